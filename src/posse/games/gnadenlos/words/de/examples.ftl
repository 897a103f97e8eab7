## Beispiele neben den Regeln: Wörter in den Bildern

gnadenlos-example-fate-spent = abgelegt
gnadenlos-example-fate-shot = erschossen
gnadenlos-example-fate-stays = kommt zurück
gnadenlos-example-bid-stands = ein Gebot
gnadenlos-example-bid-refused = schon geboten
gnadenlos-example-bid-hires = angeheuert
gnadenlos-example-bid-back = zurückgenommen
gnadenlos-example-payday-over = Keiner mehr da: Der Zahltag ist vorbei

## Was sie zeigen

gnadenlos-example-gn-14 = Goldrausch 5/3. Ann und Bob zeigen beide den höchsten Goldwert, 7, und bekommen je 5. Cays 6 ist der zweithöchste und bringt 3. Eve bekommt nichts. Die beiden höchsten werden abgelegt.
gnadenlos-example-gn-15 = High Noon. Cay zeigt mit 7 als Einzige den höchsten Revolver: Sie darf zwei Scheine vom Markt nehmen, ungesehen, und legt ihren Abenteurer ab. Bobs 3 ist der niedrigste: Sein Abenteurer wird erschossen. Anns kommt zurück auf die Hand.
gnadenlos-example-gn-16 = Falschspiel. Bobs 7 ist der höchste Wert: Von Feld 8 zieht er 3 vor, auf 11. Cays 1 ist der niedrigste: Von Feld 15 fällt sie 3 zurück, auf 12. Anns Hut bleibt auf 20.
gnadenlos-example-gn-18 = Die Scheine 2 und 5 wurden gestohlen. Ann hat den Revolver und füllt die Lücken aus der letzten Reihe, die vorderste zuerst. Sie weiß noch, dass Schein 8 ihre eigene 4 ist, und legt ihn in Lücke 2, wo er seltener fällig wird; Schein 7 kommt in Lücke 5. Die letzte Reihe rückt auf: Schein 9 wird Nummer 7.
gnadenlos-example-gn-20 = Ann hat den Revolver und 9 Gold. Sie kauft fünf Felder, von 6 auf 11, und behält 4 Gold.
gnadenlos-example-gn-31 = Ann bietet 4. Bob darf nicht auch 4 bieten; mit einer 1 dazu bietet er 5.
gnadenlos-example-gn-35 = Cay hat 4 geboten und wählt zuerst; Ann hat 3 geboten und nimmt den anderen. Beide Gebote kommen in den Markt. Bobs 1 ist das niedrigste: Er bekommt niemanden und nimmt seinen Schein zurück.
gnadenlos-example-gn-40 = Der Würfel zeigt 3, und der äußerste Schein der Spalte 3 wird aufgedeckt: eine 2 von Bob, der 2 zahlt. Dann zeigt er 5: Ann zahlt 1. Dann wieder 3: Der nächste Schein nach innen wird aufgedeckt, und Cay zahlt 4.
gnadenlos-example-gn-41 = Dreimal hat der Würfel 6 gezeigt: Die ganze Spalte 6 liegt offen. Nun zeigt er noch einmal 6. Es ist kein Schein mehr aufzudecken, und der Zahltag ist vorbei.
gnadenlos-example-gn-42 = Eine 3 von Bob wird aufgedeckt, aber er hat nur 2 Gold. Er behält es, nimmt einen Geier, und sein Hut fällt von 9 auf 4 zurück. Der Zahltag ist vorbei.
