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

## Wyatt Earp

box-wyatt-earp-cards = Die { $n } Karten
box-wyatt-earp-outlaw = Outlaws, sieben Namen
box-wyatt-earp-photo = Photos, von jedem eins
box-wyatt-earp-copies = Anzahl
box-wyatt-earp-sp = SP
box-wyatt-earp-reward = Belohnung
box-wyatt-earp-hole = Loch
box-wyatt-earp-less-one = Karten − 1
box-wyatt-earp-money = Geld und Punkte
box-wyatt-earp-posters = Steckbriefe
box-wyatt-earp-bank = Scheine zu 1.000 $ in der Bank
box-wyatt-earp-at-hand = Scheine je Steckbrief und Durchgang
box-wyatt-earp-paid-from = SP, ab denen ein Steckbrief zahlt
box-wyatt-earp-alone-from = SP Vorsprung für die ganze Belohnung
box-wyatt-earp-first-bills = Scheine, die zuerst nimmt, wer führt
box-wyatt-earp-goal = Scheine, mit denen das Spiel endet

## El Paso

box-el-paso-towns = Die Städte, der Reihe nach
box-el-paso-rate = Kurs
box-el-paso-lacks = Ohne
box-el-paso-places = Die Orte
box-el-paso-tiles = Plättchen
box-el-paso-values = Ihre Werte
box-el-paso-cards = Raubzugkarten
box-el-paso-ranks = Ihre Zahlen
box-el-paso-dice = Die Würfel
box-el-paso-n-dice = Würfel
box-el-paso-stars = Sterne auf jedem
box-el-paso-brands = Brandzeichen auf jedem
box-el-paso-sixes = Sechsen auf jedem
box-el-paso-rest = Plättchen und Nuggets
box-el-paso-nuggets = Nuggets

## Gnadenlos!

box-gnadenlos-pieces = Das Material
box-gnadenlos-n-notes = Schuldscheine in jeder Farbe
box-gnadenlos-n-events = Ereignisse
box-gnadenlos-track = Die Ruhmesleiste
box-gnadenlos-spaces = Felder
box-gnadenlos-start = Start
box-gnadenlos-goal = Ziel
box-gnadenlos-zones = Falschspiel: Schritte in jeder Zone
box-gnadenlos-zone = Zone { $n }
box-gnadenlos-up = Beste
box-gnadenlos-down = Schlechteste
box-gnadenlos-notes = Die Schuldscheine
box-gnadenlos-value = Wert { $n }
box-gnadenlos-copies = In jeder Farbe
box-gnadenlos-laid = Legt jeder zum Aufbau
box-gnadenlos-events = Die Ereignisse
box-gnadenlos-gold-rush = Goldrausch
box-gnadenlos-pays = Gold
box-gnadenlos-adventurers = Die Abenteurer
box-gnadenlos-gold = Gold
box-gnadenlos-revolver = Revolver
box-gnadenlos-cards = Karten
box-gnadenlos-n-adventurers = Abenteurer
box-gnadenlos-bank = Gold in der Bank
box-gnadenlos-gaps-choice = nach Wahl
box-gnadenlos-gaps-last = letzter Schein

## Showdown

box-showdown-cards = Die { $n } Karten
box-showdown-copies = Anzahl
box-showdown-value = Wert
box-showdown-hole = Einschussloch
