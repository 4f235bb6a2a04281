"""Chapter 14, fourth part: a servant falls, and hunters take what remains of them."""

import pytest

from tests.games.grottenstein.table import FIGURES, Table, given

GONE = {"state": "gone"}
HELD = "Sword, Gold key, Pseudo-vampire, Stake"
IDS = {"E09", "E15", "E13", "C01"}
EMPTY = {"G4": None}  # the field of Gh3


def felling(held: str = HELD, square: str = "Gg4", life: int = 3, **keys: object) -> Table:
    """Red has struck blue, a servant, with the dagger, for three points."""
    blue = {"at": square, "state": "servant", "life": life}
    settings: dict[str, object] = {"red": "Gf4", **keys}
    table = given(blue=blue, holds={"blue": held}, **settings)  # type: ignore[arg-type]
    table.will_throw(1)
    table.does("hit B dagger")
    return table


def remains(square: str, cards: str, at: str = "", **keys: object) -> Table:
    """Red has stayed where remains of blue lie, or elsewhere."""
    settings: dict[str, object] = {"red": at or square, "floor": {square: {"blue": cards}}, **keys}
    table = given(blue=GONE, **settings)  # type: ignore[arg-type]
    table.does("stay")
    return table


# --- the end of a servant ------------------------------------------------------------------------


@pytest.mark.clause("GR-190")
@pytest.mark.parametrize(("life", "state"), [(2, "gone"), (3, "gone"), (4, "servant")])
def test_a_servant_without_points_is_gone(life: int, state: str) -> None:
    table = felling(life=life)

    assert table.state("blue") == state
    assert (table.at("blue") is None) is (state == "gone")


@pytest.mark.clause("GR-190")
def test_they_are_gone_for_good_and_their_slot_is_skipped() -> None:
    table = felling()

    slots = []
    for _ in range(8):
        slots.append(table.slot)
        table.ends_the_slot()

    assert slots == ["green", "yellow", "vampire", "red"] * 2
    assert table.state("blue") == "gone"


@pytest.mark.clause("GR-190")
@pytest.mark.parametrize("colour", FIGURES[:4])
def test_the_slot_of_every_colour_is_skipped(colour: str) -> None:
    table = given(slot="vampire", round=2, **{colour: GONE})  # type: ignore[arg-type]

    slots = []
    for _ in range(4):
        slots.append(table.slot)
        table.ends_the_slot()

    assert slots == ["vampire", *(figure for figure in FIGURES[:4] if figure != colour)]


@pytest.mark.clause("GR-190", "GR-180")
@pytest.mark.parametrize("colour", FIGURES[1:4])
def test_grease_ends_with_a_servant_who_falls(colour: str) -> None:
    servant = {"at": "Gg4", "state": "servant", "life": 1, "stuck": True}
    table = given(red="Gf4", **{colour: servant})  # type: ignore[arg-type]

    table.does(f"hit {colour} dagger")

    assert (table.state(colour), table.figure(colour)["stuck"]) == ("gone", False)


@pytest.mark.clause("GR-190")
def test_their_figure_is_off_the_board() -> None:
    table = felling("-", square="Gk7", red="Gj7")

    table.comes_to("red")
    table.goes_to("Gk7")

    assert table.at("red") == "Gk7"


@pytest.mark.clause("GR-190")
def test_an_explosion_fells_a_servant_too() -> None:
    charge = {"lighter": "red", "aim": "Gh5/h6", "at": "Gh5"}
    blue = {"at": "Gc5", "state": "servant", "life": 4}
    table = given(blue=blue, charge=charge, holds={"blue": "Sword"}, dice=[6])

    table.does("stay", "end")

    assert (table.state("blue"), table.slot) == ("gone", "green")
    assert table.floor("Gc5", "blue") == {"E09"}


# --- what they leave -----------------------------------------------------------------------------


@pytest.mark.clause("GR-191")
def test_all_cards_they_carried_stay_on_their_square_marked_with_their_colour() -> None:
    table = felling()

    assert (table.floor("Gg4", "blue"), table.sheet("blue")) == (IDS, set())
    told = {"figure": "figure-blue", "square": "Gg4"}
    cards = ["card-sword", "card-pseudo-vampire", "card-key-1", "card-stake"]
    assert table.told_of("fact-falls") == [{**told, "cards": cards}]


