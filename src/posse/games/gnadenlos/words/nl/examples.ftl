## Voorbeelden naast de regels: woorden in de tekeningen

gnadenlos-example-fate-spent = afgelegd
gnadenlos-example-fate-shot = doodgeschoten
gnadenlos-example-fate-stays = komt terug
gnadenlos-example-bid-stands = een bod
gnadenlos-example-bid-refused = al geboden
gnadenlos-example-bid-hires = ingehuurd
gnadenlos-example-bid-back = teruggenomen
gnadenlos-example-payday-over = Niets meer over: de betaaldag is voorbij

## Wat ze laten zien

gnadenlos-example-gn-14 = Goudkoorts 5/3. Ann en Bob tonen allebei de hoogste goudwaarde, 7, en krijgen er elk 5. Cays 6 is de op één na hoogste en levert 3 op. Eve krijgt niets. De twee hoogste worden afgelegd.
gnadenlos-example-gn-15 = High Noon. Cay heeft met 7 als enige de hoogste revolver: ze mag twee schuldbrieven van de markt nemen, ongezien, en legt haar avonturier af. Bobs 3 is de laagste: zijn avonturier wordt doodgeschoten. Die van Ann komt terug in haar hand.
gnadenlos-example-gn-16 = Valsspelers. Bobs 7 is de hoogste waarde: van veld 8 gaat hij 3 vooruit, naar 11. Cays 1 is de laagste: van veld 15 valt ze 3 terug, naar 12. Anns hoed blijft op 20.
gnadenlos-example-gn-18 = De schuldbrieven 2 en 5 zijn gestolen. Ann heeft de revolver en vult de gaten uit de laatste rij, het voorste gat eerst. Ze weet nog dat schuldbrief 8 haar eigen 4 is en legt hem in gat 2, waar hij minder vaak wordt opgeëist; schuldbrief 7 gaat naar gat 5. De laatste rij schuift aan: schuldbrief 9 wordt nummer 7.
gnadenlos-example-gn-20 = Ann heeft de revolver en 9 goud. Ze koopt vijf velden, van 6 naar 11, en houdt 4 goud.
gnadenlos-example-gn-31 = Ann biedt 4. Bob mag niet ook 4 bieden; met een 1 erbij biedt hij 5.
gnadenlos-example-gn-35 = Cay heeft 4 geboden en kiest eerst; Ann heeft 3 geboden en neemt de andere. Beide biedingen gaan naar de markt. Bobs 1 is het laagste bod: hij krijgt niemand en neemt zijn schuldbrief terug.
gnadenlos-example-gn-40 = De dobbelsteen toont 3, en de buitenste schuldbrief van kolom 3 wordt omgedraaid: een 2 van Bob, die 2 betaalt. Dan 5: Ann betaalt 1. Dan weer 3: de volgende schuldbrief naar binnen wordt omgedraaid, en Cay betaalt 4.
gnadenlos-example-gn-41 = Drie keer heeft de dobbelsteen 6 getoond: heel kolom 6 ligt open. Nu toont hij nog eens 6: er is geen schuldbrief meer om te draaien, en de betaaldag is voorbij.
gnadenlos-example-gn-42 = Een 3 van Bob wordt omgedraaid, maar hij heeft maar 2 goud. Dat houdt hij, hij neemt een gier, en zijn hoed valt terug van 9 naar 4. De betaaldag is voorbij.
