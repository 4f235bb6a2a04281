"""Every question of The Vampire Connection, in the order of the decisions in `state/layout.py`."""

from typing import Final

from gruft.games.vampire_connection.rules import (
    connection,
    hunters,
    journeys,
    play,
    turns,
    victims,
    village,
)
from gruft.games.vampire_connection.rules.common import BALL, END, TRADING, Decision
from gruft.games.vampire_connection.state.layout import COUNTER_GIVE

GIVE: Final = "VC-33 VC-34 VC-39 VC-44"
WANT: Final = "VC-33 VC-39 VC-40 VC-45"
WHOLE: Final = "partner! give! want!"
COUNTERED: Final = f"{WHOLE} counter_give! counter_want!"

QUESTIONS: Final[list[Decision]] = [
    turns.Over("over", "", entries=""),
    hunters.TombWindow("tomb-window", "VC-143 VC-134 VC-152 VC-145", "asked point responded"),
    connection.Connect("connection", "VC-30 VC-33 VC-42 VC-44", "asked offers", phase=TRADING),
    connection.Give("offer-give", GIVE, "partner! give", "give"),
    connection.Want("offer-want", WANT, "partner! give! want", "want"),
    connection.Answer("offer-answer", "VC-40 VC-36 VC-45 VC-41", WHOLE, by_partner=True),
    connection.Give("counter-give", GIVE, f"{WHOLE} counter_give", "give", COUNTER_GIVE, True),
    connection.Want(
        "counter-want", WANT, f"{WHOLE} counter_give! counter_want", "want", COUNTER_GIVE, True
    ),
    connection.Answer("counter-answer", "VC-41 VC-36 VC-43", COUNTERED, give=COUNTER_GIVE),
    play.Play("play", "VC-24 VC-49 VC-169 VC-179 VC-107"),
    play.Target("target", "VC-203 VC-208 VC-215", "asked card!", "on"),
    victims.Cover("cover", "VC-109 VC-114 VC-118 VC-112", "asked laid! last", "cover"),
    hunters.MoveWindow(
        "move-window", "VC-138 VC-134 VC-142 VC-156", "asked form! goal! lord", under_way=True
    ),
    journeys.Rob(
        "rob", "VC-101 VC-102 VC-103 VC-116", "asked form! goal! lord", "rob", under_way=True
    ),
    victims.Respond("response", "VC-121 VC-122 VC-124", "asked form goal lord card victim!"),
    village.Order("order", "VC-84 VC-90", "asked events! event_done", under_way=True),
    village.Ball("ball", "VC-91 VC-92 VC-94", "gifts! events! event_done", "gives", BALL),
    turns.Consume("consume", "VC-164 VC-171 VC-165", "asked", "consume", END),
    turns.Buy("buy", "VC-173 VC-178 VC-191", "asked net! consumed", phase=END),
    turns.Discard("discard", "VC-184 VC-185", "asked discarded", "discard", END),
]
