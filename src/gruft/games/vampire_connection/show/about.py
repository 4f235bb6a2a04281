"""What The Vampire Connection tells about itself: cards, questions, standing orders, the story.

Each card, victim and vampire has one message, in the numbers of the edition that is played with; a
rule is told here, not made.
"""

from collections.abc import Iterator, Mapping, Sequence

from gruft.games.vampire_connection.edition.reading import printed_for
from gruft.games.vampire_connection.notation.names import (
    FORM_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    VILLAGE_NAMES,
    key,
)
from gruft.games.vampire_connection.rules.hunters import LYING, base_stakes
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.show.scene import IN_TOMB_MARK, STAKED_MARK
from gruft.games.vampire_connection.show.zones import (
    CARD,
    DEFENCE,
    EVENT,
    TRAVELLER,
    VAMPIRE_KIND,
    VICTIM_KIND,
)
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.about import About, Abouts
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Telling
from gruft.kernel.options import Options
from gruft.kernel.orders import Occasion, Order
from gruft.kernel.position import Position
from gruft.kernel.refusal import seat_of, word, words
from gruft.kernel.story import Reading, ScoredStory, of_seats

#: No number told here depends on how many play.
SEATS = 3
DEFENCES = (c.GARLIC, c.WINDOWS, c.CHURCH)
NOTHING = "name-nothing"

#: The clause behind each type of vampire card, in the order of the types (chapter 13).
TYPE_CLAUSES = (
    *("VC-194", "VC-195", "VC-196", "VC-197", "VC-198"),
    *("VC-134", "VC-134", "VC-135", "VC-134", "VC-200"),
    *("VC-82", "VC-204", "VC-209", "VC-211", "VC-212", "VC-213", "VC-216"),
)
VAMPIRE_CLAUSES = ("VC-219", "VC-220", "VC-222", "VC-224", "VC-225", "VC-226")
EVENT_CLAUSES = {"Sunrise": "VC-86", "Masked Ball": "VC-91", "Unrest": "VC-96", "Angel": "VC-98"}


def about(edition: Edition, options: Options) -> Abouts:
    """Every kind of piece and every face, with what it does and the clause that says so."""
    printed = printed_for(edition, SEATS)
    abilities = bool(options.get("abilities", True))
    return {
        CARD: _said("about-back", "VC-235"),
        VAMPIRE_KIND: _said("about-vampire", "VC-13"),
        VICTIM_KIND: _said("about-victims", "VC-7"),
        DEFENCE: _said("about-defences", "VC-73"),
        EVENT: _said("about-events", "VC-79"),
        TRAVELLER: _said("about-traveller", "VC-138"),
        **dict(_types(printed)),
        **dict(_vampires(abilities)),
        **dict(_victims(printed, abilities)),
        **dict(_village(printed)),
    }


def _said(message: str, clause: str, **args: object) -> About:
    return About(Telling(message, args), clause)


def _slug(name: str) -> str:
    return key(name).removeprefix("name-")


def _types(printed: c.Printed) -> Iterator[tuple[str, About]]:
    for card, name in enumerate(TYPE_NAMES):
        args = _type_args(printed, card)
        yield f"{CARD} {name}", _said(f"about-{_slug(name)}", TYPE_CLAUSES[card], **args)


def _type_args(printed: c.Printed, card: int) -> dict[str, object]:
    if card <= c.HUNCHBACK:
        turned: dict[str, object] = {"turned": _turned_back(printed, card)}
        stakes = int(printed.form_stakes[card])
        return turned | ({"stakes": stakes} if stakes else {})
    if c.BEATQUICK <= card <= c.ASSISTANT:
        return _stakes(printed, card)
    return {}


def _turned_back(printed: c.Printed, form: int) -> dict[str, object]:
    """The defences that turn this form back."""
    effective = [
        key(VILLAGE_NAMES[defence])
        for place, defence in enumerate(DEFENCES)
        if printed.repulses[place * c.FORMS + form]
    ]
    return words(effective or [NOTHING])


def _stakes(printed: c.Printed, hunter: int) -> dict[str, object]:
    """How many stakes a hunter needs, by what they are sent against."""
    if hunter == c.ASSISTANT:
        return {"tomb": int(base_stakes(printed, hunter, LYING))}
    against = {"tomb": LYING, "wolf": c.FORM_WOLF, "bat": c.FORM_BAT}
    against |= {"carriage": c.FORM_CARRIAGE}
    return {name: int(base_stakes(printed, hunter, form)) for name, form in against.items()}


def _vampires(abilities: bool) -> Iterator[tuple[str, About]]:
    for name, clause in zip(VAMPIRE_NAMES, VAMPIRE_CLAUSES, strict=True):
        message = f"about-{_slug(name)}" if abilities else "about-without-ability"
        yield f"{VAMPIRE_KIND} {name}", _said(message, clause if abilities else "VC-227")


