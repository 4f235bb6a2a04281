"""The question a seat of Vampire Empire is asked: every answer, labelled and foreseen.

A label names a move in words. No choice tells anything hidden.
"""

from collections.abc import Mapping, Sequence

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
from gruft.games.vampire_empire.rules.questions import PROTECTION, QUESTIONS, RESPONSE, WINDOW
from gruft.games.vampire_empire.show.forecasts import draws, forecasts
from gruft.games.vampire_empire.show.words import question_of
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import word
from gruft.kernel.scene import Choice, Decision, Spot, Zone

#: The clauses behind each question and window, the weightiest first: what somebody reads who
#: wonders, at the table, what is asked and what follows.
MOMENTS: Mapping[str, Sequence[str]] = {
    **{question.key: question.clauses for question in QUESTIONS if question.clauses},
    # Combat, hiding or a single card: the window says which, and names its clauses.
    "decision-respond": ("VE-172", "VE-144"),
    "decision-discard": ("VE-79", "VE-80", "VE-24"),
    "decision-attack": ("VE-98", "VE-91", "VE-93", "VE-92", "VE-104"),
    "decision-attack-again": ("VE-106", "VE-107", "VE-110", "VE-91", "VE-92"),
    "decision-defend": ("VE-103", "VE-104", "VE-91", "VE-93", "VE-92"),
    "decision-defend-again": ("VE-108", "VE-110", "VE-91", "VE-93", "VE-92"),
    "decision-journey": ("VE-156", "VE-157", "VE-158", "VE-159"),
    "decision-marker": ("VE-155", "VE-176", "VE-199", "VE-200", "VE-201"),
    "decision-mist": ("VE-185", "VE-50"),
    "decision-chapel": ("VE-164", "VE-165", "VE-166", "VE-167"),
    "decision-crypt": ("VE-169", "VE-32", "VE-139"),
    "decision-mist-card": ("VE-183", "VE-24", "VE-139"),
    # In the table's reading (VE-110, VE-116, VE-192).
    "decision-attack-again-both-rounds": ("VE-106", "VE-107", "VE-110", "VE-91", "VE-92"),
    "decision-defend-again-both-rounds": ("VE-108", "VE-110", "VE-91", "VE-93", "VE-92"),
    "decision-marker-both-rounds": ("VE-155", "VE-176", "VE-110", "VE-200", "VE-201"),
    "decision-effect-side-both-rounds": ("VE-110", "VE-200", "VE-201", "VE-199"),
    "window-death-always": ("VE-192", "VE-209", "VE-168", "VE-210"),
    "decision-protect": PROTECTION,
    "window-after-attack": PROTECTION,
    "window-before-action": WINDOW,
    "window-after-action": WINDOW,
    "window-water": ("VE-65", "VE-196", "VE-66"),
    "window-death": ("VE-209", "VE-168", "VE-192", "VE-210"),
    "window-respond-hide": ("VE-57", "VE-172", "VE-59", "VE-144"),
    "window-respond-combat": RESPONSE,
    "window-respond-combat-none": ("VE-119", "VE-162", "VE-163"),
    "window-respond-card": ("VE-173", "VE-172", "VE-141", "VE-143"),
    "window-replace-hide": ("VE-144", "VE-59", "VE-145"),
    "window-replace-combat": ("VE-144", "VE-145", "VE-112"),
    "window-replace-card": ("VE-146", "VE-141"),
}
_FIXED = {
    c.HIDE: "move-hide",
    c.ASK_WATER: "move-water",
    c.COMBAT: "move-combat",
    c.PASS: "move-pass",
    c.SKIP: "move-skip",
}
#: By question: what it means to say no more, and to name a character.
_DONE = {
    "decision-step1": "move-draw",
    "decision-reveal": "move-reveal-nobody",
    "decision-water-response": "move-let-tell",
    "decision-death": "move-let-die",
    "decision-immediate": "move-no-attack",
    "decision-use-water": "move-without-water",
}
_CHARACTER = {
    "decision-reveal": "move-reveal",
    "decision-hide-character": "move-hide-character",
    "decision-water-character": "move-ask-about",
    "decision-attacker": "move-attack-with",
    "decision-target": "move-attack",
    "decision-immediate": "move-attack-with",
    "decision-effect-return": "move-return",
}
#: Questions that an empty hand leaves one answer to, which is a whole line.
_FORCED = ("decision-step1", "decision-action", "decision-immediate")

