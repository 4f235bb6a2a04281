"""Chapters 4 and 19: how an offer is composed, card by card, in exactly one way."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.lines import draft
from tests.games.vampire_connection.offers import NAMES, TYPES, every_offer, one_or_two, only_with
from tests.games.vampire_connection.table import connecting, given

# --- all offers and no others --------------------------------------------------------------------


@st.composite
def few_cards(draw: st.DrawFn) -> tuple[tuple[int, int, int], Counter[str], int]:
    """How many copies there are, what AP holds, and how many hunchbacks the partner holds."""
    copies = (draw(st.integers(0, 3)), 30, draw(st.integers(0, 3)))
    names = ("bat", "hunchback", "Party")
    held = Counter(
        {name: draw(st.integers(0, min(n, 3))) for name, n in zip(names, copies, strict=True)}
    )
    return copies, +held, draw(st.integers(0, 3))


@pytest.mark.clause("VC-33", "VC-38", "VC-39", "VC-248", "VC-249")
@settings(max_examples=60)
@holds_for(few_cards())
def test_every_legal_offer_can_be_composed_in_one_way_and_no_other_at_all(
    few: tuple[tuple[int, int, int], Counter[str], int],
) -> None:
    copies, held, partner = few
    edition = only_with(*copies)
    hand = ", ".join(f"{name}*{n}" for name, n in held.items()) or "-"
    table = connecting([hand, f"hunchback*{partner}" if partner else "-", "-"], edition=edition)
    there = Counter(dict(zip(("bat", "hunchback", "Party"), copies, strict=True)))

    legal = [
        (give, want)
        for give in one_or_two(held, 2)
        for want in one_or_two(+there, partner)
        if give != want
    ]

    assert ("offer Ficklecrash" in table.legal(0)) == bool(legal)
    if legal:
        assert sorted(every_offer(table, "offer Ficklecrash")) == sorted(legal)


@pytest.mark.clause("VC-39", "VC-248", "VC-249")
def test_with_the_shipped_cards_three_cards_in_hand_allow_648_offers() -> None:
    """4 gifts; 17 wishes for a card, 136 for two types, 10 for a pair; never give itself."""
    table = connecting(["mist*2, stake", "bat*2", "-"])

    offers = every_offer(table, "offer Ficklecrash")

    assert len(offers) == len(set(offers)) == 4 * (17 + 136 + 10 - 1)


# --- step by step --------------------------------------------------------------------------------


@pytest.mark.clause("VC-248")
@pytest.mark.parametrize(
    "half",
    ["offer Ficklecrash; give stake; give mist", "offer Ficklecrash; give mist; done; want wolf"],
)
def test_the_second_type_of_a_side_must_not_have_a_lower_index(half: str) -> None:
    table = connecting(["mist*2, stake*2", "bat*3", "-"])
    line = half if "want" not in half else f"{half}; want mist"

    table.refuses(0, line, "VC-248", "refusal-falling-order")


@pytest.mark.clause("VC-248")
def test_after_wolf_no_mist_is_offered_on_either_side() -> None:
    table = connecting(["mist, wolf, stake", "bat*3", "-"])

    gifts = draft(GAME, table.position, 0, "offer Ficklecrash; give wolf")
    wishes = draft(GAME, table.position, 0, "offer Ficklecrash; give stake; done; want wolf")

    assert gifts == ["done", "give stake"]
    assert wishes == ["done", "want wolf", *(f"want {name}" for name in NAMES[2:])]


@pytest.mark.clause("VC-39")
def test_the_hand_of_the_next_seat_is_not_ones_own() -> None:
    table = connecting(["wolf", "mist*2", "mist*2"])

    assert draft(GAME, table.position, 0, "offer Ficklecrash") == ["give wolf"]


@pytest.mark.clause("VC-39")
@pytest.mark.parametrize(
    ("partner", "sides"),
    [("mist", "mist+mist <-> mist"), ("wolf*2", "mist <-> mist+wolf"), ("wolf", "mist <-> wolf")],
)
def test_one_may_want_what_one_gives_if_the_numbers_differ(partner: str, sides: str) -> None:
    table = connecting(["mist*2", partner, "-"])

    table.plays(0, f"trade Ficklecrash: {sides}")

    assert table.asked == "offer-answer"


@pytest.mark.clause("VC-39", "VC-249")
@pytest.mark.parametrize(
    ("books", "parties", "sides"),
    [(1, 1, "book <-> book+Party"), (0, 2, "Party <-> Party+Party"), (2, 0, "book <-> book+book")],
)
def test_a_wish_begins_with_the_given_type_where_a_second_card_exists(
    books: int, parties: int, sides: str
) -> None:
    few: dict[str, object] = {f"vampire_cards.{one}": 0 for one in TYPES}
    few |= {"vampire_cards.hunchback": 28, "vampire_cards.book": books, "table.dealt": 1}
    edition = GAME.edition_with(few | {"vampire_cards.party": parties}, "few")
    table = connecting([sides.partition(" ")[0], "hunchback*2", "-"], edition=edition)

    table.plays(0, f"trade Ficklecrash: {sides}")

    assert table.asked == "offer-answer"


@pytest.mark.clause("VC-39", "VC-249")
@pytest.mark.parametrize("name", ["mist", "wolf", "carriage", "stake", "book", "Party"])
def test_beside_hunchbacks_one_other_type_is_enough_for_an_offer(name: str) -> None:
    few: dict[str, object] = {f"vampire_cards.{one}": 0 for one in TYPES}
    key = f"vampire_cards.{name.lower()}"
    edition = GAME.edition_with(
        few | {"vampire_cards.hunchback": 21, key: 9, "table.dealt": 1}, "few"
    )

    table = connecting(["hunchback", name, "-"], edition=edition)

    assert every_offer(table, "offer Ficklecrash") == [(("hunchback",), (name,))]


@pytest.mark.clause("VC-39")
@pytest.mark.parametrize("active", range(3))
def test_everybody_may_give_what_they_hold_and_nothing_else(active: int) -> None:
    """The seat before AP holds the last type, more than once."""
    hands = ["bat"] * 3
    hands[active], hands[active - 1] = "hunchback", "Party*3"
    table = connecting(hands, active=active, edition=only_with(3, 30, 3))
    partner = table.entries("vampires")[(active + 1) % 3]

    assert draft(GAME, table.position, active, f"offer {partner}") == ["give hunchback"]


@pytest.mark.clause("VC-248")
def test_the_short_form_may_name_the_types_in_any_order() -> None:
    table = connecting(["mist, stake", "wolf, bat", "-"])

    table.plays(0, "trade Ficklecrash: stake+mist <-> bat+wolf")

    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    assert (pending["give"], pending["want"]) == ("mist, stake", "wolf, bat")


@pytest.mark.clause("VC-249")
def test_a_side_closes_by_itself_at_two_cards() -> None:
    table = connecting(["mist*2, stake*2", "bat*3", "-"])
    wishes = [f"want {name}" for name in NAMES]

    assert draft(GAME, table.position, 0, "offer Ficklecrash; give mist; give mist") == wishes
    table.plays(0, "offer Ficklecrash; give mist; give mist; want bat; want bat")

    assert table.asked == "offer-answer"


@pytest.mark.clause("VC-249")
def test_give_closes_at_the_proposers_last_card_and_want_at_the_partners_hand_size() -> None:
    table = connecting(["mist", "bat", "-"])

    table.plays(0, "offer Ficklecrash; give mist; want bat")

    assert table.asked == "offer-answer"


@pytest.mark.clause("VC-247", "VC-249")
def test_if_only_cards_of_lower_index_remain_closing_is_asked_although_nothing_else_is_legal() -> (
    None
):
    table = connecting(["mist, stake", "bat*2", "-"])

    assert draft(GAME, table.position, 0, "offer Ficklecrash; give stake") == ["done"]


@pytest.mark.clause("VC-249")
def test_the_last_type_cannot_be_asked_for_while_giving_its_only_copy() -> None:
    """Party for Party is not a trade, a second Party does not exist, and no type comes after it."""
    table = connecting(["Party, mist", "bat*2", "-"])

    wishes = draft(GAME, table.position, 0, "offer Ficklecrash; give Party; done")

    assert wishes == [f"want {name}" for name in NAMES if name != "Party"]
    table.refuses(
        0,
        "offer Ficklecrash; give Party; done; want Party",
        "VC-249",
        "refusal-offer-cannot-be-completed",
    )


@pytest.mark.clause("VC-249")
def test_no_offer_is_begun_that_cannot_be_completed() -> None:
    """With hunchbacks alone one against one would be the same cards on both sides."""
    alike = only_with(0, 30, 0)
    one_each = connecting(["hunchback", "hunchback", "hunchback*2"], edition=alike)
    two = connecting(["hunchback*2", "hunchback", "-"], edition=alike)

    assert one_each.legal(0) == ["end connection", "offer Shortway"]
    one_each.refuses(0, "offer Ficklecrash", "VC-249", "refusal-no-offer-possible")
    assert every_offer(two, "offer Ficklecrash") == [(("hunchback",) * 2, ("hunchback",))]
    assert draft(GAME, two.position, 0, "offer Ficklecrash; give hunchback") == ["give hunchback"]


# --- timeouts ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-151")
@pytest.mark.parametrize("half", ["offer Ficklecrash", "offer Ficklecrash; give mist; done"])
def test_half_an_offer_is_kept_nowhere_and_a_timeout_ends_the_connection(half: str) -> None:
    table = connecting(["mist, stake", "bat*2", "-"])

    table.refuses(0, half, "", "line-unfinished")
    table.somebody_is_harmless()

    assert table.asked == "play"
    assert table.told() == []


@pytest.mark.clause("VC-151")
@pytest.mark.parametrize(
    ("pending", "harmless"),
    [
        ({"decision": "offer-give"}, "give wolf"),
        ({"decision": "offer-give", "give": "wolf"}, "done"),
        ({"decision": "offer-want", "give": "wolf"}, "want mist"),
        ({"decision": "offer-want", "give": "wolf", "want": "bat"}, "done"),
        ({"decision": "offer-want", "give": "wolf", "want": "wolf"}, "want wolf"),
    ],
)
def test_inside_an_offer_the_harmless_move_is_the_legal_one_of_lowest_index(
    pending: dict[str, object], harmless: str
) -> None:
    table = given(["wolf, stake", "bat*2", "-"], pending={"partner": 1, "offers": 1, **pending})

    move = GAME.default(table.position, 0)

    assert GAME.write(table.position, move) == harmless
    assert move == min(table.position.moves(0))
