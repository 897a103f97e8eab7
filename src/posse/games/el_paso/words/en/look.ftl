## What things say of themselves when they are looked at

el-paso-look-card = Raid card
el-paso-look-does-card = It lies face down until all have chosen. The highest card at a place takes first, and it takes the lowest tile.
el-paso-look-tile = Loot
el-paso-look-does-tile = It is sold when you ride out of town, unless you keep it for the next one. The sheriffs take it from everybody still in town.
# $points ÷ $rate = $worth nuggets
el-paso-look-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $rate ->
    [1] {""}
   *[other] {" "}÷ { $rate }
} = { $worth } { $worth ->
    [1] nugget
   *[other] nuggets
}
el-paso-look-place = A place
el-paso-look-pile = Raid cards to draw
# A chance follows
el-paso-look-takes = A card takes something on the next roll
el-paso-look-town = A town on the trail
el-paso-look-does-dice = A star stays on the field until the next town. Cattle need a brand, the saloon needs a six.
el-paso-look-brand = A brand on the next roll
el-paso-look-six = A six on the next roll
el-paso-look-lookout = Lookout
el-paso-look-does-lookout = The lookout goes first in every round and rolls the dice. In the next town, the player to the lookout’s left takes over.
el-paso-look-lamp = The lantern
el-paso-look-does-lamp = It burns at everybody the table is waiting for.
el-paso-look-mine = What your loot brings
el-paso-look-does-faces = Each die has { $stars } stars, { $brands } brands and { $sixes } sixes.
