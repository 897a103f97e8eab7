## De tafel in de browser

wyatt-earp-web-help = De aanhoudingsbevelen liggen in een kring om de stapels. Handkaarten, rijen en stapels worden knoppen zodra je ze kunt spelen.
wyatt-earp-web-centre = Stapels en geld
wyatt-earp-web-piles = Stapels
wyatt-earp-web-draw-pile = Trekstapel
wyatt-earp-web-last-pile = Laatste trekstapel
wyatt-earp-web-discard-pile = Aflegstapel
wyatt-earp-web-pile = Trekstapel: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
wyatt-earp-web-pile-last = Laatste trekstapel: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
wyatt-earp-web-discards = { $n ->
    [0] Aflegstapel: leeg
    [one] Aflegstapel: { $n } kaart, { $card }
   *[other] Aflegstapel: { $n } kaarten, bovenop { $card }
}
wyatt-earp-web-draw-ends = Trekken beëindigt de ronde
wyatt-earp-web-discard-ends = De volgende kaart die je aflegt, beëindigt de ronde.
wyatt-earp-web-waits = wacht op zijn rij
wyatt-earp-web-hit-chance = { $n }% kans op een treffer, volgens de open kaarten
# The same, under the place for shots
wyatt-earp-web-hit-short = { $n }% raak

wyatt-earp-web-ledger = Geld en kaarten van alle spelers
wyatt-earp-web-cards = Kaarten
wyatt-earp-web-now = Als het nu afliep
wyatt-earp-web-would-win = zou winnen
wyatt-earp-web-wins = Gewonnen
wyatt-earp-web-dealer = Deler
# Eén letter: de deler
wyatt-earp-web-dealer-mark = D

wyatt-earp-web-key = Zo wordt uitbetaald
wyatt-earp-web-key-points = Bij elke rij staan de sheriffpunten (SP) en daarnaast wat die rij zou opleveren als het nu afliep.
wyatt-earp-web-key-paid = Onder { $n } SP samen blijft de beloning liggen.
wyatt-earp-web-key-alone = Met { $n } SP voorsprong krijg je alles. Anders deel je met wie er dicht achter zit.

wyatt-earp-web-reward = Beloning: { $money }
wyatt-earp-web-no-set = Nog geen set
wyatt-earp-web-nobody = Nog geen punten
wyatt-earp-web-short = Nog { $n } SP nodig
wyatt-earp-web-alone = { $name } krijgt alles
wyatt-earp-web-all-yours = Jij krijgt alles
wyatt-earp-web-shared = Wordt gedeeld
wyatt-earp-web-shared-rest = Gedeeld, { $money } blijft
wyatt-earp-web-rows = Rijen voor { $outlaw }
# $row: de outlaw en wiens rij
wyatt-earp-web-row = { $row }: { $cards }; { $n } SP, zou { $money } opleveren
wyatt-earp-web-row-covered = { $row }: { $cards }; onder een Schuilplaats, { $n } SP tellen niet mee
wyatt-earp-web-row-empty = { $row }: niets neergelegd

wyatt-earp-web-hand = Je hand
wyatt-earp-web-order = Sortering
wyatt-earp-web-order-outlaws = Per outlaw
wyatt-earp-web-order-came = Zoals getrokken

wyatt-earp-web-would-reward = Beloning voor { $outlaw }: { $from } → { $to }
wyatt-earp-web-would-points = Jouw punten daar: { $from } → { $to }
wyatt-earp-web-would-have = Jouw geld, als het nu afliep: { $from } → { $to }

wyatt-earp-web-duel = Duel
wyatt-earp-web-pay-all = Alles uitbetalen
# Het geld van een plaats na de afrekening, onder wat er is uitbetaald
wyatt-earp-web-purse = In kas
wyatt-earp-web-next-hand = Naar de volgende ronde

wyatt-earp-web-memory = Wat iedereen heeft gezien
wyatt-earp-web-memory-none = Nog niets behalve wat open ligt.
wyatt-earp-web-seen = In de aflegstapel: { $cards }
wyatt-earp-web-under = In de vernieuwde trekstapel, of eruit getrokken: { $cards }
# What somebody had in the end
wyatt-earp-web-score = { $n ->
    [0] $ 0
   *[other] $ { $n }.000
}

# Wat een kaart doet, in één zin
wyatt-earp-web-does-photo = Heeft iemand een set van deze outlaw neergelegd, dan mag je hem uitspelen: hij komt in jouw rij. Zonder schot.
wyatt-earp-web-does-wyatt-earp = Trek twee kaarten, of kies er een uit de aflegstapel; of schiet een Schuilplaats van een van jouw rijen.
wyatt-earp-web-does-bank-robbery = Bij een treffer komt hij in een van jouw rijen en verhoogt hij de beloning op het aanhoudingsbevel.
wyatt-earp-web-does-fastest-gun = Bij een treffer komt hij in een van jouw rijen en verhoogt hij de beloning. Er ligt er maar één op tafel: hij verdringt de vorige.
wyatt-earp-web-does-most-wanted = Noem een outlaw en een richting: wie er het eerst een heeft, moet hem aan jou geven. Of schiet, en steel er een uit een rij van een ander.
wyatt-earp-web-does-hideout = Bij een treffer dekt hij een rij van een ander af; die telt dan niet mee.
wyatt-earp-web-does-stagecoach-robbery = Bij een treffer komt hij in een van jouw rijen en verhoogt hij de beloning op het aanhoudingsbevel het meest.
