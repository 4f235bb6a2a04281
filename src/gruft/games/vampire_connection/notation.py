"""Moves of The Vampire Connection as people write them, one by one and in short forms.

Seats are written by the name of their vampire (`Biggulp`), or as `seat 2` counted from 0; victims
by name (`The Baker`) or number (`V14`). A reader takes any case; a writer knows one form only.
Short forms such as `trade Biggulp: mist <-> stake+stake` stand for several moves and are taken
apart in `short_forms.py`. Lists of cards are in `card_lists.py`.
"""

from gruft.games.vampire_connection import cards
from gruft.games.vampire_connection.card_lists import (
    find_type,
    find_victim,
    find_village_card,
    victim_name,
    village_name,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    CONNECTION,
    CONSUME,
    COUNTERING_GIVE,
    COUNTERING_WANT,
    COVERING,
    DECISION,
    DISCARD,
    FIRST_EVENT,
    FORM,
    GIVING,
    MOVE_WINDOW,
    OFFER_GIVE,
    OFFER_WANT,
    ORDER,
    RESPONSE,
    ROB,
    SECOND_EVENT,
    TARGET,
    VAMPIRE,
)
from gruft.games.vampire_connection.names import PROTECTION_NAMES, TYPE_NAMES, VAMPIRE_NAMES
from gruft.games.vampire_connection.position import VampireConnection
from gruft.games.vampire_connection.rules.hunters import IMPOSSIBLE, LYING, stakes_needed
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

#: Moves that are written alike whatever is asked.
FIXED = {
    "pass": cards.PASS,
    "end connection": cards.END_CONNECTION,
    "end play": cards.END_PLAY,
    "done": cards.CONFIRM,
    "accept": cards.ACCEPT,
    "reject": cards.REJECT,
    "counter": cards.COUNTER,
    "hb > village": cards.SEND_HUNCHBACK,
    "hb+2x > village": cards.SEND_HUNCHBACK + 1,
    "leave tomb": cards.LEAVE_TOMB,
    "revive": cards.REVIVE,
    "GO": cards.PLAY_OPPORTUNITY,
    "escape": cards.PLAY_ESCAPE,
    "party": cards.PLAY_PARTY,
    **{f"buy {number}": cards.BUY + number for number in range(4)},
}
OTHER_WORDS = {
    "ok": cards.ACCEPT,
    "no": cards.REJECT,
    "keep all": cards.PASS,
    "good opportunity": cards.PLAY_OPPORTUNITY,
}
FORMS = {
    "mist": cards.MOVE_MIST,
    "wolf": cards.MOVE_WOLF,
    "bat": cards.MOVE_BAT,
    "bat(wolf)": cards.MOVE_BAT_AS_WOLF,
    "carriage+hb": cards.MOVE_CARRIAGE,
    "carriage": cards.MOVE_CARRIAGE,
}
ROBBING = {"bat": cards.MOVE_BAT_ROB, "carriage+hb": cards.MOVE_CARRIAGE_ROB}
ROBBING["carriage"] = cards.MOVE_CARRIAGE_ROB
GOALS = {"castle": cards.TO_CASTLE, "tomb": cards.TO_TOMB, "village": cards.TO_VILLAGE}
TWICE = "+2x"

#: What is done with a type or a victim is said by a verb; which one, by the question.
TYPE_VERBS = {
    OFFER_GIVE: "give",
    COUNTERING_GIVE: "give",
    OFFER_WANT: "want",
    COUNTERING_WANT: "want",
    DISCARD: "discard",
}
VICTIM_VERBS = {
    TARGET: "on",
    COVERING: "cover",
    ROB: "rob",
    GIVING: "gives",
    CONSUME: "consume",
}
ANY_VERB = "name"
VERBS = {*TYPE_VERBS.values(), *VICTIM_VERBS.values(), ANY_VERB}


# --- writing -------------------------------------------------------------------------------------

