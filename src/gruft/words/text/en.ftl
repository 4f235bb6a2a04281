# What the house itself says: refusals that do not belong to one game, and words every client needs.

seat-name = Player { $number }

## Setting up
seats-out-of-range = This game is for { $low } to { $high } players, not { $given }.
option-unknown = There’s no option “{ $option }”. Known options: { $known }.
option-not-a-switch = The option “{ $option }” is on or off, not “{ $given }”.
option-unknown-word = The option “{ $option }” is one of { $known }, not “{ $given }”.
option-out-of-range = The option “{ $option }” is a whole number from { $low } to { $high }, not “{ $given }”.
language-unknown = The language “{ $given }” isn’t available. Known languages: { $known }.

## Files
file-too-large = { $file }: the file is larger than { $limit } characters; that can’t be right.
file-too-deep = { $file }: the values are nested deeper than { $limit } levels; that can’t be right.
edition-not-toml = { $file } isn’t a TOML file: { $problem }.
edition-key-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: the file already has what this line begins or sets; each name and each value may occur only once.
edition-no-source = { $file }: the value “{ $setting }” doesn’t name its source.
edition-unknown-key = { $file }: there’s no value “{ $setting }” in this game’s edition.
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: the value “{ $setting }” must be a whole number, not “{ $given }”.
        [text] { $file }: the value “{ $setting }” must be a text, not “{ $given }”.
        [switch] { $file }: the value “{ $setting }” must be true or false, not “{ $given }”.
       *[other] { $file }: the value “{ $setting }” must be a list of the same kind as in the game’s own edition, not “{ $given }”.
    }
edition-out-of-range = { $file }: the value “{ $setting }” must be between { $low } and { $high }, not { $given }.

## Lines
line-unfinished = The line “{ $line }” isn’t finished: another choice must follow.
line-goes-on = The line “{ $line }” is too long: “{ $surplus }” comes after its end.
line-too-long = A line has at most { $limit } characters.

## Scripted luck
script-throw-out-of-range = The scripted number { $given } for “{ $what }” must be between { $low } and { $high }.
script-piece-missing = The scripted piece “{ $piece }” is no longer in the deck “{ $deck }”.

## Games and positions
game-unknown = There’s no game “{ $given }” on the shelf. The games are: { $known }.
game-target-unreadable = “{ $given }” doesn’t name a game: write “module:NAME”, for example “liars_dice.game:GAME”.
game-no-module = There’s no module “{ $module }” for the game “{ $given }”: neither in this folder nor among the installed packages.
game-module-broken = The module “{ $module }” can’t be loaded: { $problem }
game-not-in-module = The module “{ $module }” has no “{ $name }”. If the game has another name there, write it after a colon.
game-not-a-game = “{ $given }” isn’t a game but a value of type “{ $kind }”.
game-without-slug = The game “{ $given }” has no slug.
game-slug-taken = The game “{ $given }” calls itself “{ $slug }”, but another game on the shelf already has that name.
position-unknown-key = A position of this game has no “{ $setting }”. Its keys: { $known }.
position-bad-number = “{ $setting }” must be a whole number from { $low } to { $high }, not “{ $given }”.
position-bad-seat = “{ $setting }” must name a seat from 0 to { $high }, not “{ $given }”.
position-not-a-text = “{ $setting }” must be a text, not “{ $given }”.
position-not-a-switch = “{ $setting }” must be true or false, not “{ $given }”.
position-unknown-word = “{ $setting }” can’t be “{ $given }”. Possible: { $known }.
position-not-a-list = “{ $setting }” must be a list, not “{ $given }”.
position-not-an-object = “{ $setting }” must have named entries, not “{ $given }”.
position-not-per-seat = “{ $setting }” needs one entry for each of the { $wanted } seats, not { $given }.
position-disagrees = “{ $setting }” says { $given }, but the rest of the position makes it { $found }.
position-no-line-form = A position of { $game } can’t be written on one line; write its keys instead.
position-too-many-copies =
    { $most ->
        [0] There’s no card “{ $card }” in this deck.
        [1] There’s only one card “{ $card }” in this deck.
       *[other] There are only { $most } cards “{ $card }” in this deck.
    }
