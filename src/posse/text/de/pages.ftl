## Wiederholung

web-replay-missing = Diese Partie gibt es hier nicht.
web-replay-missing-why = Vielleicht ist sie noch nicht zu Ende, oder der Link ist unvollständig.
web-replay-wait = Die Partie wird geladen …
web-replay-controls = Wiederholung
web-replay-opening = Der Anfang
web-replay-ply = Zug
web-replay-at = Zug { $n } von { $of }
web-replay-steps = Schritte
web-replay-first = Zum Anfang
web-replay-turn-back = Zum vorigen Spieler
web-replay-back = Voriger Zug
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Nächster Zug
web-replay-turn-forward = Zum nächsten Spieler
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-eyes = Sicht
web-replay-all = alles offen
web-replay-spectator = Zuschauer
web-replay-link = Link zu diesem Moment
web-replay-copied = Der Link zu diesem Moment ist kopiert.
web-replay-download = Protokoll
web-replay-keys = Pfeile links und rechts: ein Zug. Auf und ab: ein Spieler. Leertaste: abspielen. Pos1 und Ende: Anfang und Schluss.
web-replay-hands = Alle Hände
web-replay-no-cards = nichts
web-replay-face-down = verdeckt: { $card }
web-replay-note = Schein { $n } ({ $name })

## Fair gegeben

web-fair-title = Fair gegeben?
web-fair-yes = Die Rechnung stimmt
web-fair-no = Die Rechnung stimmt nicht
web-fair-commitment-yes = Das Geheimnis ist das, auf das sich der Server festgelegt hatte: Sein SHA-256 ist die Festlegung.
web-fair-commitment-no = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
web-fair-key-yes = Der Schlüssel, aus dem aller Zufall folgt, ist aus diesem Geheimnis und den Zahlen der Spieler gebildet, und aus sonst nichts.
web-fair-key-no = Der Schlüssel ist nicht aus diesem Geheimnis und den Zahlen der Spieler gebildet.
web-fair-seen-yes = Dein Browser hat genau diese Festlegung gesehen, bevor gegeben wurde.
web-fair-seen-no = Vor dem Geben zeigte der Tisch deinem Browser eine andere Festlegung.
web-fair-seen-unknown = Ob der Tisch diese Festlegung vor dem Geben gezeigt hat, kann dein Browser nicht sagen: Er war nicht dabei oder hat es nicht behalten.
web-fair-mine-yes = Die Zahl an deinem Platz ist die, die dein Browser beigetragen hat.
web-fair-mine-no = Die Zahl an deinem Platz ist nicht die, die dein Browser beigetragen hat.
web-fair-proves = { $n ->
    [one] Ein Spieler hat eine Zahl beigetragen. Also konnte der Server nicht allein bestimmen, was gegeben wird, und kein Spieler kannte das Geheimnis. Das hat dein Browser eben selbst nachgerechnet.
   *[other] { $n } Spieler haben je eine Zahl beigetragen. Also konnte der Server nicht allein bestimmen, was gegeben wird, und kein Spieler kannte das Geheimnis. Das hat dein Browser eben selbst nachgerechnet.
}
web-fair-alone = Kein Spieler hat etwas beigetragen: Diesen Schlüssel hat der Server allein gewählt.
web-fair-numbers = Die Zahlen
web-fair-commitment = Festlegung, vor dem Geben gezeigt
web-fair-secret = Geheimnis, nach der Partie verraten
web-fair-nonce = Beitrag von { $name }
web-fair-none = nichts
web-fair-key = Schlüssel
web-fair-more = Spielt man das Protokoll noch einmal ab, zeigt sich, dass jede Karte und jeder Würfel aus diesem Schlüssel folgt und das Ergebnis aus den Zügen. Wenn du dieser Seite nicht traust, lade das Protokoll herunter und starte:
web-fair-ask = Vom Server prüfen lassen
web-fair-server-yes = { $n ->
    [one] Ein Zug wurde noch einmal gespielt, und das Ende stimmt.
   *[other] { $n } Züge wurden noch einmal gespielt, und das Ende stimmt.
}
web-fair-server-no = Das Protokoll stimmt nicht: { $line }

## Regeln

