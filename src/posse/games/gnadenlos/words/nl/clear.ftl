## Wat de tafel in de browser in gewone woorden zegt: waar de beurt staat, hoe het spel eindigt, wat er op het spel staat

gnadenlos-clear-turn = De beurt
gnadenlos-clear-step-event = Gebeurtenis
gnadenlos-clear-step-fame = Roem
gnadenlos-clear-step-hiring = Inhuren
gnadenlos-clear-step-payday = Betaaldag
gnadenlos-clear-step-end = Het einde

## Hoe het eindigt. $name: wie er het dichtst bij is; $n: hoeveel er nog nodig zijn, of er zijn

gnadenlos-clear-ends = De voorste hoed wint. Het eindigt met
gnadenlos-clear-ends-goal = een hoed op { $goal }: { $name } moet nog { $n }
gnadenlos-clear-ends-goal-you = een hoed op { $goal }: jij moet nog { $n }
gnadenlos-clear-ends-goal-reached = een hoed op { $goal }: bereikt
gnadenlos-clear-ends-undertaker = de laatste stap van de begrafenisondernemer: { $n } van { $of }
gnadenlos-clear-ends-vultures = { $of } gieren bij één speler: { $n ->
    [0] nog niemand heeft er een
   *[other] { $name } heeft er { $n }
}
gnadenlos-clear-ends-vultures-you = { $of } gieren bij één speler: jij hebt er { $n }
gnadenlos-clear-to-come = Komt nog
gnadenlos-clear-goal = Doel

## Onder de cijfers van een plaats: korte woorden

gnadenlos-clear-fame = roem
gnadenlos-clear-gold = goud
gnadenlos-clear-adventurers = volk
gnadenlos-clear-notes = schuldbrieven

## De gebeurtenis

gnadenlos-clear-does-rush = Hoogste goudwaarde: { $first } goud. Tweede: { $second }. De hoogste wordt daarna afgelegd.
gnadenlos-clear-does-high-noon = Hoogste revolver: mag twee schuldbrieven stelen, bij gelijke stand elk één. Laagste: wordt doodgeschoten. Daarna zijn ze allemaal weg.
gnadenlos-clear-does-card-sharps = Beste kaarten: hoed vooruit. Slechtste: hoed terug. De beste wordt daarna afgelegd.
gnadenlos-clear-does-card-sharps-you = Beste kaarten: jij gaat { $up } vooruit. Slechtste: { $down } terug. De beste wordt daarna afgelegd.
gnadenlos-clear-steps = beste +{ $up }, slechtste −{ $down }
gnadenlos-clear-choosing = kiest nog…
gnadenlos-clear-chosen = heeft gekozen
gnadenlos-clear-only-you = alleen jij ziet hem
gnadenlos-clear-only-one = je enige: die wordt vanzelf gestuurd
gnadenlos-clear-nobody = heeft niemand om te sturen
gnadenlos-clear-can-show = kan { $n } tonen
gnadenlos-clear-then-shot = wordt doodgeschoten
gnadenlos-clear-then-gone = daarna afgelegd
# $higher, $lower: hoeveel avonturiers die anderen kunnen hebben meer of minder tellen
gnadenlos-clear-rivals = { $higher } beter, { $lower } slechter
gnadenlos-clear-rivals-higher = { $higher } van { $n } beter
gnadenlos-clear-rivals-said = Van de { $n } avonturiers die anderen kunnen hebben, { $higher ->
    [0] is er geen
    [one] is er één
   *[other] zijn er { $higher }
} beter en { $lower ->
    [0] geen
    [one] één
   *[other] { $lower }
} slechter.

## Roem

gnadenlos-clear-on-space = Jouw hoed: veld { $n }
gnadenlos-clear-ways = Nog { $n } tot het doel op { $goal }. Aan het eind wint de voorste hoed.
gnadenlos-clear-price-of-space = Elk veld kost 1 goud. Wat je houdt, betaalt op betaaldag je schuldbrieven.
gnadenlos-clear-space = naar { $n }
gnadenlos-clear-price = { $n } goud
gnadenlos-clear-after-buy = Daarna heb je { $gold } goud over, voor { $debt } schuld.

