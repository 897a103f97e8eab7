showdown-title = Showdown
showdown-pitch = Erst um die Geldkiste bluffen, dann schießen. Wer die meisten Münzen hat, gewinnt. Zehn Minuten, vier Sorten Karten.

showdown-jack = Bube
showdown-king = König
showdown-ace = Ass
showdown-vest = Weste
showdown-one-jack = einen Buben
showdown-one-king = einen König
showdown-one-ace = ein Ass
showdown-one-vest = eine Weste
showdown-one-card = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
showdown-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
showdown-none = keine

## Der Tisch

showdown-piles = Geldkiste { $strongbox } · Bank { $bank } · Stapel { $pile }
showdown-column-coins = Münzen
showdown-column-cards = Karten
showdown-revolver = Revolver
showdown-has-laid = Karte liegt verdeckt
showdown-known = bekannt: { $cards }
showdown-discard = Abgeworfen: { $cards }
showdown-hand = Deine Hand:
showdown-laid = Du hast gelegt: { $card }
showdown-choose = Alle legen geheim eine Karte.
showdown-aim = { $name } hat den Revolver.
showdown-answer = { $name } ist getroffen. Eine Weste würde die Kugel aufhalten.
showdown-over = Die Partie ist zu Ende.
showdown-you-choose = Leg geheim eine Karte.
showdown-you-aim = Du hast den Revolver. Schieß auf jemanden oder lass es sein.
showdown-you-answer = Du bist getroffen! Eine Weste würde die Kugel aufhalten.

## Gruppen von Zügen und die Taste, die sie öffnet (m, n, q, s und u sind vergeben)

showdown-group-lay = Karte legen
    .key = k
showdown-group-shoot = Schießen
    .key = c
showdown-group-hold = Nicht schießen
    .key = i
showdown-group-vest = Weste zeigen
    .key = w
showdown-group-take-it = Treffer einstecken und zahlen
    .key = t

## Züge

showdown-lay = { $card } legen
showdown-shoot = Auf { $name } schießen
showdown-hold = Nicht schießen
showdown-show-vest = Weste zeigen
showdown-take-it = Treffer einstecken und zahlen

## Was geschieht

showdown-event-purse = { $name } beginnt mit { $card }.
showdown-event-staked = { $card } in die Geldkiste.
showdown-event-chosen = { $name } legt verdeckt { $card }.
showdown-event-revealed = { $name } deckt { $card } auf.
showdown-event-shared = { $name } nimmt { $card } aus der Geldkiste.
showdown-event-aimed = { $name } schießt auf { $other }.
showdown-event-held = { $name } schießt nicht.
showdown-event-turned = Der Schuss deckt { $card } auf.
showdown-event-missed = Kein Einschussloch: daneben.
showdown-event-hit = Treffer! { $name } behält die Karte: { $card }.
showdown-event-dodged = { $name } zeigt eine Weste. Da bleibt die Kugel stecken.
showdown-event-paid = { $name } zahlt { $card } an { $other }.
showdown-event-passed = { $name } nimmt den Revolver.
showdown-event-drawn = { $name } zieht { $card }.
showdown-event-ended = Der Stapel reicht nicht mehr, um die Hände aufzufüllen.

## Die Regeln

SD-1 = In der Schachtel sind 8 Buben, 6 Könige, 4 Asse, 6 Westen und 60 Münzen. Alle beginnen mit drei Karten auf der Hand und drei Münzen im Beutel. Die übrigen Karten bilden den Stapel. Wer den Revolver hat, bestimmt der Zufall.
SD-2 = Handkarten und verdeckt gelegte Karten sind geheim. Offen für alle sind die Münzen, die abgeworfenen Karten und wie viele Karten auf einer Hand und im Stapel sind.
SD-3 = Nur wer gefragt wird, darf etwas tun, und jedes Mal nur einmal.
SD-10 = Zu Beginn jeder Runde kommen vier Münzen aus der Bank in die Geldkiste, oder so viele, wie noch da sind.
SD-11 = Alle legen je eine Handkarte verdeckt hin, geheim und gleichzeitig. Passen gibt es nicht.
SD-12 = Haben alle gelegt, werden alle Karten zugleich aufgedeckt. Der höchste Wert bekommt die Geldkiste: Ass 3, König 2, Bube 1, Weste 0. Bei Gleichstand wird sie gleichmäßig geteilt; Münzen, die sich nicht teilen lassen, bleiben darin.
SD-13 = Danach werden die aufgedeckten Karten abgeworfen.
SD-20 = Wer den Revolver hat, darf auf einen Gegner mit mindestens einer Münze schießen, solange eine Karte im Stapel ist. Nicht schießen ist auch erlaubt.
SD-21 = Ein Schuss deckt die oberste Karte des Stapels auf. Asse und Westen haben kein Einschussloch: daneben, und die Karte wird abgeworfen.
SD-22 = Buben und Könige haben ein Einschussloch: Treffer. Wer geschossen hat, nimmt diese Karte auf die Hand, und alle wissen, dass sie dort ist.
SD-23 = Wer getroffen ist, wird sofort nach einer Weste gefragt, ob nun eine auf der Hand ist oder nicht. Eine Weste von der Hand wird abgeworfen und hält die Kugel auf; niemand muss eine zeigen.
SD-24 = Ohne Weste zahlt, wer getroffen ist, dem Schützen zwei Münzen, oder so viele, wie noch da sind.
SD-30 = Am Ende der Runde wandert der Revolver nach links.
SD-31 = Wer den Revolver jetzt hat, fängt an: Reihum ziehen alle nach, bis sie drei Karten auf der Hand haben.
SD-32 = Reicht der Stapel nicht, um alle Hände aufzufüllen, zieht niemand, und das Spiel ist zu Ende.
SD-40 = Wer die meisten Münzen hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
