"""`gruft new-game` writes a game that can be played at once, and a list of what is left to do."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gruft.kernel.game import Game
from gruft.shelf import BROUGHT, SHELF, bring, load
from gruft.terminal.cli import main
from gruft.testing.conformance import check_named, clauses_check, every_check
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.scenario import run_files

WISHES = ("--prefix", "MR", "--seats", "2-3")


@pytest.fixture
def begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[tuple[Game, Path]]:
    """A game that was begun just now, and its folder."""
    slug = f"moon_{abs(hash(request.node.name)) % 10**9}"
    folder = tmp_path / "moon"
    assert main(["new-game", slug, *WISHES, "--into", str(folder)]) == 0
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv(BROUGHT, "")
    yield load(f"{slug}.game:GAME"), folder
    SHELF.pop(slug, None)


def test_it_passes_the_first_check_of_the_kit(begun: tuple[Game, Path]) -> None:
    game, _ = begun

    for seats in (2, 3):
        check_named("complete").run(game, seats)
    assert list(game.seat_counts) == [2, 3]


def test_the_kit_asks_only_what_is_hidden(begun: tuple[Game, Path]) -> None:
    game, _ = begun
    failing = set()
    for check, seats in every_check(game):
        try:
            check.run(game, seats, games=1)
        except Nonconformity:
            failing.add(check.name)

    assert failing == {"pairs"}


def test_its_clauses_and_its_first_story_are_still_to_be_written(
    begun: tuple[Game, Path],
) -> None:
    game, folder = begun
    bring(f"{game.slug}.game:GAME")

    with pytest.raises(Nonconformity, match=r"no test under tests proves MR-4"):
        clauses_check(folder / "tests").run(game, 2)
    (told,) = run_files([str(folder / "tests/scenarios/first_story.yaml")])
    assert not told.held


def test_what_was_written_is_python_and_says_how_to_go_on(begun: tuple[Game, Path]) -> None:
    game, folder = begun
    (tests,) = (folder / "tests").glob("test_*.py")

    compile(tests.read_text(), str(tests), "exec")
    assert f"gruft play --game {game.slug}.game:GAME" in (folder / "README.md").read_text()
    assert f'{game.slug} = "{game.slug}.game:GAME"' in (folder / "pyproject.toml").read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("Moon", *WISHES), "“Moon” can’t be a game’s name"),
        (("class", *WISHES), "“class” can’t be a game’s name"),
        (("vampire_queen", *WISHES), "already called “vampire_queen”"),
        (("moon", "--prefix", "m"), "Clauses can’t begin with “m”"),
        (("moon", "--prefix", "VQ"), "The clauses of “vampire_queen” already begin with “VQ”"),
        (("moon", "--prefix", "MR", "--seats", "6-2"), "“6-2” isn’t a number of players"),
        (("moon", "--prefix", "MR", "--seats", "many"), "“many” isn’t a number of players"),
        (("moon",), "--prefix"),
    ],
)
def test_what_no_game_can_be_called_is_refused(
    arguments: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["--lang", "en", "new-game", *arguments]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", "moon", *WISHES, "--into", str(tmp_path)]) == 2
    assert list(tmp_path.iterdir()) == []
