"""Compiled rules that appear while the house is open: its bots think with them from then on."""

import asyncio
import json
import logging
import shutil
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.options import read_options
from gruft.server import logs
from gruft.server.processes import Processes
from gruft.server.thinking import Question, Thinkers
from gruft.shelf import SHELF
from tests.built import installed_python
from tests.tree import SRC

USED, NOT_USED = "bots-use-compiled-rules", "bots-cannot-use-compiled-rules"
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def written(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.INFO, logs.OURS):
        yield


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with a copy of Gruft; the note beside it is not written yet."""
    shutil.copytree(SRC / "gruft", tmp_path / "built/gruft", ignore=shutil.ignore_patterns("web"))
    return tmp_path / "built"


def question() -> Question:
    game = SHELF["vampire_queen"]
    position = game.fresh(3, 1)
    (seat, *_) = position.to_act()
    world = game.to_json(position.world(seat, FastChance(2)))
    options = read_options(game.options(), {})
    return Question(game.slug, 3, options, {}, world, seat, "moth", 3)


async def think_until(thinkers: Thinkers, event: str, caplog: pytest.LogCaptureFixture) -> None:
    """Ask again and again, as a house does; every question is answered."""
    async with asyncio.timeout(PATIENCE):
        while event not in caplog.messages:
            assert await thinkers.line(question())


def test_processes_take_gruft_from_the_folder_that_they_are_given(built: Path) -> None:
    with Processes(1) as own, Processes(1, built) as others:
        assert own.submit(files, "gruft").result() == SRC / "gruft"
        assert others.submit(files, "gruft").result() == built / "gruft"
        assert own.submit(files, "gruft").result() == SRC / "gruft"


def test_bots_take_the_rules_up_as_soon_as_the_note_is_there(
    tmp_path: Path, built: Path, caplog: pytest.LogCaptureFixture
) -> None:
    note = tmp_path / "note"
    with (built / "gruft/server/thinking.py").open("a") as thinking:
        thinking.write("def think(asked): return 'by what was built'\n")

    async def evening() -> tuple[str, str]:
        with closing(Thinkers(1, note)) as thinkers:
            before = await thinkers.line(question())
            assert USED not in caplog.messages
            note.write_text(f"{built}\n")
            await think_until(thinkers, USED, caplog)
            return before, await thinkers.line(question())

    before, after = asyncio.run(evening())

    assert before != after == "by what was built"


def test_rules_that_cannot_be_used_leave_bots_as_they_were(
    tmp_path: Path, built: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (built / "gruft/shelf.py").write_text("raise SystemExit(1)")
    note = tmp_path / "note"
    note.write_text(f"{built}\n")

    async def evening() -> None:
        with closing(Thinkers(1, note)) as thinkers:
            await think_until(thinkers, NOT_USED, caplog)
            assert await thinkers.line(question())

    asyncio.run(evening())


def test_the_compiled_package_is_taken_up_with_all_its_games(
    caplog: pytest.LogCaptureFixture,
) -> None:
    note = installed_python().parent.parent / ".installed"

    async def evening() -> None:
        with closing(Thinkers(1, note)) as thinkers:
            await think_until(thinkers, USED, caplog)

    asyncio.run(evening())

    (record,) = (one for one in caplog.records if one.getMessage() == USED)
    assert json.loads(logs.JsonLines().format(record))["games"] == list(SHELF)
