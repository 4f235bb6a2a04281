"""The open decision of Vampire Empire as JSON: what is asked, and what lies on the table for it.

Every decision needs a few facts of its own: a combat its fighters and cards, a payment what it is
for. Only those of the open decision are written. `written_pending.py` reads them.
"""

from collections.abc import Callable

from gruft.games.vampire_empire.notation.card_lists import (
    cards_at,
    write_kinds,
    written_at,
)
from gruft.games.vampire_empire.notation.first_round import first_round_json
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    SIDE_NAMES,
    kind_name,
)
from gruft.games.vampire_empire.rules.position import (
    VampireEmpire,
)
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at

DECISIONS = tuple(question.key.removeprefix("decision-") for question in QUESTIONS)
WINDOWS = ("A", "B")
CONTEXTS = ("card", "hide", "combat", "denial", "regeneration")
PURPOSES = (
    "pass",
    "card",
    "group",
    "replacement",
    "sacrifice",
    "passage",
    "denial",
    "herbalist",
    "regeneration",
)

_CARD = ("card", "player", "window")
_FIGHT = ("combat", "water")
#: The entries that a decision has beside its name and who is asked.
BY_DECISION: dict[int, tuple[str, ...]] = {
    at.STEP1: ("discarded",),
    at.WINDOW: ("window", "declined"),
    at.PAY: ("for", "to_pay", "paid"),
    at.HIDE_CARD: ("hide",),
    at.WATER_CARD: ("water",),
    at.CHOOSE_TARGET: ("combat",),
    at.COMMIT: _FIGHT,
    at.RESPOND: ("context",),
    at.CANCEL_PICK: ("context",),
    at.REPLACE: ("context",),
    at.WATER_RESPONSE: ("water",),
    at.DEATH: ("dead",),
    at.IMMEDIATE: ("water",),
    at.USE_WATER: ("water", "combat"),
    at.EFFECT_CHAR: (*_CARD, "composing"),
    at.EFFECT_SIDE: (*_CARD, "character"),
    at.EFFECT_TYPE: _CARD,
    at.EFFECT_PICK: (*_CARD, "picked"),
    at.EFFECT_RETURN: (*_CARD, "first"),
}
BY_PURPOSE: dict[int, tuple[str, ...]] = {
    at.FOR_CARD: _CARD,
    at.FOR_GROUP: _FIGHT,
    at.FOR_REPLACEMENT: ("context", "replacement"),
    at.FOR_SACRIFICE: ("context", "cancels"),
    at.FOR_PASSAGE: _FIGHT,
    at.FOR_DENIAL: ("water",),
    at.FOR_HERBALIST: ("dead",),
    at.FOR_REGENERATION: ("dead",),
}
BY_CONTEXT: dict[int, tuple[str, ...]] = {
    at.ON_CARD: _CARD,
    at.ON_HIDE: ("hide",),
    at.ON_COMBAT: _FIGHT,
    at.ON_DENIAL: ("water",),
    at.ON_REGENERATION: ("dead",),
}

Json = dict[str, object]


def entries(decision: int, purpose: int, context: int) -> list[str]:
    """What stands under `pending` beside `decision` and `asked`."""
    keys = list(BY_DECISION.get(decision, ()))
    if decision == at.PAY:
        keys += BY_PURPOSE.get(purpose, ())
    if "context" in keys:
        keys += BY_CONTEXT[context]
    return keys


def open_entries(position: VampireEmpire) -> list[str]:
    """The entries of the decision that is open."""
    words = position.words
    return entries(int(words[at.DECISION]), int(words[at.PURPOSE]), int(words[at.CONTEXT]))


def is_immediate(position: VampireEmpire) -> bool:
    """VE-72: a combat that follows from holy water still has its named character."""
    return bool(position.words[at.NAMED])


def pending_json(position: VampireEmpire) -> Json:
    """What is asked, and the facts that the answer needs."""
    decision = int(position.words[at.DECISION])
    pending: Json = {"decision": DECISIONS[decision]}
    if decision == 0:
        return pending
    pending["asked"] = int(position.words[at.ASKED])
    for key in open_entries(position):
        written = _WRITERS[key](position)
        if written is not None:
            pending[key] = written
    return pending


def _kind(position: VampireEmpire, word: int) -> str:
    return kind_name(position.printed, int(position.words[word]) - 1)


def _character(position: VampireEmpire, word: int) -> str:
    return CHARACTER_NAMES[position.words[word] - 1]


def _declined(position: VampireEmpire) -> list[int]:
    """VE-125: who has declined just before; both would have closed the window."""
    return [1 - int(position.words[at.ASKED])] if position.words[at.DECLINED] else []


