"""What the pieces of Vampir tell about themselves.

Words only point here: the sentences are in `text/cards`, the numbers come from the edition as the
table plays it.
"""

from collections.abc import Mapping
from typing import Final

from gruft.games.grottenstein.notation.names import CARD_IDS, EFFECT_KEYS
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.about import About, Abouts
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import text

#: The kinds of cards as scenes call them.
EVENT_CARD, CELLAR_CARD = "event-card", "cellar-card"

WEAPONS: Final = {
    "sword": ("about-weapon", "GR-107"),
    "club": ("about-weapon", "GR-107"),
    "bow": ("about-weapon", "GR-107"),
    "francisca": ("about-weapon", "GR-107"),
    "hammer": ("about-hammer", "GR-169"),
    "stake": ("about-stake", "GR-170"),
    "crucifix": ("about-crucifix", "ED-7"),
    "holy_water": ("about-holy-water", "ED-8"),
    "grease": ("about-grease", "ED-9"),
}
#: Cards that only have a clause, and what their numbers are called in the edition.
OTHERS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "kit": (
        "ED-10",
        {"points": "objects.kit_points", "most": "most_lp", "uses": "objects.kit_uses"},
    ),
    "antidote": ("ED-11", {"points": "poison"}),
    "ladder": ("ED-14", {}),
    "dynamite": ("GR-213", {"from": "blast_from", "sides": "dice_sides", "points": "blast_damage"}),
    "torch": ("GR-209", {}),
    "plan": ("ED-13", {}),
    "flute": ("ED-12", {"points": "rats"}),
    "shield": ("GR-116", {"points": "objects.shield"}),
    "garlic": ("ED-15", {"points": "objects.garlic"}),
    "pseudo_vampire": ("ED-16", {}),
    "zombie_formula": ("GR-203", {}),
    "universal_key": ("GR-124", {}),
    "rats": ("ED-17", {"points": "rats"}),
    "poison": ("GR-198", {"points": "poison"}),
}
TRAPS: Final = {
    "bat_swarm": "ED-18",
    "spirit": "ED-19",
    "demon": "ED-20",
    "trapdoor": "ED-21",
    "shackles": "ED-22",
    "blood_altar": "ED-23",
}
KEYS: Final = ("key_1", "key_2", "key_3", "key_4")
COLOURS: Final = ("red", "blue", "green", "yellow")


def about(edition: Edition) -> Abouts:
    """Every card by its deck and face, both backs, figures, wardrobe, locks, doors and pawns."""
    return {
        **_deck(edition, "event", EVENT_CARD, "GR-82"),
        **_deck(edition, "cellar", CELLAR_CARD, "GR-23"),
        **_figures(edition),
        **_wardrobe(edition),
        **_villa(edition),
    }


def _deck(edition: Edition, deck: str, kind: str, clause: str) -> Abouts:
    """The faces that this edition has in a deck, and its back."""
    there = [card for card in CARD_IDS if edition.value(f"cards.{card}.deck") == deck]
    effects = {edition.value(f"cards.{card}.effect") for card in there}
    faces = {
        f"{kind} {effect.replace('_', '-')}": about_effect(edition, effect)
        for effect in EFFECTS
        if effect in effects
    }
    return {**faces, kind: About(Telling(f"about-{kind}", {}), clause)}


def about_effect(edition: Edition, effect: str) -> About:
    """What a card does, by the key of its effect."""
    if effect in WEAPONS:
        key, clause = WEAPONS[effect]
        return About(Telling(key, _weapon(edition, effect)), clause)
    key = f"about-{effect.replace('_', '-')}"
    if effect in KEYS:
        return About(Telling("about-key", {}), "GR-124")
    if effect in TRAPS:
        return About(Telling(key, _loss(edition, f"traps.{effect}")), TRAPS[effect])
    clause, numbers = OTHERS[effect]
    args: dict[str, object] = {name: edition.number(found) for name, found in numbers.items()}
    return About(Telling(key, args), clause)


def _weapon(edition: Edition, name: str) -> dict[str, object]:
    """What the table of the weapons prints."""
    table = f"weapons.{name}"
    return {
        **_loss(edition, table),
        "range": edition.number(f"{table}.range"),
        "doors": int(edition.value(f"{table}.doors") is True),
        "uses": edition.number(f"{table}.uses"),
        "from": edition.number(f"{table}.success_from"),
        "points": edition.number(f"{table}.fixed_damage"),
    }


def _loss(edition: Edition, table: str) -> dict[str, object]:
    """Dice and what is added to them, with its sign."""
    bonus = edition.number(f"{table}.bonus")
    signed = f"+{bonus}" if bonus > 0 else f"−{-bonus}"  # noqa: RUF001
    return {
        "dice": edition.number(f"{table}.dice"),
        "bonus": bonus,
        "plus": text(f" {signed}" if bonus else ""),
    }


def _figures(edition: Edition) -> Abouts:
    """GR-8: what each figure is in each of its states."""
    start, servant = edition.number("start_lp"), edition.number("servant_lp")
    told = {
        f"hunter {colour}": About(
            Telling("about-hunter", {"colour": colour, "life": start, "places": int(c.PLACES)}),
            "GR-99",
        )
        for colour in COLOURS
    }
    count: dict[str, object] = {
        "life": start,
        "gain": edition.number("coffin_regen"),
        "dies": int(edition.value("vampire_zero") == "dies"),
    }
    return {
        **told,
        "corpse": About(Telling("about-corpse", {"life": servant}), "GR-178"),
        "servant": About(Telling("about-servant", {"life": servant}), "GR-183"),
        "gone": About(Telling("about-gone", {}), "GR-190"),
        "vampire": About(Telling("about-vampire", count), "GR-221"),
    }


def _wardrobe(edition: Edition) -> Abouts:
    """What only the vampire has."""
    bats: dict[str, object] = {
        "bats": edition.number("bats"),
        "dice": edition.number("bat_dice"),
    }
    bite = _loss(edition, "weapons.bite")
    return {
        "wardrobe-piece cape": About(Telling("about-cape", bats), "GR-147"),
        "wardrobe-piece teeth": About(Telling("about-teeth", bite), "GR-153"),
        "wardrobe-piece nails": About(Telling("about-nails", bite), "GR-153"),
        "lock-card": About(Telling("about-lock", {}), "GR-26"),
        "crypt-lock": About(Telling("about-crypt-lock", {}), "GR-27"),
        "armour-lock": About(Telling("about-armour-lock", {}), "GR-65"),
    }


def _villa(edition: Edition) -> Abouts:
    points: dict[str, object] = {"points": edition.number("door_lp")}
    return {
        "door": About(Telling("about-door", points), "GR-63"),
        "one-way-door": About(Telling("about-one-way-door", points), "GR-62"),
        "crypt-door": About(Telling("about-crypt-door", points), "GR-123"),
        "armoured-door": About(Telling("about-armoured-door", {}), "GR-65"),
        "wall-chip": About(Telling("about-wall-chip", {}), "GR-70"),
        "zombie": About(Telling("about-zombie", {}), "GR-206"),
    }


EFFECTS: Final = (*WEAPONS, *OTHERS, *TRAPS, *KEYS)
assert set(EFFECTS) == set(EFFECT_KEYS)
