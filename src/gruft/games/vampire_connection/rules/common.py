"""What many questions of The Vampire Connection share: who is asked, and objections in common.

What everybody can see comes first (places, captives, decks, drops); of the hands only the seat's
own is looked at, so an objection is the same in every world of the seat.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.notation.names import type_key
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.position import Window
from gruft.kernel.question import Question, Reason

#: The clause that says what each vampire card is for, by type.
CLAUSES_OF_CARDS: Final = (
    *(194, 195, 196, 197, 198, 199, 199, 199, 199, 200, 201, 202, 208, 211, 212, 213, 214),
)

NO_SUCH_MOVE: Final = Reason("refusal-no-such-move", "VC-247", "given=move")
OTHER_QUESTION: Final = Reason("refusal-other-question", "VC-247", "question")
#: VC-1: fewer seats are taken than the moves can name.
NO_SUCH_SEAT: Final = Reason("refusal-no-such-seat", "VC-1", "given=seat")
NO_SUCH_SEAT_NAMED: Final = Reason("refusal-no-such-seat", "VC-1", "given=seat_named")
NOT_YOUR_TURN: Final = Reason("refusal-not-your-turn", "VC-22", "player=asked")
PARTNER_ANSWERS: Final = Reason("refusal-others-answer-first", "VC-40", "player=asked")
PLAY_IS_OVER: Final = Reason("refusal-play-is-over", "VC-23")
TAKEN_BACK: Final = Reason("refusal-cannot-be-taken-back", "VC-246")

#: The phases of a turn as they are announced (VC-23).
TURN_BEGINS: Final = "notice-turn-begins"
TRADING: Final = "notice-connection"
PLAY: Final = "notice-play"
BALL: Final = "notice-ball"
END: Final = "notice-end"


def must_choose(clause: str) -> Reason:
    """The rules leave no way out of this choice."""
    return Reason("refusal-must-choose", clause)


def lacks(card: int, clause: str) -> Reason:
    """The seat's own hand lacks the card."""
    return Reason("refusal-not-held", clause, f"card={type_key(card)}")


NOT_HELD: Final[list[Reason]] = [
    lacks(card, f"VC-{CLAUSES_OF_CARDS[card]}") for card in range(c.TYPES)
]


class Decision(Question[State]):
    """A question of The Vampire Connection. Most are put to AP, and answered in one move.

    `name` is how written positions call it, `entries` are the facts that they add; one that cannot
    be left out ends in `!`. `verb` says in notation what is done with a card or victim that is
    named.
    """

    def __init__(
        self,
        name: str,
        clauses: str,
        entries: str = "asked",
        verb: str = "name",
        phase: str = PLAY,
        under_way: bool = False,
    ) -> None:
        super().__init__(f"decision-{name}", tuple(clauses.split()))
        self.name = name
        self.verb = verb
        self.entries = [entry.rstrip("!") for entry in entries.split()]
        self.needed = [entry.rstrip("!") for entry in entries.split() if entry.endswith("!")]
        self._phase = phase
        self._under_way = under_way

    def to_act(self, state: State) -> list[int]:
        """The seats that may answer now."""
        return [state.words[at.ASKED]]

    def has_a_say(self, state: State, seat: i64) -> bool:
        """Tell whether the seat is asked now, or is still to be asked."""
        return state.words[at.ASKED] == seat

    def not_asked(self, state: State, seat: i64) -> Reason:
        """Whose word it is instead."""
        return PARTNER_ANSWERS if seat == state.words[at.ACTIVE] else NOT_YOUR_TURN

    def is_composed(self, state: State) -> bool:
        """Tell whether the answer goes on a line that is half made."""
        return False

    def window(self, state: State) -> Window | None:
        """The window in which the question is put, as everybody sees it."""
        return None

    # --- written positions -----------------------------------------------------------------------

    def usually_asked(self, state: State) -> i64:
        """The seat that is asked where a written position does not say so."""
        return state.words[at.ACTIVE]

    def flaw(self, state: State) -> str:
        """The clause by which the rules never ask this here; empty if they may."""
        return "" if state.words[at.ASKED] == state.words[at.ACTIVE] else "VC-22"

    # --- what is shown ---------------------------------------------------------------------------

    def phase(self, state: State) -> str:
        """Where the turn is."""
        return self._phase

    def asks(self, state: State) -> Telling:
        """The question in words, with what it is about."""
        return Telling(self.key, {})

    def is_plain_to_all(self, state: State, seat: i64) -> bool:
        """Tell whether public facts alone say what may be answered."""
        return False

    def is_under_way(self, state: State) -> bool:
        """Tell whether somebody is on a journey while this is asked."""
        return self._under_way

    def offer_seen(self, state: State, viewer: i64) -> i64:
        """Where the offer is written that lies on the table for the viewer; 0 for none."""
        return 0

    def seen_asked(self, state: State, viewer: i64) -> list[int]:
        """The seats that are asked, as far as the viewer sees it."""
        return self.to_act(state)

    def notices(self, state: State, viewer: i64) -> list[Telling]:
        """What the viewer is told while this is asked."""
        return []


