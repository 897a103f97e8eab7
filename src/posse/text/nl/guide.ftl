## Zo speel je, in twee minuten: boven aan de regels van elk spel

web-brief-wyatt-earp-1 = Zeven outlaws worden gezocht. Voor elk is er een aanhoudingsbevel met een beloning, in biljetten van $ 1.000. Heeft iemand na een afrekening $ 25.000 of meer, dan is het spel afgelopen, en wie het meest heeft, wint.
web-brief-wyatt-earp-2 = In je beurt trek je twee kaarten van de trekstapel, of je pakt de bovenste van de aflegstapel. Speel uit wat je wilt. Leg dan één kaart af.
web-brief-wyatt-earp-3 = Drie of meer kaarten van één outlaw, samen neergelegd, zijn een set. Daarmee is die outlaw deze ronde voor iedereen vrij. Leg je meer kaarten tegelijk neer, dan brengt elke kaart na de eerste een biljet op het aanhoudingsbevel.
web-brief-wyatt-earp-4 = Daarnaast mag je één sheriffkaart per beurt spelen. Voor veel daarvan is een treffer nodig: de bovenste kaart van de trekstapel wordt omgedraaid, en een kogelgat daarop is een treffer.
web-brief-wyatt-earp-5 = Een Schuilplaats dekt een rij van een tegenstander af: die telt niet mee tot een Wyatt Earp hem vrijschiet.
web-brief-wyatt-earp-6 = Heeft iemand geen kaarten meer, dan betaalt elk aanhoudingsbevel uit waarvoor minstens 8 punten op tafel liggen. Heb je 5 punten voorsprong op alle anderen, dan krijg je alles; anders deel je met wie er dicht achter zit.
web-brief-el-paso-1 = Jullie plunderen zeven steden, de ene na de andere. Wie aan het einde de meeste goudklompjes heeft, wint.
web-brief-el-paso-2 = Elke ronde leg je gedekt een rooftochtkaart neer voor een van zes plaatsen, of je verlaat de stad.
web-brief-el-paso-3 = De kaarten worden omgedraaid, de dobbelstenen gegooid. Op elke plaats is de hoogste kaart het eerst aan de beurt en die pakt de laagste fiche. Voor runderen moet er een brandmerk gegooid zijn, voor de saloon een zes.
web-brief-el-paso-4 = Elke gegooide ster blijft op het sheriffveld. Liggen alle vijf dobbelstenen daar, dan komen de sheriffs, en wie nog in de stad is, verliest al zijn fiches.
web-brief-el-paso-5 = Wie de stad verlaat, verkoopt. Wat de stad zelf heeft, betaalt naar haar koers, meestal slecht; wat ze niet heeft, betaalt 1:1. De eersten mogen elk één fiche meenemen naar de volgende stad, de tweede groep elk twee, enzovoort.
web-brief-gnadenlos-1 = Breng je hoed vooruit op de weg van de roem. Roem kost goud; avonturiers halen het binnen, en die betaal je met schuldbrieven: beloften.
web-brief-gnadenlos-2 = Elke beurt begint met een gebeurtenis. Iedereen kiest in het geheim een avonturier. Goudkoorts brengt goud, bij High Noon mogen de snelsten schuldbrieven stelen en worden de traagsten doodgeschoten, bij Valsspelers verschuiven hoeden. Na elke gebeurtenis worden de hoogsten afgelegd.
web-brief-gnadenlos-3 = Wie de revolver heeft, mag dan hoogstens vijf velden roem kopen, voor één goud per veld. Na de beurt gaat de revolver naar links.
web-brief-gnadenlos-4 = Heeft de speler met de revolver minder dan drie avonturiers, dan biedt iedereen met schuldbrieven op nieuwe, ieder een andere som. Wie inhuurt, legt zijn schuldbrieven gedekt in de markt, in een volgorde naar keuze; de laagste bieder krijgt niemand en neemt de schuldbrieven terug.
web-brief-gnadenlos-5 = Heeft de markt evenveel volle rijen als er spelers zijn, dan is het betaaldag. De dobbelsteen roept schuldbrief na schuldbrief op, en wiens kleur het is, betaalt. Kun je dat niet, dan krijg je een gier en val je vijf velden terug. Met drie gieren heb je verloren.
web-brief-gnadenlos-6 = Het spel eindigt als een hoed het doel bereikt, met de laatste stap van de begrafenisondernemer of met een derde gier. De voorste hoed wint.
web-brief-showdown-1 = Elke ronde gaan er vier munten in de geldkist. Iedereen legt in het geheim een kaart neer, en ze worden samen omgedraaid.
web-brief-showdown-2 = De hoogste kaart krijgt de geldkist: aas, dan koning, dan boer; een vest is niets waard. Gelijke kaarten delen.
web-brief-showdown-3 = Wie de revolver heeft, mag schieten. De bovenste kaart van de stapel beslist: een boer of koning is een treffer.
web-brief-showdown-4 = Wie geraakt is, toont een vest of betaalt twee munten. Dan gaat de revolver naar links, en iedereen vult zijn hand aan tot drie kaarten.
web-brief-showdown-5 = Kan de stapel niet meer alle handen aanvullen, dan wint wie de meeste munten heeft.

## Hulp bij de eerste partij, aan tafel

web-guide-title = Je eerste partij
web-guide-step = { $n } van { $of }
web-guide-next = Verder
web-guide-back = Terug
web-guide-end = Begrepen
web-guide-close = Uitleg verbergen
web-guide-rules = Alle regels

