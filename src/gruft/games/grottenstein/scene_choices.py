"""The question a seat of Vampir is asked: every answer, labelled and foreseen.

A label names a move in words; what can be foreseen is in `scene_forecasts.py`. No choice tells
anything hidden from the seat.
"""

from collections.abc import Iterator

from gruft.games.grottenstein.cards import (
    END,
    LEAVE,
    M_CARD,
    M_DOOR,
    M_FIELD,
    M_FIGURE,
    M_LOCK,
    MOVES,
    PIECES,
    SERVANT_OWNER,
    TAKE,
    THROW,
    VAMPIRE,
    WALL_CHIP,
    WEAR,
    door_of_move,
)
from gruft.games.grottenstein.knowledge import is_public
from gruft.games.grottenstein.layout import (
    ACTION,
    BITING,
    CASTING,
    CASTING_AGAIN,
    CLOSING,
    DECISION,
    DESTINATION,
    ENDING,
    FIRST,
    KEY_CARD,
    KEY_DOOR,
    LIGHTING,
    LOCKING_ARMOUR,
    PATIENT,
    PLACED,
    PLACING,
    PLAYER,
    PUTTING,
    REVEALED,
    SHEET,
    TAKING,
    TAKING_MORE,
    TARGET,
    USING,
    VAMPIRE_ACTION,
    VAMPIRE_FIRST,
    WEAPON,
    WORN,
)
from gruft.games.grottenstein.names import FIGURE_NAMES, PIECE_KEYS
from gruft.games.grottenstein.notation import VERBS, write_move
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.rules.revealing import must_reveal
from gruft.games.grottenstein.scene_cards import (
    FIELDS_ZONE,
    FLOOR_ZONE,
    HAND_ZONE,
    SHEET_ZONES,
    cards_at,
    cards_in,
)
from gruft.games.grottenstein.scene_figures import FIGURES_ZONE, LOCKS_ZONE, WARDROBE_ZONE
from gruft.games.grottenstein.scene_forecasts import Forecasts
from gruft.games.grottenstein.scene_villa import DOORS_ZONE, PAWNS_ZONE, WALL_CHIP_KIND, room_word
from gruft.games.grottenstein.telling import (
    LOCK_KEYS,
    card_word,
    door_word,
    field_word,
    figure_word,
    lock_word,
    square_word,
)
from gruft.games.grottenstein.villa import NUMBERS
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, word
from gruft.kernel.scene import Choice, Decision, Spot, Zone

#: What is done with the card, figure or door that a question asks for.
CARD_VERBS = {
    WEAPON: "weapon",
    TAKING: "take",
    TAKING_MORE: "take",
    PUTTING: "put",
    USING: "use",
    KEY_CARD: "key",
}
FIGURE_VERBS = {TARGET: "attack", PATIENT: "help", BITING: "bite"}
DOOR_VERBS = {TARGET: "attack", CLOSING: "close", KEY_DOOR: "key", LIGHTING: "light"}

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
    if position.words[DECISION] == PLACING and left > 1:
        then = Telling("then-arranged", {"cards": left})
        yield Choice(ARRANGE, Telling("move-arrange", {}), (), (then,))


def _question(position: Grottenstein, seat: int) -> Telling:
    """Who is asked to do something, for one seat may play several figures."""
    question = position.decision(seat)
    if position.words[DECISION] <= LOCKING_ARMOUR:
        return Telling(question, {})
    figure = figure_word(position, int(position.actor()))
    return Telling("question", {"figure": figure, "question": word(question)})


# --- what everybody can see to be the only answer ------------------------------------------------


def is_publicly_forced(position: Grottenstein) -> bool:
    """Whether public facts leave one answer; never a look at cards that not everybody knows."""
    decision, actor = int(position.words[DECISION]), int(position.actor())
    if decision in (ENDING, VAMPIRE_FIRST):
        return True
    if decision == VAMPIRE_ACTION:
        return not _may_dress(position)
    if decision == ACTION and must_reveal(position, actor):
        return True
    return decision in (FIRST, DESTINATION, ACTION) and _is_open_sheet(position, actor)


def _is_open_sheet(position: Grottenstein, figure: int) -> bool:
    """Everybody knows all that this figure carries."""
    return all(is_public(position.words, card) for card in cards_at(position, SHEET + figure))


def _may_dress(position: Grottenstein) -> bool:
    """GR-142, GR-233: a piece that he has not taken might lie on his square or beside it."""
    villa, here = position.villa, int(position.where(VAMPIRE))
    return any(
        here == square or villa.is_near(here, square)
        for piece in range(PIECES)
        if position.words[WORN + piece] == 0
        for square in villa.field_square[piece * NUMBERS : (piece + 1) * NUMBERS]
    )