position-too-few-cards = Cards that aren’t named: { $count } needed, only { $left } left.

## Records and tables
record-not-a-record = { $file }: this isn’t a Gruft record; it doesn’t begin with “gruft record”.
record-unknown-version = { $file }: this record has format { $given }; this program reads format { $known }.
record-line-ends = { $file }, line { NUMBER($line, useGrouping: 0) }: the line ends were changed; a record has plain line feeds.
record-line-edited = { $file }, line { NUMBER($line, useGrouping: 0) }: this line was changed, or a line before it was added or removed.
record-truncated = { $file }, line { NUMBER($line, useGrouping: 0) }: the file breaks off here; its end is missing.
record-surplus = { $file }, line { NUMBER($line, useGrouping: 0) }: there’s something after the end of the record.
record-unknown-key = { $file }, line { NUMBER($line, useGrouping: 0) }: there’s no value “{ $setting }” here.
record-double-key = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” is given twice.
record-missing-key = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” is missing.
record-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” can’t be read as JSON: “{ $given }”.
record-wrong-kind = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” must be { $wanted }, not “{ $given }”.
record-unknown-line = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $given }” doesn’t belong here.
record-without-end = { $file }: the secret has been revealed, but the end of the match is missing.
record-without-secret = { $file }: the match is over, but its secret is missing.
record-sealed = This record’s match is still running: without its secret it can be neither replayed nor verified.
record-other-game = This is a match of “{ $given }”, not of “{ $wanted }”.
record-other-revision = This match was played under revision { $given } of the rules; this program has revision { $known }, under which it might go differently.
record-other-edition = The edition is said to have the digest { $given }, but its values have { $found }.
record-other-secret = The secret breaks its promise: { $given } was promised, but the secret gives { $found }.
kind-number = a whole number that isn’t negative
kind-numbers = a list of whole numbers
kind-line = a text on one line
kind-text = a text on one line that isn’t empty
kind-texts = a list of texts that aren’t empty
kind-digest = a text of 64 hexadecimal digits
kind-hexes = a list of texts of hexadecimal digits
kind-object = an object with named entries
kind-start = “fresh”, “hidden” or a position
kind-cause = “aborted”, “resigned” or “out-of-time”
entry-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: this isn’t JSON: “{ $given }”.
entry-not-an-object = { $file }, line { NUMBER($line, useGrouping: 0) }: an entry has named values.
entry-unknown-version = { $file }, line { NUMBER($line, useGrouping: 0) }: this entry has format { $given }; this program reads format { $known }.
entry-unknown-kind = { $file }, line { NUMBER($line, useGrouping: 0) }: there’s no entry of the kind “{ $given }”. Known kinds: { $known }.
entry-refused = Entry { NUMBER($number, useGrouping: 0) } of this match breaks the rules; the saved match was changed.
entries-empty = { $file }: there’s no match in this file.
entries-not-opened = The first entry doesn’t set up a match.
entries-opened-twice = Entry { NUMBER($number, useGrouping: 0) } sets up the match a second time.
names-not-per-seat = Each of the { $wanted } seats needs one name; names given: { $given }.
salts-not-per-seat = Each of the { $wanted } seats needs one random number; given: { $given }.
name-unusable = “{ $given }” can’t be a name: a name has 1 to { $limit } visible characters and no space at either end.
salt-unusable = “{ $given }” can’t be a random number: it needs { $limit } hexadecimal digits.
options-misspelled = Each option must be written the way the game writes it.
table-no-seat = There’s no seat { $given }; the seats are 0 to { $high }.
table-over = The match is over.
line-not-canonical = The line “{ $given }” is properly written “{ $wanted }”.
undo-out-of-range = Lines so far: { $lines }; you can’t go back to { $given }.
undo-needs-consent = Going back this far needs everyone’s consent; { $player } hasn’t agreed.
undo-wrong-branch = After this undo, luck continues in branch { $wanted }, not { $given }.
log-undone =
    { $lines ->
        [one] { $player } undoes a move.
       *[other] { $player } undoes { $lines } moves.
    }
