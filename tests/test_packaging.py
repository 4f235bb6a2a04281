"""What is shipped: a wheel with everything that Gruft reads, and a house that opens from it alone.

`make test` builds the wheel first; elsewhere these tests are skipped if there is none.
"""

import re
import subprocess
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from gruft.server.addresses import HERE
from tests.built import built_wheel, installed_python
from tests.server.evenings import address_of, serving
from tests.tree import SRC

LIBRARIES = (".so", ".pyd")
SCRIPT = re.compile(r'src="(/assets/[^"]+\.js)"')


@pytest.fixture(scope="module")
def shipped() -> set[str]:
    """The names of the files in the wheel, but for what describes the wheel itself."""
    with ZipFile(built_wheel()) as wheel:
        return {name for name in wheel.namelist() if ".dist-info/" not in name}


def sources() -> set[str]:
    """The files of the package, the built page included, but for what tools hide beside them."""
    files = (path.relative_to(SRC) for path in (SRC / "gruft").rglob("*") if path.is_file())
    hidden = re.compile(r"(^|/)(\.|__pycache__/)")
    return {path.as_posix() for path in files if not hidden.search(path.as_posix())}


@pytest.mark.parametrize(
    "needed",
    [
        r"gruft/server/web/index\.html",
        r"gruft/server/web/assets/.+\.js",
        r"gruft/server/web/assets/.+\.woff2",
        r"gruft/server/words\.txt",
        r"gruft/server/text/ru\.ftl",
        r"gruft/words/text/fr\.ftl",
        r"gruft/games/grottenstein/edition/edition\.toml",
        r"gruft/games/grottenstein/rulebook(\.en)?\.md",
        r"gruft/py\.typed",
    ],
)
def test_the_wheel_has_what_a_house_reads(shipped: set[str], needed: str) -> None:
    assert any(re.fullmatch(needed, name) for name in shipped)


def test_the_wheel_has_every_file_of_the_package_and_no_other(shipped: set[str]) -> None:
    compiled = {name for name in shipped if name.endswith(LIBRARIES)}

    assert shipped - compiled == sources()


def test_an_installed_house_serves_its_page(tmp_path: Path) -> None:
    asked = ("--port", "0", "--host", HERE, "--no-browser")

    with serving(tmp_path, *asked, python=installed_python()) as process:
        address = address_of(process)
        page = httpx.get(f"{address}/")
        (script,) = SCRIPT.findall(page.text)

        assert page.status_code == 200
        assert httpx.get(f"{address}{script}").status_code == 200


def test_an_installed_gruft_needs_nothing_but_what_is_locked(tmp_path: Path) -> None:
    """Tools of the house are not at hand where people install it."""
    asked = [str(installed_python()), "-m", "gruft.terminal", "games", "--lang", "en"]

    told = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (told.returncode, told.stderr) == (0, "")
    assert "Vampire Queen" in told.stdout
