# On any table: the seat of the reader
table-you = { $name } (you)

list-and = { $first } and { $last }

terminal-stranger = Stranger
terminal-welcome = Type ? for help, rules for the rules.
terminal-prompt = Your move (a number, or ? for help):
terminal-no-number = The moves are numbered 1 to { $n }.
terminal-no-move = There is no move “{ $move }”.
terminal-ask-help = Type ? for help.
terminal-legal = That move is legal.
terminal-no-rule = There is no rule { $number }.
terminal-no-undo = There is nothing to take back yet.
terminal-undone = Taken back.
terminal-not-over = { $file } is there already and is no record: nothing was written.
terminal-saved = Saved to { $file }
terminal-kept = The game is kept. To go on with it, or to see it again:
terminal-printed = So that nothing is lost, here is the record. Copy it into a file.
terminal-won = { $n ->
    [one] { $names } wins.
   *[other] A tie: { $names } share the win.
}
terminal-choose-game = Which game? (1 to { $n }, or quit)
terminal-help =
    A number plays the move beside it; the words in grey do the same.
    ? MOVE        which rule forbids a move, for example: ? { $move }
    rules         all rules; { $rule }: one of them
    log           what has happened so far
    undo          take back your last move; the cards will fall the same way again
    save FILE     a copy of the game so far
    quit          leave; the game is kept
