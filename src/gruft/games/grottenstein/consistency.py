"""What is true of every position of Vampir, whoever laid it out: figures, cards, doors.

Knowledge and the open question are checked in `consistency_of_knowledge.py`.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.cards import (
    CARDS,
    CELLAR,
    DYNAMITE,
    EVENT,
    FIGURES,
    HUNTERS,
    LADDER,
    LOCKS,
    NO_DECK,
    PIECES,
    PLACES,
    TORCH,
    TRAP,
    VAMPIRE,
)
from gruft.games.grottenstein.consistency_of_knowledge import check_knowledge, check_question
from gruft.games.grottenstein.consistency_of_questions import check_moment
from gruft.games.grottenstein.layout import (
    BATS,
    CASTER,
    CHARGE_AT,
    CHIPS,
    CLOSED,
    CORPSE,
    DECISION,
    DESTROYED,
    DOWN,
    FACE_DOWN,
    FLOOR,
    FLOOR_KIND,
    FUSE,
    GONE,
    IN_HAND,
    LAID,
    LIT,
    LIVING,
    LOCK,
    LOCKING_ARMOUR,
    NOBODY,
    OPEN_FIELD,
    OUT,
    OVER,
    PLACE,
    REMAINS,
    SERVANT,
    SHEET,
    STATUS,
    UNLIT,
    WALL,
    WARDROBE,
    ZOMBIES,
)
from gruft.games.grottenstein.names import CARD_IDS, FIELD_NAMES, FIGURE_NAMES
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.reading import floor_place
from gruft.games.grottenstein.villa import ARMOURED, COFFIN, NUMBERS, SQUARES, WALLED
from gruft.kernel.refusal import Refused


def check(position: Grottenstein) -> None:
    """Refuse a position that cannot come about, or knowledge that is not true."""
    _check_figures(position)
    _check_squares(position)
    _check_cards(position)
    _check_sheets(position)
    _check_floor(position)
    _check_doors(position)
    _check_secrets(position)
    check_knowledge(position)
    check_moment(position)
    check_question(position)


def census(position: Grottenstein) -> Mapping[str, int]:
    """GR-12 to GR-18: how many pieces of each kind there are, wherever they are."""
    return {
        "event cards": _cards_in(position, EVENT),
        "cellar cards": _cards_in(position, CELLAR),
        "white chips": int(position.words[CHIPS]) + len(_chipped(position)),
        "figures": sum(1 for f in range(FIGURES) if LIVING <= position.words[STATUS + f] <= GONE),
    }


# --- figures -------------------------------------------------------------------------------------


def _check_figures(position: Grottenstein) -> None:
    """GR-8, GR-13: who lives has points, who is dead has none."""
    most = int(position.printed.most_life)
    for figure in range(FIGURES):
        life, status = int(position.life(figure)), int(position.words[STATUS + figure])
        dead = status in (CORPSE, GONE)
        spared = figure == VAMPIRE and (position.is_over() or not position.printed.dies_at_zero)
        if not 0 <= life <= most or dead != (life == 0 and not spared):
            raise Refused(
                "position-wrong-life", "GR-13", figure=FIGURE_NAMES[figure], given=life, most=most
            )
    if not position.living_hunters() and not position.is_over():
        raise Refused("position-no-hunter", "GR-222")
    if not 0 <= position.words[BATS] <= position.printed.bats:
        raise Refused("position-wrong-bats", "GR-147", most=int(position.printed.bats))


def _check_squares(position: Grottenstein) -> None:
    """GR-53, GR-58, GR-59, GR-70: everybody on a square of their own that they may stand on."""
    words, villa = position.words, position.villa
    there = [figure for figure in range(FIGURES) if words[STATUS + figure] != GONE]
    taken = [int(position.where(figure)) for figure in there]
    zombies = [int(words[ZOMBIES + place]) for place in (0, 1)]
    if (zombies[0] < 0) != (zombies[1] < 0) or (zombies[0] < 0) != (words[CASTER] < 0):
        raise Refused("position-half-zombies", "GR-203")
    if words[CASTER] >= 0 and not position.is_living(int(words[CASTER])):
        raise Refused("position-zombies-without-caster", "GR-207")
    taken += [square for square in zombies if square >= 0]
    for place, square in enumerate(taken):
        if not 0 <= square < SQUARES:
            raise Refused("position-no-such-square", "GR-1", given=square)
        name = villa.names[square]
        if square in taken[:place]:
            raise Refused("position-square-taken", "GR-53", square=name)
        vampire = place < len(there) and there[place] == VAMPIRE
        if villa.kind[square] == COFFIN and not vampire:
            raise Refused("position-in-coffin", "GR-58", square=name)
        if villa.kind[square] == WALLED and words[WALL] == 1:
            raise Refused("position-in-wall", "GR-70", square=name)


# --- cards ---------------------------------------------------------------------------------------


def _cards_in(position: Grottenstein, deck: int) -> int:
    return sum(1 for card in range(CARDS) if position.printed.deck[card] == deck)


def _check_cards(position: Grottenstein) -> None:
    """GR-10, GR-14, GR-94: each card is in one place, on fields of its own deck's floors."""
    words = position.words
    down = [int(words[DOWN + field]) - 1 for field in range(len(FIELD_NAMES))]
    for field, card in enumerate(down):
        if card < 0:
            continue
        deck = CELLAR if field < NUMBERS else EVENT
        if words[PLACE + card] != FACE_DOWN or down.count(card) > 1:
            raise Refused("position-card-twice", "GR-14", card=CARD_IDS[card])
        if position.printed.deck[card] != deck:
            raise Refused(
                "position-wrong-deck", "GR-14", card=CARD_IDS[card], field=FIELD_NAMES[field]
            )
    for card in range(CARDS):
        place = int(words[PLACE + card])
        if place == FACE_DOWN and card not in down:
            raise Refused("position-card-nowhere", "GR-14", card=CARD_IDS[card])
        if OPEN_FIELD <= place < SHEET and down[place - OPEN_FIELD] >= 0:
            field_name = FIELD_NAMES[place - OPEN_FIELD]
            raise Refused("position-field-covered", "GR-94", field=field_name)
        _check_place(position, card, place)


