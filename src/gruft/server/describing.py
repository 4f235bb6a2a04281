"""The description of REST in OpenAPI, completed: every refusal, and what a request may not carry.

The framework describes answers; it knows neither our refusals nor that no field may be too many.
"""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from gruft.kernel.game import LANGUAGES
from gruft.server.guests import COOKIE
from gruft.server.wire import Refusal
from gruft.shelf import SHELF

REFERENCE = "#/components/schemas/{name}"
#: What every request may be refused for, and what only some may.
ALWAYS = {
    "400": "It cannot be read.",
    "421": "The house is not known under this name.",
    "429": "Too many requests.",
}
WRITING = {
    "403": "It comes from the page of another site.",
    "413": "It is too much.",
    "415": "It is not JSON.",
    "422": "It is not accepted, for the reason that the key names.",
}
GUESTS = {"401": "Give a name first."}
NAMED = {"404": "There is nothing here."}
TABLES = {"422": "There is no such table, or it is not shown."}
#: What may stand in an address; the shelf fills while a house is opened.
KNOWN: dict[str, Collection[str]] = {"language": LANGUAGES, "slug": SHELF}
METHODS = ("get", "post", "put", "patch", "delete")

Tree = dict[str, Any]


class Described(JsonRenderPlugin):
    """Serves it as JSON only: the pages that draw it would fetch their scripts from elsewhere."""

    def __init__(self, structs: tuple[type[msgspec.Struct], ...]) -> None:
        super().__init__(path=["/", "/openapi.json"])
        self._structs = structs
        self._rendered = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Tree) -> bytes:
        """The description, completed; it never changes."""
        if not self._rendered:
            whole = completed(openapi_schema, self._structs)
            self._rendered = super().render(request, whole)
        return self._rendered


def completed(description: Tree, structs: tuple[type[msgspec.Struct], ...]) -> Tree:
    """A description with every refusal, and with requests that carry nothing unknown."""
    schemas = description["components"]["schemas"]
    schemas.update(_exact(*structs, Refusal))
    cookie = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    description["components"]["securitySchemes"] = {"guest": cookie}
    for path, method, operation in _operations(description):
        for parameter in operation.get("parameters", ()):
            if parameter["name"] in KNOWN:
                parameter["schema"] = {"type": "string", "enum": list(KNOWN[parameter["name"]])}
        for status, about in _refusals(path, method, operation).items():
            operation["responses"][status] = _refusal(about)
    return description


def _exact(*structs: type[msgspec.Struct]) -> Tree:
    """What is sent, as it is read: without any field that is not named."""
    _, found = msgspec.json.schema_components(
        structs, ref_template=REFERENCE, schema_hook=lambda _: {"$comment": "anything"}
    )
    return found


def _operations(description: Tree) -> Iterator[tuple[str, str, Tree]]:
    for path, operations in description["paths"].items():
        for method in METHODS:
            if method in operations:
                yield path, method, operations[method]


def _refusals(path: str, method: str, operation: Tree) -> dict[str, str]:
    told = dict(ALWAYS)
    if method != "get":
        told |= WRITING
    if "{" in path:
        told |= NAMED
    if "{table}" in path:
        told |= TABLES
    if operation.get("security"):
        told |= GUESTS
    return told


def _refusal(about: str) -> Tree:
    schema = {"$ref": REFERENCE.format(name=Refusal.__name__)}
    return {"description": about, "content": {"application/json": {"schema": schema}}}
