## Terugkijken

web-replay-missing = Die partij is er hier niet.
web-replay-missing-why = Misschien is die nog niet afgelopen, of is de link niet volledig.
web-replay-wait = De partij wordt geladen…
web-replay-controls = Terugkijken
web-replay-opening = Het begin
web-replay-ply = Zet
web-replay-at = Zet { $n } van { $of }
web-replay-steps = Stappen
web-replay-first = Naar het begin
web-replay-turn-back = Vorige beurt
web-replay-back = Vorige zet
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-forward = Volgende zet
web-replay-turn-forward = Volgende beurt
web-replay-last = Naar het einde
web-replay-speed = Tempo
web-replay-eyes = Zicht
web-replay-all = alles open
web-replay-spectator = toeschouwer
web-replay-link = Link naar dit moment
web-replay-copied = De link naar dit moment is gekopieerd.
web-replay-download = Verslag
web-replay-keys = Pijltjes links en rechts: één zet. Omhoog en omlaag: één beurt. Spatie: afspelen. Home en End: begin en einde.
web-replay-hands = Ieders hand
web-replay-no-cards = niets
web-replay-face-down = gedekt: { $card }
web-replay-note = schuldbrief { $n } ({ $name })

## Eerlijk gedeeld

web-fair-title = Eerlijk gedeeld?
web-fair-yes = De som klopt
web-fair-no = De som klopt niet
web-fair-commitment-yes = Het geheim is datgene waarop de server zich had vastgelegd: de SHA-256 ervan is de vastlegging.
web-fair-commitment-no = Het geheim is niet datgene waarop de server zich had vastgelegd.
web-fair-key-yes = De sleutel waaruit alle toeval volgt, is gemaakt van dat geheim en de getallen van de spelers, en van niets anders.
web-fair-key-no = De sleutel is niet gemaakt van dit geheim en de getallen van de spelers.
web-fair-seen-yes = Je browser heeft precies deze vastlegging gezien voordat er gedeeld werd.
web-fair-seen-no = Voor het delen liet de tafel je browser een andere vastlegging zien.
web-fair-seen-unknown = Of de tafel deze vastlegging voor het delen liet zien, kan je browser niet zeggen: hij was er niet bij, of heeft het niet bewaard.
web-fair-mine-yes = Het getal bij jouw plaats is het getal dat je browser heeft toegevoegd.
web-fair-mine-no = Het getal bij jouw plaats is niet het getal dat je browser heeft toegevoegd.
web-fair-proves = { $n ->
    [one] Eén speler heeft een getal toegevoegd. De server kon dus niet alleen bepalen wat er gedeeld werd, en geen speler kende het geheim. Dat heeft je browser zojuist zelf nagerekend.
   *[other] { $n } spelers hebben elk een getal toegevoegd. De server kon dus niet alleen bepalen wat er gedeeld werd, en geen speler kende het geheim. Dat heeft je browser zojuist zelf nagerekend.
}
web-fair-alone = Geen speler heeft iets toegevoegd: deze sleutel heeft de server alleen gekozen.
web-fair-numbers = De getallen
web-fair-commitment = Vastlegging, voor het delen getoond
web-fair-secret = Geheim, na de partij onthuld
web-fair-nonce = Toegevoegd door { $name }
web-fair-none = niets
web-fair-key = Sleutel
web-fair-more = Als je het verslag opnieuw afspeelt, blijkt dat elke kaart en elke dobbelsteen uit deze sleutel volgt en de uitslag uit de zetten. Vertrouw je deze pagina niet, download dan het verslag en start:
web-fair-ask = Door de server laten controleren
web-fair-server-yes = { $n ->
    [one] Eén zet is opnieuw gespeeld, en het einde klopt.
   *[other] { $n } zetten zijn opnieuw gespeeld, en het einde klopt.
}
web-fair-server-no = Het verslag klopt niet: { $line }

## Regels

