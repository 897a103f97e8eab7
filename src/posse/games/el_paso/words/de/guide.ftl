## So spielt man, in zwei Minuten: oben auf der Regelseite jedes Spiels

el-paso-brief-1 = Ihr plündert sieben Städte, eine nach der anderen. Wer am Ende die meisten Nuggets hat, gewinnt.
el-paso-brief-2 = In jeder Runde legst du verdeckt eine Raubzugkarte für einen von sechs Orten, oder du verlässt die Stadt.
el-paso-brief-3 = Die Karten werden aufgedeckt, die Würfel geworfen. An jedem Ort ist die höchste Karte zuerst dran und nimmt das niedrigste Plättchen. Rinder gibt es nur, wenn ein Brandzeichen gewürfelt wurde, Plättchen vom Saloon nur bei einer Sechs.
el-paso-brief-4 = Jeder gewürfelte Stern bleibt auf dem Sheriff-Feld. Liegen alle fünf Würfel dort, kommen die Sheriffs, und wer noch in der Stadt ist, verliert alle Plättchen.
el-paso-brief-5 = Wer die Stadt verlässt, verkauft. Was die Stadt selbst hat, zahlt nach ihrem Kurs, meist schlecht; was ihr fehlt, zahlt 1:1. Die Ersten dürfen je ein Plättchen in die nächste Stadt mitnehmen, die zweite Gruppe je zwei, und so weiter.

## Hilfe in der ersten Partie, am Tisch

el-paso-guide-1 = Sieben Städte liegen am Weg; ihr reitet alle in die erste. An ihren Orten liegen Plättchen, die niedrigsten zuoberst.
el-paso-guide-2 = Das sind deine Raubzugkarten, jede mit einer Zahl. An jedem Ort ist die höchste Zahl zuerst dran, aber auch sie bekommt das niedrigste Plättchen, das noch liegt.
el-paso-guide-3 = Leg verdeckt eine Karte, oder verlass die Stadt. Das darfst du schon in der ersten Runde, nur bringt es da noch nichts.
el-paso-guide-4 = Wer Schmiere steht, würfelt. Sterne bleiben auf dem Sheriff-Feld: Beim fünften verlieren alle, die noch da sind, ihre Plättchen. Das Risiko wird angezeigt.
el-paso-guide-5 = Was du nimmst, liegt vor dir. Rinder gibt es nur, wenn ein Brandzeichen gewürfelt wurde, Plättchen vom Saloon nur bei einer Sechs.
el-paso-guide-6 = Füll deine Hand auf sechs Karten auf. Den Ort wählst du, die Zahl wählt der Zufall.
el-paso-guide-7 = Verlass die Stadt rechtzeitig: Dann kannst du verkaufen. Was es hier gibt, zahlt nach dem Kurs der Stadt, was ihr fehlt, 1:1; manches Plättchen nimmt man besser mit.
el-paso-guide-8 = Nuggets sind für immer sicher, und nur sie zählen am Ende. Auf in die nächste Stadt.
