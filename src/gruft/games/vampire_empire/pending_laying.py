"""Lays the written open decision of Vampire Empire over a position.

First what is written is read, so that the cards on the table are known before the others are dealt
out; what follows from all of it is worked out in `pending_deriving.py`.
"""

from collections.abc import Callable, Mapping, Sequence

from gruft.games.vampire_empire.belongings import is_composed
from gruft.games.vampire_empire.card_lists import lay_counts, read_character, read_named_kinds
from gruft.games.vampire_empire.cards import (
    ATTACK,
    CELLAR,
    DEFENCE,
    HERBALIST,
    HUMANS,
    KINDS,
    MOAT,
    NOT_A_VAMPIRE,
    PLAY,
    REGENERATION,
    SACRIFICE,
    SECRET_PASSAGE,
    VAMPIRES,
)
from gruft.games.vampire_empire.first_round import lay_first_round
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ANSWER,
    ASK,
    ASKED,
    ATTACKER,
    CANCEL_PICK,
    CANCELLED,
    CARD,
    CHOOSE_TARGET,
    COMPOSING,
    CONTEXT,
    DECISION,
    DECLINED,
    DISCARDED,
    FIELD,
    FIGHTING,
    FOR_CARD,
    FOR_DENIAL,
    FOR_HERBALIST,
    FOR_PASS,
    FOR_PASSAGE,
    FOR_REGENERATION,
    FOR_SACRIFICE,
    GROUP,
    HIDE_CARD,
    IMMEDIATE,
    LAST,
    LOW_WATER,
    NAMED,
    NEXT,
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
    ROUND,
    STEP1,
    TARGET,
    USE_WATER,
    WATER_CARD,
)
from gruft.games.vampire_empire.names import SIDE_NAMES
from gruft.games.vampire_empire.pending_json import (
    CONTEXTS,
    DECISIONS,
    PURPOSES,
    WINDOWS,
    entries,
    open_entries,
)
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_switch,
    as_text,
    as_word,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

MOST_TO_PAY = 99
#: Without these a decision cannot be asked.
NEEDED = ("card", "hide", "combat", "dead", "cancels", "replacement", "character")

Data = Mapping[str, object]
Reader = Callable[[VampireEmpire, Data], None]


def read_pending(position: VampireEmpire, written: object) -> None:
    """Read what is asked and what lies on the table; without an entry the turn begins."""
    data = _entries_of({"decision": DECISIONS[STEP1]} if written is None else written)
    decision = as_word(data.get("decision"), "pending.decision", DECISIONS)
    purpose = _purpose(data) if decision == PAY else FOR_PASS
    context = _context(data) if "context" in entries(decision, purpose, ON_CARD) else ON_CARD
    words = position.words
    words[DECISION], words[NEXT], words[LAST] = decision, ASK, 0
    words[PURPOSE], words[CONTEXT] = purpose, context
    keys = open_entries(position)
    refuse_unknown_keys(data, ("decision", "asked", *keys))
    _must_be_written(position, data, keys)
    _lay_what_follows(position)
    for key in keys:
        if data.get(key) is not None:
            _READERS[key](position, data)


def _entries_of(written: object) -> Data:
    return {"decision": written} if isinstance(written, str) else as_mapping(written, "pending")


def _purpose(data: Data) -> int:
    if data.get("for") is None:
        return FOR_CARD if "card" in data else FOR_PASS
    return as_word(data["for"], "pending.for", PURPOSES)


def _context(data: Data) -> int:
    """What H responds to, as it is written or as the other entries tell."""
    if data.get("context") is not None:
        return as_word(data["context"], "pending.context", CONTEXTS)
    told = {"combat": ON_COMBAT, "hide": ON_HIDE, "water": ON_DENIAL, "dead": ON_REGENERATION}
    return next((context for key, context in told.items() if key in data), ON_CARD)


def _must_be_written(position: VampireEmpire, data: Data, keys: Sequence[str]) -> None:
    needed = [key for key in keys if key in NEEDED]
    if "water" in keys and ("combat" not in keys or position.words[DECISION] == USE_WATER):
        needed.append("water")
    for key in needed:
        if data.get(key) is None:
            name = DECISIONS[position.words[DECISION]]
            raise Refused("position-pending-lacks", "VE-253", setting=key, decision=name)


