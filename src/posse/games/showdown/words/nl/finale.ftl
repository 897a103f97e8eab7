## Het einde van een partij. $score: munten; $margin, $mine, $theirs: zoveel ervan; $made: de zin die zegt wat de doorslag gaf

showdown-finale-score = { $n ->
    [0] geen munt
    [one] 1 munt
   *[other] { $n } munten
}
showdown-finale-clear = { $who ->
    [me] Je loopt weg met { $score }, { $margin } meer dan { $rival }: { $made }.
   *[one] { $names } loopt weg met { $score }, { $margin } meer dan { $rival }: { $made }.
}
showdown-finale-narrow = { $who ->
    [me] Op het nippertje, { $margin } meer dan { $rival }, loop je weg met { $score }: { $made }.
   *[one] Op het nippertje, { $margin } meer dan { $rival }, loopt { $names } weg met { $score }: { $made }.
}
showdown-finale-rout = { $who ->
    [me] Je hebt de straat leeggeveegd: { $score }, tegen { $rivals } voor { $rival }; { $made }.
   *[one] { $names } heeft de straat leeggeveegd: { $score }, tegen { $rivals } voor { $rival }; { $made }.
}
showdown-finale-comeback = { $who ->
    [me] Halverwege stond je nog laatste, en toch loop je weg met { $score }, { $margin } meer dan { $rival }: { $made }.
   *[one] { $names } stond halverwege nog laatste, maar loopt toch weg met { $score }, { $margin } meer dan { $rival }: { $made }.
}
# $name: waar de munten vandaan kwamen of naartoe gingen; $mine, $theirs: zoveel
showdown-finale-made-coins = { $name ->
    [strongbox] de geldkist gaf de doorslag, { $mine } tegen { $theirs }
    [hits] treffers gaven de doorslag, { $mine } tegen { $theirs }
    [paid] geraakt worden kostte minder, { $mine } tegen { $theirs }
   *[other] het begin was beter
}

showdown-finale-chapter-round = Ronde { $n }
showdown-finale-tally-coins = Munten
showdown-finale-item-purse = Aan het begin
showdown-finale-item-strongbox = Uit de geldkist
showdown-finale-item-hits = Voor treffers
showdown-finale-item-paid = Betaald na een treffer
showdown-finale-luck-shots = Schoten die raak waren
showdown-finale-luck-vests = Treffers die een vest tegenhield
showdown-finale-luck-aces = Azen onder de getrokken kaarten
showdown-finale-ending-pile = De stapel was te klein geworden om de handen aan te vullen.
