"""Chapter 12, third part: the vampire rests in his coffin; hunters in the crypt weaken him."""

import pytest

from tests.games.grottenstein.table import BLUE, DIES, GREEN, RED, YELLOW, Table, given

DRESSED = ["teeth", "nails"]
COFFIN = ["Cg2", "Ch2"]
FAR = {"cape": 7, "teeth": 10, "nails": 10}
#: A charge in the crypt that goes off at the end of red's slot.
CHARGE = {"lighter": "red", "aim": "Ci3/i4", "at": "Ci3"}


def lying(life: int, coffin: str = "Cg2", **keys: object) -> Table:
    """The vampire lies in his coffin when his slot begins."""
    his = {"at": coffin, "life": life}
    return given(**{"slot": "vampire", "vampire": his, **keys})  # type: ignore[arg-type]


def away(life: int = 40, **keys: object) -> Table:
    """The vampire is in the music room when his slot begins."""
    return given(slot="vampire", vampire={"at": "Gf3", "life": life}, **keys)  # type: ignore[arg-type]


# --- lying down ----------------------------------------------------------------------------------


@pytest.mark.clause("GR-157")
@pytest.mark.parametrize("coffin", COFFIN)
def test_the_vampire_lies_in_the_coffin_when_his_movement_ends_there(coffin: str) -> None:
    table = given(slot="vampire", vampire={"at": "Ci3", "life": 20})

    table.goes_to(coffin)

    (told,) = table.told_of("fact-lies-down")
    assert (told["square"], table.told_of("fact-moves")) == (coffin, [])
    table.does("end")
    assert table.life("vampire") == 25


@pytest.mark.clause("GR-157")
def test_crossing_the_coffin_is_not_lying() -> None:
    table = given(slot="vampire", vampire={"at": "Cf2", "life": 20}, dice=[1, 2])

    table.does("throw", "Ci2", "end")

    (told,) = table.told_of("fact-moves")
    assert told["way"] == ["Cf2", "Cg2", "Ch2", "Ci2"]
    assert (table.told_of("fact-lies-down"), table.life("vampire")) == ([], 20)


@pytest.mark.clause("GR-157")
def test_a_movement_of_zero_squares_that_ends_in_the_coffin_is_lying() -> None:
    table = lying(40, dice=[1, 1])

    table.does("throw", "Cg2", "end")
    table.comes_to("vampire")

    assert table.asked == "vampire-first"
    assert table.told_of("fact-regenerates") == [{"gained": 0, "left": 40}]


@pytest.mark.clause("GR-158")
@pytest.mark.parametrize("square", ["Cf2", "Cg1", "Ch1", "Cg3", "Ch3", "Ci2"])
def test_staying_beside_the_coffin_is_not_lying(square: str) -> None:
    table = given(slot="vampire", vampire={"at": square, "life": 20}, wardrobe=FAR)

    table.does("stay")
    assert table.answers() == ["end"]
    table.does("end")

    assert (table.at("vampire"), table.life("vampire")) == (square, 20)


@pytest.mark.clause("GR-158")
def test_the_coffin_must_be_within_his_throw() -> None:
    table = given(slot="vampire", vampire="Cj3", dice=[1, 1])

    table.does("throw")

    for coffin in COFFIN:
        table.forbids(coffin, "GR-50")


@pytest.mark.clause("GR-158")
def test_who_may_not_move_does_not_reach_the_coffin() -> None:
    table = given(slot="vampire", vampire={"at": "Ci2", "stuck": True}, worn=["cape"])

    assert table.answers() == ["stay"]
    table.forbids("throw", "ED-9")


# --- regeneration --------------------------------------------------------------------------------


@pytest.mark.clause("GR-159")
def test_he_gains_five_points_at_the_end_of_each_slot_in_which_he_lies() -> None:
    table = given(slot="vampire", vampire={"at": "Ci3", "life": 20})

    table.goes_to("Ch2")
    assert table.life("vampire") == 20
    points = []
    for _ in range(3):
        table.does("end")
        points.append(table.life("vampire"))
        table.comes_to("vampire")

    assert points == [25, 30, 35]
    assert table.told_of("fact-regenerates")[0] == {"gained": 5, "left": 25}


@pytest.mark.clause("GR-159")
@pytest.mark.parametrize(("before", "after"), [(34, 39), (35, 40), (36, 40), (39, 40)])
def test_the_coffin_never_lifts_him_above_forty(before: int, after: int) -> None:
    table = lying(before)

    table.does("end")

    assert table.life("vampire") == after
    assert table.told_of("fact-regenerates") == [{"gained": after - before, "left": after}]


@pytest.mark.clause("GR-159")
def test_he_gains_nothing_in_the_slot_in_which_he_leaves() -> None:
    table = lying(40)
    table.goes_to("Ci2")

    table.does("end")

    assert table.told_of("fact-regenerates") == []


