## Set-up

# assumed
GN-1 = Everyone gets the { $notes } IOUs of a colour ({ $notes_listed }), { $gold } gold, { $dealt ->
        [0] no adventurers
        [one] 1 adventurer
       *[other] { $dealt } adventurers
    } and a hat on space { $start } of the track of fame. The die decides who has the revolver first. Hands are secret; gold, hats, vultures, turned events and the numbers of cards are open.
GN-2 = { $laid ->
        [0] Nobody lays an IOU at set-up: the market begins empty. It grows row by row, in six columns, one for each number of the die.
       *[other] Everyone lays { $laid_listed }. These IOUs are shuffled and laid face down as the market: row by row, in six columns, one for each number of the die. Nobody knows which is where.
    }
# ruled
GN-3 = { $setup ->
        [experienced] This table begins as experienced players do:
       *[basic] For experienced players there is another set-up, as a house rule:
    } no adventurers are dealt and no IOUs laid. Everyone rolls the die; the highest, after rolling again for ties, has the revolver, bids first and plays the first turn. As many open pairs of adventurers as there are players are auctioned as in GN-31 to GN-33. From the highest bid down everyone takes a pair, the lowest too, and lays the bid face down in the market. There is no payday at set-up.

## The event

# ruled
GN-10 = A turn is the event, fame, hiring and perhaps payday; then the revolver passes to the left. If fewer than two players hold adventurers, there is no event: no card is turned, and no hat moves.
# assumed
GN-11 = The top event is turned up. There are { $events } of them: Gold Rush { $rushes }, { $high_noons ->
        [one] 1 High Noon
       *[other] { $high_noons } High Noons
    } and { $card_sharps } Card Sharps. The last of them is never carried out: when it is turned, all are shuffled, and the next one turned counts. If that last one is a High Noon, it still moves the undertaker, and may end the game there and then.
GN-12 = Everyone with adventurers chooses one in secret; all are turned up together. Players without any take no part.
GN-13 = If all values shown are equal, nothing happens and the adventurers return to their hands. No other event is turned, and a step of the undertaker stands.
GN-14 = Gold Rush: everyone who shows the highest gold value gets as much gold as the first number of the event says, everyone who shows the second-highest as much as the second.
# ruled
GN-15 = High Noon: first the undertaker takes a step. On his last space (step { $undertaker }) the game ends, and the event is not carried out. Whoever alone shows the highest revolver value may take two IOUs from the market; if several show it, each may take one, from the player with the revolver on. You name places and look only afterwards; it is all or nothing, and the IOUs join your hand, whatever their colour. If there are too few IOUs, nobody takes any. All adventurers with the lowest revolver value are shot: they are discarded.
# assumed
GN-16 = Card Sharps: everyone who shows the highest card value moves their hat up, and everyone who shows the lowest moves it back, all at once, by the numbers of the zone the hat stands in (spaces { $zones }); never below space 1 nor past space { $spaces }.
GN-17 = After an event has been carried out, all adventurers that showed the highest value are discarded, at High Noon those with the lowest too (GN-15). The others return to their hands.
# ruled
GN-18 = { $gaps ->
        [last] Gaps in the market fill by themselves: the last IOU moves into the lowest gap, until there is none. This is a house rule; by the rules of the box, the player whose turn it is chooses.
       *[choice] Gaps in the market, after thefts and after payday, are filled by the player whose turn it is: IOUs are taken from the last row, and that player chooses which one goes into which gap. Gaps are filled from the lowest place up; if the last row itself has a gap, the IOU at its end moves into it. Nobody is asked where nobody could tell the IOUs apart.
    } What is known of an IOU moves with it.

## Fame

GN-20 = Only the player with the revolver may buy fame: up to { $buy ->
        [one] 1 space
       *[other] { $buy } spaces
    }, 1 gold each, in one move. It may lead onto or past the goal, which ends the game before hiring (GN-60).

## Hiring

# ruled
GN-30 = There is hiring only if the player with the revolver holds { $few ->
        [one] no adventurers
       *[other] fewer than { $few } adventurers
    }; otherwise hiring and payday are skipped. Everyone must bid, however many adventurers they hold. One adventurer fewer than there are players is turned up. As soon as the pile is used up, the discarded adventurers are shuffled and become the pile, even between two cards. If there are still too few, the highest bids get those there are; without any there is no hiring.
GN-31 = From the player with the revolver on, everyone makes one open bid of one to three IOUs, with a sum nobody has bid before. A lone 0 is a bid, and zeros may go with others.
GN-32 = Nobody may pass. Only a player who cannot make a new sum bids nothing, and shows their hand to prove it.
GN-33 = IOUs of any colour in your hand may be bid.
# ruled
GN-34 = When all have bid, they hire from the highest bid down: each takes an adventurer, then lays the bid face down at the end of the market, in an order chosen only now, with all bids known. Nobody is asked where the order makes no difference. A pick may not be declined.
# ruled
GN-35 = The lowest gets nothing and takes the IOUs back. A player who could not bid ranks below every bid, so then every bid hires, even a lone 0; if several could not, none of them gets anything. Adventurers nobody claims are discarded.

## Payday

GN-40 = After hiring it is payday if the market has at least as many full rows as there are players. The player with the revolver rolls the die. It names a column; the outermost face-down IOU in it is turned up, and whoever owns its colour pays its value in gold. That is repeated until GN-41 or GN-42 ends it.
GN-41 = Payday is over when the column rolled has no face-down IOU left.
GN-42 = Payday is also over when somebody cannot pay in full: they keep their gold, take a vulture and fall back { $fall ->
        [one] 1 space
       *[other] { $fall } spaces
    }, but never below space 1.
GN-43 = After payday all IOUs turned up, the unpaid one too, return to the hands of the owners of their colours, and gaps are filled (GN-18). If there are still at least as many full rows as players, another payday follows at once, even after somebody could not pay.

## The end

# assumed
GN-60 = The game ends at once when somebody takes { $vultures ->
        [1] a vulture
        [2] a second vulture
       *[other] a third vulture
    }, when the undertaker reaches his last space (step { $undertaker }), or when a hat stands on or past the goal, space { $goal }.
GN-61 = If the undertaker or the goal ends the game, one more payday follows, whatever the size of the market; if a vulture ends it, none does. A hat that falls back below the goal in that payday does not undo the end, and { $vultures ->
        [1] a vulture
        [2] a second vulture
       *[other] a third vulture
    } still puts its owner out.
GN-62 = Whoever has { $vultures ->
        [one] 1 vulture
       *[other] { $vultures } vultures
    } has lost, and takes the hat off the track.
# ruled
GN-63 = Everyone else may then buy up to { $buy_last ->
        [one] 1 more space
       *[other] { $buy_last } more spaces
    }, 1 gold each, in one move, from the player with the revolver on. No hat goes past space { $spaces }.
# ruled
GN-64 = The farthest hat wins. A tie goes to whoever then has more gold left; if that is equal too, the win is shared.
# ruled
GN-65 = Bids are open and laid in sight. So with a perfect memory { $setup ->
        [experienced] nothing that lies face down is secret.
       *[basic] the only secrets are the first adventurers, where each of the first IOUs lies, and such IOUs once they are stolen.
    }

## Words that the rules are made of

# a 1; 2 × 1
gnadenlos-rule-laid = { $n ->
    [one] a { $value }
   *[other] { $n } × { $value }
}
# 1 × 0; 3 each of 1, 2, 3 and 4
gnadenlos-rule-notes = { $k ->
    [one] { $n } × { $values }
   *[other] { $n } each of { $values }
}
