"""What each seat is told: everything it learns, in its own words, and nothing else."""

import pytest

from gruft.kernel.journal import CHANCE, SHOWN, WINDOW
from tests.games.tables import SPECTATOR, Told
from tests.games.vampire_connection.table import Table, begun, connecting, given, turn_begins


def keys(told: list[Told]) -> list[str]:
    return [key for key, _ in told]


def everybody_is_told(table: Table, *expected: Told) -> None:
    for seat in (SPECTATOR, *range(table.seats)):
        assert table.told(seat) == list(expected)


# ---- set-up and turns ---------------------------------------------------------------------------


@pytest.mark.clause("VC-13", "VC-235")
def test_at_the_start_all_hear_the_vampires_and_each_alone_their_hand() -> None:
    table = begun(3, seed=2, vampire_0="Miststone", start=1)

    assert table.told()[0] == ("fact-is-vampire", {"player": 0, "vampire": "name-miststone"})
    assert keys(table.told()) == ["fact-is-vampire"] * 3 + ["fact-turn-begins"]
    for seat in range(3):
        (hand,) = table.told_of("fact-your-hand", seat)
        assert isinstance(hand["cards"], list)
        assert len(hand["cards"]) == 5
        assert "name-hunchback" in hand["cards"]
    assert table.journal.horizons == [CHANCE]


@pytest.mark.clause("VC-22", "VC-21")
def test_all_hear_whose_turn_begins_in_which_round() -> None:
    table = given(["-", "-", "-"], active=2)

    table.ends_the_turn()

    assert table.told(1)[-1] == ("fact-turn-begins", {"player": 0, "round": 3})


@pytest.mark.clause("VC-191", "VC-192")
def test_all_winners_are_named() -> None:
    table = given(["-", "-", "-"], latch=True, drops=[3, 5, 5])

    table.ends_the_turn()

    assert table.told_of("fact-wins-game") == [
        {"player": 1, "drops": 5},
        {"player": 2, "drops": 5},
    ]


# ---- the Connection -----------------------------------------------------------------------------


@pytest.mark.clause("VC-44")
def test_an_offer_is_told_to_the_two_in_full_and_to_the_others_in_numbers() -> None:
    table = connecting(["mist, wolf", "stake*2", "-"])

    table.plays(0, "trade Ficklecrash: mist <-> stake+stake")

    names = {"player": 0, "partner": 1}
    full = names | {"given": ["name-mist"], "wanted": ["name-stake", "name-stake"]}
    for party in (0, 1):
        assert table.told(party) == [("fact-offers", full)]
    for other in (2, SPECTATOR):
        assert table.told(other) == [("fact-offers-numbers", names | {"given": 1, "wanted": 2})]


@pytest.mark.clause("VC-44", "VC-36")
def test_a_counter_offer_and_a_trade_are_told_alike() -> None:
    table = connecting(["mist, wolf", "stake*2", "-"])
    table.plays(0, "trade Ficklecrash: mist <-> stake+stake")

    table.plays(1, "counter stake <-> wolf")
    table.plays(0, "accept")

    full = {"player": 1, "partner": 0, "given": ["name-stake"], "wanted": ["name-wolf"]}
    assert table.told(0)[1:] == [("fact-counters", full), ("fact-trades", full)]
    assert table.told(1) == table.told(0)
    assert keys(table.told(2))[1:] == ["fact-counters-numbers", "fact-trades-numbers"]
    assert table.told(SPECTATOR) == table.told(2)
    assert SHOWN in table.journal.horizons


@pytest.mark.clause("VC-45")
@pytest.mark.parametrize("hand", ["stake*2", "bat, wolf"])
def test_a_rejection_does_not_tell_whether_the_wanted_cards_were_held(hand: str) -> None:
    table = connecting(["mist, wolf", hand, "-"])
    table.plays(0, "trade Ficklecrash: mist <-> stake+stake")

    table.plays(1, "reject")

    for seat in (SPECTATOR, 0, 1, 2):
        assert table.told(seat)[1:] == [("fact-no-trade", {"player": 0, "partner": 1})]


