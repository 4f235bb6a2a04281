"""Chapter 11: doors that are broken."""

import pytest

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.table import Table, given

LOCKS = {"crypt": "silver", "armour": "copper"}
BREAKING = {"dagger": 2, "Sword": 0, "Club": 3, "Francisca": 2, "Hammer": 0}
HARMLESS = ["Bow", "Stake", "Crucifix", "Holy water", "Grease"]
OWNERS = {"Bow": "yellow", "Crucifix": "green"}


def breaking(square: str = "Gd2", **keys: object) -> Table:
    """Red is about to fight a door, that from the library to the music room if nothing is said."""
    laid: dict[str, object] = {"red": square, **keys}
    return given(**laid)  # type: ignore[arg-type]


@pytest.mark.clause("GR-131", "GR-102")
def test_breaking_a_door_is_a_fight_in_place() -> None:
    table = breaking(dice=[4])
    assert "fight" in table.answers()

    table.does("hit Gd2/e2 dagger")

    assert table.door("Gd2/e2") == "open 6"
    assert (table.slot, table.at("red")) == ("blue", "Gd2")
    (told,) = table.told_of("fact-strikes-door")
    assert (told["door"], told["die"], told["left"]) == ("Gd2/e2", 4, 34)


@pytest.mark.clause("GR-131")
@pytest.mark.parametrize("square", ["Gd1", "Gc2", "Gd3", "Gf2"])
def test_the_attackers_square_must_touch_the_door(square: str) -> None:
    table = breaking(square, vampire={"at": "Gb4"}, holds={"red": "Sword"})

    assert not table.may("hit Gd2/e2 dagger")
    assert not table.may("hit Gd2/e2 sword")


@pytest.mark.clause("GR-131")
def test_a_blow_at_a_door_away_from_them_is_refused() -> None:
    breaking("Gd3", vampire="Gd4").forbids("hit Gd2/e2 dagger", "GR-131")


@pytest.mark.clause("GR-132", "GR-133")
@pytest.mark.parametrize(
    ("door", "squares"),
    [
        ("Gh5/h6", ["Gh5", "Gh6"]),
        ("Ce2/f2", ["Ce2", "Cf2"]),
        ("Gd2/e2", ["Gd2", "Ge2"]),
        ("Cn5/n6", ["Cn5", "Cn6"]),
    ],
)
@pytest.mark.parametrize("state", ["open", "closed", "destroyed"])
def test_breakable_are_closed_doors_and_one_way_doors_from_either_side(
    door: str, squares: list[str], state: str
) -> None:
    one_way = door in ("Gd2/e2", "Cn5/n6")
    breakable = state == "closed" or (one_way and state == "open")
    for square in squares:
        table = breaking(square, doors={door: state})

        assert ("fight" in table.answers()) is breakable
        assert table.may(f"hit {door} dagger") is breakable


@pytest.mark.clause("GR-131", "GR-132")
@pytest.mark.parametrize("square", ["Gh5", "Gh6", "Gg5"])
def test_a_door_is_offered_once_to_each_square_that_touches_it(square: str) -> None:
    table = breaking(
        square, vampire="Gf5" if square == "Gg5" else "Ci2", doors={"Gh5/h6": "closed"}
    )
    table.begins("fight", "dagger")

    assert table.answers() == (["vampire"] if square == "Gg5" else ["Gh5/h6"])


@pytest.mark.clause("GR-132")
@pytest.mark.parametrize("state", ["open", "destroyed"])
def test_a_blow_at_an_open_or_destroyed_door_is_refused(state: str) -> None:
    table = breaking("Gh5", doors={"Gh5/h6": state}, vampire="Gg5")

    table.forbids("hit Gh5/h6 dagger", "GR-132")


@pytest.mark.clause("GR-134")
def test_damage_adds_up_over_slots_and_attackers() -> None:
    table = breaking(blue="Ge2", dice=[6, 1], holds={"blue": "Sword"})

    table.does("hit Gd2/e2 dagger", "hit Gd2/e2 sword")

    assert table.door("Gd2/e2") == "open 9"


