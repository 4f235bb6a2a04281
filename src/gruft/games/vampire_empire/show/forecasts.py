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
from gruft.games.vampire_empire.show.notices import sums_now
from gruft.games.vampire_empire.show.zones import known
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import Telling


def forecasts(position: VampireEmpire, seat: int, move: int) -> list[Telling]:
    """What follows from a move, as far as the seat can know."""
    words, decision = position.words, int(position.words[at.DECISION])
    if move == c.DONE:
        return _of_saying_no_more(position, decision)
    if move == c.SKIP:
        return [Telling("then-draws-nothing", {})]
    if c.ACTION <= move <= c.PASS:
        passed = min(c.PASS_CARDS, int(position.hand_size(seat)))
        return [
            {
                c.HIDE: Telling("then-takes-red", {"count": c.HIDE_CARDS}),
                c.ASK_WATER: Telling("then-takes-water", {"count": c.WATER_CARDS}),
                c.COMBAT: Telling("then-fights", {}),
                c.PASS: Telling("then-discards", {"count": passed}),
            }[move]
        ]
    if move == c.YES:
        low = int(words[at.LOW_WATER]) - 1
        return [Telling("then-value", {"value": int(position.printed.value[low])})]
    if move >= c.SIDE:
        return [_marker(position, int(words[at.PICKED]) - 1)]
    if move >= c.TYPE:
        # How many cards of the type the seat knows in the other hand, at least.
        seen, bit = known(position, 1 - seat, seat, IN_HAND), 1 << move - c.TYPE
        count = sum(seen[kind] for kind in range(c.KINDS) if position.printed.types[kind] & bit)
        return [Telling("then-known-there", {"count": count})] if count else []
    if move >= c.CHAR:
        return _of_a_character(position, seat, decision, move - c.CHAR)
    return _of_a_card(position, decision, move)


def _of_saying_no_more(position: VampireEmpire, decision: int) -> list[Telling]:
    if decision == at.STEP1:
        return [Telling("then-draws", {"count": draws(position)})]
    if position.would_stop():
        target = character_word(int(position.words[at.TARGET]) - 1)
        return [Telling("then-lives", {"character": target})]
    return [_sums(position, 0)] if decision == at.COMMIT else []


def draws(position: VampireEmpire) -> int:
    """Up to eight; a cellar that was not used up becomes the deck."""
    words = position.words
    seat = int(words[at.ACTIVE])
    there = int(words[at.DECK_SIZE + seat])
    there += 0 if words[at.CELLAR_USED + seat] else int(words[at.CELLAR_SIZE + seat])
    return max(0, min(c.HAND - int(position.hand_size(seat)), there))


def _sums(position: VampireEmpire, more: int) -> Telling:
    attack, defence = sums_now(position, more)
    return Telling("then-sums", {"attack": attack, "defence": defence})


def _of_a_card(position: VampireEmpire, decision: int, move: int) -> list[Telling]:
    """What it costs, and what it makes of the sums."""
    kind = move % c.KINDS
    value = int(position.printed.value[kind])
    in_combat = position.words[at.CONTEXT] == at.ON_COMBAT
    if move >= c.PICK:
        return [_sums(position, -value)] if position.words[at.ANSWER] and in_combat else []
    if move < c.PLAY:
        if decision != at.STEP1:
            return []
        return [Telling("then-is-lost" if move >= c.MOAT else "then-comes-back", {})]
    # Cards of a group are chosen in any order: what one adds holds wherever it is laid.
    told = [Telling("then-adds", {"value": value})] if decision == at.COMMIT else []
    if decision == at.REPLACE and in_combat:
        told.append(_sums(position, value))
    elif decision != at.COMMIT and position.composes_group():
        told.append(Telling("then-value", {"value": value}))
    if c.is_support(kind) and position.cost(kind):
        told.append(Telling("then-costs", {"count": int(position.cost(kind))}))
    return told


def _of_a_character(
    position: VampireEmpire, seat: int, decision: int, character: int
) -> list[Telling]:
    words, place = position.words, int(position.words[at.PLACE + character])
    if decision == at.REVEAL:
        # Where it is turned, and whether that takes the castle.
        wins = position.revealed_in_castle() == c.CASTLE_SIZE - 1
        castle = "then-wins" if wins else "then-in-castle"
        there = {at.IN_CITY: "then-in-city", at.ON_JOURNEY: "then-on-journey"}
        return [Telling(there.get(place, castle), {})]
    told: list[Telling] = []
    if decision == at.EFFECT_RETURN:
        first = words[at.TO_PICK] > 1 or words[at.PICKED] == 0
        told.append(Telling("then-on-top" if first else "then-below", {}))
    elif words[at.CARD] and c.marker_class(words[at.CARD] - 1):
        told.append(_marker(position, character))
    for mark in identity(position, character, seat):
        args: dict[str, object] = {}
        if mark == DOUBTFUL_MARK:
            args["count"] = trios_with(position, seat, character)
            args["trios"] = possible_trios(position, seat)
        told.append(Telling(f"then-{mark}", args))
    if place == at.IN_CITY:
        told.append(Telling("then-in-city", {}))
    if decision == at.CHOOSE_TARGET:
        least = int(groups.needed(position, words[at.ATTACKER] - 1, character))
        told += [Telling("then-needs", {"value": least})] if least > 1 else []
    return told


def _marker(position: VampireEmpire, character: int) -> Telling:
    """2 on the named character, else 1."""
    value = 2 if c.best_marked(position.words[at.CARD] - 1) == character else 1
    return Telling("then-marker", {"value": value})
