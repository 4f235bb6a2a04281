"""`python -m gruft.testing` runs the kit on any game and says what it found."""

import sys
from types import ModuleType

import pytest

from gruft.testing.__main__ import main
from gruft.testing.conformance import CHECKS, every_check
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.tiny.envelopes.game import GAME, Envelopes, EnvelopesPosition

QUICK = ["--only", "ends", "--games", "1"]


class Losing(EnvelopesPosition):
    """A position that loses a card."""

    def carry_out(self, seat: int, line: list[int]) -> None:
        super().carry_out(seat, line)
        self.table.opened = self.table.opened[:2]


class Broken(Envelopes):
    """Envelopes that loses a card."""

    package = "a_game_from_outside"
    position_class = Losing


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that does not come with the house."""
    module = ModuleType("a_game_from_outside")
    module.GAME = Broken()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_game_from_outside", module)
    return "a_game_from_outside:GAME"


def test_a_game_that_conforms_exits_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["envelopes", *QUICK]) == 0

    said = capsys.readouterr().out
    assert "ends: Random play comes to an end" in said
    assert "2 seats: conforms (4 lines, 4 moves)" in said
    assert said.endswith("envelopes: conforms\n")


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
    assert said.endswith("envelopes: 1 checks failed\n")


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("no_such_module:GAME", "there is no such game"),
        ("gruft.testing.tiny.envelopes:NOTHING", "there is no such game"),
        ("", "there is no such game"),
        ("sys:path", "this is a list, not a Game"),
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
    from gruft.kernel.game import Game

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
