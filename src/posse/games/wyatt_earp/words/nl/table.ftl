wyatt-earp-title = Wyatt Earp
wyatt-earp-pitch = Jaag op zeven outlaws, drijf de beloningen op hun hoofd op en zorg dat je die in je eentje opstrijkt. Heeft iemand een fortuin bij elkaar, dan wint de rijkste.
wyatt-earp-by = van Richard Borg en Mike Fitzgerald (alea, 2001)
wyatt-earp-house-hand-size = Kaarten per speler aan het begin
wyatt-earp-house-set-size = Kaarten in een set
wyatt-earp-house-stall-turns = Beurten zonder actie waarna de ronde eindigt
wyatt-earp-house-sharers-need-points = Alleen wie een open SP heeft, deelt in een beloning

## Kaarten. De namen van personen blijven zoals ze zijn.

wyatt-earp-belle-starr = Belle Starr
wyatt-earp-billy-the-kid = Billy the Kid
wyatt-earp-bob-dalton = Bob Dalton
wyatt-earp-butch-cassidy = Butch Cassidy
wyatt-earp-jesse-james = Jesse James
wyatt-earp-sundance-kid = Sundance Kid
wyatt-earp-wes-hardin = Wes Hardin
wyatt-earp-photo = Foto van { $outlaw }
wyatt-earp-wyatt-earp = Wyatt Earp
wyatt-earp-bank-robbery = Bankoverval
wyatt-earp-fastest-gun = Snelste schutter
wyatt-earp-most-wanted = Most Wanted
wyatt-earp-hideout = Schuilplaats
wyatt-earp-stagecoach-robbery = Postkoetsoverval
wyatt-earp-none = geen

## De tafel

wyatt-earp-goal = einde vanaf { $money }
wyatt-earp-hand-number = Ronde { $n }
# Daarachter staat de naam van de bovenste kaart
wyatt-earp-piles = Trekstapel { $pile } · aflegstapel { $discards }
wyatt-earp-piles-last = Laatste trekstapel { $pile } · aflegstapel { $discards }
wyatt-earp-on-top = { ", " }bovenop:
wyatt-earp-money = { $n ->
    [0] $ 0
   *[other] $ { $n }.000
}
wyatt-earp-row-money = Geld
wyatt-earp-row-cards = Handkaarten
wyatt-earp-points = { $n } SP
# Elk één letter: Foto, Bankoverval, Snelste schutter, Postkoetsoverval
wyatt-earp-letters = FBSK
wyatt-earp-legend = SP: sheriffpunten. 3{ $photo }{ $bank }: drie outlaws, een Foto, een Bankoverval. { $gun }: Snelste schutter, { $coach }: Postkoetsoverval. In [ ]: onder een Schuilplaats.
wyatt-earp-legend-holes = Een schot is raak als het een kogelgat omdraait. Dat hebben { $cards }.
wyatt-earp-holes-outlaws = alle outlawkaarten
wyatt-earp-holes-photos = alle Foto’s

# Met de geheugensteun. Trek: wat de trekstapel werd, of het er nog in ligt of getrokken is
wyatt-earp-column-discards = Afl.
wyatt-earp-column-deck = Trek
wyatt-earp-sheriffs-discards = Afgelegde sheriffkaarten:
wyatt-earp-sheriffs-deck = Sheriffkaarten in de trekstapel:
wyatt-earp-picked = Ongezien uit de aflegstapel gepakt: { $cards }
wyatt-earp-missing = Daar ontbraken: { $cards }
wyatt-earp-known = Bekende kaarten: { $cards }
wyatt-earp-asked = Vergeefs gevraagd, + sindsdien getrokken: { $cards }
wyatt-earp-legend-memory = Afl.: outlaws in de aflegstapel, { $photo }: een Foto. Trek: die van de vernieuwde trekstapel, er nog in of eruit getrokken.

