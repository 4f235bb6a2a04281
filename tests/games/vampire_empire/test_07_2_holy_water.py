"""Chapter 7.3: two water cards ask whether a character is a vampire."""

from collections import Counter

import pytest

from gruft.kernel.journal import WINDOW
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import CITY, EVERYBODY, H, Table, V, by_day

OBSERVERS = [SPECTATOR, V, H]
WATER = "Holy Water 1, Holy Water 2"
VAMPIRES = {"Lady", "Monk", "Cook"}


def asked_about(name: str, vampires: str = "-", humans: str = "Relic", **keys: object) -> Table:
    """H has asked about a character with Holy Water 1 and 2."""
    table = by_day(vampires, WATER if humans == "-" else f"{WATER}, {humans}", **keys)
    table.plays(H, f"water {name} [{WATER}]")
    return table


# --- the two cards -------------------------------------------------------------------------------


@pytest.mark.clause("VE-62")
@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("Holy Water 1, Holy Water 3", True),
        ("Holy Water 2*2", True),
        ("Statue of Saint, Silver Bullets", True),
        ("Aspen Stake, Holy Water 1", True),
        ("Aspen Stake*2", True),
        ("Holy Water 3", False),
        ("Holy Water 3, Relic, Crucifix, Sacrifice", False),
        ("Aspen Stake, Garlic*2", False),
    ],
)
def test_a_question_takes_two_water_cards_of_one_or_two_colours(hand: str, allowed: bool) -> None:
    table = by_day("-", hand)

    assert ("water" in table.legal(H)) is allowed


@pytest.mark.clause("VE-62")
def test_a_question_without_two_water_cards_is_refused() -> None:
    by_day("-", "Holy Water 1, Relic").refuses(H, "water Lady [Holy Water 1]", "VE-62")
    by_day("-", f"{WATER}, Relic").refuses(H, "water Lady [Relic, Holy Water 1]", "VE-62")


@pytest.mark.clause("VE-62", "VE-240", "VE-241", "VE-246")
def test_the_water_cards_are_named_in_rising_order_so_that_there_can_be_two() -> None:
    hand = "Garlic, Statue of Saint, Holy Water 1*2, Holy Water 3"
    table = by_day("-", hand, cellars=["Garlic", "-"])

    table.begins(H, "water", "Lady")
    first = table.legal(H)
    table.begins(H, "play Holy Water 1")

    assert first == ["play Statue of Saint", "play Holy Water 1"]
    assert table.legal(H) == ["play Holy Water 1", "play Holy Water 3"]


@pytest.mark.clause("VE-62")
def test_only_two_cards_are_used_however_many_there_are() -> None:
    table = by_day("-", "Holy Water 1*2, Holy Water 3")

    table.plays(H, "water Maid [Holy Water 1, Holy Water 3]")

    assert table.hand(H) == Counter(["Holy Water 1"])
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 3"])


# --- the character -------------------------------------------------------------------------------


@pytest.mark.clause("VE-63", "VE-64")
def test_h_names_anybody_in_castle_or_city_also_a_known_human() -> None:
    table = by_day("-", WATER, proven=["Maid"])

    table.begins(H, "water")

    assert table.legal(H) == EVERYBODY


@pytest.mark.clause("VE-63", "VE-157")
def test_h_names_neither_revealed_vampires_nor_the_dead_nor_travellers() -> None:
    table = by_day("-", WATER, revealed=["Lady", "Monk"], dead=["Maid"], journey=["Butler"])

    table.refuses(H, f"water Lady [{WATER}]", "VE-63")
    table.refuses(H, f"water Monk [{WATER}]", "VE-63")
    table.refuses(H, f"water Maid [{WATER}]", "VE-63")
    table.refuses(H, f"water Butler [{WATER}]", "VE-157")
    table.begins(H, "water")
    assert table.legal(H) == ["Lord", "Officer", "Nun", "Bishop", "Cook"]


@pytest.mark.clause("VE-63", "VE-28")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_character_is_announced_with_the_cards(observer: int) -> None:
    table = asked_about("Cook", "Garlic")

    (told,) = table.told_of("fact-asks", observer)

    assert told["character"] == "name-cook"
    assert told["cards"] == ["name-holy-water-1", "name-holy-water-2"]


# --- the answer ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-65")
def test_v_may_deny_before_the_answer_is_given() -> None:
    table = asked_about("Lady", "I'm Not a Vampire, Garlic")

    assert (table.asked, table.turn) == ("water-response", V)
    assert table.legal(V) == ["play I'm Not a Vampire", "decline"]
    assert (table.revealed, table.moat(H)) == (set(), Counter())


@pytest.mark.clause("VE-65", "VE-127")
@pytest.mark.parametrize("name", ["Lady", "Bishop", "Cook", "Nun"])
def test_v_is_asked_whoever_is_named_and_whatever_they_hold(name: str) -> None:
    table = asked_about(name, "Garlic")

    assert (table.asked, table.legal(V)) == ("water-response", ["decline"])


@pytest.mark.clause("VE-65", "VE-131")
def test_a_denial_must_be_paid_for() -> None:
    table = asked_about("Lady", "I'm Not a Vampire")

    assert table.legal(V) == ["decline"]


@pytest.mark.clause("VE-65", "VE-126")
def test_with_an_empty_hand_v_is_not_asked_and_the_answer_comes_at_once() -> None:
    table = asked_about("Maid")

    assert table.proven == {"Maid"}


