"""Chapter 10: what the support cards of the windows do.

Each effect begins here, asks for its choices and ends. What is looked at on the way ends a line: a
draft must not show it.
"""

from mypy_extensions import i64

from gruft.games.vampire_empire import facts
from gruft.games.vampire_empire.cards import (
    BAT_FORM,
    CHAPEL,
    CHAPEL_CARDS,
    CHAR,
    CHARACTERS,
    COFFIN,
    COFFIN_CARDS,
    COMBAT_TYPES,
    CRYPT_OPENING,
    HYPNOSIS,
    HYPNOTISED,
    KINDS,
    MIST_FORM,
    PICK,
    SECRET_JOURNEY,
    SIDE,
    TYPE,
    TYPES,
    best_marked,
    class_of,
    marker_class,
    other,
)
from gruft.games.vampire_empire.knowledge import (
    IN_HAND,
    cellar_shown,
    hand_shown,
    returned_on_top,
    seen_going,
)
from gruft.games.vampire_empire.layout import (
    ASK,
    ASKED,
    CARD,
    CELLAR_SIZE,
    CELLARS,
    CITY_SIZE,
    COMPOSING,
    DECISION,
    EFFECT_CHAR,
    EFFECT_ENDS,
    EFFECT_PICK,
    EFFECT_RETURN,
    EFFECT_SIDE,
    EFFECT_TYPE,
    FIELD,
    IN_CITY,
    LAST,
    MARKERS,
    MOATS,
    NEXT,
    PICKED,
    PLAYER,
    TO_PICK,
)
from gruft.games.vampire_empire.rules import support, turns
from gruft.games.vampire_empire.state import State


def begin(state: State, straight_on: bool) -> None:
    """VE-129, VE-137: the card takes effect; `straight_on` if nobody was asked since it was paid.

    Then its first choice still belongs to the line that played it (VE-234).
    """
    kind: i64 = state.words[CARD] - 1
    if marker_class(kind) != 0 or kind == SECRET_JOURNEY:
        _ask(state, EFFECT_CHAR, straight_on)
    elif kind == CHAPEL:
        _begin_chapel(state, straight_on)
    elif kind == BAT_FORM:
        _ask(state, EFFECT_TYPE, straight_on)
    elif kind == COFFIN:
        _draw_from_coffin(state)
    elif kind == HYPNOSIS:
        _begin_hypnosis(state)
    else:
        _begin_search(state, straight_on)


def _ask(state: State, decision: i64, straight_on: bool) -> None:
    state.words[DECISION] = decision
    state.words[ASKED] = state.words[PLAYER]
    state.words[COMPOSING] = 1 if straight_on else 0
    state.words[NEXT] = ASK


# --- choosing a character ------------------------------------------------------------------------


def characters(state: State) -> list[int]:
    """VE-155, VE-156, VE-176, VE-185: castle characters that the card may be used on."""
    kind: i64 = state.words[CARD] - 1
    found: list[int] = []
    character: i64 = 0
    while character < CHARACTERS:
        if state.in_castle(character) and suits(state, kind, character):
            found.append(CHAR + character)
        character += 1
    return found


def suits(state: State, kind: i64, character: i64) -> bool:
    """A marker needs the class, Mist Form a revealed vampire, Secret Journey anybody."""
    if kind == MIST_FORM:
        return state.is_revealed(character)
    return marker_class(kind) in (0, class_of(character))


def choose_character(state: State, move: i64) -> None:
    """The character of a marker card, of Secret Journey or of Mist Form."""
    character: i64 = move - CHAR
    kind: i64 = state.words[CARD] - 1
    if kind == SECRET_JOURNEY:
        _set_out(state, character)
    elif kind == MIST_FORM:
        _vanish(state, character)
    else:
        state.words[PICKED] = character + 1
        _ask(state, EFFECT_SIDE, True)


def choose_side(state: State, move: i64) -> None:
    """VE-155, VE-176, VE-199: the marker is placed; it adds to those that are there."""
    character: i64 = state.words[PICKED] - 1
    kind: i64 = state.words[CARD] - 1
    value: i64 = 2 if best_marked(kind) == character else 1
    state.words[MARKERS + (move - SIDE) * CHARACTERS + character] += value
    state.words[PICKED] = 0
    if state.journal is not None:
        facts.marker_placed(state, character, move - SIDE, value)
    state.words[NEXT] = EFFECT_ENDS


