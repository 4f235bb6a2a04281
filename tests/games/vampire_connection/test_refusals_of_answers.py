"""What a seat hears that answers something else than it is asked, or is not asked at all."""

import pytest

from gruft.games.vampire_connection.cards import (
    ACCEPT,
    ASSISTANT,
    BAT,
    BEATQUICK,
    BUY,
    CONFIRM,
    END_PLAY,
    MOVE_MIST,
    MOVES,
    OFFER_TO,
    PASS,
    RESPOND,
    RUDEY,
    THRASHON,
    TO_CASTLE,
    TO_TOMB,
    TYPE,
)
from tests.games.vampire_connection.refused import (
    BELA_IN_TOMB,
    BUYING,
    FLYING,
    OWN_TYKE_COVERED,
    RUNNING,
    TOMB_WINDOW,
    TYKE,
    Case,
    Given,
    opened,
    refusal_of,
    staking,
    victim,
)

CASES: list[Case] = [
    # windows
    (
        ["-", "Rudey", "-"],
        BELA_IN_TOMB,
        TOMB_WINDOW,
        1,
        staking(RUDEY, 0),
        "The vampire of Ada is in its castle, where it cannot be staked. (VC-129)",
    ),
    (
        ["-", "Rudey", "-"],
        {"places": ["tomb", "tomb", "castle"], "immune": True},
        TOMB_WINDOW | {"asked": 2, "point": "end"},
        2,
        staking(RUDEY, 0),
        "The vampire of Ada began this turn staked and is immune until the turn is over. (VC-162)",
    ),
    (
        ["-", "mist", "-"],
        BELA_IN_TOMB,
        TOMB_WINDOW,
        1,
        MOVE_MIST + TO_CASTLE,
        "Outside your own turn you can play nothing here but a hunter with his stakes. (VC-26)",
    ),
    (
        ["-", "book", "-"],
        BELA_IN_TOMB,
        TOMB_WINDOW,
        1,
        RESPOND + 2,
        "Outside your own turn you can play nothing here but a hunter with his stakes. (VC-26)",
    ),
    (
        ["-", "-", "-"],
        BELA_IN_TOMB,
        TOMB_WINDOW,
        1,
        CONFIRM,
        "That does not answer what is asked now: Do you stake a vampire in its tomb? (VC-247)",
    ),
    (
        ["-", "-", "-"],
        BELA_IN_TOMB,
        TOMB_WINDOW,
        0,
        PASS,
        "It is your turn, but first Bela has to answer. (VC-145)",
    ),
    (
        ["-", "-", "-"],
        BELA_IN_TOMB,
        TOMB_WINDOW,
        2,
        PASS,
        "You will be asked, but not yet: now it is for Bela to answer, and then "
        "clockwise. (VC-141)",
    ),
    (
        ["-", "-", "-"],
        BELA_IN_TOMB,
        TOMB_WINDOW | {"asked": 2},
        1,
        PASS,
        "You have had your say in this window; now it is for Cora to answer. (VC-141)",
    ),
    (
        ["-", "-", "Rudey"],
        BELA_IN_TOMB,
        TOMB_WINDOW,
        2,
        staking(RUDEY, 0),
        "The vampire of Ada is in its castle, where it cannot be staked. (VC-129)",
    ),
    (
        ["-", "Thrashon, stake*2", "-"],
        {},
        FLYING,
        1,
        staking(THRASHON, 0),
        "Thrashon needs 3 stakes here, and you hold 2. (VC-134)",
    ),
    (
        ["-", "Beatquick, stake", "-"],
        {},
        FLYING,
        1,
        staking(BEATQUICK, 0),
        "Beatquick needs 2 stakes here, and you hold 1. (VC-134)",
    ),
    (
        ["-", "Assistant, stake*7", "-"],
        {},
        RUNNING,
        1,
        staking(ASSISTANT, 0),
        "The Assistant stakes only vampires lying in their tombs. (VC-134)",
    ),
    (
        ["-", "Rudey", "-"],
        {"places": ["castle", "castle", "tomb"]},
        RUNNING,
        1,
        staking(RUDEY, 2),
        "Now only the vampire on its way can be staked, that of Ada. (VC-138)",
    ),
    (
        ["-", "-", "-"],
        {},
        RUNNING,
        0,
        PASS,
        "It is your turn, but first Bela has to answer. (VC-141)",
    ),
    # the end of a turn
    (
        ["-", "-", "-"],
        {"fresh": "V01, V02", "laid": OWN_TYKE_COVERED},
        "consume",
        0,
        victim(TYKE),
        "Under a protection card (book), and safe from this: The Tyke. (VC-164)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V01", "-", "-"], "fresh": "V02"},
        "consume",
        0,
        victim(TYKE),
        "In the castle of Ada: The Tyke. Asked for: a victim you have caught in this "
        "turn. (VC-167)",
    ),
    (
        ["-", "-", "-"],
        {"fresh": "V02"},
        "consume",
        0,
        victim(TYKE),
        "Still in the village: The Tyke. Asked for: a victim you have caught in this "
        "turn. (VC-164)",
    ),
    (
        ["mist", "-", "-"],
        {"fresh": "V02"},
        "consume",
        0,
        MOVE_MIST + TO_TOMB,
        "Your play phase is over; in this turn you play no more cards and make no more "
        "offers. (VC-23)",
    ),
    (
        ["mist", "-", "-"],
        {"fresh": "V02"},
        "consume",
        0,
        OFFER_TO + 1,
        "Your play phase is over; in this turn you play no more cards and make no more "
        "offers. (VC-23)",
    ),
    (
        ["mist", "-", "-"],
        {"fresh": "V02"},
        "consume",
        0,
        ACCEPT,
        "That does not answer what is asked now: Do you consume a fresh victim? (VC-247)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V08", "-", "-"]},
        BUYING | {"net": 1},
        0,
        BUY + 2,
        "One net point buys at most one card. (VC-173)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V17", "-", "-"]},
        BUYING,
        0,
        BUY + 3,
        "2 net points buy at most 2 cards. (VC-173)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V17", "-", "-"]},
        BUYING,
        0,
        PASS,
        "Here you have to choose; you cannot pass. (VC-173)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V17", "-", "-"]},
        BUYING,
        0,
        END_PLAY,
        "Your play phase is over; in this turn you play no more cards and make no more "
        "offers. (VC-23)",
    ),
    (
        ["mist*8, wolf*5", "-", "-"],
        {},
        "discard",
        0,
        TYPE + BAT,
        "You do not hold this card: bat. (VC-184)",
    ),
    (
        ["mist*8, wolf*5", "-", "-"],
        {},
        "discard",
        0,
        PASS,
        "Here you have to choose; you cannot pass. (VC-184)",
    ),
    (
        ["mist*8, wolf*5", "-", "-"],
        {},
        "discard",
        0,
        MOVE_MIST + TO_TOMB,
        "Your play phase is over; in this turn you play no more cards and make no more "
        "offers. (VC-23)",
    ),
    # seats and numbers that are not there
    (["-", "-", "-"], {}, "play", 3, END_PLAY, "There is no player 4 at this table. (VC-1)"),
    (["-", "-", "-"], {}, "play", -1, END_PLAY, "There is no player 0 at this table. (VC-1)"),
    (
        ["-", "-", "-"],
        {},
        "play",
        1,
        END_PLAY,
        "It is not for you to decide now, but for Ada. (VC-22)",
    ),
    (["-", "-", "-"], {}, "play", 0, MOVES, "There is no move number 148. (VC-247)"),
    (["-", "-", "-"], {}, "play", 0, -1, "There is no move number -1. (VC-247)"),
]


@pytest.mark.clause("VC-32", "VC-39", "VC-141", "VC-247", "VC-248")
@pytest.mark.parametrize(
    ("hands", "keys", "pending", "seat", "move", "said"),
    CASES,
    ids=[case[-1][:50] for case in CASES],
)
def test_a_refused_answer_names_its_reason_and_its_clause_and_changes_nothing(
    hands: list[str], keys: Given, pending: object, seat: int, move: int, said: str
) -> None:
    table = opened(hands, keys, pending)

    assert refusal_of(table, seat, move) == said
