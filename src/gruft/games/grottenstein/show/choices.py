"""The question a seat of Vampir is asked: every answer, labelled and foreseen.

A label names a move in words; what can be foreseen is in `forecasts.py`. No choice tells
anything hidden from the seat.
"""

from collections.abc import Iterator

from gruft.games.grottenstein.knowledge.seen import is_public
from gruft.games.grottenstein.notation.moves import VERBS, write_move
from gruft.games.grottenstein.notation.names import FIGURE_NAMES, PIECE_KEYS
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.revealing import must_reveal
from gruft.games.grottenstein.show.cards import (
    FIELDS_ZONE,
    FLOOR_ZONE,
    HAND_ZONE,
    SHEET_ZONES,
    cards_at,
    cards_in,
)
from gruft.games.grottenstein.show.figures import FIGURES_ZONE, LOCKS_ZONE, WARDROBE_ZONE
from gruft.games.grottenstein.show.forecasts import Forecasts
from gruft.games.grottenstein.show.nouns import (
    LOCK_KEYS,
    card_word,
    door_word,
    field_word,
    figure_word,
    lock_word,
    square_word,
)
from gruft.games.grottenstein.show.villa import DOORS_ZONE, PAWNS_ZONE, WALL_CHIP_KIND, room_word
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import door_of_move
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, word
from gruft.kernel.scene import Choice, Decision, Spot, Zone

#: What is done with the card, figure or door that a question asks for.
CARD_VERBS = {
    at.WEAPON: "weapon",
    at.TAKING: "take",
    at.TAKING_MORE: "take",
    at.PUTTING: "put",
    at.USING: "use",
    at.KEY_CARD: "key",
}
FIGURE_VERBS = {at.TARGET: "attack", at.PATIENT: "help", at.BITING: "bite"}
DOOR_VERBS = {at.TARGET: "attack", at.CLOSING: "close", at.KEY_DOOR: "key", at.LIGHTING: "light"}

#: The short form for whatever is still to be laid out.
ARRANGE = "arrange"

Zones = tuple[Zone, ...]
Args = dict[str, object]


def decision_of(position: Grottenstein, seat: int, zones: Zones) -> Decision | None:
    """The question this seat is asked now, with every answer."""
    if seat not in position.to_act():
        return None
    moves = position.moves(seat)
    forecasts = Forecasts(position, seat, moves)
    choices = tuple(
        Choice(
            write_move(position, move),
            _label(position, move),
            tuple(_spots(position, seat, move, zones)),
            tuple(forecasts.of(move)),
        )
        for move in moves
    )
    forced = len(moves) == 1 and is_publicly_forced(position)
    shortcuts = tuple(_shortcuts(position, len(moves)))
    return Decision(_question(position, seat), choices + shortcuts, forced)


def _shortcuts(position: Grottenstein, left: int) -> Iterator[Choice]:
    """GR-23: fourteen secret choices are much to ask of somebody who has never seen the villa."""
    if position.words[at.DECISION] == at.PLACING and left > 1:
        then = Telling("then-arranged", {"cards": left})
        yield Choice(ARRANGE, Telling("move-arrange", {}), (), (then,))


def _question(position: Grottenstein, seat: int) -> Telling:
    """Who is asked to do something, for one seat may play several figures."""
    question = position.decision(seat)
    if position.words[at.DECISION] <= at.LOCKING_ARMOUR:
        return Telling(question, {})
    figure = figure_word(position, int(position.actor()))
    return Telling("question", {"figure": figure, "question": word(question)})


# --- what everybody can see to be the only answer ------------------------------------------------


def is_publicly_forced(position: Grottenstein) -> bool:
    """Whether public facts leave one answer; never a look at cards that not everybody knows."""
    decision, actor = int(position.words[at.DECISION]), int(position.actor())
    if decision in (at.ENDING, at.VAMPIRE_FIRST):
        return True
    if decision == at.VAMPIRE_ACTION:
        return not _may_dress(position)
    if decision == at.ACTION and must_reveal(position, actor):
        return True
    return decision in (at.FIRST, at.DESTINATION, at.ACTION) and _is_open_sheet(position, actor)


def _is_open_sheet(position: Grottenstein, figure: int) -> bool:
    """Everybody knows all that this figure carries."""
    return all(is_public(position.words, card) for card in cards_at(position, at.SHEET + figure))


def _may_dress(position: Grottenstein) -> bool:
    """GR-142, GR-233: a piece that he has not taken might lie on his square or beside it."""
    villa, here = position.villa, int(position.where(c.VAMPIRE))
    return any(
        here == square or villa.is_near(here, square)
        for piece in range(c.PIECES)
        if position.words[at.WORN + piece] == 0
        for square in villa.field_square[piece * v.NUMBERS : (piece + 1) * v.NUMBERS]
    )


# --- labels --------------------------------------------------------------------------------------


