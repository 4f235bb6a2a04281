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
        self.position = position
        self.seat: i64 = seat
        self.habits = habits
        self.active: bool = position.words[at.ACTIVE] == seat
        self.pace: i64 = expected_pace(position, habits)
        self.turns: i64 = expected_turns(position, self.active, self.pace)
        crowd: i64 = position.seats - USUAL_SEATS
        hazard: i64 = habits[idea.HAZARD] + crowd * habits[idea.HAZARD_IN_CROWD]
        self.eagerness: i64 = habits[idea.EAGERNESS] + crowd * habits[idea.EAGERNESS_IN_CROWD]
        self.lasting: i64 = self.turns * 10000 // (10000 + hazard * self.turns)
        self.horizon: i64 = self._horizon()
        self.leader: i64 = self._strongest_rival()
        self.pool = unseen(position.words, position.seats, position.printed, seat)
        self.hidden: i64 = max(1, _sum(self.pool))
        self.feast: i64 = self._best_feast()
        self.promised: bool = False  # whether offers have been thought over
        self.promises = zeros(c.MOST_SEATS)

    def counts(self, which: i64) -> i64:
        """How much this idea counts."""
        return self.habits[which]

    def _horizon(self) -> i64:
        """How much of a card's worth is left, in percent: nothing is worth holding at the end."""
        later: i64 = self.turns - 100 if self.active else self.turns
        return min(100, later * 100 // self.counts(idea.HORIZON))

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
        if not self.active:
            return 0
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
        """VC-171: what the captives of a castle give in a turn, in drops."""
        total: i64 = 0
        for victim in range(i64(c.VICTIMS)):
            if self.position.words[at.COVER + victim] == 0 and self._feeds(victim, seat):
                total += self.position.printed.left[victim]
        return total

    def _feeds(self, victim: i64, seat: i64) -> bool:
        """VC-170: captives do, and this turn's fresh victims will."""
        if self.position.is_captive_of(victim, seat):
            return True
        return self.active and seat == self.seat and self.position.is_fresh(victim)

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
        seat: i64 = 0
        while seat < self.position.seats:
            if seat != self.seat:
                strength: i64 = self.strength(seat)
                if strength > most:
                    most = strength
                    best = seat
            seat += 1
        return best

    def harm(self, seat: i64, loss: i64) -> i64:
        """What another seat's loss is worth to this one."""
        if seat == self.leader:
            return loss * self.counts(idea.LEADER) // 100
        return loss * self.counts(idea.FOLLOWER) // 100

    # --- hunters ---------------------------------------------------------------------------------

    def is_immune(self) -> bool:
        """VC-162: who began the turn staked cannot be staked in it."""
        return self.active and self.position.words[at.IMMUNE] == 1


def _sum(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def expected_pace(position: VampireConnection, habits: vec[i64]) -> i64:
    """How many village cards are turned in a round, in hundredths: a guess, and what was seen."""
    turned: i64 = position.printed.village_total() - position.words[at.VILLAGE_DECK_SIZE]
    guess: i64 = habits[idea.PACE_ROUNDS]
    expected: i64 = guess * habits[idea.PACE] * position.seats
    return max(1, (100 * turned + expected) // (guess + position.round() - 1))


def expected_turns(position: VampireConnection, active: bool, pace: i64) -> i64:
    """How often the seat will still drink, this turn included, in hundredths."""
    now: i64 = 100 if active else 0
    if position.words[at.LATCH] == 1:
        return now
    rounds: i64 = 10000 * position.words[at.VILLAGE_DECK_SIZE] // pace
    return min(MOST_TURNS, now + min(rounds, 100 * (position.rounds - position.round())))


# --- hunters -------------------------------------------------------------------------------------


def hunted(look: Look, form: i64) -> i64:
    """How likely somebody stakes this seat's vampire in this form, or lying in its tomb."""
    position = look.position
    if not position.hunters_enabled() and form != LYING:
        return 0
    safe: i64 = SURE
    seat: i64 = 0
    while seat < position.seats:
        if seat != look.seat:
            safe = safe * (SURE - can_stake(look, seat, form)) // SURE
        seat += 1
    return (SURE - safe) * look.counts(idea.BOLDNESS) // 100


def can_stake(look: Look, rival: i64, form: i64) -> i64:
    """How likely a rival holds a hunter with enough stakes."""
    position = look.position
    safe: i64 = SURE
    for place in range(i64(c.HUNTERS)):
        hunter: i64 = c.BEATQUICK + place
        needed: i64 = stakes_needed(position, hunter, look.seat, form)
        if needed != IMPOSSIBLE and look.pool[hunter] > 0:
            both: i64 = holds(look, rival, hunter, 1) * holds(look, rival, c.STAKE, needed) // SURE
            safe = safe * (SURE - both) // SURE
    return SURE - safe


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


def left_in_village(look: Look, card: i64) -> i64:
    """VC-233, VC-242: how many of a defence or event may be turned next."""
    position = look.position
    words = position.words
    if (
        is_marked(card)
        and words[at.SHUFFLED] == 0
        and words[at.TURNED] < upper_half(position.printed)
    ):
        return 0
    return position.printed.village[card] - words[at.VILLAGE_DISCARDED + card]


def turns_back(look: Look, defence: i64, form: i64) -> bool:
    """VC-73, VC-78: whether the defence stops this seat in this form."""
    position = look.position
    if form != c.FORM_HUNCHBACK:
        if defence == c.GARLIC and position.has_ability(look.seat, c.GARLICTOOTH):
            return False
        if defence == c.WINDOWS and position.has_ability(look.seat, c.MISTSTONE):
            return False
    return position.printed.repulses[(defence - c.GARLIC) * c.FORMS + form] == 1


def visiting(look: Look, form: i64) -> i64:
    """What a visit to the village brings on the average, the cards not counted."""
    position = look.position
    cards: i64 = 0
    total: i64 = 0
    for victim in range(i64(c.VICTIMS)):
        if position.words[at.PLACE + victim] == at.IN_VILLAGE:
            cards += 1
            total += look.catching(victim)
    for defence in range(c.GARLIC, i64(c.CHURCH + 1)):
        if turns_back(look, defence, form):
            cards += left_in_village(look, defence)
    event: i64 = c.SUNRISE
    while event < len(position.printed.village):
        left: i64 = left_in_village(look, event)
        if left > 0:
            cards += left
            total += left * bringing(look, event)
        event += 1
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
    total: i64 = 0 - look.income(look.seat)
    total *= 100
    seat: i64 = 0
    while seat < look.position.seats:
        if seat != look.seat:
            total += look.harm(seat, 100 * look.income(seat))
        seat += 1
    return total * look.counts(idea.TEMPO) // look.pace


def freed(look: Look) -> i64:
    """VC-96: everybody loses the captives."""
    total: i64 = -look.captives_worth(look.seat)
    seat: i64 = 0
    while seat < look.position.seats:
        if seat != look.seat:
            total += look.harm(seat, look.captives_worth(seat))
        seat += 1
    return total
