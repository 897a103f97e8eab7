web-home = Home page
web-pages = Pages
web-skip = Skip to the content
web-rules = Rules
web-learn = Learn it in four minutes
web-players = Players
web-settings = You and your settings
web-language = Language
web-sound = Sound
web-theme = Day or night
web-looks = Look and sound
web-help = Help
web-about = About Posse
web-close = Close
web-page-failed = This page could not be loaded. Try again.
web-line-lost = Connection lost. Nothing is gone; reconnecting.
web-line-keeps = Your last action is saved and will be carried out exactly once.
web-line-now = Try now
web-stranger = Stranger
# At tables of someone who has left for good
web-somebody = Somebody

web-tagline = Western games at one table, tonight.
web-what = Board games in your browser: against bots right away, or with friends through a link. Free, no login, and your first game is explained as you play.
web-against = Bots to play against
web-level-random = Random
web-level-greenhorn = Greenhorn
web-level-deputy = Deputy
web-level-sheriff = Sheriff
web-levels-greenhorn = Greenhorns
web-levels-deputy = Deputies
web-levels-sheriff = Sheriffs
web-levels-greenhorn-are = easy
web-levels-deputy-are = medium
web-levels-sheriff-are = hard
web-our-own = a game of our own
web-for-players = { $from } to { $to } players
web-for-so-many = { $n ->
        [1] { $n } player
       *[other] { $n } players
    }
web-play-bots = Play now
web-play-against =
    against { $n ->
        [2] two
        [3] three
        [4] four
       *[other] { $n }
    } { $levels }
web-levels-mixed = Mixed
web-levels-mixed-are = as you like
web-players-at-table = Players
web-bot-number = Bot { $n }
web-play-against-one = against a { $level }
web-play-against-these = against { $levels }
web-open-table = With friends…
web-my-tables = Your tables
web-open-tables = Tables waiting for players
web-no-tables = None right now. Open one and send somebody the link.
web-being-played = Games in progress
web-recent = Recent games
web-go-on = Resume
# At one's own table, while it still waits for players
web-to-table = To the table
web-sit-down = Sit down
web-watch = Watch
web-free = free seat
web-rated = rated
web-clock-short = { $move } s a move

web-new-table = New table: { $game }
web-how-many = How many players?
web-who = Who is playing?
web-you = you
web-seat = Seat { $n }
web-your-name = Your name at the table
web-a-friend = a friend
web-by-link = through your link
web-bot = a bot: { $level }
web-clock = Clock
web-clock-none = none: the table waits, for days if need be
web-clock-calm = 90 seconds a move, 10 minutes in reserve
web-clock-brisk = 30 seconds a move, 3 minutes in reserve
web-public = Listed on the home page, for anybody to join
web-memory = Memory aid: show what everybody has seen
web-rated-long = Rated game
web-house = House rules
web-open-and-invite = Open the table
web-start-now = Start

web-no-such-table = There is no such table.
web-problem-offline = The server cannot be reached.
web-closed = This table has been closed.
web-invite-link = Send this link to your friends
web-only-here = This link only works on this computer. To play with friends on the same network, open Posse at this computer’s address instead of “localhost”, and open the table there. For that, Posse has to be started like this:
web-copy = Copy
web-copied = Copied.
web-share = Share
web-invitation = Come and play { $game } with me.
web-move-here = Move here
web-start = Start
web-host-starts = The host starts the game.
web-invited = { $name } opened this table and will start the game once all seats are taken.
web-invited-by-nobody = The host will start the game once all seats are taken.
web-all-taken = All seats are taken. Stay and watch: it starts soon.
web-rules-first = Read the rules first
web-still-free = Some seats are still free: wait for players or add bots.
web-seats-free = Waiting for players.
web-the-table = The table
web-laying-the-table = Setting up the table…
web-seats = At the table
web-acts = to move
web-away = away
web-stood-in = a bot is standing in ({ $level })
web-moves = Your moves
web-your-turn = Your turn.
web-your-turn-board = Your turn: choose on the table.
web-on-its-way = …
web-over = The game is over.
web-waiting-for =
    { $n ->
        [one] It is { $names }’s turn.
       *[other] Waiting for { $names }.
    }
web-come-back = Take back my seat
web-read-rule = Read { $rule }
web-stage-plays = Let this play out first.
web-stage-waits = Take your time: the table waits until you go on.
web-stage-skip = Skip
web-stage-catch-up = Catch up ({ $n })
web-undo = Undo
web-undo-asked = Take it back, knowing more?
web-undo-why = You have seen more since then. What the others had chosen before you stays as it is, and cards and dice fall the same way again. Alone with bots you may; with other people at the table you could not.
web-undo-do = Take it back
web-undo-not = Leave it
web-not-this = Cancel
# Opens what has been tapped, large
web-read-it = Read it
web-story = Story
web-new-messages =
    { $n ->
        [one] 1 new message
       *[other] { $n } new messages
    }
web-chat = Chat
web-say = Say something
web-send = Send
web-you-won =
    { $n ->
        [one] You won.
       *[other] You share the win.
    }
web-won =
    { $n ->
        [one] { $names } won.
       *[other] { $names } share the win.
    }
web-replay = Replay
web-alone-failed = This table cannot be opened on this device.
web-alone-elsewhere = Your tables on this device were opened in another window. They go on here as soon as you do something.
