"""Positions of Vampir as JSON, and written keys laid over a fresh start.

Figures are laid by `figure_json.py`, doors, locks and wardrobe by `villa_json.py`, cards by
`laying.py`, the open decision by `pending_json.py`, what seats know by `knowledge_json.py`.
docs/notation/grottenstein.md tells all of it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.cards import HUNTERS, VAMPIRE
from gruft.games.grottenstein.consistency import check
from gruft.games.grottenstein.figure_json import (
    figures_json,
    lay_figures,
    lay_stake_flags,
    lay_turned,
    lay_zombies,
    turned_json,
    zombies_json,
)
from gruft.games.grottenstein.knowledge_json import knowledge_json, lay_knowledge
from gruft.games.grottenstein.laying import (
    down_json,
    floor_json,
    lay_cards,
    open_json,
    out_json,
    sheets_json,
)
from gruft.games.grottenstein.layout import (
    BAT_SLOT,
    BATS,
    CAUSE,
    CHIPS,
    KIT_USES,
    ORDER,
    ROUND,
    SLOT,
    THROWN,
    VAMPIRE_SEAT,
    WALL,
)
from gruft.games.grottenstein.names import FIGURE_NAMES
from gruft.games.grottenstein.notation import read_figure
from gruft.games.grottenstein.pending_json import (
    CAUSES,
    lay_cause,
    lay_decision,
    pending_json,
    play_draft,
    read_pending,
)
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.villa_json import (
    charge_json,
    doors_json,
    lay_charge,
    lay_doors,
    lay_locks,
    lay_wall,
    lay_wardrobe,
    locks_json,
    wardrobe_json,
    worn_json,
)
from gruft.kernel.chance import Chance
from gruft.kernel.fields import write_json
from gruft.kernel.laying import as_number, as_switch, as_text, refuse_unknown_keys
from gruft.kernel.refusal import Refused
from gruft.kernel.vectors import zeros

KEYS = (
    "round",
    "slot",
    "thrown",
    "bat_slot",
    "figures",
    "turned",
    "bats",
    "worn",
    "wardrobe",
    "locks",
    "wall",
    "chips",
    "doors",
    "zombies",
    "charge",
    "kit_uses",
    "sheets",
    "down",
    "open",
    "floor",
    "out",
    "cause",
    "over",
    "to_act",
    "pending",
    "knowledge",
)
#: What follows from the rest and is written for the reader.
DERIVED = ("chips", "over", "to_act")

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def to_json(position: Grottenstein) -> dict[str, object]:
    """Everything that is true now."""
    words = position.words
    return {
        "round": int(words[ROUND]),
        "slot": FIGURE_NAMES[position.actor()],
        "thrown": int(words[THROWN]),
        "bat_slot": bool(words[BAT_SLOT]),
        "figures": figures_json(position),
        "turned": turned_json(position),
        "bats": int(words[BATS]),
        "worn": worn_json(position),
        "wardrobe": wardrobe_json(position),
        "locks": locks_json(position),
        "wall": bool(words[WALL]),
        "chips": int(words[CHIPS]),
        "doors": doors_json(position),
        "zombies": zombies_json(position),
        "charge": charge_json(position),
        "kit_uses": int(words[KIT_USES]),
        "sheets": sheets_json(position),
        "down": down_json(position),
        "open": open_json(position),
        "floor": floor_json(position),
        "out": out_json(position),
        "cause": CAUSES[words[CAUSE] - 1] if position.is_over() else None,
        "over": position.is_over(),
        "to_act": [int(seat) for seat in position.to_act()],
        "pending": pending_json(position),
        "knowledge": knowledge_json(position),
    }


# --- reading -------------------------------------------------------------------------------------


def from_json(fresh: Grottenstein, data: Data, chance: Chance) -> Grottenstein:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    if all(value is None for value in data.values()):
        position = fresh.clone()
        position.chance = chance
        return position
    return _laid(_blank(fresh, chance), data, chance)


def _laid(position: Grottenstein, data: Data, chance: Chance) -> Grottenstein:
    pending = read_pending(data.get("pending"))
    lay_figures(position, data.get("figures"))
    lay_turned(position, data.get("turned"))
    _lay_slot(position, data)
    lay_decision(position, pending, data.get("cause") is not None)
    lay_cause(position, data.get("cause"))
    lay_zombies(position, data.get("zombies"))
    _lay_supplies(position, data)
    lay_wall(position, data.get("wall"))
    lay_doors(position, data.get("doors"))
    lay_charge(position, data.get("charge"))
    lay_locks(position, data.get("locks"), chance)
    lay_wardrobe(position, data, chance)
    lay_cards(position, data, chance)
    lay_stake_flags(position, data.get("figures"))
    lay_knowledge(position, data.get("knowledge"))
    check(position)
    play_draft(position, pending)
    _must_agree(position, data)
    return position


def _blank(fresh: Grottenstein, chance: Chance) -> Grottenstein:
    """An empty villa for the same table: who plays the vampire, and the order of the hunters."""
    position = Grottenstein(fresh.seats, fresh.printed, zeros(len(fresh.words)), chance)
    for word in (VAMPIRE_SEAT, *range(ORDER, ORDER + HUNTERS)):
        position.words[word] = fresh.words[word]
    return position


def _lay_slot(position: Grottenstein, data: Data) -> None:
    """GR-7, GR-41: the round, whose slot it is, and what they have thrown."""
    words, printed = position.words, position.printed
    number = data.get("round")
    words[ROUND] = 1 if number is None else as_number(number, "round", 1, int(printed.most_rounds))
    slot = data.get("slot")
    figure = int(words[ORDER]) if slot is None else read_figure(as_text(slot, "slot"))
    order = [int(words[ORDER + place]) for place in range(HUNTERS)]
    words[SLOT] = HUNTERS if figure == VAMPIRE else order.index(figure)
    most = int(printed.sides) * max(2, int(printed.bat_dice))
    if data.get("thrown") is not None:
        words[THROWN] = as_number(data["thrown"], "thrown", 0, most)
    if data.get("bat_slot") is not None:
        words[BAT_SLOT] = int(as_switch(data["bat_slot"], "bat_slot"))


def _lay_supplies(position: Grottenstein, data: Data) -> None:
    """GR-147, ED-10: bat cards and uses of the kit; all of them, if nothing is written."""
    printed = position.printed
    for key, word, most in (
        ("bats", BATS, int(printed.bats)),
        ("kit_uses", KIT_USES, int(printed.kit_uses)),
    ):
        given = data.get(key)
        position.words[word] = most if given is None else as_number(given, key, 0, most)


def _must_agree(position: Grottenstein, data: Data) -> None:
    """What follows from the rest must say the same."""
    written = to_json(position)
    for key in DERIVED:
        said, found = write_json(data.get(key)), write_json(written[key])
        if data.get(key) is not None and said != found:
            raise Refused("position-disagrees", setting=key, given=said[:60], found=found)
