"""The open decision of Vampire Empire as JSON: what is asked, and what lies on the table for it.

Every decision needs a few facts of its own: a combat its fighters and cards, a payment what it is
for. Only those of the open decision are written. `pending_laying.py` reads them.
"""

from collections.abc import Callable

from gruft.games.vampire_empire.card_lists import cards_at, write_kinds, written_at
from gruft.games.vampire_empire.cards import CELLAR, HUMANS, KINDS, MIST_FORM, MOAT, PLAY, VAMPIRES
from gruft.games.vampire_empire.first_round import first_round_json
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ASKED,
    ATTACKER,
    CANCEL_PICK,
    CANCELLED,
    CARD,
    CHOOSE_TARGET,
    COMMIT,
    COMPOSING,
    CONTEXT,
    DEATH,
    DECISION,
    DECLINED,
    DISCARDED,
    EFFECT_CHAR,
    EFFECT_PICK,
    EFFECT_RETURN,
    EFFECT_SIDE,
    EFFECT_TYPE,
    FIELD,
    FIGHTING,
    FOR_CARD,
    FOR_DENIAL,
    FOR_GROUP,
    FOR_HERBALIST,
    FOR_PASSAGE,
    FOR_REGENERATION,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    GROUP,
    HIDE_CARD,
    IMMEDIATE,
    LAST,
    LOW_WATER,
    NAMED,
    ON_CARD,
    ON_COMBAT,
    ON_DENIAL,
    ON_HIDE,
    ON_REGENERATION,
    PAY,
    PICKED,
    PLAYER,
    POINT,
    PURPOSE,
    REPLACE,
    RESPOND,
    ROUND,
    STEP1,
    TARGET,
    TO_PAY,
    USE_WATER,
    WATER_CARD,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.names import CHARACTER_NAMES, SIDE_NAMES, kind_name
from gruft.games.vampire_empire.position import DECISION_KEYS, VampireEmpire

DECISIONS = tuple(key.removeprefix("decision-") for key in DECISION_KEYS)
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
    STEP1: ("discarded",),
    WINDOW: ("window", "declined"),
    PAY: ("for", "to_pay", "paid"),
    HIDE_CARD: ("hide",),
    WATER_CARD: ("water",),
    CHOOSE_TARGET: ("combat",),
    COMMIT: _FIGHT,
    RESPOND: ("context",),
    CANCEL_PICK: ("context",),
    REPLACE: ("context",),
    WATER_RESPONSE: ("water",),
    DEATH: ("dead",),
    IMMEDIATE: ("water",),
    USE_WATER: ("water", "combat"),
    EFFECT_CHAR: (*_CARD, "composing"),
    EFFECT_SIDE: (*_CARD, "character"),
    EFFECT_TYPE: _CARD,
    EFFECT_PICK: (*_CARD, "picked"),
    EFFECT_RETURN: (*_CARD, "first"),
}
BY_PURPOSE: dict[int, tuple[str, ...]] = {
    FOR_CARD: _CARD,
    FOR_GROUP: _FIGHT,
    FOR_REPLACEMENT: ("context", "replacement"),
    FOR_SACRIFICE: ("context", "cancels"),
    FOR_PASSAGE: _FIGHT,
    FOR_DENIAL: ("water",),
    FOR_HERBALIST: ("dead",),
    FOR_REGENERATION: ("dead",),
}
BY_CONTEXT: dict[int, tuple[str, ...]] = {
    ON_CARD: _CARD,
    ON_HIDE: ("hide",),
    ON_COMBAT: _FIGHT,
    ON_DENIAL: ("water",),
    ON_REGENERATION: ("dead",),
}

Json = dict[str, object]


def entries(decision: int, purpose: int, context: int) -> list[str]:
    """What stands under `pending` beside `decision` and `asked`."""
    keys = list(BY_DECISION.get(decision, ()))
    if decision == PAY:
        keys += BY_PURPOSE.get(purpose, ())
    if "context" in keys:
        keys += BY_CONTEXT[context]
    return keys


def open_entries(position: VampireEmpire) -> list[str]:
    """The entries of the decision that is open."""
    words = position.words
    return entries(int(words[DECISION]), int(words[PURPOSE]), int(words[CONTEXT]))


def is_immediate(position: VampireEmpire) -> bool:
    """VE-72: a combat that follows from holy water still has its named character."""
    return bool(position.words[NAMED])


def pending_json(position: VampireEmpire) -> Json:
    """What is asked, and the facts that the answer needs."""
    decision = int(position.words[DECISION])
    pending: Json = {"decision": DECISIONS[decision]}
    if decision == 0:
        return pending
    pending["asked"] = int(position.words[ASKED])
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
    return [1 - int(position.words[ASKED])] if position.words[DECLINED] else []


