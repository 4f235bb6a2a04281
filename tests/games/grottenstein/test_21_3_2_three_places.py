"""Chapter 21: what unseen cards of a sheet may be, as three places hold no more than three."""

from itertools import combinations

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition
from tests.games.chances import is_even
from tests.games.grottenstein.samples import (
    CELLAR_OBJECTS,
    POWERS,
    fit_for,
    imagined,
    sample,
    sheet,
)
from tests.games.grottenstein.table import RED, VAMPIRE, given
from tests.games.tables import SPECTATOR


def with_few_events(*kept: str) -> str:
    """All event cards but these, to be taken out of the game."""
    return ", ".join(card for card in CARD_IDS[:24] if card not in kept)


@pytest.mark.clause("GR-96", "GR-98")
def test_beside_three_open_objects_there_are_only_powers() -> None:
    table = given(
        holds={"red": "Sword, Antidote, Flute, Gold key"},
        knowledge={"shown": "Sword, Antidote, Flute"},
    )

    drawn = sample(table, VAMPIRE, 200, lambda world: sheet(world, "red"))

    assert is_even(drawn, {frozenset({"E09", "E02", "E07", power}): 1.0 for power in POWERS})


@pytest.mark.clause("GR-96")
@pytest.mark.parametrize("few", [True, False], ids=["counted", "tried"])
def test_four_unseen_cards_hold_at_most_three_objects(few: bool) -> None:
    kept = {"E02", "E03", "E06", "E07", "E13", "E14"} | (set() if few else {"E19", "E20", "E21"})
    out = with_few_events(*kept)
    table = given(holds={"red": "E02, E03, E13, E14"}, out=out)

    drawn = sample(table, VAMPIRE, 400, lambda world: sheet(world, "red"))

    fours = combinations(["E02", "E03", "E06", "E07", "E13", "E14"], 4)
    # The order of taking does not matter: every set without four objects in all its 24 orders.
    assert is_even(drawn, {frozenset(f): 1.0 for f in fours if POWERS & set(f)})


@pytest.mark.parametrize("few", [True, False], ids=["counted", "tried"])
def test_the_same_luck_deals_the_same_world_whatever_is_true(few: bool) -> None:
    kept = {"E02", "E03", "E06", "E07", "E13", "E14"} | (set() if few else {"E19", "E20", "E21"})
    table = given(holds={"red": "E14, E03, E13, E02"}, out=with_few_events(*kept))
    true = table.position

    for seed in range(8):
        other = true.world(VAMPIRE, FastChance(seed))

        for luck in range(3):
            worlds = [one.world(VAMPIRE, FastChance(luck)) for one in (true, other)]
            assert GAME.to_json(worlds[0]) == GAME.to_json(worlds[1])


@pytest.mark.clause("GR-96")
def test_a_card_was_taken_while_there_was_room_for_it() -> None:
    """Red has two open objects, takes a cellar card, and then puts one of the objects down."""
    table = given(
        red="Cb11",
        holds={"red": "Sword, Hammer"},
        knowledge={"shown": "Sword, Hammer"},
        down={"C8": "Club"},
        decision="action",
    )
    table.does("reveal", "take")
    table.comes_to("red")
    table.does("stay", "put sword")

    assert imagined(table, "red", SPECTATOR) - {"E08"} == (CELLAR_OBJECTS | {"C07"}) - {"C06"}


@pytest.mark.clause("GR-96")
def test_an_open_object_that_was_taken_later_had_room_too() -> None:
    """Red has a cellar card, takes two open objects, and puts one of them down again."""
    table = given(
        red="Cb11",
        holds={"red": "Club, Sword"},
        knowledge={"shown": "Sword"},
        down={"C8": None},
        open={"C8": "Hammer"},
        decision="action",
    )
    assert "C06" in imagined(table, "red", SPECTATOR)
    table.does("take hammer")
    table.comes_to("red")
    table.does("stay", "put sword")

    assert "C06" not in imagined(table, "red", SPECTATOR)


def heavy(**places: int) -> Edition:
    """An owner's box in which some event objects fill more than one place."""
    return GAME.edition_with({f"cards.{card}.places": n for card, n in places.items()}, "owner")


