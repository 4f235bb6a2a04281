"""Chapter 8: cards come to sheets and leave them by way of the numbered squares."""

import pytest

from tests.games.grottenstein.editions import laid_over, swapped
from tests.games.grottenstein.laid import refusal_of
from tests.games.grottenstein.table import Table, cards, given


def on_g4(open_cards: str = "-", state: str = "living", **keys: object) -> Table:
    """Red has moved to G4, where only open cards lie."""
    red = {"at": "Gh3", "state": state}
    laid = {"down": {"G4": None}, "open": {"G4": open_cards}, **keys}
    return given(red=red, decision="action", **laid)  # type: ignore[arg-type]


# --- taking --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-89", "GR-91")
@pytest.mark.parametrize("state", ["living", "servant"])
@pytest.mark.parametrize("card", ["Sword", "Gold key"])
def test_one_face_up_card_of_the_field_goes_to_the_sheet(state: str, card: str) -> None:
    table = on_g4("Sword, Gold key, Plan", state)

    table.does(f"take {card}")

    assert table.sheet("red") == cards(card)
    assert table.open_on("G4") == cards("Sword, Gold key, Plan") - cards(card)
    told = "card-sword" if card == "Sword" else "card-key-1"
    assert table.told_of("fact-takes") == [{"figure": "figure-red", "cards": [told]}]
    assert table.slot == "blue"


@pytest.mark.clause("GR-89")
def test_only_the_field_of_their_own_square_can_be_taken_from() -> None:
    table = on_g4(
        "Plan",
        open={"G4": "Plan", "G3": "Sword", "C4": "Club"},
        down={"G4": None, "G3": None, "C4": None},
    )
    table.begins("take")

    assert table.answers() == ["E06"]


@pytest.mark.clause("GR-89")
@pytest.mark.parametrize("square", ["Gh4", "Gh2", "Gg3", "Gi3"])
def test_beside_the_numbered_square_nothing_can_be_taken(square: str) -> None:
    table = given(red=square, down={"G4": None}, open={"G4": "Sword"}, decision="action")

    assert "take" not in table.answers()
    table.forbids("take E09", "GR-89")


@pytest.mark.clause("GR-89")
def test_only_one_card_is_taken() -> None:
    table = on_g4("Sword, Plan")

    assert not table.may("take E09+E06")


# --- putting down --------------------------------------------------------------------------------


@pytest.mark.clause("GR-90", "GR-91")
@pytest.mark.parametrize("state", ["living", "servant"])
@pytest.mark.parametrize("card", ["Sword", "Gold key", "Plan"])
def test_one_card_of_the_sheet_is_put_down_face_up(state: str, card: str) -> None:
    table = on_g4("Torch", state, holds={"red": "Sword, Gold key, Plan"})

    table.does(f"put {card}")

    assert table.sheet("red") == cards("Sword, Gold key, Plan") - cards(card)
    assert table.open_on("G4") == cards("Torch") | cards(card)
    (told,) = table.told_of("fact-puts")
    assert told["figure"] == "figure-red"
    assert table.slot == "blue"


@pytest.mark.clause("GR-90")
def test_every_card_of_the_sheet_can_be_put_down_and_no_other() -> None:
    table = on_g4(holds={"red": "Sword, Gold key, Universal key", "blue": "Plan"})
    table.begins("put")

    assert table.answers() == ["E09", "E15", "C07"]
    assert "put" not in on_g4(holds={"blue": "Plan"}).answers()
    on_g4(holds={"blue": "Plan"}).forbids("put E06", "GR-90")


@pytest.mark.clause("GR-90")
def test_the_first_aid_kit_can_be_put_down_and_taken_again() -> None:
    table = given(
        slot="blue", blue="Gh3", down={"G4": None}, holds={"blue": "E01"}, decision="action"
    )

    table.does("put E01")
    assert table.open_on("G4") == {"E01"}
    table.comes_to("blue")
    table.does("stay", "take E01")

    assert table.sheet("blue") == {"E01"}


@pytest.mark.clause("GR-90", "GR-94")
@pytest.mark.parametrize("card", ["Plan", "E01"])
def test_nothing_is_put_on_a_field_that_still_has_a_face_down_card(card: str) -> None:
    table = on_g4(state="servant", open={}, down={"G4": card}, holds={"red": "Sword"})

    assert table.answers() == ["reveal", "end"]
    table.forbids("put E09", "GR-90")


