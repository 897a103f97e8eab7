## Set-up

EP-1 = There are six places, { $alike ->
        [yes] each with { $cards } raid cards numbered 1 to { $cards }
       *[no] each with raid cards numbered from 1 up: { $cards_listed }
    }. They are shuffled face down, place by place, and everyone takes one card of each: a hand of six.
# ruled
EP-2 = A random seat is the first lookout and holds the { $dice ->
        [one] die
       *[other] { $dice } dice
    }. Play goes clockwise from the lookout. Tiles and nuggets lie open before everyone, hands are secret; but all can see from which place a card is drawn.

## A town

EP-10 = The bag holds { $tiles } tiles: { $tiles_listed }. For each town, { $per_town ->
        [one] 1 tile is
       *[other] { $per_town } tiles are
    } drawn from the bag, or all if there are fewer. Tiles of places that the town lacks then go back into the bag and are not replaced. At each place the tiles are stacked with the lowest on top. A town is filled only once.
# ruled
EP-11 = Rounds follow one another. In each, from the lookout clockwise, everyone still in town either lays a raid card from the hand face down or leaves (EP-30). Whether you stay or leave is seen at once, your card is not. You may leave in the very first round. Leavers choose and sell openly before the next seat decides. If everyone left in town leaves, nobody rolls.
# ruled
EP-12 = All cards laid are turned up together. Then the lookout rolls the dice that are not on the sheriff field, even after leaving town. Stars go to the sheriff field and stay there until the next town. Of the faces of each die, { $stars ->
        [one] 1 is a star
       *[other] { $stars } are stars
    }, { $brands ->
        [one] 1 is a brand
       *[other] { $brands } are brands
    } and { $sixes ->
        [one] 1 is a six
       *[other] { $sixes } are sixes
    }.
# ruled
EP-13 = If all dice are on the sheriff field, the sheriffs come (EP-40) and nothing is taken, even if this raid would have emptied the town. Otherwise the raids take place, even if only one die is still free. A round goes: turn up, roll, sheriffs or raids, discard, fill up hands, look whether the town is empty.
EP-14 = Without a brand among the dice just rolled, cattle cards take nothing. Without a six, saloon cards take nothing.
# ruled
EP-15 = At each place the cards act from high to low, and each takes the top tile: the lowest one left. If none is left, the card takes nothing. You may lay a card of a place that the town lacks; it takes nothing either. Tiles taken lie open before you.
# ruled
EP-16 = Cards played go face up beside the pile of their place, in seat order from the lookout. When a pile is used up, they are turned over without shuffling and become the pile. So cards come back in the order they were played, and everyone can know which.
# ruled
EP-17 = Then everyone fills up to six cards, from any places they like, at once and without an order: whoever reaches first gets the top card, the next one gets the card below. You choose a place, not a card, and a place without cards gives none. Where an order is needed it is clockwise from the lookout. Hands are also filled after the sheriffs came and after a town was emptied, but not when the sheriffs come to the last town or it is emptied.
EP-18 = Rounds go on until all dice are on the sheriff field, or everyone has left, or no tile is left in town.

## Leaving

# ruled
EP-30 = Those who leave in the same round are a group. Each of the first group may take one tile of their choice on to the next town, each of the second two, and so on; fewer is allowed. Tiles brought from earlier towns count among them. You may leave without a tile and are a group all the same. Somebody alone in town may go on raiding.
# ruled
EP-31 = If a town is emptied, all who are still there leave as the next group, clockwise from the lookout. If nobody had left before, each of them may take two tiles.
# ruled, assumed
EP-32 = You sell all tiles that you do not take on. Those of kinds this town has are added up and divided by its rate, rounded down; it does not matter whether such a tile lay there. Those of kinds it lacks are added up and paid 1:1. { $sale_example ->
        [yes] Example: in { $town }, at { $rate }:1, { $sold } worth 13 bring { $nuggets ->
            [one] 1 nugget
           *[other] { $nuggets } nuggets
        }, and tiles of a kind it lacks ({ $lacking }), worth 5, bring 5.
       *[no] {""}
    }
# ruled
EP-33 = Tiles that are sold, lost or left over go back into the bag. There are always enough nuggets.

## The sheriffs

EP-40 = When the sheriffs come, everyone still in town loses all their tiles, those from earlier towns too. Nuggets are safe, and so are those who have left.

## The next town and the end

EP-50 = Tiles left in town go back into the bag, all dice are freed, the seat to the left of the lookout becomes the lookout, and everyone rides into the next town.
# ruled
EP-51 = The last town is played like the others. Tiles still held after it are sold 1:1{ $last_rate ->
        [1] ; since it pays 1:1 itself, nobody is asked what to keep
       *[other] {""}
    }. Then the game is over and nobody may move. Whoever has the most nuggets wins; a tie shares the win.

## Words that the rules are made of

el-paso-rule-bank = bank
el-paso-rule-gold-mine = gold mine
el-paso-rule-hotel = hotel
el-paso-rule-horses = horses
el-paso-rule-saloon = saloon
el-paso-rule-cattle = cattle
# 1, 2 and 3 for bank and hotel
el-paso-rule-tiles = { $values } for { $places }
