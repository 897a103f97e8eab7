## The end of a game. $score: nuggets; $margin, $mine, $theirs: a number of them; $made: the sentence that says what made the difference

el-paso-finale-score = { $n ->
    [0] not one nugget
    [one] 1 nugget
   *[other] { $n } nuggets
}
el-paso-finale-clear = { $who ->
    [me] You rode home with { $score }, { $margin } more than { $rival }: { $made }.
   *[one] { $names } rode home with { $score }, { $margin } more than { $rival }: { $made }.
}
el-paso-finale-narrow = { $who ->
    [me] By a whisker, { $margin } more than { $rival }, you rode home with { $score }: { $made }.
   *[one] By a whisker, { $margin } more than { $rival }, { $names } rode home with { $score }: { $made }.
}
el-paso-finale-rout = { $who ->
    [me] You stripped the West: { $score }, and { $rivals } for { $rival }; { $made }.
   *[one] { $names } stripped the West: { $score }, and { $rivals } for { $rival }; { $made }.
}
el-paso-finale-comeback = { $who ->
    [me] Dead last half-way through, you still rode home with { $score }, { $margin } more than { $rival }: { $made }.
   *[one] Dead last half-way through, { $names } still rode home with { $score }, { $margin } more than { $rival }: { $made }.
}
# $item: a town
el-paso-finale-made-town = { $item } made the difference, { $mine } to { $theirs }

el-paso-finale-chapter-deadwood = { el-paso-town-deadwood }
el-paso-finale-chapter-cheyenne = { el-paso-town-cheyenne }
el-paso-finale-chapter-abilene = { el-paso-town-abilene }
el-paso-finale-chapter-santa-fe = { el-paso-town-santa-fe }
el-paso-finale-chapter-san-diego = { el-paso-town-san-diego }
el-paso-finale-chapter-tombstone = { el-paso-town-tombstone }
el-paso-finale-chapter-el-paso = { el-paso-town-el-paso }
el-paso-finale-item-deadwood = { el-paso-town-deadwood }
el-paso-finale-item-cheyenne = { el-paso-town-cheyenne }
el-paso-finale-item-abilene = { el-paso-town-abilene }
el-paso-finale-item-santa-fe = { el-paso-town-santa-fe }
el-paso-finale-item-san-diego = { el-paso-town-san-diego }
el-paso-finale-item-tombstone = { el-paso-town-tombstone }
el-paso-finale-item-el-paso = { el-paso-town-el-paso }
el-paso-finale-tally-town = Town by town
el-paso-finale-tally-sale = How it was sold
el-paso-finale-item-at-rate = At the town’s rate
el-paso-finale-item-one-to-one = At 1:1
el-paso-finale-luck-stars = Dice that came up stars
el-paso-finale-luck-raids = Raids that took a tile
el-paso-finale-luck-caught = Towns where the sheriffs caught them
# $chapter: the town; $n: tiles
el-paso-finale-happening-lost = { $chapter }: the sheriffs take { $n ->
    [one] a tile
   *[other] { $n } tiles
} from { $who ->
    [me] you
   *[one] { $name }
}.
el-paso-finale-ending-left = In the last town everybody had ridden out in time.
el-paso-finale-ending-sheriffs = In the last town the sheriffs had the last word.
el-paso-finale-ending-emptied = The last town was stripped bare.
