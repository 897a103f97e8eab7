## Looking at a card, a tile or anything else on the table

look-not-now = Jetzt nicht:
look-not-your-turn = { $n ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
look-hint = Rechtsklick oder I hält es offen
# Read aloud when a thing has the focus
look-key = Mit I genauer ansehen.
look-before = Zurück
look-next = Weiter
