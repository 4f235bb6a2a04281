"""Chapter 13: hammer and stake end the game while the vampire lies in his coffin."""

import pytest

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.table import BLUE, GREEN, RED, YELLOW, Table, given

COFFIN = ["Cg2", "Ch2"]
BESIDE = ["Cf2", "Cg1", "Ch1", "Cg3", "Ch3", "Ci2"]
NOT_BESIDE = ["Cf1", "Cf3", "Ci1", "Ci3", "Cj2", "Ce2", "Gb5"]
#: A charge in the crypt that goes off at the end of red's slot.
CHARGE = {"lighter": "red", "aim": "Ci3/i4", "at": "Ci3"}
BOTH = {"red": "Hammer, Stake"}


def approaching(
    here: str,
    there: str,
    *,
    held: str = "Hammer, Stake",
    vampire: object = "Gf3",
    ready: bool = False,
) -> Table:
    """Red has walked to a square with hammer and stake, and their slot has ended."""
    table = given(red={"at": here, "ready": ready}, holds={"red": held}, vampire=vampire)
    table.goes_to(there)
    table.ends_the_slot()
    return table


def prepared(square: str = "Cg3", *, vampire: object = "Cg2", **entries: object) -> Table:
    """Red may stake the vampire, who lies in his coffin, unless the entries forbid it."""
    return given(red={"at": square, "ready": True, **entries}, holds=BOTH, vampire=vampire)


def is_ready(table: Table, hunter: str = "red") -> bool:
    return bool(table.figure(hunter)["ready"])


# --- who can get ready ---------------------------------------------------------------------------


@pytest.mark.clause("GR-168")
def test_a_servant_with_hammer_and_stake_is_never_ready() -> None:
    table = given(red={"at": "Cg3", "state": "servant"}, holds=BOTH, vampire="Cg2")

    table.does("stay", "end")
    table.comes_to("red")

    assert not is_ready(table)
    assert table.answers() == ["throw", "stay"]
    table.forbids("stake vampire", "GR-168")


@pytest.mark.clause("GR-168", "GR-180")
def test_a_hunter_who_was_ready_and_died_does_not_stake_as_a_servant() -> None:
    dying = {"at": "Cg3", "life": 1, "ready": True}
    table = given(red=dying, holds=BOTH, charge=CHARGE, vampire="Cg2", dice=[6])

    table.does("stay", "end")
    table.comes_to("red")
    table.does("servant owner")

    assert (table.state("red"), is_ready(table)) == ("servant", False)
    assert table.answers() == ["throw", "stay"]


@pytest.mark.clause("GR-169", "GR-174")
@pytest.mark.parametrize("square", BESIDE)
def test_at_the_end_of_their_slot_a_hunter_with_both_beside_the_coffin_is_ready(
    square: str,
) -> None:
    assert is_ready(approaching("Cj3", square))


@pytest.mark.clause("GR-169")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_every_hunter_gets_ready_and_nobody_else_with_them(colour: str) -> None:
    hunter = {colour: {"at": "Cg3", "ready": False}}
    table = given(slot=colour, vampire="Gf3", holds={colour: "Hammer, Stake"}, **hunter)  # type: ignore[arg-type]

    table.does("stay", "end")

    ready = [one for one in ("red", "blue", "green", "yellow") if is_ready(table, one)]
    assert ready == [colour]


@pytest.mark.clause("GR-169")
@pytest.mark.parametrize("tool", ["hammer", "stake"])
def test_an_owner_may_print_hammer_or_stake_on_any_card(tool: str) -> None:
    mine = {"cards.E01.effect": tool, "cards.E01.border": "none"}
    other = {"hammer": "E08", "stake": "C01"}[tool]
    edition = GAME.edition_with({**mine, f"cards.{other}.effect": "kit"}, "mine.toml")
    held = {"hammer": "E01, C01", "stake": "E01, E08"}[tool]
    red = {"at": "Cg3", "ready": False}
    table = given(red=red, holds={"red": held}, vampire="Gf3", edition=edition)

    table.does("stay", "end")

    assert is_ready(table)


@pytest.mark.clause("GR-169")
@pytest.mark.parametrize("square", NOT_BESIDE)
def test_elsewhere_they_are_not_ready(square: str) -> None:
    table = given(red=square, holds=BOTH, vampire="Gf3", down={"C12": None})

    table.does("stay", "end")

    assert not is_ready(table)


