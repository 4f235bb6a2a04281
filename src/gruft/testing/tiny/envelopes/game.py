"""Envelopes: everybody seals one card at the same time; the highest card scores.

The point of this game is the simultaneous choice: several seats are asked at once, answer in any
order, and nobody can tell who has answered already.
"""

from dataclasses import dataclass, field
from types import MappingProxyType

from gruft.kernel.game import LANGUAGES
from gruft.kernel.scene import Zone
from gruft.kernel.simple import (
    HAND,
    PILE,
    SHOWN,
    Kind,
    Laid,
    Outcome,
    PerSeat,
    Question,
    Reason,
    SimpleGame,
    SimplePosition,
    Table,
    Telling,
    lay,
    most_points,
    seat_of,
)

VALUES = ("1", "2", "3")
OPEN = -1
NOT_HELD = Reason("refusal-not-held", "EN-3", "given")


@dataclass
class EnvelopesTable(Table):
    """Cards are counted from 0, as the moves are; an envelope that is not sealed holds `OPEN`."""

    hands: PerSeat[list[int]] = field(default_factory=list)
    envelopes: PerSeat[int] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    points: PerSeat[int] = field(default_factory=list)


class Seal(Question["EnvelopesPosition"]):
    """EN-3: any card of the hand."""

    def candidates(self, state: "EnvelopesPosition", seat: int) -> list[int]:
        return list(range(len(VALUES)))

    def objection(self, state: "EnvelopesPosition", seat: int, move: int) -> Reason | None:
        return None if move in state.table.hands[seat] else NOT_HELD

    def take(self, state: "EnvelopesPosition", seat: int, move: int) -> None:
        state.table.hands[seat].remove(move)
        state.table.envelopes[seat] = move
        state.tell_apart(None, {seat: Telling("fact-sealed", {"card": VALUES[move]})})
        if OPEN not in state.table.envelopes:
            state.open_all()


SEAL = Seal("decision-seal", ("EN-3", "EN-6"))


class EnvelopesPosition(SimplePosition):
    """A game of Envelopes."""

    table: EnvelopesTable

    def deal(self) -> None:
        """EN-2: two cards for each seat; the rest stays unseen."""
        table, seats, copies = self.table, self.setup.seats, self.setup.printed("card.copies")
        pack = self.shuffled([card for card in range(len(VALUES)) for _ in range(copies)], "pack")
        table.hands = [sorted(pack[2 * seat : 2 * seat + 2]) for seat in range(seats)]
        table.stock = sorted(pack[2 * seats :])
        table.envelopes = [OPEN] * seats
        table.points = [0] * seats
        self.tell("fact-begins")
        for seat, hand in enumerate(table.hands):
            dealt = Telling("fact-hand", {"cards": ", ".join(_faces(hand))})
            self.tell_apart(None, {seat: dealt})

    def asked(self) -> list[int]:
        """EN-3: all who have not sealed their envelope, at once."""
        return [seat for seat, card in enumerate(self.table.envelopes) if card == OPEN]

    def asked_as_seen_by(self, seat: int) -> list[int]:
        """EN-4: of the others nobody knows whether they have sealed theirs."""
        everybody = [] if self.is_over() else list(range(self.seats))
        return [one for one in everybody if one != seat or one in self.to_act()]

    def piece_of(self, seat: int, move: int) -> tuple[str, str]:
        return "hand", VALUES[move]

    def question(self, seat: int) -> Question["EnvelopesPosition"]:
        return SEAL

    def open_all(self) -> None:
        """EN-5, EN-6: all envelopes are opened together; the highest card scores if it is alone."""
        table = self.table
        self.mark(SHOWN)
        shown = ", ".join(_faces(table.envelopes))
        best = max(table.envelopes)
        if table.envelopes.count(best) == 1:
            winner = table.envelopes.index(best)
            table.points[winner] += 1
            self.tell("fact-scores", cards=shown, player=seat_of(winner))
        else:
            self.tell("fact-tie", cards=shown)
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

    def zones(self) -> list[Laid]:
        table = self.table
        sealed = [[card] if card != OPEN else [] for card in table.envelopes]
        return [
            *(_cards("hand", HAND, seat, hand, [seat]) for seat, hand in enumerate(table.hands)),
            *(_cards("envelope", PILE, seat, one, [seat]) for seat, one in enumerate(sealed)),
            _cards("stock", PILE, -1, table.stock, []),
            _cards("opened", PILE, -1, table.opened),
        ]

    def shown(self, seat: int) -> tuple[Zone, ...]:
        """EN-4: the envelopes of the others still lie among their cards."""
        shown: list[Zone] = []
        for laid in self.zones():
            name, owner = laid.zone.name, laid.zone.owner
            if name == "hand" and owner != seat:
                backs = [""] * self.counters_of(owner)["cards"]
                shown.append(lay("hand", HAND, owner, "card", backs).zone)
            elif name != "envelope" or (owner == seat and laid.zone.pieces):
                shown.append(laid.shown_to(seat))
        return tuple(shown)


def _faces(numbers: list[int]) -> list[str]:
    return [VALUES[card] for card in numbers]


def _cards(
    name: str, shape: str, owner: int, numbers: list[int], seen_by: list[int] | None = None
) -> Laid:
    return lay(name, shape, owner, "card", _faces(numbers), seen_by)


class Envelopes(SimpleGame):
    """Two or three seats, two cards each."""

    slug = "envelopes"
    package = "gruft.testing.tiny.envelopes"
    languages = LANGUAGES
    seat_counts = range(2, 4)
    clause_prefixes = ("EN",)
    seats_clause = "EN-1"
    moves_clause = "EN-3"
    names = VALUES
    kinds = MappingProxyType({"card": Kind(VALUES, "EN-6")})
    zone_names = ("hand", "envelope", "stock", "opened")
    counters = ("points", "cards")
    causes = ("end-all-opened",)
    questions: tuple[Question[EnvelopesPosition], ...] = (SEAL,)
    edition_ranges = MappingProxyType({"card.copies": (2, 3, "EN-2")})
    tiny_seats = 3
    position_class = EnvelopesPosition

    def label(self, move: int) -> Telling:
        return Telling("move-seal", {"card": VALUES[move]})


GAME = Envelopes()
