"""Chapters 7, 11 and 13: what befalls a captive: stolen, consumed, sent home."""

from mypy_extensions import i64

from gruft.games.vampire_connection.rules.village import return_to_village, shuffle_village
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State


def can_be_stolen(state: State, victim: i64) -> bool:
    """VC-116: crucifix and holy water hold a victim; a book does not."""
    cover: i64 = state.cover_on(victim)
    return cover != c.LAID_CRUCIFIX and cover != c.LAID_HOLY_WATER


def can_be_robbed(state: State, lord: i64) -> bool:
    """VC-69: a captive there is not under a crucifix or holy water."""
    for victim in range(i64(c.VICTIMS)):
        if state.is_captive_of(victim, lord) and can_be_stolen(state, victim):
            return True
    return False


def steal(state: State) -> None:
    """VC-103, VC-104: the captive becomes a fresh victim of AP; a book goes along."""
    words = state.words
    victim: i64 = words[at.NAMED]
    if words[at.COVER + victim] > 0:
        words[at.LAID_AT + words[at.COVER + victim] - 1] = words[at.ACTIVE]
    words[at.PLACE + victim] = at.FRESH
    if state.journal is not None:
        facts.stolen(state, victim)


def let_escape(state: State, victim: i64) -> None:
    """VC-209, VC-210: back into the village deck, which is shuffled."""
    state.uncover(victim)
    return_to_village(state, victim)
    shuffle_village(state)


def seize_opportunity(state: State) -> None:
    """VC-204 to VC-206: R drops at once, and the victim lies dead in AP's tomb."""
    seat: i64 = state.words[at.ACTIVE]
    victim: i64 = state.words[at.NAMED]
    gain: i64 = consumption_of(state, seat, victim)
    pay_or_gain(state, seat, gain)
    state.words[at.PLACE + victim] = at.DEAD + seat
    if state.journal is not None:
        facts.opportunity_seized(state, seat, victim, gain)


def consumption_of(state: State, seat: i64, victim: i64) -> i64:
    """VC-219: the right value, and one more for Count Biggulp where the card grants it."""
    gain: i64 = state.printed.right[victim]
    if state.printed.bonus[victim] == 1 and state.has_ability(seat, c.BIGGULP):
        gain += 1
    return gain


def pay_or_gain(state: State, seat: i64, change: i64) -> None:
    """VC-8, VC-175, VC-205: drops never fall below 0."""
    drops: i64 = state.drops(seat) + change
    state.words[at.DROPS + seat] = drops if drops > 0 else 0
