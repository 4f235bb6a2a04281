"""The legal moves of Vampire Empire's actions a second time, written from the clauses.

Nothing of the rules is imported: everything is worked out from a position's JSON and the edition,
by trying every set of cards that a hand holds. Steps, windows and effects are not for this room.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product

from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
)
from gruft.kernel.edition import Edition
from tests.games.vampire_empire.table import H, V, cards

Group = Counter[str]

CLASSES = dict(zip(CHARACTER_NAMES, ["noble"] * 3 + ["clergy"] * 3 + ["servant"] * 3, strict=True))


class Printed:
    """What the edition says of the cards."""

    def __init__(self, edition: Edition) -> None:
        cards = [_object(entry) for entry in edition.table("cards").values()]
        named = [str(entry.get("name") or KIND_NAMES[kind]) for kind, entry in enumerate(cards)]
        self.cards = dict(zip(named, cards, strict=True))
        self.order = named

    def types(self, card: str) -> list[str]:
        types = self.cards[card]["types"]
        assert isinstance(types, list)
        return [str(one) for one in types]

    def number(self, card: str, key: str) -> int:
        number = self.cards[card].get(key, 0)
        assert isinstance(number, int)
        return number


class Board:
    """What lies where, as the JSON says it."""

    def __init__(self, truth: dict[str, object], printed: Printed) -> None:
        self.truth = truth
        self.printed = printed
        self.pending = _object(truth["pending"])
        self.night = truth["active"] == V
        self.castle = self.names("castle")
        self.revealed = self.names("revealed")
        self.hands = [cards(text) for text in self.names("hands")]

    def names(self, key: str) -> list[str]:
        listed = self.truth[key]
        assert isinstance(listed, list)
        return [str(one) for one in listed]

    def markers(self, character: str, side: str) -> int:
        found = _object(_object(self.truth["markers"]).get(character, {})).get(side, 0)
        assert isinstance(found, int)
        return found

    def entry(self, key: str) -> dict[str, object]:
        """What the open decision says of a combat, a question or a Hide."""
        return _object(self.pending.get(key, {}))

    # --- the clauses -----------------------------------------------------------------------------

    def eligible(self, card: str, friend: str, enemy: str) -> bool:
        """VE-91 to VE-97."""
        types = self.printed.types(card)
        by_class = CLASSES[friend] in types
        as_water = "holy_water" in types and enemy in self.revealed
        as_red = "vampire" in types and friend in self.revealed
        return by_class or as_water or as_red or card in ("Crucifix", "Claws")

    def cost(self, group: Group) -> int:
        """VE-117, VE-132, VE-134: the added costs of a group."""
        phase = "night" if self.night else "day"
        return sum(self.printed.number(card, phase) for card in group.elements())

    def value(self, group: Group) -> int:
        return sum(self.printed.number(card, "value") for card in group.elements())

    def first_attack(self, group: Group, a: str, t: str) -> bool:
        """VE-98, VE-99, VE-101."""
        strength = self.value(group) + self.markers(a, "attack")
        return group.total() > 0 and strength > self.markers(t, "defence")

    def attackers(self, seat: int) -> list[str]:
        """VE-83 to VE-86: in the order of the characters."""
        revealed = [one for one in self.castle if one in self.revealed]
        if seat == H:
            may = [one for one in self.castle if one not in revealed]
        else:
            may = revealed or self.castle
        return sorted(may, key=CHARACTER_NAMES.index)

    # --- groups by trying ------------------------------------------------------------------------

    def choices(self, seat: int, fitting: Iterable[str], lowest: str | None) -> Iterator[Group]:
        """Every sub-multiset of what fits in the hand, in the order of VE-240."""
        order = self.printed.order
        kinds = order[order.index(lowest) if lowest else 0 :]
        counts = {card: self.hands[seat][card] for card in kinds if card in fitting}
        for some in product(*(range(count + 1) for count in counts.values())):
            yield Group({card: count for card, count in zip(counts, some, strict=True) if count})

    def eligible_cards(self, seat: int, friend: str, enemy: str) -> list[str]:
        return [card for card in self.hands[seat] if self.eligible(card, friend, enemy)]

    def affordable(self, seat: int, begun: Group, added: Group) -> bool:
        """VE-134: what is left in hand pays for the whole group."""
        return self.cost(begun + added) <= self.hands[seat].total() - added.total()

    def attacks(self, seat: int, a: str, t: str, begun: Group) -> bool:
        """VE-100: some affordable group of the hand makes a legal first attack."""
        return any(
            self.first_attack(begun + added, a, t) and self.affordable(seat, begun, added)
            for added in self.choices(seat, self.eligible_cards(seat, a, t), None)
        )

    def targets(self, seat: int, a: str) -> list[str]:
        """VE-82, VE-88, VE-100."""
        found = [t for t in self.castle if t != a and self.attacks(seat, a, t, Group())]
        return sorted(found, key=CHARACTER_NAMES.index)


def legal(truth: dict[str, object], printed: Printed) -> list[str] | None:
    """What the seat that is asked may do, written; None if this room does not judge it."""
    board = Board(truth, printed)
    judge = JUDGES.get(str(board.pending["decision"]))
    seat = board.pending.get("asked")
    return judge(board, seat) if judge is not None and isinstance(seat, int) else None


# --- one judge for every decision ----------------------------------------------------------------


def _action(board: Board, seat: int) -> list[str]:
    """VE-53 to VE-55, VE-62, VE-63, VE-87, VE-89."""
    found = []
    if seat == V and _of_type(board, seat, "vampire").total() >= 3:
        found.append("hide")
    if seat == H and _of_type(board, seat, "holy_water").total() >= 2 and _questionable(board, H):
        found.append("water")
    if _attacker(board, seat):
        found.append("combat")
    return [*found, "pass"]


def _of_type(board: Board, seat: int, wanted: str) -> Group:
    held = board.hands[seat]
    return Group({card: held[card] for card in held if wanted in board.printed.types(card)})


def _hideable(board: Board, seat: int) -> list[str]:
    """VE-56."""
    return sorted(board.castle, key=CHARACTER_NAMES.index)


def _questionable(board: Board, seat: int) -> list[str]:
    """VE-63, VE-64."""
    present = board.castle + board.names("city")
    found = [one for one in present if one not in board.revealed]
    return sorted(found, key=CHARACTER_NAMES.index)


def _hide_card(board: Board, seat: int) -> list[str]:
    return _shown_card(board, seat, cards(str(board.entry("hide")["cards"])), "vampire", 3)


def _water_card(board: Board, seat: int) -> list[str]:
    return _shown_card(board, seat, cards(str(board.entry("water")["cards"])), "holy_water", 2)


def _shown_card(board: Board, seat: int, begun: Group, wanted: str, size: int) -> list[str]:
    """VE-55, VE-62, VE-240, VE-241: every card is red, or water, and there will be enough."""
    last = max(begun, key=board.printed.order.index, default=None)
    fitting = _of_type(board, seat, wanted)
    ways = board.choices(seat, fitting, last)
    whole = [added for added in ways if (begun + added).total() == size]
    return _next_moves(board, whole, "")


def _next_moves(board: Board, whole: list[Group], done: str) -> list[str]:
    """VE-240, VE-241: the lowest card of each way to go on; done, if nothing more is a way."""
    first = {min(added, key=board.printed.order.index) for added in whole if added}
    found = [f"play {card}" for card in board.printed.order if card in first]
    return found + ([done] if Group() in whole else [])


def _attacker(board: Board, seat: int) -> list[str]:
    """VE-247."""
    return [a for a in board.attackers(seat) if board.targets(seat, a)]


def _target(board: Board, seat: int) -> list[str]:
    """VE-247."""
    return board.targets(seat, str(board.entry("combat")["attacker"]))


def _commit(board: Board, seat: int) -> list[str]:
    """VE-98, VE-99, VE-103, VE-106, VE-109, VE-134, VE-248."""
    combat = board.entry("combat")
    a, t, attacks = str(combat["attacker"]), str(combat["target"]), combat["side"] == "attack"
    friend, enemy = (a, t) if attacks else (t, a)
    begun = cards(str(combat["group"]))
    last = None if combat["last"] is None else str(combat["last"])
    whole = [
        added
        for added in board.choices(seat, board.eligible_cards(seat, friend, enemy), last)
        if board.affordable(seat, begun, added)
        and (not attacks or combat["round"] == 2 or board.first_attack(begun + added, a, t))
    ]
    stops = attacks and combat["round"] == 2 and not begun
    return _next_moves(board, whole, "stop" if stops else "done")


def _immediate(board: Board, seat: int) -> list[str]:
    """VE-72, VE-73: with the lower water card or without."""
    water = board.entry("water")
    t, lower = str(water["character"]), cards(str(water["cards"]))
    able = [a for a in board.attackers(seat) if board.attacks(seat, a, t, lower)]
    return [*able, "decline"]


def _use_water(board: Board, seat: int) -> list[str]:
    """VE-74, VE-75, VE-77."""
    water = board.entry("water")
    a, t = str(board.entry("combat")["attacker"]), str(water["character"])
    with_water = board.attacks(seat, a, t, cards(str(water["cards"])))
    without = board.attacks(seat, a, t, Group())
    return ["use"] * with_water + ["no"] * without


def _replace(board: Board, seat: int) -> list[str]:
    """VE-117, VE-144: what could have been in the group, and can be paid for."""
    if board.pending["context"] == "hide":
        fitting = list(_of_type(board, seat, "vampire"))
    else:
        combat = board.entry("combat")
        a, t = str(combat["attacker"]), str(combat["target"])
        friend, enemy = (a, t) if combat["side"] == "attack" else (t, a)
        fitting = board.eligible_cards(seat, friend, enemy)
    able = [card for card in fitting if board.affordable(seat, Group(), Group([card]))]
    able.sort(key=board.printed.order.index)
    return [*(f"play {card}" for card in able), "decline"]


def _object(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


JUDGES: dict[str, Callable[[Board, int], list[str]]] = {
    "action": _action,
    "hide-character": _hideable,
    "hide-card": _hide_card,
    "water-character": _questionable,
    "water-card": _water_card,
    "attacker": _attacker,
    "target": _target,
    "commit": _commit,
    "immediate": _immediate,
    "use-water": _use_water,
    "replace": _replace,
}
