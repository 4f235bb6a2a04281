"""Chapters 4 to 6, 12 and 13: the turn, discarding and drawing, the reveal, the end of the game."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules.common import (
    CHARACTERS,
    FALLING_ORDER,
    all_of,
    misplaced,
    never_held,
    not_held,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

LEAST_TO_SKIP: Final = 2  # VE-43: the price of a pass

NO_CARDS_IN_STEPS: Final = Reason("refusal-no-cards-in-steps", "VE-36")
CELLAR_USED_UP: Final = Reason("refusal-cellar-used-up", "VE-226")
CELLAR_BEFORE_MOAT: Final = Reason("refusal-cellar-before-moat", "VE-240")
KEEPS_TOO_MANY: Final = Reason("refusal-keeps-too-many", "VE-44", "card", "cards=moat_next")
HAND_TOO_LARGE: Final = Reason("refusal-hand-too-large", "VE-44", "held", "more")
SKIP_AFTER_DISCARDS: Final = Reason("refusal-skip-after-discards", "VE-42")
SKIP_DRAWS_NOTHING: Final = Reason("refusal-skip-draws-nothing", "VE-242")
SKIP_WITH_FEW_CARDS: Final = Reason("refusal-skip-with-few-cards", "VE-43")
#: By the cause of the end: its message and its clause.
CAUSES: Final[list[tuple[str, str]]] = [
    ("end-castle", "VE-215"),
    ("end-no-humans", "VE-214"),
    ("end-no-vampires", "VE-214"),
    ("end-points", "VE-218"),
]
OVER_BY: Final[list[Reason]] = [Reason("refusal-game-over", clause) for _, clause in CAUSES]
REVEALS_THE_DEAD: Final = Reason("refusal-reveals-the-dead", "VE-47", "character")
REVEALED_ALREADY: Final = Reason("refusal-revealed-already", "VE-50", "character")
NO_VAMPIRE: Final = Reason("refusal-no-vampire", "VE-47", "character")


# --- step 1 --------------------------------------------------------------------------------------


def begin_turn(state: State) -> None:
    """VE-35: a turn begins with step 1."""
    words = state.words
    words[at.TURN] += 1
    words[at.POINT] = at.WINDOW_A
    words[at.CELLARED] = 0
    words[at.MOATED] = 0
    words[at.LAST] = 0
    state.begin_discards()
    words[at.DECISION] = at.STEP1
    words[at.ASKED] = words[at.ACTIVE]
    words[at.NEXT] = at.ASK
    if state.journal is not None:
        facts.tell(
            state,
            "fact-night" if state.is_night() else "fact-day",
            turn=words[at.TURN],
            player=words[at.ACTIVE],
        )


@final
class Step1(Question[State]):
    """VE-39 to VE-45: cards to the cellar, then to the moat; draw; or skip."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        found = all_of(c.CELLAR, state, seat, 0)
        found += all_of(c.MOAT, state, seat, 0)
        found.append(c.DONE)
        found.append(c.SKIP)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move < c.PLAY:
            return _cannot_discard(state, seat, move)
        if move == c.SKIP:
            return _cannot_skip(state, seat)
        if move == c.DONE:
            return HAND_TOO_LARGE if state.hand_size(seat) > c.HAND else None
        return NO_CARDS_IN_STEPS if c.is_play(move) else misplaced(state, seat, move)

    def moves(self, state: State, seat: i64) -> list[int]:
        words = state.words
        hand: i64 = at.HANDS + seat * c.KINDS
        lowest: i64 = words[at.LAST]
        to_cellar = words[at.CELLAR_USED + seat] == 0
        found: list[int] = []
        moated: list[int] = []
        kept: i64 = 0
        for kind in range(i64(c.KINDS)):
            if words[hand + kind] > 0:
                if to_cellar and c.CELLAR + kind >= lowest:
                    found.append(c.CELLAR + kind)
                if c.MOAT + kind >= lowest and kept <= c.HAND:
                    moated.append(c.MOAT + kind)
                kept += words[hand + kind]
        found += moated
        if state.hand_size(seat) <= c.HAND:
            found.append(c.DONE)
        if _cannot_skip(state, seat) is None:
            found.append(c.SKIP)
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.SKIP:
            state.words[at.NEXT] = at.REVEAL_STEP
            if state.journal is not None:
                facts.tell(state, "fact-skips", player=seat)
        elif move == c.DONE:
            _draw_up(state, seat)
        else:
            words = state.words
            if move < c.MOAT:
                state.discard_to_cellar(seat, move - c.CELLAR)
                words[at.CELLARED] += 1
            else:
                state.discard_to_moat(seat, move - c.MOAT)
                words[at.MOATED] += 1
            words[at.LAST] = move
            words[at.COMPOSING] = 1


def _cannot_discard(state: State, seat: i64, move: i64) -> Reason | None:
    """VE-226, VE-240 to VE-242: cellar first, in rising order, and no more than eight are kept."""
    kind: i64 = move % c.KINDS
    last: i64 = state.words[at.LAST]
    if move < c.MOAT and state.words[at.CELLAR_USED + seat] == 1:
        return CELLAR_USED_UP
    missing = never_held(state, seat, kind) or not_held(state, seat, kind)
    if missing is not None:
        return missing
    if move < last:
        return CELLAR_BEFORE_MOAT if move < c.MOAT <= last else FALLING_ORDER
    # Cards below this one could no longer be discarded.
    kept: i64 = state.hand_size(seat) - state.cards_from(seat, kind)
    return KEEPS_TOO_MANY if move >= c.MOAT and kept > c.HAND else None


