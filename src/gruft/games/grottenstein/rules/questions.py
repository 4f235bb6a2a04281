"""Every question of Vampir, in the order of the decisions in `state/layout.py`."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules import (
    carrying,
    doors,
    fights,
    hunter,
    objects,
    revealing,
    set_up,
    slots,
    vampire,
)
from gruft.games.grottenstein.rules.common import (
    ANYBODY,
    IN_HAND,
    LYING_OPEN,
    ON_SHEET,
    SET_UP,
    THE_VAMPIRE,
    SlotQuestion,
    not_asked,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason


@final
class Over(SlotQuestion):
    """Section 18: nothing is asked any more."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return []

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        return not_asked(state, seat)

    def not_now(self, state: State) -> str:
        return ""


QUESTIONS: Final[list[SlotQuestion]] = [
    Over("over", (), asks=ANYBODY),
    set_up.Placing("placing", ("GR-23", "GR-24", "GR-168"), "lay", SET_UP, cards=IN_HAND),
    set_up.Locking("locking-crypt", ("GR-26", "GR-27", "GR-124"), "lock", SET_UP),
    set_up.Locking("locking-armour", ("GR-26", "GR-65", "GR-124"), "lock", SET_UP),
    slots.Rising("rising", ("GR-37", "GR-39", "GR-178")),
    hunter.First("first", ("GR-103", "GR-57", "GR-170", "GR-104")),
    vampire.VampireFirst("vampire-first", ("GR-48", "GR-148", "GR-154"), asks=THE_VAMPIRE),
    hunter.Destination("destination", ("GR-57", "GR-56", "GR-82", "GR-63"), "go", ANYBODY),
    hunter.Action("action", ("GR-82", "GR-45", "GR-89", "GR-101")),
    revealing.Revealed("revealed", ("GR-86", "GR-96", "GR-99"), "find"),
    vampire.VampireAction(
        "vampire-action", ("GR-153", "GR-154", "GR-142", "GR-156"), asks=THE_VAMPIRE
    ),
    slots.Ending("ending", ("GR-159", "GR-160", "GR-164"), asks=ANYBODY),
    fights.Weapon("weapon", ("GR-106", "GR-107", "GR-110"), "weapon", verb=c.FIGHT, cards=ON_SHEET),
    fights.Target("target", ("GR-104", "GR-110", "GR-112", "GR-134"), "attack", verb=c.FIGHT),
    carrying.Taking("taking", ("GR-89", "GR-96", "GR-99"), "take", verb=c.TAKE, cards=LYING_OPEN),
    carrying.TakingMore(
        "taking-more", ("GR-89", "GR-236", "GR-96"), "take", verb=c.TAKE, cards=LYING_OPEN
    ),
    carrying.Putting("putting", ("GR-91", "GR-96"), "put", verb=c.PUT, cards=ON_SHEET),
    doors.Closing("closing", ("GR-77", "GR-63"), "close", verb=c.CLOSE),
    objects.Using("using", ("GR-101", "ED-10", "ED-13"), "use", verb=c.USE, cards=ON_SHEET),
    objects.Patient("patient", ("GR-101", "ED-10", "ED-12"), "help", verb=c.USE),
    objects.Looking("looking", ("ED-13", "GR-229"), "look", verb=c.USE),
    doors.KeyCard("key-card", ("GR-124", "GR-126", "GR-128"), "key", verb=c.KEY, cards=ON_SHEET),
    doors.KeyDoor("key-door", ("GR-123", "GR-124", "GR-65"), "key", verb=c.KEY),
    objects.Casting("casting", ("GR-203", "GR-204", "GR-206"), "cast", verb=c.CAST),
    objects.Casting("casting-again", ("GR-204", "GR-206"), "cast", verb=c.CAST),
    doors.Lighting("lighting", ("GR-209", "GR-211", "GR-213", "GR-216"), "light", verb=c.LIGHT),
    vampire.Biting("biting", ("GR-154", "GR-156", "GR-116"), "bite", asks=THE_VAMPIRE, verb=c.BITE),
]
