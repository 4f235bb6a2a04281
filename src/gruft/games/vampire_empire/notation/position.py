"""Positions of Vampire Empire as JSON, and written keys laid over a fresh start.

Characters are laid by `characters.py`, cards by `cards.py`, the open decision by
`written_pending.py`, what everybody knows by `knowledge.py`. In the middle of a line all of it is
taken back to where the line began, checked, and the line is played again (`lines.py`).
docs/notation/vampire_empire.md tells all of it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.notation.belongings import deck_of
from gruft.games.vampire_empire.notation.card_lists import (
    write_kinds,
    written_at,
)
from gruft.games.vampire_empire.notation.cards import lay_cards
from gruft.games.vampire_empire.notation.characters import lay_characters
from gruft.games.vampire_empire.notation.knowledge import (
    knowledge_json,
    lay_knowledge,
)
from gruft.games.vampire_empire.notation.lines import impossible, play_again, rewind
from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES
from gruft.games.vampire_empire.notation.pending import pending_json
from gruft.games.vampire_empire.notation.possible_positions import check
from gruft.games.vampire_empire.notation.settled import settle, who_is_asked
from gruft.games.vampire_empire.notation.written_pending import read_pending
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel import declared
from gruft.kernel.chance import Chance
from gruft.kernel.fields import write_json
from gruft.kernel.laying import (
    as_seat,
    as_word,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

CAUSES = ("castle", "no-humans", "no-vampires", "score")
MOST_TURNS = 9999
KEYS = (
    "turn",
    "active",
    "castle",
    "city",
    "journey",
    "dead",
    "vampires",
    "revealed",
    "innocents",
    "proven",
    "markers",
    "hands",
    "decks",
    "cellars",
    "moats",
    "cellar_used",
    "cause",
    "over",
    "to_act",
    "pending",
    "knowledge",
)
ACTIVE = declared.seat("active", at.ACTIVE, 2)
CELLARS_USED = (declared.switch("cellar_used", at.CELLAR_USED, seats=2),)  # VE-224
#: What is written as it stands. Characters that are not named are drawn: `characters.py` lays them.
FACTS = (
    declared.number("turn", at.TURN, 1, MOST_TURNS),
    ACTIVE,
    declared.marked("castle", at.PLACE, CHARACTER_NAMES, at.IN_CASTLE),
    declared.marked("dead", at.PLACE, CHARACTER_NAMES, at.DEAD),
    declared.marked("vampires", at.VAMPIRE, CHARACTER_NAMES),
    declared.marked("revealed", at.REVEALED, CHARACTER_NAMES),
    declared.marked("innocents", at.INNOCENT, CHARACTER_NAMES),
    declared.marked("proven", at.PROVEN, CHARACTER_NAMES),
)
#: Words that belong to the open decision alone: its card, action and line, and what they laid out.
OF_THE_DECISION = (
    *range(at.POINT, at.CITY_SIZE),
    *range(at.CAUSE, at.HAND_SIZE),
    *range(at.FIELD, at.SIGHTED),
    *range(at.EARLIER, at.LENGTH),
)

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def to_json(position: VampireEmpire) -> dict[str, object]:
    """Everything that is true now."""
    words = position.words
    facts = declared.written(FACTS, words) | _orders(position)
    return {key: facts[key] for key in KEYS if key in facts} | {
        "markers": _markers(position),
        **_piles(position),
        **declared.written(CELLARS_USED, words),
        "cause": CAUSES[words[at.CAUSE]] if position.is_over() else None,
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": pending_json(position),
        "knowledge": knowledge_json(position),
    }


def _orders(position: VampireEmpire) -> dict[str, object]:
    """City and journey, in which the order matters."""
    words = position.words
    city = [int(words[at.CITY + place]) for place in reversed(range(words[at.CITY_SIZE]))]
    journey = [int(words[at.JOURNEY + place]) for place in range(words[at.JOURNEYS])]
    return {
        "city": [CHARACTER_NAMES[character] for character in city],
        "journey": [CHARACTER_NAMES[character] for character in journey],
    }


def _markers(position: VampireEmpire) -> dict[str, object]:
    written: dict[str, object] = {}
    for character, name in enumerate(CHARACTER_NAMES):
        attack = int(position.markers(character, c.ATTACK))
        defence = int(position.markers(character, c.DEFENCE))
        if attack or defence:
            written[name] = {"attack": attack, "defence": defence}
    return written


def _piles(position: VampireEmpire) -> dict[str, object]:
    everyone = range(2)
    return {
        "hands": [written_at(position, at.HANDS + seat * c.KINDS) for seat in everyone],
        "decks": [write_kinds(position.printed, reversed(deck_of(position, s))) for s in everyone],
        "cellars": [written_at(position, at.CELLARS + seat * c.KINDS) for seat in everyone],
        "moats": [written_at(position, at.MOATS + seat * c.KINDS) for seat in everyone],
    }


# --- reading -------------------------------------------------------------------------------------


def from_json(fresh: VampireEmpire, data: Data, chance: Chance) -> VampireEmpire:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    position = fresh.clone()
    position.chance = chance
    for word in OF_THE_DECISION:
        position.words[word] = 0
    _lay_turn(position, data)
    lay_characters(position, data, chance)
    read_pending(position, data.get("pending"))
    _lay_asked(position, data.get("pending"))
    lay_cards(position, data, chance)
    declared.lay(CELLARS_USED, position.words, data)
    _lay_cause(position, data.get("cause"))
    lay_knowledge(position, data.get("knowledge"))
    _play_the_line(position, data)
    _must_agree(position, data)
    return position


def _play_the_line(position: VampireEmpire, data: Data) -> None:
    """Check the question with which the line under way began, and make its moves once more."""
    words = position.words
    decision, last = int(words[at.DECISION]), int(words[at.LAST])
    moves = rewind(position)
    settle(position)
    check(position, decision)
    if moves:
        play_again(position, decision, moves)
        if decision == at.COMMIT and last not in (0, words[at.LAST]):
            raise impossible(decision, "VE-240")
        lay_knowledge(position, data.get("knowledge"))
        check(position)


def _lay_turn(position: VampireEmpire, data: Data) -> None:
    """VE-16: V has the first turn, so H's cannot be the first."""
    words = position.words
    words[at.ACTIVE] = c.VAMPIRES
    declared.lay([ACTIVE], words, data)
    words[at.TURN] = first = 2 if words[at.ACTIVE] == c.HUMANS else 1
    declared.lay([declared.number("turn", at.TURN, first, MOST_TURNS)], words, data)


