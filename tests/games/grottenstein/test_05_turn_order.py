"""Chapter 5: the order of slots, and what a slot consists of."""

from itertools import permutations

import pytest

from tests.games.grottenstein.table import RED, VAMPIRE, Table, arranged, given

COLOURS = ["red", "blue", "green", "yellow"]
EMPTY_G4: dict[str, object] = {"down": {"G4": None}}
#: Beside the coffin, with all that it takes.
STAKER = {"red": "Hammer, Stake"}


def slots(table: Table, count: int) -> list[str]:
    """The figures whose slots follow each other."""
    found = []
    for _ in range(count):
        found.append(table.slot)
        table.ends_the_slot()
    return found


# --- rounds --------------------------------------------------------------------------------------


@pytest.mark.clause("GR-41", "GR-42")
@pytest.mark.parametrize("order", list(permutations(COLOURS)))
def test_the_order_of_the_slots_is_fixed_and_the_vampires_is_the_last(
    order: tuple[str, ...],
) -> None:
    table = arranged(options={"hunter_order": "-".join(order)})

    assert slots(table, 11) == [*order, "vampire"] * 2 + [order[0]]


@pytest.mark.clause("GR-42")
def test_red_blue_green_and_yellow_follow_each_other_unless_agreed_otherwise() -> None:
    assert slots(arranged(), 5) == [*COLOURS, "vampire"]


@pytest.mark.clause("GR-41", "GR-49")
def test_a_round_ends_with_the_vampires_slot() -> None:
    table = given(round=7, slot="yellow")

    numbers = []
    for _ in range(3):
        numbers.append((table.number("round"), table.slot))
        table.ends_the_slot()

    assert numbers == [(7, "yellow"), (7, "vampire"), (8, "red")]


# --- a hunter's slot -----------------------------------------------------------------------------


@pytest.mark.clause("GR-43")
@pytest.mark.parametrize(
    ("keys", "choices"),
    [
        ({}, ["throw", "stay"]),
        ({"red": "Gh3", "vampire": "Gh4"}, ["throw", "stay", "fight"]),
        (
            {"red": "Ci2", "vampire": "Ch2", "holds": STAKER},
            ["throw", "stay", "stake vampire"],
        ),
        ({"red": {"stuck": True}}, ["stay"]),
    ],
)
def test_a_hunters_slot_opens_with_a_fight_the_stake_a_throw_or_staying(
    keys: dict[str, object], choices: list[str]
) -> None:
    table = given(**keys)  # type: ignore[arg-type]

    assert (table.asked, table.turn) == ("first", RED)
    assert table.answers() == choices


@pytest.mark.clause("GR-43")
@pytest.mark.parametrize("opening", [["throw", "Gh5"], ["stay"]])
def test_movement_comes_first_and_then_the_action(opening: list[str]) -> None:
    table = given(red="Gh5", dice=[1, 1])

    for line in opening:
        table.forbids("close Gh5/h6", "GR-43")
        table.does(line)
    table.does("close Gh5/h6")

    assert (table.door("Gh5/h6"), table.slot) == ("closed", "blue")


@pytest.mark.clause("GR-43", "GR-102")
def test_who_fights_in_place_neither_moves_nor_acts() -> None:
    table = given(red="Gh5", vampire="Gg5", dice=[1])

    table.does("hit V dagger")

    assert (table.at("red"), table.slot, table.asked) == ("Gh5", "blue", "first")


@pytest.mark.clause("GR-43")
def test_after_the_throw_there_is_no_way_back() -> None:
    table = given(red="Gh5", vampire="Gg5", dice=[1, 1])

    table.does("throw")

    assert table.asked == "destination"
    for line in ("throw", "stay"):
        table.forbids(line, "GR-57")
    table.forbids("hit V dagger", "GR-103")
    table.forbids("end", "GR-43")


@pytest.mark.clause("GR-44")
@pytest.mark.parametrize("opening", [["stay"], ["throw", "Gh3"]])
def test_staying_is_a_movement_of_zero_squares(opening: list[str]) -> None:
    table = given(red="Gh3", down={"G4": "Sword"}, dice=[2, 2])

    table.does(*opening)

    assert table.answers() == ["reveal"]


@pytest.mark.clause("GR-44", "GR-120")
def test_who_stays_has_moved_and_can_no_longer_strike_the_vampire() -> None:
    table = given(red="Gh5", vampire="Gg5")

    table.does("stay")

    assert "fight" not in table.answers()


