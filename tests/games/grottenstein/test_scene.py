"""What each seat sees of figures and cards: the table of section 21, and nothing else."""

import pytest

from gruft.kernel.scene import Piece
from tests.games.grottenstein.scenes import (
    EVERY_WATCHER,
    HUNTERS,
    NOT_THE_HUNTERS,
    NOT_THE_VAMPIRE,
    at,
    faces,
    figure,
    zone,
)
from tests.games.grottenstein.table import RED, VAMPIRE, begun, given
from tests.games.tables import SPECTATOR

# ---- figures and seats --------------------------------------------------------------------------


@pytest.mark.clause("GR-226", "GR-13")
def test_everybody_sees_where_the_figures_are_and_what_they_suffer_from() -> None:
    table = given(
        red={"at": "Gh3", "life": 17, "poisoned": True},
        blue={"at": "Ub5", "rats": True},
        vampire={"at": "Cg2", "life": 30},
    )

    for watcher in EVERY_WATCHER:
        red, blue = figure(table, watcher, "red"), figure(table, watcher, "blue")
        vampire = figure(table, watcher, "vampire")
        assert (red.kind, red.node, red.numbers) == ("hunter", "Gh3", (17, 40, 1))
        assert red.marks == ("acting", "poisoned")
        assert blue.marks == ("rats",)
        assert (vampire.kind, vampire.node, vampire.numbers) == ("vampire", "Cg2", (30, 40, 5))
        assert vampire.marks == ("lying",)


@pytest.mark.clause("GR-8", "GR-226")
def test_everybody_sees_who_lives_and_what_became_of_the_others() -> None:
    table = given(
        slot="blue",
        red={"state": "corpse"}, green={"state": "servant"}, yellow={"state": "gone"},
    )  # fmt: skip

    for watcher in EVERY_WATCHER:
        kinds = {name: figure(table, watcher, name).kind for name in ("red", "blue", "green")}
        assert kinds == {"red": "corpse", "blue": "hunter", "green": "servant"}
        gone = figure(table, watcher, "yellow")
        assert (gone.kind, gone.node, gone.numbers[0]) == ("gone", "", 0)


@pytest.mark.clause("GR-35", "GR-33")
def test_the_figures_of_one_player_lie_in_one_zone_of_theirs() -> None:
    table = given(seats=3)

    for watcher in (SPECTATOR, 0, 1, 2):
        zones = [one for one in table.scene(watcher).zones if one.name == "figures"]
        assert [(one.owner, [piece.face for piece in one.pieces]) for one in zones] == [
            (0, ["vampire"]),
            (1, ["red", "green"]),
            (2, ["blue", "yellow"]),
        ]
        assert [(view.team, view.counters["figures"]) for view in table.scene(watcher).seats] == [
            (1, 1),
            (0, 2),
            (0, 2),
        ]


@pytest.mark.clause("GR-42")
def test_the_figures_tell_their_place_in_the_round() -> None:
    table = begun(options={"hunter_order": "yellow-red-green-blue"})

    order = ("yellow", "red", "green", "blue", "vampire")
    assert [figure(table, RED, name).numbers[2] for name in order] == [1, 2, 3, 4, 5]


@pytest.mark.clause("GR-39", "GR-37")
def test_a_seat_that_plays_its_servant_is_seen_to_have_changed_sides() -> None:
    table = given(red={"state": "corpse"})
    assert table.scene(SPECTATOR).seats[RED].marks == ()

    table.does("servant owner")

    for watcher in EVERY_WATCHER:
        view = table.scene(watcher).seats[RED]
        assert (view.team, view.marks) == (1, ("active", "turned"))
        assert table.scene(watcher).seats[VAMPIRE].marks == ("plays-vampire",)


# ---- cards on fields ----------------------------------------------------------------------------


@pytest.mark.clause("GR-227", "GR-22", "GR-14")
def test_nobody_sees_a_face_down_event_card() -> None:
    table = given(down={"G4": "Sword", "U2": "Hammer"})

    for watcher in EVERY_WATCHER:
        for square in ("Gh3", "Ud1"):
            card = at(table, watcher, "fields", square)
            assert (card.kind, card.face, card.marks) == ("event-card", "", ("face-down",))


@pytest.mark.clause("GR-228", "GR-24", "GR-40")
def test_the_vampire_alone_sees_his_cellar_cards() -> None:
    table = given(down={"C5": "Stake"})

    card = at(table, VAMPIRE, "fields", "Cl2")
    assert (card.face, card.marks) == ("stake", ("object", "face-down", "secret"))
    for watcher in NOT_THE_VAMPIRE:
        back = at(table, watcher, "fields", "Cl2")
        assert (back.kind, back.face, back.marks) == ("cellar-card", "", ("face-down",))


