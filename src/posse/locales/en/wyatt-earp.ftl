wyatt-earp-title = Wyatt Earp
wyatt-earp-pitch = Hunt seven outlaws, drive up the rewards on their heads, and see to it that you collect them alone. First to $25,000.

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

wyatt-earp-goal = first to { $money }
wyatt-earp-hand-number = Hand { $n }
# Behind it stands the name of the top card
wyatt-earp-piles = Draw pile { $pile } · discard pile { $discards }
wyatt-earp-piles-last = Last draw pile { $pile } · discard pile { $discards }
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

# With the memory aid. Deck: what became the draw pile, in it or drawn from it
wyatt-earp-column-discards = Disc.
wyatt-earp-column-deck = Deck
wyatt-earp-sheriffs-discards = Sheriff cards discarded:
wyatt-earp-sheriffs-deck = Sheriff cards in the deck:
wyatt-earp-picked = Taken unseen out of the discards: { $cards }
wyatt-earp-missing = Found missing there: { $cards }
wyatt-earp-known = Known cards: { $cards }
wyatt-earp-asked = Asked in vain, + cards drawn since: { $cards }
wyatt-earp-legend-memory = Disc.: outlaws in the discard pile, { $photo }: a Photo. Deck: those of the renewed draw pile, still in it or drawn from it.

wyatt-earp-hand = Your hand:
wyatt-earp-phase-draw = { $name } draws.
wyatt-earp-phase-play = { $name } plays cards, or discards one and ends the turn.
wyatt-earp-phase-choose = A hit with { $card }! { $name } chooses a row.
wyatt-earp-phase-pick = { $name } looks through the discard pile.
wyatt-earp-phase-found = { $name } may play the card found, or keep it.
wyatt-earp-phase-answer = { $name } may answer the Hideout with a Wyatt Earp.
wyatt-earp-phase-over = The game is over.

# What you are asked to do
wyatt-earp-you-draw = Your turn: draw two cards, or take the top discard.
wyatt-earp-you-draw-end = Your turn: the pile is used up. Drawing ends the hand; or take the top discard.
wyatt-earp-you-draw-only = Your turn: the pile is used up. Drawing ends the hand.
wyatt-earp-you-play = Your turn: play what you like, then discard a card to end it.
wyatt-earp-you-play-discard = Your turn: discard a card to end it. Nothing else can be played.
wyatt-earp-you-choose = A hit with { $card }! Choose a row.
wyatt-earp-you-pick = Pick a card out of the discard pile.
wyatt-earp-you-found = Play the card you found now, or keep it.
wyatt-earp-you-answer = Your row is under a Hideout! Answer it with a Wyatt Earp?

# The reckoning as a page. $n in -why: the number of the rule by which the hand ends
wyatt-earp-page-title = Reckoning
wyatt-earp-page-why = { $n ->
    [70] { $name } has discarded the last card.
    [71] Somebody holds no card any more.
    [72] The draw pile is used up.
   *[other] Nothing moves any more.
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
wyatt-earp-group-rob = Rob an outlaw
    .key = r
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
wyatt-earp-move-shoot = Shoot for { $card }
# $name: who is asked first; $n: seats at the table
wyatt-earp-move-ask = { $n ->
    [2] Ask { $name } for { $outlaw }
   *[other] Ask for { $outlaw }, { $name } first
}
wyatt-earp-brief-ask = { $n ->
    [2] { $outlaw }
   *[other] { $outlaw }, { $name } first
}
wyatt-earp-move-rob = Most Wanted: shoot to rob a row
wyatt-earp-move-earp-draw = Wyatt Earp: draw two cards
wyatt-earp-move-earp-search = Wyatt Earp: search the discards
wyatt-earp-move-earp-free = Wyatt Earp: shoot to lift a Hideout
# $name: whose row
wyatt-earp-move-choose = { $outlaw } of { $name }
wyatt-earp-move-pick = Pick { $card }
wyatt-earp-move-keep = Keep it
wyatt-earp-move-answer = Answer with a Wyatt Earp
wyatt-earp-move-let-it-be = Let it be
wyatt-earp-move-discard = Discard { $card }

## What happens. $name: who did it; $other: to whom; $card: a card's name, or "a card"; $n: how many.

wyatt-earp-event-hand-starts = Hand { $n }: { $name } deals.
wyatt-earp-event-turned = The first discard: { $card }.
wyatt-earp-event-drew = { $name } draws: { $card }.
wyatt-earp-event-drew-unseen = { $name } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
wyatt-earp-event-took = { $name } takes from the discard pile: { $card }.
wyatt-earp-event-renewed = The discard pile is shuffled and becomes the draw pile.
wyatt-earp-event-laid = { $name } lays { $n } × { $card }.
wyatt-earp-event-played = { $name } plays: { $card }.
wyatt-earp-event-placed = { $name } adds to { $outlaw }: { $card }.
wyatt-earp-event-reward = ${ $n },000 more on the head of { $outlaw }.
wyatt-earp-event-shot = { $name } shoots and turns up: { $card }.
wyatt-earp-event-hit = A hit!
wyatt-earp-event-missed = A miss.
wyatt-earp-event-asked = { $name } asks { $other } for { $outlaw }.
wyatt-earp-event-vain = { $name } holds no { $outlaw }.
wyatt-earp-event-gave = { $name } hands over { $card }.
wyatt-earp-event-robbed = { $name } robs { $other } of { $card }.
wyatt-earp-event-deposed = { $outlaw } of { $name } is the fastest gun no more.
wyatt-earp-event-dropped = With no outlaw left there, it is discarded: { $card }.
wyatt-earp-event-searches = { $name } searches the discard pile.
wyatt-earp-event-picked = { $name } picks out: { $card }.
wyatt-earp-event-picked-unseen = { $name } picks out a card, unseen.
wyatt-earp-event-kept = { $name } keeps it.
wyatt-earp-event-covered = { $name } hides { $outlaw } of { $other } in a Hideout.
wyatt-earp-event-freed = { $outlaw } of { $name } is out of the Hideout.
wyatt-earp-event-lets-it-be = { $name } lets it be.
wyatt-earp-event-discarded = { $name } discards: { $card }.
# $n: the number of the rule by which the hand ends
wyatt-earp-event-hand-ends = { $n ->
    [70] { $name } has discarded the last card. The reckoning:
    [71] Somebody holds no card any more. The reckoning:
    [72] The draw pile is used up. The reckoning:
   *[other] Nothing moves any more. The reckoning:
}
# $n: sheriff points in all
wyatt-earp-event-stays = { $outlaw }: only { $n } points. The reward stays.
wyatt-earp-event-paid = { $outlaw }: ${ $n },000 for { $name }.
wyatt-earp-event-left = { $outlaw }: what cannot be shared stays.
wyatt-earp-event-duel = Duel: { $name } turns up { $card }.
wyatt-earp-event-over = The game is over.
