"""Sections 5, 6 and 8: how a slot opens, the throw, the move, and the actions after it."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts, paths
from gruft.games.grottenstein.cards import (
    BAT,
    CAST,
    CLOSE,
    END,
    FIGHT,
    KEY,
    LIGHT,
    PSEUDO_VAMPIRE,
    PUT,
    REVEAL,
    STAKE_HIM,
    STAY,
    TAKE,
    THROW,
    USE,
    VAMPIRE,
    ZOMBIE_FORMULA,
)
from gruft.games.grottenstein.layout import (
    ACTION,
    CASTING,
    CLOSING,
    DECISION,
    DESTINATION,
    KEY_CARD,
    LIGHTING,
    NEXT,
    ORIGIN,
    PUTTING,
    SLOT_ENDS,
    STOPS,
    STUCK,
    TAKING,
    THROWN,
    USING,
    VAMPIRE_ACTION,
    WEAPON,
    WHERE,
)
from gruft.games.grottenstein.rules.carrying import can_put, can_take
from gruft.games.grottenstein.rules.charges import can_light
from gruft.games.grottenstein.rules.doors import can_try_key, closable_doors
from gruft.games.grottenstein.rules.fights import can_fight, can_stake, drive_stake
from gruft.games.grottenstein.rules.objects import usable
from gruft.games.grottenstein.rules.revealing import can_reveal, must_reveal, reveal
from gruft.games.grottenstein.rules.vampire import fly
from gruft.games.grottenstein.state import State

# --- the slot opens ------------------------------------------------------------------------------


def openings(state: State) -> list[int]:
    """GR-43, GR-102, GR-170, ED-9: throw, stay, fight in place, or stake."""
    figure: i64 = state.actor()
    found: list[int] = []
    if state.words[STUCK + figure] == 0:
        found.append(THROW)
    found.append(STAY)
    if can_fight(state, figure, True):
        found.append(FIGHT)
    if can_stake(state, figure):
        found.append(STAKE_HIM)
    return found


def open_slot(state: State, move: i64) -> None:
    """GR-43, GR-48: the first choice of a slot."""
    if move == FIGHT:
        begin(state, WEAPON)
    elif move == STAKE_HIM:
        drive_stake(state, state.actor())
    elif move == STAY:
        if state.journal is not None:
            facts.stayed(state)
        state.words[NEXT] = STOPS
    else:
        _throw(state, move == BAT)


def begin(state: State, decision: i64) -> None:
    """A choice of several moves begins; until it is complete nothing changes."""
    state.words[ORIGIN] = state.words[DECISION]
    state.ask(decision)


def _throw(state: State, flies: bool) -> None:
    """GR-50, GR-57, GR-148: two dice, or four for the bat."""
    if flies:
        fly(state)
    else:
        state.words[THROWN] = state.throw_dice(2)
    if state.journal is not None:
        facts.threw(state)
    state.ask(DESTINATION)


def go(state: State, square: i64) -> None:
    """GR-51, GR-121: the figure stands on its new square; a needed pseudo-vampire is shown."""
    figure: i64 = state.actor()
    if paths.needs_passage(state, figure, square):
        state.show_card(state.holding(figure, PSEUDO_VAMPIRE))
        if state.journal is not None:
            facts.used_passage(state, figure)
    if state.journal is not None:
        facts.moved(state, figure, paths.path(state, figure, square))
    state.words[WHERE + figure] = square
    state.words[NEXT] = STOPS


def stop(state: State) -> None:
    """GR-44, GR-56: only where a movement ends counts."""
    state.ask(VAMPIRE_ACTION if state.actor() == VAMPIRE else ACTION)


# --- actions -------------------------------------------------------------------------------------


def actions(state: State) -> list[int]:
    """GR-45, GR-81 to GR-83, GR-118, GR-185: a duty, or one of many, or none."""
    figure: i64 = state.actor()
    if must_reveal(state, figure):
        return [REVEAL]
    living: bool = state.is_living(figure)
    found: list[int] = []
    if living and can_fight(state, figure, False):
        found.append(FIGHT)
    if can_reveal(state, figure):
        found.append(REVEAL)
    if can_take(state, figure):
        found.append(TAKE)
    if can_put(state, figure):
        found.append(PUT)
    if len(closable_doors(state, figure)) > 0:
        found.append(CLOSE)
    if len(usable(state, figure)) > 0:
        found.append(USE)
    if can_try_key(state, figure):
        found.append(KEY)
    if living and state.carries(figure, ZOMBIE_FORMULA):
        found.append(CAST)
    if can_light(state, figure):
        found.append(LIGHT)
    found.append(END)
    return found


def act(state: State, move: i64) -> None:
    """GR-81: the verb of an action."""
    if move == END:
        state.words[NEXT] = SLOT_ENDS
    elif move == REVEAL:
        reveal(state, state.actor())
    else:
        begin(state, _decision_after(move))


def _decision_after(verb: i64) -> i64:
    if verb == FIGHT:
        return WEAPON
    if verb == TAKE:
        return TAKING
    if verb == PUT:
        return PUTTING
    if verb == CLOSE:
        return CLOSING
    if verb == USE:
        return USING
    if verb == KEY:
        return KEY_CARD
    return CASTING if verb == CAST else LIGHTING
