server-not-your-turn = Du bist nicht an der Reihe.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-playing = Hier wird gerade nicht gespielt.
server-stale = Am Tisch ist es schon weitergegangen: Sieh noch einmal hin.
server-cannot-undo = Das lässt sich nicht zurücknehmen: Jemand hat seither gezogen, oder es wurde etwas Neues aufgedeckt.
server-taken-back = { $name } nimmt einen Zug zurück.
