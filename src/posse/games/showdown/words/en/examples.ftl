## What they show

showdown-example-sd-12 = Ann and Bob both turn over an ace, the highest card. Of the five coins they take two each; the fifth cannot be shared and stays in the strongbox. Cay gets nothing.
showdown-example-sd-22 = Ann shoots at Bob and turns over a jack. It has a bullet hole: a hit. She takes it into her hand, and everybody knows she has it. Bob shows no vest and pays her two coins.
showdown-example-sd-23 = Bob’s shot turns over a king: a hit, and the king is his. But Ann shows a vest. It is discarded, and she pays nothing.
showdown-example-sd-24 = Cay is hit and shows no vest. She owes two coins but has only one left, so Ann gets that one.
showdown-example-sd-32 = Ann has scored a hit and kept the king; Bob has shown a vest. Ann needs no cards, Bob needs two and Cay one. There are only two in the pile: nobody draws, and the game is over.
