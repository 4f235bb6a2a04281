"""Section 12: the vampire's slot, his wardrobe, the bat, the bite and the coffin."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules import fights, hunter
from gruft.games.grottenstein.rules.common import (
    FIGURES,
    MUST_CHOOSE,
    SlotQuestion,
    is_figure,
    is_square,
    is_wear,
    misplaced,
    not_a_figure,
    not_for_vampire,
)
from gruft.games.grottenstein.rules.life import attack, feed_the_vampire, settle
from gruft.games.grottenstein.rules.reach import OTHER_PLAN, Reach, squares_apart
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

MOVEMENT_FIRST: Final = Reason("refusal-movement-first", "GR-48", "question")
BAT_NEEDS_CAPE: Final = Reason("refusal-bat-needs-cape", "GR-147")
NO_BAT_LEFT: Final = Reason("refusal-no-bat-left", "GR-147")
MOVEMENT_OVER: Final = Reason("refusal-movement-over", "GR-48", "question")
WORN_ALREADY: Final = Reason("refusal-worn-already", "GR-142", "piece")
PIECE_BEHIND_WALL: Final = Reason(
    "refusal-piece-behind-wall", "GR-143", "piece", "field=piece_field"
)
PIECE_TOO_FAR: Final = Reason("refusal-piece-too-far", "GR-142", "piece", "field=piece_field")
BITE: Final = Reach("GR-154", "GR-154", "GR-112", "GR-70", "GR-140", "GR-140")
BITE_NEEDS_PIECES: Final = Reason("refusal-bite-needs-pieces", "GR-153", "pieces=pieces_lacking")
BAT_DOES_NOT_BITE: Final = Reason("refusal-bat-does-not-bite", "GR-151")
LYING_DOES_NOT_BITE: Final = Reason("refusal-lying-does-not-bite", "GR-163")
KEPT_OFF: Final = Reason("refusal-kept-off", "ED-7")
NOBODY_TO_BITE: Final = Reason("refusal-nobody-to-bite", "GR-154")

OPENINGS: Final[list[int]] = [c.THROW, c.STAY, c.BAT]
ACTIONS: Final[list[int]] = [c.BITE, *(c.WEAR + piece for piece in range(c.PIECES)), c.END]


@final
class VampireFirst(SlotQuestion):
    """GR-48, GR-147, GR-161, ED-9: throw, stay, or fly; grease leaves only staying."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return OPENINGS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.STAY:
            return None
        if move in (c.THROW, c.BAT):
            if state.words[at.STUCK + c.VAMPIRE] == 1:
                return hunter.STUCK
            return None if move == c.THROW else cannot_fly(state)
        if move in (c.BITE, c.END) or is_wear(move):
            return MOVEMENT_FIRST
        reason = not_for_vampire(move)
        return reason or (hunter.THROW_FIRST if is_square(move) else misplaced(move))

    def not_now(self, state: State) -> str:
        rests: bool = state.actor() == c.VAMPIRE and state.is_resting()
        return "GR-160" if rests else super().not_now(state)

    def publicly_forced(self, state: State) -> bool:
        return True

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.STAY:
            hunter.stay(state)
        elif move == c.THROW:
            hunter.throw(state, 2)
        else:  # GR-148: declared before throwing; one bat card is gone
            state.words[at.BATS] -= 1
            state.words[at.BAT_SLOT] = 1
            hunter.throw(state, state.printed.bat_dice)


def cannot_fly(state: State) -> Reason | None:
    """GR-147, GR-155: the cape and a bat card."""
    if not state.wears(c.CAPE):
        return BAT_NEEDS_CAPE
    return None if state.words[at.BATS] > 0 else NO_BAT_LEFT


# --- after moving --------------------------------------------------------------------------------


