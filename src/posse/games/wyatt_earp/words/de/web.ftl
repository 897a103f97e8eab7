## Der Tisch im Browser

wyatt-earp-web-help = Die Steckbriefe liegen im Kreis um die Stapel. Handkarten, Reihen und Stapel werden zu Schaltflächen, sobald du sie spielen kannst.
wyatt-earp-web-centre = Stapel und Geld
wyatt-earp-web-piles = Stapel
# Mit weichen Trennstrichen
wyatt-earp-web-draw-pile = Aufnahme­stapel
wyatt-earp-web-last-pile = Letzter Aufnahme­stapel
wyatt-earp-web-discard-pile = Ablage­stapel
wyatt-earp-web-pile = Aufnahmestapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
wyatt-earp-web-pile-last = Letzter Aufnahmestapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
wyatt-earp-web-discards = { $n ->
    [0] Ablagestapel: leer
    [one] Ablagestapel: { $n } Karte, { $card }
   *[other] Ablagestapel: { $n } Karten, oben { $card }
}
wyatt-earp-web-draw-ends = Ziehen beendet den Durchgang
wyatt-earp-web-discard-ends = Das nächste Abwerfen beendet den Durchgang.
wyatt-earp-web-waits = wartet auf seine Reihe
wyatt-earp-web-hit-chance = { $n } % Trefferchance, nach den offenen Karten
# The same, under the place for shots
wyatt-earp-web-hit-short = { $n } % Treffer

wyatt-earp-web-ledger = Geld und Karten aller Spieler
wyatt-earp-web-cards = Karten
wyatt-earp-web-now = Wäre jetzt Schluss
wyatt-earp-web-would-win = würde gewinnen
wyatt-earp-web-wins = Gewonnen
wyatt-earp-web-dealer = Geber
# Ein Buchstabe: der Geber
wyatt-earp-web-dealer-mark = G

wyatt-earp-web-key = So wird ausgezahlt
wyatt-earp-web-key-points = Bei jeder Reihe stehen ihre Sheriff-Punkte (SP) und daneben, was sie brächte, wäre jetzt Schluss.
wyatt-earp-web-key-paid = Unter { $n } SP insgesamt bleibt die Belohnung liegen.
wyatt-earp-web-key-alone = Mit { $n } SP Vorsprung bekommt man alles. Sonst wird mit allen geteilt, die dicht dahinter sind.

wyatt-earp-web-reward = Belohnung: { $money }
wyatt-earp-web-no-set = Noch kein Set
wyatt-earp-web-nobody = Noch keine Punkte
wyatt-earp-web-short = { $n ->
    [one] { $n } SP fehlt noch
   *[other] { $n } SP fehlen noch
}
wyatt-earp-web-alone = { $name } kassiert alles
wyatt-earp-web-all-yours = Du kassierst alles
wyatt-earp-web-shared = Wird geteilt
wyatt-earp-web-shared-rest = Wird geteilt, { $money } bleibt
wyatt-earp-web-rows = Reihen für { $outlaw }
# $row: der Outlaw und wessen Reihe
wyatt-earp-web-row = { $row }: { $cards }; { $n } SP, brächte { $money }
wyatt-earp-web-row-covered = { $row }: { $cards }; unter einem Unterschlupf, { $n } SP zählen nicht
wyatt-earp-web-row-empty = { $row }: nichts ausgelegt

wyatt-earp-web-hand = Deine Hand
wyatt-earp-web-order = Sortierung
wyatt-earp-web-order-outlaws = Nach Outlaws
wyatt-earp-web-order-came = Wie gezogen

wyatt-earp-web-would-reward = Belohnung für { $outlaw }: { $from } → { $to }
wyatt-earp-web-would-points = Deine Punkte dort: { $from } → { $to }
wyatt-earp-web-would-have = Dein Geld, wäre jetzt Schluss: { $from } → { $to }

wyatt-earp-web-duel = Duell
wyatt-earp-web-pay-all = Alles auszahlen
# Das Geld eines Platzes nach der Abrechnung, unter dem, was ihm ausgezahlt wurde
wyatt-earp-web-purse = Kassenstand
wyatt-earp-web-next-hand = Zum nächsten Durchgang

wyatt-earp-web-memory = Was alle gesehen haben
wyatt-earp-web-memory-none = Noch nichts außer dem, was offen liegt.
wyatt-earp-web-seen = Im Ablagestapel: { $cards }
wyatt-earp-web-under = Im erneuerten Aufnahmestapel oder daraus gezogen: { $cards }
# What somebody had in the end
wyatt-earp-web-score = { $n ->
    [0] 0 $
   *[other] { $n }.000 $
}

# Was eine Karte tut, in einem Satz
wyatt-earp-web-does-photo = Sobald jemand ein Set dieses Outlaws ausgelegt hat, darfst du es ausspielen: Es kommt in deine Reihe. Ohne Schuss.
wyatt-earp-web-does-wyatt-earp = Zieh zwei Karten, oder such dir eine aus dem Ablagestapel aus; oder schieß einen Unterschlupf von einer deiner Reihen.
wyatt-earp-web-does-bank-robbery = Bei einem Treffer kommt er in eine deiner Reihen und erhöht die Belohnung auf dem Steckbrief.
wyatt-earp-web-does-fastest-gun = Bei einem Treffer kommt er in eine deiner Reihen und erhöht die Belohnung. Nur einer liegt auf dem Tisch: Er verdrängt den vorigen.
wyatt-earp-web-does-most-wanted = Nenn einen Outlaw und eine Richtung: Wer als Erster einen hat, muss ihn dir geben. Oder schieß, und stiehl einen aus einer fremden Reihe.
wyatt-earp-web-does-hideout = Bei einem Treffer deckt er eine fremde Reihe ab; sie zählt dann nicht mehr.
wyatt-earp-web-does-stagecoach-robbery = Bei einem Treffer kommt er in eine deiner Reihen und erhöht die Belohnung auf dem Steckbrief am meisten.
