"""Cards that are named and cards that are not: where they go in a written position."""

import pytest

from gruft.kernel.refusal import Refused
from tests.games.vampire_connection.table import Table, begun, cards
from tests.games.vampire_connection.walks import laid_over

PLAY = {"pending": "play", "round": 1, "start": 0}


def laid(**keys: object) -> Table:
    return laid_over(3, {**PLAY, **keys})


def refusal_of(**keys: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        laid(**keys)
    return refusal.value.key, refusal.value.clause


# --- vampire cards -------------------------------------------------------------------------------


@pytest.mark.clause("VC-3")
def test_named_cards_lie_where_they_are_named_and_the_rest_is_the_deck() -> None:
    table = laid(hands=["mist*3, bat", "-", "Party"], discard="wolf*2, stake")

    assert table.hand(0) == cards("mist*3, bat")
    assert table.hand(1) == cards("-")
    assert table.discard == cards("wolf*2, stake")
    assert len(table.deck) == 58 - 5 - 3
    assert table.deck.count("mist") == 7


@pytest.mark.clause("VC-17")
def test_a_hand_that_is_not_named_has_as_many_cards_as_at_the_start() -> None:
    table = laid(hands=["mist", None, "?*2, wolf"])

    assert [table.hand(seat).total() for seat in range(3)] == [1, 5, 3]
    assert table.hand(2)["wolf"] >= 1


@pytest.mark.parametrize("keys", [{"discard": "mist"}, {"deck": "mist, *"}, {"party": False}])
def test_as_soon_as_a_zone_is_named_the_fresh_deal_is_void(keys: dict[str, object]) -> None:
    table = laid(**keys)

    assert [table.hand(seat).total() for seat in range(3)] == [5, 5, 5]
    assert table.truth["knowledge"] == {"known": {}, "reshuffled": None}


@pytest.mark.parametrize("key", ["hands", "deck", "discard", "laid", "village", "fresh", "dead"])
def test_null_is_not_named(key: str) -> None:
    table = laid_over(3, {key: None}, seed=4)

    assert table.truth == begun(3, seed=4).truth


def test_a_deck_is_listed_top_first_and_the_rest_follows() -> None:
    table = laid(hands=["-", "-", "-"], deck="bat, mist*2, ?, *")

    assert table.deck[:3] == ["bat", "mist", "mist"]
    assert len(table.deck) == 58


def test_a_deck_without_a_rest_leaves_what_is_not_named_to_the_discard_pile() -> None:
    table = laid(hands=["-", "-", "wolf*8"], deck="bat, ?*2")

    assert table.deck[0] == "bat"
    assert len(table.deck) == 3
    assert table.discard.total() == 58 - 8 - 3


@pytest.mark.clause("VC-152", "VC-154", "VC-11")
def test_markers_and_the_party_are_cards_too() -> None:
    table = laid(round=2, hands=["-", "-", "-"], markers=[None, "stake", "Rudey"], party=True)

    assert table.deck.count("stake") == 6
    assert {"Rudey", "Party"}.isdisjoint(table.deck)


@pytest.mark.clause("VC-3")
@pytest.mark.parametrize(
    "keys",
    [
        {"hands": ["mist*6", "mist*5", "-"]},
        {"hands": ["Rudey", "Rudey", "-"]},
        {"hands": ["Rudey", "-", "-"], "markers": [None, "Rudey", None]},
        {"hands": ["Party", "-", "-"], "party": True},
        {"hands": ["crucifix", "-", "-"], "captives": ["The Baker", "-", "-"],
         "laid": [{"card": "crucifix", "castle": 0, "victims": "The Baker"}]},
        {"hands": ["stake*7", "-", "-"], "deck": "stake, *"},
        {"hands": ["stake*7", "-", "-"], "discard": "stake"},
    ],
)  # fmt: skip
def test_no_card_exists_more_often_than_printed(keys: dict[str, object]) -> None:
    assert refusal_of(**keys) == ("position-too-many-copies", "VC-3")


@pytest.mark.clause("VC-3")
@pytest.mark.parametrize(
    "keys",
    [{"hands": ["?*30", "?*20", "?*9"]}, {"hands": ["?*50", "-", "-"], "deck": "?*9"}],
)
def test_there_must_be_a_card_for_every_question_mark(keys: dict[str, object]) -> None:
    assert refusal_of(**keys) == ("position-too-few-cards", "VC-3")


@pytest.mark.clause("VC-3")
def test_every_card_lies_somewhere() -> None:
    hands = ["?*9", "-", "-"]

    assert refusal_of(hands=hands, deck="mist", discard="wolf") == ("position-card-nowhere", "VC-3")


@pytest.mark.parametrize(
    ("keys", "refused"),
    [
        ({"hands": ["mist, *", "-", "-"]}, ("refusal-no-such-card", "VC-3")),
        ({"hands": ["The Baker", "-", "-"]}, ("refusal-no-such-card", "VC-3")),
        ({"hands": ["mist*100", "-", "-"]}, ("refusal-no-such-card", "VC-3")),
        ({"hands": ["mist wolf", "-", "-"]}, ("refusal-no-such-card", "VC-3")),
        ({"hands": ["mist,,wolf", "-", "-"]}, ("refusal-no-such-card", "VC-3")),
        ({"hands": ["*, mist", "-", "-"]}, ("refusal-no-such-card", "VC-3")),
        ({"discard": "?"}, ("refusal-no-such-card", "VC-3")),
        ({"hands": [["mist"], "-", "-"]}, ("position-not-a-text", "")),
        ({"hands": {"0": "mist"}}, ("position-not-a-list", "")),
        ({"hands": ["-", "-"]}, ("position-not-per-seat", "")),
        ({"deck": False}, ("position-not-a-text", "")),
        ({"discard": []}, ("position-not-a-text", "")),
    ],
)
def test_lists_that_cannot_be_read_are_refused(
    keys: dict[str, object], refused: tuple[str, str]
) -> None:
    assert refusal_of(**keys) == refused


# --- the village ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-5")
def test_village_cards_that_are_not_named_are_the_village() -> None:
    table = laid(
        fresh="The Baker",
        captives=["V20", None, "The Bard"],
        dead=["-", "The Tyke", "-"],
        village_discard="garlic*2, Sunrise",
    )

    assert len(table.village) == 43 - 4 - 3
    assert table.village.count("garlic") == 1
    assert table.captives(0) == cards("The Mayor")
    assert table.truth["village_shuffled"] is True


@pytest.mark.clause("VC-5")
def test_a_village_listed_to_its_end_leaves_the_dead_to_seat_0_and_the_rest_to_its_pile() -> None:
    table = laid(village="The Baker, garlic", captives=["-", "The Mayor", "-"])

    assert table.village == ["The Baker", "garlic"]
    assert table.dead(0).total() == 26
    assert table.village_discard.total() == 14


def test_a_village_may_begin_with_named_cards_and_hold_unnamed_ones() -> None:
    assert laid(village="Angel, The Baker, *").village[:2] == ["Angel", "The Baker"]
    assert len(laid(village="Angel, ?*4").village) == 5


@pytest.mark.clause("VC-5")
@pytest.mark.parametrize(
    ("keys", "refused"),
    [
        ({"fresh": "V14", "captives": ["V14", "-", "-"]}, ("position-too-many-copies", "VC-5")),
        ({"village": "garlic*4, *"}, ("position-too-many-copies", "VC-5")),
        ({"village": "Unrest, *", "village_discard": "Unrest"},
         ("position-too-many-copies", "VC-5")),
        ({"village": "?*44"}, ("position-too-few-cards", "VC-5")),
        ({"village": "-", "dead": ["-", "-", "-"]}, ("position-card-nowhere", "VC-5")),
        ({"village": "-", "village_discard": "-"}, ("position-card-nowhere", "VC-5")),
        ({"village": "mist"}, ("refusal-no-such-village-card", "VC-5")),
        ({"village_discard": "?"}, ("refusal-no-such-village-card", "VC-5")),
        ({"fresh": "V14, The Baker"}, ("position-victim-twice", "VC-7")),
        ({"fresh": "garlic"}, ("refusal-no-such-victim", "VC-7")),
        ({"fresh": "?"}, ("refusal-no-such-victim", "VC-7")),
        ({"captives": ["V14", "-"]}, ("position-not-per-seat", "")),
        ({"captives": [0, "-", "-"]}, ("refusal-no-such-victim", "VC-7")),
        ({"dead": [False, "-", "-"]}, ("position-not-a-text", "")),
        ({"pending": {"decision": "order", "events": ["Sunrise", "Unrest"]}},
         ("position-wrong-count", "VC-5")),
    ],
)  # fmt: skip
def test_a_village_that_cannot_be_is_refused(
    keys: dict[str, object], refused: tuple[str, str]
) -> None:
    assert refusal_of(**keys) == refused


@pytest.mark.clause("VC-15", "VC-242")
def test_marked_events_lie_below_until_the_village_is_shuffled() -> None:
    refused = ("position-marked-event-on-top", "VC-15")

    assert refusal_of(village="Angel, *", village_shuffled=False) == refused
    assert laid(village="Angel, *").village[0] == "Angel"
    assert laid(village="Angel", village_shuffled=False, village_turned=20).village == ["Angel"]


@pytest.mark.clause("VC-79")
def test_events_that_are_being_executed_lie_neither_in_the_deck_nor_on_its_pile() -> None:
    events = {"decision": "order", "events": ["Sunrise marked", "Unrest"]}

    table = laid(village="*", pending=events)

    assert len(table.village) == 41
    assert {"Sunrise marked", "Unrest"}.isdisjoint(table.village)


# --- protections ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-108", "VC-109")
def test_a_laid_card_lies_on_its_victims() -> None:
    laid_cards = [
        {"card": "holy water", "castle": 0, "victims": "The Tyke, The Baker"},
        {"card": "book", "castle": 1, "victims": "The Bard"},
    ]

    table = laid(fresh="The Baker", captives=["The Tyke", "The Bard", "-"], laid=laid_cards)

    assert table.laid == laid_cards
    assert table.deck.count("book") + sum(table.hand(seat)["book"] for seat in range(3)) == 1


@pytest.mark.clause("VC-108", "VC-109", "VC-111")
@pytest.mark.parametrize(
    ("cards_laid", "refused"),
    [
        ([{"card": "book", "castle": 0, "victims": "V01, V14"}],
         ("position-wrong-cover", "VC-109")),
        ([{"card": "holy water", "castle": 0, "victims": "V01, V14, V20"}],
         ("position-wrong-cover", "VC-109")),
        ([{"card": "book", "castle": 0}], ("position-wrong-cover", "VC-109")),
        ([{"card": "book", "castle": 1, "victims": "V01"}],
         ("position-covered-elsewhere", "VC-108")),
        ([{"card": "book", "castle": 0, "victims": "V28"}],
         ("position-covered-elsewhere", "VC-108")),
        ([{"card": "book", "castle": 0, "victims": "V01"},
          {"card": "crucifix", "castle": 0, "victims": "V01, V14"}],
         ("position-covered-twice", "VC-111")),
        ([{"card": "mist", "castle": 0, "victims": "V01"}], ("refusal-no-such-card", "VC-107")),
        ([{"castle": 0, "victims": "V01"}], ("refusal-no-such-card", "VC-107")),
        ([{"card": "book", "castle": 3, "victims": "V01"}], ("position-bad-seat", "")),
        ([{"card": "book", "victims": "V01"}], ("position-bad-seat", "")),
        ([{"card": "book", "castle": 0, "victim": "V01"}], ("position-unknown-key", "")),
        (["book"], ("position-not-an-object", "")),
        ({}, ("position-not-a-list", "")),
        (0, ("position-not-a-list", "")),
    ],
)  # fmt: skip
def test_a_laid_card_that_cannot_lie_so_is_refused(
    cards_laid: object, refused: tuple[str, str]
) -> None:
    captives = ["The Tyke, The Baker, The Mayor", "-", "-"]

    assert refusal_of(captives=captives, laid=cards_laid) == refused


@pytest.mark.clause("VC-11")
def test_laid_cards_are_listed_in_the_order_in_which_they_were_laid() -> None:
    first = {"card": "crucifix", "castle": 1, "victims": "The Bard"}
    second = {"card": "holy water", "castle": 0, "victims": "The Tyke"}
    third = {"card": "book", "castle": 0, "victims": "The Baker"}
    captives = ["The Tyke, The Baker", "The Old Chaplain, The Bard", "-"]
    table = laid(hands=["Escape", "-", "-"], captives=captives, laid=[first, second])

    table.plays(0, "escape The Bard")

    assert table.laid == [second]
    again = laid(hands=["book", "-", "-"], captives=captives, laid=[second])
    again.plays(0, "book [The Baker] @ seat 0")
    assert again.laid == [second, third]
