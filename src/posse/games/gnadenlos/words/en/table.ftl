gnadenlos-title = Gnadenlos!
gnadenlos-pitch = Hire adventurers with IOUs, turn what they bring in into fame, and have gold ready on payday. The most famous wins.
gnadenlos-by = by Klaus Teuber (Kosmos, 2001)
gnadenlos-house-gold = Gold to start with
gnadenlos-house-adventurers = Adventurers to start with
gnadenlos-house-undertaker = Steps the undertaker takes
gnadenlos-house-vultures = Vultures that knock a player out
gnadenlos-house-fall = Spaces lost by anyone who cannot pay
gnadenlos-house-buy = Spaces a player may buy per turn
gnadenlos-house-buy-last = Spaces a player may buy at the end
gnadenlos-house-few = Hiring only with fewer adventurers than
gnadenlos-house-experienced = For experienced players: auction pairs of adventurers
gnadenlos-house-gaps = Gaps in the market
gnadenlos-house-gaps-choice = Whoever has the revolver chooses
gnadenlos-house-gaps-last = The last IOU fills them (quicker)

## The box. Names of adventurers stay as they are.

gnadenlos-harrow = Nugget Nell Harrow
gnadenlos-lund = Ezra “Pickaxe” Lund
gnadenlos-barnaby = Old Silt Barnaby
gnadenlos-dan = Sluice-Box Dan
gnadenlos-celestine = Madame Celestine
gnadenlos-moran = Gravel-Throat Moran
gnadenlos-brannigan = Widow Brannigan
gnadenlos-delaroche = Silk-Cuff Delaroche
gnadenlos-tuttle = Preacher Tuttle
gnadenlos-pemberley = Doc Pemberley
gnadenlos-malone = Cinder Kate Malone
gnadenlos-orson = Muley Jack Orson
gnadenlos-fontaine = Fingers Fontaine
gnadenlos-quill = Rosalind Quill
gnadenlos-percy = Greenhorn Percy
gnadenlos-otto = Barkeep Otto
gnadenlos-valdez = Deputy Inez Valdez
gnadenlos-augustin = Ace-High Augustin
gnadenlos-harlan = Mute Harlan
gnadenlos-redfern = Calla Redfern
gnadenlos-voss = Thunder Sadie Voss
gnadenlos-willi = Stagecoach Willi
gnadenlos-marchetti = Lefty Marchetti
gnadenlos-baroness = The Baroness of Bluff
gnadenlos-rufus = Riverboat Rufus
gnadenlos-wendell = Whiskey Wendell
gnadenlos-bess = Coyote Bess
gnadenlos-akers = Rifle Tom Akers
gnadenlos-hollis = Hiccup Hollis
gnadenlos-rush-1 = Gold Rush 3/1
gnadenlos-rush-2 = Gold Rush 5/3
gnadenlos-rush-3 = Gold Rush 7/4
gnadenlos-high-noon = High Noon
gnadenlos-card-sharps = Card Sharps
# $name: whose colour it is; $n: its value
gnadenlos-note = { $name }’s { $n }
gnadenlos-own-note = your { $n }
gnadenlos-none = none

## The table

