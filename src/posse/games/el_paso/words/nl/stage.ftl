## Scènes boven de tafel

el-paso-stage-raid = De rooftocht in { $town }
# Van meer kaarten op één plaats: welke eerst gaat, welke daarna …
el-paso-stage-order = { $n ->
    [1] gaat eerst
    [2] als tweede
    [3] als derde
    [4] als vierde
   *[other] als laatste
}
# $n: de hoeveelste stad
el-paso-stage-town = Stad { $n }
el-paso-stage-last-town = De laatste stad
el-paso-stage-lookout-you = Jij staat op de uitkijk.
el-paso-stage-sale = Verkocht in { $town }
# $n: punten
el-paso-stage-sold-here = Wat er zelf is
el-paso-stage-sold-elsewhere = Punt voor punt
