## Wer gewonnen hat, und warum. $who: me (der Leser allein), mine (der Leser mit anderen), one, several; $score, $rivals, $margin:
## wie das Spiel sie schreibt; $rival: der Beste der anderen, hinter „vor“; $made (in Worten der Spiele): was den Ausschlag gab

finale-heading = { $who ->
    [me] Du gewinnst
    [mine] Du teilst dir den Sieg
    [several] { $names } teilen sich den Sieg
   *[one] { $names } gewinnt
}
finale-ahead-of-you = dir
finale-number = { $n }
finale-of = { $n } von { $of }

finale-alone = { $who ->
    [me] Du hast mit { $score } gewonnen.
   *[one] { $names } hat mit { $score } gewonnen.
}
finale-clear = { $who ->
    [me] Du hast mit { $score } gewonnen, { $margin } vor { $rival }.
   *[one] { $names } hat mit { $score } gewonnen, { $margin } vor { $rival }.
}
finale-narrow = { $who ->
    [me] Es war knapp: Du hast mit { $score } gewonnen, nur { $margin } vor { $rival }.
   *[one] Es war knapp: { $names } hat mit { $score } gewonnen, nur { $margin } vor { $rival }.
}
finale-rout = { $who ->
    [me] Das war deutlich: Du hast mit { $score } gewonnen, { $margin } vor { $rival }.
   *[one] Das war deutlich: { $names } hat mit { $score } gewonnen, { $margin } vor { $rival }.
}
finale-comeback = { $who ->
    [me] Zur Halbzeit lagst du noch ganz hinten und hast doch mit { $score } gewonnen, { $margin } vor { $rival }.
   *[one] Zur Halbzeit lag { $names } noch ganz hinten und hat doch mit { $score } gewonnen, { $margin } vor { $rival }.
}
finale-level = { $who ->
    [me] Bei { $score } lagst du gleichauf mit { $rival } und hast das Stechen gewonnen.
   *[one] Bei { $score } lag { $names } gleichauf mit { $rival } und hat das Stechen gewonnen.
}
# $others: mit wem der Leser teilt; $score: none, wenn die Punkte verschieden sind
finale-shared = { $who ->
    [mine] Du teilst dir den Sieg mit { $others }{ $score ->
        [none] .
       *[other] : je { $score }.
    }
   *[several] { $names } teilen sich den Sieg{ $score ->
        [none] .
       *[other] : je { $score }.
    }
}
# Der Platz des Lesers; $short: so viel hat gefehlt, oder none
finale-place = { $n ->
    [2] Platz zwei
    [3] Platz drei
    [4] Platz vier
    [5] Platz fünf
   *[other] Platz { $n }
} für dich{ $short ->
    [none] .
   *[other] , gefehlt haben { $short }.
}

## Der Wendepunkt. $chapter: ein Teil der Partie, oder none; $by: um so viel ist der Vorsprung gewachsen

finale-turning-title = Der Wendepunkt
finale-turning-lead = { $chapter ->
    [none] Zug { $n } von { $of }
   *[other] { $chapter }, Zug { $n } von { $of }
}: { $who ->
    [me] Du gehst endgültig in Führung, der Abstand ändert sich um { $by }.
    [several] { $names } gehen endgültig in Führung, der Abstand ändert sich um { $by }.
   *[one] { $names } geht endgültig in Führung, der Abstand ändert sich um { $by }.
}
finale-turning-swing = { $chapter ->
    [none] Zug { $n } von { $of }
   *[other] { $chapter }, Zug { $n } von { $of }
}: { $who ->
    [me] Du machst { $by } auf die anderen gut, mehr als in jedem anderen Zug.
    [several] { $names } machen { $by } auf die anderen gut, mehr als in jedem anderen Zug.
   *[one] { $names } macht { $by } auf die anderen gut, mehr als in jedem anderen Zug.
}
finale-turning-see = Ansehen

# The ply that ends a chapter: $close, what is then counted up
finale-turning-lead-close = { $close }: { $who ->
    [me] Du gehst endgültig in Führung, der Abstand ändert sich um { $by }.
    [several] { $names } gehen endgültig in Führung, der Abstand ändert sich um { $by }.
   *[one] { $names } geht endgültig in Führung, der Abstand ändert sich um { $by }.
}
finale-turning-swing-close = { $close }: { $who ->
    [me] Du machst { $by } auf die anderen gut, mehr als bei jeder anderen.
    [several] { $names } machen { $by } auf die anderen gut, mehr als bei jeder anderen.
   *[one] { $names } macht { $by } auf die anderen gut, mehr als bei jeder anderen.
}

## Was zu sehen ist

finale-scores = Die Abrechnung
finale-total = Summe
finale-luck = Glück
finale-luck-none = –
finale-chart = Der Verlauf
# Das Bild, vorgelesen
finale-chart-what = Der Stand über { $n ->
    [one] einen Zug
   *[other] { $n } Züge
}
finale-chart-start = Anfang
finale-chart-end = Ende
finale-happened = Außerdem im Blatt
# $n: wie oft jemand Neues vorn lag, auch das erste Mal; $changes: ohne dieses
finale-leads = { $n ->
    [0] Allein vorn lag nie jemand.
    [one] Die Führung hat nie gewechselt.
   *[other] Die Führung hat { $changes ->
        [one] einmal
       *[other] { $changes }-mal
    } gewechselt.
}
finale-no-chronicle = Diese Partie wurde nach Regeln gespielt, die sich seither geändert haben: Nur ihr Ergebnis ist bekannt.

## Was für den Leser besonders ist. .line: als Satz

finale-special-first-game = Erste Partie
    .line = Deine erste Partie dieses Spiels. Es wird nicht die letzte sein.
finale-special-first-win = Erster Sieg
    .line = Die erste Partie dieses Spiels, die du gewonnen hast.
finale-special-first-win-over = { $level ->
    [greenhorn] Grünschnäbel besiegt
    [deputy] Hilfssheriffs besiegt
    [sheriff] Sheriffs besiegt
   *[other] Stärkere besiegt
}
    .line = So starke Bots hast du noch nie geschlagen.
finale-special-wins = { $n } Siege
    .line = So viele Partien dieses Spiels hast du nun gewonnen.
finale-special-streak = { $n } in Folge
    .line = Deine letzten { $n } Partien dieses Spiels hast du alle gewonnen.
finale-special-best-score = Dein bestes Ergebnis
    .line = Dein bestes war bisher { $score }.
finale-special-closest = Deine knappste Partie
    .line = { $n ->
        [0] Kein Abstand zwischen dem Ersten und dem Zweiten.
       *[other] Nur { $score } zwischen dem Sieger und dem Nächsten.
    }
finale-special-longest = Deine längste Partie
    .line = { $n } Züge.

## Was nun

finale-again = Noch eine Partie
finale-harder = Noch einmal, mit stärkeren Bots
finale-replay = Wiederholung ansehen
finale-home = Start
finale-look = Den Tisch ansehen
finale-open = Wie es ausging
finale-copy = Link kopieren
finale-copied = Der Link zu dieser Seite ist kopiert.
finale-skip = Klick oder Taste: alles auf einmal zeigen.
# $name: wer zuerst gefragt hat
finale-asks = { $name } will noch eine Partie.
finale-asks-me = Du willst noch eine Partie.
finale-sits = Am neuen Tisch: { $names }.
finale-awaited = Es fehlt noch: { $names }.
finale-goes-on = Die nächste Partie hat ohne dich begonnen.
finale-join = Mitspielen
finale-to-table = Zum neuen Tisch
