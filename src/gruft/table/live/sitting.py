"""The fold of a live table: what is true after each of its acts.

A sitting is never changed; an act makes a new one, or is refused and makes nothing. So a command
can be worked out to its end, stored, and only then be true.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

import msgspec

from gruft.kernel.game import Game
from gruft.kernel.journal import Fact, Telling
from gruft.kernel.record import Drawn, Header, LinePlayed, Undone
from gruft.kernel.refusal import Refused, seat_of
from gruft.table.live import retracting
from gruft.table.live.acts import (
    Agreed,
    BotSeated,
    BotsPaced,
    Declined,
    Kept,
    Kicked,
    Matter,
    Muted,
    Promised,
    PromiseMarked,
    Proposed,
    RematchSet,
    Reopened,
    Returned,
    Said,
    SatDown,
    Stamped,
    Stepped,
    StoodIn,
    StoodUp,
    Swapped,
    TableSet,
    TimeUp,
    Unasked,
    step_in,
)
from gruft.table.live.chairs import (
    Chairs,
    empty_chairs,
    minded,
    must_be_free,
    played_by_bots,
    returned,
    sat_down,
    sitter_at,
    stood_in,
    stood_up,
    swapped,
)
from gruft.table.live.clocks import (
    Clocks,
    answered,
    asked_anew,
    asked_from,
    put_forward,
    taken_back,
    wound_up,
)
from gruft.table.live.retracting import Slips
from gruft.table.live.setting import Setting
from gruft.table.live.talk import Talk, after_talk
from gruft.table.live.votes import Vote, after_vote
from gruft.table.rounds import Round, round_of
from gruft.table.sealed import later
from gruft.table.state import Change, State, after, opened
from gruft.table.window_entries import TableStep

Phase = Literal["setting", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """What is true at a live table: who sits, the match, its clocks, a vote, the talk."""

    game: Game
    setting: Setting
    host: str
    secret: str = field(repr=False)
    chairs: Chairs
    match: State | None = None
    clocks: Clocks = field(default_factory=Clocks)
    vote: Vote | None = None
    slips: Slips = field(default_factory=Slips)
    talk: Talk = field(default_factory=Talk)
    rematch: str = ""
    #: The free seats that are kept for somebody.
    kept: Mapping[int, Kept] = field(default_factory=dict)
    #: How often each seat's question has changed: the number an answer must name.
    questions: tuple[int, ...] = ()

    @property
    def phase(self) -> Phase:
        """Whether people still sit down, play, or have played."""
        if self.match is None:
            return "setting"
        return "over" if self.match.is_over else "playing"

    def voters(self, matter: Matter) -> frozenset[int]:
        """The seats whose word counts in a vote: those that people play now.

        Nothing is taken back without those who are away for a while: they would come back and not
        know what others have learned. A match may be broken off without them.
        """
        away = self._may_come_back() if matter == "undo" else ()
        return frozenset(range(self.setting.seats)) - {*played_by_bots(self.chairs)} | {*away}

    def _may_come_back(self) -> list[int]:
        """The seats whose people are away; whom the host has sent away does not come back."""
        guests = {seat: sitter_at(self.chairs, seat).guest for seat in minded(self.chairs)}
        return [seat for seat, guest in guests.items() if guest not in self.talk.kicked]

    def must_be_setting(self) -> None:
        """Refuse what can only be done before the match."""
        if self.match is not None:
            raise Refused("table-begun")

    def must_be_playing(self) -> State:
        """The match; refused before it begins and after it has ended."""
        if self.match is None:
            raise Refused("table-not-begun")
        if self.match.is_over:
            raise Refused("table-over")
        return self.match


@dataclass(frozen=True, slots=True)
class Turn:
    """What an act led to: the sitting after it, what everybody is told, the luck drawn."""

    sitting: Sitting
    facts: Sequence[Fact] = ()
    draws: Sequence[Drawn] = ()
    change: Change | None = None


def set_table(game: Game, act: TableSet) -> Sitting:
    """A table that was just set."""
    setting = act.setting
    questions = (0,) * setting.seats
    return Sitting(game, setting, act.host, act.secret, empty_chairs(setting), questions=questions)


def after_act(sitting: Sitting, stamped: Stamped) -> Turn:
    """Take one act, or refuse it."""
    act = stamped.act
    match act:
        case TableSet():
            raise Refused("table-set-twice")
        case BotsPaced():
            setting = msgspec.structs.replace(sitting.setting, bot_pace=act.pace)
            return Turn(replace(sitting, setting=setting))
        case SatDown() | BotSeated() | StoodUp() | Swapped() | Kept():
            sitting.must_be_setting()
            return Turn(_seated(sitting, act))
        case Stepped():
            return _stepped(sitting, act, stamped)
        case StoodIn() | Returned():
            return _minded(sitting, act, stamped)
        case Proposed() | Agreed() | Declined():
            return _voted(sitting, act)
        case Said() | Muted() | Kicked() | Promised() | PromiseMarked():
            return Turn(replace(sitting, talk=after_talk(sitting.talk, act)))
        case TimeUp():
            sitting.must_be_playing()
            return Turn(sitting, [_for_all("log-time-up", player=seat_of(act.seat))])
        case Unasked():
            sitting.must_be_playing()
            move = {"text" if act.is_written else "word": act.answer}
            told = _for_all("log-unasked", player=seat_of(act.seat), move=move)
            return Turn(sitting, [told])
        case Reopened():
            return Turn(_reopened(sitting, act, stamped.at))
        case RematchSet():
            return Turn(replace(sitting, rematch=act.table))
    assert_never(act)


# --- seats ---------------------------------------------------------------------------------------


def _seated(sitting: Sitting, act: SatDown | BotSeated | StoodUp | Swapped | Kept) -> Sitting:
    chairs, kept = sitting.chairs, dict(sitting.kept)
    if isinstance(act, Kept):
        must_be_free(chairs, act.seat)
        kept[act.seat] = act
    elif isinstance(act, Swapped):
        chairs = swapped(chairs, act)
        kept = {_swapped_seat(seat, act): one for seat, one in kept.items()}
    elif isinstance(act, StoodUp):
        # A seat that is kept for somebody who is not here yet may be given free as well.
        if kept.pop(act.seat, None) is None:
            chairs = stood_up(chairs, act)
    else:
        chairs = sat_down(chairs, act)
        kept.pop(act.seat, None)
    return replace(sitting, chairs=chairs, kept=kept)


def _swapped_seat(seat: int, act: Swapped) -> int:
    return act.one + act.other - seat if seat in (act.one, act.other) else seat


def _minded(sitting: Sitting, act: StoodIn | Returned, stamped: Stamped) -> Turn:
    sitting.must_be_playing()
    if isinstance(act, StoodIn):
        chairs = stood_in(sitting.chairs, act)
        told = _for_all(f"log-stood-in-{act.reason}", player=seat_of(act.seat))
    else:
        chairs = returned(sitting.chairs, act)
        told = _for_all("log-returned", player=seat_of(act.seat))
    then = replace(sitting, chairs=chairs)
    clock, asked = sitting.setting.clock, _people_asked(then)
    clocks = asked_from(sitting.clocks, clock, asked, stamped.at, goes_on=True)
    return Turn(replace(then, clocks=clocks), [told])


# --- the match -----------------------------------------------------------------------------------


def _stepped(sitting: Sitting, act: Stepped, stamped: Stamped) -> Turn:
    step = step_in(act)
    if isinstance(step, Header):
        return _opened(sitting, step, stamped)
    state = sitting.must_be_playing()
    change = after(state, step)
    vote = _vote_after(sitting.vote, state, change.state)
    slips = retracting.after_step(sitting.slips, state, step)
    then = replace(sitting, match=change.state, vote=vote, slips=slips)
    then = _with_clocks_after_step(_with_questions(then, state), state, step, stamped)
    return Turn(then, change.facts, change.draws, change)


def _vote_after(vote: Vote | None, before: State, then: State) -> Vote | None:
    """After the end nothing is voted on; what was proposed about lines was about those before."""
    is_about_lines = vote is not None and vote.matter == "undo"
    has_lapsed = then.is_over or (is_about_lines and then.lines is not before.lines)
    return None if has_lapsed else vote


def _opened(sitting: Sitting, header: Header, stamped: Stamped) -> Turn:
    sitting.must_be_setting()
    change = opened(sitting.game, header)
    clocks = wound_up(sitting.setting.clock, sitting.setting.seats)
    then = _with_questions(replace(sitting, match=change.state, clocks=clocks), None)
    return Turn(_with_clocks(then, stamped.at), change.facts, change.draws, change)


def _reopened(sitting: Sitting, act: Reopened, at: int) -> Sitting:
    """Clocks and the open window go on with the time that they had left."""
    state = sitting.must_be_playing()
    match = replace(state, windows=later(state.windows, act.closed, at))
    return replace(sitting, match=match, clocks=put_forward(sitting.clocks, act.closed, at))


def seats_seen_asked(sitting: Sitting) -> list[int]:
    """The seats of which everybody may know that they are asked: where several choose at once,
    also those that have chosen."""
    asked, state = asked_seats(sitting), sitting.match
    choosing = round_of(state) if asked and state is not None else None
    return asked if choosing is None else sorted(choosing.seats)


def asked_seats(sitting: Sitting) -> list[int]:
    """The seats that are asked one by one now; in a window, and when all is over, none."""
    state = sitting.match
    if state is None or state.is_over:
        return []
    if state.windows.pace is not None and state.position.window() is not None:
        return []
    return state.position.to_act()


def _with_clocks(sitting: Sitting, now: int) -> Sitting:
    asked = _people_asked(sitting)
    return replace(sitting, clocks=asked_from(sitting.clocks, sitting.setting.clock, asked, now))


def _with_clocks_after_step(
    sitting: Sitting, before: State, step: TableStep, stamped: Stamped
) -> Sitting:
    clock, clocks, now = sitting.setting.clock, sitting.clocks, stamped.at
    if clock.kind == "none":
        return sitting
    if isinstance(step, Undone):
        clocks = taken_back(clocks, clock, step, _people_asked(sitting), now)
        return replace(sitting, clocks=clocks)
    if (choosing := round_of(before)) is not None:
        return _with_clocks_after_choice(sitting, choosing, now)
    if isinstance(step, LinePlayed):
        clocks = answered(clocks, clock, step.seat, len(before.lines), now, stamped.lag)
    return _with_clocks(replace(sitting, clocks=clocks), now)


def _with_clocks_after_choice(sitting: Sitting, choosing: Round, now: int) -> Sitting:
    """What all choose at once costs nobody any time: a clock that stops would tell who has."""
    if sitting.match is None or round_of(sitting.match) == choosing:
        return sitting
    return replace(sitting, clocks=asked_anew(sitting.clocks, _people_asked(sitting), now))


def _people_asked(sitting: Sitting) -> list[int]:
    bots = played_by_bots(sitting.chairs)
    return [seat for seat in seats_seen_asked(sitting) if seat not in bots]


def _with_questions(sitting: Sitting, before: State | None) -> Sitting:
    """A question is new if its window or its answers are; a sealed answer elsewhere is not, nor
    what somebody else has chosen in secret."""
    state, seats = sitting.match, range(sitting.setting.seats)
    assert state is not None
    then = _questions(state, seats)
    earlier = [None for _ in seats] if before is None else _questions(before, seats)
    counted = [
        count + (earlier[seat] != then[seat]) for seat, count in enumerate(sitting.questions)
    ]
    return replace(sitting, questions=tuple(counted))


def _questions(state: State, seats: Sequence[int]) -> list[tuple[object, ...]]:
    position, opening, choosing = state.position, state.windows.opening, round_of(state)
    window = opening.number if opening is not None and not opening.closed else 0
    lines, asked = len(state.lines) if choosing is None else choosing.lines, position.to_act()
    return [
        (window, lines, position.moves(seat)) if seat in asked else (window, -1) for seat in seats
    ]


# --- votes ---------------------------------------------------------------------------------------


def _voted(sitting: Sitting, act: Proposed | Agreed | Declined) -> Turn:
    sitting.must_be_playing()
    vote = after_vote(sitting.vote, act)
    told = _vote_told(act)
    return Turn(replace(sitting, vote=vote), [told])


def _vote_told(act: Proposed | Agreed | Declined) -> Fact:
    if isinstance(act, Proposed):
        return _for_all(f"log-proposed-{act.matter}", player=seat_of(act.seat))
    key = "log-agreed" if isinstance(act, Agreed) else "log-declined"
    return _for_all(key, player=seat_of(act.seat))


def _for_all(key: str, **args: object) -> Fact:
    return Fact(Telling(key, args), {})
