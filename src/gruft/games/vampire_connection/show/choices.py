"""The question a seat of The Vampire Connection is asked: every answer, labelled and foreseen.

A label names a move in words; `then` says what can be foreseen from public facts alone (points,
drops, how many village cards would turn a form back). No choice tells anything hidden.
"""

from gruft.games.vampire_connection.notation.moves import write_move
from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    key,
    type_key,
    village_word,
)
from gruft.games.vampire_connection.rules.hunters import LYING, stakes_needed
from gruft.games.vampire_connection.rules.journeys import form_of, goal_of, goal_seat_of
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.show.facts import GOALS, form_key, offer_contents
from gruft.games.vampire_connection.show.forecasts import foreseen
from gruft.games.vampire_connection.show.zones import village_face
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
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
    words, decision = position.words, int(position.words[at.DECISION])
    if decision == at.OFFER_ANSWER:
        args = {"player": seat_of(words[at.ACTIVE])} | offer_contents(position, at.GIVE)
        return Telling("decision-offer-from", args)
    if decision == at.COUNTER_ANSWER:
        args = {"player": seat_of(words[at.PARTNER])} | offer_contents(position, at.COUNTER_GIVE)
        return Telling("decision-counter-from", args)
    if decision == at.BUYING:
        return Telling("decision-buy-with", {"net": int(words[at.NET])})
    if decision == at.CONSUME and not _has_prey(position):
        return Telling("decision-drink", {})
    return Telling(position.decision(seat), {})


def _has_prey(position: VampireConnection) -> bool:
    """VC-164: only a fresh victim can be consumed; without one it is just the drinking."""
    return any(position.is_fresh(victim) for victim in range(c.VICTIMS))


def is_publicly_forced(position: VampireConnection, seat: int) -> bool:
    """VC-247: public facts alone leave one answer; never so in a window or before an offer."""
    decision = int(position.words[at.DECISION])
    if decision in (at.ROB, at.GIVING, at.CONSUME, at.BUYING):
        return True
    if decision == at.CONNECTION:
        others = [one for one in range(position.seats) if one != seat]
        return position.hand_size(seat) == 0 or not any(map(position.hand_size, others))
    return decision == at.PLAYING and position.hand_size(seat) == 0


def _choice(position: VampireConnection, seat: int, move: int, zones: Zones) -> Choice:
    return Choice(
        write_move(position, move),
        _label(position, seat, move),
        tuple(_spots(position, seat, move, zones)),
        tuple(foreseen(position, seat, move)),
    )


# --- labels --------------------------------------------------------------------------------------

_FIXED = {
    c.PASS: "move-pass",
    c.END_CONNECTION: "move-end-connection",
    c.END_PLAY: "move-end-play",
    c.CONFIRM: "move-done",
    c.ACCEPT: "move-accept",
    c.REJECT: "move-reject",
    c.COUNTER: "move-counter",
    c.LEAVE_TOMB: "move-leave-tomb",
    c.REVIVE: "move-revive",
    c.PLAY_OPPORTUNITY: "move-opportunity",
    c.PLAY_ESCAPE: "move-escape",
    c.PLAY_PARTY: "move-party",
}
_TYPE_LABELS = {
    at.OFFER_GIVE: "move-give",
    at.COUNTERING_GIVE: "move-give",
    at.DISCARD: "move-discard",
}
_VICTIM_LABELS = {
    at.COVERING: "move-cover",
    at.ROB: "move-rob",
    at.GIVING: "move-give-captive",
    at.CONSUME: "move-consume",
}

_TARGET_LABELS = {
    c.PLAY_OPPORTUNITY: "move-drain",
    c.PLAY_ESCAPE: "move-free",
    c.PLAY_PARTY: "move-sacrifice",
}


def _label(position: VampireConnection, seat: int, move: int) -> Telling:
    decision = int(position.words[at.DECISION])
    if move == c.PASS and decision == at.CONSUME:
        return Telling("move-consume-nobody" if _has_prey(position) else "move-drink", {})
    if move in _FIXED:
        return Telling(_FIXED[move], {})
    if c.is_journey(move):
        return _journey_label(move)
    if move < c.TYPE:
        return Telling("move-offer", {"player": seat_of(move - c.OFFER_TO)})
    if move < c.MOVE_MIST:
        card = word(type_key(move - c.TYPE))
        return Telling(_TYPE_LABELS.get(decision, "move-want"), {"card": card})
    if move < c.PLAY_OPPORTUNITY:
        return _staking_label(position, move)
    if move < c.VICTIM:
        kind, castle = divmod(move - c.PROTECT, c.MOST_SEATS)
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
    hunter, target = divmod(move - c.STAKE_WITH, c.MOST_SEATS)
    return c.BEATQUICK + hunter, target