# --- labels --------------------------------------------------------------------------------------


def _label(position: Grottenstein, move: int) -> Telling:
    if move < M_DOOR:
        return _square_label(position, move)
    if move < M_CARD or move >= MOVES:
        return _door_label(position, int(door_of_move(move)))
    if move < M_FIELD:
        return _card_label(position, move - M_CARD)
    if move < M_FIGURE:
        field = move - M_FIELD
        square = int(position.villa.field_square[field])
        room = room_word(position.villa, square)
        return Telling("move-field", {"field": field_word(field), "room": room})
    if move < M_LOCK:
        verb = FIGURE_VERBS[int(position.words[DECISION])]
        return Telling(f"move-figure-{verb}", {"figure": figure_word(position, move - M_FIGURE)})
    if move < THROW:
        return Telling("move-lock", {"lock": lock_word(position, move - M_LOCK)})
    return _verb_label(position, move)


def _square_label(position: Grottenstein, square: int) -> Telling:
    args: Args = {
        "square": square_word(position, square),
        "room": room_word(position.villa, square),
    }
    if position.words[DECISION] in (CASTING, CASTING_AGAIN):
        return Telling("move-zombie", args)
    own = square == position.where(position.actor())
    return Telling("move-no-step" if own else "move-go", args)


def _door_label(position: Grottenstein, door: int) -> Telling:
    if door == WALL_CHIP:
        return Telling("move-wall", {})
    villa = position.villa
    args: Args = {
        "door": door_word(position, door),
        "one": room_word(villa, int(villa.door_one[door])),
        "other": room_word(villa, int(villa.door_other[door])),
    }
    return Telling(f"move-door-{DOOR_VERBS[int(position.words[DECISION])]}", args)


def _card_label(position: Grottenstein, card: int) -> Telling:
    args: Args = {"card": card_word(position, card)}
    decision = int(position.words[DECISION])
    if decision != PLACING:
        return Telling(f"move-card-{CARD_VERBS[decision]}", args)
    return Telling("move-lay", args | {"field": field_word(int(position.words[PLACED]))})


def _verb_label(position: Grottenstein, move: int) -> Telling:
    decision = int(position.words[DECISION])
    if WEAR <= move < WEAR + PIECES:
        return Telling("move-wear", {"piece": word(f"piece-{PIECE_KEYS[move - WEAR]}")})
    if decision == REVEALED and move in (TAKE, LEAVE):
        found = int(position.face_down(position.field_here(position.actor())))
        key = "move-take-find" if move == TAKE else "move-leave-find"
        return Telling(key, {"card": card_word(position, found)})
    if move == END and decision == TAKING_MORE:
        return Telling("move-enough", {})
    if move == SERVANT_OWNER:
        owner = int(position.words[PLAYER + position.actor()])
        return Telling("move-servant-owner", {"player": seat_of(owner)})
    return Telling(f"move-{VERBS[move - THROW].replace(' ', '-')}", {})


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(position: Grottenstein, seat: int, move: int, zones: Zones) -> list[Spot]:
    """The piece that is meant; squares and most verbs have none."""
    villa = position.villa
    if move < M_DOOR:
        return []
    if move < M_CARD or move >= MOVES:
        door = int(door_of_move(move))
        if door == WALL_CHIP:
            return _first(zones, (PAWNS_ZONE,), face=WALL_CHIP_KIND)
        return _first(zones, (DOORS_ZONE,), node=villa.door_names[door])
    if move < M_FIELD:
        return _card_itself(position, seat, move - M_CARD, zones)
    if move < M_FIGURE:
        node = villa.names[villa.field_square[move - M_FIELD]]
        return _first(zones, (FIELDS_ZONE,), node=node)
    if move < M_LOCK:
        return _first(zones, (FIGURES_ZONE,), face=FIGURE_NAMES[move - M_FIGURE])
    if move < THROW:
        return _first(zones, (LOCKS_ZONE,), face=LOCK_KEYS[move - M_LOCK])
    if WEAR <= move < WEAR + PIECES:
        return _first(zones, (WARDROBE_ZONE,), face=PIECE_KEYS[move - WEAR])
    if position.words[DECISION] == REVEALED:
        return _first(zones, (FIELDS_ZONE,), node=villa.names[position.where(position.actor())])
    return []


def _zones_of_cards(position: Grottenstein) -> tuple[str, ...]:
    """Where the card that is asked for lies."""
    decision = int(position.words[DECISION])
    if decision == PLACING:
        return (HAND_ZONE,)
    if decision in (TAKING, TAKING_MORE):
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
