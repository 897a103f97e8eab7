## Examples beside the rules: words in the drawings

web-example = Example
web-example-stays = Stays on the poster:
web-example-hit = hit
web-example-miss = miss
web-example-to-hand = to the hand of
web-example-to-discards = to the discard pile
web-example-sheriffs = The sheriffs come
web-example-raids = The raids take place
web-example-nothing = nothing
web-example-played = Played
web-example-drawn = Then drawn
web-example-fate-spent = discarded
web-example-fate-shot = shot
web-example-fate-stays = comes back
web-example-bid-stands = a bid
web-example-bid-refused = already bid
web-example-bid-hires = hired
web-example-bid-back = taken back
web-example-payday-over = Nothing left: payday is over

## What they show

web-example-we-20 = One of Ann’s turns: four Jesse James, one sheriff card (his Photo), and two Bob Dalton, since Bob has already laid a set of him. Then she discards.
web-example-we-22 = Ann lays four together: three bills. Then Bob lays two: one bill. Later Ann adds a single one: no bill, because cards already lying there do not count.
web-example-we-40 = The first shot turns up Wes Hardin, who has a bullet hole: the Bank Robbery takes effect. The second turns up a Hideout, which has none: a miss, and the Bank Robbery is lost.
web-example-we-50 = A set of four brings three bills, and the Photo that follows in the same turn adds one more: four in all.
web-example-we-51 = Bob has laid a set of Billy the Kid, so Ann may lay his Photo all by itself: one bill. On her next turn her Bank Robbery hits and joins it: one more bill.
web-example-we-55 = Ann’s Most Wanted hits, and she takes Bob’s only Wes Hardin into her hand. That leaves neither an outlaw card nor a Photo in his row, so the Bank Robbery goes to the discard pile. The reward stays as it is.
web-example-we-80 = Ann’s 9 SP lie under a Hideout and do not count, and Bob’s 4 are fewer than the 8 it takes. All six bills stay on the poster.
web-example-we-81 = 11, 6 and 2 SP: Ann is 5 ahead of Bob and takes all nine bills.
web-example-we-82 = 9, 5 and 4 SP: Bob is 4 behind and gets a share, Cay is 5 behind and does not. Of the eight bills Ann takes five and Bob three.
web-example-we-83-six = 4, 4 and 2 SP, six bills: Ann and Bob take two each, then Cay one. The last bill cannot be split between Ann and Bob, so it stays.
web-example-we-83-three = The same rows, but only three bills: too few for two each, so Ann and Bob take one each and the sharing is over. One bill stays.
web-example-ep-10 = Six of the tiles drawn for Deadwood. Its gold mine gets 1, 2, 4 and 4, the 1 on top. Deadwood has no cattle: those two go back into the bag.
web-example-ep-12 = The first roll shows two stars, and two dice go to the sheriff field. Three dice are left for the next roll; it shows one star, and now three lie there.
web-example-ep-13 = With four stars the raids still take place. With the fifth the sheriffs come, and nobody takes anything.
web-example-ep-14 = No die shows a six, so Ann gets nothing at the saloon. There are brands, so Bob and Cay take cattle: first Bob’s 7, then Cay’s 2.
web-example-ep-15 = Three cards at the gold mine, but only two tiles: Bob’s 7 takes the 2 on top, Cay’s 5 takes the 4, and nothing is left for Ann’s 2. Eve is alone at the bank and takes its top tile, the 3.
web-example-ep-16 = Bank cards were played in this order: 5, 4, 7. When the pile runs out they are turned over, so the 5 is drawn first, then the 4, then the 7.
web-example-ep-30 = Ann and Bob leave first: one tile each. Cay and Eve leave in a later round: two each. Flo goes on raiding alone, and when she leaves she may keep three.
web-example-ep-32 = A sale in Santa Fe, at 3:1. The town has horses and a saloon: 13 points bring 4 nuggets, and the point left over is lost. It has no bank: those 5 points bring 5.
web-example-gn-14 = Gold Rush 5/3. Ann and Bob both show the highest gold value, 7, and get 5 each. Cay’s 6 is the second highest and brings her 3. Eve gets nothing. The two highest are discarded.
web-example-gn-15 = High Noon. Cay’s 7 is the highest revolver, and the only one: she may take two IOUs from the market, sight unseen, and her adventurer is discarded. Bob’s 3 is the lowest: his adventurer is shot. Ann’s comes back to her hand.
web-example-gn-16 = Card Sharps. Bob’s 7 is the highest: from space 8 he moves up 3, to 11. Cay’s 1 is the lowest: from space 15 she falls back 3, to 12. Ann’s hat stays on 20.
web-example-gn-18 = IOUs 2 and 5 were stolen. Ann has the revolver and fills the gaps from the last row, the lowest gap first. She remembers that IOU 8 is her own 4 and moves it into gap 2, where payday calls it in less often; IOU 7 goes into gap 5. The last row closes up: IOU 9 becomes number 7.
web-example-gn-20 = Ann has the revolver and 9 gold. She buys five spaces, from 6 to 11, and keeps 4 gold.
web-example-gn-31 = Ann bids 4. Bob may not bid 4 as well; he adds a 1 and bids 5.
web-example-gn-35 = Cay has bid 4 and picks first; Ann has bid 3 and takes the other one. Both bids go to the market. Bob’s 1 is the lowest: he gets nobody and takes his IOU back.
web-example-gn-40 = The die shows 3, and the outermost IOU in column 3 is turned over: one of Bob’s, a 2, so he pays 2. Then it shows 5: Ann pays 1. Then 3 again: the next IOU further in is turned over, and Cay pays 4.
web-example-gn-41 = The die has shown 6 three times, and all of column 6 lies open. Now it shows 6 once more: there is no IOU left to turn over, and payday is over.
web-example-gn-42 = One of Bob’s IOUs is turned over, a 3, but he has only 2 gold. He keeps it, takes a vulture, and his hat falls back from 9 to 4. Payday is over.
web-example-sd-12 = Ann and Bob both turn over an ace, the highest card. Of the five coins they take two each; the fifth cannot be shared and stays in the strongbox. Cay gets nothing.
web-example-sd-22 = Ann shoots at Bob and turns over a jack. It has a bullet hole: a hit. She takes it into her hand, and everybody knows she has it. Bob shows no vest and pays her two coins.
web-example-sd-23 = Bob’s shot turns over a king: a hit, and the king is his. But Ann shows a vest. It is discarded, and she pays nothing.
web-example-sd-24 = Cay is hit and shows no vest. She owes two coins but has only one left, so Ann gets that one.
web-example-sd-32 = Ann has scored a hit and kept the king; Bob has shown a vest. Ann needs no cards, Bob needs two and Cay one. There are only two in the pile: nobody draws, and the game is over.
