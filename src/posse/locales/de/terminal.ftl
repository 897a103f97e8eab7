# An jedem Tisch: der Platz der lesenden Person
table-you = { $name } (du)

list-and = { $first } und { $last }

terminal-stranger = Namenlos
terminal-prompt = Dein Zug (eine Nummer, oder ? für Hilfe):
terminal-no-number = Die Züge sind von 1 bis { $n } nummeriert.
terminal-no-move = Den Zug „{ $move }“ gibt es nicht.
terminal-ask-help = Tippe ? für Hilfe.
terminal-legal = Dieser Zug ist erlaubt.
terminal-no-rule = Es gibt keine Regel { $number }.
terminal-no-undo = Es gibt noch nichts zurückzunehmen.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert in { $file }
terminal-kept = Die Partie ist gespeichert: { $command }
terminal-printed = Damit nichts verloren geht, hier die Aufzeichnung. Kopiere sie in eine Datei.
terminal-won = { $n ->
    [one] { $names } gewinnt.
   *[other] Gleichstand: { $names } teilen sich den Sieg.
}
terminal-choose-game = Welches Spiel?
terminal-help =
    Eine Nummer spielt den Zug daneben; die grauen Wörter tun dasselbe.
    ? lay king    welche Regel diesen Zug verbietet
    rules         alle Regeln; rules SD-11: eine davon
    log           was bisher geschah
    undo          deinen letzten Zug zurücknehmen
    save          jetzt speichern; save DATEI: in diese Datei
    quit          speichern und gehen
