"""Editions for the tests of chapter 16: the shipped one, and what an owner lays over it."""

from importlib.resources import files

import pytest

from gruft.games.vampire_empire.edition import reading as printed
from gruft.games.vampire_empire.notation.names import TYPE_NAMES
from gruft.games.vampire_empire.state.cards import Printed
from gruft.kernel.edition import Edition, override, read_shipped, with_overrides
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words

PACKAGE = "gruft.games.vampire_empire"
MINE = "mine.toml"
SHIPPED = read_shipped(
    (files(PACKAGE) / "edition/edition.toml").read_text(encoding="utf-8"), "edition.toml"
)

COMBAT_KEYS = [key for key in SHIPPED.table("cards") if "day" not in SHIPPED.table(f"cards.{key}")]
SUPPORT_KEYS = [key for key in SHIPPED.table("cards") if "day" in SHIPPED.table(f"cards.{key}")]


def laid_over(values: dict[str, object]) -> Edition:
    edition = with_overrides(SHIPPED, values, MINE, (), "VE-237")
    printed.check(edition, MINE)
    return edition


def from_file(written: str) -> Edition:
    edition = override(SHIPPED, written, MINE, (), "VE-237")
    printed.check(edition, MINE)
    return edition


def cards_of(values: dict[str, object]) -> Printed:
    return printed.printed_for(laid_over(values))


def refusal_of(values: dict[str, object]) -> Refused:
    with pytest.raises(Refused) as refused:
        laid_over(values)
    return refused.value


def said(refused: Refused, language: str = "en") -> str:
    return Words(language, [PACKAGE]).refuse(refused)


def types_of(cards: Printed, kind: int) -> set[str]:
    return {
        name.replace(" ", "_")
        for bit, name in enumerate(TYPE_NAMES)
        if cards.types[kind] >> bit & 1
    }