def _stakes(position: VampireConnection, hunter: int, target: int) -> int:
    """VC-140: on its way a vampire counts in its form, else as lying in its tomb."""
    moving = position.words[at.DECISION] == at.MOVE_WINDOW
    form = position.words[at.FORM] if moving else LYING
    return int(stakes_needed(position, hunter, target, form))


def _late_label(position: VampireConnection, seat: int, move: int) -> Telling:
    """Victims, responses, the order of events, and purchases."""
    if move >= c.BUY:
        return Telling("move-buy", {"count": move - c.BUY})
    if move >= c.FIRST:
        event = position.words[at.SECOND_EVENT if move > c.FIRST else at.FIRST_EVENT]
        return Telling("move-first", {"card": village_word(position.printed, int(event))})
    if move >= c.RESPOND:
        return Telling("move-respond", {"card": word(key(PROTECTION_NAMES[move - c.RESPOND]))})
    victim = move - c.VICTIM
    args: dict[str, object] = {"victim": village_word(position.printed, victim)}
    decision = int(position.words[at.DECISION])
    if decision == at.TARGET:
        played = _TARGET_LABELS[int(position.words[at.CARD])]
        return Telling(played, args | {"lord": seat_of(position.lord_of(victim))})
    if decision == at.GIVING:
        args["player"] = seat_of(position.left_of(seat))
    return Telling(_VICTIM_LABELS[decision], args)


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(position: VampireConnection, seat: int, move: int, zones: Zones) -> list[Spot]:
    if c.VICTIM <= move < c.RESPOND:
        return _places_of(zones, village_face(move - c.VICTIM))
    return [
        *_hand_places(zones, seat, _faces(position, seat, move)),
        *_vampire_of(position, move, zones),
    ]


def _faces(position: VampireConnection, seat: int, move: int) -> list[str]:
    """The own hand cards that a move is made with."""
    return [TYPE_NAMES[card] for card in _cards_of(position, seat, move)]


def _cards_of(position: VampireConnection, seat: int, move: int) -> list[int]:
    if c.is_journey(move):
        return _travel_cards(position, seat, move)
    if move == c.REVIVE:
        return [c.HUNCHBACK]
    if c.TYPE <= move < c.MOVE_MIST:
        wanted = _label(position, seat, move).key == "move-want"
        return [] if wanted else [move - c.TYPE]
    if c.STAKE_WITH <= move < c.PLAY_OPPORTUNITY:
        hunter, target = _staking(move)
        return [hunter, *([c.STAKE] * _stakes(position, hunter, target))]
    if c.PLAY_OPPORTUNITY <= move <= c.PLAY_PARTY:
        return [(c.GOOD_OPPORTUNITY, c.ESCAPE, c.PARTY)[move - c.PLAY_OPPORTUNITY]]
    if c.PROTECT <= move < c.VICTIM:
        return [c.CRUCIFIX + (move - c.PROTECT) // c.MOST_SEATS]
    if c.RESPOND <= move < c.FIRST:
        return [c.CRUCIFIX + move - c.RESPOND]
    return []


def _travel_cards(position: VampireConnection, seat: int, move: int) -> list[int]:
    """VC-60, VC-80, VC-220, VC-221: what is laid for a journey."""
    as_wolf = c.MOVE_BAT_AS_WOLF <= move < c.MOVE_CARRIAGE
    laid = [c.BAT if as_wolf else int(form_of(move))]
    if laid == [c.CARRIAGE] and not position.has_ability(seat, c.FICKLECRASH):
        laid.append(c.HUNCHBACK)
    return [*laid, *([c.DOUBLE_SUCCESS] if goal_of(move) == c.TO_VILLAGE_TWICE else [])]


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
    if c.OFFER_TO <= move < c.TYPE:
        seat = move - c.OFFER_TO
    elif c.STAKE_WITH <= move < c.PLAY_OPPORTUNITY:
        seat = _staking(move)[1]
    if seat < 0:
        return []
    return _places_of(zones, VAMPIRE_NAMES[position.words[at.VAMPIRE + seat]])
