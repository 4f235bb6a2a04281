"""Chapter 14, second half: known cards, automatic passes, and what voids knowledge."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.kernel.chance import FastChance
from gruft.kernel.scene import plain
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.memory import Memory, vampires
from tests.games.vampire_queen.playouts import random_moves, rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import Table, cards, dealt, given


@pytest.mark.clause("VQ-125")
def test_at_the_start_of_a_phase_nobody_is_known_to_hold_anything() -> None:
    table = dealt(5)

    assert [table.known(seat) for seat in range(5)] == ["-"] * 5


@pytest.mark.clause("VQ-125")
def test_when_a_seat_takes_cards_its_known_cards_grow_by_them() -> None:
    table = given(["S20 4 5", "2 9 9", "13 6 6 S15", "Q 8 8"], known=["-", "9", "6", "-"])

    table.round("S20", "2", "13", "Q")

    assert [table.known(seat) for seat in range(4)] == ["-", "9", "2 6 13 Q", "-"]


@pytest.mark.clause("VQ-125")
@pytest.mark.parametrize(
    ("played", "known"),
    [("6", "6 13 Q"), ("6 6", "13 Q"), ("6 6 6", "13 Q"), ("6 Q", "6 13"), ("9", "6 6 13 Q")],
)
def test_playing_m_cards_lowers_the_known_number_by_m_but_not_below_0(
    played: str, known: str
) -> None:
    """Three sixes are held and two of them known; whichever are played, the known ones go."""
    table = given(["6 6 6 9 13 Q", "2 9 9 S20", "8 S15"], known=["6 6 13 Q", "-", "-"])

    table.plays(0, played)

    assert table.known(0) == known


@pytest.mark.clause("VQ-125")
def test_what_is_known_is_a_lower_bound_and_may_fall_short_of_the_truth() -> None:
    table = given(["6 6 6 9", "2 9 9 S20", "8 S15"], known=["6 6", "-", "-"])

    table.plays(0, "6 6")

    assert table.known(0) == "-"
    assert table.hand(0) == "6 9"


@pytest.mark.clause("VQ-125", "VQ-124", "VQ-135")
@settings(max_examples=20)
@holds_for(seat_counts, seeds)
def test_the_known_cards_are_those_that_a_perfect_memory_keeps(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=2)
    memory = Memory(seats)

    for seat, move in random_moves(table, seed):
        table.journal.facts.clear()
        table.plays(seat, move)
        memory.hears(table.told(SPECTATOR))

        known = [cards(table.known(other)) for other in range(seats)]
        if not table.position.is_over():
            assert known == memory.known
        for other in range(seats):
            assert known[other] <= vampires(cards(table.hand(other)))


@pytest.mark.clause("VQ-128")
def test_a_forced_pass_reveals_nothing_new() -> None:
    """The hand was publicly one slayer and nothing else, and so it stays."""
    table = given(["6 S20", "S15", "13 9", "4 9"])
    table.plays(0, "S20")
    before = table.scene(3)
    worlds = [table.position.world(3, FastChance(seed)) for seed in range(20)]
    hidden = [Table(world).hands for world in worlds]
    assert table.sees(3, "hand", 1) == ["S15"]

    table.plays(1, "pass")

    after = table.scene(3)
    assert after.zones == before.zones
    again = [Table(table.position.world(3, FastChance(seed))).hands for seed in range(20)]
    assert again == hidden


@pytest.mark.clause("VQ-129")
@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_one_seat_sees_the_same_in_all_positions_that_agree_on_what_it_knows(
    seats: int, seed: int
) -> None:
    """Its scene, its moves, its written view and its worlds depend on nothing else."""
    here = start(seats, seed, phases=2)
    observer = seed % seats

    for _ in rounds(here, seed):
        there = Table(here.position.world(observer, FastChance(seed)))
        assert plain(here.scene(observer)) == plain(there.scene(observer))
        assert here.legal(observer) == there.legal(observer)
        one = here.position.world(observer, FastChance(5))
        two = there.position.world(observer, FastChance(5))
        assert Table(one).truth == Table(two).truth
        if not here.position.is_over():
            assert here.line(observer) == there.line(observer)


@pytest.mark.clause("VQ-129")
def test_an_own_hand_is_the_only_private_knowledge() -> None:
    """A seat knows more than a spectator by its own cards alone."""
    table = given(["4 5", "9 Q S15", "6 S20", "7"], known=["-", "9", "-", "-"])

    assert table.sees(1, "hand", 1) == ["9", "Q", "S15"]
    assert table.sees(SPECTATOR, "hand", 1) == ["9", "?", "S15"]
    for owner in (0, 2, 3):
        assert table.sees(1, "hand", owner) == table.sees(SPECTATOR, "hand", owner)


def publicly_proved(table: Table) -> bool:
    """VQ-133 worked out from the spectator's scene alone."""
    scene, seat = table.scene(SPECTATOR), table.turn
    kinds = [piece.kind for piece in table.pieces(SPECTATOR, "hand", seat)]
    number = kinds.count("vampire")
    if scene.notices[0].key == "notice-slayer-round":
        return number == 0
    if "set-size" not in scene.counters:
        return False
    unbeatable = scene.notices[0].key == "notice-unbeatable"
    return unbeatable or number < scene.counters["set-size"]


