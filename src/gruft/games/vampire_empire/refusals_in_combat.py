"""Chapter 8: why a character does not fight, and why a card does not join an attack or a defence.

The characters and the types of the cards are there for all to see; then comes the seat's own hand.
"""

from gruft.games.vampire_empire.cards import (
    CHAR,
    CHARACTERS,
    CLERGY,
    DONE,
    HUMANS,
    KINDS,
    NOBLE,
    PLAY,
    RED,
    SACRIFICE,
    SECRET_PASSAGE,
    SERVANT,
    VAMPIRES,
    WATER,
)
from gruft.games.vampire_empire.layout import ATTACKER, GROUP_COST, GROUP_SIZE, LAST, NAMED, TARGET
from gruft.games.vampire_empire.names import character_word, kind_word
from gruft.games.vampire_empire.reasons import (
    falling_order,
    is_play,
    is_support,
    misplaced,
    never_held,
    not_held,
    not_in_castle,
    type_words,
)
from gruft.games.vampire_empire.rules import groups
from gruft.games.vampire_empire.state import State
from gruft.kernel.refusal import Refused

CLASSES = NOBLE | CLERGY | SERVANT


def _is_character(move: int) -> bool:
    return CHAR <= move < CHAR + CHARACTERS


# --- who fights ----------------------------------------------------------------------------------


def choosing_attacker(state: State, seat: int, move: int) -> Refused:
    """VE-82 to VE-87, VE-247: in the castle, allowed to the seat, and with cards to support it."""
    if not _is_character(move):
        return _character_first(state, seat, move, "VE-247")
    character = move - CHAR
    return (
        not_in_castle(state, character, "VE-82")
        or _may_not_attack(state, seat, character)
        or _no_cards_for(state, seat, character, _others_in_castle(state, character))
    )


def _character_first(state: State, seat: int, move: int, clause: str) -> Refused:
    if is_play(move):
        return Refused("refusal-character-first", clause)
    return misplaced(state, seat, move)


def _may_not_attack(state: State, seat: int, character: int) -> Refused | None:
    name = character_word(character)
    if seat == HUMANS and state.is_revealed(character):
        return Refused("refusal-revealed-attacks-for-humans", "VE-83", character=name)
    if seat == VAMPIRES and not state.is_revealed(character) and state.revealed_in_castle() > 0:
        return Refused("refusal-revealed-must-attack", "VE-85", character=name)
    return None


def _others_in_castle(state: State, attacker: int) -> list[int]:
    return [
        character
        for character in range(CHARACTERS)
        if character != attacker and state.in_castle(character)
    ]


def _no_cards_for(state: State, seat: int, attacker: int, targets: list[int]) -> Refused:
    """VE-98 to VE-100: no fitting card at all, or none that would be enough."""
    name = character_word(attacker)
    if not any(_has_card_for(state, seat, attacker, target) for target in targets):
        return Refused("refusal-no-card-for-attacker", "VE-98", character=name)
    least = min(int(groups.needed(state, attacker, target)) for target in targets)
    return Refused("refusal-attack-out-of-reach", "VE-100", character=name, needed=least)


def _has_card_for(state: State, seat: int, attacker: int, target: int) -> bool:
    return any(
        state.held(seat, kind) > 0 and state.is_eligible(kind, attacker, target)
        for kind in range(KINDS)
    )


def choosing_target(state: State, seat: int, move: int) -> Refused:
    """VE-82, VE-88, VE-100: another castle character against whom the cards are enough."""
    if not _is_character(move):
        return _character_first(state, seat, move, "VE-247")
    attacker, target = int(state.words[ATTACKER]) - 1, move - CHAR
    if target == attacker:
        return Refused("refusal-attacks-itself", "VE-82", character=character_word(target))
    elsewhere = not_in_castle(state, target, "VE-82")
    return elsewhere or _not_enough_against(state, seat, attacker, target)


def _not_enough_against(state: State, seat: int, attacker: int, target: int) -> Refused:
    name = character_word(target)
    if not _has_card_for(state, seat, attacker, target):
        return Refused("refusal-no-card-against", "VE-98", character=name)
    least = int(groups.needed(state, attacker, target))
    return Refused("refusal-target-out-of-reach", "VE-100", character=name, needed=least)


# --- the immediate attack ------------------------------------------------------------------------


def attacking_at_once(state: State, seat: int, move: int) -> Refused:
    """VE-72, VE-73: another castle character, no revealed vampire, with enough cards."""
    if not _is_character(move):
        return _character_first(state, seat, move, "VE-250")
    character, target = move - CHAR, int(state.words[NAMED]) - 1
    if character == target:
        return Refused("refusal-attacks-itself", "VE-72", character=character_word(target))
    return (
        not_in_castle(state, character, "VE-72")
        or _may_not_attack(state, seat, character)
        or Refused("refusal-immediate-out-of-reach", "VE-73", character=character_word(character))
    )


