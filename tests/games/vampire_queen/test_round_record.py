"""Section 16.1: a round written on one line."""

import pytest

from gruft.games.vampire_queen.notation.moves import read_move, write_move
from gruft.games.vampire_queen.notation.round_record import Round, read_round, write_round
from gruft.kernel.refusal import Refused

NORMAL = "lead 0: 6 6 6 | 8 8 8 | pass | 11 11 11 | pass => 3"
SLAYER = "lead 2: S20 | 2 | 1 | 2 | Q => 0 takes"


@pytest.mark.parametrize("text", [NORMAL, SLAYER])
def test_a_written_round_reads_back_as_it_was(text: str) -> None:
    assert write_round(read_round(text)) == text


def test_a_round_names_leader_moves_and_next_leader() -> None:
    played = read_round(NORMAL)

    assert (played.leader, played.then) == (0, 3)
    assert [write_move(move) for move in played.moves][:3] == ["6 6 6", "8 8 8", "pass"]
    assert not played.was_slayer_round


def test_the_taker_of_a_slayer_round_is_named() -> None:
    moves = tuple(read_move(text) for text in ("S15", "4", "4"))

    assert write_round(Round(1, moves, 0)) == "lead 1: S15 | 4 | 4 => 0 takes"


def test_a_reader_takes_any_order_of_cards_and_spaces() -> None:
    assert write_round(read_round(" LEAD 0 : q 6|pass|8 , 8=>2")) == "lead 0: 6 Q | pass | 8 8 => 2"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "round-unreadable"),
        ("lead 0: 6 | 7 | 8", "round-unreadable"),
        ("lead 3: 6 | 7 | 8 => 2", "round-unreadable"),
        ("lead 0: 6 | 7 | 8 => 3", "round-unreadable"),
        ("lead 0: pass | 7 | 8 => 2", "round-unreadable"),
        ("lead 0: 6 | 7 | 8 => 2 takes", "round-takes"),
        ("lead 0: S20 | 7 | 8 => 2", "round-takes"),
        ("lead 0: 6 7 | 7 | 8 => 2", "refusal-two-values"),
    ],
)
def test_what_no_round_can_look_like_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_round(text)

    assert refused.value.key == key
