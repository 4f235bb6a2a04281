"""Chapter 17: lighting a charge, and what happens until it goes off."""

import pytest

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.seen import worlds
from tests.games.grottenstein.table import DIES, GREEN, RED, VAMPIRE, YELLOW, Table, given

BOTH = "Dynamite, Torch"
GONE = {"state": "gone"}
WALL_CHARGE = {"lighter": "red", "aim": "wall", "at": "Gn1"}
CHARGE = {"E04", "E05"}


def ready(at: str, **keys: object) -> Table:
    """Red stands there with dynamite and torch and may act."""
    return given(**{"red": at, "holds": {"red": BOTH}, "decision": "action", **keys})  # type: ignore[arg-type]


def stands(table: Table) -> bool:
    """The wall chip is still there."""
    return bool(table.truth["wall"])


# --- lighting ------------------------------------------------------------------------------------


@pytest.mark.clause("GR-209")
def test_both_cards_lie_lit_on_their_square_and_are_seen_by_all() -> None:
    table = ready("Gn1")

    table.does("light wall")

    assert table.truth["charge"] == WALL_CHARGE
    assert table.sheet("red") == set()
    (told,) = table.told_of("fact-lights", VAMPIRE)
    assert told == {"figure": "figure-red", "square": "Gn1", "door": "wall-chip"}
    assert table.slot == "blue"


@pytest.mark.clause("GR-209", "GR-213")
@pytest.mark.parametrize("figure", ["red", "blue", "yellow"])
def test_it_goes_off_at_the_end_of_the_next_slot_of_its_lighter(
    figure: str,
) -> None:
    keys: dict[str, object] = {figure: "Gn1", "holds": {figure: BOTH}, "slot": figure}
    table = given(decision="action", **keys)  # type: ignore[arg-type]

    table.does("light wall")

    assert table.truth["charge"] == {"lighter": figure, "aim": "wall", "at": "Gn1"}
    table.comes_to(figure)
    assert stands(table)
    table.will_throw(6)
    table.does("stay", "end")
    assert not stands(table)


@pytest.mark.clause("GR-121", "GR-209")
def test_from_then_on_everybody_knows_both_cards() -> None:
    table = ready("Gn1", holds={"red": f"{BOTH}, Plan"})
    assert len({str(world.sheet("red")) for world in worlds(table, VAMPIRE)}) > 1

    table.does("light wall")

    GAME.check(table.position)
    for world in worlds(table, VAMPIRE):
        assert world.truth["charge"] == WALL_CHARGE
        assert not CHARGE & set(dict(world.truth["down"]).values())  # type: ignore[call-overload]


@pytest.mark.clause("GR-209", "GR-211")
def test_only_the_doors_of_their_own_square_are_offered_each_once() -> None:
    doors = {"Gh5/h6": "closed", "Gg4/g5": "closed", "Gc4/c5": "closed"}
    table = ready("Gh5", doors=doors)

    table.begins("light")

    assert table.answers() == ["Gh5/h6"]


@pytest.mark.clause("GR-209")
@pytest.mark.parametrize("cards", ["Dynamite", "Torch", "Dynamite, Plan"])
def test_one_of_both_cards_is_not_enough(cards: str) -> None:
    table = ready("Gn1", holds={"red": cards, "blue": ""})

    table.refuses(RED, "light wall", "GR-209")


@pytest.mark.clause("GR-209")
def test_the_other_card_in_another_hand_does_not_count() -> None:
    table = ready("Gn1", blue="Gn2", holds={"red": "Dynamite", "blue": "Torch"})

    table.refuses(RED, "light wall", "GR-209")


@pytest.mark.clause("GR-209", "GR-43")
def test_lighting_is_an_action_after_the_movement() -> None:
    table = given(red="Gn1", holds={"red": BOTH})

    assert "light" not in table.answers()
    table.does("stay")
    assert "light" in table.answers()


@pytest.mark.clause("GR-209", "GR-183")
def test_a_servant_may_light_a_charge() -> None:
    table = ready("Gn1", red={"state": "servant", "at": "Gn1"})

    table.does("light wall")

    assert table.truth["charge"] == WALL_CHARGE


@pytest.mark.clause("GR-210", "ED-2")
@pytest.mark.parametrize(("square", "beside"), [("Gn1", True), ("Co2", True), ("Gn2", False)])
def test_the_wall_is_blown_up_from_the_dining_room_or_the_lower_stair(
    square: str, beside: bool
) -> None:
    table = ready(square)

    assert table.may("light wall") is beside


