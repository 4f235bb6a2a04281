"""What a seat of Vampire Empire can foresee of a choice: costs, sums, who somebody is known to be.

Nothing is read but what the seat knows already; a forecast is no advice.
"""

from gruft.games.vampire_empire.knowledge.sightings import IN_HAND
from gruft.games.vampire_empire.notation.names import character_word
from gruft.games.vampire_empire.rules import groups
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show.characters import (
    DOUBTFUL_MARK,
    identity,
    possible_trios,
    trios_with,
)
from gruft.games.vampire_empire.show.combat import sums_now
from gruft.games.vampire_empire.show.zones import known
from gruft.games.vampire_empire.state import cards
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import best_marked, marker_class, other
from gruft.kernel.journal import Telling


def forecasts(position: VampireEmpire, seat: int, move: int) -> list[Telling]:
    """What follows from a move, as far as the seat can know."""
    decision = int(position.words[at.DECISION])
    if move == cards.DONE:
        return _of_saying_no_more(position, seat, decision)
    if move == cards.SKIP:
        return [Telling("then-draws-nothing", {})]
    if cards.ACTION <= move <= cards.PASS:
        return [_of_an_action(position, seat, move)]
    if move == cards.YES:
        low = int(position.words[at.LOW_WATER]) - 1
        return [Telling("then-value", {"value": int(position.printed.value[low])})]
    if move >= cards.SIDE:
        return _of_a_side(position) if decision == at.EFFECT_SIDE else []
    if move >= c.TYPE:
        return _of_a_type(position, seat, move - c.TYPE)
    if move >= c.CHAR:
        return _of_a_character(position, seat, decision, move - c.CHAR)
    return _of_a_card(position, decision, move)


def _of_saying_no_more(position: VampireEmpire, seat: int, decision: int) -> list[Telling]:
    if decision == at.STEP1:
        return [Telling("then-draws", {"count": draws(position)})]
    if decision != at.COMMIT:
        return []
    words = position.words
    stops = words[at.ROUND] == 2 and words[at.FIGHTING] == c.ATTACK and words[at.GROUP_SIZE] == 0
    lives = Telling("then-lives", {"character": character_word(int(words[at.TARGET]) - 1)})
    return [lives if stops else _sums(position, 0)]


def _of_an_action(position: VampireEmpire, seat: int, move: int) -> Telling:
    """VE-55, VE-62, VE-79: what an action takes."""
    if move == cards.HIDE:
        return Telling("then-takes-red", {"count": c.HIDE_CARDS})
    if move == cards.ASK_WATER:
        return Telling("then-takes-water", {"count": c.WATER_CARDS})
    if move == cards.COMBAT:
        return Telling("then-fights", {})
    return Telling("then-discards", {"count": min(c.PASS_CARDS, int(position.hand_size(seat)))})


def draws(position: VampireEmpire) -> int:
    """VE-40, VE-222: up to eight; a cellar that was not used up becomes the deck."""
    words = position.words
    seat = int(words[at.ACTIVE])
    there = int(words[at.DECK_SIZE + seat])
    there += 0 if words[at.CELLAR_USED + seat] else int(words[at.CELLAR_SIZE + seat])
    return max(0, min(c.HAND - int(position.hand_size(seat)), there))


def _sums(position: VampireEmpire, more: int) -> Telling:
    attack, defence = sums_now(position, more)
    return Telling("then-sums", {"attack": attack, "defence": defence})


# --- cards ---------------------------------------------------------------------------------------


