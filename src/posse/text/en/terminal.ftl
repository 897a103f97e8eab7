# On any table: the seat of the reader
table-you = { $name } (you)

list-and = { $first } and { $last }

terminal-stranger = Stranger
terminal-welcome = Type ? for help, or rules for the rules.
terminal-prompt = Your move (a number, or ? for help):
terminal-no-number = Moves are numbered from 1 to { $n }.
terminal-no-move = There is no move “{ $move }”.
terminal-ask-help = Type ? for help.
terminal-legal = That move is legal.
terminal-no-rule = There is no rule { $number }.
terminal-no-undo = There is nothing to take back yet.
terminal-undone = Taken back.
terminal-memory = memory aid
terminal-memory-on = Memory aid on: what a good memory would know is shown as well.
terminal-memory-off = Memory aid off: only what lies open is shown.
terminal-not-over = { $file } already exists and is not a game record: nothing was written.
terminal-saved = Saved to { $file }
terminal-kept = The game is saved. To carry on with it, or to watch it again:
terminal-printed = So that nothing is lost, here is the record. Copy it into a file.
terminal-won = { $n ->
    [one] { $names } wins.
   *[other] A tie: { $names } share the win.
}
terminal-choose-game = Which game? (1 to { $n }, or quit)
terminal-choose-level = Which opponents? (1 to { $n }, Enter for 1)
terminal-level-greenhorn = Greenhorns: beginners who overlook some moves and misjudge others
terminal-level-deputy = Deputies: play soundly and at once
terminal-level-sheriff = Sheriffs: think for a second before each move; the first time, they need a minute to get ready
terminal-get-ready = The sheriffs are getting ready: that takes a minute, the first time.
terminal-help =
    A number plays the move beside it, and so do words, for example: { $legal }
    ? MOVE        which rule forbids a move, for example: ? { $move }
    rules         all rules; { $rule }: one of them
    log           everything that has happened so far
    undo          take back your last move; the cards will fall the same way again
    memory        memory aid on or off: also show what a good memory would know
    save FILE     save a copy of the game so far
    quit          leave; the game is saved

## On the full screen

terminal-foot = ? help · / type a move · Tab story · m memory aid · u undo · s save · q quit
terminal-skip = Space: faster
terminal-back = Esc: back
terminal-type = A move in words, for example: { $move } (Esc: back)
terminal-not-now = It is not your turn.
terminal-page-refused = Against the rules
terminal-page-on = Enter: continue
terminal-page-help = Help
terminal-page-keys = Keys
terminal-page-legend = How to read the table
terminal-page-last = The rule behind the last refusal
terminal-page-rules = The rules, by number
terminal-page-scroll = type a number for that rule · ↑ ↓ · Esc: back
terminal-page-over = The dust settles
terminal-page-scores = Final score: { $scores }
terminal-page-end = n: new game · q: quit
terminal-screen-help =
    A letter opens a group of moves, or plays its only move at once; then a number plays a move.
    A move keeps its number all game long; only in very large groups are moves numbered as they come.
    Arrows and Enter do the same, and so does a click. Esc goes back.
    Grey moves cannot be played now: their key shows the rule that forbids them.
    /      type a move, or ? and a move to see which rule forbids it
    Tab    the story, larger; Page Up and Page Down scroll it
    u      take back your last move; the cards will fall the same way again
    m      memory aid on or off: also show what a good memory would know
    s      save; q saves too, and leaves. posse play --resume carries on
    While others move, any key hurries them along. The player listed after you sits on your left.