@pytest.mark.clause("GR-229", "GR-36")
def test_a_revealed_card_is_seen_by_the_hunters_and_by_all_when_it_is_left() -> None:
    table = given(red="Gh3", down={"G4": "Sword"})
    table.does("stay", "reveal")

    for watcher in HUNTERS:
        assert at(table, watcher, "fields", "Gh3").face == "sword"
    for watcher in NOT_THE_HUNTERS:
        assert at(table, watcher, "fields", "Gh3") == Piece("event-card", "", ("turned-up",), "Gh3")

    table.does("leave")

    for watcher in EVERY_WATCHER:
        assert at(table, watcher, "fields", "Gh3").marks == ("object", "face-up")


@pytest.mark.clause("GR-234", "ED-13")
def test_what_the_plan_shows_is_seen_by_the_hunters_alone() -> None:
    table = given(holds={"red": "Plan"}, down={"G9": "Poison"})

    table.does("stay", "use plan G9")

    for watcher in HUNTERS:
        card = at(table, watcher, "fields", "Gj6")
        assert (card.face, card.marks) == ("poison", ("trap", "face-down", "secret"))
    for watcher in NOT_THE_HUNTERS:
        assert at(table, watcher, "fields", "Gj6").face == ""


# ---- cards on sheets ----------------------------------------------------------------------------


@pytest.mark.clause("GR-230", "GR-226", "GR-36")
def test_of_a_hunters_cards_the_others_see_number_and_deck() -> None:
    table = given(holds={"red": "Sword, Hammer, Gold key, Garlic"})

    for watcher in HUNTERS:
        assert faces(table, watcher, "sheet-red") == ["hammer", "sword", "key-1", "garlic"]
    assert faces(table, SPECTATOR, "sheet-red") == ["?event", "?event", "?event", "?cellar"]


@pytest.mark.clause("GR-230")
def test_the_vampire_knows_a_card_that_came_from_the_cellar() -> None:
    table = given(holds={"red": "Sword, Garlic"})

    assert faces(table, VAMPIRE, "sheet-red") == ["garlic", "?event"]


@pytest.mark.clause("GR-121", "GR-230")
def test_a_card_that_was_used_is_seen_by_everybody() -> None:
    table = given(red="Gh3", vampire="Gh4", holds={"red": "Sword, Hammer"}, dice=[2])

    table.does("hit V sword")

    for watcher in NOT_THE_HUNTERS:
        assert faces(table, watcher, "sheet-red") == ["sword", "?event"]
    sword, hammer = sorted(zone(table, RED, "sheet-red").pieces, key=lambda one: one.face)[::-1]
    assert "secret" not in sword.marks
    assert "secret" in hammer.marks


@pytest.mark.clause("GR-99", "GR-96", "GR-98")
def test_a_card_shows_its_kind_its_border_and_the_places_it_fills() -> None:
    table = given(holds={"red": "Francisca, Gold key"})

    francisca, key = sorted(zone(table, RED, "sheet-red").pieces, key=lambda one: one.face)
    assert (francisca.marks[:2], francisca.numbers) == (("object", "for-red"), (2,))
    assert (key.marks[:1], key.numbers) == (("power",), ())


@pytest.mark.clause("GR-181", "GR-231")
def test_all_cards_of_a_servant_are_seen_by_everybody() -> None:
    table = given(red={"state": "corpse"}, holds={"red": "Sword, Gold key"})
    assert faces(table, SPECTATOR, "sheet-red") == ["?event", "?event"]

    table.does("servant mine")

    for watcher in EVERY_WATCHER:
        assert faces(table, watcher, "sheet-red") == ["sword", "key-1"]


@pytest.mark.clause("GR-116", "GR-121")
def test_where_no_shield_was_shown_the_backs_say_that_they_are_none() -> None:
    table = given(
        slot="vampire", worn=["teeth", "nails"], red="Gh3", vampire="Gh4",
        holds={"red": "Sword"}, dice=[4],
    )  # fmt: skip

    table.does("stay", "bite red")

    (back,) = zone(table, VAMPIRE, "sheet-red").pieces
    assert (back.face, back.marks) == ("", ("not-shield", "not-garlic"))


@pytest.mark.clause("GR-40", "GR-39")
def test_who_plays_their_servant_keeps_what_they_knew_and_learns_no_more() -> None:
    table = given(red={"state": "corpse"}, blue="Gh3", holds={"blue": "Sword"})
    table.does("servant owner")
    assert faces(table, RED, "sheet-blue") == ["sword"]

    table.ends_the_slot()
    table.does("stay", "reveal", "leave")
    table.comes_to("red")

    assert "?cellar" in faces(table, RED, "fields")
    assert [lock.face for lock in zone(table, RED, "locks").pieces] == ["", ""]
