"""Section 19.1: who is a figure, what lies together, and verbs that can be completed."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.laid import seeds, walk
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import BLUE, RED, Table, given

GONE = {"state": "gone"}
HATCH = "Go10"
HEAP: dict[str, object] = {
    "red": HATCH,
    "green": GONE,
    "yellow": GONE,
    "decision": "action",
    "floor": {
        HATCH: {"green": "Sword", "yellow": "Club, Gold key", "unlit": "Torch", "ladder": "Ladder"}
    },
}


def heap(**keys: object) -> Table:
    """Red stands where two servants fell, beside an unlit charge and the ladder."""
    return given(**{**HEAP, **keys})  # type: ignore[arg-type]


# --- figures -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-235", "GR-101")
@pytest.mark.parametrize(
    ("figures", "patient", "may"),
    [
        ({"blue": "Gg2"}, "blue", True),
        ({"blue": {"at": "Gg2", "state": "servant"}}, "blue", True),
        ({"vampire": "Gg2"}, "vampire", True),
        ({"blue": {"at": "Gg2", "state": "corpse"}}, "blue", False),
    ],
)
def test_hunters_servants_and_the_vampire_can_be_patients_but_no_corpse(
    figures: dict[str, object], patient: str, may: bool
) -> None:
    keys: dict[str, object] = {"red": "Gg3", "holds": {"red": "Flute"}, "decision": "action"}
    table = given(**keys, **figures)  # type: ignore[arg-type]

    assert table.may(f"use flute {patient}") is may


@pytest.mark.clause("GR-235", "GR-105")
def test_a_corpse_is_not_a_target() -> None:
    corpse = {"at": "Gg2", "state": "corpse"}
    servants_turn = given(
        red={"at": "Gg3", "state": "servant"}, blue=corpse, decision="first", holds={"red": "Sword"}
    )

    assert "fight" not in servants_turn.answers()


# --- what lies together --------------------------------------------------------------------------


@pytest.mark.clause("GR-236")
def test_remains_and_charge_of_one_square_may_be_taken_together_in_one_action() -> None:
    table = heap()

    table.does("take sword + torch + gold key")

    assert table.sheet("red") == {"E09", "E05", "E15"}
    assert table.floor(HATCH, "yellow") == {"C05"}
    assert table.floor(HATCH, "green") == set()
    assert table.floor(HATCH, "ladder") == {"E03"}
    assert table.slot == "blue"


@pytest.mark.clause("GR-236", "ED-14")
def test_the_ladder_is_taken_alone() -> None:
    table = heap()

    table.does("take ladder")

    assert table.sheet("red") == {"E03"}
    assert table.slot == "blue"


@pytest.mark.clause("GR-236")
@pytest.mark.parametrize("cards", ["ladder + torch", "torch + ladder", "sword + ladder"])
def test_the_ladder_does_not_go_with_anything_else(cards: str) -> None:
    table = heap()

    assert not table.may(f"take {cards}")


@pytest.mark.clause("GR-236", "GR-89")
def test_one_card_of_the_field_is_taken_or_what_lies_on_the_floor_never_both() -> None:
    table = given(
        red="Gh3",
        yellow=GONE,
        down={"G4": None},
        open={"G4": "Plan, Flute"},
        floor={"Gh3": {"yellow": "Sword, Club"}},
        decision="action",
    )

    for cards in ("plan + flute", "plan + sword", "sword + plan"):
        assert not table.may(f"take {cards}")
    for cards in ("plan", "sword", "sword + club"):
        assert table.may(f"take {cards}")


@pytest.mark.clause("GR-236", "GR-237")
def test_of_the_field_one_card_completes_the_action_and_of_the_floor_it_is_asked_for_more() -> None:
    table = given(
        red="Gh3",
        yellow=GONE,
        down={"G4": None},
        open={"G4": "Plan"},
        floor={"Gh3": {"yellow": "Sword"}},
        decision="action",
    )
    table.begins("take")
    assert table.answers() == ["E06", "E09"]

    table.begins("E09")

    assert (table.asked, table.answers()) == ("taking-more", ["end"])


@pytest.mark.clause("GR-236", "GR-96")
def test_together_they_must_fit_on_the_sheet() -> None:
    table = heap(holds={"red": "Plan"})

    table.refuses(RED, "take sword + club + torch", "GR-96")
    assert table.may("take sword + club + gold key")


@pytest.mark.clause("GR-236", "GR-193")
def test_no_card_is_taken_twice_and_at_least_one_is_taken() -> None:
    table = heap()

    assert not table.may("take; E09; E09; end")
    assert not table.may("take; end")


# --- verbs ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-237")
@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "over"])
def test_every_verb_that_is_offered_can_be_completed(moment: str) -> None:
    table = MOMENTS[moment]()

    for move in table.position.moves(table.turn):
        copy = table.position.clone()
        copy.apply(table.turn, move)
        assert copy.is_over() or copy.moves(copy.to_act()[0])


@pytest.mark.clause("GR-237")
@settings(max_examples=6, deadline=None)
@drawn(seeds, st.integers(2, 5))
def test_in_no_game_is_somebody_asked_who_cannot_answer(seed: int, seats: int) -> None:
    for position in walk(seed, seats, steps=150):
        if not position.is_over():
            assert position.moves(position.to_act()[0])


@pytest.mark.clause("GR-237")
@pytest.mark.parametrize(
    ("verb", "keys"),
    [
        ("fight", {"red": "Gh3", "vampire": "Gh5", "decision": "first"}),
        ("take", {"red": "Gh5"}),
        ("put", {"red": "Gh5", "holds": {"red": "Sword"}}),
        ("put", {"red": "Gh3", "down": {"G4": None}, "out": "Rats"}),
        ("close", {"red": "Gh4"}),
        ("close", {"red": "Ce2"}),
        ("use", {"holds": {"red": "Sword, Ladder"}}),
        ("key", {"red": "Ce2"}),
        ("key", {"red": "Gh5", "holds": {"red": "Gold key"}}),
        ("cast", {}),
        ("light", {"red": "Gn1", "holds": {"red": "Torch"}}),
        ("reveal", {"red": "Gh5"}),
    ],
)
def test_a_verb_that_cannot_be_completed_is_not_offered(verb: str, keys: dict[str, object]) -> None:
    table = given(**{"decision": "action", **keys})  # type: ignore[arg-type]

    assert verb not in table.answers()


@pytest.mark.clause("GR-237")
@pytest.mark.parametrize(
    ("moves", "keys"),
    [
        (["fight", "dagger"], {"red": "Gh3", "vampire": "Gh4"}),
        (["stay", "close"], {"red": "Gh5"}),
        (["stay", "cast", "Gb5"], {"holds": {"red": "Zombie formula"}}),
        (["stay", "use", "E02"], {"holds": {"red": "Antidote"}}),
    ],
)
def test_a_sequence_once_begun_cannot_be_taken_back(
    moves: list[str], keys: dict[str, object]
) -> None:
    table = given(**keys)  # type: ignore[arg-type]
    table.begins(*moves)

    for verb in ("throw", "stay", "end", "fight", "take", "close", "use", "cast"):
        assert verb not in table.answers()


@pytest.mark.clause("GR-237")
def test_a_line_that_stops_in_the_middle_is_not_accepted() -> None:
    table = given(red="Gh3", vampire="Gh4")
    before = GAME.to_json(table.position)

    refusal = GAME.refuse(table.position, RED, "fight; dagger")

    assert refusal is not None
    assert refusal.key == "line-unfinished"
    assert GAME.to_json(table.position) == before
    assert BLUE not in table.position.to_act()
