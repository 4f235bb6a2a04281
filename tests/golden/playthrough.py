"""Tells a story as text that a player can read: who plays what, what is said, and who sees what.

A story is a scenario file; only its lines are told. The table is shown as every seat sees it
whenever a line had consequences beyond itself.
"""

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap

from gruft import shelf
from gruft.kernel.scene import SPECTATOR, Piece, Scene, Zone
from gruft.testing.scenario_form import Form, Play, Step, read_form
from gruft.testing.scenario_stage import find_setting
from gruft.testing.scenario_steps import Stage, check_step
from gruft.testing.scenario_yaml import read_yaml
from gruft.words.speech import Words

NAMES = ("Ada", "Bela", "Cleo", "Dora", "Egon")
#: The names of the rulebook's own example, by seat.
OF_THE_RULEBOOK = ("Leon", "Nina", "Lukas", "Marie", "Jonas")
WATCHER, EVERYBODY = "a watcher", "everybody"
LEGEND = "In brackets: what this seat may do. A hidden card is ?, and equal cards are counted: ?*9."


def tell(title: str, content: bytes) -> str:
    """The whole story as text."""
    source = read_yaml(content)
    form, steps = read_form(source)
    stage = find_setting(source, form, title, shelf.find).stage()
    names = OF_THE_RULEBOOK if "rulebook" in title else NAMES
    teller = Playthrough(stage, names[: form.seats])
    lines = [*_head(title, form, names, stage), *teller.told(steps)]
    return "\n".join(lines).rstrip() + "\n"


def _head(title: str, form: Form, names: tuple[str, ...], stage: Stage) -> Iterator[str]:
    yield f"# {form.game}/{title}    proves {' '.join(form.proves)}"
    yield from wrap(form.about, 100, initial_indent="# ", subsequent_indent="# ")
    yield f"# {LEGEND}"
    seats = " ".join(names[: form.seats])
    yield f"seats {seats}    seed {form.seed}    rules {stage.game.revision}"
    settings = [*form.options.items(), *form.edition.items()]
    if settings:
        yield "settings " + "    ".join(f"{name} {value}" for name, value in settings)


class Playthrough:
    """One story at one table."""

    def __init__(self, stage: Stage, names: tuple[str, ...]) -> None:
        self.stage = stage
        self.names = names
        self.words = Words.at(stage.game, "en", names)
        self.width = max(map(len, (*names, WATCHER)))

    def told(self, steps: list[Step]) -> Iterator[str]:
        """Every line of the story, then the outcome."""
        yield from self._facts()
        yield from self._views()
        for step in steps:
            if isinstance(step, Play):
                yield from self._line(step)
        if self.stage.position.is_over():
            yield from self._outcome()

    def _line(self, step: Play) -> Iterator[str]:
        position = self.stage.position
        could = [self.stage.game.write(position, move) for move in position.moves(step.seat)]
        assert not check_step(step, self.stage), f"{step} is refused"
        name = f"{self.names[step.seat]}:".ljust(self.width + 2)
        yield f"{name}{step.play}".ljust(self.width + 14) + f"({' | '.join(could)})"
        facts = list(self._facts())
        yield from facts
        if len(facts) > 1:
            yield from self._views()

    def _facts(self) -> Iterator[str]:
        for fact in self.stage.journal.facts:
            if fact.public is not None:
                yield f"  * {self.words.tell(fact.public)}"
            for seat, telling in fact.private.items():
                yield f"  * to {self.names[seat]} alone: {self.words.tell(telling)}"

    def _views(self) -> Iterator[str]:
        """What every seat sees, and a spectator."""
        seats = [*range(len(self.names)), SPECTATOR]
        scenes = [self.stage.game.scene(self.stage.position, seat) for seat in seats]
        views = dict(zip([*self.names, WATCHER], map(self._table, scenes), strict=True))
        if len(set(views.values())) == 1:
            views = {EVERYBODY: views[WATCHER]}
        yield ""
        yield from (f"  {self.words.tell(notice)}" for notice in scenes[0].notices)
        yield f"  {self._counters(scenes[0])}"
        yield from (f"  {viewer.ljust(self.width)} sees  {view}" for viewer, view in views.items())
        yield ""

    def _counters(self, scene: Scene) -> str:
        everybodys = " ".join(f"{name} {count}" for name, count in scene.counters.items())
        each = [
            f"{self.names[one.seat]} " + " ".join(f"{name} {n}" for name, n in one.counters.items())
            for one in scene.seats
        ]
        return "; ".join([everybodys, *each])

    def _table(self, scene: Scene) -> str:
        zones = [self._zone(zone) for zone in scene.zones if zone.pieces or zone.shape == "hand"]
        return " | ".join(zones)

    def _zone(self, zone: Zone) -> str:
        place = self.names[zone.owner] if zone.owner >= 0 else zone.name
        laid = f" {zone.name}" if zone.owner >= 0 and zone.shape != "hand" else ""
        return f"{place}{laid} {_pieces(zone.pieces)}"

    def _outcome(self) -> Iterator[str]:
        outcome = self.stage.position.outcome()
        totals = [f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True)]
        winners = " and ".join(self.names[seat] for seat in outcome.winners)
        yield f"=> {outcome.cause} {outcome.clause}: {self.words.say(outcome.cause)}"
        yield f"   {', '.join(totals)}; {winners} won"


def _pieces(pieces: tuple[Piece, ...]) -> str:
    """Pieces in order, equal ones counted: `2 2 Q`, `?*43`; marks in brackets."""
    runs = [(piece, len(list(group))) for piece, group in groupby(pieces)]
    return " ".join(_run(piece, count) for piece, count in runs) or "-"


def _run(piece: Piece, count: int) -> str:
    face = (piece.face or "?") + (f"({','.join(piece.marks)})" if piece.marks else "")
    return f"{face}*{count}" if count > 2 else " ".join([face] * count)
