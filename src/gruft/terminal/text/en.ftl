# What the terminal says. Words about a game stand in the game's own files, refusals of the house in words/text.

## Help pages
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-gruft-usage = gruft COMMAND [arguments]
help-play-usage = gruft play [GAME] [options]
help-games-usage = gruft games
help-rules-usage = gruft rules GAME [CLAUSE or WORD] [options]
help-editions-usage = gruft editions GAME [FILE]
help-replay-usage = gruft replay RECORD [options]
help-verify-usage = gruft verify RECORD...
help-scenario-usage = gruft scenario FILE... [options]
help-simulate-usage = gruft simulate GAME [options]
help-serve-usage = gruft serve [options]
help-backup-usage = gruft backup FILE [options]
help-restore-usage = gruft restore FILE [options]
help-doctor-usage = gruft doctor [options]
help-play-short = play at this screen, alone or with others
help-games-short = list the games
help-rules-short = read a rulebook, look up a clause or a word
help-editions-short = what’s printed on the pieces, and what your own file changes
help-replay-short = watch a finished game again
help-verify-short = check that a finished game was fair
help-scenario-short = run scenario files and show what differs
help-simulate-short = let bots play many games and count
help-serve-short = open Gruft in the browser, for you and your friends
help-backup-short = write all the server’s data into one file
help-restore-short = turn such a file back into a server’s data
help-doctor-short = check that the server has everything it needs
help-gruft =
    Gruft, a house of vampire games. Without a command, Gruft shows this page.
    Every command has its own page: gruft play --help
    Everywhere: --lang en|de|fr|it|ru (or GRUFT_LANG), --no-color (or NO_COLOR).
    A game from another package: --game module:NAME (or GRUFT_GAMES).
help-gruft-examples =
    Examples
      gruft serve                         open Gruft in the browser
      gruft play                          sit down and be asked what to play
      gruft play vampire_queen            one person against three bots
      gruft play --resume                 continue the game you left
      gruft rules vampire_queen VQ-38     one clause of the rulebook
      gruft play --game liars_dice.game:GAME   a game from another package
help-play = Play a game at this screen: alone against bots, or with others, passing the keyboard round. Every move is saved before it’s shown. If you don’t name a game, you’re asked what to play.
help-play-game = the game, as “gruft games” lists it
help-play-seats = number of players
help-play-seats-value = N
help-play-names = the people, starting with the first free seat
help-play-names-value = ANN,BEN
help-play-bots = the bots, in the last free seats: raven (strong), naive, moth (random)
help-play-bots-value = raven,moth
help-play-seat = who sits in one seat: a bot or a person’s name; may be repeated
help-play-seat-value = 2=raven
help-play-option = an option of the game; may be repeated
help-play-option-value = NAME=VALUE
help-play-edition = your own edition of the game (see “gruft editions”)
help-play-edition-value = FILE
help-play-seed = the same luck every time, for tests; default: real luck
help-play-seed-value = N
help-play-save = where to save the game; default: your own folder
help-play-save-value = PATH
help-play-resume = continue the latest unfinished game, or this one
help-play-resume-value = [PATH]
help-play-fast = bots answer without a pause
help-play-examples =
    Examples
      gruft play vampire_queen --names Ann,Ben        two people and two ravens
      gruft play vampire_queen --bots raven,raven,moth
      gruft play vampire_queen --seats 6 --seat 3=Zoe --option phases=3
      gruft play --resume
    Seats you don’t name: people if you name only bots, otherwise ravens.
help-games = List the games: who made them, how many can play, what they’re about.
help-games-examples =
    Examples
      gruft games
      gruft games --lang de
help-rules = Read a game’s rulebook, in our own words: all of it, a chapter, a clause, or every clause with a word.
help-rules-game = the game, as “gruft games” lists it
help-rules-topic = a clause (VQ-38) or a word to look for
help-rules-chapter = only this chapter
help-rules-chapter-value = N
help-rules-examples =
    Examples
      gruft rules vampire_queen
      gruft rules vampire_queen VQ-38
      gruft rules vampire_queen queen
      gruft rules vampire_queen --chapter 7
help-editions = Show everything printed on a game’s pieces, with the source of each value; with a file of your own, show what it changes.
help-editions-game = the game, as “gruft games” lists it
help-editions-file = your own edition: a TOML file with the values you want to change
help-editions-examples =
    Examples
      gruft editions vampire_queen
      gruft editions vampire_queen my-edition.toml
