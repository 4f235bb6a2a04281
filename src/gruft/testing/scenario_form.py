"""The form of a scenario file: which keys it has, what each may hold, and what is refused.

These structs are also the source of the JSON Schema (`schema.py`). What a scenario means is the
business of `scenario.py`; what its position and moves mean is the business of its game.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from gruft.kernel.refusal import Refused, word, words
from gruft.testing.scenario_yaml import Source

LARGEST_SEED = 2**53 - 1
MOST_SEATS = 99

#: A text. A bare number is read as it is written, so that `play: 6` needs no quotes.
Text = str | int
#: Data whose meaning is the game's: msgspec makes no schema for `object`.
Anything = Any

Seed = Annotated[
    int, Meta(ge=0, le=LARGEST_SEED, description="All luck that the script does not decide.")
]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS, description="A place at the table, from 0.")]
Watcher = Annotated[int, Meta(ge=-1, le=MOST_SEATS, description="A seat; -1 is a spectator.")]
Line = Annotated[
    Text, Meta(description="One move in the game's notation, or several separated by `;`.")
]


class Play(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The seat plays the line; it must be accepted."""

    seat: Seat
    play: Line


class Refusal(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The line must be refused from this seat, by this clause and message key if they are named."""

    seat: Seat
    refused: Line
    clause: str = ""
    key: str = ""


class LegalMoves(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What the seat may and may not do now."""

    seat: Seat
    includes: list[Line] = []
    excludes: list[Line] = []
    exactly: list[Line] | UnsetType = UNSET


class Legal(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A statement about the legal moves of a seat."""

    legal: LegalMoves


class Expect(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A subset of the position's JSON, which must hold now."""

    expect: dict[str, Anything]


class SeenBy(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A subset of what the seat is shown, and texts or paths that it must not be shown."""

    seat: Watcher
    scene: dict[str, Anything] = {}
    hides: list[Text] = []


class Sees(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A statement about what a seat is shown now."""

    sees: SeenBy


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Message ids that a lesson says, sets as a task or gives as a hint; tests ignore them."""

    say: str = ""
    task: str = ""
    hint: str = ""


Step = Play | Refusal | Legal | Expect | Sees | Lesson

#: A step is known by one of these keys; it has exactly one of them (a lesson: one or more).
KINDS: Mapping[str, type[Step]] = {
    "play": Play,
    "refused": Refusal,
    "legal": Legal,
    "expect": Expect,
    "sees": Sees,
    "say": Lesson,
    "task": Lesson,
    "hint": Lesson,
}


class Form(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A scenario: how a table is set up, and what must then happen at it."""

    game: Annotated[str, Meta(description="The slug of a game on the shelf.")]
    seats: Annotated[int, Meta(ge=0, le=MOST_SEATS, description="How many play.")]
    steps: Annotated[list[dict[str, Anything]], Meta(description="The story, step by step.")]
    name: Annotated[str, Meta(description="A title.")] = ""
    about: Annotated[str, Meta(description="What the scenario shows, for its reader.")] = ""
    proves: Annotated[list[str], Meta(description="Clauses of the rulebook it is proof of.")] = []
    options: Annotated[
        dict[str, int | bool | str], Meta(description="The options of the game, by name.")
    ] = {}
    edition: Annotated[
        dict[str, int | bool | str | list[Text]],
        Meta(description="Values of the game's edition to override, by dotted key."),
    ] = {}
    seed: Seed = 0
    chance: Annotated[
        list[int | list[Text]],
        Meta(description="Scripted luck: numbers for coming throws, lists for coming shuffles."),
    ] = []
    position: Annotated[
        dict[str, Anything] | str | None,
        Meta(description="Keys laid over a fresh start, or the game's position line."),
    ] = None


def read_form(source: Source) -> tuple[Form, list[Step]]:
    """Check the data of a file against the form, or say which value does not fit."""
    form = _convert(source, source.data, Form, "")
    return form, [_read_step(source, form, number) for number in range(len(form.steps))]


def _read_step(source: Source, form: Form, number: int) -> Step:
    given, path = form.steps[number], f"steps[{number}]"
    kinds = {KINDS[key] for key in given if key in KINDS}
    if len(kinds) != 1:
        known = ", ".join(KINDS)
        raise source.unusable(Refused("scenario-kind-of-step", known=known), path)
    step = _convert(source, given, kinds.pop(), path)
    if isinstance(step, Legal | Sees):
        _must_say_something(source, step, path)
    return step


def _must_say_something(source: Source, step: Legal | Sees, path: str) -> None:
    """A statement without content would always hold; `exactly` leaves nothing else to be said."""
    if isinstance(step, Sees):
        if not step.sees.scene and not step.sees.hides:
            known = "scene, hides"
            raise source.unusable(Refused("scenario-says-nothing", known=known), f"{path}.sees")
        return
    legal = step.legal
    beside = bool(legal.includes or legal.excludes)
    if (legal.exactly is not UNSET) == beside:
        known = "includes + excludes | exactly"
        raise source.unusable(Refused("scenario-says-nothing", known=known), f"{path}.legal")


# --- what msgspec says, as refusals --------------------------------------------------------------

_AT = re.compile(r"^(?P<problem>.*?)(?: - at `\$(?P<path>.*)`)?$", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<name>.*)`")
_KIND = re.compile(r"Expected `(?P<wanted>[a-z| ]+)`, got `(?P<given>[a-z]+)`")
_BOUND = re.compile(r"Expected `int` ([<>]= -?[0-9]+)")

T = TypeVar("T", bound=Struct)


def _convert(source: Source, data: object, form: type[T], path: str) -> T:
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as problem:
        match = _AT.match(str(problem))
        assert match is not None
        inner = (match["path"] or "").replace("[...]", "")
        if unknown := _UNKNOWN.match(match["problem"]):
            inner_form: type[Struct] = _NESTED.get(inner, form)
            refusal = _unknown_key(unknown["name"], inner_form)
            inner += f".{unknown['name']}"
        else:
            refusal = _refusal(match["problem"])
        raise source.unusable(refusal, (path + inner).removeprefix(".")) from None


#: The structs inside other structs, by the path that leads to them.
_NESTED: Mapping[str, type[Struct]] = {".legal": LegalMoves, ".sees": SeenBy}


def _unknown_key(name: str, form: type[Struct]) -> Refused:
    known = ", ".join(form.__struct_fields__)
    return Refused("scenario-unknown-key", setting=name[:60], known=known)


def _refusal(problem: str) -> Refused:
    if missing := _MISSING.match(problem):
        return Refused("scenario-missing-key", setting=missing["name"])
    if kind := _KIND.match(problem):
        wanted = [f"scenario-kind-{name}" for name in kind["wanted"].split(" | ")]
        given = word(f"scenario-kind-{kind['given']}")
        return Refused("scenario-wrong-kind", wanted=words(wanted), given=given)
    bound = _BOUND.match(problem)
    return Refused("scenario-out-of-range", bound=bound[1] if bound else problem)
