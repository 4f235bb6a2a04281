"""Plays seeded games of whichever Gruft this Python has, and prints what can be seen at every step.

`tools/lockstep.py` runs it with an old and a new Gruft and compares the lines. It must run with
both, so it asks nothing but the contract of games and positions.

    python lockstep_steps.py vampire_queen 0 20         # one line of digests for every step
    python lockstep_steps.py vampire_queen 7 8 --show 33 # everything that step 33 of game 7 shows

`--every N` looks at who is asked and what may be moved at every step, and at everything else only
at every N-th one: 2,000 long games are too many to look at whole.

`--decided FILE` names a Python file whose `settle(game, aspect, value)` makes equal what was
changed on purpose; without it every difference counts.
"""

import argparse
import hashlib
import json
import runpy
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition, canonical, leaves
from gruft.kernel.game import Game, set_up
from gruft.kernel.journal import Journal
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import plain
from gruft.shelf import SHELF

#: So many moves at most belong to one game: some options let it last for ever.
LONGEST = 4000
#: Worlds, advice, a position read back and what those are told who are not asked cost most; they
#: are looked at after so many moves.
RARELY = 7
TRIES = 40
KINDS = ("random", "advised", "mixed", "laid", "options", "edition")

Aspects = Mapping[str, Callable[[], object]]
#: Makes equal what was changed on purpose: a game's slug, an aspect and its value.
Settle = Callable[[str, str, object], object]


class Played:
    """One seeded game on its way."""

    def __init__(self, game: Game, number: int, scenarios: Path) -> None:
        self.game = game
        self.number = number
        self.kind = KINDS[number % len(KINDS)]
        self.random = Random(f"lockstep {game.slug} {number}")
        self.journal = Journal()
        self.last = "set up"
        self.position = self._laid(scenarios) if self.kind == "laid" else self._begun()

    # --- set-up ----------------------------------------------------------------------------------

    def _begun(self) -> Position:
        seats = self.random.choice(self.game.seat_counts)
        luck = self.random.getrandbits(60)
        for _ in range(TRIES):
            options = self._options() if self.kind in ("options", "edition", "mixed") else {}
            try:
                edition = self._edition() if self.kind == "edition" else self._shipped()
                chance = FastChance(luck)
                return set_up(self.game, seats, options, edition, chance, self.journal)
            except Refused:
                self.journal = Journal()
        return set_up(self.game, seats, {}, self._shipped(), FastChance(luck), self.journal)

    def _shipped(self) -> Edition:
        return self.game.shipped_edition()

    def _options(self) -> dict[str, object]:
        drawn: dict[str, object] = {}
        for option in self.game.options():
            if isinstance(option.default, bool):
                drawn[option.name] = self.random.random() < 0.5
            elif option.words:
                drawn[option.name] = self.random.choice(option.words)
            else:
                most = max(option.low + 3, int(option.default))
                drawn[option.name] = self.random.randint(option.low, min(option.high, most))
        return drawn

    def _edition(self) -> Edition:
        """Some printed numbers are a little other ones."""
        numbers = [
            (name, value)
            for name, value in leaves(self._shipped().data)
            if isinstance(value, int) and not isinstance(value, bool)
        ]
        changed = self.random.sample(numbers, min(3, len(numbers)))
        values = {name: max(0, value + self.random.choice((-1, 1, 2))) for name, value in changed}
        return self.game.edition_with(values, "lockstep")

    def _laid(self, scenarios: Path) -> Position:
        """A position of a scenario file, or a fresh one if this file lays none."""
        files = sorted(scenarios.glob(f"{self.game.slug}/*.yaml"))
        stage = stage_of(self.random.choice(files), self.game) if files else None
        return self._begun() if stage is None else stage

    # --- play ------------------------------------------------------------------------------------

    def steps(self) -> Iterator[None]:
        """Play to the end, and stop before every move."""
        for _ in range(LONGEST):
            yield
            if self.position.is_over():
                return
            self._play()
        yield

    def _play(self) -> None:
        position = self.position
        composing = int(position.composing())
        seat = composing if composing >= 0 else self.random.choice(position.to_act())
        moves = position.moves(seat)
        move = self.random.choice(moves)
        is_advised = self.kind == "advised" or (self.kind != "random" and seat % 2 == 0)
        if is_advised:
            move = self.game.advise(position, seat, FastChance(self.number)).move
        self.last = f"seat {seat}: {self.game.write(position, move)}"
        position.journal = self.journal = Journal()
        position.play(seat, move)

    # --- what can be seen ------------------------------------------------------------------------

    def aspects(self, step: int, every: int) -> Aspects:
        """Everything that is compared, by name; written down only when it is asked for."""
        position, game = self.position, self.game
        everybody = [-1, *range(position.seats)]
        settled = position.composing() < 0
        looked: dict[str, Callable[[], object]] = {
            "asked": lambda: [position.to_act(), int(position.composing()), _window(position)],
            "questions": lambda: [position.decision(seat) for seat in position.to_act()],
            "moves": lambda: [position.moves(seat) for seat in everybody[1:]],
        }
        # Each game begins at another step, so that no step of a turn is always passed over.
        if (step + self.number) % every and not position.is_over():
            return looked
        looked |= {
            "refusals": lambda: [_refusals(game, position, seat) for seat in position.to_act()],
            "position": lambda: game.to_json(position),
            "facts": lambda: [[one.to_json() for one in self.journal.told(s)] for s in everybody],
            "horizons": lambda: self.journal.horizons,
        }
        if settled or position.is_over():
            looked["scenes"] = lambda: [plain(game.scene(position, seat)) for seat in everybody]
        if position.is_over():
            looked["outcome"] = lambda: position.outcome().to_json()
        elif every > 1 or step % RARELY == 0:
            looked["all refusals"] = lambda: [_refusals(game, position, s) for s in everybody[1:]]
            knowing = everybody if settled else [int(position.composing())]
            looked["worlds"] = lambda: [_world(game, position, seat, step) for seat in knowing]
            looked["advice"] = lambda: [_advice(game, position, s, step) for s in position.to_act()]
            looked["read back"] = lambda: _read_back(game, position, step)
        return looked


