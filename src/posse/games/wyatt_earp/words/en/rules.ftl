## Set-up and hands

# ruled
WE-1 = There are seven posters, one for each outlaw. Each starts with { $at_hand ->
        [one] 1 bill
       *[other] { $at_hand } bills
    } of $1,000 on it; all money is counted in these bills, and the bank never runs out of them. Chance decides who deals the first hand.
WE-2 = Everyone is dealt { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }. The rest are the draw pile, face down. Its top card is turned over to start the discard pile.
WE-3 = The player on the dealer’s left starts, and turns go clockwise. Only the player whose turn it is may act (but see WE-57). Whoever started a hand deals the next one, so the start moves one seat to the left each time.
WE-4 = For each further hand all { $cards } cards are shuffled anew, and every poster gets { $at_hand ->
        [one] 1 more bill
       *[other] { $at_hand } more bills
    }, whatever lies there already. The sets of the last hand are forgotten: each outlaw needs a new one first (WE-21).
WE-5 = The money on the posters and in front of the players is open to all. Cards are dealt one at a time, beginning on the dealer’s left.

## A turn: draw, play, discard, in this order

WE-10 = You begin your turn by drawing, exactly once and before anything else. Take either the two top cards of the draw pile or the top card of the discard pile. You may not skip this, and you may not mix the two.
# ruled
WE-11 = If you choose the draw pile, or play Wyatt Earp to draw two cards (WE-60), while it holds fewer than two, it is renewed, but only once in a hand. The whole discard pile, top card included, is shuffled and goes under the card that may be left; you draw that one first. As long as nobody chooses the draw pile, the top discard may be taken as usual.
WE-12 = If the draw pile holds fewer than two cards and has already been renewed in this hand, choosing it ends the hand at once. Your turn is not played: you draw nothing and discard nothing. You may take the top discard instead; then your turn goes on as usual, and the next player faces the same choice.
WE-20 = You can only play cards that you hold. After drawing you may play cards from your hand, but you need not. Play as many outlaw cards as you like and at most one sheriff card a turn, in any order. All cards but the outlaw cards are sheriff cards, Photos too. The only way to play a second one is to find it with Wyatt Earp (WE-61).
WE-21 = The first cards that anyone lays for an outlaw in a hand must be a set: at least { $set } of that outlaw, laid together. After that everyone may lay one or more of them on their own turn. All your cards of one outlaw form a single row in front of you.
WE-22 = Outlaw cards laid together raise the reward on their poster by one bill less than their number: four cards bring three bills, two bring one, a single card brings none. Cards that already lie there do not count. You may lay your cards in several goes, but that brings less.
WE-23 = A set counts as laid until the hand ends, even if a card is stolen from it or a Hideout covers it. Everyone may still lay fewer than { $set } of that outlaw.
# ruled
WE-24 = Your last card must be discarded, not played, so a play is allowed only if you are certain to hold a card to discard afterwards. When you lay outlaw cards, at least one card must stay in your hand; a sheriff card needs another card beside it, even a Most Wanted when you know who has what you want. Wyatt Earp alone is enough to draw two cards (WE-60) or to search the discard pile (WE-61); if the card you find is then your only one, you keep it and discard it. As an answer to a Hideout (WE-57), Wyatt Earp may be your last card.
WE-25 = Cards you have laid stay on the table. You may neither take them back into your hand nor discard them.
WE-26 = A sheriff card played in vain, because the shot missed or nobody had the card you asked for, was still your one sheriff card for this turn. You may discard another one at the end of the turn, but not play it.
WE-30 = To end your turn you must discard exactly one card from your hand, face up. It may be any card, even the one you have just taken. A card that is discarded has no effect.

## Shots

WE-40 = If a card needs a hit, you shoot: the top card of the draw pile is turned onto the discard pile. A bullet hole is a hit; { $holes ->
        [outlaws] every outlaw card has one, and no sheriff card does
       *[other] the cards that have one are { $holed }
    }. Anything else is a miss: your card has no effect and goes on top of the card turned (Most Wanted and Wyatt Earp lie there already, see WE-43). It was still your sheriff card for this turn.