web-rules-what = In unseren eigenen Worten, jede Regel mit einer Nummer, mit Beispielen, gezeichnet mit den Teilen des Spiels.
web-rules-games = Spiele
web-rules-contents = Inhalt
web-rules-search = Suchen
web-rules-search-example = ein Wort, oder { $rule }
web-rules-found = { $n ->
    [0] Nichts gefunden
    [one] Eine Regel
   *[other] { $n } Regeln
}
web-rules-nothing = Davon spricht keine Regel. Versuch es mit weniger Wörtern.
web-rules-box = Was in der Schachtel ist
web-rules-brief = In zwei Minuten erklärt
web-rules-ruled = von uns entschieden
web-rules-ruled-what = die Anleitung lässt es offen, und wir lesen sie so.
web-rules-assumed = angenommen
web-rules-assumed-what = eine Zahl, die uns niemand sagen konnte; eine Ausgabedatei kann sie berichtigen.

## Spieler

web-players-board = Die Besten
web-players-bot = { $level } (Bot)
web-players-find = Name eines Spielers
web-players-go = Nachsehen
web-players-rank = Rang
web-players-player = Spieler
web-players-rating = Wertung
web-players-interval = Bereich (95 %)
web-players-games = Partien
web-players-winner = gewonnen
web-players-more = Mehr anzeigen
web-players-nobody = Bei diesem Spiel hat noch niemand eine Wertung. Eröffne einen Tisch mit Wertung und mach den Anfang.
web-players-no-records = Noch keine Partie zu Ende gespielt.
web-players-why = Die Reihenfolge richtet sich nach dem unteren Ende des Bereichs: nach dem, was jemand sicher gezeigt hat. Es zählen nur Partien mit Wertung.
web-player-missing = So heißt hier niemand.
web-player-missing-why = Gäste haben keine Seite, nur Namen, die mit einem Passwort gesichert sind.
web-player-since = dabei seit { $day }
web-player-bot = Ein Bot. Er richtet sich nach dem, was sein Platz wissen darf, und nach nichts anderem.
web-player-none = Noch keine Partie zu Ende gespielt.
web-player-wins = Siege
web-player-unrated = Keine Wertung bei diesem Spiel.
web-player-records = Partien
web-player-chart = Wertung über { $n } Partien, von { $from } bis { $to }
web-player-chart-what = { $n ->
    [one] Eine gewertete Partie. Mit 95 % Sicherheit liegt die wahre Wertung im Band.
   *[other] Die letzten { $n } gewerteten Partien. Mit 95 % Sicherheit liegt die wahre Wertung im Band.
}

## Einstellungen

web-settings-title = Du und deine Einstellungen
web-settings-you = Wer du bist
web-settings-nobody = Noch niemand. Spiel als Gast, sichere dir einen Namen, oder melde dich mit dem an, den du hast.
web-settings-guest = Du bist { $name }, ein Gast. Der Name gehört dir fürs Erste; mit einem Passwort gesichert, bleibt er deiner.
web-settings-member = Du bist { $name }, und der Name ist für dich gesichert.
web-settings-name = Dein Name
web-settings-name-field = Name am Tisch
web-settings-rename = Ändern
web-settings-come = Als Gast weitermachen
web-settings-done = Erledigt.
web-settings-keep = Diesen Namen sichern
web-settings-keep-new = Einen Namen sichern
web-settings-keep-name = Name, den du sichern willst
web-settings-guest-new = Einfach spielen
web-settings-keep-why = Dann kannst du an Tischen mit Wertung sitzen und von jedem Browser aus zurückkommen. Ein verlorenes Passwort lässt sich nicht wiederherstellen.
web-settings-keep-do = Sichern
web-settings-password = Passwort (mindestens 8 Zeichen)
web-settings-log-in = Ich habe schon einen Namen
web-settings-log-in-do = Anmelden
web-settings-log-in-guest = Dein Gastname und seine Tische bleiben zurück.
web-settings-login-name = Gesicherter Name
web-settings-login-password = Dein Passwort
web-settings-change-password = Passwort ändern
web-settings-change-password-do = Passwort ändern
web-settings-change-password-what = Damit wirst du in allen anderen Browsern abgemeldet; Zugangsschlüssel bleiben.
web-settings-old-password = Altes Passwort
web-settings-new-password = Neues Passwort (mindestens 8 Zeichen)
web-settings-log-out = Abmelden
web-settings-log-out-what = Nur in diesem Browser. Deine Tische warten auf dich.
web-settings-my-page = Meine Seite
web-settings-looks = Aussehen und Ton
web-settings-looks-what = Gilt nur in diesem Browser.
web-settings-theme = Darstellung
web-settings-theme-system = wie das Gerät
web-settings-theme-day = Tag
web-settings-theme-night = Nacht
web-settings-speed = Animationen
web-settings-speed-calm = ruhig
web-settings-speed-brisk = flott
web-settings-speed-none = keine
web-settings-sound = Mit Ton spielen
web-settings-tables-as-text = Tische als Text, ohne Bilder
web-settings-taps-twice = Mit dem Finger: einmal tippen zum Ansehen, zweimal zum Spielen
web-settings-guide = Hilfe in der ersten Partie
web-settings-sessions = Wo du angemeldet bist
web-settings-this = dieser Browser
web-settings-seen = zuletzt gesehen { $when }
web-settings-end = Abmelden
web-settings-end-others = Überall sonst abmelden
web-settings-tokens = Zugangsschlüssel für Programme
web-settings-tokens-what = Ein Programm mit Zugangsschlüssel darf an Tischen, was du darfst, aber dein Konto nicht verwalten.
web-settings-token-once = Kopier ihn jetzt: Er wird nur dieses eine Mal gezeigt.
web-settings-token-made = erstellt { $when }
web-settings-token-used = zuletzt benutzt { $when }
web-settings-token-unused = nie benutzt
web-settings-revoke = Widerrufen
web-settings-token-make = Zugangsschlüssel erstellen
web-settings-token-label = Wofür er gedacht ist
web-settings-mutes = Stummgeschaltet
web-settings-no-mutes = Du hast niemanden stummgeschaltet.
web-settings-unmute = Stummschaltung aufheben
web-settings-data = Deine Daten
web-settings-data-what = Alles herunterladen, was über dich aufbewahrt wird, als Datei; oder alles löschen.
web-settings-export = Meine Daten herunterladen
web-settings-delete = Mein Konto löschen
web-settings-delete-1 = Dein Name, Passwort, Anmeldungen, Zugangsschlüssel und Wertungen werden gelöscht.
web-settings-delete-2 = Partien, die du gespielt hast, und was du dort gesagt hast, bleiben, denn sie gehören auch den anderen; du heißt dort „Jemand“.
web-settings-delete-3 = An Tischen, an denen noch gespielt wird, übernimmt ein Bot deinen Platz.
web-settings-delete-4 = Das lässt sich nicht rückgängig machen.
web-settings-delete-sure = Ich bin sicher.
web-settings-delete-do = Alles löschen
web-settings-gone = Dein Konto ist gelöscht. Mach’s gut.


