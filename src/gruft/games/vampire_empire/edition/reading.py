"""Reads the printed data of Vampire Empire and refuses data that breaks the clauses.

VE-237 says what cannot be played. What each card may be and how many of them make a deck are
checked apart, so that a test can deal from smaller decks. The upper limits are ours: far above any
box.
"""

from collections.abc import Iterator
from typing import cast

from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES, KIND_NAMES
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state.cards import Printed, fights_for_all, marker_class
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

TYPE_KEYS = ("noble", "clergy", "servant", "vampire", "holy_water", "support")
DECK_KEYS = ("vampire", "human")  # by seat
COST_KEYS = ("day", "night")
SUPPORT_KEY = "support"

DECK_SIZE = 40  # VE-3
MOST_TYPES = 2  # VE-4
FIGHTING_VALUE = 3  # VE-171, VE-195: Crucifix and Claws
HIGHEST_VALUE = 99
HIGHEST_COST = DECK_SIZE
LONGEST_NAME = 40
#: What the notation writes around and between the names of cards.
UNNAMEABLE = ",;:[]{}?*>=+!&#"


def key_of(kind: int) -> str:
    """Where a kind stands in the file."""
    name = KIND_NAMES[kind].lower().replace("'", "")
    return "cards." + name.replace(" ", "_").replace("-", "_")


KEYS = tuple(key_of(kind) for kind in range(c.KINDS))

#: Decks of five cards, too small for VE-237: all that can happen to them can be counted.
FEW_CARDS: dict[str, object] = {
    **{f"{key}.{deck}": 0 for key in KEYS for deck in DECK_KEYS},
    "cards.garlic.human": 2,
    "cards.holy_water_1.human": 3,
    "cards.garlic.vampire": 2,
    "cards.vampire_1.vampire": 3,
}


# --- what is refused -----------------------------------------------------------------------------


def check(edition: Edition, file: str) -> None:
    """VE-237: refuse what cannot be played, and numbers beyond our limits."""
    check_cards(edition, file)
    check_decks(edition, file)


def check_cards(edition: Edition, file: str) -> None:
    """VE-237: refuse what no card can be, however many cards make a deck."""
    for kind in range(c.KINDS):
        _check_types(edition, file, kind)
        _check_copies(edition, file, kind)
        if is_support(kind):
            _check_support(edition, file, kind)
        else:
            _check_value(edition, file, kind)
            _check_colours(edition, file, kind)
    for kind in range(c.FIRST_SPARE, c.KINDS):
        _check_spare_name(edition, file, kind)


def check_decks(edition: Edition, file: str) -> None:
    """VE-3, VE-237: each deck has 40 cards, and each card that places a marker is there once."""
    for kind in range(c.FIRST_SUPPORT, c.LAST_SUPPORT + 1):
        _check_only_copy(edition, file, kind)
    for seat in (c.VAMPIRES, c.HUMANS):
        given = deck_size(edition, seat)
        if given != DECK_SIZE:
            raise Refused(
                "edition-human-deck-size" if seat == c.HUMANS else "edition-vampire-deck-size",
                "VE-237",
                file=file,
                given=given,
                wanted=DECK_SIZE,
            )


def is_support(kind: int) -> bool:
    """VE-238: the kinds that are support cards in every edition, and no others are."""
    return c.FIRST_SUPPORT <= kind <= c.LAST_SUPPORT


def deck_size(edition: Edition, seat: int) -> int:
    """How many cards a seat's deck has."""
    return sum(_copies(edition, kind, seat) for kind in range(c.KINDS))


def _copies(edition: Edition, kind: int, seat: int) -> int:
    return edition.number(f"{KEYS[kind]}.{DECK_KEYS[seat]}")


def _in_play(edition: Edition, kind: int) -> bool:
    return _copies(edition, kind, c.VAMPIRES) > 0 or _copies(edition, kind, c.HUMANS) > 0