@pytest.mark.clause("GR-96")
@pytest.mark.parametrize(("colour", "first"), [("red", "E02"), ("blue", "E01")])
def test_earlier_and_later_cards_fit_together_at_every_moment(colour: str, first: str) -> None:
    """The first of two unseen cards was there when only two places were free."""
    edition = heavy(E09=3, E08=2)
    table = given(
        edition=edition,
        holds={colour: f"{first}, E15"},
        out=with_few_events(first, "E08", "E09", "E15"),
        knowledge={"hidden": {colour: {first: {"taken": 1, "room": 2}, "E15": {"taken": 2}}}},
    )

    drawn = sample(table, VAMPIRE, 300, lambda world: sheet(world, colour))

    # In the order of taking: 02+15, 15+02, 08+15, 15+08, 02+08 and 08+02 (3 places), 15+09.
    pairs = {(first, "E15"): 2.0, ("E08", "E15"): 2.0, (first, "E08"): 2.0, ("E15", "E09"): 1.0}
    assert is_even(drawn, {frozenset(pair): weight for pair, weight in pairs.items()})


@pytest.mark.clause("GR-96", "GR-228")
@pytest.mark.parametrize("order", [("E02", "C06"), ("C06", "E02")])
def test_beside_the_francisca_the_vampire_knows_of_one_free_place(order: tuple[str, ...]) -> None:
    table = given(
        edition=heavy(E09=2),
        holds={"red": ", ".join(order)},
        knowledge=in_this_order(*order),
    )

    assert imagined(table, "red") == fit_for("red") - {"E09"} | {"C06"}


@pytest.mark.clause("GR-96", "GR-40")
def test_a_former_comrade_knows_how_much_room_is_left_beside_what_they_remember() -> None:
    table = given(
        edition=heavy(E09=3),
        red={"state": "corpse"},
        blue="Gh3",
        holds={"blue": "First-aid kit"},
        down={"G4": "Hammer"},
    )
    table.does("rise r by owner")
    table.comes_to("blue")
    table.does("stay", "reveal", "take")

    assert imagined(table, "blue", RED) == fit_for("blue") - {"E09"}


def in_this_order(*taken: str) -> dict[str, object]:
    """Red took these unseen, one after the other."""
    return {"hidden": {"red": {card: {"taken": n} for n, card in enumerate(taken, 1)}}}


@pytest.mark.clause("GR-96", "GR-121")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_when_the_only_card_of_its_deck_is_shown_its_places_are_known_to_be_filled(
    place: int,
) -> None:
    """Two event cards and the francisca, which fills two places."""
    order = ["E15", "E16"]
    order.insert(place, "C06")
    table = given(
        red="Gh3",
        vampire="Gh4",
        holds={"red": ", ".join(order)},
        out=with_few_events("E02", "E03", "E15", "E16"),
        knowledge=in_this_order(*order),
        dice=[1],
    )
    table.does("hit V francisca")

    drawn = sample(table, VAMPIRE, 200, lambda world: sheet(world, "red") - {"C06"})

    pairs = combinations(["E02", "E03", "E15", "E16"], 2)
    assert is_even(drawn, {frozenset(p): 1.0 for p in pairs if set(p) != {"E02", "E03"}})


@pytest.mark.clause("GR-96", "GR-121")
@pytest.mark.parametrize("order", [("E02", "E03", "E15"), ("E03", "E15", "E02")])
def test_when_one_of_several_is_shown_the_sum_of_the_others_is_known(
    order: tuple[str, ...],
) -> None:
    """Three event cards, of which the antidote is used; a heavy hammer fills two places."""
    table = given(
        edition=heavy(E08=2),
        holds={"red": ", ".join(order)},
        out=with_few_events("E02", "E03", "E08", "E15", "E16"),
        knowledge=in_this_order(*order),
    )
    table.does("stay", "use antidote R")

    drawn = sample(table, VAMPIRE, 250, lambda world: sheet(world, "red") - {"E02"})

    pairs = combinations(["E03", "E08", "E15", "E16"], 2)
    assert is_even(drawn, {frozenset(p): 1.0 for p in pairs if set(p) != {"E03", "E08"}})
