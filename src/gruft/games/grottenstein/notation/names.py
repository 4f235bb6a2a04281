"""The words by which editions, files and messages call the pieces of Vampir."""

from gruft.games.grottenstein.state import cards as c

FIGURE_KEYS = ("red", "blue", "green", "yellow", "black")
#: As moves and positions call them.
FIGURE_NAMES = (*FIGURE_KEYS[:4], "vampire")
PIECE_KEYS = ("cape", "teeth", "nails")
KIND_KEYS = ("object", "power", "trap")
DECK_KEYS = ("event", "cellar", "none")
EFFECT_KEYS = (
    "kit",
    "antidote",
    "ladder",
    "dynamite",
    "torch",
    "plan",
    "flute",
    "shield",
    "garlic",
    "sword",
    "club",
    "bow",
    "francisca",
    "hammer",
    "stake",
    "crucifix",
    "holy_water",
    "grease",
    "pseudo_vampire",
    "zombie_formula",
    "key_1",
    "key_2",
    "key_3",
    "key_4",
    "universal_key",
    "rats",
    "bat_swarm",
    "spirit",
    "demon",
    "poison",
    "trapdoor",
    "shackles",
    "blood_altar",
)
WEAPON_KEYS = (
    "dagger",
    "sword",
    "club",
    "bow",
    "francisca",
    "hammer",
    "stake",
    "crucifix",
    "holy_water",
    "grease",
    "bite",
)
TARGET_KEYS = ("enemies", "vampire", "hunters")
HINDER_KEYS = ("none", "attack", "move")
CARD_IDS = [f"E{n:02d}" for n in range(1, 25)] + [f"C{n:02d}" for n in range(1, 13)]
FIELD_NAMES = [f"{floor}{n}" for floor in "CGU" for n in range(1, 13)]

assert len(EFFECT_KEYS) == c.EFFECTS
assert len(WEAPON_KEYS) == c.WEAPONS
assert len(CARD_IDS) == c.CARDS


def card_key(effect: int) -> str:
    """The message that names the card of an effect."""
    return f"card-{EFFECT_KEYS[effect].replace('_', '-')}"
