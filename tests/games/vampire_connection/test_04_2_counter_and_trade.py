"""Chapter 4: the partner's answer, the counter-offer, the trade, and the three offers."""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.lines import draft
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.offers import NAMES, offered
from tests.games.vampire_connection.table import cards, connecting

# --- the trade -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-35", "VC-43")
def test_a_concluded_trade_ends_the_connection() -> None:
    table = offered("mist <-> wolf")

    table.plays(1, "accept")

    assert (table.turn, table.asked) == (0, "play")
    table.refuses(0, "offer Ficklecrash", "VC-30", "refusal-connection-over")
    table.refuses(0, "trade Shortway: mist <-> bat", "VC-30", "refusal-connection-over")


@pytest.mark.clause("VC-35")
def test_in_the_next_turn_the_next_player_may_trade() -> None:
    table = offered("mist <-> wolf")
    table.plays(1, "accept")

    table.ends_the_turn()

    assert table.legal(1) == ["end connection"] + [
        f"offer {name}" for name in ("Biggulp", "Shortway", "Garlictooth")
    ]


@pytest.mark.clause("VC-36")
def test_exactly_the_named_types_change_hands_at_once() -> None:
    table = offered("mist+stake <-> wolf")

    table.plays(1, "accept")

    assert [table.hand(seat) for seat in range(4)] == [
        cards("mist, wolf"),
        cards("wolf, bat, mist, stake"),
        cards("bat"),
        cards("bat"),
    ]
    assert table.discard == cards("-")


@pytest.mark.clause("VC-36")
def test_an_offer_alone_moves_no_card() -> None:
    table = offered("mist+stake <-> wolf")

    assert (table.hand(0), table.hand(1)) == (cards("mist*2, stake"), cards("wolf*2, bat"))


@pytest.mark.clause("VC-37")
def test_stakes_may_be_used_against_the_partner_whatever_was_promised() -> None:
    """Example E-1: a hunchback for two stakes, and please not against me."""
    table = offered(
        "hunchback <-> stake+stake",
        ["hunchback, Assistant", "stake*2", "-", "-"],
        places=["castle", "tomb", "castle", "castle"],
    )
    table.plays(1, "accept")
    table.all_pass()

    table.plays(0, "Assistant+2 -> Ficklecrash")

    assert table.markers == [None, "stake", None, None]


@pytest.mark.clause("VC-37")
def test_an_offer_has_no_room_for_a_promise() -> None:
    table = connecting(["mist", "wolf", "-"])

    table.refuses(0, "trade Ficklecrash: mist <-> wolf and peace", "VC-3", "refusal-no-such-card")


# --- the answer ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-40")
def test_the_partner_accepts_rejects_or_counters() -> None:
    table = offered("mist <-> wolf")

    assert (table.turn, table.legal(1)) == (1, ["accept", "reject", "counter"])


@pytest.mark.clause("VC-40")
@pytest.mark.parametrize("want", ["stake", "stake+wolf", "bat+bat", "carriage+Party", "bat+stake"])
def test_who_does_not_hold_what_is_wanted_cannot_accept(want: str) -> None:
    table = offered(f"mist <-> {want}")

    assert table.legal(1) == ["reject", "counter"]
    table.refuses(1, "accept", "VC-40", "refusal-wanted-not-held")


@pytest.mark.clause("VC-40")
@pytest.mark.parametrize("want", ["wolf", "bat", "wolf+wolf", "wolf+bat"])
def test_who_holds_what_is_wanted_may_accept_or_not(want: str) -> None:
    table = offered(f"mist <-> {want}")

    assert table.legal(1) == ["accept", "reject", "counter"]


@pytest.mark.clause("VC-40")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_but_the_partner_answers(seat: int) -> None:
    table = offered("mist <-> wolf")

    clause = "VC-40" if seat == 0 else "VC-22"
    table.refuses(seat, "reject", clause)
    assert table.legal(seat) == []


@pytest.mark.clause("VC-40")
def test_a_rejected_offer_moves_no_card_and_ap_may_offer_again() -> None:
    table = offered("mist <-> wolf")

    table.plays(1, "reject")

    assert (table.hand(0), table.hand(1)) == (cards("mist*2, stake"), cards("wolf*2, bat"))
    assert (table.turn, table.asked) == (0, "connection")
    assert table.told_of("fact-no-trade") == [{"player": 0, "partner": 1}]


# --- the counter-offer ---------------------------------------------------------------------------


