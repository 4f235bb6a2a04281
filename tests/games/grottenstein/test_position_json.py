"""Written keys laid over a fresh start: what fills the gaps, what must agree, what is refused."""

import json

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.position import CAUSES, DECISIONS, KEYS
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.laid import laid, laid_over, refusal_of, seat_counts, seeds, walk
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import RED, VAMPIRE, Table, begun, given

# --- round trips ---------------------------------------------------------------------------------


def test_there_is_a_table_for_every_decision() -> None:
    assert list(MOMENTS) == list(DECISIONS)
    assert all(table().asked == name for name, table in MOMENTS.items())


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_reads_back_and_plays_on_alike(moment: str) -> None:
    table = MOMENTS[moment]()

    again = laid_over(json.loads(json.dumps(table.truth)), seed=7)

    assert again.truth == table.truth
    assert again.position.composing() == table.position.composing()
    if not table.position.is_over():
        assert again.answers() == table.answers()
        again.position.chance = table.position.chance.clone()
        for each in (table, again):
            each.is_harmless()
        assert again.truth == table.truth


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("observer", [-1, VAMPIRE, RED, 2])
def test_worlds_of_every_moment_read_back(moment: str, observer: int) -> None:
    position = MOMENTS[moment]().position
    if position.composing() not in (-1, observer):
        position = MOMENTS["first"]().position

    world = GAME.to_json(position.world(observer, FastChance(3)))

    assert laid_over(world).truth == world


@settings(max_examples=4, deadline=None)
@holds_for(seeds, seat_counts)
def test_every_position_reads_back_from_its_json(seed: int, seats: int) -> None:
    for step, position in enumerate(walk(seed, seats)):
        if step % 15 == 0 or position.is_over():
            table = Table(position.clone())
            again = laid_over(table.truth, seed + 1, seats)
            assert again.truth == table.truth
            for seat in range(seats):
                assert again.legal(seat) == table.legal(seat)


@settings(max_examples=4, deadline=None)
@holds_for(seeds, seat_counts, st.integers(-1, 4))
def test_imagined_worlds_read_back_and_hold_together(seed: int, seats: int, who: int) -> None:
    observer = min(who, seats - 1)
    for step, position in enumerate(walk(seed, seats)):
        if step % 15 == 0 and position.composing() in (-1, observer):
            world = position.world(observer, FastChance(step))
            GAME.check(world)
            truth = GAME.to_json(world)
            assert laid_over(truth, seats=seats).truth == truth


@settings(max_examples=3, deadline=None)
@holds_for(seeds, seat_counts)
def test_every_position_holds_together_and_no_piece_is_lost(seed: int, seats: int) -> None:
    whole = GAME.census(begun(seats=seats).position)

    for position in walk(seed, seats, 250):
        GAME.check(position)
        assert GAME.census(position) == whole


def test_every_key_is_written_in_its_order() -> None:
    assert list(begun().truth) == list(KEYS)


def test_reading_does_not_touch_the_fresh_start() -> None:
    fresh = begun()
    before = json.dumps(fresh.truth)

    GAME.from_json(fresh.position, given(red="Gh3").truth, FastChance(1))

    assert json.dumps(GAME.to_json(fresh.position)) == before


def test_a_position_of_the_tiny_edition_reads_back() -> None:
    seats, options, edition = GAME.tiny_edition()
    position = set_up(GAME, seats, options, edition, FastChance(3))
    fresh = set_up(GAME, seats, options, edition, FastChance(4))
    for _ in range(12):
        truth = GAME.to_json(position)
        assert GAME.to_json(GAME.from_json(fresh, truth, FastChance(1))) == truth
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat)[0])


# --- what stands if it is not named --------------------------------------------------------------


def test_without_keys_it_is_the_fresh_start() -> None:
    assert laid_over({}, seed=5).truth == begun(seed=5).truth


@pytest.mark.parametrize("key", KEYS)
def test_null_is_not_named(key: str) -> None:
    assert laid_over({key: None}, seed=4).truth == begun(seed=4).truth


@pytest.mark.clause("GR-41")
def test_with_keys_the_first_hunters_first_slot_opens() -> None:
    table = laid(wall=True)

    assert (table.number("round"), table.slot, table.asked) == (1, "red", "first")


@pytest.mark.clause("GR-42")
def test_the_order_of_the_hunters_is_that_of_the_table() -> None:
    fresh = begun(options={"hunter_order": "green-blue-red-yellow"})
    table = Table(GAME.from_json(fresh.position, {"wall": True}, FastChance(1)))

    assert table.slot == "green"
    assert (table.at("green"), table.at("red")) == ("Gg11", "Gi11")


@pytest.mark.clause("GR-29", "GR-30", "GR-31")
def test_figures_that_are_not_named_are_where_they_began() -> None:
    table = laid(round=3)

    assert [table.at(name) for name in ("red", "blue", "green", "yellow")] == [
        "Gg11",
        "Gh11",
        "Gi11",
        "Gj11",
    ]
    assert (table.at("vampire"), table.life("vampire"), table.life("red")) == ("Ci2", 40, 40)


@pytest.mark.clause("GR-35")
@pytest.mark.parametrize(
    ("seats", "players"), [(2, [1, 1, 1, 1]), (3, [1, 2, 1, 2]), (4, [1, 2, 3, 1])]
)
def test_hunters_are_dealt_round(seats: int, players: list[int]) -> None:
    table = laid_over({"round": 3}, seats=seats)

    assert [table.player(name) for name in ("red", "blue", "green", "yellow")] == players


