## Replay

web-replay-missing = There is no such game here.
web-replay-missing-why = It may not be over yet, or part of the link is missing.
web-replay-wait = Loading the game…
web-replay-controls = Replay
web-replay-opening = The start
web-replay-ply = Move
web-replay-at = Move { $n } of { $of }
web-replay-steps = Steps
web-replay-first = To the start
web-replay-turn-back = Previous turn
web-replay-back = Previous move
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Next move
web-replay-turn-forward = Next turn
web-replay-last = To the end
web-replay-speed = Speed
web-replay-eyes = View
web-replay-all = everything open
web-replay-spectator = spectator
web-replay-link = Link to this moment
web-replay-copied = The link to this moment has been copied.
web-replay-download = Record
web-replay-keys = Left and right arrows: one move. Up and down: one turn. Space: play. Home and End: first and last move.
web-replay-hands = Everybody’s hand
web-replay-no-cards = nothing
web-replay-face-down = face down: { $card }
web-replay-note = IOU { $n } ({ $name })

## Fair deal

web-fair-title = A fair deal?
web-fair-yes = It adds up
web-fair-no = It does not add up
web-fair-commitment-yes = The secret is the one the server committed itself to: its SHA-256 is the commitment.
web-fair-commitment-no = The secret is not the one the server committed itself to.
web-fair-key-yes = The key behind all the luck in this game is made from that secret and the numbers the players added, and from nothing else.
web-fair-key-no = The key is not made from this secret and the numbers the players added.
web-fair-seen-yes = Your browser saw this very commitment before the cards were dealt.
web-fair-seen-no = Before the deal, the table showed your browser a different commitment.
web-fair-seen-unknown = Your browser cannot say whether the table showed this commitment before the deal: it was not there, or did not keep it.
web-fair-mine-yes = The number at your seat is the one your browser added.
web-fair-mine-no = The number at your seat is not the one your browser added.
web-fair-proves = { $n ->
    [one] One player added a number. So the server could not choose the deal alone, and no player knew the secret. Your browser has just checked this itself.
   *[other] { $n } players added a number each. So the server could not choose the deal alone, and no player knew the secret. Your browser has just checked this itself.
}
web-fair-alone = No player added anything, so the server alone chose this key.
web-fair-numbers = The numbers
web-fair-commitment = Commitment, shown before the deal
web-fair-secret = Secret, revealed after the game
web-fair-nonce = Added by { $name }
web-fair-none = nothing
web-fair-key = Key
web-fair-more = Playing the record again shows that every card and die follows from this key, and the result from the moves. If you do not trust this page, download the record and run:
web-fair-ask = Have the server check it
web-fair-server-yes = { $n ->
    [one] One move was played again, and the end is as recorded.
   *[other] { $n } moves were played again, and the end is as recorded.
}
web-fair-server-no = The record does not hold up: { $line }

## Rules

web-rules-what = Told in our own words, every rule with a number, with examples drawn with the pieces of the game.
web-rules-games = Games
web-rules-contents = Contents
web-rules-search = Search
web-rules-search-example = a word, or { $rule }
web-rules-found = { $n ->
    [0] Nothing found
    [one] One rule
   *[other] { $n } rules
}
web-rules-nothing = No rule mentions that. Try fewer words.
web-rules-box = What is in the box
web-rules-brief = How to play in two minutes
web-rules-ruled = our ruling
web-rules-ruled-what = the rulebook leaves this open, and this is how we read it.
web-rules-assumed = assumed
web-rules-assumed-what = a number nobody could give us; an edition file can correct it.

## Players

web-players-board = Top players
web-players-bot = { $level } (bot)
web-players-find = Name of a player
web-players-go = Look up
web-players-rank = Rank
web-players-player = Player
web-players-rating = Rating
web-players-interval = 95% interval
web-players-games = Games
web-players-winner = won
web-players-more = Show more
web-players-nobody = Nobody has a rating in this game yet. Open a rated table and be the first.
web-players-no-records = No finished games yet.
web-players-why = Players are ranked by the lower end of the interval: by what they have shown for certain. Only rated games count.
web-player-missing = No player by that name.
web-player-missing-why = Guests have no page; only registered names do.
web-player-since = here since { $day }
web-player-bot = A bot. It goes by what its seat may know, and by nothing else.
web-player-none = No finished games yet.
web-player-wins = Wins
web-player-unrated = No rating in this game.
web-player-records = Games
web-player-chart = Rating over { $n } games, from { $from } to { $to }
web-player-chart-what = { $n ->
    [one] One rated game. The true rating lies within the band with 95% certainty.
   *[other] The last { $n } rated games. The true rating lies within the band with 95% certainty.
}

## Settings