@pytest.mark.clause("VC-41")
def test_a_counter_offer_is_seen_from_the_partner() -> None:
    table = offered("mist <-> wolf")

    table.plays(1, "counter bat <-> mist+stake")
    assert (table.turn, table.asked) == (0, "counter-answer")
    table.plays(0, "accept")

    assert (table.hand(0), table.hand(1)) == (cards("mist, bat"), cards("wolf*2, mist, stake"))
    assert table.asked == "play"


@pytest.mark.clause("VC-41")
@pytest.mark.parametrize(
    ("sides", "key"),
    [
        ("mist <-> stake", "refusal-not-held"),
        ("bat+bat <-> mist", "refusal-not-held-twice"),
        ("wolf <-> wolf", "refusal-same-cards"),
        ("wolf+bat <-> wolf+bat", "refusal-same-cards"),
        ("wolf <-> Party+Party", "refusal-single-copy"),
    ],
)
def test_a_counter_offer_is_legal_as_an_offer_is(sides: str, key: str) -> None:
    table = offered("mist <-> wolf")

    table.refuses(1, f"counter {sides}", "VC-39", key)


@pytest.mark.clause("VC-41")
@pytest.mark.parametrize("counter", ["wolf <-> mist", "wolf <-> mist+mist", "wolf+wolf <-> mist"])
def test_a_counter_offer_may_mirror_the_offer_or_ask_for_more(counter: str) -> None:
    assert offered("mist <-> wolf").allows(1, f"counter {counter}")


@pytest.mark.clause("VC-41", "VC-249")
def test_in_a_counter_offer_ap_is_the_one_who_has_so_many_cards() -> None:
    table = offered("mist <-> wolf", ["mist", "wolf*2, bat", "-", "-"])

    assert draft(GAME, table.position, 1, "counter") == ["give wolf", "give bat"]
    wishes = draft(GAME, table.position, 1, "counter; give wolf; done")
    assert wishes == [f"want {name}" for name in NAMES if name != "wolf"]
    table.refuses(1, "counter wolf <-> mist+stake", "VC-39", "refusal-one-card-in-hand")
    table.plays(1, "counter; give wolf; done; want stake")

    assert table.asked == "counter-answer"


@pytest.mark.clause("VC-41", "VC-249")
def test_in_a_counter_offer_give_closes_at_the_partners_last_card() -> None:
    table = offered("mist <-> bat", ["mist*2", "wolf", "-", "-"])

    table.plays(1, "counter; give wolf; want mist; want mist")

    assert table.asked == "counter-answer"


@pytest.mark.clause("VC-41")
def test_ap_can_only_accept_or_reject_a_counter_offer() -> None:
    table = offered("mist <-> wolf")
    table.plays(1, "counter bat <-> mist")

    assert table.legal(0) == ["accept", "reject"]
    table.refuses(0, "counter mist <-> bat", "VC-41", "refusal-counter-to-counter")


@pytest.mark.clause("VC-41")
@pytest.mark.parametrize(
    ("want", "held"),
    [
        *[("mist", True), ("mist+mist", True), ("mist+stake", True)],
        *[("bat", False), ("stake+stake", False), ("mist+wolf", False)],
    ],
)
def test_ap_accepts_a_counter_offer_only_if_they_hold_what_is_wanted(want: str, held: bool) -> None:
    table = offered("mist <-> bat")

    table.plays(1, f"counter wolf <-> {want}")

    assert table.legal(0) == ["accept"] * held + ["reject"]
    if not held:
        table.refuses(0, "accept", "VC-41", "refusal-wanted-not-held")


@pytest.mark.clause("VC-41")
def test_what_ap_offered_first_does_not_bind_a_counter_offer() -> None:
    """AP holds what the counter wants, not what AP had wanted; and the other way round."""
    table = offered("mist <-> Party")

    table.plays(1, "counter bat <-> stake")
    table.plays(0, "accept")

    assert (table.hand(0), table.hand(1)) == (cards("mist*2, bat"), cards("wolf*2, stake"))


# --- three offers --------------------------------------------------------------------------------


@pytest.mark.clause("VC-42", "VC-43")
@pytest.mark.parametrize("partners", [(1, 1, 1), (1, 2, 3), (2, 1, 2)])
def test_ap_may_make_three_offers_to_one_seat_or_to_several(partners: tuple[int, ...]) -> None:
    table = connecting(["mist*2", "wolf", "wolf", "wolf"])
    names = table.entries("vampires")

    for made, partner in enumerate(partners):
        assert table.asked == "connection"
        assert table.scene(SPECTATOR).counters["offers-left"] == 3 - made
        table.plays(0, f"trade {names[partner]}: mist <-> wolf")
        table.plays(partner, "reject")

    assert table.asked == "play"
    table.refuses(0, "offer Ficklecrash", "VC-42", "refusal-three-offers")


