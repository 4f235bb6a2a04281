"""Watchmen: whoever has the turn may offer one card for another; then the others keep watch.

The point of this game is what third seats do not know: an offer is composed of three moves and seen
by two seats only, who both remember it, and in the watch everybody is asked, whatever they hold,
until they pass.
"""

from dataclasses import dataclass, field
from types import MappingProxyType

from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.journal import SHOWN, WINDOW, Telling
from gruft.kernel.position import Outcome, Window
from gruft.kernel.refusal import seat_of, word, words
from gruft.kernel.scene import HAND, ROW, Zone
from gruft.testing.tiny.game import TinyGame, cards, most_points, must_lie_between
from gruft.testing.tiny.position import SetUp, Table, TinyPosition

SEATS = 3
KINDS = ("lantern", "coin", "dagger")
LANTERN, COIN = 0, 1
PASS, YES, NO, STAY, LAY, OFFER, GIVE, WANT = 0, 1, 2, 3, 4, 5, 8, 11
VERBS = ("pass", "yes", "no", "stay", "lay lantern")
OFFERS = tuple(f"offer {seat + 1}" for seat in range(SEATS))
GIFTS, WISHES = (tuple(f"{verb} {kind}" for kind in KINDS) for verb in ("give", "want"))


@dataclass
class WatchmenTable(Table):
    """`offer` is partner, gift and wish until answered; `watch` the seats still to be asked."""

    turn: int = 0
    hands: list[list[int]] = field(default_factory=list)
    laid: list[int] = field(default_factory=lambda: [0] * SEATS)
    offer: list[int] = field(default_factory=list)
    watch: list[int] = field(default_factory=list)


class WatchmenPosition(TinyPosition):
    """A game of Watchmen."""

    table: WatchmenTable

    def asked(self) -> list[int]:
        if self.table.offer:
            return [self.table.offer[0]]
        return self.table.watch[:1] or [self.table.turn]

    def window(self) -> Window | None:
        """WA-7: the watch is for everybody but the seat whose turn it was."""
        if not self.table.watch or self.is_over():
            return None
        trigger = Telling("window-watch", {"player": seat_of(self.table.turn)})
        return Window("watch", trigger, list(self.table.watch), word_returns=True)

    def choices(self, seat: int) -> list[int]:
        hand, pending = self.table.hands[seat], self.table.pending
        if self.table.offer:
            held = self.table.offer[2] in hand
            return [YES, NO] if held else [NO]  # WA-5
        if self.table.watch:
            return [PASS, LAY] if LANTERN in hand else [PASS]  # WA-8
        if not pending:
            partners = [one for one in range(SEATS) if one != seat and self.table.hands[one]]
            return [STAY, *(OFFER + one for one in partners if hand)]
        if len(pending) == 1:
            return sorted({GIVE + kind for kind in hand})
        return [WANT + kind for kind in range(len(KINDS)) if GIVE + kind != pending[1]]

    def length_of(self, line: list[int]) -> int:
        """WA-4: an offer names a seat, a gift and a wish."""
        return 3 if OFFER <= line[0] < GIVE else 1

    def decision(self, seat: int) -> str:
        if self.table.offer:
            return "decision-answer"
        if self.table.watch:
            return "decision-watch"
        return ("decision-turn", "decision-give", "decision-want")[len(self.table.pending)]

    def carry_out(self, seat: int, line: list[int]) -> None:
        if len(line) == 3:
            self._offer(seat, line[0] - OFFER, line[1] - GIVE, line[2] - WANT)
        elif line[0] in (YES, NO):
            self._answer(line[0] == YES)
        elif line[0] == STAY:
            self.tell("fact-stays", {"player": seat_of(seat)})
            self._open_the_watch()
        else:
            self._watch(seat, line[0])

    def _offer(self, seat: int, partner: int, gift: int, wish: int) -> None:
        """WA-6: only the two see what is offered; the others see that it is one card for one."""
        self.mark(SHOWN)
        self.table.offer = [partner, gift, wish]
        pair: dict[str, object] = {"player": seat_of(seat), "partner": seat_of(partner)}
        named = {"gift": word(f"kind-{KINDS[gift]}"), "wish": word(f"kind-{KINDS[wish]}")}
        seen = Telling("fact-offer-seen", pair | named)
        self.tell_apart(Telling("fact-offer", pair), {seat: seen, partner: seen})

    def _answer(self, accepted: bool) -> None:
        partner, gift, wish = self.table.offer
        if accepted:
            self.mark(SHOWN)
            self._hand_over(self.table.turn, partner, gift)
            self._hand_over(partner, self.table.turn, wish)
        self.tell("fact-yes" if accepted else "fact-no", {"player": seat_of(partner)})
        self.table.offer = []
        self._open_the_watch()

    def _hand_over(self, giver: int, taker: int, kind: int) -> None:
        self.table.hands[giver].remove(kind)
        self.table.hands[taker] = sorted([*self.table.hands[taker], kind])

    def _open_the_watch(self) -> None:
        self.table.watch = [(self.table.turn + step) % SEATS for step in range(1, SEATS)]

    def _watch(self, seat: int, move: int) -> None:
        """WA-8: who lays a lantern keeps the word; who passes hands it on."""
        if move == LAY:
            self.mark(SHOWN)
            self.table.hands[seat].remove(LANTERN)
            self.table.laid[seat] += 1
            self.tell("fact-lays", {"player": seat_of(seat)})
            return
        self.tell("fact-passes", {"player": seat_of(seat)})
        self.table.watch.pop(0)
        if not self.table.watch:
            self.mark(WINDOW)
            self.table.turn += 1
        if self.is_over():
            self._show_hands()

    def _show_hands(self) -> None:
        self.mark(SHOWN)
        for seat in range(SEATS):
            args: dict[str, object] = {"player": seat_of(seat), "cards": self.written_hand(seat)}
            self.tell("fact-shows", args)

    def written_hand(self, seat: int) -> dict[str, object]:
        """A hand as an argument of a message."""
        return words([f"kind-{KINDS[kind]}" for kind in self.table.hands[seat]] or ["no-card"])

    def is_over(self) -> bool:
        return self.table.turn == SEATS

    def outcome(self) -> Outcome:
        """WA-9: two points for a lantern that was laid, one for a coin in the hand."""
        hands, laid = self.table.hands, self.table.laid
        points = [2 * laid[seat] + hands[seat].count(COIN) for seat in range(SEATS)]
        return most_points(points, "end-morning", "WA-9")

    def zones(self, seat: int) -> tuple[Zone, ...]:
        """WA-2: every hand is hidden from the others until the end."""
        hands = [
            cards("hand", HAND, owner, [KINDS[kind] if open_hand else "" for kind in hand])
            for owner, hand in enumerate(self.table.hands)
            for open_hand in [owner == seat or self.is_over()]
        ]
        laid = [
            cards("laid", ROW, owner, [KINDS[LANTERN]] * count)
            for owner, count in enumerate(self.table.laid)
        ]
        return (*hands, *laid)

    def pieces(self) -> list[str]:
        in_hands = [KINDS[kind] for hand in self.table.hands for kind in hand]
        return in_hands + [KINDS[LANTERN]] * sum(self.table.laid)


