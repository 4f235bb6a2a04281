"""Chapters 3, 10 and 13: what AP may do in PLAY, and the plays that need no journey."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules import connection, hunters, journeys, protections
from gruft.games.vampire_connection.rules.common import (
    NOT_HELD,
    OTHER_QUESTION,
    Decision,
    Elsewhere,
    is_protected,
    lacks,
    taken_back,
)
from gruft.games.vampire_connection.rules.hunters import LYING
from gruft.games.vampire_connection.rules.responses import ask_the_lord
from gruft.games.vampire_connection.rules.victims import let_escape, seize_opportunity
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.question import Reason

PASS_IN_PLAY: Final = Reason("refusal-pass-in-play", "VC-24")
CONNECTION_OVER: Final = Reason("refusal-connection-over", "VC-30")
NO_DISCARDING: Final = Reason("refusal-no-discarding", "VC-27")

ONLY_SHORTWAY: Final = Reason("refusal-only-shortway", "VC-222")
MUST_BE_REVIVED: Final = Reason("refusal-must-be-revived", "VC-223")
LEFT_ALREADY: Final = Reason("refusal-already-in-castle", "VC-222")
NOT_STAKED: Final = Reason("refusal-not-staked", "VC-159")
STAKED_THIS_TURN: Final = Reason("refusal-staked-this-turn", "VC-160")
NO_HUNCHBACK: Final = lacks(c.HUNCHBACK, "VC-159")

STAKED_SEIZES: Final = Reason("refusal-not-while-staked", "VC-202", "card")
NO_OPPORTUNITY: Final = Reason("refusal-no-unprotected-captive", "VC-203")
NO_CAPTIVE: Final = Reason("refusal-no-captive-anywhere", "VC-208")
STAKED_FEASTS: Final = Reason("refusal-not-while-staked", "VC-214", "card")
SECOND_PARTY: Final = Reason("refusal-second-party", "VC-214")
NOBODY_TO_SACRIFICE: Final = Reason("refusal-nobody-to-sacrifice", "VC-215")
ALL_PROTECTED: Final = Reason("refusal-all-under-protection", "VC-117")

NOT_SEIZED: Final = Elsewhere("wanted-captive", "VC-203")
NOT_FREED: Final = Elsewhere("wanted-captive", "VC-208")
NOT_SACRIFICED: Final = Elsewhere("wanted-own-captive", "VC-215")
SHIELDED: Final = is_protected("VC-115")
KEPT_FROM_PARTY: Final = is_protected("VC-117")


PLAYS: Final[list[int]] = [c.END_PLAY, *range(c.MOVE_MIST, c.VICTIM)]


def go_on(state: State) -> None:
    """VC-24: AP plays on."""
    state.words[at.DECISION] = at.PLAYING
    state.words[at.ASKED] = state.words[at.ACTIVE]
    state.words[at.NEXT] = at.ASK


@final
class Play(Decision):
    """VC-24, VC-25, VC-158: AP travels, stakes, protects, plays a card, or ends PLAY."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return PLAYS

    def moves(self, state: State, seat: i64) -> list[int]:
        # Most plays are journeys, and most of their conditions are shared by several.
        found: list[int] = [c.END_PLAY]
        journeys.add_journeys(state, seat, found)
        for move in _other_plays(state, seat):
            if self.objection(state, seat, move) is None:
                found.append(move)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.END_PLAY:
            return None
        if not c.is_play(move):
            return _no_play(state, move)
        if c.is_journey(move):
            return journeys.against_journey(state, seat, move)
        if move == c.LEAVE_TOMB:
            return _against_leaving(state, seat)
        if move == c.REVIVE:
            return _against_reviving(state, seat)
        if c.is_staking(move):
            return hunters.against_staking(state, seat, move, LYING)
        if move == c.PLAY_OPPORTUNITY:
            return _against_opportunity(state, seat)
        if move == c.PLAY_ESCAPE:
            return _against_escape(state, seat)
        if move == c.PLAY_PARTY:
            return _against_party(state, seat)
        return protections.against_protection(state, seat, move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        if c.is_journey(move):
            journeys.announce(state, seat, move)
        elif move >= c.PROTECT:
            protections.lay(state, seat, move)
        elif move >= c.PLAY_OPPORTUNITY:
            _announce_targeted(state, seat, move)
        elif move == c.END_PLAY:
            state.words[at.NEXT] = at.PLAY_ENDS
        else:
            _do_at_once(state, seat, move)
            state.words[at.NEXT] = at.PLAY_GOES_ON


def _other_plays(state: State, seat: i64) -> list[int]:
    """What the seat's place and cards bring into question, beside journeys; sorted."""
    found: list[int] = []
    if state.in_tomb(seat):
        found.append(c.LEAVE_TOMB)
        found.append(c.REVIVE)
    hunters.add_stakings(state, seat, found)
    if state.held(seat, c.GOOD_OPPORTUNITY) > 0:
        found.append(c.PLAY_OPPORTUNITY)
    if state.held(seat, c.ESCAPE) > 0:
        found.append(c.PLAY_ESCAPE)
    if state.held(seat, c.PARTY) > 0:
        found.append(c.PLAY_PARTY)
    protections.add_protections(state, seat, found)
    return found


def _no_play(state: State, move: i64) -> Reason:
    """What AP cannot do in PLAY at all."""
    if move == c.PASS:
        return PASS_IN_PLAY
    if c.is_offer(move) or move == c.END_CONNECTION:
        spent: bool = state.words[at.OFFERS] == connection.MOST_OFFERS
        return connection.THREE_OFFERS if spent else CONNECTION_OVER
    return NO_DISCARDING if c.is_type(move) else OTHER_QUESTION


def _do_at_once(state: State, seat: i64, move: i64) -> None:
    if move == c.REVIVE:
        _revive(state, seat)
    elif move == c.LEAVE_TOMB:
        state.words[at.IN_TOMB + seat] = 0
        if state.journal is not None:
            facts.left_tomb(state, seat)
    else:
        hunters.stake(state, seat, move, LYING)


# --- out of the tomb -----------------------------------------------------------------------------


def _against_leaving(state: State, seat: i64) -> Reason | None:
    """VC-222, VC-223: the Countess alone, unstaked, and from her tomb."""
    if not state.abilities:
        return journeys.ABILITIES_OFF
    if not state.has_ability(seat, c.SHORTWAY):
        return ONLY_SHORTWAY
    if state.is_staked(seat):
        return MUST_BE_REVIVED
    return None if state.in_tomb(seat) else LEFT_ALREADY


def _against_reviving(state: State, seat: i64) -> Reason | None:
    """VC-159, VC-160: a vampire that was staked when the turn began, and a hunchback for it."""
    if not state.is_staked(seat):
        return NOT_STAKED
    if not hunters.is_immune(state, seat):
        return STAKED_THIS_TURN
    return NO_HUNCHBACK if state.held(seat, c.HUNCHBACK) == 0 else None


def _revive(state: State, seat: i64) -> None:
    """VC-159: hunchback and marker are discarded; the vampire lies unstaked in its tomb."""
    state.discard(seat, c.HUNCHBACK)
    marker: i64 = state.words[at.MARKER + seat]
    state.words[at.DISCARDED + marker] += 1
    state.words[at.MARKER + seat] = 0
    if state.journal is not None:
        facts.revived(state, seat, marker)


# --- Good Opportunity, Escape, Party -------------------------------------------------------------


def _against_opportunity(state: State, seat: i64) -> Reason | None:
    if state.is_staked(seat):
        return STAKED_SEIZES
    if not _has_target(state, seat, c.PLAY_OPPORTUNITY):
        return NO_OPPORTUNITY
    return NOT_HELD[c.GOOD_OPPORTUNITY] if state.held(seat, c.GOOD_OPPORTUNITY) == 0 else None


def _against_escape(state: State, seat: i64) -> Reason | None:
    if not _has_target(state, seat, c.PLAY_ESCAPE):
        return NO_CAPTIVE
    return NOT_HELD[c.ESCAPE] if state.held(seat, c.ESCAPE) == 0 else None


def _against_party(state: State, seat: i64) -> Reason | None:
    if state.is_staked(seat):
        return STAKED_FEASTS
    if state.words[at.PARTY_FLAG] == 1:
        return SECOND_PARTY
    if not _has_target(state, seat, c.PLAY_PARTY):
        return NOBODY_TO_SACRIFICE if state.captives(seat) == 0 else ALL_PROTECTED
    return NOT_HELD[c.PARTY] if state.held(seat, c.PARTY) == 0 else None


def _has_target(state: State, seat: i64, play: i64) -> bool:
    for victim in range(i64(c.VICTIMS)):
        if against_target(state, seat, play, victim) is None:
            return True
    return False


def against_target(state: State, seat: i64, play: i64, victim: i64) -> Reason | None:
    """VC-203, VC-208, VC-215: captives; unprotected but for Escape; one's own for the Party."""
    lord: i64 = state.lord_of(victim)
    if play == c.PLAY_ESCAPE:
        return NOT_FREED.objection(state, victim) if lord < 0 else None
    covered: bool = state.words[at.COVER + victim] > 0
    if play == c.PLAY_PARTY:
        if lord != seat:
            return NOT_SACRIFICED.objection(state, victim)
        return KEPT_FROM_PARTY if covered else None
    if lord < 0:
        return NOT_SEIZED.objection(state, victim)
    return SHIELDED if covered else None


def _announce_targeted(state: State, seat: i64, move: i64) -> None:
    """The card lies on its pile at once; the party stays on the table as a reminder."""
    state.words[at.CARD] = move
    if move == c.PLAY_PARTY:
        state.lose_card(seat, c.PARTY)
        state.words[at.PARTY_FLAG] = 1
    else:
        state.discard(seat, c.GOOD_OPPORTUNITY if move == c.PLAY_OPPORTUNITY else c.ESCAPE)
    state.words[at.DECISION] = at.TARGET


@final
class Target(Decision):
    """VC-203, VC-208, VC-215: whom Good Opportunity, Escape or Party is played on."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return state.naming_those_at(at.CAPTIVE, at.DEAD - 1)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if c.is_victim(move):
            return against_target(state, seat, state.words[at.CARD], move - c.VICTIM)
        return taken_back(move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        victim: i64 = move - c.VICTIM
        card: i64 = state.words[at.CARD]
        state.words[at.NAMED] = victim
        if state.journal is not None:
            facts.target_named(state, seat, card, victim)
        if card == c.PLAY_OPPORTUNITY and state.lord_of(victim) != seat:
            ask_the_lord(state, state.lord_of(victim))
            return
        if card == c.PLAY_ESCAPE:
            let_escape(state, victim)
        elif card == c.PLAY_PARTY:
            state.words[at.PLACE + victim] = at.DEAD + seat  # VC-215
        else:
            seize_opportunity(state)  # VC-207
        state.words[at.NEXT] = at.PLAY_GOES_ON

    def is_composed(self, state: State) -> bool:
        return True
