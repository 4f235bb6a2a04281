"""What every piece of Vampire Empire tells about itself, in the numbers of the edition.

Combat cards are told by their types and value, so an owner's cards speak too; support cards each
have a text of their own.
"""

from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    TYPE_NAMES,
    character_word,
    key,
)
from gruft.games.vampire_empire.rules.common import clause_of
from gruft.games.vampire_empire.show.characters import CHARACTER, SUSPECT, TOKEN, TRIO
from gruft.games.vampire_empire.show.zones import BACK, COMBAT_CARD, SUPPORT_CARD
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.about import About, Abouts
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import word

COUNTS = {
    c.CHAPEL: c.CHAPEL_CARDS,
    c.HYPNOSIS: c.HYPNOTISED,
    c.COFFIN: c.COFFIN_CARDS,
}
Args = dict[str, object]


def about(printed: Printed) -> Abouts:
    """Every card, every character, tokens, suspects, trios, and what is only a back."""
    found = {
        COMBAT_CARD: About(Telling("about-combat-back", {}), "VE-5"),
        SUPPORT_CARD: About(Telling("about-support-back", {}), "VE-8"),
        BACK: About(Telling("about-card", {}), "VE-27"),
        TOKEN: About(Telling("about-token", {}), "VE-12"),
        SUSPECT: About(Telling("about-suspect", {}), "VE-67"),
        TRIO: About(Telling("about-trio", {}), "VE-12"),
    }
    for character in range(c.CHARACTERS):
        args: Args = {"type": _type_word(int(c.class_of(character)))}
        args["both"] = int(printed.readings.markers_both_rounds)
        told = About(Telling("about-character", args), "VE-91")
        found[f"{CHARACTER} {CHARACTER_NAMES[character]}"] = told
    for kind in range(c.KINDS):
        if c.FIRST_SUPPORT <= kind <= c.LAST_SUPPORT:
            found[f"{SUPPORT_CARD} {KIND_NAMES[kind]}"] = _support(printed, kind)
        elif printed.copies[kind] + printed.copies[c.KINDS + kind]:  # a spare place is no card
            found[f"{COMBAT_CARD} {KIND_NAMES[kind]}"] = _combat(printed, kind)
    return found


def _type_word(bit: int) -> Args:
    return word(key("type " + TYPE_NAMES[bit.bit_length() - 1]))


def _combat(printed: Printed, kind: int) -> About:
    """Whom a card supports follows from its types."""
    types, args = int(printed.types[kind]), {"value": int(printed.value[kind])}
    classes = [1 << place for place in range(c.TYPES) if types >> place & 1]
    classes = [bit for bit in classes if bit not in (c.RED, c.WATER)]
    named: Args = dict(args)
    if classes:
        named["type"] = _type_word(classes[0])
    for bit, name, clause in ((c.RED, "red", "VE-93"), (c.WATER, "water", "VE-92")):
        if types & bit:
            message = f"about-class-and-{name}" if classes else f"about-{name}"
            return About(Telling(message, named), clause)
    if len(classes) == 1:
        return About(Telling("about-one-class", named), "VE-91")
    return About(Telling("about-two-classes", named | {"other": _type_word(classes[1])}), "VE-91")


def _support(printed: Printed, kind: int) -> About:
    """What it does and what it costs by day and by night."""
    args: Args = {"day": int(printed.day[kind]), "night": int(printed.night[kind])}
    if c.marker_class(kind) or kind in (c.SECRET_JOURNEY, c.MIST_FORM, c.HYPNOSIS):
        args["protects"] = int(printed.readings.protect_after_attack)
    if c.marker_class(kind):
        args["both"] = int(printed.readings.markers_both_rounds)
        args["type"] = _type_word(int(c.marker_class(kind)))
        args["character"] = character_word(int(c.best_marked(kind)))
        return About(Telling("about-marker", args), clause_of(kind))
    if c.fights_for_all(kind):
        args["value"] = int(printed.value[kind])
        return About(Telling("about-any-fighter", args), clause_of(kind))
    if kind in COUNTS:
        args["count"] = COUNTS[kind]
    if kind == c.CHAPEL:
        args["water"] = int(printed.readings.chapel_holy_water)
    elif kind == c.REGENERATION:
        args["always"] = int(printed.readings.regeneration_always)
    return About(Telling(key(KIND_NAMES[kind]).replace("name-", "about-"), args), clause_of(kind))
