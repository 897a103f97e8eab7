## Big moments, played over the table. $is and $whose: me (the reader) or other; $name, $other: who; $n: sheriff points

wyatt-earp-moment-shoots = { $is ->
    [me] Du schießt
   *[other] { $name } schießt
}
wyatt-earp-moment-rides-in = Wyatt Earp reitet ein
wyatt-earp-moment-hit = Treffer!
wyatt-earp-moment-miss = Daneben
wyatt-earp-moment-lost = { $card } ist verloren.
wyatt-earp-moment-at-stake = { $is ->
    [me] Deine Reihe { $outlaw } im Unterschlupf: { $n } SP
   *[other] { $outlaw } von { $name } im Unterschlupf: { $n } SP
}
wyatt-earp-moment-stays-hidden = { $is ->
    [me] Deine Reihe { $outlaw } bleibt im Unterschlupf: { $n } SP zählen nicht.
   *[other] { $outlaw } von { $name } bleibt im Unterschlupf: { $n } SP zählen nicht.
}
wyatt-earp-moment-into-hiding = Untergetaucht
wyatt-earp-moment-covers = { $is ->
    [me] Du versteckst { $outlaw } von { $other }
   *[other] { $whose ->
        [me] { $name } versteckt deine Reihe { $outlaw }
       *[other] { $name } versteckt { $outlaw } von { $other }
    }
}
wyatt-earp-moment-covered = { $n } SP zählen jetzt nicht mehr.
wyatt-earp-moment-covered-lost = { $is ->
    [me] { $n } SP zählen nicht mehr, und dir gehen { $money } durch die Lappen.
   *[other] { $n } SP zählen nicht mehr, und { $name } gehen { $money } durch die Lappen.
}
wyatt-earp-moment-out = Wieder da
wyatt-earp-moment-frees = { $is ->
    [me] Deine Reihe { $outlaw } ist freigeschossen
   *[other] { $outlaw } von { $name } ist freigeschossen
}
wyatt-earp-moment-freed = { $n } SP zählen wieder.
wyatt-earp-moment-freed-gained = { $is ->
    [me] { $n } SP zählen wieder, und dir winken { $money } mehr.
   *[other] { $n } SP zählen wieder, und { $name } winken { $money } mehr.
}
wyatt-earp-moment-takes = { $is ->
    [me] Du legst ihn zu { $outlaw }
   *[other] { $name } legt ihn zu { $outlaw }
}
wyatt-earp-moment-reward = { $n } SP mehr, und die Belohnung steigt von { $from } auf { $to }.
wyatt-earp-moment-steals = { $is ->
    [me] Du bestiehlst { $other }
   *[other] { $whose ->
        [me] { $name } bestiehlt dich
       *[other] { $name } bestiehlt { $other }
    }
}
wyatt-earp-moment-stolen = { $is ->
    [me] { $outlaw } ist jetzt auf deiner Hand.
   *[other] { $outlaw } ist jetzt auf der Hand von { $name }.
}
wyatt-earp-moment-asks = { $is ->
    [me] Most Wanted: Du fragst nach
   *[other] Most Wanted: { $name } fragt nach
}
wyatt-earp-moment-has-none = „Keinen.“
wyatt-earp-moment-has-one = gibt einen her
wyatt-earp-moment-in-vain = Niemand hat { $outlaw }.
wyatt-earp-moment-hands-over = { $is ->
    [me] Du gibst { $outlaw } an { $other } ab.
   *[other] { $whose ->
        [me] { $name } gibt dir { $outlaw }.
       *[other] { $name } gibt { $outlaw } an { $other } ab.
    }
}
wyatt-earp-moment-rides-draw = { $is ->
    [me] Du ziehst zwei Karten.
   *[other] { $name } zieht zwei Karten.
}
wyatt-earp-moment-rides-search = { $is ->
    [me] Du durchsuchst den Ablagestapel.
   *[other] { $name } durchsucht den Ablagestapel.
}

## Asked out of turn, when a Hideout has covered a row

wyatt-earp-asked-answer = { $name } hat deine Reihe { $outlaw } versteckt: { $n } SP zählen nicht. Schießt du den Unterschlupf mit einem Wyatt Earp weg?
wyatt-earp-asked-answer-none = { $name } hat deine Reihe { $outlaw } versteckt: { $n } SP zählen nicht. Du hast keinen Wyatt Earp und lässt es dabei. Gefragt wirst du trotzdem, sonst wüssten alle, dass du keinen hast.
wyatt-earp-waits-answer = { $name } hat { $outlaw } von { $other } versteckt. { $other } darf mit einem Wyatt Earp antworten.
