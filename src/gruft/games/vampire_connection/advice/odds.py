"""What a seat of The Vampire Connection can reckon: how long the game lasts, who is strong, who can
stake.

Only what the seat may know is looked at: its own hand, what lies open, what it remembers. Chances
are counted in 1024ths, turns in hundredths.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection.advice import weights as idea
from gruft.games.vampire_connection.knowledge.worlds import known, unseen, upper_half
from gruft.games.vampire_connection.rules.hunters import IMPOSSIBLE, LYING, stakes_needed
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.victims import consumption_of
from gruft.games.vampire_connection.rules.village import turns_back
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import is_marked
from gruft.kernel.vectors import zeros

SURE: Final = 1024
MOST_TURNS: Final = 4000
USUAL_SEATS: Final = 4
#: A lead of this size makes a seat want the end; after so many rounds everybody does.
DECIDED: Final = 1500
PATIENCE: Final = 40
FINISH: Final = 200


@final
class Look:
    """What one seat sees when it is asked, and how much each idea counts for it."""

    def __init__(self, position: VampireConnection, seat: i64, habits: vec[i64]) -> None:
        words = position.words
        self.position = position
        self.seat: i64 = seat
        self.habits = habits
        self.active: bool = words[at.ACTIVE] == seat
        #: How many village cards are turned in a round, in hundredths: a guess, and what was seen.
        deck: i64 = words[at.VILLAGE_DECK_SIZE]
        guess: i64 = habits[idea.PACE_ROUNDS]
        seen: i64 = 100 * (position.printed.village_total() - deck)
        expected: i64 = guess * habits[idea.PACE] * position.seats
        self.pace: i64 = max(1, (seen + expected) // (guess + position.round() - 1))
        #: How often the seat will still drink, this turn included, in hundredths.
        self.turns: i64 = 100 if self.active else 0
        if words[at.LATCH] == 0:
            rounds: i64 = min(10000 * deck // self.pace, 100 * (position.rounds - position.round()))
            self.turns = min(MOST_TURNS, self.turns + rounds)
        crowd: i64 = position.seats - USUAL_SEATS
        hazard: i64 = habits[idea.HAZARD] + crowd * habits[idea.HAZARD_IN_CROWD]
        self.eagerness: i64 = habits[idea.EAGERNESS] + crowd * habits[idea.EAGERNESS_IN_CROWD]
        self.lasting: i64 = self.turns * 10000 // (10000 + hazard * self.turns)
        #: How much of a card's worth is left, in percent: nothing is worth holding at the end.
        later: i64 = self.turns - 100 if self.active else self.turns
        self.horizon: i64 = min(100, later * 100 // habits[idea.HORIZON])
        self.leader: i64 = self._strongest_rival()
        self.pool = unseen(words, position.seats, position.printed, seat)
        self.hidden: i64 = 0
        for count in self.pool:
            self.hidden += count
        self.hidden = max(1, self.hidden)
        self.feast: i64 = self._best_feast() if self.active else 0
        self.promised: bool = False  # whether offers have been thought over
        self.promises = zeros(c.MOST_SEATS)

    def counts(self, which: i64) -> i64:
        """How much this idea counts."""
        return self.habits[which]

    # --- victims ---------------------------------------------------------------------------------

    def keeping(self, victim: i64) -> i64:
        """What a captive brings its lord by the end, in hundredths of a drop."""
        return self.position.printed.left[victim] * self.lasting

    def consuming(self, victim: i64) -> i64:
        """What it brings at once."""
        return 100 * consumption_of(self.position, self.seat, victim)

    def _best_feast(self) -> i64:
        """What consuming one of the fresh victims brings more than keeping it."""
        best: i64 = 0
        for victim in range(i64(c.VICTIMS)):
            if self.position.is_fresh(victim) and self.position.words[at.COVER + victim] == 0:
                best = max(best, self.consuming(victim) - self.keeping(victim))
        return best

    def catching(self, victim: i64) -> i64:
        """What one more fresh victim is worth: kept, or consumed instead of another."""
        kept: i64 = self.keeping(victim)
        if self.position.in_tomb(self.seat):
            return kept - 100 * self.position.printed.left[victim]
        return kept + max(0, self.consuming(victim) - kept - self.feast)

    def income(self, seat: i64) -> i64:
        """What the captives of a castle give in a turn, and what fresh victims will, in drops."""
        total: i64 = 0
        hunts: bool = self.active and seat == self.seat
        for victim in range(i64(c.VICTIMS)):
            place: i64 = self.position.words[at.PLACE + victim]
            feeds: bool = place == at.CAPTIVE + seat or (hunts and place == at.FRESH)
            if feeds and self.position.words[at.COVER + victim] == 0:
                total += self.position.printed.left[victim]
        return total

    def captives_worth(self, seat: i64) -> i64:
        """What the captives of a castle bring by the end."""
        total: i64 = 0
        for victim in range(i64(c.VICTIMS)):
            if self.position.is_captive_of(victim, seat):
                total += self.keeping(victim)
        return total

    def worst_captive(self, seat: i64) -> i64:
        """What the captive that its lord likes least brings by the end; 0 if there is none."""
        worst: i64 = 0
        found: bool = False
        for victim in range(i64(c.VICTIMS)):
            if self.position.is_captive_of(victim, seat):
                kept: i64 = self.keeping(victim)
                if not found or kept < worst:
                    worst = kept
                found = True
        return worst

    # --- rivals ----------------------------------------------------------------------------------

    def strength(self, seat: i64) -> i64:
        """How many drops a seat may end with, as everybody sees it."""
        return max(0, 100 * self.position.drops(seat) + self.captives_worth(seat))

    def _strongest_rival(self) -> i64:
        best: i64 = -1
        most: i64 = -1
        for seat in range(self.position.seats):
            strength: i64 = self.strength(seat) if seat != self.seat else -1
            if strength > most:
                most = strength
                best = seat
        return best

    def harm_to_all(self, losses: vec[i64]) -> i64:
        """What it is worth to this seat that every other one loses something."""
        total: i64 = 0
        for seat in range(self.position.seats):
            if seat != self.seat:
                total += self.harm(seat, losses[seat])
        return total

    def harm(self, seat: i64, loss: i64) -> i64:
        """What another seat's loss is worth to this one."""
        if seat == self.leader:
            return loss * self.counts(idea.LEADER) // 100
        return loss * self.counts(idea.FOLLOWER) // 100

    def is_immune(self) -> bool:
        """Who began the turn staked cannot be staked in it."""
        return self.active and self.position.words[at.IMMUNE] == 1


