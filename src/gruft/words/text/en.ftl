# What the house itself says: refusals that do not belong to one game, and words every client needs.

seat-name = Player { $number }

## Setting up
seats-out-of-range = This game is for { $low } to { $high } players, not { $given }.
option-unknown = There is no option “{ $option }”. Known options: { $known }.
option-not-a-switch = The option “{ $option }” is on or off, not “{ $given }”.
option-unknown-word = The option “{ $option }” is one of { $known }, not “{ $given }”.
option-out-of-range = The option “{ $option }” is a whole number from { $low } to { $high }, not “{ $given }”.
language-unknown = There is no language “{ $given }” here. Known languages: { $known }.

## Files
file-too-large = { $file }: the file is larger than { $limit } characters; that cannot be right.
file-too-deep = { $file }: the values are nested deeper than { $limit } levels; that cannot be right.
edition-not-toml = { $file }: this is not a TOML file: { $problem }.
edition-key-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: what this line begins or sets already stands in the file; each name and each value may stand there only once.
edition-no-source = { $file }: the value “{ $setting }” does not name its source.
edition-unknown-key = { $file }: there is no value “{ $setting }” in this game’s edition.
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: the value “{ $setting }” must be a whole number, not “{ $given }”.
        [text] { $file }: the value “{ $setting }” must be a text, not “{ $given }”.
        [switch] { $file }: the value “{ $setting }” must be true or false, not “{ $given }”.
       *[other] { $file }: the value “{ $setting }” must be a list of the same kind as in the game’s own edition, not “{ $given }”.
    }
edition-out-of-range = { $file }: the value “{ $setting }” must lie between { $low } and { $high }, not { $given }.

## Lines
line-unfinished = The line “{ $line }” is not finished: a further choice has to follow.
line-goes-on = The line “{ $line }” is too long: “{ $surplus }” comes after its end.
line-too-long = A line has at most { $limit } characters.

## Scripted luck
script-throw-out-of-range = The scripted number { $given } for “{ $what }” must lie between { $low } and { $high }.
script-piece-missing = The scripted piece “{ $piece }” is not among the pieces of the deck “{ $deck }” any more.

## Games and positions
game-unknown = There is no game “{ $given }” on the shelf. The games are: { $known }.
position-unknown-key = A position of this game has no “{ $setting }”. Its keys: { $known }.
position-bad-number = “{ $setting }” must be a whole number from { $low } to { $high }, not “{ $given }”.
position-bad-seat = “{ $setting }” must name a seat from 0 to { $high }, not “{ $given }”.
position-not-a-text = “{ $setting }” must be a text, not “{ $given }”.
position-not-a-switch = “{ $setting }” must be true or false, not “{ $given }”.
position-unknown-word = “{ $setting }” cannot be “{ $given }”. Possible are: { $known }.
position-not-a-list = “{ $setting }” must be a list, not “{ $given }”.
position-not-an-object = “{ $setting }” must have named entries, not “{ $given }”.
position-not-per-seat = “{ $setting }” needs one entry for each of the { $wanted } seats, not { $given }.
position-disagrees = “{ $setting }” says { $given }, but the rest of the position makes it { $found }.
position-no-line-form = Positions of { $game } cannot be written on one line; write their keys instead.
position-too-many-copies =
    { $most ->
        [1] There is only one card “{ $card }” in this edition.
       *[other] There are only { $most } cards “{ $card }” in this edition.
    }
position-too-few-cards = Cards that are not named: { $count } are asked for, and only { $left } are left.

