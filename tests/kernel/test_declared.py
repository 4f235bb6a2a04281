"""Facts that are declared once are written, laid and refused by their declaration."""

import pytest

from gruft.kernel.card_lists import Names
from gruft.kernel.declared import (
    counts,
    group,
    lay,
    marked,
    number,
    one,
    row,
    seat,
    switch,
    word,
    written,
)
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


# --- cards and pieces ----------------------------------------------------------------------------

SUITS = ("ace", "king", "queen")
CARDS = Names(
    {name: place for place, name in enumerate(SUITS)}.get, "no-card", "X-1", name=SUITS.__getitem__
)
ON_THE_TABLE = (
    one("trump", 0, CARDS),
    one("led", 1, CARDS, seats=2),
    counts("hands", 3, 3, CARDS, seats=2),
    group("trick", [counts("cards", 9, 3, CARDS, told="trick.cards"), switch("done", 12)]),
    row("waiting", 14, 13, PIECES),
    row("gone", 18, 17, PIECES, last_first=True),
)
TABLE = {
    "trump": "king",
    "led": [None, "queen"],
    "hands": ["ace*2, queen", "-"],
    "trick": {"cards": "king", "done": True},
    "waiting": ["Cid", "Ann"],
    "gone": ["Bob", "Ann"],
}


def table() -> list[int]:
    words = [0] * 21
    lay(ON_THE_TABLE, words, TABLE)
    return words


def test_cards_and_rows_are_counted_and_ordered_in_the_vector() -> None:
    words = table()

    assert words == [2, 0, 3, 2, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 2, 0, 0, 2, 0, 1, 0]
    assert written(ON_THE_TABLE, words) == TABLE


def test_cards_that_are_laid_again_take_the_place_of_all_others() -> None:
    words = table()

    lay(ON_THE_TABLE, words, {"hands": ["king", ["queen", "queen"]], "trick": {"done": False}})

    changed = {"hands": ["king", "queen*2"], "trick": {"cards": "king", "done": False}}
    assert written(ON_THE_TABLE, words) == {**TABLE, **changed}


@pytest.mark.parametrize(
    ("written", "key", "details"),
    [
        ({"trump": "knave"}, "no-card", {"given": "knave"}),
        ({"trump": "ace, king"}, "no-card", {"given": "ace, king"}),
        ({"hands": ["ace"]}, "position-not-per-seat", {"setting": "hands"}),
        ({"trick": {"cards": True}}, "position-not-a-text", {"setting": "trick.cards"}),
        ({"trick": {"card": "ace"}}, "position-unknown-key", {"known": "cards, done"}),
        ({"trick": []}, "position-not-an-object", {"setting": "trick"}),
        ({"waiting": ["Dan"]}, "position-unknown-word", {"setting": "waiting"}),
    ],
)
def test_what_no_card_or_piece_can_be_is_refused(
    written: dict[str, object], key: str, details: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refusal:
        lay(ON_THE_TABLE, table(), written)

    assert refusal.value.key == key
    assert details.items() <= dict(refusal.value.details).items()


def test_every_kind_of_fact_says_its_bounds() -> None:
    assert [fact.bounds for fact in ON_THE_TABLE] == [
        "a name",
        "list of 2, each a name",
        "list of 2, each a list of cards",
        "object of `cards`, `done`",
        "list of names, of 3 pieces",
        "list of names, of 3 pieces",
    ]
