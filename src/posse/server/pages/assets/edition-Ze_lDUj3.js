var e=`# Showdown, the pattern game. Every value is ours to choose: change one and play.

title = "Showdown"

[cards] # copies; value at the showdown; does it carry a bullet hole?
jack = { copies = 8, value = 1, hole = true }
king = { copies = 6, value = 2, hole = true }
ace = { copies = 4, value = 3, hole = false }
vest = { copies = 6, value = 0, hole = false }

[house]
hand_size = 3
coins = 60 # in the bank before anything is paid out
purse = 3  # each seat's first coins
stake = 4  # into the strongbox each round
bounty = 2 # what a hit costs
`;export{e as default};