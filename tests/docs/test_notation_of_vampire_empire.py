"""docs/notation/vampire_empire.md says what the code does: names, ids, lines, messages."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from gruft.games.vampire_empire.edition.reading import (
    KEYS,
    UNNAMEABLE,
)
from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    TYPE_NAMES,
)
from gruft.games.vampire_empire.rules import questions
from gruft.games.vampire_empire.state.cards import (
    FIRST_SPARE,
    MOVES,
    class_of,
)
from gruft.kernel.edition import leaves
from gruft.kernel.game import LANGUAGES
from gruft.kernel.scene import plain
from tests.docs.pages import NotationPage, heard_and_seen, names, names_of_draws
from tests.games.vampire_empire.questions import QUESTIONS, second_attack
from tests.games.vampire_empire.table import H, Table, V, by_day, given
from tests.tree import GAMES

NOTATION_PAGE = NotationPage("vampire_empire")
PAGE, rows = NOTATION_PAGE.text, NOTATION_PAGE.rows
NOTATION = "fact|refusal|notice|decision|move|then|end|window"


# --- characters and cards ------------------------------------------------------------------------


def test_every_character_is_named_with_its_class() -> None:
    told = [(row[0], names(row[1])[0], names(row[2])[0]) for row in rows("index", "name", "class")]

    assert told == [
        (str(character), name, TYPE_NAMES[int(class_of(character)).bit_length() - 1])
        for character, name in enumerate(CHARACTER_NAMES)
    ]


def test_every_card_is_named_with_what_is_printed_on_it() -> None:
    heading = ("kind", "name", "types", "value", "day", "night", "vampire", "human")
    printed = dict(leaves(GAME.shipped_edition().data))

    for kind, row in enumerate(rows(*heading)):
        assert row[:2] == [str(kind), f"`{KIND_NAMES[kind]}`"]
        types = printed[f"{KEYS[kind]}.types"]
        assert isinstance(types, list)
        assert names(row[2]) == [str(one).replace("_", " ") for one in types]
        for name, cell in zip(heading[3:], row[3:], strict=True):
            assert cell == str(printed.get(f"{KEYS[kind]}.{name}", "-"))
    assert len(rows(*heading)) == FIRST_SPARE


def test_every_type_and_every_spare_card_is_named() -> None:
    (line,) = re.findall(r"^The six types: (.*)$", PAGE, re.MULTILINE)

    assert tuple(names(line)) == TYPE_NAMES
    assert all(f"`{name}`" in PAGE for name in KIND_NAMES[FIRST_SPARE:])


# --- moves ---------------------------------------------------------------------------------------


def ids_on_the_page() -> Iterator[tuple[int, str]]:
    """Every id with its written form outside of `reveal` and `pay`."""
    for ids, written, _ in rows("id", "written", "move"):
        forms = names(written)
        numbers = [int(one) for one in re.findall(r"\d+", ids)]
        if "+ k" in ids:
            for kind, name in enumerate(KIND_NAMES):
                yield numbers[0] + kind, forms[0].replace("<card>", name)
        elif "+ c" in ids:
            yield from ((numbers[0] + c, name) for c, name in enumerate(CHARACTER_NAMES))
        elif numbers == [214]:
            yield 214, forms[-1]
        else:
            yield from zip(numbers, forms, strict=True)


def test_every_move_is_written_as_the_page_says() -> None:
    position = QUESTIONS["action"]().position

    told = list(ids_on_the_page())

    assert told == [(move, GAME.write(position, move)) for move in range(MOVES)]
    assert f"a number from 0 to {MOVES - 1}" in PAGE


def test_move_214_is_written_as_the_page_says() -> None:
    told: dict[str, str] = {}
    for decisions, written, _ in rows("decision", "written", "meaning")[:-2]:
        told |= dict.fromkeys(names(decisions), names(written)[0])
    told["commit"] = "done"

    for question, table in QUESTIONS.items():
        assert GAME.write(table().position, 214) == told.get(question, "done"), question
    assert GAME.write(second_attack().position, 214) == "stop"


def test_every_decision_is_explained() -> None:
    told = [names(row[0])[0] for row in rows("decision", "asked", "answers")]

    assert sorted(told) == sorted(one.key.removeprefix("decision-") for one in questions.QUESTIONS)


# --- lines ---------------------------------------------------------------------------------------


def accepting_tables() -> Iterator[Table]:
    """Tables at which the examples of the page are lines of the seat that is asked."""
    eight = "Garlic*2, Dagger, Coffin, Raven, Vampire 1*2, Vampire 2"
    yield given(eight, "Garlic", decision="step1")
    yield given(eight, "Garlic", decision="reveal")
    yield given(eight, "Garlic", castle=["Cook", "Lady", "Bishop"])
    yield by_day(
        "Garlic",
        "Garlic, Dagger, Novice, Chapel",
        decision="window",
        castle=["Nun", "Bishop", "Officer"],
        moats=["-", "Garlic, Relic, Rosary"],
    )
    yield given("Organist, Garlic", "-", decision="window")
    yield given("Bat Form, Garlic", "Garlic", decision="window")
    yield marking()
    yield QUESTIONS["effect-type"]()
    yield misty()
    yield by_day("Garlic", "Holy Water 1, Aspen Stake, Relic, Candlestick, Holy Bible, Garlic")
    yield by_day("Garlic", "Crucifix, Relic, Garlic")
    yield defending()
    yield attacking_again()
    yield second_attack()
    yield found()
    yield from responding()


def marking() -> Table:
    table = given("Organist, Garlic", "Garlic", decision="window", castle=["Nun", "Lady", "Cook"])
    table.plays(V, "*Organist")
    table.plays(H, "decline")
    return table


def misty() -> Table:
    """V's Mist Form has been let through, with two revealed vampires in the castle."""
    keys = {"castle": ["Lady", "Monk", "Officer"], "revealed": ["Lady", "Monk"]}
    table = given("Mist Form, Garlic", "Garlic", decision="window", cellars=["-", "Relic"], **keys)  # type: ignore[arg-type]
    table.plays(V, "*Mist Form{Garlic}")
    table.plays(H, "decline")
    return table


