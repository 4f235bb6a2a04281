"""What a seat hears that trades in a way that cannot be."""

import pytest

from gruft.games.vampire_connection.state import cards as c
from tests.games.vampire_connection.refused import (
    ANSWERING,
    COUNTERED,
    GIVING,
    STAKED,
    TYKE,
    WANTING,
    Case,
    Given,
    opened,
    refusal_of,
    victim,
)

CASES: list[Case] = [
    # the Connection
    (
        ["mist", "mist", "-"],
        {},
        "connection",
        0,
        c.OFFER_TO,
        "You can’t trade with yourself. (VC-32)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        "connection",
        0,
        c.OFFER_TO + 2,
        "Cora has no cards to trade. (VC-32)",
    ),
    (
        ["-", "mist", "-"],
        {},
        "connection",
        0,
        c.OFFER_TO + 1,
        "Your hand is empty: you have nothing to trade. (VC-32)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        "connection",
        0,
        c.OFFER_TO + 3,
        "There’s no player 4 at this table. (VC-1)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        "connection",
        0,
        c.MOVE_MIST + c.TO_TOMB,
        "Cards are played only after the Connection: end it first. (VC-30)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        "connection",
        0,
        c.END_PLAY,
        "Cards are played only after the Connection: end it first. (VC-30)",
    ),
    (
        ["hunchback", "mist", "-"],
        STAKED,
        "connection",
        0,
        c.REVIVE,
        "Cards are played only after the Connection: end it first. (VC-31)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        "connection",
        0,
        c.PASS,
        "That isn’t what you’re being asked now: Trade before you play? (VC-247)",
    ),
    # composing
    (
        ["mist, wolf", "bat", "-"],
        {"captives": ["V01", "-", "-"]},
        GIVING,
        0,
        victim(TYKE),
        "Only cards from your hand can be traded, not victims, drops or cards on the table. "
        "(VC-34)",
    ),
    (["mist, wolf", "bat", "-"], {}, GIVING, 0, c.CONFIRM, "Name at least one card. (VC-33)"),
    (
        ["mist, wolf", "bat", "-"],
        {},
        GIVING,
        0,
        c.TYPE + c.BAT,
        "You have no bat in your hand. (VC-39)",
    ),
    (
        ["mist, wolf", "bat", "-"],
        {},
        GIVING | {"give": "wolf"},
        0,
        c.TYPE + c.MIST,
        "Name the two cards in the order of the card list: first mist, then wolf. (VC-248)",
    ),
    (
        ["wolf, stake", "bat", "-"],
        {},
        GIVING | {"give": "wolf"},
        0,
        c.TYPE + c.WOLF,
        "You have only one wolf. (VC-39)",
    ),
    (
        ["wolf, stake", "bat", "-"],
        {},
        GIVING,
        0,
        c.END_CONNECTION,
        "That isn’t what you’re being asked now: Choose what you give. (VC-247)",
    ),
    (
        ["mist", "bat*2", "-"],
        {},
        WANTING | {"give": "mist"},
        0,
        c.CONFIRM,
        "Name at least one card. (VC-33)",
    ),
    (
        ["mist", "bat*2", "-"],
        {},
        WANTING | {"give": "mist", "want": "mist"},
        0,
        c.CONFIRM,
        "You’d get exactly what you give; a trade must change something. (VC-39)",
    ),
    (
        ["mist", "bat", "-"],
        {},
        WANTING | {"give": "mist"},
        0,
        c.TYPE + c.MIST,
        "You’d get exactly what you give; a trade must change something. (VC-39)",
    ),
    (
        ["mist*2", "bat*2", "-"],
        {},
        WANTING | {"give": "mist*2", "want": "mist"},
        0,
        c.TYPE + c.MIST,
        "You’d get exactly what you give; a trade must change something. (VC-39)",
    ),
    (
        ["mist*2", "bat*2", "-"],
        {},
        WANTING | {"give": "mist", "want": "wolf"},
        0,
        c.TYPE + c.MIST,
        "Name the two cards in the order of the card list: first mist, then wolf. (VC-248)",
    ),
    (
        ["mist*2", "bat*2", "-"],
        {},
        WANTING | {"give": "mist", "want": "Rudey"},
        0,
        c.TYPE + c.RUDEY,
        "There’s only one Rudey in the whole game. (VC-39)",
    ),
    (
        ["Party, mist", "bat*2", "-"],
        {},
        WANTING | {"give": "Party"},
        0,
        c.TYPE + c.PARTY,
        "After that, no offer you could make would be allowed. (VC-249)",
    ),
    # answering
    (
        ["mist", "bat", "-"],
        {},
        ANSWERING,
        1,
        c.ACCEPT,
        "You can’t accept: you don’t hold everything you’re asked for (wolf). (VC-40)",
    ),
    (
        ["mist", "bat, wolf", "-"],
        {},
        ANSWERING | {"want": "wolf*2"},
        1,
        c.ACCEPT,
        "You can’t accept: you don’t hold everything you’re asked for (wolf, wolf). (VC-40)",
    ),
    (
        ["mist", "bat", "-"],
        {},
        COUNTERED,
        0,
        c.ACCEPT,
        "You can’t accept: you don’t hold everything you’re asked for (stake). (VC-41)",
    ),
    (
        ["mist", "bat", "-"],
        {},
        COUNTERED,
        0,
        c.COUNTER,
        "A counter-offer can only be accepted or refused. (VC-41)",
    ),
    (
        ["mist", "bat", "-"],
        {},
        ANSWERING,
        1,
        c.PASS,
        "That isn’t what you’re being asked now: Accept the trade? (VC-247)",
    ),
    (
        ["mist", "bat", "-"],
        {},
        ANSWERING,
        0,
        c.REJECT,
        "It’s your turn, but Bela has to answer first. (VC-40)",
    ),
    (
        ["mist", "bat", "-"],
        {},
        ANSWERING,
        2,
        c.REJECT,
        "It’s Bela’s decision now, not yours. (VC-22)",
    ),
]


@pytest.mark.clause("VC-32", "VC-39", "VC-141", "VC-247", "VC-248")
@pytest.mark.parametrize(
    ("hands", "keys", "pending", "seat", "move", "said"),
    CASES,
    ids=[case[-1][:50] for case in CASES],
)
def test_a_refused_offer_names_its_reason_and_its_clause_and_changes_nothing(
    hands: list[str], keys: Given, pending: object, seat: int, move: int, said: str
) -> None:
    table = opened(hands, keys, pending)

    assert refusal_of(table, seat, move) == said
