"""An offer as it lies on the table, and the journey under way, as far as one seat may see them.

What two players offer each other is open for the two and a number of backs for everybody else
(VC-44); a journey is announced to all (VC-51). Nothing is decided here.
"""

from gruft.games.vampire_connection.cards import PLAY_OPPORTUNITY, TYPES
from gruft.games.vampire_connection.facts import GOALS
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    CARD,
    CONNECTION,
    COUNTER_ANSWER,
    COUNTER_GIVE,
    COUNTERING_GIVE,
    COUNTERING_WANT,
    DECISION,
    FORM,
    GIVE,
    GOAL,
    GOAL_SEAT,
    MOVE_WINDOW,
    OFFER_GIVE,
    OFFER_WANT,
    ORDER,
    PARTNER,
    RESPONSE,
    ROB,
)
from gruft.games.vampire_connection.names import FORM_NAMES, TYPE_NAMES
from gruft.games.vampire_connection.position import VampireConnection
from gruft.kernel.scene import PILE, ROW, Piece, Zone

CARD_KIND, TRAVELLER = "card", "traveller"
NOBODY = -1
#: The two places of a side in the position (VC-33).
SIDE = 2


def is_trading(position: VampireConnection) -> bool:
    """Whether the Connection is on."""
    return CONNECTION <= int(position.words[DECISION]) <= COUNTER_ANSWER


def offer_zones(position: VampireConnection, seat: int) -> tuple[Zone, ...]:
    """VC-38, VC-44: what is given, what is wanted for it, and which kinds of cards there are."""
    owner, side = _offer_seen(position, seat)
    involved = seat in (int(position.words[ACTIVE]), int(position.words[PARTNER]))
    given, wanted = (
        tuple(_side(position, first, involved)) if side else () for first in (side, side + SIDE)
    )
    return (
        Zone("give", ROW, owner, given),
        Zone("want", ROW, owner, wanted),
        Zone("market", PILE, NOBODY, tuple(_market(position))),
    )


def _offer_seen(position: VampireConnection, seat: int) -> tuple[int, int]:
    """Whose offer lies there for this seat, and where it is written down; 0 for none."""
    words, decision = position.words, int(position.words[DECISION])
    active, partner = int(words[ACTIVE]), int(words[PARTNER])
    if decision in (OFFER_GIVE, OFFER_WANT):
        return (active, GIVE) if seat == active else (NOBODY, 0)
    if decision == COUNTER_ANSWER:
        return partner, COUNTER_GIVE
    if decision in (COUNTERING_GIVE, COUNTERING_WANT) and seat == partner:
        return partner, COUNTER_GIVE
    return (active, GIVE) if OFFER_WANT < decision < COUNTER_ANSWER else (NOBODY, 0)


def _side(position: VampireConnection, first: int, involved: bool) -> list[Piece]:
    named = [int(position.words[first + place]) - 1 for place in range(SIDE)]
    return [Piece(CARD_KIND, TYPE_NAMES[card] if involved else "") for card in named if card >= 0]


def _market(position: VampireConnection) -> list[Piece]:
    """VC-39: every kind of card that exists and so may be asked for; the same all game long."""
    copies = position.printed.copies
    return [Piece(CARD_KIND, TYPE_NAMES[card]) for card in range(TYPES) if copies[card]]


def way_zone(position: VampireConnection) -> Zone:
    """VC-51: in which form the active player travels; its node is where to."""
    words, decision = position.words, int(position.words[DECISION])
    robbed = decision == RESPONSE and words[CARD] != PLAY_OPPORTUNITY
    under_way = decision in (MOVE_WINDOW, ROB, ORDER) or robbed
    piece = Piece(TRAVELLER, FORM_NAMES[words[FORM]], (), _goal(position)) if under_way else None
    return Zone("way", ROW, int(words[ACTIVE]), (piece,) if piece else ())


def _goal(position: VampireConnection) -> str:
    """`village`, or whose castle or tomb: `castle 2`, `tomb 0`."""
    words = position.words
    goal = GOALS[words[GOAL]].removesuffix("-twice")
    if goal == "village":
        return goal
    lord = int(words[GOAL_SEAT])
    return f"castle {lord}" if lord >= 0 else f"{goal} {int(words[ACTIVE])}"
