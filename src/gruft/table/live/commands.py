"""What people may do at a live table: who may do it, when, and which acts it makes.

A person is a guest; whether somebody is that guest, and holds the seat, is for the server to know.
"""

from collections.abc import Sequence
from dataclasses import replace

from gruft.kernel.edition import Edition
from gruft.kernel.lines import try_line
from gruft.kernel.refusal import Refused, seat_of
from gruft.kernel.scene import SPECTATOR
from gruft.table.fair import SALT_LENGTH
from gruft.table.live import house
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
    Returned,
    Said,
    SatDown,
    StoodIn,
    StoodUp,
    Swapped,
)
from gruft.table.live.chairs import seats_of, sitter_at
from gruft.table.live.clocks import LEAST_TO_TAKE_BACK, MOST_LAG, runs_out_at
from gruft.table.live.retracting import may_slip
from gruft.table.live.setting import USUAL_PACE, BotPace
from gruft.table.live.sitting import Sitting
from gruft.table.live.talk import must_be_channel
from gruft.table.live.unasked import alone_at, was_unasked
from gruft.table.live.work import Work
from gruft.table.opening import new_header
from gruft.table.pace import AT_ONE_SCREEN, Pace
from gruft.table.rounds import round_of
from gruft.table.state import canonical_line, imagined, undo_is_free_to
from gruft.table.window_entries import Ordered, Recalled, Withdrawn
from gruft.table.windows import sealed_step

# --- before the match ----------------------------------------------------------------------------


def sit(work: Work, guest: str, name: str, seat: int, salt: str, is_invited: bool = False) -> None:
    """A guest takes a free seat; one that is kept only if it is kept for them."""
    must_not_be_kicked(work.sitting, guest)
    must_be_salt(salt)
    kept = work.sitting.kept.get(seat)
    if kept is not None and not is_invited and kept.guest != guest:
        raise Refused("seat-kept", seat=seat + 1)
    work.do(SatDown(seat, guest, name, salt))


def keep_seat(work: Work, guest: str, seat: int) -> None:
    """The host keeps a free seat for whoever will have its invitation."""
    must_be_host(work.sitting, guest)
    work.do(Kept(seat))


def seat_bot(work: Work, guest: str, seat: int, bot: str, name: str) -> None:
    """The host gives a free seat to a bot."""
    must_be_host(work.sitting, guest)
    work.do(BotSeated(seat, bot, name))


def pace_bots(work: Work, guest: str, pace: BotPace) -> None:
    """The host lets the bots play faster or slower; after the end nobody plays any more."""
    must_be_host(work.sitting, guest)
    if work.sitting.phase == "over":
        raise Refused("table-over")
    work.do(BotsPaced(pace))


def leave_seat(work: Work, guest: str, seat: int) -> None:
    """A guest stands up; the host may also make others stand up, and give free what is kept."""
    kept = work.sitting.kept.get(seat)
    owner = sitter_at(work.sitting.chairs, seat).guest if kept is None else kept.guest
    if owner != guest:
        must_be_host(work.sitting, guest)
    work.do(StoodUp(seat))


def swap(work: Work, guest: str, one: int, other: int) -> None:
    """A guest moves to a free seat; only the host exchanges others."""
    mine = seats_of(work.sitting.chairs, guest)
    free = [seat for seat in (one, other) if _is_free(work.sitting, seat)]
    if not (one in mine and other in (*free, *mine)):
        must_be_host(work.sitting, guest)
    work.do(Swapped(one, other))


def begin(work: Work, guest: str, edition: Edition, bot_salts: Sequence[bytes]) -> None:
    """The host lets the match begin, when every seat is taken."""
    sitting = work.sitting
    must_be_host(sitting, guest)
    sitting.must_be_setting()
    sitters = [sitter_at(sitting.chairs, seat) for seat in range(sitting.setting.seats)]
    salts = [
        bytes.fromhex(sitter.salt) if sitter.is_person else salt
        for sitter, salt in zip(sitters, bot_salts, strict=True)
    ]
    header = new_header(
        sitting.game,
        [sitter.name for sitter in sitters],
        secret=bytes.fromhex(sitting.secret),
        salts=salts,
        options=sitting.setting.options,
        edition=edition,
    )
    work.step(header)
    work.step(pace_of(sitting))
    house.tick(work)


def pace_of(sitting: Sitting) -> Pace:
    """The pace of the windows. Against bots alone nobody waits, so a window ends when it is
    answered, unless the host chose a pace. With nobody looking on there is also nobody who could
    learn from the time that a window takes, so it need not take any."""
    pace = sitting.setting.pace
    people = [one for one in sitting.chairs if one is not None and one.is_person]
    if len(people) == 1 and pace == USUAL_PACE:
        pace = replace(pace, longest=AT_ONE_SCREEN.longest)
    return pace if alone_at(sitting) is None else replace(pace, least=AT_ONE_SCREEN.least)


