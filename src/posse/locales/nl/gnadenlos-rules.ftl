## Opzet

# assumed
GN-1 = Iedereen krijgt de 13 schuldbrieven van een kleur (een 0 en drie keer 1, 2, 3 en 4), 10 goud, twee avonturiers en een hoed op veld 6. De dobbelsteen beslist wie eerst de revolver heeft. Handen zijn geheim; goud, hoeden, gieren, omgedraaide gebeurtenissen en het aantal kaarten zijn open.
GN-2 = Iedereen legt een 1 en een 2. Ze worden geschud en gedekt als markt neergelegd, rij voor rij, zes kolommen. Niemand weet welke waar ligt.
# ruled
GN-3 = Voor ervarenen: er worden geen avonturiers gedeeld en geen brieven gelegd. Zoveel open paren avonturiers als spelers worden geveild; allen bieden verschillende sommen, en van het hoogste bod af neemt iedereen een paar en legt het bod in de markt. Bij de opzet is er geen betaaldag.

## De gebeurtenis

# ruled
GN-10 = Hebben minder dan twee nog avonturiers, dan vervalt de gebeurtenis en wordt er geen kaart omgedraaid.
# assumed
GN-11 = De bovenste gebeurtenis wordt omgedraaid; er zijn er zeven: Goudkoorts 3/1, 5/3 en 7/4, twee keer High Noon en twee keer valsspelers. De zevende wordt nooit uitgevoerd: alle zeven worden geschud en de volgende telt. Een High Noon als zevende verzet de begrafenisondernemer toch.
GN-12 = Iedereen met avonturiers kiest er geheim één; ze worden tegelijk omgedraaid.
GN-13 = Zijn alle waarden gelijk, dan gebeurt er niets en gaan de avonturiers terug naar de hand.
GN-14 = Goudkoorts: elke hoogste goudwaarde krijgt het eerste getal, elke op één na hoogste het tweede.
# ruled
GN-15 = High Noon: eerst zet de begrafenisondernemer een stap; op zijn laatste veld eindigt het spel. Eén hoogste revolver mag twee brieven van de markt nemen, meerdere elk één, op plaats en ongezien: alles of niets. Liggen er te weinig, dan neemt niemand. Elke laagste revolver wordt neergeschoten en afgelegd.
# assumed
GN-16 = Valsspelers: alle hoogste gaan vooruit en alle laagste achteruit, naar de getallen van de zone waarin hun hoed staat; nooit onder veld 1 of voorbij het laatste.
GN-17 = Na een uitgevoerde gebeurtenis worden alle met de hoogste waarde afgelegd; de andere gaan terug.
# ruled
GN-18 = Gaten in de markt worden gevuld: de laatste brief gaat naar het voorste gat.

## Roem

GN-20 = Wie de revolver heeft, mag hoogstens 5 velden kopen, elk één goud.

## Inhuren

# ruled
GN-30 = Alleen als wie de revolver heeft minder dan drie avonturiers heeft: één minder dan er spelers zijn wordt omgedraaid, en iedereen moet bieden.
GN-31 = Vanaf de revolver biedt ieder één keer open één tot drie brieven, met een som die nog niemand bood. Een 0 alleen is een bod.
GN-32 = Niemand mag passen. Alleen wie geen nieuwe som kan maken, biedt niets en toont de hand.
GN-33 = Brieven van elke kleur in de hand mogen geboden worden.
# ruled
GN-34 = Van het hoogste bod af neemt ieder een avonturier en legt het bod gedekt aan het einde van de markt. Niemand mag ervan afzien.
# ruled
GN-35 = De laagste krijgt niets en neemt de brieven terug. Wie niet kon bieden, staat onder elk bod. Overgebleven avonturiers worden afgelegd.

## Betaaldag

GN-40 = Betaaldag, als de markt minstens zoveel volle rijen heeft als er spelers zijn: de dobbelsteen noemt een kolom, de buitenste gedekte brief wordt omgedraaid, en de eigenaar van de kleur betaalt de waarde. Steeds weer.
GN-41 = De betaaldag is voorbij als er in de kolom geen gedekte brief meer ligt,
GN-42 = of als iemand niet kan betalen: die houdt het goud, neemt een gier en valt 5 velden terug.
GN-43 = Alle omgedraaide brieven gaan terug naar de eigenaars van hun kleur. Zijn er nog genoeg volle rijen, dan volgt meteen nog een betaaldag.

## Het einde

# assumed
GN-60 = Het spel eindigt door een derde gier, door het laatste veld van de begrafenisondernemer of door een hoed op of voorbij het doel: meteen.
GN-61 = Door begrafenisondernemer of doel volgt nog één betaaldag, hoe groot de markt ook is; door een gier geen. Wie weer achter het doel valt, heft het einde niet op, en ook nu nog ligt wie een derde gier krijgt eruit.
GN-62 = Wie drie gieren heeft, heeft verloren.
# ruled
GN-63 = Alle anderen mogen dan hoogstens 3 velden kopen, elk één goud, vanaf de revolver. Geen hoed gaat voorbij het laatste veld.
# ruled
GN-64 = De verste hoed wint; dan meer goud; dan wordt de winst gedeeld.
# ruled
GN-65 = Boden zijn open en worden voor ieders ogen gelegd; geheim zijn dus alleen de eerste avonturiers, waar de eerste brieven liggen, en zulke brieven eens ze gestolen zijn.
