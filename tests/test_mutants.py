"""`make mutants` breaks rules, asks the tests that can notice, and names what nobody noticed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import cast

import pytest

from tests.tree import ROOT
from tools.mutant_reach import PERHAPS, Reach, Watched
from tools.mutants import GAMES, Memory, main, mutants_in, named, settings, trial_of
from tools.mutations import Mutant, mutants_of

RULES = '''\
"""Rules of a game."""

from typing import final

LIMIT = 3


class Hand:
    def __init__(self, cards: int = 0) -> None:
        self.cards = cards

    @final
    def is_full(self) -> bool:
        return self.cards >= LIMIT


def points(hand: Hand) -> int:
    if (
        hand.is_full()
        and hand.cards
    ):
        return 10
    return hand.cards
'''


def broken(tmp_path: Path, text: str) -> dict[str, Mutant]:
    file = tmp_path / "rules.py"
    file.write_text(dedent(text))
    return {mutant.name: mutant for mutant in mutants_of(file)}


def test_each_mutant_has_one_place_changed_and_a_name_of_its_own(tmp_path: Path) -> None:
    found = broken(tmp_path, RULES)

    assert "rules.Hand.is_full: GtE -> Gt" in found
    assert "rules.module: 3 -> 4" in found
    assert "rules.points: 10 -> 11" in found
    assert "rules.Hand.__init__: without: self.cards = cards" in found
    assert found["rules.module: 3 -> 4"].source == RULES.replace("LIMIT = 3", "LIMIT = 4")


def test_the_same_change_in_another_place_is_numbered(tmp_path: Path) -> None:
    found = broken(tmp_path, "def total(a, b, c):\n    return a + b + c\n")

    assert list(found) == ["rules.total: Add -> Sub", "rules.total: Add -> Sub #2"]
    assert {mutant.source.splitlines()[1] for mutant in found.values()} == {
        "    return a + b - c",
        "    return a - b + c",
    }


def test_what_no_rule_depends_on_is_left_alone(tmp_path: Path) -> None:
    text = '''
    """A room."""
    import os
    from typing import TYPE_CHECKING
    if TYPE_CHECKING:
        LIMIT = 3
    def nothing(at: "str") -> "int":
        """Do nothing."""
    '''

    assert broken(tmp_path, text) == {}


def test_a_change_is_on_the_lines_of_its_own_statement(tmp_path: Path) -> None:
    found = broken(tmp_path, RULES)

    assert found["rules.points: And -> Or"].lines == range(18, 22)
    assert found["rules.points: 10 -> 11"].lines == range(22, 23)


def test_a_change_inside_a_function_works_when_it_is_called(tmp_path: Path) -> None:
    found = broken(tmp_path, RULES)

    assert found["rules.points: 10 -> 11"].function == "points"
    assert found["rules.Hand.is_full: GtE -> Gt"].function == "Hand.is_full"
    assert found["rules.module: 3 -> 4"].function == ""
    assert found["rules.Hand.__init__: 0 -> 1"].function == ""


def test_what_a_decorator_makes_of_a_function_cannot_be_known(tmp_path: Path) -> None:
    (mutant,) = broken(tmp_path, "@cache\ndef limit():\n    return 3\n").values()

    assert mutant.function == ""


# ---- which tests are asked ---------------------------------------------------------------------


def mutant_at(line: int, function: str = "f") -> Mutant:
    return Mutant(ROOT / "src/rules.py", "rules.f: 1 -> 2", "", range(line, line + 1), function)


def on(*lines: int) -> dict[str, int]:
    return {"src/rules.py": sum(1 << line for line in lines)}


def reach() -> Reach:
    """Two tests run line 5, another line 6, all tests of its file need line 7, the rules line 8."""
    one, other = Watched(""), Watched("", imported=on(8), collected=on(7))
    one.seconds = {"slow": 9.0, "quick": 0.2}
    one.ran = {"slow": on(5), "quick": on(5)}
    other.seconds = {"other": 0.1}
    other.ran = {"other": on(6)}
    return Reach([one, other])


def test_a_mutant_faces_the_tests_that_run_its_line_the_quickest_first() -> None:
    trial = trial_of(mutant_at(5), reach(), Memory("no such game"))

    assert trial.tests == ("quick", "slow")


def test_the_test_that_noticed_the_last_time_is_asked_first() -> None:
    memory = Memory("no such game")
    memory.noticed_by["rules.f: 1 -> 2"] = "slow"

    assert trial_of(mutant_at(5), reach(), memory).tests == ("slow", "quick")


def test_a_test_that_notices_much_is_worth_its_time_unless_it_is_slow() -> None:
    memory = Memory("no such game")
    memory.keen.update({"quick": 9, "slow": 999})

    assert trial_of(mutant_at(9), reach(), memory).tests == ("quick", "other", "slow")


@pytest.mark.parametrize(
    "mutant",
    [mutant_at(5, function=""), mutant_at(8), mutant_at(9)],
    ids=["outside all functions", "run by an import", "run by nobody"],
)
def test_who_can_notice_is_unknown_so_all_tests_are_asked(mutant: Mutant) -> None:
    assert sorted(reach().tests_of(mutant)) == ["other", "quick", "slow"]


def test_what_a_file_of_tests_needs_to_be_collected_all_its_tests_may_notice() -> None:
    assert reach().tests_of(mutant_at(7)) == ["other"]
    assert reach().import_of(mutant_at(7)) == PERHAPS


# ---- what is asked for -------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(settings()))
def test_every_excuse_is_about_a_mutant_that_can_be_made(game: str) -> None:
    excused = cast("dict[str, str]", settings()[game])

    assert excused.keys() - {mutant.name for mutant in mutants_in(GAMES / game)} == set()


def test_several_modules_can_be_asked_for_at_once() -> None:
    tried = mutants_in(GAMES / "vampire_queen", named("cards, rounds"))

    assert {mutant.file.stem for mutant in tried} == {"cards", "rounds"}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--only", "rounds,towers"], "no such module: towers; there are "),
        (["vampire_queen", "chess"], "no such game: chess; there are "),
    ],
)
def test_what_is_not_there_is_refused(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(asked)

    assert said in capsys.readouterr().err


# ---- a whole run -------------------------------------------------------------------------------

TESTS = """\
from gruft.games.cups.rules.cards import Hand, points