def using_water(state: State, seat: int, move: int) -> Refused:
    """VE-75, VE-99: without the water card the hand would not be enough."""
    if move != DONE:
        return misplaced(state, seat, move)
    least = groups.needed(state, state.words[ATTACKER] - 1, state.words[TARGET] - 1)
    return Refused("refusal-water-is-needed", "VE-99", needed=int(least))


# --- the cards of a group ------------------------------------------------------------------------


def composing(state: State, seat: int, move: int) -> Refused:
    """VE-91 to VE-99: a card that fits, is held and can be paid for, and an attack large enough."""
    if move == DONE:
        return _shown_too_early(state)
    if not is_play(move):
        return misplaced(state, seat, move)
    kind = move - PLAY
    return (
        never_held(state, seat, kind)
        or not_eligible(state, seat, kind)
        or not_held(state, seat, kind)
        or _out_of_order(state, kind)
        or _unaffordable(state, seat, kind)
        or _falls_short(state, kind)
    )


def _shown_too_early(state: State) -> Refused:
    """VE-98, VE-99: one card at least, and more than the defence markers."""
    if state.words[GROUP_SIZE] == 0:
        return Refused("refusal-attack-without-card", "VE-98")
    value = int(groups.group_value(state))
    return Refused("refusal-attack-too-small", "VE-99", value=value, needed=_needed(state))


def _needed(state: State) -> int:
    return int(groups.needed(state, state.words[ATTACKER] - 1, state.words[TARGET] - 1))


def _out_of_order(state: State, kind: int) -> Refused | None:
    last = int(state.words[LAST]) - PLAY
    return falling_order(state, kind, last) if kind < last else None


def _unaffordable(state: State, seat: int, kind: int) -> Refused | None:
    """VE-131, VE-134: what is left of the hand cannot pay for the group with this card."""
    cost = int(groups.group_cost_of(state, kind))
    others = int(groups.room_left(state, seat)) - 1
    if others >= cost:
        return None
    card = kind_word(state.printed, kind)
    if state.words[GROUP_COST] > 0:
        return Refused("refusal-group-cannot-pay", "VE-134", card=card)
    return Refused("refusal-cannot-pay", "VE-131", card=card, cost=cost, others=others)


def _falls_short(state: State, kind: int) -> Refused:
    """VE-99, VE-241: with what may still follow, the first attack would be too small."""
    card = kind_word(state.printed, kind)
    return Refused("refusal-attack-falls-short", "VE-99", card=card, needed=_needed(state))


# --- cards that do not fit -----------------------------------------------------------------------


def not_eligible(state: State, seat: int, kind: int) -> Refused | None:
    """VE-91 to VE-97, VE-116: the card does not support this character against that one."""
    supported, opposed = int(groups.supported(state)), int(groups.opposed(state))
    if state.is_eligible(kind, supported, opposed):
        return None
    if is_support(kind):
        return _no_combat_card(state, seat, kind)
    types = int(state.printed.types[kind])
    if types & RED:
        return _red_card(state, seat, kind, supported)
    if types & WATER:
        return _water_card(state, kind, supported, opposed)
    return _fitting(state, kind, "refusal-wrong-class", "VE-91", supported)


def _fitting(state: State, kind: int, key: str, clause: str, character: int) -> Refused:
    """What the card would fit, and whom it is played for."""
    return Refused(
        key,
        clause,
        card=kind_word(state.printed, kind),
        classes=type_words(int(state.printed.types[kind]) & CLASSES),
        character=character_word(character),
    )


def _no_combat_card(state: State, seat: int, kind: int) -> Refused:
    card = kind_word(state.printed, kind)
    if seat == HUMANS and kind in (SECRET_PASSAGE, SACRIFICE):
        return Refused("refusal-answers-to-a-group", "VE-119", card=card)
    return Refused("refusal-not-in-combat", "VE-116", card=card)


def _red_card(state: State, seat: int, kind: int, supported: int) -> Refused:
    """VE-93, VE-95: V knows whether the character is a secret vampire, H is not told."""
    if state.printed.types[kind] & CLASSES:
        return _fitting(state, kind, "refusal-neither-class-nor-red", "VE-94", supported)
    names = {"card": kind_word(state.printed, kind), "character": character_word(supported)}
    if seat == VAMPIRES and state.is_vampire(supported):
        return Refused("refusal-red-for-a-secret-vampire", "VE-95", **names)
    return Refused("refusal-red-for-unrevealed", "VE-93", **names)


def _water_card(state: State, kind: int, supported: int, opposed: int) -> Refused:
    """VE-92: only against a revealed vampire."""
    if state.printed.types[kind] & CLASSES:
        return _fitting(state, kind, "refusal-neither-class-nor-water", "VE-94", supported)
    names = {"card": kind_word(state.printed, kind), "character": character_word(opposed)}
    return Refused("refusal-water-against-unrevealed", "VE-92", **names)
