showdown-title = Showdown
showdown-pitch = Bluff for the strongbox, then shoot. Whoever has the most coins wins. Ten minutes, four kinds of card.
showdown-house-hand-size = Cards in a hand
showdown-house-coins = Coins in the bank
showdown-house-purse = Coins to start with
showdown-house-stake = Coins at stake each round
showdown-house-bounty = What a hit costs

showdown-jack = jack
showdown-king = king
showdown-ace = ace
showdown-vest = vest
showdown-one-jack = a jack
showdown-one-king = a king
showdown-one-ace = an ace
showdown-one-vest = a vest
showdown-one-card = { $n ->
    [one] a card
   *[other] { $n } cards
}
showdown-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
showdown-none = none

## The table

showdown-piles = Strongbox { $strongbox } · bank { $bank } · pile { $pile }
showdown-column-coins = Coins
showdown-column-cards = Cards
showdown-revolver = revolver
showdown-has-laid = card laid face down
showdown-known = known: { $cards }
showdown-discard = Discarded: { $cards }
showdown-hand = Your hand:
showdown-laid = You have laid: { $card }
showdown-choose = Everybody lays a card in secret.
showdown-aim = { $name } holds the revolver.
showdown-answer = { $name } has been hit. A vest would stop the bullet.
showdown-over = The game is over.
showdown-you-choose = Lay a card in secret.
showdown-you-aim = You hold the revolver. Shoot at somebody, or hold your fire.
showdown-you-answer = You have been hit! A vest would stop the bullet.

## Groups of moves, and the key that opens each (m, n, q, s and u are taken)

showdown-group-lay = Lay a card
    .key = l
showdown-group-shoot = Fire
    .key = f
showdown-group-hold = Hold your fire
    .key = h
showdown-group-vest = Show a vest
    .key = v
showdown-group-take-it = Take the hit and pay
    .key = t

## Moves

showdown-lay = Lay { $card }
showdown-shoot = Shoot at { $name }
showdown-hold = Hold your fire
showdown-show-vest = Show a vest
showdown-take-it = Take the hit and pay

## What happens

showdown-event-purse = { $name } starts with { $card }.
showdown-event-staked = { $card } into the strongbox.
showdown-event-chosen = { $name } lays { $card } face down.
showdown-event-revealed = { $name } turns up { $card }.
showdown-event-shared = { $name } takes { $card } from the strongbox.
showdown-event-aimed = { $name } shoots at { $other }.
showdown-event-held = { $name } does not shoot.
showdown-event-turned = The shot turns up { $card }.
showdown-event-missed = No bullet hole: a miss.
showdown-event-hit = A hit! { $name } keeps the { $card }.
showdown-event-dodged = { $name } shows a vest. The bullet stops there.
showdown-event-paid = { $name } pays { $other } { $card }.
showdown-event-passed = { $name } takes the revolver.
showdown-event-drawn = { $name } draws { $card }.
showdown-event-ended = The pile can no longer fill all hands.
