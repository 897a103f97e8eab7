## Die erste Lektion. $left und $right sind die Namen der anderen.

gnadenlos-lesson-goal = Die Hauptstraße. Dein Hut steht auf Feld { $n }, der vorderste Hut gewinnt. Voran bringt ihn Ruhm, Ruhm kostet Gold, und das Gold bringen deine Abenteurer. So dreht sich das Rad.
gnadenlos-lesson-event = Jeder Zug beginnt mit einem Ereignis. Ein Goldrausch: Wer die beste Nase für Gold zeigt, bekommt { $first }, die zweitbeste { $second }. Alle wählen geheim.
gnadenlos-lesson-show = Deine beiden Abenteurer. Jeder taugt verschieden viel für Gold, mit dem Revolver und an den Karten. Die beste Nase für Gold hat Madame Celestine. Zeig sie.
gnadenlos-lesson-not-tuttle = Der Prediger könnte Zweiter werden, und das ist oft der billigere Platz: Nur der Sieger ist danach weg. Aber { $first } Gold sind { $first } Gold. Zeig Celestine.
gnadenlos-lesson-rushed = Sie war die Beste: { $first } Gold für dich, zusammen { $gold }. Sieger sind verbraucht, Celestine ist also fort. Der Doc von { $left } wurde Zweiter, brachte { $second } und kommt auf die Hand zurück.
gnadenlos-lesson-buy = In diesem Zug hast du den Revolver und darfst Ruhm kaufen: bis zu { $most } Felder für je ein Gold. Nur bezahlt Gold auch Schulden, und du machst gleich welche. Kauf drei.
gnadenlos-lesson-not-five = Mutig. Mutige habe ich schon begraben. An diesem Tisch kauft gleich jemand fünf, sieh dir an, wie das ausgeht. Kauf drei.
gnadenlos-lesson-hire = Jetzt wird angeheuert. { $n } Abenteurer für { $players } Spieler: Jemand geht leer aus. Geboten wird mit ein bis drei Schuldscheinen, und keine Summe zweimal.
gnadenlos-lesson-bid = Deine Schuldscheine sind Versprechen: Auf jedem steht, wie viel Gold du zahlst, wenn er fällig wird. Fang mit einer 3 an.
gnadenlos-lesson-bid-more = Leg eine 2 dazu.
gnadenlos-lesson-bid-most = Und eine 1. Mehr als drei dürfen es nicht sein.
gnadenlos-lesson-outbid = { $first } von { $left }, und damit die erste Wahl. Mit deinen { $mine } bekommst du den anderen. { $right } bot { $second }, am wenigsten: Dafür gibt es niemanden, aber der Schein kommt zurück. Verlieren kostet nichts.
gnadenlos-lesson-lay = Gewinnen schon. Deine drei Scheine kommen verdeckt in den Markt, in der Reihenfolge, die dir gefällt. Leg die 3.
gnadenlos-lesson-lay-more = Dann die 2, die 1 folgt von selbst.
gnadenlos-lesson-debts = { $n } Scheine liegen hier, und bei { $payday } ist Zahltag. Darunter sind deine Versprechen, zusammen { $debt } Gold. Merk dir das, die anderen vergessen es gern.
gnadenlos-lesson-cards = { $left } ist am Zug. Falschspiel: Die Besten an den Karten rücken vor, die Schlechtesten fallen zurück. Dein Prediger spielt nicht übel. Zeig ihn.
gnadenlos-lesson-moved = Der Doc von { $left } ist genauso gut, also rückt ihr beide vor. Dein Hut steht jetzt auf { $mine }, der von { $left } auf { $first }, und der von { $right } ist auf { $second } gerutscht.
gnadenlos-lesson-greedy = { $left } hat den Revolver und kauft fünf Felder, mehr geht nicht. Feld { $first } und die Führung! Für Schulden bleiben { $other } Gold. Behalt das im Kopf.
gnadenlos-lesson-low = { $first } und { $second } sind geboten, je drei Scheine. Damit ist der Markt voll, und es ist sofort Zahltag. Kein guter Moment für mehr Schulden: Leg eine 1 hinein.
gnadenlos-lesson-enough = Und dabei bleibt es. Wer am wenigsten bietet, heuert niemanden an und nimmt den Schein wieder mit.
gnadenlos-lesson-payday = Zahltag. Der Würfel nennt eine Spalte, der äußerste Schein dort wird aufgedeckt, und wem er gehört, der zahlt. Dich traf es einmal, und du hast gezahlt. { $left } traf es einmal und noch einmal …
gnadenlos-lesson-vulture = … und beim dritten Mal wären 3 fällig gewesen, und { $left } hatte noch { $other }. Wer nicht zahlen kann, bekommt einen Geier und fällt { $fall } Felder zurück. Mit dem dritten Geier ist man draußen, endgültig.
gnadenlos-lesson-over = Du stehst auf { $mine } und hast { $gold } Gold, { $left } auf { $first } mit { $other }. Heuere an, wenn du musst, mach nur Schulden, die du zahlen kannst, und kauf Ruhm von dem, was übrig ist. Der Rest ist gnadenlos.
