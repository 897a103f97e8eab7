cuckoo-title = Koekoek
cuckoo-pitch = Iedereen heeft één kaart. Houd hem, of schuif hem door: de laagste kaart kost een leven.
cuckoo-by = traditioneel
cuckoo-house-lives = Levens aan het begin

cuckoo-ace = aas
cuckoo-two = twee
cuckoo-three = drie
cuckoo-four = vier
cuckoo-five = vijf
cuckoo-six = zes
cuckoo-seven = zeven
cuckoo-eight = acht
cuckoo-nine = negen
cuckoo-ten = tien
cuckoo-jack = boer
cuckoo-queen = vrouw
cuckoo-king = heer

## De tafel

cuckoo-pile = Trekstapel: { $n }
cuckoo-column-lives = Levens
cuckoo-column-card = Kaart
cuckoo-deals = deelt
cuckoo-is-out = eruit
cuckoo-hand = Jouw kaart:
cuckoo-no-card = geen
cuckoo-play = { $name } houdt of ruilt.
cuckoo-you-play = Houd je je kaart, of ruil je hem?
cuckoo-over = Het spel is afgelopen.

## Groepen zetten en hun toetsen (m, n, q, s en u zijn bezet)

cuckoo-group-keep = Houden
    .key = h
cuckoo-group-swap = Ruilen
    .key = r

## Zetten

cuckoo-keep = Houd de kaart
cuckoo-swap = Ruil de kaart

## Wat er gebeurt

cuckoo-event-dealt = { $name } krijgt een kaart: { $card }.
    .unseen = { $name } krijgt een kaart.
cuckoo-event-kept = { $name } houdt de kaart.
cuckoo-event-offered = { $name } wil ruilen en biedt een kaart: { $card }.
    .unseen = { $name } wil ruilen.
cuckoo-event-given = { $name } geeft { $other } er een kaart voor: { $card }.
    .unseen = { $name } en { $other } ruilen van kaart.
cuckoo-event-stopped = { $name } toont een heer. Er wordt niet geruild.
cuckoo-event-put-down = { $name } legt een kaart af: { $card }.
cuckoo-event-drawn = { $name } trekt een kaart: { $card }.
    .unseen = { $name } trekt een kaart.
cuckoo-event-turned = { $name } draait een kaart om: { $card }.
cuckoo-event-lost = { $name } verliest een leven.
cuckoo-event-out = { $name } ligt eruit.
cuckoo-event-ended = Het spel is afgelopen.

## Wat er in de doos zit

cuckoo-box-cards = De kaarten, de laagste eerst
cuckoo-box-copies = Aantal
