"""What each kind of step asks, as a list of differences: no difference, and the step holds.

Only a played line changes anything. What a line may be and what a seat is shown is asked of the
game; this room knows no rule.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch

from msgspec import UNSET

from gruft.kernel.game import Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.lines import play_line, split_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused, seat_of
from gruft.kernel.scene import plain
from gruft.testing.scenario_compare import Difference, at_path, differences, texts
from gruft.testing.scenario_form import Expect, Legal, Play, Refusal, Sees, Step

#: Refusals with these keys are faults of the script, not answers of the rules.
SCRIPT_FAULT = "script-"


@dataclass(slots=True)
class Stage:
    """The table a scenario is played at: the game, the position now, and what was told last."""

    game: Game
    position: Position
    journal: Journal

    def truth(self) -> dict[str, object]:
        """What `expect` looks at: the position's JSON, and how the game ended if it is over."""
        over = self.position.is_over()
        outcome = plain(self.position.outcome()) if over else None
        return {**self.game.to_json(self.position), "outcome": outcome}

    def shown_to(self, seat: int) -> dict[str, object]:
        """What `sees` looks at: the seat's scene, and the facts of the last line as it was told."""
        scene = plain(self.game.scene(self.position, seat))
        assert isinstance(scene, dict)
        return {**scene, "facts": [plain(telling) for telling in self.journal.told(seat)]}


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
    for name, wanted, given in (
        ("clause", step.clause, refusal.clause),
        ("key", step.key, refusal.key),
    ):
        if wanted and wanted != given:
            args: dict[str, object] = {
                "line": str(step.refused),
                "expected": wanted,
                "found": given,
            }
            telling = Telling("scenario-other-ground", args)
            yield Difference(name, wanted, given, telling, refusal)


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
    legal = step.legal
    if legal.exactly is not UNSET:
        return [*_exactly(stage, legal.seat, [str(move) for move in legal.exactly])]
    included = _all_legal(stage, legal.seat, [str(move) for move in legal.includes])
    excluded = _none_legal(stage, legal.seat, [str(move) for move in legal.excludes])
    return [*included, *excluded]


def _exactly(stage: Stage, seat: int, listed: Sequence[str]) -> Iterator[Difference]:
    yield from _all_legal(stage, seat, listed)
    readable = {_read(stage, seat, written) for written in listed}
    position = stage.position
    surplus = [
        stage.game.write(position, move) for move in position.moves(seat) if move not in readable
    ]
    if surplus:
        telling = Telling("scenario-also-legal", _args(seat, " | ".join(surplus)))
        yield Difference("exactly", [*listed], surplus, telling)


def _all_legal(stage: Stage, seat: int, listed: Sequence[str]) -> Iterator[Difference]:
    for written in listed:
        reason = _why_not(stage, seat, written)
        if reason is not None:
            telling = Telling("scenario-not-legal", _args(seat, written))
            yield Difference(written, "legal", str(reason), telling, reason)


def _none_legal(stage: Stage, seat: int, listed: Sequence[str]) -> Iterator[Difference]:
    for written in listed:
        if _why_not(stage, seat, written) is None:
            telling = Telling("scenario-is-legal", _args(seat, written))
            yield Difference(written, "refused", "legal", telling)


def _read(stage: Stage, seat: int, written: str) -> int | None:
    try:
        return stage.game.parse(stage.position, seat, written)
    except Refused:
        return None


def _why_not(stage: Stage, seat: int, written: str) -> Refused | None:
    """Why the last move of a written line is not legal after the others; None if it is."""
    *before, last = split_line(written)
    position = stage.position.clone()
    try:
        for part in before:
            position.play(seat, stage.game.parse(position, seat, part))
        move = stage.game.parse(position, seat, last)
    except Refused as refusal:
        return _answer(refusal)
    # In a window a seat that will be asked has moves before its turn has come.
    return None if move in position.moves(seat) else position.refusal(seat, move)


def _args(seat: int, moves: str) -> dict[str, object]:
    return {"player": seat_of(seat), "moves": moves}


# --- what is true and what is shown --------------------------------------------------------------


@check_step.register
def _expect(step: Expect, stage: Stage) -> list[Difference]:
    return [*differences(step.expect, stage.truth())]


@check_step.register
def _sees(step: Sees, stage: Stage) -> list[Difference]:
    shown = stage.shown_to(step.sees.seat)
    found = [*differences(step.sees.scene, shown)]
    for hidden in map(str, step.sees.hides):
        found += _shows(hidden, shown)
    return found


def _shows(hidden: str, shown: dict[str, object]) -> Iterator[Difference]:
    """Where a text occurs, or what stands at a path, although it should be hidden."""
    if hidden.partition(".")[0] in shown:
        leaks = [(path, value) for path, value in at_path(shown, hidden) if not _is_nothing(value)]
    else:
        whole_words = re.compile(rf"(?<!\w){re.escape(hidden)}(?!\w)")
        leaks = [(path, text) for path, text in texts(shown) if whole_words.search(text)]
    for path, value in leaks:
        telling = Telling("scenario-shows", {"path": path, "hidden": hidden})
        yield Difference(path, None, value, telling)


def _is_nothing(value: object) -> bool:
    return value is None or value in ("", [], {})
