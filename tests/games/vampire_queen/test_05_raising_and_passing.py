"""Chapter 5: raising and passing in normal rounds."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.game import GAME
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.playouts import random_moves, seat_counts, seeds, start
from tests.games.vampire_queen.table import cards, given


@pytest.mark.clause("VQ-36")
def test_each_seat_after_the_leader_either_raises_or_passes() -> None:
    table = given(["6 6 S20", "8 8 3 S15", "9 9 2", "4 5"])

    table.plays(0, "6 6")

    assert table.legal(1) == ["pass", "8 8"]
    table.plays(1, "8 8")
    assert table.legal(2) == ["pass", "9 9"]
    table.plays(2, "pass")
    assert table.legal(3) == ["pass"]


@pytest.mark.clause("VQ-36", "VQ-37", "VQ-38", "VQ-92", "VQ-93")
def test_the_rulebooks_round_of_triplets() -> None:
    """Marie, Jonas, Leon, Nina, Lukas: the first example of the leaflet."""
    table = given(["6 6 6 9 S20", "8 8 8 2", "5 5 10", "11 11 11 1", "12 13 S15"])
    crypt = table.crypt

    table.round("6 6 6", "8 8 8", "pass", "11 11 11", "pass")

    assert table.crypt - crypt == cards("6*3 8*3 11*3")
    assert table.hands == ["9 S20", "2", "5 5 10", "1", "12 13 S15"]
    assert table.leader == 3
    assert table.turn == 3
    assert table.ban is None


@pytest.mark.clause("VQ-37")
@pytest.mark.parametrize("raised", ["8", "8 8 8", "8 8 8 8", "8 8 Q Q"])
def test_a_raise_has_exactly_as_many_cards_as_the_lead(raised: str) -> None:
    table = given(["6 6 S20", "8 8 8 8 Q Q S15", "4 5"])
    table.plays(0, "6 6")

    table.refuses(1, raised, "VQ-37", "refusal-wrong-size")

    table.plays(1, "8 8")
    assert table.on_the_table[1] == "8 8"


@pytest.mark.clause("VQ-37")
@pytest.mark.parametrize(
    ("raised", "clause"), [("8 9", "VQ-26"), ("8 S15", "VQ-27"), ("8 9 Q", "VQ-26")]
)
def test_a_raise_is_a_legally_composed_set(raised: str, clause: str) -> None:
    table = given(["6 6 S20", "8 8 9 9 Q S15", "4 5"])
    table.plays(0, "6 6")

    table.refuses(1, raised, clause)


@pytest.mark.clause("VQ-38")
@pytest.mark.parametrize("value", range(1, 14))
def test_a_raise_must_be_strictly_higher_than_the_last_set(value: int) -> None:
    every_value = " ".join(str(one) for one in range(1, 14))
    table = given([f"{value} {value} S20", every_value, "4 S15"])

    table.plays(0, str(value))

    assert table.legal(1) == ["pass", *(str(higher) for higher in range(value + 1, 14))]
    for lower in range(1, value + 1):
        table.refuses(1, str(lower), "VQ-38", "refusal-not-higher")


@pytest.mark.clause("VQ-38")
def test_an_equal_value_is_not_enough() -> None:
    table = given(["6 6 6 S20", "6 6 6 S15", "4 5"])
    table.plays(0, "6 6 6")

    table.refuses(1, "6 6 6", "VQ-38", "refusal-not-higher")


@pytest.mark.clause("VQ-38")
def test_it_is_the_last_set_that_must_be_beaten_not_the_lead() -> None:
    table = given(["6 S20 2", "10 S15 2", "8 11"])
    table.plays(0, "6")
    table.plays(1, "10")

    table.refuses(2, "8", "VQ-38", "refusal-not-higher")

    assert table.legal(2) == ["pass", "11"]


@pytest.mark.clause("VQ-39")
def test_passes_do_not_change_the_value_to_beat() -> None:
    table = given(["6 S20", "8 2 S15", "7 3", "3 4", "7 8 9"])
    table.plays(0, "6")
    table.plays(1, "8")
    table.plays(2, "pass")
    table.plays(3, "pass")

    assert table.scene(4).counters["to-beat"] == 8
    assert table.legal(4) == ["pass", "9"]
    (notice,) = table.scene(4).notices
    assert notice.args == {"player": {"seat": 1}, "cards": "8", "size": 1, "value": 8}


@pytest.mark.clause("VQ-39")
@settings(max_examples=15)
@holds_for(seat_counts, seeds)
def test_the_most_recent_set_is_also_the_highest_on_the_table(seats: int, seed: int) -> None:
    table = start(seats, seed)

    for seat, move in random_moves(table, seed):
        table.plays(seat, move)

        scene = table.scene(SPECTATOR)
        if "to-beat" in scene.counters:
            order = [(table.leader + step) % seats for step in range(seats)]
            laid = [table.on_the_table.get(one, "pass") for one in order]
            values = [int(one.split()[0]) if one[0] != "Q" else 14 for one in laid if one != "pass"]
            assert values == sorted(set(values))
            assert scene.counters["to-beat"] == values[-1]


@pytest.mark.clause("VQ-40")
def test_a_seat_that_could_raise_may_pass_instead() -> None:
    table = given(["6 S20", "8 9 S15", "7 3"])
    table.plays(0, "6")
    assert table.legal(1) == ["pass", "8", "9"]

    table.plays(1, "pass")

    assert table.hand(1) == "8 9 S15"
    assert table.turn == 2


@pytest.mark.clause("VQ-41")
@pytest.mark.parametrize("hand", ["5 6 7", "9 S15", "9 9 3 S15", "6 6 S15"])
def test_a_seat_that_cannot_raise_must_pass(hand: str) -> None:
    other = "5 5" if "S15" in hand else "5 5 S15"
    table = given(["6 6 6 S20", hand, other])
    table.plays(0, "6 6 6")

    assert table.legal(1) == ["pass"]


@pytest.mark.clause("VQ-42")
def test_passing_in_a_normal_round_costs_nothing() -> None:
    table = given(["6 6 S20", "8 9 S15", "7 3"], scores=[3, 5, 8])

    table.round("6", "pass", "pass")

    assert table.hands == ["6 S20", "8 9 S15", "3 7"]
    assert table.scores == [3, 5, 8]


@pytest.mark.clause("VQ-43")
@pytest.mark.parametrize("lead", ["1", "13", "Q", "1 1", "13 Q"])
def test_a_slayer_never_raises_whatever_number_is_printed_on_it(lead: str) -> None:
    table = given(["1 1 13 Q 2", "4 S15 S20", "7 3"])
    table.plays(0, lead)

    table.refuses(1, "S15", "VQ-43", "refusal-slayer-does-not-raise")
    table.refuses(1, "S20", "VQ-43", "refusal-slayer-does-not-raise")

    assert not {"S15", "S20"} & set(table.legal(1))


@pytest.mark.clause("VQ-44")
@pytest.mark.parametrize(
    ("hand", "other"), [("S15", "7 S20"), ("S20", "7 S15"), ("S15 S20", "7 9")]
)
def test_a_hand_of_nothing_but_slayers_passes_in_a_normal_round_and_stays(
    hand: str, other: str
) -> None:
    table = given(["6 8", hand, other])
    table.plays(0, "6")
    assert table.legal(1) == ["pass"]

    table.plays(1, "pass")
    table.plays(2, "7")

    assert table.hand(1) == hand
    assert table.known(1) == "-"
    assert table.leader == 2


@pytest.mark.clause("VQ-45")
def test_cards_are_played_face_up_and_stay_visible_until_the_end_of_the_round() -> None:
    table = given(["6 Q 9 S20", "8 8 3 S15", "7 3 2", "4"])
    table.plays(0, "6 Q")
    table.plays(1, "8 8")

    for watcher in (SPECTATOR, 0, 1, 2, 3):
        assert table.sees(watcher, "laid", 0) == ["6", "Q"]
        assert table.sees(watcher, "laid", 1) == ["8", "8"]
        assert table.told(watcher)[-2:] == [
            ("fact-leads", {"player": 0, "cards": "6 Q"}),
            ("fact-plays", {"player": 1, "cards": "8 8"}),
        ]

    table.plays(2, "pass")
    table.plays(3, "pass")
    assert [table.sees(SPECTATOR, "laid", seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.clause("VQ-45")
def test_a_played_slayer_lies_face_up_too() -> None:
    table = given(["6 S20", "8 S15", "7 3"])

    table.plays(0, "S20")

    assert table.sees(SPECTATOR, "laid", 0) == ["S20"]
    assert table.told()[-1] == (
        "fact-leads-slayer",
        {"player": 0, "cards": "S20", "card": "20"},
    )


@pytest.mark.clause("VQ-46")
@settings(max_examples=8)
@holds_for(seat_counts, seeds)
def test_whatever_is_not_in_the_legal_set_is_refused_and_changes_nothing(
    seats: int, seed: int
) -> None:
    table = start(seats, seed)

    for turn, (seat, move) in enumerate(random_moves(table, seed)):
        if turn % 20 == seed % 20:
            before, legal = GAME.to_json(table.position), set(table.position.moves(seat))
            for other in range(-2, 530):
                assert table.position.is_legal(seat, other) == (other in legal)
                if other not in legal:
                    assert table.position.refusal(seat, other).clause.startswith("VQ-")
            assert GAME.to_json(table.position) == before
        table.plays(seat, move)
