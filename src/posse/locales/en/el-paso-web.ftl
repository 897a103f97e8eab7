## The table in the browser

el-paso-web-trail = The trail
el-paso-web-all-places = all places
el-paso-web-places = Places of { $town }
# $rate: points for a nugget
el-paso-web-town-n = town { $n } of { $of } · { $rate }:1
el-paso-web-stack = Tiles, the top one first: { $values }
el-paso-web-cleaned-out = cleaned out
el-paso-web-pile = { $n ->
    [one] 1 raid card
   *[other] { $n } raid cards
}
el-paso-web-draw = Draw
el-paso-web-memory-pile = In the order they come; ? is a card nobody knows
# $chance: that one is rolled
el-paso-web-needs-six = Needs a six among the dice: { $chance }
el-paso-web-needs-brand = Needs a brand among the dice: { $chance }
el-paso-web-sheriff-field = Sheriff field
# A chance follows
el-paso-web-risk = Sheriffs on the next roll
# $n: dice still free
el-paso-web-risk-long = { $n ->
    [one] The sheriffs come if the last die shows a star.
   *[other] The sheriffs come if all { $n } free dice show stars.
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
# Stands where it is said whose turn it is, until the dice lie
el-paso-web-raid-goes-on = The raid goes on …
el-paso-web-nuggets = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}

## What a player is about

el-paso-web-doing-laid = has chosen
el-paso-web-doing-choosing = is choosing …
el-paso-web-doing-waiting = chooses later
el-paso-web-doing-gone = out of town
el-paso-web-doing-packing = packs up …
el-paso-web-doing-drawing = draws a card …
el-paso-web-doing-ready = ready
# the value of the tile
el-paso-web-took = takes { $value }
el-paso-web-why-gone = nothing: all gone
el-paso-web-why-brand = nothing: no brand
el-paso-web-why-six = nothing: no six
el-paso-web-why-here = nothing: none here
# tiles taken by the sheriffs
el-paso-web-lost = loses { $n ->
    [one] a tile
   *[other] { $n } tiles
}
# $n: tiles; $worth: nuggets for them in this town
el-paso-web-loot-of = Loot of { $name }: { $n ->
    [0] none
    [one] 1 tile, worth { $worth } here
   *[other] { $n } tiles, worth { $worth } here
}
el-paso-web-worth = = { $n } here

## One's own

el-paso-web-hand = Your hand
# The card for this place would meet these tiles
el-paso-web-hint = { $place }: { $values } lie here. The highest card takes the first.
el-paso-web-hint-empty = { $place }: nothing is left there.
el-paso-web-hint-missing = { $place }: there are none in this town, the card takes nothing.
el-paso-web-loot = Your loot
el-paso-web-no-loot = Nothing yet.
el-paso-web-ledger = What your loot would bring, town by town
# $n: nuggets for all tiles; $keep: tiles that may be taken along instead
el-paso-web-if-you-leave = Now { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}{ $keep ->
    [0] .
    [one] , or keep one tile.
   *[other] , or keep up to { $keep } tiles.
}
# $n: tiles; $sale: nuggets
el-paso-web-keep-up-to = Take along { $n ->
    [one] one tile
   *[other] up to { $n } tiles
}. Sold now, all the rest brings { $sale }.
# A tile is looked at: $rest nuggets for all others now, $worth for it in the next town
el-paso-web-keep-one = The rest brings { $rest } now; this one { $worth } in { $town }.
el-paso-web-keep-last = The rest brings { $rest } now; this one { $worth } at the end.
# $n: nuggets for all tiles that are not kept
el-paso-web-sold = Brings { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
} now.
