"""Zones, seats and questions as they go over the wire: nothing twice, nothing that is needless.

A zone names equal neighbours once, and kinds where they change; a decision names the keys of its
messages once for all choices. They say no more and no less than what they stand for, so their
length tells nothing new either.
`whole_part` is the way back, for clients; the page has its own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from itertools import groupby
from typing import Any

import msgspec

from gruft.kernel.journal import Telling
from gruft.kernel.scene import Decision, Piece, SeatView, Spot, Zone


class PieceSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many equal pieces side by side; see `Piece`. No kind: that of the last one."""

    kind: str = ""
    face: str = ""
    marks: Sequence[str] = ()
    node: str = ""
    numbers: Sequence[int] = ()
    title: str = ""
    times: int = 1


class ZoneSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone; see `Zone`. Its shape is left out if it is called like it."""

    name: str
    shape: str = ""
    owner: int = -1
    pieces: Sequence[PieceSent] = ()


class SeatSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in its order; see `SeatView`. Without a team it plays for itself."""

    counters: Mapping[str, int]
    team: int = -1
    marks: Sequence[str] = ()


class DecisionSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question with all its answers, column by column; see `Decision`.

    A form is the key of a message and the names of its arguments; `labels` gives the number of a
    form and the values, `then` those of any number of messages one after the other. A name with
    `=` before it has no value there: it is the move. `on` has for each choice lists of a zone and
    places in it.
    """

    question: Telling
    forms: Sequence[Sequence[str]] = ()
    moves: Sequence[str] = ()
    labels: Sequence[Sequence[object]] = ()
    on: Sequence[Sequence[Sequence[int]]] = ()
    then: Sequence[Sequence[object]] = ()
    forced: bool = False


# --- on the way out ------------------------------------------------------------------------------


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


def short_seats(seats: Sequence[SeatView]) -> list[SeatSent]:
    """The seats as they are sent."""
    return [
        SeatSent(one.counters, -1 if one.team == place else one.team, one.marks)
        for place, one in enumerate(seats)
    ]


def short_decision(decision: Decision) -> DecisionSent:
    """A question as it is sent."""
    forms: dict[tuple[str, ...], int] = {}
    choices = decision.choices
    labels = [_short_telling(one.label, one.move, forms) for one in choices]
    then = [_short_tellings(one.then, one.move, forms) for one in choices]
    on = [_short_spots(one.on) for one in choices]
    return DecisionSent(
        decision.question,
        [*forms],
        [one.move for one in choices],
        labels,
        on if any(on) else (),
        then if any(then) else (),
        decision.forced,
    )


def _short_telling(telling: Telling, move: str, forms: dict[tuple[str, ...], int]) -> list[object]:
    args = telling.args
    form = (telling.key, *[f"={name}" if args[name] == move else name for name in args])
    values = [value for value in args.values() if value != move]
    return [forms.setdefault(form, len(forms)), *values]


def _short_tellings(
    tellings: Sequence[Telling], move: str, forms: dict[tuple[str, ...], int]
) -> list[object]:
    return [part for said in tellings for part in _short_telling(said, move, forms)]


def _short_spots(spots: Sequence[Spot]) -> list[list[int]]:
    """Spots in their order, those of one zone together as long as no other comes between."""
    found: list[list[int]] = []
    for spot in spots:
        if not found or found[-1][0] != spot.zone:
            found.append([spot.zone])
        found[-1].append(spot.place)
    return found


# --- and back ------------------------------------------------------------------------------------

Data = dict[str, Any]


def whole_part(path: str, sent: Any) -> Any:
    """The plain JSON data of a part of a view."""
    if path == "scene.zones":
        return [whole_zone(one) for one in sent]
    if path.startswith("scene.zones."):
        return whole_zone(sent)
    if path == "scene.seats":
        return [_whole_seat(one, place) for place, one in enumerate(sent)]
    return whole_decision(sent) if path == "scene.decision" else sent


def _defaults(made: type) -> Data:
    """What a field of a dataclass is if nothing is said; lists, as JSON has no tuples."""
    known = {one.name: one.default for one in fields(made) if one.default is not MISSING}
    return {name: list(v) if isinstance(v, tuple) else v for name, v in known.items()}


_PIECE = _defaults(Piece)


def whole_zone(sent: Mapping[str, Any]) -> Data:
    """The plain JSON data of a zone."""
    pieces: list[Data] = []
    for one in sent.get("pieces", ()):
        pieces += _whole_pieces(one, pieces[-1]["kind"] if pieces else "")
    return {"owner": -1, "shape": sent["name"], **sent, "pieces": pieces}


def _whole_pieces(sent: Data, kind: str) -> list[Data]:
    piece = {name: value for name, value in sent.items() if name != "times"}
    return [_PIECE | {"kind": kind} | piece for _ in range(sent.get("times", 1))]


def _whole_seat(sent: Data, place: int) -> Data:
    usual: Data = {"seat": place, "team": place, "marks": []}
    return usual | sent


def whole_decision(sent: Mapping[str, Any] | None) -> Data | None:
    """The plain JSON data of a decision."""
    if sent is None:
        return None
    moves = range(len(sent.get("moves", ())))
    choices = [_whole_choice(sent, number) for number in moves]
    return {
        "question": sent["question"],
        "choices": choices,
        "forced": sent.get("forced", False),
    }


def _whole_choice(sent: Mapping[str, Any], number: int) -> Data:
    move, forms = sent["moves"][number], sent["forms"]
    on, then = sent.get("on"), sent.get("then")
    return {
        "move": move,
        "label": _whole_tellings(sent["labels"][number], move, forms)[0],
        "on": [spot for one in (on[number] if on else ()) for spot in _whole_spots(one)],
        "then": _whole_tellings(then[number] if then else (), move, forms),
    }


def _whole_tellings(sent: Sequence[Any], move: str, forms: Sequence[Sequence[str]]) -> list[Data]:
    parts, told = iter(sent), []
    for form in parts:
        key, *names = forms[form]
        args = {name.lstrip("="): move if name[0] == "=" else next(parts) for name in names}
        told.append({"key": key, "args": args})
    return told


def _whole_spots(sent: Sequence[int]) -> list[Data]:
    zone, *places = sent
    return [{"zone": zone, "place": place} for place in places]