web-rules-what = In onze eigen woorden, elke regel met een nummer, met voorbeelden die met het spelmateriaal zijn getekend.
web-rules-games = Spellen
web-rules-contents = Inhoud
web-rules-search = Zoeken
web-rules-search-example = een woord, of { $rule }
web-rules-found = { $n ->
    [0] Niets gevonden
    [one] Eén regel
   *[other] { $n } regels
}
web-rules-nothing = Daarover gaat geen enkele regel. Probeer het met minder woorden.
web-rules-box = Wat er in de doos zit
web-rules-brief = In twee minuten uitgelegd
web-rules-ruled = door ons beslist
web-rules-ruled-what = de spelregels laten het open, en wij lezen ze zo.
web-rules-assumed = aangenomen
web-rules-assumed-what = een getal dat niemand ons kon geven; een editiebestand kan het verbeteren.

## Spelers

web-players-board = De besten
web-players-bot = { $level } (bot)
web-players-find = Naam van een speler
web-players-go = Opzoeken
web-players-rank = Rang
web-players-player = Speler
web-players-rating = Rating
web-players-interval = Bereik (95%)
web-players-games = Partijen
web-players-winner = gewonnen
web-players-more = Meer tonen
web-players-nobody = Bij dit spel heeft nog niemand een rating. Open een tafel met rating en wees de eerste.
web-players-no-records = Nog geen partij uitgespeeld.
web-players-why = De volgorde wordt bepaald door de onderkant van het bereik: wat iemand zeker heeft laten zien. Alleen partijen met rating tellen.
web-player-missing = Zo heet hier niemand.
web-player-missing-why = Gasten hebben geen pagina, alleen namen die met een wachtwoord zijn vastgelegd.
web-player-since = hier sinds { $day }
web-player-bot = Een bot. Hij gaat alleen af op wat zijn plaats mag weten.
web-player-none = Nog geen partij uitgespeeld.
web-player-wins = Gewonnen
web-player-unrated = Geen rating bij dit spel.
web-player-records = Partijen
web-player-chart = Rating over { $n } partijen, van { $from } tot { $to }
web-player-chart-what = { $n ->
    [one] Eén partij met rating. Met 95% zekerheid ligt de echte rating in de band.
   *[other] De laatste { $n } partijen met rating. Met 95% zekerheid ligt de echte rating in de band.
}

## Instellingen

web-settings-title = Jij en je instellingen
web-settings-you = Wie je bent
web-settings-nobody = Nog niemand. Speel als gast, leg een naam vast, of log in met de naam die je hebt.
web-settings-guest = Je bent { $name }, een gast. De naam is voorlopig van jou; leg hem vast met een wachtwoord, dan blijft hij van jou.
web-settings-member = Je bent { $name }, en die naam is voor jou vastgelegd.
web-settings-name = Je naam
web-settings-name-field = Naam aan tafel
web-settings-rename = Wijzigen
web-settings-come = Doorgaan als gast
web-settings-done = Klaar.
web-settings-keep = Deze naam vastleggen
web-settings-keep-new = Een naam vastleggen
web-settings-keep-name = Naam om vast te leggen
web-settings-guest-new = Gewoon spelen
web-settings-keep-why = Dan kun je aan tafels met rating zitten en vanuit elke browser terugkomen. Een verloren wachtwoord is niet terug te krijgen.
web-settings-keep-do = Vastleggen
web-settings-password = Wachtwoord (minstens 8 tekens)
web-settings-log-in = Ik heb al een naam
web-settings-log-in-do = Inloggen
web-settings-log-in-guest = Je gastnaam en de tafels daarvan blijven achter.
web-settings-login-name = Vastgelegde naam
web-settings-login-password = Je wachtwoord
web-settings-change-password = Wachtwoord wijzigen
web-settings-change-password-do = Wachtwoord wijzigen
web-settings-change-password-what = Hiermee word je in alle andere browsers uitgelogd; toegangssleutels blijven.
web-settings-old-password = Oud wachtwoord
web-settings-new-password = Nieuw wachtwoord (minstens 8 tekens)
web-settings-log-out = Uitloggen
web-settings-log-out-what = Alleen in deze browser. Je tafels wachten op je.
web-settings-my-page = Mijn pagina
web-settings-looks = Uiterlijk en geluid
web-settings-looks-what = Geldt alleen in deze browser.
web-settings-theme = Weergave
web-settings-theme-system = zoals mijn apparaat
web-settings-theme-day = dag
web-settings-theme-night = nacht
web-settings-speed = Animaties
web-settings-speed-calm = rustig
web-settings-speed-brisk = vlot
web-settings-speed-none = geen
web-settings-sound = Met geluid spelen
web-settings-tables-as-text = Tafels als tekst, zonder plaatjes
web-settings-taps-twice = Met de vinger: één keer tikken om te kijken, twee keer om te spelen
web-settings-guide = Uitleg bij de eerste partij
web-settings-sessions = Waar je bent ingelogd
web-settings-this = deze browser
web-settings-seen = laatst gezien { $when }
web-settings-end = Uitloggen
web-settings-end-others = Overal elders uitloggen
web-settings-tokens = Toegangssleutels voor programma’s
web-settings-tokens-what = Een programma met een toegangssleutel mag aan tafel wat jij mag, maar kan je account niet beheren.
web-settings-token-once = Kopieer hem nu: hij is alleen deze ene keer te zien.
web-settings-token-made = aangemaakt { $when }
web-settings-token-used = laatst gebruikt { $when }
web-settings-token-unused = nooit gebruikt
web-settings-revoke = Intrekken
web-settings-token-make = Toegangssleutel aanmaken
web-settings-token-label = Waar hij voor is
web-settings-mutes = Gedempt
web-settings-no-mutes = Je hebt niemand gedempt.
web-settings-unmute = Niet meer dempen
web-settings-data = Je gegevens
web-settings-data-what = Alles downloaden wat over je bewaard wordt, als bestand; of alles verwijderen.
web-settings-export = Mijn gegevens downloaden
web-settings-delete = Mijn account verwijderen
web-settings-delete-1 = Je naam, wachtwoord, inloggegevens, toegangssleutels en ratings worden gewist.
web-settings-delete-2 = Partijen die je speelde en wat je daar zei, blijven, want ze zijn ook van de anderen; je heet daar ‘Iemand’.
web-settings-delete-3 = Aan tafels waar nog gespeeld wordt, neemt een bot je plaats in.
web-settings-delete-4 = Dit kan niet ongedaan gemaakt worden.
web-settings-delete-sure = Ik weet het zeker.
web-settings-delete-do = Alles verwijderen
web-settings-gone = Je account is verwijderd. Het ga je goed.


