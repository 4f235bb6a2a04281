"""The open decision of Vampire Empire as JSON: what is asked, by which entries it is told, who is
asked, and with which moves the line under way has led to it.

Every question is stated once; a payment and an answer of H have entries of their own beside it, by
what is paid for and what H responds to.
"""

from collections.abc import Callable
from dataclasses import dataclass

from gruft.games.vampire_empire.notation import entries as entry
from gruft.games.vampire_empire.notation import lines
from gruft.games.vampire_empire.notation.entries import Data, Entry, Json
from gruft.games.vampire_empire.notation.lines import DECISIONS, Moves, Rewind, impossible
from gruft.games.vampire_empire.rules.groups import fighter
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.laying import as_mapping, as_seat, as_word, refuse_unknown_keys
from gruft.kernel.refusal import Refused

Seat = Callable[[VampireEmpire], int]


def _active(position: VampireEmpire) -> int:
    return int(position.words[at.ACTIVE])


def _vampires(position: VampireEmpire) -> int:
    return c.VAMPIRES


def _humans(position: VampireEmpire) -> int:
    return c.HUMANS


def _player(position: VampireEmpire) -> int:
    return int(position.words[at.PLAYER])


def _fighter(position: VampireEmpire) -> int:
    return int(fighter(position))


def _in_window(position: VampireEmpire) -> int:
    """The active player comes first; after one has declined, the other is asked.

    The attacked one is for the second player alone to protect.
    """
    if position.protects():
        return 1 - _active(position)
    return int(position.words[at.ASKED if position.words[at.DECLINED] else at.ACTIVE])


def _saviour(position: VampireEmpire) -> int:
    named = position.words[at.NAMED]
    return c.VAMPIRES if named and position.is_vampire(named - 1) else c.HUMANS


def _who_pays(position: VampireEmpire) -> int:
    return _purpose_of(position).asked(position)


def _payment(position: VampireEmpire) -> Moves:
    rewind = _purpose_of(position).rewind
    assert rewind is not None
    return rewind(position) + lines.discards(position)


@dataclass(frozen=True, slots=True)
class Written:
    """How a question, a purpose or a context is written."""

    entries: tuple[Entry, ...] = ()
    asked: Seat = _active
    #: In the middle of a line: back to its beginning.
    rewind: Rewind | None = None
    #: The clause that ends such a line where another question was written.
    ended_by: str = "VE-253"
    #: Cards that nobody has to name, because no others are allowed: V's or H's, and H's answer.
    card: int = -1
    answer: int = -1


_CARD = (entry.CARD, entry.PLAYER, entry.WINDOW)
_FIGHT = (entry.COMBAT, entry.WATER_BEFORE)
#: A window after an attack has the combat beside it.
_AFTER_ATTACK = Written(_FIGHT)

BY_CONTEXT: dict[str, Written] = {
    "card": Written(_CARD),
    "hide": Written((entry.HIDE_SHOWN,)),
    "combat": Written(_FIGHT),
    "denial": Written((entry.WATER_SHOWN,), card=c.NOT_A_VAMPIRE),
    "regeneration": Written((entry.DEAD,), card=c.REGENERATION),
}
CONTEXTS = tuple(BY_CONTEXT)
CONTEXT = entry.word("context", at.CONTEXT, CONTEXTS)
_ANSWER = lines.card(at.ANSWER, at.RESPOND)

