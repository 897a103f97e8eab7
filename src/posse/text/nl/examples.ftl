## Voorbeelden naast de regels: woorden in de tekeningen

web-example = Voorbeeld
web-example-stays = Blijft op het aanhoudingsbevel:
web-example-hit = treffer
web-example-miss = mis
web-example-to-hand = naar de hand van
web-example-to-discards = naar de aflegstapel
web-example-sheriffs = De sheriffs komen
web-example-raids = Er wordt geplunderd
web-example-nothing = niets
web-example-played = Gespeeld
web-example-drawn = Dan getrokken
web-example-fate-spent = afgelegd
web-example-fate-shot = doodgeschoten
web-example-fate-stays = komt terug
web-example-bid-stands = een bod
web-example-bid-refused = al geboden
web-example-bid-hires = ingehuurd
web-example-bid-back = teruggenomen
web-example-payday-over = Niets meer over: de betaaldag is voorbij

## Wat ze laten zien

web-example-we-20 = Een beurt van Ann: vier Jesse James, één sheriffkaart (zijn Foto) en twee Bob Dalton, want van hem heeft Bob al een set neergelegd. Daarna legt ze een kaart af.
web-example-we-22 = Ann legt er vier samen neer: drie biljetten. Dan legt Bob er twee neer: één biljet. Later legt Ann er een losse bij: geen biljet, want wat er al ligt, telt niet mee.
web-example-we-40 = Het eerste schot draait Wes Hardin om, en die heeft een kogelgat: de Bankoverval lukt. Het tweede draait een Schuilplaats om, die er geen heeft: mis, en de Bankoverval is verloren.
web-example-we-50 = Een set van vier levert drie biljetten op, en de Foto die in dezelfde beurt volgt nog één: samen vier.
web-example-we-51 = Bob heeft een set van Billy the Kid neergelegd, dus mag Ann diens Foto helemaal alleen neerleggen: één biljet. In haar volgende beurt is haar Bankoverval een treffer en komt erbij: nog een biljet.
web-example-we-55 = Anns Most Wanted is een treffer, en ze neemt Bobs enige Wes Hardin in haar hand. In zijn rij ligt geen outlawkaart en geen Foto meer, dus gaat de Bankoverval naar de aflegstapel. De beloning blijft zoals die is.
web-example-we-80 = Anns 9 SP liggen onder een Schuilplaats en tellen niet mee, en Bobs 4 zijn er minder dan de 8 die nodig zijn. Alle zes biljetten blijven op het aanhoudingsbevel.
web-example-we-81 = 11, 6 en 2 SP: Ann staat 5 voor op Bob en krijgt alle negen biljetten.
web-example-we-82 = 9, 5 en 4 SP: Bob ligt 4 achter en deelt mee, Cay ligt 5 achter en krijgt niets. Van de acht biljetten neemt Ann er vijf en Bob drie.
web-example-we-83-six = 4, 4 en 2 SP, zes biljetten: Ann en Bob nemen er elk twee, dan Cay één. Het laatste is niet te verdelen tussen Ann en Bob, en blijft liggen.
web-example-we-83-three = Dezelfde rijen, maar slechts drie biljetten: te weinig voor elk twee, dus nemen Ann en Bob er elk één en is het delen voorbij. Eén biljet blijft liggen.
web-example-ep-10 = Zes van de fiches die voor Deadwood zijn getrokken. De goudmijn krijgt 1, 2, 4 en 4, de 1 bovenop. Runderen heeft Deadwood niet: die twee gaan terug in de zak.
web-example-ep-12 = De eerste worp toont twee sterren, en twee dobbelstenen gaan naar het sheriffveld. Voor de volgende worp blijven er drie; die toont één ster, en nu liggen er drie.
web-example-ep-13 = Bij vier sterren wordt er nog geplunderd. Met de vijfde komen de sheriffs, en er wordt niets buitgemaakt.
web-example-ep-14 = Er is geen zes gegooid: Ann krijgt niets in de saloon. Er zijn wel brandmerken, dus Bob en Cay krijgen runderen: eerst Bobs 7, dan Cays 2.
web-example-ep-15 = Drie kaarten bij de goudmijn, maar slechts twee fiches: Bobs 7 neemt de 2 bovenop, Cays 5 neemt de 4, en voor Anns 2 is er niets meer. Eve is alleen bij de bank en neemt de bovenste fiche, de 3.
web-example-ep-16 = Bankkaarten werden in deze volgorde gespeeld: 5, 4, 7. Is de stapel op, dan worden ze omgedraaid: eerst wordt de 5 gepakt, dan de 4, dan de 7.
web-example-ep-30 = Ann en Bob verlaten de stad als eersten: elk één fiche. Cay en Eve gaan in een latere ronde: elk twee. Flo plundert alleen verder, en als ze gaat, mag ze er drie meenemen.
web-example-ep-32 = Een verkoop in Santa Fe, koers 3:1. Paarden en een saloon zijn er: 13 punten brengen 4 goudklompjes op, het punt dat overblijft vervalt. Een bank is er niet: die 5 punten brengen er 5 op.
web-example-gn-14 = Goudkoorts 5/3. Ann en Bob tonen allebei de hoogste goudwaarde, 7, en krijgen er elk 5. Cays 6 is de op één na hoogste en levert 3 op. Eve krijgt niets. De twee hoogste worden afgelegd.
web-example-gn-15 = High Noon. Cay heeft met 7 als enige de hoogste revolver: ze mag twee schuldbrieven van de markt nemen, ongezien, en legt haar avonturier af. Bobs 3 is de laagste: zijn avonturier wordt doodgeschoten. Die van Ann komt terug in haar hand.
web-example-gn-16 = Valsspelers. Bobs 7 is de hoogste waarde: van veld 8 gaat hij 3 vooruit, naar 11. Cays 1 is de laagste: van veld 15 valt ze 3 terug, naar 12. Anns hoed blijft op 20.
web-example-gn-18 = De schuldbrieven 2 en 5 zijn gestolen. Ann heeft de revolver en vult de gaten uit de laatste rij, het voorste gat eerst. Ze weet nog dat schuldbrief 8 haar eigen 4 is en legt hem in gat 2, waar hij minder vaak wordt opgeëist; schuldbrief 7 gaat naar gat 5. De laatste rij schuift aan: schuldbrief 9 wordt nummer 7.
web-example-gn-20 = Ann heeft de revolver en 9 goud. Ze koopt vijf velden, van 6 naar 11, en houdt 4 goud.
web-example-gn-31 = Ann biedt 4. Bob mag niet ook 4 bieden; met een 1 erbij biedt hij 5.
web-example-gn-35 = Cay heeft 4 geboden en kiest eerst; Ann heeft 3 geboden en neemt de andere. Beide biedingen gaan naar de markt. Bobs 1 is het laagste bod: hij krijgt niemand en neemt zijn schuldbrief terug.
web-example-gn-40 = De dobbelsteen toont 3, en de buitenste schuldbrief van kolom 3 wordt omgedraaid: een 2 van Bob, die 2 betaalt. Dan 5: Ann betaalt 1. Dan weer 3: de volgende schuldbrief naar binnen wordt omgedraaid, en Cay betaalt 4.
web-example-gn-41 = Drie keer heeft de dobbelsteen 6 getoond: heel kolom 6 ligt open. Nu toont hij nog eens 6: er is geen schuldbrief meer om te draaien, en de betaaldag is voorbij.
web-example-gn-42 = Een 3 van Bob wordt omgedraaid, maar hij heeft maar 2 goud. Dat houdt hij, hij neemt een gier, en zijn hoed valt terug van 9 naar 4. De betaaldag is voorbij.
web-example-sd-12 = Ann en Bob draaien allebei een aas om, de hoogste kaart. Van de vijf munten pakken ze er elk twee; de vijfde valt niet te delen en blijft in de geldkist. Cay krijgt niets.
web-example-sd-22 = Ann schiet op Bob en draait een boer om. Er zit een kogelgat in: raak. Ze neemt hem in de hand, en iedereen weet dat hij daar zit. Bob toont geen vest en betaalt haar twee munten.
web-example-sd-23 = Bobs schot draait een koning om: raak, en de koning is van hem. Maar Ann toont een vest. Dat wordt afgelegd, en ze betaalt niets.
web-example-sd-24 = Cay is geraakt en toont geen vest. Ze moet twee munten betalen, maar heeft er nog maar één: die krijgt Ann.
web-example-sd-32 = Ann heeft raak geschoten en de koning gehouden, Bob heeft een vest getoond. Ann mist geen kaart, Bob mist er twee en Cay één. In de stapel zitten er nog maar twee: niemand trekt, en het spel is afgelopen.
