"""The rules of Vampire Queen once more, in plain lists of written cards.

Written from the compact procedure of the rules file alone, to be compared move for move with the
real rules. It is slow, knows no words and no clauses, and shuffles nothing: it is told what was
dealt.
"""

from collections import Counter

SLAYERS = ("S15", "S20")
PASSED: list[str] = []


def vampires(cards: list[str]) -> list[str]:
    return [card for card in cards if card not in SLAYERS]


def value(cards: list[str]) -> int:
    """The value of a set in a normal round."""
    numbers = [card for card in cards if card != "Q"]
    return int(numbers[0]) if numbers else 14


def value_under_a_slayer(card: str) -> int:
    return 1 if card == "Q" else int(card)


def points(hand: list[str]) -> int:
    cost = {"Q": 14, "S15": 15, "S20": 20}
    return sum(cost[card] if card in cost else int(card) for card in hand)


def sets(hand: list[str]) -> list[list[str]]:
    """Every set that the hand can put down."""
    queens = range(hand.count("Q") + 1)
    found = [["Q"] * some for some in queens if some]
    for number in set(vampires(hand)) - {"Q"}:
        for copies in range(1, hand.count(number) + 1):
            found += [[number] * copies + ["Q"] * some for some in queens]
    return found


class Naive:
    """A game that is told its hands. When a phase has ended it waits for the next deal."""

    def __init__(self, hands: list[list[str]], phases: int, scores: list[int]) -> None:
        self.hands = hands
        self.phases = phases
        self.phase = 1
        self.scores = scores
        self.begin_phase()

    def begin_phase(self) -> None:
        self.leader = next(seat for seat, hand in enumerate(self.hands) if "S20" in hand)
        self.ban = ""
        self.crypt: Counter[str] = Counter()
        self.known: list[Counter[str]] = [Counter() for _ in self.hands]
        self.table: list[tuple[int, list[str]]] = []
        self.waits_for_deal = False
        self.is_over = False

    def deal(self, dealt: list[list[str]]) -> None:
        """The slayers stay; everything else is dealt afresh."""
        self.hands = [
            new + [card for card in old if card in SLAYERS]
            for old, new in zip(self.hands, dealt, strict=True)
        ]
        self.phase += 1
        self.begin_phase()

    @property
    def turn(self) -> int:
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def is_slayer_round(self) -> bool:
        return self.table[0][1][0] in SLAYERS

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if not self.table:
            slayers = {card for card in hand if card in SLAYERS and card != self.ban}
            return slayers | {" ".join(one) for one in sets(hand)}
        if self.is_slayer_round:
            return set(vampires(hand)) or {"pass"}
        played = [cards for _, cards in self.table if cards]
        beaten_by = [
            one
            for one in sets(hand)
            if len(one) == len(played[0]) and value(one) > value(played[-1])
        ]
        return {"pass"} | {" ".join(one) for one in beaten_by}

    def play(self, move: str) -> None:
        seat, cards = self.turn, PASSED if move == "pass" else move.split()
        for card in cards:
            self.hands[seat].remove(card)
            self.known[seat][card] = max(0, self.known[seat][card] - 1)
        self.table.append((seat, cards))
        if len(self.table) == len(self.hands):
            self.end_round()

    def end_round(self) -> None:
        played = [card for _, cards in self.table for card in cards]
        if self.is_slayer_round:
            following, self.ban = self.taker(), self.table[0][1][0]
            self.hands[following] += played
            self.known[following].update(vampires(played))
        else:
            following, self.ban = [seat for seat, cards in self.table if cards][-1], ""
            self.crypt.update(played)
        self.table = []
        self.leader = following
        if not all(self.hands):
            self.end_phase()

    def taker(self) -> int:
        """The passer if any, else the last seat among those with the highest value."""
        for seat, cards in self.table:
            if cards == PASSED:
                return seat
        values = [(value_under_a_slayer(cards[0]), seat) for seat, cards in self.table[1:]]
        highest = max(one for one, _ in values)
        return [seat for one, seat in values if one == highest][-1]

    def end_phase(self) -> None:
        self.scores = [
            score + points(hand) for score, hand in zip(self.scores, self.hands, strict=True)
        ]
        self.is_over = self.phase == self.phases
        self.waits_for_deal = not self.is_over
