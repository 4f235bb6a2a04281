"""Section 20.11: every trap."""

import pytest

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.table import RED, given
from tests.games.grottenstein.traps import sprung

GONE = {"state": "gone"}
SERVANT = {"state": "servant"}
TRAPS = {
    "E19": "rats",
    "E20": "bat swarm",
    "E21": "spirit",
    "E22": "demon",
    "E23": "poison",
    "E24": "trapdoor",
    "C08": "bat swarm",
    "C09": "spirit",
    "C10": "demon",
    "C11": "shackles",
    "C12": "blood altar",
}


# --- all traps -----------------------------------------------------------------------------------


@pytest.mark.clause("GR-88")
@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_is_out_when_it_has_acted_and_the_slot_is_over(trap: str) -> None:
    table = sprung(trap, 1)

    assert table.out == {trap}
    assert table.down("C4" if trap[0] == "C" else "G4") is None
    assert table.slot == "blue"


@pytest.mark.clause("GR-88", "GR-198", "ED-17", "ED-19", "ED-22")
@pytest.mark.parametrize(
    ("trap", "entry", "value"),
    [
        ("E23", "poisoned", True),
        ("E19", "rats", True),
        ("C11", "shackled", 1),
        ("E21", "at", "Gg11"),
        ("E22", "life", 17),
    ],
)
def test_a_trap_acts_on_who_has_turned_it_up_and_on_nobody_else(
    trap: str, entry: str, value: object
) -> None:
    field, square = ("C4", "Cj4") if trap[0] == "C" else ("G4", "Gh3")
    yellow = {"at": square, "life": 20}
    table = given(
        slot="yellow",
        yellow=yellow,
        red="Ua1",
        down={field: trap},
        vampire={"life": 30},
        decision="action",
        dice=[1],
    )
    before = {name: table.figure(name) for name in ("red", "blue", "green", "vampire")}

    table.does("reveal")

    assert table.figure("yellow")[entry] == value
    assert {name: table.figure(name) for name in before} == before


@pytest.mark.clause("GR-82", "GR-88")
@pytest.mark.parametrize(
    ("at", "card"), [("C1 Ca1", "C01"), ("G4 Gh3", "E01"), ("U12 Ug10", "E24")]
)
def test_every_card_of_every_field_can_be_turned_up(at: str, card: str) -> None:
    field, square = at.split()
    table = given(slot="blue", blue=square, down={field: card}, decision="action")

    assert table.answers() == ["reveal"]


@pytest.mark.clause("GR-187", "GR-88")
@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_does_nothing_to_a_servant(trap: str) -> None:
    table = sprung(trap, 6, red={**SERVANT, "life": 12}, vampire={"life": 30})
    square = "Cj4" if trap[0] == "C" else "Gh3"

    assert (table.life("red"), table.at("red"), table.life("vampire")) == (12, square, 30)
    assert not any(table.figure("red")[evil] for evil in ("poisoned", "rats", "shackled"))
    assert table.out == {trap}
    assert len(table.told_of("fact-trap-fails")) == 1


@pytest.mark.clause("GR-117")
@pytest.mark.parametrize(("trap", "life"), [("E20", 16), ("E22", 14), ("C12", 17)])
def test_no_shield_helps_against_a_trap(trap: str, life: int) -> None:
    table = sprung(trap, 4, holds={"red": "Shield"})

    assert table.life("red") == life


@pytest.mark.clause("ED-18", "ED-20", "ED-21", "ED-23", "GR-177")
@pytest.mark.parametrize(
    ("trap", "die", "life"),
    [("E20", 3, 3), ("E22", 1, 3), ("E24", 0, 2), ("C12", 0, 3), ("C10", 6, 1)],
)
def test_a_trap_can_kill(trap: str, die: int, life: int) -> None:
    table = sprung(trap, *([die] if die else []), red={"life": life})

    assert (table.state("red"), table.life("red")) == ("corpse", 0)


# --- rats, swarm, demon --------------------------------------------------------------------------


