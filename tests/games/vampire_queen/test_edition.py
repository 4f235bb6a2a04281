"""The printed data: what is shipped, what an owner may change, and what is refused."""

from collections import Counter

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import difference
from gruft.kernel.game import set_up
from gruft.kernel.refusal import Refused
from tests.games.vampire_queen.table import SEAT_COUNTS, VALUES, cards, dealt, given

#: Players, dealt to each, dealt in all, undealt, cards in hands, a hand with 0, 1 and 2 slayers.
DEAL_TABLE = [
    (3, 13, 39, 69, 41, (13, 14, 15)),
    (4, 13, 52, 56, 54, (13, 14, 15)),
    (5, 13, 65, 43, 67, (13, 14, 15)),
    (6, 13, 78, 30, 80, (13, 14, 15)),
    (7, 13, 91, 17, 93, (13, 14, 15)),
    (8, 13, 104, 4, 106, (13, 14, 15)),
    (9, 12, 108, 0, 110, (12, 13, 14)),
    (10, 10, 100, 8, 102, (10, 11, 12)),
    (11, 9, 99, 9, 101, (9, 10, 11)),
    (12, 9, 108, 0, 110, (9, 10, 11)),
]


@pytest.mark.clause("VQ-13", "VQ-15", "VQ-111")
@pytest.mark.parametrize(("seats", "each", "all_dealt", "undealt", "in_hands", "sizes"), DEAL_TABLE)
def test_the_deal_table_holds_exactly(
    seats: int, each: int, all_dealt: int, undealt: int, in_hands: int, sizes: tuple[int, ...]
) -> None:
    table = dealt(seats)

    hands = [cards(hand) for hand in table.hands]
    assert GAME.shipped_edition().number(f"deal.{seats}") == each
    assert sum(hand.total() - hand["S15"] - hand["S20"] for hand in hands) == all_dealt
    assert table.undealt.total() == undealt
    assert all_dealt + undealt == 108
    assert sum(hand.total() for hand in hands) == in_hands
    for hand in hands:
        assert hand.total() == sizes[hand["S15"] + hand["S20"]]


@pytest.mark.clause("VQ-2", "VQ-3", "VQ-4", "VQ-103")
def test_the_shipped_edition_is_what_is_printed() -> None:
    shipped = GAME.shipped_edition()

    assert shipped.numbers("number.values") == list(range(1, 14))
    assert shipped.number("number.copies") == 8
    assert shipped.number("queen.copies") == 4
    assert shipped.number("queen.points") == 14
    assert (shipped.number("slayer.S15"), shipped.number("slayer.S20")) == (15, 20)
    assert set(shipped.sources.values()) == {"rulebook"}
    GAME.check_edition(shipped, "edition.toml")


def test_an_owner_may_change_what_a_card_costs() -> None:
    edition = GAME.edition_from("[queen]\npoints = 25\n[slayer]\nS15 = 1\nS20 = 2\n", "mine.toml")
    table = given(["6", "3 10 Q", "S15 S20"], edition=edition)

    table.round("6", "pass", "pass")

    assert table.scores == [0, 3 + 10 + 25, 1 + 2]
    assert difference(GAME.shipped_edition(), edition) == [
        ("queen.points", 14, 25),
        ("slayer.S15", 15, 1),
        ("slayer.S20", 20, 2),
    ]


def test_an_owner_may_change_the_deck_and_the_deal() -> None:
    edition = GAME.edition_from(
        "[number]\nvalues = [2, 3, 5, 7, 11, 13]\ncopies = 7\n[queen]\ncopies = 2\n"
        "[deal]\n3 = 10\n4 = 10\n5 = 8\n6 = 7\n7 = 6\n8 = 5\n9 = 4\n10 = 4\n11 = 4\n12 = 3\n",
        "mine.toml",
    )

    for seats in SEAT_COUNTS:
        table = dealt(seats, edition=edition, s15_seat=0)
        each = edition.number(f"deal.{seats}")
        pack = sum(map(cards, table.hands), table.undealt)
        assert [len(hand.split()) for hand in table.hands[2:]] == [each] * (seats - 2)
        assert table.undealt.total() == 44 - seats * each
        assert pack == Counter(
            {**dict.fromkeys(["2", "3", "5", "7", "11", "13"], 7), "Q": 2, "S15": 1, "S20": 1}
        )


