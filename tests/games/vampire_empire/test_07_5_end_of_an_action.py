"""Chapters 7 and 8: when an action is over nothing of it is left but its effects."""

from collections.abc import Callable

import pytest

from gruft.games.vampire_empire import layout
from gruft.games.vampire_empire.cards import KINDS
from tests.games.vampire_empire.table import H, Table, V, by_day, given

#: What is true of an action under way and of nothing else.
OF_ACTIONS = [
    *(layout.ATTACKER, layout.TARGET, layout.ROUND, layout.ATTACK_SUM, layout.DEFENCE_SUM),
    *(layout.GROUP_SIZE, layout.GROUP_COST, layout.NAMED, layout.LOW_WATER),
    *(layout.CARD, layout.ANSWER, layout.PICKED, layout.COMPOSING),
    *range(layout.FIELD, layout.FIELD + 2 * KINDS),
    *range(layout.GROUP, layout.GROUP + KINDS),
    *range(layout.CANCELLED, layout.CANCELLED + KINDS),
]


def _played(table: Table, *lines: tuple[int, str]) -> Table:
    for seat, line in lines:
        table.plays(seat, line)
    return table


def _night(*lines: tuple[int, str]) -> Table:
    return _played(
        given(
            "Dagger, Pistol, Claws, Garlic, Raven, Vampire 1*2",
            "Relic, Candlestick, Sacrifice, Secret Passage, Garlic*2",
            markers={"Bishop": {"defence": 2}},
        ),
        *lines,
    )


def _found(*lines: tuple[int, str]) -> Table:
    hand = "Holy Water 1, Holy Water 2, Relic, Garlic, Crucifix, Dagger"
    asked = (H, "water Lady [Holy Water 1, Holy Water 2]")
    return _played(by_day("I'm Not a Vampire, Pistol, Garlic", hand), asked, *lines)


ATTACK = (V, "Lady x Bishop a[Pistol, Claws]{Garlic}")
DECLINE = (H, "decline")
ENDS: dict[str, Callable[[], Table]] = {
    "a stop": lambda: _night(ATTACK, DECLINE, (H, "d[Relic, Candlestick]"), (V, "stop")),
    "two rounds": lambda: _night(
        (V, "Lady x Bishop a[Pistol]"),
        DECLINE,
        (H, "d[Relic, Candlestick]"),
        (V, "a[Dagger]"),
        DECLINE,
        (H, "d[]"),
    ),
    "a death": lambda: _night(ATTACK, DECLINE, (H, "d[]"), DECLINE),
    "a secret passage": lambda: _night(ATTACK, (H, "!Secret Passage{Garlic*2}")),
    "a hide": lambda: _night((V, "hide Lady [Raven, Vampire 1*2]"), DECLINE),
    "a failed hide": lambda: _night(
        (V, "hide Lady [Raven, Vampire 1*2]"),
        (H, "!Sacrifice{Garlic}>Raven"),
        (V, "decline"),
        DECLINE,
    ),
    "a pass": lambda: _night((V, "pass {Garlic, Dagger}")),
    "a denial": lambda: _found((V, "!I'm Not a Vampire{Garlic}"), DECLINE),
    "an answer": lambda: _found((V, "decline"), DECLINE),
    "an immediate attack": lambda: _found(
        (V, "decline"),
        (H, "& Bishop x Lady using Holy Water 1 a[Crucifix]{Garlic}"),
        (V, "d[Pistol]"),
        DECLINE,
        (V, "decline"),
    ),
    "an immediate attack without water": lambda: _found(
        (V, "decline"), (H, "& Bishop x Lady a[Relic]"), (V, "d[Pistol]"), DECLINE, (H, "stop")
    ),
}


@pytest.mark.clause("VE-35", "VE-81", "VE-113")
@pytest.mark.parametrize("end", ENDS)
def test_after_an_action_window_b_opens_and_nothing_is_left_of_it(end: str) -> None:
    table = ENDS[end]()

    assert (table.asked, table.pending["window"], table.turn) == ("window", "B", table.active)
    assert [word for word in OF_ACTIONS if table.position.words[word]] == []
