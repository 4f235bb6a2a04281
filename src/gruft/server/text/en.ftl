# What the web page says outside the table itself. Refusals stand in words/text, games have their own files.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Shed your cards before dawn.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Rob the village, and your neighbours.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Three of nine are vampires. Which?
room-grottenstein = Vampir
room-grottenstein-short = Vampir
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = Count Grottenstein’s villa: three floors, one coffin, four hunters.
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
bot-moth-about = plays at random: good for trying things out
bot-raven-about = follows good advice: a real opponent
bot-owl-about = thinks several moves ahead

## The house
web-title = Gruft
web-home = Gruft, home
web-skip = Skip to the main part
web-about = Four vampire games in one house. Play with friends, with strangers, or against the raven.
web-nav = Gruft
web-nav-home = Home
web-nav-watch = Watch
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-records = Records
web-settings = Settings
web-language = Language
web-theme = Theme
web-next-theme = Theme: { $theme }. Switch to { $next }.
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-link-here = This link works on this machine only: nobody else can reach this server.
web-try-again = Try again
web-to-the-house = Home
web-clause = Clause { $clause } of the rules
web-not-done = That didn’t work
web-page-title = { $page }, Gruft
web-page-turn = ● Your turn · { $page }
web-loading = Loading…

## Somebody comes in
web-name = Your name
web-name-ask = What should we call you?
web-name-why = A name is all it takes. No account, no email, no password.
web-name-table = You’re invited to the table “{ $table }”.
web-name-host = { $host } invites you to { $game }
web-name-game = You’re invited to { $game }
web-name-playing = { $game }: a match is on
web-name-over = { $game }: this match is over
web-name-give = Come in
web-name-change = Change your name
web-guest-none = Come in
web-full = { $count } characters at most.

## Lists
web-mine = Your matches
web-open = Open tables
web-your-turn = Your turn
web-mine-playing = waiting for the others
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
web-mine-none-text = Pick a game and deal the cards. Against bots it starts right away.
web-open-none = No open tables
web-open-none-text = Create one everyone can see, or send a friend the link to yours.
web-open-show = Public table
web-watch-none = Nobody is playing in public right now
web-watch-none-text = A match shows up here if its host lets everyone watch.
web-watch-title = Matches to watch
web-records-title = Your finished matches
web-records-none = No finished match yet
web-records-none-text = Finish a match and its story, score sheet and record stay here.
web-learn-title = Learn a game
web-learn-how = How to play
web-learn-rules = Rulebook
web-shelf-play = Play
web-open-at = { $seated } of { $seats }
web-sit-down = Sit down
web-watch = Watch
web-alone = no one else yet
web-unseen = Can’t load the tables

