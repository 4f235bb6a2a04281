"""Cards that are not named in a written position: where they go, and puzzles with a few cards."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import plain
from tests.games.vampire_queen.playouts import seeds
from tests.games.vampire_queen.table import DEALT, UNDEALT, cards, given, laid_over

#: A puzzle: nothing was played yet, and most cards are left out.
PUZZLE = {"hands": ["6 6", "8 S15", "7 S20"], "crypt": "-", "leader": 0}


def refusal_of(seats: int, data: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        laid_over(seats, data)
    return refusal.value.key, refusal.value.clause


# ---- vampires that are not named ----


@holds_for(seeds)
@settings(max_examples=10)
def test_a_question_mark_stands_for_a_vampire_that_is_not_named(seed: int) -> None:
    table = laid_over(3, {"hands": ["6 ?*2 S15", "? S20", "?*3, 13"]}, seed=seed)

    assert [cards(hand).total() for hand in table.hands] == [4, 2, 4]
    assert cards("6 S15") <= cards(table.hand(0))
    assert cards("13") <= cards(table.hand(2))
    assert table.undealt.total() == UNDEALT[3]


@pytest.mark.clause("VQ-1")
def test_there_must_be_a_card_for_every_question_mark() -> None:
    hands = ["?*60 S15", "?*40 S20", "?*9"]

    assert refusal_of(3, {"hands": hands, "crypt": "-"}) == ("position-too-many-copies", "VQ-1")


@pytest.mark.parametrize(
    "data", [{"crypt": "?*3"}, {"knowledge": {"known": ["?", "-", "-"]}}, {"table": {"0": "?"}}]
)
def test_only_hands_and_undealt_cards_may_be_left_open(data: dict[str, object]) -> None:
    assert refusal_of(3, data) == ("refusal-unreadable", "VQ-46")


@pytest.mark.clause("VQ-13")
def test_undealt_cards_may_be_named_by_their_number() -> None:
    full = {"hands": ["6*8 S15", "7*8 S20", "8*8"], "crypt": "9*8 10*7", "undealt": "?*69"}

    assert laid_over(3, full).undealt.total() == 69
    assert refusal_of(3, {**full, "undealt": "?*68"}) == ("position-cards-missing", "VQ-1")


@pytest.mark.clause("VQ-13")
def test_a_seat_may_have_put_down_more_than_it_was_dealt_after_it_took_cards() -> None:
    table = laid_over(12, {"table": {"0": "6*8 Q*4"}, "leader": 0})

    assert not cards(table.hand(0)) - cards("S15 S20")
    assert [(cards(hand) - cards("S15 S20")).total() for hand in table.hands[1:]] == [
        *[DEALT[12]] * 10,
        DEALT[12] - 3,
    ]


# ---- the crypt and the undealt cards ----


def test_a_crypt_that_is_named_is_what_it_is_and_the_rest_lies_undealt() -> None:
    table = given(["6 6", "8 S15", "7 S20"], crypt="5 5")

    assert table.crypt == cards("5 5")
    assert table.sees(0, "undealt") == ["?"] * (108 - 4 - 2)


@pytest.mark.clause("VQ-13")
def test_a_puzzle_says_that_the_rest_is_undealt_and_is_read_back() -> None:
    table = laid_over(3, PUZZLE)
    assert table.truth["undealt"] == "*"

    again = laid_over(3, table.truth, seed=9)

    assert again.truth == table.truth
    assert again.position.words[:] == table.position.words[:]


@pytest.mark.clause("VQ-130")
@holds_for(st.integers(0, 2), seeds)
@settings(max_examples=10)
def test_a_puzzle_has_worlds_which_are_puzzles(seat: int, seed: int) -> None:
    table = laid_over(3, PUZZLE)

    world = table.position.world(seat, FastChance(seed))

    GAME.check(world)
    assert GAME.to_json(world)["undealt"] == "*"
    assert plain(GAME.scene(world, seat)) == plain(table.scene(seat))


@pytest.mark.clause("VQ-110")
def test_after_a_puzzle_the_whole_pack_is_dealt_again() -> None:
    table = given(["6", "8 8 S15", "7 S20"], crypt="-")

    table.round("6", "pass", "pass")

    assert table.phase == 2
    assert table.undealt.total() == UNDEALT[3]


@pytest.mark.clause("VQ-13")
def test_more_cards_than_were_dealt_cannot_be_in_play() -> None:
    hands = ["1*8 2*8 S15", "3*8 4*8 S20", "5*8"]

    assert refusal_of(3, {"hands": hands, "crypt": "-"}) == ("position-undealt-size", "VQ-13")


@pytest.mark.parametrize("undealt", [None, "*"])
@pytest.mark.parametrize("crypt", [None, "5 5"])
def test_a_pile_that_is_not_named_may_be_null_or_left_out(
    crypt: str | None, undealt: str | None
) -> None:
    piles = {"crypt": crypt, "undealt": undealt}
    named = {name: value for name, value in piles.items() if value is not None}

    table = laid_over(3, {"hands": PUZZLE["hands"], **piles})

    assert table.truth == laid_over(3, {"hands": PUZZLE["hands"], **named}).truth


# ---- pieces of a scripted shuffle ----


@pytest.mark.clause("VQ-12")
@pytest.mark.parametrize("written", ["", "-", "S15", "s20", "6 7", "6 6", "6*2", "14", "?"])
def test_only_single_vampires_are_shuffled(written: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_piece("pack", written)

    assert refusal.value.key == "refusal-unreadable"


@pytest.mark.clause("VQ-12")
@pytest.mark.parametrize(("written", "kind"), [("1", 0), ("13", 12), ("q", 13), ("6*1", 5)])
def test_a_vampire_is_shuffled_as_its_kind(written: str, kind: int) -> None:
    assert GAME.read_piece("pack", written) == kind
