"""Moves of Vampire Empire as people write them, one by one.

Characters, cards and types are written by name, and a verb says what is done with a card:
`cellar Garlic`, `play Ostler`, `pick Relic`. A reader takes any case and bare names where the
question says what is done; a writer knows one form only. Short forms such as
`hide Cook [Raven, Vampire 1*2]` stand for several moves and are taken apart in `short_forms.py`.
"""

from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    SIDE_NAMES,
    TYPE_NAMES,
    find_character,
    kind_lists,
    kind_name,
    read_character,
    read_kind,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
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
REVEALING = "reveal"
VERBS = {"cellar": c.CELLAR, "moat": c.MOAT, "pay": c.MOAT, "play": c.PLAY, "pick": c.PICK}
#: What DONE is called, and what is done with a bare card; step 1 has two ways for that.
ENDINGS = {
    "step1": "draw",
    "reveal": "nobody",
    "commit": FINISHED,
    "use-water": "no",
    **dict.fromkeys(
        ("window", "respond", "replace", "water-response", "death", "immediate"), "decline"
    ),
}
ANY_ENDING = {*ENDINGS.values(), STOP, FINISHED}
BARE_CARDS = {
    "pay": c.MOAT,
    **dict.fromkeys(("cancel", "effect-pick"), c.PICK),
    **dict.fromkeys(("window", "hide-card", "water-card", "commit"), c.PLAY),
    **dict.fromkeys(("respond", "replace", "water-response", "death"), c.PLAY),
}
#: Where a character is named for something else than a reveal.
CHARACTER_QUESTIONS = {
    *("hide-character", "water-character", "attacker", "target", "immediate"),
    *("effect-character", "effect-return"),
}
LONGEST_GIVEN = 60

_WRITTEN = {move: text for text, move in FIXED.items()}


def _question(position: VampireEmpire) -> str:
    return QUESTIONS[position.words[at.DECISION]].key.removeprefix("decision-")


def write_move(position: VampireEmpire, move: int) -> str:
    """The canonical form of a move where it is about to be made."""
    if move in _WRITTEN:
        return _WRITTEN[move]
    question = _question(position)
    if move == c.DONE:
        # VE-248: no card in the second attack ends the combat.
        return STOP if position.would_stop() else ENDINGS.get(question, FINISHED)
    if c.is_character(move):
        name = CHARACTER_NAMES[move - c.CHAR]
        return f"{REVEALING} {name}" if question == REVEALING else name
    assert 0 <= move < c.MOVES
    what, kind = divmod(move, c.KINDS)
    paying = what * c.KINDS == c.MOAT and question == "pay"
    verb = "pay" if paying else ("cellar", "moat", "play", "pick")[what]
    return f"{verb} {kind_name(position.printed, kind)}"


def read_move(position: VampireEmpire, text: str) -> int:
    """One written move; what it means may depend on the question that is open."""
    written, question = plainly(text), _question(position)
    if written in FIXED:
        return FIXED[written]
    if written in OTHER_WORDS:
        return OTHER_WORDS[written]
    if written in ANY_ENDING:
        # The word of another question is refused, unless this one cannot be answered so at all.
        here = write_move(position, c.DONE)
        if question in ENDINGS and written not in (here, FINISHED):
            raise wrong_word(written, here)
        return c.DONE
    # A refusal gives back what was typed, capitals included.
    typed = " ".join(text.split())
    verb, name = written.partition(" ")[0], typed.partition(" ")[2]
    if verb in VERBS and name:
        return VERBS[verb] + read_kind(position.printed, name)
    if verb == REVEALING and name:
        character = read_character(name)
        if question in CHARACTER_QUESTIONS:
            name = CHARACTER_NAMES[character]
            raise wrong_word(f"{REVEALING} {name}", name)
        return c.CHAR + character
    return _read_bare(position, question, typed)


def _read_bare(position: VampireEmpire, question: str, written: str) -> int:
    """A name alone: a character, or a card where the question says what is done with it."""
    character = find_character(written)
    if character is not None:
        return c.CHAR + character
    kind = kind_lists(position.printed).find(written)
    if kind is None or question not in BARE_CARDS:
        raise Refused("refusal-unreadable", "VE-239", given=written[:LONGEST_GIVEN])
    return BARE_CARDS[question] + kind


def wrong_word(given: str, wanted: str) -> Refused:
    """The refusal of a word that belongs to another question."""
    return Refused("refusal-wrong-word", "VE-239", given=given, wanted=wanted)
