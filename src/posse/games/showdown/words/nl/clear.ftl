# Munten worden geteld: zoveel zouden het er zijn
showdown-clear-then = dan { $n }
