"""A position on one line: the example of the rules, what a seat sees, and all that is rejected."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.vampire_queen.playouts import random_moves, rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import Table, cards, given, laid_over

EXAMPLE = (
    "VQ1; n=5; phase=1/5; scores=0 0 0 0 0; lead=0; turn=2; ban=-; table=0:6 6 6 | 1:8 8 8; "
    "hands=0:9 S20 | 1:2 | 2:5 5 10 | 3:1 11 11 11 | 4:12 13 S15; crypt=-; undealt=*"
)
VIEW = "0:S20 ?*1 | 1:?*1 | 2:5 5 10 | 3:?*4 | 4:S15 ?*2"

#: Three seats, the whole deck listed: 69 cards are undealt, 39 lie elsewhere.
FULL = (
    "VQ1; n=3; phase=2/5; scores=10 0 7; lead=1; turn=2; ban=S20; table=1:4 4; "
    "hands=0:1 S15 | 1:4 5 S20 | 2:9 9; crypt=6*8 7*8 8*8 10*7 13; "
    "undealt=1*7 2*8 3*8 4*5 5*7 9*6 10 11*8 12*8 Q*4 13*7"
)
MOST = "1*7 2*8 3*8 4*5 5*7 9*6 10 11*8 12*8 Q*4 "
TOO_MANY_OR_FEW = ("position-undealt-size", "VQ-13")


def read(line: str, seed: int = 1) -> Table:
    data = GAME.read_position(line)
    seats = data["seats"]
    assert isinstance(seats, int)
    return laid_over(seats, data, seed=seed)


def refusal_of(line: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        read(line)
    return refusal.value.key, refusal.value.clause


def changed(line: str, **fields: str) -> str:
    """The line with other values in these fields."""
    parts = line.split("; ")
    for name, value in fields.items():
        (place,) = [place for place, part in enumerate(parts) if part.startswith(f"{name}=")]
        parts[place] = f"{name}={value}"
    return "; ".join(parts)


def test_the_example_of_the_rules_is_read() -> None:
    table = read(EXAMPLE)

    assert table.hands == ["9 S20", "2", "5 5 10", "1 11 11 11", "12 13 S15"]
    assert table.on_the_table == {0: "6 6 6", 1: "8 8 8"}
    assert (table.leader, table.turn, table.ban, table.phase) == (0, 2, None, 1)
    assert table.legal(2) == ["pass"]
    assert not table.crypt


def test_the_example_goes_on_as_the_leaflet_tells() -> None:
    table = read(EXAMPLE)

    table.plays(2, "pass")
    table.plays(3, "11 11 11")
    table.plays(4, "pass")

    assert table.crypt == cards("6*3 8*3 11*3")
    assert table.leader == 3


def test_the_example_is_written_as_it_was_read() -> None:
    """The writer adds the optional fields, and leaves the undealt cards of a puzzle unspecified."""
    assert read(EXAMPLE).line() == f"{EXAMPLE}; known=0:- | 1:- | 2:- | 3:- | 4:-; dealer=0"


def test_seat_2_sees_the_other_hands_as_known_cards_and_numbers() -> None:
    fields = read(EXAMPLE).line(view=2).split("; ")

    assert f"hands={VIEW}" in fields
    assert fields[-1] == "view=2"
    assert f"undealt=?*{108 - 6 - 11}" in fields


@pytest.mark.clause("VQ-124", "VQ-126")
def test_a_view_names_the_cards_that_a_seat_is_known_to_hold() -> None:
    table = given(["S20 4 5", "2 9 9", "13 6 S15", "Q 8 8"])
    table.round("S20", "2", "13", "Q")

    line = table.line(view=0)

    assert "hands=0:4 5 | 1:?*2 | 2:2 13 Q S15 S20 ?*1 | 3:?*2;" in line
    assert "undealt=?*56;" in line
    assert "known=0:- | 1:- | 2:2 13 Q | 3:-;" in line


def test_where_nothing_is_undealt_a_view_says_so() -> None:
    table = start(9, seed=4)

    assert "undealt=-;" in table.line(view=0)


def test_a_full_position_is_read_and_written() -> None:
    table = read(FULL)

    assert table.line() == read(table.line()).line()
    assert table.crypt == cards("6*8 7*8 8*8 10*7 13")
    assert table.undealt.total() == 69
    assert table.scores == [10, 0, 7]
    assert table.ban == "S20"
    assert table.turn == 2


@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_every_position_of_every_game_reads_back_from_its_line(seats: int, seed: int) -> None:
    table = start(seats, seed)

    for turn, (seat, move) in enumerate(random_moves(table, seed)):
        if turn % 5 == 0:
            again = read(table.line(), seed=seed + 1)
            assert again.truth == table.truth
            assert again.line() == table.line()
        table.plays(seat, move)


@pytest.mark.clause("VQ-129")
@settings(max_examples=10)
@holds_for(seat_counts, seeds)
def test_a_view_is_the_same_in_every_world_and_reads_back_as_a_world(seats: int, seed: int) -> None:
    table = start(seats, seed)
    observer = seed % seats

    for told in rounds(table, seed):
        if not told.ends_phase:
            view = table.line(observer)
            world = read(view, seed=seed)
            assert world.line(observer) == view
            assert world.hand(observer) == table.hand(observer)


@pytest.mark.clause("VQ-113")
def test_a_finished_game_has_no_line() -> None:
    table = given(["6", "3 10 Q", "S15 S20"], phase=5)
    table.round("6", "pass", "pass")

    with pytest.raises(Refused) as refusal:
        table.line()

    assert (refusal.value.key, refusal.value.clause) == (
        "position-line-of-a-finished-game",
        "VQ-113",
    )


# ---- what the rules say is rejected -------------------------------------------------------------


@pytest.mark.clause("VQ-1", "VQ-2")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": "0:9*9 S20 | 1:2 | 2:5 | 3:1 | 4:S15"}, ("refusal-too-many-copies", "VQ-2")),
        ({"hands": "0:9*5 S20 | 1:9*4 | 2:5 | 3:1 | 4:S15"}, ("position-too-many-copies", "VQ-1")),
        ({"crypt": "6*6"}, ("position-too-many-copies", "VQ-1")),
        ({"crypt": "Q*5"}, ("refusal-too-many-copies", "VQ-3")),
    ],
)
def test_a_card_that_occurs_too_often(fields: dict[str, str], reason: tuple[str, str]) -> None:
    assert refusal_of(changed(EXAMPLE, **fields)) == reason


@pytest.mark.clause("VQ-90")
@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"hands": "0:9 S20 | 1:2 | 2:5 | 3:1 | 4:12"}, "position-slayer-missing"),
        ({"hands": "0:9 | 1:2 | 2:5 | 3:1 | 4:12"}, "position-slayer-missing"),
        ({"hands": "0:9 S20 | 1:2 S20 | 2:5 | 3:1 | 4:S15"}, "position-slayer-twice"),
        ({"hands": "0:9 S20 | 1:2 | 2:5 S15 | 3:1 | 4:S15"}, "position-slayer-twice"),
        ({"table": "0:S20", "turn": "1"}, "position-slayer-twice"),
        ({"crypt": "S15"}, "position-slayer-away"),
        ({"undealt": "1 S20"}, "position-slayer-away"),
    ],
)
def test_a_slayer_that_is_missing_twice_or_away(fields: dict[str, str], key: str) -> None:
    assert refusal_of(changed(EXAMPLE, **fields)) == (key, "VQ-90")


@pytest.mark.clause("VQ-90")
def test_a_slayer_both_in_hand_and_on_the_table_of_one_seat() -> None:
    """Were the cards just added up, two S15 would make an S20."""
    twice = changed(EXAMPLE, table="0:S15", turn="1", hands="0:S15 9 | 1:2 | 2:5 | 3:1 | 4:S20")

    assert refusal_of(twice) == ("position-slayer-twice", "VQ-90")


@pytest.mark.clause("VQ-22")
@pytest.mark.parametrize(
    "fields",
    [
        {"hands": "0:9 S20 | 1:2 | 2:5 5 10 | 3:- | 4:12 13 S15"},
        {"hands": "0:9 S20 | 1:2 | 2:- | 3:1 | 4:12 13 S15"},
        {
            "hands": "0:9 S20 | 1:- | 2:5 5 10 | 3:1 | 4:12 13 S15",
            "table": "0:6 6 6 | 1:pass",
        },
    ],
)
def test_a_hand_that_was_empty_at_the_start_of_the_round(fields: dict[str, str]) -> None:
    assert refusal_of(changed(EXAMPLE, **fields)) == ("position-empty-hand", "VQ-22")


@pytest.mark.clause("VQ-22")
def test_a_hand_that_was_emptied_in_this_round_is_fine() -> None:
    table = read(changed(EXAMPLE, hands="0:9 S20 | 1:- | 2:5 5 10 | 3:1 | 4:12 13 S15"))

    assert table.hand(1) == "-"
    assert table.turn == 2


@pytest.mark.clause("VQ-58")
@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("0:6 6 6 | 1:S15", ("refusal-slayer-does-not-raise", "VQ-43")),
        ("0:S20 | 1:S15", ("refusal-second-slayer", "VQ-65")),
    ],
)
def test_a_non_leader_who_played_a_slayer(table: str, reason: tuple[str, str]) -> None:
    hands = "0:9 | 1:2 | 2:5 5 10 | 3:1 | 4:12 13"
    if "S20" not in table:
        hands = hands.replace("0:9", "0:9 S20")

    assert refusal_of(changed(EXAMPLE, table=table, hands=hands)) == reason


@pytest.mark.clause("VQ-19", "VQ-23", "VQ-37", "VQ-38", "VQ-91")
@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("0:6 6 6 | 1:6 6 6", ("refusal-not-higher", "VQ-38")),
        ("0:6 6 6 | 1:8 8", ("refusal-wrong-size", "VQ-37")),
        ("0:pass | 1:8 8 8", ("refusal-leader-passes", "VQ-23")),
        ("1:8 8 8", ("position-table-has-a-gap", "VQ-19")),
        ("0:6 6 6 | 2:8 8 8", ("position-table-has-a-gap", "VQ-19")),
        ("1:8 8 8 | 0:6 6 6", ("position-table-has-a-gap", "VQ-19")),
        ("0:6 6 6 | 1:8 8 8 | 2:pass | 3:pass | 4:pass", ("position-round-complete", "VQ-91")),
    ],
)
def test_a_table_that_does_not_replay_as_legal_actions(table: str, reason: tuple[str, str]) -> None:
    assert refusal_of(changed(EXAMPLE, table=table)) == reason


@pytest.mark.clause("VQ-86", "VQ-87")
@pytest.mark.parametrize(
    "fields",
    [
        {"ban": "S15"},
        {"ban": "S20", "table": "0:S15", "turn": "1", "hands": "0:9|1:2|2:5|3:1|4:S20"},
        {"ban": "S20", "table": "-", "turn": "0", "hands": "0:S20|1:2|2:5|3:1|4:S15"},
        {"ban": "S20", "table": "-", "turn": "0", "hands": "0:S15 S20|1:2|2:5|3:1|4:7"},
    ],
)
def test_a_ban_that_cannot_be(fields: dict[str, str]) -> None:
    """The leader does not hold that slayer, or held no vampire when the round began."""
    assert refusal_of(changed(EXAMPLE, **fields)) == ("position-impossible-ban", "VQ-86")


@pytest.mark.clause("VQ-86")
def test_a_leader_who_has_just_played_their_last_vampire_may_be_banned_from_their_slayer() -> None:
    table = read(changed(EXAMPLE, ban="S20", hands="0:S20 | 1:2 | 2:5 5 10 | 3:1 | 4:12 S15"))

    assert table.ban == "S20"


@pytest.mark.clause("VQ-82")
def test_a_banned_slayer_that_was_led_all_the_same() -> None:
    led = changed(EXAMPLE, ban="S20", table="0:S20", turn="1", hands="0:9|1:2|2:5|3:1|4:S15")

    assert refusal_of(led) == ("refusal-slayer-just-taken", "VQ-82")


@pytest.mark.clause("VQ-1", "VQ-13")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"crypt": "6*8 7*8 8*8 10*7"}, ("position-cards-missing", "VQ-1")),
        ({"hands": "0:S15 | 1:4 5 S20 | 2:9 9"}, ("position-cards-missing", "VQ-1")),
        ({"crypt": "6*8 7*8 8*8 10*7 13 Q"}, ("position-too-many-copies", "VQ-1")),
        ({"crypt": "6*8 7*8 8*8 10*7", "undealt": MOST + "13*8"}, TOO_MANY_OR_FEW),
        ({"crypt": "6*8 7*8 8*8 10*7 13*2", "undealt": MOST + "13*6"}, TOO_MANY_OR_FEW),
    ],
)
def test_a_full_position_that_does_not_add_up(
    fields: dict[str, str], reason: tuple[str, str]
) -> None:
    assert refusal_of(changed(FULL, **fields)) == reason