## Inhuren

gnadenlos-clear-offer = { $picks ->
    [1] één voor het hoogste bod
   *[other] voor de { $picks } hoogste biedingen
}
gnadenlos-clear-pick = { $n }e keus
gnadenlos-clear-no-pick = huurt niemand in
gnadenlos-clear-bid-first = tot nu toe het hoogst: kiest het eerst
gnadenlos-clear-bid-first-final = hoogste bod: kiest het eerst
gnadenlos-clear-bid-picks = tot nu toe { $n }e van { $of }: huurt in
gnadenlos-clear-bid-picks-final = { $n }e van { $of }: huurt in
gnadenlos-clear-bid-lowest = tot nu toe het laagst: huurt niemand in
gnadenlos-clear-bid-lowest-final = laagste bod: huurt niemand in
gnadenlos-clear-bid-payday = met deze biedingen is de markt vol: daarna is het betaaldag
gnadenlos-clear-bid-costs = { $n } meer schuld: { $debt } in totaal, je hebt { $gold } goud
gnadenlos-clear-bid-free = geen extra schuld: schuldbrieven van anderen of nullen

## De markt

gnadenlos-clear-chance = %: hoe vaak een schuldbrief uit die rij op betaaldag wordt opgeëist

## Wat er gevraagd wordt

gnadenlos-clear-ask-rush = { $event }: stuur gedekt een avonturier. De hoogste goudwaarde levert { $first } goud op, de tweede { $second }; de hoogste wordt daarna afgelegd.
gnadenlos-clear-ask-high-noon = { $event }: stuur gedekt een avonturier. De snelste mag twee schuldbrieven stelen (bij gelijke stand elk één), de traagste wordt doodgeschoten; daarna zijn ze allemaal weg.
gnadenlos-clear-ask-card-sharps = { $event }: stuur gedekt een avonturier. Beste kaarten: { $up } velden vooruit; slechtste: { $down } terug. De beste wordt daarna afgelegd.
gnadenlos-clear-chosen-only = { $item } wordt vanzelf gestuurd: je hebt niemand anders. Wachten op { $names }.
gnadenlos-clear-chosen-wait = Je hebt { $item } gekozen. Wachten op { $names }.
gnadenlos-clear-ask-buy = Roem kopen? 1 goud per veld, hoogstens { $most }. { $debt ->
    [0] Je hebt { $gold } goud en geen schulden.
   *[other] Je hebt { $gold } goud en { $debt } schuld.
}
gnadenlos-clear-ask-last-buy = Laatste kans op roem: hoogstens { $most } velden, 1 goud per veld. De voorste hoed wint; goud telt alleen bij gelijke stand.
gnadenlos-clear-ask-bid = Bied één tot drie schuldbrieven voor een avonturier. { $picks ->
    [1] Het hoogste bod huurt in,
   *[other] De { $picks } hoogste biedingen huren in,
} de rest houdt zijn schuldbrieven.
gnadenlos-clear-ask-bid-pairs = Bied één tot drie schuldbrieven. Het hoogste bod kiest als eerste een paar, het laagste als laatste.
gnadenlos-clear-ask-hire = Je bod van { $n } huurt in: kies wie je wilt. Je schuldbrieven gaan daarna naar de markt.
gnadenlos-clear-ask-lay = Je schuldbrieven gaan naar de markt. Welke op plaats { $place }?
gnadenlos-clear-ask-steal = Jij was het snelst: neem ongezien een schuldbrief, of geen. Een van jezelf is een schuld minder.
gnadenlos-clear-ask-steal-two = Jij was het snelst: neem ongezien twee schuldbrieven, of geen. Elke van jezelf is een schuld minder.
gnadenlos-clear-ask-fill = Gat op plaats { $gap }: welke schuldbrief uit de laatste rij komt daar? Hij wordt dan minder vaak opgeëist.
