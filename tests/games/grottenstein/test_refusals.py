"""Refusals at every question: a true sentence in five languages, the same in all worlds."""

from collections.abc import Callable
from functools import cache

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.moves import number_of_moves
from gruft.games.grottenstein.rules import common
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.editions import laid_over, redrawn
from tests.games.grottenstein.laid import walk
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.refused import GONE, at, refusal_of, servant
from tests.games.grottenstein.refused_cards import CARDS
from tests.games.grottenstein.refused_fights import FIGHTS
from tests.games.grottenstein.refused_moves import MOVES
from tests.games.grottenstein.table import BLUE, RED, VAMPIRE, YELLOW, Table, begun, given
from tests.games.refusals import said, told
from tests.tree import GAMES, keys_raised

ROWS = [*MOVES, *CARDS, *FIGHTS]
MODULES = [f"rules/{file.stem}" for file in (GAMES / "grottenstein/rules").glob("*.py")]
SPECTATOR = -1
NO_MOVES = (-1, c.MOVES)
#: Squares are many and their refusals alike; every so many is asked for.
STRIDE = 29


# --- who is asked --------------------------------------------------------------------------------


def staked() -> Table:
    both = {"red": "Hammer, Stake"}
    table = given(red="Ch1", vampire="Ch2", holds=both)
    table.does("stake vampire")
    return table


WAITING: list[tuple[Callable[[], Table], int, str]] = [
    (begun, RED, "vampire-sets-up GR-23 player=@0"),
    (at(red={"state": "corpse"}), RED, "vampire-decides GR-37 player=@0"),
    (at(yellow=GONE), YELLOW, "without-figure GR-39 player=@1"),
    (at(yellow={"state": "corpse"}), YELLOW, "not-your-slot GR-7 player=@1 figure=figure-red"),
    (at(slot="vampire"), RED, "not-your-slot GR-7 player=@0 figure=figure-black"),
    (at(), VAMPIRE, "not-your-slot GR-7 player=@1 figure=figure-red"),
    (at(red=servant("Gh3")), RED, "without-figure GR-39 player=@0"),
    (at(red=servant("Gh3", BLUE), blue=servant("Gh5", BLUE)), VAMPIRE,
     "not-your-slot GR-7 player=@2 figure=figure-red"),
    (at(), SPECTATOR, "no-such-seat GR-34 given=0"),
    (at(), 5, "no-such-seat GR-34 given=6"),
    (at(seats=2), 2, "no-such-seat GR-34 given=3"),
    (staked, RED, "game-over GR-220"),
    (MOMENTS["over"], RED, "game-over GR-221"),
]  # fmt: skip


@pytest.mark.clause("GR-7", "GR-37", "GR-39")
@pytest.mark.parametrize(("table", "seat", "why"), WAITING)
def test_who_is_not_asked_hears_who_is(table: Callable[[], Table], seat: int, why: str) -> None:
    position = table().position
    before = list(position.words)

    refusal = GAME.refuse(position, seat, "Hokuspokus")

    assert refusal is not None
    assert told(refusal) == why
    assert GAME.not_asked(position, seat).same_as(refusal)
    assert position.refusal(seat, 0).same_as(refusal)
    assert list(position.words) == before


@cache
def refusals() -> list[Refused]:
    """What is answered to every row; `tests/golden` keeps the sentences."""
    tried = [(table(), moves.split(", ")) for table, moves, _ in ROWS]
    return [
        *(refusal_of(table, move) for table, moves in tried for move in moves),
        *(GAME.not_asked(table().position, seat) for table, seat, _ in WAITING),
        *(given().position.refusal(RED, move) for move in NO_MOVES),
        without_a_door().refusal(RED, c.M_DOOR + 54),
    ]


@pytest.mark.clause("GR-19", "GR-43", "GR-48", "GR-50", "GR-53", "GR-63", "GR-76", "GR-81", "GR-83")
@pytest.mark.clause("GR-89", "GR-96", "GR-101", "GR-104", "GR-105", "GR-107", "GR-118", "GR-123")
@pytest.mark.clause("GR-131", "GR-141", "GR-153", "GR-169", "GR-204", "GR-211", "GR-236")
@pytest.mark.parametrize(("table", "moves", "why"), ROWS, ids=[row[-1] for row in ROWS])
def test_a_refusal_names_its_reason_and_its_clause_and_changes_nothing(
    table: Callable[[], Table], moves: str, why: str
) -> None:
    for move in moves.split(", "):
        assert told(refusal_of(table(), move)) == why


