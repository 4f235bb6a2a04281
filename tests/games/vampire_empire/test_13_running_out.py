"""Chapter 13: a cellar becomes a deck, once; and what happens when there are no cards at all."""

from collections import Counter

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.witness import SHUFFLE, WitnessedChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import H, Table, V, by_day, given

OBSERVERS = [SPECTATOR, V, H]
CELLAR = ["Relic", "Pistol", "Raven", "Hound", "Claws", "Coffin", "Rosary", "Rapier", "Musket"]


def step1(hand: str, **keys: object) -> Table:
    """V begins a turn with this hand; H holds a card."""
    return given(hand, "Garlic", decision="step1", **keys)  # type: ignore[arg-type]


def used(table: Table, seat: int) -> bool:
    return bool(table.entries("cellar_used")[seat])


# --- a new deck ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-222", "VE-223", "VE-224")
def test_in_the_middle_of_a_draw_the_cellar_becomes_the_deck_and_the_draw_goes_on() -> None:
    table = step1("Garlic", decks=["Dagger, Candlestick", None], cellars=[", ".join(CELLAR), "-"])

    table.plays(V, "draw")

    assert table.hand(V).total() == 8
    assert table.hand(V) >= Counter(["Garlic", "Dagger", "Candlestick"])
    assert len(table.deck(V)) == len(CELLAR) - 5
    assert Counter(CELLAR) == table.hand(V) + Counter(table.deck(V)) - Counter(
        ["Garlic", "Dagger", "Candlestick"]
    )
    assert (table.cellar(V), used(table, V), used(table, H)) == (Counter(), True, False)


@pytest.mark.clause("VE-222")
def test_the_same_holds_for_h() -> None:
    table = by_day(
        "Garlic", "Garlic", decision="step1", decks=[None, "Dagger"], cellars=["-", "Relic, Pistol"]
    )

    table.plays(H, "draw")

    assert table.hand(H) == Counter(["Garlic", "Dagger", "Relic", "Pistol"])
    assert (table.deck(H), used(table, H), used(table, V)) == ([], True, False)


@pytest.mark.clause("VE-222")
def test_the_opponents_cellar_stays_as_it_is() -> None:
    table = step1("Garlic", decks=["Dagger", None], cellars=["Relic", "Garlic, Pistol"])

    table.plays(V, "draw")

    assert (table.cellar(V), table.cellar(H)) == (Counter(), Counter(["Garlic", "Pistol"]))


@pytest.mark.clause("VE-170", "VE-222")
def test_in_a_cellar_that_became_a_deck_crypt_opening_finds_nothing() -> None:
    hands = ("Garlic", "Crypt Opening, Garlic*2")
    table = given(*hands, decision="step1", decks=["Dagger", None], cellars=["Relic", "-"])

    for line in ("draw", "nobody", "decline"):
        table.plays(V, line)

    table.refuses(H, "*Crypt Opening{Garlic*2}", "VE-170")


@pytest.mark.clause("VE-184", "VE-222")
def test_in_a_cellar_that_became_a_deck_mist_form_takes_nothing_and_still_works() -> None:
    keys = {"decks": [None, "Dagger"], "cellars": ["-", "Relic"], "revealed": ["Lady"]}
    table = by_day("Mist Form, Garlic*2", "Garlic", decision="step1", **keys)

    for seat, line in ((H, "draw"), (H, "decline"), (V, "*Mist Form{Garlic*2}"), (H, "decline")):
        table.plays(seat, line)

    assert "Lady" in table.city


@pytest.mark.clause("VE-222")
def test_the_cellar_is_shuffled() -> None:
    table = step1("Garlic", decks=["Dagger", None], cellars=[", ".join(CELLAR), "-"])
    table.position.chance = luck = WitnessedChance(FastChance(7))

    table.plays(V, "draw")

    assert [(draw.kind, draw.what, draw.bound) for draw in luck.draws] == [
        (SHUFFLE, "vampire deck", len(CELLAR))
    ]
    assert table.told_of("fact-new-deck") == [{"player": V}]


@pytest.mark.clause("VE-222")
def test_a_new_deck_may_come_in_any_order() -> None:
    tops = set()
    for seed in range(40):
        table = step1(
            "Garlic*2, Candlestick*2, Dagger*2, Medallion",
            decks=["Hunting Knife", None],
            cellars=[", ".join(CELLAR), "-"],
            seed=seed,
        )
        table.plays(V, "draw")
        tops.add(table.deck(V)[0])

    assert len(tops) >= 7


