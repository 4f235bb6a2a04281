"""The question a seat of Vampire Empire is asked: every answer, labelled and foreseen.

A label names a move in words; `then` says what can be foreseen from what the seat knows: costs,
sums, what a character is known to be. No choice tells anything hidden.
"""

from gruft.games.vampire_empire.notation.moves import write_move
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    SIDE_NAMES,
    TYPE_NAMES,
    character_word,
    key,
    kind_word,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show.forecasts import (
    draws,
    forecasts,
)
from gruft.games.vampire_empire.show.questions import question_of
from gruft.games.vampire_empire.state import cards
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import other
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import word
from gruft.kernel.scene import Choice, Decision, Spot, Zone

Zones = tuple[Zone, ...]


def decision_of(position: VampireEmpire, seat: int, zones: Zones) -> Decision | None:
    """The question this seat is asked now, with every answer."""
    if seat not in position.to_act():
        return None
    moves = position.moves(seat)
    choices = tuple(_choice(position, seat, move, zones) for move in moves)
    forced = len(moves) == 1 and is_publicly_forced(position, seat)
    return Decision(question_of(position, seat), choices, forced)


def is_publicly_forced(position: VampireEmpire, seat: int) -> bool:
    """VE-253: an empty hand leaves one answer, which is a whole line; never a look at cards."""
    asked = position.words[at.DECISION] in (at.STEP1, at.ACT, at.IMMEDIATE)
    return asked and bool(position.hand_size(seat) == 0)


def _choice(position: VampireEmpire, seat: int, move: int, zones: Zones) -> Choice:
    return Choice(
        write_move(position, move),
        _label(position, move),
        tuple(_spots(position, seat, move, zones)),
        tuple(forecasts(position, seat, move)),
    )


# --- labels --------------------------------------------------------------------------------------

_FIXED = {
    cards.HIDE: "move-hide",
    cards.ASK_WATER: "move-water",
    cards.COMBAT: "move-combat",
    cards.PASS: "move-pass",
    cards.SKIP: "move-skip",
}
_DONE = {
    at.STEP1: "move-draw",
    at.REVEAL: "move-reveal-nobody",
    at.WATER_RESPONSE: "move-let-tell",
    at.DEATH: "move-let-die",
    at.IMMEDIATE: "move-no-attack",
    at.USE_WATER: "move-without-water",
}
_CHARACTER = {
    at.REVEAL: "move-reveal",
    at.HIDE_CHAR: "move-hide-character",
    at.WATER_CHAR: "move-ask-about",
    at.CHOOSE_ATTACKER: "move-attack-with",
    at.CHOOSE_TARGET: "move-attack",
    at.IMMEDIATE: "move-attack-with",
    at.EFFECT_RETURN: "move-return",
}


def _label(position: VampireEmpire, move: int) -> Telling:
    decision = int(position.words[at.DECISION])
    if move in _FIXED:
        return Telling(_FIXED[move], {})
    if move == cards.DONE:
        return Telling(_done(position, decision), {})
    if move == cards.YES:
        water = kind_word(position.printed, int(position.words[at.LOW_WATER]) - 1)
        return Telling("move-use-water", {"card": water})
    if move >= c.SIDE:
        return Telling("move-side", {"side": word(key(SIDE_NAMES[move - c.SIDE]))})
    if move >= c.TYPE:
        return Telling("move-type", {"type": word(key("type " + TYPE_NAMES[move - c.TYPE]))})
    if move >= c.CHAR:
        named = {"character": character_word(move - c.CHAR)}
        return Telling(_CHARACTER.get(decision, "move-character"), dict(named))
    return _card_label(position, decision, move)


def _done(position: VampireEmpire, decision: int) -> str:
    """What it means to say no more."""
    if decision == at.STEP1 and draws(position) == 0:
        return "move-keep"
    if decision != at.COMMIT:
        return _DONE.get(decision, "move-decline")
    if position.words[at.GROUP_SIZE] > 0:
        return "move-show"
    if position.words[at.FIGHTING] != c.ATTACK:
        return "move-no-defence"
    return "move-stop" if position.words[at.ROUND] == 2 else "move-show"


def _card_label(position: VampireEmpire, decision: int, move: int) -> Telling:
    args: dict[str, object] = {"card": kind_word(position.printed, kind_of(move))}
    if move >= c.PICK:
        return Telling("move-cancel" if decision == at.CANCEL_PICK else "move-pick", args)
    if move >= c.PLAY:
        return Telling("move-play", args)
    if move >= c.MOAT:
        return Telling(_to_moat(position, decision), args)
    return Telling("move-to-cellar", args)


def _to_moat(position: VampireEmpire, decision: int) -> str:
    """VE-79: a pass costs cards, but nothing is bought with them."""
    if decision != at.PAY:
        return "move-to-moat"
    return "move-discard" if position.words[at.PURPOSE] == at.FOR_PASS else "move-pay"


def kind_of(move: int) -> int:
    """The card that a move with a card is made with."""
    return move % cards.KINDS


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(position: VampireEmpire, seat: int, move: int, zones: Zones) -> list[Spot]:
    """The first piece that fits; a move without a piece has none."""
    if c.CHAR <= move < c.TYPE:
        face = CHARACTER_NAMES[move - c.CHAR]
        return _first(zones, [("castle", -1), ("city", -1), ("journey", -1)], face)
    if move >= c.CHAR:
        return []
    face = KIND_NAMES[kind_of(move)]
    return _first(zones, [_zone_of_card(position, seat, move)], face)


def _zone_of_card(position: VampireEmpire, seat: int, move: int) -> tuple[str, int]:
    """VE-164, VE-169, VE-183, VE-249: own moat, the other's cellar, V's group; else the hand."""
    if move < c.PICK:
        return "hand", seat
    if position.words[at.DECISION] == at.CANCEL_PICK:
        return "field", c.VAMPIRES
    if position.words[at.CARD] - 1 == c.CHAPEL:
        return "moat", seat
    return "cellar", int(other(seat))


def _first(zones: Zones, places: list[tuple[str, int]], face: str) -> list[Spot]:
    for number, zone in enumerate(zones):
        if (zone.name, zone.owner) in places:
            for place, piece in enumerate(zone.pieces):
                if piece.face == face and "cancelled" not in piece.marks:
                    return [Spot(number, place)]
    return []
