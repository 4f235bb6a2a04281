"""Chapter 12, first part: nobody of a side is left, or the castle is taken."""

from collections import Counter
from typing import Any

import pytest

from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, by_day, given

RED_CARDS = "Vampire 1, Vampire 2, Vampire 3"
WATER = "Holy Water 1, Holy Water 2"
ALL_VAMPIRES = ["Lady", "Monk", "Cook"]


def without(*living: str) -> list[str]:
    """Everybody else is dead."""
    return [name for name in EVERYBODY if name not in living]


def left_over(*living: str, **keys: object) -> dict[str, Any]:
    """Only these are alive; the dead vampires were revealed at the latest when they died."""
    dead = without(*living)
    shown = keys.pop("revealed", [])
    assert isinstance(shown, list)
    revealed = [name for name in ALL_VAMPIRES if name in dead or name in shown]
    return {"dead": dead, "revealed": revealed, **keys}


def ended(table: Table) -> tuple[str, list[int]]:
    """How the game has ended."""
    assert table.position.is_over()
    assert table.asked == "over"
    assert table.position.to_act() == []
    return table.cause, table.winners


def strikes(table: Table, line: str) -> None:
    """The active player attacks, the other has no card and nobody says anything."""
    table.plays(table.turn, line)
    while not table.position.is_over() and table.asked in ("respond", "commit"):
        table.plays(table.turn, "decline" if table.asked == "respond" else "d[]")


# --- nobody is left ------------------------------------------------------------------------------


@pytest.mark.clause("VE-214")
@pytest.mark.parametrize("revealed", [[], ["Lady"]])
def test_when_the_last_vampire_is_dead_h_wins(revealed: list[str]) -> None:
    living = left_over("Lady", "Bishop", "Officer", revealed=revealed)
    table = by_day("-", "Relic, Garlic", **living)

    strikes(table, "Bishop x Lady a[Relic]")

    assert ended(table) == ("end-no-vampires", [H])
    assert table.position.outcome().clause == "VE-214"


@pytest.mark.clause("VE-214")
def test_when_the_last_human_is_dead_v_wins() -> None:
    living = left_over("Lady", "Cook", "Bishop")
    table = given("Pistol", "-", castle=["Lady", "Cook", "Bishop"], **living)

    strikes(table, "Lady x Bishop a[Pistol]")

    assert ended(table) == ("end-no-humans", [V])
    assert table.position.outcome().clause == "VE-214"


@pytest.mark.clause("VE-214")
def test_even_v_may_kill_the_last_vampire() -> None:
    table = given("Pistol", "-", **left_over("Lady", "Bishop", "Officer"))

    strikes(table, "Officer x Lady a[Pistol]")

    assert ended(table) == ("end-no-vampires", [H])


@pytest.mark.clause("VE-214")
@pytest.mark.parametrize("elsewhere", [{"city": ["Cook"]}, {"journey": ["Cook"], "city": ["Maid"]}])
def test_a_vampire_in_the_city_or_on_a_journey_is_alive(elsewhere: dict[str, Any]) -> None:
    living = left_over("Lady", "Bishop", "Officer", "Cook", *map(str, elsewhere["city"]))
    table = by_day("-", "Relic, Garlic", **{**living, **elsewhere})

    strikes(table, "Bishop x Lady a[Relic]")

    assert not table.position.is_over()
    assert table.dead >= {"Lady", "Monk"}


@pytest.mark.clause("VE-214")
@pytest.mark.parametrize("elsewhere", [{"city": ["Maid"]}, {"journey": ["Maid"], "city": ["Monk"]}])
def test_a_human_in_the_city_or_on_a_journey_is_alive(elsewhere: dict[str, Any]) -> None:
    castle = ["Lady", "Cook", "Bishop"]
    living = left_over(*castle, "Maid", *map(str, elsewhere["city"]))
    table = given("Pistol, Garlic", "-", castle=castle, **{**living, **elsewhere})

    strikes(table, "Lady x Bishop a[Pistol]")

    assert not table.position.is_over()


