"""What each seat of The Vampire Connection knows, and worlds that fit it (VC-236 to VC-245).

Memory is a lower bound for every observer, seat and type, three bits each: knowing of more than
seven cards of a type in one hand is treated as knowing of seven. A spectator is the observer who
only knows what is public. For a world hands and decks are dealt anew from what the seat has not
seen, within the bounds of its memory; offers and gifts that are none of its business are imagined.
Nothing is taken from the truth but what the seat knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed, is_marked
from gruft.kernel.chance import Chance
from gruft.kernel.vectors import spread, zeros

SPECTATOR: Final = c.MOST_SEATS
MOST_KNOWN: Final = 7
TOP_UNIT: Final = 0x1000000000000000
NEVER: Final = -1


# --- memory --------------------------------------------------------------------------------------


def known(words: vec[i64], observer: i64, seat: i64, card: i64) -> i64:
    """How many cards of a type the observer knows to be in a hand, at least."""
    return (words[at.KNOWN + observer * c.MOST_SEATS + seat] >> (3 * card)) & MOST_KNOWN


def remember(words: vec[i64], observer: i64, seat: i64, card: i64, count: i64) -> None:
    """Set what the observer knows of one type in one hand."""
    if count < 0:
        count = 0
    if count > MOST_KNOWN:
        count = MOST_KNOWN
    change: i64 = count - known(words, observer, seat, card)
    words[at.KNOWN + observer * c.MOST_SEATS + seat] += change * (TOP_UNIT >> (60 - 3 * card))


def forget(words: vec[i64], seat: i64, card: i64) -> None:
    """VC-239: a card was played or discarded face up; what is known falls by one."""
    for observer in range(i64(SPECTATOR + 1)):
        remember(words, observer, seat, card, known(words, observer, seat, card) - 1)


def know_the_first_hunchback(words: vec[i64], seats: i64) -> None:
    """VC-237: everybody starts with one hunchback, and everybody knows it."""
    for observer in range(i64(SPECTATOR + 1)):
        for seat in range(seats):
            if seat != observer:
                remember(words, observer, seat, c.HUNCHBACK, 1)


def learn_offered(words: vec[i64], observer: i64, seat: i64, give: i64) -> None:
    """VC-238: who offers cards holds them; naming a type again takes the larger number."""
    for place in range(i64(2)):
        card: i64 = words[give + place] - 1
        count: i64 = 2 if words[give] == words[give + 1] else 1
        if card >= 0 and known(words, observer, seat, card) < count:
            remember(words, observer, seat, card, count)


def learn_trade(words: vec[i64], observer: i64, partner: i64, given: i64, received: i64) -> None:
    """VC-238: what was handed over is in the partner's hand, what was received has left it."""
    for place in range(i64(2)):
        card: i64 = words[received + place] - 1
        if card >= 0:
            remember(words, observer, partner, card, known(words, observer, partner, card) - 1)
    for place in range(i64(2)):
        card = words[given + place] - 1
        if card >= 0:
            remember(words, observer, partner, card, known(words, observer, partner, card) + 1)


def lose_track(words: vec[i64], seat: i64, partner: i64, count: i64) -> None:
    """VC-240: others saw only how many cards left the hand, so each certain number falls by it."""
    for observer in range(i64(SPECTATOR + 1)):
        if observer != seat and observer != partner:
            for card in range(i64(c.TYPES)):
                remember(words, observer, seat, card, known(words, observer, seat, card) - count)


def note_reshuffle(words: vec[i64], seats: i64) -> None:
    """VC-241: the new deck holds what the discard pile held, as all could see."""
    for card in range(i64(c.TYPES)):
        words[at.RESHUFFLED + card] = words[at.DISCARDED + card]
        for seat in range(seats):
            words[at.DRAWN_SINCE + seat * c.TYPES + card] = 0


def note_draw(words: vec[i64], seat: i64, card: i64) -> None:
    """VC-241: one's own draws since the reshuffle are not in the deck any more."""
    if words[at.RESHUFFLED] != NEVER:
        words[at.DRAWN_SINCE + seat * c.TYPES + card] += 1


# --- what is open --------------------------------------------------------------------------------


def unseen(words: vec[i64], seats: i64, printed: Printed, observer: i64) -> vec[i64]:
    """VC-236: how many cards of each type are in other hands or in the vampire deck."""
    counts = printed.copies[:]
    for card in range(i64(c.TYPES)):
        counts[card] -= words[at.DISCARDED + card]
        if observer >= 0:
            counts[card] -= words[at.HANDS + observer * c.TYPES + card]
    for slot in range(i64(c.MOST_LAID)):
        if words[at.LAID_KIND + slot] > 0:
            counts[c.CRUCIFIX + words[at.LAID_KIND + slot] - 1] -= 1
    for seat in range(seats):
        if words[at.MARKER + seat] > 0:
            counts[words[at.MARKER + seat]] -= 1
    counts[c.PARTY] -= words[at.PARTY_FLAG]
    return counts


