## So spielt man, in zwei Minuten: oben auf der Regelseite jedes Spiels

wyatt-earp-brief-1 = Sieben Outlaws werden gesucht. Für jeden gibt es einen Steckbrief mit einer Belohnung, in Scheinen zu 1.000 $. Hat jemand nach einer Abrechnung 25.000 $ oder mehr, ist das Spiel zu Ende, und wer am meisten hat, gewinnt.
wyatt-earp-brief-2 = In deinem Zug nimmst du zwei Karten vom Aufnahmestapel oder die oberste vom Ablagestapel. Spiel aus, was du willst. Dann wirf eine Karte ab.
wyatt-earp-brief-3 = Drei oder mehr Karten eines Outlaws, zusammen ausgelegt, sind ein Set. Damit ist dieser Outlaw im Durchgang für alle frei. Legst du mehrere Karten zusammen aus, bringt jede nach der ersten einen Schein auf den Steckbrief.
wyatt-earp-brief-4 = Dazu darfst du pro Zug eine Sheriff-Karte spielen. Viele brauchen einen Treffer: Die oberste Karte des Aufnahmestapels wird aufgedeckt, und ein Einschussloch darauf ist ein Treffer.
wyatt-earp-brief-5 = Ein Unterschlupf deckt die Reihe eines Gegners zu: Sie zählt nichts, bis ein Wyatt Earp sie freischießt.
wyatt-earp-brief-6 = Hat jemand keine Karten mehr, zahlt jeder Steckbrief aus, für den mindestens 8 Punkte ausliegen. Hast du 5 Punkte Vorsprung vor allen anderen, bekommst du alles; sonst teilst du mit denen, die dicht dahinter sind.

## Hilfe in der ersten Partie, am Tisch

wyatt-earp-guide-1 = Sieben Steckbriefe, sieben Belohnungen. Um die Scheine darauf geht es: Am Ende eines Durchgangs bekommt sie, wer bei diesem Outlaw die meisten Punkte hat.
wyatt-earp-guide-2 = Das ist deine Hand. Karten mit Einschussloch sind Outlaws, alle anderen sind Sheriff-Karten, jede mit eigener Wirkung.
wyatt-earp-guide-3 = Dein Zug beginnt mit dem Aufnehmen: zwei Karten vom Aufnahmestapel, ungesehen, oder die oberste vom Ablagestapel, die du siehst.
wyatt-earp-guide-4 = { $set_size ->
    [1] Ein Outlaw auf der Hand? Leg ihn aus: ein Set.
   *[other] { $set_size } Karten eines Outlaws? Leg sie zusammen aus: ein Set.
} Jede nach der ersten bringt einen Schein auf den Steckbrief. Danach darf jeder einzelne dazulegen.
wyatt-earp-guide-5 = Eine Sheriff-Karte pro Zug. Manche brauchen einen Schuss: Deckt er vom Stapel eine Karte mit Einschussloch auf, ist das ein Treffer. Sonst ist die Sheriff-Karte verloren.
wyatt-earp-guide-6 = Zum Schluss wirfst du eine Karte ab. Die darf der Nächste nehmen.
wyatt-earp-guide-7 = Jetzt sind die anderen dran. Die Summen zeigen, wer was bekäme: Ab zusammen 8 Punkten wird gezahlt, mit 5 Vorsprung bekommt man alles. Ein Unterschlupf kann das kippen.
wyatt-earp-guide-8 = Wirft jemand die letzte Karte ab, wird abgerechnet. Hat danach jemand 25.000 $ oder mehr, gewinnt der Reichste; sonst folgt ein neuer Durchgang.
