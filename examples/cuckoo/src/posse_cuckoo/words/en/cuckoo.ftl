cuckoo-title = Cuckoo
cuckoo-pitch = Everyone has one card. Keep it, or push it off on your neighbour: the lowest card loses a life.
cuckoo-by = traditional
cuckoo-house-lives = Lives to start with

cuckoo-ace = ace
cuckoo-two = two
cuckoo-three = three
cuckoo-four = four
cuckoo-five = five
cuckoo-six = six
cuckoo-seven = seven
cuckoo-eight = eight
cuckoo-nine = nine
cuckoo-ten = ten
cuckoo-jack = jack
cuckoo-queen = queen
cuckoo-king = king

## The table

cuckoo-pile = Draw pile: { $n }
cuckoo-column-lives = Lives
cuckoo-column-card = Card
cuckoo-deals = deals
cuckoo-is-out = out
cuckoo-hand = Your card:
cuckoo-no-card = none
cuckoo-play = { $name } keeps or swaps.
cuckoo-you-play = Keep your card, or swap it?
cuckoo-over = The game is over.

## Groups of moves, and the key that opens each (m, n, q, s and u are taken)

cuckoo-group-keep = Keep
    .key = k
cuckoo-group-swap = Swap
    .key = w

## Moves

cuckoo-keep = Keep the card
cuckoo-swap = Swap the card

## What happens

cuckoo-event-dealt = { $name } is dealt a card: { $card }.
    .unseen = { $name } is dealt a card.
cuckoo-event-kept = { $name } keeps the card.
cuckoo-event-offered = { $name } wants to swap, and offers a card: { $card }.
    .unseen = { $name } wants to swap.
cuckoo-event-given = { $name } gives { $other } a card for it: { $card }.
    .unseen = { $name } and { $other } swap cards.
cuckoo-event-stopped = { $name } shows a king. Nothing is swapped.
cuckoo-event-put-down = { $name } puts down a card: { $card }.
cuckoo-event-drawn = { $name } draws a card: { $card }.
    .unseen = { $name } draws a card.
cuckoo-event-turned = { $name } turns up a card: { $card }.
cuckoo-event-lost = { $name } loses a life.
cuckoo-event-out = { $name } is out.
cuckoo-event-ended = The game is over.

## What is in the box

cuckoo-box-cards = The cards, lowest first
cuckoo-box-copies = Copies
