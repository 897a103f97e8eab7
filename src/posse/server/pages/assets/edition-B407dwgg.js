var e=`# Wyatt Earp, 78 cards. Each line says where its numbers come from:
# book: the rulebook · found: reviews and reference pages (everything2, panix.com/~sos/bc, liquisearch) · ruled: our ruling.

title = "Wyatt Earp"

[cards] # copies; sheriff points (SP) in a row; reward on the poster when placed; bullet hole
outlaw = { copies = 7, sp = 2, reward = 0, hole = true }              # copies and hole: book; 2 SP: found, the book's 9-SP example agrees. Reward: n cards, n - 1
photo = { copies = 1, sp = 4, reward = 1, hole = false }              # book; no hole: found. One for each outlaw
wyatt-earp = { copies = 7, sp = 0, reward = 0, hole = false }         # book; no hole: found
bank-robbery = { copies = 4, sp = 2, reward = 1, hole = false }       # book; no hole: found
fastest-gun = { copies = 3, sp = 3, reward = 1, hole = false }        # book; no hole: found
most-wanted = { copies = 3, sp = 0, reward = 0, hole = false }        # book; no hole: found
hideout = { copies = 3, sp = 0, reward = 0, hole = false }            # book; no hole: found
stagecoach-robbery = { copies = 2, sp = 1, reward = 3, hole = false } # book; no hole: found

[money] # in bills of $1,000
goal = 25          # book
poster_at_hand = 1 # book: laid on every poster at the start of each hand
paid_from = 8      # book: SP in all, under which nothing is paid
alone_from = 5     # book: a lead in SP that takes all
first_bills = 2    # book: what the leader takes first

[house]
hand_size = 10             # book
set_size = 3               # book
stall_turns = 40           # ruled: turns running without a card played or drawn from the pile that end the hand
sharers_need_points = true # ruled: only who has an uncovered point takes part in sharing
`;export{e as default};