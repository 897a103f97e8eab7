## Een tafel verlaten

web-leaving-stay = Blijven
web-leaving-stand-up = Opstaan …
    .title = Opstaan?
    .then = Je plaats komt weer vrij. Zolang niemand haar neemt, kun je via de link terugkomen.
    .heir = Dan start { $name } de partij.
    .last = Er is verder niemand: de tafel wordt gesloten en de link leidt nergens meer heen.
    .do = Opstaan
web-leaving-give-up = Opgeven …
    .title = Deze partij opgeven?
    .then = Ze eindigt hier, zonder winnaar. Ze telt niet en wordt niet bewaard.
    .instead = Wil je alleen een andere keer verder spelen, ga dan gewoon van deze pagina af: de partij wacht op je op de startpagina.
    .do = Opgeven
web-leaving-hand-over = Overlaten …
    .title = Een bot voor je laten spelen?
    .then = De anderen spelen verder en een bot neemt je plaats over ({ $level }). De plaats blijft van jou: kom terug aan deze tafel en je speelt zelf verder.
    .instead = Ben je maar even weg, dan hoef je niets over te laten: de tafel kent je.
    .do = Bot laten spelen
web-left-stand-up = Je hebt de tafel verlaten ({ $game }).
web-left-give-up = Opgegeven ({ $game }).
web-left-hand-over = Nu speelt er een bot voor je.
web-given-up = Deze partij is opgegeven.
web-given-up-what = Ze heeft geen winnaar en geen verslag.