# --- hunters -------------------------------------------------------------------------------------


def hunted(look: Look, form: i64) -> i64:
    """How likely somebody stakes this seat's vampire in this form, or lying in its tomb."""
    position = look.position
    if not position.hunters_enabled() and form != LYING:
        return 0
    safe: i64 = SURE
    for seat in range(position.seats):
        if seat != look.seat:
            safe = safe * _harmless(look, seat, form) // SURE
    return (SURE - safe) * look.counts(idea.BOLDNESS) // 100


def _harmless(look: Look, rival: i64, form: i64) -> i64:
    """How likely a rival holds no hunter with enough stakes."""
    safe: i64 = SURE
    for hunter in range(i64(c.BEATQUICK), i64(c.BEATQUICK + c.HUNTERS)):
        needed: i64 = stakes_needed(look.position, hunter, look.seat, form)
        if needed != IMPOSSIBLE and look.pool[hunter] > 0:
            both: i64 = holds(look, rival, hunter, 1) * holds(look, rival, c.STAKE, needed) // SURE
            safe = safe * (SURE - both) // SURE
    return safe


def holds(look: Look, rival: i64, card: i64, needed: i64) -> i64:
    """How likely a rival holds so many cards of a type."""
    sure: i64 = known(look.position.words, look.seat, rival, card)
    if sure >= needed:
        return SURE
    chance: i64 = min(SURE, SURE * look.position.hand_size(rival) // look.hidden)
    return at_least(look.pool[card] - sure, chance, needed - sure)


def at_least(copies: i64, chance: i64, needed: i64) -> i64:
    """How likely so many of the copies are there, each with this chance."""
    if needed > copies:
        return 0
    none: i64 = SURE
    one: i64 = 0
    two: i64 = 0
    for _ in range(copies):
        two = (two * (SURE - chance) + one * chance) // SURE
        one = (one * (SURE - chance) + none * chance) // SURE
        none = none * (SURE - chance) // SURE
    if needed == 1:
        return SURE - none
    if needed == 2:
        return max(0, SURE - none - one)
    return max(0, SURE - none - one - two) // (needed - 2)


# --- the village ---------------------------------------------------------------------------------


def visiting(look: Look, form: i64) -> i64:
    """What a visit to the village brings on the average, the cards not counted."""
    position, words = look.position, look.position.words
    marked_lie_low: bool = words[at.SHUFFLED] == 0 and words[at.TURNED] < upper_half(
        position.printed
    )
    cards: i64 = 0
    total: i64 = 0
    for victim in range(i64(c.VICTIMS)):
        if words[at.PLACE + victim] == at.IN_VILLAGE:
            cards += 1
            total += look.catching(victim)
    for card in range(i64(c.GARLIC), i64(c.VILLAGE_KINDS)):
        left: i64 = position.printed.village[card] - words[at.VILLAGE_DISCARDED + card]
        if left > 0 and not (marked_lie_low and is_marked(card)):
            if card >= c.SUNRISE:
                cards += left
                total += left * bringing(look, card)
            elif turns_back(position, look.seat, card, form):
                cards += left
    return total // max(1, cards)


def bringing(look: Look, event: i64) -> i64:
    """What an event brings this seat; most of them bring a loss."""
    if event in (c.SUNRISE, c.MARKED_SUNRISE):
        return -100 * look.income(look.seat) - look.feast - look.counts(idea.WAY_OUT)
    if event == c.UNREST:
        return freed(look)
    if event in (c.BALL, c.MARKED_BALL):
        position = look.position
        giver: i64 = look.seat - 1 if look.seat > 0 else position.seats - 1
        return look.worst_captive(giver) - look.worst_captive(look.seat)
    return 0


def hastening(look: Look) -> i64:
    """What it brings that a turned card hastens the end: who has less income gains by it."""
    ahead: i64 = 100 * look.position.drops(look.seat) - look.strength(look.leader)
    if ahead > DECIDED or look.position.round() > PATIENCE:
        return FINISH
    losses = zeros(c.MOST_SEATS)
    for seat in range(look.position.seats):
        losses[seat] = 100 * look.income(seat)
    gain: i64 = look.harm_to_all(losses) - losses[look.seat]
    return gain * look.counts(idea.TEMPO) // look.pace


def freed(look: Look) -> i64:
    """Everybody loses the captives."""
    losses = zeros(c.MOST_SEATS)
    for seat in range(look.position.seats):
        losses[seat] = look.captives_worth(seat)
    return look.harm_to_all(losses) - losses[look.seat]