@pytest.mark.clause("VE-223")
def test_the_new_deck_is_made_when_the_last_card_leaves_even_if_no_more_is_drawn() -> None:
    table = step1(
        "Garlic*2, Candlestick*2, Dagger*2, Medallion",
        decks=["Hunting Knife", None],
        cellars=["Relic, Pistol", "-"],
    )

    table.plays(V, "draw")

    assert table.hand(V).total() == 8
    assert sorted(table.deck(V)) == ["Pistol", "Relic"]
    assert (table.cellar(V), used(table, V)) == (Counter(), True)


@pytest.mark.clause("VE-223")
def test_before_the_last_card_leaves_the_cellar_stays() -> None:
    table = step1(
        "Garlic*2, Candlestick*2, Dagger*2, Medallion",
        decks=["Hunting Knife, Musket", None],
        cellars=["Relic, Pistol", "-"],
    )

    table.plays(V, "draw")

    assert table.deck(V) == ["Musket"]
    assert (table.cellar(V), used(table, V)) == (Counter(["Relic", "Pistol"]), False)


@pytest.mark.clause("VE-222", "VE-223")
def test_coffin_also_draws_through_a_new_deck() -> None:
    table = given(
        "Coffin, Garlic",
        decision="window",
        decks=["Dagger", None],
        cellars=["Relic, Pistol, Rapier", "-"],
    )

    table.plays(V, "*Coffin{Garlic}")

    assert table.hand(V).total() == 3
    assert table.hand(V)["Dagger"] == 1
    assert (len(table.deck(V)), used(table, V)) == (1, True)


@pytest.mark.clause("VE-223", "VE-225")
def test_after_the_discards_of_step_1_an_empty_deck_is_made_anew() -> None:
    table = step1("Garlic*2, Coffin, Relic", decks=["-", None])

    table.plays(V, "c[Garlic, Relic] m[Coffin]")

    assert table.hand(V) == Counter(["Garlic", "Garlic", "Relic"])
    assert table.moat(V)["Coffin"] == 1
    assert (table.deck(V), table.cellar(V), used(table, V)) == ([], Counter(), True)


@pytest.mark.clause("VE-223")
def test_the_discards_of_the_same_step_are_in_the_new_deck() -> None:
    table = step1("Garlic", decks=["Dagger", None], cellars=["Relic", "-"])

    table.plays(V, "c[Garlic]")

    assert table.hand(V) == Counter(["Garlic", "Dagger", "Relic"])


@pytest.mark.clause("VE-225")
def test_without_cards_in_the_cellar_the_use_is_not_spent() -> None:
    table = step1("Garlic*2", decks=["Dagger", None])

    table.plays(V, "draw")

    assert (table.deck(V), used(table, V)) == ([], False)
    assert table.told_of("fact-new-deck") == []


@pytest.mark.clause("VE-224")
def test_a_cellar_is_used_at_most_once_in_a_game() -> None:
    table = step1("Garlic*2, Dagger", decks=["Relic", None], cellar_used=[True, False])

    table.plays(V, "m[Dagger]")

    assert table.hand(V) == Counter(["Garlic", "Garlic", "Relic"])
    assert (table.deck(V), used(table, V)) == ([], True)


@pytest.mark.clause("VE-224", "VE-226")
def test_after_the_use_discards_go_to_the_moat() -> None:
    table = step1("Garlic*2, Dagger", decks=["Relic", None], cellars=["Pistol", "-"])
    table.plays(V, "draw")
    table.ends_the_turn()
    table.ends_the_turn()

    assert (table.asked, table.turn) == ("step1", V)
    assert not [move for move in table.legal(V) if move.startswith("cellar")]
    card = next(iter(table.hand(V)))
    table.refuses(V, f"c[{card}]", "VE-226")
    assert table.allows(V, f"m[{card}]")


@pytest.mark.clause("VE-224")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_sees_that_a_cellar_is_used_up(observer: int) -> None:
    table = step1("Garlic*2", decks=["Relic", None], cellars=["Pistol", "-"])

    table.plays(V, "draw")

    views = table.scene(observer).seats
    assert ["cellar-used" in view.marks for view in views] == [True, False]


# --- without cards -------------------------------------------------------------------------------


@pytest.mark.clause("VE-227")
@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize(
    ("hand", "deck", "out"),
    [("-", "-", True), ("Garlic", "-", False), ("-", "Garlic", False), ("Dagger", "Garlic", False)],
)
def test_out_of_cards_is_who_has_neither_hand_nor_deck(
    observer: int, hand: str, deck: str, out: bool
) -> None:
    table = given("Garlic*2", hand, decks=[None, deck])

    views = table.scene(observer).seats
    assert ["out-of-cards" in view.marks for view in views] == [False, out]