## Playing alone on this device
web-alone-title = Allein auf diesem Gerät spielen
web-alone-what = Gegen Grünschnäbel und Hilfssheriffs kannst du gleich hier spielen: Sobald alles Nötige auf diesem Gerät liegt, beginnt eine Partie gegen sie hier und bleibt hier; der Server wird dafür nicht gefragt.
web-alone-size = { $n } MB
web-alone-get = Herunterladen ({ $size })
web-alone-coming = { $done } von { $size } sind da.
web-alone-here = Es ist alles da ({ $size }).
web-alone-remove = Entfernen
web-alone-games = Auf diesem Gerät beendete Partien

## Über Posse, und nirgendwo

web-about-what = Was das ist
web-about-what-1 = Posse ist ein Tisch im Browser für drei Westernspiele, gegen Bots oder mit Freunden, überall. Zum Spielen muss sich niemand anmelden.
web-about-what-2 = Es sind die vollständigen Regeln, in eigenen Worten und mit Nummern. Jede Ablehnung nennt ihre Regel, jedes Geben lässt sich nachrechnen, jede Partie noch einmal ansehen.
web-about-what-3 = Bots wissen, was ihr Platz wissen darf, und nicht mehr.
web-about-fair = Warum das Geben fair ist
web-about-fair-1 = Vor dem Geben legt sich der Server auf ein Geheimnis fest, und der Browser jedes Spielers trägt eine eigene Zahl bei. Aller Zufall folgt aus beidem zusammen. Hinterher wird das Geheimnis verraten, und die Seite jeder beendeten Partie rechnet nach.
web-about-rights = Urheber und Rechte
web-about-rights-1 = Die Namen der Spiele gehören ihren Inhabern:
web-about-rights-2 = Dies ist eine unabhängige Ausgabe, weder von ihnen gemacht noch gebilligt. Gefällt dir ein Spiel, kauf dir das Original.
web-about-rights-3 = Texte, Bilder und Code sind unsere eigenen; der Code steht unter der MIT-Lizenz.
web-about-made = Gemacht mit
web-about-source = Für Bastler
web-about-source-1 = Im Quelltext stecken auch ein Tisch fürs Terminal, ein Simulator, eine Arena für Bots und Seiten darüber, wie man ein Spiel oder einen Bot hinzufügt: siehe README.
web-about-api = Die API dieses Servers
web-lost-title = Falsche Fährte
web-lost-line = Hier draußen gibt es nur Kojoten.