## Records and tables
record-not-a-record = { $file }: this is not a Gruft record; it does not begin with “gruft record”.
record-unknown-version = { $file }: this record has format { $given }; this program reads format { $known }.
record-line-ends = { $file }, line { NUMBER($line, useGrouping: 0) }: the line ends were changed; a record has plain line feeds.
record-line-edited = { $file }, line { NUMBER($line, useGrouping: 0) }: this line was changed, or a line before it was added or removed.
record-truncated = { $file }, line { NUMBER($line, useGrouping: 0) }: the file breaks off here; its end is missing.
record-surplus = { $file }, line { NUMBER($line, useGrouping: 0) }: something stands after the end of the record.
record-unknown-key = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no value “{ $setting }” here.
record-double-key = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” is given a second time.
record-missing-key = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” is missing.
record-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” is not readable JSON: “{ $given }”.
record-wrong-kind = { $file }, line { NUMBER($line, useGrouping: 0) }: the value “{ $setting }” must be { $wanted }, not “{ $given }”.
record-unknown-line = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $given }” does not belong here.
record-without-end = { $file }: the secret lies open, but the end of the match is missing.
record-without-secret = { $file }: the match is over, but its secret is missing.
record-sealed = The match of this record is still running: without its secret it can be neither replayed nor verified.
record-other-game = This is a match of “{ $given }”, not of “{ $wanted }”.
record-other-revision = This match was played by revision { $given } of the rules; this program has revision { $known }, by which it might go differently.
record-other-edition = The edition is said to have the digest { $given }, but its values have { $found }.
record-other-secret = The secret breaks its promise: { $given } was promised, but the secret gives { $found }.
kind-number = a whole number that is not negative
kind-numbers = a list of whole numbers
kind-line = a text on one line
kind-text = a text on one line that is not empty
kind-texts = a list of texts that are not empty
kind-digest = a text of 64 hexadecimal digits
kind-hexes = a list of texts of hexadecimal digits
kind-object = an object with named entries
kind-start = “fresh”, “hidden” or a position
kind-cause = “aborted”, “resigned” or “out-of-time”
entry-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not JSON: “{ $given }”.
entry-not-an-object = { $file }, line { NUMBER($line, useGrouping: 0) }: an entry has named values.
entry-unknown-version = { $file }, line { NUMBER($line, useGrouping: 0) }: this entry has format { $given }; this program reads format { $known }.
entry-unknown-kind = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no entry of the kind “{ $given }”. Known kinds: { $known }.
entry-refused = Entry { NUMBER($number, useGrouping: 0) } of this match breaks the rules; the saved match was changed.
entries-empty = { $file }: there is no match in this file.
entries-not-opened = The first entry does not set a match up.
entries-opened-twice = Entry { NUMBER($number, useGrouping: 0) } sets the match up a second time.
names-not-per-seat = Each of the { $wanted } seats needs one name; names given: { $given }.
salts-not-per-seat = Each of the { $wanted } seats needs one salt; salts given: { $given }.
name-unusable = “{ $given }” cannot be a name: a name has 1 to { $limit } visible characters and no space at either end.
salt-unusable = “{ $given }” cannot be a salt: a salt has { $limit } hexadecimal digits.
options-incomplete = The options must be given completely, each as the game writes it.
table-no-seat = There is no seat { $given }; the seats are 0 to { $high }.
table-over = The match is over.
line-not-canonical = The line “{ $given }” is properly written “{ $wanted }”.
undo-out-of-range = The number of lines played is { $lines }; it is not possible to go back to { $given }.
undo-needs-consent = Going back this far needs everybody’s consent; { $player } has not agreed.
undo-wrong-branch = After this undo luck goes on in branch { $wanted }, not { $given }.
log-undone =
    { $lines ->
        [one] { $player } takes a line back.
       *[other] { $player } takes { $lines } lines back.
    }
log-new-branch = Luck had been drawn since; it now goes on in branch { $branch }.
log-aborted = { $player } breaks the match off.
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
verify-step = Line { NUMBER($line, useGrouping: 0) } of the record: “{ $step }” was not possible for { $player }.
verify-draw = Line { NUMBER($line, useGrouping: 0) } of the record: it lists the draw “{ $given }”, but the promised luck gives “{ $found }”.
verify-draw-missing = Line { NUMBER($line, useGrouping: 0) } of the record: the draw “{ $found }” is missing.
verify-draw-surplus = Line { NUMBER($line, useGrouping: 0) } of the record: the draw “{ $given }” was never made.
verify-not-over = Line { NUMBER($line, useGrouping: 0) } of the record: the lines end here, but the match is not over.
verify-outcome = Line { NUMBER($line, useGrouping: 0) } of the record: it claims the outcome “{ $given }”, but the lines lead to “{ $found }”.

