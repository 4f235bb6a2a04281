"""The messages as JSON Schema and TypeScript: never stale, and true of what is really sent."""

import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from gruft.server import schema, typescript, wire
from tests.server.guests import Refused, begun
from tests.server.houses import OpenedHouse

SCHEMA = schema.messages()


def validator(name: str) -> Draft202012Validator:
    """What checks messages of one kind."""
    resource = DRAFT202012.create_resource({**SCHEMA, "$id": "urn:gruft"})
    registry: Registry[Any] = Registry().with_resource("urn:gruft", resource)
    return Draft202012Validator({"$ref": f"urn:gruft#/$defs/{name}"}, registry=registry)


def problems(name: str, message: object) -> list[str]:
    return [problem.message for problem in validator(name).iter_errors(message)]


# ---- the files ----


def test_what_the_web_client_is_given_is_not_stale() -> None:
    assert schema.stale(schema.WIRE, schema.files()) == [], f"run {schema.COMMAND}"


def test_the_command_writes_what_is_stale_and_check_only_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert schema.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"messages.json is stale: run {schema.COMMAND}",
        f"messages.ts is stale: run {schema.COMMAND}",
    ]
    assert list(tmp_path.iterdir()) == []

    assert schema.main([], tmp_path) == 0
    assert schema.main(["--check"], tmp_path) == 0

    (tmp_path / "messages.ts").write_text("export {};\n")
    assert schema.main(["--check"], tmp_path) == 1


def test_without_a_web_client_there_is_nothing_to_write_for(tmp_path: Path) -> None:
    assert schema.main([], tmp_path / "nowhere") == 2


def test_the_command_is_what_it_is_called() -> None:
    done = subprocess.run([sys.executable, "-m", "gruft.server.schema", "--check"], check=False)

    assert done.returncode == 0


# ---- the schema ----


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize(
    ("union", "name"), [(wire.Client, "ClientMessage"), (wire.House, "HouseMessage")]
)
def test_every_message_is_in_the_schema(union: object, name: str) -> None:
    members = [one["$ref"].rpartition("/")[2] for one in SCHEMA["$defs"][name]["anyOf"]]

    assert members == [one.__name__ for one in get_args(union)]
    assert [one for one in members if one not in SCHEMA["$defs"]] == []


def test_everything_that_a_house_says_in_a_match_is_as_the_schema_says(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        seat.play(table, [0], most=4)
        with pytest.raises(Refused):
            seat.ask("kick", table=table, seat=0)
        seat.ask("say", table=table, seat=0, channel=[0, 1, 2], text="Good evening.")
        seat.ask("read log", table=table, seat=0, first=0)
        seat.drain()

    answers = {"done", "drafted", "log page", "refused"}
    assert {one["type"] for one in seat.heard} >= {"shown", "changed", *answers}
    assert [problem for one in seat.heard for problem in problems("HouseMessage", one)] == []


def test_the_parts_of_a_view_are_fields_of_the_view(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        parts = dict(seat.view(table, 0))

    scene = {
        path.split(".")[1]: value for path, value in parts.items() if path.startswith("scene.")
    }
    zones = [value for path, value in parts.items() if path.startswith("scene.zones.")]
    view = {path: value for path, value in parts.items() if "." not in path}
    view.pop("present")
    assert problems("View", {**view, "scene": {**scene, "zones": zones}}) == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "enter", "id": "1"},
        {"type": "enter", "id": "1", "table": 3},
        {"type": "answer", "id": "1", "table": "a", "seat": 0, "question": 1},
        {"type": "begin", "id": "1", "table": "a", "cards": "all"},
        {"type": "cheat", "id": "1"},
    ],
)
def test_what_the_house_does_not_understand_is_not_in_the_schema(message: object) -> None:
    assert problems("ClientMessage", message)


# ---- TypeScript ----


def test_each_shape_has_its_type() -> None:
    written = typescript.declarations(
        {
            "Card": {
                "description": "A card.",
                "properties": {
                    "face": {"type": "string"},
                    "on": {"type": "array", "items": {"$ref": "#/$defs/Spot"}},
                    "of": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                    "many": {"type": "array", "items": {"enum": ["a", 1]}},
                    "by name": {"type": "object", "additionalProperties": {"type": "boolean"}},
                    "any": {},
                },
                "required": ["face", "on"],
            },
            "Pair": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]},
            "Any": {"anyOf": [{"$ref": "#/$defs/Card"}, {"const": 7}]},
        }
    )

    assert written == (
        "export type Any = Card | 7;\n"
        "\n"
        "/** A card. */\n"
        "export interface Card {\n"
        "  face: string;\n"
        "  on: Spot[];\n"
        "  of?: number | null;\n"
        '  many?: ("a" | 1)[];\n'
        '  "by name"?: Record<string, boolean>;\n'
        "  any?: unknown;\n"
        "}\n"
        "\n"
        "export type Pair = [string, number];\n"
    )


def test_a_word_that_was_not_learned_is_not_guessed() -> None:
    with pytest.raises(typescript.NotWritten):
        typescript.declarations({"Odd": {"type": "tuple"}})


# ---- OpenAPI ----


def test_every_address_of_the_api_is_described(house: OpenedHouse) -> None:
    described = httpx.get(f"{house.address}/schema/openapi.json").raise_for_status().json()

    assert described["openapi"].startswith("3.")
    assert sorted(described["paths"]) == [
        path for path in sorted(api_paths(house)) if path.startswith("/api")
    ]
    assert "/healthz" not in described["paths"]


def api_paths(house: OpenedHouse) -> set[str]:
    app: Any = house.server.config.app
    return {route.path_format for route in app.routes}


def test_the_description_needs_no_other_site(house: OpenedHouse) -> None:
    answer = httpx.get(f"{house.address}/schema")

    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert "<script" not in answer.text
