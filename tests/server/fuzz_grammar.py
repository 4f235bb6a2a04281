"""Messages for the fuzz: what a client could say, almost right, and then spoiled.

Every type of the wire is built field by field, mostly out of what is true at the tables, sometimes
out of what nobody should send. A part of what is built is spoiled byte by byte or in its shape.
"""

import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, get_args

import msgspec

from gruft.kernel.lines import as_if_asked, draft
from gruft.kernel.refusal import Refused
from gruft.server import wire
from gruft.server.hosted import Hosted

KINDS = get_args(wire.Client)
#: What carries a match on is said more often, and what ends it less.
WEIGHTS = {
    wire.Answer: 12.0,
    wire.Enter: 5.0,
    wire.Draft: 3.0,
    wire.Leave: 0.3,
    wire.Resign: 0.1,
    wire.Abort: 0.05,
    wire.Kick: 0.05,
}
WEIGHED = [WEIGHTS.get(kind, 1.0) for kind in KINDS]
NUMBERS = (-(2**53) + 1, -(2**31), -2, -1, 0, 1, 2, 5, 7, 12, 99, 2**31, 2**53 - 1)
WORDS = (
    "",
    " ",
    ";",
    "; ; ;",
    "pass",
    "6 6 6",
    "a" * 500,
    "a; " * 900,
    "\0",
    "\u202e\u200b",
    "\U0001f987" * 30,
    "'; DROP TABLE acts; --",
    "../../etc/passwd",
    "{0}{x!r}%s%n",
    "-1",
    "999999999999999999999",
    "null",
)
#: What no field of any message can be.
STRANGE: tuple[object, ...] = (
    None,
    True,
    1.5,
    -1e308,
    10**30,
    [],
    {},
    [[[[]]]],
    {"a": {"b": []}},
    [0] * 2_000,
    ["x" * 50] * 50,
)
JUNK = ("", "{", "null", "[" * 9_000, '{"type":' * 900, "NaN", '"\\ud800"', "\x00", "1e999")


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """What a message is made of."""
    return msgspec.structs.fields(kind)


@dataclass(slots=True)
class Known:
    """What a client may know that wants to do harm: nearly everything."""

    tables: dict[str, Hosted] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)