wyatt-earp-hand = Je hand:
wyatt-earp-phase-draw = { $name } pakt kaarten.
wyatt-earp-phase-play = { $name } speelt kaarten uit, of legt er een af en beëindigt de beurt.
wyatt-earp-phase-choose = Treffer! { $name } kiest een rij voor { $card }.
wyatt-earp-phase-pick = { $name } kijkt de aflegstapel door.
wyatt-earp-phase-found = { $name } mag de gevonden kaart uitspelen of houden.
wyatt-earp-phase-answer = { $name } mag de Schuilplaats beantwoorden met een Wyatt Earp.
wyatt-earp-phase-over = Het spel is afgelopen.

# Wat er van jou gevraagd wordt
wyatt-earp-you-draw = Jouw beurt: trek twee kaarten of pak de bovenste van de aflegstapel.
wyatt-earp-you-draw-end = De stapel is op: trekken beëindigt de ronde. Of pak de bovenste kaart van de aflegstapel.
wyatt-earp-you-draw-only = Jouw beurt: de stapel is op, trekken beëindigt de ronde.
wyatt-earp-you-play = Jouw beurt: speel uit wat je wilt en leg tot slot een kaart af.
wyatt-earp-you-play-discard = Jouw beurt: uitspelen kun je niets meer. Leg een kaart af.
wyatt-earp-you-choose = Treffer! Kies een rij voor { $card }.
wyatt-earp-you-pick = Kies een kaart uit de aflegstapel.
wyatt-earp-you-found = Speel de gevonden kaart nu uit of houd hem.
wyatt-earp-you-answer = Schuilplaats op jouw rij! Antwoord je met een Wyatt Earp?
wyatt-earp-you-answer-none = Schuilplaats op jouw rij, en je hebt geen Wyatt Earp om mee te antwoorden.

# De afrekening als pagina. $n in -why: het nummer van de regel waardoor de ronde eindigt
wyatt-earp-page-title = Afrekening
wyatt-earp-page-why = { $n ->
    [70] { $name } heeft de laatste handkaart afgelegd.
    [71] Iemand heeft geen handkaarten meer.
    [72] De trekstapel is op.
   *[other] Er gebeurt niets meer.
}
wyatt-earp-page-stays = blijft
wyatt-earp-page-left = rest blijft
wyatt-earp-page-sum = Uitbetaald

## Groepen zetten en de toets die ze opent (m, n, q, s en u zijn bezet)

wyatt-earp-group-draw = Trekken
    .key = t
wyatt-earp-group-take = Van de aflegstapel
    .key = a
wyatt-earp-group-lay = Outlaws neerleggen
    .key = o
wyatt-earp-group-photo = Foto
    .key = f
wyatt-earp-group-shoot = Schieten
    .key = c
wyatt-earp-group-ask = Om een outlaw vragen
    .key = r
wyatt-earp-group-rob = Outlaw stelen
    .key = t
wyatt-earp-group-earp = Wyatt Earp
    .key = w
wyatt-earp-group-keep = Houden
    .key = h
wyatt-earp-group-discard = Afleggen
    .key = a
wyatt-earp-group-choose = Rij kiezen
    .key = k
wyatt-earp-group-pick = Kaart uitkiezen
    .key = k
wyatt-earp-group-answer = Antwoorden
    .key = a
wyatt-earp-group-let-it-be = Erbij laten
    .key = e

## Zetten, als knoppen

wyatt-earp-move-draw = Twee kaarten trekken
wyatt-earp-move-take = Bovenste kaart van de aflegstapel pakken
wyatt-earp-move-lay = { $n } × { $outlaw } neerleggen
wyatt-earp-move-play = { $card } uitspelen
wyatt-earp-move-shoot = { $card }: schieten
# $name: who is asked first; $n: seats at the table
wyatt-earp-move-ask = { $n ->
    [2] { $name } om { $outlaw } vragen
   *[other] Vragen om { $outlaw }, eerst { $name }
}
wyatt-earp-brief-ask = { $n ->
    [2] { $outlaw }
   *[other] { $outlaw }, eerst { $name }
}
wyatt-earp-move-rob = Most Wanted: schieten om een outlaw te stelen
wyatt-earp-move-earp-draw = Wyatt Earp: twee kaarten trekken
wyatt-earp-move-earp-search = Wyatt Earp: aflegstapel doorzoeken
wyatt-earp-move-earp-free = Wyatt Earp: schieten om een Schuilplaats weg te halen
# $name: van wie de rij is
wyatt-earp-move-choose = { $outlaw } van { $name }
wyatt-earp-move-pick = { $card } uitkiezen
wyatt-earp-move-keep = Kaart houden
wyatt-earp-move-answer = Met een Wyatt Earp antwoorden
wyatt-earp-move-let-it-be = Het erbij laten
wyatt-earp-move-discard = { $card } afleggen

