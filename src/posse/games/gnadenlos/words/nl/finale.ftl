## Het einde van een partij. $score: een veld van de weg van de roem; $margin: velden; $made: de zin die zegt wat de doorslag gaf

gnadenlos-finale-score = veld { $n }
gnadenlos-finale-clear = { $who ->
    [me] Je hoed staat op { $score }, { $margin } voor { $rival }: { $made }.
   *[one] De hoed van { $names } staat op { $score }, { $margin } voor { $rival }: { $made }.
}
gnadenlos-finale-narrow = { $who ->
    [me] Met een neuslengte, { $margin } voor { $rival }, staat je hoed op { $score }: { $made }.
   *[one] Met een neuslengte, { $margin } voor { $rival }, staat de hoed van { $names } op { $score }: { $made }.
}
gnadenlos-finale-rout = { $who ->
    [me] Met je hoed op { $score } stond je ver voor { $rival }: { $made }.
   *[one] Met een hoed op { $score } stond { $names } ver voor { $rival }: { $made }.
}
gnadenlos-finale-comeback = { $who ->
    [me] Halverwege stond je nog laatste, en toch haalde je { $score }, { $margin } voor { $rival }: { $made }.
   *[one] { $names } stond halverwege nog laatste, maar haalde toch { $score }, { $margin } voor { $rival }: { $made }.
}
gnadenlos-finale-level = { $who ->
    [me] Op { $score } stond je gelijk met { $rival }, maar je had meer goud over.
   *[one] { $names } stond op { $score } gelijk met { $rival }, maar had meer goud over.
}
# $name: wat de hoed verzette; $mine, $theirs: met zoveel velden; $n: nog eens $mine
gnadenlos-finale-made-fame = { $name ->
    [sharps-up] de Valsspelers gaven de doorslag, { $mine } { $n ->
        [one] veld
       *[other] velden
    } vooruit tegen { $theirs }
    [sharps-down] de Valsspelers gaven de doorslag, { $mine } { $n ->
        [one] veld
       *[other] velden
    } terug tegen { $theirs }
    [bought] gekochte roem gaf de doorslag, { $mine } { $n ->
        [one] veld
       *[other] velden
    } tegen { $theirs }
    [bought-last] op het laatste moment gekochte roem gaf de doorslag, { $mine } { $n ->
        [one] veld
       *[other] velden
    } tegen { $theirs }
    [vultures] de gieren gaven de doorslag, { $mine } { $n ->
        [one] veld
       *[other] velden
    } verloren tegen { $theirs }
    [out] de gieren hadden { $rival } te pakken gekregen
   *[other] het begin was beter
}

gnadenlos-finale-chapter-turn = Beurt { $n }
gnadenlos-finale-tally-fame = Roem
gnadenlos-finale-tally-gold = Goud
gnadenlos-finale-total-gold = Over
gnadenlos-finale-item-start = Aan het begin
gnadenlos-finale-item-sharps-up = Valsspelers, vooruit
gnadenlos-finale-item-sharps-down = Valsspelers, terug
gnadenlos-finale-item-bought = Gekocht
gnadenlos-finale-item-bought-last = Aan het eind gekocht
gnadenlos-finale-item-vultures = Terug, met een gier
gnadenlos-finale-item-out = Uitgeschakeld
gnadenlos-finale-item-rushes = Goudkoorts
gnadenlos-finale-item-paid = Op betaaldag betaald
gnadenlos-finale-item-fame = Aan roem besteed
gnadenlos-finale-luck-called = Opgeëiste schuldbrieven
gnadenlos-finale-luck-rushes = Goudkoorts met opbrengst
gnadenlos-finale-luck-shot = Doodgeschoten avonturiers
gnadenlos-finale-luck-vultures = Gieren
# $n: wat er verschuldigd was; $of: het goud dat er was
gnadenlos-finale-happening-out = { $chapter }: { $who ->
    [me] de gieren hebben je te pakken: je was { $n } goud schuldig en had er { $of }.
   *[one] de gieren hebben { $name } te pakken: { $n } goud was verschuldigd, en er was maar { $of }.
}
gnadenlos-finale-ending-goal = { $who ->
    [me] Je hebt het doel bereikt.
   *[one] { $name } heeft het doel bereikt.
}
gnadenlos-finale-ending-undertaker = De begrafenisondernemer is gearriveerd.
gnadenlos-finale-ending-vultures = { $who ->
    [me] De gieren hebben je te pakken.
    [nobody] De gieren hebben iemand te pakken.
   *[one] De gieren hebben { $name } te pakken.
}
