"""Paired histories: two games that one seat cannot tell apart, played on side by side.

A is a seeded game, B a world that one watcher holds possible in it. Both go on in lockstep; what
the others choose and what luck hides is different in B wherever the watcher is told the same. As
long as they are told the same, whatever they can ask for must be the same, byte for byte: else it
leaks. Facts are therefore the whole of what a seat learns. Where B cannot follow, it is drawn anew
from A.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import canonical
from gruft.kernel.journal import Journal
from gruft.kernel.position import Position
from gruft.testing.keeping import told_to
from gruft.testing.matches import Line, Match, Trial, settled, watchers, written
from gruft.testing.perception import first_difference, perceive, scene_of

LONGEST_PAIR = 40
INDEPENDENT_TRIES = 3
#: So many games may pass before a watcher's world is something else than the truth.
PATIENCE = 40


def pairs_cannot_be_told_apart(match: Match, tally: Counter[str]) -> None:
    """A watcher's scene, question, refusals, hints and worlds hang only on what they were told."""
    random = match.trial.random("pairs")
    if random.random() < 0.5:
        match.play_into_the_game(random)
    PairedHistory(match, watcher_of(match.trial), random, tally).run()


def watcher_of(trial: Trial) -> int:
    """Who watches this seeded game: everybody in turn."""
    everybody = watchers(trial.seats)
    return everybody[trial.seed % len(everybody)]


def every_watcher_had_another_world(trial: Trial, tally: Counter[str]) -> None:
    """Pairs that are never different prove nothing: look on for a while, then fail."""
    for number in range(trial.seats + 1):
        first = replace(trial, seed=trial.seed + number)
        watcher = watcher_of(first)
        if trial.game.secrets_from(watcher) and tally[f"compared by {watcher}"]:
            _look_for_another_world(first, watcher, tally)


def _look_for_another_world(trial: Trial, watcher: int, tally: Counter[str]) -> None:
    for number in range(1, PATIENCE):
        if tally[f"different for {watcher}"]:
            return
        later = replace(trial, seed=trial.seed + number * (trial.seats + 1))
        pairs_cannot_be_told_apart(Match(later), tally)
    trial.fail(
        f"in {tally[f'compared by {watcher}']} comparisons the worlds of seat {watcher} were always"
        " the truth: either `world` copies it, or nothing is hidden and `secrets_from` must say so"
    )


@dataclass
class PairedHistory:
    """A seeded game and the other game that the watcher takes for it."""

    match: Match
    watcher: int
    random: Random
    tally: Counter[str]

    def run(self) -> None:
        """Play both on, and compare after each line."""
        self._pair_anew()
        self._compare()
        for _ in range(LONGEST_PAIR):
            if self.match.position.is_over():
                return
            before = self.match.position.clone()
            line = self.match.play_line()
            self._follow(before, line)
            self._compare()

    # --- the other game ---

    def _pair_anew(self) -> None:
        self.other = self.match.position.world(self.watcher, self._luck())
        self.tally["paired anew"] += 1
        self.match.game.check(self.other)

    def _luck(self) -> Chance:
        return FastChance(self.random.getrandbits(60))

    def _follow(self, before: Position, line: Line) -> None:
        """Let the other game take a step of which the watcher is told the same, or pair anew."""
        told = canonical(told_to(line.journal, self.watcher))
        for how, after, journal in self._steps(before, line):
            if canonical(told_to(journal, self.watcher)) == told:
                self.tally[how] += 1
                self.other = after
                self._compare_horizons(line, journal)
                return
        self._pair_anew()

    def _steps(self, before: Position, line: Line) -> Iterator[tuple[str, Position, Journal]]:
        if line.seat == self.watcher:
            self._compare_drafts(before, line)
        else:
            if self._was_invisible(before, line) and self.random.random() < 0.5:
                yield "nothing played", self.other, Journal()
            for _ in range(INDEPENDENT_TRIES):
                if stepped := self._independent_step():
                    yield "another line", *stepped
        for _ in range(INDEPENDENT_TRIES):
            if stepped := self._same_step(line, self._luck()):
                yield "same line, other luck", *stepped
        if stepped := self._same_step(line, before.chance.clone()):
            yield "same line, same luck", *stepped
        if line.seat != self.watcher and self._was_invisible(before, line):
            yield "nothing played", self.other, Journal()

    def _was_invisible(self, before: Position, line: Line) -> bool:
        """Tell whether the watcher was told nothing of the line and sees nothing of it."""
        if line.journal.told(self.watcher):
            return False
        game, after = self.match.game, self.match.position
        return scene_of(game, before, self.watcher) == scene_of(game, after, self.watcher)

    def _independent_step(self) -> tuple[Position, Journal] | None:
        asked = [seat for seat in self.other.to_act() if seat != self.watcher]
        if not asked:
            return None
        after, journal = self._prepared(self._luck())
        seat = self.random.choice(asked)
        while True:
            after.play(seat, self.random.choice(after.moves(seat)))
            if after.composing() != seat:
                return after, journal

    def _same_step(self, line: Line, luck: Chance) -> tuple[Position, Journal] | None:
        after, journal = self._prepared(luck)
        for move in line.moves:
            if not after.is_legal(line.seat, move):
                return None
            after.play(line.seat, move)
        return (after, journal) if settled(after) else None

    def _prepared(self, luck: Chance) -> tuple[Position, Journal]:
        after, journal = self.other.clone(), Journal()
        after.chance, after.journal = luck, journal
        return after, journal

    # --- comparing ---

    def _compare(self) -> None:
        self._compare_positions(self.match.position, self.other)
        self.tally["compared"] += 1
        self.tally[f"compared by {self.watcher}"] += 1
        game = self.match.game
        if written(game, self.match.position) != written(game, self.other):
            self.tally["different"] += 1
            self.tally[f"different for {self.watcher}"] += 1

    def _compare_horizons(self, line: Line, journal: Journal) -> None:
        """Whether one's own line may be undone is visible, so nothing hidden may decide it."""
        if line.seat == self.watcher and bool(line.journal.horizons) != bool(journal.horizons):
            self._leak("way back", "its line could be undone in one of them only")

    def _compare_drafts(self, before: Position, line: Line) -> None:
        """Half a line shows its composer nothing that depends on what they do not know."""
        one, two = before.clone(), self.other.clone()
        for move in line.moves[:-1]:
            one.apply(self.watcher, move)
            two.apply(self.watcher, move)
            self._compare_positions(one, two)

    def _compare_positions(self, one: Position, two: Position) -> None:
        game, salt = self.match.game, self.random.getrandbits(40)
        game.check(one)
        game.check(two)
        here, there = (perceive(game, position, self.watcher, salt) for position in (one, two))
        for answer, value in here.items():
            if found := first_difference(value, there.get(answer)):
                self._leak(answer, found)

    def _leak(self, answer: str, found: str) -> None:
        self.match.fail(
            f"seat {self.watcher} can tell two games apart in which it was told the same,"
            f" by its {answer}: {found}"
        )