# ruled
WE-41 = You choose the target after the hit, and then before anything else. If there is no legal target, you may not play the card at all: a Bank Robbery, for instance, needs a row of your own, and a Hideout needs an opponent’s row that is not covered.
# ruled
WE-42 = A shot needs only one card in the draw pile, and while there is one the pile is not renewed. If the pile is empty and has not been renewed in this hand, it is renewed (WE-11) before the shot. If it is empty and has been renewed, nothing that needs a hit can be played, and a Hideout cannot be answered (WE-57). There is one renewal in a hand, whatever the cause.
WE-43 = Most Wanted and Wyatt Earp go onto the discard pile before their shot or search, and are shuffled in if the draw pile is renewed then. Other cards that need a hit wait aside until the shot is known. So the card turned lies above Most Wanted or Wyatt Earp, but below a card that missed.
# ruled
WE-44 = After a hit the effect must be carried out; you choose nothing but its target. If there is only one target, it is taken automatically.

## Sheriff cards

WE-50 = You may play a Photo only after someone has laid a set of its outlaw in this hand; that may have been you, in this same turn. A Photo is never part of a set. It joins your row of that outlaw, or lies alone and is then a row of its own. It needs no hit, is worth { $photo_sp } sheriff points (SP) and adds { $photo_reward ->
        [one] 1 bill
       *[other] { $photo_reward } bills
    } to the reward.
WE-51 = Stagecoach Robbery ({ $coach_sp } SP and { $coach_reward ->
        [one] 1 bill
       *[other] { $coach_reward } bills
    } more on the poster) and Bank Robbery ({ $bank_sp } SP and { $bank_reward ->
        [one] 1 bill
       *[other] { $bank_reward } bills
    } more) need a hit, and then go to a row of your own that has an outlaw card or a Photo. The row may be covered by a Hideout, and it may hold several such cards. Once placed, they never move to another row.
# ruled
WE-52 = Fastest Gun ({ $gun_sp } SP and { $gun_reward ->
        [one] 1 bill
       *[other] { $gun_reward } bills
    } more on the poster) needs a hit and goes to a row of your own that has an outlaw card or a Photo, but only one may lie on the whole table. A new one sends the old one to the discard pile, whoever owns it; the reward it brought stays. It may not go to an outlaw of the same name as the present fastest gun, no matter whose row that is in, even under a Hideout. If there is none on the table, every name is free.
WE-53 = Most Wanted, first use, no shot: name an outlaw and a direction (with two players there is only left). Players are asked in that direction, and the first who holds such an outlaw card, not a Photo, must hand you one. Everyone knows which card you got, and you may lay it at once if the rules allow. Players asked in vain have shown everyone that they hold none; that is so until they gain a card.
# ruled
WE-54 = Most Wanted, second use, needs a hit: take one outlaw card from any opponent’s row into your hand, even from under a Hideout, but never a Photo or another sheriff card. You may lay it at any time this turn, also together with others of its name. If you miss, Most Wanted is lost, and the first use (WE-53) with it.
# ruled
WE-55 = If a row is left with neither an outlaw card nor a Photo, its sheriff cards go to the discard pile, and so does a Hideout on it. A row that still has its Photo keeps everything. The reward on a poster never falls because cards are stolen or covered, or because a fastest gun is replaced.
WE-56 = Hideout needs a hit, and then covers one row of one opponent, with all its cards. The row must not be covered yet: there is at most one Hideout on each. Its SP do not count at the reckoning, nor do those of cards added later. The reward is untouched and grows as usual.
# ruled
WE-57 = When a Hideout has just covered a row of yours, you may answer at once and out of turn with exactly one Wyatt Earp from your hand; everyone else waits. A hit removes that Hideout, a miss leaves it. There is one try for each Hideout played, and it does not count as anyone’s one sheriff card. You are asked even if you have no Wyatt Earp and can only let it be, so that the question gives nothing away; it is skipped only if your hand is empty or no shot is possible, which all can see.
WE-60 = Wyatt Earp, first use, no shot: take the two top cards of the draw pile, which is renewed if need be (WE-11). If two cards cannot be had, this use is not allowed. You may lay outlaw cards drawn this way in the same turn, but you may not play a sheriff card drawn this way.
# ruled
WE-61 = Wyatt Earp, second use, no shot: take up the discard pile and pick any card but a Wyatt Earp; you may not look through the pile before you decide, and there must be something else than Wyatt Earps in it. Your very next action is to play that card, even as a second sheriff card this turn, or to keep it unseen. A sheriff card you keep waits for another turn, an outlaw card may still be laid in this one. What you keep is hidden from the others; only someone who searches the pile later can tell what is missing.
WE-62 = Wyatt Earp, third use, needs a hit: remove one Hideout from a row of your own; it goes to the discard pile. All SP of that row count again.

