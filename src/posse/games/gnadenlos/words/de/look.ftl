## Was ein Ding ist, wenn man es ansieht

gnadenlos-look-adventurer = Abenteurer
gnadenlos-look-gold = Gold { $n }: zählt beim Goldrausch; die zwei höchsten Werte bringen Gold.
gnadenlos-look-revolver = Revolver { $n }: zählt bei High Noon; der höchste stiehlt Scheine, der niedrigste wird erschossen.
gnadenlos-look-cards = Karten { $n }: zählt beim Falschspiel; der beste geht vor, der schlechteste zurück.
gnadenlos-look-spent = Nach einem Ereignis wird der höchste Wert abgelegt, bei High Noon auch der niedrigste; die anderen kommen auf die Hand zurück.
gnadenlos-look-counts = Zählt jetzt
gnadenlos-look-others = Gegen die anderen
gnadenlos-look-note = Schuldschein
gnadenlos-look-note-mine = Dein Versprechen: Wird er am Zahltag fällig, zahlst du { $n } Gold, wer immer ihn geboten hat.
gnadenlos-look-note-theirs = { $name } hat ihn versprochen: Wird er am Zahltag fällig, zahlt { $name } { $n } Gold, nicht du.
gnadenlos-look-note-bid = Man kann ihn für einen Abenteurer bieten. Heuert das Gebot an, kommt er verdeckt in den Markt.
gnadenlos-look-cost = Geboten und fällig
gnadenlos-look-cost-n = kostet dich { $n } Gold
gnadenlos-look-cost-none = kostet dich nichts
gnadenlos-look-makes = Dein Gebot wären
gnadenlos-look-place = Schein { $n }, verdeckt
gnadenlos-look-place-does = Irgendjemandes Schein. Er liegt verdeckt, bis er am Zahltag fällig wird; dann zahlt, wem er gehört.
gnadenlos-look-gap-does = Hierher kommen die nächsten Scheine.
gnadenlos-look-column = Am Zahltag macht eine gewürfelte { $die } den äußersten verdeckten Schein dieser Spalte fällig.
gnadenlos-look-chance = Am Zahltag fällig
gnadenlos-look-seen = Hier gesehen
gnadenlos-look-rush = Der höchste Goldwert bringt Gold, der zweite etwas weniger. Der höchste wird dann abgelegt.
gnadenlos-look-equal = Zeigen alle den gleichen Wert, geschieht nichts.
gnadenlos-look-noon = Bei jedem High Noon macht der Totengräber einen Schritt.
gnadenlos-look-sharps = Wie weit ein Hut geht, hängt davon ab, wo er steht.
gnadenlos-look-left = Kommt noch
gnadenlos-look-track = Ein Hut auf Feld { $goal } oder weiter beendet das Spiel; der vorderste Hut gewinnt. Wer den Revolver hat, kauft Ruhm für 1 Gold je Feld.
gnadenlos-look-hats = Hier
gnadenlos-look-to-goal = Bis zum Ziel
gnadenlos-look-zone = Falschspiel hier
gnadenlos-look-vultures = Wer einen Schein nicht zahlen kann, bekommt einen Geier und fällt { $fall } Felder zurück. Mit { $n } Geiern hat man verloren, und das Spiel endet.
gnadenlos-look-fame = Ruhm
gnadenlos-look-purse = Gold
gnadenlos-look-crew = Abenteurer
gnadenlos-look-notes = Scheine auf der Hand
gnadenlos-look-got = Geier
gnadenlos-look-undertaker = Der Totengräber
gnadenlos-look-undertaker-does = Bei jedem High Noon macht er einen Schritt. Schritt { $of } beendet das Spiel, nach einem letzten Zahltag.
gnadenlos-look-steps = Schritte
gnadenlos-look-of = { $n } von { $of }
gnadenlos-look-noons = High Noons, die noch kommen
gnadenlos-look-ridge = Mit { $n } Scheinen im Markt ist Zahltag, nach dem Anheuern.
gnadenlos-look-payday = Es wird wieder und wieder gewürfelt. Jeder Wurf macht einen Schein fällig, und wessen Farbe er hat, zahlt; Schluss ist mit einer Spalte ohne Schein oder mit einem, der nicht zahlen kann.
gnadenlos-look-vulture = Wer nicht zahlen kann, bekommt einen Geier und fällt { $fall } Felder zurück.
gnadenlos-look-market = Im Markt

## Warum etwas jetzt nicht geht. Die Regel steht daneben.

gnadenlos-why-gn-12 = Ein Ereignis läuft: Alle mit Abenteurern wählen dafür einen aus.
gnadenlos-why-gn-15 = Jetzt nimmt ein Dieb Scheine vom Markt.
gnadenlos-why-gn-18 = Jetzt werden Lücken im Markt gefüllt.
gnadenlos-why-gn-20 = Jetzt wird Ruhm gekauft; Abenteurer schickt man beim nächsten Ereignis, geboten wird danach.
gnadenlos-why-gn-31 = Jetzt wird geboten. Ein Gebot hat ein bis drei Scheine und eine Summe, die noch niemand geboten hat.
gnadenlos-why-gn-34 = Jetzt heuert an, wer am meisten geboten hat, und legt sein Gebot.
gnadenlos-why-gn-63 = Das Ende ist da: Ein letztes Mal kann man Ruhm kaufen, sonst ist nichts mehr zu tun.
