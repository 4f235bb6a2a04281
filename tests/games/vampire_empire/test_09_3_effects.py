"""Chapter 9.3: when a support card may be played, when it is decided upon, and where it goes."""

from collections import Counter

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.support_cards import (
    OWNERS,
    VAMPIRE_WINDOW_CARDS,
    asked_with,
    at_night,
    in_daylight,
    lucky,
)
from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, given


def finished(table: Table) -> None:
    """The seat that is asked takes the first choice, until the windows go on."""
    while table.asked != "window":
        seat = table.turn
        table.begins(seat, "decline" if table.asked == "respond" else table.legal(seat)[0])


# --- card texts ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-135")
def test_a_card_may_make_a_hand_larger_than_eight() -> None:
    table = at_night("Coffin, Garlic*2, Dagger*2, Relic, Raven*2", decision="window")

    table.plays(V, "*Coffin{Garlic}")

    assert table.hand(V).total() == 9


@pytest.mark.clause("VE-135", "VE-210")
def test_a_card_saves_the_last_human_though_the_game_would_be_over() -> None:
    humans = [name for name in EVERYBODY if name not in ("Lady", "Monk", "Cook", "Bishop")]
    table = given(
        "Pistol",
        "Herbalist, Garlic*2",
        castle=["Lady", "Bishop", "Monk"],
        city=["Cook"],
        dead=humans,
    )
    table.plays(V, "Lady x Bishop a[Pistol]")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    table.plays(H, "!Herbalist{Garlic*2}")

    assert not table.position.is_over()


@pytest.mark.clause("VE-135")
def test_a_card_ends_a_combat_in_the_middle_of_the_action() -> None:
    table = given("Pistol, Garlic", "Secret Passage, Garlic*2")
    table.plays(V, "Lady x Bishop a[Pistol]")

    table.plays(H, "!Secret Passage{Garlic*2}")

    assert (table.asked, table.pending["window"]) == ("window", "B")


# --- no empty moves ------------------------------------------------------------------------------

SERVANTS_AWAY = ["Lady", "Bishop", "Officer"]
NOBLES_AWAY = ["Nun", "Bishop", "Maid"]
CLERGY_AWAY = ["Lady", "Butler", "Officer"]
NO_CITY = [name for name in EVERYBODY if name not in SERVANTS_AWAY]


@pytest.mark.clause("VE-136")
@pytest.mark.parametrize(
    ("seat", "card", "clause", "keys"),
    [
        (H, "Ostler", "VE-198", {"castle": SERVANTS_AWAY}),
        (V, "Kitchen Boy", "VE-198", {"castle": SERVANTS_AWAY}),
        (H, "Squire", "VE-198", {"castle": NOBLES_AWAY, "revealed": []}),
        (V, "Lady-in-Waiting", "VE-198", {"castle": NOBLES_AWAY, "revealed": []}),
        (H, "Novice", "VE-198", {"castle": CLERGY_AWAY}),
        (V, "Organist", "VE-198", {"castle": CLERGY_AWAY}),
        (H, "Chapel", "VE-136", {"moats": ["-", "-"]}),
        (H, "Chapel", "VE-136", {"moats": ["Garlic", "Holy Water 1, Sacrifice"]}),
        (H, "Crypt Opening", "VE-170", {"cellars": ["-", "Rapier"]}),
        (V, "Bat Form", "VE-181", {"hands": ["Bat Form, Garlic*2", "-"]}),
        (V, "Mist Form", "VE-182", {"revealed": []}),
        (V, "Mist Form", "VE-182", {"revealed": ["Monk", "Cook"]}),
        (V, "Coffin", "VE-194", {"cellars": ["-", "-"], "decks": ["-", None]}),
        (V, "Hypnosis", "VE-188", {"castle": SERVANTS_AWAY, "dead": NO_CITY[1:], "city": []}),
    ],
)
def test_a_card_that_would_do_nothing_is_not_played(
    seat: int, card: str, clause: str, keys: dict[str, object]
) -> None:
    if card == "Hypnosis":
        keys = {**keys, "journey": NO_CITY[:1], "revealed": ["Monk", "Cook"]}
    if card == "Coffin":
        keys = {**keys, "moats": None}
    table = asked_with(seat, f"{card}, Garlic*2", seat, **keys)

    assert table.legal(seat) == ["decline"]
    table.refuses(seat, f"play {card}", clause)


