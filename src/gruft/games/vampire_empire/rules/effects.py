"""Chapters 9.3 and 10: a support card of the windows takes effect.

Markers, Secret Journey, Mist Form and Hypnosis touch the characters; Chapel, Crypt Opening, Bat
Form and Coffin piles and hands. What is looked at on the way ends a line: a draft must not show it.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge import sightings as seen
from gruft.games.vampire_empire.rules import combat, support, turns
from gruft.games.vampire_empire.rules.common import (
    FALLING_ORDER,
    MUST,
    MUST_BE_CHOSEN,
    Elsewhere,
    castle_characters,
    clause_of,
    misplaced,
    not_in_edition,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import best_marked, class_of, marker_class, other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

#: By the support card that takes effect.
NOT_IN_CASTLE: Final[dict[int, Elsewhere]] = {
    kind: Elsewhere(clause_of(kind)) for kind in (*c.MARKER_CARDS, c.SECRET_JOURNEY)
}
NOT_IN_CASTLE[c.MIST_FORM] = Elsewhere("VE-185")
MARKING: Final = ("character", "card=played", "classes=played_class")
MARKS_ANOTHER_CLASS: Final[dict[int, Reason]] = {
    kind: Reason("refusal-marks-another-class", clause_of(kind), *MARKING)
    for kind in c.MARKER_CARDS
}
VANISHING_MUST_BE_CHOSEN: Final = Reason(MUST, "VE-185", "card=played")
MIST_NEEDS_REVEALED: Final = Reason("refusal-mist-needs-revealed", "VE-185", "character")
RETURN_MUST_BE_CHOSEN: Final = Reason(MUST, "VE-187", "card=played")
RETURNS_ALREADY: Final = Reason("refusal-returns-already", "VE-251", "character")
NOT_TO_RETURN: Final = Elsewhere("VE-187")
HELPS_ANOTHER: Final = Reason(
    "refusal-helps-another", "VE-116", "card=played", "character=attacked"
)
ATTACK_DOES_NOT_HELP: Final = Reason(
    "refusal-attack-does-not-help", "VE-116", "card=played", "character=attacked"
)
NO_COMBAT_CARD: Final = Reason("refusal-no-combat-card", "VE-167", "card")
NO_SUPPORT_CARD: Final = Reason("refusal-no-support-card", "VE-167", "card")
NOT_IN_YOUR_MOAT: Final = Reason("refusal-not-in-your-moat", "VE-164", "card")
TOO_FEW_FOR_CHAPEL: Final = Reason(
    "refusal-too-few-follow", "VE-241", "card", "missing=to_pick", "cards=next"
)
NOT_IN_CELLAR_TO_STEAL: Final = Reason("refusal-not-in-the-cellar", "VE-169", "card", "cards=next")
NOT_IN_CELLAR_TO_REMOVE: Final = Reason("refusal-not-in-the-cellar", "VE-183", "card", "cards=next")


def begin(state: State, straight_on: bool) -> None:
    """VE-129, VE-137: the card takes effect; `straight_on` if nobody was asked since it was paid.

    Then its first choice still belongs to the line that played it (VE-234).
    """
    words = state.words
    seat: i64 = words[at.PLAYER]
    kind: i64 = words[at.CARD] - 1
    if c.marker_class(kind) != 0 or kind == c.SECRET_JOURNEY:
        support.ask_for_choice(state, at.EFFECT_CHAR, straight_on)
    elif kind == c.CHAPEL:
        # VE-164 to VE-166: three, or as many as there are; what was just paid lies there already.
        there: i64 = support.combat_cards_in_moat(state, seat, 0)
        words[at.TO_PICK] = there if there < c.CHAPEL_CARDS else c.CHAPEL_CARDS
        words[at.LAST] = c.PICK
        support.ask_for_choice(state, at.EFFECT_PICK, straight_on)
    elif kind == c.BAT_FORM:
        support.ask_for_choice(state, at.EFFECT_TYPE, straight_on)
    elif kind == c.COFFIN:
        # VE-193: three cards, or as many as can be drawn.
        drawn = state.draw(seat, c.COFFIN_CARDS)
        if state.journal is not None:
            facts.drew(state, seat, drawn)
        words[at.NEXT] = at.EFFECT_ENDS
    elif kind == c.HYPNOSIS:
        # VE-186, VE-188: the top two of the city enter, or the only one.
        words[at.TO_PICK] = 0
        while words[at.TO_PICK] < c.HYPNOTISED and words[at.CITY_SIZE] > 0:
            state.enter_from_city()
            words[at.TO_PICK] += 1
        support.ask_for_choice(state, at.EFFECT_RETURN, False)
    elif words[at.CELLAR_SIZE + other(seat)] == 0:
        _begin_vanishing(state, straight_on)
    else:
        # VE-139, VE-184: the opponent's whole cellar is looked at.
        seen.zone_shown(words, other(seat), seen.IN_CELLAR)
        if state.journal is not None:
            facts.cellar_looked_at(state, seat)
        support.ask_for_choice(state, at.EFFECT_PICK, False)


# --- characters ----------------------------------------------------------------------------------


@final
class EffectCharacter(Question[State]):
    """VE-155, VE-156, VE-176, VE-185: somebody in the castle who fits the card."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return castle_characters(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        kind: i64 = state.words[at.CARD] - 1
        if move == c.DONE:
            return VANISHING_MUST_BE_CHOSEN if kind == c.MIST_FORM else MUST_BE_CHOSEN[kind]
        if not c.is_character(move):
            return misplaced(state, seat, move)
        elsewhere = NOT_IN_CASTLE[kind].objection(state, move - c.CHAR)
        if elsewhere is not None:
            return elsewhere
        if not suits(state, kind, move - c.CHAR):
            return MIST_NEEDS_REVEALED if kind == c.MIST_FORM else MARKS_ANOTHER_CLASS[kind]
        is_helped = not state.protects() or move - c.CHAR + 1 == state.words[at.TARGET]
        return None if is_helped else HELPS_ANOTHER

    def take(self, state: State, seat: i64, move: i64) -> None:
        character: i64 = move - c.CHAR
        kind: i64 = state.words[at.CARD] - 1
        if kind == c.SECRET_JOURNEY:
            # VE-156 to VE-161: the card stays with the traveller, so it is not put into the moat.
            state.words[at.CARD] = 0
            if state.journal is not None:
                facts.tell(state, "fact-sets-out", character=character)
            state.send_away(character)
            state.refill()
            _moved(state)
        elif kind == c.MIST_FORM:
            _vanish(state, character)
        else:
            state.words[at.PICKED] = character + 1
            support.ask_for_choice(state, at.EFFECT_SIDE, True)


