"""What AP hears in PLAY when they do what the rules do not allow: the sentence and its clause."""

import pytest

from gruft.games.vampire_connection.cards import (
    ASSISTANT,
    BOOK,
    CRUCIFIX,
    END_CONNECTION,
    HOLY_WATER,
    LEAVE_TOMB,
    MIST,
    MOVE_BAT,
    MOVE_BAT_AS_WOLF,
    MOVE_BAT_ROB,
    MOVE_CARRIAGE,
    MOVE_CARRIAGE_ROB,
    MOVE_MIST,
    MOVE_WOLF,
    OFFER_TO,
    PASS,
    PLAY_ESCAPE,
    PLAY_OPPORTUNITY,
    PLAY_PARTY,
    RESPOND,
    REVIVE,
    RUDEY,
    SEND_HUNCHBACK,
    THRASHON,
    TO_CASTLE,
    TO_TOMB,
    TO_VILLAGE,
    TO_VILLAGE_TWICE,
    TYPE,
)
from tests.games.vampire_connection.refused import (
    BELA_IN_TOMB,
    BOOK_ON_TYKE,
    LAID_ON_TYKE,
    OWN_TYKE_COVERED,
    STAKED,
    TOMB,
    Given,
    laying,
    opened,
    refusal_of,
    staking,
)

VILLAGE_TURNED_OVER: Given = {"village": "-", "latch": True}

