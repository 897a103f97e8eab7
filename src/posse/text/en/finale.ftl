## Who won, and why. $who: me (the reader, alone), mine (the reader and others), one, several; $score, $rivals, $margin: as the
## game writes them; $rival: the best of the others, behind “ahead of”; $made (in words of games): what made the difference

finale-heading = { $who ->
    [me] You win
    [mine] You share the win
    [several] { $names } share the win
   *[one] { $names } wins
}
finale-ahead-of-you = you
finale-number = { $n }
finale-of = { $n } of { $of }

finale-alone = { $who ->
    [me] You won with { $score }.
   *[one] { $names } won with { $score }.
}
finale-clear = { $who ->
    [me] You won with { $score }, { $margin } ahead of { $rival }.
   *[one] { $names } won with { $score }, { $margin } ahead of { $rival }.
}
finale-narrow = { $who ->
    [me] It was close: you won with { $score }, only { $margin } ahead of { $rival }.
   *[one] It was close: { $names } won with { $score }, only { $margin } ahead of { $rival }.
}
finale-rout = { $who ->
    [me] It was never close: you won with { $score }, { $margin } ahead of { $rival }.
   *[one] It was never close: { $names } won with { $score }, { $margin } ahead of { $rival }.
}
finale-comeback = { $who ->
    [me] Dead last half-way through, you still won with { $score }, { $margin } ahead of { $rival }.
   *[one] Dead last half-way through, { $names } still won with { $score }, { $margin } ahead of { $rival }.
}
finale-level = { $who ->
    [me] Level with { $rival } at { $score }, you won the tiebreak.
   *[one] Level with { $rival } at { $score }, { $names } won the tiebreak.
}
# $others: with whom the reader shares; $score: none, if their scores differ
finale-shared = { $who ->
    [mine] You share the win with { $others }{ $score ->
        [none] .
       *[other] : { $score } each.
    }
   *[several] { $names } share the win{ $score ->
        [none] .
       *[other] : { $score } each.
    }
}
# The reader's place; $short: by so much, or none
finale-place = You came { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] in at number { $n }
}{ $short ->
    [none] .
   *[other] , { $short } short.
}

## The turning point. $chapter: a part of the game, or none; $by: what the lead grew by

finale-turning-title = The turning point
finale-turning-lead = { $chapter ->
    [none] Move { $n } of { $of }
   *[other] { $chapter }, move { $n } of { $of }
}: { $who ->
    [me] you take the lead for good, with a swing of { $by }.
    [several] { $names } take the lead for good, with a swing of { $by }.
   *[one] { $names } takes the lead for good, with a swing of { $by }.
}
finale-turning-swing = { $chapter ->
    [none] Move { $n } of { $of }
   *[other] { $chapter }, move { $n } of { $of }
}: { $who ->
    [me] you gain { $by } on the others, the biggest swing of the game.
    [several] { $names } gain { $by } on the others, the biggest swing of the game.
   *[one] { $names } gains { $by } on the others, the biggest swing of the game.
}
finale-turning-see = See it happen

# The ply that ends a chapter: $close, what is then counted up
finale-turning-lead-close = { $close }: { $who ->
    [me] you take the lead for good, with a swing of { $by }.
    [several] { $names } take the lead for good, with a swing of { $by }.
   *[one] { $names } takes the lead for good, with a swing of { $by }.
}
finale-turning-swing-close = { $close }: { $who ->
    [me] you gain { $by } on the others, more than at any other.
    [several] { $names } gain { $by } on the others, more than at any other.
   *[one] { $names } gains { $by } on the others, more than at any other.
}

## What is shown

finale-scores = The score, line by line
finale-total = Total
finale-luck = Luck
finale-luck-none = –
finale-chart = How it went
# The chart, read out; $parts: parts of the game
finale-chart-what = The scores over { $n ->
    [one] one move
   *[other] { $n } moves
}
finale-chart-start = Start
finale-chart-end = End
finale-happened = Also in the papers
# $n: how often another seat came to be in front, the first time too; $changes: without that
finale-leads = { $n ->
    [0] Nobody ever held the lead alone.
    [one] The lead never changed hands.
   *[other] The lead changed hands { $changes ->
        [one] once
       *[other] { $changes } times
    }.
}
finale-no-chronicle = The rules have changed since this game was played, so only its result is known.

## What is special for the reader. .line: in a sentence

finale-special-first-game = First game
    .line = Your first game of this kind. There will be others.
finale-special-first-win = First win
    .line = The first game of this kind that you have won.
finale-special-first-win-over = { $level ->
    [greenhorn] Greenhorns beaten
    [deputy] Deputies beaten
    [sheriff] Sheriffs beaten
   *[other] A better class of foe
}
    .line = You have never beaten bots of this strength before.
finale-special-wins = { $n } wins
    .line = That is how many games of this kind you have won so far.
finale-special-streak = { $n } in a row
    .line = You have won every one of your last { $n } games of this kind.
finale-special-best-score = Your best score
    .line = Your best so far was { $score }.
finale-special-closest = Your closest game
    .line = { $n ->
        [0] Nothing at all between first and second.
       *[other] Only { $score } between the winner and the next.
    }
finale-special-longest = Your longest game
    .line = { $n } moves.

## What now

finale-again = Play again
finale-harder = Again, with stronger bots
finale-replay = Watch the replay
finale-home = Home
finale-look = Look at the table
finale-open = How it ended
finale-copy = Copy the link
finale-copied = The link to this page has been copied.
finale-skip = Click or press a key: show it all at once.
# $name: who asked first
finale-asks = { $name } wants another game.
finale-asks-me = You want another game.
finale-sits = At the new table: { $names }.
finale-awaited = Still to sit down: { $names }.
finale-goes-on = The next game has begun without you.
finale-join = Join them
finale-to-table = To the new table
