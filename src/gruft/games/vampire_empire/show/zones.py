"""Where the cards of Vampire Empire lie, as far as one seat can know (section 15.1).

Perfect recall is shown, not asked for: old sightings, the shown part of a moat, and what is still
hidden of the other's cards. Nothing hidden is read but what the seat itself holds or has seen.
Characters are in `scene_characters.py`.
"""

from collections.abc import Iterable, Iterator

from gruft.games.vampire_empire.knowledge.sightings import (
    IN_CELLAR,
    IN_DECK,
    IN_HAND,
    IN_MOAT,
    OPPONENT,
    PLACES,
    SPECTATORS,
    sighted,
)
from gruft.games.vampire_empire.notation.names import KIND_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.scene import HAND, PILE, ROW, SPECTATOR, Piece, Zone

COMBAT_CARD, SUPPORT_CARD, BACK = "combat-card", "support-card", "card"
CARD_KINDS = frozenset({COMBAT_CARD, SUPPORT_CARD, BACK})

#: In the order of the bits of a type.
TYPE_MARKS = ("noble", "clergy", "servant", "red", "holy-water", "support")
KNOWN_MARK, SHOWN_MARK = "known", "shown"
NEW_MARK, CANCELLED_MARK, COMPOSED_MARK, PLAYED_MARK = "new", "cancelled", "composed", "played"
#: In a combat: the round in which a card was played.
ROUND_MARKS = ("round-1", "round-2")
#: Where a card that was seen may be now, by the bits of a sighting.
PLACE_MARKS = {IN_HAND: "in-hand", IN_DECK: "in-deck", IN_CELLAR: "in-cellar", IN_MOAT: "in-moat"}
CARD_MARKS = frozenset(
    {
        *(*TYPE_MARKS, *PLACE_MARKS.values(), KNOWN_MARK, SHOWN_MARK),
        *(NEW_MARK, CANCELLED_MARK, COMPOSED_MARK, PLAYED_MARK, *ROUND_MARKS),
    }
)
CARD_ZONES = frozenset({"hand", "deck", "cellar", "moat", "unseen", "field"})

Counts = list[int]


def card_zones(position: VampireEmpire, seat: int) -> Iterator[Zone]:
    """Every zone of cards, the vampires' before the humans'."""
    for owner in (c.VAMPIRES, c.HUMANS):
        yield Zone("hand", HAND, owner, tuple(_hand(position, owner, seat)))
    for owner in (c.VAMPIRES, c.HUMANS):
        yield Zone("deck", PILE, owner, tuple(_deck(position, owner, seat)))
    for owner in (c.VAMPIRES, c.HUMANS):
        yield Zone("cellar", PILE, owner, tuple(_cellar(position, owner, seat)))
    for owner in (c.VAMPIRES, c.HUMANS):
        yield Zone("moat", PILE, owner, tuple(_moat(position, owner, seat)))
    for owner in (c.VAMPIRES, c.HUMANS):
        yield Zone("field", ROW, owner, tuple(_field(position, owner, seat)))
    for owner in (c.VAMPIRES, c.HUMANS):
        if owner != seat:
            yield Zone("unseen", PILE, owner, tuple(_unseen(position, owner, seat)))


def sees_the_line(position: VampireEmpire, seat: int) -> bool:
    """VE-234: half of a line is there for the seat that composes it, and for nobody else."""
    return position.composing() in (-1, seat)


# --- single cards --------------------------------------------------------------------------------


def card(printed: Printed, kind: int, *marks: str) -> Piece:
    """A card with its types; its value, or its costs by day and by night and its value if any."""
    types, value = int(printed.types[kind]), int(printed.value[kind])
    own = [TYPE_MARKS[place] for place in range(c.TYPES) if types >> place & 1]
    numbers: tuple[int, ...] = (value,)
    if types & c.SUPPORT:
        numbers = (int(printed.day[kind]), int(printed.night[kind]), *((value,) if value else ()))
    shape = SUPPORT_CARD if types & c.SUPPORT else COMBAT_CARD
    return Piece(shape, KIND_NAMES[kind], (*own, *marks), "", numbers, printed.names[kind])


