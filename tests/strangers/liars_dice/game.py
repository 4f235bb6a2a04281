"""Liar's Dice: bid on what all the cups together hide, or call the last bid a lie.

A complete game in the simple form, which docs/adding-a-game.md walks through.
"""

from dataclasses import dataclass, field
from math import comb
from types import MappingProxyType
from typing import Annotated

from gruft.kernel.chance import Chance
from gruft.kernel.game import Advised
from gruft.kernel.position import Position
from gruft.kernel.simple import (
    DIE,
    HAND,
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
    most_points,
    seat_of,
    word,
)

MOST_SEATS, MOST_DICE, SIDES = 6, 5, 6
PLURALS = ("ones", "twos", "threes", "fours", "fives", "sixes")
LIAR, NUMBER = 0, 1  # then come the numbers of dice, and then the faces
FACE = NUMBER + MOST_SEATS * MOST_DICE
NAMES = ("liar", *(str(number) for number in range(1, FACE)), *PLURALS)
FACES = tuple(str(face) for face in range(1, SIDES + 1))

NOTHING_BID = Reason("refusal-nothing-bid", "LD-6")
NUMBER_FIRST = Reason("refusal-number-first", "LD-4")
FACE_NOW = Reason("refusal-face-now", "LD-4")
TOO_MANY = Reason("refusal-too-many", "LD-5", "dice")
TOO_LOW = Reason("refusal-too-low", "LD-5", "number", "faces")
IMPOSSIBLE = Reason("position-impossible", "LD-2")


@dataclass
class Cups(Table):
    """The dice under each cup, lowest first, and the last bid of this round (0: none yet)."""

    turn: Seat = 0
    dice: PerSeat[list[Annotated[int, range(1, SIDES + 1)]]] = field(default_factory=list)
    number: Annotated[int, range(FACE)] = 0
    face: Annotated[int, range(SIDES + 1)] = 0


class HowMany(Question["LiarsDicePosition"]):
    """LD-4, LD-6: name a number of dice, or call the last bidder a liar."""

    def candidates(self, state: "LiarsDicePosition", seat: int) -> list[int]:
        return list(range(FACE))

    def objection(self, state: "LiarsDicePosition", seat: int, move: int) -> Reason | None:
        if move == LIAR:
            return None if state.table.number else NOTHING_BID
        if move >= FACE:
            return NUMBER_FIRST
        if move > state.dice_in_play():
            return TOO_MANY
        return None if (move, SIDES) > state.last_bid() else TOO_LOW

    def take(self, state: "LiarsDicePosition", seat: int, move: int) -> None:
        if move == LIAR:
            state.lift_the_cups(seat)
        else:
            state.go_on(seat, move)


class WhichFace(Question["LiarsDicePosition"]):
    """LD-4: name the face of which there are so many."""

    def candidates(self, state: "LiarsDicePosition", seat: int) -> list[int]:
        return list(range(FACE, FACE + SIDES))

    def objection(self, state: "LiarsDicePosition", seat: int, move: int) -> Reason | None:
        if move < FACE:
            return FACE_NOW
        return None if (state.table.pending[0], face_of(move)) > state.last_bid() else TOO_LOW

    def take(self, state: "LiarsDicePosition", seat: int, move: int) -> None:
        state.bid(seat, state.table.pending[0], face_of(move))


HOW_MANY = HowMany("decision-how-many", ("LD-4", "LD-5", "LD-6"))
WHICH_FACE = WhichFace("decision-which-face", ("LD-4", "LD-5"))


