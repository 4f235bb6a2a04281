"""What is true of every position of Vampire Empire, whoever laid it out.

The open question is checked by `possible_questions.py`, what was seen by `knowledge.py`.
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.notation.knowledge import (
    belongings,
    check_knowledge,
    lost_by_the_vampires,
)
from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES, kind_name
from gruft.games.vampire_empire.notation.pending import is_dying
from gruft.games.vampire_empire.notation.possible_questions import check_question
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.declared import in_order
from gruft.kernel.refusal import Refused


def check(position: VampireEmpire, written: int = -1) -> None:
    """Refuse a position that cannot come about, or knowledge that is not true.

    A written decision is named where the position is that with which its line began.
    """
    _check_characters(position)
    _check_tokens(position)
    _check_cards(position)
    if position.is_over():
        _check_cause(position)
    else:
        check_question(position, int(position.words[at.DECISION]) if written < 0 else written)
        _check_castle(position)
        for seat in position.to_act():
            if not position.moves(seat):
                raise Refused("position-nothing-to-answer", "VE-241", seat=seat)
    check_knowledge(position)


def census(position: VampireEmpire) -> Mapping[str, int]:
    """Cards by kind, characters and tokens, wherever they are."""
    found = {
        kind_name(position.printed, kind): count for kind, count in enumerate(_owned(position))
    }
    for character, name in enumerate(CHARACTER_NAMES):
        found[name] = _places_of(position, character)
    for name, token in (("vampires", at.VAMPIRE), ("innocents", at.INNOCENT)):
        found[name] = sum(in_order(position.words, token, c.CHARACTERS))
    return found


# --- characters ----------------------------------------------------------------------------------


def _places_of(position: VampireEmpire, character: int) -> int:
    """In how many places a character is."""
    words = position.words
    city = in_order(words, at.CITY, words[at.CITY_SIZE]).count(character)
    away = in_order(words, at.JOURNEY, words[at.JOURNEYS]).count(character)
    place = words[at.PLACE + character]
    agrees = (city == int(place == at.IN_CITY)) and (away == int(place == at.ON_JOURNEY))
    return city + away + int(place in (at.IN_CASTLE, at.DEAD)) if agrees else 0


def _check_characters(position: VampireEmpire) -> None:
    for character, name in enumerate(CHARACTER_NAMES):
        if _places_of(position, character) != 1:
            raise Refused("position-character-twice", "VE-1", character=name)


def _check_tokens(position: VampireEmpire) -> None:
    words = position.words
    for token, wanted, key, clause in (
        (at.VAMPIRE, c.VAMPIRE_TOKENS, "position-vampire-count", "VE-12"),
        (at.INNOCENT, c.INNOCENT_TOKENS, "position-innocent-count", "VE-13"),
    ):
        given = sum(in_order(words, token, c.CHARACTERS))
        if given != wanted:
            raise Refused(key, clause, given=given, wanted=wanted)
    for character, name in enumerate(CHARACTER_NAMES):
        vampire, revealed = words[at.VAMPIRE + character], words[at.REVEALED + character]
        proven = words[at.PROVEN + character]
        if revealed and not vampire:
            raise Refused("position-revealed-human", "VE-47", character=name)
        if vampire and proven:
            raise Refused("position-proven-vampire", "VE-67", character=name)
        if vampire and words[at.INNOCENT + character]:
            raise Refused("position-innocent-vampire", "VE-13", character=name)
        dead = words[at.PLACE + character] == at.DEAD
        if dead and not (revealed if vampire else proven):
            raise Refused("position-dead-unknown", "VE-31", character=name)
    for character, name in enumerate(CHARACTER_NAMES):
        marked = position.markers(character, c.ATTACK) or position.markers(character, c.DEFENCE)
        if marked and not position.in_castle(character):
            raise Refused("position-marker-outside", "VE-201", character=name)


def _check_castle(position: VampireEmpire) -> None:
    """Three, two in a death window, up to five inside Hypnosis, unless nobody is left; and the
    game is not over."""
    words = position.words
    dying, hypnosis = is_dying(position), words[at.DECISION] == at.EFFECT_RETURN
    wanted = c.CASTLE_SIZE - int(dying)
    if hypnosis:
        wanted += int(words[at.TO_PICK]) + (1 if words[at.PICKED] else 0)
    there = int(position.castle_count())
    nobody_left = words[at.CITY_SIZE] == 0 and words[at.JOURNEYS] == 0
    if there > wanted or (there < wanted and not nobody_left):
        raise Refused("position-castle-size", "VE-18", given=there, wanted=wanted)
    if not dying and (position.alive(0) == 0 or position.alive(1) == 0):
        raise Refused("position-over", "VE-214")
    if not hypnosis and position.revealed_in_castle() >= c.CASTLE_SIZE:
        raise Refused("position-over", "VE-215")


def _check_cause(position: VampireEmpire) -> None:
    cause = int(position.words[at.CAUSE])
    if cause == at.BY_CASTLE:
        holds, clause = bool(position.revealed_in_castle() == c.CASTLE_SIZE), "VE-215"
    elif cause == at.BY_SCORE:
        holds, clause = all(position.out_of_cards(seat) for seat in range(2)), "VE-218"
    else:
        holds, clause = bool(position.alive(0 if cause == at.NO_HUMANS else 1) == 0), "VE-214"
    if not holds:
        raise Refused("position-wrong-cause", clause)


# --- cards ---------------------------------------------------------------------------------------


def _owned(position: VampireEmpire) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    return [sum(counts) for counts in zip(*(belongings(position, s) for s in (0, 1)), strict=True)]


def _check_cards(position: VampireEmpire) -> None:
    words, copies = position.words, position.printed.copies
    for kind, found in enumerate(_owned(position)):
        printed = int(copies[kind] + copies[c.KINDS + kind])
        if found != printed:
            name = kind_name(position.printed, kind)
            raise Refused("position-wrong-count", "VE-3", card=name, given=found, wanted=printed)
    for seat in range(2):
        for start, size in (
            (at.HANDS, at.HAND_SIZE),
            (at.CELLARS, at.CELLAR_SIZE),
            (at.MOATS, at.MOAT_SIZE),
        ):
            counts = in_order(words, start + seat * c.KINDS, c.KINDS)
            if min(counts) < 0 or sum(counts) != words[size + seat]:
                raise Refused("position-wrong-size", "VE-30", seat=seat)
    # Only a Crypt Opening that all have seen brings H a card of the vampire deck.
    lost = lost_by_the_vampires(position)
    if min(lost) < 0:
        name = kind_name(position.printed, lost.index(min(lost)))
        raise Refused("position-foreign-card", "VE-206", card=name)
    played = int(words[at.SHOWN + c.HUMANS * c.KINDS + c.CRYPT_OPENING])
    if sum(lost) > played:
        raise Refused("position-not-stolen", "VE-32", given=sum(lost), most=played)
    for seat in range(2):
        cellar = int(words[at.CELLAR_SIZE + seat])
        if words[at.CELLAR_USED + seat] and cellar:
            raise Refused("position-cellar-used-up", "VE-226", seat=seat)
        discarding = words[at.DECISION] == at.STEP1 and words[at.ACTIVE] == seat
        just_now = int(words[at.CELLARED]) if discarding else 0
        if cellar > just_now and words[at.DECK_SIZE + seat] == 0:
            raise Refused("position-deck-not-renewed", "VE-223", seat=seat)
