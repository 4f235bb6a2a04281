"""Chapter 14, fifth part: what remains of a servant on stairs and in the vampire's passage."""

import pytest

from tests.games.grottenstein.table import Table, given

GONE = {"state": "gone"}


def remains(square: str, cards: str, at: str = "", **keys: object) -> Table:
    """Red has stayed where remains of blue lie, or elsewhere."""
    settings: dict[str, object] = {"red": at or square, "floor": {square: {"blue": cards}}, **keys}
    table = given(blue=GONE, **settings)  # type: ignore[arg-type]
    table.does("stay")
    return table


@pytest.mark.clause("GR-197")
@pytest.mark.parametrize("square", ["Gk7", "Uk6", "Ca10", "Ga11"])
def test_remains_lie_on_a_stair_by_the_same_rules(square: str) -> None:
    table = remains(square, "Sword, Gold key")

    table.does("take Sword, Gold key")

    assert (table.sheet("red"), table.truth["floor"]) == ({"E09", "E15"}, {})


@pytest.mark.clause("GR-197")
@pytest.mark.parametrize("square", ["Gj7", "Uk5", "Uk6"])
def test_beside_a_stair_nobody_takes_what_lies_on_it(square: str) -> None:
    assert "take" not in remains("Gk7", "Sword", at=square).answers()


@pytest.mark.clause("GR-197")
@pytest.mark.parametrize(("passage", "opening"), [("Ga5", "Gb5"), ("Ca5", "Cb5")])
def test_remains_in_the_passage_are_taken_from_its_opening(passage: str, opening: str) -> None:
    table = remains(passage, "Sword, Gold key", at=opening)

    table.does("take Sword, Gold key")

    assert (table.at("red"), table.sheet("red")) == (opening, {"E09", "E15"})
    assert table.truth["floor"] == {}


@pytest.mark.clause("GR-197")
@pytest.mark.parametrize("square", ["Gc5", "Cb5", "Ga4", "Ga6"])
def test_they_are_taken_from_no_other_square(square: str) -> None:
    assert "take" not in remains("Ga5", "Sword", at=square).answers()


@pytest.mark.clause("GR-197")
def test_who_stands_in_the_passage_takes_them_there() -> None:
    table = remains("Ga5", "Sword", holds={"red": "Pseudo-vampire"})

    table.does("take Sword")

    assert table.sheet("red") == {"E09", "E13"}


@pytest.mark.clause("GR-197")
@pytest.mark.parametrize("square", ["Gb5", "Ca5", "Cb5"])
def test_from_the_passage_nothing_outside_it_is_taken(square: str) -> None:
    assert (
        "take" not in remains(square, "Sword", at="Ga5", holds={"red": "Pseudo-vampire"}).answers()
    )


@pytest.mark.clause("GR-197", "GR-194")
def test_a_servant_at_the_opening_takes_nothing_either() -> None:
    table = remains("Ga5", "Sword", red={"at": "Gb5", "state": "servant"})

    table.forbids("take Sword", "GR-194")


@pytest.mark.clause("GR-197", "GR-236")
@pytest.mark.parametrize(("first", "more"), [("E09", ["E15"]), ("C05", ["E16"])])
def test_remains_in_the_passage_and_at_its_opening_are_not_taken_together(
    first: str, more: list[str]
) -> None:
    floor = {"Ga5": {"blue": "Sword, Gold key"}, "Gb5": {"yellow": "Club, Silver key"}}
    table = given(red="Gb5", blue=GONE, yellow=GONE, floor=floor)
    table.does("stay")
    table.begins("take")
    assert table.answers() == ["E09", "E15", "E16", "C05"]

    table.begins(first)

    assert table.answers() == [*more, "end"]


# --- foreseen ------------------------------------------------------------------------------------


def foreseen(table: Table, square: str) -> list[object]:
    """The cards of the floor of which whoever is asked is told when they might go there."""
    (choice,) = [one for one in table.decision().choices if one.move == square]
    return [one.args["cards"] for one in choice.then if one.key == "then-remains"]


@pytest.mark.clause("GR-193", "GR-197", "GR-219")
def test_what_lies_in_the_passage_is_foretold_where_it_can_be_taken_from() -> None:
    floor = {"Ga5": {"blue": "Sword"}, "Gb5": {"unlit": "Dynamite, Torch"}}
    table = given(red="Gd5", blue=GONE, floor=floor, dice=[1, 1])
    table.does("throw")

    lying = [{"word": f"card-{card}"} for card in ("dynamite", "torch", "sword")]
    assert foreseen(table, "Gb5") == [{"words": lying}]
    assert foreseen(table, "Gc5") == []

    table.does("Gb5")
    table.begins("take")
    assert table.answers() == ["E04", "E05", "E09"]


@pytest.mark.clause("GR-197")
def test_an_unlit_charge_in_the_passage_is_not_foretold_at_its_opening() -> None:
    floor = {"Ga5": {"unlit": "Dynamite, Torch"}}
    table = given(red="Gc5", floor=floor, dice=[1, 1])
    table.does("throw")

    assert foreseen(table, "Gb5") == []


@pytest.mark.clause("GR-194")
def test_a_servant_is_not_told_of_remains_that_they_may_not_take() -> None:
    servant = {"state": "servant", "at": "Gc5", "player": 0}
    table = given(red=servant, blue=GONE, floor={"Gd5": {"blue": "Torch"}}, dice=[1, 1])
    table.does("throw")

    assert foreseen(table, "Gd5") == []