@pytest.mark.parametrize("move", NO_MOVES)
def test_there_are_no_other_moves(move: int) -> None:
    refusal = given().position.refusal(RED, move)

    assert told(refusal) == f"no-such-move GR-237 given='{move}'"


def test_an_owners_further_doors_are_moves_too() -> None:
    more = laid_over({"board.G": redrawn("G", {"h4/h5": "D"})})
    position = given(edition=more).position

    assert position.refusal(RED, c.MOVES).key == "refusal-verb-first"
    assert position.refusal(RED, c.MOVES + 1).key == "refusal-no-such-move"


def without_a_door() -> Grottenstein:
    return given(edition=laid_over({"board.G": redrawn("G", {"k8/l8": "|"})})).position


def test_a_door_that_the_villa_lacks_is_not_a_door() -> None:
    position = without_a_door()

    assert position.refusal(RED, c.M_DOOR + 53).key == "refusal-verb-first"
    assert told(position.refusal(RED, c.M_DOOR + 54)) == "no-such-door GR-5 given='door 55'"


@pytest.mark.clause("GR-237")
def test_every_move_is_a_verb_or_names_one_kind_of_thing() -> None:
    kinds = (
        *(common.is_square, common.is_door, common.is_card),
        *(common.is_field, common.is_figure, common.is_lock),
    )
    found = [[kind(move) for kind in kinds] for move in range(c.MOVES)]

    assert [sum(column) for column in zip(*found, strict=True)] == [487, 56, 36, 36, 5, 4]
    assert all(sum(row) == (move < c.MOVES - 22) for move, row in enumerate(found))
    assert common.is_door(c.MOVES)
    assert [move for move in range(c.MOVES) if common.is_wear(move)] == [640, 641, 642]


# --- every decision, every move ------------------------------------------------------------------


@cache
def moments() -> list[Grottenstein]:
    """One position for each decision, and positions of random games."""
    found = [table().position for table in MOMENTS.values()]
    for seed in range(4):
        game = enumerate(walk(seed, 2 + seed))
        found += [position.clone() for number, position in game if number % 15 == 0]
    return found


def illegal(position: Grottenstein, seat: int) -> list[int]:
    """Illegal moves, and of those that are all alike a few."""
    few = range(seat, number_of_moves(position.villa), STRIDE)
    legal = set(position.moves(seat))
    tried = sorted({*few, *range(c.M_DOOR, c.MOVES)}) if legal else few
    return [move for move in tried if move not in legal]


def test_the_positions_below_show_every_decision() -> None:
    """Else the tests below would be about less than they say."""
    met = {position.decision(seat) for position in moments() for seat in range(position.seats)}

    assert met >= {question.key for question in QUESTIONS} - {"decision-over"}


def test_every_illegal_move_has_a_reason_with_a_clause() -> None:
    heard: dict[str, Refused] = {}
    for position in moments():
        for seat in range(position.seats):
            for move in illegal(position, seat):
                refusal = position.refusal(seat, move)
                heard.setdefault(str(refusal), refusal)

    assert len({refusal.key for refusal in heard.values()}) > 65
    for refusal in heard.values():
        assert said(GAME, refusal).endswith(f" ({refusal.clause})")
        assert refusal.clause in GAME.rulebook()


@pytest.mark.clause("GR-230", "GR-232", "GR-233")
def test_a_refusal_is_the_same_in_all_worlds_of_the_seat() -> None:
    for number, position in enumerate(moments()):
        for seat in range(position.seats):
            if position.composing() not in (SPECTATOR, seat):
                continue
            world = position.world(seat, FastChance(number))
            refused = illegal(position, seat)
            assert illegal(world, seat) == refused
            for move in refused:
                assert position.refusal(seat, move).same_as(world.refusal(seat, move))


@pytest.mark.clause("GR-233")
@pytest.mark.parametrize("field", ["G7", "G8"])
def test_no_hunter_learns_from_a_refusal_where_a_piece_lies(field: str) -> None:
    table = given(wardrobe={"teeth": 7})

    table.refuses(RED, f"wear teeth {field}", "GR-142", "refusal-only-vampire-wears")


# --- the texts -----------------------------------------------------------------------------------


def test_every_reason_against_a_move_is_among_the_rows() -> None:
    raised = keys_raised("grottenstein", MODULES, "refusal")
    heard = {refusal.key for refusal in refusals()}

    assert len(raised) > 120
    assert raised - heard == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    for refusal in refusals():
        assert said(GAME, refusal, language).endswith(f" ({refusal.clause})")
        assert refusal.clause in GAME.rulebook(language)
