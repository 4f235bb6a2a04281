"""Short forms that stand for several moves: what they are taken apart into, and what is refused."""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.vampire_connection.table import Table, connecting, given

HANDS = ["mist*2, wolf, Party", "bat, stake", "carriage"]


def unfolded(table: Table, text: str, seat: int = 0) -> list[str]:
    return GAME.unfold(table.position, seat, text)


def refusal_of(table: Table, text: str, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        unfolded(table, text, seat)
    return refusal.value.key, refusal.value.clause


# --- trades --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-248", "VC-249")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (
            "trade Ficklecrash: mist <-> bat",
            ["offer Ficklecrash", "give mist", "done", "want bat", "done"],
        ),
        (
            "TRADE seat 1 : wolf+mist<->stake , bat",
            ["offer Ficklecrash", "give mist", "give wolf", "want bat", "want stake"],
        ),
        (
            "trade Ficklecrash: mist*2 <-> F",
            ["offer Ficklecrash", "give mist", "give mist", "want bat", "done"],
        ),
        ("trade Shortway: Party <-> carriage", ["offer Shortway", "give Party", "done",
                                                "want carriage"]),
    ],
)  # fmt: skip
def test_a_trade_names_the_cards_in_rising_order_and_closes_what_does_not_close_itself(
    text: str, moves: list[str]
) -> None:
    table = connecting(HANDS)

    assert unfolded(table, text) == moves
    table.plays(0, text)
    assert table.asked == "offer-answer"


@pytest.mark.clause("VC-41", "VC-249")
def test_a_counter_closes_at_the_last_card_of_a_hand() -> None:
    table = connecting(HANDS)
    table.plays(0, "trade Shortway: mist <-> bat")

    assert unfolded(table, "counter carriage <-> Party", 2) == [
        "counter",
        "give carriage",
        "want Party",
        "done",
    ]
    table.plays(2, "counter carriage <-> Party")
    assert table.asked == "counter-answer"


@pytest.mark.clause("VC-33")
@pytest.mark.parametrize("side", ["", "-", "mist*3", "mist+wolf+bat"])
def test_a_side_has_one_or_two_cards(side: str) -> None:
    table = connecting(HANDS)

    expected = ("refusal-one-or-two-cards", "VC-33")
    assert refusal_of(table, f"trade Ficklecrash: {side} <-> bat") == expected
    assert refusal_of(table, f"trade Ficklecrash: mist <-> {side}") == expected


@pytest.mark.parametrize("side", ["?", "*", "The Baker", "mist,", "mist*0"])
def test_a_side_names_its_cards(side: str) -> None:
    table = connecting(HANDS)

    expected = ("refusal-no-such-card", "VC-3")
    assert refusal_of(table, f"trade Ficklecrash: {side} <-> bat") == expected


def test_a_trade_with_an_empty_place_is_refused() -> None:
    table = connecting(HANDS)

    table.refuses(0, "trade seat 5: mist <-> bat", "VC-1")
    table.refuses(0, "trade Miststone: mist <-> bat", "VC-2")


# --- cards with a target -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("GO The Baker@Ficklecrash", ["GO", "on The Baker"]),
        ("good opportunity V14", ["GO", "on The Baker"]),
        ("escape Baker @ seat 1", ["escape", "on The Baker"]),
        ("Escape The Baker", ["escape", "on The Baker"]),
        ("party -The Tyke", ["party", "on The Tyke"]),
        ("party The Tyke", ["party", "on The Tyke"]),
    ],
)
def test_a_card_is_played_with_its_victim(text: str, moves: list[str]) -> None:
    table = given(
        ["Good Opportunity, Escape, Party", "-", "-"], captives=["The Tyke", "The Baker", "-"]
    )

    assert unfolded(table, text) == moves
    assert table.allows(0, text)


@pytest.mark.clause("VC-203", "VC-246")
@pytest.mark.parametrize(
    ("text", "key", "clause"),
    [
        ("GO The Baker, The Tyke", "refusal-one-victim", "VC-246"),
        ("escape -", "refusal-one-victim", "VC-246"),
        ("escape mist", "refusal-no-such-victim", "VC-7"),
        ("escape ?", "refusal-no-such-victim", "VC-7"),
        ("party -The Baker, baker", "position-victim-twice", "VC-7"),
        ("GO The Baker@Biggulp", "refusal-not-in-that-castle", "VC-203"),
        ("escape The Mayor@Ficklecrash", "refusal-not-in-that-castle", "VC-203"),
        ("escape The Baker@seat 4", "refusal-no-such-seat", "VC-1"),
        ("escape The Baker@", "refusal-no-such-vampire", "VC-2"),
    ],
)
def test_one_victim_must_be_named_in_the_castle_where_it_lies(
    text: str, key: str, clause: str
) -> None:
    table = given(["Good Opportunity, Escape", "-", "-"], captives=["The Tyke", "The Baker", "-"])

    assert refusal_of(table, text) == (key, clause)


# --- protections ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-109", "VC-248")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (
            "crucifix [The Mayor, The Baker] @ Biggulp",
            ["crucifix @ Biggulp", "cover The Baker", "cover The Mayor"],
        ),
        (
            "crucifix [V11] @ Biggulp",
            ["crucifix @ Biggulp", "cover The Old Chaplain", "done"],
        ),
        (
            "holy water [V14, V11] @ Biggulp",
            ["holy water @ Biggulp", "cover The Old Chaplain", "cover The Baker"],
        ),
        ("holy water [The Baker] @ Biggulp", ["holy water @ Biggulp", "cover The Baker", "done"]),
        ("BOOK[V11]@Biggulp", ["book @ Biggulp", "cover The Old Chaplain"]),
    ],
)
def test_a_protection_is_laid_on_victims_in_rising_order(text: str, moves: list[str]) -> None:
    captives = ["The Old Chaplain, The Baker, The Mayor", "-", "-"]
    table = given(["crucifix, holy water, book", "-", "-"], captives=captives)

    assert unfolded(table, text) == moves
    table.plays(0, text)
    assert table.asked == "play"


def test_a_protection_without_victims_is_half_a_line() -> None:
    table = given(["book", "-", "-"], captives=["The Baker", "-", "-"])

    refusal = GAME.refuse(table.position, 0, "book [] @ Biggulp")

    assert refusal is not None
    assert refusal.key == "line-unfinished"


# --- discards ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-184")
def test_several_cards_are_discarded_on_one_line() -> None:
    table = given(["mist*9, wolf*6", "-", "-"], pending="discard")

    assert unfolded(table, "discard mist*2, W") == ["discard mist", "discard mist", "discard wolf"]
    table.plays(0, "discard mist*2 + wolf")
    assert table.hand(0) == {"mist": 7, "wolf": 5}


@pytest.mark.parametrize("text", ["discard -", "discard"])
def test_discarding_nothing_is_refused(text: str) -> None:
    table = given(["mist*9, wolf*6", "-", "-"], pending="discard")

    table.refuses(0, text, "VC-247")


@pytest.mark.parametrize("text", ["discard ?", "discard mist, *"])
def test_discards_are_named(text: str) -> None:
    table = given(["mist*9, wolf*6", "-", "-"], pending="discard")

    assert refusal_of(table, text) == ("refusal-no-such-card", "VC-3")


def test_elsewhere_a_part_is_a_single_move() -> None:
    table = given(["mist", "-", "-"])

    for text in ("mist > village", "discard mist", "GO", "nonsense", ""):
        assert unfolded(table, text) == [text]
