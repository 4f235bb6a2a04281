"""Sections 8, 15, 16 and 20.10: kit, antidote, flute, plan, ladder and the zombie formula."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import hunters_side, learn, vampires_side
from gruft.games.grottenstein.rules.carrying import is_at_hatch, sheet
from gruft.games.grottenstein.rules.common import (
    FIGURES,
    MUST_CHOOSE,
    SERVANT_WITHOUT_POWERS,
    SlotQuestion,
    is_card,
    is_field,
    is_figure,
    is_square,
    no_corpses,
    not_a_figure,
    not_carried,
)
from gruft.games.grottenstein.rules.reach import Reach
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import State, floor_place
from gruft.kernel.question import Reason

NOTHING_TO_USE: Final = Reason("refusal-nothing-to-use", "GR-81", "figure=actor")
USED_BUT_NOT_CARRIED: Final = not_carried("GR-81")
PLAN_SHOWS_NOTHING: Final = Reason("refusal-plan-shows-nothing", "ED-13", "floor")
NO_HATCH_HERE: Final = Reason("refusal-no-hatch-here", "ED-14", "square=here")
KEY_HAS_ITS_VERB: Final = Reason("refusal-key-has-its-verb", "GR-124", "card")
LIGHT_HAS_ITS_VERB: Final = Reason("refusal-light-has-its-verb", "GR-209", "card")
CAST_HAS_ITS_VERB: Final = Reason("refusal-cast-has-its-verb", "GR-203", "card")
SHIELD_WORKS_BY_ITSELF: Final = Reason("refusal-works-by-itself", "GR-116", "card")
GARLIC_WORKS_BY_ITSELF: Final = Reason("refusal-works-by-itself", "ED-15", "card")
PSEUDO_VAMPIRE_WORKS_BY_ITSELF: Final = Reason("refusal-works-by-itself", "ED-16", "card")
WEAPON_IN_FIGHTS: Final = Reason("refusal-weapon-in-fights", "GR-102", "card")

HELPING_RANGE: Final = 1  # GR-101
HELPING: Final = Reach("GR-101", "GR-101", "GR-101", "GR-101", "GR-101", "GR-101")
NO_HELP_FOR_CORPSES: Final = no_corpses("GR-101")
LYING: Final = Reason("refusal-lying", "GR-101", "target=figure_named")

PLAN_OF_OTHER_FLOOR: Final = Reason("refusal-plan-of-other-floor", "ED-13", "field", "floor")
NOTHING_FACE_DOWN: Final = Reason("refusal-nothing-face-down", "ED-13", "field")


def no_use(state: State, figure: i64, card: i64) -> Reason | None:
    """ED-10 to ED-14: helping objects always, the plan over hidden cards, the ladder at a hatch."""
    effect: i64 = state.printed.effect[card]
    if effect in (c.KIT, c.ANTIDOTE, c.FLUTE):
        return None
    if effect == c.PLAN:
        return None if len(fields_to_look_at(state, figure)) > 0 else PLAN_SHOWS_NOTHING
    if effect == c.LADDER:
        return None if is_at_hatch(state, figure) else NO_HATCH_HERE
    if state.printed.kind(card) == c.POWER and state.is_servant(figure):
        return SERVANT_WITHOUT_POWERS
    if state.printed.is_key(card):
        return KEY_HAS_ITS_VERB
    if effect in (c.DYNAMITE, c.TORCH):
        return LIGHT_HAS_ITS_VERB
    if effect == c.ZOMBIE_FORMULA:
        return CAST_HAS_ITS_VERB
    if effect == c.SHIELD:
        return SHIELD_WORKS_BY_ITSELF
    if effect == c.GARLIC:
        return GARLIC_WORKS_BY_ITSELF
    return PSEUDO_VAMPIRE_WORKS_BY_ITSELF if effect == c.PSEUDO_VAMPIRE else WEAPON_IN_FIGHTS


def nothing_to_use(state: State, figure: i64) -> Reason | None:
    """GR-81, ED-13, ED-14: no carried object that helps here; then why not plan or ladder."""
    words = state.words
    for card in range(i64(c.CARDS)):
        held: bool = words[at.PLACE + card] == at.SHEET + figure
        if held and no_use(state, figure, card) is None:
            return None
    if state.carries(figure, c.PLAN):
        return PLAN_SHOWS_NOTHING
    return NO_HATCH_HERE if state.carries(figure, c.LADDER) else NOTHING_TO_USE


@final
class Using(SlotQuestion):
    """GR-81: a carried object that is used as an action, here and now."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return sheet(state, state.actor())

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_card(move):
            return MUST_CHOOSE
        figure: i64 = state.actor()
        if not state.holds(figure, move - c.M_CARD):
            return USED_BUT_NOT_CARRIED
        return no_use(state, figure, move - c.M_CARD)

    def take(self, state: State, seat: i64, move: i64) -> None:
        card: i64 = move - c.M_CARD
        effect: i64 = state.printed.effect[card]
        state.words[at.PICKED_CARD] = card
        if effect != c.LADDER:
            state.ask(at.LOOKING if effect == c.PLAN else at.PATIENT)
            return
        # ED-14: from now on the two hatch squares are linked.
        figure: i64 = state.actor()
        state.show_card(card)
        state.words[at.PLACE + card] = floor_place(at.LAID, state.where(figure))
        if state.journal is not None:
            facts.tell_shown(state, "fact-ladder", figure=figure, square=state.where(figure))
        state.words[at.NEXT] = at.SLOT_ENDS


