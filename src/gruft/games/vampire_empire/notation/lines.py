"""A line of Vampire Empire that is under way: taken back to where it began, and played again.

A written position tells what lies on the table in the middle of a line. Whether that can be is for
the rules to say: the cards are taken back, and the moves of the line are made once more.
"""

from collections.abc import Callable, Iterable

from gruft.games.vampire_empire.notation.card_lists import cards_at, lay_counts
from gruft.games.vampire_empire.notation.pending import DECISIONS
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.refusal import Refused

Moves = list[int]
#: What a decision in the middle of a line is the answer to, with the moves that led to it.
Rewind = Callable[[VampireEmpire], Moves]
#: The clause that ends a line where another question was written.
ENDED_BY = {
    at.CANCEL_PICK: "VE-249",
    at.PAY: "VE-130",
    at.HIDE_CARD: "VE-55",
    at.WATER_CARD: "VE-62",
    at.EFFECT_PICK: "VE-167",
    at.EFFECT_RETURN: "VE-187",
}


def impossible(decision: int, clause: str) -> Refused:
    """The rules would not ask this."""
    return Refused("position-question-impossible", clause, decision=DECISIONS[decision])


def rewind(position: VampireEmpire) -> Moves:
    """Take the line under way back to the question with which it began; its moves so far."""
    words = position.words
    decision = int(words[at.DECISION])
    if decision == at.PAY:
        moves = _REWOUND_PURPOSES[words[at.PURPOSE]](position) + _discards(position)
    elif decision in _REWOUND:
        moves = _REWOUND[decision](position)
    else:
        return []
    words[at.LAST] = words[at.PURPOSE] = words[at.PAID] = words[at.TO_PAY] = 0
    return moves


def play_again(position: VampireEmpire, decision: int, moves: Moves) -> None:
    """Make the moves of a line once more; they must lead to the question that was written."""
    words = position.words
    seat = int(words[at.ASKED])
    for number, move in enumerate(moves):
        if c.is_pick(move) and words[at.DECISION] == at.PAY:
            # VE-249: a single card needs no choice.
            if words[at.PICKED] != move - c.PICK + 1:
                raise impossible(decision, "VE-174")
            continue
        reason = position.objection(seat, move)
        if reason is not None:
            raise impossible(decision, reason.clause)
        position.apply(seat, move)
        if position.composing() != seat and number < len(moves) - 1:
            raise impossible(decision, ENDED_BY.get(decision, "VE-253"))
    if words[at.DECISION] != decision or position.composing() != seat:
        raise impossible(decision, ENDED_BY.get(decision, "VE-253"))


# --- cards that are taken back -------------------------------------------------------------------


def _discards(position: VampireEmpire) -> Moves:
    """VE-27: what was discarded lies hidden in its pile."""
    words = position.words
    seat = int(words[at.ASKED])
    moves: Moves = []
    for pile, start, size in (
        (c.CELLAR, at.CELLARS, at.CELLAR_SIZE),
        (c.MOAT, at.MOATS, at.MOAT_SIZE),
    ):
        for kind in cards_at(position, at.DISCARDED + pile):
            place = seat * c.KINDS + kind
            shown = words[at.SHOWN + place] if pile == c.MOAT else 0
            if words[start + place] <= shown:
                raise impossible(int(words[at.DECISION]), "VE-27")
            words[start + place] -= 1
            words[size + seat] -= 1
            moves.append(pile + kind)
            position.into_hand(seat, kind)
        lay_counts(position, at.DISCARDED + pile, ())
    words[at.DISCARDS] = words[at.CELLARED] = words[at.MOATED] = 0
    return moves


def _plays(position: VampireEmpire, kinds: Iterable[int]) -> Moves:
    """Cards that were played go back to the hand."""
    moves: Moves = []
    for kind in kinds:
        position.into_hand(position.words[at.ASKED], kind)
        moves.append(c.PLAY + kind)
    return moves


def _group(position: VampireEmpire) -> Moves:
    moves = _plays(position, cards_at(position, at.GROUP))
    position.clear_group()
    position.words[at.GROUP_SIZE] = position.words[at.GROUP_COST] = 0
    return moves


def _forgotten(position: VampireEmpire, word: int) -> int:
    """A character or card that was named, and is not any more."""
    named = int(position.words[word]) - 1
    position.words[word] = 0
    return named


def _began_with(position: VampireEmpire, decision: int, moves: Moves) -> Moves:
    position.words[at.DECISION] = decision
    return moves


# --- actions -------------------------------------------------------------------------------------


def _rewound_step1(position: VampireEmpire) -> Moves:
    return _discards(position)


def _action_of(move: int) -> Rewind:
    """The action alone was chosen."""
    return lambda position: _began_with(position, at.ACT, [move])


def _showing_of(move: int) -> Rewind:
    """VE-245, VE-246: a character was named, and some cards."""

    def rewound(position: VampireEmpire) -> Moves:
        named = _forgotten(position, at.NAMED)
        return _began_with(position, at.ACT, [move, c.CHAR + named, *_group(position)])

    return rewound


def _rewound_target(position: VampireEmpire) -> Moves:
    attacker = _forgotten(position, at.ATTACKER)
    return _began_with(position, at.ACT, [c.COMBAT, c.CHAR + attacker])


def _rewound_use(position: VampireEmpire) -> Moves:
    position.words[at.TARGET] = 0
    return _began_with(position, at.IMMEDIATE, [c.CHAR + _forgotten(position, at.ATTACKER)])


