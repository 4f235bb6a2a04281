"""Positions of Vampire Empire as JSON, and written keys laid over a fresh start.

Characters and cards are laid by `laying.py`, the open decision by `pending.py`, what everybody
knows by `knowledge.py`. In the middle of a line all of it is taken back to where the line
began, checked, and the line is played again (`lines.py`). docs/notation/vampire_empire.md tells all
of it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.notation.entries import Data, Json
from gruft.games.vampire_empire.notation.knowledge import deck_of, knowledge_json, lay_knowledge
from gruft.games.vampire_empire.notation.laying import lay_characters, lay_piles
from gruft.games.vampire_empire.notation.lines import impossible, play_again, settle
from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES, kind_lists
from gruft.games.vampire_empire.notation.pending import (
    pending_json,
    question_of,
    read_pending,
    rewind,
)
from gruft.games.vampire_empire.notation.possible import check
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel import declared
from gruft.kernel.chance import Chance
from gruft.kernel.laying import as_word, must_agree, refuse_unknown_keys
from gruft.kernel.refusal import Refused

CAUSES = ("castle", "no-humans", "no-vampires", "score")
MOST_TURNS = 9999
ACTIVE = declared.seat("active", at.ACTIVE, 2)
CELLARS_USED = declared.switch("cellar_used", at.CELLAR_USED, seats=2)  # VE-224
#: What is written as it stands. Characters that are not named are drawn: `characters.py` lays them.
FACTS = (
    declared.number("turn", at.TURN, 1, MOST_TURNS),
    ACTIVE,
    declared.marked("castle", at.PLACE, CHARACTER_NAMES, at.IN_CASTLE),
    declared.row("city", at.CITY, at.CITY_SIZE, CHARACTER_NAMES, last_first=True),
    declared.row("journey", at.JOURNEY, at.JOURNEYS, CHARACTER_NAMES),
    declared.marked("dead", at.PLACE, CHARACTER_NAMES, at.DEAD),
    declared.marked("vampires", at.VAMPIRE, CHARACTER_NAMES),
    declared.marked("revealed", at.REVEALED, CHARACTER_NAMES),
    declared.marked("innocents", at.INNOCENT, CHARACTER_NAMES),
    declared.marked("proven", at.PROVEN, CHARACTER_NAMES),
)
KEYS = (
    *(fact.key for fact in FACTS),
    *("markers", "hands", "decks", "cellars", "moats", "cellar_used"),
    *("cause", "over", "to_act", "pending", "knowledge"),
)
#: Words that belong to the open decision alone: its card, action and line, and what they laid out.
OF_THE_DECISION = (
    *range(at.POINT, at.CITY_SIZE),
    *range(at.CAUSE, at.HAND_SIZE),
    *range(at.FIELD, at.SIGHTED),
    *range(at.EARLIER, at.LENGTH),
)


def to_json(position: VampireEmpire) -> Json:
    """Everything that is true now."""
    words, names = position.words, kind_lists(position.printed)
    hands, cellars, moats = (
        declared.counts(key, start, c.KINDS, names, seats=2)
        for key, start in (("hands", at.HANDS), ("cellars", at.CELLARS), ("moats", at.MOATS))
    )
    markers: Json = {}
    for character, name in enumerate(CHARACTER_NAMES):
        attack, defence = (int(position.markers(character, s)) for s in (c.ATTACK, c.DEFENCE))
        if attack or defence:
            markers[name] = {"attack": attack, "defence": defence}
    return {
        **declared.written(FACTS, words),
        "markers": markers,
        "hands": hands.write(words),
        "decks": [names.write(reversed(deck_of(position, seat))) for seat in range(2)],
        **declared.written((cellars, moats, CELLARS_USED), words),
        "cause": CAUSES[words[at.CAUSE]] if position.is_over() else None,
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": pending_json(position),
        "knowledge": knowledge_json(position),
    }


def from_json(fresh: VampireEmpire, data: Data, chance: Chance) -> VampireEmpire:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    position = fresh.clone()
    position.chance = chance
    words = position.words
    for word in OF_THE_DECISION:
        words[word] = 0
    # V has the first turn, so H's cannot be the first.
    words[at.ACTIVE] = c.VAMPIRES
    declared.lay([ACTIVE], words, data)
    words[at.TURN] = first = 2 if words[at.ACTIVE] == c.HUMANS else 1
    declared.lay([declared.number("turn", at.TURN, first, MOST_TURNS)], words, data)
    lay_characters(position, data, chance)
    read_pending(position, data.get("pending"))
    lay_piles(position, data, chance)
    declared.lay([CELLARS_USED], words, data)
    cause = data.get("cause")
    if (cause is not None) != position.is_over():
        raise Refused("position-over-without-cause", "VE-214")
    if cause is not None:
        words[at.CAUSE] = as_word(cause, "cause", CAUSES)
    lay_knowledge(position, data.get("knowledge"))
    _play_the_line(position, data)
    _compare(position, data)
    return position


def _play_the_line(position: VampireEmpire, data: Data) -> None:
    """Check the question with which the line under way began, and make its moves once more."""
    words = position.words
    decision, last = int(words[at.DECISION]), int(words[at.LAST])
    ended_by = question_of(position).ended_by
    moves = rewind(position)
    settle(position)
    check(position, decision)
    if moves:
        play_again(position, decision, moves, ended_by)
        if decision == at.COMMIT and last not in (0, words[at.LAST]):
            raise impossible(decision, "VE-240")
        lay_knowledge(position, data.get("knowledge"))
        check(position)


def _compare(position: VampireEmpire, data: Data) -> None:
    """What follows from the rest must say the same."""
    given, pending = dict(data), data.get("pending")
    if isinstance(pending, Mapping):
        given["to_pay"] = pending.get("to_pay")
    written = to_json(position)
    found = written | {"to_pay": pending_json(position).get("to_pay")}
    said = {key: value for key, value in given.items() if value is not None}
    must_agree(said, found, ("over", "to_act", "to_pay"))
