"""Written keys laid over a fresh start: what fills the gaps, what must agree, what is refused."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.position import KEYS
from gruft.kernel.chance import FastChance
from gruft.kernel.scene import plain
from tests.games.vampire_empire.laid import laid, laid_over, refusal_of, seeds, walk
from tests.games.vampire_empire.questions import QUESTIONS
from tests.games.vampire_empire.table import H, Table, V, begun, by_day, given

# --- round trips ---------------------------------------------------------------------------------


@settings(max_examples=4, deadline=None)
@holds_for(seeds)
def test_every_position_reads_back_from_its_json(seed: int) -> None:
    for step, position in enumerate(walk(seed)):
        if step % 12 == 0 or position.is_over():
            table = Table(position.clone())
            again = laid_over(table.truth, seed + 1)
            assert again.truth == table.truth
            assert again.position.composing() == table.position.composing()
            for seat in (V, H):
                assert again.legal(seat) == table.legal(seat)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_reads_back_from_its_json(question: str) -> None:
    table = QUESTIONS[question]()

    again = laid_over(table.truth)

    assert again.truth == table.truth
    assert again.legal(table.turn) == table.legal(table.turn)
    assert plain(again.scene(table.turn)) == plain(table.scene(table.turn))


@settings(max_examples=3, deadline=None)
@holds_for(seeds, st.integers(-1, 1))
def test_imagined_worlds_read_back_and_hold_together(seed: int, observer: int) -> None:
    for step, position in enumerate(walk(seed)):
        settled = position.composing() in (-1, observer)
        if step % 12 == 0 and settled and not position.is_over():
            world = position.world(observer, FastChance(step))
            GAME.check(world)
            truth = GAME.to_json(world)
            assert laid_over(truth).truth == truth


@settings(max_examples=3, deadline=None)
@holds_for(seeds)
def test_every_position_holds_together_and_no_piece_is_lost(seed: int) -> None:
    whole = GAME.census(begun().position)

    for position in walk(seed):
        GAME.check(position)
        assert GAME.census(position) == whole


@pytest.mark.clause("VE-1", "VE-3")
def test_eighty_cards_nine_characters_and_five_tokens_are_counted() -> None:
    census = GAME.census(begun().position)

    assert sum(census.values()) == 80 + 9 + 5
    assert (census["Garlic"], census["Lady"], census["vampires"]) == (4, 1, 3)


def test_every_key_is_written_in_its_order() -> None:
    assert list(begun().truth) == list(KEYS)


def test_a_game_that_is_over_reads_back() -> None:
    three = ["Lady", "Monk", "Cook"]
    table = laid(pending="over", cause="castle", castle=three, revealed=three)

    assert laid_over(table.truth).truth == table.truth
    assert table.winners == [V]


# --- what stands if it is not named --------------------------------------------------------------


def test_without_keys_it_is_the_fresh_start() -> None:
    assert laid_over({}, seed=5).truth == begun(seed=5).truth


@pytest.mark.parametrize("key", KEYS)
def test_null_is_not_named(key: str) -> None:
    assert laid_over({key: None}, seed=4).truth == begun(seed=4).truth


@pytest.mark.clause("VE-16")
@pytest.mark.parametrize(("active", "turn"), [(V, 1), (H, 2)])
def test_the_first_turn_is_a_night_and_the_second_a_day(active: int, turn: int) -> None:
    assert laid(active=active).number("turn") == turn


@pytest.mark.parametrize("active", [V, H])
def test_without_an_open_decision_the_turn_begins(active: int) -> None:
    table = laid(active=active)

    assert (table.asked, table.turn) == ("step1", active)


def test_a_decision_may_be_written_as_a_word() -> None:
    table = laid(pending="action", active=H)

    assert table.pending == {"decision": "action", "asked": H}


@pytest.mark.clause("VE-123")
def test_a_window_is_window_a_and_the_active_seat_is_asked_first() -> None:
    table = laid(pending="window", active=H)

    assert table.pending == {"decision": "window", "asked": H, "window": "A", "declined": []}


@pytest.mark.clause("VE-125")
def test_who_has_declined_is_not_asked_again() -> None:
    table = laid(pending={"decision": "window", "declined": [V]})

    assert table.turn == H
    table.plays(H, "decline")
    assert table.asked == "action"


def test_window_b_ends_the_turn() -> None:
    table = laid(pending={"decision": "window", "window": "B", "declined": [V]})

    table.plays(H, "decline")

    assert (table.asked, table.active) == ("step1", H)


def test_what_is_still_to_be_paid_follows_from_the_cost() -> None:
    table = given("-", "Garlic*2", pending={"card": "Novice"}, decision="pay")

    assert (table.pending["for"], table.pending["to_pay"], table.turn) == ("card", 1, H)


@pytest.mark.clause("VE-104")
def test_the_cards_of_a_combat_are_added_up() -> None:
    combat = {"attacker": "Bishop", "target": "Officer", "attack": "Relic", "defence": "Rapier"}
    shown = {**combat, "side": "defence"}
    table = by_day("Pistol", "Garlic", decision="respond", pending={"combat": shown})

    table.plays(H, "decline")

    assert "Officer" in table.dead


@pytest.mark.clause("VE-112")
def test_cancelled_cards_do_not_count() -> None:
    combat = {"attacker": "Bishop", "target": "Officer", "attack": "Candlestick"}
    shown = {**combat, "side": "defence", "defence": "Rapier", "cancelled": "Rapier"}
    table = by_day("-", "Garlic", decision="respond", pending={"combat": shown})

    table.plays(H, "decline")

    assert "Officer" in table.dead


@pytest.mark.clause("VE-77", "VE-240")
def test_used_water_has_no_place_in_the_order_of_the_group() -> None:
    water = {"character": "Lady", "cards": "-"}
    combat = {"attacker": "Bishop", "target": "Lady", "group": "Holy Water 1", "last": None}
    table = by_day(
        "-",
        "Candlestick, Holy Water 2",
        decision="commit",
        pending={"combat": combat, "water": water},
        revealed=["Lady"],
    )

    assert table.legal(H) == ["play Candlestick", "play Holy Water 2", "done"]


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["seats", "hand", "deck", "Castle"])
def test_an_unknown_key_is_refused(key: str) -> None:
    assert refusal_of(**{key: 1}) == ("position-unknown-key", "")


@pytest.mark.parametrize(
    ("key", "value", "refused"),
    [
        ("turn", 0, "position-bad-number"),
        ("turn", "x", "position-bad-number"),
        ("turn", True, "position-bad-number"),
        ("active", 2, "position-bad-seat"),
        ("castle", "Lady", "position-not-a-list"),
        ("castle", ["Vampire"], "refusal-no-such-character"),
        ("castle", [3], "refusal-no-such-character"),
        ("castle", [[]], "position-not-a-text"),
        ("markers", [], "position-not-an-object"),
        ("markers", {"Lady": 1}, "position-not-an-object"),
        ("markers", {"Lady": {"attack": 13}}, "position-bad-number"),
        ("markers", {"Lady": {"both": 1}}, "position-unknown-key"),
        ("markers", {"Baker": {"attack": 1}}, "refusal-no-such-character"),
        ("hands", "Garlic", "position-not-a-list"),
        ("hands", ["Garlic"], "position-not-per-seat"),
        ("hands", ["Wolf", "-"], "refusal-no-such-card"),
        ("hands", ["*", "-"], "refusal-no-such-card"),
        ("hands", [{}, "-"], "position-not-a-text"),
        ("cellar_used", [True], "position-not-per-seat"),
        ("cellar_used", [1, 0], "position-not-a-switch"),
        ("over", True, "position-disagrees"),
        ("to_act", [H], "position-disagrees"),
        ("pending", 7, "position-not-an-object"),
        ("pending", "sleep", "position-unknown-word"),
        ("pending", {}, "position-not-a-text"),
        ("pending", {"decision": "action", "paid": "-"}, "position-unknown-key"),
        ("pending", {"decision": "pay", "to_pay": 9}, "position-disagrees"),
        ("pending", {"decision": "pay", "to_pay": 0}, "position-bad-number"),
        ("pending", {"decision": "effect-type"}, "position-pending-lacks"),
        ("pending", {"decision": "effect-type", "card": "Garlic*2"}, "refusal-no-such-card"),
        ("pending", {"decision": "immediate"}, "position-pending-lacks"),
        ("pending", {"decision": "use-water", "combat": {}}, "position-pending-lacks"),
        ("pending", {"decision": "commit", "combat": {}}, "position-not-a-text"),
        ("pending", {"decision": "window", "declined": [V, H]}, "position-window-closed"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(key: str, value: object, refused: str) -> None:
    assert refusal_of(**{key: value})[0] == refused


@pytest.mark.clause("VE-16")
def test_the_first_turn_is_not_of_the_humans() -> None:
    assert refusal_of(active=H, turn=1) == ("position-bad-number", "")


def test_a_game_is_over_for_a_reason() -> None:
    assert refusal_of(pending="over") == ("position-over-without-cause", "VE-214")
    assert refusal_of(cause="score") == ("position-over-without-cause", "VE-214")


@pytest.mark.parametrize(
    ("cause", "clause"),
    [("castle", "VE-215"), ("no-humans", "VE-214"), ("no-vampires", "VE-214"), ("score", "VE-218")],
)
def test_the_reason_must_be_there(cause: str, clause: str) -> None:
    assert refusal_of(pending="over", cause=cause) == ("position-wrong-cause", clause)


@pytest.mark.clause("VE-215")
def test_three_revealed_vampires_in_the_castle_are_no_game_any_more() -> None:
    three = ["Lady", "Monk", "Cook"]

    assert refusal_of(castle=three, revealed=three) == ("position-over", "VE-215")


@pytest.mark.clause("VE-214")
def test_a_game_without_vampires_is_over() -> None:
    three = ["Lady", "Monk", "Cook"]

    assert refusal_of(dead=three, vampires=three) == ("position-over", "VE-214")