class LiarsDicePosition(SimplePosition):
    """A game of Liar's Dice."""

    table: Cups

    def deal(self) -> None:
        self.table.dice = [[0] * self.setup.printed("cup.dice") for _ in range(self.setup.seats)]
        self.roll()

    def roll(self) -> None:
        """LD-3: all roll, and everybody looks under their own cup."""
        self.table.dice = [self.throw(len(cup)) for cup in self.table.dice]
        self.table.number = self.table.face = 0
        self.tell("fact-round", dice=self.dice_in_play())
        for seat, cup in enumerate(self.table.dice):
            if cup:
                self.tell_apart(None, {seat: Telling("fact-roll", {"dice": written(cup)})})

    def asked(self) -> list[int]:
        return [self.table.turn]

    def question(self, seat: int) -> Question["LiarsDicePosition"]:
        return WHICH_FACE if self.table.pending else HOW_MANY

    def bid(self, seat: int, number: int, face: int) -> None:
        self.table.number, self.table.face = number, face
        self.tell("fact-bids", player=seat_of(seat), number=number, faces=faces(face))
        self.table.turn = self.neighbour(seat, 1)

    def lift_the_cups(self, caller: int) -> None:
        """LD-7: whoever was wrong loses a die."""
        table, bidder = self.table, self.neighbour(caller, -1)
        self.mark(SHOWN)
        self.tell("fact-calls", player=seat_of(caller), bidder=seat_of(bidder))
        for seat, cup in enumerate(table.dice):
            if cup:
                self.tell("fact-shows", player=seat_of(seat), dice=written(cup))
        found = sum(cup.count(table.face) for cup in table.dice)
        loser = caller if found >= table.number else bidder
        table.dice[loser].pop()
        self.tell("fact-loses", player=seat_of(loser), found=found, faces=faces(table.face))
        self.next_round(loser)

    def next_round(self, loser: int) -> None:
        """LD-8, LD-9: who lost the die begins, or the next who has one."""
        left = self.table.dice[loser]
        self.table.turn = loser if left else self.neighbour(loser, 1)
        if not left:
            self.tell("fact-out", player=seat_of(loser))
        if self.is_over():
            self.table.number = self.table.face = 0
        else:
            self.roll()

    def neighbour(self, seat: int, step: int) -> int:
        """The next seat in this direction that has dice."""
        near = [(seat + step * far) % self.setup.seats for far in range(1, self.setup.seats + 1)]
        return next(one for one in near if self.table.dice[one])

    def dice_in_play(self) -> int:
        return sum(len(cup) for cup in self.table.dice)

    def last_bid(self) -> tuple[int, int]:
        return self.table.number, self.table.face

    def is_over(self) -> bool:
        return sum(1 for cup in self.table.dice if cup) < 2

    def outcome(self) -> Outcome:
        return most_points([len(cup) for cup in self.table.dice], "end-one-left", "LD-9")

    def zones(self) -> list[Laid]:
        """LD-2: everybody sees their own dice; at the end all cups are lifted."""
        cups = [
            lay("cup", HAND, seat, "die", map(str, cup), None if self.is_over() else [seat])
            for seat, cup in enumerate(self.table.dice)
        ]
        lost = self.setup.seats * self.setup.printed("cup.dice") - self.dice_in_play()
        return [*cups, lay("lost", PILE, -1, "die", [""] * lost)]

    def counters_of(self, seat: int) -> dict[str, int]:
        return {"dice": len(self.table.dice[seat])}

    def notices(self, seat: int) -> tuple[Telling, ...]:
        if not self.table.number:
            return ()
        bid: dict[str, object] = {"number": self.table.number, "faces": faces(self.table.face)}
        return (Telling("notice-bid", bid),)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Whatever was bid, the others' dice may show anything."""
        for other, cup in enumerate(self.table.dice):
            if other != seat and not self.is_over():
                thrown = sorted(int(chance.die(SIDES)) for _ in cup)
                self.table.dice[other] = thrown

    def fault(self) -> Reason | None:
        table = self.table
        fits = (
            all(cup == sorted(cup) for cup in table.dice)
            and max(map(len, table.dice)) <= self.setup.printed("cup.dice")
            and bool(table.dice[table.turn])
            and bool(table.number) == bool(table.face)
            and table.number <= (0 if self.is_over() else self.dice_in_play())
        )
        return None if fits else IMPOSSIBLE


def face_of(move: int) -> int:
    """The face that a move names."""
    return move - FACE + 1


def faces(face: int) -> dict[str, object]:
    """Dice of one face, as an argument of messages."""
    return word(f"faces-{face}")


def written(cup: list[int]) -> str:
    """Dice as an argument of messages."""
    return " ".join(map(str, cup))


def likelihood(needed: int, dice: int) -> float:
    """How likely it is that at least so many of some unseen dice show a certain face."""
    chance = 1 / SIDES
    enough = range(max(needed, 0), dice + 1)
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in enough)


class LiarsDice(SimpleGame):
    """Two to six players; the last who has a die wins."""

    slug = "liars_dice"
    package = __name__.rpartition(".")[0]
    seat_counts = range(2, MOST_SEATS + 1)
    clause_prefixes = ("LD",)
    seats_clause = "LD-1"
    edition_clause = "LD-2"
    moves_clause = "LD-4"
    names = NAMES
    kinds = MappingProxyType({"die": Kind(FACES, "LD-2", DIE)})
    zone_names = ("cup", "lost")
    counters = ("dice",)
    causes = ("end-one-left",)
    hue, sign = "amber", "⚄"
    questions = (HOW_MANY, WHICH_FACE)
    words = MappingProxyType(
        {
            "dice": lambda state, seat, move: state.dice_in_play(),
            "number": lambda state, seat, move: state.table.number,
            "faces": lambda state, seat, move: faces(state.table.face),
        }
    )
    edition_ranges = MappingProxyType({"cup.dice": (1, MOST_DICE, "LD-2")})
    tiny_values = MappingProxyType({"cup.dice": 1})
    position_class = LiarsDicePosition

    def unfold(self, position: Position, seat: int, text: str) -> list[str]:
        """A bid may be written in one go: `3 fives`."""
        number, _, plural = text.strip().partition(" ")
        return [number, plural] if number.isdigit() and plural else [text]

    def label(self, move: int) -> Telling:
        if move == LIAR:
            return Telling("move-liar", {})
        if move < FACE:
            return Telling("move-number", {"number": move})
        return Telling("move-face", {"faces": faces(face_of(move))})

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        """Call what is less likely than not; else bid a little more of what one has most of."""
        assert isinstance(position, LiarsDicePosition)
        table, mine = position.table, position.table.dice[seat]
        unseen = position.dice_in_play() - len(mine)
        moves = position.moves(seat)
        if table.pending:
            best = max(moves, key=lambda move: mine.count(face_of(move)))
            return Advised(best, Telling("advice-face", {}))
        if not table.number:
            return Advised(moves[0], Telling("advice-begin", {}))
        likely = likelihood(table.number - mine.count(table.face), unseen)
        if likely < 0.5 or moves == [LIAR]:
            return Advised(LIAR, Telling("advice-liar", {"percent": round(100 * likely)}))
        return Advised(moves[1], Telling("advice-number", {}))


GAME = LiarsDice()
