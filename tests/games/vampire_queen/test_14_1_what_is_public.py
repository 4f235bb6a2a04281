"""Chapter 14, first half: what everybody may see, and what stays hidden."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.kernel.scene import Piece, plain
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.playouts import random_moves, rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import SEAT_COUNTS, SLAYERS, UNDEALT, cards, dealt, given

EVERYBODY = (SPECTATOR, 0, 1, 2, 3)


@pytest.mark.clause("VQ-119")
@pytest.mark.parametrize("watcher", EVERYBODY)
def test_everybody_sees_seats_phases_totals_leader_turn_and_the_actions(watcher: int) -> None:
    table = given(
        ["4 5", "9 9 Q S15", "6 Q S20", "7 8"],
        leader=2,
        phase=3,
        scores=[12, 0, 40, 7],
    )
    table.plays(2, "6 Q")
    table.plays(3, "pass")

    scene = table.scene(watcher)

    assert [view.seat for view in scene.seats] == [0, 1, 2, 3]
    assert (scene.counters["phase"], scene.counters["phases"]) == (3, 5)
    assert [view.counters["points"] for view in scene.seats] == [12, 0, 40, 7]
    assert ["leader" in view.marks for view in scene.seats] == [False, False, True, False]
    assert scene.asked == (0,)
    assert [table.sees(watcher, "laid", seat) for seat in range(4)] == [[], [], ["6", "Q"], []]
    assert ["passed" in view.marks for view in scene.seats] == [False, False, False, True]
    assert (scene.counters["set-size"], scene.counters["to-beat"]) == (2, 6)


@pytest.mark.clause("VQ-119")
@pytest.mark.parametrize("watcher", EVERYBODY)
def test_everybody_sees_the_ban(watcher: int) -> None:
    table = given(["4 5", "9 S15", "6 Q S20", "7 8"], leader=2, ban="S20")

    keys = [(notice.key, notice.args) for notice in table.scene(watcher).notices]

    assert keys == [
        ("notice-leads", {"player": {"seat": 2}}),
        ("notice-ban", {"card": "20"}),
    ]


@pytest.mark.clause("VQ-119", "VQ-120", "VQ-121", "VQ-122", "VQ-123")
@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_but_for_ones_own_hand_and_question_all_scenes_are_alike(seats: int, seed: int) -> None:
    table = start(seats, seed)

    for _ in rounds(table, seed):
        everybody = table.scene(SPECTATOR)
        own = table.scene(seed % seats)

        assert (own.asked, own.seats, own.counters) == (
            everybody.asked,
            everybody.seats,
            everybody.counters,
        )
        assert plain(own.notices) == plain(everybody.notices)
        for mine, theirs in zip(own.zones, everybody.zones, strict=True):
            if table.position.is_over() or (mine.name, mine.owner) != ("hand", own.seat):
                assert mine == theirs


@pytest.mark.clause("VQ-120")
@pytest.mark.parametrize("watcher", EVERYBODY)
def test_everybody_sees_how_many_cards_each_hand_has(watcher: int) -> None:
    table = given(["4 5", "9 9 Q S15", "S20", "7"], leader=3)

    scene = table.scene(watcher)

    assert [view.counters["cards"] for view in scene.seats] == [2, 4, 1, 1]
    assert [len(table.sees(watcher, "hand", owner)) for owner in range(4)] == [2, 4, 1, 1]


@pytest.mark.clause("VQ-121")
@settings(max_examples=10)
@holds_for(seat_counts, seeds)
def test_everybody_sees_where_the_slayers_are_at_any_time(seats: int, seed: int) -> None:
    table = start(seats, seed)

    for seat, move in random_moves(table, seed):
        table.plays(seat, move)

        for zone in table.scene(SPECTATOR).zones:
            seen = [piece.face for piece in zone.pieces if piece.kind == "slayer"]
            if zone.name == "hand":
                assert seen == [card for card in table.hand(zone.owner).split() if card in SLAYERS]
            elif zone.name == "laid":
                laid = table.on_the_table.get(zone.owner, "")
                assert seen == [card for card in SLAYERS if card == laid]
            else:
                assert seen == []


@pytest.mark.clause("VQ-122")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everybody_sees_how_many_cards_are_undealt_and_in_the_crypt(seats: int) -> None:
    table = dealt(seats, seed=8)

    for told in rounds(table, 8):
        if told.ends_phase:
            break
        for watcher in (SPECTATOR, 0):
            assert len(table.sees(watcher, "undealt")) == UNDEALT[seats]
            assert len(table.sees(watcher, "crypt")) == table.crypt.total()


@pytest.mark.clause("VQ-123")
@pytest.mark.parametrize("watcher", EVERYBODY)
def test_everybody_knows_the_exact_cards_in_the_crypt(watcher: int) -> None:
    table = given(["4 4 5", "9 9 Q S15", "6 6 S20", "7 8"], crypt="1 2 2 Q", undealt="*")
    table.round("4 4", "9 Q", "pass", "pass")

    assert table.sees(watcher, "crypt") == ["1", "2", "2", "4", "4", "9", "Q", "Q"]


@pytest.mark.clause("VQ-123")
@pytest.mark.parametrize("watcher", EVERYBODY)
def test_where_memory_counts_the_crypt_is_closed_to_everybody(watcher: int) -> None:
    table = given(["4 4 5", "9 9 Q S15", "6 6 S20", "7 8"], crypt="1 2 Q", undealt="*", memory=True)
    table.plays(0, "4 4")

    assert table.sees(watcher, "crypt") == ["?"] * 3
    assert table.sees(watcher, "laid", 0) == ["4", "4"]


@pytest.mark.clause("VQ-123", "VQ-124")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1, 3])
def test_where_memory_counts_taken_cards_are_not_shown_again(watcher: int) -> None:
    table = given(["S20 4 5", "2 9 9", "13 6 S15", "Q 8 8"], memory=True)

    table.round("S20", "2", "13", "Q")

    assert table.sees(watcher, "hand", 2) == ["?", "?", "?", "?", "S15", "S20"]
    assert {piece.marks for piece in table.pieces(watcher, "hand", 2)[:4]} == {()}
    assert table.sees(2, "hand", 2) == ["2", "6", "13", "Q", "S15", "S20"]
    assert table.truth["knowledge"] == {"known": ["-", "-", "2 13 Q", "-"]}


@pytest.mark.clause("VQ-124")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1, 3])
def test_cards_taken_in_a_slayer_round_are_known_until_they_are_played(watcher: int) -> None:
    table = given(["S20 4 5", "2 9 9", "13 6 S15", "Q 8 8"])

    table.round("S20", "2", "13", "Q")

    assert table.sees(watcher, "hand", 2) == ["2", "13", "Q", "?", "S15", "S20"]
    assert [piece.marks for piece in table.pieces(watcher, "hand", 2)][:4] == [
        ("known",),
        ("known",),
        ("known",),
        (),
    ]
    table.plays(2, "13 Q")
    assert table.sees(watcher, "hand", 2) == ["2", "?", "S15", "S20"]


@pytest.mark.clause("VQ-126")
@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_of_another_hand_nothing_is_seen_but_slayers_and_known_cards(seats: int, seed: int) -> None:
    table = start(seats, seed)
    watcher = seed % seats

    for seat, move in random_moves(table, seed):
        for owner in set(range(seats)) - {watcher}:
            seen = cards(" ".join(table.sees(watcher, "hand", owner)))
            visible = cards(table.known(owner)) + cards(
                " ".join(card for card in table.hand(owner).split() if card in SLAYERS)
            )
            hidden = cards(table.hand(owner)).total() - visible.total()
            assert seen == visible + cards(f"?*{hidden}" if hidden else "-")
        assert set(table.sees(watcher, "undealt")) <= {"?"}
        table.plays(seat, move)


@pytest.mark.clause("VQ-126")
def test_a_hidden_card_is_a_back_and_nothing_more() -> None:
    table = given(["4 5", "9 Q S15", "6 S20", "7"])

    assert table.pieces(0, "hand", 1) == (
        Piece("vampire"),
        Piece("vampire"),
        Piece("slayer", "S15"),
    )
    assert set(table.pieces(0, "undealt")) == {Piece("vampire")}


@pytest.mark.clause("VQ-126")
def test_a_hand_is_told_to_its_owner_alone() -> None:
    table = dealt(4, seed=3)

    for watcher in range(4):
        assert table.told_of("fact-your-hand", watcher) == [{"cards": table.hand(watcher)}]
    assert table.told_of("fact-your-hand", SPECTATOR) == []


@pytest.mark.clause("VQ-126")
def test_the_question_is_put_to_the_asked_seat_alone() -> None:
    table = given(["4 5", "9 Q S15", "6 S20", "7"])

    assert [table.scene(watcher).decision is not None for watcher in EVERYBODY] == [
        False,
        True,
        False,
        False,
        False,
    ]
    assert [choice.move for choice in table.decision().choices] == table.legal(0)


@pytest.mark.clause("VQ-134")
@pytest.mark.parametrize("watcher", EVERYBODY)
def test_at_the_end_of_a_phase_all_hands_are_shown(watcher: int) -> None:
    table = given(["6", "3 10 Q", "S15 S20", "7 7"])

    table.round("6", "pass", "pass", "7")

    shown = [
        (args["player"], args["cards"])
        for key, args in table.told(watcher)
        if key in ("fact-scores", "fact-scores-nothing")
    ]
    assert shown == [(0, "-"), (1, "3 10 Q"), (2, "S15 S20"), (3, "7")]


@pytest.mark.clause("VQ-134")
@pytest.mark.parametrize("watcher", EVERYBODY)
def test_after_the_last_phase_the_hands_lie_open_but_the_undealt_cards_do_not(
    watcher: int,
) -> None:
    table = given(["6", "3 10 Q", "S15 S20", "7 7"], phase=5)
    assert table.sees(SPECTATOR, "hand", 1) == ["?", "?", "?"]

    table.round("6", "pass", "pass", "7")

    assert [table.sees(watcher, "hand", owner) for owner in range(4)] == [
        [],
        ["3", "10", "Q"],
        ["S15", "S20"],
        ["7"],
    ]
    assert table.sees(watcher, "undealt") == ["?"] * UNDEALT[4]


@pytest.mark.clause("VQ-134")
@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_no_fact_ever_names_an_undealt_card(seats: int, seed: int) -> None:
    """All cards that a spectator hears of were played, taken or shown at the end of a phase."""
    table = start(seats, seed, phases=2)

    for told in rounds(table, seed):
        heard = [args.get("cards") for key, args in table.told() if not key.startswith("fact-s")]
        named = cards(" ".join(str(one) for one in heard if one is not None))
        played = cards(" ".join(told.cards_played))
        taken = played if told.is_slayer_round else cards("-")
        assert named == played + taken
