"""Chapter 15: poison and the antidote."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.grottenstein.table import BLUE, Table, given


def poisoned(**keys: object) -> Table:
    """Red is poisoned and it is their slot."""
    red = {"at": "Gg3", "life": 20, "poisoned": True}
    return given(**{"red": red, **keys})  # type: ignore[arg-type]


@pytest.mark.clause("GR-198")
def test_who_reveals_the_poison_loses_2_points_from_that_slot_on() -> None:
    table = given(red="Gh3", down={"G4": "Poison"}, decision="action")

    table.does("reveal")

    assert (table.life("red"), table.figure("red")["poisoned"]) == (38, True)
    assert table.told_of("fact-poisoned")[0]["lost"] == 2


@pytest.mark.clause("GR-198")
def test_the_loss_comes_at_the_end_of_each_of_their_slots_until_they_are_cured() -> None:
    table = poisoned()

    for life in (18, 16, 14):
        table.ends_the_slot()
        assert table.life("red") == life
        table.comes_to("red")
    assert (table.life("blue"), table.life("vampire")) == (40, 40)


@pytest.mark.clause("GR-198")
def test_nothing_is_lost_before_the_end_of_their_slot() -> None:
    table = poisoned()

    table.does("stay")

    assert table.life("red") == 20


@pytest.mark.clause("GR-199")
@pytest.mark.parametrize(
    ("first", "then"), [("throw", "Gh1"), ("stay", "end"), ("stay", "close Gi3/j3")]
)
def test_poison_hinders_neither_movement_nor_action(first: str, then: str) -> None:
    red = {"at": "Gi3", "life": 20, "poisoned": True}
    table = given(red=red, dice=[6, 6])

    table.does(first, then)

    assert table.may("end") or table.slot == "blue"


@pytest.mark.clause("GR-199")
def test_a_poisoned_hunter_fights_as_hard_as_ever() -> None:
    table = poisoned(vampire="Gg2", dice=[4])

    table.does("hit V dagger")

    assert (table.life("vampire"), table.life("red")) == (34, 18)


@pytest.mark.clause("GR-200", "GR-201")
def test_who_takes_the_antidote_themselves_loses_nothing_more() -> None:
    table = poisoned(holds={"red": "Antidote"})

    table.does("stay", "use antidote red")

    assert (table.life("red"), table.figure("red")["poisoned"]) == (20, False)
    table.comes_to("red")
    table.ends_the_slot()
    assert table.life("red") == 20


@pytest.mark.clause("GR-200")
def test_another_who_stands_beside_them_may_cure_them() -> None:
    table = poisoned(slot="blue", blue="Gg2", holds={"blue": "Antidote"})

    table.does("stay", "use antidote red")

    assert table.figure("red")["poisoned"] is False
    table.comes_to("red")
    table.ends_the_slot()
    assert table.life("red") == 20


@pytest.mark.clause("GR-200")
@pytest.mark.parametrize("square", ["Gg1", "Gf2", "Gg5"])
def test_two_squares_away_the_antidote_does_not_reach_them(square: str) -> None:
    table = poisoned(slot="blue", blue=square, holds={"blue": "Antidote"}, decision="action")

    table.refuses(BLUE, "use antidote red", "GR-101")
    assert table.may("use antidote blue")


@pytest.mark.clause("GR-200", "ED-11")
def test_the_antidote_cures_only_its_patient_and_no_rats_and_is_kept() -> None:
    table = given(
        red={"poisoned": True, "rats": True}, blue={"poisoned": True}, holds={"red": "Antidote"}
    )

    table.does("stay", "use antidote red")

    assert table.figure("blue")["poisoned"] is True
    assert table.figure("red")["rats"] is True
    assert table.sheet("red") == {"E02"}


@pytest.mark.clause("GR-202")
@pytest.mark.parametrize("life", [1, 2])
def test_poison_can_kill(life: int) -> None:
    table = given(red={"life": life, "poisoned": True})

    table.does("stay", "end")

    assert (table.state("red"), table.life("red")) == ("corpse", 0)
    assert table.figure("red")["poisoned"] is False


@pytest.mark.clause("GR-202")
def test_who_has_3_points_left_survives_it_with_1() -> None:
    table = given(red={"life": 3, "poisoned": True})

    table.does("stay", "end")

    assert (table.state("red"), table.life("red")) == ("living", 1)


@pytest.mark.clause("GR-202", "GR-222")
def test_poison_that_kills_the_last_hunter_ends_the_game() -> None:
    gone = {"state": "gone"}
    table = given(red={"life": 2, "poisoned": True}, blue=gone, green=gone, yellow=gone)

    table.does("stay", "end")

    assert table.cause == "end-no-hunter"


@pytest.mark.clause("GR-46", "GR-198", "ED-17")
def test_poison_comes_before_the_rats_and_a_death_by_it_spares_them() -> None:
    both = given(red={"life": 20, "poisoned": True, "rats": True})
    dying = given(red={"life": 2, "poisoned": True, "rats": True})

    for table in (both, dying):
        table.does("stay", "end")

    assert [key for key, _ in both.told() if key in ("fact-poisoned", "fact-rats")] == [
        "fact-poisoned",
        "fact-rats",
    ]
    assert both.life("red") == 17
    assert dying.told_of("fact-rats") == []


@pytest.mark.clause("GR-47", "GR-198", "ED-22")
def test_a_lost_slot_costs_the_poisoned_their_points_all_the_same() -> None:
    table = given(red={"life": 20, "poisoned": True, "shackled": 1})

    table.does("end")

    assert table.life("red") == 18


@pytest.mark.clause("GR-180", "GR-198")
def test_a_servant_is_not_poisoned_any_more() -> None:
    table = given(red={"life": 2, "poisoned": True})
    table.does("stay", "end")
    table.comes_to("red")

    table.does("servant mine", "stay", "end")

    assert (table.state("red"), table.life("red")) == ("servant", 12)


@pytest.mark.clause("GR-101", "GR-200", "GR-226", "ED-11", "ED-12")
@pytest.mark.parametrize(
    ("card", "states", "cured"),
    [
        ("antidote", {"poisoned": True}, 1),
        ("antidote", {"rats": True}, 0),
        ("antidote", {}, 0),
        ("flute", {"rats": True}, 1),
        ("flute", {"poisoned": True}, 0),
        ("flute", {}, 0),
    ],
)
def test_everybody_is_told_whether_there_was_something_to_cure(
    card: str, states: dict[str, object], cured: int
) -> None:
    table = given(red="Gh8", blue={"at": "Gh9", **states}, holds={"red": card})

    table.does("stay", f"use {card} B")

    (told,) = table.told_of("fact-cures")
    assert (told["patient"], told["cured"]) == ("figure-blue", cured)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_useless_cure_is_told_in_other_words(language: str) -> None:
    words = Words.at(GAME, language)
    args = {"figure": "Jette", "card": "?", "patient": "Ottilie"}

    assert words.say("fact-cures", **args, cured=0) != words.say("fact-cures", **args, cured=1)
