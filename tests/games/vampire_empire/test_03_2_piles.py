"""Chapter 3, second part: moats and cellars, who may look into them, and stolen cards."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import H, Table, V, begun, by_day, given

OBSERVERS = [SPECTATOR, V, H]
RED_CARDS = "Vampire 1, Vampire 2, Vampire 3"


def sizes(table: Table, observer: int, seat: int) -> list[int]:
    """The sizes of a seat's hand, deck, cellar and moat as an observer sees them."""
    counters = table.scene(observer).seats[seat].counters
    return [counters[name] for name in ("cards", "deck-cards", "cellar-cards", "moat-cards")]


# --- moats and cellars ---------------------------------------------------------------------------


@pytest.mark.clause("VE-24")
def test_a_moat_is_never_drawn_from() -> None:
    table = given("Garlic", "Dagger", decision="step1", decks=["-", None])
    moat = table.moat(V)

    table.plays(V, "draw")

    assert moat.total() == 39
    assert (table.hand(V), table.moat(V)) == (Counter(["Garlic"]), moat)


@pytest.mark.clause("VE-24")
def test_chapel_brings_cards_back_from_a_moat() -> None:
    moat = "Garlic, Dagger, Relic, Rosary"
    table = by_day("-", "Chapel, Pistol", decision="window", moats=["-", moat], decks=[None, "*"])

    table.plays(H, "*Chapel{Pistol}: Garlic, Relic, Pistol")

    assert table.moat(H) == Counter(["Dagger", "Rosary", "Chapel"])
    assert len(table.deck(H)) == 40 - 3


@pytest.mark.clause("VE-25")
def test_played_cards_and_costs_go_to_the_moat() -> None:
    table = given("Coffin, Garlic", decision="window")

    table.plays(V, "*Coffin{Garlic}")

    assert table.moat(V) == Counter(["Coffin", "Garlic"])


@pytest.mark.clause("VE-25")
def test_cards_of_an_action_go_to_the_moat() -> None:
    table = given(RED_CARDS)

    table.plays(V, f"hide Officer [{RED_CARDS}]")

    assert table.moat(V) == Counter(["Vampire 1", "Vampire 2", "Vampire 3"])


@pytest.mark.clause("VE-25")
def test_cards_discarded_by_a_pass_go_to_the_moat() -> None:
    table = given("Garlic*2, Dagger, Relic", "Garlic")

    table.plays(V, "pass {Garlic, Relic}")

    assert table.moat(V) == Counter(["Garlic", "Relic"])
    assert table.hand(V) == Counter(["Garlic", "Dagger"])


@pytest.mark.clause("VE-25")
@pytest.mark.parametrize("seat", [V, H])
def test_everybody_pays_with_their_own_cards(seat: int) -> None:
    """Two cards are left, and in rising order the first has to be paid first."""
    table = given(
        "Garlic, Relic" if seat == V else "-",
        "Garlic, Relic" if seat == H else "Garlic*2",
        active=seat,
        turn=4,
        cellars=["Garlic", "Garlic" if seat == H else "-"],
    )

    table.begins(seat, "pass")
    assert table.legal(seat) == ["pay Garlic"]
    table.begins(seat, "pay Garlic")

    assert table.legal(seat) == ["pay Relic"]


@pytest.mark.clause("VE-25", "VE-27")
def test_cards_removed_by_bat_form_go_to_the_moat_and_both_know_them() -> None:
    table = given("Bat Form, Garlic", "Dagger, Relic", decision="window")
    table.plays(V, "*Bat Form{Garlic}")
    table.plays(H, "decline")

    table.plays(V, ": noble")

    assert table.moat(H) == Counter(["Dagger"])
    assert [table.sees(observer, "moat", H) for observer in OBSERVERS] == [["Dagger"]] * 3


