"""Written keys laid over a fresh start: what fills the gaps, what must agree, what is refused."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.game import GAME
from gruft.games.vampire_queen.state import layout
from gruft.kernel.refusal import Refused
from tests.games.vampire_queen.playouts import random_moves, seat_counts, seeds, start
from tests.games.vampire_queen.table import DEALT, UNDEALT, cards, dealt, given, laid_over


def refusal_of(data: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        laid_over(3, data)
    return refusal.value.key, refusal.value.clause


@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_every_position_reads_back_from_its_json_number_by_number(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=2)

    for turn, (seat, move) in enumerate(random_moves(table, seed)):
        if turn % 5 == 0:
            again = laid_over(seats, table.truth, seed=seed + 1)
            assert again.truth == table.truth
            assert list(again.position.words) == list(table.position.words)
            assert again.legal(seat) == table.legal(seat)
        table.plays(seat, move)

    again = laid_over(seats, table.truth, seed=seed + 1)
    assert again.truth == table.truth
    assert list(again.position.words) == list(table.position.words)


def test_without_named_cards_the_fresh_deal_stands() -> None:
    fresh = dealt(4, seed=6)

    table = laid_over(4, {"scores": [1, 2, 3, 4], "phase": 3}, seed=6)

    assert table.hands == fresh.hands
    assert table.scores == [1, 2, 3, 4]
    assert table.phase == 3


@pytest.mark.clause("VQ-13")
def test_hands_that_are_not_named_are_dealt_again() -> None:
    table = laid_over(4, {"hands": ["6 6 6", None, None, None]}, seed=6)

    assert table.hand(0) == "6 6 6"
    for seat in (1, 2, 3):
        vampires = cards(table.hand(seat)) - cards("S15 S20")
        assert vampires.total() == DEALT[4]
    assert table.undealt.total() == UNDEALT[4]


@pytest.mark.clause("VQ-13")
def test_a_hand_that_is_not_named_lacks_what_its_seat_has_played() -> None:
    table = laid_over(4, {"table": {"0": "6 6 6"}, "leader": 0}, seed=6)

    assert (cards(table.hand(0)) - cards("S15 S20")).total() == DEALT[4] - 3


@pytest.mark.clause("VQ-90")
def test_a_slayer_that_is_not_named_stays_where_it_was_or_goes_to_the_first_open_hand() -> None:
    fresh = dealt(4, seed=6)
    holder = fresh.holder("S20")
    hands: list[str | None] = [None] * 4

    assert laid_over(4, {"hands": hands}, seed=6).holder("S20") == holder

    hands[holder] = "6"
    assert laid_over(4, {"hands": hands}, seed=6).holder("S20") == (0 if holder else 1)


@pytest.mark.clause("VQ-13")
def test_cards_that_are_not_named_fill_the_undealt_stack_and_then_the_crypt() -> None:
    table = given(["6 6", "8 S15", "7 S20"])

    assert table.undealt.total() == UNDEALT[3]
    assert table.crypt.total() == 108 - 4 - UNDEALT[3]


@pytest.mark.clause("VQ-1")
def test_the_cards_that_fill_the_gaps_are_shuffled_by_the_seed() -> None:
    crypts = [given(["6 6", "8 S15", "7 S20"], seed=seed).crypt for seed in (1, 1, 2)]

    assert crypts[0] == crypts[1] != crypts[2]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"hand": []}, ("position-unknown-key", "")),
        ({"hands": ["6", "7"]}, ("position-not-per-seat", "")),
        ({"hands": "6"}, ("position-not-a-list", "")),
        ({"hands": [["6"], None, None]}, ("position-not-a-text", "")),
        ({"hands": ["6 x", None, None]}, ("refusal-unreadable", "VQ-46")),
        ({"leader": 3}, ("position-bad-seat", "")),
        ({"leader": "one"}, ("position-bad-seat", "")),
        ({"dealer": -1}, ("position-bad-seat", "")),
        ({"dealer": True}, ("position-bad-seat", "")),
        ({"phase": 6}, ("position-bad-number", "")),
        ({"phases": 0}, ("position-bad-number", "")),
        ({"phases": 1_000_000}, ("position-bad-number", "")),
        ({"scores": [0, 0]}, ("position-not-per-seat", "")),
        ({"scores": [0, 0, -1]}, ("position-bad-number", "")),
        ({"scores": [0, 0, 0.5]}, ("position-bad-number", "")),
        ({"ban": "S10"}, ("position-bad-ban", "VQ-87")),
        ({"ban": []}, ("position-not-a-text", "")),
        ({"table": []}, ("position-not-an-object", "")),
        ({"table": {"7": "6"}}, ("position-bad-seat", "")),
        ({"table": {"0": "6 7"}}, ("refusal-two-values", "VQ-26")),
        ({"knowledge": []}, ("position-not-an-object", "")),
        ({"knowledge": {"seen": []}}, ("position-unknown-key", "")),
        ({"knowledge": {"known": "6"}}, ("position-not-a-list", "")),
        ({"knowledge": {"known": ["-"]}}, ("position-not-per-seat", "")),
        ({"knowledge": {"known": ["S15", "-", "-"]}}, ("position-slayer-away", "VQ-121")),
        ({"undealt": "1*8 2*8"}, ("position-undealt-size", "VQ-13")),
        ({"crypt": "*"}, ("refusal-unreadable", "VQ-46")),
        ({"hands": ["1*8 2*8", "3*8 4*8", "5*8"]}, ("position-slayer-missing", "VQ-90")),
        ({"hands": ["1*8 2*8 S15", "3*8 4*8 S20", "5*8"]}, ("position-undealt-size", "VQ-13")),
        ({"table": {"1": "8"}, "leader": 0}, ("position-table-has-a-gap", "VQ-19")),
        ({"table": {"0": "8", "1": "9", "2": "10"}}, ("position-round-complete", "VQ-91")),
        ({"seats": 4}, ("position-disagrees", "")),
        ({"to_act": [7]}, ("position-disagrees", "")),
        ({"pending": {"x": 1}}, ("position-disagrees", "")),
        ({"over": "no"}, ("position-disagrees", "")),
        ({"over": True}, ("position-disagrees", "VQ-113")),
    ],
)
def test_a_key_that_does_not_fit_is_refused(
    data: dict[str, object], reason: tuple[str, str]
) -> None:
    assert refusal_of(data) == reason


@pytest.mark.clause("VQ-113")
@pytest.mark.parametrize(
    "data",
    [
        {"phase": 4},
        {"hands": ["6", "3 10 Q", "S15 S20"]},
        {"ban": "S20"},
        {"table": {"0": "6"}, "hands": ["7", "3 10 Q", "S15 S20"]},
    ],
)
def test_a_game_is_over_only_with_an_empty_hand_in_the_last_phase(data: dict[str, object]) -> None:
    over = {"hands": ["-", "3 10 Q", "S15 S20"], "phase": 5, "over": True, "leader": 0}
    assert laid_over(3, over).position.is_over()

    key, _ = refusal_of({**over, **data})

    assert key == "position-disagrees"


@pytest.mark.clause("VQ-22")
def test_an_empty_hand_before_the_round_is_refused() -> None:
    assert refusal_of({"hands": ["6", "-", "S15 S20"]}) == ("position-empty-hand", "VQ-22")


@pytest.mark.clause("VQ-125")
def test_knowledge_is_void_unless_it_is_given() -> None:
    table = given(["6 6", "8 S15", "7 S20"], known=["6", "-", "7"])
    assert [table.known(seat) for seat in range(3)] == ["6", "-", "7"]

    again = laid_over(3, {key: value for key, value in table.truth.items() if key != "knowledge"})

    assert [again.known(seat) for seat in range(3)] == ["-", "-", "-"]


@pytest.mark.clause("VQ-125")
@pytest.mark.parametrize("known", [["7", "-", "-"], ["6 6 6", "-", "-"], ["-", "8 8", "-"]])
def test_given_knowledge_must_be_true(known: list[str]) -> None:
    with pytest.raises(Refused) as refusal:
        given(["6 6", "8 S15", "7 S20"], known=known)

    assert (refusal.value.key, refusal.value.clause) == ("position-untrue-knowledge", "VQ-125")


def test_laying_keys_over_a_fresh_start_leaves_the_fresh_start_alone() -> None:
    fresh = dealt(3)
    before = GAME.to_json(fresh.position)

    GAME.from_json(fresh.position, {"hands": ["6", "7 S15", "8 S20"]}, fresh.position.chance)

    assert GAME.to_json(fresh.position) == before


# ---- positions that no writing leads to ---------------------------------------------------------


def broken(place: int, word: int) -> tuple[str, str]:
    """What the check says of a position in which one word was overwritten."""
    position = given(["6 6", "8 S15", "7 S20"]).position
    position.words[place] = word
    with pytest.raises(Refused) as refusal:
        GAME.check(position)
    return refusal.value.key, refusal.value.clause


@pytest.mark.clause("VQ-1")
def test_a_position_in_which_cards_lie_nowhere_is_refused() -> None:
    assert broken(layout.CRYPT, 0) == ("position-cards-missing", "VQ-1")


@pytest.mark.clause("VQ-1")
def test_a_position_in_which_cards_lie_twice_is_refused() -> None:
    five_sixes = 5 << 20
    assert broken(layout.TABLE, five_sixes) == ("position-too-many-copies", "VQ-1")


@pytest.mark.clause("VQ-90")
def test_a_position_with_a_slayer_nowhere_or_twice_is_refused() -> None:
    table = given(["6 6", "8 S15", "7 S20"])
    first = layout.SEATS_FROM + layout.HANDS * table.seats
    without, twice = table.position.words[first + 1], table.position.words[first]
    s15 = 1 << 56

    assert broken(first + 1, without - s15) == ("position-slayer-missing", "VQ-90")
    assert broken(first, twice + s15) == ("position-slayer-twice", "VQ-90")


def test_a_position_that_the_rules_lead_to_passes_the_check() -> None:
    GAME.check(given(["6 6", "8 S15", "7 S20"]).position)


def test_a_new_round_keeps_nothing_of_the_last_but_hands_and_crypt() -> None:
    """Not even in words that nobody reads before they are set again."""
    table = given(["6 6 2 S20", "8 8 3", "4 7 S15"])

    table.round("6 6", "8 8", "pass")

    assert list(laid_over(3, table.truth).position.words) == list(table.position.words)
