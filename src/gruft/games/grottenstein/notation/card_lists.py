"""Cards of Vampir as people write them: by id, by name, and in lists.

Ids (`E09`, `C01`) are written; names (`Sword`, `first-aid kit`) are read as well, an owner's own
names too. Two cards of one name can be told apart by their ids only.
"""

import re
from collections.abc import Iterable
from functools import partial

from gruft.games.grottenstein.notation.names import CARD_IDS, EFFECT_KEYS
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state.cards import Printed
from gruft.kernel.card_lists import Names, write_cards
from gruft.kernel.laying import as_text
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

LOCK_NAMES = ("gold", "silver", "copper", "iron")
LONGEST_NAME = 40
SEPARATORS = re.compile("[,+]")

_IDS = {plainly(name): card for card, name in enumerate(CARD_IDS)}
_EFFECTS = {plainly(key): effect for effect, key in enumerate(EFFECT_KEYS)}
_EFFECTS |= {f"{name} key": c.FIRST_KEY + colour for colour, name in enumerate(LOCK_NAMES)}
_EFFECTS |= {"first-aid kit": c.KIT, "first aid kit": c.KIT}


def find_card(printed: Printed, text: str) -> int | None:
    """The card of this id or name; a name that several cards bear is refused."""
    written = plainly(text).replace("pseudo-vampire", "pseudo vampire")
    if written in _IDS:
        return _IDS[written]
    found = [card for card in range(c.CARDS) if _is_called(printed, card, written)]
    if len(found) > 1:
        ids = ", ".join(CARD_IDS[card] for card in found)
        raise Refused("refusal-which-card", "GR-14", given=text.strip()[:LONGEST_NAME], cards=ids)
    return found[0] if found else None


def _is_called(printed: Printed, card: int, written: str) -> bool:
    if printed.deck[card] == c.NO_DECK:
        return False
    owned = plainly(printed.card_names[card])
    return written == owned != "" or _EFFECTS.get(written) == printed.effect[card]


def card_with(printed: Printed, effect: int) -> int | None:
    """The card of an effect of which there is one at most; a box may lack it (GR-14)."""
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
