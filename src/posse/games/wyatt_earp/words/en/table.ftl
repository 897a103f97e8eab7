wyatt-earp-title = Wyatt Earp
wyatt-earp-pitch = Hunt seven outlaws, drive up the price on their heads, and try to collect it all yourself. Once somebody has made a fortune, the richest wins.
wyatt-earp-by = by Richard Borg and Mike Fitzgerald (alea, 2001)
wyatt-earp-house-hand-size = Cards dealt to each player
wyatt-earp-house-set-size = Cards in a set
wyatt-earp-house-stall-turns = Idle turns that end a hand
wyatt-earp-house-sharers-need-points = Only players with an uncovered point share a reward

## Cards. Names of people stay as they are.

wyatt-earp-belle-starr = Belle Starr
wyatt-earp-billy-the-kid = Billy the Kid
wyatt-earp-bob-dalton = Bob Dalton
wyatt-earp-butch-cassidy = Butch Cassidy
wyatt-earp-jesse-james = Jesse James
wyatt-earp-sundance-kid = Sundance Kid
wyatt-earp-wes-hardin = Wes Hardin
wyatt-earp-photo = Photo of { $outlaw }
wyatt-earp-wyatt-earp = Wyatt Earp
wyatt-earp-bank-robbery = Bank Robbery
wyatt-earp-fastest-gun = Fastest Gun
wyatt-earp-most-wanted = Most Wanted
wyatt-earp-hideout = Hideout
wyatt-earp-stagecoach-robbery = Stagecoach Robbery
wyatt-earp-none = none

## The table

wyatt-earp-goal = ends at { $money }
wyatt-earp-hand-number = Hand { $n }
# Behind it stands the name of the top card
wyatt-earp-piles = Draw pile { $pile } · discard pile { $discards }
wyatt-earp-piles-last = Final draw pile { $pile } · discard pile { $discards }
wyatt-earp-on-top = { ", " }on top:
wyatt-earp-money = { $n ->
    [0] $0
   *[other] ${ $n },000
}
wyatt-earp-row-money = Money
wyatt-earp-row-cards = Cards in hand
wyatt-earp-points = { $n } SP
# One letter each: Photo, Bank Robbery, Fastest Gun, Stagecoach Robbery
wyatt-earp-letters = PBGS
wyatt-earp-legend = SP: sheriff points. 3{ $photo }{ $bank }: three outlaws, a Photo, a Bank Robbery. { $gun }: Fastest Gun, { $coach }: Stagecoach Robbery. In [ ]: under a Hideout.
wyatt-earp-legend-holes = A shot hits if it turns up a bullet hole. Holes are on { $cards }.
wyatt-earp-holes-outlaws = all outlaw cards
wyatt-earp-holes-photos = all Photos

# With the memory aid. Deck: what became the draw pile, in it or drawn from it
wyatt-earp-column-discards = Disc.
wyatt-earp-column-deck = Deck
wyatt-earp-sheriffs-discards = Sheriff cards discarded:
wyatt-earp-sheriffs-deck = Sheriff cards in the deck:
wyatt-earp-picked = Taken unseen from the discard pile: { $cards }
wyatt-earp-missing = Found missing there: { $cards }
wyatt-earp-known = Known cards: { $cards }
wyatt-earp-asked = Asked for in vain, + cards drawn since: { $cards }
wyatt-earp-legend-memory = Disc.: outlaws in the discard pile, { $photo }: a Photo. Deck: outlaws in the renewed draw pile, still there or drawn since.

wyatt-earp-hand = Your hand:
wyatt-earp-phase-draw = { $name } is drawing.
wyatt-earp-phase-play = { $name } may play cards, then discards one to end the turn.
wyatt-earp-phase-choose = A hit! { $name } is choosing a row for { $card }.
wyatt-earp-phase-pick = { $name } is looking through the discard pile.
wyatt-earp-phase-found = { $name } may play the card just found, or keep it.
wyatt-earp-phase-answer = { $name } may answer the Hideout with a Wyatt Earp.
wyatt-earp-phase-over = The game is over.

# What you are asked to do
wyatt-earp-you-draw = Your turn: draw two cards, or take the top discard.
wyatt-earp-you-draw-end = Your turn: the draw pile is used up. Draw to end the hand, or take the top discard.
wyatt-earp-you-draw-only = Your turn: the draw pile is used up. Drawing ends the hand.
wyatt-earp-you-play = Your turn: play what you like, then discard a card.
wyatt-earp-you-play-discard = Your turn: nothing left to play. Discard a card.
wyatt-earp-you-choose = A hit! Choose a row for { $card }.
wyatt-earp-you-pick = Pick a card from the discard pile.
wyatt-earp-you-found = Play the card you found right now, or keep it.
wyatt-earp-you-answer = A Hideout covers your row! Answer with a Wyatt Earp?
wyatt-earp-you-answer-none = A Hideout covers your row, and you have no Wyatt Earp to answer with.

# The reckoning as a page. $n in -why: the number of the rule by which the hand ends
wyatt-earp-page-title = Reckoning
wyatt-earp-page-why = { $n ->
    [70] { $name } has discarded their last card.
    [71] Somebody has run out of cards.
    [72] The draw pile is used up.
   *[other] Play has come to a standstill.
}
wyatt-earp-page-stays = stays
wyatt-earp-page-left = the rest stays
wyatt-earp-page-sum = Paid out

