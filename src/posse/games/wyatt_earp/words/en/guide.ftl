## How to play in two minutes: at the top of each game's rules

wyatt-earp-brief-1 = Seven outlaws are wanted. Each has a poster with a reward on it, in bills of $1,000. Once somebody has $25,000 or more after a reckoning, the game is over and the richest player wins.
wyatt-earp-brief-2 = On your turn, draw two cards from the draw pile or take the top card of the discard pile. Play what you like. Then discard one card.
wyatt-earp-brief-3 = Three or more cards of one outlaw, laid together, are a set. It opens that outlaw to everybody for the rest of the hand. Whenever you lay several cards together, each one after the first adds a bill to the poster.
wyatt-earp-brief-4 = You may also play one sheriff card a turn. Many need a hit: the top card of the draw pile is turned over, and a bullet hole on it is a hit.
wyatt-earp-brief-5 = A Hideout covers a rival’s row, which counts for nothing until a Wyatt Earp shoots it free.
wyatt-earp-brief-6 = When somebody runs out of cards, every poster with at least 8 points on the table pays out. If you are 5 points ahead of everybody else, you take it all; if not, you share it with those close behind.

## First-game help on the table

wyatt-earp-guide-1 = Seven posters, seven rewards. You are after the bills on them: at the end of a hand they go to whoever has the most points on that outlaw.
wyatt-earp-guide-2 = This is your hand. Cards with a bullet hole are outlaws; all the others are sheriff cards, each with a power of its own.
wyatt-earp-guide-3 = Start your turn by drawing: two cards from the draw pile, unseen, or the top card of the discard pile, which you can see.
wyatt-earp-guide-4 = { $set_size ->
    [1] Do you have an outlaw? Lay it: that’s a set.
   *[other] Do you have { $set_size } of one outlaw? Lay them together: that’s a set.
} Each card after the first puts a bill on the poster. From then on, anybody may add single ones.
wyatt-earp-guide-5 = You may play one sheriff card a turn. Some need a shot: the top card of the draw pile is turned over, and a bullet hole is a hit. If you miss, the card is lost.
wyatt-earp-guide-6 = End your turn by discarding one card. The next player may take it.
wyatt-earp-guide-7 = Now the others play. The totals show who would get what right now: a poster pays out from 8 points in all, and a lead of 5 takes everything. A Hideout can wipe out a lead.
wyatt-earp-guide-8 = The hand ends when somebody discards their last card. Then comes the reckoning, poster by poster. If anybody then has $25,000 or more, the richest wins; if not, there is another hand.
