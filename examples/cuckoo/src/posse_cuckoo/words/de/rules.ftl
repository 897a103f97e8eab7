## Vorbereitung

CU-1 = In der Schachtel ist ein Blatt mit { $n } Karten; das Ass ist am niedrigsten, der König am höchsten. Alle beginnen mit { $lives ->
        [one] 1 Leben
       *[other] { $lives } Leben
    }. Wer zuerst gibt, entscheidet das Los.
CU-2 = Deine Karte siehst nur du. Leben, Ablage und wer mit wem getauscht hat, sind offen.
CU-3 = Nur wer am Zug ist, darf handeln.

## Eine Runde

CU-10 = Alle, die noch ein Leben haben, bekommen eine Karte, vom linken Nachbarn des Gebers an.
CU-11 = In dieser Reihenfolge behalten alle ihre Karte oder tauschen sie.
CU-12 = Getauscht wird mit dem nächsten Spieler zur Linken; er kann nicht ablehnen. Beide kennen dann beide Karten.
CU-13 = Ein König verhindert den Tausch: Er wird allen gezeigt, und beide behalten ihre Karten.
CU-14 = Der Geber kommt zuletzt und tauscht mit dem Nachziehstapel: Die alte Karte wird offen abgelegt, eine neue gezogen.

## Das Ende einer Runde

CU-20 = Alle Karten werden aufgedeckt. Die niedrigste kostet ein Leben; bei Gleichstand verlieren alle eines.
CU-21 = Wer kein Leben mehr hat, scheidet aus.
CU-22 = Alle Karten werden zusammengemischt, und der nächste Spieler zur Linken, der noch dabei ist, gibt.

## Das Ende

CU-30 = Wer als Letzter ein Leben hat, gewinnt. Scheiden die Letzten zusammen aus, teilen sie sich den Sieg.