## End of a hand

WE-70 = The hand ends when a player discards their last card. The reckoning follows (WE-80).
WE-71 = The hand also ends if a turn closes with a discard and some other player has no cards left. Their last card was asked for with Most Wanted (WE-53), or spent in answer to a Hideout (WE-57).
WE-72 = The hand also ends if you choose the draw pile when it holds fewer than two cards and has already been renewed once in this hand. You do not play that turn (see WE-12).
WE-73 = Cards still in hand at the end count neither for you nor against you. Whether some other player is out of cards (WE-71) is looked at only when a turn ends.
# ruled
WE-75 = Taking the top discard and throwing one away, turn after turn, is allowed, but not without end. After { $stall ->
        [one] 1 turn
       *[other] { $stall } turns in a row
    } in which nobody plays a card or draws from the draw pile, the hand ends as in WE-72.

## Reckoning, poster by poster

WE-80 = For each poster, add the SP of all players’ rows of that outlaw that no Hideout covers. An outlaw card counts { $outlaw_sp } SP, a Photo { $photo_sp }, Fastest Gun { $gun_sp }, Bank Robbery { $bank_sp }, Stagecoach Robbery { $coach_sp }. If that makes fewer than { $paid } SP in all, everything stays on the poster.
WE-81 = If there are { $paid } SP or more in all and the leader is at least { $alone } SP ahead of the second, the leader takes all the money on the poster. Only uncovered rows count; if there is no second, that is a lead over 0. { $lead_example ->
        [yes] Example: with { $lead }, { $second } and { $third } SP, the player with { $lead } takes everything.
       *[no] {""}
    }
# ruled
WE-82 = If there are { $paid } SP or more in all but nobody is { $alone } SP ahead, the reward is shared. The leader or leaders take part, and so does everyone who is at most { $behind } SP behind{ $sharers ->
        [points] {" "}and has at least 1 uncovered SP. A house rule can lift the need for that 1 SP.
       *[all] , even without a single uncovered SP. That is a house rule; by the rules of the box a sharer needs at least 1.
    }
WE-83 = The leaders first take { $first ->
        [one] 1 bill
       *[other] { $first } bills
    } each; if there are too few for that, each takes the same smaller number, and sharing is over. Then it goes down rank by rank, one bill for each player, and from the top again with one each, until the poster is empty. Equals take together; the first group that cannot take equally ends the sharing, and the rest stays for the next hand. { $share_example ->
        [yes] Example: 4, 4 and 2 SP share 6 bills as 2, 2 and 1, and 1 bill stays.
       *[no] {""}
    }

## End of the game

WE-90 = If anyone has { $goal ->
        [one] 1 bill
       *[other] { $goal } bills
    } (${ $money }) or more after a reckoning, the game is over and nobody may move. Whoever then has the most money wins, not whoever got there first. Otherwise another hand is played.
# ruled
WE-91 = A tie for the most money is settled by a duel. All { $cards } cards are shuffled, and the tied players turn one each in seat order, round after round, until after a full round one of them alone has the most hits and wins. A pile that is used up is shuffled anew. The others rank by money.
