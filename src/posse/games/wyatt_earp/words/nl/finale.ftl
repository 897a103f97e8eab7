## Het einde van een partij. $score, $margin, $mine, $theirs: geld; $made: de zin die zegt wat de doorslag gaf

wyatt-earp-finale-amount = { $n ->
    [0] $ 0
   *[other] $ { $n }.000
}
wyatt-earp-finale-clear = { $who ->
    [me] Je hebt { $score } geïnd, { $margin } meer dan { $rival }: { $made }.
   *[one] { $names } heeft { $score } geïnd, { $margin } meer dan { $rival }: { $made }.
}
wyatt-earp-finale-narrow = { $who ->
    [me] Je haalde het met { $score }, maar { $margin } meer dan { $rival }: { $made }.
   *[one] { $names } haalde het met { $score }, maar { $margin } meer dan { $rival }: { $made }.
}
wyatt-earp-finale-rout = { $who ->
    [me] Je hebt de boel leeggehaald: { $score }, tegen niet meer dan { $rivals } voor { $rival }; { $made }.
   *[one] { $names } heeft de boel leeggehaald: { $score }, tegen niet meer dan { $rivals } voor { $rival }; { $made }.
}
wyatt-earp-finale-comeback = { $who ->
    [me] Halverwege stond je nog laatste, en toch heb je { $score } geïnd, { $margin } meer dan { $rival }: { $made }.
   *[one] { $names } stond halverwege nog laatste, maar heeft toch { $score } geïnd, { $margin } meer dan { $rival }: { $made }.
}
wyatt-earp-finale-level = { $who ->
    [me] Met { $score } stond je gelijk met { $rival }, en jij won het duel.
   *[one] { $names } stond met { $score } gelijk met { $rival } en won het duel.
}
# $item: een outlaw
wyatt-earp-finale-made-outlaw = { $item } gaf de doorslag, { $mine } tegen { $theirs }

wyatt-earp-finale-chapter-hand = Ronde { $n }
wyatt-earp-finale-close-hand = De afrekening van ronde { $n }
wyatt-earp-finale-tally-hand = Per ronde
wyatt-earp-finale-tally-outlaw = Per outlaw
wyatt-earp-finale-item-hand = Ronde { $n }
wyatt-earp-finale-luck-shots = Schoten die raak waren
wyatt-earp-finale-luck-sheriffs = Sheriffkaarten onder de getrokken kaarten
wyatt-earp-finale-luck-asked = Om een outlaw gevraagd en gekregen
wyatt-earp-finale-luck-duel = Kogelgaten in het duel
# $n: kogelgaten, op zoveel kaarten: $of
wyatt-earp-finale-happening-duel = { $who ->
    [me] In het duel hadden { $n } van je { $of } kaarten een kogelgat.
   *[one] In het duel hadden bij { $name } { $n } van de { $of } kaarten een kogelgat.
}
wyatt-earp-finale-ending-discarded = { $who ->
    [me] Je hebt je laatste kaart afgelegd.
   *[one] { $name } heeft de laatste handkaart afgelegd.
}
wyatt-earp-finale-ending-emptied = Iemand had geen handkaarten meer.
wyatt-earp-finale-ending-pile = De trekstapel was op.
wyatt-earp-finale-ending-stalled = Er gebeurde niets meer.