## Playing alone on this device
web-alone-title = Alleen spelen op dit apparaat
web-alone-what = Tegen groentjes en hulpsheriffs kun je gewoon hier spelen: zodra alles wat nodig is op dit apparaat staat, begint een partij tegen hen hier en blijft ze hier; de server wordt daarvoor niets gevraagd.
web-alone-size = { $n } MB
web-alone-get = Downloaden ({ $size })
web-alone-coming = { $done } van { $size } is binnen.
web-alone-here = Alles is er ({ $size }).
web-alone-remove = Verwijderen
web-alone-games = Partijen die op dit apparaat zijn gespeeld

## Over Posse, en nergens

web-about-what = Wat dit is
web-about-what-1 = Posse is een tafel in de browser voor drie westernspellen, tegen bots of met vrienden, overal. Om te spelen hoeft niemand zich aan te melden.
web-about-what-2 = Het zijn de volledige regels, in eigen woorden en genummerd. Elke weigering noemt de regel, elke deling is na te rekenen, elke partij is terug te kijken.
web-about-what-3 = Bots weten wat hun plaats mag weten, en niet meer.
web-about-fair = Eerlijk gedeeld
web-about-fair-1 = Voor het delen legt de server zich op een geheim vast, en de browser van elke speler voegt een eigen getal toe. Alle toeval volgt uit die twee samen. Achteraf wordt het geheim onthuld, en de pagina van elke afgelopen partij rekent het na.
web-about-rights = Makers en rechten
web-about-rights-1 = De namen van de spellen zijn van hun eigenaars:
web-about-rights-2 = Dit is een onafhankelijke uitgave, niet door hen gemaakt of goedgekeurd. Bevalt een spel je, koop dan het echte spel.
web-about-rights-3 = Teksten, tekeningen en code zijn van onszelf; de code valt onder de MIT-licentie.
web-about-made = Gemaakt met
web-about-source = Voor knutselaars
web-about-source-1 = In de broncode zitten ook een tafel voor de terminal, een simulator, een arena voor bots en pagina’s over hoe je een spel of een bot toevoegt: zie de README.
web-about-api = De API van deze server
web-lost-title = Verkeerd spoor
web-lost-line = Hier zijn alleen coyotes.
