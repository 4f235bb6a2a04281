"""Chapter 14, first part: a hunter dies, and rises in their next slot as a servant."""

from collections.abc import Callable

import pytest

from gruft.kernel.chance import FastChance
from tests.games.grottenstein.table import FIGURES, VAMPIRE, Table, given

DRESSED = ["teeth", "nails"]
HELD = "Sword, Gold key, Stake"
IDS = {"E09", "E15", "C01"}
SERVANT = {"state": "servant"}


def killed(*lines: str, die: int = 6, **keys: object) -> Table:
    """Red, who holds cards, has just died."""
    settings: dict[str, object] = {"holds": {"red": HELD}} | keys
    table = given(**settings)  # type: ignore[arg-type]
    table.will_throw(die)
    table.does(*lines)
    return table


def bitten(**entries: object) -> Table:
    """The vampire has bitten red to death, and his slot is over."""
    red = {"at": "Gg4", "life": 1, **entries}
    return killed("stay", "bite R", "end", slot="vampire", worn=DRESSED, red=red, vampire="Gf4")


def by_servant() -> Table:
    blue = {"at": "Gf4", **SERVANT}
    return killed("hit R dagger", slot="blue", red={"at": "Gg4", "life": 3}, blue=blue)


def by_trap(trap: str, life: int) -> Table:
    red = {"at": "Gh3", "life": life}
    return killed("stay", "reveal", red=red, down={"G4": trap})


def by_altar() -> Table:
    return killed("stay", "reveal", red={"at": "Cf3", "life": 3}, down={"C12": "Blood altar"})


def at_the_end(evil: str, life: int) -> Table:
    return killed("stay", "end", red={"at": "Gh5", "life": life, evil: True})


def by_blast() -> Table:
    charge = {"lighter": "red", "aim": "Gh5/h6", "at": "Gh5"}
    return killed("stay", "end", red={"at": "Gc5", "life": 4}, charge=charge)


CAUSES: dict[str, tuple[str, Callable[[], Table]]] = {
    "bite": ("Gg4", bitten),
    "servant": ("Gg4", by_servant),
    "bat swarm": ("Gh3", lambda: by_trap("E20", 6)),
    "demon": ("Gh3", lambda: by_trap("E22", 8)),
    "trapdoor": ("Gh3", lambda: by_trap("E24", 2)),
    "blood altar": ("Cf3", by_altar),
    "poison": ("Gh5", lambda: at_the_end("poisoned", 2)),
    "rats": ("Gh5", lambda: at_the_end("rats", 1)),
    "explosion": ("Gc5", by_blast),
}


# --- dying ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-177")
@pytest.mark.parametrize("cause", CAUSES)
def test_a_hunter_who_dies_from_any_cause_becomes_a_corpse_on_their_square(cause: str) -> None:
    square, deadly = CAUSES[cause]

    table = deadly()

    assert (table.state("red"), table.life("red"), table.at("red")) == ("corpse", 0, square)
    assert table.told_of("fact-dies") == [{"figure": "figure-red"}]


@pytest.mark.clause("GR-177")
@pytest.mark.parametrize("cause", CAUSES)
def test_a_corpse_keeps_the_cards_of_the_hunter(cause: str) -> None:
    _, deadly = CAUSES[cause]

    assert deadly().sheet("red") == IDS


@pytest.mark.clause("GR-177")
@pytest.mark.parametrize(("life", "state"), [(6, "corpse"), (7, "living")])
def test_a_hunter_with_points_left_lives(life: int, state: str) -> None:
    assert by_trap("E20", life).state("red") == state


# --- rising --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-178")
@pytest.mark.parametrize("cause", CAUSES)
def test_at_the_beginning_of_their_next_slot_the_corpse_becomes_a_servant(cause: str) -> None:
    square, deadly = CAUSES[cause]
    table = deadly()

    table.comes_to("red")
    assert (table.number("round"), table.state("red"), table.asked) == (3, "corpse", "rising")
    table.does("servant mine")

    assert (table.state("red"), table.life("red"), table.at("red")) == ("servant", 12, square)
    assert table.sheet("red") == IDS


@pytest.mark.clause("GR-178")
def test_they_play_the_slot_in_which_they_rise() -> None:
    table = bitten()

    table.does("servant mine")
    assert (table.slot, table.asked) == ("red", "first")
    table.goes_to("Gg3")

    assert table.at("red") == "Gg3"


@pytest.mark.clause("GR-178")
def test_a_hunter_who_dies_before_their_slot_rises_in_the_same_round() -> None:
    table = given(red={"at": "Gf4", **SERVANT}, blue={"at": "Gg4", "life": 1})

    table.does("hit B dagger")

    assert (table.number("round"), table.slot, table.asked) == (2, "blue", "rising")


@pytest.mark.clause("GR-179")
@pytest.mark.parametrize("colour", FIGURES[:4])
def test_a_servant_keeps_the_slot_of_their_colour(colour: str) -> None:
    table = given(**{colour: SERVANT})  # type: ignore[arg-type]

    slots = []
    for _ in FIGURES:
        slots.append(table.slot)
        table.ends_the_slot()

    assert slots == list(FIGURES)


@pytest.mark.clause("GR-179", "GR-42")
def test_they_keep_it_in_another_order_too() -> None:
    order = {"hunter_order": "green-red-blue-yellow"}
    table = given(slot="green", red={"state": "corpse"}, options=order)

    table.ends_the_slot()

    assert (table.slot, table.asked) == ("red", "rising")


