"""Chapter 16.4: the editions of an owner that are refused. VE-237 is proved here case by case."""

import pytest

from gruft.games.vampire_empire.edition import reading as printed
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.edition import with_overrides
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.editions import (
    COMBAT_KEYS,
    MINE,
    SHIPPED,
    SUPPORT_KEYS,
    cards_of,
    from_file,
    laid_over,
    refusal_of,
    said,
    types_of,
)

HUMAN_MARKER_CARDS = ("ostler", "squire", "novice")
VAMPIRE_MARKER_CARDS = ("kitchen_boy", "lady_in_waiting", "organist")


# ---- VE-237: how many cards ----


@pytest.mark.clause("VE-3", "VE-237")
@pytest.mark.parametrize(("copies", "total"), [(1, 39), (3, 41)])
@pytest.mark.parametrize("deck", ["human", "vampire"])
def test_a_deck_of_39_or_41_cards_is_refused(deck: str, copies: int, total: int) -> None:
    assert said(refusal_of({f"cards.garlic.{deck}": copies})) == (
        f"mine.toml: the {deck} deck must have 40 cards;"
        f" in this edition there are {total}. (VE-237)"
    )


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("copies", [0, 2])
@pytest.mark.parametrize(
    "key",
    [f"{name}.human" for name in HUMAN_MARKER_CARDS]
    + [f"{name}.vampire" for name in VAMPIRE_MARKER_CARDS],
)
def test_a_marker_card_that_is_not_there_once_is_refused(key: str, copies: int) -> None:
    deck = key.split(".")[1]

    refused = refusal_of({f"cards.{key}": copies, f"cards.garlic.{deck}": 3 - copies})

    assert said(refused) == (
        f"mine.toml: “cards.{key}” must be 1, not {copies};"
        " every marker card is in its deck exactly once. (VE-237)"
    )


def test_smaller_decks_pass_the_check_of_the_cards_alone() -> None:
    few = with_overrides(SHIPPED, printed.FEW_CARDS, "tiny")

    printed.check_cards(few, "tiny")

    with pytest.raises(Refused) as refused:
        printed.check_decks(few, "tiny")
    assert refused.value.clause == "VE-237"
    assert len(printed.printed_for(few).deck(c.VAMPIRES)) == 5
    assert len(printed.printed_for(few).deck(c.HUMANS)) == 5


# ---- VE-237: values and costs ----


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("value", [2, 4])
@pytest.mark.parametrize("kind", [c.CRUCIFIX, c.CLAWS])
def test_crucifix_and_claws_have_the_value_3(kind: int, value: int) -> None:
    key = f"{printed.KEYS[kind]}.value"

    assert said(refusal_of({key: value})) == (
        f"mine.toml: the value “{key}” must be 3, not {value}. (VE-237)"
    )


@pytest.mark.clause("VE-8", "VE-237")
@pytest.mark.parametrize("name", SUPPORT_KEYS)
@pytest.mark.parametrize("cost", ["day", "night"])
def test_a_support_card_costs_0_to_40_cards(name: str, cost: str) -> None:
    key = f"cards.{name}.{cost}"
    laid_over({key: 0})
    laid_over({key: 40})

    for wrong in (-1, 41):
        assert said(refusal_of({key: wrong})) == (
            f"mine.toml: the value “{key}” must be between 0 and 40, not {wrong}. (VE-237)"
        )


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("name", [one for one in COMBAT_KEYS if "spare" not in one])
def test_every_other_card_has_a_value_of_at_least_1(name: str) -> None:
    key = f"cards.{name}.value"
    laid_over({key: 1})
    laid_over({key: 99})

    for wrong in (0, 100):
        assert said(refusal_of({key: wrong})) == (
            f"mine.toml: the value “{key}” must be between 1 and 99, not {wrong}. (VE-237)"
        )


