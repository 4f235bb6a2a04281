"""The question a seat of The Vampire Connection is asked: every answer, labelled and foreseen.

A label names a move in words; `then` says what can be foreseen from public facts alone (points,
drops, how many village cards would turn a form back). No choice tells anything hidden.
"""

from gruft.games.vampire_connection import cards
from gruft.games.vampire_connection.cards import (
    BEATQUICK,
    MOST_SEATS,
    TO_VILLAGE_TWICE,
    VICTIMS,
)
from gruft.games.vampire_connection.facts import GOALS, form_key, offer_contents
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    BUYING,
    CARD,
    CONNECTION,
    CONSUME,
    COUNTER_ANSWER,
    COUNTER_GIVE,
    COUNTERING_GIVE,
    COVERING,
    DECISION,
    DISCARD,
    FIRST_EVENT,
    FORM,
    GIVE,
    GIVING,
    MOVE_WINDOW,
    NET,
    OFFER_ANSWER,
    OFFER_GIVE,
    PARTNER,
    PLAYING,
    ROB,
    SECOND_EVENT,
    TARGET,
    VAMPIRE,
)
from gruft.games.vampire_connection.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    key,
    type_key,
    village_word,
)
from gruft.games.vampire_connection.notation import write_move
from gruft.games.vampire_connection.position import VampireConnection
from gruft.games.vampire_connection.rules.hunters import LYING, stakes_needed
from gruft.games.vampire_connection.rules.journeys import (
    form_of,
    goal_of,
    goal_seat_of,
    is_journey,
)
from gruft.games.vampire_connection.scene_foreseen import foreseen
from gruft.games.vampire_connection.scene_zones import village_face
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, word
from gruft.kernel.scene import HAND, PILE, Choice, Decision, Spot, Zone

Zones = tuple[Zone, ...]


def decision_of(position: VampireConnection, seat: int, zones: Zones) -> Decision | None:
    """The question this seat is asked now, with every answer."""
    if seat not in position.to_act():
        return None
    moves = position.moves(seat)
    choices = tuple(_choice(position, seat, move, zones) for move in moves)
    forced = len(moves) == 1 and is_publicly_forced(position, seat)
    return Decision(_question(position, seat), choices, forced)


def _question(position: VampireConnection, seat: int) -> Telling:
    """The question, with what is offered or drunk where it is about that."""
    words, decision = position.words, int(position.words[DECISION])
    if decision == OFFER_ANSWER:
        args = {"player": seat_of(words[ACTIVE])} | offer_contents(position, GIVE)
        return Telling("decision-offer-from", args)
    if decision == COUNTER_ANSWER:
        args = {"player": seat_of(words[PARTNER])} | offer_contents(position, COUNTER_GIVE)
        return Telling("decision-counter-from", args)
    if decision == BUYING:
        return Telling("decision-buy-with", {"net": int(words[NET])})
    if decision == CONSUME and not _has_prey(position):
        return Telling("decision-drink", {})
    return Telling(position.decision(seat), {})


def _has_prey(position: VampireConnection) -> bool:
    """VC-164: only a fresh victim can be consumed; without one it is just the drinking."""
    return any(position.is_fresh(victim) for victim in range(VICTIMS))


def is_publicly_forced(position: VampireConnection, seat: int) -> bool:
    """VC-247: public facts alone leave one answer; never so in a window or before an offer."""
    decision = int(position.words[DECISION])
    if decision in (ROB, GIVING, CONSUME, BUYING):
        return True
    if decision == CONNECTION:
        others = [one for one in range(position.seats) if one != seat]
        return position.hand_size(seat) == 0 or not any(map(position.hand_size, others))
    return decision == PLAYING and position.hand_size(seat) == 0


def _choice(position: VampireConnection, seat: int, move: int, zones: Zones) -> Choice:
    return Choice(
        write_move(position, move),
        _label(position, seat, move),
        tuple(_spots(position, seat, move, zones)),
        tuple(foreseen(position, seat, move)),
    )


# --- labels --------------------------------------------------------------------------------------

