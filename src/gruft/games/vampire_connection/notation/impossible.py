"""What is true of every position of The Vampire Connection, whoever laid it out."""

from collections.abc import Mapping

from gruft.games.vampire_connection.knowledge.memory import NEVER, SPECTATOR, known, upper_half
from gruft.games.vampire_connection.notation.card_lists import type_name, victim_name, village_name
from gruft.games.vampire_connection.notation.impossible_questions import check_question
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import is_marked
from gruft.kernel.refusal import Refused


def check(position: VampireConnection) -> None:
    """Refuse a position that cannot come about, or knowledge that is not true."""
    _check_vampires(position)
    _check_cards(position)
    _check_village(position)
    _check_latch(position)
    _check_protections(position)
    check_question(position)
    _check_memories(position)
    _check_deck_bounds(position)
    _check_answers(position)


def census(position: VampireConnection) -> Mapping[str, int]:
    """VC-3, VC-5: how many cards of each kind there are, wherever they lie."""
    found = {type_name(card): _copies(position, card) for card in range(c.TYPES)}
    return found | {
        village_name(card): _village_copies(position, card) for card in range(c.VILLAGE_KINDS)
    }


# --- vampires and cards --------------------------------------------------------------------------


def _check_vampires(position: VampireConnection) -> None:
    seated = [int(position.words[at.VAMPIRE + seat]) for seat in range(position.seats)]
    if len(set(seated)) < len(seated) or not all(0 <= one < c.VAMPIRES for one in seated):
        raise Refused("position-vampire-twice", "VC-13")
    for seat in range(position.seats):
        if position.is_staked(seat) and not position.in_tomb(seat):
            raise Refused("position-staked-outside-tomb", "VC-152", seat=seat)


def _copies(position: VampireConnection, card: int) -> int:
    words, everyone = position.words, range(position.seats)
    deck = words[at.DECKS : at.DECKS + words[at.VAMPIRE_DECK_SIZE]]
    total = sum(1 for other in deck if other == card) + int(words[at.DISCARDED + card])
    total += sum(int(position.held(seat, card)) for seat in everyone)
    total += sum(1 for seat in everyone if words[at.MARKER + seat] == card and card > 0)
    if card >= c.CRUCIFIX:
        kind = card - c.CRUCIFIX + 1
        total += sum(1 for slot in range(c.MOST_LAID) if words[at.LAID_KIND + slot] == kind)
    return total + (int(words[at.PARTY_FLAG]) if card == c.PARTY else 0)


def _check_cards(position: VampireConnection) -> None:
    for card in range(c.TYPES):
        found, printed = _copies(position, card), int(position.printed.copies[card])
        if found != printed:
            name = type_name(card)
            raise Refused("position-wrong-count", "VC-3", card=name, given=found, wanted=printed)
    for seat in range(position.seats):
        held = sum(int(position.held(seat, card)) for card in range(c.TYPES))
        if held != position.hand_size(seat):
            raise Refused("position-wrong-hand-size", "VC-230", seat=seat)


# --- the village ---------------------------------------------------------------------------------


def _village_deck(position: VampireConnection) -> list[int]:
    start = int(position.village_from())
    return [
        int(card) for card in position.words[start : start + position.words[at.VILLAGE_DECK_SIZE]]
    ]


def _village_copies(position: VampireConnection, card: int) -> int:
    words = position.words
    total = _village_deck(position).count(card) + int(words[at.VILLAGE_DISCARDED + card])
    if words[at.DECISION] in (at.ORDER, at.GIVING):
        total += sum(1 for place in (at.FIRST_EVENT, at.SECOND_EVENT) if words[place] == card)
    if card < c.VICTIMS and words[at.PLACE + card] != at.IN_VILLAGE:
        total += int(position.printed.village[card])
    return total


def _check_village(position: VampireConnection) -> None:
    words = position.words
    for card in range(c.VILLAGE_KINDS):
        found, printed = _village_copies(position, card), int(position.printed.village[card])
        if found != printed:
            name = village_name(card)
            raise Refused("position-wrong-count", "VC-5", card=name, given=found, wanted=printed)
    if words[at.SHUFFLED]:
        return
    upper = int(upper_half(position.printed)) - int(words[at.TURNED])
    top = list(reversed(_village_deck(position)))[: max(0, upper)]
    marked = [card for card in top if is_marked(card)]
    if marked:
        raise Refused("position-marked-event-on-top", "VC-15", card=village_name(marked[0]))


def _check_latch(position: VampireConnection) -> None:
    """VC-187: who turns the last card of the village sets the latch for good."""
    if position.words[at.VILLAGE_DECK_SIZE] == 0 and position.words[at.LATCH] == 0:
        raise Refused("position-village-without-latch", "VC-187")


# --- protections ---------------------------------------------------------------------------------


def _check_protections(position: VampireConnection) -> None:
    words = position.words
    laying = words[at.DECISION] == at.COVERING
    for slot in range(c.MOST_LAID):
        kind = int(words[at.LAID_KIND + slot]) - 1
        covered = [victim for victim in range(c.VICTIMS) if words[at.COVER + victim] == slot + 1]
        most = {c.LAID_BOOK: 1, c.LAID_HOLY_WATER: 2}.get(kind, c.VICTIMS)
        if (kind >= 0 and not covered and not laying) or len(covered) > most:
            raise Refused("position-wrong-cover", "VC-109", given=len(covered), most=most)
        for victim in covered:
            if not position.lies_at(victim, words[at.LAID_AT + slot]):
                name = victim_name(victim)
                raise Refused("position-covered-elsewhere", "VC-108", victim=name)


# --- knowledge -----------------------------------------------------------------------------------


def _check_memories(position: VampireConnection) -> None:
    for observer in [*range(position.seats), SPECTATOR]:
        for seat in range(position.seats):
            for card in range(c.TYPES):
                certain = known(position.words, observer, seat, card)
                if seat != observer and certain > position.held(seat, card):
                    name = type_name(card)
                    raise Refused("position-untrue-knowledge", "VC-238", seat=seat, card=name)


def _check_deck_bounds(position: VampireConnection) -> None:
    words = position.words
    if words[at.RESHUFFLED] == NEVER:
        return
    deck = [int(card) for card in words[at.DECKS : at.DECKS + words[at.VAMPIRE_DECK_SIZE]]]
    for card in range(c.TYPES):
        drawn = max(int(words[at.DRAWN_SINCE + s * c.TYPES + card]) for s in range(position.seats))
        if deck.count(card) > words[at.RESHUFFLED + card] - drawn:
            raise Refused("position-untrue-deck", "VC-241", card=type_name(card))


# --- the question --------------------------------------------------------------------------------


def _check_answers(position: VampireConnection) -> None:
    """VC-247: whoever is asked can answer."""
    for seat in position.to_act():
        if not position.moves(seat):
            raise Refused("position-nothing-to-answer", "VC-247", seat=seat)
    if not position.is_over() and not position.to_act():
        raise Refused("position-nobody-asked", "VC-247")
