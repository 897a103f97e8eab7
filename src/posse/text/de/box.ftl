## Woher eine Zahl kommt

box-mark-book = Anleitung
box-mark-book-what = so steht es in der Anleitung.
box-mark-found = gefunden
box-mark-found-what = aus Rezensionen und Nachschlageseiten.
box-mark-ruled = { web-rules-ruled }
box-mark-ruled-what = { web-rules-ruled-what }
box-mark-assumed = { web-rules-assumed }
box-mark-assumed-what = { web-rules-assumed-what }
box-mark-changed = geändert
box-mark-changed-what = anders als in der Ausgabe, die Posse mitbringt: eine Hausregel oder eine eigene Ausgabe.
# Anzahl: gefunden
box-mark-of = { $mark }: { $what }
box-legend = Woher die Zahlen kommen
box-source = Quelle

## Gemeinsames

box-all = unbegrenzt
box-none = keine
box-yes = ja
box-no = nein
box-house = Was Hausregeln ändern können
box-house-here = So spielt dieser Tisch. Was seine Hausregeln ändern, ist gekennzeichnet.
box-house-shipped = Die Regeln ohne Hausregeln
box-number = Anzahl
