# The frame of every table.
table-skip = Skip to the question
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
table-contents = What’s here, as far as you know
table-hidden = { $count } face down

## Seats
table-your-turn = your turn
table-thinking = thinking
table-is-asked = is asked
table-you-asked = you’re asked
table-bot = bot, { $level }
table-minded = a bot is filling in
table-lost = resigned, a bot plays on
table-gone = not connected
table-free = free
table-has-orders = standing orders in force
table-time-left = time left
table-hurry = hurry
table-lag = slow connection: { $seconds } s

## The tray
table-waiting = Waiting for { $players }
table-waiting-nobody = One moment
table-watching = You’re watching.
table-all-moves = All moves ({ $count })
table-fewer = Fewer
table-step-back = One step back
table-confirm = Play it: { $line }
table-composed = So far: { $line }
table-touch-a-piece = Touch a piece, or choose below.
table-only-choice = It’s your only move.
table-forced = There’s nothing else left to do.
table-over = The match is over.
table-won = { $players } won.
table-drawn = Nobody won.
table-minds-you = A bot is playing for you.
table-minds-you-hint = It plays on for you until you take your seat back.
table-come-back = Take my seat back
table-plays-for-you = You resigned. A bot plays on, and you rank last.
table-reconnecting = Connection lost. The table stays as it was; you haven’t lost anything.

## Windows
table-asked = Asked: { $players }
table-window-closed-to-you = You aren’t asked.
table-sealed-hint = Everyone has the same time. Answers stay sealed until the window closes.
table-sealed = Your answer is sealed. It’s opened with all the others, in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} at the latest.
table-sealed-open = Your answer is sealed. It’s opened with all the others.
table-change = Change my answer
table-withdraw = Withdraw my answer
table-nothing-fits = Nothing else fits
table-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

## Refusals
table-not-possible = That isn’t possible
table-not-meant = That isn’t what you’re being asked.

## Undo, votes, leaving
table-undo = Undo
table-undo-ask = Ask to undo (someone has learned something)
table-vote-undo = { $lines ->
    [one] { $player } would like to undo a move.
   *[other] { $player } would like to undo { $lines } moves.
}
table-vote-abort = { $player } would like to abandon the match.
table-vote-missing = Still to answer: { $players }
table-agree = Agree
table-decline = Don’t agree
table-vote-withdraw = Withdraw the proposal
table-hint = Suggest a move
table-hint-line = The house would play: { $line }.
table-hint-first = Your first match: the house shows what it would play.
table-hint-show = Show me
table-hint-stop = Stop showing hints
table-hint-play = Play it
table-resign = Resign
table-resign-sure = Do you really want to resign? You can’t undo it.
table-abort = Ask to abandon
table-keep-playing = Play on
table-elsewhere = Move to another browser
table-elsewhere-link = Link to this seat
table-elsewhere-hint = Open it on the other device. Anyone with this link can play your seat, so keep it to yourself. It works once; after that you play there and no longer here.
table-leave = Leave (your seat is kept)

## Standing orders
table-orders = Standing orders
table-orders-private = Private. Only applied when a window closes, never before.
table-orders-none = You’re always asked.
table-orders-in-force = In force
table-orders-give = Give an order
table-orders-about = For these players
table-orders-choose-players = Choose at least one player.
table-orders-until = Until when
table-orders-order = Give this order
table-orders-recall = Cancel
table-order-pass = Pass until my turn
table-order-concerns = Only if it concerns me
table-order-ask = Always ask me

## Talk
table-say = Say something
table-say-to = To whom
table-say-everybody = everyone
table-say-gallery = the spectators
table-say-send = Send
table-said-to = to { $players }
table-to-you = you
table-chat-empty = Nobody has said anything yet.
table-promises = Promises
table-promises-about = They bind nobody. The player who got the promise says whether it was kept.
table-promise-to = { $player } to { $to }: { $text }
table-promise-make = Promise
table-promise-what = What do you promise?
table-promise-kept = kept
table-promise-broken = broken
table-promise-mark-kept = It was kept
table-promise-mark-broken = It was broken

## Rules
table-moment = At this moment
table-rules-here = Chosen at this table
table-search = Search the rules
table-no-clause = No clause has these words.
table-rules-loading = Loading the rulebook…

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
table-goal = Goal of the game
table-help = Keys and gestures
table-help-about = You can do everything without a mouse.
table-help-letters-off = Single letters are switched off in the settings.
table-help-touch = Hold a card to see it large. On a plan the first tap shows the way, the second takes it. Touch a piece that doesn’t fit, and the rules say why.
table-help-arrows = move among cards, pieces and squares
table-help-space = pick a card, or let it go
table-help-enter = do what the bright button says
table-help-offers = press the first to ninth button
table-help-pass = pass, no response
table-help-clear = drop what you’ve started, close
table-help-undo = undo, or ask to
table-help-why = why not? (on a piece); these keys (elsewhere)
table-help-large = see the piece large
table-help-places = go to hand, table, seats
table-help-panels = open log, chat, rules
table-help-orders = standing orders
table-help-floor = another floor, if there is one
table-help-skip = skip the animation
table-help-mute = sound on or off
table-key-arrows = arrows
table-key-space = Space
table-key-enter = Enter
table-key-esc = Esc