## Setting a table
web-set = New table
web-set-game = Game
web-set-seats = Seats
web-set-seat = Seat { $seat }
web-set-you = you’re the host
web-set-free-seat = Free
web-set-me = You
web-set-waits = waiting for a player
web-set-for = Who plays in seat { $seat }
web-set-person = Guest
web-set-here = Here
web-set-person-hint = Guest: anyone with the link can take this seat.
web-set-here-hint = Here: someone plays on this screen too. You hand it over between turns.
web-set-bot-hint = { $bot }: a bot that { $about }.
web-set-about = { $what }: { $about }
web-set-name-ask = Name of the person in seat { $seat }
web-set-name-missing = Type a name for everyone who plays on this screen.
web-set-first = First time? Bots fill the other seats, and it starts right away.
web-set-side = You play
web-side-vampire_empire-vampires = the vampires
web-side-vampire_empire-vampires-hint = You know who the three vampires are; your opponent has to find out.
web-side-vampire_empire-humans = the humans
web-side-vampire_empire-humans-hint = You don’t know who the three vampires are: find them and kill them.
web-side-grottenstein-hunters = the hunters
web-side-grottenstein-hunters-hint = Stake the Count in his coffin. You need hammer and stake.
web-side-grottenstein-vampire = the vampire
web-side-grottenstein-vampire-hint = You’re the Count: kill all four hunters, or hold out to the last round.
web-set-gentle = First match: { $options }.
web-set-seat-of = Seat { $seat } ({ $who })
web-set-tempo = Live or slow
web-tempo-live = Live
web-tempo-live-hint = Everyone stays at the table until the game is over.
web-tempo-slow = Slow
web-tempo-slow-hint = A match over days: drop in when you like, and move when it’s your turn.
web-set-options = Rules and pace
web-set-summary = { $clock } · spectators: { $watching } · wait for absent players: { $grace }
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
web-clock-none-hint = Everyone thinks as long as they like.
web-clock-move-hint = The clock restarts with every question.
web-clock-bank-hint = Everyone gets the same amount of time, and each move adds a little.
web-clock-days-hint = For matches you play on the side.
web-clock-seconds = Seconds for each move
web-clock-minutes = Minutes for the match
web-clock-increment = Extra seconds with each move
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
web-set-zero = When time runs out
web-zero-move = a harmless move is made
web-zero-move-hint = The player carries on from the next decision.
web-zero-bot = the player loses
web-zero-bot-hint = A bot plays on and the player ranks last. With two players the match ends.
web-set-pace = Time to respond
web-pace-usual = up to 30 seconds
web-pace-usual-hint = When others act and you may respond. It takes the same time for everyone, so it gives nothing away.
web-pace-quick = up to 10 seconds
web-pace-quick-hint = For people who know the game. It takes the same time for everyone.
web-pace-calm = up to 90 seconds
web-pace-calm-hint = For a first game: enough time to read the cards. It takes the same time for everyone.
web-pace-screen = until everyone has been asked
web-pace-screen-hint = On one screen nobody’s in a hurry: you pass it round.
web-pace-twice = closes at 8:00 and 20:00
web-pace-twice-hint = In your local time. All answers are opened together at a fixed hour, so nobody sees who answered when.
web-pace-daily = closes at 20:00
web-pace-daily-hint = In your local time, once a day: all answers are opened together.
web-pace-hourly = closes every hour, on the hour
web-pace-hourly-hint = All answers are opened together, after four hours at the latest.
web-set-grace = Wait for absent players
web-set-grace-hint = After that a bot plays for them. They can take over again with one click.
web-set-grace-never-hint = However long someone’s away, no bot plays for them.
web-set-stand-in = Who plays for absent players
web-set-stand-in-hint = It knows only what that player knows.
web-set-bot-pace = How fast bots play
web-set-bot-pace-hint = A bot pauses this long before each move, whatever it holds; how fast things move on your own screen is in your settings.
web-bot-pace-slow = slow
web-bot-pace-normal = normal
web-bot-pace-fast = fast
web-bot-pace-at-once = at once
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
web-set-watching-alone = Spectators see no hands. You’re playing bots only: without spectators there’s nobody to hide response times from, and the game goes faster.
web-set-watching-listed = While you play, the table is listed on the Watch page.
web-watching-nobody = nobody
web-watching-link = anyone with the link
web-watching-everybody = everyone
web-set-delay = Spectators see everything
web-set-delay-hint = With a delay, nobody can whisper hints.
web-later = { $time } later
web-set-listed = Show it among the open tables
web-set-listed-hint = Strangers can find it and sit down until you deal.
web-set-hints = Hints
web-set-hints-hint = On your turn you can ask what a good player would do.
web-set-undo-note = You can undo a move until someone has learned something from it; further back if everyone agrees.
web-option-on = on
web-option-off = off
web-by-lot = random
web-as-printed = as printed
web-edition = Your own edition
web-edition-hint = Play with values other than the printed ones. Everyone sees the difference before they sit down.
web-edition-name = Printed value
web-edition-value = At this table
web-edition-printed = Printed: { $value }
web-edition-kind = This must be the same kind of value as the printed one.
web-edition-change = Change this value
web-edition-undo = Back to the printed value
web-edition-changed =
    { $count ->
        [one] One value differs from the printed one.
       *[other] { $count } values differ from the printed ones.
    }
