## How to play in two minutes: at the top of each game's rules

web-brief-wyatt-earp-1 = Seven outlaws are wanted. Each has a poster with a reward on it, in bills of $1,000. Once somebody has $25,000 or more after a reckoning, the game is over and the richest player wins.
web-brief-wyatt-earp-2 = On your turn, draw two cards from the draw pile or take the top card of the discard pile. Play what you like. Then discard one card.
web-brief-wyatt-earp-3 = Three or more cards of one outlaw, laid together, are a set. It opens that outlaw to everybody for the rest of the hand. Whenever you lay several cards together, each one after the first adds a bill to the poster.
web-brief-wyatt-earp-4 = You may also play one sheriff card a turn. Many need a hit: the top card of the draw pile is turned over, and a bullet hole on it is a hit.
web-brief-wyatt-earp-5 = A Hideout covers a rival’s row, which counts for nothing until a Wyatt Earp shoots it free.
web-brief-wyatt-earp-6 = When somebody runs out of cards, every poster with at least 8 points on the table pays out. If you are 5 points ahead of everybody else, you take it all; if not, you share it with those close behind.
web-brief-el-paso-1 = You raid seven towns, one after the other. Whoever has the most nuggets at the end wins.
web-brief-el-paso-2 = Each round you lay a raid card face down, for one of six places, or you leave town.
web-brief-el-paso-3 = The cards are turned up, and the dice are rolled. At each place the highest card goes first and takes the lowest tile. Cattle can only be taken if a brand is rolled, tiles from the saloon only with a six.
web-brief-el-paso-4 = Every star rolled stays on the sheriff field. Once all five dice are there, the sheriffs come, and everybody still in town loses all their tiles.
web-brief-el-paso-5 = When you leave, you sell. What the town has itself pays at its rate, mostly badly; what it lacks pays one for one. The first group to leave may take one tile each to the next town, the second group two, and so on.
web-brief-gnadenlos-1 = Race your hat along the track of fame. Fame costs gold; adventurers bring it in, and you pay for them with IOUs: promises to pay.
web-brief-gnadenlos-2 = Each turn starts with an event. Everybody chooses an adventurer in secret. Gold Rush brings gold, at High Noon the quickest may steal IOUs and the slowest are shot, Card Sharps moves hats. After any event, the highest are discarded.
web-brief-gnadenlos-3 = The player with the revolver may then buy up to five spaces of fame, one gold each. After the turn the revolver passes to the left.
web-brief-gnadenlos-4 = If the player with the revolver has fewer than three adventurers, everybody bids IOUs for new ones, each a different sum. Those who hire lay their IOUs face down in the market, in any order they like; the lowest bidder gets nobody and takes the IOUs back.
web-brief-gnadenlos-5 = Once the market has as many full rows as there are players, it is payday. The die calls one IOU after another, and the player whose colour it is pays. If you cannot, you get a vulture and fall back five spaces. Three vultures, and you have lost.
web-brief-gnadenlos-6 = The game ends when a hat reaches the goal, with the undertaker’s last step, or with a third vulture. The hat that is farthest ahead wins.
web-brief-showdown-1 = Each round four coins go into the strongbox. Everybody lays a card in secret, and all are turned up together.
web-brief-showdown-2 = The highest card takes the strongbox: ace, then king, then jack; a vest is worth nothing. Equal cards share it.
web-brief-showdown-3 = The player with the revolver may shoot. The top card of the pile decides: a jack or a king is a hit.
web-brief-showdown-4 = Whoever is hit shows a vest or pays two coins. Then the revolver passes to the left, and everybody draws back up to three cards.
web-brief-showdown-5 = When the pile can no longer fill all hands, whoever has the most coins wins.

## First-game help on the table

web-guide-title = Your first game
web-guide-step = { $n } of { $of }
web-guide-next = Next
web-guide-back = Back
web-guide-end = Got it
web-guide-close = Hide the help
web-guide-rules = All the rules