@pytest.mark.clause("ED-17")
def test_rats_take_1_point_at_the_end_of_each_of_their_slots_beginning_with_this_one() -> None:
    table = sprung("E19")

    for life in (19, 18, 17):
        assert (table.life("red"), table.figure("red")["rats"]) == (life, True)
        table.comes_to("red")
        table.ends_the_slot()
    assert table.life("blue") == 40


@pytest.mark.clause("ED-17", "ED-12")
def test_rats_stay_until_a_flute_is_played_on_them() -> None:
    table = given(
        slot="blue", red={"life": 9, "rats": True}, holds={"blue": "Flute"}, decision="action"
    )

    table.does("use flute red")
    table.comes_to("red")
    table.ends_the_slot()

    assert table.life("red") == 9


@pytest.mark.clause("ED-17", "GR-122")
def test_rats_can_kill() -> None:
    table = given(red={"life": 1, "rats": True})

    table.does("stay", "end")

    assert (table.state("red"), table.figure("red")["rats"]) == ("corpse", False)


@pytest.mark.clause("ED-18")
@pytest.mark.parametrize("trap", ["E20", "C08"])
@pytest.mark.parametrize("die", [1, 6])
def test_a_swarm_takes_one_die_of_points_once(trap: str, die: int) -> None:
    table = sprung(trap, die)

    assert table.life("red") == 20 - die
    table.comes_to("red")
    table.ends_the_slot()
    assert table.life("red") == 20 - die


@pytest.mark.clause("ED-20")
@pytest.mark.parametrize("trap", ["E22", "C10"])
@pytest.mark.parametrize("die", [1, 6])
def test_a_demon_takes_one_die_and_2_points(trap: str, die: int) -> None:
    assert sprung(trap, die).life("red") == 18 - die


# --- spirit --------------------------------------------------------------------------------------

STARTS = ["Gg11", "Gh11", "Gi11", "Gj11"]


@pytest.mark.clause("ED-19", "ED-4")
@pytest.mark.parametrize("trap", ["E21", "C09"])
@pytest.mark.parametrize("taken", range(4))
def test_the_spirit_puts_them_on_the_first_free_start_square(trap: str, taken: int) -> None:
    squares = [*STARTS[:taken], "Ua1", "Ub1", "Uc1"]
    keys: dict[str, object] = dict(zip(("blue", "green", "yellow"), squares, strict=False))

    table = sprung(trap, **keys)  # type: ignore[arg-type]

    assert (table.at("red"), table.life("red")) == (STARTS[taken], 20)
    assert table.told_of("fact-displaced") == [{"figure": "figure-red", "square": STARTS[taken]}]


@pytest.mark.clause("ED-19")
@pytest.mark.parametrize(
    "first", [{"blue": {"at": "Gg11", "state": "corpse"}}, {"vampire": "Gg11", "blue": "Ua1"}]
)
def test_a_corpse_or_the_vampire_take_a_start_square_as_well(first: dict[str, object]) -> None:
    table = sprung("E21", green="Ub1", yellow="Uc1", **first)  # type: ignore[arg-type]

    assert table.at("red") == "Gh11"


@pytest.mark.clause("ED-19")
def test_a_zombie_takes_a_start_square_too() -> None:
    zombies = {"caster": "blue", "squares": ["Gg11", "Gi11"]}
    table = sprung("E21", blue="Gh11", green="Ub1", yellow="Uc1", zombies=zombies)

    assert table.at("red") == "Gj11"


@pytest.mark.clause("ED-19", "ED-24")
def test_if_no_start_square_is_free_they_come_to_the_nearest_free_square_to_the_first() -> None:
    others: dict[str, object] = dict(
        zip(("blue", "green", "yellow", "vampire"), STARTS, strict=True)
    )

    table = sprung("E21", **others)  # type: ignore[arg-type]

    assert table.at("red") == "Gg10"