@pytest.mark.clause("VC-42", "VC-43")
def test_an_offer_and_its_counter_count_as_one() -> None:
    table = connecting(["mist*2", "wolf*2", "-"])

    for _ in range(3):
        assert table.asked == "connection"
        table.plays(0, "trade Ficklecrash: mist <-> wolf")
        table.plays(1, "counter wolf+wolf <-> mist")
        table.plays(0, "reject")

    assert table.asked == "play"


@pytest.mark.clause("VC-42")
def test_the_third_offer_may_be_accepted() -> None:
    table = connecting(["mist*2", "wolf*2", "-"], pending={"decision": "connection", "offers": 2})

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "accept")

    assert table.hand(0) == cards("mist, wolf")


@pytest.mark.clause("VC-42")
def test_the_next_turn_brings_three_new_offers() -> None:
    table = connecting(["mist", "wolf", "bat"], pending={"decision": "connection", "offers": 2})
    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "reject")

    table.ends_the_turn()

    assert table.scene(1).counters["offers-left"] == 3


@pytest.mark.clause("VC-43")
@pytest.mark.parametrize("failed", [0, 1, 2])
def test_ap_may_declare_the_end_of_the_connection_before_any_offer(failed: int) -> None:
    table = connecting(["mist", "wolf", "-"])
    for _ in range(failed):
        table.plays(0, "trade Ficklecrash: mist <-> wolf")
        table.plays(1, "reject")

    table.plays(0, "end connection")

    assert table.asked == "play"


@pytest.mark.clause("VC-43")
def test_an_offer_under_way_is_answered_before_the_connection_ends() -> None:
    table = offered("mist <-> wolf")

    table.refuses(0, "end connection", "VC-40", "refusal-others-answer-first")


# --- the hand limit ------------------------------------------------------------------------------


@pytest.mark.clause("VC-46")
def test_a_trade_never_triggers_the_hand_limit() -> None:
    table = connecting(["mist*9, stake*3", "wolf*8, bat*4", "-"])

    table.plays(0, "trade Ficklecrash: mist <-> wolf+bat")
    table.plays(1, "accept")

    assert (table.hand(0).total(), table.asked) == (13, "play")


@pytest.mark.clause("VC-46")
def test_the_limit_is_checked_at_the_end_of_each_players_own_turn() -> None:
    """Seat 1 gets a thirteenth card in seat 0's turn and keeps it until the end of their own."""
    table = connecting(["mist*9", "wolf*8, bat*4", "-"], deck="stake*3, *")
    table.plays(0, "trade Ficklecrash: mist+mist <-> wolf")
    table.plays(1, "accept")

    table.ends_the_turn()
    assert table.hand(1).total() == 13
    table.plays(1, "end connection")
    table.plays(1, "end play")
    table.plays(1, "pass")

    assert (table.turn, table.asked, table.hand(1).total()) == (1, "discard", 14)


# --- timeouts ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-151")
@pytest.mark.parametrize("half", ["counter", "counter; give wolf; done; want mist"])
def test_at_a_timeout_half_a_counter_offer_is_dropped_and_the_whole_offer_fails(half: str) -> None:
    table = offered("mist <-> wolf")

    table.refuses(1, half, "", "line-unfinished")
    table.somebody_is_harmless()

    assert (table.turn, table.asked) == (0, "connection")
    assert table.scene(0).counters["offers-left"] == 2
    assert table.told_of("fact-no-trade") == [{"player": 0, "partner": 1}]


@pytest.mark.clause("VC-151")
def test_at_a_timeout_a_counter_offer_is_rejected() -> None:
    table = offered("mist <-> wolf")
    table.plays(1, "counter bat <-> mist")

    table.somebody_is_harmless()

    assert table.hand(0) == cards("mist*2, stake")
    assert table.asked == "connection"


@pytest.mark.clause("VC-40")
@pytest.mark.parametrize("name", ["mist", "wolf", "book"])
@pytest.mark.parametrize("held", [1, 2])
def test_who_is_asked_for_two_of_a_type_needs_two_to_accept(name: str, held: int) -> None:
    table = connecting(["stake", f"{name}*{held}, bat", "-"])

    table.plays(0, f"trade Ficklecrash: stake <-> {name}+{name}")

    assert ("accept" in table.legal(1)) == (held == 2)
