"""Reads the printed data of Vampire Empire and refuses data that breaks the clauses.

VE-237 says what cannot be played. What each card may be and how many of them make a deck are
checked apart, so that a test can deal from smaller decks. The upper limits are ours: far above any
box.
"""

from dataclasses import dataclass
from typing import cast

from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES, KIND_NAMES
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state.cards import Printed, Readings, fights_for_all
from gruft.kernel.edition import Edition
from gruft.kernel.options import Options
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
#: Where the book can be read two ways: the table's options, and the clause that each changes.
READINGS = {
    "chapel_holy_water": "VE-167",
    "markers_both_rounds": "VE-110",
    "memory": "VE-29",
    "protect_after_attack": "VE-116",
    "regeneration_always": "VE-192",
}
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


@dataclass(frozen=True, slots=True)
class _Card:
    """A kind of cards as an edition prints it."""

    edition: Edition
    kind: int
    file: str = ""

    def number(self, key: str) -> int:
        return self.edition.number(f"{KEYS[self.kind]}.{key}")

    def copies(self, seat: int) -> int:
        return self.number(DECK_KEYS[seat])

    def types(self) -> list[str]:
        return cast("list[str]", self.edition.value(f"{KEYS[self.kind]}.types"))

    def type_bits(self) -> int:
        return sum(1 << TYPE_KEYS.index(one) for one in self.types())

    def name(self) -> str:
        """The name of a card of an owner's; empty if there is none."""
        return str(self.edition.value(f"{KEYS[self.kind]}.name"))

    def refused(self, message: str, clause: str, key: str, **said: object) -> Refused:
        setting = f"{KEYS[self.kind]}.{key}"
        return Refused(message, clause, file=self.file, setting=setting, **said)

    def must_be_in_range(self, key: str, low: int, high: int) -> None:
        given = self.number(key)
        if not low <= given <= high:
            out_of_range = "edition-out-of-range"
            raise self.refused(out_of_range, "VE-237", key, given=given, low=low, high=high)


# --- what is refused -----------------------------------------------------------------------------


def check(edition: Edition, file: str) -> None:
    """VE-237: refuse what cannot be played, and numbers beyond our limits."""
    check_cards(edition, file)
    check_decks(edition, file)


def check_cards(edition: Edition, file: str) -> None:
    """VE-237: refuse what no card can be, however many cards make a deck."""
    cards = [_Card(edition, kind, file) for kind in range(c.KINDS)]
    for card in cards:
        _check_types(card)
        for deck in DECK_KEYS:
            card.must_be_in_range(deck, 0, DECK_SIZE)
        if c.is_support(card.kind):
            _check_support(card)
        else:
            _check_value_and_colours(card)
    for card in cards[c.FIRST_SPARE :]:
        _check_spare_name(card)


def check_decks(edition: Edition, file: str) -> None:
    """VE-3, VE-237: each deck has 40 cards, and each card that places a marker is there once."""
    for kind in c.MARKER_CARDS:
        card, seat = _Card(edition, kind, file), _supporter(kind)
        given = card.copies(seat)
        if given != 1:
            raise card.refused("edition-marker-card-once", "VE-237", DECK_KEYS[seat], given=given)
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


def deck_size(edition: Edition, seat: int) -> int:
    """How many cards a seat's deck has."""
    return sum(_Card(edition, kind).copies(seat) for kind in range(c.KINDS))


def _check_types(card: _Card) -> None:
    """VE-4, VE-237, VE-238: one or two different types; support cards have their places."""
    given = card.types()
    listed = ", ".join(given)
    if not given:
        raise card.refused("edition-no-type", "VE-4", "types")
    for one in given:
        if one not in TYPE_KEYS:
            known = ", ".join(TYPE_KEYS)
            cut = one[:LONGEST_NAME]
            raise card.refused("edition-unknown-type", "VE-4", "types", given=cut, known=known)
    if len(given) > MOST_TYPES:
        too_many, most = len(given), MOST_TYPES
        raise card.refused("edition-too-many-types", "VE-237", "types", given=too_many, most=most)
    if len(set(given)) < len(given):
        raise card.refused("edition-type-twice", "VE-4", "types", given=listed)
    if not c.is_support(card.kind):
        if SUPPORT_KEY in given:
            raise card.refused("edition-never-support", "VE-238", "types")
    elif SUPPORT_KEY not in given:
        raise card.refused("edition-always-support", "VE-238", "types", given=listed)
    elif len(given) > 1:
        raise card.refused("edition-support-alone", "VE-237", "types", given=listed)