log-new-branch = From here on, cards are drawn and dice are rolled anew.
log-aborted = { $player } abandons the match.
log-resigned = { $player } resigns.
log-out-of-time = { $player } has no time left.
verify-fair =
    Everything is as promised: the commitment, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, { $draws ->
        [one] one draw
       *[other] { $draws } draws
    } and the outcome.
verify-header = Line { NUMBER($line, useGrouping: 0) } of the record: no match can be set up like this.
verify-step = Line { NUMBER($line, useGrouping: 0) } of the record: “{ $step }” wasn’t possible for { $player }.
verify-draw = Line { NUMBER($line, useGrouping: 0) } of the record: it lists the draw “{ $given }”, but the promised luck gives “{ $found }”.
verify-draw-missing = Line { NUMBER($line, useGrouping: 0) } of the record: the draw “{ $found }” is missing.
verify-draw-surplus = Line { NUMBER($line, useGrouping: 0) } of the record: the draw “{ $given }” was never made.
verify-not-over = Line { NUMBER($line, useGrouping: 0) } of the record: the lines end here, but the match isn’t over.
verify-outcome = Line { NUMBER($line, useGrouping: 0) } of the record: it claims the outcome “{ $given }”, but the lines lead to “{ $found }”.

## Windows and standing orders
window-closed = This window has closed; your answer came too late and changes nothing.
window-unknown = There has been no window { NUMBER($given, useGrouping: 0) } at this table yet.
window-not-asked = You aren’t asked in this window.
window-nothing-sealed = You haven’t sealed an answer you could withdraw.
window-closing = The window is closing; try again in a moment.
window-answers-are-sealed = A window is open: answers stay sealed, and nothing else can be played until it closes.
window-other-answer = The window has closed, and it’s not the turn of the answer “{ $given }”.
window-cannot-open = Window { NUMBER($given, useGrouping: 0) } can’t be opened now.
window-not-due = Window { NUMBER($given, useGrouping: 0) } can’t be closed now.
pace-too-short = A window’s longest time ({ NUMBER($longest, useGrouping: 0) } ms) can’t be shorter than its shortest ({ NUMBER($least, useGrouping: 0) } ms).
pace-no-checkpoint = Fixed closing times need a period, and a period needs closing times.
pace-bad-checkpoints = The closing times must rise and be smaller than the period of { NUMBER($period, useGrouping: 0) } ms.
pace-window-open = The table’s pace can’t be changed while a window is open.
order-unknown = There’s no standing order “{ $given }” here. Known orders: { $known }.
order-unknown-until = A standing order lasts until one of these: { $known }; not until “{ $given }”.
order-needs-seats = The standing order “{ $given }” must name at least one seat.
order-without-seats = The standing order “{ $given }” doesn’t take seats.
order-not-given = You haven’t given the standing order “{ $given }”.
order-ask = Always ask me
order-concerns = Ask me only if it concerns me
order-pass = Pass for me
until-window = until this window is over
until-turn = until this turn is over
until-own = until my own turn
until-recalled = until I say otherwise
kind-time = a time in whole milliseconds
kind-times = a list of times in whole milliseconds
kind-until = “window”, “turn”, “own” or “recalled”

