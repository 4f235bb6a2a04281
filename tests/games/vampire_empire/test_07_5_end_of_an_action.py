"""Chapters 7 to 11: of an action or a card that is over nothing is left but its effects."""

from collections.abc import Callable

import pytest

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout
from tests.games.vampire_empire.table import H, Table, V, by_day, given

#: What is true of an action or a card under way and of nothing else.
OF_ACTIONS = [
    *(layout.ATTACKER, layout.TARGET, layout.ROUND, layout.ATTACK_SUM, layout.DEFENCE_SUM),
    *(layout.GROUP_SIZE, layout.GROUP_COST, layout.NAMED, layout.LOW_WATER),
    *(layout.CARD, layout.ANSWER, layout.PICKED, layout.TO_PICK, layout.COMPOSING),
    *range(layout.FIELD, layout.FIELD + 2 * c.KINDS),
    *range(layout.GROUP, layout.GROUP + c.KINDS),
    *range(layout.CANCELLED, layout.CANCELLED + c.KINDS),
]


def _played(table: Table, *lines: tuple[int, str]) -> Table:
    for seat, line in lines:
        table.plays(seat, line)
    return table


def _night(*lines: tuple[int, str]) -> Table:
    return _played(
        given(
            "Dagger, Pistol, Claws, Garlic, Raven, Hound, Vampire 1*2",
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
    "a hide with a replacement": lambda: _night(
        (V, "hide Lady [Raven, Vampire 1*2]"),
        (H, "!Sacrifice{Garlic}>Raven"),
        (V, "+[Hound]"),
        DECLINE,
    ),
    "a replaced card": lambda: _night(
        ATTACK, (H, "!Sacrifice{Garlic}>Pistol"), (V, "+[Dagger]"), DECLINE, (H, "d[]"), DECLINE
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


CARDS: dict[str, tuple[tuple[int, str], ...]] = {
    "a marker": ((V, "*Lady-in-Waiting"), (V, "Lady; attack")),
    "a cancelled card": ((V, "*Lady-in-Waiting"), (H, "!Sacrifice{Garlic}")),
    "two returns": ((V, "*Hypnosis{Garlic}"), (V, "Monk; Officer")),
    "a picked card and a vampire": ((V, "*Mist Form{Garlic}"), (V, "pick Relic; Lady")),
    "cards out of the moat": ((H, "*Chapel{Dagger}: Dagger, Rapier, Pistol"),),
    "a stolen card": ((H, "*Crypt Opening{Dagger}"), (H, "pick Raven")),
    "a journey": ((H, "*Secret Journey{Dagger}: Lady"),),
}


@pytest.mark.clause("VE-124", "VE-129", "VE-138")
@pytest.mark.parametrize("card", CARDS)
def test_after_a_card_the_window_goes_on_and_nothing_is_left_of_it(card: str) -> None:
    hands = (
        "Lady-in-Waiting, Hypnosis, Mist Form, Garlic",
        "Sacrifice, Chapel, Crypt Opening, Secret Journey, Garlic, Dagger",
    )
    seat = CARDS[card][0][0]
    table = (given if seat == V else by_day)(
        *hands,
        decision="window",
        castle=["Lady", "Cook", "Officer"],
        revealed=["Lady", "Cook"],
        cellars=["Raven", "Relic"],
        moats=["-", "Rapier, Pistol"],
    )

    for mover, line in CARDS[card]:
        if mover != table.turn:
            table.plays(table.turn, "decline")
        table.plays(mover, line)

    assert (table.asked, table.turn) == ("window", 1 - seat)
    assert [word for word in OF_ACTIONS if table.position.words[word]] == []


def _nearly_taken(active: int, vampires: str, humans: str, *lines: tuple[int, str]) -> Table:
    """Two revealed vampires and the Officer are in the castle; the third vampire comes next."""
    table = given(
        vampires,
        humans,
        active=active,
        turn=3 + active,
        decision="action" if active == V else "window",
        castle=["Lady", "Monk", "Officer"],
        city=["Cook", "Lord", "Nun", "Bishop", "Maid", "Butler"],
        revealed=["Lady", "Monk", "Cook"],
    )
    return _played(table, *lines)


FALLS: dict[str, Callable[[], Table]] = {
    "the question of water": lambda: _played(
        by_day(
            *("Garlic", "Holy Water 1*2"),
            castle=["Lady", "Monk", "Cook"],
            revealed=["Monk", "Cook"],
        ),
        (H, "water Lady [Holy Water 1*2]"),
        (V, "decline"),
    ),
    "a hide": lambda: _nearly_taken(
        V, "Raven, Vampire 1*2", "-", (V, "hide Officer [Raven, Vampire 1*2]")
    ),
    "a death": lambda: _nearly_taken(V, "Pistol", "-", (V, "Lady x Officer a[Pistol]")),
    "a journey": lambda: _nearly_taken(
        H, "-", "Secret Journey, Dagger", (H, "*Secret Journey{Dagger}: Officer")
    ),
}


@pytest.mark.clause("VE-215", "VE-216")
@pytest.mark.parametrize("fall", FALLS)
def test_when_the_castle_falls_nothing_is_left_of_what_brought_it_about(fall: str) -> None:
    table = FALLS[fall]()

    assert table.cause == "end-castle"
    assert [word for word in OF_ACTIONS if table.position.words[word]] == []
