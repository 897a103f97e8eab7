## Zo speel je, in twee minuten: boven aan de regels van elk spel

wyatt-earp-brief-1 = Zeven outlaws worden gezocht. Voor elk is er een aanhoudingsbevel met een beloning, in biljetten van $ 1.000. Heeft iemand na een afrekening $ 25.000 of meer, dan is het spel afgelopen, en wie het meest heeft, wint.
wyatt-earp-brief-2 = In je beurt trek je twee kaarten van de trekstapel, of je pakt de bovenste van de aflegstapel. Speel uit wat je wilt. Leg dan één kaart af.
wyatt-earp-brief-3 = Drie of meer kaarten van één outlaw, samen neergelegd, zijn een set. Daarmee is die outlaw deze ronde voor iedereen vrij. Leg je meer kaarten tegelijk neer, dan brengt elke kaart na de eerste een biljet op het aanhoudingsbevel.
wyatt-earp-brief-4 = Daarnaast mag je één sheriffkaart per beurt spelen. Voor veel daarvan is een treffer nodig: de bovenste kaart van de trekstapel wordt omgedraaid, en een kogelgat daarop is een treffer.
wyatt-earp-brief-5 = Een Schuilplaats dekt een rij van een tegenstander af: die telt niet mee tot een Wyatt Earp hem vrijschiet.
wyatt-earp-brief-6 = Heeft iemand geen kaarten meer, dan betaalt elk aanhoudingsbevel uit waarvoor minstens 8 punten op tafel liggen. Heb je 5 punten voorsprong op alle anderen, dan krijg je alles; anders deel je met wie er dicht achter zit.

## Hulp bij de eerste partij, aan tafel

wyatt-earp-guide-1 = Zeven aanhoudingsbevelen, zeven beloningen. Om de biljetten daarop gaat het: aan het einde van een ronde krijgt ze wie bij die outlaw de meeste punten heeft.
wyatt-earp-guide-2 = Dit is je hand. Kaarten met een kogelgat zijn outlaws, alle andere zijn sheriffkaarten, elk met een eigen werking.
wyatt-earp-guide-3 = Begin je beurt met kaarten pakken: twee van de trekstapel, ongezien, of de bovenste van de aflegstapel, die je ziet.
wyatt-earp-guide-4 = { $set_size ->
    [1] Heb je een outlaw? Leg hem neer: dat is een set.
   *[other] Heb je er { $set_size } van één outlaw? Leg ze samen neer: dat is een set.
} Elke kaart na de eerste brengt een biljet op het aanhoudingsbevel. Vanaf dan mag iedereen er losse bij leggen.
wyatt-earp-guide-5 = Eén sheriffkaart per beurt. Voor sommige moet je schieten: draait het schot een kaart met een kogelgat om, dan is het raak. Zo niet, dan ben je de sheriffkaart kwijt.
wyatt-earp-guide-6 = Sluit je beurt af door één kaart af te leggen. Die mag de volgende pakken.
wyatt-earp-guide-7 = Nu zijn de anderen aan de beurt. De totalen tonen wie nu wat zou krijgen: vanaf 8 punten samen betaalt een aanhoudingsbevel uit, met 5 voorsprong krijg je alles. Een Schuilplaats kan dat omgooien.
wyatt-earp-guide-8 = De ronde eindigt als iemand zijn laatste kaart aflegt. Dan wordt er afgerekend. Heeft iemand daarna $ 25.000 of meer, dan wint de rijkste; anders komt er een nieuwe ronde.
