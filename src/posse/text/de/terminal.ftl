# An jedem Tisch: der Platz der lesenden Person
table-you = { $name } (du)

list-and = { $first } und { $last }

terminal-stranger = Namenlos
terminal-welcome = ? hilft weiter, rules zeigt die Regeln.
terminal-prompt = Dein Zug (eine Nummer, oder ? für Hilfe):
terminal-no-number = Die Züge sind von 1 bis { $n } nummeriert.
terminal-no-move = Den Zug „{ $move }“ gibt es nicht.
terminal-ask-help = Tipp ? für Hilfe.
terminal-legal = Dieser Zug ist erlaubt.
terminal-no-rule = Es gibt keine Regel { $number }.
terminal-no-undo = Es gibt noch nichts zurückzunehmen.
terminal-undone = Zurückgenommen.
terminal-memory = Merkhilfe
terminal-memory-on = Merkhilfe an: Auch was ein gutes Gedächtnis wüsste, ist zu sehen.
terminal-memory-off = Merkhilfe aus: Nur was offen liegt, ist zu sehen.
terminal-not-over = { $file } gibt es schon, und es ist kein Protokoll: Es wurde nichts geschrieben.
terminal-saved = Gespeichert in { $file }
terminal-kept = Die Partie ist gespeichert. Weiterspielen oder noch einmal ansehen:
terminal-printed = Damit nichts verloren geht, hier das Protokoll. Kopier es in eine Datei.
terminal-won = { $n ->
    [one] { $names } gewinnt.
   *[other] Gleichstand: { $names } teilen sich den Sieg.
}
terminal-choose-game = Welches Spiel? (1 bis { $n }, oder quit)
terminal-choose-level = Welche Gegner? (1 bis { $n }, Enter für 1)
terminal-level-greenhorn = Grünschnäbel: Anfänger, die manches übersehen und sich verschätzen
terminal-level-deputy = Hilfssheriffs: spielen solide und sofort
terminal-level-sheriff = Sheriffs: denken vor jedem Zug eine Sekunde nach; beim ersten Mal brauchen sie eine Minute, bis sie bereit sind
terminal-get-ready = Die Sheriffs machen sich bereit: Das dauert beim ersten Mal eine Minute.
terminal-help =
    Eine Nummer spielt den Zug daneben; Wörter auch, zum Beispiel: { $legal }
    ? ZUG         welche Regel einen Zug verbietet, zum Beispiel: ? { $move }
    rules         alle Regeln; { $rule }: eine davon
    log           was bisher geschah
    undo          deinen letzten Zug zurücknehmen; die Karten fallen wieder gleich
    memory        Merkhilfe an oder aus: zeigen, was ein gutes Gedächtnis wüsste
    save DATEI    eine Kopie der Partie bis hierher speichern
    quit          aufhören; die Partie wird gespeichert

## Auf dem ganzen Bildschirm

terminal-foot = ? Hilfe · / tippen · Tab Verlauf · m Merkhilfe · u zurück · s sichern · q Ende
terminal-skip = Leertaste: schneller
terminal-back = Esc: zurück
terminal-type = Ein Zug in Worten, zum Beispiel: { $move } (Esc: zurück)
terminal-not-now = Du bist nicht am Zug.
terminal-page-refused = Gegen die Regeln
terminal-page-on = Enter: weiter
terminal-page-help = Hilfe
terminal-page-keys = Tasten
terminal-page-legend = So liest man den Tisch
terminal-page-last = Die Regel hinter der letzten Ablehnung
terminal-page-rules = Die Regeln nach Nummern
terminal-page-scroll = Nummer tippen: diese Regel · ↑ ↓ · Esc: zurück
terminal-page-over = Der Staub legt sich
terminal-page-scores = Endstand: { $scores }
terminal-page-end = n: neue Partie · q: Ende
terminal-screen-help =
    Ein Buchstabe öffnet eine Gruppe von Zügen oder spielt ihren einzigen sofort; eine Ziffer spielt dann einen Zug.
    Ein Zug behält seine Ziffer die ganze Partie über; nur in sehr großen Gruppen wird durchgezählt, was gerade geht.
    Pfeiltasten und Enter tun dasselbe, ein Klick auch. Esc führt zurück.
    Graue Züge gehen gerade nicht: Ihre Taste zeigt die Regel, die sie verbietet.
    /      einen Zug tippen, oder ? und einen Zug: welche Regel ihn verbietet
    Tab    der Verlauf, größer; Bild auf und Bild ab blättern darin
    u      deinen letzten Zug zurücknehmen; die Karten fallen wieder gleich
    m      Merkhilfe an oder aus: zeigen, was ein gutes Gedächtnis wüsste
    s      sichern; q sichert auch und hört auf. posse play --resume spielt weiter
    Während andere ziehen, macht jede Taste ihnen Beine. Links von dir sitzt, wer in der Liste nach dir kommt.
