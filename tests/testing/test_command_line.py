"""`python -m gruft.testing` runs the kit on any game and says what it found."""

import sys
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest

from gruft.kernel.game import Game
from gruft.shelf import SHELF
from gruft.testing.__main__ import find_game, main
from gruft.testing.conformance import CHECKS, every_check
from gruft.testing.matches import name_of
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.tiny import envelopes
from gruft.testing.tiny.envelopes.game import GAME, Envelopes, EnvelopesPosition

QUICK = ["--only", "ends", "--games", "1"]


class Losing(EnvelopesPosition):
    """A position that loses a card."""

    def carry_out(self, seat: int, move: int) -> None:
        super().carry_out(seat, move)
        self.table.opened = self.table.opened[:2]


class Broken(Envelopes):
    """Envelopes that loses a card."""

    position_class = Losing


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that does not come with the house."""
    module = ModuleType("a_game_from_outside")
    module.GAME = Broken()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_game_from_outside", module)
    monkeypatch.setattr(Broken, "__module__", "a_game_from_outside")
    return "a_game_from_outside:GAME"


def test_a_game_that_conforms_exits_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["envelopes", *QUICK]) == 0

    said = capsys.readouterr().out
    assert "ends: Random play comes to an end" in said
    assert "2 seats: conforms (4 lines, 4 moves)" in said
    assert said.endswith("Summary: 2 of 2 runs conform.\nenvelopes: conforms\n")


def test_a_game_may_be_named_by_its_module(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gruft.testing.tiny.envelopes:GAME", *QUICK]) == 0
    assert main(["gruft.testing.tiny.envelopes", *QUICK]) == 0


def test_a_broken_game_exits_with_1_and_says_how_to_see_it_again(
    outside: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([outside, "--only", "pieces", "--seats", "3", "--seed", "7"]) == 1

    said = capsys.readouterr().out
    assert "pieces: a_game_from_outside:GAME with 3 seats, seed 7" in said
    assert "repeat: python -m gruft.testing a_game_from_outside:GAME --only pieces" in said
    assert "--seats 3 --seed 7 --games 1" in said
    assert "Summary: 0 of 1 runs conform.\n  fails: pieces (seats: 3)\n" in said
    assert said.endswith("envelopes: does not conform\n")


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("no_such_module:GAME", "There’s no module “no_such_module”"),
        ("gruft.no_such_part", "There’s no module “gruft.no_such_part”"),
        ("gruft.testing.tiny.envelopes:NOTHING", "has no “NOTHING”"),
        ("", "doesn’t name a game"),
        ("a:b:c", "doesn’t name a game"),
        ("sys:path", "isn’t a game but a value of type “list”"),
    ],
)
def test_what_is_no_game_exits_with_2(
    target: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([target]) == 2
    assert said in capsys.readouterr().err


def test_seats_that_cannot_play_exit_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["envelopes", "--seats", "9"]) == 2
    assert "not played with 9 seats" in capsys.readouterr().err


def test_a_bare_game_is_told_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = ModuleType("bare")
    module.GAME = Game()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "bare", module)

    assert main(["bare:GAME"]) == 1
    assert "the game lacks slug, package" in capsys.readouterr().out


def test_a_check_that_does_not_exist_exits_with_2() -> None:
    with pytest.raises(SystemExit) as left:
        main(["envelopes", "--only", "magic"])

    assert left.value.code == 2


def test_every_check_has_a_name_of_its_own_and_says_what_it_is_about() -> None:
    names = [check.name for check in CHECKS]

    assert len(names) == len(set(names))
    assert all(check.about.endswith(".") for check in CHECKS)


def test_every_number_of_seats_is_looked_at() -> None:
    for check in CHECKS:
        seats = [number for one, number in every_check(GAME) if one is check]
        assert seats in ([2, 3], [2], [3])


def test_a_nonconformity_shows_the_last_moves_of_a_long_story() -> None:
    story = [f"seat 0: {number}" for number in range(50)]

    said = str(Nonconformity("pairs", "my:GAME", 4, 7, "it leaks", story))

    assert "pairs: my:GAME with 4 seats, seed 7\n  it leaks\n  after 50 moves:" in said
    assert "(20 earlier moves)" in said
    assert "seat 0: 19\n" not in said
    assert "seat 0: 49\n" in said


def test_the_command_that_is_told_shows_the_same_again(
    outside: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main([outside, "--only", "pieces"])
    told = capsys.readouterr().out
    command = told.partition("repeat: python -m gruft.testing ")[2].splitlines()[0]
    problem = told.partition("conserved: ")[2].splitlines()[0]

    assert main(command.split()) == 1
    assert problem in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "named"),
    [
        (GAME, "gruft.testing.tiny.envelopes.game:GAME"),
        (SHELF["vampire_queen"], "vampire_queen"),
    ],
)
def test_a_game_is_named_as_the_command_line_takes_it(game: Game, named: str) -> None:
    assert name_of(game) == named
    assert find_game(named) is game


def test_a_file_that_is_missing_is_told_once_and_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = Path(envelopes.__file__).parent
    copytree(shipped, tmp_path / "envelopes_without")
    (tmp_path / "envelopes_without" / "edition.toml").unlink()
    (tmp_path / "envelopes_without" / "rulebook.de.md").unlink()
    monkeypatch.syspath_prepend(tmp_path)
    game = Envelopes()
    game.package = "envelopes_without"
    module = ModuleType("without")
    module.GAME = game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "without", module)

    assert main(["without:GAME", "--only", "complete"]) == 1
    said = capsys.readouterr().out
    assert said.count("there is no file edition.toml beside the game") == 1
    assert "3 seats: the same as with 2" in said

    copytree(shipped, tmp_path / "envelopes_without", dirs_exist_ok=True)
    (tmp_path / "envelopes_without" / "rulebook.de.md").unlink()
    assert main(["without:GAME", "--only", "rulebooks"]) == 1
    assert "there is no rulebook.de.md beside the game" in capsys.readouterr().out


def test_in_a_hurry_one_game_with_the_fewest_seats_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["envelopes", "--quick", "--only", "ends", "--only", "plants"]) == 0

    said = capsys.readouterr().out
    assert "2 seats: conforms (4 lines, 4 moves)" in said
    assert "3 seats" not in said
    assert "plants" not in said
