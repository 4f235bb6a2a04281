"""The action under way and the question in a scene of Vampire Empire: sums, choices, forecasts."""

import pytest

from gruft.kernel.scene import Choice, Piece, plain
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import H, Table, V, by_day, given

EVERY_WATCHER = (SPECTATOR, V, H)
Told = tuple[str, dict[str, object]]


def choice(table: Table, move: str) -> Choice:
    (found,) = [one for one in table.decision().choices if one.move == move]
    return found


def foreseen(table: Table, move: str) -> list[Told]:
    return [(then.key, then.args) for then in choice(table, move).then]


def notices(table: Table, seat: int = SPECTATOR) -> list[str]:
    return [notice.key for notice in table.scene(seat).notices]


def sums(table: Table, seat: int = SPECTATOR) -> tuple[int, int]:
    counters = table.scene(seat).counters
    return counters["attack"], counters["defence"]


def on_the_table(table: Table, owner: int, seat: int = SPECTATOR) -> list[tuple[str, str]]:
    """Every card of a side with its last mark."""
    return [(one.face, one.marks[-1]) for one in table.pieces(seat, "field", owner)]


def pointed_at(table: Table, move: str) -> list[Piece]:
    scene = table.scene(table.turn)
    return [scene.zones[spot.zone].pieces[spot.place] for spot in choice(table, move).on]


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


# ---- labels and forecasts -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "move", "key"),
    [
        ("step1", "cellar Dagger", "move-to-cellar"),
        ("step1", "moat Dagger", "move-to-moat"),
        ("step1", "draw", "move-draw"),
        ("step1", "skip", "move-skip"),
        ("reveal", "reveal Lady", "move-reveal"),
        ("reveal", "nobody", "move-reveal-nobody"),
        ("window", "play Coffin", "move-play"),
        ("window", "decline", "move-decline"),
        ("action", "hide", "move-hide"),
        ("action", "combat", "move-combat"),
        ("action", "pass", "move-pass"),
    ],
)
def test_moves_are_labelled_by_what_they_are(decision: str, move: str, key: str) -> None:
    table = given("Dagger, Hound*2, Raven, Coffin", "Relic", decision=decision)

    assert choice(table, move).label.key == key


@pytest.mark.clause("VE-40", "VE-222")
def test_drawing_foretells_how_many_cards_there_are_to_draw() -> None:
    table = given("Dagger, Hound", "-", decision="step1")
    assert foreseen(table, "draw") == [("then-draws", {"count": 6})]

    with_cellar = given(
        "Dagger, Hound", "-", decision="step1", decks=["Raven", "*"], cellars=["Coffin", "-"],
        moats=["*", "-"],
    )  # fmt: skip
    assert foreseen(with_cellar, "draw") == [("then-draws", {"count": 2})]


@pytest.mark.clause("VE-40")
def test_a_full_hand_is_kept_not_drawn_to() -> None:
    table = given("Dagger*2, Hound*2, Raven*2, Coffin, Pistol", "-", decision="step1")
    assert choice(table, "draw").label.key == "move-keep"
    table.begins(V, "cellar Coffin")
    assert choice(table, "draw").label.key == "move-draw"


@pytest.mark.clause("VE-79", "VE-243")
def test_a_pass_discards_and_a_card_is_paid_for() -> None:
    table = given("Dagger, Hound, Raven", "-", decision="action")
    table.begins(V, "pass")
    assert choice(table, "pay Dagger").label.key == "move-discard"

    window = given("Dagger, Hound, Coffin", "-", decision="window")
    window.begins(V, "play Coffin")
    assert choice(window, "pay Hound").label.key == "move-pay"


@pytest.mark.clause("VE-132", "VE-155", "VE-176")
def test_a_support_card_foretells_its_cost_and_its_marker() -> None:
    night = given("Lady-in-Waiting, Coffin, Dagger", "-", decision="window")
    assert foreseen(night, "play Coffin") == [("then-costs", {"count": 1})]
    assert foreseen(night, "play Lady-in-Waiting") == []

    night.begins(V, "play Lady-in-Waiting")

    assert foreseen(night, "Lady")[0] == ("then-marker", {"value": 2})
    assert foreseen(night, "Officer")[0] == ("then-marker", {"value": 1})


@pytest.mark.clause("VE-47", "VE-215")
def test_a_reveal_foretells_where_the_vampire_is_and_whether_it_takes_the_castle() -> None:
    table = given("Dagger", "-", decision="reveal", castle=["Lady", "Bishop", "Monk"])
    assert foreseen(table, "reveal Cook") == [("then-in-city", {})]
    assert foreseen(table, "reveal Lady") == [("then-in-castle", {})]

    last = given(
        "Dagger", "-", decision="reveal", castle=["Lady", "Cook", "Monk"], revealed=["Lady", "Cook"]
    )
    assert foreseen(last, "reveal Monk") == [("then-wins", {})]


