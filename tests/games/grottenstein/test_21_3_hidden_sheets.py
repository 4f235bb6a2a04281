"""Chapter 21: cards on sheets that an observer has not seen: what they may be, and what not."""

from collections.abc import Hashable

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.chance import FastChance
from tests.games.chances import is_even
from tests.games.grottenstein.samples import (
    CELLAR_OBJECTS,
    OBJECTS,
    POWERS,
    down,
    fit_for,
    imagined,
    sample,
    sheet,
)
from tests.games.grottenstein.table import BLUE, RED, VAMPIRE, Table, given
from tests.games.tables import SPECTATOR


def one_of(*those: str) -> dict[Hashable, float]:
    return {frozenset({card}): 1.0 for card in those}


# --- kinds and colours ---------------------------------------------------------------------------


@pytest.mark.clause("GR-99", "GR-230")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_an_unseen_event_card_is_any_object_or_power_that_its_holder_may_carry(colour: str) -> None:
    table = given(holds={colour: "First-aid kit" if colour == "blue" else "Sword"})

    drawn = sample(table, VAMPIRE, 300, lambda world: sheet(world, colour))

    assert is_even(drawn, one_of(*fit_for(colour)))


@pytest.mark.clause("GR-88", "GR-227")
def test_traps_lie_on_fields_and_more_often_the_more_cards_were_taken() -> None:
    table = given(holds={"red": "Sword, Hammer, Ladder"}, out="E15, E16, E17, E18, E13, E14")

    drawn = sample(table, VAMPIRE, 300, lambda world: down(world, "G5") in ("E19", "E20", "E21"))

    # 15 cards lie on fields: all six traps, and nine others.
    assert is_even(drawn, {True: 3.0, False: 12.0})


@pytest.mark.clause("GR-99", "GR-230")
def test_each_of_several_sheets_holds_what_its_colour_may() -> None:
    out = ", ".join(sorted((OBJECTS | POWERS) - {"E01", "E09", "E10", "E12", "E15"}))
    table = given(holds={"blue": "Sword", "yellow": "Bow"}, out=out)

    drawn = sample(
        table, VAMPIRE, 400, lambda world: (*sheet(world, "blue"), *sheet(world, "yellow"))
    )

    blue, yellow = {"E01", "E09", "E15"}, {"E09", "E10", "E15"}
    assert is_even(drawn, {(b, y): 1.0 for b in blue for y in yellow if b != y})


@pytest.mark.clause("GR-100")
def test_a_power_of_an_owner_may_have_any_border() -> None:
    edition = GAME.edition_with({"cards.E15.border": "green"}, "owner")
    table = given(holds={"red": "Sword"}, edition=edition)

    assert "E15" in imagined(table, "red")


@pytest.mark.clause("GR-229")
@pytest.mark.parametrize("card", ["E01", "E09"])
def test_a_card_that_was_turned_up_and_is_not_yet_taken_is_not_a_trap(card: str) -> None:
    table = given(red="Gh3", down={"G4": card}, decision="revealed")

    drawn = sample(table, VAMPIRE, 350, lambda world: frozenset({down(world, "G4")}))

    assert is_even(drawn, one_of(*OBJECTS, *POWERS))


@pytest.mark.clause("GR-230", "GR-14")
def test_the_deck_of_every_card_is_seen_by_its_back() -> None:
    table = given(holds={"red": "Sword, Club"})

    for one in sample(table, SPECTATOR, 100, lambda world: sheet(world, "red")):
        assert isinstance(one, frozenset)
        assert sorted(card[0] for card in one) == ["C", "E"]


@pytest.mark.clause("GR-230", "GR-228")
def test_the_vampire_knows_what_was_taken_from_the_cellar() -> None:
    table = given(holds={"red": "Club, Stake"})

    assert set(sample(table, VAMPIRE, 20, lambda world: sheet(world, "red"))) == {
        frozenset({"C01", "C05"})
    }
    assert imagined(table, "red", SPECTATOR) == CELLAR_OBJECTS | {"C07"}


@pytest.mark.clause("GR-36", "GR-230")
@pytest.mark.parametrize("observer", [RED, BLUE])
def test_hunters_know_all_their_sheets(observer: int) -> None:
    table = given(holds={"red": "Club, Sword", "green": "Crucifix"})

    for colour in ("red", "green"):
        drawn = sample(table, observer, 20, lambda world, c=colour: sheet(world, c))  # type: ignore[misc]
        assert set(drawn) == {frozenset(table.sheet(colour))}


@pytest.mark.clause("GR-34", "GR-36", "GR-230")
@pytest.mark.parametrize("vampire_seat", [1, 2, 4])
def test_the_vampire_may_sit_anywhere_and_all_others_are_hunters(vampire_seat: int) -> None:
    table = given(
        red="Gh3",
        down={"G4": "Hammer"},
        decision="action",
        options={"vampire_seat": vampire_seat},
    )
    table.does("reveal", "take")

    for observer in (0, 1, 2, 3, 4):
        drawn = sample(table, observer, 12, lambda world: sheet(world, "red"))
        assert (set(drawn) == {frozenset({"E08"})}) == (observer != vampire_seat)


