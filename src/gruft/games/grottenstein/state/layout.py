"""Where each fact of a position of Vampir stands in its one vector of numbers.

Some words are sets of small numbers, a bit for each: cards, seats, lock colours.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import villa as v

# --- the table ---
DECISION: Final = 0
ROUND: Final = 1  # counted from 1
SLOT: Final = 2  # 0 .. 3 the hunters' colours in their order, 4 the vampire
NEXT: Final = 3  # the step that comes before anybody is asked again
CAUSE: Final = 4  # how the game ended
VAMPIRE_SEAT: Final = 5
TURNED: Final = 6  # a bit for each seat that plays, or played, a servant
THROWN: Final = 7
BAT_SLOT: Final = 8  # GR-151
CHIPS: Final = 9  # white chips in supply
WALL: Final = 10  # 1 while the wall chip lies
BATS: Final = 11
NO_BITE: Final = 12  # ED-7
KIT_USES: Final = 13
CASTER: Final = 14  # who placed the zombies
SEQUENCE: Final = 15  # counts hidden takes, so that they stay in order

# --- a choice in the making ---
ORIGIN: Final = 16  # the decision in which its verb was chosen
PICKED_CARD: Final = 17  # a card, or -1 for the dagger
PICKED_CARDS: Final = 18  # a bit for each card that is being taken
PICKED_SQUARE: Final = 19
PICKED_FROM: Final = 20  # the floor square that cards are being taken from
PLACED: Final = 21  # how many cellar cards lie already

# --- a charge (section 17) ---
FUSE: Final = 22  # the ends of the lighter's slots until it explodes; 0 for none
LIGHTER: Final = 23
AIM: Final = 24  # a door, or -1 for the wall chip
CHARGE_AT: Final = 25

ZOMBIES: Final = 26  # two squares, -1 for none
WARDROBE: Final = 28  # the number of each piece's square
WORN: Final = WARDROBE + c.PIECES
LOCK: Final = WORN + c.PIECES  # crypt, armoured door
FAILED: Final = LOCK + 2  # a bit for each colour that was tried on the lock in vain
OPENED: Final = FAILED + 2  # the colour that fitted + 1, 0 while unknown

# --- figures ---
ORDER: Final = OPENED + 2  # the colour of each hunter's slot
WHERE: Final = ORDER + c.HUNTERS  # a square, -1 when gone
LIFE: Final = WHERE + c.FIGURES
STATUS: Final = LIFE + c.FIGURES
PLAYER: Final = STATUS + c.FIGURES  # the seat that plays the figure
STUCK: Final = PLAYER + c.FIGURES  # ED-9
POISONED: Final = STUCK + c.FIGURES
BITTEN_BY_RATS: Final = POISONED + c.FIGURES
SHACKLED: Final = BITTEN_BY_RATS + c.FIGURES  # the ends of their slots until they are free
STAKE_FLAG: Final = SHACKLED + c.FIGURES  # ready to stake

# --- cards ---
DOWN: Final = STAKE_FLAG + c.FIGURES  # the face-down card of each field + 1, 0 for none
PLACE: Final = DOWN + v.FIELDS  # see below
KNOWN_BY: Final = PLACE + c.CARDS  # a bit for each seat that knows where the card is; bit 5: all do
TAKEN: Final = KNOWN_BY + c.CARDS  # the order in which hidden cards came to their sheets, 0: open
CAP: Final = TAKEN + c.CARDS  # the places that this and all earlier hidden cards there can fill
DENIED: Final = CAP + c.CARDS  # what a hidden card cannot be, for it would have been applied
DOORS: Final = DENIED + c.CARDS  # a word for each door: damage * 4 + state

NOT_SHIELD: Final = 1
NOT_GARLIC: Final = 2

# --- where a card may be ---
FACE_DOWN: Final = 0  # on the field that DOWN says
OPEN_FIELD: Final = 1  # + field
SHEET: Final = 37  # + figure
OUT: Final = 41
IN_HAND: Final = 42  # the vampire's, before he lays the cellar cards
FLOOR: Final = 64  # + 512 kind + square
FLOOR_KIND: Final = 512
REMAINS: Final = 0  # + the colour of the servant who left them
UNLIT: Final = 4
LIT: Final = 5
LAID: Final = 6  # the ladder

# --- states of a figure (GR-8) ---
LIVING: Final = 0
CORPSE: Final = 1
SERVANT: Final = 2
GONE: Final = 3

# --- states of a door ---
OPEN: Final = 0
CLOSED: Final = 1
DESTROYED: Final = 2

# --- locks ---
CRYPT_LOCK: Final = 0
ARMOUR_LOCK: Final = 1

# --- decisions ---
OVER: Final = 0
PLACING: Final = 1
LOCKING_CRYPT: Final = 2
LOCKING_ARMOUR: Final = 3
RISING: Final = 4
FIRST: Final = 5  # a hunter's or servant's slot begins
VAMPIRE_FIRST: Final = 6
DESTINATION: Final = 7
ACTION: Final = 8
REVEALED: Final = 9
VAMPIRE_ACTION: Final = 10
ENDING: Final = 11
WEAPON: Final = 12  # from here on: in the middle of a choice
TARGET: Final = 13
TAKING: Final = 14
TAKING_MORE: Final = 15
PUTTING: Final = 16
CLOSING: Final = 17
USING: Final = 18
PATIENT: Final = 19
LOOKING: Final = 20
KEY_CARD: Final = 21
KEY_DOOR: Final = 22
CASTING: Final = 23
CASTING_AGAIN: Final = 24
LIGHTING: Final = 25
BITING: Final = 26

# --- steps between decisions ---
ASK: Final = 0
SLOT_BEGINS: Final = 1
CORPSE_RISES: Final = 2
SLOT_PLAYS: Final = 3
STOPS: Final = 4
SLOT_ENDS: Final = 5

# --- ends ---
STAKED: Final = 1
VAMPIRE_DEAD: Final = 2
NO_HUNTER_LEFT: Final = 3
ROUNDS_OVER: Final = 4

SPECTATOR: Final = c.MOST_SEATS
EVERYBODY: Final = 63
NOBODY: Final = -1

# --- sets in one word ---
TOP_UNIT: Final = 0x1000000000000000


def bit(number: i64) -> i64:
    """The set of this number alone (0 .. 60).

    A shift to the left by a machine integer is compiled to 32 bits; hence the long way round.
    """
    return TOP_UNIT >> (60 - number)


def has(numbers: i64, number: i64) -> bool:
    """Tell whether the number is in the set."""
    return (numbers >> number) & 1 == 1