def _cannot_skip(state: State, seat: i64) -> Reason | None:
    """VE-42 to VE-44, VE-242: as a whole, with cards for a pass, and only where it matters."""
    held: i64 = state.hand_size(seat)
    if state.words[at.CELLARED] + state.words[at.MOATED] > 0:
        return SKIP_AFTER_DISCARDS
    if held > c.HAND:
        return HAND_TOO_LARGE
    if state.words[at.DECK_SIZE + seat] == 0 or held == c.HAND:
        return SKIP_DRAWS_NOTHING
    return SKIP_WITH_FEW_CARDS if held < LEAST_TO_SKIP else None


def _draw_up(state: State, seat: i64) -> None:
    """VE-40, VE-223: the discards lie, an empty deck may be made anew, then up to eight."""
    words = state.words
    state.hidden_discards(seat, words[at.CELLARED], words[at.MOATED])
    if state.journal is not None:
        facts.discards_done(state, seat)
    state.renew_deck(seat)
    drawn = state.draw(seat, c.HAND - state.hand_size(seat))
    if state.journal is not None:
        facts.drew(state, seat, drawn)
    words[at.NEXT] = at.REVEAL_STEP


# --- step 2 --------------------------------------------------------------------------------------


def reveal_step(state: State) -> None:
    """VE-37, VE-47: V is asked in the night, as long as a vampire is still unrevealed."""
    words = state.words
    words[at.NEXT] = at.WINDOW_OPENS
    if words[at.ACTIVE] == c.VAMPIRES and state.vampires_unrevealed():
        words[at.DECISION] = at.REVEAL
        words[at.NEXT] = at.ASK


@final
class Reveal(Question[State]):
    """VE-47, VE-48: a living unrevealed vampire, wherever it is, or nobody."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [*CHARACTERS, c.DONE]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return None
        if not c.is_character(move):
            return NO_CARDS_IN_STEPS if c.is_play(move) else misplaced(state, seat, move)
        character: i64 = move - c.CHAR
        if state.words[at.PLACE + character] == at.DEAD:
            return REVEALS_THE_DEAD
        if state.is_revealed(character):
            return REVEALED_ALREADY
        return None if state.is_vampire(character) else NO_VAMPIRE

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VE-49, VE-52: the token is turned, and the castle is checked at once."""
        state.words[at.NEXT] = at.WINDOW_OPENS
        if move == c.DONE:
            if state.journal is not None:
                facts.tell(state, "fact-reveals-nobody", player=c.VAMPIRES)
            return
        state.words[at.REVEALED + move - c.CHAR] = 1
        if state.journal is not None:
            facts.show(state, "fact-reveals", player=c.VAMPIRES, character=move - c.CHAR)
        check_castle(state)


# --- the end -------------------------------------------------------------------------------------


def check_castle(state: State) -> bool:
    """VE-215, VE-216: three revealed vampires in the castle end the game on the spot."""
    if state.revealed_in_castle() < c.CASTLE_SIZE:
        return False
    _end(state, at.BY_CASTLE)
    return True


def check_elimination(state: State) -> bool:
    """VE-214: one side has nobody left alive."""
    if state.alive(1) == 0:
        _end(state, at.NO_VAMPIRES)
    elif state.alive(0) == 0:
        _end(state, at.NO_HUMANS)
    else:
        return False
    return True


def _end(state: State, cause: i64) -> None:
    """Settled reading of VE-216: cards still on the table go to their players' moats."""
    words = state.words
    state.clear_table()
    words[at.DECISION] = at.OVER
    words[at.CAUSE] = cause
    words[at.NEXT] = at.ASK
    if state.journal is not None:
        facts.game_ended(state)


def end_turn(state: State) -> None:
    """VE-33, VE-218, VE-228: the score if both are out of cards, else the next who has some."""
    words = state.words
    mover: i64 = words[at.ACTIVE]
    if state.out_of_cards(c.VAMPIRES) and state.out_of_cards(c.HUMANS):
        _end(state, at.BY_SCORE)
        return
    if not state.out_of_cards(other(mover)):
        words[at.ACTIVE] = other(mover)
    elif state.journal is not None:
        facts.tell(state, "fact-no-turn", player=other(mover))
    words[at.NEXT] = at.TURN_BEGINS


def game_over(state: State) -> Reason:
    """Nobody moves any more."""
    return OVER_BY[state.words[at.CAUSE]]


def winners(state: State) -> list[int]:
    """VE-214, VE-215, VE-218, VE-220: who has won; equal scores are a shared victory."""
    cause: i64 = state.words[at.CAUSE]
    if cause == at.NO_VAMPIRES:
        return [c.HUMANS]
    if cause != at.BY_SCORE:
        return [c.VAMPIRES]
    vampires: i64 = state.points(c.VAMPIRES)
    humans: i64 = state.points(c.HUMANS)
    if vampires == humans:
        return [c.VAMPIRES, c.HUMANS]
    return [c.VAMPIRES] if vampires > humans else [c.HUMANS]
