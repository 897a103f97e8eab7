## What is played over the table. $name, $names: who; $n: how many, or which space

gnadenlos-scene-turns = { $name } turns up
gnadenlos-scene-turns-you = You turn up
gnadenlos-scene-shuffled = All events were shuffled first.
gnadenlos-scene-undertaker = The undertaker takes step { $n } of { $of }.
# They are not asked: they have no choice
gnadenlos-scene-forced = { $n ->
    [one] { $names } has only one adventurer: it is sent automatically.
   *[other] { $names } have only one adventurer each: they are sent automatically.
}
gnadenlos-scene-forced-you = You have only one adventurer: it is sent automatically.
gnadenlos-scene-held = Everybody has chosen…
gnadenlos-scene-held-noon = Nobody moves…
gnadenlos-scene-equal = All the same: nothing happens
gnadenlos-scene-gold = +{ $n } gold
gnadenlos-scene-space = to space { $n }
gnadenlos-scene-steals = steals IOUs
gnadenlos-scene-spent = gone afterwards
gnadenlos-scene-shot = shot
gnadenlos-scene-stays = comes back
gnadenlos-scene-face-down = face down
gnadenlos-scene-hired = Who hires whom
gnadenlos-scene-bid = bid { $n }
gnadenlos-scene-unable = could not bid
gnadenlos-scene-nobody = nobody; the IOUs come back
gnadenlos-scene-out = { $name } is out
gnadenlos-scene-out-you = You are out
gnadenlos-scene-out-why = { $n ->
    [one] One unpaid IOU, one vulture: that ends the game.
   *[other] { $n } times unable to pay, { $n } vultures: that ends the game.
}
gnadenlos-scene-end-goal = The goal is reached
gnadenlos-scene-end-goal-why = By { $names }. One more payday follows, then a last chance to buy fame.
gnadenlos-scene-end-undertaker = The undertaker has arrived
gnadenlos-scene-end-undertaker-why = That was his last step. One more payday follows, then a last chance to buy fame.
gnadenlos-scene-end-vultures = The vultures have got someone
gnadenlos-scene-end-vultures-why = No more paydays. Whoever is left may buy fame one last time.

## Payday, roll by roll

gnadenlos-scene-last-payday = The last payday
gnadenlos-scene-due = Column { $die }: { $name } owes { $n }
gnadenlos-scene-due-you = Column { $die }: you owe { $n }
gnadenlos-scene-pays = { $name } pays { $n }
gnadenlos-scene-pays-you = You pay { $n }
gnadenlos-scene-cannot-pay = { $name } cannot pay { $n }: a vulture, and back to space { $space }
gnadenlos-scene-cannot-pay-you = You cannot pay { $n }: a vulture, and back to space { $space }
gnadenlos-scene-rolls = { $n ->
    [one] one roll
   *[other] { $n } rolls
}
gnadenlos-scene-over-empty = Payday is over: column { $die } had no IOU left.
gnadenlos-scene-over-broke = Payday is over: { $name } owed { $n } and had { $gold }.
gnadenlos-scene-over-broke-you = Payday is over: you owed { $n } and had { $gold }.
gnadenlos-scene-go-on = Continue
