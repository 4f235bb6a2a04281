"""What a scene of The Vampire Connection grants the table: yields, way, offers, standing."""

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.table import Table, connecting, given

PLAIN = ["-", "-", "-"]


def standing(table: Table, seat: int) -> list[tuple[str, dict[str, object]]]:
    return [(one.key, dict(one.args)) for one in table.scene(seat).standing]


def yields(table: Table) -> list[int]:
    return [view.counters["yield"] for view in table.scene(SPECTATOR).seats]


@pytest.mark.clause("VC-114", "VC-171", "VC-172")
def test_what_drinking_would_bring_is_counted_for_every_seat() -> None:
    table = given(
        PLAIN, fresh="V23", captives=["V14", "V01, V15", "V10, V20"],
        laid=[{"card": "holy water", "castle": 2, "victims": "V20"}],
    )  # fmt: skip

    assert yields(table) == [4, 1, 1]


@pytest.mark.clause("VC-44")
def test_an_offer_lies_open_for_the_two_and_as_backs_for_the_third() -> None:
    table = connecting(["mist, wolf", "bat, stake", "-"])
    table.plays(0, "trade Ficklecrash: wolf+mist <-> stake")

    assert table.sees(0, "give", 0) == table.sees(1, "give", 0) == ["mist", "wolf"]
    assert table.sees(1, "want", 0) == ["stake"]
    assert table.sees(2, "give", 0) == ["?", "?"]
    assert table.sees(SPECTATOR, "want", 0) == ["?"]


@pytest.mark.clause("VC-187", "VC-191")
def test_the_standing_says_who_leads_and_what_the_village_still_holds() -> None:
    table = given(PLAIN, drops=[2, 7, 4], village="V01, Sunrise, garlic")

    assert standing(table, 1)[1] == ("ahead-you", {"drops": 7, "lead": 3})
    assert standing(table, 0)[1][0] == "ahead-other"
    assert standing(table, 0)[1][1]["behind"] == 5
    assert standing(table, SPECTATOR)[1][0] == "ahead-watched"
    assert standing(table, 0)[2] == ("ending-village", {"count": 3, "sunrises": 1})


@pytest.mark.clause("VC-51")
def test_the_traveller_is_seen_on_the_way_with_form_and_goal() -> None:
    table = given(["bat, wolf", "-", "-"], drops=[2, 1, 1], captives=["-", "V14", "-"])
    table.plays(0, "bat > castle of Ficklecrash")

    (way,) = [zone for zone in table.scene(SPECTATOR).zones if zone.name == "way"]

    assert [(piece.kind, piece.face, piece.node) for piece in way.pieces] == [
        ("traveller", "bat", "castle 1")
    ]


@pytest.mark.clause("VC-39")
def test_every_kind_of_card_that_may_be_asked_for_lies_open_for_everybody() -> None:
    assert len(connecting(["mist", "bat", "-"]).sees(2, "market", -1)) == 17
