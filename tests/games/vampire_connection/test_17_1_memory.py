"""Chapter 17, memory: what every seat knows of the other hands, and what it cannot know."""

import pytest

from tests.games.vampire_connection.table import (
    SEAT_COUNTS,
    Table,
    begun,
    cards,
    connecting,
    given,
    staked,
)

WATCHERS: list[int | str] = [2, 3, "spectator"]
HANDS = ["mist*3, stake*2", "wolf*3, bat*2", "mist", "-"]


def traded(sides: str, **keys: object) -> Table:
    """AP and seat 1 have traded; seats 2 and 3 look on."""
    table = connecting(HANDS, **keys)
    table.plays(0, f"trade Ficklecrash: {sides}")
    table.plays(1, "accept")
    return table


# --- the first hunchback -------------------------------------------------------------------------


@pytest.mark.clause("VC-237")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_from_the_start_one_hunchback_is_known_in_every_other_hand(seats: int) -> None:
    table = begun(seats)

    for observer in [*range(seats), "spectator"]:
        for seat in range(seats):
            expected = cards("-") if seat == observer else cards("hunchback")
            assert table.knows(observer, seat) == expected


@pytest.mark.clause("VC-237", "VC-235")
def test_what_a_seat_draws_changes_nothing_that_others_know() -> None:
    known = {"1": {"0": "hunchback"}, "spectator": {"0": "hunchback"}}
    table = given(["hunchback", "-", "-"], deck="hunchback, *", knowledge={"known": known})

    table.ends_the_turn()

    assert table.hand(0) == cards("hunchback*2")
    assert table.knows(1, 0) == table.knows("spectator", 0) == cards("hunchback")
    assert table.knows(2, 0) == cards("-")


# --- offers and trades ---------------------------------------------------------------------------


@pytest.mark.clause("VC-238")
@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_cards_named_in_an_offer_are_known_to_the_partner_alone(answer: str) -> None:
    table = connecting(HANDS)
    table.plays(0, "trade Ficklecrash: mist+stake <-> wolf")

    assert table.knows(1, 0) == cards("mist, stake")
    assert all(table.knows(watcher, 0) == cards("-") for watcher in WATCHERS)
    table.plays(1, answer)

    assert table.knows(1, 0) == cards("mist, stake" if answer == "reject" else "wolf")


@pytest.mark.clause("VC-238")
def test_wanting_a_card_tells_nothing() -> None:
    table = connecting(HANDS)

    table.plays(0, "trade Ficklecrash: mist <-> wolf+bat")

    assert table.knows(0, 1) == cards("-")
    assert table.knows(1, 0) == cards("mist")


@pytest.mark.clause("VC-238")
def test_cards_named_in_a_counter_offer_are_known_to_ap_alone() -> None:
    table = connecting(HANDS)
    table.plays(0, "trade Ficklecrash: mist <-> wolf")

    table.plays(1, "counter bat+bat <-> stake")

    assert table.knows(0, 1) == cards("bat*2")
    assert table.knows(1, 0) == cards("mist")
    assert all(table.knows(watcher, 1) == cards("-") for watcher in WATCHERS)


@pytest.mark.clause("VC-238")
def test_an_offer_that_is_not_complete_tells_nothing() -> None:
    table = connecting(HANDS)

    table.begins(0, "offer Ficklecrash", "give mist", "done")

    assert table.knows(1, 0) == cards("-")


@pytest.mark.clause("VC-238")
@pytest.mark.parametrize(
    ("sides", "ap_knows", "partner_knows"),
    [
        ("mist <-> wolf", "mist", "wolf"),
        ("mist+mist <-> wolf", "mist*2", "wolf"),
        ("mist <-> wolf+bat", "mist", "wolf, bat"),
        ("mist+stake <-> wolf+wolf", "mist, stake", "wolf*2"),
    ],
)
def test_what_was_handed_over_is_known_to_be_in_the_others_hand(
    sides: str, ap_knows: str, partner_knows: str
) -> None:
    table = traded(sides)

    assert table.knows(0, 1) == cards(ap_knows)
    assert table.knows(1, 0) == cards(partner_knows)


@pytest.mark.clause("VC-238")
def test_what_was_handed_over_is_added_to_what_was_known_and_what_was_received_is_gone() -> None:
    known = {"known": {"0": {"1": "wolf*3, bat"}, "1": {"0": "mist*2, stake"}}}

    table = traded("mist+mist <-> wolf+bat", knowledge=known)

    assert table.knows(0, 1) == cards("wolf*2, mist*2")
    assert table.knows(1, 0) == cards("stake, wolf, bat")