@pytest.mark.clause("VE-25", "VE-27")
def test_a_card_removed_by_mist_form_goes_to_the_moat_and_both_know_it() -> None:
    table = given(
        "Mist Form, Garlic", decision="window", revealed=["Lady"], cellars=["-", "Relic, Dagger"]
    )
    table.plays(V, "*Mist Form{Garlic}")

    table.plays(V, ": Relic")

    assert table.moat(H) == Counter(["Relic"])
    assert table.cellar(H) == Counter(["Dagger"])
    assert [table.sees(observer, "moat", H) for observer in OBSERVERS] == [["Relic"]] * 3


@pytest.mark.clause("VE-25", "VE-26")
@pytest.mark.parametrize("seat", [V, H])
def test_discards_go_to_the_moat_or_to_the_cellar_of_their_owner(seat: int) -> None:
    hand = "Garlic*2, Dagger, Relic"
    table = given(hand, hand, active=seat, turn=4, decision="step1")

    table.plays(seat, "c[Garlic, Relic] m[Dagger]")

    assert table.cellar(seat) == Counter(["Garlic", "Relic"])
    assert table.moat(seat) == Counter(["Dagger"])
    assert table.cellar(1 - seat) == table.moat(1 - seat) == Counter()


@pytest.mark.clause("VE-26")
def test_neither_a_pass_nor_a_cost_is_paid_into_the_cellar() -> None:
    table = given("Coffin, Garlic*2", "Dagger")
    table.refuses(V, "pass; cellar Garlic; cellar Garlic", "VE-79")

    table = given("Coffin, Garlic*2", "Dagger", decision="window")
    table.refuses(V, "play Coffin; cellar Garlic", "VE-130")


# --- who knows what ------------------------------------------------------------------------------


@pytest.mark.clause("VE-27")
@pytest.mark.parametrize("seat", [V, H])
def test_of_discards_the_opponent_learns_the_number_and_not_the_cards(seat: int) -> None:
    hand = "Garlic, Dagger, Relic, Pistol, Rosary, Rapier, Musket, Medallion"
    one, other = (given(hand, hand, active=seat, turn=4, decision="step1") for _ in range(2))

    one.plays(seat, "c[Garlic, Dagger] m[Relic]")
    other.plays(seat, "c[Pistol, Rapier] m[Medallion]")

    told = {"player": seat, "cellar": 2, "moat": 1}
    assert one.told_of("fact-discards", 1 - seat) == one.told_of("fact-discards") == [told]
    (own,) = one.told_of("fact-discards-you", seat)
    assert own == {
        **told,
        "cellared": ["name-garlic", "name-dagger"],
        "moated": ["name-relic"],
    }
    for observer in (1 - seat, SPECTATOR):
        assert one.sees(observer, "cellar", seat) == ["?", "?"]
        assert one.sees(observer, "moat", seat) == ["?"]
        assert one.scene(observer).zones == other.scene(observer).zones


@pytest.mark.clause("VE-27")
def test_of_a_pass_the_opponent_learns_the_number_and_not_the_cards() -> None:
    table = given("Garlic, Dagger, Relic", "Garlic")

    table.plays(V, "pass {Garlic, Relic}")

    assert table.told_of("fact-passes", H) == [{"player": V, "count": 2}]
    assert table.sees(H, "moat", V) == ["?", "?"]


def shown_by_bat_form() -> Table:
    """By night V has seen H's hand of three cards; now H begins their turn."""
    table = given("Bat Form, Garlic*2, Dagger", "Relic, Pistol, Rapier", decision="window")
    table.plays(V, "*Bat Form{Garlic}")
    table.plays(H, "decline")
    table.plays(V, ": support")
    table.ends_the_turn()
    assert sorted(table.sees(V, "hand", H)) == ["Pistol", "Rapier", "Relic"]
    return table


