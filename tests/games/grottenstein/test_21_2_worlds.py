"""Chapter 21: locks, wardrobe and face-down cards in worlds: what fits, all of it, and evenly."""

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import lru_cache
from itertools import permutations

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.kernel.chance import FastChance
from tests.games.chances import is_even
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.samples import down, locks, piece, sample, sheet
from tests.games.grottenstein.table import (
    ARRANGEMENT,
    BLUE,
    GREEN,
    RED,
    VAMPIRE,
    Table,
    arranged,
    begun,
    given,
)
from tests.games.tables import SPECTATOR

COLOURS = ("gold", "silver", "copper", "iron")
EVENTS, CELLAR = CARD_IDS[:24], CARD_IDS[24:]
PIECES = ("cape", "teeth", "nails")
HALF_MADE = [name for name in MOMENTS if "draft" in MOMENTS[name]().pending]


@lru_cache
def first_worlds(observer: int) -> list[Grottenstein]:
    """What an observer can imagine before the first slot: the same worlds for many questions."""
    position, luck = arranged().position, FastChance(1)
    return [position.world(observer, luck) for _ in range(700)]


def alike(cases: Iterable[Hashable]) -> dict[Hashable, float]:
    return dict.fromkeys(cases, 1.0)


# --- locks (number 3) ----------------------------------------------------------------------------


@pytest.mark.clause("GR-26", "GR-232")
@pytest.mark.parametrize("observer", [RED, SPECTATOR])
def test_before_a_key_is_tried_all_pairs_of_different_colours_are_alike(observer: int) -> None:
    drawn = Counter[Hashable](map(locks, first_worlds(observer)))

    assert is_even(drawn, alike(permutations(COLOURS, 2)))


@pytest.mark.clause("GR-40", "GR-232")
def test_a_servants_seat_does_not_know_the_locks_either() -> None:
    table = given(red={"state": "servant", "player": RED}, turned=[RED])

    assert is_even(sample(table, RED, 300, locks), alike(permutations(COLOURS, 2)))


@pytest.mark.clause("GR-26", "GR-232")
def test_the_vampire_seat_knows_its_locks() -> None:
    table = given(locks={"crypt": "silver", "armour": "iron"})

    assert set(sample(table, VAMPIRE, 20, locks)) == {("silver", "iron")}


def tries(key: str, door: str, **locks_laid: str) -> Table:
    """Red tries a key from the right side of a door."""
    at = {"Ce2/f2": "Ce2", "Ci3/i4": "Ci4", "Ga11/b11": "Ga11"}[door]
    table = given(red=at, holds={"red": key}, locks=locks_laid)
    table.does("stay", f"key {key} {door}")
    return table


@pytest.mark.clause("GR-126", "GR-232", "GR-27")
@pytest.mark.parametrize("door", ["Ce2/f2", "Ci3/i4"])
@pytest.mark.parametrize("observer", [RED, GREEN, SPECTATOR])
def test_a_key_that_failed_at_a_crypt_door_is_not_the_colour_of_the_crypt(
    door: str, observer: int
) -> None:
    table = tries("Gold key", door, crypt="iron", armour="gold")

    pairs = [pair for pair in permutations(COLOURS, 2) if pair[0] != "gold"]
    assert is_even(sample(table, observer, 250, locks), alike(pairs))


@pytest.mark.clause("GR-126", "GR-232")
def test_a_key_that_failed_at_the_armoured_door_may_be_that_of_the_crypt() -> None:
    table = tries("Gold key", "Ga11/b11", crypt="gold", armour="iron")

    pairs = [pair for pair in permutations(COLOURS, 2) if pair[1] != "gold"]
    assert is_even(sample(table, BLUE, 250, locks), alike(pairs))


@pytest.mark.clause("GR-125", "GR-232", "GR-26")
@pytest.mark.parametrize(
    ("door", "place", "colour"),
    [("Ce2/f2", 0, "gold"), ("Ci3/i4", 0, "copper"), ("Ga11/b11", 1, "gold")],
    ids=["west", "south", "top"],
)
def test_a_key_that_fitted_names_the_colour_and_the_other_lock_has_another(
    door: str, place: int, colour: str
) -> None:
    crypt, armour = (colour, "iron") if place == 0 else ("iron", colour)
    table = tries(f"{colour} key", door, crypt=crypt, armour=armour)

    pairs = [pair for pair in permutations(COLOURS, 2) if pair[place] == colour]
    assert len(pairs) == 3
    assert is_even(sample(table, RED, 200, locks), alike(pairs))


