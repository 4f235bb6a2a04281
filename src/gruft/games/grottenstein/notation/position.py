"""Positions of Vampir as JSON, and written keys laid over a fresh start.

Figures are laid by `figures.py`, doors, locks and wardrobe by `villa.py`, cards by
`cards.py`, the open decision by `pending.py`, what seats know by `knowledge.py`.
docs/notation/grottenstein.md tells all of it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.notation import cards, figures, villa
from gruft.games.grottenstein.notation.knowledge import (
    check_knowledge,
    knowledge_json,
    lay_knowledge,
)
from gruft.games.grottenstein.notation.moves import read_figure
from gruft.games.grottenstein.notation.names import FIGURE_NAMES
from gruft.games.grottenstein.notation.pending import (
    CAUSES,
    check_moment,
    check_question,
    lay_cause,
    lay_decision,
    pending_json,
    play_draft,
    read_pending,
)
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
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
        "round": int(words[at.ROUND]),
        "slot": FIGURE_NAMES[position.actor()],
        "thrown": int(words[at.THROWN]),
        "bat_slot": bool(words[at.BAT_SLOT]),
        "figures": figures.figures_json(position),
        "turned": figures.turned_json(position),
        "bats": int(words[at.BATS]),
        "worn": villa.worn_json(position),
        "wardrobe": villa.wardrobe_json(position),
        "locks": villa.locks_json(position),
        "wall": bool(words[at.WALL]),
        "chips": int(words[at.CHIPS]),
        "doors": villa.doors_json(position),
        "zombies": figures.zombies_json(position),
        "charge": villa.charge_json(position),
        "kit_uses": int(words[at.KIT_USES]),
        "sheets": cards.sheets_json(position),
        "down": cards.down_json(position),
        "open": cards.open_json(position),
        "floor": cards.floor_json(position),
        "out": cards.out_json(position),
        "cause": CAUSES[words[at.CAUSE] - 1] if position.is_over() else None,
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
    figures.lay_figures(position, data.get("figures"))
    figures.lay_turned(position, data.get("turned"))
    _lay_slot(position, data)
    lay_decision(position, pending, data.get("cause") is not None)
    lay_cause(position, data.get("cause"))
    figures.lay_zombies(position, data.get("zombies"))
    _lay_supplies(position, data)
    villa.lay_wall(position, data.get("wall"))
    villa.lay_doors(position, data.get("doors"))
    villa.lay_charge(position, data.get("charge"))
    villa.lay_locks(position, data.get("locks"), chance)
    villa.lay_wardrobe(position, data, chance)
    cards.lay_cards(position, data, chance)
    figures.lay_stake_flags(position, data.get("figures"))
    lay_knowledge(position, data.get("knowledge"))
    check(position)
    play_draft(position, pending)
    _must_agree(position, data)
    return position


def _blank(fresh: Grottenstein, chance: Chance) -> Grottenstein:
    """An empty villa for the same table: who plays the vampire, and the order of the hunters."""
    position = Grottenstein(fresh.seats, fresh.printed, zeros(len(fresh.words)), chance)
    for word in (at.VAMPIRE_SEAT, *range(at.ORDER, at.ORDER + c.HUNTERS)):
        position.words[word] = fresh.words[word]
    return position


def _lay_slot(position: Grottenstein, data: Data) -> None:
    """GR-7, GR-41: the round, whose slot it is, and what they have thrown."""
    words, printed = position.words, position.printed
    number = data.get("round")
    words[at.ROUND] = (
        1 if number is None else as_number(number, "round", 1, int(printed.most_rounds))
    )
    slot = data.get("slot")
    figure = int(words[at.ORDER]) if slot is None else read_figure(as_text(slot, "slot"))
    order = [int(words[at.ORDER + place]) for place in range(c.HUNTERS)]
    words[at.SLOT] = c.HUNTERS if figure == c.VAMPIRE else order.index(figure)
    most = int(printed.sides) * max(2, int(printed.bat_dice))
    if data.get("thrown") is not None:
        words[at.THROWN] = as_number(data["thrown"], "thrown", 0, most)
    if data.get("bat_slot") is not None:
        words[at.BAT_SLOT] = int(as_switch(data["bat_slot"], "bat_slot"))


def _check_throw(position: Grottenstein) -> None:
    """GR-50, GR-147, GR-148: no more than two dice show, or those of the vampire as a bat."""
    words, printed = position.words, position.printed
    figure, thrown, flies = position.actor(), int(words[at.THROWN]), words[at.BAT_SLOT] == 1
    if flies and figure != c.VAMPIRE:
        raise Refused("position-hunter-flies", "GR-147", figure=FIGURE_NAMES[figure])
    most = (int(printed.bat_dice) if flies else 2) * int(printed.sides)
    if thrown > most:
        name = FIGURE_NAMES[figure]
        raise Refused("position-wrong-throw", "GR-50", figure=name, given=thrown, most=most)


def _lay_supplies(position: Grottenstein, data: Data) -> None:
    """GR-147, ED-10: bat cards and uses of the kit; all of them, if nothing is written."""
    printed = position.printed
    for key, word, most in (
        ("bats", at.BATS, int(printed.bats)),
        ("kit_uses", at.KIT_USES, int(printed.kit_uses)),
    ):
        given = data.get(key)
        position.words[word] = most if given is None else as_number(given, key, 0, most)


def _check_supplies(position: Grottenstein) -> None:
    """GR-147, ED-10: bat cards; a kit that is used up is out."""
    words, printed = position.words, position.printed
    if not 0 <= words[at.BATS] <= printed.bats:
        raise Refused("position-wrong-bats", "GR-147", most=int(printed.bats))
    kits = [card for card in range(c.CARDS) if printed.effect[card] == c.KIT]
    if words[at.KIT_USES] == 0 and any(words[at.PLACE + card] != at.OUT for card in kits):
        raise Refused("position-kit-used-up", "ED-10")


def _must_agree(position: Grottenstein, data: Data) -> None:
    """What follows from the rest must say the same."""
    written = to_json(position)
    for key in DERIVED:
        said, found = write_json(data.get(key)), write_json(written[key])
        if data.get(key) is not None and said != found:
            raise Refused("position-disagrees", setting=key, given=said[:60], found=found)


# --- what is true of every position --------------------------------------------------------------


def check(position: Grottenstein) -> None:
    """Refuse a position that cannot come about, or knowledge that is not true."""
    figures.check_figures(position)
    figures.check_squares(position)
    cards.check_cards(position)
    cards.check_sheets(position)
    cards.check_floor(position)
    villa.check_doors(position)
    villa.check_secrets(position)
    check_knowledge(position)
    villa.check_tries(position)
    figures.check_teams(position)
    check_moment(position)
    figures.check_effects(position)
    figures.check_ready(position)
    _check_throw(position)
    _check_supplies(position)
    check_question(position)


def census(position: Grottenstein) -> Mapping[str, int]:
    """GR-12 to GR-18: how many pieces of each kind there are, wherever they are."""
    return {
        "event cards": _cards_in(position, c.EVENT),
        "cellar cards": _cards_in(position, c.CELLAR),
        "white chips": int(position.words[at.CHIPS]) + len(villa.chipped_doors(position)),
        "figures": sum(
            1 for f in range(c.FIGURES) if at.LIVING <= position.words[at.STATUS + f] <= at.GONE
        ),
    }


def _cards_in(position: Grottenstein, deck: int) -> int:
    return sum(1 for card in range(c.CARDS) if position.printed.deck[card] == deck)
