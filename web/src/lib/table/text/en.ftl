# The frame of every table.
table-skip = To what is asked
table-home = Gruft, home
table-table = Table
table-log = Log
table-log-earlier = Show earlier lines
table-chat = Chat
table-rules = Rules
table-settings = Settings
table-more = More
table-close = Close
table-of = { $value } of { $of }
table-you = you
table-face-down = face-down card
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-playable = playable
table-chosen = chosen
table-empty = nothing here
table-hand = Your hand
table-team = Team { $number }
table-contents = What lies here, as far as you know
table-hidden = { $count } face down

## Seats
table-your-turn = your turn
table-thinking = thinking
table-is-asked = is asked
table-you-asked = you are asked
table-bot = bot, { $level }
table-only-bot = bot
table-minded = a bot minds the seat
table-lost = given up, a bot plays on
table-gone = not connected
table-free = free
table-has-orders = standing orders in force
table-time-left = time left
table-hurry = hurry
table-lag = slow connection: { $seconds } s

## The tray
table-waiting = Waiting for { $players }
table-waiting-nobody = One moment
table-watching = You are watching.
table-all-moves = All moves ({ $count })
table-fewer = Fewer
table-step-back = One step back
table-confirm = Play it: { $line }
table-composed = So far: { $line }
table-touch-a-piece = Touch a piece, or choose below.
table-only-choice = There is nothing else you may do.
table-forced = Nothing else is left to do.
table-over = The match is over.
table-won = { $players } won.
table-drawn = Nobody won.
table-minds-you = A bot minds your seat.
table-minds-you-hint = It plays on for you until you take your seat back.
table-come-back = Take my seat back
table-plays-for-you = This seat is given up. A bot plays on for it, and it ranks last.
table-reconnecting = The connection is gone. The table stays as it was; nothing of yours is lost.

## Windows
table-asked = Asked: { $players }
table-window-closed-to-you = You are not asked.
table-sealed-hint = Everybody has the same time. Answers stay sealed until the window closes.
table-sealed = Your answer is sealed. It is opened with all others, in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} at the latest.
table-change = Change my answer
table-withdraw = Withdraw it
table-nothing-fits = Nothing else fits
table-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

## Refusals
table-not-possible = That is not possible
table-not-meant = The question is not about this.

## Undo, votes, leaving
table-undo = Undo
table-undo-ask = Ask to undo (somebody learned something)
table-vote-undo = { $lines ->
    [one] { $player } would like to take back a move.
   *[other] { $player } would like to take back { $lines } moves.
}
table-vote-abort = { $player } would like to break the match off.
table-vote-missing = Still to answer: { $players }
table-agree = Agree
table-decline = Do not agree
table-vote-withdraw = Withdraw the proposal
table-hint = What would the house play?
table-resign = Resign
table-resign-sure = Do you really want to give up? It cannot be taken back.
table-abort = Ask to break off
table-keep-playing = Play on
table-elsewhere = Play on in another browser
table-elsewhere-link = Link to this seat
table-elsewhere-hint = Open it on the other device. Whoever has it plays your seat, so show it to nobody. It works once; from then on the seat is played there and no longer here.
table-leave = Leave the table; the seat stays yours

## Standing orders
table-orders = Standing orders
table-orders-private = Private. Read when a window closes, never before.
table-orders-none = You are always asked.
table-orders-in-force = In force
table-orders-give = Give an order
table-orders-about = For these players
table-orders-choose-players = Choose at least one player.
table-orders-until = Until when
table-orders-order = Give this order
table-orders-recall = Recall

## Talk
table-say = Say something
table-say-to = To whom
table-say-everybody = everybody
table-say-gallery = the spectators
table-say-send = Say it
table-said-to = to { $players }
table-to-you = you
table-chat-empty = Nobody has said anything yet.
table-promises = Promises
table-promises-about = They bind nobody. Whoever was promised something says whether it was kept.
table-promise-to = { $player } to { $to }: { $text }
table-promise-make = Promise
table-promise-what = What do you promise?
table-promise-kept = kept
table-promise-broken = broken
table-promise-mark-kept = It was kept
table-promise-mark-broken = It was broken

## Rules
table-moment = At this moment
table-search = Search the rules
table-no-clause = No clause has these words.
table-rules-loading = The rulebook is being fetched.

## Boards
table-square = { $square }, { $room }
table-reachable = can be reached
table-floor-other = Show { $floor }

## While somebody was away
table-away = While you were away
table-away-more = { $count ->
    [one] 1 more in the log
   *[other] { $count } more in the log
}

## Keys
table-help = Keys and gestures
table-help-about = Everything can be done without a mouse.
table-help-letters-off = Single letters are switched off in the settings.
table-help-touch = Hold a card to see it large. On a plan the first tap shows the way, the second goes it. Touch a piece that does not fit, and the rules say why.
table-help-arrows = move among cards, pieces and squares
table-help-space = take a card, or let it go
table-help-enter = do what the bright button says
table-help-offers = press the first to ninth button
table-help-pass = pass, no response
table-help-clear = forget what is half-made, close
table-help-undo = undo, or ask to
table-help-why = why not? (on a piece); these keys (elsewhere)
table-help-large = see the piece large
table-help-places = go to hand, table, seats
table-help-panels = open log, chat, rules
table-help-orders = standing orders
table-help-floor = another floor, where there are any
table-key-arrows = arrows
table-key-space = Space
table-key-enter = Enter
table-key-esc = Esc
