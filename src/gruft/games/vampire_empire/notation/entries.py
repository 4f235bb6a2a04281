"""What lies on the table for an open decision of Vampire Empire, as entries of `pending` in JSON.

A combat needs its fighters and cards, a payment what it is for. Every entry is stated once, as it
is written and as it is laid again; `pending.py` says which question has which.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    SIDE_NAMES,
    character_of,
    kind_lists,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel import declared
from gruft.kernel.laying import (
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_word,
    refuse_unknown_keys,
)
from gruft.kernel.refusal import Refused

WINDOWS = ("A", "B", "attack")
MOST_TO_PAY = 99
COMBAT_ENTRIES = (
    *("attacker", "target", "round", "side", "attack", "defence"),
    *("cancelled", "group", "earlier", "last"),
)
EARLIER_ENTRIES = ("attack", "defence", "cancelled")
DISCARDS = {"cellar": at.DISCARDED + c.CELLAR, "moat": at.DISCARDED + c.MOAT}
EARLIER_CANCELLED = at.EARLIER + 2 * c.KINDS
FIELD_OF_V = at.FIELD + c.VAMPIRES * c.KINDS
FIELD_OF_H = at.FIELD + c.HUMANS * c.KINDS

Json = dict[str, object]
Data = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of `pending`: how it is written, and laid again. None is not written."""

    key: str
    write: Callable[[VampireEmpire], object]
    lay: Callable[[VampireEmpire, object], None]
    #: Without it the question cannot be asked.
    needed: bool = False


def cards_at(position: VampireEmpire, start: int) -> list[int]:
    """The cards that are counted from a word on, in rising order."""
    return declared.cards_at(position.words, start, c.KINDS)


def lay_cards(position: VampireEmpire, start: int, cards: Sequence[int]) -> None:
    """Count these cards from a word on, and no others."""
    declared.lay_cards(position.words, start, c.KINDS, cards)


def written_at(position: VampireEmpire, start: int) -> str:
    """The cards that are counted from a word on, as they are written."""
    return kind_lists(position.printed).write(cards_at(position, start))


def _named(position: VampireEmpire, data: Data, key: str, told: str) -> tuple[int, ...]:
    """Cards that may be left out."""
    written = data.get(key)
    return () if written is None else kind_lists(position.printed).read_named_value(written, told)


# --- single words and cards ----------------------------------------------------------------------


def _fact(fact: declared.Fact) -> Entry:
    return Entry(
        fact.key,
        lambda position: fact.write(position.words),
        lambda position, value: fact.lay(position.words, value),
    )


def word(key: str, place: int, names: Sequence[str]) -> Entry:
    """One of some words, by its place among them."""
    return _fact(declared.word(key, place, names, told=f"pending.{key}"))


def _character(key: str, place: int, needed: bool = True) -> Entry:
    """A character, kept as its number and one more."""

    def write(position: VampireEmpire) -> str | None:
        kept = int(position.words[place])
        return CHARACTER_NAMES[kept - 1] if kept else None

    def lay(position: VampireEmpire, value: object) -> None:
        position.words[place] = character_of(value, f"pending.{key}") + 1

    return Entry(key, write, lay, needed)


def _card(key: str, place: int) -> Entry:
    """One card, kept as its kind and one more."""

    def write(position: VampireEmpire) -> str:
        return kind_lists(position.printed).name(int(position.words[place]) - 1)

    def lay(position: VampireEmpire, value: object) -> None:
        kind = kind_lists(position.printed).read_one(value, f"pending.{key}")
        position.words[place] = kind + 1
        if place == at.CARD:  # its player is the owner of its deck, unless another is written
            of_humans = position.in_deck_of(c.HUMANS, kind)
            position.words[at.PLAYER] = c.HUMANS if of_humans else c.VAMPIRES

    return Entry(key, write, lay, needed=True)


def _cards(key: str, start: Callable[[VampireEmpire], int]) -> Entry:
    """Cards that are counted from a word on."""

    def lay(position: VampireEmpire, value: object) -> None:
        named = kind_lists(position.printed).read_named_value(value, f"pending.{key}")
        lay_cards(position, start(position), named)

    return Entry(key, lambda position: written_at(position, start(position)), lay)


