"""Section 20.11: where a hunter comes to stand whom a trap has put elsewhere."""

import pytest

from tests.games.grottenstein.editions import laid_over, swapped
from tests.games.grottenstein.table import VAMPIRE
from tests.games.grottenstein.traps import sprung


@pytest.mark.clause("ED-24")
@pytest.mark.parametrize(
    ("at", "taken", "nearest"),
    [
        # G4 = Gh3: the row above first, then the same row from the left, then below
        ("U4 Uh1", ["Gh3"], "Gh2"),
        ("U4 Uh1", ["Gh3", "Gh2"], "Gg3"),
        ("U4 Uh1", ["Gh3", "Gh2", "Gg3"], "Gi3"),
        ("U4 Uh1", ["Gh3", "Gh2", "Gg3", "Gi3"], "Gh4"),
        # G5 = Gk1: no row above; left before right, then below, then two away
        ("U5 Uj4", ["Gk1"], "Gj1"),
        ("U5 Uj4", ["Gk1", "Gj1"], "Gl1"),
        ("U5 Uj4", ["Gk1", "Gj1", "Gl1"], "Gk2"),
        # C4 = Cj4: beyond the wall of the crypt
        ("G4 Gh3", ["Cj4"], "Cj3"),
        # C8 = Cb11: not onto the stair beside it
        ("G8 Gc11", ["Cb11", "Cb10"], "Cc11"),
        # C12 = Cf3: the door does not matter; not onto the coffin
        ("G12 Gn5", ["Cf3", "Cf2", "Ce3", "Cg3"], "Cf4"),
        ("G12 Gn5", ["Cf3", "Cf2", "Ce3", "Cg3", "Cf4"], "Cf1"),
    ],
)
def test_the_nearest_free_square_is_found_by_distance_then_row_then_column(
    at: str, taken: list[str], nearest: str
) -> None:
    names = ["blue", "green", "yellow", "vampire"][: len(taken)]
    others: dict[str, object] = dict(zip(names, taken, strict=False))
    if len(taken) > 4:
        others["zombies"] = {"caster": "blue", "squares": [taken[4], "Ua11"]}

    table = sprung("E24", at=at, **others)

    assert table.at("red") == nearest


@pytest.mark.clause("ED-24", "GR-70")
@pytest.mark.parametrize("wall", [True, False])
def test_passage_stair_and_wall_chip_are_never_the_nearest(wall: bool) -> None:
    """An owner draws 5 beside the stair that is walled up, and 1 beside the passage."""

    edition = laid_over({"board.G": swapped("G", {"k1": "n1", "b2": "b5"})})
    beside = {"green": "Gn1", "blue": "Gm1"}
    by_the_stair = sprung("E24", at="U5 Uj4", edition=edition, wall=wall, **beside)
    by_the_passage = sprung(
        "E24", at="U1 Ua1", edition=edition, blue="Gb5", green="Gb4", yellow="Gc5"
    )

    assert by_the_stair.at("red") == "Gn2"
    assert by_the_passage.at("red") == "Gb6"


@pytest.mark.clause("ED-25", "GR-84")
@pytest.mark.parametrize("trap", ["E21", "E24"])
def test_who_was_displaced_does_nothing_more_in_that_slot(trap: str) -> None:
    table = sprung(trap, at="U4 Uh1", red={"poisoned": True})

    assert table.slot == "blue"
    assert table.down("G4") is not None
    assert table.life("red") == (18 if trap == "E21" else 16)


@pytest.mark.clause("ED-25", "GR-84")
def test_in_their_next_slot_they_must_reveal_where_they_fell_if_they_stay() -> None:
    table = sprung("E24", at="U4 Uh1")
    table.comes_to("red")

    table.does("stay")

    assert table.answers() == ["reveal"]
    assert VAMPIRE not in table.position.to_act()


@pytest.mark.clause("ED-25", "GR-169")
def test_who_falls_beside_the_coffin_with_hammer_and_stake_is_prepared() -> None:
    table = sprung(
        "E24", at="G12 Gn5", blue="Cf3", green="Cf2", yellow="Ce3", holds={"red": "Hammer, Stake"}
    )

    assert (table.at("red"), table.figure("red")["ready"]) == ("Cg3", True)
