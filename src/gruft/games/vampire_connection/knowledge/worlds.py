"""Worlds of The Vampire Connection: positions that fit all that one seat knows (VC-236 to VC-245).

Hands and decks are dealt anew from what the seat has not seen, within the bounds of its memory;
offers and gifts that are none of its business are imagined. Nothing is taken from the truth but
what the seat knows.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.vampire_connection.knowledge.memory import (
    NEVER,
    SPECTATOR,
    known,
    learn_offered,
    unseen,
    upper_half,
)
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed, is_marked
from gruft.kernel.chance import Chance
from gruft.kernel.vectors import spread, zeros


def deal_world(
    words: vec[i64], seats: i64, printed: Printed, observer: i64, chance: Chance
) -> None:
    """VC-236 to VC-241: known cards where they are, the rest by lot within the bounds."""
    pool = unseen(words, seats, printed, observer)
    memory: i64 = SPECTATOR if observer < 0 else observer
    _hand_out_known(words, seats, memory, observer, pool)
    _hand_out_what_cannot_lie_in_the_deck(words, seats, observer, pool, chance)
    _hand_out_the_rest(words, seats, observer, pool, chance)
    _order_village(words, printed, chance)
    _reset_memories(words, seats, observer)
    _withdraw_draft(words, observer)
    _imagine_offers(words, printed, observer, chance)
    _imagine_gifts(words, seats, observer, chance)


def _hand_out_known(
    words: vec[i64], seats: i64, memory: i64, observer: i64, pool: vec[i64]
) -> None:
    for seat in range(seats):
        if seat != observer:
            for card in range(i64(c.TYPES)):
                count: i64 = known(words, memory, seat, card)
                words[at.HANDS + seat * c.TYPES + card] = count
                pool[card] -= count


def _hand_out_what_cannot_lie_in_the_deck(
    words: vec[i64], seats: i64, observer: i64, pool: vec[i64], chance: Chance
) -> None:
    """VC-241: cards beyond what the reshuffled deck can hold are in somebody's hand."""
    if words[at.RESHUFFLED] == NEVER:
        return
    surplus = vec[i64]()
    for card in range(i64(c.TYPES)):
        room: i64 = words[at.RESHUFFLED + card]
        if observer >= 0:
            room -= words[at.DRAWN_SINCE + observer * c.TYPES + card]
        while pool[card] > room:
            surplus = append(surplus, card)
            pool[card] -= 1
    places = _free_places(words, seats, observer)
    chance.shuffle(places, "world")
    number: i64 = 0
    while number < len(surplus):
        words[at.HANDS + places[number] * c.TYPES + surplus[number]] += 1
        number += 1


def _hand_out_the_rest(
    words: vec[i64], seats: i64, observer: i64, pool: vec[i64], chance: Chance
) -> None:
    cards = spread(pool)
    chance.shuffle(cards, "world")
    places = _free_places(words, seats, observer)
    number: i64 = 0
    while number < len(places):
        words[at.HANDS + places[number] * c.TYPES + cards[number]] += 1
        number += 1
    size: i64 = words[at.VAMPIRE_DECK_SIZE]
    for place in range(size):
        words[at.DECKS + place] = cards[number + place]


def _free_places(words: vec[i64], seats: i64, observer: i64) -> vec[i64]:
    """The other seats, each as often as cards are still missing in its hand."""
    places = vec[i64]()
    for seat in range(seats):
        if seat != observer:
            missing: i64 = words[at.HAND_SIZE + seat]
            for card in range(i64(c.TYPES)):
                missing -= words[at.HANDS + seat * c.TYPES + card]
            while missing > 0:
                places = append(places, seat)
                missing -= 1
    return places


def _order_village(words: vec[i64], printed: Printed, chance: Chance) -> None:
    """VC-233, VC-242: the village deck's cards are known; marked events lie in the lower half."""
    start: i64 = at.DECKS + printed.vampire_total()
    size: i64 = words[at.VILLAGE_DECK_SIZE]
    counts = zeros(c.VILLAGE_KINDS)
    for place in range(size):
        counts[words[start + place]] += 1
    if words[at.SHUFFLED] == 1:
        order = spread(counts)
        chance.shuffle(order, "world")
        _lay(words, start, order, 0)
        return
    upper, marked = _parted(counts)
    chance.shuffle(upper, "world")
    open_half: i64 = upper_half(printed) - words[at.TURNED]
    lower = marked
    number: i64 = open_half if open_half > 0 else 0
    while number < len(upper):
        lower = append(lower, upper[number])
        number += 1
    chance.shuffle(lower, "world")
    _lay(words, start, lower, 0)
    _lay(words, start + len(lower), upper[: size - len(lower)], 0)


