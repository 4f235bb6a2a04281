"""The conformance kit: every check that every game passes, at every number of seats.

    for check in CHECKS:
        check.run(GAME, seats=3, seed=0)

A check plays seeded games and raises `Nonconformity` as soon as one breaks the contract. Test
runners parametrise over `CHECKS` and `check.seat_counts(game)`; `python -m gruft.testing` does the
same by hand.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused
from gruft.testing.clauses import clauses_are_proved, rulebooks_agree
from gruft.testing.completeness import check_complete
from gruft.testing.enumeration import some_group_was_judged, worlds_are_all_that_fits
from gruft.testing.keeping import (
    clones_share_nothing,
    damaged_positions_are_refused,
    moves_read_as_written,
    pieces_are_conserved,
    positions_read_as_written,
    same_record_same_game,
)
from gruft.testing.matches import Match, Trial, name_of
from gruft.testing.messages import everything_can_be_said, words_agree
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.pairs import every_watcher_had_another_world, pairs_cannot_be_told_apart
from gruft.testing.plants import planted_leaks_are_found
from gruft.testing.playing import (
    everything_else_is_refused,
    listed_moves_are_the_legal_ones,
    random_play_ends,
)
from gruft.testing.showing import (
    advice_is_legal_and_the_same_in_all_worlds,
    scenes_show_declared_things,
)
from gruft.testing.speaking import kinds_speak, newcomers_are_told
from gruft.testing.undoing import undo_stops_where_something_was_learned
from gruft.words.speech import Words

Tally = Counter[str]
Judge = Callable[[Match, Tally], None]
Progress = Callable[[int, int], None]


def _in_silence(done: int, games: int) -> None:
    """Report no progress."""


@dataclass(frozen=True)
class Check:
    """One promise of the contract, looked at in seeded games.

    `judge` looks at one game, `settle` at all of them together, `read` at what needs no game to be
    played.
    """

    name: str
    judge: Judge | None = None
    settle: Callable[[Trial, Tally], None] | None = None
    read: Callable[[Trial], None] | None = None
    games: int = 4
    at_every_seat_count: bool = True
    tiny: bool = False

    @property
    def about(self) -> str:
        """What is promised, in a sentence."""
        judge = self.judge or self.read
        return (judge.__doc__ or "").strip()

    def seat_counts(self, game: Game) -> list[int]:
        """The numbers of seats at which this check has something to say."""
        if self.tiny:
            return [game.tiny_edition()[0]]
        return list(game.seat_counts) if self.at_every_seat_count else [game.seat_counts[0]]

    def speaks_of(self, seats: int, wanted: int | None) -> bool:
        """Tell whether a run for one wanted number of seats includes this one."""
        return wanted is None or seats == wanted or self.tiny or not self.at_every_seat_count

    def run(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        games: int | None = None,
        progress: Progress = _in_silence,
    ) -> Tally:
        """Run the check and return what it counted, or raise `Nonconformity`."""
        tally: Tally = Counter()
        first = Trial(self.name, game, seats, seed, self.tiny)
        with explained(first):
            check_complete(first)
            if self.read is not None:
                self.read(first)
        number = (games or self.games) if self.judge is not None else 0
        for done in range(number):
            self._judge(replace(first, seed=seed + done), tally)
            progress(done + 1, number)
        if self.settle is not None:
            self.settle(first, tally)
        return tally

    def _judge(self, trial: Trial, tally: Tally) -> None:
        assert self.judge is not None
        story: list[str] = []
        with explained(trial, story):
            match = Match(trial, story=story)
            self.judge(match, tally)


@contextmanager
def explained(trial: Trial, story: Sequence[str] = ()) -> Iterator[None]:
    """Turn whatever a game raises into a sentence that says in which seeded game it did."""
    try:
        yield
    except Nonconformity:
        raise
    except Exception as problem:
        raise Nonconformity(
            trial.check, name_of(trial.game), trial.seats, trial.seed, _told(trial, problem), story
        ) from problem


def _told(trial: Trial, problem: Exception) -> str:
    """What was raised, in a sentence: a missing file or a refused edition needs no more."""
    if isinstance(problem, FileNotFoundError):
        return f"there is no file {Path(str(problem.filename)).name} beside the game"
    raised = f"{type(problem).__name__} was raised: {problem}"
    if not isinstance(problem, Refused):
        return raised
    try:
        return f"{Words.at(trial.game, 'en').refuse(problem)} ({raised})"
    except (LookupError, ValueError, TypeError, OSError):
        return raised


CHECKS: tuple[Check, ...] = (
    Check("complete", read=check_complete),
    Check("ends", random_play_ends, games=10),
    Check("moves", listed_moves_are_the_legal_ones),
    Check("refusals", everything_else_is_refused, games=3),
    Check("notation", moves_read_as_written, games=2),
    Check("json", positions_read_as_written, games=3),
    Check("damage", damaged_positions_are_refused, games=1),
    Check("clones", clones_share_nothing, games=2),
    Check("replay", same_record_same_game, games=2),
    Check("horizons", undo_stops_where_something_was_learned, games=2),
    Check("pieces", pieces_are_conserved, games=4),
    Check("scenes", scenes_show_declared_things),
    Check("advice", advice_is_legal_and_the_same_in_all_worlds),
    Check("pairs", pairs_cannot_be_told_apart, every_watcher_had_another_world, games=16),
    Check("plants", planted_leaks_are_found, games=1),
    Check("worlds", worlds_are_all_that_fits, some_group_was_judged, games=12, tiny=True),
    Check("rulebooks", read=rulebooks_agree, at_every_seat_count=False),
    Check("words", everything_can_be_said, read=words_agree, games=2),
    Check("told", newcomers_are_told, read=kinds_speak, games=2),
)


def check_named(name: str) -> Check:
    """The check of this name."""
    return next(check for check in CHECKS if check.name == name)


def every_check(game: Game) -> Iterator[tuple[Check, int]]:
    """All checks of a game with all numbers of seats."""
    for check in CHECKS:
        for seats in check.seat_counts(game):
            yield check, seats


def clauses_check(tests: Path) -> Check:
    """The check that every clause of a rulebook is proved by some test under this folder."""

    def clauses_have_proofs(trial: Trial) -> None:
        """Every clause of the rulebook is proved by some test."""
        clauses_are_proved(trial, tests)

    return Check("clauses", read=clauses_have_proofs, at_every_seat_count=False)
