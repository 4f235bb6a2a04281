"""Section 20.10: kit, antidote, flute, plan, ladder, garlic and pseudo-vampire."""

import pytest

from tests.games.grottenstein.table import BLUE, RED, VAMPIRE, Table, given

DRESSED = ["teeth", "nails"]
SERVANT = {"state": "servant"}
GONE = {"state": "gone"}


def holding(card: str, **keys: object) -> Table:
    """Blue holds this card and may act."""
    data: dict[str, object] = {"slot": "blue", "blue": "Gg3", "decision": "action", **keys}
    return given(holds={"blue": card}, **data)  # type: ignore[arg-type]


# --- kit, antidote, flute ------------------------------------------------------------------------


@pytest.mark.clause("ED-10", "GR-13")
@pytest.mark.parametrize(("life", "then"), [(1, 11), (30, 40), (31, 40), (40, 40)])
def test_the_kit_gives_10_points_and_never_more_than_40(life: int, then: int) -> None:
    table = holding("kit", red={"at": "Gg2", "life": life})

    table.does("use kit red")

    assert table.life("red") == then
    assert table.told_of("fact-heals")[0]["gained"] == then - life


@pytest.mark.clause("ED-10", "GR-101")
def test_the_kit_helps_its_carrier_as_well() -> None:
    table = holding("kit", blue={"at": "Gg3", "life": 5})

    table.does("use kit blue")

    assert table.life("blue") == 15


@pytest.mark.clause("ED-10", "GR-188")
def test_the_kit_may_lift_a_servant_above_12() -> None:
    table = holding("kit", red={"at": "Gg2", "life": 12, **SERVANT})

    table.does("use kit red")

    assert table.life("red") == 22


@pytest.mark.clause("ED-10", "GR-101")
@pytest.mark.parametrize("square", ["Gg1", "Gh2"])
def test_it_reaches_no_farther_than_the_next_square(square: str) -> None:
    table = holding("kit", red=square)

    table.refuses(BLUE, "use kit red", "GR-101")


@pytest.mark.clause("ED-10", "GR-101")
def test_the_third_use_is_the_last_even_if_nobody_needed_it() -> None:
    table = holding("kit", kit_uses=3)

    for left in (2, 1):
        table.does("use kit blue")
        assert (table.number("kit_uses"), table.sheet("blue")) == (left, {"E01"})
        table.comes_to("blue")
        table.does("stay")
    table.does("use kit blue")

    assert (table.sheet("blue"), table.out) == (set(), {"E01"})


@pytest.mark.clause("ED-11")
def test_the_antidote_is_kept() -> None:
    table = holding("antidote", red={"at": "Gg2", "poisoned": True})

    table.does("use antidote red")

    assert table.sheet("blue") == {"E02"}


@pytest.mark.clause("ED-12")
def test_the_flute_ends_the_rats_on_one_figure_and_is_kept() -> None:
    table = holding(
        "flute",
        red={"at": "Gg2", "rats": True, "poisoned": True},
        blue={"at": "Gg3", "rats": True},
    )

    table.does("use flute red")

    assert table.figure("red")["rats"] is False
    assert table.figure("red")["poisoned"] is True
    assert table.figure("blue")["rats"] is True
    assert table.sheet("blue") == {"E07"}


@pytest.mark.clause("ED-12", "ED-17")
def test_who_plays_the_flute_for_themselves_loses_nothing_in_that_slot() -> None:
    table = holding("flute", blue={"at": "Gg3", "rats": True, "life": 20})

    table.does("use flute blue")

    assert table.life("blue") == 20


@pytest.mark.clause("ED-12", "GR-101")
def test_the_flute_reaches_no_farther_than_the_next_square() -> None:
    table = holding("flute", red={"at": "Gg1", "rats": True})

    table.refuses(BLUE, "use flute red", "GR-101")


@pytest.mark.clause("ED-10", "ED-12", "GR-45")
def test_using_an_object_ends_the_slot() -> None:
    for card in ("kit", "flute", "antidote"):
        table = holding(card)
        table.does(f"use {card} blue")
        assert table.slot == "green"


# --- plan ----------------------------------------------------------------------------------------


@pytest.mark.clause("ED-13", "GR-3")
@pytest.mark.parametrize(
    ("square", "floor"), [("Gg3", "G"), ("Ub5", "U"), ("Cb5", "C"), ("Gk7", "G"), ("Uk6", "U")]
)
def test_the_plan_shows_a_face_down_card_of_the_floor_whose_colour_their_square_has(
    square: str, floor: str
) -> None:
    table = holding("plan", blue=square)
    table.begins("use", "plan")

    fields = {f"{floor}{number}" for number in range(1, 13)}
    assert {field for field in fields if table.down(field)} == {
        name.removeprefix("FIELD(").removesuffix(")") for name in table.answers()
    }


