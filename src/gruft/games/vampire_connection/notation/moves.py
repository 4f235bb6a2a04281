"""Moves of The Vampire Connection as people write them, one by one and in short forms.

Seats are written by the name of their vampire (`Biggulp`), or as `seat 2` counted from 0; victims
by name (`The Baker`) or number (`V14`). A reader takes any case; a writer knows one form only.
Short forms such as `trade Biggulp: mist <-> stake+stake` stand for several moves and are taken
apart in `short_forms.py`.
"""

from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    find_type,
    find_victim,
    find_village_card,
    village_name,
)
from gruft.games.vampire_connection.rules.hunters import (
    IMPOSSIBLE,
    LYING,
    form_of_target,
    stakes_needed,
)
from gruft.games.vampire_connection.rules.journeys import goal_of, goal_seat_of
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

#: Moves that are written alike whatever is asked.
FIXED = {
    "pass": c.PASS,
    "end connection": c.END_CONNECTION,
    "end play": c.END_PLAY,
    "done": c.CONFIRM,
    "accept": c.ACCEPT,
    "reject": c.REJECT,
    "counter": c.COUNTER,
    "hb > village": c.SEND_HUNCHBACK,
    "hb+2x > village": c.SEND_HUNCHBACK + 1,
    "leave tomb": c.LEAVE_TOMB,
    "revive": c.REVIVE,
    "GO": c.PLAY_OPPORTUNITY,
    "escape": c.PLAY_ESCAPE,
    "party": c.PLAY_PARTY,
    **{f"buy {number}": c.BUY + number for number in range(4)},
}
OTHER_WORDS = {
    "ok": c.ACCEPT,
    "no": c.REJECT,
    "keep all": c.PASS,
    "good opportunity": c.PLAY_OPPORTUNITY,
}
FORMS = {
    "mist": c.MOVE_MIST,
    "wolf": c.MOVE_WOLF,
    "bat": c.MOVE_BAT,
    "bat(wolf)": c.MOVE_BAT_AS_WOLF,
    "carriage+hb": c.MOVE_CARRIAGE,
    "carriage": c.MOVE_CARRIAGE,
}
ROBBING = {"bat": c.MOVE_BAT_ROB, "carriage+hb": c.MOVE_CARRIAGE_ROB}
ROBBING["carriage"] = c.MOVE_CARRIAGE_ROB
GOALS = {"castle": c.TO_CASTLE, "tomb": c.TO_TOMB, "village": c.TO_VILLAGE}
TWICE = "+2x"

#: What is done with a type or a victim is said by the verb of the question, where it has one.
TYPE_VERBS = ("give", "want", "discard")
VICTIM_VERBS = ("on", "cover", "rob", "gives", "consume")
ANY_VERB = "name"
VERBS = {*TYPE_VERBS, *VICTIM_VERBS, ANY_VERB}


# --- writing -------------------------------------------------------------------------------------

_WRITTEN = {move: text for text, move in FIXED.items()}


def write_seat(position: VampireConnection, seat: int) -> str:
    """The vampire in this seat; moves also name seats that nobody sits in."""
    if seat < position.seats:
        return VAMPIRE_NAMES[position.words[at.VAMPIRE + seat]]
    return f"seat {seat}"


def write_move(position: VampireConnection, move: int) -> str:
    """The canonical form of a move where it is about to be made."""
    if move in _WRITTEN:
        return _WRITTEN[move]
    if move < c.TYPE:
        return f"offer {write_seat(position, move - c.OFFER_TO)}"
    if move < c.MOVE_MIST:
        return f"{_verb(position, TYPE_VERBS, ANY_VERB)} {TYPE_NAMES[move - c.TYPE]}"
    if move < c.SEND_HUNCHBACK:
        return _write_journey(position, move)
    if move < c.PLAY_OPPORTUNITY:
        hunter, target = divmod(move - c.STAKE_WITH, c.MOST_SEATS)
        needed = _stakes(position, c.BEATQUICK + hunter, target)
        number = "" if needed == IMPOSSIBLE else f"+{needed}"
        return f"{TYPE_NAMES[c.BEATQUICK + hunter]}{number} -> {write_seat(position, target)}"
    if move < c.VICTIM:
        kind, castle = divmod(move - c.PROTECT, c.MOST_SEATS)
        return f"{PROTECTION_NAMES[kind]} @ {write_seat(position, castle)}"
    if move < c.RESPOND:
        return f"{_verb(position, VICTIM_VERBS, ANY_VERB)} {village_name(move - c.VICTIM)}"
    if move < c.FIRST:
        return f"respond {PROTECTION_NAMES[move - c.RESPOND]}"
    if position.words[at.DECISION] != at.ORDER:
        return f"first {move - c.FIRST + 1}"
    card = int(position.words[at.FIRST_EVENT + move - c.FIRST])
    return f"first {village_name(card).removesuffix(' marked')}"


def _verb(position: VampireConnection, verbs: tuple[str, ...], otherwise: str) -> str:
    verb = QUESTIONS[position.words[at.DECISION]].verb
    return verb if verb in verbs else otherwise


def _write_journey(position: VampireConnection, move: int) -> str:
    """VC-60, VC-221: the hunchback is named with the carriage unless the lord drives alone."""
    lord, goal = int(goal_seat_of(move)), int(goal_of(move))
    if lord >= 0:
        form = next(form for form, first in ROBBING.items() if first == move - lord)
        written = f"{form} > castle of {write_seat(position, lord)}"
    else:
        form = next(form for form, first in FORMS.items() if first == move - goal)
        twice = goal == c.TO_VILLAGE_TWICE
        written = f"{form}{TWICE} > village" if twice else f"{form} > {list(GOALS)[goal]}"
    if position.has_ability(position.words[at.ACTIVE], c.FICKLECRASH):
        return written.replace("carriage+hb", "carriage")
    return written