@pytest.mark.clause("GR-209", "GR-210")
@pytest.mark.parametrize("square", ["Gm1", "Gn2", "Go3", "Co3"])
def test_from_other_squares_the_wall_cannot_be_reached(square: str) -> None:
    table = ready(square)

    table.refuses(RED, "light wall", "GR-209")


@pytest.mark.clause("GR-209")
def test_a_door_is_blown_up_from_a_square_that_touches_it() -> None:
    doors = {"Gh5/h6": "closed", "Gg4/g5": "closed"}

    assert ready("Gh5", doors=doors).may("light Gh5/h6")
    assert ready("Gh6", doors=doors).may("light Gh5/h6")
    ready("Gh5", doors=doors).refuses(RED, "light Gg4/g5", "GR-209")


@pytest.mark.clause("GR-211")
@pytest.mark.parametrize(
    ("at", "door", "state", "suits"),
    [
        ("Gh5", "Gh5/h6", "open", False),
        ("Gh5", "Gh5/h6", "closed", True),
        ("Gh5", "Gh5/h6", "closed 39", True),
        ("Gh5", "Gh5/h6", "destroyed", False),
        ("Gd2", "Gd2/e2", "open", True),
        ("Ge2", "Gd2/e2", "open", True),
        ("Gd2", "Gd2/e2", "closed", True),
        ("Gd2", "Gd2/e2", "destroyed", False),
        ("Ce2", "Ce2/f2", "closed", True),
        ("Cf2", "Ce2/f2", "closed", True),
        ("Ce2", "Ce2/f2", "open", False),
        ("Ga11", "Ga11/b11", "closed", False),
        ("Gb11", "Ga11/b11", "closed", False),
        ("Ga11", "Ga11/b11", "open", False),
    ],
)
def test_closed_doors_and_one_way_doors_can_be_blown_up(
    at: str, door: str, state: str, suits: bool
) -> None:
    table = ready(at, doors={door: state})

    assert table.may(f"light {door}") is suits


@pytest.mark.clause("GR-66", "GR-211")
def test_the_armoured_door_resists() -> None:
    table = ready("Ga11")

    table.refuses(RED, "light Ga11/b11", "GR-66")


@pytest.mark.clause("GR-211")
def test_a_wall_that_is_gone_is_not_a_target_any_more() -> None:
    table = ready("Gn1", wall=False)

    table.refuses(RED, "light wall", "GR-209")


@pytest.mark.clause("GR-212")
@pytest.mark.parametrize("figure", ["blue", "yellow"])
def test_nobody_may_take_lit_cards(figure: str) -> None:
    yellow = {"state": "servant"}
    other = {"at": "Gn1", **(yellow if figure == "yellow" else {})}
    keys: dict[str, object] = {"yellow": yellow, figure: other}
    table = given(slot=figure, charge=WALL_CHARGE, red="Gm1", decision="action", **keys)  # type: ignore[arg-type]

    assert "take" not in table.answers()


@pytest.mark.clause("GR-212")
def test_not_even_together_with_what_lies_beside_them() -> None:
    remains = {"Gn1": {"yellow": "Sword"}}
    table = given(
        slot="green", green="Gn1", yellow=GONE, charge=WALL_CHARGE, floor=remains, decision="action"
    )
    table.begins("take")

    assert table.answers() == ["E09"]
    table.begins("E09")
    assert table.answers() == ["end"]
    assert GREEN in table.position.to_act()


# --- when it goes off ----------------------------------------------------------------------------


@pytest.mark.clause("GR-213")
def test_it_goes_off_at_the_end_of_the_lighters_next_slot() -> None:
    table = ready("Gn1")
    table.does("light wall")
    for _ in range(4):
        table.ends_the_slot()
        assert stands(table)
    table.will_throw(1, 1, 5)

    table.does("throw", "Gm1")
    assert stands(table)
    table.does("end")

    assert not stands(table)
    assert table.truth["charge"] is None
    (told,) = table.told_of("fact-explodes")
    assert told["die"] == 5


@pytest.mark.clause("GR-213", "GR-46")
def test_it_goes_off_before_poison_and_rats() -> None:
    table = given(charge=WALL_CHARGE, red={"poisoned": True, "rats": True}, dice=[6])

    table.does("stay", "end")

    ends = ("fact-explodes", "fact-poisoned", "fact-rats")
    assert [key for key, _ in table.told() if key in ends] == list(ends)


@pytest.mark.clause("GR-213", "GR-102")
def test_it_goes_off_also_when_they_fight_in_place() -> None:
    table = given(charge=WALL_CHARGE, red="Gh3", vampire="Gh4", dice=[1, 6])

    table.does("hit V dagger")

    assert not stands(table)


