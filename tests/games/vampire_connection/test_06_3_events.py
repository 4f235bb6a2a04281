"""Chapter 6.3: Sunrise, Unrest and the Angel; the Masked Ball has a file of its own."""

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.witness import SHUFFLE, WitnessedChance
from tests.games.vampire_connection.table import Table, cards, given
from tests.games.vampire_connection.visits import (
    FORMS,
    before,
    one_by_one,
    visited,
    visited_twice,
    visits,
)

SUNRISES = ("Sunrise", "Sunrise marked")
HOME_EVENTS = ("Masked Ball", "Masked Ball marked", "Unrest", "Angel")
IN_TOMB = ["tomb", "castle", "castle"]


def drawn(table: Table) -> list[object]:
    """How many cards were drawn, one number for each turn that has ended."""
    return [told["cards"] for told in table.told_of("fact-draws")]


# --- Sunrise -------------------------------------------------------------------------------------


@pytest.mark.clause("VC-86")
@pytest.mark.parametrize("event", SUNRISES)
@pytest.mark.parametrize("form", FORMS)
def test_sunrise_puts_every_vampire_into_its_tomb(event: str, form: str) -> None:
    table = visited(f"{event}, *", form, places=["castle", "tomb", "castle"])

    assert table.places == ["tomb", "tomb", "tomb"]


@pytest.mark.clause("VC-86")
def test_staked_vampires_stay_staked_and_the_others_are_not_staked() -> None:
    table = visited("Sunrise, *", "mist", markers=[None, "stake", None])

    assert table.places == ["tomb", "tomb", "tomb"]
    assert table.markers == [None, "stake", None]


@pytest.mark.clause("VC-86")
@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_at_the_table_is_left_out(seats: int) -> None:
    table = given(["mist"] + ["-"] * (seats - 1), village="Sunrise, *", kidnapped=False)

    table.plays(0, "mist > village")

    assert table.places == ["tomb"] * seats


@pytest.mark.clause("VC-87")
def test_after_sunrise_ap_neither_drinks_nor_consumes_nor_rests() -> None:
    """Two captives worth 5 and a fresh victim: nothing is asked, nothing gained, one card drawn."""
    table = before(
        "The Baker, Sunrise, *",
        "mist*2",
        captives=["The Mayor's Daughter, The Milkmaid", "-", "-"],
        round=1,
    )

    visits(table, "mist")
    visits(table, "mist")

    assert table.active == 1
    assert table.captives(0) == cards("The Baker, The Milkmaid, The Mayor's Daughter")
    assert table.dead(0) == cards("-")
    assert table.drops == [1, 1, 1]
    assert drawn(table) == [1]
    assert sum(table.hand(0).values()) == 1


@pytest.mark.clause("VC-87")
def test_the_sunrise_flag_is_set_for_this_turn_only() -> None:
    table = visited("Sunrise, *", "mist")
    assert (table.asked, table.truth["sunrise"]) == ("tomb-window", True)

    table.all_pass()

    assert (table.active, table.truth["sunrise"]) == (1, False)


@pytest.mark.clause("VC-87")
def test_a_negative_guest_costs_nothing_after_sunrise() -> None:
    table = visited("Sunrise, *", "mist", captives=["The Drunkard", "-", "-"], kidnapped=False)

    assert table.drops == [1, 1, 1]
    assert table.active == 1


@pytest.mark.clause("VC-88")
def test_the_others_rest_as_usual_at_the_end_of_their_own_next_turn() -> None:
    table = visited("Sunrise, *", "mist", kidnapped=False)

    table.ends_the_turn()

    assert drawn(table) == [1, 4]


@pytest.mark.clause("VC-88")
def test_the_others_drink_as_usual_if_they_go_home() -> None:
    table = given(
        ["mist", "mist", "-"],
        village="Sunrise, *",
        captives=["-", "The Baker", "-"],
        kidnapped=False,
    )
    table.plays(0, "mist > village")

    one_by_one(table, 1, "end connection", "mist > castle", "end play", "keep all", "buy 0")

    assert table.drops == [1, 3, 1]
    assert drawn(table) == [1, 1]


# --- back to the castle --------------------------------------------------------------------------


@pytest.mark.clause("VC-89")
@pytest.mark.parametrize("event", HOME_EVENTS)
def test_the_other_events_put_the_vampire_of_ap_into_its_castle(event: str) -> None:
    table = visited(f"{event}, *", "hunchback", places=["tomb", "tomb", "castle"], kidnapped=False)

    assert table.places == ["castle", "tomb", "castle"]
    assert table.asked == "consume"


