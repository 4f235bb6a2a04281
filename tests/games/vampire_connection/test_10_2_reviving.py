"""Chapter 10: reviving, immunity, and that nobody is staked twice."""

import pytest

from tests.games.vampire_connection.table import STAKED, given, staked, turn_begins

# --- reviving ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-159")
@pytest.mark.parametrize("marker", ["stake", "Rudey"])
def test_a_hunchback_revives_his_master(marker: str) -> None:
    table = staked("hunchback*2, mist", markers=[marker, None, None])

    table.plays(0, "revive")

    assert (table.places[0], table.markers[0]) == ("tomb", None)
    assert table.hand(0) == {"hunchback": 1, "mist": 1}
    assert table.discard == {"hunchback": 1, marker: 1}
    assert table.told_of("fact-revives") == [{"player": 0, "marker": f"name-{marker.lower()}"}]
    table.plays(0, "mist > castle")
    assert table.places[0] == "castle"


@pytest.mark.clause("VC-159")
def test_without_a_hunchback_nobody_revives() -> None:
    table = staked("mist")

    table.refuses(0, "revive", "VC-159", "refusal-not-held")


@pytest.mark.clause("VC-159")
@pytest.mark.parametrize("place", ["tomb", "castle"])
def test_only_a_staked_vampire_is_revived(place: str) -> None:
    table = given(["hunchback", "-", "-"], places=[place, "castle", "castle"])

    table.refuses(0, "revive", "VC-159", "refusal-not-staked")


@pytest.mark.clause("VC-159")
def test_nobody_revives_another_players_vampire() -> None:
    table = given(["hunchback", "-", "-"], markers=[None, "stake", None])

    table.refuses(0, "revive", "VC-159")

    assert "revive" not in table.legal(0)


@pytest.mark.clause("VC-160")
def test_reviving_is_possible_at_any_moment_of_play() -> None:
    hand = "Escape, book, Beatquick, stake, hunchback"
    places = ["tomb", "tomb", "castle"]
    table = staked(hand, places=places, captives=["The Baker", "The Mayor", "-"])

    table.plays(0, "escape The Mayor")
    assert table.allows(0, "revive")
    table.plays(0, "book [The Baker] @ Biggulp")
    assert table.allows(0, "revive")
    table.plays(0, "Beatquick+1 -> Ficklecrash")

    table.plays(0, "revive")
    assert table.markers == [None, "stake", None]


@pytest.mark.clause("VC-160")
def test_who_did_not_revive_may_do_it_in_a_later_turn() -> None:
    table = staked("hunchback")

    for _ in range(3):
        table.ends_the_turn()
    assert (table.active, table.markers[0]) == (0, "stake")
    table.plays(0, "end connection")

    table.plays(0, "revive")
    assert table.markers[0] is None


@pytest.mark.clause("VC-161")
def test_the_breath_brings_a_card_and_never_removes_a_marker() -> None:
    table = staked("-", deck="hunchback, *")

    table.plays(0, "end play")

    assert table.active == 1
    assert table.markers == STAKED
    assert table.hand(0) == {"hunchback": 1}


@pytest.mark.clause("VC-161")
def test_the_hunchback_that_the_breath_brought_revives_in_the_next_turn() -> None:
    table = staked("-", deck="hunchback, *")

    for _ in range(3):
        table.ends_the_turn()
    table.plays(0, "end connection")

    assert table.legal(0)[1] == "revive"


# --- immunity ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-162")
@pytest.mark.parametrize("form", ["wolf", "bat", "carriage+hb"])
def test_who_began_their_turn_staked_travels_safely_after_reviving(form: str) -> None:
    hand = "hunchback*2, wolf, bat, carriage, mist"
    table = staked(hand, "Rudey, Thrashon, stake*5", "-", village="The Baker, *")

    table.plays(0, "revive")
    table.plays(0, f"{form} > castle")
    assert (table.asked, table.places[0]) == ("play", "castle")
    table.plays(0, "mist > village")
    table.plays(0, "end play")

    assert (table.asked, table.turn) == ("consume", 0)


@pytest.mark.clause("VC-162")
def test_they_cannot_be_staked_in_their_tomb_until_their_turn_is_over() -> None:
    hands = ("Rudey", "-")
    table = staked("hunchback", *hands, places=["tomb", "castle", "tomb"])
    table.plays(0, "revive")

    table.plays(0, "end play")
    assert table.legal(1) == ["pass", "Rudey+0 -> Shortway"]
    table.refuses(1, "Rudey+0 -> Biggulp", "VC-162", "refusal-immune")
    table.plays(1, "pass")
    table.plays(2, "pass")

    assert (table.active, table.asked) == (1, "tomb-window")
    table.plays(2, "pass")
    table.plays(0, "pass")
    table.plays(1, "end connection")
    assert table.allows(1, "Rudey+0 -> Biggulp")


@pytest.mark.clause("VC-162")
def test_they_come_back_into_their_tomb_safely() -> None:
    table = staked("hunchback, mist*2", "Rudey", "-")

    table.plays(0, "revive")
    table.plays(0, "mist > castle")
    table.plays(0, "mist > tomb")

    assert (table.asked, table.turn) == ("play", 0)


@pytest.mark.clause("VC-162")
@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_vampire_of_ap_decides_who_is_immune(active: int, owner: int) -> None:
    markers = ["stake" if seat == owner else None for seat in range(3)]

    table = turn_begins(["-", "-", "-"], active=active, markers=markers)

    assert table.truth["immune"] is (active == owner)


@pytest.mark.clause("VC-162")
def test_who_began_their_turn_unstaked_is_not_immune() -> None:
    begins = turn_begins(["mist", "Rudey", "-"], places=["tomb", "castle", "castle"])

    assert begins.truth["immune"] is False
    assert begins.allows(1, "Rudey+0 -> Biggulp")


@pytest.mark.clause("VC-162")
def test_the_immunity_of_ap_does_not_protect_others() -> None:
    table = turn_begins(
        ["hunchback", "-", "Rudey"], places=["tomb", "tomb", "castle"], markers=STAKED
    )
    assert table.truth["immune"] is True

    table.plays(1, "pass")

    assert table.legal(2) == ["pass", "Rudey+0 -> Ficklecrash"]


# --- not twice -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-163")
def test_a_staked_vampire_is_not_staked_again() -> None:
    table = given(["Rudey, Beatquick, stake", "-", "-"], places=["castle", "tomb", "castle"])
    table.plays(0, "Beatquick+1 -> Ficklecrash")

    table.refuses(0, "Rudey+0 -> Ficklecrash", "VC-163", "refusal-staked-already")

    assert table.legal(0) == ["end play"]


@pytest.mark.clause("VC-163")
def test_staked_vampires_are_not_targets_in_a_window() -> None:
    markers = [None, None, "stake"]
    table = turn_begins(["-", "Rudey", "-"], places=["tomb", "castle", "tomb"], markers=markers)

    table.refuses(1, "Rudey+0 -> Shortway", "VC-163")

    assert table.legal(1) == ["pass", "Rudey+0 -> Biggulp"]