@pytest.mark.clause("GR-169", "GR-168")
@pytest.mark.parametrize("held", ["Hammer", "Stake", "Sword, Club", "-"])
def test_without_both_they_are_not_ready(held: str) -> None:
    assert not is_ready(approaching("Cj3", "Cg3", held=held))


@pytest.mark.clause("GR-169")
def test_who_leaves_the_coffin_is_not_ready_any_more() -> None:
    assert not is_ready(approaching("Cg3", "Cj3", ready=True))


@pytest.mark.clause("GR-169")
def test_only_at_the_end_of_their_slot_they_get_ready() -> None:
    table = given(red={"at": "Cj3", "ready": False}, holds=BOTH, vampire="Gf3")

    table.goes_to("Cg3")

    assert not is_ready(table)


@pytest.mark.clause("GR-169")
def test_a_hunter_who_fights_in_place_gets_ready_too() -> None:
    table = given(red={"at": "Ch3", "ready": False}, vampire="Ci3", holds=BOTH)

    table.does("hit V dagger")

    assert is_ready(table)


@pytest.mark.clause("GR-169", "GR-47")
def test_a_slot_that_is_lost_makes_them_ready_too() -> None:
    table = given(red={"at": "Ch3", "ready": False, "shackled": 1}, vampire="Gf3", holds=BOTH)

    table.does("end")

    assert is_ready(table)


@pytest.mark.clause("GR-169")
def test_the_end_of_another_slot_changes_nothing() -> None:
    table = given(slot="blue", red={"at": "Ch3", "ready": False}, vampire="Gf3", holds=BOTH)

    table.comes_to("red")

    assert not is_ready(table)


@pytest.mark.clause("GR-169", "GR-193")
def test_a_hunter_who_takes_the_stake_beside_the_coffin_is_ready_at_the_end_of_that_slot() -> None:
    table = given(
        red={"at": "Cg3", "ready": False},
        yellow={"state": "gone"},
        holds={"red": "Hammer"},
        floor={"Cg3": {"yellow": "Stake"}},
    )

    table.does("stay", "take stake")

    assert is_ready(table)


@pytest.mark.clause("GR-169", "GR-46")
def test_the_stake_flag_of_a_hunter_who_dies_at_the_end_of_their_slot_is_not_set() -> None:
    dying = {"at": "Cg3", "life": 2, "poisoned": True, "ready": True}
    table = given(red=dying, holds=BOTH, vampire="Gf3")

    table.does("stay", "end")

    assert (table.state("red"), is_ready(table)) == ("corpse", False)


# --- staking -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-170", "GR-220")
def test_a_hunter_who_is_ready_stakes_the_lying_vampire_and_the_hunters_win_at_once() -> None:
    table = prepared()

    table.does("stake vampire")

    assert (table.cause, table.winners) == ("end-staked", [RED, BLUE, GREEN, YELLOW])
    assert table.told()[0] == ("fact-stakes", {"figure": "figure-red"})
    assert table.truth["thrown"] == 0


@pytest.mark.clause("GR-170")
@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_every_hunter_may_stake(colour: str) -> None:
    ready = {colour: {"at": "Cg3", "ready": True}}
    table = given(slot=colour, vampire="Cg2", holds={colour: "Hammer, Stake"}, **ready)  # type: ignore[arg-type]

    table.does("stake vampire")

    assert table.cause == "end-staked"


@pytest.mark.clause("GR-170")
@pytest.mark.parametrize("square", ["Ci2", "Ci3", "Gf3"])
def test_the_vampire_must_be_lying_at_that_moment(square: str) -> None:
    table = prepared("Ch3", vampire=square)

    table.forbids("stake vampire", "GR-170")


@pytest.mark.clause("GR-170")
@pytest.mark.parametrize("life", [1, 20, 40])
def test_the_points_of_the_vampire_do_not_matter(life: int) -> None:
    table = prepared(vampire={"at": "Ch2", "life": life})

    assert table.answers() == ["throw", "stay", "stake vampire"]


@pytest.mark.clause("GR-170", "ED-9")
def test_a_hunter_who_may_not_move_stakes_as_well() -> None:
    table = prepared(stuck=True)
    assert table.answers() == ["stay", "stake vampire"]

    table.does("stake vampire")

    assert table.cause == "end-staked"


@pytest.mark.clause("GR-170")
def test_staking_comes_instead_of_moving() -> None:
    thrown, stayed = prepared(), prepared()

    thrown.goes_to("Cg3")
    stayed.does("stay")

    assert thrown.answers() == stayed.answers() == ["end"]
    stayed.forbids("stake vampire", "GR-171")