@pytest.mark.clause("VC-89")
@pytest.mark.parametrize("event", HOME_EVENTS)
def test_then_they_consume_and_drink(event: str) -> None:
    table = before("The Blacksmith, " + event + ", *", "hunchback*2", places=IN_TOMB, round=1)
    visits(table, "hunchback")
    assert table.places[0] == "tomb"

    visits(table, "hunchback")
    one_by_one(table, 0, "consume The Blacksmith", "buy 0")

    assert table.drops == [6, 1, 1]
    assert drawn(table) == [1]


@pytest.mark.clause("VC-89")
def test_a_repulsed_hunchback_leaves_his_master_in_the_tomb() -> None:
    table = visited("windows, *", "hunchback", places=IN_TOMB)

    assert table.places[0] == "tomb"


# --- two events ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-90", "VC-89")
@pytest.mark.parametrize("event", HOME_EVENTS)
def test_the_second_event_decides_where_the_vampire_lies_but_the_sun_has_risen(event: str) -> None:
    table = visited_twice(
        f"{event}, Sunrise, *", "mist", dead=["The Baker", "-", "-"], kidnapped=False
    )

    table.plays(0, "first Sunrise")

    assert table.places == ["castle", "tomb", "tomb"]
    assert (table.active, drawn(table), table.drops[0]) == (1, [1], 1)
    assert table.village_discard == cards(f"{event}, Sunrise")


@pytest.mark.clause("VC-90")
@pytest.mark.parametrize("event", HOME_EVENTS)
def test_sunrise_as_the_second_event_puts_all_into_their_tombs(event: str) -> None:
    table = visited_twice(f"{event}, Sunrise, *", "mist", kidnapped=False)

    table.plays(0, f"first {event.removesuffix(' marked')}")

    assert table.places == ["tomb", "tomb", "tomb"]
    assert (table.active, drawn(table)) == (1, [1])


@pytest.mark.clause("VC-90")
def test_a_ball_before_sunrise_is_danced_before_the_sun_rises() -> None:
    table = visited_twice(
        "Sunrise, Masked Ball, *", "mist", captives=["The Baker", "-", "-"], kidnapped=False
    )

    table.plays(0, "first Masked Ball")
    assert (table.asked, table.places[1]) == ("ball", "castle")
    table.plays(0, "gives The Baker")

    assert table.places == ["tomb", "tomb", "tomb"]
    assert table.captives(1) == cards("The Baker")
    assert (table.active, drawn(table)) == (1, [1])


# --- Unrest --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-96")
def test_unrest_sends_the_captives_of_all_castles_back_to_the_village() -> None:
    table = visited_twice(
        "The Tyke, Unrest, *",
        "mist",
        captives=["The Baker", "The Mayor, The Milkmaid", "The Drunkard"],
        dead=["The Bard", "The Farmhand", "-"],
        round=1,
    )

    returned = {"The Baker", "The Mayor", "The Milkmaid", "The Drunkard"}
    assert [table.captives(seat) for seat in range(3)] == [cards("-")] * 3
    assert returned < set(table.village)
    assert table.fresh == cards("The Tyke")
    assert (table.dead(0), table.dead(1)) == (cards("The Bard"), cards("The Farmhand"))
    assert not {"The Tyke", "The Bard", "The Farmhand"} & set(table.village)


@pytest.mark.clause("VC-97")
def test_protection_does_not_help_against_unrest() -> None:
    table = visited(
        "Unrest, *",
        "mist",
        captives=["The Baker", "The Village Priest, The Mayor", "-"],
        laid=[
            {"card": "book", "castle": 0, "victims": "The Baker"},
            {"card": "crucifix", "castle": 1, "victims": "The Village Priest, The Mayor"},
        ],
    )

    assert {"The Baker", "The Village Priest", "The Mayor"} < set(table.village)
    assert table.laid == []
    assert table.discard == cards("mist, book, crucifix")


@pytest.mark.clause("VC-97", "VC-96")
def test_a_protection_that_also_covers_a_fresh_victim_stays_with_it() -> None:
    table = visited(
        "Unrest, *",
        "mist",
        captives=["The Baker", "-", "-"],
        fresh="The Village Priest",
        laid=[{"card": "holy water", "castle": 0, "victims": "The Baker, The Village Priest"}],
        round=1,
    )

    assert table.laid == [{"card": "holy water", "castle": 0, "victims": "The Village Priest"}]
    assert table.discard == cards("mist")
    assert table.fresh == cards("The Village Priest")


