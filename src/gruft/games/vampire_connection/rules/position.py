"""A game of The Vampire Connection: how it begins, which question is open, and what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.vampire_connection.knowledge.worlds import (
    NEVER,
    deal_world,
    know_the_first_hunchback,
    upper_half,
)
from gruft.games.vampire_connection.rules import connection, hunters, journeys, turns, village
from gruft.games.vampire_connection.rules.common import NO_SUCH_MOVE, NO_SUCH_SEAT
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.show.words import WORDS
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed
from gruft.games.vampire_connection.state.state import State, place_deck
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.position import Outcome, Window
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.vectors import spread, zeros

NOBODY: Final = -1


@final
class VampireConnection(State):
    """A game of The Vampire Connection."""

    def clone(self) -> "VampireConnection":
        return VampireConnection(
            self.seats,
            self.printed,
            self.abilities,
            self.rounds,
            self.words[:],
            self.chance.clone(),
        )

    def world(self, seat: i64, chance: Chance) -> "VampireConnection":
        world = VampireConnection(
            self.seats, self.printed, self.abilities, self.rounds, self.words[:], chance.fork()
        )
        deal_world(world.words, self.seats, self.printed, seat, chance)
        return world

    def to_act(self) -> list[int]:
        return QUESTIONS[self.words[at.DECISION]].to_act(self)

    def decision(self, seat: i64) -> str:
        return QUESTIONS[self.words[at.DECISION]].key if self._has_a_say(seat) else "decision-wait"

    def composing(self) -> i64:
        composed: bool = QUESTIONS[self.words[at.DECISION]].is_composed(self)
        return self.words[at.ASKED] if composed else NOBODY

    def window(self) -> Window | None:
        return QUESTIONS[self.words[at.DECISION]].window(self)

    # --- moves -----------------------------------------------------------------------------------

    def _has_a_say(self, seat: i64) -> bool:
        """Asked now, or still to be asked in the open window."""
        if seat < 0 or seat >= self.seats:
            return False
        return QUESTIONS[self.words[at.DECISION]].has_a_say(self, seat)

    def moves(self, seat: i64) -> list[int]:
        if not self._has_a_say(seat):
            return []
        return QUESTIONS[self.words[at.DECISION]].moves(self, seat)

    def objection(self, seat: i64, move: i64) -> Reason | None:
        """Why this seat may not make this move now, or not yet; None if it may."""
        if not self._has_a_say(seat):
            return self.not_asked(seat)
        if move < 0 or move >= c.MOVES:
            return NO_SUCH_MOVE
        reason = QUESTIONS[self.words[at.DECISION]].objection(self, seat, move)
        return self.not_asked(seat) if reason is None and seat not in self.to_act() else reason

    def not_asked(self, seat: i64) -> Reason:
        """The game is over, the seat's word is to come or has been, or another player decides."""
        if not self.is_over() and (seat < 0 or seat >= self.seats):
            return NO_SUCH_SEAT
        return QUESTIONS[self.words[at.DECISION]].not_asked(self, seat)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return self.objection(seat, move) is None

    def refusal(self, seat: i64, move: i64) -> Refused:
        reason = self.objection(seat, move)
        assert reason is not None, "a legal move is not refused"
        return put_into_words(reason, WORDS, self, seat, move)

    # --- what happens ----------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        QUESTIONS[self.words[at.DECISION]].take(self, seat, move)
        self.run()

    def run(self) -> None:
        """Take the steps that need nobody's decision."""
        while self.words[at.NEXT] != at.ASK:
            step: i64 = self.words[at.NEXT]
            if step == at.PLAY_GOES_ON:
                self.ask(at.PLAYING, self.words[at.ACTIVE])  # VC-24
            elif step == at.TURN_STARTS:
                turns.start_turn(self)
            elif step == at.TOMB_WINDOW_OPENS:
                hunters.open_tomb_window(self)
            elif step == at.TOMB_WINDOW_CLOSES:
                hunters.close_tomb_window(self)
            elif step == at.CONNECTION_BEGINS:
                connection.begin(self)
            elif step == at.MOVEMENT_ANNOUNCED:
                hunters.open_movement_window(self)
            elif step == at.TRAVELLER_ARRIVES:
                journeys.arrive(self)
            elif step == at.EVENTS:
                village.execute_events(self)
            elif step == at.PLAY_ENDS:
                self.words[at.POINT] = at.AFTER_PLAY  # VC-28, VC-143
                self.words[at.NEXT] = at.TOMB_WINDOW_OPENS
            elif step == at.DISTRIBUTION:
                turns.distribute(self)
            elif step == at.DRINKING:
                turns.drink(self)
            elif step == at.DRAWING:
                turns.draw_cards(self)
            else:
                turns.end_turn(self)

    def outcome(self) -> Outcome:
        """VC-191, VC-192: most drops win; equal most share the victory."""
        scores: list[int] = []
        for seat in range(self.seats):
            scores.append(self.drops(seat))
        most = max(scores)
        winners = [seat for seat in range(len(scores)) if scores[seat] == most]
        if self.words[at.CAUSE] == turns.VILLAGE_EMPTY:
            return Outcome(scores, winners, "end-village-empty", "VC-188")
        return Outcome(scores, winners, "end-rounds-over", "VC-193")


