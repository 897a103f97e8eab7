## The track

gnadenlos-web-track = Main street: the track of fame
gnadenlos-web-space = Space { $n }
gnadenlos-web-space-hats = Space { $n }: { $names }
gnadenlos-web-zone = Card Sharps on spaces { $from } to { $to }: { $up } forward, { $down } back

## The event

gnadenlos-web-event = Event
gnadenlos-web-no-event = No event right now
gnadenlos-web-to-come = Events to come
gnadenlos-web-to-come-item = { $n } × { $item }
gnadenlos-web-showdown = Showdown
gnadenlos-web-face-down = { $name }: face down
gnadenlos-web-chooses = { $name } is choosing
gnadenlos-web-shows = { $name } shows { $item }: { $n }
gnadenlos-web-steals = may steal

## The market

gnadenlos-web-market = The market
gnadenlos-web-to-payday = { $n ->
    [0] Enough IOUs for payday
    [one] One IOU to payday
   *[other] { $n } IOUs to payday
}
gnadenlos-web-market-filled = { $n } in the market, payday at { $of }
gnadenlos-web-place = IOU { $n }, face down
gnadenlos-web-place-seen = IOU { $n }: { $item }
gnadenlos-web-gap = Place { $n }: empty
gnadenlos-web-named = IOU { $n }, picked
gnadenlos-web-chance = An IOU in row { $row }: { $n }% chance of being called in on payday
gnadenlos-web-percent = { $n }%
gnadenlos-web-vultures = { $n ->
    [0] No vultures on the roof yet
    [one] One vulture on the roof
   *[other] { $n } vultures on the roof
}

## Payday

gnadenlos-web-payday = Payday
gnadenlos-web-roll = Roll { $n }
gnadenlos-web-go-on = Continue
gnadenlos-web-skip = Skip to the end

## Hiring

gnadenlos-web-for-hire = For hire
gnadenlos-web-bids = Bids
gnadenlos-web-bid-of = { $name } bids { $n }
gnadenlos-web-no-bid = { $name }: no bid yet
gnadenlos-web-picks = { $n ->
    [1] picks first
    [2] picks second
    [3] picks third
   *[other] picks in place { $n }
}
gnadenlos-web-gets-nobody = gets nobody, keeps the IOUs
gnadenlos-web-would-be = would be { $n }
gnadenlos-web-sums-taken = Already bid: { $sums }
gnadenlos-web-pile = Adventurers: { $n }
gnadenlos-web-discard = Discards: { $n }

## Seats

gnadenlos-web-seats = Players
gnadenlos-web-fame = Fame { $n }
gnadenlos-web-to-goal = { $n } to go
gnadenlos-web-gold = { $n } gold
gnadenlos-web-vultures-of = { $n } of { $of } vultures
gnadenlos-web-adventurers = { $n ->
    [one] one adventurer
   *[other] { $n } adventurers
}
gnadenlos-web-notes = { $n ->
    [one] one IOU
   *[other] { $n } IOUs
}
gnadenlos-web-leads = leads
gnadenlos-web-revolver = has the revolver
gnadenlos-web-known = Seen
gnadenlos-web-owes = owes { $n } in the market

## The own hand

gnadenlos-web-hand = Your adventurers
gnadenlos-web-own-notes = Your IOUs
gnadenlos-web-nobody = Nobody rides for you
gnadenlos-web-values = gold { $gold }, revolver { $revolver }, cards { $cards }
gnadenlos-web-counts = counts as { $n } now
gnadenlos-web-debts = Your debts
gnadenlos-web-debts-out = { $n ->
    [0] No IOUs outstanding
    [one] One IOU outstanding: { $gold } gold
   *[other] { $n } IOUs outstanding: { $gold } gold
}
gnadenlos-web-due = payday would cost you about { $n }
gnadenlos-web-short = all of it: { $n } more than you have
gnadenlos-web-covered = your gold covers it all
gnadenlos-web-buy-none = Buy none
gnadenlos-web-buy-to = Space { $n }
gnadenlos-web-buy-short = you would then owe { $n } more than you have
gnadenlos-web-left = { $n } gold left
gnadenlos-web-ends = ends the game
gnadenlos-web-ends-from = Reaching space { $n } ends the game
gnadenlos-web-bid = Bid { $n }
gnadenlos-web-makes = makes { $n }
gnadenlos-web-watching = You’re watching; hands stay hidden.

## Gaps in the market, and laying a bid. $n, $gap: places in the market, or a chance in per cent

gnadenlos-web-gaps = Gaps in the market
gnadenlos-web-gaps-left = { $n ->
    [one] one gap left
   *[other] { $n } gaps left
}
gnadenlos-web-gaps-why = An IOU from the last row fills the gap. The further in it lies, the less often payday calls it in.
gnadenlos-web-gap-asked = Gap at place { $n }: to be filled now
gnadenlos-web-fill-to = IOU { $n } goes to place { $gap }
gnadenlos-web-called-less = called in on payday: { $less }% instead of { $n }%
gnadenlos-web-called = called in on payday: { $n }%
gnadenlos-web-lay = Your IOUs go to the market
gnadenlos-web-lay-why = Choose which to lay next. The further in an IOU lies, the less often payday calls it in.
gnadenlos-web-lay-same-row = They all land in the same row, so the order hardly matters.
gnadenlos-web-lay-place = Place { $n }
gnadenlos-web-lay-all = Lay them in this order
