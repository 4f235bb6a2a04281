"""Chapter 21: what a former hunter's seat knows, and who stands ready with the stake in worlds."""

from collections.abc import Hashable
from itertools import combinations

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.chance import FastChance
from tests.games.chances import is_even
from tests.games.grottenstein.samples import down, locks, piece, sample, sheet
from tests.games.grottenstein.table import BLUE, FIGURES, GREEN, RED, VAMPIRE, YELLOW, Table, given
from tests.games.tables import SPECTATOR


def red_changes_sides(**keys: object) -> Table:
    """Red, who is dead, rises for their own seat."""
    table = given(red={"state": "corpse"}, **keys)  # type: ignore[arg-type]
    table.does("rise r by owner")
    return table


def sheets(table: Table, observer: int, colour: str, draws: int = 20) -> set[Hashable]:
    return set(sample(table, observer, draws, lambda world: sheet(world, colour)))


# --- memory across a change of team --------------------------------------------------------------


@pytest.mark.clause("GR-40", "GR-36")
def test_a_former_hunters_seat_remembers_the_sheets_of_its_comrades() -> None:
    table = red_changes_sides(holds={"blue": "Sword, Club"})

    assert sheets(table, RED, "blue") == {frozenset({"E09", "C05"})}
    assert len(sheets(table, VAMPIRE, "blue", 200)) == 16


@pytest.mark.clause("GR-40", "GR-230")
def test_what_comrades_find_later_it_does_not_see() -> None:
    table = red_changes_sides(blue="Gh3", down={"G4": "Hammer"}, holds={"blue": "Sword"})
    table.comes_to("blue")
    table.does("stay", "reveal", "take")

    drawn = sample(table, RED, 300, lambda world: sheet(world, "blue") - {"E09"})

    others = {f"E{number:02}" for number in range(1, 19)} - {"E09", "E10", "E12"}
    assert is_even(drawn, {frozenset({card}): 1.0 for card in others})


@pytest.mark.clause("GR-39", "GR-36")
def test_until_its_servant_rises_a_dead_hunters_seat_learns_with_the_hunters() -> None:
    """Section 26: what it learned ends when the servant rises, not when the hunter dies."""
    table = given(
        slot="blue", blue="Gh3", red={"state": "corpse", "life": 0}, down={"G4": "Hammer"}
    )
    table.does("stay", "reveal", "take")
    table.comes_to("red")
    table.does("rise r by owner")

    assert sheets(table, RED, "blue") == {frozenset({"E08"})}


@pytest.mark.clause("GR-39", "GR-36")
def test_a_seat_whose_servant_the_vampire_plays_stays_with_the_hunters() -> None:
    table = given(red={"state": "corpse"}, blue="Gh3", down={"G4": "Hammer"})
    table.does("rise r by V")
    table.comes_to("blue")
    table.does("stay", "reveal", "take")

    assert sheets(table, RED, "blue") == {frozenset({"E08"})}


@pytest.mark.clause("GR-40", "GR-234")
def test_a_former_hunters_seat_remembers_what_the_plan_showed() -> None:
    table = given(slot="blue", red={"state": "corpse"}, holds={"blue": "Plan"}, down={"G7": "Rats"})
    table.does("stay", "use plan G7")
    table.comes_to("red")
    table.does("rise r by owner")

    assert set(sample(table, RED, 20, lambda world: down(world, "G7"))) == {"E19"}
    assert len(set(sample(table, VAMPIRE, 200, lambda world: down(world, "G7")))) > 15


@pytest.mark.clause("GR-40")
def test_it_recognises_a_card_that_it_had_seen_when_a_comrade_takes_it() -> None:
    table = red_changes_sides(
        blue="Gh3", down={"G4": "Hammer"}, knowledge={"known": ["-", "E08", "-", "-", "-"]}
    )
    table.comes_to("blue")
    table.does("stay", "reveal", "take")

    assert sheets(table, RED, "blue") == {frozenset({"E08"})}
    (told,) = table.told_of("fact-keeps", RED)
    assert told["card"] == "card-hammer"
    assert table.told_of("fact-keeps", VAMPIRE) == []


@pytest.mark.clause("GR-40", "GR-228", "GR-232", "GR-233")
def test_it_does_not_receive_the_vampires_secrets() -> None:
    table = red_changes_sides(down={"C1": "Stake"})

    looks = [locks, lambda world: piece(world, "cape"), lambda world: down(world, "C1")]
    for look, least in zip(looks, (10, 6, 10), strict=True):
        assert len(set(sample(table, RED, 150, look))) >= least
        assert len(set(sample(table, VAMPIRE, 10, look))) == 1


@pytest.mark.clause("GR-40", "GR-232")
def test_it_remembers_the_tries_of_all_keys() -> None:
    table = red_changes_sides(
        locks={"crypt": "iron", "armour": "gold"}, knowledge={"tried": {"crypt": "gold, silver"}}
    )

    drawn = sample(table, RED, 100, lambda world: locks(world)[0])
    assert set(drawn) == {"copper", "iron"}


