"""Offers for tests: one that was made, and all that can be made."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.edition import Edition
from gruft.kernel.position import Position
from tests.games.vampire_connection.table import Table, connecting

Offer = tuple[tuple[str, ...], tuple[str, ...]]
TYPES = list(GAME.shipped_edition().table("vampire_cards"))
NAMES = (
    *("mist", "wolf", "bat", "carriage", "hunchback"),
    *("Beatquick", "Thrashon", "Rudey", "Assistant", "stake"),
    *("Double Success", "Good Opportunity", "Escape"),
    *("crucifix", "holy water", "book", "Party"),
)


def only_with(bats: int, hunchbacks: int, parties: int) -> Edition:
    """An edition with three types of vampire cards at most."""
    few: dict[str, object] = {f"vampire_cards.{name}": 0 for name in TYPES}
    few |= {"vampire_cards.bat": bats, "vampire_cards.hunchback": hunchbacks}
    return GAME.edition_with({**few, "vampire_cards.party": parties, "table.dealt": 1}, "few")


def every_offer(table: Table, line: str) -> list[Offer]:
    """Every offer that can be composed after these words, as often as it can be."""
    after = table.position.clone()
    after.play(0, GAME.parse(after, 0, line))
    return list(_completed(after, ()))


def _completed(position: Position, said: tuple[str, ...]) -> Iterator[Offer]:
    if position.composing() != 0:
        sides = [
            tuple(word.removeprefix(verb) for word in said if word.startswith(verb))
            for verb in ("give ", "want ")
        ]
        yield sides[0], sides[1]
        return
    moves = position.moves(0)
    assert moves, f"nothing can follow {said}"
    for move in moves:
        after = position.clone()
        after.play(0, move)
        yield from _completed(after, (*said, GAME.write(position, move)))


def one_or_two(cards_there: Counter[str], most: int) -> list[tuple[str, ...]]:
    """Every multiset of one or two of these cards, at most so many."""
    names = list(cards_there)
    sides = [side for n in (1, 2) for side in combinations_with_replacement(names, n)]
    return [side for side in sides if len(side) <= most and not Counter(side) - cards_there]


def offered(sides: str, hands: list[str] | None = None, **keys: object) -> Table:
    """AP has offered this to seat 1; seats 2 and 3 look on."""
    table = connecting(hands or ["mist*2, stake", "wolf*2, bat", "bat", "bat"], **keys)
    table.plays(0, f"trade Ficklecrash: {sides}")
    return table