## Windows and standing orders
window-closed = This window has closed; your answer came too late and changes nothing.
window-unknown = There has been no window { NUMBER($given, useGrouping: 0) } at this table yet.
window-not-asked = You are not asked in this window.
window-nothing-sealed = You have not sealed an answer that could be withdrawn.
window-closing = The window is just closing; try again in a moment.
window-answers-are-sealed = A window is open: answers to it are sealed, and nothing else can be played until it closes.
window-other-answer = The window has closed, and “{ $given }” is not the answer whose turn it is.
window-cannot-open = Window { NUMBER($given, useGrouping: 0) } cannot be opened now.
window-not-due = Window { NUMBER($given, useGrouping: 0) } cannot be closed now.
pace-too-short = The longest time of a window ({ NUMBER($longest, useGrouping: 0) } ms) must not be shorter than the least ({ NUMBER($least, useGrouping: 0) } ms).
pace-no-checkpoint = Fixed closing times need a period, and a period needs closing times.
pace-bad-checkpoints = The closing times must rise and be smaller than the period of { NUMBER($period, useGrouping: 0) } ms.
pace-window-open = The pace of the table cannot be changed while a window is open.
order-unknown = There is no standing order “{ $given }” here. Known orders: { $known }.
order-unknown-until = A standing order stands until one of these: { $known }; not until “{ $given }”.
order-needs-seats = The standing order “{ $given }” must name at least one seat.
order-without-seats = The standing order “{ $given }” is not given for certain seats.
order-not-given = You have not given the standing order “{ $given }”.
order-ask = Always ask me
order-concerns = Ask me only if it concerns me
order-pass = Pass for me
until-window = until this window is over
until-turn = until this turn is over
until-recalled = until I say otherwise
kind-time = a time in whole milliseconds
kind-times = a list of times in whole milliseconds
kind-until = “window”, “turn” or “recalled”

## Scenario files
scenario-no-such-file = There is no such file.
scenario-cannot-open = The file cannot be opened: { $problem }.
scenario-too-large = The file has more than { $limit } bytes; that cannot be right.
scenario-not-utf8 = This is not UTF-8 text: byte { NUMBER($byte, useGrouping: 0) } cannot be read.
scenario-not-yaml = This is not YAML: { $problem }.
scenario-alias = Scenario files have no anchors and aliases (& and *): write the value out.
scenario-too-deep = This is nested deeper than { $limit } levels; that cannot be right.
scenario-foreign-tag = Scenario files have no values of the kind “{ $given }”: they have texts, whole numbers, true, false, null, lists and named entries.
scenario-not-a-text = This text holds half a character (a lone surrogate), which cannot be written.
scenario-bad-key = A key is a text or a whole number, not “{ $given }”.
scenario-key-twice = The key “{ $setting }” stands here a second time.
scenario-unknown-key = There is no key “{ $setting }” here. Known keys: { $known }.
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
scenario-unknown-clause = The rulebook of this game has no clause “{ $given }”.
scenario-no-such-seat = There is no seat { $given }; the seats are 0 to { $high }.
script-piece-unreadable = The scripted piece “{ $piece }” is not a piece of the deck “{ $deck }”.
scenario-seat = seat { $seat }
scenario-file-holds =
    { $steps ->
        [one] { $file }: its one step holds.
       *[other] { $file }: all { $steps } steps hold.
    }
scenario-file-differs =
    { $failed ->
        [one] { $file }: one step of { $steps } does not hold.
       *[other] { $file }: { $failed } steps of { $steps } do not hold.
    }
scenario-step = Step { $number } ({ $kind }):
scenario-differs = { $path }: expected { $expected }, found { $found }.
scenario-lacks = { $path }: expected { $expected }, but nothing is there.
scenario-other-length = { $path }: a list of another length; expected { $expected }, found { $found }.
scenario-play-refused = “{ $line }” of { $player } is refused.
scenario-not-refused = “{ $line }” of { $player } was to be refused, but is accepted.
scenario-other-ground = “{ $line }” is refused by { $found }, not by { $expected }.
scenario-refused-but-changed = “{ $line }” of { $player } is refused, and yet the position has changed.
scenario-not-legal = “{ $moves }” was to be legal for { $player }, but is not.
scenario-is-legal = “{ $moves }” was not to be legal for { $player }, but is.
scenario-also-legal = Legal for { $player }, but not listed: { $moves }.
scenario-shows = { $path }: “{ $hidden }” was to be hidden, but is shown.
scenario-script-left = Note: scripted results that were never drawn: { $count }.

## Live tables

