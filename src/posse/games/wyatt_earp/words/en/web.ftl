## The table in the browser

wyatt-earp-web-help = The posters stand in a ring around the piles. Cards in your hand, rows and piles become buttons whenever you can play them.
wyatt-earp-web-centre = Piles and money
wyatt-earp-web-piles = Piles
wyatt-earp-web-draw-pile = Draw pile
wyatt-earp-web-last-pile = Final draw pile
wyatt-earp-web-discard-pile = Discard pile
wyatt-earp-web-pile = Draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
wyatt-earp-web-pile-last = Final draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
wyatt-earp-web-discards = { $n ->
    [0] Discard pile: empty
    [one] Discard pile: { $n } card, { $card }
   *[other] Discard pile: { $n } cards, { $card } on top
}
wyatt-earp-web-draw-ends = Drawing ends the hand
wyatt-earp-web-discard-ends = The next discard ends the hand.
wyatt-earp-web-waits = waiting for its row
wyatt-earp-web-hit-chance = { $n }% chance to hit, going by the cards in sight
# The same, under the place for shots
wyatt-earp-web-hit-short = { $n }% to hit

wyatt-earp-web-ledger = Every player’s money and cards
wyatt-earp-web-cards = Cards
wyatt-earp-web-now = If it ended now
wyatt-earp-web-would-win = would win
wyatt-earp-web-wins = Winner
wyatt-earp-web-dealer = Dealer
# One letter: the dealer
wyatt-earp-web-dealer-mark = D

wyatt-earp-web-key = How rewards are paid
wyatt-earp-web-key-points = Each row shows its sheriff points (SP) and, beside them, what it would be paid if the hand ended now.
wyatt-earp-web-key-paid = With fewer than { $n } SP in all, the reward stays on the poster.
wyatt-earp-web-key-alone = Lead by { $n } SP and you take it all. Otherwise you share with whoever is close behind.

wyatt-earp-web-reward = Reward: { $money }
wyatt-earp-web-no-set = No set yet
wyatt-earp-web-nobody = No points yet
wyatt-earp-web-short = { $n } SP short of a payout
wyatt-earp-web-alone = { $name } takes all
wyatt-earp-web-all-yours = You take all
wyatt-earp-web-shared = Shared
wyatt-earp-web-shared-rest = Shared; { $money } stays
wyatt-earp-web-rows = Rows for { $outlaw }
# $row: the outlaw and whose row
wyatt-earp-web-row = { $row }: { $cards }; { $n } SP, would be paid { $money }
wyatt-earp-web-row-covered = { $row }: { $cards }; under a Hideout, so { $n } SP do not count
wyatt-earp-web-row-empty = { $row }: nothing laid

wyatt-earp-web-hand = Your hand
wyatt-earp-web-order = Sort your hand
wyatt-earp-web-order-outlaws = By outlaw
wyatt-earp-web-order-came = As drawn

wyatt-earp-web-would-reward = Reward for { $outlaw }: { $from } → { $to }
wyatt-earp-web-would-points = Your points there: { $from } → { $to }
wyatt-earp-web-would-have = Your money, if it ended now: { $from } → { $to }

wyatt-earp-web-duel = Duel
wyatt-earp-web-pay-all = Pay it all out
# A seat’s money after the reckoning, under what it was paid
wyatt-earp-web-purse = Money now
wyatt-earp-web-next-hand = On to the next hand

wyatt-earp-web-memory = What everyone has seen
wyatt-earp-web-memory-none = Nothing yet beyond what lies open.
wyatt-earp-web-seen = In the discard pile: { $cards }
wyatt-earp-web-under = In the renewed draw pile, or drawn from it since: { $cards }
# What somebody had in the end
wyatt-earp-web-score = { $n ->
    [0] $0
   *[other] ${ $n },000
}

# What a card does, in a sentence
wyatt-earp-web-does-photo = Once anyone has laid a set of this outlaw, you may play it: it joins your row there. No shot needed.
wyatt-earp-web-does-wyatt-earp = Draw two cards, or pick one from the discard pile; or shoot a Hideout off one of your rows.
wyatt-earp-web-does-bank-robbery = On a hit it joins one of your rows and adds to the reward on that poster.
wyatt-earp-web-does-fastest-gun = On a hit it joins one of your rows and adds to the reward. Only one can lie on the table: a new one drives out the old.
wyatt-earp-web-does-most-wanted = Name an outlaw and a direction: the first player who has one must hand it over. Or shoot, and steal an outlaw from a rival’s row.
wyatt-earp-web-does-hideout = On a hit it covers a rival’s row, which then counts for nothing.
wyatt-earp-web-does-stagecoach-robbery = On a hit it joins one of your rows and adds the most to the reward on that poster.