@pytest.mark.clause("GR-134")
def test_damage_is_kept_when_the_door_is_opened_and_closed_again() -> None:
    table = given(
        red="Ce2",
        blue="Cf2",
        doors={"Ce2/f2": "closed 12"},
        locks=LOCKS,
        holds={"red": "Silver key"},
    )

    table.does("stay", "key E16 Ce2/f2")
    assert table.door("Ce2/f2") == "open 12"
    table.does("stay", "close Ce2/f2")

    assert table.door("Ce2/f2") == "closed 12"


@pytest.mark.clause("GR-134", "GR-136")
@pytest.mark.parametrize(("before", "broken"), [(33, False), (34, True), (39, True)])
def test_each_door_has_40_points(before: int, broken: bool) -> None:
    table = breaking(doors={"Gd2/e2": f"closed {before}"}, dice=[4])

    table.does("hit Gd2/e2 dagger")

    assert table.door("Gd2/e2") == ("destroyed 40" if broken else f"closed {before + 6}")
    assert bool(table.told_of("fact-breaks-door")) is broken


@pytest.mark.clause("GR-134")
def test_an_owners_doors_may_be_weaker() -> None:
    weak = laid_over({"door_lp": 5})
    table = breaking(dice=[3], edition=weak)

    table.does("hit Gd2/e2 dagger")

    assert table.door("Gd2/e2") == "destroyed 5"


@pytest.mark.clause("GR-135")
@pytest.mark.parametrize("weapon", BREAKING)
def test_weapons_that_harm_doors(weapon: str) -> None:
    table = breaking(holds={} if weapon == "dagger" else {"red": weapon}, dice=[3])

    table.does(f"hit Gd2/e2 {weapon}")

    lost = 3 + BREAKING[weapon]
    assert table.door("Gd2/e2") == f"open {lost}"


@pytest.mark.clause("GR-135")
@pytest.mark.parametrize("weapon", HARMLESS)
def test_weapons_that_do_not_harm_doors(weapon: str) -> None:
    figure = OWNERS.get(weapon, "red")
    table = given(slot=figure, vampire="Gd3", **{figure: "Gd2"}, holds={figure: weapon})  # type: ignore[arg-type]

    assert table.may("hit Gd2/e2 dagger")
    assert table.may(f"hit V {weapon}")
    table.forbids(f"hit Gd2/e2 {weapon}", "GR-135")


@pytest.mark.clause("GR-135")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_blow_never_mends_a_door(die: int) -> None:
    table = breaking(options={"preset": "dagger_minus_2"}, doors={"Gd2/e2": "closed 3"}, dice=[die])

    table.does("hit Gd2/e2 dagger")

    assert table.door("Gd2/e2") == ("closed 4" if die == 3 else "closed 3")


@pytest.mark.clause("GR-136")
def test_a_destroyed_door_gives_back_its_chip_and_is_open_for_good() -> None:
    table = breaking("Gh5", doors={"Gh5/h6": "closed 39"}, dice=[1, 1, 1])
    assert table.number("chips") == 8

    table.does("hit Gh5/h6 dagger")

    assert table.door("Gh5/h6") == "destroyed 40"
    assert table.number("chips") == 9
    table.comes_to("red")
    table.goes_to("Gh6")
    assert "close" not in table.answers()


@pytest.mark.clause("GR-137")
def test_a_destroyed_one_way_door_is_passable_in_both_directions() -> None:
    destroyed = {"Gd2/e2": "destroyed"}
    for here, there in (("Gd2", "Ge2"), ("Ge2", "Gd2")):
        walker = given(red=here, doors=destroyed, decision="destination", thrown=1)
        fighter = given(red=here, vampire=there, doors=destroyed)

        assert there in walker.answers()
        assert fighter.may("hit V dagger")


@pytest.mark.clause("GR-138")
@pytest.mark.parametrize(("door", "square"), [("Gd2/e2", "Ge2"), ("Gh5/h6", "Gh5")])
def test_servants_break_doors_like_hunters(door: str, square: str) -> None:
    table = given(
        red={"at": square, "state": "servant"},
        doors={door: "closed"},
        holds={"red": "Club"},
        dice=[3],
    )

    table.does(f"hit {door} club")

    assert table.door(door) == "closed 6"