def _lay_what_follows(position: VampireEmpire) -> None:
    """Cards that nobody has to name, because the decision allows no others."""
    words = position.words
    paying = int(words[PURPOSE]) if words[DECISION] == PAY else -1
    context = int(words[CONTEXT])
    single = {FOR_HERBALIST: HERBALIST, FOR_REGENERATION: REGENERATION, FOR_DENIAL: NOT_A_VAMPIRE}
    if paying in single:
        words[CARD] = single[paying] + 1
    elif context in (ON_DENIAL, ON_REGENERATION):
        words[CARD] = (NOT_A_VAMPIRE if context == ON_DENIAL else REGENERATION) + 1
    words[PLAYER] = HUMANS if paying == FOR_HERBALIST else VAMPIRES
    if paying == FOR_SACRIFICE or words[DECISION] == CANCEL_PICK:
        words[ANSWER] = SACRIFICE + 1
    elif paying == FOR_PASSAGE:
        words[ANSWER] = SECRET_PASSAGE + 1


# --- single entries ------------------------------------------------------------------------------


def _cards(position: VampireEmpire, data: Data, key: str, where: str) -> tuple[int, ...]:
    written = data.get(key)
    if written is None:
        return ()
    return read_named_kinds(position.printed, written, f"pending.{where}")


def _kind(position: VampireEmpire, data: Data, key: str) -> int:
    """One card by name."""
    named = _cards(position, data, key, key)
    if len(named) != 1:
        given = as_text(data[key], f"pending.{key}")[:40]
        raise Refused("refusal-no-such-card", "VE-238", given=given)
    return named[0]


def _read_window(position: VampireEmpire, data: Data) -> None:
    position.words[POINT] = as_word(data["window"], "pending.window", WINDOWS)


def _read_declined(position: VampireEmpire, data: Data) -> None:
    """VE-125: at most one has declined, and it is not the one who is asked."""
    seats = [as_seat(seat, "pending.declined", 2) for seat in as_list(data["declined"], "declined")]
    if len(seats) > 1:
        raise Refused("position-window-closed", "VE-125")
    position.words[DECLINED] = len(seats)
    if seats:
        position.words[ASKED] = 1 - seats[0]


def _read_discarded(position: VampireEmpire, data: Data) -> None:
    piles = as_mapping(data["discarded"], "pending.discarded")
    refuse_unknown_keys(piles, ("cellar", "moat"))
    for key, pile in (("cellar", CELLAR), ("moat", MOAT)):
        lay_counts(position, DISCARDED + pile, _cards(position, piles, key, "discarded"))


def _read_paid(position: VampireEmpire, data: Data) -> None:
    lay_counts(position, DISCARDED + MOAT, _cards(position, data, "paid", "paid"))


def _read_to_pay(position: VampireEmpire, data: Data) -> None:
    """It follows from the rest; `position_json.py` compares the two."""
    as_number(data["to_pay"], "pending.to_pay", 1, MOST_TO_PAY)


def _read_card(position: VampireEmpire, data: Data) -> None:
    """The card's player is the owner of its deck, unless something else is written."""
    kind = _kind(position, data, "card")
    position.words[CARD] = kind + 1
    position.words[PLAYER] = HUMANS if position.printed.copies[HUMANS * KINDS + kind] else VAMPIRES


def _read_player(position: VampireEmpire, data: Data) -> None:
    position.words[PLAYER] = as_seat(data["player"], "pending.player", 2)


def _read_picked_kind(key: str) -> Reader:
    def read(position: VampireEmpire, data: Data) -> None:
        position.words[PICKED] = _kind(position, data, key) + 1

    return read


def _read_character_into(word: int, key: str) -> Reader:
    def read(position: VampireEmpire, data: Data) -> None:
        position.words[word] = read_character(data[key], f"pending.{key}") + 1

    return read


def _read_chapel(position: VampireEmpire, data: Data) -> None:
    start = FIELD + int(position.words[PLAYER]) * KINDS
    lay_counts(position, start, _cards(position, data, "picked", "picked"))


def _read_composing(position: VampireEmpire, data: Data) -> None:
    position.words[COMPOSING] = int(as_switch(data["composing"], "pending.composing"))


# --- actions -------------------------------------------------------------------------------------


def _named_character(position: VampireEmpire, data: Data, key: str, known: Sequence[str]) -> Data:
    inner = as_mapping(data[key], f"pending.{key}")
    refuse_unknown_keys(inner, known)
    position.words[NAMED] = read_character(inner.get("character"), f"pending.{key}.character") + 1
    return inner


def _read_hide(position: VampireEmpire, data: Data) -> None:
    inner = _named_character(position, data, "hide", ("character", "cards", "cancelled"))
    cards = _cards(position, inner, "cards", "hide.cards")
    if position.words[DECISION] == HIDE_CARD:
        lay_counts(position, GROUP, cards)
        return
    lay_counts(position, FIELD + VAMPIRES * KINDS, cards)
    _lay_cancelled(position, inner)
    lay_counts(position, GROUP, _without_cancelled(position, cards))


