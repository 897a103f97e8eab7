## Leaving a table

web-leaving-stay = Stay
web-leaving-stand-up = Stand up…
    .title = Stand up?
    .then = Your seat is free again. As long as nobody takes it, you can come back through the link.
    .heir = { $name } will be the host then.
    .last = Nobody else is here: the table will be closed, and its link leads nowhere.
    .do = Stand up
web-leaving-give-up = Give up…
    .title = Give up this game?
    .then = It ends here, without a winner. It is not counted and not kept.
    .instead = Want to finish it another time? Just leave this page; the game will be waiting on the home page.
    .do = Give up
web-leaving-hand-over = Hand over…
    .title = Let a bot play for you?
    .then = The others play on, and a bot takes your seat ({ $level }). The seat stays yours: come back any time and take over again.
    .instead = If you are only away for a moment, you need not hand anything over: the table knows you.
    .do = Let a bot play
web-left-stand-up = You have left the table ({ $game }).
web-left-give-up = Given up ({ $game }).
web-left-hand-over = A bot is playing for you now.
web-given-up = This game was given up.
web-given-up-what = It has no winner and no record.

## Who keeps the others waiting

web-waiting-here = Everybody is waiting for { $name }.
web-waiting-away = It is { $name }’s turn, but { $name } is not here.
web-waiting-gone = It is { $name }’s turn, but { $name } has been gone for a while.
web-nudge = Call
web-nudge-reached = { $name } has been called.
web-nudge-not-reached = { $name } has no window open here and could not be called. Try another way.
web-nudged = { $name } is waiting for you at { $game }.
web-want-bot = Let a bot play
web-bot-wanted = { $n ->
    [one] { $names } wants
   *[other] { $names } want
} a bot to fill in.
web-bot-wanted-others = A bot will play as soon as all who are here agree.
web-take-over = You can take over { $name }’s seat from the bot and carry on from there.
web-stand-in-begins-me = A bot ({ $level }) is playing for you until you come back.
web-stand-in-begins-them = A bot ({ $level }) is playing for { $name } until they are back.
web-stand-in-ends-me = You are back in your seat.
web-stand-in-ends-them = { $name } is back.

## The clock

web-time-left-move = Time for this move: { $move }, then { $reserve } in reserve
web-time-left-reserve = The reserve is running: { $reserve }
web-time-left-what = This move: { $move } · in reserve: { $reserve }
web-clock-runs-reserve = Your time for this move is up: your reserve is running. When it is gone, a bot ({ $level }) plays for you until you come back.
web-clock-runs-short = Hurry: when time runs out, a bot ({ $level }) takes over until you come back.

## What was agreed

web-terms-clock = { $move } seconds a move, { $reserve } min in reserve
web-terms-clock-end = If you run out of time, a bot ({ $level }) plays for you until you come back.
web-terms-no-house = none
web-terms-not = no
web-terms-counts = What counts
web-terms-rated = A rated game.
web-terms-unrated = Played for fun: no rating.
web-terms-also = Also
web-terms-memory = memory aid on
web-terms-no-memory = no memory aid
web-terms-public = listed on the home page
web-terms-private = by link only
web-terms-pace-calm = bots take their time
web-terms-pace-brisk = bots move briskly
web-terms-pace-instant = bots move at once
web-terms-no-chat = no chat

## Seats, links, devices

web-table-button = Table
web-kept = reserved
web-kept-yours = reserved for you
web-kept-what = for somebody from the last game
web-kept-called = They have been called.
web-kept-not-reached = They have no window open here and could not be called.
web-seat-offered = open to latecomers
web-seat-offer = Offer the seat
web-seat-keep = Keep the bot
web-seat-offer-what = Friend running late? Offer a bot’s seat and send the link: whoever sits down takes over from the bot.
web-link-watch = A link for whoever wants to watch
web-link-late = Send this link to your late friend
web-link-house = This is this computer’s address on your local network: it works for everyone on that network.
web-link-code = The link as a QR code
web-other-device = On another device
web-other-device-what = Carry on from your phone or tablet: the link lets that device in as you.
web-other-device-make = Make a link
web-other-device-link = Open this on your other device
web-other-device-care = Works once, within five minutes. Show it to nobody: whoever opens it can play as you.
web-arriving = Continue here?
web-arriving-guest = In this browser you are { $name }. If you take over the seat from your other device, the guest { $name } and their open games can no longer be reached from here.
web-arriving-member = In this browser you are { $name }. If you take over the seat from your other device, { $name } is logged out here.
web-arriving-stay = Stay as { $name }
web-arriving-go = Use that seat here

## What people say

web-chat-none = Nobody has said anything yet.
web-chat-listen = At a listed table, spectators can read the chat but not write.
web-watching = watching
web-about-person = { $name }: mute or report
web-mute-what = Don’t want to see { $name }’s messages? They won’t be told.
web-muted-what = You have muted { $name }.
web-mute-person = Mute
web-unmute-person = Unmute
web-report-person = Report to the people who run this server: what happened?
web-report-what = They will see your message, this table and its chat.
web-report-do = Report
web-reported = Reported. Thank you.
web-alone-table = This table is on this device alone: nobody can come to it, and no server knows of it.
