"""How a table is set up: the game, who may watch, how fast it goes. Chosen once, by its host.

Times are whole milliseconds. Everything that can be wrong with a setting is refused here.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Game, check_seats
from gruft.kernel.options import read_options
from gruft.kernel.refusal import Refused
from gruft.table.pace import Pace, check_pace

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND
LONGEST_BANK = 12 * 60 * 60 * SECOND
LONGEST_DAYS = 14 * DAY
LONGEST_DELAY = 10 * 60 * SECOND
#: Windows of a slow table close so often in a period at most.
MOST_CHECKPOINTS = 100

Watching = Literal["nobody", "link", "everybody"]
ClockKind = Literal["none", "move", "bank"]
AtZero = Literal["move", "bot"]
#: How long bots wait before they play, whatever they hold.
BotPace = Literal["slow", "normal", "fast", "at once"]


#: The pace of a host who has chosen none.
USUAL_PACE = Pace(least=1_500, longest=30_000)


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: not limited, for each move, or out of a bank that fills up."""

    kind: ClockKind = "none"
    time: int = 0
    increment: int = 0


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host chooses. `grace` is how long an absent seat is waited for; 0: for ever."""

    game: str
    seats: int
    options: Mapping[str, object] = {}
    overrides: Mapping[str, object] = {}
    pace: Pace = USUAL_PACE
    clock: Clock = Clock()
    at_zero: AtZero = "move"
    grace: int = 60 * SECOND
    stand_in: str = "raven"
    watching: Watching = "link"
    delay: int = 0
    listed: bool = False
    hints: bool = True
    bot_pace: BotPace = "normal"


def check_setting(setting: Setting, game: Game) -> Edition:
    """Refuse a setting that nobody could play by; return the edition that it is played with."""
    check_seats(game, setting.seats)
    read_options(game.options(), setting.options)
    _check_pace(setting.pace)
    _check_clock(setting.clock)
    _must_be_within("grace", setting.grace, 0, DAY)
    _must_be_within("delay", setting.delay, 0, LONGEST_DELAY)
    return game.edition_with(setting.overrides, "overrides")


def _check_pace(pace: Pace) -> None:
    _must_be_within("pace.least", pace.least, 0, DAY)
    _must_be_within("pace.longest", pace.longest, 0, LONGEST_DAYS)
    _must_be_within("pace.period", pace.period, 0, LONGEST_DAYS)
    if len(pace.times) > MOST_CHECKPOINTS or any(time < 0 for time in pace.times):
        raise Refused("pace-bad-checkpoints", period=pace.period)
    check_pace(pace)


def must_be_playable(setting: Setting, game: Game) -> None:
    """Refuse also what does not fit together, such as one vampire for two seats: a match is set up
    for nobody, so that the host is told before anybody sits down."""
    edition = check_setting(setting, game)
    game.start(setting.seats, read_options(game.options(), setting.options), edition, FastChance(0))


def _check_clock(clock: Clock) -> None:
    if clock.kind == "none":
        _must_be_within("clock.time", clock.time, 0, 0)
        _must_be_within("clock.increment", clock.increment, 0, 0)
    elif clock.kind == "move":
        _must_be_within("clock.time", clock.time, 5 * SECOND, LONGEST_DAYS)
        _must_be_within("clock.increment", clock.increment, 0, 0)
    else:
        _must_be_within("clock.time", clock.time, 30 * SECOND, LONGEST_BANK)
        _must_be_within("clock.increment", clock.increment, 0, 10 * 60 * SECOND)


def _must_be_within(name: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        raise Refused("setting-out-of-range", setting=name, given=given, low=low, high=high)