BY_PURPOSE: dict[str, Written] = {
    "pass": Written(rewind=lines.action(c.PASS)),
    "card": Written(_CARD, _player, lines.card(at.CARD, at.WINDOW)),
    "group": Written(_FIGHT, _fighter, lines.paid_group),
    "replacement": Written(
        (CONTEXT, entry.REPLACEMENT), _vampires, lines.card(at.PICKED, at.REPLACE)
    ),
    "sacrifice": Written((CONTEXT, entry.CANCELS), _humans, lines.sacrifice, answer=c.SACRIFICE),
    "passage": Written(_FIGHT, _humans, lines.passage, answer=c.SECRET_PASSAGE),
    "denial": Written(
        (entry.WATER_SHOWN,),
        _vampires,
        lines.card(at.CARD, at.WATER_RESPONSE),
        card=c.NOT_A_VAMPIRE,
    ),
    "herbalist": Written((entry.DEAD,), _humans, lines.card(at.CARD, at.DEATH), card=c.HERBALIST),
    "regeneration": Written(
        (entry.DEAD,), _vampires, lines.card(at.CARD, at.DEATH), card=c.REGENERATION
    ),
}
PURPOSES = tuple(BY_PURPOSE)
PURPOSE = entry.word("for", at.PURPOSE, PURPOSES)

BY_DECISION: dict[str, Written] = {
    "over": Written(),
    "step1": Written((entry.DISCARDED,), rewind=lines.discards),
    "reveal": Written(asked=_vampires),
    "window": Written((entry.WINDOW, entry.DECLINED), _in_window),
    "pay": Written((PURPOSE, entry.TO_PAY, entry.PAID), _who_pays, _payment, "VE-130"),
    "action": Written(),
    "hide-character": Written(rewind=lines.action(c.HIDE)),
    "hide-card": Written((entry.HIDE_CHOSEN,), _active, lines.showing(c.HIDE), "VE-55"),
    "water-character": Written(rewind=lines.action(c.ASK_WATER)),
    "water-card": Written((entry.WATER_CHOSEN,), _active, lines.showing(c.ASK_WATER), "VE-62"),
    "attacker": Written(rewind=lines.action(c.COMBAT)),
    "target": Written((entry.ATTACKER,), rewind=lines.target),
    "commit": Written(_FIGHT, _fighter, lines.group),
    "respond": Written((CONTEXT,), _humans),
    "cancel": Written((CONTEXT,), _humans, _ANSWER, "VE-249", answer=c.SACRIFICE),
    "replace": Written((CONTEXT,), _vampires),
    "water-response": Written((entry.WATER_SHOWN,), _vampires),
    "death": Written((entry.DEAD,), _saviour),
    "immediate": Written((entry.WATER_KEPT,)),
    "use-water": Written((entry.WATER_KEPT, entry.ATTACKER), rewind=lines.use_of_water),
    "effect-character": Written((*_CARD, entry.COMPOSING), _player),
    "effect-side": Written((*_CARD, entry.CHARACTER), _player, lines.choice(at.EFFECT_CHAR)),
    "effect-type": Written(_CARD, _player),
    "effect-pick": Written((*_CARD, entry.PICKED), _player, lines.picks, "VE-167"),
    "effect-return": Written(
        (*_CARD, entry.FIRST), _player, lines.choice(at.EFFECT_RETURN), "VE-187"
    ),
}
assert tuple(BY_DECISION) == DECISIONS


def _purpose_of(position: VampireEmpire) -> Written:
    return BY_PURPOSE[PURPOSES[position.words[at.PURPOSE]]]


def question_of(position: VampireEmpire) -> Written:
    """How the open question is written."""
    return BY_DECISION[DECISIONS[position.words[at.DECISION]]]


def _parts(position: VampireEmpire) -> list[Written]:
    """The question, what is paid for, what H responds to."""
    parts = [question_of(position)]
    if PURPOSE in parts[0].entries:
        parts.append(_purpose_of(position))
    if CONTEXT in parts[-1].entries:
        parts.append(BY_CONTEXT[CONTEXTS[position.words[at.CONTEXT]]])
    if position.protects() and entry.WINDOW in parts[-1].entries:
        parts.append(_AFTER_ATTACK)
    return parts


def open_entries(position: VampireEmpire) -> list[Entry]:
    """What stands under `pending` beside `decision` and `asked`."""
    return [one for part in _parts(position) for one in part.entries]


def is_dying(position: VampireEmpire) -> bool:
    """Somebody has died, and may still be saved."""
    return entry.DEAD in open_entries(position)