def taken_back(move: i64) -> Reason:
    """VC-246: the card is chosen; only its victims are still asked for."""
    return TAKEN_BACK if move in (c.PASS, c.END_PLAY) or c.is_play(move) else OTHER_QUESTION


def after_play(move: i64) -> Reason:
    """VC-23: END has begun."""
    over: bool = c.is_play(move) or c.is_offer(move) or move == c.END_PLAY
    return PLAY_IS_OVER if over else OTHER_QUESTION


# --- where a victim is, and what lies on it ------------------------------------------------------


def is_protected(clause: str) -> Reason:
    """What lies on the victim keeps it from this."""
    return Reason("refusal-victim-protected", clause, "victim", "card=cover")


@final
class Elsewhere:
    """Where a victim is instead, and who is wanted: everybody can see it."""

    def __init__(self, wanted: str, clause: str) -> None:
        need = f"wanted={wanted}"
        self.not_in_game = Reason("refusal-victim-not-in-game", clause, "victim", need)
        self.in_village = Reason("refusal-victim-in-village", clause, "victim", need)
        self.fresh = Reason("refusal-victim-is-fresh", clause, "victim", need)
        self.dead = Reason("refusal-victim-is-dead", clause, "victim", need)
        self.held = Reason("refusal-victim-is-held", clause, "victim", "player=lord", need)

    def objection(self, state: State, victim: i64) -> Reason:
        """Why the victim cannot be named, who is not where the wanted ones are."""
        place: i64 = state.words[at.PLACE + victim]
        if place == at.ABSENT:
            return self.not_in_game
        if place == at.IN_VILLAGE:
            return self.in_village
        if place == at.FRESH:
            return self.fresh
        return self.dead if place >= at.DEAD else self.held


def nobody_is_fresh(state: State) -> bool:
    """Tell whether AP has caught nobody in this turn, or all became captives."""
    for victim in range(i64(c.VICTIMS)):
        if state.is_fresh(victim):
            return False
    return True


def is_clean(state: State) -> bool:
    """VC-165, VC-186: when a turn ends, what was caught is captive, and its flags are cleared."""
    flags: i64 = state.words[at.PARTY_FLAG] + state.words[at.SUNRISE_FLAG]
    return nobody_is_fresh(state) and flags == 0


def flaw_of_journey(state: State, robs: bool) -> str:
    """VC-49, VC-50, VC-100: unstaked, from the tomb only home, and by bat or carriage to rob."""
    words = state.words
    active: i64 = words[at.ACTIVE]
    if state.is_staked(active) or state.in_tomb(active) != (words[at.GOAL] == c.TO_CASTLE):
        return "VC-49"
    if words[at.GOAL] != c.TO_ROB:
        return "VC-100" if robs else ""
    foreign: bool = words[at.GOAL_SEAT] >= 0 and words[at.GOAL_SEAT] != active
    return "" if foreign and words[at.FORM] in (c.FORM_BAT, c.FORM_CARRIAGE) else "VC-100"
