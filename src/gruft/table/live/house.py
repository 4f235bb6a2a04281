"""What the house does by itself when its time has come: windows, clocks, votes, minded seats.

`due_at` is the next moment at which it has something to do; until then nothing needs looking at.
"""

from collections.abc import Sequence
from hashlib import sha256

from gruft.kernel.chance import StrongChance
from gruft.kernel.lines import unanswered_line
from gruft.kernel.record import ABORTED, OUT_OF_TIME, RESIGNED, Ended, LinePlayed, Undone
from gruft.table.live.acts import Reason, Reopened, StoodIn, TimeUp, Unasked
from gruft.table.live.chairs import last_in_rank, played_by_bots, sitter_at
from gruft.table.live.clocks import MOST_LAG, first_to_run_out
from gruft.table.live.sitting import Sitting, asked_seats
from gruft.table.live.unasked import only_answer
from gruft.table.live.work import Work
from gruft.table.opening import seed_of
from gruft.table.rounds import round_of
from gruft.table.sealed import due_at as window_due_at
from gruft.table.state import State, branch_after_undo
from gruft.table.windows import due_step

LUCK_LABEL = b"gruft-unanswered-1"


def tick(work: Work) -> None:
    """Do everything that is due by now."""
    while _windows(work) or _clocks(work) or _votes(work) or _sides(work) or _unasked(work):
        pass


def go_on(work: Work, closed_at: int) -> None:
    """The house is open again: whose time ran has it back, then everything that is due is done."""
    closed = work.now - closed_at
    if closed > 0 and due_at(work.sitting) is not None:
        work.do(Reopened(closed))
    tick(work)


def due_at(sitting: Sitting) -> int | None:
    """When the house must look again, bots apart; None if nothing but people can go on."""
    state = sitting.match
    if state is None or state.is_over:
        return None
    moments = [window_due_at(state.windows, state.ground)]
    lost = _lost_on_time(sitting)
    moments.append(None if lost is None else lost[1])
    return min((moment for moment in moments if moment is not None), default=None)


def thinking_bots(sitting: Sitting) -> dict[int, str]:
    """The seats for which a bot has to find an answer now, and which bot it is."""
    state = sitting.match
    if state is None or state.is_over:
        return {}
    opening = state.windows.opening
    if state.windows.pace is not None and state.position.window() is not None:
        asked = [] if opening is None or opening.closed else list(opening.window.seats)
        answered = {} if opening is None else opening.answers
    else:
        asked, answered = state.position.to_act(), {}
    bots = played_by_bots(sitting.chairs)
    return {seat: bots[seat] for seat in asked if seat in bots and seat not in answered}


def _windows(work: Work) -> bool:
    state = work.sitting.match
    step = None if state is None else due_step(state, work.now)
    if step is not None:
        work.step(step)
    return step is not None


def _unasked(work: Work) -> bool:
    """Where nobody could learn from it, a question with a single answer answers itself."""
    only = only_answer(work.sitting, work.now)
    if only is not None:
        work.do(Unasked(only.seat, only.name, only.is_written))
        work.step(only.step)
    return only is not None


def _clocks(work: Work) -> bool:
    lost = _lost_on_time(work.sitting)
    if lost is None or lost[1] > work.now or work.sitting.phase != "playing":
        return False
    seat = lost[0]
    if work.sitting.setting.at_zero == "bot":
        give_up(work, seat, "time")
    else:
        _play_unanswered(work, seat)
    return True


def _lost_on_time(sitting: Sitting) -> tuple[int, int] | None:
    """Who is next to have answered too late, and when: an answer that was given in time may still
    be on its way when the time is over."""
    runs_out = first_to_run_out(sitting.clocks, asked_seats(sitting))
    return None if runs_out is None else (runs_out[0], runs_out[1] + MOST_LAG)


def _play_unanswered(work: Work, seat: int) -> None:
    state = work.sitting.must_be_playing()
    if round_of(state) is None:  # while all choose, it would tell who has
        work.do(TimeUp(seat))
    luck = _luck_of_the_house(state, work.now)
    work.step(LinePlayed(seat, unanswered_line(state.game, state.position, seat, luck)))


def _luck_of_the_house(state: State, now: int) -> StrongChance:
    """Luck that nobody can work out while the match runs, and that has nothing to do with its own:
    dice that everybody sees must not tell what was drawn here."""
    return StrongChance(sha256(LUCK_LABEL + seed_of(state.header) + now.to_bytes(8)).digest())


def _votes(work: Work) -> bool:
    """A seat that gave up has no word in it any more: a vote may be settled by that alone."""
    vote = work.sitting.vote
    if vote is None or work.sitting.phase != "playing":
        return False
    if vote.missing(work.sitting.voters(vote.matter)):
        return False
    if vote.matter == "abort":
        work.step(Ended(vote.seat, ABORTED))
    else:
        take_back(work, vote.seat, vote.keep, tuple(range(work.sitting.setting.seats)))
    return True


def take_back(work: Work, seat: int, keep: int, agreed: Sequence[int]) -> None:
    """Go on from the first lines of the match, as many as are kept."""
    branch = branch_after_undo(work.sitting.must_be_playing(), keep)
    work.step(Undone(seat, keep, branch, tuple(agreed)))


def give_up(work: Work, seat: int, reason: Reason) -> None:
    """A seat is lost: a bot plays on in it, unless that would leave nobody on a side."""
    work.do(StoodIn(seat, work.sitting.setting.stand_in, reason))
    _sides(work)


def _sides(work: Work) -> bool:
    """A match is lost when nobody of a side plays any more; others may have left it for the other
    side long after somebody gave up."""
    lost = [] if work.sitting.phase != "playing" else _of_lost_sides(work.sitting)
    if lost:
        reasons = [sitter_at(work.sitting.chairs, seat).reason for seat in lost]
        work.step(Ended(lost[-1], OUT_OF_TIME if reasons[-1] == "time" else RESIGNED))
    return bool(lost)


def _of_lost_sides(sitting: Sitting) -> list[int]:
    """Where two play, or teams: those who gave up and whose whole side did."""
    state = sitting.must_be_playing()
    teams = state.game.teams(state.position)
    if len(teams) > 2 and len(set(teams)) == len(teams):
        return []
    gave_up = last_in_rank(sitting.chairs)
    sides = {team for seat, team in enumerate(teams) if seat not in gave_up}
    return [seat for seat in gave_up if teams[seat] not in sides]
