# What the web page says outside the table itself. Refusals stand in words/text, games have their own files.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Shed your cards before the moon is full.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Rob the village, and your neighbours.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Three of nine are vampires. Which?
room-grottenstein = Count Grottenstein
room-grottenstein-short = Grottenstein
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = Three floors, one coffin, four hunters.
room-seats = { $low } to { $high }
room-seats-exact = { $low }
room-open =
    { $tables ->
        [0] no table open
        [one] one table open
       *[other] { $tables } tables open
    }
bot-moth = Moth
bot-raven = Raven
bot-owl = Owl
bot-moth-about = plays at random
bot-raven-about = follows good advice
bot-owl-about = thinks ahead

## The house
web-title = Gruft
web-home = Gruft, home
web-skip = Skip to the main part
web-about = A house of four vampire games. Play with friends, with strangers, or against the raven.
web-nav = The house
web-nav-home = House
web-settings = Settings
web-language = Language
web-theme = Theme
web-next-theme = Theme: { $theme }. Switch to { $next }.
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-link-here = This link works on this machine only: nobody else can reach the house.
web-try-again = Try again
web-to-the-house = To the house
web-clause = Clause { $clause } of the rules
web-not-done = That was not possible
web-page-title = { $page }, Gruft
web-page-turn = ● Your turn · { $page }
web-loading = Asking the house…

## Somebody comes in
web-name = Your name
web-name-ask = What shall we call you?
web-name-why = A name is all the house needs. No account, no address, no password.
web-name-table = You are invited to the table “{ $table }”.
web-name-give = Come in
web-name-change = Change the name
web-guest-none = Come in
web-full = No more than { $count } characters fit here.

## Lists
web-mine = Your matches
web-open = Open tables
web-your-turn = Your turn
web-mine-playing = the others are thinking
web-mine-asked = waiting for { $names }
web-mine-bot = a bot plays for you
web-mine-setting =
    { $free ->
        [0] ready to deal
        [one] one seat free
       *[other] { $free } seats free
    }
web-mine-over = finished
web-mine-finished =
    { $count ->
        [one] One finished match
       *[other] { $count } finished matches
    }
web-mine-none = No match yet
web-mine-none-text = Choose a door and deal the cards: against ravens it begins at once.
web-open-none = No table is open
web-open-none-text = Set one that everybody sees, or send a friend the link to yours.
web-open-at = { $seated } of { $seats }
web-sit-down = Sit down
web-watch = Watch
web-alone = nobody else yet
web-unseen = The tables cannot be shown

## Setting a table
web-set = Set a table
web-set-game = Game
web-set-seats = Seats
web-set-seat = Seat { $seat }
web-set-you = you, host
web-set-free-seat = Free
web-set-me = You
web-set-waits = waiting for a guest
web-set-for = Who plays in seat { $seat }
web-set-person = Guest
web-set-here = Here
web-set-person-hint = Guest: the seat waits for somebody with the link.
web-set-here-hint = Here: somebody plays at this screen too. It is handed over between the turns.
web-set-player = Player { $seat }
web-set-tempo = Live or slow
web-tempo-live = Live
web-tempo-live-hint = Everybody sits at the table until the game is over.
web-tempo-slow = Slow
web-tempo-slow-hint = A match over days: look in when you like, and move when it is your turn.
web-set-options = Rules and pace
web-set-summary = { $clock } · watching: { $watching } · waiting for the absent: { $grace }
web-set-range = Between { $low } and { $high }.
web-set-rules = Rules of the game
web-set-time = Pace
web-set-people = People
web-set-clock = Time
web-clock-none = as long as you like
web-clock-kind-none = no clock
web-clock-kind-move = time for each move
web-clock-kind-bank = time for the whole match
web-clock-kind-days = days for each move
web-clock-none-hint = Everybody thinks as long as they like.
web-clock-move-hint = The clock starts anew with every question.
web-clock-bank-hint = Everybody has the same stock of time, and each move adds a little.
web-clock-days-hint = For matches that are played beside everything else.
web-clock-seconds = Seconds for each move
web-clock-minutes = Minutes for the match
web-clock-increment = Seconds more with each move
web-clock-day-count = Days for each move
web-clock-move =
    { $seconds ->
        [one] one second a move
       *[other] { $seconds } seconds a move
    }