_FIXED = {
    cards.PASS: "move-pass",
    cards.END_CONNECTION: "move-end-connection",
    cards.END_PLAY: "move-end-play",
    cards.CONFIRM: "move-done",
    cards.ACCEPT: "move-accept",
    cards.REJECT: "move-reject",
    cards.COUNTER: "move-counter",
    cards.LEAVE_TOMB: "move-leave-tomb",
    cards.REVIVE: "move-revive",
    cards.PLAY_OPPORTUNITY: "move-opportunity",
    cards.PLAY_ESCAPE: "move-escape",
    cards.PLAY_PARTY: "move-party",
}
_TYPE_LABELS = {
    OFFER_GIVE: "move-give",
    COUNTERING_GIVE: "move-give",
    DISCARD: "move-discard",
}
_VICTIM_LABELS = {
    COVERING: "move-cover",
    ROB: "move-rob",
    GIVING: "move-give-captive",
    CONSUME: "move-consume",
}

_TARGET_LABELS = {
    cards.PLAY_OPPORTUNITY: "move-drain",
    cards.PLAY_ESCAPE: "move-free",
    cards.PLAY_PARTY: "move-sacrifice",
}


def _label(position: VampireConnection, seat: int, move: int) -> Telling:
    decision = int(position.words[DECISION])
    if move == cards.PASS and decision == CONSUME:
        return Telling("move-consume-nobody" if _has_prey(position) else "move-drink", {})
    if move in _FIXED:
        return Telling(_FIXED[move], {})
    if is_journey(move):
        return _journey_label(move)
    if move < cards.TYPE:
        return Telling("move-offer", {"player": seat_of(move - cards.OFFER_TO)})
    if move < cards.MOVE_MIST:
        card = word(type_key(move - cards.TYPE))
        return Telling(_TYPE_LABELS.get(decision, "move-want"), {"card": card})
    if move < cards.PLAY_OPPORTUNITY:
        return _staking_label(position, move)
    if move < cards.VICTIM:
        kind, castle = divmod(move - cards.PROTECT, MOST_SEATS)
        card = word(key(PROTECTION_NAMES[kind]))
        if castle == seat:
            return Telling("move-lay-own", {"card": card})
        return Telling("move-lay", {"card": card, "lord": seat_of(castle)})
    return _late_label(position, seat, move)


def _journey_label(move: int) -> Telling:
    """A verb of its own for each form: drift, run, fly, drive, send."""
    form = form_key(int(form_of(move)), move).removeprefix("name-")
    lord = int(goal_seat_of(move))
    if lord >= 0:
        return Telling(f"move-rob-{form}", {"lord": seat_of(lord)})
    return Telling(f"move-go-{form}", {"goal": word(f"to-{GOALS[goal_of(move)]}")})


def _staking_label(position: VampireConnection, move: int) -> Telling:
    hunter, target = _staking(move)
    args: dict[str, object] = {
        "hunter": word(type_key(hunter)),
        "stakes": _stakes(position, hunter, target),
        "target": seat_of(target),
    }
    return Telling("move-stake", args)


def _staking(move: int) -> tuple[int, int]:
    hunter, target = divmod(move - cards.STAKE_WITH, MOST_SEATS)
    return BEATQUICK + hunter, target


def _stakes(position: VampireConnection, hunter: int, target: int) -> int:
    """VC-140: on its way a vampire counts in its form, else as lying in its tomb."""
    moving = position.words[DECISION] == MOVE_WINDOW
    form = position.words[FORM] if moving else LYING
    return int(stakes_needed(position, hunter, target, form))


def _late_label(position: VampireConnection, seat: int, move: int) -> Telling:
    """Victims, responses, the order of events, and purchases."""
    if move >= cards.BUY:
        return Telling("move-buy", {"count": move - cards.BUY})
    if move >= cards.FIRST:
        event = position.words[SECOND_EVENT if move > cards.FIRST else FIRST_EVENT]
        return Telling("move-first", {"card": village_word(position.printed, int(event))})
    if move >= cards.RESPOND:
        return Telling("move-respond", {"card": word(key(PROTECTION_NAMES[move - cards.RESPOND]))})
    victim = move - cards.VICTIM
    args: dict[str, object] = {"victim": village_word(position.printed, victim)}
    decision = int(position.words[DECISION])
    if decision == TARGET:
        played = _TARGET_LABELS[int(position.words[CARD])]
        return Telling(played, args | {"lord": seat_of(position.lord_of(victim))})
    if decision == GIVING:
        args["player"] = seat_of(position.left_of(seat))
    return Telling(_VICTIM_LABELS[decision], args)


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(position: VampireConnection, seat: int, move: int, zones: Zones) -> list[Spot]:
    if cards.VICTIM <= move < cards.RESPOND:
        return _places_of(zones, village_face(move - cards.VICTIM))
    return [
        *_hand_places(zones, seat, _faces(position, seat, move)),
        *_vampire_of(position, move, zones),
    ]