@pytest.mark.clause("ED-13")
def test_only_face_down_cards_can_be_looked_at_and_the_plan_is_kept() -> None:
    table = holding("plan", down={"G4": None, "G5": "Sword"}, open={"G4": "Flute"})

    table.refuses(BLUE, "use plan G4", "ED-13")
    table.refuses(BLUE, "use plan U5", "ED-13")
    table.does("use plan G5")

    assert table.down("G5") == "E09"
    assert table.sheet("blue") == {"E06"}


@pytest.mark.clause("ED-13")
def test_where_no_card_lies_face_down_the_plan_is_of_no_use() -> None:
    nothing = {f"C{number}": None for number in range(1, 13)}
    out = ", ".join(f"C{number:02d}" for number in range(1, 13))
    table = holding("plan", blue="Cb5", down=nothing, out=out)

    table.refuses(BLUE, "use plan C5", "ED-13")


# --- ladder --------------------------------------------------------------------------------------


@pytest.mark.clause("ED-14")
@pytest.mark.parametrize(("square", "may"), [("Go10", True), ("Co10", True), ("Go9", False)])
def test_the_ladder_is_laid_on_a_hatch_square(square: str, may: bool) -> None:
    table = holding("ladder", blue=square)

    if not may:
        table.refuses(BLUE, "use ladder", "ED-14")
        return
    table.does("use ladder")

    assert table.floor(square, "ladder") == {"E03"}
    assert table.sheet("blue") == set()
    assert table.slot == "green"


def on_the_ladder(figure: str, start: str, laid: str, **keys: object) -> set[str]:
    """Where a figure may go with a throw of 2 while the ladder lies on a square, or nowhere."""
    floor = {laid: {"ladder": "Ladder"}} if laid else {}
    entries = {"at": start, **(SERVANT if figure == "green" else {})}
    data: dict[str, object] = {figure: entries, "slot": figure, "floor": floor, **keys}
    table = given(dice=[1, 1], **data)  # type: ignore[arg-type]
    table.does("throw")
    return set(table.answers())


@pytest.mark.clause("ED-14", "GR-51")
@pytest.mark.parametrize("laid", ["Go10", "Co10"])
@pytest.mark.parametrize("figure", ["red", "green", "vampire"])
def test_a_laid_ladder_links_both_hatches_for_everybody_in_one_step(figure: str, laid: str) -> None:
    down, up = on_the_ladder(figure, "Go10", laid), on_the_ladder(figure, "Co10", laid)

    assert {"Co10", "Co9", "Co11", "Cn10"} <= down
    assert {"Go10", "Go9", "Go11", "Gn10"} <= up


@pytest.mark.clause("ED-14")
@pytest.mark.parametrize("figure", ["red", "green", "vampire"])
def test_without_the_ladder_there_is_no_link(figure: str) -> None:
    assert "Co10" not in on_the_ladder(figure, "Go10", "")
    assert "Go10" not in on_the_ladder(figure, "Co10", "", holds={"blue": "Ladder"})


@pytest.mark.clause("ED-14")
def test_nobody_steps_onto_a_hatch_that_is_taken() -> None:
    reached = on_the_ladder("red", "Go10", "Go10", blue="Co10")

    assert not {"Co10", "Co9"} & reached


@pytest.mark.clause("ED-14", "GR-96")
@pytest.mark.parametrize("laid", ["Go10", "Co10"])
@pytest.mark.parametrize("square", ["Go10", "Co10"])
def test_a_living_hunter_on_either_hatch_may_take_it_up_and_the_link_ends(
    square: str, laid: str
) -> None:
    table = given(slot="blue", blue=square, floor={laid: {"ladder": "Ladder"}}, decision="action")

    table.does("take ladder")

    assert table.sheet("blue") == {"E03"}
    assert table.floor(laid, "ladder") == set()
    table.comes_to("blue")
    table.will_throw(1, 1)
    table.does("throw")
    assert not {"Go10", "Co10"} <= set(table.answers())


@pytest.mark.clause("ED-14")
def test_who_has_no_place_left_cannot_take_it_up_and_elsewhere_nobody_can() -> None:
    laid = {"Go10": {"ladder": "Ladder"}}
    full = given(red="Go10", floor=laid, holds={"red": "Sword, Shield, Plan"}, decision="action")
    elsewhere = given(red="Go9", floor=laid, decision="action")

    full.refuses(RED, "take ladder", "GR-96")
    assert "take" not in elsewhere.answers()


