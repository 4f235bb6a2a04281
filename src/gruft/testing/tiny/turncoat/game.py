"""Turncoat: hunters look for the stake that the count has buried; he bites one of them.

The point of this game is who learns what: the set-up is secret, hunters see together what one of
them looks at, and who has been bitten keeps his memory but is told no more.
"""

from dataclasses import dataclass, field
from types import MappingProxyType

from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.journal import SHOWN, Telling
from gruft.kernel.options import Option
from gruft.kernel.position import Outcome, Position
from gruft.kernel.refusal import seat_of, word, words
from gruft.kernel.scene import PILE, Zone
from gruft.testing.tiny.game import TinyGame, cards, must_lie_between
from gruft.testing.tiny.position import SetUp, Table, TinyPosition

COUNT, HUNTERS = 0, 1  # the teams; the count himself sits in seat 0
KINDS = ("stake", "bones")
STAKE = 0
GRAVES = 3
MOST_SEATS = 4
WAIT, LAY, LOOK, DIG, BITE = 0, 1, 3, 6, 9
ORDERS = tuple(f"lay {kind}" for kind in KINDS)
LOOKS, DIGS = (tuple(f"{verb} {grave + 1}" for grave in range(GRAVES)) for verb in ("look", "dig"))
BITES = tuple(f"bite {seat + 1}" for seat in range(MOST_SEATS))


@dataclass
class TurncoatTable(Table):
    """`graves` is empty until the count has laid the cards; `dug` names the open graves."""

    turn: int = 0
    night: int = 0
    graves: list[int] = field(default_factory=list)
    dug: list[int] = field(default_factory=list)
    teams: list[int] = field(default_factory=list)
    bitten: int = 0
    supply: list[int] = field(default_factory=list)


class TurncoatPosition(TinyPosition):
    """A game of Turncoat."""

    table: TurncoatTable

    def asked(self) -> list[int]:
        return [self.table.turn]

    def choices(self, seat: int) -> list[int]:
        if not self.table.graves:
            left = list(self.table.supply)
            for move in self.table.pending:
                left.remove(move - LAY)
            return sorted({LAY + kind for kind in left})
        closed = [grave for grave in range(GRAVES) if grave not in self.table.dug]
        if self.table.teams[seat] == HUNTERS:
            return [LOOK + grave for grave in closed] + [DIG + grave for grave in closed]
        if seat == 0 and not self.table.bitten:
            hunters = [one for one in range(self.seats) if self.table.teams[one] == HUNTERS]
            return [WAIT, *(BITE + one for one in hunters)]
        return [WAIT]

    def length_of(self, line: list[int]) -> int:
        """TU-3: the count lays all cards in one go."""
        return GRAVES if LAY <= line[0] < LOOK else 1

    def decision(self, seat: int) -> str:
        if not self.table.graves:
            return "decision-lay"
        return "decision-hunt" if self.table.teams[seat] == HUNTERS else "decision-count"

    def carry_out(self, seat: int, line: list[int]) -> None:
        move = line[0]
        if len(line) > 1:
            self._bury([one - LAY for one in line])
        elif move >= BITE:
            self._bite(move - BITE)
        elif move >= DIG:
            self._dig(seat, move - DIG)
        elif move >= LOOK:
            self._look(seat, move - LOOK)
        else:
            self.tell("fact-waits", {"player": seat_of(seat)})
        if not self.is_over():
            self._next_turn()

    def _bury(self, kinds: list[int]) -> None:
        """TU-3: nobody but the count knows what lies where."""
        self.table.graves, self.table.supply = kinds, []
        order = words([f"kind-{KINDS[kind]}" for kind in kinds])
        own = Telling("fact-you-buried", {"cards": order})
        self.tell_apart(Telling("fact-buried", {}), {0: own})

    def _bite(self, victim: int) -> None:
        """TU-8: the bitten seat changes its team, keeps its memory and is given no secret."""
        self.table.teams[victim], self.table.bitten = COUNT, 1
        self.tell("fact-bites", {"player": seat_of(victim)})

    def _dig(self, seat: int, grave: int) -> None:
        """TU-6: what is dug up lies open for all."""
        self.mark(SHOWN)
        self.table.dug = sorted([*self.table.dug, grave])
        kind = word(f"kind-{KINDS[self.table.graves[grave]]}")
        self.tell("fact-digs", {"player": seat_of(seat), "grave": grave + 1, "card": kind})

    def _look(self, seat: int, grave: int) -> None:
        """TU-5: whoever hunts now sees which grave it is and what lies there; others neither."""
        self.mark(SHOWN)
        kind = word(f"kind-{KINDS[self.table.graves[grave]]}")
        args: dict[str, object] = {"player": seat_of(seat), "grave": grave + 1, "card": kind}
        hunters = [one for one in range(self.seats) if self.table.teams[one] == HUNTERS]
        public = Telling("fact-looks", {"player": seat_of(seat)})
        self.tell_apart(public, dict.fromkeys(hunters, Telling("fact-sees", args)))

    def _next_turn(self) -> None:
        """TU-4, TU-7: the hunters in order, then the count; the set-up comes before all."""
        self.table.turn = (self.table.turn + 1) % self.seats
        if self.table.turn == 1:
            self.table.night += 1

    def _is_found(self) -> bool:
        return any(self.table.graves[grave] == STAKE for grave in self.table.dug)

    def is_over(self) -> bool:
        return self.table.night > self.setup.number("nights") or self._is_found()

    def outcome(self) -> Outcome:
        """TU-6, TU-9: the team wins to which a seat belongs in the end."""
        winners, cause, clause = COUNT, "end-nights", "TU-9"
        if self._is_found():
            winners, cause, clause = HUNTERS, "end-found", "TU-6"
        scores = [int(team == winners) for team in self.table.teams]
        return Outcome(scores, [seat for seat, won in enumerate(scores) if won], cause, clause)

    def zones(self, seat: int) -> tuple[Zone, ...]:
        known = set(range(GRAVES)) if seat == 0 else {*self.table.dug, *self._seen_by(seat)}
        graves = [
            cards("grave", PILE, -1, [KINDS[kind] if grave in known else ""])
            for grave, kind in enumerate(self.table.graves)
        ]
        return (cards("supply", PILE, -1, [KINDS[kind] for kind in self.table.supply]), *graves)

    def _seen_by(self, seat: int) -> set[int]:
        """The graves this seat has ever looked into, alone or with its team."""
        seen = [told.args["grave"] for told in self.told(seat) if told.key == "fact-sees"]
        return {int(str(grave)) - 1 for grave in seen}

    def pieces(self) -> list[str]:
        return [KINDS[kind] for kind in (*self.table.graves, *self.table.supply)]


