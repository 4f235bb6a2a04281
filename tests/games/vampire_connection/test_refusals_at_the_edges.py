"""Refusals of moves at the edge of their family: its first and last number, a castle too many.

The sentences themselves are in the other files of refusals; here only the reason and its clause.
"""

from importlib.resources import files

import pytest

from gruft.games.vampire_connection.notation.names import TYPE_NAMES
from gruft.games.vampire_connection.rules.common import NOT_HELD
from gruft.games.vampire_connection.state import cards as c
from tests.games.vampire_connection.refused import (
    ANSWERING,
    COUNTERED,
    FLYING,
    GIVING,
    OPPORTUNITY,
    ROBBED,
    ROBBING_BELA,
    TOMB,
    TOMB_WINDOW,
    WANTING,
    Given,
    laying,
    opened,
)

NOBODY: list[str] = ["-", "-", "-"]
OTHER = ("refusal-other-question", "VC-247")
HUNTERS_ONLY = ("refusal-only-hunters-now", "VC-26")
NO_SUCH_SEAT = ("refusal-no-such-seat", "VC-1")
BEHIND_THE_TYPES, BEHIND_THE_VICTIMS = c.TYPE + c.TYPES, c.VICTIM + c.VICTIMS
BELA_LIES: Given = {"places": ["castle", "tomb", "castle"]}
ATTACKED: Given = {"captives": ["-", "V01", "-"]}
HALLOWED: Given = {"captives": ["-", "V01, V10", "-"]}
CONSUMING: Given = {"decision": "consume"}
DISCARDING: Given = {"decision": "discard"}
COUNTERING: Given = ANSWERING | {"decision": "counter-want", "counter_give": "wolf"}

