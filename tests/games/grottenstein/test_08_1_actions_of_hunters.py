"""Chapter 8: the one action after a movement, and turning up cards."""

import pytest

from tests.games.grottenstein.table import BLUE, RED, VAMPIRE, Table, cards, given

EVERYTHING = "Plan, Dynamite, Torch, Gold key, Zombie formula"


def on_field(card: str | None, square: str = "Gh3", field: str = "G4", **keys: object) -> Table:
    """Red has moved to G4, where this card lies face down."""
    table = given(red=square, down={field: card}, decision="action", **keys)  # type: ignore[arg-type]
    return table


# --- one of many ---------------------------------------------------------------------------------


@pytest.mark.clause("GR-81", "GR-118")
def test_after_movement_a_hunter_may_do_one_of_many_things() -> None:
    table = given(
        red="Ce2",
        blue={"at": "Ce1", "state": "servant"},
        holds={"red": EVERYTHING},
        doors={"Ci3/i4": "open"},
        decision="action",
    )

    assert table.answers() == ["fight", "use", "key", "cast", "light", "end"]


@pytest.mark.clause("GR-81")
def test_on_an_empty_numbered_square_they_may_take_or_put_down_or_close_a_door() -> None:
    table = given(
        red="Gn5",
        down={"G12": None},
        open={"G12": "Sword"},
        holds={"red": "Plan"},
        decision="action",
    )

    assert table.answers() == ["take", "put", "close", "use", "end"]


@pytest.mark.clause("GR-45", "GR-81")
@pytest.mark.parametrize(
    "line",
    [
        "take E15",
        "put E06",
        "close Gn5/n6",
        "use plan G1",
        "light Gn5/n6",
        "cast Gb5 Gh5",
        "hit B dagger",
        "end",
    ],
)
def test_one_action_ends_the_slot(line: str) -> None:
    table = given(
        red="Gn5",
        blue={"at": "Gm5", "state": "servant"},
        down={"G12": None},
        open={"G12": "Gold key"},
        holds={"red": "Plan, Dynamite, Torch, Zombie formula"},
        decision="action",
    )

    table.does(line)

    assert (table.slot, table.asked) == ("blue", "first")


@pytest.mark.clause("GR-81")
def test_nothing_must_be_done_and_nothing_can_be_done_everywhere() -> None:
    table = given(red="Gg9", decision="action")

    assert table.answers() == ["end"]


# --- the duty to reveal --------------------------------------------------------------------------


@pytest.mark.clause("GR-82")
@pytest.mark.parametrize(
    ("start", "square", "dice"),
    [
        ("Gh1", "Gh3", (1, 1)),
        ("Ci4", "Cj4", (1, 1)),
        ("Cb1", "Ca1", (1, 1)),
        ("Ua2", "Ua1", (2, 1)),
    ],
)
def test_who_stops_on_a_face_down_card_must_reveal_it(
    start: str, square: str, dice: tuple[int, int]
) -> None:
    table = given(red=start)

    table.goes_to(square, *dice)

    assert (table.asked, table.answers()) == ("action", ["reveal"])


@pytest.mark.clause("GR-82", "GR-44")
@pytest.mark.parametrize("card", ["E01", "E24"])
def test_staying_on_a_face_down_card_is_stopping_there(card: str) -> None:
    table = given(red="Gh3", down={"G4": card})

    table.does("stay")

    assert table.answers() == ["reveal"]


@pytest.mark.clause("GR-82")
@pytest.mark.parametrize("answer", ["take", "leave"])
def test_revealing_is_the_action_of_the_slot(answer: str) -> None:
    table = on_field("Sword", holds={"red": "Plan"})

    table.does("reveal", answer)

    assert table.slot == "blue"


@pytest.mark.clause("GR-83")
def test_the_duty_beats_fighting_a_servant_and_taking_from_remains() -> None:
    table = on_field(
        "Sword",
        blue={"at": "Gh4", "state": "servant"},
        green={"state": "gone"},
        floor={"Gh3": {"green": "Torch"}},
        holds={"red": "Plan, Zombie formula"},
    )

    assert table.answers() == ["reveal"]
    table.forbids("hit B dagger", "GR-83")
    table.forbids("take E05 remains", "GR-83")
    table.forbids("use plan G5", "GR-83")
    table.forbids("end", "GR-82")


