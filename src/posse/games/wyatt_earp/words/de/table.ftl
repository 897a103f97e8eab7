wyatt-earp-title = Wyatt Earp
wyatt-earp-pitch = Jag sieben Outlaws, treib die Belohnungen auf ihre Köpfe in die Höhe und sorg dafür, dass du allein kassierst. Hat jemand ein Vermögen beisammen, gewinnt der Reichste.
wyatt-earp-by = von Richard Borg und Mike Fitzgerald (alea, 2001)
wyatt-earp-house-hand-size = Karten pro Spieler zu Beginn
wyatt-earp-house-set-size = Karten in einem Set
wyatt-earp-house-stall-turns = Züge ohne Aktion, nach denen ein Durchgang endet
wyatt-earp-house-sharers-need-points = Nur wer einen offenen SP hat, teilt eine Belohnung

## Karten. Die Namen der Personen bleiben, wie sie sind.

wyatt-earp-belle-starr = Belle Starr
wyatt-earp-billy-the-kid = Billy the Kid
wyatt-earp-bob-dalton = Bob Dalton
wyatt-earp-butch-cassidy = Butch Cassidy
wyatt-earp-jesse-james = Jesse James
wyatt-earp-sundance-kid = Sundance Kid
wyatt-earp-wes-hardin = Wes Hardin
wyatt-earp-photo = Photo von { $outlaw }
wyatt-earp-wyatt-earp = Wyatt Earp
wyatt-earp-bank-robbery = Banküberfall
wyatt-earp-fastest-gun = Schnellster Schütze
wyatt-earp-most-wanted = Most Wanted
wyatt-earp-hideout = Unterschlupf
wyatt-earp-stagecoach-robbery = Postkutschen-Überfall
wyatt-earp-none = keine

## Der Tisch

wyatt-earp-goal = Ende ab { $money }
wyatt-earp-hand-number = Durchgang { $n }
# Dahinter steht der Name der obersten Karte
wyatt-earp-piles = Aufnahmestapel { $pile } · Ablagestapel { $discards }
wyatt-earp-piles-last = Letzter Aufnahmestapel { $pile } · Ablagestapel { $discards }
wyatt-earp-on-top = { ", " }oben:
wyatt-earp-money = { $n ->
    [0] 0 $
   *[other] { $n }.000 $
}
wyatt-earp-row-money = Geld
wyatt-earp-row-cards = Handkarten
wyatt-earp-points = { $n } SP
# Je ein Buchstabe: Photo, Banküberfall, Schnellster Schütze, Postkutschen-Überfall
wyatt-earp-letters = PBSK
wyatt-earp-legend = SP: Sheriff-Punkte. 3{ $photo }{ $bank }: drei Outlaws, ein Photo, ein Banküberfall. { $gun }: Schnellster Schütze, { $coach }: Postkutschen-Überfall. In [ ]: unter einem Unterschlupf.
wyatt-earp-legend-holes = Deckt ein Schuss ein Einschussloch auf, trifft er. Eines haben { $cards }.
wyatt-earp-holes-outlaws = alle Outlaw-Karten
wyatt-earp-holes-photos = alle Photos

# Mit der Merkhilfe. Stapel: was zum Aufnahmestapel wurde, ob es noch darin liegt oder gezogen ist
wyatt-earp-column-discards = Abl.
wyatt-earp-column-deck = Aufn.
wyatt-earp-sheriffs-discards = Abgelegte Sheriff-Karten:
wyatt-earp-sheriffs-deck = Sheriff-Karten im Aufnahmestapel:
wyatt-earp-picked = Ungesehen aus dem Ablagestapel genommen: { $cards }
wyatt-earp-missing = Dort fehlten: { $cards }
wyatt-earp-known = Bekannte Karten: { $cards }
wyatt-earp-asked = Vergeblich gefragt, + seither gezogen: { $cards }
wyatt-earp-legend-memory = Abl.: Outlaws im Ablagestapel, { $photo }: ein Photo. Aufn.: die des erneuerten Aufnahmestapels, noch darin oder daraus gezogen.