## Groups of moves, and the key that opens each (m, n, q, s and u are taken)

wyatt-earp-group-draw = Draw
    .key = d
wyatt-earp-group-take = Take the discard
    .key = t
wyatt-earp-group-lay = Lay outlaws
    .key = l
wyatt-earp-group-photo = Photo
    .key = p
wyatt-earp-group-shoot = Fire a shot
    .key = f
wyatt-earp-group-ask = Ask for an outlaw
    .key = a
wyatt-earp-group-rob = Steal an outlaw
    .key = t
wyatt-earp-group-earp = Wyatt Earp
    .key = w
wyatt-earp-group-keep = Keep it
    .key = k
wyatt-earp-group-discard = Discard
    .key = d
wyatt-earp-group-choose = Choose a row
    .key = c
wyatt-earp-group-pick = Pick a card
    .key = p
wyatt-earp-group-answer = Answer
    .key = a
wyatt-earp-group-let-it-be = Let it be
    .key = l

## Moves, as buttons

wyatt-earp-move-draw = Draw two cards
wyatt-earp-move-take = Take the top discard
wyatt-earp-move-lay = Lay { $n } × { $outlaw }
wyatt-earp-move-play = Play { $card }
wyatt-earp-move-shoot = { $card }: fire a shot
# $name: who is asked first; $n: seats at the table
wyatt-earp-move-ask = { $n ->
    [2] Ask { $name } for { $outlaw }
   *[other] Ask for { $outlaw }, { $name } first
}
wyatt-earp-brief-ask = { $n ->
    [2] { $outlaw }
   *[other] { $outlaw }, { $name } first
}
wyatt-earp-move-rob = Most Wanted: shoot to steal an outlaw
wyatt-earp-move-earp-draw = Wyatt Earp: draw two cards
wyatt-earp-move-earp-search = Wyatt Earp: search the discard pile
wyatt-earp-move-earp-free = Wyatt Earp: shoot to lift a Hideout
# $name: whose row
wyatt-earp-move-choose = { $name }’s { $outlaw }
wyatt-earp-move-pick = Pick { $card }
wyatt-earp-move-keep = Keep it
wyatt-earp-move-answer = Answer with a Wyatt Earp
wyatt-earp-move-let-it-be = Let it be
wyatt-earp-move-discard = Discard { $card }

## What happens. $name: who did it; $other: to whom; $card: a card's name, or "a card"; $n: how many.

wyatt-earp-event-hand-starts = Hand { $n }: { $name } deals.
wyatt-earp-event-turned = First discard: { $card }.
wyatt-earp-event-drew = { $name } draws { $card }.
wyatt-earp-event-drew-unseen = { $name } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
wyatt-earp-event-took = { $name } takes { $card } from the discard pile.
wyatt-earp-event-renewed = The discard pile is shuffled and becomes the draw pile.
wyatt-earp-event-laid = { $name } lays { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}.
wyatt-earp-event-played = { $name } plays { $card }.
wyatt-earp-event-placed = { $name } adds { $card } to { $outlaw }.
wyatt-earp-event-reward = The reward for { $outlaw } goes up by ${ $n },000.
wyatt-earp-event-shot = { $name } shoots and turns up { $card }.
wyatt-earp-event-hit = A hit!
wyatt-earp-event-missed = A miss.
wyatt-earp-event-asked = { $name } asks { $other } for { $outlaw }.
wyatt-earp-event-vain = { $name } has no { $outlaw }.
wyatt-earp-event-gave = { $name } hands over { $card }.
wyatt-earp-event-robbed = { $name } steals { $card } from { $other }.
wyatt-earp-event-deposed = { $name }’s { $outlaw } is no longer the fastest gun.
wyatt-earp-event-dropped = No outlaw is left in that row: { $card } is discarded.
wyatt-earp-event-searches = { $name } searches the discard pile.
wyatt-earp-event-picked = { $name } picks { $card }.
wyatt-earp-event-picked-unseen = { $name } picks a card, unseen.
wyatt-earp-event-kept = { $name } keeps it.
wyatt-earp-event-covered = { $name } covers { $other }’s { $outlaw } with a Hideout.
wyatt-earp-event-freed = { $name }’s { $outlaw } is out of the Hideout.
wyatt-earp-event-lets-it-be = { $name } lets it be.
wyatt-earp-event-discarded = { $name } discards { $card }.
# $n: the number of the rule by which the hand ends
wyatt-earp-event-hand-ends = { $n ->
    [70] { $name } has discarded their last card. The reckoning:
    [71] Somebody has run out of cards. The reckoning:
    [72] The draw pile is used up. The reckoning:
   *[other] Play has come to a standstill. The reckoning:
}
# $n: sheriff points in all
wyatt-earp-event-stays = { $outlaw }: { $n ->
    [0] no points
    [one] only { $n } point
   *[other] only { $n } points
}. The reward stays.
wyatt-earp-event-paid = { $outlaw }: ${ $n },000 for { $name }.
wyatt-earp-event-left = { $outlaw }: what cannot be shared evenly stays.
wyatt-earp-event-duel = Duel: { $name } turns up { $card }.
wyatt-earp-event-over = The game is over.
