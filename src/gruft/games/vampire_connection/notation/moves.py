"""Moves of The Vampire Connection as people write them, one by one and in short forms.

Seats are written by the name of their vampire (`Biggulp`), or as `seat 2` counted from 0; victims
by name (`The Baker`) or number (`V14`). A reader takes any case; a writer knows one form only.
Short forms such as `trade Biggulp: mist <-> stake+stake` stand for several moves and are taken
apart in `short_forms.py`. Lists of cards are in `card_lists.py`.
"""

from gruft.games.vampire_connection.notation.card_lists import (
    find_type,
    find_victim,
    find_village_card,
    victim_name,
    village_name,
)
from gruft.games.vampire_connection.notation.names import (
    PROTECTION_NAMES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
)
from gruft.games.vampire_connection.rules.hunters import IMPOSSIBLE, LYING, stakes_needed
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

#: Moves that are written alike whatever is asked.
UNREADABLE = "refusal-unreadable"
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

#: What is done with a type or a victim is said by a verb; which one, by the question.
TYPE_VERBS = {
    at.OFFER_GIVE: "give",
    at.COUNTERING_GIVE: "give",
    at.OFFER_WANT: "want",
    at.COUNTERING_WANT: "want",
    at.DISCARD: "discard",
}
VICTIM_VERBS = {
    at.TARGET: "on",
    at.COVERING: "cover",
    at.ROB: "rob",
    at.GIVING: "gives",
    at.CONSUME: "consume",
}
ANY_VERB = "name"
VERBS = {*TYPE_VERBS.values(), *VICTIM_VERBS.values(), ANY_VERB}


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
        return _with_verb(position, TYPE_VERBS, TYPE_NAMES[move - c.TYPE])
    if move < c.SEND_HUNCHBACK:
        return _write_journey(position, move)
    if move < c.PLAY_OPPORTUNITY:
        return _write_staking(position, move)
    if move < c.VICTIM:
        kind, castle = divmod(move - c.PROTECT, c.MOST_SEATS)
        return f"{PROTECTION_NAMES[kind]} @ {write_seat(position, castle)}"
    if move < c.RESPOND:
        return _with_verb(position, VICTIM_VERBS, victim_name(move - c.VICTIM))
    if move < c.FIRST:
        return f"respond {PROTECTION_NAMES[move - c.RESPOND]}"
    return f"first {_write_event(position, move - c.FIRST)}"


def _with_verb(position: VampireConnection, verbs: dict[int, str], name: str) -> str:
    return f"{verbs.get(int(position.words[at.DECISION]), ANY_VERB)} {name}"


def _write_journey(position: VampireConnection, move: int) -> str:
    """VC-60, VC-221: the hunchback is named with the carriage unless the lord drives alone."""
    written = _written_journey(position, move)
    if position.has_ability(position.words[at.ACTIVE], c.FICKLECRASH):
        return written.replace("carriage+hb", "carriage")
    return written


def _written_journey(position: VampireConnection, move: int) -> str:
    for form, first in ROBBING.items():
        if first <= move < first + c.MOST_SEATS:
            return f"{form} > castle of {write_seat(position, move - first)}"
    form, first = next((form, first) for form, first in FORMS.items() if first <= move < first + 4)
    goal = move - first
    if goal == c.TO_VILLAGE_TWICE:
        return f"{form}{TWICE} > village"
    return f"{form} > {list(GOALS)[goal]}"


def _write_staking(position: VampireConnection, move: int) -> str:
    hunter, target = divmod(move - c.STAKE_WITH, c.MOST_SEATS)
    needed = _stakes(position, c.BEATQUICK + hunter, target)
    number = "" if needed == IMPOSSIBLE else f"+{needed}"
    name = TYPE_NAMES[c.BEATQUICK + hunter]
    return f"{name}{number} -> {write_seat(position, target)}"


def _stakes(position: VampireConnection, hunter: int, target: int) -> int:
    words = position.words
    moving = words[at.DECISION] == at.MOVE_WINDOW and target == words[at.ACTIVE]
    if target >= position.seats:
        return IMPOSSIBLE
    return int(stakes_needed(position, hunter, target, words[at.FORM] if moving else LYING))


def _write_event(position: VampireConnection, which: int) -> str:
    if position.words[at.DECISION] != at.ORDER:
        return str(which + 1)
    card = position.words[at.SECOND_EVENT if which else at.FIRST_EVENT]
    return village_name(int(card)).removesuffix(" marked")


# --- reading -------------------------------------------------------------------------------------


def read_seat(position: VampireConnection, text: str) -> int:
    """The seat of a vampire's name, or of `seat 2`, whoever sits there."""
    wanted = plainly(text).removeprefix("count ").removeprefix("countess ")
    names = [VAMPIRE_NAMES[position.words[at.VAMPIRE + seat]] for seat in range(position.seats)]
    for seat in range(c.MOST_SEATS):
        if wanted == f"seat {seat}" or [name.lower() for name in names[seat : seat + 1]] == [
            wanted
        ]:
            return seat
    given = text.strip()[:40]
    raise Refused("refusal-no-such-vampire", "VC-2", given=given, known=", ".join(names))


