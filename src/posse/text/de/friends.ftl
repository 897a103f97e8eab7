## Einen Tisch verlassen

web-leaving-stay = Bleiben
web-leaving-stand-up = Aufstehen …
    .title = Aufstehen?
    .then = Dein Platz wird wieder frei. Solange ihn niemand nimmt, kannst du über den Link zurückkommen.
    .heir = Dann startet { $name } die Partie.
    .last = Sonst ist niemand da: Der Tisch wird geschlossen, und sein Link führt ins Leere.
    .do = Aufstehen
web-leaving-give-up = Aufgeben …
    .title = Diese Partie aufgeben?
    .then = Sie endet hier, ohne Sieger. Sie zählt nicht und wird nicht aufgehoben.
    .instead = Willst du nur ein andermal weiterspielen, geh einfach von dieser Seite: Die Partie wartet auf der Startseite auf dich.
    .do = Aufgeben
web-leaving-hand-over = Abgeben …
    .title = Einen Bot für dich spielen lassen?
    .then = Die anderen spielen weiter, und ein Bot übernimmt deinen Platz ({ $level }). Er bleibt deiner: Komm an diesen Tisch zurück, und du spielst selbst weiter.
    .instead = Bist du nur kurz weg, musst du nichts abgeben: Der Tisch kennt dich.
    .do = Bot spielen lassen
web-left-stand-up = Du hast den Tisch verlassen ({ $game }).
web-left-give-up = Aufgegeben ({ $game }).
web-left-hand-over = Jetzt spielt ein Bot für dich.
web-given-up = Diese Partie wurde aufgegeben.
web-given-up-what = Sie hat keinen Sieger und kein Protokoll.

## Wer die anderen warten lässt

web-waiting-here = Alle warten auf { $name }.
web-waiting-away = { $name } ist dran, aber nicht da.
web-waiting-gone = { $name } ist dran, aber schon eine Weile weg.
web-nudge = Rufen
web-nudge-reached = { $name } wurde gerufen.
web-nudge-not-reached = { $name } hat hier kein Fenster offen und war nicht zu rufen. Versuch es auf anderem Weg.
web-nudged = { $name } wartet auf dich bei { $game }.
web-want-bot = Bot spielen lassen
web-bot-wanted = { $n ->
    [one] { $names } möchte
   *[other] { $names } möchten
} so lange einen Bot spielen lassen.
web-bot-wanted-others = Ein Bot spielt, sobald alle zustimmen, die da sind.
web-take-over = Der Platz von { $name }, einem Bot, ist für dich frei: Setz dich hin und spiel von da an weiter.
web-stand-in-begins-me = Ein Bot ({ $level }) spielt für dich, bis du wiederkommst.
web-stand-in-begins-them = Ein Bot ({ $level }) spielt für { $name }, bis { $name } zurück ist.
web-stand-in-ends-me = Du sitzt wieder auf deinem Platz.
web-stand-in-ends-them = { $name } ist zurück.

## Die Uhr

web-time-left-move = Zeit für diesen Zug: { $move }, danach { $reserve } Reserve
web-time-left-reserve = Die Reserve läuft: { $reserve }
web-time-left-what = Dieser Zug: { $move } · Reserve: { $reserve }
web-clock-runs-reserve = Deine Zeit für diesen Zug ist um: Jetzt läuft deine Reserve. Ist sie weg, spielt ein Bot ({ $level }) für dich, bis du wiederkommst.
web-clock-runs-short = Schnell: Ist die Zeit um, übernimmt ein Bot ({ $level }), bis du wiederkommst.

## Was ausgemacht ist

web-terms-clock = { $move } Sekunden pro Zug, { $reserve } min Reserve
web-terms-clock-end = Ist deine Zeit um, spielt ein Bot ({ $level }) für dich, bis du wiederkommst.
web-terms-no-house = keine
web-terms-not = nein
web-terms-counts = Was zählt
web-terms-rated = Eine Partie mit Wertung.
web-terms-unrated = Nur zum Spaß: ohne Wertung.
web-terms-also = Außerdem
web-terms-memory = mit Merkhilfe
web-terms-no-memory = ohne Merkhilfe
web-terms-public = auf der Startseite zu sehen
web-terms-private = nur über den Link
web-terms-pace-calm = Bots lassen sich Zeit
web-terms-pace-brisk = Bots ziehen zügig
web-terms-pace-instant = Bots ziehen sofort
web-terms-no-chat = ohne Chat

## Plätze, Links, Geräte

web-table-button = Tisch
web-kept = freigehalten
web-kept-yours = für dich freigehalten
web-kept-what = für jemanden aus der letzten Partie
web-kept-called = Gerufen.
web-kept-not-reached = Da ist kein Fenster offen: nicht zu rufen.
web-seat-offered = für Nachzügler frei
web-seat-offer = Platz anbieten
web-seat-keep = Bot behalten
web-seat-offer-what = Kommt jemand später? Biete den Platz eines Bots an und verschick den Link: Wer sich hinsetzt, spielt von da an weiter.
web-link-watch = Ein Link für alle, die zusehen wollen
web-link-late = Schick diesen Link, wem du den Platz anbietest
web-link-house = Das ist die Adresse dieses Rechners in deinem lokalen Netzwerk: Sie gilt für alle, die darin sind.
web-link-code = Der Link als QR-Code
web-other-device = Auf einem anderen Gerät
web-other-device-what = Nimm deinen Platz mit aufs Handy oder Tablet: Ein Link lässt das Gerät als dich herein.
web-other-device-make = Link erzeugen
web-other-device-link = Öffne das auf deinem anderen Gerät
web-other-device-care = Gilt einmal, fünf Minuten lang. Zeig ihn niemandem: Wer ihn öffnet, spielt als du.
web-arriving = Hier weiterspielen?
web-arriving-guest = In diesem Browser bist du { $name }. Spielst du hier mit dem Platz vom anderen Gerät weiter, sind der Gast { $name } und seine offenen Partien von hier aus nicht mehr zu erreichen.
web-arriving-member = In diesem Browser bist du { $name }. Spielst du hier mit dem Platz vom anderen Gerät weiter, wird { $name } hier abgemeldet.
web-arriving-stay = { $name } bleiben
web-arriving-go = Mit dem Platz weiterspielen

## Was die Leute sagen

web-chat-none = Noch hat niemand etwas gesagt.
web-chat-listen = An einem öffentlichen Tisch können Zuschauer mitlesen, aber nicht schreiben.
web-watching = sieht zu
web-about-person = { $name }: stumm schalten oder melden
web-mute-what = Willst du { $name } nicht mehr lesen? Davon erfährt niemand.
web-muted-what = { $name } ist für dich stumm.
web-mute-person = Stumm schalten
web-unmute-person = Stummschaltung aufheben
web-report-person = Den Betreibern dieses Servers melden: Was ist passiert?
web-report-what = Sie sehen deine Worte, diesen Tisch und was daran gesagt wurde.
web-report-do = Melden
web-reported = Gemeldet. Danke.
web-alone-table = Dieser Tisch steht nur auf diesem Gerät: Niemand kann dazukommen, und kein Server weiß von ihm.