@pytest.mark.clause("VE-136")
@pytest.mark.parametrize(
    ("seat", "card", "keys"),
    [
        (H, "Chapel", {"moats": ["-", "Relic"]}),
        (H, "Chapel", {"moats": ["-", "Aspen Stake"]}),
        (H, "Crypt Opening", {"cellars": ["Rapier", "-"]}),
        (V, "Bat Form", {"hands": ["Bat Form, Garlic*2", "Dagger"]}),
        (V, "Mist Form", {"cellars": ["-", "-"]}),
        (V, "Coffin", {"decks": ["Raven", None]}),
        (V, "Hypnosis", {"dead": ["Lord", "Nun", "Maid", "Officer"], "journey": ["Monk"]}),
    ],
)
def test_a_part_of_the_effect_is_enough(seat: int, card: str, keys: dict[str, object]) -> None:
    if card == "Coffin":
        keys = {**keys, "moats": None}
    table = asked_with(seat, f"{card}, Garlic*2", seat, **keys)

    assert table.legal(seat) == [f"play {card}", "decline"]


@pytest.mark.clause("VE-136")
def test_the_effect_is_judged_before_the_cost_is_paid() -> None:
    table = in_daylight("-", "Chapel, Relic", moats=["-", "Holy Water 1"])

    table.refuses(H, "*Chapel{Relic}: Relic", "VE-136")


# --- decisions of a card -------------------------------------------------------------------------


@pytest.mark.clause("VE-137", "VE-244")
@pytest.mark.parametrize("card", VAMPIRE_WINDOW_CARDS)
def test_what_a_card_is_used_for_is_chosen_after_the_response(card: str) -> None:
    table = asked_with(V, f"{card}, Garlic*2", V, cellars=["-", "Rapier*1, Rosary"])
    before = (table.castle, table.city, table.hand(H), table.cellar(H), table.deck(V))

    table.begins(V, f"play {card}", *["pay Garlic"] * ("Form" in card or card in "Hypnosis Coffin"))

    assert (table.asked, table.turn) == ("respond", H)
    assert (table.castle, table.city, table.hand(H), table.cellar(H), table.deck(V)) == before
    assert table.told_of("fact-looks-you", V) == []


@pytest.mark.clause("VE-137")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("Bat Form", "effect-type"),
        ("Mist Form", "effect-pick"),
        ("Hypnosis", "effect-return"),
        ("Kitchen Boy", "effect-character"),
        ("Lady-in-Waiting", "effect-character"),
        ("Organist", "effect-character"),
        ("Coffin", "window"),
    ],
)
def test_then_the_player_of_the_card_chooses(card: str, asked: str) -> None:
    table = asked_with(V, f"{card}, Garlic*2", H, cellars=["-", "Rapier"])
    cost = 1 if card in ("Kitchen Boy", "Lady-in-Waiting", "Organist") else 2
    table.begins(V, f"play {card}", *["pay Garlic"] * cost)

    table.plays(H, "decline")

    assert (table.asked, table.turn) == (asked, H if card == "Coffin" else V)


@pytest.mark.clause("VE-137")
def test_against_an_empty_hand_the_choice_belongs_to_the_line_of_the_card() -> None:
    table = at_night("Organist")

    table.refuses(V, "*Organist", "", "line-unfinished")

    table.plays(V, "*Organist: Bishop defence")
    assert table.markers("Bishop") == {"defence": 2}


