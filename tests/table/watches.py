"""Tables with sealed windows for the tests: Watchmen, a virtual clock, and what each seat sees.

Seat 0 has the turn; the watch then asks seats 1 and 2, in this order, whatever they hold.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from gruft.kernel.game import Game
from gruft.kernel.record import Header
from gruft.kernel.record_text import write_record
from gruft.kernel.scene import SPECTATOR, plain
from gruft.table.entries import write_entries
from gruft.table.opening import new_header
from gruft.table.pace import Pace
from gruft.table.records import entries_for, record_for
from gruft.table.table import Keeper, Table, keep_nowhere
from gruft.table.windows import Steward
from gruft.testing.tiny.watchmen import GAME as WATCHMEN
from tests.table.matches import NAMES, picture, salts

SECOND = 1_000
LEAST, LONGEST = 3 * SECOND, 30 * SECOND
LIVELY = Pace(least=LEAST, longest=LONGEST)
#: Windows close at the full minute and at its half.
SLOW = Pace(least=LEAST, longest=100 * SECOND, period=60 * SECOND, times=(0, 30 * SECOND))
LANTERN = 0

Hands = Sequence[Sequence[int]]


@cache
def header_with(hands: tuple[tuple[int, ...], ...]) -> Header:
    """A header whose luck deals these hands (0 lantern, 1 coin, 2 dagger)."""
    for number in range(2_000):
        secret = number.to_bytes(32, "big")
        header = new_header(WATCHMEN, NAMES[:3], secret=secret, salts=salts(3))
        dealt = WATCHMEN.to_json(Table.open(WATCHMEN, header).position)["hands"]
        if dealt == [list(hand) for hand in hands]:
            return header
    raise LookupError(hands)


#: Both lanterns with seat 1; one each with 1 and 2; none with either.
BOTH_WITH_1 = ((1, 1), (0, 0), (2, 2))
ONE_EACH = ((1, 1), (0, 2), (0, 2))
NOBODY_ASKED = ((0, 0), (1, 1), (2, 2))


def seated(
    hands: Hands = ONE_EACH,
    pace: Pace | None = LIVELY,
    game: Game = WATCHMEN,
    keeper: Keeper = keep_nowhere,
) -> Steward:
    """A table before the first line."""
    header = header_with(tuple(tuple(hand) for hand in hands))
    steward = Steward(Table.open(game, header, keeper))
    if pace is not None:
        steward.set_pace(pace)
    return steward


def on_watch(
    hands: Hands = ONE_EACH,
    pace: Pace = LIVELY,
    game: Game = WATCHMEN,
    keeper: Keeper = keep_nowhere,
    now: int = 0,
) -> Steward:
    """A table whose first window was just opened."""
    steward = seated(hands, pace, game, keeper)
    steward.table.answer(0, "stay")
    steward.tick(now)
    return steward


def again(steward: Steward) -> Steward:
    """The same table, sat down at again after a crash."""
    return Steward(Table.from_entries(steward.table.game, steward.table.entries))


def lines(steward: Steward) -> list[tuple[int, str]]:
    """The lines played so far."""
    return [(line.seat, line.line) for line in steward.table.lines]


def number(steward: Steward) -> int:
    """The number of the open window."""
    prompt = steward.prompt(SPECTATOR)
    assert prompt is not None
    return prompt.number


def is_open(steward: Steward) -> bool:
    """Tell whether a window is open."""
    return steward.prompt(SPECTATOR) is not None


def view(steward: Steward, seat: int) -> Mapping[str, object]:
    """Everything that a seat can get out of the house."""
    table = steward.table
    return {
        "scene": plain(table.scene(seat)),
        "prompt": plain(steward.prompt(seat)),
        "log": plain(table.log.page(seat)),
        "record": write_record(record_for(table, seat)),
        "entries": write_entries(entries_for(table, seat)),
        "undo": table.undo_is_free_to(max(seat, 0)),
    }


def views_but(steward: Steward, seat: int) -> list[object]:
    """Everything that the others, and a spectator, can get."""
    return [view(steward, one) for one in range(SPECTATOR, 3) if one != seat]


def truth(steward: Steward) -> tuple[object, ...]:
    """Everything that is true at a table, sealed answers and orders included."""
    state = steward.table.state.windows
    opening = state.opening
    sealed = opening and (opening.number, opening.at, opening.waiting, opening.changed)
    answers = opening and (opening.answers, opening.closed)
    return (
        picture(steward.table),
        state.pace,
        state.opened,
        state.orders,
        state.turn,
        sealed,
        answers,
    )


Act = Callable[[Steward], object]