@pytest.mark.clause("GR-125", "GR-232")
def test_the_universal_key_excludes_nothing() -> None:
    table = tries("Universal key", "Ce2/f2")

    assert table.door("Ce2/f2") == "open"
    assert is_even(sample(table, RED, 300, locks), alike(permutations(COLOURS, 2)))


@pytest.mark.clause("GR-126", "GR-232")
def test_all_tries_count_together() -> None:
    tried = {"crypt": "gold, silver", "armour": "copper"}
    table = given(locks={"crypt": "iron", "armour": "silver"}, knowledge={"tried": tried})

    pairs = {("copper", "gold"), ("copper", "silver"), ("copper", "iron")}
    pairs |= {("iron", "gold"), ("iron", "silver")}
    assert is_even(sample(table, RED, 300, locks), alike(pairs))


# --- wardrobe (number 4) -------------------------------------------------------------------------


@pytest.mark.clause("GR-20", "GR-21", "GR-233")
@pytest.mark.parametrize("observer", [RED, SPECTATOR])
def test_each_piece_lies_where_two_dice_would_have_thrown_it(observer: int) -> None:
    expected: dict[Hashable, float] = {number: 6.0 - abs(number - 7) for number in range(2, 13)}
    for name in PIECES:
        drawn = Counter[Hashable](piece(world, name) for world in first_worlds(observer))
        assert is_even(drawn, expected)
    assert all(Table(world).truth["worn"] == [] for world in first_worlds(observer)[:40])


@pytest.mark.clause("GR-21", "GR-18")
def test_an_owners_dice_lay_out_the_wardrobe_too() -> None:
    edition = GAME.edition_with({"dice_sides": 2}, "owner")
    table = arranged(edition=edition)

    drawn = sample(table, RED, 150, lambda world: piece(world, "nails"))

    assert is_even(drawn, {2: 1.0, 3: 2.0, 4: 1.0})


@pytest.mark.clause("GR-145", "GR-233")
@pytest.mark.parametrize("worn", PIECES)
def test_a_piece_that_was_taken_lay_where_it_was_announced(worn: str) -> None:
    table = given(worn=[worn], wardrobe={"cape": 3, "teeth": 4, "nails": 5})
    numbers = dict(zip(PIECES, (3, 4, 5), strict=True))

    for name in PIECES:
        drawn = sample(table, RED, 60, lambda world, name=name: piece(world, name))  # type: ignore[misc]
        assert (set(drawn) == {numbers[name]}) == (name == worn)


@pytest.mark.clause("GR-20", "GR-233")
def test_only_the_vampire_seat_knows_its_wardrobe() -> None:
    table = begun(seed=4)
    true = [piece(table.position, name) for name in PIECES]

    for observer in range(5):
        world = table.position.world(observer, FastChance(2))
        found = [piece(world, name) for name in PIECES]
        assert (found == true) == (observer == VAMPIRE)


@pytest.mark.clause("GR-144", "GR-233")
def test_a_vampire_who_stops_beside_a_square_and_takes_nothing_proves_nothing() -> None:
    table = given(slot="vampire", vampire="Ci4", wardrobe={"cape": 12})

    table.does("stay", "end")

    drawn = sample(table, RED, 300, lambda world: piece(world, "cape"))
    assert set(drawn) >= {3, 4, 5, 6, 7, 8, 9, 10, 11}


# --- cards on fields (numbers 1 and 2) -----------------------------------------------------------


@pytest.mark.clause("GR-22", "GR-227")
@pytest.mark.parametrize("observer", [VAMPIRE, RED, SPECTATOR])
@pytest.mark.parametrize("field", ["G1", "U12"])
def test_any_event_card_may_lie_on_any_field(observer: int, field: str) -> None:
    drawn = Counter[Hashable](down(world, field) for world in first_worlds(observer))

    assert is_even(drawn, alike(EVENTS))


@pytest.mark.clause("GR-23", "GR-228")
@pytest.mark.parametrize("observer", [RED, SPECTATOR])
@pytest.mark.parametrize("field", ["C1", "C12"])
def test_any_cellar_card_may_lie_on_any_cellar_field(observer: int, field: str) -> None:
    drawn = Counter[Hashable](down(world, field) for world in first_worlds(observer))

    assert is_even(drawn, alike(CELLAR))


