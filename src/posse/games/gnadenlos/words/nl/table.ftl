gnadenlos-title = Gnadenlos!
gnadenlos-pitch = Huur avonturiers in met schuldbrieven, maak roem van wat ze opbrengen, en zorg dat je op betaaldag kunt betalen. De beroemdste wint.
gnadenlos-by = van Klaus Teuber (Kosmos, 2001)
gnadenlos-house-gold = Goud aan het begin
gnadenlos-house-adventurers = Avonturiers aan het begin
gnadenlos-house-undertaker = Stappen van de begrafenisondernemer
gnadenlos-house-vultures = Gieren waarmee je eruit ligt
gnadenlos-house-fall = Velden terug voor wie niet kan betalen
gnadenlos-house-buy = Velden die je per beurt mag kopen
gnadenlos-house-buy-last = Velden die je aan het einde mag kopen
gnadenlos-house-few = Inhuren alleen met minder avonturiers dan
gnadenlos-house-experienced = Voor ervaren spelers: avonturiers per paar veilen
gnadenlos-house-gaps = Gaten in de markt
gnadenlos-house-gaps-choice = Wie de revolver heeft, kiest
gnadenlos-house-gaps-last = De laatste schuldbrief vult ze (sneller)

## De doos. De namen van de avonturiers blijven.

gnadenlos-harrow = Nugget Nell Harrow
gnadenlos-lund = Ezra ‘Pickaxe’ Lund
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
gnadenlos-baroness = Barones van Bluff
gnadenlos-rufus = Riverboat Rufus
gnadenlos-wendell = Whiskey Wendell
gnadenlos-bess = Coyote Bess
gnadenlos-akers = Rifle Tom Akers
gnadenlos-hollis = Hiccup Hollis
gnadenlos-rush-1 = Goudkoorts 3/1
gnadenlos-rush-2 = Goudkoorts 5/3
gnadenlos-rush-3 = Goudkoorts 7/4
gnadenlos-high-noon = High Noon
gnadenlos-card-sharps = Valsspelers
# $name: van wie de kleur is; $n: de waarde
gnadenlos-note = { $name } { $n }
gnadenlos-own-note = jouw { $n }
gnadenlos-none = geen

## De tafel

