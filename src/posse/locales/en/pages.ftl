## Replay

web-replay-missing = There is no such game here.
web-replay-missing-why = Perhaps it is not over yet, or the link is not whole.
web-replay-wait = The game is being told again …
web-replay-controls = Replay
web-replay-opening = The opening
web-replay-ply = Move
web-replay-at = Move { $n } of { $of }
web-replay-steps = Steps
web-replay-first = To the opening
web-replay-turn-back = A turn back
web-replay-back = A move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = A move on
web-replay-turn-forward = A turn on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-all = all open
web-replay-spectator = a spectator
web-replay-link = Link to here
web-replay-copied = The link to this moment is copied.
web-replay-download = Record
web-replay-keys = Arrows: a move; up and down: a turn; space: play; Home and End.
web-replay-hands = Everybody’s hand
web-replay-no-cards = nothing
web-replay-face-down = face down: { $card }
web-replay-note = note { $n } ({ $name })

## Fair deal

web-fair-title = A fair deal?
web-fair-yes = It adds up
web-fair-no = It does not add up
web-fair-commitment-yes = The secret is the one the server had bound itself to: its SHA-256 is the commitment.
web-fair-commitment-no = The secret is not the one the server had bound itself to.
web-fair-key-yes = The key that all chance follows from is made of that secret and what the players added, and of nothing else.
web-fair-key-no = The key is not made of this secret and what the players added.
web-fair-seen-yes = Your browser saw this very commitment before the cards were dealt.
web-fair-seen-no = Before the deal the table showed your browser another commitment.
web-fair-seen-unknown = Whether the table showed this commitment before the deal, your browser cannot say: it was not there, or did not keep it.
web-fair-mine-yes = What stands at your seat is what your browser added.
web-fair-mine-no = What stands at your seat is not what your browser added.
web-fair-proves = { $n ->
    [one] One player added to the deal. So the server could not choose it alone, and no player knew the secret. Your browser has just worked this out by itself.
   *[other] { $n } players added to the deal. So the server could not choose it alone, and no player knew the secret. Your browser has just worked this out by itself.
}
web-fair-alone = No player added anything, so the server alone chose this key.
web-fair-numbers = The numbers
web-fair-commitment = Commitment, shown before the deal
web-fair-secret = Secret, told after the game
web-fair-nonce = Added by { $name }
web-fair-none = nothing
web-fair-key = Key
web-fair-more = That every card and die follows from this key, and the result from the moves, is shown by playing the record again. Whoever does not trust this page downloads the record and runs:
web-fair-ask = Have the server play it again
web-fair-server-yes = { $n ->
    [one] One move replays, and the end is the one recorded.
   *[other] { $n } moves replay, and the end is the one recorded.
}
web-fair-server-no = The record does not hold: { $line }

## Rules

web-rules-what = Told in our own words, every rule with a number, with examples drawn from the pieces of the game.
web-rules-games = Games
web-rules-contents = Contents
web-rules-search = Search
web-rules-search-example = a word, or { $rule }
web-rules-found = { $n ->
    [0] Nothing found
    [one] One rule
   *[other] { $n } rules
}
web-rules-nothing = No rule says that. Fewer words find more.
web-rules-box = What is in the box
web-rules-brief = How to play, in two minutes
web-rules-ruled = our ruling
web-rules-ruled-what = the rulebook leaves it open, and we read it so.
web-rules-assumed = assumed
web-rules-assumed-what = a number that nobody could give us; an edition file can correct it.
web-rules-by-wyatt-earp = by Richard Borg and Mike Fitzgerald (alea, 2001)
web-rules-by-el-paso = by Stefan Dorra (Zoch, 2009)
web-rules-by-gnadenlos = by Klaus Teuber (Kosmos, 2001)

## Players

web-players-board = The best
web-players-bot = { $level } (bot)
web-players-find = A player’s name
web-players-go = Look up
web-players-rank = Rank
web-players-player = Player
web-players-rating = Rating
web-players-interval = 95 % interval
web-players-games = Games
web-players-winner = won
web-players-more = More
web-players-nobody = Nobody is rated at this game yet. Open a rated table, and be the first.
web-players-no-records = No finished games yet.
web-players-why = The order goes by the lower end of the interval: what a player has surely shown. Only tables opened as rated count.
web-player-missing = Nobody of that name.
web-player-missing-why = Guests have no page: only names that are kept with a password do.
web-player-since = here since { $day }
web-player-bot = A bot. It plays by what its seat may know, and nothing else.
web-player-none = No finished games yet.
web-player-wins = Wins
web-player-unrated = Not rated at this game.
web-player-records = Games
web-player-chart = Rating over { $n } games, from { $from } to { $to }
web-player-chart-what = { $n ->
    [one] One rated game. The band holds the truth with a chance of 95 %.
   *[other] The last { $n } rated games. The band holds the truth with a chance of 95 %.
}

