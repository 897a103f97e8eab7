## Aufbau

SD-1 = In der Schachtel sind { $cards_listed } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. Alle beginnen mit { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand und { $purse ->
        [one] 1 Münze
       *[other] { $purse } Münzen
    } im Beutel. Die übrigen Karten bilden den Stapel. Wer den Revolver hat, bestimmt der Zufall.
SD-2 = Handkarten und verdeckt gelegte Karten sind geheim. Offen für alle sind die Münzen, die abgeworfenen Karten und wie viele Karten auf einer Hand und im Stapel sind.
SD-3 = Nur wer gefragt wird, darf etwas tun, und jedes Mal nur einmal.

## Das Aufdecken

SD-10 = Zu Beginn jeder Runde { $stake ->
        [one] kommt 1 Münze
       *[other] kommen { $stake } Münzen
    } aus der Bank in die Geldkiste, oder so viele, wie noch da sind.
SD-11 = Alle legen je eine Handkarte verdeckt hin, geheim und gleichzeitig. Passen gibt es nicht.
SD-12 = Haben alle gelegt, werden alle Karten zugleich aufgedeckt. Der höchste Wert bekommt die Geldkiste: { $values }. Bei Gleichstand wird sie gleichmäßig geteilt; Münzen, die sich nicht teilen lassen, bleiben darin.
SD-13 = Danach werden die aufgedeckten Karten abgeworfen.

## Der Schuss

SD-20 = Wer den Revolver hat, darf auf einen Gegner mit mindestens einer Münze schießen, solange eine Karte im Stapel ist. Nicht schießen ist auch erlaubt.
SD-21 = Ein Schuss deckt die oberste Karte des Stapels auf. Ohne Einschussloch geht er daneben, und die Karte wird abgeworfen. Kein Loch: { $whole }.
SD-22 = Mit Einschussloch ist es ein Treffer. Wer geschossen hat, nimmt diese Karte auf die Hand, und alle wissen, dass sie dort ist. Ein Loch: { $holed }.
SD-23 = Wer getroffen ist, wird sofort nach einer Weste gefragt, ob nun eine auf der Hand ist oder nicht. Eine Weste von der Hand wird abgeworfen und hält die Kugel auf; niemand muss eine zeigen.
SD-24 = Ohne Weste zahlt, wer getroffen ist, dem Schützen { $bounty ->
        [one] 1 Münze
       *[other] { $bounty } Münzen
    }, oder alles, was noch da ist.

## Das Ende einer Runde

SD-30 = Am Ende der Runde wandert der Revolver nach links.
SD-31 = Wer den Revolver jetzt hat, fängt an: Reihum ziehen alle nach, bis sie { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand haben.
SD-32 = Reicht der Stapel nicht, um alle Hände aufzufüllen, zieht niemand, und das Spiel ist aus.

## Das Ende

SD-40 = Wer die meisten Münzen hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

## Wörter, aus denen die Regeln gemacht sind

showdown-rule-jack = { $n ->
    [one] 1 Bube
   *[other] { $n } Buben
}
showdown-rule-king = { $n ->
    [one] 1 König
   *[other] { $n } Könige
}
showdown-rule-ace = { $n ->
    [one] 1 Ass
   *[other] { $n } Asse
}
showdown-rule-vest = { $n ->
    [one] 1 Weste
   *[other] { $n } Westen
}
showdown-rule-none = keine Karte
