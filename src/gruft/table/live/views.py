"""What somebody at a live table is shown: a seat its own scene and question, a spectator theirs.

A view grants, field by field, like the scenes it carries. The sender compares each view with the
last one: what changes nothing for a seat is not sent to it, so that nobody can count the steps
of others.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from gruft.kernel.record import ABORTED, Ended
from gruft.kernel.scene import Scene
from gruft.table.live import ranking
from gruft.table.live.chairs import Sitter, last_in_rank
from gruft.table.live.commands import channels
from gruft.table.live.retracting import may_slip
from gruft.table.live.setting import Setting
from gruft.table.live.sitting import Phase, Sitting
from gruft.table.live.table import LiveTable
from gruft.table.live.talk import Promise
from gruft.table.prompts import Prompt, prompt_for, scene_of
from gruft.table.records import result_of
from gruft.table.rounds import round_of
from gruft.table.standing_orders import Standing, given_by
from gruft.table.state import State, undo_is_free_to

Plays = Literal["nobody", "person", "bot", "minded", "lost"]


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits in a seat, for everybody to see; `bot` is the kind of bot that plays there.

    A free seat may be kept for somebody, whose name may be known. A guest the host has muted is
    heard by nobody; one who was kicked does not come back to this table.
    """

    plays: Plays
    name: str = ""
    bot: str = ""
    is_host: bool = False
    kept: bool = False
    silent: bool = False
    sent_away: bool = False


class ClockShown(msgspec.Struct, frozen=True):
    """A seat's clock: what was left at a time of the house, and whether it runs since then."""

    left: int
    since: int | None


class VoteShown(msgspec.Struct, frozen=True):
    """What is proposed, who has agreed, who is still asked."""

    seat: int
    matter: str
    lines: int
    agreed: Sequence[int]
    missing: Sequence[int]


class StandingShown(msgspec.Struct, frozen=True):
    """A standing order of one's own. When it was given is not told: it is counted in lines, and
    some of them may be secret."""

    order: str
    about: Sequence[int]
    until: str


class WindowShown(msgspec.Struct, frozen=True):
    """The open window: the same bar for everybody, one's own sealed answer, one's own orders."""

    number: int
    opened: int
    earliest: int
    latest: int
    answer: str
    orders: Sequence[StandingShown]


class ResultShown(msgspec.Struct, frozen=True):
    """How it ended. Seats that gave up rank last whatever the bot achieved for them; if they alone
    would have won, the best of the others have.
    """

    cause: str
    clause: str
    scores: Sequence[int]
    winners: Sequence[int]
    last: Sequence[int]
    ended_by: int | None
    secret: str
    #: The rank of each seat, 1 is best and equals share one; nothing if the rules did not end it.
    ranks: Sequence[int] = ()
    #: The message that names what each seat played, where seats are not alike.
    roles: Sequence[str] = ()


class View(msgspec.Struct, frozen=True):
    """A live table as one seat (-1: a spectator) is shown it."""

    seat: int
    phase: Phase
    setting: Setting
    seats: Sequence[SeatShown]
    commitment: str
    question: int = 0
    scene: Scene | None = None
    window: WindowShown | None = None
    clocks: Sequence[ClockShown] = ()
    vote: VoteShown | None = None
    undo: int = 0
    channels: Sequence[Sequence[int]] = ()
    promises: Sequence[Promise] = ()
    result: ResultShown | None = None
    rematch: str = ""
    #: One's own standing orders; nobody else is shown them.
    orders: Sequence[StandingShown] = ()


class SharedView(msgspec.Struct, frozen=True):
    """What everybody is shown alike: it is worked out once for all."""

    phase: Phase
    seats: Sequence[SeatShown]
    clocks: Sequence[ClockShown]
    vote: VoteShown | None
    channels: tuple[tuple[int, ...], ...]
    result: ResultShown | None
    all_choose: bool


def shared_view(table: LiveTable) -> SharedView:
    """The part of a view that is the same for every seat."""
    sitting, state = table.sitting, table.sitting.match
    return SharedView(
        sitting.phase,
        [_seat_shown(sitting, seat) for seat in range(len(sitting.chairs))],
        _clocks_shown(sitting),
        _vote_shown(sitting),
        tuple(channels(sitting)),
        _result_shown(table),
        state is not None and round_of(state) is not None,
    )


