## Big moments, played over the table. $is and $whose: me (the reader) or other; $name, $other: who; $n: sheriff points

wyatt-earp-moment-shoots = { $is ->
    [me] Je schiet
   *[other] { $name } schiet
}
wyatt-earp-moment-rides-in = Daar is Wyatt Earp
wyatt-earp-moment-hit = Raak!
wyatt-earp-moment-miss = Mis
wyatt-earp-moment-lost = De kaart { $card } is verloren.
wyatt-earp-moment-at-stake = { $is ->
    [me] Jouw { $outlaw } in de Schuilplaats: { $n } SP
   *[other] { $outlaw } van { $name } in de Schuilplaats: { $n } SP
}
wyatt-earp-moment-stays-hidden = { $is ->
    [me] Jouw { $outlaw } blijft in de Schuilplaats: { $n } SP tellen niet mee.
   *[other] { $outlaw } van { $name } blijft in de Schuilplaats: { $n } SP tellen niet mee.
}
wyatt-earp-moment-into-hiding = Ondergedoken
wyatt-earp-moment-covers = { $is ->
    [me] Je verstopt { $outlaw } van { $other }
   *[other] { $whose ->
        [me] { $name } verstopt jouw { $outlaw }
       *[other] { $name } verstopt { $outlaw } van { $other }
    }
}
wyatt-earp-moment-covered = { $n } SP tellen nu niet mee.
wyatt-earp-moment-covered-lost = { $is ->
    [me] { $n } SP tellen niet mee, en dat kost je { $money }.
   *[other] { $n } SP tellen niet mee, en dat kost { $name } { $money }.
}
wyatt-earp-moment-out = Weer boven water
wyatt-earp-moment-frees = { $is ->
    [me] Jouw { $outlaw } is vrijgeschoten
   *[other] { $outlaw } van { $name } is vrijgeschoten
}
wyatt-earp-moment-freed = { $n } SP tellen weer mee.
wyatt-earp-moment-freed-gained = { $is ->
    [me] { $n } SP tellen weer mee, en dat levert je { $money } op.
   *[other] { $n } SP tellen weer mee, en dat levert { $name } { $money } op.
}
wyatt-earp-moment-takes = { $is ->
    [me] Je legt hem bij { $outlaw }
   *[other] { $name } legt hem bij { $outlaw }
}
wyatt-earp-moment-reward = { $n } SP erbij, en de beloning gaat van { $from } naar { $to }.
wyatt-earp-moment-steals = { $is ->
    [me] Je besteelt { $other }
   *[other] { $whose ->
        [me] { $name } besteelt jou
       *[other] { $name } besteelt { $other }
    }
}
wyatt-earp-moment-stolen = { $is ->
    [me] { $outlaw } zit nu in jouw hand.
   *[other] { $outlaw } zit nu in de hand van { $name }.
}
wyatt-earp-moment-asks = { $is ->
    [me] Most Wanted: je vraagt om
   *[other] Most Wanted: { $name } vraagt om
}
wyatt-earp-moment-has-none = ‘Geen.’
wyatt-earp-moment-has-one = geeft er een
wyatt-earp-moment-in-vain = Niemand heeft { $outlaw }.
wyatt-earp-moment-hands-over = { $is ->
    [me] Je geeft { $outlaw } aan { $other }.
   *[other] { $whose ->
        [me] { $name } geeft jou { $outlaw }.
       *[other] { $name } geeft { $outlaw } aan { $other }.
    }
}
wyatt-earp-moment-rides-draw = { $is ->
    [me] Je trekt twee kaarten.
   *[other] { $name } trekt twee kaarten.
}
wyatt-earp-moment-rides-search = { $is ->
    [me] Je doorzoekt de aflegstapel.
   *[other] { $name } doorzoekt de aflegstapel.
}

## Asked out of turn, when a Hideout has covered a row

wyatt-earp-asked-answer = { $name } heeft jouw { $outlaw } verstopt: { $n } SP tellen niet mee. Schiet je de Schuilplaats weg met een Wyatt Earp?
wyatt-earp-asked-answer-none = { $name } heeft jouw { $outlaw } verstopt: { $n } SP tellen niet mee. Je hebt geen Wyatt Earp en laat het erbij. Je wordt toch gevraagd, anders wist iedereen dat je er geen hebt.
wyatt-earp-waits-answer = { $name } heeft { $outlaw } van { $other } verstopt. { $other } mag antwoorden met een Wyatt Earp.