def suits(state: State, kind: i64, character: i64) -> bool:
    """A marker needs the class, Mist Form a revealed vampire, Secret Journey anybody."""
    if kind == c.MIST_FORM:
        return state.is_revealed(character)
    return marker_class(kind) in (0, class_of(character))


@final
class EffectSide(Question[State]):
    """VE-155, VE-176, VE-199: attack or defence; the marker adds to those that are there."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.SIDE + c.ATTACK, c.SIDE + c.DEFENCE]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if c.SIDE <= move < c.ACTION:
            attacks = state.protects() and move == c.SIDE + c.ATTACK
            return ATTACK_DOES_NOT_HELP if attacks else None
        if move == c.DONE:
            return MUST_BE_CHOSEN[state.words[at.CARD] - 1]
        return misplaced(state, seat, move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        character: i64 = state.words[at.PICKED] - 1
        kind: i64 = state.words[at.CARD] - 1
        value: i64 = 2 if best_marked(kind) == character else 1
        state.words[at.MARKERS + (move - c.SIDE) * c.CHARACTERS + character] += value
        state.words[at.PICKED] = 0
        if state.journal is not None:
            facts.tell(
                state,
                "fact-marker",
                player=seat,
                character=character,
                side=move - c.SIDE,
                value=value,
            )
        state.words[at.NEXT] = at.EFFECT_ENDS


def _moved(state: State) -> None:
    """VE-116, VE-215: an attack on somebody who has left is over; then the castle is checked."""
    state.words[at.NEXT] = at.EFFECT_ENDS
    if state.protects():
        combat.target_left(state)
    turns.check_castle(state)


def _begin_vanishing(state: State, straight_on: bool) -> None:
    """VE-185, VE-252: with one revealed vampire in the castle there is nothing to choose."""
    if state.revealed_in_castle() > 1:
        support.ask_for_choice(state, at.EFFECT_CHAR, straight_on)
        return
    character: i64 = 0
    while not (state.in_castle(character) and state.is_revealed(character)):
        character += 1
    _vanish(state, character)


def _vanish(state: State, character: i64) -> None:
    """VE-185: shuffled into the city; the castle is filled up, perhaps with the same vampire."""
    state.leave_castle(character, at.IN_CITY)
    state.shuffle_into_city(character)
    if state.journal is not None:
        facts.tell_luck(state, "fact-vanishes", character=character)
    state.refill()
    _moved(state)


@final
class EffectReturn(Question[State]):
    """VE-187, VE-189, VE-251: of those who are in the castle now; the first will lie on top."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return castle_characters(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return RETURN_MUST_BE_CHOSEN
        if not c.is_character(move):
            return misplaced(state, seat, move)
        if move - c.CHAR + 1 == state.words[at.PICKED]:
            return RETURNS_ALREADY
        elsewhere = NOT_TO_RETURN.objection(state, move - c.CHAR)
        return elsewhere or (HELPS_ANOTHER if _leaves_attacked(state, move) else None)

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        first: i64 = words[at.PICKED] - 1
        words[at.TO_PICK] -= 1
        if words[at.TO_PICK] > 0:
            words[at.PICKED] = move - c.CHAR + 1
            words[at.COMPOSING] = 1
            return
        # VE-190, VE-191: who leaves loses its markers; the castle is checked when it is finished.
        words[at.PICKED] = 0
        state.leave_castle(move - c.CHAR, at.IN_CITY)
        state.onto_the_city(move - c.CHAR)
        if first >= 0:
            state.leave_castle(first, at.IN_CITY)
            state.onto_the_city(first)
        seen.returned_on_top(words, words[at.PLAYER], 1 if first < 0 else 2)
        if state.journal is not None:
            facts.hypnosis_returned(state, move - c.CHAR, first)
        _moved(state)


