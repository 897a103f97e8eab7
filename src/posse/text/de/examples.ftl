## Beispiele neben den Regeln: Wörter in den Bildern

web-example = Beispiel
web-example-stays = Bleibt auf dem Steckbrief:
web-example-hit = Treffer
web-example-miss = daneben
web-example-to-hand = auf die Hand von
web-example-to-discards = auf den Ablagestapel
web-example-sheriffs = Die Sheriffs kommen
web-example-raids = Es wird geplündert
web-example-nothing = nichts
web-example-played = Gespielt
web-example-drawn = Dann gezogen
web-example-fate-spent = abgelegt
web-example-fate-shot = erschossen
web-example-fate-stays = kommt zurück
web-example-bid-stands = ein Gebot
web-example-bid-refused = schon geboten
web-example-bid-hires = angeheuert
web-example-bid-back = zurückgenommen
web-example-payday-over = Keiner mehr da: Der Zahltag ist vorbei

## Was sie zeigen

web-example-we-20 = Ein Zug von Ann: vier Jesse James, eine Sheriff-Karte (sein Photo) und zwei Bob Dalton, denn von ihm hat Bob schon ein Set ausgelegt. Danach wirft sie eine Karte ab.
web-example-we-22 = Ann legt vier zusammen aus: drei Scheine. Dann legt Bob zwei aus: ein Schein. Später legt Ann eine einzelne an: kein Schein, denn was schon liegt, zählt nicht mit.
web-example-we-40 = Der erste Schuss deckt Wes Hardin auf, und der hat ein Einschussloch: Der Banküberfall gelingt. Der zweite deckt einen Unterschlupf auf, der keines hat: daneben, und der Banküberfall ist verloren.
web-example-we-50 = Ein Set von vieren bringt drei Scheine und das Photo, das im selben Zug folgt, noch einen: zusammen vier.
web-example-we-51 = Bob hat ein Set von Billy the Kid ausgelegt, darum darf Ann dessen Photo ganz allein auslegen: ein Schein. In ihrem nächsten Zug trifft ihr Banküberfall und kommt dazu: noch ein Schein.
web-example-we-55 = Anns Most Wanted trifft und nimmt Bobs einzigen Wes Hardin auf ihre Hand. In seiner Reihe ist keine Outlaw-Karte und kein Photo mehr, also kommt der Banküberfall auf den Ablagestapel. Die Belohnung bleibt, wie sie ist.
web-example-we-80 = Anns 9 SP liegen unter einem Unterschlupf und zählen nicht, und Bobs 4 sind weniger als die nötigen 8. Alle sechs Scheine bleiben auf dem Steckbrief.
web-example-we-81 = 11, 6 und 2 SP: Ann liegt 5 vor Bob und nimmt alle neun Scheine.
web-example-we-82 = 9, 5 und 4 SP: Bob liegt 4 zurück und bekommt etwas ab, Cay liegt 5 zurück und geht leer aus. Von den acht Scheinen nimmt Ann fünf und Bob drei.
web-example-we-83-six = 4, 4 und 2 SP, sechs Scheine: Ann und Bob nehmen je zwei, dann Cay einen. Der letzte lässt sich zwischen Ann und Bob nicht teilen und bleibt.
web-example-we-83-three = Dieselben Reihen, aber nur drei Scheine: Für je zwei reicht es nicht, also nehmen Ann und Bob je einen, und das Teilen ist vorbei. Ein Schein bleibt.
web-example-ep-10 = Sechs der Plättchen, die für Deadwood gezogen wurden. Die Goldmine bekommt 1, 2, 4 und 4, die 1 zuoberst. Rinder hat Deadwood nicht: Die beiden kommen zurück in den Beutel.
web-example-ep-12 = Der erste Wurf zeigt zwei Sterne, und zwei Würfel kommen auf das Sheriff-Feld. Für den nächsten Wurf bleiben drei; er zeigt einen Stern, und nun liegen drei dort.
web-example-ep-13 = Bei vier Sternen wird noch geplündert. Mit dem fünften kommen die Sheriffs, und nichts wird erbeutet.
web-example-ep-14 = Unter den Würfeln ist keine Sechs: Ann geht im Saloon leer aus. Brandzeichen gibt es, also bekommen Bob und Cay Rinder: erst Bobs 7, dann Cays 2.
web-example-ep-15 = Drei Karten bei der Goldmine, aber nur zwei Plättchen: Bobs 7 nimmt die 2 von oben, Cays 5 nimmt die 4, und für Anns 2 ist nichts mehr da. Eve ist allein bei der Bank und nimmt das oberste Plättchen, die 3.
web-example-ep-16 = Bankkarten wurden in dieser Reihenfolge gespielt: 5, 4, 7. Ist der Stapel aufgebraucht, werden sie umgedreht: Zuerst wird die 5 gezogen, dann die 4, dann die 7.
web-example-ep-30 = Ann und Bob verlassen die Stadt zuerst: je ein Plättchen. Cay und Eve gehen in einer späteren Runde: je zwei. Flo plündert allein weiter, und wenn sie geht, darf sie drei mitnehmen.
web-example-ep-32 = Ein Verkauf in Santa Fe, Kurs 3:1. Pferde und Saloon gibt es dort: 13 Punkte bringen 4 Nuggets, der eine Punkt, der übrig ist, verfällt. Eine Bank gibt es nicht: Diese 5 Punkte bringen 5.
web-example-gn-14 = Goldrausch 5/3. Ann und Bob zeigen beide den höchsten Goldwert, 7, und bekommen je 5. Cays 6 ist der zweithöchste und bringt 3. Eve bekommt nichts. Die beiden höchsten werden abgelegt.
web-example-gn-15 = High Noon. Cay zeigt mit 7 als Einzige den höchsten Revolver: Sie darf zwei Scheine vom Markt nehmen, ungesehen, und legt ihren Abenteurer ab. Bobs 3 ist der niedrigste: Sein Abenteurer wird erschossen. Anns kommt zurück auf die Hand.
web-example-gn-16 = Falschspiel. Bobs 7 ist der höchste Wert: Von Feld 8 zieht er 3 vor, auf 11. Cays 1 ist der niedrigste: Von Feld 15 fällt sie 3 zurück, auf 12. Anns Hut bleibt auf 20.
web-example-gn-18 = Die Scheine 2 und 5 wurden gestohlen. Ann hat den Revolver und füllt die Lücken aus der letzten Reihe, die vorderste zuerst. Sie weiß noch, dass Schein 8 ihre eigene 4 ist, und legt ihn in Lücke 2, wo er seltener fällig wird; Schein 7 kommt in Lücke 5. Die letzte Reihe rückt auf: Schein 9 wird Nummer 7.
web-example-gn-20 = Ann hat den Revolver und 9 Gold. Sie kauft fünf Felder, von 6 auf 11, und behält 4 Gold.
web-example-gn-31 = Ann bietet 4. Bob darf nicht auch 4 bieten; mit einer 1 dazu bietet er 5.
web-example-gn-35 = Cay hat 4 geboten und wählt zuerst; Ann hat 3 geboten und nimmt den anderen. Beide Gebote kommen in den Markt. Bobs 1 ist das niedrigste: Er bekommt niemanden und nimmt seinen Schein zurück.
web-example-gn-40 = Der Würfel zeigt 3, und der äußerste Schein der Spalte 3 wird aufgedeckt: eine 2 von Bob, der 2 zahlt. Dann zeigt er 5: Ann zahlt 1. Dann wieder 3: Der nächste Schein nach innen wird aufgedeckt, und Cay zahlt 4.
web-example-gn-41 = Dreimal hat der Würfel 6 gezeigt: Die ganze Spalte 6 liegt offen. Nun zeigt er noch einmal 6. Es ist kein Schein mehr aufzudecken, und der Zahltag ist vorbei.
web-example-gn-42 = Eine 3 von Bob wird aufgedeckt, aber er hat nur 2 Gold. Er behält es, nimmt einen Geier, und sein Hut fällt von 9 auf 4 zurück. Der Zahltag ist vorbei.
web-example-sd-12 = Ann und Bob decken beide ein Ass auf, die höchste Karte. Von den fünf Münzen nehmen sie je zwei; die fünfte lässt sich nicht teilen und bleibt in der Geldkiste. Cay bekommt nichts.
web-example-sd-22 = Ann schießt auf Bob und deckt einen Buben auf. Er hat ein Einschussloch: ein Treffer. Sie nimmt ihn auf die Hand, und alle wissen, dass er dort ist. Bob zeigt keine Weste und zahlt ihr zwei Münzen.
web-example-sd-23 = Bobs Schuss deckt einen König auf: Treffer, und der König gehört ihm. Aber Ann zeigt eine Weste. Sie wird abgeworfen, und Ann zahlt nichts.
web-example-sd-24 = Cay ist getroffen und zeigt keine Weste. Zwei Münzen sind fällig, aber sie hat nur noch eine: Die bekommt Ann.
web-example-sd-32 = Ann hat getroffen und den König behalten, Bob hat eine Weste gezeigt. Ann fehlt keine Karte, Bob fehlen zwei und Cay eine. Im Stapel sind nur noch zwei: Niemand zieht, und das Spiel ist aus.