def _discarded(position: VampireEmpire) -> Json:
    return {
        "cellar": written_at(position, at.DISCARDED + c.CELLAR),
        "moat": written_at(position, at.DISCARDED + c.MOAT),
    }


def _composing(position: VampireEmpire) -> bool | None:
    """Only Mist Form may ask for a character in the middle of a line or at its beginning."""
    if position.words[at.CARD] - 1 != c.MIST_FORM:
        return None
    return bool(position.words[at.COMPOSING])


def _first(position: VampireEmpire) -> str | None:
    return _character(position, at.PICKED) if position.words[at.PICKED] else None


# --- actions -------------------------------------------------------------------------------------


def _hide(position: VampireEmpire) -> Json:
    """VE-56: the character, the red cards and which of them have no effect."""
    composing = position.words[at.DECISION] == at.HIDE_CARD
    written: Json = {
        "character": _character(position, at.NAMED),
        "cards": written_at(position, at.GROUP if composing else at.FIELD + c.VAMPIRES * c.KINDS),
    }
    if not composing:
        written["cancelled"] = written_at(position, at.CANCELLED)
    return written


def _water(position: VampireEmpire) -> Json | None:
    """VE-63: the character and the water cards that are not yet in the moat."""
    words = position.words
    if not is_immediate(position):
        return None
    written: Json = {"character": _character(position, at.NAMED)}
    if words[at.DECISION] == at.WATER_CARD:
        return written | {"cards": written_at(position, at.GROUP)}
    if "combat" in open_entries(position) or words[at.DECISION] == at.IMMEDIATE:
        low = [int(words[at.LOW_WATER]) - 1] if words[at.LOW_WATER] else []
        return written | {"cards": write_kinds(position.printed, low)}
    return written | {"cards": written_at(position, at.FIELD + c.HUMANS * c.KINDS)}


def _combat(position: VampireEmpire) -> Json:
    words = position.words
    fighters: Json = {"attacker": _character(position, at.ATTACKER)}
    if words[at.DECISION] in (at.CHOOSE_TARGET, at.USE_WATER):
        return fighters
    active = int(words[at.ACTIVE])
    written: Json = {
        "target": _character(position, at.TARGET),
        "round": int(words[at.ROUND]),
        "side": SIDE_NAMES[words[at.FIGHTING]],
        "attack": _fought_with(position, active),
        "defence": _fought_with(position, 1 - active),
        "cancelled": written_at(position, at.CANCELLED),
        "group": written_at(position, at.GROUP),
    }
    if words[at.ROUND] == 2:
        written["earlier"] = first_round_json(position)
    if words[at.DECISION] == at.COMMIT:
        written["last"] = _last(position)
    return fighters | written


def _fought_with(position: VampireEmpire, seat: int) -> str:
    """The cards on the table, without a water card that may still be used."""
    words = position.words
    cards = cards_at(position, at.FIELD + seat * c.KINDS)
    if seat == c.HUMANS and words[at.LOW_WATER]:
        cards.remove(int(words[at.LOW_WATER]) - 1)
    return write_kinds(position.printed, cards)


def _last(position: VampireEmpire) -> str | None:
    """VE-240: the card after which others follow; water that is used has no place in the order."""
    kind = int(position.words[at.LAST]) - c.PLAY
    used = 1 if is_immediate(position) and _first_attack_with_water(position) else 0
    composed = sum(int(count) for count in position.words[at.GROUP : at.GROUP + c.KINDS])
    return kind_name(position.printed, kind) if composed > used else None


def _first_attack_with_water(position: VampireEmpire) -> bool:
    words = position.words
    first = words[at.ROUND] == 1 and words[at.FIGHTING] == 0
    return bool(first and words[at.LOW_WATER] == 0)


_WRITERS: dict[str, Callable[[VampireEmpire], object]] = {
    "discarded": _discarded,
    "window": lambda position: WINDOWS[position.words[at.POINT]],
    "declined": _declined,
    "for": lambda position: PURPOSES[position.words[at.PURPOSE]],
    "to_pay": lambda position: int(position.words[at.TO_PAY]),
    "paid": lambda position: written_at(position, at.DISCARDED + c.MOAT),
    "context": lambda position: CONTEXTS[position.words[at.CONTEXT]],
    "card": lambda position: _kind(position, at.CARD),
    "player": lambda position: int(position.words[at.PLAYER]),
    "hide": _hide,
    "water": _water,
    "combat": _combat,
    "dead": lambda position: _character(position, at.NAMED),
    "cancels": lambda position: _kind(position, at.PICKED),
    "replacement": lambda position: _kind(position, at.PICKED),
    "character": lambda position: _character(position, at.PICKED),
    "picked": lambda position: written_at(
        position, at.FIELD + int(position.words[at.PLAYER]) * c.KINDS
    ),
    "first": _first,
    "composing": _composing,
}
