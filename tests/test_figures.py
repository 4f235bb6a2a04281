"""The figures of `make figures`, counted in a house that is small enough to count by hand."""

from pathlib import Path

import pytest

from tests.tree import ROOT
from tools.figures import figures

LAYOUT = """from typing import Final

# --- decisions (section 14) ---
OVER: Final = 0
ACT: Final = 1
# --- steps ---
TO_END: Final = 0
"""
BY_NAME = """from gruft.games.vampire_empire.state.layout import (
    ACT,
    TO_END,
)


def first() -> int:
    # VE-1: the first
    return ACT
"""
THROUGH_THE_MODULE = """from gruft.games.vampire_empire.state import layout as at


class Second:
    def second(self) -> int:
        def inside() -> int:
            return at.ACT + at.OVER + at.TO_END + self.OVER

        return inside()  # VE-1, VE-2
"""
VAMPIR = "GR = ('GR-1', 'GR-2', 'GR-3')\n"


def write(home: Path, file: str, text: str) -> None:
    (home / file).parent.mkdir(parents=True, exist_ok=True)
    (home / file).write_text(text)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    empire, vampir = "src/gruft/games/vampire_empire", "src/gruft/games/grottenstein"
    write(tmp_path, "src/gruft/games/__init__.py", "# in no game\n")
    write(tmp_path, f"{empire}/__init__.py", "")
    write(tmp_path, f"{empire}/state/layout.py", LAYOUT)
    write(tmp_path, f"{empire}/rules/turns.py", BY_NAME)
    write(tmp_path, f"{empire}/show/scene.py", THROUGH_THE_MODULE)
    write(tmp_path, f"{vampir}/__init__.py", "")
    write(tmp_path, f"{vampir}/rules/doors.py", VAMPIR)
    write(tmp_path, f"{vampir}/rulebook.md", "GR-1")
    write(tmp_path, "tests/test_something.py", "\n\nTrue\n")
    return tmp_path


def test_everything_is_counted(house: Path) -> None:
    counted = {figure.name: figure.value for figure in figures(house)}

    assert counted == {
        "Python lines in games": "26",
        "Python lines in src": "27",
        "files in games": "6",
        "functions in games": "3",
        "import lines in games": "23.1%",  # 1 + 4 + 1 of 26
        "files that use one decision (Vampire Empire, mean)": "1.5",  # ACT 2, OVER 1
        "files that name one clause, 90th percentile (Empire, Vampir)": "2, 1",
        "test lines": "3",
    }


def test_a_house_whose_decisions_are_not_found_is_no_house_without_them(house: Path) -> None:
    layout = house / "src/gruft/games/vampire_empire/state/layout.py"
    layout.write_text(LAYOUT.replace("decisions", "questions"))

    with pytest.raises(SystemExit, match="no decisions are numbered here"):
        figures(house)


def test_the_page_has_every_figure() -> None:
    page = (ROOT / "docs/measurements/figures.md").read_text()

    assert [figure.name for figure in figures(ROOT) if f"| {figure.name} |" not in page] == []