wyatt-earp-hand = Deine Hand:
wyatt-earp-phase-draw = { $name } nimmt Karten auf.
wyatt-earp-phase-play = { $name } spielt Karten aus oder wirft eine ab und beendet den Zug.
wyatt-earp-phase-choose = Treffer! { $name } wählt eine Reihe für { $card }.
wyatt-earp-phase-pick = { $name } sieht den Ablagestapel durch.
wyatt-earp-phase-found = { $name } darf die gefundene Karte ausspielen oder behalten.
wyatt-earp-phase-answer = { $name } darf auf den Unterschlupf mit einem Wyatt Earp antworten.
wyatt-earp-phase-over = Das Spiel ist aus.

# Was von dir verlangt ist
wyatt-earp-you-draw = Du bist dran: Zieh zwei Karten oder nimm die oberste vom Ablagestapel.
wyatt-earp-you-draw-end = Der Stapel ist aufgebraucht: Ziehen beendet den Durchgang. Oder nimm die oberste Karte vom Ablagestapel.
wyatt-earp-you-draw-only = Du bist dran: Der Stapel ist aufgebraucht, Ziehen beendet den Durchgang.
wyatt-earp-you-play = Du bist dran: Spiel aus, was du willst, und wirf zum Schluss eine Karte ab.
wyatt-earp-you-play-discard = Du bist dran: Ausspielen kannst du nichts mehr. Wirf eine Karte ab.
wyatt-earp-you-choose = Treffer! Wähl eine Reihe für { $card }.
wyatt-earp-you-pick = Such dir eine Karte aus dem Ablagestapel aus.
wyatt-earp-you-found = Spiel die gefundene Karte jetzt aus oder behalt sie.
wyatt-earp-you-answer = Unterschlupf auf deiner Reihe! Antwortest du mit einem Wyatt Earp?
wyatt-earp-you-answer-none = Unterschlupf auf deiner Reihe, und du hast keinen Wyatt Earp, um zu antworten.

# Die Abrechnung als Seite. $n in -why: die Nummer der Regel, nach der der Durchgang endet
wyatt-earp-page-title = Abrechnung
wyatt-earp-page-why = { $n ->
    [70] { $name } hat die letzte Handkarte abgeworfen.
    [71] Jemand hat keine Handkarten mehr.
    [72] Der Aufnahmestapel ist aufgebraucht.
   *[other] Nichts rührt sich mehr.
}
wyatt-earp-page-stays = bleibt
wyatt-earp-page-left = Rest bleibt
wyatt-earp-page-sum = Ausgezahlt

## Gruppen von Zügen und die Taste, die sie öffnet (m, n, q, s und u sind vergeben)

wyatt-earp-group-draw = Ziehen
    .key = z
wyatt-earp-group-take = Vom Ablagestapel
    .key = a
wyatt-earp-group-lay = Outlaws auslegen
    .key = o
wyatt-earp-group-photo = Photo
    .key = p
wyatt-earp-group-shoot = Schießen
    .key = c
wyatt-earp-group-ask = Nach Outlaw fragen
    .key = r
wyatt-earp-group-rob = Outlaw stehlen
    .key = t
wyatt-earp-group-earp = Wyatt Earp
    .key = w
wyatt-earp-group-keep = Behalten
    .key = b
wyatt-earp-group-discard = Abwerfen
    .key = a
wyatt-earp-group-choose = Reihe wählen
    .key = w
wyatt-earp-group-pick = Heraussuchen
    .key = h
wyatt-earp-group-answer = Antworten
    .key = a
wyatt-earp-group-let-it-be = Dabei belassen
    .key = d

## Züge, als Schaltflächen

wyatt-earp-move-draw = Zwei Karten ziehen
wyatt-earp-move-take = Oberste Karte vom Ablagestapel nehmen
wyatt-earp-move-lay = { $n } × { $outlaw } auslegen
wyatt-earp-move-play = { $card } ausspielen
wyatt-earp-move-shoot = { $card }: schießen
# $name: who is asked first; $n: seats at the table
wyatt-earp-move-ask = { $n ->
    [2] { $name } nach { $outlaw } fragen
   *[other] Nach { $outlaw } fragen, erst { $name }
}
wyatt-earp-brief-ask = { $n ->
    [2] { $outlaw }
   *[other] { $outlaw }, erst { $name }
}
wyatt-earp-move-rob = Most Wanted: schießen, um einen Outlaw zu stehlen
wyatt-earp-move-earp-draw = Wyatt Earp: zwei Karten ziehen
wyatt-earp-move-earp-search = Wyatt Earp: Ablagestapel durchsuchen
wyatt-earp-move-earp-free = Wyatt Earp: schießen, um einen Unterschlupf zu entfernen
# $name: wessen Reihe
wyatt-earp-move-choose = { $outlaw } von { $name }
wyatt-earp-move-pick = { $card } heraussuchen
wyatt-earp-move-keep = Karte behalten
wyatt-earp-move-answer = Mit einem Wyatt Earp antworten
wyatt-earp-move-let-it-be = Es dabei belassen
wyatt-earp-move-discard = { $card } abwerfen