web-clock-days =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
web-clock-bank = { $minutes } min + { $seconds } s
web-set-zero = When time is up
web-zero-move = a harmless move is made
web-zero-move-hint = The seat plays on with its next question.
web-zero-bot = the seat is lost
web-zero-bot-hint = A bot plays on and the seat ranks last. With two players the match is over.
web-set-pace = Time to respond
web-pace-usual = up to 30 seconds
web-pace-usual-hint = For when others act and you may respond. It takes equally long for everybody, so that it gives nothing away.
web-pace-quick = up to 10 seconds
web-pace-quick-hint = For people who know the game. It takes equally long for everybody.
web-pace-calm = up to 90 seconds
web-pace-calm-hint = For a first game: enough time to read the cards. It takes equally long for everybody.
web-pace-screen = until everybody has been asked
web-pace-screen-hint = At one screen nobody hurries: it is handed from one to the next.
web-pace-twice = closes at 8:00 and 20:00
web-pace-twice-hint = By your clock. All answers are opened together at a fixed hour, so that nobody sees who answered when.
web-pace-daily = closes at 20:00
web-pace-daily-hint = By your clock, once a day: all answers are opened together.
web-pace-hourly = closes every hour, on the hour
web-pace-hourly-hint = All answers are opened together, after four hours at the latest.
web-set-grace = Wait for those who are away
web-set-grace-hint = Then a bot minds the seat. Whoever comes back takes it again with one press.
web-set-grace-never-hint = However long somebody is away, no bot plays in their place.
web-set-stand-in = Who minds a seat
web-set-stand-in-hint = It knows only what that seat knows.
web-for-ever = for ever
web-at-once = at once
web-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
web-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
web-set-watching = Who may watch
web-set-watching-hint = Spectators see no hands and no secrets.
web-set-watching-alone = Spectators see no hands. You play alone against bots: if nobody may watch, there is nobody to hide the time of a response from, and the game goes faster.
web-set-watching-listed = While you play, the table stands among the open ones, for all to watch.
web-watching-nobody = nobody
web-watching-link = whoever has the link
web-watching-everybody = everybody
web-set-delay = The gallery sees everything
web-set-delay-hint = With a delay, nobody can whisper hints.
web-later = { $time } later
web-set-listed = Show it among the open tables
web-set-listed-hint = It stands there until the cards are dealt, and strangers may sit down as well.
web-set-hints = Hints
web-set-hints-hint = Whoever is to act may ask the house what a good player would do.
web-set-undo-note = Moves may be taken back until somebody has learned something from them; further back if all agree.
web-option-on = on
web-option-off = off
web-by-lot = by lot
web-as-printed = as printed
web-edition = Your own edition
web-edition-hint = Play with other values than those printed. Everybody sees the difference before they sit down.
web-edition-name = Printed value
web-edition-value = Here
web-edition-printed = Printed: { $value }
web-edition-kind = This must be of the same kind as the printed value.
web-edition-change = Change this value
web-edition-undo = As printed again
web-edition-changed =
    { $count ->
        [one] One value differs from the printed one.
       *[other] { $count } values differ from the printed ones.
    }
web-option-vampire_queen-s15_seat = Who receives the slayer S15
web-option-vampire_queen-s15_seat-hint = The seat to the left of it receives S20 and leads first.
web-option-vampire_queen-phases-hint = Each phase is one deal; the points are added up at the end.
web-option-vampire_connection-vampire = Vampire of seat { $seat }
web-option-vampire_connection-vampire-hint = Each vampire has an ability of its own; no two seats have the same vampire.
web-option-vampire_connection-start = Who begins
web-option-vampire_connection-start-hint = The seat with the first turn.
web-option-vampire_connection-abilities = The vampires have their abilities
web-option-vampire_connection-abilities-hint = Off for a first game.
web-option-vampire_connection-max_rounds-hint = So that a match ends even if nobody wants it to.
web-option-grottenstein-vampire_seat = Who plays the vampire
web-option-grottenstein-vampire_seat-hint = All others hunt; with two players one leads all hunters.
web-option-grottenstein-hunter_order = Order of the hunters
web-option-grottenstein-hunter_order-hint = In which order the hunters take their turns.
web-option-grottenstein-preset = Values of the game
web-option-grottenstein-preset-hint = The printed values favour one side; the others even it out.
web-option-grottenstein-preset-dagger_minus_2 = weaker dagger (one die −2)
web-option-grottenstein-preset-tuned = balanced: only the stake wins
web-option-grottenstein-vampire_zero = When the vampire has no life points left
web-option-grottenstein-vampire_zero-hint = Whether wounds alone can end the hunt.
web-option-grottenstein-vampire_zero-dies = the hunters win
web-option-grottenstein-vampire_zero-coffin = he is laid in his coffin
web-option-grottenstein-max_rounds = Last round
web-option-grottenstein-max_rounds-hint = Then the vampire’s side wins. 0: as printed.
web-colour-red = red
web-colour-blue = blue
web-colour-green = green
web-colour-yellow = yellow
web-fewer = fewer
web-more = more
web-deal = Deal the cards
web-set-invite = Set the table and invite
web-fair-note = The fingerprint of the luck is shown before the first card, the secret after the last.

