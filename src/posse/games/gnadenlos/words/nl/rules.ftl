## Opzet

# assumed
GN-1 = Iedereen krijgt de { $notes } schuldbrieven van een kleur ({ $notes_listed }), { $gold } goud, { $dealt ->
        [0] geen avonturiers
        [one] 1 avonturier
       *[other] { $dealt } avonturiers
    } en een hoed op veld { $start } van de weg van de roem. De dobbelsteen beslist wie eerst de revolver heeft. Handen zijn geheim; goud, hoeden, gieren, omgedraaide gebeurtenissen en het aantal kaarten zijn open.
GN-2 = { $laid ->
        [0] Bij de opzet legt niemand een schuldbrief: de markt is eerst leeg. Die groeit rij voor rij, in zes kolommen, één voor elk getal van de dobbelsteen.
       *[other] Iedereen legt { $laid_listed }. Deze schuldbrieven worden geschud en gedekt als markt neergelegd: rij voor rij, in zes kolommen, één voor elk getal van de dobbelsteen. Niemand weet welke waar ligt.
    }
# ruled
GN-3 = { $setup ->
        [experienced] Deze tafel begint zoals ervaren spelers beginnen:
       *[basic] Voor ervaren spelers is er als huisregel een andere opzet:
    } er worden geen avonturiers gedeeld en geen schuldbrieven gelegd. Iedereen gooit de dobbelsteen; wie het hoogst gooit, bij een gelijke stand na opnieuw gooien, heeft de revolver, biedt als eerste en speelt de eerste beurt. Er worden zoveel open paren avonturiers geveild als er spelers zijn, volgens GN-31 tot GN-33. Van het hoogste bod af neemt iedereen een paar, ook de laagste, en legt het bod gedekt in de markt. Bij de opzet is er geen betaaldag.

## De gebeurtenis

# ruled
GN-10 = Een beurt bestaat uit de gebeurtenis, roem, inhuren en misschien betaaldag; daarna gaat de revolver naar links. Hebben minder dan twee spelers nog avonturiers, dan vervalt de gebeurtenis: er wordt geen kaart omgedraaid en geen hoed verzet.
# assumed
GN-11 = De bovenste gebeurtenis wordt omgedraaid. Er zijn er { $events }: Goudkoorts { $rushes }, { $high_noons ->
        [one] 1 High Noon
       *[other] { $high_noons } keer High Noon
    } en { $card_sharps } keer Valsspelers. De laatste daarvan wordt nooit uitgevoerd: wordt die omgedraaid, dan worden ze allemaal geschud en telt de volgende. Is die laatste een High Noon, dan verzet die de begrafenisondernemer toch, en daarmee kan het spel ter plekke eindigen.
GN-12 = Iedereen met avonturiers kiest er in het geheim één; ze worden tegelijk omgedraaid. Wie er geen heeft, doet niet mee.
GN-13 = Zijn alle getoonde waarden gelijk, dan gebeurt er niets en gaan de avonturiers terug naar de hand. Er wordt geen andere gebeurtenis omgedraaid, en een stap van de begrafenisondernemer blijft staan.
GN-14 = Goudkoorts: wie de hoogste goudwaarde toont, krijgt zoveel goud als het eerste getal van de gebeurtenis aangeeft, wie de op één na hoogste toont zoveel als het tweede.
# ruled
GN-15 = High Noon: eerst zet de begrafenisondernemer een stap. Op zijn laatste veld (stap { $undertaker }) eindigt het spel, en de gebeurtenis wordt niet uitgevoerd. Wie als enige de hoogste revolverwaarde toont, mag twee schuldbrieven van de markt nemen; tonen meer spelers die, dan mag elk er één nemen, vanaf de speler met de revolver. Je noemt plaatsen en kijkt pas daarna; het is alles of niets, en de schuldbrieven komen in je hand, welke kleur ze ook hebben. Liggen er te weinig, dan neemt niemand iets. Alle avonturiers met de laagste revolverwaarde worden doodgeschoten: ze worden afgelegd.
# assumed
GN-16 = Valsspelers: wie de hoogste kaartwaarde toont, gaat met de hoed vooruit, wie de laagste toont gaat terug, allemaal tegelijk en volgens de getallen van de zone waarin de hoed staat (velden { $zones }); nooit onder veld 1 en nooit voorbij veld { $spaces }.
GN-17 = Na een uitgevoerde gebeurtenis worden alle avonturiers afgelegd die de hoogste waarde toonden, bij High Noon ook die met de laagste (GN-15). De andere gaan terug naar de hand.
# ruled
GN-18 = { $gaps ->
        [last] Gaten in de markt worden vanzelf gevuld: de laatste schuldbrief gaat naar het voorste gat, tot er geen meer is. Dat is een huisregel; volgens de regels van de doos kiest wie aan de beurt is.
       *[choice] Gaten in de markt, na diefstal en na een betaaldag, worden gevuld door wie aan de beurt is, met schuldbrieven uit de laatste rij; die kiest welke in welk gat komt. Er wordt vanaf het voorste gat gevuld; in een gat in de laatste rij zelf schuift de schuldbrief aan het einde ervan. Er wordt niets gevraagd waar niemand de schuldbrieven uit elkaar kan houden.
    } Wat van een schuldbrief bekend is, gaat mee.

## Roem

