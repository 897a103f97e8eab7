## Looking at a card, a tile or anything else on the table

look-not-now = Nu niet:
look-not-your-turn = { $n ->
    [one] { $names } is aan de beurt.
   *[other] { $names } zijn aan de beurt.
}
look-hint = Rechtsklik of I houdt het open
# Read aloud when a thing has the focus
look-key = Druk op I om het van dichtbij te bekijken.
look-before = Vorige
look-next = Volgende
