"""Chapter 9.1: the windows of a turn, who is asked in them and what can be played there."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings

from gruft.kernel.journal import WINDOW
from tests.games.vampire_empire.questions import QUESTIONS
from tests.games.vampire_empire.random_games import seeds
from tests.games.vampire_empire.support_cards import (
    COSTS,
    HUMAN_ANSWERS,
    OWNERS,
    VAMPIRE_ANSWERS,
    asked_with,
    at_night,
    in_daylight,
)
from tests.games.vampire_empire.table import H, Table, V, by_day, given


def declines(table: Table, *seats: int) -> None:
    """These seats are asked one after the other, and decline."""
    for seat in seats:
        assert (table.asked, table.turn) == ("window", seat)
        table.plays(seat, "decline")


# --- what can be played --------------------------------------------------------------------------


@pytest.mark.clause("VE-120", "VE-121")
@pytest.mark.parametrize("window", ["A", "B"])
@pytest.mark.parametrize("active", [V, H])
@pytest.mark.parametrize(("seat", "card"), OWNERS)
def test_both_seats_play_support_cards_in_both_windows_of_every_turn(
    seat: int, card: str, active: int, window: str
) -> None:
    table = asked_with(seat, f"{card}, Garlic*2", active, window)

    assert table.legal(seat) == [f"play {card}", "decline"]


@pytest.mark.clause("VE-122")
@pytest.mark.parametrize("active", [V, H])
@pytest.mark.parametrize(
    ("seat", "card"),
    [(H, card) for card in HUMAN_ANSWERS] + [(V, card) for card in VAMPIRE_ANSWERS],
)
def test_cards_of_combats_and_responses_are_not_played_in_windows(
    seat: int, card: str, active: int
) -> None:
    table = asked_with(seat, f"{card}, Garlic*2", active)

    assert table.legal(seat) == ["decline"]
    table.refuses(seat, f"play {card}", "VE-122")


@pytest.mark.clause("VE-121")
@pytest.mark.parametrize(("seat", "card"), [(V, "Raven"), (H, "Holy Water 1"), (V, "Garlic")])
def test_nothing_but_support_cards_is_played_in_windows(seat: int, card: str) -> None:
    table = asked_with(seat, f"{card}, Dagger*2", seat)

    table.refuses(seat, f"play {card}", "VE-121")


# --- who is asked --------------------------------------------------------------------------------


@pytest.mark.clause("VE-123")
@pytest.mark.parametrize("active", [V, H])
def test_the_active_player_is_asked_first_before_the_action(active: int) -> None:
    hand = "Garlic*2, Dagger*2"
    table = given(hand, hand, decision="step1", active=active, turn=4)
    table.plays(active, "draw")

    if active == V:
        table.plays(V, "nobody")

    declines(table, active, 1 - active)
    assert (table.asked, table.turn) == ("action", active)


@pytest.mark.clause("VE-81", "VE-123")
@pytest.mark.parametrize("active", [V, H])
def test_the_active_player_is_asked_first_after_the_action(active: int) -> None:
    hand = "Garlic*2, Dagger*2"
    table = given(hand, hand, active=active, turn=4)

    table.plays(active, "pass {Garlic*2}")

    declines(table, active, 1 - active)
    assert (table.active, table.number("turn"), table.asked) == (1 - active, 5, "step1")


@pytest.mark.clause("VE-124")
def test_after_a_card_the_question_goes_to_the_opponent_of_who_played_it() -> None:
    table = in_daylight("Organist, Garlic*2", "Novice, Squire, Chapel, Garlic")

    table.plays(H, "*Novice: Bishop attack")
    assert (table.asked, table.turn) == ("window", V)

    table.plays(V, "*Organist{Garlic}")
    table.plays(H, "decline")
    table.plays(V, ": Bishop defence")
    assert (table.asked, table.turn) == ("window", H)


@pytest.mark.clause("VE-124")
def test_nobody_plays_two_cards_in_a_row() -> None:
    table = in_daylight("Garlic", "Novice, Squire")

    table.plays(H, "*Novice: Bishop attack")

    table.refuses(H, "*Squire: Officer attack", "VE-124")
    table.plays(V, "decline")
    assert table.allows(H, "*Squire: Officer attack")


@pytest.mark.clause("VE-124")
def test_after_a_cancelled_card_the_question_goes_to_the_opponent_too() -> None:
    table = at_night("Coffin, Garlic, Dagger", "Sacrifice, Relic, Garlic")
    table.plays(V, "*Coffin{Garlic}")

    table.plays(H, "!Sacrifice{Relic}")

    declines(table, H, V)
    assert table.asked == "action"


@pytest.mark.clause("VE-125")
def test_a_window_closes_only_when_both_have_declined_one_after_the_other() -> None:
    table = at_night("Organist, Garlic", "Novice, Squire, Garlic*2, Dagger")

    declines(table, V)
    table.plays(H, "*Novice{Garlic}: Bishop attack")
    declines(table, V)
    table.plays(H, "*Squire{Garlic}: Officer attack")

    declines(table, V, H)
    assert table.asked == "action"


@pytest.mark.clause("VE-125")
def test_who_has_declined_may_play_when_the_question_comes_again() -> None:
    table = at_night("Organist, Garlic", "Novice, Garlic*2")
    declines(table, V)
    table.plays(H, "*Novice{Garlic}: Bishop attack")

    table.plays(V, "*Organist")

    assert (table.asked, table.turn) == ("respond", H)


@pytest.mark.clause("VE-125")
def test_a_seat_that_has_declined_waits_for_the_other() -> None:
    table = at_night("Organist, Garlic", "Garlic")

    declines(table, V)

    table.refuses(V, "*Organist", "VE-125")


@pytest.mark.clause("VE-126")
@pytest.mark.parametrize(
    ("vampires", "humans", "asked"),
    [("Garlic", "-", [V]), ("-", "Garlic", [H]), ("Garlic", "Garlic", [V, H])],
)
def test_a_seat_with_an_empty_hand_counts_as_declining(
    vampires: str, humans: str, asked: list[int]
) -> None:
    table = given(vampires, humans, decision="reveal")

    table.plays(V, "nobody")

    declines(table, *asked)
    assert table.asked == "action"


@pytest.mark.clause("VE-126")
def test_with_both_hands_empty_nobody_is_asked() -> None:
    table = given("Vampire 1, Vampire 2, Vampire 3")

    table.plays(V, "hide Officer [Vampire 1, Vampire 2, Vampire 3]")

    assert (table.active, table.asked) == (H, "step1")


@pytest.mark.clause("VE-126")
def test_against_an_empty_hand_a_player_is_asked_again_after_their_card() -> None:
    table = at_night("Organist, Lady-in-Waiting, Garlic")

    table.plays(V, "*Organist: Bishop attack")
    table.plays(V, "*Lady-in-Waiting: Lady attack")

    declines(table, V)
    assert table.asked == "action"


@pytest.mark.clause("VE-126")
def test_who_has_played_their_last_card_is_not_asked_again() -> None:
    table = in_daylight("Garlic", "Novice")

    table.plays(H, "*Novice: Bishop attack")

    declines(table, V)
    assert (table.asked, table.turn) == ("action", H)


# --- everybody with a card is asked --------------------------------------------------------------


@pytest.mark.clause("VE-127")
def test_a_seat_is_asked_in_windows_though_it_has_nothing_to_play() -> None:
    table = at_night("Garlic", "Garlic")

    declines(table, V, H)

    assert table.asked == "action"


@pytest.mark.clause("VE-127")
def test_h_is_asked_for_a_response_though_there_is_none() -> None:
    table = at_night("Organist", "Garlic")

    table.plays(V, "*Organist")

    assert (table.asked, table.legal(H)) == ("respond", ["decline"])


@pytest.mark.clause("VE-127")
def test_v_is_asked_for_a_replacement_though_there_is_none() -> None:
    table = given("Dagger, Garlic", "Sacrifice, Garlic")
    table.plays(V, "Lady x Bishop a[Dagger]")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.asked, table.legal(V)) == ("replace", ["decline"])


@pytest.mark.clause("VE-127")
def test_v_is_asked_about_water_though_they_cannot_deny_it() -> None:
    table = by_day("Garlic", "Holy Water 1*2")

    table.plays(H, "water Bishop [Holy Water 1*2]")

    assert (table.asked, table.legal(V)) == ("water-response", ["decline"])


@pytest.mark.clause("VE-127")
def test_h_is_asked_in_the_death_window_though_nobody_can_be_saved() -> None:
    table = given("Pistol", "Garlic")
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")

    table.plays(H, "d[]")

    assert (table.asked, table.legal(H)) == ("death", ["decline"])


@pytest.mark.clause("VE-126", "VE-127")
@pytest.mark.parametrize(
    ("vampires", "humans", "declined", "seats"),
    [
        ("Garlic", "Dagger", [], [V, H]),
        ("Garlic", "Dagger", [H], [V]),
        ("Garlic", "-", [], [V]),
    ],
)
def test_everybody_sees_who_is_still_to_be_asked(
    vampires: str, humans: str, declined: list[int], seats: list[int]
) -> None:
    table = at_night(vampires, humans, pending={"asked": V, "declined": declined})

    window = table.position.window()

    assert window is not None
    assert (window.seats, window.kind, window.word_returns) == (seats, "support", True)


@pytest.mark.clause("VE-127")
@pytest.mark.parametrize(
    ("asked", "kind", "seat"),
    [
        ("respond", "response", H),
        ("replace", "replacement", V),
        ("water-response", "denial", V),
        ("death", "rescue", H),
    ],
)
def test_in_responses_one_seat_is_asked(asked: str, kind: str, seat: int) -> None:
    table = QUESTIONS[asked]()

    window = table.position.window()

    assert window is not None
    assert (window.seats, window.kind, window.word_returns) == ([seat], kind, False)


@pytest.mark.clause("VE-127")
@pytest.mark.parametrize("asked", ["window", "respond", "replace", "water-response", "death"])
def test_a_decline_cannot_be_taken_back(asked: str) -> None:
    table = QUESTIONS[asked]()
    table.journal.horizons.clear()

    table.plays(table.turn, "decline")

    assert WINDOW in table.journal.horizons


# --- windows end ---------------------------------------------------------------------------------


def used_up(table: Table) -> int:
    """The support cards that can never come back: those in moats and under travellers."""
    gone = table.moat(V) + table.moat(H)
    return sum(gone[card] for card in COSTS) + len(table.journey)


@pytest.mark.clause("VE-128")
@settings(max_examples=30)
@drawn(seeds)
def test_every_play_removes_a_card_for_good_so_every_window_ends(seed: int) -> None:
    luck = Random(seed)
    table = at_night(
        "Bat Form, Mist Form, Hypnosis, Coffin, Kitchen Boy, Organist, Garlic*2, Raven*2",
        "Secret Journey, Chapel, Crypt Opening, Novice, Sacrifice*2, Garlic*2, Relic*1, Dagger*2",
        active=luck.choice([V, H]),
        turn=4,
        seed=seed,
        revealed=["Lady"],
        cellars=["Hound*2, Rapier", "Rosary, Pistol"],
    )

    gone = -1
    while table.asked != "action" and not table.position.is_over():
        legal = table.legal(table.turn)
        written = luck.choice(legal)
        if table.asked == "window" and written != "decline":
            assert used_up(table) > gone
            gone = used_up(table)
        table.begins(table.turn, written)


# --- the game goes on ----------------------------------------------------------------------------


@pytest.mark.clause("VE-129")
def test_after_a_card_before_the_action_the_action_follows() -> None:
    table = in_daylight("Dagger", "Novice, Garlic")

    table.plays(H, "*Novice: Bishop attack")

    declines(table, V, H)
    assert (table.asked, table.active) == ("action", H)


@pytest.mark.clause("VE-129")
def test_after_a_card_after_the_action_the_next_turn_follows() -> None:
    table = in_daylight("Dagger", "Novice, Garlic", pending={"window": "B"})

    table.plays(H, "*Novice: Bishop attack")

    declines(table, V, H)
    assert (table.asked, table.active) == ("step1", V)


@pytest.mark.clause("VE-129")
def test_after_a_cancelled_card_of_a_group_the_combat_goes_on() -> None:
    table = given("Dagger, Pistol, Garlic", "Sacrifice, Garlic, Relic")
    table.plays(V, "Lady x Bishop a[Dagger, Pistol]")

    table.plays(H, "!Sacrifice{Garlic}>Pistol")
    table.plays(V, "decline")
    table.plays(H, "decline")

    assert (table.asked, table.turn) == ("commit", H)
    table.plays(H, "d[Relic]")
    assert table.told_of("fact-round-1") == [{"attack": 1, "defence": 3}]


@pytest.mark.clause("VE-129")
def test_after_a_rescue_the_turn_goes_on() -> None:
    table = given("Pistol, Garlic", "Herbalist, Garlic*2")
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    table.plays(H, "!Herbalist{Garlic*2}")

    assert (table.asked, table.pending["window"], table.active) == ("window", "B", V)
    assert table.moat(H) == Counter({"Herbalist": 1, "Garlic": 2})