@pytest.mark.clause("GR-191")
def test_the_first_cards_of_the_box_stay_there_too() -> None:
    table = felling("First-aid kit, Antidote")

    assert (table.floor("Gg4", "blue"), table.sheet("blue")) == ({"E01", "E02"}, set())


@pytest.mark.clause("GR-191")
def test_the_cards_of_others_stay_where_they_are() -> None:
    blue = {"at": "Gg4", "state": "servant", "life": 1}
    table = given(red="Gf4", blue=blue, holds={"blue": "Sword", "red": "Club", "green": "Flute"})

    table.does("hit B dagger")

    assert (table.sheet("red"), table.sheet("green")) == ({"C05"}, {"E07"})
    assert table.truth["floor"] == {"Gg4": {"blue": "E09"}}


@pytest.mark.clause("GR-191")
def test_remains_on_a_numbered_square_do_not_lie_on_its_field() -> None:
    table = felling("Sword", square="Gh3", red="Gg3", down=EMPTY)

    assert (table.floor("Gh3", "blue"), table.open_on("G4")) == ({"E09"}, set())


@pytest.mark.clause("GR-192")
@pytest.mark.parametrize("state", ["living", "servant"])
@pytest.mark.parametrize(("square", "bars"), [("Gh3", True), ("Gg3", False)])
def test_while_remains_lie_on_a_square_no_other_card_is_put_down_there(
    square: str, bars: bool, state: str
) -> None:
    red = {"at": "Gh3", "state": state}
    table = remains(square, "Sword", red=red, down=EMPTY, holds={"red": "Club"})

    if bars:
        table.forbids("put Club", "GR-192")
    else:
        assert table.may("put Club")


@pytest.mark.clause("GR-192", "GR-219")
def test_an_unlit_charge_is_no_remains() -> None:
    table = given(red="Gh3", floor={"Gh3": {"unlit": "Torch"}}, down=EMPTY, holds={"red": "Club"})

    table.does("stay")

    assert table.may("put Club")


@pytest.mark.clause("GR-192")
def test_lighting_dynamite_there_stays_possible() -> None:
    table = remains("Gn1", "Sword", holds={"red": "Dynamite, Torch"})

    table.does("light wall")

    assert table.truth["charge"] == {"lighter": "red", "aim": "wall", "at": "Gn1"}
    assert table.floor("Gn1", "blue") == {"E09"}


@pytest.mark.clause("GR-192")
def test_laying_the_ladder_there_stays_possible() -> None:
    table = remains("Go10", "Sword", holds={"red": "Ladder"})

    table.does("ladder Go10")

    assert (table.floor("Go10", "ladder"), table.floor("Go10", "blue")) == ({"E03"}, {"E09"})


# --- taking it -----------------------------------------------------------------------------------


@pytest.mark.clause("GR-193")
@pytest.mark.parametrize("cards", ["E09", "E15", "E09, C01", "E09, E13, E15, C01"])
def test_a_hunter_takes_any_number_of_the_cards_as_one_action(cards: str) -> None:
    table = remains("Gg4", HELD)

    table.does(f"take {cards}")

    taken = set(cards.split(", "))
    assert (table.sheet("red"), table.floor("Gg4", "blue")) == (taken, IDS - taken)
    assert table.slot == "green"
    assert len(table.told_of("fact-takes")) == 1


@pytest.mark.clause("GR-193")
def test_hunters_take_them_where_a_movement_ends() -> None:
    table = given(red="Gg2", blue=GONE, floor={"Gg4": {"blue": "Sword"}})

    table.goes_to("Gg4")

    assert table.may("take Sword")


@pytest.mark.clause("GR-193")
@pytest.mark.parametrize("square", ["Gg3", "Gf4", "Gc5"])
def test_they_take_nothing_from_another_square(square: str) -> None:
    assert "take" not in remains("Gg4", "Sword", at=square).answers()


@pytest.mark.clause("GR-193", "GR-96")
def test_they_take_only_as_many_as_they_may_carry() -> None:
    table = remains("Gg4", "Sword, Hammer, Gold key", holds={"red": "Club, Flute"})

    table.forbids("take Sword, Hammer", "GR-96")
    table.does("take Sword, Gold key")

    assert table.sheet("red") == {"C05", "E07", "E09", "E15"}


