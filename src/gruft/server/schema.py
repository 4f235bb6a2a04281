"""`python -m gruft.server.schema [--check]`: every message as JSON Schema, and as TypeScript.

Written into the sources of the web client; with `--check` nothing is written, and the exit code
says whether what stands there is what the messages are.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from gruft.kernel.journal import Telling
from gruft.kernel.position import Outcome
from gruft.server import wire
from gruft.server.shorthand import DecisionSent, PieceSent, SeatsSent, ZoneSent
from gruft.server.typescript import declarations
from gruft.table.live.views import View

WIRE = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
COMMAND = "python -m gruft.server.schema"
#: How compiled classes of the kernel are written; see `encoding.plain_hook`.
_NUMBERS = {"type": "array", "items": {"type": "integer"}}
COMPILED: dict[type, dict[str, Any]] = {
    Telling: {"key": {"type": "string"}, "args": {"type": "object"}},
    Outcome: {
        "scores": _NUMBERS,
        "winners": _NUMBERS,
        "cause": {"type": "string"},
        "clause": {"type": "string"},
    },
}

Definitions = dict[str, dict[str, Any]]


def messages() -> dict[str, Any]:
    """The schema: `ClientMessage` is what a client may say, `HouseMessage` what it may hear."""
    heard = _definitions(wire.House, View, ZoneSent, SeatsSent, DecisionSent)
    sent = _definitions(wire.Client)
    for name, definition in heard.items():
        if name not in _sparing() and "properties" in definition:
            # What the house sends is whole; only its messages and short forms leave something out.
            definition["required"] = list(definition["properties"])
    clashing = sorted(name for name in heard.keys() & sent.keys() if heard[name] != sent[name])
    assert not clashing, f"sent and heard in different shapes: {clashing}"
    defined = heard | sent | {one.__name__: _compiled(one) for one in COMPILED}
    defined["ClientMessage"] = _any_of("What a client may say.", get_args(wire.Client))
    defined["HouseMessage"] = _any_of("What the house may say.", get_args(wire.House))
    version = {"const": wire.VERSION, "description": "The version of these messages."}
    return {
        "$schema": DIALECT,
        "title": f"Gruft, messages of version {wire.VERSION}",
        "anyOf": [{"$ref": _reference(name)} for name in ("ClientMessage", "HouseMessage")],
        "$defs": {name: defined[name] for name in sorted(defined)} | {"Version": version},
    }


def _definitions(*roots: Any) -> Definitions:
    _, found = msgspec.json.schema_components(roots, schema_hook=_hook, ref_template=REFERENCE)
    return {name: _untitled(definition) for name, definition in found.items()}


def _untitled(definition: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in definition.items() if key != "title"}


def _hook(one: type) -> dict[str, Any]:
    if one in COMPILED:
        return {"$ref": _reference(one.__name__)}
    if one is object:
        return {"$comment": "anything"}  # an empty schema would count as none
    raise NotImplementedError(f"{one.__name__} is not for the wire")


def _compiled(one: type) -> dict[str, Any]:
    fields = COMPILED[one]
    return {
        "description": (one.__doc__ or "").strip(),
        "type": "object",
        "properties": fields,
        "required": list(fields),
    }


def _sparing() -> set[str]:
    """What leaves out what is at its default."""
    candidates = (*get_args(wire.House), PieceSent, ZoneSent, SeatsSent, DecisionSent)
    return {one.__name__ for one in candidates if one.__struct_config__.omit_defaults}


def _any_of(about: str, members: Sequence[type]) -> dict[str, Any]:
    return {
        "description": about,
        "anyOf": [{"$ref": _reference(one.__name__)} for one in members],
    }


def _reference(name: str) -> str:
    return REFERENCE.format(name=name)


# --- files ---------------------------------------------------------------------------------------


def files() -> dict[str, str]:
    """What stands in each file."""
    schema = messages()
    head = f"/** Messages between client and house. Written by `{COMMAND}`; do not edit. */\n\n"
    return {
        "messages.json": json.dumps(schema, indent=2, ensure_ascii=False) + "\n",
        "messages.ts": head + declarations(schema["$defs"]),
    }


def stale(folder: Path, wanted: Mapping[str, str]) -> list[str]:
    """The files that are not what they should be."""
    return [
        name
        for name, text in wanted.items()
        if not (folder / name).is_file() or (folder / name).read_text(encoding="utf-8") != text
    ]


def main(arguments: Sequence[str], folder: Path = WIRE) -> int:
    """Write what is stale, or only name it."""
    old = stale(folder, wanted := files())
    if "--check" in arguments:
        sys.stdout.writelines(f"{name} is stale: run {COMMAND}\n" for name in old)
        return 1 if old else 0
    if not folder.is_dir():
        sys.stdout.write("There is no web client here to write for.\n")
        return 2
    for name in old:
        (folder / name).write_text(wanted[name], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