## The waiting room
web-wait-title = The table is set
web-wait-host = Send the link to everybody who is to play, or let bots take the free seats.
web-wait-guest = Take a free seat. { $host } deals the cards.
web-wait-guest-nohost = Take a free seat. The host deals the cards.
web-wait-seated = You sit in seat { $seat }. { $host } deals the cards when every seat is taken.
web-wait-seated-nohost = You sit in seat { $seat }. The host deals the cards when every seat is taken.
web-wait-full = Every seat is taken.
web-wait-invited = A seat is kept for you. Take it.
web-wait-taken = Every seat is taken, and nobody may watch at this table.
web-wait-taken-watch = Every seat is taken. Stay, and you will watch when it begins.
web-wait-linked =
    { $kept ->
        [one] The free seat is kept for whoever has its link, and nobody may watch at this table.
       *[other] The free seats are kept for whoever has their links, and nobody may watch at this table.
    }
web-wait-linked-watch =
    { $kept ->
        [one] The free seat is kept for whoever has its link. Stay, and you will watch when it begins.
       *[other] The free seats are kept for whoever has their links. Stay, and you will watch when it begins.
    }
web-wait-seats = Seats
web-wait-link = Invite link
web-wait-link-short = Link
web-wait-link-hint = Three words that can be said aloud.
web-wait-facts = How it is played
web-wait-host-is = host
web-wait-you = you
web-wait-seated-short = seated
web-wait-kept = Kept
web-wait-kept-for = Kept for { $name }
web-wait-kept-you = for you
web-wait-kept-comes = not here yet
web-wait-kept-link = for whoever has its link
web-wait-take = Take your seat
web-wait-new-link = New link
web-wait-silent = silenced
web-wait-menu = Seat { $seat }: swap and more
web-wait-swap = Swap places with
web-wait-mute = Silence in the talk
web-wait-unmute = Let speak again
web-wait-away = not here
web-wait-bot = bot, { $bot }
web-wait-sit = Sit here
web-wait-sit-too = Sit here as well
web-wait-sit-name = Name at this seat
web-wait-stand = Stand up
web-wait-remove = Free this seat
web-wait-kick = Send away
web-wait-kick-hint = Whoever is sent away cannot come back to this table.
web-wait-move = Move here
web-wait-seat-bot = Give seat { $seat } to a bot
web-wait-fill = All free seats for
web-wait-seat-link = Link to seat { $seat }
web-wait-seat-link-label = Link to this seat alone
web-wait-seat-link-hint = From now on the seat is kept for whoever has this link; the table’s own link does not open it. It works once.
web-wait-missing =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
web-wait-missing-kept =
    { $kept ->
        [one] One kept seat is still waiting.
       *[other] { $kept } kept seats are still waiting.
    }
web-wait-missing-away =
    { $away ->
        [one] One player is not here just now.
       *[other] { $away } players are not here just now.
    }
web-wait-fingerprint = Fingerprint of the luck
web-wait-hot = Several people at this screen? Sit down once for each of them; the page is handed over between the turns.
web-talk = Talk
web-talk-none = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Say

## At the table
web-hand-over = Hand the screen to { $name }
web-hand-over-text = { $name } is to act. Nobody’s cards are shown until { $name } takes over.
web-hand-over-take = I am { $name }
web-moved = { $count ->
    [one] { $names } plays in another browser now
   *[other] { $names } play in another browser now
}
web-moved-text = The seat was taken there by its link. The key to it that lay here opens nothing any more.
web-moved-go-on = Go on here
web-link-spent = This link opens nothing any more
web-link-spent-text = A link to a seat works once. Where the seat is played now, you can make a new one.
web-away-line = The house does not answer. The table stays as you see it.
web-away-house = The house does not answer. We keep asking.
web-line-not-taken = The house is there, but accepts no more connections from here. Perhaps too many of its pages are open; close some.
web-try-now = Try now
web-gallery-later = The gallery sees it later
web-gallery-later-text = The host shows the gallery everything with a delay. Stay; the table will appear here.
web-outdated = The house is newer than this page.
web-reload = Load it again

