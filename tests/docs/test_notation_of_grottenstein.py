"""docs/notation/grottenstein.md says what the code does: names, ids, keys, messages."""

import json
import re
from collections.abc import Iterator

import pytest

from gruft.games.grottenstein.edition.reading import MOST_ROUNDS, NUMBERS, WEAPON_NUMBERS
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.figures import HUNTER_ENTRIES, VAMPIRE_ENTRIES
from gruft.games.grottenstein.notation.knowledge import HIDDEN_ENTRIES
from gruft.games.grottenstein.notation.knowledge import KEYS as KNOWLEDGE_KEYS
from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    EFFECT_KEYS,
    FIELD_NAMES,
    FIGURE_NAMES,
    LOCK_NAMES,
    PIECE_KEYS,
    WEAPON_KEYS,
)
from gruft.games.grottenstein.notation.position import CAUSES, DECISIONS, ENTRIES, KEYS
from gruft.games.grottenstein.notation.short_forms import RESULTS
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.edition import leaves
from tests.docs.pages import (
    NotationPage,
    clauses_handed_to,
    names,
    names_of_draws,
    refusals_in_the_code,
)
from tests.games.grottenstein.laid import laid_over
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import Table, begun, given
from tools import notation

NOTATION_PAGE = NotationPage("grottenstein")
PAGE, rows = NOTATION_PAGE.text, NOTATION_PAGE.rows
TABLE = given()
NAMED = "if it is not named"


# --- names ---------------------------------------------------------------------------------------


def test_every_card_is_told_as_it_is_printed() -> None:
    edition = GAME.shipped_edition()
    heading = ("index", "id", "name", "effect", "kind", "border", "places", "deck")

    told = rows(*heading)

    for card, row in enumerate(told):
        key = f"cards.{CARD_IDS[card]}"
        values = [str(edition.value(f"{key}.{name}")) for name in heading[2:]]
        marked = [
            f"`{value}`" if name in ("name", "effect") else value
            for name, value in zip(heading[2:], values, strict=True)
        ]
        assert row == [str(card), f"`{CARD_IDS[card]}`", *marked]
    assert len(told) == c.CARDS


def test_every_name_of_a_card_on_the_page_is_read() -> None:
    shared = {"Bat swarm", "Spirit", "Demon"}
    for card, row in enumerate(
        rows("index", "id", "name", "effect", "kind", "border", "places", "deck")
    ):
        (name,) = names(row[2])
        if name not in shared and name != "Stake":
            assert GAME.parse(TABLE.position, 0, name) == 543 + card


def test_figures_locks_and_pieces_are_named() -> None:
    for name in (*FIGURE_NAMES, *LOCK_NAMES, *PIECE_KEYS):
        assert f"`{name}`" in PAGE


def test_the_stair_squares_are_named() -> None:
    (line,) = re.findall(r"A stair square .*: (.*)\.\n", PAGE)

    assert all(name in TABLE.position.villa.names for name in names(line))
    assert len(names(line)) == 8


# --- moves ---------------------------------------------------------------------------------------


def ids_on_the_page() -> Iterator[tuple[int, str]]:
    """Every id with its written form; squares, doors, cards and fields as the page counts them."""
    counted = {"s": 487, "d": c.NUMBERED_DOORS, "c": c.CARDS, "f": len(FIELD_NAMES)}
    for ids, written, _ in rows("id", "written", "move"):
        numbers = [int(one) for one in re.findall(r"\d+", ids)]
        many = re.search(r"\+ (\w)", ids)
        if many:
            yield from ((numbers[0] + one, "") for one in range(counted[many[1]]))
        else:
            yield from zip(numbers, names(written), strict=True)


def test_the_page_has_every_id_once() -> None:
    assert [number for number, _ in ids_on_the_page()] == list(range(c.MOVES))
    assert f"a number from 0 to {c.MOVES - 1}" in PAGE


def test_every_move_is_written_as_the_page_says() -> None:
    for move, form in ids_on_the_page():
        if form:
            assert GAME.write(TABLE.position, move) == form


def test_every_door_is_told_with_its_id() -> None:
    kinds = ("ordinary", "one-way", "crypt", "armoured")
    villa = TABLE.position.villa

    told = [(int(row[0]), names(row[1])[0], row[2]) for row in rows("id", "door", "kind")]

    assert told == [
        (487 + door, name, kinds[villa.door_kind[door]])
        for door, name in enumerate(villa.door_names)
    ]
    assert all(GAME.write(TABLE.position, move) == name for move, name, _ in told)


