"""Chapter 4: nights and days, the order of a turn, and its one action."""

import pytest

from tests.games.vampire_empire.table import H, Table, V, begun, by_day, given


def asked_in_a_turn(table: Table) -> list[tuple[str, int]]:
    """Every question of the turn and who is asked, as long as nobody does anything of use."""
    turn, asked = table.number("turn"), []
    while table.number("turn") == turn:
        window = f" {table.pending['window']}" if table.asked == "window" else ""
        asked.append((table.asked + window, table.turn))
        table.somebody_is_harmless()
    return asked


# --- nights and days -----------------------------------------------------------------------------


@pytest.mark.clause("VE-33", "VE-34")
def test_nights_and_days_alternate() -> None:
    table = begun()

    turns = []
    for _ in range(6):
        turns.append((table.number("turn"), table.active))
        table.ends_the_turn()

    assert turns == [(1, V), (2, H), (3, V), (4, H), (5, V), (6, H)]
    told = [
        (key, args["player"]) for key, args in table.told() if key in ("fact-night", "fact-day")
    ]
    assert told == [("fact-night", V), ("fact-day", H)] * 3 + [("fact-night", V)]


@pytest.mark.clause("VE-34")
@pytest.mark.parametrize("window", ["A", "B"])
def test_it_is_night_in_vs_turn_also_when_h_decides(window: str) -> None:
    """By night Novice costs a card, by day nothing."""
    table = given(
        "Garlic", "Novice, Garlic*2", decision="window", pending={"window": window, "asked": H}
    )

    table.begins(H, "play Novice")

    assert table.asked == "pay"
    assert table.number("active") == V


@pytest.mark.clause("VE-34")
@pytest.mark.parametrize("window", ["A", "B"])
def test_it_is_day_in_hs_turn_also_when_v_decides(window: str) -> None:
    """By day Organist costs a card, by night nothing."""
    table = by_day(
        "Organist, Garlic", "Garlic", decision="window", pending={"window": window, "asked": V}
    )

    table.begins(V, "play Organist")

    assert table.asked == "pay"


@pytest.mark.clause("VE-34")
@pytest.mark.parametrize(
    ("table", "seat", "card"),
    [
        (given("Organist, Garlic", decision="window"), V, "Organist"),
        (by_day("-", "Novice, Garlic", decision="window"), H, "Novice"),
    ],
)
def test_ones_own_turn_is_ones_own_phase(table: Table, seat: int, card: str) -> None:
    table.plays(seat, f"*{card}{{}}: Bishop attack")

    assert table.hand(seat).total() == 1


# --- the order of a turn -------------------------------------------------------------------------


@pytest.mark.clause("VE-35")
def test_a_night_is_step_1_a_reveal_a_window_an_action_and_a_window() -> None:
    table = given("Garlic*2, Dagger", "Garlic, Relic", decision="step1")

    assert asked_in_a_turn(table) == [
        ("step1", V),
        ("reveal", V),
        ("window A", V),
        ("window A", H),
        ("action", V),
        ("window B", V),
        ("window B", H),
    ]
    assert (table.asked, table.turn, table.active) == ("step1", H, H)


@pytest.mark.clause("VE-35", "VE-37")
def test_a_day_is_step_1_a_window_an_action_and_a_window() -> None:
    table = by_day("Garlic*2, Dagger", "Garlic, Relic", decision="step1")

    assert asked_in_a_turn(table) == [
        ("step1", H),
        ("window A", H),
        ("window A", V),
        ("action", H),
        ("window B", H),
        ("window B", V),
    ]
    assert (table.asked, table.turn, table.active) == ("step1", V, V)


