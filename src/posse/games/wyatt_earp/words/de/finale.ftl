## Das Ende einer Partie. $score, $margin, $mine, $theirs: Geld; $made: der Satz, der sagt, was den Ausschlag gab

wyatt-earp-finale-amount = { $n ->
    [0] 0 $
   *[other] { $n }.000 $
}
wyatt-earp-finale-clear = { $who ->
    [me] Du hast { $score } kassiert und liegst { $margin } vor { $rival }: { $made }.
   *[one] { $names } hat { $score } kassiert und liegt { $margin } vor { $rival }: { $made }.
}
wyatt-earp-finale-narrow = { $who ->
    [me] Du hast dich mit { $score } ins Ziel gerettet, nur { $margin } vor { $rival }: { $made }.
   *[one] { $names } hat sich mit { $score } ins Ziel gerettet, nur { $margin } vor { $rival }: { $made }.
}
wyatt-earp-finale-rout = { $who ->
    [me] Du hast abgeräumt: { $score }, bei { $rival } dagegen { $rivals }; { $made }.
   *[one] { $names } hat abgeräumt: { $score }, bei { $rival } dagegen { $rivals }; { $made }.
}
wyatt-earp-finale-comeback = { $who ->
    [me] Zur Halbzeit lagst du noch ganz hinten und hast doch { $score } kassiert, { $margin } vor { $rival }: { $made }.
   *[one] Zur Halbzeit lag { $names } noch ganz hinten und hat doch { $score } kassiert, { $margin } vor { $rival }: { $made }.
}
wyatt-earp-finale-level = { $who ->
    [me] Mit { $score } lagst du gleichauf mit { $rival } und hast das Duell gewonnen.
   *[one] Mit { $score } lag { $names } gleichauf mit { $rival } und hat das Duell gewonnen.
}
# $item: ein Outlaw
wyatt-earp-finale-made-outlaw = { $item } gab den Ausschlag, { $mine } gegen { $theirs }

wyatt-earp-finale-chapter-hand = Durchgang { $n }
wyatt-earp-finale-close-hand = Die Abrechnung von Durchgang { $n }
wyatt-earp-finale-tally-hand = Nach Durchgängen
wyatt-earp-finale-tally-outlaw = Nach Outlaws
wyatt-earp-finale-item-hand = Durchgang { $n }
wyatt-earp-finale-luck-shots = Schüsse, die trafen
wyatt-earp-finale-luck-sheriffs = Sheriff-Karten unter den gezogenen
wyatt-earp-finale-luck-asked = Nach Outlaws gefragt und bekommen
wyatt-earp-finale-luck-duel = Einschusslöcher im Duell
# $n: Einschusslöcher, auf so vielen Karten: $of
wyatt-earp-finale-happening-duel = { $who ->
    [me] Im Duell hatten { $n } von deinen { $of } Karten ein Einschussloch.
   *[one] Im Duell hatten bei { $name } { $n } von { $of } Karten ein Einschussloch.
}
wyatt-earp-finale-ending-discarded = { $who ->
    [me] Du hast deine letzte Karte abgeworfen.
   *[one] { $name } hat die letzte Handkarte abgeworfen.
}
wyatt-earp-finale-ending-emptied = Jemand hatte keine Handkarten mehr.
wyatt-earp-finale-ending-pile = Der Aufnahmestapel war aufgebraucht.
wyatt-earp-finale-ending-stalled = Nichts rührte sich mehr.
