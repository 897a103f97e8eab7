server-not-your-turn = It is not your turn.
server-not-seated = You are not sitting at this table.
server-not-playing = No game is being played here.
server-stale = The table has moved on: look again.
server-cannot-undo = That cannot be taken back: somebody has moved since, or something new has been seen.
server-taken-back = { $name } takes a move back.