# --- chapter 2: setting up -----------------------------------------------------------------------


def begin(
    seats: i64,
    printed: Printed,
    abilities: bool,
    rounds: i64,
    vampires: list[int],
    start: i64,
    chance: Chance,
    journal: Journal | None,
) -> VampireConnection:
    """VC-13 to VC-20: vampires, village, hands, drops, and the first turn."""
    length: i64 = at.DECKS + printed.vampire_total() + printed.village_total()
    position = VampireConnection(seats, printed, abilities, rounds, zeros(length), chance)
    position.journal = journal
    words = position.words
    # VC-13: every seat gets a different vampire: the chosen one, or one by lot (-1).
    free = [vampire for vampire in range(c.VAMPIRES) if vampire not in vampires]
    drawn = chance.shuffled(free, "vampires") if min(vampires) < 0 else []
    for seat in range(seats):
        chosen = vampires[seat]
        words[at.VAMPIRE + seat] = chosen if chosen >= 0 else drawn.pop(0)
        words[at.DROPS + seat] = printed.first_drops
    _build_village(position)
    _deal(position)
    words[at.ACTIVE] = chance.pick(seats, "start") if start < 0 else start
    words[at.FIRST_EVENT] = -1
    words[at.SECOND_EVENT] = -1
    words[at.RESHUFFLED] = NEVER
    if journal is not None:
        facts.game_began(position)
    words[at.NEXT] = at.TURN_STARTS
    position.run()
    return position


def _build_village(position: VampireConnection) -> None:
    """VC-14, VC-15: the four marked events lie in the lower half."""
    printed, words = position.printed, position.words
    unmarked = vec[i64]()
    lower = vec[i64]()
    for card in spread(printed.village):
        if c.is_marked(card):
            lower = append(lower, card)
        else:
            unmarked = append(unmarked, card)
    position.chance.shuffle(unmarked, "village")
    half: i64 = upper_half(printed)
    place: i64 = half
    while place < len(unmarked):
        lower = append(lower, unmarked[place])
        place += 1
    position.chance.shuffle(lower, "lower half")
    start: i64 = position.village_from()
    place_deck(words, start, lower)
    place_deck(words, start + len(lower), unmarked[:half])
    words[at.VILLAGE_DECK_SIZE] = len(lower) + half
    for victim in range(i64(c.VICTIMS)):
        words[at.PLACE + victim] = at.IN_VILLAGE if printed.village[victim] > 0 else at.ABSENT


def _deal(position: VampireConnection) -> None:
    """VC-16, VC-17: one hunchback each, then four cards to seat 0, four to seat 1, and so on."""
    words, printed = position.words, position.printed
    counts = printed.copies[:]
    counts[c.HUNCHBACK] -= position.seats
    cards = spread(counts)
    position.chance.shuffle(cards, "vampire")
    place: i64 = 0
    for seat in range(position.seats):
        words[at.HANDS + seat * c.TYPES + c.HUNCHBACK] += 1
        until: i64 = place + printed.dealt
        while place < until:
            words[at.HANDS + seat * c.TYPES + cards[place]] += 1
            place += 1
        words[at.HAND_SIZE + seat] = printed.dealt + 1
    place_deck(words, at.DECKS, cards[place:])
    words[at.VAMPIRE_DECK_SIZE] = len(cards) - place
    know_the_first_hunchback(words, position.seats)
