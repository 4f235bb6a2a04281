"""Where the luck of a scenario comes from: the script first, then the seed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from gruft.testing.scenario import run_bytes
from tests.testing.stories import said, told

FRESH = "game: vampire_queen\nseats: 3\n"
#: Seat 0 is about to run out of cards, so the next phase is dealt after three steps.
LAST_ROUND = FRESH + 'position: {leader: 0, hands: ["9", "3", "4 S15 S20"]}\n'
PLAYED_OUT = ("{seat: 0, play: 9}", "{seat: 1, play: pass}", "{seat: 2, play: pass}")


def hands(set_up: str, *steps: str) -> list[str]:
    """The hands after a story, told by a step that does not hold."""
    result = told(*steps, "{expect: {hands: x}}", set_up=set_up)
    found = result.steps[-1].differences[0].found
    assert isinstance(found, list)
    return found


@settings(max_examples=20)
@given(st.integers(0, 2**53 - 1))
def test_the_same_seed_gives_the_same_cards(seed: int) -> None:
    set_up = FRESH + f"seed: {seed}\n"

    assert hands(set_up) == hands(set_up)


def test_another_seed_gives_other_cards() -> None:
    assert hands(FRESH + "seed: 1\n") != hands(FRESH + "seed: 2\n")


def test_without_a_position_the_script_decides_the_set_up() -> None:
    result = told(
        "{expect: {dealer: 2, leader: 0}}",
        "{legal: {seat: 0, includes: [13 13 13 Q Q]}}",
        set_up=FRESH + "chance: [[13, Q, 13, Q, 13], 2]\n",
    )

    assert result.held
    assert said(result) == ["story.yaml: all 2 steps hold."]


def test_with_a_position_the_script_begins_with_the_first_step() -> None:
    pack = ", ".join(["1"] * 8 + ["2"] * 5 + ["7"] * 8 + ["8"] * 5)

    result = told(
        "{expect: {hands: [9, 3, 4 S15 S20]}}",
        *PLAYED_OUT,
        "{expect: {phase: 2, hands: {0: 1 1 1 1 1 1 1 1 2 2 2 2 2, 1: 7 7 7 7 7 7 7 7 8 8 8 8 8}}}",
        set_up=LAST_ROUND + f"chance: [[{pack}]]\n",
    )

    assert result.held


def test_with_a_position_what_is_not_named_comes_from_the_seed_alone() -> None:
    half = FRESH + 'seed: 4\nposition: {leader: 0, hands: ["9", null, "4 S15 S20"]}\n'

    assert hands(half) == hands(half + "chance: [[1, 1, 1, 1], 0]\n")


def test_after_the_script_the_seed_goes_on_where_the_set_up_left_it() -> None:
    again, other = (hands(LAST_ROUND + f"seed: {seed}\n", *PLAYED_OUT) for seed in (4, 5))

    assert again != other
    assert again == hands(LAST_ROUND + "seed: 4\n", *PLAYED_OUT)
    assert again != hands(FRESH + "seed: 4\n")


def test_scripted_results_that_were_never_drawn_are_noted_and_are_no_difference() -> None:
    result = told("{expect: {dealer: 1}}", set_up=FRESH + "chance: [1, 2, [5], [6]]\n")

    assert result.held
    assert said(result) == [
        "story.yaml: its one step holds.",
        "  story.yaml: Note: scripted results that were never drawn: 2.",
    ]


def test_a_story_that_broke_off_has_no_note_about_its_script() -> None:
    result = told("{seat: 0, play: pass}", set_up=LAST_ROUND + "chance: [[5]]\n")

    assert result.notes == ()


def test_the_seed_is_0_unless_it_is_named() -> None:
    unnamed, named = (run_bytes(text.encode(), "x") for text in (
        FRESH + "steps: [{expect: {hands: x}}]",
        FRESH + "steps: [{expect: {hands: x}}]\nseed: 0",
    ))  # fmt: skip

    assert unnamed.steps[0].differences[0].found == named.steps[0].differences[0].found
