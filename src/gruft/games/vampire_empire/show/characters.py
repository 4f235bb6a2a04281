"""The nine characters of Vampire Empire as one seat sees them, and who may still be a vampire.

Castle, city, journeys and the dead are public, so is what was proven; tokens belong to their
owners until the game is over. Which trios are possible follows from that alone (section 15.2,
number 1).
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb

from gruft.games.vampire_empire.knowledge.sightings import (
    SPECTATOR_SEES,
    sees,
)
from gruft.games.vampire_empire.knowledge.worlds import (
    VAMPIRE_TOKENS,
    knows_top_pair,
    may_be_a_vampire,
)
from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.show.zones import (
    TYPE_MARKS,
    sees_the_line,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import class_of
from gruft.kernel.scene import PILE, ROW, Piece, Zone

CHARACTER, TOKEN, SUSPECT, TRIO = "character", "token", "suspect", "trio"
CHARACTER_KINDS = frozenset({CHARACTER, TOKEN, SUSPECT, TRIO})

#: What everybody knows.
REVEALED_MARK, PROVEN_MARK = "revealed", "proven"
#: What only the owner of a token knows.
SECRET_MARK, HUMAN_MARK, INNOCENT_MARK = "secret", "human", "innocent"
#: What follows or does not follow from all this.
DOUBTFUL_MARK, MUST_BE_MARK, CANNOT_BE_MARK = "doubtful", "must-be", "cannot-be"
ATTACKER_MARK, TARGET_MARK, NAMED_MARK = "attacker", "target", "named"
TOP_MARK, BOTTOM_MARK, PAIR_MARK, PLACE_MARK = "top", "bottom", "top-pair", "place"
#: What the seat that chooses an action may do with a character.
HIDE_MARK, ATTACK_MARK, TEST_MARK = "can-hide", "can-attack", "can-test"
CHARACTER_MARKS = frozenset(
    {
        *(REVEALED_MARK, PROVEN_MARK, SECRET_MARK, HUMAN_MARK, INNOCENT_MARK),
        *(DOUBTFUL_MARK, MUST_BE_MARK, CANNOT_BE_MARK, ATTACKER_MARK, TARGET_MARK, NAMED_MARK),
        *(TOP_MARK, BOTTOM_MARK, PAIR_MARK, PLACE_MARK, HIDE_MARK, ATTACK_MARK, TEST_MARK),
    }
)
CHARACTER_ZONES = frozenset(
    {"castle", "city", "journey", "dead", "tokens", "suspects", "trios"},
)
TRIOS = {
    trio: Piece(TRIO, "+".join(CHARACTER_NAMES[one] for one in trio))
    for trio in combinations(range(c.CHARACTERS), VAMPIRE_TOKENS)
}
CHARACTER_FACES = frozenset({*CHARACTER_NAMES, *(piece.face for piece in TRIOS.values())})


def character_zones(position: VampireEmpire, seat: int) -> Iterator[Zone]:
    """Castle, city, journeys, the dead; both seats' tokens; who may be a vampire."""
    yield Zone("castle", ROW, -1, tuple(_castle(position, seat)))
    yield Zone("city", PILE, -1, tuple(_city(position, seat)))
    yield Zone("journey", ROW, -1, tuple(_journey(position, seat)))
    yield Zone("dead", ROW, -1, tuple(_dead(position, seat)))
    yield Zone("tokens", ROW, c.VAMPIRES, tuple(_vampire_tokens(position, seat)))
    yield Zone("tokens", ROW, c.HUMANS, tuple(_innocent_tokens(position, seat)))
    yield Zone("suspects", ROW, -1, tuple(_suspects(position, seat)))
    yield Zone("trios", PILE, -1, tuple(_trios(position, seat)))


# --- who may be a vampire ------------------------------------------------------------------------


def doubtful(position: VampireEmpire, seat: int) -> list[int]:
    """Section 15.2, number 1: who is neither revealed nor known to be human.

    H knows H's own tokens; the others see what everybody knows, and so much V can say of H.
    """
    if position.is_over():
        return []
    words = position.words
    return [one for one in range(c.CHARACTERS) if may_be_a_vampire(words, seat, one)]


