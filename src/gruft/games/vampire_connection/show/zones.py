"""Where everything lies on the table of The Vampire Connection, as far as one seat can know.

Perfect recall is shown, not asked for: cards that a seat knows in other hands, what the village
still holds, and which vampire cards it has not seen. Nothing hidden is read but its own hand.
"""

from collections.abc import Iterable

from gruft.games.vampire_connection.knowledge.worlds import NEVER, known, unseen
from gruft.games.vampire_connection.knowledge.worlds import SPECTATOR as ONLOOKER
from gruft.games.vampire_connection.notation.names import (
    FORM_NAMES,
    PROTECTION_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    VILLAGE_NAMES,
)
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.show.facts import GOALS, side_of
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import village_deck
from gruft.kernel.declared import cards_at
from gruft.kernel.scene import HAND, KNOWN, PILE, ROW, SPECTATOR, Piece, Zone, from_memory

CARD, VAMPIRE_KIND, VICTIM_KIND, DEFENCE, EVENT = "card", "vampire", "victim", "defence", "event"
TRAVELLER = "traveller"
KINDS = frozenset({CARD, VAMPIRE_KIND, VICTIM_KIND, DEFENCE, EVENT, TRAVELLER})
NOBODY = -1

IN_HANDS_MARK, MARKER_MARK, ABILITY_MARK = "in-hands", "marker", "ability"
PRIEST_MARK, BONUS_MARK, CHOSEN_MARK, MARKED_MARK = "priest", "bonus", "chosen", "marked"
PROTECTED_MARKS = tuple(name.replace(" ", "-") for name in PROTECTION_NAMES)
PIECE_MARKS = frozenset(
    {
        *(KNOWN, IN_HANDS_MARK, MARKER_MARK, ABILITY_MARK),
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

#: VC-233: what nobody leafs through, or adds up, where memory counts.
CLOSED_PILES = dict.fromkeys(("village", "village-discard", "discard"), CARD)


def village_face(card: int) -> str:
    """What a village card shows; that it is marked is a mark."""
    return VILLAGE_NAMES[card].removesuffix(" marked")


FACES = frozenset(
    {*TYPE_NAMES, *VAMPIRE_NAMES, *(village_face(card) for card in range(c.VILLAGE_KINDS))}
)


def zones_of(position: VampireConnection, seat: int) -> tuple[Zone, ...]:
    """Hands, castles and tombs by seat; fresh victims; then what lies in the middle."""
    words, everyone = position.words, range(position.seats)
    active = int(words[at.ACTIVE])
    pile = cards_at(words, at.VILLAGE_DISCARDED, c.VILLAGE_KINDS)
    deck = sorted(village_deck(position))  # everybody knows its cards, and nobody their order
    open_events = [int(words[at.FIRST_EVENT]), int(words[at.SECOND_EVENT])]
    lying = [_village_card(position, card) for card in open_events if card >= 0]
    lying += [Piece(CARD, TYPE_NAMES[c.PARTY])] if words[at.PARTY_FLAG] else []
    zones = (
        *(Zone("hand", HAND, owner, _hand(position, owner, seat)) for owner in everyone),
        *(Zone("castle", ROW, owner, _castle(position, owner, seat)) for owner in everyone),
        *(Zone("tomb", ROW, owner, _tomb(position, owner)) for owner in everyone),
        Zone("fresh", ROW, active, _victims(position, at.PLACE, at.FRESH)),
        Zone("table", ROW, NOBODY, tuple(lying)),
        Zone("village", PILE, NOBODY, tuple(_village_card(position, card) for card in deck)),
        Zone("village-discard", PILE, NOBODY, tuple(_village_card(position, one) for one in pile)),
        Zone("deck", PILE, NOBODY, (Piece(CARD),) * int(words[at.VAMPIRE_DECK_SIZE])),
        Zone("discard", PILE, NOBODY, _cards(cards_at(words, at.DISCARDED, c.TYPES))),
        Zone("unseen", PILE, NOBODY, _unseen(position, seat)),
        Zone("way", ROW, active, _way(position)),
        *_offer(position, seat),
    )
    return from_memory(zones, CLOSED_PILES) if position.printed.memory_counts else zones


# --- vampire cards -------------------------------------------------------------------------------


def _cards(cards: Iterable[int], *marks: str) -> tuple[Piece, ...]:
    return tuple(Piece(CARD, TYPE_NAMES[card], marks) for card in cards)


def _hand(position: VampireConnection, owner: int, seat: int) -> tuple[Piece, ...]:
    """One's own cards; of others what one knows, and backs."""
    if owner == seat:
        return _cards(cards_at(position.words, at.HANDS + seat * c.TYPES, c.TYPES))
    faces = _cards(cards_at(known_cards(position, owner, seat), 0, c.TYPES), KNOWN)
    return (*faces, *((Piece(CARD),) * (int(position.hand_size(owner)) - len(faces))))


def known_cards(position: VampireConnection, owner: int, seat: int) -> list[int]:
    """How many cards of each type a seat knows in another hand, at least."""
    memory = ONLOOKER if seat == SPECTATOR else seat
    return [int(known(position.words, memory, owner, card)) for card in range(c.TYPES)]


def _unseen(position: VampireConnection, seat: int) -> tuple[Piece, ...]:
    """Cards in the deck or unknown in other hands; some cannot be in the deck."""
    if position.printed.memory_counts:
        return ()
    words = position.words
    left = [int(count) for count in unseen(words, position.seats, position.printed, seat)]
    for owner in range(position.seats):
        if owner != seat:
            left = [a - b for a, b in zip(left, known_cards(position, owner, seat), strict=True)]
    room = list(left)
    if words[at.RESHUFFLED] != NEVER:
        own = [0] * c.TYPES
        if seat != SPECTATOR:
            own = [int(words[at.DRAWN_SINCE + seat * c.TYPES + card]) for card in range(c.TYPES)]
        room = [int(words[at.RESHUFFLED + card]) - own[card] for card in range(c.TYPES)]
    in_deck = [min(left[card], room[card]) for card in range(c.TYPES)]
    held = [all_of - some for all_of, some in zip(left, in_deck, strict=True)]
    in_hands = _cards(cards_at(held, 0, c.TYPES), IN_HANDS_MARK)
    return (*_cards(cards_at(in_deck, 0, c.TYPES)), *in_hands)


# --- vampires and victims ------------------------------------------------------------------------


def _vampire(position: VampireConnection, seat: int) -> Piece:
    marks = (ABILITY_MARK,) if position.abilities else ()
    return Piece(VAMPIRE_KIND, VAMPIRE_NAMES[position.words[at.VAMPIRE + seat]], marks)


def _victim(position: VampireConnection, victim: int, *marks: str) -> Piece:
    """Its values, what it is, and the protection on it."""
    printed, slot = position.printed, int(position.words[at.COVER + victim])
    own = [PRIEST_MARK] if printed.priest[victim] else []
    # The bonus is worth a word only where Count Biggulp plays with his ability.
    gulps = any(position.has_ability(seat, c.BIGGULP) for seat in range(position.seats))
    own += [BONUS_MARK] if printed.bonus[victim] and gulps else []
    own += [PROTECTED_MARKS[position.cover_on(victim)]] if slot else []
    numbers = (int(printed.left[victim]), int(printed.right[victim]))
    node = str(slot) if slot else ""
    title = printed.names[victim]
    return Piece(VICTIM_KIND, village_face(victim), (*own, *marks), node, numbers, title)


def _victims(position: VampireConnection, start: int, value: int) -> tuple[Piece, ...]:
    found = [one for one in range(c.VICTIMS) if position.words[start + one] == value]
    return tuple(_victim(position, victim) for victim in found)


def _castle(position: VampireConnection, owner: int, seat: int) -> tuple[Piece, ...]:
    """The vampire if it is at home, free captives, then each card with those under it."""
    words = position.words
    pieces = [] if position.in_tomb(owner) else [_vampire(position, owner)]
    captives = [victim for victim in range(c.VICTIMS) if position.is_captive_of(victim, owner)]
    chosen = int(words[at.CHOSEN + seat]) - 1 if owner == seat else NOBODY  # VC-92
    for slot in range(c.MOST_LAID + 1):
        if slot:
            kind = int(words[at.LAID_KIND + slot - 1]) - 1
            if kind < 0 or words[at.LAID_AT + slot - 1] != owner:
                continue
            pieces.append(Piece(CARD, PROTECTION_NAMES[kind], (), str(slot)))
        for victim in captives:
            if words[at.COVER + victim] == slot:
                marks = (CHOSEN_MARK,) if victim == chosen else ()
                pieces.append(_victim(position, victim, *marks))
    return tuple(pieces)


def _tomb(position: VampireConnection, owner: int) -> tuple[Piece, ...]:
    """The vampire if it lies there, the marker if it is staked, the dead."""
    pieces = [_vampire(position, owner)] if position.in_tomb(owner) else []
    if position.is_staked(owner):
        pieces += _cards([int(position.words[at.MARKER + owner])], MARKER_MARK)
    return (*pieces, *_victims(position, at.PLACE, at.DEAD + owner))


def _village_card(position: VampireConnection, card: int) -> Piece:
    if card < c.VICTIMS:
        return _victim(position, card)
    marks = (MARKED_MARK,) if c.is_marked(card) else ()
    return Piece(EVENT if card >= c.SUNRISE else DEFENCE, village_face(card), marks)


# --- the journey under way, and the offer that lies on the table ---------------------------------


def _way(position: VampireConnection) -> tuple[Piece, ...]:
    """In which form AP travels; its node is where to: `village`, `castle 2`, `tomb 0`."""
    words = position.words
    if not QUESTIONS[words[at.DECISION]].is_under_way(position):
        return ()
    goal, lord = GOALS[words[at.GOAL]].removesuffix("-twice"), int(words[at.GOAL_SEAT])
    if goal != "village":
        goal = f"castle {lord}" if lord >= 0 else f"{goal} {int(words[at.ACTIVE])}"
    return (Piece(TRAVELLER, FORM_NAMES[words[at.FORM]], (), goal),)


def _offer(position: VampireConnection, seat: int) -> tuple[Zone, ...]:
    """What is given and wanted, open for the two and backs for all others; and which kinds
    of cards there are, the same all game long."""
    words, copies = position.words, position.printed.copies
    active, partner = int(words[at.ACTIVE]), int(words[at.PARTNER])
    side = int(QUESTIONS[words[at.DECISION]].offer_seen(position, seat))
    owner = (partner if side == at.COUNTER_GIVE else active) if side else NOBODY
    given, wanted = (side_of(position, first) if side else [] for first in (side, side + 2))
    market = [card for card in range(c.TYPES) if copies[card]]
    involved = seat in (active, partner)
    return (
        Zone("give", ROW, owner, _cards(given) if involved else (Piece(CARD),) * len(given)),
        Zone("want", ROW, owner, _cards(wanted) if involved else (Piece(CARD),) * len(wanted)),
        Zone("market", PILE, NOBODY, _cards(market)),
    )
