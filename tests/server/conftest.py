"""A house on loopback for every test that asks for one, and the `gruft` command beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gruft.server.limits import Limits
from tests.server.guests import Person
from tests.server.houses import WIDE, OpenedHouse, open_house
from tests.server.strangers import Bystander, bystander, somewhere
from tests.terminal.runs import House as Command


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of the house."""
    return tmp_path / "house"


@pytest.fixture
def house(folder: Path) -> Iterator[OpenedHouse]:
    """A house that is open."""
    with open_house(folder) as opened:
        yield opened


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command, whose own folder is where the house lies."""
    return Command(tmp_path, monkeypatch)


# ---- for strangers: one house for all tests of a file, at which somebody plays meanwhile ----


@pytest.fixture(scope="module")
def limits() -> Limits:
    """What the house allows."""
    return WIDE


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory, limits: Limits) -> Iterator[OpenedHouse]:
    """A house that also has a name on the internet."""
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, limits=limits, names=("gruft.example",)) as opened:
        yield opened


@pytest.fixture(scope="module")
def somebody(besieged: OpenedHouse) -> Iterator[Bystander]:
    """Somebody who plays there."""
    with bystander(besieged) as one:
        yield one


@pytest.fixture
def unnoticed(somebody: Bystander) -> Iterator[None]:
    """Whatever the test does, the guest plays on, and the house makes no mistake."""
    yield
    assert somebody.plays_on()


@pytest.fixture
def mallory(besieged: OpenedHouse) -> Iterator[Person]:
    """A guest with an address of her own."""
    with Person(besieged.address, "Mallory", **somewhere()) as one:
        yield one
