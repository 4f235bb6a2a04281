"""The open decision of Vampir in written positions.

In the middle of a line nothing has happened yet. So a position is written as it was before the
line, with the moves that were made of it: `draft`. Read again, these moves are made once more.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.bits import has
from gruft.games.grottenstein.cards import (
    BITE,
    CARDS,
    CAST,
    CLOSE,
    DAGGER,
    FIGHT,
    KEY,
    LIGHT,
    M_CARD,
    M_LOCK,
    PUT,
    TAKE,
    USE,
    VAMPIRE,
)
from gruft.games.grottenstein.layout import (
    ACTION,
    BITING,
    CASTING,
    CASTING_AGAIN,
    CAUSE,
    CLOSING,
    CORPSE,
    CRYPT_LOCK,
    DECISION,
    DESTINATION,
    ENDING,
    FIRST,
    KEY_CARD,
    KEY_DOOR,
    LIGHTING,
    LOCK,
    LOCKING_ARMOUR,
    LOCKING_CRYPT,
    LOOKING,
    ORIGIN,
    OVER,
    PATIENT,
    PICKED_CARD,
    PICKED_CARDS,
    PICKED_SQUARE,
    PLACED,
    PLACING,
    PUTTING,
    REVEALED,
    RISING,
    SHACKLED,
    STATUS,
    TAKING,
    TAKING_MORE,
    TARGET,
    USING,
    VAMPIRE_ACTION,
    VAMPIRE_FIRST,
    WEAPON,
)
from gruft.games.grottenstein.notation import read_move, write_move
from gruft.games.grottenstein.position import DECISION_KEYS, Grottenstein
from gruft.games.grottenstein.rules.fights import THE_DAGGER
from gruft.games.grottenstein.villa_json import is_set_up
from gruft.kernel.laying import as_mapping, as_text, as_word, refuse_unknown_keys
from gruft.kernel.lines import split_line
from gruft.kernel.refusal import Refused

DECISIONS = tuple(key.removeprefix("decision-") for key in DECISION_KEYS)
CAUSES = ("staked", "vampire-dead", "no-hunter", "rounds-over")
ENTRIES = ("decision", "after", "draft")
#: The decisions at which a line begins, or that are answered at once.
SETTLED = (
    OVER,
    PLACING,
    RISING,
    FIRST,
    VAMPIRE_FIRST,
    DESTINATION,
    ACTION,
    REVEALED,
    VAMPIRE_ACTION,
    ENDING,
)
#: The verb that opened a choice which is not complete yet.
OPENED_BY = {
    WEAPON: FIGHT,
    TARGET: FIGHT,
    TAKING: TAKE,
    TAKING_MORE: TAKE,
    PUTTING: PUT,
    CLOSING: CLOSE,
    USING: USE,
    PATIENT: USE,
    LOOKING: USE,
    KEY_CARD: KEY,
    KEY_DOOR: KEY,
    CASTING: CAST,
    CASTING_AGAIN: CAST,
    LIGHTING: LIGHT,
    BITING: BITE,
}

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def pending_json(position: Grottenstein) -> dict[str, object]:
    """What is asked; in the middle of a line also where it began, and its moves so far."""
    decision = int(position.words[DECISION])
    moves = _draft(position, decision)
    if not moves:
        return {"decision": DECISIONS[decision]}
    began = PLACING if is_set_up(position) else int(position.words[ORIGIN])
    return {
        "decision": DECISIONS[decision],
        "after": DECISIONS[began],
        "draft": "; ".join(write_move(position, move) for move in moves),
    }


def _draft(position: Grottenstein, decision: int) -> list[int]:
    if is_set_up(position):
        return _arrangement(position, decision)
    if decision not in OPENED_BY:
        return []
    return [OPENED_BY[decision], *_picked(position, decision)]


def _arrangement(position: Grottenstein, decision: int) -> list[int]:
    """GR-23, GR-26: the cellar cards that lie so far, and the lock of the crypt."""
    words = position.words
    cards = [M_CARD + int(position.face_down(field)) for field in range(words[PLACED])]
    return [*cards, M_LOCK + int(words[LOCK + CRYPT_LOCK])] if decision == LOCKING_ARMOUR else cards


def _picked(position: Grottenstein, decision: int) -> list[int]:
    words = position.words
    card = int(words[PICKED_CARD])
    if decision == TARGET:
        return [DAGGER if card == THE_DAGGER else M_CARD + card]
    if decision in (PATIENT, LOOKING, KEY_DOOR):
        return [M_CARD + card]
    if decision == TAKING_MORE:
        return [M_CARD + card for card in range(CARDS) if has(words[PICKED_CARDS], card)]
    return [int(words[PICKED_SQUARE])] if decision == CASTING_AGAIN else []


# --- reading -------------------------------------------------------------------------------------


def read_pending(written: object) -> Data:
    """A decision by its name, or with all that belongs to it."""
    if written is None:
        return {}
    data = {"decision": written} if isinstance(written, str) else as_mapping(written, "pending")
    refuse_unknown_keys(data, ENTRIES)
    return data


def lay_decision(position: Grottenstein, data: Data, over: bool) -> None:
    """The decision at which the line began; the draft is played later."""
    given = data.get("after" if data.get("draft") is not None else "decision")
    if given is None:
        position.words[DECISION] = OVER if over else _usual(position)
        return
    decision = as_word(given, "pending.decision", DECISIONS)
    if decision not in SETTLED:
        raise Refused("position-without-draft", "GR-237", decision=DECISIONS[decision])
    position.words[DECISION] = decision


def _usual(position: Grottenstein) -> int:
    """GR-43, GR-48, GR-178: the question with which the slot opens."""
    figure = int(position.actor())
    if figure == VAMPIRE:
        return ENDING if is_resting(position) else VAMPIRE_FIRST
    if position.words[STATUS + figure] == CORPSE:
        return RISING
    return ENDING if position.words[SHACKLED + figure] > 0 else FIRST


def is_resting(position: Grottenstein) -> bool:
    """GR-160: the vampire lies in his coffin and is not whole yet."""
    return position.is_lying() and bool(position.life(VAMPIRE) < position.printed.most_life)


def lay_cause(position: Grottenstein, written: object) -> None:
    """GR-220 to GR-224: a game that is over has a reason, and no other has."""
    if (written is not None) != position.is_over():
        raise Refused("position-over-without-cause", "GR-225")
    if written is not None:
        position.words[CAUSE] = 1 + as_word(written, "cause", CAUSES)


def play_draft(position: Grottenstein, data: Data) -> None:
    """GR-237: make the moves of the unfinished line once more."""
    draft = data.get("draft")
    if draft is not None:
        for text in split_line(as_text(draft, "pending.draft")):
            _make(position, text)
    decision = data.get("decision")
    if decision is not None:
        found = int(position.words[DECISION])
        if as_word(decision, "pending.decision", DECISIONS) != found:
            raise Refused(
                "position-disagrees",
                setting="pending.decision",
                given=str(decision),
                found=DECISIONS[found],
            )


def _make(position: Grottenstein, text: str) -> None:
    """A move of a draft: legal, and not the last of its line."""
    seat = int(position.asked())
    move = read_move(position, text)
    legal = seat >= 0 and position.is_legal(seat, move)
    if legal:
        position.apply(seat, move)
    if not legal or position.composing() != seat:
        raise Refused("position-wrong-draft", "GR-237", given=text[:60])


assert LOCKING_CRYPT not in SETTLED
