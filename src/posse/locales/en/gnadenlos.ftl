gnadenlos-title = Gnadenlos!
gnadenlos-pitch = Hire adventurers with notes of debt, grow famous with what they bring in, and be able to pay when payday comes.

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
gnadenlos-note = { $name } { $n }
gnadenlos-own-note = your { $n }
gnadenlos-none = none

## The table

gnadenlos-goal = goal: fame { $n }
gnadenlos-undertaker = undertaker { $n } of { $of }
# Behind it stand the events that have been turned
gnadenlos-events = Revolver: { $name } · Events { $n } of { $of }:
gnadenlos-column-fame = Fame
gnadenlos-column-gold = Gold
gnadenlos-column-vultures = Vult.
gnadenlos-column-adventurers = Adv.
gnadenlos-column-notes = Notes
# $n: how many notes lie there; how many bring payday on
gnadenlos-market = Market { $n }
gnadenlos-payday = payday { $n }
gnadenlos-die = die { $n }
gnadenlos-values = gold/revolver/cards
gnadenlos-row = For hire
gnadenlos-hand = Yours
gnadenlos-notes = Your notes:
gnadenlos-out = out
gnadenlos-bid = bids { $n }
gnadenlos-chosen = has chosen
gnadenlos-shown = shows { $item }
# With the memory aid: known adventurers, then known notes
gnadenlos-remembered = { $name } holds
gnadenlos-notes-too = notes
gnadenlos-legend = Market: how many notes there are, and how many bring payday on. They lie face down by number; a die on payday calls the lowest one of its column. Fame at the goal, the undertaker’s last step or a third vulture end the game. Notes without a name are of the holder’s colour. Whoever showed the highest value is discarded after an event.
gnadenlos-legend-memory = Market: how many notes there are, and how many bring payday on; numbered places with the notes seen there, ? unseen; a die on payday calls the lowest one of its column. Notes without a name are of the holder’s colour. Fame at the goal, the undertaker’s last step or a third vulture end the game. Whoever showed the highest value is discarded after an event.
# $zones: up to which space, steps forward and back
gnadenlos-zones = { $event } by fame, up to { $zones }
gnadenlos-phase-show = Adventurers are chosen.
gnadenlos-you-show-rush = { $event }: best at gold gets { $first }, second best { $second }. Choose one, face down.
gnadenlos-you-show-high-noon = { $event }: the fastest may steal, the slowest is shot; both are gone. Choose one.
gnadenlos-you-show-card-sharps = { $event }: fame +{ $up } for you if best at cards, −{ $down } if worst. Choose one.
gnadenlos-phase-steal = { $name } may take notes from the market.
gnadenlos-you-steal = Name a note to take from the market, unseen, or decline.
gnadenlos-you-steal-two = Name two notes to take from the market, unseen: both, or decline.
gnadenlos-you-steal-second = Note { $n } and which other? They are taken together.
gnadenlos-phase-fill = { $name } is filling the gaps in the market.
# $gap: a place in the market
gnadenlos-you-fill = Fill the gap at place { $gap }: choose an IOU from the last row.
gnadenlos-phase-buy = { $name } may buy fame.
gnadenlos-you-buy = Buy fame: up to { $bought } spaces, a gold each.
gnadenlos-phase-bid = { $name } bids.
gnadenlos-you-bid = Make your bid: one to three notes, a sum nobody has bid.
gnadenlos-phase-hire = { $name } hires.
gnadenlos-you-hire = Hire whom you want; your notes go to the market.
gnadenlos-phase-lay = { $name } is laying IOUs in the market.
# $place: a place in the market
gnadenlos-you-lay = Lay your IOUs in the market: which one goes to place { $place }?
gnadenlos-phase-last-buy = { $name } may buy fame for the last time.
gnadenlos-you-last-buy = Buy fame for the last time: up to { $last } spaces, a gold each.
gnadenlos-phase-over = The game is over.

## Groups of moves, and the key that opens each (m, n, q, s and u are taken)

gnadenlos-group-show = Choose an adventurer
    .key = c
gnadenlos-group-steal = Take a note
    .key = t
