"""docs/notation/vampire_connection.md says what the code does: names, ids, keys, messages."""

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.notation.names import (
    CODES,
    TYPE_NAMES,
    VAMPIRE_NAMES,
    VICTIM_NAMES,
    village_name,
)
from gruft.games.vampire_connection.notation.pending import DECISIONS, keys_of
from gruft.games.vampire_connection.notation.position import (
    KEYS,
    MOST_ROUNDS,
)
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.edition import leaves
from gruft.kernel.game import LANGUAGES
from gruft.kernel.scene import plain
from tests.docs.pages import (
    NotationPage,
    heard_and_seen,
    names,
    names_of_draws,
    reasons_in_the_code,
    refusals_in_the_code,
)
from tests.games.vampire_connection.table import Table, connecting, given
from tests.games.vampire_connection.walks import laid_over

NOTATION_PAGE = NotationPage("vampire_connection")
PAGE, rows = NOTATION_PAGE.text, NOTATION_PAGE.rows
NOTATION = "fact|refusal|position|notice|decision|move|then|end|window"


# --- cards ---------------------------------------------------------------------------------------


def test_every_vampire_card_is_named_with_its_code_and_count() -> None:
    counts = GAME.shipped_edition().table("vampire_cards").values()

    told = [tuple(row) for row in rows("index", "name", "code", "count")]

    assert told == [
        (str(card), f"`{TYPE_NAMES[card]}`", f"`{CODES[card]}`", str(count))
        for card, count in enumerate(counts)
    ]


def test_every_victim_is_named_with_its_values() -> None:
    edition = GAME.shipped_edition()

    told = rows("index", "number", "name", "sex", "L", "R", "")

    for victim, row in enumerate(told):
        key = f"victims.V{victim + 1:02d}"
        marks = "priest" * bool(edition.number(f"{key}.priest"))
        marks += "bonus" * bool(edition.number(f"{key}.bonus"))
        values = [str(edition.value(f"{key}.{name}")) for name in ("sex", "left", "right")]
        number = f"`V{victim + 1:02d}`"
        assert row == [str(victim), number, f"`{VICTIM_NAMES[victim]}`", *values, marks]
    assert len(told) == c.VICTIMS


def test_every_other_village_card_is_named() -> None:
    told = [names(row[0])[0] for row in rows("name", "count")]

    assert told == [village_name(card) for card in range(c.VICTIMS, 37)]


def test_every_vampire_is_named() -> None:
    (line,) = re.findall(r"^### Vampires\n\n(.*)$", PAGE, re.MULTILINE)

    assert tuple(names(line)) == VAMPIRE_NAMES


# --- moves ---------------------------------------------------------------------------------------


def ids_on_the_page() -> Iterator[tuple[int, str]]:
    """Every id with its written form; the seats are three, and a fourth name for empty places."""
    for ids, written, _ in rows("id", "written", "move"):
        forms = names(written)
        numbers = [int(one) for one in re.findall(r"\d+", ids)]
        if "+ s" in ids:
            yield from ((numbers[0] + seat, forms[0]) for seat in range(6))
        elif "+ t" in ids:
            yield from ((numbers[0] + card, forms[0]) for card in range(17))
        elif "+ v" in ids:
            yield from ((numbers[0] + victim, forms[0]) for victim in range(28))
        elif len(forms) == 1:
            yield from ((number, forms[0]) for number in numbers)
        else:
            yield from zip(numbers, forms, strict=True)


def test_the_page_has_every_id_once() -> None:
    assert [number for number, _ in ids_on_the_page()] == list(range(c.MOVES))
    assert f"a number from 0 to {c.MOVES - 1}" in PAGE


def test_every_move_is_written_as_the_page_says() -> None:
    position = given(["mist", "wolf", "bat"], places=["castle", "tomb", "tomb"]).position
    holes = {"<seat>": r"(\w+|seat \d)", "<k>": r"\d", "<event>": r"\d"}
    holes |= {"<verb>": "name", "<card>": ".+", "<victim>": ".+"}

    for move, form in ids_on_the_page():
        pattern = re.escape(form)
        for hole, filled in holes.items():
            pattern = pattern.replace(re.escape(hole), filled)
        written = GAME.write(position, move)
        pattern = pattern.replace(r"\+\d", r"(\+\d)?")
        assert re.fullmatch(pattern, written), (form, written)


