"""Chapter 3, third part: cards that were seen, and where they may have gone unseen since.

Where a card may be is written as in positions: `hand+moat` is a card that is in hand or in the
moat. Unless a test says otherwise, it is about H's cards as V knows them.
"""

from typing import Any

import pytest

from tests.games.vampire_empire.table import H, Table, V, by_day, given

THREE = "Relic, Rapier, Pistol"
SEVEN = "Garlic, Pitchfork, Candlestick, Dagger, Rosary, Medallion, Novice"


def seen(places: dict[str, str], owner: int = H, **others: object) -> dict[str, object]:
    """V and all others know these cards of H to be in these places (or H those of V)."""
    known = {"opponent": places, "spectators": places}
    return {"sighted": [known if seat == owner else {} for seat in (V, H)], **others}


def sighted(table: Table, owner: int = H, observer: str = "opponent") -> Any:
    """What is known of the owner's cards that lie hidden."""
    knowledge: Any = table.truth["knowledge"]
    return knowledge["sighted"][owner][observer]


def shown(table: Table, owner: int) -> str:
    """The part of a moat that everybody has seen."""
    knowledge: Any = table.truth["knowledge"]
    return str(knowledge["moats"][owner])


# --- cards that are played -----------------------------------------------------------------------


@pytest.mark.clause("VE-28")
@pytest.mark.parametrize("observer", ["opponent", "spectators"])
def test_a_card_that_is_played_has_left_the_hand(observer: str) -> None:
    hand = "Garlic, Relic, Novice"
    table = by_day("-", hand, decision="window", knowledge=seen({"hand": hand}))

    table.plays(H, "*Novice: Bishop attack")

    assert sighted(table, H, observer) == {"hand": "Garlic, Relic"}


@pytest.mark.clause("VE-28", "VE-30")
def test_when_the_last_card_is_played_nothing_that_was_seen_is_in_hand_any_more() -> None:
    table = by_day(
        "-",
        "Relic, Novice",
        decision="window",
        moats=["-", "Pistol"],
        knowledge=seen({"hand+moat": "Relic, Pistol, Novice"}),
    )

    table.plays(H, "*Novice: Bishop attack")
    assert sighted(table) == {"hand+moat": "Relic, Pistol"}

    table.plays(H, "decline")
    table.plays(H, "Bishop x Lady a[Relic]")
    assert sighted(table) == {"moat": "Pistol"}


# --- cards that go face down ---------------------------------------------------------------------


@pytest.mark.clause("VE-27")
@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("draw", "hand"),
        ("skip", "hand"),
        ("c[Relic]", "hand+cellar"),
        ("m[Relic]", "hand+moat"),
        ("c[Relic, Pistol]", "hand+cellar"),
        ("m[Rapier, Pistol]", "hand+moat"),
        ("c[Relic] m[Pistol]", "hand+cellar+moat"),
        ("c[Relic, Rapier, Pistol]", "cellar"),
        ("m[Relic, Rapier, Pistol]", "moat"),
        ("c[Relic, Rapier] m[Pistol]", "cellar+moat"),
    ],
)
def test_what_was_seen_in_hand_may_be_among_the_discards(line: str, places: str) -> None:
    table = by_day("Garlic", THREE, decision="step1", knowledge=seen({"hand": THREE}))

    table.plays(H, line)

    assert sighted(table) == {places: THREE}
    assert sighted(table, V) == {}


@pytest.mark.clause("VE-27")
def test_discards_of_h_say_nothing_of_vs_cards() -> None:
    table = by_day(
        "Garlic, Claws", THREE, decision="step1", knowledge=seen({"hand": "Garlic, Claws"}, V)
    )

    table.plays(H, "c[Relic] m[Pistol]")

    assert sighted(table, V) == {"hand": "Garlic, Claws"}


