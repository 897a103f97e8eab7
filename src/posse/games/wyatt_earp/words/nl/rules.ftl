## Opzet en rondes

# ruled
WE-1 = Er zijn zeven aanhoudingsbevelen, voor elke outlaw één. Op elk { $at_hand ->
        [one] ligt aan het begin 1 biljet
       *[other] liggen aan het begin { $at_hand } biljetten
    } van $ 1.000; al het geld wordt in zulke biljetten geteld, en de bank heeft er altijd genoeg. Het toeval bepaalt wie in de eerste ronde deelt.
WE-2 = Iedereen krijgt { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } in de hand. De rest is de trekstapel, die gedekt ligt. De bovenste kaart daarvan wordt omgedraaid en is het begin van de aflegstapel.
WE-3 = Wie links van de deler zit, begint; daarna gaat het met de klok mee. Alleen wie aan de beurt is, mag iets doen (behalve bij WE-57). Wie een ronde is begonnen, deelt in de volgende, en zo schuift het begin telkens één plaats naar links.
WE-4 = Voor elke volgende ronde worden alle { $cards } kaarten opnieuw geschud, en op elk aanhoudingsbevel { $at_hand ->
        [one] komt er 1 biljet
       *[other] komen er { $at_hand } biljetten
    } bij, wat er ook al ligt. De sets van de vorige ronde zijn vergeten: voor elke outlaw moet er eerst weer een worden neergelegd (WE-21).
WE-5 = Het geld op de aanhoudingsbevelen en voor de spelers is open voor iedereen. De kaarten worden één voor één gedeeld, te beginnen links van de deler.

## Een beurt: nemen, uitspelen, afleggen, in deze volgorde

WE-10 = Je begint je beurt met kaarten nemen, precies één keer en vóór al het andere. Je neemt de twee bovenste van de trekstapel of de bovenste van de aflegstapel. Overslaan mag niet, en van elke stapel één ook niet.
# ruled
WE-11 = Kies je de trekstapel, of trek je met Wyatt Earp twee kaarten (WE-60), terwijl er minder dan twee liggen, dan wordt hij vernieuwd, maar niet vaker dan één keer per ronde. De hele aflegstapel, ook de bovenste kaart, wordt geschud en komt onder de kaart die er misschien nog ligt; die trek je als eerste. Zolang niemand de trekstapel kiest, mag de bovenste kaart van de aflegstapel gewoon genomen worden.
WE-12 = Liggen er minder dan twee kaarten op de trekstapel en is hij deze ronde al vernieuwd, dan eindigt de ronde meteen als je hem kiest. Je beurt vervalt: je neemt niets en legt niets af. Je mag in plaats daarvan de bovenste kaart van de aflegstapel nemen; dan gaat je beurt gewoon door, en wie na jou komt, heeft dezelfde keuze.
WE-20 = Je kunt alleen uitspelen wat je in je hand hebt. Na het nemen mag je kaarten uit je hand uitspelen, maar het hoeft niet. Outlawkaarten speel je zoveel je wilt, sheriffkaarten maar één per beurt, en dat in elke volgorde. Sheriffkaarten zijn alle kaarten die geen outlawkaart zijn, dus ook Foto’s. Een tweede kan alleen als je die met Wyatt Earp hebt gevonden (WE-61).
WE-21 = De eerste kaarten die iemand in een ronde voor een outlaw neerlegt, moeten een set zijn: minstens { $set } van die outlaw tegelijk. Daarna mag iedereen er in de eigen beurt een of meer neerleggen. Al je kaarten van één outlaw liggen in één rij voor je.
WE-22 = Outlawkaarten die je samen neerlegt, verhogen de beloning op hun aanhoudingsbevel met één biljet minder dan het aantal kaarten: vier leveren drie biljetten op, twee één, en een losse kaart geen. Wat er al ligt, telt niet mee. Je mag ook in gedeelten neerleggen, maar dat levert minder op.
WE-23 = Een set geldt tot het einde van de ronde als neergelegd, ook als iemand er een kaart uit steelt of er een Schuilplaats op komt. Iedereen mag van die outlaw nog steeds minder dan { $set } neerleggen.
# ruled
WE-24 = Je laatste handkaart leg je af, die speel je niet uit; je mag alleen spelen wat je met zekerheid nog een kaart laat om af te leggen. Leg je outlawkaarten neer, dan moet er minstens één kaart in je hand overblijven; een sheriffkaart heeft een tweede kaart naast zich nodig, ook Most Wanted, zelfs als je weet wie de gezochte kaart heeft. Wyatt Earp alleen is genoeg om twee kaarten te trekken (WE-60) of de aflegstapel te doorzoeken (WE-61); is de gevonden kaart dan je enige, dan houd je die en leg je die daarna af. Als antwoord op een Schuilplaats (WE-57) mag Wyatt Earp je laatste kaart zijn.
WE-25 = Wat je hebt neergelegd, blijft op tafel. Je mag het niet in je hand terugnemen en ook niet afleggen.
WE-26 = Ook een sheriffkaart die niets heeft opgeleverd, was je ene van deze beurt, of het schot nu miste of niemand de gevraagde kaart had. Aan het eind van je beurt mag je er nog wel een afleggen, maar geen meer uitspelen.
WE-30 = Om je beurt te beëindigen moet je één handkaart open afleggen, niet meer en niet minder. Welke mag je zelf weten, ook de kaart die je net hebt genomen. Een kaart die je aflegt, doet niets.

