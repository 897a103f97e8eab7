## Was über dem Tisch gespielt wird. $name, $names: wer; $n: wie viele, oder welches Feld

gnadenlos-scene-turns = { $name } deckt auf
gnadenlos-scene-turns-you = Du deckst auf
gnadenlos-scene-shuffled = Vorher wurden alle Ereignisse gemischt.
gnadenlos-scene-undertaker = Der Totengräber macht Schritt { $n } von { $of }.
# Sie werden nicht gefragt: Sie haben keine Wahl
gnadenlos-scene-forced = { $n ->
    [one] { $names } hat nur einen Abenteurer: Er wird automatisch geschickt.
   *[other] { $names } haben je nur einen Abenteurer: Sie werden automatisch geschickt.
}
gnadenlos-scene-forced-you = Du hast nur einen Abenteurer: Er wird automatisch geschickt.
gnadenlos-scene-held = Alle haben gewählt …
gnadenlos-scene-held-noon = Keiner rührt sich …
gnadenlos-scene-equal = Alle gleich: Nichts geschieht
gnadenlos-scene-gold = +{ $n } Gold
gnadenlos-scene-space = auf Feld { $n }
gnadenlos-scene-steals = stiehlt Scheine
gnadenlos-scene-spent = danach weg
gnadenlos-scene-shot = erschossen
gnadenlos-scene-stays = kommt zurück
gnadenlos-scene-face-down = verdeckt
gnadenlos-scene-hired = Wer wen anheuert
gnadenlos-scene-bid = Gebot { $n }
gnadenlos-scene-unable = konnte nicht bieten
gnadenlos-scene-nobody = niemanden; die Scheine kommen zurück
gnadenlos-scene-out = { $name } ist raus
gnadenlos-scene-out-you = Du bist raus
gnadenlos-scene-out-why = { $n ->
    [one] Ein unbezahlter Schein, ein Geier: Das beendet das Spiel.
   *[other] { $n }-mal nicht gezahlt, { $n } Geier: Das beendet das Spiel.
}
gnadenlos-scene-end-goal = Das Ziel ist erreicht
gnadenlos-scene-end-goal-why = Von { $names }. Noch ein Zahltag, dann die letzte Gelegenheit, Ruhm zu kaufen.
gnadenlos-scene-end-undertaker = Der Totengräber ist da
gnadenlos-scene-end-undertaker-why = Das war sein letzter Schritt. Noch ein Zahltag, dann die letzte Gelegenheit, Ruhm zu kaufen.
gnadenlos-scene-end-vultures = Die Geier haben einen
gnadenlos-scene-end-vultures-why = Kein Zahltag mehr. Wer noch da ist, darf ein letztes Mal Ruhm kaufen.

## Der Zahltag, Wurf für Wurf

gnadenlos-scene-last-payday = Der letzte Zahltag
gnadenlos-scene-due = Spalte { $die }: { $name } schuldet { $n }
gnadenlos-scene-due-you = Spalte { $die }: Du schuldest { $n }
gnadenlos-scene-pays = { $name } zahlt { $n }
gnadenlos-scene-pays-you = Du zahlst { $n }
gnadenlos-scene-cannot-pay = { $name } kann { $n } nicht zahlen: ein Geier, und zurück auf Feld { $space }
gnadenlos-scene-cannot-pay-you = Du kannst { $n } nicht zahlen: ein Geier, und zurück auf Feld { $space }
gnadenlos-scene-rolls = { $n ->
    [one] ein Wurf
   *[other] { $n } Würfe
}
gnadenlos-scene-over-empty = Der Zahltag ist vorbei: In Spalte { $die } lag kein Schein mehr.
gnadenlos-scene-over-broke = Der Zahltag ist vorbei: { $name } schuldete { $n } und hatte { $gold }.
gnadenlos-scene-over-broke-you = Der Zahltag ist vorbei: Du schuldetest { $n } und hattest { $gold }.
gnadenlos-scene-go-on = Weiter
