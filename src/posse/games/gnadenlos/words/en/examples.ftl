## Examples beside the rules: words in the drawings

gnadenlos-example-fate-spent = discarded
gnadenlos-example-fate-shot = shot
gnadenlos-example-fate-stays = comes back
gnadenlos-example-bid-stands = a bid
gnadenlos-example-bid-refused = already bid
gnadenlos-example-bid-hires = hired
gnadenlos-example-bid-back = taken back
gnadenlos-example-payday-over = Nothing left: payday is over

## What they show

gnadenlos-example-gn-14 = Gold Rush 5/3. Ann and Bob both show the highest gold value, 7, and get 5 each. Cay’s 6 is the second highest and brings her 3. Eve gets nothing. The two highest are discarded.
gnadenlos-example-gn-15 = High Noon. Cay’s 7 is the highest revolver, and the only one: she may take two IOUs from the market, sight unseen, and her adventurer is discarded. Bob’s 3 is the lowest: his adventurer is shot. Ann’s comes back to her hand.
gnadenlos-example-gn-16 = Card Sharps. Bob’s 7 is the highest: from space 8 he moves up 3, to 11. Cay’s 1 is the lowest: from space 15 she falls back 3, to 12. Ann’s hat stays on 20.
gnadenlos-example-gn-18 = IOUs 2 and 5 were stolen. Ann has the revolver and fills the gaps from the last row, the lowest gap first. She remembers that IOU 8 is her own 4 and moves it into gap 2, where payday calls it in less often; IOU 7 goes into gap 5. The last row closes up: IOU 9 becomes number 7.
gnadenlos-example-gn-20 = Ann has the revolver and 9 gold. She buys five spaces, from 6 to 11, and keeps 4 gold.
gnadenlos-example-gn-31 = Ann bids 4. Bob may not bid 4 as well; he adds a 1 and bids 5.
gnadenlos-example-gn-35 = Cay has bid 4 and picks first; Ann has bid 3 and takes the other one. Both bids go to the market. Bob’s 1 is the lowest: he gets nobody and takes his IOU back.
gnadenlos-example-gn-40 = The die shows 3, and the outermost IOU in column 3 is turned over: one of Bob’s, a 2, so he pays 2. Then it shows 5: Ann pays 1. Then 3 again: the next IOU further in is turned over, and Cay pays 4.
gnadenlos-example-gn-41 = The die has shown 6 three times, and all of column 6 lies open. Now it shows 6 once more: there is no IOU left to turn over, and payday is over.
gnadenlos-example-gn-42 = One of Bob’s IOUs is turned over, a 3, but he has only 2 gold. He keeps it, takes a vulture, and his hat falls back from 9 to 4. Payday is over.
