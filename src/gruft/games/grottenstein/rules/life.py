"""Sections 10, 11, 14 and 18: what a blow takes, losing points, dying, and how the game ends."""

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import deny
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State, floor_place

# --- blows ---------------------------------------------------------------------------------------


def attack(state: State, figure: i64, weapon: i64, target: i64) -> i64:
    """GR-115, GR-116, ED-7 to ED-9: throw, subtract, hinder; return what was really lost."""
    die: i64 = _throw(state, weapon)
    damage: i64 = _damage(state, weapon, die)
    if target != c.VAMPIRE and (damage > 0 or state.printed.success_from[weapon] == 0):
        damage -= _protection(state, target, c.SHIELD, at.NOT_SHIELD, state.printed.shield)
        if figure == c.VAMPIRE:
            damage -= _protection(state, target, c.GARLIC, at.NOT_GARLIC, state.printed.garlic)
    lost: i64 = state.subtract(target, max(damage, 0))
    left: i64 = state.life(target)
    if state.journal is not None:
        facts.tell_luck(
            state,
            "fact-strikes",
            figure=figure,
            weapon=weapon,
            target=target,
            die=die,
            lost=lost,
            left=left,
        )
    if die >= state.printed.success_from[weapon]:
        _hinder(state, state.printed.hinders[weapon], target)
    die_at_zero(state, target)
    return lost


def strike_door(state: State, figure: i64, weapon: i64, door: i64) -> None:
    """GR-131, GR-134, GR-136: a blow at a door, which nothing protects."""
    die: i64 = _throw(state, weapon)
    left: i64 = state.damage_door(door, max(_damage(state, weapon, die), 0))
    if state.journal is not None:
        key = "fact-strikes-door" if left > 0 else "fact-breaks-door"
        facts.tell_luck(state, key, figure=figure, weapon=weapon, door=door, die=die, left=left)


def _throw(state: State, weapon: i64) -> i64:
    """GR-115, ED-7, ED-9: the dice of the weapon, or the one that tells whether it works."""
    tries: bool = state.printed.success_from[weapon] > 0
    return state.throw_dice(1 if tries else state.printed.dice[weapon])


def _damage(state: State, weapon: i64, die: i64) -> i64:
    """GR-115, ED-7: what a throw takes from a figure or a door without any protection."""
    success_from: i64 = state.printed.success_from[weapon]
    if success_from == 0:
        return die + state.printed.bonus[weapon]
    return state.printed.fixed_damage[weapon] if die >= success_from else 0


def _protection(state: State, target: i64, effect: i64, denied: i64, points: i64) -> i64:
    """GR-116, GR-121, ED-15: shield and garlic work by themselves, and are thereby shown."""
    card: i64 = state.holding(target, effect)
    if card < 0:
        deny(state.words, target, denied)
        return 0
    state.show_card(card)
    if state.journal is not None:
        facts.tell_luck(state, "fact-protects", figure=target, card=card)
    return points


def _hinder(state: State, hinders: i64, target: i64) -> None:
    """ED-7, ED-9: in their next slot the target may not attack, or may not move."""
    if hinders == c.HINDERS_ATTACK and target == c.VAMPIRE:
        state.words[at.NO_BITE] = 1
        if state.journal is not None:
            facts.tell(state, "fact-kept-off")
    elif hinders == c.HINDERS_MOVE:
        state.words[at.STUCK + target] = 1
        if state.journal is not None:
            facts.tell(state, "fact-stuck", figure=target)


def feed_the_vampire(state: State, lost: i64) -> None:
    """GR-156, ED-23: he gains what a hunter really lost."""
    gained: i64 = state.add(c.VAMPIRE, lost)
    if state.journal is not None:
        facts.tell(state, "fact-drains", gained=gained, left=state.life(c.VAMPIRE))


# --- death ---------------------------------------------------------------------------------------


def die_at_zero(state: State, figure: i64) -> None:
    """GR-177, GR-190: a hunter becomes a corpse, a servant is gone for good."""
    if figure == c.VAMPIRE or state.life(figure) > 0:
        return
    if state.words[at.STATUS + figure] == at.LIVING:
        _become_corpse(state, figure)
        return
    # GR-191: what a servant carried stays on their square as their remains.
    cards: list[int] = []
    for card in range(i64(c.CARDS)):
        if state.holds(figure, card):
            cards.append(card)
    square: i64 = state.where(figure)
    if state.journal is not None:
        facts.tell(state, "fact-falls", figure=figure, square=square, cards=cards)
    for card in cards:
        state.words[at.PLACE + card] = floor_place(at.REMAINS + figure, square)
    state.words[at.STATUS + figure] = at.GONE
    state.words[at.WHERE + figure] = at.NOBODY
    state.words[at.STUCK + figure] = 0


def _become_corpse(state: State, hunter: i64) -> None:
    """GR-177, GR-180, GR-207: they keep their cards; every effect on them and their zombies end."""
    words = state.words
    words[at.STATUS + hunter] = at.CORPSE
    words[at.POISONED + hunter] = 0
    words[at.BITTEN_BY_RATS + hunter] = 0
    words[at.SHACKLED + hunter] = 0
    words[at.STUCK + hunter] = 0
    words[at.STAKE_FLAG + hunter] = 0
    if state.journal is not None:
        facts.tell(state, "fact-dies", figure=hunter)
    if words[at.CASTER] == hunter:
        words[at.CASTER] = at.NOBODY
        words[at.ZOMBIES] = at.NOBODY
        words[at.ZOMBIES + 1] = at.NOBODY
        if state.journal is not None:
            facts.tell(state, "fact-zombies-vanish")


# --- the end -------------------------------------------------------------------------------------


def settle(state: State) -> bool:
    """GR-221 to GR-223, GR-225: after every event; tell whether the game is over."""
    if state.life(c.VAMPIRE) == 0 and not state.is_lying():
        if state.printed.dies_at_zero:
            finish(state, at.VAMPIRE_DEAD)
            return True
        state.words[at.WHERE + c.VAMPIRE] = state.villa.coffin[0]
        if state.journal is not None:
            facts.tell(state, "fact-to-coffin")
    if len(state.living_hunters()) == 0:
        finish(state, at.NO_HUNTER_LEFT)
        return True
    return False


def finish(state: State, cause: i64) -> None:
    """GR-225: the game ends at once."""
    state.words[at.CAUSE] = cause
    state.words[at.DECISION] = at.OVER
    state.words[at.NEXT] = at.ASK
    if state.journal is not None:
        facts.game_ended(state)