def known_vampires(position: VampireEmpire) -> set[int]:
    """The revealed ones; all three when the game is over."""
    known = position.is_vampire if position.is_over() else position.is_revealed
    return {one for one in range(c.CHARACTERS) if known(one)}


def missing(position: VampireEmpire) -> int:
    """How many vampires are not known; a public number."""
    return VAMPIRE_TOKENS - len(known_vampires(position))


def possible_trios(position: VampireEmpire, seat: int) -> int:
    """How many trios fit all that H (seat 1) or everybody (all others) knows."""
    return comb(len(doubtful(position, seat)), missing(position))


def trios_with(position: VampireEmpire, seat: int, character: int) -> int:
    """In how many of these trios a character is a vampire."""
    open_to_doubt, more = doubtful(position, seat), missing(position)
    if character in known_vampires(position):
        return comb(len(open_to_doubt), more)
    if character not in open_to_doubt or more == 0:
        return 0
    return comb(len(open_to_doubt) - 1, more - 1)


def _trios(position: VampireEmpire, seat: int) -> list[Piece]:
    known = known_vampires(position)
    allowed = known | set(doubtful(position, seat))
    return [piece for trio, piece in TRIOS.items() if known <= set(trio) <= allowed]


def _suspects(position: VampireEmpire, seat: int) -> Iterator[Piece]:
    """The nine, each with the number of trios in which it is a vampire, and of all trios."""
    trios = possible_trios(position, seat)
    for one in range(c.CHARACTERS):
        numbers = (trios_with(position, seat, one), trios)
        marks = tuple(identity(position, one, seat))
        yield Piece(SUSPECT, CHARACTER_NAMES[one], marks, "", numbers)


def identity(position: VampireEmpire, character: int, seat: int) -> list[str]:
    """Section 15.1: what is known to all, what the seat's own tokens say, what is left open."""
    if character in known_vampires(position):
        return [REVEALED_MARK]
    known = [PROVEN_MARK] if position.words[at.PROVEN + character] or position.is_over() else []
    if seat == c.VAMPIRES:
        return [SECRET_MARK] if position.is_vampire(character) else known or [HUMAN_MARK]
    if seat == c.HUMANS and position.words[at.INNOCENT + character]:
        known.append(INNOCENT_MARK)
    return known or [_doubt(position, character, seat)]


def _doubt(position: VampireEmpire, character: int, seat: int) -> str:
    trios, among = possible_trios(position, seat), trios_with(position, seat, character)
    if among == 0:
        return CANNOT_BE_MARK
    return MUST_BE_MARK if among == trios else DOUBTFUL_MARK


# --- tokens --------------------------------------------------------------------------------------


def _vampire_tokens(position: VampireEmpire, seat: int) -> list[Piece]:
    """V's three; the others see those that lie face up, and all at the end."""
    known = known_vampires(position)
    mine = [one for one in range(c.CHARACTERS) if position.is_vampire(one)]
    seen = [one for one in mine if seat == c.VAMPIRES or one in known]
    faces = [
        Piece(TOKEN, CHARACTER_NAMES[one], (REVEALED_MARK,) if one in known else ()) for one in seen
    ]
    return faces + [Piece(TOKEN)] * (len(mine) - len(seen))


def _innocent_tokens(position: VampireEmpire, seat: int) -> list[Piece]:
    """H's two, which H alone sees until the game is over."""
    mine = [one for one in range(c.CHARACTERS) if position.words[at.INNOCENT + one]]
    if seat == c.HUMANS or position.is_over():
        return [Piece(TOKEN, CHARACTER_NAMES[one]) for one in mine]
    return [Piece(TOKEN)] * len(mine)


# --- places --------------------------------------------------------------------------------------


def _character(
    position: VampireEmpire, one: int, seat: int, *marks: str, numbers: tuple[int, ...] = ()
) -> Piece:
    """A character with its class, what it is known to be, and its markers or place."""
    own = (TYPE_MARKS[int(class_of(one)).bit_length() - 1], *identity(position, one, seat))
    return Piece(CHARACTER, CHARACTER_NAMES[one], (*own, *marks), "", numbers)


