## Das Ende einer Partie. $score: ein Feld der Leiste; $margin: Felder; $made: der Satz, der sagt, was den Ausschlag gab

gnadenlos-finale-score = Feld { $n }
gnadenlos-finale-clear = { $who ->
    [me] Dein Hut steht auf { $score }, { $margin } vor { $rival }: { $made }.
   *[one] Der Hut von { $names } steht auf { $score }, { $margin } vor { $rival }: { $made }.
}
gnadenlos-finale-narrow = { $who ->
    [me] Um eine Nasenlänge, { $margin } vor { $rival }, steht dein Hut auf { $score }: { $made }.
   *[one] Um eine Nasenlänge, { $margin } vor { $rival }, steht der Hut von { $names } auf { $score }: { $made }.
}
gnadenlos-finale-rout = { $who ->
    [me] Mit dem Hut auf { $score } hast du { $rival } weit abgehängt: { $made }.
   *[one] Mit dem Hut auf { $score } lag { $names } weit vor { $rival }: { $made }.
}
gnadenlos-finale-comeback = { $who ->
    [me] Zur Halbzeit lagst du noch ganz hinten und hast es doch auf { $score } geschafft, { $margin } vor { $rival }: { $made }.
   *[one] Zur Halbzeit lag { $names } noch ganz hinten und hat es doch auf { $score } geschafft, { $margin } vor { $rival }: { $made }.
}
gnadenlos-finale-level = { $who ->
    [me] Auf { $score } standest du gleichauf mit { $rival }, hattest aber mehr Gold übrig.
   *[one] Auf { $score } stand { $names } gleichauf mit { $rival }, hatte aber mehr Gold übrig.
}
# $name: was den Hut bewegt hat; $mine, $theirs: um so viele Felder; $n: noch einmal $mine
gnadenlos-finale-made-fame = { $name ->
    [sharps-up] Das Falschspiel gab den Ausschlag, { $mine } { $n ->
        [one] Feld
       *[other] Felder
    } voran gegen { $theirs }
    [sharps-down] Das Falschspiel gab den Ausschlag, { $mine } { $n ->
        [one] Feld
       *[other] Felder
    } zurück gegen { $theirs }
    [bought] Gekaufter Ruhm gab den Ausschlag, { $mine } { $n ->
        [one] Feld
       *[other] Felder
    } gegen { $theirs }
    [bought-last] Im letzten Moment gekaufter Ruhm gab den Ausschlag, { $mine } { $n ->
        [one] Feld
       *[other] Felder
    } gegen { $theirs }
    [vultures] Die Geier gaben den Ausschlag, { $mine } { $n ->
        [one] Feld
       *[other] Felder
    } verloren gegen { $theirs }
    [out] Die Geier hatten { $rival } den Garaus gemacht
   *[other] Der Start war der bessere
}

gnadenlos-finale-chapter-turn = Runde { $n }
gnadenlos-finale-tally-fame = Ruhm
gnadenlos-finale-tally-gold = Gold
gnadenlos-finale-total-gold = Übrig
gnadenlos-finale-item-start = Zu Beginn
gnadenlos-finale-item-sharps-up = Falschspiel, voran
gnadenlos-finale-item-sharps-down = Falschspiel, zurück
gnadenlos-finale-item-bought = Gekauft
gnadenlos-finale-item-bought-last = Am Ende gekauft
gnadenlos-finale-item-vultures = Zurück, mit Geier
gnadenlos-finale-item-out = Ausgeschieden
gnadenlos-finale-item-rushes = Goldrausch
gnadenlos-finale-item-paid = Am Zahltag gezahlt
gnadenlos-finale-item-fame = Für Ruhm ausgegeben
gnadenlos-finale-luck-called = Fällige Scheine
gnadenlos-finale-luck-rushes = Goldrausch mit Ertrag
gnadenlos-finale-luck-shot = Erschossene Abenteurer
gnadenlos-finale-luck-vultures = Geier
# $n: was fällig war; $of: das Gold, das da war
gnadenlos-finale-happening-out = { $chapter }: { $who ->
    [me] Die Geier haben dich geholt: { $n } Gold waren fällig, und du hattest { $of }.
   *[one] Die Geier haben { $name } geholt: { $n } Gold waren fällig, und nur { $of } waren da.
}
gnadenlos-finale-ending-goal = { $who ->
    [me] Du hast das Ziel erreicht.
   *[one] { $name } hat das Ziel erreicht.
}
gnadenlos-finale-ending-undertaker = Der Totengräber ist angekommen.
gnadenlos-finale-ending-vultures = { $who ->
    [me] Die Geier haben dich geholt.
    [nobody] Die Geier haben jemanden geholt.
   *[one] Die Geier haben { $name } geholt.
}
