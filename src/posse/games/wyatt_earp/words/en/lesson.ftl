## The first lesson. $left and $right are the names of the others.

wyatt-earp-lesson-goal = Seven outlaws, seven posters. The bills on a poster go to whoever has the most points on that outlaw when the hand ends. Once somebody has { wyatt-earp-money }, the richest player wins.
wyatt-earp-lesson-hand = Your { $n } cards. A bullet hole marks an outlaw. The others are sheriff cards, each with a trick of its own. Four Butch Cassidys, and it’s only morning.
wyatt-earp-lesson-draw = Every turn goes draw, play, discard. Take two cards unseen from the pile, or the one that lies open. Draw two.
wyatt-earp-lesson-not-take = One card you know, or two you don’t. Early in a hand, two is the better bargain. Try the pile.
wyatt-earp-lesson-lay = Three or more of one outlaw, laid together, are a set. You have four Cassidys. Lay them all.
wyatt-earp-lesson-not-three = Three would do. But every card after the first puts a bill on the poster, so don’t leave one at home.
wyatt-earp-lesson-reward = { $more } bills more, and the poster now pays { wyatt-earp-money }. You lead it with { $points } points, two for each outlaw.
wyatt-earp-lesson-lay-more = Three Billys, too. A set opens its outlaw to everybody, so know what you’re opening. Lay them.
wyatt-earp-lesson-shoot = You may play one sheriff card a turn. A Bank Robbery must hit: the top card of the pile is turned up, and a bullet hole is a hit. Going by what you can see, that’s { $chance } in a hundred. Go on.
wyatt-earp-lesson-missed = No hole, no luck. The card is gone, and it was your one sheriff card for this turn. Happens to the best. They just talk about it less.
wyatt-earp-lesson-discard = A turn ends with a discard, and the next player may pick it up. A lone Jesse James looks harmless enough…
wyatt-earp-lesson-searched = …or not. With a Wyatt Earp, { $left } dug your Jesse out of the discards and laid a set of three. Mind what you throw away.
wyatt-earp-lesson-added = And there’s a Cassidy beside yours. Once a set is down, anybody may add single cards. That’s { $first } points for { $left }, against your { $mine }.
wyatt-earp-lesson-asked = That was Most Wanted: { $right } asked for a Sundance Kid, and { $left } had to hand one over. No shot needed, only nerve.
wyatt-earp-lesson-again = Back to you. Draw two.
wyatt-earp-lesson-shoot-again = Another Bank Robbery, at { $chance } in a hundred. Luck owes you one.
wyatt-earp-lesson-hit = A bullet hole! It’s worth { $points } points and a bill, in any row of your own. At Cassidy’s you get it all already. At Billy’s you still share, so put it there.
wyatt-earp-lesson-not-cassidy = That would bring you one bill more. At Billy’s it’s two: the new one, and the one you’d have had to give { $right }.
wyatt-earp-lesson-single = You’ve drawn another Cassidy. A single card brings points, but no bill: that takes two or more at once. Lay it.
wyatt-earp-lesson-lead = { $mine } against { $first } and { $second }. A poster pays from { $from } points in all, and whoever is { $ahead } ahead takes the lot. It says so on the poster, too.
wyatt-earp-lesson-share = { $left } has { $first } points on Belle Starr. Come within { $ahead }, and you share. One card will do it. Lay it.
wyatt-earp-lesson-keep = Two cards left, and one has to go. A Hideout can ruin somebody’s day; a lone Hardin can’t. Throw him away.
wyatt-earp-lesson-covered = Speaking of which: { $right } has put a Hideout over your Cassidys. Those { $points } points now count for nothing.
wyatt-earp-lesson-let-it-be = Only a Wyatt Earp in your hand could answer at once, and you hold none. Let it be. For now.
wyatt-earp-lesson-third = Your turn. Draw two, and think kindly of the law.
wyatt-earp-lesson-earp = Well, look who’s in town. Wyatt Earp draws cards, searches the discards, or shoots a Hideout off your row: { $chance } in a hundred. Shoot.
wyatt-earp-lesson-last-lay = Got it! Your Cassidys count again. Sundance is open, too; one card won’t be paid there, but it leaves your hand. You’ll see why that matters.
wyatt-earp-lesson-whole = Now read the posters. Cassidy: { $mine } points, and { $ahead } or more ahead of everybody. All { wyatt-earp-money } would be yours.
wyatt-earp-lesson-shared = Belle Starr: { $mine } against { $other }. You’re behind, but by less than { $ahead }, so it’s shared: { $rest } bills for { $left }, { $pay ->
    [one] one
   *[other] { $pay }
} for you.
wyatt-earp-lesson-stays = Jesse: { $total } points in all. Below { $from }, a poster pays nobody. Its money waits for the next hand.
wyatt-earp-lesson-out = One card left. Throw it away, and the hand is over for everybody, ready or not. That’s why a small hand is a good hand.
wyatt-earp-lesson-over = { $n ->
    [0] $0
   *[other] ${ $n },000
} for you, { $first ->
    [0] $0
   *[other] ${ $first },000
} and { $second ->
    [0] $0
   *[other] ${ $second },000
} for the others. So it goes, hand after hand, until somebody has ${ $goal },000. You now know enough to be dangerous.
