"""What a seat hears that names a victim, or responds, in a way that cannot be."""

import pytest

from gruft.games.vampire_connection.state import cards as c
from tests.games.vampire_connection.refused import (
    BELA_HAS_TYKE,
    BOOK_ON_TYKE,
    BRAT,
    COVERING,
    CRUCIFIX_AT_BELA,
    DRUNKARD,
    DRUNKARD_COVERED,
    LAID_ON_TYKE,
    OPPORTUNITY,
    OWN_TYKE_COVERED,
    ROBBED,
    ROBBING_BELA,
    TYKE,
    Case,
    Given,
    opened,
    refusal_of,
    staking,
    victim,
)

CASES: list[Case] = [
    # naming victims
    (
        ["-", "-", "-"],
        {"captives": ["-", "V01", "-"], "fresh": "V02"},
        {"decision": "target", "card": "GO"},
        0,
        victim(BRAT),
        "The Naughty Brat was caught this turn and isn’t in a castle yet. Choose a captive in any "
        "castle. (VC-203)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V01, V03", "-"], "laid": BOOK_ON_TYKE},
        {"decision": "target", "card": "GO"},
        0,
        victim(TYKE),
        "The Tyke is under a protection card (book) and safe from this. (VC-115)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V01", "-"], "dead": ["V02", "-", "-"]},
        {"decision": "target", "card": "escape"},
        0,
        victim(BRAT),
        "The Naughty Brat is dead, in a tomb. Choose a captive in any castle. (VC-208)",
    ),
    (
        ["-", "-", "-"],
        BELA_HAS_TYKE,
        {"decision": "target", "card": "escape"},
        0,
        victim(BRAT),
        "The Naughty Brat is still in the village. Choose a captive in any castle. (VC-208)",
    ),
    (
        ["-", "-", "-"],
        BELA_HAS_TYKE,
        {"decision": "target", "card": "escape"},
        0,
        c.END_PLAY,
        "The card has been played and can’t be taken back: name its victim. (VC-246)",
    ),
    (
        ["-", "-", "-"],
        BELA_HAS_TYKE,
        {"decision": "target", "card": "escape"},
        0,
        c.BUY,
        "That isn’t what you’re being asked now: Choose its victim. (VC-247)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V02", "V01", "-"], "party": True},
        {"decision": "target", "card": "party"},
        0,
        victim(TYKE),
        "The Tyke is in Bela’s castle. Choose a captive in your own castle. (VC-215)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V02, V01", "-", "-"], "laid": OWN_TYKE_COVERED, "party": True},
        {"decision": "target", "card": "party"},
        0,
        victim(TYKE),
        "The Tyke is under a protection card (book) and safe from this. (VC-117)",
    ),
    (
        ["-", "-", "-"],
        BELA_HAS_TYKE,
        ROBBING_BELA,
        0,
        c.PASS,
        "You have to choose here; you can’t pass. (VC-101)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V02", "V01", "-"]},
        ROBBING_BELA,
        0,
        victim(BRAT),
        "The Naughty Brat is in Ada’s castle. Choose a captive in the castle you’re robbing. "
        "(VC-101)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V02, V01", "-"], "laid": LAID_ON_TYKE},
        ROBBING_BELA,
        0,
        victim(TYKE),
        "The Tyke is under a protection card (crucifix) and safe from this. (VC-116)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V02, V01", "-"]},
        ROBBING_BELA,
        0,
        c.END_PLAY,
        ("That isn’t what you’re being asked now: Choose a captive to steal. (VC-247)"),
    ),
    # covering
    (
        ["-", "-", "-"],
        CRUCIFIX_AT_BELA,
        COVERING,
        0,
        c.CONFIRM,
        "Name at least one victim. (VC-109)",
    ),
    (
        ["-", "-", "-"],
        CRUCIFIX_AT_BELA,
        COVERING,
        0,
        victim(BRAT),
        "The Naughty Brat is in Cora’s castle. Choose a victim at the castle you’ve chosen. "
        "(VC-108)",
    ),
    (
        ["-", "-", "-"],
        CRUCIFIX_AT_BELA,
        COVERING,
        0,
        c.PASS,
        "The card has been played and can’t be taken back: name its victim. (VC-246)",
    ),
    (
        ["-", "-", "-"],
        DRUNKARD_COVERED,
        COVERING | {"last": "V03"},
        0,
        victim(TYKE),
        "Name victims in the order of the victim list: The Tyke comes before The Drunkard. "
        "(VC-248)",
    ),
    (
        ["-", "-", "-"],
        DRUNKARD_COVERED,
        COVERING | {"last": "V03"},
        0,
        victim(DRUNKARD),
        "The Drunkard already has a protection card (crucifix) and can’t have two. (VC-111)",
    ),
    # responses
    (
        ["-", "book", "-"],
        {"captives": ["-", "V01, V10", "-"]},
        ROBBED,
        1,
        c.RESPOND + 2,
        "A book doesn’t help against a robbery. (VC-121)",
    ),
    (
        ["-", "book", "-"],
        {"captives": ["-", "V01, V10", "-"]},
        ROBBED,
        1,
        c.RESPOND,
        "You have no crucifix in your hand. (VC-211)",
    ),
    (
        ["-", "crucifix", "-"],
        {"captives": ["V10", "V01", "-"]},
        OPPORTUNITY,
        1,
        c.RESPOND,
        "Without a priest among your captives, this card (crucifix) doesn’t help you. (VC-122)",
    ),
    (
        ["-", "crucifix", "-"],
        BELA_HAS_TYKE,
        OPPORTUNITY,
        1,
        c.RESPOND + 2,
        "You have no book in your hand. (VC-213)",
    ),
    (
        ["-", "Rudey", "-"],
        BELA_HAS_TYKE,
        OPPORTUNITY,
        1,
        staking(c.RUDEY, 0),
        "Against this attack you can play one protection card, or nothing. (VC-123)",
    ),
    (
        ["-", "Rudey", "-"],
        BELA_HAS_TYKE,
        OPPORTUNITY,
        1,
        c.REJECT,
        "That isn’t what you’re being asked now: Ward off the attack? (VC-247)",
    ),
    (
        ["-", "-", "-"],
        BELA_HAS_TYKE,
        OPPORTUNITY,
        0,
        c.PASS,
        "It’s your turn, but Bela has to answer first. (VC-123)",
    ),
]


@pytest.mark.clause("VC-32", "VC-39", "VC-141", "VC-247", "VC-248")
@pytest.mark.parametrize(
    ("hands", "keys", "pending", "seat", "move", "said"),
    CASES,
    ids=[case[-1][:50] for case in CASES],
)
def test_a_refused_choice_of_a_victim_names_its_reason_and_its_clause_and_changes_nothing(
    hands: list[str], keys: Given, pending: object, seat: int, move: int, said: str
) -> None:
    table = opened(hands, keys, pending)

    assert refusal_of(table, seat, move) == said
