## Das Ende einer Partie. $score: Münzen; $margin, $mine, $theirs: so viele davon; $made: der Satz, der sagt, was den Ausschlag gab

showdown-finale-score = { $n ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $n } Münzen
}
showdown-finale-clear = { $who ->
    [me] Du gehst mit { $score } vom Platz, { $margin } vor { $rival }: { $made }.
   *[one] { $names } geht mit { $score } vom Platz, { $margin } vor { $rival }: { $made }.
}
showdown-finale-narrow = { $who ->
    [me] Mit knapper Not, { $margin } vor { $rival }, gehst du mit { $score } vom Platz: { $made }.
   *[one] Mit knapper Not, { $margin } vor { $rival }, geht { $names } mit { $score } vom Platz: { $made }.
}
showdown-finale-rout = { $who ->
    [me] Mit { $score }, gegen { $rivals } bei { $rival }, hast du die Straße leer gefegt: { $made }.
   *[one] Mit { $score }, gegen { $rivals } bei { $rival }, hat { $names } die Straße leer gefegt: { $made }.
}
showdown-finale-comeback = { $who ->
    [me] Zur Halbzeit lagst du noch ganz hinten und gehst doch mit { $score } vom Platz, { $margin } vor { $rival }: { $made }.
   *[one] Zur Halbzeit lag { $names } noch ganz hinten und geht doch mit { $score } vom Platz, { $margin } vor { $rival }: { $made }.
}
# $name: woher die Münzen kamen oder wohin sie gingen; $mine, $theirs: so viele
showdown-finale-made-coins = { $name ->
    [strongbox] Die Geldkiste gab den Ausschlag, { $mine } gegen { $theirs }
    [hits] Treffer gaben den Ausschlag, { $mine } gegen { $theirs }
    [paid] Getroffen zu werden kostete weniger, { $mine } gegen { $theirs }
   *[other] Der Start war der bessere
}

showdown-finale-chapter-round = Runde { $n }
showdown-finale-tally-coins = Münzen
showdown-finale-item-purse = Zu Beginn
showdown-finale-item-strongbox = Aus der Geldkiste
showdown-finale-item-hits = Für Treffer
showdown-finale-item-paid = Als Getroffener gezahlt
showdown-finale-luck-shots = Schüsse, die trafen
showdown-finale-luck-vests = Treffer, die eine Weste aufhielt
showdown-finale-luck-aces = Asse unter den gezogenen Karten
showdown-finale-ending-pile = Der Stapel reichte nicht mehr, um die Hände aufzufüllen.
