"""Looks at the printed data of Vampir and refuses data that the rules cannot be played with.

The map has a room of its own (`map_check.py`). The limits are ours: far above any box, and small
enough for the rules to hold. What is printed reaches the rules by way of `printed.py`.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from importlib.resources import files
from typing import cast

from gruft.games.grottenstein.edition.map_check import (
    check_map,
    numbers_at_locked_doors,
    rooms_of,
)
from gruft.games.grottenstein.edition.plans import read_plans
from gruft.games.grottenstein.edition.printed import starts_in
from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    DECK_KEYS,
    EFFECT_KEYS,
    FIGURE_KEYS,
    HINDER_KEYS,
    KIND_KEYS,
    LOCK_NAMES,
    TARGET_KEYS,
    WEAPON_KEYS,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state.cards import kind_of
from gruft.kernel.edition import Edition, Tree, leaves, read_shipped, with_overrides
from gruft.kernel.journal import Telling
from gruft.kernel.options import Options
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

METRICS = ("manhattan", "chebyshev")
ZEROS = ("dies", "coffin")
PRINTED = "printed"
#: What an owner writes who draws a villa.
OF_THE_BOARD = ("board.", "rooms.", "start_squares")
LONGEST_NAME = 40
MOST_RANGE = 6
MOST_DICE = 12
MOST_NUMBER = 99
MOST_ROUNDS = 9999
#: Least and most places of a card, by its kind.
PLACES_OF_KIND = {c.OBJECT: (1, c.PLACES), c.POWER: (0, 0), c.TRAP: (0, 0)}
DECK_SIZES = {"event": 24, "cellar": 12}  # GR-14
#: What the rules speak of in the singular.
SINGLE = (
    c.KIT,
    c.LADDER,
    c.DYNAMITE,
    c.TORCH,
    c.HAMMER,
    c.STAKE,
    c.PSEUDO_VAMPIRE,
    c.ZOMBIE_FORMULA,
)

#: Key, least, most, clause.
NUMBERS = (
    ("servant_lp", 1, MOST_NUMBER, "GR-178"),
    ("door_lp", 1, MOST_NUMBER, "GR-134"),
    ("start_lp", 1, MOST_NUMBER, "GR-29"),
    ("most_lp", 1, MOST_NUMBER, "GR-13"),
    ("coffin_regen", 0, MOST_NUMBER, "GR-159"),
    ("crypt_penalty", 0, MOST_NUMBER, "GR-164"),
    ("poison", 0, MOST_NUMBER, "GR-198"),
    ("rats", 0, MOST_NUMBER, "ED-17"),
    ("blast_damage", 0, MOST_NUMBER, "GR-217"),
    ("blast_from", 1, 6, "GR-216"),
    ("bats", 0, MOST_NUMBER, "GR-147"),
    ("bat_dice", 1, MOST_DICE, "GR-148"),
    ("dice_sides", 1, 6, "GR-18"),
    ("white_chips", 2, MOST_NUMBER, "GR-25"),
    ("max_rounds", 1, MOST_ROUNDS, "GR-224"),
    ("objects.kit_points", 0, MOST_NUMBER, "ED-10"),
    ("objects.kit_uses", 1, MOST_NUMBER, "ED-10"),
    ("objects.garlic", 0, MOST_NUMBER, "ED-15"),
    ("objects.shield", 0, MOST_NUMBER, "GR-116"),
)
WEAPON_NUMBERS = (
    ("dice", 0, MOST_DICE),
    ("bonus", -MOST_NUMBER, MOST_NUMBER),
    ("range", 1, MOST_RANGE),
    ("uses", 0, 1),
    ("success_from", 0, 6),
    ("fixed_damage", 0, MOST_NUMBER),
)


# --- what is refused -----------------------------------------------------------------------------


def check(edition: Edition, file: str) -> None:
    """Section 20: refuse a villa, cards or numbers that the rules cannot be played with."""
    redrawn = any(key.startswith(OF_THE_BOARD) for key in edition.overrides)
    if redrawn or not edition.overrides:  # walking through a villa takes a while
        drawing = read_plans(edition, file)
        check_map(drawing, starts_in(edition), file)
        _check_rooms(edition, file, rooms_of(drawing))
    _check_order(edition, file)
    _check_locks(edition, file)
    _check_cards(edition, file)
    _check_weapons(edition, file)
    for key, low, high, clause in NUMBERS:
        _in_range(edition, file, key, low, high, clause)
    _in_range(edition, file, "start_lp", 1, edition.number("most_lp"), "GR-13")
    _in_range(edition, file, "servant_lp", 1, edition.number("most_lp"), "GR-13")
    for trap in edition.table("traps"):
        _in_range(edition, file, f"traps.{trap}.dice", 0, MOST_DICE, "GR-88")
        _in_range(edition, file, f"traps.{trap}.bonus", 0, MOST_NUMBER, "GR-88")
    _known_word(edition, file, "range_metric", METRICS, "GR-110")
    _known_word(edition, file, "vampire_zero", ZEROS, "GR-221")
    for preset in edition.table("presets"):
        chosen, name = with_preset(edition, preset), f"{file} ({preset})"
        _check_weapons(chosen, name)
        _known_word(chosen, name, "vampire_zero", ZEROS, "GR-221")


def _in_range(edition: Edition, file: str, key: str, low: int, high: int, clause: str) -> None:
    given = edition.number(key)
    if not low <= given <= high:
        raise Refused(
            "edition-out-of-range", clause, file=file, setting=key, given=given, low=low, high=high
        )


def _known_word(edition: Edition, file: str, key: str, known: tuple[str, ...], clause: str) -> None:
    given = str(edition.value(key))
    if given not in known:
        raise Refused(
            "edition-unknown-word",
            clause,
            file=file,
            setting=key,
            given=given[:LONGEST_NAME],
            known=", ".join(known),
        )


def _check_name(edition: Edition, file: str, key: str, clause: str) -> None:
    if not _is_name(str(edition.value(key))):
        raise Refused("edition-bad-name", clause, file=file, setting=key, limit=LONGEST_NAME)


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()


def _check_order(edition: Edition, file: str) -> None:
    """GR-42, GR-12: each hunter once; everybody has a name."""
    order = cast("list[str]", edition.value("hunter_order"))
    if sorted(order) != sorted(FIGURE_KEYS[: c.HUNTERS]):
        known = ", ".join(FIGURE_KEYS[: c.HUNTERS])
        raise Refused(
            "edition-hunter-order", "GR-42", file=file, setting="hunter_order", known=known
        )
    for figure in FIGURE_KEYS:
        _check_name(edition, file, f"characters.{figure}.name", "GR-12")


def _check_locks(edition: Edition, file: str) -> None:
    """ED-6: four colours, each with a name of its own that does not mean another one in moves."""
    locks = cast("list[str]", edition.value("locks"))
    names = [plainly(name) for name in locks]
    if len(names) != c.LOCKS or len(set(names)) != c.LOCKS:
        raise Refused("edition-locks", "ED-6", file=file, setting="locks", wanted=c.LOCKS)
    for place, name in enumerate(names):
        if not _is_name(locks[place]):
            raise Refused(
                "edition-bad-name", "ED-6", file=file, setting="locks", limit=LONGEST_NAME
            )
        if name in LOCK_NAMES and LOCK_NAMES.index(name) != place:
            raise Refused(
                "edition-lock-place",
                "ED-6",
                file=file,
                setting="locks",
                given=locks[place],
                place=LOCK_NAMES.index(name) + 1,
            )


def _check_rooms(edition: Edition, file: str, anchors: Collection[str]) -> None:
    """20.2: an owner's room is called by its topmost, then leftmost square."""
    for room in edition.table("rooms"):
        key = f"rooms.{room}.name"
        _check_name(edition, file, key, "GR-6")
        if key in edition.overrides and room not in anchors:
            raise Refused("edition-no-such-room", "GR-6", file=file, setting=key)