gnadenlos-goal = goal: fame { $n }
gnadenlos-undertaker = undertaker: step { $n } of { $of }
# Behind it stand the events that have been turned
gnadenlos-events = Revolver: { $name } · Events { $n } of { $of }:
gnadenlos-column-fame = Fame
gnadenlos-column-gold = Gold
gnadenlos-column-vultures = Vult.
gnadenlos-column-adventurers = Adv.
gnadenlos-column-notes = IOUs
# $n: how many IOUs lie there; how many bring on payday
gnadenlos-market = Market: { $n }
gnadenlos-payday = payday at { $n }
gnadenlos-die = die { $n }
gnadenlos-values = gold/revolver/cards
gnadenlos-row = For hire
gnadenlos-hand = Yours
gnadenlos-notes = Your IOUs:
gnadenlos-out = out
gnadenlos-bid = bids { $n }
gnadenlos-chosen = has chosen
gnadenlos-shown = shows { $item }
# With the memory aid: known adventurers, then known IOUs
gnadenlos-remembered = { $name } holds
gnadenlos-notes-too = IOUs
gnadenlos-legend = Market: how many IOUs there are, and how many bring on payday. They lie face down and are numbered; on payday a roll of the die calls in the bottom one of its column. Reaching the goal, the undertaker’s last step or { $vultures ->
    [1] a vulture
    [2] a second vulture
   *[other] a third vulture
} ends the game. An IOU without a name is the holder’s own. After an event, whoever showed the highest value is discarded; at High Noon, the lowest too.
gnadenlos-legend-memory = Market: how many IOUs there are, and how many bring on payday; numbered places with the IOUs seen there, ? unseen; on payday a roll of the die calls in the bottom one of its column. An IOU without a name is the holder’s own. Reaching the goal, the undertaker’s last step or { $vultures ->
    [1] a vulture
    [2] a second vulture
   *[other] a third vulture
} ends the game. After an event, whoever showed the highest value is discarded; at High Noon, the lowest too.
# $zones: up to which space, steps forward and back
gnadenlos-zones = { $event }, depending on fame: up to { $zones }
gnadenlos-phase-show = Adventurers are being chosen.
gnadenlos-you-show-rush = { $event }: the best at gold gets { $first }, second best { $second }. Choose one, face down.
gnadenlos-you-show-high-noon = { $event }: the fastest may steal, the slowest is shot; either way they’re gone. Choose one.
gnadenlos-you-show-card-sharps = { $event }: fame +{ $up } if you’re best at cards, −{ $down } if you’re worst. Choose one.
gnadenlos-phase-steal = { $name } may take IOUs from the market.
gnadenlos-you-steal = Pick an IOU to take from the market, sight unseen, or take nothing.
gnadenlos-you-steal-two = Pick two IOUs to take from the market, sight unseen: both or none.
gnadenlos-you-steal-second = IOU { $n }, and which other? You take both together.
gnadenlos-phase-fill = { $name } is filling the gaps in the market.
# $gap: a place in the market
gnadenlos-you-fill = Fill the gap at place { $gap }: choose an IOU from the last row.
gnadenlos-phase-buy = { $name } may buy fame.
gnadenlos-you-buy = Buy fame: up to { $bought } spaces, at 1 gold each.
gnadenlos-phase-bid = { $name } bids.
gnadenlos-you-bid = Bid one to three IOUs, for a sum nobody has bid yet.
gnadenlos-phase-hire = { $name } hires.
gnadenlos-you-hire = Hire anyone you like; your IOUs go to the market.
gnadenlos-phase-lay = { $name } is laying IOUs in the market.
# $place: a place in the market
gnadenlos-you-lay = Lay your IOUs in the market: which one goes to place { $place }?
gnadenlos-phase-last-buy = { $name } may buy fame one last time.
gnadenlos-you-last-buy = Buy fame one last time: up to { $last } spaces, at 1 gold each.
gnadenlos-phase-over = The game is over.

## Groups of moves, and the key that opens each (m, n, q, s and u are taken)

gnadenlos-group-show = Choose an adventurer
    .key = c
gnadenlos-group-steal = Take an IOU
    .key = t
gnadenlos-group-decline = Decline
    .key = d
gnadenlos-group-buy = Buy fame
    .key = b
gnadenlos-group-add = Add an IOU
    .key = a
gnadenlos-group-bid = Make the bid
    .key = b
gnadenlos-group-hire = Hire
    .key = h
gnadenlos-group-take = Take a pair
    .key = t
gnadenlos-group-lay = Lay an IOU
    .key = l
gnadenlos-group-fill = Fill the gap
    .key = f

## Moves, as buttons. $item: an adventurer or an IOU; $n: a place, spaces or a pair

