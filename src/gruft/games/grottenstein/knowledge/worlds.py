"""Worlds of Vampir: positions that fit all that one seat knows (section 21).

Cards that the seat does not know change places among themselves, deck by deck; who else knows a
place goes with the place. Locks and wardrobe are thrown anew from what was said about them. Nothing
is taken from the truth but what the seat knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import hunters_side, knows
from gruft.games.grottenstein.rules.hunter import is_ready_to_stake
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.layout import bit, has
from gruft.games.grottenstein.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.vectors import zeros

#: Up to so many unknown cards all deals are counted, and one is picked.
FEW: Final = 6
MANY_DEALS: Final = 1000
#: So often cards are dealt evenly before each place chooses among what it can hold.
EVEN_TRIES: Final = 60


def imagine(state: State, seat: i64, chance: Chance) -> None:
    """Section 21: known things where they are, the rest by lot."""
    observer: i64 = at.SPECTATOR if seat < 0 else seat
    if state.asked() != seat:
        _withdraw_draft(state)
    if change_places(state, observer, chance):
        for hunter in range(i64(c.HUNTERS)):  # who stands ready with other cards than in truth
            state.words[at.STAKE_FLAG + hunter] = 1 if is_ready_to_stake(state, hunter) else 0
    if seat != state.words[at.VAMPIRE_SEAT]:
        _imagine_locks(state.words, chance)
        for piece in range(i64(c.PIECES)):  # 21.4: those that he has not taken yet
            if state.words[at.WORN + piece] == 0:
                sides: i64 = state.printed.sides
                state.words[at.WARDROBE + piece] = chance.die(sides) + chance.die(sides)


def _withdraw_draft(state: State) -> None:
    """A choice that is not complete is nobody's business yet but that of who makes it.

    What was picked so far is read by nobody before it is picked anew.
    """
    words = state.words
    if state.is_choosing():
        words[at.DECISION] = words[at.ORIGIN]
    elif state.is_setting_up():
        for field in range(i64(v.NUMBERS)):
            if words[at.DOWN + field] != 0:
                words[at.PLACE + words[at.DOWN + field] - 1] = at.IN_HAND
                words[at.DOWN + field] = 0
        words[at.DECISION] = at.PLACING
        words[at.PLACED] = 0


# --- locks ----------------------------------------------------------------------------------------


def _imagine_locks(words: vec[i64], chance: Chance) -> None:
    """21.3: two different colours that fit every try, all pairs alike."""
    pairs = vec[i64]()
    for crypt in range(i64(c.LOCKS)):
        for armour in range(i64(c.LOCKS)):
            if (
                crypt != armour
                and _may_be_lock(words, at.CRYPT_LOCK, crypt)
                and _may_be_lock(words, at.ARMOUR_LOCK, armour)
            ):
                pairs = append(pairs, crypt * c.LOCKS + armour)
    pair: i64 = pairs[chance.pick(len(pairs), "world")]
    words[at.LOCK + at.CRYPT_LOCK] = pair // c.LOCKS
    words[at.LOCK + at.ARMOUR_LOCK] = pair % c.LOCKS


def _may_be_lock(words: vec[i64], lock: i64, colour: i64) -> bool:
    found: i64 = words[at.OPENED + lock]
    return colour == found - 1 if found > 0 else not has(words[at.FAILED + lock], colour)


# --- cards that change places --------------------------------------------------------------------
#
# A place is a face-down field or the place of a hidden card on a sheet; what is known of it stays.


def change_places(state: State, observer: i64, chance: Chance) -> bool:
    """21.1, 21.2, 21.5: the unknown cards of each deck, dealt onto their places anew."""
    places = _restricted_first(state, observer)
    restricted: i64 = _restricted(state, places)
    rooms = vec[i64]()
    for place in range(restricted):
        rooms = append(rooms, _room(state, observer, places[place]))
    cards = _rising(places)
    if len(places) <= FEW:
        _pick_deal(state, places, cards, rooms, chance)
    else:
        # Deal evenly until a deal fits; after many tries each place looks for what it can hold.
        _deal(state, places, cards, restricted, chance)
        tries: i64 = 0
        while not _fits(state, places, cards, rooms):
            tries += 1
            _deal(state, places, cards, restricted, chance)
            if tries > EVEN_TRIES:
                _choose(state, places, cards, rooms)
    _move_to(state, places, cards)
    return restricted > 0


def _restricted_first(state: State, observer: i64) -> vec[i64]:
    """The unknown cards, standing for their places: on sheets in the order of taking, then fields.

    A card that hunters have turned up and not yet taken or left is restricted too: it is no trap.
    """
    found = vec[i64]()
    for hunter in range(i64(c.HUNTERS)):
        card: i64 = _next_taken(state, observer, hunter, 0)
        while card >= 0:
            found = append(found, card)
            card = _next_taken(state, observer, hunter, state.words[at.TAKEN + card])
    turned_up: i64 = _turned_up(state)
    if turned_up >= 0 and not knows(state.words, observer, turned_up):
        found = append(found, turned_up)
    for field in range(i64(v.FIELDS)):
        card = state.face_down(field)
        if card >= 0 and card != turned_up and not knows(state.words, observer, card):
            found = append(found, card)
    return found


def _next_taken(state: State, observer: i64, hunter: i64, last: i64) -> i64:
    """The unknown card that came to a sheet next after the one taken at `last`, else -1."""
    words = state.words
    found: i64 = at.NOBODY
    for card in range(i64(c.CARDS)):
        if words[at.PLACE + card] == at.SHEET + hunter and words[at.TAKEN + card] > last:
            sooner: bool = found < 0 or words[at.TAKEN + card] < words[at.TAKEN + found]
            if sooner and not knows(words, observer, card):
                found = card
    return found


def _turned_up(state: State) -> i64:
    """The card that lies turned up before the one whose slot it is, else -1."""
    field: i64 = state.turned_up()
    return state.face_down(field) if field >= 0 else at.NOBODY


def _restricted(state: State, places: vec[i64]) -> i64:
    """How many of the places cannot hold just any card; they come first."""
    turned_up: i64 = _turned_up(state)
    count: i64 = 0
    while count < len(places):
        card: i64 = places[count]
        if state.words[at.PLACE + card] == at.FACE_DOWN and card != turned_up:
            break
        count += 1
    return count


# --- what fits -----------------------------------------------------------------------------------


def _room(state: State, observer: i64, held: i64) -> i64:
    """How much room an unknown card of a sheet and all earlier unknown ones can have had.

    The least that was left beside what the observer knows, since this card came.
    """
    words = state.words
    if words[at.PLACE + held] == at.FACE_DOWN:
        return c.PLACES
    figure: i64 = words[at.PLACE + held] - at.SHEET
    least: i64 = c.PLACES
    for card in range(i64(c.CARDS)):
        later: bool = words[at.TAKEN + card] >= words[at.TAKEN + held]
        if words[at.PLACE + card] == at.SHEET + figure and later:
            room: i64 = words[at.CAP + card] - _known_places(state, observer, figure, card)
            least = room if room < least else least
    return least


def _known_places(state: State, observer: i64, figure: i64, until: i64) -> i64:
    """The places filled by hidden cards up to this one that the observer knows all the same."""
    words = state.words
    filled: i64 = 0
    for card in range(i64(c.CARDS)):
        hidden: bool = 0 < words[at.TAKEN + card] <= words[at.TAKEN + until]
        if hidden and words[at.PLACE + card] == at.SHEET + figure and knows(words, observer, card):
            filled += state.printed.places[card]
    return filled


def _fits(state: State, places: vec[i64], cards: vec[i64], rooms: vec[i64]) -> bool:
    """21.1: no traps, the right border, and at every moment no more than three places filled."""
    place: i64 = 0
    while place < len(rooms):
        if not _may_be(state, places, cards, rooms, place, cards[place]):
            return False
        place += 1
    return True


def _may_be(
    state: State, places: vec[i64], cards: vec[i64], rooms: vec[i64], place: i64, card: i64
) -> bool:
    """Tell whether a card can be at a place, given the cards at the places before it."""
    words, printed = state.words, state.printed
    held: i64 = places[place]
    if printed.deck[held] != printed.deck[card] or printed.kind(card) == c.TRAP:
        return False
    if words[at.PLACE + held] == at.FACE_DOWN:
        return True
    figure: i64 = words[at.PLACE + held] - at.SHEET
    denied: i64 = words[at.DENIED + held]  # a card that would have been applied by itself
    if printed.effect[card] == c.SHIELD and denied & at.NOT_SHIELD != 0:
        return False
    if printed.effect[card] == c.GARLIC and denied & at.NOT_GARLIC != 0:
        return False
    if not state.has_colour_for(figure, card):
        return False
    filled: i64 = printed.places[card]
    earlier: i64 = place - 1
    while earlier >= 0 and words[at.PLACE + places[earlier]] == at.SHEET + figure:
        filled += printed.places[cards[earlier]]
        earlier -= 1
    return filled <= rooms[place]


# --- dealing -------------------------------------------------------------------------------------


def _deal(state: State, places: vec[i64], cards: vec[i64], restricted: i64, chance: Chance) -> None:
    """Deck by deck: traps lie on fields; among all other cards every deal is as likely."""
    unknown = _rising(places)
    for deck in range(c.EVENT, i64(c.CELLAR + 1)):
        safe = _pool(state, unknown, deck, False)
        chance.shuffle(safe, "world")
        used: i64 = _hand_out(state, places, cards, deck, 0, restricted, safe)
        rest = _pool(state, unknown, deck, True)
        while used < len(safe):
            rest = append(rest, safe[used])
            used += 1
        chance.shuffle(rest, "world")
        _hand_out(state, places, cards, deck, restricted, len(places), rest)


def _rising(cards: vec[i64]) -> vec[i64]:
    """The same cards in the order of their numbers, which does not hang on where they are."""
    left: i64 = 0
    for one in cards:
        left |= bit(one)
    found = vec[i64]()
    card: i64 = 0
    while left > 0:
        if left & 1 == 1:
            found = append(found, card)
        left >>= 1
        card += 1
    return found


def _pool(state: State, unknown: vec[i64], deck: i64, traps: bool) -> vec[i64]:
    """The unknown cards of a deck: its traps, or all the others."""
    printed = state.printed
    found = vec[i64]()
    for card in unknown:
        if printed.deck[card] == deck and (printed.kind(card) == c.TRAP) == traps:
            found = append(found, card)
    return found


def _hand_out(
    state: State,
    places: vec[i64],
    cards: vec[i64],
    deck: i64,
    first: i64,
    last: i64,
    pool: vec[i64],
) -> i64:
    """Lay the cards of a pool on the places of their deck; return how many were laid."""
    used: i64 = 0
    for place in range(first, last):
        if state.printed.deck[places[place]] == deck:
            cards[place] = pool[used]
            used += 1
    return used


def _pick_deal(
    state: State, places: vec[i64], cards: vec[i64], rooms: vec[i64], chance: Chance
) -> None:
    """All deals of the restricted places that fit are as likely; the rest is shuffled."""
    count: i64 = MANY_DEALS - _nth_deal(state, places, cards, rooms, 0, MANY_DEALS)
    _nth_deal(state, places, cards, rooms, 0, chance.pick(count, "world"))
    left = _rising(cards[len(rooms) :])
    for deck in range(c.EVENT, i64(c.CELLAR + 1)):
        rest = vec[i64]()
        for card in left:
            if state.printed.deck[card] == deck:
                rest = append(rest, card)
        chance.shuffle(rest, "world")
        _hand_out(state, places, cards, deck, len(rooms), len(places), rest)


def _nth_deal(
    state: State, places: vec[i64], cards: vec[i64], rooms: vec[i64], place: i64, wanted: i64
) -> i64:
    """Deal from this place on in every way that fits; stop at the wanted one and return -1.

    If there are not so many, return how many were missing, and leave the cards as they were.
    """
    if place == len(rooms):
        return wanted - 1
    other: i64 = place
    while other < len(cards):
        if _may_be(state, places, cards, rooms, place, cards[other]):
            _swap(cards, place, other)
            wanted = _nth_deal(state, places, cards, rooms, place + 1, wanted)
            if wanted < 0:
                return wanted
            _swap(cards, place, other)
        other += 1
    return wanted


def _swap(cards: vec[i64], one: i64, other: i64) -> None:
    card: i64 = cards[one]
    cards[one] = cards[other]
    cards[other] = card


def _choose(state: State, places: vec[i64], cards: vec[i64], rooms: vec[i64]) -> None:
    """Each place takes the first of the dealt cards that it can hold, as long as there are any."""
    place: i64 = 0
    while place < len(rooms):
        other: i64 = place
        while other < len(cards):
            if _may_be(state, places, cards, rooms, place, cards[other]):
                _swap(cards, place, other)
                break
            other += 1
        place += 1


def _move_to(state: State, places: vec[i64], cards: vec[i64]) -> None:
    """Every card gets the place that another one stood for, and all that is known of it.

    A sheet is known to the hunters, and to the vampire what came from the cellar. What a seat
    remembers of its time as a hunter is its secret; in a world it has forgotten it.
    """
    words = state.words
    before = words[:]
    hunters: i64 = hunters_side(before, state.seats)
    vampire: i64 = bit(before[at.VAMPIRE_SEAT])
    instead = zeros(c.CARDS + 1)  # of a card as fields name it, 0 for none
    number: i64 = 0
    while number < len(places):
        held: i64 = places[number]
        card: i64 = cards[number]
        instead[held + 1] = card + 1
        words[at.PLACE + card] = before[at.PLACE + held]
        words[at.KNOWN_BY + card] = before[at.KNOWN_BY + held]
        if before[at.PLACE + held] != at.FACE_DOWN:
            cellar: bool = state.printed.deck[held] == c.CELLAR
            words[at.KNOWN_BY + card] = hunters | (vampire if cellar else 0)
        words[at.TAKEN + card] = before[at.TAKEN + held]
        words[at.CAP + card] = before[at.CAP + held]
        words[at.DENIED + card] = before[at.DENIED + held]
        number += 1
    for field in range(i64(v.FIELDS)):
        if instead[before[at.DOWN + field]] > 0:
            words[at.DOWN + field] = instead[before[at.DOWN + field]]