answer-too-late = The question has changed meanwhile. Nothing of yours is lost.
answer-out-of-time = Your time for this answer was over before it came.
bot-unknown = There is no bot called “{ $given }”; known are: { $known }.
guest-no-name = Give a name with at least one visible character.
hint-off = Hints are switched off at this table.
kick-oneself = You cannot send yourself away. You can stand up.
log-agreed = { $player } agrees.
log-declined = { $player } does not agree.
log-proposed-undo = { $player } would like to take back a move.
log-proposed-abort = { $player } would like to break the match off.
log-returned = { $player } is back.
log-stood-in-away = { $player } is away; a bot minds the seat.
log-stood-in-time = { $player } has no time left; a bot plays on, and the seat ranks last.
log-stood-in-resigned = { $player } resigns; a bot plays on, and the seat ranks last.
log-time-up = { $player } has run out of time; the house plays something harmless.
message-unknown = This message cannot be used here.
message-unreadable = The message cannot be read. Reload the page; the house may be newer than the page.
message-other-version = This page speaks version { $given }, the house version { $wanted }. Reload the page.
name-twice = Somebody at this table is already called “{ $given }”. Choose another name.
onlooker-gone = Whoever that was is not looking on any more.
promise-to-oneself = A promise needs somebody else.
promise-not-here = In this game nobody writes promises down.
promise-unknown = Nobody has made you such a promise.
salt-wrong = The grain of luck must be { $digits } hexadecimal digits. Reload the page.
seat-free = Seat { $seat } is still free.
seat-is-bot = A bot sits in seat { $seat }. Have it stand up instead.
seat-is-played-by-bot = A bot already plays for { $player }.
seat-kept = Seat { $seat } is kept for somebody. Sit down with the invitation to it, or ask the host.
seat-not-minded = No bot minds the seat of { $player }, so it cannot be given back.
seat-not-yours = This seat is not yours. Come to the table with its key.
seat-taken = Seat { $seat } is taken.
setting-out-of-range = { $setting } cannot be { $given }; it must be between { $low } and { $high }.
socket-too-fast = Too many messages at once. Reload the page.
socket-nonsense = Too many messages that cannot be read. Reload the page; the house may be newer than the page.
socket-too-slow = Your connection is too slow for what happens here. The page reconnects by itself.
table-begun = The match has begun; the seats are fixed.
table-host-only = Only the host of the table may do this.
table-kicked = The host has sent you away from this table.
table-not-begun = The match has not begun yet.
table-not-entered = Come to the table first.
table-not-for-watching = Nobody may watch at this table.
table-not-over = The match is not over yet.
table-set-twice = This table was set twice; its data are damaged.
table-damaged = The data of this table are damaged, so the match cannot go on. The house has kept them as they are.
table-game-gone = This house no longer has the game “{ $given }”, so the match cannot go on.
table-newer = A newer Gruft has written this table. Once the house is as new, the match goes on.
table-rules-changed = This match began under older rules of the game; since they have changed, it ended without a result. Set a new table to play again.
table-unknown = There is no table called “{ $given }”. Check the three words.
table-guessed-too-often = Too many names of tables that do not exist were tried from here. Wait a little, then try again.
talk-empty = Say something.
talk-gallery = Spectators talk only among themselves.
talk-no-channel = In this game you cannot talk to these players alone.
talk-silent = The host has asked you to be silent.
talk-too-fast = You say more than anybody can read. Wait a little.
talk-unsayable = Say it in one line of at most { $limit } visible characters.
undo-none-yours = { $player } has not played anything that could be taken back.
undo-all-choose = While everybody chooses at the same time, nothing can be taken back.
undo-no-time = There is no time left to play something else, so this cannot be taken back.
vote-none = Nothing is proposed at the moment.
vote-open = Something else is proposed at the moment. Answer that first.
window-none = No window is open.
http-400 = The request cannot be read.
http-401 = Give a name first.
http-403 = This request comes from another site, so nothing was done.
http-404 = There is nothing here.
http-405 = This cannot be done here.
http-413 = That is too much at once.
http-415 = The house reads JSON only.
http-421 = This house is not known under this name. Whoever runs it can give it the name with GRUFT_NAMES.
http-429 = Too many requests. Wait a little.
http-500 = The house made a mistake. Your moves are safe; they were stored before they were shown.
