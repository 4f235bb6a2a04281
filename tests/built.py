"""What `make compile` made: the wheel, and a Python in which it is installed."""

import os
import runpy
from pathlib import Path

import pytest

from tests.tree import ROOT, SRC

PYTHON = ROOT / ".venv-compiled/bin/python"
INSTALLED = ROOT / ".venv-compiled/.installed"


def compiled_files() -> dict[str, set[Path]]:
    """The sources that are compiled, by the library that they go into."""
    setup = runpy.run_path(str(ROOT / "setup.py"))
    libraries: dict[str, list[str]] = setup["libraries"](ROOT)
    return {library: set(map(Path, files)) for library, files in libraries.items()}


def installed_python() -> Path:
    """The Python that holds the package as it is shipped, made from the sources as they are."""
    if os.environ.get("GRUFT_PURE") == "1":
        pytest.skip("GRUFT_PURE=1 asks for plain Python")
    if not INSTALLED.exists():
        _give_up("there is no compiled package; `make compile` builds it")
    if INSTALLED.stat().st_mtime < _newest_source():
        _give_up("the compiled package is older than the sources; `make compile` builds it anew")
    return PYTHON


def built_wheel() -> Path:
    """The file that was installed there."""
    installed_python()
    (wheel,) = (ROOT / "build/wheel").glob("*.whl")
    return wheel


def _newest_source() -> float:
    return max(path.stat().st_mtime for path in SRC.rglob("*.py"))


def _give_up(reason: str) -> None:
    if os.environ.get("CI") or os.environ.get("GRUFT_NEEDS_COMPILED"):
        pytest.fail(reason)
    pytest.skip(reason)
