"""Lays the written open decision of Vampire Empire over a position.

What is written is read first, so that the cards on the table are known before the others are dealt
out; `lines.py` plays a line that is under way, and `settled.py` adds up what the rules count.
"""

from collections.abc import Callable, Mapping, Sequence

from gruft.games.vampire_empire.notation.belongings import is_composed
from gruft.games.vampire_empire.notation.card_lists import (
    lay_counts,
    read_character,
    read_named_kinds,
)
from gruft.games.vampire_empire.notation.first_round import lay_first_round
from gruft.games.vampire_empire.notation.names import SIDE_NAMES
from gruft.games.vampire_empire.notation.pending import (
    CONTEXTS,
    DECISIONS,
    PURPOSES,
    WINDOWS,
    entries,
    open_entries,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
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
    data = _entries_of({"decision": DECISIONS[at.STEP1]} if written is None else written)
    decision = as_word(data.get("decision"), "pending.decision", DECISIONS)
    purpose = _purpose(data) if decision == at.PAY else at.FOR_PASS
    context = _context(data) if "context" in entries(decision, purpose, at.ON_CARD) else at.ON_CARD
    words = position.words
    words[at.DECISION], words[at.NEXT], words[at.LAST] = decision, at.ASK, 0
    words[at.PURPOSE], words[at.CONTEXT] = purpose, context
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
        return at.FOR_CARD if "card" in data else at.FOR_PASS
    return as_word(data["for"], "pending.for", PURPOSES)


def _context(data: Data) -> int:
    """What H responds to, as it is written or as the other entries tell."""
    if data.get("context") is not None:
        return as_word(data["context"], "pending.context", CONTEXTS)
    told = {
        "combat": at.ON_COMBAT,
        "hide": at.ON_HIDE,
        "water": at.ON_DENIAL,
        "dead": at.ON_REGENERATION,
    }
    return next((context for key, context in told.items() if key in data), at.ON_CARD)


def _must_be_written(position: VampireEmpire, data: Data, keys: Sequence[str]) -> None:
    needed = [key for key in keys if key in NEEDED]
    if "water" in keys and ("combat" not in keys or position.words[at.DECISION] == at.USE_WATER):
        needed.append("water")
    for key in needed:
        if data.get(key) is None:
            name = DECISIONS[position.words[at.DECISION]]
            raise Refused("position-pending-lacks", "VE-253", setting=key, decision=name)


def _lay_what_follows(position: VampireEmpire) -> None:
    """Cards that nobody has to name, because the decision allows no others."""
    words = position.words
    paying = int(words[at.PURPOSE]) if words[at.DECISION] == at.PAY else -1
    context = int(words[at.CONTEXT])
    single = {
        at.FOR_HERBALIST: c.HERBALIST,
        at.FOR_REGENERATION: c.REGENERATION,
        at.FOR_DENIAL: c.NOT_A_VAMPIRE,
    }
    if paying in single:
        words[at.CARD] = single[paying] + 1
    elif context in (at.ON_DENIAL, at.ON_REGENERATION):
        words[at.CARD] = (c.NOT_A_VAMPIRE if context == at.ON_DENIAL else c.REGENERATION) + 1
    words[at.PLAYER] = c.HUMANS if paying == at.FOR_HERBALIST else c.VAMPIRES
    if paying == at.FOR_SACRIFICE or words[at.DECISION] == at.CANCEL_PICK:
        words[at.ANSWER] = c.SACRIFICE + 1
    elif paying == at.FOR_PASSAGE:
        words[at.ANSWER] = c.SECRET_PASSAGE + 1


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
    position.words[at.POINT] = as_word(data["window"], "pending.window", WINDOWS)


def _read_declined(position: VampireEmpire, data: Data) -> None:
    """VE-125: at most one has declined, and it is not the one who is asked."""
    seats = [as_seat(seat, "pending.declined", 2) for seat in as_list(data["declined"], "declined")]
    if len(seats) > 1:
        raise Refused("position-window-closed", "VE-125")
    position.words[at.DECLINED] = len(seats)
    if seats:
        position.words[at.ASKED] = 1 - seats[0]


def _read_discarded(position: VampireEmpire, data: Data) -> None:
    piles = as_mapping(data["discarded"], "pending.discarded")
    refuse_unknown_keys(piles, ("cellar", "moat"))
    for key, pile in (("cellar", c.CELLAR), ("moat", c.MOAT)):
        lay_counts(position, at.DISCARDED + pile, _cards(position, piles, key, "discarded"))


def _read_paid(position: VampireEmpire, data: Data) -> None:
    lay_counts(position, at.DISCARDED + c.MOAT, _cards(position, data, "paid", "paid"))


def _read_to_pay(position: VampireEmpire, data: Data) -> None:
    """It follows from the rest; `position.py` compares the two."""
    as_number(data["to_pay"], "pending.to_pay", 1, MOST_TO_PAY)


def _read_card(position: VampireEmpire, data: Data) -> None:
    """The card's player is the owner of its deck, unless something else is written."""
    kind = _kind(position, data, "card")
    position.words[at.CARD] = kind + 1
    position.words[at.PLAYER] = (
        c.HUMANS if position.printed.copies[c.HUMANS * c.KINDS + kind] else c.VAMPIRES
    )


def _read_player(position: VampireEmpire, data: Data) -> None:
    position.words[at.PLAYER] = as_seat(data["player"], "pending.player", 2)


def _read_picked_kind(key: str) -> Reader:
    def read(position: VampireEmpire, data: Data) -> None:
        position.words[at.PICKED] = _kind(position, data, key) + 1

    return read


def _read_character_into(word: int, key: str) -> Reader:
    def read(position: VampireEmpire, data: Data) -> None:
        position.words[word] = read_character(data[key], f"pending.{key}") + 1

    return read


def _read_chapel(position: VampireEmpire, data: Data) -> None:
    start = at.FIELD + int(position.words[at.PLAYER]) * c.KINDS
    lay_counts(position, start, _cards(position, data, "picked", "picked"))


def _read_composing(position: VampireEmpire, data: Data) -> None:
    position.words[at.COMPOSING] = int(as_switch(data["composing"], "pending.composing"))


# --- actions -------------------------------------------------------------------------------------


def _named_character(position: VampireEmpire, data: Data, key: str, known: Sequence[str]) -> Data:
    inner = as_mapping(data[key], f"pending.{key}")
    refuse_unknown_keys(inner, known)
    position.words[at.NAMED] = (
        read_character(inner.get("character"), f"pending.{key}.character") + 1
    )
    return inner


def _read_hide(position: VampireEmpire, data: Data) -> None:
    inner = _named_character(position, data, "hide", ("character", "cards", "cancelled"))
    cards = _cards(position, inner, "cards", "hide.cards")
    if position.words[at.DECISION] == at.HIDE_CARD:
        lay_counts(position, at.GROUP, cards)
        return
    lay_counts(position, at.FIELD + c.VAMPIRES * c.KINDS, cards)
    _lay_cancelled(position, inner)
    lay_counts(position, at.GROUP, _without_cancelled(position, cards))


def _lay_cancelled(position: VampireEmpire, inner: Data) -> None:
    lay_counts(position, at.CANCELLED, _cards(position, inner, "cancelled", "cancelled"))


def _without_cancelled(position: VampireEmpire, cards: Sequence[int]) -> list[int]:
    left = list(cards)
    for kind in range(c.KINDS):
        for _ in range(min(left.count(kind), int(position.words[at.CANCELLED + kind]))):
            left.remove(kind)
    return left


def _read_water(position: VampireEmpire, data: Data) -> None:
    inner = _named_character(position, data, "water", ("character", "cards"))
    cards = _cards(position, inner, "cards", "water.cards")
    decision = position.words[at.DECISION]
    if decision == at.WATER_CARD:
        lay_counts(position, at.GROUP, cards)
    elif decision in (at.IMMEDIATE, at.USE_WATER) or "combat" in open_entries(position):
        _keep_water(position, cards)
    else:
        lay_counts(position, at.FIELD + c.HUMANS * c.KINDS, cards)
        lay_counts(position, at.GROUP, cards)


def _keep_water(position: VampireEmpire, cards: Sequence[int]) -> None:
    """VE-74: one card may still be used."""
    if len(cards) > 1:
        raise Refused("position-one-water-card", "VE-74")
    for kind in cards:
        position.words[at.LOW_WATER] = kind + 1
        position.words[at.FIELD + c.HUMANS * c.KINDS + kind] += 1


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
    naming = words[at.DECISION] in (at.CHOOSE_TARGET, at.USE_WATER)
    refuse_unknown_keys(inner, FIGHTERS[:1] if naming else COMBAT_ENTRIES)
    words[at.ATTACKER] = read_character(inner.get("attacker"), "pending.combat.attacker") + 1
    if not naming:
        words[at.TARGET] = read_character(inner.get("target"), "pending.combat.target") + 1
        _read_rounds(position, inner)


def _read_rounds(position: VampireEmpire, inner: Data) -> None:
    words = position.words
    active = int(words[at.ACTIVE])
    words[at.ROUND] = as_number(_or(inner.get("round"), 1), "pending.combat.round", 1, 2)
    sides = (("attack", active), ("defence", 1 - active))
    fought = {seat: _cards(position, inner, key, f"combat.{key}") for key, seat in sides}
    words[at.FIGHTING] = _side(position, inner, bool(fought[active]))
    for seat, cards in fought.items():
        for kind in cards:
            words[at.FIELD + seat * c.KINDS + kind] += 1
    _lay_cancelled(position, inner)
    if inner.get("group") is not None:
        lay_counts(position, at.GROUP, _cards(position, inner, "group", "combat.group"))
    elif not is_composed(position):
        lay_counts(position, at.GROUP, _without_cancelled(position, fought[c.VAMPIRES]))
    lay_first_round(position, inner.get("earlier"))
    if inner.get("last") is not None:
        words[at.LAST] = c.PLAY + _kind(position, inner, "last")


def _or(value: object, otherwise: object) -> object:
    return otherwise if value is None else value


def _side(position: VampireEmpire, inner: Data, attacked: bool) -> int:
    """Whose group it is: V's where H responds; else the defender's once the attack is shown."""
    if inner.get("side") is not None:
        return as_word(inner["side"], "pending.combat.side", SIDE_NAMES)
    if not is_composed(position):
        return c.ATTACK if position.words[at.ACTIVE] == c.VAMPIRES else c.DEFENCE
    return c.DEFENCE if attacked and position.words[at.ROUND] == 1 else c.ATTACK


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
    "dead": _read_character_into(at.NAMED, "dead"),
    "cancels": _read_picked_kind("cancels"),
    "replacement": _read_picked_kind("replacement"),
    "character": _read_character_into(at.PICKED, "character"),
    "picked": _read_chapel,
    "first": _read_character_into(at.PICKED, "first"),
    "composing": _read_composing,
}