## Schoten

WE-40 = Vraagt een kaart om een treffer, dan schiet je: de bovenste kaart van de trekstapel wordt op de aflegstapel omgedraaid. Een kogelgat is een treffer; { $holes ->
        [outlaws] elke outlawkaart heeft er een, geen enkele sheriffkaart
       *[other] deze kaarten hebben er een: { $holed }
    }. Al het andere is mis: je kaart doet niets en komt boven op de omgedraaide kaart (Most Wanted en Wyatt Earp liggen daar al, zie WE-43). Toch was het je sheriffkaart van deze beurt.
# ruled
WE-41 = Het doel kies je na de treffer, maar dan wel vóór al het andere. Is er geen geldig doel, dan mag je de kaart niet eens uitspelen: een Bankoverval bijvoorbeeld heeft een eigen rij nodig, een Schuilplaats een rij van een tegenstander die nog niet is afgedekt.
# ruled
WE-42 = Voor een schot is één kaart in de trekstapel genoeg, en zolang die er is, wordt de stapel niet vernieuwd. Is hij leeg en deze ronde nog niet vernieuwd, dan gebeurt dat vóór het schot (WE-11). Is hij leeg en al vernieuwd, dan kun je niets uitspelen wat om een treffer vraagt, en kan niemand op een Schuilplaats antwoorden (WE-57). Vernieuwen gebeurt één keer per ronde, om welke reden ook.
WE-43 = Most Wanted en Wyatt Earp gaan al vóór hun schot of zoektocht naar de aflegstapel, en worden mee geschud als de trekstapel dan wordt vernieuwd. Andere kaarten die om een treffer vragen, wachten opzij tot het schot bekend is. De omgedraaide kaart ligt dus boven Most Wanted of Wyatt Earp, maar onder een kaart die miste.
# ruled
WE-44 = Na een treffer moet je het effect uitvoeren; je kiest alleen het doel. Is er maar één, dan wordt dat vanzelf genomen.

## Sheriffkaarten

WE-50 = Voordat je een Foto uitspeelt, moet iemand deze ronde een set van die outlaw hebben neergelegd; dat mag jijzelf in dezelfde beurt zijn geweest. Voor de set zelf telt een Foto nooit mee. De Foto komt in je rij van die outlaw, of ligt alleen en is dan zelf een rij. Een treffer is niet nodig; de Foto telt voor { $photo_sp } sheriffpunten (SP) en brengt { $photo_reward ->
        [one] 1 biljet
       *[other] { $photo_reward } biljetten
    } meer op het aanhoudingsbevel.
WE-51 = Postkoetsoverval ({ $coach_sp } SP en { $coach_reward ->
        [one] 1 biljet
       *[other] { $coach_reward } biljetten
    } meer op het aanhoudingsbevel) en Bankoverval ({ $bank_sp } SP en { $bank_reward ->
        [one] 1 biljet
       *[other] { $bank_reward } biljetten
    } meer) vragen om een treffer en komen dan in een van je eigen rijen, waarin een outlawkaart of een Foto ligt. Die rij mag door een Schuilplaats zijn afgedekt en mag meer van zulke kaarten hebben. Liggen ze eenmaal, dan gaan ze nooit naar een andere rij.
