"""What is written for those who write clients and verifiers is whole."""

import re
from typing import Any, get_args

import msgspec
import pytest

from gruft.kernel.record import EARLY_ENDS
from gruft.server import wire
from tests.tree import ROOT

WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
FAIRNESS = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", WIRE))


def tags(union: Any) -> list[str]:
    """What messages are called on the line."""
    called = [msgspec.inspect.type_info(one) for one in get_args(union)]
    return [str(one.tag) for one in called if isinstance(one, msgspec.inspect.StructType)]


@pytest.mark.parametrize("tag", sorted({*tags(wire.Client), *tags(wire.House)}))
def test_the_page_about_the_wire_names_every_message(tag: str) -> None:
    assert tag in NAMED


@pytest.mark.parametrize("cause", EARLY_ENDS)
def test_the_page_about_luck_names_every_way_to_end_early(cause: str) -> None:
    assert f"`{cause} by 1`" in FAIRNESS