def _declined(position: VampireEmpire) -> list[int]:
    """Who has declined just before; both would have closed the window."""
    declined = position.words[at.DECLINED] and not position.protects()
    return [1 - int(position.words[at.ASKED])] if declined else []


def _lay_declined(position: VampireEmpire, value: object) -> None:
    seats = [as_seat(seat, "pending.declined", 2) for seat in as_list(value, "declined")]
    if len(seats) > 1:
        raise Refused("position-window-closed", "VE-125")
    if seats and position.protects():
        raise Refused("position-question-impossible", "VE-116", decision="window")
    position.words[at.DECLINED] = len(seats)
    if seats:
        position.words[at.ASKED] = 1 - seats[0]


def _discarded(position: VampireEmpire) -> Json:
    return {key: written_at(position, start) for key, start in DISCARDS.items()}


def _lay_discarded(position: VampireEmpire, value: object) -> None:
    piles = as_mapping(value, "pending.discarded")
    refuse_unknown_keys(piles, tuple(DISCARDS))
    for key, start in DISCARDS.items():
        lay_cards(position, start, _named(position, piles, key, "pending.discarded"))


def _check_to_pay(position: VampireEmpire, value: object) -> None:
    as_number(value, "pending.to_pay", 1, MOST_TO_PAY)


def _composing(position: VampireEmpire) -> bool | None:
    """Only Mist Form may ask for a character in the middle of a line or at its beginning."""
    mist = position.words[at.CARD] - 1 == c.MIST_FORM
    return bool(position.words[at.COMPOSING]) if mist else None


_IN_THE_LINE = _fact(declared.switch("composing", at.COMPOSING, told="pending.composing"))

DISCARDED = Entry("discarded", _discarded, _lay_discarded)
WINDOW = word("window", at.POINT, WINDOWS)
DECLINED = Entry("declined", _declined, _lay_declined)
#: It follows from the rest; `position.py` compares the two.
TO_PAY = Entry("to_pay", lambda position: int(position.words[at.TO_PAY]), _check_to_pay)
PAID = _cards("paid", lambda position: at.DISCARDED + c.MOAT)
CARD = _card("card", at.CARD)
PLAYER = _fact(declared.seat("player", at.PLAYER, 2, told="pending.player"))
DEAD = _character("dead", at.NAMED)
CANCELS = _card("cancels", at.PICKED)
REPLACEMENT = _card("replacement", at.PICKED)
CHARACTER = _character("character", at.PICKED)
FIRST = _character("first", at.PICKED, needed=False)
PICKED = _cards("picked", lambda position: at.FIELD + int(position.words[at.PLAYER]) * c.KINDS)
COMPOSING = Entry("composing", _composing, _IN_THE_LINE.lay)


# --- hiding and holy water -----------------------------------------------------------------------


def _naming(
    key: str,
    write: Callable[[VampireEmpire], Json],
    lay: Callable[[VampireEmpire, Data, Sequence[int]], None],
    *others: str,
) -> Entry:
    """An action that names a character and shows cards."""
    told = f"pending.{key}"

    def write_all(position: VampireEmpire) -> Json | None:
        named = int(position.words[at.NAMED])
        return {"character": CHARACTER_NAMES[named - 1], **write(position)} if named else None

    def lay_all(position: VampireEmpire, value: object) -> None:
        data = as_mapping(value, told)
        refuse_unknown_keys(data, ("character", "cards", *others))
        named = character_of(data.get("character"), f"{told}.character")
        position.words[at.NAMED] = named + 1
        lay(position, data, _named(position, data, "cards", f"{told}.cards"))

    return Entry(key, write_all, lay_all, needed=True)


def _chosen(position: VampireEmpire) -> Json:
    return {"cards": written_at(position, at.GROUP)}


def _lay_chosen(position: VampireEmpire, data: Data, cards: Sequence[int]) -> None:
    lay_cards(position, at.GROUP, cards)


