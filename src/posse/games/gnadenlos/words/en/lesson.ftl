## The first lesson. $left and $right are the names of the others.

gnadenlos-lesson-goal = Main street. Your hat stands on space { $n }; the farthest hat wins. Fame takes you there, fame costs gold, and your adventurers bring in the gold. And so the wheel turns.
gnadenlos-lesson-event = Every turn begins with an event. A Gold Rush: whoever shows the best nose for gold gets { $first }, the second best { $second }. Everybody chooses in secret.
gnadenlos-lesson-show = Your two adventurers. Each is worth something at gold, at the revolver and at cards. Madame Celestine has your best nose for gold. Show her.
gnadenlos-lesson-not-tuttle = The Preacher might come second, and second is often the cheaper place: only the winner is used up. But { $first } gold is { $first } gold. Show Celestine.
gnadenlos-lesson-rushed = She was the best: { $first } gold for you, { $gold } in all. Winners are spent, so Celestine is gone. { $left }’s Doc came second, took { $second }, and goes back to the hand.
gnadenlos-lesson-buy = You have the revolver this turn, so you may buy fame: up to { $most } spaces, one gold each. But gold also pays your debts, and you’re about to make some. Buy three.
gnadenlos-lesson-not-five = Bold. I’ve buried bold men. Somebody at this table is going to buy five; let’s see how it goes for them. Buy three.
gnadenlos-lesson-hire = Now you hire. { $n } adventurers for { $players } players: somebody goes home alone. You bid with IOUs, one to three of them, and no sum may be bid twice.
gnadenlos-lesson-bid = Your IOUs are promises: each carries the gold you’ll owe if it is called. Start with a 3.
gnadenlos-lesson-bid-more = Add a 2.
gnadenlos-lesson-bid-most = And a 1. Three is the limit.
gnadenlos-lesson-outbid = { $first } for { $left }, who picks first. Your { $mine } gets the other one. { $right } bid { $second }, the lowest: nobody for that, but the IOU comes back. Losing is free.
gnadenlos-lesson-lay = Winning isn’t. Your three IOUs now go to the market, face down, in any order you like. Lay the 3.
gnadenlos-lesson-lay-more = Then the 2; the 1 follows by itself.
gnadenlos-lesson-debts = { $n } IOUs lie here, and at { $payday } it’s payday. Among them are promises of yours, { $debt } gold in all. Remember that; the others won’t.
gnadenlos-lesson-cards = { $left }’s turn. Card Sharps: the best at cards move up, the worst fall back. Your Preacher plays a decent hand. Show him.
gnadenlos-lesson-moved = { $left }’s Doc is just as good, so both of you move up. Your hat stands on { $mine } now, { $left }’s on { $first }, and { $right }’s has slipped to { $second }.
gnadenlos-lesson-greedy = { $left } has the revolver and buys five spaces, all that’s allowed. Space { $first }, and the lead! That leaves { $other } gold for debts. Hold that thought.
gnadenlos-lesson-low = { $first } and { $second } have been bid, three IOUs each. With those the market is full, and payday comes at once. No time to owe more: put in a 1.
gnadenlos-lesson-enough = And leave it there. The lowest bid hires nobody, and takes its IOU home.
gnadenlos-lesson-payday = Payday. The die calls a column, the outermost IOU there is turned up, and its owner pays. You were called once and paid. { $left } was called, and called again…
gnadenlos-lesson-vulture = …and at the third call { $left } owed 3 and had { $other }. Whoever can’t pay gets a vulture and falls back { $fall } spaces. The third vulture puts you out for good.
gnadenlos-lesson-over = You stand on { $mine } with { $gold } gold, { $left } on { $first } with { $other }. Hire when you must, owe what you can pay, and buy fame with what is left. The rest is merciless.