@pytest.mark.clause("VE-237", "VE-238")
def test_a_spare_card_in_a_deck_has_a_value_too() -> None:
    owned: dict[str, object] = {"cards.spare_44.name": "Holy Water 4", "cards.spare_44.human": 1}
    laid_over({"cards.spare_44.name": "Holy Water 4"})

    refused = refusal_of({**owned, "cards.holy_water_1.human": 2})

    assert refused.key == "edition-out-of-range"
    assert refused.details["setting"] == "cards.spare_44.value"


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("name", list(SHIPPED.table("cards")))
@pytest.mark.parametrize("deck", ["human", "vampire"])
def test_copies_are_counted_from_0_to_40(name: str, deck: str) -> None:
    key = f"cards.{name}.{deck}"

    for wrong in (-1, 41):
        refused = refusal_of({key: wrong})
        assert refused.key == "edition-out-of-range"
        assert refused.details["setting"] == key


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("key", ["garlic.day", "chapel.value", "onion.value"])
def test_what_a_card_does_not_have_is_refused(key: str) -> None:
    assert said(refusal_of({f"cards.{key}": 1})) == (
        f"mine.toml: there’s no value “cards.{key}” in this game\u2019s edition. (VE-237)"
    )


# ---- VE-237: types and decks ----


@pytest.mark.clause("VE-4", "VE-237", "VE-238")
@pytest.mark.parametrize(
    ("name", "types", "key", "clause"),
    [
        ("garlic", [], "edition-no-type", "VE-4"),
        ("garlic", ["noble", "noble"], "edition-type-twice", "VE-4"),
        ("garlic", ["noble", "peasant"], "edition-unknown-type", "VE-4"),
        ("garlic", ["Noble"], "edition-unknown-type", "VE-4"),
        ("garlic", ["noble", "clergy", "servant"], "edition-too-many-types", "VE-237"),
        ("garlic", ["support"], "edition-never-support", "VE-238"),
        ("garlic", ["servant", "support"], "edition-never-support", "VE-238"),
        ("spare_44", ["support"], "edition-never-support", "VE-238"),
        ("secret_journey", ["noble"], "edition-always-support", "VE-238"),
        ("im_not_a_vampire", ["vampire"], "edition-always-support", "VE-238"),
        ("crucifix", ["support", "clergy"], "edition-support-alone", "VE-237"),
        ("claws", ["vampire", "support"], "edition-support-alone", "VE-237"),
    ],
)
def test_types_that_no_card_has_are_refused(
    name: str, types: list[str], key: str, clause: str
) -> None:
    refused = refusal_of({f"cards.{name}.types": types})

    assert (refused.key, refused.clause) == (key, clause)
    assert refused.details["setting"] == f"cards.{name}.types"


@pytest.mark.clause("VE-4", "VE-237")
@pytest.mark.parametrize(("first", "second"), [("noble", "clergy"), ("servant", "noble")])
def test_one_or_two_types_are_accepted(first: str, second: str) -> None:
    assert types_of(cards_of({"cards.relic.types": [first]}), 5) == {first}
    assert types_of(cards_of({"cards.relic.types": [first, second]}), 5) == {first, second}


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("types", [["vampire"], ["vampire", "noble"], ["noble", "vampire"]])
def test_the_human_deck_has_no_card_of_the_type_vampire(types: list[str]) -> None:
    refused = refusal_of({"cards.dagger.types": types})

    assert said(refused) == (
        "mine.toml: “cards.dagger.human” must be 0, not 2;"
        " the human deck has no cards of the type vampire. (VE-237)"
    )
    laid_over({"cards.dagger.types": types, "cards.dagger.human": 0, "cards.garlic.human": 4})


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("types", [["holy_water"], ["holy_water", "noble"]])
def test_the_vampire_deck_has_no_card_of_the_type_holy_water(types: list[str]) -> None:
    refused = refusal_of({"cards.dagger.types": types})

    assert said(refused) == (
        "mine.toml: “cards.dagger.vampire” must be 0, not 2;"
        " the vampire deck has no cards of the type holy water. (VE-237)"
    )
    laid_over({"cards.dagger.types": types, "cards.dagger.vampire": 0, "cards.garlic.vampire": 4})


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize("name", SUPPORT_KEYS)
def test_no_support_card_has_a_copy_in_the_other_deck(name: str) -> None:
    other = "vampire" if SHIPPED.number(f"cards.{name}.human") else "human"

    assert said(refusal_of({f"cards.{name}.{other}": 1, f"cards.garlic.{other}": 1})) == (
        f"mine.toml: “cards.{name}.{other}” must be 0, not 1;"
        " this support card belongs to the other deck. (VE-237)"
    )


