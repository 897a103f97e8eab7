## The end of a game. $score, $margin, $mine, $theirs: money; $made: the sentence that says what made the difference

wyatt-earp-finale-amount = { $n ->
    [0] $0
   *[other] ${ $n },000
}
wyatt-earp-finale-clear = { $who ->
    [me] You collected { $score }, { $margin } more than { $rival }: { $made }.
   *[one] { $names } collected { $score }, { $margin } more than { $rival }: { $made }.
}
wyatt-earp-finale-narrow = { $who ->
    [me] You got home with { $score }, just { $margin } more than { $rival }: { $made }.
   *[one] { $names } got home with { $score }, just { $margin } more than { $rival }: { $made }.
}
wyatt-earp-finale-rout = { $who ->
    [me] You cleaned up: { $score }, and no more than { $rivals } for { $rival }; { $made }.
   *[one] { $names } cleaned up: { $score }, and no more than { $rivals } for { $rival }; { $made }.
}
wyatt-earp-finale-comeback = { $who ->
    [me] Dead last half-way through, you still collected { $score }, { $margin } more than { $rival }: { $made }.
   *[one] Dead last half-way through, { $names } still collected { $score }, { $margin } more than { $rival }: { $made }.
}
wyatt-earp-finale-level = { $who ->
    [me] Level with { $rival } at { $score }, you won the duel.
   *[one] Level with { $rival } at { $score }, { $names } won the duel.
}
# $item: an outlaw
wyatt-earp-finale-made-outlaw = { $item } made the difference, { $mine } to { $theirs }

wyatt-earp-finale-chapter-hand = Hand { $n }
wyatt-earp-finale-close-hand = The reckoning of hand { $n }
wyatt-earp-finale-tally-hand = Hand by hand
wyatt-earp-finale-tally-outlaw = By outlaw
wyatt-earp-finale-item-hand = Hand { $n }
wyatt-earp-finale-luck-shots = Shots that hit
wyatt-earp-finale-luck-sheriffs = Draws that were sheriff cards
wyatt-earp-finale-luck-asked = Asked for an outlaw and got one
wyatt-earp-finale-luck-duel = Bullet holes in the duel
# $n: bullet holes, among so many cards: $of
wyatt-earp-finale-happening-duel = { $who ->
    [me] In the duel you turned up { $n } of { $of } with a bullet hole.
   *[one] In the duel { $name } turned up { $n } of { $of } with a bullet hole.
}
wyatt-earp-finale-ending-discarded = { $who ->
    [me] You discarded your last card.
   *[one] { $name } discarded their last card.
}
wyatt-earp-finale-ending-emptied = Somebody had run out of cards.
wyatt-earp-finale-ending-pile = The draw pile was used up.
wyatt-earp-finale-ending-stalled = Play had come to a standstill.