def test_the_examples_of_lines_are_accepted() -> None:
    (block,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    asked = ["stake*2, mist", "mist, stake*2", "bat"]
    captives = ["The Baker, The Old Chaplain", "The Old Chaplain", "-"]
    for line in block.splitlines():
        assert _some_table_accepts(line, asked, captives), line


def _some_table_accepts(line: str, hands: list[str], captives: list[str]) -> bool:
    offered = connecting(["mist, bat", "wolf, stake", "bat"])
    offered.plays(0, "trade Ficklecrash: bat <-> stake")
    plays = "Good Opportunity, crucifix, holy water, mist"
    foreign = ["-", "The Baker, The Old Chaplain", "-"]
    tables: list[tuple[Table, int]] = [
        (connecting(hands), 0),
        (offered, 1),
        (given([plays, "-", "-"], captives=[captives[0], "-", "-"]), 0),
        (given([plays, "-", "-"], captives=foreign), 0),
        (given(["mist*8, wolf*6", "-", "-"], pending="discard"), 0),
    ]
    return any(table.allows(seat, line) for table, seat in tables)


# --- decisions and settings ----------------------------------------------------------------------


def test_every_decision_is_explained() -> None:
    told = [name for row in rows("decision", "asked", "answers") for name in names(row[0])]

    assert sorted(told) == sorted(DECISIONS)


def test_every_option_is_named_with_its_default_and_clause() -> None:
    told = [
        (names(row[0])[0], row[2], row[3]) for row in rows("option", "value", "default", "clause")
    ]

    assert told == [(one.name, str(one.default), one.clause) for one in GAME.options()]
    assert f"1 to {MOST_ROUNDS}" in PAGE


def test_every_value_of_the_edition_is_named() -> None:
    told = [name for row in rows("key", "value", "shipped") for name in names(row[0])]

    found = [re.sub(r"V\d\d", "Vnn", key) for key, _ in leaves(GAME.shipped_edition().data)]
    assert sorted(told) == sorted(set(found))


def test_the_name_of_every_draw_is_explained() -> None:
    drawn = names_of_draws("vampire_connection", "shuffled")

    told = {names(row[0])[0] for row in rows("draw", "kind", "when", "script")}

    assert told | {"rest", "world"} == drawn


# --- positions -----------------------------------------------------------------------------------


def test_every_key_of_a_position_is_explained_in_its_order() -> None:
    told = [names(row[0])[0] for row in rows("key", "value", "if it is not named")]

    assert told == list(KEYS)


def test_every_entry_of_pending_is_explained() -> None:
    heading = ("entry", "of the decisions", "value", "if it is not named")

    told = [names(row[0])[0] for row in rows(*heading)]

    assert set(told) == {"decision", *(key for one in DECISIONS.values() for key in keys_of(one))}


@pytest.mark.parametrize("row", rows("pending", "with"), ids=lambda row: str(row[0])[:40])
def test_the_example_of_a_decision_is_read_and_written_again(row: list[str]) -> None:
    pending, keys = (json.loads(names(cell)[0]) for cell in row)
    base = {"round": 2, "start": 0, "active": 0, "kidnapped": True}

    table = laid_over(3, {**base, **keys, "pending": pending})

    assert table.truth["pending"] == pending


def test_there_is_an_example_of_every_decision() -> None:
    told = {json.loads(names(row[0])[0])["decision"] for row in rows("pending", "with")}

    assert told == set(DECISIONS)


def test_the_example_of_knowledge_is_read_and_written_again() -> None:
    (block,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

    table = given(["mist", "wolf, stake*2", "bat"], knowledge=json.loads(block))

    assert table.truth["knowledge"] == json.loads(block)


# --- messages ------------------------------------------------------------------------------------


def test_every_message_of_the_notation_is_explained() -> None:
    wanted = {key for key in NOTATION_PAGE.messages if re.match(rf"(?:{NOTATION})-", key)}
    questions = {key for key in wanted if key.startswith("decision-")}

    assert sorted(key for key in wanted - questions if f"`{key}`" not in PAGE) == []


def test_every_message_that_is_explained_exists() -> None:
    explained = set(re.findall(rf"`((?:{NOTATION})-[a-z0-9-]+)`", PAGE))
    house = {key for key in explained if key.startswith("position-")}
    decisions = set(DECISIONS) | {"village-discard"}

    assert sorted(explained - NOTATION_PAGE.messages - house - decisions) == []


def clauses_in(cell: str) -> set[str]:
    """The clauses of a cell, which may say `VC-194 to VC-214`."""
    found = set(re.findall(r"VC-\d+", cell))
    for first, last in re.findall(r"VC-(\d+) to VC-(\d+)", cell):
        found |= {f"VC-{number}" for number in range(int(first), int(last) + 1)}
    return found


def refused_in_the_code() -> list[tuple[str, str, frozenset[str]]]:
    """What is refused where it is written, and why moves are."""
    slug = "vampire_connection"
    found = [*refusals_in_the_code(slug), *reasons_in_the_code(slug)]
    assert len(found) > 150
    return found


def test_every_refusal_of_the_code_is_on_the_page_with_its_clause() -> None:
    told: dict[str, set[str]] = {}
    listed = [row[:2] for row in rows("message", "clause", "refused")]
    for row in [*listed, *(row[:2] for row in rows("message", "clause", "arguments"))]:
        for key in names(row[0]):
            told.setdefault(key, set()).update(clauses_in(row[1]))
    elsewhere = ("option-", "edition-")

    missing = [
        (key, clause)
        for key, clause, _ in refused_in_the_code()
        if clause and not key.startswith(elsewhere) and clause not in told.get(key, set())
    ]

    assert missing == []


def test_every_refusal_of_a_move_is_told_with_its_arguments() -> None:
    told = {names(row[0])[0]: set(names(row[2])) for row in rows("message", "clause", "arguments")}
    code = {key: set(arguments) for key, _, arguments in refused_in_the_code() if key in told}

    assert {key: given for key, given in told.items() if key in code} == code


# --- what is shown and told ----------------------------------------------------------------------


@cache
def met() -> dict[str, set[str]]:
    """Every message of a few games of random moves."""
    messages: dict[str, set[str]] = {}
    for seats, seed in ((3, 1), (4, 2), (6, 3)):
        messages |= heard_and_seen(GAME, seats, seed, most=400)
    return messages


def test_every_message_that_is_told_or_shown_is_explained_with_its_arguments() -> None:
    told = {
        name: set(names(row[1]))
        for heading in (
            ("message", "arguments", "told"),
            ("message", "arguments", "when"),
            ("label", "arguments", "of"),
            ("then", "arguments"),
            ("trigger", "arguments", "of"),
        )
        for row in rows(*heading)
        for name in names(row[0])
    }

    for key, arguments in met().items():
        assert told[key] == arguments, key


def test_everything_a_scene_may_contain_is_named() -> None:
    about = GAME.describe()

    for name in (*about.kinds, *about.marks, *about.zones, *about.counters, *about.causes):
        assert f"`{name}`" in PAGE, name


def test_the_keys_of_a_scene_are_explained_in_their_order() -> None:
    scene = plain(given(["mist", "wolf", "bat"]).scene(0))
    assert isinstance(scene, dict)

    told = [names(row[0])[0] for row in rows("key", "value")]

    assert told == ["scores", "winners", "cause", "clause", *scene]


def test_the_zones_lie_in_the_order_of_the_page() -> None:
    zones = given(["mist", "wolf", "bat"]).scene(0).zones

    told = [
        (names(row[1])[0], names(row[2])[0])
        for row in rows("place", "`name`", "`shape`", "`owner`", "pieces")
    ]

    found = [(zone.name, zone.shape) for zone in zones]
    assert found == [told[0]] * 3 + [told[1]] * 3 + [told[2]] * 3 + told[3:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_the_options_that_there_are(language: str) -> None:
    book = GAME.rulebook(language)
    options = [option.name for option in GAME.options()]

    listed = re.findall(r"^\| (`.*?) \|", book["VC-227"].text, re.MULTILINE)

    named = [name for cell in listed for name in names(cell)]
    assert named == ["abilities", "vampire_0", "vampire_5", "start", "max_rounds", "memory"]
    assert set(named) | set(names(book["VC-13"].text)) <= set(options)
