"""Chapter 10: cards that touch piles and hands: Chapel, Crypt Opening, Bat Form, Coffin."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge.sightings import (
    IN_HAND,
    cellar_shown,
    hand_shown,
    seen_going,
)
from gruft.games.vampire_empire.rules import effects_on_characters, support
from gruft.games.vampire_empire.rules.common import (
    FALLING_ORDER,
    MUST_BE_CHOSEN,
    misplaced,
    not_in_edition,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

NO_COMBAT_CARD: Final = Reason("refusal-no-combat-card", "VE-167", "card")
NOT_IN_YOUR_MOAT: Final = Reason("refusal-not-in-your-moat", "VE-164", "card")
TOO_FEW_FOR_CHAPEL: Final = Reason(
    "refusal-too-few-follow", "VE-241", "card", "missing=to_pick", "cards=next"
)
NOT_IN_CELLAR_TO_STEAL: Final = Reason("refusal-not-in-the-cellar", "VE-169", "card", "cards=next")
NOT_IN_CELLAR_TO_REMOVE: Final = Reason("refusal-not-in-the-cellar", "VE-183", "card", "cards=next")

# --- Chapel --------------------------------------------------------------------------------------


def begin_chapel(state: State, straight_on: bool) -> None:
    """VE-164 to VE-166: three, or as many as there are; what was just paid lies there already."""
    there: i64 = support.combat_cards_in_moat(state, state.words[at.PLAYER], 0)
    state.words[at.TO_PICK] = there if there < c.CHAPEL_CARDS else c.CHAPEL_CARDS
    state.words[at.LAST] = c.PICK
    support.ask_for_choice(state, at.EFFECT_PICK, straight_on)


def _not_for_chapel(state: State, seat: i64, kind: i64) -> Reason | None:
    """VE-164, VE-167, VE-240, VE-241: combat cards of one's own moat, while enough are left."""
    if state.printed.types[kind] & c.COMBAT_TYPES == 0:
        return NO_COMBAT_CARD
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
    shown = _off_the_field(state, seat)
    if state.journal is not None:
        facts.chapel_took(state, seat, shown)
    state.shuffle_into_deck(seat, shown)
    words[at.NEXT] = at.EFFECT_ENDS


def _off_the_field(state: State, seat: i64) -> list[int]:
    taken: list[int] = []
    for kind in range(i64(c.KINDS)):
        while state.words[at.FIELD + seat * c.KINDS + kind] > 0:
            state.words[at.FIELD + seat * c.KINDS + kind] -= 1
            taken.append(kind)
    return taken


# --- Crypt Opening and Mist Form -----------------------------------------------------------------


def begin_search(state: State, straight_on: bool) -> None:
    """VE-139, VE-184: the opponent's whole cellar is looked at, if there is anything in it."""
    seat: i64 = state.words[at.PLAYER]
    if state.words[at.CELLAR_SIZE + other(seat)] == 0:
        effects_on_characters.begin_vanishing(state, straight_on)
        return
    cellar_shown(state.words, other(seat))
    if state.journal is not None:
        facts.cellar_looked_at(state, seat)
    support.ask_for_choice(state, at.EFFECT_PICK, False)


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
            seen_going(state.words, seat, kind, IN_HAND)
            if state.journal is not None:
                facts.show(state, "fact-crypt", player=seat, card=kind)
            state.words[at.NEXT] = at.EFFECT_ENDS
            return
        state.into_moat(other(seat), kind)
        if state.journal is not None:
            facts.show(state, "fact-mist", player=seat, card=kind, owner=other(seat))
        effects_on_characters.begin_vanishing(state, True)


# --- Bat Form and Coffin -------------------------------------------------------------------------


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
        hand_shown(state.words, owner)
        if state.journal is not None:
            facts.type_named(state, owner, move - c.TYPE)
        gone: list[int] = []
        for kind in range(i64(c.KINDS)):
            while has_type(state, kind, move - c.TYPE) and state.held(owner, kind) > 0:
                state.play_from_hand(owner, kind)
                state.into_moat(owner, kind)
                gone.append(kind)
        if state.journal is not None:
            facts.tell(state, "fact-bat-takes", player=owner, cards=gone)
        state.words[at.NEXT] = at.EFFECT_ENDS


def has_type(state: State, kind: i64, place: i64) -> bool:
    """VE-178: two-coloured cards have both of their types."""
    return (state.printed.types[kind] >> place) & 1 == 1


def draw_from_coffin(state: State) -> None:
    """VE-193: three cards, or as many as can be drawn."""
    seat: i64 = state.words[at.PLAYER]
    drawn = state.draw(seat, c.COFFIN_CARDS)
    if state.journal is not None:
        facts.drew(state, seat, drawn)
    state.words[at.NEXT] = at.EFFECT_ENDS
