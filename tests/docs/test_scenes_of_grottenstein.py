"""docs/notation/grottenstein.md tells what seats of Vampir see and are told: scenes and facts."""

import re
from functools import cache

from gruft.games.grottenstein.game import GAME
from gruft.kernel.journal import Journal
from gruft.kernel.scene import plain
from tests.docs.pages import NotationPage, heard_and_seen, names
from tests.games.grottenstein.laid import walk
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import RED, given

NOTATION_PAGE = NotationPage("grottenstein")
PAGE, rows = NOTATION_PAGE.text, NOTATION_PAGE.rows
SHOWN = "notice|move|then|fact"
HEADINGS = (
    ("message", "arguments", "told"),
    ("message", "arguments", "when"),
    ("label", "arguments", "of"),
    ("then", "arguments", "of"),
)


@cache
def told() -> dict[str, set[str]]:
    """Every message of scenes and facts on the page with its arguments."""
    return {
        name: set(names(row[1]))
        for heading in HEADINGS
        for row in rows(*heading)
        for name in names(row[0])
    }


@cache
def met() -> dict[str, set[str]]:
    """Every message of the scenes of all decisions, and of some random games."""
    messages: dict[str, set[str]] = {}
    for seed in range(2):
        messages |= heard_and_seen(GAME, 4, seed, most=150)
    for moment in MOMENTS.values():
        table = moment()
        scene = table.scene(table.position.asked())
        choices = scene.decision.choices if scene.decision else ()
        labels = [one for choice in choices for one in (choice.label, *choice.then)]
        messages |= {one.key: set(one.args) for one in (*scene.notices, *labels)}
    for seed in (1, 3, 5, 7):
        messages |= facts_of(seed)
    return {key: args for key, args in messages.items() if re.match(f"(?:{SHOWN})-", key)}


def facts_of(seed: int) -> dict[str, set[str]]:
    """What everybody is told in a random game that begins late, where much happens."""
    for position in walk(seed, 4, 300):
        last, position.journal = position, position.journal or Journal()
    assert last.journal is not None
    facts = [one for fact in last.journal.facts for one in (fact.public, *fact.private.values())]
    return {one.key: set(one.args) for one in facts if one is not None}


def test_every_message_that_is_told_or_shown_is_explained_with_its_arguments() -> None:
    assert len(met()) > 70
    for key, arguments in met().items():
        assert told()[key] == arguments, key


def test_every_such_message_is_on_the_page_and_has_a_sentence() -> None:
    written = {key for key in NOTATION_PAGE.messages if re.match(f"(?:{SHOWN})-", key)}

    assert set(told()) == written


def test_everything_a_scene_may_contain_is_named() -> None:
    about = GAME.describe()

    for name in (*about.kinds, *about.marks, *about.zones, *about.counters, *about.causes):
        assert f"`{name}`" in PAGE, name


def test_the_keys_of_a_scene_are_explained_in_their_order() -> None:
    scene = plain(given().scene(RED))
    assert isinstance(scene, dict)

    assert [names(row[0])[0] for row in rows("key", "value")] == list(scene)


def test_the_zones_lie_in_the_order_of_the_page() -> None:
    zones = given(seats=2).scene(1).zones

    listed = rows("place", "`name`", "`shape`", "`owner`", "pieces")
    shapes = [(names(name)[0], names(shape)[0]) for _, name, shape, *_ in listed]
    assert [*shapes[:1], *shapes] == [(zone.name, zone.shape) for zone in zones]


def test_the_kinds_of_squares_are_those_of_the_plans() -> None:
    kinds = {kind for plan in GAME.plans(given().position) for kind in plan.kinds if kind}

    (row,) = [row for row in rows("list", "entries") if row[0] == "`kinds`"]
    assert set(names(row[1])) == kinds