@pytest.mark.clause("VE-228", "VE-33")
@pytest.mark.parametrize("seat", [V, H])
def test_who_is_out_of_cards_takes_no_turn_again_and_again(seat: int) -> None:
    """The opponent takes the next turn instead."""
    hands = ("Garlic*2", "-") if seat == V else ("-", "Garlic*2")
    decks = [None, "-"] if seat == V else ["-", None]
    table = given(*hands, active=seat, turn=4, decks=decks)

    turns = []
    for _ in range(3):
        table.ends_the_turn()
        turns.append((table.number("turn"), table.active, table.turn, table.asked))

    assert turns == [(turn, seat, seat, "step1") for turn in (5, 6, 7)]
    assert table.told_of("fact-no-turn") == [{"player": 1 - seat}] * 3


@pytest.mark.clause("VE-228")
@pytest.mark.parametrize(("hand", "deck"), [("Garlic", "-"), ("-", "Garlic")])
def test_who_has_a_card_in_hand_or_deck_takes_their_turn(hand: str, deck: str) -> None:
    table = given("Garlic*2", hand, decks=[None, deck])

    table.ends_the_turn()

    assert (table.active, table.turn, table.asked) == (H, H, "step1")
    assert table.told_of("fact-no-turn") == []


@pytest.mark.clause("VE-228")
def test_who_has_just_run_out_leaves_the_next_turn_to_the_opponent() -> None:
    table = given("Garlic*2", "Relic", decks=["-", None])

    table.ends_the_turn()

    assert (table.active, table.asked) == (H, "step1")


@pytest.mark.clause("VE-228")
def test_without_a_turn_v_reveals_nobody() -> None:
    table = by_day("-", "Garlic*2", decks=["-", None])

    table.ends_the_turn()

    assert (table.asked, table.turn) == ("step1", H)
    table.plays(H, "draw")
    assert table.asked == "window"


@pytest.mark.clause("VE-229")
def test_v_without_cards_can_still_lose_their_vampires() -> None:
    table = by_day("-", "Relic, Garlic", decks=["-", None])

    table.plays(H, "Bishop x Lady a[Relic]")
    table.all_decline()

    assert table.dead == {"Lady"}


@pytest.mark.clause("VE-229")
def test_the_vampires_of_v_without_cards_can_still_be_revealed() -> None:
    table = by_day("-", "Holy Water 1*2", decks=["-", None])

    table.plays(H, "water Lady [Holy Water 1*2]")

    assert table.revealed == {"Lady"}


@pytest.mark.clause("VE-229")
def test_v_without_cards_can_still_win() -> None:
    table = by_day(
        "-",
        "Holy Water 1*2",
        decks=["-", None],
        castle=["Lady", "Monk", "Cook"],
        revealed=["Lady", "Monk"],
    )

    table.plays(H, "water Cook [Holy Water 1*2]")

    assert (table.cause, table.winners) == ("end-castle", [V])


@pytest.mark.clause("VE-229")
def test_h_without_cards_can_still_lose_and_win() -> None:
    dead = ["Monk", "Cook", "Nun", "Maid", "Butler", "Lord"]
    keys: dict[str, object] = {"dead": dead, "revealed": ["Monk", "Cook"], "decks": [None, "-"]}
    table = given("Pistol, Garlic", "-", **keys)  # type: ignore[arg-type]

    table.plays(V, "Officer x Lady a[Pistol]")

    assert (table.cause, table.winners) == ("end-no-vampires", [H])


@pytest.mark.clause("VE-230")
def test_v_who_runs_out_in_their_own_turn_finishes_it_with_a_pass() -> None:
    table = given("Organist", "Garlic", decision="window", decks=["-", None])
    table.plays(V, "*Organist")
    table.plays(H, "decline")
    table.plays(V, ": Bishop attack")

    table.plays(H, "decline")
    assert (table.asked, table.turn, table.legal(V)) == ("action", V, ["pass"])

    table.plays(V, "pass")
    assert (table.asked, table.turn, table.pending["window"]) == ("window", H, "B")
    table.plays(H, "decline")
    assert (table.active, table.asked) == (H, "step1")


@pytest.mark.clause("VE-230")
def test_h_who_runs_out_in_their_own_turn_finishes_it_with_a_pass() -> None:
    table = by_day("Garlic", "Novice", decision="window", decks=[None, "-"])
    table.plays(H, "*Novice: Bishop attack")

    table.plays(V, "decline")
    assert (table.asked, table.turn, table.legal(H)) == ("action", H, ["pass"])

    table.plays(H, "pass")
    assert (table.asked, table.turn, table.pending["window"]) == ("window", V, "B")
    table.plays(V, "decline")
    assert (table.active, table.asked) == (V, "step1")
