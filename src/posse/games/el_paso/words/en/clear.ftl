## What signs and sums on the table mean

# $rate: points; $lacks: the places that the town lacks, listed, or none
el-paso-clear-pays = { $lacks ->
    [none] { $town } ({ $rate }:1) pays a nugget for { $rate ->
        [one] every point
       *[other] every { $rate } points
    }.
   *[other] { $town } ({ $rate }:1) pays a nugget for { $rate ->
        [one] every point
       *[other] every { $rate } points of what it has itself
    }. What it lacks pays a nugget a point: { $places }.
}
# Under the name of a place; a picture of a nugget follows: 3 points = (nugget)
el-paso-clear-points = { $n ->
    [one] 1 point =
   *[other] { $n } points =
}
# The same, read aloud
el-paso-clear-rate = Sold in this town: { $n ->
    [one] a nugget for every point
   *[other] a nugget for every { $n } points
}
# Before the picture of a die
el-paso-clear-needs = needs
el-paso-clear-in-the-bag = in the bag
# Cards in a pile; and left in one, after “Draw”
el-paso-clear-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
el-paso-clear-left = ({ $n } left)
# Heads of the columns of a sale
el-paso-clear-column-points = points
el-paso-clear-column-nuggets = nuggets
# The same sale, read aloud. $here: points of what the town has; $other: points of what it lacks; $n: nuggets
el-paso-clear-sale = { $town }: { $here ->
    [0] {""}
    [one] 1 point at { $rate } to a nugget,{" "}
   *[other] { $here } points at { $rate } to a nugget,{" "}
}{ $other ->
    [0] {""}
    [one] 1 point at one to a nugget,{" "}
   *[other] { $other } points at one to a nugget,{" "}
}{ $n ->
    [one] 1 nugget in all
   *[other] { $n } nuggets in all
}
# What a sale would bring, beside a picture of a nugget
el-paso-clear-plus = +{ $n }

## Riding out

el-paso-clear-out-of = Ride out of { $town }?
el-paso-clear-out-sells = Everything you have is sold: { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}.
# Tiles may be kept for the next town first
el-paso-clear-out-keeps = You sell for up to { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}, and may keep { $keep ->
    [one] one tile
   *[other] up to { $keep } tiles
} for { $town } instead.
el-paso-clear-out-empty = You have nothing to sell, so it brings nothing.
# $tiles: left in town; $risk: a chance in per cent
el-paso-clear-out-rest = Your part in { $here } is over. { $tiles ->
    [0] Nothing is left there.
    [one] One tile still lies there.
   *[other] { $tiles } tiles still lie there.
} Sheriffs on the next roll: { $risk }.
el-paso-clear-stay = Stay in town

## Packing

el-paso-clear-sold-here = Sold now
el-paso-clear-kept-for = In { $town }
el-paso-clear-kept-after = At the end
# A tile that may be kept, read aloud. $now and $then: nuggets, as fractions
el-paso-clear-keep = { $tile }: { $now } now, { $then } in the next town

# After “takes”, and a picture of the place
el-paso-clear-takes = takes
# At one’s own seat, where there is room for one word
el-paso-clear-you = You