@pytest.mark.clause("VQ-133")
@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_a_pass_is_automatic_exactly_when_one_of_three_public_facts_proves_it(
    seats: int, seed: int
) -> None:
    table = start(seats, seed)

    for seat, move in random_moves(table, seed):
        decision = table.decision()
        assert decision.forced == publicly_proved(table)
        if decision.forced:
            assert [choice.move for choice in decision.choices] == ["pass"]
        table.plays(seat, move)


@pytest.mark.clause("VQ-133")
@pytest.mark.parametrize(
    ("lead", "hand", "forced"),
    [
        ("Q", "13 Q S15", True),  # 14 lies on the table
        ("2 2 2", "9 9 S15", True),  # fewer vampires than the set size
        ("2 2", "S15", True),
        ("S20", "S15", True),  # a forced pass in a slayer round
        ("2 2 2", "9 9 8 S15", False),  # three vampires could be a triplet
        ("13", "2 S15", False),  # it might have been a queen
        ("2", "9 S15", False),
        ("S20", "9 S15", False),
    ],
)
def test_the_three_public_proofs(lead: str, hand: str, forced: bool) -> None:
    table = given(["2 2 2 13 Q Q S20", hand, "7 8"])

    table.plays(0, lead)

    assert table.decision().forced is forced


@pytest.mark.clause("VQ-133")
def test_a_hand_that_is_known_completely_is_no_public_proof() -> None:
    table = given(["13 13 S20", "2 3 S15", "7 8"], known=["-", "2 3", "-"])

    table.plays(0, "13")

    assert table.legal(1) == ["pass"]
    assert not table.decision().forced


@pytest.mark.clause("VQ-133")
def test_queens_that_can_be_counted_out_are_no_public_proof() -> None:
    table = given(["13 13 S20", "2 3 S15", "7 8"], crypt="Q Q Q Q", undealt="*")

    table.plays(0, "13")

    assert table.legal(1) == ["pass"]
    assert not table.decision().forced


@pytest.mark.clause("VQ-133")
def test_a_pass_is_told_alike_whether_it_was_chosen_or_the_only_answer() -> None:
    told = []
    for hand in ("9 10 S15", "2 3 S15"):
        table = given(["5 13 S20", hand, "7 8"], crypt="1 1", undealt="*")
        table.plays(0, "5")
        table.plays(1, "pass")
        told.append((table.told(SPECTATOR), plain(table.scene(2)), plain(table.scene(SPECTATOR))))

    assert told[0] == told[1]


@pytest.mark.clause("VQ-133")
def test_a_leader_is_never_answered_for_even_with_one_move_only() -> None:
    table = given(["S20", "9 S15", "7 8"])

    assert table.legal(0) == ["S20"]
    assert not table.decision().forced


@pytest.mark.clause("VQ-135")
def test_a_new_phase_voids_all_card_knowledge_but_the_places_of_the_slayers() -> None:
    table = given(["6", "2 9 S20", "8 S15"], known=["-", "2 9", "8"])

    table.round("6", "pass", "8")

    assert table.phase == 2
    assert [table.known(seat) for seat in range(3)] == ["-", "-", "-"]
    assert table.sees(0, "hand", 1) == ["?"] * 13 + ["S20"]
    assert table.sees(0, "hand", 2) == ["?"] * 13 + ["S15"]
    assert table.sees(0, "crypt") == []
