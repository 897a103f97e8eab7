var e=`## How to play in two minutes: at the top of each game's rules

web-brief-wyatt-earp-1 = Seven outlaws are wanted. Each has a poster with a reward on it, in bills of $1,000. Whoever has $25,000 first, after a reckoning, ends the game; the richest wins.
web-brief-wyatt-earp-2 = Your turn: draw two cards from the pile, or take the top discard. Play what you like. Discard one card.
web-brief-wyatt-earp-3 = Three or more of one outlaw, laid together, are a set. It opens that outlaw for everybody in this hand. Each card laid together after the first adds a bill to the poster.
web-brief-wyatt-earp-4 = Besides, play one sheriff card a turn. Many need a hit: the top card of the pile is turned, and a bullet hole on it is a hit.
web-brief-wyatt-earp-5 = A Hideout covers a rival’s row: it counts nothing until a Wyatt Earp shoots it free.
web-brief-wyatt-earp-6 = When somebody is out of cards, each poster with 8 points on the table pays. Five points ahead of the next: you take it all. Closer than that: it is shared.
web-brief-el-paso-1 = You raid seven towns, one after the other. Most gold nuggets at the end win.
web-brief-el-paso-2 = Every round you lay a raid card face down, for one of six places, or leave town.
web-brief-el-paso-3 = Cards are turned up, and the dice are rolled. At each place the highest card takes first, and takes the lowest tile. Cattle need a brand among the dice, the saloon a six.
web-brief-el-paso-4 = Every star on a die stays with the sheriffs. When all five dice lie there, the sheriffs come, and whoever is still in town loses all tiles.
web-brief-el-paso-5 = Whoever leaves sells. What the town has pays badly, by its rate; what it lacks pays one for one. The first to leave may take one tile along to the next town, the second group two, and so on.
web-brief-gnadenlos-1 = Race your hat along the track of fame. Adventurers earn it for you, and you pay for them in notes: promises to pay.
web-brief-gnadenlos-2 = Each turn begins with an event. Everyone shows an adventurer in secret. Gold Rush brings gold, High Noon lets the quickest steal notes and buries the slowest, Card Sharps moves hats. The best one leaves you afterwards.
web-brief-gnadenlos-3 = Whoever has the revolver may then buy up to five spaces of fame, a gold each.
web-brief-gnadenlos-4 = Short of adventurers? Then all bid with their notes for new ones, each a different sum. What was bid lies face down in the market; the lowest gets nothing and keeps the notes.
web-brief-gnadenlos-5 = Once the market has enough full rows it is payday. The die calls note after note, and whose colour it is pays. If you cannot, you get a vulture and fall back five spaces. Three vultures, and you have lost.
web-brief-gnadenlos-6 = The game ends at the goal, with the undertaker’s last step or a third vulture. The farthest hat wins.
web-brief-showdown-1 = Each round four coins go into the strongbox. Everybody lays a card in secret; all are turned up together.
web-brief-showdown-2 = The highest takes the strongbox: ace, king, jack; a vest is worth nothing. Equals share.
web-brief-showdown-3 = Whoever holds the revolver may shoot. The top card of the pile decides: a jack or a king is a hit.
web-brief-showdown-4 = Whoever is hit shows a vest, or pays two coins. Then the revolver goes on, and hands are filled up.
web-brief-showdown-5 = When the pile cannot fill all hands, most coins win.

## First-game help on the table

web-guide-title = Your first game
web-guide-step = { $n } of { $of }
web-guide-next = Next
web-guide-back = Back
web-guide-end = Got it
web-guide-close = Put the help away
web-guide-rules = All the rules

web-guide-wyatt-earp-1 = Seven posters, seven rewards. The bills on them are what you are after: at the end of a hand they go to whoever has the most points on that outlaw.
web-guide-wyatt-earp-2 = This is your hand. Cards with a bullet hole are outlaws; all others are sheriff cards, each with a power of its own.
web-guide-wyatt-earp-3 = Begin your turn by drawing: two cards from the pile, unseen, or the top card of the discards, which you know.
web-guide-wyatt-earp-4 = Have you three of one outlaw? Lay them together: a set. Each card after the first puts a bill on the poster. Later anybody may add single ones.
web-guide-wyatt-earp-5 = One sheriff card a turn. Some need a shot: the top card of the pile is turned, and a bullet hole is a hit. A miss wastes the card.
web-guide-wyatt-earp-6 = End your turn by discarding one card. What you throw away, the next player may take.
web-guide-wyatt-earp-7 = The others play. The totals show who would be paid now: 8 points in all make a poster pay, and a lead of 5 takes it whole. A Hideout can undo a lead.
web-guide-wyatt-earp-8 = The hand ends when somebody discards the last card. Then comes the reckoning, poster by poster, and the next hand, until somebody has $25,000.
web-guide-el-paso-1 = The trail has seven towns; you all ride into the first. Tiles lie at its places, the lowest on top.
web-guide-el-paso-2 = These are your raid cards, one number each. At a place the high number chooses first, but it too gets the lowest tile that is left.
web-guide-el-paso-3 = Lay a card face down, or leave. Leaving in the very first round is allowed, and gains nothing yet.
web-guide-el-paso-4 = The lookout rolls. Stars stay on the sheriff field: with the fifth, everybody still here loses all tiles. The danger of the next roll is shown.
web-guide-el-paso-5 = What you take lies before you. Cattle need a brand among the dice, the saloon a six.
web-guide-el-paso-6 = Fill your hand up to six. You choose the place, chance the number.
web-guide-el-paso-7 = Leave in good time: then you sell. What this town has pays by its rate, what it lacks pays one for one, so some tiles are worth carrying on.
web-guide-el-paso-8 = Nuggets are safe for good, and they alone count at the end. On to the next town.
web-guide-gnadenlos-1 = Your hat stands on space 6. Whoever’s hat is farthest at the end wins. You get on by buying fame with gold, and by cards.
web-guide-gnadenlos-2 = Your notes are promises to pay. You bid with them, and what you bid goes to the market. On payday some of it is called.
web-guide-gnadenlos-3 = An event is turned up. Choose an adventurer in secret: what counts is gold, revolver or cards, as the event says.
web-guide-gnadenlos-4 = All are turned up together. The highest wins and is gone afterwards; the others come back. Second-best is often cheaper.
web-guide-gnadenlos-5 = With the revolver you may buy up to five spaces, a gold each. Keep some gold if payday is near.
web-guide-gnadenlos-6 = Bidding: one to three notes, and a sum nobody has bid. The lowest gets nobody, but keeps the notes.
web-guide-gnadenlos-7 = By falling bid everybody hires. Your notes go face down to the end of the market.
web-guide-gnadenlos-8 = Are there enough full rows, it is payday. Note after note is called by the die. Who cannot pay gets a vulture; the third one puts you out.
web-guide-showdown-1 = Four coins lie in the strongbox. The highest card takes them.
web-guide-showdown-2 = Lay a card face down. All do so at the same time: ace beats king, king beats jack, a vest is worth nothing.
web-guide-showdown-3 = The cards are turned up, and the coins go to the highest. Equals share.
web-guide-showdown-4 = Whoever has the revolver may shoot at somebody with coins. Jacks and kings from the pile are hits.
web-guide-showdown-5 = Hit? A vest stops the bullet. Without one it costs two coins.
web-guide-showdown-6 = The revolver goes round, hands are filled up, and on it goes until the pile cannot fill them. Most coins win.
`;export{e as default};