def _label(position: Grottenstein, move: int) -> Telling:
    if move < c.M_DOOR:
        return _square_label(position, move)
    if move < c.M_CARD or move >= c.MOVES:
        return _door_label(position, int(door_of_move(move)))
    if move < c.M_FIELD:
        return _card_label(position, move - c.M_CARD)
    if move < c.M_FIGURE:
        field = move - c.M_FIELD
        square = int(position.villa.field_square[field])
        room = room_word(position.villa, square)
        return Telling("move-field", {"field": field_word(field), "room": room})
    if move < c.M_LOCK:
        verb = FIGURE_VERBS[int(position.words[at.DECISION])]
        return Telling(f"move-figure-{verb}", {"figure": figure_word(position, move - c.M_FIGURE)})
    if move < c.THROW:
        return Telling("move-lock", {"lock": lock_word(position, move - c.M_LOCK)})
    return _verb_label(position, move)


def _square_label(position: Grottenstein, square: int) -> Telling:
    args: Args = {
        "square": square_word(position, square),
        "room": room_word(position.villa, square),
    }
    if position.words[at.DECISION] in (at.CASTING, at.CASTING_AGAIN):
        return Telling("move-zombie", args)
    own = square == position.where(position.actor())
    return Telling("move-no-step" if own else "move-go", args)


def _door_label(position: Grottenstein, door: int) -> Telling:
    if door == c.WALL_CHIP:
        return Telling("move-wall", {})
    villa = position.villa
    args: Args = {
        "door": door_word(position, door),
        "one": room_word(villa, int(villa.door_one[door])),
        "other": room_word(villa, int(villa.door_other[door])),
    }
    return Telling(f"move-door-{DOOR_VERBS[int(position.words[at.DECISION])]}", args)


def _card_label(position: Grottenstein, card: int) -> Telling:
    args: Args = {"card": card_word(position, card)}
    decision = int(position.words[at.DECISION])
    if decision != at.PLACING:
        return Telling(f"move-card-{CARD_VERBS[decision]}", args)
    return Telling("move-lay", args | {"field": field_word(int(position.words[at.PLACED]))})


def _verb_label(position: Grottenstein, move: int) -> Telling:
    decision = int(position.words[at.DECISION])
    if c.WEAR <= move < c.WEAR + c.PIECES:
        return Telling("move-wear", {"piece": word(f"piece-{PIECE_KEYS[move - c.WEAR]}")})
    if decision == at.REVEALED and move in (c.TAKE, c.LEAVE):
        found = int(position.face_down(position.field_here(position.actor())))
        key = "move-take-find" if move == c.TAKE else "move-leave-find"
        return Telling(key, {"card": card_word(position, found)})
    if move == c.END and decision == at.TAKING_MORE:
        return Telling("move-enough", {})
    if move == c.SERVANT_OWNER:
        owner = int(position.words[at.PLAYER + position.actor()])
        return Telling("move-servant-owner", {"player": seat_of(owner)})
    return Telling(f"move-{VERBS[move - c.THROW].replace(' ', '-')}", {})


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(position: Grottenstein, seat: int, move: int, zones: Zones) -> list[Spot]:
    """The piece that is meant; squares and most verbs have none."""
    villa = position.villa
    if move < c.M_DOOR:
        return []
    if move < c.M_CARD or move >= c.MOVES:
        door = int(door_of_move(move))
        if door == c.WALL_CHIP:
            return _first(zones, (PAWNS_ZONE,), face=WALL_CHIP_KIND)
        return _first(zones, (DOORS_ZONE,), node=villa.door_names[door])
    if move < c.M_FIELD:
        return _card_itself(position, seat, move - c.M_CARD, zones)
    if move < c.M_FIGURE:
        node = villa.names[villa.field_square[move - c.M_FIELD]]
        return _first(zones, (FIELDS_ZONE,), node=node)
    if move < c.M_LOCK:
        return _first(zones, (FIGURES_ZONE,), face=FIGURE_NAMES[move - c.M_FIGURE])
    if move < c.THROW:
        return _first(zones, (LOCKS_ZONE,), face=LOCK_KEYS[move - c.M_LOCK])
    if c.WEAR <= move < c.WEAR + c.PIECES:
        return _first(zones, (WARDROBE_ZONE,), face=PIECE_KEYS[move - c.WEAR])
    if position.words[at.DECISION] == at.REVEALED:
        return _first(zones, (FIELDS_ZONE,), node=villa.names[position.where(position.actor())])
    return []


def _zones_of_cards(position: Grottenstein) -> tuple[str, ...]:
    """Where the card that is asked for lies."""
    decision = int(position.words[at.DECISION])
    if decision == at.PLACING:
        return (HAND_ZONE,)
    if decision in (at.TAKING, at.TAKING_MORE):
        return (FIELDS_ZONE, FLOOR_ZONE)
    return (SHEET_ZONES[int(position.actor())],)


def _card_itself(position: Grottenstein, seat: int, card: int, zones: Zones) -> list[Spot]:
    """GR-14: two cards of an owner's box may look alike, so no face tells which one is meant."""
    for name in _zones_of_cards(position):
        cards = cards_in(position, seat, name)
        if card in cards:
            number = next(place for place, zone in enumerate(zones) if zone.name == name)
            return [Spot(number, cards.index(card))]
    return []


def _first(zones: Zones, names: tuple[str, ...], face: str = "", node: str = "") -> list[Spot]:
    for number, zone in enumerate(zones):
        if zone.name in names:
            for place, piece in enumerate(zone.pieces):
                if face in ("", piece.face) and node in ("", piece.node):
                    return [Spot(number, place)]
    return []