#: The hands, what else is given, the open decision, who does what, the reason and its clause.
CASES: list[tuple[list[str], Given, object, int, int, tuple[str, str]]] = [
    # --- no move at all
    (NOBODY, {}, "play", 0, c.MOVES, ("refusal-no-such-move", "VC-247")),
    (NOBODY, {}, "play", 0, -1, ("refusal-no-such-move", "VC-247")),
    (NOBODY, {}, "play", 0, c.VICTIM, OTHER),
    # --- windows
    (NOBODY, {}, FLYING, 1, c.MOVE_MIST, HUNTERS_ONLY),
    (NOBODY, {}, FLYING, 1, c.RESPOND, HUNTERS_ONLY),
    (NOBODY, {}, FLYING, 1, c.FIRST - 1, HUNTERS_ONLY),
    (NOBODY, {}, FLYING, 1, c.FIRST, OTHER),
    (NOBODY, {}, FLYING, 1, c.ACCEPT, OTHER),
    (NOBODY, BELA_LIES, TOMB_WINDOW | {"asked": 2}, 2, c.RESPOND, HUNTERS_ONLY),
    (NOBODY, BELA_LIES, TOMB_WINDOW | {"asked": 2}, 2, c.FIRST, OTHER),
    (NOBODY, HALLOWED, ROBBED, 1, c.FIRST, OTHER),
    (NOBODY, ATTACKED, OPPORTUNITY, 1, c.RESPOND + 1, ("refusal-no-priest-here", "VC-122")),
    (NOBODY, HALLOWED, ROBBED, 1, c.RESPOND + 2, ("refusal-book-against-robbery", "VC-121")),
    # --- the end of a turn
    (NOBODY, {}, CONSUMING, 0, BEHIND_THE_VICTIMS, OTHER),
    (["wolf*8, stake*5", "-", "-"], {}, DISCARDING, 0, c.TYPE, ("refusal-not-held", "VC-184")),
    (
        ["wolf*8, stake*5", "-", "-"],
        {},
        DISCARDING,
        0,
        c.MOVE_MIST,
        ("refusal-play-is-over", "VC-23"),
    ),
    (
        ["mist*10, stake*3", "-", "-"],
        {},
        DISCARDING,
        0,
        c.TYPE + 16,
        ("refusal-not-held", "VC-184"),
    ),
    # --- journeys
    (NOBODY, TOMB, "play", 0, c.SEND_HUNCHBACK, ("refusal-not-held", "VC-198")),
    (["bat", "-", "-"], {}, "play", 0, c.MOVE_BAT_ROB + 3, NO_SUCH_SEAT),
    (["bat", "-", "-"], {}, "play", 0, c.MOVE_CARRIAGE_ROB + 3, NO_SUCH_SEAT),
    (
        ["bat", "-", "-"],
        TOMB,
        "play",
        0,
        c.MOVE_BAT_AS_WOLF + c.TO_CASTLE,
        ("refusal-only-ficklecrash", "VC-220"),
    ),
    (NOBODY, {"village": "-"}, "play", 0, c.MOVE_MIST + c.TO_TOMB, ("refusal-not-held", "VC-194")),
    (
        NOBODY,
        {"village": "V05"},
        "play",
        0,
        c.MOVE_MIST + c.TO_VILLAGE,
        ("refusal-not-held", "VC-194"),
    ),
    (
        NOBODY,
        {"village": "-"},
        "play",
        0,
        c.MOVE_MIST + c.TO_VILLAGE,
        ("refusal-village-empty", "VC-68"),
    ),
    (NOBODY, {}, "play", 0, c.MOVE_BAT + c.TO_VILLAGE, ("refusal-not-held", "VC-196")),
    (
        NOBODY,
        {"drops": [0, 1, 1]},
        "play",
        0,
        c.MOVE_MIST + c.TO_VILLAGE,
        ("refusal-not-held", "VC-194"),
    ),
    (NOBODY, {}, "play", 0, c.LEAVE_TOMB, ("refusal-only-shortway", "VC-222")),
    # --- protections
    (["book", "-", "-"], {}, "play", 0, c.PROTECT + 3, NO_SUCH_SEAT),
    (NOBODY, {"fresh": "V10"}, "play", 0, laying(c.CRUCIFIX, 0), ("refusal-not-held", "VC-211")),
    (
        NOBODY,
        {"fresh": "V01"},
        "play",
        0,
        laying(c.HOLY_WATER, 0),
        ("refusal-no-priest-there", "VC-112"),
    ),
    # --- offers
    (["mist", "wolf", "-"], {}, GIVING, 0, BEHIND_THE_TYPES, OTHER),
    (["mist", "wolf", "-"], {}, GIVING, 0, BEHIND_THE_VICTIMS, OTHER),
    (["mist", "wolf", "-"], {}, GIVING, 0, c.OFFER_TO + 1, OTHER),
    (["mist", "wolf", "-"], {}, GIVING, 0, c.VICTIM, ("refusal-only-hand-cards", "VC-34")),
    (
        ["mist", "wolf", "-"],
        {},
        GIVING,
        0,
        BEHIND_THE_VICTIMS - 1,
        ("refusal-only-hand-cards", "VC-34"),
    ),
    (["mist", "wolf", "-"], {}, WANTING | {"give": "mist"}, 0, BEHIND_THE_TYPES, OTHER),
    (
        ["mist*2", "wolf", "-"],
        {},
        WANTING | {"give": "mist"},
        0,
        c.TYPE,
        ("refusal-same-cards", "VC-39"),
    ),
    (["mist", "wolf*2", "-"], {}, COUNTERING, 1, c.TYPE + 1, ("refusal-same-cards", "VC-39")),
    (["mist, stake", "wolf, bat", "-"], {}, COUNTERED, 0, c.PASS, OTHER),
    (["mist, stake", "wolf, bat", "-"], {}, COUNTERED, 0, c.END_CONNECTION, OTHER),
    (["mist", "wolf", "-"], {}, ANSWERING, 1, c.CONFIRM, OTHER),
    # --- naming victims
    (NOBODY, ATTACKED, ROBBING_BELA, 0, BEHIND_THE_VICTIMS, OTHER),
    (NOBODY, ATTACKED, ROBBING_BELA, 0, c.VICTIM - 1, OTHER),
    (NOBODY, ATTACKED, ROBBING_BELA, 0, c.END_PLAY, OTHER),
]


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize(("hands", "keys", "pending", "seat", "move", "reason"), CASES)
def test_a_move_at_the_edge_is_refused_for_its_own_reason(
    hands: list[str], keys: Given, pending: object, seat: int, move: int, reason: tuple[str, str]
) -> None:
    table = opened(hands, keys, pending)
    assert move not in table.position.moves(seat)

    refusal = table.position.refusal(seat, move)

    assert (refusal.key, refusal.clause) == reason


@pytest.mark.clause("VC-112", "VC-122")
@pytest.mark.parametrize(
    ("pending", "seat", "move"),
    [(OPPORTUNITY, 1, c.RESPOND + 1), ("play", 0, laying(c.HOLY_WATER, 1))],
)
def test_the_card_that_lacks_a_priest_is_named(pending: object, seat: int, move: int) -> None:
    table = opened(NOBODY, ATTACKED, pending)

    assert table.position.refusal(seat, move).details["card"] == {"word": "name-holy-water"}


@pytest.mark.clause("VC-194", "VC-199", "VC-200", "VC-214")
@pytest.mark.parametrize("card", range(c.TYPES))
def test_a_card_that_is_not_held_is_refused_by_the_clause_that_describes_it(card: int) -> None:
    rulebook = (files("gruft.games.vampire_connection") / "rulebook.md").read_text()

    clause = NOT_HELD[card].clause

    (described,) = (line for line in rulebook.splitlines() if line.startswith(f"**{clause}** "))
    assert TYPE_NAMES[card].lower() in described.lower()
