"""What a decent player of Vampire Empire does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so the advice is the same in all worlds
of the seat. The vampires bluff by the number of the turn, never by lot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.advice import actions, combat, support
from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.odds import Look
from gruft.games.vampire_empire.advice.worth import Answer
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)

#: By question, in the order of the decisions in `state/layout.py`.
ANSWERS: Final[list[Answer]] = [
    Answer(),  # nothing is asked when the game is over
    actions.Discard(),
    actions.Reveal(),
    support.Window("advice-marker", "advice-save-support"),
    actions.Pay("advice-pay"),
    actions.Act(),
    actions.HideCharacter("advice-hide"),
    actions.ShowCards("advice-pay"),
    actions.AskAbout("advice-question"),
    actions.ShowCards("advice-pay"),
    combat.Attacker("advice-leader"),
    combat.Target(),
    combat.Commit(),
    combat.Respond(),
    combat.Cancel("advice-sacrifice"),
    combat.Replace("advice-replace", "advice-no-replacement"),
    actions.Deny(),
    Answer("advice-rescue"),
    combat.AttackAtOnce("advice-strike"),
    Answer("advice-use-water"),
    support.EffectCharacter("advice-marker"),
    support.EffectSide("advice-marker"),
    support.EffectType("advice-marker"),
    support.EffectPick("advice-marker"),
    support.EffectReturn("advice-marker"),
]


def choose(position: VampireEmpire, seat: i64, habits: vec[i64]) -> i64:
    """The move of somebody with these habits."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    answer = ANSWERS[position.words[at.DECISION]]
    move: i64 = answer.choice(Look(position, seat, habits), moves)
    if move in moves:
        return move
    return c.DONE if c.DONE in moves else moves[0]


def policy(position: VampireEmpire, seat: i64) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    return choose(position, seat, HABITS)


def advise(position: VampireEmpire, seat: i64) -> Advised:
    """What a decent player would do here, and why; a single move needs no other reason."""
    move: i64 = policy(position, seat)
    why = "advice-must"
    if len(position.moves(seat)) > 1:
        answer = ANSWERS[position.words[at.DECISION]]
        why = answer.reason(Look(position, seat, HABITS), move)
    return Advised(move, Telling(why, {}))
