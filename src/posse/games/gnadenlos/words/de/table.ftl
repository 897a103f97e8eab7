gnadenlos-title = Gnadenlos!
gnadenlos-pitch = Heuere Abenteurer mit Schuldscheinen an, mach Ruhm aus dem, was sie einbringen, und sei flüssig, wenn Zahltag ist. Der Berühmteste gewinnt.
gnadenlos-by = von Klaus Teuber (Kosmos, 2001)
gnadenlos-house-gold = Gold zu Beginn
gnadenlos-house-adventurers = Abenteurer zu Beginn
gnadenlos-house-undertaker = Schritte des Totengräbers
gnadenlos-house-vultures = Geier, mit denen man ausscheidet
gnadenlos-house-fall = Felder zurück für alle, die nicht zahlen können
gnadenlos-house-buy = Felder, die man pro Zug kaufen darf
gnadenlos-house-buy-last = Felder, die man am Ende kaufen darf
gnadenlos-house-few = Angeheuert wird nur mit weniger Abenteurern als
gnadenlos-house-experienced = Für Erfahrene: Abenteurer paarweise versteigern
gnadenlos-house-gaps = Lücken im Markt
gnadenlos-house-gaps-choice = Wer den Revolver hat, wählt
gnadenlos-house-gaps-last = Der letzte Schein füllt sie (schneller)

## Die Schachtel. Die Namen der Abenteurer bleiben.

gnadenlos-harrow = Nugget Nell Harrow
gnadenlos-lund = Ezra „Pickaxe“ Lund
gnadenlos-barnaby = Old Silt Barnaby
gnadenlos-dan = Sluice-Box Dan
gnadenlos-celestine = Madame Celestine
gnadenlos-moran = Gravel-Throat Moran
gnadenlos-brannigan = Widow Brannigan
gnadenlos-delaroche = Silk-Cuff Delaroche
gnadenlos-tuttle = Preacher Tuttle
gnadenlos-pemberley = Doc Pemberley
gnadenlos-malone = Cinder Kate Malone
gnadenlos-orson = Muley Jack Orson
gnadenlos-fontaine = Fingers Fontaine
gnadenlos-quill = Rosalind Quill
gnadenlos-percy = Greenhorn Percy
gnadenlos-otto = Barkeep Otto
gnadenlos-valdez = Deputy Inez Valdez
gnadenlos-augustin = Ace-High Augustin
gnadenlos-harlan = Mute Harlan
gnadenlos-redfern = Calla Redfern
gnadenlos-voss = Thunder Sadie Voss
gnadenlos-willi = Stagecoach Willi
gnadenlos-marchetti = Lefty Marchetti
gnadenlos-baroness = Baronin von Bluff
gnadenlos-rufus = Riverboat Rufus
gnadenlos-wendell = Whiskey Wendell
gnadenlos-bess = Coyote Bess
gnadenlos-akers = Rifle Tom Akers
gnadenlos-hollis = Hiccup Hollis
gnadenlos-rush-1 = Goldrausch 3/1
gnadenlos-rush-2 = Goldrausch 5/3
gnadenlos-rush-3 = Goldrausch 7/4
gnadenlos-high-noon = High Noon
gnadenlos-card-sharps = Falschspiel
# $name: wessen Farbe; $n: der Wert
gnadenlos-note = { $name } { $n }
gnadenlos-own-note = deine { $n }
gnadenlos-none = keine

## Der Tisch