@pytest.mark.clause("VE-137")
def test_against_cards_in_the_opponents_hand_it_does_not() -> None:
    table = at_night("Organist", "Garlic")

    table.refuses(V, "*Organist: Bishop defence", "", "line-goes-on")


@pytest.mark.clause("VE-138")
@pytest.mark.parametrize("active", [V, H])
@pytest.mark.parametrize(("seat", "card"), OWNERS[1:])
def test_after_its_effect_a_card_goes_to_the_moat_of_who_played_it(
    seat: int, card: str, active: int
) -> None:
    table = asked_with(seat, f"{card}, Dagger*2", active)
    table.begins(seat, f"play {card}")
    assert table.moat(seat)[card] == 0

    finished(table)

    assert (table.moat(seat)[card], table.moat(1 - seat)[card]) == (1, 0)
    assert card in table.sees(SPECTATOR, "moat", seat)
    assert table.sees(SPECTATOR, "field", seat) == []


# --- piles that are looked at --------------------------------------------------------------------


@pytest.mark.clause("VE-139")
def test_h_sees_the_whole_cellar_from_which_they_choose() -> None:
    cellars = ["Garlic, Raven*2, Claws", "Garlic"]
    table = in_daylight("-", "Crypt Opening, Dagger", cellars=cellars)

    table.plays(H, "*Crypt Opening{Dagger}")

    assert table.sees(H, "cellar", V) == ["Garlic", "Raven", "Raven", "Claws"]
    assert table.sees(SPECTATOR, "cellar", V) == ["?"] * 4
    assert table.legal(H) == ["pick Garlic", "pick Raven", "pick Claws"]
    (told,) = table.told_of("fact-looks-you", H)
    assert told["cards"] == ["name-garlic", "name-raven", "name-raven", "name-claws"]
    assert table.told_of("fact-looks") == [{"player": H, "owner": V}]


@pytest.mark.clause("VE-139")
def test_v_sees_the_whole_cellar_from_which_they_choose() -> None:
    cellar = "Relic, Holy Water 1*2"
    table = at_night("Mist Form, Garlic", revealed=["Lady"], cellars=["Dagger", cellar])

    table.plays(V, "*Mist Form{Garlic}")

    assert table.sees(V, "cellar", H) == ["Relic", "Holy Water 1", "Holy Water 1"]
    assert table.legal(V) == ["pick Relic", "pick Holy Water 1"]
    assert table.told_of("fact-looks-you", H) == []


@pytest.mark.clause("VE-140", "VE-164")
def test_the_deck_is_shuffled_after_chapel() -> None:
    orders = [["Rosary", "Musket", "Pistol", "Relic"], ["Relic", "Pistol", "Rosary", "Musket"]]
    one, other = (
        lucky(in_daylight("-", "Chapel, Garlic", moats=["-", "Relic, Rosary, Pistol"]), order)
        for order in orders
    )

    for table in (one, other):
        table.plays(H, "*Chapel{Garlic}: Relic, Rosary, Pistol")

    assert [one.deck(H)[:4], other.deck(H)[:4]] == orders
    assert one.scene(H).zones == other.scene(H).zones


@pytest.mark.clause("VE-140")
def test_a_cellar_that_was_looked_at_is_shuffled_before_it_is_drawn_from() -> None:
    table = in_daylight(
        "-",
        "Crypt Opening, Garlic",
        cellars=["Raven, Dagger, Claws", "-"],
        decks=["Pistol", None],
    )
    table.plays(H, "*Crypt Opening{Garlic}")
    table.plays(H, ": Raven")

    table.ends_the_turn()
    lucky(table, ["Claws", "Dagger"])
    table.plays(V, "draw")

    assert table.hand(V) == Counter(["Pistol", "Claws", "Dagger"])
    assert table.told_of("fact-new-deck") == [{"player": V}]
