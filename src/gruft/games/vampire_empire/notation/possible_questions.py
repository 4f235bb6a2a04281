"""Whether the question with which a line of Vampire Empire begins can be asked in this position.

The rules never ask such a question in vain; a written position might. Conditions tell it, each for
the moments at which it must hold. What was answered since then is for the rules themselves to
allow (`lines.py`).
"""

from collections.abc import Callable, Sequence

from gruft.games.vampire_empire.notation.entries import EARLIER_CANCELLED, FIELD_OF_V, cards_at
from gruft.games.vampire_empire.notation.lines import impossible, settle
from gruft.games.vampire_empire.notation.pending import question_of, rewind
from gruft.games.vampire_empire.rules import groups
from gruft.games.vampire_empire.rules.combat import may_attack
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.support import has_effect, may_protect
from gruft.games.vampire_empire.rules.water import not_to_be_asked_about
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at


def check_question(position: VampireEmpire, written: int) -> None:
    """Refuse a question that the rules would not ask here, naming the clause that forbids it."""
    began = position
    if position.composing() >= 0:
        began = position.clone()
        rewind(began)
        settle(began)
    for applies, clause, holds in CONDITIONS:
        if applies(began) and not holds(began):
            raise impossible(written, clause)


# --- moments -------------------------------------------------------------------------------------

Holds = Callable[[VampireEmpire], object]


def _decision(*decisions: int) -> Holds:
    return lambda position: position.words[at.DECISION] in decisions


def _responding_to(*contexts: int) -> Holds:
    """H responds to one of these, or V replaces a card of it."""
    return lambda position: _responding(position) and position.words[at.CONTEXT] in contexts


def _either(*moments: Holds) -> Holds:
    return lambda position: any(moment(position) for moment in moments)


_responding = _decision(at.RESPOND, at.REPLACE)
_waiting = _decision(at.WINDOW, at.RESPOND, at.REPLACE, at.WATER_RESPONSE, at.DEATH)
_turn_begins, _revealing, _replacing = (_decision(one) for one in (at.STEP1, at.REVEAL, at.REPLACE))
_hiding = _responding_to(at.ON_HIDE)
#: Holy water was shown, and V has the answer or is denying it; it has found somebody.
_asking = _either(_decision(at.WATER_RESPONSE), _responding_to(at.ON_DENIAL))
_immediate = _decision(at.IMMEDIATE)
_regenerating = _responding_to(at.ON_REGENERATION)
_dying = _either(_decision(at.DEATH), _regenerating)
#: A support card takes effect, or V has shown one.
_effect = _decision(
    at.EFFECT_CHAR, at.EFFECT_SIDE, at.EFFECT_TYPE, at.EFFECT_PICK, at.EFFECT_RETURN
)
_typing, _picking, _returning = (
    _decision(one) for one in (at.EFFECT_TYPE, at.EFFECT_PICK, at.EFFECT_RETURN)
)
_card_shown = _responding_to(at.ON_CARD)
_with_card = _either(_effect, _card_shown)
#: A group is to be chosen, after the first attack; V's group is shown; or any of these.
_is_chosen = _decision(at.COMMIT)
_is_shown = _responding_to(at.ON_COMBAT)
#: VE-116, read the other way: the attack is shown, and its target may be protected.
_is_protected = VampireEmpire.protects
_is_fought = _either(_is_chosen, _is_shown, _is_protected)


def _follows_water(position: VampireEmpire) -> object:
    return _is_fought(position) and position.words[at.NAMED]


# --- what must hold then -------------------------------------------------------------------------


def _asked_has_cards(position: VampireEmpire) -> object:
    return position.hand_size(position.words[at.ASKED])


def _right_one_is_asked(position: VampireEmpire) -> bool:
    words = position.words
    asked = question_of(position).asked(position)
    either = words[at.DECISION] == at.WINDOW and not position.protects()
    return bool(either or words[at.ASKED] == asked)


def _all_of_type(position: VampireEmpire, cards: Sequence[int], type_bit: int) -> bool:
    return all(position.printed.types[kind] & type_bit for kind in cards)


def _hides_with_red_cards(position: VampireEmpire) -> bool:
    """Three, and one more at most for each that was cancelled."""
    cards = cards_at(position, FIELD_OF_V)
    most = c.HIDE_CARDS + len(cards_at(position, at.CANCELLED)) - int(bool(_replacing(position)))
    return _all_of_type(position, cards, c.RED) and c.HIDE_CARDS <= len(cards) <= most


def _asks_about_somebody(position: VampireEmpire) -> bool:
    return not_to_be_asked_about(position, position.words[at.NAMED] - 1) is None


def _asks_with_water(position: VampireEmpire) -> bool:
    cards = cards_at(position, at.GROUP)
    return len(cards) == c.WATER_CARDS and _all_of_type(position, cards, c.WATER)


