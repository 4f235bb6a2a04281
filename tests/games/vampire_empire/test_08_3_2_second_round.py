"""Chapter 8.3: the second round of a combat, what was cancelled, and how it ends."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.combats import ROUND_1, ROUND_2, attacked, held, sums
from tests.games.vampire_empire.table import CASTLE, H, Table, V, by_day, given


def cancelled(table: Table, card: str) -> None:
    """The Lady attacks the Bishop with one card, H cancels it, and V does not replace it."""
    table.plays(V, f"Lady x Bishop a[{card}]")
    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "decline")
    table.plays(H, "decline")


# --- round 2 -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-106")
def test_in_round_2_the_attacker_plays_further_cards_or_stops() -> None:
    table = held()

    assert table.legal(V) == ["play Pistol", "stop"]
    table.begins(V, "play Pistol")
    assert table.legal(V) == ["done"]


@pytest.mark.clause("VE-106", "VE-127")
def test_an_attacker_with_nothing_fitting_is_asked_all_the_same() -> None:
    table = attacked("Dagger", "Relic", "Dagger, Garlic", "Relic")

    assert (table.asked, table.turn, table.legal(V)) == ("commit", V, ["stop"])


@pytest.mark.clause("VE-107")
def test_a_stop_ends_the_combat_without_a_comparison() -> None:
    table = attacked(
        "Rapier", "Candlestick", "Rapier, Garlic", "Candlestick", markers={"Bishop": {"defence": 1}}
    )

    table.plays(V, "stop")

    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(2, 2)], [])
    assert table.told_of("fact-combat-stopped") == [{"target": "name-bishop"}]
    assert (table.dead, table.castle) == (set(), set(CASTLE))
    assert (table.asked, table.pending["window"]) == ("window", "B")


@pytest.mark.clause("VE-107")
@pytest.mark.parametrize("seat", [V, H])
def test_an_attacker_with_an_empty_hand_stops_by_themselves(seat: int) -> None:
    table = given("Dagger", "Relic, Garlic") if seat == V else by_day("Relic, Garlic", "Dagger")

    table.plays(seat, "Lady x Bishop a[Dagger]")
    table.all_decline()
    table.plays(1 - seat, "d[Relic]")

    assert (table.asked, table.pending["window"]) == ("window", "B")
    assert (table.dead, sums(table, ROUND_2)) == (set(), [])
    assert table.told_of("fact-combat-stopped") == [{"target": "name-bishop"}]


@pytest.mark.clause("VE-108")
def test_the_second_defence_is_like_the_first() -> None:
    table = held()
    table.plays(V, "a[Pistol]")
    table.plays(H, "decline")

    assert (table.asked, table.turn) == ("commit", H)
    assert table.legal(H) == ["play Candlestick", "done"]


@pytest.mark.clause("VE-108")
def test_who_played_nothing_in_round_1_may_defend_in_round_2() -> None:
    table = given("Dagger, Pistol, Garlic", "Sacrifice, Garlic, Candlestick, Relic")
    cancelled(table, "Dagger")
    table.plays(H, "d[]")
    table.plays(V, "a[Pistol]")
    table.plays(H, "decline")

    assert table.legal(H) == ["play Candlestick", "play Relic", "done"]


@pytest.mark.clause("VE-108", "VE-103")
def test_a_defender_with_an_empty_hand_is_not_asked_in_round_2() -> None:
    table = attacked("Dagger", "Relic", "Dagger, Rapier, Garlic", "Relic")

    table.plays(V, "a[Rapier]")

    assert sums(table, ROUND_2) == [(3, 3)]
    assert table.asked == "window"


@pytest.mark.clause("VE-109")
def test_in_round_2_nothing_need_exceed_the_defence_markers() -> None:
    table = attacked(
        "Pistol",
        "Relic",
        "Dagger, Pistol, Garlic",
        "Relic, Garlic",
        markers={"Bishop": {"defence": 2}},
    )

    assert table.legal(V) == ["play Dagger", "stop"]
    table.plays(V, "a[Dagger]")
    assert table.asked == "respond"


# --- the end of round 2 --------------------------------------------------------------------------


@pytest.mark.clause("VE-110")
@pytest.mark.parametrize(
    ("defence", "compared", "dies"),
    [
        ("", (4, 3), True),
        ("Candlestick", (4, 4), False),
        ("Candlestick, Holy Bible", (4, 6), False),
    ],
)
def test_all_cards_of_both_rounds_are_compared(
    defence: str, compared: tuple[int, int], dies: bool
) -> None:
    table = attacked("Dagger", "Relic", "Dagger, Pistol, Garlic", "Relic, Candlestick, Holy Bible")
    table.plays(V, "a[Pistol]")
    table.plays(H, "decline")

    table.plays(H, f"d[{defence}]")

    assert sums(table, ROUND_2) == [compared]
    assert (table.dead == {"Bishop"}) is dies
    assert table.told_of("fact-combat-holds") == ([] if dies else [{"target": "name-bishop"}])
    assert table.castle == set(CASTLE) - table.dead


@pytest.mark.clause("VE-110", "VE-202")
def test_markers_do_not_count_in_round_2() -> None:
    markers = {"Lady": {"attack": 4}, "Bishop": {"defence": 4}}
    table = held(markers=markers)
    table.plays(V, "a[Pistol]")
    table.plays(H, "decline")

    table.plays(H, "d[]")

    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(5, 7)], [(4, 3)])
    assert "Bishop" in table.dead


@pytest.mark.clause("VE-110", "VE-202")
def test_a_defence_marker_that_saved_in_round_1_does_not_save_in_round_2() -> None:
    table = attacked(
        "Pistol",
        "Candlestick",
        "Pistol, Dagger, Garlic",
        "Candlestick, Garlic",
        markers={"Bishop": {"defence": 2}},
    )
    table.plays(V, "a[Dagger]")
    table.plays(H, "decline")

    table.plays(H, "d[]")

    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(3, 3)], [(4, 1)])
    assert "Bishop" in table.dead


# --- cancelled cards -----------------------------------------------------------------------------


@pytest.mark.clause("VE-111", "VE-112")
def test_a_round_whose_only_card_was_cancelled_is_compared_all_the_same() -> None:
    table = given("Pistol, Garlic", "Sacrifice, Garlic, Relic")
    cancelled(table, "Pistol")

    table.plays(H, "d[]")

    assert sums(table, ROUND_1) == [(0, 0)]
    assert (table.dead, table.asked, table.turn) == (set(), "commit", V)


@pytest.mark.clause("VE-111", "VE-99")
@pytest.mark.parametrize(("defence", "dies"), [(0, True), (1, True), (2, False), (3, False)])
def test_after_a_cancellation_the_attack_markers_alone_may_kill(defence: int, dies: bool) -> None:
    markers = {"Lady": {"attack": 2}, "Bishop": {"defence": defence}}
    table = given("Pistol, Garlic", "Sacrifice, Garlic, Relic", markers=markers)
    cancelled(table, "Pistol")

    table.plays(H, "d[]")

    assert sums(table, ROUND_1) == [(2, defence)]
    assert ("Bishop" in table.dead) is dies


@pytest.mark.clause("VE-111")
def test_a_second_attack_whose_only_card_was_cancelled_is_not_a_stop() -> None:
    table = attacked(
        "Dagger", "Relic", "Dagger, Pistol, Garlic", "Relic, Sacrifice, Garlic, Candlestick"
    )
    table.plays(V, "a[Pistol]")
    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "decline")
    table.plays(H, "decline")

    table.plays(H, "d[Candlestick]")

    assert sums(table, ROUND_2) == [(1, 4)]


@pytest.mark.clause("VE-112")
def test_a_cancelled_card_counts_nothing_in_both_rounds() -> None:
    table = given("Dagger, Rapier, Pistol, Garlic", "Sacrifice, Garlic, Candlestick, Relic")
    table.plays(V, "Lady x Bishop a[Dagger, Pistol]")
    table.plays(H, "!Sacrifice{Garlic}>Pistol")
    table.plays(V, "decline")
    table.plays(H, "decline")
    table.plays(H, "d[Candlestick]")

    table.plays(V, "a[Rapier]")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")

    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(1, 1)], [(3, 4)])


@pytest.mark.clause("VE-112")
def test_a_cancelled_card_of_the_defence_counts_nothing_in_both_rounds() -> None:
    table = by_day("Pistol, Dagger, Garlic", "Candlestick, Relic, Sacrifice, Garlic*2")
    table.plays(H, "Bishop x Officer a[Candlestick]")
    table.plays(V, "d[Dagger, Pistol]")
    table.plays(H, "!Sacrifice{Garlic}>Pistol")
    table.plays(V, "decline")
    table.plays(H, "decline")

    table.plays(H, "a[Relic]")
    table.plays(V, "d[]")
    table.plays(H, "decline")

    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(1, 1)], [(4, 1)])
    assert "Officer" in table.dead


# --- the end of a combat -------------------------------------------------------------------------


@pytest.mark.clause("VE-113")
def test_after_a_stop_all_cards_go_to_the_moats_of_those_who_played_them() -> None:
    table = held()
    assert (table.moat(V), table.moat(H)) == (Counter(), Counter())

    table.plays(V, "stop")

    assert (table.moat(V), table.moat(H)) == (Counter(["Dagger"]), Counter(["Relic"]))


@pytest.mark.clause("VE-113")
@pytest.mark.parametrize("defence", ["", "Candlestick"])
def test_after_two_rounds_all_cards_go_to_the_moats(defence: str) -> None:
    table = held()
    table.plays(V, "a[Pistol]")
    table.plays(H, "decline")

    table.plays(H, f"d[{defence}]")

    assert table.moat(V) == Counter(["Dagger", "Pistol"])
    assert table.moat(H) == Counter(["Relic", *([defence] if defence else [])])


@pytest.mark.clause("VE-113", "VE-207")
def test_after_a_death_in_round_1_all_cards_go_to_the_moats() -> None:
    table = attacked("Pistol", "Candlestick", "Pistol, Garlic", "Candlestick, Garlic")

    assert (table.moat(V), table.moat(H)) == (Counter(["Pistol"]), Counter(["Candlestick"]))


@pytest.mark.clause("VE-113", "VE-142")
def test_cancelled_cards_go_to_the_moat_too() -> None:
    table = given("Pistol, Dagger, Garlic", "Sacrifice, Garlic, Relic")
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "!Sacrifice{Garlic}")
    table.plays(V, "play Dagger")
    table.plays(H, "decline")
    table.plays(H, "d[Relic]")

    table.plays(V, "stop")

    assert table.moat(V) == Counter(["Pistol", "Dagger"])
    assert table.moat(H) == Counter(["Sacrifice", "Garlic", "Relic"])


@pytest.mark.clause("VE-113", "VE-162")
def test_after_a_secret_passage_all_cards_go_to_the_moats() -> None:
    table = given("Pistol, Garlic", "Secret Passage, Garlic*2, Dagger")
    table.plays(V, "Lady x Bishop a[Pistol]")

    table.plays(H, "!Secret Passage{Garlic*2}")

    assert table.moat(V) == Counter(["Pistol"])
    assert table.moat(H) == Counter({"Secret Passage": 1, "Garlic": 2})


@pytest.mark.clause("VE-114", "VE-202")
@pytest.mark.parametrize("rounds", [1, 2])
def test_after_a_combat_without_a_death_both_stay_with_their_markers(rounds: int) -> None:
    markers = {"Lady": {"attack": 1, "defence": 2}, "Bishop": {"attack": 2, "defence": 1}}
    table = held(markers=markers)

    table.plays(V, "a[Pistol]" if rounds == 2 else "stop")
    if rounds == 2:
        table.plays(H, "decline")
        table.plays(H, "d[Candlestick]")

    assert table.castle == set(CASTLE)
    assert (table.markers("Lady"), table.markers("Bishop")) == (markers["Lady"], markers["Bishop"])
    assert (table.asked, table.pending["window"]) == ("window", "B")


@pytest.mark.clause("VE-115")
def test_attacker_and_target_are_the_same_in_round_2() -> None:
    table = held()

    table.plays(V, "a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[Candlestick]")

    again, defended = table.told_of("fact-attacks-again")[0], table.told_of("fact-defends")[1]
    assert (again["player"], defended["player"]) == (V, H)
    for told in (again, defended):
        assert (told["attacker"], told["target"]) == ("name-lady", "name-bishop")


@pytest.mark.clause("VE-104", "VE-113")
@pytest.mark.parametrize(
    ("defence", "first"), [("Relic", (3, 3)), ("", (3, 0))], ids=["after a stop", "after a death"]
)
def test_a_combat_leaves_nothing_behind_for_the_next_one(
    defence: str, first: tuple[int, int]
) -> None:
    table = attacked(
        "Pistol",
        defence,
        "Pistol, Garlic",
        "Relic, Garlic*2, Musket",
        castle=["Lady", "Bishop", "Maid"],
        decks=["-", "-"],
        moats=["*", "*"],
    )
    while (table.asked, table.active) != ("action", H):
        table.somebody_is_harmless()

    assert table.marks_of(SPECTATOR, "castle", "Lady").isdisjoint({"attacker", "target"})
    table.plays(H, "Maid x Lady a[Musket]")
    table.plays(V, "d[]")
    table.all_decline()

    assert sums(table, ROUND_1) == [first, (3, 0)]
    assert "Lady" in table.dead
