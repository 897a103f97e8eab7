## So spielt man, in zwei Minuten: oben auf der Regelseite jedes Spiels

gnadenlos-brief-1 = Bring deinen Hut auf der Ruhmesleiste voran. Ruhm kostet Gold; Abenteurer schaffen es heran, und sie bezahlst du mit Schuldscheinen: mit Versprechen.
gnadenlos-brief-2 = Jeder Zug beginnt mit einem Ereignis. Alle wählen geheim einen Abenteurer. Der Goldrausch bringt Gold, beim High Noon dürfen die Schnellsten Scheine stehlen und die Langsamsten werden erschossen, das Falschspiel bewegt Hüte. Die Höchsten werden nach jedem Ereignis abgelegt.
gnadenlos-brief-3 = Wer den Revolver hat, darf dann bis zu fünf Felder Ruhm kaufen, für je ein Gold. Nach dem Zug wandert der Revolver nach links.
gnadenlos-brief-4 = Hat der Spieler mit dem Revolver weniger als drei Abenteurer, bieten alle mit Scheinen auf neue, jeder eine andere Summe. Wer anheuert, legt seine Scheine verdeckt in den Markt, in beliebiger Reihenfolge; wer am wenigsten bietet, geht leer aus und nimmt die Scheine zurück.
gnadenlos-brief-5 = Hat der Markt so viele volle Reihen, wie Spieler dabei sind, ist Zahltag. Der Würfel ruft Schein um Schein auf, und wessen Farbe er hat, der zahlt. Kannst du nicht, bekommst du einen Geier und fällst fünf Felder zurück. Mit drei Geiern hast du verloren.
gnadenlos-brief-6 = Das Spiel endet, wenn ein Hut das Ziel erreicht, mit dem letzten Schritt des Totengräbers oder mit einem dritten Geier. Der vorderste Hut gewinnt.

## Hilfe in der ersten Partie, am Tisch

gnadenlos-guide-1 = Dein Hut beginnt auf Feld 6; am Ende gewinnt, wer am weitesten vorn ist. Voran kommst du mit Ruhm für Gold und mit Siegen beim Falschspiel.
gnadenlos-guide-2 = Deine Schuldscheine sind Versprechen. Du bietest mit ihnen, und was du bietest, kommt in den Markt. Am Zahltag wird ein Teil davon fällig.
gnadenlos-guide-3 = Ein Ereignis ist aufgedeckt. Wähl geheim einen Abenteurer: Es zählt Gold, Revolver oder Karten, je nach Ereignis.
gnadenlos-guide-4 = Alle werden zugleich aufgedeckt. Die Höchsten gewinnen und sind danach fort, beim High Noon auch die Niedrigsten; die anderen kommen zurück. Zweiter zu sein kommt oft billiger.
gnadenlos-guide-5 = { $buy ->
    [0] Ruhm ist unterwegs nicht zu kaufen.
    [one] Mit dem Revolver darfst du ein Feld kaufen, für ein Gold.
   *[other] Mit dem Revolver darfst du bis zu { $buy } Felder kaufen, für je ein Gold.
} Behalt etwas Gold, wenn der Zahltag nahe ist. Nach deinem Zug wandert der Revolver nach links.
gnadenlos-guide-6 = Biete ein bis drei Scheine, mit einer Summe, die noch niemand geboten hat. Wer am wenigsten bietet, bekommt niemanden, behält aber die Scheine.
gnadenlos-guide-7 = Vom höchsten Gebot abwärts heuern alle an, nur der Niedrigste nicht. Deine Scheine kommen verdeckt ans Ende des Markts; die Reihenfolge wählst du.
gnadenlos-guide-8 = Sind genug Reihen voll, ist Zahltag. Der Würfel ruft Schein um Schein auf. Wer nicht zahlen kann, bekommt einen Geier; { $vultures ->
    [1] damit bist du draußen.
    [2] mit dem zweiten bist du draußen.
   *[other] mit dem dritten bist du draußen.
} { $gaps ->
    [last] Danach füllen die letzten Scheine die Lücken.
   *[other] Danach füllt der Spieler mit dem Revolver die Lücken.
}
