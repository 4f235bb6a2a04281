"""Section 20.12: a redrawn villa is refused exactly if a second opinion finds somebody cut off."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from hypothesis import given, settings

from gruft.kernel.edition import Edition, with_overrides
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.editions import SHIPPED, laid_over, redrawn
from tests.games.grottenstein.laid import seeds
from tests.games.grottenstein.naive import COLUMNS, Board, Plans, Walker

HALL = "Gg11"
LOCKED = {"Ce2/f2": "closed", "Ci3/i4": "closed", "Ga11/b11": "closed"}
BEFORE = Board(LOCKED)
CRYPT_OPEN = {"Ga11/b11": "closed"}
CUT_OFF = "edition-map-cut-off"
HUNTER, PSEUDO_VAMPIRE, VAMPIRE = Walker(), Walker(pseudo_vampire=True), Walker(vampire=True)
UPRIGHT, LYING = " |D<>|", " -D^v-"
#: The crypt and what is around it: its edges have refusals of their own.
NEAR_CRYPT = {f"C{column}{row}" for column in "efghijk" for row in (1, 2, 3, 4)}

CRYPT_ROOM = {f"C{column}{row}" for column in "fghij" for row in (1, 2, 3)}


def random_villa(seed: int) -> dict[str, object]:
    """Some edges of the three plans drawn in another way, doors above all."""
    luck = Random(seed)
    drawn: dict[str, dict[str, str]] = {"C": {}, "G": {}, "U": {}}
    doors = sorted({*_doors(SHIPPED_PLANS)} - set(LOCKED))
    for door in luck.sample(doors, luck.randint(1, 5)):
        signs = LYING if door[1] == door.split("/")[1][0] else UPRIGHT
        drawn[door[0]][door[1:]] = luck.choice(signs)
    for _ in range(luck.randint(0, 4)):
        floor, column, row = luck.choice("CGU"), luck.randrange(14), luck.randrange(1, 11)
        if f"{floor}{COLUMNS[column]}{row}" not in NEAR_CRYPT:
            drawn[floor][f"{COLUMNS[column]}{row}/{COLUMNS[column]}{row + 1}"] = luck.choice(LYING)
    return {f"board.{floor}": redrawn(floor, signs) for floor, signs in drawn.items() if signs}


def _doors(plans: Plans) -> Iterable[str]:
    for cells in plans.cells.values():
        for cell in cells:
            for direction in ((1, 0), (0, 1)):
                if plans.edge(cell, direction) in "D<>^v":
                    yield plans.door(cell, direction)


SHIPPED_PLANS = Plans(SHIPPED)


# --- the second opinion --------------------------------------------------------------------------


Ways = dict[str, set[str]]


def ways(plans: Plans, board: Board, walker: Walker) -> Ways:
    return {square: plans.steps(board, walker, square) for square in plans.cells}


def turned_round(ways: Ways) -> Ways:
    return {square: {one for one in ways if square in ways[one]} for square in ways}


def reached(ways: Ways, start: str) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        new = ways[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def nobody_is_cut_off(plans: Plans) -> bool:
    """20.3, 20.4: for the vampire, for hunters at the start, and on both ways into the cellar."""
    signs = {square: plans.sign_of(square) for square in plans.cells}
    above = {square for square in signs if square[0] != "C" and signs[square] not in "AWP"}
    cellar = {square for square in signs if square[0] == "C" and signs[square] not in "PC"}
    at_first = ways(plans, BEFORE, HUNTER)
    through_wall = ways(plans, replace(BEFORE, wall=False), HUNTER)
    through_passage = ways(plans, BEFORE, PSEUDO_VAMPIRE)
    crypt_open = ways(plans, Board(CRYPT_OPEN, wall=False), HUNTER)
    crypt_open_too = ways(plans, Board(CRYPT_OPEN), PSEUDO_VAMPIRE)
    outside = cellar - CRYPT_ROOM
    return (
        len(reached(ways(plans, BEFORE, VAMPIRE), "Ci2")) == len(signs) - 1
        and reached(at_first, HALL) == above
        and above <= reached(turned_round(at_first), HALL)
        and all(
            outside <= reached(one, HALL) and outside <= reached(turned_round(one), HALL)
            for one in (through_wall, through_passage)
        )
        and all(cellar <= reached(one, HALL) for one in (crypt_open, crypt_open_too))
    )


def test_the_shipped_villa_passes_the_second_opinion() -> None:
    assert nobody_is_cut_off(SHIPPED_PLANS)


@settings(max_examples=8, deadline=None)
@given(seeds)
def test_a_villa_is_refused_exactly_if_somebody_is_cut_off(seed: int) -> None:
    villa = random_villa(seed)
    try:
        edition = laid_over(villa)
    except Refused as refused:
        if refused.key == CUT_OFF:
            plans = Plans(_unchecked(villa))
            assert not nobody_is_cut_off(plans)
        return

    assert nobody_is_cut_off(Plans(edition))


def _unchecked(villa: dict[str, object]) -> Edition:
    return with_overrides(SHIPPED, villa, "mine.toml")
