## The table in the browser

el-paso-web-trail = The trail
el-paso-web-all-places = all places
el-paso-web-places = Places in { $town }
# $rate: points for a nugget
el-paso-web-town-n = town { $n } of { $of } · rate { $rate }:1
el-paso-web-stack = Tiles, the top one first: { $values }
el-paso-web-cleaned-out = cleaned out
el-paso-web-nothing-left = empty
el-paso-web-pile = { $n ->
    [one] 1 raid card
   *[other] { $n } raid cards
}
el-paso-web-draw = Draw
el-paso-web-memory-pile = In the order they will come; ? is a card nobody knows
# $chance: that one is rolled
el-paso-web-needs-six = Needs a six on the dice: { $chance } chance
el-paso-web-needs-brand = Needs a brand on the dice: { $chance } chance
el-paso-web-sheriff-field = Sheriff field
# A chance follows
el-paso-web-risk = Sheriffs on the next roll
# $n: dice still free
el-paso-web-risk-long = { $n ->
    [one] The sheriffs come if the last die shows a star.
   *[other] The sheriffs come if all { $n } dice left show stars.
}
# Beside the bag: $n tiles are in it
el-paso-web-bag = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
el-paso-web-sheriffs-come = The sheriffs ride in!
# What the sheriffs take: $n tiles
el-paso-web-lost-you = You lose { $n ->
    [one] a tile
   *[other] { $n } tiles
}.
el-paso-web-lost-name = { $name } loses { $n ->
    [one] a tile
   *[other] { $n } tiles
}.
el-paso-web-lost-nobody = Nobody had any loot to lose.
el-paso-web-nuggets = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}

## What a player is about

el-paso-web-doing-laid = has chosen
el-paso-web-doing-choosing = choosing…
el-paso-web-doing-waiting = chooses later
el-paso-web-doing-gone = out of town
el-paso-web-doing-packing = packing up…
el-paso-web-doing-drawing = drawing a card…
el-paso-web-doing-ready = ready
# the value of the tile
el-paso-web-took = takes { $value }
el-paso-web-why-gone = all gone: nothing
el-paso-web-why-brand = no brand: nothing
el-paso-web-why-six = no six: nothing
el-paso-web-why-here = none here: nothing
# tiles taken by the sheriffs
el-paso-web-lost = loses { $n ->
    [one] a tile
   *[other] { $n } tiles
}
# $n: tiles; $worth: nuggets for them in this town
el-paso-web-loot-of = { $name }’s loot: { $n ->
    [0] none
    [one] 1 tile, worth { $worth } here
   *[other] { $n } tiles, worth { $worth } here
}
# Of somebody who has left town: $n tiles are for the next one
el-paso-web-carried-of = { $name }’s loot: { $n ->
    [0] none
    [one] 1 tile for { $town }
   *[other] { $n } tiles for { $town }
}
el-paso-web-carried = for { $town }
el-paso-web-worth = { $n ->
    [one] 1 nugget here
   *[other] { $n } nuggets here
}

## One's own

el-paso-web-hand = Your hand
# The card for this place would meet these tiles
el-paso-web-hint = { $place }: { $values }. The highest card takes the first tile.
el-paso-web-hint-empty = { $place }: nothing left there.
el-paso-web-hint-missing = { $place }: none in this town, so the card takes nothing.
el-paso-web-loot = Your loot
el-paso-web-no-loot = Nothing yet.
el-paso-web-ledger = What your loot would bring, town by town
# $n: nuggets for all tiles; $keep: tiles that may be taken along instead
el-paso-web-if-you-leave = Ride out: { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}{ $keep ->
    [0] .
    [one] , or keep one tile.
   *[other] , or keep up to { $keep } tiles.
}
# $n: tiles; $kept: so many have been put aside already; $sale: nuggets
el-paso-web-keep-up-to = You may keep { $n ->
    [one] one{ $kept ->
        [0] {""}
       *[other] {" "}more
    } tile
   *[other] up to { $n }{ $kept ->
        [0] {""}
       *[other] {" "}more
    } tiles
}. All that’s here sells for { $sale }.
# A tile is looked at: $rest nuggets for all others now, $worth for it in the next town
el-paso-web-keep-one = The rest brings { $rest } now, this one { $worth } in { $town }.
el-paso-web-keep-last = The rest brings { $rest } now, this one { $worth } at the end.
# $n: nuggets for all tiles that have not been put aside to keep; $kept: how many have been
el-paso-web-sold = { $kept ->
    [0] You take nothing along. All your tiles bring
   *[other] The other tiles bring
} { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}.
# Nuggets are counted: so many there would be
el-paso-web-then = then { $n }
