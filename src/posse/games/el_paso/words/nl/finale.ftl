## Het einde van een partij. $score: goudklompjes; $margin, $mine, $theirs: zoveel ervan; $made: de zin die zegt wat de doorslag gaf

el-paso-finale-score = { $n ->
    [0] geen goudklompje
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
}
el-paso-finale-clear = { $who ->
    [me] Je reed naar huis met { $score }, { $margin } meer dan { $rival }: { $made }.
   *[one] { $names } reed naar huis met { $score }, { $margin } meer dan { $rival }: { $made }.
}
el-paso-finale-narrow = { $who ->
    [me] Met een neuslengte, { $margin } meer dan { $rival }, reed je naar huis met { $score }: { $made }.
   *[one] Met een neuslengte, { $margin } meer dan { $rival }, reed { $names } naar huis met { $score }: { $made }.
}
el-paso-finale-rout = { $who ->
    [me] Je hebt het Westen leeggehaald: { $score }, tegen { $rivals } voor { $rival }; { $made }.
   *[one] { $names } heeft het Westen leeggehaald: { $score }, tegen { $rivals } voor { $rival }; { $made }.
}
el-paso-finale-comeback = { $who ->
    [me] Halverwege stond je nog laatste, en toch reed je naar huis met { $score }, { $margin } meer dan { $rival }: { $made }.
   *[one] { $names } stond halverwege nog laatste, maar reed toch naar huis met { $score }, { $margin } meer dan { $rival }: { $made }.
}
# $item: een stad
el-paso-finale-made-town = { $item } gaf de doorslag, { $mine } tegen { $theirs }

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
el-paso-finale-tally-town = Stad voor stad
el-paso-finale-tally-sale = Hoe er verkocht werd
el-paso-finale-item-at-rate = Tegen de koers van de stad
el-paso-finale-item-one-to-one = Tegen 1:1
el-paso-finale-luck-stars = Geworpen dobbelstenen met een ster
el-paso-finale-luck-raids = Rooftochten die een fiche opbrachten
el-paso-finale-luck-caught = Gepakt door de sheriffs, in zoveel steden
# $chapter: de stad; $n: fiches
el-paso-finale-happening-lost = { $chapter }: de sheriffs nemen { $n ->
    [one] één fiche
   *[other] { $n } fiches
} af van { $who ->
    [me] jou
   *[one] { $name }
}.
el-paso-finale-ending-left = Uit de laatste stad was iedereen op tijd weggereden.
el-paso-finale-ending-sheriffs = In de laatste stad hadden de sheriffs het laatste woord.
el-paso-finale-ending-emptied = De laatste stad was leeggeplunderd.