def defending() -> Table:
    table = by_day(
        "Rapier, Vampire 2, Vampire 1",
        "Holy Bible, Candlestick, Relic, Holy Water 2",
        revealed=["Lady"],
    )
    table.plays(H, "Bishop x Lady a[Holy Bible, Candlestick]")
    return table


def attacking_again() -> Table:
    table = defending()
    table.plays(V, "d[Rapier, Vampire 2]")
    table.plays(H, "decline")
    return table


def asked_about_the_lord() -> Table:
    table = by_day(
        "I'm Not a Vampire, Garlic",
        "Holy Water 1, Aspen Stake, Relic",
        castle=["Lord", "Monk", "Officer"],
        vampires=["Lord", "Nun", "Cook"],
        innocents=["Lady", "Maid"],
    )
    table.plays(H, "water Lord [Holy Water 1, Aspen Stake]")
    return table


def found() -> Table:
    table = asked_about_the_lord()
    table.plays(V, "decline")
    return table


def responding() -> Iterator[Table]:
    yield asked_about_the_lord()
    attacked = given("Claws*2, Dagger*2, Garlic*2", "Sacrifice, Secret Passage, Garlic, Dagger")
    attacked.plays(V, "Lady x Bishop a[Claws, Dagger]{Garlic}")
    yield attacked
    cancelled = given("Claws*2, Dagger*2, Garlic*2", "Sacrifice, Garlic")
    cancelled.plays(V, "Lady x Bishop a[Claws, Dagger]{Garlic}")
    cancelled.plays(H, "!Sacrifice{Garlic}>Claws")
    yield cancelled
    dying = given("Dagger", "Herbalist, Garlic, Dagger")
    dying.plays(V, "Lady x Bishop a[Dagger]")
    dying.plays(H, "decline")
    dying.plays(H, "d[]")
    yield dying


@pytest.fixture(scope="module", name="tables")
def _tables() -> list[Table]:
    return list(accepting_tables())


