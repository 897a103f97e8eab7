web-home = Startpagina
web-pages = Pagina’s
web-skip = Naar de inhoud
web-rules = Regels
web-learn = In vier minuten geleerd
web-players = Spelers
web-settings = Jij en je instellingen
web-language = Taal
web-sound = Geluid
web-theme = Dag of nacht
web-looks = Uiterlijk en geluid
web-help = Uitleg
web-about = Over Posse
web-close = Sluiten
web-page-failed = Deze pagina kon niet geladen worden. Probeer het nog eens.
web-line-lost = De verbinding is weg. Er is niets verloren; er wordt opnieuw verbonden.
web-line-keeps = Wat je het laatst vroeg, is bewaard en gebeurt precies één keer.
web-line-now = Nu proberen
web-stranger = Onbekende
# Aan tafels van wie voorgoed weg is
web-somebody = Iemand

web-tagline = Westernspellen aan één tafel, vanavond nog.
web-what = Bordspellen in je browser, meteen tegen bots of met vrienden via een link. Gratis, zonder aanmelden, en je eerste partij wordt tijdens het spelen uitgelegd.
web-against = Bots als tegenstander
web-level-random = Willekeurig
web-level-greenhorn = Groentje
web-level-deputy = Hulpsheriff
web-level-sheriff = Sheriff
web-levels-greenhorn = Groentjes
web-levels-deputy = Hulpsheriffs
web-levels-sheriff = Sheriffs
web-levels-greenhorn-are = makkelijk
web-levels-deputy-are = gemiddeld
web-levels-sheriff-are = moeilijk
web-our-own = een spel van onszelf
web-for-players = { $from } tot { $to } spelers
web-for-so-many = { $n ->
        [1] { $n } speler
       *[other] { $n } spelers
    }
web-play-bots = Nu spelen
web-play-against =
    tegen { $n ->
        [2] twee
        [3] drie
        [4] vier
       *[other] { $n }
    } { $levels }
web-levels-mixed = Gemengd
web-levels-mixed-are = naar wens
web-players-at-table = Spelers
web-bot-number = Bot { $n }
web-play-against-one = tegen een { $level }
web-play-against-these = tegen { $levels }
web-open-table = Met vrienden…
web-my-tables = Jouw tafels
web-open-tables = Tafels die op spelers wachten
web-no-tables = Op dit moment geen. Open er een en stuur iemand de link.
web-being-played = Lopende partijen
web-recent = Laatst gespeeld
web-go-on = Verder spelen
# Aan je eigen tafel, zolang die nog op spelers wacht
web-to-table = Naar de tafel
web-sit-down = Aanschuiven
web-watch = Toekijken
web-free = vrij
web-rated = met rating
web-clock-short = { $move } s per zet

web-new-table = Nieuwe tafel: { $game }
web-how-many = Hoeveel spelers?
web-who = Wie doen er mee?
web-you = jij
web-seat = Plaats { $n }
web-your-name = Je naam aan tafel
web-a-friend = een vriend
web-by-link = via je link
web-bot = een bot: { $level }
web-clock = Bedenktijd
web-clock-none = onbeperkt, desnoods dagenlang
web-clock-calm = 90 seconden per zet, 10 minuten reserve
web-clock-brisk = 30 seconden per zet, 3 minuten reserve
web-public = Op de startpagina tonen, open voor iedereen
web-memory = Geheugensteun: tonen wat iedereen al heeft gezien
web-rated-long = Partij met rating
web-house = Huisregels
web-open-and-invite = Tafel openen
web-start-now = Starten

web-no-such-table = Die tafel bestaat niet.
web-problem-offline = De server is niet te bereiken.
web-closed = Deze tafel is gesloten.
web-invite-link = Stuur deze link naar wie je wilt uitnodigen
web-only-here = Deze link werkt alleen op deze computer. Om met vrienden op hetzelfde netwerk te spelen, open je Posse via het adres van deze computer in plaats van ‘localhost’, en open je de tafel daar. Daarvoor moet Posse zo gestart zijn:
web-copy = Kopiëren
web-copied = Gekopieerd.
web-share = Delen
web-invitation = Kom { $game } met me spelen.
web-move-here = Hier gaan zitten
web-start = Starten
web-host-starts = Wie de tafel heeft geopend, start de partij.
web-invited = { $name } heeft deze tafel geopend en start de partij zodra alle plaatsen bezet zijn.
web-invited-by-nobody = Wie deze tafel heeft geopend, start de partij zodra alle plaatsen bezet zijn.
web-all-taken = Alle plaatsen zijn bezet. Blijf kijken: het begint zo.
web-rules-first = Eerst de regels lezen
web-still-free = Nog plaatsen vrij: wacht op spelers of zet er bots neer.
web-seats-free = Wacht op spelers.
web-the-table = De tafel
web-laying-the-table = De tafel wordt klaargezet…
web-seats = Aan tafel
web-acts = aan zet
web-away = afwezig
web-stood-in = een bot valt in ({ $level })
web-moves = Je zetten
web-your-turn = Jij bent aan de beurt.
web-your-turn-board = Jij bent aan de beurt: kies op de tafel.
web-on-its-way = …
web-over = De partij is afgelopen.
web-waiting-for =
    { $n ->
        [one] { $names } is aan de beurt.
       *[other] { $names } zijn aan de beurt.
    }
web-come-back = Mijn plaats terugnemen
web-read-rule = { $rule } lezen
web-stage-plays = Dit speelt zich eerst af.
web-stage-waits = Neem de tijd: de tafel wacht tot je verdergaat.
web-stage-skip = Overslaan
web-stage-catch-up = Bijwerken ({ $n })
web-undo = Terugnemen
web-undo-asked = Terugnemen, nu je meer weet?
web-undo-why = Je hebt sindsdien meer gezien. Wat de anderen vóór jou hadden gekozen, blijft, en kaarten en dobbelstenen vallen weer hetzelfde. Alleen met bots mag het; met andere mensen aan tafel zou het niet kunnen.
web-undo-do = Terugnemen
web-undo-not = Laten staan
web-not-this = Toch niet
# Opens what has been tapped, large
web-read-it = Bekijken
web-story = Verloop
web-new-messages =
    { $n ->
        [one] 1 nieuw bericht
       *[other] { $n } nieuwe berichten
    }
web-chat = Chat
web-say = Zeg iets
web-send = Versturen
web-you-won =
    { $n ->
        [one] Je hebt gewonnen.
       *[other] Je deelt de overwinning.
    }
web-won =
    { $n ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } delen de overwinning.
    }
web-replay = Terugkijken
web-alone-failed = Deze tafel kan op dit apparaat niet worden geopend.
web-alone-elsewhere = Je tafels op dit apparaat zijn in een ander venster geopend. Hier gaat het verder zodra je iets doet.