gnadenlos-goal = doel: roem { $n }
gnadenlos-undertaker = begrafenisondernemer: { $n } van { $of }
# Daarachter staan de omgedraaide gebeurtenissen
gnadenlos-events = Revolver: { $name } · Gebeurtenissen { $n } van { $of }:
gnadenlos-column-fame = Roem
gnadenlos-column-gold = Goud
gnadenlos-column-vultures = Gieren
gnadenlos-column-adventurers = Avont.
gnadenlos-column-notes = Schuldbr.
# $n: zoveel schuldbrieven liggen er; bij zoveel is het betaaldag
gnadenlos-market = Markt: { $n }
gnadenlos-payday = betaaldag bij { $n }
gnadenlos-die = worp { $n }
gnadenlos-values = goud/revolver/kaarten
gnadenlos-row = In te huren
gnadenlos-hand = Van jou
gnadenlos-notes = Jouw schuldbrieven:
gnadenlos-out = eruit
gnadenlos-bid = biedt { $n }
gnadenlos-chosen = heeft gekozen
gnadenlos-shown = toont { $item }
# Met de geheugensteun: bekende avonturiers, dan bekende schuldbrieven
gnadenlos-remembered = { $name } heeft
gnadenlos-notes-too = schuldbrieven
gnadenlos-legend = Markt: hoeveel schuldbrieven er liggen en bij hoeveel het betaaldag is. Ze liggen gedekt, op nummer; op betaaldag eist elke worp de onderste van zijn kolom op. Het doel, de laatste stap van de begrafenisondernemer of { $vultures ->
    [1] een gier
    [2] een tweede gier
   *[other] een derde gier
} beëindigt het spel. Schuldbrieven zonder naam hebben de kleur van wie ze heeft. Wie de hoogste waarde toonde, wordt na de gebeurtenis afgelegd, bij High Noon ook wie de laagste toonde.
gnadenlos-legend-memory = Markt: hoeveel schuldbrieven er liggen en bij hoeveel het betaaldag is; genummerde plaatsen met de schuldbrieven die daar gezien zijn, ? ongezien; op betaaldag eist elke worp de onderste van zijn kolom op. Schuldbrieven zonder naam hebben de kleur van wie ze heeft. Het doel, de laatste stap van de begrafenisondernemer of { $vultures ->
    [1] een gier
    [2] een tweede gier
   *[other] een derde gier
} beëindigt het spel. Wie de hoogste waarde toonde, wordt na de gebeurtenis afgelegd, bij High Noon ook wie de laagste toonde.
# $zones: tot welk veld, stappen vooruit en terug
gnadenlos-zones = { $event }, afhankelijk van roem: tot en met { $zones }
gnadenlos-phase-show = Er worden avonturiers gekozen.
gnadenlos-you-show-rush = { $event }: de hoogste goudwaarde levert { $first } op, de tweede { $second }. Kies er gedekt een.
gnadenlos-you-show-high-noon = { $event }: de snelsten mogen stelen, de traagsten vallen; weg zijn ze allebei. Kies er een.
gnadenlos-you-show-card-sharps = { $event }: roem +{ $up } met de beste kaarten, −{ $down } met de slechtste. Kies er een.
gnadenlos-phase-steal = { $name } mag schuldbrieven van de markt nemen.
gnadenlos-you-steal = Noem een schuldbrief die je ongezien van de markt neemt, of zie ervan af.
gnadenlos-you-steal-two = Noem twee schuldbrieven die je ongezien van de markt neemt: beide of geen.
gnadenlos-you-steal-second = Schuldbrief { $n }, en welke nog? Je neemt ze samen.
gnadenlos-phase-fill = { $name } vult de gaten in de markt.
# $gap: een plaats in de markt
gnadenlos-you-fill = Vul het gat op plaats { $gap }: kies een schuldbrief uit de laatste rij.
gnadenlos-phase-buy = { $name } mag roem kopen.
gnadenlos-you-buy = Koop roem: hoogstens { $bought } velden, voor 1 goud per veld.
gnadenlos-phase-bid = { $name } biedt.
gnadenlos-you-bid = Bied één tot drie schuldbrieven: een som die nog niemand heeft geboden.
gnadenlos-phase-hire = { $name } huurt in.
gnadenlos-you-hire = Huur in wie je wilt; je schuldbrieven gaan naar de markt.
gnadenlos-phase-lay = { $name } legt schuldbrieven in de markt.
# $place: een plaats in de markt
gnadenlos-you-lay = Leg je schuldbrieven in de markt: welke komt op plaats { $place }?
gnadenlos-phase-last-buy = { $name } mag voor het laatst roem kopen.
gnadenlos-you-last-buy = Koop voor het laatst roem: hoogstens { $last } velden, voor 1 goud per veld.
gnadenlos-phase-over = Het spel is afgelopen.

## Groepen van zetten en hun toets (m, n, q, s en u zijn bezet)

gnadenlos-group-show = Avonturier kiezen
    .key = k
gnadenlos-group-steal = Schuldbrief nemen
    .key = b
gnadenlos-group-decline = Afzien
    .key = a
gnadenlos-group-buy = Roem kopen
    .key = r
gnadenlos-group-add = Schuldbrief toevoegen
    .key = t
gnadenlos-group-bid = Bieden
    .key = b
gnadenlos-group-hire = Inhuren
    .key = h
gnadenlos-group-take = Paar nemen
    .key = p
gnadenlos-group-lay = Schuldbrief leggen
    .key = l
gnadenlos-group-fill = Gat vullen
    .key = g

## Zetten, als knoppen. $item: avonturier of schuldbrief; $n: plaats, velden of paar

gnadenlos-move-show = { $item } kiezen
gnadenlos-move-steal = Schuldbrief { $n } nemen
gnadenlos-move-decline = Niets nemen
gnadenlos-move-buy = { $n ->
    [0] Niets kopen
    [one] 1 veld kopen
   *[other] { $n } velden kopen
}
gnadenlos-move-add = { $item } toevoegen
gnadenlos-move-bid = Bieden
gnadenlos-move-hire = { $item } inhuren
gnadenlos-move-take = Paar { $n } nemen
gnadenlos-move-lay = { $item } leggen
gnadenlos-move-fill = Schuldbrief { $n } nemen

