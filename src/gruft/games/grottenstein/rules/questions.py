"""Every question of Vampir, in the order of the decisions in `state/layout.py`."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules import (
    actions,
    arrangement,
    carrying,
    doors,
    dynamite,
    fights,
    movement,
    objects,
    revealing,
    slots,
    vampire,
    zombies,
)
from gruft.games.grottenstein.rules.common import SlotQuestion, not_asked
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
    Over("decision-over", ()),
    arrangement.Placing("decision-placing", ("GR-23", "GR-24", "GR-168")),
    arrangement.Locking("decision-locking-crypt", ("GR-26", "GR-27", "GR-124")),
    arrangement.Locking("decision-locking-armour", ("GR-26", "GR-65", "GR-124")),
    slots.Rising("decision-rising", ("GR-37", "GR-39", "GR-178")),
    movement.First("decision-first", ("GR-103", "GR-57", "GR-170", "GR-104")),
    vampire.VampireFirst("decision-vampire-first", ("GR-48", "GR-148", "GR-154")),
    movement.Destination("decision-destination", ("GR-57", "GR-56", "GR-82", "GR-63")),
    actions.Action("decision-action", ("GR-82", "GR-45", "GR-89", "GR-101")),
    revealing.Revealed("decision-revealed", ("GR-86", "GR-96", "GR-99")),
    vampire.VampireAction("decision-vampire-action", ("GR-153", "GR-154", "GR-142", "GR-156")),
    slots.Ending("decision-ending", ("GR-159", "GR-160", "GR-164")),
    fights.Weapon("decision-weapon", ("GR-106", "GR-107", "GR-110")),
    fights.Target("decision-target", ("GR-104", "GR-110", "GR-112", "GR-134")),
    carrying.Taking("decision-taking", ("GR-89", "GR-96", "GR-99")),
    carrying.TakingMore("decision-taking-more", ("GR-89", "GR-236", "GR-96")),
    carrying.Putting("decision-putting", ("GR-91", "GR-96")),
    doors.Closing("decision-closing", ("GR-77", "GR-63")),
    objects.Using("decision-using", ("GR-101", "ED-10", "ED-13")),
    objects.Patient("decision-patient", ("GR-101", "ED-10", "ED-12")),
    objects.Looking("decision-looking", ("ED-13", "GR-229")),
    doors.KeyCard("decision-key-card", ("GR-124", "GR-126", "GR-128")),
    doors.KeyDoor("decision-key-door", ("GR-123", "GR-124", "GR-65")),
    zombies.Casting("decision-casting", ("GR-203", "GR-204", "GR-206")),
    zombies.Casting("decision-casting-again", ("GR-204", "GR-206")),
    dynamite.Lighting("decision-lighting", ("GR-209", "GR-211", "GR-213", "GR-216")),
    vampire.Biting("decision-biting", ("GR-154", "GR-156", "GR-116")),
]
