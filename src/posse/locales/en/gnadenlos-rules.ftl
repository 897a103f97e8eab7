## Set-up

# assumed
GN-1 = Everyone gets the 13 notes of a colour (one 0 and three each of 1, 2, 3 and 4), 10 gold, two adventurers and a hat on space 6. The die decides who has the revolver first. Hands are secret; gold, hats, vultures, turned events and the numbers of cards are open.
GN-2 = Everyone lays a 1 and a 2. They are shuffled and laid face down as the market, row by row, six columns. Nobody knows which is where.
# ruled
GN-3 = For the experienced: no adventurers are dealt and no notes laid. As many open pairs of adventurers as players are auctioned; all bid different sums, and by falling bid everyone takes a pair and lays the bid into the market. There is no payday at set-up.

## The event

# ruled
GN-10 = If fewer than two hold adventurers, there is no event, and no card is turned.
# assumed
GN-11 = The top event is turned up; there are seven: Gold Rush 3/1, 5/3 and 7/4, two High Noons and two Card Sharps. The seventh is never carried out: all seven are shuffled, and the next one counts. A High Noon turned as the seventh still moves the undertaker.
GN-12 = Everyone with adventurers chooses one secretly; all are turned up together.
GN-13 = If all values are equal, nothing happens and the adventurers return to their hands.
GN-14 = Gold Rush: every highest gold value gets the first number, every second-highest the second.
# ruled
GN-15 = High Noon: first the undertaker takes a step; on his last space the game ends. A single highest revolver may take two notes from the market, several highest one each, by place and unseen: all or nothing. With too few notes nobody takes any. Every lowest revolver is shot: discarded.
# assumed
GN-16 = Card Sharps: every highest moves up and every lowest back, by the numbers of the zone the hat stands in; never below space 1 nor past the last.
GN-17 = After an event has been carried out, all that showed the highest value are discarded; the others return.
# ruled
GN-18 = Gaps in the market are filled: the last note moves into the lowest gap.

## Fame

GN-20 = Whoever has the revolver may buy up to 5 spaces, a gold each.

## Hiring

# ruled
GN-30 = Only if the seat with the revolver holds fewer than three adventurers: one fewer than players is turned up, and everyone must bid.
GN-31 = From the revolver on, each makes one open bid of one to three notes, with a sum nobody has bid before. A lone 0 is a bid.
GN-32 = Nobody may pass. Only who cannot make a new sum bids nothing, and shows the hand.
GN-33 = Notes of any colour in hand may be bid.
# ruled
GN-34 = By falling bid each takes an adventurer and lays the bid face down at the end of the market. A pick may not be declined.
# ruled
GN-35 = The lowest gets nothing and takes its notes back. Who could not bid ranks below every bid. Adventurers nobody claims are discarded.

## Payday

GN-40 = Payday, if the market has at least as many full rows as players: the die names a column, its outermost face-down note is turned, and the owner of its colour pays its value. Again and again.
GN-41 = Payday is over when the column rolled has no face-down note left,
GN-42 = or when somebody cannot pay: they keep their gold, take a vulture and fall back 5 spaces.
GN-43 = All turned notes return to the owners of their colours. If there are still enough full rows, another payday follows at once.

## The end

# assumed
GN-60 = The game ends by a third vulture, by the undertaker's last space, or by a hat on or past the goal: at once.
GN-61 = By undertaker or goal there is one more payday, whatever the size of the market; by a vulture there is none. Falling back below the goal does not undo the end, and a third vulture still puts its owner out.
GN-62 = Whoever has three vultures has lost.
# ruled
GN-63 = Everyone else may then buy up to 3 spaces, a gold each, from the revolver on. No hat goes past the last space.
# ruled
GN-64 = The farthest hat wins; then more gold; then the win is shared.
# ruled
GN-65 = Bids are open and laid in sight, so the only secrets are the first adventurers, where the first notes lie, and such notes once stolen.