@pytest.mark.clause("VE-27")
@pytest.mark.parametrize(("line", "places"), [("c[Relic]", "cellar"), ("m[Relic]", "moat")])
def test_after_a_hidden_discard_a_card_that_was_seen_may_be_in_hand_or_there(
    line: str, places: str
) -> None:
    table = shown_by_bat_form()

    table.plays(H, line)

    assert table.sees(V, "hand", H) == ["?"] * 8
    for card in ("Relic", "Pistol", "Rapier"):
        pieces = [piece for piece in table.pieces(V, "unseen", H) if piece.face == card]
        moved = [set(piece.marks) & {"in-hand", "in-cellar", "in-moat"} for piece in pieces]
        assert {"in-hand", f"in-{places}"} in moved


@pytest.mark.clause("VE-27")
def test_who_discards_nothing_still_holds_what_was_seen() -> None:
    table = shown_by_bat_form()

    table.plays(H, "draw")

    assert sorted(table.sees(V, "hand", H))[-3:] == ["Pistol", "Rapier", "Relic"]


@pytest.mark.clause("VE-27")
def test_after_a_hand_was_emptied_nothing_that_was_seen_is_in_it() -> None:
    table = shown_by_bat_form()

    table.plays(H, "c[Relic, Pistol, Rapier]")

    assert table.sees(V, "hand", H) == ["?"] * 8
    assert sorted(table.sees(V, "cellar", H)) == ["Pistol", "Rapier", "Relic"]


@pytest.mark.clause("VE-28")
def test_a_support_card_is_shown_when_it_is_played() -> None:
    table = given("Coffin, Garlic", "Sacrifice", decision="window")

    table.plays(V, "*Coffin{Garlic}")

    for observer in OBSERVERS:
        assert table.told_of("fact-plays-card", observer) == [{"player": V, "card": "name-coffin"}]
        assert table.sees(observer, "field", V) == ["Coffin"]
    assert table.sees(H, "moat", V) == ["?"]


@pytest.mark.clause("VE-28")
def test_the_cards_of_a_combat_are_shown_when_they_are_played_and_known_afterwards() -> None:
    table = by_day("Garlic", "Relic, Candlestick")

    table.plays(H, "Bishop x Lady a[Candlestick]")
    assert [table.sees(observer, "field", H) for observer in OBSERVERS] == [["Candlestick"]] * 3

    table.plays(V, "d[]")
    table.plays(H, "decline")
    assert [table.sees(observer, "moat", H) for observer in OBSERVERS] == [["Candlestick"]] * 3


@pytest.mark.clause("VE-29")
@pytest.mark.parametrize("seat", [V, H])
def test_everybody_sees_their_own_moat_and_cellar_and_nobody_anothers(seat: int) -> None:
    table = given("Rapier", "Rapier", moats=["Garlic, Relic"] * 2, cellars=["Dagger*2"] * 2)

    assert sorted(table.sees(seat, "moat", seat)) == ["Garlic", "Relic"]
    assert table.sees(seat, "cellar", seat) == ["Dagger", "Dagger"]
    for observer in (1 - seat, SPECTATOR):
        assert table.sees(observer, "moat", seat) == ["?", "?"]
        assert table.sees(observer, "cellar", seat) == ["?", "?"]


@pytest.mark.clause("VE-29")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_where_memory_counts_nobody_looks_through_a_pile(observer: int) -> None:
    piles = {"moats": ["Garlic, Relic"] * 2, "cellars": ["Dagger*2"] * 2}
    table = given("Rapier", "Rapier", readings=["memory"], **piles)  # type: ignore[arg-type]

    for owner in (V, H):
        assert table.sees(observer, "moat", owner) == ["?", "?"]
        assert table.sees(observer, "cellar", owner) == ["?", "?"]
        assert set(table.sees(observer, "deck", owner)) == {"?"}
    assert table.moat(V) == {"Garlic": 1, "Relic": 1}