@final
class VampireAction(SlotQuestion):
    """GR-48: pieces of the wardrobe, one bite, the end."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return ACTIONS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.END:
            return None
        if move == c.BITE:
            return cannot_bite(state)
        if is_wear(move):
            return cannot_wear(state, move - c.WEAR)
        if move in (c.THROW, c.STAY, c.BAT) or is_square(move):
            return MOVEMENT_OVER
        return not_for_vampire(move) or misplaced(move)

    def moves(self, state: State, seat: i64) -> list[int]:
        found: list[int] = []
        if is_kept_from_biting(state) is None and has_victim(state):
            found.append(c.BITE)
        for piece in range(i64(c.PIECES)):
            if cannot_wear(state, piece) is None:
                found.append(c.WEAR + piece)
        found.append(c.END)
        return found

    def publicly_forced(self, state: State) -> bool:
        """GR-142, GR-233: no piece that he has not taken might lie on his square or beside it."""
        villa = state.villa
        here: i64 = state.where(c.VAMPIRE)
        for field in range(i64(v.FIELDS)):
            square: i64 = villa.field_square[field]
            if not state.wears(field // v.NUMBERS) and (
                here == square or villa.is_near(here, square)
            ):
                return False
        return True

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.BITE:
            hunter.begin(state, at.BITING)
        elif move == c.END:
            state.words[at.NEXT] = at.SLOT_ENDS
        else:  # GR-145, GR-146: the number is announced; the slot goes on
            state.words[at.WORN + move - c.WEAR] = 1
            if state.journal is not None:
                piece: i64 = move - c.WEAR
                field: i64 = field_of_piece(state, piece)
                facts.tell_shown(state, "fact-wears", piece=piece, field=field)


def cannot_wear(state: State, piece: i64) -> Reason | None:
    """GR-142, GR-143: he stands on the piece's square or beside it; his own note says where."""
    if state.wears(piece):
        return WORN_ALREADY
    square: i64 = square_of_piece(state, piece)
    here: i64 = state.where(c.VAMPIRE)
    if here == square or state.villa.is_near(here, square):
        return None
    return PIECE_BEHIND_WALL if squares_apart(state, here, square) == 1 else PIECE_TOO_FAR


def square_of_piece(state: State, piece: i64) -> i64:
    """GR-20: the cape lies in the cellar, the teeth above it, the nails at the top."""
    return state.villa.field_square[field_of_piece(state, piece)]


def field_of_piece(state: State, piece: i64) -> i64:
    """GR-20: twelve numbers on each floor."""
    return piece * v.NUMBERS + state.words[at.WARDROBE + piece] - 1


# --- the bite ------------------------------------------------------------------------------------


def cannot_bite(state: State) -> Reason | None:
    """GR-151, GR-153, GR-154: as he is, or because nobody is near enough."""
    reason = is_kept_from_biting(state)
    if reason is not None or has_victim(state):
        return reason
    away = not_within_bite(state, fights.nearest(state, c.VAMPIRE, state.living_hunters()))
    return NOBODY_TO_BITE if away is not None and away.key == OTHER_PLAN else away


def is_kept_from_biting(state: State) -> Reason | None:
    """GR-151, GR-153, GR-163, ED-7: teeth, nails, no bat, not lying, not kept off."""
    if not state.wears(c.TEETH) or not state.wears(c.NAILS):
        return BITE_NEEDS_PIECES
    if state.words[at.BAT_SLOT] == 1:
        return BAT_DOES_NOT_BITE
    if state.is_lying():
        return LYING_DOES_NOT_BITE
    return KEPT_OFF if state.words[at.NO_BITE] == 1 else None


def has_victim(state: State) -> bool:
    """GR-154: a living hunter is near enough."""
    for victim in range(i64(c.HUNTERS)):
        if fights.can_hit(state, c.VAMPIRE, c.W_BITE, victim, True):
            return True
    return False


def not_within_bite(state: State, victim: i64) -> Reason | None:
    """GR-140, GR-154: the vampire's own clauses of range and doors."""
    return BITE.objection(state, c.VAMPIRE, victim, state.printed.range[c.W_BITE])


@final
class Biting(SlotQuestion):
    """GR-105, GR-140, GR-154: a living hunter within reach."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return FIGURES

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_figure(move):
            return MUST_CHOOSE
        target: i64 = move - c.M_FIGURE
        unfit = not_a_figure(state, target, fights.NO_BLOWS_AT_CORPSES)
        if unfit is not None:
            return unfit
        return not_within_bite(state, target) if state.is_living(target) else fights.OWN_TEAM

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-154, GR-156: in the cellar he gains what the hunter really lost."""
        in_cellar: bool = state.villa.floor[state.where(c.VAMPIRE)] == v.CELLAR_FLOOR
        lost: i64 = attack(state, c.VAMPIRE, c.W_BITE, move - c.M_FIGURE)
        if in_cellar:
            feed_the_vampire(state, lost)
        if not settle(state):
            state.ask(at.ENDING)
