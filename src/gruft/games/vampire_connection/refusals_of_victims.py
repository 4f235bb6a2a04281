"""Why a victim cannot be named: as a target, to be covered, robbed, given away or consumed.

Where every victim is, and what lies on it, is public.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_connection.cards import (
    CONFIRM,
    END_PLAY,
    PASS,
    PLAY_ESCAPE,
    PLAY_PARTY,
    VICTIM,
    VICTIMS,
)
from gruft.games.vampire_connection.layout import (
    ABSENT,
    CARD,
    CASTLE,
    COVER,
    FRESH,
    GOAL_SEAT,
    IN_VILLAGE,
    NAMED,
    PLACE,
)
from gruft.games.vampire_connection.names import PROTECTION_NAMES, key, village_word
from gruft.games.vampire_connection.reasons import is_play, must_choose, other_question
from gruft.kernel.refusal import Refused, seat_of, word

if TYPE_CHECKING:
    from gruft.games.vampire_connection.state import State

ANY_CAPTIVE = "wanted-captive"
OWN_CAPTIVE = "wanted-own-captive"
CAPTIVE_THERE = "wanted-captive-there"
VICTIM_THERE = "wanted-victim-there"
FRESH_VICTIM = "wanted-fresh"


def _is_victim(move: int) -> bool:
    return VICTIM <= move < VICTIM + VICTIMS


# --- in PLAY -------------------------------------------------------------------------------------


def targeting(position: "State", seat: int, move: int) -> Refused:
    """VC-203, VC-208, VC-215: whom Good Opportunity, Escape and Party cannot concern."""
    if not _is_victim(move):
        return _taken_back(position, seat, move)
    victim = move - VICTIM
    card = position.words[CARD]
    if card == PLAY_PARTY:
        return _sacrificing(position, seat, victim)
    if card == PLAY_ESCAPE:
        return _elsewhere(position, victim, ANY_CAPTIVE, "VC-208")
    if position.lord_of(victim) < 0:
        return _elsewhere(position, victim, ANY_CAPTIVE, "VC-203")
    return _protected(position, victim, "VC-115")


def _sacrificing(position: "State", seat: int, victim: int) -> Refused:
    if position.lord_of(victim) != seat:
        return _elsewhere(position, victim, OWN_CAPTIVE, "VC-215")
    return _protected(position, victim, "VC-117")


def covering(position: "State", seat: int, move: int) -> Refused:
    """VC-108, VC-109, VC-111, VC-248: at this castle, under no card yet, in rising order."""
    if move == CONFIRM:
        return Refused("refusal-name-a-victim-first", "VC-109")
    if not _is_victim(move):
        return _taken_back(position, seat, move)
    victim = move - VICTIM
    if not lies_at(position, victim, int(position.words[CASTLE])):
        return _elsewhere(position, victim, VICTIM_THERE, "VC-108")
    if position.words[COVER + victim] > 0:
        name, card = _victim_and_cover(position, victim)
        return Refused("refusal-covered-already", "VC-111", victim=name, card=card)
    last = village_word(position.printed, int(position.words[NAMED]))
    name = village_word(position.printed, victim)
    return Refused("refusal-victims-in-falling-order", "VC-248", victim=name, last=last)


def lies_at(position: "State", victim: int, castle: int) -> bool:
    """VC-108: the captives of a castle and, at AP's own, the fresh victims."""
    if position.is_captive_of(victim, castle):
        return True
    return castle == position.active() and position.is_fresh(victim)


def _taken_back(position: "State", seat: int, move: int) -> Refused:
    """VC-246: the card is chosen; only its victims are still asked for."""
    if move in (PASS, END_PLAY) or is_play(move):
        return Refused("refusal-cannot-be-taken-back", "VC-246")
    return other_question(position, seat)


def robbing(position: "State", seat: int, move: int) -> Refused:
    """VC-101, VC-116: naming is compulsory; crucifix and holy water hold a captive."""
    if move == PASS:
        return must_choose("VC-101")
    if not _is_victim(move):
        return other_question(position, seat)
    victim = move - VICTIM
    if not position.is_captive_of(victim, position.words[GOAL_SEAT]):
        return _elsewhere(position, victim, CAPTIVE_THERE, "VC-101")
    return _protected(position, victim, "VC-116")


# --- at the ball and at the end of the turn ------------------------------------------------------


def giving_away(position: "State", seat: int, move: int) -> Refused:
    """VC-91, VC-93: one captive of one's own; fresh victims are no part of the ball."""
    if move == PASS:
        return must_choose("VC-91")
    if not _is_victim(move):
        return other_question(position, seat)
    victim = move - VICTIM
    clause = "VC-93" if position.is_fresh(victim) else "VC-91"
    return _elsewhere(position, victim, OWN_CAPTIVE, clause)


def consuming(position: "State", victim: int) -> Refused:
    """VC-164, VC-167: one unprotected victim of this turn, and no captive of an earlier one."""
    if position.is_fresh(victim):
        return _protected(position, victim, "VC-164")
    clause = "VC-164" if position.lord_of(victim) < 0 else "VC-167"
    return _elsewhere(position, victim, FRESH_VICTIM, clause)


# --- where the victim is, and what lies on it ----------------------------------------------------


def _protected(position: "State", victim: int, clause: str) -> Refused:
    name, card = _victim_and_cover(position, victim)
    return Refused("refusal-victim-protected", clause, victim=name, card=card)


def _victim_and_cover(position: "State", victim: int) -> tuple[object, object]:
    cover = PROTECTION_NAMES[position.cover_on(victim)]
    return village_word(position.printed, victim), word(key(cover))


def _elsewhere(position: "State", victim: int, asked: str, clause: str) -> Refused:
    """Where the victim is instead, and who is wanted."""
    name, wanted = village_word(position.printed, victim), word(asked)
    place = position.words[PLACE + victim]
    if place == ABSENT:
        return Refused("refusal-victim-not-in-game", clause, victim=name, wanted=wanted)
    if place == IN_VILLAGE:
        return Refused("refusal-victim-in-village", clause, victim=name, wanted=wanted)
    if place == FRESH:
        return Refused("refusal-victim-is-fresh", clause, victim=name, wanted=wanted)
    lord = int(position.lord_of(victim))
    if lord < 0:
        return Refused("refusal-victim-is-dead", clause, victim=name, wanted=wanted)
    player = seat_of(lord)
    return Refused("refusal-victim-is-held", clause, victim=name, player=player, wanted=wanted)
