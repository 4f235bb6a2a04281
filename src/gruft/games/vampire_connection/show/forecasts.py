"""What a move of The Vampire Connection leads to, as far as public facts foretell it."""

from gruft.games.vampire_connection.rules.hunters import stakes_needed
from gruft.games.vampire_connection.rules.journeys import form_of, goal_of
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.turns import BREATH, REST, net_points
from gruft.games.vampire_connection.rules.victims import consumption_of
from gruft.games.vampire_connection.rules.village import repulses
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import is_defence
from gruft.kernel.journal import Telling

#: VC-203, VC-209, VC-215: what these cards are played for.
_THEN_PLAYED = {
    c.PLAY_OPPORTUNITY: "then-drains",
    c.PLAY_ESCAPE: "then-flees",
    c.PLAY_PARTY: "then-twice",
}


def foreseen(position: VampireConnection, seat: int, move: int) -> list[Telling]:
    """Prices, dangers and gains of a move, from public facts."""
    decision = int(position.words[at.DECISION])
    if c.is_journey(move):
        return _then_on_the_way(position, seat, move)
    if move == c.END_PLAY:
        return [_then_at_the_end(position, seat)]
    if decision == at.CONSUME:
        return [Telling("then-net", {"net": _net_after(position, seat, move)})]
    if decision == at.BUYING:
        bought = move - c.BUY
        return [
            _then_drops(int(position.words[at.NET]) - bought),
            Telling("then-draws", {"cards": bought + int(BREATH)}),
        ]
    if move in _THEN_PLAYED:
        return [Telling(_THEN_PLAYED[move], {})]
    if c.STAKE_WITH <= move < c.PLAY_OPPORTUNITY:
        return [Telling("then-staked", {})]
    if c.PROTECT <= move < c.VICTIM:
        return [Telling("then-no-blood", {})]
    if c.VICTIM <= move < c.RESPOND:
        return _then_to_victim(position, seat, move - c.VICTIM)
    return []


def _then_drops(drops: int) -> Telling:
    return Telling("then-drops", {"drops": drops})


def _then_on_the_way(position: VampireConnection, seat: int, move: int) -> list[Telling]:
    """VC-58, VC-73, VC-138: the price, who may turn the traveller back, and hunters."""
    form, goal = int(form_of(move)), int(goal_of(move))
    told = [Telling("then-costs-drop", {})] if form == c.FORM_BAT else []
    told += [Telling("then-two-cards", {})] if goal == c.TO_VILLAGE_TWICE else []
    if goal in (c.TO_VILLAGE, c.TO_VILLAGE_TWICE):
        size = int(position.words[at.VILLAGE_DECK_SIZE])
        told.append(
            Telling("then-turned-back", {"count": _turned_back(position, form), "size": size})
        )
    safe = form in (c.FORM_MIST, c.FORM_HUNCHBACK) or position.words[at.IMMUNE] == 1
    if position.hunters_enabled() and not safe:
        told.append(Telling("then-can-be-staked", {"stakes": _fewest_stakes(position, seat, form)}))
    if goal == c.TO_TOMB and position.hunters_enabled() and position.words[at.IMMUNE] == 0:
        told.append(Telling("then-lies-open", {}))
    return told


def _turned_back(position: VampireConnection, form: int) -> int:
    """VC-233: how many cards of the village would turn this form back."""
    trial = position.clone()
    trial.words[at.FORM] = form
    start, size = int(position.village_from()), int(position.words[at.VILLAGE_DECK_SIZE])
    deck = [int(position.words[start + place]) for place in range(size)]
    return sum(is_defence(card) and bool(repulses(trial, card)) for card in deck)


def _fewest_stakes(position: VampireConnection, seat: int, form: int) -> int:
    hunters = range(c.BEATQUICK, c.ASSISTANT)
    return min(int(stakes_needed(position, hunter, seat, form)) for hunter in hunters)


def _then_at_the_end(position: VampireConnection, seat: int) -> Telling:
    """VC-169, VC-179, VC-180: drink, rest, or the Breath alone."""
    if position.is_staked(seat) or position.words[at.SUNRISE_FLAG]:
        return Telling("then-draws", {"cards": int(BREATH)})
    if position.in_tomb(seat):
        return Telling("then-rests", {"cards": int(REST + BREATH)})
    return Telling("then-drinks", {"net": _net_after(position, seat, c.PASS)})


def _net_after(position: VampireConnection, seat: int, move: int) -> int:
    """VC-171: the net sum if this victim is consumed and the other fresh ones are kept."""
    consumed = move - c.VICTIM if move != c.PASS else -1
    trial = position.clone()
    for victim in range(c.VICTIMS):
        if trial.is_fresh(victim):
            place = at.DEAD if victim == consumed else at.CAPTIVE
            trial.words[at.PLACE + victim] = place + seat
    trial.words[at.CONSUMED] = consumed + 1
    return int(net_points(trial, seat))


def _then_to_victim(position: VampireConnection, seat: int, victim: int) -> list[Telling]:
    words = position.words
    if words[at.DECISION] == at.TARGET and words[at.CARD] == c.PLAY_OPPORTUNITY:
        gain = int(consumption_of(position, seat, victim))
        return [Telling("then-pays", {"drops": -gain}) if gain < 0 else _then_drops(gain)]
    printed = position.printed
    values = {"left": int(printed.left[victim]), "right": int(printed.right[victim])}
    return [Telling("then-values", dict(values))]
