## Set-up

EP-1 = There are six places, each with eight raid cards numbered 1 to 8. They are shuffled face down, place by place, and everyone takes one card of each: a hand of six.
# ruled
EP-2 = A random seat is the first lookout and holds the five dice. Play goes clockwise from the lookout. Tiles and nuggets lie open before everyone, hands are secret; but all can see from which place a card is drawn.

## A town

# assumed
EP-10 = The bag holds 36 tiles, six of each place: 1, 2, 3, 4, 4 and 5 for bank, gold mine, hotel and horses, 3, 4, 4, 5, 5 and 6 for saloon and cattle. For each town, 20 tiles are drawn from the bag, or all if there are fewer. Tiles of places that the town lacks then go back into the bag and are not replaced. At each place the tiles are stacked with the lowest on top. A town is filled only once.
# ruled
EP-11 = Rounds follow one another. In each, from the lookout clockwise, everyone still in town either lays a raid card from the hand face down or leaves (EP-30). Whether you stay or leave is seen at once, your card is not. You may leave in the very first round. Leavers choose and sell openly before the next seat decides. If everyone left in town leaves, nobody rolls.
# ruled
EP-12 = All cards laid are turned up together. Then the lookout rolls the dice that are not on the sheriff field, even after leaving town. Stars go to the sheriff field and stay there until the next town. Each die has two stars, two brands and two sixes.
# ruled
EP-13 = If all five dice are on the sheriff field, the sheriffs come (EP-40) and nothing is taken, even if this raid would have emptied the town. Otherwise the raids take place, also when four are there. A round goes: turn up, roll, sheriffs or raids, discard, fill up hands, look whether the town is empty.
EP-14 = Without a brand among the dice just rolled, cattle cards take nothing. Without a six, saloon cards take nothing.
# ruled
EP-15 = At each place the cards act from high to low, and each takes the top tile: the lowest one left. If none is left, the card takes nothing. You may lay a card of a place that the town lacks; it takes nothing either. Tiles taken lie open before you.
# ruled
EP-16 = Cards played go face up beside the pile of their place, in seat order from the lookout. When a pile is used up, they are turned over without shuffling and become the pile. So cards come back in the order they were played, and everyone can know which.
# ruled
EP-17 = Then everyone fills up to six cards, from any places they like, at once and without an order: whoever reaches first gets the top card, the next one gets the card below. You choose a place, not a card, and a place without cards gives none. Where an order is needed it is clockwise from the lookout. Hands are also filled after the sheriffs came and after a town was emptied, but not when the sheriffs come to the last town or it is emptied.
EP-18 = Rounds go on until all five dice are on the sheriff field, or everyone has left, or no tile is left in town.

## Leaving

# ruled
EP-30 = Those who leave in the same round are a group. Each of the first group may take one tile on to the next town, each of the second two, and so on; fewer is allowed. Tiles brought from earlier towns count among them. You may leave without a tile and are a group all the same. Somebody alone in town may go on raiding.
# ruled
EP-31 = If a town is emptied, all who are still there leave as the next group, clockwise from the lookout. If nobody had left before, each of them may take two tiles.
# ruled, assumed
EP-32 = You sell all tiles that you do not take on. Those of kinds this town has are added up and divided by its rate, rounded down; it does not matter whether such a tile lay there. Those of kinds it lacks are added up and paid 1:1. Example: in Santa Fe, at 3:1, horses and saloon worth 13 bring 4 nuggets, and a bank worth 5 brings 5.
# ruled
EP-33 = Tiles that are sold, lost or left over go back into the bag. There are always enough nuggets.

## The sheriffs

EP-40 = When the sheriffs come, everyone still in town loses all their tiles, those from earlier towns too. Nuggets are safe, and so are those who have left.

## The next town and the end

EP-50 = Tiles left in town go back into the bag, all dice are freed, the seat to the left of the lookout becomes the lookout, and everyone rides into the next town.
# ruled
EP-51 = The last town is played like the others. Tiles still held after it are sold 1:1; where the last town pays 1:1 itself, nobody is asked what to keep. Then the game is over and nobody may move any more. Most nuggets win; a tie shares the win.