@pytest.mark.clause("VE-214")
def test_the_last_human_may_still_be_saved_in_the_death_window() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    table = given("Pistol", "Herbalist, Garlic*2", castle=castle, **left_over(*castle))

    strikes(table, "Lady x Bishop a[Pistol]")
    assert (table.asked, table.turn) == ("death", H)

    table.plays(H, "!Herbalist{Garlic*2}")
    assert not table.position.is_over()
    assert table.castle == {"Lady", "Cook", "Bishop"}


@pytest.mark.clause("VE-214")
def test_the_end_comes_after_the_death_window() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    table = given("Pistol", "Herbalist, Garlic*2", castle=castle, **left_over(*castle))
    strikes(table, "Lady x Bishop a[Pistol]")
    assert not table.position.is_over()

    table.plays(H, "decline")

    assert ended(table) == ("end-no-humans", [V])


@pytest.mark.clause("VE-214")
def test_the_last_vampire_may_still_be_saved_in_the_death_window() -> None:
    living = left_over("Lady", "Bishop", "Officer", revealed=["Lady"])
    table = by_day("Regeneration, Garlic*2", "Relic", **living)

    strikes(table, "Bishop x Lady a[Relic]")
    assert (table.asked, table.turn) == ("death", V)

    table.plays(V, "!Regeneration{Garlic*2}")
    assert not table.position.is_over()
    assert table.castle == {"Lady", "Bishop", "Officer"}


# --- three revealed vampires in the castle -------------------------------------------------------


@pytest.mark.clause("VE-215")
def test_v_wins_when_the_third_one_enters_after_a_hide() -> None:
    table = given(
        RED_CARDS,
        "-",
        castle=["Lady", "Cook", "Officer"],
        city=["Monk", "Nun", "Bishop", "Lord", "Maid", "Butler"],
        revealed=ALL_VAMPIRES,
    )

    table.plays(V, f"hide Officer [{RED_CARDS}]")

    assert ended(table) == ("end-castle", [V])
    assert table.position.outcome().clause == "VE-215"
    assert table.moat(V) == Counter(["Vampire 1", "Vampire 2", "Vampire 3"])


@pytest.mark.clause("VE-215")
@pytest.mark.parametrize("revealed", [["Lady", "Cook"], ["Lady", "Monk"], []])
def test_a_vampire_that_is_not_revealed_does_not_count(revealed: list[str]) -> None:
    table = given(
        RED_CARDS,
        "-",
        castle=["Lady", "Cook", "Officer"],
        city=["Monk", "Nun", "Bishop", "Lord", "Maid", "Butler"],
        revealed=revealed,
    )

    table.plays(V, f"hide Officer [{RED_CARDS}]")

    assert table.castle == set(ALL_VAMPIRES)
    assert not table.position.is_over()


@pytest.mark.clause("VE-215")
def test_v_wins_when_the_third_one_replaces_a_dead_character() -> None:
    city = ["Monk", "Nun", "Bishop", "Lord", "Maid"]
    table = given(
        "Vampire 3",
        "-",
        castle=["Lady", "Cook", "Officer"],
        city=city,
        dead=["Butler"],
        revealed=ALL_VAMPIRES,
    )

    strikes(table, "Lady x Officer a[Vampire 3]")

    assert ended(table) == ("end-castle", [V])
    assert table.dead == {"Butler", "Officer"}


@pytest.mark.clause("VE-215")
@pytest.mark.parametrize("city", [["Monk", "Nun", "Lord"], ["Nun", "Monk", "Lord"]])
def test_inside_hypnosis_the_castle_is_not_taken(city: list[str]) -> None:
    table = given(
        "Hypnosis, Garlic*2",
        "-",
        decision="window",
        castle=["Lady", "Cook", "Officer"],
        city=[*city, "Bishop", "Maid", "Butler"],
        revealed=ALL_VAMPIRES,
    )

    table.plays(V, "*Hypnosis{Garlic}")
    assert table.asked == "effect-return"

    table.plays(V, "Monk; Nun")
    assert not table.position.is_over()
    assert table.castle == {"Lady", "Cook", "Officer"}