@pytest.mark.clause("VE-65", "VE-235")
def test_a_denial_that_is_left_out_is_not_told_but_cannot_be_taken_back() -> None:
    table = asked_about("Lady", "I'm Not a Vampire, Garlic")
    table.journal.horizons.clear()

    table.plays(V, "decline")

    assert WINDOW in table.journal.horizons
    assert [key for key, _ in table.told()] == ["fact-asks", "fact-is-vampire"]


@pytest.mark.clause("VE-65", "VE-196")
@pytest.mark.parametrize("name", ["Lady", "Bishop"])
def test_a_denial_ends_the_action_without_an_answer(name: str) -> None:
    table = asked_about(name, "I'm Not a Vampire, Garlic, Dagger", "Relic")

    table.plays(V, "!I'm Not a Vampire{Garlic}")
    table.plays(H, "decline")

    assert (table.revealed, table.proven) == (set(), set())
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])
    assert table.moat(V) == Counter(["I'm Not a Vampire", "Garlic"])
    assert (table.asked, table.pending["window"]) == ("window", "B")
    assert table.told_of("fact-is-vampire") == table.told_of("fact-is-human") == []
    assert table.told_of("fact-denied") == [{"character": f"name-{name.lower()}"}]
    assert len(table.told_of("fact-plays-card")) == 1


@pytest.mark.clause("VE-65", "VE-197")
def test_a_cancelled_denial_returns_the_question_to_v_and_then_the_truth_is_told() -> None:
    table = asked_about("Lady", "I'm Not a Vampire*2, Garlic*2", "Sacrifice, Garlic")
    table.plays(V, "!I'm Not a Vampire{Garlic}")

    table.plays(H, "!Sacrifice{Garlic}")

    assert (table.asked, table.turn) == ("water-response", V)
    assert table.legal(V) == ["play I'm Not a Vampire", "decline"]
    assert table.moat(V) == Counter(["I'm Not a Vampire", "Garlic"])
    table.plays(V, "decline")
    assert table.revealed == {"Lady"}


@pytest.mark.clause("VE-66", "VE-67")
@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_truth_is_told_to_everybody(name: str, observer: int) -> None:
    table = asked_about(name, "Garlic")

    table.plays(V, "decline")

    true, false = ("fact-is-vampire", "fact-is-human")
    if name not in VAMPIRES:
        true, false = false, true
    assert table.told_of(true, observer) == [{"character": f"name-{name.lower()}"}]
    assert table.told_of(false, observer) == []


@pytest.mark.clause("VE-66")
def test_v_cannot_lie_or_refuse() -> None:
    table = asked_about("Lady", "Garlic")

    assert table.legal(V) == ["decline"]
    table.refuses(V, "!I'm Not a Vampire{Garlic}", "VE-196")


@pytest.mark.clause("VE-67", "VE-69")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_proven_human_stays_known(observer: int) -> None:
    table = asked_about("Officer", "Garlic")
    table.plays(V, "decline")

    table.ends_the_turn()

    assert table.proven == {"Officer"}
    assert "proven" in table.marks_of(observer, "castle", "Officer")


@pytest.mark.clause("VE-68", "VE-49")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_vampire_that_was_found_is_revealed_from_that_moment(observer: int) -> None:
    table = asked_about("Lady", "Garlic")

    table.plays(V, "decline")

    assert table.revealed == {"Lady"}
    assert "revealed" in table.marks_of(observer, "castle", "Lady")
    assert "Lady" in table.sees(observer, "tokens", V)


@pytest.mark.clause("VE-68", "VE-49")
def test_a_vampire_found_in_the_city_shows_its_side_when_it_enters() -> None:
    table = asked_about("Monk", "Raven, Hound, Vampire 1")
    table.plays(V, "decline")
    assert table.revealed == {"Monk"}

    table.all_decline()
    table.plays(V, "skip")
    table.plays(V, "nobody")
    table.all_decline()
    table.plays(V, "hide Lady [Raven, Hound, Vampire 1]")
    table.plays(H, "decline")

    assert "revealed" in table.marks_of(H, "castle", "Monk")


@pytest.mark.clause("VE-68", "VE-52", "VE-70", "VE-216")
@pytest.mark.parametrize("hand", ["Relic", "-"])
def test_to_find_the_third_vampire_in_the_castle_loses_at_once(hand: str) -> None:
    table = asked_about(
        "Lady", "Garlic", hand, castle=["Lady", "Monk", "Cook"], revealed=["Monk", "Cook"]
    )

    table.plays(V, "decline")

    assert (table.cause, table.winners) == ("end-castle", [V])
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])


@pytest.mark.clause("VE-69")
@pytest.mark.parametrize("name", ["Bishop", "Nun"])
def test_on_human_the_action_ends_without_any_other_effect(name: str) -> None:
    table = asked_about(name, "Garlic", markers={"Bishop": {"attack": 1}})

    table.plays(V, "decline")

    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", H)
    assert (table.revealed, table.city) == (set(), CITY)
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])
    assert table.markers("Bishop") == {"attack": 1}


@pytest.mark.clause("VE-71", "VE-70")
def test_a_hit_in_the_city_gives_no_attack() -> None:
    table = asked_about("Monk", "Garlic")

    table.plays(V, "decline")

    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", H)
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])
    assert table.city == CITY
