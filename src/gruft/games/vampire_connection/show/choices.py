"""The question a seat of The Vampire Connection is asked: every answer, labelled and foreseen.

A label names a move in words; `then` says what can be foreseen from public facts alone (points,
drops, how many village cards would turn a form back). No choice tells anything hidden.
"""

from gruft.games.vampire_connection.notation.moves import write_move
from gruft.games.vampire_connection.notation.names import TYPE_NAMES, VAMPIRE_NAMES, village_word
from gruft.games.vampire_connection.rules.hunters import form_of_target, stakes_needed
from gruft.games.vampire_connection.rules.journeys import form_of, goal_of, goal_seat_of
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.rules.turns import BREATH, REST, net_points
from gruft.games.vampire_connection.rules.victims import consumption_of
from gruft.games.vampire_connection.rules.village import turns_back
from gruft.games.vampire_connection.show.facts import GOALS, form_key, telling
from gruft.games.vampire_connection.show.words import card_in, seat_in
from gruft.games.vampire_connection.show.zones import village_face
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import village_deck
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import word
from gruft.kernel.scene import HAND, PILE, Choice, Decision, Spot, Zone

Zones = tuple[Zone, ...]

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
#: What is done with a card or victim, by the verb of the question.
_NAMED = {
    **{verb: f"move-{verb}" for verb in ("give", "want", "discard", "cover", "rob", "consume")},
    "gives": "move-give-captive",
}
#: What is done with the victim on whom a card is played, and what these cards are played for.
_TARGETED = {
    c.PLAY_OPPORTUNITY: ("move-drain", "then-drains"),
    c.PLAY_ESCAPE: ("move-free", "then-flees"),
    c.PLAY_PARTY: ("move-sacrifice", "then-twice"),
}

#: An offer that may be accepted asks so; one for which a card is lacking says that instead.
_ACCEPTED = {
    "decision-offer-from": "decision-offer-lacking",
    "decision-counter-from": "decision-counter-lacking",
}


def decision_of(position: VampireConnection, seat: int, zones: Zones) -> Decision | None:
    """The question this seat is asked now, with every answer."""
    if seat not in position.to_act():
        return None
    question, moves = QUESTIONS[position.words[at.DECISION]], position.moves(seat)
    choices = tuple(
        Choice(
            write_move(position, move),
            _label(position, seat, move),
            tuple(_spots(position, seat, move, zones)),
            tuple(_foreseen(position, seat, move)),
        )
        for move in moves
    )
    forced = len(moves) == 1 and question.is_plain_to_all(position, seat)
    return Decision(_asked(position, seat, question.asks(position)), choices, forced)


def _asked(position: VampireConnection, seat: int, asked: Telling) -> Telling:
    """The question as its seat is told it: what it lacks for a trade, how many cards to discard."""
    if asked.key in _ACCEPTED and c.ACCEPT not in position.moves(seat):
        return Telling(_ACCEPTED[asked.key], asked.args)
    if asked.key == "decision-discard":
        limit = int(position.printed.hand_limit)
        over = int(position.hand_size(seat)) - limit
        return Telling("decision-discard-down", {"count": over, "limit": limit})
    return asked


def _verb(position: VampireConnection) -> str:
    return QUESTIONS[position.words[at.DECISION]].verb


# --- labels --------------------------------------------------------------------------------------