## Was geschieht. $name: wer es tut; $other: wen es trifft; $card: der Name einer Karte oder „eine Karte“; $n: wie viele.

wyatt-earp-event-hand-starts = Durchgang { $n }: { $name } gibt.
wyatt-earp-event-turned = Die erste Karte des Ablagestapels: { $card }.
wyatt-earp-event-drew = { $name } zieht: { $card }.
wyatt-earp-event-drew-unseen = { $name } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
wyatt-earp-event-took = { $name } nimmt vom Ablagestapel: { $card }.
wyatt-earp-event-renewed = Der Ablagestapel wird gemischt und zum neuen Aufnahmestapel.
wyatt-earp-event-laid = { $name } legt aus: { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}.
wyatt-earp-event-played = { $name } spielt aus: { $card }.
wyatt-earp-event-placed = { $name } legt zu { $outlaw }: { $card }.
wyatt-earp-event-reward = Die Belohnung für { $outlaw } steigt um { $n }.000 $.
wyatt-earp-event-shot = { $name } schießt und deckt auf: { $card }.
wyatt-earp-event-hit = Treffer!
wyatt-earp-event-missed = Daneben.
wyatt-earp-event-asked = { $name } fragt { $other } nach { $outlaw }.
wyatt-earp-event-vain = { $name } hat { $outlaw } nicht auf der Hand.
wyatt-earp-event-gave = { $name } rückt heraus: { $card }.
wyatt-earp-event-robbed = { $name } stiehlt von { $other }: { $card }.
wyatt-earp-event-deposed = { $outlaw } von { $name } ist nicht mehr der schnellste Schütze.
wyatt-earp-event-dropped = In der Reihe ist kein Outlaw mehr. Auf den Ablagestapel kommt: { $card }.
wyatt-earp-event-searches = { $name } durchsucht den Ablagestapel.
wyatt-earp-event-picked = { $name } sucht heraus: { $card }.
wyatt-earp-event-picked-unseen = { $name } sucht verdeckt eine Karte heraus.
wyatt-earp-event-kept = { $name } behält die Karte.
wyatt-earp-event-covered = { $name } schickt { $outlaw } von { $other } in den Unterschlupf.
wyatt-earp-event-freed = { $outlaw } von { $name } ist aus dem Unterschlupf heraus.
wyatt-earp-event-lets-it-be = { $name } belässt es dabei.
wyatt-earp-event-discarded = { $name } wirft ab: { $card }.
# $n: die Nummer der Regel, nach der der Durchgang endet
wyatt-earp-event-hand-ends = { $n ->
    [70] { $name } hat die letzte Handkarte abgeworfen. Die Abrechnung:
    [71] Jemand hat keine Handkarten mehr. Die Abrechnung:
    [72] Der Aufnahmestapel ist aufgebraucht. Die Abrechnung:
   *[other] Nichts rührt sich mehr. Die Abrechnung:
}
# $n: Sheriff-Punkte insgesamt
wyatt-earp-event-stays = { $outlaw }: { $n ->
    [0] keine Punkte
    [one] nur { $n } Punkt
   *[other] nur { $n } Punkte
}. Die Belohnung bleibt liegen.
wyatt-earp-event-paid = { $outlaw }: { $n }.000 $ für { $name }.
wyatt-earp-event-left = { $outlaw }: Was sich nicht teilen lässt, bleibt liegen.
wyatt-earp-event-duel = Im Duell deckt { $name } auf: { $card }.
wyatt-earp-event-over = Das Spiel ist aus.