@pytest.mark.clause("ED-19")
def test_an_owners_start_squares_count_in_their_order() -> None:
    edition = laid_over({"start_squares": ["Gj11", "Gi11", "Gh11", "Gg11"]})

    table = sprung("E21", edition=edition, blue="Ua1", green="Ub1", yellow="Uc1")

    assert table.at("red") == "Gj11"


# --- trapdoor ------------------------------------------------------------------------------------


@pytest.mark.clause("ED-21")
@pytest.mark.parametrize(
    ("at", "below"),
    [
        ("U4 Uh1", "Gh3"),
        ("U12 Ug10", "Gn5"),
        ("G4 Gh3", "Cj4"),
        ("G1 Gb2", "Ca1"),
        ("G12 Gn5", "Cf3"),
    ],
)
def test_through_the_trapdoor_they_fall_to_the_same_number_one_floor_lower(
    at: str, below: str
) -> None:
    table = sprung("E24", at=at)

    assert (table.at("red"), table.life("red")) == (below, 18)


@pytest.mark.clause("ED-21", "ED-24")
@pytest.mark.parametrize(
    "there",
    [
        {"blue": "Gh3"},
        {"blue": {"at": "Gh3", "state": "corpse"}},
        {"blue": {"at": "Gh3", "state": "servant"}},
        {"vampire": "Gh3"},
        {"zombies": {"caster": "blue", "squares": ["Gh3", "Ua11"]}},
    ],
)
def test_if_that_square_is_not_free_they_fall_beside_it(there: dict[str, object]) -> None:
    table = sprung("E24", at="U4 Uh1", **there)

    assert table.at("red") == "Gh2"


@pytest.mark.clause("ED-21")
@pytest.mark.parametrize(("life", "square"), [(2, "Uh1"), (3, "Gh3")])
def test_if_the_loss_kills_them_they_die_where_the_card_lay(life: int, square: str) -> None:
    table = sprung("E24", at="U4 Uh1", red={"life": life})

    assert table.at("red") == square


@pytest.mark.clause("ED-21")
def test_in_the_cellar_there_is_no_floor_below() -> None:
    edition = laid_over({"cards.E24.deck": "cellar", "cards.C05.deck": "event"})

    table = sprung("E24", at="C4 Cj4", edition=edition)

    assert (table.at("red"), table.life("red")) == ("Cj4", 18)


# --- shackles and altar --------------------------------------------------------------------------


@pytest.mark.clause("ED-22")
def test_shackles_cost_the_movement_and_action_of_the_next_slot_only() -> None:
    table = sprung("C11")
    assert table.life("red") == 20

    table.comes_to("red")
    assert table.answers() == ["end"]
    table.refuses(RED, "throw", "ED-22")
    table.refuses(RED, "stay", "ED-22")
    table.does("end")
    table.comes_to("red")

    assert table.answers() == ["throw", "stay"]


@pytest.mark.clause("ED-22", "GR-82", "GR-102", "GR-170")
def test_who_is_shackled_neither_fights_nor_stakes_nor_reveals() -> None:
    shackled = {"at": "Cg1", "ready": True, "shackled": 1}
    table = given(red=shackled, vampire={"at": "Cg2", "life": 9}, holds={"red": "Hammer, Stake"})

    assert table.answers() == ["end"]


@pytest.mark.clause("ED-23", "GR-13")
@pytest.mark.parametrize(
    ("life", "lost", "vampire", "then"),
    [(20, 3, 30, 33), (2, 2, 30, 32), (20, 3, 38, 40), (20, 3, 40, 40)],
)
def test_the_altar_gives_the_vampire_the_points_that_the_hunter_lost(
    life: int, lost: int, vampire: int, then: int
) -> None:
    table = sprung("C12", red={"life": life}, vampire={"life": vampire})

    assert table.life("red") == life - lost
    assert table.life("vampire") == then
    assert table.told_of("fact-drains")[0]["gained"] == then - vampire


@pytest.mark.clause("ED-23")
def test_the_altar_feeds_him_wherever_he_is() -> None:
    table = sprung("C12", vampire={"at": "Ua1", "life": 30})

    assert table.life("vampire") == 33
