"""What AP hears in PLAY when they do what the rules do not allow: the sentence and its clause."""

import pytest

from gruft.games.vampire_connection.state import cards as c
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
        c.MOVE_MIST + c.TO_CASTLE,
        "Your vampire is staked: it can’t move or send its hunchback. (VC-50)",
    ),
    (
        ["hunchback", "-", "-"],
        STAKED,
        c.SEND_HUNCHBACK,
        "Your vampire is staked: it can’t move or send its hunchback. (VC-50)",
    ),
    (
        ["wolf", "-", "-"],
        {},
        c.MOVE_WOLF + c.TO_CASTLE,
        "Your vampire is already in its castle. (VC-49)",
    ),
    (
        ["wolf", "-", "-"],
        TOMB,
        c.MOVE_WOLF + c.TO_TOMB,
        "Your vampire is already in its tomb. (VC-49)",
    ),
    (
        ["wolf", "-", "-"],
        TOMB,
        c.MOVE_WOLF + c.TO_VILLAGE,
        "From its tomb your vampire can only go to its castle. Only a hunchback can go to the "
        "village from there. (VC-49)",
    ),
    (
        ["bat", "-", "-"],
        TOMB | {"captives": ["-", "V01", "-"]},
        c.MOVE_BAT_ROB + 1,
        "From its tomb your vampire can only go to its castle. Only a hunchback can go to the "
        "village from there. (VC-49)",
    ),
    # destinations
    (["bat", "-", "-"], {}, c.MOVE_BAT_ROB, "You rob other castles, not your own. (VC-100)"),
    (["bat", "-", "-"], {}, c.MOVE_BAT_ROB + 5, "There’s no player 6 at this table. (VC-1)"),
    (
        ["bat", "-", "-"],
        {},
        c.MOVE_BAT_ROB + 1,
        "There’s no captive to steal: Bela has none. (VC-69)",
    ),
    (
        ["bat", "-", "-"],
        {"captives": ["-", "V01", "-"], "laid": LAID_ON_TYKE},
        c.MOVE_BAT_ROB + 1,
        "There’s no captive to steal: all of Bela’s are under a crucifix or holy water. (VC-69)",
    ),
    (
        ["mist", "-", "-"],
        VILLAGE_TURNED_OVER,
        c.MOVE_MIST + c.TO_VILLAGE,
        "The village deck is empty: there’s no card to turn up. (VC-68)",
    ),
    (
        ["hunchback", "-", "-"],
        VILLAGE_TURNED_OVER,
        c.SEND_HUNCHBACK,
        "The village deck is empty: there’s no card to turn up. (VC-68)",
    ),
    # blood, abilities, cards
    (
        ["bat", "-", "-"],
        {"drops": [0, 5, 5]},
        c.MOVE_BAT + c.TO_VILLAGE,
        "A bat costs one drop, and you have none. (VC-58)",
    ),
    (
        ["bat", "-", "-"],
        {},
        c.MOVE_BAT_AS_WOLF + c.TO_TOMB,
        "Only Count Ficklecrash plays a bat as a wolf. (VC-220)",
    ),
    (
        ["bat", "-", "-"],
        {"abilities": False},
        c.MOVE_BAT_AS_WOLF + c.TO_TOMB,
        "At this table the vampires have no abilities. (VC-218)",
    ),
    (
        ["mist", "-", "-"],
        {"vampires": ["Ficklecrash", "Biggulp", "Shortway"]},
        c.MOVE_BAT_AS_WOLF + c.TO_TOMB,
        "You have no bat in your hand. (VC-196)",
    ),
    (
        ["carriage", "hunchback", "-"],
        {},
        c.MOVE_CARRIAGE + c.TO_VILLAGE,
        "A carriage needs a hunchback to drive it, and you hold none. (VC-60)",
    ),
    (
        ["hunchback", "-", "-"],
        {"captives": ["-", "V01", "-"]},
        c.MOVE_CARRIAGE_ROB + 1,
        "You have no carriage in your hand. (VC-197)",
    ),
    (["-", "mist", "-"], {}, c.MOVE_MIST + c.TO_TOMB, "You have no mist in your hand. (VC-194)"),
    (["-", "-", "-"], {}, c.MOVE_WOLF + c.TO_TOMB, "You have no wolf in your hand. (VC-195)"),
    (["-", "-", "-"], {}, c.SEND_HUNCHBACK, "You have no hunchback in your hand. (VC-198)"),
    (
        ["mist", "-", "-"],
        {},
        c.MOVE_MIST + c.TO_VILLAGE_TWICE,
        "You have no Double Success in your hand. (VC-201)",
    ),
    (
        ["hunchback", "-", "-"],
        {},
        c.SEND_HUNCHBACK + 1,
        "You have no Double Success in your hand. (VC-201)",
    ),
    # the tomb without a card, and reviving
    (
        ["-", "-", "-"],
        TOMB,
        c.LEAVE_TOMB,
        "Only Countess Shortway leaves her tomb without a card. (VC-222)",
    ),
    (
        ["-", "-", "-"],
        TOMB | {"abilities": False},
        c.LEAVE_TOMB,
        "At this table the vampires have no abilities. (VC-218)",
    ),
    (
        ["-", "-", "-"],
        {"vampires": ["Shortway", "Biggulp", "Miststone"]},
        c.LEAVE_TOMB,
        "Your vampire is already in its castle. (VC-222)",
    ),
    (
        ["-", "-", "-"],
        STAKED | {"vampires": ["Shortway", "Biggulp", "Miststone"]},
        c.LEAVE_TOMB,
        "Your vampire is staked: it has to be revived before it can leave the tomb. (VC-223)",
    ),
    (
        ["hunchback", "-", "-"],
        {},
        c.REVIVE,
        "Your vampire isn’t staked, so it can’t be revived. (VC-159)",
    ),
    (["-", "-", "-"], STAKED, c.REVIVE, "You have no hunchback in your hand. (VC-159)"),
    (
        ["hunchback", "-", "-"],
        STAKED | {"immune": False},
        c.REVIVE,
        "Your vampire was only staked this turn; you can revive it in your next one. (VC-160)",
    ),
    # hunters
    (
        ["Rudey", "-", "-"],
        BELA_IN_TOMB | {"round": 1},
        staking(c.RUDEY, 1),
        "No hunter can be played in the first round. (VC-126)",
    ),
    (
        ["Rudey", "-", "-"],
        BELA_IN_TOMB | {"kidnapped": False},
        staking(c.RUDEY, 1),
        "No hunter can be played until the first victim has been carried off from the village. "
        "(VC-127)",
    ),
    (
        ["Rudey", "-", "-"],
        {},
        staking(c.RUDEY, 1),
        "Bela’s vampire is in its castle, where it can’t be staked. (VC-129)",
    ),
    (["Rudey", "-", "-"], TOMB, staking(c.RUDEY, 0), "You can’t stake your own vampire. (VC-130)"),
    (["Rudey", "-", "-"], {}, staking(c.RUDEY, 3), "There’s no player 4 at this table. (VC-1)"),
    (
        ["Rudey", "-", "-"],
        BELA_IN_TOMB | {"markers": [None, "stake", None]},
        staking(c.RUDEY, 1),
        "Bela’s vampire is already staked. (VC-163)",
    ),
    (
        ["stake*7", "Rudey", "-"],
        BELA_IN_TOMB,
        staking(c.RUDEY, 1),
        "You have no Rudey in your hand. (VC-131)",
    ),
    (
        ["Thrashon", "stake", "-"],
        BELA_IN_TOMB,
        staking(c.THRASHON, 1),
        "Thrashon needs one stake here; you hold 0. (VC-134)",
    ),
    (
        ["Assistant, stake", "-", "-"],
        BELA_IN_TOMB,
        staking(c.ASSISTANT, 1),
        "Assistant needs 2 stakes here; you hold 1. (VC-134)",
    ),
    (
        ["Assistant, stake*2", "-", "-"],
        BELA_IN_TOMB | {"vampires": ["Biggulp", "Stoneheart", "Shortway"]},
        staking(c.ASSISTANT, 1),
        "Assistant needs 3 stakes here; you hold 2. (VC-134)",
    ),
    # Good Opportunity, Escape, Party
    (
        ["Good Opportunity", "-", "-"],
        STAKED | {"captives": ["-", "V01", "-"]},
        c.PLAY_OPPORTUNITY,
        "You can’t play Good Opportunity while your vampire is staked. (VC-202)",
    ),
    (
        ["Good Opportunity", "-", "-"],
        {"captives": ["-", "V01", "-"], "laid": BOOK_ON_TYKE, "fresh": "V02"},
        c.PLAY_OPPORTUNITY,
        "No castle holds a captive without a protection card. (VC-203)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V01", "-"]},
        c.PLAY_OPPORTUNITY,
        "You have no Good Opportunity in your hand. (VC-202)",
    ),
    (
        ["Escape", "-", "-"],
        {"fresh": "V01", "dead": ["-", "V02", "-"]},
        c.PLAY_ESCAPE,
        "No castle holds a captive. (VC-208)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V01", "-"]},
        c.PLAY_ESCAPE,
        "You have no Escape in your hand. (VC-208)",
    ),
    (
        ["Party", "-", "-"],
        STAKED | {"captives": ["V01", "-", "-"]},
        c.PLAY_PARTY,
        "You can’t play Party while your vampire is staked. (VC-214)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["V01", "-", "-"], "party": True},
        c.PLAY_PARTY,
        "There’s only one Party a turn, and it’s already on. (VC-214)",
    ),
    (
        ["Party", "-", "-"],
        {"captives": ["-", "V01", "-"], "fresh": "V02"},
        c.PLAY_PARTY,
        "A Party takes a captive from your own castle, and you have none. (VC-215)",
    ),
    (
        ["Party", "-", "-"],
        {"captives": ["V01", "-", "-"], "laid": OWN_TYKE_COVERED},
        c.PLAY_PARTY,
        "A Party takes a captive without a protection card, and all of yours are "
        "protected. (VC-117)",
    ),
    (
        ["-", "Party", "-"],
        {"captives": ["V01", "-", "-"]},
        c.PLAY_PARTY,
        "You have no Party in your hand. (VC-214)",
    ),
    # laid protections
    (
        ["book", "-", "-"],
        {"fresh": "V02"},
        laying(c.BOOK, 1),
        "There’s nobody to protect at Bela’s castle. (VC-108)",
    ),
    (["book", "-", "-"], {}, laying(c.BOOK, 4), "There’s no player 5 at this table. (VC-1)"),
    (
        ["book", "-", "-"],
        {"captives": ["-", "V01", "-"], "laid": BOOK_ON_TYKE},
        laying(c.BOOK, 1),
        "Everyone at Bela’s castle is already under a protection card, and each can have only "
        "one. (VC-111)",
    ),
    (
        ["crucifix", "-", "-"],
        {"captives": ["V10", "V01", "-"]},
        laying(c.CRUCIFIX, 1),
        "You can’t lay crucifix at Bela’s castle: there’s no priest there. (VC-112)",
    ),
    (
        ["holy water", "-", "-"],
        {"captives": ["-", "V01", "-"], "fresh": "V10"},
        laying(c.HOLY_WATER, 1),
        "You can’t lay holy water at Bela’s castle: there’s no priest there. (VC-112)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V10", "-"]},
        laying(c.CRUCIFIX, 1),
        "You have no crucifix in your hand. (VC-211)",
    ),
    (
        ["-", "-", "-"],
        {"captives": ["-", "V10", "-"]},
        laying(c.HOLY_WATER, 1),
        "You have no holy water in your hand. (VC-212)",
    ),
    (
        ["-", "-", "-"],
        {"fresh": "V01"},
        laying(c.BOOK, 0),
        "You have no book in your hand. (VC-213)",
    ),
    # what is not for PLAY
    (
        ["mist", "mist", "-"],
        {},
        c.PASS,
        "You can’t pass in your play phase: end it when you’re done. (VC-24)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        c.OFFER_TO + 1,
        "The Connection is over: no more trading this turn. (VC-30)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        c.END_CONNECTION,
        "The Connection is over: no more trading this turn. (VC-30)",
    ),
    (
        ["mist", "mist", "-"],
        {},
        c.TYPE + c.MIST,
        "Cards are discarded only at the end of the turn, and only down to the hand limit. (VC-27)",
    ),
    (
        ["book", "-", "-"],
        {"fresh": "V01"},
        c.RESPOND + 2,
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
