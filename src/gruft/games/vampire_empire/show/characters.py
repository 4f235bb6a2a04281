"""The nine characters of Vampire Empire as one seat sees them, and who may still be a vampire.

Castle, city, journeys and the dead are public, so is what was proven; tokens belong to their
owners until the game is over. Which trios are possible follows from that alone.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb

from gruft.games.vampire_empire.knowledge.sightings import sees
from gruft.games.vampire_empire.knowledge.worlds import knows_top_pair, may_be_a_vampire
from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.show.zones import TYPE_MARKS, sees_the_line
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import class_of
from gruft.kernel.declared import in_order
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
    for trio in combinations(range(c.CHARACTERS), c.VAMPIRE_TOKENS)
}
CHARACTER_FACES = frozenset({*CHARACTER_NAMES, *(piece.face for piece in TRIOS.values())})


def character_zones(position: VampireEmpire, seat: int) -> Iterator[Zone]:
    """Castle, city, journeys, the dead; both seats' tokens; who may be a vampire."""
    words, everybody, over = position.words, range(c.CHARACTERS), position.is_over()
    known = known_vampires(position)
    yield Zone("castle", ROW, -1, tuple(_castle(position, seat)))
    yield Zone("city", PILE, -1, tuple(_city(position, seat)))
    # The first to return is the first.
    travellers = in_order(words, at.JOURNEY, words[at.JOURNEYS])
    away = [_character(position, one, seat, roles=False) for one in travellers]
    yield Zone("journey", ROW, -1, tuple(away))
    dead = [one for one in everybody if words[at.PLACE + one] == at.DEAD]
    yield Zone("dead", ROW, -1, tuple(_character(position, one, seat) for one in dead))
    # V's three are seen by others as far as they lie face up, H's two by H alone; all at the end.
    vampires = [one for one in everybody if position.is_vampire(one)]
    seen = [one for one in vampires if seat == c.VAMPIRES or one in known]
    yield Zone("tokens", ROW, c.VAMPIRES, _tokens(seen, len(vampires), known))
    innocents = [one for one in everybody if words[at.INNOCENT + one]]
    seen = innocents if seat == c.HUMANS or over else []
    yield Zone("tokens", ROW, c.HUMANS, _tokens(seen, len(innocents), set()))
    # Each of the nine, with the number of trios in which it is a vampire, and of all trios.
    trios = possible_trios(position, seat)
    suspects = []
    for one, name in enumerate(CHARACTER_NAMES):
        numbers = (trios_with(position, seat, one), trios)
        suspects.append(Piece(SUSPECT, name, tuple(identity(position, one, seat)), "", numbers))
    yield Zone("suspects", ROW, -1, tuple(suspects))
    allowed = known | set(doubtful(position, seat))
    possible = [piece for trio, piece in TRIOS.items() if known <= set(trio) <= allowed]
    yield Zone("trios", PILE, -1, tuple(possible))


def _tokens(seen: list[int], count: int, face_up: set[int]) -> tuple[Piece, ...]:
    """The tokens of a seat, those that are not seen as backs."""
    pieces = [
        Piece(TOKEN, CHARACTER_NAMES[one], (REVEALED_MARK,) if one in face_up else ())
        for one in seen
    ]
    return (*pieces, *[Piece(TOKEN)] * (count - len(seen)))


# --- who may be a vampire ------------------------------------------------------------------------


def doubtful(position: VampireEmpire, seat: int) -> list[int]:
    """Who is neither revealed nor known to be human.

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
    return c.VAMPIRE_TOKENS - len(known_vampires(position))


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


def identity(position: VampireEmpire, character: int, seat: int) -> list[str]:
    """What is known to all, what the seat's own tokens say, what is left open."""
    if character in known_vampires(position):
        return [REVEALED_MARK]
    known = [PROVEN_MARK] if position.words[at.PROVEN + character] or position.is_over() else []
    if seat == c.VAMPIRES:
        return [SECRET_MARK] if position.is_vampire(character) else known or [HUMAN_MARK]
    if seat == c.HUMANS and position.words[at.INNOCENT + character]:
        known.append(INNOCENT_MARK)
    if known:
        return known
    trios, among = possible_trios(position, seat), trios_with(position, seat, character)
    if among == 0:
        return [CANNOT_BE_MARK]
    return [MUST_BE_MARK if among == trios else DOUBTFUL_MARK]


# --- places --------------------------------------------------------------------------------------


def _character(
    position: VampireEmpire,
    one: int,
    seat: int,
    *marks: str,
    numbers: tuple[int, ...] = (),
    roles: bool = True,
) -> Piece:
    """A character with its class, what it is known to be, its roles, and its markers or place."""
    own = [TYPE_MARKS[int(class_of(one)).bit_length() - 1], *identity(position, one, seat), *marks]
    # Who fights or is named; half a line is for its own seat.
    if roles and sees_the_line(position, seat):
        places = {at.ATTACKER: ATTACKER_MARK, at.TARGET: TARGET_MARK, at.NAMED: NAMED_MARK}
        own += [mark for place, mark in places.items() if position.words[place] == one + 1]
        own += _possible(position, one, seat)
    return Piece(CHARACTER, CHARACTER_NAMES[one], tuple(own), "", numbers)


def _castle(position: VampireEmpire, seat: int) -> Iterator[Piece]:
    """Who is in the castle, with attack and defence markers."""
    for one in range(c.CHARACTERS):
        if position.in_castle(one):
            markers = (int(position.markers(one, c.ATTACK)), int(position.markers(one, c.DEFENCE)))
            yield _character(position, one, seat, numbers=markers)


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
    order = in_order(words, at.CITY, size)
    pair = 2 if knows_top_pair(words, seat) else 0
    top_first = [size - 1 - place for place in range(size)]
    unseen = [place for place in top_first[pair:] if not words[at.CITY_SEEN + place] & sees(seat)]
    unseen = unseen if len(unseen) > 1 else []  # the last place that is left is known
    upper = sorted(order[place] for place in top_first[:pair])
    middle = sorted(order[place] for place in unseen)
    above = [_character(position, one, seat, PAIR_MARK) for one in upper]
    below = [_character(position, one, seat) for one in middle]
    for place in top_first[pair:]:
        if place not in unseen:
            marks = [PLACE_MARK]
            marks += [TOP_MARK] if place == size - 1 else []
            marks += [BOTTOM_MARK] if place == 0 else []
            piece = _character(position, order[place], seat, *marks, numbers=(size - place,))
            (above if place > max(unseen, default=-1) else below).append(piece)
    return above + below