def pending_json(position: VampireEmpire) -> Json:
    """What is asked, and the facts that the answer needs."""
    pending: Json = {"decision": DECISIONS[position.words[at.DECISION]]}
    if position.is_over():
        return pending
    pending["asked"] = int(position.words[at.ASKED])
    written = {one.key: one.write(position) for one in open_entries(position)}
    return pending | {key: value for key, value in written.items() if value is not None}


def read_pending(position: VampireEmpire, written: object) -> None:
    """Read what is asked and what lies on the table; without an entry the turn begins."""
    words = position.words
    written = DECISIONS[at.STEP1] if written is None else written
    data = as_mapping({"decision": written} if isinstance(written, str) else written, "pending")
    decision = as_word(data.get("decision"), "pending.decision", DECISIONS)
    words[at.DECISION], words[at.NEXT], words[at.LAST] = decision, at.ASK, 0
    words[at.PURPOSE], words[at.CONTEXT] = at.FOR_PASS, at.ON_CARD
    if PURPOSE in question_of(position).entries:
        if data.get("for") is not None:
            PURPOSE.lay(position, data["for"])
        elif "card" in data:
            words[at.PURPOSE] = at.FOR_CARD
    if CONTEXT in open_entries(position):
        _lay_context(position, data)
    if entry.WINDOW in open_entries(position) and data.get("window") is not None:
        entry.WINDOW.lay(position, data["window"])
    parts = _parts(position)
    keys = [one.key for part in parts for one in part.entries]
    refuse_unknown_keys(data, ("decision", "asked", *keys))
    _lay_entries(position, data, parts)
    _lay_asked(position, data.get("asked"))


def _lay_context(position: VampireEmpire, data: Data) -> None:
    """What H responds to, as it is written or as the other entries tell."""
    if data.get("context") is not None:
        CONTEXT.lay(position, data["context"])
        return
    told = {
        "card": "card",
        "combat": "combat",
        "hide": "hide",
        "water": "denial",
        "dead": "regeneration",
    }
    context = next((name for key, name in told.items() if key in data), "card")
    position.words[at.CONTEXT] = CONTEXTS.index(context)


def _lay_entries(position: VampireEmpire, data: Data, parts: list[Written]) -> None:
    words, found = position.words, [one for part in parts for one in part.entries]
    # Water comes last in the list of what may lack.
    for one in sorted(found, key=lambda one: one.key == entry.WATER_KEPT.key):
        if one.needed and data.get(one.key) is None:
            name = DECISIONS[words[at.DECISION]]
            raise Refused("position-pending-lacks", "VE-253", setting=one.key, decision=name)
    words[at.PLAYER] = c.VAMPIRES
    for part in parts:
        if part.card >= 0:
            words[at.CARD] = part.card + 1
            words[at.PLAYER] = c.HUMANS if part.card == c.HERBALIST else c.VAMPIRES
        if part.answer >= 0:
            words[at.ANSWER] = part.answer + 1
    for one in found:
        if data.get(one.key) is not None:
            one.lay(position, data[one.key])


def _lay_asked(position: VampireEmpire, asked: object) -> None:
    """The question says who is asked; in a window it may be either."""
    words = position.words
    words[at.ASKED] = question_of(position).asked(position)
    if asked is None or position.is_over():
        return
    given = as_seat(asked, "pending.asked", 2)
    either = words[at.DECISION] == at.WINDOW and not position.protects()
    if not either and given != words[at.ASKED]:
        raise impossible(int(words[at.DECISION]), "VE-253")
    words[at.ASKED] = given


def rewind(position: VampireEmpire) -> Moves:
    """Take the line under way back to the question with which it began; its moves so far."""
    back = question_of(position).rewind
    if back is None:
        return []
    moves = back(position)
    words = position.words
    words[at.LAST] = words[at.PURPOSE] = words[at.PAID] = words[at.TO_PAY] = 0
    return moves