web-option-vampire_queen-s15_seat = Who has the longest fangs
web-option-vampire_queen-s15_seat-hint = They start with slayer 15; the player to their left gets slayer 20 and leads first.
web-option-vampire_queen-phases-hint = Each phase is one deal; the points are added up at the end.
web-option-vampire_queen-memory = Memory counts
web-option-vampire_queen-memory-hint = The crypt stays closed, and cards you saw someone take aren’t shown again.
web-option-vampire_connection-vampire = Seat { $seat }’s vampire
web-option-vampire_connection-vampire-hint = Each vampire has its own ability; no two players have the same vampire.
web-option-vampire_connection-start = Who begins
web-option-vampire_connection-start-hint = This player takes the first turn.
web-option-vampire_connection-abilities = Vampires have abilities
web-option-vampire_connection-abilities-hint = Each vampire bends one rule. Leave this off for your first game.
web-option-vampire_connection-max_rounds-hint = So the match ends even if nobody wants it to.
web-option-vampire_connection-memory = Memory counts
web-option-vampire_connection-memory-hint = Both discard piles and the rest of the village stay closed, and cards you saw aren’t shown again.
web-option-vampire_empire-chapel_holy_water = Chapel brings back holy water
web-option-vampire_empire-chapel_holy_water-hint = On: Chapel takes cards that are only holy water too. Off: they stay in the moat.
web-option-vampire_empire-markers_both_rounds = Markers count in round 2
web-option-vampire_empire-markers_both_rounds-hint = On: attack and defence markers count in both rounds. Off: in round 1 only.
web-option-vampire_empire-memory = Memory counts
web-option-vampire_empire-memory-hint = On: cellars and moats stay closed, yours too, and cards you saw aren’t shown again. Off: you may look through your own.
web-option-vampire_empire-protect_after_attack = Support cards protect the target
web-option-vampire_empire-protect_after_attack-hint = On: once an attack is shown, the other player may play support cards for its target. Off: support cards wait until the combat is over.
web-option-vampire_empire-regeneration_always = Regeneration saves any vampire
web-option-vampire_empire-regeneration_always-hint = On: even one that only its death has revealed. Off: only one that was revealed before.
web-option-grottenstein-vampire_seat = Who plays the vampire
web-option-grottenstein-vampire_seat-hint = Everyone else hunts. With two players, one leads all the hunters.
web-option-grottenstein-vampire_seat-open = the last seat (a bot, if there is one)
web-option-grottenstein-hunter_order = Hunters’ order
web-option-grottenstein-hunter_order-hint = The order in which the hunters take their turns.
web-option-grottenstein-preset = Game values
web-option-grottenstein-preset-hint = Should the dagger be weaker than printed? It makes the hunt harder for the hunters.
web-option-grottenstein-preset-dagger_minus_2 = weaker dagger (one die −2)
web-option-grottenstein-vampire_zero = When the vampire has no life points left
web-option-grottenstein-vampire_zero-hint = Whether wounds alone can end the hunt.
web-option-grottenstein-vampire_zero-dies = the hunters win
web-option-grottenstein-vampire_zero-coffin = he’s laid in his coffin
web-option-grottenstein-range_metric = How ranges are counted
web-option-grottenstein-range_metric-hint = Whether a weapon also reaches the squares diagonally next to its user. The picture in the original rulebook is lost.
web-option-grottenstein-range_metric-manhattan = without diagonals
web-option-grottenstein-range_metric-chebyshev = a diagonal step counts as one square
web-option-grottenstein-finds = What hunters find and carry
web-option-grottenstein-finds-hint = Whether the vampire’s team sees the hunters’ cards before they’re used.
web-option-grottenstein-finds-hidden = only the hunters see it
web-option-grottenstein-finds-public = everyone sees it
web-option-grottenstein-cellar_cards = The vampire’s own cellar cards
web-option-grottenstein-cellar_cards-hint = Whether the vampire’s notepad shows what he laid in the cellar, or his memory counts.
web-option-grottenstein-cellar_cards-noted = they’re on his notepad
web-option-grottenstein-cellar_cards-remembered = he has to remember them
web-option-grottenstein-max_rounds = Last round
web-option-grottenstein-max_rounds-hint = After that, the vampire’s team wins. 0: as printed.
web-colour-red = red
web-colour-blue = blue
web-colour-green = green
web-colour-yellow = yellow
web-fewer = fewer
web-more = more
web-deal = Deal the cards
web-set-invite = Create and invite
web-fair-note = The luck is fixed before the first card: its fingerprint is shown first, its secret last.

## The waiting room
web-wait-title = Table ready
web-wait-host = Send the link to your friends, or let bots take the free seats.
web-wait-guest = Take a free seat. { $host } deals the cards.
web-wait-guest-nohost = Take a free seat. The host deals the cards.
web-wait-seated = You’re in seat { $seat }. { $host } deals the cards when every seat is taken.
web-wait-seated-nohost = You’re in seat { $seat }. The host deals the cards when every seat is taken.
web-wait-full = Every seat is taken.
web-wait-invited = A seat is reserved for you.
web-wait-taken = Every seat is taken, and this table has no spectators.
web-wait-taken-watch = Every seat is taken. Stay and watch when it begins.
web-wait-linked =
    { $kept ->
        [one] The free seat is reserved for someone with its link, and this table has no spectators.
       *[other] The free seats are reserved for people with their links, and this table has no spectators.
    }