def _victims(printed: c.Printed, abilities: bool) -> Iterator[tuple[str, About]]:
    for victim in range(c.VICTIMS):
        message = "about-victim"
        if printed.priest[victim]:
            message = "about-priest"
        elif abilities and printed.bonus[victim]:
            message = "about-bonus"
        left, right = int(printed.left[victim]), int(printed.right[victim])
        yield (
            f"{VICTIM_KIND} {VILLAGE_NAMES[victim]}",
            _said(message, "VC-7", left=left, right=right),
        )


def _village(printed: c.Printed) -> Iterator[tuple[str, About]]:
    for place, defence in enumerate(DEFENCES):
        rules = printed.repulses[place * c.FORMS : (place + 1) * c.FORMS]
        forms = [key(FORM_NAMES[form]) for form, effective in enumerate(rules) if effective]
        turned = words(forms or [NOTHING])
        name = VILLAGE_NAMES[defence]
        yield f"{DEFENCE} {name}", _said(f"about-{name}", "VC-73", forms=turned)
    for name, clause in EVENT_CLAUSES.items():
        yield f"{EVENT} {name}", _said(f"about-{_slug(name)}", clause)


# --- the clauses behind each question and window, the weightiest first ---------------------------

_ASKED: Mapping[str, Sequence[str]] = {question.key: question.clauses for question in QUESTIONS}

MOMENTS: Mapping[str, Sequence[str]] = {
    **{message: clauses for message, clauses in _ASKED.items() if clauses},
    # What players are asked more exactly than the rules do.
    "decision-offer-from": _ASKED["decision-offer-answer"],
    "decision-counter-from": _ASKED["decision-counter-answer"],
    "decision-offer-lacking": _ASKED["decision-offer-answer"],
    "decision-counter-lacking": _ASKED["decision-counter-answer"],
    "decision-discard-down": _ASKED["decision-discard"],
    "decision-drink": ("VC-171", "VC-165", "VC-178"),
    "decision-buy-with": _ASKED["decision-buy"],
    "window-tomb": ("VC-143", "VC-145", "VC-134", "VC-152"),
    "window-movement": ("VC-138", "VC-139", "VC-134", "VC-142"),
    "window-robber": ("VC-138", "VC-139", "VC-134", "VC-142"),
    "window-robbery": ("VC-121", "VC-123", "VC-124"),
    "window-opportunity": ("VC-122", "VC-123", "VC-124"),
}


# --- standing orders: when the table may pass in a window, by what everybody sees ----------------

#: The kinds of windows in which hunters may be played.
TOMB, MOVEMENT = "tomb", "movement"


def passes_at_other_tombs(occasion: Occasion) -> bool:
    """In tomb windows pass, unless the vampire of a chosen seat lies open to hunters."""
    return occasion.window.kind == TOMB and not any(
        IN_TOMB_MARK in view.marks and STAKED_MARK not in view.marks
        for view in occasion.scene.seats
        if view.seat in occasion.about
    )


def passes_on_other_journeys(occasion: Occasion) -> bool:
    """In movement windows pass, unless the vampire of a chosen seat is on its way."""
    chosen = [seat_of(seat) for seat in occasion.about]
    traveller = occasion.window.trigger.args.get("player")
    return occasion.window.kind == MOVEMENT and traveller not in chosen


def passes_unless_by_bat(occasion: Occasion) -> bool:
    """In movement windows pass, unless somebody flies as a bat."""
    form = occasion.window.trigger.args.get("form")
    return occasion.window.kind == MOVEMENT and form != word(key("bat"))


ORDERS = (
    Order("tombs", passes_at_other_tombs, names_seats=True),
    Order("journeys", passes_on_other_journeys, names_seats=True),
    Order("not-by-bat", passes_unless_by_bat),
)


# --- the story of a match: drops per round, raids, stakes, disasters -----------------------------


class VampireConnectionStory(ScoredStory):
    """What tells a match of The Vampire Connection."""

    turning = (
        "fact-stakes",
        "fact-unrest",
        "fact-angel",
        "fact-ball",
        "fact-sunrise",
        "fact-steals",
        "fact-plays-party",
        "fact-village-empty",
    )
    counted = ("fact-catches", "fact-steals", "fact-consumes", "fact-stakes", "fact-turns-repulsed")

    def reading(self, position: Position) -> Reading:
        """Everybody's drops, round by round."""
        assert isinstance(position, VampireConnection)
        drops = of_seats(position.drops(seat) for seat in range(position.seats))
        return Reading(int(position.round()), drops)