@pytest.mark.clause("VE-27")
@pytest.mark.parametrize(
    ("hand", "line", "places"),
    [
        (THREE, "pass {Relic, Pistol}", "hand+moat"),
        ("Relic, Pistol", "pass {Relic, Pistol}", "moat"),
    ],
)
def test_what_was_seen_in_hand_may_have_been_paid(hand: str, line: str, places: str) -> None:
    table = by_day("Garlic", hand, knowledge=seen({"hand": hand}))

    table.plays(H, "pass {Relic, Pistol}")

    assert sighted(table) == {places: hand}


@pytest.mark.clause("VE-27", "VE-29")
def test_a_payment_is_told_to_the_payer_without_the_discards_of_step_1() -> None:
    table = given("Garlic*2, Candlestick, Dagger*2, Rapier, Claws*2", "Relic", decision="step1")

    table.plays(V, "c[Garlic, Candlestick] m[Garlic, Rapier, Claws]")
    table.plays(V, "nobody")
    table.all_decline()
    table.plays(V, "pass {Dagger*2}")

    (told,) = table.told_of("fact-passes-you", V)
    assert told["cards"] == ["name-dagger", "name-dagger"]


@pytest.mark.clause("VE-29")
def test_a_new_payment_forgets_nothing_that_was_seen() -> None:
    seen_of_v = {"hand": "Garlic, Pitchfork, Claws"}
    table = by_day("Garlic, Pitchfork, Claws", THREE, knowledge=seen(seen_of_v, V))

    table.plays(H, "pass {Relic, Pistol}")

    assert sighted(table, V) == seen_of_v


# --- cards that come back ------------------------------------------------------------------------


@pytest.mark.clause("VE-24", "VE-27")
def test_what_chapel_takes_from_a_moat_is_known_to_be_in_the_deck() -> None:
    table = by_day(
        "Garlic",
        "Chapel, Sacrifice",
        decision="window",
        moats=["-", "Garlic, Relic"],
        knowledge=seen({"hand+moat": "Relic"}),
    )

    table.plays(H, "*Chapel{Sacrifice}: Garlic, Relic")

    assert sighted(table) == {"deck": "Garlic, Relic"}
    assert shown(table, H) == "Chapel"
    assert table.scene(V).seats[H].counters["moat-cards"] == 2
    assert table.scene(V).seats[H].counters["deck-cards"] == 38


@pytest.mark.clause("VE-24", "VE-28")
def test_chapel_takes_a_copy_that_was_played_before_one_that_lies_hidden() -> None:
    table = by_day(
        "Garlic",
        "Chapel, Sacrifice",
        decision="window",
        moats=["-", "Garlic*2, Relic, Rapier"],
        knowledge=seen({"moat": "Garlic"}, moats=["-", "Garlic, Relic"]),
    )

    table.plays(H, "*Chapel{Sacrifice}: Garlic, Relic, Rapier")

    assert sighted(table) == {"deck": "Garlic, Relic, Rapier", "moat": "Garlic"}
    assert shown(table, H) == "Chapel"


@pytest.mark.clause("VE-24", "VE-28")
def test_of_two_copies_that_were_played_chapel_leaves_one() -> None:
    table = by_day(
        "Garlic",
        "Chapel, Sacrifice",
        decision="window",
        moats=["-", "Garlic*2, Relic, Rapier"],
        knowledge={"moats": ["-", "Garlic*2, Relic, Rapier"]},
    )

    table.plays(H, "*Chapel{Sacrifice}: Garlic, Relic, Rapier")

    assert shown(table, H) == "Garlic, Chapel"


@pytest.mark.clause("VE-24", "VE-27")
def test_chapel_may_take_the_played_copy_and_the_hidden_one() -> None:
    table = by_day(
        "Garlic",
        "Chapel, Sacrifice",
        decision="window",
        moats=["-", "Garlic*2"],
        knowledge=seen({"moat": "Garlic"}, moats=["-", "Garlic"]),
    )

    table.plays(H, "*Chapel{Sacrifice}: Garlic*2")

    assert sighted(table) == {"deck": "Garlic*2"}


