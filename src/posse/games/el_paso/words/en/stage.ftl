## Scenes over the table

el-paso-stage-raid = The raid on { $town }
# Of several cards at one place: which acts first, second …
el-paso-stage-order = { $n ->
    [1] goes first
    [2] goes second
    [3] goes third
    [4] goes fourth
   *[other] goes last
}
# $n: which town of the trail
el-paso-stage-town = Town { $n }
el-paso-stage-last-town = The last town
el-paso-stage-lookout-you = You are the lookout.
el-paso-stage-sale = Sold in { $town }
# $n: points
el-paso-stage-sold-here = What the town has itself
el-paso-stage-sold-elsewhere = Point for point