def _rewound_group(position: VampireEmpire) -> Moves:
    words = position.words
    if words[at.ROUND] == 2 or words[at.FIGHTING] == c.DEFENCE:
        return _began_with(position, at.COMMIT, _group(position))
    low = int(words[at.LOW_WATER]) - 1
    if _has_fought(position, low):
        raise impossible(int(words[at.DECISION]), "VE-98")
    attacker, target = (_forgotten(position, word) for word in (at.ATTACKER, at.TARGET))
    words[at.ROUND] = 0
    if not words[at.NAMED]:
        opening = [c.COMBAT, c.CHAR + attacker, c.CHAR + target]
        return _began_with(position, at.ACT, opening + _group(position))
    if words[at.NAMED] != target + 1:
        raise impossible(int(words[at.DECISION]), "VE-72")
    if low < 0:
        _put_back_water(position)
    opening = [c.CHAR + attacker, c.YES if low < 0 else c.DONE]
    return _began_with(position, at.IMMEDIATE, opening + _group(position))


def _has_fought(position: VampireEmpire, low: int) -> bool:
    """VE-98: before the first attack nothing is shown, but for a water card that may be used."""
    shown = [*cards_at(position, at.FIELD), *cards_at(position, at.FIELD + c.KINDS)]
    return shown != ([low] if low >= 0 else []) or bool(cards_at(position, at.CANCELLED))


def _put_back_water(position: VampireEmpire) -> None:
    """VE-77: the water that was used is in the group, but for the order of kinds."""
    words = position.words
    water = [k for k in cards_at(position, at.GROUP) if position.printed.types[k] & c.WATER]
    if not water:
        raise impossible(int(words[at.DECISION]), "VE-74")
    after = [kind for kind in water if kind > words[at.LAST] - c.PLAY]
    used = after[0] if after else water[0]
    words[at.GROUP + used] -= 1
    words[at.FIELD + c.HUMANS * c.KINDS + used] += 1
    words[at.LOW_WATER] = used + 1


# --- cards and their effects ---------------------------------------------------------------------


def _rewound_cancel(position: VampireEmpire) -> Moves:
    return _began_with(position, at.RESPOND, _plays(position, [_forgotten(position, at.ANSWER)]))


def _rewound_sacrifice(position: VampireEmpire) -> Moves:
    pick = c.PICK + _forgotten(position, at.PICKED)
    return [*_rewound_cancel(position), pick]


def _rewound_passage(position: VampireEmpire) -> Moves:
    position.words[at.CONTEXT] = at.ON_COMBAT
    return _rewound_cancel(position)


def _rewound_replacement(position: VampireEmpire) -> Moves:
    return _began_with(position, at.REPLACE, _plays(position, [_forgotten(position, at.PICKED)]))


def _card_of(decision: int) -> Rewind:
    """A card was played as the answer to this question."""

    def rewound(position: VampireEmpire) -> Moves:
        return _began_with(position, decision, _plays(position, [_forgotten(position, at.CARD)]))

    return rewound


def _rewound_side(position: VampireEmpire) -> Moves:
    return _began_with(position, at.EFFECT_CHAR, [c.CHAR + _forgotten(position, at.PICKED)])


def _rewound_picks(position: VampireEmpire) -> Moves:
    """VE-164: what Chapel has taken goes back to the moat."""
    words = position.words
    seat = int(words[at.PLAYER])
    taken = cards_at(position, at.FIELD + seat * c.KINDS)
    for kind in taken:
        words[at.FIELD + seat * c.KINDS + kind] -= 1
        words[at.MOATS + seat * c.KINDS + kind] += 1
        words[at.MOAT_SIZE + seat] += 1
    return [c.PICK + kind for kind in taken]


def _rewound_return(position: VampireEmpire) -> Moves:
    return [c.CHAR + _forgotten(position, at.PICKED)] if position.words[at.PICKED] else []


_REWOUND: dict[int, Rewind] = {
    at.STEP1: _rewound_step1,
    at.HIDE_CHAR: _action_of(c.HIDE),
    at.WATER_CHAR: _action_of(c.ASK_WATER),
    at.CHOOSE_ATTACKER: _action_of(c.COMBAT),
    at.HIDE_CARD: _showing_of(c.HIDE),
    at.WATER_CARD: _showing_of(c.ASK_WATER),
    at.CHOOSE_TARGET: _rewound_target,
    at.COMMIT: _rewound_group,
    at.CANCEL_PICK: _rewound_cancel,
    at.USE_WATER: _rewound_use,
    at.EFFECT_SIDE: _rewound_side,
    at.EFFECT_PICK: _rewound_picks,
    at.EFFECT_RETURN: _rewound_return,
}
_REWOUND_PURPOSES: dict[int, Rewind] = {
    at.FOR_PASS: _action_of(c.PASS),
    at.FOR_CARD: _card_of(at.WINDOW),
    at.FOR_GROUP: lambda position: [*_rewound_group(position), c.DONE],
    at.FOR_REPLACEMENT: _rewound_replacement,
    at.FOR_SACRIFICE: _rewound_sacrifice,
    at.FOR_PASSAGE: _rewound_passage,
    at.FOR_DENIAL: _card_of(at.WATER_RESPONSE),
    at.FOR_HERBALIST: _card_of(at.DEATH),
    at.FOR_REGENERATION: _card_of(at.DEATH),
}