# ruled
WE-52 = Snelste schutter ({ $gun_sp } SP en { $gun_reward ->
        [one] 1 biljet
       *[other] { $gun_reward } biljetten
    } meer op het aanhoudingsbevel) vraagt om een treffer en komt in een eigen rij met een outlawkaart of een Foto, maar op de hele tafel ligt er maar één. Een nieuwe stuurt de oude naar de aflegstapel, van wie die ook is; wat die aan beloning bracht, blijft. Hij mag niet bij een outlaw die net zo heet als de huidige snelste schutter, in wiens rij die ook ligt, zelfs onder een Schuilplaats. Ligt er geen op tafel, dan is elke naam vrij.
WE-53 = Most Wanted, eerste mogelijkheid, zonder schot: noem een outlaw en een richting (met z’n tweeën is er alleen links). In die richting wordt gevraagd, en wie als eerste zo’n outlawkaart in de hand heeft, geen Foto, moet je er een geven. Iedereen weet wat je hebt gekregen, en je mag die kaart meteen neerleggen als de regels het toelaten. Wie vergeefs is gevraagd, heeft iedereen laten zien er geen te hebben; dat geldt tot er een kaart bij komt.
# ruled
WE-54 = Most Wanted, tweede mogelijkheid, met treffer: neem één outlawkaart uit een rij van welke tegenstander ook in je hand, ook onder een Schuilplaats vandaan, maar nooit een Foto of een andere sheriffkaart. Je mag die deze beurt neerleggen wanneer je wilt, ook samen met andere van die naam. Is het mis, dan ben je Most Wanted kwijt, en de eerste mogelijkheid (WE-53) daarmee ook.
# ruled
WE-55 = Ligt er in een rij geen outlawkaart en geen Foto meer, dan gaan de sheriffkaarten daarvan naar de aflegstapel, net als een Schuilplaats erop. Een rij die de Foto nog heeft, houdt alles. De beloning op een aanhoudingsbevel daalt nooit doordat er wordt gestolen of afgedekt, of doordat een snelste schutter wordt afgelost.
WE-56 = Een Schuilplaats vraagt om een treffer en dekt dan bij één tegenstander één rij met alle kaarten erin af. Die rij mag nog niet zijn afgedekt: op elke rij ligt hoogstens één Schuilplaats. Bij de afrekening zijn de SP ervan niets waard, ook die van kaarten die er later bij komen. De beloning verandert niet en groeit gewoon verder.
# ruled
WE-57 = Heeft een Schuilplaats net een rij van jou afgedekt, dan mag je meteen antwoorden, ook buiten je beurt: met precies één Wyatt Earp uit je hand, en alle anderen wachten. Een treffer haalt die Schuilplaats weg, anders blijft die liggen. Voor elke uitgespeelde Schuilplaats is er één poging, en die telt voor niemand als de ene sheriffkaart. De vraag komt ook als je geen Wyatt Earp hebt en het er alleen bij kunt laten, zodat de vraag niets verraadt; die vervalt alleen als je hand leeg is of er niet geschoten kan worden, want dat ziet iedereen.
WE-60 = Wyatt Earp, eerste mogelijkheid, zonder schot: trek twee kaarten van de trekstapel, die zo nodig wordt vernieuwd (WE-11). Zijn er geen twee te krijgen, dan mag dit niet. Outlawkaarten die je zo trekt, mag je nog deze beurt neerleggen, maar een sheriffkaart mag je deze beurt niet meer uitspelen.
# ruled
WE-61 = Wyatt Earp, tweede mogelijkheid, zonder schot: pak de aflegstapel en kies een kaart, maar geen Wyatt Earp; vóór je besluit mag je er niet in kijken, en er moet iets anders dan Wyatt Earps in liggen. Het eerste wat je daarna doet, is die kaart uitspelen, zelfs als tweede sheriffkaart van deze beurt, of die ongezien houden. Een sheriffkaart die je houdt, wacht op een andere beurt; een outlawkaart mag je nog in deze neerleggen. Wat je houdt, blijft voor de anderen verborgen; alleen wie de stapel later doorzoekt, kan zien wat er ontbreekt.
WE-62 = Wyatt Earp, derde mogelijkheid, met treffer: een Schuilplaats op een van je eigen rijen gaat naar de aflegstapel. Alle SP van die rij tellen weer mee.

## Einde van een ronde

