"""A house for every test: the command with an empty home folder."""

from pathlib import Path

import pytest

from tests.terminal.runs import House


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(tmp_path / "home", monkeypatch)
