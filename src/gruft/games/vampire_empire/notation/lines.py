"""A line of Vampire Empire that is under way: taken back to where it began, and played again.

A written position tells what lies on the table in the middle of a line. Whether that can be is for
the rules to say: the cards are taken back, the question with which the line began is settled, and
the moves of the line are made once more.
"""

from collections.abc import Callable, Iterable

from gruft.games.vampire_empire.notation.entries import FIELD_OF_H, cards_at, lay_cards
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.rules.support import combat_cards_in_moat
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.refusal import Refused

DECISIONS = tuple(question.key.removeprefix("decision-") for question in QUESTIONS)

Moves = list[int]
#: Takes a line back to the question with which it began; the moves that were made since.
Rewind = Callable[[VampireEmpire], Moves]


def impossible(decision: int, clause: str) -> Refused:
    """The rules would not ask this."""
    return Refused("position-question-impossible", clause, decision=DECISIONS[decision])


def play_again(position: VampireEmpire, decision: int, moves: Moves, ended_by: str) -> None:
    """Make the moves of a line once more; they must lead to the question that was written."""
    words = position.words
    seat = int(words[at.ASKED])
    for number, move in enumerate(moves):
        if c.is_pick(move) and words[at.DECISION] == at.PAY:
            # A single card needs no choice.
            if words[at.PICKED] != move - c.PICK + 1:
                raise impossible(decision, "VE-174")
            continue
        reason = position.objection(seat, move)
        if reason is not None:
            raise impossible(decision, reason.clause)
        position.apply(seat, move)
        if position.composing() != seat and number < len(moves) - 1:
            raise impossible(decision, ended_by)
    if words[at.DECISION] != decision or position.composing() != seat:
        raise impossible(decision, ended_by)


# --- cards that are taken back -------------------------------------------------------------------


def discards(position: VampireEmpire) -> Moves:
    """VE-27: what was discarded lies hidden in its pile."""
    words, seat = position.words, int(position.words[at.ASKED])
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
        lay_cards(position, at.DISCARDED + pile, ())
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


# --- how lines begin -----------------------------------------------------------------------------


def action(move: int) -> Rewind:
    """The action alone was chosen."""

    def rewound(position: VampireEmpire) -> Moves:
        position.words[at.DECISION] = at.ACT
        return [move]

    return rewound


def showing(move: int) -> Rewind:
    """A character was named, and some cards."""

    def rewound(position: VampireEmpire) -> Moves:
        position.words[at.DECISION] = at.ACT
        return [move, c.CHAR + _forgotten(position, at.NAMED), *_group(position)]

    return rewound


def card(place: int, decision: int) -> Rewind:
    """A card was played as the answer to this question; the word keeps it."""

    def rewound(position: VampireEmpire) -> Moves:
        position.words[at.DECISION] = decision
        return _plays(position, [_forgotten(position, place)])

    return rewound


def choice(decision: int) -> Rewind:
    """A character was chosen for an effect, if it was."""

    def rewound(position: VampireEmpire) -> Moves:
        position.words[at.DECISION] = decision
        if not position.words[at.PICKED]:
            return []
        return [c.CHAR + _forgotten(position, at.PICKED)]

    return rewound


def target(position: VampireEmpire) -> Moves:
    """The attacker was named."""
    position.words[at.DECISION] = at.ACT
    return [c.COMBAT, c.CHAR + _forgotten(position, at.ATTACKER)]


def use_of_water(position: VampireEmpire) -> Moves:
    """The attacker of an immediate attack was named."""
    position.words[at.DECISION] = at.IMMEDIATE
    position.words[at.TARGET] = 0
    return [c.CHAR + _forgotten(position, at.ATTACKER)]


def group(position: VampireEmpire) -> Moves:
    """Cards were chosen; before the first attack also those who fight."""
    words, decision = position.words, int(position.words[at.DECISION])
    if words[at.ROUND] == 2 or words[at.FIGHTING] == c.DEFENCE:
        words[at.DECISION] = at.COMMIT
        return _group(position)
    low = int(words[at.LOW_WATER]) - 1
    # Nothing is shown before, but for a water card that may be used.
    shown = [*cards_at(position, at.FIELD), *cards_at(position, at.FIELD + c.KINDS)]
    if shown != ([low] if low >= 0 else []) or cards_at(position, at.CANCELLED):
        raise impossible(decision, "VE-98")
    attacker, attacked = (_forgotten(position, word) for word in (at.ATTACKER, at.TARGET))
    words[at.ROUND] = 0
    if not words[at.NAMED]:
        words[at.DECISION] = at.ACT
        return [c.COMBAT, c.CHAR + attacker, c.CHAR + attacked, *_group(position)]
    if words[at.NAMED] != attacked + 1:
        raise impossible(decision, "VE-72")
    if low < 0:
        _put_back_water(position)
    words[at.DECISION] = at.IMMEDIATE
    return [c.CHAR + attacker, c.YES if low < 0 else c.DONE, *_group(position)]


