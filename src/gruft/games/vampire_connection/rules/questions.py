"""Every question of The Vampire Connection, in the order of the decisions in `state/layout.py`."""

from typing import Final

from gruft.games.vampire_connection.rules import (
    connection,
    hunters,
    journeys,
    play,
    protections,
    responses,
    turns,
    village,
)
from gruft.games.vampire_connection.rules.common import Decision
from gruft.games.vampire_connection.state import layout as at

GIVE: Final = ("VC-33", "VC-34", "VC-39", "VC-44")
WANT: Final = ("VC-33", "VC-39", "VC-40", "VC-45")
OFFER: Final = ("VC-40", "VC-36", "VC-45", "VC-41")
COUNTER: Final = ("VC-41", "VC-36", "VC-43")
BUY: Final = ("VC-173", "VC-178", "VC-191")

QUESTIONS: Final[list[Decision]] = [
    turns.Over("decision-over", ()),
    hunters.TombWindow("decision-tomb-window", ("VC-143", "VC-134", "VC-152", "VC-145")),
    connection.Connect("decision-connection", ("VC-30", "VC-33", "VC-42", "VC-44")),
    connection.Give("decision-offer-give", GIVE, at.GIVE),
    connection.Want("decision-offer-want", WANT, at.GIVE),
    connection.Answer("decision-offer-answer", OFFER, at.GIVE),
    connection.Give("decision-offer-give", GIVE, at.COUNTER_GIVE),
    connection.Want("decision-offer-want", WANT, at.COUNTER_GIVE),
    connection.Answer("decision-counter-answer", COUNTER, at.COUNTER_GIVE),
    play.Play("decision-play", ("VC-24", "VC-49", "VC-169", "VC-179", "VC-107")),
    play.Target("decision-target", ("VC-203", "VC-208", "VC-215")),
    protections.Cover("decision-cover", ("VC-109", "VC-114", "VC-118", "VC-112")),
    hunters.MoveWindow("decision-move-window", ("VC-138", "VC-134", "VC-142", "VC-156")),
    journeys.Rob("decision-rob", ("VC-101", "VC-102", "VC-103", "VC-116")),
    responses.Respond("decision-response", ("VC-121", "VC-122", "VC-124")),
    village.Order("decision-order", ("VC-84", "VC-90")),
    village.Ball("decision-ball", ("VC-91", "VC-92", "VC-94")),
    turns.Consume("decision-consume", ("VC-164", "VC-171", "VC-165")),
    turns.Buy("decision-buy", BUY),
    turns.Discard("decision-discard", ("VC-184", "VC-185")),
]