@pytest.mark.clause("VC-238")
def test_who_knew_of_one_and_hands_over_another_knows_of_two() -> None:
    known = {"known": {"0": {"1": "mist"}, "1": {"0": "wolf"}}}
    table = connecting(["mist, wolf", "mist, wolf", "-"], knowledge=known)

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "accept")

    assert table.knows(0, 1) == cards("mist*2")
    assert table.knows(1, 0) == cards("wolf*2")


@pytest.mark.clause("VC-238")
def test_what_was_received_and_was_not_known_makes_nothing_negative() -> None:
    table = traded("mist <-> wolf+wolf")

    table.plays(0, "end play")

    assert table.knows(0, 1) == cards("mist")


@pytest.mark.clause("VC-238")
@pytest.mark.parametrize(
    ("known", "named", "then"),
    [
        ("mist", "mist", "mist"),
        ("mist", "mist+mist", "mist*2"),
        ("mist*2", "mist", "mist*2"),
        ("mist*3", "mist+mist", "mist*3"),
        ("stake", "mist+stake", "mist, stake"),
        ("stake*2", "mist", "mist, stake*2"),
    ],
)
def test_a_type_named_again_counts_with_the_larger_number_not_the_sum(
    known: str, named: str, then: str
) -> None:
    table = connecting(HANDS, knowledge={"known": {"1": {"0": known}}})

    table.plays(0, f"trade Ficklecrash: {named} <-> wolf")

    assert table.knows(1, 0) == cards(then)


@pytest.mark.clause("VC-238")
def test_offers_to_two_seats_are_known_each_to_its_own_partner() -> None:
    table = connecting(HANDS)
    table.plays(0, "trade Ficklecrash: mist <-> bat")
    table.plays(1, "reject")

    table.plays(0, "trade Shortway: stake+stake <-> mist")

    assert table.knows(1, 0) == cards("mist")
    assert table.knows(2, 0) == cards("stake*2")
    assert table.knows(3, 0) == table.knows("spectator", 0) == cards("-")


# --- cards shown ---------------------------------------------------------------------------------

PLAYED: dict[str, tuple[str, tuple[str, ...], str]] = {
    "mist": ("mist*2", ("mist > tomb",), "mist"),
    "wolf": ("wolf*2", ("wolf > tomb",), "wolf"),
    "bat": ("bat*2", ("bat > tomb",), "bat"),
    "carriage": ("carriage, hunchback*2", ("carriage+hb > tomb",), "hunchback"),
    "hunchback": ("hunchback*2", ("hb > village",), "hunchback"),
    "double": ("hunchback, Double Success*2", ("hb+2x > village",), "Double Success"),
    "escape": ("Escape*2", ("escape The Baker@Ficklecrash",), "Escape"),
    "opportunity": ("Good Opportunity", ("GO The Baker@Ficklecrash",), "-"),
    "party": ("Party", ("party -The Mayor",), "-"),
    "book": ("book*2", ("book [The Mayor] @ Biggulp",), "book"),
    "stakes": ("Thrashon, stake*2", ("Thrashon+1 -> Shortway",), "stake"),
    "rudey": ("Rudey, stake", ("Rudey+0 -> Shortway",), "stake"),
}


@pytest.mark.clause("VC-239")
@pytest.mark.parametrize("play", PLAYED)
def test_a_card_played_face_up_is_one_card_less_for_everybody_who_knew_of_it(play: str) -> None:
    held, lines, left = PLAYED[play]
    knowledge = {"known": {"1": {"0": held}, "2": {"0": held}, "spectator": {"0": held}}}
    table = given(
        [held, "-", "-"],
        knowledge=knowledge,
        places=["castle", "castle", "tomb"],
        captives=["The Mayor", "The Baker", "-"],
        village="The Tyke, The Drunkard, *",
    )

    for line in lines:
        table.plays(0, line)

    assert {str(table.knows(one, 0)) for one in (1, 2, "spectator")} == {str(cards(left))}
    assert table.hand(0) == cards(left)


@pytest.mark.clause("VC-239")
def test_a_card_played_that_nobody_knew_of_leaves_the_other_cards_known() -> None:
    table = given(["wolf, stake", "-", "-"], knowledge={"known": {"1": {"0": "stake"}}})

    table.plays(0, "wolf > tomb")

    assert table.knows(1, 0) == cards("stake")
    assert table.knows("spectator", 0) == cards("-")