def read_move(position: VampireConnection, text: str) -> int:
    """One written move; what it means may depend on the question that is open."""
    try:
        return _read_plainly(position, plainly(text))
    except Refused as refused:
        # A refusal gives back what was typed, capitals included.
        if refused.key != UNREADABLE:
            raise
        raise _unreadable(text) from None


def _read_plainly(position: VampireConnection, written: str) -> int:
    decision = int(position.words[at.DECISION])
    for form, move in [*FIXED.items(), *OTHER_WORDS.items()]:
        if written == form.lower():
            return move
    if written == "end":
        return c.END_CONNECTION if decision == at.CONNECTION else c.END_PLAY
    if "->" in written:
        return _read_staking(position, written)
    if ">" in written:
        return _read_journey(position, written)
    if "@" in written:
        return _read_laying(position, written)
    return _read_named(position, written, decision)


def _unreadable(text: str) -> Refused:
    return Refused(UNREADABLE, "VC-247", given=text.strip()[:60])


def _read_journey(position: VampireConnection, written: str) -> int:
    form, _, goal = (part.strip() for part in written.partition(">"))
    twice = form.endswith(TWICE)
    form = form.removesuffix(TWICE).strip()
    if form.endswith(TWICE):
        raise Refused("refusal-double-success-once", "VC-80")
    if form in ("hb", "hunchback") and (goal in GOALS or goal.startswith("castle of ")):
        if goal != "village":
            raise Refused("refusal-hunchback-village-only", "VC-63")
        return c.SEND_HUNCHBACK + int(twice)
    if form not in FORMS:
        raise _unreadable(written)
    if goal.startswith("castle of "):
        return _read_robbery(position, form, goal.removeprefix("castle of "), twice)
    if goal not in GOALS:
        raise _unreadable(written)
    if not twice:
        return FORMS[form] + GOALS[goal]
    if goal != "village":
        raise Refused("refusal-double-success-village-only", "VC-80")
    return FORMS[form] + c.TO_VILLAGE_TWICE


def _read_robbery(position: VampireConnection, form: str, lord: str, twice: bool) -> int:
    if twice:
        raise Refused("refusal-double-success-village-only", "VC-80")
    if form not in ROBBING:
        raise Refused("refusal-no-foreign-castle", "VC-49")
    return ROBBING[form] + read_seat(position, lord)


def _read_staking(position: VampireConnection, written: str) -> int:
    weapon, _, name = written.partition("->")
    hunter_name, plus, number = weapon.strip().partition("+")
    hunter = find_type(hunter_name)
    if hunter is None or not c.BEATQUICK <= hunter <= c.ASSISTANT:
        raise _unreadable(written)
    target = read_seat(position, name)
    needed = _stakes(position, hunter, target)
    if plus and needed != IMPOSSIBLE and number.strip() != str(needed):
        raise Refused("refusal-wrong-stakes", "VC-132", given=number.strip()[:9], needed=needed)
    return c.STAKE_WITH + c.MOST_SEATS * (hunter - c.BEATQUICK) + target


def _read_laying(position: VampireConnection, written: str) -> int:
    kind, _, castle = (part.strip() for part in written.partition("@"))
    if kind not in PROTECTION_NAMES:
        raise _unreadable(written)
    first = c.PROTECT + c.MOST_SEATS * PROTECTION_NAMES.index(kind)
    return first + read_seat(position, castle)


def _read_named(position: VampireConnection, written: str, decision: int) -> int:
    """A verb with a name, or a bare name where the question says what is done with it."""
    verb, _, name = written.partition(" ")
    if verb == "offer":
        return c.OFFER_TO + read_seat(position, name)
    if verb == "first":
        return c.FIRST + _read_first(position, name)
    responding = verb == "respond" or (decision == at.RESPONSE and written in PROTECTION_NAMES)
    if responding:
        kind = written.removeprefix("respond ").strip()
        if kind not in PROTECTION_NAMES:
            raise _unreadable(written)
        return c.RESPOND + PROTECTION_NAMES.index(kind)
    bare = name if verb in VERBS else written
    victim, kind_of_card = find_victim(bare), find_type(bare)
    if victim is not None:
        _must_fit(verb, VICTIM_VERBS, decision)
        return c.VICTIM + victim
    if kind_of_card is not None:
        _must_fit(verb, TYPE_VERBS, decision)
        return c.TYPE + kind_of_card
    raise _unreadable(written)


def _must_fit(verb: str, verbs: dict[int, str], decision: int) -> None:
    """Refuse `want mist` where somebody is asked what they give."""
    asked = verbs.get(decision, verb)
    if verb in VERBS - {asked, asked.removesuffix("s"), ANY_VERB}:
        raise Refused("refusal-wrong-verb", "VC-248", given=verb, wanted=asked)


def _read_first(position: VampireConnection, name: str) -> int:
    if name.strip() in ("1", "2"):
        return int(name) - 1
    wanted = find_village_card(name)
    for which, place in enumerate((at.FIRST_EVENT, at.SECOND_EVENT)):
        card = int(position.words[place])
        if wanted is not None and card >= 0 and c.event_kind(card) == c.event_kind(wanted):
            return which
    raise Refused("refusal-no-such-event", "VC-84", given=name.strip()[:40])
