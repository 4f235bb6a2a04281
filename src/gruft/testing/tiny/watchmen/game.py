"""Watchmen: whoever has the turn may offer one card for another; then the others keep watch.

The point of this game is what third seats do not know: an offer is composed of three moves and seen
by two seats only, who both remember it, and in the watch everybody is asked, whatever they hold,
until they pass.
"""

from dataclasses import dataclass, field
from types import MappingProxyType

from gruft.kernel.game import LANGUAGES
from gruft.kernel.simple import (
    HAND,
    ROW,
    SHOWN,
    WINDOW,
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
    Window,
    lay,
    most_points,
    seat_of,
    word,
    words,
)

SEATS = 3
KINDS = ("lantern", "coin", "dagger")
LANTERN, COIN = 0, 1
PASS, YES, NO, STAY, LAY, OFFER, GIVE, WANT = 0, 1, 2, 3, 4, 5, 8, 11
VERBS = ("pass", "yes", "no", "stay", "lay lantern")
OFFERS = tuple(f"offer {seat + 1}" for seat in range(SEATS))
GIFTS, WISHES = (tuple(f"{verb} {kind}" for kind in KINDS) for verb in ("give", "want"))


NOT_NOW = Reason("refusal-not-now", "WA-3", "given")
NOT_HELD = Reason("refusal-not-held", "WA-4", "card")
NOT_TO_GIVE = Reason("refusal-not-held", "WA-5", "card")
NO_LANTERN = Reason("refusal-not-held", "WA-8", "card")
NOBODY_THERE = Reason("refusal-no-partner", "WA-4")
SAME_KIND = Reason("refusal-same-kind", "WA-4")


@dataclass
class WatchmenTable(Table):
    """`offer` is partner, gift and wish until answered; `watch` the seats still to be asked."""

    turn: int = 0
    hands: PerSeat[list[int]] = field(default_factory=list)
    laid: PerSeat[int] = field(default_factory=lambda: [0] * SEATS)
    offer: list[int] = field(default_factory=list)
    watch: list[int] = field(default_factory=list)


class Turn(Question["WatchmenPosition"]):
    """WA-4: stay, or offer a card to somebody who has one."""

    def candidates(self, state: "WatchmenPosition", seat: int) -> list[int]:
        return [STAY, *range(OFFER, GIVE)]

    def objection(self, state: "WatchmenPosition", seat: int, move: int) -> Reason | None:
        if move == STAY:
            return None
        if not OFFER <= move < GIVE:
            return NOT_NOW
        hands, partner = state.table.hands, move - OFFER
        return None if partner != seat and hands[partner] and hands[seat] else NOBODY_THERE

    def take(self, state: "WatchmenPosition", seat: int, move: int) -> None:
        if move == STAY:
            state.tell("fact-stays", player=seat_of(seat))
            state.open_the_watch()
        else:
            state.go_on(seat, move)


class Give(Question["WatchmenPosition"]):
    """WA-4: the card that is offered."""

    def candidates(self, state: "WatchmenPosition", seat: int) -> list[int]:
        return list(range(GIVE, WANT))

    def objection(self, state: "WatchmenPosition", seat: int, move: int) -> Reason | None:
        if not GIVE <= move < WANT:
            return NOT_NOW
        return None if move - GIVE in state.table.hands[seat] else NOT_HELD

    def take(self, state: "WatchmenPosition", seat: int, move: int) -> None:
        state.go_on(seat, move)


class Want(Question["WatchmenPosition"]):
    """WA-4: a card of another kind in return."""

    def candidates(self, state: "WatchmenPosition", seat: int) -> list[int]:
        return list(range(WANT, WANT + len(KINDS)))

    def objection(self, state: "WatchmenPosition", seat: int, move: int) -> Reason | None:
        if move < WANT:
            return NOT_NOW
        return SAME_KIND if move - WANT == state.table.pending[1] - GIVE else None

    def take(self, state: "WatchmenPosition", seat: int, move: int) -> None:
        partner, gift = state.table.pending
        state.offer(seat, partner - OFFER, gift - GIVE, move - WANT)


class Answer(Question["WatchmenPosition"]):
    """WA-5: only who holds the wish can say yes."""

    def candidates(self, state: "WatchmenPosition", seat: int) -> list[int]:
        return [YES, NO]

    def objection(self, state: "WatchmenPosition", seat: int, move: int) -> Reason | None:
        if move not in (YES, NO):
            return NOT_NOW
        held = state.table.offer[2] in state.table.hands[seat]
        return None if held or move == NO else NOT_TO_GIVE

    def take(self, state: "WatchmenPosition", seat: int, move: int) -> None:
        state.answer(move == YES)


class Watch(Question["WatchmenPosition"]):
    """WA-8: lay a lantern, or pass."""

    def candidates(self, state: "WatchmenPosition", seat: int) -> list[int]:
        return [PASS, LAY]

    def objection(self, state: "WatchmenPosition", seat: int, move: int) -> Reason | None:
        if move not in (PASS, LAY):
            return NOT_NOW
        return None if move == PASS or LANTERN in state.table.hands[seat] else NO_LANTERN

    def take(self, state: "WatchmenPosition", seat: int, move: int) -> None:
        state.keep_watch(seat, move)


TURN = Turn("decision-turn", ("WA-4", "WA-9"))
GIVING = Give("decision-give", ("WA-4", "WA-6"))
WANTING = Want("decision-want", ("WA-4", "WA-6"))
ANSWER = Answer("decision-answer", ("WA-5", "WA-6"))
WATCH = Watch("decision-watch", ("WA-8", "WA-9"))


