"""Chapter 18, groups: one id for a kind, rising order, and nothing that cannot be completed."""

from math import comb

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    TYPE_NAMES,
)
from gruft.kernel.luck import all_lines
from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

RED = "Raven, Hound, Vampire 1, Vampire 2"
WATER = "Aspen Stake, Holy Water 1, Holy Water 2"


def step_1(hand: str, **keys: object) -> Table:
    """V may discard and draw."""
    return given(hand, "-", decision="step1", **keys)  # type: ignore[arg-type]


def begun_with(table: Table, seat: int, *moves: str) -> list[str]:
    """What may follow the first moves of a line."""
    table.begins(seat, *moves)
    return table.legal(seat)


def only(table: Table, start: str) -> list[str]:
    """The cards that may be chosen by this word."""
    return [move.removeprefix(start + " ") for move in table.legal(table.turn) if start in move]


# --- the action space ----------------------------------------------------------------------------


@pytest.mark.clause("VE-239")
def test_there_are_216_moves() -> None:
    assert GAME.describe().moves == 48 * 4 + 9 + 6 + 2 + 4 + 3 == 216


@pytest.mark.clause("VE-239")
def test_every_id_names_a_kind_a_character_or_a_word_of_its_own() -> None:
    table = step_1("Garlic")

    def number(written: str) -> int:
        return GAME.parse(table.position, V, written)

    for kind, name in enumerate(KIND_NAMES[:44]):
        ids = [number(f"{word} {name}") for word in ("cellar", "moat", "play", "pick")]
        assert ids == [kind, 48 + kind, 96 + kind, 144 + kind]
    assert [number(name) for name in CHARACTER_NAMES] == list(range(192, 201))
    assert [number(name) for name in TYPE_NAMES] == list(range(201, 207))
    words = ("attack", "defence", "hide", "water", "combat", "pass", "use", "draw", "skip")
    assert [number(word) for word in words] == list(range(207, 216))


@pytest.mark.clause("VE-239")
def test_two_copies_of_a_kind_are_one_choice() -> None:
    table = step_1("Garlic*2, Dagger")

    assert table.legal(V) == [
        *("cellar Garlic", "cellar Dagger", "moat Garlic", "moat Dagger"),
        *("draw", "skip"),
    ]


# --- rising order --------------------------------------------------------------------------------


@pytest.mark.clause("VE-240", "VE-39")
def test_every_way_to_discard_is_exactly_one_line() -> None:
    table = step_1("Garlic*2, Dagger, Relic")

    lines = [line for line, _ in all_lines(table.position, V)]

    # Each copy stays or goes to the cellar or the moat; and the step may be skipped.
    assert len(lines) == len(set(lines)) == comb(4, 2) * 3 * 3 + 1


@pytest.mark.clause("VE-240")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("cellar Garlic", ["cellar Garlic", "cellar Dagger", "moat Garlic", "moat Dagger"]),
        ("cellar Dagger", ["moat Garlic"]),
        ("moat Garlic", ["moat Garlic", "moat Dagger"]),
        ("moat Dagger", []),
    ],
)
def test_discards_go_to_the_cellar_first_and_rise(first: str, then: list[str]) -> None:
    table = step_1("Garlic*2, Dagger")

    assert begun_with(table, V, first) == [*then, "draw"]


@pytest.mark.clause("VE-240")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("cellar Dagger; cellar Garlic", "refusal-falling-order"),
        ("moat Dagger; moat Garlic", "refusal-falling-order"),
        ("moat Garlic; cellar Dagger", "refusal-cellar-before-moat"),
    ],
)
def test_falling_order_is_refused(line: str, key: str) -> None:
    table = step_1("Garlic*2, Dagger")

    table.refuses(V, f"{line}; draw", "VE-240", key)


