"""Chapter 5, third part: how a slot begins when the one before has ended."""

import pytest

from tests.games.grottenstein.table import DIES, VAMPIRE, given

COLOURS = ["red", "blue", "green", "yellow"]
BEFORE = dict(zip(COLOURS, ["vampire", *COLOURS], strict=False))
CHARGE = {"aim": "wall", "at": "Gn1"}


@pytest.mark.clause("GR-43", "GR-57")
def test_an_old_throw_does_not_count_any_more() -> None:
    table = given(dice=[6, 6])
    table.does("throw", "Gg11")

    table.ends_the_slot()

    assert (table.slot, table.asked, table.number("thrown")) == ("blue", "first", 0)


@pytest.mark.clause("GR-48", "GR-151")
def test_an_old_flight_does_not_keep_the_vampire_from_biting() -> None:
    table = given(
        slot="vampire",
        vampire="Gh4",
        red="Gh3",
        worn=["cape", "teeth", "nails"],
        down={"G4": "Rats"},
    )
    table.does("bat", "Gh4")
    assert (table.truth["bat_slot"], table.answers()) == (True, ["end"])
    table.does("end")

    table.comes_to("vampire")
    table.does("stay")

    assert (table.truth["bat_slot"], table.answers()) == (False, ["bite", "end"])


@pytest.mark.clause("GR-7", "GR-178")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_corpse_rises_at_the_beginning_of_its_slot_and_not_before(colour: str) -> None:
    table = given(slot=BEFORE[colour], **{colour: {"state": "corpse"}})  # type: ignore[arg-type]
    assert table.state(colour) == "corpse"

    table.ends_the_slot()
    assert (table.slot, table.asked, table.state(colour)) == (colour, "rising", "corpse")
    table.does("servant mine")

    assert (table.state(colour), table.turn, table.asked) == ("servant", VAMPIRE, "first")


@pytest.mark.clause("GR-47", "ED-22")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("shackled", "answers"), [(1, ["end"]), (0, ["throw", "stay"])])
def test_a_shackled_hunter_can_only_end_their_slot(
    colour: str, shackled: int, answers: list[str]
) -> None:
    table = given(slot=BEFORE[colour], **{colour: {"shackled": shackled}})  # type: ignore[arg-type]

    table.ends_the_slot()

    assert (table.slot, table.answers()) == (colour, answers)
    assert bool(table.told_of("fact-slot-shackled")) is bool(shackled)


@pytest.mark.clause("GR-48", "GR-160", "GR-161")
@pytest.mark.parametrize(
    ("square", "life", "answers"),
    [
        ("Cg2", 39, ["end"]),
        ("Ch2", 1, ["end"]),
        ("Cg2", 40, ["throw", "stay"]),
        ("Ci2", 39, ["throw", "stay"]),
        ("Ci2", 40, ["throw", "stay"]),
    ],
)
def test_the_vampire_rests_while_he_lies_with_less_than_40_points(
    square: str, life: int, answers: list[str]
) -> None:
    table = given(slot="yellow", vampire={"at": square, "life": life})

    table.ends_the_slot()

    assert (table.slot, table.answers()) == ("vampire", answers)


@pytest.mark.clause("GR-7", "GR-190", "GR-215")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_charge_of_who_is_gone_goes_off_where_their_slot_would_have_been(colour: str) -> None:
    table = given(
        slot=BEFORE[colour],
        charge={"lighter": colour, **CHARGE},
        dice=[3],
        **{colour: {"state": "gone"}},  # type: ignore[arg-type]
    )

    table.ends_the_slot()

    assert table.truth["wall"] is False
    assert table.slot != colour


@pytest.mark.clause("GR-215", "GR-221", "GR-225")
def test_the_charge_of_who_is_gone_may_end_the_game() -> None:
    table = given(
        options=DIES,
        charge={"lighter": "blue", **CHARGE},
        blue={"state": "gone"},
        vampire={"at": "Gm2", "life": 4},
        dice=[3],
    )

    table.ends_the_slot()

    assert table.cause == "end-vampire-dead"
    assert table.position.to_act() == []
    assert table.told()[-1][0] == "fact-wins"


@pytest.mark.clause("GR-7")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_slot_is_announced_with_who_plays_it(colour: str) -> None:
    table = given(slot=BEFORE[colour])

    table.ends_the_slot()

    (told,) = table.told_of("fact-slot")
    assert told == {
        "figure": f"figure-{colour}",
        "player": table.player(colour),
        "round": table.number("round"),
    }