web-wait-linked-watch =
    { $kept ->
        [one] The free seat is reserved for someone with its link. Stay and watch when it begins.
       *[other] The free seats are reserved for people with their links. Stay and watch when it begins.
    }
web-wait-seats = Seats
web-wait-link = Invite link
web-wait-link-short = Link
web-wait-link-hint = Three words you can say aloud.
web-wait-share = Share
web-wait-qr = QR code
web-wait-qr-hint = Scan it with a phone to come to this table.
web-share-text = Play { $game } with me!
web-wait-watching = Watching
web-wait-facts = This table’s settings
web-wait-host-is = host
web-wait-you = you
web-wait-seated-short = seated
web-wait-kept = Reserved
web-wait-kept-for = Reserved for { $name }
web-wait-kept-you = for you
web-wait-kept-comes = not here yet
web-wait-kept-link = for someone with its link
web-wait-take = Take your seat
web-wait-new-link = New link
web-wait-silent = muted
web-wait-menu = Seat { $seat }: swap and more
web-wait-swap = Swap places with
web-wait-mute = Mute
web-wait-unmute = Unmute
web-wait-away = not here
web-wait-bot = bot, { $bot }
web-wait-sit = Sit here
web-wait-sit-too = Sit here as well
web-wait-sit-name = Name
web-wait-stand = Stand up
web-wait-remove = Free this seat
web-wait-kick = Kick
web-wait-kick-hint = They can’t come back to this table.
web-wait-move = Move here
web-wait-seat-bot = Give seat { $seat } to a bot
web-wait-fill = Fill free seats with
web-wait-seat-link = Link to seat { $seat }
web-wait-seat-link-label = Link to this seat alone
web-wait-seat-link-hint = From now on this seat is reserved for someone with this link; the table’s own link doesn’t open it. It works once.
web-wait-missing =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
web-wait-missing-kept =
    { $kept ->
        [one] One reserved seat is still waiting.
       *[other] { $kept } reserved seats are still waiting.
    }
web-wait-missing-away =
    { $away ->
        [one] One player isn’t here right now.
       *[other] { $away } players aren’t here right now.
    }
web-wait-fingerprint = Fingerprint of the luck
web-wait-hot = Several people on this screen? Sit down once for each of them; you hand it over between turns.
web-talk = Chat
web-talk-none = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send

## At the table
web-hand-over = Hand the screen to { $name }
web-hand-over-text = It’s { $name }’s turn. No cards are shown until { $name } takes over.
web-hand-over-take = I’m { $name }
web-moved = { $count ->
    [one] { $names } plays in another browser now
   *[other] { $names } play in another browser now
}
web-moved-text = The seat was opened there with its link. The key kept in this browser no longer works.
web-moved-go-on = Stay here
web-link-spent = This link no longer works
web-link-spent-text = A link to a seat works once. You can make a new one in the browser where the seat is played now.
web-away-line = The server isn’t answering. The table stays as you see it.
web-away-house = The server isn’t answering. We keep trying.
web-line-not-taken = The server accepts no more connections from here. Too many of its pages may be open; close some.
web-try-now = Try now
web-gallery-later = Spectators see it later
web-gallery-later-text = The host shows spectators everything with a delay. Stay; the table will appear here.
web-outdated = There’s a newer version of this page.
web-reload = Reload

