"""Chapter 4: who may trade when and with whom, and what an offer may hold."""

from collections import Counter

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.lines import draft
from tests.games.vampire_connection.offers import NAMES, only_with
from tests.games.vampire_connection.table import SEAT_COUNTS, begun, cards, connecting

# --- when ----------------------------------------------------------------------------------------


@pytest.mark.clause("VC-30")
def test_the_connection_is_optional() -> None:
    table = connecting(["mist", "wolf", "bat"])

    table.plays(0, "end connection")

    assert table.asked == "play"


@pytest.mark.clause("VC-30")
@pytest.mark.parametrize("line", ["mist > village", "hb > village", "end play", "revive"])
def test_the_connection_lies_before_aps_first_card(line: str) -> None:
    table = connecting(["mist, hunchback", "wolf", "bat"])

    clause = "VC-31" if line == "revive" else "VC-30"
    table.refuses(0, line, clause, "refusal-connection-first")


@pytest.mark.clause("VC-30")
@pytest.mark.parametrize("line", ["offer Ficklecrash", "trade Shortway: mist <-> bat"])
def test_once_the_connection_is_over_ap_cannot_trade_any_more(line: str) -> None:
    table = connecting(["mist", "wolf", "bat"])
    table.plays(0, "end connection")

    table.refuses(0, line, "VC-30", "refusal-connection-over")


@pytest.mark.clause("VC-30")
def test_nobody_but_ap_makes_offers() -> None:
    table = connecting(["mist", "wolf", "bat"])

    table.refuses(1, "offer Shortway", "VC-22", "refusal-not-your-turn")
    assert table.legal(1) == []


@pytest.mark.clause("VC-31")
def test_a_staked_ap_who_wants_to_trade_must_trade_before_they_revive() -> None:
    table = connecting(["mist", "hunchback", "bat"], markers=["stake", None, None])

    table.refuses(0, "revive", "VC-31", "refusal-connection-first")
    table.plays(0, "trade Ficklecrash: mist <-> hunchback")
    table.plays(1, "accept")
    table.plays(0, "revive")

    assert table.markers == [None, None, None]
    table.refuses(0, "offer Shortway", "VC-30", "refusal-connection-over")


@pytest.mark.clause("VC-47")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_trading_is_allowed_from_the_first_turn_on(seats: int) -> None:
    table = begun(seats, start=0)

    offers = [move for move in table.legal(0) if move.startswith("offer")]

    assert table.number("round") == 1
    assert offers == [f"offer {vampire}" for vampire in table.entries("vampires")[1:]]


# --- with whom -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-32")
@pytest.mark.parametrize("active", range(4))
def test_ap_may_trade_with_any_one_other_seat_that_holds_a_card(active: int) -> None:
    table = connecting(["mist", "wolf", "bat", "stake"], active=active)

    names = ["Biggulp", "Ficklecrash", "Shortway", "Garlictooth"]
    others = [f"offer {name}" for seat, name in enumerate(names) if seat != active]
    assert table.legal(active) == ["end connection", *others]
    table.refuses(active, f"offer {names[active]}", "VC-32", "refusal-trade-with-oneself")


@pytest.mark.clause("VC-32")
def test_a_seat_without_cards_is_not_a_partner() -> None:
    table = connecting(["mist", "-", "bat"])

    assert table.legal(0) == ["end connection", "offer Shortway"]
    table.refuses(0, "offer Ficklecrash", "VC-32", "refusal-partner-without-cards")


@pytest.mark.clause("VC-32")
def test_without_cards_ap_cannot_trade() -> None:
    table = connecting(["-", "mist", "bat"])

    assert table.legal(0) == ["end connection"]
    table.refuses(0, "offer Ficklecrash", "VC-32", "refusal-nothing-to-trade")


@pytest.mark.clause("VC-32")
@pytest.mark.parametrize("mine", ["castle", "tomb", "staked"])
@pytest.mark.parametrize("his", ["castle", "tomb", "staked"])
def test_where_the_two_vampires_are_makes_no_difference(mine: str, his: str) -> None:
    table = connecting(
        ["mist", "wolf", "-"],
        places=[place.replace("staked", "tomb") for place in (mine, his, "castle")],
        markers=["stake" if place == "staked" else None for place in (mine, his, "castle")],
    )

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "accept")

    assert (table.hand(0), table.hand(1)) == (cards("wolf"), cards("mist"))


# --- what ----------------------------------------------------------------------------------------


@pytest.mark.clause("VC-33", "VC-36")
@pytest.mark.parametrize("give", ["mist", "mist+stake", "mist+mist"])
@pytest.mark.parametrize("want", ["wolf", "bat+wolf", "wolf+wolf"])
def test_each_side_hands_over_one_or_two_cards(give: str, want: str) -> None:
    table = connecting(["mist*3, stake*2", "wolf*3, bat", "-"])
    both = cards("mist*3, stake*2, wolf*3, bat")
    given_away, received = Counter(give.split("+")), Counter(want.split("+"))

    table.plays(0, f"trade Ficklecrash: {give} <-> {want}")
    table.plays(1, "accept")

    assert table.hand(0) == cards("mist*3, stake*2") - given_away + received
    assert table.hand(0) + table.hand(1) == both


@pytest.mark.clause("VC-33")
@pytest.mark.parametrize("sides", ["mist+mist+mist <-> bat", "mist <-> bat+bat+bat", "- <-> bat"])
def test_three_cards_or_none_cannot_be_handed_over(sides: str) -> None:
    table = connecting(["mist*3, stake", "bat*3", "-"])

    table.refuses(0, f"trade Ficklecrash: {sides}", "VC-33", "refusal-one-or-two-cards")


