## Wat ze laten zien

showdown-example-sd-12 = Ann en Bob draaien allebei een aas om, de hoogste kaart. Van de vijf munten pakken ze er elk twee; de vijfde valt niet te delen en blijft in de geldkist. Cay krijgt niets.
showdown-example-sd-22 = Ann schiet op Bob en draait een boer om. Er zit een kogelgat in: raak. Ze neemt hem in de hand, en iedereen weet dat hij daar zit. Bob toont geen vest en betaalt haar twee munten.
showdown-example-sd-23 = Bobs schot draait een koning om: raak, en de koning is van hem. Maar Ann toont een vest. Dat wordt afgelegd, en ze betaalt niets.
showdown-example-sd-24 = Cay is geraakt en toont geen vest. Ze moet twee munten betalen, maar heeft er nog maar één: die krijgt Ann.
showdown-example-sd-32 = Ann heeft raak geschoten en de koning gehouden, Bob heeft een vest getoond. Ann mist geen kaart, Bob mist er twee en Cay één. In de stapel zitten er nog maar twee: niemand trekt, en het spel is afgelopen.
