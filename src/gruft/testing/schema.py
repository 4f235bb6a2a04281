"""The JSON Schema of scenario files, for editors and for suites that are written elsewhere.

`python -m gruft.testing.schema` writes it to docs/scenario.schema.json, or to the file that is
named. It tells the shape of a file. What a position or a move may be is told by each game's
notation page.
"""

import json
import sys
from pathlib import Path
from typing import cast

from msgspec.json import schema_components

from gruft.testing.scenario_form import KINDS, Form

SCHEMA_FILE = "docs/scenario.schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, object]


def schema() -> Schema:
    """The schema of a scenario file."""
    kinds = list(dict.fromkeys(KINDS.values()))
    _, components = schema_components([Form, *kinds], ref_template="#/$defs/{name}")
    defs = cast("dict[str, Schema]", components)
    form = defs.pop(Form.__name__)
    properties = cast("dict[str, Schema]", form["properties"])
    step: Schema = {"oneOf": [_reference(kind) for kind in kinds]}
    properties["steps"]["items"] = step
    cast("dict[str, Schema]", defs["Branch"]["properties"])["branch"]["items"] = step
    defs["Lesson"]["minProperties"] = 1
    defs["LegalMoves"]["anyOf"] = _one_of_these("includes", "excludes", "exactly")
    defs["SeenBy"]["anyOf"] = _one_of_these("scene", "hides")
    defs["WorldsOf"]["anyOf"] = _one_of_these("every", "some")
    return {"$schema": DIALECT, **form, "title": "Scenario file", "$defs": defs}


def _reference(kind: type) -> Schema:
    return {"$ref": f"#/$defs/{kind.__name__}"}


def _one_of_these(*keys: str) -> list[Schema]:
    return [{"required": [key]} for key in keys]


def written() -> str:
    """The schema as text."""
    return json.dumps(schema(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> None:
    """Write the schema to the named file, or where the documents have it."""
    Path(*arguments or [SCHEMA_FILE]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