@pytest.mark.clause("VE-28", "VE-32")
def test_who_opens_a_crypt_knows_what_is_left_in_it() -> None:
    table = by_day(
        "Dagger",
        "Crypt Opening, Garlic",
        decision="window",
        cellars=["Raven, Hound, Claws", "-"],
        knowledge=seen({"cellar": "Raven"}, V),
    )
    table.plays(H, "*Crypt Opening{Garlic}")

    table.plays(H, ": Raven")

    assert sighted(table, V) == {"cellar": "Hound, Claws"}
    assert sighted(table, V, "spectators") == {}
    assert sighted(table, H) == sighted(table, H, "spectators") == {"hand": "Raven"}
    assert table.scene(H).seats[V].counters["cellar-cards"] == 2


@pytest.mark.clause("VE-28", "VE-30")
@pytest.mark.parametrize(
    ("cellar", "opponent", "spectators"),
    [
        ("Raven", {"hand": "Hound"}, {"hand": "Hound"}),
        ("Raven, Claws", {"hand": "Hound", "cellar": "Claws"}, {"hand+cellar": "Hound"}),
    ],
)
def test_when_the_last_card_is_taken_nothing_that_was_seen_is_in_the_cellar_any_more(
    cellar: str, opponent: dict[str, str], spectators: dict[str, str]
) -> None:
    table = by_day(
        "Hound",
        "Crypt Opening, Garlic",
        decision="window",
        cellars=[cellar, "-"],
        knowledge=seen({"hand+cellar": "Hound"}, V),
    )
    table.plays(H, "*Crypt Opening{Garlic}")

    table.plays(H, ": Raven")

    assert sighted(table, V) == opponent
    assert sighted(table, V, "spectators") == spectators


@pytest.mark.clause("VE-28", "VE-30")
@pytest.mark.parametrize(
    ("cellar", "spectators"),
    [("Pistol", {"hand": "Relic"}), ("Pistol, Rapier", {"hand+cellar": "Relic"})],
)
def test_the_same_holds_when_mist_form_takes_it(cellar: str, spectators: dict[str, str]) -> None:
    table = given(
        "Mist Form, Garlic",
        "Relic",
        decision="window",
        revealed=["Lady"],
        cellars=["-", cellar],
        knowledge=seen({"hand+cellar": "Relic"}),
    )
    table.plays(V, "*Mist Form{Garlic}")
    table.plays(H, "decline")

    table.plays(V, ": Pistol")

    assert sighted(table, H, "spectators") == spectators


# --- cards that are drawn ------------------------------------------------------------------------


@pytest.mark.clause("VE-40")
@pytest.mark.parametrize(
    ("hand", "places"),
    [(f"{SEVEN}, Squire", "deck"), (SEVEN, "hand+deck"), ("Garlic, Novice", "hand")],
)
def test_what_is_known_to_be_in_the_deck_may_have_been_drawn(hand: str, places: str) -> None:
    """The deck has three cards: none, one or all of them are drawn."""
    table = by_day(
        "Claws",
        hand,
        decision="step1",
        decks=[None, THREE],
        knowledge=seen({"deck": "Relic"}),
    )

    table.plays(H, "draw")

    assert sighted(table) == sighted(table, H, "spectators") == {places: "Relic"}


@pytest.mark.clause("VE-222", "VE-223")
@pytest.mark.parametrize(
    ("discarded", "expected"),
    [
        ("", {"hand": "Relic", "deck": "Pistol"}),
        ("Dagger", {"hand": "Relic", "hand+deck": "Pistol"}),
        ("Dagger, Rosary, Novice", {"hand": "Relic, Pistol"}),
    ],
)
def test_what_is_known_to_be_in_a_cellar_is_in_the_new_deck_or_drawn_from_it(
    discarded: str, expected: dict[str, str]
) -> None:
    """The deck has one card, the cellar three."""
    table = by_day(
        "Claws",
        SEVEN,
        decision="step1",
        decks=[None, "Relic"],
        cellars=["-", "Pistol, Rapier, Musket"],
        knowledge=seen({"deck": "Relic", "cellar": "Pistol"}),
    )

    table.plays(H, f"m[{discarded}]" if discarded else "draw")

    assert sighted(table) == expected
