"""What is to be said about the table of Vampire Empire: the step of the turn, the action under way,
and to the seat that composes a line what it has chosen so far."""

from gruft.games.vampire_empire.notation.names import (
    character_word,
    kind_word,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show.combat import (
    is_fighting,
    markers_now,
    sums_now,
)
from gruft.games.vampire_empire.show.zones import is_composing_group
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, words

NOTHING = "name-nothing"
Args = dict[str, object]


def notices_of(position: VampireEmpire, seat: int) -> list[Telling]:
    """Night or day, the step, what is going on, and one's own half line."""
    if position.is_over():
        return []
    return [
        _phase(position),
        Telling(_step(position), {}),
        *_combat(position, seat),
        *_under_way(position, seat),
        *_composed(position, seat),
    ]


# --- the turn ------------------------------------------------------------------------------------


def _phase(position: VampireEmpire) -> Telling:
    """VE-34: the night is V's turn, the day H's."""
    key = "notice-night" if position.is_night() else "notice-day"
    return Telling(key, {"player": seat_of(position.words[at.ACTIVE])})


def _step(position: VampireEmpire) -> str:
    """VE-35: where the turn is."""
    decision = int(position.words[at.DECISION])
    if decision == at.STEP1:
        return "notice-step1"
    if decision == at.REVEAL:
        return "notice-reveal"
    if _in_window(position, decision):
        return "notice-before" if position.words[at.POINT] == at.WINDOW_A else "notice-after"
    return "notice-action"


def _in_window(position: VampireEmpire, decision: int) -> bool:
    """VE-120: window A or B, even while a card is answered, paid for or takes effect in it."""
    words = position.words
    if decision == at.WINDOW or decision >= at.EFFECT_CHAR:
        return True
    if decision == at.PAY and words[at.PURPOSE] != at.FOR_SACRIFICE:
        return bool(words[at.PURPOSE] == at.FOR_CARD)
    return decision in (at.RESPOND, at.CANCEL_PICK, at.PAY) and bool(
        words[at.CONTEXT] == at.ON_CARD
    )


# --- what is going on ----------------------------------------------------------------------------


def _combat(position: VampireEmpire, seat: int) -> list[Telling]:
    """VE-104, VE-110: who fights whom, both sums, the markers in them, and how it stands."""
    if not is_fighting(position, seat):
        return []
    words = position.words
    attack, defence = sums_now(position)
    fighters: Args = {
        "attacker": character_word(int(words[at.ATTACKER]) - 1),
        "target": character_word(int(words[at.TARGET]) - 1),
        "round": int(words[at.ROUND]),
    }
    told = [
        Telling("notice-combat", fighters),
        Telling("notice-sums", {"attack": attack, "defence": defence}),
    ]
    for_attack, for_defence = markers_now(position)
    if for_attack or for_defence:
        told.append(Telling("notice-markers", {"attack": for_attack, "defence": for_defence}))
    return [*told, Telling(_stands(attack, defence), {"target": fighters["target"]})]


def _stands(attack: int, defence: int) -> str:
    """VE-104, VE-110: only a greater attack kills."""
    if attack == defence:
        return "notice-tie"
    return "notice-would-die" if attack > defence else "notice-would-live"


def _under_way(position: VampireEmpire, seat: int) -> list[Telling]:
    """Who chooses for which card (VE-137), and the vampire that holy water has found (VE-70)."""
    decision = int(position.words[at.DECISION])
    if position.composing() not in (-1, seat):
        return []
    if decision >= at.EFFECT_CHAR and position.words[at.CARD]:
        args: Args = {
            "player": seat_of(position.words[at.PLAYER]),
            "card": _card(position, at.CARD),
        }
        return [Telling("notice-effect", args)]
    if decision == at.IMMEDIATE:
        return [Telling("notice-found", {"character": _named(position)})]
    return []


def _named(position: VampireEmpire) -> Args:
    return character_word(int(position.words[at.NAMED]) - 1)


def _card(position: VampireEmpire, place: int) -> Args:
    return kind_word(position.printed, int(position.words[place]) - 1)


# --- one's own half line -------------------------------------------------------------------------


def _composed(position: VampireEmpire, seat: int) -> list[Telling]:
    """VE-234: what was chosen so far, told to the seat that chooses."""
    if seat < 0 or position.composing() != seat:
        return []
    decision = int(position.words[at.DECISION])
    if decision == at.STEP1:
        cellar = _cards(position, at.DISCARDED + c.CELLAR)
        args: Args = {"cellar": cellar, "moat": _cards(position, at.DISCARDED + c.MOAT)}
        return [Telling("notice-discards", args)]
    if decision == at.PAY:
        return _paying(position)
    if decision in (at.HIDE_CARD, at.WATER_CARD):
        key = "notice-hiding" if decision == at.HIDE_CARD else "notice-asking"
        cards = _cards(position, at.GROUP)
        return [Telling(key, {"character": _named(position), "cards": cards})]
    if decision == at.CANCEL_PICK:
        return [Telling("notice-answering", {"card": _card(position, at.ANSWER)})]
    if decision == at.EFFECT_PICK:
        return [Telling("notice-picked", {"cards": _cards(position, at.FIELD + seat * c.KINDS)})]
    return _choosing(position, decision)


def _choosing(position: VampireEmpire, decision: int) -> list[Telling]:
    """A group of a combat, or a character that was named before another one."""
    words_ = position.words
    if is_composing_group(position):
        return [Telling("notice-group", {"cards": _cards(position, at.GROUP)})]
    if decision >= at.EFFECT_CHAR and words_[at.PICKED]:
        return [Telling("notice-chosen", {"character": character_word(int(words_[at.PICKED]) - 1)})]
    if words_[at.ATTACKER]:
        attacker = character_word(int(words_[at.ATTACKER]) - 1)
        return [Telling("notice-attacker", {"character": attacker})]
    return []


def _paying(position: VampireEmpire) -> list[Telling]:
    """VE-79, VE-130: what is paid for, what was paid, and how much is missing."""
    args: Args = {
        "cards": _cards(position, at.DISCARDED + c.MOAT),
        "count": int(position.words[at.TO_PAY]),
    }
    if position.words[at.PURPOSE] == at.FOR_PASS:
        return [Telling("notice-passing", args)]
    group = is_composing_group(position)
    chosen = [Telling("notice-group", {"cards": _cards(position, at.GROUP)})] if group else []
    return [*chosen, Telling("notice-paying", args)]


def _cards(position: VampireEmpire, start: int) -> Args:
    """The cards that are counted by kind from a place of the vector on."""
    found = [
        kind_word(position.printed, kind)
        for kind in range(c.KINDS)
        for _ in range(position.words[start + kind])
    ]
    return words(found or [NOTHING])