@pytest.mark.clause("VE-29")
def test_where_memory_counts_a_pile_is_open_to_whoever_picks_from_it() -> None:
    moats = ["-", "Relic, Rosary, Rapier, Pistol"]
    table = by_day("-", "Chapel, Garlic", moats=moats, decision="window", readings=["memory"])

    table.begins(H, "play Chapel", "pay Garlic")

    assert "Relic" in table.sees(H, "moat", H)
    assert set(table.sees(V, "moat", H)) == {"?"}


@pytest.mark.clause("VE-29")
@pytest.mark.parametrize(("readings", "shown"), [((), "Claws"), (("memory",), "?")])
def test_where_memory_counts_cards_that_were_seen_are_not_shown_again(
    readings: tuple[str, ...], shown: str
) -> None:
    claws = {"hand": "Claws"}
    knowledge = {"sighted": [{"opponent": claws, "spectators": claws}, {}]}
    table = by_day("Claws", "Garlic", knowledge=knowledge, readings=readings)

    assert table.sees(H, "hand", V) == [shown]
    assert table.sees(V, "hand", V) == ["Claws"]


@pytest.mark.clause("VE-30")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_can_count_hands_decks_cellars_and_moats(observer: int) -> None:
    table = given(
        "Garlic, Relic",
        "Dagger",
        moats=["Garlic, Pistol, Rapier", "-"],
        cellars=["Dagger*2, Hound*2", "Relic*1"],
    )

    assert sizes(table, observer, V) == [2, 40 - 2 - 4 - 3, 4, 3]
    assert sizes(table, observer, H) == [1, 38, 1, 0]


@pytest.mark.clause("VE-30")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_the_counts_follow_the_cards(observer: int) -> None:
    table = begun()
    one, two, three = list(table.hand(V).elements())[:3]

    table.plays(V, f"c[{one}, {two}] m[{three}]")

    assert sizes(table, observer, V) == [8, 29, 2, 1]
    assert sizes(table, observer, H) == [8, 32, 0, 0]


# --- stolen cards --------------------------------------------------------------------------------


def robbed(hand: str = "Crypt Opening, Garlic, Dagger") -> Table:
    """H has taken V's Kitchen Boy by day."""
    castle = ["Cook", "Lady", "Bishop"]
    cellars = ["Kitchen Boy, Relic", "-"]
    table = by_day("-", hand, decision="window", castle=castle, cellars=cellars)
    table.plays(H, "*Crypt Opening{Garlic}")
    table.plays(H, ": Kitchen Boy")
    return table


@pytest.mark.clause("VE-32")
def test_a_stolen_card_joins_hs_hand() -> None:
    table = robbed()

    assert table.hand(H) == Counter(["Dagger", "Kitchen Boy"])
    assert table.cellar(V) == Counter(["Relic"])


@pytest.mark.clause("VE-32")
def test_a_stolen_card_that_is_played_goes_to_hs_moat() -> None:
    table = robbed()

    table.plays(H, "*Kitchen Boy{Dagger}: Cook defence")

    assert table.moat(H) == Counter(["Crypt Opening", "Garlic", "Dagger", "Kitchen Boy"])
    assert table.moat(V) == Counter()


@pytest.mark.clause("VE-32")
def test_a_stolen_card_that_is_paid_goes_to_hs_moat() -> None:
    table = robbed()
    table.plays(H, "decline")

    table.plays(H, "pass {Dagger, Kitchen Boy}")

    assert table.moat(H)["Kitchen Boy"] == 1
    assert table.moat(V) == Counter()


@pytest.mark.clause("VE-32")
def test_a_stolen_card_that_is_discarded_goes_to_hs_cellar() -> None:
    table = robbed("Crypt Opening, Garlic, Dagger, Relic, Pistol")
    table.plays(H, "decline")
    table.plays(H, "pass {Dagger, Relic}")
    while table.asked != "step1" or table.active != H:
        table.somebody_is_harmless()

    table.plays(H, "c[Kitchen Boy]")

    assert table.cellar(H) == Counter(["Kitchen Boy"])
    assert table.cellar(V) == Counter(["Relic"])
