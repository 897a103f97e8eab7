## De tafel in de browser

el-paso-web-trail = De route
el-paso-web-all-places = alle plaatsen
el-paso-web-places = Plaatsen in { $town }
# $rate: punten voor een goudklompje
el-paso-web-town-n = stad { $n } van { $of } · koers { $rate }:1
el-paso-web-stack = Fiches, de bovenste eerst: { $values }
el-paso-web-cleaned-out = leeggehaald
el-paso-web-nothing-left = leeg
el-paso-web-pile = { $n ->
    [one] 1 rooftochtkaart
   *[other] { $n } rooftochtkaarten
}
el-paso-web-draw = Pakken
el-paso-web-memory-pile = In de volgorde waarin ze komen; ? kent niemand
# $chance: dat die gegooid wordt
el-paso-web-needs-six = Er moet een zes gegooid worden: { $chance } kans
el-paso-web-needs-brand = Er moet een brandmerk gegooid worden: { $chance } kans
el-paso-web-sheriff-field = Sheriffveld
# A chance follows
el-paso-web-risk = Sheriffs bij de volgende worp
# $n: vrije dobbelstenen
el-paso-web-risk-long = { $n ->
    [one] De sheriffs komen als de laatste dobbelsteen een ster toont.
   *[other] De sheriffs komen als alle { $n } vrije dobbelstenen sterren tonen.
}
# Naast de zak: er zitten $n fiches in
el-paso-web-bag = { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
}
el-paso-web-sheriffs-come = De sheriffs rijden binnen!
# What the sheriffs take: $n tiles
el-paso-web-lost-you = Je verliest { $n ->
    [one] één fiche
   *[other] { $n } fiches
}.
el-paso-web-lost-name = { $name } verliest { $n ->
    [one] één fiche
   *[other] { $n } fiches
}.
el-paso-web-lost-nobody = Niemand had buit te verliezen.
el-paso-web-nuggets = { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
}

## Wat iemand aan het doen is

el-paso-web-doing-laid = heeft gekozen
el-paso-web-doing-choosing = kiest…
el-paso-web-doing-waiting = kiest later
el-paso-web-doing-gone = de stad uit
el-paso-web-doing-packing = pakt in…
el-paso-web-doing-drawing = pakt een kaart…
el-paso-web-doing-ready = klaar
# the value of the tile
el-paso-web-took = neemt { $value }
el-paso-web-why-gone = alles weg: niets
el-paso-web-why-brand = geen brandmerk: niets
el-paso-web-why-six = geen zes: niets
el-paso-web-why-here = hier niet: niets
# tiles taken by the sheriffs
el-paso-web-lost = verliest { $n ->
    [one] één fiche
   *[other] { $n } fiches
}
# $n: fiches; $worth: goudklompjes ervoor in deze stad
el-paso-web-loot-of = Buit van { $name }: { $n ->
    [0] geen
    [one] 1 fiche, hier { $worth } waard
   *[other] { $n } fiches, hier { $worth } waard
}
# Van wie de stad uit is: $n fiches zijn voor de volgende
el-paso-web-carried-of = Buit van { $name }: { $n ->
    [0] geen
    [one] 1 fiche voor { $town }
   *[other] { $n } fiches voor { $town }
}
el-paso-web-carried = voor { $town }
el-paso-web-worth = { $n ->
    [one] hier 1 goudklompje
   *[other] hier { $n } goudklompjes
}

## Van jezelf

el-paso-web-hand = Jouw hand
# De kaart voor deze plaats zou deze fiches treffen
el-paso-web-hint = { $place }: { $values }. De hoogste kaart neemt de eerste fiche.
el-paso-web-hint-empty = { $place }: daar ligt niets meer.
el-paso-web-hint-missing = { $place }: is er niet in deze stad, de kaart neemt niets.
el-paso-web-loot = Jouw buit
el-paso-web-no-loot = Nog niets.
el-paso-web-ledger = Wat je buit zou opbrengen, stad voor stad
# $n: goudklompjes voor alle fiches; $keep: fiches die in plaats daarvan mee mogen
el-paso-web-if-you-leave = Stad verlaten: { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
}{ $keep ->
    [0] .
    [one] , of één fiche meenemen.
   *[other] , of hoogstens { $keep } fiches meenemen.
}
# $n: fiches; $kept: zoveel zijn er al weggelegd; $sale: goudklompjes
el-paso-web-keep-up-to = Je mag{ $kept ->
    [0] {""}
   *[other] {" "}nog
} { $n ->
    [one] één fiche
   *[other] hoogstens { $n } fiches
} meenemen. Alles hier verkocht: { $sale }.
# Er wordt naar een fiche gekeken: $rest goudklompjes nu voor alle andere, $worth ervoor in de volgende stad
el-paso-web-keep-one = De rest brengt nu { $rest } op, deze { $worth } in { $town }.
el-paso-web-keep-last = De rest brengt nu { $rest } op, deze { $worth } aan het eind.
# $n: goudklompjes voor alle fiches die nog niet zijn weggelegd om mee te nemen; $kept: hoeveel dat er zijn
el-paso-web-sold = { $kept ->
    [0] Je neemt niets mee. Al je fiches brengen
   *[other] De andere fiches brengen
} { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
} op.
# Goudklompjes worden geteld: zoveel zouden het er dan zijn
el-paso-web-then = dan { $n }
