showdown-title = Showdown
showdown-pitch = Bluff for the strongbox, then shoot. Whoever has the most coins wins. Ten minutes, four kinds of card.

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

## The rules

SD-1 = The box holds 8 jacks, 6 kings, 4 aces, 6 vests and 60 coins. Each seat starts with a hand of three cards and a purse of three coins. The remaining cards are the pile. A random seat holds the revolver.
SD-2 = Hands and cards laid face down are secret. Coins, the discards and the number of cards in each hand and in the pile are open to all.
SD-3 = Only a seat that is asked may act, and only once each time it is asked.
SD-10 = At the start of each round four coins go from the bank into the strongbox, or as many as are left.
SD-11 = All seats lay one card from their hand face down, in secret and at the same time. There is no passing.
SD-12 = When all have laid, all cards are turned up together. The highest value takes the strongbox: ace 3, king 2, jack 1, vest 0. If several are equal, they share it evenly; coins that cannot be shared stay in it.
SD-13 = The cards turned up are then discarded.
SD-20 = The seat with the revolver may shoot at one opponent who has a coin, as long as there is a card in the pile. It may also hold its fire.
SD-21 = A shot turns up the top card of the pile. Aces and vests have no bullet hole: a miss, and the card is discarded.
SD-22 = Jacks and kings have a bullet hole: a hit. The shooter takes that card into hand, and everybody knows it is there.
SD-23 = Whoever is hit is asked at once for a vest, whether they hold one or not. A vest from the hand is discarded and stops the bullet; nobody has to show one.
SD-24 = Without a vest, whoever is hit pays the shooter two coins, or all they have left.
SD-30 = The round ends with the revolver passing to the left.
SD-31 = Starting with whoever has the revolver now, all seats draw until they hold three cards.
SD-32 = If the pile cannot fill all hands, nobody draws and the game is over.
SD-40 = Whoever has the most coins wins. In a tie the win is shared.
