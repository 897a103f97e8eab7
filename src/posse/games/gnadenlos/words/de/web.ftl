## Die Leiste

gnadenlos-web-track = Hauptstraße: die Ruhmesleiste
gnadenlos-web-space = Feld { $n }
gnadenlos-web-space-hats = Feld { $n }: { $names }
gnadenlos-web-zone = Falschspiel auf den Feldern { $from } bis { $to }: { $up } vor, { $down } zurück

## Das Ereignis

gnadenlos-web-event = Ereignis
gnadenlos-web-no-event = Zurzeit kein Ereignis
gnadenlos-web-to-come = Ereignisse, die noch kommen
gnadenlos-web-to-come-item = { $n } × { $item }
gnadenlos-web-showdown = Showdown
gnadenlos-web-face-down = { $name }: verdeckt
gnadenlos-web-chooses = { $name } wählt noch
gnadenlos-web-shows = { $name } zeigt { $item }: { $n }
gnadenlos-web-steals = darf stehlen

## Der Markt

gnadenlos-web-market = Der Markt
gnadenlos-web-to-payday = { $n ->
    [0] Genug Scheine für den Zahltag
    [one] Noch ein Schein bis zum Zahltag
   *[other] Noch { $n } Scheine bis zum Zahltag
}
gnadenlos-web-market-filled = { $n } im Markt, Zahltag ab { $of }
gnadenlos-web-place = Schein { $n }, verdeckt
gnadenlos-web-place-seen = Schein { $n }: { $item }
gnadenlos-web-gap = Platz { $n }: leer
gnadenlos-web-named = Schein { $n }, genannt
gnadenlos-web-chance = Ein Schein in Reihe { $row } wird am Zahltag mit { $n } % Wahrscheinlichkeit fällig
gnadenlos-web-percent = { $n } %
gnadenlos-web-vultures = { $n ->
    [0] Noch kein Geier auf dem Dach
    [one] Ein Geier auf dem Dach
   *[other] { $n } Geier auf dem Dach
}

## Zahltag

gnadenlos-web-payday = Zahltag
gnadenlos-web-roll = Wurf { $n }
gnadenlos-web-go-on = Weiter
gnadenlos-web-skip = Ans Ende

## Anheuern

gnadenlos-web-for-hire = Zu haben
gnadenlos-web-bids = Gebote
gnadenlos-web-bid-of = { $name } bietet { $n }
gnadenlos-web-no-bid = { $name }: noch kein Gebot
gnadenlos-web-picks = wählt als { $n }.
gnadenlos-web-gets-nobody = bekommt niemanden, behält die Scheine
gnadenlos-web-would-be = wären { $n }
gnadenlos-web-sums-taken = Schon geboten: { $sums }
gnadenlos-web-pile = Abenteurer: { $n }
gnadenlos-web-discard = Abgelegt: { $n }

## Plätze

gnadenlos-web-seats = Mitspieler
gnadenlos-web-fame = Ruhm { $n }
gnadenlos-web-to-goal = noch { $n }
gnadenlos-web-gold = { $n } Gold
gnadenlos-web-vultures-of = { $n } von { $of } Geiern
gnadenlos-web-adventurers = { $n ->
    [one] ein Abenteurer
   *[other] { $n } Abenteurer
}
gnadenlos-web-notes = { $n ->
    [one] ein Schein
   *[other] { $n } Scheine
}
gnadenlos-web-leads = führt
gnadenlos-web-revolver = hat den Revolver
gnadenlos-web-known = Gesehen
gnadenlos-web-owes = schuldet { $n } im Markt

## Die eigene Hand

gnadenlos-web-hand = Deine Abenteurer
gnadenlos-web-own-notes = Deine Scheine
gnadenlos-web-nobody = Niemand reitet für dich
gnadenlos-web-values = Gold { $gold }, Revolver { $revolver }, Karten { $cards }
gnadenlos-web-counts = zählt jetzt { $n }
gnadenlos-web-debts = Deine Schulden
gnadenlos-web-debts-out = { $n ->
    [0] Keiner deiner Scheine ist im Umlauf
    [one] Ein Schein im Umlauf: { $gold } Gold
   *[other] { $n } Scheine im Umlauf: { $gold } Gold
}
gnadenlos-web-due = ein Zahltag kostet dich etwa { $n }
gnadenlos-web-short = alles zusammen: { $n } mehr, als du hast
gnadenlos-web-covered = dein Gold deckt alles
gnadenlos-web-buy-none = Nichts kaufen
gnadenlos-web-buy-to = Feld { $n }
gnadenlos-web-buy-short = du schuldest dann { $n } mehr, als du hast
gnadenlos-web-left = { $n } Gold bleiben
gnadenlos-web-ends = beendet das Spiel
gnadenlos-web-ends-from = Ab Feld { $n } endet das Spiel
gnadenlos-web-bid = { $n } bieten
gnadenlos-web-makes = macht { $n }
gnadenlos-web-watching = Du schaust zu; die Hände bleiben verdeckt.

## Lücken im Markt, und ein Gebot legen. $n, $gap: Plätze im Markt, oder eine Wahrscheinlichkeit in Prozent

gnadenlos-web-gaps = Lücken im Markt
gnadenlos-web-gaps-left = { $n ->
    [one] noch eine Lücke
   *[other] noch { $n } Lücken
}
gnadenlos-web-gaps-why = Ein Schein aus der letzten Reihe füllt die Lücke. Je weiter innen er liegt, desto seltener wird er am Zahltag fällig.
gnadenlos-web-gap-asked = Lücke auf Platz { $n }: wird jetzt gefüllt
gnadenlos-web-fill-to = Schein { $n } kommt auf Platz { $gap }
gnadenlos-web-called-less = am Zahltag fällig: { $less } % statt { $n } %
gnadenlos-web-called = am Zahltag fällig: { $n } %
gnadenlos-web-lay = Deine Scheine kommen in den Markt
gnadenlos-web-lay-why = Wähl, welchen du als Nächstes legst. Je weiter innen ein Schein liegt, desto seltener wird er am Zahltag fällig.
gnadenlos-web-lay-same-row = Alle kommen in dieselbe Reihe, also ist die Reihenfolge fast egal.
gnadenlos-web-lay-place = Platz { $n }
gnadenlos-web-lay-all = In dieser Reihenfolge legen
