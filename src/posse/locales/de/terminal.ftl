# An jedem Tisch: der Platz der lesenden Person
table-you = { $name } (du)

list-and = { $first } und { $last }

terminal-stranger = Namenlos
terminal-welcome = ? hilft weiter, rules zeigt die Regeln.
terminal-prompt = Dein Zug (eine Nummer, oder ? für Hilfe):
terminal-no-number = Die Züge sind von 1 bis { $n } nummeriert.
terminal-no-move = Den Zug „{ $move }“ gibt es nicht.
terminal-ask-help = Tippe ? für Hilfe.
terminal-legal = Dieser Zug ist erlaubt.
terminal-no-rule = Es gibt keine Regel { $number }.
terminal-no-undo = Es gibt noch nichts zurückzunehmen.
terminal-undone = Zurückgenommen.
terminal-not-over = { $file } gibt es schon und ist keine Aufzeichnung: Es wurde nichts geschrieben.
terminal-saved = Gespeichert in { $file }
terminal-kept = Die Partie ist aufgehoben. Weiterspielen oder noch einmal ansehen:
terminal-printed = Damit nichts verloren geht, hier die Aufzeichnung. Kopiere sie in eine Datei.
terminal-won = { $n ->
    [one] { $names } gewinnt.
   *[other] Gleichstand: { $names } teilen sich den Sieg.
}
terminal-choose-game = Welches Spiel? (1 bis { $n }, oder quit)
terminal-help =
    Eine Nummer spielt den Zug daneben; die grauen Wörter tun dasselbe.
    ? ZUG         welche Regel einen Zug verbietet, zum Beispiel: ? { $move }
    rules         alle Regeln; { $rule }: eine davon
    log           was bisher geschah
    undo          deinen letzten Zug zurücknehmen; die Karten fallen wieder gleich
    save DATEI    eine Kopie der Partie bis hierher
    quit          aufhören; die Partie wird aufgehoben
