"""How a seat of Vampire Empire weighs discards, reveals, actions and answers.

Combats are weighed in `fighting.py`, the support cards of the windows in `supporting.py`.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.combat import (
    HOPELESS,
    attack_worth,
    best_attack,
    best_with,
)
from gruft.games.vampire_empire.advice.odds import (
    SURE,
    Look,
    exposed_share,
)
from gruft.games.vampire_empire.advice.worth import (
    cheapest,
    keeping,
    price,
    price_of_cheapest,
    takeover_near,
)
from gruft.games.vampire_empire.rules import (
    actions,
    combat,
    water,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import class_of

WATER_USED: Final = 3  # what the two cards of a question take from the attack that follows it
V_SEES: Final = 1


# --- step 1 --------------------------------------------------------------------------------------


def discard(look: Look) -> i64:
    """While the cellar is open, what is of no use now goes there; else only what must go."""
    words = look.words
    seat: i64 = look.seat
    lowest: i64 = words[at.LAST]
    if words[at.CELLAR_USED + seat] == 0 and words[at.MOATED] == 0:
        for kind in range(lowest - c.CELLAR if lowest < c.MOAT else c.KINDS, i64(c.KINDS)):
            held: i64 = words[at.HANDS + seat * c.KINDS + kind]
            if held > 0 and keeping(look, kind) < look.counts(idea.KEPT):
                return c.CELLAR + kind
    excess: i64 = words[at.HAND_SIZE + seat] - c.HAND
    if excess > 0:
        return c.MOAT + cheapest(look, excess, lowest - c.MOAT if lowest >= c.MOAT else 0)
    return c.DONE


# --- step 2 --------------------------------------------------------------------------------------


def reveal(look: Look) -> i64:
    """The vampire that makes V strongest by being known, or nobody."""
    words = look.words
    best: i64 = c.DONE
    most: i64 = 0
    before: i64 = best_action(look)
    for character in range(i64(c.CHARACTERS)):
        if words[at.VAMPIRE + character] == 1 and words[at.REVEALED + character] == 0:
            worth: i64 = revealing(look, character, before)
            if worth > most:
                most = worth
                best = c.CHAR + character
    return best


def revealing(look: Look, character: i64, before: i64) -> i64:
    """What V gains by revealing this vampire now."""
    words = look.words
    castle: bool = look.position.in_castle(character)
    if vampires_in_castle(look) == 3 and castle:
        return look.counts(idea.TAKEOVER)
    exposed: i64 = look.counts(idea.EXPOSED) * (SURE - exposed_share(words)) // SURE
    if not castle:
        return 0 - 1 - exposed
    words[at.REVEALED + character] = 1
    after: i64 = best_action(look)
    words[at.REVEALED + character] = 0
    return after - before - exposed - 1 + safety(look, character)


def safety(look: Look, character: i64) -> i64:
    """How much better a vampire can be defended when it is revealed, and how much worse."""
    gained: i64 = 0
    own: i64 = class_of(character)
    for kind in range(i64(c.KINDS)):
        types: i64 = look.position.printed.types[kind]
        value: i64 = look.position.printed.value[kind]
        if types & c.RED != 0 and types & own == 0:
            gained += SURE * value * look.words[at.HANDS + look.seat * c.KINDS + kind]
        if types & c.WATER != 0:
            gained -= value * (SURE * look.known[kind] + look.chance * look.pool[kind])
    worth: i64 = look.counts(idea.SAFER) * gained // SURE
    if look.position.held(look.seat, c.REGENERATION) > 0:
        worth += look.counts(idea.READY)
    return worth


def vampires_in_castle(look: Look) -> i64:
    """How many vampires V has in the castle."""
    found: i64 = 0
    for character in range(i64(c.CHARACTERS)):
        if look.position.in_castle(character):
            found += look.words[at.VAMPIRE + character]
    return found


def best_action(look: Look) -> i64:
    """What V's best action promises."""
    return max(best_attack(look), passing(look))


# --- the action ----------------------------------------------------------------------------------


