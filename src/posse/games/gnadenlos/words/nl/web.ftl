## De weg van de roem

gnadenlos-web-track = Hoofdstraat: de weg van de roem
gnadenlos-web-space = Veld { $n }
gnadenlos-web-space-hats = Veld { $n }: { $names }
gnadenlos-web-zone = Valsspelers op de velden { $from } t/m { $to }: { $up } vooruit, { $down } terug

## De gebeurtenis

gnadenlos-web-event = Gebeurtenis
gnadenlos-web-no-event = Nu geen gebeurtenis
gnadenlos-web-to-come = Gebeurtenissen die nog komen
gnadenlos-web-to-come-item = { $n } × { $item }
gnadenlos-web-showdown = Showdown
gnadenlos-web-face-down = { $name }: gedekt
gnadenlos-web-chooses = { $name } kiest nog
gnadenlos-web-shows = { $name } toont { $item }: { $n }
gnadenlos-web-steals = mag stelen

## De markt

gnadenlos-web-market = De markt
gnadenlos-web-to-payday = { $n ->
    [0] Genoeg voor betaaldag
    [one] Nog één schuldbrief tot betaaldag
   *[other] Nog { $n } schuldbrieven tot betaaldag
}
gnadenlos-web-market-filled = { $n } op de markt, betaaldag bij { $of }
gnadenlos-web-place = Schuldbrief { $n }, gedekt
gnadenlos-web-place-seen = Schuldbrief { $n }: { $item }
gnadenlos-web-gap = Plaats { $n }: leeg
gnadenlos-web-named = Schuldbrief { $n }, aangewezen
gnadenlos-web-chance = Een schuldbrief in rij { $row } heeft { $n }% kans om op betaaldag te worden opgeëist
gnadenlos-web-percent = { $n }%
gnadenlos-web-vultures = { $n ->
    [0] Nog geen gier op het dak
    [one] Eén gier op het dak
   *[other] { $n } gieren op het dak
}

## Betaaldag

gnadenlos-web-payday = Betaaldag
gnadenlos-web-roll = Worp { $n }
gnadenlos-web-go-on = Verder
gnadenlos-web-skip = Naar het eind

## Inhuren

gnadenlos-web-for-hire = In te huren
gnadenlos-web-bids = Biedingen
gnadenlos-web-bid-of = { $name } biedt { $n }
gnadenlos-web-no-bid = { $name }: nog geen bod
gnadenlos-web-picks = kiest als { $n }e
gnadenlos-web-gets-nobody = krijgt niemand, houdt de schuldbrieven
gnadenlos-web-would-be = dan { $n }
gnadenlos-web-sums-taken = Al geboden: { $sums }
gnadenlos-web-pile = Avonturiers: { $n }
gnadenlos-web-discard = Afgelegd: { $n }

## Plaatsen

gnadenlos-web-seats = Spelers
gnadenlos-web-fame = Roem { $n }
gnadenlos-web-to-goal = nog { $n }
gnadenlos-web-gold = { $n } goud
gnadenlos-web-vultures-of = { $n } van { $of } gieren
gnadenlos-web-adventurers = { $n ->
    [one] één avonturier
   *[other] { $n } avonturiers
}
gnadenlos-web-notes = { $n ->
    [one] één schuldbrief
   *[other] { $n } schuldbrieven
}
gnadenlos-web-leads = staat voor
gnadenlos-web-revolver = heeft de revolver
gnadenlos-web-known = Gezien
gnadenlos-web-owes = { $n } schuld op de markt

## De eigen hand

gnadenlos-web-hand = Jouw avonturiers
gnadenlos-web-own-notes = Jouw schuldbrieven
gnadenlos-web-nobody = Niemand rijdt voor jou
gnadenlos-web-values = goud { $gold }, revolver { $revolver }, kaarten { $cards }
gnadenlos-web-counts = telt nu { $n }
gnadenlos-web-debts = Jouw schulden
gnadenlos-web-debts-out = { $n ->
    [0] Geen schuldbrieven in omloop
    [one] Eén schuldbrief in omloop: { $gold } goud
   *[other] { $n } schuldbrieven in omloop: { $gold } goud
}
gnadenlos-web-due = een betaaldag kost je zo’n { $n }
gnadenlos-web-short = alles samen: { $n } meer dan je hebt
gnadenlos-web-covered = je goud dekt alles
gnadenlos-web-buy-none = Niets kopen
gnadenlos-web-buy-to = Veld { $n }
gnadenlos-web-buy-short = je bent dan { $n } meer schuldig dan je hebt
gnadenlos-web-left = { $n } goud over
gnadenlos-web-ends = beëindigt het spel
gnadenlos-web-ends-from = Vanaf veld { $n } eindigt het spel
gnadenlos-web-bid = { $n } bieden
gnadenlos-web-makes = maakt { $n }
gnadenlos-web-watching = Je kijkt toe; de handen blijven gedekt.

## Gaten in de markt, en een bod leggen. $n, $gap: plaatsen in de markt, of een kans in procent

gnadenlos-web-gaps = Gaten in de markt
gnadenlos-web-gaps-left = { $n ->
    [one] nog één gat
   *[other] nog { $n } gaten
}
gnadenlos-web-gaps-why = Een schuldbrief uit de laatste rij vult het gat. Hoe verder naar binnen hij ligt, hoe minder vaak hij op betaaldag wordt opgeëist.
gnadenlos-web-gap-asked = Gat op plaats { $n }: wordt nu gevuld
gnadenlos-web-fill-to = Schuldbrief { $n } gaat naar plaats { $gap }
gnadenlos-web-called-less = op betaaldag opgeëist: { $less }% in plaats van { $n }%
gnadenlos-web-called = op betaaldag opgeëist: { $n }%
gnadenlos-web-lay = Je schuldbrieven gaan naar de markt
gnadenlos-web-lay-why = Kies welke je nu legt. Hoe verder naar binnen een schuldbrief ligt, hoe minder vaak hij op betaaldag wordt opgeëist.
gnadenlos-web-lay-same-row = Ze komen allemaal in dezelfde rij, dus de volgorde maakt nauwelijks iets uit.
gnadenlos-web-lay-place = Plaats { $n }
gnadenlos-web-lay-all = Leg ze in deze volgorde
