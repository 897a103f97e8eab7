## De eerste les. $left en $right zijn de namen van de anderen.

wyatt-earp-lesson-goal = Zeven outlaws, zeven aanhoudingsbevelen. Aan het einde van de ronde gaan de biljetten erop naar wie bij die outlaw de meeste punten heeft. Zodra iemand { wyatt-earp-money } heeft, wint de rijkste.
wyatt-earp-lesson-hand = Je { $n } kaarten. Een kogelgat is een outlaw, de andere zijn sheriffkaarten, elk met een eigen kunstje. Vier Butch Cassidy’s, en dat nog voor het ontbijt.
wyatt-earp-lesson-draw = Elke beurt gaat zo: trekken, spelen, afleggen. Trek twee kaarten ongezien van de stapel, of pak die ene die open ligt. Trek er twee.
wyatt-earp-lesson-not-take = Eén die je kent, of twee die je niet kent. In het begin zijn twee de betere koop. Neem de stapel.
wyatt-earp-lesson-lay = Drie of meer kaarten van één outlaw, samen neergelegd, zijn een set. Je hebt vier Cassidy’s. Leg ze allemaal neer.
wyatt-earp-lesson-not-three = Drie zou genoeg zijn. Maar elke kaart na de eerste brengt een biljet op het aanhoudingsbevel, dus laat er geen thuis.
wyatt-earp-lesson-reward = { $more } biljetten erbij, en het aanhoudingsbevel is nu { wyatt-earp-money } waard. Jij staat voor met { $points } punten, twee per outlaw.
wyatt-earp-lesson-lay-more = Drie Billy’s heb je ook. Een set maakt die outlaw vrij voor iedereen, dus weet wat je opent. Leg ze neer.
wyatt-earp-lesson-shoot = Je mag één sheriffkaart per beurt spelen. Een Bankoverval moet raak zijn: de bovenste kaart van de stapel wordt omgedraaid, en een kogelgat is een treffer. Afgaand op wat je ziet: { $chance } op de honderd. Vooruit.
wyatt-earp-lesson-missed = Geen gat, geen geluk. De kaart is weg, en meer dan één is er deze beurt niet. Overkomt de besten, ze praten er alleen minder over.
wyatt-earp-lesson-discard = Een beurt eindigt met afleggen, en de volgende mag die kaart oprapen. Eén Jesse James ziet er onschuldig uit…
wyatt-earp-lesson-searched = …of toch niet. Met een Wyatt Earp heeft { $left } jouw Jesse uit de aflegstapel gevist en een set neergelegd. Kijk uit wat je weggooit.
wyatt-earp-lesson-added = En daar ligt een Cassidy naast de jouwe. Ligt er eenmaal een set, dan mag iedereen er losse kaarten bij leggen. { $first } punten voor { $left }, { $mine } voor jou.
wyatt-earp-lesson-asked = Dat was Most Wanted: { $right } vroeg om een Sundance Kid, en { $left } moest er een afgeven. Zonder schot, alleen met lef.
wyatt-earp-lesson-again = Jij weer. Trek er twee.
wyatt-earp-lesson-shoot-again = Nog een Bankoverval, { $chance } op de honderd. Je hebt er een te goed.
wyatt-earp-lesson-hit = Een kogelgat! Dat is { $points } punten en een biljet waard, in een rij van jezelf. Bij Cassidy krijg je toch al alles. Bij Billy deel je nog, dus leg hem daar.
wyatt-earp-lesson-not-cassidy = Dat zou je één biljet meer opleveren. Bij Billy zijn het er twee: het nieuwe, en dat wat je anders aan { $right } moest laten.
wyatt-earp-lesson-single = Je hebt nog een Cassidy getrokken. Eén losse kaart brengt punten, maar geen biljet: daarvoor zijn er minstens twee tegelijk nodig. Leg hem erbij.
wyatt-earp-lesson-lead = { $mine } tegen { $first } en { $second }. Een aanhoudingsbevel betaalt vanaf { $from } punten samen, en wie er { $ahead } voorstaat, krijgt alles. Het staat er ook op.
wyatt-earp-lesson-share = { $left } heeft { $first } punten bij Belle Starr. Sta je minder dan { $ahead } achter, dan deel je mee. Eén kaart is genoeg. Leg hem neer.
wyatt-earp-lesson-keep = Nog twee kaarten, en één moet weg. Een Schuilplaats kan iemands dag verpesten, één Hardin niet. Weg ermee.
wyatt-earp-lesson-covered = Over verpesten gesproken: { $right } heeft een Schuilplaats over jouw Cassidy’s gelegd. Die { $points } punten tellen nu niet.
wyatt-earp-lesson-let-it-be = Alleen een Wyatt Earp uit je hand kan meteen antwoorden, en die heb je niet. Laat het zo. Voorlopig.
wyatt-earp-lesson-third = Jouw beurt. Trek er twee en denk met liefde aan de wet.
wyatt-earp-lesson-earp = Kijk eens wie er in de stad is. Wyatt Earp trekt kaarten, doorzoekt de aflegstapel of schiet een Schuilplaats van je rij: { $chance } op de honderd. Schiet.
wyatt-earp-lesson-last-lay = Raak! Je Cassidy’s tellen weer mee. Ook Sundance is vrij. Die ene kaart levert je daar geen geld op, maar je bent hem wel kwijt. Waarom dat telt, zie je zo.
wyatt-earp-lesson-whole = Lees nu de aanhoudingsbevelen. Cassidy: { $mine } punten, en alle anderen staan er { $ahead } of meer achter. De hele { wyatt-earp-money } zou van jou zijn.
wyatt-earp-lesson-shared = Belle Starr: { $mine } tegen { $other }. Je staat achter, maar minder dan { $ahead }, dus wordt er gedeeld: { $rest } biljetten voor { $left }, { $pay ->
    [one] één
   *[other] { $pay }
} voor jou.
wyatt-earp-lesson-stays = Jesse: { $total } punten samen. Onder de { $from } betaalt een aanhoudingsbevel niemand. Het geld wacht op de volgende ronde.
wyatt-earp-lesson-out = Nog één kaart. Leg hem af, en de ronde is voor iedereen voorbij, klaar of niet. Daarom is een kleine hand een goede hand.
wyatt-earp-lesson-over = { $n ->
    [0] $ 0
   *[other] $ { $n }.000
} voor jou, { $first ->
    [0] $ 0
   *[other] $ { $first }.000
} en { $second ->
    [0] $ 0
   *[other] $ { $second }.000
} voor de anderen. Zo gaat het door, ronde na ronde, tot iemand $ { $goal }.000 heeft. Je weet nu genoeg om gevaarlijk te zijn.