GN-20 = Alleen wie de revolver heeft, mag roem kopen: hoogstens { $buy ->
        [one] 1 veld
       *[other] { $buy } velden
    }, 1 goud per stuk, in één zet. Dat mag tot op of voorbij het doel gaan; dan eindigt het spel vóór het inhuren (GN-60).

## Inhuren

# ruled
GN-30 = Er wordt alleen ingehuurd als de speler met de revolver { $few ->
        [one] geen avonturiers
       *[other] minder dan { $few } avonturiers
    } heeft; anders vervallen inhuren en betaaldag. Dan moet iedereen bieden, met hoeveel avonturiers ook. Er wordt één avonturier minder omgedraaid dan er spelers zijn. Zodra de stapel op is, worden de afgelegde avonturiers geschud en zijn ze de nieuwe stapel, ook tussen twee kaarten door. Zijn het er dan nog te weinig, dan krijgen de hoogste biedingen wat er is; zijn er geen, dan wordt er niet ingehuurd.
GN-31 = Vanaf de speler met de revolver biedt ieder één keer open één tot drie schuldbrieven, met een som die nog niemand bood. Een 0 alleen is een bod, en nullen mogen er ook bij.
GN-32 = Niemand mag passen. Alleen wie geen nieuwe som kan maken, biedt niets en toont als bewijs de hand.
GN-33 = Schuldbrieven van elke kleur in de hand mogen geboden worden.
# ruled
GN-34 = Heeft iedereen geboden, dan wordt er van het hoogste bod af ingehuurd: ieder neemt een avonturier en legt dan het bod gedekt aan het einde van de markt, in een volgorde die pas nu wordt gekozen, als alle biedingen bekend zijn. Er wordt niets gevraagd waar de volgorde niets uitmaakt. Niemand mag ervan afzien.
# ruled
GN-35 = De laagste krijgt niets en neemt de schuldbrieven terug. Wie niet kon bieden, staat onder elk bod; dan huurt elk bod iemand in, ook een 0 alleen. Konden meer spelers niet bieden, dan krijgt geen van hen iets. Overgebleven avonturiers worden afgelegd.

## Betaaldag

GN-40 = Na het inhuren is het betaaldag als de markt minstens zoveel volle rijen heeft als er spelers zijn. De speler met de revolver gooit. De dobbelsteen noemt een kolom; de buitenste gedekte schuldbrief daarvan wordt omgedraaid, en de eigenaar van de kleur betaalt de waarde in goud. Dat gaat door tot GN-41 of GN-42 er een eind aan maakt.
GN-41 = De betaaldag is voorbij als er in de gegooide kolom geen gedekte schuldbrief meer ligt.
GN-42 = De betaaldag is ook voorbij als iemand niet alles kan betalen: die houdt het goud, neemt een gier en valt { $fall ->
        [one] 1 veld
       *[other] { $fall } velden
    } terug, maar nooit onder veld 1.
GN-43 = Na de betaaldag gaan alle omgedraaide schuldbrieven, ook de onbetaalde, terug naar de hand van de eigenaars van hun kleur, en worden de gaten gevuld (GN-18). Zijn er dan nog minstens zoveel volle rijen als spelers, dan volgt meteen nog een betaaldag, ook als iemand niet kon betalen.

## Het einde

# assumed
GN-60 = Het spel eindigt meteen als iemand { $vultures ->
        [1] een gier
        [2] een tweede gier
       *[other] een derde gier
    } neemt, als de begrafenisondernemer zijn laatste veld bereikt (stap { $undertaker }), of als een hoed op of voorbij het doel staat, veld { $goal }.
GN-61 = Eindigt het spel door de begrafenisondernemer of het doel, dan volgt nog één betaaldag, hoe groot de markt ook is; eindigt het door een gier, dan volgt er geen. Wie daarbij weer tot vóór het doel terugvalt, heft het einde niet op, en wie nu { $vultures ->
        [1] een gier
        [2] een tweede gier
       *[other] een derde gier
    } krijgt, ligt er alsnog uit.
GN-62 = Wie { $vultures ->
        [one] 1 gier
       *[other] { $vultures } gieren
    } heeft, heeft verloren en neemt de hoed van het bord.
# ruled
GN-63 = Alle anderen mogen dan nog hoogstens { $buy_last ->
        [one] 1 veld
       *[other] { $buy_last } velden
    } kopen, 1 goud per stuk, in één zet, vanaf de speler met de revolver. Geen hoed gaat voorbij veld { $spaces }.
# ruled
GN-64 = De verste hoed wint. Bij een gelijke stand wint wie daarna meer goud overheeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
# ruled
GN-65 = Biedingen zijn open en worden voor ieders ogen gelegd. Voor een volmaakt geheugen { $setup ->
        [experienced] is dus niets geheim wat gedekt ligt.
       *[basic] zijn dus alleen de eerste avonturiers geheim, waar elk van de eerste schuldbrieven ligt, en zulke schuldbrieven zodra ze gestolen zijn.
    }

## Woorden waar de regels van gemaakt zijn

# een 1; 2 × 1
gnadenlos-rule-laid = { $n ->
    [one] een { $value }
   *[other] { $n } × { $value }
}
# 1 × 0; telkens 3 × 1, 2, 3 en 4
gnadenlos-rule-notes = { $k ->
    [one] { $n } × { $values }
   *[other] telkens { $n } × { $values }
}