def _leaves_attacked(state: State, move: i64) -> bool:
    """VE-116, read the other way: the last one to return, and the attacked one would stay."""
    words = state.words
    if not state.protects() or words[at.TO_PICK] > 1:
        return False
    return words[at.TARGET] not in (words[at.PICKED], move - c.CHAR + 1)


# --- piles and hands -----------------------------------------------------------------------------


@final
class EffectPick(Question[State]):
    """VE-139, VE-164, VE-169, VE-183: from one's own moat, or the cellar that is looked at."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        words = state.words
        found: list[int] = []
        chapel = words[at.CARD] - 1 == c.CHAPEL
        pile: i64 = at.MOATS + seat * c.KINDS if chapel else at.CELLARS + other(seat) * c.KINDS
        for kind in range(i64(c.KINDS)):
            if words[pile + kind] > 0:
                found.append(c.PICK + kind)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        card: i64 = state.words[at.CARD] - 1
        if move == c.DONE:
            return MUST_BE_CHOSEN[card]
        if not c.is_pick(move):
            return misplaced(state, seat, move)
        kind: i64 = move - c.PICK
        missing = not_in_edition(state, kind)
        if missing is not None:
            return missing
        if card == c.CHAPEL:
            return _not_for_chapel(state, seat, kind)
        if state.words[at.CELLARS + other(seat) * c.KINDS + kind] > 0:
            return None
        return NOT_IN_CELLAR_TO_STEAL if card == c.CRYPT_OPENING else NOT_IN_CELLAR_TO_REMOVE

    def take(self, state: State, seat: i64, move: i64) -> None:
        card: i64 = state.words[at.CARD] - 1
        kind: i64 = move - c.PICK
        if card == c.CHAPEL:
            _take_to_chapel(state, move)
            return
        state.out_of_cellar(other(seat), kind)
        if card == c.CRYPT_OPENING:
            state.into_hand(seat, kind)
            seen.seen_going(state.words, seat, kind, seen.IN_HAND)
            if state.journal is not None:
                facts.show(state, "fact-crypt", player=seat, card=kind)
            state.words[at.NEXT] = at.EFFECT_ENDS
            return
        state.into_moat(other(seat), kind)
        if state.journal is not None:
            facts.show(state, "fact-mist", player=seat, card=kind, owner=other(seat))
        _begin_vanishing(state, True)


def _not_for_chapel(state: State, seat: i64, kind: i64) -> Reason | None:
    """VE-164, VE-167, VE-240, VE-241: combat cards of one's own moat, while enough are left."""
    if not state.is_combat_card(kind):
        return NO_SUPPORT_CARD if state.printed.readings.chapel_holy_water else NO_COMBAT_CARD
    if state.words[at.MOATS + seat * c.KINDS + kind] == 0:
        return NOT_IN_YOUR_MOAT
    if c.PICK + kind < state.words[at.LAST]:
        return FALLING_ORDER
    left: i64 = support.combat_cards_in_moat(state, seat, kind)
    return None if left >= state.words[at.TO_PICK] else TOO_FEW_FOR_CHAPEL