@pytest.mark.clause("GR-24", "GR-228")
def test_the_vampire_seat_remembers_its_own_arrangement() -> None:
    table = arranged()

    for number, card in enumerate(CELLAR, 1):
        drawn = sample(table, VAMPIRE, 5, lambda world, n=number: down(world, f"C{n}"))  # type: ignore[misc]
        assert set(drawn) == {card}


@pytest.mark.clause("GR-234", "GR-36", "GR-227")
def test_what_the_hunters_saw_with_the_plan_they_know_and_the_vampire_does_not() -> None:
    table = given(holds={"red": "Plan"}, down={"G7": "Sword"})

    table.does("stay", "use plan G7")

    for observer in (RED, BLUE):
        assert set(sample(table, observer, 9, lambda world: down(world, "G7"))) == {"E09"}
    assert len(set(sample(table, VAMPIRE, 200, lambda world: down(world, "G7")))) == 23


@pytest.mark.clause("GR-234")
def test_what_a_servant_saw_with_the_plan_the_vampires_team_knows() -> None:
    turned = {"state": "servant", "player": BLUE}
    table = given(slot="blue", blue=turned, holds={"blue": "Plan"}, down={"G7": "Sword"})

    table.does("stay", "use plan G7")

    for observer in (VAMPIRE, BLUE):
        assert set(sample(table, observer, 9, lambda world: down(world, "G7"))) == {"E09"}
    assert len(set(sample(table, RED, 200, lambda world: down(world, "G7")))) == 23


@pytest.mark.clause("GR-226", "GR-227")
def test_only_cards_whose_place_is_unknown_change_places() -> None:
    table = given(open={"G2": "Sword"}, out="Rats, Poison", holds={"yellow": "Bow"})

    def look(world: Grottenstein) -> Hashable:
        cards = {down(world, f"G{number}") for number in range(1, 13)}
        return "E09" in cards, sheet(world, "yellow")

    assert set(sample(table, RED, 30, look)) == {(False, frozenset({"E10"}))}


@pytest.mark.clause("GR-230")
def test_of_three_unseen_cards_each_is_as_likely_as_any_other() -> None:
    table = given(holds={"red": "E02, E03, E06"})
    fit = [card for card in EVENTS[:18] if card not in ("E01", "E10", "E12")]

    drawn = sample(table, VAMPIRE, 300, lambda world: sheet(world, "red"))

    found = Counter[Hashable]()
    for cards, count in drawn.items():
        assert isinstance(cards, frozenset)
        found.update(dict.fromkeys(cards, count))
    assert is_even(found, alike(fit))


@pytest.mark.clause("GR-230")
def test_neither_of_two_unseen_cards_need_be_the_true_one() -> None:
    table = given(holds={"blue": "E01, E09"})

    for card in ("E01", "E09"):
        drawn = sample(table, VAMPIRE, 60, lambda world, c=card: c in sheet(world, "blue"))  # type: ignore[misc]
        assert set(drawn) == {True, False}


@pytest.mark.clause("GR-22", "GR-230")
@pytest.mark.parametrize("holds", ["Sword", "Sword, Ladder"])
def test_the_first_field_may_still_hold_a_trap_when_cards_were_taken(holds: str) -> None:
    table = given(holds={"red": holds})

    drawn = sample(table, VAMPIRE, 200, lambda world: down(world, "G1") in EVENTS[18:])

    left = 24 - len(holds.split(","))
    assert is_even(drawn, {True: 6.0, False: left - 6.0})


@pytest.mark.clause("GR-230")
def test_the_last_card_of_a_deck_can_be_nothing_else() -> None:
    out = ", ".join(card for card in EVENTS if card != "E09")
    table = given(holds={"red": "Sword"}, out=out)

    assert set(sample(table, VAMPIRE, 9, lambda world: sheet(world, "red"))) == {frozenset({"E09"})}


