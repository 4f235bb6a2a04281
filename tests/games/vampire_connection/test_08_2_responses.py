"""Chapter 8.2: answering a robbery or a Good Opportunity with a protection from the hand."""

import pytest

from tests.games.vampire_connection.table import Table, cards, given

PRIESTS = ("The Village Priest", "The Old Chaplain", "The Wandering Friar")
PRIEST = PRIESTS[0]
HALLOWED = ("crucifix", "holy water")
ALL = "crucifix, holy water, book"


def attacked(by: str, victim: str, captives: str, lord: str, **keys: object) -> Table:
    """AP reaches for a captive of seat 1, by robbery or Good Opportunity."""
    hands = ["bat, Good Opportunity", lord, ALL.replace("book", "book*2") if lord == "-" else "-"]
    table = given(hands, captives=["-", captives, "-"], **keys)  # type: ignore[arg-type]
    if by == "GO":
        table.plays(0, f"GO {victim}")
        return table
    table.plays(0, "bat > castle of Ficklecrash")
    while table.asked == "move-window":
        table.plays(table.turn, "pass")
    table.plays(0, f"rob {victim}")
    return table


# --- against a robbery ---------------------------------------------------------------------------


@pytest.mark.clause("VC-121")
@pytest.mark.parametrize("priest", PRIESTS)
def test_against_a_robbery_crucifix_and_holy_water_help_with_a_priest(priest: str) -> None:
    table = attacked("bat", "The Baker", f"{priest}, The Baker", ALL)

    assert table.legal(1) == ["pass", "respond crucifix", "respond holy water"]


@pytest.mark.clause("VC-121")
def test_a_book_does_not_help_against_a_robbery() -> None:
    table = attacked("bat", "The Baker", f"{PRIEST}, The Baker", ALL)

    table.refuses(1, "respond book", "VC-121")


@pytest.mark.clause("VC-121", "VC-122")
@pytest.mark.parametrize("by", ["bat", "GO"])
@pytest.mark.parametrize("card", HALLOWED)
def test_the_attacked_victim_may_be_the_priest(by: str, card: str) -> None:
    table = attacked(by, PRIEST, PRIEST, card)

    table.plays(1, f"respond {card}")

    assert table.captives(1) == cards(PRIEST)


@pytest.mark.clause("VC-121")
@pytest.mark.parametrize("elsewhere", ["dead", "with another", "fresh"])
def test_the_priest_must_be_among_the_lords_captives(elsewhere: str) -> None:
    table = given(
        ["bat", ALL, "-"],
        captives=["-", "The Baker", PRIEST if elsewhere == "with another" else "-"],
        dead=["-", PRIEST if elsewhere == "dead" else "-", "-"],
        fresh=PRIEST if elsewhere == "fresh" else "-",
        kidnapped=False,
    )

    table.plays(0, "bat > castle of Ficklecrash")
    table.plays(0, "rob The Baker")

    assert table.fresh["The Baker"] == 1
    assert table.asked == "play"


# --- against Good Opportunity --------------------------------------------------------------------


@pytest.mark.clause("VC-122")
def test_against_good_opportunity_a_book_always_helps() -> None:
    table = attacked("GO", "The Baker", "The Baker", ALL)
    assert table.legal(1) == ["pass", "respond book"]

    table.plays(1, "respond book")

    assert table.captives(1) == cards("The Baker")
    assert table.drops == [1, 1, 1]


@pytest.mark.clause("VC-122")
@pytest.mark.parametrize("card", HALLOWED)
def test_crucifix_and_holy_water_need_a_priest_against_good_opportunity(card: str) -> None:
    table = attacked("GO", "The Baker", "The Baker", ALL)

    table.refuses(1, f"respond {card}", "VC-122")


@pytest.mark.clause("VC-122")
@pytest.mark.parametrize("card", [*HALLOWED, "book"])
def test_with_a_priest_every_protection_helps_against_good_opportunity(card: str) -> None:
    table = attacked("GO", "The Baker", f"The Baker, {PRIEST}", ALL)
    assert table.legal(1) == ["pass", "respond crucifix", "respond holy water", "respond book"]

    table.plays(1, f"respond {card}")

    assert table.captives(1) == cards(f"The Baker, {PRIEST}")
    assert table.drops == [1, 1, 1]


@pytest.mark.clause("VC-122")
def test_a_priest_in_another_castle_is_no_help() -> None:
    table = given(
        ["Good Opportunity", ALL, "-"], captives=["The Old Chaplain", "The Baker", PRIEST]
    )

    table.plays(0, "GO The Baker")

    assert table.legal(1) == ["pass", "respond book"]