@pytest.mark.clause("VE-237")
@pytest.mark.parametrize(
    "written",
    ["[cards.garlic]\nvalue = 1\n[cards.garlic]\nvalue = 2\n", "[cards.garlic]\ncolour = 1\n"],
)
def test_a_card_that_stands_twice_or_has_something_new_is_refused(written: str) -> None:
    with pytest.raises(Refused) as refused:
        from_file(written)

    assert refused.value.clause == "VE-237"


# ---- VE-238: names of an owner's cards ----


@pytest.mark.clause("VE-238")
def test_an_owners_card_in_a_deck_needs_a_name() -> None:
    refused = refusal_of({"cards.spare_45.value": 5, "cards.spare_45.human": 1})

    assert said(refused) == (
        "mine.toml: this card has copies in a deck,"
        " so “cards.spare_45.name” must say what it is called. (VE-238)"
    )


@pytest.mark.clause("VE-238")
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("B" * 41, "edition-bad-name"),
        (" Bell", "edition-bad-name"),
        ("Old  Bell", "edition-bad-name"),
        ("Old\nBell", "edition-bad-name"),
        ("Bell\u200b", "edition-bad-name"),
        ("!", "edition-bad-name"),
        *((f"Bell{sign}", "edition-unnameable") for sign in ",;:[]{}?*>=+!&#"),
        ("Garlic", "edition-name-taken"),
        ("holy-water 3", "edition-name-taken"),
        ("Im_Not A\u2019Vampire", "edition-name-taken"),
        ("Lady", "edition-name-taken"),
        ("Spare 46", "edition-name-taken"),
        ("Toll", "edition-name-taken"),
    ],
)
def test_a_name_that_could_not_be_written_in_a_move_is_refused(name: str, key: str) -> None:
    refused = refusal_of({"cards.spare_45.name": "Toll", "cards.spare_44.name": name})

    assert (refused.key, refused.clause) == (key, "VE-238")
    assert refused.details["setting"] == "cards.spare_44.name"


@pytest.mark.clause("VE-238")
def test_a_name_of_40_characters_is_accepted() -> None:
    laid_over({"cards.spare_44.name": "B" * 40, "cards.spare_45.name": "Spare 45"})


# ---- what is said ----


@pytest.mark.parametrize(
    "values",
    [
        {"cards.garlic.types": []},
        {"cards.garlic.types": ["noble", "noble"]},
        {"cards.garlic.types": ["peasant"]},
        {"cards.garlic.types": ["noble", "clergy", "servant"]},
        {"cards.garlic.types": ["support"]},
        {"cards.coffin.types": ["noble"]},
        {"cards.coffin.types": ["noble", "support"]},
        {"cards.claws.value": 2},
        {"cards.coffin.human": 1},
        {"cards.hound.human": 1},
        {"cards.relic.types": ["holy_water"]},
        {"cards.novice.human": 2},
        {"cards.garlic.human": 1},
        {"cards.garlic.vampire": 1},
        {"cards.spare_44.human": 1, "cards.spare_44.value": 1},
        {"cards.spare_44.name": " "},
        {"cards.spare_44.name": "a{b"},
        {"cards.spare_44.name": "Cook"},
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_that_names_the_file_and_the_clause(
    values: dict[str, object], language: str
) -> None:
    refused = refusal_of(values)

    sentence = said(refused, language)

    assert sentence.startswith(MINE)
    assert sentence.endswith(f"({refused.clause})")
    for shown in ("setting", "given"):
        assert str(refused.details.get(shown, "")) in sentence
