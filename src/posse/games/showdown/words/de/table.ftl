showdown-title = Showdown
showdown-pitch = Erst um die Geldkiste bluffen, dann schießen. Wer die meisten Münzen hat, gewinnt. Zehn Minuten, vier Sorten Karten.
showdown-house-hand-size = Karten auf der Hand
showdown-house-coins = Münzen in der Bank
showdown-house-purse = Münzen zu Beginn
showdown-house-stake = Einsatz pro Runde
showdown-house-bounty = Was ein Treffer kostet

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
