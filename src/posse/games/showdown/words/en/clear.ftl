# Coins are counted: so many there would be
showdown-clear-then = then { $n }
