## The first lesson. $left and $right are the names of the others.

el-paso-lesson-goal = There are { $n } towns along the trail, and you rob them all. What you carry out and sell brings nuggets. At the end, nuggets are all that counts.
el-paso-lesson-stacks = Deadwood. Each place has its loot in a stack, the cheapest tile on top. Deadwood has no cattle; nearly every town lacks something, and that will matter.
el-paso-lesson-hand = Six raid cards. The place says where you strike, the number how fast you are. Each round you lay one face down. So do the others.
el-paso-lesson-horses = The fastest strikes first, but must take the top tile, the cheapest. Two horses are left, a { $first } and a { $second }. Lay your 4 there.
el-paso-lesson-took = All three of you wanted horses. { $left }’s 8 came first and got the cheap one. Your 4 came second and got the good one. { $right }’s 3 came too late. Slow is fine, as long as something’s left.
el-paso-lesson-stars = Then the dice. Each has two stars, two brands and two sixes. A star goes onto the sheriff field and stays. That’s { $stars } already. With all { $all } there, the sheriffs ride in, and whoever is still in town loses every tile.
el-paso-lesson-draw = Fill your hand to six. You pick the place, luck picks the number. Take a saloon card.
el-paso-lesson-saloon = The saloon is rich, but nobody gets in unless a six is rolled, and just now that happens { $six } times in a hundred. Cattle want a brand. Lay your 1. Last in line never gets the worse tile.
el-paso-lesson-six = A six! { $left }’s 4 went first, then your 1. The top two were alike, so you each have a { $value }. And no new star. A good round.
el-paso-lesson-again = Another saloon card will do nicely.
el-paso-lesson-low = Now the hotel. If others come, let them have the crumbs: lay your 1.
el-paso-lesson-late = They did come. The 5 took the cheapest, the 3 the next one, and your 1 the best of the three. That’s the whole art of raiding.
el-paso-lesson-fill = Fill your hand. A hotel card.
el-paso-lesson-think = Now think. { $stars } stars lie there, { $free } dice are free. The next roll brings the sheriffs { $chance } times in a hundred. It never gets better from here.
el-paso-lesson-leave = You hold { $points } points in tiles. Stay, and it’s all at stake. Leave, and you sell. Ride out.
el-paso-lesson-along = Whoever leaves town may take tiles along: first out takes one, the next to leave take two, and so on. Here { $rate } points make one nugget. But Cheyenne, up next, has no hotel, and what a town lacks it pays one for one.
el-paso-lesson-keep = So the hotel is worth more there than it is here. Keep it, and the rest is sold.
el-paso-lesson-not-horses = Cheyenne has horses of its own and pays one nugget for { $next } points. The hotel is what it lacks.
el-paso-lesson-not-saloon = Cheyenne has a saloon and pays one nugget for { $next } points there. The hotel is what it lacks.
el-paso-lesson-sold = The rest is sold: { $n } nuggets, and nobody takes them from you, ever. Now lean back. The others have stayed.
el-paso-lesson-greedy = { $left } has { $first } tiles now, { $right } { $second }. Very pretty. But { $stars } stars lie there, and one die in three shows another. They stay…
el-paso-lesson-lost = …and there’s the fifth star. The sheriffs ride in, and everything those two had goes back in the bag. You were out in time.
el-paso-lesson-over = Cheyenne. You have { $n } nuggets, and a tile worth { $more } more here. They have nothing. Get out early enough, but not a round too early: that’s all there is to it, and it’s harder than it sounds.
