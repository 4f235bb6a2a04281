"""Chapter 10.2: Secret Journey and Secret Passage."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.editions import laid_over
from tests.games.vampire_empire.support_cards import at_night, in_daylight
from tests.games.vampire_empire.table import CITY, EVERYBODY, H, Table, V, by_day, given

OBSERVERS = [SPECTATOR, V, H]
CASTLE = ["Lady", "Bishop", "Officer"]
RED_CARDS = "Vampire 1, Vampire 2, Vampire 3"
TWO_JOURNEYS = laid_over({"cards.secret_journey.human": 2, "cards.chapel.human": 0})


def without(*names: str) -> list[str]:
    """Everybody else."""
    return [name for name in EVERYBODY if name not in names]


# --- Secret Journey ------------------------------------------------------------------------------


@pytest.mark.clause("VE-156")
@pytest.mark.parametrize("revealed", [["Lady"], []])
@pytest.mark.parametrize("third", ["Lady", "Maid"])
def test_any_castle_character_may_set_out(revealed: list[str], third: str) -> None:
    keys = {"vampires": ["Monk", "Cook", third], "revealed": revealed if third == "Lady" else []}
    table = in_daylight("-", "Secret Journey, Garlic", **keys)

    table.begins(H, "play Secret Journey", "pay Garlic")

    assert table.legal(H) == ["Lady", "Officer", "Bishop"]


@pytest.mark.clause("VE-156")
@pytest.mark.parametrize("name", CASTLE)
def test_a_traveller_leaves_the_castle_and_lies_open_beside_the_city(name: str) -> None:
    table = in_daylight("-", "Secret Journey, Garlic")

    table.plays(H, f"*Secret Journey{{Garlic}}: {name}")

    assert table.castle == {*CASTLE, "Monk"} - {name}
    assert (table.journey, table.city) == ([name], CITY[1:])
    assert [table.sees(observer, "journey") for observer in OBSERVERS] == [[name]] * 3
    told = [key for key, _ in table.told() if key in ("fact-sets-out", "fact-enters")]
    assert told == ["fact-sets-out", "fact-enters"]


@pytest.mark.clause("VE-156", "VE-215")
def test_who_comes_in_for_a_traveller_may_take_the_castle() -> None:
    table = in_daylight(
        "-",
        "Secret Journey, Garlic*2",
        castle=["Lady", "Cook", "Bishop"],
        city=["Monk", "Nun", "Maid", "Officer", "Butler", "Lord"],
        revealed=["Lady", "Cook", "Monk"],
    )

    table.plays(H, "*Secret Journey{Garlic}: Bishop")

    assert (table.cause, table.winners) == ("end-castle", [V])


@pytest.mark.clause("VE-157")
def test_a_traveller_does_not_fight() -> None:
    table = given("Rapier, Relic", "Garlic", journey=["Monk"])

    table.refuses(V, "Monk x Lady a[Relic]", "VE-157")
    table.refuses(V, "Lady x Monk a[Rapier]", "VE-157")


@pytest.mark.clause("VE-157")
def test_a_traveller_is_not_hidden() -> None:
    table = given(RED_CARDS, "Garlic", journey=["Monk"])

    table.refuses(V, f"hide Monk [{RED_CARDS}]", "VE-157")


@pytest.mark.clause("VE-157")
def test_a_traveller_is_not_named_for_water() -> None:
    table = by_day("Garlic", "Holy Water 1*2", journey=["Monk"])

    table.refuses(H, "water Monk [Holy Water 1*2]", "VE-157")

    table.begins(H, "water")
    assert table.legal(H) == without("Monk")


@pytest.mark.clause("VE-157", "VE-182")
def test_mist_does_not_reach_a_traveller() -> None:
    table = at_night("Mist Form, Garlic", revealed=["Monk"], journey=["Monk"])

    table.refuses(V, "*Mist Form{Garlic}", "VE-182")


@pytest.mark.clause("VE-157", "VE-185")
def test_mist_takes_the_vampire_in_the_castle_and_not_the_traveller() -> None:
    table = at_night("Mist Form, Garlic", revealed=["Lady", "Monk"], journey=["Monk"])

    table.plays(V, "*Mist Form{Garlic}")

    assert table.told_of("fact-vanishes") == [{"character": "name-lady"}]
    assert table.journey == ["Monk"]


@pytest.mark.clause("VE-157")
def test_hypnosis_does_not_reach_a_traveller() -> None:
    table = at_night("Hypnosis, Garlic", journey=["Monk"])

    table.plays(V, "*Hypnosis{Garlic}")

    assert table.legal(V) == ["Lady", "Officer", "Nun", "Bishop", "Maid"]


@pytest.mark.clause("VE-157", "VE-198")
def test_a_traveller_gets_no_marker() -> None:
    table = in_daylight("-", "Ostler", journey=["Cook"])

    table.refuses(H, "*Ostler: Cook attack", "VE-198")


@pytest.mark.clause("VE-157", "VE-214")
def test_a_traveller_is_alive() -> None:
    table = given(
        "Pistol, Garlic",
        "-",
        castle=["Lady", "Bishop", "Cook"],
        city=["Monk"],
        journey=["Butler"],
        dead=without("Lady", "Bishop", "Cook", "Monk", "Butler"),
    )

    table.plays(V, "Lady x Bishop a[Pistol]")

    assert not table.position.is_over()
    assert (table.dead & {"Butler"}, table.journey) == (set(), ["Butler"])


@pytest.mark.clause("VE-158")
def test_a_traveller_waits_as_long_as_somebody_is_in_the_city() -> None:
    table = given(
        "Pistol, Garlic",
        "-",
        city=["Maid"],
        journey=["Nun"],
        dead=["Lord", "Butler", "Monk", "Cook"],
    )

    table.plays(V, "Lady x Bishop a[Pistol]")

    assert (table.castle, table.journey) == ({"Lady", "Officer", "Maid"}, ["Nun"])


@pytest.mark.clause("VE-158")
def test_a_traveller_enters_a_vacancy_when_the_city_is_empty() -> None:
    table = given(
        "Pistol, Garlic",
        "-",
        city=[],
        journey=["Nun"],
        dead=["Lord", "Butler", "Monk", "Cook", "Maid"],
    )

    table.plays(V, "Lady x Bishop a[Pistol]")

    assert (table.castle, table.journey) == ({"Lady", "Officer", "Nun"}, [])
    assert table.told_of("fact-returns") == [{"character": "name-nun"}]


@pytest.mark.clause("VE-158")
def test_an_empty_city_makes_no_castle_of_four() -> None:
    table = given(
        "Pistol, Garlic",
        "Garlic",
        city=["Maid"],
        journey=["Nun"],
        dead=["Lord", "Butler", "Monk", "Cook"],
    )
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[]")
    table.plays(H, "decline")
    assert table.city == []

    table.ends_the_turn()

    assert (table.castle, table.journey) == ({"Lady", "Officer", "Maid"}, ["Nun"])


@pytest.mark.clause("VE-158")
def test_a_character_hidden_in_an_empty_city_comes_back_before_the_traveller() -> None:
    dead = without("Lady", "Bishop", "Officer", "Nun")
    table = given(RED_CARDS, "-", city=[], journey=["Nun"], dead=dead)

    table.plays(V, f"hide Officer [{RED_CARDS}]")

    assert (table.castle, table.journey) == ({"Lady", "Bishop", "Officer"}, ["Nun"])


@pytest.mark.clause("VE-158", "VE-20")
def test_a_traveller_who_returns_as_the_third_revealed_vampire_takes_the_castle() -> None:
    table = given(
        "Vampire 1, Garlic",
        "-",
        castle=["Lady", "Bishop", "Cook"],
        city=[],
        journey=["Monk", "Nun"],
        revealed=["Lady", "Monk", "Cook"],
        dead=without("Lady", "Bishop", "Cook", "Monk", "Nun"),
        edition=TWO_JOURNEYS,
    )

    table.plays(V, "Lady x Bishop a[Vampire 1]")

    assert (table.cause, table.journey) == ("end-castle", ["Nun"])


@pytest.mark.clause("VE-159")
def test_of_several_travellers_the_one_who_left_first_returns_first() -> None:
    table = in_daylight(
        "Garlic",
        "Secret Journey*2, Garlic*2",
        city=["Maid", "Nun"],
        dead=without(*CASTLE, "Maid", "Nun"),
        edition=TWO_JOURNEYS,
    )
    table.plays(H, "*Secret Journey{Garlic}: Officer")
    table.plays(V, "decline")
    table.plays(H, "*Secret Journey{Garlic}: Bishop")
    assert (table.journey, table.castle) == (["Officer", "Bishop"], {"Lady", "Maid", "Nun"})


def travelled(*journey: str, hand: str = "Pistol, Rapier, Garlic") -> Table:
    """All others are dead or in the castle, and the city is empty."""
    return given(
        hand,
        "-",
        city=[],
        journey=list(journey),
        dead=without(*CASTLE, *journey),
        edition=TWO_JOURNEYS,
    )


@pytest.mark.clause("VE-159", "VE-161")
@pytest.mark.parametrize(("first", "second"), [("Maid", "Nun"), ("Nun", "Maid")])
def test_the_first_traveller_comes_back_and_the_second_stays_away(first: str, second: str) -> None:
    table = travelled(first, second)

    table.plays(V, "Lady x Bishop a[Pistol]")

    assert (table.castle, table.journey) == ({"Lady", "Officer", first}, [second])
    assert table.moat(H) == Counter(["Secret Journey"])


@pytest.mark.clause("VE-159")
def test_who_sets_out_with_an_empty_city_waits_for_those_who_left_before() -> None:
    table = in_daylight(
        "-",
        "Secret Journey, Garlic*2",
        city=[],
        journey=["Nun"],
        dead=without(*CASTLE, "Nun"),
        edition=TWO_JOURNEYS,
    )

    table.plays(H, "*Secret Journey{Garlic}: Bishop")

    assert (table.castle, table.journey) == ({"Lady", "Officer", "Nun"}, ["Bishop"])


@pytest.mark.clause("VE-160")
@pytest.mark.parametrize("dead", [without(*CASTLE), without("Lady", "Bishop")])
def test_with_an_empty_city_the_traveller_returns_at_once_without_markers(dead: list[str]) -> None:
    castle = [name for name in CASTLE if name not in dead]
    markers = {name: {"attack": 1, "defence": 2} for name in castle}
    table = in_daylight(
        "-", "Secret Journey, Garlic*2", castle=castle, city=[], dead=dead, markers=markers
    )

    table.plays(H, "*Secret Journey{Garlic}: Bishop")

    assert (table.castle, table.journey) == ({*castle}, [])
    assert table.markers("Bishop") == {}
    assert table.markers("Lady") == {"attack": 1, "defence": 2}
    assert table.moat(H)["Secret Journey"] == 1


@pytest.mark.clause("VE-161")
def test_the_card_stays_on_the_table_while_the_traveller_is_away() -> None:
    table = in_daylight("Garlic", "Secret Journey, Garlic, Dagger")

    table.plays(H, "*Secret Journey{Garlic}: Lady")
    assert table.scene(V).seats[H].counters["moat-cards"] == 1
    table.ends_the_turn()

    assert table.journey == ["Lady"]
    assert table.moat(H) == Counter(["Garlic", "Dagger"])
    assert table.moat(V).total() == 0


@pytest.mark.clause("VE-161")
def test_the_card_goes_to_hs_moat_when_the_traveller_returns() -> None:
    table = travelled("Nun")
    assert table.moat(H)["Secret Journey"] == 0

    table.plays(V, "Lady x Bishop a[Pistol]")

    assert table.moat(H) == Counter(["Secret Journey"])
    assert table.sees(V, "moat", H) == ["Secret Journey"]
    assert table.moat(V)["Secret Journey"] == 0


# --- Secret Passage ------------------------------------------------------------------------------

MARKED = {"Lady": {"attack": 1, "defence": 1}, "Bishop": {"attack": 1, "defence": 1}}


@pytest.mark.clause("VE-162", "VE-163")
def test_h_leaves_a_combat_as_defender() -> None:
    table = given("Pistol, Garlic", "Secret Passage, Garlic*2, Relic", markers=MARKED)
    table.plays(V, "Lady x Bishop a[Pistol]")

    table.plays(H, "!Secret Passage{Garlic*2}")

    assert table.castle == {*CASTLE}
    assert table.markers("Lady") == table.markers("Bishop") == {"attack": 1, "defence": 1}
    assert (table.moat(V), table.hand(V)) == (Counter(["Pistol"]), Counter(["Garlic"]))
    assert table.moat(H) == Counter({"Secret Passage": 1, "Garlic": 2})
    assert table.told_of("fact-passage") == [{"player": H}]
    assert table.told_of("fact-combat-passage") == [{"target": "name-bishop"}]
    assert table.sees(SPECTATOR, "field", H) == []


@pytest.mark.clause("VE-162", "VE-163")
def test_h_leaves_a_combat_as_attacker() -> None:
    table = by_day("Pistol, Garlic", "Secret Passage, Garlic, Relic", markers=MARKED)
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[Pistol]")

    table.plays(H, "!Secret Passage{Garlic}")

    assert table.castle == {*CASTLE}
    assert table.moat(V) == Counter(["Pistol"])
    assert table.moat(H) == Counter(["Secret Passage", "Garlic", "Relic"])


@pytest.mark.clause("VE-162")
def test_after_secret_passage_the_action_is_spent() -> None:
    table = given("Pistol, Garlic", "Secret Passage, Garlic*2, Relic")
    table.plays(V, "Lady x Bishop a[Pistol]")

    table.plays(H, "!Secret Passage{Garlic*2}")

    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", V)


@pytest.mark.clause("VE-162", "VE-118")
def test_secret_passage_ends_the_second_round_too() -> None:
    table = given("Dagger, Pistol, Garlic", "Secret Passage, Garlic*2, Candlestick")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "d[Candlestick]")
    table.plays(V, "a[Pistol]")

    table.plays(H, "!Secret Passage{Garlic*2}")

    assert (table.castle, table.asked) == ({*CASTLE}, "window")
    assert table.moat(V) == Counter(["Dagger", "Pistol"])
    assert table.moat(H) == Counter({"Secret Passage": 1, "Garlic": 2, "Candlestick": 1})


@pytest.mark.clause("VE-118")
def test_secret_passage_has_no_use_outside_a_combat() -> None:
    table = given("Raven, Hound, Vampire 1", "Secret Passage, Garlic*2")
    table.plays(V, "hide Officer [Raven, Hound, Vampire 1]")

    table.refuses(H, "!Secret Passage{Garlic*2}", "VE-118")