def _check_place(position: Grottenstein, card: int, place: int) -> None:
    name = CARD_IDS[card]
    in_set_up = 0 < position.words[DECISION] <= LOCKING_ARMOUR
    if place == IN_HAND and not (in_set_up and position.printed.deck[card] == CELLAR):
        raise Refused("position-card-in-hand", "GR-23", card=name)
    if position.printed.deck[card] == NO_DECK and place != OUT:
        raise Refused("position-card-not-in-box", "GR-14", card=name)
    if position.printed.kind(card) == TRAP and place not in (FACE_DOWN, OUT, IN_HAND):
        raise Refused("position-trap-lies-open", "GR-88", card=name)


def _check_sheets(position: Grottenstein) -> None:
    """GR-96, GR-99, GR-190: what a figure may carry, and that who is gone carries nothing."""
    for figure in range(HUNTERS):
        name = FIGURE_NAMES[figure]
        if position.places_used(figure) > PLACES:
            raise Refused("position-too-much", "GR-96", figure=name, most=PLACES)
        for card in range(CARDS):
            if not position.holds(figure, card):
                continue
            if position.words[STATUS + figure] == GONE:
                raise Refused("position-gone-carries", "GR-190", figure=name, card=CARD_IDS[card])
            if not position.has_colour_for(figure, card):
                raise Refused("position-wrong-border", "GR-99", figure=name, card=CARD_IDS[card])


