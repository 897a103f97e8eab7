## Voorbeelden naast de regels: woorden in de tekeningen

el-paso-example-sheriffs = De sheriffs komen
el-paso-example-raids = Er wordt geplunderd
el-paso-example-nothing = niets
el-paso-example-played = Gespeeld
el-paso-example-drawn = Dan getrokken

## Wat ze laten zien

el-paso-example-ep-10 = Zes van de fiches die voor Deadwood zijn getrokken. De goudmijn krijgt 1, 2, 4 en 4, de 1 bovenop. Runderen heeft Deadwood niet: die twee gaan terug in de zak.
el-paso-example-ep-12 = De eerste worp toont twee sterren, en twee dobbelstenen gaan naar het sheriffveld. Voor de volgende worp blijven er drie; die toont één ster, en nu liggen er drie.
el-paso-example-ep-13 = Bij vier sterren wordt er nog geplunderd. Met de vijfde komen de sheriffs, en er wordt niets buitgemaakt.
el-paso-example-ep-14 = Er is geen zes gegooid: Ann krijgt niets in de saloon. Er zijn wel brandmerken, dus Bob en Cay krijgen runderen: eerst Bobs 7, dan Cays 2.
el-paso-example-ep-15 = Drie kaarten bij de goudmijn, maar slechts twee fiches: Bobs 7 neemt de 2 bovenop, Cays 5 neemt de 4, en voor Anns 2 is er niets meer. Eve is alleen bij de bank en neemt de bovenste fiche, de 3.
el-paso-example-ep-16 = Bankkaarten werden in deze volgorde gespeeld: 5, 4, 7. Is de stapel op, dan worden ze omgedraaid: eerst wordt de 5 gepakt, dan de 4, dan de 7.
el-paso-example-ep-30 = Ann en Bob verlaten de stad als eersten: elk één fiche. Cay en Eve gaan in een latere ronde: elk twee. Flo plundert alleen verder, en als ze gaat, mag ze er drie meenemen.
el-paso-example-ep-32 = Een verkoop in Santa Fe, koers 3:1. Paarden en een saloon zijn er: 13 punten brengen 4 goudklompjes op, het punt dat overblijft vervalt. Een bank is er niet: die 5 punten brengen er 5 op.
