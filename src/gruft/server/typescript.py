"""Writes a JSON Schema as TypeScript: the few words of it that our messages use, and no others."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

Schema = Mapping[str, Any]

_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_NAME = re.compile(r"[A-Za-z_$][\w$]*\Z")


class NotWritten(Exception):
    """A word of JSON Schema that this writer has not learned."""


def declarations(definitions: Mapping[str, Schema]) -> str:
    """Every definition as an exported type, in the order of its name."""
    return "\n".join(_declaration(name, definitions[name]) for name in sorted(definitions))


def _declaration(name: str, schema: Schema) -> str:
    about = _comment(schema.get("description", ""), "")
    if "properties" in schema:
        return f"{about}export interface {name} {_members(schema)}\n"
    return f"{about}export type {name} = {_type(schema)};\n"


def _members(schema: Schema) -> str:
    required = schema.get("required", ())
    lines = [
        f"  {_key(name)}{'' if name in required else '?'}: {_type(inner)};\n"
        for name, inner in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + "}" if lines else "Record<string, never>"


def _key(name: str) -> str:
    return name if _NAME.match(name) else json.dumps(name)


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return _union(schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one, ensure_ascii=False) for one in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "type" not in schema:
        return "unknown"
    return _of_kind(schema)


def _union(schemas: Sequence[Schema]) -> str:
    return " | ".join(dict.fromkeys(_type(one) for one in schemas))


def _of_kind(schema: Schema) -> str:
    kind = schema["type"]
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        inner = _type(schema.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object" and "properties" not in schema:
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    raise NotWritten(json.dumps(schema))


def _comment(about: str, indent: str) -> str:
    if not about:
        return ""
    lines = [line.strip() for line in about.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    inner = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"
