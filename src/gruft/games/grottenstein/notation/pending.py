"""The open decision of Vampir in written positions.

In the middle of a line nothing has happened yet. So a position is written as it was before the
line, with the moves that were made of it: `draft`. Read again, these moves are made once more.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.notation.moves import read_move, write_move
from gruft.games.grottenstein.notation.names import FIGURE_NAMES
from gruft.games.grottenstein.notation.villa import is_set_up
from gruft.games.grottenstein.rules.fights import THE_DAGGER
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.bits import has
from gruft.kernel.laying import as_mapping, as_text, as_word, refuse_unknown_keys
from gruft.kernel.lines import split_line
from gruft.kernel.refusal import Refused

DECISIONS = tuple(question.key.removeprefix("decision-") for question in QUESTIONS)
CAUSES = ("staked", "vampire-dead", "no-hunter", "rounds-over")
ENTRIES = ("decision", "after", "draft")
#: The decisions at which a line begins, or that are answered at once.
SETTLED = (
    at.OVER,
    at.PLACING,
    at.RISING,
    at.FIRST,
    at.VAMPIRE_FIRST,
    at.DESTINATION,
    at.ACTION,
    at.REVEALED,
    at.VAMPIRE_ACTION,
    at.ENDING,
)
#: The verb that opened a choice which is not complete yet.
OPENED_BY = {
    at.WEAPON: c.FIGHT,
    at.TARGET: c.FIGHT,
    at.TAKING: c.TAKE,
    at.TAKING_MORE: c.TAKE,
    at.PUTTING: c.PUT,
    at.CLOSING: c.CLOSE,
    at.USING: c.USE,
    at.PATIENT: c.USE,
    at.LOOKING: c.USE,
    at.KEY_CARD: c.KEY,
    at.KEY_DOOR: c.KEY,
    at.CASTING: c.CAST,
    at.CASTING_AGAIN: c.CAST,
    at.LIGHTING: c.LIGHT,
    at.BITING: c.BITE,
}

Data = Mapping[str, object]


# --- writing -------------------------------------------------------------------------------------


def pending_json(position: Grottenstein) -> dict[str, object]:
    """What is asked; in the middle of a line also where it began, and its moves so far."""
    decision = int(position.words[at.DECISION])
    moves = _draft(position, decision)
    if not moves:
        return {"decision": DECISIONS[decision]}
    began = at.PLACING if is_set_up(position) else int(position.words[at.ORIGIN])
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
    cards = [c.M_CARD + int(position.face_down(field)) for field in range(words[at.PLACED])]
    return (
        [*cards, c.M_LOCK + int(words[at.LOCK + at.CRYPT_LOCK])]
        if decision == at.LOCKING_ARMOUR
        else cards
    )


def _picked(position: Grottenstein, decision: int) -> list[int]:
    words = position.words
    card = int(words[at.PICKED_CARD])
    if decision == at.TARGET:
        return [c.DAGGER if card == THE_DAGGER else c.M_CARD + card]
    if decision in (at.PATIENT, at.LOOKING, at.KEY_DOOR):
        return [c.M_CARD + card]
    if decision == at.TAKING_MORE:
        return [c.M_CARD + card for card in range(c.CARDS) if has(words[at.PICKED_CARDS], card)]
    return [int(words[at.PICKED_SQUARE])] if decision == at.CASTING_AGAIN else []


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
        position.words[at.DECISION] = at.OVER if over else _usual(position)
        return
    decision = as_word(given, "pending.decision", DECISIONS)
    if decision not in SETTLED:
        raise Refused("position-without-draft", "GR-237", decision=DECISIONS[decision])
    position.words[at.DECISION] = decision


def _usual(position: Grottenstein) -> int:
    """GR-43, GR-48, GR-178: the question with which the slot opens."""
    figure = int(position.actor())
    if figure == c.VAMPIRE:
        return at.ENDING if position.is_resting() else at.VAMPIRE_FIRST
    if position.words[at.STATUS + figure] == at.CORPSE:
        return at.RISING
    return at.ENDING if position.words[at.SHACKLED + figure] > 0 else at.FIRST


def lay_cause(position: Grottenstein, written: object) -> None:
    """GR-220 to GR-224: a game that is over has a reason, and no other has."""
    if (written is not None) != position.is_over():
        raise Refused("position-over-without-cause", "GR-225")
    if written is not None:
        position.words[at.CAUSE] = 1 + as_word(written, "cause", CAUSES)


def play_draft(position: Grottenstein, data: Data) -> None:
    """GR-237: make the moves of the unfinished line once more."""
    draft = data.get("draft")
    if draft is not None:
        for text in split_line(as_text(draft, "pending.draft")):
            _make(position, text)
    decision = data.get("decision")
    if decision is not None:
        found = int(position.words[at.DECISION])
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


# --- what cannot come about ----------------------------------------------------------------------


def check_moment(position: Grottenstein) -> None:
    """GR-19, GR-38, GR-86, GR-160, GR-178, ED-22: the question belongs to this moment."""
    question = QUESTIONS[position.words[at.DECISION]]
    clause = question.not_now(position)
    if clause:
        decision = question.key.removeprefix("decision-")
        figure = FIGURE_NAMES[position.actor()]
        raise Refused("position-not-asked-now", clause, decision=decision, figure=figure)


def check_question(position: Grottenstein) -> None:
    """GR-237: the question belongs to the slot, and whoever is asked can answer."""
    if position.is_over():
        return
    decision, figure = int(position.words[at.DECISION]), int(position.actor())
    if decision > at.LOCKING_ARMOUR and decision not in (at.DESTINATION, at.ENDING):
        vampires = decision in (at.VAMPIRE_FIRST, at.VAMPIRE_ACTION, at.BITING)
        if vampires != (figure == c.VAMPIRE):
            raise Refused("position-wrong-question", "GR-43", figure=FIGURE_NAMES[figure])
    acts = position.is_figure(figure) or decision == at.RISING
    if decision > at.LOCKING_ARMOUR and (not acts or position.words[at.STATUS + figure] == at.GONE):
        raise Refused("position-slot-of-nobody", "GR-190", figure=FIGURE_NAMES[figure])
    if decision == at.DESTINATION and position.words[at.THROWN] <= 0:
        raise Refused("position-no-throw", "GR-57", figure=FIGURE_NAMES[figure])
    if not position.moves(position.asked()):
        raise Refused("position-nothing-to-answer", "GR-237", seat=int(position.asked()))


assert at.LOCKING_CRYPT not in SETTLED
