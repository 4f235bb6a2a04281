"""Sections 8, 9, 14 and 16: why a card is not revealed, taken, put down, used or cast.

What lies open is there for all to see; then comes the seat's own sheet.
"""

from gruft.games.grottenstein.bits import has
from gruft.games.grottenstein.cards import (
    CARDS,
    DAGGER,
    DYNAMITE,
    GARLIC,
    LADDER,
    M_CARD,
    M_FIELD,
    M_FIGURE,
    PLACES,
    PLAN,
    POWER,
    PSEUDO_VAMPIRE,
    SHIELD,
    TORCH,
    VAMPIRE,
    ZOMBIE_FORMULA,
)
from gruft.games.grottenstein.layout import (
    FLOOR,
    FLOOR_KIND,
    LAID,
    LIT,
    OPEN_FIELD,
    PICKED_CARDS,
    PICKED_FROM,
    PLACE,
    REMAINS,
    UNLIT,
    WALL,
)
from gruft.games.grottenstein.reading import is_on_floor, is_remains
from gruft.games.grottenstein.reasons import (
    here,
    is_card,
    is_field,
    is_figure,
    is_square,
    must_choose,
    not_a_figure,
    not_carried,
)
from gruft.games.grottenstein.refusals_of_reach import out_of_reach, with_clause
from gruft.games.grottenstein.rules.carrying import floor_reached, is_at_hatch
from gruft.games.grottenstein.rules.objects import HELPING_RANGE
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import card_word, field_word, figure_word, square_word
from gruft.games.grottenstein.villa import COFFIN, NUMBERS, WALLED
from gruft.kernel.refusal import Refused, word

FLOOR_KEYS = ("floor-C", "floor-G", "floor-U")

# --- revealing -----------------------------------------------------------------------------------


def nothing_to_reveal(state: State, figure: int) -> Refused:
    """GR-82: a numbered square with a face-down card."""
    field = int(state.field_here(figure))
    if field < 0:
        return Refused("refusal-not-numbered", "GR-82", square=here(state, figure))
    return Refused("refusal-nothing-face-down", "GR-82", field=field_word(field))


def answering_find(state: State, figure: int) -> Refused:
    """GR-86: the card that was turned up cannot be carried."""
    card = int(state.face_down(state.field_here(figure)))
    return _cannot_carry(state, figure, card, 0)


def _cannot_carry(state: State, figure: int, card: int, besides: int) -> Refused:
    """GR-96, GR-99: a border of another colour, or no room."""
    if not state.has_colour_for(figure, card):
        owner = figure_word(state, int(state.printed.border[card]))
        return Refused("refusal-other-colour", "GR-99", card=card_word(state, card), figure=owner)
    places = state.printed.places
    taken = sum(int(places[other]) for other in range(CARDS) if has(besides, other))
    free = PLACES - int(state.places_used(figure)) - taken
    return Refused(
        "refusal-no-place",
        "GR-96",
        card=card_word(state, card),
        needed=int(places[card]),
        free=free,
    )


# --- taking --------------------------------------------------------------------------------------


def nothing_to_take(state: State, figure: int) -> Refused:
    """GR-89, GR-193: nothing lies here, or nothing that they may have."""
    for card in range(CARDS):
        if _lies_here(state, figure, card):
            return _cannot_take(state, figure, card)
    return Refused("refusal-nothing-to-take", "GR-89", square=here(state, figure))


def taking(state: State, seat: int, move: int) -> Refused:
    """GR-89, GR-193, GR-212: a card that lies here and that they may carry."""
    if not is_card(move):
        return must_choose(state, seat)
    figure, card = int(state.actor()), move - M_CARD
    return _not_here(state, figure, card) or _cannot_take(state, figure, card)


def taking_more(state: State, seat: int, move: int) -> Refused:
    """GR-236: other cards from the same place on the floor."""
    if not is_card(move):
        return must_choose(state, seat)
    figure, card = int(state.actor()), move - M_CARD
    if has(state.words[PICKED_CARDS], card):
        return Refused("refusal-named-already", "GR-236", card=card_word(state, card))
    absent = _not_here(state, figure, card)
    if absent is not None:
        return absent
    if _kind_on_floor(state, card) == LIT:
        return _cannot_take(state, figure, card)
    if floor_reached(state, figure, state.words[PLACE + card]) != state.words[PICKED_FROM]:
        return Refused("refusal-other-place", "GR-236", card=card_word(state, card))
    return _cannot_carry(state, figure, card, int(state.words[PICKED_CARDS]))