# --- helping -------------------------------------------------------------------------------------


def cannot_help(state: State, figure: i64, patient: i64) -> Reason | None:
    """GR-101, GR-235: no corpse, no lying vampire; walls and closed doors keep help out."""
    if patient == figure:
        return None
    unfit = not_a_figure(state, patient, NO_HELP_FOR_CORPSES)
    if unfit is not None:
        return unfit
    if patient == c.VAMPIRE and state.is_lying():
        return LYING
    return HELPING.objection(state, figure, patient, HELPING_RANGE)


@final
class Patient(SlotQuestion):
    """GR-101: the user, or a figure that a blow of range 1 would reach."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return FIGURES

    def picked(self, state: State) -> list[int]:
        return [c.M_CARD + state.words[at.PICKED_CARD]]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_figure(move):
            return MUST_CHOOSE
        return cannot_help(state, state.actor(), move - c.M_FIGURE)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-200, ED-10 to ED-12: points, or the end of poison or rats."""
        words = state.words
        card: i64 = words[at.PICKED_CARD]
        effect: i64 = state.printed.effect[card]
        state.show_card(card)
        patient: i64 = move - c.M_FIGURE
        figure: i64 = state.actor()
        if effect == c.KIT:
            gained: i64 = state.add(patient, state.printed.kit_points)
            left: i64 = words[at.KIT_USES] - 1
            words[at.KIT_USES] = left
            if state.journal is not None:
                facts.tell_shown(
                    state,
                    "fact-heals",
                    figure=figure,
                    card=card,
                    patient=patient,
                    gained=gained,
                    left=left,
                )
            if left == 0:
                state.remove_card(card)
        else:
            evil: i64 = (at.POISONED if effect == c.ANTIDOTE else at.BITTEN_BY_RATS) + patient
            ended: i64 = words[evil]
            words[evil] = 0
            if state.journal is not None:
                facts.tell_shown(
                    state, "fact-cures", figure=figure, card=card, patient=patient, cured=ended
                )
        words[at.NEXT] = at.SLOT_ENDS


# --- the plan ------------------------------------------------------------------------------------


