## Leaving a table

web-leaving-stay = Stay
web-leaving-stand-up = Stand up …
    .title = Stand up?
    .then = Your seat is free again. As long as nobody takes it, you can come back through the link.
    .heir = { $name } will be the host then.
    .last = Nobody else is here: the table will be closed, and its link leads nowhere.
    .do = Stand up
web-leaving-give-up = Give up …
    .title = Give this game up?
    .then = It ends here, without a winner. It is not counted and not kept.
    .instead = If you only want to go on another time, leave this page as you like: the game waits for you on the home page.
    .do = Give up
web-leaving-hand-over = Hand over …
    .title = Let a bot play for you?
    .then = The others play on, and a bot takes your seat ({ $level }). The seat stays yours: come back to this table and you play on yourself.
    .instead = If you are only away for a moment, you need not hand anything over: the table knows you.
    .do = Let a bot play
web-left-stand-up = You have left the table ({ $game }).
web-left-give-up = Given up ({ $game }).
web-left-hand-over = A bot plays for you now.
web-given-up = This game was given up.
web-given-up-what = It has no winner and no record.
