"""What the tests of refusals share: moves by their numbers, and the sentence a seat hears."""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words
from tests.games.vampire_connection.table import Table, given

NAMES = ["Ada", "Bela", "Cora", "Drago", "Edda", "Falk"]
TYKE, BRAT, DRUNKARD = 0, 1, 2

#: What else is given: keys of a position.
Given = dict[str, object]

STAKED: Given = {
    "markers": ["stake", None, None],
    "places": ["tomb", "castle", "castle"],
    "immune": True,
}
TOMB: Given = {"places": ["tomb", "castle", "castle"]}
BELA_IN_TOMB: Given = {"places": ["castle", "tomb", "castle"]}
BELA_HAS_TYKE: Given = {"captives": ["-", "V01", "-"]}
LAID_ON_TYKE = [{"card": "crucifix", "castle": 1, "victims": "V01"}]
BOOK_ON_TYKE = [{"card": "book", "castle": 1, "victims": "V01"}]
OWN_TYKE_COVERED = [{"card": "book", "castle": 0, "victims": "V01"}]


def opened(hands: list[str], keys: Given, pending: object = "play") -> Table:
    """The table with this decision open, and the cards that led to it on the discard pile."""
    played = "-" if pending == "play" else "Good Opportunity, Escape"
    everything: Given = {"discard": played, **keys, "pending": pending}
    return given(hands, **everything)  # type: ignore[arg-type]


def staking(hunter: int, target: int) -> int:
    """The move that plays a hunter against a seat."""
    return c.STAKE_WITH + 6 * (hunter - c.BEATQUICK) + target


def laying(card: int, castle: int) -> int:
    """The move that lays a protection at a castle."""
    return c.PROTECT + 6 * (card - c.CRUCIFIX) + castle


def victim(number: int) -> int:
    """The move that names a victim."""
    return c.VICTIM + number


def said(refusal: Refused, language: str = "en") -> str:
    """The sentence with its clause, as a reader of this language hears it."""
    return Words.at(GAME, language, NAMES).refuse(refusal)


def refusal_of(table: Table, seat: int, move: int) -> str:
    """The sentence this seat hears when it tries the move; nothing has changed."""
    before = GAME.to_json(table.position)

    with pytest.raises(Refused) as refused:
        table.position.play(seat, move)

    assert GAME.to_json(table.position) == before
    return said(refused.value)


#: Decisions that are open: Ada is AP, Bela her partner, the traveller's victim, or asked first.
GIVING: Given = {"decision": "offer-give", "partner": 1, "offers": 1}
WANTING: Given = GIVING | {"decision": "offer-want"}
ANSWERING: Given = WANTING | {
    "decision": "offer-answer",
    "asked": 1,
    "give": "mist",
    "want": "wolf",
}
COUNTERED: Given = ANSWERING | {
    "decision": "counter-answer",
    "asked": 0,
    "counter_give": "bat",
    "counter_want": "stake",
}
TOMB_WINDOW: Given = {"decision": "tomb-window", "asked": 1}
FLYING: Given = {"decision": "move-window", "asked": 1, "form": "bat", "goal": "village"}
RUNNING: Given = FLYING | {"form": "wolf"}
ROBBING_BELA: Given = {"decision": "rob", "form": "bat", "goal": "castle of", "lord": 1}
ROBBED: Given = ROBBING_BELA | {"decision": "response", "asked": 1, "victim": "V01"}
OPPORTUNITY: Given = {"decision": "response", "asked": 1, "card": "GO", "victim": "V01"}
COVERING: Given = {"decision": "cover", "laid": 0, "last": None}
BUYING: Given = {"decision": "buy", "net": 2}

CRUCIFIX_AT_BELA: Given = {
    "captives": ["-", "V01, V10", "V02"],
    "laid": [{"card": "crucifix", "castle": 1, "victims": "-"}],
}
DRUNKARD_COVERED: Given = {
    "captives": ["-", "V01, V03, V10", "-"],
    "laid": [{"card": "crucifix", "castle": 1, "victims": "V03"}],
}

#: The hands, what else is given, the open decision, who does what, and what that seat hears.
Case = tuple[list[str], Given, object, int, int, str]
