## Aufbau

# assumed
GN-1 = Alle bekommen die { $notes } Schuldscheine einer Farbe ({ $notes_listed }), { $gold } Gold, { $dealt ->
        [0] keine Abenteurer
        [one] 1 Abenteurer
       *[other] { $dealt } Abenteurer
    } und einen Hut auf Feld { $start } der Ruhmesleiste. Der Würfel entscheidet, wer zuerst den Revolver hat. Hände sind geheim; Gold, Hüte, Geier, aufgedeckte Ereignisse und die Zahl der Karten sind offen.
GN-2 = { $laid ->
        [0] Beim Aufbau legt niemand einen Schein: Der Markt ist zuerst leer. Er wächst Reihe für Reihe, in sechs Spalten, einer für jede Zahl des Würfels.
       *[other] Alle legen { $laid_listed }. Diese Scheine werden gemischt und verdeckt als Markt ausgelegt: Reihe für Reihe, in sechs Spalten, einer für jede Zahl des Würfels. Niemand weiß, welcher wo liegt.
    }
# ruled
GN-3 = { $setup ->
        [experienced] Dieser Tisch beginnt wie für Erfahrene:
       *[basic] Für Erfahrene gibt es als Hausregel einen anderen Aufbau:
    } Es werden keine Abenteurer verteilt und keine Scheine gelegt. Alle würfeln; wer am höchsten würfelt, bei Gleichstand nach neuem Wurf, hat den Revolver, bietet zuerst und ist zuerst am Zug. So viele offene Paare von Abenteurern wie Spieler werden versteigert, nach GN-31 bis GN-33. Vom höchsten Gebot abwärts nehmen alle ein Paar, auch der Niedrigste, und legen ihr Gebot verdeckt in den Markt. Beim Aufbau gibt es keinen Zahltag.

## Das Ereignis

# ruled
GN-10 = Ein Zug besteht aus Ereignis, Ruhm, Anheuern und vielleicht Zahltag; dann wandert der Revolver nach links. Haben weniger als zwei Spieler noch Abenteurer, entfällt das Ereignis: Keine Karte wird aufgedeckt, und kein Hut zieht.
# assumed
GN-11 = Das oberste Ereignis wird aufgedeckt. Es gibt { $events }: Goldrausch { $rushes }, { $high_noons ->
        [one] 1 High Noon
       *[other] { $high_noons } High Noon
    } und { $card_sharps } Falschspiel. Das letzte davon wird nie ausgeführt: Wird es aufgedeckt, werden alle gemischt, und es gilt das nächste. Ist dieses letzte ein High Noon, geht der Totengräber trotzdem einen Schritt, und damit kann das Spiel auf der Stelle enden.
GN-12 = Alle, die Abenteurer haben, wählen geheim einen; alle werden zugleich aufgedeckt. Wer keine hat, macht nicht mit.
GN-13 = Sind alle gezeigten Werte gleich, geschieht nichts, und die Abenteurer kehren auf die Hand zurück. Es wird kein anderes Ereignis aufgedeckt, und ein Schritt des Totengräbers bleibt stehen.
GN-14 = Goldrausch: Wer den höchsten Goldwert zeigt, bekommt so viel Gold, wie die erste Zahl des Ereignisses angibt, wer den zweithöchsten zeigt, so viel, wie die zweite angibt.
# ruled
GN-15 = High Noon: Erst geht der Totengräber einen Schritt. Auf seinem letzten Feld (Schritt { $undertaker }) endet das Spiel, und das Ereignis wird nicht ausgeführt. Wer allein den höchsten Revolverwert zeigt, darf zwei Scheine vom Markt nehmen; zeigen ihn mehrere, darf jeder einen nehmen, vom Spieler mit dem Revolver an. Man nennt Plätze und sieht erst danach hin; es gilt alles oder nichts, und die Scheine kommen auf die Hand, welche Farbe sie auch haben. Liegen zu wenige Scheine da, nimmt niemand. Alle Abenteurer mit dem niedrigsten Revolverwert werden erschossen, also abgelegt.
# assumed
GN-16 = Falschspiel: Wer den höchsten Kartenwert zeigt, zieht seinen Hut vor, wer den niedrigsten zeigt, zurück, alle zugleich und nach den Zahlen der Zone, in der der Hut steht (Felder { $zones }); nie unter Feld 1 und nie über Feld { $spaces } hinaus.
GN-17 = Nach einem ausgeführten Ereignis werden alle Abenteurer abgelegt, die den höchsten Wert gezeigt haben, bei High Noon auch die mit dem niedrigsten (GN-15). Die anderen kehren auf die Hand zurück.
# ruled
GN-18 = { $gaps ->
        [last] Lücken im Markt füllen sich von selbst: Der letzte Schein rückt in die vorderste Lücke, bis es keine mehr gibt. Das ist eine Hausregel; nach den Regeln der Schachtel wählt, wer am Zug ist.
       *[choice] Lücken im Markt, nach Diebstählen und nach einem Zahltag, füllt, wer am Zug ist, mit Scheinen aus der letzten Reihe, und wählt dabei, welcher in welche Lücke kommt. Gefüllt wird von der vordersten Lücke an; in eine Lücke der letzten Reihe selbst rückt der Schein an deren Ende. Gefragt wird nicht, wo niemand die Scheine unterscheiden könnte.
    } Was man von einem Schein weiß, wandert mit ihm.

## Ruhm

GN-20 = Nur wer den Revolver hat, darf Ruhm kaufen: bis zu { $buy ->
        [one] 1 Feld
       *[other] { $buy } Felder
    }, je 1 Gold, in einem Zug. Das darf auf das Ziel oder darüber hinaus führen; dann endet das Spiel vor dem Anheuern (GN-60).

