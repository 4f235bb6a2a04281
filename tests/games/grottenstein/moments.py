"""One table for every decision of the game, also in the middle of lines."""

from collections.abc import Callable

from tests.games.grottenstein.table import DIES, Table, begun, given

KEYS_OF_THE_CRYPT = "Gold key, Iron key"


def _begun_with(*moves: str, **keys: object) -> Callable[[], Table]:
    def table() -> Table:
        laid = given(**keys)  # type: ignore[arg-type]
        laid.begins(*moves)
        return laid

    return table


def _placing() -> Table:
    table = begun()
    table.begins("C08", "C01")
    return table


def _locking(*locks: str) -> Callable[[], Table]:
    def table() -> Table:
        laid = begun()
        laid.begins(*laid.answers(), *locks)
        return laid

    return table


def _over() -> Table:
    table = given(options=DIES, red="Gh3", vampire={"at": "Gh4", "life": 1}, dice=[6])
    table.does("hit V dagger")
    return table


FLOOR = {"Gh5": {"yellow": "Stake, Hammer", "unlit": "Dynamite"}}
GONE = {"state": "gone"}
ARMED = {"slot": "vampire", "worn": ["teeth", "nails"], "red": "Gh3", "vampire": "Gh4"}

MOMENTS: dict[str, Callable[[], Table]] = {
    "over": _over,
    "placing": _placing,
    "locking-crypt": _locking(),
    "locking-armour": _locking("silver"),
    "rising": _begun_with(red={"state": "corpse"}),
    "first": _begun_with(),
    "vampire-first": _begun_with(slot="vampire"),
    "destination": _begun_with("throw"),
    "action": _begun_with("stay"),
    "revealed": _begun_with("stay", "reveal", red="Gh3", down={"G4": "Sword"}),
    "vampire-action": _begun_with("stay", slot="vampire"),
    "ending": _begun_with(slot="vampire", vampire={"at": "Cg2", "life": 30}),
    "weapon": _begun_with("fight", red="Gh3", vampire="Gh4"),
    "target": _begun_with("fight", "dagger", red="Gh3", vampire="Gh4"),
    "taking": _begun_with("stay", "take", red="Gh3", down={"G4": None}, open={"G4": "Sword"}),
    "taking-more": _begun_with("stay", "take", "C01", red="Gh5", yellow=GONE, floor=FLOOR),
    "putting": _begun_with("stay", "put", red="Gh3", down={"G4": None}, holds={"red": "Sword"}),
    "closing": _begun_with("stay", "close", red="Gh5"),
    "using": _begun_with("stay", "use", holds={"red": "Antidote, Plan"}),
    "patient": _begun_with("stay", "use", "antidote", holds={"red": "Antidote"}),
    "looking": _begun_with("stay", "use", "plan", holds={"red": "Plan"}),
    "key-card": _begun_with("stay", "key", red="Ce2", holds={"red": KEYS_OF_THE_CRYPT}),
    "key-door": _begun_with("stay", "key", "E15", red="Ce2", holds={"red": KEYS_OF_THE_CRYPT}),
    "casting": _begun_with("stay", "cast", holds={"red": "Zombie formula"}),
    "casting-again": _begun_with("stay", "cast", "Gb5", holds={"red": "Zombie formula"}),
    "lighting": _begun_with("stay", "light", red="Gn1", holds={"red": "Dynamite, Torch"}),
    "biting": _begun_with("stay", "bite", **ARMED),
}
