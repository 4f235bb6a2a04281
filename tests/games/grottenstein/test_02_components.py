"""Chapter 2: board, sheets, figures, life points, cards, chips, pawns and dice."""

from collections import Counter

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from gruft.kernel.witness import DIE, WitnessedChance
from tests.games.grottenstein.table import (
    FIGURES,
    RED,
    VAMPIRE,
    Table,
    arranged,
    begun,
    cards,
    given,
)

COLOURS = ["red", "blue", "green", "yellow"]
#: Section 20.1: the squares of the numbers 1 to 12.
NUMBERS = {
    "C": "a1 d1 e1 j4 l2 n4 c7 b11 j8 g11 o6 f3",
    "G": "b2 d4 f1 h3 k1 o4 a8 c11 j6 o7 m11 n5",
    "U": "a1 d1 g2 h1 j4 o1 a7 b11 f7 o8 o10 g10",
}
FIELDS = {
    f"{floor}{number}": floor + place
    for floor, places in NUMBERS.items()
    for number, place in enumerate(places.split(), 1)
}
SOME_DOORS = [
    "Cd3/e3",
    "Cc4/c5",
    "Cg4/g5",
    "Cm4/m5",
    "Cb5/b6",
    "Ch5/h6",
    "Ck5/k6",
    "Cd7/e7",
    "Ck7/l7",
]
ONE_WAY_DOORS = [
    "Ce4/e5",
    "Cn5/n6",
    "Cc8/c9",
    "Ck11/l11",
    "Gd2/e2",
    "Gn5/n6",
    "Gc8/c9",
    "Ud3/e3",
    "Un4/n5",
    "Uh8/h9",
    "Un8/n9",
]


# --- board, sheets and figures -------------------------------------------------------------------


@pytest.mark.clause("GR-10")
def test_there_are_twelve_card_fields_on_each_of_three_floors() -> None:
    table = arranged()

    lying = table.truth["down"]

    assert isinstance(lying, dict)
    assert Counter(field[0] for field in lying) == {"C": 12, "G": 12, "U": 12}
    assert all(lying.values())


@pytest.mark.clause("GR-10")
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_belongs_to_the_square_of_the_same_floor_and_number(field: str) -> None:
    table = given(red=FIELDS[field])

    table.does("stay", "reveal")

    told = [
        args["field"] for key, args in table.told() if key in ("fact-reveals-hidden", "fact-trap")
    ]
    assert told[0] == field


