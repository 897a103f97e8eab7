## So spielt man, in zwei Minuten: oben auf der Regelseite jedes Spiels

web-brief-wyatt-earp-1 = Sieben Outlaws werden gesucht. Für jeden gibt es einen Steckbrief mit einer Belohnung, in Scheinen zu 1.000 $. Hat jemand nach einer Abrechnung 25.000 $ oder mehr, ist das Spiel zu Ende, und wer am meisten hat, gewinnt.
web-brief-wyatt-earp-2 = In deinem Zug nimmst du zwei Karten vom Aufnahmestapel oder die oberste vom Ablagestapel. Spiel aus, was du willst. Dann wirf eine Karte ab.
web-brief-wyatt-earp-3 = Drei oder mehr Karten eines Outlaws, zusammen ausgelegt, sind ein Set. Damit ist dieser Outlaw im Durchgang für alle frei. Legst du mehrere Karten zusammen aus, bringt jede nach der ersten einen Schein auf den Steckbrief.
web-brief-wyatt-earp-4 = Dazu darfst du pro Zug eine Sheriff-Karte spielen. Viele brauchen einen Treffer: Die oberste Karte des Aufnahmestapels wird aufgedeckt, und ein Einschussloch darauf ist ein Treffer.
web-brief-wyatt-earp-5 = Ein Unterschlupf deckt die Reihe eines Gegners zu: Sie zählt nichts, bis ein Wyatt Earp sie freischießt.
web-brief-wyatt-earp-6 = Hat jemand keine Karten mehr, zahlt jeder Steckbrief aus, für den mindestens 8 Punkte ausliegen. Hast du 5 Punkte Vorsprung vor allen anderen, bekommst du alles; sonst teilst du mit denen, die dicht dahinter sind.
web-brief-el-paso-1 = Ihr plündert sieben Städte, eine nach der anderen. Wer am Ende die meisten Nuggets hat, gewinnt.
web-brief-el-paso-2 = In jeder Runde legst du verdeckt eine Raubzugkarte für einen von sechs Orten, oder du verlässt die Stadt.
web-brief-el-paso-3 = Die Karten werden aufgedeckt, die Würfel geworfen. An jedem Ort ist die höchste Karte zuerst dran und nimmt das niedrigste Plättchen. Rinder gibt es nur, wenn ein Brandzeichen gewürfelt wurde, Plättchen vom Saloon nur bei einer Sechs.
web-brief-el-paso-4 = Jeder gewürfelte Stern bleibt auf dem Sheriff-Feld. Liegen alle fünf Würfel dort, kommen die Sheriffs, und wer noch in der Stadt ist, verliert alle Plättchen.
web-brief-el-paso-5 = Wer die Stadt verlässt, verkauft. Was die Stadt selbst hat, zahlt nach ihrem Kurs, meist schlecht; was ihr fehlt, zahlt 1:1. Die Ersten dürfen je ein Plättchen in die nächste Stadt mitnehmen, die zweite Gruppe je zwei, und so weiter.
web-brief-gnadenlos-1 = Bring deinen Hut auf der Ruhmesleiste voran. Ruhm kostet Gold; Abenteurer schaffen es heran, und sie bezahlst du mit Schuldscheinen: mit Versprechen.
web-brief-gnadenlos-2 = Jeder Zug beginnt mit einem Ereignis. Alle wählen geheim einen Abenteurer. Der Goldrausch bringt Gold, beim High Noon dürfen die Schnellsten Scheine stehlen und die Langsamsten werden erschossen, das Falschspiel bewegt Hüte. Die Höchsten werden nach jedem Ereignis abgeworfen.
web-brief-gnadenlos-3 = Wer den Revolver hat, darf dann bis zu fünf Felder Ruhm kaufen, für je ein Gold. Nach dem Zug wandert der Revolver nach links.
web-brief-gnadenlos-4 = Hat der Spieler mit dem Revolver weniger als drei Abenteurer, bieten alle mit Scheinen auf neue, jeder eine andere Summe. Wer anheuert, legt seine Scheine verdeckt in den Markt, in beliebiger Reihenfolge; wer am wenigsten bietet, geht leer aus und nimmt die Scheine zurück.
web-brief-gnadenlos-5 = Hat der Markt so viele volle Reihen, wie Spieler dabei sind, ist Zahltag. Der Würfel ruft Schein um Schein auf, und wessen Farbe er hat, der zahlt. Kannst du nicht, bekommst du einen Geier und fällst fünf Felder zurück. Mit drei Geiern hast du verloren.
web-brief-gnadenlos-6 = Das Spiel endet, wenn ein Hut das Ziel erreicht, mit dem letzten Schritt des Totengräbers oder mit einem dritten Geier. Der vorderste Hut gewinnt.
web-brief-showdown-1 = In jeder Runde kommen vier Münzen in die Geldkiste. Alle legen geheim eine Karte; aufgedeckt wird gemeinsam.
web-brief-showdown-2 = Die höchste Karte bekommt die Geldkiste: erst Ass, dann König, dann Bube; eine Weste ist nichts wert. Gleiche Karten teilen.
web-brief-showdown-3 = Wer den Revolver hat, darf schießen. Die oberste Karte des Stapels entscheidet: Ein Bube oder König ist ein Treffer.
web-brief-showdown-4 = Wer getroffen ist, zeigt eine Weste oder zahlt zwei Münzen. Dann wandert der Revolver nach links, und alle ziehen auf drei Karten nach.
web-brief-showdown-5 = Reicht der Stapel nicht mehr für alle Hände, gewinnt, wer die meisten Münzen hat.

