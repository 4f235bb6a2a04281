"""What a seat of Vampire Empire is asked, and what refusals need to say, by name."""

from gruft.games.vampire_empire.notation.names import TYPE_NAMES, character_word, key, kind_word
from gruft.games.vampire_empire.rules import groups, responses
from gruft.games.vampire_empire.show.facts import card_words
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.question import Words
from gruft.kernel.refusal import seat_of, word, words

#: What a card asks: whom it is used on, and what it takes from a pile.
_CHARACTERS = {c.SECRET_JOURNEY: "decision-journey", c.MIST_FORM: "decision-mist"}
_PICKS = {
    c.CHAPEL: "decision-chapel",
    c.CRYPT_OPENING: "decision-crypt",
    c.MIST_FORM: "decision-mist-card",
}


def type_words(types: int) -> dict[str, object]:
    """The types of a card, read in the reader's language."""
    names = [name for place, name in enumerate(TYPE_NAMES) if types >> place & 1]
    return words([key(f"type {name}") for name in names])


#: Questions whose reason is another where markers count in round 2.
_OF_MARKERS = (
    "decision-attack-again",
    "decision-defend-again",
    "decision-marker",
    "decision-effect-side",
)


def question_of(state: State, seat: int) -> Telling:
    """What this seat is asked, as exactly as it may know, in the reading of the table."""
    asked = _asked(state, seat)
    if asked.key in _OF_MARKERS and state.printed.readings.markers_both_rounds:
        return Telling(f"{asked.key}-both-rounds", asked.args)
    return asked


def _asked(state: State, seat: int) -> Telling:
    """The rules know fewer decisions than players have questions: cards for a combat are cards for
    a combat, whether they attack or defend."""
    words, card, question = state.words, int(state.words[at.CARD]) - 1, state.decision(seat)
    if question == "decision-commit":
        asked = "decision-attack" if words[at.FIGHTING] == c.ATTACK else "decision-defend"
        asked += "-again" if words[at.ROUND] == 2 else ""
        return Telling(asked, {"target": character_word(int(words[at.TARGET]) - 1)})
    if question == "decision-window" and state.protects():
        return Telling("decision-protect", {"target": character_word(int(words[at.TARGET]) - 1)})
    if state.is_paying_for(at.FOR_PASS):
        return Telling("decision-discard", {})
    if question == "decision-effect-character":
        return Telling(_CHARACTERS.get(card, "decision-marker"), {})
    return Telling(_PICKS[card] if question == "decision-effect-pick" else question, {})


def _question(state: State, seat: int, move: int) -> dict[str, object]:
    """As the player is asked it; a word has no room for the name of a character."""
    asked = question_of(state, seat)
    return word(state.decision(seat) if asked.args else asked.key)


def _needed_of_any(state: State, seat: int, move: int) -> int:
    """The least that an attack of this character would need."""
    attacker = move - c.CHAR
    others = (one for one in range(c.CHARACTERS) if one != attacker and state.in_castle(one))
    return min(int(groups.needed(state, attacker, target)) for target in others)


WORDS: Words[State] = {
    "move": lambda state, seat, move: str(move),
    "seat": lambda state, seat, move: seat + 1,
    "question": _question,
    "active": lambda state, seat, move: seat_of(state.words[at.ACTIVE]),
    "asked": lambda state, seat, move: seat_of(state.words[at.ASKED]),
    # --- cards ---
    "kind": lambda state, seat, move: move % c.KINDS,
    "card": lambda state, seat, move: kind_word(state.printed, move % c.KINDS),
    "last": lambda state, seat, move: kind_word(state.printed, state.words[at.LAST] % c.KINDS),
    "played": lambda state, seat, move: kind_word(state.printed, state.words[at.CARD] - 1),
    # The cards that may follow.
    "next": lambda state, seat, move: card_words(
        state, [one % c.KINDS for one in state.moves(seat)]
    ),
    "moat_next": lambda state, seat, move: card_words(
        state, [one - c.MOAT for one in state.moves(seat) if c.MOAT <= one < c.PLAY]
    ),
    "cancellable": lambda state, seat, move: card_words(
        state, [one - c.PICK for one in responses.cancellable(state)]
    ),
    "classes": lambda state, seat, move: type_words(
        int(state.printed.types[move % c.KINDS]) & c.CLASSES
    ),
    "marked": lambda state, seat, move: type_words(int(c.marker_class(move % c.KINDS))),
    "played_class": lambda state, seat, move: type_words(
        int(c.marker_class(state.words[at.CARD] - 1))
    ),
    # --- numbers ---
    "held": lambda state, seat, move: int(state.hand_size(seat)),
    "more": lambda state, seat, move: int(state.hand_size(seat)) - c.HAND,
    "red_held": lambda state, seat, move: int(state.count_of_type(seat, c.RED, 0)),
    "water_held": lambda state, seat, move: int(state.count_of_type(seat, c.WATER, 0)),
    "cost": lambda state, seat, move: int(state.cost(move % c.KINDS)),
    "others": lambda state, seat, move: int(state.hand_size(seat)) - 1,
    "to_pay": lambda state, seat, move: int(state.words[at.TO_PAY]),
    "to_pick": lambda state, seat, move: int(state.words[at.TO_PICK]),
    "to_hide": lambda state, seat, move: c.HIDE_CARDS - int(state.words[at.GROUP_SIZE]),
    "to_ask": lambda state, seat, move: c.WATER_CARDS - int(state.words[at.GROUP_SIZE]),
    "value": lambda state, seat, move: int(groups.group_value(state)),
    "needed": lambda state, seat, move: int(
        groups.needed(state, state.words[at.ATTACKER] - 1, state.words[at.TARGET] - 1)
    ),
    "needed_of_any": _needed_of_any,
    "needed_of_target": lambda state, seat, move: int(
        groups.needed(state, state.words[at.ATTACKER] - 1, move - c.CHAR)
    ),
    # --- characters ---
    "character": lambda state, seat, move: character_word(move - c.CHAR),
    "attacked": lambda state, seat, move: character_word(int(state.words[at.TARGET]) - 1),
    "named": lambda state, seat, move: character_word(int(state.words[at.NAMED]) - 1),
    "supported": lambda state, seat, move: character_word(int(groups.supported(state))),
    "opposed": lambda state, seat, move: character_word(int(groups.opposed(state))),
}