def upper_half(printed: Printed) -> i64:
    """VC-14: the upper pile has the odd card."""
    unmarked: i64 = 0
    for card in range(i64(c.VILLAGE_KINDS)):
        if not is_marked(card):
            unmarked += printed.village[card]
    return (unmarked + 1) // 2


# --- worlds --------------------------------------------------------------------------------------


def deal_world(
    words: vec[i64], seats: i64, printed: Printed, observer: i64, chance: Chance
) -> None:
    """VC-236 to VC-241: known cards where they are, the rest by lot within the bounds."""
    pool = unseen(words, seats, printed, observer)
    memory: i64 = SPECTATOR if observer < 0 else observer
    for seat in range(seats):
        if seat != observer:
            for card in range(i64(c.TYPES)):
                count: i64 = known(words, memory, seat, card)
                words[at.HANDS + seat * c.TYPES + card] = count
                pool[card] -= count
    if words[at.RESHUFFLED] != NEVER:
        _hand_out_what_cannot_lie_in_the_deck(words, seats, observer, pool, chance)
    cards = spread(pool)
    chance.shuffle(cards, "world")
    number: i64 = 0
    for owner in _free_places(words, seats, observer):
        words[at.HANDS + owner * c.TYPES + cards[number]] += 1
        number += 1
    for place in range(words[at.VAMPIRE_DECK_SIZE]):
        words[at.DECKS + place] = cards[number + place]
    _order_village(words, printed, chance)
    _reset_memories(words, seats, observer)
    if words[at.ASKED] != observer:
        _withdraw_draft(words)
    _imagine_offers(words, printed, observer, chance)
    if words[at.DECISION] == at.GIVING:
        _imagine_gifts(words, seats, observer, chance)


def _hand_out_what_cannot_lie_in_the_deck(
    words: vec[i64], seats: i64, observer: i64, pool: vec[i64], chance: Chance
) -> None:
    """VC-241: cards beyond what the reshuffled deck can hold are in somebody's hand."""
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
    for number in range(len(surplus)):
        words[at.HANDS + places[number] * c.TYPES + surplus[number]] += 1


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
    upper = vec[i64]()
    lower = vec[i64]()
    shuffled: bool = words[at.SHUFFLED] == 1
    for card in spread(counts):
        if shuffled or is_marked(card):
            lower = append(lower, card)
        else:
            upper = append(upper, card)
    if not shuffled:
        chance.shuffle(upper, "world")
        open_half: i64 = upper_half(printed) - words[at.TURNED]
        number: i64 = open_half if open_half > 0 else 0
        while number < len(upper):
            lower = append(lower, upper[number])
            number += 1
    chance.shuffle(lower, "world")
    for place in range(size):
        low: bool = place < len(lower)
        words[start + place] = lower[place] if low else upper[place - len(lower)]


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


def _withdraw_draft(words: vec[i64]) -> None:
    """VC-44: an offer that is not complete is nobody's business yet but its composer's."""
    decision: i64 = words[at.DECISION]
    give: i64 = 0
    if decision in (at.OFFER_GIVE, at.OFFER_WANT):
        words[at.DECISION] = at.CONNECTION
        words[at.OFFERS] -= 1
        give = at.GIVE
    elif decision in (at.COUNTERING_GIVE, at.COUNTERING_WANT):
        words[at.DECISION] = at.OFFER_ANSWER
        give = at.COUNTER_GIVE
    if give > 0:
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
    wanted: i64 = others[chance.pick(len(others), "world")]
    words[give] = given // (c.TYPES + 1)
    words[give + 1] = given % (c.TYPES + 1)
    words[give + 2] = wanted // (c.TYPES + 1)
    words[give + 3] = wanted % (c.TYPES + 1)


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


def _imagine_gifts(words: vec[i64], seats: i64, observer: i64, chance: Chance) -> None:
    """VC-92: who has chosen whom at the ball is a secret, but somebody has not chosen yet."""
    undecided: i64 = 0
    others = vec[i64]()
    for seat in range(seats):
        if seat != observer and words[at.CHOSEN + seat] >= 0:
            others = append(others, seat)
            captives = vec[i64]()
            for victim in range(i64(c.VICTIMS)):
                if words[at.PLACE + victim] == at.CAPTIVE + seat:
                    captives = append(captives, victim)
            chosen: i64 = chance.pick(len(captives) + 1, "world")
            words[at.CHOSEN + seat] = captives[chosen] + 1 if chosen < len(captives) else 0
        if words[at.CHOSEN + seat] == 0:
            undecided += 1
    if undecided == 0:
        words[at.CHOSEN + others[chance.pick(len(others), "world")]] = 0
