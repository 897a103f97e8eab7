## Aufbau

# assumed
GN-1 = Alle bekommen die 13 Schuldscheine einer Farbe (eine 0 und je drei 1, 2, 3 und 4), 10 Gold, zwei Abenteurer und einen Hut auf Feld 6. Der Würfel entscheidet, wer zuerst den Revolver hat. Hände sind geheim; Gold, Hüte, Geier, aufgedeckte Ereignisse und die Zahl der Karten sind offen.
GN-2 = Alle legen eine 1 und eine 2. Sie werden gemischt und verdeckt als Markt ausgelegt, Reihe für Reihe, sechs Spalten. Niemand weiß, welcher wo liegt.
# ruled
GN-3 = Für Erfahrene: Es werden keine Abenteurer verteilt und keine Scheine gelegt. So viele offene Paare von Abenteurern wie Spieler werden versteigert; alle bieten verschiedene Summen, und vom höchsten Gebot abwärts nehmen alle ein Paar und legen ihr Gebot in den Markt. Beim Aufbau gibt es keinen Zahltag.

## Das Ereignis

# ruled
GN-10 = Haben weniger als zwei noch Abenteurer, so entfällt das Ereignis, und keine Karte wird aufgedeckt.
# assumed
GN-11 = Das oberste Ereignis wird aufgedeckt; es gibt sieben: Goldrausch 3/1, 5/3 und 7/4, zwei High Noon und zweimal Falschspiel. Das siebte wird nie ausgeführt: Alle sieben werden gemischt, und das nächste gilt. Ein High Noon als siebtes bewegt den Totengräber trotzdem.
GN-12 = Alle, die Abenteurer haben, wählen geheim einen; alle werden zugleich aufgedeckt.
GN-13 = Sind alle Werte gleich, so geschieht nichts, und die Abenteurer kehren auf die Hand zurück.
GN-14 = Goldrausch: Jeder höchste Goldwert bekommt die erste Zahl, jeder zweithöchste die zweite.
# ruled
GN-15 = High Noon: Erst geht der Totengräber einen Schritt; auf seinem letzten Feld endet das Spiel. Ein einzelner höchster Revolver darf zwei Scheine vom Markt nehmen, mehrere je einen, nach dem Platz und ungesehen: alles oder nichts. Liegen zu wenige da, nimmt niemand. Jeder niedrigste Revolver wird erschossen, also abgelegt.
# assumed
GN-16 = Falschspiel: Alle höchsten ziehen vor und alle niedrigsten zurück, nach den Zahlen der Zone, in der ihr Hut steht; nie unter Feld 1 oder über das letzte hinaus.
GN-17 = Nach einem ausgeführten Ereignis werden alle mit dem höchsten Wert abgelegt; die anderen kehren zurück.
# ruled
GN-18 = Lücken im Markt werden gefüllt: Der letzte Schein rückt in die vorderste Lücke.

## Ruhm

GN-20 = Wer den Revolver hat, darf bis zu 5 Felder kaufen, je ein Gold.

## Anheuern

# ruled
GN-30 = Nur wenn, wer den Revolver hat, weniger als drei Abenteurer hält: Einer weniger als Spieler wird aufgedeckt, und alle müssen bieten.
GN-31 = Vom Revolver an bieten alle einmal offen ein bis drei Scheine, mit einer Summe, die noch niemand geboten hat. Eine 0 allein ist ein Gebot.
GN-32 = Niemand darf passen. Nur wer keine neue Summe bilden kann, bietet nicht und zeigt die Hand.
GN-33 = Scheine jeder Farbe auf der Hand dürfen geboten werden.
# ruled
GN-34 = Vom höchsten Gebot abwärts nimmt jeder einen Abenteurer und legt sein Gebot verdeckt ans Ende des Marktes. Niemand darf verzichten.
# ruled
GN-35 = Der Niedrigste bekommt nichts und nimmt seine Scheine zurück. Wer nicht bieten konnte, steht unter jedem Gebot. Übrige Abenteurer werden abgelegt.

## Zahltag

GN-40 = Zahltag, wenn der Markt mindestens so viele volle Reihen hat wie Spieler: Der Würfel nennt eine Spalte, ihr äußerster verdeckter Schein wird aufgedeckt, und wem die Farbe gehört, zahlt den Wert. Immer wieder.
GN-41 = Der Zahltag ist vorbei, wenn in der Spalte kein verdeckter Schein mehr liegt,
GN-42 = oder wenn jemand nicht zahlen kann: Er behält sein Gold, nimmt einen Geier und fällt 5 Felder zurück.
GN-43 = Alle aufgedeckten Scheine gehen zurück an die Besitzer ihrer Farbe. Sind noch genug Reihen voll, so folgt gleich ein weiterer Zahltag.

## Das Ende

# assumed
GN-60 = Das Spiel endet durch einen dritten Geier, durch das letzte Feld des Totengräbers oder durch einen Hut auf oder hinter dem Ziel: sofort.
GN-61 = Durch Totengräber oder Ziel gibt es noch einen Zahltag, wie groß der Markt auch ist; durch einen Geier keinen. Wer wieder hinter das Ziel fällt, hebt das Ende nicht auf, und ein dritter Geier wirft auch jetzt noch hinaus.
GN-62 = Wer drei Geier hat, hat verloren.
# ruled
GN-63 = Alle anderen dürfen dann bis zu 3 Felder kaufen, je ein Gold, vom Revolver an. Kein Hut geht über das letzte Feld hinaus.
# ruled
GN-64 = Der vorderste Hut gewinnt; dann mehr Gold; dann wird der Sieg geteilt.
# ruled
GN-65 = Gebote sind offen und werden vor aller Augen gelegt; geheim sind also nur die ersten Abenteurer, wo die ersten Scheine liegen, und solche Scheine, wenn sie gestohlen sind.