## Wat er gebeurt. $name: wie het doet; $other: wie het treft; $card: de naam van een kaart of ‘een kaart’; $n: hoeveel.

wyatt-earp-event-hand-starts = Ronde { $n }: { $name } deelt.
wyatt-earp-event-turned = De eerste kaart van de aflegstapel: { $card }.
wyatt-earp-event-drew = { $name } trekt: { $card }.
wyatt-earp-event-drew-unseen = { $name } trekt { $n ->
    [one] een kaart
   *[other] { $n } kaarten
}.
wyatt-earp-event-took = { $name } pakt van de aflegstapel: { $card }.
wyatt-earp-event-renewed = De aflegstapel wordt geschud en is nu de trekstapel.
wyatt-earp-event-laid = { $name } legt neer: { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}.
wyatt-earp-event-played = { $name } speelt uit: { $card }.
wyatt-earp-event-placed = { $name } legt bij { $outlaw }: { $card }.
wyatt-earp-event-reward = De beloning voor { $outlaw } stijgt met $ { $n }.000.
wyatt-earp-event-shot = { $name } schiet en draait om: { $card }.
wyatt-earp-event-hit = Treffer!
wyatt-earp-event-missed = Mis.
wyatt-earp-event-asked = { $name } vraagt { $other } om { $outlaw }.
wyatt-earp-event-vain = { $name } heeft geen { $outlaw }.
wyatt-earp-event-gave = { $name } geeft af: { $card }.
wyatt-earp-event-robbed = { $name } steelt van { $other }: { $card }.
wyatt-earp-event-deposed = { $outlaw } van { $name } is niet meer de snelste schutter.
wyatt-earp-event-dropped = In de rij ligt geen outlaw meer. Naar de aflegstapel gaat: { $card }.
wyatt-earp-event-searches = { $name } doorzoekt de aflegstapel.
wyatt-earp-event-picked = { $name } kiest uit: { $card }.
wyatt-earp-event-picked-unseen = { $name } zoekt gedekt een kaart uit.
wyatt-earp-event-kept = { $name } houdt de kaart.
wyatt-earp-event-covered = { $name } verstopt { $outlaw } van { $other } in een Schuilplaats.
wyatt-earp-event-freed = { $outlaw } van { $name } is uit de Schuilplaats.
wyatt-earp-event-lets-it-be = { $name } laat het erbij.
wyatt-earp-event-discarded = { $name } legt af: { $card }.
# $n: het nummer van de regel waardoor de ronde eindigt
wyatt-earp-event-hand-ends = { $n ->
    [70] { $name } heeft de laatste handkaart afgelegd. De afrekening:
    [71] Iemand heeft geen handkaarten meer. De afrekening:
    [72] De trekstapel is op. De afrekening:
   *[other] Er gebeurt niets meer. De afrekening:
}
# $n: sheriffpunten in totaal
wyatt-earp-event-stays = { $outlaw }: { $n ->
    [0] geen punten
    [one] maar { $n } punt
   *[other] maar { $n } punten
}. De beloning blijft liggen.
wyatt-earp-event-paid = { $outlaw }: $ { $n }.000 voor { $name }.
wyatt-earp-event-left = { $outlaw }: wat niet te delen valt, blijft liggen.
wyatt-earp-event-duel = In het duel draait { $name } om: { $card }.
wyatt-earp-event-over = Het spel is afgelopen.
