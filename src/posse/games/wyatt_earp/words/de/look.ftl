## What a card is, when it is looked at

wyatt-earp-look-outlaw = Outlaw
wyatt-earp-look-photo = Photo · Sheriff-Karte
wyatt-earp-look-sheriff = Sheriff-Karte
wyatt-earp-look-poster = Steckbrief
wyatt-earp-look-row = Eine Reihe auf dem Tisch
wyatt-earp-look-whose-row = { $outlaw } · { $name }
wyatt-earp-look-your-row = { $outlaw } · deine Reihe

wyatt-earp-look-does-outlaw = { $set_size ->
    [1] Leg eine oder mehr von einem Namen zusammen aus: ein Set.
   *[other] Leg { $set_size } oder mehr von einem Namen zusammen aus: ein Set.
} Liegt irgendwo eines, darf man auch einzelne nachlegen. Jede Karte nach der ersten, die du zusammen auslegst, bringt 1.000 $ auf den Steckbrief.
wyatt-earp-look-hole = Sie hat ein Einschussloch: Deckt ein Schuss sie auf, ist es ein Treffer.
wyatt-earp-look-no-hole = Sie hat kein Einschussloch: Deckt ein Schuss sie auf, ging er daneben.
wyatt-earp-look-one-sheriff = Du darfst in jedem Zug eine Sheriff-Karte ausspielen.
wyatt-earp-look-shot = Braucht einen Schuss: Die oberste Karte vom Stapel wird aufgedeckt, ein Einschussloch ist ein Treffer. Geht er daneben, ist die Karte verloren.

wyatt-earp-look-worth = Wert in einer Reihe
wyatt-earp-look-points = { $n ->
    [one] { $n } Sheriff-Punkt (SP)
   *[other] { $n } Sheriff-Punkte (SP)
}
wyatt-earp-look-adds = Erhöht die Belohnung um
wyatt-earp-look-set = Set dieses Outlaws
wyatt-earp-look-set-yes = liegt: einzelne dürfen dazu
wyatt-earp-look-set-no = liegt noch keines
wyatt-earp-look-out = Auf dem Tisch
wyatt-earp-look-out-of = { $n } von { $all }
wyatt-earp-look-hit = Trefferchance
wyatt-earp-look-hit-n = { $n } %, nach den sichtbaren Karten

wyatt-earp-look-reward = Belohnung
wyatt-earp-look-total = Punkte insgesamt
wyatt-earp-look-total-of = { $n } von { $all }, die es zum Auszahlen braucht
wyatt-earp-look-pays = Wäre jetzt Schluss
wyatt-earp-look-pays-none = Sie bliebe liegen.
wyatt-earp-look-seat-pays = { $n } SP, bekäme { $money }
wyatt-earp-look-seat-points = { $n } SP, bekäme nichts
wyatt-earp-look-does-poster = Am Ende des Durchgangs geht die Belohnung an den, dessen Reihe dieses Outlaws die meisten Punkte hat.
wyatt-earp-look-does-alone = { $n } SP Vorsprung bringen alles. Sonst wird mit allen geteilt, die dicht dahinter sind.

wyatt-earp-look-cards = Karten
wyatt-earp-look-row-empty = Hier ist nichts ausgelegt.
wyatt-earp-look-covered = Ein Unterschlupf deckt diese Reihe ab. Ihre { $n } SP zählen nicht, bis ein Wyatt Earp sie freischießt.
wyatt-earp-look-row-points = Sheriff-Punkte
wyatt-earp-look-row-pays = Wäre jetzt Schluss

wyatt-earp-look-pile = Aufnahmestapel
wyatt-earp-look-does-pile = Zu Beginn deines Zuges ziehst du die zwei obersten Karten, oder du nimmst stattdessen die oberste vom Ablagestapel. Auch Schüsse decken hier auf.
wyatt-earp-look-left = Karten übrig
wyatt-earp-look-pile-last = Er wurde schon einmal erneuert. Sind keine zwei Karten mehr da, beendet Ziehen den Durchgang.
wyatt-earp-look-discards = Ablagestapel
wyatt-earp-look-does-discards = Seine oberste Karte darf man zu Beginn eines Zuges nehmen, statt zwei zu ziehen.
wyatt-earp-look-top = Obenauf

## What can be done with it

wyatt-earp-deed-discard = Abwerfen: beendet deinen Zug
wyatt-earp-deed-discard-last = Abwerfen: beendet den Durchgang
wyatt-earp-deed-lay = { $n ->
    [one] Auslegen
   *[other] { $n } zusammen auslegen
}
wyatt-earp-deed-play = Ausspielen
wyatt-earp-deed-shoot = Schießen
wyatt-earp-deed-draw = Zwei Karten ziehen
wyatt-earp-deed-search = Ablagestapel durchsuchen
wyatt-earp-deed-free = Eine Reihe freischießen
wyatt-earp-deed-rob = Schießen und einen aus einer Reihe stehlen
wyatt-earp-ask-title = Die anderen nach einem Outlaw fragen
wyatt-earp-ask-side = Gefragt wird in dieser Reihenfolge

## Why a card cannot be played now, rule by rule

wyatt-earp-why-we-10 = Dein Zug beginnt mit dem Aufnehmen: zwei Karten vom Stapel oder die oberste vom Ablagestapel.
wyatt-earp-why-we-20 = Deine eine Sheriff-Karte in diesem Zug hast du schon ausgespielt.
wyatt-earp-why-we-21 = Noch hat niemand ein Set dieses Outlaws ausgelegt. Die ersten müssen mindestens { $set } sein, zusammen ausgelegt.
wyatt-earp-why-we-24 = Es muss eine Karte zum Abwerfen übrig bleiben: Die letzte wird nie ausgespielt.
wyatt-earp-why-we-41 = Sie hätte kein Ziel. Ein Überfall oder der Schnellste Schütze braucht eine eigene Reihe, ein Unterschlupf eine fremde, die noch nicht abgedeckt ist, und zum Stehlen braucht es einen Outlaw in einer fremden Reihe.
wyatt-earp-why-we-42 = Für einen Schuss ist keine Karte mehr da, und der Stapel wurde schon einmal erneuert.
wyatt-earp-why-we-50 = Noch hat niemand ein Set dieses Outlaws ausgelegt. Ein Photo wartet darauf.
wyatt-earp-why-we-60 = Es sind keine zwei Karten mehr zum Ziehen da.
wyatt-earp-why-we-61 = Nach dem Durchsuchen spielst du erst die gefundene Karte aus oder behältst sie.