@pytest.mark.clause("VE-63", "VE-67")
def test_h_is_reminded_of_what_is_known_of_whom_they_may_ask_about() -> None:
    table = by_day("-", "Holy Water 1*2", revealed=["Cook"], proven=["Maid"])
    table.begins(H, "water")

    assert foreseen(table, "Lady") == [("then-doubtful", {"count": 4, "trios": 10})]
    assert foreseen(table, "Lord") == [("then-innocent", {}), ("then-in-city", {})]
    assert foreseen(table, "Maid") == [("then-proven", {}), ("then-in-city", {})]


@pytest.mark.clause("VE-99")
def test_a_target_with_defence_markers_foretells_what_is_needed() -> None:
    table = given("Pistol, Dagger", "-", markers={"Bishop": {"defence": 2}})
    table.begins(V, "combat", "Lady")

    assert ("then-needs", {"value": 3}) in foreseen(table, "Bishop")
    assert foreseen(table, "Officer") == [("then-human", {})]


@pytest.mark.clause("VE-117", "VE-104")
def test_a_card_of_a_group_foretells_what_it_adds_and_its_cost() -> None:
    table = given("Dagger, Claws, Raven", "-")
    table.begins(V, "combat", "Lady", "Bishop", "play Dagger")

    assert foreseen(table, "play Claws") == [
        ("then-adds", {"value": 3}),
        ("then-costs", {"count": 1}),
    ]
    assert foreseen(table, "done") == [("then-sums", {"attack": 1, "defence": 0})]


@pytest.mark.clause("VE-172")
def test_sacrifice_foretells_the_sums_without_the_card() -> None:
    table = given("Dagger, Hound", "Sacrifice, Garlic")
    table.plays(V, "Lady x Bishop a[Dagger, Hound]")
    table.begins(H, "play Sacrifice")

    assert foreseen(table, "pick Hound") == [("then-sums", {"attack": 1, "defence": 0})]
    assert [one.face for one in pointed_at(table, "pick Hound")] == ["Hound"]


@pytest.mark.clause("VE-189", "VE-251")
def test_who_returns_first_will_lie_on_top() -> None:
    table = given("Hypnosis, Dagger", "-", decision="window")
    table.plays(V, "play Hypnosis; pay Dagger")
    assert foreseen(table, "Officer")[0] == ("then-on-top", {})

    table.begins(V, "Officer")
    assert foreseen(table, "Bishop")[0] == ("then-below", {})


def test_a_choice_points_at_the_card_or_character_it_is_made_on() -> None:
    table = by_day("-", "Crypt Opening, Dagger", decision="window", cellars=["Garlic, Pistol", "-"])
    assert [one.face for one in pointed_at(table, "play Crypt Opening")] == ["Crypt Opening"]

    table.plays(H, "*Crypt Opening{Dagger}")

    (spot,) = choice(table, "pick Pistol").on
    zone = table.scene(H).zones[spot.zone]
    assert (zone.name, zone.owner) == ("cellar", V)
    assert zone.pieces[spot.place].face == "Pistol"


# ---- forced answers -----------------------------------------------------------------------------


@pytest.mark.clause("VE-253")
def test_the_only_character_is_not_forced_where_the_line_goes_on() -> None:
    one_noble = ["Lady", "Bishop", "Monk"]
    table = given("Lady-in-Waiting", "Relic", decision="window", castle=one_noble)
    table.plays(V, "play Lady-in-Waiting")
    table.plays(H, "decline")

    assert [one.move for one in table.decision().choices] == ["Lady"]
    assert not table.decision().forced


@pytest.mark.clause("VE-253", "VE-127")
def test_what_only_the_hand_leaves_is_never_forced() -> None:
    nothing_to_say = given("Dagger", "Relic", decision="window")
    assert [one.move for one in nothing_to_say.decision().choices] == ["decline"]
    assert not nothing_to_say.decision().forced

    only_pass = given("Regeneration, Coffin", "Relic")
    assert [one.move for one in only_pass.decision().choices] == ["pass"]
    assert not only_pass.decision().forced


@pytest.mark.clause("VE-253", "VE-230")
def test_with_an_empty_hand_the_pass_is_forced() -> None:
    table = given("-", "Relic")

    assert [one.move for one in table.decision().choices] == ["pass"]
    assert table.decision().forced


# ---- declines -----------------------------------------------------------------------------------


@pytest.mark.clause("VE-235", "VE-127")
def test_a_decline_looks_the_same_with_and_without_a_playable_card() -> None:
    seen = []
    for hand in ("Coffin, Dagger", "Garlic, Dagger"):
        table = given(hand, "Relic", decision="window")
        table.plays(V, "decline")
        seen.append([plain(table.scene(H)), table.told(H)])

    assert seen[0] == seen[1]