@pytest.mark.clause("GR-193", "GR-98")
def test_a_hunter_whose_places_are_full_takes_powers() -> None:
    table = remains("Gg4", "Sword, Gold key", holds={"red": "Club, Flute, Torch"})

    table.begins("take")
    assert table.answers() == ["E15"]
    table.begins("E15")

    assert table.answers() == ["end"]


@pytest.mark.clause("GR-193", "GR-96")
@pytest.mark.parametrize(("held", "fits"), [("Flute", True), ("Flute, Torch", False)])
def test_a_card_of_two_places_needs_both(held: str, fits: bool) -> None:
    table = given(red="Gg4", blue=GONE, floor={"Gg4": {"blue": "Francisca"}}, holds={"red": held})

    table.does("stay")

    assert table.may("take Francisca") is fits


@pytest.mark.clause("GR-193", "GR-96")
def test_cards_that_are_being_taken_fill_their_places() -> None:
    table = remains("Gg4", "Francisca, Sword, Hammer")

    table.begins("take", "Francisca")
    assert table.answers() == ["E08", "E09", "end"]
    table.begins("E08")

    assert table.answers() == ["end"]


@pytest.mark.clause("GR-193", "GR-99")
def test_a_card_of_another_colour_stays() -> None:
    table = remains("Gg4", "Sword, First-aid kit")

    table.begins("take")

    assert table.answers() == ["E09"]


@pytest.mark.clause("GR-193", "GR-83")
def test_the_duty_to_reveal_comes_first() -> None:
    table = remains("Gh3", "Sword", down={"G4": "Torch"})

    assert table.answers() == ["reveal"]


@pytest.mark.clause("GR-193", "GR-102")
def test_a_hunter_who_fights_in_place_takes_nothing() -> None:
    table = given(red="Gg4", blue=GONE, vampire="Gf4", floor={"Gg4": {"blue": "Sword"}})

    table.does("hit V dagger")

    assert (table.slot, table.floor("Gg4", "blue")) == ("green", {"E09"})


@pytest.mark.clause("GR-193", "GR-236")
def test_the_remains_of_two_servants_and_a_charge_are_taken_together() -> None:
    floor = {"Gg4": {"blue": "Sword", "yellow": "Gold key", "unlit": "Torch"}}
    table = given(red="Gg4", blue=GONE, yellow=GONE, floor=floor)

    table.does("stay", "take Sword, Gold key, Torch")

    assert (table.sheet("red"), table.truth["floor"]) == ({"E09", "E15", "E05"}, {})


@pytest.mark.clause("GR-193", "GR-236")
def test_field_and_floor_are_different_places() -> None:
    table = remains("Gh3", "Sword, Hammer", down=EMPTY, open={"G4": "Torch"})
    table.begins("take")
    assert table.answers() == ["E05", "E08", "E09"]

    table.begins("E08")

    assert table.answers() == ["E09", "end"]
    table.forbids("E05", "GR-236")


@pytest.mark.clause("GR-194")
@pytest.mark.parametrize("state", ["servant", "living"])
def test_servants_cannot_take_from_remains(state: str) -> None:
    table = remains("Gg4", "Sword, Gold key", red={"at": "Gg4", "state": state})

    if state == "living":
        assert "take" in table.answers()
    else:
        table.forbids("take Sword", "GR-194")


@pytest.mark.clause("GR-194")
def test_a_servant_takes_from_the_field_beside_them() -> None:
    red = {"at": "Gh3", "state": "servant"}
    table = remains("Gh3", "Sword", red=red, down=EMPTY, open={"G4": "Torch"})

    table.begins("take")

    assert table.answers() == ["E05"]


@pytest.mark.clause("GR-195")
def test_when_the_last_card_is_taken_the_square_is_ordinary_again() -> None:
    floor = {"Gh3": {"blue": "Sword, Gold key"}}
    table = given(red="Gh3", blue=GONE, down=EMPTY, floor=floor)

    table.does("stay", "take Gold key")
    assert table.truth["floor"] == {"Gh3": {"blue": "E09"}}
    table.comes_to("red")
    table.does("stay", "take Sword")
    assert table.truth["floor"] == {}
    table.comes_to("red")
    table.does("stay", "put Sword")

    assert table.open_on("G4") == {"E09"}


@pytest.mark.clause("GR-196")
def test_a_servant_without_cards_leaves_no_mark() -> None:
    table = felling("-")

    assert (table.state("blue"), table.truth["floor"]) == ("gone", {})
    assert table.told_of("fact-falls")[0]["cards"] == ["cards-none"]
