## Big moments, played over the table. $is and $whose: me (the reader) or other; $name, $other: who; $n: sheriff points

wyatt-earp-moment-shoots = { $is ->
    [me] You shoot
   *[other] { $name } shoots
}
wyatt-earp-moment-rides-in = Wyatt Earp rides in
wyatt-earp-moment-hit = Hit!
wyatt-earp-moment-miss = Missed
wyatt-earp-moment-lost = { $card } is lost.
wyatt-earp-moment-at-stake = { $is ->
    [me] Your { $outlaw } in hiding: { $n } SP
   *[other] { $name }’s { $outlaw } in hiding: { $n } SP
}
wyatt-earp-moment-stays-hidden = { $is ->
    [me] Your { $outlaw } stays in hiding: { $n } SP count for nothing.
   *[other] { $name }’s { $outlaw } stays in hiding: { $n } SP count for nothing.
}
wyatt-earp-moment-into-hiding = Into hiding
wyatt-earp-moment-covers = { $is ->
    [me] You hide { $other }’s { $outlaw }
   *[other] { $whose ->
        [me] { $name } hides your { $outlaw }
       *[other] { $name } hides { $other }’s { $outlaw }
    }
}
wyatt-earp-moment-covered = { $n } SP count for nothing now.
wyatt-earp-moment-covered-lost = { $is ->
    [me] { $n } SP count for nothing now, and you are { $money } down.
   *[other] { $n } SP count for nothing now, and { $name } is { $money } down.
}
wyatt-earp-moment-out = Out of hiding
wyatt-earp-moment-frees = { $is ->
    [me] Your { $outlaw } is shot free
   *[other] { $name }’s { $outlaw } is shot free
}
wyatt-earp-moment-freed = { $n } SP count again.
wyatt-earp-moment-freed-gained = { $is ->
    [me] { $n } SP count again, and you are { $money } up.
   *[other] { $n } SP count again, and { $name } is { $money } up.
}
wyatt-earp-moment-takes = { $is ->
    [me] You add it to { $outlaw }
   *[other] { $name } adds it to { $outlaw }
}
wyatt-earp-moment-reward = { $n } SP more, and the reward goes from { $from } to { $to }.
wyatt-earp-moment-steals = { $is ->
    [me] You steal from { $other }
   *[other] { $whose ->
        [me] { $name } steals from you
       *[other] { $name } steals from { $other }
    }
}
wyatt-earp-moment-stolen = { $is ->
    [me] { $outlaw } is in your hand now.
   *[other] { $outlaw } is in { $name }’s hand now.
}
wyatt-earp-moment-asks = { $is ->
    [me] Most Wanted: you ask for
   *[other] Most Wanted: { $name } asks for
}
wyatt-earp-moment-has-none = “None.”
wyatt-earp-moment-has-one = hands one over
wyatt-earp-moment-in-vain = Nobody has { $outlaw }.
wyatt-earp-moment-hands-over = { $is ->
    [me] You hand { $outlaw } over to { $other }.
   *[other] { $whose ->
        [me] { $name } hands { $outlaw } over to you.
       *[other] { $name } hands { $outlaw } over to { $other }.
    }
}
wyatt-earp-moment-rides-draw = { $is ->
    [me] You draw two cards.
   *[other] { $name } draws two cards.
}
wyatt-earp-moment-rides-search = { $is ->
    [me] You search the discard pile.
   *[other] { $name } searches the discard pile.
}

## Asked out of turn, when a Hideout has covered a row

wyatt-earp-asked-answer = { $name } has hidden your { $outlaw }: { $n } SP count for nothing. Shoot the Hideout off with a Wyatt Earp?
wyatt-earp-asked-answer-none = { $name } has hidden your { $outlaw }: { $n } SP count for nothing. You have no Wyatt Earp, so you let it be. You are asked all the same, or everyone would know that you have none.
wyatt-earp-waits-answer = { $name } has hidden { $other }’s { $outlaw }. { $other } may answer with a Wyatt Earp.
