"""Chapters 4 to 6, 12 and 13: the turn, discarding and drawing, the reveal, the end of the game."""

from mypy_extensions import i64

from gruft.games.vampire_empire import facts
from gruft.games.vampire_empire.cards import (
    CASTLE_SIZE,
    CELLAR,
    CHAR,
    CHARACTERS,
    DONE,
    HAND,
    HUMANS,
    KINDS,
    MOAT,
    SKIP,
    VAMPIRES,
    other,
)
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ASK,
    ASKED,
    BY_CASTLE,
    BY_SCORE,
    CAUSE,
    CELLAR_USED,
    CELLARED,
    COMPOSING,
    DECISION,
    DECK_SIZE,
    HANDS,
    LAST,
    MOATED,
    NEXT,
    NO_HUMANS,
    NO_VAMPIRES,
    OVER,
    POINT,
    REVEAL,
    REVEAL_STEP,
    REVEALED,
    STEP1,
    TURN,
    TURN_BEGINS,
    WINDOW_A,
    WINDOW_OPENS,
)
from gruft.games.vampire_empire.state import State

LEAST_TO_SKIP = 2  # VE-43: the price of a pass


# --- step 1 --------------------------------------------------------------------------------------


def begin_turn(state: State) -> None:
    """VE-35: a turn begins with step 1."""
    words = state.words
    words[TURN] += 1
    words[POINT] = WINDOW_A
    words[CELLARED] = 0
    words[MOATED] = 0
    words[LAST] = 0
    state.begin_discards()
    words[DECISION] = STEP1
    words[ASKED] = words[ACTIVE]
    words[NEXT] = ASK
    if state.journal is not None:
        facts.turn_began(state)


def discards(state: State) -> list[int]:
    """VE-39 to VE-45, VE-240 to VE-242: cards to the cellar, then to the moat; draw; or skip."""
    words = state.words
    seat: i64 = words[ACTIVE]
    hand: i64 = HANDS + seat * KINDS
    lowest: i64 = words[LAST]
    found: list[int] = []
    kind: i64 = 0
    if words[CELLAR_USED + seat] == 0:
        while kind < KINDS:
            if words[hand + kind] > 0 and CELLAR + kind >= lowest:
                found.append(CELLAR + kind)
            kind += 1
    passed: i64 = 0
    kind = 0
    while kind < KINDS:
        if words[hand + kind] > 0:
            # Cards below the last one can no longer be discarded, and eight is the most to keep.
            if MOAT + kind >= lowest and passed <= HAND:
                found.append(MOAT + kind)
            passed += words[hand + kind]
        kind += 1
    if state.hand_size(seat) <= HAND:
        found.append(DONE)
    if can_skip(state, seat):
        found.append(SKIP)
    return found


def can_skip(state: State, seat: i64) -> bool:
    """VE-42 to VE-44, VE-242: only where it differs from drawing, and never below two cards."""
    held: i64 = state.hand_size(seat)
    if state.words[CELLARED] + state.words[MOATED] > 0 or state.words[DECK_SIZE + seat] == 0:
        return False
    return LEAST_TO_SKIP <= held < HAND


def discard_or_draw(state: State, seat: i64, move: i64) -> None:
    """Carry out one choice of step 1."""
    if move == SKIP:
        state.words[NEXT] = REVEAL_STEP
        if state.journal is not None:
            facts.skipped(state, seat)
    elif move == DONE:
        _draw_up(state, seat)
    else:
        _discard(state, seat, move)


def _discard(state: State, seat: i64, move: i64) -> None:
    words = state.words
    if move < MOAT:
        state.discard_to_cellar(seat, move - CELLAR)
        words[CELLARED] += 1
    else:
        state.discard_to_moat(seat, move - MOAT)
        words[MOATED] += 1
    words[LAST] = move
    words[COMPOSING] = 1