Zones = tuple[Zone, ...]


def decision_of(position: VampireEmpire, seat: int, zones: Zones) -> Decision | None:
    """The question this seat is asked now, with every answer."""
    if seat not in position.to_act():
        return None
    moves, question = position.moves(seat), position.decision(seat)
    choices = tuple(
        Choice(
            write_move(position, move),
            _label(position, question, move),
            tuple(_spots(position, seat, move, zones)),
            tuple(forecasts(position, seat, move)),
        )
        for move in moves
    )
    # Never a look at cards: only the size of the hand is public.
    forced = len(moves) == 1 and question in _FORCED and position.hand_size(seat) == 0
    return Decision(question_of(position, seat), choices, bool(forced))


# --- labels --------------------------------------------------------------------------------------


def _label(position: VampireEmpire, question: str, move: int) -> Telling:
    if move in _FIXED:
        return Telling(_FIXED[move], {})
    if move == c.DONE:
        return Telling(_done(position, question), {})
    if move == c.YES:
        water = kind_word(position.printed, int(position.words[at.LOW_WATER]) - 1)
        return Telling("move-use-water", {"card": water})
    if move >= c.SIDE:
        return Telling("move-side", {"side": word(key(SIDE_NAMES[move - c.SIDE]))})
    if move >= c.TYPE:
        return Telling("move-type", {"type": word(key("type " + TYPE_NAMES[move - c.TYPE]))})
    if move >= c.CHAR:
        named = {"character": character_word(move - c.CHAR)}
        return Telling(_CHARACTER.get(question, "move-character"), dict(named))
    label = ("move-to-cellar", "move-to-moat", "move-play", "move-pick")[move // c.KINDS]
    if question == "decision-pay":
        # A pass costs cards, but nothing is bought with them.
        label = "move-discard" if position.is_paying_for(at.FOR_PASS) else "move-pay"
    elif question == "decision-cancel":
        label = "move-cancel"
    return Telling(label, {"card": kind_word(position.printed, move % c.KINDS)})


def _done(position: VampireEmpire, question: str) -> str:
    """What it means to say no more."""
    words = position.words
    if question == "decision-step1" and draws(position) == 0:
        return "move-keep"
    if question != "decision-commit":
        return _DONE.get(question, "move-decline")
    if words[at.GROUP_SIZE] == 0 and words[at.FIGHTING] != c.ATTACK:
        return "move-no-defence"
    return "move-stop" if position.would_stop() else "move-show"


# --- the pieces a move is made on ----------------------------------------------------------------


def _spots(position: VampireEmpire, seat: int, move: int, zones: Zones) -> list[Spot]:
    """The first piece that fits; a move without a piece has none."""
    if c.is_character(move):
        face, places = CHARACTER_NAMES[move - c.CHAR], [("castle", -1), ("city", -1)]
        places.append(("journey", -1))
    elif move < c.CHAR:
        face, places = KIND_NAMES[move % c.KINDS], [("hand", seat)]
        if move >= c.PICK and position.words[at.ANSWER]:  # Sacrifice cancels a card of V's group
            places = [("field", c.VAMPIRES)]
        elif move >= c.PICK:
            chapel = position.words[at.CARD] - 1 == c.CHAPEL
            places = [("moat", seat) if chapel else ("cellar", 1 - seat)]
    else:
        return []
    for number, zone in enumerate(zones):
        if (zone.name, zone.owner) in places:
            for place, piece in enumerate(zone.pieces):
                if piece.face == face and "cancelled" not in piece.marks:
                    return [Spot(number, place)]
    return []
