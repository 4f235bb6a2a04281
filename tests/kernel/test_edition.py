"""Editions as they are shipped: read from TOML, with the source of every number."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.edition import (
    DEEPEST_NESTING,
    LARGEST_NUMBER,
    LONGEST_FILE,
    Edition,
    Tree,
    canonical,
    difference,
    kind_of,
    leaves,
    parse_toml,
    read_shipped,
)
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words

SHIPPED = """
revision = 2
source = "box"

[card]
copies = 8
name = "bat"
flies = true
values = [1, 2, 3]
source = "rulebook"

[card.deck]
backs = ["red", "blue"]
count = 2
source = { backs = "photo", count = "our count" }
"""

names = st.text("abcxyz_-1", min_size=1, max_size=4).filter(lambda name: name != "source")
values = st.integers() | st.booleans() | st.text(max_size=5) | st.lists(st.integers(), max_size=3)
trees = st.recursive(
    st.dictionaries(names, values, max_size=3),
    lambda inner: st.dictionaries(names, values | inner, max_size=3),
    max_leaves=8,
)


def shipped(text: str = SHIPPED) -> Edition:
    return read_shipped(text, "edition.toml")


def refusal_of(text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        shipped(text)
    return refused.value


# ---- what is read ----


def test_values_are_found_under_their_dotted_keys() -> None:
    edition = shipped()

    assert edition.number("revision") == 2
    assert edition.number("card.deck.count") == 2
    assert edition.numbers("card.values") == [1, 2, 3]
    assert edition.value("card.name") == "bat"
    assert edition.value("card.flies") is True
    assert edition.table("card.deck") == {"backs": ["red", "blue"], "count": 2}


def test_a_key_that_is_not_there_is_an_error_of_ours() -> None:
    with pytest.raises(KeyError):
        shipped().value("card.colour")


def test_sources_are_not_values() -> None:
    assert [key for key, _ in leaves(shipped().data)] == [
        "revision",
        "card.copies",
        "card.name",
        "card.flies",
        "card.values",
        "card.deck.backs",
        "card.deck.count",
    ]


def test_a_source_is_one_text_for_the_values_of_a_table_or_one_for_each() -> None:
    assert shipped().sources == {
        "revision": "box",
        "card.copies": "rulebook",
        "card.name": "rulebook",
        "card.flies": "rulebook",
        "card.values": "rulebook",
        "card.deck.backs": "photo",
        "card.deck.count": "our count",
    }


def test_a_shipped_edition_overrides_nothing() -> None:
    assert shipped().overrides == {}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("copies = 8", "copies"),
        ("[card]\ncopies = 8", "card.copies"),
        ("source = 'box'\n[card]\ncopies = 8", "card.copies"),
        ("[card]\ncopies = 8\nvalue = 1\nsource = { copies = 'box' }", "card.value"),
        ("[card]\ncopies = 8\nsource = 7", "card.copies"),
        ("[card]\ncopies = 8\nsource = { copies = 7 }", "card.copies"),
    ],
)
def test_a_shipped_value_without_a_source_is_refused(text: str, key: str) -> None:
    refusal = refusal_of(text)

    assert refusal.key == "edition-no-source"
    assert refusal.details == {"file": "edition.toml", "setting": key}


def test_a_file_without_values_is_an_edition_without_values() -> None:
    assert shipped("# nothing is printed\n").data == {}


# ---- what cannot be read ----


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("copies = ", "end of document"),
        ("copies = \n", "line 1, column 10"),
        ("[card\n", "line 1"),
        ("copies = 8 bats", "line 1"),
        ("copies = 0000-01-01", "Invalid date"),
        ("name = 'bat\0'", "line 1, column 12"),
        ("\ufeffcopies = 8", "line 1, column 1"),
        ("gruft record 1\n", "line 1"),
        ("copies = " + "1" * 5000, "5000 digits"),
    ],
)
def test_what_is_not_toml_is_refused_with_file_and_place(text: str, problem: str) -> None:
    refusal = refusal_of(text)

    assert refusal.key == "edition-not-toml"
    assert refusal.details["file"] == "edition.toml"
    assert problem in str(refusal.details["problem"])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[card]\ncopies = 8\ncopies = 9\n", 3),
        ("[card]\ncopies = 8\ncopies = 9", 3),
        ("[card]\ncopies = 8\n\n[card]\npoints = 9\n", 4),
        ("card = 8\n[card]\npoints = 9\n", 2),
        ("card = { copies = 8, copies = 9 }\npoints = 9\n", 1),
    ],
)
def test_what_stands_twice_in_a_file_is_refused_with_its_line(text: str, line: int) -> None:
    refusal = refusal_of(text)

    assert (refusal.key, refusal.clause) == ("edition-key-twice", "")
    assert refusal.details == {"file": "edition.toml", "line": line}


def test_a_huge_file_is_refused_before_it_is_read() -> None:
    assert parse_toml("#" * LONGEST_FILE, "file") == {}

    with pytest.raises(Refused) as refused:
        parse_toml("[" * (LONGEST_FILE + 1), "huge.toml")

    assert refused.value.key == "file-too-large"
    assert refused.value.details == {"file": "huge.toml", "limit": LONGEST_FILE}


def chain(parts: list[str]) -> str:
    return ".".join(parts) + " = 1"


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "a = " + "{ a = " * 5000,
        "a = " + "[" * (DEEPEST_NESTING + 1) + "]" * (DEEPEST_NESTING + 1),
        "a = " + "{ a = " * DEEPEST_NESTING + "1" + " }" * DEEPEST_NESTING,
        chain(["a"] * (DEEPEST_NESTING + 1)),
        chain(["a"] * (LONGEST_FILE // 2 - 2)),
        chain(["'a b'"] * 100_000),
        chain(['"a \\" b"'] * 100_000),
        " \t . ".join(["a"] * 100_000) + " = 1",
        f"[{'.'.join(['a'] * 100_000)}]",
        f"[[{'.'.join(['a'] * 100_000)}]]",
        "x = {" + chain(["e-_9"] * 100_000) + "}",
        f"[{'.'.join('a' * 20)}]\n" + chain(["a"] * 20),
    ],
    ids=lambda text: text[:12],
)
def test_what_is_nested_too_deep_is_refused(text: str) -> None:
    refusal = refusal_of(text)

    assert refusal.key == "file-too-deep"
    assert refusal.details == {"file": "edition.toml", "limit": DEEPEST_NESTING}


@pytest.mark.parametrize(
    "text",
    [
        chain(["a"] * DEEPEST_NESTING),
        "a = " + "[" * DEEPEST_NESTING + "]" * DEEPEST_NESTING,
        "a = '" + "." * 1000 + "'",
        "a = 'Drawn by A. B. C. from the box. See there.'",
        "a = [" + "1.5, " * 1000 + "]",
    ],
    ids=lambda text: text[:12],
)
def test_what_is_not_nested_too_deep_is_read(text: str) -> None:
    assert "a" in parse_toml(text, "file")


@pytest.mark.parametrize(
    ("written", "given"),
    [
        ("1_000_000_000_001", "0xe8d4a51001"),
        ("-1_000_000_000_001", "-0xe8d4a51001"),
        ("[1, [1_000_000_000_001]]", "0xe8d4a51001"),
        ("0x" + "f" * 5000, "0x" + "f" * 58),
    ],
    ids=["large", "negative", "in a list", "larger than can be written"],
)
def test_a_number_that_no_card_could_show_is_refused(written: str, given: str) -> None:
    refusal = refusal_of(f"[card]\ncopies = {written}")

    assert refusal.key == "edition-out-of-range"
    assert refusal.details == {
        "file": "edition.toml",
        "setting": "card.copies",
        "low": -LARGEST_NUMBER,
        "high": LARGEST_NUMBER,
        "given": given,
    }


@pytest.mark.parametrize("number", [LARGEST_NUMBER, -LARGEST_NUMBER])
def test_the_largest_number_is_read(number: int) -> None:
    assert parse_toml(f"copies = {number}", "file") == {"copies": number}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["copies = ", "copies = 8", "a = " + "[" * 5000, "a = 0x" + "f" * 5000, "#" * 10**7],
    ids=["not toml", "no source", "too deep", "out of range", "too large"],
)
def test_every_refusal_names_the_file_in_every_language(language: str, text: str) -> None:
    sentence = Words(language).refuse(refusal_of(text))

    assert sentence.startswith("edition.toml")
    assert len(sentence) < 300


# ---- digests and differences ----


def shuffled(tree: Tree) -> Tree:
    """The same values with every table written the other way round."""
    return {
        name: shuffled(value) if isinstance(value, dict) else value
        for name, value in reversed(tree.items())
    }


def test_the_digest_of_an_edition_never_changes() -> None:
    """Records keep it; it is the SHA-256 of the values in their one written form."""
    assert shipped().digest == "88d4184195f7e05f12b1cf4342cb92bc7ae967ad1d0f0e62203090f519348d71"


@given(trees)
def test_the_digest_does_not_depend_on_the_order_of_keys(tree: Tree) -> None:
    assert Edition(tree, {}).digest == Edition(shuffled(tree), {}).digest


@given(trees, trees)
def test_the_digest_differs_exactly_where_values_differ(one: Tree, two: Tree) -> None:
    same_values = json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)

    assert (Edition(one, {}).digest == Edition(two, {}).digest) == same_values


def test_the_digest_does_not_depend_on_sources() -> None:
    elsewhere = shipped(SHIPPED.replace("rulebook", "leaflet"))

    assert elsewhere.sources != shipped().sources
    assert elsewhere.digest == shipped().digest


def test_the_digest_depends_on_the_order_within_a_list() -> None:
    assert shipped(SHIPPED.replace("1, 2, 3", "2, 1, 3")).digest != shipped().digest


def test_one_written_form_of_data_is_short_sorted_and_readable() -> None:
    assert canonical({"b": [1, True], "a": {"ö": "ß"}}) == '{"a":{"ö":"ß"},"b":[1,true]}'


def test_equal_editions_do_not_differ() -> None:
    assert difference(shipped(), shipped()) == []


def test_a_difference_names_key_and_both_values_in_the_order_of_the_file() -> None:
    other = shipped(SHIPPED.replace("8", "9").replace('"blue"', '"green"'))

    assert difference(shipped(), other) == [
        ("card.copies", 8, 9),
        ("card.deck.backs", ["red", "blue"], ["red", "green"]),
    ]


def test_a_value_that_only_one_edition_has_is_a_difference() -> None:
    one, two = Edition({"a": 1, "b": 2}, {}), Edition({"b": 2, "c": 3}, {})

    assert difference(one, two) == [("a", 1, None), ("c", None, 3)]


# ---- kinds ----


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (8, "number"),
        (True, "switch"),
        ("bat", "text"),
        ([1, 2], "list of number"),
        (["a"], "list of text"),
        ([True], "list of switch"),
        ([], "list of number"),
        (["a", 1, True], "list of number or switch or text"),
        ([[1]], "list of list of number"),
        (1.5, "float"),
        ({}, "dict"),
        (None, "NoneType"),
    ],
)
def test_the_kind_of_a_value_is_said_in_words(value: object, kind: str) -> None:
    assert kind_of(value) == kind