@pytest.mark.clause("GR-40", "GR-230")
def test_in_its_worlds_the_hunters_still_know_their_sheets_and_the_vampire_his_cellar() -> None:
    table = red_changes_sides(blue="Cb11", down={"C8": "Club"}, holds={"blue": "Sword"})
    table.comes_to("blue")
    table.does("stay", "reveal", "take")

    for seed in range(6):
        world = Table(table.position.world(RED, FastChance(seed)))
        for observer in (BLUE, GREEN):
            assert sheets(world, observer, "blue", 4) == {frozenset(world.sheet("blue"))}
        own = set(sample(world, VAMPIRE, 4, lambda w: sheet(w, "blue") - {"E09"}))
        assert len({card for one in own for card in one if card[0] == "C"}) == 1  # type: ignore[attr-defined]


@pytest.mark.clause("GR-40")
def test_what_others_remember_is_nothing_that_a_world_gives_away() -> None:
    """Whether red's seat has seen the card on blue's sheet changes no world of the vampire."""
    tables = [
        given(
            red={"state": "servant", "player": RED},
            holds={"blue": "Sword"},
            knowledge={"known": ["-", known, "-", "-", "-"]},
        )
        for known in ("E09", "-")
    ]

    one, other = (
        [GAME.to_json(table.position.world(VAMPIRE, FastChance(seed))) for seed in range(8)]
        for table in tables
    )

    assert one == other


@pytest.mark.clause("GR-96", "GR-228", "GR-230")
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_what_the_vampire_knows_of_a_sheet_leaves_less_room_for_the_rest(
    place: int, colour: str
) -> None:
    """Two event cards that he has not seen, and a heavy cellar card that he put there himself."""
    order = ["E15", "E16"]
    order.insert(place, "C05")
    table = given(
        edition=GAME.edition_with({"cards.C05.places": 2}, "owner"),
        holds={colour: ", ".join(order)},
        out=", ".join(f"E{n:02}" for n in range(1, 19) if n not in (2, 3, 15, 16)),
        knowledge={"hidden": {colour: {card: {"taken": n} for n, card in enumerate(order, 1)}}},
    )

    drawn = sample(table, VAMPIRE, 150, lambda world: sheet(world, colour) - {"C05"})

    pairs = combinations(["E02", "E03", "E15", "E16"], 2)
    assert is_even(drawn, {frozenset(p): 1.0 for p in pairs if set(p) != {"E02", "E03"}})


# --- the stake -----------------------------------------------------------------------------------


@pytest.mark.clause("GR-169", "GR-226")
@pytest.mark.parametrize("seat", [RED, BLUE, GREEN, YELLOW])
@pytest.mark.parametrize("card", ["Hammer", "Sword"])
def test_who_stands_ready_follows_from_the_cards_of_the_world(card: str, seat: int) -> None:
    colour = FIGURES[seat - 1]
    table = given(
        slot=colour,
        figures={colour: {"at": "Ch3"}, "vampire": {"at": "Cg2"}},
        holds={colour: f"{card}, Stake"},
    )

    worlds = [Table(table.position.world(VAMPIRE, FastChance(seed))) for seed in range(40)]

    ready = [world.figure(colour)["ready"] for world in worlds]
    assert ready == [world.sheet(colour) >= {"E08", "C01"} for world in worlds]
    assert ready == ["stake vampire" in world.legal(seat) for world in worlds]
    assert set(ready) == {True, False}


@pytest.mark.clause("GR-169")
def test_away_from_the_coffin_nobody_is_ready_in_any_world() -> None:
    table = given(red="Ch3", vampire="Cg2", slot="blue", holds={"blue": "Hammer, Stake"})

    for seed in range(40):
        world = Table(table.position.world(SPECTATOR, FastChance(seed)))
        assert not any(world.figure(name)["ready"] for name in ("red", "blue"))


@pytest.mark.clause("GR-169", "GR-180")
def test_a_corpse_is_not_ready_in_any_world() -> None:
    table = given(
        red={"at": "Ch3", "state": "corpse"}, vampire="Cg2", slot="blue", holds={"red": "E08, C01"}
    )

    for seed in range(40):
        world = Table(table.position.world(VAMPIRE, FastChance(seed)))
        assert world.figure("red")["ready"] is False


@pytest.mark.clause("GR-169", "GR-171")
def test_a_hunter_who_just_arrived_is_not_made_ready_by_the_imagination_of_their_comrades() -> None:
    """In the middle of their slot the flag is still that of the slot before."""
    table = given(red="Ci3", vampire="Cg2", holds={"red": "Hammer, Stake"})
    table.goes_to("Ch3")

    assert Table(table.position.world(BLUE, FastChance(1))).figure("red")["ready"] is False
