"""The journal: what happened, told to each audience, and how far back undo is free."""

from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.journal import CHANCE, SHOWN, WINDOW, Fact, Journal, Telling

SPECTATOR = -1
OFFERED = Telling("offered", {"from": 0, "to": 1})
SEEN = Telling("offered-seen", {"card": "bat"})


def keys(tellings: list[Telling]) -> list[str]:
    return [telling.key for telling in tellings]


@given(st.integers(-1, 11))
def test_what_everybody_is_told_every_seat_and_every_spectator_is_told(seat: int) -> None:
    journal = Journal()

    journal.tell("dealt", {"cards": 13})

    (told,) = journal.told(seat)
    assert told.to_json() == {"key": "dealt", "args": {"cards": 13}}


def test_two_seats_are_told_more_and_the_others_less() -> None:
    journal = Journal()

    journal.tell_apart(OFFERED, {0: SEEN, 1: SEEN})

    assert journal.told(0) == journal.told(1) == [SEEN]
    assert journal.told(2) == journal.told(SPECTATOR) == [OFFERED]


def test_a_private_fact_without_a_public_side_is_nothing_to_the_others() -> None:
    journal = Journal()

    journal.tell_apart(None, {1: SEEN})

    assert journal.told(1) == [SEEN]
    assert journal.told(0) == journal.told(SPECTATOR) == []


def test_what_a_seat_is_told_instead_it_is_not_told_twice() -> None:
    fact = Fact(OFFERED, {0: SEEN})

    assert fact.told(0) is SEEN
    assert fact.told(1) is OFFERED


def test_a_fact_that_nobody_is_told_of_is_silent() -> None:
    assert Fact(None, {}).told(0) is None


def test_a_spectator_can_be_told_less_than_the_seats() -> None:
    fact = Fact(SEEN, {SPECTATOR: OFFERED})

    assert fact.told(0) is SEEN
    assert fact.told(SPECTATOR) is OFFERED


def test_facts_are_told_in_the_order_in_which_they_happened() -> None:
    journal = Journal()

    journal.tell("first", {})
    journal.tell_apart(None, {0: Telling("second", {})})
    journal.tell_apart(Telling("third", {}), {1: Telling("third-seen", {})})

    assert keys(journal.told(0)) == ["first", "second", "third"]
    assert keys(journal.told(1)) == ["first", "third-seen"]
    assert keys(journal.told(SPECTATOR)) == ["first", "third"]
    assert len(journal.facts) == 3


def test_a_fresh_journal_has_nothing_to_tell_and_undo_is_free() -> None:
    journal = Journal()

    assert journal.facts == []
    assert journal.told(0) == []
    assert journal.horizons == []


def test_every_reason_against_undo_is_kept_once_in_order() -> None:
    journal = Journal()

    for reason in (SHOWN, CHANCE, SHOWN, WINDOW, CHANCE):
        journal.horizon(reason)

    assert journal.horizons == ["shown", "chance", "window"]


def test_a_horizon_is_not_a_fact() -> None:
    journal = Journal()

    journal.horizon(CHANCE)

    assert journal.told(0) == []
