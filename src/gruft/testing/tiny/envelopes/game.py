"""Envelopes: everybody seals one card at the same time; the highest card scores.

The point of this game is the simultaneous choice: several seats are asked at once, answer in any
order, and nobody can tell who has answered already.
"""

from dataclasses import dataclass, field
from types import MappingProxyType

from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.journal import SHOWN, Telling
from gruft.kernel.position import Outcome
from gruft.kernel.refusal import seat_of
from gruft.kernel.scene import HAND, PILE, Zone
from gruft.testing.tiny.game import TinyGame, cards, most_points, must_lie_between
from gruft.testing.tiny.position import SetUp, Table, TinyPosition

VALUES = ("1", "2", "3")
OPEN = -1


@dataclass
class EnvelopesTable(Table):
    """Cards are counted from 0, as the moves are; an envelope that is not sealed holds `OPEN`."""

    hands: list[list[int]] = field(default_factory=list)
    envelopes: list[int] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


class EnvelopesPosition(TinyPosition):
    """A game of Envelopes."""

    table: EnvelopesTable

    def asked(self) -> list[int]:
        """EN-3: all who have not sealed their envelope, at once."""
        return [seat for seat, card in enumerate(self.table.envelopes) if card == OPEN]

    def asked_as_seen_by(self, seat: int) -> list[int]:
        """EN-4: of the others nobody knows whether they have sealed theirs."""
        everybody = [] if self.is_over() else list(range(self.seats))
        return [one for one in everybody if one != seat or one in self.to_act()]

    def choices(self, seat: int) -> list[int]:
        return sorted(set(self.table.hands[seat]))

    def decision(self, seat: int) -> str:
        return "decision-seal"

    def carry_out(self, seat: int, line: list[int]) -> None:
        (card,) = line
        self.table.hands[seat].remove(card)
        self.table.envelopes[seat] = card
        self.tell_apart(None, {seat: Telling("fact-sealed", {"card": VALUES[card]})})
        if OPEN not in self.table.envelopes:
            self._open_all()

    def _open_all(self) -> None:
        """EN-5, EN-6: all envelopes are opened together; the highest card scores if it is alone."""
        table = self.table
        self.mark(SHOWN)
        shown = ", ".join(_faces(table.envelopes))
        best = max(table.envelopes)
        if table.envelopes.count(best) == 1:
            winner = table.envelopes.index(best)
            table.points[winner] += 1
            self.tell("fact-scores", {"cards": shown, "player": seat_of(winner)})
        else:
            self.tell("fact-tie", {"cards": shown})
        table.opened += table.envelopes
        table.envelopes = [OPEN] * self.seats

    def is_over(self) -> bool:
        return not any(self.table.hands) and OPEN in self.table.envelopes

    def outcome(self) -> Outcome:
        return most_points(self.table.points, "end-all-opened", "EN-7")

    def counters_of(self, seat: int) -> dict[str, int]:
        """EN-4: a sealed card still counts as one of the hand."""
        sealed = self.table.envelopes[seat] != OPEN
        return {"points": self.table.points[seat], "cards": len(self.table.hands[seat]) + sealed}

    def zones(self, seat: int) -> tuple[Zone, ...]:
        table = self.table
        shown = [
            cards("hand", HAND, owner, _faces(table.hands[owner]))
            if owner == seat
            else cards("hand", HAND, owner, [""] * self.counters_of(owner)["cards"])
            for owner in range(self.seats)
        ]
        if seat >= 0 and table.envelopes[seat] != OPEN:
            shown.append(cards("envelope", PILE, seat, _faces([table.envelopes[seat]])))
        stock = cards("stock", PILE, -1, [""] * len(table.stock))
        return (*shown, stock, cards("opened", PILE, -1, _faces(table.opened)))

    def pieces(self) -> list[str]:
        table = self.table
        zones = [*table.hands, table.envelopes, table.stock, table.opened]
        return _faces([card for zone in zones for card in zone if card != OPEN])


def _faces(numbers: list[int]) -> list[str]:
    return [VALUES[card] for card in numbers]


class Envelopes(TinyGame):
    """Two or three seats, two cards each."""

    slug = "envelopes"
    package = "gruft.testing.tiny.envelopes"
    seat_counts = range(2, 4)
    clause_prefixes = ("EN",)
    seats_clause = "EN-1"
    moves_clause = "EN-3"
    names = kinds = VALUES
    zone_names = ("hand", "envelope", "stock", "opened")
    counters = ("points", "cards")
    causes = ("end-all-opened",)
    told = MappingProxyType({"": "EN-6"})
    asked_by = MappingProxyType({"decision-seal": ("EN-3", "EN-6")})
    table_class = EnvelopesTable
    position_class = EnvelopesPosition

    def check_edition(self, edition: Edition, file: str) -> None:
        must_lie_between(edition, file, "card.copies", 2, 3, "EN-2")

    def label(self, move: int) -> Telling:
        return Telling("move-seal", {"card": VALUES[move]})

    def deal(self, setup: SetUp, chance: Chance, position: EnvelopesPosition) -> None:
        """EN-2: two cards for each seat; the rest stays unseen."""
        table, copies = position.table, setup.edition.number("card.copies")
        pack = chance.shuffled([card for card in range(len(VALUES)) for _ in range(copies)], "pack")
        table.hands = [sorted(pack[2 * seat : 2 * seat + 2]) for seat in range(setup.seats)]
        table.stock = sorted(pack[2 * setup.seats :])
        table.envelopes = [OPEN] * setup.seats
        table.points = [0] * setup.seats
        position.tell("fact-begins", {})
        for seat, hand in enumerate(table.hands):
            dealt = Telling("fact-hand", {"cards": ", ".join(_faces(hand))})
            position.tell_apart(None, {seat: dealt})


GAME = Envelopes()
