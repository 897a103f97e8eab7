## Der Tisch im Browser

el-paso-web-trail = Der Weg
el-paso-web-all-places = alle Orte
el-paso-web-places = Orte in { $town }
# $rate: Punkte für ein Nugget
el-paso-web-town-n = Stadt { $n } von { $of } · Kurs { $rate }:1
el-paso-web-stack = Plättchen, das oberste zuerst: { $values }
el-paso-web-cleaned-out = leer geplündert
el-paso-web-nothing-left = leer
el-paso-web-pile = { $n ->
    [one] 1 Raubzugkarte
   *[other] { $n } Raubzugkarten
}
el-paso-web-draw = Ziehen
el-paso-web-memory-pile = In der Reihenfolge, in der sie kommen; ? kennt niemand
# $chance: dass eine(s) fällt
el-paso-web-needs-six = Braucht eine Sechs im Wurf: { $chance }
el-paso-web-needs-brand = Braucht ein Brandzeichen im Wurf: { $chance }
el-paso-web-sheriff-field = Sheriff-Feld
# A chance follows
el-paso-web-risk = Sheriffs beim nächsten Wurf
# $n: freie Würfel
el-paso-web-risk-long = { $n ->
    [one] Die Sheriffs kommen, wenn der letzte Würfel einen Stern zeigt.
   *[other] Die Sheriffs kommen, wenn alle { $n } freien Würfel Sterne zeigen.
}
# Neben dem Beutel: $n Plättchen sind darin
el-paso-web-bag = { $n } Plättchen
el-paso-web-sheriffs-come = Die Sheriffs reiten ein!
# What the sheriffs take: $n tiles
el-paso-web-lost-you = Du verlierst { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}.
el-paso-web-lost-name = { $name } verliert { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}.
el-paso-web-lost-nobody = Niemand hatte Beute zu verlieren.
el-paso-web-nuggets = { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}

## Was jemand gerade tut

el-paso-web-doing-laid = hat gewählt
el-paso-web-doing-choosing = wählt …
el-paso-web-doing-waiting = wählt später
el-paso-web-doing-gone = aus der Stadt
el-paso-web-doing-packing = packt ein …
el-paso-web-doing-drawing = zieht eine Karte …
el-paso-web-doing-ready = bereit
# the value of the tile
el-paso-web-took = nimmt { $value }
el-paso-web-why-gone = schon leer: nichts
el-paso-web-why-brand = kein Brandzeichen: nichts
el-paso-web-why-six = keine Sechs: nichts
el-paso-web-why-here = hier nicht: nichts
# tiles taken by the sheriffs
el-paso-web-lost = verliert { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}
# $n: Plättchen; $worth: Nuggets dafür in dieser Stadt
el-paso-web-loot-of = Beute von { $name }: { $n ->
    [0] keine
    [one] 1 Plättchen, hier { $worth } wert
   *[other] { $n } Plättchen, hier { $worth } wert
}
# Von jemandem, der die Stadt verlassen hat: $n Plättchen sind für die nächste
el-paso-web-carried-of = Beute von { $name }: { $n ->
    [0] keine
    [one] 1 Plättchen für { $town }
   *[other] { $n } Plättchen für { $town }
}
el-paso-web-carried = für { $town }
el-paso-web-worth = { $n ->
    [one] hier 1 Nugget
   *[other] hier { $n } Nuggets
}

## Das Eigene

el-paso-web-hand = Deine Hand
# Die Karte für diesen Ort träfe auf diese Plättchen
el-paso-web-hint = { $place }: { $values }. Die höchste Karte nimmt das erste Plättchen.
el-paso-web-hint-empty = { $place }: Da liegt nichts mehr.
el-paso-web-hint-missing = { $place }: gibt es in dieser Stadt nicht, die Karte geht leer aus.
el-paso-web-loot = Deine Beute
el-paso-web-no-loot = Noch nichts.
el-paso-web-ledger = Was deine Beute brächte, Stadt für Stadt
# $n: Nuggets für alle Plättchen; $keep: Plättchen, die stattdessen mitkommen dürfen
el-paso-web-if-you-leave = Stadt verlassen: { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}{ $keep ->
    [0] .
    [one] , oder ein Plättchen mitnehmen.
   *[other] , oder bis zu { $keep } Plättchen mitnehmen.
}
# $n: Plättchen; $kept: so viele sind schon weggelegt; $sale: Nuggets
el-paso-web-keep-up-to = Du darfst{ $kept ->
    [0] {""}
   *[other] {" "}noch
} { $n ->
    [one] ein Plättchen
   *[other] bis zu { $n } Plättchen
} mitnehmen. Alle hier verkauft: { $sale }.
# Ein Plättchen wird angesehen: $rest Nuggets jetzt für alle anderen, $worth dafür in der nächsten Stadt
el-paso-web-keep-one = Der Rest bringt jetzt { $rest }, dieses { $worth } in { $town }.
el-paso-web-keep-last = Der Rest bringt jetzt { $rest }, dieses { $worth } am Ende.
# $n: Nuggets für alle Plättchen, die noch nicht zum Mitnehmen weggelegt sind; $kept: so viele sind es
el-paso-web-sold = { $kept ->
    [0] Nichts kommt mit. Alle Plättchen bringen
   *[other] Die übrigen Plättchen bringen
} { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}.
# Nuggets werden gezählt: so viele wären es dann
el-paso-web-then = dann { $n }