@pytest.mark.clause("GR-181", "GR-231")
def test_a_servants_sheet_is_the_same_in_all_worlds() -> None:
    table = given(red={"state": "servant"}, holds={"red": "Sword, Club"})

    for observer in (VAMPIRE, BLUE, SPECTATOR):
        drawn = sample(table, observer, 20, lambda world: sheet(world, "red"))
        assert set(drawn) == {frozenset({"E09", "C05"})}


# --- what would have been applied ----------------------------------------------------------------


ARMED = {"slot": "vampire", "worn": ["teeth", "nails"], "vampire": "Gh4", "red": "Gh3"}


def bitten(**keys: object) -> Table:
    """The vampire has just bitten red."""
    table = given(**(ARMED | keys), dice=[2])  # type: ignore[arg-type]
    table.does("stay", "bite R", "end")
    return table


@pytest.mark.clause("GR-116", "GR-121")
def test_who_was_bitten_without_a_shield_has_none_and_no_garlic() -> None:
    table = bitten(holds={"red": "Sword, Club"})

    found = imagined(table, "red", SPECTATOR)

    assert found == fit_for("red") - {"E11"} | CELLAR_OBJECTS - {"C04"} | {"C07"}


@pytest.mark.clause("GR-116", "GR-121")
def test_a_shield_that_was_applied_is_known() -> None:
    table = bitten(holds={"red": "Shield, Sword"})

    for one in sample(table, VAMPIRE, 40, lambda world: sheet(world, "red")):
        assert isinstance(one, frozenset)
        assert "E11" in one


def struck_by_a_servant(weapon: str, die: int) -> Table:
    """Blue, a servant, has just fought red, who holds a sword and a club."""
    table = given(
        slot="blue",
        blue={"state": "servant", "at": "Gh4"},
        red="Gh3",
        holds={"red": "Sword, Club", "blue": weapon},
        dice=[die],
    )
    table.does(f"hit R {weapon}" if weapon != "-" else "hit R dagger")
    return table


@pytest.mark.clause("GR-116", "ED-15")
def test_a_servants_blow_proves_nothing_about_garlic() -> None:
    found = imagined(struck_by_a_servant("-", 2), "red", SPECTATOR)

    assert "C04" in found
    assert "E11" not in found


@pytest.mark.clause("GR-121", "ED-9")
@pytest.mark.parametrize("die", [1, 6])
def test_grease_does_no_damage_and_proves_nothing(die: int) -> None:
    found = imagined(struck_by_a_servant("grease", die), "red", SPECTATOR)

    assert {"C04", "E11"} <= found


@pytest.mark.clause("GR-116")
def test_a_card_that_came_later_may_be_the_shield() -> None:
    table = bitten(holds={"red": "Sword"}, down={"G4": "Hammer"})
    table.does("stay", "reveal", "take")

    assert "E11" in imagined(table, "red")


@pytest.mark.clause("GR-116", "GR-121")
def test_what_was_denied_is_denied_in_worlds_of_worlds_too() -> None:
    table = bitten(holds={"red": "Sword, Club"})

    for seed in range(60):
        world = table.position.world(SPECTATOR, FastChance(seed))
        again = world.world(SPECTATOR, FastChance(seed))

        assert not sheet(again, "red") & {"E11", "C04"}


@pytest.mark.clause("GR-116")
def test_what_is_denied_to_red_may_be_blues() -> None:
    table = bitten(holds={"red": "Sword", "blue": "Hammer"})

    assert "E11" in imagined(table, "blue")
    assert "E11" not in imagined(table, "red")


# --- nobody saw which one it was -----------------------------------------------------------------


def one_of_two_is_put_down(first: str, second: str, put: str) -> Table:
    """Red is bitten with one hidden card, takes a second from G4, and puts down one of both."""
    table = bitten(holds={"red": first}, down={"G4": second})
    table.does("stay", "reveal", "take")
    table.comes_to("red")
    table.does("stay", f"put {put}")
    return table


@pytest.mark.clause("GR-230", "GR-121")
def test_when_one_of_two_cards_is_put_down_the_other_may_be_the_older_or_the_younger() -> None:
    older_left = one_of_two_is_put_down("Sword", "Hammer", "Sword")
    younger_left = one_of_two_is_put_down("Hammer", "Sword", "Sword")

    assert "E11" in imagined(older_left, "red")
    seen = [
        [GAME.to_json(table.position.world(VAMPIRE, FastChance(seed))) for seed in range(8)]
        for table in (older_left, younger_left)
    ]
    assert seen[0] == seen[1]


@pytest.mark.clause("GR-230")
def test_if_the_backs_differ_everybody_sees_which_one_it_was() -> None:
    """The event card was there when red was bitten; of the two it is the club that is put down."""
    table = bitten(red="Cb11", vampire="Cb10", holds={"red": "Hammer"}, down={"C8": "Club"})
    table.does("stay", "reveal", "take")
    table.comes_to("red")
    table.does("stay", "put club")

    assert "E11" not in imagined(table, "red", SPECTATOR)