def _put_back_water(position: VampireEmpire) -> None:
    """The water that was used is in the group, but for the order of kinds."""
    words = position.words
    water = [k for k in cards_at(position, at.GROUP) if position.printed.types[k] & c.WATER]
    if not water:
        raise impossible(int(words[at.DECISION]), "VE-74")
    after = [kind for kind in water if kind > words[at.LAST] - c.PLAY]
    used = after[0] if after else water[0]
    words[at.GROUP + used] -= 1
    words[FIELD_OF_H + used] += 1
    words[at.LOW_WATER] = used + 1


def paid_group(position: VampireEmpire) -> Moves:
    """The group is whole."""
    return [*group(position), c.DONE]


def sacrifice(position: VampireEmpire) -> Moves:
    """The card that Sacrifice cancels was picked."""
    pick = c.PICK + _forgotten(position, at.PICKED)
    return [*card(at.ANSWER, at.RESPOND)(position), pick]


def passage(position: VampireEmpire) -> Moves:
    """Secret Passage answers a combat."""
    position.words[at.CONTEXT] = at.ON_COMBAT
    return card(at.ANSWER, at.RESPOND)(position)


def picks(position: VampireEmpire) -> Moves:
    """What Chapel has taken goes back to the moat."""
    words, seat = position.words, int(position.words[at.PLAYER])
    taken = cards_at(position, at.FIELD + seat * c.KINDS)
    for kind in taken:
        words[at.FIELD + seat * c.KINDS + kind] -= 1
        words[at.MOATS + seat * c.KINDS + kind] += 1
        words[at.MOAT_SIZE + seat] += 1
    return [c.PICK + kind for kind in taken]


# --- the question with which a line begins -------------------------------------------------------


def settle(position: VampireEmpire) -> None:
    """Work out what the rules have counted when they ask this: sums, costs, what is to be taken."""
    words, decision, value = (
        position.words,
        int(position.words[at.DECISION]),
        position.printed.value,
    )
    group = cards_at(position, at.GROUP)
    words[at.GROUP_SIZE] = len(group)
    if words[at.NAMED] and position.is_vampire(words[at.NAMED] - 1):
        words[at.REVEALED_BEFORE] = 1
    if words[at.ROUND]:
        # What lies on the table, without V's cancelled cards.
        sums = [
            sum(int(value[k]) for k in cards_at(position, at.FIELD + s * c.KINDS)) for s in (0, 1)
        ]
        sums[c.VAMPIRES] -= sum(int(value[kind]) for kind in cards_at(position, at.CANCELLED))
        words[at.ATTACK_SUM] = sums[words[at.ACTIVE]]
        words[at.DEFENCE_SUM] = sums[1 - words[at.ACTIVE]]
        words[at.GROUP_COST] = sum(int(position.cost(kind)) for kind in group)
    if decision == at.WINDOW and position.protects():
        words[at.DECLINED] = 1  # the attacker has no say
    chapel = decision == at.EFFECT_PICK and words[at.CARD] - 1 == c.CHAPEL
    if decision == at.EFFECT_RETURN:
        words[at.TO_PICK] = position.castle_count() - c.CASTLE_SIZE
    elif chapel:
        there = int(combat_cards_in_moat(position, words[at.PLAYER], 0))
        words[at.TO_PICK] = min(c.CHAPEL_CARDS, there)
    # The groups of these questions begin with any of their moves.
    words[at.LAST] = {at.COMMIT: c.PLAY, at.EFFECT_PICK: c.PICK}.get(decision, 0)
    # Nobody is asked between H's card, or V's if H has no cards, and its effect.
    straight_on = words[at.PLAYER] == c.HUMANS or position.hand_size(c.HUMANS) == 0
    if decision == at.EFFECT_CHAR and words[at.CARD] - 1 == c.MIST_FORM:
        words[at.COMPOSING] = int(straight_on or words[at.COMPOSING])
    else:
        at_once = decision in (at.EFFECT_CHAR, at.EFFECT_TYPE) or chapel
        words[at.COMPOSING] = int(straight_on and at_once)
