"""Where the cards of Vampire Empire lie, as far as one seat can know (section 15.1).

Perfect recall is shown, not asked for: old sightings, the shown part of a moat, and what is still
hidden of the other's cards. Nothing hidden is read but what the seat itself holds or has seen.
Characters are in `characters.py`.
"""

from collections.abc import Iterator

from gruft.games.vampire_empire.knowledge import sightings as seen
from gruft.games.vampire_empire.notation.names import KIND_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.scene import HAND, KNOWN, PILE, ROW, SPECTATOR, Piece, Zone, from_memory

COMBAT_CARD, SUPPORT_CARD, BACK = "combat-card", "support-card", "card"
CARD_KINDS = frozenset({COMBAT_CARD, SUPPORT_CARD, BACK})

#: In the order of the bits of a type.
TYPE_MARKS = ("noble", "clergy", "servant", "red", "holy-water", "support")
SHOWN_MARK = "shown"
NEW_MARK, CANCELLED_MARK, COMPOSED_MARK, PLAYED_MARK = "new", "cancelled", "composed", "played"
#: In a combat: the round in which a card was played.
ROUND_MARKS = ("round-1", "round-2")
#: Where a card that was seen may be now, by the bits of a sighting.
PLACE_MARKS = {
    seen.IN_HAND: "in-hand",
    seen.IN_DECK: "in-deck",
    seen.IN_CELLAR: "in-cellar",
    seen.IN_MOAT: "in-moat",
}
CARD_MARKS = frozenset(
    {
        *(*TYPE_MARKS, *PLACE_MARKS.values(), KNOWN, SHOWN_MARK),
        *(NEW_MARK, CANCELLED_MARK, COMPOSED_MARK, PLAYED_MARK, *ROUND_MARKS),
    }
)
CARD_ZONES = frozenset({"hand", "deck", "cellar", "moat", "unseen", "field"})

#: The plain zones: one's own cards by their faces; of the other's what must be there, then backs.
PLAIN = (
    ("hand", HAND, seen.IN_HAND, at.HAND_SIZE),
    ("deck", PILE, seen.IN_DECK, at.DECK_SIZE),
    ("cellar", PILE, seen.IN_CELLAR, at.CELLAR_SIZE),
)

Counts = list[int]
NO_CARDS: Counts = [0] * c.KINDS


def card_zones(position: VampireEmpire, seat: int) -> tuple[Zone, ...]:
    """Every zone of cards as this table shows it."""
    zones = tuple(_card_zones(position, seat))
    if not position.printed.readings.memory:
        return zones
    # VE-29, read the other way: one looks into a pile only where a card is picked from it.
    picks = position.words[at.DECISION] == at.EFFECT_PICK and seat in position.to_act()
    closed = ("deck", "unseen") if picks else ("deck", "cellar", "moat", "unseen")
    return from_memory(zones, dict.fromkeys(closed, BACK))


def _card_zones(position: VampireEmpire, seat: int) -> Iterator[Zone]:
    """The vampires' before the humans'."""
    both = (c.VAMPIRES, c.HUMANS)
    for name, shape, bit, size in PLAIN:
        for owner in both:
            if owner == seat:
                pieces = _cards(position, _lying_in(position, owner, bit))
            else:
                pieces = _as_seen(position, owner, seat, bit, int(position.words[size + owner]))
            yield Zone(name, shape, owner, tuple(pieces))
    for owner in both:
        yield Zone("moat", PILE, owner, tuple(_moat(position, owner, seat)))
    for owner in both:
        lying = _field(position, owner) if sees_the_line(position, seat) else []
        yield Zone("field", ROW, owner, tuple(lying))
    for owner in both:
        if owner != seat:
            yield Zone("unseen", PILE, owner, tuple(_unseen(position, owner, seat)))


def sees_the_line(position: VampireEmpire, seat: int) -> bool:
    """Half of a line is there for the seat that composes it, and for nobody else."""
    return position.composing() in (-1, seat)


def card(printed: Printed, kind: int, *marks: str) -> Piece:
    """A card with its types; its value, or its costs by day and by night and its value if any."""
    types, value = int(printed.types[kind]), int(printed.value[kind])
    own = [TYPE_MARKS[place] for place in range(c.TYPES) if types >> place & 1]
    numbers: tuple[int, ...] = (value,)
    if types & c.SUPPORT:
        numbers = (int(printed.day[kind]), int(printed.night[kind]), *((value,) if value else ()))
    shape = SUPPORT_CARD if types & c.SUPPORT else COMBAT_CARD
    return Piece(shape, KIND_NAMES[kind], (*own, *marks), "", numbers, printed.names[kind])


def _cards(position: VampireEmpire, counts: Counts, *marks: str) -> list[Piece]:
    return [
        piece
        for kind, count in enumerate(counts)
        if count
        for piece in [card(position.printed, kind, *marks)] * count
    ]


def _counts(position: VampireEmpire, start: int) -> Counts:
    return [int(count) for count in position.words[start : start + c.KINDS]]


def _but(some: Counts, others: Counts) -> Counts:
    return [have - less for have, less in zip(some, others, strict=True)]