def act(look: Look) -> i64:
    """The action that promises most."""
    best: i64 = c.PASS
    most: i64 = passing(look)
    if combat.is_possible(look.position, look.seat):
        attack: i64 = best_attack(look)
        if attack > most:
            most = attack
            best = c.COMBAT
    if look.seat == c.HUMANS:
        return c.ASK_WATER if best_question_worth(look) > most else best
    return c.HIDE if best_hiding_worth(look) > most else best


def passing(look: Look) -> i64:
    """VE-79: what a pass costs."""
    return 0 - price_of_cheapest(look, c.PASS_CARDS, 0, True)


def attacker(look: Look) -> i64:
    """Who attacks."""
    best: i64 = 0
    most: i64 = HOPELESS - 1
    for character in range(i64(c.CHARACTERS)):
        if combat.may_attack(look.position, look.seat, character):
            worth: i64 = best_with(look, character)
            if worth > most:
                most = worth
                best = character
    return c.CHAR + best


def target(look: Look) -> i64:
    """Whom the attacker attacks."""
    leader: i64 = look.words[at.ATTACKER] - 1
    best: i64 = 0
    most: i64 = HOPELESS - 1
    for character in range(i64(c.CHARACTERS)):
        if combat.is_target(look.position, look.seat, leader, character):
            worth: i64 = attack_worth(look, leader, character, 0)
            if worth > most:
                most = worth
                best = character
    return c.CHAR + best


# --- holy water ----------------------------------------------------------------------------------


def best_question_worth(look: Look) -> i64:
    """What the best question promises; hopeless if none can be asked."""
    if not actions.can_ask(look.position, look.seat):
        return HOPELESS
    return question_worth(look, best_question(look))


def best_question(look: Look) -> i64:
    """Of whom it is best to ask."""
    best: i64 = 0
    most: i64 = HOPELESS - 1
    for character in range(i64(c.CHARACTERS)):
        if water.not_to_be_asked_about(look.position, character) is None:
            worth: i64 = question_worth(look, character)
            if worth > most:
                most = worth
                best = character
    return best


def question_worth(look: Look, character: i64) -> i64:
    """What the truth about a character is worth, and the attack that may follow."""
    suspicion: i64 = look.suspicion[character]
    doubt: i64 = 4 * suspicion * (SURE - suspicion) // SURE
    worth: i64 = look.counts(idea.QUESTION) * doubt // SURE
    if look.position.in_castle(character):
        hit: i64 = max(0, attack_after_hit(look, character)) + look.counts(idea.HIT)
        worth += suspicion * hit // SURE
    elif suspicion < SURE:
        worth += suspicion * look.counts(idea.CITY_HIT) // SURE
    return worth - price_of_waters(look)


def attack_after_hit(look: Look, character: i64) -> i64:
    """VE-70: what the immediate attack will promise if the answer is yes."""
    words = look.words
    suspicion: i64 = look.suspicion[character]
    words[at.REVEALED + character] = 1
    look.suspicion[character] = SURE
    best: i64 = best_against(look, character, 0 - WATER_USED)
    look.suspicion[character] = suspicion
    words[at.REVEALED + character] = 0
    return best


def best_against(look: Look, character: i64, given: i64) -> i64:
    """What the best attacker of a character promises."""
    best: i64 = HOPELESS
    for leader in range(i64(c.CHARACTERS)):
        if leader != character and combat.may_attack(look.position, look.seat, leader):
            best = max(best, attack_worth(look, leader, character, given))
    return best


def price_of_waters(look: Look) -> i64:
    """What the two cheapest water cards of the hand are worth."""
    first: i64 = cheapest_of(look, c.WATER, 0)
    worth: i64 = price(look, first)
    if look.words[at.HANDS + look.seat * c.KINDS + first] > 1:
        return 2 * worth
    best: i64 = -1
    for kind in range(i64(c.KINDS)):
        held: i64 = look.words[at.HANDS + look.seat * c.KINDS + kind]
        other_water = kind != first and look.position.printed.types[kind] & c.WATER != 0
        if other_water and held > 0 and (best < 0 or price(look, kind) < best):
            best = price(look, kind)
    return worth + best


