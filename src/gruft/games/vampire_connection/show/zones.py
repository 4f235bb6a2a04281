"""Where everything lies on the table of The Vampire Connection, as far as one seat can know.

Perfect recall is shown, not asked for: cards that a seat knows in other hands, what the village
still holds, and which vampire cards it has not seen. Nothing hidden is read but its own hand.
"""

from collections.abc import Iterable

from gruft.games.vampire_connection.knowledge.memory import NEVER, known, unseen
from gruft.games.vampire_connection.knowledge.memory import SPECTATOR as ONLOOKER
from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    VILLAGE_NAMES,
)
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.show.offers import TRAVELLER, offer_zones, way_zone
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import is_marked
from gruft.kernel.scene import HAND, PILE, ROW, SPECTATOR, Piece, Zone

CARD, VAMPIRE_KIND, VICTIM_KIND, DEFENCE, EVENT = "card", "vampire", "victim", "defence", "event"
KINDS = frozenset({CARD, VAMPIRE_KIND, VICTIM_KIND, DEFENCE, EVENT, TRAVELLER})

KNOWN_MARK, IN_HANDS_MARK, MARKER_MARK, ABILITY_MARK = "known", "in-hands", "marker", "ability"
PRIEST_MARK, BONUS_MARK, CHOSEN_MARK, MARKED_MARK = "priest", "bonus", "chosen", "marked"
PROTECTED_MARKS = tuple(name.replace(" ", "-") for name in PROTECTION_NAMES)
PIECE_MARKS = frozenset(
    {
        *(KNOWN_MARK, IN_HANDS_MARK, MARKER_MARK, ABILITY_MARK),
        *(PRIEST_MARK, BONUS_MARK, CHOSEN_MARK, MARKED_MARK, *PROTECTED_MARKS),
    }
)
ZONES = frozenset(
    {
        *("hand", "castle", "tomb", "fresh", "table"),
        *("village", "village-discard", "deck", "discard", "unseen"),
        *("way", "give", "want", "market"),
    }
)


def village_face(card: int) -> str:
    """What a village card shows; that it is marked is a mark."""
    return VILLAGE_NAMES[card].removesuffix(" marked")


FACES = frozenset(
    {*TYPE_NAMES, *VAMPIRE_NAMES, *(village_face(card) for card in range(c.VILLAGE_KINDS))}
)


def zones_of(position: VampireConnection, seat: int) -> tuple[Zone, ...]:
    """Hands, castles and tombs by seat; fresh victims; then what lies in the middle."""
    seats = range(position.seats)
    words = position.words
    return (
        *(Zone("hand", HAND, owner, _hand(position, owner, seat)) for owner in seats),
        *(Zone("castle", ROW, owner, _castle(position, owner, seat)) for owner in seats),
        *(Zone("tomb", ROW, owner, _tomb(position, owner)) for owner in seats),
        Zone("fresh", ROW, int(position.active()), _fresh(position)),
        Zone("table", ROW, -1, tuple(_on_the_table(position))),
        Zone("village", PILE, -1, _village(position)),
        Zone("village-discard", PILE, -1, _village_discard(position)),
        Zone("deck", PILE, -1, (Piece(CARD),) * int(words[at.VAMPIRE_DECK_SIZE])),
        Zone("discard", PILE, -1, tuple(_cards(_counts(position, at.DISCARDED)))),
        Zone("unseen", PILE, -1, tuple(_unseen(position, seat))),
        way_zone(position),
        *offer_zones(position, seat),
    )


# --- vampire cards -------------------------------------------------------------------------------


def _counts(position: VampireConnection, first: int) -> list[int]:
    return [int(position.words[first + card]) for card in range(c.TYPES)]


def _cards(counts: Iterable[int], *marks: str) -> list[Piece]:
    return [
        Piece(CARD, TYPE_NAMES[card], marks)
        for card, count in enumerate(counts)
        for _ in range(count)
    ]


def _hand(position: VampireConnection, owner: int, seat: int) -> tuple[Piece, ...]:
    """VC-231, VC-235, VC-237 to VC-240: one's own cards; of others what one knows, and backs."""
    if owner == seat:
        return tuple(_cards(position.held(seat, card) for card in range(c.TYPES)))
    faces = _cards(known_cards(position, owner, seat), KNOWN_MARK)
    return (*faces, *((Piece(CARD),) * (int(position.hand_size(owner)) - len(faces))))


def known_cards(position: VampireConnection, owner: int, seat: int) -> list[int]:
    """VC-237 to VC-240: how many cards of each type a seat knows in another hand, at least."""
    memory = ONLOOKER if seat == SPECTATOR else seat
    return [int(known(position.words, memory, owner, card)) for card in range(c.TYPES)]


def _unseen(position: VampireConnection, seat: int) -> list[Piece]:
    """VC-236, VC-241: cards in the deck or unknown in other hands; some cannot be in the deck."""
    left = [int(count) for count in unseen(position.words, position.seats, position.printed, seat)]
    for owner in range(position.seats):
        if owner != seat:
            left = [a - b for a, b in zip(left, known_cards(position, owner, seat), strict=True)]
    in_deck = [min(left[card], _room_in_deck(position, seat, card)) for card in range(c.TYPES)]
    held = [all_of - some for all_of, some in zip(left, in_deck, strict=True)]
    return [*_cards(in_deck), *_cards(held, IN_HANDS_MARK)]