@pytest.mark.clause("GR-160")
@pytest.mark.parametrize("coffin", COFFIN)
@pytest.mark.parametrize("life", [1, 39])
def test_lying_with_less_than_forty_points_he_has_no_move_and_no_throw(
    life: int, coffin: str
) -> None:
    table = lying(life, coffin, worn=["cape", "teeth", "nails"], red="Cg3")

    assert (table.asked, table.answers()) == ("ending", ["end"])
    for line in ("throw", "bat", "stay", "bite R"):
        table.forbids(line, "GR-160")


@pytest.mark.clause("GR-160")
def test_beside_the_coffin_he_moves_with_few_points_too() -> None:
    table = lying(1, "Ci2")

    assert table.answers() == ["throw", "stay"]


@pytest.mark.clause("GR-161")
@pytest.mark.parametrize("coffin", COFFIN)
def test_lying_with_forty_points_he_may_throw_and_leave(coffin: str) -> None:
    table = lying(40, coffin)
    assert table.answers() == ["throw", "stay"]

    table.goes_to("Ci2")

    assert table.at("vampire") == "Ci2"


@pytest.mark.clause("GR-161")
def test_lying_with_forty_points_he_may_fly_or_stay() -> None:
    table = lying(40, worn=["cape"])
    assert table.answers() == ["throw", "stay", "bat"]

    table.does("stay", "end")

    assert (table.at("vampire"), table.life("vampire")) == ("Cg2", 40)


@pytest.mark.clause("GR-161")
def test_he_may_leave_in_the_slot_after_the_one_that_made_his_forty_points_full() -> None:
    table = lying(36)

    table.does("end")
    table.comes_to("vampire")

    assert table.asked == "vampire-first"


# --- what happens to him while he lies -----------------------------------------------------------


@pytest.mark.clause("GR-162")
@pytest.mark.parametrize("coffin", COFFIN)
def test_while_he_lies_he_cannot_be_attacked(coffin: str) -> None:
    arms = {"red": "Sword, Holy water, Hammer", "green": "Crucifix, Grease, Stake"}
    beside = {"red": "Cg3", "green": "Ch3"}

    for slot in beside:
        table = given(slot=slot, vampire=coffin, holds=arms, **beside)  # type: ignore[arg-type]
        assert table.answers() == ["throw", "stay"]
        table.forbids("hit V dagger", "GR-162")


@pytest.mark.clause("GR-162")
def test_beside_the_coffin_he_can_be_attacked() -> None:
    table = given(red="Ci3", vampire="Ci2")

    assert table.may("hit V dagger")


@pytest.mark.clause("GR-162", "GR-218")
@pytest.mark.parametrize(("square", "left"), [("Cg2", 4), ("Ch2", 4), ("Ci1", 0)])
def test_an_explosion_does_not_hurt_him_while_he_lies(square: str, left: int) -> None:
    table = given(charge=CHARGE, red="Cf1", vampire={"at": square, "life": 4}, dice=[6])

    table.does("stay", "end")

    assert (table.life("red"), table.life("vampire")) == (36, left)


@pytest.mark.clause("GR-163")
@pytest.mark.parametrize(("square", "bites"), [("Ch2", False), ("Cg2", False), ("Ci3", True)])
def test_while_he_lies_he_cannot_attack(square: str, bites: bool) -> None:
    table = given(slot="vampire", vampire="Ci2", red="Cg3", blue="Ch3", worn=DRESSED, wardrobe=FAR)

    table.goes_to(square)

    assert table.answers() == (["bite", "end"] if bites else ["end"])
    if not bites:
        table.forbids("bite B", "GR-163")


@pytest.mark.clause("GR-163")
def test_he_cannot_attack_from_the_coffin_that_he_did_not_leave() -> None:
    table = lying(40, red="Cg3", worn=DRESSED)

    table.does("stay")

    assert table.answers() == ["end"]


# --- hunters in the crypt ------------------------------------------------------------------------


@pytest.mark.clause("GR-164")
@pytest.mark.parametrize("square", ["Cf1", "Cj1", "Cf3", "Cj3", "Ci2", "Cg1"])
def test_a_hunter_in_the_crypt_costs_the_vampire_three_points(square: str) -> None:
    table = away(red=square)

    table.does("stay")
    assert table.life("vampire") == 40
    table.does("end")

    assert table.life("vampire") == 37
    assert table.told_of("fact-crypt") == [{"lost": 3, "left": 37}]


