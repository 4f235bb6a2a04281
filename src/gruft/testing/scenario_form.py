"""The form of a scenario file: which keys it has, what each may hold, and what is refused.

These structs are also the source of the JSON Schema (`schema.py`). What a scenario means is the
business of `scenario.py`; what its position and moves mean is the business of its game.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from gruft.kernel.refusal import Refused, word, words
from gruft.testing.scenario_compare import COUNT, LIST_WORDS, MARK_OF_LIST_WORDS, entries
from gruft.testing.scenario_yaml import Source

LARGEST_SEED = 2**53 - 1
MOST_SEATS = 99
MOST_WORLDS = 1000
USUAL_WORLDS = 20

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
HalfLine = Annotated[
    Text, Meta(description="The beginning of a line: the moves that come before the listed ones.")
]
Subset = Annotated[
    dict[str, Anything],
    Meta(description="What must be there; about a list: $includes, $excludes, $exactly, $count."),
]
Script = Annotated[
    list[int | list[Text]],
    Meta(description="Scripted luck: numbers for coming throws, lists for coming shuffles."),
]
Seats = Annotated[int, Meta(ge=0, le=MOST_SEATS, description="How many play.")]
OptionValues = Annotated[
    dict[str, int | bool | str], Meta(description="The options of the game, by name.")
]
EditionValues = Annotated[
    dict[str, int | bool | str | list[Text]],
    Meta(description="Values of the game's edition to override, by dotted key."),
]
Laid = Annotated[
    dict[str, Anything] | str | None,
    Meta(description="Keys laid over a fresh start, or the game's position line."),
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
    """What the seat may and may not do now, or after the beginning of a line."""

    seat: Seat
    after: HalfLine = ""
    includes: list[Line] | UnsetType = UNSET
    excludes: list[Line] | UnsetType = UNSET
    exactly: list[Line] | UnsetType = UNSET


class Legal(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A statement about the legal moves of a seat."""

    legal: LegalMoves