_WRITTEN = {move: text for text, move in FIXED.items()}


def write_seat(position: VampireConnection, seat: int) -> str:
    """The vampire in this seat; moves also name seats that nobody sits in."""
    if seat < position.seats:
        return VAMPIRE_NAMES[position.words[VAMPIRE + seat]]
    return f"seat {seat}"


def write_move(position: VampireConnection, move: int) -> str:
    """The canonical form of a move where it is about to be made."""
    if move in _WRITTEN:
        return _WRITTEN[move]
    if move < cards.TYPE:
        return f"offer {write_seat(position, move - cards.OFFER_TO)}"
    if move < cards.MOVE_MIST:
        return _with_verb(position, TYPE_VERBS, TYPE_NAMES[move - cards.TYPE])
    if move < cards.SEND_HUNCHBACK:
        return _write_journey(position, move)
    if move < cards.PLAY_OPPORTUNITY:
        return _write_staking(position, move)
    if move < cards.VICTIM:
        kind, castle = divmod(move - cards.PROTECT, cards.MOST_SEATS)
        return f"{PROTECTION_NAMES[kind]} @ {write_seat(position, castle)}"
    if move < cards.RESPOND:
        return _with_verb(position, VICTIM_VERBS, victim_name(move - cards.VICTIM))
    if move < cards.FIRST:
        return f"respond {PROTECTION_NAMES[move - cards.RESPOND]}"
    return f"first {_write_event(position, move - cards.FIRST)}"


def _with_verb(position: VampireConnection, verbs: dict[int, str], name: str) -> str:
    return f"{verbs.get(int(position.words[DECISION]), ANY_VERB)} {name}"


def _write_journey(position: VampireConnection, move: int) -> str:
    """VC-60, VC-221: the hunchback is named with the carriage unless the lord drives alone."""
    written = _written_journey(position, move)
    if position.has_ability(position.words[ACTIVE], cards.FICKLECRASH):
        return written.replace("carriage+hb", "carriage")
    return written


def _written_journey(position: VampireConnection, move: int) -> str:
    for form, first in ROBBING.items():
        if first <= move < first + cards.MOST_SEATS:
            return f"{form} > castle of {write_seat(position, move - first)}"
    form, first = next((form, first) for form, first in FORMS.items() if first <= move < first + 4)
    goal = move - first
    if goal == cards.TO_VILLAGE_TWICE:
        return f"{form}{TWICE} > village"
    return f"{form} > {list(GOALS)[goal]}"


def _write_staking(position: VampireConnection, move: int) -> str:
    hunter, target = divmod(move - cards.STAKE_WITH, cards.MOST_SEATS)
    needed = _stakes(position, cards.BEATQUICK + hunter, target)
    number = "" if needed == IMPOSSIBLE else f"+{needed}"
    name = TYPE_NAMES[cards.BEATQUICK + hunter]
    return f"{name}{number} -> {write_seat(position, target)}"


def _stakes(position: VampireConnection, hunter: int, target: int) -> int:
    words = position.words
    moving = words[DECISION] == MOVE_WINDOW and target == words[ACTIVE]
    if target >= position.seats:
        return IMPOSSIBLE
    return int(stakes_needed(position, hunter, target, words[FORM] if moving else LYING))


def _write_event(position: VampireConnection, which: int) -> str:
    if position.words[DECISION] != ORDER:
        return str(which + 1)
    card = position.words[SECOND_EVENT if which else FIRST_EVENT]
    return village_name(int(card)).removesuffix(" marked")


# --- reading -------------------------------------------------------------------------------------


def read_seat(position: VampireConnection, text: str) -> int:
    """The seat of a vampire's name, or of `seat 2`, whoever sits there."""
    wanted = plainly(text).removeprefix("count ").removeprefix("countess ")
    names = [VAMPIRE_NAMES[position.words[VAMPIRE + seat]] for seat in range(position.seats)]
    for seat in range(cards.MOST_SEATS):
        if wanted == f"seat {seat}" or [name.lower() for name in names[seat : seat + 1]] == [
            wanted
        ]:
            return seat
    given = text.strip()[:40]
    raise Refused("refusal-no-such-vampire", "VC-2", given=given, known=", ".join(names))


