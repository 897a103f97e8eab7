cuckoo-title = Kuckuck
cuckoo-pitch = Jeder hat eine Karte. Behalt sie, oder schieb sie weiter: Die niedrigste Karte kostet ein Leben.
cuckoo-by = überliefert
cuckoo-house-lives = Leben zu Beginn

cuckoo-ace = Ass
cuckoo-two = Zwei
cuckoo-three = Drei
cuckoo-four = Vier
cuckoo-five = Fünf
cuckoo-six = Sechs
cuckoo-seven = Sieben
cuckoo-eight = Acht
cuckoo-nine = Neun
cuckoo-ten = Zehn
cuckoo-jack = Bube
cuckoo-queen = Dame
cuckoo-king = König

## Der Tisch

cuckoo-pile = Nachziehstapel: { $n }
cuckoo-column-lives = Leben
cuckoo-column-card = Karte
cuckoo-deals = gibt
cuckoo-is-out = draußen
cuckoo-hand = Deine Karte:
cuckoo-no-card = keine
cuckoo-play = { $name } behält oder tauscht.
cuckoo-you-play = Behältst du deine Karte, oder tauschst du?
cuckoo-over = Die Partie ist zu Ende.

## Gruppen von Zügen und ihre Tasten (m, n, q, s und u sind vergeben)

cuckoo-group-keep = Behalten
    .key = b
cuckoo-group-swap = Tauschen
    .key = t

## Züge

cuckoo-keep = Behalt die Karte
cuckoo-swap = Tausch die Karte

## Was geschieht

cuckoo-event-dealt = { $name } bekommt eine Karte: { $card }.
    .unseen = { $name } bekommt eine Karte.
cuckoo-event-kept = { $name } behält die Karte.
cuckoo-event-offered = { $name } will tauschen und bietet eine Karte: { $card }.
    .unseen = { $name } will tauschen.
cuckoo-event-given = { $name } gibt { $other } dafür eine Karte: { $card }.
    .unseen = { $name } und { $other } tauschen die Karten.
cuckoo-event-stopped = { $name } zeigt einen König. Es wird nicht getauscht.
cuckoo-event-put-down = { $name } legt eine Karte ab: { $card }.
cuckoo-event-drawn = { $name } zieht eine Karte: { $card }.
    .unseen = { $name } zieht eine Karte.
cuckoo-event-turned = { $name } deckt eine Karte auf: { $card }.
cuckoo-event-lost = { $name } verliert ein Leben.
cuckoo-event-out = { $name } scheidet aus.
cuckoo-event-ended = Die Partie ist zu Ende.

## Was in der Schachtel ist

cuckoo-box-cards = Die Karten, die niedrigste zuerst
cuckoo-box-copies = Anzahl
