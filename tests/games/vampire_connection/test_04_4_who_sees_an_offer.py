"""Chapter 4: what the two parties know of an offer, and what the others see of it."""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.testing.perception import first_difference, scene_of
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.offers import offered
from tests.games.vampire_connection.table import Table, given


def notices(table: Table, seat: int) -> list[tuple[str, dict[str, object]]]:
    """What stands beside the table about offers."""
    shown = [(notice.key, notice.args) for notice in table.scene(seat).notices]
    return [(key, args) for key, args in shown if "offer" in key or "counter" in key]


def difference(one: Table, other: Table, seat: int) -> str:
    """What this seat sees differently at two tables; nothing if it cannot tell them apart."""
    return first_difference(
        scene_of(GAME, one.position, seat), scene_of(GAME, other.position, seat)
    )


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("watcher", [SPECTATOR, 2, 3])
def test_the_others_are_told_partner_numbers_and_result(watcher: int) -> None:
    table = offered("mist <-> wolf+bat")
    table.plays(1, "counter bat <-> mist+stake")
    table.plays(0, "accept")

    assert table.told(watcher)[-3:] == [
        ("fact-offers-numbers", {"player": 0, "partner": 1, "given": 1, "wanted": 2}),
        ("fact-counters-numbers", {"player": 1, "partner": 0, "given": 1, "wanted": 2}),
        ("fact-trades-numbers", {"player": 1, "partner": 0, "given": 1, "wanted": 2}),
    ]


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("party", [0, 1])
def test_the_two_parties_are_told_the_contents(party: int) -> None:
    table = offered("mist <-> wolf+bat")
    table.plays(1, "counter bat <-> mist+stake")
    table.plays(0, "accept")

    contents = {"given": ["name-bat"], "wanted": ["name-mist", "name-stake"]}
    assert table.told(party)[-3:] == [
        (
            "fact-offers",
            {
                "player": 0,
                "partner": 1,
                "given": ["name-mist"],
                "wanted": ["name-wolf", "name-bat"],
            },
        ),
        ("fact-counters", {"player": 1, "partner": 0, **contents}),
        ("fact-trades", {"player": 1, "partner": 0, **contents}),
    ]


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("watcher", [SPECTATOR, 2, 3])
def test_the_others_see_the_same_table_whatever_the_two_offer_each_other(watcher: int) -> None:
    one = offered("mist <-> wolf")
    other = offered("stake <-> Party")

    assert difference(one, other, watcher) == ""
    one.plays(1, "counter wolf <-> mist")
    other.plays(1, "counter bat <-> stake")

    assert difference(one, other, watcher) == ""
    assert [key for key, _ in notices(one, watcher)] == [
        "notice-offer-numbers",
        "notice-counter-numbers",
    ]


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("party", [0, 1])
def test_the_two_parties_see_the_contents_on_the_table(party: int) -> None:
    table = offered("mist <-> wolf+bat")

    ((key, args),) = notices(table, party)

    assert key == "notice-offer"
    assert args["wanted"] == {"words": ["name-wolf", "name-bat"]}


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("watcher", [SPECTATOR, 1, 2])
def test_the_numbers_become_public_only_when_the_offer_is_complete(watcher: int) -> None:
    begun = {"decision": "offer-want", "partner": 1, "offers": 1}
    one = given(["mist*2, stake", "wolf*2", "bat"], pending={**begun, "give": "mist"})
    two = given(["mist*2, stake", "wolf*2", "bat"], pending={**begun, "give": "mist, stake"})

    assert notices(one, watcher) == notices(two, watcher) == []
    assert difference(one, two, watcher) == ""


@pytest.mark.clause("VC-45")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_a_rejection_does_not_tell_whether_the_wanted_cards_were_held(seat: int) -> None:
    held = offered("mist <-> wolf", ["mist", "wolf", "bat", "bat"])
    lacking = offered("mist <-> wolf", ["mist", "stake", "bat", "bat"])

    for table in (held, lacking):
        table.plays(1, "reject")

    assert held.told(seat) == lacking.told(seat)
    assert difference(held, lacking, seat) == ""


@pytest.mark.clause("VC-45")
def test_everybody_may_reject_even_what_they_hold() -> None:
    for want in ("wolf", "stake"):
        assert "reject" in offered(f"mist <-> {want}").legal(1)