@pytest.mark.clause("GR-83")
def test_the_duty_beats_closing_a_door() -> None:
    table = on_field("Sword", "Gn5", "G12")

    table.forbids("close Gn5/n6", "GR-83")


@pytest.mark.clause("GR-83")
def test_servants_have_no_such_duty() -> None:
    table = given(red={"at": "Gn5", "state": "servant"}, down={"G12": "Sword"}, decision="action")

    assert table.answers() == ["reveal", "close", "end"]


@pytest.mark.clause("GR-84", "ED-21")
def test_who_is_put_on_a_numbered_square_reveals_only_after_their_next_movement() -> None:
    table = on_field("Trapdoor")

    table.does("reveal")

    assert (table.at("red"), table.slot) == ("Cj4", "blue")
    assert table.down("C4") is not None
    table.comes_to("red")
    assert table.at("red") == "Cj4"
    table.does("stay")
    assert table.answers() == ["reveal"]


@pytest.mark.clause("GR-84")
def test_who_leaves_the_square_on_which_they_were_put_reveals_nothing_there() -> None:
    table = on_field("Trapdoor")
    table.does("reveal")
    table.comes_to("red")

    table.goes_to("Ci4")

    assert table.asked == "action"
    assert "reveal" not in table.answers()


@pytest.mark.clause("GR-85")
def test_who_fights_in_place_reveals_nothing() -> None:
    table = given(red="Gh3", vampire="Gh4", down={"G4": "Sword"}, dice=[3])

    table.does("hit V dagger")

    assert table.slot == "blue"
    assert table.down("G4") == "E09"


# --- what is revealed ----------------------------------------------------------------------------


@pytest.mark.clause("GR-86")
@pytest.mark.parametrize("card", ["Sword", "Gold key"])
def test_a_revealed_object_or_power_may_at_once_be_taken(card: str) -> None:
    table = on_field(card)
    table.does("reveal")
    assert table.answers() == ["take", "leave"]

    table.does("take")

    assert table.sheet("red") == cards(card)
    assert table.down("G4") is None
    assert table.open_on("G4") == set()
    assert (table.slot, table.turn) == ("blue", BLUE)


@pytest.mark.clause("GR-86", "GR-99")
def test_what_they_may_not_carry_can_only_be_left() -> None:
    table = on_field("Bow")

    table.does("reveal")

    assert table.answers() == ["leave"]
    table.forbids("take", "GR-99")


@pytest.mark.clause("GR-87")
@pytest.mark.parametrize("card", ["Sword", "Gold key", "Bow"])
def test_what_is_not_taken_stays_face_up_on_its_field(card: str) -> None:
    table = on_field(card)

    table.does("reveal", "leave")

    assert table.open_on("G4") == cards(card)
    assert (table.down("G4"), table.sheet("red")) == (None, set())


@pytest.mark.clause("GR-86", "GR-87", "GR-229")
def test_a_find_is_hidden_from_the_vampire_until_it_is_left() -> None:
    table = on_field("Sword")

    table.does("reveal")

    assert table.told_of("fact-reveals", RED)[0]["card"] == "card-sword"
    assert table.told_of("fact-reveals", VAMPIRE) == []
    assert table.told_of("fact-reveals-hidden", VAMPIRE) == [
        {"figure": "figure-red", "field": "G4"}
    ]
    table.does("leave")
    assert table.told_of("fact-leaves", VAMPIRE)[0]["card"] == "card-sword"


@pytest.mark.clause("GR-88")
@pytest.mark.parametrize(
    ("trap", "dice", "lost"),
    [("Rats", [], 1), ("E20", [5], 5), ("Demon", [5], 7), ("Poison", [], 2), ("Trapdoor", [], 2)],
)
def test_a_revealed_trap_acts_at_once_and_is_out_of_the_game(
    trap: str, dice: list[int], lost: int
) -> None:
    card = cards("E22" if trap == "Demon" else trap)
    table = on_field(*card, dice=dice)

    table.does("reveal")

    assert table.life("red") == 40 - lost
    assert card <= table.out
    assert (table.down("G4"), table.open_on("G4"), table.sheet("red")) == (None, set(), set())
    assert table.slot == "blue"