# --- playing -------------------------------------------------------------------------------------


def answer(work: Work, seat: int, question: int, line: str) -> None:
    """A seat answers the question it is asked: with a line, or under seal in a window."""
    house.tick(work)
    must_play_in_person(work.sitting, seat)
    _must_be_in_time(work, seat)
    _must_be_legal_for_all_that_is_known(work, seat, question, line)
    take_answer(work, seat, question, line)


def _must_be_in_time(work: Work, seat: int) -> None:
    """Only as much as the line was slow may an answer come after its time was over."""
    over = runs_out_at(work.sitting.clocks, seat)
    if over is not None and work.now - min(work.lag, MOST_LAG) > over:
        raise Refused("answer-out-of-time")


def _must_be_legal_for_all_that_is_known(work: Work, seat: int, question: int, line: str) -> None:
    """Only what is legal in a world of the seat is tried on the truth."""
    state = work.sitting.must_be_playing()
    if question == work.sitting.questions[seat]:
        try_line(state.game, imagined(state, seat, work.now), seat, line)


def take_answer(work: Work, seat: int, question: int, line: str) -> None:
    """A seat is answered for, whoever plays it; what was due before is done."""
    state = work.sitting.must_be_playing()
    if question != work.sitting.questions[seat]:
        raise Refused("answer-too-late")
    opening = state.windows.opening
    if opening is None:
        work.step(canonical_line(state, seat, line))
    elif (sealed := sealed_step(state, seat, opening.number, line, work.now)) is not None:
        work.step(sealed)
    house.tick(work)


def withdraw(work: Work, seat: int) -> None:
    """A seat takes back what it has sealed."""
    house.tick(work)
    must_play_in_person(work.sitting, seat)
    opening = work.sitting.must_be_playing().windows.opening
    if opening is None:
        raise Refused("window-none")
    work.step(Withdrawn(seat, opening.number, work.now))


def order(work: Work, seat: int, name: str, about: Sequence[int], until: str) -> None:
    """A seat gives a standing order."""
    house.tick(work)
    must_play_in_person(work.sitting, seat)
    work.step(Ordered(seat, name, tuple(about), until, work.now))
    house.tick(work)


def recall(work: Work, seat: int, name: str) -> None:
    """A seat recalls a standing order."""
    house.tick(work)
    must_play_in_person(work.sitting, seat)
    work.step(Recalled(seat, name, work.now))


def bot_answers(work: Work, seat: int, question: int, line: str) -> None:
    """A bot has found its answer; if the question is another by now, nothing happens."""
    house.tick(work)
    if work.sitting.questions[seat] == question and seat in house.thinking_bots(work.sitting):
        take_answer(work, seat, question, line)


# --- agreeing ------------------------------------------------------------------------------------


def undo(work: Work, seat: int) -> None:
    """Take back one's last line: at once if nobody learned anything, else if all agree."""
    state = work.sitting.must_be_playing()
    must_play_in_person(work.sitting, seat)
    if round_of(state) is not None:
        # What can still be taken back would tell who of the others has chosen.
        raise Refused("undo-all-choose")
    keep = _before_last_of(work.sitting, seat)
    is_free = keep >= undo_is_free_to(state, seat) and may_slip(work.sitting.slips, state, seat)
    if not is_free:
        _propose(work, seat, "undo", keep)
        return
    house.take_back(work, seat, keep, ())
    _must_have_time(work.sitting, seat)
    house.tick(work)


def _must_have_time(sitting: Sitting, seat: int) -> None:
    """The time for a line goes back with it, and nobody loses their seat by taking back."""
    if seat in sitting.clocks.since and sitting.clocks.left[seat] < LEAST_TO_TAKE_BACK:
        raise Refused("undo-no-time")


def propose_abort(work: Work, seat: int) -> None:
    """Ask all others to break the match off."""
    must_play_in_person(work.sitting, seat)
    _propose(work, seat, "abort", 0)


def vote(work: Work, seat: int, agrees: bool) -> None:
    """Agree, or not."""
    must_play_in_person(work.sitting, seat)
    if work.sitting.vote is None:
        raise Refused("vote-none")
    work.do(Agreed(seat) if agrees else Declined(seat))
    house.tick(work)


def _propose(work: Work, seat: int, matter: Matter, keep: int) -> None:
    work.do(Proposed(seat, matter, keep))
    house.tick(work)


def _before_last_of(sitting: Sitting, seat: int) -> int:
    state, is_alone = sitting.must_be_playing(), alone_at(sitting) is not None
    lines = state.lines
    for number in range(len(lines) - 1, -1, -1):
        if lines[number].seat == seat and not (is_alone and was_unasked(state, number)):
            return number
    raise Refused("undo-none-yours", player=seat_of(seat))