# ---- journeys -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-51", "VC-80")
def test_form_and_destination_are_announced_together() -> None:
    table = given(["mist, Double Success", "-", "-"], village="V14, V01, V02")

    table.plays(0, "mist+2x > village")

    assert table.told()[0] == (
        "fact-travels",
        {"player": 0, "form": "name-mist", "goal": "goal-village-twice"},
    )


@pytest.mark.clause("VC-220", "VC-234")
def test_a_bat_played_as_a_wolf_is_seen_to_be_both() -> None:
    table = given(["-", "bat", "-"], active=1, village="V14, V01")

    table.plays(1, "bat(wolf) > village")

    (journey,) = table.told_of("fact-travels")
    assert journey["form"] == "name-bat-as-wolf"


@pytest.mark.clause("VC-234", "VC-75", "VC-71")
def test_every_turned_card_is_told_also_an_ignored_defence() -> None:
    table = given(["hunchback", "-", "-"], village="church, garlic, V14, V01")

    table.plays(0, "hb > village")

    everybody_is_told(
        table,
        ("fact-travels", {"player": 0, "form": "name-hunchback", "goal": "goal-village"}),
        ("fact-turns-ignored", {"player": 0, "card": "name-church"}),
        ("fact-turns-ignored", {"player": 0, "card": "name-garlic"}),
        ("fact-catches", {"player": 0, "card": "name-v14", "left": 2, "right": 4}),
    )


@pytest.mark.clause("VC-234", "VC-74")
def test_an_effective_defence_is_told_as_such() -> None:
    table = given(["mist", "-", "-"], village="garlic, V01")

    table.plays(0, "mist > village")

    assert table.told(2)[-1] == ("fact-turns-repulsed", {"player": 0, "card": "name-garlic"})


@pytest.mark.clause("VC-243")
@pytest.mark.parametrize(
    ("card", "key"), [("Sunrise", "fact-turns"), ("Sunrise marked", "fact-turns-marked")]
)
def test_all_see_which_copy_of_an_event_was_turned(card: str, key: str) -> None:
    table = given(["mist", "-", "-"], village=f"{card}, V01")

    table.plays(0, "mist > village")

    assert table.told()[1:3] == [
        (key, {"player": 0, "card": "name-sunrise"}),
        ("fact-sunrise", {"player": 0}),
    ]


@pytest.mark.clause("VC-187")
def test_the_last_village_card_is_told() -> None:
    table = given(["mist", "-", "-"], village="V14")

    table.plays(0, "mist > village")

    assert keys(table.told())[-1] == "fact-village-empty"


@pytest.mark.clause("VC-92", "VC-91")
def test_a_gift_is_told_to_its_giver_alone_until_all_have_chosen() -> None:
    table = given(["mist", "-", "-"], captives=["-", "V15, V16", "V17"], village="Masked Ball, V01")
    table.plays(0, "mist > village")
    before = len(table.told())

    table.plays(1, "gives The Blacksmith")

    assert len(table.told(0)) == len(table.told(2)) == len(table.told()) == before
    assert table.told(1)[before:] == [("fact-you-give", {"victim": "name-v15"})]

    table.plays(2, "gives The Milkmaid")

    assert table.told_of("fact-gives", 0) == [
        {"player": 1, "to": 2, "victim": "name-v15"},
        {"player": 2, "to": 0, "victim": "name-v17"},
    ]


# ---- windows ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-150")
@pytest.mark.parametrize("hand", ["-", "Thrashon, stake*2"])
def test_a_window_in_which_all_pass_is_one_remark(hand: str) -> None:
    table = given(["wolf", hand, "-"], village="V14, V01")
    table.plays(0, "wolf > village")
    announced = len(table.told())

    table.all_pass()

    for seat in (SPECTATOR, 0, 1, 2):
        assert keys(table.told(seat)[announced:]) == ["fact-no-hunter", "fact-catches"]
    assert WINDOW in table.journal.horizons