class Watchmen(TinyGame):
    """Three seats, two cards each, one turn each."""

    slug = "watchmen"
    package = "gruft.testing.tiny.watchmen"
    seat_counts = range(SEATS, SEATS + 1)
    clause_prefixes = ("WA",)
    seats_clause = "WA-1"
    moves_clause = "WA-3"
    names = (*VERBS, *OFFERS, *GIFTS, *WISHES)
    kinds = KINDS
    zone_names = ("hand", "laid")
    causes = ("end-morning",)
    told = MappingProxyType({"": "WA-2", "lantern": "WA-9", "coin": "WA-9", "dagger": "WA-4"})
    asked_by = MappingProxyType(
        {
            "decision-turn": ("WA-4", "WA-9"),
            "decision-give": ("WA-4", "WA-6"),
            "decision-want": ("WA-4", "WA-6"),
            "decision-answer": ("WA-5", "WA-6"),
            "decision-watch": ("WA-8", "WA-9"),
            "window-watch": ("WA-7", "WA-8"),
        }
    )
    table_class = WatchmenTable
    position_class = WatchmenPosition

    def check_edition(self, edition: Edition, file: str) -> None:
        must_lie_between(edition, file, "deal.cards", 1, 2, "WA-2")

    def deal(self, setup: SetUp, chance: Chance, position: WatchmenPosition) -> None:
        """WA-2: as many cards of each kind as a seat gets; all are dealt."""
        size = setup.edition.number("deal.cards")
        kinds = [kind for kind in range(len(KINDS)) for _ in range(size)]
        pack = chance.shuffled(kinds, "pack")
        position.table.hands = [sorted(pack[at : at + size]) for at in range(0, len(pack), size)]
        position.tell("fact-begins", {})
        for seat in range(SEATS):
            hand = Telling("fact-hand", {"cards": position.written_hand(seat)})
            position.tell_apart(None, {seat: hand})


GAME = Watchmen()
