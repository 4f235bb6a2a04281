"""Chapters 3, 10 and 13: what AP may do in PLAY, and the plays that need no journey."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules import connection, hunters, journeys, victims
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
from gruft.games.vampire_connection.rules.village import return_to_village, shuffle_village
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.journal import SHOWN
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

PLAYED: Final = ("fact-plays-opportunity", "fact-plays-escape", "fact-plays-party")
PLAYS: Final[list[int]] = [c.END_PLAY, *range(c.MOVE_MIST, c.VICTIM)]


@final
class Play(Decision):
    """VC-24, VC-25, VC-158: AP travels, stakes, protects, plays a card, or ends PLAY."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return PLAYS

    def moves(self, state: State, seat: i64) -> list[int]:
        # Most plays are journeys, and most of their conditions are shared by several.
        found: list[int] = [c.END_PLAY]
        journeys.add_journeys(state, seat, found)
        others: list[int] = [c.LEAVE_TOMB, c.REVIVE] if state.in_tomb(seat) else []
        hunters.add_stakings(state, seat, others)
        if state.held(seat, c.GOOD_OPPORTUNITY) > 0:
            others.append(c.PLAY_OPPORTUNITY)
        if state.held(seat, c.ESCAPE) > 0:
            others.append(c.PLAY_ESCAPE)
        if state.held(seat, c.PARTY) > 0:
            others.append(c.PLAY_PARTY)
        victims.add_protections(state, seat, others)
        for move in others:
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
        if move < c.PROTECT:
            return _against_card(state, seat, move)
        return victims.against_protection(state, seat, move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        words[at.NEXT] = at.PLAY_GOES_ON
        if c.is_journey(move):
            journeys.announce(state, seat, move)
        elif move == c.END_PLAY:
            words[at.NEXT] = at.PLAY_ENDS
        elif move >= c.PLAY_OPPORTUNITY:
            words[at.NEXT] = at.ASK
            if move >= c.PROTECT:
                victims.lay(state, seat, move)
            else:
                _announce_targeted(state, seat, move)
        elif move == c.REVIVE:
            _revive(state, seat)
        elif move == c.LEAVE_TOMB:
            words[at.IN_TOMB + seat] = 0
            if state.journal is not None:
                facts.tell(state, "fact-leaves-tomb", player=seat)
        else:
            hunters.stake(state, seat, move, LYING)

    def is_plain_to_all(self, state: State, seat: i64) -> bool:
        return state.hand_size(seat) == 0


def _no_play(state: State, move: i64) -> Reason:
    """What AP cannot do in PLAY at all."""
    if move == c.PASS:
        return PASS_IN_PLAY
    if c.is_offer(move) or move == c.END_CONNECTION:
        spent: bool = state.words[at.OFFERS] == connection.MOST_OFFERS
        return connection.THREE_OFFERS if spent else CONNECTION_OVER
    return NO_DISCARDING if c.is_type(move) else OTHER_QUESTION


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
        facts.tell(state, "fact-revives", SHOWN, player=seat, marker=marker)


# --- Good Opportunity, Escape, Party -------------------------------------------------------------


def _against_card(state: State, seat: i64, play: i64) -> Reason | None:
    """VC-202, VC-208, VC-214: who is staked only lets escape; somebody must be there to name."""
    escape: bool = play == c.PLAY_ESCAPE
    party: bool = play == c.PLAY_PARTY
    if state.is_staked(seat) and not escape:
        return STAKED_FEASTS if party else STAKED_SEIZES
    if party and state.words[at.PARTY_FLAG] == 1:
        return SECOND_PARTY
    found: bool = False
    for victim in range(i64(c.VICTIMS)):
        if against_target(state, seat, play, victim) is None:
            found = True
            break
    if not found:
        if party:
            return NOBODY_TO_SACRIFICE if state.captives(seat) == 0 else ALL_PROTECTED
        return NO_CAPTIVE if escape else NO_OPPORTUNITY
    card: i64 = card_of(play)
    return NOT_HELD[card] if state.held(seat, card) == 0 else None


def card_of(play: i64) -> i64:
    """The card with which Good Opportunity, Escape or Party is played."""
    return c.PARTY if play == c.PLAY_PARTY else c.GOOD_OPPORTUNITY + play - c.PLAY_OPPORTUNITY


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
        state.discard(seat, card_of(move))
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
        """VC-207, VC-209, VC-210, VC-215: seized, sent home into the shuffled deck, or dead."""
        words = state.words
        victim: i64 = move - c.VICTIM
        card: i64 = words[at.CARD]
        lord: i64 = state.lord_of(victim)
        words[at.NAMED] = victim
        if state.journal is not None:
            message = PLAYED[card - c.PLAY_OPPORTUNITY]
            facts.tell(state, message, SHOWN, player=seat, victim=victim, lord=lord)
        if card == c.PLAY_OPPORTUNITY and lord != seat:
            victims.ask_the_lord(state, lord)
            return
        if card == c.PLAY_ESCAPE:
            state.uncover(victim)
            return_to_village(state, victim)
            shuffle_village(state)
        elif card == c.PLAY_PARTY:
            words[at.PLACE + victim] = at.DEAD + seat
        else:
            victims.seize_opportunity(state)
        words[at.NEXT] = at.PLAY_GOES_ON

    def is_composed(self, state: State) -> bool:
        return True

    def flaw(self, state: State) -> str:
        return super().flaw(state) or victims.flaw_of_card(state)
