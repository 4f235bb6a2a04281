"""Section 20.12: cards that look alike are told apart, and what an owner has renamed is called by
his names wherever it is mentioned."""

import pytest

from gruft.kernel.scene import Piece
from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.table import Table, begun, given

#: A second sword, in place of the first-aid kit.
TWO_SWORDS = laid_over(
    {"cards.E01.effect": "sword", "cards.E01.border": "none", "cards.E01.name": "Säbel"}
)


def pointed_at(table: Table, move: str) -> Piece:
    """The piece on which whoever is asked would make this move."""
    (choice,) = [one for one in table.decision().choices if one.move == move]
    (spot,) = choice.on
    return table.scene(table.turn).zones[spot.zone].pieces[spot.place]


# --- two cards of one effect ---------------------------------------------------------------------


@pytest.mark.clause("GR-14", "GR-106")
def test_of_two_swords_on_a_sheet_each_choice_points_at_its_own() -> None:
    table = given(edition=TWO_SWORDS, red="Gh3", vampire="Gh4", holds={"red": "E01, E09"})

    table.begins("fight")

    assert [pointed_at(table, card).title for card in ("E01", "E09")] == ["Säbel", ""]


@pytest.mark.clause("GR-14", "GR-89")
def test_who_takes_a_sword_is_pointed_at_the_one_on_his_own_square() -> None:
    table = given(
        edition=TWO_SWORDS, red="Gh3",
        down={"G1": None, "G4": None}, open={"G1": "E01", "G4": "E09"},
    )  # fmt: skip

    table.begins("stay", "take")

    assert table.answers() == ["E09"]
    assert pointed_at(table, "E09").node == "Gh3"


@pytest.mark.clause("GR-14", "GR-193")
def test_who_takes_remains_is_pointed_at_those_within_reach() -> None:
    table = given(
        edition=TWO_SWORDS, red="Gh8", blue={"state": "gone"}, green={"state": "gone"},
        floor={"Gb5": {"green": "E01"}, "Gh8": {"blue": "E09"}},
    )  # fmt: skip

    table.begins("stay", "take")

    assert table.answers() == ["E09"]
    assert pointed_at(table, "E09").node == "Gh8"


@pytest.mark.clause("GR-14", "GR-23")
def test_of_two_traps_in_the_hand_each_choice_points_at_its_own() -> None:
    edition = laid_over({"cards.C09.effect": "bat_swarm", "cards.C09.name": "Fledermäuse"})
    table = begun(edition=edition)

    assert [pointed_at(table, card).title for card in ("C08", "C09")] == ["", "Fledermäuse"]