@pytest.mark.clause("VC-150", "VC-131")
def test_a_staking_is_told_with_its_cards_and_passes_before_it_are_not() -> None:
    table = given(["wolf", "-", "Thrashon, stake"])
    table.plays(0, "wolf > tomb")

    table.plays(1, "pass")
    table.plays(2, "Thrashon+1 -> Biggulp")

    staked = {"player": 2, "hunter": "name-thrashon", "stakes": 1, "target": 0}
    assert table.told(1)[1] == ("fact-stakes", staked)
    assert "fact-no-hunter" not in keys(table.told(1))
    assert set(table.journal.horizons) >= {SHOWN, WINDOW}


@pytest.mark.clause("VC-150")
def test_in_a_tomb_window_the_remark_comes_only_if_nobody_staked() -> None:
    table = turn_begins(
        ["-", "Rudey", "Beatquick, stake"], places=["tomb", "tomb", "tomb"], abilities=False
    )

    table.plays(1, "Rudey+0 -> Shortway")
    table.plays(1, "pass")
    table.plays(2, "pass")

    assert keys(table.told())[:1] == ["fact-stakes"]
    assert "fact-no-hunter" not in keys(table.told())


@pytest.mark.clause("VC-150", "VC-103")
def test_an_unanswered_robbery_is_remarked_also_after_an_earlier_staking() -> None:
    table = given(
        ["Rudey, carriage, hunchback", "-", "-"], places=["castle", "castle", "tomb"],
        captives=["-", "V10", "-"],
    )  # fmt: skip
    table.plays(0, "Rudey+0 -> Shortway")
    table.plays(0, "carriage+hb > castle of Ficklecrash")
    table.all_pass()
    table.plays(0, "rob The Village Priest")

    table.plays(1, "pass")

    assert keys(table.told())[-3:] == ["fact-reaches-for", "fact-nobody-responds", "fact-steals"]


@pytest.mark.clause("VC-124")
def test_a_response_is_told_with_its_card_and_whom_it_saves() -> None:
    table = given(["Good Opportunity", "book", "-"], captives=["-", "V14", "-"])
    table.plays(0, "GO; on The Baker")

    table.plays(1, "respond book")

    everybody_is_told(
        table,
        ("fact-plays-opportunity", {"player": 0, "victim": "name-v14", "lord": 1}),
        ("fact-wards-off", {"player": 1, "card": "name-book", "victim": "name-v14"}),
    )
    assert WINDOW in table.journal.horizons


# ---- plays --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-204")
def test_good_opportunity_tells_the_drops() -> None:
    table = given(["Good Opportunity", "-", "-"], captives=["V28", "-", "-"], drops=[2, 1, 1])

    table.plays(0, "GO; on The Mayor's Daughter")

    consumed = {"player": 0, "victim": "name-v28", "drops": 6, "total": 8}
    assert table.told()[-1] == ("fact-consumes-at-once", consumed)


@pytest.mark.clause("VC-109")
def test_a_laid_card_is_told_with_all_it_covers() -> None:
    table = given(["holy water", "-", "-"], captives=["-", "V10, V14, V15", "-"])

    table.plays(0, "holy water [The Baker, The Blacksmith] @ Ficklecrash")

    laid = {"player": 0, "card": "name-holy-water", "lord": 1}
    victims = ["name-v14", "name-v15"]
    everybody_is_told(table, ("fact-lays", laid | {"victims": victims}))


@pytest.mark.clause("VC-99")
def test_an_escape_tells_that_the_village_is_shuffled() -> None:
    table = given(["Escape", "-", "-"], captives=["-", "V14", "-"])

    table.plays(0, "escape; on The Baker")

    assert keys(table.told()) == ["fact-plays-escape", "fact-village-shuffled"]
    assert CHANCE in table.journal.horizons


