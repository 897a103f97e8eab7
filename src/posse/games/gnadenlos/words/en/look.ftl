## What a thing is, when it is looked at

gnadenlos-look-adventurer = Adventurer
gnadenlos-look-gold = Gold { $n }: counts at a Gold Rush, where the highest two values get gold.
gnadenlos-look-revolver = Revolver { $n }: counts at High Noon, where the highest steals IOUs and the lowest is shot.
gnadenlos-look-cards = Cards { $n }: counts at Card Sharps, where the best moves forward and the worst back.
gnadenlos-look-spent = After an event the highest value is discarded, at High Noon the lowest too; the others come back to your hand.
gnadenlos-look-counts = Counts now
gnadenlos-look-others = Against the others
gnadenlos-look-note = IOU
gnadenlos-look-note-mine = Your promise: when payday calls it in, you pay { $n } gold, whoever bid it.
gnadenlos-look-note-theirs = { $name }’s promise: when payday calls it in, { $name } pays { $n } gold, not you.
gnadenlos-look-note-bid = It may be bid for an adventurer. If the bid hires, it goes to the market, face down.
gnadenlos-look-cost = Bid and called in
gnadenlos-look-cost-n = costs you { $n } gold
gnadenlos-look-cost-none = costs you nothing
gnadenlos-look-makes = Your bid would be
gnadenlos-look-place = IOU { $n }, face down
gnadenlos-look-place-does = Somebody’s IOU. It stays face down until payday calls it in; its owner then pays.
gnadenlos-look-gap-does = The next IOUs come here.
gnadenlos-look-column = On payday a rolled { $die } calls in the outermost face-down IOU of this column.
gnadenlos-look-chance = Called in on payday
gnadenlos-look-seen = Seen here
gnadenlos-look-rush = The two highest gold values get gold, the highest more of it. The highest is then discarded.
gnadenlos-look-equal = If all show the same value, nothing happens.
gnadenlos-look-noon = Each High Noon moves the undertaker one step.
gnadenlos-look-sharps = How far a hat goes depends on where it stands.
gnadenlos-look-left = Still to come
gnadenlos-look-track = A hat on space { $goal } or past it ends the game; the farthest hat wins. In your turn with the revolver, fame costs 1 gold a space.
gnadenlos-look-hats = Here
gnadenlos-look-to-goal = To the goal
gnadenlos-look-zone = Card Sharps here
gnadenlos-look-vultures = Whoever cannot pay an IOU gets a vulture and falls back { $fall } spaces. With { $n } vultures a player has lost and the game ends.
gnadenlos-look-fame = Fame
gnadenlos-look-purse = Gold
gnadenlos-look-crew = Adventurers
gnadenlos-look-notes = IOUs in hand
gnadenlos-look-got = Vultures
gnadenlos-look-undertaker = The undertaker
gnadenlos-look-undertaker-does = Every High Noon he takes a step. Step { $of } ends the game, after one more payday.
gnadenlos-look-steps = Steps
gnadenlos-look-of = { $n } of { $of }
gnadenlos-look-noons = High Noons still to come
gnadenlos-look-ridge = With { $n } IOUs in the market it is payday, after hiring.
gnadenlos-look-payday = The die is rolled again and again. Each roll calls in an IOU, and whoever’s colour it is pays; it ends with a column that has none left, or somebody who cannot pay.
gnadenlos-look-vulture = Whoever cannot pay gets a vulture and falls back { $fall } spaces.
gnadenlos-look-market = In the market

## Why something cannot be done now. The rule stands beside it.

gnadenlos-why-gn-12 = An event is on: everybody with adventurers chooses one for it.
gnadenlos-why-gn-15 = A thief takes IOUs from the market now.
gnadenlos-why-gn-18 = Gaps in the market are filled now.
gnadenlos-why-gn-20 = Fame is for sale now; adventurers are sent when the next event is turned up, and bids come after this.
gnadenlos-why-gn-31 = Bids are made now. A bid has one to three IOUs, and a sum nobody has bid yet.
gnadenlos-why-gn-34 = Whoever bid most hires now, and lays the bid.
gnadenlos-why-gn-63 = The end has come: fame may be bought one last time, and nothing else is left to do.
