## The first lesson. $left and $right are the names of the others.

gnadenlos-lesson-goal = Main street. Your hat stands on space { $n }; the farthest hat wins. Fame takes you there, fame costs gold, and your adventurers bring in the gold. And so the wheel turns.
gnadenlos-lesson-event = Every turn begins with an event. A Gold Rush: whoever shows the best nose for gold gets { $first }, the second best { $second }. Everybody chooses in secret.
gnadenlos-lesson-show = Your two adventurers. Each is worth something at gold, at the revolver and at cards: three kinds of event. Madame Celestine has your best nose for gold. Show her.
gnadenlos-lesson-not-tuttle = Preacher Tuttle might come second, and second is often the cheaper place: only the winner is used up. But { $first } gold is { $first } gold. Show Celestine.
gnadenlos-lesson-rushed = She was the best: { $first } gold for you, { $gold } in all. Winners are spent, so Celestine is gone. { $left }’s Doc Pemberley came second, took { $second }, and goes back to the hand.
gnadenlos-lesson-buy = You have the revolver this turn, so you may buy fame: up to { $most } spaces, one gold each. But gold also pays your debts, and you’re about to make some. Buy three.
gnadenlos-lesson-not-five = Bold. I’ve buried bold men. Somebody at this table is going to buy five; let’s see how it goes for them. Buy three.
gnadenlos-lesson-hire = You hold fewer than three adventurers, so now there is hiring. { $n } for { $players } players: somebody goes home alone. Everybody bids one to three IOUs, and no sum may be bid twice.
gnadenlos-lesson-bid = Your IOUs are promises: each carries the gold you’ll owe if it is called. Start with a 3; I’ll put a 2 and a 1 beside it. Three is the limit.
gnadenlos-lesson-outbid = { $first } for { $left }, who picks first. Your { $mine } gets the other one. { $right } bid { $second }, the lowest: nobody for that, but the IOU comes back. Losing is free.
gnadenlos-lesson-lay = Winning isn’t. Your three IOUs now go to the market, face down, in any order you like. Lay the 3; the others follow.
gnadenlos-lesson-debts = { $n } IOUs lie here, and at { $payday } it’s payday. Five are yours: those you laid now, and the 1 and the 2 that everybody lays at the start. { $debt } gold in all. Remember that; the others may not.
gnadenlos-lesson-cards = { $left }’s turn. Card Sharps: the best at cards move up, the worst fall back. Your Preacher Tuttle plays a decent hand. Show him.
gnadenlos-lesson-moved = { $left }’s Doc Pemberley is just as good, so both of you move up. Your hat stands on { $mine } now, { $left }’s on { $first }, and { $right }’s has slipped to { $second }.
gnadenlos-lesson-noon = The third kind of event is High Noon, and there the revolver counts. The fastest may steal two IOUs from the market, sight unseen: best of all your own. The slowest is shot. { $n } of them are still to come.
gnadenlos-lesson-undertaker = At every High Noon the undertaker takes a step, and the { $of }th ends the game. So does a hat on { $goal }, and so does a { $vultures }rd vulture for anyone. Where vultures come from, you’ll see.
gnadenlos-lesson-greedy = { $left } has the revolver and buys five spaces, all that’s allowed. Space { $first }, and the lead! That leaves { $other } gold for debts. Hold that thought.
gnadenlos-lesson-die = One look before it happens. On payday the die calls a column, the outermost IOU there is turned up, and its owner pays. And again, until a column is empty or somebody can’t pay. The percentages: how often each row is called.
gnadenlos-lesson-low = { $first } and { $second } have been bid, three IOUs each: payday comes as soon as they lie there. No time to owe more. Put in a 1 and leave it at that: the lowest bid hires nobody and takes its IOU home.
gnadenlos-lesson-vulture = You were called once and paid. { $left } was called three times: the last was a 3, and { $other } gold was left. Whoever can’t pay gets a vulture and falls back { $fall } spaces, and payday is over.
gnadenlos-lesson-over = You stand on { $mine } with { $gold } gold, { $left } on { $first } with { $other }. Hire when you must, owe what you can pay, and buy fame with what is left. The rest is merciless.