web-guide-wyatt-earp-1 = Zeven aanhoudingsbevelen, zeven beloningen. Om de biljetten daarop gaat het: aan het einde van een ronde krijgt ze wie bij die outlaw de meeste punten heeft.
web-guide-wyatt-earp-2 = Dit is je hand. Kaarten met een kogelgat zijn outlaws, alle andere zijn sheriffkaarten, elk met een eigen werking.
web-guide-wyatt-earp-3 = Begin je beurt met kaarten pakken: twee van de trekstapel, ongezien, of de bovenste van de aflegstapel, die je ziet.
web-guide-wyatt-earp-4 = Heb je er drie van één outlaw? Leg ze samen neer: dat is een set. Elke kaart na de eerste brengt een biljet op het aanhoudingsbevel. Vanaf dan mag iedereen er losse bij leggen.
web-guide-wyatt-earp-5 = Eén sheriffkaart per beurt. Voor sommige moet je schieten: draait het schot een kaart met een kogelgat om, dan is het raak. Zo niet, dan ben je de sheriffkaart kwijt.
web-guide-wyatt-earp-6 = Sluit je beurt af door één kaart af te leggen. Die mag de volgende pakken.
web-guide-wyatt-earp-7 = Nu de anderen. De totalen tonen wie nu wat zou krijgen: vanaf 8 punten samen betaalt een aanhoudingsbevel uit, met 5 voorsprong krijg je alles. Een Schuilplaats kan dat omgooien.
web-guide-wyatt-earp-8 = De ronde eindigt als iemand zijn laatste kaart aflegt. Dan wordt er afgerekend. Heeft iemand daarna $ 25.000, dan wint de rijkste; anders komt er een nieuwe ronde.
web-guide-el-paso-1 = Zeven steden liggen langs de route; jullie rijden allemaal de eerste in. Op de plaatsen daar liggen fiches, de laagste bovenop.
web-guide-el-paso-2 = Dit zijn je rooftochtkaarten, elk met een getal. Op elke plaats is het hoogste getal het eerst aan de beurt, maar ook dat krijgt de laagste fiche die er nog ligt.
web-guide-el-paso-3 = Leg gedekt een kaart, of verlaat de stad. Dat mag al in de eerste ronde, alleen levert het dan nog niets op.
web-guide-el-paso-4 = Wie op de uitkijk staat, gooit. Sterren blijven op het sheriffveld: bij de vijfde verliest ieder die er nog is al zijn fiches. Hoe groot het risico bij de volgende worp is, zie je.
web-guide-el-paso-5 = Wat je pakt, ligt voor je. Voor runderen moet er een brandmerk gegooid zijn, voor de saloon een zes.
web-guide-el-paso-6 = Vul je hand aan tot zes kaarten. De plaats kies jij, het getal kiest het toeval.
web-guide-el-paso-7 = Verlaat de stad op tijd: dan kun je verkopen. Wat deze stad heeft, betaalt naar haar koers, wat ze niet heeft 1:1; sommige fiches kun je beter meenemen.
web-guide-el-paso-8 = Goudklompjes zijn voorgoed veilig, en alleen die tellen aan het einde. Op naar de volgende stad.
web-guide-gnadenlos-1 = Je hoed staat op veld 6. Wiens hoed aan het einde het verst is, wint. Vooruit kom je met roem die je voor goud koopt, en door te winnen bij Valsspelers.
web-guide-gnadenlos-2 = Je schuldbrieven zijn beloften. Je biedt ermee, en wat je biedt, gaat naar de markt. Op betaaldag wordt een deel ervan opgeroepen.
web-guide-gnadenlos-3 = Er ligt een gebeurtenis open. Kies in het geheim een avonturier: goud, revolver of kaarten telt, zoals de gebeurtenis zegt.
web-guide-gnadenlos-4 = Ze worden tegelijk omgedraaid. De hoogsten winnen en zijn daarna weg, bij High Noon ook de laagsten; de andere komen terug. Tweede zijn is vaak voordeliger.
web-guide-gnadenlos-5 = Met de revolver mag je hoogstens vijf velden kopen, voor één goud per veld. Houd wat goud over als de betaaldag nadert. Na je beurt gaat de revolver naar links.
web-guide-gnadenlos-6 = Bied één tot drie schuldbrieven, met een som die nog niemand heeft geboden. De laagste bieder krijgt niemand, maar houdt de schuldbrieven.
web-guide-gnadenlos-7 = Van het hoogste bod omlaag huurt iedereen in, behalve de laagste. Je schuldbrieven gaan gedekt naar het einde van de markt; de volgorde kies jij.
web-guide-gnadenlos-8 = Zijn er genoeg rijen vol, dan is het betaaldag. De dobbelsteen roept schuldbrief na schuldbrief op. Wie niet kan betalen, krijgt een gier; met de derde lig je eruit. Daarna vult de speler met de revolver de gaten op.
web-guide-showdown-1 = In de geldkist liggen vier munten. De hoogste kaart krijgt ze.
web-guide-showdown-2 = Leg gedekt een kaart neer. Iedereen doet dat tegelijk: aas slaat koning, koning slaat boer, een vest is niets waard.
web-guide-showdown-3 = De kaarten worden omgedraaid, en de munten gaan naar de hoogste. Gelijke kaarten delen.
web-guide-showdown-4 = Wie de revolver heeft, mag schieten op iemand die munten heeft. Een boer of koning van de stapel is een treffer.
web-guide-showdown-5 = Geraakt? Een vest houdt de kogel tegen. Zonder kost het je twee munten.
web-guide-showdown-6 = De revolver gaat naar links, de handen worden aangevuld, en zo gaat het door tot de stapel niet meer genoeg heeft. Wie de meeste munten heeft, wint.