@pytest.mark.clause("VE-215", "VE-216")
def test_after_hypnosis_it_is() -> None:
    table = given(
        "Hypnosis, Garlic*2",
        "-",
        decision="window",
        castle=["Lady", "Cook", "Officer"],
        city=["Nun", "Monk", "Lord", "Bishop", "Maid", "Butler"],
        revealed=ALL_VAMPIRES,
    )
    table.plays(V, "*Hypnosis{Garlic}")

    table.plays(V, "Officer; Nun")

    assert ended(table) == ("end-castle", [V])
    assert table.moat(V) == Counter(["Hypnosis", "Garlic"])
    assert table.sees(H, "field", V) == []


@pytest.mark.clause("VE-215", "VE-216")
def test_on_hs_turn_a_journey_may_let_the_third_one_in() -> None:
    table = by_day(
        "Garlic",
        "Secret Journey, Garlic*2",
        decision="window",
        castle=["Lady", "Cook", "Officer"],
        city=["Monk", "Nun", "Bishop", "Lord", "Maid", "Butler"],
        revealed=ALL_VAMPIRES,
    )

    table.plays(H, "*Secret Journey{Garlic}: Officer")

    assert ended(table) == ("end-castle", [V])
    assert table.journey == ["Officer"]


@pytest.mark.clause("VE-215", "VE-216")
def test_on_hs_turn_holy_water_may_reveal_the_third_one() -> None:
    """The game ends on the spot: no attack follows, and the water is spent."""
    table = by_day("Garlic", f"{WATER}, Relic", castle=ALL_VAMPIRES, revealed=["Lady", "Cook"])
    table.plays(H, f"water Monk [{WATER}]")

    table.plays(V, "decline")

    assert ended(table) == ("end-castle", [V])
    assert table.moat(H) == Counter(["Holy Water 1", "Holy Water 2"])


@pytest.mark.clause("VE-215")
def test_holy_water_on_a_vampire_in_the_city_takes_no_castle() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    table = by_day("Garlic", f"{WATER}, Relic", castle=castle, revealed=["Lady", "Cook"])
    table.plays(H, f"water Monk [{WATER}]")

    table.plays(V, "decline")

    assert table.revealed == set(ALL_VAMPIRES)
    assert not table.position.is_over()


@pytest.mark.clause("VE-217")
def test_two_revealed_vampires_in_a_castle_of_two_are_not_a_takeover() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    table = given(
        "Vampire 3",
        "Garlic",
        castle=castle,
        **left_over(*castle, "Nun", "Monk", revealed=["Lady", "Cook"]),
    )

    strikes(table, "Lady x Bishop a[Vampire 3]")

    assert (table.asked, table.castle) == ("death", {"Lady", "Cook"})
    table.plays(H, "decline")
    assert not table.position.is_over()


@pytest.mark.clause("VE-217")
def test_with_two_vampires_alone_in_the_castle_v_has_won_because_no_human_lives() -> None:
    castle = ["Lady", "Cook", "Bishop"]
    living = left_over(*castle, revealed=["Lady", "Cook"])
    table = given("Vampire 3", "-", castle=castle, **living)

    strikes(table, "Lady x Bishop a[Vampire 3]")

    assert table.castle == {"Lady", "Cook"}
    assert ended(table) == ("end-no-humans", [V])


@pytest.mark.clause("VE-217")
def test_after_the_death_of_a_vampire_two_do_not_take_the_castle() -> None:
    table = given(
        "Garlic*2",
        "Garlic",
        decision="reveal",
        castle=["Lady", "Cook", "Bishop"],
        dead=["Monk"],
        revealed=["Lady", "Monk"],
    )

    table.plays(V, "reveal Cook")

    assert not table.position.is_over()


@pytest.mark.clause("VE-215")
@pytest.mark.parametrize("innocents", [["Lady", "Nun"], ["Lord", "Butler"]])
def test_tokens_of_humans_do_not_count(innocents: list[str]) -> None:
    table = given(
        "Garlic*2",
        "Garlic",
        decision="reveal",
        castle=["Monk", "Cook", "Lady"],
        vampires=["Monk", "Cook", "Maid"],
        innocents=innocents,
        proven=innocents,
        revealed=["Monk"],
    )

    table.plays(V, "reveal Cook")

    assert not table.position.is_over()