## The end
web-end-over = Game over
web-end-wins = { $name } wins
web-end-wins-with = { $name } wins with { $score }
web-end-you-win = You win
web-end-you-win-with = You win with { $score }
web-end-share = { $names } win
web-end-nobody = Nobody wins
web-end-aborted = The match was abandoned
web-end-aborted-text = Everyone agreed to stop. Nobody has lost.
web-end-resigned = { $name } resigned.
web-end-out-of-time = { $name } ran out of time.
web-end-sheet = Score sheet
web-end-places = Result
web-end-rank = Rank
web-end-seat = Player
web-end-score = Points
web-end-last = gave up, ranks last
web-end-winner = winner
web-end-team = same team: { $names }
web-end-chart = How it went
web-end-chart-label = At the end: { $list }
web-end-again = Rematch
web-end-again-go = To the rematch
web-end-again-set = A rematch is ready.
web-end-story = Turning points
web-end-story-none = No dramatic turns: the match ran its quiet course.
web-end-tallies = In numbers
web-end-look = View the table
web-end-back = Back to the result
web-end-record = Save the record
web-fair = Fair deal
web-fair-checking = This page is checking every draw…
web-fair-unread = The record can’t be read, so nothing could be checked.
web-fair-checked = Fair deal, checked
web-fair-broken = The secret doesn’t match
web-fair-checked-text = This page has just worked it all out again without asking the server: the luck was fixed before the first card, and nobody could choose it.
web-fair-broken-text = Something doesn’t match; the red line below says what. Don’t trust this deal, and keep the record.
web-fair-figures = Show the figures
web-fair-file-fits = The record is whole: every line matches its checksum.
web-fair-file-broken = The record was changed: a line doesn’t match its checksum.
web-fair-fingerprint-fits = The secret gives the fingerprint that was shown before the first card.
web-fair-fingerprint-broken = The secret doesn’t give the fingerprint that was shown.
web-fair-seen-fits = This browser saw the same fingerprint before the match.
web-fair-seen-broken = This browser saw another fingerprint before the match.
web-fair-seen-open = This browser wasn’t at the table before the match, so it saw no fingerprint then.
web-fair-grain-fits = This browser’s own random number is part of it.
web-fair-grain-broken = This browser’s own random number is missing.
web-fair-grain-open = This browser gave no random number of its own.
web-fair-seed-fits =
    { $count ->
        [one] The secret and one player’s random number make the seed.
       *[other] The secret and { $count } players’ random numbers make the seed.
    }
web-fair-seed-broken = A player’s random number is missing from the record.
web-fair-draws-fits =
    { $count ->
        [one] The one draw comes from this seed.
       *[other] All { $count } draws come from this seed: every shuffle, every die.
    }
web-fair-draws-broken = A draw doesn’t come from this seed.
web-fair-before = The luck is fixed in advance: this fingerprint is shown before the first card, the secret behind it after the last.
web-fair-fingerprint = Fingerprint
web-fair-secret = Secret
web-fair-salts = Random numbers, seat by seat
web-fair-seed = Seed
web-fair-draw = First draw that doesn’t match
web-fair-yourself = Check every draw yourself: save the record and run

## Settings
web-settings-text = Kept in this browser only.
web-settings-table = The match goes on in the meantime.
web-settings-back = Back to the table
web-people = People at this table
web-people-hint = A bot plays on for anyone you kick; they can’t come back to this table.
web-people-watching = watching
web-language-hint = The page changes at once; other players keep their own language.
web-language-failed = This language can’t be loaded right now. The page stays in the old one.
web-theme-hint = Dark, light, or with the strongest contrast.
web-theme-night = Night
web-theme-dawn = Dawn
web-theme-contrast = High contrast
web-motion = Motion
web-motion-hint = Whether cards fly and figures walk. Without motion the log tells it all.
web-motion-system = same as the system
web-motion-full = full
web-motion-none = none
web-speed = How fast things are shown
web-speed-hint = You can always answer at once; the table catches up. J skips to now.
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-skip = skip to my question
web-sound = Sound
web-sound-switch = Play sounds
web-sound-hint = Cards, dice, a knock when it’s your turn. M switches them at the table. Phones stay silent until you switch them on.
web-volume = Volume
web-volume-hint = How loud the table is on this device; other players don’t hear it.
web-orders = Standing orders
web-orders-text = They apply from the start of every match, whenever others act and you may respond. You can change them at the table at any time.
web-order-none = Always ask me
web-order-none-hint = the default
web-order-concerns = Ask me only if it concerns me
web-order-concerns-hint = my castle, my tomb, my characters
web-order-pass = Pass for me
web-order-pass-hint = until I say otherwise
web-first-hints = Hints in a first match
web-first-hints-hint = The first time you play a game here, you see what the house would play without having to ask.
web-keys = Keyboard
web-keys-letters = Single letters as shortcuts
web-keys-letters-hint = P passes, U undoes, R opens the rules…

## Rules
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-find = Search for a word or a clause
web-rules-none = No clause says that
web-rules-none-text = Try another word, or the number of a clause.

## What goes wrong
web-nowhere = There’s nothing here
web-nowhere-text = This address leads nowhere.
web-unreached = The server isn’t answering. Is it still running, and are you online?
web-failed = Can’t reach the server
web-failed-text = Your matches are safe: every move was stored before it was shown.
web-table-failed = You can’t join this table
web-not-in-table-unknown = There’s no such table
web-not-in-table-kicked = The host has kicked you
web-not-in-table-not-for-watching = This match has no spectators
web-broken = Something went wrong
web-broken-text = Your moves are safe: they were stored before they were shown. Reload the page.
