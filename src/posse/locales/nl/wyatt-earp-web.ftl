## De tafel in de browser

wyatt-earp-web-help = De aanhoudingsbevelen liggen in een kring om de stapels. Handkaarten, rijen en stapels zijn knoppen zodra ze gespeeld kunnen worden.
wyatt-earp-web-centre = Stapels en geld
wyatt-earp-web-piles = Stapels
wyatt-earp-web-draw-pile = Trekstapel
wyatt-earp-web-last-pile = Laatste trekstapel
wyatt-earp-web-discard-pile = Aflegstapel
wyatt-earp-web-pile = Trekstapel: { $n } kaarten
wyatt-earp-web-pile-last = Laatste trekstapel: { $n } kaarten
wyatt-earp-web-discards = Aflegstapel: { $n } kaarten, bovenop { $card }
wyatt-earp-web-draw-ends = Trekken beëindigt de ronde
wyatt-earp-web-discard-ends = De volgende aflegkaart beëindigt de ronde.
wyatt-earp-web-waits = wacht op zijn rij
wyatt-earp-web-hit-chance = { $n } % raak, naar de open kaarten
# The same, under the place for shots
wyatt-earp-web-hit-short = { $n } % raak

wyatt-earp-web-ledger = Geld en kaarten van alle spelers
wyatt-earp-web-cards = Kaarten
wyatt-earp-web-now = Als het nu afliep
wyatt-earp-web-would-win = zou winnen
wyatt-earp-web-wins = Gewonnen
wyatt-earp-web-dealer = Gever
# Eén letter: de gever
wyatt-earp-web-dealer-mark = G

wyatt-earp-web-key = Zo wordt uitbetaald
wyatt-earp-web-key-points = Het getal in een rij zijn de sheriffpunten (SP), het biljet ernaast wat ze nu opbrengt, in duizenden.
wyatt-earp-web-key-paid = Onder { $n } SP samen blijft de beloning liggen.
wyatt-earp-web-key-alone = { $n } SP voorsprong strijkt alles op. Anders delen wie er dicht achter zitten.

wyatt-earp-web-reward = Beloning: { $money }
wyatt-earp-web-no-set = Nog geen set
wyatt-earp-web-nobody = Niemand telt
wyatt-earp-web-short = Nog { $n } SP te weinig
wyatt-earp-web-alone = { $name } krijgt alles
wyatt-earp-web-all-yours = Jij krijgt alles
wyatt-earp-web-shared = Wordt gedeeld
wyatt-earp-web-rows = Rijen voor { $outlaw }
# $row: de outlaw en wiens rij
wyatt-earp-web-row = { $row }: { $cards }; { $n } SP, zou { $money } opleveren
wyatt-earp-web-row-covered = { $row }: { $cards }; in de Schuilplaats, { $n } SP tellen niet
wyatt-earp-web-row-empty = { $row }: niets neergelegd

wyatt-earp-web-hand = Je hand
wyatt-earp-web-order = Volgorde van je hand
wyatt-earp-web-order-outlaws = Per outlaw
wyatt-earp-web-order-came = Zoals getrokken

wyatt-earp-web-would-reward = Beloning voor { $outlaw }: { $from } → { $to }
wyatt-earp-web-would-points = Jouw punten daar: { $from } → { $to }
wyatt-earp-web-would-have = Jij, als het nu afliep: { $from } → { $to }

wyatt-earp-web-duel = Duel
wyatt-earp-web-pay-all = Alles uitbetalen
wyatt-earp-web-next-hand = Naar de volgende ronde

wyatt-earp-web-memory = Wat allen gezien hebben
wyatt-earp-web-memory-none = Nog niets dat niet open ligt.
wyatt-earp-web-seen = In de aflegstapel: { $cards }
wyatt-earp-web-under = In de vernieuwde trekstapel, of eruit getrokken: { $cards }
# What somebody had in the end
wyatt-earp-web-score = { $n ->
    [0] $0
   *[other] ${ $n }.000
}

# Wat een kaart doet, in één zin
wyatt-earp-web-does-photo = Hij komt in jouw rij van deze outlaw zodra er ergens een set van ligt. Zonder schot.
wyatt-earp-web-does-wyatt-earp = Trek twee kaarten, of zoek er een uit de aflegstapel; of schiet een Schuilplaats van een van jouw rijen.
wyatt-earp-web-does-bank-robbery = Bij een treffer komt hij in een van jouw rijen en verhoogt hij de beloning op het aanhoudingsbevel.
wyatt-earp-web-does-fastest-gun = Bij een treffer komt hij in een van jouw rijen en verhoogt hij de beloning. Er ligt er maar één op tafel: hij verdringt de vorige.
wyatt-earp-web-does-most-wanted = Noem een outlaw en een richting: wie er het eerst een heeft, geeft hem aan jou. Of schiet, en pak er een uit een rij van een ander.
wyatt-earp-web-does-hideout = Bij een treffer dekt ze een rij van een ander af; die telt dan niets.
wyatt-earp-web-does-stagecoach-robbery = Bij een treffer komt hij in een van jouw rijen en verhoogt hij de beloning het meest.
