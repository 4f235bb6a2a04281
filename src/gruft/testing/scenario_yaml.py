"""Reads the YAML of scenario files into plain data, and remembers on which line each value stands.

Only what a scenario needs is read: texts, whole numbers, `true`, `false`, `null`, lists, mappings.
A plain `no` or `2024-01-01` is a text. Anchors, tags, repeated keys, several documents in one file
and whatever else would make two readers disagree is refused. What the keys mean is the business of
`scenario_form.py`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml
from yaml.events import AliasEvent, Event
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.reader import ReaderError

from gruft.kernel.refusal import Refused

LONGEST_FILE = 200_000
DEEPEST_NESTING = 40

_TAG = "tag:yaml.org,2002:"
_INTEGER = re.compile(r"^[-+]?(?:0|[1-9][0-9]{0,17})$")
_BOOLEAN = re.compile(r"^(?:true|false)$")
_NULL = re.compile(r"^(?:null|~|)$")


class Unusable(Exception):
    """Why a scenario file cannot be run, and where: line from 1 (0: none), and path of keys."""

    def __init__(self, reason: Refused, line: int = 0, path: str = "") -> None:
        super().__init__(reason, line, path)
        self.reason = reason
        self.line = line
        self.path = path


@dataclass(frozen=True, slots=True)
class Source:
    """The data of a file and the line of every value in it, by path (`steps[2].seat`)."""

    data: object
    lines: Mapping[str, int]

    def unusable(self, reason: Refused, path: str) -> Unusable:
        """The refusal of the value at this path, or of the nearest one around it."""
        around = path
        while around not in self.lines and around:
            around = around[: max(around.rfind("."), around.rfind("["), 0)]
        return Unusable(reason, self.lines.get(around, 0), path)


def read_bytes(path: Path) -> bytes:
    """The bytes of a file that is there and not too large."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
    except FileNotFoundError:
        raise Unusable(Refused("scenario-no-such-file")) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Unusable(Refused("scenario-cannot-open", problem=why)) from None
    if len(content) > LONGEST_FILE:
        raise Unusable(Refused("scenario-too-large", limit=LONGEST_FILE))
    return content


def read_yaml(content: bytes) -> Source:
    """Read the bytes of a scenario file, or say on which line they cannot be read."""
    if len(content) > LONGEST_FILE:
        raise Unusable(Refused("scenario-too-large", limit=LONGEST_FILE))
    node = _compose(_decode(content))
    lines: dict[str, int] = {}
    return Source(None if node is None else _build(node, "", lines), lines)


def _decode(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise Unusable(Refused("scenario-not-utf8", byte=problem.start), line) from None


class _StrictLoader(yaml.SafeLoader):
    """Composes nodes without anchors and aliases and not too deep; knows JSON's scalars only."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012
    depth = 0

    def compose_node(self, parent: Node | None, index: int) -> Node | None:
        event: Event = self.peek_event()  # type: ignore[no-untyped-call]
        line = _line(event.start_mark)
        if isinstance(event, AliasEvent) or getattr(event, "anchor", None) is not None:
            raise Unusable(Refused("scenario-alias"), line)
        if self.depth == DEEPEST_NESTING:
            raise Unusable(Refused("scenario-too-deep", limit=DEEPEST_NESTING), line)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


_StrictLoader.add_implicit_resolver(_TAG + "int", _INTEGER, list("-+0123456789"))
_StrictLoader.add_implicit_resolver(_TAG + "bool", _BOOLEAN, list("tf"))
_StrictLoader.add_implicit_resolver(_TAG + "null", _NULL, ["n", "~", ""])


def _compose(text: str) -> Node | None:
    try:
        loader = _StrictLoader(text)
    except ReaderError as problem:
        line = text.count("\n", 0, problem.position) + 1
        raise _not_yaml(str(problem.reason), line) from None
    try:
        node: Node | None = loader.get_single_node()
    except yaml.MarkedYAMLError as problem:
        line = _line(problem.problem_mark or problem.context_mark)
        raise _not_yaml(problem.problem or problem.context or "", line) from None
    except ValueError as problem:
        # An escape such as "\U7fffffff" is turned into a character without a check.
        raise _not_yaml(str(problem), loader.line + 1) from None
    return node


def _line(mark: object) -> int:
    """The line of a mark, counted from 1; the stubs let every mark be missing."""
    return int(getattr(mark, "line", -1)) + 1


def _not_yaml(problem: str, line: int) -> Unusable:
    return Unusable(Refused("scenario-not-yaml", problem=problem), line)


def _build(node: Node, path: str, lines: dict[str, int]) -> object:
    lines[path] = _line(node.start_mark)
    if isinstance(node, MappingNode) and node.tag == _TAG + "map":
        return _build_mapping(node, path, lines)
    if isinstance(node, SequenceNode) and node.tag == _TAG + "seq":
        return [_build(item, f"{path}[{place}]", lines) for place, item in enumerate(node.value)]
    if isinstance(node, ScalarNode):
        return _scalar(node, path)
    raise Unusable(Refused("scenario-foreign-tag", given=str(node.tag)[:60]), lines[path], path)


def _build_mapping(node: MappingNode, path: str, lines: dict[str, int]) -> dict[str, object]:
    built: dict[str, object] = {}
    for key_node, value_node in node.value:
        line = _line(key_node.start_mark)
        key = _key(key_node, line, path)
        if key in built:
            raise Unusable(Refused("scenario-key-twice", setting=key[:60]), line, path)
        built[key] = _build(value_node, f"{path}.{key}" if path else key, lines)
    return built


def _key(node: Node, line: int, path: str) -> str:
    value = _scalar(node, path) if isinstance(node, ScalarNode) else None
    if isinstance(value, bool) or not isinstance(value, int | str):
        given = str(node.value)[:60] if isinstance(node, ScalarNode) else "…"
        raise Unusable(Refused("scenario-bad-key", given=given), line, path)
    return str(value)


def _scalar(node: ScalarNode, path: str) -> str | int | bool | None:
    text = str(node.value)
    kind = node.tag.removeprefix(_TAG)
    if kind == "str" and _can_be_written(text):
        return text
    if kind == "int" and _INTEGER.match(text):
        return int(text)
    if kind == "bool" and _BOOLEAN.match(text):
        return text == "true"
    if kind == "null" and _NULL.match(text):
        return None
    line = _line(node.start_mark)
    if kind == "str":
        raise Unusable(Refused("scenario-not-a-text"), line, path)
    raise Unusable(Refused("scenario-foreign-tag", given=str(node.tag)[:60]), line, path)


def _can_be_written(text: str) -> bool:
    """Half a surrogate pair can be escaped in YAML, but no file and no screen can take it."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
