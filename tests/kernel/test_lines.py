"""Lines: one seat's moves up to the point where another is asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.journal import CHANCE, Journal
from gruft.kernel.lines import LONGEST_LINE, draft, play_line, split_line, try_line, write_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from tests.kernel.bells import GAME, LOUDLY, REST, SOFTLY, A, B, Bells, C, Tower, everything, tower

whole_lines = st.sampled_from(
    ["rest", *(f"{rope}; {how}" for rope in "abc" for how in ("softly", "loudly"))]
)


def refusal_of(line: str, seat: int = 0, position: Tower | None = None) -> Refused:
    """Why the line is refused, both when it is tried and when it is played."""
    table = position or tower(journal=Journal())
    before = everything(table)
    with pytest.raises(Refused) as tried:
        try_line(GAME, table, seat, line)
    with pytest.raises(Refused) as played:
        play_line(GAME, table, seat, line)

    assert tried.value.same_as(played.value)
    assert everything(table) == before
    return tried.value


# ---- whole lines ----


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("rest", [REST]),
        ("a; loudly", [A, LOUDLY]),
        ("b;softly", [B, SOFTLY]),
        ("  c  ;\tsoftly ", [C, SOFTLY]),
    ],
)
def test_a_whole_line_is_read_move_by_move(line: str, moves: list[int]) -> None:
    assert try_line(GAME, tower(), 0, line) == moves


@given(whole_lines)
def test_a_line_that_is_tried_changes_nothing(line: str) -> None:
    table = tower(journal=Journal())
    before = everything(table)

    try_line(GAME, table, 0, line)

    assert everything(table) == before


def test_a_line_that_is_played_is_carried_out_with_its_luck_and_its_facts() -> None:
    journal = Journal()
    table = tower(seed=5, journal=journal)
    echo = table.chance.clone().die(6)

    moves = play_line(GAME, table, 0, "b; loudly")

    assert moves == [B, LOUDLY]
    assert table.rung == [(0, B, LOUDLY, echo)]
    assert table.to_act() == [1]
    assert [told.key for told in journal.told(1)] == ["bells-rung"]
    assert journal.horizons == [CHANCE]


@given(st.lists(whole_lines, min_size=1, max_size=4))
def test_a_line_is_written_as_it_is_read(lines: list[str]) -> None:
    table = tower()

    for turn, line in enumerate(lines):
        moves = try_line(GAME, table, turn % 2, line)
        assert write_line(GAME, table, moves, turn % 2) == line
        play_line(GAME, table, turn % 2, line)


class Careful(Bells):
    """Bells that are written only where they may be rung."""

    def write(self, position: Position, move: int) -> str:
        assert position.is_legal(position.to_act()[0], move)
        return super().write(position, move)


def test_every_move_of_a_line_is_written_where_it_will_be_made() -> None:
    assert write_line(Careful(), tower(), [A, LOUDLY], 0) == "a; loudly"
    assert draft(Careful(), tower(), 0, "a") == ["softly", "loudly"]


def test_writing_a_line_changes_nothing() -> None:
    table = tower()
    before = everything(table)

    write_line(GAME, table, [A, LOUDLY], 0)

    assert everything(table) == before


@pytest.mark.parametrize(
    ("text", "parts"),
    [("a", ["a"]), ("a; b", ["a", "b"]), (" a ;b; ", ["a", "b", ""]), ("", [""])],
)
def test_moves_are_separated_by_semicolons(text: str, parts: list[str]) -> None:
    assert split_line(text) == parts


# ---- refused lines ----


def test_a_line_that_stops_in_the_middle_is_unfinished() -> None:
    refusal = refusal_of("a")

    assert refusal.key == "line-unfinished"
    assert refusal.details == {"line": "a"}


@pytest.mark.parametrize(
    ("line", "surplus"), [("a; loudly; b", "b"), ("rest; rest", "rest"), ("rest;", "")]
)
def test_a_line_that_goes_on_after_its_end_is_refused(line: str, surplus: str) -> None:
    refusal = refusal_of(line)

    assert refusal.key == "line-goes-on"
    assert refusal.details == {"line": line, "surplus": surplus}


class Guessing(Bells):
    """Its short form is compared with what is true at the table."""

    def unfold(self, position: Position, seat: int, text: str) -> list[str]:
        if text == "guess":
            raise Refused("bells-unreadable", "BE-2", given=str(position.to_act()))
        return [text]


def test_what_follows_a_whole_line_is_not_even_read() -> None:
    """It would be compared with what the line has brought to light."""
    with pytest.raises(Refused) as tried:
        try_line(Guessing(), tower(), 0, "rest; guess")

    assert tried.value.key == "line-goes-on"
    assert tried.value.details == {"line": "rest; guess", "surplus": "guess"}


def test_a_line_goes_on_too_long_even_when_the_same_seat_is_asked_again() -> None:
    """The next question is a new line: something was shown in between."""
    alone = Tower(1, tower().chance, turns=4)

    assert refusal_of("rest; rest", position=alone).key == "line-goes-on"


def test_a_line_has_a_greatest_length() -> None:
    longest = "rest".ljust(LONGEST_LINE)

    assert try_line(GAME, tower(), 0, longest) == [REST]
    refusal = refusal_of(longest + " ")
    assert refusal.key == "line-too-long"
    assert refusal.details == {"limit": LONGEST_LINE}


@pytest.mark.parametrize("line", ["", ";", "d", "a; d", "a;; loudly", "Rest"])
def test_what_the_game_cannot_read_is_refused_by_the_game(line: str) -> None:
    assert refusal_of(line).key == "bells-unreadable"


@pytest.mark.parametrize(
    ("line", "move"), [("loudly", "loudly"), ("a; b", "b"), ("a; rest", "rest")]
)
def test_a_move_that_is_not_legal_in_the_middle_refuses_the_whole_line(
    line: str, move: str
) -> None:
    assert refusal_of(line).same_as(Refused("bells-not-now", "BE-2", move=move))


@pytest.mark.parametrize("line", ["rest", "a; loudly", "nonsense", "", "x" * 5000])
def test_a_seat_that_is_not_asked_is_told_so_whatever_it_says(line: str) -> None:
    assert refusal_of(line, seat=1).key == "bells-not-your-turn"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_not_asked_either(seat: int) -> None:
    assert refusal_of("rest", seat).key == "bells-not-your-turn"


# ---- drafts ----


@pytest.mark.parametrize(
    ("prefix", "follows"),
    [
        ("", ["a", "b", "c", "rest"]),
        ("  ", ["a", "b", "c", "rest"]),
        ("a", ["softly", "loudly"]),
        ("a; softly", []),
        ("rest", []),
    ],
)
def test_a_draft_tells_what_may_follow(prefix: str, follows: list[str]) -> None:
    table = tower(journal=Journal())
    before = everything(table)

    assert draft(GAME, table, 0, prefix) == follows
    assert everything(table) == before


@pytest.mark.parametrize(
    ("prefix", "key"),
    [
        ("d", "bells-unreadable"),
        ("loudly", "bells-not-now"),
        ("rest; rest", "line-goes-on"),
        (" " * LONGEST_LINE + "a", "line-too-long"),
    ],
)
def test_a_draft_that_cannot_become_a_line_is_refused(prefix: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        draft(GAME, tower(), 0, prefix)


@pytest.mark.parametrize("prefix", ["", "a"])
def test_a_seat_that_is_not_asked_has_nothing_to_draft(prefix: str) -> None:
    with pytest.raises(Refused, match="bells-not-your-turn"):
        draft(GAME, tower(), 1, prefix)


# ---- why not ----


def test_the_game_tells_why_a_line_is_refused_or_that_it_is_not() -> None:
    table = tower()

    assert GAME.refuse(table, 0, "a; loudly") is None
    refusal = GAME.refuse(table, 0, "a")
    assert refusal is not None
    assert refusal.key == "line-unfinished"
