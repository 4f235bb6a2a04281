"""Kinds of moves of Vampir, and objections that many of its questions share.

What lies on the table comes first; of the hidden cards only the seat's own are looked at.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import is_public
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Question, Reason

NO_VERB: Final = -1

# --- who is asked a question ---
ANYBODY: Final = 0
HUNTERS: Final = 1  # and servants
THE_VAMPIRE: Final = 2
SET_UP: Final = 3  # the vampire before the first slot

# --- where the cards lie that a question asks for ---
NO_CARDS: Final = 0
IN_HAND: Final = 1
LYING_OPEN: Final = 2
ON_SHEET: Final = 3


class SlotQuestion(Question[State]):
    """A question of Vampir, with what else is said of it."""

    def __init__(
        self,
        name: str,
        clauses: Sequence[str],
        deed: str = "",
        asks: i64 = HUNTERS,
        verb: i64 = NO_VERB,
        cards: i64 = NO_CARDS,
    ) -> None:
        super().__init__(f"decision-{name}", clauses)
        self.name = name
        #: What is done with the card, figure, door or square that is asked for.
        self.deed = deed
        self.asks = asks
        #: The verb that opened the line in whose middle it is asked.
        self.verb = verb
        self.cards = cards

    def picked(self, state: State) -> list[int]:
        """The moves of the line that were made after its verb."""
        return []

    def publicly_forced(self, state: State) -> bool:
        """Whether public facts leave one answer; never a look at cards that are hidden."""
        return False

    def not_now(self, state: State) -> str:
        """GR-178, ED-22: the clause by which it cannot be asked now; empty if it can."""
        figure: i64 = state.actor()
        if state.words[at.STATUS + figure] == at.CORPSE:
            return "GR-178"
        return "ED-22" if state.words[at.SHACKLED + figure] > 0 else ""


def has_open_sheet(state: State, figure: i64) -> bool:
    """Everybody knows all that this figure carries."""
    for card in range(i64(c.CARDS)):
        if state.holds(figure, card) and not is_public(state.words, card):
            return False
    return True


# --- kinds of moves ------------------------------------------------------------------------------


def is_square(move: i64) -> bool:
    """Tell whether the move names a square."""
    return move < c.M_DOOR


def is_door(move: i64) -> bool:
    """Tell whether the move names a door or the wall chip."""
    return c.M_DOOR <= move <= c.M_WALL or move >= c.MOVES


def is_card(move: i64) -> bool:
    """Tell whether the move names a card."""
    return c.M_CARD <= move < c.M_FIELD


def is_field(move: i64) -> bool:
    """Tell whether the move names a card field."""
    return c.M_FIELD <= move < c.M_FIGURE


def is_figure(move: i64) -> bool:
    """Tell whether the move names a figure."""
    return c.M_FIGURE <= move < c.M_LOCK


def is_lock(move: i64) -> bool:
    """Tell whether the move names a lock colour."""
    return c.M_LOCK <= move < c.THROW


def is_wear(move: i64) -> bool:
    """Tell whether the move takes a piece of the wardrobe."""
    return c.WEAR <= move < c.SERVANT_MINE


def is_action(move: i64) -> bool:
    """GR-81: the actions of hunters and servants."""
    return move == c.FIGHT or (c.REVEAL <= move <= c.LIGHT and move != c.LEAVE)


#: Candidates of questions about a figure.
FIGURES: Final[list[int]] = [c.M_FIGURE + figure for figure in range(c.FIGURES)]

# --- what is not there ---------------------------------------------------------------------------

NO_SUCH_MOVE: Final = Reason("refusal-no-such-move", "GR-237", "given=move")
NO_SUCH_DOOR: Final = Reason("refusal-no-such-door", "GR-5", "given=door_number")
NOT_IN_BOX: Final = Reason("refusal-not-in-box", "GR-14", "card")
GONE: Final = Reason("refusal-gone", "GR-190", "target=figure_named")


def not_in_villa(state: State, move: i64) -> Reason | None:
    """Section 23: there is no such move, or this edition lacks the door or card it names."""
    doors: i64 = state.villa.doors
    if move < 0 or move >= c.MOVES + max(0, doors - c.NUMBERED_DOORS):
        return NO_SUCH_MOVE
    if c.M_DOOR + doors <= move < c.M_WALL:
        return NO_SUCH_DOOR
    if is_card(move) and state.printed.deck[move - c.M_CARD] == c.NO_DECK:
        return NOT_IN_BOX
    return None


def not_carried(clause: str) -> Reason:
    """The card is not on the figure's sheet; where else it is stays open."""
    return Reason("refusal-not-carried", clause, "figure=actor", "card")