def _found_a_vampire(position: VampireEmpire) -> bool:
    """In the castle, with somebody who may attack it."""
    target = int(position.words[at.NAMED]) - 1
    found = position.is_revealed(target) and position.in_castle(target)
    return bool(found) and any(may_attack(position, c.HUMANS, one) for one in range(c.CHARACTERS))


def _keeps_a_water_card(position: VampireEmpire) -> bool:
    low = int(position.words[at.LOW_WATER]) - 1
    return low >= 0 and bool(position.printed.types[low] & c.WATER)


def _something_is_cancelled(position: VampireEmpire) -> bool:
    of_groups = position.words[at.CONTEXT] in (at.ON_HIDE, at.ON_COMBAT)
    return of_groups and bool(cards_at(position, at.CANCELLED))


def _cancelled_lies_there(position: VampireEmpire) -> bool:
    """Only what V has shown is cancelled."""
    return _at_most(position, at.CANCELLED, FIELD_OF_V)


def _at_most(position: VampireEmpire, few: int, many: int) -> bool:
    """Of no kind are more counted from the one word on than from the other."""
    words = position.words
    return all(words[few + kind] <= words[many + kind] for kind in range(c.KINDS))


def _card_can_do_something(position: VampireEmpire) -> object:
    return has_effect(position, position.words[at.PLAYER], position.words[at.CARD] - 1)


def _card_asks_this(position: VampireEmpire) -> bool:
    """Each card has its own choices."""
    kind, decision = int(position.words[at.CARD]) - 1, int(position.words[at.DECISION])
    if decision == at.EFFECT_CHAR:
        several = kind == c.MIST_FORM and position.revealed_in_castle() > 1
        return bool(c.marker_class(kind) or kind == c.SECRET_JOURNEY or several)
    if decision == at.EFFECT_TYPE:
        return kind == c.BAT_FORM
    if decision == at.EFFECT_RETURN:
        return kind == c.HYPNOSIS
    return kind in (c.CHAPEL, c.CRYPT_OPENING, c.MIST_FORM)


def _hypnotised_are_there(position: VampireEmpire) -> bool:
    """Two have entered, or the only one of the city."""
    entered = int(position.words[at.TO_PICK])
    return entered > 0 and bool(entered == c.HYPNOTISED or position.words[at.CITY_SIZE] == 0)


def _attacker_may(position: VampireEmpire) -> bool:
    words = position.words
    return bool(may_attack(position, words[at.ACTIVE], words[at.ATTACKER] - 1))


def _target_is_another(position: VampireEmpire) -> bool:
    words = position.words
    return bool(words[at.TARGET] != words[at.ATTACKER] and position.in_castle(words[at.TARGET] - 1))


def _fights_the_one_found(position: VampireEmpire) -> bool:
    """By day, against the vampire that water has revealed."""
    words = position.words
    found = words[at.TARGET] == words[at.NAMED] and position.is_revealed(words[at.TARGET] - 1)
    return bool(found and words[at.ACTIVE] == c.HUMANS)


def _fought_with(position: VampireEmpire, side: int) -> list[int]:
    active = int(position.words[at.ACTIVE])
    seat = active if side == c.ATTACK else 1 - active
    return cards_at(position, at.FIELD + seat * c.KINDS)


def _all_eligible(position: VampireEmpire) -> bool:
    attacker, target = (int(position.words[one]) - 1 for one in (at.ATTACKER, at.TARGET))
    return all(
        position.is_eligible(kind, own, other)
        for side, own, other in ((c.ATTACK, attacker, target), (c.DEFENCE, target, attacker))
        for kind in _fought_with(position, side)
    )


def _first_round_lies_there(position: VampireEmpire) -> bool:
    """No card leaves the table before the combat ends; a cancelled one was played."""
    pairs = [
        *((at.EARLIER + seat * c.KINDS, at.FIELD + seat * c.KINDS) for seat in (0, 1)),
        (EARLIER_CANCELLED, at.EARLIER + c.VAMPIRES * c.KINDS),
        (EARLIER_CANCELLED, at.CANCELLED),
    ]
    return all(_at_most(position, few, many) for few, many in pairs)


def _in_turn(position: VampireEmpire) -> bool:
    """In the first round the defence comes last."""
    words = position.words
    defended = _is_shown(position) and words[at.FIGHTING] == c.DEFENCE
    return bool(words[at.ROUND] == 2 or defended) or not _fought_with(position, c.DEFENCE)


def _attack_was_enough(position: VampireEmpire) -> bool:
    """A card in each round, and more than the markers of the defence."""
    words, cards = position.words, _fought_with(position, c.ATTACK)
    again = _is_chosen(position) and words[at.FIGHTING] == c.ATTACK
    value = sum(int(position.printed.value[kind]) for kind in cards)
    least = int(groups.needed(position, words[at.ATTACKER] - 1, words[at.TARGET] - 1))
    if position.printed.readings.protect_after_attack:
        least = 1  # some of the markers may be there since the attack was shown
    return len(cards) >= (2 if words[at.ROUND] == 2 and not again else 1) and value >= least


