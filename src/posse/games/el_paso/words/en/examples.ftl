## Examples beside the rules: words in the drawings

el-paso-example-sheriffs = The sheriffs come
el-paso-example-raids = The raids take place
el-paso-example-nothing = nothing
el-paso-example-played = Played
el-paso-example-drawn = Then drawn

## What they show

el-paso-example-ep-10 = Six of the tiles drawn for Deadwood. Its gold mine gets 1, 2, 4 and 4, the 1 on top. Deadwood has no cattle: those two go back into the bag.
el-paso-example-ep-12 = The first roll shows two stars, and two dice go to the sheriff field. Three dice are left for the next roll; it shows one star, and now three lie there.
el-paso-example-ep-13 = With four stars the raids still take place. With the fifth the sheriffs come, and nobody takes anything.
el-paso-example-ep-14 = No die shows a six, so Ann gets nothing at the saloon. There are brands, so Bob and Cay take cattle: first Bob’s 7, then Cay’s 2.
el-paso-example-ep-15 = Three cards at the gold mine, but only two tiles: Bob’s 7 takes the 2 on top, Cay’s 5 takes the 4, and nothing is left for Ann’s 2. Eve is alone at the bank and takes its top tile, the 3.
el-paso-example-ep-16 = Bank cards were played in this order: 5, 4, 7. When the pile runs out they are turned over, so the 5 is drawn first, then the 4, then the 7.
el-paso-example-ep-30 = Ann and Bob leave first: one tile each. Cay and Eve leave in a later round: two each. Flo goes on raiding alone, and when she leaves she may keep three.
el-paso-example-ep-32 = A sale in Santa Fe, at 3:1. The town has horses and a saloon: 13 points bring 4 nuggets, and the point left over is lost. It has no bank: those 5 points bring 5.