web-settings-title = You and your settings
web-settings-you = Who you are
web-settings-nobody = Nobody yet. Play as a guest, register a name, or log in with the one you have.
web-settings-guest = You are { $name }, a guest. The name is yours for now; register it with a password, and it stays yours.
web-settings-member = You are { $name }, and the name is registered to you.
web-settings-name = Your name
web-settings-name-field = Name at the table
web-settings-rename = Change
web-settings-come = Continue as a guest
web-settings-done = Done.
web-settings-keep = Register this name
web-settings-keep-new = Register a name
web-settings-keep-name = Name to register
web-settings-guest-new = Just play
web-settings-keep-why = Then you can sit at rated tables, and come back from any browser. A lost password cannot be recovered.
web-settings-keep-do = Register
web-settings-password = Password (8 characters or more)
web-settings-log-in = I already have a name
web-settings-log-in-do = Log in
web-settings-log-in-guest = Your guest name and its tables are left behind.
web-settings-login-name = Registered name
web-settings-login-password = Your password
web-settings-change-password = Change password
web-settings-change-password-do = Change password
web-settings-change-password-what = This logs you out of all other browsers; tokens stay.
web-settings-old-password = Old password
web-settings-new-password = New password (8 characters or more)
web-settings-log-out = Log out
web-settings-log-out-what = In this browser only. Your tables will wait for you.
web-settings-my-page = My page
web-settings-looks = Look and sound
web-settings-looks-what = Kept in this browser only.
web-settings-theme = Theme
web-settings-theme-system = like my device
web-settings-theme-day = day
web-settings-theme-night = night
web-settings-speed = Animations
web-settings-speed-calm = calm
web-settings-speed-brisk = brisk
web-settings-speed-none = none
web-settings-sound = Play with sound
web-settings-tables-as-text = Tables as text, without pictures
web-settings-taps-twice = On a touch screen: tap once to look, twice to play
web-settings-guide = Help in my first game of each kind
web-settings-sessions = Where you are logged in
web-settings-this = this browser
web-settings-seen = last seen { $when }
web-settings-end = Log out
web-settings-end-others = Log out everywhere else
web-settings-tokens = Tokens for programs
web-settings-tokens-what = A program with a token can do what you can do at tables, but cannot manage your account.
web-settings-token-once = Copy it now: it is shown only this once.
web-settings-token-made = created { $when }
web-settings-token-used = last used { $when }
web-settings-token-unused = never used
web-settings-revoke = Revoke
web-settings-token-make = Create a token
web-settings-token-label = What it is for
web-settings-mutes = Muted
web-settings-no-mutes = You have not muted anybody.
web-settings-unmute = Unmute
web-settings-data = Your data
web-settings-data-what = Download everything that is kept about you, as a file; or delete it all.
web-settings-export = Download my data
web-settings-delete = Delete my account
web-settings-delete-1 = Your name, password, logins, tokens and ratings are erased.
web-settings-delete-2 = Games you played and what you said there stay, since they belong to the others too; you appear in them as “Somebody”.
web-settings-delete-3 = At tables still in play, a bot takes your seat.
web-settings-delete-4 = This cannot be undone.
web-settings-delete-sure = I am sure.
web-settings-delete-do = Delete everything
web-settings-gone = Your account is gone. So long.


## Playing alone on this device
web-alone-title = Playing alone on this device
web-alone-what = You can play greenhorns and deputies right here. Once everything that takes is on this device, a game against them begins and stays here; the server is not asked.
web-alone-size = { $n } MB
web-alone-get = Get it ({ $size })
web-alone-coming = { $done } of { $size } have come.
web-alone-here = It is all here ({ $size }).
web-alone-remove = Remove it
web-alone-games = Games finished on this device

## About, and nowhere

web-about-what = What this is
web-about-what-1 = Posse is a table in your browser for three Western games, against bots or with friends, anywhere. You can play without signing up.
web-about-what-2 = You get the full rules, told in our own words and numbered. Every refusal names its rule, every deal can be checked, every game can be watched again.
web-about-what-3 = Bots know what their seat may know, and no more.
web-about-fair = How the deal is kept fair
web-about-fair-1 = Before the deal, the server commits itself to a secret, and every player’s browser adds a number of its own. All chance follows from the two together. Afterwards the secret is revealed, and the page of each finished game does the sums again.
web-about-rights = Credits and rights
web-about-rights-1 = The names of the games belong to their owners:
web-about-rights-2 = This is an independent edition, neither made nor endorsed by them. If you like a game, buy the real one.
web-about-rights-3 = The texts, art and code here are our own; the code is under the MIT licence.
web-about-made = Made with
web-about-source = For tinkerers
web-about-source-1 = The source also has a terminal table, a simulator, an arena for bots, and pages on how to add a game or a bot: see the README.
web-about-api = This server’s API
web-lost-title = Wrong trail
web-lost-line = There is nothing out here but coyotes.
