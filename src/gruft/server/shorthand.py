"""Zones, seats, questions and logs as they go over the wire: nothing twice, nothing needless.

A zone names equal neighbours once, and kinds where they change; seats name their counters once, a
question its messages once for all choices, a log what follows upon its like. They say no more and
no less than what they stand for, so their length tells nothing new either.
`whole.py` is the way back, for clients; the page has its own.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from gruft.kernel.journal import Telling
from gruft.kernel.scene import Choice, Decision, Piece, SeatView, Spot, Zone
from gruft.server.spoken import Line, Told

#: The key of a message and the names of its arguments, or the names of counters.
Form = tuple[str, ...]


class PieceSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many equal pieces side by side; see `Piece`. No kind: that of the last one."""

    kind: str = ""
    face: str = ""
    marks: Sequence[str] = ()
    node: str = ""
    numbers: Sequence[int] = ()
    title: str = ""
    times: int = 1


class ZoneSent(msgspec.Struct, frozen=True, array_like=True):
    """A zone as a list: name, shape (empty: as the name), owner, pieces; see `Zone`."""

    name: str
    shape: str
    owner: int
    pieces: Sequence[PieceSent]


class SeatsSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """All seats in their order; see `SeatView`.

    A form is the names of counters; `counters` gives for each seat the number of a form and the
    values. Without teams all play for themselves. `marks` are those of the seats that have any.
    """

    forms: Sequence[Sequence[str]]
    counters: Sequence[Sequence[int]]
    teams: Sequence[int] = ()
    marks: Mapping[int, Sequence[str]] = {}


class DecisionSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question with all its answers, column by column; see `Decision`.

    A form is the key of a message and the names of its arguments; a name with `=` before it has no
    value, it is the move. `shapes` says how many choices in a row have the same forms, then that of
    the label, then those of what can be foreseen; `values` are all values one after the other.
    `on` has for each choice lists of a zone and places in it. Where moves are made of the same
    words again and again there is `words` instead: a zone and the places that a word stands for
    when it is said once, twice and so on.
    """

    question: Telling
    forms: Sequence[Sequence[str]] = ()
    moves: Sequence[str] = ()
    shapes: Sequence[Sequence[int]] = ()
    values: Sequence[object] = ()
    on: Sequence[Sequence[Sequence[int]]] = ()
    words: Mapping[str, Sequence[int]] = {}
    forced: bool = False


# --- zones and seats -----------------------------------------------------------------------------


def short_zone(zone: Zone) -> ZoneSent:
    """A zone as it is sent."""
    pieces: list[PieceSent] = []
    last = ""
    for piece, alike in groupby(zone.pieces):
        kind = "" if piece.kind == last else piece.kind
        pieces.append(_short_piece(piece, kind, len([*alike])))
        last = piece.kind
    return ZoneSent(zone.name, "" if zone.shape == zone.name else zone.shape, zone.owner, pieces)


def _short_piece(one: Piece, kind: str, times: int) -> PieceSent:
    return PieceSent(kind, one.face, one.marks, one.node, one.numbers, one.title, times)


def short_seats(seats: Sequence[SeatView]) -> SeatsSent:
    """The seats as they are sent."""
    forms: dict[Form, int] = {}
    teams = [one.team for one in seats]
    return SeatsSent(
        counters=[
            [forms.setdefault((*one.counters,), len(forms)), *one.counters.values()]
            for one in seats
        ],
        forms=[*forms],
        teams=() if teams == [*range(len(seats))] else teams,
        marks={place: one.marks for place, one in enumerate(seats) if one.marks},
    )


# --- logs ----------------------------------------------------------------------------------------


def short_log(lines: Sequence[Told]) -> list[Line]:
    """Lines of a log as they are sent: of equal forms in a row only the first is named."""
    sent: list[Line] = []
    before: Form = ()
    for line in lines:
        form = line.key, *line.args
        sent.append([*line.args.values()] if form == before else line)
        before = form
    return sent


# --- questions -----------------------------------------------------------------------------------


def short_decision(decision: Decision) -> DecisionSent:
    """A question as it is sent."""
    forms: dict[Form, int] = {}
    values: list[object] = []
    shapes = [_shape(one, forms, values) for one in decision.choices]
    words = _words(decision.choices)
    on = () if words else [_short_spots(one.on) for one in decision.choices]
    return DecisionSent(
        decision.question,
        [*forms],
        [one.move for one in decision.choices],
        [[len([*alike]), *shape] for shape, alike in groupby(shapes)],
        values,
        on if any(on) else (),
        words,
        decision.forced,
    )


def _shape(choice: Choice, forms: dict[Form, int], values: list[object]) -> list[int]:
    """The forms of a choice; what is to be filled in is added to the values."""
    shape: list[int] = []
    for telling in (choice.label, *choice.then):
        args = telling.args
        form = telling.key, *[f"={name}" if args[name] == choice.move else name for name in args]
        shape.append(forms.setdefault(form, len(forms)))
        values += [value for value in args.values() if value != choice.move]
    return shape


def _short_spots(spots: Sequence[Spot]) -> list[list[int]]:
    """Spots in their order, those of one zone together as long as no other comes between."""
    found: list[list[int]] = []
    for spot in spots:
        if not found or found[-1][0] != spot.zone:
            found.append([spot.zone])
        found[-1].append(spot.place)
    return found


def _words(choices: Sequence[Choice]) -> dict[str, list[int]]:
    """What each word of the moves stands for; nothing if that says too little, or is longer."""
    words: dict[str, list[int]] = {}
    for choice in choices:
        if choice.on and not _are_learned(choice, words):
            return {}
    if 2 * sum(map(len, words.values())) >= sum(len(one.on) for one in choices):
        return {}
    return words if all(spots_of(one.move, words) == one.on for one in choices) else {}


def _are_learned(choice: Choice, words: dict[str, list[int]]) -> bool:
    """Learn what the words of a move stand for; tell whether they could be."""
    said = choice.move.split()
    if len(said) != len(choice.on):
        return False
    for number, (word, spot) in enumerate(zip(said, choice.on, strict=True)):
        places = words.setdefault(word, [spot.zone])
        if len(places) == said[:number].count(word) + 1:
            places.append(spot.place)
    return True


def spots_of(move: str, words: Mapping[str, Sequence[int]]) -> tuple[Spot, ...]:
    """The spots that the words of a move stand for; some stand for none."""
    said = move.split()
    spots: list[Spot] = []
    for number, word in enumerate(said):
        zone, *places = words.get(word, (-1,))
        spots += [Spot(zone, place) for place in places[said[:number].count(word) :][:1]]
    return tuple(spots)