@pytest.mark.clause("VC-33")
@pytest.mark.parametrize("half", ["offer Ficklecrash", "offer Ficklecrash; give mist; done"])
def test_a_side_cannot_be_closed_before_a_card_is_named(half: str) -> None:
    table = connecting(["mist*3, stake", "bat*3", "-"])

    table.refuses(0, f"{half}; done", "VC-33", "refusal-name-a-card-first")


@pytest.mark.clause("VC-34")
def test_cards_on_the_table_cannot_be_given() -> None:
    """AP's crucifix is laid, the stakes are in vampires or gone, and the party was yesterday's."""
    table = connecting(
        ["mist, wolf", "bat", "-"],
        captives=["The Village Priest", "-", "-"],
        laid=[{"card": "crucifix", "castle": 0, "victims": "The Village Priest"}],
        markers=[None, None, "stake"],
        drops=[9, 9, 9],
    )

    assert draft(GAME, table.position, 0, "offer Ficklecrash") == ["give mist", "give wolf"]
    for card in ("crucifix", "stake", "Party"):
        table.refuses(0, f"trade Ficklecrash: {card} <-> bat", "VC-39", "refusal-not-held")


@pytest.mark.clause("VC-34")
def test_neither_drops_nor_victims_are_part_of_an_offer() -> None:
    table = connecting(["mist", "bat", "-"], captives=["The Baker", "The Mayor", "-"])

    offered = draft(GAME, table.position, 0, "offer Ficklecrash; give mist")

    assert offered == [f"want {name}" for name in NAMES if name != "mist"]
    table.refuses(0, "offer Ficklecrash; give mist; want The Mayor", "VC-34")


@pytest.mark.clause("VC-38")
def test_an_offer_is_a_partner_a_give_and_a_want() -> None:
    table = connecting(["mist, stake", "wolf", "bat, bat"])

    table.plays(0, "trade Shortway: stake <-> bat+bat")

    assert table.truth["pending"] == {
        "decision": "offer-answer",
        "asked": 2,
        "offers": 1,
        "partner": 2,
        "give": "stake",
        "want": "bat*2",
    }


@pytest.mark.clause("VC-39")
@pytest.mark.parametrize(
    ("sides", "clause", "key"),
    [
        ("wolf <-> bat", "VC-39", "refusal-not-held"),
        ("mist+wolf <-> bat", "VC-39", "refusal-not-held"),
        ("stake+stake <-> bat", "VC-39", "refusal-not-held-twice"),
        ("mist <-> mist", "VC-39", "refusal-same-cards"),
        ("mist+mist <-> mist+mist", "VC-39", "refusal-same-cards"),
        ("mist+stake <-> stake+mist", "VC-39", "refusal-same-cards"),
        ("mist <-> Rudey+Rudey", "VC-39", "refusal-single-copy"),
        ("mist <-> Party+Party", "VC-39", "refusal-single-copy"),
    ],
)
def test_an_offer_that_breaks_the_conditions_is_refused(sides: str, clause: str, key: str) -> None:
    table = connecting(["mist*2, stake", "bat*3", "-"])

    table.refuses(0, f"trade Ficklecrash: {sides}", clause, key)


@pytest.mark.clause("VC-39")
@pytest.mark.parametrize(
    "sides",
    ["mist <-> mist+mist", "mist+mist <-> mist", "mist <-> mist+stake", "mist+stake <-> mist+mist"],
)
def test_sides_that_are_only_similar_are_allowed(sides: str) -> None:
    assert connecting(["mist*2, stake", "bat*3", "-"]).allows(0, f"trade Ficklecrash: {sides}")


@pytest.mark.clause("VC-39")
@pytest.mark.parametrize("want", ["Rudey", "Party", "book+book", "holy water+Party"])
def test_ap_may_ask_for_any_card_that_exists_wherever_it_lies(want: str) -> None:
    table = connecting(["mist, Party, book*2", "bat*2", "-"], discard="Rudey, holy water*2")

    assert table.allows(0, f"trade Ficklecrash: mist <-> {want}")


@pytest.mark.clause("VC-39")
def test_a_type_that_this_edition_lacks_cannot_be_asked_for() -> None:
    table = connecting(["hunchback", "bat", "-"], edition=only_with(1, 29, 0))

    table.refuses(0, "trade Ficklecrash: hunchback <-> Party", "VC-39")


@pytest.mark.clause("VC-39", "VC-249")
def test_not_more_can_be_asked_for_than_the_partner_holds() -> None:
    table = connecting(["mist, stake", "bat", "wolf*2"])

    table.refuses(0, "trade Ficklecrash: mist <-> bat+bat", "VC-39", "refusal-one-card-in-hand")
    assert table.allows(0, "trade Shortway: mist <-> bat+bat")


@pytest.mark.clause("VC-39")
@pytest.mark.parametrize("give", ["mist+mist", "mist+wolf"])
def test_who_holds_one_card_cannot_give_two(give: str) -> None:
    table = connecting(["mist", "bat*2", "-"])

    table.refuses(0, f"trade Ficklecrash: {give} <-> bat", "VC-39", "refusal-one-card-in-hand")
    table.refuses(0, f"trade Shortway: {give} <-> bat", "VC-39", "refusal-one-card-in-hand")
    table.plays(0, "end connection")
    table.refuses(0, f"trade Ficklecrash: {give} <-> bat", "VC-30", "refusal-connection-over")
