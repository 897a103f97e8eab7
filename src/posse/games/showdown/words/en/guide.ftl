## How to play in two minutes: at the top of each game's rules

showdown-brief-1 = Each round four coins go into the strongbox. Everybody lays a card in secret, and all are turned up together.
showdown-brief-2 = The highest card takes the strongbox: ace, then king, then jack; a vest is worth nothing. Equal cards share it.
showdown-brief-3 = The player with the revolver may shoot. The top card of the pile decides: a jack or a king is a hit.
showdown-brief-4 = Whoever is hit shows a vest or pays two coins. Then the revolver passes to the left, and everybody draws back up to three cards.
showdown-brief-5 = When the pile can no longer fill all hands, whoever has the most coins wins.

## First-game help on the table

showdown-guide-1 = In each round { $stake ->
    [one] 1 coin goes
   *[other] { $stake } coins go
} into the strongbox. The highest card takes what is in it.
showdown-guide-2 = Lay a card face down. Everybody does so at the same time: ace beats king, king beats jack, a vest is worth nothing.
showdown-guide-3 = The cards are turned up, and the coins go to the highest. Equal cards share them.
showdown-guide-4 = The player with the revolver may shoot at somebody who has coins. A jack or a king from the pile is a hit.
showdown-guide-5 = Hit? A vest stops the bullet. Without one it costs you { $bounty ->
    [one] 1 coin
   *[other] { $bounty } coins
}.
showdown-guide-6 = The revolver passes to the left, hands are filled up, and on it goes until the pile runs short. Whoever has the most coins wins.
