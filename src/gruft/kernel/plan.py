"""Plans: boards of squares as they are printed, on which the pieces of scenes stand.

A plan belongs to an edition: it never changes during a match and is the same for everybody. What
stands on it is in the scenes: a piece whose `node` is the name of a square, or the name of an edge.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from gruft.kernel.journal import Telling

#: What may be between two squares besides an edge with a name.
OPEN, WALL = "", "wall"


@dataclass(frozen=True, slots=True)
class Plan:
    """A rectangle of squares; every list but the first two has one entry for each, row by row.

    `squares` are the names by which scenes and choices call them, and may stand on several plans;
    where the plan has no square the name is empty. `labels` are printed on squares, `kinds` say
    what a square is, `regions` where it belongs. `right` and `below` tell what is between a square
    and the next one: nothing, a wall, or the name of an edge on which pieces may stand.
    """

    name: str
    title: Telling
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    squares: tuple[str, ...]
    labels: tuple[str, ...]
    kinds: tuple[str, ...]
    regions: tuple[str, ...]
    right: tuple[str, ...]
    below: tuple[str, ...]
    #: What the regions are called.
    titles: Mapping[str, Telling]

    def place(self, square: str) -> int:
        """Where a square stands in the lists; -1 if it is not on this plan."""
        return self.squares.index(square) if square in self.squares else -1

    def nodes(self) -> set[str]:
        """Every square and edge that a piece may stand on."""
        return {*self.squares, *self.right, *self.below} - {OPEN, WALL}
