"""Positions of Vampire Empire as JSON, and written keys laid over a fresh start.

Characters are laid by `character_laying.py`, cards by `laying.py`, the open decision by
`pending_laying.py` and `pending_deriving.py`, what everybody knows by `knowledge_json.py`.
docs/notation/vampire_empire.md tells all of it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.belongings import deck_of
from gruft.games.vampire_empire.card_lists import write_kinds, written_at
from gruft.games.vampire_empire.cards import ATTACK, CHARACTERS, DEFENCE, HUMANS, KINDS, VAMPIRES
from gruft.games.vampire_empire.character_laying import lay_characters
from gruft.games.vampire_empire.consistency import check
from gruft.games.vampire_empire.knowledge_json import knowledge_json, lay_knowledge
from gruft.games.vampire_empire.laying import lay_cards
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ANSWER,
    ASKED,
    ATTACK_SUM,
    ATTACKER,
    CANCELLED,
    CARD,
    CAUSE,
    CELLAR_USED,
    CELLARED,
    CELLARS,
    CITY,
    CITY_SIZE,
    COMPOSING,
    CONTEXT,
    DEAD,
    DECLINED,
    DEFENCE_SUM,
    DISCARDED,
    EARLIER,
    FIELD,
    FIGHTING,
    GROUP,
    GROUP_COST,
    GROUP_SIZE,
    HANDS,
    IN_CASTLE,
    INNOCENT,
    JOURNEY,
    JOURNEYS,
    LAST,
    LOW_WATER,
    MOATED,
    MOATS,
    NAMED,
    PAID,
    PICKED,
    PLACE,
    PLAYER,
    POINT,
    PROVEN,
    PURPOSE,
    REVEALED,
    REVEALED_BEFORE,
    ROUND,
    TARGET,
    TO_PAY,
    TO_PICK,
    TURN,
    VAMPIRE,
)
from gruft.games.vampire_empire.names import CHARACTER_NAMES
from gruft.games.vampire_empire.pending_deriving import derive, who_is_asked
from gruft.games.vampire_empire.pending_json import pending_json
from gruft.games.vampire_empire.pending_laying import read_pending
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.kernel.chance import Chance
from gruft.kernel.fields import write_json
from gruft.kernel.laying import (
    as_number,
    as_seat,
    as_switch,
    as_word,
    per_seat,
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
#: Words that belong to the open decision alone.
OF_THE_DECISION = (
    POINT,
    DECLINED,
    COMPOSING,
    LAST,
    PURPOSE,
    TO_PAY,
    PAID,
    CARD,
    PLAYER,
    ANSWER,
    PICKED,
    CONTEXT,
    TO_PICK,
    ATTACKER,
    TARGET,
    ROUND,
    FIGHTING,
    GROUP_SIZE,
    GROUP_COST,
    ATTACK_SUM,
    DEFENCE_SUM,
    NAMED,
    LOW_WATER,
    REVEALED_BEFORE,
    CAUSE,
    CELLARED,
    MOATED,
    *range(FIELD, GROUP),
    *range(GROUP, CANCELLED),
    *range(CANCELLED, DISCARDED),
    *range(DISCARDED, DISCARDED + 2 * KINDS),
    *range(EARLIER, EARLIER + 3 * KINDS),
)

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def to_json(position: VampireEmpire) -> dict[str, object]:
    """Everything that is true now."""
    words = position.words
    return {
        "turn": int(words[TURN]),
        "active": int(words[ACTIVE]),
        **_characters(position),
        "markers": _markers(position),
        **_piles(position),
        "cellar_used": [bool(words[CELLAR_USED + seat]) for seat in range(2)],
        "cause": CAUSES[words[CAUSE]] if position.is_over() else None,
        "over": position.is_over(),
        "to_act": position.to_act(),
        "pending": pending_json(position),
        "knowledge": knowledge_json(position),
    }


def _characters(position: VampireEmpire) -> dict[str, object]:
    words = position.words
    city = [int(words[CITY + place]) for place in reversed(range(words[CITY_SIZE]))]
    journey = [int(words[JOURNEY + place]) for place in range(words[JOURNEYS])]
    return {
        "castle": _those_with(position, PLACE, IN_CASTLE),
        "city": [CHARACTER_NAMES[character] for character in city],
        "journey": [CHARACTER_NAMES[character] for character in journey],
        "dead": _those_with(position, PLACE, DEAD),
        "vampires": _those_with(position, VAMPIRE, 1),
        "revealed": _those_with(position, REVEALED, 1),
        "innocents": _those_with(position, INNOCENT, 1),
        "proven": _those_with(position, PROVEN, 1),
    }


def _those_with(position: VampireEmpire, word: int, value: int) -> list[str]:
    there = (one for one in range(CHARACTERS) if position.words[word + one] == value)
    return [CHARACTER_NAMES[character] for character in there]


def _markers(position: VampireEmpire) -> dict[str, object]:
    written: dict[str, object] = {}
    for character, name in enumerate(CHARACTER_NAMES):
        attack = int(position.markers(character, ATTACK))
        defence = int(position.markers(character, DEFENCE))
        if attack or defence:
            written[name] = {"attack": attack, "defence": defence}
    return written


def _piles(position: VampireEmpire) -> dict[str, object]:
    everyone = range(2)
    return {
        "hands": [written_at(position, HANDS + seat * KINDS) for seat in everyone],
        "decks": [write_kinds(position.printed, reversed(deck_of(position, s))) for s in everyone],
        "cellars": [written_at(position, CELLARS + seat * KINDS) for seat in everyone],
        "moats": [written_at(position, MOATS + seat * KINDS) for seat in everyone],
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
    _lay_cellars_used(position, data.get("cellar_used"))
    _lay_cause(position, data.get("cause"))
    derive(position)
    lay_knowledge(position, data.get("knowledge"))
    check(position)
    _must_agree(position, data)
    return position


def _lay_turn(position: VampireEmpire, data: Data) -> None:
    """VE-16: V has the first turn, so H's cannot be the first."""
    words = position.words
    active = data.get("active")
    words[ACTIVE] = VAMPIRES if active is None else as_seat(active, "active", 2)
    turn = data.get("turn")
    first = 2 if words[ACTIVE] == HUMANS else 1
    words[TURN] = first if turn is None else as_number(turn, "turn", first, MOST_TURNS)


def _lay_asked(position: VampireEmpire, written: object) -> None:
    """The decision says who is asked; in a window it may be either."""
    position.words[ASKED] = who_is_asked(position)
    asked = written.get("asked") if isinstance(written, Mapping) else None
    if asked is not None and not position.is_over():
        position.words[ASKED] = as_seat(asked, "pending.asked", 2)


def _lay_cellars_used(position: VampireEmpire, written: object) -> None:
    if written is None:
        return
    for seat, used in enumerate(per_seat(written, "cellar_used", 2)):
        position.words[CELLAR_USED + seat] = int(as_switch(used, "cellar_used"))


def _lay_cause(position: VampireEmpire, written: object) -> None:
    if (written is not None) != position.is_over():
        raise Refused("position-over-without-cause", "VE-214")
    if written is not None:
        position.words[CAUSE] = as_word(written, "cause", CAUSES)


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