def no_corpses(clause: str) -> Reason:
    """GR-235: a corpse can be neither hit nor helped."""
    return Reason("refusal-corpse", clause, "target=figure_named")


def not_a_figure(state: State, figure: i64, corpse: Reason) -> Reason | None:
    """GR-190, GR-235: who is gone or a corpse is not a figure."""
    status: i64 = state.words[at.STATUS + figure]
    if status == at.GONE:
        return GONE
    return corpse if status == at.CORPSE else None


# --- moves that answer something else ------------------------------------------------------------

ONLY_VAMPIRE_FLIES: Final = Reason("refusal-only-vampire-flies", "GR-147")
ONLY_VAMPIRE_BITES: Final = Reason("refusal-only-vampire-bites", "GR-154")
ONLY_VAMPIRE_WEARS: Final = Reason("refusal-only-vampire-wears", "GR-142")
VAMPIRE_WITHOUT_CARDS: Final = Reason("refusal-vampire-without-cards", "GR-141")
VAMPIRE_ONLY_BITES: Final = Reason("refusal-vampire-only-bites", "GR-154")
VAMPIRE_CLOSES_NOTHING: Final = Reason("refusal-vampire-closes-nothing", "GR-76")
ONLY_HUNTERS_STAKE: Final = Reason("refusal-only-hunters-stake", "GR-168")
SERVANT_WITHOUT_POWERS: Final = Reason("refusal-servant-without-powers", "GR-182")

LOCKS_AT_SET_UP: Final = Reason("refusal-locks-at-set-up", "GR-26")
NOBODY_RISES: Final = Reason("refusal-nobody-rises", "GR-37")
NOTHING_REVEALED: Final = Reason("refusal-nothing-revealed", "GR-87")
VERB_FIRST: Final = Reason("refusal-verb-first", "GR-237", "question")
#: GR-237: a sequence once begun is completed.
MUST_CHOOSE: Final = Reason("refusal-must-choose", "GR-237", "question")


def not_for_hunters(move: i64) -> Reason | None:
    """GR-142, GR-147, GR-154: what only the vampire does."""
    if move == c.BAT:
        return ONLY_VAMPIRE_FLIES
    if move == c.BITE:
        return ONLY_VAMPIRE_BITES
    return ONLY_VAMPIRE_WEARS if is_wear(move) else None


def not_for_vampire(move: i64) -> Reason | None:
    """GR-76, GR-141, GR-154, GR-168: what only hunters and servants do."""
    if move in (c.FIGHT, c.DAGGER):
        return VAMPIRE_ONLY_BITES
    if move == c.CLOSE:
        return VAMPIRE_CLOSES_NOTHING
    if move == c.STAKE_HIM:
        return ONLY_HUNTERS_STAKE
    return VAMPIRE_WITHOUT_CARDS if c.REVEAL <= move <= c.LIGHT else None


def misplaced(move: i64) -> Reason:
    """The move belongs to another moment of the game."""
    if is_lock(move):
        return LOCKS_AT_SET_UP
    if move in (c.SERVANT_MINE, c.SERVANT_OWNER):
        return NOBODY_RISES
    return NOTHING_REVEALED if move == c.LEAVE else VERB_FIRST


# --- who is asked --------------------------------------------------------------------------------

GAME_OVER: Final[list[Reason]] = [
    Reason("refusal-game-over", clause) for clause in ("", "GR-220", "GR-221", "GR-222", "GR-224")
]
NO_SUCH_SEAT: Final = Reason("refusal-no-such-seat", "GR-34", "given=seat")
VAMPIRE_SETS_UP: Final = Reason("refusal-vampire-sets-up", "GR-23", "player=asked")
VAMPIRE_DECIDES: Final = Reason("refusal-vampire-decides", "GR-37", "player=asked")
WITHOUT_FIGURE: Final = Reason("refusal-without-figure", "GR-39", "player=asked")
NOT_YOUR_SLOT: Final = Reason("refusal-not-your-slot", "GR-7", "player=asked", "figure=actor")


def not_asked(state: State, seat: i64) -> Reason:
    """The game is over, there is no such seat, or somebody else has the word."""
    if state.is_over():
        return GAME_OVER[state.words[at.CAUSE]]
    if seat < 0 or seat >= state.seats:
        return NO_SUCH_SEAT
    if state.is_setting_up():
        return VAMPIRE_SETS_UP
    if state.words[at.DECISION] == at.RISING:
        return VAMPIRE_DECIDES
    for figure in range(i64(c.FIGURES)):
        plays: bool = state.words[at.PLAYER + figure] == seat
        if plays and state.words[at.STATUS + figure] != at.GONE:
            return NOT_YOUR_SLOT
    return WITHOUT_FIGURE  # GR-39: some seats are left without any character
