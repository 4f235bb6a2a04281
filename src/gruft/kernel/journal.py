"""Facts: what happened, told to each audience in its own words, and how far back undo is free.

Rules write here while a real match is played. In search a position has no journal and pays nothing.
"""

from typing import Final, final

#: Why undo stops here: luck was drawn, a face was shown, or a window closed in which somebody could
#: answer.
CHANCE: Final = "chance"
SHOWN: Final = "shown"
WINDOW: Final = "window"


@final
class Telling:
    """One message: its key and what it needs. Keys are the ids of the game's `.ftl` files."""

    def __init__(self, key: str, args: dict[str, object]) -> None:
        self.key = key
        self.args = args

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Telling) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)


@final
class Fact:
    """One thing that happened: what everybody is told, and what single seats are told instead."""

    def __init__(self, public: Telling | None, private: dict[int, Telling]) -> None:
        self.public = public
        self.private = private

    def told(self, seat: int) -> Telling | None:
        """What this seat is told (a spectator is seat -1); None if it learns nothing of it."""
        if seat in self.private:
            return self.private[seat]
        return self.public


@final
class Journal:
    """The facts of the moves played since the journal was last emptied."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.horizons: list[str] = []

    def tell(self, key: str, args: dict[str, object]) -> None:
        """Tell everybody the same."""
        self.facts.append(Fact(Telling(key, args), {}))

    def tell_apart(self, public: Telling | None, private: dict[int, Telling]) -> None:
        """Tell some seats more than the others."""
        self.facts.append(Fact(public, private))

    def horizon(self, reason: str) -> None:
        """Mark that undo past this point needs everybody's consent."""
        if reason not in self.horizons:
            self.horizons.append(reason)

    def told(self, seat: int) -> list[Telling]:
        """What this seat was told, in order."""
        tellings = [fact.told(seat) for fact in self.facts]
        return [telling for telling in tellings if telling is not None]