@pytest.mark.clause("GR-44")
def test_no_dice_are_thrown_for_staying() -> None:
    table = given(dice=[6, 5])

    table.does("stay", "end", "throw")

    assert table.number("thrown") == 11
    told = {"figure": "figure-blue", "thrown": 11, "dice": "6 + 5"}
    assert table.told_of("fact-throws") == [told]


ACTIONS: dict[str, tuple[list[str], dict[str, object]]] = {
    "reveal": (["reveal", "take"], {"down": {"G4": "Shield"}}),
    "leave": (["reveal", "leave"], {"down": {"G4": "Shield"}}),
    "trap": (["reveal"], {"down": {"G4": "Rats"}}),
    "take": (["take E11"], {**EMPTY_G4, "open": {"G4": "Shield, Flute"}}),
    "put": (["put E09"], EMPTY_G4),
    "use": (["use antidote R"], EMPTY_G4),
    "cast": (["cast Gb5 Gh5"], EMPTY_G4),
    "fight": (["hit B dagger"], {**EMPTY_G4, "blue": {"at": "Gh4", "state": "servant"}}),
    "end": (["end"], EMPTY_G4),
}


@pytest.mark.clause("GR-45")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_hunter_acts_at_most_once(name: str) -> None:
    lines, keys = ACTIONS[name]
    table = given(red="Gh3", holds={"red": "Sword, Antidote, Zombie formula"}, **keys)  # type: ignore[arg-type]

    table.does("stay", *lines)

    assert (table.slot, table.asked) == ("blue", "first")


@pytest.mark.clause("GR-45")
@pytest.mark.parametrize(
    ("square", "line", "holds"),
    [
        ("Gh5", "close Gh5/h6", ""),
        ("Ce2", "key E15 Ce2/f2", "Gold key, Iron key"),
        ("Gn1", "light wall", "Dynamite, Torch"),
        ("Go10", "ladder Go10", "Ladder"),
    ],
)
def test_door_and_ladder_are_the_one_action_too(square: str, line: str, holds: str) -> None:
    table = given(red=square, holds={"red": holds or "-"})

    table.does("stay", line)

    assert (table.slot, table.asked) == ("blue", "first")


# --- the vampire's slot --------------------------------------------------------------------------


@pytest.mark.clause("GR-48", "GR-160", "GR-161")
@pytest.mark.parametrize(
    ("square", "life", "worn", "choices"),
    [
        ("Cg2", 39, ["cape"], ["end"]),
        ("Ch2", 1, [], ["end"]),
        ("Cg2", 40, [], ["throw", "stay"]),
        ("Ch2", 40, ["cape"], ["throw", "stay", "bat"]),
        ("Ci2", 39, [], ["throw", "stay"]),
        ("Ci2", 1, ["cape"], ["throw", "stay", "bat"]),
    ],
)
def test_the_vampire_throws_flies_or_stays_unless_he_rests(
    square: str, life: int, worn: list[str], choices: list[str]
) -> None:
    table = given(slot="vampire", vampire={"at": square, "life": life}, worn=worn)

    assert (table.turn, table.answers()) == (VAMPIRE, choices)


@pytest.mark.clause("GR-48", "GR-146", "GR-154")
def test_the_vampire_moves_then_dresses_then_attacks_once() -> None:
    table = given(
        slot="vampire",
        vampire="Gf2",
        red="Gi2",
        wardrobe={"teeth": 4},
        worn=["nails"],
        dice=[2, 3, 1],
    )
    table.forbids("wear teeth", "GR-48")

    table.does("throw", "Gh2")
    assert table.answers() == ["wear teeth", "end"]
    table.does("wear teeth")
    assert table.answers() == ["bite", "end"]
    table.does("bite R")

    assert (table.life("red"), table.answers()) == (39, ["end"])


@pytest.mark.clause("GR-48")
def test_after_his_attack_the_vampires_slot_is_over() -> None:
    table = given(
        slot="vampire",
        vampire="Gh2",
        red="Gh1",
        blue="Gg2",
        wardrobe={"cape": 2, "teeth": 4, "nails": 2},
        worn=["teeth", "nails"],
        dice=[1],
    )
    table.does("stay")
    assert table.answers() == ["bite", "end"]

    table.does("bite R")

    assert table.answers() == ["end"]


@pytest.mark.clause("GR-48", "GR-144")
def test_dressing_and_attacking_are_his_choice() -> None:
    table = given(
        slot="vampire", vampire="Gh4", red="Gh5", wardrobe={"teeth": 4}, worn=["teeth", "nails"]
    )

    table.does("stay", "end")

    assert (table.life("red"), table.slot) == (40, "red")
