"""An owner's file laid over the shipped edition: any value, of the same kind, and nothing else."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.edition import Edition, Leaf, leaves, override, read_shipped, with_overrides
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words

SHIPPED = read_shipped(
    """
    [deal]
    3 = 13
    4 = 12
    source = "rulebook"

    [look]
    name = "bats"
    dark = true
    backs = ["red", "blue"]
    values = [1, 2, 3]
    source = "box"

    [event.sunrise]
    copies = 2
    text = "The sun rises."
    source = "cards"

    [event.fog]
    copies = 3
    text = "Fog."
    source = "cards"

    [castle.room.hall]
    doors = 2
    source = "map"

    [unused]
    """,
    "edition.toml",
)
OPEN = ("event", "unused", "look")


def owned(text: str, *open_tables: str) -> Edition:
    return override(SHIPPED, text, "mine.toml", open_tables)


def refusal_of(text: str, *open_tables: str) -> Refused:
    with pytest.raises(Refused) as refused:
        owned(text, *open_tables)
    return refused.value


# ---- what may be overridden ----


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("deal.3 = 5", "deal.3", 5),
        ("[deal]\n3 = 0", "deal.3", 0),
        ("deal.'4' = -1", "deal.4", -1),
        ("look.name = 'wolves'", "look.name", "wolves"),
        ("look.dark = false", "look.dark", False),
        ("look.backs = ['green']", "look.backs", ["green"]),
        ("look.values = [9, 8]", "look.values", [9, 8]),
        ("event.fog.copies = 0", "event.fog.copies", 0),
    ],
)
def test_any_value_may_be_overridden_by_one_of_its_kind(text: str, key: str, value: Leaf) -> None:
    edition = owned(text)

    assert edition.value(key) == value
    assert edition.overrides == {key: value}
    assert edition.sources[key] == "owner (mine.toml)"
    others = dict(leaves(SHIPPED.data)) | {key: value}
    assert dict(leaves(edition.data)) == others


def test_what_is_not_overridden_keeps_its_value_and_source() -> None:
    edition = owned("deal.3 = 5")

    assert edition.number("deal.4") == 12
    assert edition.sources["deal.4"] == "rulebook"


def test_a_value_repeated_as_printed_is_not_an_override() -> None:
    edition = owned("deal.3 = 13\ndeal.4 = 11")

    assert edition.overrides == {"deal.4": 11}
    assert edition.sources["deal.3"] == "rulebook"


def test_an_empty_file_overrides_nothing() -> None:
    edition = owned("")

    assert edition == SHIPPED
    assert edition.digest == SHIPPED.digest


def test_sources_in_an_owners_file_are_allowed_and_ignored() -> None:
    edition = owned("source = 'me'\n[deal]\n3 = 5\nsource = 'my copy'")

    assert edition.overrides == {"deal.3": 5}
    assert edition.sources["deal.3"] == "owner (mine.toml)"


@pytest.mark.parametrize("key", ["look.values", "look.backs"])
def test_any_list_may_be_emptied(key: str) -> None:
    assert owned(f"{key} = []").value(key) == []


def test_the_shipped_edition_is_left_as_it_was() -> None:
    before = SHIPPED.digest

    edition = owned("deal.3 = 5\nlook.values = [7]\n[event.storm]\ncopies = 1", *OPEN)
    edition.numbers("look.values").append(99)
    edition.numbers("look.backs").append(99)

    assert SHIPPED.digest == before


def test_single_values_are_laid_over_under_their_dotted_keys() -> None:
    edition = with_overrides(SHIPPED, {"deal.3": 5, "look.backs": ["black"]}, "tiny")

    assert edition.overrides == {"deal.3": 5, "look.backs": ["black"]}
    assert edition.sources["deal.3"] == "owner (tiny)"


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "deal.3": st.integers(),
            "deal.4": st.integers(),
            "look.name": st.text(),
            "look.dark": st.booleans(),
            "look.values": st.lists(st.integers()),
            "event.fog.copies": st.integers(),
            "event.storm.copies": st.integers(),
            "event.flood.text": st.text(),
        },
    )
)
def test_overrides_laid_over_again_give_the_same_edition(given_values: dict[str, object]) -> None:
    """A record keeps the overrides alone."""
    first = with_overrides(SHIPPED, given_values, "file", OPEN)

    again = with_overrides(SHIPPED, first.overrides, "record", OPEN)

    assert again.digest == first.digest


# ---- new entries ----


def test_an_open_table_takes_new_entries() -> None:
    edition = owned("[event.storm]\ncopies = 1\ntext = 'Storm.'", "event")

    assert edition.table("event.storm") == {"copies": 1, "text": "Storm."}
    assert list(edition.table("event")) == ["sunrise", "fog", "storm"]
    assert edition.overrides == {"event.storm.copies": 1, "event.storm.text": "Storm."}


def test_a_table_within_a_table_can_be_open() -> None:
    edition = owned("[castle.room.cellar]\ndoors = 1", "castle.room")

    assert edition.table("castle.room") == {"hall": {"doors": 2}, "cellar": {"doors": 1}}
    assert refusal_of("[castle.room.cellar]\ndoors = 1", "castle").key == "edition-unknown-key"


def test_a_new_entry_begins_like_the_first_printed_one() -> None:
    edition = owned("[event.storm]\ntext = 'Storm.'", "event")

    assert edition.number("event.storm.copies") == 2


def test_every_value_of_a_new_entry_has_its_source() -> None:
    edition = owned("[event.storm]\ntext = 'Storm.'", "event")

    assert {key for key, _ in leaves(edition.data)} == set(edition.sources)
    assert edition.sources["event.storm.copies"] == "owner (mine.toml)"


@pytest.mark.parametrize(
    "order", [*permutations(["event.sunrise.copies", "event.storm.text", "event.flood.copies"])]
)
def test_the_order_in_which_overrides_are_given_does_not_matter(order: tuple[str, ...]) -> None:
    """A record writes them sorted, an owner as they like."""
    all_values = {
        "event.sunrise.copies": 9,
        "event.storm.text": "Storm.",
        "event.flood.copies": 4,
    }

    edition = with_overrides(SHIPPED, {key: all_values[key] for key in order}, "file", OPEN)

    assert edition.table("event.storm") == {"copies": 2, "text": "Storm."}
    assert edition.table("event.flood") == {"copies": 4, "text": "The sun rises."}
    assert edition.table("event.sunrise") == {"copies": 9, "text": "The sun rises."}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[event.storm]\ncopies = 1", "event.storm.copies"),
        ("[card.bat]\ncopies = 1", "card.bat.copies"),
    ],
)
def test_a_closed_table_takes_no_new_entries(text: str, key: str) -> None:
    refusal = refusal_of(text)

    assert refusal.key == "edition-unknown-key"
    assert refusal.details == {"file": "mine.toml", "setting": key}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[event.storm]\nweight = 1", "event.storm.weight"),
        ("[event.fog]\nweight = 1", "event.fog.weight"),
        ("[event.storm.wind]\nforce = 1", "event.storm.wind.force"),
        ("[unused.storm]\ncopies = 1", "unused.storm.copies"),
        ("[look.new]\nname = 'x'", "look.new.name"),
        ("[event]\nstorm = 1", "event.storm"),
    ],
    ids=["a new value", "in an old entry", "a table in it", "an empty table", "values", "a value"],
)
def test_in_an_open_table_entries_are_tables_like_the_printed_ones(text: str, key: str) -> None:
    refusal = refusal_of(text, *OPEN)

    assert refusal.key == "edition-unknown-key"
    assert refusal.details["setting"] == key


# ---- what is refused ----


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("colour = 1", "colour"),
        ("deal = 1", "deal"),
        ("deal.5 = 1", "deal.5"),
        ("deal.3.more = 1", "deal.3.more"),
        ("[look.name]\ntext = 'x'", "look.name.text"),
        ("[[deal]]\n3 = 5", "deal"),
        ("'' = 1", ""),
        ("deal.'' = 1", "deal."),
    ],
)
def test_a_value_that_the_edition_does_not_have_is_refused(text: str, key: str) -> None:
    refusal = refusal_of(text)

    assert refusal.key == "edition-unknown-key"
    assert refusal.details == {"file": "mine.toml", "setting": key}


def test_an_endless_name_is_not_repeated() -> None:
    assert refusal_of(f"{'x' * 5000} = 1").details["setting"] == "x" * 60


@pytest.mark.parametrize(
    ("text", "key", "wanted", "given"),
    [
        ("deal.3 = 'five'", "deal.3", "number", "five"),
        ("deal.3 = true", "deal.3", "number", "True"),
        ("deal.3 = 5.0", "deal.3", "number", "5.0"),
        ("deal.3 = 2024-01-01", "deal.3", "number", "2024-01-01"),
        ("deal.3 = [5]", "deal.3", "number", "[5]"),
        ("deal.3 = []", "deal.3", "number", "[]"),
        ("look.name = 5", "look.name", "text", "5"),
        ("look.dark = 1", "look.dark", "switch", "1"),
        ("look.dark = 'true'", "look.dark", "switch", "true"),
        ("look.values = 5", "look.values", "list of number", "5"),
        ("look.values = ['a']", "look.values", "list of number", "['a']"),
        ("look.values = [1, 'a']", "look.values", "list of number", "[1, 'a']"),
        ("look.values = [true]", "look.values", "list of number", "[True]"),
        ("look.values = [[1]]", "look.values", "list of number", "[[1]]"),
        ("look.backs = [1]", "look.backs", "list of text", "[1]"),
        (f"look.dark = '{'x' * 5000}'", "look.dark", "switch", "x" * 60),
    ],
)
def test_a_value_of_another_kind_is_refused(text: str, key: str, wanted: str, given: str) -> None:
    refusal = refusal_of(text)

    assert refusal.key == "edition-wrong-kind"
    assert refusal.details == {
        "file": "mine.toml",
        "setting": key,
        "wanted": wanted,
        "given": given,
    }


def test_a_table_given_as_a_single_value_is_of_another_kind() -> None:
    with pytest.raises(Refused, match="edition-wrong-kind"):
        with_overrides(SHIPPED, {"deal.3": {"more": 1}}, "file")


@pytest.mark.parametrize(
    ("text", "key"),
    [("deal.13 = 2", "edition-unknown-key"), ("deal.3 = 2\ndeal.3 = 3\n", "edition-key-twice")],
)
def test_what_the_edition_has_no_place_for_is_refused_by_the_clause_of_the_game(
    text: str, key: str
) -> None:
    with pytest.raises(Refused) as refused:
        override(SHIPPED, text, "mine.toml", (), "XY-9")

    assert (refused.value.key, refused.value.clause) == (key, "XY-9")


@pytest.mark.parametrize(
    ("text", "key"), [("deal.3 = ", "edition-not-toml"), ("a = " + "[" * 5000, "file-too-deep")]
)
def test_a_broken_file_is_refused_like_a_shipped_one(text: str, key: str) -> None:
    refusal = refusal_of(text)

    assert refusal.key == key
    assert refusal.details["file"] == "mine.toml"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "look.colour = 1",
        "look.name = 5",
        "look.dark = 5",
        "look.values = 5",
        "look.values = 0xffffffffffffffff",
        "deal.3 = 'five'",
    ],
)
def test_every_refusal_names_file_and_key_in_every_language(language: str, text: str) -> None:
    sentence = Words(language).refuse(refusal_of(text))

    assert sentence.startswith("mine.toml")
    assert text.split(" ")[0] in sentence
