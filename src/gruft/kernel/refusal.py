"""Why something was not accepted: a message key, the clause behind it, and what the message needs.

The sentence itself lives in the `.ftl` files, so that everybody reads it in their own language.
"""

from collections.abc import Mapping, Sequence

#: What a message may carry: plain values, and what `seat_of`, `word`, `text` and `words` make.
Args = Mapping[str, object]


class Refused(Exception):
    """A move, file or setting that is not accepted. Raising it means that nothing was changed."""

    def __init__(self, key: str, clause: str = "", **args: object) -> None:
        super().__init__(key, clause, args)
        self.key = key
        self.clause = clause
        self.details: Args = args

    def __str__(self) -> str:
        clause = f" [{self.clause}]" if self.clause else ""
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.key}{clause}" + (f": {details}" if details else "")

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are copied without their named arguments, and a refusal may have to travel
        # from one process to another.
        return _refused_again, (self.key, self.clause, self.details)

    def same_as(self, other: "Refused | None") -> bool:
        """Tell whether a reader would see the same refusal."""
        return other is not None and str(self) == str(other)


def _refused_again(key: str, clause: str, details: Args) -> Refused:
    return Refused(key, clause, **details)


def seat_of(seat: int) -> dict[str, object]:
    """A message argument that reads as the name of the player in this seat."""
    return {"seat": seat}


def word(message: str) -> dict[str, object]:
    """A message argument that is itself a message, read in the reader's language."""
    return {"word": message}


def text(written: str) -> dict[str, object]:
    """A message argument that reads as written in every language, such as an owner's own name."""
    return {"text": written}


def words(messages: Sequence[object]) -> dict[str, object]:
    """A message argument that is a list: of messages, or of arguments made by the others."""
    return {"words": messages}