def _in_range(edition: Edition, file: str, key: str, low: int, high: int) -> None:
    given = edition.number(key)
    if not low <= given <= high:
        raise Refused(
            "edition-out-of-range",
            "VE-237",
            file=file,
            setting=key,
            given=given,
            low=low,
            high=high,
        )


# --- types ---------------------------------------------------------------------------------------


def _check_types(edition: Edition, file: str, kind: int) -> None:
    """VE-4, VE-237: one or two different types that exist."""
    key = f"{KEYS[kind]}.types"
    given = _types(edition, kind)
    if not given:
        raise Refused("edition-no-type", "VE-4", file=file, setting=key)
    for one in given:
        _check_type(file, key, one)
    if len(given) > MOST_TYPES:
        raise Refused(
            "edition-too-many-types",
            "VE-237",
            file=file,
            setting=key,
            given=len(given),
            most=MOST_TYPES,
        )
    if len(set(given)) < len(given):
        raise Refused("edition-type-twice", "VE-4", file=file, setting=key, given=", ".join(given))
    _check_supporting(file, key, kind, given)


def _check_type(file: str, key: str, given: str) -> None:
    if given not in TYPE_KEYS:
        raise Refused(
            "edition-unknown-type",
            "VE-4",
            file=file,
            setting=key,
            given=given[:LONGEST_NAME],
            known=", ".join(TYPE_KEYS),
        )


def _check_supporting(file: str, key: str, kind: int, given: list[str]) -> None:
    """VE-237, VE-238: support cards have no second type, and their places are fixed."""
    if not is_support(kind):
        if SUPPORT_KEY in given:
            raise Refused("edition-never-support", "VE-238", file=file, setting=key)
    elif SUPPORT_KEY not in given:
        raise Refused(
            "edition-always-support", "VE-238", file=file, setting=key, given=", ".join(given)
        )
    elif len(given) > 1:
        raise Refused(
            "edition-support-alone", "VE-237", file=file, setting=key, given=", ".join(given)
        )


def _types(edition: Edition, kind: int) -> list[str]:
    return cast("list[str]", edition.value(f"{KEYS[kind]}.types"))


def _type_bits(edition: Edition, kind: int) -> int:
    return sum(1 << TYPE_KEYS.index(one) for one in _types(edition, kind))


# --- copies, values and costs --------------------------------------------------------------------


def _check_copies(edition: Edition, file: str, kind: int) -> None:
    for deck in DECK_KEYS:
        _in_range(edition, file, f"{KEYS[kind]}.{deck}", 0, DECK_SIZE)


def _check_value(edition: Edition, file: str, kind: int) -> None:
    """VE-237: at least 1; a spare kind has no value before an owner needs it."""
    low = 0 if kind >= c.FIRST_SPARE and not _in_play(edition, kind) else 1
    _in_range(edition, file, f"{KEYS[kind]}.value", low, HIGHEST_VALUE)


def _check_colours(edition: Edition, file: str, kind: int) -> None:
    """VE-237: no red card among the humans, no water among the vampires."""
    types = _type_bits(edition, kind)
    if types & c.RED and _copies(edition, kind, c.HUMANS) > 0:
        raise Refused(
            "edition-red-in-human-deck", "VE-237", **_counted(edition, file, kind, c.HUMANS)
        )
    if types & c.WATER and _copies(edition, kind, c.VAMPIRES) > 0:
        raise Refused(
            "edition-water-in-vampire-deck", "VE-237", **_counted(edition, file, kind, c.VAMPIRES)
        )


def _check_support(edition: Edition, file: str, kind: int) -> None:
    """VE-8, VE-237: costs by day and by night, value 3 in combat, and one deck only."""
    for cost in COST_KEYS:
        _in_range(edition, file, f"{KEYS[kind]}.{cost}", 0, HIGHEST_COST)
    if fights_for_all(kind):
        _check_fighting_value(edition, file, kind)
    stranger = 1 - supporter(kind)
    if _copies(edition, kind, stranger) > 0:
        raise Refused(
            "edition-support-in-other-deck", "VE-237", **_counted(edition, file, kind, stranger)
        )


