"""What happened in Vampire Empire: actions, combats and deaths, told to all who may know it."""

from typing import TYPE_CHECKING

from gruft.games.vampire_empire.notation.names import character_word
from gruft.games.vampire_empire.show.telling import (
    card_words,
    counted,
    journal_of,
    show,
    tell,
    tell_own,
    tell_payment,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import CHANCE, WINDOW
from gruft.kernel.refusal import seat_of

if TYPE_CHECKING:
    from gruft.games.vampire_empire.state.state import State


# --- actions -------------------------------------------------------------------------------------


def passed(state: "State") -> None:
    """VE-79: two cards go to the moat, if there are two."""
    seat = int(state.words[at.ASKED])
    own = {"cards": card_words(state, counted(state, at.DISCARDED + c.MOAT))}
    public = {"player": seat_of(seat), "count": int(state.words[at.PAID])}
    tell_own(state, seat, "fact-passes", own, public)


def action_shown(state: "State", seat: int) -> None:
    """VE-56, VE-63: the character is named with the cards."""
    message = "fact-hides" if state.words[at.DECISION] == at.HIDE_CARD else "fact-asks"
    cards = card_words(state, counted(state, at.GROUP))
    character = character_word(int(state.words[at.NAMED]) - 1)
    show(state, message, player=seat_of(seat), character=character, cards=cards)


def hidden(state: "State", character: int, done: bool) -> None:
    """VE-58, VE-59: to the bottom of the city, or nothing happens."""
    message = "fact-hidden" if done else "fact-hide-fails"
    tell(state, message, character=character_word(character))


def question_denied(state: "State") -> None:
    """VE-196: no answer is given."""
    tell(state, "fact-denied", character=character_word(int(state.words[at.NAMED]) - 1))


def answered_human(state: "State", character: int) -> None:
    """VE-66, VE-67: the truth is told."""
    show(state, "fact-is-human", character=character_word(character))


def answered_vampire(state: "State", character: int) -> None:
    """VE-66, VE-68: the truth is told and the token turned."""
    show(state, "fact-is-vampire", character=character_word(character))


def no_attack(state: "State") -> None:
    """VE-70: H does not attack at once."""
    tell(state, "fact-no-attack", player=seat_of(c.HUMANS))


# --- combat and death ----------------------------------------------------------------------------


def group_shown(state: "State", seat: int) -> None:
    """VE-98, VE-103: attack or defence, shown together."""
    if state.words[at.FIGHTING] == c.ATTACK:
        message = "fact-attacks" if state.words[at.ROUND] == 1 else "fact-attacks-again"
    else:
        message = "fact-defends" if state.words[at.GROUP_SIZE] > 0 else "fact-defends-not"
    args: dict[str, object] = {
        "player": seat_of(seat),
        "attacker": character_word(int(state.words[at.ATTACKER]) - 1),
        "target": character_word(int(state.words[at.TARGET]) - 1),
        "cards": card_words(state, counted(state, at.GROUP)),
    }
    show(state, message, **args)
    tell_payment(state, seat)


def compared(state: "State", attack: int, defence: int) -> None:
    """VE-104, VE-110: the two sums; markers are named where some count."""
    words = state.words
    played = words[at.ATTACK_SUM] + words[at.DEFENCE_SUM]
    marked = "-markers" if attack + defence > played else ""
    message = f"fact-round-{int(words[at.ROUND])}{marked}"
    tell(state, message, attack=int(attack), defence=int(defence))


def combat_ended(state: "State", how: str) -> None:
    """VE-107, VE-110, VE-162: nobody dies."""
    tell(state, f"fact-combat-{how}", target=character_word(int(state.words[at.TARGET]) - 1))


def died(state: "State", character: int) -> None:
    """VE-207, VE-208: what it was is announced."""
    message = "fact-dies-vampire" if state.is_vampire(character) else "fact-dies-human"
    show(state, message, character=character_word(character))


def nobody_saves(state: "State") -> None:
    """VE-209: no card is played for the dead."""
    journal_of(state).horizon(WINDOW)


def saved(state: "State", character: int) -> None:
    """VE-168, VE-192: alive again, somewhere in the city."""
    journal_of(state).horizon(CHANCE)
    tell(state, "fact-saved", character=character_word(character))
