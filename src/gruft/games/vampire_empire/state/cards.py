"""The characters, kinds of cards and 216 moves of Vampire Empire.

This room knows what there is, not who holds it. What a card is worth is printed in the edition;
what the named support cards do is for the chapters in `rules/`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.kernel.vectors import spread, zeros

# --- seats ---------------------------------------------------------------------------------------

VAMPIRES: Final = 0  # V; its turns are nights
HUMANS: Final = 1  # H; its turns are days

# --- characters (VE-1) ---------------------------------------------------------------------------

LADY: Final = 0
LORD: Final = 1
OFFICER: Final = 2
MONK: Final = 3
NUN: Final = 4
BISHOP: Final = 5
MAID: Final = 6
COOK: Final = 7
BUTLER: Final = 8
CHARACTERS: Final = 9

# --- types of cards (VE-4), as bits; the first three are also the classes of the characters ------

NOBLE: Final = 1
CLERGY: Final = 2
SERVANT: Final = 4
RED: Final = 8
WATER: Final = 16
SUPPORT: Final = 32
TYPES: Final = 6
CLASSES: Final = NOBLE | CLERGY | SERVANT
COMBAT_TYPES: Final = CLASSES | RED

# --- kinds (section 16) --------------------------------------------------------------------------

SECRET_JOURNEY: Final = 24
SECRET_PASSAGE: Final = 25
CHAPEL: Final = 26
HERBALIST: Final = 27
CRYPT_OPENING: Final = 28
OSTLER: Final = 29
SQUIRE: Final = 30
NOVICE: Final = 31
CRUCIFIX: Final = 32
SACRIFICE: Final = 33
BAT_FORM: Final = 34
MIST_FORM: Final = 35
HYPNOSIS: Final = 36
REGENERATION: Final = 37
COFFIN: Final = 38
KITCHEN_BOY: Final = 39
LADY_IN_WAITING: Final = 40
ORGANIST: Final = 41
CLAWS: Final = 42
NOT_A_VAMPIRE: Final = 43
MARKER_CARDS: Final = (OSTLER, SQUIRE, NOVICE, KITCHEN_BOY, LADY_IN_WAITING, ORGANIST)
FIRST_SUPPORT: Final = 24
LAST_SUPPORT: Final = 43
FIRST_SPARE: Final = 44  # VE-238: 44 to 47 are for an owner's cards
KINDS: Final = 48

# --- moves (section 18) --------------------------------------------------------------------------

CELLAR: Final = 0  # + kind
MOAT: Final = 48  # + kind
PLAY: Final = 96  # + kind
PICK: Final = 144  # + kind
CHAR: Final = 192  # + character
TYPE: Final = 201  # + place of the type in the list of types
SIDE: Final = 207  # + attack 0, defence 1
ACTION: Final = 209
HIDE: Final = 209
ASK_WATER: Final = 210
COMBAT: Final = 211
PASS: Final = 212
YES: Final = 213
DONE: Final = 214
SKIP: Final = 215
MOVES: Final = 216

ATTACK: Final = 0
DEFENCE: Final = 1

HAND: Final = 8  # VE-15, VE-40: cards dealt, and drawn up to
HIDE_CARDS: Final = 3  # VE-55
WATER_CARDS: Final = 2  # VE-62
PASS_CARDS: Final = 2  # VE-79
VAMPIRE_TOKENS: Final = 3  # VE-12
INNOCENT_TOKENS: Final = 2  # VE-13
CASTLE_SIZE: Final = 3  # VE-18
CHAPEL_CARDS: Final = 3  # VE-164
COFFIN_CARDS: Final = 3  # VE-193
HYPNOTISED: Final = 2  # VE-186


@final
class Readings:
    """What the table plays where the book can be read two ways; without a choice, the rulings."""

    def __init__(
        self,
        chapel_holy_water: bool = False,
        markers_both_rounds: bool = False,
        memory: bool = False,
        protect_after_attack: bool = False,
        regeneration_always: bool = False,
    ) -> None:
        self.chapel_holy_water = chapel_holy_water  # VE-5, VE-167
        self.markers_both_rounds = markers_both_rounds  # VE-110, VE-202
        self.memory = memory  # VE-29
        self.protect_after_attack = protect_after_attack  # VE-116
        self.regeneration_always = regeneration_always  # VE-192, VE-209


@final
class Printed:
    """An edition's numbers, and the table's readings, ready for the rules."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.types = zeros(KINDS)  # bits
        self.value = zeros(KINDS)
        self.day = zeros(KINDS)
        self.night = zeros(KINDS)
        self.copies = zeros(2 * KINDS)  # the vampire deck, then the human deck
        self.names: list[str] = [""] * KINDS  # an owner's names; empty where ours are used

    def deck(self, seat: i64) -> vec[i64]:
        """VE-3: every card of a seat's deck, by kind, in rising order."""
        return spread(self.copies[seat * KINDS : (seat + 1) * KINDS])


def class_of(character: i64) -> i64:
    """VE-1, VE-2: the class of a character, as the bit of its type; it never changes."""
    if character < MONK:
        return NOBLE
    return CLERGY if character < MAID else SERVANT


def is_play(move: i64) -> bool:
    """Tell whether the move plays a card."""
    return PLAY <= move < PICK


def is_pick(move: i64) -> bool:
    """Tell whether the move picks a card of a pile or a group."""
    return PICK <= move < CHAR


def is_character(move: i64) -> bool:
    """Tell whether the move names a character."""
    return CHAR <= move < TYPE


def is_support(kind: i64) -> bool:
    """Tell whether a kind is a support card (VE-238: the numbers are fixed)."""
    return FIRST_SUPPORT <= kind <= LAST_SUPPORT


def other(seat: i64) -> i64:
    """The opponent."""
    return 1 - seat


def marker_class(kind: i64) -> i64:
    """VE-155, VE-176: the class that a marker card strengthens; 0 if it is not a marker card."""
    if kind in (OSTLER, KITCHEN_BOY):
        return SERVANT
    if kind in (SQUIRE, LADY_IN_WAITING):
        return NOBLE
    if kind in (NOVICE, ORGANIST):
        return CLERGY
    return 0


def best_marked(kind: i64) -> i64:
    """VE-155, VE-176: the character on which this marker card is worth 2."""
    if kind == OSTLER:
        return BUTLER
    if kind == SQUIRE:
        return OFFICER
    if kind == NOVICE:
        return NUN
    if kind == KITCHEN_BOY:
        return COOK
    return LADY if kind == LADY_IN_WAITING else BISHOP


def goes_into_windows(kind: i64) -> bool:
    """VE-121, VE-122: the support cards that are played in windows A and B."""
    if marker_class(kind) != 0 or kind in (SECRET_JOURNEY, CHAPEL, CRYPT_OPENING):
        return True
    return kind in (BAT_FORM, MIST_FORM, HYPNOSIS, COFFIN)


def fights_for_all(kind: i64) -> bool:
    """VE-96: Crucifix and Claws support every character."""
    return kind in (CRUCIFIX, CLAWS)