## Settings

web-settings-title = You and your settings
web-settings-you = Who you are
web-settings-nobody = Nobody yet. Sit down as a guest, keep a name, or come back to the one you kept.
web-settings-guest = You are { $name }, a guest. The name is yours for now; with a password it stays yours.
web-settings-member = You are { $name }, and the name is kept for you.
web-settings-name = Your name
web-settings-name-field = Name at the table
web-settings-rename = Change
web-settings-come = Come as a guest
web-settings-done = Done.
web-settings-keep = Keep the name
web-settings-keep-new = A name to keep
web-settings-keep-name = Name to keep
web-settings-guest-new = Just to play
web-settings-keep-why = Then you can sit at rated tables, and come back from any browser. There is no way to recover a lost password.
web-settings-keep-do = Keep it
web-settings-password = A password (8 characters or more)
web-settings-log-in = I have a name here
web-settings-log-in-do = Log in
web-settings-log-in-guest = You then leave the guest behind.
web-settings-login-name = Kept name
web-settings-login-password = Its password
web-settings-change-password = Change the password
web-settings-change-password-do = Change the password
web-settings-change-password-what = All other browsers are signed out; tokens stay.
web-settings-old-password = Old password
web-settings-new-password = New password (8 characters or more)
web-settings-log-out = Log out
web-settings-log-out-what = From this browser. Your tables wait for you.
web-settings-my-page = My page
web-settings-looks = How it looks and sounds
web-settings-looks-what = Kept in this browser alone.
web-settings-theme = Light
web-settings-theme-system = as the device has it
web-settings-theme-day = day
web-settings-theme-night = night
web-settings-speed = Things move
web-settings-speed-calm = calmly
web-settings-speed-brisk = briskly
web-settings-speed-none = not at all
web-settings-sound = Play sounds, quiet ones
web-settings-taps-twice = On a touch screen: tap once to look, twice to play
web-settings-guide = Help in the first game of a kind
web-settings-sessions = Where you are signed in
web-settings-this = this browser
web-settings-seen = last seen { $when }
web-settings-end = Sign out
web-settings-end-others = Sign out everywhere else
web-settings-tokens = Tokens for programs
web-settings-tokens-what = A program with a token may do what you may do at tables, but cannot manage your account.
web-settings-token-once = Copy it now: it is shown this once.
web-settings-token-made = made { $when }
web-settings-token-used = last used { $when }
web-settings-token-unused = never used
web-settings-revoke = Revoke
web-settings-token-make = Make a token
web-settings-token-label = What it is for
web-settings-mutes = Whom you do not hear
web-settings-no-mutes = You hear everybody.
web-settings-unmute = Hear again
web-settings-data = Your data
web-settings-data-what = Everything that is kept about you, as a file; or the end of it.
web-settings-export = Download my data
web-settings-delete = Delete my account
web-settings-delete-1 = Your name, password, sessions, tokens and ratings are erased.
web-settings-delete-2 = Games you played and what you said there stay, since they are the others’ too; you are “Somebody” in them.
web-settings-delete-3 = At tables still being played a bot takes your seat.
web-settings-delete-4 = It cannot be undone.
web-settings-delete-sure = I want that.
web-settings-delete-do = Delete everything
web-settings-gone = You are gone. So long.


## About, and nowhere

web-about-what = What this is
web-about-what-1 = Posse is a table in the browser for three Western games, against bots or with friends, anywhere. Nobody has to sign up to play.
web-about-what-2 = The rules are the whole rules, told in our own words and numbered. Every refusal names its rule, every deal can be checked, every game can be told again.
web-about-what-3 = Bots know what their seat may know, and no more.
web-about-fair = How deals are made
web-about-fair-1 = Before the deal the server binds itself to a secret, and every player’s browser adds a number of its own. All chance follows from both together. Afterwards the secret is told, and the page of each finished game computes it again.
web-about-rights = Credits and rights
web-about-rights-1 = The names of the games belong to their owners:
web-about-rights-2 = This is an independent edition, neither made nor endorsed by them. If you like a game, buy the box.
web-about-rights-3 = The texts, the art and the code here are our own; the code is under the MIT licence.
web-about-made = Made with
web-about-source = For builders
web-about-source-1 = The source has a terminal table too, a simulator, an arena for bots, and a page on how to add a game or a bot: see the README.
web-about-api = The API of this server
web-lost-title = Wrong trail
web-lost-line = There is nothing out here but vultures.
