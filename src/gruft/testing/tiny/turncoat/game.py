"""Turncoat: hunters look for the stake that the count has buried; he bites one of them.

The point of this game is who learns what: the set-up is secret, hunters see together what one of
them looks at, and who has been bitten keeps his memory but is told no more.
"""

from dataclasses import dataclass, field
from types import MappingProxyType

from gruft.kernel.game import LANGUAGES
from gruft.kernel.options import Option
from gruft.kernel.position import Position
from gruft.kernel.simple import (
    PILE,
    SHOWN,
    Kind,
    Laid,
    Outcome,
    PerSeat,
    Question,
    Reason,
    Seat,
    SimpleGame,
    SimplePosition,
    Table,
    Telling,
    lay,
    seat_of,
    word,
    words,
)

COUNT, HUNTERS = 0, 1  # the teams; the count himself sits in seat 0
KINDS = ("stake", "bones")
STAKE = 0
GRAVES = 3
MOST_SEATS = 4
WAIT, LAY, LOOK, DIG, BITE = 0, 1, 3, 6, 9
ORDERS = tuple(f"lay {kind}" for kind in KINDS)
LOOKS, DIGS = (tuple(f"{verb} {grave + 1}" for grave in range(GRAVES)) for verb in ("look", "dig"))
BITES = tuple(f"bite {seat + 1}" for seat in range(MOST_SEATS))


NOT_NOW = Reason("refusal-not-now", "TU-4", "given")
NONE_LEFT = Reason("refusal-none-left", "TU-3", "card")
IS_OPEN = Reason("refusal-grave-open", "TU-6", "grave")
BITES_ONCE = Reason("refusal-bites-once", "TU-8")
NO_HUNTER = Reason("refusal-no-hunter", "TU-8", "given")


@dataclass
class TurncoatTable(Table):
    """`graves` is empty until the count has laid the cards; `dug` names the open graves."""

    turn: Seat = 0
    night: int = 0
    graves: list[int] = field(default_factory=list)
    dug: list[int] = field(default_factory=list)
    teams: PerSeat[int] = field(default_factory=list)
    bitten: int = 0
    supply: list[int] = field(default_factory=list)


class Lay(Question["TurncoatPosition"]):
    """TU-3: the count lays all cards in one go."""

    def candidates(self, state: "TurncoatPosition", seat: int) -> list[int]:
        return list(range(LAY, LOOK))

    def objection(self, state: "TurncoatPosition", seat: int, move: int) -> Reason | None:
        if not LAY <= move < LOOK:
            return NOT_NOW
        laid, supply = state.table.pending, state.table.supply
        return None if laid.count(move) < supply.count(move - LAY) else NONE_LEFT

    def take(self, state: "TurncoatPosition", seat: int, move: int) -> None:
        line = [*state.table.pending, move]
        if len(line) < GRAVES:
            state.go_on(seat, move)
            return
        state.bury([one - LAY for one in line])
        state.next_turn()


class Hunt(Question["TurncoatPosition"]):
    """TU-4: look into a closed grave, or dig it up."""

    def candidates(self, state: "TurncoatPosition", seat: int) -> list[int]:
        return list(range(LOOK, BITE))

    def objection(self, state: "TurncoatPosition", seat: int, move: int) -> Reason | None:
        if not LOOK <= move < BITE:
            return NOT_NOW
        return IS_OPEN if (move - LOOK) % GRAVES in state.table.dug else None

    def take(self, state: "TurncoatPosition", seat: int, move: int) -> None:
        if move >= DIG:
            state.dig(seat, move - DIG)
        else:
            state.look(seat, move - LOOK)
        state.next_turn()


class Prowl(Question["TurncoatPosition"]):
    """TU-7, TU-8: wait, or bite a hunter, once a game; who was bitten only waits."""

    def candidates(self, state: "TurncoatPosition", seat: int) -> list[int]:
        return [WAIT, *range(BITE, BITE + int(state.seats))]

    def objection(self, state: "TurncoatPosition", seat: int, move: int) -> Reason | None:
        if move == WAIT:
            return None
        if move < BITE or seat != 0:
            return NOT_NOW
        if state.table.bitten:
            return BITES_ONCE
        teams, victim = state.table.teams, move - BITE
        return None if victim < state.seats and teams[victim] == HUNTERS else NO_HUNTER

    def take(self, state: "TurncoatPosition", seat: int, move: int) -> None:
        if move == WAIT:
            state.tell("fact-waits", player=seat_of(seat))
        else:
            state.bite(move - BITE)
        state.next_turn()


LAYING = Lay("decision-lay", ("TU-3", "TU-6"))
HUNT = Hunt("decision-hunt", ("TU-4", "TU-6"))
PROWL = Prowl("decision-count", ("TU-7", "TU-8"))


