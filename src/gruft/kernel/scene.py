"""Scenes: the table as one seat sees it, in types that every client can draw.

A scene grants, field by field; what a game does not put in is not seen. A piece is addressed by its
zone and place in this scene only, and a hidden piece is a back without any identity. Words are
message keys: clients look them up in the game's `.ftl` files.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from gruft.kernel.journal import Telling
from gruft.kernel.position import Outcome

SPECTATOR = -1

#: The ways in which a zone lies on the table.
HAND, PILE, ROW, BOARD = "hand", "pile", "row", "board"

#: What pieces of a kind look like where no picture of them is at hand: a die has pips, tokens that
#: are alike are counted, a text is read.
CARD, DIE, TOKEN, TEXT = "card", "die", "token", "text"


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or figure: its declared kind, what its face shows (nothing: a back), and its marks.

    `node` is its place on a board; in a row, pieces that lie under one card share a node. `numbers`
    and `title` are the values and the name printed on it, where an edition may change them.
    """

    kind: str
    face: str = ""
    marks: tuple[str, ...] = ()
    node: str = ""
    numbers: tuple[int, ...] = ()
    title: str = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where pieces lie. `name` is declared by the game; `owner` is a seat, or -1."""

    name: str
    shape: str
    owner: int
    pieces: tuple[Piece, ...]


#: The mark of a card that lies hidden, and that this seat has seen before.
KNOWN = "known"


def from_memory(zones: tuple[Zone, ...], piles: Mapping[str, str]) -> tuple[Zone, ...]:
    """The zones where memory counts: piles, each with the kind of its backs, and known cards are
    closed."""
    return tuple(
        replace(zone, pieces=(Piece(piles[zone.name]),) * len(zone.pieces))
        if zone.name in piles
        else replace(zone, pieces=tuple(_unless_known(piece) for piece in zone.pieces))
        for zone in zones
    )


def _unless_known(piece: Piece) -> Piece:
    return Piece(piece.kind) if KNOWN in piece.marks else piece


@dataclass(frozen=True, slots=True)
class Spot:
    """A piece of this scene: zone and place, both counted from 0."""

    zone: int
    place: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move: written form, label, the pieces it is made on, what can be foreseen.

    After all legal moves a game may offer short forms that stand for the whole rest of a line.
    """

    move: str
    label: Telling
    on: tuple[Spot, ...] = ()
    then: tuple[Telling, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """The question this seat is asked, with the complete list of answers.

    `forced` says that public facts alone leave one answer, so that a table may give it by itself.
    """

    question: Telling
    choices: tuple[Choice, ...]
    forced: bool = False


def as_put(question: Telling) -> Telling:
    """The sentence in which a question is put: another one where it would ask for what cannot be.

    The key of a question stays the same for those who count on it; its argument `instead` says how
    it reads where one answer is left ("You can't raise: pass").
    """
    instead = question.args.get("instead")
    return (
        Telling(str(instead["word"]), question.args) if isinstance(instead, Mapping) else question
    )


def asked_key(question: Telling) -> str:
    """The key of a question as put, also of one told within another (`Ruprecht: where to?`)."""
    inner = question.args.get("question")
    return str(inner["word"]) if isinstance(inner, Mapping) else as_put(question).key


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat: its team, its counters (points, cards in hand), its marks."""

    seat: int
    team: int
    counters: Mapping[str, int]
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """A window as everybody sees it."""

    kind: str
    trigger: Telling
    seats: tuple[int, ...]
    word_returns: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as `seat` sees it; a spectator is seat -1 and holds nothing.

    `standing` stays on the table all game long, at most three sentences: what this seat plays for
    (`aim-...`), who is ahead and which way is good (`ahead-...`), how far the end is
    (`ending-...`).
    """

    game: str
    seat: int
    asked: tuple[int, ...]
    seats: tuple[SeatView, ...]
    zones: tuple[Zone, ...]
    notices: tuple[Telling, ...]
    counters: Mapping[str, int]
    decision: Decision | None = None
    window: OpenWindow | None = None
    outcome: Outcome | None = None
    standing: tuple[Telling, ...] = ()


@dataclass(frozen=True, slots=True)
class Description:
    """Everything a scene of this game may contain; clients and the kit rely on it."""

    kinds: frozenset[str]
    faces: frozenset[str]
    marks: frozenset[str]
    zones: frozenset[str]
    counters: frozenset[str]
    moves: int
    causes: frozenset[str]
    #: The shape of each kind; a kind that is not named is a card.
    shapes: Mapping[str, str] = field(default_factory=dict)


def plain(value: object) -> object:
    """Turn scenes, tellings and outcomes into plain JSON data."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    if isinstance(value, Telling | Outcome):
        return plain(value.to_json())
    if isinstance(value, type):
        return value
    return _plain_piece(value) if isinstance(value, Piece) else _plain_fields(value)


@lru_cache(maxsize=8192)
def _plain_piece(piece: Piece) -> object:
    """Hardly any piece changes from one scene to the next; nobody writes into plain data."""
    return _plain_fields(piece)


def _plain_fields(value: object) -> object:
    # Scenes are turned into JSON by the million in the kit, and `fields` would take most of it.
    names = getattr(value, "__dataclass_fields__", None)
    return value if names is None else {name: plain(getattr(value, name)) for name in names}
