"""What a player of Vampire Empire is asked: whom they attack or defend, and which card asks."""

import pytest

from gruft.games.vampire_empire.show.choices import MOMENTS
from gruft.games.vampire_empire.show.story import VampireEmpireStory
from gruft.kernel.scene import plain
from tests.games.vampire_empire.table import H, Table, V, by_day, given

CELLARS = ["Garlic, Dagger", "Musket, Relic"]


def asked(table: Table) -> str:
    key = table.decision().question.key
    assert key in MOMENTS
    return key


def told(table: Table) -> str:
    window = table.scene(H).window
    assert window is not None
    assert window.trigger.key in MOMENTS
    return window.trigger.key


@pytest.mark.clause("VE-98", "VE-103", "VE-106", "VE-108")
def test_a_combat_asks_who_is_attacked_or_defended_in_each_round() -> None:
    humans = "Candlestick, Holy Bible, Relic, Garlic"
    table = by_day("Rapier, Vampire 1, Vampire 2", humans, revealed=["Lady"])

    table.begins(H, "combat", "Bishop", "Lady")
    assert asked(table) == "decision-attack"
    assert plain(table.decision().question.args) == {"target": {"word": "name-lady"}}
    table.begins(H, "Candlestick", "done")
    assert asked(table) == "decision-defend"
    assert plain(table.decision().question.args) == {"target": {"word": "name-lady"}}
    table.plays(V, "d[Rapier]")
    table.plays(H, "decline")
    assert asked(table) == "decision-attack-again"
    table.plays(H, "a[Relic]")
    assert asked(table) == "decision-defend-again"


@pytest.mark.clause("VE-79", "VE-132")
def test_a_pass_asks_for_a_discard_and_a_card_for_its_pay() -> None:
    table = given("Dagger, Hound, Raven", "-", decision="action")
    table.begins(V, "pass")
    assert asked(table) == "decision-discard"

    window = given("Dagger, Hound, Coffin", "-", decision="window")
    window.begins(V, "play Coffin")
    assert asked(window) == "decision-pay"


@pytest.mark.clause("VE-155", "VE-156", "VE-164", "VE-169")
@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("Squire", "decision-marker"),
        ("Secret Journey", "decision-journey"),
        ("Chapel", "decision-chapel"),
        ("Crypt Opening", "decision-crypt"),
    ],
)
def test_a_card_of_the_humans_asks_in_its_own_words(card: str, key: str) -> None:
    table = by_day(
        "-", f"{card}, Dagger", decision="window", cellars=CELLARS, moats=["-", "Pistol"]
    )

    table.begins(H, f"play {card}", *(["pay Dagger"] if card != "Squire" else []))

    assert asked(table) == key


@pytest.mark.clause("VE-183", "VE-185")
def test_mist_form_asks_for_a_card_and_then_for_a_vampire() -> None:
    table = given(
        "Mist Form, Dagger",
        "-",
        decision="window",
        revealed=["Lady", "Monk"],
        castle=["Lady", "Monk", "Officer"],
        city=["Bishop", "Nun", "Maid", "Cook", "Butler", "Lord"],
        cellars=CELLARS,
    )

    table.begins(V, "play Mist Form", "pay Dagger")
    assert asked(table) == "decision-mist-card"
    table.begins(V, "pick Musket")
    assert asked(table) == "decision-mist"


@pytest.mark.clause("VE-119", "VE-145")
def test_a_window_says_whether_the_vampires_have_played() -> None:
    table = by_day("Rapier", "Candlestick, Relic", revealed=["Lady"])
    table.plays(H, "Bishop x Lady a[Candlestick]")
    table.plays(V, "d[Rapier]")
    assert told(table) == "window-respond-combat"

    undefended = by_day("Rapier", "Candlestick, Relic", revealed=["Lady"])
    undefended.plays(H, "Bishop x Lady a[Candlestick]")
    undefended.plays(V, "done")
    assert told(undefended) == "window-respond-combat-none"


def test_who_was_saved_is_told_before_who_died() -> None:
    """Of too many turning points the lightest are left out; nobody may seem to die twice."""
    turning = VampireEmpireStory.turning
    assert turning.index("fact-saved") < turning.index("fact-dies-vampire")
    assert turning.index("fact-saved") < turning.index("fact-dies-human")