def _hide(position: VampireEmpire) -> Json:
    """The red cards, and which of them have no effect."""
    cancelled = written_at(position, at.CANCELLED)
    return {"cards": written_at(position, FIELD_OF_V), "cancelled": cancelled}


def _lay_hide(position: VampireEmpire, data: Data, cards: Sequence[int]) -> None:
    lay_cards(position, FIELD_OF_V, cards)
    _lay_cancelled(position, data)
    lay_cards(position, at.GROUP, _without_cancelled(position, cards))


def _lay_cancelled(position: VampireEmpire, data: Data) -> None:
    lay_cards(position, at.CANCELLED, _named(position, data, "cancelled", "pending.cancelled"))


def _without_cancelled(position: VampireEmpire, cards: Sequence[int]) -> list[int]:
    left = list(cards)
    for kind in cards_at(position, at.CANCELLED):
        if kind in left:
            left.remove(kind)
    return left


def _lay_water(position: VampireEmpire, data: Data, cards: Sequence[int]) -> None:
    lay_cards(position, FIELD_OF_H, cards)
    lay_cards(position, at.GROUP, cards)


def _kept(position: VampireEmpire) -> Json:
    low = int(position.words[at.LOW_WATER]) - 1
    return {"cards": kind_lists(position.printed).write([low] if low >= 0 else [])}


def _lay_kept(position: VampireEmpire, data: Data, cards: Sequence[int]) -> None:
    if len(cards) > 1:
        raise Refused("position-one-water-card", "VE-74")
    for kind in cards:
        position.words[at.LOW_WATER] = kind + 1
        position.words[FIELD_OF_H + kind] += 1


HIDE_CHOSEN = _naming("hide", _chosen, _lay_chosen, "cancelled")
HIDE_SHOWN = _naming("hide", _hide, _lay_hide, "cancelled")
WATER_CHOSEN = _naming("water", _chosen, _lay_chosen)
WATER_SHOWN = _naming(
    "water", lambda position: {"cards": written_at(position, FIELD_OF_H)}, _lay_water
)
#: A vampire was found: the card that may still be used. A combat may follow from it or not.
WATER_KEPT = _naming("water", _kept, _lay_kept)
WATER_BEFORE = replace(WATER_KEPT, needed=False)


# --- combat --------------------------------------------------------------------------------------


def _attacker(position: VampireEmpire) -> Json:
    return {"attacker": CHARACTER_NAMES[position.words[at.ATTACKER] - 1]}


def _lay_attacker(position: VampireEmpire, value: object, known: Sequence[str]) -> Data:
    data = as_mapping(value, "pending.combat")
    refuse_unknown_keys(data, known)
    attacker = character_of(data.get("attacker"), "pending.combat.attacker")
    position.words[at.ATTACKER] = attacker + 1
    return data


def _lay_named_attacker(position: VampireEmpire, value: object) -> None:
    _lay_attacker(position, value, COMBAT_ENTRIES[:1])


def _combat(position: VampireEmpire) -> Json:
    words = position.words
    active = int(words[at.ACTIVE])
    written = _attacker(position) | {
        "target": CHARACTER_NAMES[words[at.TARGET] - 1],
        "round": int(words[at.ROUND]),
        "side": SIDE_NAMES[words[at.FIGHTING]],
        "attack": _fought_with(position, active),
        "defence": _fought_with(position, 1 - active),
        "cancelled": written_at(position, at.CANCELLED),
        "group": written_at(position, at.GROUP),
    }
    if words[at.ROUND] == 2:
        starts = _starts_of_the_first_round(position)
        written["earlier"] = {key: written_at(position, start) for key, start in starts.items()}
    if words[at.DECISION] == at.COMMIT:
        written["last"] = _last(position)
    return written


def _fought_with(position: VampireEmpire, seat: int) -> str:
    """The cards on the table, without a water card that may still be used."""
    cards = cards_at(position, at.FIELD + seat * c.KINDS)
    if seat == c.HUMANS and position.words[at.LOW_WATER]:
        cards.remove(int(position.words[at.LOW_WATER]) - 1)
    return kind_lists(position.printed).write(cards)


