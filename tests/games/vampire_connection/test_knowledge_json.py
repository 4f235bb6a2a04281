"""What the seats know of hidden cards, written and read."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.kernel.refusal import Refused
from tests.games.vampire_connection.table import begun, cards, given
from tests.games.vampire_connection.walks import laid_over, seat_counts, seeds, walk

HANDS = ["mist, wolf", "bat*2, stake", "carriage"]
SMALL = {"hands": ["mist, wolf", "bat*2, stake", None], "pending": "play"}


def refusal_of(knowledge: object, **keys: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        laid_over(3, {**SMALL, "knowledge": knowledge, **keys})
    return refusal.value.key, refusal.value.clause


@pytest.mark.clause("VC-237")
def test_at_the_start_everybody_knows_of_one_hunchback_in_every_other_hand() -> None:
    knowledge = begun(3).truth["knowledge"]

    assert knowledge == {
        "known": {
            "0": {"1": "hunchback", "2": "hunchback"},
            "1": {"0": "hunchback", "2": "hunchback"},
            "2": {"0": "hunchback", "1": "hunchback"},
            "spectator": {"0": "hunchback", "1": "hunchback", "2": "hunchback"},
        },
        "reshuffled": None,
    }


def test_hands_that_are_laid_out_are_known_to_nobody() -> None:
    table = given(HANDS)

    assert table.truth["knowledge"] == {"known": {}, "reshuffled": None}


def test_without_named_cards_the_knowledge_of_the_start_stands() -> None:
    table = laid_over(3, {"drops": [4, 5, 6]})

    assert table.knows(0, 1) == table.knows("spectator", 2) == cards("hunchback")


@pytest.mark.clause("VC-238")
def test_written_knowledge_is_kept() -> None:
    known = {"0": {"1": "bat*2, stake"}, "spectator": {"1": "bat"}}
    table = given(HANDS, knowledge={"known": known})

    assert table.truth["knowledge"] == {"known": known, "reshuffled": None}
    assert table.sees(0, "hand", 1) == ["bat", "bat", "stake"]
    assert table.sees(2, "hand", 1) == ["?", "?", "?"]
    assert table.sees(-1, "hand", 1) == ["bat", "?", "?"]


def test_what_a_seat_knows_of_itself_is_its_hand_and_is_not_read() -> None:
    table = given(HANDS, knowledge={"known": {"0": {"0": "mist"}}})

    assert table.truth["knowledge"] == {"known": {}, "reshuffled": None}


@pytest.mark.clause("VC-238")
@pytest.mark.parametrize("observer", ["0", "2", "spectator"])
@pytest.mark.parametrize("hand", ["bat*3", "mist", "bat*2, stake*2"])
def test_knowledge_must_be_true(observer: str, hand: str) -> None:
    known = {"known": {observer: {"1": hand}}}

    assert refusal_of(known) == ("position-untrue-knowledge", "VC-238")


@pytest.mark.clause("VC-241")
def test_the_bounds_of_a_reshuffled_deck_are_kept() -> None:
    knowledge = {"reshuffled": "mist*9, wolf*7", "drawn_since": ["mist", "-", "wolf*2"]}
    table = given(HANDS, deck="mist*3, wolf*2", knowledge=knowledge)

    assert table.truth["knowledge"] == {"known": {}, **knowledge}


def test_without_draws_nobody_has_drawn() -> None:
    table = given(HANDS, deck="mist", knowledge={"reshuffled": "mist", "drawn_since": None})

    assert table.truth["knowledge"] == {
        "known": {},
        "reshuffled": "mist",
        "drawn_since": ["-", "-", "-"],
    }


@pytest.mark.clause("VC-241")
@pytest.mark.parametrize(
    "knowledge",
    [
        {"reshuffled": "mist*2"},
        {"reshuffled": "-"},
        {"reshuffled": "mist*3", "drawn_since": ["-", "mist", "-"]},
    ],
)
def test_a_deck_cannot_hold_more_than_its_bounds(knowledge: object) -> None:
    untrue = ("position-untrue-deck", "VC-241")

    assert refusal_of(knowledge, deck="mist*3") == untrue


@pytest.mark.parametrize(
    ("knowledge", "key"),
    [
        ([], "position-not-an-object"),
        ("all", "position-not-an-object"),
        ({"seen": {}}, "position-unknown-key"),
        ({"known": []}, "position-not-an-object"),
        ({"known": None}, "position-not-an-object"),
        ({"known": {"0": "mist"}}, "position-not-an-object"),
        ({"known": {"3": {}}}, "position-bad-seat"),
        ({"known": {"me": {}}}, "position-bad-seat"),
        ({"known": {"0": {"3": "-"}}}, "position-bad-seat"),
        ({"known": {"0": {"1": None}}}, "position-not-a-text"),
        ({"known": {"0": {"1": "?"}}}, "refusal-no-such-card"),
        ({"known": {"0": {"1": "*"}}}, "refusal-no-such-card"),
        ({"known": {"0": {"1": "The Baker"}}}, "refusal-no-such-card"),
        ({"reshuffled": True}, "position-not-a-text"),
        ({"reshuffled": "?"}, "refusal-no-such-card"),
        ({"reshuffled": "-", "drawn_since": "-"}, "position-not-a-list"),
        ({"reshuffled": "-", "drawn_since": ["-"]}, "position-not-per-seat"),
        ({"reshuffled": "-", "drawn_since": ["-", None, "-"]}, "position-not-a-text"),
    ],
)
def test_knowledge_of_another_shape_is_refused(knowledge: object, key: str) -> None:
    assert refusal_of(knowledge)[0] == key


@settings(max_examples=6, deadline=None)
@holds_for(seat_counts, seeds)
def test_knowledge_from_play_is_true_and_reads_back(seats: int, seed: int) -> None:
    for step, (table, _) in enumerate(walk(seats, seed, 240)):
        if step % 12 == 0:
            again = laid_over(seats, table.truth, seed)
            assert again.truth["knowledge"] == table.truth["knowledge"]
