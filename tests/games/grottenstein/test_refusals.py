"""Refusals at every decision: a true sentence in five languages, the same in all worlds.

The sentences are in the other files called `test_refusals_`, by chapter.
"""

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
from tests.games.grottenstein import test_refusals_of_cards as of_cards
from tests.games.grottenstein import test_refusals_of_doors as of_doors
from tests.games.grottenstein import test_refusals_of_fights as of_fights
from tests.games.grottenstein import test_refusals_of_movement as of_movement
from tests.games.grottenstein import test_refusals_of_objects as of_objects
from tests.games.grottenstein import test_refusals_of_slots as of_slots
from tests.games.grottenstein import test_refusals_of_the_vampire as of_the_vampire
from tests.games.grottenstein import test_refusals_of_weapons as of_weapons
from tests.games.grottenstein.editions import laid_over, redrawn
from tests.games.grottenstein.laid import walk
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.refused import GONE, at, refusals_of, said, servant
from tests.games.grottenstein.table import BLUE, RED, VAMPIRE, YELLOW, Table, begun, given
from tests.tree import GAMES, keys_raised

ROOMS = (
    *(of_cards, of_doors, of_fights, of_movement, of_objects),
    *(of_slots, of_the_vampire, of_weapons),
)
MODULES = [f"rules/{file.stem}" for file in (GAMES / "grottenstein/rules").glob("*.py")]
SPECTATOR = -1
#: Squares are many and their refusals alike; every so many is asked for.
STRIDE = 29


# --- who is asked --------------------------------------------------------------------------------


def staked() -> Table:
    both = {"red": "Hammer, Stake"}
    table = given(red="Ch1", vampire="Ch2", holds=both)
    table.does("stake vampire")
    return table


WAITING: list[tuple[Callable[[], Table], int, str]] = [
    (begun, RED, "The villa isn’t ready yet: Ada is laying out the cellar cards and choosing the "
                 "locks. (GR-23)"),
    (at(red={"state": "corpse"}), RED, "A corpse is rising: Ada is deciding who plays the "
                                       "servant. (GR-37)"),
    (at(yellow=GONE), YELLOW, "You have no character left in the villa. It’s Bela’s decision. "
                              "(GR-39)"),
    (at(yellow={"state": "corpse"}), YELLOW, "It’s Ruprecht Hauk’s turn, and Bela decides. (GR-7)"),
    (at(slot="vampire"), RED, "It’s Count Grottenstein’s turn, and Ada decides. (GR-7)"),
    (at(), VAMPIRE, "It’s Ruprecht Hauk’s turn, and Bela decides. (GR-7)"),
    (at(red=servant("Gh3")), RED, "You have no character left in the villa. It’s Ada’s decision. "
                                  "(GR-39)"),
    (at(red=servant("Gh3", BLUE), blue=servant("Gh5", BLUE)), VAMPIRE,
     "It’s Ruprecht Hauk’s turn, and Cleo decides. (GR-7)"),
    (at(), SPECTATOR, "There’s no player 0 at this table. (GR-34)"),
    (at(), 5, "There’s no player 6 at this table. (GR-34)"),
    (at(seats=2), 2, "There’s no player 3 at this table. (GR-34)"),
    (staked, RED, "The game is over. (GR-220)"),
    (MOMENTS["over"], RED, "The game is over. (GR-221)"),
]  # fmt: skip


@pytest.mark.clause("GR-7", "GR-37", "GR-39")
@pytest.mark.parametrize(("table", "seat", "sentence"), WAITING)
def test_who_is_not_asked_hears_who_is(
    table: Callable[[], Table], seat: int, sentence: str
) -> None:
    position = table().position
    before = list(position.words)

    refusal = GAME.refuse(position, seat, "Hokuspokus")

    assert refusal is not None
    assert said(refusal) == sentence
    assert GAME.not_asked(position, seat).same_as(refusal)
    assert position.refusal(seat, 0).same_as(refusal)
    assert list(position.words) == before


@pytest.mark.parametrize("move", [-1, c.MOVES])
def test_there_are_no_other_moves(move: int) -> None:
    refusal = given().position.refusal(RED, move)

    assert said(refusal) == f"There’s no move number {move}. (GR-237)"


def test_an_owners_further_doors_are_moves_too() -> None:
    more = laid_over({"board.G": redrawn("G", {"h4/h5": "D"})})
    position = given(edition=more).position

    assert position.refusal(RED, c.MOVES).key == "refusal-verb-first"
    assert position.refusal(RED, c.MOVES + 1).key == "refusal-no-such-move"


def test_a_door_that_the_villa_lacks_is_not_a_door() -> None:
    fewer = laid_over({"board.G": redrawn("G", {"k8/l8": "|"})})
    position = given(edition=fewer).position

    assert position.refusal(RED, c.M_DOOR + 53).key == "refusal-verb-first"
    assert said(position.refusal(RED, c.M_DOOR + 54)) == (
        "The villa has no door “door 55”. Write doors by their two squares, like “Gh5/h6”. (GR-5)"
    )


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
        assert said(refusal).endswith(f" ({refusal.clause})")
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


@cache
def all_cases() -> list[Refused]:
    """What is heard in all cases."""
    of_moves = [refusal for room in ROOMS for case in room.CASES for refusal in refusals_of(case)]
    return [*of_moves, *(GAME.not_asked(table().position, seat) for table, seat, _ in WAITING)]


def test_every_reason_against_a_move_is_among_the_cases() -> None:
    raised = keys_raised("grottenstein", MODULES, "refusal")
    heard = {refusal.key for refusal in all_cases()}

    assert len(raised) > 120
    assert raised - heard == {"refusal-no-such-door", "refusal-no-such-move"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    for refusal in all_cases():
        assert said(refusal, language).endswith(f" ({refusal.clause})")
        assert refusal.clause in GAME.rulebook(language)