def stage_of(file: Path, game: Game) -> Position | None:
    """The position that a scenario file lays, or begins with; None if it is one of a file fault."""
    # Its room may move: only laid games need it.
    from gruft.testing.scenario_form import read_form
    from gruft.testing.scenario_stage import find_setting
    from gruft.testing.scenario_yaml import Unusable, read_bytes, read_yaml

    try:
        source = read_yaml(read_bytes(file))
        form, _ = read_form(source)
        position = find_setting(source, form, str(file), lambda _: game).stage().position
    except Unusable:
        return None
    # The luck of the story is written out to its last throw; here the story is another one.
    position.chance = FastChance(form.seed)
    return position


def _window(position: Position) -> object:
    window = position.window()
    if window is None:
        return None
    return [window.kind, window.trigger.to_json(), window.seats, window.word_returns]


def _refusals(game: Game, position: Position, seat: int) -> object:
    """What every number of a move is answered with, from this seat."""
    return [
        "" if position.is_legal(seat, move) else _words(position.refusal(seat, move))
        for move in range(game.describe().moves)
    ]


def _words(refusal: Refused) -> str:
    """Millions of them are compared: no plain data is made of each."""
    return f"{refusal.key} {refusal.clause} {sorted(refusal.details.items())}"


def _tried(ask: Callable[[], object]) -> object:
    """An answer, or how it failed: what fails must go on failing alike."""
    try:
        return ask()
    except Refused as refusal:
        return ["refused", _words(refusal)]
    except Exception as problem:
        return ["raised", type(problem).__name__]


def _world(game: Game, position: Position, seat: int, salt: int) -> object:
    return _tried(lambda: game.to_json(position.world(seat, FastChance(salt))))


def _advice(game: Game, position: Position, seat: int, salt: int) -> object:
    advised = game.advise(position, seat, FastChance(salt))
    return [advised.move, advised.reason.to_json(), game.default(position, seat)]


def _read_back(game: Game, position: Position, salt: int) -> object:
    written = game.to_json(position)
    laid = _tried(lambda: game.to_json(game.from_json(position.clone(), written, FastChance(salt))))
    return "the same" if canonical(laid) == canonical(written) else laid


def lines(game: Game, numbers: range, scenarios: Path, settle: Settle, every: int) -> Iterator[str]:
    """A line of digests for every step of every game."""
    for number in numbers:
        played = Played(game, number, scenarios)
        for step, _ in enumerate(played.steps()):
            found = {
                name: hashlib.sha256(
                    canonical(settle(game.slug, name, ask())).encode()
                ).hexdigest()[:12]
                for name, ask in played.aspects(step, every).items()
            }
            yield json.dumps({"game": number, "step": step, "last": played.last, "seen": found})


def show(game: Game, number: int, wanted: int, scenarios: Path, settle: Settle, every: int) -> str:
    """Everything that one step shows."""
    played = Played(game, number, scenarios)
    for step, _ in enumerate(played.steps()):
        if step == wanted:
            looked = {
                name: settle(game.slug, name, ask())
                for name, ask in played.aspects(step, every).items()
            }
            return json.dumps({"kind": played.kind, **looked}, indent=1, sort_keys=True)
    raise SystemExit(f"game {number} has no step {wanted}")


def _as_it_is(game: str, aspect: str, value: object) -> object:
    return value


def main() -> None:
    """Play what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=sorted(SHELF))
    parser.add_argument("first", type=int)
    parser.add_argument("end", type=int)
    parser.add_argument("--show", type=int, help="this step of the first game, in full")
    parser.add_argument("--scenarios", type=Path, default=Path("tests/scenarios"))
    parser.add_argument("--every", type=int, default=1, help="look at every so many-th step")
    parser.add_argument("--decided", type=Path, help="a Python file with `settle`")
    given = parser.parse_args()
    game = SHELF[given.game]
    settle: Settle = runpy.run_path(given.decided)["settle"] if given.decided else _as_it_is
    if given.show is not None:
        print(show(game, given.first, given.show, given.scenarios, settle, given.every))
        return
    for line in lines(game, range(given.first, given.end), given.scenarios, settle, given.every):
        print(line)


if __name__ == "__main__":
    main()
