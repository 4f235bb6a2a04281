"""What a move of The Vampire Connection leads to, as far as public facts foretell it."""

from gruft.games.vampire_connection import cards
from gruft.games.vampire_connection.cards import (
    BEATQUICK,
    FORM_BAT,
    FORM_HUNCHBACK,
    FORM_MIST,
    TO_TOMB,
    TO_VILLAGE,
    TO_VILLAGE_TWICE,
    is_defence,
)
from gruft.games.vampire_connection.layout import (
    BUYING,
    CAPTIVE,
    CARD,
    CONSUME,
    CONSUMED,
    DEAD,
    DECISION,
    FORM,
    IMMUNE,
    NET,
    SUNRISE_FLAG,
    TARGET,
    VILLAGE_DECK_SIZE,
)
from gruft.games.vampire_connection.position import VampireConnection
from gruft.games.vampire_connection.rules.hunters import stakes_needed
from gruft.games.vampire_connection.rules.journeys import (
    form_of,
    goal_of,
    is_journey,
)
from gruft.games.vampire_connection.rules.play import consumption_of
from gruft.games.vampire_connection.rules.turns import BREATH, REST, net_points
from gruft.games.vampire_connection.rules.village import repulses
from gruft.kernel.journal import Telling

#: VC-203, VC-209, VC-215: what these cards are played for.
_THEN_PLAYED = {
    cards.PLAY_OPPORTUNITY: "then-drains",
    cards.PLAY_ESCAPE: "then-flees",
    cards.PLAY_PARTY: "then-twice",
}


def foreseen(position: VampireConnection, seat: int, move: int) -> list[Telling]:
    """Prices, dangers and gains of a move, from public facts."""
    decision = int(position.words[DECISION])
    if is_journey(move):
        return _then_on_the_way(position, seat, move)
    if move == cards.END_PLAY:
        return [_then_at_the_end(position, seat)]
    if decision == CONSUME:
        return [Telling("then-net", {"net": _net_after(position, seat, move)})]
    if decision == BUYING:
        bought = move - cards.BUY
        return [
            _then_drops(int(position.words[NET]) - bought),
            Telling("then-draws", {"cards": bought + int(BREATH)}),
        ]
    if move in _THEN_PLAYED:
        return [Telling(_THEN_PLAYED[move], {})]
    if cards.STAKE_WITH <= move < cards.PLAY_OPPORTUNITY:
        return [Telling("then-staked", {})]
    if cards.PROTECT <= move < cards.VICTIM:
        return [Telling("then-no-blood", {})]
    if cards.VICTIM <= move < cards.RESPOND:
        return _then_to_victim(position, seat, move - cards.VICTIM)
    return []


def _then_drops(drops: int) -> Telling:
    return Telling("then-drops", {"drops": drops})


def _then_on_the_way(position: VampireConnection, seat: int, move: int) -> list[Telling]:
    """VC-58, VC-73, VC-138: the price, who may turn the traveller back, and hunters."""
    form, goal = int(form_of(move)), int(goal_of(move))
    told = [Telling("then-costs-drop", {})] if form == FORM_BAT else []
    told += [Telling("then-two-cards", {})] if goal == TO_VILLAGE_TWICE else []
    if goal in (TO_VILLAGE, TO_VILLAGE_TWICE):
        size = int(position.words[VILLAGE_DECK_SIZE])
        told.append(
            Telling("then-turned-back", {"count": _turned_back(position, form), "size": size})
        )
    safe = form in (FORM_MIST, FORM_HUNCHBACK) or position.words[IMMUNE] == 1
    if position.hunters_enabled() and not safe:
        told.append(Telling("then-can-be-staked", {"stakes": _fewest_stakes(position, seat, form)}))
    if goal == TO_TOMB and position.hunters_enabled() and position.words[IMMUNE] == 0:
        told.append(Telling("then-lies-open", {}))
    return told


def _turned_back(position: VampireConnection, form: int) -> int:
    """VC-233: how many cards of the village would turn this form back."""
    trial = position.clone()
    trial.words[FORM] = form
    start, size = int(position.village_from()), int(position.words[VILLAGE_DECK_SIZE])
    deck = [int(position.words[start + place]) for place in range(size)]
    return sum(is_defence(card) and bool(repulses(trial, card)) for card in deck)


def _fewest_stakes(position: VampireConnection, seat: int, form: int) -> int:
    hunters = range(BEATQUICK, cards.ASSISTANT)
    return min(int(stakes_needed(position, hunter, seat, form)) for hunter in hunters)


def _then_at_the_end(position: VampireConnection, seat: int) -> Telling:
    """VC-169, VC-179, VC-180: drink, rest, or the Breath alone."""
    if position.is_staked(seat) or position.words[SUNRISE_FLAG]:
        return Telling("then-draws", {"cards": int(BREATH)})
    if position.in_tomb(seat):
        return Telling("then-rests", {"cards": int(REST + BREATH)})
    return Telling("then-drinks", {"net": _net_after(position, seat, cards.PASS)})


def _net_after(position: VampireConnection, seat: int, move: int) -> int:
    """VC-171: the net sum if this victim is consumed and the other fresh ones are kept."""
    consumed = move - cards.VICTIM if move != cards.PASS else -1
    trial = position.clone()
    for victim in range(cards.VICTIMS):
        if trial.is_fresh(victim):
            trial.move_victim(victim, DEAD + seat if victim == consumed else CAPTIVE + seat)
    trial.words[CONSUMED] = consumed + 1
    return int(net_points(trial, seat))


def _then_to_victim(position: VampireConnection, seat: int, victim: int) -> list[Telling]:
    words = position.words
    if words[DECISION] == TARGET and words[CARD] == cards.PLAY_OPPORTUNITY:
        gain = int(consumption_of(position, seat, victim))
        return [Telling("then-pays", {"drops": -gain}) if gain < 0 else _then_drops(gain)]
    printed = position.printed
    values = {"left": int(printed.left[victim]), "right": int(printed.right[victim])}
    return [Telling("then-values", dict(values))]
