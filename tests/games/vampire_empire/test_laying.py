"""Cards, characters and tokens that are named and that are not: where they go in a position."""

import pytest

from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.laid import laid, laid_over, refusal_of
from tests.games.vampire_empire.table import EVERYBODY, H, V, begun, cards

THREE = ["Lady", "Monk", "Cook"]


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.clause("VE-3")
def test_named_cards_lie_where_they_are_named_and_the_rest_is_the_deck() -> None:
    table = laid(hands=["Garlic*2, Raven", "-"], cellars=["Dagger", "-"], moats=["-", "Relic"])

    assert table.hand(V) == cards("Garlic*2, Raven")
    assert table.hand(H) == cards("-")
    assert table.cellar(V) == cards("Dagger")
    assert table.moat(H) == cards("Relic")
    assert (len(table.deck(V)), len(table.deck(H))) == (36, 39)
    assert "Garlic" not in table.deck(V)


@pytest.mark.clause("VE-15")
def test_a_hand_that_is_not_named_has_eight_cards() -> None:
    table = laid(hands=["Garlic", None])

    assert [table.hand(seat).total() for seat in (V, H)] == [1, 8]


@pytest.mark.parametrize("keys", [{"moats": ["-", "-"]}, {"decks": ["Garlic, *", None]}])
def test_as_soon_as_a_pile_is_named_the_fresh_deal_is_void(keys: dict[str, object]) -> None:
    table = laid_over(keys, seed=3)

    assert [table.hand(seat).total() for seat in (V, H)] == [8, 8]
    assert table.truth["hands"] != begun(seed=3).truth["hands"]


def test_unnamed_cards_are_dealt_by_lot() -> None:
    table = laid(hands=["?*2, Claws", "?"], cellars=["?", "-"], moats=["?*3", None])

    assert table.hand(V).total() == 3
    assert table.hand(V)["Claws"] >= 1
    assert (table.cellar(V).total(), table.moat(V).total()) == (1, 3)
    assert len(table.deck(V)) == 40 - 3 - 1 - 3


def test_a_deck_is_listed_top_first_and_the_rest_follows() -> None:
    table = laid(hands=["-", "-"], decks=["Dagger, Raven*2, ?, *", None])

    assert table.deck(V)[:3] == ["Dagger", "Raven", "Raven"]
    assert len(table.deck(V)) == 40


def test_what_a_listed_deck_leaves_over_is_in_the_moat() -> None:
    table = laid(hands=["Garlic", "-"], decks=["Dagger", None])

    assert table.deck(V) == ["Dagger"]
    assert table.moat(V).total() == 38


def test_the_rest_may_be_in_a_cellar() -> None:
    table = laid(hands=["Garlic", "-"], decks=["Dagger", None], cellars=["*", "-"])

    assert table.cellar(V).total() == 38


def test_a_list_of_cards_may_be_a_list_of_names() -> None:
    assert laid(hands=[["Garlic", "Raven*2"], []]).hand(V) == cards("Garlic, Raven*2")


def test_cards_on_the_table_are_in_no_pile() -> None:
    combat = {"attacker": "Lady", "target": "Bishop", "attack": "Dagger*2"}
    castle = ["Lady", "Bishop", "Officer"]
    table = laid(castle=castle, pending={"decision": "commit", "combat": combat})

    assert "Dagger" not in table.deck(V) + list(table.hand(V))
    assert [table.hand(seat).total() for seat in (V, H)] == [8, 8]


@pytest.mark.clause("VE-161")
def test_a_traveller_takes_the_secret_journey_along() -> None:
    table = laid(journey=["Lady"])

    assert "Secret Journey" not in table.deck(H) + list(table.hand(H))
    assert refusal_of(journey=["Lady", "Lord"]) == ("position-too-many-copies", "VE-3")


def test_what_a_line_has_discarded_lies_in_its_piles() -> None:
    discarded = {"cellar": "Garlic", "moat": "Dagger"}
    table = laid(pending={"decision": "step1", "discarded": discarded})

    assert (table.cellar(V), table.moat(V)) == (cards("Garlic"), cards("Dagger"))
    assert table.position.composing() == V


