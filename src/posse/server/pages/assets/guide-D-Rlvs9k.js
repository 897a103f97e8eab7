var e=`## Zo speel je, in twee minuten: boven aan de regels van elk spel

web-brief-wyatt-earp-1 = Zeven outlaws worden gezocht. Voor elk is er een aanhoudingsbevel met een beloning, in biljetten van $1.000. Heeft iemand na een afrekening $25.000, dan is het uit; wie het meest heeft, wint.
web-brief-wyatt-earp-2 = Jouw beurt: neem twee kaarten van de trekstapel, of de bovenste van de aflegstapel. Speel uit wat je wilt. Leg één kaart af.
web-brief-wyatt-earp-3 = Drie of meer kaarten van één outlaw, samen neergelegd, zijn een set. Daarmee is die outlaw deze ronde voor iedereen vrij. Elke kaart na de eerste die je tegelijk neerlegt, brengt een biljet op het aanhoudingsbevel.
web-brief-wyatt-earp-4 = Daarnaast mag je één sheriffkaart per beurt spelen. Veel ervan vragen een treffer: de bovenste kaart van de stapel wordt omgedraaid, en een kogelgat is een treffer.
web-brief-wyatt-earp-5 = Een Schuilplaats dekt de rij van een tegenstander toe: die telt niet tot een Wyatt Earp haar vrijschiet.
web-brief-wyatt-earp-6 = Heeft iemand geen kaarten meer, dan betaalt elk aanhoudingsbevel waarvoor 8 punten op tafel liggen. Met vijf punten voorsprong neem je alles, met minder wordt er gedeeld.
web-brief-el-paso-1 = Jullie plunderen zeven steden, de een na de ander. De meeste goudklompjes winnen.
web-brief-el-paso-2 = Elke ronde leg je gedekt een rooftochtkaart voor een van zes plaatsen, of je verlaat de stad.
web-brief-el-paso-3 = De kaarten worden omgedraaid, de dobbelstenen gegooid. Op elke plaats neemt de hoogste kaart eerst, en wel de laagste fiche. Runderen vragen een brandmerk onder de dobbelstenen, de saloon een zes.
web-brief-el-paso-4 = Elke ster blijft bij de sheriffs. Liggen alle vijf dobbelstenen daar, dan komen de sheriffs, en wie nog in de stad is, verliest al zijn fiches.
web-brief-el-paso-5 = Wie weggaat, verkoopt. Wat de stad heeft, brengt weinig op, naar haar koers; wat ze niet heeft, betaalt 1:1. De eersten mogen één fiche meenemen naar de volgende stad, de tweede groep twee, enzovoort.
web-brief-gnadenlos-1 = Breng je hoed vooruit op het roemspoor. Avonturiers verdienen het voor je, en die betaal je met schuldbrieven: beloften.
web-brief-gnadenlos-2 = Elke beurt begint met een gebeurtenis. Iedereen toont geheim een avonturier. Goudkoorts brengt goud, bij High Noon stelen de snelsten brieven en vallen de traagsten, valsspelers verzetten hoeden. De beste verlaat je daarna.
web-brief-gnadenlos-3 = Wie de revolver heeft, mag dan hoogstens vijf velden roem kopen, elk één goud.
web-brief-gnadenlos-4 = Heeft die te weinig avonturiers, dan biedt iedereen met schuldbrieven op nieuwe, ieder een andere som. De boden gaan gedekt naar de markt; de laagste krijgt niets en houdt de brieven.
web-brief-gnadenlos-5 = Heeft de markt genoeg volle rijen, dan is het betaaldag. De dobbelsteen roept brief na brief op, en wiens kleur het is, betaalt. Kun je dat niet, dan krijg je een gier en val je vijf velden terug. Met drie gieren heb je verloren.
web-brief-gnadenlos-6 = Het eindigt bij het doel, met de laatste stap van de begrafenisondernemer of een derde gier. De verste hoed wint.
web-brief-showdown-1 = Elke ronde gaan er vier munten in de geldkist. Iedereen legt in het geheim een kaart; ze worden samen omgedraaid.
web-brief-showdown-2 = De hoogste neemt de geldkist: aas, koning, boer; een vest is niets waard. Gelijken delen.
web-brief-showdown-3 = Wie de revolver heeft, mag schieten. De bovenste kaart van de stapel beslist: boer of koning is een treffer.
web-brief-showdown-4 = Wie geraakt is, toont een vest of betaalt twee munten. Dan gaat de revolver verder en worden de handen aangevuld.
web-brief-showdown-5 = Kan de stapel niet meer alle handen vullen, dan winnen de meeste munten.

## Hulp bij de eerste partij, aan tafel

web-guide-title = Je eerste partij
web-guide-step = { $n } van { $of }
web-guide-next = Verder
web-guide-back = Terug
web-guide-end = Begrepen
web-guide-close = Hulp wegleggen
web-guide-rules = Alle regels

web-guide-wyatt-earp-1 = Zeven aanhoudingsbevelen, zeven beloningen. Om de biljetten daarop gaat het: aan het einde van een ronde krijgt ze wie bij die outlaw de meeste punten heeft.
web-guide-wyatt-earp-2 = Dit is je hand. Kaarten met een kogelgat zijn outlaws, alle andere sheriffkaarten, elk met een eigen werking.
web-guide-wyatt-earp-3 = Begin je beurt met nemen: twee kaarten van de trekstapel, ongezien, of de bovenste van de aflegstapel, die je kent.
web-guide-wyatt-earp-4 = Heb je er drie van één outlaw? Leg ze samen neer: een set. Elke kaart na de eerste brengt een biljet op het aanhoudingsbevel. Daarna mag iedereen er losse bij leggen.
web-guide-wyatt-earp-5 = Eén sheriffkaart per beurt. Sommige vragen een schot: de bovenste kaart van de stapel wordt omgedraaid, en een kogelgat is een treffer. Is het mis, dan ben je de kaart kwijt.
web-guide-wyatt-earp-6 = Sluit je beurt af door één kaart af te leggen. Wat je weggooit, mag de volgende nemen.
web-guide-wyatt-earp-7 = Nu de anderen. De totalen tonen wie er nu betaald zou worden: 8 punten samen heeft een aanhoudingsbevel nodig, en 5 punten voorsprong nemen het helemaal. Een Schuilplaats kan een voorsprong tenietdoen.
web-guide-wyatt-earp-8 = De ronde eindigt als iemand de laatste kaart aflegt. Dan komt de afrekening, bevel voor bevel, en de volgende ronde, tot iemand $25.000 heeft.
web-guide-el-paso-1 = Zeven steden liggen langs het spoor; jullie rijden allemaal de eerste in. Op haar plaatsen liggen fiches, de laagste bovenop.
web-guide-el-paso-2 = Dit zijn je rooftochtkaarten, elk met een getal. Op een plaats is het hoge getal eerst, maar ook dat krijgt de laagste fiche die er nog ligt.
web-guide-el-paso-3 = Leg gedekt een kaart, of ga weg. Weggaan mag al in de eerste ronde, alleen levert het dan nog niets op.
web-guide-el-paso-4 = De wacht gooit. Sterren blijven op het sheriffveld: bij de vijfde verliest ieder die er nog is al zijn fiches. Hoe groot het gevaar bij de volgende worp is, zie je.
web-guide-el-paso-5 = Wat je neemt, ligt voor je. Runderen vragen een brandmerk onder de dobbelstenen, de saloon een zes.
web-guide-el-paso-6 = Vul je hand aan tot zes. De plaats kies jij, het getal het toeval.
web-guide-el-paso-7 = Ga op tijd weg: dan verkoop je. Wat deze stad heeft, betaalt naar haar koers, wat ze niet heeft 1:1; sommige fiches neem je beter mee.
web-guide-el-paso-8 = Klompjes zijn voorgoed veilig, en alleen zij tellen aan het einde. Op naar de volgende stad.
web-guide-gnadenlos-1 = Je hoed staat op veld 6. Wiens hoed aan het einde het verst is, wint. Vooruit kom je met roem die je voor goud koopt, en met goede kaarten.
web-guide-gnadenlos-2 = Je schuldbrieven zijn beloften. Je biedt ermee, en wat je biedt, gaat naar de markt. Op betaaldag wordt een deel ervan opgeroepen.
web-guide-gnadenlos-3 = Er ligt een gebeurtenis open. Kies geheim een avonturier: goud, revolver of kaarten telt, zoals de gebeurtenis zegt.
web-guide-gnadenlos-4 = Ze worden tegelijk omgedraaid. De hoogste wint en is daarna weg; de andere komen terug. De tweede is vaak goedkoper.
web-guide-gnadenlos-5 = Met de revolver mag je hoogstens vijf velden kopen, elk één goud. Houd wat goud over als de betaaldag nadert.
web-guide-gnadenlos-6 = Bieden: één tot drie brieven, en een som die nog niemand heeft. De laagste krijgt niemand, maar houdt de brieven.
web-guide-gnadenlos-7 = Van het hoogste bod af wordt er ingehuurd. Je brieven gaan gedekt naar het einde van de markt.
web-guide-gnadenlos-8 = Zijn er genoeg rijen vol, dan is het betaaldag. De dobbelsteen roept brief na brief op. Wie niet kan betalen, krijgt een gier; met de derde lig je eruit.
web-guide-showdown-1 = In de geldkist liggen vier munten. De hoogste kaart neemt ze.
web-guide-showdown-2 = Leg gedekt een kaart. Iedereen doet dat tegelijk: aas slaat koning, koning slaat boer, een vest is niets waard.
web-guide-showdown-3 = De kaarten worden omgedraaid, de munten gaan naar de hoogste. Gelijken delen.
web-guide-showdown-4 = Wie de revolver heeft, mag op iemand met munten schieten. Boeren en koningen van de stapel zijn treffers.
web-guide-showdown-5 = Geraakt? Een vest houdt de kogel tegen. Zonder kost het twee munten.
web-guide-showdown-6 = De revolver gaat rond, handen worden aangevuld, en zo gaat het door tot de stapel niet meer genoeg heeft. De meeste munten winnen.
`;export{e as default};