gnadenlos-goal = Ziel: Ruhm { $n }
gnadenlos-undertaker = Totengräber: Schritt { $n } von { $of }
# Dahinter stehen die aufgedeckten Ereignisse
gnadenlos-events = Revolver: { $name } · Ereignisse { $n } von { $of }:
gnadenlos-column-fame = Ruhm
gnadenlos-column-gold = Gold
gnadenlos-column-vultures = Geier
gnadenlos-column-adventurers = Abent.
gnadenlos-column-notes = Scheine
# $n: so viele Scheine liegen dort; so viele lösen ihn aus
gnadenlos-market = Markt: { $n }
gnadenlos-payday = Zahltag ab { $n }
gnadenlos-die = Wurf { $n }
gnadenlos-values = Gold/Revolver/Karten
gnadenlos-row = Zu haben
gnadenlos-hand = Deine
gnadenlos-notes = Deine Scheine:
gnadenlos-out = raus
gnadenlos-bid = bietet { $n }
gnadenlos-chosen = hat gewählt
gnadenlos-shown = zeigt { $item }
# Mit der Merkhilfe: bekannte Abenteurer, dann bekannte Scheine
gnadenlos-remembered = { $name } hält
gnadenlos-notes-too = Scheine
gnadenlos-legend = Markt: wie viele Scheine dort liegen und wie viele den Zahltag auslösen. Sie liegen verdeckt, nach Nummern; am Zahltag macht jeder Wurf den untersten seiner Spalte fällig. Das Ziel, der letzte Schritt des Totengräbers oder { $vultures ->
    [1] ein Geier
    [2] ein zweiter Geier
   *[other] ein dritter Geier
} beendet das Spiel. Scheine ohne Namen haben die Farbe dessen, der sie hält. Wer den höchsten Wert gezeigt hat, wird nach dem Ereignis abgelegt, bei High Noon auch wer den niedrigsten gezeigt hat.
gnadenlos-legend-memory = Markt: wie viele Scheine dort liegen und wie viele den Zahltag auslösen; nummerierte Plätze mit den dort gesehenen Scheinen, ? ungesehen; am Zahltag macht jeder Wurf den untersten seiner Spalte fällig. Scheine ohne Namen haben die Farbe dessen, der sie hält. Das Ziel, der letzte Schritt des Totengräbers oder { $vultures ->
    [1] ein Geier
    [2] ein zweiter Geier
   *[other] ein dritter Geier
} beendet das Spiel. Wer den höchsten Wert gezeigt hat, wird nach dem Ereignis abgelegt, bei High Noon auch wer den niedrigsten gezeigt hat.
# $zones: bis zu welchem Feld, Schritte vor und zurück
gnadenlos-zones = { $event }, je nach Ruhm: bis { $zones }
gnadenlos-phase-show = Es werden Abenteurer gewählt.
gnadenlos-you-show-rush = { $event }: Der höchste Goldwert bringt { $first }, der zweite { $second }. Wähl verdeckt einen aus.
gnadenlos-you-show-high-noon = { $event }: Die Schnellsten dürfen stehlen, die Langsamsten fallen; weg sind beide. Wähl einen aus.
gnadenlos-you-show-card-sharps = { $event }: Ruhm +{ $up } mit den besten Karten, −{ $down } mit den schlechtesten. Wähl einen aus.
gnadenlos-phase-steal = { $name } darf Scheine vom Markt nehmen.
gnadenlos-you-steal = Nenn einen Schein, den du ungesehen vom Markt nimmst, oder verzichte.
gnadenlos-you-steal-two = Nenn zwei Scheine, die du ungesehen vom Markt nimmst: beide oder keinen.
gnadenlos-you-steal-second = Schein { $n }, und welchen noch? Du nimmst beide zusammen.
gnadenlos-phase-fill = { $name } füllt die Lücken im Markt.
# $gap: ein Platz im Markt
gnadenlos-you-fill = Füll die Lücke auf Platz { $gap }: Wähl einen Schein aus der letzten Reihe.
gnadenlos-phase-buy = { $name } darf Ruhm kaufen.
gnadenlos-you-buy = Kauf Ruhm: bis zu { $bought } Felder für je 1 Gold.
gnadenlos-phase-bid = { $name } bietet.
gnadenlos-you-bid = Biete ein bis drei Scheine: eine Summe, die noch niemand geboten hat.
gnadenlos-phase-hire = { $name } heuert an.
gnadenlos-you-hire = Heuere an, wen du willst; deine Scheine kommen in den Markt.
gnadenlos-phase-lay = { $name } legt Scheine in den Markt.
# $place: ein Platz im Markt
gnadenlos-you-lay = Leg deine Scheine in den Markt: Welcher kommt auf Platz { $place }?
gnadenlos-phase-last-buy = { $name } darf ein letztes Mal Ruhm kaufen.
gnadenlos-you-last-buy = Kauf ein letztes Mal Ruhm: bis zu { $last } Felder für je 1 Gold.
gnadenlos-phase-over = Das Spiel ist aus.

## Gruppen von Zügen und ihre Taste (m, n, q, s und u sind vergeben)

gnadenlos-group-show = Abenteurer wählen
    .key = w
gnadenlos-group-steal = Schein nehmen
    .key = e
gnadenlos-group-decline = Verzichten
    .key = v
gnadenlos-group-buy = Ruhm kaufen
    .key = k
gnadenlos-group-add = Schein dazulegen
    .key = d
gnadenlos-group-bid = Bieten
    .key = b
gnadenlos-group-hire = Anheuern
    .key = h
gnadenlos-group-take = Paar nehmen
    .key = p
gnadenlos-group-lay = Schein legen
    .key = l
gnadenlos-group-fill = Lücke füllen
    .key = f

## Züge, als Knöpfe. $item: Abenteurer oder Schein; $n: Platz, Felder oder Paar