(BLOCK,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
LINES = [name for row in rows("line", "moves", "example") for name in names(row[2])]


@pytest.mark.parametrize("line", [*BLOCK.splitlines(), *LINES])
def test_the_examples_of_lines_are_accepted(line: str, tables: list[Table]) -> None:
    assert any(table.allows(table.turn, line) for table in tables)


def lines_of_the_rulebook(language: str) -> list[str]:
    """The examples of chapter 17."""
    name = "rulebook.md" if language == "en" else f"rulebook.{language}.md"
    text = (GAMES / "vampire_empire" / name).read_text()
    (chapter,) = re.findall(r"^## 17\..*?(?=^## 18\.)", text, re.MULTILINE | re.DOTALL)
    rows = [line.split("|") for line in chapter.splitlines() if line.startswith("|")]
    return [example for row in rows for example in names(row[3])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_rulebook_is_accepted(language: str, tables: list[Table]) -> None:
    examples = lines_of_the_rulebook(language)

    assert len(examples) == 16
    for line in examples:
        assert any(table.allows(table.turn, line) for table in tables), line


# --- settings ------------------------------------------------------------------------------------


def test_every_option_is_explained() -> None:
    heading = ("option", "value", "default", "clause")
    told = [(*names(name), *names(default), clause) for name, _, default, clause in rows(*heading)]

    assert told == [(one.name, str(one.default).lower(), one.clause) for one in GAME.options()]


def test_every_value_of_the_edition_is_named() -> None:
    fields = {name for row in rows("key", "of", "value", "shipped") for name in names(row[0])}

    found = {key.rpartition(".")[2] for key, _ in leaves(GAME.shipped_edition().data)}
    assert fields == {f"cards.<card>.{name}" for name in found}
    assert f"`{' '.join(UNNAMEABLE)}`" in PAGE


def test_the_name_of_every_draw_is_explained() -> None:
    drawn = names_of_draws("vampire_empire", "shuffled")

    told = {names(row[0])[0] for row in rows("draw", "kind", "when", "script")}

    unplayed = {name for name in drawn if name == "rest" or name.startswith("imagined")}
    assert told - {"vampire deck", "human deck"} == drawn - unplayed


# --- refusals ------------------------------------------------------------------------------------


@cache
def told_refusals() -> dict[str, tuple[set[str], set[str]]]:
    """Every refusal on the page with its clauses and arguments."""
    told: dict[str, tuple[set[str], set[str]]] = {}
    for message, clause, arguments in rows("message", "clause", "arguments"):
        clauses, needs = told.setdefault(names(message)[0], (set(), set(names(arguments))))
        clauses |= set(re.findall(r"VE-\d+", clause))
        assert needs == set(names(arguments)), message
    return told


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_refusal_of_a_move_is_on_the_page(question: str) -> None:
    table = QUESTIONS[question]()
    position, seat = table.position, table.turn
    refused = [move for move in range(MOVES) if not position.is_legal(seat, move)]

    for refusal in [position.refusal(seat, move) for move in refused]:
        clauses, arguments = told_refusals()[refusal.key]
        assert refusal.clause in clauses, refusal.key
        assert set(refusal.details) == arguments, refusal.key


# --- what is shown and told ----------------------------------------------------------------------


def test_every_message_of_the_notation_is_explained() -> None:
    wanted = {key for key in NOTATION_PAGE.messages if re.match(rf"(?:{NOTATION})-", key)}
    questions = {key for key in wanted if key.startswith("decision-")}
    never = {"window-replace-card"}

    assert sorted(key for key in wanted - questions - never if f"`{key}`" not in PAGE) == []


def test_every_message_that_is_explained_exists() -> None:
    explained = set(re.findall(rf"`((?:{NOTATION})-[a-z0-9-]+)`", PAGE))

    assert sorted(explained - NOTATION_PAGE.messages) == []


@cache
def met() -> dict[str, set[str]]:
    """Every message of a few games of random moves."""
    messages: dict[str, set[str]] = {}
    for seed in range(6):
        messages |= heard_and_seen(GAME, 2, seed, most=2_000)
    return messages


def test_every_message_that_is_told_or_shown_is_explained_with_its_arguments() -> None:
    told = {
        name: set(names(row[1]))
        for heading in (
            ("message", "arguments", "told"),
            ("message", "arguments", "when"),
            ("label", "arguments", "of"),
            ("then", "arguments", "of"),
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
    scene = plain(given("Garlic", "Garlic").scene(V))
    assert isinstance(scene, dict)

    told = [names(row[0])[0] for row in rows("key", "value")]

    assert told == ["scores", "winners", "cause", "clause", *scene]


def test_the_zones_lie_in_the_order_of_the_page() -> None:
    zones = given("Garlic", "Garlic").scene(V).zones

    told: list[tuple[str, str]] = []
    for place, name, shape, *_ in rows("place", "`name`", "`shape`", "`owner`", "pieces"):
        told += [(names(name)[0], names(shape)[0])] * len(place.split(","))

    assert told == [(zone.name, zone.shape) for zone in zones]
