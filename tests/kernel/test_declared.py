"""Facts that are declared once are written, laid and refused by their declaration."""

import pytest

from gruft.kernel.declared import lay, marked, number, seat, switch, word, written
from gruft.kernel.refusal import Refused
from gruft.kernel.vectors import vector, zeros

PIECES = ("Ann", "Bob", "Cid")
FACTS = (
    number("turn", 0, 1, 99),
    seat("active", 1, 3),
    switch("dark", 2),
    word("cause", 3, ("time", "points")),
    number("scores", 4, 0, 9, seats=3),
    marked("dead", 7, PIECES),
    marked("away", 7, PIECES, 2),
)
WRITTEN = {
    "turn": 7,
    "active": 2,
    "dark": True,
    "cause": "points",
    "scores": [3, 0, 9],
    "dead": ["Cid"],
    "away": ["Ann"],
}


def test_facts_are_written_in_the_order_of_their_declaration() -> None:
    words = vector([7, 2, 1, 1, 3, 0, 9, 2, 0, 1])

    assert written(FACTS, words) == WRITTEN
    assert list(written(FACTS, words)) == list(WRITTEN)


def test_what_was_written_can_be_laid_again() -> None:
    words = zeros(10)

    lay(FACTS, words, WRITTEN)

    assert written(FACTS, words) == WRITTEN


def test_what_is_not_written_stays_as_it_was() -> None:
    words = vector([7, 2, 1, 1, 3, 0, 9, 2, 0, 1])

    lay(FACTS, words, {"turn": 8, "dark": None, "other": 1})

    assert written(FACTS, words) == {**WRITTEN, "turn": 8}


def test_a_list_of_marked_pieces_takes_the_mark_from_all_others() -> None:
    words = vector([7, 2, 1, 1, 3, 0, 9, 2, 0, 1])

    lay(FACTS, words, {"dead": ["Bob"]})

    assert written(FACTS, words) == {**WRITTEN, "dead": ["Bob"]}


@pytest.mark.parametrize(
    ("key", "value", "refusal"),
    [
        ("turn", 0, "position-bad-number"),
        ("turn", 100, "position-bad-number"),
        ("turn", True, "position-bad-number"),
        ("active", 3, "position-bad-seat"),
        ("dark", 1, "position-not-a-switch"),
        ("cause", "lot", "position-unknown-word"),
        ("scores", [1, 2], "position-not-per-seat"),
        ("scores", [1, 2, 10], "position-bad-number"),
        ("dead", "Ann", "position-not-a-list"),
        ("dead", ["Dan"], "position-unknown-word"),
    ],
)
def test_what_is_out_of_bounds_is_refused(key: str, value: object, refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        lay(FACTS, zeros(10), {key: value})

    assert refused.value.key == refusal


def test_the_bounds_are_told_in_words() -> None:
    told = {fact.key: fact.bounds for fact in FACTS}

    assert told["turn"] == "1 to 99"
    assert told["active"] == "0 to 2"
    assert told["cause"] == "`time`, `points`"
    assert told["scores"] == "list of 3, each 0 to 9"