## Anheuern

# ruled
GN-30 = Angeheuert wird nur, wenn der Spieler mit dem Revolver { $few ->
        [one] keinen Abenteurer
       *[other] weniger als { $few } Abenteurer
    } hat; sonst entfallen Anheuern und Zahltag. Dann müssen alle bieten, wie viele Abenteurer sie auch haben. Es wird ein Abenteurer weniger aufgedeckt, als Spieler dabei sind. Sobald der Stapel aufgebraucht ist, werden die abgelegten Abenteurer gemischt und sind der neue Stapel, auch zwischen zwei Karten. Sind es dann noch zu wenige, bekommen die höchsten Gebote, was da ist; gibt es gar keine, wird nicht angeheuert.
GN-31 = Vom Spieler mit dem Revolver an bieten alle einmal offen ein bis drei Scheine, mit einer Summe, die noch niemand geboten hat. Eine 0 allein ist ein Gebot, und Nullen dürfen auch dabei sein.
GN-32 = Niemand darf passen. Nur wer keine neue Summe bilden kann, bietet nicht und zeigt zum Beweis die Hand.
GN-33 = Scheine jeder Farbe auf der Hand dürfen geboten werden.
# ruled
GN-34 = Haben alle geboten, wird vom höchsten Gebot abwärts angeheuert: Jeder nimmt einen Abenteurer und legt dann sein Gebot verdeckt ans Ende des Marktes, in einer Reihenfolge, die er erst jetzt wählt, wenn alle Gebote bekannt sind. Gefragt wird nicht, wo die Reihenfolge keinen Unterschied macht. Niemand darf verzichten.
# ruled
GN-35 = Der Niedrigste bekommt nichts und nimmt seine Scheine zurück. Wer nicht bieten konnte, steht unter jedem Gebot; dann heuert jedes Gebot einen an, auch eine 0 allein. Konnten mehrere nicht bieten, bekommt keiner von ihnen etwas. Übrige Abenteurer werden abgelegt.

## Zahltag

GN-40 = Nach dem Anheuern ist Zahltag, wenn der Markt mindestens so viele volle Reihen hat, wie Spieler dabei sind. Der Spieler mit dem Revolver würfelt. Der Wurf nennt eine Spalte; ihr äußerster verdeckter Schein wird aufgedeckt, und wem die Farbe gehört, der zahlt den Wert in Gold. Das geht so weiter, bis GN-41 oder GN-42 es beendet.
GN-41 = Der Zahltag ist vorbei, wenn in der gewürfelten Spalte kein verdeckter Schein mehr liegt.
GN-42 = Der Zahltag ist auch vorbei, wenn jemand nicht ganz zahlen kann: Er behält sein Gold, nimmt einen Geier und fällt { $fall ->
        [one] 1 Feld
       *[other] { $fall } Felder
    } zurück, aber nie unter Feld 1.
GN-43 = Nach dem Zahltag gehen alle aufgedeckten Scheine, auch der nicht bezahlte, zurück auf die Hand der Besitzer ihrer Farbe, und die Lücken werden gefüllt (GN-18). Sind dann noch mindestens so viele Reihen voll wie Spieler dabei, folgt sofort ein weiterer Zahltag, auch wenn jemand nicht zahlen konnte.

## Das Ende

# assumed
GN-60 = Das Spiel endet sofort, wenn jemand { $vultures ->
        [1] einen Geier
        [2] einen zweiten Geier
       *[other] einen dritten Geier
    } nimmt, wenn der Totengräber sein letztes Feld erreicht (Schritt { $undertaker }) oder wenn ein Hut auf dem Ziel, Feld { $goal }, oder darüber hinaus steht.
GN-61 = Endet das Spiel durch Totengräber oder Ziel, folgt noch ein Zahltag, wie groß der Markt auch ist; endet es durch einen Geier, folgt keiner. Wer dabei wieder vor das Ziel zurückfällt, hebt das Ende nicht auf, und { $vultures ->
        [1] ein Geier
        [2] ein zweiter Geier
       *[other] ein dritter Geier
    } wirft auch jetzt noch hinaus.
GN-62 = Wer { $vultures ->
        [one] 1 Geier
       *[other] { $vultures } Geier
    } hat, hat verloren und nimmt seinen Hut von der Leiste.
# ruled
GN-63 = Alle anderen dürfen dann noch bis zu { $buy_last ->
        [one] 1 Feld
       *[other] { $buy_last } Felder
    } kaufen, je 1 Gold, in einem Zug, vom Spieler mit dem Revolver an. Kein Hut geht über Feld { $spaces } hinaus.
# ruled
GN-64 = Der vorderste Hut gewinnt. Bei Gleichstand gewinnt, wer danach mehr Gold übrig hat; ist auch das gleich, wird der Sieg geteilt.
# ruled
GN-65 = Gebote sind offen und werden vor aller Augen gelegt. Für ein vollkommenes Gedächtnis { $setup ->
        [experienced] ist also nichts geheim, was verdeckt liegt.
       *[basic] sind also nur die ersten Abenteurer geheim, wo welcher der ersten Scheine liegt, und solche Scheine, sobald sie gestohlen sind.
    }

## Wörter, aus denen die Regeln gemacht sind

# eine 1; 2 × 1
gnadenlos-rule-laid = { $n ->
    [one] eine { $value }
   *[other] { $n } × { $value }
}
# 1 × 0; je 3 von 1, 2, 3 und 4
gnadenlos-rule-notes = { $k ->
    [one] { $n } × { $values }
   *[other] je { $n } × { $values }
}