# --- the Angel -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-98")
def test_the_angel_sends_the_dead_of_all_tombs_back_and_blood_is_kept() -> None:
    table = visited(
        "Angel, *",
        "mist",
        dead=["The Baker", "The Mayor, The Milkmaid", "The Drunkard"],
        captives=["-", "The Bard", "The Farmhand"],
        fresh="The Tyke",
        drops=[4, 6, 0],
        round=1,
    )

    assert [table.dead(seat) for seat in range(3)] == [cards("-")] * 3
    assert {"The Baker", "The Mayor", "The Milkmaid", "The Drunkard"} < set(table.village)
    assert table.drops == [4, 6, 0]
    assert (table.captives(1), table.captives(2)) == (cards("The Bard"), cards("The Farmhand"))
    assert table.fresh == cards("The Tyke")


@pytest.mark.clause("VC-98")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_last_tomb_is_emptied_too(seats: int) -> None:
    dead = ["-"] * (seats - 1) + ["The Baker"]
    table = given(["mist"] + ["-"] * (seats - 1), village="Angel, *", dead=dead)

    table.plays(0, "mist > village")

    assert table.dead(seats - 1) == cards("-")
    assert "The Baker" in table.village


# --- the shuffle ---------------------------------------------------------------------------------


def shuffled_by(how: str, seed: int, **keys: object) -> Table:
    """A short village deck that was shuffled by an event or by Escape."""
    deck = "The Tyke, The Bard, The Mayor, garlic, The Farmhand, The Milkmaid"
    captives = {"captives": ["-", "The Baker", "-"]} if how == "Escape" else {}
    village = deck if how == "Escape" else f"{how}, {deck}"
    table = given(["mist, Escape", "-", "-"], village=village, seed=seed, **captives, **keys)  # type: ignore[arg-type]
    table.plays(0, "escape The Baker" if how == "Escape" else "mist > village")
    return table


@pytest.mark.clause("VC-99")
@pytest.mark.parametrize("how", ["Unrest", "Angel", "Escape"])
def test_the_village_deck_is_shuffled(how: str) -> None:
    orders = {tuple(shuffled_by(how, seed).village) for seed in range(8)}

    assert len(orders) > 1
    assert len({frozenset(order) for order in orders}) == 1


@pytest.mark.clause("VC-99")
def test_the_whole_deck_is_shuffled_once_with_the_victim_that_came_back() -> None:
    table = given(["Escape", "-", "-"], captives=["-", "The Baker", "-"])
    luck, size = WitnessedChance(FastChance(1)), len(table.village)
    table.position.chance = luck

    table.plays(0, "escape The Baker")

    assert [(draw.kind, draw.what, draw.bound) for draw in luck.draws] == [
        (SHUFFLE, "village", size + 1)
    ]


@pytest.mark.clause("VC-99")
@pytest.mark.parametrize("event", ["Unrest", "Angel"])
def test_the_deck_is_shuffled_also_if_no_victim_went_back(event: str) -> None:
    table = before(
        f"{event}, The Baker, *", "mist", village_turned=39, village_shuffled=False, round=1
    )

    visits(table, "mist")

    assert table.told_of("fact-village-shuffled") == [{}]
    assert table.truth["village_shuffled"] is True


@pytest.mark.clause("VC-99")
@pytest.mark.parametrize("event", [*SUNRISES, "Masked Ball", "Masked Ball marked"])
def test_other_events_do_not_shuffle(event: str) -> None:
    table = before(
        f"{event}, The Baker, The Mayor, *",
        "mist",
        village_turned=39,
        village_shuffled=False,
        round=1,
    )

    visits(table, "mist")

    assert table.village[:2] == ["The Baker", "The Mayor"]
    assert table.truth["village_shuffled"] is False


@pytest.mark.clause("VC-99", "VC-12")
@pytest.mark.parametrize("how", ["Unrest", "Angel", "Escape"])
def test_the_village_discard_pile_is_not_shuffled_in(how: str) -> None:
    pile = "garlic*2, windows*3, church*3, Sunrise, Sunrise marked, Masked Ball, Masked Ball marked"
    events = ["Unrest", "Angel"]
    others = ", ".join(event for event in events if event != how)
    table = given(
        ["mist, Escape", "-", "-"],
        village=f"{how}, *" if how in events else "*",
        village_discard=f"{pile}, {others}",
        captives=["-", "The Baker", "-"],
    )

    table.plays(0, "mist > village" if how in events else "escape The Baker")

    assert set(table.village) & {"windows", "church", "Sunrise", "Masked Ball", *events} == set()
    assert table.village.count("garlic") == 1
    assert table.village_discard == cards(f"{pile}, Unrest, Angel")