class WatchmenPosition(SimplePosition):
    """A game of Watchmen."""

    table: WatchmenTable

    def deal(self) -> None:
        """WA-2: as many cards of each kind as a seat gets; all are dealt."""
        size = self.setup.printed("deal.cards")
        kinds = [kind for kind in range(len(KINDS)) for _ in range(size)]
        pack = self.shuffled(kinds, "pack")
        self.table.hands = [sorted(pack[at : at + size]) for at in range(0, len(pack), size)]
        self.tell("fact-begins")
        for seat in range(SEATS):
            hand = Telling("fact-hand", {"cards": self.written_hand(seat)})
            self.tell_apart(None, {seat: hand})

    def asked(self) -> list[int]:
        if self.table.offer:
            return [self.table.offer[0]]
        return self.table.watch[:1] or [self.table.turn]

    def question(self, seat: int) -> Question["WatchmenPosition"]:
        if self.table.offer:
            return ANSWER
        if self.table.watch:
            return WATCH
        return (TURN, GIVING, WANTING)[len(self.table.pending)]

    def window(self) -> Window | None:
        """WA-7: the watch is for everybody but the seat whose turn it was."""
        if not self.table.watch or self.is_over():
            return None
        trigger = Telling("window-watch", {"player": seat_of(self.table.turn)})
        return Window("watch", trigger, list(self.table.watch), word_returns=True)

    def offer(self, seat: int, partner: int, gift: int, wish: int) -> None:
        """WA-6: only the two see what is offered; the others see that it is one card for one."""
        self.mark(SHOWN)
        self.table.offer = [partner, gift, wish]
        pair: dict[str, object] = {"player": seat_of(seat), "partner": seat_of(partner)}
        named = {"gift": word(f"kind-{KINDS[gift]}"), "wish": word(f"kind-{KINDS[wish]}")}
        seen = Telling("fact-offer-seen", pair | named)
        self.tell_apart(Telling("fact-offer", pair), {seat: seen, partner: seen})

    def answer(self, accepted: bool) -> None:
        partner, gift, wish = self.table.offer
        if accepted:
            self.mark(SHOWN)
            self._hand_over(self.table.turn, partner, gift)
            self._hand_over(partner, self.table.turn, wish)
        self.tell("fact-yes" if accepted else "fact-no", player=seat_of(partner))
        self.table.offer = []
        self.open_the_watch()

    def _hand_over(self, giver: int, taker: int, kind: int) -> None:
        self.table.hands[giver].remove(kind)
        self.table.hands[taker] = sorted([*self.table.hands[taker], kind])

    def open_the_watch(self) -> None:
        self.table.watch = [(self.table.turn + step) % SEATS for step in range(1, SEATS)]

    def keep_watch(self, seat: int, move: int) -> None:
        """WA-8: who lays a lantern keeps the word; who passes hands it on."""
        if move == LAY:
            self.mark(SHOWN)
            self.table.hands[seat].remove(LANTERN)
            self.table.laid[seat] += 1
            self.tell("fact-lays", player=seat_of(seat))
            return
        self.tell("fact-passes", player=seat_of(seat))
        self.table.watch.pop(0)
        if not self.table.watch:
            self.mark(WINDOW)
            self.table.turn += 1
        if self.is_over():
            self._show_hands()

    def _show_hands(self) -> None:
        self.mark(SHOWN)
        for seat in range(SEATS):
            self.tell("fact-shows", player=seat_of(seat), cards=self.written_hand(seat))

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

    def zones(self) -> list[Laid]:
        """WA-2: every hand is hidden from the others until the end."""
        hands = [
            lay("hand", HAND, seat, "card", [KINDS[kind] for kind in hand], seen_by)
            for seat, hand in enumerate(self.table.hands)
            for seen_by in [None if self.is_over() else [seat]]
        ]
        laid = [
            lay("laid", ROW, seat, "card", [KINDS[LANTERN]] * count)
            for seat, count in enumerate(self.table.laid)
        ]
        return [*hands, *laid]


class Watchmen(SimpleGame):
    """Three seats, two cards each, one turn each."""

    slug = "watchmen"
    package = "gruft.testing.tiny.watchmen"
    languages = LANGUAGES
    seat_counts = range(SEATS, SEATS + 1)
    clause_prefixes = ("WA",)
    seats_clause = "WA-1"
    moves_clause = "WA-3"
    names = (*VERBS, *OFFERS, *GIFTS, *WISHES)
    kinds = MappingProxyType(
        {
            "card": Kind(
                KINDS, "WA-2", faces_told={"lantern": "WA-9", "coin": "WA-9", "dagger": "WA-4"}
            )
        }
    )
    zone_names = ("hand", "laid")
    causes = ("end-morning",)
    questions = (TURN, GIVING, WANTING, ANSWER, WATCH)
    windows = MappingProxyType({"window-watch": ("WA-7", "WA-8")})
    words = MappingProxyType({"card": lambda state, seat, move: _card_of(state, move)})
    edition_ranges = MappingProxyType({"deal.cards": (1, 2, "WA-2")})
    position_class = WatchmenPosition


def _card_of(state: WatchmenPosition, move: int) -> object:
    """The card that a refused answer needed."""
    if move == YES:
        return word(f"kind-{KINDS[state.table.offer[2]]}")
    return word(f"kind-{KINDS[LANTERN if move == LAY else move - GIVE]}")


GAME = Watchmen()