def test_squares_are_numbered_as_the_page_says() -> None:
    villa = TABLE.position.villa
    drawn = [
        int(villa.plan[floor * 165 + row * 15 + column])
        for floor in range(3)
        for column in range(15)
        for row in range(11)
    ]

    assert list(dict.fromkeys(drawn)) == list(range(487))


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_examples_of_lines_are_accepted() -> None:
    remains = {"Gh5": {"yellow": "E08, C01"}}
    bitten = {"slot": "vampire", "decision": "vampire-action", "worn": ["teeth", "nails"]}
    tables = [
        given(),
        given(thrown=12, decision="destination"),
        given(red="Gh3", vampire="Gh4"),
        given(red="Gh5", yellow={"state": "gone"}, floor=remains, decision="action"),
        given(red="Ce2", holds={"red": "E15"}, decision="action"),
        given(slot="blue", holds={"blue": "E01"}, decision="action"),
        given(red="Ca2", holds={"red": "E06"}, decision="action"),
        given(holds={"red": "E14"}, decision="action"),
        given(red="Gn1", holds={"red": "E04, E05"}, decision="action"),
        given(green="Gh3", vampire="Gh4", **bitten),  # type: ignore[arg-type]
    ]
    (block,) = blocks("text")

    for line, table in zip(block.splitlines(), tables, strict=True):
        assert table.may(line), line


def test_every_short_form_is_read() -> None:
    holes = {
        "<square>": "Gg11",
        "<field>": "G4",
        "<card>": "E03",
        "<cards>": "E03",
        "<door>": "Gh5/h6",
        "<target>": "V",
        "<weapon>": "sword",
        "<figure>": "red",
        "<piece>": "teeth",
        "<lock>": "gold",
    }
    there = given(red={"at": "Gh3", "state": "corpse"}, wardrobe={"teeth": 4}, down={"G4": "E03"})
    found = given(red="Gh3", decision="revealed", down={"G4": "E03"})
    for form, _ in rows("short form", "stands for"):
        for written in names(form)[:3]:
            text = written
            for hole, filled in holes.items():
                text = text.replace(hole, filled)
            if written != "wall":
                assert any(_unfolds(table, text) for table in (given(), begun(), there, found)), (
                    text
                )


def _unfolds(table: Table, text: str) -> bool:
    refusal = GAME.refuse(table.position, table.turn, text)
    return refusal is None or refusal.key not in ("refusal-unreadable", "refusal-not-there")


# --- decisions and settings ----------------------------------------------------------------------


def test_every_decision_is_explained() -> None:
    told = [name for row in rows("decision", "asked", "answers") for name in names(row[0])]

    assert sorted(told) == sorted(DECISIONS)


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_answers_of_a_decision_are_those_of_the_page(decision: str) -> None:
    (told,) = [row[2] for row in rows("decision", "asked", "answers") if decision in names(row[0])]
    table = MOMENTS[decision]()
    kinds = {
        "squares": range(487),
        "doors": range(487, 542),
        "cards": range(543, 579),
        "fields": range(579, 615),
        "figures": range(615, 620),
        "colours": range(620, 624),
    }
    moves = [] if table.position.is_over() else table.position.moves(table.turn)

    for move in moves:
        kind = next((name for name, ids in kinds.items() if move in ids), "")
        written = GAME.write(table.position, move)
        assert (kind and kind in told) or written in names(told)


def test_every_option_is_named_with_its_default_and_clause() -> None:
    heading = ("option", "value", "default", "clause")
    told = [(names(row[0])[0], row[2], row[3]) for row in rows(*heading)]

    assert told == [(one.name, str(one.default), one.clause) for one in GAME.options()]
    assert f"1 to {MOST_ROUNDS}; 0:" in PAGE


def test_every_value_of_the_edition_is_named() -> None:
    told = [name for row in rows("key", "value", "shipped") for name in names(row[0])]
    groups = {
        r"^cards\.[EC]\d\d": "cards.<id>",
        r"^rooms\.\w+": "rooms.<square>",
        r"^characters\.\w+": "characters.<colour>",
        r"^weapons\.\w+": "weapons.<weapon>",
        r"^traps\.\w+": "traps.<trap>",
    }

    found = set()
    for key, _ in leaves(GAME.shipped_edition().data):
        for pattern, group in groups.items():
            key = re.sub(pattern, group, key)  # noqa: PLW2901
        found.add(key)

    assert sorted(told) == sorted(found)
    for name in (*WEAPON_KEYS, *GAME.shipped_edition().table("traps"), *EFFECT_KEYS):
        assert f"`{name}`" in PAGE, name


def test_numbers_of_the_edition_are_told_with_their_limits() -> None:
    limits = {
        names(row[0])[place]: row[1]
        for row in rows("key", "value", "shipped")
        for place in range(len(names(row[0])))
    }
    weapons = [(f"weapons.<weapon>.{name}", low, high) for name, low, high in WEAPON_NUMBERS]
    plain = [(key, low, high) for key, low, high, _ in NUMBERS]

    for key, low, high in plain + weapons:
        switch = key.endswith(("uses", "success_from"))
        assert switch or f"{low} to {high}" in limits[key], key