class TurncoatPosition(SimplePosition):
    """A game of Turncoat."""

    table: TurncoatTable

    def deal(self) -> None:
        stakes = self.setup.printed("card.stakes")
        self.table.supply = [int(place >= stakes) for place in range(GRAVES)]
        self.table.teams = [COUNT] + [HUNTERS] * (self.setup.seats - 1)
        self.tell("fact-begins")

    def asked(self) -> list[int]:
        return [self.table.turn]

    def question(self, seat: int) -> Question["TurncoatPosition"]:
        if not self.table.graves:
            return LAYING
        return HUNT if self.table.teams[seat] == HUNTERS else PROWL

    def bury(self, kinds: list[int]) -> None:
        """TU-3: nobody but the count knows what lies where."""
        self.table.graves, self.table.supply = kinds, []
        order = words([f"kind-{KINDS[kind]}" for kind in kinds])
        own = Telling("fact-you-buried", {"cards": order})
        self.tell_apart(Telling("fact-buried", {}), {0: own})

    def bite(self, victim: int) -> None:
        """TU-8: the bitten seat changes its team, keeps its memory and is given no secret."""
        self.table.teams[victim], self.table.bitten = COUNT, 1
        self.tell("fact-bites", player=seat_of(victim))

    def dig(self, seat: int, grave: int) -> None:
        """TU-6: what is dug up lies open for all."""
        self.mark(SHOWN)
        self.table.dug = sorted([*self.table.dug, grave])
        kind = word(f"kind-{KINDS[self.table.graves[grave]]}")
        self.tell("fact-digs", player=seat_of(seat), grave=grave + 1, card=kind)

    def look(self, seat: int, grave: int) -> None:
        """TU-5: whoever hunts now sees which grave it is and what lies there; others neither."""
        self.mark(SHOWN)
        kind = word(f"kind-{KINDS[self.table.graves[grave]]}")
        args: dict[str, object] = {"player": seat_of(seat), "grave": grave + 1, "card": kind}
        hunters = [one for one in range(self.seats) if self.table.teams[one] == HUNTERS]
        public = Telling("fact-looks", {"player": seat_of(seat)})
        self.tell_apart(public, dict.fromkeys(hunters, Telling("fact-sees", args)))

    def next_turn(self) -> None:
        """TU-4, TU-7: the hunters in order, then the count; the set-up comes before all."""
        if self.is_over():
            return
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

    def zones(self) -> list[Laid]:
        graves = [
            lay("grave", PILE, -1, "card", [KINDS[kind]], self._seers_of(grave))
            for grave, kind in enumerate(self.table.graves)
        ]
        supply = [KINDS[kind] for kind in self.table.supply]
        return [lay("supply", PILE, -1, "card", supply), *graves]

    def _seers_of(self, grave: int) -> list[int] | None:
        """TU-3, TU-5, TU-6: the count, and who has looked into it; everybody once it is dug up."""
        if grave in self.table.dug:
            return None
        return [0, *(seat for seat in range(1, self.seats) if grave in self._seen_by(seat))]

    def _seen_by(self, seat: int) -> set[int]:
        """The graves this seat has ever looked into, alone or with its team."""
        seen = [told.args["grave"] for told in self.told(seat) if told.key == "fact-sees"]
        return {int(str(grave)) - 1 for grave in seen}


class Turncoat(SimpleGame):
    """Three or four seats; seat 0 plays the count."""

    slug = "turncoat"
    package = "gruft.testing.tiny.turncoat"
    languages = LANGUAGES
    seat_counts = range(3, MOST_SEATS + 1)
    clause_prefixes = ("TU",)
    seats_clause = "TU-1"
    moves_clause = "TU-4"
    names = ("wait", *ORDERS, *LOOKS, *DIGS, *BITES)
    kinds = MappingProxyType(
        {"card": Kind(KINDS, "TU-3", faces_told={"stake": "TU-6", "bones": "TU-6"})}
    )
    zone_names = ("supply", "grave")
    causes = ("end-found", "end-nights")
    questions = (LAYING, HUNT, PROWL)
    words = MappingProxyType(
        {
            "card": lambda state, seat, move: word(f"kind-{KINDS[move - LAY]}"),
            "grave": lambda state, seat, move: (move - LOOK) % GRAVES + 1,
        }
    )
    edition_ranges = MappingProxyType({"card.stakes": (1, GRAVES - 1, "TU-2")})
    tiny_seats = MOST_SEATS
    position_class = TurncoatPosition

    def options(self) -> tuple[Option, ...]:
        return (Option("nights", 2, "TU-9", low=1, high=2),)

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
