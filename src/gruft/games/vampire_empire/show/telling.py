"""How facts of Vampire Empire are told: to all alike, or to one seat more than to the others."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gruft.games.vampire_empire.notation.names import kind_word
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import SHOWN, Journal, Telling
from gruft.kernel.refusal import seat_of, words

if TYPE_CHECKING:
    from gruft.games.vampire_empire.state.piles import Piles
    from gruft.games.vampire_empire.state.state import State

NO_CARD = "name-nothing"


def journal_of(state: "Piles") -> Journal:
    journal = state.journal
    assert journal is not None
    return journal


def tell(state: "Piles", message: str, **args: object) -> None:
    journal_of(state).tell(message, args)


def show(state: "State", message: str, **args: object) -> None:
    """Tell something after which undo is not free any more."""
    journal_of(state).horizon(SHOWN)
    tell(state, message, **args)


def tell_own(
    state: "State", seat: int, message: str, own: Mapping[str, object], public: Mapping[str, object]
) -> None:
    """Tell one seat more than the others."""
    told = Telling(f"{message}-you", {**public, **own})
    journal_of(state).tell_apart(Telling(message, dict(public)), {int(seat): told})


def card_words(state: "State", kinds: list[int]) -> dict[str, object]:
    return words([kind_word(state.printed, int(kind)) for kind in kinds] or [NO_CARD])


def counted(state: "State", start: int) -> list[int]:
    """The cards that are counted by kind from a place of the vector on."""
    return [kind for kind in range(c.KINDS) for _ in range(state.words[start + kind])]


def tell_payment(state: "State", seat: int) -> None:
    """VE-27, VE-130: a cost is paid face down."""
    if state.words[at.PAID] > 0:
        own = {"cards": card_words(state, counted(state, at.DISCARDED + c.MOAT))}
        public = {"player": seat_of(seat), "count": int(state.words[at.PAID])}
        tell_own(state, seat, "fact-pays", own, public)