@pytest.mark.clause("VE-240", "VE-241")
@pytest.mark.parametrize(
    ("hand", "first", "second"),
    [
        ("Garlic, Relic, Dagger", ["Garlic", "Relic"], {"Garlic": ["Relic", "Dagger"]}),
        ("Garlic*2, Relic", ["Garlic"], {"Garlic": ["Garlic", "Relic"]}),
        ("Garlic, Relic, Dagger*2", ["Garlic", "Relic", "Dagger"], {"Dagger": ["Dagger"]}),
    ],
)
def test_payments_rise_and_can_be_completed(
    hand: str, first: list[str], second: dict[str, list[str]]
) -> None:
    for paid, then in second.items():
        table = given(hand, "-")

        assert begun_with(table, V, "pass") == [f"pay {name}" for name in first]
        assert begun_with(table, V, f"pay {paid}") == [f"pay {name}" for name in then]


@pytest.mark.clause("VE-240", "VE-241", "VE-245")
@pytest.mark.parametrize(
    ("chosen", "then"),
    [
        ([], ["Raven", "Hound"]),
        (["Raven"], ["Hound", "Vampire 1"]),
        (["Hound"], ["Vampire 1"]),
        (["Raven", "Vampire 1"], ["Vampire 2"]),
    ],
)
def test_the_cards_of_a_hide_rise_and_can_be_completed(chosen: list[str], then: list[str]) -> None:
    table = given(f"Garlic, {RED}", "-")

    moves = begun_with(table, V, "hide", "Lady", *(f"play {name}" for name in chosen))

    assert moves == [f"play {name}" for name in then]


@pytest.mark.clause("VE-240", "VE-241", "VE-246")
def test_the_cards_of_a_water_rise_and_can_be_completed() -> None:
    table = by_day("-", f"Garlic, {WATER}")

    assert begun_with(table, H, "water", "Lady") == ["play Aspen Stake", "play Holy Water 1"]
    assert begun_with(table, H, "play Holy Water 1") == ["play Holy Water 2"]


@pytest.mark.clause("VE-240", "VE-247", "VE-248")
def test_the_cards_of_an_attack_and_of_a_defence_rise() -> None:
    table = given("Dagger*2, Rapier, Pistol", "Candlestick*2, Relic")

    assert begun_with(table, V, "combat", "Lady", "Bishop", "play Rapier") == [
        "play Pistol",
        "done",
    ]
    table.begins(V, "done")
    table.plays(H, "decline")

    assert begun_with(table, H, "play Candlestick") == ["play Candlestick", "play Relic", "done"]
    assert begun_with(table, H, "play Relic") == ["done"]


@pytest.mark.clause("VE-240", "VE-241")
def test_the_picks_of_chapel_rise_and_can_be_completed() -> None:
    table = by_day(
        "-", "Chapel, Garlic", decision="window", moats=["-", "Relic, Dagger*2, Pistol, Squire"]
    )

    moves = begun_with(table, H, "play Chapel", "pay Garlic")
    assert moves == ["pick Garlic", "pick Relic", "pick Dagger"]
    assert begun_with(table, H, "pick Dagger") == ["pick Dagger"]
    assert begun_with(table, H, "pick Dagger") == ["pick Pistol"]


# --- what can be completed -----------------------------------------------------------------------


@pytest.mark.clause("VE-241", "VE-99")
@pytest.mark.parametrize(
    ("defence", "first"),
    [
        (0, ["Dagger", "Rapier", "Pistol"]),
        (2, ["Dagger", "Rapier", "Pistol"]),
        (3, ["Dagger", "Rapier"]),
        (5, ["Dagger"]),
    ],
)
def test_a_card_of_the_first_attack_is_offered_if_enough_can_follow(
    defence: int, first: list[str]
) -> None:
    markers = {"Bishop": {"attack": 0, "defence": defence}}
    table = given("Dagger, Rapier, Pistol", "-", markers=markers)

    table.begins(V, "combat", "Lady", "Bishop")

    assert table.legal(V) == [f"play {name}" for name in first]


@pytest.mark.clause("VE-241", "VE-134")
def test_a_card_that_could_not_be_paid_any_more_is_not_offered() -> None:
    table = given("Dagger, Rapier, Claws*2", "-")
    table.begins(V, "combat", "Lady", "Bishop")

    assert begun_with(table, V, "play Dagger") == ["play Rapier", "play Claws", "done"]
    assert begun_with(table, V, "play Rapier") == ["play Claws", "done"]
    assert begun_with(table, V, "play Claws") == ["done"]


