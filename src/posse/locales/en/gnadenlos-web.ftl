## The track

gnadenlos-web-track = Main street: the track of fame
gnadenlos-web-space = Space { $n }
gnadenlos-web-space-hats = Space { $n }: { $names }
gnadenlos-web-goal = Goal
gnadenlos-web-zone = Card Sharps on spaces { $from } to { $to }: { $up } forward, { $down } back
gnadenlos-web-undertaker = Undertaker: step { $n } of { $of }
gnadenlos-web-undertaker-short = Undertaker

## The event

gnadenlos-web-event = Event
gnadenlos-web-no-event = No event is being played
gnadenlos-web-to-come = Events to come
gnadenlos-web-to-come-item = { $n } × { $item }
gnadenlos-web-does-rush = Best at gold gets { $first }, second best { $second }.
gnadenlos-web-does-high-noon = The fastest gun may steal from the market, the slowest is shot.
gnadenlos-web-does-card-sharps = Best at cards goes forward, worst goes back, by zone.
gnadenlos-web-showdown = Showdown
gnadenlos-web-face-down = { $name }: face down
gnadenlos-web-chooses = { $name } is choosing
gnadenlos-web-shows = { $name } shows { $item }, { $n }
gnadenlos-web-gets-gold = +{ $n } gold
gnadenlos-web-to-space = to space { $n }
gnadenlos-web-spent = leaves
gnadenlos-web-shot = is shot
gnadenlos-web-steals = may steal
gnadenlos-web-equal = All equal: nothing happens

## The market

gnadenlos-web-market = The market
gnadenlos-web-to-payday = { $n ->
    [0] Payday is here
    [one] One note to payday
   *[other] { $n } notes to payday
}
gnadenlos-web-market-filled = { $n } of { $of } notes
gnadenlos-web-place = Note { $n }, face down
gnadenlos-web-place-seen = Note { $n }: { $item }
gnadenlos-web-gap = Place { $n }: empty
gnadenlos-web-named = Note { $n }, pointed at
gnadenlos-web-chance = A note in row { $row } is called on payday with a chance of { $n } %
gnadenlos-web-payday-line = payday
gnadenlos-web-vultures = { $n ->
    [0] No vulture on the roof yet
    [one] One vulture on the roof
   *[other] { $n } vultures on the roof
}

## Payday

gnadenlos-web-payday = Payday
gnadenlos-web-pays = { $name } pays { $n }
gnadenlos-web-cannot-pay = { $name } cannot pay { $n }: a vulture
gnadenlos-web-empty-column = Column { $n } has no note left: payday is over
gnadenlos-web-roll = Roll { $n } of { $of }
gnadenlos-web-go-on = Go on
gnadenlos-web-skip = To the end
gnadenlos-web-summed = { $name }: { $notes ->
    [one] one note called
   *[other] { $notes } notes called
}, { $paid } gold paid

## Hiring

gnadenlos-web-for-hire = For hire
gnadenlos-web-pair = Pair { $n }
gnadenlos-web-bids = Bids
gnadenlos-web-bid-of = { $name } bids { $n }
gnadenlos-web-no-bid = { $name }: no bid yet
gnadenlos-web-picks = picks as number { $n }
gnadenlos-web-gets-nobody = gets nobody, keeps the notes
gnadenlos-web-hired = Hired
gnadenlos-web-hired-nobody = nobody
gnadenlos-web-bid-was = bid { $n }
gnadenlos-web-could-not-bid = could not bid
gnadenlos-web-would-be = would be { $n }
gnadenlos-web-sums-taken = Sums taken: { $sums }
gnadenlos-web-pile = Pile: { $n }
gnadenlos-web-discard = Discards: { $n }

## Seats

gnadenlos-web-seats = Players
gnadenlos-web-fame = Fame { $n }
gnadenlos-web-to-goal = { $n } to go
gnadenlos-web-gold = { $n } gold
gnadenlos-web-vultures-of = { $n ->
    [one] one vulture of { $of }
   *[other] { $n } vultures of { $of }
}
gnadenlos-web-adventurers = { $n ->
    [one] one adventurer
   *[other] { $n } adventurers
}
gnadenlos-web-notes = { $n ->
    [one] one note
   *[other] { $n } notes
}
gnadenlos-web-leads = leads
gnadenlos-web-revolver = has the revolver
gnadenlos-web-known = Seen
gnadenlos-web-owes = { $n } in the market

## The own hand

gnadenlos-web-hand = Your adventurers
gnadenlos-web-own-notes = Your notes
gnadenlos-web-nobody = Nobody rides for you
gnadenlos-web-values = gold { $gold }, revolver { $revolver }, cards { $cards }
gnadenlos-web-value-gold = gold
gnadenlos-web-value-revolver = revolver
gnadenlos-web-value-cards = cards
gnadenlos-web-counts = counts { $n } now
gnadenlos-web-debts = Your debts
gnadenlos-web-debts-out = { $n ->
    [0] None of your notes is out
    [one] One note out: { $gold } gold
   *[other] { $n } notes out: { $gold } gold
}
gnadenlos-web-due = payday calls about { $n }
gnadenlos-web-short = { $n } more than you have
gnadenlos-web-covered = your gold covers all
gnadenlos-web-buy-none = Buy none
gnadenlos-web-buy = { $n } gold
gnadenlos-web-buy-to = Space { $n }
gnadenlos-web-buy-short = your debts then exceed your gold by { $n }
gnadenlos-web-left = { $n } gold left
gnadenlos-web-ends = ends the game
gnadenlos-web-ends-from = From space { $n } on, the game ends
gnadenlos-web-bid = Bid { $n }
gnadenlos-web-makes = makes { $n }
gnadenlos-web-watching = You are watching; hands stay hidden.

## Gaps in the market, and laying a bid. $n, $gap: places in the market, or a chance in per cent

gnadenlos-web-gaps = Gaps in the market
gnadenlos-web-gaps-left = { $n ->
    [one] one gap left
   *[other] { $n } gaps left
}
gnadenlos-web-gaps-why = An IOU from the last row fills the gap. The further in it lies, the less often payday calls it.
gnadenlos-web-payday-first = Payday first. Then you fill the gaps.
gnadenlos-web-gap-asked = Gap at place { $n }: to be filled now
gnadenlos-web-fill-to = IOU { $n } goes to place { $gap }
gnadenlos-web-called-less = called on payday: { $less }% instead of { $n }%
gnadenlos-web-called = called on payday: { $n }%
gnadenlos-web-lay = Your IOUs go to the market
gnadenlos-web-lay-why = Choose which to lay next. The further in an IOU lies, the less often payday calls it.
gnadenlos-web-lay-same-row = They all land in the same row, so the order hardly matters.
gnadenlos-web-lay-place = Place { $n }
gnadenlos-web-lay-all = Lay them in this order