def _check_value_and_colours(card: _Card) -> None:
    """VE-237: at least 1; no red card among the humans, no water among the vampires."""
    # A spare kind has no value before an owner needs it.
    unused = card.kind >= c.FIRST_SPARE and not _in_play(card)
    card.must_be_in_range("value", 0 if unused else 1, HIGHEST_VALUE)
    for message, type_bit, seat in (
        ("edition-red-in-human-deck", c.RED, c.HUMANS),
        ("edition-water-in-vampire-deck", c.WATER, c.VAMPIRES),
    ):
        given = card.copies(seat)
        if card.type_bits() & type_bit and given > 0:
            raise card.refused(message, "VE-237", DECK_KEYS[seat], given=given)


def _in_play(card: _Card) -> bool:
    return card.copies(c.VAMPIRES) > 0 or card.copies(c.HUMANS) > 0


def _check_support(card: _Card) -> None:
    """VE-8, VE-237: costs by day and by night, value 3 in combat, and one deck only."""
    for cost in COST_KEYS:
        card.must_be_in_range(cost, 0, HIGHEST_COST)
    if fights_for_all(card.kind):
        given = card.number("value")
        if given != FIGHTING_VALUE:
            wanted, message = FIGHTING_VALUE, "edition-fighting-value"
            raise card.refused(message, "VE-237", "value", given=given, wanted=wanted)
    stranger = 1 - _supporter(card.kind)
    given = card.copies(stranger)
    if given > 0:
        deck = DECK_KEYS[stranger]
        raise card.refused("edition-support-in-other-deck", "VE-237", deck, given=given)


def _supporter(kind: int) -> int:
    """VE-237: the seat whose deck a support card belongs to."""
    return c.HUMANS if kind <= c.SACRIFICE else c.VAMPIRES


def _check_spare_name(card: _Card) -> None:
    """VE-238: a card of an owner's has a name of its own that can be written and read again."""
    name = card.name()
    if not name:
        if _in_play(card):
            raise card.refused("edition-spare-unnamed", "VE-238", "name")
        return
    single_spaced = name == " ".join(name.split()) and name.isprintable()
    if not single_spaced or len(name) > LONGEST_NAME or _folded(name) == "":
        raise card.refused("edition-bad-name", "VE-238", "name", limit=LONGEST_NAME)
    if not set(name).isdisjoint(UNNAMEABLE):
        signs = " ".join(UNNAMEABLE)
        raise card.refused("edition-unnameable", "VE-238", "name", given=name, signs=signs)
    kinds = [kind for kind in range(c.KINDS) if kind != card.kind]
    spare = [_Card(card.edition, kind).name() for kind in kinds if kind >= c.FIRST_SPARE]
    taken = [*CHARACTER_NAMES, *(KIND_NAMES[kind] for kind in kinds), *spare]
    if _folded(name) in map(_folded, taken):
        raise card.refused("edition-name-taken", "VE-238", "name", given=name)


def _folded(name: str) -> str:
    """Letters and digits alone, so that no two names differ by a hyphen or a capital only."""
    return "".join(sign for sign in plainly(name).casefold() if sign.isalnum())


# --- for the rules -------------------------------------------------------------------------------


def printed_for(edition: Edition, options: Options | None = None) -> Printed:
    """VE-236: everything the rules know of the cards, from the edition alone; and the readings."""
    chosen = {name: bool(options[name]) for name in READINGS} if options else {}
    printed = Printed(Readings(**chosen))
    for kind in range(c.KINDS):
        card = _Card(edition, kind)
        printed.types[kind] = card.type_bits()
        for seat in range(2):
            printed.copies[seat * c.KINDS + kind] = card.copies(seat)
        if c.is_support(kind):
            printed.day[kind] = card.number("day")
            printed.night[kind] = card.number("night")
        if not c.is_support(kind) or fights_for_all(kind):
            printed.value[kind] = card.number("value")
        if kind >= c.FIRST_SPARE:
            printed.names[kind] = card.name()
    return printed