web-guide-wyatt-earp-1 = Seven posters, seven rewards. You are after the bills on them: at the end of a hand they go to whoever has the most points on that outlaw.
web-guide-wyatt-earp-2 = This is your hand. Cards with a bullet hole are outlaws; all the others are sheriff cards, each with a power of its own.
web-guide-wyatt-earp-3 = Start your turn by drawing: two cards from the draw pile, unseen, or the top card of the discard pile, which you can see.
web-guide-wyatt-earp-4 = Do you have three of one outlaw? Lay them together: that’s a set. Each card after the first puts a bill on the poster. From then on, anybody may add single ones.
web-guide-wyatt-earp-5 = You may play one sheriff card a turn. Some need a shot: the top card of the draw pile is turned over, and a bullet hole is a hit. If you miss, the card is lost.
web-guide-wyatt-earp-6 = End your turn by discarding one card. The next player may take it.
web-guide-wyatt-earp-7 = Now the others play. The totals show who would get what right now: a poster pays out from 8 points in all, and a lead of 5 takes everything. A Hideout can wipe out a lead.
web-guide-wyatt-earp-8 = The hand ends when somebody discards their last card. Then comes the reckoning, poster by poster. If anybody has $25,000 by then, the richest wins; if not, there is another hand.
web-guide-el-paso-1 = There are seven towns along the trail, and you all ride into the first. Tiles lie at its places, the lowest on top.
web-guide-el-paso-2 = These are your raid cards, each with a number. At each place the highest number goes first, but it too gets the lowest tile that is left.
web-guide-el-paso-3 = Lay a card face down, or ride out of town. You may leave in the very first round, but there is nothing to gain by it yet.
web-guide-el-paso-4 = The lookout rolls. Stars stay on the sheriff field: with the fifth, everybody still in town loses all their tiles. You can see the risk of the next roll.
web-guide-el-paso-5 = What you take lies in front of you. Cattle can only be taken if a brand is rolled, tiles from the saloon only with a six.
web-guide-el-paso-6 = Fill your hand back up to six. You choose the place, luck chooses the number.
web-guide-el-paso-7 = Get out in time, and you can sell. What this town has pays at its rate, what it lacks pays one for one, so some tiles are worth taking along.
web-guide-el-paso-8 = Nuggets are safe for good, and only they count at the end. On to the next town.
web-guide-gnadenlos-1 = Your hat stands on space 6. Whoever’s hat is farthest ahead at the end wins. You move up by buying fame with gold, and by winning at Card Sharps.
web-guide-gnadenlos-2 = Your IOUs are promises to pay. You bid with them, and what you bid goes to the market. On payday some of them are called in.
web-guide-gnadenlos-3 = An event has been turned up. Choose an adventurer in secret: gold, revolver or cards counts, whichever the event says.
web-guide-gnadenlos-4 = All are turned up together. The highest win and are gone afterwards, at High Noon the lowest too; the others come back. Coming second often costs you less.
web-guide-gnadenlos-5 = With the revolver you may buy up to five spaces, one gold each. Keep some gold if payday is near. After your turn the revolver passes to the left.
web-guide-gnadenlos-6 = Bid one to three IOUs, for a sum nobody has bid yet. The lowest bidder gets nobody, but keeps the IOUs.
web-guide-gnadenlos-7 = From the highest bid down, everybody but the lowest hires. Your IOUs go face down to the end of the market; you choose the order.
web-guide-gnadenlos-8 = Once there are enough full rows, it is payday. The die calls one IOU after another. Whoever cannot pay gets a vulture; the third one puts you out. Afterwards the player with the revolver fills the gaps.
web-guide-showdown-1 = There are four coins in the strongbox. The highest card takes them.
web-guide-showdown-2 = Lay a card face down. Everybody does so at the same time: ace beats king, king beats jack, a vest is worth nothing.
web-guide-showdown-3 = The cards are turned up, and the coins go to the highest. Equal cards share them.
web-guide-showdown-4 = The player with the revolver may shoot at somebody who has coins. A jack or a king from the pile is a hit.
web-guide-showdown-5 = Hit? A vest stops the bullet. Without one it costs you two coins.
web-guide-showdown-6 = The revolver passes to the left, hands are filled up, and on it goes until the pile runs short. Whoever has the most coins wins.