def _lying_in(position: VampireEmpire, owner: int, zone: int) -> Counts:
    """The cards of an owner that lie hidden in a zone."""
    words, offset = position.words, owner * c.KINDS
    if zone == seen.IN_MOAT:
        return _but(_counts(position, at.MOATS + offset), _counts(position, at.SHOWN + offset))
    if zone != seen.IN_DECK:
        return _counts(position, (at.HANDS if zone == seen.IN_HAND else at.CELLARS) + offset)
    found = list(NO_CARDS)
    start = at.DECKS + owner * at.DECK_ROOM
    for kind in words[start : start + words[at.DECK_SIZE + owner]]:
        found[int(kind)] += 1
    return found


def _moat(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """What everybody has seen; the rest for its owner."""
    faces = _cards(position, _counts(position, at.SHOWN + owner * c.KINDS), SHOWN_MARK)
    if owner == seat:
        return faces + _cards(position, _lying_in(position, owner, seen.IN_MOAT))
    left = int(position.words[at.MOAT_SIZE + owner]) - len(faces)
    return faces + _as_seen(position, owner, seat, seen.IN_MOAT, left)


# --- what is known of the other's cards ----------------------------------------------------------


def known(position: VampireEmpire, owner: int, seat: int, zones: int) -> Counts:
    """Section 15.2, number 5: cards of which the seat knows that they are in one of the zones."""
    words, who = position.words, seen.SPECTATORS if seat == SPECTATOR else seen.OPPONENT
    start = at.SIGHTED + (owner * 2 + who) * c.KINDS
    return [
        int(seen.sighted(words, owner, who, kind, zones)) if noted else 0
        for kind, noted in enumerate(words[start : start + c.KINDS])
    ]


def _as_seen(position: VampireEmpire, owner: int, seat: int, zone: int, size: int) -> list[Piece]:
    faces = _cards(position, known(position, owner, seat, zone), KNOWN)
    return faces + [Piece(BACK)] * (size - len(faces))


def _unseen(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """Section 15.2, numbers 4 and 5: hidden cards whose zone is not sure, by deck lists.

    Which cards these are together follows from the deck lists, for every theft was seen. Those that
    were seen say where they may be; the others may be anywhere.
    """
    left = list(NO_CARDS)
    for zone in PLACE_MARKS:
        hidden = _but(_lying_in(position, owner, zone), known(position, owner, seat, zone))
        left = [one + more for one, more in zip(left, hidden, strict=True)]
    moved: list[Piece] = []
    for zones in range(1, seen.PLACES):
        if zones not in PLACE_MARKS:
            sighted = known(position, owner, seat, zones)
            left = _but(left, sighted)
            marks = [mark for bit, mark in PLACE_MARKS.items() if zones & bit]
            moved += _cards(position, sighted, *marks)
    return moved + _cards(position, left)


# --- on the table --------------------------------------------------------------------------------


def _field(position: VampireEmpire, owner: int) -> list[Piece]:
    """The card that takes effect; what was shown, in a combat round by round, what is new or
    cancelled last; one's own half-made group."""
    words = position.words
    pieces = _single(position, at.CARD, PLAYED_MARK) if words[at.PLAYER] == owner else []
    lying = _counts(position, at.FIELD + owner * c.KINDS)
    cancelled = new = NO_CARDS
    if owner == c.VAMPIRES:
        cancelled = _counts(position, at.CANCELLED)
        new = _counts(position, at.GROUP) if _is_answered(position) else NO_CARDS
    elif words[at.LOW_WATER]:
        # It may still join the first attack, but is no part of it yet.
        pieces += _single(position, at.LOW_WATER)
        lying[words[at.LOW_WATER] - 1] -= 1
    if words[at.ROUND] == 2:
        first = _counts(position, at.EARLIER + owner * c.KINDS)
        gone = _counts(position, at.EARLIER + 2 * c.KINDS) if owner == c.VAMPIRES else NO_CARDS
        pieces += _cards(position, _but(first, gone), ROUND_MARKS[0])
        pieces += _cards(position, gone, ROUND_MARKS[0], CANCELLED_MARK)
        lying, cancelled = _but(lying, first), _but(cancelled, gone)
    now = ROUND_MARKS[words[at.ROUND] - 1 : words[at.ROUND]] if words[at.ROUND] else ()
    picked = [COMPOSED_MARK] if words[at.DECISION] == at.EFFECT_PICK else []
    pieces += _cards(position, _but(_but(lying, cancelled), new), *now, *picked)
    pieces += _cards(position, new, *now, NEW_MARK)
    pieces += _cards(position, cancelled, *now, CANCELLED_MARK)
    if owner != position.composing():
        return pieces
    if position.composes_group():
        return pieces + _cards(position, _counts(position, at.GROUP), *now, COMPOSED_MARK)
    replacing = position.is_paying_for(at.FOR_REPLACEMENT)
    return pieces + _single(position, at.PICKED if replacing else at.ANSWER, COMPOSED_MARK)


def _is_answered(position: VampireEmpire) -> bool:
    """H answers a group of V, or V replaces a card of it."""
    words = position.words
    paid = (at.FOR_SACRIFICE, at.FOR_PASSAGE, at.FOR_REPLACEMENT)
    paying = any(position.is_paying_for(purpose) for purpose in paid)
    asked = words[at.DECISION] in (at.RESPOND, at.CANCEL_PICK, at.REPLACE)
    return (asked or paying) and words[at.CONTEXT] in (at.ON_HIDE, at.ON_COMBAT)


def _single(position: VampireEmpire, place: int, *marks: str) -> list[Piece]:
    kind = int(position.words[place]) - 1
    return [card(position.printed, kind, *marks)] if kind >= 0 else []