def _lay_asked(position: VampireEmpire, written: object) -> None:
    """VE-253: the decision says who is asked; in a window it may be either."""
    words = position.words
    words[at.ASKED] = who_is_asked(position)
    asked = written.get("asked") if isinstance(written, Mapping) else None
    if asked is None or position.is_over():
        return
    given = as_seat(asked, "pending.asked", 2)
    if words[at.DECISION] != at.WINDOW and given != words[at.ASKED]:
        raise impossible(int(words[at.DECISION]), "VE-253")
    words[at.ASKED] = given


def _lay_cause(position: VampireEmpire, written: object) -> None:
    if (written is not None) != position.is_over():
        raise Refused("position-over-without-cause", "VE-214")
    if written is not None:
        position.words[at.CAUSE] = as_word(written, "cause", CAUSES)


def _must_agree(position: VampireEmpire, data: Data) -> None:
    """What follows from the rest must say the same."""
    written = to_json(position)
    pairs = [(key, data.get(key), written[key]) for key in ("over", "to_act")]
    pending, given = written["pending"], data.get("pending")
    if isinstance(given, Mapping) and isinstance(pending, Mapping):
        pairs.append(("to_pay", given.get("to_pay"), pending.get("to_pay")))
    for key, said, found in pairs:
        if said is not None and said != found:
            raise Refused(
                "position-disagrees",
                setting=key,
                given=write_json(said)[:60],
                found=write_json(found),
            )