class Grammar:
    """Builds what is sent; the same luck builds the same."""

    def __init__(self, luck: random.Random, known: Known) -> None:
        self.luck = luck
        self.known = known
        self._count = 0
        #: The table and the seat that the last message was about.
        self.aim = "", -1
        self._makers: dict[str, Callable[[str, int], object]] = {
            "line": self._line,
            "prefix": self._prefix,
            "question": self._question,
            "channel": self._channel,
        }
        self._words: dict[str, Sequence[object]] = {
            "version": [wire.VERSION],
            "salt": ["ab" * 16, "AB" * 16, "ab"],
            "bot": ["moth", "raven", "owl", "naive"],
            "until": ["recalled", "round", "turn"],
            "name": ["Ada", "Eve", "ADA", "x" * 60],
            "heard": [0, 10**12],
            "pace": ["slow", "normal", "fast", "at once", "breakneck"],
            "invitation": ["", "abc", *self.known.keys],
        }

    def sent(self) -> str:
        """One more frame."""
        roll = self.luck.random()
        if roll < 0.03:
            return self.luck.choice(JUNK)
        message = self.message()
        if roll < 0.12:
            self._misshape(message)
        written = json.dumps(message, ensure_ascii=self.luck.random() < 0.5)
        return self._spoiled(written) if 0.12 <= roll < 0.25 else written

    def message(self) -> dict[str, Any]:
        """A message that has the right shape."""
        (kind,) = self.luck.choices(KINDS, WEIGHED)
        self._count += 1
        table, hosted = self._table()
        seat = self.luck.choice(NUMBERS) if self.luck.random() < 0.1 else self._seat(hosted)
        self.aim = table, seat
        told = {"type": kind.__struct_config__.tag, "id": f"f{self._count}"}
        for one in fields_of(kind):
            if one.name != "id" and (one.required or self.luck.random() < 0.7):
                told[one.name] = self._value(one, table, seat)
        return told

    # --- fields ----------------------------------------------------------------------------------

    def _value(self, one: msgspec.structs.FieldInfo, table: str, seat: int) -> Any:
        if one.name == "table":
            return table
        if one.name == "seat":
            return seat
        if self.luck.random() < 0.1:
            return self._any_of(one.type)
        if one.name in self._makers:
            return self._makers[one.name](table, seat)
        if one.name in self._words:
            return self.luck.choice(self._words[one.name])
        if one.name == "order" and self.known.orders:
            return self.luck.choice(self.known.orders)
        if one.name == "keys":
            return self.luck.sample(self.known.keys, min(3, len(self.known.keys)))
        return self._any_of(one.type)

    def _any_of(self, kind: Any) -> Any:
        written = str(kind)
        if "Sequence" in written:
            inner = self._any_number if "int" in written or "Number" in written else self._any_word
            return [inner() for _ in range(self.luck.choice((0, 1, 2, 5, 40)))]
        if "bool" in written:
            return self.luck.random() < 0.5
        return self._any_word() if "str" in written else self._any_number()

    def _any_word(self) -> str:
        return self.luck.choice(WORDS)

    def _any_number(self) -> int:
        return self.luck.choice(NUMBERS) if self.luck.random() < 0.5 else self.luck.randrange(6)

    def _table(self) -> tuple[str, Hosted | None]:
        if self.luck.random() < 0.05 or not self.known.tables:
            return self._any_word(), None
        return self.luck.choice(list(self.known.tables.items()))

    def _seat(self, hosted: Hosted | None) -> int:
        seats = hosted.seats if hosted is not None else 3
        asked = self._asked(hosted)
        return self.luck.choice(asked or list(range(-1, seats)))

    def _asked(self, hosted: Hosted | None) -> list[int]:
        state = hosted.sitting.match if hosted is not None else None
        return [] if state is None or state.is_over else list(state.position.to_act())

    def _question(self, table: str, seat: int) -> int:
        hosted = self.known.tables.get(table)
        questions = hosted.sitting.questions if hosted is not None else ()
        return questions[seat] if 0 <= seat < len(questions) else 0

    def _channel(self, table: str, _: int) -> list[int]:
        hosted = self.known.tables.get(table)
        return list(range(hosted.seats)) if hosted is not None else [-1]

    def _line(self, table: str, seat: int) -> str:
        return "; ".join(self._moves(table, seat))

    def _prefix(self, table: str, seat: int) -> str:
        moves = self._moves(table, seat)
        return "; ".join(moves[: self.luck.randrange(len(moves) + 1)])

    def _moves(self, table: str, seat: int) -> list[str]:
        """A line that the rules allow, if the seat is asked."""
        hosted = self.known.tables.get(table)
        state = hosted.sitting.match if hosted is not None else None
        moves: list[str] = []
        if state is None or state.is_over or not 0 <= seat < state.header.seats:
            return moves
        with suppress(Refused):
            position = as_if_asked(state.game, state.position, seat)
            while following := draft(state.game, position, seat, "; ".join(moves)):
                moves.append(self.luck.choice(following))
        return moves

    # --- spoiling --------------------------------------------------------------------------------

    def _misshape(self, message: dict[str, Any]) -> None:
        """Take a field away, put one in, or make one of another kind."""
        name = self.luck.choice(list(message))
        roll = self.luck.randrange(4)
        if roll == 0:
            del message[name]
        elif roll == 1:
            message[self._any_word()] = self.luck.choice(STRANGE)
        elif roll == 2:
            message[name] = self.luck.choice(STRANGE)
        else:
            message["type"] = self.luck.choice(WORDS)

    def _spoiled(self, written: str) -> str:
        """Change a few letters."""
        letters = list(written)
        for _ in range(self.luck.choice((1, 1, 2, 5))):
            place = self.luck.randrange(len(letters) + 1)
            roll = self.luck.randrange(4)
            if roll == 0:
                del letters[place : place + self.luck.choice((1, 3, 20))]
            elif roll == 1:
                letters.insert(place, self.luck.choice('"{}[],:\\0\x00\u2028'))
            elif roll == 2:
                letters[place:place] = letters[: self.luck.randrange(40)]
            elif place < len(letters):
                letters[place] = chr(self.luck.randrange(0x250))
        return "".join(letters)[: wire.LARGEST_MESSAGE // 4]
