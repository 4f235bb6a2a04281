"""What each kind of step asks, as a list of differences: no difference, and the step holds.

Only a played line changes anything. What a line may be and what a seat is shown is asked of the
game; this room knows no rule.
"""

import re
from collections.abc import Iterator, Sequence
from functools import singledispatch

from msgspec import UNSET

from gruft.kernel.chance import FastChance
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.lines import must_be_asked, play_line, split_line, try_moves
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused, seat_of
from gruft.testing.scenario_compare import Comparison, Difference, at_path, texts
from gruft.testing.scenario_form import (
    Expect,
    Legal,
    Play,
    Refusal,
    RefusedSetUp,
    Sees,
    Step,
    Worlds,
)
from gruft.testing.scenario_paths import leads_somewhere, looks_like_a_path
from gruft.testing.scenario_stage import Stage, truth_of

#: Refusals with these keys are faults of the script, not answers of the rules.
SCRIPT_FAULT = "script-"


class ScriptFault(Exception):
    """The scripted luck does not fit what the rules draw."""

    def __init__(self, reason: Refused) -> None:
        super().__init__(reason)
        self.reason = reason


@singledispatch
def check_step(step: Step, stage: Stage) -> list[Difference]:
    """Carry out a step, or look whether what it says is so; the words of a lesson always hold."""
    return []


# --- lines ---------------------------------------------------------------------------------------


@check_step.register
def _play(step: Play, stage: Stage) -> list[Difference]:
    line = str(step.play)
    journal = Journal()
    told, stage.position.journal = stage.position.journal, journal
    try:
        play_line(stage.game, stage.position, step.seat, line)
    except Refused as refusal:
        stage.position.journal = told
        return [_about_line("scenario-play-refused", step.seat, line, _answer(refusal))]
    stage.journal = journal
    return []


@check_step.register
def _refused(step: Refusal, stage: Stage) -> list[Difference]:
    line = str(step.refused)
    before = stage.truth()
    refusal = stage.game.refuse(stage.position, step.seat, line)
    if refusal is None:
        return [_about_line("scenario-not-refused", step.seat, line, None)]
    found = [*_other_ground(step, _answer(refusal))]
    if stage.truth() != before:
        found.append(_about_line("scenario-refused-but-changed", step.seat, line, refusal))
    return found


def _other_ground(step: Refusal, refusal: Refused) -> Iterator[Difference]:
    line = str(step.refused)
    yield from _differs_from(line, refusal, "clause", step.clause, refusal.clause)
    yield from _differs_from(line, refusal, "key", step.key, refusal.key)


def _differs_from(
    line: str, refusal: Refused, name: str, wanted: str, given: str
) -> Iterator[Difference]:
    if wanted and wanted != given:
        args: dict[str, object] = {"line": line, "expected": wanted, "found": given}
        yield Difference(name, wanted, given, Telling("scenario-other-ground", args), refusal)


@check_step.register
def _refused_set_up(step: RefusedSetUp, stage: Stage) -> list[Difference]:
    problem = stage.setting.problem_with(step.refused_set_up)
    if problem is None:
        telling = Telling("scenario-set-up-not-refused", {})
        return [Difference("refused_set_up", "refused", "accepted", telling)]
    told, reason = "refused_set_up", problem.reason
    return [
        *_differs_from(told, reason, "clause", step.clause, reason.clause),
        *_differs_from(told, reason, "key", step.key, reason.key),
        *_differs_from(told, reason, "path", step.path, problem.path),
    ]


def _about_line(key: str, seat: int, line: str, reason: Refused | None) -> Difference:
    telling = Telling(key, {"line": line, "player": seat_of(seat)})
    found = "accepted" if reason is None else str(reason)
    return Difference(line, "refused" if reason is None else "accepted", found, telling, reason)


def _answer(refusal: Refused) -> Refused:
    if refusal.key.startswith(SCRIPT_FAULT):
        raise ScriptFault(refusal)
    return refusal


# --- legal moves ---------------------------------------------------------------------------------


@check_step.register
def _legal(step: Legal, stage: Stage) -> list[Difference]:
    seat, after = step.legal.seat, str(step.legal.after)
    listed = [
        [] if moves is UNSET else [*map(str, moves)]
        for moves in (step.legal.includes, step.legal.excludes, step.legal.exactly)
    ]
    found = [
        *_all_legal(stage, seat, after, [*listed[0], *listed[2]]),
        *_none_legal(stage, seat, after, listed[1]),
    ]
    return found if step.legal.exactly is UNSET else found + _others(stage, seat, after, listed[2])


