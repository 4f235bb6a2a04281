"""The fold of windows: what is open, what lies sealed in it, and what is used when it closes.

A table with a pace takes no lines while a window is open. Everybody who will be asked answers under
seal; when the window closes the answers are played in the rules' order, the first that acts voids
all later ones, and if the rules then still have a window it is opened anew under a new number.
Whether a window may close depends on times, answers and orders, never on a card: `position` is
looked at through the spectator's scene only.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from gruft.kernel.game import Game
from gruft.kernel.lines import as_if_asked, harmless_line, try_line, write_line
from gruft.kernel.position import Position, Window
from gruft.kernel.record import LinePlayed
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR, OpenWindow, plain
from gruft.table.pace import END_OF_TIME, Pace, check_pace
from gruft.table.standing_orders import (
    Orders,
    given_before,
    passing_seats,
    still_standing,
    with_order,
    without_order,
)
from gruft.table.window_entries import (
    Ordered,
    Recalled,
    Sealed,
    WindowClosed,
    WindowOpened,
    WindowStep,
    Withdrawn,
)


@dataclass(frozen=True, slots=True)
class Opening:
    """An open window: its number, since when, the answers in it and when they last changed.

    Once it is closed, `waiting` are the seats whose answers are still to be used.
    """

    number: int
    at: int
    window: OpenWindow
    waiting: tuple[int, ...]
    changed: int
    answers: Mapping[int, str] = field(default_factory=dict)
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Windows:
    """What a table knows of windows. Without a pace, seats are asked one by one, unsealed."""

    pace: Pace | None = None
    opened: int = 0
    opening: Opening | None = None
    orders: Orders = ()
    turn: int = -1


NO_WINDOWS = Windows()


@dataclass(frozen=True, slots=True)
class Ground:
    """What a step is taken on: the rules, the position, and how many lines led to it."""

    game: Game
    position: Position
    lines: int


def after_step(windows: Windows, step: WindowStep, ground: Ground) -> Windows:
    """Take one step of a window, or refuse it."""
    match step:
        case Pace():
            return _paced(windows, step)
        case WindowOpened():
            return _opened(windows, step, ground)
        case Sealed():
            return _sealed(windows, step, ground)
        case Withdrawn():
            return _withdrawn(windows, step, ground)
        case WindowClosed():
            return _closed(windows, step, ground)
        case Ordered() | Recalled():
            return _ordered(windows, step, ground)
    assert_never(step)


def _paced(windows: Windows, pace: Pace) -> Windows:
    check_pace(pace)
    if windows.opening is not None:
        raise Refused("pace-window-open")
    return replace(windows, pace=pace)


# --- opening -------------------------------------------------------------------------------------


def wants_to_open(windows: Windows, ground: Ground) -> bool:
    """Tell whether the rules have a window that the table has not opened yet."""
    is_free = windows.pace is not None and windows.opening is None
    return is_free and ground.position.window() is not None


def _opened(windows: Windows, step: WindowOpened, ground: Ground) -> Windows:
    window = ground.position.window()
    number = windows.opened + 1
    if window is None or not wants_to_open(windows, ground) or step.number != number:
        raise Refused("window-cannot-open", given=step.number)
    seats = tuple(window.seats)
    seen = OpenWindow(window.kind, window.trigger, seats, window.word_returns)
    opening = Opening(number, step.at, seen, waiting=seats, changed=step.at)
    return replace(windows, opened=number, opening=opening)


# --- answering -----------------------------------------------------------------------------------


def open_for(windows: Windows, number: int, seat: int, now: int, ground: Ground) -> Opening:
    """The window that this seat may answer; a late or misdirected answer is refused."""
    if not 1 <= number <= windows.opened:
        raise Refused("window-unknown", given=number)
    opening = windows.opening
    if (
        opening is None
        or opening.closed
        or opening.number != number
        or is_due(windows, now, ground)
    ):
        raise Refused("window-closed", given=number)
    if seat not in opening.window.seats:
        raise Refused("window-not-asked", given=number)
    return opening


def canonical_answer(ground: Ground, seat: int, text: str) -> str:
    """An answer as it is kept, tried as if the seat were asked now; refused if it is not legal."""
    position = as_if_asked(ground.game, ground.position, seat)
    moves = try_line(ground.game, position, seat, text)
    return write_line(ground.game, position, moves, seat)


def _sealed(windows: Windows, step: Sealed, ground: Ground) -> Windows:
    opening = open_for(windows, step.window, step.seat, step.at, ground)
    written = canonical_answer(ground, step.seat, step.line)
    if written != step.line:
        raise Refused("line-not-canonical", given=step.line[:60], wanted=written)
    answers = {**opening.answers, step.seat: step.line}
    return _with_answers(windows, opening, answers, step.at)


def _withdrawn(windows: Windows, step: Withdrawn, ground: Ground) -> Windows:
    opening = open_for(windows, step.window, step.seat, step.at, ground)
    if step.seat not in opening.answers:
        raise Refused("window-nothing-sealed", given=step.window)
    answers = {seat: line for seat, line in opening.answers.items() if seat != step.seat}
    return _with_answers(windows, opening, answers, step.at)


def _with_answers(
    windows: Windows, opening: Opening, answers: Mapping[int, str], at: int
) -> Windows:
    return replace(windows, opening=replace(opening, answers=answers, changed=at))


def _ordered(windows: Windows, step: Ordered | Recalled, ground: Ground) -> Windows:
    """A window that is due is not touched by what comes after: it is about to be closed."""
    opening = windows.opening
    if isinstance(step, Recalled):
        orders = without_order(windows.orders, step)
    else:
        seats = ground.position.seats
        orders = with_order(windows.orders, step, ground.game, seats, ground.lines)
    if opening is None or opening.closed:
        return replace(windows, orders=orders)
    if is_due(windows, step.at, ground):
        raise Refused("window-closing")
    if step.seat not in opening.window.seats:
        return replace(windows, orders=orders)
    return replace(windows, orders=orders, opening=replace(opening, changed=step.at))


# --- closing -------------------------------------------------------------------------------------


def is_due(windows: Windows, now: int, ground: Ground) -> bool:
    """Tell whether the open window closes by now: not before its least length is over, then as
    soon as everybody has answered or ordered, and at its longest length in any case."""
    pace, opening = windows.pace, windows.opening
    if pace is None or opening is None or opening.closed:
        return False
    moment = pace.moment_until(now)
    if moment < pace.earliest(opening.at):
        return False
    if moment >= pace.latest(opening.at):
        return True
    return opening.changed <= moment and all_settled(windows, opening, ground)


def due_at(windows: Windows, ground: Ground) -> int | None:
    """When the open window will close if nothing else happens; for the house alone."""
    pace, opening = windows.pace, windows.opening
    if pace is None or opening is None or opening.closed:
        return None
    if not all_settled(windows, opening, ground):
        return pace.latest(opening.at) if pace.longest < END_OF_TIME else None
    return pace.moment_from(max(opening.at + pace.least, opening.changed))


def all_settled(windows: Windows, opening: Opening, ground: Ground) -> bool:
    """Tell whether every seat has answered or left it to an order."""
    missing = set(opening.window.seats) - set(opening.answers)
    ordered = {order.seat for order in windows.orders}
    if not missing <= ordered:
        return False
    scene = ground.game.scene(ground.position, SPECTATOR)
    return missing <= passing_seats(windows.orders, ground.game, opening.window, scene)


def ran_out(windows: Windows, step: WindowClosed, ground: Ground) -> list[int]:
    """The seats for which a window closed because its time was over, not because they passed."""
    pace, opening = windows.pace, windows.opening
    if pace is None or opening is None or pace.moment_until(step.at) < pace.latest(opening.at):
        return []
    scene = ground.game.scene(ground.position, SPECTATOR)
    passing = passing_seats(windows.orders, ground.game, opening.window, scene)
    return [seat for seat in opening.window.seats if seat not in {*opening.answers, *passing}]


def _closed(windows: Windows, step: WindowClosed, ground: Ground) -> Windows:
    opening = windows.opening
    if opening is None or opening.number != step.number or not is_due(windows, step.at, ground):
        raise Refused("window-not-due", given=step.number)
    return replace(windows, opening=replace(opening, closed=True))


def later(windows: Windows, pause: int, now: int) -> Windows:
    """For a while, which ends now, the open window has not come nearer to its end."""
    opening = windows.opening
    if opening is None:
        return windows
    at, changed = min(now, opening.at + pause), min(now, opening.changed + pause)
    return replace(windows, opening=replace(opening, at=at, changed=changed))


# --- using the answers ---------------------------------------------------------------------------


def is_closing(windows: Windows) -> bool:
    """Tell whether answers of a closed window are still to be played."""
    return windows.opening is not None and windows.opening.closed


def next_line(opening: Opening, ground: Ground) -> LinePlayed:
    """What the next seat of a closed window answers: what it sealed, else the harmless line."""
    seat = opening.waiting[0]
    line = opening.answers.get(seat)
    return LinePlayed(seat, _harmless(ground, seat) if line is None else line)


def must_take_line(windows: Windows, step: LinePlayed, ground: Ground) -> None:
    """Refuse lines past the seal: in a window nothing is played but what was sealed in it."""
    if windows.pace is None or ground.position.window() is None:
        return
    opening = windows.opening
    if opening is None or not opening.closed:
        raise Refused("window-answers-are-sealed")
    if step != next_line(opening, ground):
        raise Refused("window-other-answer", given=step.line[:60])


def after_line(windows: Windows, step: LinePlayed, before: Ground, after: Ground) -> Windows:
    """Go on in the window, or leave it: for good, or to open it again under another number."""
    windows = _lapse(windows, before, after)
    opening = windows.opening
    if opening is None:
        return windows
    waiting = opening.waiting[1:]
    acted = step.line != _harmless(before, step.seat)
    if acted or not _goes_on(after.position.window(), opening, waiting):
        return replace(windows, opening=None)
    return replace(windows, opening=replace(opening, waiting=waiting))


def after_undo(windows: Windows, after: Ground) -> Windows:
    """An undo leaves the window, with all that was sealed in it, and the orders given since."""
    orders = given_before(windows.orders, after.lines)
    turn = after.game.whose_turn(after.position)
    return replace(windows, opening=None, orders=orders, turn=windows.turn if turn < 0 else turn)


def _lapse(windows: Windows, before: Ground, after: Ground) -> Windows:
    earlier, now = before.game.whose_turn(before.position), after.game.whose_turn(after.position)
    turn = windows.turn if earlier < 0 else earlier
    following = turn if now < 0 else now
    orders = still_standing(
        windows.orders,
        window_is_over=_is_over(before.position.window(), after.position.window()),
        turn_is_over=turn >= 0 and following != turn,
        turn=following,
    )
    return replace(windows, orders=orders, turn=following)


def _harmless(ground: Ground, seat: int) -> str:
    return harmless_line(ground.game, ground.position, seat)


def _goes_on(window: Window | None, opening: Opening, waiting: tuple[int, ...]) -> bool:
    if window is None or tuple(window.seats) != waiting:
        return False
    return _about(window) == _about(opening.window)


def _is_over(before: Window | None, after: Window | None) -> bool:
    if before is None:
        return False
    return after is None or _about(before) != _about(after)


def _about(window: Window | OpenWindow) -> tuple[str, object]:
    return window.kind, plain(window.trigger)