def _stakes(position: VampireConnection, hunter: int, target: int) -> int:
    if target >= position.seats:
        return IMPOSSIBLE
    traveller = target == position.words[at.ACTIVE]
    form = form_of_target(position) if traveller else LYING
    return int(stakes_needed(position, hunter, target, form))


# --- reading -------------------------------------------------------------------------------------


def read_seat(position: VampireConnection, text: str) -> int:
    """The seat of a vampire's name, or of `seat 2`, whoever sits there."""
    wanted = plainly(text).removeprefix("count ").removeprefix("countess ")
    names = [VAMPIRE_NAMES[position.words[at.VAMPIRE + seat]] for seat in range(position.seats)]
    seats = {f"seat {seat}": seat for seat in range(c.MOST_SEATS)}
    seats |= {name.lower(): seat for seat, name in enumerate(names)}
    if wanted in seats:
        return seats[wanted]
    given = text.strip()[:40]
    raise Refused("refusal-no-such-vampire", "VC-2", given=given, known=", ".join(names))


def read_move(position: VampireConnection, text: str) -> int:
    """One written move; what it means may depend on the question that is open."""
    written = plainly(text)
    for form, move in [*FIXED.items(), *OTHER_WORDS.items()]:
        if written == form.lower():
            return move
    if written == "end":
        trading = position.words[at.DECISION] == at.CONNECTION
        return c.END_CONNECTION if trading else c.END_PLAY
    found: int | None
    if "->" in written:
        found = _read_staking(position, written)
    elif ">" in written:
        found = _read_journey(position, written)
    elif "@" in written:
        kind, _, castle = (part.strip() for part in written.partition("@"))
        found = _protection(c.PROTECT, c.MOST_SEATS, kind)
        found = None if found is None else found + read_seat(position, castle)
    else:
        found = _read_named(position, written)
    if found is None:
        raise Refused("refusal-unreadable", "VC-247", given=text.strip()[:60])
    return found


def _protection(first: int, step: int, kind: str) -> int | None:
    return first + step * PROTECTION_NAMES.index(kind) if kind in PROTECTION_NAMES else None


def _read_journey(position: VampireConnection, written: str) -> int | None:
    form, _, goal = (part.strip() for part in written.partition(">"))
    twice, robs = form.endswith(TWICE), goal.startswith("castle of ")
    form = form.removesuffix(TWICE).strip()
    if form.endswith(TWICE):
        raise Refused("refusal-double-success-once", "VC-80")
    if form not in FORMS and form not in ("hb", "hunchback"):
        return None
    if goal not in GOALS and not robs:
        return None
    if form not in FORMS:
        if goal != "village":
            raise Refused("refusal-hunchback-village-only", "VC-63")
        return c.SEND_HUNCHBACK + int(twice)
    if twice and goal != "village":
        raise Refused("refusal-double-success-village-only", "VC-80")
    if not robs:
        return FORMS[form] + (c.TO_VILLAGE_TWICE if twice else GOALS[goal])
    if form not in ROBBING:
        raise Refused("refusal-no-foreign-castle", "VC-49")
    return ROBBING[form] + read_seat(position, goal.removeprefix("castle of "))


def _read_staking(position: VampireConnection, written: str) -> int | None:
    weapon, _, name = written.partition("->")
    hunter_name, plus, number = weapon.strip().partition("+")
    hunter = find_type(hunter_name)
    if hunter is None or not c.BEATQUICK <= hunter <= c.ASSISTANT:
        return None
    target = read_seat(position, name)
    needed = _stakes(position, hunter, target)
    if plus and needed != IMPOSSIBLE and number.strip() != str(needed):
        raise Refused("refusal-wrong-stakes", "VC-132", given=number.strip()[:9], needed=needed)
    return c.STAKE_WITH + c.MOST_SEATS * (hunter - c.BEATQUICK) + target


def _read_named(position: VampireConnection, written: str) -> int | None:
    """A verb with a name, or a bare name where the question says what is done with it."""
    verb, _, name = written.partition(" ")
    if verb == "offer":
        return c.OFFER_TO + read_seat(position, name)
    if verb == "first":
        return c.FIRST + _read_first(position, name)
    asked = position.words[at.DECISION] == at.RESPONSE and written in PROTECTION_NAMES
    if asked or verb == "respond":
        return _protection(c.RESPOND, 1, written.removeprefix("respond ").strip())
    bare = name if verb in VERBS else written
    for first, found, verbs in (
        (c.VICTIM, find_victim(bare), VICTIM_VERBS),
        (c.TYPE, find_type(bare), TYPE_VERBS),
    ):
        if found is None:
            continue
        # `want mist` is refused where somebody is asked what they give.
        wanted = _verb(position, verbs, verb)
        if verb in VERBS - {wanted, wanted.removesuffix("s"), ANY_VERB}:
            raise Refused("refusal-wrong-verb", "VC-248", given=verb, wanted=wanted)
        return first + found
    return None


def _read_first(position: VampireConnection, name: str) -> int:
    if name.strip() in ("1", "2"):
        return int(name) - 1
    wanted = find_village_card(name)
    for which, place in enumerate((at.FIRST_EVENT, at.SECOND_EVENT)):
        card = int(position.words[place])
        if wanted is not None and card >= 0 and c.event_kind(card) == c.event_kind(wanted):
            return which
    raise Refused("refusal-no-such-event", "VC-84", given=name.strip()[:40])
