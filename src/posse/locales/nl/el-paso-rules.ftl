## Voorbereiding

EP-1 = Er zijn zes plaatsen met elk acht rooftochtkaarten van 1 tot 8. Ze worden per plaats gedekt geschud, en iedereen neemt van elke plaats één kaart: een hand van zes.
# ruled
EP-2 = Het toeval bepaalt wie eerst op de uitkijk staat en de vijf dobbelstenen heeft. Er wordt met de klok mee gespeeld, te beginnen bij de wacht. Fiches en klompjes liggen open, handen zijn geheim; maar iedereen ziet van welke plaats een kaart wordt gepakt.

## Een stad

# assumed
EP-10 = In de zak zitten 36 fiches, zes van elke plaats: 1, 2, 3, 4, 4 en 5 voor bank, goudmijn, hotel en paarden, 3, 4, 4, 5, 5 en 6 voor saloon en runderen. Voor elke stad worden 20 fiches uit de zak getrokken, of alle als er minder zijn. Fiches van plaatsen die de stad niet heeft, gaan daarna terug in de zak en worden niet vervangen. Op elke plaats wordt gestapeld, de laagste bovenop. Een stad wordt maar één keer gevuld.
# ruled
EP-11 = Er wordt ronde na ronde gespeeld. Vanaf de wacht, met de klok mee, legt ieder die nog in de stad is een rooftochtkaart gedekt neer of verlaat de stad (EP-30). Of iemand blijft of gaat is meteen te zien, de kaart niet. Weggaan mag al in de eerste ronde. Wie gaat, kiest en verkoopt open voordat de volgende beslist. Gaan allen weg die er nog zijn, dan wordt er niet gegooid.
# ruled
EP-12 = Alle gelegde kaarten worden samen omgedraaid. Dan gooit de wacht met alle dobbelstenen die niet op het sheriffveld liggen, ook als hij de stad al heeft verlaten. Sterren gaan naar het sheriffveld en blijven daar tot de volgende stad. Elke dobbelsteen heeft twee sterren, twee brandmerken en twee zessen.
# ruled
EP-13 = Liggen alle vijf dobbelstenen op het sheriffveld, dan komen de sheriffs (EP-40) en wordt er niets buitgemaakt, ook al had deze rooftocht de stad geleegd. Anders wordt er geplunderd, ook als er vier liggen. Een ronde verloopt zo: omdraaien, gooien, sheriffs of buit, afleggen, handen aanvullen, kijken of de stad leeg is.
EP-14 = Is er onder de zojuist gegooide dobbelstenen geen brandmerk, dan krijgen runderkaarten niets. Is er geen zes, dan krijgen saloonkaarten niets.
# ruled
EP-15 = Op elke plaats komen de kaarten van hoog naar laag aan de beurt, en elk neemt de bovenste fiche: de laagste die er nog ligt. Ligt er geen meer, dan krijgt de kaart niets. Je mag een kaart leggen van een plaats die de stad niet heeft; ook die krijgt niets. Buitgemaakte fiches liggen open voor je.
# ruled
EP-16 = Gespeelde kaarten komen open naast de stapel van hun plaats, in volgorde van zitten vanaf de wacht. Is een stapel op, dan worden ze zonder schudden omgedraaid en zijn ze de nieuwe stapel. Zo komen kaarten terug in de volgorde waarin ze zijn gespeeld, en iedereen kan weten welke.
# ruled
EP-17 = Daarna vult iedereen zijn hand aan tot zes kaarten, van welke plaatsen ook, tegelijk en zonder volgorde: wie het eerst grijpt, krijgt de bovenste kaart, de volgende die eronder. Je kiest een plaats, geen kaart; een plaats zonder kaarten geeft er geen. Waar een volgorde nodig is, gaat het vanaf de wacht met de klok mee. Er wordt ook aangevuld nadat de sheriffs kwamen of een stad leeg werd, maar niet als in de laatste stad de sheriffs komen of als die leeg raakt.
EP-18 = Dit gaat door tot alle vijf dobbelstenen op het sheriffveld liggen, iedereen weg is of er geen fiche meer in de stad ligt.

## De stad verlaten

# ruled
EP-30 = Wie in dezelfde ronde weggaat, hoort bij één groep. Uit de eerste groep mag ieder één fiche meenemen naar de volgende stad, uit de tweede ieder twee, enzovoort; minder mag ook. Fiches uit eerdere steden tellen mee. Ook wie zonder fiches gaat, is een groep. Wie alleen in de stad overblijft, mag verder plunderen.
# ruled
EP-31 = Wordt een stad leeg, dan gaan allen die er nog zijn weg als de volgende groep, vanaf de wacht met de klok mee. Was er nog niemand weg, dan mag ieder van hen twee fiches meenemen.
# ruled, assumed
EP-32 = Alle fiches die je niet meeneemt, verkoop je. Soorten die deze stad heeft, worden opgeteld en door haar koers gedeeld, naar beneden afgerond; of er echt zo'n fiche lag, maakt niet uit. Soorten die zij niet heeft, worden opgeteld en 1:1 betaald. Voorbeeld: in Santa Fe, koers 3:1, brengen paarden en saloon ter waarde van 13 samen 4 klompjes op, en een bank ter waarde van 5 brengt er 5 op.
# ruled
EP-33 = Verkochte, verloren en overgebleven fiches gaan terug in de zak. Er zijn altijd genoeg klompjes.

## De sheriffs

EP-40 = Komen de sheriffs, dan verliest ieder die nog in de stad is al zijn fiches, ook die uit eerdere steden. Klompjes zijn veilig, en wie weg is, blijft gespaard.

## De volgende stad en het einde

EP-50 = Fiches die nog in de stad liggen gaan in de zak, alle dobbelstenen komen vrij, de linkerbuur van de wacht staat nu op de uitkijk, en iedereen rijdt naar de volgende stad.
# ruled
EP-51 = De laatste stad wordt gespeeld als de andere. Fiches die iemand daarna nog heeft, worden 1:1 verkocht; betaalt de laatste stad zelf 1:1, dan wordt niet gevraagd wat je houdt. Dan is het spel afgelopen en mag niemand nog iets doen. De meeste klompjes winnen; bij een gelijke stand wordt de winst gedeeld.