def test_shipped_numbers_are_told() -> None:
    edition = GAME.shipped_edition()
    for keys, _, shipped in rows("key", "value", "shipped"):
        numbers = re.fullmatch(r"-?\d+(?:, -?\d+)*", shipped)
        if numbers:
            values = [str(edition.value(key)) for key in names(keys)]
            assert ", ".join(values) == shipped


def test_the_name_of_every_draw_is_explained() -> None:
    drawn = names_of_draws("grottenstein")

    told = {names(row[0])[0] for row in rows("draw", "kind", "when", "script")}

    assert told | {"world"} == drawn | {"die"}


# --- positions -----------------------------------------------------------------------------------


def test_every_key_of_a_position_is_explained_in_its_order() -> None:
    told = [names(row[0])[0] for row in rows("key", "value", NAMED)]

    assert told == list(KEYS)


def test_every_entry_is_explained() -> None:
    figures = {names(row[0])[0]: row[1] for row in rows("entry", "of", "value", NAMED)}
    pending = [names(row[0])[0] for row in rows("entry of `pending`", "value", NAMED)]
    knowledge = [names(row[0])[0] for row in rows("entry", "value", NAMED)]
    hidden = [names(row[0])[0] for row in rows("entry of a hidden card", "value", NAMED)]

    assert {key for key, of in figures.items() if of != "`vampire`"} == set(HUNTER_ENTRIES)
    assert {key for key, of in figures.items() if of != "hunters"} == set(VAMPIRE_ENTRIES)
    assert pending == list(ENTRIES)
    assert knowledge == list(KNOWLEDGE_KEYS)
    assert hidden == list(HIDDEN_ENTRIES)


def test_every_cause_is_named() -> None:
    (row,) = [row for row in rows("key", "value", NAMED) if row[0] == "`cause`"]

    assert [name for name in names(row[1]) if name != "null"] == list(CAUSES)


@pytest.mark.parametrize("row", rows("pending", "with"), ids=lambda row: str(row[0])[15:40])
def test_the_example_of_a_decision_is_read_and_written_again(row: list[str]) -> None:
    pending, keys = (json.loads(names(cell)[0]) for cell in row)

    table = laid_over({"round": 2, **keys, "pending": pending})

    assert table.truth["pending"] == pending


def test_there_is_an_example_of_every_decision() -> None:
    told = [json.loads(names(row[0])[0])["decision"] for row in rows("pending", "with")]

    assert told == list(DECISIONS)


def test_the_example_of_knowledge_is_read_and_written_again() -> None:
    (block,) = blocks("json")
    (belongs,) = re.findall(r"^This belongs to a position with (.*)\.$", PAGE, re.MULTILINE)
    keys = json.loads("{" + ", ".join(names(belongs)) + "}")

    table = laid_over({**keys, "knowledge": json.loads(block)})

    assert table.truth["knowledge"] == json.loads(block)


def test_without_keys_the_vampire_is_about_to_set_up() -> None:
    assert begun().asked == "placing"


# --- messages ------------------------------------------------------------------------------------


def test_every_refusal_of_a_position_is_on_the_page_with_its_clause() -> None:
    told: dict[str, set[str]] = {}
    for row in rows("message", "clause", "refused"):
        for key in names(row[0]):
            told.setdefault(key, set()).update(re.findall(r"(?:GR|ED)-\d+", row[1]))

    missing = [
        (key, clause)
        for key, clause, _ in refusals_in_the_code("grottenstein")
        if key.startswith("position-") and (key not in told or (clause and clause not in told[key]))
    ]

    assert missing == []


def test_every_refusal_of_what_cannot_be_read_is_told_with_its_arguments() -> None:
    made = set(re.findall(r"^\| (`refusal-[a-z-]+`)", notation.refusals(GAME), re.MULTILINE))
    told = {
        names(row[0])[0]: (set(row[1].split(", ")), frozenset(names(row[2])))
        for row in rows("message", "clause", "arguments")
        if row[0] not in made
    }
    by_form = {
        "refusal-not-there": clauses_handed_to("grottenstein", "_must_be", "_must_be_own_square"),
        "refusal-result": {clause for _, clause in RESULTS},
    }
    code = {
        key: (by_form.get(key, {clause}), args)
        for key, clause, args in refusals_in_the_code("grottenstein")
        if key in told
    }

    assert told == code


def test_every_refusal_on_the_page_has_a_sentence() -> None:
    told = set(re.findall(r"`((?:position|refusal)-[a-z-]+)`", PAGE))
    house = {key for key in told if key not in NOTATION_PAGE.messages}

    assert sorted(house) == [
        "position-bad-number",
        "position-bad-seat",
        "position-disagrees",
        "position-not-a-list",
        "position-not-a-switch",
        "position-not-a-text",
        "position-not-an-object",
        "position-not-per-seat",
        "position-too-few-cards",
        "position-unknown-key",
        "position-unknown-word",
    ]
