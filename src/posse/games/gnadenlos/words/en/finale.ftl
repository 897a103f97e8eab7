## The end of a game. $score: a space on the track; $margin: spaces; $made: the sentence that says what made the difference

gnadenlos-finale-score = space { $n }
gnadenlos-finale-clear = { $who ->
    [me] Your hat stands on { $score }, { $margin } ahead of { $rival }: { $made }.
   *[one] { $names }’s hat stands on { $score }, { $margin } ahead of { $rival }: { $made }.
}
gnadenlos-finale-narrow = { $who ->
    [me] By a nose, { $margin } ahead of { $rival }, your hat stands on { $score }: { $made }.
   *[one] By a nose, { $margin } ahead of { $rival }, { $names }’s hat stands on { $score }: { $made }.
}
gnadenlos-finale-rout = { $who ->
    [me] You left { $rival } far behind, with your hat on { $score }: { $made }.
   *[one] { $names } left { $rival } far behind, with a hat on { $score }: { $made }.
}
gnadenlos-finale-comeback = { $who ->
    [me] Dead last half-way through, your hat still made it to { $score }, { $margin } ahead of { $rival }: { $made }.
   *[one] Dead last half-way through, { $names } still made it to { $score }, { $margin } ahead of { $rival }: { $made }.
}
gnadenlos-finale-level = { $who ->
    [me] Level with { $rival } on { $score }, you had more gold left.
   *[one] Level with { $rival } on { $score }, { $names } had more gold left.
}
# $name: what moved the hat; $mine, $theirs: by so many spaces; $n: $mine once more
gnadenlos-finale-made-fame = { $name ->
    [sharps-up] Card Sharps made the difference, { $mine } { $n ->
        [one] space
       *[other] spaces
    } forward against { $theirs }
    [sharps-down] Card Sharps made the difference, { $mine } { $n ->
        [one] space
       *[other] spaces
    } back against { $theirs }
    [bought] bought fame made the difference, { $mine } { $n ->
        [one] space
       *[other] spaces
    } to { $theirs }
    [bought-last] fame bought at the last moment made the difference, { $mine } { $n ->
        [one] space
       *[other] spaces
    } to { $theirs }
    [vultures] the vultures made the difference, { $mine } { $n ->
        [one] space
       *[other] spaces
    } lost against { $theirs }
    [out] the vultures had put { $rival } out
   *[other] the start was better
}

gnadenlos-finale-chapter-turn = Turn { $n }
gnadenlos-finale-tally-fame = Fame
gnadenlos-finale-tally-gold = Gold
gnadenlos-finale-total-gold = Left over
gnadenlos-finale-item-start = To start with
gnadenlos-finale-item-sharps-up = Card Sharps, forward
gnadenlos-finale-item-sharps-down = Card Sharps, back
gnadenlos-finale-item-bought = Bought
gnadenlos-finale-item-bought-last = Bought at the end
gnadenlos-finale-item-vultures = Back, with a vulture
gnadenlos-finale-item-out = Put out
gnadenlos-finale-item-rushes = Gold Rushes
gnadenlos-finale-item-paid = Paid on payday
gnadenlos-finale-item-fame = Spent on fame
gnadenlos-finale-luck-called = IOUs called in
gnadenlos-finale-luck-rushes = Gold Rushes that paid
gnadenlos-finale-luck-shot = Adventurers shot
gnadenlos-finale-luck-vultures = Vultures
# $n: what was owed; $of: the gold that was there
gnadenlos-finale-happening-out = { $chapter }: { $who ->
    [me] the vultures put you out: { $n } gold was called in, and you had { $of }.
   *[one] the vultures put { $name } out: { $n } gold was called in, and only { $of } was there.
}
gnadenlos-finale-ending-goal = { $who ->
    [me] You reached the goal.
   *[one] { $name } reached the goal.
}
gnadenlos-finale-ending-undertaker = The undertaker has arrived.
gnadenlos-finale-ending-vultures = { $who ->
    [me] The vultures have got you.
    [nobody] The vultures have got somebody.
   *[one] The vultures have got { $name }.
}