def _parted(counts: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    unmarked = vec[i64]()
    marked = vec[i64]()
    for card in spread(counts):
        if is_marked(card):
            marked = append(marked, card)
        else:
            unmarked = append(unmarked, card)
    return unmarked, marked


def _lay(words: vec[i64], start: i64, cards: vec[i64], first: i64) -> None:
    place: i64 = first
    while place < len(cards):
        words[start + place] = cards[place]
        place += 1


def _reset_memories(words: vec[i64], seats: i64, observer: i64) -> None:
    """What others remember of each other is their secret: in a world they know what is public."""
    for other in range(seats):
        if other != observer:
            for seat in range(seats):
                if seat != observer and seat != other:
                    words[at.KNOWN + other * c.MOST_SEATS + seat] = words[
                        at.KNOWN + SPECTATOR * c.MOST_SEATS + seat
                    ]
            for card in range(i64(c.TYPES)):
                words[at.DRAWN_SINCE + other * c.TYPES + card] = 0


# --- what goes on between others -----------------------------------------------------------------


def _withdraw_draft(words: vec[i64], observer: i64) -> None:
    """VC-44: an offer that is not complete is nobody's business yet but its composer's."""
    decision: i64 = words[at.DECISION]
    if words[at.ASKED] == observer:
        return
    if decision in (at.OFFER_GIVE, at.OFFER_WANT):
        words[at.DECISION] = at.CONNECTION
        words[at.OFFERS] -= 1
        _unname(words, at.GIVE)
    elif decision in (at.COUNTERING_GIVE, at.COUNTERING_WANT):
        words[at.DECISION] = at.OFFER_ANSWER
        _unname(words, at.COUNTER_GIVE)


def _unname(words: vec[i64], give: i64) -> None:
    for place in range(give, give + 4):
        words[place] = 0


def _imagine_offers(words: vec[i64], printed: Printed, observer: i64, chance: Chance) -> None:
    """VC-44: who is no party to an offer knows the numbers of cards and nothing else."""
    decision: i64 = words[at.DECISION]
    if decision not in (at.OFFER_ANSWER, at.COUNTER_ANSWER):
        return
    proposer: i64 = words[at.ACTIVE]
    partner: i64 = words[at.PARTNER]
    if observer in (proposer, partner):
        return
    _imagine_offer(words, printed, proposer, at.GIVE, chance)
    learn_offered(words, partner, proposer, at.GIVE)
    if decision == at.COUNTER_ANSWER:
        _imagine_offer(words, printed, partner, at.COUNTER_GIVE, chance)
        learn_offered(words, proposer, partner, at.COUNTER_GIVE)


def _imagine_offer(
    words: vec[i64], printed: Printed, proposer: i64, give: i64, chance: Chance
) -> None:
    """VC-39: any offer of these numbers that the proposer could make."""
    held = words[at.HANDS + proposer * c.TYPES : at.HANDS + (proposer + 1) * c.TYPES]
    wants = _pairs(printed.copies, words[give + 3] > 0)
    gives = vec[i64]()
    for pair in _pairs(held, words[give + 1] > 0):
        if len(wants) > 1 or wants[0] != pair:
            gives = append(gives, pair)
    given: i64 = gives[chance.pick(len(gives), "world")]
    others = vec[i64]()
    for pair in wants:
        if pair != given:
            others = append(others, pair)
    _name(words, give, given)
    _name(words, give + 2, others[chance.pick(len(others), "world")])


def _pairs(counts: vec[i64], two: bool) -> vec[i64]:
    """One or two of these cards, as one number each; the second card is 0 where there is none."""
    found = vec[i64]()
    for first in range(i64(c.TYPES)):
        if counts[first] > 0 and not two:
            found = append(found, (first + 1) * (c.TYPES + 1))
        second: i64 = first
        while two and second < c.TYPES:
            if counts[first] > 0 and counts[second] > (1 if second == first else 0):
                found = append(found, (first + 1) * (c.TYPES + 1) + second + 1)
            second += 1
    return found


def _name(words: vec[i64], side: i64, pair: i64) -> None:
    words[side] = pair // (c.TYPES + 1)
    words[side + 1] = pair % (c.TYPES + 1)


def _imagine_gifts(words: vec[i64], seats: i64, observer: i64, chance: Chance) -> None:
    """VC-92: who has chosen whom at the ball is a secret, but somebody has not chosen yet."""
    if words[at.DECISION] != at.GIVING:
        return
    undecided: i64 = 0
    others = vec[i64]()
    for seat in range(seats):
        if seat != observer and words[at.CHOSEN + seat] >= 0:
            others = append(others, seat)
            words[at.CHOSEN + seat] = _imagined_gift(words, seat, chance)
        if words[at.CHOSEN + seat] == 0:
            undecided += 1
    if undecided == 0:
        words[at.CHOSEN + others[chance.pick(len(others), "world")]] = 0


def _imagined_gift(words: vec[i64], seat: i64, chance: Chance) -> i64:
    captives = vec[i64]()
    for victim in range(i64(c.VICTIMS)):
        if words[at.PLACE + victim] == at.CAPTIVE + seat:
            captives = append(captives, victim)
    chosen: i64 = chance.pick(len(captives) + 1, "world")
    return captives[chosen] + 1 if chosen < len(captives) else 0
