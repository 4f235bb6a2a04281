"""What a refusal says is true: without what it blames, something else is said, or nothing."""

from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.grottenstein.rules.fights import BLOW
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.reach import bar_in_line
from gruft.games.grottenstein.show.facts import door_word
from gruft.games.grottenstein.state.layout import (
    CLOSED,
    DESTROYED,
    DOORS,
    THROWN,
    WALL,
    WHERE,
    ZOMBIES,
)
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.laid import seeds
from tests.games.grottenstein.naive import Board, Walker
from tests.games.grottenstein.situations import PLANS, SQUARES, Situation, random_situation
from tests.games.grottenstein.table import FIGURES

NOTHING_IN_THE_WAY = Board(wall=False, ladder=True)
FLIER = Walker(vampire=True, bat=True)
FIGURE_ROLES = {f"figure-{name}": name for name in FIGURES[:4]} | {"figure-black": "vampire"}


def about_to_walk(luck: Random) -> tuple[Situation, Grottenstein]:
    situation = random_situation(luck)
    thrown = luck.randint(4, 24) if situation.bat else luck.randint(2, 12)
    return situation, situation.table(decision="destination", thrown=thrown).position


def why_not(position: Grottenstein, square: str) -> Refused | None:
    """Why the figure whose slot it is cannot go there; None if it can."""
    seat, move = int(position.asked()), SQUARES.index(square)
    return None if position.is_legal(seat, move) else position.refusal(seat, move)


def refused_squares(luck: Random, position: Grottenstein) -> list[tuple[str, Refused]]:
    """Some squares out of reach, with the reason."""
    reasons = {square: why_not(position, square) for square in luck.sample(SQUARES, 12)}
    return [(square, reason) for square, reason in reasons.items() if reason is not None]


def named(refusal: Refused, name: str) -> str:
    """What a message names, as it is written or by its key."""
    value = refusal.details[name]
    assert isinstance(value, dict)
    return str(next(iter(value.values())))


@pytest.mark.clause("GR-50")
@settings(max_examples=10)
@holds_for(seeds)
def test_a_square_is_too_far_until_the_throw_is_as_large_as_said(seed: int) -> None:
    luck = Random(seed)
    situation, position = about_to_walk(luck)
    far = [one for one in refused_squares(luck, position) if one[1].key == "refusal-too-far"]

    for square, refusal in far[:1]:
        steps = int(str(refusal.details["steps"]))
        nearer = PLANS.within(NOTHING_IN_THE_WAY, FLIER, situation.start, steps - 1)
        assert square not in nearer
        assert any(square in PLANS.steps(NOTHING_IN_THE_WAY, FLIER, one) for one in nearer)
        assert steps > position.words[THROWN]
        position.words[THROWN] = steps
        again = why_not(position, square)
        assert again is None or again.key != refusal.key


@pytest.mark.clause("GR-53", "GR-59", "GR-61", "GR-63", "GR-70")
@settings(max_examples=25)
@holds_for(seeds)
def test_without_what_is_in_the_way_the_reason_is_another_one(seed: int) -> None:
    luck = Random(seed)
    _, position = about_to_walk(luck)

    for square, refusal in refused_squares(luck, position):
        without = position.clone()
        if take_away(without, refusal):
            assert not refusal.same_as(why_not(without, square))


def take_away(position: Grottenstein, refusal: Refused) -> bool:
    """Remove what bars the way, if it can be removed; it must be there."""
    if "door" in refusal.details:
        return open_door(position, refusal)
    at = SQUARES.index(named(refusal, "at")) if "at" in refusal.details else -1
    if refusal.key == "refusal-way-wall-chip":
        assert position.words[WALL] == 1
        position.words[WALL] = 0
    elif refusal.key == "refusal-way-zombie":
        squares = [int(position.words[ZOMBIES]), int(position.words[ZOMBIES + 1])]
        position.words[ZOMBIES + squares.index(at)] = -1
    elif "figure" in refusal.details:
        figure = FIGURES.index(FIGURE_ROLES[named(refusal, "figure")])
        assert position.where(figure) == at
        position.words[WHERE + figure] = position.where(position.actor())
    else:
        return False
    return True


def open_door(position: Grottenstein, refusal: Refused) -> bool:
    door = position.villa.door_names.index(named(refusal, "door"))
    closed = refusal.key.endswith("closed-door")
    assert (position.door_state(door) == CLOSED) is closed
    position.words[DOORS + door] = DESTROYED
    return True


@pytest.mark.clause("GR-110", "GR-112")
@settings(max_examples=40)
@holds_for(seeds)
def test_a_blow_is_barred_by_what_is_said(seed: int) -> None:
    luck = Random(seed)
    situation = random_situation(luck)
    position = situation.table().position
    standing = [name for name in FIGURES if position.where(FIGURES.index(name)) >= 0]
    one, other = (FIGURES.index(name) for name in luck.sample(standing, 2))

    reach = luck.randint(1, 3)
    refusal = out_of_reach(position, one, other, reach)

    assert (refusal is None) is reaches(position, one, other, reach)
    if refusal is not None and "door" in refusal.details:
        open_door(position, refusal)
        assert not refusal.same_as(out_of_reach(position, one, other, reach))
    elif refusal is not None and refusal.key == "refusal-line-wall-chip":
        position.words[WALL] = 0
        assert not refusal.same_as(out_of_reach(position, one, other, reach))


def out_of_reach(position: Grottenstein, one: int, other: int, reach: int) -> Refused | None:
    """Why a blow of this range does not land, with the door in the line."""
    reason = BLOW.objection(position, one, other, reach)
    if reason is None:
        return None
    if not any(need.startswith("door=") for need in reason.needs):
        return Refused(reason.key, reason.clause)
    bar = bar_in_line(position, position.where(one), position.where(other), reach)
    return Refused(reason.key, reason.clause, door=door_word(position, int(bar) >> 1))


def reaches(position: Grottenstein, one: int, other: int, reach: int) -> bool:
    return bool(position.reaches(position.where(one), position.where(other), reach))
