"""What seats see and know at a table of Vampir, for the tests of chapter 19."""

from gruft.kernel.chance import FastChance
from tests.games.grottenstein.table import BLUE, GREEN, RED, VAMPIRE, YELLOW, Table
from tests.games.tables import SPECTATOR

HUNTERS = [RED, BLUE, GREEN, YELLOW]
EVERYBODY = [SPECTATOR, VAMPIRE, *HUNTERS]
SERVANT = {"state": "servant"}
BLUES_SERVANT = {"state": "servant", "player": BLUE}


def looks(table: Table, seat: int) -> object:
    """The table as a seat sees it, without what is said about it."""
    scene = table.scene(seat)
    return scene.zones, dict(scene.counters), scene.seats, scene.asked


def alike(one: Table, other: Table) -> set[int]:
    """The seats that cannot tell two tables apart."""
    return {seat for seat in EVERYBODY if looks(one, seat) == looks(other, seat)}


def worlds(table: Table, seat: int, count: int = 12) -> list[Table]:
    """Tables as they may be for all that a seat knows."""
    return [Table(table.position.world(seat, FastChance(seed))) for seed in range(count)]
