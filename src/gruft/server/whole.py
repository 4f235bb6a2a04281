"""What was sent short, whole again: plain JSON data as `scene.plain` gives it.

For clients that are written in Python; the page has its own (`web/src/lib/wire/whole.ts`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any

from gruft.kernel.scene import Piece, plain
from gruft.server.shorthand import spots_of

Data = dict[str, Any]


def whole_part(path: str, sent: Any) -> Any:
    """The plain JSON data of a part of a view."""
    if path == "scene.zones":
        return [whole_zone(one) for one in sent]
    if path.startswith("scene.zones."):
        return whole_zone(sent)
    if path == "scene.seats":
        return whole_seats(sent)
    return whole_decision(sent) if path == "scene.decision" else sent


# --- zones and seats -----------------------------------------------------------------------------


def _defaults(made: type) -> Data:
    """What a field of a dataclass is if nothing is said; lists, as JSON has no tuples."""
    known = {one.name: one.default for one in fields(made) if one.default is not MISSING}
    return {name: list(v) if isinstance(v, tuple) else v for name, v in known.items()}


_PIECE = _defaults(Piece)


def whole_zone(sent: Sequence[Any]) -> Data:
    """The plain JSON data of a zone."""
    name, shape, owner, short = sent
    pieces: list[Data] = []
    for one in short:
        pieces += _whole_pieces(one, pieces[-1]["kind"] if pieces else "")
    return {"name": name, "shape": shape or name, "owner": owner, "pieces": pieces}


def _whole_pieces(sent: Data, kind: str) -> list[Data]:
    piece = {name: value for name, value in sent.items() if name != "times"}
    return [_PIECE | {"kind": kind} | piece for _ in range(sent.get("times", 1))]


def whole_seats(sent: Mapping[str, Any]) -> list[Data]:
    """The plain JSON data of the seats."""
    forms, teams, marks = sent["forms"], sent.get("teams"), sent.get("marks", {})
    return [
        {
            "seat": seat,
            "team": teams[seat] if teams else seat,
            "counters": dict(zip(forms[form], values, strict=True)),
            "marks": marks.get(str(seat), []),
        }
        for seat, (form, *values) in enumerate(sent["counters"])
    ]


# --- logs ----------------------------------------------------------------------------------------


def whole_log(sent: Sequence[Any]) -> list[Data]:
    """The plain JSON data of lines of a log."""
    lines: list[Data] = []
    for one in sent:
        lines.append(_filled(lines[-1], one) if isinstance(one, list) else one)
    return lines


def _filled(form: Data, values: Sequence[Any]) -> Data:
    return {"key": form["key"], "args": dict(zip(form["args"], values, strict=True))}


# --- questions -----------------------------------------------------------------------------------


def whole_decision(sent: Mapping[str, Any] | None) -> Data | None:
    """The plain JSON data of a decision."""
    if sent is None:
        return None
    return {
        "question": sent["question"],
        "choices": [*_whole_choices(sent)],
        "forced": sent.get("forced", False),
    }


def _whole_choices(sent: Mapping[str, Any]) -> Iterator[Data]:
    values, on, words = iter(sent.get("values", ())), sent.get("on"), sent.get("words", {})
    shapes = [shape for times, *shape in sent.get("shapes", ()) for _ in range(times)]
    for number, (move, shape) in enumerate(zip(sent.get("moves", ()), shapes, strict=True)):
        label, *then = [_whole_telling(sent["forms"][form], move, values) for form in shape]
        spots = _whole_spots(on[number]) if on else plain(spots_of(move, words))
        yield {"move": move, "label": label, "on": spots, "then": then}


def _whole_telling(form: Sequence[str], move: str, values: Iterator[Any]) -> Data:
    key, *names = form
    args = {name.lstrip("="): move if name[0] == "=" else next(values) for name in names}
    return {"key": key, "args": args}


def _whole_spots(sent: Sequence[Sequence[int]]) -> list[Data]:
    return [{"zone": zone, "place": place} for zone, *places in sent for place in places]
