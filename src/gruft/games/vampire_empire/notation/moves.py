"""Moves of Vampire Empire as people write them, one by one.

Characters, cards and types are written by name, and a verb says what is done with a card:
`cellar Garlic`, `play Ostler`, `pick Relic`. A reader takes any case and bare names where the
question says what is done; a writer knows one form only. Short forms such as
`hide Cook [Raven, Vampire 1*2]` stand for several moves and are taken apart in `short_forms.py`.
"""

from functools import lru_cache, partial

from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    SIDE_NAMES,
    TYPE_NAMES,
    kind_name,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.card_lists import Names
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

ACTION_NAMES = ("hide", "water", "combat", "pass")
USE, SKIPPING, FINISHED, STOP = "use", "skip", "done", "stop"
#: Moves that are written alike whatever is asked.
FIXED = {
    **{name: c.TYPE + place for place, name in enumerate(TYPE_NAMES)},
    **{name: c.SIDE + side for side, name in enumerate(SIDE_NAMES)},
    **{name: c.ACTION + place for place, name in enumerate(ACTION_NAMES)},
    USE: c.YES,
    SKIPPING: c.SKIP,
}
OTHER_WORDS = {"yes": c.YES, "defense": c.SIDE + 1}

#: DONE says what the question makes of it; where it is missing here it is `done`.
ENDINGS = {
    at.STEP1: "draw",
    at.REVEAL: "nobody",
    at.WINDOW: "decline",
    at.RESPOND: "decline",
    at.REPLACE: "decline",
    at.WATER_RESPONSE: "decline",
    at.DEATH: "decline",
    at.IMMEDIATE: "decline",
    at.USE_WATER: "no",
}
ANY_ENDING = {*ENDINGS.values(), STOP, FINISHED}
#: Where a character is named for something else than a reveal.
CHARACTER_QUESTIONS = {
    at.HIDE_CHAR,
    at.WATER_CHAR,
    at.CHOOSE_ATTACKER,
    at.CHOOSE_TARGET,
    at.IMMEDIATE,
    at.EFFECT_CHAR,
    at.EFFECT_RETURN,
}

REVEALING = "reveal"
VERBS = {"cellar": c.CELLAR, "moat": c.MOAT, "pay": c.MOAT, "play": c.PLAY, "pick": c.PICK}
#: What is done with a bare card; step 1 has two ways, so a card needs its verb there.
BARE_CARDS = {
    at.PAY: c.MOAT,
    at.CANCEL_PICK: c.PICK,
    at.EFFECT_PICK: c.PICK,
    **dict.fromkeys(
        (
            at.WINDOW,
            at.HIDE_CARD,
            at.WATER_CARD,
            at.COMMIT,
            at.RESPOND,
            at.REPLACE,
            at.WATER_RESPONSE,
            at.DEATH,
        ),
        c.PLAY,
    ),
}

LONGEST_GIVEN, LONGEST_NAME = 60, 40


# --- names ---------------------------------------------------------------------------------------

_CHARACTERS = {plainly(name): character for character, name in enumerate(CHARACTER_NAMES)}


@lru_cache(maxsize=8)
def _kinds(own_names: tuple[str, ...]) -> dict[str, int]:
    return {plainly(own or KIND_NAMES[kind]): kind for kind, own in enumerate(own_names)}


def find_kind(printed: Printed, text: str) -> int | None:
    """VE-238: the kind of card of this name; an owner's cards by their own names."""
    return _kinds(tuple(printed.names)).get(plainly(text))


def kind_lists(printed: Printed) -> Names:
    """How lists of cards are read."""
    return Names(partial(find_kind, printed), "refusal-no-such-card", "VE-238")


def find_character(text: str) -> int | None:
    """VE-1: the character of this name."""
    return _CHARACTERS.get(plainly(text))


def read_kind(printed: Printed, text: str) -> int:
    """The kind of card of this name, or a refusal."""
    kind = find_kind(printed, text)
    if kind is None:
        raise Refused("refusal-no-such-card", "VE-238", given=text.strip()[:LONGEST_NAME])
    return kind