@pytest.mark.clause("GR-96", "GR-230")
def test_pairs_that_do_not_fit_make_no_other_pair_likelier() -> None:
    """Eight objects fill a whole sheet, so two unseen cards are a power with anything else."""
    objects = ["E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09"]
    powers = ["E13", "E14"]
    edition = GAME.edition_with({f"cards.{card}.places": 3 for card in objects}, "owner")
    out = ", ".join(card for card in EVENTS[:18] if card not in (*objects, *powers))
    table = given(edition=edition, holds={"red": "E02, E13"}, out=out)

    drawn = sample(table, VAMPIRE, 600, lambda world: sheet(world, "red") == set(powers))

    assert is_even(drawn, {True: 1.0, False: 16.0})


@pytest.mark.clause("GR-96", "GR-98")
@pytest.mark.parametrize(("full", "other"), [("red", "blue"), ("blue", "red")])
def test_a_sheet_on_which_hardly_anything_fits_is_filled_all_the_same(
    full: str, other: str
) -> None:
    """Beside three open objects six unseen cards: all powers of the event deck."""
    powers = {"E13", "E14", "E15", "E16", "E17", "E18"}
    table = given(
        holds={full: ", ".join(["E02", "E03", "E09", *sorted(powers)]), other: "E08"},
        knowledge={"shown": "E02, E03, E09"},
    )

    worlds = [table.position.world(VAMPIRE, FastChance(seed)) for seed in range(12)]

    assert {sheet(world, full) for world in worlds} == {frozenset({"E02", "E03", "E09"} | powers)}
    assert len({sheet(world, other) for world in worlds}) > 4
    assert {down(world, "G1") in EVENTS[18:] for world in worlds} == {True, False}


@pytest.mark.clause("GR-22", "GR-227")
def test_the_last_cards_of_both_decks_change_places_within_their_deck() -> None:
    lying = {"G1": "E02", "G2": "E03", "C1": "C01", "C2": "C02"}
    others = [card for card in CARD_IDS if card not in lying.values()]
    table = given(down=lying, out=", ".join(others))

    drawn = sample(
        table, SPECTATOR, 200, lambda world: tuple(down(world, field) for field in lying)
    )

    events, cellar = [("E02", "E03"), ("E03", "E02")], [("C01", "C02"), ("C02", "C01")]
    assert is_even(drawn, alike([(*one, *other) for one in events for other in cellar]))


# --- nothing half made ---------------------------------------------------------------------------


@pytest.mark.clause("GR-23", "GR-26", "GR-237")
@pytest.mark.parametrize("moves", [1, 5, 12, 13])
def test_half_an_arrangement_is_nobody_elses_business(moves: int) -> None:
    table = begun()
    line = [*reversed(CELLAR), "silver"]
    table.begins(*line[:moves])

    for observer in (RED, SPECTATOR):
        world = Table(table.position.world(observer, FastChance(1)))
        assert world.pending == {"decision": "placing"}
        assert world.truth["locks"] == {"crypt": None, "armour": None}
        assert world.answers() == begun().answers()
        world.does(ARRANGEMENT)
        assert [world.down(f"C{number}") for number in range(1, 13)] == CELLAR
        assert None not in [world.down(f"{floor}{n}") for floor in "GU" for n in range(1, 13)]
        GAME.check(world.position)
    own = Table(table.position.world(VAMPIRE, FastChance(1)))
    assert own.pending == table.pending
    assert [own.down(f"C{n}") for n in range(1, 13)] == [table.down(f"C{n}") for n in range(1, 13)]


@pytest.mark.clause("GR-237")
@pytest.mark.parametrize("moment", HALF_MADE)
def test_half_a_line_is_nobody_elses_business(moment: str) -> None:
    table = MOMENTS[moment]()
    whole = {"decision": table.pending["after"]}

    for observer in range(-1, table.seats):
        world = Table(table.position.world(observer, FastChance(1)))
        assert world.pending == (table.pending if observer == table.turn else whole)


@pytest.mark.clause("GR-227", "GR-232")
def test_a_world_has_luck_of_its_own_and_leaves_the_game_alone() -> None:
    table = arranged()
    before, luck = GAME.to_json(table.position), table.position.chance.clone()

    first, again, other = (table.position.world(RED, FastChance(seed)) for seed in (1, 1, 2))

    assert GAME.to_json(first) == GAME.to_json(again) != GAME.to_json(other)
    assert GAME.to_json(table.position) == before
    assert table.position.chance.word() == luck.word()
    assert first.chance.word() == again.chance.word() != other.chance.word()
