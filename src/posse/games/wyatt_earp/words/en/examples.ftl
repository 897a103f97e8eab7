## Examples beside the rules: words in the drawings

wyatt-earp-example-stays = Stays on the poster:
wyatt-earp-example-hit = hit
wyatt-earp-example-miss = miss
wyatt-earp-example-to-discards = to the discard pile

## What they show

wyatt-earp-example-we-20 = One of Ann’s turns: four Jesse James, one sheriff card (his Photo), and two Bob Dalton, since Bob has already laid a set of him. Then she discards.
wyatt-earp-example-we-22 = Ann lays four together: three bills. Then Bob lays two: one bill. Later Ann adds a single one: no bill, because cards already lying there do not count.
wyatt-earp-example-we-40 = The first shot turns up Wes Hardin, who has a bullet hole: the Bank Robbery takes effect. The second turns up a Hideout, which has none: a miss, and the Bank Robbery is lost.
wyatt-earp-example-we-50 = A set of four brings three bills, and the Photo that follows in the same turn adds one more: four in all.
wyatt-earp-example-we-51 = Bob has laid a set of Billy the Kid, so Ann may lay his Photo all by itself: one bill. On her next turn her Bank Robbery hits and joins it: one more bill.
wyatt-earp-example-we-55 = Ann’s Most Wanted hits, and she takes Bob’s only Wes Hardin into her hand. That leaves neither an outlaw card nor a Photo in his row, so the Bank Robbery goes to the discard pile. The reward stays as it is.
wyatt-earp-example-we-80 = Ann’s 9 SP lie under a Hideout and do not count, and Bob’s 4 are fewer than the 8 it takes. All six bills stay on the poster.
wyatt-earp-example-we-81 = 11, 6 and 2 SP: Ann is 5 ahead of Bob and takes all nine bills.
wyatt-earp-example-we-82 = 9, 5 and 4 SP: Bob is 4 behind and gets a share, Cay is 5 behind and does not. Of the eight bills Ann takes five and Bob three.
wyatt-earp-example-we-83-six = 4, 4 and 2 SP, six bills: Ann and Bob take two each, then Cay one. The last bill cannot be split between Ann and Bob, so it stays.
wyatt-earp-example-we-83-three = The same rows, but only three bills: too few for two each, so Ann and Bob take one each and the sharing is over. One bill stays.
