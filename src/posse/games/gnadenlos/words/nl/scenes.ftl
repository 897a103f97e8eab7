## Wat er boven de tafel wordt gespeeld. $name, $names: wie; $n: hoeveel, of welk veld

gnadenlos-scene-turns = { $name } draait om
gnadenlos-scene-turns-you = Jij draait om
gnadenlos-scene-shuffled = Eerst zijn alle gebeurtenissen geschud.
gnadenlos-scene-undertaker = De begrafenisondernemer zet stap { $n } van { $of }.
# Zij worden niet gevraagd: ze hebben geen keus
gnadenlos-scene-forced = { $n ->
    [one] { $names } heeft maar één avonturier: die wordt vanzelf gestuurd.
   *[other] { $names } hebben elk maar één avonturier: die worden vanzelf gestuurd.
}
gnadenlos-scene-forced-you = Je hebt maar één avonturier: die wordt vanzelf gestuurd.
gnadenlos-scene-held = Iedereen heeft gekozen…
gnadenlos-scene-held-noon = Niemand verroert zich…
gnadenlos-scene-equal = Allemaal gelijk: er gebeurt niets
gnadenlos-scene-gold = +{ $n } goud
gnadenlos-scene-space = naar veld { $n }
gnadenlos-scene-steals = steelt schuldbrieven
gnadenlos-scene-spent = daarna weg
gnadenlos-scene-shot = doodgeschoten
gnadenlos-scene-stays = komt terug
gnadenlos-scene-face-down = gedekt
gnadenlos-scene-hired = Wie huurt wie in
gnadenlos-scene-bid = bod { $n }
gnadenlos-scene-unable = kon niet bieden
gnadenlos-scene-nobody = niemand; de schuldbrieven komen terug
gnadenlos-scene-out = { $name } ligt eruit
gnadenlos-scene-out-you = Jij ligt eruit
gnadenlos-scene-out-why = { $n ->
    [one] Eén onbetaalde schuldbrief, één gier: dat beëindigt het spel.
   *[other] { $n } keer niet betaald, { $n } gieren: dat beëindigt het spel.
}
gnadenlos-scene-end-goal = Het doel is bereikt
gnadenlos-scene-end-goal-why = Door { $names }. Nog één betaaldag, dan de laatste kans om roem te kopen.
gnadenlos-scene-end-undertaker = De begrafenisondernemer is er
gnadenlos-scene-end-undertaker-why = Dat was zijn laatste stap. Nog één betaaldag, dan de laatste kans om roem te kopen.
gnadenlos-scene-end-vultures = De gieren hebben iemand te pakken
gnadenlos-scene-end-vultures-why = Geen betaaldag meer. Wie er nog is, mag voor het laatst roem kopen.

## Betaaldag, worp voor worp

gnadenlos-scene-last-payday = De laatste betaaldag
gnadenlos-scene-due = Kolom { $die }: { $name } is { $n } schuldig
gnadenlos-scene-due-you = Kolom { $die }: jij bent { $n } schuldig
gnadenlos-scene-pays = { $name } betaalt { $n }
gnadenlos-scene-pays-you = Jij betaalt { $n }
gnadenlos-scene-cannot-pay = { $name } kan { $n } niet betalen: een gier, en terug naar veld { $space }
gnadenlos-scene-cannot-pay-you = Jij kunt { $n } niet betalen: een gier, en terug naar veld { $space }
gnadenlos-scene-rolls = { $n ->
    [one] één worp
   *[other] { $n } worpen
}
gnadenlos-scene-over-empty = De betaaldag is voorbij: in kolom { $die } lag geen schuldbrief meer.
gnadenlos-scene-over-broke = De betaaldag is voorbij: { $name } moest { $n } betalen en had { $gold }.
gnadenlos-scene-over-broke-you = De betaaldag is voorbij: jij moest { $n } betalen en had { $gold }.
gnadenlos-scene-go-on = Verder