def _label(position: VampireConnection, seat: int, move: int) -> Telling:
    if move == c.PASS and _verb(position) == "consume":
        prey = any(position.is_fresh(victim) for victim in range(c.VICTIMS))
        return Telling("move-consume-nobody" if prey else "move-drink", {})
    if move in _FIXED:
        return Telling(_FIXED[move], {})
    if c.is_journey(move):  # a verb of its own for each form: drift, run, fly, drive, send
        form, lord = form_key(int(form_of(move)), move).removeprefix("name-"), goal_seat_of(move)
        if lord >= 0:
            return telling(position, f"move-rob-{form}", lord=int(lord))
        return telling(position, f"move-go-{form}", goal=word(f"to-{GOALS[goal_of(move)]}"))
    if move < c.TYPE:
        return telling(position, "move-offer", player=seat_in(move))
    if move < c.MOVE_MIST:
        return telling(position, _NAMED[_verb(position)], card=card_in(move))
    if move < c.PLAY_OPPORTUNITY:
        hunter, target, stakes = card_in(move), seat_in(move), _stakes(position, move)
        return telling(position, "move-stake", hunter=hunter, stakes=stakes, target=target)
    if move < c.VICTIM:
        castle = {} if seat_in(move) == seat else {"lord": seat_in(move)}
        message = "move-lay" if castle else "move-lay-own"
        return telling(position, message, card=card_in(move), **castle)
    if move < c.RESPOND:
        return _victim_label(position, seat, move - c.VICTIM)
    if move < c.FIRST:
        return telling(position, "move-respond", card=card_in(move))
    if move < c.BUY:
        event = int(position.words[at.FIRST_EVENT + move - c.FIRST])
        return telling(position, "move-first", card=village_word(position.printed, event))
    return telling(position, "move-buy", count=move - c.BUY)


def _victim_label(position: VampireConnection, seat: int, victim: int) -> Telling:
    verb = _verb(position)
    if verb == "on":
        message = _TARGETED[int(position.words[at.CARD])][0]
        return telling(position, message, victim=victim, lord=int(position.lord_of(victim)))
    given = {"player": int(position.left_of(seat))} if verb == "gives" else {}
    return telling(position, _NAMED[verb], victim=victim, **given)


def _stakes(position: VampireConnection, move: int) -> int:
    form = form_of_target(position)
    return int(stakes_needed(position, card_in(move), seat_in(move), form))


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(position: VampireConnection, seat: int, move: int, zones: Zones) -> list[Spot]:
    """The victim that is named; or cards of the own hand, the first that fit, and whom for."""
    if c.is_victim(move):
        return _places_of(zones, village_face(move - c.VICTIM))
    hand = next(
        place for place, zone in enumerate(zones) if zone.shape == HAND and zone.owner == seat
    )
    faces = [piece.face for piece in zones[hand].pieces]
    taken: list[Spot] = []
    for card in _cards_of(position, seat, move):
        places = [place for place, face in enumerate(faces) if face == TYPE_NAMES[card]]
        free = [Spot(hand, place) for place in places if Spot(hand, place) not in taken]
        taken += free[:1]
    if c.is_offer(move) or c.is_staking(move):
        vampire = position.words[at.VAMPIRE + seat_in(move)]
        return [*taken, *_places_of(zones, VAMPIRE_NAMES[vampire])]
    return taken


def _cards_of(position: VampireConnection, seat: int, move: int) -> list[int]:
    """The own hand cards that a move is made with."""
    if c.is_journey(move):
        as_wolf = c.MOVE_BAT_AS_WOLF <= move < c.MOVE_CARRIAGE
        laid = [c.BAT if as_wolf else int(form_of(move))]
        driven = laid == [c.CARRIAGE] and not position.has_ability(seat, c.FICKLECRASH)
        laid += [c.HUNCHBACK] if driven else []
        return [*laid, *([c.DOUBLE_SUCCESS] if goal_of(move) == c.TO_VILLAGE_TWICE else [])]
    if move == c.REVIVE:
        return [c.HUNCHBACK]
    if c.is_staking(move):
        return [card_in(move), *([c.STAKE] * _stakes(position, move))]
    named = c.is_type(move) and _verb(position) != "want"
    played = c.PLAY_OPPORTUNITY <= move < c.VICTIM
    return [card_in(move)] if named or played or c.is_response(move) else []