def _faces(position: VampireConnection, seat: int, move: int) -> list[str]:
    """The own hand cards that a move is made with."""
    return [TYPE_NAMES[card] for card in _cards_of(position, seat, move)]


def _cards_of(position: VampireConnection, seat: int, move: int) -> list[int]:
    if is_journey(move):
        return _travel_cards(position, seat, move)
    if move == cards.REVIVE:
        return [cards.HUNCHBACK]
    if cards.TYPE <= move < cards.MOVE_MIST:
        wanted = _label(position, seat, move).key == "move-want"
        return [] if wanted else [move - cards.TYPE]
    if cards.STAKE_WITH <= move < cards.PLAY_OPPORTUNITY:
        hunter, target = _staking(move)
        return [hunter, *([cards.STAKE] * _stakes(position, hunter, target))]
    if cards.PLAY_OPPORTUNITY <= move <= cards.PLAY_PARTY:
        return [(cards.GOOD_OPPORTUNITY, cards.ESCAPE, cards.PARTY)[move - cards.PLAY_OPPORTUNITY]]
    if cards.PROTECT <= move < cards.VICTIM:
        return [cards.CRUCIFIX + (move - cards.PROTECT) // MOST_SEATS]
    if cards.RESPOND <= move < cards.FIRST:
        return [cards.CRUCIFIX + move - cards.RESPOND]
    return []


def _travel_cards(position: VampireConnection, seat: int, move: int) -> list[int]:
    """VC-60, VC-80, VC-220, VC-221: what is laid for a journey."""
    as_wolf = cards.MOVE_BAT_AS_WOLF <= move < cards.MOVE_CARRIAGE
    laid = [cards.BAT if as_wolf else int(form_of(move))]
    if laid == [cards.CARRIAGE] and not position.has_ability(seat, cards.FICKLECRASH):
        laid.append(cards.HUNCHBACK)
    return [*laid, *([cards.DOUBLE_SUCCESS] if goal_of(move) == TO_VILLAGE_TWICE else [])]


def _hand_places(zones: Zones, seat: int, faces: list[str]) -> list[Spot]:
    """The first cards of the hand that fit."""
    hand = next(place for place, zone in enumerate(zones) if _is_hand_of(zone, seat))
    taken: list[int] = []
    for face in faces:
        for place, piece in enumerate(zones[hand].pieces):
            if piece.face == face and place not in taken:
                taken.append(place)
                break
    return [Spot(hand, place) for place in taken]


def _is_hand_of(zone: Zone, seat: int) -> bool:
    return zone.shape == HAND and zone.owner == seat


def _places_of(zones: Zones, face: str) -> list[Spot]:
    """Where a vampire or victim lies open; what is in a pile cannot be pointed at."""
    return [
        Spot(number, place)
        for number, zone in enumerate(zones)
        if zone.shape != PILE
        for place, piece in enumerate(zone.pieces)
        if piece.face == face
    ]


def _vampire_of(position: VampireConnection, move: int, zones: Zones) -> list[Spot]:
    """The vampire of the seat that an offer or a staking is meant for."""
    seat = -1
    if cards.OFFER_TO <= move < cards.TYPE:
        seat = move - cards.OFFER_TO
    elif cards.STAKE_WITH <= move < cards.PLAY_OPPORTUNITY:
        seat = _staking(move)[1]
    if seat < 0:
        return []
    return _places_of(zones, VAMPIRE_NAMES[position.words[VAMPIRE + seat]])
