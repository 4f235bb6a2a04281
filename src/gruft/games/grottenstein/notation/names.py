"""The words by which editions, files and messages call the pieces of Vampir.

Cards are written by id (`E09`, `C01`); names (`Sword`, `first-aid kit`) are read as well, an
owner's own names too. Two cards of one name can be told apart by their ids only.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from functools import partial

from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state.cards import Printed
from gruft.kernel.card_lists import Names, write_cards
from gruft.kernel.laying import as_mapping, as_text, refuse_unknown_keys
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

FIGURE_KEYS = ("red", "blue", "green", "yellow", "black")
#: As moves and positions call them.
FIGURE_NAMES = (*FIGURE_KEYS[:4], "vampire")
HUNTER_NAMES = FIGURE_NAMES[: c.HUNTERS]
PIECE_KEYS = ("cape", "teeth", "nails")
KIND_KEYS = ("object", "power", "trap")
DECK_KEYS = ("event", "cellar", "none")
_WEAPONS = (
    "sword",
    "club",
    "bow",
    "francisca",
    "hammer",
    "stake",
    "crucifix",
    "holy_water",
    "grease",
)
EFFECT_KEYS = (
    *("kit", "antidote", "ladder", "dynamite", "torch", "plan", "flute", "shield", "garlic"),
    *_WEAPONS,
    *("pseudo_vampire", "zombie_formula", "key_1", "key_2", "key_3", "key_4", "universal_key"),
    *("rats", "bat_swarm", "spirit", "demon", "poison", "trapdoor", "shackles", "blood_altar"),
)
WEAPON_KEYS = ("dagger", *_WEAPONS, "bite")
TARGET_KEYS = ("enemies", "vampire", "hunters")
HINDER_KEYS = ("none", "attack", "move")
CARD_IDS = [f"E{n:02d}" for n in range(1, 25)] + [f"C{n:02d}" for n in range(1, 13)]
FIELD_NAMES = [f"{floor}{n}" for floor in "CGU" for n in range(1, 13)]
LOCK_NAMES = ("gold", "silver", "copper", "iron")
LONGEST_NAME = 40
SEPARATORS = re.compile("[,+]")

assert len(EFFECT_KEYS) == c.EFFECTS
assert len(WEAPON_KEYS) == c.WEAPONS
assert len(CARD_IDS) == c.CARDS

_IDS = {plainly(name): card for card, name in enumerate(CARD_IDS)}
_EFFECTS = {plainly(key): effect for effect, key in enumerate(EFFECT_KEYS)}
_EFFECTS |= {f"{name} key": c.FIRST_KEY + colour for colour, name in enumerate(LOCK_NAMES)}
_EFFECTS |= {"first-aid kit": c.KIT, "first aid kit": c.KIT}


def find_card(printed: Printed, text: str) -> int | None:
    """The card of this id or name; a name that several cards bear is refused."""
    written = plainly(text).replace("pseudo-vampire", "pseudo vampire")
    if written in _IDS:
        return _IDS[written]
    found = [
        card
        for card in range(c.CARDS)
        if printed.deck[card] != c.NO_DECK
        and (
            written == plainly(printed.card_names[card]) != ""
            or _EFFECTS.get(written) == printed.effect[card]
        )
    ]
    if len(found) > 1:
        ids = ", ".join(CARD_IDS[card] for card in found)
        raise Refused("refusal-which-card", "GR-14", given=text.strip()[:LONGEST_NAME], cards=ids)
    return found[0] if found else None


def card_with(printed: Printed, effect: int) -> int | None:
    """The card of an effect of which there is one at most; a box may lack it."""
    in_box = (card for card in range(c.CARDS) if printed.deck[card] != c.NO_DECK)
    return next((card for card in in_box if printed.effect[card] == effect), None)


def read_card(printed: Printed, text: str) -> int:
    """The card of this id or name, or a refusal."""
    card = find_card(printed, text)
    if card is None:
        raise no_such_card(text)
    return card


def no_such_card(text: str) -> Refused:
    """The refusal of a name that no card bears."""
    return Refused("refusal-no-such-card", "GR-14", given=text.strip()[:LONGEST_NAME])


def read_cards(printed: Printed, value: object, key: str) -> tuple[int, ...]:
    """A list of cards, written as a text."""
    names = Names(partial(find_card, printed), "refusal-no-such-card", "GR-14", SEPARATORS)
    return names.read_named(as_text(value, key))


def write_list(cards: Iterable[int]) -> str:
    """A list of cards by id, in the order given."""
    return write_cards(cards, CARD_IDS.__getitem__)


def entries(written: object, key: str, known: Collection[str] = ()) -> Mapping[str, object]:
    """What is written under a key, nothing if it is not; keys beside the known ones are refused."""
    data = {} if written is None else as_mapping(written, key)
    if known:
        refuse_unknown_keys(data, known)
    return data