@pytest.mark.clause("GR-164")
@pytest.mark.parametrize("square", ["Ce2", "Ci4", "Cf4", "Ce1", "Ck1", "Gh11"])
def test_a_hunter_outside_the_crypt_costs_him_nothing(square: str) -> None:
    table = away(red=square, blue="Ga1")

    table.does("stay", "end")

    assert table.life("vampire") == 40


@pytest.mark.clause("GR-164")
def test_several_hunters_cost_him_no_more_than_one() -> None:
    table = away(red="Cf1", blue="Cg1", green="Ch1", yellow="Ci1")

    table.does("stay", "end")

    assert table.life("vampire") == 37


@pytest.mark.clause("GR-164")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_every_hunter_can_cost_him_points(colour: str) -> None:
    table = away(40, **{colour: "Cf1"})

    table.does("stay", "end")

    assert table.life("vampire") == 37


@pytest.mark.clause("GR-164")
def test_he_loses_points_in_every_round() -> None:
    table = away(red="Cf1")

    for _ in range(2):
        table.does("stay", "end")
        table.comes_to("vampire")

    assert table.life("vampire") == 34


@pytest.mark.clause("GR-164")
@pytest.mark.parametrize("square", ["Cj1", "Cf2", "Ci2"])
def test_a_vampire_in_the_crypt_loses_nothing(square: str) -> None:
    table = given(slot="vampire", vampire=square, red="Cf1")

    table.does("stay", "end")

    assert table.life("vampire") == 40


@pytest.mark.clause("GR-164")
@pytest.mark.parametrize(
    ("here", "there", "left"), [("Ci4", "Ci3", 40), ("Ci3", "Ci4", 37), ("Ce2", "Cf2", 40)]
)
def test_where_his_move_has_led_him_counts(here: str, there: str, left: int) -> None:
    table = given(slot="vampire", vampire=here, red="Cf1")

    table.goes_to(there)
    table.does("end")

    assert table.life("vampire") == left


@pytest.mark.clause("GR-164")
def test_at_the_end_of_hunters_slots_he_loses_nothing() -> None:
    table = given(red="Cf1", vampire="Gf3")

    table.comes_to("vampire")

    assert table.life("vampire") == 40


@pytest.mark.clause("GR-165")
def test_the_coffin_belongs_to_the_crypt() -> None:
    villa = given().position.villa
    rooms = {square: villa.room[villa.names.index(square)] for square in [*COFFIN, "Cf1", "Ce2"]}

    assert rooms["Cg2"] == rooms["Ch2"] == rooms["Cf1"] == villa.crypt
    assert rooms["Ce2"] != villa.crypt


@pytest.mark.clause("GR-165", "GR-49")
def test_a_lying_vampire_gains_and_loses_nothing_with_a_hunter_beside_him() -> None:
    table = lying(20, red="Cf1")

    table.does("end")

    assert (table.life("vampire"), table.told_of("fact-crypt")) == (25, [])


@pytest.mark.clause("GR-165")
@pytest.mark.parametrize("state", ["servant", "corpse"])
def test_servants_and_corpses_in_the_crypt_cost_him_nothing(state: str) -> None:
    table = away(red={"at": "Cf1", "state": state})

    table.does("stay", "end")

    assert table.life("vampire") == 40


@pytest.mark.clause("GR-166")
@pytest.mark.parametrize("life", [1, 3])
def test_the_crypt_can_kill_him(life: int) -> None:
    table = away(life, red="Cf1", options=DIES)

    table.does("stay", "end")

    assert (table.cause, table.winners) == ("end-vampire-dead", [RED, BLUE, GREEN, YELLOW])
    assert table.told_of("fact-crypt") == [{"lost": life, "left": 0}]


@pytest.mark.clause("GR-166")
def test_with_four_points_he_survives_it() -> None:
    table = away(4, red="Cf1")

    table.does("stay", "end")

    assert (table.life("vampire"), table.slot, table.number("round")) == (1, "red", 3)


# --- without teeth and nails ---------------------------------------------------------------------


@pytest.mark.clause("GR-167")
def test_before_he_has_teeth_and_nails_he_moves_and_takes_pieces() -> None:
    table = given(slot="vampire", vampire="Cf1", wardrobe={"cape": 12}, dice=[1, 1])

    table.does("throw", "Cf3", "wear cape", "end")

    assert (table.at("vampire"), table.truth["worn"]) == ("Cf3", ["cape"])


@pytest.mark.clause("GR-167")
@pytest.mark.parametrize("worn", [["cape"], ["cape", "teeth"], ["cape", "nails"]])
def test_before_he_has_teeth_and_nails_he_flies_and_lies_down(worn: list[str]) -> None:
    table = given(slot="vampire", vampire={"at": "Cf1", "life": 20}, worn=worn)

    table.does("bat", "Cg2", "end")

    assert (table.at("vampire"), table.life("vampire")) == ("Cg2", 25)
