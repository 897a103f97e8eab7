## Wat tekens en sommen op tafel betekenen

# $rate: punten; $lacks: de plaatsen die de stad mist, opgesomd, of geen
el-paso-clear-pays = { $lacks ->
    [none] { $town } ({ $rate }:1) betaalt een goudklompje voor { $rate ->
        [one] elk punt
       *[other] elke { $rate } punten
    }.
   *[other] { $town } ({ $rate }:1) betaalt een goudklompje voor { $rate ->
        [one] elk punt
       *[other] elke { $rate } punten van wat er zelf is
    }. Wat er ontbreekt, levert per punt een goudklompje op: { $places }.
}
# Onder de naam van een plaats; een plaatje van een goudklompje volgt: 3 punten = (goudklompje)
el-paso-clear-points = { $n ->
    [one] 1 punt =
   *[other] { $n } punten =
}
# Hetzelfde, voorgelezen
el-paso-clear-rate = In deze stad verkocht: een goudklompje voor { $n ->
    [one] elk punt
   *[other] elke { $n } punten
}
# Voor het plaatje van een dobbelsteen
el-paso-clear-needs = vereist
el-paso-clear-in-the-bag = in de zak
# Kaarten in een stapel; en er nog over, na “Pakken”
el-paso-clear-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
el-paso-clear-left = (nog { $n })
# Boven de kolommen van een verkoop
el-paso-clear-column-points = punten
el-paso-clear-column-nuggets = goudklompjes
# Dezelfde verkoop, voorgelezen. $here: punten van wat de stad heeft; $other: punten van wat ze mist; $n: goudklompjes
el-paso-clear-sale = { $town }: { $here ->
    [0] {""}
    [one] 1 punt, { $rate } voor een goudklompje,{" "}
   *[other] { $here } punten, { $rate } voor een goudklompje,{" "}
}{ $other ->
    [0] {""}
    [one] 1 punt, één voor een goudklompje,{" "}
   *[other] { $other } punten, één voor een goudklompje,{" "}
}samen { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
}
# Wat een verkoop zou opleveren, naast een plaatje van een goudklompje
el-paso-clear-plus = +{ $n }

## De stad uit

el-paso-clear-out-of = { $town } uitrijden?
el-paso-clear-out-sells = Alles wat je hebt, wordt verkocht: { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
}.
# Eerst mogen er fiches voor de volgende stad bewaard worden
el-paso-clear-out-keeps = Je verkoopt voor hoogstens { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
} en mag in ruil { $keep ->
    [one] één fiche
   *[other] tot { $keep } fiches
} meenemen naar { $town }.
el-paso-clear-out-empty = Je hebt niets te verkopen, dus het levert niets op.
# $tiles: nog in de stad; $risk: een kans in procenten
el-paso-clear-out-rest = In { $here } doe je dan niet meer mee. { $tiles ->
    [0] Daar ligt niets meer.
    [one] Daar ligt nog één fiche.
   *[other] Daar liggen nog { $tiles } fiches.
} Sheriffs bij de volgende worp: { $risk }.
el-paso-clear-stay = In de stad blijven

## Inpakken

el-paso-clear-sold-here = Nu verkocht
el-paso-clear-kept-for = In { $town }
el-paso-clear-kept-after = Aan het eind
# Een fiche dat mee mag, voorgelezen. $now en $then: goudklompjes, als breuken
el-paso-clear-keep = { $tile }: nu { $now }, in de volgende stad { $then }

# Daarna een plaatje van de plaats en de waarde
el-paso-clear-takes = neemt
# Op de eigen plek, waar maar één woord past
el-paso-clear-you = Jij