def read_character(text: str) -> int:
    """The character of this name, or a refusal."""
    character = find_character(text)
    if character is None:
        raise Refused("refusal-no-such-character", "VE-1", given=text.strip()[:LONGEST_NAME])
    return character


# --- writing -------------------------------------------------------------------------------------

_WRITTEN = {move: text for text, move in FIXED.items()}


def write_move(position: VampireEmpire, move: int) -> str:
    """The canonical form of a move where it is about to be made."""
    if move in _WRITTEN:
        return _WRITTEN[move]
    if move == c.DONE:
        return _ending(position)
    if c.CHAR <= move < c.CHAR + c.CHARACTERS:
        name = CHARACTER_NAMES[move - c.CHAR]
        return f"{REVEALING} {name}" if position.words[at.DECISION] == at.REVEAL else name
    assert 0 <= move < c.MOVES
    what, kind = divmod(move, c.KINDS)
    paying = what * c.KINDS == c.MOAT and position.words[at.DECISION] == at.PAY
    verb = "pay" if paying else ("cellar", "moat", "play", "pick")[what]
    return f"{verb} {kind_name(position.printed, kind)}"


def _ending(position: VampireEmpire) -> str:
    """How DONE is written here."""
    decision = int(position.words[at.DECISION])
    if decision == at.COMMIT and _would_stop(position):
        return STOP
    return ENDINGS.get(decision, FINISHED)


def _would_stop(position: VampireEmpire) -> bool:
    """VE-106, VE-248: no card in the second attack ends the combat."""
    words = position.words
    return words[at.ROUND] == 2 and words[at.FIGHTING] == c.ATTACK and words[at.GROUP_SIZE] == 0


# --- reading -------------------------------------------------------------------------------------


def read_move(position: VampireEmpire, text: str) -> int:
    """One written move; what it means may depend on the question that is open."""
    written = plainly(text)
    if written in FIXED:
        return FIXED[written]
    if written in OTHER_WORDS:
        return OTHER_WORDS[written]
    if written in ANY_ENDING:
        return _read_ending(position, written)
    # A refusal gives back what was typed, capitals included.
    typed = " ".join(text.split())
    verb, name = written.partition(" ")[0], typed.partition(" ")[2]
    if verb in VERBS and name:
        return VERBS[verb] + read_kind(position.printed, name)
    if verb == REVEALING and name:
        return _read_reveal(position, read_character(name))
    return _read_bare(position, typed)


def _read_ending(position: VampireEmpire, written: str) -> int:
    """Refuse the word of another question, unless this one cannot be answered so at all."""
    here = _ending(position)
    decision = int(position.words[at.DECISION])
    has_an_ending = decision in ENDINGS or decision == at.COMMIT
    if has_an_ending and written not in (here, FINISHED):
        raise wrong_word(written, here)
    return c.DONE


def _read_reveal(position: VampireEmpire, character: int) -> int:
    """Refuse a reveal where a character is chosen for something else."""
    if position.words[at.DECISION] in CHARACTER_QUESTIONS:
        name = CHARACTER_NAMES[character]
        raise wrong_word(f"{REVEALING} {name}", name)
    return c.CHAR + character


def _read_bare(position: VampireEmpire, written: str) -> int:
    """A name alone: a character, or a card where the question says what is done with it."""
    character = find_character(written)
    if character is not None:
        return c.CHAR + character
    kind = find_kind(position.printed, written)
    decision = int(position.words[at.DECISION])
    if kind is None or decision not in BARE_CARDS:
        raise Refused("refusal-unreadable", "VE-239", given=written[:LONGEST_GIVEN])
    return BARE_CARDS[decision] + kind


def wrong_word(given: str, wanted: str) -> Refused:
    """The refusal of a word that belongs to another question."""
    return Refused("refusal-wrong-word", "VE-239", given=given, wanted=wanted)
