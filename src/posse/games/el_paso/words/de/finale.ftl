## Das Ende einer Partie. $score: Nuggets; $margin, $mine, $theirs: so viele davon; $made: der Satz, der sagt, was den Ausschlag gab

el-paso-finale-score = { $n ->
    [0] kein Nugget
    [one] 1 Nugget
   *[other] { $n } Nuggets
}
el-paso-finale-clear = { $who ->
    [me] Du bist mit { $score } heimgeritten, { $margin } vor { $rival }: { $made }.
   *[one] { $names } ist mit { $score } heimgeritten, { $margin } vor { $rival }: { $made }.
}
el-paso-finale-narrow = { $who ->
    [me] Um Haaresbreite, { $margin } vor { $rival }, bist du mit { $score } heimgeritten: { $made }.
   *[one] Um Haaresbreite, { $margin } vor { $rival }, ist { $names } mit { $score } heimgeritten: { $made }.
}
el-paso-finale-rout = { $who ->
    [me] Du hast den Westen leer geräumt: { $score }, bei { $rival } dagegen { $rivals }; { $made }.
   *[one] { $names } hat den Westen leer geräumt: { $score }, bei { $rival } dagegen { $rivals }; { $made }.
}
el-paso-finale-comeback = { $who ->
    [me] Zur Halbzeit lagst du noch ganz hinten und bist doch mit { $score } heimgeritten, { $margin } vor { $rival }: { $made }.
   *[one] Zur Halbzeit lag { $names } noch ganz hinten und ist doch mit { $score } heimgeritten, { $margin } vor { $rival }: { $made }.
}
# $item: eine Stadt
el-paso-finale-made-town = { $item } gab den Ausschlag, { $mine } gegen { $theirs }

el-paso-finale-chapter-deadwood = { el-paso-town-deadwood }
el-paso-finale-chapter-cheyenne = { el-paso-town-cheyenne }
el-paso-finale-chapter-abilene = { el-paso-town-abilene }
el-paso-finale-chapter-santa-fe = { el-paso-town-santa-fe }
el-paso-finale-chapter-san-diego = { el-paso-town-san-diego }
el-paso-finale-chapter-tombstone = { el-paso-town-tombstone }
el-paso-finale-chapter-el-paso = { el-paso-town-el-paso }
el-paso-finale-item-deadwood = { el-paso-town-deadwood }
el-paso-finale-item-cheyenne = { el-paso-town-cheyenne }
el-paso-finale-item-abilene = { el-paso-town-abilene }
el-paso-finale-item-santa-fe = { el-paso-town-santa-fe }
el-paso-finale-item-san-diego = { el-paso-town-san-diego }
el-paso-finale-item-tombstone = { el-paso-town-tombstone }
el-paso-finale-item-el-paso = { el-paso-town-el-paso }
el-paso-finale-tally-town = Stadt für Stadt
el-paso-finale-tally-sale = Wie verkauft wurde
el-paso-finale-item-at-rate = Zum Kurs der Stadt
el-paso-finale-item-one-to-one = Zum Kurs 1:1
el-paso-finale-luck-stars = Würfe, die einen Stern zeigten
el-paso-finale-luck-raids = Raubzüge, die ein Plättchen brachten
el-paso-finale-luck-caught = Von den Sheriffs erwischt, in so vielen Städten
# $chapter: die Stadt; $n: Plättchen
el-paso-finale-happening-lost = { $chapter }: Die Sheriffs nehmen { $who ->
    [me] dir
   *[one] { $name }
} { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
} ab.
el-paso-finale-ending-left = Aus der letzten Stadt sind alle rechtzeitig fortgeritten.
el-paso-finale-ending-sheriffs = In der letzten Stadt hatten die Sheriffs das letzte Wort.
el-paso-finale-ending-emptied = Die letzte Stadt war leer geplündert.