def _set_out(state: State, character: i64) -> None:
    """VE-156 to VE-161: the card stays with the traveller, so it is not put into the moat."""
    state.words[CARD] = 0
    if state.journal is not None:
        facts.set_out(state, character)
    state.send_away(character)
    _refilled(state)


def _refilled(state: State) -> None:
    """VE-19, VE-215: the castle is filled up and checked."""
    state.refill()
    if not turns.check_castle(state):
        state.words[NEXT] = EFFECT_ENDS


# --- Chapel --------------------------------------------------------------------------------------


def _begin_chapel(state: State, straight_on: bool) -> None:
    """VE-164 to VE-166: three, or as many as there are; what was just paid lies there already."""
    there: i64 = support.combat_cards_in_moat(state, state.words[PLAYER])
    state.words[TO_PICK] = there if there < CHAPEL_CARDS else CHAPEL_CARDS
    state.words[LAST] = PICK
    _ask(state, EFFECT_PICK, straight_on)


def _chapel_picks(state: State) -> list[int]:
    """VE-167, VE-240, VE-241: combat cards in rising order, as long as enough are left."""
    seat: i64 = state.words[PLAYER]
    found: list[int] = []
    above: i64 = 0
    kind: i64 = KINDS - 1
    lowest: i64 = state.words[LAST] - PICK
    while kind >= lowest:
        there: i64 = state.words[MOATS + seat * KINDS + kind]
        if there > 0 and state.printed.types[kind] & COMBAT_TYPES != 0:
            above += there
            if above >= state.words[TO_PICK]:
                found.append(PICK + kind)
        kind -= 1
    found.reverse()
    return found


def _take_to_chapel(state: State, move: i64) -> None:
    """A card is taken out and lies on the table until all are chosen."""
    words = state.words
    seat: i64 = words[PLAYER]
    state.out_of_moat(seat, move - PICK)
    words[FIELD + seat * KINDS + move - PICK] += 1
    words[TO_PICK] -= 1
    words[LAST] = move
    if words[TO_PICK] > 0:
        words[COMPOSING] = 1
        return
    shown = _off_the_field(state, seat)
    if state.journal is not None:
        facts.chapel_took(state, seat, shown)
    state.shuffle_into_deck(seat, shown)
    words[NEXT] = EFFECT_ENDS


def _off_the_field(state: State, seat: i64) -> list[int]:
    taken: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        while state.words[FIELD + seat * KINDS + kind] > 0:
            state.words[FIELD + seat * KINDS + kind] -= 1
            taken.append(kind)
        kind += 1
    return taken


# --- Crypt Opening and Mist Form -----------------------------------------------------------------


def _begin_search(state: State, straight_on: bool) -> None:
    """VE-139, VE-184: the opponent's whole cellar is looked at, if there is anything in it."""
    seat: i64 = state.words[PLAYER]
    if state.words[CELLAR_SIZE + other(seat)] == 0:
        _begin_vanishing(state, straight_on)
        return
    cellar_shown(state.words, other(seat))
    if state.journal is not None:
        facts.cellar_looked_at(state, seat)
    _ask(state, EFFECT_PICK, False)


def picks(state: State) -> list[int]:
    """The cards that may be picked: from one's own moat for Chapel, else from the other cellar."""
    if state.words[CARD] - 1 == CHAPEL:
        return _chapel_picks(state)
    seat: i64 = other(state.words[PLAYER])
    found: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        if state.words[CELLARS + seat * KINDS + kind] > 0:
            found.append(PICK + kind)
        kind += 1
    return found


def choose_pick(state: State, move: i64) -> None:
    """Chapel, Crypt Opening (VE-169) or the first part of Mist Form (VE-183)."""
    card: i64 = state.words[CARD] - 1
    seat: i64 = state.words[PLAYER]
    kind: i64 = move - PICK
    if card == CHAPEL:
        _take_to_chapel(state, move)
        return
    state.out_of_cellar(other(seat), kind)
    if card == CRYPT_OPENING:
        state.into_hand(seat, kind)
        seen_going(state.words, seat, kind, IN_HAND)
        if state.journal is not None:
            facts.crypt_opened(state, seat, kind)
        state.words[NEXT] = EFFECT_ENDS
        return
    state.into_moat(other(seat), kind)
    if state.journal is not None:
        facts.mist_removed(state, seat, kind)
    _begin_vanishing(state, True)


