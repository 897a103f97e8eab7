## So spielt man, in zwei Minuten: oben auf der Regelseite jedes Spiels

showdown-brief-1 = In jeder Runde kommen vier Münzen in die Geldkiste. Alle legen geheim eine Karte; aufgedeckt wird gemeinsam.
showdown-brief-2 = Die höchste Karte bekommt die Geldkiste: erst Ass, dann König, dann Bube; eine Weste ist nichts wert. Gleiche Karten teilen.
showdown-brief-3 = Wer den Revolver hat, darf schießen. Die oberste Karte des Stapels entscheidet: Ein Bube oder König ist ein Treffer.
showdown-brief-4 = Wer getroffen ist, zeigt eine Weste oder zahlt zwei Münzen. Dann wandert der Revolver nach links, und alle ziehen auf drei Karten nach.
showdown-brief-5 = Reicht der Stapel nicht mehr für alle Hände, gewinnt, wer die meisten Münzen hat.

## Hilfe in der ersten Partie, am Tisch

showdown-guide-1 = In jeder Runde { $stake ->
    [one] kommt 1 Münze
   *[other] kommen { $stake } Münzen
} in die Geldkiste. Die höchste Karte bekommt, was darin ist.
showdown-guide-2 = Leg verdeckt eine Karte. Das tun alle zugleich: Ass schlägt König, König schlägt Bube, eine Weste ist nichts wert.
showdown-guide-3 = Die Karten werden aufgedeckt, und die Münzen gehen an die höchste. Gleiche Karten teilen.
showdown-guide-4 = Wer den Revolver hat, darf auf jemanden schießen, der Münzen hat. Ein Bube oder König vom Stapel ist ein Treffer.
showdown-guide-5 = Getroffen? Eine Weste hält die Kugel auf. Ohne kostet es dich { $bounty ->
    [one] 1 Münze
   *[other] { $bounty } Münzen
}.
showdown-guide-6 = Der Revolver wandert nach links, die Hände werden aufgefüllt, und so geht es, bis der Stapel nicht mehr reicht. Wer die meisten Münzen hat, gewinnt.