def _check_cards(edition: Edition, file: str) -> None:
    """GR-9, GR-14: no deck is empty or too large; what is spoken of in the singular is no more."""
    effects: list[int] = []
    for card in CARD_IDS:
        key = f"cards.{card}"
        _check_name(edition, file, f"{key}.name", "GR-9")
        _known_word(edition, file, f"{key}.effect", EFFECT_KEYS, "GR-9")
        _known_word(edition, file, f"{key}.deck", DECK_KEYS, "GR-14")
        _known_word(edition, file, f"{key}.border", ("none", *FIGURE_KEYS[: c.HUNTERS]), "GR-99")
        effects.append(EFFECT_KEYS.index(str(edition.value(f"{key}.effect"))))
        kind = kind_of(effects[-1])
        _known_word(edition, file, f"{key}.kind", (KIND_KEYS[kind],), "GR-9")
        _in_range(edition, file, f"{key}.places", *PLACES_OF_KIND[kind], "GR-96")
    decks = [str(edition.value(f"cards.{card}.deck")) for card in CARD_IDS]
    for deck, most in DECK_SIZES.items():
        if not 1 <= decks.count(deck) <= most:
            raise Refused(
                "edition-deck-size",
                "GR-14",
                file=file,
                setting="cards",
                deck=deck,
                given=decks.count(deck),
                most=most,
            )
    there = [effect for effect, deck in zip(effects, decks, strict=True) if deck in DECK_SIZES]
    for effect in (*SINGLE, *range(c.FIRST_KEY, c.FIRST_KEY + c.LOCKS)):
        if there.count(effect) > 1:
            raise Refused(
                "edition-card-once", "GR-9", file=file, setting="cards", effect=EFFECT_KEYS[effect]
            )


