## Was Zeichen und Rechnungen auf dem Tisch bedeuten

# $rate: Punkte; $lacks: die Orte, die der Stadt fehlen, aufgezählt, oder keine
el-paso-clear-pays = { $lacks ->
    [none] { $town } ({ $rate }:1) zahlt ein Nugget für { $rate ->
        [one] jeden Punkt
       *[other] je { $rate } Punkte
    }.
   *[other] { $town } ({ $rate }:1) zahlt ein Nugget für { $rate ->
        [one] jeden Punkt
       *[other] je { $rate } Punkte von allem, was es dort gibt
    }. Was dort fehlt, bringt je Punkt ein Nugget: { $places }.
}
# Unter dem Namen eines Ortes; das Bild eines Nuggets folgt: 3 Punkte = (Nugget)
el-paso-clear-points = { $n ->
    [one] 1 Punkt =
   *[other] { $n } Punkte =
}
# Dasselbe, vorgelesen
el-paso-clear-rate = In dieser Stadt verkauft: ein Nugget für { $n ->
    [one] jeden Punkt
   *[other] je { $n } Punkte
}
# Vor dem Bild eines Würfels
el-paso-clear-needs = braucht
el-paso-clear-in-the-bag = im Beutel
# Karten in einem Stapel; und darin noch übrig, nach „Ziehen“
el-paso-clear-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
el-paso-clear-left = (noch { $n })
# Über den Spalten eines Verkaufs
el-paso-clear-column-points = Punkte
el-paso-clear-column-nuggets = Nuggets
# Derselbe Verkauf, vorgelesen. $here: Punkte von dem, was es in der Stadt gibt; $other: Punkte von dem, was ihr fehlt; $n: Nuggets
el-paso-clear-sale = { $town }: { $here ->
    [0] {""}
    [one] 1 Punkt, { $rate } für ein Nugget,{" "}
   *[other] { $here } Punkte, { $rate } für ein Nugget,{" "}
}{ $other ->
    [0] {""}
    [one] 1 Punkt, einer für ein Nugget,{" "}
   *[other] { $other } Punkte, einer für ein Nugget,{" "}
}zusammen { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}
# Was ein Verkauf brächte, neben dem Bild eines Nuggets
el-paso-clear-plus = +{ $n }

## Die Stadt verlassen

el-paso-clear-out-of = { $town } verlassen?
el-paso-clear-out-sells = Alles, was du hast, wird verkauft: { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}.
# Vorher dürfen Plättchen für die nächste Stadt behalten werden
el-paso-clear-out-keeps = Du verkaufst für bis zu { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
} und darfst dafür { $keep ->
    [one] ein Plättchen
   *[other] bis zu { $keep } Plättchen
} nach { $town } mitnehmen.
el-paso-clear-out-empty = Du hast nichts zu verkaufen, es bringt also nichts.
# $tiles: noch in der Stadt; $risk: eine Chance in Prozent
el-paso-clear-out-rest = In { $here } machst du dann nicht mehr mit. { $tiles ->
    [0] Dort liegt nichts mehr.
    [one] Dort liegt noch ein Plättchen.
   *[other] Dort liegen noch { $tiles } Plättchen.
} Sheriffs beim nächsten Wurf: { $risk }.
el-paso-clear-stay = In der Stadt bleiben

## Packen

el-paso-clear-sold-here = Jetzt verkauft
el-paso-clear-kept-for = In { $town }
el-paso-clear-kept-after = Am Ende
# Ein Plättchen, das mitkommen darf, vorgelesen. $now und $then: Nuggets, als Brüche
el-paso-clear-keep = { $tile }: jetzt { $now }, in der nächsten Stadt { $then }

# Danach ein Bild des Ortes und der Wert
el-paso-clear-takes = nimmt
# Am eigenen Platz, wo nur ein Wort hinpasst
el-paso-clear-you = Du