## The end
web-end-over = Game over
web-end-wins = { $name } wins
web-end-wins-with = { $name } wins with { $score }
web-end-you-win = You win
web-end-you-win-with = You win with { $score }
web-end-share = { $names } win
web-end-nobody = Nobody wins
web-end-aborted = The match was broken off
web-end-aborted-text = All agreed to stop. Nobody has lost.
web-end-resigned = { $name } resigned.
web-end-out-of-time = { $name } ran out of time.
web-end-sheet = Score sheet
web-end-rank = Rank
web-end-seat = Seat
web-end-score = Points
web-end-last = gave up, ranks last
web-end-winner = winner
web-end-team = same team: { $names }
web-end-chart = Points as the match went on
web-end-chart-label = Points at the end: { $list }
web-end-again = Same table again
web-end-again-go = To the new table
web-end-again-set = A new table is set.
web-end-look = Look at the table
web-end-back = Back to the result
web-end-record = Save the record
web-fair = Fair deal
web-fair-checking = This page is checking every draw…
web-fair-unread = The record cannot be read, so nothing could be checked.
web-fair-checked = Fair deal, checked
web-fair-broken = The secret does not fit
web-fair-checked-text = This page has just worked it out again, without asking the house: the luck was fixed before the first card, and nobody could choose it.
web-fair-broken-text = Something does not fit; the red line below says what. Do not trust this deal, and keep the record.
web-fair-figures = Show the figures
web-fair-file-fits = The record is whole: every line matches its checksum.
web-fair-file-broken = The record was changed: a line does not match its checksum.
web-fair-fingerprint-fits = The secret gives the fingerprint that was shown before the first card.
web-fair-fingerprint-broken = The secret does not give the fingerprint that was shown.
web-fair-seen-fits = This browser saw the same fingerprint before the match.
web-fair-seen-broken = This browser saw another fingerprint before the match.
web-fair-seen-open = This browser was not at the table before the match, so it saw no fingerprint then.
web-fair-grain-fits = The grain of luck that this browser gave is in it.
web-fair-grain-broken = The grain of luck that this browser gave is missing.
web-fair-grain-open = This browser gave no grain of luck of its own.
web-fair-seed-fits =
    { $count ->
        [one] Secret and one grain make the seed.
       *[other] Secret and { $count } grains make the seed.
    }
web-fair-seed-broken = A grain of luck is missing from the record.
web-fair-draws-fits =
    { $count ->
        [one] The one draw comes from this seed.
       *[other] All { $count } draws come from this seed: every shuffle, every die.
    }
web-fair-draws-broken = A draw does not come from this seed.
web-fair-before = The house is bound to its luck: this fingerprint is shown before the first card, the secret behind it after the last.
web-fair-fingerprint = Fingerprint
web-fair-secret = Secret
web-fair-salts = Grains, seat by seat
web-fair-seed = Seed
web-fair-draw = First draw that does not fit
web-fair-yourself = Check every draw yourself: save the record and run

## Settings
web-settings-text = Kept in this browser only.
web-settings-table = The match goes on meanwhile.
web-settings-back = Back to the table
web-people = People at this table
web-people-hint = A bot plays on for whoever is sent away; they cannot come back to this table.
web-people-watching = looks on
web-language-failed = The words of this language cannot be fetched just now. The page goes on in the old one.
web-theme-night = Night
web-theme-dawn = Dawn
web-theme-contrast = High contrast
web-motion = Motion
web-motion-system = as the system says
web-motion-full = full
web-motion-none = none
web-orders = Standing orders
web-orders-text = In force from the start of every match, for when others act and you may respond. You can change them at the table at any time.
web-order-none = Always ask me
web-order-none-hint = the default
web-order-concerns = Ask me only if it concerns me
web-order-concerns-hint = my castle, my tomb, my characters
web-order-pass = Pass for me
web-order-pass-hint = until I say otherwise
web-keys = Keyboard
web-keys-letters = Single letters as shortcuts
web-keys-letters-hint = P passes, U takes back, R opens the rules…

## Rules
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-find = Look for a word or a clause
web-rules-none = No clause says that
web-rules-none-text = Try another word, or the number of a clause.

## What goes wrong
web-nowhere = There is no such room
web-nowhere-text = The address leads nowhere in this house.
web-unreached = The house does not answer. Is it still open, and are you connected?
web-failed = The house cannot be entered
web-failed-text = Your matches are safe; every move was stored before it was shown.
web-table-failed = This table cannot be entered
web-not-in-table-unknown = There is no such table
web-not-in-table-kicked = You were sent away
web-not-in-table-not-for-watching = They play behind closed doors
web-broken = The page has stumbled
web-broken-text = Your moves are safe; they were stored before they were shown. Load the page again.