def _cards(position: VampireEmpire, counts: Iterable[int], *marks: str) -> list[Piece]:
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


def _with_backs(faces: list[Piece], size: int) -> list[Piece]:
    return faces + [Piece(BACK)] * (size - len(faces))


# --- hands and piles -----------------------------------------------------------------------------


def _hand(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """VE-30, VE-177: one's own hand; of the other one what must be there, and backs."""
    if owner == seat:
        return _cards(position, _counts(position, at.HANDS + owner * c.KINDS))
    return _as_seen(position, owner, seat, IN_HAND, int(position.words[at.HAND_SIZE + owner]))


def _deck(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """VE-164, section 15.1: one's own deck is known by subtraction, but for its order."""
    words, size = position.words, int(position.words[at.DECK_SIZE + owner])
    if owner != seat:
        return _as_seen(position, owner, seat, IN_DECK, size)
    start = at.DECKS + owner * at.DECK_ROOM
    kinds = sorted(int(kind) for kind in words[start : start + size])
    return [card(position.printed, kind) for kind in kinds]


def _cellar(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """VE-29, VE-139: one's own cellar; of the other one what was seen and cannot have left."""
    if owner == seat:
        return _cards(position, _counts(position, at.CELLARS + owner * c.KINDS))
    return _as_seen(position, owner, seat, IN_CELLAR, int(position.words[at.CELLAR_SIZE + owner]))


def _moat(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """VE-25, VE-27, VE-29: what everybody has seen; the rest for its owner."""
    shown = _counts(position, at.SHOWN + owner * c.KINDS)
    faces = _cards(position, shown, SHOWN_MARK)
    if owner == seat:
        hidden = _but(_counts(position, at.MOATS + owner * c.KINDS), shown)
        return faces + _cards(position, hidden)
    left = int(position.words[at.MOAT_SIZE + owner]) - len(faces)
    return faces + _as_seen(position, owner, seat, IN_MOAT, left)


# --- what is known of the other's cards ----------------------------------------------------------


def known(position: VampireEmpire, owner: int, seat: int, zones: int) -> Counts:
    """Section 15.2, number 5: cards of which the seat knows that they are in one of the zones."""
    words, who = position.words, SPECTATORS if seat == SPECTATOR else OPPONENT
    start = at.SIGHTED + (owner * 2 + who) * c.KINDS
    return [
        int(sighted(words, owner, who, kind, zones)) if noted else 0
        for kind, noted in enumerate(words[start : start + c.KINDS])
    ]


def _as_seen(position: VampireEmpire, owner: int, seat: int, zone: int, size: int) -> list[Piece]:
    faces = _cards(position, known(position, owner, seat, zone), KNOWN_MARK)
    return _with_backs(faces, size)


def _unseen(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """Section 15.2, numbers 4 and 5: hidden cards whose zone is not sure, by deck lists.

    Those that were seen say where they may be; the others may be anywhere.
    """
    left = hidden_cards(position, owner)
    for zone in PLACE_MARKS:
        left = _but(left, known(position, owner, seat, zone))
    moved: list[Piece] = []
    for zones in range(1, PLACES):
        if zones not in PLACE_MARKS:
            seen = known(position, owner, seat, zones)
            left = _but(left, seen)
            marks = [mark for bit, mark in PLACE_MARKS.items() if zones & bit]
            moved += _cards(position, seen, *marks)
    return moved + _cards(position, left)


def hidden_cards(position: VampireEmpire, owner: int) -> Counts:
    """Section 15.2, number 4: everything of an owner that does not lie open.

    Which cards these are together follows from the deck lists, for every theft was seen.
    """
    words, offset = position.words, owner * c.KINDS
    found = _but(_counts(position, at.MOATS + offset), _counts(position, at.SHOWN + offset))
    for start in (at.HANDS, at.CELLARS):
        for kind, count in enumerate(_counts(position, start + offset)):
            found[kind] += count
    start = at.DECKS + owner * at.DECK_ROOM
    for kind in words[start : start + words[at.DECK_SIZE + owner]]:
        found[int(kind)] += 1
    return found


# --- on the table --------------------------------------------------------------------------------


def _field(position: VampireEmpire, owner: int, seat: int) -> list[Piece]:
    """VE-28: the cards of the action or effect under way; one's own half-made group."""
    if not sees_the_line(position, seat):
        return []
    words = position.words
    played = _single(position, at.CARD, PLAYED_MARK) if words[at.PLAYER] == owner else []
    return [*played, *_lying(position, owner), *_composed(position, owner)]


def _lying(position: VampireEmpire, owner: int) -> list[Piece]:
    """What was shown: in a combat round by round, what is new or cancelled last."""
    words = position.words
    lying = _counts(position, at.FIELD + owner * c.KINDS)
    cancelled = _counts(position, at.CANCELLED) if owner == c.VAMPIRES else [0] * c.KINDS
    new = (
        _counts(position, at.GROUP)
        if owner == c.VAMPIRES and is_answered(position)
        else [0] * c.KINDS
    )
    marks = [COMPOSED_MARK] if words[at.DECISION] == at.EFFECT_PICK else []
    water = _waiting_water(position) if owner == c.HUMANS else [0] * c.KINDS
    pieces = _cards(position, water)
    lying = _but(lying, water)
    if words[at.ROUND] == 2:
        first = _counts(position, at.EARLIER + owner * c.KINDS)
        gone = _counts(position, at.EARLIER + 2 * c.KINDS) if owner == c.VAMPIRES else [0] * c.KINDS
        pieces += _cards(position, _but(first, gone), ROUND_MARKS[0])
        pieces += _cards(position, gone, ROUND_MARKS[0], CANCELLED_MARK)
        lying, cancelled = _but(lying, first), _but(cancelled, gone)
    now = round_mark(position)
    return [
        *pieces,
        *_cards(position, _but(_but(lying, cancelled), new), *now, *marks),
        *_cards(position, new, *now, NEW_MARK),
        *_cards(position, cancelled, *now, CANCELLED_MARK),
    ]


def _waiting_water(position: VampireEmpire) -> Counts:
    """VE-74: a water card that may still join the first attack, but is no part of it yet."""
    low = int(position.words[at.LOW_WATER]) - 1
    return [int(kind == low) for kind in range(c.KINDS)]


def round_mark(position: VampireEmpire) -> list[str]:
    """The round of the combat that is fought now, if there is one."""
    now = int(position.words[at.ROUND])
    return [ROUND_MARKS[now - 1]] if now else []


def is_answered(position: VampireEmpire) -> bool:
    """VE-119, VE-173: H answers a group of V, or V replaces a card of it."""
    words = position.words
    asked = words[at.DECISION] in (at.RESPOND, at.CANCEL_PICK, at.REPLACE)
    paid = words[at.DECISION] == at.PAY and words[at.PURPOSE] in (
        at.FOR_SACRIFICE,
        at.FOR_PASSAGE,
        at.FOR_REPLACEMENT,
    )
    return (asked or paid) and words[at.CONTEXT] in (at.ON_HIDE, at.ON_COMBAT)


def is_composing_group(position: VampireEmpire) -> bool:
    """VE-234: cards are being chosen that nobody else sees yet."""
    words = position.words
    if words[at.DECISION] == at.PAY:
        return bool(words[at.PURPOSE] == at.FOR_GROUP)
    return words[at.DECISION] in (at.COMMIT, at.HIDE_CARD, at.WATER_CARD)


def _composed(position: VampireEmpire, owner: int) -> list[Piece]:
    words, seat = position.words, position.composing()
    if owner != seat:
        return []
    if is_composing_group(position):
        return _cards(position, _counts(position, at.GROUP), *round_mark(position), COMPOSED_MARK)
    if words[at.DECISION] == at.PAY and words[at.PURPOSE] == at.FOR_REPLACEMENT:
        return _single(position, at.PICKED, COMPOSED_MARK)
    return _single(position, at.ANSWER, COMPOSED_MARK)


def _single(position: VampireEmpire, place: int, mark: str) -> list[Piece]:
    kind = int(position.words[place]) - 1
    return [card(position.printed, kind, mark)] if kind >= 0 else []