class Expect(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A subset of the position's JSON, which must hold now."""

    expect: Subset


class SeenBy(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A subset of what the seat is shown, and texts or paths that it must not be shown."""

    seat: Watcher
    scene: Subset | UnsetType = UNSET
    hides: list[Text] | UnsetType = UNSET


class Sees(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A statement about what a seat is shown now."""

    sees: SeenBy


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Message ids that a lesson says, sets as a task or gives as a hint; tests ignore them."""

    say: str = ""
    task: str = ""
    hint: str = ""


class WorldsOf(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Subsets of the position's JSON that hold in every world, or in some world, of a sample."""

    seat: Watcher
    every: Subset | UnsetType = UNSET
    some: Subset | UnsetType = UNSET
    sample: Annotated[int, Meta(ge=1, le=MOST_WORLDS, description="How many are drawn.")] = (
        USUAL_WORLDS
    )


class Worlds(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A statement about the positions that a seat must think possible now."""

    worlds: WorldsOf


class OtherSetUp(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is set up otherwise than the file says; all else is as in the file."""

    seats: Seats | UnsetType = UNSET
    options: OptionValues | UnsetType = UNSET
    edition: EditionValues | UnsetType = UNSET
    position: Laid | UnsetType = UNSET


class RefusedSetUp(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Such a table is refused: by this clause, message key and path of a value, if named."""

    refused_set_up: OtherSetUp
    clause: str = ""
    key: str = ""
    path: str = ""


class Branch(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Steps that are taken from here; then the story goes on as if they had not been."""

    #: Objects in a file; `read_form` puts steps in their place.
    branch: list[Anything]
    name: str = ""
    chance: Script = []


Step = Play | Refusal | Legal | Expect | Sees | Worlds | RefusedSetUp | Branch | Lesson

#: A step is known by one of these keys; it has exactly one of them (a lesson: one or more).
KINDS: Mapping[str, type[Step]] = {
    "play": Play,
    "refused": Refusal,
    "legal": Legal,
    "expect": Expect,
    "sees": Sees,
    "worlds": Worlds,
    "refused_set_up": RefusedSetUp,
    "branch": Branch,
    "say": Lesson,
    "task": Lesson,
    "hint": Lesson,
}


class Form(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A scenario: how a table is set up, and what must then happen at it."""

    game: Annotated[str, Meta(description="The slug of a game on the shelf.")]
    seats: Seats
    steps: Annotated[list[dict[str, Anything]], Meta(description="The story, step by step.")]
    name: Annotated[str, Meta(description="A title.")] = ""
    about: Annotated[str, Meta(description="What the scenario shows, for its reader.")] = ""
    proves: Annotated[list[str], Meta(description="Clauses of the rulebook it is proof of.")] = []
    options: OptionValues = {}
    edition: EditionValues = {}
    seed: Seed = 0
    chance: Script = []
    position: Laid = None


def read_form(source: Source) -> tuple[Form, list[Step]]:
    """Check the data of a file against the form, or say which value does not fit."""
    form = _convert(source, source.data, Form, "")
    return form, _read_steps(source, form.steps, "steps")


def _read_steps(source: Source, given: Sequence[object], path: str) -> list[Step]:
    return [_read_step(source, step, f"{path}[{place}]") for place, step in enumerate(given)]


def _read_step(source: Source, written: object, path: str) -> Step:
    given = _convert(source, written, dict[str, Anything], path)
    kinds = {KINDS[key] for key in given if key in KINDS}
    if len(kinds) != 1:
        known = ", ".join(KINDS)
        raise source.unusable(Refused("scenario-kind-of-step", known=known), path)
    step = _convert(source, given, kinds.pop(), path)
    _must_say_something(source, step, path)
    _check_list_words(source, given, path)
    if isinstance(step, Branch):
        inner = _read_steps(source, step.branch, f"{path}.branch")
        return msgspec.structs.replace(step, branch=inner)
    return step


def _must_say_something(source: Source, step: Step, path: str) -> None:
    """A statement without content would always hold; `exactly` leaves nothing else to be said."""
    match step:
        case Sees(sees=SeenBy(scene=UnsetType(), hides=UnsetType())):
            known, where = "scene, hides", "sees"
        case Worlds(worlds=WorldsOf(every=UnsetType(), some=UnsetType())):
            known, where = "every, some", "worlds"
        case Legal(legal=legal) if (legal.exactly is UNSET) == (
            legal.includes is UNSET and legal.excludes is UNSET
        ):
            known, where = "includes + excludes | exactly", "legal"
        case _:
            return
    raise source.unusable(Refused("scenario-says-nothing", known=known), f"{path}.{where}")


def _check_list_words(source: Source, value: object, path: str) -> None:
    """`$count` is a number, the other words about lists are lists, and there are no others."""
    for name, inner in entries(value):
        below = f"{path}[{name}]" if isinstance(value, list) else f"{path}.{name}"
        if isinstance(value, Mapping) and name.startswith(MARK_OF_LIST_WORDS):
            if name not in LIST_WORDS:
                known = ", ".join(LIST_WORDS)
                refusal = Refused("scenario-unknown-key", setting=name[:60], known=known)
                raise source.unusable(refusal, below)
            _convert(source, inner, int if name == COUNT else list[Anything], below)
        _check_list_words(source, inner, below)


# --- what msgspec says, as refusals --------------------------------------------------------------

_AT = re.compile(r"^(?P<problem>.*?)(?: - at `\$(?P<path>.*)`)?$", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<name>.*)`")
_KIND = re.compile(r"Expected `(?P<wanted>[a-z| ]+)`, got `(?P<given>[a-z]+)`")
_BOUND = re.compile(r"Expected `int` ([<>]= -?[0-9]+)")

T = TypeVar("T")


def _convert(source: Source, data: object, form: type[T], path: str) -> T:
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as problem:
        match = _AT.match(str(problem))
        assert match is not None
        inner = (match["path"] or "").replace("[...]", "")
        if unknown := _UNKNOWN.match(match["problem"]):
            refusal = _unknown_key(unknown["name"], _NESTED.get(inner, form))
            inner += f".{unknown['name']}"
        else:
            refusal = _refusal(match["problem"])
        raise source.unusable(refusal, (path + inner).removeprefix(".")) from None


#: The structs inside other structs, by the path that leads to them.
_NESTED: Mapping[str, type[Struct]] = {
    ".legal": LegalMoves,
    ".sees": SeenBy,
    ".worlds": WorldsOf,
    ".refused_set_up": OtherSetUp,
}


def _unknown_key(name: str, form: type) -> Refused:
    known = ", ".join(field.name for field in msgspec.structs.fields(form))
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