## Wat er gebeurt. $name: wie; $item: wat; $place: plaats in de markt; $n: hoeveel

gnadenlos-event-won-roll = { $name } gooit het hoogst.
gnadenlos-event-turn = { $name } neemt de revolver.
gnadenlos-event-no-event = Minder dan twee spelers hebben avonturiers: geen gebeurtenis.
gnadenlos-event-event = { $name } draait een gebeurtenis om: { $item }.
gnadenlos-event-events-shuffled = De laatste gebeurtenis wordt niet uitgevoerd: ze worden allemaal geschud.
gnadenlos-event-undertaker = De begrafenisondernemer gaat vooruit: stap { $n }.
gnadenlos-event-shows = { $name } kiest { $item }.
gnadenlos-event-shows-unseen = { $name } heeft gekozen.
gnadenlos-event-revealed = { $name } toont { $item }.
gnadenlos-event-no-effect = Iedereen gelijk: er gebeurt niets.
gnadenlos-event-rushed = { $name } krijgt { $n } goud.
gnadenlos-event-no-theft = Er liggen te weinig schuldbrieven.
gnadenlos-event-names = { $name } wijst schuldbrief { $place } aan.
gnadenlos-event-stole = { $name } neemt schuldbrief { $place }: { $item }.
gnadenlos-event-stole-unseen = { $name } neemt schuldbrief { $place }.
gnadenlos-event-declined = { $name } neemt geen schuldbrief.
# $gap: waar hij heen gaat
gnadenlos-event-moved = { $name } legt schuldbrief { $place } in het gat op plaats { $gap }.
gnadenlos-event-shot = { $item } wordt doodgeschoten.
gnadenlos-event-spent = { $name } legt { $item } af.
gnadenlos-event-fame = { $name } staat nu op veld { $n }.
gnadenlos-event-bought = { $n ->
    [0] { $name } koopt geen roem.
   *[other] { $name } koopt roem voor { $n } goud.
}
gnadenlos-event-offered = In te huren: { $item }.
gnadenlos-event-shuffled = De afgelegde avonturiers worden geschud.
gnadenlos-event-no-hiring = { $n ->
    [0] Er zijn geen avonturiers meer: niemand huurt in.
   *[other] { $name } heeft { $n } avonturiers of meer: niemand huurt in.
}
gnadenlos-event-adds = { $name } voegt { $item } toe.
gnadenlos-event-adds-own = { $name } voegt een { $n } toe.
gnadenlos-event-bids = { $name } biedt { $n }.
gnadenlos-event-unable = { $name } kan geen nieuwe som bieden en toont de handkaarten.
gnadenlos-event-in-hand = { $name } toont { $n } × { $item }.
gnadenlos-event-hired = { $name } huurt { $item } in.
gnadenlos-event-unclaimed = Niemand huurt { $item } in.
gnadenlos-event-payday = Betaaldag!
gnadenlos-event-roll = { $name } gooit een { $n }.
gnadenlos-event-turned = Schuldbrief { $place } wordt omgedraaid: { $item }.
gnadenlos-event-paid = { $name } betaalt { $n } goud.
gnadenlos-event-bankrupt = { $name } is { $n } schuldig en kan niet betalen.
gnadenlos-event-vulture = { $name } krijgt een gier.
gnadenlos-event-payday-over = De betaaldag is voorbij.
gnadenlos-event-end = { $n ->
    [0] Het doel is bereikt: het einde is daar.
    [1] De begrafenisondernemer is gearriveerd: het einde is daar.
   *[other] De gieren hebben iemand te pakken: het einde is daar.
}
gnadenlos-event-out = { $n ->
    [one] { $name } heeft een gier en ligt eruit.
   *[other] { $name } heeft { $n } gieren en ligt eruit.
}
gnadenlos-event-over = Het spel is afgelopen.

## Betaaldag

gnadenlos-page-title = Betaaldag
gnadenlos-page-notes = Opgeëiste schuldbrieven
gnadenlos-page-paid = Goud betaald
gnadenlos-page-bankrupt = kon niet betalen: een gier, en velden terug