class Turncoat(TinyGame):
    """Three or four seats; seat 0 plays the count."""

    slug = "turncoat"
    package = "gruft.testing.tiny.turncoat"
    seat_counts = range(3, MOST_SEATS + 1)
    clause_prefixes = ("TU",)
    seats_clause = "TU-1"
    moves_clause = "TU-4"
    names = ("wait", *ORDERS, *LOOKS, *DIGS, *BITES)
    kinds = KINDS
    zone_names = ("supply", "grave")
    causes = ("end-found", "end-nights")
    told = MappingProxyType({"": "TU-3", "stake": "TU-6", "bones": "TU-6"})
    asked_by = MappingProxyType(
        {
            "decision-lay": ("TU-3", "TU-6"),
            "decision-hunt": ("TU-4", "TU-6"),
            "decision-count": ("TU-7", "TU-8"),
        }
    )
    table_class = TurncoatTable
    position_class = TurncoatPosition

    def options(self) -> tuple[Option, ...]:
        return (Option("nights", 2, "TU-9", low=1, high=2),)

    def check_edition(self, edition: Edition, file: str) -> None:
        must_lie_between(edition, file, "card.stakes", 1, GRAVES - 1, "TU-2")

    def deal(self, setup: SetUp, chance: Chance, position: TurncoatPosition) -> None:
        stakes = setup.edition.number("card.stakes")
        position.table.supply = [int(place >= stakes) for place in range(GRAVES)]
        position.table.teams = [COUNT] + [HUNTERS] * (setup.seats - 1)
        position.tell("fact-begins", {})

    def teams(self, position: Position) -> list[int]:
        assert isinstance(position, TurncoatPosition)
        return list(position.table.teams)

    def channels(self, position: Position) -> list[tuple[int, ...]]:
        """TU-8: who was bitten talks with the count from now on."""
        teams = self.teams(position)
        circles = [
            tuple(seat for seat, one in enumerate(teams) if one == team)
            for team in (COUNT, HUNTERS)
        ]
        return [tuple(range(len(teams))), *(circle for circle in circles if len(circle) > 1)]


GAME = Turncoat()
