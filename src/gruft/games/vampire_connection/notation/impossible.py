"""What is true of every position of The Vampire Connection, whoever laid it out.

Whether the open decision can be asked here is for its question to say (`Decision.flaw`).
"""

from collections.abc import Mapping

from gruft.games.vampire_connection.knowledge.worlds import NEVER, SPECTATOR, known, upper_half
from gruft.games.vampire_connection.notation.names import TYPE_NAMES, village_name
from gruft.games.vampire_connection.notation.pending import impossible
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.rules.victims import covers_of
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import village_deck
from gruft.kernel.declared import in_order
from gruft.kernel.refusal import Refused


def check(position: VampireConnection) -> None:
    """Refuse a position that cannot come about, or knowledge that is not true."""
    _check_vampires(position)
    _check_cards(position)
    _check_village(position)
    _check_protections(position)
    question = QUESTIONS[position.words[at.DECISION]]
    clause = question.flaw(position)
    if clause:
        raise impossible(clause, question.name)
    _check_memories(position)
    _check_deck_bounds(position)
    # VC-247: whoever is asked can answer.
    for seat in position.to_act():
        if not position.moves(seat):
            raise Refused("position-nothing-to-answer", "VC-247", seat=seat)
    if not position.is_over() and not position.to_act():
        raise Refused("position-nobody-asked", "VC-247")


def census(position: VampireConnection) -> Mapping[str, int]:
    """VC-3, VC-5: how many cards of each kind there are, wherever they lie."""
    found = {TYPE_NAMES[card]: _copies(position, card) for card in range(c.TYPES)}
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
        if position.is_staked(seat) and position.round() == 1:
            raise Refused("position-marker-in-first-round", "VC-126", seat=seat)


def _deck(position: VampireConnection) -> list[int]:
    return in_order(position.words, at.DECKS, int(position.words[at.VAMPIRE_DECK_SIZE]))


def _copies(position: VampireConnection, card: int) -> int:
    words, everyone = position.words, range(position.seats)
    total = _deck(position).count(card) + int(words[at.DISCARDED + card])
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
            name = TYPE_NAMES[card]
            raise Refused("position-wrong-count", "VC-3", card=name, given=found, wanted=printed)
    for seat in range(position.seats):
        held = sum(int(position.held(seat, card)) for card in range(c.TYPES))
        if held != position.hand_size(seat):
            raise Refused("position-wrong-hand-size", "VC-230", seat=seat)


# --- the village ---------------------------------------------------------------------------------


def _village_copies(position: VampireConnection, card: int) -> int:
    words = position.words
    total = village_deck(position).count(card) + int(words[at.VILLAGE_DISCARDED + card])
    total += sum(1 for place in (at.FIRST_EVENT, at.SECOND_EVENT) if words[place] == card)
    if card < c.VICTIMS and words[at.PLACE + card] != at.IN_VILLAGE:
        total += int(position.printed.village[card])
    return total


def _check_village(position: VampireConnection) -> None:
    """VC-187: who turns the last card of the village sets the latch for good."""
    words = position.words
    for card in range(c.VILLAGE_KINDS):
        found, printed = _village_copies(position, card), int(position.printed.village[card])
        if found != printed:
            name = village_name(card)
            raise Refused("position-wrong-count", "VC-5", card=name, given=found, wanted=printed)
    upper = int(upper_half(position.printed)) - int(words[at.TURNED])
    top = village_deck(position)[::-1][: max(0, upper)]
    marked = [card for card in top if c.is_marked(card)]
    if marked and not words[at.SHUFFLED]:
        raise Refused("position-marked-event-on-top", "VC-15", card=village_name(marked[0]))
    if words[at.VILLAGE_DECK_SIZE] == 0 and words[at.LATCH] == 0:
        raise Refused("position-village-without-latch", "VC-187")


# --- protections ---------------------------------------------------------------------------------


def _check_protections(position: VampireConnection) -> None:
    words = position.words
    for slot in range(c.MOST_LAID):
        kind = int(words[at.LAID_KIND + slot]) - 1
        covered = [victim for victim in range(c.VICTIMS) if words[at.COVER + victim] == slot + 1]
        most = int(covers_of(kind))
        being_laid = words[at.DECISION] == at.COVERING
        if (kind >= 0 and not covered and not being_laid) or len(covered) > most:
            raise Refused("position-wrong-cover", "VC-109", given=len(covered), most=most)
        for victim in covered:
            if not position.lies_at(victim, words[at.LAID_AT + slot]):
                name = village_name(victim)
                raise Refused("position-covered-elsewhere", "VC-108", victim=name)


# --- knowledge -----------------------------------------------------------------------------------


def _check_memories(position: VampireConnection) -> None:
    for observer in [*range(position.seats), SPECTATOR]:
        for seat in range(position.seats):
            for card in range(c.TYPES):
                certain = known(position.words, observer, seat, card)
                if seat != observer and certain > position.held(seat, card):
                    name = TYPE_NAMES[card]
                    raise Refused("position-untrue-knowledge", "VC-238", seat=seat, card=name)


def _check_deck_bounds(position: VampireConnection) -> None:
    words = position.words
    for card in range(0 if words[at.RESHUFFLED] == NEVER else c.TYPES):
        drawn = max(int(words[at.DRAWN_SINCE + s * c.TYPES + card]) for s in range(position.seats))
        if _deck(position).count(card) > words[at.RESHUFFLED + card] - drawn:
            raise Refused("position-untrue-deck", "VC-241", card=TYPE_NAMES[card])
