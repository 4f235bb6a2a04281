"""The turn and the action under way in a scene of Vampire Empire: steps, running sums, lines."""

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import H, Table, V, by_day, given

EVERY_WATCHER = (SPECTATOR, V, H)


def notices(table: Table, seat: int = SPECTATOR) -> list[str]:
    return [notice.key for notice in table.scene(seat).notices]


def sums(table: Table, seat: int = SPECTATOR) -> tuple[int, int]:
    counters = table.scene(seat).counters
    return counters["attack"], counters["defence"]


def on_the_table(table: Table, owner: int, seat: int = SPECTATOR) -> list[tuple[str, str]]:
    """Every card of a side with its last mark."""
    return [(one.face, one.marks[-1]) for one in table.pieces(seat, "field", owner)]


# ---- the turn -----------------------------------------------------------------------------------


@pytest.mark.clause("VE-34", "VE-35")
@pytest.mark.parametrize(
    ("decision", "active", "told"),
    [
        ("step1", V, ["notice-night", "notice-step1"]),
        ("reveal", V, ["notice-night", "notice-reveal"]),
        ("window", H, ["notice-day", "notice-before"]),
        ("action", H, ["notice-day", "notice-action"]),
    ],
)
def test_everybody_sees_night_or_day_and_the_step(
    decision: str, active: int, told: list[str]
) -> None:
    table = given("Dagger", "Relic", decision=decision, active=active)

    for watcher in EVERY_WATCHER:
        assert notices(table, watcher) == told


@pytest.mark.clause("VE-81", "VE-120")
def test_after_the_action_comes_the_second_window() -> None:
    table = given("Dagger*2, Coffin", "Relic")

    table.plays(V, "pass {Dagger, Dagger}")

    assert "notice-after" in notices(table)
    window = table.scene(H).window
    assert window is not None
    assert (window.kind, window.seats) == ("support", (V, H))


# ---- the combat as a running sum ----------------------------------------------------------------


@pytest.mark.clause("VE-104", "VE-110", "VE-115")
def test_the_combat_of_the_rulebook_is_a_running_sum_for_everybody() -> None:
    humans = "Candlestick, Holy Bible, Relic, Holy Water 2, Garlic"
    table = by_day("Rapier, Vampire 1, Vampire 2, Vampire 3", humans, revealed=["Lady"])

    def stands() -> list[tuple[int, int]]:
        return [sums(table, watcher) for watcher in EVERY_WATCHER]

    table.plays(H, "Bishop x Lady a[Holy Bible, Candlestick]")
    assert stands() == [(3, 0)] * 3
    assert "notice-would-die" in notices(table)
    table.plays(V, "d[Rapier, Vampire 2]")
    assert stands() == [(3, 4)] * 3
    table.plays(H, "decline")
    table.plays(H, "a[Relic, Holy Water 2]")
    assert table.scene(V).counters["round"] == 2
    assert stands() == [(8, 4)] * 3
    table.plays(V, "d[Vampire 1, Vampire 3]")
    assert stands() == [(8, 8)] * 3
    assert "notice-tie" in notices(table)


@pytest.mark.clause("VE-104", "VE-110")
def test_both_rounds_lie_apart_and_the_first_keeps_its_sums() -> None:
    humans = "Candlestick, Holy Bible, Relic, Holy Water 2, Garlic"
    table = by_day(
        "Rapier, Vampire 1, Vampire 2",
        humans,
        revealed=["Lady"],
        markers={"Bishop": {"attack": 1}},
    )
    table.plays(H, "Bishop x Lady a[Candlestick]")
    table.plays(V, "d[Rapier, Vampire 2]")
    table.plays(H, "decline")
    table.plays(H, "a[Relic, Holy Water 2]")

    for watcher in EVERY_WATCHER:
        counters = table.scene(watcher).counters
        assert (counters["first-attack"], counters["first-defence"]) == (2, 4)
        rounds = [
            (one.face, mark)
            for owner in (H, V)
            for one in table.pieces(watcher, "field", owner)
            for mark in one.marks
            if mark.startswith("round")
        ]
        assert rounds == [
            *(("Candlestick", "round-1"), ("Relic", "round-2"), ("Holy Water 2", "round-2")),
            *(("Rapier", "round-1"), ("Vampire 2", "round-1")),
        ]


@pytest.mark.clause("VE-112")
def test_a_card_cancelled_in_round_1_stays_there_without_counting() -> None:
    table = given("Dagger, Hound, Rapier", "Sacrifice, Garlic, Relic")
    table.plays(V, "Lady x Bishop a[Dagger, Hound]")
    table.plays(H, "!Sacrifice{Garlic}>Hound")
    table.plays(V, "decline")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")

    assert table.scene(V).counters["first-attack"] == 1
    assert ("Hound", "cancelled") in on_the_table(table, V)
    assert "round-1" in table.pieces(SPECTATOR, "field", V)[1].marks


@pytest.mark.clause("VE-63", "VE-82", "VE-234")
def test_only_who_chooses_an_action_sees_with_whom_it_can_begin() -> None:
    table = given("Dagger", "Relic")

    def possible(seat: int) -> dict[str, list[str]]:
        return {
            one.face: [mark for mark in one.marks if mark.startswith("can-")]
            for one in table.pieces(seat, "castle")
        }

    assert possible(V)["Lady"] == ["can-attack"]
    assert possible(V)["Bishop"] == []
    for watcher in (SPECTATOR, H):
        assert set(map(len, possible(watcher).values())) == {0}