def test_a_hand_of_three_is_full():
    assert Hand(3).is_full()
    assert not Hand(2).is_full()


def test_a_new_hand_is_empty():
    assert Hand().cards == 0


def test_a_full_hand_counts_ten():
    assert points(Hand(3)) == 10
"""

TEST_OF_FEW_CARDS = """

def test_other_hands_count_their_cards():
    assert points(Hand(2)) == 2
"""

SURVIVORS = [
    "cards.points: hand.is_full() and hand.cards -> True",
    "cards.points: And -> Or",
]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one small game, and our tool."""
    game, tests = tmp_path / "src/gruft/games/cups", tmp_path / "tests/games/cups"
    for folder in (game / "rules", tests, tmp_path / "src/gruft/words"):
        folder.mkdir(parents=True)
    for file in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "tools/mutants.toml").write_text("")
    (tmp_path / "src/gruft/words/speech.py").touch()
    (tmp_path / "src/gruft/__init__.py").touch()
    (game / "game.py").touch()
    (game / "rules/cards.py").write_text(RULES)
    (tests / "test_cups.py").write_text(TESTS)
    return tmp_path


def run(project: Path, *arguments: str) -> tuple[int, list[str]]:
    command = [sys.executable, "-m", "tools.mutants", *arguments]
    environment = os.environ | {
        "PYTHONPATH": f"{project}/src:{project}",
        # What every run needs is compiled once for all of them.
        "PYTHONPYCACHEPREFIX": str(ROOT / "build/mutants/compiled"),
    }
    done = subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout.splitlines()


def test_what_no_test_notices_is_named_and_counted(project: Path) -> None:
    status, said = run(project)

    assert status == 1
    assert said == [
        *(f"survived: src/gruft/games/cups/rules/cards.py:18 {name}" for name in SURVIVORS),
        "cups: 9 mutants, 2 survived; 0 more are excused",
    ]


def test_a_new_test_is_asked_the_next_time(project: Path) -> None:
    run(project, "--hasty")
    with (project / "tests/games/cups/test_cups.py").open("a") as tests:
        tests.write(TEST_OF_FEW_CARDS)

    status, said = run(project, "--go-on")

    assert (status, said) == (0, ["cups: 9 mutants, 0 survived; 0 more are excused"])


def test_what_is_excused_is_not_tried(project: Path) -> None:
    with (project / "tools/mutants.toml").open("a") as settings:
        settings.write("[cups]\n" + "".join(f'"{name}" = "why not"\n' for name in SURVIVORS))

    assert run(project) == (0, ["cups: 7 mutants, 0 survived; 2 more are excused"])
    assert run(project, "--recheck") == (0, ["cups: 2 mutants are excused, 0 without need"])


def test_excuses_that_nobody_needs_are_named(project: Path) -> None:
    with (project / "tools/mutants.toml").open("a") as settings:
        settings.write('[cups]\n"cards.points: 10 -> 11" = "why not"\n"cards.f: 1 -> 2" = "gone"\n')

    status, said = run(project, "--recheck")

    assert status == 1
    assert said == [
        "mutants.toml excuses what does not exist: cards.f: 1 -> 2",
        "no longer needed in mutants.toml: cards.points: 10 -> 11",
        "cups: 1 mutants are excused, 1 without need",
    ]


def test_rules_that_go_on_for_ever_are_noticed(project: Path) -> None:
    (project / "src/gruft/games/cups/rules/cards.py").write_text(
        "def steps(left):\n    while left:\n        left -= 1\n    return left\n"
    )
    (project / "tests/games/cups/test_cups.py").write_text(
        "from gruft.games.cups.rules.cards import steps\n\n\n"
        "def test_it_ends():\n    assert steps(3) == 0\n"
    )

    assert run(project) == (0, ["cups: 4 mutants, 0 survived; 0 more are excused"])


def test_tests_that_fail_anyhow_prove_nothing(project: Path) -> None:
    (project / "tests/games/cups/test_cups.py").write_text("def test_it():\n    assert 0\n")

    status, said = run(project)

    assert (status, said) == (1, [])