@pytest.mark.clause("GR-47", "GR-213", "ED-22")
def test_it_goes_off_at_the_end_of_a_lost_slot() -> None:
    table = given(charge=WALL_CHARGE, red={"shackled": 1}, dice=[6])

    table.does("end")

    assert not stands(table)


@pytest.mark.clause("GR-213")
@pytest.mark.parametrize("slot", ["blue", "green", "yellow", "vampire"])
def test_the_slots_of_others_do_not_end_the_fuse(slot: str) -> None:
    table = given(charge=WALL_CHARGE, slot=slot)

    table.ends_the_slot()

    assert table.truth["charge"] == WALL_CHARGE


@pytest.mark.clause("GR-214", "GR-217")
def test_the_lighter_may_stay_in_the_room_and_suffers_for_it() -> None:
    table = given(charge=WALL_CHARGE, red="Gn1", dice=[3])

    table.does("stay", "end")

    assert (table.at("red"), table.life("red")) == ("Gn1", 36)


# --- the lighter dies ----------------------------------------------------------------------------


@pytest.mark.clause("GR-215")
def test_if_the_lighter_has_died_it_goes_off_at_the_end_of_their_servants_slot() -> None:
    table = given(
        slot="vampire",
        charge=WALL_CHARGE,
        red={"at": "Gh3", "life": 1},
        vampire="Gh4",
        worn=["teeth", "nails"],
        dice=[6, 6],
    )
    table.does("stay", "bite R", "end", "servant mine")
    assert stands(table)

    table.does("stay", "end")

    assert (table.state("red"), stands(table)) == ("servant", False)


@pytest.mark.clause("GR-215", "GR-88")
def test_if_they_die_in_that_very_slot_it_goes_off_all_the_same() -> None:
    table = given(
        charge=WALL_CHARGE,
        red={"at": "Gh3", "life": 1},
        down={"G4": "E20"},
        decision="action",
        dice=[2, 6],
    )

    table.does("reveal")

    assert (table.state("red"), stands(table)) == ("corpse", False)


@pytest.mark.clause("GR-215", "GR-202")
def test_if_poison_kills_them_after_lighting_it_goes_off_in_their_servants_slot() -> None:
    table = ready("Gn1", red={"at": "Gn1", "life": 2, "poisoned": True})

    table.does("light wall")

    assert table.state("red") == "corpse"
    assert table.truth["charge"] == WALL_CHARGE
    table.comes_to("red")
    table.does("servant mine")
    table.will_throw(6)
    table.does("stay", "end")
    assert not stands(table)


@pytest.mark.clause("GR-215", "GR-190")
def test_if_they_are_gone_it_goes_off_where_their_slot_would_have_been() -> None:
    charge = {"lighter": "green", "aim": "wall", "at": "Gn1"}
    table = given(slot="red", charge=charge, green=GONE, blue="Gm1", yellow="Gk2", dice=[6])

    table.does("stay", "end")
    assert stands(table)
    table.does("stay", "end")

    assert not stands(table)
    assert (table.life("blue"), table.life("yellow"), table.slot) == (36, 36, "yellow")
    assert YELLOW in table.position.to_act()


@pytest.mark.clause("GR-215")
@pytest.mark.parametrize("die", [1, 2])
def test_for_one_who_is_gone_it_may_fail_as_well(die: int) -> None:
    charge = {"lighter": "blue", "aim": "wall", "at": "Gn1"}
    table = given(slot="red", charge=charge, blue=GONE, dice=[die])

    table.does("stay", "end")

    assert (stands(table), table.truth["charge"], table.slot) == (True, None, "green")
    assert table.floor("Gn1", "unlit") == CHARGE


@pytest.mark.clause("GR-215")
def test_the_place_of_one_who_is_gone_is_kept_until_the_charge_has_burnt_down() -> None:
    gone_now = given(
        slot="red",
        red="Gh3",
        blue={"at": "Gh4", "state": "servant", "life": 1},
        charge={"lighter": "blue", "aim": "wall", "at": "Gn1"},
        dice=[6, 5],
    )

    gone_now.does("hit blue dagger")

    assert (gone_now.state("blue"), stands(gone_now), gone_now.slot) == (
        "gone",
        False,
        "green",
    )


@pytest.mark.clause("GR-215", "GR-225")
def test_a_charge_may_end_the_game_when_nobody_is_there_to_throw() -> None:
    charge = {"lighter": "yellow", "aim": "wall", "at": "Gn1"}
    table = given(
        options=DIES,
        slot="green",
        charge=charge,
        yellow=GONE,
        vampire={"at": "Gm1", "life": 4},
        dice=[3],
    )

    table.does("stay", "end")

    assert table.cause == "end-vampire-dead"