@pytest.mark.clause("VC-122")
def test_only_held_cards_can_be_played() -> None:
    table = attacked("GO", "The Baker", f"The Baker, {PRIEST}", "-")

    assert table.legal(1) == ["pass"]
    table.refuses(1, "respond crucifix", "VC-211")
    table.refuses(1, "respond holy water", "VC-212")
    table.refuses(1, "respond book", "VC-213")


# --- who answers ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-123")
@pytest.mark.parametrize("by", ["bat", "GO"])
def test_only_the_lord_of_the_attacked_castle_may_answer(by: str) -> None:
    table = attacked(by, "The Baker", f"{PRIEST}, The Baker", "-")

    assert table.position.to_act() == [1]
    assert (table.legal(0), table.legal(2)) == ([], [])
    table.refuses(2, "respond crucifix", "VC-22")
    table.refuses(0, "respond crucifix", "VC-123")
    table.refuses(0, "end play", "VC-123")


@pytest.mark.clause("VC-123")
@pytest.mark.parametrize("by", ["bat", "GO"])
def test_the_lord_answers_with_at_most_one_card(by: str) -> None:
    table = attacked(by, "The Baker", f"{PRIEST}, The Baker", ALL)

    table.plays(1, "respond holy water")

    assert (table.asked, table.turn) == ("play", 0)
    assert table.hand(1) == cards("crucifix, book")
    table.refuses(1, "respond crucifix", "VC-22")


@pytest.mark.clause("VC-123")
@pytest.mark.parametrize("line", ["mist > tomb", "book @ Ficklecrash", "Rudey -> Biggulp"])
def test_the_lord_can_play_nothing_else(line: str) -> None:
    table = attacked("GO", "The Baker", "The Baker", "book, mist, Rudey")

    table.refuses(1, line, "VC-123")


# --- what becomes of the cards -------------------------------------------------------------------


@pytest.mark.clause("VC-124")
@pytest.mark.parametrize("by", ["bat", "GO"])
@pytest.mark.parametrize("card", HALLOWED)
def test_the_cards_of_both_sides_are_discarded_and_the_victim_stays(by: str, card: str) -> None:
    table = attacked(by, "The Baker", f"{PRIEST}, The Baker", card)

    table.plays(1, f"respond {card}")

    assert table.discard == cards(f"{'bat' if by == 'bat' else 'Good Opportunity'}, {card}")
    assert table.hand(1) == cards("-")
    assert table.laid == []
    assert table.captives(1) == cards(f"{PRIEST}, The Baker")
    assert (table.fresh, table.dead(0)) == (cards("-"), cards("-"))
    assert (table.asked, table.turn) == ("play", 0)


@pytest.mark.clause("VC-124")
def test_everybody_is_told_who_warded_off_what() -> None:
    table = attacked("GO", "The Baker", "The Baker", "book")

    table.plays(1, "respond book")

    warded = {"player": 1, "card": "name-book", "victim": "name-v14"}
    assert table.told_of("fact-wards-off") == [warded]


@pytest.mark.clause("VC-124", "VC-150")
def test_if_the_lord_passes_it_is_only_said_that_nobody_responded() -> None:
    table = attacked("GO", "The Baker", "The Baker", "book")

    table.plays(1, "pass")

    assert table.told_of("fact-nobody-responds") == [{}]
    assert table.hand(1) == cards("book")


# --- secrecy -------------------------------------------------------------------------------------


@pytest.mark.clause("VC-125")
@pytest.mark.parametrize("hand", ["-", "mist", "book", "crucifix", "holy water", ALL])
@pytest.mark.parametrize(("by", "captives"), [("bat", f"{PRIEST}, The Baker"), ("GO", "The Baker")])
def test_the_lord_is_asked_whatever_they_hold(by: str, captives: str, hand: str) -> None:
    table = attacked(by, "The Baker", captives, hand)

    assert (table.asked, table.turn) == ("response", 1)
    assert table.legal(1)[0] == "pass"


@pytest.mark.clause("VC-125", "VC-148")
@pytest.mark.parametrize("hand", ["-", "mist", "book", "crucifix", "holy water", ALL])
def test_without_a_priest_nobody_is_asked_about_a_robbery_whatever_they_hold(hand: str) -> None:
    table = attacked("bat", "The Baker", "The Baker", hand)

    assert (table.asked, table.turn) == ("play", 0)
    assert table.fresh == cards("The Baker")