def _others(stage: Stage, seat: int, after: str, listed: Sequence[str]) -> list[Difference]:
    """The legal moves that were not listed."""
    position = _position_after(stage, seat, after)
    if position is None:
        return []
    readable = {_read(stage, position, seat, written) for written in listed}
    surplus = [
        stage.game.write(position, move) for move in position.moves(seat) if move not in readable
    ]
    if not surplus:
        return []
    telling = Telling("scenario-also-legal", _args(seat, " | ".join(surplus)))
    return [Difference("exactly", [*listed], surplus, telling)]


def _position_after(stage: Stage, seat: int, after: str) -> Position | None:
    """The position in which the seat goes on with its line; None if it does not."""
    if not after:
        return stage.position if seat < stage.position.seats else None
    try:
        _, position = try_moves(stage.game, stage.position, seat, after)
    except Refused as refusal:
        _answer(refusal)
        return None
    return position if position.composing() == seat else None


def _all_legal(stage: Stage, seat: int, after: str, listed: Sequence[str]) -> Iterator[Difference]:
    for written in listed:
        reason = _why_not(stage, seat, after, written)
        if reason is not None:
            telling = Telling("scenario-not-legal", _args(seat, written))
            yield Difference(written, "legal", str(reason), telling, reason)


def _none_legal(stage: Stage, seat: int, after: str, listed: Sequence[str]) -> Iterator[Difference]:
    for written in listed:
        if _why_not(stage, seat, after, written) is None:
            telling = Telling("scenario-is-legal", _args(seat, written))
            yield Difference(written, "refused", "legal", telling)


def _read(stage: Stage, position: Position, seat: int, written: str) -> int | None:
    try:
        return stage.game.parse(position, seat, written)
    except Refused:
        return None


def _why_not(stage: Stage, seat: int, after: str, written: str) -> Refused | None:
    """Why this is not legal, alone or as part of a line; None if it is."""
    game, position = stage.game, stage.position
    try:
        if seat >= position.seats:
            must_be_asked(game, position, seat)
        parts = [] if after else split_line(written)
        if len(parts) == 1 and game.unfold(position, seat, written) == parts:
            # In a window a seat that will be asked has moves before its turn has come.
            move = game.parse(position, seat, written)
            return None if move in position.moves(seat) else position.refusal(seat, move)
        try_moves(game, position, seat, f"{after}; {written}" if after else written)
    except Refused as refusal:
        return _answer(refusal)
    return None


def _args(seat: int, moves: str) -> dict[str, object]:
    return {"player": seat_of(seat), "moves": moves}


# --- what is true and what is shown --------------------------------------------------------------


@check_step.register
def _expect(step: Expect, stage: Stage) -> list[Difference]:
    return [*_comparison(stage).differences(step.expect, stage.truth())]


def _comparison(stage: Stage) -> Comparison:
    return Comparison(stage.game.cards_apart)


@check_step.register
def _worlds(step: Worlds, stage: Stage) -> list[Difference]:
    asked = step.worlds
    worlds = [
        truth_of(stage.game, stage.position.world(asked.seat, FastChance(number)))
        for number in range(asked.sample)
    ]
    compare = _comparison(stage).differences
    found: list[Difference] = []
    if asked.every is not UNSET:
        differing = ([*compare(asked.every, world)] for world in worlds)
        found += next(filter(None, differing), [])
    if asked.some is not UNSET and all(any(compare(asked.some, world)) for world in worlds):
        telling = Telling("scenario-in-no-world", {"player": seat_of(asked.seat)})
        found.append(Difference("some", asked.some, None, telling))
    return found


@check_step.register
def _sees(step: Sees, stage: Stage) -> list[Difference]:
    shown = stage.shown_to(step.sees.seat)
    scene = {} if step.sees.scene is UNSET else step.sees.scene
    found = [*_comparison(stage).differences(scene, shown)]
    for hidden in () if step.sees.hides is UNSET else map(str, step.sees.hides):
        found += _shows(stage, hidden, shown)
    return found


def _shows(stage: Stage, hidden: str, shown: dict[str, object]) -> Iterator[Difference]:
    """Where a text occurs, or what stands at a path, although it should be hidden."""
    if looks_like_a_path(hidden, shown):
        if not leads_somewhere(hidden, stage.game, shown):
            telling = Telling("scenario-no-such-path", {"path": hidden})
            yield Difference(hidden, None, None, telling)
        leaks = [(path, value) for path, value in at_path(shown, hidden) if not _is_nothing(value)]
    else:
        whole_words = re.compile(rf"(?<!\w){re.escape(hidden)}(?!\w)")
        leaks = [(path, text) for path, text in texts(shown) if whole_words.search(text)]
    for path, value in leaks:
        telling = Telling("scenario-shows", {"path": path, "hidden": hidden})
        yield Difference(path, None, value, telling)


def _is_nothing(value: object) -> bool:
    return value is None or value in ("", [], {})