def _not_here(state: State, figure: int, card: int) -> Refused | None:
    """GR-89: only what lies open on this square or its field."""
    if _lies_here(state, figure, card):
        return None
    names = {"card": card_word(state, card), "square": here(state, figure)}
    return Refused("refusal-not-here", "GR-89", **names)


def _lies_here(state: State, figure: int, card: int) -> bool:
    """GR-89, GR-197, GR-236, ED-14: open on the field, on the floor, or the ladder of the hatch."""
    place, square = state.words[PLACE + card], state.where(figure)
    field = int(state.field_here(figure))
    if field >= 0 and place == OPEN_FIELD + field:
        return True
    if _kind_on_floor(state, card) == LAID:
        return bool(is_at_hatch(state, figure))
    in_passage = is_remains(place, state.villa.opening[square])
    return bool(in_passage or is_on_floor(place, square))


def _kind_on_floor(state: State, card: int) -> int:
    """What a card lies on the floor for: remains by colour, charge or ladder; else below 0."""
    return int(state.words[PLACE + card] - FLOOR) // FLOOR_KIND


def _cannot_take(state: State, figure: int, card: int) -> Refused:
    """GR-194, GR-212, GR-219, ED-14: burning, on the floor before a servant, or not to carry."""
    kind, name = _kind_on_floor(state, card), card_word(state, card)
    if kind == LIT:
        return Refused("refusal-burning", "GR-212", card=name)
    if kind >= REMAINS and state.is_servant(figure):
        clause = _CLAUSES_OF_FLOOR.get(kind, "GR-194")
        return Refused("refusal-servant-leaves-it", clause, card=name)
    return _cannot_carry(state, figure, card, 0)


_CLAUSES_OF_FLOOR = {UNLIT: "GR-219", LAID: "ED-14"}


# --- putting down --------------------------------------------------------------------------------


def nothing_to_put(state: State, figure: int) -> Refused:
    """GR-90, GR-95, GR-192: where nothing may lie; else an empty sheet."""
    square = here(state, figure)
    field = int(state.field_here(figure))
    if field < 0:
        return Refused("refusal-not-numbered", "GR-95", square=square)
    if state.face_down(field) >= 0:
        return Refused("refusal-field-covered", "GR-90", field=field_word(field))
    if state.has_remains(state.where(figure)):
        return Refused("refusal-remains-here", "GR-192", square=square)
    return Refused("refusal-empty-sheet", "GR-90", figure=figure_word(state, figure))


def putting(state: State, seat: int, move: int) -> Refused:
    """GR-90, GR-97: a card of their sheet; the dagger is none."""
    if move == DAGGER:
        return Refused("refusal-dagger-stays", "GR-97")
    if not is_card(move):
        return must_choose(state, seat)
    reason = not_carried(state, int(state.actor()), move - M_CARD, "GR-90")
    assert reason is not None
    return reason


# --- using ---------------------------------------------------------------------------------------


def nothing_to_use(state: State, figure: int) -> Refused:
    """GR-81, ED-13, ED-14: no carried object that helps here."""
    for effect in (PLAN, LADDER):
        if state.carries(figure, effect):
            return _plan_or_ladder(state, figure, effect)
    return Refused("refusal-nothing-to-use", "GR-81", figure=figure_word(state, figure))


def using(state: State, seat: int, move: int) -> Refused:
    """GR-81: a carried object that is used as an action, here and now."""
    if not is_card(move):
        return must_choose(state, seat)
    figure, card = int(state.actor()), move - M_CARD
    return not_carried(state, figure, card, "GR-81") or _no_use(state, figure, card)


