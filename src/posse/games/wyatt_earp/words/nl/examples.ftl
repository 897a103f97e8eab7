## Voorbeelden naast de regels: woorden in de tekeningen

wyatt-earp-example-stays = Blijft op het aanhoudingsbevel:
wyatt-earp-example-hit = treffer
wyatt-earp-example-miss = mis
wyatt-earp-example-to-discards = naar de aflegstapel

## Wat ze laten zien

wyatt-earp-example-we-20 = Een beurt van Ann: vier Jesse James, één sheriffkaart (zijn Foto) en twee Bob Dalton, want van hem heeft Bob al een set neergelegd. Daarna legt ze een kaart af.
wyatt-earp-example-we-22 = Ann legt er vier samen neer: drie biljetten. Dan legt Bob er twee neer: één biljet. Later legt Ann er een losse bij: geen biljet, want wat er al ligt, telt niet mee.
wyatt-earp-example-we-40 = Het eerste schot draait Wes Hardin om, en die heeft een kogelgat: de Bankoverval lukt. Het tweede draait een Schuilplaats om, die er geen heeft: mis, en de Bankoverval is verloren.
wyatt-earp-example-we-50 = Een set van vier levert drie biljetten op, en de Foto die in dezelfde beurt volgt nog één: samen vier.
wyatt-earp-example-we-51 = Bob heeft een set van Billy the Kid neergelegd, dus mag Ann diens Foto helemaal alleen neerleggen: één biljet. In haar volgende beurt is haar Bankoverval een treffer en komt erbij: nog een biljet.
wyatt-earp-example-we-55 = Anns Most Wanted is een treffer, en ze neemt Bobs enige Wes Hardin in haar hand. In zijn rij ligt geen outlawkaart en geen Foto meer, dus gaat de Bankoverval naar de aflegstapel. De beloning blijft zoals die is.
wyatt-earp-example-we-80 = Anns 9 SP liggen onder een Schuilplaats en tellen niet mee, en Bobs 4 zijn er minder dan de 8 die nodig zijn. Alle zes biljetten blijven op het aanhoudingsbevel.
wyatt-earp-example-we-81 = 11, 6 en 2 SP: Ann staat 5 voor op Bob en krijgt alle negen biljetten.
wyatt-earp-example-we-82 = 9, 5 en 4 SP: Bob ligt 4 achter en deelt mee, Cay ligt 5 achter en krijgt niets. Van de acht biljetten neemt Ann er vijf en Bob drie.
wyatt-earp-example-we-83-six = 4, 4 en 2 SP, zes biljetten: Ann en Bob nemen er elk twee, dan Cay één. Het laatste is niet te verdelen tussen Ann en Bob, en blijft liggen.
wyatt-earp-example-we-83-three = Dezelfde rijen, maar slechts drie biljetten: te weinig voor elk twee, dus nemen Ann en Bob er elk één en is het delen voorbij. Eén biljet blijft liggen.