## Scenario files
scenario-no-such-file = There’s no such file.
scenario-cannot-open = The file can’t be opened: { $problem }.
scenario-too-large = The file has more than { $limit } bytes; that can’t be right.
scenario-not-utf8 = This isn’t UTF-8 text: byte { NUMBER($byte, useGrouping: 0) } can’t be read.
scenario-not-yaml = This isn’t YAML: { $problem }.
scenario-alias = Scenario files can’t use anchors and aliases (& and *): write the value out.
scenario-too-deep = This is nested deeper than { $limit } levels; that can’t be right.
scenario-foreign-tag = Scenario files can’t have values of the kind “{ $given }”: only texts, whole numbers, true, false, null, lists and named entries.
scenario-not-a-text = This text holds half a character (a lone surrogate), which can’t be written.
scenario-bad-key = A key is a text or a whole number, not “{ $given }”.
scenario-key-twice = The key “{ $setting }” is here twice.
scenario-unknown-key = There’s no key “{ $setting }” here. Known keys: { $known }.
scenario-missing-key = The key “{ $setting }” is missing.
scenario-wrong-kind = Possible here: { $wanted }. Written here: { $given }.
scenario-kind-int = a whole number
scenario-kind-str = a text
scenario-kind-bool = true or false
scenario-kind-null = nothing
scenario-kind-array = a list
scenario-kind-object = named entries
scenario-out-of-range = This number must be { $bound }.
scenario-kind-of-step = A step is of exactly one kind, and its key tells which: { $known }.
scenario-says-nothing = This step needs exactly one of these: { $known }.
scenario-unknown-clause = This game’s rulebook has no clause “{ $given }”.
scenario-no-such-seat = There’s no seat { $given }; the seats are 0 to { $high }.
script-piece-unreadable = The scripted piece “{ $piece }” isn’t a piece of the deck “{ $deck }”.
scenario-seat = seat { $seat }
scenario-file-holds =
    { $steps ->
        [one] { $file }: its one step holds.
       *[other] { $file }: all { $steps } steps hold.
    }
scenario-file-differs =
    { $failed ->
        [one] { $file }: one step of { $steps } doesn’t hold.
       *[other] { $file }: { $failed } steps of { $steps } don’t hold.
    }
scenario-step = Step { $number } ({ $kind }):
scenario-differs = { $path }: expected { $expected }, found { $found }.
scenario-lacks = { $path }: expected { $expected }, but nothing is there.
scenario-other-length = { $path }: a list of another length; expected { $expected }, found { $found }.
scenario-no-list = { $path }: a list was expected ({ $expected }), found { $found }.
scenario-not-included = { $path }: { $expected } should be among these, but isn’t: { $found }.
scenario-included = { $path }: { $expected } shouldn’t be among these, but is: { $found }.
scenario-surplus = { $path }: also there, but not listed: { $found }.
scenario-other-count = { $path }: expected { $expected } entries, found { $found }.
scenario-no-such-path = { $path }: there’s no such path in what a seat is shown, so nothing can be hidden there.
scenario-in-no-world = This isn’t so in any of the worlds drawn for { $player }.
scenario-set-up-not-refused = This set-up should be refused, but is accepted.
scenario-play-refused = “{ $line }” by { $player } is refused.
scenario-not-refused = “{ $line }” by { $player } should be refused, but is accepted.
scenario-other-ground = “{ $line }” is refused by { $found }, not by { $expected }.
scenario-refused-but-changed = “{ $line }” by { $player } is refused, and yet the position has changed.
scenario-not-legal = “{ $moves }” should be legal for { $player }, but isn’t.
scenario-is-legal = “{ $moves }” shouldn’t be legal for { $player }, but is.
scenario-also-legal = Legal for { $player }, but not listed: { $moves }.
scenario-shows = { $path }: “{ $hidden }” should be hidden, but is shown.
scenario-script-left = Note: scripted results that were never drawn: { $count }.

## Live tables