# --- what ends with their life -------------------------------------------------------------------


@pytest.mark.clause("GR-180")
@pytest.mark.parametrize("colour", FIGURES[:4])
def test_on_death_every_effect_on_the_hunter_ends(colour: str) -> None:
    effects = {"poisoned": True, "rats": True, "stuck": True, "shackled": 1, "ready": True}
    table = given(
        slot="vampire",
        worn=DRESSED,
        vampire="Cf3",
        holds={colour: "Hammer, Stake"},
        **{colour: {"at": "Cg3", "life": 1, **effects}},  # type: ignore[arg-type]
    )
    assert {effect: table.figure(colour)[effect] for effect in effects} == effects

    table.does("stay", f"bite {colour}")

    assert table.state(colour) == "corpse"
    assert not any(table.figure(colour)[effect] for effect in effects)


@pytest.mark.clause("GR-180")
@pytest.mark.parametrize("effect", ["poisoned", "rats"])
def test_poison_and_rats_do_not_hurt_the_servant(effect: str) -> None:
    table = bitten(**{effect: True})

    table.does("servant mine", "stay", "end")

    assert table.life("red") == 12


@pytest.mark.clause("GR-180")
@pytest.mark.parametrize("effect", ["stuck", "shackled"])
def test_grease_and_shackles_do_not_hinder_the_servant(effect: str) -> None:
    table = bitten(**{effect: 1 if effect == "shackled" else True})

    table.does("servant mine")

    assert table.answers() == ["throw", "stay"]


@pytest.mark.clause("GR-180")
def test_the_effects_on_others_do_not_end() -> None:
    evils = {"poisoned": True, "rats": True, "stuck": True, "shackled": 1}
    red = {"at": "Gg4", "life": 1}
    table = given(slot="vampire", worn=DRESSED, red=red, vampire="Gf4", blue={"at": "Ga1", **evils})

    table.does("stay", "bite R")

    assert {key: table.figure("blue")[key] for key in evils} == evils


@pytest.mark.clause("GR-180", "GR-47", "ED-22")
@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_a_shackled_hunter_who_lives_loses_their_next_slot_and_no_other(colour: str) -> None:
    table = given(**{colour: {"shackled": 1}})  # type: ignore[arg-type]

    table.comes_to(colour)
    assert table.answers() == ["end"]
    table.does("end")
    assert table.figure(colour)["shackled"] == 0
    table.comes_to("vampire")
    table.comes_to(colour)

    assert table.asked == "first"


@pytest.mark.clause("GR-180", "ED-9")
@pytest.mark.parametrize("colour", FIGURES)
def test_grease_keeps_whom_it_hit_from_moving_in_one_slot(colour: str) -> None:
    table = given(**{colour: {"stuck": True}})  # type: ignore[arg-type]

    table.comes_to(colour)
    assert table.answers() == ["stay"]
    table.ends_the_slot()

    assert table.figure(colour)["stuck"] is False


# --- what everybody then knows -------------------------------------------------------------------


@pytest.mark.clause("GR-181")
def test_the_servant_keeps_objects_and_powers_and_all_are_told() -> None:
    table = bitten()

    table.does("servant mine")

    assert table.sheet("red") == IDS
    cards = ["card-sword", "card-key-1", "card-stake"]
    told = {"figure": "figure-red", "player": VAMPIRE, "cards": cards, "life": 12}
    for seat in range(-1, 5):
        assert table.told_of("fact-rises", seat) == [told]


@pytest.mark.clause("GR-181", "GR-230")
def test_the_cards_of_a_servant_are_public_and_those_of_a_corpse_are_not() -> None:
    table = bitten()
    assert len(_sheets_imagined(table)) > 1

    table.does("servant owner")

    assert _sheets_imagined(table) == {frozenset(IDS)}


@pytest.mark.clause("GR-181")
def test_the_first_cards_of_the_box_are_shown_too() -> None:
    blue = {"at": "Gg4", "life": 1}
    held = {"blue": "First-aid kit, Antidote"}
    keys: dict[str, object] = {"worn": DRESSED, "blue": blue, "vampire": "Gf4", "holds": held}
    table = given(slot="vampire", **keys)  # type: ignore[arg-type]
    table.will_throw(6)
    table.does("stay", "bite B", "end", "stay", "end")
    assert len(_sheets_imagined(table, "blue")) > 1

    table.does("servant owner")

    assert _sheets_imagined(table, "blue") == {frozenset({"E01", "E02"})}


def _sheets_imagined(table: Table, colour: str = "red") -> set[frozenset[str]]:
    """What a figure may hold, as far as the vampire seat knows."""
    worlds = [table.position.world(VAMPIRE, FastChance(seed)) for seed in range(12)]
    return {frozenset(Table(world).sheet(colour)) for world in worlds}


@pytest.mark.clause("GR-181", "GR-231")
def test_what_a_servant_takes_later_is_public_too() -> None:
    table = given(red={"at": "Gh3", **SERVANT}, down={"G4": "Sword"})

    table.does("stay", "reveal", "take")

    assert _sheets_imagined(table) == {frozenset({"E09"})}
    assert table.told_of("fact-reveals")[0]["card"] == "card-sword"
