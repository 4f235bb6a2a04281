"""The question in a scene of Vampire Empire: labels, forecasts, and which answers are forced."""

import pytest

from gruft.kernel.scene import Choice, Piece, plain
from tests.games.vampire_empire.table import H, Table, V, by_day, given

Told = tuple[str, dict[str, object]]


def choice(table: Table, move: str) -> Choice:
    (found,) = [one for one in table.decision().choices if one.move == move]
    return found


def foreseen(table: Table, move: str) -> list[Told]:
    return [(then.key, then.args) for then in choice(table, move).then]


def pointed_at(table: Table, move: str) -> list[Piece]:
    scene = table.scene(table.turn)
    return [scene.zones[spot.zone].pieces[spot.place] for spot in choice(table, move).on]


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
