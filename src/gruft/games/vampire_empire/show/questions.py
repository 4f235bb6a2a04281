"""The question of Vampire Empire as a player reads it: whom they attack or defend, which card asks.

The rules know fewer decisions than players have questions: cards for a combat are cards for a
combat, whether they attack or defend.
"""

from gruft.games.vampire_empire.notation.names import character_word
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.journal import Telling

#: Whom a card is used on, and what it takes from a pile.
_CHARACTERS = {c.SECRET_JOURNEY: "decision-journey", c.MIST_FORM: "decision-mist"}
_PICKS = {
    c.CHAPEL: "decision-chapel",
    c.CRYPT_OPENING: "decision-crypt",
    c.MIST_FORM: "decision-mist-card",
}


def question_of(state: State, seat: int) -> Telling:
    """What this seat is asked, as exactly as it may know."""
    words = state.words
    decision, card = int(words[at.DECISION]), int(words[at.CARD]) - 1
    if decision == at.COMMIT:
        return _combat(state)
    if decision == at.PAY and words[at.PURPOSE] == at.FOR_PASS:
        return Telling("decision-discard", {})
    if decision == at.EFFECT_CHAR:
        return Telling(_CHARACTERS.get(card, "decision-marker"), {})
    if decision == at.EFFECT_PICK:
        return Telling(_PICKS[card], {})
    return Telling(state.decision(seat), {})


def _combat(state: State) -> Telling:
    """VE-98, VE-103, VE-106, VE-108: attack or defence, in the first round or the second."""
    words = state.words
    key = "decision-attack" if words[at.FIGHTING] == c.ATTACK else "decision-defend"
    key += "-again" if words[at.ROUND] == 2 else ""
    return Telling(key, {"target": character_word(int(words[at.TARGET]) - 1)})
