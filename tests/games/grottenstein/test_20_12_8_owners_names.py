"""Section 20.12: cards that look alike are told apart, and what an owner has renamed is called by
their names wherever it is mentioned."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.scene import Piece
from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.refused import refusal_of, servant
from tests.games.grottenstein.scenes import zone
from tests.games.grottenstein.table import DIES, RED, VAMPIRE, Table, begun, given
from tests.games.refusals import said

#: A second sword, in place of the first-aid kit.
TWO_SWORDS = laid_over(
    {"cards.E01.effect": "sword", "cards.E01.border": "none", "cards.E01.name": "Säbel"}
)

#: A box whose owner has renamed a weapon, the vampire and all locks.
RENAMED = laid_over(
    {
        "cards.E09.name": "Degen",
        "cards.E12.name": "Holzkreuz",
        "characters.black.name": "Fürst Orlok",
        "locks": ["rot", "blau", "gelb", "weiß"],
    }
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
def test_who_takes_a_sword_is_pointed_at_the_one_on_their_own_square() -> None:
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


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-106", "GR-115")
def test_a_blow_is_told_with_the_owners_name_of_the_weapon() -> None:
    table = given(edition=RENAMED, red="Gh8", vampire="Gh9", holds={"red": "E09"}, dice=[2])

    table.does("hit V E09")

    (told,) = table.told_of("fact-strikes")
    assert (told["weapon"], told["target"]) == ("Degen", "Fürst Orlok")


@pytest.mark.clause("GR-106", "GR-134")
def test_of_two_swords_a_blow_names_the_one_that_was_chosen() -> None:
    for card, name in (("E01", "Säbel"), ("E09", "weapon-sword")):
        table = given(edition=TWO_SWORDS, red="Gd2", holds={"red": "E01, E09"}, dice=[2])

        table.does(f"hit Gd2/e2 {card}")

        assert table.told_of("fact-strikes-door")[0]["weapon"] == name


@pytest.mark.clause("GR-108", "GR-154")
def test_dagger_and_bite_are_not_cards_and_keep_their_names() -> None:
    first_card = laid_over({f"cards.{card}.name": "Ding" for card in ("E01", "E09", "C12")})
    stabbing = given(edition=first_card, red="Gh8", vampire="Gh9", holds={"red": "E09"}, dice=[2])
    biting = given(
        edition=first_card, slot="vampire", red="Gh8", vampire="Gh9", worn=["teeth", "nails"],
        dice=[2],
    )  # fmt: skip

    stabbing.begins("fight", "dagger")
    notices = {one.key: one.args for one in stabbing.scene(RED).notices}
    stabbing.does("V")
    biting.does("stay", "bite R")

    assert notices["notice-weapon"] == {"weapon": {"word": "weapon-dagger"}}
    assert stabbing.told_of("fact-strikes")[0]["weapon"] == "weapon-dagger"
    assert biting.told_of("fact-strikes")[0]["weapon"] == "weapon-bite"


@pytest.mark.clause("GR-107", "GR-135")
@pytest.mark.parametrize(
    ("written", "heard"),
    [
        ("Gd2/e2", "The Holzkreuz is no use against doors. (GR-135)"),
        ("B", "The Holzkreuz only works against the vampire. (GR-107)"),
    ],
)
def test_a_refusal_calls_a_weapon_by_its_owners_name(written: str, heard: str) -> None:
    table = given(
        edition=RENAMED, slot="green", green="Gd2", vampire="Gd3", blue=servant("Gc2"),
        holds={"green": "E12"},
    )  # fmt: skip
    table.begins("fight", "E12")

    assert said(GAME, refusal_of(table, written)) == heard


@pytest.mark.clause("GR-107", "GR-135")
def test_a_weapon_without_a_target_is_refused_by_its_owners_name() -> None:
    alone = given(edition=RENAMED, slot="green", green="Gd2", holds={"green": "E12"})
    beside_a_servant = given(
        edition=RENAMED, slot="green", green="Gd2", blue=servant("Gc2"), holds={"green": "E12"}
    )
    alone.begins("fight")
    beside_a_servant.begins("fight")

    heard = [said(GAME, refusal_of(table, "E12")) for table in (alone, beside_a_servant)]

    assert heard == [
        "The Holzkreuz is no use against doors. (GR-135)",
        "The Holzkreuz only works against the vampire. (GR-107)",
    ]


@pytest.mark.clause("GR-221")
def test_the_end_of_the_vampire_is_told_by_the_owners_name() -> None:
    table = given(
        edition=RENAMED,
        options=DIES,
        red="Gh8",
        vampire={"at": "Gh9", "life": 1},
        holds={"red": "E09"},
        dice=[6],
    )

    table.does("hit V E09")

    assert table.told_of("fact-end-vampire-dead") == [{"figure": "Fürst Orlok"}]


@pytest.mark.clause("GR-126", "GR-232")
def test_a_colour_that_a_lock_cannot_have_bears_its_owners_name() -> None:
    table = given(
        edition=RENAMED, red="Ce2", holds={"red": "E15"},
        locks={"crypt": "silver", "armour": "iron"},
    )  # fmt: skip
    assert len(zone(table, RED, "locks").pieces) == 2

    table.does("stay", "key E15 Ce2/f2")

    for seat in (RED, VAMPIRE):
        crypt, armour, *named = zone(table, seat, "locks").pieces
        assert (crypt.marks, armour.marks) == (("not-lock-1",), ())
        assert [(one.kind, one.face, one.title) for one in named] == [
            ("lock-card", "lock-1", "rot")
        ]


@pytest.mark.clause("GR-126")
def test_where_nothing_was_renamed_the_locks_stand_alone() -> None:
    table = given(knowledge={"tried": {"crypt": "gold"}}, locks={"crypt": "silver"})

    assert len(zone(table, RED, "locks").pieces) == 2