def _check_floor(position: Grottenstein) -> None:
    """GR-209, GR-213, ED-14: a charge burns where its cards lie; a ladder lies at a hatch."""
    words, villa = position.words, position.villa
    lit = floor_place(LIT, words[CHARGE_AT])
    burning = [card for card in range(CARDS) if _floor_kind(int(words[PLACE + card])) == LIT]
    if any(words[PLACE + card] != lit for card in burning) or len(burning) != (
        2 if words[FUSE] > 0 else 0
    ):
        raise Refused("position-wrong-charge", "GR-209")
    for card in range(CARDS):
        place = int(words[PLACE + card])
        if place >= FLOOR and (place - FLOOR) % FLOOR_KIND >= SQUARES:
            raise Refused("position-no-such-square", "GR-1", given=(place - FLOOR) % FLOOR_KIND)
        if _floor_kind(place) == LAID and (place - FLOOR) % FLOOR_KIND not in list(villa.hatch):
            raise Refused("position-ladder-elsewhere", "ED-14")
        _check_floor_kind(position, card, _floor_kind(place))


def _check_floor_kind(position: Grottenstein, card: int, kind: int) -> None:
    """GR-191, GR-219, ED-14: remains of who is gone; else only the charge and the ladder."""
    effect = int(position.printed.effect[card])
    if REMAINS <= kind < HUNTERS and position.words[STATUS + kind] != GONE:
        raise Refused("position-remains-of-the-living", "GR-191", figure=FIGURE_NAMES[kind])
    if (kind == LAID and effect != LADDER) or (kind == UNLIT and effect not in (DYNAMITE, TORCH)):
        raise Refused("position-on-the-floor", "GR-95", card=CARD_IDS[card])


def _floor_kind(place: int) -> int:
    return (place - FLOOR) // FLOOR_KIND if place >= FLOOR else NOBODY


# --- doors, locks, wardrobe ----------------------------------------------------------------------


def _chipped(position: Grottenstein) -> list[int]:
    """The doors on which a white chip lies."""
    return [
        door
        for door in range(position.villa.doors)
        if position.door_state(door) == CLOSED and position.villa.door_kind[door] != ARMOURED
    ]


def _check_doors(position: Grottenstein) -> None:
    """GR-17, GR-66, GR-134, GR-136: white chips, and doors that are destroyed at 0 points."""
    chips = int(position.words[CHIPS])
    if chips < 0 or chips + len(_chipped(position)) != position.printed.white_chips:
        given = chips + len(_chipped(position))
        raise Refused(
            "position-wrong-chips", "GR-17", given=given, wanted=int(position.printed.white_chips)
        )
    most = int(position.printed.door_life)
    for door in range(position.villa.doors):
        state, damage = int(position.door_state(door)), int(position.door_damage(door))
        name = position.villa.door_names[door]
        armoured = position.villa.door_kind[door] == ARMOURED
        if armoured and (state == DESTROYED or damage > 0):
            raise Refused("position-armoured-door-hurt", "GR-66", door=name)
        if not 0 <= damage <= most or (damage == most and state != DESTROYED):
            raise Refused("position-wrong-damage", "GR-134", door=name, most=most)


def _check_secrets(position: Grottenstein) -> None:
    """GR-20, GR-26: two different locks, and a numbered square for each piece."""
    words = position.words
    arranged = words[DECISION] == OVER or words[DECISION] > LOCKING_ARMOUR
    locks = [int(words[LOCK + place]) for place in (0, 1)]
    if arranged and (locks[0] == locks[1] or not all(0 <= lock < LOCKS for lock in locks)):
        raise Refused("position-wrong-locks", "GR-26")
    most = 2 * int(position.printed.sides)
    for piece in range(PIECES):
        if not 2 <= words[WARDROBE + piece] <= most:
            raise Refused("position-wrong-wardrobe", "GR-20", most=most)
    for figure in range(HUNTERS):
        if position.words[STATUS + figure] not in (LIVING, CORPSE, SERVANT, GONE):
            raise Refused("position-wrong-status", "GR-8", figure=FIGURE_NAMES[figure])