gnadenlos-group-decline = Decline
    .key = d
gnadenlos-group-buy = Buy fame
    .key = b
gnadenlos-group-add = Add a note
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

## Moves, as buttons. $item: an adventurer or a note; $n: a place, spaces or a pair

gnadenlos-move-show = Choose { $item }
gnadenlos-move-steal = Take note { $n }
gnadenlos-move-decline = Take nothing
gnadenlos-move-buy = Buy { $n }
gnadenlos-move-add = Add { $item }
gnadenlos-move-bid = Bid
gnadenlos-move-hire = Hire { $item }
gnadenlos-move-take = Take pair { $n }
gnadenlos-move-lay = Lay { $item }
gnadenlos-move-fill = Move IOU { $n }

## What happens. $name: who; $item: what; $place: a place in the market; $n: how many

gnadenlos-event-won-roll = { $name } rolls highest.
gnadenlos-event-turn = { $name } takes the revolver.
gnadenlos-event-no-event = Fewer than two have adventurers: no event.
gnadenlos-event-event = { $name } turns up: { $item }.
gnadenlos-event-events-shuffled = The last event is not carried out: all are shuffled.
gnadenlos-event-undertaker = The undertaker takes step { $n }.
gnadenlos-event-shows = { $name } chooses { $item }.
gnadenlos-event-shows-unseen = { $name } has chosen.
gnadenlos-event-revealed = { $name } shows { $item }.
gnadenlos-event-no-effect = All are equal: nothing happens.
gnadenlos-event-rushed = { $name } gets { $n } gold.
gnadenlos-event-no-theft = There are too few notes to take.
gnadenlos-event-names = { $name } points at note { $place }.
gnadenlos-event-stole = { $name } takes note { $place }: { $item }.
gnadenlos-event-stole-unseen = { $name } takes note { $place }.
gnadenlos-event-declined = { $name } takes no note.
# $gap: the place it goes to
gnadenlos-event-moved = { $name } moves IOU { $place } into the gap at { $gap }.
gnadenlos-event-shot = { $item } is shot.
gnadenlos-event-spent = { $item } leaves { $name }.
gnadenlos-event-fame = { $name } is on space { $n }.
gnadenlos-event-bought = { $n ->
    [0] { $name } buys no fame.
   *[other] { $name } buys fame for { $n } gold.
}
gnadenlos-event-offered = For hire: { $item }.
gnadenlos-event-shuffled = The discards are shuffled.
gnadenlos-event-no-hiring = { $n ->
    [0] No adventurers are left: nobody hires.
   *[other] { $name } has { $n } adventurers or more: nobody hires.
}
gnadenlos-event-adds = { $name } adds { $item }.
gnadenlos-event-adds-own = { $name } adds a { $n }.
gnadenlos-event-bids = { $name } bids { $n }.
gnadenlos-event-unable = { $name } cannot make a new sum and shows the hand.
gnadenlos-event-in-hand = { $name } shows { $n } × { $item }.
gnadenlos-event-hired = { $name } hires { $item }.
gnadenlos-event-unclaimed = Nobody takes { $item }.
gnadenlos-event-payday = Payday!
gnadenlos-event-roll = { $name } rolls { $n }.
gnadenlos-event-turned = Note { $place } is turned up: { $item }.
gnadenlos-event-paid = { $name } pays { $n } gold.
gnadenlos-event-bankrupt = { $name } cannot pay { $n }.
gnadenlos-event-vulture = { $name } gets a vulture.
gnadenlos-event-payday-over = Payday is over.
gnadenlos-event-end = { $n ->
    [0] The goal is reached: the end is here.
    [1] The undertaker has arrived: the end is here.
   *[other] The vultures have one of you: the end is here.
}
gnadenlos-event-out = { $n ->
    [one] { $name } has a vulture and is out.
   *[other] { $name } has { $n } vultures and is out.
}
gnadenlos-event-over = The game is over.

## Payday

gnadenlos-page-title = Payday
gnadenlos-page-notes = Notes called
gnadenlos-page-paid = Gold paid
gnadenlos-page-bankrupt = could not pay: a vulture, and back on the track
