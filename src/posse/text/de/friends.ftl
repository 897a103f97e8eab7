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
