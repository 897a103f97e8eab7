## How to play in two minutes: at the top of each game's rules

el-paso-brief-1 = You raid seven towns, one after the other. Whoever has the most nuggets at the end wins.
el-paso-brief-2 = Each round you lay a raid card face down, for one of six places, or you leave town.
el-paso-brief-3 = The cards are turned up, and the dice are rolled. At each place the highest card goes first and takes the lowest tile. Cattle can only be taken if a brand is rolled, tiles from the saloon only with a six.
el-paso-brief-4 = Every star rolled stays on the sheriff field. Once all five dice are there, the sheriffs come, and everybody still in town loses all their tiles.
el-paso-brief-5 = When you leave, you sell. What the town has itself pays at its rate, usually a poor one; what it lacks pays one for one. The first group to leave may take one tile each to the next town, the second group two, and so on.

## First-game help on the table

el-paso-guide-1 = There are seven towns along the trail, and you all ride into the first. Tiles lie at its places, the lowest on top.
el-paso-guide-2 = These are your raid cards, each with a number. At each place the highest number goes first, but it too gets the lowest tile that is left.
el-paso-guide-3 = Lay a card face down, or ride out of town. You may leave in the very first round, but there is nothing to gain by it yet.
el-paso-guide-4 = The lookout rolls. Stars stay on the sheriff field: with the fifth, everybody still in town loses all their tiles. You can see the risk of the next roll.
el-paso-guide-5 = What you take lies in front of you. Cattle can only be taken if a brand is rolled, tiles from the saloon only with a six.
el-paso-guide-6 = Fill your hand back up to six. You choose the place, luck chooses the number.
el-paso-guide-7 = Get out in time, and you can sell. What this town has pays at its rate, what it lacks pays one for one, so some tiles are worth taking along.
el-paso-guide-8 = Nuggets are safe for good, and only they count at the end. On to the next town.
