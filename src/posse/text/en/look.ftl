## Looking at a card, a tile or anything else on the table

look-not-now = Not now:
look-not-your-turn = { $n ->
    [one] It is { $names }’s turn.
   *[other] { $names } are to move.
}
look-hint = Right-click or press I to keep it open
# Read aloud when a thing has the focus
look-key = Press I for a closer look.
look-before = Previous
look-next = Next
