"""What the tests of refusals share: tables in the middle of a question, and moves by their numbers.

A table is given by the hands from seat 0 on (`mist / - / bat`), by keys of the position, and by the
question that is open. Ada is AP, Bela her partner, the traveller's victim, or asked first.
"""

from collections.abc import Callable

from gruft.games.vampire_connection.state import cards as c
from tests.games.vampire_connection.table import Table, given

TYKE, BRAT, DRUNKARD = 0, 1, 2
#: A table, who tries which move there, and the refusal as `told` writes it.
Row = tuple[Callable[[], Table], int, int, str]
#: Keys of a position, or of its open question.
Given = dict[str, object]

STAKED: Given = {
    "markers": ["stake", None, None],
    "places": ["tomb", "castle", "castle"],
    "immune": True,
}
TOMB: Given = {"places": ["tomb", "castle", "castle"]}
BELA_IN_TOMB: Given = {"places": ["castle", "tomb", "castle"]}
ADA_HAS_TYKE: Given = {"captives": ["V01", "-", "-"]}
BELA_HAS_TYKE: Given = {"captives": ["-", "V01", "-"]}
PRIEST_AT_ADA: Given = {"captives": ["V10", "V01", "-"]}
FRESH_BRAT: Given = {"fresh": "V02"}
CRUCIFIX_ON_TYKE: Given = {"laid": [{"card": "crucifix", "castle": 1, "victims": "V01"}]}
BOOK_ON_TYKE: Given = {"laid": [{"card": "book", "castle": 1, "victims": "V01"}]}
OWN_TYKE_COVERED: Given = {"laid": [{"card": "book", "castle": 0, "victims": "V01"}]}
GIVING: Given = {"decision": "offer-give", "partner": 1, "offers": 1}
WANTING: Given = GIVING | {"decision": "offer-want"}
FLYING: Given = {"decision": "move-window", "asked": 1, "form": "bat", "goal": "village"}
ROBBING_BELA: Given = {"decision": "rob", "form": "bat", "goal": "castle of", "lord": 1}
ROBBED: Given = ROBBING_BELA | {"decision": "response", "asked": 1, "victim": "V01"}


def staking(hunter: int, target: int) -> int:
    """The move that plays a hunter against a seat."""
    return c.STAKE_WITH + 6 * (hunter - c.BEATQUICK) + target


def laying(card: int, castle: int) -> int:
    """The move that lays a protection at a castle."""
    return c.PROTECT + 6 * (card - c.CRUCIFIX) + castle


def victim(number: int) -> int:
    """The move that names a victim."""
    return c.VICTIM + number


def at(hands: str, *keys: Given | str) -> Callable[[], Table]:
    """AP is in PLAY, or a question is open: the keys that name a decision, or its bare name.

    The cards that may have led to the question are on the discard pile.
    """
    seats = [*hands.split(" / "), "-", "-"][:3]
    everything: Given = {"discard": "-"}
    for some in keys:
        if isinstance(some, str) or "decision" in some:
            everything |= {"pending": some, "discard": "Good Opportunity, Escape"}
        else:
            everything |= some
    return lambda: given(seats, **everything)  # type: ignore[arg-type]
