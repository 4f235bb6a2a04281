"""Written lists of cards: names, counts, cards that are not named, and what is left of a deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.card_lists import (
    Listed,
    Names,
    Supply,
    counted,
    dealt,
    must_suffice,
    write_cards,
)
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused

WORDS = ("ace", "king", "queen of hearts")
CARDS = Names({name: card for card, name in enumerate(WORDS)}.get, "no-card", "X-1")


def refusal_of(text: str) -> dict[str, object]:
    with pytest.raises(Refused) as refusal:
        CARDS.read(text)
    assert (refusal.value.key, refusal.value.clause) == ("no-card", "X-1")
    return dict(refusal.value.details)


@pytest.mark.parametrize(
    ("text", "listed"),
    [
        ("-", Listed(())),
        ("", Listed(())),
        (" king ,ace", Listed((1, 0))),
        ("ace*2, queen of hearts, ace", Listed((0, 0, 2, 0))),
        ("king * 3", Listed((1, 1, 1))),
        ("?, ace, ?*12", Listed((0,), 13)),
        ("ace, *", Listed((0,), 0, rest=True)),
        ("*", Listed((), 0, rest=True)),
    ],
)
def test_lists_are_read(text: str, listed: Listed) -> None:
    assert CARDS.read(text) == listed


@pytest.mark.parametrize("text", ["jack", "ace*0", "ace*02", "ace*100", "ace*x", "*, ace", "ace,,"])
def test_what_is_not_a_card_is_refused(text: str) -> None:
    wrong = next(part for part in text.split(",") if part.strip() not in WORDS)

    assert refusal_of(text) == {"given": wrong.strip()}


@pytest.mark.parametrize(("text", "given"), [("ace, ?", "?"), ("ace, *", "*"), ("?, *", "?")])
def test_where_all_must_be_named_nothing_else_stands(text: str, given: str) -> None:
    with pytest.raises(Refused) as refusal:
        CARDS.read_named(text)

    assert refusal.value.details == {"given": given}
    assert CARDS.read_named("king, ace") == (1, 0)


@given(st.lists(st.integers(0, 2), max_size=30))
def test_what_is_written_is_read_again(cards: list[int]) -> None:
    assert CARDS.read_named(write_cards(cards, lambda card: WORDS[card])) == tuple(cards)


def test_alike_neighbours_are_counted() -> None:
    assert write_cards([0, 0, 1, 0], lambda card: WORDS[card]) == "ace*2, king, ace"
    assert write_cards([], str) == "-"
    assert counted([2, 0, 1]) == [0, 0, 2]


def test_a_supply_has_no_more_than_it_has() -> None:
    supply = Supply([1, 2], "X-2")
    supply.take(0, "ace")

    assert (supply.has(0), supply.has(1), supply.rest()) == (False, True, [1, 1])
    with pytest.raises(Refused) as refusal:
        supply.take(0, "ace")
    assert str(refusal.value) == "position-too-many-copies [X-2]: card=ace, most=1"


def test_the_rest_of_a_supply_is_dealt_by_lot() -> None:
    orders = {tuple(Supply([1, 1, 1], "X-2").shuffled(FastChance(n), "rest")) for n in range(60)}

    assert len(orders) == 6


def test_more_unnamed_cards_than_are_left_are_refused() -> None:
    must_suffice([1, 2], 2, "X-3")

    with pytest.raises(Refused) as refusal:
        must_suffice([1, 2], 3, "X-3")
    assert str(refusal.value) == "position-too-few-cards [X-3]: count=3, left=2"


def test_piles_get_their_named_cards_and_as_many_of_the_rest_as_they_ask_for() -> None:
    rest = [5, 6, 7]

    piles = dealt({"hand": Listed((1,), 2), "deck": Listed((2, 3))}, rest, "X-2")

    assert piles == {"hand": [1, 7, 6], "deck": [2, 3]}
    assert rest == [5]


def test_piles_that_ask_for_more_than_the_rest_are_refused() -> None:
    with pytest.raises(Refused) as refusal:
        dealt({"hand": Listed((), 2), "deck": Listed((), 2)}, [5, 6, 7], "X-2")

    assert dict(refusal.value.details) == {"count": 4, "left": 3}