# --- leaving and coming back ---------------------------------------------------------------------


def resign(work: Work, seat: int) -> None:
    """A seat gives up."""
    house.tick(work)
    house.give_up(work, seat, "resigned")
    house.tick(work)


def mind(work: Work, seat: int) -> None:
    """A bot minds the seat of somebody who has been away too long."""
    work.do(StoodIn(seat, work.sitting.setting.stand_in, "away"))
    house.tick(work)


def come_back(work: Work, seat: int) -> None:
    """A player who was away has their seat again."""
    work.do(Returned(seat))


# --- talking -------------------------------------------------------------------------------------


def say(work: Work, guest: str, name: str, seat: int, channel: Sequence[int], text: str) -> None:
    """Say something to a channel; before the match and after it there is only the whole table."""
    sitting = work.sitting
    for one in (guest, _owner(sitting, seat)):
        must_not_be_silent(sitting, one)
    must_be_channel(tuple(channel), seat, channels(sitting))
    work.do(Said(guest, name, seat, tuple(channel), text.strip()))


def channels(sitting: Sitting) -> list[tuple[int, ...]]:
    """Who may talk to whom, spectators apart."""
    if sitting.match is None or sitting.match.is_over:
        return [tuple(range(sitting.setting.seats))]
    return sitting.game.channels(sitting.match.position)


def promise(work: Work, seat: int, to: int, text: str) -> None:
    """Promise somebody something; it binds nobody."""
    work.sitting.must_be_playing()
    must_not_be_silent(work.sitting, _owner(work.sitting, seat))
    sitter_at(work.sitting.chairs, to)
    if to == seat:
        raise Refused("promise-to-oneself")
    if not work.sitting.game.has_promises:
        raise Refused("promise-not-here")
    work.do(Promised(seat, to, text.strip()))


def mark_promise(work: Work, seat: int, number: int, kept: bool) -> None:
    """Say whether a promise was kept; only who was promised it may."""
    promises = work.sitting.talk.promises
    if not 0 <= number < len(promises) or promises[number].to != seat:
        raise Refused("promise-unknown", given=number)
    work.do(PromiseMarked(number, kept))


def mute(work: Work, guest: str, other: str, silent: bool) -> None:
    """The host lets somebody be silent, or speak again."""
    must_be_host(work.sitting, guest)
    work.do(Muted(other, silent))


def kick(work: Work, guest: str, other: str) -> None:
    """The host sends somebody away: their seat becomes free, or is minded by a bot."""
    must_be_host(work.sitting, guest)
    if other == guest:
        raise Refused("kick-oneself")
    work.do(Kicked(other))
    for seat in seats_of(work.sitting.chairs, other):
        if work.sitting.phase == "setting":
            work.do(StoodUp(seat))
        elif work.sitting.phase == "playing" and not sitter_at(work.sitting.chairs, seat).bot:
            mind(work, seat)


# --- who may -------------------------------------------------------------------------------------


def must_be_host(sitting: Sitting, guest: str) -> None:
    """Refuse everybody but the host."""
    if guest != sitting.host:
        raise Refused("table-host-only")


def must_not_be_kicked(sitting: Sitting, guest: str) -> None:
    """Refuse who was sent away."""
    if guest in sitting.talk.kicked:
        raise Refused("table-kicked")


def must_not_be_silent(sitting: Sitting, guest: str) -> None:
    """Refuse whom the host has silenced."""
    if guest in sitting.talk.silent:
        raise Refused("talk-silent")


def must_play_in_person(sitting: Sitting, seat: int) -> None:
    """Refuse a player whose seat a bot plays: for a while, because they gave up, or at zero."""
    sitter = sitting.chairs[seat]
    if sitter is not None and sitter.bot:
        raise Refused("seat-is-played-by-bot", player=seat_of(seat))


def must_be_salt(given: str) -> None:
    """Refuse what cannot be mixed into the luck of a match."""
    digits = set("0123456789abcdef")
    if len(given) != 2 * SALT_LENGTH or not digits.issuperset(given):
        raise Refused("salt-wrong", digits=2 * SALT_LENGTH)


def _owner(sitting: Sitting, seat: int) -> str:
    """The owner of a seat, whoever has its key; nobody owns the gallery."""
    sitter = None if seat == SPECTATOR else sitting.chairs[seat]
    return "" if sitter is None else sitter.guest


def _is_free(sitting: Sitting, seat: int) -> bool:
    is_there = 0 <= seat < len(sitting.chairs)
    return is_there and sitting.chairs[seat] is None and seat not in sitting.kept