## Hilfe in der ersten Partie, am Tisch

web-guide-title = Deine erste Partie
web-guide-step = { $n } von { $of }
web-guide-next = Weiter
web-guide-back = Zurück
web-guide-end = Verstanden
web-guide-close = Hilfe ausblenden
web-guide-rules = Alle Regeln

web-guide-wyatt-earp-1 = Sieben Steckbriefe, sieben Belohnungen. Um die Scheine darauf geht es: Am Ende eines Durchgangs bekommt sie, wer bei diesem Outlaw die meisten Punkte hat.
web-guide-wyatt-earp-2 = Das ist deine Hand. Karten mit Einschussloch sind Outlaws, alle anderen sind Sheriff-Karten, jede mit eigener Wirkung.
web-guide-wyatt-earp-3 = Dein Zug beginnt mit dem Aufnehmen: zwei Karten vom Aufnahmestapel, ungesehen, oder die oberste vom Ablagestapel, die du siehst.
web-guide-wyatt-earp-4 = Drei Karten eines Outlaws? Leg sie zusammen aus: ein Set. Jede nach der ersten bringt einen Schein auf den Steckbrief. Danach darf jeder einzelne dazulegen.
web-guide-wyatt-earp-5 = Eine Sheriff-Karte pro Zug. Manche brauchen einen Schuss: Deckt er vom Stapel eine Karte mit Einschussloch auf, ist das ein Treffer. Sonst ist die Sheriff-Karte verloren.
web-guide-wyatt-earp-6 = Zum Schluss wirfst du eine Karte ab. Die darf der Nächste nehmen.
web-guide-wyatt-earp-7 = Jetzt die anderen. Die Summen zeigen, wer was bekäme: Ab zusammen 8 Punkten wird gezahlt, mit 5 Vorsprung bekommt man alles. Ein Unterschlupf kann das kippen.
web-guide-wyatt-earp-8 = Wirft jemand die letzte Karte ab, wird abgerechnet. Hat danach jemand 25.000 $, gewinnt der Reichste; sonst folgt ein neuer Durchgang.
web-guide-el-paso-1 = Sieben Städte liegen am Weg; ihr reitet alle in die erste. An ihren Orten liegen Plättchen, die niedrigsten zuoberst.
web-guide-el-paso-2 = Das sind deine Raubzugkarten, jede mit einer Zahl. An jedem Ort ist die höchste Zahl zuerst dran, aber auch sie bekommt das niedrigste Plättchen, das noch liegt.
web-guide-el-paso-3 = Leg verdeckt eine Karte, oder verlass die Stadt. Das darfst du schon in der ersten Runde, nur bringt es da noch nichts.
web-guide-el-paso-4 = Wer Schmiere steht, würfelt. Sterne bleiben auf dem Sheriff-Feld: Beim fünften verlieren alle, die noch da sind, ihre Plättchen. Das Risiko wird angezeigt.
web-guide-el-paso-5 = Was du nimmst, liegt vor dir. Rinder gibt es nur, wenn ein Brandzeichen gewürfelt wurde, Plättchen vom Saloon nur bei einer Sechs.
web-guide-el-paso-6 = Füll deine Hand auf sechs Karten auf. Den Ort wählst du, die Zahl wählt der Zufall.
web-guide-el-paso-7 = Verlass die Stadt rechtzeitig: Dann kannst du verkaufen. Was es hier gibt, zahlt nach dem Kurs der Stadt, was ihr fehlt, 1:1; manches Plättchen nimmt man besser mit.
web-guide-el-paso-8 = Nuggets sind für immer sicher, und nur sie zählen am Ende. Auf in die nächste Stadt.
web-guide-gnadenlos-1 = Dein Hut steht auf Feld 6. Wessen Hut am Ende am weitesten vorn ist, gewinnt. Voran kommst du mit Ruhm, den du für Gold kaufst, und wenn du beim Falschspiel gewinnst.
web-guide-gnadenlos-2 = Deine Schuldscheine sind Versprechen. Du bietest mit ihnen, und was du bietest, kommt in den Markt. Am Zahltag wird ein Teil davon fällig.
web-guide-gnadenlos-3 = Ein Ereignis ist aufgedeckt. Wähl geheim einen Abenteurer: Es zählt Gold, Revolver oder Karten, je nach Ereignis.
web-guide-gnadenlos-4 = Alle werden zugleich aufgedeckt. Die Höchsten gewinnen und sind danach fort, beim High Noon auch die Niedrigsten; die anderen kommen zurück. Zweiter zu sein kommt oft billiger.
web-guide-gnadenlos-5 = Mit dem Revolver darfst du bis zu fünf Felder kaufen, für je ein Gold. Behalt etwas Gold, wenn der Zahltag nahe ist. Nach deinem Zug wandert der Revolver nach links.
web-guide-gnadenlos-6 = Biete ein bis drei Scheine, mit einer Summe, die noch niemand geboten hat. Wer am wenigsten bietet, bekommt niemanden, behält aber die Scheine.
web-guide-gnadenlos-7 = Vom höchsten Gebot abwärts heuern alle an, nur der Niedrigste nicht. Deine Scheine kommen verdeckt ans Ende des Markts; die Reihenfolge wählst du.
web-guide-gnadenlos-8 = Sind genug Reihen voll, ist Zahltag. Der Würfel ruft Schein um Schein auf. Wer nicht zahlen kann, bekommt einen Geier; mit dem dritten bist du draußen. Danach füllt der Spieler mit dem Revolver die Lücken.
web-guide-showdown-1 = In der Geldkiste liegen vier Münzen. Die höchste Karte bekommt sie.
web-guide-showdown-2 = Leg verdeckt eine Karte. Das tun alle zugleich: Ass schlägt König, König schlägt Bube, eine Weste ist nichts wert.
web-guide-showdown-3 = Die Karten werden aufgedeckt, und die Münzen gehen an die höchste. Gleiche Karten teilen.
web-guide-showdown-4 = Wer den Revolver hat, darf auf jemanden schießen, der Münzen hat. Ein Bube oder König vom Stapel ist ein Treffer.
web-guide-showdown-5 = Getroffen? Eine Weste hält die Kugel auf. Ohne kostet es dich zwei Münzen.
web-guide-showdown-6 = Der Revolver wandert nach links, die Hände werden aufgefüllt, und so geht es, bis der Stapel nicht mehr reicht. Wer die meisten Münzen hat, gewinnt.
