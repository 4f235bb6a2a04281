"""An offer as it lies on the table, and the journey under way, as far as one seat may see them.

What two players offer each other is open for the two and a number of backs for everybody else
(VC-44); a journey is announced to all (VC-51). Nothing is decided here.
"""

from gruft.games.vampire_connection.notation.names import FORM_NAMES, TYPE_NAMES
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.show.facts import GOALS
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.scene import PILE, ROW, Piece, Zone

CARD_KIND, TRAVELLER = "card", "traveller"
NOBODY = -1
#: The two places of a side in the position (VC-33).
SIDE = 2


def is_trading(position: VampireConnection) -> bool:
    """Whether the Connection is on."""
    return at.CONNECTION <= int(position.words[at.DECISION]) <= at.COUNTER_ANSWER


def offer_zones(position: VampireConnection, seat: int) -> tuple[Zone, ...]:
    """VC-38, VC-44: what is given, what is wanted for it, and which kinds of cards there are."""
    owner, side = _offer_seen(position, seat)
    involved = seat in (int(position.words[at.ACTIVE]), int(position.words[at.PARTNER]))
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
    words, decision = position.words, int(position.words[at.DECISION])
    active, partner = int(words[at.ACTIVE]), int(words[at.PARTNER])
    if decision in (at.OFFER_GIVE, at.OFFER_WANT):
        return (active, at.GIVE) if seat == active else (NOBODY, 0)
    if decision == at.COUNTER_ANSWER:
        return partner, at.COUNTER_GIVE
    if decision in (at.COUNTERING_GIVE, at.COUNTERING_WANT) and seat == partner:
        return partner, at.COUNTER_GIVE
    return (active, at.GIVE) if at.OFFER_WANT < decision < at.COUNTER_ANSWER else (NOBODY, 0)


def _side(position: VampireConnection, first: int, involved: bool) -> list[Piece]:
    named = [int(position.words[first + place]) - 1 for place in range(SIDE)]
    return [Piece(CARD_KIND, TYPE_NAMES[card] if involved else "") for card in named if card >= 0]


def _market(position: VampireConnection) -> list[Piece]:
    """VC-39: every kind of card that exists and so may be asked for; the same all game long."""
    copies = position.printed.copies
    return [Piece(CARD_KIND, TYPE_NAMES[card]) for card in range(c.TYPES) if copies[card]]


def way_zone(position: VampireConnection) -> Zone:
    """VC-51: in which form the active player travels; its node is where to."""
    words, decision = position.words, int(position.words[at.DECISION])
    robbed = decision == at.RESPONSE and words[at.CARD] != c.PLAY_OPPORTUNITY
    under_way = decision in (at.MOVE_WINDOW, at.ROB, at.ORDER) or robbed
    piece = Piece(TRAVELLER, FORM_NAMES[words[at.FORM]], (), _goal(position)) if under_way else None
    return Zone("way", ROW, int(words[at.ACTIVE]), (piece,) if piece else ())


def _goal(position: VampireConnection) -> str:
    """`village`, or whose castle or tomb: `castle 2`, `tomb 0`."""
    words = position.words
    goal = GOALS[words[at.GOAL]].removesuffix("-twice")
    if goal == "village":
        return goal
    lord = int(words[at.GOAL_SEAT])
    return f"castle {lord}" if lord >= 0 else f"{goal} {int(words[at.ACTIVE])}"