@pytest.mark.clause("VE-3")
def test_there_are_not_more_cards_than_in_the_deck() -> None:
    assert refusal_of(hands=["Garlic*3", "-"]) == ("position-too-many-copies", "VE-3")
    assert refusal_of(hands=["Garlic*2", "-"], moats=["Garlic", "-"]) == (
        "position-too-many-copies",
        "VE-3",
    )
    assert refusal_of(hands=["?*41", "-"]) == ("position-too-few-cards", "VE-3")


def test_no_card_may_be_nowhere() -> None:
    refused = refusal_of(hands=["Garlic", "-"], decks=["Dagger", None], moats=["Raven", None])

    assert refused == ("position-card-nowhere", "VE-3")


# --- stolen cards --------------------------------------------------------------------------------


@pytest.mark.clause("VE-32")
def test_a_card_of_the_vampire_deck_in_the_human_hand_was_taken() -> None:
    table = laid(hands=["-", "Bat Form, Garlic"])

    assert "Bat Form" not in table.deck(V)
    assert table.moat(H) == cards("Crypt Opening")
    assert len(table.deck(V)) == 39


@pytest.mark.clause("VE-32")
def test_a_third_copy_of_a_common_card_was_taken_too() -> None:
    table = laid(hands=["-", "Garlic*3"])

    assert table.deck(V).count("Garlic") == 1


@pytest.mark.clause("VE-32")
@pytest.mark.parametrize(
    "keys",
    [
        {"hands": ["-", "Bat Form, Claws"]},
        {"hands": ["-", "Bat Form"], "moats": ["-", "Relic"]},
        {"hands": ["-", "Bat Form"], "knowledge": {"moats": ["-", "-"]}},
    ],
)
def test_only_an_open_crypt_opening_brings_a_foreign_card(keys: dict[str, object]) -> None:
    assert refusal_of(**keys) == ("position-not-stolen", "VE-32")


@pytest.mark.clause("VE-206")
def test_the_vampires_have_no_human_cards() -> None:
    assert refusal_of(hands=["Sacrifice", "-"]) == ("position-too-many-copies", "VE-3")


# --- cellars -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-226")
def test_a_cellar_that_was_used_is_empty() -> None:
    refused = refusal_of(cellars=["Garlic", "-"], cellar_used=[True, False])

    assert refused == ("position-cellar-used-up", "VE-226")


@pytest.mark.clause("VE-223")
def test_a_cellar_would_have_become_the_empty_deck() -> None:
    refused = refusal_of(hands=["Dagger", "-"], decks=["-", None], cellars=["Garlic", "-"])

    assert refused == ("position-deck-not-renewed", "VE-223")


@pytest.mark.clause("VE-223")
def test_what_is_just_being_discarded_has_not_become_the_deck_yet() -> None:
    table = laid(
        hands=["Dagger", "-"],
        decks=["-", None],
        cellars=["Garlic", "-"],
        pending={"decision": "step1", "discarded": {"cellar": "Garlic"}},
    )

    table.plays(V, "draw")

    assert table.hand(V) == cards("Dagger, Garlic")


# --- characters ----------------------------------------------------------------------------------


@pytest.mark.clause("VE-11")
def test_a_character_not_named_is_in_the_city() -> None:
    table = laid(castle=["Lady", "Lord", "Nun"], dead=["Maid"])

    assert table.castle == {"Lady", "Lord", "Nun"}
    assert set(table.city) == set(EVERYBODY) - {"Lady", "Lord", "Nun", "Maid"}


def test_the_city_is_listed_top_first_and_the_others_lie_below() -> None:
    table = laid(castle=["Lady", "Lord", "Nun"], city=["Cook", "Monk"])

    assert table.city[:2] == ["Cook", "Monk"]
    assert len(table.city) == 6


def test_a_castle_that_is_not_named_is_filled_by_lot() -> None:
    table = laid(dead=["Lady", "Lord"], city=["Nun"])

    assert len(table.castle) == 3
    assert not table.castle & {"Lady", "Lord", "Nun"}


@pytest.mark.clause("VE-18")
def test_with_an_empty_city_the_others_are_dead() -> None:
    table = laid(castle=["Lady", "Nun"], city=[], vampires=["Lady", "Lord", "Monk"])

    assert table.city == []
    assert table.dead == set(EVERYBODY) - {"Lady", "Nun"}


