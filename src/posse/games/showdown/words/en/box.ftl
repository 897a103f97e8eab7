showdown-box-cards = The { $n } cards
showdown-box-copies = Copies
showdown-box-value = Value
showdown-box-hole = Bullet hole