def _discarded(position: VampireEmpire) -> Json:
    return {
        "cellar": written_at(position, DISCARDED + CELLAR),
        "moat": written_at(position, DISCARDED + MOAT),
    }


def _composing(position: VampireEmpire) -> bool | None:
    """Only Mist Form may ask for a character in the middle of a line or at its beginning."""
    if position.words[CARD] - 1 != MIST_FORM:
        return None
    return bool(position.words[COMPOSING])


def _first(position: VampireEmpire) -> str | None:
    return _character(position, PICKED) if position.words[PICKED] else None


# --- actions -------------------------------------------------------------------------------------


def _hide(position: VampireEmpire) -> Json:
    """VE-56: the character, the red cards and which of them have no effect."""
    composing = position.words[DECISION] == HIDE_CARD
    written: Json = {
        "character": _character(position, NAMED),
        "cards": written_at(position, GROUP if composing else FIELD + VAMPIRES * KINDS),
    }
    if not composing:
        written["cancelled"] = written_at(position, CANCELLED)
    return written


def _water(position: VampireEmpire) -> Json | None:
    """VE-63: the character and the water cards that are not yet in the moat."""
    words = position.words
    if not is_immediate(position):
        return None
    written: Json = {"character": _character(position, NAMED)}
    if words[DECISION] == WATER_CARD:
        return written | {"cards": written_at(position, GROUP)}
    if "combat" in open_entries(position) or words[DECISION] == IMMEDIATE:
        low = [int(words[LOW_WATER]) - 1] if words[LOW_WATER] else []
        return written | {"cards": write_kinds(position.printed, low)}
    return written | {"cards": written_at(position, FIELD + HUMANS * KINDS)}


def _combat(position: VampireEmpire) -> Json:
    words = position.words
    fighters: Json = {"attacker": _character(position, ATTACKER)}
    if words[DECISION] in (CHOOSE_TARGET, USE_WATER):
        return fighters
    active = int(words[ACTIVE])
    written: Json = {
        "target": _character(position, TARGET),
        "round": int(words[ROUND]),
        "side": SIDE_NAMES[words[FIGHTING]],
        "attack": _fought_with(position, active),
        "defence": _fought_with(position, 1 - active),
        "cancelled": written_at(position, CANCELLED),
        "group": written_at(position, GROUP),
    }
    if words[ROUND] == 2:
        written["earlier"] = first_round_json(position)
    if words[DECISION] == COMMIT:
        written["last"] = _last(position)
    return fighters | written


def _fought_with(position: VampireEmpire, seat: int) -> str:
    """The cards on the table, without a water card that may still be used."""
    words = position.words
    cards = cards_at(position, FIELD + seat * KINDS)
    if seat == HUMANS and words[LOW_WATER]:
        cards.remove(int(words[LOW_WATER]) - 1)
    return write_kinds(position.printed, cards)


def _last(position: VampireEmpire) -> str | None:
    """VE-240: the card after which others follow; water that is used has no place in the order."""
    kind = int(position.words[LAST]) - PLAY
    used = 1 if is_immediate(position) and _first_attack_with_water(position) else 0
    composed = sum(int(count) for count in position.words[GROUP : GROUP + KINDS])
    return kind_name(position.printed, kind) if composed > used else None


def _first_attack_with_water(position: VampireEmpire) -> bool:
    words = position.words
    first = words[ROUND] == 1 and words[FIGHTING] == 0
    return bool(first and words[LOW_WATER] == 0)


_WRITERS: dict[str, Callable[[VampireEmpire], object]] = {
    "discarded": _discarded,
    "window": lambda position: WINDOWS[position.words[POINT]],
    "declined": _declined,
    "for": lambda position: PURPOSES[position.words[PURPOSE]],
    "to_pay": lambda position: int(position.words[TO_PAY]),
    "paid": lambda position: written_at(position, DISCARDED + MOAT),
    "context": lambda position: CONTEXTS[position.words[CONTEXT]],
    "card": lambda position: _kind(position, CARD),
    "player": lambda position: int(position.words[PLAYER]),
    "hide": _hide,
    "water": _water,
    "combat": _combat,
    "dead": lambda position: _character(position, NAMED),
    "cancels": lambda position: _kind(position, PICKED),
    "replacement": lambda position: _kind(position, PICKED),
    "character": lambda position: _character(position, PICKED),
    "picked": lambda position: written_at(position, FIELD + int(position.words[PLAYER]) * KINDS),
    "first": _first,
    "composing": _composing,
}