WE-70 = Wie de laatste handkaart aflegt, beëindigt de ronde. Dan volgt de afrekening (WE-80).
WE-71 = De ronde eindigt ook als een beurt met afleggen wordt besloten en iemand anders geen handkaarten meer heeft. De laatste is dan met Most Wanted opgevraagd (WE-53) of als antwoord op een Schuilplaats gebruikt (WE-57).
WE-72 = De ronde eindigt ook als je de trekstapel kiest terwijl er minder dan twee kaarten liggen en hij deze ronde al één keer is vernieuwd. Die beurt speel je niet meer (zie WE-12).
WE-73 = Kaarten die aan het eind nog in de hand zitten, tellen niet voor je en niet tegen je. Of iemand anders geen kaarten meer heeft (WE-71), wordt alleen aan het eind van een beurt bekeken.
# ruled
WE-75 = Beurt na beurt alleen de bovenste kaart van de aflegstapel nemen en er een afleggen mag, maar niet eindeloos. Na { $stall ->
        [one] 1 beurt
       *[other] { $stall } beurten op rij
    } waarin niemand een kaart uitspeelt of van de trekstapel trekt, eindigt de ronde zoals bij WE-72.

## Afrekening, aanhoudingsbevel voor aanhoudingsbevel

WE-80 = Tel voor elk aanhoudingsbevel de SP van alle rijen van die outlaw waarop geen Schuilplaats ligt, van alle spelers samen. Een outlawkaart telt voor { $outlaw_sp } SP, een Foto voor { $photo_sp }, een Snelste schutter voor { $gun_sp }, een Bankoverval voor { $bank_sp }, een Postkoetsoverval voor { $coach_sp }. Kom je zo niet aan { $paid } SP, dan blijft alles op het aanhoudingsbevel liggen.
WE-81 = Is het { $paid } SP of meer en staat één speler minstens { $alone } SP voor op de tweede, dan krijgt die al het geld op het aanhoudingsbevel. Alleen rijen die niet zijn afgedekt tellen; is er geen tweede, dan geldt de voorsprong op 0. { $lead_example ->
        [yes] Voorbeeld: bij { $lead }, { $second } en { $third } SP gaat alles naar wie er { $lead } heeft.
       *[no] {""}
    }
# ruled
WE-82 = Is het { $paid } SP of meer maar staat niemand { $alone } SP voor, dan wordt er gedeeld. Wie aan kop staat doet mee, alleen of samen, en ook iedereen die hoogstens { $behind } SP achterligt{ $sharers ->
        [points] {" "}en in een niet-afgedekte rij minstens 1 SP heeft. Een huisregel kan die eis van 1 SP laten vervallen.
       *[all] , zelfs zonder SP in een niet-afgedekte rij. Dat is een huisregel; volgens de regels van de doos heb je er minstens 1 nodig.
    }
WE-83 = Wie aan kop staat, neemt eerst { $first ->
        [one] 1 biljet
       *[other] { $first } biljetten
    }, bij een gelijke stand ieder zoveel; zijn er daarvoor te weinig, dan neemt ieder hetzelfde kleinere aantal en is het delen voorbij. Daarna krijgt rang na rang naar beneden ieder één biljet, en dan weer van boven af ieder één, tot het aanhoudingsbevel leeg is. Wie evenveel SP heeft, neemt tegelijk; de eerste groep die niet gelijk kan nemen, maakt een eind aan het delen, en de rest blijft voor de volgende ronde. { $share_example ->
        [yes] Voorbeeld: bij 4, 4 en 2 SP worden 6 biljetten verdeeld als 2, 2 en 1, en 1 biljet blijft liggen.
       *[no] {""}
    }

## Einde van het spel

WE-90 = Heeft iemand na een afrekening { $goal ->
        [one] 1 biljet
       *[other] { $goal } biljetten
    } ($ { $money }) of meer, dan is het spel afgelopen en mag niemand nog iets doen. Dan wint wie het meeste geld heeft, niet wie het eerst zo veel had. Anders volgt er nog een ronde.
# ruled
WE-91 = Hebben meer spelers evenveel en het meeste geld, dan beslist een duel. Alle { $cards } kaarten worden geschud, en zij draaien op volgorde van zitplaats ieder één kaart om, telkens weer, tot er na een volle omloop één alleen de meeste treffers heeft en wint. Een opgebruikte stapel wordt opnieuw geschud. Voor de overige plaatsen telt het geld.
