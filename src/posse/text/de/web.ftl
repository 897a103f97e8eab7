web-home = Startseite
web-pages = Seiten
web-skip = Zum Inhalt springen
web-rules = Regeln
web-learn = In vier Minuten gelernt
web-players = Spieler
web-settings = Du und deine Einstellungen
web-language = Sprache
web-sound = Ton
web-theme = Tag oder Nacht
web-looks = Aussehen und Ton
web-help = Hilfe
web-about = Über Posse
web-close = Schließen
web-page-failed = Diese Seite ließ sich nicht laden. Versuch es noch einmal.
web-line-lost = Verbindung unterbrochen. Nichts ist verloren; sie wird wiederhergestellt.
web-line-keeps = Was du zuletzt wolltest, ist aufgehoben und geschieht genau einmal.
web-line-now = Jetzt versuchen
web-stranger = Namenlos
# An Tischen dessen, der für immer gegangen ist
web-somebody = Jemand

web-tagline = Westernspiele an einem Tisch, heute Abend.
web-what = Brettspiele im Browser, sofort gegen Bots oder mit Freunden über einen Link. Kostenlos, ohne Anmeldung, und die erste Partie wird dir beim Spielen erklärt.
web-against = Bots als Gegner
web-level-random = Zufall
web-level-greenhorn = Grünschnabel
web-level-deputy = Hilfssheriff
web-level-sheriff = Sheriff
web-levels-greenhorn = Grünschnäbel
web-levels-deputy = Hilfssheriffs
web-levels-sheriff = Sheriffs
web-levels-greenhorn-are = leicht
web-levels-deputy-are = mittel
web-levels-sheriff-are = schwer
web-our-own = ein Spiel von uns
web-for-players = { $from } bis { $to } Spieler
web-for-so-many = { $n } Spieler
web-play-bots = Jetzt spielen
web-play-against =
    gegen { $n ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $n }
    } { $levels }
web-levels-mixed = Gemischt
web-levels-mixed-are = nach Wunsch
web-players-at-table = Spieler
web-bot-number = Bot { $n }
web-play-against-one = gegen einen { $level }
web-play-against-these = gegen { $levels }
web-open-table = Mit Freunden …
web-my-tables = Deine Tische
web-open-tables = Tische, die auf Spieler warten
web-no-tables = Zurzeit keine. Eröffne einen und verschick den Link.
web-being-played = Laufende Partien
web-recent = Zuletzt gespielt
web-go-on = Weiterspielen
# Am eigenen Tisch, solange er noch auf Spieler wartet
web-to-table = Zum Tisch
web-sit-down = Hinsetzen
web-watch = Zusehen
web-free = frei
web-rated = mit Wertung
web-clock-short = { $move } s pro Zug

web-new-table = Neuer Tisch: { $game }
web-how-many = Wie viele Spieler?
web-who = Wer spielt mit?
web-you = du
web-seat = Platz { $n }
web-your-name = Dein Name am Tisch
web-a-friend = ein Freund
web-by-link = über deinen Link
web-bot = ein Bot: { $level }
web-clock = Bedenkzeit
web-clock-none = unbegrenzt, notfalls tagelang
web-clock-calm = 90 Sekunden pro Zug, 10 Minuten Reserve
web-clock-brisk = 30 Sekunden pro Zug, 3 Minuten Reserve
web-public = Auf der Startseite zeigen, offen für alle
web-memory = Merkhilfe: zeigen, was alle gesehen haben
web-rated-long = Partie mit Wertung
web-house = Hausregeln
web-open-and-invite = Tisch eröffnen
web-start-now = Starten

web-no-such-table = Diesen Tisch gibt es nicht.
web-problem-offline = Der Server ist nicht zu erreichen.
web-closed = Dieser Tisch wurde geschlossen.
web-invite-link = Schick diesen Link deinen Freunden
web-only-here = Dieser Link funktioniert nur auf diesem Rechner. Damit Freunde im selben Netzwerk mitspielen können, öffne Posse über die Adresse dieses Rechners statt über „localhost“ und eröffne den Tisch dort. Dazu muss Posse so gestartet sein:
web-copy = Kopieren
web-copied = Kopiert.
web-share = Teilen
web-invitation = Komm, spiel { $game } mit mir.
web-move-here = Hierher setzen
web-start = Starten
web-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
web-invited = { $name } hat diesen Tisch eröffnet und startet die Partie, sobald alle Plätze besetzt sind.
web-invited-by-nobody = Wer diesen Tisch eröffnet hat, startet die Partie, sobald alle Plätze besetzt sind.
web-all-taken = Alle Plätze sind besetzt. Bleib und schau zu: Es geht bald los.
web-rules-first = Erst die Regeln lesen
web-still-free = Noch Plätze frei: Warte auf Spieler oder setz Bots hin.
web-seats-free = Wartet auf Mitspieler.
web-the-table = Der Tisch
web-laying-the-table = Der Tisch wird vorbereitet …
web-seats = Am Tisch
web-acts = am Zug
web-away = nicht da
web-stood-in = ein Bot springt ein ({ $level })
web-moves = Deine Züge
web-your-turn = Du bist dran.
web-your-turn-board = Du bist dran: Wähl auf dem Tisch.
web-on-its-way = …
web-over = Die Partie ist zu Ende.
web-waiting-for =
    { $n ->
        [one] { $names } ist dran.
       *[other] { $names } sind dran.
    }
web-come-back = Meinen Platz zurückholen
web-read-rule = { $rule } lesen
web-stage-plays = Gleich geht es weiter.
web-stage-waits = Lass dir Zeit: Der Tisch wartet, bis du weitermachst.
web-stage-skip = Überspringen
web-stage-catch-up = Aufholen ({ $n })
web-undo = Zurücknehmen
web-undo-asked = Zurücknehmen, obwohl du jetzt mehr weißt?
web-undo-why = Seither hast du mehr gesehen. Was die anderen vor dir gewählt hatten, bleibt, und Karten und Würfel fallen wieder gleich. Allein mit Bots darfst du das; mit anderen Menschen am Tisch ginge es nicht.
web-undo-do = Zurücknehmen
web-undo-not = Stehen lassen
web-not-this = Doch nicht
# Opens what has been tapped, large
web-read-it = Ansehen
web-story = Verlauf
web-new-messages =
    { $n ->
        [one] 1 neue Nachricht
       *[other] { $n } neue Nachrichten
    }
web-chat = Chat
web-say = Sag etwas
web-send = Senden
web-you-won =
    { $n ->
        [one] Du hast gewonnen.
       *[other] Du teilst dir den Sieg.
    }
web-won =
    { $n ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
web-replay = Wiederholung
web-alone-failed = Dieser Tisch lässt sich auf diesem Gerät nicht öffnen.
web-alone-elsewhere = Deine Tische auf diesem Gerät wurden in einem anderen Fenster geöffnet. Hier geht es weiter, sobald du etwas tust.