@pytest.mark.clause("VE-241")
def test_there_is_no_way_back() -> None:
    table = step_1("Garlic, Dagger")

    table.begins(V, "cellar Garlic")

    assert table.cellar(V) == cards("Garlic")
    assert "skip" not in table.legal(V)


# --- step 1 --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-242", "VE-42", "VE-43", "VE-44")
@pytest.mark.parametrize(
    ("held", "words"),
    [
        (0, ["draw"]),
        (1, ["draw"]),
        (2, ["draw", "skip"]),
        (7, ["draw", "skip"]),
        (8, ["draw"]),
        (9, []),
    ],
)
def test_the_step_may_be_skipped_with_two_to_seven_cards(held: int, words: list[str]) -> None:
    table = step_1(f"?*{held}" if held else "-")

    assert [move for move in table.legal(V) if move in ("draw", "skip")] == words


@pytest.mark.clause("VE-242")
def test_with_an_empty_deck_skipping_would_be_the_same_as_drawing() -> None:
    table = step_1("?*4", decks=["-", "?*9"], cellar_used=[True, False])

    table.refuses(V, "skip", "VE-242")
    assert table.allows(V, "draw")


@pytest.mark.clause("VE-242")
def test_skipping_is_only_the_first_pick() -> None:
    table = step_1("Garlic*2, Dagger*2")

    table.begins(V, "moat Garlic")

    assert table.legal(V) == ["moat Garlic", "moat Dagger", "draw"]


@pytest.mark.clause("VE-242", "VE-44")
def test_more_than_eight_cards_cannot_be_kept() -> None:
    hand = "Garlic*2, Candlestick*2, Dagger*2, Raven*2, Hound*2"
    table = step_1(hand)
    assert "moat Hound" in table.legal(V)

    assert "draw" not in begun_with(table, V, "moat Hound")
    assert table.legal(V) == ["moat Hound"]
    assert "draw" in begun_with(table, V, "moat Hound")


@pytest.mark.clause("VE-242", "VE-241")
def test_a_discard_that_would_leave_too_many_below_it_is_not_offered() -> None:
    # Nine cards lie below Vampire 2 in the order of kinds, eight below Vampire 1.
    hand = "Garlic*2, Candlestick*2, Dagger*2, Raven*2, Vampire 1, Vampire 2"
    table = step_1(hand, cellar_used=[True, False])

    assert only(table, "moat") == ["Garlic", "Candlestick", "Dagger", "Raven", "Vampire 1"]


# --- payments ------------------------------------------------------------------------------------


@pytest.mark.clause("VE-243", "VE-79", "VE-80")
@pytest.mark.parametrize(
    ("hand", "times"), [("-", 0), ("Garlic", 1), ("Garlic*2", 2), ("Garlic*2, Relic", 2)]
)
def test_a_pass_is_paid_twice_or_as_often_as_there_are_cards(hand: str, times: int) -> None:
    table = given(hand, "-")

    table.begins(V, "pass")
    paid = 0
    while table.position.composing() == V:
        assert table.asked == "pay"
        table.begins(V, "pay Garlic")
        paid += 1

    assert paid == times == table.moat(V).total()


@pytest.mark.clause("VE-243", "VE-134")
def test_the_costs_of_a_group_are_paid_together() -> None:
    table = given("Dagger, Claws*2, Garlic, Relic, Pistol", "Garlic")
    table.begins(V, "combat", "Lady", "Bishop", "play Claws", "play Claws")
    assert table.legal(V) == ["done"]

    table.begins(V, "done")

    assert table.asked == "pay"
    assert begun_with(table, V, "pay Garlic") == ["pay Relic", "pay Dagger", "pay Pistol"]
    table.begins(V, "pay Dagger")
    assert table.turn == H
    assert table.told_of("fact-pays") == [{"player": V, "count": 2}]


@pytest.mark.clause("VE-243")
@pytest.mark.parametrize(("night", "asked"), [(True, "effect-character"), (False, "pay")])
def test_what_costs_nothing_is_not_paid(night: bool, asked: str) -> None:
    if night:
        table = given("Organist, Garlic*2", "-", decision="window")
    else:
        table = by_day("Organist, Garlic*2", "-", decision="window", pending={"asked": V})

    table.begins(V, "play Organist")

    assert table.asked == asked