#: The hands, what else is given, what AP (seat 0, Ada) does in PLAY, and what they hear.
CASES: list[tuple[list[str], Given, int, str]] = [
    # staked, and where the vampire lies
    (
        ["mist", "-", "-"],
        STAKED,
        MOVE_MIST + TO_CASTLE,
        "Your vampire is staked: it can’t move or send its hunchback. (VC-50)",
    ),
    (
        ["hunchback", "-", "-"],
        STAKED,
        SEND_HUNCHBACK,
        "Your vampire is staked: it can’t move or send its hunchback. (VC-50)",
    ),
    (
        ["wolf", "-", "-"],
        {},
        MOVE_WOLF + TO_CASTLE,
        "Your vampire is already in its castle. (VC-49)",
    ),
    (["wolf", "-", "-"], TOMB, MOVE_WOLF + TO_TOMB, "Your vampire is already in its tomb. (VC-49)"),
    (
        ["wolf", "-", "-"],
        TOMB,
        MOVE_WOLF + TO_VILLAGE,
        "From its tomb your vampire can only go to its castle. Only a hunchback can go to the "
        "village from there. (VC-49)",
    ),
    (
        ["bat", "-", "-"],
        TOMB | {"captives": ["-", "V01", "-"]},
        MOVE_BAT_ROB + 1,
        "From its tomb your vampire can only go to its castle. Only a hunchback can go to the "
        "village from there. (VC-49)",
    ),
    # destinations
    (["bat", "-", "-"], {}, MOVE_BAT_ROB, "You rob other castles, not your own. (VC-100)"),
    (["bat", "-", "-"], {}, MOVE_BAT_ROB + 5, "There’s no player 6 at this table. (VC-1)"),
    (
        ["bat", "-", "-"],
        {},
        MOVE_BAT_ROB + 1,
        "There’s no captive to steal: Bela has none. (VC-69)",
    ),
    (
        ["bat", "-", "-"],
        {"captives": ["-", "V01", "-"], "laid": LAID_ON_TYKE},
        MOVE_BAT_ROB + 1,
        "There’s no captive to steal: all of Bela’s are under a crucifix or holy water. (VC-69)",
    ),
    (
        ["mist", "-", "-"],
        VILLAGE_TURNED_OVER,
        MOVE_MIST + TO_VILLAGE,
        "The village deck is empty: there’s no card to turn up. (VC-68)",
    ),
    (
        ["hunchback", "-", "-"],
        VILLAGE_TURNED_OVER,
        SEND_HUNCHBACK,
        "The village deck is empty: there’s no card to turn up. (VC-68)",
    ),
    # blood, abilities, cards
    (
        ["bat", "-", "-"],
        {"drops": [0, 5, 5]},
        MOVE_BAT + TO_VILLAGE,
        "A bat costs one drop, and you have none. (VC-58)",
    ),
    (
        ["bat", "-", "-"],
        {},
        MOVE_BAT_AS_WOLF + TO_TOMB,
        "Only Count Ficklecrash plays a bat as a wolf. (VC-220)",
    ),
    (
        ["bat", "-", "-"],
        {"abilities": False},
        MOVE_BAT_AS_WOLF + TO_TOMB,
        "At this table the vampires have no abilities. (VC-218)",
    ),
    (
        ["mist", "-", "-"],
        {"vampires": ["Ficklecrash", "Biggulp", "Shortway"]},
        MOVE_BAT_AS_WOLF + TO_TOMB,
        "You don’t hold this card: bat. (VC-196)",
    ),
    (
        ["carriage", "hunchback", "-"],
        {},
        MOVE_CARRIAGE + TO_VILLAGE,
        "A carriage needs a hunchback to drive it, and you hold none. (VC-60)",
    ),
    (
        ["hunchback", "-", "-"],
        {"captives": ["-", "V01", "-"]},
        MOVE_CARRIAGE_ROB + 1,
        "You don’t hold this card: carriage. (VC-197)",
    ),
    (["-", "mist", "-"], {}, MOVE_MIST + TO_TOMB, "You don’t hold this card: mist. (VC-194)"),
    (["-", "-", "-"], {}, MOVE_WOLF + TO_TOMB, "You don’t hold this card: wolf. (VC-195)"),
    (["-", "-", "-"], {}, SEND_HUNCHBACK, "You don’t hold this card: hunchback. (VC-198)"),
    (
        ["mist", "-", "-"],
        {},
        MOVE_MIST + TO_VILLAGE_TWICE,
        "You don’t hold this card: Double Success. (VC-201)",
    ),
    (
        ["hunchback", "-", "-"],
        {},
        SEND_HUNCHBACK + 1,
        "You don’t hold this card: Double Success. (VC-201)",
    ),
    # the tomb without a card, and reviving
    (
        ["-", "-", "-"],
        TOMB,
        LEAVE_TOMB,
        "Only Countess Shortway leaves her tomb without a card. (VC-222)",
    ),
    (
        ["-", "-", "-"],
        TOMB | {"abilities": False},
        LEAVE_TOMB,
        "At this table the vampires have no abilities. (VC-218)",
    ),
    (
        ["-", "-", "-"],
        {"vampires": ["Shortway", "Biggulp", "Miststone"]},
        LEAVE_TOMB,
        "Your vampire is already in its castle. (VC-222)",
    ),
    (
        ["-", "-", "-"],
        STAKED | {"vampires": ["Shortway", "Biggulp", "Miststone"]},
        LEAVE_TOMB,
        "Your vampire is staked: it has to be revived before it can leave the tomb. (VC-223)",
    ),
    (
        ["hunchback", "-", "-"],
        {},
        REVIVE,
        "Your vampire isn’t staked, so it can’t be revived. (VC-159)",
    ),
    (["-", "-", "-"], STAKED, REVIVE, "You don’t hold this card: hunchback. (VC-159)"),
    # hunters
    (
        ["Rudey", "-", "-"],
        BELA_IN_TOMB | {"round": 1},
        staking(RUDEY, 1),
        "No hunter can be played in the first round. (VC-126)",
    ),
    (
        ["Rudey", "-", "-"],
        BELA_IN_TOMB | {"kidnapped": False},
        staking(RUDEY, 1),
        "No hunter can be played until the first victim has been carried off from the village. "
        "(VC-127)",
    ),
    (
        ["Rudey", "-", "-"],
        {},
        staking(RUDEY, 1),
        "Bela’s vampire is in its castle, where it can’t be staked. (VC-129)",
    ),
    (["Rudey", "-", "-"], TOMB, staking(RUDEY, 0), "You can’t stake your own vampire. (VC-130)"),
    (["Rudey", "-", "-"], {}, staking(RUDEY, 3), "There’s no player 4 at this table. (VC-1)"),
    (
        ["Rudey", "-", "-"],
        BELA_IN_TOMB | {"markers": [None, "stake", None]},
        staking(RUDEY, 1),
        "Bela’s vampire is already staked. (VC-163)",
    ),
    (
        ["stake*7", "Rudey", "-"],
        BELA_IN_TOMB,
        staking(RUDEY, 1),
        "You don’t hold this card: Rudey. (VC-131)",
    ),
    (
        ["Thrashon", "stake", "-"],
        BELA_IN_TOMB,
        staking(THRASHON, 1),
        "Thrashon needs one stake here, and you hold 0. (VC-134)",
    ),
    (
        ["Assistant, stake", "-", "-"],
        BELA_IN_TOMB,
        staking(ASSISTANT, 1),
        "Assistant needs 2 stakes here, and you hold 1. (VC-134)",
    ),
    (
        ["Assistant, stake*2", "-", "-"],
        BELA_IN_TOMB | {"vampires": ["Biggulp", "Stoneheart", "Shortway"]},
        staking(ASSISTANT, 1),
        "Assistant needs 3 stakes here, and you hold 2. (VC-134)",
    ),
    # Good Opportunity, Escape, Party
    (
        ["Good Opportunity", "-", "-"],
        STAKED | {"captives": ["-", "V01", "-"]},
        PLAY_OPPORTUNITY,
        "You can’t play this card while your vampire is staked: Good Opportunity. (VC-202)",
    ),
    (
        ["Good Opportunity", "-", "-"],
        {"captives": ["-", "V01", "-"], "laid": BOOK_ON_TYKE, "fresh": "V02"},
        PLAY_OPPORTUNITY,
        "No castle holds a captive without a protection card. (VC-203)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V01", "-"]},
        PLAY_OPPORTUNITY,
        "You don’t hold this card: Good Opportunity. (VC-202)",
    ),
    (
        ["Escape", "-", "-"],
        {"fresh": "V01", "dead": ["-", "V02", "-"]},
        PLAY_ESCAPE,
        "No castle holds a captive. (VC-208)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V01", "-"]},
        PLAY_ESCAPE,
        "You don’t hold this card: Escape. (VC-208)",
    ),
    (
        ["Party", "-", "-"],
        STAKED | {"captives": ["V01", "-", "-"]},
        PLAY_PARTY,
        "You can’t play this card while your vampire is staked: Party. (VC-214)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V01", "-", "-"], "party": True},
        PLAY_PARTY,
        "There’s only one Party a turn, and it’s already on. (VC-214)",
    ),
    (
        ["Party", "-", "-"],
        {"captives": ["-", "V01", "-"], "fresh": "V02"},
        PLAY_PARTY,
        "A Party takes a captive from your own castle, and you have none. (VC-215)",
    ),
    (
        ["Party", "-", "-"],
        {"captives": ["V01", "-", "-"], "laid": OWN_TYKE_COVERED},
        PLAY_PARTY,
        "A Party takes a captive without a protection card, and all of yours are "
        "protected. (VC-117)",
    ),
    (
        ["-", "Party", "-"],
        {"captives": ["V01", "-", "-"]},
        PLAY_PARTY,
        "You don’t hold this card: Party. (VC-214)",
    ),
    # laid protections
    (
        ["book", "-", "-"],
        {"fresh": "V02"},
        laying(BOOK, 1),
        "There’s nobody to protect at Bela’s castle. (VC-108)",
    ),
    (["book", "-", "-"], {}, laying(BOOK, 4), "There’s no player 5 at this table. (VC-1)"),
    (
        ["book", "-", "-"],
        {"captives": ["-", "V01", "-"], "laid": BOOK_ON_TYKE},
        laying(BOOK, 1),
        "Everyone at Bela’s castle is already under a protection card, and each can have only "
        "one. (VC-111)",
    ),
    (
        ["crucifix", "-", "-"],
        {"captives": ["V10", "V01", "-"]},
        laying(CRUCIFIX, 1),
        "There’s no priest at Bela’s castle, and without one you can’t lay this card there: "
        "crucifix. (VC-112)",
    ),
    (
        ["holy water", "-", "-"],
        {"captives": ["-", "V01", "-"], "fresh": "V10"},
        laying(HOLY_WATER, 1),
        "There’s no priest at Bela’s castle, and without one you can’t lay this card there: holy "
        "water. (VC-112)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V10", "-"]},
        laying(CRUCIFIX, 1),
        "You don’t hold this card: crucifix. (VC-211)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V10", "-"]},
        laying(HOLY_WATER, 1),
        "You don’t hold this card: holy water. (VC-212)",
    ),
    (
        ["-", "-", "-"],
        {"fresh": "V01"},
        laying(BOOK, 0),
        "You don’t hold this card: book. (VC-213)",
    ),
    # what is not for PLAY
    (
        ["mist", "mist", "-"],
        {},
        PASS,
        "You don’t pass in your play phase: end it when you’re done. (VC-24)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        OFFER_TO + 1,
        "The Connection is over: no more trading this turn. (VC-30)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        END_CONNECTION,
        "The Connection is over: no more trading this turn. (VC-30)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        TYPE + MIST,
        "Cards are discarded only at the end of the turn, and only down to the hand limit. (VC-27)",
    ),
    (
        ["book", "-", "-"],
        {"fresh": "V01"},
        RESPOND + 2,
        "That isn’t what you’re being asked now: Play a card, or end your play. (VC-247)",
    ),
]


@pytest.mark.clause("VC-25", "VC-49", "VC-246")
@pytest.mark.parametrize(
    ("hands", "keys", "move", "said"), CASES, ids=[case[-1][:50] for case in CASES]
)
def test_a_refused_play_names_its_reason_and_its_clause_and_changes_nothing(
    hands: list[str], keys: Given, move: int, said: str
) -> None:
    table = opened(hands, keys)

    assert refusal_of(table, 0, move) == said