answer-too-late = The question has changed in the meantime. Nothing of yours is lost.
answer-out-of-time = Your time for this answer ran out before it arrived.
bot-unknown = There’s no bot called “{ $given }”. Known bots: { $known }.
guest-no-name = Give a name with at least one visible character.
hint-off = Hints are switched off at this table.
kick-oneself = You can’t kick yourself. You can stand up.
log-agreed = { $player } agrees.
log-declined = { $player } doesn’t agree.
log-proposed-undo = { $player } would like to undo a move.
log-proposed-abort = { $player } would like to abandon the match.
log-returned = { $player } is back.
log-stood-in-away = { $player } is away; a bot plays for them.
log-stood-in-time = { $player } has no time left; a bot plays on, and they rank last.
log-stood-in-resigned = { $player } resigns; a bot plays on, and they rank last.
log-time-up = { $player } has run out of time; a harmless move is made for them.
log-unasked = Nothing to decide for { $player }: { $move }.
log-window-over = Time ran out in the window, so you made no response.
message-unknown = This message can’t be used here.
message-unreadable = The message can’t be read. Reload the page; the server may be newer.
message-other-version = This page speaks version { $given }, the server version { $wanted }. Reload the page.
name-twice = Someone at this table is already called “{ $given }”. Choose another name.
onlooker-gone = That spectator has left.
promise-to-oneself = A promise needs someone else.
promise-not-here = This game doesn’t write promises down.
promise-unknown = Nobody has made you such a promise.
salt-wrong = This browser’s random number must have { $digits } hexadecimal digits. Reload the page.
seat-free = Seat { $seat } is still free.
seat-is-bot = A bot sits in seat { $seat }. Free that seat instead.
seat-is-played-by-bot = A bot already plays for { $player }.
seat-kept = Seat { $seat } is reserved. Sit down with its invitation, or ask the host.
seat-not-minded = No bot plays for { $player }, so there’s nothing to give back.
seat-not-yours = This isn’t your seat. Come to the table with its key.
seat-taken = Seat { $seat } is taken.
setting-out-of-range = { $setting } can’t be { $given }; it must be between { $low } and { $high }.
socket-too-fast = Too many messages at once. Reload the page.
socket-nonsense = Too many unreadable messages. Reload the page; the server may be newer.
socket-too-slow = Your connection is too slow for this table. The page reconnects by itself.
table-begun = The match has begun; the seats are fixed.
table-host-only = Only the host can do this.
table-kicked = The host has kicked you from this table.
table-not-begun = The match hasn’t begun yet.
table-not-entered = Come to the table first.
table-not-for-watching = This table has no spectators.
table-not-over = The match isn’t over yet.
table-set-twice = This table was created twice; its data is damaged.
table-damaged = This table’s data is damaged, so the match can’t go on. The server has kept it as it is.
table-game-gone = This server no longer has the game “{ $given }”, so the match can’t go on.
table-newer = A newer version of Gruft has written this table. The match goes on once the server is up to date.
table-rules-changed = This match began under older rules; since they have changed, it ended without a result. Create a new table to play again.
table-unknown = There’s no table called “{ $given }”. Check the three words.
table-guessed-too-often = Too many unknown table names were tried from here. Wait a little, then try again.
talk-empty = Say something.
talk-gallery = Spectators talk only among themselves.
talk-no-channel = In this game you can’t talk to these players alone.
talk-silent = The host has muted you.
talk-too-fast = You’re writing faster than anyone can read. Wait a little.
talk-unsayable = Say it in one line of at most { $limit } visible characters.
undo-none-yours = { $player } hasn’t played anything that could be undone.
undo-all-choose = While everyone chooses at the same time, nothing can be undone.
undo-no-time = There’s no time left to play something else, so this can’t be undone.
vote-none = Nothing is proposed right now.
vote-open = Something else is proposed right now. Answer that first.
window-none = No window is open.
http-400 = The request can’t be read.
http-401 = Give a name first.
http-403 = This request comes from another site, so nothing was done.
http-404 = There’s nothing here.
http-405 = This can’t be done here.
http-413 = That’s too much at once.
http-415 = The server reads JSON only.
http-421 = This server isn’t known by this name. The person who runs it can add the name with GRUFT_NAMES.
http-429 = Too many requests. Wait a little.
http-500 = The server made a mistake. Your moves are safe: they were stored before they were shown.

## What bots are called; no card is
bot-called-fluff = Fluff
bot-called-flicker = Flicker
bot-called-dusty = Dusty
bot-called-selene = Selene
bot-called-plush = Plush
bot-called-wick = Wick
bot-called-lampion = Lampion
bot-called-powder = Powder
bot-called-crumb = Crumb
bot-called-taffeta = Taffeta
bot-called-speckle = Speckle
bot-called-nibbles = Nibbles
bot-called-corvina = Corvina
bot-called-lenore = Lenore
bot-called-grip = Grip
bot-called-huginn = Huginn
bot-called-muninn = Muninn
bot-called-sable = Sable
bot-called-edgar = Edgar
bot-called-morrigan = Morrigan
bot-called-inkwell = Inkwell
bot-called-odile = Odile
bot-called-nevermore = Nevermore
bot-called-cassandra = Cassandra