def _no_use(state: State, figure: int, card: int) -> Refused:
    """How else a card works."""
    effect = int(state.printed.effect[card])
    if state.printed.kind(card) == POWER and state.is_servant(figure):
        return Refused("refusal-servant-without-powers", "GR-182")
    if effect in (PLAN, LADDER):
        return _plan_or_ladder(state, figure, effect)
    key, clause = _OTHER_USES.get(effect, ("refusal-weapon-in-fights", "GR-102"))
    if state.printed.is_key(card):
        key, clause = "refusal-key-has-its-verb", "GR-124"
    return Refused(key, clause, card=card_word(state, card))


_OTHER_USES: dict[int, tuple[str, str]] = {
    SHIELD: ("refusal-works-by-itself", "GR-116"),
    GARLIC: ("refusal-works-by-itself", "ED-15"),
    PSEUDO_VAMPIRE: ("refusal-works-by-itself", "ED-16"),
    DYNAMITE: ("refusal-light-has-its-verb", "GR-209"),
    TORCH: ("refusal-light-has-its-verb", "GR-209"),
    ZOMBIE_FORMULA: ("refusal-cast-has-its-verb", "GR-203"),
}


def _plan_or_ladder(state: State, figure: int, effect: int) -> Refused:
    """ED-13, ED-14: a floor without face-down cards, a square without hatch."""
    if effect == PLAN:
        floor = word(FLOOR_KEYS[int(state.villa.floor[state.where(figure)])])
        return Refused("refusal-plan-shows-nothing", "ED-13", floor=floor)
    return Refused("refusal-no-hatch-here", "ED-14", square=here(state, figure))


def helping(state: State, seat: int, move: int) -> Refused:
    """GR-101, GR-235: a figure within reach of range 1, no corpse and not who lies."""
    if not is_figure(move):
        return must_choose(state, seat)
    figure, patient = int(state.actor()), move - M_FIGURE
    unfit = not_a_figure(state, patient, "GR-101")
    if unfit is not None:
        return unfit
    if patient == VAMPIRE and state.is_lying():
        return Refused("refusal-lying", "GR-101", target=figure_word(state, patient))
    reason = out_of_reach(state, figure, patient, HELPING_RANGE)
    assert reason is not None
    return with_clause(reason, "GR-101")


def looking(state: State, seat: int, move: int) -> Refused:
    """ED-13: a face-down card of their floor."""
    if not is_field(move):
        return must_choose(state, seat)
    field = move - M_FIELD
    floor = int(state.villa.floor[state.where(state.actor())])
    if field // NUMBERS != floor:
        names = {"field": field_word(field), "floor": word(FLOOR_KEYS[floor])}
        return Refused("refusal-plan-of-other-floor", "ED-13", **names)
    return Refused("refusal-nothing-face-down", "ED-13", field=field_word(field))


# --- keys and the formula ------------------------------------------------------------------------


def choosing_key(state: State, seat: int, move: int) -> Refused:
    """GR-124: a key that they hold."""
    if not is_card(move):
        return must_choose(state, seat)
    figure, card = int(state.actor()), move - M_CARD
    if not state.printed.is_key(card):
        return Refused("refusal-no-key-at-all", "GR-124", card=card_word(state, card))
    reason = not_carried(state, figure, card, "GR-124")
    assert reason is not None
    return reason


def no_formula(state: State, figure: int) -> Refused:
    """GR-182, GR-203: a hunter with the formula."""
    if state.is_servant(figure):
        return Refused("refusal-servant-without-powers", "GR-182")
    return Refused("refusal-no-formula", "GR-203")


def casting(state: State, seat: int, move: int) -> Refused:
    """GR-204: free squares without coffin and wall chip, two different ones."""
    if not is_square(move):
        return must_choose(state, seat)
    kind, name = state.villa.kind[move], square_word(state, move)
    if kind == COFFIN:
        return Refused("refusal-zombie-in-coffin", "GR-204", square=name)
    if kind == WALLED and state.words[WALL] == 1:
        return Refused("refusal-zombie-in-wall", "GR-204", square=name)
    if state.is_taken(move):
        return Refused("refusal-zombie-needs-room", "GR-204", square=name)
    return Refused("refusal-zombies-apart", "GR-204", square=name)