def _castle(position: VampireEmpire, seat: int) -> Iterator[Piece]:
    """Who is in the castle, with attack and defence markers."""
    for one in range(c.CHARACTERS):
        if position.in_castle(one):
            markers = (int(position.markers(one, c.ATTACK)), int(position.markers(one, c.DEFENCE)))
            marks = _roles(position, one, seat)
            yield _character(position, one, seat, *marks, numbers=markers)


def _roles(position: VampireEmpire, one: int, seat: int) -> list[str]:
    """Who fights or is named; half a line is for its own seat."""
    if not sees_the_line(position, seat):
        return []
    roles = {at.ATTACKER: ATTACKER_MARK, at.TARGET: TARGET_MARK, at.NAMED: NAMED_MARK}
    found = [mark for place, mark in roles.items() if position.words[place] == one + 1]
    return [*found, *_possible(position, one, seat)]


def _possible(position: VampireEmpire, one: int, seat: int) -> list[str]:
    """The actions that this seat may begin with this character now.

    They tell of the seat's own cards, so nobody else sees them.
    """
    if position.words[at.DECISION] != at.ACT or seat not in position.to_act():
        return []
    moves = position.moves(seat)
    starts = {
        c.HIDE: (HIDE_MARK, at.HIDE_CHAR),
        c.ASK_WATER: (TEST_MARK, at.WATER_CHAR),
        c.COMBAT: (ATTACK_MARK, at.CHOOSE_ATTACKER),
    }
    return [
        mark
        for move, (mark, who) in starts.items()
        if move in moves and QUESTIONS[who].objection(position, seat, c.CHAR + one) is None
    ]


def _city(position: VampireEmpire, seat: int) -> list[Piece]:
    """Everybody in it, from top to bottom as far as the seat knows.

    A character at an unknown place stands between the known ones, in the usual order. A
    known place is counted from the top.
    """
    words, size = position.words, int(position.words[at.CITY_SIZE])
    bit = int(sees(seat)) if seat >= 0 else SPECTATOR_SEES
    pair = 2 if knows_top_pair(words, seat) else 0
    top_first = [size - 1 - place for place in range(size)]
    upper = sorted(int(words[at.CITY + place]) for place in top_first[:pair])
    pieces = [_in_city(position, one, seat, PAIR_MARK) for one in upper]
    unseen = [place for place in top_first[pair:] if not words[at.CITY_SEEN + place] & bit]
    unseen = unseen if len(unseen) > 1 else []  # the last place that is left is known
    seen = [place for place in top_first[pair:] if place not in unseen]
    highest_unseen = max(unseen, default=-1)
    above = [place for place in seen if place > highest_unseen]
    below = [place for place in seen if place < highest_unseen]
    return [
        *pieces,
        *(_placed(position, place, seat) for place in above),
        *(
            _in_city(position, one, seat)
            for one in sorted(int(words[at.CITY + offset]) for offset in unseen)
        ),
        *(_placed(position, place, seat) for place in below),
    ]


def _in_city(position: VampireEmpire, one: int, seat: int, *marks: str) -> Piece:
    return _character(position, one, seat, *marks, *_roles(position, one, seat))


def _placed(position: VampireEmpire, place: int, seat: int) -> Piece:
    one, size = int(position.words[at.CITY + place]), int(position.words[at.CITY_SIZE])
    marks = [PLACE_MARK]
    marks += [TOP_MARK] if place == size - 1 else []
    marks += [BOTTOM_MARK] if place == 0 else []
    roles = _roles(position, one, seat)
    return _character(position, one, seat, *marks, *roles, numbers=(size - place,))


def _journey(position: VampireEmpire, seat: int) -> Iterator[Piece]:
    """The travellers, the first to return first."""
    for place in range(int(position.words[at.JOURNEYS])):
        yield _character(position, int(position.words[at.JOURNEY + place]), seat)


def _dead(position: VampireEmpire, seat: int) -> Iterator[Piece]:
    """The dead, and what they were."""
    for one in range(c.CHARACTERS):
        if position.words[at.PLACE + one] == at.DEAD:
            yield _character(position, one, seat, *_roles(position, one, seat))