@lru_cache
def _heard(channels: tuple[tuple[int, ...], ...], seat: int) -> Sequence[Sequence[int]]:
    return [one for one in channels if seat in one]


def view_for(
    table: LiveTable, seat: int, commitment: str, shared: SharedView | None = None
) -> View:
    """The table as this seat (-1: a spectator) is shown it."""
    sitting, state = table.sitting, table.sitting.match
    shared = shared or shared_view(table)
    heard = _heard(shared.channels, seat)
    if state is None:
        return View(seat, "setting", sitting.setting, shared.seats, commitment, channels=heard)
    return View(
        seat,
        shared.phase,
        sitting.setting,
        shared.seats,
        commitment,
        question=sitting.questions[seat] if seat >= 0 else 0,
        scene=scene_of(state, seat),
        window=_window_shown(prompt_for(state, seat)),
        clocks=shared.clocks,
        vote=shared.vote,
        # While all choose, it would tell who has.
        undo=0 if shared.all_choose else _free_to_undo(sitting, state, seat),
        channels=heard,
        promises=sitting.talk.promises,
        result=shared.result,
        rematch=sitting.rematch,
        orders=_orders_shown(given_by(state.windows.orders, seat)),
    )


def _free_to_undo(sitting: Sitting, state: State, seat: int) -> int:
    """What a seat may take back without asking."""
    if seat < 0 or not may_slip(sitting.slips, state, seat):
        return 0
    return len(state.lines) - undo_is_free_to(state, seat)


def _seat_shown(sitting: Sitting, seat: int) -> SeatShown:
    sitter, kept = sitting.chairs[seat], sitting.kept.get(seat)
    if sitter is None:
        return SeatShown("nobody", kept.name, kept=True) if kept else SeatShown("nobody")
    return SeatShown(
        _plays(sitter),
        sitter.name,
        sitter.bot,
        sitter.guest == sitting.host,
        silent=sitter.guest in sitting.talk.silent,
        sent_away=sitter.guest in sitting.talk.kicked,
    )


def _plays(sitter: Sitter) -> Plays:
    if not sitter.is_person:
        return "bot"
    if sitter.reason is None:
        return "person"
    return "minded" if sitter.reason == "away" else "lost"


def _clocks_shown(sitting: Sitting) -> Sequence[ClockShown]:
    if sitting.setting.clock.kind == "none":
        return ()
    clocks = sitting.clocks
    return [ClockShown(left, clocks.since.get(seat)) for seat, left in enumerate(clocks.left)]


def _vote_shown(sitting: Sitting) -> VoteShown | None:
    vote, state = sitting.vote, sitting.match
    if vote is None or state is None:
        return None
    # How many lines a match has is no news for everybody: some may have been chosen in secret.
    lines = len(state.lines) - vote.keep if vote.matter == "undo" else 0
    missing = sorted(vote.missing(sitting.voters(vote.matter)))
    return VoteShown(vote.seat, vote.matter, lines, sorted(vote.agreed), missing)


def _orders_shown(orders: Sequence[Standing]) -> tuple[StandingShown, ...]:
    return tuple(StandingShown(one.order, one.about, one.until) for one in orders)


def _window_shown(prompt: Prompt | None) -> WindowShown | None:
    if prompt is None:
        return None
    return WindowShown(
        prompt.number,
        prompt.opened,
        prompt.earliest,
        prompt.latest,
        prompt.answer,
        _orders_shown(prompt.orders),
    )


def _result_shown(table: LiveTable) -> ResultShown | None:
    state = table.sitting.match
    if state is None or not state.is_over or table.match is None:
        return None
    last, roles = last_in_rank(table.sitting.chairs), state.game.roles(state.position)
    result, ended = result_of(table.match), state.ended
    if result is not None:
        return ResultShown(
            result.cause,
            result.clause,
            result.scores,
            ranking.winners(result, last),
            last,
            None,
            table.sitting.secret,
            ranking.ranks(result, last),
            roles,
        )
    assert ended is not None
    return _ended_early(table, ended, last, roles)


def _ended_early(
    table: LiveTable, ended: Ended, last: Sequence[int], roles: Sequence[str]
) -> ResultShown:
    seats = range(table.sitting.setting.seats)
    has_winners = bool(last) and ended.cause != ABORTED
    winners = [seat for seat in seats if has_winners and seat not in last]
    secret = table.sitting.secret
    return ResultShown(ended.cause, "", (), winners, last, ended.seat, secret, roles=roles)