@pytest.mark.clause("VC-239")
def test_the_hunchback_that_revives_is_shown() -> None:
    table = staked("hunchback*2", knowledge={"known": {"1": {"0": "hunchback*2"}}})

    table.plays(0, "revive")

    assert table.knows(1, 0) == cards("hunchback")


@pytest.mark.clause("VC-239")
def test_a_response_is_shown() -> None:
    known = {"known": {"0": {"1": "book*2"}, "2": {"1": "book"}}}
    table = given(
        ["Good Opportunity", "book*2", "-"], captives=["-", "The Baker", "-"], knowledge=known
    )
    table.plays(0, "GO The Baker@Ficklecrash")

    table.plays(1, "respond book")

    assert table.knows(0, 1) == cards("book")
    assert table.knows(2, 1) == cards("-")


@pytest.mark.clause("VC-239")
def test_hunters_and_stakes_of_a_window_are_shown() -> None:
    known = {"known": {"0": {"1": "Beatquick, stake*3"}, "2": {"1": "stake*2"}}}
    table = given(["wolf", "Beatquick, stake*3", "-"], knowledge=known)
    table.plays(0, "wolf > village")

    table.plays(1, "Beatquick+2 -> Biggulp")

    assert table.knows(0, 1) == cards("stake")
    assert table.knows(2, 1) == cards("-")


@pytest.mark.clause("VC-239", "VC-244")
def test_a_discarded_card_is_one_card_less_and_proves_nothing_else() -> None:
    table = given(
        ["mist*10, wolf*3", "-", "-"],
        pending="discard",
        knowledge={"known": {"1": {"0": "mist*3, wolf"}}},
    )

    table.plays(0, "discard mist")

    assert table.knows(1, 0) == cards("mist*2, wolf")
    assert table.knows(2, 0) == cards("-")


# --- trades of others ----------------------------------------------------------------------------


@pytest.mark.clause("VC-240")
@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize(
    ("sides", "giver", "partner"),
    [
        ("mist <-> bat", "mist, stake", "wolf*2"),
        ("stake+stake <-> bat", "-", "wolf*2"),
        ("stake <-> bat+bat", "mist, stake", "wolf"),
        ("mist+stake <-> bat+bat", "-", "wolf"),
    ],
)
def test_after_an_unseen_trade_of_k_cards_each_certain_number_falls_by_k(
    watcher: int | str, sides: str, giver: str, partner: str
) -> None:
    known = {str(watcher): {"0": "mist*2, stake*2", "1": "wolf*3, bat"}}

    table = traded(sides, knowledge={"known": known})

    assert table.knows(watcher, 0) == cards(giver)
    assert table.knows(watcher, 1) == cards(partner)


@pytest.mark.clause("VC-240")
def test_a_counter_that_is_accepted_counts_with_its_own_numbers() -> None:
    table = connecting(HANDS, knowledge={"known": {"2": {"0": "mist*3", "1": "wolf*3"}}})
    table.plays(0, "trade Ficklecrash: stake <-> bat")
    table.plays(1, "counter bat+bat <-> stake")

    table.plays(0, "accept")

    assert table.knows(2, 0) == cards("mist*2")
    assert table.knows(2, 1) == cards("wolf")


@pytest.mark.clause("VC-240", "VC-45")
def test_an_offer_of_others_that_fails_takes_nothing_from_what_is_known() -> None:
    known = {"known": {"2": {"0": "mist*3", "1": "wolf*3"}}}
    table = connecting(HANDS, knowledge=known)
    table.plays(0, "trade Ficklecrash: mist <-> wolf")

    table.plays(1, "reject")

    assert table.knows(2, 0) == cards("mist*3")
    assert table.knows(2, 1) == cards("wolf*3")


@pytest.mark.clause("VC-240", "VC-238")
def test_every_observer_keeps_their_own_account() -> None:
    known = {"1": {"0": "mist"}, "2": {"0": "mist*3"}, "3": {"0": "stake"}, "0": {"2": "mist"}}

    table = traded("mist+stake <-> wolf", knowledge={"known": known})

    assert table.knows(0, 1) == cards("mist, stake")
    assert table.knows(0, 2) == cards("mist")
    assert table.knows(1, 0) == cards("wolf")
    assert table.knows(2, 0) == cards("mist")
    assert table.knows(3, 0) == cards("-")
    assert table.knows("spectator", 0) == cards("-")