def fields_to_look_at(state: State, figure: i64) -> list[int]:
    """ED-13: the fields of their floor that hold a face-down card, as moves."""
    found: list[int] = []
    first: i64 = state.villa.floor[state.where(figure)] * v.NUMBERS
    for field in range(first, first + v.NUMBERS):
        if state.words[at.DOWN + field] > 0:
            found.append(c.M_FIELD + field)
    return found


@final
class Looking(SlotQuestion):
    """ED-13: a face-down card of their floor."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return fields_to_look_at(state, state.actor())

    def picked(self, state: State) -> list[int]:
        return [c.M_CARD + state.words[at.PICKED_CARD]]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_field(move):
            return MUST_CHOOSE
        field: i64 = move - c.M_FIELD
        if field // v.NUMBERS != state.villa.floor[state.where(state.actor())]:
            return PLAN_OF_OTHER_FLOOR
        return None if state.words[at.DOWN + field] > 0 else NOTHING_FACE_DOWN

    def take(self, state: State, seat: i64, move: i64) -> None:
        """ED-13, GR-234: the hunters see the card; a servant's look is the vampire's team's."""
        figure: i64 = state.actor()
        field: i64 = move - c.M_FIELD
        card: i64 = state.face_down(field)
        state.show_card(state.words[at.PICKED_CARD])
        side: i64 = hunters_side(state.words, state.seats)
        if state.is_servant(figure):
            side = vampires_side(state.words)
        learn(state.words, card, side)
        if state.journal is not None:
            facts.tell_card(state, "fact-looks", card, side, figure=figure, field=field)
        state.words[at.NEXT] = at.SLOT_ENDS


# --- the zombie formula --------------------------------------------------------------------------

NO_FORMULA: Final = Reason("refusal-no-formula", "GR-203")
IN_COFFIN: Final = Reason("refusal-zombie-in-coffin", "GR-204", "square")
IN_WALL: Final = Reason("refusal-zombie-in-wall", "GR-204", "square")
NEEDS_ROOM: Final = Reason("refusal-zombie-needs-room", "GR-204", "square")
APART: Final = Reason("refusal-zombies-apart", "GR-204", "square")

SQUARES: Final[list[int]] = list(range(v.SQUARES))


def no_formula(state: State, figure: i64) -> Reason | None:
    """GR-203: a hunter with the formula."""
    if state.is_servant(figure):
        return SERVANT_WITHOUT_POWERS
    return None if state.carries(figure, c.ZOMBIE_FORMULA) else NO_FORMULA


@final
class Casting(SlotQuestion):
    """GR-203, GR-204: two different free squares without coffin and wall chip, one by one."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return SQUARES

    def picked(self, state: State) -> list[int]:
        return [state.words[at.PICKED_SQUARE]] if self.is_second(state) else []

    def is_second(self, state: State) -> bool:
        """One square is named already."""
        return state.words[at.DECISION] == at.CASTING_AGAIN

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_square(move):
            return MUST_CHOOSE
        kind: i64 = state.villa.kind[move]
        if kind == v.COFFIN:
            return IN_COFFIN
        if kind == v.WALLED and state.words[at.WALL] == 1:
            return IN_WALL
        if state.is_taken(move):
            return NEEDS_ROOM
        return APART if self.is_second(state) and move == state.words[at.PICKED_SQUARE] else None

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-203: with the second square both zombies stand; the formula is out of the game."""
        words = state.words
        if not self.is_second(state):
            words[at.PICKED_SQUARE] = move
            state.ask(at.CASTING_AGAIN)
            return
        figure: i64 = state.actor()
        words[at.ZOMBIES] = words[at.PICKED_SQUARE]
        words[at.ZOMBIES + 1] = move
        words[at.CASTER] = figure
        state.remove_card(state.holding(figure, c.ZOMBIE_FORMULA))
        if state.journal is not None:
            squares: list[int] = [words[at.PICKED_SQUARE], move]
            facts.tell_shown(state, "fact-zombies", figure=figure, squares=squares)
        words[at.NEXT] = at.SLOT_ENDS