def _draw_up(state: State, seat: i64) -> None:
    """VE-40, VE-223: the discards lie, an empty deck may be made anew, then up to eight."""
    words = state.words
    state.hidden_discards(seat, words[CELLARED], words[MOATED])
    if state.journal is not None:
        facts.discards_done(state, seat)
    state.renew_deck(seat)
    drawn = state.draw(seat, HAND - state.hand_size(seat))
    if state.journal is not None:
        facts.drew(state, seat, drawn)
    words[NEXT] = REVEAL_STEP


# --- step 2 --------------------------------------------------------------------------------------


def reveal_step(state: State) -> None:
    """VE-37, VE-47: V is asked in the night, as long as a vampire is still unrevealed."""
    words = state.words
    words[NEXT] = WINDOW_OPENS
    if words[ACTIVE] == VAMPIRES and state.vampires_unrevealed():
        words[DECISION] = REVEAL
        words[NEXT] = ASK


def reveals(state: State) -> list[int]:
    """VE-47, VE-48: a living unrevealed vampire, wherever it is, or nobody."""
    found = [
        CHAR + character
        for character in range(CHARACTERS)
        if state.is_vampire(character) and not state.is_revealed(character)
    ]
    found.append(DONE)
    return found


def choose_reveal(state: State, move: i64) -> None:
    """VE-49, VE-52: the token is turned, and the castle is checked at once."""
    state.words[NEXT] = WINDOW_OPENS
    if move == DONE:
        if state.journal is not None:
            facts.revealed_nobody(state)
        return
    state.words[REVEALED + move - CHAR] = 1
    if state.journal is not None:
        facts.revealed(state, move - CHAR)
    check_castle(state)


# --- the end -------------------------------------------------------------------------------------


def check_castle(state: State) -> bool:
    """VE-215, VE-216: three revealed vampires in the castle end the game on the spot."""
    if state.revealed_in_castle() < CASTLE_SIZE:
        return False
    _end(state, BY_CASTLE)
    return True


def check_elimination(state: State) -> bool:
    """VE-214: one side has nobody left alive."""
    if state.alive(1) == 0:
        _end(state, NO_VAMPIRES)
    elif state.alive(0) == 0:
        _end(state, NO_HUMANS)
    else:
        return False
    return True


def _end(state: State, cause: i64) -> None:
    """Settled reading of VE-216: cards still on the table go to their players' moats."""
    words = state.words
    state.clear_table()
    words[DECISION] = OVER
    words[CAUSE] = cause
    words[NEXT] = ASK
    if state.journal is not None:
        facts.game_ended(state)


def end_turn(state: State) -> None:
    """VE-33, VE-218, VE-228: the score if both are out of cards, else the next who has some."""
    words = state.words
    mover: i64 = words[ACTIVE]
    if state.out_of_cards(VAMPIRES) and state.out_of_cards(HUMANS):
        _end(state, BY_SCORE)
        return
    if not state.out_of_cards(other(mover)):
        words[ACTIVE] = other(mover)
    elif state.journal is not None:
        facts.takes_no_turn(state, other(mover))
    words[NEXT] = TURN_BEGINS


def outcome_cause(state: State) -> tuple[str, str]:
    """The message that says the cause of the end, with its clause."""
    cause: i64 = state.words[CAUSE]
    if cause == BY_CASTLE:
        return "end-castle", "VE-215"
    if cause == BY_SCORE:
        return "end-points", "VE-218"
    return ("end-no-humans" if cause == NO_HUMANS else "end-no-vampires"), "VE-214"


def winners(state: State) -> list[int]:
    """VE-214, VE-215, VE-218, VE-220: who has won; equal scores are a shared victory."""
    cause: i64 = state.words[CAUSE]
    if cause == NO_VAMPIRES:
        return [HUMANS]
    if cause != BY_SCORE:
        return [VAMPIRES]
    vampires: i64 = state.points(VAMPIRES)
    humans: i64 = state.points(HUMANS)
    if vampires == humans:
        return [VAMPIRES, HUMANS]
    return [VAMPIRES] if vampires > humans else [HUMANS]
