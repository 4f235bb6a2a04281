"""Cards and moves of Vampire Queen as people write them.

A reader takes any order, commas, lower case and `6*3`; a writer knows one form only. Written
positions are in `position.py` and `position_line.py`.
"""

import re
from collections import Counter
from dataclasses import dataclass

from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state.cards import (
    count_of,
    numbers_in,
    queens_in,
    set_move,
    unit,
    value_of,
)
from gruft.kernel.refusal import Refused, text, word, words

EMPTY = "-"
UNKNOWN = "?"
SLAYER_NAMES = {"S15": c.S15, "S20": c.S20}
SLAYER_BIT_OF = {"S15": c.S15_BIT, "S20": c.S20_BIT}
TOKENS = (*(str(value) for value in range(1, c.NUMBERS + 1)), "Q", "S15", "S20")

_PART = re.compile(r"(?P<token>[^\s*]+?)(?:\*(?P<times>[1-9][0-9]{0,2}))?$")


def kind_name(kind: int) -> str:
    """How a kind of vampire is written."""
    return "Q" if kind == c.QUEEN else str(kind + 1)


def write_cards(cards: int) -> str:
    """Write packed cards, sorted: numbers, queens, S15, S20."""
    tokens: list[str] = []
    for kind in range(c.KINDS):
        tokens += [kind_name(kind)] * count_of(cards, kind)
    tokens += [name for name, bit in SLAYER_BIT_OF.items() if cards & bit]
    return " ".join(tokens) or EMPTY


def write_move(move: int) -> str:
    """Write a move: `pass`, a slayer, or a set with its numbers before its queens."""
    if move == c.PASS:
        return "pass"
    for name, slayer in SLAYER_NAMES.items():
        if move == slayer:
            return name
    return " ".join([str(value_of(move))] * numbers_in(move) + ["Q"] * queens_in(move))


def spoken(written: str) -> object:
    """Written cards as an argument of a message: a slayer is called by its word, not its sign."""
    signs = written.split()
    slayers = [word(f"card-{sign}") for sign in signs if sign in SLAYER_NAMES]
    if not slayers:
        return written
    vampires = " ".join(sign for sign in signs if sign not in SLAYER_NAMES)
    return words([*([text(vampires)] if vampires else []), *slayers])


def printed(slayer: str) -> str:
    """The number that is printed on a slayer, for sentences that name it."""
    return slayer.removeprefix("S")


@dataclass(frozen=True, slots=True)
class Cards:
    """A list of cards in which some vampires may not be named."""

    named: int
    unknown: int


def read_tokens(text: str) -> Counter[str]:
    """Count the written cards of a list; refuse what is not a card."""
    return _count(text, TOKENS)


def read_cards(text: str) -> int:
    """Read a list of cards into its packed form; refuse more copies than four bits can hold."""
    return _pack(read_tokens(text))


def read_list(text: str) -> Cards:
    """Read a list of cards in which `?*9` stands for nine vampires that are not named."""
    counted = _count(text, (*TOKENS, UNKNOWN))
    unknown = counted.pop(UNKNOWN, 0)
    return Cards(_pack(counted), unknown)


def _count(text: str, tokens: tuple[str, ...]) -> Counter[str]:
    counted: Counter[str] = Counter()
    if text.strip() == EMPTY:
        return counted
    for part in text.replace(",", " ").split():
        match = _PART.match(part.upper())
        if match is None or match["token"] not in tokens:
            raise Refused("refusal-unreadable", "VQ-46", given=part[:40])
        counted[match["token"]] += int(match["times"] or 1)
    return counted


def _pack(counted: Counter[str]) -> int:
    cards = 0
    for token, times in counted.items():
        most = 1 if token in SLAYER_NAMES else c.MOST_QUEENS if token == "Q" else c.MOST_COPIES
        if times > most:
            clause = "VQ-4" if token in SLAYER_NAMES else "VQ-3" if token == "Q" else "VQ-2"
            raise Refused("refusal-too-many-copies", clause, card=token, given=times, most=most)
        cards += times * (SLAYER_BIT_OF.get(token) or unit(kind_of(token)))
    return cards


def kind_of(token: str) -> int:
    """The kind of a written vampire."""
    return c.QUEEN if token == "Q" else int(token) - 1


def read_move(text: str) -> int:
    """VQ-25 to VQ-27: read a written move; refuse what is neither one set nor one slayer."""
    if text.strip().lower() == "pass":
        return c.PASS
    if not text.replace(",", " ").strip() or text.strip() == EMPTY:
        raise Refused("refusal-nothing-named", "VQ-46")
    counted = read_tokens(text)
    read_cards(text)
    slayers = [token for token in counted if token in SLAYER_NAMES]
    if slayers:
        if len(counted) > 1:
            raise Refused("refusal-slayer-not-alone", "VQ-27", card=printed(slayers[0]))
        return SLAYER_NAMES[slayers[0]]
    values = [int(token) for token in counted if token != "Q"]
    if len(values) > 1:
        raise Refused("refusal-two-values", "VQ-26", one=min(values), other=max(values))
    if not values:
        return int(set_move(0, 0, counted["Q"]))
    return int(set_move(values[0], counted[str(values[0])], counted["Q"]))
