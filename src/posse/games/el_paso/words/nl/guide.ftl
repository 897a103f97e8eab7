## Zo speel je, in twee minuten: boven aan de regels van elk spel

el-paso-brief-1 = Jullie plunderen zeven steden, de ene na de andere. Wie aan het einde de meeste goudklompjes heeft, wint.
el-paso-brief-2 = Elke ronde leg je gedekt een rooftochtkaart neer voor een van zes plaatsen, of je verlaat de stad.
el-paso-brief-3 = De kaarten worden omgedraaid, de dobbelstenen gegooid. Op elke plaats is de hoogste kaart het eerst aan de beurt en die pakt de laagste fiche. Voor runderen moet er een brandmerk gegooid zijn, voor de saloon een zes.
el-paso-brief-4 = Elke gegooide ster blijft op het sheriffveld. Liggen alle vijf dobbelstenen daar, dan komen de sheriffs, en wie nog in de stad is, verliest al zijn fiches.
el-paso-brief-5 = Wie de stad verlaat, verkoopt. Wat de stad zelf heeft, betaalt naar de koers van de stad, meestal slecht; wat er ontbreekt, betaalt 1:1. De eersten mogen elk één fiche meenemen naar de volgende stad, de tweede groep elk twee, enzovoort.

## Hulp bij de eerste partij, aan tafel

el-paso-guide-1 = Zeven steden liggen langs de route; jullie rijden allemaal de eerste in. Op de plaatsen daar liggen fiches, de laagste bovenop.
el-paso-guide-2 = Dit zijn je rooftochtkaarten, elk met een getal. Op elke plaats is het hoogste getal het eerst aan de beurt, maar ook dat krijgt de laagste fiche die er nog ligt.
el-paso-guide-3 = Leg gedekt een kaart, of verlaat de stad. Dat mag al in de eerste ronde, alleen levert het dan nog niets op.
el-paso-guide-4 = Wie op de uitkijk staat, gooit. Sterren blijven op het sheriffveld: bij de vijfde verliest ieder die er nog is al zijn fiches. Hoe groot het risico bij de volgende worp is, zie je.
el-paso-guide-5 = Wat je pakt, ligt voor je. Voor runderen moet er een brandmerk gegooid zijn, voor de saloon een zes.
el-paso-guide-6 = Vul je hand aan tot zes kaarten. De plaats kies jij, het getal kiest het toeval.
el-paso-guide-7 = Verlaat de stad op tijd: dan kun je verkopen. Wat deze stad heeft, betaalt naar de koers van de stad, wat er ontbreekt 1:1; sommige fiches kun je beter meenemen.
el-paso-guide-8 = Goudklompjes zijn voorgoed veilig, en alleen die tellen aan het einde. Op naar de volgende stad.
