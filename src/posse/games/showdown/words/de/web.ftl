## Der Tisch im Browser

showdown-web-help = Gegenüber sitzen die anderen, dazwischen steht die Geldkiste. Deine Handkarten und alle, auf die du schießen kannst, sind Schaltflächen, sobald du sie wählen kannst.
showdown-web-street = Die Straße
showdown-web-strongbox = Geldkiste
# $n: Münzen, um die es beim nächsten Showdown geht
showdown-web-at-stake = { $n ->
    [one] { $n } Münze für die höchste Karte
   *[other] { $n } Münzen für die höchste Karte
}
showdown-web-pile = Stapel
showdown-web-pile-n = Stapel: { $n } Karten
showdown-web-discards = Abgeworfen
# $n von so vielen, wie in der Schachtel sind: $all
showdown-web-gone = { $card }: { $n } von { $all } abgeworfen
showdown-web-hits = { $n } % Treffer
showdown-web-hits-why = { $n } % der Karten, die du nicht gesehen hast, haben ein Einschussloch
showdown-web-a-hit = Treffer!
showdown-web-a-miss = Daneben
showdown-web-hand = Deine Hand
showdown-web-hand-n = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
showdown-web-lay-here = Deine Karte, verdeckt
showdown-web-your-card = Deine Karte
showdown-web-last-round = Vorige Runde
# Was eine Karte beim Showdown zählt
showdown-web-counts = { $n } wert
showdown-web-hole = ein Treffer, wenn ein Schuss sie aufdeckt
showdown-web-no-hole = daneben, wenn ein Schuss sie aufdeckt
showdown-web-would-take = Ein Treffer bringt { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
showdown-web-score = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
