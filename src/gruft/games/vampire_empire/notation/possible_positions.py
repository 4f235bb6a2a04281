"""What is true of every position of Vampire Empire, whoever laid it out.

The open decision has its own room, `possible_questions.py`, and so has what was seen,
`possible_knowledge.py`.
"""

from collections.abc import Mapping

from gruft.games.vampire_empire.notation.belongings import (
    belongings,
    lost_by_the_vampires,
)
from gruft.games.vampire_empire.notation.card_lists import counts_at
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    kind_name,
)
from gruft.games.vampire_empire.notation.pending import open_entries
from gruft.games.vampire_empire.notation.possible_knowledge import check_knowledge
from gruft.games.vampire_empire.notation.possible_questions import check_question
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.set_up import (
    INNOCENT_TOKENS,
    VAMPIRE_TOKENS,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.refusal import Refused


def check(position: VampireEmpire, written: int = -1) -> None:
    """Refuse a position that cannot come about, or knowledge that is not true.

    A written decision is named where the position is that with which its line began.
    """
    _check_characters(position)
    _check_tokens(position)
    _check_markers(position)
    _check_cards(position)
    _check_stolen(position)
    _check_cellars(position)
    if position.is_over():
        _check_cause(position)
    else:
        check_question(position, int(position.words[at.DECISION]) if written < 0 else written)
        _check_castle(position)
        _check_not_over(position)
        _check_answers(position)
    check_knowledge(position)


def census(position: VampireEmpire) -> Mapping[str, int]:
    """VE-1, VE-3, VE-12, VE-13: cards by kind, characters and tokens, wherever they are."""
    words = position.words
    found = {
        kind_name(position.printed, kind): sum(counts)
        for kind, counts in enumerate(zip(*_of_both(position), strict=True))
    }
    for character, name in enumerate(CHARACTER_NAMES):
        found[name] = _places_of(position, character)
    for name, token in (("vampires", at.VAMPIRE), ("innocents", at.INNOCENT)):
        found[name] = sum(int(words[token + character]) for character in range(c.CHARACTERS))
    return found


# --- characters ----------------------------------------------------------------------------------


def _places_of(position: VampireEmpire, character: int) -> int:
    """In how many places a character is."""
    words = position.words
    city = [int(one) for one in words[at.CITY : at.CITY + words[at.CITY_SIZE]]].count(character)
    away = [int(one) for one in words[at.JOURNEY : at.JOURNEY + words[at.JOURNEYS]]].count(
        character
    )
    place = words[at.PLACE + character]
    elsewhere = int(place in (at.IN_CASTLE, at.DEAD))
    agrees = (city == int(place == at.IN_CITY)) and (away == int(place == at.ON_JOURNEY))
    return city + away + elsewhere if agrees else 0


def _check_characters(position: VampireEmpire) -> None:
    for character, name in enumerate(CHARACTER_NAMES):
        if _places_of(position, character) != 1:
            raise Refused("position-character-twice", "VE-1", character=name)


def _check_castle(position: VampireEmpire) -> None:
    """VE-18: three, two in a death window, up to five inside Hypnosis, unless nobody is left."""
    words = position.words
    wanted = c.CASTLE_SIZE
    if "dead" in open_entries(position):
        wanted -= 1
    elif words[at.DECISION] == at.EFFECT_RETURN:
        wanted += int(words[at.TO_PICK]) + (1 if words[at.PICKED] else 0)
    there = int(position.castle_count())
    nobody_left = words[at.CITY_SIZE] == 0 and words[at.JOURNEYS] == 0
    if there > wanted or (there < wanted and not nobody_left):
        raise Refused("position-castle-size", "VE-18", given=there, wanted=wanted)


def _check_tokens(position: VampireEmpire) -> None:
    words = position.words
    for token, wanted, key, clause in (
        (at.VAMPIRE, VAMPIRE_TOKENS, "position-vampire-count", "VE-12"),
        (at.INNOCENT, INNOCENT_TOKENS, "position-innocent-count", "VE-13"),
    ):
        given = sum(int(words[token + character]) for character in range(c.CHARACTERS))
        if given != wanted:
            raise Refused(key, clause, given=given, wanted=wanted)
    for character, name in enumerate(CHARACTER_NAMES):
        _check_tokens_of(position, character, name)


def _check_tokens_of(position: VampireEmpire, character: int, name: str) -> None:
    words = position.words
    vampire, revealed = words[at.VAMPIRE + character], words[at.REVEALED + character]
    if revealed and not vampire:
        raise Refused("position-revealed-human", "VE-47", character=name)
    if vampire and words[at.PROVEN + character]:
        raise Refused("position-proven-vampire", "VE-67", character=name)
    if vampire and words[at.INNOCENT + character]:
        raise Refused("position-innocent-vampire", "VE-13", character=name)
    known = revealed if vampire else words[at.PROVEN + character]
    if words[at.PLACE + character] == at.DEAD and not known:
        raise Refused("position-dead-unknown", "VE-31", character=name)


def _check_markers(position: VampireEmpire) -> None:
    for character, name in enumerate(CHARACTER_NAMES):
        marked = position.markers(character, c.ATTACK) or position.markers(character, c.DEFENCE)
        if marked and not position.in_castle(character):
            raise Refused("position-marker-outside", "VE-201", character=name)


# --- cards ---------------------------------------------------------------------------------------


def _check_cards(position: VampireEmpire) -> None:
    copies = position.printed.copies
    for kind, found in enumerate(map(sum, zip(*_of_both(position), strict=True))):
        printed = int(copies[kind] + copies[c.KINDS + kind])
        if found != printed:
            name = kind_name(position.printed, kind)
            raise Refused("position-wrong-count", "VE-3", card=name, given=found, wanted=printed)
    for seat in range(2):
        _check_sizes(position, seat)


def _of_both(position: VampireEmpire) -> list[list[int]]:
    return [belongings(position, seat) for seat in range(2)]


def _check_sizes(position: VampireEmpire, seat: int) -> None:
    for start, size in (
        (at.HANDS, at.HAND_SIZE),
        (at.CELLARS, at.CELLAR_SIZE),
        (at.MOATS, at.MOAT_SIZE),
    ):
        counts = counts_at(position, start + seat * c.KINDS)
        if min(counts) < 0 or sum(counts) != position.words[size + seat]:
            raise Refused("position-wrong-size", "VE-30", seat=seat)


def _check_stolen(position: VampireEmpire) -> None:
    """VE-32: only a Crypt Opening that all have seen brings H a card of the vampire deck."""
    lost = lost_by_the_vampires(position)
    if min(lost) < 0:
        name = kind_name(position.printed, lost.index(min(lost)))
        raise Refused("position-foreign-card", "VE-206", card=name)
    stolen = sum(lost)
    played = int(position.words[at.SHOWN + c.HUMANS * c.KINDS + c.CRYPT_OPENING])
    if stolen > played:
        raise Refused("position-not-stolen", "VE-32", given=stolen, most=played)


def _check_cellars(position: VampireEmpire) -> None:
    words = position.words
    for seat in range(2):
        cellar = int(words[at.CELLAR_SIZE + seat])
        if words[at.CELLAR_USED + seat] and cellar:
            raise Refused("position-cellar-used-up", "VE-226", seat=seat)
        discarding = words[at.DECISION] == at.STEP1 and words[at.ACTIVE] == seat
        just_now = int(words[at.CELLARED]) if discarding else 0
        if cellar > just_now and words[at.DECK_SIZE + seat] == 0:
            raise Refused("position-deck-not-renewed", "VE-223", seat=seat)


# --- the end and the answers ---------------------------------------------------------------------


def _check_not_over(position: VampireEmpire) -> None:
    """VE-214 to VE-216: the game ends at once, but not in a death window or inside Hypnosis."""
    dying = "dead" in open_entries(position)
    if not dying and (position.alive(0) == 0 or position.alive(1) == 0):
        raise Refused("position-over", "VE-214")
    hypnosis = position.words[at.DECISION] == at.EFFECT_RETURN
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


def _check_answers(position: VampireEmpire) -> None:
    """VE-253: whoever is asked can answer."""
    for seat in position.to_act():
        if not position.moves(seat):
            raise Refused("position-nothing-to-answer", "VE-241", seat=seat)