@pytest.mark.clause("GR-8", "GR-178")
@pytest.mark.parametrize(("state", "life"), [("servant", 12), ("corpse", 0), ("gone", 0)])
def test_what_a_figure_is_says_how_many_points_it_has(state: str, life: int) -> None:
    table = laid(figures={"yellow": {"state": state}})

    assert (table.state("yellow"), table.life("yellow")) == (state, life)
    assert (table.at("yellow") is None) == (state == "gone")


@pytest.mark.clause("GR-38", "GR-39")
def test_a_servant_is_the_vampires_unless_somebody_plays_them() -> None:
    mine = laid(figures={"yellow": {"state": "servant"}})
    owners = laid(figures={"yellow": {"state": "servant", "player": 4}})

    assert (mine.player("yellow"), mine.truth["turned"]) == (0, [])
    assert (owners.player("yellow"), owners.truth["turned"]) == (4, [4])


@pytest.mark.parametrize(
    ("keys", "asked"),
    [
        ({"slot": "blue"}, "first"),
        ({"slot": "vampire"}, "vampire-first"),
        ({"slot": "vampire", "figures": {"vampire": {"at": "Cg2", "life": 39}}}, "ending"),
        ({"slot": "vampire", "figures": {"vampire": {"at": "Cg2"}}}, "vampire-first"),
        ({"figures": {"red": {"shackled": 1}}}, "ending"),
        ({"figures": {"red": {"state": "corpse"}}}, "rising"),
        ({"cause": "staked"}, "over"),
    ],
)
def test_without_a_decision_the_slot_opens(keys: dict[str, object], asked: str) -> None:
    assert laid_over(keys).asked == asked


@pytest.mark.clause("GR-25")
def test_doors_that_are_not_named_are_as_at_the_start() -> None:
    table = laid(doors={"Gh5/h6": "closed"})

    assert [table.door(name) for name in ("Ce2/f2", "Ci3/i4", "Ga11/b11")] == ["closed"] * 3
    assert (table.door("Gh5/h6"), table.door("Gg4/g5")) == ("closed", "open")
    assert table.number("chips") == 11 - 3


@pytest.mark.clause("GR-134")
def test_a_door_is_written_with_its_damage() -> None:
    table = laid(doors={"Gh5/h6": "closed 12", "Ce2/f2": "destroyed 40", "Gg4/g5": "open 3"})

    assert table.truth["doors"] == {
        "Ce2/f2": "destroyed 40",
        "Ci3/i4": "closed",
        "Gg4/g5": "open 3",
        "Gh5/h6": "closed 12",
        "Ga11/b11": "closed",
    }


@pytest.mark.clause("GR-169")
def test_who_stands_ready_with_hammer_and_stake_is_ready() -> None:
    sheets = {"red": "Hammer, Stake"}
    ready = laid(figures={"red": {"at": "Cf2"}, "vampire": {"at": "Cg2"}}, sheets=sheets)
    late = laid(
        figures={"red": {"at": "Cf2", "ready": False}, "vampire": {"at": "Cg2"}}, sheets=sheets
    )

    assert "stake vampire" in ready.answers()
    assert "stake vampire" not in late.answers()


@pytest.mark.parametrize("cause", CAUSES)
def test_a_game_that_is_over_reads_back(cause: str) -> None:
    table = laid(cause=cause)

    assert laid_over(table.truth).truth == table.truth
    assert table.cause == f"end-{cause}"


# --- the middle of lines -------------------------------------------------------------------------


def test_half_a_line_is_written_as_a_draft() -> None:
    table = MOMENTS["target"]()

    assert table.pending == {"decision": "target", "after": "first", "draft": "fight; dagger"}


def test_half_an_arrangement_is_written_as_a_draft() -> None:
    table = MOMENTS["placing"]()

    assert table.pending == {"decision": "placing", "after": "placing", "draft": "C08; C01"}
    assert table.down("C1") is None
    assert table.truth["locks"] == {"crypt": None, "armour": None}


def test_the_decision_may_be_left_out_of_a_draft() -> None:
    table = given(red="Gh3", vampire="Gh4", pending={"after": "first", "draft": "fight; dagger"})

    assert table.asked == "target"


@pytest.mark.clause("GR-237")
@pytest.mark.parametrize(
    ("pending", "key"),
    [
        ("weapon", "position-without-draft"),
        ({"decision": "weapon"}, "position-without-draft"),
        ({"after": "weapon", "draft": "dagger"}, "position-without-draft"),
        ({"after": "first", "draft": "fight"}, "position-wrong-draft"),
        ({"after": "first", "draft": "throw"}, "position-wrong-draft"),
        ({"after": "first", "draft": "dance"}, "refusal-unreadable"),
        ({"after": "first", "draft": 3}, "refusal-unreadable"),
    ],
)
def test_a_draft_must_be_half_a_line(pending: object, key: str) -> None:
    assert refusal_of(pending=pending) == (key, "GR-237")


def test_a_draft_must_lead_to_the_decision() -> None:
    pending = {"decision": "weapon", "after": "first", "draft": "fight; dagger"}

    with pytest.raises(Refused) as refusal:
        given(red="Gh3", vampire="Gh4", pending=pending)

    assert refusal.value.key == "position-disagrees"


# --- what must agree -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [("chips", 8), ("over", True), ("over", 0), ("to_act", [2]), ("to_act", [True])],
)
def test_what_follows_from_the_rest_must_agree(key: str, value: object) -> None:
    assert refusal_of(**{"slot": "red", key: value}) == ("position-disagrees", "")
