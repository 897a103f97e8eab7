el-paso-title = El Paso
el-paso-pitch = Sieben Städte warten darauf, geplündert zu werden. Wer länger bleibt, macht mehr Beute, bis die Sheriffs kommen. Wer die meisten Nuggets hat, gewinnt.
el-paso-by = von Stefan Dorra (Zoch, 2009)
el-paso-house-tiles-per-town = Plättchen pro Stadt

## Orte und Städte. Die Namen der Städte bleiben.

el-paso-bank = Bank
el-paso-gold-mine = Goldmine
el-paso-hotel = Hotel
el-paso-horses = Pferde
el-paso-saloon = Saloon
el-paso-cattle = Rinder
el-paso-town-deadwood = Deadwood
el-paso-town-cheyenne = Cheyenne
el-paso-town-abilene = Abilene
el-paso-town-santa-fe = Santa Fe
el-paso-town-san-diego = San Diego
el-paso-town-tombstone = Tombstone
el-paso-town-el-paso = El Paso
el-paso-none = keine

## Der Tisch

el-paso-town = Stadt { $n } von { $of }: { $town }
el-paso-rate = Kurs { $rate }:1
# The town that comes next: $places are those it lacks
el-paso-next = Danach: { $town } · { $rate } · { $lacks ->
    [none] alle Orte
   *[other] ohne { $places }
}
# $n: Würfel auf dem Sheriff-Feld
el-paso-dice = Sheriff-Feld: { $n } · freie Würfel: { $free }
el-paso-risk = Risiko { $chance }
el-paso-bag = Plättchen im Beutel: { $n }
el-paso-column-town = In der Stadt
el-paso-column-pile = Karten
el-paso-row-nuggets = Nuggets
el-paso-row-seat = Wo
# Ein Ort, den diese Stadt nicht hat
el-paso-not-here = hier nicht
el-paso-lookout = Schmiere
el-paso-has-laid = gelegt
el-paso-gone = fort
el-paso-kept = Mitgenommen:
el-paso-hand = Deine Hand:
el-paso-laid = Deine Karte: { $card }
# $n: Nuggets; $keep: Plättchen
el-paso-if-you-leave = Wenn du jetzt die Stadt verlässt: { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
} für alle Plättchen{ $keep ->
    [0] .
    [one] , oder du nimmst eines mit.
   *[other] , oder du nimmst bis zu { $keep } mit.
}
el-paso-sale = Jetzt brächten deine Plättchen { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}.
el-paso-towns = Die Städte: { $towns }
el-paso-without = ohne { $places }
# Mit der Merkhilfe: Karten auf den Händen der anderen, nach Orten
el-paso-hands = Auf der Hand
el-paso-legend = In der Stadt: Plättchen, das oberste zuerst. Karten: so viele gibt es dort zu ziehen. Was eine Stadt nicht hat, wird dort 1:1 verkauft. Sterne auf einem Würfel: { $stars }, Brandzeichen: { $brands }, Sechsen: { $sixes }.
el-paso-legend-memory = In der Stadt: Plättchen, das oberste zuerst. Karten: ? kennt niemand; dann gespielte, die nächste zuerst. Auf der Hand: was andere dort halten, ? kennen nur sie. Was eine Stadt nicht hat, wird dort 1:1 verkauft. Sterne auf einem Würfel: { $stars }, Brandzeichen: { $brands }, Sechsen: { $sixes }.
el-paso-phase-decide = { $name } legt eine Karte oder verlässt die Stadt.
el-paso-phase-keep = { $name } verlässt die Stadt und darf { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
} mitnehmen.
el-paso-phase-refill = Die Hände werden aufgefüllt.
el-paso-phase-over = Das Spiel ist aus.
el-paso-you-decide = Du bist dran: Leg verdeckt eine Raubzugkarte, oder verlass die Stadt.
el-paso-you-keep = Du verlässt die Stadt. Du darfst { $n ->
    [one] ein Plättchen
   *[other] bis zu { $n } Plättchen
} mitnehmen; der Rest wird verkauft.
el-paso-you-refill = Zieh eine Karte, von welchem Ort du willst. Wer zuerst kommt, mahlt zuerst.

## Gruppen von Zügen und die Taste, die sie öffnet (m, n, q, s und u sind vergeben)

el-paso-group-lay = Karte legen
    .key = k
el-paso-group-leave = Stadt verlassen
    .key = v
el-paso-group-keep = Mitnehmen
    .key = i
el-paso-group-done = Fertig
    .key = f
el-paso-group-draw = Karte ziehen
    .key = z

## Züge, als Schaltflächen

el-paso-move-lay = { $card } legen
el-paso-move-leave = Stadt verlassen
el-paso-move-keep = { $tile } mitnehmen
el-paso-move-done = Fertig: alles hier verkaufen
el-paso-move-draw = Karte ziehen: { $place }

## Was geschieht. $name: wer; $item: Plättchen oder Karte; $place: Ort oder Stadt; $n: wie viele.

el-paso-event-town = { $place }: Alle reiten in die Stadt.
el-paso-event-lookout = { $name } steht Schmiere.
el-paso-event-laid = { $name } legt { $item } verdeckt.
el-paso-event-laid-unseen = { $name } bleibt und legt verdeckt eine Karte.
# $n: wie viele Plättchen behalten werden dürfen; 0: nichts zu wählen
el-paso-event-leaves = { $n ->
    [0] { $name } verlässt die Stadt.
    [one] { $name } verlässt die Stadt und darf ein Plättchen mitnehmen.
   *[other] { $name } verlässt die Stadt und darf { $n } Plättchen mitnehmen.
}
el-paso-event-revealed = { $name } deckt { $item } auf.
el-paso-event-stars = { $name } würfelt. { $n ->
    [0] Kein Stern.
    [one] Ein Stern kommt auf das Sheriff-Feld.
   *[other] { $n } Sterne kommen auf das Sheriff-Feld.
}
el-paso-event-brands = { $n ->
    [0] Kein Brandzeichen.
    [one] Ein Brandzeichen.
   *[other] { $n } Brandzeichen.
}
el-paso-event-sixes = { $n ->
    [0] Keine Sechs.
    [one] Eine Sechs.
   *[other] { $n } Sechsen.
}
el-paso-event-sheriffs = Die Sheriffs sind da! Wer noch in der Stadt ist, lässt alles fallen.
el-paso-event-lost = { $name } verliert { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}.
el-paso-event-took = { $name } nimmt { $item }.
# $n: warum; 0 kein Plättchen mehr, 1 kein Brandzeichen, 2 keine Sechs, 3 die Stadt hat keine
el-paso-event-in-vain = { $place }: { $name } geht leer aus{ $n ->
    [1] {" "}(kein Brandzeichen)
    [2] {" "}(keine Sechs)
    [3] {" "}(gibt es hier nicht)
   *[other] {" "}(schon leer)
}.
el-paso-event-drew = { $name } zieht { $item }.
el-paso-event-drew-unseen = { $name } zieht eine Karte: { $place }.
el-paso-event-emptied = Die Stadt ist leer geplündert. Alle ziehen weiter.
el-paso-event-kept = { $name } nimmt { $item } mit.
# $n: Punkte
el-paso-event-sold-here = { $name } verkauft Beute zum Kurs der Stadt: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
el-paso-event-sold-elsewhere = { $name } verkauft Beute zum Kurs 1:1: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
el-paso-event-paid = { $name } bekommt { $n ->
    [0] nichts dafür
    [one] ein Nugget
   *[other] { $n } Nuggets
}.
el-paso-event-over = Das war die letzte Stadt. Das Spiel ist aus.