@pytest.mark.clause("ED-14")
def test_a_servant_may_lay_the_ladder_but_not_take_it_up() -> None:
    servant = {"at": "Go10", **SERVANT}
    laying = given(red=servant, holds={"red": "Ladder"}, decision="action")
    taking = given(red=servant, floor={"Go10": {"ladder": "Ladder"}}, decision="action")

    taking.refuses(VAMPIRE, "take ladder", "ED-14")
    laying.does("use ladder")
    assert laying.floor("Go10", "ladder") == {"E03"}


# --- garlic --------------------------------------------------------------------------------------


def bitten(cards: str, die: int, **keys: object) -> Table:
    data: dict[str, object] = {
        "slot": "vampire",
        "worn": DRESSED,
        "red": "Gh3",
        "vampire": "Gh4",
        **keys,
    }
    table = given(holds={"red": cards}, dice=[die], **data)  # type: ignore[arg-type]
    table.does("stay", "bite R")
    return table


@pytest.mark.clause("ED-15", "GR-116")
@pytest.mark.parametrize(
    ("cards", "die", "lost"),
    [
        ("Garlic", 6, 4),
        ("Garlic", 3, 1),
        ("Garlic", 2, 0),
        ("Garlic", 1, 0),
        ("Garlic, Shield", 6, 3),
        ("Garlic, Shield", 4, 1),
        ("Garlic, Shield", 3, 0),
        ("Garlic, Shield", 1, 0),
        ("Plan", 6, 6),
    ],
)
def test_garlic_saves_2_points_of_every_bite_and_adds_to_the_shield(
    cards: str, die: int, lost: int
) -> None:
    table = bitten(cards, die)

    assert table.life("red") == 40 - lost


@pytest.mark.clause("ED-15", "GR-121")
def test_garlic_is_kept_and_known_once_it_has_been_applied() -> None:
    table = bitten("Garlic", 1)

    assert table.sheet("red") == {"C04"}
    assert table.told_of("fact-protects") == [{"figure": "figure-red", "card": "card-garlic"}]


@pytest.mark.clause("ED-15")
def test_garlic_is_of_no_use_against_servants() -> None:
    table = given(
        slot="red",
        red={"at": "Gh3", **SERVANT},
        blue="Gh4",
        holds={"blue": "Garlic"},
        dice=[4],
    )

    table.does("hit blue dagger")

    assert table.life("blue") == 34
    assert table.told_of("fact-protects") == []


@pytest.mark.clause("ED-15")
def test_it_protects_its_carrier_only() -> None:
    table = bitten("Plan", 5, blue="Gh2")
    other = given(
        slot="vampire",
        worn=DRESSED,
        red="Gh3",
        vampire="Gh4",
        blue="Gh2",
        holds={"blue": "Garlic"},
        dice=[5],
    )
    other.does("stay", "bite R")

    assert table.life("red") == other.life("red") == 35


# --- pseudo-vampire ------------------------------------------------------------------------------


@pytest.mark.clause("ED-16", "GR-73")
def test_pseudo_vampire_leads_its_holder_through_the_passage_again_and_again() -> None:
    table = given(red="Gb5", holds={"red": "Pseudo-vampire"})

    table.goes_to("Cb5", 1, 2)
    assert (table.at("red"), table.sheet("red")) == ("Cb5", {"E13"})
    table.ends_the_slot()
    table.comes_to("red")
    table.goes_to("Gb5", 1, 2)

    assert (table.at("red"), table.sheet("red")) == ("Gb5", {"E13"})


@pytest.mark.clause("ED-16", "GR-73")
def test_it_works_for_its_holder_only() -> None:
    table = given(slot="blue", blue="Gb5", holds={"red": "Pseudo-vampire"}, dice=[6, 6])

    table.does("throw")

    assert not {"Ga5", "Ca5", "Cb5"} & set(table.answers())


@pytest.mark.clause("ED-16")
@pytest.mark.parametrize(
    ("start", "beyond", "keys"),
    [
        ("Gh5", "Gh6", {"doors": {"Gh5/h6": "closed"}}),
        ("Ge2", "Gd2", {}),
        ("Cf2", "Cg2", {}),
        ("Gb11", "Ga11", {}),
    ],
)
def test_it_gives_no_other_power_of_the_vampire(
    start: str, beyond: str, keys: dict[str, object]
) -> None:
    data: dict[str, object] = {"red": start, "holds": {"red": "Pseudo-vampire"}, **keys}
    table = given(dice=[1, 1], **data)  # type: ignore[arg-type]

    assert "bat" not in table.answers()
    table.does("throw")
    assert beyond not in table.answers()


@pytest.mark.clause("ED-16", "GR-73", "GR-182")
def test_a_servant_who_holds_it_cannot_use_the_passage() -> None:
    table = given(red={"at": "Gb5", **SERVANT}, holds={"red": "Pseudo-vampire"}, dice=[1, 1])

    table.does("throw")

    assert "Ga5" not in table.answers()
