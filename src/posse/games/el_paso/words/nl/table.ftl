el-paso-title = El Paso
el-paso-pitch = Zeven steden om te plunderen. Wie langer blijft, sleept meer weg, tot de sheriffs komen. Wie de meeste goudklompjes heeft, wint.
el-paso-by = van Stefan Dorra (Zoch, 2009)
el-paso-house-tiles-per-town = Fiches per stad

## Plaatsen en steden. De namen van de steden blijven.

el-paso-bank = Bank
el-paso-gold-mine = Goudmijn
el-paso-hotel = Hotel
el-paso-horses = Paarden
el-paso-saloon = Saloon
el-paso-cattle = Runderen
el-paso-town-deadwood = Deadwood
el-paso-town-cheyenne = Cheyenne
el-paso-town-abilene = Abilene
el-paso-town-santa-fe = Santa Fe
el-paso-town-san-diego = San Diego
el-paso-town-tombstone = Tombstone
el-paso-town-el-paso = El Paso
el-paso-none = geen

## De tafel

el-paso-town = stad { $n } van { $of }: { $town }
el-paso-rate = koers { $rate }:1
# The town that comes next: $places are those it lacks
el-paso-next = Hierna: { $town } · { $rate } · { $lacks ->
    [none] alle plaatsen
   *[other] zonder { $places }
}
# $n: dobbelstenen op het sheriffveld
el-paso-dice = Sheriffveld: { $n } · vrije dobbelstenen: { $free }
el-paso-risk = risico { $chance }
el-paso-bag = fiches in de zak: { $n }
el-paso-column-town = In de stad
el-paso-column-pile = Kaarten
el-paso-row-nuggets = Goudklompjes
el-paso-row-seat = Waar
# Een plaats die deze stad niet heeft
el-paso-not-here = hier niet
el-paso-lookout = uitkijk
el-paso-has-laid = gelegd
el-paso-gone = weg
el-paso-kept = Meegenomen:
el-paso-hand = Jouw hand:
el-paso-laid = Jouw kaart: { $card }
# $n: goudklompjes; $keep: fiches
el-paso-if-you-leave = Als je nu de stad verlaat: { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
} voor al je fiches{ $keep ->
    [0] .
    [one] , of je neemt er één mee.
   *[other] , of je neemt er hoogstens { $keep } mee.
}
el-paso-sale = Je fiches zouden nu { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
} opbrengen.
el-paso-towns = De steden: { $towns }
el-paso-without = zonder { $places }
# Met de geheugensteun: kaarten in de handen van de anderen, per plaats
el-paso-hands = In de hand
el-paso-legend = In de stad: fiches, de bovenste eerst. Kaarten: zoveel zijn er te pakken. Wat een stad niet heeft, wordt daar 1:1 verkocht. Sterren op een dobbelsteen: { $stars }, brandmerken: { $brands }, zessen: { $sixes }.
el-paso-legend-memory = In de stad: fiches, de bovenste eerst. Kaarten: ? kent niemand; dan de gespeelde, de volgende eerst. In de hand: wat anderen daar hebben, ? kennen alleen zij. Wat een stad niet heeft, wordt daar 1:1 verkocht. Sterren op een dobbelsteen: { $stars }, brandmerken: { $brands }, zessen: { $sixes }.
el-paso-phase-decide = { $name } legt een kaart of verlaat de stad.
el-paso-phase-keep = { $name } verlaat de stad en mag { $n ->
    [one] één fiche
   *[other] { $n } fiches
} meenemen.
el-paso-phase-refill = De handen worden aangevuld.
el-paso-phase-over = Het spel is afgelopen.
el-paso-you-decide = Jij bent aan de beurt: leg gedekt een rooftochtkaart, of verlaat de stad.
el-paso-you-keep = Je verlaat de stad. Je mag { $n ->
    [one] één fiche
   *[other] hoogstens { $n } fiches
} meenemen; de rest wordt verkocht.
el-paso-you-refill = Pak een kaart, van welke plaats je maar wilt. Wie het eerst komt, het eerst maalt.

## Groepen zetten en de toets die ze opent (m, n, q, s en u zijn bezet)

el-paso-group-lay = Kaart leggen
    .key = k
el-paso-group-leave = Stad verlaten
    .key = v
el-paso-group-keep = Meenemen
    .key = e
el-paso-group-done = Klaar
    .key = k
el-paso-group-draw = Kaart pakken
    .key = p

## Zetten, als knoppen

el-paso-move-lay = { $card } leggen
el-paso-move-leave = Stad verlaten
el-paso-move-keep = { $tile } meenemen
el-paso-move-done = Klaar: alles hier verkopen
el-paso-move-draw = Kaart pakken: { $place }

## Wat er gebeurt. $name: wie; $item: fiche of kaart; $place: plaats of stad; $n: hoeveel.

el-paso-event-town = { $place }: iedereen rijdt de stad in.
el-paso-event-lookout = { $name } staat op de uitkijk.
el-paso-event-laid = { $name } legt { $item } gedekt.
el-paso-event-laid-unseen = { $name } blijft en legt gedekt een kaart.
# $n: hoeveel fiches mogen worden gehouden; 0: niets te kiezen
el-paso-event-leaves = { $n ->
    [0] { $name } verlaat de stad.
    [one] { $name } verlaat de stad en mag één fiche meenemen.
   *[other] { $name } verlaat de stad en mag { $n } fiches meenemen.
}
el-paso-event-revealed = { $name } draait { $item } om.
el-paso-event-stars = { $name } gooit. { $n ->
    [0] Geen ster.
    [one] Eén ster gaat naar het sheriffveld.
   *[other] { $n } sterren gaan naar het sheriffveld.
}
el-paso-event-brands = { $n ->
    [0] Geen brandmerk.
    [one] Eén brandmerk.
   *[other] { $n } brandmerken.
}
el-paso-event-sixes = { $n ->
    [0] Geen zes.
    [one] Eén zes.
   *[other] { $n } zessen.
}
el-paso-event-sheriffs = De sheriffs zijn er! Wie nog in de stad is, laat alles vallen.
el-paso-event-lost = { $name } verliest { $n ->
    [one] één fiche
   *[other] { $n } fiches
}.
el-paso-event-took = { $name } neemt { $item }.
# $n: waarom; 0 geen fiche meer, 1 geen brandmerk, 2 geen zes, 3 de stad heeft er geen
el-paso-event-in-vain = { $place }: { $name } grijpt mis{ $n ->
    [1] {" "}(geen brandmerk)
    [2] {" "}(geen zes)
    [3] {" "}(is er hier niet)
   *[other] {" "}(alles is weg)
}.
el-paso-event-drew = { $name } pakt { $item }.
el-paso-event-drew-unseen = { $name } pakt een kaart: { $place }.
el-paso-event-emptied = De stad is leeggeplunderd. Iedereen trekt verder.
el-paso-event-kept = { $name } neemt { $item } mee.
# $n: punten
el-paso-event-sold-here = { $name } verkoopt buit tegen de koers van de stad: { $n ->
    [one] 1 punt
   *[other] { $n } punten
}.
el-paso-event-sold-elsewhere = { $name } verkoopt buit tegen 1:1: { $n ->
    [one] 1 punt
   *[other] { $n } punten
}.
el-paso-event-paid = { $name } krijgt { $n ->
    [0] er niets voor
    [one] één goudklompje
   *[other] { $n } goudklompjes
}.
el-paso-event-over = Dat was de laatste stad. Het spel is afgelopen.