def _lay_cancelled(position: VampireEmpire, inner: Data) -> None:
    lay_counts(position, CANCELLED, _cards(position, inner, "cancelled", "cancelled"))


def _without_cancelled(position: VampireEmpire, cards: Sequence[int]) -> list[int]:
    left = list(cards)
    for kind in range(KINDS):
        for _ in range(min(left.count(kind), int(position.words[CANCELLED + kind]))):
            left.remove(kind)
    return left


def _read_water(position: VampireEmpire, data: Data) -> None:
    inner = _named_character(position, data, "water", ("character", "cards"))
    cards = _cards(position, inner, "cards", "water.cards")
    decision = position.words[DECISION]
    if decision == WATER_CARD:
        lay_counts(position, GROUP, cards)
    elif decision in (IMMEDIATE, USE_WATER) or "combat" in open_entries(position):
        _keep_water(position, cards)
    else:
        lay_counts(position, FIELD + HUMANS * KINDS, cards)
        lay_counts(position, GROUP, cards)


def _keep_water(position: VampireEmpire, cards: Sequence[int]) -> None:
    """VE-74: one card may still be used."""
    if len(cards) > 1:
        raise Refused("position-one-water-card", "VE-74")
    for kind in cards:
        position.words[LOW_WATER] = kind + 1
        position.words[FIELD + HUMANS * KINDS + kind] += 1


FIGHTERS = ("attacker", "target")
COMBAT_ENTRIES = (
    *FIGHTERS,
    "round",
    "side",
    "attack",
    "defence",
    "cancelled",
    "group",
    "earlier",
    "last",
)


def _read_combat(position: VampireEmpire, data: Data) -> None:
    words = position.words
    inner = as_mapping(data["combat"], "pending.combat")
    naming = words[DECISION] in (CHOOSE_TARGET, USE_WATER)
    refuse_unknown_keys(inner, FIGHTERS[:1] if naming else COMBAT_ENTRIES)
    words[ATTACKER] = read_character(inner.get("attacker"), "pending.combat.attacker") + 1
    if not naming:
        words[TARGET] = read_character(inner.get("target"), "pending.combat.target") + 1
        _read_rounds(position, inner)


def _read_rounds(position: VampireEmpire, inner: Data) -> None:
    words = position.words
    active = int(words[ACTIVE])
    words[ROUND] = as_number(_or(inner.get("round"), 1), "pending.combat.round", 1, 2)
    sides = (("attack", active), ("defence", 1 - active))
    fought = {seat: _cards(position, inner, key, f"combat.{key}") for key, seat in sides}
    words[FIGHTING] = _side(position, inner, bool(fought[active]))
    for seat, cards in fought.items():
        for kind in cards:
            words[FIELD + seat * KINDS + kind] += 1
    _lay_cancelled(position, inner)
    if inner.get("group") is not None:
        lay_counts(position, GROUP, _cards(position, inner, "group", "combat.group"))
    elif not is_composed(position):
        lay_counts(position, GROUP, _without_cancelled(position, fought[VAMPIRES]))
    lay_first_round(position, inner.get("earlier"))
    if inner.get("last") is not None:
        words[LAST] = PLAY + _kind(position, inner, "last")


def _or(value: object, otherwise: object) -> object:
    return otherwise if value is None else value


def _side(position: VampireEmpire, inner: Data, attacked: bool) -> int:
    """Whose group it is: V's where H responds; else the defender's once the attack is shown."""
    if inner.get("side") is not None:
        return as_word(inner["side"], "pending.combat.side", SIDE_NAMES)
    if not is_composed(position):
        return ATTACK if position.words[ACTIVE] == VAMPIRES else DEFENCE
    return DEFENCE if attacked and position.words[ROUND] == 1 else ATTACK


_READERS: dict[str, Reader] = {
    "discarded": _read_discarded,
    "window": _read_window,
    "declined": _read_declined,
    "for": lambda position, data: None,
    "to_pay": _read_to_pay,
    "paid": _read_paid,
    "context": lambda position, data: None,
    "card": _read_card,
    "player": _read_player,
    "hide": _read_hide,
    "water": _read_water,
    "combat": _read_combat,
    "dead": _read_character_into(NAMED, "dead"),
    "cancels": _read_picked_kind("cancels"),
    "replacement": _read_picked_kind("replacement"),
    "character": _read_character_into(PICKED, "character"),
    "picked": _read_chapel,
    "first": _read_character_into(PICKED, "first"),
    "composing": _read_composing,
}