def _room_in_deck(position: VampireConnection, seat: int, card: int) -> int:
    words = position.words
    if words[at.RESHUFFLED] == NEVER:
        return int(position.printed.copies[card])
    own = words[at.DRAWN_SINCE + seat * c.TYPES + card] if seat != SPECTATOR else 0
    return int(words[at.RESHUFFLED + card] - own)


# --- vampires and victims ------------------------------------------------------------------------


def _vampire(position: VampireConnection, seat: int) -> Piece:
    marks = (ABILITY_MARK,) if position.abilities else ()
    return Piece(VAMPIRE_KIND, VAMPIRE_NAMES[position.words[at.VAMPIRE + seat]], marks)


def _victim(position: VampireConnection, victim: int, *marks: str) -> Piece:
    """VC-7, VC-111: its values, what it is, and the protection on it."""
    printed, slot = position.printed, int(position.words[at.COVER + victim])
    own = [PRIEST_MARK] if printed.priest[victim] else []
    own += [BONUS_MARK] if printed.bonus[victim] and _somebody_gulps(position) else []
    own += [PROTECTED_MARKS[position.cover_on(victim)]] if slot else []
    numbers = (int(printed.left[victim]), int(printed.right[victim]))
    node = str(slot) if slot else ""
    title = printed.names[victim]
    return Piece(VICTIM_KIND, village_face(victim), (*own, *marks), node, numbers, title)


def _somebody_gulps(position: VampireConnection) -> bool:
    """VC-219: the bonus is worth a word only where Count Biggulp plays with his ability."""
    return any(position.has_ability(seat, c.BIGGULP) for seat in range(position.seats))


def _castle(position: VampireConnection, owner: int, seat: int) -> tuple[Piece, ...]:
    """VC-230: the vampire if it is at home, free captives, then each card with those under it."""
    at_home = () if position.in_tomb(owner) else (_vampire(position, owner),)
    captives = [victim for victim in range(c.VICTIMS) if position.is_captive_of(victim, owner)]
    chosen = int(position.words[at.CHOSEN + seat]) - 1 if owner == seat else -1  # VC-92
    pieces: list[Piece] = []
    for slot in (0, *_laid_at(position, owner)):
        pieces += [_laid(position, slot)] if slot else []
        under = [victim for victim in captives if position.words[at.COVER + victim] == slot]
        marks = [(CHOSEN_MARK,) if victim == chosen else () for victim in under]
        pieces += [_victim(position, one, *more) for one, more in zip(under, marks, strict=True)]
    return (*at_home, *pieces)


def _laid_at(position: VampireConnection, castle: int) -> list[int]:
    words = position.words
    return [
        slot + 1
        for slot in range(c.MOST_LAID)
        if words[at.LAID_KIND + slot] and words[at.LAID_AT + slot] == castle
    ]


def _laid(position: VampireConnection, slot: int) -> Piece:
    kind = position.words[at.LAID_KIND + slot - 1] - 1
    return Piece(CARD, PROTECTION_NAMES[kind], (), str(slot))


def _tomb(position: VampireConnection, owner: int) -> tuple[Piece, ...]:
    """VC-152, VC-164: the vampire if it lies there, the marker if it is staked, the dead."""
    pieces = [_vampire(position, owner)] if position.in_tomb(owner) else []
    if position.is_staked(owner):
        pieces.append(Piece(CARD, TYPE_NAMES[position.words[at.MARKER + owner]], (MARKER_MARK,)))
    dead = [
        victim
        for victim in range(c.VICTIMS)
        if position.words[at.PLACE + victim] == at.DEAD + owner
    ]
    return (*pieces, *(_victim(position, victim) for victim in dead))


def _fresh(position: VampireConnection) -> tuple[Piece, ...]:
    return tuple(_victim(position, one) for one in range(c.VICTIMS) if position.is_fresh(one))


# --- the village ---------------------------------------------------------------------------------


def _village_card(position: VampireConnection, card: int) -> Piece:
    if card < c.VICTIMS:
        return _victim(position, card)
    marks = (MARKED_MARK,) if is_marked(card) else ()
    return Piece(EVENT if card >= c.SUNRISE else DEFENCE, village_face(card), marks)


def _on_the_table(position: VampireConnection) -> Iterable[Piece]:
    """VC-79, VC-11: events that are being executed, and the Party as a reminder."""
    for place in (at.FIRST_EVENT, at.SECOND_EVENT):
        if position.words[place] >= 0:
            yield _village_card(position, int(position.words[place]))
    if position.words[at.PARTY_FLAG]:
        yield Piece(CARD, TYPE_NAMES[c.PARTY])


def _village(position: VampireConnection) -> tuple[Piece, ...]:
    """VC-233, VC-232: everybody knows which cards are in it; their order is nobody's to know."""
    start, size = int(position.village_from()), int(position.words[at.VILLAGE_DECK_SIZE])
    deck = sorted(int(position.words[start + place]) for place in range(size))
    return tuple(_village_card(position, card) for card in deck)


def _village_discard(position: VampireConnection) -> tuple[Piece, ...]:
    return tuple(
        _village_card(position, card)
        for card in range(c.VILLAGE_KINDS)
        for _ in range(position.words[at.VILLAGE_DISCARDED + card])
    )
