"""Chapter 5: step 1, in which the active player discards and draws, or skips."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.vampire_empire.table import H, Table, V, begun, by_day, given

EIGHT = "Garlic, Pitchfork, Musket, Relic, Dagger, Rapier, Pistol, Rosary"
SEVEN = "Garlic, Pitchfork, Musket, Relic, Dagger, Rapier, Pistol"
NINE = f"{EIGHT}, Medallion"
TEN = f"{NINE}, Coffin"
PILES = ("cellar", "moat", "keep")


def step1(hand: str, seat: int = V, **keys: object) -> Table:
    """The seat with this hand begins its turn."""
    hands = (hand, "Garlic") if seat == V else ("Garlic", hand)
    return given(*hands, active=seat, turn=4, decision="step1", **keys)  # type: ignore[arg-type]


# --- discarding ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-39")
@pytest.mark.parametrize("seat", [V, H])
def test_every_card_may_go_to_the_cellar_or_to_the_moat(seat: int) -> None:
    table = step1("Garlic*2, Dagger", seat)

    assert table.legal(seat) == [
        "cellar Garlic",
        "cellar Dagger",
        "moat Garlic",
        "moat Dagger",
        "draw",
        "skip",
    ]


@pytest.mark.clause("VE-39")
def test_cards_that_are_not_in_hand_cannot_be_discarded() -> None:
    table = step1("Garlic*2, Dagger")

    assert not table.allows(V, "m[Relic]")
    assert not table.allows(V, "c[Dagger*2]")
    assert not table.allows(V, "c[Dagger] m[Dagger]")


@pytest.mark.clause("VE-39", "VE-40")
@settings(max_examples=40)
@holds_for(
    st.integers(0, 500),
    st.lists(st.sampled_from(["cellar", "moat", "keep"]), min_size=8, max_size=8),
)
def test_any_number_of_cards_may_be_discarded_in_any_mixture(seed: int, wishes: list[str]) -> None:
    table = begun(seed=seed)
    hand = list(table.hand(V).elements())
    piles = {
        pile: [card for card, wish in zip(hand, wishes, strict=True) if wish == pile]
        for pile in PILES
    }
    coming = table.deck(V)[: 8 - len(piles["keep"])]

    table.plays(V, f"c[{', '.join(piles['cellar'])}] m[{', '.join(piles['moat'])}]")

    assert table.cellar(V) == Counter(piles["cellar"])
    assert table.moat(V) == Counter(piles["moat"])
    assert table.hand(V) == Counter(piles["keep"]) + Counter(coming)


# --- drawing -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-40")
@pytest.mark.parametrize("seat", [V, H])
def test_the_player_draws_from_the_top_until_they_hold_eight_cards(seat: int) -> None:
    deck = "Relic, Rapier, Pistol, Rosary, Medallion, Pitchfork, Musket"
    table = step1("Garlic*2, Dagger", seat, decks=[deck if seat == V else None, deck])

    table.plays(seat, "m[Garlic]")

    drawn = ["Relic", "Rapier", "Pistol", "Rosary", "Medallion", "Pitchfork"]
    assert table.hand(seat) == Counter(["Garlic", "Dagger", *drawn])
    assert table.deck(seat) == ["Musket"]


@pytest.mark.clause("VE-40")
@pytest.mark.parametrize(("deck", "held"), [(0, 3), (1, 4), (4, 7), (5, 8), (6, 8)])
def test_they_draw_until_no_card_can_be_drawn(deck: int, held: int) -> None:
    cards = ["Relic", "Rapier", "Pistol", "Rosary", "Medallion", "Musket"][:deck]
    table = step1("Garlic*2, Dagger", decks=[", ".join(cards) or "-", None])

    table.plays(V, "draw")

    assert table.hand(V).total() == held
    assert len(table.deck(V)) == deck - (held - 3)


@pytest.mark.clause("VE-40")
def test_the_opponent_learns_how_many_cards_are_drawn() -> None:
    table = step1("Garlic, Dagger", decks=["Relic, Rapier", None])

    table.plays(V, "draw")

    assert table.told_of("fact-draws", H) == [{"player": V, "count": 2}]
    assert table.told_of("fact-draws-you", V) == [
        {"player": V, "count": 2, "cards": ["name-relic", "name-rapier"]}
    ]


@pytest.mark.clause("VE-41")
@pytest.mark.parametrize("discard", ["cellar Garlic", "moat Garlic"])
@pytest.mark.parametrize("seat", [V, H])
def test_after_the_draw_nothing_can_be_discarded(seat: int, discard: str) -> None:
    table = step1("Garlic*2, Dagger", seat, decks=["-", "-"])
    table.plays(seat, "draw")

    assert not table.allows(seat, discard)
    assert not table.allows(seat, f"{discard}; draw")
    assert not table.allows(seat, "draw")


@pytest.mark.clause("VE-41")
def test_discards_cannot_be_left_without_the_draw() -> None:
    table = step1("Garlic*2, Dagger")

    table.begins(V, "moat Garlic")

    assert table.legal(V) == ["moat Garlic", "moat Dagger", "draw"]


# --- skipping ------------------------------------------------------------------------------------


@pytest.mark.clause("VE-42")
@pytest.mark.parametrize("seat", [V, H])
def test_to_skip_is_neither_to_discard_nor_to_draw(seat: int) -> None:
    table = step1("Garlic*2, Dagger", seat)
    deck = table.deck(seat)

    table.plays(seat, "skip")

    assert table.hand(seat) == Counter(["Garlic", "Garlic", "Dagger"])
    assert (table.deck(seat), table.moat(seat), table.cellar(seat)) == (deck, Counter(), Counter())
    assert table.asked == ("reveal" if seat == V else "window")
    assert table.told_of("fact-skips") == [{"player": seat}]


@pytest.mark.clause("VE-42")
@pytest.mark.parametrize("discard", ["cellar Garlic", "moat Garlic"])
def test_step_1_is_skipped_as_a_whole_or_not_at_all(discard: str) -> None:
    table = step1("Garlic*2, Dagger")

    table.refuses(V, f"{discard}; skip", "VE-42")
    table.begins(V, discard)
    assert "skip" not in table.legal(V)


@pytest.mark.clause("VE-43")
@pytest.mark.parametrize(("hand", "allowed"), [("-", False), ("Garlic", False), ("Garlic*2", True)])
@pytest.mark.parametrize("seat", [V, H])
def test_with_fewer_than_two_cards_nobody_skips(seat: int, hand: str, allowed: bool) -> None:
    table = step1(hand, seat)

    assert ("skip" in table.legal(seat)) == allowed
    if not allowed:
        table.refuses(seat, "skip", "VE-43")
        table.plays(seat, "draw")
        assert table.hand(seat).total() == 8


@pytest.mark.clause("VE-43")
def test_with_fewer_than_two_cards_discarding_is_still_allowed() -> None:
    table = step1("Garlic")

    table.plays(V, "c[Garlic]")

    assert table.cellar(V) == Counter(["Garlic"])
    assert table.hand(V).total() == 8


@pytest.mark.clause("VE-42")
@pytest.mark.parametrize(("hand", "allowed"), [(SEVEN, True), (EIGHT, False)])
def test_with_eight_cards_there_is_nothing_to_skip(hand: str, allowed: bool) -> None:
    table = step1(hand)

    assert ("skip" in table.legal(V)) == allowed
    if not allowed:
        table.refuses(V, "skip", "VE-242")


@pytest.mark.clause("VE-42")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize("hand", ["Garlic", "Garlic*2", "Garlic*2, Dagger"])
def test_without_a_deck_there_is_nothing_to_skip(seat: int, hand: str) -> None:
    table = step1(hand, seat, decks=["-" if seat == V else None, "-" if seat == H else None])

    assert "skip" not in table.legal(seat)
    table.refuses(seat, "skip", "VE-242")
    assert table.allows(seat, "draw")


@pytest.mark.clause("VE-42")
def test_what_was_discarded_in_the_turn_before_makes_no_difference() -> None:
    table = given("Garlic*2, Dagger", "Relic, Pistol, Rapier", decision="step1")
    table.plays(V, "c[Garlic] m[Dagger]")
    table.ends_the_turn()

    assert table.turn == H
    assert "skip" in table.legal(H)
    table.plays(H, "c[Pistol] m[Rapier]")

    assert table.told_of("fact-discards", V)[-1] == {"player": H, "cellar": 1, "moat": 1}
    (own,) = table.told_of("fact-discards-you", H)
    assert (own["cellared"], own["moated"]) == (["name-pistol"], ["name-rapier"])


# --- an overfull hand ----------------------------------------------------------------------------


@pytest.mark.clause("VE-44")
@pytest.mark.parametrize("way_out", ["skip", "draw"])
@pytest.mark.parametrize("hand", [NINE, TEN])
def test_with_more_than_eight_cards_nobody_skips_or_draws(hand: str, way_out: str) -> None:
    table = step1(hand)

    assert way_out not in table.legal(V)
    table.refuses(V, way_out, "VE-44")


@pytest.mark.clause("VE-44")
@pytest.mark.parametrize(
    ("hand", "discards", "enough"),
    [
        (NINE, "m[Garlic]", True),
        (NINE, "c[Garlic]", True),
        (NINE, "m[Garlic, Pistol]", True),
        (TEN, "m[Garlic]", False),
        (TEN, "c[Garlic]", False),
        (TEN, "c[Garlic] m[Pistol]", True),
        (TEN, "m[Medallion, Coffin]", True),
    ],
)
def test_they_discard_at_least_down_to_eight(hand: str, discards: str, enough: bool) -> None:
    table = step1(hand)

    if enough:
        table.plays(V, discards)
        assert table.hand(V).total() == 8
    else:
        table.refuses(V, discards, "VE-44")


@pytest.mark.clause("VE-44")
@pytest.mark.parametrize(("hand", "too_late"), [(NINE, None), (TEN, "Coffin")])
def test_a_discard_after_which_too_many_would_be_left_is_not_offered(
    hand: str, too_late: str | None
) -> None:
    """Cards are named in rising order: behind the last card nothing can be discarded any more."""
    table = step1(hand)

    offered = {move.removeprefix("moat ") for move in table.legal(V) if move.startswith("moat")}

    names = set(hand.split(", "))
    assert offered == names - {too_late}
    assert {move.removeprefix("cellar ") for move in table.legal(V)} >= names
    if too_late:
        table.refuses(V, f"moat {too_late}; draw", "VE-44")


@pytest.mark.clause("VE-44")
def test_copies_of_the_last_kind_can_still_be_discarded_together() -> None:
    table = step1(f"{EIGHT}, Claws*2")

    assert "moat Claws" in table.legal(V)
    table.plays(V, "m[Claws*2]")

    assert table.moat(V) == Counter(["Claws", "Claws"])


# --- the cellar and the hand ---------------------------------------------------------------------


@pytest.mark.clause("VE-45")
@pytest.mark.parametrize("seat", [V, H])
def test_a_cellar_that_is_used_up_is_closed_to_its_owner_only(seat: int) -> None:
    used = [seat == V, seat == H]
    table = step1("Garlic*2, Dagger", seat, cellar_used=used)

    assert table.legal(seat) == ["moat Garlic", "moat Dagger", "draw", "skip"]
    table.refuses(seat, "c[Garlic]", "VE-226")
    other = step1("Garlic*2, Dagger", 1 - seat, cellar_used=used)
    assert other.allows(1 - seat, "c[Garlic]")


@pytest.mark.clause("VE-46")
def test_a_hand_may_grow_beyond_eight_until_the_next_own_step_1() -> None:
    table = given(
        "Coffin, Claws, Garlic*2, Dagger*2, Relic, Pistol, Rapier",
        "Relic, Garlic",
        decision="window",
    )

    table.plays(V, "*Coffin{Claws}")
    table.plays(H, "decline")
    assert table.hand(V).total() == 10

    table.all_decline()
    assert (table.asked, table.hand(V).total()) == ("action", 10)

    table.plays(V, "pass {Garlic*2}")
    table.all_decline()
    table.ends_the_turn()
    assert (table.asked, table.turn, table.hand(V).total()) == ("step1", V, 8)


@pytest.mark.clause("VE-46")
def test_a_stolen_card_may_be_the_ninth() -> None:
    table = by_day(
        "-",
        "Crypt Opening, Garlic*2, Dagger*2, Relic, Pistol, Rapier, Musket, Rosary",
        decision="window",
        cellars=["Raven", "-"],
    )

    table.plays(H, "*Crypt Opening{Garlic}")
    table.plays(H, ": Raven")

    assert table.hand(H).total() == 9
    assert table.asked == "window"
