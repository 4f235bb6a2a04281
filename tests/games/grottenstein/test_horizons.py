"""How far back undo is free: nobody takes back what taught anybody anything."""

from collections.abc import Callable

import pytest

from gruft.kernel.journal import CHANCE, SHOWN
from tests.games.grottenstein.refused import GONE, at, servant
from tests.games.grottenstein.table import ARRANGEMENT, Table, begun

LOCKS = {"crypt": "silver", "armour": "copper"}
AT_THE_CRYPT = {"red": "Ce2", "locks": LOCKS, "decision": "action"}
ON_G4 = {"red": "Gh3", "decision": "action"}
FOUND = {"red": "Gh3", "decision": "revealed", "down": {"G4": "Sword"}}
DRESSING = {"slot": "vampire", "decision": "vampire-action", "wardrobe": {"teeth": 7}}
SERVING = {"red": servant("Gh3"), "decision": "action"}
LIT = {"lighter": "red", "aim": "wall", "at": "Gn1"}

#: What happens, by the clause that makes it public or the team's: the table, and the line.
SHOWING: dict[str, tuple[Callable[[], Table], str]] = {
    "rising": (at(red={"state": "corpse"}, holds={"red": "Sword"}), "rise r by V"),
    "passage": (
        at(red="Gb5", holds={"red": "Pseudo-vampire"}, decision="destination", thrown=4),
        "Ga5",
    ),
    "reveal": (at(**ON_G4, down={"G4": "Sword"}), "reveal"),
    "keep": (at(**FOUND), "take"),
    "leave": (at(**FOUND), "leave"),
    "put": (at(**ON_G4, down={"G4": None}, holds={"red": "Sword"}), "put sword"),
    "ladder": (at(red="Go10", holds={"red": "Ladder"}, decision="action"), "ladder Go10"),
    "kit": (at(holds={"blue": "Kit"}, slot="blue", decision="action"), "use kit blue"),
    "antidote": (at(holds={"red": "Antidote"}, decision="action"), "use antidote red"),
    "plan": (at(holds={"red": "Plan"}, decision="action"), "use plan G5"),
    "zombies": (at(holds={"red": "Zombie formula"}, decision="action"), "cast Gb5 Gh5"),
    "key that fits": (at(**AT_THE_CRYPT, holds={"red": "Silver key"}), "key silver Ce2/f2"),
    "key that fails": (at(**AT_THE_CRYPT, holds={"red": "Gold key"}), "key gold Ce2/f2"),
    "wardrobe": (at(**DRESSING, vampire="Ga8"), "wear teeth"),
    "stake": (at(red="Ch1", vampire="Ch2", holds={"red": "Hammer, Stake"}), "stake vampire"),
    "charge": (at(red="Gn1", holds={"red": "Dynamite, Torch"}, decision="action"), "light wall"),
    "trap": (at(**ON_G4, down={"G4": "Poison"}), "reveal"),
    "trap before a servant": (at(**SERVING, down={"G4": "Poison"}), "reveal"),
}

#: What the dice decide.
THROWING: dict[str, tuple[Callable[[], Table], str]] = {
    "throw": (at(), "throw"),
    "bat": (at(slot="vampire", worn=["cape"]), "bat"),
    "blow": (at(red="Gh3", vampire="Gh4"), "hit V dagger"),
    "blow at a door": (at(red="Gd2"), "hit Gd2/e2 dagger"),
    "failing charge": (at(red="Gn1", charge=LIT, dice=[1], decision="action"), "end"),
    "explosion": (at(red="Gn1", charge=LIT, dice=[6], decision="action"), "end"),
}

#: What is seen by all and tells nobody anything.
FREE: dict[str, tuple[Callable[[], Table], str]] = {
    "arrangement": (begun, ARRANGEMENT),
    "stay": (at(), "stay"),
    "step": (at(decision="destination", thrown=4), "Gg9"),
    "door": (at(red="Gh5", decision="action"), "close Gh5/h6"),
    "open card": (at(**ON_G4, down={"G4": None}, open={"G4": "Sword"}), "take sword"),
    "remains": (
        at(red="Gh5", yellow=GONE, decision="action", floor={"Gh5": {"yellow": "Stake"}}),
        "take stake remains",
    ),
    "end": (at(decision="action"), "end"),
}


def horizons_of(case: tuple[Callable[[], Table], str]) -> list[str]:
    """Why the line of a case cannot be taken back freely."""
    laid, line = case
    table = laid()
    table.journal.horizons.clear()

    table.does(line)

    return table.journal.horizons


@pytest.mark.clause("GR-127", "GR-126", "GR-145", "GR-178", "GR-203", "GR-209", "GR-229", "GR-234")
@pytest.mark.parametrize("name", SHOWING)
def test_what_shows_something_is_not_taken_back_freely(name: str) -> None:
    assert horizons_of(SHOWING[name]) == [SHOWN]


@pytest.mark.clause("GR-57", "GR-115", "GR-148", "GR-216", "GR-219")
@pytest.mark.parametrize("name", THROWING)
def test_what_the_dice_decide_is_not_taken_back_freely(name: str) -> None:
    assert horizons_of(THROWING[name]) == [CHANCE]


@pytest.mark.parametrize("name", FREE)
def test_what_tells_nobody_anything_is_taken_back_freely(name: str) -> None:
    assert horizons_of(FREE[name]) == []


def test_the_set_up_is_drawn_by_lot() -> None:
    assert begun().journal.horizons == [CHANCE]
