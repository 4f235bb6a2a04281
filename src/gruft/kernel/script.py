"""Luck that was decided beforehand, for tests and scenarios that tell a story.

Numbers decide the coming throws and named choices, lists decide the coming shuffles (top first; a
list may name only the topmost pieces). The two kinds wait in queues of their own. When a queue is
empty, another generator goes on: one made from a seed, or a given one.
"""

from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.refusal import Refused

#: Reads a written piece of the named deck into the number the rules shuffle.
PieceReader = Callable[[str, str], int]


class ScriptedChance(Chance):
    """Scripted throws and shuffles first, then the luck of a seed."""

    def __init__(
        self,
        throws: Sequence[int],
        shuffles: Sequence[Sequence[str]],
        read_piece: PieceReader,
        then: int | Chance,
    ) -> None:
        self._throws = list(throws)
        self._shuffles = [list(order) for order in shuffles]
        self._read_piece = read_piece
        self._then = FastChance(then) if isinstance(then, int) else then

    def left(self) -> int:
        """How many scripted throws and shuffles have not been asked for yet."""
        return len(self._throws) + len(self._shuffles)

    def first_script(self) -> "ScriptedChance":
        """The script behind all that were laid over it later."""
        return self._then.first_script() if isinstance(self._then, ScriptedChance) else self

    def word(self) -> i64:
        return self._then.word()

    def clone(self) -> "ScriptedChance":
        return ScriptedChance(self._throws, self._shuffles, self._read_piece, self._then.clone())

    def pick(self, bound: i64, what: str) -> i64:
        if not self._throws:
            return self._then.pick(bound, what)
        if not 0 <= self._throws[0] < bound:
            raise Refused(
                "script-throw-out-of-range", what=what, given=self._throws[0], low=0, high=bound - 1
            )
        return self._throws.pop(0)

    def die(self, sides: i64) -> i64:
        if not self._throws:
            return self._then.die(sides)
        if not 1 <= self._throws[0] <= sides:
            raise Refused(
                "script-throw-out-of-range", what="die", given=self._throws[0], low=1, high=sides
            )
        return self._throws.pop(0)

    def shuffle(self, pieces: vec[i64], deck: str) -> None:
        rest = list(pieces)
        top: list[int] = []
        for written in self._shuffles[0] if self._shuffles else ():
            piece = self._read_piece(deck, written)
            if piece not in rest:
                raise Refused("script-piece-missing", piece=written, deck=deck)
            rest.remove(piece)
            top.append(piece)
        del self._shuffles[:1]
        for place, piece in enumerate(top + self._then.shuffled(sorted(rest), deck)):
            pieces[place] = piece