@pytest.mark.clause("VE-35", "VE-37")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize("first", ["draw", "skip", "m[Garlic]"])
def test_after_step_1_comes_the_reveal_by_night_and_window_a_by_day(seat: int, first: str) -> None:
    hand = "Garlic*2, Dagger"
    table = given(hand, hand, active=seat, turn=4, decision="step1")

    table.plays(seat, first)

    assert table.asked == ("reveal" if seat == V else "window")
    assert seat == V or table.pending["window"] == "A"


@pytest.mark.clause("VE-35")
@pytest.mark.parametrize("reveal", ["nobody", "reveal Lady"])
def test_after_the_reveal_comes_window_a(reveal: str) -> None:
    table = given("Garlic*2", "Garlic", decision="reveal")

    table.plays(V, reveal)

    assert (table.asked, table.pending["window"]) == ("window", "A")


@pytest.mark.clause("VE-36")
@pytest.mark.parametrize("decision", ["step1", "reveal"])
@pytest.mark.parametrize("card", ["Coffin", "Organist", "Garlic", "Claws"])
def test_v_plays_no_card_in_steps_1_and_2(decision: str, card: str) -> None:
    table = given("Coffin, Organist, Garlic*2, Claws", "Novice", decision=decision)

    assert not [move for move in table.legal(V) if move.startswith("play")]
    table.refuses(V, f"play {card}", "VE-36")


@pytest.mark.clause("VE-36")
@pytest.mark.parametrize("card", ["Novice", "Chapel", "Garlic"])
def test_h_plays_no_card_in_step_1(card: str) -> None:
    table = by_day("Coffin", "Novice, Chapel, Garlic*2", decision="step1")

    table.refuses(H, f"play {card}", "VE-36")


@pytest.mark.clause("VE-36")
@pytest.mark.parametrize("decision", ["step1", "reveal"])
def test_nobody_plays_cards_in_steps_1_and_2_of_the_opponent(decision: str) -> None:
    table = given("Coffin, Garlic*2", "Novice, Garlic, Sacrifice", decision=decision)

    assert table.position.to_act() == [V]
    assert table.legal(H) == []
    assert not table.allows(H, "play Novice")


# --- the action ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-38")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize("hand", ["-", "Garlic", "Garlic*2, Dagger, Relic"])
def test_pass_is_one_of_the_actions_and_always_legal(seat: int, hand: str) -> None:
    table = given(hand, hand, active=seat, turn=4)

    assert "pass" in table.legal(seat)


@pytest.mark.clause("VE-38")
@pytest.mark.parametrize(("seat", "hand"), [(V, "Coffin*1, Garlic*2"), (H, "Novice, Holy Water 1")])
def test_who_can_do_nothing_else_passes(seat: int, hand: str) -> None:
    table = given(hand if seat == V else "-", hand if seat == H else "-", active=seat, turn=4)

    assert table.legal(seat) == ["pass"]


@pytest.mark.clause("VE-38")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize(
    ("leaving_out", "clause"), [("done", "VE-38"), ("decline", "VE-38"), ("skip", "VE-42")]
)
def test_the_action_cannot_be_left_out(seat: int, leaving_out: str, clause: str) -> None:
    table = given("Garlic*2", "Garlic*2", active=seat, turn=4)

    table.refuses(seat, leaving_out, clause)


@pytest.mark.clause("VE-38")
@pytest.mark.parametrize("again", ["pass {Dagger, Relic}", "Officer x Lady a[Dagger]", "hide Lady"])
def test_there_is_only_one_action_in_a_turn(again: str) -> None:
    table = given("Garlic*2, Dagger, Relic", "Garlic")
    table.plays(V, "pass {Garlic*2}")

    table.refuses(V, again, "VE-38")


@pytest.mark.clause("VE-38")
def test_a_failed_action_is_the_action_of_the_turn() -> None:
    """The attack does not get through; V stops."""
    table = given("Dagger, Garlic*2", "Relic")
    table.plays(V, "Officer x Bishop a[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")

    table.plays(V, "r2 stop")

    assert (table.asked, table.pending["window"]) == ("window", "B")
