## Beispiele neben den Regeln: Wörter in den Bildern

el-paso-example-sheriffs = Die Sheriffs kommen
el-paso-example-raids = Es wird geplündert
el-paso-example-nothing = nichts
el-paso-example-played = Gespielt
el-paso-example-drawn = Dann gezogen

## Was sie zeigen

el-paso-example-ep-10 = Sechs der Plättchen, die für Deadwood gezogen wurden. Die Goldmine bekommt 1, 2, 4 und 4, die 1 zuoberst. Rinder hat Deadwood nicht: Die beiden kommen zurück in den Beutel.
el-paso-example-ep-12 = Der erste Wurf zeigt zwei Sterne, und zwei Würfel kommen auf das Sheriff-Feld. Für den nächsten Wurf bleiben drei; er zeigt einen Stern, und nun liegen drei dort.
el-paso-example-ep-13 = Bei vier Sternen wird noch geplündert. Mit dem fünften kommen die Sheriffs, und nichts wird erbeutet.
el-paso-example-ep-14 = Unter den Würfeln ist keine Sechs: Ann geht im Saloon leer aus. Brandzeichen gibt es, also bekommen Bob und Cay Rinder: erst Bobs 7, dann Cays 2.
el-paso-example-ep-15 = Drei Karten bei der Goldmine, aber nur zwei Plättchen: Bobs 7 nimmt die 2 von oben, Cays 5 nimmt die 4, und für Anns 2 ist nichts mehr da. Eve ist allein bei der Bank und nimmt das oberste Plättchen, die 3.
el-paso-example-ep-16 = Bankkarten wurden in dieser Reihenfolge gespielt: 5, 4, 7. Ist der Stapel aufgebraucht, werden sie umgedreht: Zuerst wird die 5 gezogen, dann die 4, dann die 7.
el-paso-example-ep-30 = Ann und Bob verlassen die Stadt zuerst: je ein Plättchen. Cay und Eve gehen in einer späteren Runde: je zwei. Flo plündert allein weiter, und wenn sie geht, darf sie drei mitnehmen.
el-paso-example-ep-32 = Ein Verkauf in Santa Fe, Kurs 3:1. Pferde und Saloon gibt es dort: 13 Punkte bringen 4 Nuggets, der eine Punkt, der übrig ist, verfällt. Eine Bank gibt es nicht: Diese 5 Punkte bringen 5.
