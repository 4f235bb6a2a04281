"""A decision as one object: what may be answered, why something may not be, what an answer does.

A game lists its questions once; nothing else switches over decisions. `objection` is the only
statement of what is allowed: what has no objection is legal, and the objection is the refusal. A
reason is made once, when the module is loaded, so that asking for it costs nothing; what its
sentence needs is put in when somebody reads it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused

S = TypeVar("S", bound=Position)


@final
class Reason:
    """Why something is not allowed: a message, the clause behind it, and what the message needs.

    A need is the name of an argument. Where the argument goes by another name in the list of the
    game's words, both are said: `"character=target"`.
    """

    def __init__(self, key: str, clause: str, *needs: str) -> None:
        self.key = key
        self.clause = clause
        self.needs = needs


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """What a seat is asked. Subclasses answer `candidates`, `objection` and `take`."""

    def __init__(self, key: str, clauses: Sequence[str]) -> None:
        #: The message that asks it, and the clauses that somebody reads who wonders.
        self.key = key
        self.clauses = clauses

    def candidates(self, state: S, seat: i64) -> list[int]:
        """The moves that come into question, sorted; every legal one is among them."""
        raise NotImplementedError

    def objection(self, state: S, seat: i64, move: i64) -> Reason | None:
        """Why the seat may not make this move; None if it may. Public reasons come first."""
        raise NotImplementedError

    def take(self, state: S, seat: i64, move: i64) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def moves(self, state: S, seat: i64) -> list[int]:
        """The legal answers, sorted. A question that is asked often may find them faster."""
        found: list[int] = []
        for move in self.candidates(state, seat):
            if self.objection(state, seat, move) is None:
                found.append(move)
        return found


#: What the messages of a game need, by name: made of the state, the seat and the move it tried.
Words = Mapping[str, Callable[[S, int, int], object]]


def put_into_words(reason: Reason, words: Words[S], state: S, seat: int, move: int) -> Refused:
    """The refusal that a person reads."""
    said: dict[str, object] = {}
    for need in reason.needs:
        name, _, source = need.partition("=")
        said[name] = words[source or name](state, seat, move)
    return Refused(reason.key, reason.clause, **said)
