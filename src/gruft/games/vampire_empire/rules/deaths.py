"""Chapter 11: a character dies, may be saved, and is replaced."""

from mypy_extensions import i64

from gruft.games.vampire_empire import combat_facts, facts
from gruft.games.vampire_empire.cards import (
    DONE,
    HERBALIST,
    HUMANS,
    PLAY,
    REGENERATION,
    VAMPIRES,
)
from gruft.games.vampire_empire.layout import (
    ACTION_ENDS,
    ASK,
    ASKED,
    CARD,
    CONTEXT,
    DEAD,
    DEATH,
    DEATH_ASKED,
    DEATH_ENDS,
    DECISION,
    FOR_HERBALIST,
    FOR_REGENERATION,
    NAMED,
    NEXT,
    ON_REGENERATION,
    PLAYER,
    PROVEN,
    RESPONSE_ASKED,
    REVEALED,
    REVEALED_BEFORE,
)
from gruft.games.vampire_empire.rules import support, turns
from gruft.games.vampire_empire.state import State


def die(state: State, character: i64) -> None:
    """VE-207, VE-208: what it was is told, its token turned; it leaves the castle."""
    words = state.words
    words[REVEALED_BEFORE] = words[REVEALED + character]
    words[NAMED] = character + 1
    if state.is_vampire(character):
        words[REVEALED + character] = 1
    else:
        words[PROVEN + character] = 1
    state.leave_castle(character, DEAD)
    if state.journal is not None:
        combat_facts.died(state, character)


def ask_for_rescue(state: State) -> None:
    """VE-209, VE-126: H for a human, V for a vampire that was revealed before, else nobody."""
    words = state.words
    saviour: i64 = HUMANS
    if state.is_vampire(words[NAMED] - 1):
        saviour = VAMPIRES if words[REVEALED_BEFORE] == 1 else -1
    words[NEXT] = DEATH_ENDS
    if saviour >= 0 and state.hand_size(saviour) > 0:
        words[DECISION] = DEATH
        words[ASKED] = saviour
        words[NEXT] = ASK


def rescues(state: State, seat: i64) -> list[int]:
    """VE-168, VE-192: the card of the seat that saves, or decline."""
    kind: i64 = HERBALIST if seat == HUMANS else REGENERATION
    return [PLAY + kind, DONE] if state.can_pay(seat, kind) else [DONE]


def answer(state: State, seat: i64, move: i64) -> None:
    """Play the card that saves, or let the character be dead."""
    if move == DONE:
        if state.journal is not None:
            combat_facts.nobody_saves(state)
        state.words[NEXT] = DEATH_ENDS
        return
    purpose: i64 = FOR_HERBALIST if seat == HUMANS else FOR_REGENERATION
    support.put_down(state, seat, move - PLAY, purpose)


def regeneration_shown(state: State) -> None:
    """VE-173: H may respond to it."""
    if state.journal is not None:
        facts.card_played(state)
    state.words[CONTEXT] = ON_REGENERATION
    state.words[NEXT] = RESPONSE_ASKED


def herbalist_shown(state: State) -> None:
    """VE-206: nothing responds to it."""
    if state.journal is not None:
        facts.card_played(state)
    save(state)


def regeneration_cancelled(state: State) -> None:
    """VE-211: V is asked again."""
    _card_to_moat(state)
    state.words[NEXT] = DEATH_ASKED


def save(state: State) -> None:
    """VE-168, VE-192, VE-212: shuffled into the city, alive again."""
    character: i64 = state.words[NAMED] - 1
    _card_to_moat(state)
    state.shuffle_into_city(character)
    if state.journal is not None:
        combat_facts.saved(state, character)
    state.words[NEXT] = DEATH_ENDS


def _card_to_moat(state: State) -> None:
    state.into_moat(state.words[PLAYER], state.words[CARD] - 1)
    state.words[CARD] = 0


def finish(state: State) -> None:
    """VE-207, VE-214, VE-215: elimination, refill, castle, in this order."""
    if turns.check_elimination(state):
        return
    state.refill()
    if not turns.check_castle(state):
        state.words[NEXT] = ACTION_ENDS