def read_move(position: VampireConnection, text: str) -> int:
    """One written move; what it means may depend on the question that is open."""
    written = plainly(text)
    decision = int(position.words[DECISION])
    for form, move in [*FIXED.items(), *OTHER_WORDS.items()]:
        if written == form.lower():
            return move
    if written == "end":
        return cards.END_CONNECTION if decision == CONNECTION else cards.END_PLAY
    if "->" in written:
        return _read_staking(position, written)
    if ">" in written:
        return _read_journey(position, written)
    if "@" in written:
        return _read_laying(position, written)
    return _read_named(position, written, decision)


def _unreadable(text: str) -> Refused:
    return Refused("refusal-unreadable", "VC-247", given=text.strip()[:60])


def _read_journey(position: VampireConnection, written: str) -> int:
    form, _, goal = (part.strip() for part in written.partition(">"))
    twice = form.endswith(TWICE)
    form = form.removesuffix(TWICE).strip()
    if form.endswith(TWICE):
        raise Refused("refusal-double-success-once", "VC-80")
    if form in ("hb", "hunchback") and (goal in GOALS or goal.startswith("castle of ")):
        if goal != "village":
            raise Refused("refusal-hunchback-village-only", "VC-63")
        return cards.SEND_HUNCHBACK + int(twice)
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
    return FORMS[form] + cards.TO_VILLAGE_TWICE


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
    if hunter is None or not cards.BEATQUICK <= hunter <= cards.ASSISTANT:
        raise _unreadable(written)
    target = read_seat(position, name)
    needed = _stakes(position, hunter, target)
    if plus and needed != IMPOSSIBLE and number.strip() != str(needed):
        raise Refused("refusal-wrong-stakes", "VC-132", given=number.strip()[:9], needed=needed)
    return cards.STAKE_WITH + cards.MOST_SEATS * (hunter - cards.BEATQUICK) + target


def _read_laying(position: VampireConnection, written: str) -> int:
    kind, _, castle = (part.strip() for part in written.partition("@"))
    if kind not in PROTECTION_NAMES:
        raise _unreadable(written)
    first = cards.PROTECT + cards.MOST_SEATS * PROTECTION_NAMES.index(kind)
    return first + read_seat(position, castle)


def _read_named(position: VampireConnection, written: str, decision: int) -> int:
    """A verb with a name, or a bare name where the question says what is done with it."""
    verb, _, name = written.partition(" ")
    if verb == "offer":
        return cards.OFFER_TO + read_seat(position, name)
    if verb == "first":
        return cards.FIRST + _read_first(position, name)
    responding = verb == "respond" or (decision == RESPONSE and written in PROTECTION_NAMES)
    if responding:
        kind = written.removeprefix("respond ").strip()
        if kind not in PROTECTION_NAMES:
            raise _unreadable(written)
        return cards.RESPOND + PROTECTION_NAMES.index(kind)
    bare = name if verb in VERBS else written
    victim, kind_of_card = find_victim(bare), find_type(bare)
    if victim is not None:
        _must_fit(verb, VICTIM_VERBS, decision)
        return cards.VICTIM + victim
    if kind_of_card is not None:
        _must_fit(verb, TYPE_VERBS, decision)
        return cards.TYPE + kind_of_card
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
    for which, place in enumerate((FIRST_EVENT, SECOND_EVENT)):
        card = int(position.words[place])
        if wanted is not None and card >= 0 and cards.event_kind(card) == cards.event_kind(wanted):
            return which
    raise Refused("refusal-no-such-event", "VC-84", given=name.strip()[:40])