gnadenlos-move-show = { $item } wählen
gnadenlos-move-steal = Schein { $n } nehmen
gnadenlos-move-decline = Nichts nehmen
gnadenlos-move-buy = { $n ->
    [0] Nichts kaufen
    [one] 1 Feld kaufen
   *[other] { $n } Felder kaufen
}
gnadenlos-move-add = { $item } dazulegen
gnadenlos-move-bid = Bieten
gnadenlos-move-hire = { $item } anheuern
gnadenlos-move-take = Paar { $n } nehmen
gnadenlos-move-lay = { $item } legen
gnadenlos-move-fill = Schein { $n } nehmen

## Was geschieht. $name: wer; $item: was; $place: Platz im Markt; $n: wie viele

gnadenlos-event-won-roll = { $name } würfelt am höchsten.
gnadenlos-event-turn = { $name } nimmt den Revolver.
gnadenlos-event-no-event = Weniger als zwei Spieler haben Abenteurer: kein Ereignis.
gnadenlos-event-event = { $name } deckt auf: { $item }.
gnadenlos-event-events-shuffled = Das letzte Ereignis wird nicht ausgeführt: Alle werden gemischt.
gnadenlos-event-undertaker = Der Totengräber rückt vor: Schritt { $n }.
gnadenlos-event-shows = { $name } wählt { $item }.
gnadenlos-event-shows-unseen = { $name } hat gewählt.
gnadenlos-event-revealed = { $name } zeigt { $item }.
gnadenlos-event-no-effect = Alle gleich: Nichts geschieht.
gnadenlos-event-rushed = { $name } bekommt { $n } Gold.
gnadenlos-event-no-theft = Es liegen zu wenige Scheine da.
gnadenlos-event-names = { $name } zeigt auf Schein { $place }.
gnadenlos-event-stole = { $name } nimmt Schein { $place }: { $item }.
gnadenlos-event-stole-unseen = { $name } nimmt Schein { $place }.
gnadenlos-event-declined = { $name } nimmt keinen Schein.
# $gap: wohin er kommt
gnadenlos-event-moved = { $name } legt Schein { $place } in die Lücke auf Platz { $gap }.
gnadenlos-event-shot = { $item } wird erschossen.
gnadenlos-event-spent = { $name } legt { $item } ab.
gnadenlos-event-fame = { $name } steht jetzt auf Feld { $n }.
gnadenlos-event-bought = { $n ->
    [0] { $name } kauft keinen Ruhm.
   *[other] { $name } kauft Ruhm für { $n } Gold.
}
gnadenlos-event-offered = Zu haben: { $item }.
gnadenlos-event-shuffled = Die abgelegten Abenteurer werden gemischt.
gnadenlos-event-no-hiring = { $n ->
    [0] Es sind keine Abenteurer mehr da: Niemand heuert an.
   *[other] { $name } hat { $n } Abenteurer oder mehr: Niemand heuert an.
}
gnadenlos-event-adds = { $name } legt { $item } dazu.
gnadenlos-event-adds-own = { $name } legt eine { $n } dazu.
gnadenlos-event-bids = { $name } bietet { $n }.
gnadenlos-event-unable = { $name } kann keine neue Summe bieten und zeigt die Hand.
gnadenlos-event-in-hand = { $name } zeigt { $n } × { $item }.
gnadenlos-event-hired = { $name } heuert { $item } an.
gnadenlos-event-unclaimed = Niemand heuert { $item } an.
gnadenlos-event-payday = Zahltag!
gnadenlos-event-roll = { $name } würfelt eine { $n }.
gnadenlos-event-turned = Schein { $place } wird aufgedeckt: { $item }.
gnadenlos-event-paid = { $name } zahlt { $n } Gold.
gnadenlos-event-bankrupt = { $name } schuldet { $n } und kann nicht zahlen.
gnadenlos-event-vulture = { $name } bekommt einen Geier.
gnadenlos-event-payday-over = Der Zahltag ist vorbei.
gnadenlos-event-end = { $n ->
    [0] Das Ziel ist erreicht: Das Ende ist da.
    [1] Der Totengräber ist angekommen: Das Ende ist da.
   *[other] Die Geier haben jemanden geholt: Das Ende ist da.
}
gnadenlos-event-out = { $name } hat { $n } Geier und scheidet aus.
gnadenlos-event-over = Das Spiel ist aus.

## Zahltag

gnadenlos-page-title = Zahltag
gnadenlos-page-notes = Fällige Scheine
gnadenlos-page-paid = Gold gezahlt
gnadenlos-page-bankrupt = konnte nicht zahlen: ein Geier, und Felder zurück
