"""Whether the open question of a position of Vampir can be asked there."""

from gruft.games.grottenstein.cards import CARDS, HAMMER, HUNTERS, KIT, STAKE, TRAP, VAMPIRE
from gruft.games.grottenstein.layout import (
    CORPSE,
    DECISION,
    ENDING,
    FIRST,
    KIT_USES,
    LOCKING_ARMOUR,
    OUT,
    OVER,
    PLACE,
    REVEALED,
    RISING,
    ROUND,
    SHACKLED,
    SLOT,
    STAKE_FLAG,
    STATUS,
    VAMPIRE_FIRST,
)
from gruft.games.grottenstein.names import FIGURE_NAMES
from gruft.games.grottenstein.position import DECISION_KEYS, Grottenstein
from gruft.games.grottenstein.rules.slots import can_keep_a_seat
from gruft.kernel.refusal import Refused


def check_moment(position: Grottenstein) -> None:
    """GR-37, GR-43, GR-48, GR-86: the question belongs to this moment of the slot."""
    decision, figure = int(position.words[DECISION]), int(position.actor())
    if decision == OVER:
        return
    if decision <= LOCKING_ARMOUR:
        if position.words[ROUND] != 1 or position.words[SLOT] != 0:
            raise _not_now(position, "GR-19")
        return
    _check_opening(position, decision, figure)
    if decision == REVEALED and not _has_turned_up(position, figure):
        raise _not_now(position, "GR-86")
    _check_tools(position)


def _check_opening(position: Grottenstein, decision: int, figure: int) -> None:
    """GR-38, GR-160, ED-22: how a slot can open."""
    shackled = position.words[SHACKLED + figure] > 0
    corpse = position.words[STATUS + figure] == CORPSE
    if (decision == RISING) != corpse:
        raise _not_now(position, "GR-178")
    if corpse and not can_keep_a_seat(position, figure):
        raise _not_now(position, "GR-38")
    if figure == VAMPIRE:
        resting = position.is_lying() and position.life(VAMPIRE) < position.printed.most_life
        if decision == VAMPIRE_FIRST and resting:
            raise _not_now(position, "GR-160")
    elif decision in (FIRST, ENDING) and shackled != (decision == ENDING):
        raise _not_now(position, "ED-22")


def _has_turned_up(position: Grottenstein, figure: int) -> bool:
    """GR-86: an object or power lies turned up on the field of their square."""
    if position.where(figure) < 0:
        return False
    field = int(position.field_here(figure))
    card = int(position.face_down(field)) if field >= 0 else -1
    return card >= 0 and position.printed.kind(card) != TRAP


def _check_tools(position: Grottenstein) -> None:
    """GR-169, ED-10: who is ready to stake holds both; a kit that is used up is out."""
    words = position.words
    for hunter in range(HUNTERS):
        armed = position.carries(hunter, HAMMER) and position.carries(hunter, STAKE)
        if words[STAKE_FLAG + hunter] == 1 and not (armed and position.is_living(hunter)):
            raise Refused("position-not-ready", "GR-169", figure=FIGURE_NAMES[hunter])
    kits = [card for card in range(CARDS) if position.printed.effect[card] == KIT]
    if words[KIT_USES] == 0 and any(words[PLACE + card] != OUT for card in kits):
        raise Refused("position-kit-used-up", "ED-10")


def _not_now(position: Grottenstein, clause: str) -> Refused:
    decision = DECISION_KEYS[position.words[DECISION]].removeprefix("decision-")
    figure = FIGURE_NAMES[position.actor()]
    return Refused("position-not-asked-now", clause, decision=decision, figure=figure)