@pytest.mark.clause("GR-91")
def test_a_power_that_was_put_down_can_be_taken_by_another() -> None:
    table = on_g4(holds={"red": "Gold key"}, blue="Gh2")

    table.does("put E15", "throw", "Gh2", "end")
    table.comes_to("red")
    table.goes_to("Gf2")
    table.does("end")
    table.goes_to("Gh3")
    table.does("take E15")

    assert table.sheet("blue") == {"E15"}


@pytest.mark.clause("GR-92")
def test_hunters_side_by_side_cannot_hand_over_cards() -> None:
    table = given(red="Gg9", blue="Gg10", holds={"red": "Sword", "blue": "Plan"}, decision="action")

    assert table.answers() == ["end"]
    table.forbids("put E09", "GR-95")
    table.forbids("take E06", "GR-89")


@pytest.mark.clause("GR-93")
def test_a_full_hunter_cannot_take_what_they_reveal_by_putting_another_card_down() -> None:
    full = {"red": "Plan, Torch, Flute"}
    table = on_g4(open={}, down={"G4": "Sword"}, holds=full)

    table.does("reveal")

    assert table.answers() == ["leave"]
    table.forbids("take", "GR-96")
    table.forbids("put E06", "GR-93")
    table.does("leave")
    assert table.slot == "blue"


@pytest.mark.clause("GR-94")
def test_a_field_may_hold_any_number_of_face_up_cards() -> None:
    many = "Antidote, Ladder, Torch, Plan, Hammer, Bow, Gold key, Iron key"
    table = on_g4(many, holds={"red": "Sword"})

    table.does("put E09")

    assert table.open_on("G4") == cards(many + ", Sword")


@pytest.mark.clause("GR-94")
def test_a_field_with_a_face_down_card_holds_nothing_else() -> None:
    refused = refusal_of(round=2, down={"G4": "E06"}, open={"G4": "E09"})

    assert refused == ("position-field-covered", "GR-94")


@pytest.mark.clause("GR-95")
@pytest.mark.parametrize("square", ["Gh4", "Gh2", "Gg3", "Go10", "Gk7", "Gn1"])
def test_nothing_can_be_put_down_on_an_unnumbered_square(square: str) -> None:
    table = given(red=square, holds={"red": "Sword, Gold key"}, decision="action")

    assert "put" not in table.answers()
    table.forbids("put E09", "GR-95")
    table.forbids("put E15", "GR-95")


@pytest.mark.clause("GR-89", "GR-90")
@pytest.mark.parametrize(
    ("square", "field"), [("Ca1", "C1"), ("Cf3", "C12"), ("Ga8", "G7"), ("Ug10", "U12")]
)
def test_cards_are_taken_and_put_down_on_every_floor(square: str, field: str) -> None:
    empty = dict.fromkeys([field, "C2"])
    table = given(
        red=square,
        down=empty,
        open={field: "Universal key"},
        holds={"red": "Club, Sword"},
        decision="action",
    )

    assert table.answers() == ["take", "put", "end"]
    table.does("put C05")
    table.comes_to("red")
    table.does("stay", "take C07")

    assert table.open_on(field) == {"C05"}
    assert table.sheet("red") == {"C07", "E09"}


@pytest.mark.clause("GR-89", "GR-193", "GR-236")
def test_remains_on_the_first_square_are_taken_like_all_others() -> None:
    table = given(
        slot="blue",
        red={"state": "gone"},
        blue="Ca1",
        down={"C1": None},
        open={"C1": "Club"},
        floor={"Ca1": {"red": "Sword, Torch"}},
        decision="action",
    )
    table.begins("take")
    assert table.answers() == ["E05", "E09", "C05"]

    table.begins("E09")
    assert table.answers() == ["E05", "end"]
    table.begins("E05", "end")

    assert table.sheet("blue") == {"E05", "E09"}
    (told,) = table.told_of("fact-takes")
    assert told["cards"] == ["card-torch", "card-sword"]


@pytest.mark.clause("GR-236", "ED-14")
def test_an_owners_hatch_may_be_the_first_square() -> None:
    mine = laid_over({"board.C": swapped("C", {"o10": "a1"})})
    table = given(red="Ca1", floor={"Ca1": {"ladder": "Ladder"}}, edition=mine, decision="action")

    table.does("take E03")

    assert table.sheet("red") == {"E03"}
    assert table.slot == "blue"