def _places_of(zones: Zones, face: str) -> list[Spot]:
    """Where a vampire or victim lies open; what is in a pile cannot be pointed at."""
    return [
        Spot(number, place)
        for number, zone in enumerate(zones)
        if zone.shape != PILE
        for place, piece in enumerate(zone.pieces)
        if piece.face == face
    ]


# --- what a move leads to ------------------------------------------------------------------------


def _foreseen(position: VampireConnection, seat: int, move: int) -> list[Telling]:
    """Prices, dangers and gains of a move, from public facts."""
    words, printed = position.words, position.printed
    if c.is_journey(move):
        return _then_on_the_way(position, seat, move)
    if move == c.END_PLAY:
        return [_then_at_the_end(position, seat)]
    if _verb(position) == "consume":
        return [Telling("then-net", {"net": _net_after(position, seat, move)})]
    if move >= c.BUY:
        bought = move - c.BUY
        return [
            Telling("then-drops", {"drops": int(words[at.NET]) - bought}),
            Telling("then-draws", {"cards": bought + int(BREATH)}),
        ]
    if move in _TARGETED:
        return [Telling(_TARGETED[move][1], {})]
    if c.is_staking(move):
        return [Telling("then-staked", {})]
    if c.PROTECT <= move < c.VICTIM:
        return [Telling("then-no-blood", {})]
    if not c.is_victim(move):
        return []
    victim = move - c.VICTIM
    if _verb(position) == "on" and words[at.CARD] == c.PLAY_OPPORTUNITY:
        gain = int(consumption_of(position, seat, victim))
        return [Telling("then-pays" if gain < 0 else "then-drops", {"drops": abs(gain)})]
    left, right = int(printed.left[victim]), int(printed.right[victim])
    return [Telling("then-values", {"left": left, "right": right})]


def _then_on_the_way(position: VampireConnection, seat: int, move: int) -> list[Telling]:
    """The price, who may turn the traveller back, and hunters."""
    form, goal = int(form_of(move)), int(goal_of(move))
    told = [Telling("then-costs-drop", {})] if form == c.FORM_BAT else []
    told += [Telling("then-two-cards", {})] if goal == c.TO_VILLAGE_TWICE else []
    if goal in (c.TO_VILLAGE, c.TO_VILLAGE_TWICE) and not position.printed.memory_counts:
        deck = village_deck(position)
        defences = [card for card in deck if c.is_defence(card)]
        count = sum(bool(turns_back(position, seat, card, form)) for card in defences)
        told.append(Telling("then-turned-back", {"count": count, "size": len(deck)}))
    if not position.hunters_enabled() or position.words[at.IMMUNE] == 1:
        return told
    if form not in (c.FORM_MIST, c.FORM_HUNCHBACK):
        hunters = range(c.BEATQUICK, c.ASSISTANT)
        stakes = min(int(stakes_needed(position, hunter, seat, form)) for hunter in hunters)
        told.append(Telling("then-can-be-staked", {"stakes": stakes}))
    return told + ([Telling("then-lies-open", {})] if goal == c.TO_TOMB else [])


def _then_at_the_end(position: VampireConnection, seat: int) -> Telling:
    """Drink, rest, or the Breath alone."""
    if position.is_staked(seat) or position.words[at.SUNRISE_FLAG]:
        return Telling("then-draws", {"cards": int(BREATH)})
    if position.in_tomb(seat):
        return Telling("then-rests", {"cards": int(REST + BREATH)})
    return Telling("then-drinks", {"net": _net_after(position, seat, c.PASS)})


def _net_after(position: VampireConnection, seat: int, move: int) -> int:
    """The net sum if this victim is consumed and the other fresh ones are kept."""
    consumed = move - c.VICTIM if move != c.PASS else -1
    trial = position.clone()
    for victim in range(c.VICTIMS):
        if trial.is_fresh(victim):
            place = at.DEAD if victim == consumed else at.CAPTIVE
            trial.words[at.PLACE + victim] = place + seat
    trial.words[at.CONSUMED] = consumed + 1
    return int(net_points(trial, seat))