def test_nobody_may_be_nowhere() -> None:
    refused = refusal_of(castle=["Lady", "Nun", "Monk"], city=[], dead=["Cook"])

    assert refused == ("position-character-nowhere", "VE-22")


@pytest.mark.clause("VE-1")
@pytest.mark.parametrize(
    "keys",
    [
        {"castle": ["Lady", "Lady", "Nun"]},
        {"castle": ["Lady", "Monk", "Nun"], "dead": ["Monk"]},
        {"vampires": ["Lady", "Lady", "Nun"]},
    ],
)
def test_nobody_is_there_twice(keys: dict[str, object]) -> None:
    assert refusal_of(**keys) == ("position-character-twice", "VE-1")


@pytest.mark.clause("VE-18")
@pytest.mark.parametrize("castle", [["Lady", "Lord"], ["Lady", "Lord", "Nun", "Monk"], []])
def test_three_are_in_the_castle(castle: list[str]) -> None:
    assert refusal_of(castle=castle) == ("position-castle-size", "VE-18")


@pytest.mark.clause("VE-18", "VE-207")
def test_two_are_in_the_castle_while_somebody_dies() -> None:
    keys = {"pending": {"decision": "death", "dead": "Maid"}, "dead": ["Maid"], "vampires": THREE}

    assert laid(castle=["Lady", "Lord"], active=H, **keys).turn == H
    assert refusal_of(castle=["Lady", "Lord", "Nun"], active=H, **keys)[0] == "position-castle-size"


@pytest.mark.clause("VE-18", "VE-187")
def test_five_are_in_the_castle_inside_hypnosis() -> None:
    pending = {"decision": "effect-return", "card": "Hypnosis"}

    assert laid(castle=EVERYBODY[:5], pending=pending).turn == V
    with pytest.raises(Refused):
        laid(castle=EVERYBODY[:3], pending=pending)


# --- tokens --------------------------------------------------------------------------------------


@pytest.mark.clause("VE-12", "VE-13")
def test_tokens_that_are_not_named_are_drawn() -> None:
    for seed in range(20):
        table = laid_over({"revealed": ["Lady"], "proven": ["Lord", "Nun"]}, seed)
        vampires, innocents = set(table.entries("vampires")), set(table.entries("innocents"))

        assert "Lady" in vampires
        assert len(vampires) == 3
        assert not vampires & {"Lord", "Nun"}
        assert len(innocents - vampires) == 2


@pytest.mark.clause("VE-31")
def test_what_the_dead_were_is_known() -> None:
    table = laid(dead=["Lady", "Lord"], vampires=THREE)

    assert table.revealed == {"Lady"}
    assert table.proven == {"Lord"}


@pytest.mark.parametrize(
    ("keys", "refused"),
    [
        ({"vampires": ["Lady", "Lord", "Nun", "Monk"]}, ("position-vampire-count", "VE-12")),
        ({"innocents": ["Lady", "Lord", "Nun"]}, ("position-innocent-count", "VE-13")),
        ({"vampires": THREE, "revealed": ["Lord"]}, ("position-revealed-human", "VE-47")),
        ({"vampires": THREE, "proven": ["Lady"]}, ("position-proven-vampire", "VE-67")),
        (
            {"vampires": THREE, "innocents": ["Lady", "Lord"]},
            ("position-innocent-vampire", "VE-13"),
        ),
        ({"proven": EVERYBODY[:7]}, ("position-vampire-count", "VE-12")),
    ],
)
def test_tokens_tell_the_truth(keys: dict[str, object], refused: tuple[str, str]) -> None:
    assert refusal_of(**keys) == refused


# --- markers -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-199")
def test_markers_lie_where_they_are_named() -> None:
    table = laid(castle=THREE, markers={"Lady": {"attack": 2}, "Cook": {"attack": 1, "defence": 3}})

    assert table.markers("Lady") == {"attack": 2}
    assert table.markers("Cook") == {"attack": 1, "defence": 3}


@pytest.mark.clause("VE-201")
def test_nobody_outside_the_castle_has_markers() -> None:
    refused = refusal_of(castle=THREE, markers={"Nun": {"attack": 1}})

    assert refused == ("position-marker-outside", "VE-201")
