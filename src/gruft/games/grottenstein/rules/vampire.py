"""Section 12: the vampire's slot, his wardrobe, the bat, the bite and the coffin."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts, facts_of_fights
from gruft.games.grottenstein.cards import (
    BAT,
    BITE,
    CAPE,
    END,
    M_FIGURE,
    NAILS,
    PIECES,
    STAY,
    TEETH,
    THROW,
    VAMPIRE,
    W_BITE,
    WEAR,
)
from gruft.games.grottenstein.layout import (
    BAT_SLOT,
    BATS,
    ENDING,
    NO_BITE,
    STUCK,
    THROWN,
    WARDROBE,
    WORN,
)
from gruft.games.grottenstein.rules.fights import attack, can_hit
from gruft.games.grottenstein.rules.life import settle
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import CELLAR_FLOOR, NUMBERS

# --- how he moves --------------------------------------------------------------------------------


def openings(state: State) -> list[int]:
    """GR-48, GR-147, GR-161, ED-9: throw, stay, or fly; grease leaves only staying."""
    if state.words[STUCK + VAMPIRE] == 1:
        return [STAY]
    if can_fly(state):
        return [THROW, STAY, BAT]
    return [THROW, STAY]


def can_fly(state: State) -> bool:
    """GR-147, GR-155: the cape and a bat card."""
    return state.wears(CAPE) and state.words[BATS] > 0


def fly(state: State) -> None:
    """GR-148: declared before throwing; one bat card is gone."""
    state.words[BATS] -= 1
    state.words[BAT_SLOT] = 1
    state.words[THROWN] = state.throw_dice(state.printed.bat_dice)


# --- after moving --------------------------------------------------------------------------------


def actions(state: State) -> list[int]:
    """GR-48: pieces of the wardrobe, one bite, the end."""
    found: list[int] = []
    if can_bite(state):
        found.append(BITE)
    piece: i64 = 0
    while piece < PIECES:
        if can_wear(state, piece):
            found.append(WEAR + piece)
        piece += 1
    found.append(END)
    return found


def can_wear(state: State, piece: i64) -> bool:
    """GR-142, GR-143: he stands on the piece's square or beside it."""
    if state.wears(piece):
        return False
    square: i64 = square_of_piece(state, piece)
    here: i64 = state.where(VAMPIRE)
    return here == square or state.villa.is_near(here, square)


def square_of_piece(state: State, piece: i64) -> i64:
    """GR-20: the cape lies in the cellar, the teeth above it, the nails at the top."""
    return state.villa.field_square[piece * NUMBERS + state.words[WARDROBE + piece] - 1]


def wear(state: State, piece: i64) -> None:
    """GR-145, GR-146: the number is announced; the slot goes on."""
    state.words[WORN + piece] = 1
    if state.journal is not None:
        facts.wore(state, piece)


# --- the bite ------------------------------------------------------------------------------------


def can_bite(state: State) -> bool:
    """GR-151, GR-153, GR-163, ED-7: teeth, nails, no bat, not lying, not kept off, and a victim."""
    words = state.words
    if not state.wears(TEETH) or not state.wears(NAILS):
        return False
    if words[BAT_SLOT] == 1 or words[NO_BITE] == 1 or state.is_lying():
        return False
    return len(victims(state)) > 0


def victims(state: State) -> list[int]:
    """GR-105, GR-154: living hunters within his reach."""
    found: list[int] = []
    for hunter in state.living_hunters():
        if can_hit(state, VAMPIRE, W_BITE, hunter, True):
            found.append(M_FIGURE + hunter)
    return found


def bite(state: State, move: i64) -> None:
    """GR-154, GR-156: in the cellar he gains what the hunter really lost."""
    in_cellar: bool = state.villa.floor[state.where(VAMPIRE)] == CELLAR_FLOOR
    lost: i64 = attack(state, VAMPIRE, W_BITE, move - M_FIGURE)
    if in_cellar:
        gained: i64 = state.add(VAMPIRE, lost)
        if state.journal is not None:
            facts_of_fights.vampire_gained(state, gained)
    if not settle(state):
        state.ask(ENDING)
