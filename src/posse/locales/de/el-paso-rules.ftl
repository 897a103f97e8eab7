## Aufbau

EP-1 = Es gibt sechs Orte mit je acht Raubzugkarten von 1 bis 8. Sie werden Ort für Ort verdeckt gemischt, und alle nehmen von jedem Ort eine: eine Hand von sechs Karten.
# ruled
EP-2 = Wer zuerst Wache steht und die fünf Würfel hat, entscheidet der Zufall. Gespielt wird von der Wache an im Uhrzeigersinn. Plättchen und Nuggets liegen offen, die Hände sind geheim; von welchem Ort jemand zieht, sehen aber alle.

## Eine Stadt

# assumed
EP-10 = Im Beutel sind 36 Plättchen, sechs von jedem Ort: 1, 2, 3, 4, 4 und 5 für Bank, Goldmine, Hotel und Pferde, 3, 4, 4, 5, 5 und 6 für Saloon und Rinder. Für jede Stadt werden 20 Plättchen aus dem Beutel gezogen, oder alle, wenn es weniger sind. Plättchen von Orten, die die Stadt nicht hat, kommen danach zurück in den Beutel und werden nicht ersetzt. An jedem Ort wird gestapelt, das niedrigste zuoberst. Eine Stadt wird nur einmal gefüllt.
# ruled
EP-11 = Es wird Runde um Runde gespielt. Von der Wache an im Uhrzeigersinn legt jeder, der noch in der Stadt ist, eine Raubzugkarte verdeckt vor sich oder verlässt die Stadt (EP-30). Ob jemand bleibt oder geht, sieht man sofort, die Karte nicht. Gehen darf man schon in der ersten Runde. Wer geht, wählt und verkauft offen, bevor der Nächste sich entscheidet. Gehen alle, die noch da sind, wird nicht gewürfelt.
# ruled
EP-12 = Alle gelegten Karten werden gemeinsam aufgedeckt. Dann würfelt die Wache mit allen Würfeln, die nicht auf dem Sheriffsfeld liegen, auch wenn sie die Stadt schon verlassen hat. Sterne kommen auf das Sheriffsfeld und bleiben dort bis zur nächsten Stadt. Jeder Würfel hat zwei Sterne, zwei Brandzeichen und zwei Sechsen.
# ruled
EP-13 = Liegen alle fünf Würfel auf dem Sheriffsfeld, kommen die Sheriffs (EP-40), und nichts wird erbeutet, selbst wenn dieser Raubzug die Stadt geleert hätte. Sonst wird geplündert, auch wenn vier dort liegen. Eine Runde läuft so ab: aufdecken, würfeln, Sheriffs oder Beute, ablegen, Hände auffüllen, nachsehen, ob die Stadt leer ist.
EP-14 = Ist unter den eben geworfenen Würfeln kein Brandzeichen, bekommen Rinderkarten nichts. Ist keine Sechs dabei, bekommen Saloonkarten nichts.
# ruled
EP-15 = An jedem Ort kommen die Karten von hoch nach niedrig dran, und jede nimmt das oberste Plättchen, also das niedrigste, das noch da ist. Liegt keines mehr dort, geht die Karte leer aus. Man darf auch Karten von Orten legen, die die Stadt nicht hat; sie gehen ebenfalls leer aus. Erbeutete Plättchen liegen offen vor dir.
# ruled
EP-16 = Gespielte Karten kommen offen neben den Stapel ihres Ortes, in Sitzfolge ab der Wache. Ist ein Stapel aufgebraucht, werden sie ungemischt umgedreht und sind der neue Stapel. So kommen Karten in der Reihenfolge wieder, in der sie gespielt wurden, und alle können wissen, welche.
# ruled
EP-17 = Danach füllen alle ihre Hand auf sechs Karten auf, von beliebigen Orten, gleichzeitig und ohne Reihenfolge: Wer zuerst zugreift, bekommt die oberste Karte, der Nächste die darunter. Man wählt einen Ort, keine Karte; ein Ort ohne Karten gibt keine. Wo eine Reihenfolge nötig ist, geht es von der Wache an im Uhrzeigersinn. Aufgefüllt wird auch, nachdem die Sheriffs kamen oder eine Stadt leer wurde, nicht aber, wenn in der letzten Stadt die Sheriffs kommen oder sie leer wird.
EP-18 = Das geht so weiter, bis alle fünf Würfel auf dem Sheriffsfeld liegen, alle gegangen sind oder kein Plättchen mehr in der Stadt liegt.

## Die Stadt verlassen

# ruled
EP-30 = Wer in derselben Runde geht, gehört zu einer Gruppe. Aus der ersten Gruppe darf jeder ein Plättchen in die nächste Stadt mitnehmen, aus der zweiten jeder zwei und so weiter; weniger ist erlaubt. Plättchen aus früheren Städten zählen mit. Auch wer ohne Plättchen geht, ist eine Gruppe. Ist nur noch einer in der Stadt, darf er weiter plündern.
# ruled
EP-31 = Wird eine Stadt leer, gehen alle, die noch da sind, als nächste Gruppe, von der Wache an im Uhrzeigersinn. War vorher noch niemand gegangen, darf jeder von ihnen zwei Plättchen mitnehmen.
# ruled, assumed
EP-32 = Alle Plättchen, die du nicht mitnimmst, verkaufst du. Sorten, die es in dieser Stadt gibt, werden zusammengezählt und durch ihren Kurs geteilt, abgerundet; ob dort wirklich eines lag, ist gleich. Sorten, die es nicht gibt, werden zusammengezählt und 1:1 bezahlt. Beispiel: In Santa Fe, Kurs 3:1, bringen Pferde und Saloon im Wert von 13 zusammen 4 Nuggets, eine Bank im Wert von 5 bringt 5.
# ruled
EP-33 = Verkaufte, verlorene und übrig gebliebene Plättchen kommen zurück in den Beutel. Nuggets gehen nie aus.

## Die Sheriffs

EP-40 = Kommen die Sheriffs, verliert jeder, der noch in der Stadt ist, alle Plättchen, auch die aus früheren Städten. Nuggets sind sicher, und wer gegangen ist, bleibt verschont.

## Die nächste Stadt und das Ende

EP-50 = Plättchen, die noch in der Stadt liegen, kommen in den Beutel, alle Würfel werden frei, links von der Wache sitzt die neue Wache, und alle reiten in die nächste Stadt.
# ruled
EP-51 = Die letzte Stadt wird gespielt wie die anderen. Plättchen, die danach noch jemand hat, werden 1:1 verkauft; zahlt die letzte Stadt selbst 1:1, wird nicht gefragt, was man behält. Dann ist das Spiel aus, und niemand darf mehr ziehen. Die meisten Nuggets gewinnen; bei Gleichstand teilt man sich den Sieg.