def cheapest_of(look: Look, type_bit: i64, lowest: i64) -> i64:
    """The card of a type in the hand that is worth least, from a kind on."""
    best: i64 = -1
    least: i64 = 0
    for kind in range(lowest, i64(c.KINDS)):
        held: i64 = look.words[at.HANDS + look.seat * c.KINDS + kind]
        if held > 0 and look.position.printed.types[kind] & type_bit != 0:
            worth: i64 = price(look, kind)
            if best < 0 or worth < least:
                least = worth
                best = kind
    return best


def named_card(look: Look, moves: list[int]) -> i64:
    """VE-240: of the cards that may be shown now, the one that is worth least."""
    best: i64 = moves[0]
    for move in moves:
        if price(look, move - c.PLAY) < price(look, best - c.PLAY):
            best = move
    return best


def at_once(look: Look) -> i64:
    """VE-70: who attacks the vampire that was found; the water would be lost otherwise."""
    found: i64 = look.words[at.NAMED] - 1
    low: i64 = look.position.printed.value[look.words[at.LOW_WATER] - 1]
    best: i64 = c.DONE
    most: i64 = HOPELESS - 1
    for move in look.position.moves(look.seat):
        if move != c.DONE:
            worth: i64 = attack_worth(look, move - c.CHAR, found, low)
            if worth > most:
                most = worth
                best = move
    return best


# --- hiding --------------------------------------------------------------------------------------


def best_hiding_worth(look: Look) -> i64:
    """What the best Hide promises; hopeless without the cards."""
    if look.position.count_of_type(look.seat, c.RED, 0) < c.HIDE_CARDS:
        return HOPELESS
    return hiding_worth(look, best_hidden(look))


def best_hidden(look: Look) -> i64:
    """Whom it is best to hide."""
    best: i64 = 0
    most: i64 = HOPELESS - 1
    for character in range(i64(c.CHARACTERS)):
        if look.position.in_castle(character):
            worth: i64 = hiding_worth(look, character)
            if worth > most:
                most = worth
                best = character
    return best


def hiding_worth(look: Look, character: i64) -> i64:
    """What it is worth to hide a character: out of danger, or out of the way of a takeover."""
    cost: i64 = c.HIDE_CARDS * price(look, cheapest_of(look, c.RED, 0))
    if look.words[at.VAMPIRE + character] == 1:
        if not look.position.is_revealed(character) or takeover_near(look):
            return 0 - cost
        return look.counts(idea.SHELTER) - cost
    if not takeover_near(look):
        return 0 - cost
    return look.counts(idea.TAKEOVER) * chance_of_third(look) // SURE - cost


def chance_of_third(look: Look) -> i64:
    """How likely the next character of the city is the third revealed vampire."""
    words = look.words
    size: i64 = words[at.CITY_SIZE]
    if size == 0:
        return 0
    if words[at.CITY_SEEN + size - 1] & V_SEES != 0:
        return SURE if words[at.REVEALED + words[at.CITY + size - 1]] == 1 else 0
    there: i64 = 0
    for place in range(size):
        there += words[at.REVEALED + words[at.CITY + place]]
    return SURE * there // size


# --- answers -------------------------------------------------------------------------------------


def deny(look: Look) -> i64:
    """VE-196: keep the truth from H, about a vampire, and for show with a card to spare."""
    named: i64 = look.words[at.NAMED] - 1
    lost: i64 = price(look, c.NOT_A_VAMPIRE)
    lost += look.position.cost(c.NOT_A_VAMPIRE) * look.counts(idea.FODDER)
    worth: i64 = look.counts(idea.DENIED_IN_VAIN)
    if look.words[at.VAMPIRE + named] == 1:
        worth = look.counts(idea.DENIED) * (SURE - exposed_share(look.words)) // SURE
        if look.position.in_castle(named):
            worth = look.counts(idea.DENIED)
    elif look.position.held(look.seat, c.NOT_A_VAMPIRE) > 1:
        worth = look.counts(idea.SPARE_DENIAL)
    return c.PLAY + c.NOT_A_VAMPIRE if worth > lost else c.DONE
