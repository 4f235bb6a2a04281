"""A game is looked over by name before anything of it is run."""

import ast
from pathlib import Path

import pytest

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Game
from gruft.kernel.journal import Journal
from gruft.kernel.options import Options
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.testing.completeness import (
    GAME_METHODS,
    POSITION_METHODS,
    missing_from_game,
    missing_from_position,
)
from gruft.testing.tiny.envelopes.game import Envelopes
from tests.testing.sabotage import caught
from tests.tree import KERNEL


class Bare(Game):
    """A game that answers nothing."""

    slug = "bare"


class BarePosition(Position):
    """A position that answers one question."""

    def is_over(self) -> bool:
        return True


class EnvelopesWithoutPosition(Envelopes):
    """A game that begins with a position that answers nothing."""

    def start(  # type: ignore[override]
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> Position:
        return BarePosition(seats, chance)


def raising(path: Path, name: str) -> set[str]:
    """The methods of a class whose body raises NotImplementedError."""
    tree = ast.parse(path.read_text())
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    methods = (node for node in found.body if isinstance(node, ast.FunctionDef))
    return {node.name for node in methods if "raise NotImplementedError" in ast.unparse(node)}


@pytest.mark.parametrize(
    ("file", "name", "listed"),
    [("game.py", "Game", GAME_METHODS), ("position.py", "Position", POSITION_METHODS)],
)
def test_every_method_that_raises_in_the_contract_is_asked_for_by_name(
    file: str, name: str, listed: tuple[str, ...]
) -> None:
    assert set(listed) == raising(KERNEL / file, name)


def test_a_bare_game_lacks_everything_but_its_slug() -> None:
    missing = missing_from_game(Bare())

    assert set(GAME_METHODS) <= set(missing)
    assert {"package", "revision", "seat_counts"} <= set(missing)
    assert "slug" not in missing


def test_a_bare_position_lacks_everything_but_one_method() -> None:
    missing = missing_from_position(BarePosition(2, FastChance(1)))

    assert missing == [name for name in POSITION_METHODS if name != "is_over"]


def test_a_tiny_game_lacks_nothing() -> None:
    assert missing_from_game(Envelopes()) == []


@pytest.mark.parametrize("check", ["complete", "ends", "rulebooks", "pairs"])
def test_every_check_names_what_is_missing_before_it_runs_anything(check: str) -> None:
    found = caught(check, EnvelopesWithoutPosition())

    assert "the position lacks to_act, moves, is_legal" in found


def test_an_edition_that_the_game_itself_refuses_is_found() -> None:
    class Strict(Envelopes):
        def check_edition(self, edition: Edition, file: str) -> None:
            raise Refused("edition-out-of-range", "EN-2", file=file)

    assert "Refused was raised: edition-out-of-range [EN-2]" in caught("complete", Strict())