def supporter(kind: int) -> int:
    """VE-237: the seat whose deck a support card belongs to."""
    return c.HUMANS if kind <= c.SACRIFICE else c.VAMPIRES


def _check_fighting_value(edition: Edition, file: str, kind: int) -> None:
    key = f"{KEYS[kind]}.value"
    given = edition.number(key)
    if given != FIGHTING_VALUE:
        raise Refused(
            "edition-fighting-value",
            "VE-237",
            file=file,
            setting=key,
            given=given,
            wanted=FIGHTING_VALUE,
        )


def _check_only_copy(edition: Edition, file: str, kind: int) -> None:
    """VE-237: Ostler, Squire, Novice, Kitchen Boy, Lady-in-Waiting and Organist are there once."""
    seat = supporter(kind)
    if marker_class(kind) != 0 and _copies(edition, kind, seat) != 1:
        raise Refused("edition-marker-card-once", "VE-237", **_counted(edition, file, kind, seat))


def _counted(edition: Edition, file: str, kind: int, seat: int) -> dict[str, object]:
    """What a refusal says of the copies of a card in a deck."""
    setting = f"{KEYS[kind]}.{DECK_KEYS[seat]}"
    return {"file": file, "setting": setting, "given": edition.number(setting)}


# --- an owner's names ----------------------------------------------------------------------------


def _check_spare_name(edition: Edition, file: str, kind: int) -> None:
    """VE-238: a card of an owner's has a name of its own that can be written and read again."""
    key = f"{KEYS[kind]}.name"
    name = _name(edition, kind)
    if not name:
        if _in_play(edition, kind):
            raise Refused("edition-spare-unnamed", "VE-238", file=file, setting=key)
        return
    if not _can_be_read(name):
        raise Refused("edition-bad-name", "VE-238", file=file, setting=key, limit=LONGEST_NAME)
    if not set(name).isdisjoint(UNNAMEABLE):
        raise Refused(
            "edition-unnameable",
            "VE-238",
            file=file,
            setting=key,
            given=name,
            signs=" ".join(UNNAMEABLE),
        )
    if _folded(name) in map(_folded, _other_names(edition, kind)):
        raise Refused("edition-name-taken", "VE-238", file=file, setting=key, given=name)


def _name(edition: Edition, kind: int) -> str:
    return str(edition.value(f"{KEYS[kind]}.name"))


def _can_be_read(name: str) -> bool:
    single_spaced = name == " ".join(name.split()) and name.isprintable()
    return single_spaced and len(name) <= LONGEST_NAME and _folded(name) != ""


def _folded(name: str) -> str:
    """Letters and digits alone, so that no two names differ by a hyphen or a capital only."""
    return "".join(sign for sign in plainly(name).casefold() if sign.isalnum())


def _other_names(edition: Edition, kind: int) -> Iterator[str]:
    yield from CHARACTER_NAMES
    for other in range(c.KINDS):
        if other != kind:
            yield KIND_NAMES[other]
    for other in range(c.FIRST_SPARE, c.KINDS):
        if other != kind:
            yield _name(edition, other)


# --- for the rules -------------------------------------------------------------------------------


def printed_for(edition: Edition) -> Printed:
    """VE-236: everything the rules know of the cards, from the edition alone."""
    printed = Printed()
    for kind in range(c.KINDS):
        printed.types[kind] = _type_bits(edition, kind)
        printed.copies[c.VAMPIRES * c.KINDS + kind] = _copies(edition, kind, c.VAMPIRES)
        printed.copies[c.HUMANS * c.KINDS + kind] = _copies(edition, kind, c.HUMANS)
        if is_support(kind):
            printed.day[kind] = edition.number(f"{KEYS[kind]}.day")
            printed.night[kind] = edition.number(f"{KEYS[kind]}.night")
        if not is_support(kind) or fights_for_all(kind):
            printed.value[kind] = edition.number(f"{KEYS[kind]}.value")
        if kind >= c.FIRST_SPARE:
            printed.names[kind] = _name(edition, kind)
    return printed
