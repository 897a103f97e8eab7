## How to play in two minutes: at the top of each game's rules

gnadenlos-brief-1 = Race your hat along the track of fame. Fame costs gold; adventurers bring it in, and you pay for them with IOUs: promises to pay.
gnadenlos-brief-2 = Each turn starts with an event. Everybody chooses an adventurer in secret. Gold Rush brings gold, at High Noon the quickest may steal IOUs and the slowest are shot, Card Sharps moves hats. After any event, the highest are discarded.
gnadenlos-brief-3 = The player with the revolver may then buy up to five spaces of fame, one gold each. After the turn the revolver passes to the left.
gnadenlos-brief-4 = If the player with the revolver has fewer than three adventurers, everybody bids IOUs for new ones, each a different sum. Those who hire lay their IOUs face down in the market, in any order they like; the lowest bidder gets nobody and takes the IOUs back.
gnadenlos-brief-5 = Once the market has as many full rows as there are players, it is payday. The die calls one IOU after another, and the player whose colour it is pays. If you cannot, you get a vulture and fall back five spaces. Three vultures, and you have lost.
gnadenlos-brief-6 = The game ends when a hat reaches the goal, with the undertaker’s last step, or with a third vulture. The hat that is farthest ahead wins.

## First-game help on the table

gnadenlos-guide-1 = Your hat starts on space 6. Whoever’s hat is farthest ahead at the end wins. You move up by buying fame with gold, and by winning at Card Sharps.
gnadenlos-guide-2 = Your IOUs are promises to pay. You bid with them, and what you bid goes to the market. On payday some of them are called in.
gnadenlos-guide-3 = An event has been turned up. Choose an adventurer in secret: gold, revolver or cards counts, whichever the event says.
gnadenlos-guide-4 = All are turned up together. The highest win and are gone afterwards, at High Noon the lowest too; the others come back. Coming second often costs you less.
gnadenlos-guide-5 = { $buy ->
    [0] Fame is not for sale during the game.
    [one] With the revolver you may buy one space, for one gold.
   *[other] With the revolver you may buy up to { $buy } spaces, one gold each.
} Keep some gold if payday is near. After your turn the revolver passes to the left.
gnadenlos-guide-6 = Bid one to three IOUs, for a sum nobody has bid yet. The lowest bidder gets nobody, but keeps the IOUs.
gnadenlos-guide-7 = From the highest bid down, everybody but the lowest hires. Your IOUs go face down to the end of the market; you choose the order.
gnadenlos-guide-8 = Once there are enough full rows, it is payday. The die calls one IOU after another. Whoever cannot pay gets a vulture; { $vultures ->
    [1] it puts you out.
    [2] the second one puts you out.
   *[other] the third one puts you out.
} { $gaps ->
    [last] Afterwards the last IOUs fill the gaps.
   *[other] Afterwards the player with the revolver fills the gaps.
}
