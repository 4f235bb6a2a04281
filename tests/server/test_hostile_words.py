"""Every key that the house can refuse with is a sentence in five languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.server import describing
from gruft.words.speech import Words
from tests.tree import SRC, modules, tree

ROOMS = ("server", "store", "table")
#: Keys that are not refusals of the rules: what HTTP and the socket themselves refuse.
PLAIN = re.compile(r"(http|socket|message)-[a-z0-9-]+\Z")
#: What HTTP may be answered with besides what is described: a wrong method, a mistake, a full disk.
OTHERS = ("404", "405", "500")


def keys_in(module: Path) -> Iterator[str]:
    """What is refused with by name, and every word that looks like the key of a plain refusal."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
            yield from words_in(node.args[0])
        elif isinstance(node, ast.Constant):
            yield from (one for one in words_in(node) if PLAIN.match(one))


def words_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@cache
def keys() -> frozenset[str]:
    """Everything that may stand in a refusal or in the reason of a close."""
    told = describing.ALWAYS | describing.WRITING | describing.GUESTS | describing.NAMED
    statuses = {f"http-{status}" for status in (*told, *OTHERS) if status != "422"}
    rooms = [SRC / "gruft" / room for room in ROOMS]
    found = {key for room in rooms for module in modules(room) for key in keys_in(module)}
    return frozenset(found | statuses)


def test_they_are_found() -> None:
    assert len(keys()) > 70
    assert {"http-421", "socket-too-slow", "talk-too-fast", "table-unknown"} <= keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_house_is_a_sentence(language: str) -> None:
    words = Words(language)

    assert sorted(key for key in keys() if not words.has(key)) == []
    assert all(words.say(key)[-1] in ".!?" for key in keys() if key.startswith("socket-"))
