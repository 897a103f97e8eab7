## Wie er won, en waarom. $who: me (de lezer alleen), mine (de lezer met anderen), one, several; $score, $rivals, $margin: zoals
## het spel ze schrijft; $rival: de beste van de anderen, achter ‘voor’; $made (in woorden van spellen): wat de doorslag gaf

finale-heading = { $who ->
    [me] Jij wint
    [mine] Je deelt de overwinning
    [several] { $names } delen de overwinning
   *[one] { $names } wint
}
finale-ahead-of-you = jou
finale-number = { $n }
finale-of = { $n } van { $of }

finale-alone = { $who ->
    [me] Je hebt gewonnen met { $score }.
   *[one] { $names } heeft gewonnen met { $score }.
}
finale-clear = { $who ->
    [me] Je hebt gewonnen met { $score }, { $margin } voor { $rival }.
   *[one] { $names } heeft gewonnen met { $score }, { $margin } voor { $rival }.
}
finale-narrow = { $who ->
    [me] Het was krap: je hebt gewonnen met { $score }, maar { $margin } voor { $rival }.
   *[one] Het was krap: { $names } heeft gewonnen met { $score }, maar { $margin } voor { $rival }.
}
finale-rout = { $who ->
    [me] Dat was duidelijk: je hebt gewonnen met { $score }, { $margin } voor { $rival }.
   *[one] Dat was duidelijk: { $names } heeft gewonnen met { $score }, { $margin } voor { $rival }.
}
finale-comeback = { $who ->
    [me] Halverwege stond je nog laatste, en toch heb je gewonnen met { $score }, { $margin } voor { $rival }.
   *[one] { $names } stond halverwege nog laatste, maar heeft toch gewonnen met { $score }, { $margin } voor { $rival }.
}
finale-level = { $who ->
    [me] Met { $score } stond je gelijk met { $rival }, en de beslissing viel in jouw voordeel.
   *[one] { $names } stond met { $score } gelijk met { $rival } en won de beslissing.
}
# $others: met wie de lezer deelt; $score: none, als hun scores verschillen
finale-shared = { $who ->
    [mine] Je deelt de overwinning met { $others }{ $score ->
        [none] .
       *[other] : elk { $score }.
    }
   *[several] { $names } delen de overwinning{ $score ->
        [none] .
       *[other] : elk { $score }.
    }
}
# De plaats van de lezer; $short: zoveel ontbrak er, of none
finale-place = Je werd { $n ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] nummer { $n }
}{ $short ->
    [none] .
   *[other] ; je kwam { $short } tekort.
}

## Het keerpunt. $chapter: een deel van de partij, of none; $by: zoveel groeide de voorsprong

finale-turning-title = Het keerpunt
finale-turning-lead = { $chapter ->
    [none] Zet { $n } van { $of }
   *[other] { $chapter }, zet { $n } van { $of }
}: { $who ->
    [me] je neemt voorgoed de leiding; het verschil verschuift { $by }.
    [several] { $names } nemen voorgoed de leiding; het verschil verschuift { $by }.
   *[one] { $names } neemt voorgoed de leiding; het verschil verschuift { $by }.
}
finale-turning-swing = { $chapter ->
    [none] Zet { $n } van { $of }
   *[other] { $chapter }, zet { $n } van { $of }
}: { $who ->
    [me] je wint { $by } op de rest, meer dan in welke andere zet ook.
    [several] { $names } winnen { $by } op de rest, meer dan in welke andere zet ook.
   *[one] { $names } wint { $by } op de rest, meer dan in welke andere zet ook.
}
finale-turning-see = Bekijken

# The ply that ends a chapter: $close, what is then counted up
finale-turning-lead-close = { $close }: { $who ->
    [me] je neemt voorgoed de leiding; het verschil verschuift { $by }.
    [several] { $names } nemen voorgoed de leiding; het verschil verschuift { $by }.
   *[one] { $names } neemt voorgoed de leiding; het verschil verschuift { $by }.
}
finale-turning-swing-close = { $close }: { $who ->
    [me] je wint { $by } op de rest, meer dan bij welke andere ook.
    [several] { $names } winnen { $by } op de rest, meer dan bij welke andere ook.
   *[one] { $names } wint { $by } op de rest, meer dan bij welke andere ook.
}

## Wat er te zien is

finale-scores = De afrekening
finale-total = Totaal
finale-luck = Geluk
finale-luck-none = –
finale-chart = Het verloop
# De grafiek, voorgelezen
finale-chart-what = De stand over { $n ->
    [one] één zet
   *[other] { $n } zetten
}
finale-chart-start = Begin
finale-chart-end = Einde
finale-happened = Verder in de krant
# $n: hoe vaak iemand anders voorop kwam, ook de eerste keer; $changes: zonder die
finale-leads = { $n ->
    [0] Niemand stond ooit alleen voorop.
    [one] De leiding heeft nooit gewisseld.
   *[other] De leiding wisselde { $changes } keer.
}
finale-no-chronicle = Deze partij is gespeeld volgens regels die sindsdien veranderd zijn: alleen de uitslag is bekend.

## Wat voor de lezer bijzonder is. .line: als zin

finale-special-first-game = Eerste partij
    .line = Je eerste partij van dit spel. Het zal niet de laatste zijn.
finale-special-first-win = Eerste winst
    .line = De eerste partij van dit spel die je hebt gewonnen.
finale-special-first-win-over = { $level ->
    [greenhorn] Groentjes verslagen
    [deputy] Hulpsheriffs verslagen
    [sheriff] Sheriffs verslagen
   *[other] Sterkere verslagen
}
    .line = Zulke sterke bots had je nog nooit verslagen.
finale-special-wins = { $n } keer gewonnen
    .line = Zoveel partijen van dit spel heb je nu gewonnen.
finale-special-streak = { $n } op rij
    .line = Je laatste { $n } partijen van dit spel heb je allemaal gewonnen.
finale-special-best-score = Je beste score
    .line = Je beste was tot nu toe { $score }.
finale-special-closest = Je spannendste partij
    .line = { $n ->
        [0] Geen enkel verschil tussen de eerste en de tweede.
       *[other] Maar { $score } tussen de winnaar en de volgende.
    }
finale-special-longest = Je langste partij
    .line = { $n } zetten.

## Wat nu

finale-again = Nog een potje
finale-harder = Nog een keer, met sterkere bots
finale-replay = Partij terugkijken
finale-home = Start
finale-look = De tafel bekijken
finale-open = Hoe het afliep
finale-copy = Link kopiëren
finale-copied = De link naar deze pagina is gekopieerd.
finale-skip = Klik of druk op een toets: alles meteen tonen.
# $name: wie het eerst vroeg
finale-asks = { $name } wil nog een potje.
finale-asks-me = Je wilt nog een potje.
finale-sits = Aan de nieuwe tafel: { $names }.
finale-awaited = Nog niet aangeschoven: { $names }.
finale-goes-on = Het volgende potje is zonder jou begonnen.
finale-join = Meedoen
finale-to-table = Naar de nieuwe tafel
