## The end of a game. $score: coins; $margin, $mine, $theirs: a number of them; $made: the sentence that says what made the difference

showdown-finale-score = { $n ->
    [0] not one coin
    [one] 1 coin
   *[other] { $n } coins
}
showdown-finale-clear = { $who ->
    [me] You walked off with { $score }, { $margin } more than { $rival }: { $made }.
   *[one] { $names } walked off with { $score }, { $margin } more than { $rival }: { $made }.
}
showdown-finale-narrow = { $who ->
    [me] By the skin of your teeth, { $margin } more than { $rival }, you walked off with { $score }: { $made }.
   *[one] By the skin of their teeth, { $margin } more than { $rival }, { $names } walked off with { $score }: { $made }.
}
showdown-finale-rout = { $who ->
    [me] You emptied the street: { $score }, and { $rivals } for { $rival }; { $made }.
   *[one] { $names } emptied the street: { $score }, and { $rivals } for { $rival }; { $made }.
}
showdown-finale-comeback = { $who ->
    [me] Dead last half-way through, you still walked off with { $score }, { $margin } more than { $rival }: { $made }.
   *[one] Dead last half-way through, { $names } still walked off with { $score }, { $margin } more than { $rival }: { $made }.
}
# $name: what the coins came from or went to; $mine, $theirs: so many
showdown-finale-made-coins = { $name ->
    [strongbox] the strongbox made the difference, { $mine } to { $theirs }
    [hits] hits made the difference, { $mine } to { $theirs }
    [paid] being hit cost less, { $mine } to { $theirs }
   *[other] the start was better
}

showdown-finale-chapter-round = Round { $n }
showdown-finale-tally-coins = Coins
showdown-finale-item-purse = To start with
showdown-finale-item-strongbox = From the strongbox
showdown-finale-item-hits = From hits
showdown-finale-item-paid = Paid when hit
showdown-finale-luck-shots = Shots that hit
showdown-finale-luck-vests = Hits stopped by a vest
showdown-finale-luck-aces = Draws that were aces
showdown-finale-ending-pile = The pile could no longer fill all hands.
