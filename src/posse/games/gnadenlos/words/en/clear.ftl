## What the table in the browser says in plain words: where a turn stands, how the game ends, what is at stake

gnadenlos-clear-turn = The turn
gnadenlos-clear-step-event = Event
gnadenlos-clear-step-fame = Fame
gnadenlos-clear-step-hiring = Hiring
gnadenlos-clear-step-payday = Payday
gnadenlos-clear-step-end = The end

## How it ends. $name: who is nearest; $n: how many are missing, or there are

gnadenlos-clear-ends = The farthest hat wins. The game ends with
gnadenlos-clear-ends-goal = a hat on { $goal }: { $name } needs { $n }
gnadenlos-clear-ends-goal-you = a hat on { $goal }: you need { $n }
gnadenlos-clear-ends-goal-reached = a hat on { $goal }: reached
gnadenlos-clear-ends-undertaker = the undertaker’s last step: { $n } of { $of }
gnadenlos-clear-ends-vultures = { $of } vultures for one player: { $n ->
    [0] nobody has any
   *[other] { $name } has { $n }
}
gnadenlos-clear-ends-vultures-you = { $of } vultures for one player: you have { $n }
gnadenlos-clear-to-come = Still to come
gnadenlos-clear-goal = Goal

## Under the figures of a seat: short words

gnadenlos-clear-fame = fame
gnadenlos-clear-gold = gold
gnadenlos-clear-adventurers = crew
gnadenlos-clear-notes = IOUs

## The event

gnadenlos-clear-does-rush = Highest gold value: { $first } gold. Second: { $second }. The highest is then discarded.
gnadenlos-clear-does-high-noon = Highest revolver: may steal two IOUs, or one each if tied. Lowest: is shot. All of these are gone afterwards.
gnadenlos-clear-does-card-sharps = Highest cards: hat forward. Lowest: hat back. The highest is then discarded.
gnadenlos-clear-does-card-sharps-you = Highest cards: you go { $up } forward. Lowest: { $down } back. The highest is then discarded.
gnadenlos-clear-steps = best +{ $up }, worst −{ $down }
gnadenlos-clear-choosing = choosing…
gnadenlos-clear-chosen = has chosen
gnadenlos-clear-only-you = only you see it
gnadenlos-clear-only-one = your only one: it is sent automatically
gnadenlos-clear-nobody = has nobody to send
gnadenlos-clear-can-show = can show { $n }
gnadenlos-clear-then-shot = will be shot
gnadenlos-clear-then-gone = then discarded
# $higher, $lower: how many adventurers that others may have count for more, or less
gnadenlos-clear-rivals = { $higher } better, { $lower } worse
gnadenlos-clear-rivals-higher = { $higher } of { $n } better
gnadenlos-clear-rivals-said = Of the { $n } adventurers others may hold, { $higher ->
    [0] none is
    [one] one is
   *[other] { $higher } are
} better and { $lower ->
    [0] none
    [one] one
   *[other] { $lower }
} worse.

## Fame

gnadenlos-clear-on-space = Your hat: space { $n }
gnadenlos-clear-ways = { $n } to the goal at { $goal }. The farthest hat at the end wins.
gnadenlos-clear-price-of-space = Every space costs 1 gold. What you keep pays your IOUs on payday.
gnadenlos-clear-space = to { $n }
gnadenlos-clear-price = { $n } gold
gnadenlos-clear-after-buy = After that { $gold } gold is left, for debts of { $debt }.

## Hiring

gnadenlos-clear-offer = { $picks ->
    [1] one for the highest bid
   *[other] for the { $picks } highest bids
}
gnadenlos-clear-pick = { $n ->
    [1] 1st pick
    [2] 2nd pick
    [3] 3rd pick
   *[other] { $n }th pick
}
gnadenlos-clear-no-pick = hires nobody
gnadenlos-clear-bid-first = highest so far: first pick
gnadenlos-clear-bid-first-final = highest bid: first pick
gnadenlos-clear-bid-picks = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} of { $of } so far: hires
gnadenlos-clear-bid-picks-final = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} of { $of }: hires
gnadenlos-clear-bid-lowest = lowest so far: hires nobody
gnadenlos-clear-bid-lowest-final = lowest bid: hires nobody
gnadenlos-clear-bid-payday = with these bids the market is full: payday follows
gnadenlos-clear-bid-costs = { $n } more debt: { $debt } in all, you have { $gold } gold
gnadenlos-clear-bid-free = no more debt: they are others’ IOUs or zeros

## The market

gnadenlos-clear-chance = %: how often payday calls in an IOU of that row

## What is asked

gnadenlos-clear-ask-rush = { $event }: send an adventurer, in secret. Highest gold value gets { $first } gold, second { $second }; the highest is then discarded.
gnadenlos-clear-ask-high-noon = { $event }: send an adventurer, in secret. The fastest may steal two IOUs (one each if tied), the slowest is shot; all of these are gone afterwards.
gnadenlos-clear-ask-card-sharps = { $event }: send an adventurer, in secret. Best cards: { $up } spaces forward; worst: { $down } back. The best is then discarded.
gnadenlos-clear-chosen-only = { $item } is sent automatically: you have nobody else. Waiting for { $names }.
gnadenlos-clear-chosen-wait = You have chosen { $item }. Waiting for { $names }.
gnadenlos-clear-ask-buy = Buy fame? 1 gold a space, at most { $most }. { $debt ->
    [0] You have { $gold } gold and no debts.
   *[other] You have { $gold } gold and debts of { $debt }.
}
gnadenlos-clear-ask-last-buy = Last chance to buy fame: at most { $most }, 1 gold a space. The farthest hat wins; gold only breaks a tie.
gnadenlos-clear-ask-bid = Bid one to three IOUs for an adventurer. { $picks ->
    [1] The highest bid hires,
   *[other] The { $picks } highest bids hire,
} the rest keep their IOUs.
gnadenlos-clear-ask-bid-pairs = Bid one to three IOUs. The highest bid picks a pair first, the lowest last.
gnadenlos-clear-ask-hire = Your bid of { $n } hires: choose anyone. Your IOUs then go to the market.
gnadenlos-clear-ask-lay = Your IOUs go to the market. Which one to place { $place }?
gnadenlos-clear-ask-steal = You were fastest: take an IOU, sight unseen, or none. Taking one of your own means one debt less.
gnadenlos-clear-ask-steal-two = You were fastest: take two IOUs, sight unseen, or none. Each of your own is one debt less.
gnadenlos-clear-ask-fill = A gap at place { $gap }: which IOU of the last row goes there? It will be called in less often.