def _attack_is_shown(position: VampireEmpire) -> bool:
    """The table has this reading, and round 1 waits for its defence."""
    words, chosen = position.words, position.printed.readings.protect_after_attack
    waits = words[at.ROUND] == 1 and words[at.FIGHTING] == c.ATTACK
    return bool(chosen and waits and not cards_at(position, at.GROUP))


def _card_protects(position: VampireEmpire) -> bool:
    words = position.words
    return bool(words[at.PLAYER] != words[at.ACTIVE] and may_protect(position, words[at.CARD] - 1))


def _target_held(position: VampireEmpire) -> bool:
    """A second attack comes only if the first was not greater than the defence."""
    words = position.words
    if words[at.ROUND] == 1 or words[at.FIGHTING] == c.DEFENCE:
        return True
    attack = words[at.ATTACK_SUM] + position.markers(words[at.ATTACKER] - 1, c.ATTACK)
    return bool(attack <= words[at.DEFENCE_SUM] + position.markers(words[at.TARGET] - 1, c.DEFENCE))


def _group_lies_there(position: VampireEmpire) -> bool:
    """V's group of this round, without what was cancelled."""
    words, kinds = position.words, range(c.KINDS)
    left = [int(words[FIELD_OF_V + kind] - words[at.CANCELLED + kind]) for kind in kinds]
    group = [int(words[at.GROUP + kind]) for kind in kinds]
    if words[at.ROUND] == 1:
        return group == left
    return all(one <= other for one, other in zip(group, left, strict=True))


#: When it must hold, the clause that asks for it, and what must hold.
CONDITIONS: list[tuple[Holds, str, Holds]] = [
    (lambda position: True, "VE-253", _right_one_is_asked),
    (_waiting, "VE-126", _asked_has_cards),
    (_turn_begins, "VE-228", lambda p: not p.out_of_cards(p.words[at.ACTIVE])),
    (_revealing, "VE-53", VampireEmpire.is_night),
    (_hiding, "VE-53", VampireEmpire.is_night),
    (_asking, "VE-53", lambda p: not p.is_night()),
    (_immediate, "VE-53", lambda p: not p.is_night()),
    (_revealing, "VE-47", VampireEmpire.vampires_unrevealed),
    (_hiding, "VE-56", lambda p: p.in_castle(p.words[at.NAMED] - 1)),
    (_hiding, "VE-55", _hides_with_red_cards),
    (_asking, "VE-63", _asks_about_somebody),
    (_asking, "VE-62", _asks_with_water),
    (_immediate, "VE-73", _found_a_vampire),
    (_immediate, "VE-74", _keeps_a_water_card),
    (_responding, "VE-172", _cancelled_lies_there),
    (_replacing, "VE-144", _something_is_cancelled),
    (_dying, "VE-209", lambda p: p.words[at.PLACE + p.words[at.NAMED] - 1] == at.DEAD),
    (_regenerating, "VE-209", lambda p: p.is_vampire(p.words[at.NAMED] - 1)),
    (_with_card, "VE-121", lambda p: c.goes_into_windows(p.words[at.CARD] - 1)),
    (_card_shown, "VE-206", lambda p: p.words[at.PLAYER] == c.VAMPIRES),
    (_card_shown, "VE-136", _card_can_do_something),
    (_effect, "VE-137", _card_asks_this),
    (_typing, "VE-181", _card_can_do_something),
    (_picking, "VE-167", lambda p: p.words[at.CARD] - 1 != c.CHAPEL or p.words[at.TO_PICK] > 0),
    (_picking, "VE-182", lambda p: p.words[at.CARD] - 1 != c.MIST_FORM or p.revealed_in_castle()),
    (_returning, "VE-187", _hypnotised_are_there),
    (_is_protected, "VE-116", _attack_is_shown),
    (lambda p: _is_protected(p) and _with_card(p), "VE-116", _card_protects),
    (_is_fought, "VE-83", _attacker_may),
    (_is_fought, "VE-82", _target_is_another),
    (_follows_water, "VE-72", _fights_the_one_found),
    (_is_fought, "VE-74", lambda p: p.words[at.LOW_WATER] == 0),
    (_is_shown, "VE-119", lambda p: groups.fighter(p) == c.VAMPIRES),
    (_is_fought, "VE-91", _all_eligible),
    (_is_fought, "VE-172", _cancelled_lies_there),
    (_is_fought, "VE-113", _first_round_lies_there),
    (_is_fought, "VE-98", _in_turn),
    (_is_fought, "VE-99", _attack_was_enough),
    (_is_chosen, "VE-104", _target_held),
    (_is_chosen, "VE-103", _asked_has_cards),
    (_is_shown, "VE-119", _group_lies_there),
]