help-replay = Watch a finished game again: step by step, or all at once.
help-replay-record = the record of a finished game
help-replay-seat = from this seat’s view, counted from 1; default: as a spectator
help-replay-seat-value = N
help-replay-open = with everyone’s cards face up
help-replay-all = everything at once, without waiting
help-replay-examples =
    Examples
      gruft replay my-game.record
      gruft replay my-game.record --seat 2
      gruft replay my-game.record --all
help-verify = Check finished games: play them again from the promised luck and name the first difference. Exit code 0: all good; 1: a record is wrong; 2: a record can’t be read.
help-verify-record = the records of finished games
help-verify-examples =
    Examples
      gruft verify my-game.record
      gruft verify records/*.record
help-scenario = Run scenario files: lay out a position, tell a story, and compare. Exit code 0: everything holds; 1: something differs; 2: a file can’t be used.
help-scenario-file = scenario files (YAML)
help-scenario-junit = also write the results as JUnit XML
help-scenario-junit-value = OUT.xml
help-scenario-examples =
    Examples
      gruft scenario my-story.yaml
      gruft scenario stories/*.yaml --junit results.xml
help-simulate = Let bots play many games and count: wins by seat with 95% intervals, lengths, speed.
help-simulate-game = the game, as “gruft games” lists it
help-simulate-games = number of games (default 100)
help-simulate-games-value = N
help-simulate-seats = number of players
help-simulate-seats-value = N
help-simulate-bots = the bots by seat: raven, naive, moth; a shorter list starts over
help-simulate-bots-value = raven,moth
help-simulate-seed = the same games every time
help-simulate-seed-value = N
help-simulate-option = an option of the game; may be repeated
help-simulate-option-value = NAME=VALUE
help-simulate-edition = your own edition of the game
help-simulate-edition-value = FILE
help-simulate-count = facts to count, by key; add :ARGUMENT to count each value by itself
help-simulate-count-value = KEY
help-simulate-examples =
    Examples
      gruft simulate vampire_queen --games 200 --seats 4 --bots raven,moth --seed 1
      gruft simulate vampire_queen --bots raven --option phases=1
help-serve = Open a server on your network: live tables in the browser, with friends and bots. Everything is stored before it’s shown; after a restart every match goes on.
help-serve-host = who can connect: 0.0.0.0 everyone on your network (default), 127.0.0.1 only you
help-serve-host-value = ADDRESS
help-serve-port = the port (default 8666; 0: any free one)
help-serve-port-value = N
help-serve-data = the server’s folder; default: “house” in your own folder
help-serve-data-value = FOLDER
help-serve-no-browser = don’t open the page in a browser
help-serve-examples =
    Examples
      gruft serve
      gruft serve --host 127.0.0.1 --port 8700
      gruft serve --data my-house --no-browser
help-backup = Write all the server’s data into a new file: tables, guests, keys. The server can keep running.
help-backup-file = the new file
help-backup-data = the server’s folder; default: “house” in your own folder
help-backup-data-value = FOLDER
help-backup-examples =
    Examples
      gruft backup monday.sqlite
      gruft backup monday.sqlite --data my-house
help-restore = Restore a server’s data from a backup. The file is read and checked first. Stop the server before you do this.
help-restore-file = a file written by “gruft backup”
help-restore-data = the server’s folder; default: “house” in your own folder
help-restore-data-value = FOLDER
help-restore-force = even if the folder has data already; the old data is set aside, not deleted
help-restore-examples =
    Examples
      gruft restore monday.sqlite
      gruft restore monday.sqlite --data my-house --force
help-doctor = Check everything the server needs: Python, the rules, the web page, the folder, the database, the port. Exit code 0: all is well; 1: something is wrong.
help-doctor-data = the server’s folder; default: “house” in your own folder
help-doctor-data-value = FOLDER
help-doctor-port = the port that should be free (default 8666)
help-doctor-port-value = N
help-doctor-examples =
    Examples
      gruft doctor
      gruft doctor --data my-house --port 8700

## The command line
version = Gruft { $number }, rules { $how }
compiled = compiled
compiled-but-for = compiled except for { $games }
interpreted = interpreted
interrupted = Interrupted.
farewell = Until next time.
command-unknown = There’s no command “{ $given }”. The commands are: { $known }.
flag-unknown = There’s no option “{ $given }” here. Add --help to see what there is.
argument-surplus = “{ $given }” is too much here. Add --help to see what there is.
argument-missing = Something is missing: { $argument }. Add --help to see what there is.
argument-twice = { $argument } is given twice.
argument-unusable = “{ $given }” can’t be used for { $argument }.
argument-conflict = { $one } and { $other } don’t go together.
argument-out-of-range =
    { $argument ->
        [menu] Type a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $given }”.
       *[other] { $argument } is a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $given }”.
    }
command-line-unclear = “{ $given }” makes no sense here. Add --help to see what there is.
option-unclear = “{ $given }” isn’t an option of the game: write NAME=VALUE, for example phases=3.
seat-unclear = “{ $given }” doesn’t say who sits where: write for example 2=raven or 2=Ann.
seat-missing = There’s no seat { $given }: the seats are 1 to { $high }.
seat-twice = Seat { $given } is given to two players.
party-too-large = There are more players than seats ({ $seats }).
answer-too-long = That was longer than { $limit } characters.
answer-not-utf8 = That wasn’t readable text (UTF-8 is expected).

## Files
file-missing = { $file }: there’s no such file.
file-exists = { $file }: this file exists already and won’t be overwritten.
file-is-folder = { $file }: this is a folder, not a file.
file-not-folder = { $file }: this isn’t a folder.
file-forbidden = { $file }: you aren’t allowed to open this.
file-failed = Something went wrong with { $file }: { $problem }.
file-not-utf8 = { $file }, line { NUMBER($line, useGrouping: 0) }: this isn’t UTF-8 text.
home-unknown = There’s no home folder to save games in; name one in GRUFT_HOME.
save-not-a-save = { $file }: this isn’t a saved Gruft game.
save-empty = { $file }: there’s no game in this file.
save-in-use = { $file }: this game is open in another window.
save-torn = The last line of the saved game was half written and nobody had seen it, so it was dropped.

## Lists
games-author = by { $author }
games-seats =
    { $low ->
        [one] { $high ->
            [one] 1 player
           *[other] 1 to { $high } players
        }
       *[other] { $low } to { $high } players
    }
games-seats-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
editions-key = Value
editions-value = Printed
editions-source = Source
editions-printed = Printed
editions-own = Yours
editions-below = see below
editions-line = Line
editions-no-difference = { $file }: this edition is the same as the printed one.
editions-difference =
    { $count ->
        [one] { $file } changes one value:
       *[other] { $file } changes { $count } values:
    }
pager-keys = space for more, q to go back
rules-own-words = A game by { $author }. This rulebook is in our own words.
rules-nothing-found = No clause of the rulebook contains “{ $given }”.
clause-unknown = There’s no clause { $given }; the first is { $first }.
chapter-unknown = There’s no chapter “{ $given }”. The chapters are: { $known }.

## The house opens
menu-title = Gruft
menu-welcome = Welcome to the crypt. Enter takes the answer in brackets.
menu-unfinished = Unfinished game:
menu-new-game = a new game
menu-games = The games:
menu-choose = Which? [1]
menu-seats = How many players, { $low } to { $high }? [{ $usual }]
menu-people = How many of them are at this screen? [{ $usual }]
menu-name = Name of person { $number }? [{ $usual }]
menu-bots =
    { $count ->
        [one] Who takes the other seat?
       *[other] Who takes the other { $count } seats?
    }
menu-options = Options of the game:
menu-option = Change one (name=value), or Enter to begin:
bot-raven = Raven
bot-raven-about = plays well
bot-naive = Naive
bot-naive-about = does the first thing that comes to mind
bot-moth = Moth
bot-moth-about = flutters about at random
opponents = You play against { $names }.
opponent = { $name } ({ $bot })

## At the table
prompt = { $player }>
team = Team
titled = { $title }:
pieces-hidden = { $count } hidden
look-phase = Phase { $phase } of { $phases }
look-seen = Seen in hand
look-round = Round { $round }
look-victims =
    { $count ->
        [one] { $count } victim
       *[other] { $count } victims
    }
look-safe =
    { $count ->
        [one] The top card isn’t a marked event.
       *[other] No marked event among the top { $count }.
    }
look-captives = captives
look-fresh = fresh
look-dead = dead
look-known = known
look-in-hands = certainly in someone’s hand
look-of = { $count } of { $most }
look-at-home = castle
look-in-tomb = tomb
look-staked = staked
look-immune = immune
look-sunrise = sunrise
look-party = Party
look-revealed = vampire
look-must-be = vampire, deduced
look-secret = secret vampire
look-proven = proven human
look-innocent = human, your token
look-cannot-be = human, deduced
look-human = human
look-doubtful = ?
look-top = on top
look-bottom = at the bottom
look-top-pair = one of the top two
look-place = no. { $place } from the top
look-proven-revealed = Revealed vampires
look-proven-proven = Proven humans
look-your-tokens = Your tokens
look-your-vampires = Your vampires
look-trios = Possible vampire trios: { $trios }. Each of these is in { $count } of them:
look-trios-public = Vampire trios possible as far as everyone knows: { $trios }. Each of these is in { $count } of them:
look-all-nine = all nine
look-seen-of = What you know of { $player }
look-marker = marker { $value }
look-support = Support (cost by day/night)
look-noble = noble
look-clergy = clergy
look-servant = servant
look-red = red
look-holy-water = water
look-door-open = open door
look-door-closed = closed door
look-door-one-way = one-way door
look-door-destroyed = destroyed door
look-reachable = square you can choose
look-way = route of the last move
look-remains = cards on the floor
look-ladder = ladder at the hatch
look-lit = lit charge
look-floors = “{ $table }” draws all floors
look-face-up = Face up
look-face-down = Face down, known to you
look-searched = No card on
look-damaged = Damaged doors
look-notes = Your notes
look-crypt-lock = Crypt lock
look-armour-lock = Armoured door lock
look-not-lock = not { $lock }
look-places = { $count } of { $most } places
look-hidden-event-card =
    { $count ->
        [one] { $count } hidden event card
       *[other] { $count } hidden event cards
    }
look-hidden-cellar-card =
    { $count ->
        [one] { $count } hidden cellar card
       *[other] { $count } hidden cellar cards
    }
look-more-squares = Or type the name of another square:
look-all-squares = Type the name of a square:
first-tip = Type the number in front of a move, or write the move itself; { $help } lists everything else.
nothing-typed = Type a number or a move; { $help } lists everything else.
number-unknown = There’s no number { $given } here. Type a number from the list above, or write the move.
skip-nothing = There’s no window here that you could skip.
only-choice = There’s only one choice: Enter takes it ({ $move }).
refused-more = { $why } shows clause { $clause }.
hint = Hint: { $move }. { $reason }
hint-line = Hint: { $move }, then: { $later }. { $reason }
why-nothing = Say which move: { $why } MOVE.
why-allowed = “{ $move }” is allowed.
undo-nothing = You haven’t made a move yet that could be undone.
undo-agree = { $player }, may { $asker } undo the last move? (y/n)
undo-refused = { $player } doesn’t agree; everything stays as it is.
undo-bots-agree = The bots agree.
hand-over-title = Pass the keyboard
hand-over = Pass the keyboard to { $player }. { $player }, press Enter.
hand-over-undo = ({ $player } can still undo the last move: undo)
abort-sure = Abandon this game for good, for everyone? (y/n)
yes-words = y, yes
saved-always = Every move is saved before it’s shown, here: { $file }
left-saved = The game is saved: { $file }
left-resume = Continue with: gruft play --resume
left-resume-file = Continue with: gruft play --resume { $file }
resumed = The game goes on ({ $file }).
resume-nothing = There’s no unfinished game.
resume-alone = --resume continues a saved game as it is: you can’t name a game, players or options with it.
resume-several =
    { $count ->
        [one] One game is unfinished:
       *[other] { $count } games are unfinished, the latest first:
    }
resume-line =
    { $game }: { $names } ({ $when }, { $steps ->
        [one] one move
       *[other] { $steps } moves
    })
resume-which = Which? [1]
fair-commitment = Fair luck: before the first card, the server is bound to its secret by { $commitment }
fair-promise = Every player’s random number is mixed in; after the end the secret is shown and everything can be checked.
fair-salts = The players’ random numbers:
fair-revealed = The secret behind the luck was { $secret }
recorded = The game is recorded: { $file }
recorded-check = Check it with: { $command }
recorded-watch = Watch it again with: { $command }
end-score = Points
end-winner = Winner
replay-title =
    { $names }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
replay-prompt = Step { $step } of { $steps } (Enter: on, -: back, a number: go there, { $quit }: leave)

## What may be typed
help-moves = Type the number of a move ({ $number }) or write it ({ $move }). You can also type:
command-help = help
command-help-help = this list
command-hint = hint
command-hint-help = what a decent player would do, and why
command-why = why
command-why-help = with a move after it: why it isn’t allowed
command-skip = skip
command-skip-help = pass here and in all windows until you’re asked something else, unless a window is about you
command-undo = undo, back
command-undo-help = undo your last move (others are asked if something was seen since)
command-log = log
command-log-help = everything you’ve been told
command-table = table, scene
command-table-help = draw the table again
command-rules = rules
command-rules-help = the rulebook; with a clause or a word after it: that part
command-fair = fair
command-fair-help = what this game’s luck is bound to
command-save = save
command-save-help = where the game is saved
command-quit = quit, exit
command-quit-help = leave; the game is saved
command-abort = abort
command-abort-help = abandon the game for good

## Simulations
simulate-progress = Games
simulate-title =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } with { $seats } players, rules { $how }
simulate-seat = Seat
simulate-player = Bot
simulate-wins = Wins
simulate-interval = 95% interval
simulate-score = Mean points
simulate-length = Moves per game: { $mean } on average, { $low } to { $high }
simulate-rounds = Rounds per game: { $mean } on average, { $low } to { $high }
simulate-turns = Turns per game: { $mean } on average, { $low } to { $high }
simulate-cause = Ended because
simulate-share = Share
simulate-shared = Shared wins: { $count }
simulate-role = Played as
simulate-games = Games
simulate-fact = Fact
simulate-times = Times per game
simulate-no-such-fact = This game has no fact with the key “{ $given }”. Its keys are in its .ftl file, under Facts.
simulate-speed = { $rate } moves per second
simulate-again = The same games again: --seed { $seed }
percent = { $number }%

## The house on the network
house-open = The house is open: { $address }
house-open-lan = For others on your network: { $address }
house-data = Everything is kept in { $folder }
house-stop = Ctrl-C closes it. Matches go on when it opens again.
house-compiling = Compiling the rules: bots use them when ready, the server from its next start.
house-closed = The house is closed. Everything is stored.
house-not-opened = The server couldn’t start; the log says where it failed. “gruft doctor” may know more.
house-in-use = { $folder }: a server is running in this folder. Stop it first, or choose another folder with --data.
house-no-page = The web page hasn’t been built, so a browser has nothing to show; “make web” builds it.
port-taken = Port { NUMBER($port, useGrouping: 0) } isn’t free: something else uses it, or you aren’t allowed to. Perhaps a server is running already; otherwise choose another port with --port.
host-unknown = This machine doesn’t have the address “{ $host }”.
database-newer = { $file }: a newer version of Gruft has written this. Use that version; nothing was changed.
database-damaged = { $file }: this isn’t a sound Gruft database ({ $problem }).
backup-nothing = { $folder }: there’s no data in this folder yet.
backup-done =
    { $tables ->
        [one] { $file }: everything is in there, one table, { $size } kB.
       *[other] { $file }: everything is in there, { $tables } tables, { $size } kB.
    }
backup-secret = It also holds the secrets of running matches: don’t show it to anyone.
restore-over = { $folder }: there’s already data here. With --force the backup takes its place, and the old data is set aside.
restore-done =
    { $tables ->
        [one] { $folder }: the data is back, with one table.
       *[other] { $folder }: the data is back, with { $tables } tables.
    }
restore-aside = The data that was there before is now in { $file }
doctor-python = Python { $python }, SQLite { $sqlite }
doctor-compiled = The rules are compiled.
doctor-compiled-but-for = The rules are compiled except for { $games }: everything works, just more slowly there.
doctor-interpreted = The rules are interpreted: everything works, just more slowly.
doctor-page = The web page is built.
doctor-folder = The folder is writable: { $folder }
doctor-space = Space left there: { $free } MB
doctor-no-house = There’s no data in it yet; “gruft serve” creates it.
doctor-database = The database is sound (version { $version }).
doctor-log = The server’s log: { $file }
doctor-no-log = The log will be kept here: { $file }
doctor-open = A server is running in this folder.
doctor-port = Port { NUMBER($port, useGrouping: 0) } is free.
doctor-well = All is well.
doctor-ill = Something is wrong: see the lines with “!”.
