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
from gruft.testing.scenario_stage import Stage, find_setting
from gruft.testing.scenario_steps import check_step
from gruft.testing.scenario_yaml import read_yaml
from gruft.words.speech import Words

NAMES = ("Ada", "Bela", "Cleo", "Dora", "Egon")
#: The names of the rulebook's own example, by seat.
OF_THE_RULEBOOK = ("Leon", "Nina", "Lukas", "Marie", "Jonas")
WATCHER, EVERYBODY = "a watcher", "everybody"
#: A table with more zones is told in two parts: what all see, and what each sees besides.
LARGE_TABLE = 12
#: Of a zone with more pieces than this, not all alike, only the number is told.
MOST_PIECES = 20
#: Marks of what most pieces on a large board are.
USUAL = {"open", "secret"}
#: Of more moves than this only the number is told.
MOST_MOVES = 14
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
        self.has_plans = bool(stage.game.plans(stage.position))

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
        yield f"{name}{step.play}".ljust(self.width + 13) + f" ({_moves(could)})"
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
        views = dict(zip([*self.names, WATCHER], map(self._zones, scenes), strict=True))
        views = _shared(views) if len(scenes[0].zones) > LARGE_TABLE else views
        if len(set(map(tuple, views.values()))) == 1:
            views = {EVERYBODY: views[WATCHER]}
        yield ""
        yield from (f"  {self.words.tell(notice)}" for notice in scenes[0].notices)
        yield f"  {self._counters(scenes[0])}"
        for viewer, zones in views.items():
            if zones:
                yield f"  {viewer.ljust(self.width)} sees  {' | '.join(zones)}"
        yield ""

    def _counters(self, scene: Scene) -> str:
        everybodys = " ".join(f"{name} {count}" for name, count in scene.counters.items())
        each = [
            f"{self.names[one.seat]} " + " ".join(f"{name} {n}" for name, n in one.counters.items())
            for one in scene.seats
        ]
        return "; ".join([everybodys, *each])

    def _zones(self, scene: Scene) -> list[str]:
        return [self._zone(zone) for zone in scene.zones if zone.pieces or zone.shape == "hand"]

    def _zone(self, zone: Zone) -> str:
        place = self.names[zone.owner] if zone.owner >= 0 else zone.name
        laid = f" {zone.name}" if zone.owner >= 0 and zone.shape != "hand" else ""
        return f"{place}{laid} {self._pieces(zone.pieces)}"

    def _pieces(self, pieces: tuple[Piece, ...]) -> str:
        """Pieces in order, equal ones counted: `2 2 Q`, `?*43`; marks in brackets."""
        runs = [(piece, len(list(group))) for piece, group in groupby(pieces)]
        if len(runs) > 1 and len(pieces) > MOST_PIECES:
            return " ".join([f"of {len(pieces)}", *map(self._one, filter(_stands_out, pieces))])
        told = [self._run(piece, count) for piece, count in runs]
        return (", " if any(" " in self._face(piece) for piece, _ in runs) else " ").join(
            told
        ) or "-"

    def _run(self, piece: Piece, count: int) -> str:
        face = self._one(piece)
        return f"{face}*{count}" if count > 2 else " ".join([face] * count)

    def _one(self, piece: Piece) -> str:
        marks = f"({','.join(piece.marks)})" if piece.marks else ""
        return self._face(piece) + self._square(piece) + marks

    def _square(self, piece: Piece) -> str:
        """Where a piece stands on a plan, with its first number: `red@Gh3:40`."""
        if not self.has_plans or not piece.node:
            return ""
        return f"@{piece.node}" + (f":{piece.numbers[0]}" if piece.numbers else "")

    def _face(self, piece: Piece) -> str:
        """The name that the game's words have for a face, else the face itself."""
        key = f"name-{piece.face.lower().replace(' ', '-')}"
        return self.words.say(key) if self.words.has(key) else piece.face or "?"

    def _outcome(self) -> Iterator[str]:
        outcome = self.stage.position.outcome()
        totals = [f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True)]
        winners = " and ".join(self.names[seat] for seat in outcome.winners)
        yield f"=> {outcome.cause} {outcome.clause}: {self.words.say(outcome.cause)}"
        yield f"   {', '.join(totals)}; {winners} won"


def _stands_out(piece: Piece) -> bool:
    """On a board with many pieces: what lies face up there, and what is not open."""
    return bool(piece.node and piece.face) and not USUAL & set(piece.marks)


def _moves(could: list[str]) -> str:
    return " | ".join(could) if len(could) <= MOST_MOVES else f"{len(could)} moves"


def _shared(views: dict[str, list[str]]) -> dict[str, list[str]]:
    """What all see alike is told once."""
    alike = [zone for zone in views[WATCHER] if all(zone in zones for zones in views.values())]
    own = {who: [zone for zone in zones if zone not in alike] for who, zones in views.items()}
    return {EVERYBODY: alike, **own}