def _take_to_chapel(state: State, move: i64) -> None:
    """A card is taken out and lies on the table until all are chosen."""
    words = state.words
    seat: i64 = words[at.PLAYER]
    state.out_of_moat(seat, move - c.PICK)
    words[at.FIELD + seat * c.KINDS + move - c.PICK] += 1
    words[at.TO_PICK] -= 1
    words[at.LAST] = move
    if words[at.TO_PICK] > 0:
        words[at.COMPOSING] = 1
        return
    shown: list[int] = []
    for kind in range(i64(c.KINDS)):
        while words[at.FIELD + seat * c.KINDS + kind] > 0:
            words[at.FIELD + seat * c.KINDS + kind] -= 1
            shown.append(kind)
    if state.journal is not None:
        facts.chapel_took(state, seat, shown)
    state.shuffle_into_deck(seat, shown)
    words[at.NEXT] = at.EFFECT_ENDS


@final
class EffectType(Question[State]):
    """VE-177: one of the six types."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.TYPE + place for place in range(c.TYPES)]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if c.TYPE <= move < c.SIDE:
            return None
        return MUST_BE_CHOSEN[c.BAT_FORM] if move == c.DONE else misplaced(state, seat, move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VE-177 to VE-180: the hand is shown; cards of the named type go to the moat."""
        owner: i64 = other(seat)
        seen.zone_shown(state.words, owner, seen.IN_HAND)
        if state.journal is not None:
            facts.type_named(state, owner, move - c.TYPE)
        gone: list[int] = []
        for kind in range(i64(c.KINDS)):
            # Two-coloured cards have both of their types.
            if (state.printed.types[kind] >> (move - c.TYPE)) & 1 == 0:
                continue
            while state.held(owner, kind) > 0:
                state.play_from_hand(owner, kind)
                state.into_moat(owner, kind)
                gone.append(kind)
        if state.journal is not None:
            facts.tell(state, "fact-bat-takes", player=owner, cards=gone)
        state.words[at.NEXT] = at.EFFECT_ENDS
