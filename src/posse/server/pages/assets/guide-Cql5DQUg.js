var e=`## So spielt man, in zwei Minuten: oben auf der Regelseite jedes Spiels

web-brief-wyatt-earp-1 = Sieben Outlaws werden gesucht. Für jeden gibt es einen Steckbrief mit einer Belohnung, in Scheinen zu $1.000. Hat jemand nach einer Abrechnung $25.000, ist Schluss; wer am meisten hat, gewinnt.
web-brief-wyatt-earp-2 = Dein Zug: Nimm zwei Karten vom Aufnahmestapel oder die oberste vom Ablagestapel. Spiel aus, was du willst. Wirf eine Karte ab.
web-brief-wyatt-earp-3 = Drei oder mehr Karten eines Outlaws, zusammen ausgelegt, sind ein Set. Damit ist dieser Outlaw im Durchgang für alle frei. Jede zugleich ausgelegte Karte nach der ersten bringt einen Schein auf den Steckbrief.
web-brief-wyatt-earp-4 = Dazu darfst du pro Zug eine Sheriff-Karte spielen. Viele brauchen einen Treffer: Die oberste Karte des Stapels wird aufgedeckt, und ein Einschussloch ist ein Treffer.
web-brief-wyatt-earp-5 = Ein Unterschlupf deckt die Reihe eines Gegners zu: Sie zählt nichts, bis ein Wyatt Earp sie freischießt.
web-brief-wyatt-earp-6 = Hat jemand keine Karten mehr, zahlt jeder Steckbrief aus, für den 8 Punkte ausliegen. Mit fünf Punkten Vorsprung nimmst du alles, mit weniger wird geteilt.
web-brief-el-paso-1 = Ihr plündert sieben Städte, eine nach der anderen. Die meisten Nuggets gewinnen.
web-brief-el-paso-2 = In jeder Runde legst du verdeckt eine Raubzugkarte für einen von sechs Orten, oder du verlässt die Stadt.
web-brief-el-paso-3 = Die Karten werden aufgedeckt, die Würfel geworfen. An jedem Ort nimmt die höchste Karte zuerst, und zwar das niedrigste Plättchen. Rinder brauchen ein Brandzeichen unter den Würfeln, der Saloon eine Sechs.
web-brief-el-paso-4 = Jeder Stern bleibt bei den Sheriffs. Liegen alle fünf Würfel dort, kommen die Sheriffs, und wer noch in der Stadt ist, verliert alle Plättchen.
web-brief-el-paso-5 = Wer geht, verkauft. Was es in der Stadt gibt, bringt wenig, nach ihrem Kurs; was es dort nicht gibt, zahlt 1:1. Die Ersten dürfen ein Plättchen in die nächste Stadt mitnehmen, die zweite Gruppe zwei, und so weiter.
web-brief-gnadenlos-1 = Bring deinen Hut auf der Ruhmleiste voran. Abenteurer verdienen dir das Geld dafür, und sie bezahlst du mit Schuldscheinen: mit Versprechen.
web-brief-gnadenlos-2 = Jeder Zug beginnt mit einem Ereignis. Alle zeigen geheim einen Abenteurer. Der Goldrausch bringt Gold, beim High Noon stehlen die Schnellsten Scheine und die Langsamsten fallen, das Falschspiel bewegt Hüte. Der Beste verlässt dich danach.
web-brief-gnadenlos-3 = Wer den Revolver hat, darf dann bis zu fünf Felder Ruhm kaufen, je ein Gold.
web-brief-gnadenlos-4 = Fehlen ihm Abenteurer, bieten alle mit Schuldscheinen auf neue, jeder eine andere Summe. Die Gebote kommen verdeckt in den Markt; wer am wenigsten bietet, geht leer aus und behält die Scheine.
web-brief-gnadenlos-5 = Hat der Markt genug volle Reihen, ist Zahltag. Der Würfel ruft Schein um Schein auf, und wessen Farbe er hat, der zahlt. Kannst du nicht, bekommst du einen Geier und fällst fünf Felder zurück. Mit drei Geiern hast du verloren.
web-brief-gnadenlos-6 = Schluss ist am Ziel, beim letzten Schritt des Totengräbers oder mit einem dritten Geier. Der vorderste Hut gewinnt.
web-brief-showdown-1 = In jeder Runde kommen vier Münzen in die Geldkiste. Alle legen geheim eine Karte; aufgedeckt wird gemeinsam.
web-brief-showdown-2 = Die höchste nimmt die Geldkiste: Ass, König, Bube; eine Weste ist nichts wert. Gleiche teilen.
web-brief-showdown-3 = Wer den Revolver hat, darf schießen. Die oberste Karte des Stapels entscheidet: Bube oder König ist ein Treffer.
web-brief-showdown-4 = Wer getroffen ist, zeigt eine Weste oder zahlt zwei Münzen. Dann wandert der Revolver weiter, und die Hände werden aufgefüllt.
web-brief-showdown-5 = Reicht der Stapel nicht mehr für alle Hände, gewinnen die meisten Münzen.

## Hilfe in der ersten Partie, am Tisch

web-guide-title = Deine erste Partie
web-guide-step = { $n } von { $of }
web-guide-next = Weiter
web-guide-back = Zurück
web-guide-end = Verstanden
web-guide-close = Hilfe weglegen
web-guide-rules = Alle Regeln

web-guide-wyatt-earp-1 = Sieben Steckbriefe, sieben Belohnungen. Um die Scheine darauf geht es: Am Ende eines Durchgangs bekommt sie, wer bei diesem Outlaw die meisten Punkte hat.
web-guide-wyatt-earp-2 = Das ist deine Hand. Karten mit Einschussloch sind Outlaws, alle anderen Sheriff-Karten, jede mit eigener Wirkung.
web-guide-wyatt-earp-3 = Dein Zug beginnt mit dem Aufnehmen: zwei Karten vom Aufnahmestapel, ungesehen, oder die oberste vom Ablagestapel, die du kennst.
web-guide-wyatt-earp-4 = Hast du drei Karten eines Outlaws? Leg sie zusammen aus: ein Set. Jede nach der ersten bringt einen Schein auf den Steckbrief. Danach darf jeder auch einzelne dazulegen.
web-guide-wyatt-earp-5 = Eine Sheriff-Karte pro Zug. Manche brauchen einen Schuss: Die oberste Karte des Stapels wird aufgedeckt, und ein Einschussloch ist ein Treffer. Geht er daneben, ist die Karte verloren.
web-guide-wyatt-earp-6 = Zum Schluss wirfst du eine Karte ab. Was du wegwirfst, darf der Nächste nehmen.
web-guide-wyatt-earp-7 = Jetzt die anderen. Die Summen zeigen, wer jetzt bezahlt würde: 8 Punkte insgesamt braucht ein Steckbrief, und 5 Punkte Vorsprung nehmen ihn ganz. Ein Unterschlupf kann einen Vorsprung zunichtemachen.
web-guide-wyatt-earp-8 = Der Durchgang endet, wenn jemand die letzte Karte abwirft. Dann kommt die Abrechnung, Steckbrief für Steckbrief, und der nächste Durchgang, bis jemand $25.000 hat.
web-guide-el-paso-1 = Sieben Städte liegen am Weg; ihr reitet alle in die erste. An ihren Orten liegen Plättchen, die niedrigsten zuoberst.
web-guide-el-paso-2 = Das sind deine Raubzugkarten, jede mit einer Zahl. An einem Ort ist die hohe Zahl zuerst dran, aber auch sie bekommt das niedrigste Plättchen, das noch liegt.
web-guide-el-paso-3 = Leg verdeckt eine Karte, oder geh. Gehen darfst du schon in der ersten Runde, nur bringt es da noch nichts.
web-guide-el-paso-4 = Die Wache würfelt. Sterne bleiben auf dem Sheriffsfeld: Beim fünften verlieren alle, die noch da sind, ihre Plättchen. Wie groß die Gefahr beim nächsten Wurf ist, siehst du.
web-guide-el-paso-5 = Was du nimmst, liegt vor dir. Rinder brauchen ein Brandzeichen unter den Würfeln, der Saloon eine Sechs.
web-guide-el-paso-6 = Füll deine Hand auf sechs Karten auf. Den Ort wählst du, die Zahl der Zufall.
web-guide-el-paso-7 = Geh rechtzeitig: Dann verkaufst du. Was es hier gibt, zahlt nach dem Kurs der Stadt, was es nicht gibt, 1:1; manches Plättchen nimmt man besser mit.
web-guide-el-paso-8 = Nuggets sind für immer sicher, und nur sie zählen am Ende. Auf in die nächste Stadt.
web-guide-gnadenlos-1 = Dein Hut steht auf Feld 6. Wessen Hut am Ende vorn ist, gewinnt. Voran kommst du mit Ruhm, den du für Gold kaufst, und mit guten Karten.
web-guide-gnadenlos-2 = Deine Schuldscheine sind Versprechen. Du bietest mit ihnen, und was du bietest, kommt in den Markt. Am Zahltag wird ein Teil davon fällig.
web-guide-gnadenlos-3 = Ein Ereignis ist aufgedeckt. Wähl geheim einen Abenteurer: Es zählt Gold, Revolver oder Karten, je nach Ereignis.
web-guide-gnadenlos-4 = Alle werden zugleich aufgedeckt. Der Höchste gewinnt und ist danach fort; die anderen kommen zurück. Der Zweite ist oft billiger.
web-guide-gnadenlos-5 = Mit dem Revolver darfst du bis zu fünf Felder kaufen, je ein Gold. Behalt etwas Gold, wenn der Zahltag nahe ist.
web-guide-gnadenlos-6 = Geboten werden ein bis drei Scheine, und eine Summe, die noch niemand hat. Wer am wenigsten bietet, bekommt niemanden, behält aber die Scheine.
web-guide-gnadenlos-7 = Vom höchsten Gebot abwärts wird angeheuert. Deine Scheine kommen verdeckt ans Ende des Markts.
web-guide-gnadenlos-8 = Sind genug Reihen voll, ist Zahltag. Schein um Schein ruft der Würfel auf. Wer nicht zahlen kann, bekommt einen Geier; mit dem dritten bist du draußen.
web-guide-showdown-1 = In der Geldkiste liegen vier Münzen. Die höchste Karte nimmt sie.
web-guide-showdown-2 = Leg verdeckt eine Karte. Das tun alle zugleich: Ass schlägt König, König schlägt Bube, eine Weste ist nichts wert.
web-guide-showdown-3 = Die Karten werden aufgedeckt, die Münzen gehen an die höchste. Gleiche teilen.
web-guide-showdown-4 = Wer den Revolver hat, darf auf jemanden mit Münzen schießen. Buben und Könige vom Stapel sind Treffer.
web-guide-showdown-5 = Getroffen? Eine Weste hält die Kugel auf. Ohne kostet es zwei Münzen.
web-guide-showdown-6 = Der Revolver wandert, die Hände werden aufgefüllt, und so geht es, bis der Stapel nicht mehr reicht. Die meisten Münzen gewinnen.
`;export{e as default};