def _check_weapons(edition: Edition, file: str) -> None:
    """GR-107 to GR-115: every weapon has a range, and does something."""
    for weapon in WEAPON_KEYS:
        key = f"weapons.{weapon}"
        for name, low, high in WEAPON_NUMBERS:
            _in_range(edition, file, f"{key}.{name}", low, high, "GR-115")
        _known_word(edition, file, f"{key}.targets", TARGET_KEYS, "GR-105")
        _known_word(edition, file, f"{key}.hinders", HINDER_KEYS, "ED-9")
    _known_word(edition, file, "weapons.bite.targets", ("hunters",), "GR-154")
    for weapon in ("dagger", "bite"):
        _in_range(edition, file, f"weapons.{weapon}.uses", 0, 0, "GR-97")


# --- what is unusual -----------------------------------------------------------------------------


def warnings(edition: Edition) -> Iterator[Telling]:
    """GR-14, 20.3: other numbers of cards, and numbers at locked doors, can be played with."""
    decks = [str(edition.value(f"cards.{card}.deck")) for card in CARD_IDS]
    for deck, usual in DECK_SIZES.items():
        if decks.count(deck) != usual:
            yield Telling(f"warning-{deck}-cards", {"given": decks.count(deck), "usual": usual})
    for square in numbers_at_locked_doors(read_plans(edition, "")):
        yield Telling("warning-number-at-locked-door", {"square": square})


# --- older revisions ----------------------------------------------------------------------------


def former_edition(shipped: Edition) -> Edition:
    """The edition of revision 1: what has changed since then is kept in a file of its own."""
    text = (files("gruft.games.grottenstein") / "edition/edition_1.toml").read_text(
        encoding="utf-8"
    )
    former = read_shipped(text, "edition_1.toml")
    sources = {**shipped.sources, **former.sources}
    return Edition(_laid_over(shipped.data, former.data), sources)


def _laid_over(tree: Tree, other: Tree) -> Tree:
    """A tree of values with those of another one in their places."""
    laid: Tree = dict(tree)
    for name, value in other.items():
        old = laid.get(name, {})
        both = isinstance(value, dict) and isinstance(old, dict)
        laid[name] = _laid_over(cast(Tree, old), cast(Tree, value)) if both else value
    return laid


# --- for the rules -------------------------------------------------------------------------------


def with_preset(edition: Edition, preset: str) -> Edition:
    """The edition with a preset's values laid over it (GR-109); an owner's names stay."""
    if preset == PRINTED:
        return edition
    values = dict(leaves(edition.table(f"presets.{preset}")))
    return replace(with_overrides(edition, values, preset), overrides=edition.overrides)


def with_options(edition: Edition, options: Options) -> Edition:
    """The edition as a table plays it: the preset, and what it agreed on instead of the print."""
    given: dict[str, object] = {}
    if options["hunter_order"] != PRINTED:
        given["hunter_order"] = str(options["hunter_order"]).split("-")
    for reading in ("vampire_zero", "range_metric"):
        if options[reading] != PRINTED:
            given[reading] = options[reading]
    if options["max_rounds"]:
        given["max_rounds"] = options["max_rounds"]
    chosen = with_preset(edition, str(options["preset"]))
    if not given:
        return chosen
    return replace(with_overrides(chosen, given, "options"), overrides=edition.overrides)
