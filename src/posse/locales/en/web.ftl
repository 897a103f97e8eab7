web-home = Home
web-pages = Pages
web-skip = Skip to the table
web-rules = Rules
web-players = Players
web-settings = You and your settings
web-language = Language
web-sound = Sound
web-theme = Day or night
web-looks = Looks and sounds
web-help = Help
web-about = About Posse
web-close = Close
web-page-failed = This page could not be loaded. Try again.
web-line-lost = The line is down. Nothing is lost: it comes back by itself.
web-stranger = Stranger
# At tables of someone who has left for good
web-somebody = Somebody

web-tagline = Three Western games at one table, tonight.
web-what = Board games in your browser, against bots right away or with friends by a link. It is free, nobody signs up, and your first game is explained as you play.
web-against = Bots to play against
web-level-random = random
web-level-greenhorn = Greenhorn
web-level-deputy = Deputy
web-level-sheriff = Sheriff
web-levels-greenhorn = Greenhorns
web-levels-deputy = Deputies
web-levels-sheriff = Sheriffs
web-levels-greenhorn-are = easy
web-levels-deputy-are = fair
web-levels-sheriff-are = tough
web-wyatt-earp = Wyatt Earp
web-el-paso = El Paso
web-gnadenlos = Gnadenlos!
web-showdown = Showdown
web-wyatt-earp-pitch = Seven outlaws, seven rewards. Lay your cards, hide the others', and be paid when the hand is over.
web-el-paso-pitch = Rob seven towns along the trail, and be gone before the sheriffs ride in.
web-gnadenlos-pitch = Hire adventurers on borrowed money and race for fame. Then comes payday.
web-showdown-pitch = Bluff for the strongbox, then shoot. Ten minutes, four kinds of cards.
web-our-own = a game of our own
web-for-players = { $from } to { $to } players
web-play-bots = Play now
web-play-against = against two { $levels }
web-open-table = With friends …
web-my-tables = Your tables
web-open-tables = Tables that wait for players
web-no-tables = None just now. Open one, and send somebody the link.
web-being-played = Being played
web-recent = Games played lately
web-go-on = Go on
web-sit-down = Sit down
web-watch = Watch
web-free = free
web-rated = rated
web-clock-short = { $move } s a move

web-new-table = A table for { $game }
web-how-many = How many play?
web-who = Who sits there?
web-you = you
web-seat = Seat { $n }
web-your-name = Your name at the table
web-a-friend = a friend, or whoever comes
web-by-link = by your link
web-bot = a bot: { $level }
web-clock = Clock
web-clock-none = none: the table waits, for days if need be
web-clock-calm = 90 seconds a move, 10 minutes in the bank
web-clock-brisk = 30 seconds a move, 3 minutes in the bank
web-public = Listed on the first page, for anybody to join
web-memory = Memory aid: show what everybody has seen so far
web-rated-long = Rated
web-house = House rules
web-open-and-invite = Open the table
web-start-now = Begin
web-house-wyatt-earp-hand-size = Cards dealt to each
web-house-wyatt-earp-set-size = Cards of a set
web-house-wyatt-earp-stall-turns = Idle turns that end a hand
web-house-wyatt-earp-sharers-need-points = Only who has an uncovered point shares a reward
web-house-el-paso-tiles-per-town = Tiles in a town
web-house-gnadenlos-gold = Gold for each
web-house-gnadenlos-adventurers = Adventurers dealt to each
web-house-gnadenlos-undertaker = Steps of the undertaker
web-house-gnadenlos-vultures = Vultures that put one out
web-house-gnadenlos-fall = Spaces back for who cannot pay
web-house-gnadenlos-buy = Spaces one may buy a turn
web-house-gnadenlos-buy-last = Spaces one may buy at the end
web-house-gnadenlos-few = Hiring only with fewer adventurers than
web-house-gnadenlos-experienced = For experienced players: pairs of adventurers are auctioned
web-house-gnadenlos-gaps = Gaps in the market
web-house-gnadenlos-gaps-choice = Whoever has the revolver chooses
web-house-gnadenlos-gaps-last = The last IOU fills them (quicker)
web-house-showdown-hand-size = Cards in a hand
web-house-showdown-coins = Coins in the bank
web-house-showdown-purse = Coins for each
web-house-showdown-stake = Stake of a round
web-house-showdown-bounty = What a hit costs

web-no-such-table = There is no such table.
web-problem-offline = The server cannot be reached.
web-closed = This table was closed.
web-invite-link = Send this link to whoever should come
web-only-here = This link works on this machine only. For friends in the same house, open Posse by this machine’s address in place of “localhost”, and open the table there. For that, Posse has to be started like this:
web-copy = Copy
web-copied = Copied.
web-share = Share
web-invitation = Come and play { $game } with me.
web-move-here = Move here
web-leave = Leave
web-start = Begin
web-host-starts = Whoever opened the table begins the game.
web-invited = { $name } has opened this table, and begins the game when all seats are taken.
web-invited-by-nobody = Whoever opened this table begins the game when all seats are taken.
web-all-taken = All seats are taken. Stay and watch: it begins soon.
web-rules-first = Read the rules first
web-still-free = There are free seats: wait for players, or put bots there.
web-seats-free = Waiting for players.
web-the-table = The table
web-laying-the-table = Laying the table …
web-seats = Who sits here
web-acts = to move
web-away = away
web-stood-in = a bot stands in ({ $level })
web-time-left = Time left
web-moves = Your moves
web-your-turn = Your turn.
web-your-turn-board = Your turn: choose on the table.
web-on-its-way = …
web-over = The game is over.
web-waiting-for =
    { $n ->
        [one] { $names } is to move.
       *[other] { $names } are to move.
    }
web-come-back = Take my seat back
web-read-rule = Read { $rule }
web-undo = Take back
web-not-this = Not this
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
       *[other] You won, and not alone.
    }
web-won =
    { $n ->
        [one] { $names } won.
       *[other] { $names } share the win.
    }
web-again = Again
web-replay = Replay
web-rematch-ready = Somebody wants to play again: press “Again”.
