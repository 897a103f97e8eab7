## The table in the browser

showdown-web-help = The others sit across the street, with the strongbox between you. Cards in your hand, and players you can shoot at, are buttons whenever you can choose them.
showdown-web-street = The street
showdown-web-strongbox = Strongbox
# $n: coins the next showdown is about
showdown-web-at-stake = { $n ->
    [one] { $n } coin for the highest card
   *[other] { $n } coins for the highest card
}
showdown-web-pile = Pile
showdown-web-pile-n = Pile: { $n } cards
showdown-web-discards = Discarded
# $n of so many in the box: $all
showdown-web-gone = { $card }: { $n } of { $all } discarded
showdown-web-hits = { $n }% chance to hit
showdown-web-hits-why = { $n }% of the cards you have not seen have a bullet hole
showdown-web-a-hit = A hit!
showdown-web-a-miss = A miss
showdown-web-hand = Your hand
showdown-web-hand-n = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
showdown-web-lay-here = Your card, face down
showdown-web-your-card = Your card
showdown-web-last-round = Previous round
# What a card counts at the showdown
showdown-web-counts = worth { $n }
showdown-web-hole = a hit if a shot turns it up
showdown-web-no-hole = a miss if a shot turns it up
showdown-web-would-take = A hit takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
showdown-web-score = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
