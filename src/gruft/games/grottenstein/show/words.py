"""What the refusals of Vampir need to say, by name."""

from collections.abc import Iterable

from gruft.games.grottenstein.notation.names import PIECE_KEYS, card_with
from gruft.games.grottenstein.rules import carrying, doors, fights, objects, paths
from gruft.games.grottenstein.rules.common import is_card, is_door
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.reach import bar_in_line, squares_apart
from gruft.games.grottenstein.rules.vampire import field_of_piece
from gruft.games.grottenstein.show.facts import (
    NOUNS,
    card_key,
    card_word,
    door_word,
    figure_word,
    square_word,
    weapon_word,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.cards import door_of_move
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Words
from gruft.kernel.refusal import seat_of, word, words

FLOOR_KEYS = ("floor-C", "floor-G", "floor-U")

# --- cards ---------------------------------------------------------------------------------------


def _lacking(state: State, effects: Iterable[int]) -> dict[str, object]:
    """Cards that the figure lacks; what the box lacks too is called by our name for it."""
    lacking = [effect for effect in effects if not state.carries(state.actor(), effect)]
    cards = [(effect, card_with(state.printed, effect)) for effect in lacking]
    return words(
        [
            word(card_key(effect)) if card is None else card_word(state, card)
            for effect, card in cards
        ]
    )


def _find(state: State, move: int) -> int:
    """The card that cannot be taken."""
    if is_card(move):
        return move - c.M_CARD
    field = state.turned_up()
    if field >= 0:
        return int(state.face_down(field))
    return carrying.lying_here(state, state.actor())[0] - c.M_CARD


def _free(state: State, seat: int, move: int) -> int:
    question = QUESTIONS[state.words[at.DECISION]]
    taking_more = question.verb == c.TAKE and question.picked(state)
    besides = state.words[at.PICKED_CARDS] if taking_more else 0
    return int(carrying.free_places(state, state.actor(), besides))


def _weapon(state: State, seat: int, move: int) -> dict[str, object]:
    card = fights.cards_in_question(state, move)[0]
    return weapon_word(state, int(fights.weapon_of(state, card)), card)


# --- places --------------------------------------------------------------------------------------


def _door(state: State, seat: int, move: int) -> dict[str, object]:
    """The door that the move names, or the first that the figure's square touches."""
    named = is_door(move)
    return door_word(state, door_of_move(move) if named else doors.first_door(state, state.actor()))


def _in_way(state: State, move: int) -> paths.Obstacle:
    return paths.obstacle(state, state.actor(), move)


# --- figures that a blow, a bite or help does not reach ------------------------------------------


def _range(state: State, target: int, move: int) -> int:
    """How far help, the bite or the best weapon in question reaches."""
    if QUESTIONS[state.words[at.DECISION]].deed == "help":
        return objects.HELPING_RANGE
    if state.actor() == c.VAMPIRE:
        return int(state.printed.range[c.W_BITE])
    return int(fights.range_of(state, fights.cards_in_question(state, move), target))


def _door_before(state: State, target: int, move: int) -> dict[str, object]:
    ends = state.where(state.actor()), state.where(target)
    return door_word(state, int(bar_in_line(state, *ends, _range(state, target, move))) >> 1)


def _words_about(target: int) -> Words[State]:
    return {
        f"figure {target}": lambda state, seat, move: figure_word(state, target),
        f"distance {target}": lambda state, seat, move: int(
            squares_apart(state, state.where(state.actor()), state.where(target))
        ),
        f"range {target}": lambda state, seat, move: _range(state, target, move),
        f"door {target}": lambda state, seat, move: _door_before(state, target, move),
    }


def _named(noun: str, first: int) -> Words[State]:
    """What a move names, counted from the first of its kind."""
    return {noun: lambda state, seat, move: NOUNS[noun](state, move - first)}


WORDS: Words[State] = {
    "move": lambda state, seat, move: str(move),
    "seat": lambda state, seat, move: seat + 1,
    "question": lambda state, seat, move: word(state.decision(seat)),
    "asked": lambda state, seat, move: seat_of(int(state.asked())),
    **_named("square", c.M_SQUARE),
    **_named("card", c.M_CARD),
    **_named("field", c.M_FIELD),
    **_named("lock", c.M_LOCK),
    **_named("piece", c.WEAR),
    # --- figures ---
    "actor": lambda state, seat, move: figure_word(state, int(state.actor())),
    "figure_named": lambda state, seat, move: figure_word(state, move - c.M_FIGURE),
    "figure_in_way": lambda state, seat, move: figure_word(state, _in_way(state, move).number),
    **{name: said for target in range(c.FIGURES) for name, said in _words_about(target).items()},
    # --- cards ---
    "find": lambda state, seat, move: card_word(state, _find(state, move)),
    "find_owner": lambda state, seat, move: figure_word(
        state, int(state.printed.border[_find(state, move)])
    ),
    "needed": lambda state, seat, move: int(state.printed.places[_find(state, move)]),
    "free": _free,
    "weapon": _weapon,
    "charge_lacking": lambda state, seat, move: _lacking(state, (c.DYNAMITE, c.TORCH)),
    "stake_lacking": lambda state, seat, move: _lacking(state, (c.HAMMER, c.STAKE)),
    "pieces_lacking": lambda state, seat, move: words(
        [f"piece-{PIECE_KEYS[piece]}" for piece in (c.TEETH, c.NAILS) if not state.wears(piece)]
    ),
    # --- places ---
    "here": lambda state, seat, move: square_word(state, int(state.where(state.actor()))),
    "square_in_way": lambda state, seat, move: square_word(state, _in_way(state, move).square),
    "field_here": lambda state, seat, move: NOUNS["field"](state, state.field_here(state.actor())),
    "piece_field": lambda state, seat, move: NOUNS["field"](
        state, int(field_of_piece(state, move - c.WEAR))
    ),
    "floor": lambda state, seat, move: word(
        FLOOR_KEYS[state.villa.floor[state.where(state.actor())]]
    ),
    "door": _door,
    "door_number": lambda state, seat, move: f"door {move - c.M_DOOR + 1}",
    "door_in_way": lambda state, seat, move: door_word(state, _in_way(state, move).number),
    "armoured_door": lambda state, seat, move: door_word(
        state, int(fights.armoured_door(state, state.actor()))
    ),
    # --- numbers ---
    "steps": lambda state, seat, move: _in_way(state, move).number,
    "thrown": lambda state, seat, move: int(state.words[at.THROWN]),
    "life": lambda state, seat, move: int(state.life(c.VAMPIRE)),
    "most": lambda state, seat, move: int(state.printed.most_life),
}
