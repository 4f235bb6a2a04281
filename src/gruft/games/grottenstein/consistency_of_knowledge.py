"""Whether what seats know in a position of Vampir is true, and whether somebody can answer."""

from gruft.games.grottenstein.bits import bit, has
from gruft.games.grottenstein.cards import CARDS, CELLAR, GARLIC, HUNTERS, SHIELD, VAMPIRE
from gruft.games.grottenstein.knowledge import hunters_side, is_public
from gruft.games.grottenstein.layout import (
    BITING,
    CAP,
    DECISION,
    DENIED,
    DESTINATION,
    ENDING,
    FACE_DOWN,
    FAILED,
    GONE,
    IN_HAND,
    KNOWN_BY,
    LOCK,
    LOCKING_ARMOUR,
    NOT_GARLIC,
    NOT_SHIELD,
    OPENED,
    PLACE,
    PLAYER,
    RISING,
    SHEET,
    STATUS,
    TAKEN,
    THROWN,
    TURNED,
    VAMPIRE_ACTION,
    VAMPIRE_FIRST,
    VAMPIRE_SEAT,
)
from gruft.games.grottenstein.names import CARD_IDS, FIGURE_NAMES
from gruft.games.grottenstein.position import Grottenstein
from gruft.kernel.refusal import Refused


def check_knowledge(position: Grottenstein) -> None:
    """Section 19: what is open is known to all, hunters know their sheets, the rest is true."""
    for card in range(CARDS):
        _check_who_knows(position, card)
    for hunter in range(HUNTERS):
        _check_hidden_cards(position, hunter)
    _check_tries(position)
    _check_teams(position)


def _check_who_knows(position: Grottenstein, card: int) -> None:
    """GR-226 to GR-230: places that everybody, the hunters or the vampire can see."""
    words = position.words
    place = int(words[PLACE + card])
    known = int(words[KNOWN_BY + card])
    on_sheet = SHEET <= place < SHEET + HUNTERS
    if on_sheet and position.is_servant(place - SHEET) and not is_public(words, card):
        raise Refused("position-servant-hides", "GR-181", card=CARD_IDS[card])
    if place not in (FACE_DOWN, IN_HAND) and not on_sheet and not is_public(words, card):
        raise Refused("position-open-card-unknown", "GR-226", card=CARD_IDS[card])
    if on_sheet and hunters_side(words, position.seats) & ~known:
        raise Refused("position-hunters-forget", "GR-36", card=CARD_IDS[card])
    cellar = position.printed.deck[card] == CELLAR and place != IN_HAND
    if cellar and not known & int(bit(words[VAMPIRE_SEAT])):
        raise Refused("position-vampire-forgets", "GR-228", card=CARD_IDS[card])
    if (words[TAKEN + card] > 0) != (on_sheet and not is_public(words, card)):
        raise Refused("position-untrue-knowledge", "GR-230", card=CARD_IDS[card])


def _check_hidden_cards(position: Grottenstein, hunter: int) -> None:
    """21.1: hidden cards fit what follows from the order in which they were taken."""
    words = position.words
    hidden = [
        card for card in range(CARDS) if position.holds(hunter, card) and words[TAKEN + card] > 0
    ]
    filled = 0
    for card in sorted(hidden, key=lambda card: int(words[TAKEN + card])):
        filled += int(position.printed.places[card])
        effect, denied = position.printed.effect[card], int(words[DENIED + card])
        untrue = (effect == SHIELD and denied & NOT_SHIELD) or (
            effect == GARLIC and denied & NOT_GARLIC
        )
        if filled > words[CAP + card] or untrue:
            raise Refused("position-untrue-knowledge", "GR-96", card=CARD_IDS[card])


def _check_tries(position: Grottenstein) -> None:
    """GR-232: keys that failed do not fit, keys that opened do."""
    words = position.words
    if 0 < words[DECISION] <= LOCKING_ARMOUR:
        return
    for place in (0, 1):
        lock, found = int(words[LOCK + place]), int(words[OPENED + place])
        if has(words[FAILED + place], lock) or (found > 0 and found - 1 != lock):
            raise Refused("position-untrue-lock", "GR-232")


def _check_teams(position: Grottenstein) -> None:
    """GR-38, GR-39: nobody plays for both teams."""
    words = position.words
    if words[PLAYER + VAMPIRE] != words[VAMPIRE_SEAT] or has(words[TURNED], words[VAMPIRE_SEAT]):
        raise Refused("position-vampire-elsewhere", "GR-34")
    for figure in range(HUNTERS):
        seat = int(words[PLAYER + figure])
        name = FIGURE_NAMES[figure]
        if not 0 <= seat < position.seats:
            raise Refused("position-no-such-seat", "GR-34", figure=name, given=seat)
        if position.is_living(figure) and position.is_vampires(seat):
            raise Refused("position-both-teams", "GR-38", figure=name)
        if position.is_servant(figure) and not position.is_vampires(seat):
            raise Refused("position-servant-elsewhere", "GR-39", figure=name)


# --- the question --------------------------------------------------------------------------------


def check_question(position: Grottenstein) -> None:
    """GR-237: the question belongs to the slot, and whoever is asked can answer."""
    if position.is_over():
        return
    decision, figure = int(position.words[DECISION]), int(position.actor())
    if decision > LOCKING_ARMOUR and decision not in (DESTINATION, ENDING):
        vampires = decision in (VAMPIRE_FIRST, VAMPIRE_ACTION, BITING)
        if vampires != (figure == VAMPIRE):
            raise Refused("position-wrong-question", "GR-43", figure=FIGURE_NAMES[figure])
    acts = position.is_figure(figure) or decision == RISING
    if decision > LOCKING_ARMOUR and (not acts or position.words[STATUS + figure] == GONE):
        raise Refused("position-slot-of-nobody", "GR-190", figure=FIGURE_NAMES[figure])
    if decision == DESTINATION and position.words[THROWN] <= 0:
        raise Refused("position-no-throw", "GR-57", figure=FIGURE_NAMES[figure])
    if not position.moves(position.asked()):
        raise Refused("position-nothing-to-answer", "GR-237", seat=int(position.asked()))
