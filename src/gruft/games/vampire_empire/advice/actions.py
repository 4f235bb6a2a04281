"""How a seat of Vampire Empire weighs discards, reveals, actions and what follows from them.

Combats are weighed in `combat.py`, the support cards of the windows in `support.py`.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.combat import attack_worth, best_attack
from gruft.games.vampire_empire.advice.odds import SURE, Look, exposed_share
from gruft.games.vampire_empire.advice.worth import (
    HOPELESS,
    Answer,
    cheapest,
    expense,
    price,
    price_of_cheapest,
    takeover_near,
)
from gruft.games.vampire_empire.knowledge.sightings import sees
from gruft.games.vampire_empire.rules import combat, water
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import class_of

WATER_USED: Final = 3  # what the two cards of a question take from the attack that follows it


# --- the turn ------------------------------------------------------------------------------------


@final
class Discard(Answer):
    """While the cellar is open, what is of no use now goes there; else only what must go."""

    def choice(self, look: Look, moves: list[int]) -> i64:
        words = look.words
        lowest: i64 = words[at.LAST]
        if words[at.CELLAR_USED + look.seat] == 0 and words[at.MOATED] == 0:
            for kind in range(lowest - c.CELLAR if lowest < c.MOAT else c.KINDS, i64(c.KINDS)):
                if look.held(kind) > 0:
                    worth: i64 = price(look, kind)
                    if fits_the_castle(look, kind):
                        worth += look.counts(idea.FITTING)
                    if worth < look.counts(idea.KEPT):
                        return c.CELLAR + kind
        excess: i64 = words[at.HAND_SIZE + look.seat] - c.HAND
        if excess > 0:
            return c.MOAT + cheapest(look, excess, lowest - c.MOAT if lowest >= c.MOAT else 0)
        return c.DONE

    def reason(self, look: Look, move: i64) -> str:
        if move == c.DONE:
            return "advice-draw"
        return "advice-cellar" if move < c.MOAT else "advice-overfull"


def fits_the_castle(look: Look, kind: i64) -> bool:
    """Somebody in the castle can fight with it for this seat."""
    position = look.position
    types: i64 = position.printed.types[kind]
    if types & (c.RED | c.WATER) != 0 and position.revealed_in_castle() > 0:
        return True
    for character in range(i64(c.CHARACTERS)):
        own = look.seat == c.VAMPIRES or not position.is_revealed(character)
        if own and position.in_castle(character) and types & class_of(character) != 0:
            return True
    return False


@final
class Pay(Answer):
    """The cards that are worth least."""

    def choice(self, look: Look, moves: list[int]) -> i64:
        return c.MOAT + cheapest(look, look.words[at.TO_PAY], look.words[at.LAST] - c.MOAT)


@final
class Reveal(Answer):
    """The vampire that makes V strongest by being known, or nobody."""

    def choice(self, look: Look, moves: list[int]) -> i64:
        words = look.words
        castle_is_won: bool = vampires_in_castle(look) == c.CASTLE_SIZE
        exposed: i64 = look.counts(idea.EXPOSED) * (SURE - exposed_share(words)) // SURE
        best: i64 = c.DONE
        most: i64 = max(best_attack(look), passing(look)) + exposed + 1
        for move in moves:
            if move != c.DONE and look.position.in_castle(move - c.CHAR):
                if castle_is_won:
                    return move
                words[at.REVEALED + move - c.CHAR] = 1
                worth: i64 = max(best_attack(look), passing(look))
                words[at.REVEALED + move - c.CHAR] = 0
                worth += safety(look, move - c.CHAR)
                if worth > most:
                    most = worth
                    best = move
        return best

    def reason(self, look: Look, move: i64) -> str:
        if move == c.DONE:
            return "advice-stay-secret"
        won = vampires_in_castle(look) == c.CASTLE_SIZE
        return "advice-takeover" if won else "advice-reveal"


def safety(look: Look, character: i64) -> i64:
    """How much better a vampire can be defended when it is revealed, and how much worse."""
    gained: i64 = 0
    own: i64 = class_of(character)
    for kind in range(i64(c.KINDS)):
        types: i64 = look.position.printed.types[kind]
        value: i64 = look.position.printed.value[kind]
        if types & c.RED != 0 and types & own == 0:
            gained += SURE * value * look.held(kind)
        if types & c.WATER != 0:
            gained -= value * (SURE * look.known[kind] + look.chance * look.pool[kind])
    worth: i64 = look.counts(idea.SAFER) * gained // SURE
    return worth + look.counts(idea.READY) if look.held(c.REGENERATION) > 0 else worth


def vampires_in_castle(look: Look) -> i64:
    """How many vampires V has in the castle."""
    found: i64 = 0
    for character in range(i64(c.CHARACTERS)):
        if look.position.in_castle(character):
            found += look.words[at.VAMPIRE + character]
    return found


@final
class Act(Answer):
    """The action that promises most."""

    def choice(self, look: Look, moves: list[int]) -> i64:
        best: i64 = c.PASS
        most: i64 = passing(look)
        for move in reversed(moves):
            worth: i64 = action_worth(look, move)
            if worth > most:
                most = worth
                best = move
        return best

    def reason(self, look: Look, move: i64) -> str:
        if move == c.COMBAT:
            return "advice-attack" if look.seat == c.VAMPIRES else "advice-hunt"
        if move == c.PASS:
            return "advice-pass"
        return "advice-hide" if move == c.HIDE else "advice-question"


def action_worth(look: Look, move: i64) -> i64:
    """What an action promises, with the character that is best for it."""
    if move == c.PASS:
        return passing(look)
    if move == c.COMBAT:
        return best_attack(look)
    most: i64 = HOPELESS
    for character in range(i64(c.CHARACTERS)):
        if move == c.HIDE:
            if look.position.in_castle(character):
                most = max(most, hiding_worth(look, character))
        elif water.not_to_be_asked_about(look.position, character) is None:
            most = max(most, question_worth(look, character))
    return most


def passing(look: Look) -> i64:
    """What a pass costs."""
    return 0 - price_of_cheapest(look, c.PASS_CARDS, 0, True)


@final
class ShowCards(Answer):
    """Of the cards that may be shown now, the one that is worth least."""

    def worth(self, look: Look, move: i64) -> i64:
        return 0 - price(look, move - c.PLAY)


# --- holy water ----------------------------------------------------------------------------------


@final
class AskAbout(Answer):
    """Of whom it is best to ask."""

    def worth(self, look: Look, move: i64) -> i64:
        return question_worth(look, move - c.CHAR)


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
    """What the immediate attack will promise if the answer is yes."""
    suspicion: i64 = look.suspicion[character]
    look.words[at.REVEALED + character] = 1
    look.suspicion[character] = SURE
    best: i64 = HOPELESS
    for leader in range(i64(c.CHARACTERS)):
        if leader != character and combat.may_attack(look.position, look.seat, leader):
            best = max(best, attack_worth(look, leader, character, 0 - WATER_USED))
    look.suspicion[character] = suspicion
    look.words[at.REVEALED + character] = 0
    return best


def price_of_waters(look: Look) -> i64:
    """What the two cheapest water cards of the hand are worth."""
    first: i64 = cheapest_of(look, c.WATER, -1)
    second: i64 = first if look.held(first) > 1 else cheapest_of(look, c.WATER, first)
    return price(look, first) + price(look, second)


def cheapest_of(look: Look, type_bit: i64, but: i64) -> i64:
    """The card of a type in the hand that is worth least, but for one kind."""
    best: i64 = -1
    least: i64 = 0
    for kind in range(i64(c.KINDS)):
        fits = kind != but and look.position.printed.types[kind] & type_bit != 0
        if fits and look.held(kind) > 0:
            worth: i64 = price(look, kind)
            if best < 0 or worth < least:
                least = worth
                best = kind
    return best


@final
class Deny(Answer):
    """Keep the truth from H, about a vampire, and for show with a card to spare."""

    def worth(self, look: Look, move: i64) -> i64:
        named: i64 = look.words[at.NAMED] - 1
        worth: i64 = look.counts(idea.DENIED_IN_VAIN)
        if look.position.is_vampire(named):
            worth = look.counts(idea.DENIED) * (SURE - exposed_share(look.words)) // SURE
            if look.position.in_castle(named):
                worth = look.counts(idea.DENIED)
        elif look.held(c.NOT_A_VAMPIRE) > 1:
            worth = look.counts(idea.SPARE_DENIAL)
        return worth - expense(look, c.NOT_A_VAMPIRE)

    def reason(self, look: Look, move: i64) -> str:
        if move == c.DONE:
            return "advice-tell"
        vampire = look.position.is_vampire(look.words[at.NAMED] - 1)
        return "advice-deny" if vampire else "advice-deny-for-show"


# --- hiding --------------------------------------------------------------------------------------


@final
class HideCharacter(Answer):
    """Whom it is best to hide."""

    def worth(self, look: Look, move: i64) -> i64:
        return hiding_worth(look, move - c.CHAR)


def hiding_worth(look: Look, character: i64) -> i64:
    """What it is worth to hide a character: out of danger, or out of the way of a takeover."""
    cost: i64 = c.HIDE_CARDS * price(look, cheapest_of(look, c.RED, -1))
    near = takeover_near(look)
    if look.position.is_vampire(character):
        sheltered = look.position.is_revealed(character) and not near
        return look.counts(idea.SHELTER) - cost if sheltered else 0 - cost
    if not near:
        return 0 - cost
    return look.counts(idea.TAKEOVER) * chance_of_third(look) // SURE - cost


def chance_of_third(look: Look) -> i64:
    """How likely the next character of the city is the third revealed vampire."""
    words = look.words
    size: i64 = words[at.CITY_SIZE]
    if size == 0:
        return 0
    if words[at.CITY_SEEN + size - 1] & sees(c.VAMPIRES) != 0:
        return SURE if words[at.REVEALED + words[at.CITY + size - 1]] == 1 else 0
    there: i64 = 0
    for place in range(size):
        there += words[at.REVEALED + words[at.CITY + place]]
    return SURE * there // size