@pytest.mark.clause("GR-170", "ED-22")
def test_a_shackled_hunter_does_not_stake() -> None:
    table = prepared(shackled=1)

    assert table.answers() == ["end"]


@pytest.mark.clause("GR-170", "GR-121")
def test_hammer_and_stake_are_shown() -> None:
    table = prepared()

    table.does("stake vampire")

    assert cards_shown(table) == {"E08", "C01"}


def cards_shown(table: Table) -> set[str]:
    """What everybody has seen on sheets."""
    return set(str(table.knowledge["shown"]).split(", "))


@pytest.mark.clause("GR-171")
def test_arriving_and_staking_in_the_same_slot_is_impossible() -> None:
    table = given(red={"at": "Cj3", "ready": False}, vampire="Cg2", holds=BOTH)

    table.goes_to("Cg3")

    assert table.answers() == ["end"]
    table.forbids("stake vampire", "GR-171")


@pytest.mark.clause("GR-171")
def test_who_stands_beside_the_coffin_but_was_not_ready_does_not_stake() -> None:
    table = prepared(ready=False)

    assert table.answers() == ["throw", "stay"]
    table.forbids("stake vampire", "GR-169")


@pytest.mark.clause("GR-171")
def test_in_their_next_slot_they_stake() -> None:
    table = approaching("Cj3", "Cg3", vampire={"at": "Ch2", "life": 20})

    table.comes_to("red")

    assert table.may("stake vampire")


@pytest.mark.clause("GR-172")
def test_the_vampire_need_not_have_been_lying_when_the_hunter_arrived() -> None:
    table = approaching("Cj3", "Cg3", vampire="Ci1")
    table.comes_to("vampire")
    table.goes_to("Ch2")
    table.does("end")

    table.does("stake vampire")

    assert table.cause == "end-staked"


@pytest.mark.clause("GR-173")
def test_a_vampire_with_forty_points_may_leave_and_so_escape() -> None:
    table = approaching("Cj3", "Cg3", vampire="Ch2")
    table.comes_to("vampire")
    table.goes_to("Ci2")
    table.does("end")

    assert table.slot == "red"
    table.forbids("stake vampire", "GR-170")


@pytest.mark.clause("GR-173")
def test_a_vampire_with_less_than_forty_points_does_not_escape() -> None:
    table = approaching("Cj3", "Cg3", vampire={"at": "Ch2", "life": 39})

    table.comes_to("vampire")

    assert table.answers() == ["end"]
    table.forbids("throw", "GR-160")


@pytest.mark.clause("GR-174")
@pytest.mark.parametrize("coffin", COFFIN)
@pytest.mark.parametrize("square", BESIDE)
def test_beside_either_square_of_the_coffin_is_enough(square: str, coffin: str) -> None:
    table = approaching("Cj3", square, vampire={"at": coffin, "life": 20})
    table.comes_to("red")

    table.does("stake vampire")

    assert table.cause == "end-staked"


@pytest.mark.clause("GR-175")
@pytest.mark.parametrize(("red", "blue"), [("Hammer", "Stake"), ("Stake", "Hammer")])
def test_hammer_and_stake_in_the_hands_of_two_hunters_do_not_suffice(red: str, blue: str) -> None:
    table = given(red="Cg3", blue="Ch3", vampire="Gf3", holds={"red": red, "blue": blue})

    table.comes_to("green")

    assert not is_ready(table)
    assert not is_ready(table, "blue")


@pytest.mark.clause("GR-175")
@pytest.mark.parametrize("held", ["Hammer", "Stake"])
def test_a_hunter_with_one_of_them_is_told_that_they_need_both(held: str) -> None:
    table = given(red="Cg3", vampire="Cg2", holds={"red": held})

    table.forbids("stake vampire", "GR-175")


@pytest.mark.clause("GR-176")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("weapon", "bonus"), [("hammer", 0), ("stake", -1)])
def test_hammer_and_stake_are_ordinary_weapons_as_well(weapon: str, bonus: int, die: int) -> None:
    table = given(red="Ch3", vampire="Ci3", holds=BOTH, dice=[die])

    table.does(f"hit V {weapon}")

    assert (table.life("vampire"), table.sheet("red")) == (40 - die - bonus, {"E08", "C01"})
    assert table.told_of("fact-strikes")[0]["weapon"] == f"weapon-{weapon}"


@pytest.mark.clause("GR-176")
def test_both_together_are_not_one_weapon() -> None:
    table = given(red="Ch3", vampire="Ci3", holds=BOTH)

    table.begins("fight")

    assert table.answers() == ["E08", "C01", "dagger"]
