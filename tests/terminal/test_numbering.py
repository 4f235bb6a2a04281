"""Numbers for choices: nobody who types a number plays something else than what they meant."""

from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Choice
from gruft.shelf import SHELF
from gruft.terminal.numbering import number_choices

LABEL = Telling("move-pass", {})


def reads_cards(text: str) -> bool:
    """A game whose cards are written 1 to 13."""
    return text.isdigit() and 1 <= int(text) <= 13


def numbers(*moves: str) -> dict[str, int]:
    numbered = number_choices([Choice(move, LABEL) for move in moves], reads_cards)
    return {one.choice.move: one.number for one in numbered}


def test_where_no_move_is_a_number_choices_count_from_one() -> None:
    choices = [Choice(move, LABEL) for move in ("stay", "go", "pass")]

    assert [one.number for one in number_choices(choices, lambda text: False)] == [1, 2, 3]


def test_no_choice_has_a_number_that_could_be_a_move() -> None:
    """A player who means the card 8 must not play choice 8."""
    assert numbers("6 6", "8 8", "pass") == {"6 6": 14, "8 8": 15, "pass": 16}


def test_a_move_that_is_a_number_is_its_own_number() -> None:
    assert numbers("6", "11") == {"6": 6, "11": 11}


def test_bare_numbers_and_others_stand_side_by_side() -> None:
    assert numbers("6", "6 6", "pass") == {"6": 6, "6 6": 14, "pass": 15}


def test_a_number_with_leading_zeros_is_not_a_bare_number() -> None:
    assert numbers("007", "1") == {"007": 14, "1": 1}


def test_a_game_that_reads_every_number_as_a_move_still_gets_numbers() -> None:
    numbered = number_choices([Choice("3", LABEL), Choice("go", LABEL)], str.isdigit)

    assert len({one.number for one in numbered}) == 2


def reads_in_vampire_queen(text: str) -> bool:
    game = SHELF["vampire_queen"]
    try:
        game.parse(None, 0, text)  # type: ignore[arg-type]
    except Refused:
        return False
    return True


@given(
    st.lists(st.integers(1, 13), max_size=13, unique=True),
    st.lists(st.sampled_from(["pass", "Q", "S20", "6 6", "7 Q", "9 9 9"]), unique=True),
)
def test_what_is_typed_is_either_a_number_of_the_list_or_a_move_never_both(
    cards: list[int], others: list[str]
) -> None:
    choices = [Choice(written, LABEL) for written in [*map(str, cards), *others]]

    numbered = number_choices(choices, reads_in_vampire_queen)

    assert len({one.number for one in numbered}) == len(choices)
    for one in numbered:
        if one.choice.move in others:
            assert not reads_in_vampire_queen(str(one.number))