def _of_a_card(position: VampireEmpire, decision: int, move: int) -> list[Telling]:
    """VE-130 and chapter 8: what it costs, and what it makes of the sums."""
    kind = move % c.KINDS
    value = int(position.printed.value[kind])
    in_combat = decision == at.COMMIT or position.words[at.CONTEXT] == at.ON_COMBAT
    if move >= c.PICK:
        return [_sums(position, -value)] if decision == at.CANCEL_PICK and in_combat else []
    if move < c.PLAY:
        if decision != at.STEP1:
            return []
        return [Telling("then-is-lost" if move >= c.MOAT else "then-comes-back", {})]
    # Cards of a group are chosen in any order: what one adds holds wherever it is laid.
    told = [Telling("then-adds", {"value": value})] if decision == at.COMMIT else []
    if decision == at.REPLACE and in_combat:
        told.append(_sums(position, value))
    if decision in (at.HIDE_CARD, at.WATER_CARD):
        told.append(Telling("then-value", {"value": value}))
    if kind >= c.FIRST_SUPPORT and (cost := _cost(position, decision, kind)):
        told.append(Telling("then-costs", {"count": cost}))
    return told


def _cost(position: VampireEmpire, decision: int, kind: int) -> int:
    """VE-117, VE-132: what is paid now; in a group only Crucifix and Claws cost something."""
    if decision in (at.COMMIT, at.REPLACE):
        return int(groups.group_cost_of(position, kind))
    return int(position.cost(kind))


def _of_a_type(position: VampireEmpire, seat: int, place: int) -> list[Telling]:
    """VE-177: how many cards of the type the seat knows in the other hand, at least."""
    seen = known(position, int(other(seat)), seat, IN_HAND)
    bit = 1 << place
    count = sum(seen[kind] for kind in range(c.KINDS) if position.printed.types[kind] & bit)
    return [Telling("then-known-there", {"count": count})] if count and place < c.TYPES else []


# --- characters ----------------------------------------------------------------------------------


def _of_a_character(
    position: VampireEmpire, seat: int, decision: int, character: int
) -> list[Telling]:
    if decision == at.REVEAL:
        return _of_a_reveal(position, character)
    if decision == at.EFFECT_RETURN:
        first = position.words[at.TO_PICK] > 1 or position.words[at.PICKED] == 0
        place = [Telling("then-on-top" if first else "then-below", {})]
        return [*place, *_who_it_is(position, seat, character)]
    told = _who_it_is(position, seat, character)
    if position.words[at.PLACE + character] == at.IN_CITY:
        told.append(Telling("then-in-city", {}))
    if decision == at.CHOOSE_TARGET:
        least = int(groups.needed(position, position.words[at.ATTACKER] - 1, character))
        told += [Telling("then-needs", {"value": least})] if least > 1 else []
    if decision == at.EFFECT_CHAR and marker_class(position.words[at.CARD] - 1):
        told.insert(0, _marker(position, character))
    return told


def _who_it_is(position: VampireEmpire, seat: int, character: int) -> list[Telling]:
    """Section 15.1: as the character's own marks tell it."""
    told: list[Telling] = []
    for mark in identity(position, character, seat):
        args: dict[str, object] = {}
        if mark == DOUBTFUL_MARK:
            args = {
                "count": trios_with(position, seat, character),
                "trios": possible_trios(position, seat),
            }
        told.append(Telling(f"then-{mark}", args))
    return told


def _of_a_reveal(position: VampireEmpire, character: int) -> list[Telling]:
    """VE-48, VE-49, VE-215: where it is turned, and whether that takes the castle."""
    place = int(position.words[at.PLACE + character])
    if place == at.IN_CITY:
        return [Telling("then-in-city", {})]
    if place == at.ON_JOURNEY:
        return [Telling("then-on-journey", {})]
    wins = position.revealed_in_castle() == c.CASTLE_SIZE - 1
    return [Telling("then-wins" if wins else "then-in-castle", {})]


def _of_a_side(position: VampireEmpire) -> list[Telling]:
    return [_marker(position, int(position.words[at.PICKED]) - 1)]


def _marker(position: VampireEmpire, character: int) -> Telling:
    """VE-155, VE-176: 2 on the named character, else 1."""
    value = 2 if best_marked(position.words[at.CARD] - 1) == character else 1
    return Telling("then-marker", {"value": value})
