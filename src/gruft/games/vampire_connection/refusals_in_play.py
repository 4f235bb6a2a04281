"""Why AP may not do something in PLAY, and why a hunter may not be played, there or in a window.

Reasons that everybody can see come first: places, captives, decks, drops. Then comes what the seat
itself lacks in its hand.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_connection.cards import (
    BAT,
    BEATQUICK,
    CRUCIFIX,
    DOUBLE_SUCCESS,
    END_CONNECTION,
    ESCAPE,
    FICKLECRASH,
    FORM_BAT,
    FORM_CARRIAGE,
    FORM_HUNCHBACK,
    GOOD_OPPORTUNITY,
    HUNCHBACK,
    LAID_BOOK,
    LEAVE_TOMB,
    MOST_SEATS,
    MOVE_BAT_AS_WOLF,
    MOVE_CARRIAGE,
    PARTY,
    PASS,
    PLAY_ESCAPE,
    PLAY_OPPORTUNITY,
    PLAY_PARTY,
    PROTECT,
    REVIVE,
    SHORTWAY,
    STAKE,
    STAKE_WITH,
    TO_CASTLE,
    TO_ROB,
    TO_TOMB,
    TYPE,
    TYPES,
    VICTIMS,
)
from gruft.games.vampire_connection.layout import FORM, OFFERS, PARTY_FLAG, VILLAGE_DECK_SIZE
from gruft.games.vampire_connection.reasons import (
    card_word,
    is_play,
    no_such_seat,
    not_held,
    other_question,
)
from gruft.games.vampire_connection.refusals_of_offers import is_offer
from gruft.games.vampire_connection.refusals_of_victims import lies_at
from gruft.games.vampire_connection.rules.connection import MOST_OFFERS
from gruft.games.vampire_connection.rules.hunters import (
    IMPOSSIBLE,
    LYING,
    is_immune,
    stakes_needed,
)
from gruft.games.vampire_connection.rules.journeys import (
    form_of,
    goal_of,
    goal_seat_of,
    is_journey,
)
from gruft.games.vampire_connection.rules.play import can_be_robbed, is_target
from gruft.games.vampire_connection.rules.protections import can_be_covered, has_priest
from gruft.kernel.refusal import Refused, seat_of

if TYPE_CHECKING:
    from gruft.games.vampire_connection.state import State


def playing(position: "State", seat: int, move: int) -> Refused:
    """VC-24, VC-25: what AP cannot play now, or cannot do in PLAY at all."""
    if is_journey(move):
        return _travelling(position, seat, move)
    if is_play(move):
        return _playing_a_card(position, seat, move)
    if move == PASS:
        return Refused("refusal-pass-in-play", "VC-24")
    if is_offer(move) or move == END_CONNECTION:
        if position.words[OFFERS] == MOST_OFFERS:
            return Refused("refusal-three-offers", "VC-42")
        return Refused("refusal-connection-over", "VC-30")
    if TYPE <= move < TYPE + TYPES:
        return Refused("refusal-no-discarding", "VC-27")
    return other_question(position, seat)


def _playing_a_card(position: "State", seat: int, move: int) -> Refused:
    if move == LEAVE_TOMB:
        return _leaving_the_tomb(position, seat)
    if move == REVIVE:
        return _reviving(position, seat)
    if move < PLAY_OPPORTUNITY:
        return staking(position, seat, move, LYING)
    if move < PROTECT:
        return _playing_on_a_victim(position, seat, move)
    return _protecting(position, seat, move)


# --- journeys (chapter 5) ------------------------------------------------------------------------


def _travelling(position: "State", seat: int, move: int) -> Refused:
    """VC-49 to VC-69, in the order in which a player would look: can I, may I, have I."""
    if position.is_staked(seat):
        return Refused("refusal-staked-vampire-travels", "VC-50")
    return (
        _no_route(position, seat, move)
        or _no_ability_for(position, seat, move)
        or _nothing_there(position, move)
        or _no_blood_for(position, seat, move)
        or _cards_lacking(position, seat, move)
    )


def _no_route(position: "State", seat: int, move: int) -> Refused | None:
    goal, lord = goal_of(move), int(goal_seat_of(move))
    if form_of(move) == FORM_HUNCHBACK:
        return None
    if lord >= position.seats:
        return no_such_seat(lord)
    if lord == seat:
        return Refused("refusal-robs-oneself", "VC-100")
    if not position.in_tomb(seat):
        return Refused("refusal-already-in-castle", "VC-49") if goal == TO_CASTLE else None
    if goal == TO_TOMB:
        return Refused("refusal-already-in-tomb", "VC-49")
    return None if goal == TO_CASTLE else Refused("refusal-only-to-the-castle", "VC-49")


def _no_ability_for(position: "State", seat: int, move: int) -> Refused | None:
    """VC-220: a bat as a wolf."""
    if not _is_bat_as_wolf(move) or position.has_ability(seat, FICKLECRASH):
        return None
    if not position.abilities:
        return _abilities_off()
    return Refused("refusal-only-ficklecrash", "VC-220")


def _is_bat_as_wolf(move: int) -> bool:
    return MOVE_BAT_AS_WOLF <= move < MOVE_CARRIAGE


def _abilities_off() -> Refused:
    return Refused("refusal-abilities-off", "VC-218")


def _nothing_there(position: "State", move: int) -> Refused | None:
    """VC-68, VC-69: an empty village deck, or a castle with nobody to steal."""
    goal = goal_of(move)
    if goal in (TO_CASTLE, TO_TOMB):
        return None
    if goal != TO_ROB:
        if position.words[VILLAGE_DECK_SIZE] > 0:
            return None
        return Refused("refusal-village-empty", "VC-68")
    lord = int(goal_seat_of(move))
    if can_be_robbed(position, lord):
        return None
    if position.captives(lord) == 0:
        return Refused("refusal-nobody-to-rob", "VC-69", player=seat_of(lord))
    return Refused("refusal-all-held-fast", "VC-69", player=seat_of(lord))


def _no_blood_for(position: "State", seat: int, move: int) -> Refused | None:
    """VC-58: a bat costs a drop."""
    if form_of(move) == FORM_BAT and position.drops(seat) == 0:
        return Refused("refusal-no-blood", "VC-58")
    return None


def _cards_lacking(position: "State", seat: int, move: int) -> Refused:
    """VC-51, VC-60: the card of the form, its driver, and Double Success."""
    form = form_of(move)
    card = BAT if _is_bat_as_wolf(move) else int(form)
    if position.held(seat, card) == 0:
        return not_held(card)
    needs_driver = form == FORM_CARRIAGE and not position.has_ability(seat, FICKLECRASH)
    if needs_driver and position.held(seat, HUNCHBACK) == 0:
        return Refused("refusal-carriage-needs-hunchback", "VC-60")
    return not_held(DOUBLE_SUCCESS)


def _leaving_the_tomb(position: "State", seat: int) -> Refused:
    """VC-222, VC-223: the Countess alone, unstaked, and from her tomb."""
    if not position.abilities:
        return _abilities_off()
    if not position.has_ability(seat, SHORTWAY):
        return Refused("refusal-only-shortway", "VC-222")
    if position.is_staked(seat):
        return Refused("refusal-must-be-revived", "VC-223")
    return Refused("refusal-already-in-castle", "VC-222")


def _reviving(position: "State", seat: int) -> Refused:
    """VC-159: a staked vampire, and a hunchback for it."""
    if not position.is_staked(seat):
        return Refused("refusal-not-staked", "VC-159")
    return not_held(HUNCHBACK, "VC-159")


# --- hunters and stakes (chapter 9) --------------------------------------------------------------


def staking_the_traveller(position: "State", seat: int, move: int) -> Refused:
    """VC-138: in a movement window the vampire on its way is the only target."""
    return staking(position, seat, move, int(position.words[FORM]))


def staking(position: "State", seat: int, move: int, form: int) -> Refused:
    """VC-126 to VC-134, VC-162, VC-163: when, whom, with whom, with how many stakes."""
    hunter = BEATQUICK + (move - STAKE_WITH) // MOST_SEATS
    target = (move - STAKE_WITH) % MOST_SEATS
    if target >= position.seats:
        return no_such_seat(target)
    if target == seat:
        return Refused("refusal-stakes-oneself", "VC-130")
    return (
        _no_hunters_yet(position)
        or _no_target(position, target, form)
        or _too_little_in_hand(position, seat, hunter, target, form)
    )


def is_staking(move: int) -> bool:
    """Tell whether the move plays a hunter."""
    return STAKE_WITH <= move < PLAY_OPPORTUNITY


def _no_hunters_yet(position: "State") -> Refused | None:
    if position.round() == 1:
        return Refused("refusal-hunters-in-first-round", "VC-126")
    if not position.hunters_enabled():
        return Refused("refusal-nobody-kidnapped", "VC-127")
    return None


def _no_target(position: "State", target: int, form: int) -> Refused | None:
    player = seat_of(target)
    if form != LYING:
        if target == position.active():
            return None
        active = seat_of(position.active())
        return Refused("refusal-only-the-traveller", "VC-138", player=active)
    if position.is_staked(target):
        return Refused("refusal-staked-already", "VC-163", player=player)
    if not position.in_tomb(target):
        return Refused("refusal-stakes-in-castle", "VC-129", player=player)
    if is_immune(position, target):
        return Refused("refusal-immune", "VC-162", player=player)
    return None


def _too_little_in_hand(
    position: "State", seat: int, hunter: int, target: int, form: int
) -> Refused:
    """VC-131, VC-132, VC-134: the hunter, and exactly as many stakes as are needed."""
    needed = int(stakes_needed(position, hunter, target, form))
    if needed == IMPOSSIBLE:
        return Refused("refusal-assistant-only-in-tomb", "VC-134")
    if position.held(seat, hunter) == 0:
        return not_held(hunter, "VC-131")
    return Refused(
        "refusal-too-few-stakes",
        "VC-134",
        hunter=card_word(hunter),
        needed=needed,
        held=int(position.held(seat, STAKE)),
    )


# --- Good Opportunity, Escape, Party (chapter 13) ------------------------------------------------


def _playing_on_a_victim(position: "State", seat: int, move: int) -> Refused:
    if move == PLAY_ESCAPE:
        return _no_captive_for_escape(position) or not_held(ESCAPE)
    if move == PLAY_PARTY:
        return _no_party(position, seat) or not_held(PARTY)
    return _no_opportunity(position, seat) or not_held(GOOD_OPPORTUNITY)


def _no_captive_for_escape(position: "State") -> Refused | None:
    if any(is_target(position, PLAY_ESCAPE, victim) for victim in range(VICTIMS)):
        return None
    return Refused("refusal-no-captive-anywhere", "VC-208")


def _no_opportunity(position: "State", seat: int) -> Refused | None:
    if position.is_staked(seat):
        return Refused("refusal-not-while-staked", "VC-202", card=card_word(GOOD_OPPORTUNITY))
    if any(is_target(position, PLAY_OPPORTUNITY, victim) for victim in range(VICTIMS)):
        return None
    return Refused("refusal-no-unprotected-captive", "VC-203")


def _no_party(position: "State", seat: int) -> Refused | None:
    if position.is_staked(seat):
        return Refused("refusal-not-while-staked", "VC-214", card=card_word(PARTY))
    if position.words[PARTY_FLAG] == 1:
        return Refused("refusal-second-party", "VC-214")
    if any(is_target(position, PLAY_PARTY, victim) for victim in range(VICTIMS)):
        return None
    if position.captives(seat) == 0:
        return Refused("refusal-nobody-to-sacrifice", "VC-215")
    return Refused("refusal-all-under-protection", "VC-117")


# --- laid protections (chapter 8) ----------------------------------------------------------------


def _protecting(position: "State", seat: int, move: int) -> Refused:
    """VC-107 to VC-112: somebody to cover, a priest where one is needed, and the card."""
    kind, castle = (move - PROTECT) // MOST_SEATS, (move - PROTECT) % MOST_SEATS
    if castle >= position.seats:
        return no_such_seat(castle)
    return _nobody_to_cover(position, castle) or (
        _no_priest(position, kind, castle) or not_held(CRUCIFIX + kind)
    )


def _nobody_to_cover(position: "State", castle: int) -> Refused | None:
    if any(can_be_covered(position, castle, victim) for victim in range(VICTIMS)):
        return None
    if any(lies_at(position, victim, castle) for victim in range(VICTIMS)):
        return Refused("refusal-all-covered", "VC-111", player=seat_of(castle))
    return Refused("refusal-nobody-at-castle", "VC-108", player=seat_of(castle))


def _no_priest(position: "State", kind: int, castle: int) -> Refused | None:
    if kind == LAID_BOOK or has_priest(position, castle, True):
        return None
    return Refused(
        "refusal-no-priest-there",
        "VC-112",
        card=card_word(CRUCIFIX + kind),
        player=seat_of(castle),
    )