def _begin_vanishing(state: State, straight_on: bool) -> None:
    """VE-185, VE-252: with one revealed vampire in the castle there is nothing to choose."""
    if state.revealed_in_castle() > 1:
        _ask(state, EFFECT_CHAR, straight_on)
        return
    character: i64 = 0
    while not (state.in_castle(character) and state.is_revealed(character)):
        character += 1
    _vanish(state, character)


def _vanish(state: State, character: i64) -> None:
    """VE-185: shuffled into the city; the castle is filled up, perhaps with the same vampire."""
    state.leave_castle(character, IN_CITY)
    state.shuffle_into_city(character)
    if state.journal is not None:
        facts.vanished(state, character)
    _refilled(state)


# --- Bat Form and Coffin -------------------------------------------------------------------------


def choose_type(state: State, move: i64) -> None:
    """VE-177 to VE-180: the hand is shown, and every card of the named type goes to the moat."""
    owner: i64 = other(state.words[PLAYER])
    hand_shown(state.words, owner)
    if state.journal is not None:
        facts.type_named(state, owner, move - TYPE)
    gone: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        while has_type(state, kind, move - TYPE) and state.held(owner, kind) > 0:
            state.play_from_hand(owner, kind)
            state.into_moat(owner, kind)
            gone.append(kind)
        kind += 1
    if state.journal is not None:
        facts.lost_to_the_bat(state, owner, gone)
    state.words[NEXT] = EFFECT_ENDS


def has_type(state: State, kind: i64, place: i64) -> bool:
    """VE-178: two-coloured cards have both of their types."""
    return (state.printed.types[kind] >> place) & 1 == 1


def types() -> list[int]:
    """VE-177: the six types."""
    return [TYPE + place for place in range(TYPES)]


def _draw_from_coffin(state: State) -> None:
    """VE-193: three cards, or as many as can be drawn."""
    seat: i64 = state.words[PLAYER]
    drawn = state.draw(seat, COFFIN_CARDS)
    if state.journal is not None:
        facts.drew(state, seat, drawn)
    state.words[NEXT] = EFFECT_ENDS


# --- Hypnosis ------------------------------------------------------------------------------------


def _begin_hypnosis(state: State) -> None:
    """VE-186, VE-188: the top two of the city enter, or the only one."""
    entered: i64 = 0
    while entered < HYPNOTISED and state.words[CITY_SIZE] > 0:
        state.enter_from_city()
        entered += 1
    state.words[TO_PICK] = entered
    _ask(state, EFFECT_RETURN, False)


def returns(state: State) -> list[int]:
    """VE-187, VE-251: any of those who are in the castle now."""
    found: list[int] = []
    character: i64 = 0
    while character < CHARACTERS:
        if state.in_castle(character) and character + 1 != state.words[PICKED]:
            found.append(CHAR + character)
        character += 1
    return found


def choose_return(state: State, move: i64) -> None:
    """VE-189, VE-251: the first one chosen will lie on top."""
    words = state.words
    first: i64 = words[PICKED] - 1
    words[TO_PICK] -= 1
    if words[TO_PICK] > 0:
        words[PICKED] = move - CHAR + 1
        words[COMPOSING] = 1
        return
    words[PICKED] = 0
    _return_to_city(state, move - CHAR, first)


def _return_to_city(state: State, character: i64, top: i64) -> None:
    """VE-190, VE-191: who leaves loses its markers; the castle is checked when it is finished."""
    state.leave_castle(character, IN_CITY)
    state.onto_the_city(character)
    if top >= 0:
        state.leave_castle(top, IN_CITY)
        state.onto_the_city(top)
    returned_on_top(state.words, state.words[PLAYER], 1 if top < 0 else 2)
    if state.journal is not None:
        facts.hypnosis_returned(state, character, top)
    if not turns.check_castle(state):
        state.words[NEXT] = EFFECT_ENDS