def test_a_deck_without_queens_can_be_played() -> None:
    edition = GAME.edition_with({"queen.copies": 0, "deal.9": 11, "deal.12": 8}, "mine.toml")

    deck = sum(map(cards, dealt(3, edition=edition).hands), Counter[str]())

    assert deck["Q"] == 0


@pytest.mark.parametrize(
    ("key", "value", "low", "high", "clause"),
    [
        ("number.copies", 0, 1, 8, "VQ-2"),
        ("number.copies", 9, 1, 8, "VQ-2"),
        ("queen.copies", -1, 0, 4, "VQ-3"),
        ("queen.copies", 5, 0, 4, "VQ-3"),
        ("queen.points", -1, 0, 999, "VQ-103"),
        ("slayer.S15", 1000, 0, 999, "VQ-103"),
        ("slayer.S20", -20, 0, 999, "VQ-103"),
        ("deal.3", 0, 1, 112, "VQ-13"),
    ],
)
def test_a_value_out_of_range_is_refused_with_file_key_and_range(
    key: str, value: int, low: int, high: int, clause: str
) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.edition_with({key: value}, "mine.toml")

    assert (refusal.value.key, refusal.value.clause) == ("edition-out-of-range", clause)
    assert refusal.value.details == {
        "file": "mine.toml",
        "setting": key,
        "given": value,
        "low": low,
        "high": high,
    }


@pytest.mark.parametrize(
    ("overrides", "details"),
    [
        ({"deal.3": 37}, {"setting": "deal.3", "seats": 3, "given": 37, "high": 36}),
        ({"deal.9": 13}, {"setting": "deal.9", "seats": 9, "given": 13, "high": 12}),
        ({"deal.12": 10}, {"setting": "deal.12", "seats": 12, "given": 10, "high": 9}),
        ({"queen.copies": 3}, {"setting": "deal.9", "seats": 9, "given": 12, "high": 11}),
    ],
)
def test_a_deal_for_which_the_cards_do_not_suffice_is_refused_with_the_reason(
    overrides: dict[str, object], details: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.edition_with(overrides, "mine.toml")

    vampires = 107 if "queen.copies" in overrides else 108
    assert (refusal.value.key, refusal.value.clause) == ("edition-deals-too-many", "VQ-13")
    assert refusal.value.details == {"file": "mine.toml", "vampires": vampires, **details}


@pytest.mark.parametrize(
    "values", [[], [0, 1, 2], [12, 13, 14], [1, 1, 2], [2, 1], [1, 2, 3, 3], [-1]]
)
def test_values_that_are_not_different_numbers_from_1_to_13_in_order_are_refused(
    values: list[int],
) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.edition_with({"number.values": values}, "mine.toml")

    assert (refusal.value.key, refusal.value.clause) == ("edition-bad-values", "VQ-2")
    assert refusal.value.details == {"file": "mine.toml", "setting": "number.values"}


@pytest.mark.parametrize(
    ("text", "key", "setting"),
    [
        ("[joker]\ncopies = 1\n", "edition-unknown-key", "joker.copies"),
        ("[queen]\ncolour = 1\n", "edition-unknown-key", "queen.colour"),
        ("[deal]\n13 = 8\n", "edition-unknown-key", "deal.13"),
        ('[queen]\npoints = "many"\n', "edition-wrong-kind", "queen.points"),
        ("[number]\nvalues = 13\n", "edition-wrong-kind", "number.values"),
        ("[queen\n", "edition-not-toml", None),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_file_and_key(
    text: str, key: str, setting: str | None
) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.edition_from(text, "mine.toml")

    assert refusal.value.key == key
    assert refusal.value.details["file"] == "mine.toml"
    assert refusal.value.details.get("setting") == setting


@pytest.mark.clause("VQ-13")
def test_an_edition_with_fewer_vampires_than_players_is_refused_for_that_table() -> None:
    seats, options, tiny = GAME.tiny_edition()
    assert seats == 3

    set_up(GAME, 7, options, tiny, FastChance(1))
    with pytest.raises(Refused) as refusal:
        set_up(GAME, 8, options, tiny, FastChance(1))

    assert (refusal.value.key, refusal.value.clause) == ("edition-too-few-cards", "VQ-13")
    assert refusal.value.details == {"cards": 7, "seats": 8}


@pytest.mark.clause("VQ-29")
def test_no_edition_has_more_cards_than_the_written_moves_can_name() -> None:
    for value in VALUES:
        assert GAME.write(dealt(3).position, 7 + 40 * (int(value) - 1) + 39).split() == [
            *[value] * 8,
            *["Q"] * 4,
        ]
