## Wat een ding is, als je het bekijkt

gnadenlos-look-adventurer = Avonturier
gnadenlos-look-gold = Goud { $n }: telt bij een goudkoorts; de twee hoogste waarden leveren goud op.
gnadenlos-look-revolver = Revolver { $n }: telt bij High Noon; de hoogste steelt schuldbrieven, de laagste wordt doodgeschoten.
gnadenlos-look-cards = Kaarten { $n }: telt bij Valsspelers; de beste gaat vooruit, de slechtste terug.
gnadenlos-look-spent = Na een gebeurtenis wordt de hoogste waarde afgelegd, bij High Noon ook de laagste; de andere komen terug in je hand.
gnadenlos-look-counts = Telt nu
gnadenlos-look-others = Tegen de anderen
gnadenlos-look-note = Schuldbrief
gnadenlos-look-note-mine = Jouw belofte: wordt hij op betaaldag opgeëist, dan betaal jij { $n } goud, wie hem ook heeft geboden.
gnadenlos-look-note-theirs = De belofte van { $name }: wordt hij op betaaldag opgeëist, dan betaalt { $name } { $n } goud, niet jij.
gnadenlos-look-note-bid = Je kunt hem bieden voor een avonturier. Huurt het bod in, dan gaat hij gedekt naar de markt.
gnadenlos-look-cost = Geboden en opgeëist
gnadenlos-look-cost-n = kost je { $n } goud
gnadenlos-look-cost-none = kost je niets
gnadenlos-look-makes = Je bod zou zijn
gnadenlos-look-place = Schuldbrief { $n }, gedekt
gnadenlos-look-place-does = Iemands schuldbrief. Hij ligt gedekt tot hij op betaaldag wordt opgeëist; dan betaalt de eigenaar.
gnadenlos-look-gap-does = Hier komen de volgende schuldbrieven.
gnadenlos-look-column = Op betaaldag eist een geworpen { $die } de buitenste gedekte schuldbrief van deze kolom op.
gnadenlos-look-chance = Opgeëist op betaaldag
gnadenlos-look-seen = Hier gezien
gnadenlos-look-rush = De hoogste goudwaarde levert goud op, de tweede wat minder. De hoogste wordt daarna afgelegd.
gnadenlos-look-equal = Toont iedereen dezelfde waarde, dan gebeurt er niets.
gnadenlos-look-noon = Bij elke High Noon zet de begrafenisondernemer een stap.
gnadenlos-look-sharps = Hoe ver een hoed gaat, hangt ervan af waar hij staat.
gnadenlos-look-left = Komt nog
gnadenlos-look-track = Een hoed op veld { $goal } of verder beëindigt het spel; de voorste hoed wint. Wie de revolver heeft, koopt roem voor 1 goud per veld.
gnadenlos-look-hats = Hier
gnadenlos-look-to-goal = Tot het doel
gnadenlos-look-zone = Valsspelers hier
gnadenlos-look-vultures = Wie een schuldbrief niet kan betalen, krijgt een gier en valt { $fall } velden terug. Met { $n } gieren heb je verloren en is het spel afgelopen.
gnadenlos-look-fame = Roem
gnadenlos-look-purse = Goud
gnadenlos-look-crew = Avonturiers
gnadenlos-look-notes = Schuldbrieven in de hand
gnadenlos-look-got = Gieren
gnadenlos-look-undertaker = De begrafenisondernemer
gnadenlos-look-undertaker-does = Bij elke High Noon zet hij een stap. Stap { $of } beëindigt het spel, na een laatste betaaldag.
gnadenlos-look-steps = Stappen
gnadenlos-look-of = { $n } van { $of }
gnadenlos-look-noons = High Noons die nog komen
gnadenlos-look-ridge = Met { $n } schuldbrieven op de markt is het betaaldag, na het inhuren.
gnadenlos-look-payday = Er wordt telkens opnieuw geworpen. Elke worp eist een schuldbrief op, en wiens kleur het is, betaalt; het eindigt met een kolom zonder schuldbrief of met iemand die niet kan betalen.
gnadenlos-look-vulture = Wie niet kan betalen, krijgt een gier en valt { $fall } velden terug.
gnadenlos-look-market = Op de markt

## Waarom iets nu niet kan. De regel staat erbij.

gnadenlos-why-gn-12 = Er is een gebeurtenis: iedereen met avonturiers kiest er een.
gnadenlos-why-gn-15 = Nu neemt een dief schuldbrieven van de markt.
gnadenlos-why-gn-18 = Nu worden gaten in de markt gevuld.
gnadenlos-why-gn-20 = Nu wordt roem gekocht; avonturiers stuur je bij de volgende gebeurtenis, geboden wordt hierna.
gnadenlos-why-gn-31 = Nu wordt geboden. Een bod heeft één tot drie schuldbrieven en een som die nog niemand heeft geboden.
gnadenlos-why-gn-34 = Nu huurt in wie het meest heeft geboden, en legt dat bod.
gnadenlos-why-gn-63 = Het einde is daar: je kunt nog één keer roem kopen, verder valt er niets te doen.
