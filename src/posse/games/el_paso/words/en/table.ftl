el-paso-title = El Paso
el-paso-pitch = Seven towns to raid. The longer you stay, the more you carry off, until the sheriffs come. Whoever has the most nuggets wins.
el-paso-by = by Stefan Dorra (Zoch, 2009)
el-paso-house-tiles-per-town = Tiles per town

## Places and towns. Names of towns stay as they are.

el-paso-bank = Bank
el-paso-gold-mine = Gold mine
el-paso-hotel = Hotel
el-paso-horses = Horses
el-paso-saloon = Saloon
el-paso-cattle = Cattle
el-paso-town-deadwood = Deadwood
el-paso-town-cheyenne = Cheyenne
el-paso-town-abilene = Abilene
el-paso-town-santa-fe = Santa Fe
el-paso-town-san-diego = San Diego
el-paso-town-tombstone = Tombstone
el-paso-town-el-paso = El Paso
el-paso-none = none

## The table

el-paso-town = town { $n } of { $of }: { $town }
el-paso-rate = rate { $rate }:1
# The town that comes next: $places are those it lacks
el-paso-next = Next: { $town } · { $rate } · { $lacks ->
    [none] all places
   *[other] without { $places }
}
# $n: dice on the sheriff field
el-paso-dice = Sheriff field: { $n } · dice left: { $free }
el-paso-risk = risk { $chance }
el-paso-bag = tiles in the bag: { $n }
el-paso-column-town = In town
el-paso-column-pile = Cards
el-paso-row-nuggets = Nuggets
el-paso-row-seat = Where
# A place that this town lacks
el-paso-not-here = none here
el-paso-lookout = lookout
el-paso-has-laid = card laid
el-paso-gone = gone
el-paso-kept = Kept so far:
el-paso-hand = Your hand:
el-paso-laid = Your card: { $card }
# $n: nuggets; $keep: tiles
el-paso-if-you-leave = If you leave now: { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
} for all your tiles{ $keep ->
    [0] .
    [one] , or keep one of them.
   *[other] , or keep up to { $keep } of them.
}
el-paso-sale = Your tiles would bring { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
} now.
el-paso-towns = The towns: { $towns }
el-paso-without = no { $places }
# With the memory aid: cards in the hands of others, by place
el-paso-hands = In hand
el-paso-legend = In town: tiles, the top one first. Cards: how many can be drawn there. What a town lacks sells at 1:1 there. Stars on a die: { $stars }, brands: { $brands }, sixes: { $sixes }.
el-paso-legend-memory = In town: tiles, the top one first. Cards: ? is a card nobody knows; then those already played, the next one first. In hand: what the others hold, by place; ? is a card only they know. What a town lacks sells at 1:1 there. Stars on a die: { $stars }, brands: { $brands }, sixes: { $sixes }.
el-paso-phase-decide = { $name } decides: lay a card or ride out.
el-paso-phase-keep = { $name } leaves town and may keep { $n ->
    [one] a tile
   *[other] { $n } tiles
}.
el-paso-phase-refill = Players are filling up their hands.
el-paso-phase-over = The game is over.
el-paso-you-decide = Your turn: lay a raid card face down, or ride out of town.
el-paso-you-keep = You’re leaving town. You may keep { $n ->
    [one] a tile
   *[other] up to { $n } tiles
} for the next one; the rest will be sold.
el-paso-you-refill = Draw a card from any place. First come, first served.

## Groups of moves, and the key that opens each (m, n, q, s and u are taken)

el-paso-group-lay = Lay a card
    .key = l
el-paso-group-leave = Ride out
    .key = r
el-paso-group-keep = Keep a tile
    .key = k
el-paso-group-done = Done
    .key = d
el-paso-group-draw = Draw a card
    .key = d

## Moves, as buttons

el-paso-move-lay = Lay { $card }
el-paso-move-leave = Ride out of town
el-paso-move-keep = Keep { $tile }
el-paso-move-done = Done: sell all that’s here
el-paso-move-draw = Draw from: { $place }

## What happens. $name: who; $item: a tile or a card; $place: a place or a town; $n: how many.

el-paso-event-town = { $place }: everybody rides into town.
el-paso-event-lookout = { $name } is the lookout.
el-paso-event-laid = { $name } lays { $item } face down.
el-paso-event-laid-unseen = { $name } stays and lays a card face down.
# $n: how many tiles may be kept; 0: there is nothing to choose
el-paso-event-leaves = { $n ->
    [0] { $name } leaves town.
    [one] { $name } leaves town and may keep a tile.
   *[other] { $name } leaves town and may keep { $n } tiles.
}
el-paso-event-revealed = { $name } turns over { $item }.
el-paso-event-stars = { $name } rolls. { $n ->
    [0] No stars.
    [one] One star goes to the sheriff field.
   *[other] { $n } stars go to the sheriff field.
}
el-paso-event-brands = { $n ->
    [0] No brands.
    [one] One brand.
   *[other] { $n } brands.
}
el-paso-event-sixes = { $n ->
    [0] No sixes.
    [one] One six.
   *[other] { $n } sixes.
}
el-paso-event-sheriffs = The sheriffs are here! Whoever is still in town drops everything.
el-paso-event-lost = { $name } loses { $n ->
    [one] a tile
   *[other] { $n } tiles
}.
el-paso-event-took = { $name } takes { $item }.
# $n: why; 0 no tile is left, 1 no brand, 2 no six, 3 the town has none
el-paso-event-in-vain = { $place }: nothing for { $name }{ $n ->
    [1] {" "}(no brand)
    [2] {" "}(no six)
    [3] {" "}(not in this town)
   *[other] {" "}(all gone)
}.
el-paso-event-drew = { $name } draws { $item }.
el-paso-event-drew-unseen = { $name } draws a card: { $place }.
el-paso-event-emptied = The town is stripped bare. Everybody moves on.
el-paso-event-kept = { $name } keeps { $item }.
# $n: points
el-paso-event-sold-here = { $name } sells loot at the town’s rate: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
el-paso-event-sold-elsewhere = { $name } sells loot at 1:1: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
el-paso-event-paid = { $name } gets { $n ->
    [0] nothing for it
    [one] a nugget
   *[other] { $n } nuggets
}.
el-paso-event-over = That was the last town. The game is over.