gnadenlos-move-show = Choose { $item }
gnadenlos-move-steal = Take IOU { $n }
gnadenlos-move-decline = Take nothing
gnadenlos-move-buy = { $n ->
    [0] Buy none
    [one] Buy 1 space
   *[other] Buy { $n } spaces
}
gnadenlos-move-add = Add { $item }
gnadenlos-move-bid = Bid
gnadenlos-move-hire = Hire { $item }
gnadenlos-move-take = Take pair { $n }
gnadenlos-move-lay = Lay { $item }
gnadenlos-move-fill = Move IOU { $n }

## What happens. $name: who; $item: what; $place: a place in the market; $n: how many

gnadenlos-event-won-roll = { $name } rolls highest.
gnadenlos-event-turn = { $name } takes the revolver.
gnadenlos-event-no-event = Fewer than two players have adventurers: no event.
gnadenlos-event-event = { $name } turns over an event: { $item }.
gnadenlos-event-events-shuffled = The last event is not played: all of them are shuffled.
gnadenlos-event-undertaker = The undertaker moves to step { $n }.
gnadenlos-event-shows = { $name } chooses { $item }.
gnadenlos-event-shows-unseen = { $name } has chosen.
gnadenlos-event-revealed = { $name } shows { $item }.
gnadenlos-event-no-effect = All tied: nothing happens.
gnadenlos-event-rushed = { $name } gets { $n } gold.
gnadenlos-event-no-theft = There are too few IOUs to take.
gnadenlos-event-names = { $name } points at IOU { $place }.
gnadenlos-event-stole = { $name } takes IOU { $place }: { $item }.
gnadenlos-event-stole-unseen = { $name } takes IOU { $place }.
gnadenlos-event-declined = { $name } takes no IOUs.
# $gap: the place it goes to
gnadenlos-event-moved = { $name } moves IOU { $place } into the gap at { $gap }.
gnadenlos-event-shot = { $item } is shot.
gnadenlos-event-spent = { $name } discards { $item }.
gnadenlos-event-fame = { $name } is now on space { $n }.
gnadenlos-event-bought = { $n ->
    [0] { $name } buys no fame.
   *[other] { $name } buys fame for { $n } gold.
}
gnadenlos-event-offered = For hire: { $item }.
gnadenlos-event-shuffled = The discarded adventurers are shuffled.
gnadenlos-event-no-hiring = { $n ->
    [0] There are no adventurers left: nobody hires.
   *[other] { $name } has { $n } adventurers or more: nobody hires.
}
gnadenlos-event-adds = { $name } adds { $item }.
gnadenlos-event-adds-own = { $name } adds a { $n }.
gnadenlos-event-bids = { $name } bids { $n }.
gnadenlos-event-unable = { $name } cannot make a new sum, and shows their hand.
gnadenlos-event-in-hand = { $name } shows { $n } × { $item }.
gnadenlos-event-hired = { $name } hires { $item }.
gnadenlos-event-unclaimed = Nobody hires { $item }.
gnadenlos-event-payday = Payday!
gnadenlos-event-roll = { $name } rolls a { $n }.
gnadenlos-event-turned = IOU { $place } is turned up: { $item }.
gnadenlos-event-paid = { $name } pays { $n } gold.
gnadenlos-event-bankrupt = { $name } owes { $n } and cannot pay.
gnadenlos-event-vulture = { $name } gets a vulture.
gnadenlos-event-payday-over = Payday is over.
gnadenlos-event-end = { $n ->
    [0] The goal is reached: the end has come.
    [1] The undertaker has arrived: the end has come.
   *[other] The vultures have got one of you: the end has come.
}
gnadenlos-event-out = { $n ->
    [one] { $name } has a vulture and is out.
   *[other] { $name } has { $n } vultures and is out.
}
gnadenlos-event-over = The game is over.

## Payday

gnadenlos-page-title = Payday
gnadenlos-page-notes = IOUs called in
gnadenlos-page-paid = Gold paid
gnadenlos-page-bankrupt = could not pay: a vulture, and spaces back