@pytest.mark.clause("GR-11", "GR-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_servant_has_a_sheet_and_the_figure_of_the_hunter_they_were(colour: str) -> None:
    table = given(
        slot=colour,
        holds={colour: "Sword, Gold key"},
        **{colour: {"at": "Ub6", "state": "corpse"}},  # type: ignore[arg-type]
    )

    table.does("servant mine")

    assert (table.at(colour), table.state(colour), table.life(colour)) == ("Ub6", "servant", 12)
    assert table.sheet(colour) == cards("Sword, Gold key")


@pytest.mark.clause("GR-11", "GR-12")
def test_there_are_five_figures_and_the_vampire_has_no_place_for_cards() -> None:
    table = arranged()

    figures, sheets = table.truth["figures"], table.truth["sheets"]

    assert list(figures) == list(FIGURES)  # type: ignore[call-overload]
    assert list(sheets) == COLOURS  # type: ignore[call-overload]


# --- life points ---------------------------------------------------------------------------------


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize(("before", "after"), [(29, 39), (30, 40), (31, 40), (40, 40)])
def test_no_object_raises_anybody_above_40(before: int, after: int) -> None:
    table = given(slot="blue", blue={"life": before}, holds={"blue": "First-aid kit"})

    table.does("stay", "use kit B")

    assert table.life("blue") == after


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize(("before", "after"), [(34, 39), (35, 40), (36, 40), (39, 40)])
def test_the_coffin_raises_the_vampire_to_40_at_most(before: int, after: int) -> None:
    table = given(slot="vampire", vampire={"at": "Cg2", "life": before})

    table.does("end")

    assert table.life("vampire") == after


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize(("before", "after"), [(35, 39), (36, 40), (37, 40), (40, 40)])
def test_blood_raises_the_vampire_to_40_at_most(before: int, after: int) -> None:
    table = given(
        slot="vampire",
        vampire={"at": "Cb5", "life": before},
        red="Cc5",
        worn=["teeth", "nails"],
        dice=[4],
    )

    table.does("stay", "bite R")

    assert (table.life("vampire"), table.life("red")) == (after, 36)


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize("points", [-1, 41])
@pytest.mark.parametrize("figure", FIGURES)
def test_life_points_are_numbers_from_0_to_40(figure: str, points: int) -> None:
    with pytest.raises(Refused) as refusal:
        given(**{figure: {"life": points}})  # type: ignore[arg-type]

    assert refusal.value.key == "position-bad-number"


@pytest.mark.clause("GR-13", "GR-122")
def test_nobody_falls_below_0() -> None:
    table = given(vampire={"at": "Gh4", "life": 3}, red="Gh3", dice=[6])

    table.does("hit V dagger")

    assert table.life("vampire") == 0


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-14")
def test_there_are_24_event_cards_above_and_12_cellar_cards_below() -> None:
    table = arranged()
    lying = {field: table.down(field) for field in FIELDS}

    above = sorted(str(card) for field, card in lying.items() if field[0] != "C")
    below = sorted(str(card) for field, card in lying.items() if field[0] == "C")

    assert above == CARD_IDS[:24] == [f"E{number:02}" for number in range(1, 25)]
    assert below == CARD_IDS[24:] == [f"C{number:02}" for number in range(1, 13)]


@pytest.mark.clause("GR-14", "GR-226")
@pytest.mark.parametrize("seat", [VAMPIRE, RED])
def test_everybody_sees_from_which_deck_a_hidden_card_comes(seat: int) -> None:
    table = given(holds={"red": "Sword, Shield, Silver key", "blue": "Stake, Garlic"})

    worlds = [Table(table.position.world(seat, FastChance(seed))) for seed in range(20)]

    for world in worlds:
        assert [card[0] for card in world.sheet("red")] == ["E"] * 3
        assert [card[0] for card in world.sheet("blue")] == ["C"] * 2
        assert all(str(world.down(f"C{number}"))[0] in "CN" for number in range(1, 13))


@pytest.mark.clause("GR-15")
def test_the_wardrobe_is_cape_teeth_and_nails_and_there_are_five_bat_cards() -> None:
    table = arranged()

    assert list(table.truth["wardrobe"]) == ["cape", "teeth", "nails"]  # type: ignore[call-overload]
    assert table.number("bats") == 5


@pytest.mark.clause("GR-15", "GR-147")
def test_a_bat_can_be_become_five_times() -> None:
    table = given(slot="vampire", worn=["cape"])

    flights = 0
    while table.may("bat"):
        table.does("bat", str(table.at("vampire")), "end")
        flights += 1
        table.comes_to("vampire")

    assert (flights, table.number("bats")) == (5, 0)


@pytest.mark.clause("GR-16", "GR-26")
def test_there_are_four_lock_cards_of_four_colours() -> None:
    table = begun()
    table.begins(*table.answers())

    assert table.asked == "locking-crypt"
    assert table.answers() == ["gold", "silver", "copper", "iron"]


# --- chips, pawns and dice -----------------------------------------------------------------------


@pytest.mark.clause("GR-17", "GR-25", "GR-78")
def test_of_eleven_white_chips_nine_are_in_supply() -> None:
    one_left = given(red="Gh5", doors=dict.fromkeys(SOME_DOORS[:8], "closed"))
    none_left = given(red="Gh5", doors=dict.fromkeys(SOME_DOORS, "closed"))

    assert arranged().number("chips") == 9
    assert (one_left.number("chips"), none_left.number("chips")) == (1, 0)
    for table in (one_left, none_left):
        table.does("stay")
    one_left.does("close Gh5/h6")
    assert one_left.number("chips") == 0
    assert "close" not in none_left.answers()


@pytest.mark.clause("GR-17", "GR-67")
def test_the_lilac_chip_is_not_a_white_one() -> None:
    table = given(red="Ga11", holds={"red": "Universal key"})

    table.does("stay", "key C07 Ga11/b11")

    assert (table.door("Ga11/b11"), table.number("chips")) == ("open", 9)


@pytest.mark.clause("GR-17")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_a_chip_to_mark_remains(colour: str) -> None:
    table = given(
        slot="vampire",
        charge={"lighter": colour, "aim": "wall", "at": "Gn1"},
        holds={colour: "Sword"},
        **{colour: {"at": "Gm2", "state": "servant", "life": 4}},  # type: ignore[arg-type]
    )
    table.comes_to(colour)

    table.will_throw(6).ends_the_slot()

    assert table.floor("Gm2", colour) == cards("Sword")


@pytest.mark.clause("GR-17")
def test_any_number_of_doors_may_be_destroyed_without_a_chip() -> None:
    doors = [*ONE_WAY_DOORS, *SOME_DOORS]

    table = given(doors=dict.fromkeys(doors, "destroyed"))

    assert table.number("chips") == 9
    assert all(table.door(door).startswith("destroyed") for door in doors)


@pytest.mark.clause("GR-18", "GR-203")
def test_there_are_two_zombie_pawns() -> None:
    table = given(holds={"red": "Zombie formula"})

    table.does("stay", "cast Gb5 Gh5")

    assert table.truth["zombies"] == {"caster": "red", "squares": ["Gb5", "Gh5"]}


@pytest.mark.clause("GR-18", "GR-28")
def test_there_is_one_wall_chip() -> None:
    table = given(charge={"lighter": "red", "aim": "wall", "at": "Gn1"}, dice=[6])

    table.ends_the_slot()
    blown_up = given(red="Gn1", holds={"red": "Dynamite, Torch"}, wall=False, decision="action")

    assert table.truth["wall"] is False
    assert "light" not in blown_up.answers()


@pytest.mark.clause("GR-18", "GR-50", "GR-148")
@pytest.mark.parametrize(("verb", "dice"), [("throw", 2), ("bat", 4)])
def test_a_throw_is_two_six_sided_dice_and_a_bat_throw_twice_two(verb: str, dice: int) -> None:
    table = given(slot="vampire", worn=["cape"])
    luck = table.position.chance = WitnessedChance(FastChance(3))

    table.does(verb)

    assert [(draw.kind, draw.bound) for draw in luck.draws] == [(DIE, 6)] * dice
    assert table.number("thrown") == sum(draw.result[0] for draw in luck.draws)


def test_every_figure_can_be_named_in_a_move() -> None:
    position = arranged().position

    named = [GAME.write(position, move) for move in range(615, 620)]

    assert named == list(FIGURES)
