## What a card is, when it is looked at

wyatt-earp-look-outlaw = Outlaw
wyatt-earp-look-photo = Photo · sheriff card
wyatt-earp-look-sheriff = Sheriff card
wyatt-earp-look-poster = Poster
wyatt-earp-look-row = A row on the table
wyatt-earp-look-whose-row = { $outlaw } · { $name }
wyatt-earp-look-your-row = { $outlaw } · yours

wyatt-earp-look-does-outlaw = { $set_size ->
    [1] Lay one or more of one name together: a set.
   *[other] Lay { $set_size } or more of one name together: a set.
} Once anybody has laid one, single cards may follow. Each card after the first that you lay together puts $1,000 on the poster.
wyatt-earp-look-hole = It has a bullet hole: turned up by a shot, it is a hit.
wyatt-earp-look-no-hole = It has no bullet hole: turned up by a shot, it is a miss.
wyatt-earp-look-one-sheriff = You may play one sheriff card a turn.
wyatt-earp-look-shot = Needs a shot: the top card of the draw pile is turned over, and a bullet hole is a hit. On a miss the card is lost.

wyatt-earp-look-worth = Worth in a row
wyatt-earp-look-points = { $n ->
    [one] { $n } sheriff point (SP)
   *[other] { $n } sheriff points (SP)
}
wyatt-earp-look-adds = Adds to the reward
wyatt-earp-look-set = Set of this outlaw
wyatt-earp-look-set-yes = laid: single cards may be added
wyatt-earp-look-set-no = not laid yet
wyatt-earp-look-out = On the table
wyatt-earp-look-out-of = { $n } of { $all }
wyatt-earp-look-hit = Chance of a hit
wyatt-earp-look-hit-n = { $n }%, going by the cards in sight

wyatt-earp-look-reward = Reward
wyatt-earp-look-total = Points in all
wyatt-earp-look-total-of = { $n } of the { $all } it takes to be paid
wyatt-earp-look-pays = If the hand ended now
wyatt-earp-look-pays-none = It would stay here.
wyatt-earp-look-seat-pays = { $n } SP, paid { $money }
wyatt-earp-look-seat-points = { $n } SP, paid nothing
wyatt-earp-look-does-poster = At the end of the hand the reward goes to whoever has the most points in their row for this outlaw.
wyatt-earp-look-does-alone = A lead of { $n } SP takes it all. Otherwise it is shared with whoever is close behind.

wyatt-earp-look-cards = Cards
wyatt-earp-look-row-empty = Nothing has been laid here.
wyatt-earp-look-covered = A Hideout covers this row. Its { $n } SP count for nothing until a Wyatt Earp shoots it free.
wyatt-earp-look-row-points = Sheriff points
wyatt-earp-look-row-pays = If the hand ended now

wyatt-earp-look-pile = Draw pile
wyatt-earp-look-does-pile = At the start of your turn, draw its two top cards, or take the top discard instead. Shots are turned up from here, too.
wyatt-earp-look-left = Cards left
wyatt-earp-look-pile-last = It has been renewed once. When fewer than two cards are left, drawing ends the hand.
wyatt-earp-look-discards = Discard pile
wyatt-earp-look-does-discards = Its top card may be taken at the start of a turn, instead of drawing two.
wyatt-earp-look-top = On top

## What can be done with it

wyatt-earp-deed-discard = Discard it: your turn ends
wyatt-earp-deed-discard-last = Discard it: the hand ends
wyatt-earp-deed-lay = { $n ->
    [one] Lay it
   *[other] Lay { $n } together
}
wyatt-earp-deed-play = Play it
wyatt-earp-deed-shoot = Shoot for it
wyatt-earp-deed-draw = Draw two cards
wyatt-earp-deed-search = Search the discard pile
wyatt-earp-deed-free = Shoot a row free
wyatt-earp-deed-rob = Shoot to steal one from a row
wyatt-earp-ask-title = Ask the players for an outlaw
wyatt-earp-ask-side = Asked in this order

## Why a card cannot be played now, rule by rule

wyatt-earp-why-we-10 = Your turn begins with drawing: two cards from the pile, or the top discard.
wyatt-earp-why-we-20 = You have played your one sheriff card of this turn.
wyatt-earp-why-we-21 = Nobody has laid a set of this outlaw yet. The first cards must be { $set } or more, laid together.
wyatt-earp-why-we-24 = You need another card left to discard: your last one is never played.
wyatt-earp-why-we-41 = It would have no target. A robbery or the Fastest Gun needs a row of your own, a Hideout an uncovered row of a rival, and stealing an outlaw in a rival’s row.
wyatt-earp-why-we-42 = No card is left for a shot, and the draw pile has been renewed once already.
wyatt-earp-why-we-50 = Nobody has laid a set of this outlaw yet. A Photo waits for one.
wyatt-earp-why-we-60 = There aren’t two cards left to draw.
wyatt-earp-why-we-61 = After a search you first play the card you found, or keep it.
