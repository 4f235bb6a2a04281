"""The cards of The Vampire Connection: types, forms, village cards, and the 148 moves.

This room knows what cards and moves there are. It does not know whose turn it is.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.kernel.vectors import spread, zeros

MOST_SEATS: Final = 6

# --- vampire cards (D-1) -------------------------------------------------------------------------

MIST: Final = 0
WOLF: Final = 1
BAT: Final = 2
CARRIAGE: Final = 3
HUNCHBACK: Final = 4
BEATQUICK: Final = 5
THRASHON: Final = 6
RUDEY: Final = 7
ASSISTANT: Final = 8
STAKE: Final = 9
DOUBLE_SUCCESS: Final = 10
GOOD_OPPORTUNITY: Final = 11
ESCAPE: Final = 12
CRUCIFIX: Final = 13
HOLY_WATER: Final = 14
BOOK: Final = 15
PARTY: Final = 16
TYPES: Final = 17

#: How a vampire travels; the hunchback travels alone. The first four are also the cards' numbers.
FORM_MIST: Final = 0
FORM_WOLF: Final = 1
FORM_BAT: Final = 2
FORM_CARRIAGE: Final = 3
FORM_HUNCHBACK: Final = 4
FORMS: Final = 5

# --- village cards (D-2) -------------------------------------------------------------------------

VICTIMS: Final = 28  # village cards 0 .. 27 are the victims
GARLIC: Final = 28
WINDOWS: Final = 29
CHURCH: Final = 30
SUNRISE: Final = 31
MARKED_SUNRISE: Final = 32
BALL: Final = 33
MARKED_BALL: Final = 34
UNREST: Final = 35
ANGEL: Final = 36
VILLAGE_KINDS: Final = 37

# --- vampires ------------------------------------------------------------------------------------

BIGGULP: Final = 0
FICKLECRASH: Final = 1
SHORTWAY: Final = 2
GARLICTOOTH: Final = 3
STONEHEART: Final = 4
MISTSTONE: Final = 5
VAMPIRES: Final = 6

# --- moves (section 19) --------------------------------------------------------------------------

PASS: Final = 0
END_CONNECTION: Final = 1
END_PLAY: Final = 2
CONFIRM: Final = 3
ACCEPT: Final = 4
REJECT: Final = 5
COUNTER: Final = 6
OFFER_TO: Final = 7  # + seat
TYPE: Final = 13  # + type
MOVE_MIST: Final = 30  # + castle 0, tomb 1, village 2, village with double success 3
MOVE_WOLF: Final = 34
MOVE_BAT: Final = 38
MOVE_BAT_ROB: Final = 42  # + seat
MOVE_BAT_AS_WOLF: Final = 48
MOVE_CARRIAGE: Final = 52
MOVE_CARRIAGE_ROB: Final = 56  # + seat
SEND_HUNCHBACK: Final = 62  # + 1 with double success
LEAVE_TOMB: Final = 64
REVIVE: Final = 65
STAKE_WITH: Final = 66  # + 6 hunter + seat
PLAY_OPPORTUNITY: Final = 90
PLAY_ESCAPE: Final = 91
PLAY_PARTY: Final = 92
PROTECT: Final = 93  # + 6 kind + seat
VICTIM: Final = 111  # + victim
RESPOND: Final = 139  # + kind
FIRST: Final = 142  # + 0 or 1
BUY: Final = 144  # + number
MOVES: Final = 148

TO_CASTLE: Final = 0
TO_TOMB: Final = 1
TO_VILLAGE: Final = 2
TO_VILLAGE_TWICE: Final = 3
TO_ROB: Final = 4

HUNTERS: Final = 4
PROTECTIONS: Final = 3  # crucifix 0, holy water 1, book 2
LAID_CRUCIFIX: Final = 0
LAID_HOLY_WATER: Final = 1
LAID_BOOK: Final = 2
MOST_LAID: Final = 16


@final
class Printed:
    """An edition's numbers, ready for the rules."""

    def __init__(self) -> None:
        self.copies = zeros(TYPES)
        self.village = zeros(VILLAGE_KINDS)
        self.repulses = zeros(3 * FORMS)  # 1 where the defence turns the form back
        self.left = zeros(VICTIMS)
        self.right = zeros(VICTIMS)
        self.priest = zeros(VICTIMS)
        self.bonus = zeros(VICTIMS)
        self.names: list[str] = [""] * VICTIMS  # an owner's names; empty where ours are used
        self.tomb_stakes: i64 = 1
        self.form_stakes = zeros(FORMS)
        self.assistant_stakes: i64 = 2
        self.dealt: i64 = 4
        self.first_drops: i64 = 1
        self.hand_limit: i64 = 12
        self.memory_counts = False  # VC-233: the table's choice

    def vampire_total(self) -> i64:
        """How many vampire cards there are."""
        return _sum(self.copies)

    def village_total(self) -> i64:
        """How many village cards there are."""
        return _sum(self.village)

    def vampire_cards(self) -> vec[i64]:
        """Every vampire card, by type, in rising order."""
        return spread(self.copies)


def _sum(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def is_event(card: i64) -> bool:
    """Tell whether a village card is an event."""
    return card >= SUNRISE


def is_defence(card: i64) -> bool:
    """Tell whether a village card is a defence."""
    return GARLIC <= card <= CHURCH


def is_marked(card: i64) -> bool:
    """VC-6: the four events that are shuffled into the lower half."""
    return card in (MARKED_SUNRISE, MARKED_BALL) or card >= UNREST


def event_kind(card: i64) -> i64:
    """The event, whether its card is marked or not."""
    if card == MARKED_SUNRISE:
        return SUNRISE
    if card == MARKED_BALL:
        return BALL
    return card


# --- kinds of moves ------------------------------------------------------------------------------


def is_offer(move: i64) -> bool:
    """Tell whether the move addresses an offer to a seat."""
    return OFFER_TO <= move < TYPE


def is_type(move: i64) -> bool:
    """Tell whether the move names a type of vampire card."""
    return TYPE <= move < TYPE + TYPES


def is_play(move: i64) -> bool:
    """Tell whether the move plays a card, or does in PLAY what needs none."""
    return MOVE_MIST <= move < VICTIM


def is_journey(move: i64) -> bool:
    """Tell whether a play is a journey."""
    return MOVE_MIST <= move < LEAVE_TOMB


def is_staking(move: i64) -> bool:
    """Tell whether the move plays a hunter."""
    return STAKE_WITH <= move < PLAY_OPPORTUNITY


def is_victim(move: i64) -> bool:
    """Tell whether the move names a victim."""
    return VICTIM <= move < RESPOND


def is_response(move: i64) -> bool:
    """Tell whether the move wards an attack off."""
    return RESPOND <= move < FIRST