@pytest.mark.clause("VC-159")
def test_reviving_tells_which_marker_is_discarded() -> None:
    table = given(["hunchback", "-", "-"], markers=["Rudey", None, None], immune=True)

    table.plays(0, "revive")

    everybody_is_told(table, ("fact-revives", {"player": 0, "marker": "name-rudey"}))


def test_leaving_the_tomb_and_a_party_are_told() -> None:
    shortway = given(["-", "-", "-"], active=2, places=["castle", "castle", "tomb"])
    party = given(["Party", "-", "-"], captives=["V14", "-", "-"])

    shortway.plays(2, "leave tomb")
    party.plays(0, "party; on The Baker")

    assert shortway.told(0) == [("fact-leaves-tomb", {"player": 2})]
    assert party.told(1) == [("fact-plays-party", {"player": 0, "victim": "name-v14", "lord": 0})]


# ---- the end of a turn --------------------------------------------------------------------------


@pytest.mark.clause("VC-164", "VC-171", "VC-173", "VC-235")
def test_the_end_of_a_turn_is_told_in_order_and_drawn_cards_to_the_drawer() -> None:
    table = given(["-", "-", "-"], fresh="V14, V15", deck="book, Party, *", drops=[2, 1, 1])

    table.plays(0, "end play")
    table.plays(0, "consume The Baker")
    table.plays(0, "buy 1")

    end = [
        ("fact-consumes", {"player": 0, "victim": "name-v14"}),
        ("fact-drinks", {"player": 0, "net": 6, "total": 2}),
        ("fact-buys", {"player": 0, "cards": 1, "drops": 5, "total": 7}),
    ]
    assert table.told()[:4] == [*end, ("fact-draws", {"player": 0, "cards": 2})]
    assert table.told(1) == table.told()
    assert table.told(0)[:4] == [*end, ("fact-you-draw", {"cards": ["name-book", "name-party"]})]


@pytest.mark.clause("VC-164")
def test_that_nobody_is_consumed_is_news_only_if_somebody_could_have_been() -> None:
    fresh, nobody = given(["-", "-", "-"], fresh="V14"), given(["-", "-", "-"])

    for table in (fresh, nobody):
        table.plays(0, "end play")
        table.plays(0, "pass")

    assert "fact-consumes-nobody" in keys(fresh.told())
    assert "fact-consumes-nobody" not in keys(nobody.told())


@pytest.mark.clause("VC-175")
def test_a_loss_is_told_with_what_is_left() -> None:
    table = given(["-", "-", "-"], captives=["V03", "-", "-"], drops=[1, 1, 1])

    table.plays(0, "end play")
    table.plays(0, "pass")

    assert table.told()[0] == ("fact-drinks-in-vain", {"player": 0, "net": -2, "total": 0})


@pytest.mark.clause("VC-182")
def test_a_new_vampire_deck_is_told_before_what_is_drawn_from_it() -> None:
    table = given(["-", "-", "-"], places=["tomb", "castle", "castle"], deck="mist", discard=None)

    table.plays(0, "end play")
    table.all_pass()

    assert keys(table.told())[:2] == ["fact-no-hunter", "fact-deck-reshuffled"]
    (drawn,) = table.told_of("fact-you-draw", 0)
    assert isinstance(drawn["cards"], list)
    assert drawn["cards"][0] == "name-mist"
    assert len(drawn["cards"]) == 4
    assert CHANCE in table.journal.horizons


@pytest.mark.clause("VC-184")
def test_surplus_cards_are_discarded_face_up() -> None:
    table = given(["mist*10, wolf*3", "-", "-"])

    table.plays(0, "end play")
    table.plays(0, "pass")
    table.plays(0, "discard mist; discard wolf")

    assert table.told_of("fact-discards", 2) == [
        {"player": 0, "card": "name-mist"},
        {"player": 0, "card": "name-wolf"},
    ]
