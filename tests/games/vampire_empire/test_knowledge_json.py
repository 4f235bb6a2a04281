"""What has been seen, as it is written: moats, sightings and the order of the city."""

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

NOTHING: dict[str, object] = {"opponent": {}, "spectators": {}}


def known(table: Table) -> dict[str, object]:
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    return knowledge


def refusal_of(knowledge: dict[str, object], **keys: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        given("Dagger*2, Raven", "Garlic", knowledge=knowledge, **keys)  # type: ignore[arg-type]
    return refusal.value.key, refusal.value.clause


def seen(**opponent: str) -> dict[str, object]:
    """What H has seen of V's cards."""
    return {"sighted": [{"opponent": opponent}, {}]}


# --- written -------------------------------------------------------------------------------------


def test_without_knowledge_nothing_has_been_seen() -> None:
    table = given("Dagger", "Garlic", moats=["Relic", "Relic"])

    assert known(table) == {
        "moats": ["-", "-"],
        "sighted": [NOTHING, NOTHING],
        "city": [],
        "unordered": None,
    }


@pytest.mark.clause("VE-28")
def test_cards_that_were_played_lie_openly_in_the_moat() -> None:
    table = given("Vampire 1, Vampire 2, Raven", "-")

    table.plays(V, "hide Lady [Raven, Vampire 1, Vampire 2]")

    assert known(table)["moats"] == ["Raven, Vampire 1, Vampire 2", "-"]


@pytest.mark.clause("VE-27")
def test_paid_cards_lie_hidden_in_the_moat() -> None:
    table = given("Garlic, Dagger", "-")

    table.plays(V, "pass {Garlic, Dagger}")

    assert table.moat(V) == cards("Garlic, Dagger")
    assert known(table)["moats"] == ["-", "-"]


@pytest.mark.clause("VE-61")
def test_the_bottom_of_the_city_is_known_after_hide() -> None:
    table = given("Vampire 1, Vampire 2, Raven", "-")

    table.plays(V, "hide Lady [Raven, Vampire 1, Vampire 2]")

    assert known(table)["city"] == ["Lady"]


@pytest.mark.clause("VE-190")
def test_after_hypnosis_the_order_is_unknown_to_the_other() -> None:
    table = given("Hypnosis, Garlic", "-", decision="window")
    table.plays(V, "play Hypnosis; pay Garlic")

    table.plays(V, "Officer; Bishop")

    assert table.city[:2] == ["Officer", "Bishop"]
    assert known(table)["unordered"] == H
    assert known(table)["city"] == []


@pytest.mark.clause("VE-177")
def test_a_hand_that_was_shown_is_remembered_by_the_opponent() -> None:
    table = given("Bat Form, Garlic", "Relic, Garlic*2", decision="window")
    table.plays(V, "play Bat Form; pay Garlic")
    table.plays(H, "decline")

    table.plays(V, "clergy")

    assert known(table)["sighted"] == [
        NOTHING,
        {"opponent": {"hand": "Garlic*2"}, "spectators": {}},
    ]


# --- read ----------------------------------------------------------------------------------------


def test_what_is_written_is_read() -> None:
    both = {"hand": "Dagger", "hand+deck": "Raven"}
    knowledge = {
        "moats": ["Relic", "-"],
        "sighted": [{"opponent": both, "spectators": {"hand+deck": "Raven"}}, NOTHING],
        "city": ["Lord"],
        "unordered": V,
    }

    table = given("Dagger*2, Raven", "Garlic", moats=["Relic", "-"], knowledge=knowledge)

    assert known(table) == knowledge


def test_zones_may_stand_in_any_order() -> None:
    table = given("Raven", "-", knowledge=seen(**{"deck+hand": "Raven"}))

    assert known(table)["sighted"] == [
        {"opponent": {"hand+deck": "Raven"}, "spectators": {}},
        NOTHING,
    ]


def test_worlds_keep_what_was_seen() -> None:
    table = given("Claws, Raven, Dagger", "Garlic", knowledge=seen(hand="Claws"))

    for luck in range(20):
        world = Table(table.position.world(H, FastChance(luck)))
        assert world.hand(V)["Claws"] >= 1


def test_everybody_knows_what_lies_openly_in_a_moat() -> None:
    table = by_day("-", "Relic", moats=["Claws", "-"], knowledge={"moats": ["Claws", "-"]})

    for luck in range(20):
        world = Table(table.position.world(H, FastChance(luck)))
        assert world.moat(V) == cards("Claws")


# --- refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("knowledge", "refused"),
    [
        ({"hands": []}, "position-unknown-key"),
        ({"moats": "-"}, "position-not-a-list"),
        ({"moats": ["-"]}, "position-not-per-seat"),
        ({"moats": ["Wolf", "-"]}, "refusal-no-such-card"),
        ({"moats": ["?", "-"]}, "refusal-no-such-card"),
        ({"sighted": {}}, "position-not-a-list"),
        ({"sighted": [1, {}]}, "position-not-an-object"),
        ({"sighted": [{"owner": {}}, {}]}, "position-unknown-key"),
        ({"sighted": [{"opponent": []}, {}]}, "position-not-an-object"),
        (seen(pocket="Raven"), "position-unknown-word"),
        (seen(hand="Wolf"), "refusal-no-such-card"),
        ({"city": "Lord"}, "position-not-a-list"),
        ({"city": ["Lord", "Lord"]}, "position-character-twice"),
        ({"unordered": 2}, "position-bad-seat"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(knowledge: dict[str, object], refused: str) -> None:
    assert refusal_of(knowledge)[0] == refused


@pytest.mark.clause("VE-28")
def test_nobody_has_seen_in_a_moat_what_is_not_there() -> None:
    assert refusal_of({"moats": ["Relic", "-"]}) == ("position-shown-elsewhere", "VE-28")


@pytest.mark.parametrize(
    "sightings",
    [
        seen(hand="Relic"),
        seen(deck="Raven*2"),
        seen(cellar="Raven"),
        seen(hand="Dagger*3"),
        seen(**{"hand": "Dagger*2", "hand+cellar": "Dagger"}),
        {"sighted": [{"spectators": {"hand": "Raven"}}, {}]},
    ],
)
def test_what_was_seen_must_be_true(sightings: dict[str, object]) -> None:
    assert refusal_of(sightings) == ("position-untrue-sighting", "VE-233")


def test_in_the_middle_of_a_line_the_others_do_not_know_yet_what_was_paid() -> None:
    paid = {"decision": "pay", "paid": "Dagger"}

    table = given("Raven, Hound", "-", pending=paid, knowledge=seen(hand="Dagger"))

    assert table.moat(V) == cards("Dagger")
    GAME.check(table.position)


@pytest.mark.clause("VE-22")
def test_a_known_place_in_the_city_is_in_the_city() -> None:
    assert refusal_of({"city": ["Lady"]}) == ("position-known-elsewhere", "VE-22")


@pytest.mark.clause("VE-190")
def test_an_unordered_pair_needs_two_unknown_places_on_top() -> None:
    pair = ("position-no-unordered-pair", "VE-190")
    dead = ["Nun", "Maid", "Butler", "Lord", "Cook"]

    assert refusal_of({"city": ["Monk"], "unordered": V}) == pair
    assert refusal_of({"unordered": V}, city=["Monk"], dead=dead) == pair
