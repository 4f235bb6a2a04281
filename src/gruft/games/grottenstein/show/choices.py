"""The question a seat of Vampir is asked: every answer, labelled and foreseen.

A label names a move in words; what can be foreseen is in `forecasts.py`. No choice tells
anything hidden from the seat.
"""

from gruft.games.grottenstein.notation.moves import VERBS, write_move
from gruft.games.grottenstein.notation.names import FIGURE_NAMES, PIECE_KEYS
from gruft.games.grottenstein.rules.common import (
    IN_HAND,
    LYING_OPEN,
    SET_UP,
    SlotQuestion,
    is_card,
    is_door,
    is_field,
    is_figure,
    is_lock,
    is_square,
    is_wear,
)
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.show.facts import LOCK_KEYS, figure_word, telling
from gruft.games.grottenstein.show.forecasts import Forecasts
from gruft.games.grottenstein.show.pieces import (
    FIELDS_ZONE,
    FIGURES_ZONE,
    FLOOR_ZONE,
    HAND_ZONE,
    LOCKS_ZONE,
    SHEET_ZONES,
    WARDROBE_ZONE,
    cards_in,
)
from gruft.games.grottenstein.show.villa import DOORS_ZONE, PAWNS_ZONE, WALL_CHIP_KIND, room_word
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.cards import door_of_move
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import word
from gruft.kernel.scene import Choice, Decision, Spot, Zone

#: The short form for whatever is still to be laid out.
ARRANGE = "arrange"

Zones = tuple[Zone, ...]


def decision_of(position: Grottenstein, seat: int, zones: Zones) -> Decision | None:
    """The question this seat is asked now, with every answer."""
    if seat not in position.to_act():
        return None
    question = QUESTIONS[position.words[at.DECISION]]
    moves = position.moves(seat)
    forecasts = Forecasts(position, seat, moves)
    choices = [
        Choice(
            write_move(position, move),
            _label(position, question, move),
            tuple(_spots(position, seat, question, move, zones)),
            tuple(forecasts.of(move)),
        )
        for move in moves
    ]
    forced = len(moves) == 1 and question.publicly_forced(position)
    asked = Telling(question.key, {})
    if question.asks == SET_UP:
        # Fourteen secret choices are much to ask of somebody who has never seen the villa. But what
        # the house has laid nobody could remember.
        noted = not position.printed.cellar_is_remembered
        if question.cards == IN_HAND and len(moves) > 1 and noted:
            then = Telling("then-arranged", {"cards": len(moves)})
            choices.append(Choice(ARRANGE, Telling("move-arrange", {}), (), (then,)))
    else:  # one seat may play several figures
        figure = figure_word(position, int(position.actor()))
        asked = Telling("question", {"figure": figure, "question": word(question.key)})
    return Decision(asked, tuple(choices), forced)


# --- labels --------------------------------------------------------------------------------------


def _label(position: Grottenstein, question: SlotQuestion, move: int) -> Telling:
    """A move in words: what is done, and with what."""
    villa, deed = position.villa, question.deed
    if is_square(move):
        own = move == position.where(position.actor())
        step = "move-no-step" if own else "move-go"
        key = "move-zombie" if deed == "cast" else step
        return telling(position, key, square=move, room=room_word(villa, move))
    if move == c.M_WALL:
        return Telling("move-wall", {})
    if is_door(move):
        door = int(door_of_move(move))
        one = room_word(villa, int(villa.door_one[door]))
        other = room_word(villa, int(villa.door_other[door]))
        return telling(position, f"move-door-{deed}", door=door, one=one, other=other)
    if is_card(move):
        if question.cards == IN_HAND:
            field = int(position.words[at.PLACED])
            return telling(position, "move-lay", card=move - c.M_CARD, field=field)
        return telling(position, f"move-card-{deed}", card=move - c.M_CARD)
    if is_field(move):
        room = room_word(villa, int(villa.field_square[move - c.M_FIELD]))
        return telling(position, "move-field", field=move - c.M_FIELD, room=room)
    if is_figure(move):
        return telling(position, f"move-figure-{deed}", figure=move - c.M_FIGURE)
    if is_lock(move):
        return telling(position, "move-lock", lock=move - c.M_LOCK)
    return _verb_label(position, deed, move)


def _verb_label(position: Grottenstein, deed: str, move: int) -> Telling:
    if is_wear(move):
        return telling(position, "move-wear", piece=move - c.WEAR)
    if deed == "find" and move in (c.TAKE, c.LEAVE):
        key = "move-take-find" if move == c.TAKE else "move-leave-find"
        return telling(position, key, card=int(position.face_down(position.turned_up())))
    if deed == "take" and move == c.END:
        return Telling("move-enough", {})
    if move == c.SERVANT_OWNER:
        owner = int(position.words[at.PLAYER + position.actor()])
        return telling(position, "move-servant-owner", player=owner)
    return Telling(f"move-{VERBS[move - c.THROW].replace(' ', '-')}", {})


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(
    position: Grottenstein, seat: int, question: SlotQuestion, move: int, zones: Zones
) -> list[Spot]:
    """The piece that is meant; squares and most verbs have none."""
    villa = position.villa
    if move == c.M_WALL:
        return _first(zones, PAWNS_ZONE, face=WALL_CHIP_KIND)
    if is_door(move):
        return _first(zones, DOORS_ZONE, node=villa.door_names[door_of_move(move)])
    if is_card(move):
        return _card_itself(position, seat, question, move - c.M_CARD, zones)
    if is_field(move):
        node = villa.names[villa.field_square[move - c.M_FIELD]]
        return _first(zones, FIELDS_ZONE, node=node)
    if is_figure(move):
        return _first(zones, FIGURES_ZONE, face=FIGURE_NAMES[move - c.M_FIGURE])
    if is_lock(move):
        return _first(zones, LOCKS_ZONE, face=LOCK_KEYS[move - c.M_LOCK])
    if is_wear(move):
        return _first(zones, WARDROBE_ZONE, face=PIECE_KEYS[move - c.WEAR])
    if question.deed == "find":
        return _first(zones, FIELDS_ZONE, node=villa.names[position.where(position.actor())])
    return []


def _card_itself(
    position: Grottenstein, seat: int, question: SlotQuestion, card: int, zones: Zones
) -> list[Spot]:
    """Two cards of an owner's box may look alike, so no face tells which one is meant."""
    names = {IN_HAND: (HAND_ZONE,), LYING_OPEN: (FIELDS_ZONE, FLOOR_ZONE)}
    for name in names.get(question.cards, (SHEET_ZONES[int(position.actor())],)):
        cards = cards_in(position, seat, name)
        if card in cards:
            number = next(place for place, zone in enumerate(zones) if zone.name == name)
            return [Spot(number, cards.index(card))]
    return []


def _first(zones: Zones, name: str, face: str = "", node: str = "") -> list[Spot]:
    for number, zone in enumerate(zones):
        if zone.name == name:
            for place, piece in enumerate(zone.pieces):
                if face in ("", piece.face) and node in ("", piece.node):
                    return [Spot(number, place)]
    return []
