## The table in the browser

wyatt-earp-web-help = Posters stand in a ring around the piles. Cards of your hand, rows and piles are buttons whenever they can be played.
wyatt-earp-web-centre = Piles and money
wyatt-earp-web-piles = Piles
wyatt-earp-web-draw-pile = Draw pile
wyatt-earp-web-last-pile = Last draw pile
wyatt-earp-web-discard-pile = Discard pile
wyatt-earp-web-pile = Draw pile: { $n } cards
wyatt-earp-web-pile-last = Last draw pile: { $n } cards
wyatt-earp-web-discards = Discard pile: { $n } cards, on top { $card }
wyatt-earp-web-draw-ends = Drawing ends the hand
wyatt-earp-web-discard-ends = The next discard ends the hand.
wyatt-earp-web-waits = waits for its row
wyatt-earp-web-hit-chance = { $n } % hit, by the cards in sight
# The same, under the place for shots
wyatt-earp-web-hit-short = { $n } % hits

wyatt-earp-web-ledger = Money and cards of every player
wyatt-earp-web-cards = Cards
wyatt-earp-web-now = If it ended now
wyatt-earp-web-would-win = would win
wyatt-earp-web-wins = Winner
wyatt-earp-web-dealer = Dealer
# One letter: the dealer
wyatt-earp-web-dealer-mark = D

wyatt-earp-web-key = How rewards are paid
wyatt-earp-web-key-points = The number in a row is its sheriff points (SP); the note beside it what it would be paid now, in thousands.
wyatt-earp-web-key-paid = Under { $n } SP in all, the reward stays on the poster.
wyatt-earp-web-key-alone = { $n } SP ahead takes all. Otherwise those close behind share.

wyatt-earp-web-reward = Reward: { $money }
wyatt-earp-web-no-set = No set yet
wyatt-earp-web-nobody = Nobody counts
wyatt-earp-web-short = { $n } SP short of pay
wyatt-earp-web-alone = { $name } takes all
wyatt-earp-web-all-yours = You take all
wyatt-earp-web-shared = Shared
wyatt-earp-web-rows = Rows of { $outlaw }
# $row: the outlaw and whose row
wyatt-earp-web-row = { $row }: { $cards }; { $n } SP, would be paid { $money }
wyatt-earp-web-row-covered = { $row }: { $cards }; under a Hideout, { $n } SP do not count
wyatt-earp-web-row-empty = { $row }: nothing laid

wyatt-earp-web-hand = Your hand
wyatt-earp-web-order = Order of your hand
wyatt-earp-web-order-outlaws = By outlaw
wyatt-earp-web-order-came = As they came

wyatt-earp-web-would-reward = Reward for { $outlaw }: { $from } → { $to }
wyatt-earp-web-would-points = Your points there: { $from } → { $to }
wyatt-earp-web-would-have = You, if it ended now: { $from } → { $to }

wyatt-earp-web-duel = Duel
wyatt-earp-web-pay-all = Pay it all
wyatt-earp-web-next-hand = On to the next hand

wyatt-earp-web-memory = What all have seen
wyatt-earp-web-memory-none = Nothing yet that does not lie open.
wyatt-earp-web-seen = In the discard pile: { $cards }
wyatt-earp-web-under = In the renewed draw pile, or drawn from it: { $cards }
# What somebody had in the end
wyatt-earp-web-score = { $n ->
    [0] $0
   *[other] ${ $n },000
}

# What a card does, in a sentence
wyatt-earp-web-does-photo = It joins your row of this outlaw once a set of them lies anywhere. No shot.
wyatt-earp-web-does-wyatt-earp = Draw two cards, or pick one from the discards; or shoot a Hideout off a row of yours.
wyatt-earp-web-does-bank-robbery = With a hit it joins a row of yours and adds to the reward on its poster.
wyatt-earp-web-does-fastest-gun = With a hit it joins a row of yours and adds to the reward. There is one on the table: it drives out the last.
wyatt-earp-web-does-most-wanted = Name an outlaw and a side: the first who holds one hands it to you. Or shoot, and take an outlaw from somebody’s row.
wyatt-earp-web-does-hideout = With a hit it covers a rival’s row, which then counts nothing.
wyatt-earp-web-does-stagecoach-robbery = With a hit it joins a row of yours and adds most to the reward on its poster.