def _last(position: VampireEmpire) -> str | None:
    """The card after which others follow; water that is used has no place in the order."""
    words = position.words
    opening = words[at.ROUND] == 1 and words[at.FIGHTING] == c.ATTACK
    used = opening and words[at.NAMED] and not words[at.LOW_WATER]
    if len(cards_at(position, at.GROUP)) <= int(bool(used)):
        return None
    return kind_lists(position.printed).name(int(words[at.LAST]) - c.PLAY)


def _lay_combat(position: VampireEmpire, value: object) -> None:
    words, active = position.words, int(position.words[at.ACTIVE])
    data = _lay_attacker(position, value, COMBAT_ENTRIES)
    words[at.TARGET] = character_of(data.get("target"), "pending.combat.target") + 1
    fought = 1 if data.get("round") is None else data["round"]
    words[at.ROUND] = as_number(fought, "pending.combat.round", 1, 2)
    attack, defence = (
        _named(position, data, key, f"pending.combat.{key}") for key in ("attack", "defence")
    )
    words[at.FIGHTING] = _side(position, data, bool(attack))
    for seat, cards in ((active, attack), (1 - active, defence)):
        for kind in cards:
            words[at.FIELD + seat * c.KINDS + kind] += 1
    _lay_cancelled(position, data)
    shown = not (position.composes_group() or position.protects())
    if data.get("group") is not None:
        group = _named(position, data, "group", "pending.combat.group")
        lay_cards(position, at.GROUP, group)
    elif shown:
        of_v = attack if active == c.VAMPIRES else defence
        lay_cards(position, at.GROUP, _without_cancelled(position, of_v))
    if words[at.ROUND] == 2:
        _lay_first_round(position, data.get("earlier"), shown)
    if data.get("last") is not None:
        last = kind_lists(position.printed).read_one(data["last"], "pending.last")
        words[at.LAST] = c.PLAY + last


def _side(position: VampireEmpire, data: Data, attacked: bool) -> int:
    """Whose group it is: V's where H responds; else the defender's once the attack is shown."""
    if data.get("side") is not None:
        return as_word(data["side"], "pending.combat.side", SIDE_NAMES)
    if not position.composes_group():
        return c.ATTACK if position.is_night() or position.protects() else c.DEFENCE
    return c.DEFENCE if attacked and position.words[at.ROUND] == 1 else c.ATTACK


def _starts_of_the_first_round(position: VampireEmpire) -> dict[str, int]:
    """What lay on the table when round 1 ended.

    No rule asks for it: the sums of round 2 count all cards. But a table shows both rounds side by
    side, and a position that is laid in round 2 has to say so too.
    """
    active = int(position.words[at.ACTIVE])
    starts = (at.EARLIER + active * c.KINDS, at.EARLIER + (1 - active) * c.KINDS)
    return dict(zip(EARLIER_ENTRIES, (*starts, EARLIER_CANCELLED), strict=True))


def _lay_first_round(position: VampireEmpire, written: object, shown: bool) -> None:
    """What is written, or all that is shown but the open group."""
    words = position.words
    for place in range(2 * c.KINDS):
        words[at.EARLIER + place] = words[at.FIELD + place]
    for kind in range(c.KINDS):
        words[EARLIER_CANCELLED + kind] = words[at.CANCELLED + kind]
        if shown:  # V's group lies among the cards that are shown
            words[at.EARLIER + c.VAMPIRES * c.KINDS + kind] -= words[at.GROUP + kind]
    if written is None:
        return
    data = as_mapping(written, "pending.combat.earlier")
    refuse_unknown_keys(data, EARLIER_ENTRIES)
    for key, start in _starts_of_the_first_round(position).items():
        lay_cards(position, start, _named(position, data, key, f"pending.combat.earlier.{key}"))


ATTACKER = Entry("combat", _attacker, _lay_named_attacker, needed=True)
COMBAT = Entry("combat", _combat, _lay_combat, needed=True)