@pytest.mark.clause("VE-215", "VE-218")
def test_aim_lead_and_end_stand_on_the_table() -> None:
    table = given("Dagger", "Relic", dead=["Nun"], proven=["Nun"])

    def standing(seat: int) -> list[str]:
        return [told.key for told in table.scene(seat).standing]

    assert standing(V) == ["aim-vampires", "ahead-vampires", "ending-cards"]
    assert standing(H)[0] == "aim-humans"
    assert standing(SPECTATOR)[0] == "aim-both"
    table = given("Dagger", "Relic", revealed=["Lady"])
    assert standing(H)[1:] == ["ahead-even", "ending-castle"]


@pytest.mark.clause("VE-82", "VE-115")
def test_attacker_and_target_are_marked_in_the_castle() -> None:
    table = given("Dagger", "Relic")

    table.plays(V, "Lady x Bishop a[Dagger]")

    marks = {one.face: one.marks[-1] for one in table.pieces(SPECTATOR, "castle")}
    assert (marks["Lady"], marks["Bishop"]) == ("attacker", "target")
    assert marks["Officer"] not in ("attacker", "target")


@pytest.mark.clause("VE-104", "VE-110", "VE-202")
def test_markers_are_in_the_sums_of_round_1_only() -> None:
    table = given(
        "Dagger*2, Rapier", "Candlestick", markers={"Lady": {"attack": 1}, "Bishop": {"defence": 2}}
    )

    table.plays(V, "Lady x Bishop a[Rapier]")
    assert sums(table) == (3, 2)
    assert "notice-markers" in notices(table)

    table.plays(H, "decline")
    table.plays(H, "d[Candlestick]")
    assert table.scene(V).counters["round"] == 2
    assert sums(table) == (2, 1)
    assert "notice-markers" not in notices(table)


@pytest.mark.clause("VE-112", "VE-142")
def test_a_cancelled_card_lies_there_and_counts_nothing() -> None:
    table = given("Dagger, Hound, Rapier", "Sacrifice, Garlic")
    table.plays(V, "Lady x Bishop a[Dagger, Hound]")
    assert on_the_table(table, V) == [("Dagger", "new"), ("Hound", "new")]

    table.plays(H, "!Sacrifice{Garlic}>Hound")

    for watcher in EVERY_WATCHER:
        assert on_the_table(table, V, watcher) == [("Dagger", "new"), ("Hound", "cancelled")]
        assert sums(table, watcher) == (1, 0)


@pytest.mark.clause("VE-234", "VE-28")
def test_a_half_made_attack_is_seen_by_the_attacker_alone() -> None:
    table = given("Dagger, Hound", "Relic")

    table.begins(V, "combat", "Lady", "Bishop", "play Dagger")

    assert on_the_table(table, V, V) == [("Dagger", "composed")]
    assert sums(table, V) == (1, 0)
    assert {"notice-combat", "notice-group"} <= set(notices(table, V))
    for watcher in (SPECTATOR, H):
        assert on_the_table(table, V, watcher) == []
        assert "attack" not in table.scene(watcher).counters
        assert notices(table, watcher) == ["notice-night", "notice-action"]
        marks = [mark for one in table.pieces(watcher, "castle") for mark in one.marks]
        assert not {"attacker", "target"} & set(marks)


@pytest.mark.clause("VE-234")
@pytest.mark.parametrize(
    ("begun_with", "told"),
    [
        (("hide", "Lady"), "notice-hiding"),
        (("combat", "Lady"), "notice-attacker"),
        (("pass", "pay Dagger"), "notice-passing"),
    ],
)
def test_what_is_chosen_so_far_is_told_to_the_chooser_alone(
    begun_with: tuple[str, ...], told: str
) -> None:
    table = given("Dagger, Hound*2, Raven", "Relic")

    table.begins(V, *begun_with)

    assert told in notices(table, V)
    assert told not in notices(table, H) + notices(table)


@pytest.mark.clause("VE-234", "VE-27")
def test_discards_are_counted_up_for_the_one_who_makes_them() -> None:
    table = given("Dagger, Hound*2", "Relic", decision="step1")

    table.begins(V, "cellar Dagger", "moat Hound")

    (told,) = [one for one in table.scene(V).notices if one.key == "notice-discards"]
    assert told.args == {
        "cellar": {"words": [{"word": "name-dagger"}]},
        "moat": {"words": [{"word": "name-hound"}]},
    }


@pytest.mark.clause("VE-74", "VE-70")
def test_after_a_hit_everybody_sees_who_was_found_and_the_lower_water_card() -> None:
    table = by_day("-", "Holy Water 1, Holy Water 3, Relic")

    table.plays(H, "water Lady [Holy Water 1, Holy Water 3]")

    for watcher in EVERY_WATCHER:
        assert "notice-found" in notices(table, watcher)
        assert table.sees(watcher, "field", H) == ["Holy Water 1"]
        assert table.sees(watcher, "moat", H)[0] == "Holy Water 3"
