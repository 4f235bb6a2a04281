"""The pieces of Vampir: figures, cards and their effects, weapons, and the 646 moves.

This room knows what there is. It does not know where anything lies or whose turn it is.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.state.villa import Villa
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import zeros

# --- figures and seats ---------------------------------------------------------------------------

HUNTERS: Final = 4  # figures 0 .. 3 are red, blue, green and yellow, also as servants
VAMPIRE: Final = 4
FIGURES: Final = 5
MOST_SEATS: Final = 5

# --- cards (20.6, 20.7) --------------------------------------------------------------------------

CARDS: Final = 36
EVENT: Final = 0
CELLAR: Final = 1
NO_DECK: Final = 2  # an owner's box may lack a card

# Effects: objects, then powers, then traps.
KIT: Final = 0
ANTIDOTE: Final = 1
LADDER: Final = 2
DYNAMITE: Final = 3
TORCH: Final = 4
PLAN: Final = 5
FLUTE: Final = 6
SHIELD: Final = 7
GARLIC: Final = 8
SWORD: Final = 9
CLUB: Final = 10
BOW: Final = 11
FRANCISCA: Final = 12
HAMMER: Final = 13
STAKE: Final = 14
CRUCIFIX: Final = 15
HOLY_WATER: Final = 16
GREASE: Final = 17
PSEUDO_VAMPIRE: Final = 18
ZOMBIE_FORMULA: Final = 19
FIRST_KEY: Final = 20  # + lock colour
UNIVERSAL_KEY: Final = 24
RATS: Final = 25
BAT_SWARM: Final = 26
SPIRIT: Final = 27
DEMON: Final = 28
POISON: Final = 29
TRAPDOOR: Final = 30
SHACKLES: Final = 31
BLOOD_ALTAR: Final = 32
EFFECTS: Final = 33

FIRST_POWER: Final = PSEUDO_VAMPIRE
FIRST_TRAP: Final = RATS

OBJECT: Final = 0
POWER: Final = 1
TRAP: Final = 2

NO_BORDER: Final = -1
PLACES: Final = 3  # GR-96
LOCKS: Final = 4
PIECES: Final = 3  # the wardrobe: cape in the cellar, teeth on the ground floor, nails above
CAPE: Final = 0
TEETH: Final = 1
NAILS: Final = 2

# --- weapons (20.9) ------------------------------------------------------------------------------

NO_WEAPON: Final = -1
W_DAGGER: Final = 0
W_SWORD: Final = 1  # weapons 1 .. 9 are the cards SWORD .. GREASE
W_BITE: Final = 10
WEAPONS: Final = 11

ENEMIES: Final = 0
VAMPIRE_ONLY: Final = 1
LIVING_HUNTERS: Final = 2

HINDERS_NOTHING: Final = 0
HINDERS_ATTACK: Final = 1
HINDERS_MOVE: Final = 2

# --- moves (section 23) --------------------------------------------------------------------------

NUMBERED_DOORS: Final = 55
M_SQUARE: Final = 0  # + square
M_DOOR: Final = 487  # + door; an owner's doors beyond the 55th stand behind all other moves
M_WALL: Final = 542
M_CARD: Final = 543  # + card
M_FIELD: Final = 579  # + field
M_FIGURE: Final = 615  # + figure
M_LOCK: Final = 620  # + colour
THROW: Final = 624
STAY: Final = 625
BAT: Final = 626
FIGHT: Final = 627
DAGGER: Final = 628
BITE: Final = 629
STAKE_HIM: Final = 630
REVEAL: Final = 631
TAKE: Final = 632
LEAVE: Final = 633
PUT: Final = 634
CLOSE: Final = 635
USE: Final = 636
KEY: Final = 637
CAST: Final = 638
LIGHT: Final = 639
WEAR: Final = 640  # + piece
SERVANT_MINE: Final = 643
SERVANT_OWNER: Final = 644
END: Final = 645
MOVES: Final = 646

#: What a door action is aimed at when it is the wall chip.
WALL_CHIP: Final = -1


@final
class Printed:
    """An edition, ready for the rules: the villa, the cards and every printed number."""

    def __init__(self, villa: Villa) -> None:
        self.villa = villa
        self.effect = zeros(CARDS)
        self.border = zeros(CARDS)
        self.places = zeros(CARDS)
        self.deck = zeros(CARDS)
        self.card_names: list[str] = [""] * CARDS  # an owner's names; empty where ours are used
        self.figure_names: list[str] = [""] * FIGURES
        self.lock_names: list[str] = [""] * LOCKS
        self.order = zeros(HUNTERS)
        self.dice = zeros(WEAPONS)
        self.bonus = zeros(WEAPONS)
        self.range = zeros(WEAPONS)
        self.targets = zeros(WEAPONS)
        self.breaks_doors = zeros(WEAPONS)
        self.uses = zeros(WEAPONS)
        self.success_from = zeros(WEAPONS)
        self.fixed_damage = zeros(WEAPONS)
        self.hinders = zeros(WEAPONS)
        self.trap_dice = zeros(EFFECTS)
        self.trap_bonus = zeros(EFFECTS)
        # blank until an edition is read (printing.py)
        self.sides: i64 = 0
        self.kit_points: i64 = 0
        self.kit_uses: i64 = 0
        self.garlic: i64 = 0
        self.shield: i64 = 0
        self.servant_life: i64 = 0
        self.door_life: i64 = 0
        self.start_life: i64 = 0
        self.most_life: i64 = 0
        self.regeneration: i64 = 0
        self.crypt_penalty: i64 = 0
        self.poison: i64 = 0
        self.rats: i64 = 0
        self.blast_damage: i64 = 0
        self.blast_from: i64 = 0
        self.bats: i64 = 0
        self.bat_dice: i64 = 0
        self.white_chips: i64 = 0
        self.dies_at_zero = False
        self.finds_are_public = False
        self.cellar_is_remembered = False
        self.most_rounds: i64 = 0
        self.about_effects: list[Telling] = []

    def kind(self, card: i64) -> i64:
        """GR-9: object, power or trap."""
        return kind_of(self.effect[card])

    def is_key(self, card: i64) -> bool:
        """ED-6: a coloured key or the universal key."""
        return FIRST_KEY <= self.effect[card] <= UNIVERSAL_KEY

    def weapon(self, card: i64) -> i64:
        """The attack weapon that this card is, else NO_WEAPON."""
        effect: i64 = self.effect[card]
        return effect - SWORD + W_SWORD if SWORD <= effect <= GREASE else NO_WEAPON


def kind_of(effect: i64) -> i64:
    """GR-9: the kind belongs to the effect."""
    if effect < FIRST_POWER:
        return OBJECT
    return POWER if effect < FIRST_TRAP else TRAP


def door_move(door: i64) -> i64:
    """The move that names a door, or the wall chip (-1)."""
    if door == WALL_CHIP:
        return M_WALL
    return M_DOOR + door if door < NUMBERED_DOORS else MOVES + door - NUMBERED_DOORS


def door_of_move(move: i64) -> i64:
    """The door that a move names, -1 for the wall chip."""
    if move == M_WALL:
        return WALL_CHIP
    return move - M_DOOR if move < M_WALL else move - MOVES + NUMBERED_DOORS
