"""Cards and moves as people write them, and the 527 numbers behind them."""

import pytest
from hypothesis import given as holds_for
from hypothesis import strategies as st

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.vampire_queen.table import dealt, given

POSITION = dealt(3).position
MOVES = range(527)

SPOT_VALUES = [
    ("pass", 0),
    ("S15", 1),
    ("S20", 2),
    ("Q", 3),
    ("Q Q Q Q", 6),
    ("1", 7),
    ("4*8 Q", 163),
    ("5 Q Q Q Q", 171),
    ("6 6 6", 217),
    ("8 8 8", 297),
    ("11 11 Q", 413),
    ("11 11 11", 417),
    ("13", 487),
    ("13 Q", 488),
    ("13*8 Q*4", 526),
]


def read(text: str) -> int:
    return GAME.parse(POSITION, 0, text)


def write(move: int) -> str:
    return GAME.write(POSITION, move)


@pytest.mark.clause("VQ-25")
@pytest.mark.parametrize(("text", "move"), SPOT_VALUES)
def test_the_spot_values_of_the_action_space(text: str, move: int) -> None:
    assert read(text) == move


@pytest.mark.clause("VQ-25")
def test_there_are_527_actions_each_with_one_written_form_that_reads_back() -> None:
    written = [write(move) for move in MOVES]

    assert GAME.describe().moves == 527
    assert len(set(written)) == 527
    assert [read(text) for text in written] == list(MOVES)


@pytest.mark.clause("VQ-25")
def test_the_numbers_follow_the_formula_of_the_action_space() -> None:
    for queens in range(1, 5):
        assert read(" ".join(["Q"] * queens)) == 2 + queens
    for value in range(1, 14):
        for copies in range(1, 9):
            for queens in range(5):
                text = " ".join([str(value)] * copies + ["Q"] * queens)
                assert read(text) == 7 + 40 * (value - 1) + 5 * (copies - 1) + queens


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("q 11, 11", "11 11 Q"),
        ("Q,11,11", "11 11 Q"),
        ("  11   q  11 ", "11 11 Q"),
        ("6*3", "6 6 6"),
        ("6*2, 6", "6 6 6"),
        ("q*2 3", "3 Q Q"),
        ("s20", "S20"),
        ("S15", "S15"),
        ("PASS", "pass"),
        (" Pass ", "pass"),
        ("11\t11\nQ", "11 11 Q"),
    ],
)
def test_a_reader_takes_any_order_commas_and_lower_case(text: str, canonical: str) -> None:
    assert write(read(text)) == canonical


@holds_for(st.integers(0, 526), st.randoms(use_true_random=False))
def test_whatever_order_the_cards_are_named_in_it_is_the_same_move(
    move: int, luck: st.DrawFn
) -> None:
    tokens = write(move).lower().split()
    luck.shuffle(tokens)  # type: ignore[attr-defined]

    assert read(", ".join(tokens)) == move


@pytest.mark.clause("VQ-46")
@pytest.mark.parametrize(
    "text",
    [
        "0",
        "14",
        "6*0",
        "6*",
        "*3",
        "6*1000",
        "06",
        "6.0",
        "K",
        "S10",
        "S 20",
        "?",
        "?*2",
        "passe",
        "pass 6",
        "- 6",
        "6;7",
        "six",
        "\u096c",
        "1e1",
        "+6",
        "-6",
        "Dame",
        "♛",
    ],
)
def test_what_is_not_a_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read(text)

    assert (refusal.value.key, refusal.value.clause) == ("refusal-unreadable", "VQ-46")
    assert str(refusal.value.details["given"]) in text


def test_of_a_long_word_only_the_beginning_is_repeated() -> None:
    with pytest.raises(Refused) as refusal:
        read("x" * 1000)

    assert refusal.value.details == {"given": "x" * 40}


@pytest.mark.clause("VQ-46")
@pytest.mark.parametrize("text", ["", "  ", ",", " , ,", "-", " - "])
def test_a_move_that_names_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read(text)

    assert (refusal.value.key, refusal.value.clause) == ("refusal-nothing-named", "VQ-46")


@pytest.mark.parametrize(
    ("text", "clause", "details"),
    [
        ("6*9", "VQ-2", {"card": "6", "given": 9, "most": 8}),
        ("13 Q*5", "VQ-3", {"card": "Q", "given": 5, "most": 4}),
        ("S15 S15", "VQ-4", {"card": "S15", "given": 2, "most": 1}),
        ("s20*999", "VQ-4", {"card": "S20", "given": 999, "most": 1}),
    ],
)
@pytest.mark.clause("VQ-2", "VQ-3", "VQ-4")
def test_more_cards_than_the_deck_has_are_refused(
    text: str, clause: str, details: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refusal:
        read(text)

    assert (refusal.value.key, refusal.value.clause) == ("refusal-too-many-copies", clause)
    assert refusal.value.details == details


@pytest.mark.clause("VQ-12")
@pytest.mark.parametrize("text", ["S15", "s20", "", "-", "6 6", "6*2", "6 7", "x", "?"])
def test_a_scripted_shuffle_names_one_vampire_at_a_time(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_piece("pack", text)

    assert refusal.value.key == "refusal-unreadable"


@pytest.mark.clause("VQ-12")
def test_a_scripted_shuffle_reads_vampires_by_their_kind() -> None:
    assert [GAME.read_piece("pack", text) for text in ("1", "13", "Q", "q")] == [0, 12, 13, 13]


@pytest.mark.parametrize(
    ("hands", "lead", "default"),
    [
        (["4 5", "9 S15", "6 S20"], None, "4"),
        (["4 5 Q S15", "9", "6 S20"], None, "4"),
        (["4 5", "9 S15", "6 S20"], "4", "pass"),
        (["4 S20", "9 Q S15", "6"], "S20", "9"),
        (["Q Q S15", "9", "6 S20"], None, "Q"),
        (["4 S20", "S15", "6"], "S20", "pass"),
    ],
)
def test_the_move_at_a_timeout_is_a_pass_or_the_lowest_vampire_and_keeps_queens_and_slayers(
    hands: list[str], lead: str | None, default: str
) -> None:
    table = given(hands)
    if lead is not None:
        table.plays(0, lead)

    assert write(GAME.default(table.position, table.turn)) == default
