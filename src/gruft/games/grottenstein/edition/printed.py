"""Gives the compiled rules what a checked edition prints: villa, cards, weapons and numbers."""

from functools import lru_cache
from typing import cast

from gruft.games.grottenstein.edition.plans import read_plans
from gruft.games.grottenstein.edition.villa import build
from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    DECK_KEYS,
    EFFECT_KEYS,
    FIGURE_KEYS,
    HINDER_KEYS,
    TARGET_KEYS,
    WEAPON_KEYS,
)
from gruft.games.grottenstein.show.about import about_effect
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state.cards import Printed
from gruft.games.grottenstein.state.villa import Villa
from gruft.kernel.edition import Edition, canonical


def printed_for(
    edition: Edition, finds_are_public: bool = False, cellar_is_remembered: bool = False
) -> Printed:
    """The villa, cards and numbers of a checked edition, and how a table reads the rules.

    Built once for each.
    """
    by_print = _ByPrint(edition, edition.data, dict(edition.overrides))
    return _printed(by_print, finds_are_public, cellar_is_remembered)


def starts_in(edition: Edition) -> list[str]:
    """ED-4: the start squares in the order of the hunters' slots."""
    return cast("list[str]", edition.value("start_squares"))


class _ByPrint:
    """An edition that is told from others by some of its values."""

    def __init__(self, edition: Edition, *values: object) -> None:
        self.edition = edition
        self.print = canonical(values)

    def __hash__(self) -> int:
        return hash(self.print)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByPrint) and other.print == self.print


@lru_cache(maxsize=64)
def _printed(
    edition_by_print: _ByPrint, finds_are_public: bool, cellar_is_remembered: bool
) -> Printed:
    edition = edition_by_print.edition
    printed = Printed(_villa_of(edition))
    _read_pieces(edition, printed)
    _read_weapons(edition, printed)
    _read_numbers(edition, printed)
    printed.finds_are_public = finds_are_public
    printed.cellar_is_remembered = cellar_is_remembered
    return printed


def _villa_of(edition: Edition) -> Villa:
    """Building a villa takes a while; it depends on little else than the board."""
    reach = max(edition.number(f"weapons.{weapon}.range") for weapon in WEAPON_KEYS)
    drawn = (edition.table("board"), starts_in(edition), _room_names(edition))
    return _villa(_ByPrint(edition, drawn, reach, edition.value("range_metric")), reach)


def _room_names(edition: Edition) -> dict[str, str]:
    """An owner's names of rooms; empty where ours are used."""
    rooms = edition.table("rooms")
    return {room: str(edition.overrides.get(f"rooms.{room}.name", "")) for room in rooms}


@lru_cache(maxsize=16)
def _villa(edition_by_print: _ByPrint, reach: int) -> Villa:
    edition = edition_by_print.edition
    metric = edition.value("range_metric") == "chebyshev"
    drawing, starts = read_plans(edition, ""), starts_in(edition)
    return build(drawing, starts, _room_names(edition), reach, metric)


def _read_pieces(edition: Edition, printed: Printed) -> None:
    """Cards, figures and locks; a name is kept only where an owner has written their own."""
    for card in range(c.CARDS):
        key = f"cards.{CARD_IDS[card]}"
        border = str(edition.value(f"{key}.border"))
        printed.effect[card] = EFFECT_KEYS.index(str(edition.value(f"{key}.effect")))
        printed.border[card] = c.NO_BORDER if border == "none" else FIGURE_KEYS.index(border)
        printed.places[card] = edition.number(f"{key}.places")
        printed.deck[card] = DECK_KEYS.index(str(edition.value(f"{key}.deck")))
        printed.card_names[card] = str(edition.overrides.get(f"{key}.name", ""))
    order = cast("list[str]", edition.value("hunter_order"))
    for slot, figure in enumerate(order):
        printed.order[slot] = FIGURE_KEYS.index(figure)
    for place, figure in enumerate(FIGURE_KEYS):
        printed.figure_names[place] = str(edition.overrides.get(f"characters.{figure}.name", ""))
    owned = cast("list[str]", edition.overrides.get("locks", []))
    for place, name in enumerate(owned):
        printed.lock_names[place] = name


def _read_weapons(edition: Edition, printed: Printed) -> None:
    for place, weapon in enumerate(WEAPON_KEYS):
        key = f"weapons.{weapon}"
        printed.dice[place] = edition.number(f"{key}.dice")
        printed.bonus[place] = edition.number(f"{key}.bonus")
        printed.range[place] = edition.number(f"{key}.range")
        printed.uses[place] = edition.number(f"{key}.uses")
        printed.success_from[place] = edition.number(f"{key}.success_from")
        printed.fixed_damage[place] = edition.number(f"{key}.fixed_damage")
        printed.breaks_doors[place] = int(edition.number(f"{key}.doors"))
        printed.targets[place] = TARGET_KEYS.index(str(edition.value(f"{key}.targets")))
        printed.hinders[place] = HINDER_KEYS.index(str(edition.value(f"{key}.hinders")))
    for trap in edition.table("traps"):
        effect = EFFECT_KEYS.index(trap)
        printed.trap_dice[effect] = edition.number(f"traps.{trap}.dice")
        printed.trap_bonus[effect] = edition.number(f"traps.{trap}.bonus")


def _read_numbers(edition: Edition, printed: Printed) -> None:
    printed.kit_points = edition.number("objects.kit_points")
    printed.kit_uses = edition.number("objects.kit_uses")
    printed.garlic = edition.number("objects.garlic")
    printed.shield = edition.number("objects.shield")
    printed.servant_life = edition.number("servant_lp")
    printed.door_life = edition.number("door_lp")
    printed.start_life = edition.number("start_lp")
    printed.most_life = edition.number("most_lp")
    printed.regeneration = edition.number("coffin_regen")
    printed.crypt_penalty = edition.number("crypt_penalty")
    printed.poison = edition.number("poison")
    printed.rats = edition.number("rats")
    printed.blast_damage = edition.number("blast_damage")
    printed.blast_from = edition.number("blast_from")
    printed.bats = edition.number("bats")
    printed.bat_dice = edition.number("bat_dice")
    printed.sides = edition.number("dice_sides")
    printed.white_chips = edition.number("white_chips")
    printed.dies_at_zero = edition.value("vampire_zero") == "dies"
    printed.most_rounds = edition.number("max_rounds")
    printed.about_effects = [about_effect(edition, effect).text for effect in EFFECT_KEYS]
