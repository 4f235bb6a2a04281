"""docs/notation/vampire_queen.md says what the code does: keys, ids, messages with clauses."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from gruft.games.vampire_queen.edition.reading import pack_for
from gruft.games.vampire_queen.game import GAME
from gruft.games.vampire_queen.notation.moves import TOKENS, read_move, write_move
from gruft.games.vampire_queen.notation.position import KEYS, MOST_PHASES
from gruft.games.vampire_queen.notation.position_line import ALLOWED, NEEDED
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state.cards import Pack, set_move
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import leaves
from gruft.kernel.game import set_up
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.lines import LONGEST_LINE
from gruft.kernel.scene import Scene, plain
from tests.docs.pages import NotationPage, names, names_of_draws, refusals_in_the_code

NOTATION_PAGE = NotationPage("vampire_queen")
PAGE, rows = NOTATION_PAGE.text, NOTATION_PAGE.rows

#: Messages that are no part of the notation: labels of screens, hints, and what options refuse.
ELSEWHERE = ("about-", "advice-", "card-", "counter-", "game-", "kind-", "mark-", "option-",
             "zone-", "edition-", "why-")  # fmt: skip
#: A house message that Vampire Queen answers with.
OF_THE_HOUSE = ("position-unknown-key", "position-bad-number", "position-bad-seat",
                "position-not-a-text", "position-not-a-list", "position-not-an-object",
                "position-not-per-seat", "position-disagrees", "position-too-many-copies",
                "seats-out-of-range", "line-too-long", "line-goes-on")  # fmt: skip


# ---- cards and moves ----


def test_every_token_is_named() -> None:
    (sentence,) = re.findall(r"A card is one of the tokens (.*?)\. Vampires", PAGE)

    assert names(sentence) == list(TOKENS)


def test_the_deal_table_is_that_of_the_edition() -> None:
    packs = {seats: pack_for(GAME.shipped_edition(), seats) for seats in GAME.seat_counts}

    heading = ["n", *map(str, packs)]
    dealt, undealt = rows(*heading)

    assert dealt == ["h(n)", *(str(pack.dealt) for pack in packs.values())]
    assert undealt == ["u(n)", *(str(pack.undealt(seats)) for seats, pack in packs.items())]


def test_the_spot_values_are_the_ids_of_these_moves() -> None:
    spots = [
        (read_move(names(row[place])[0]), int(row[place + 1]))
        for row in rows("move", "id", "", "move", "id", "", "move", "id")
        for place in (0, 3, 6)
    ]

    assert len(spots) == 15
    assert [move for move, _ in spots] == [number for _, number in spots]


def test_the_formula_gives_every_id_once() -> None:
    formula = {2 + q: set_move(0, 0, q) for q in range(1, 5)} | {
        7 + 40 * (v - 1) + 5 * (a - 1) + q: set_move(v, a, q)
        for v in range(1, 14)
        for a in range(1, 9)
        for q in range(5)
    }

    assert "| 2 + q, for q = 1 .. 4 |" in PAGE
    assert "| 7 + 40 (v - 1) + 5 (a - 1) + q, for v = 1 .. 13, a = 1 .. 8, q = 0 .. 4 |" in PAGE
    assert all(number == move for number, move in formula.items())
    assert sorted([0, 1, 2, *formula]) == list(range(c.MOVES))
    assert f"a number from 0 to {c.MOVES - 1}" in PAGE


@pytest.mark.parametrize("row", rows("written", "move"), ids=lambda row: str(row[0]))
def test_every_written_form_is_canonical(row: list[str]) -> None:
    for written in names(row[0]):
        assert write_move(read_move(written)) == written


# ---- settings ----


def test_every_option_is_named_with_its_default_and_clause() -> None:
    told = [
        (names(row[0])[0], row[2], row[3]) for row in rows("option", "value", "default", "clause")
    ]

    assert told == [(one.name, str(one.default), one.clause) for one in GAME.options()]
    assert f"1 to {MOST_PHASES}" in PAGE


def test_every_value_of_the_edition_is_named() -> None:
    told = [name for row in rows("key", "value", "shipped") for name in names(row[0])]

    assert told == [key for key, _ in leaves(GAME.shipped_edition().data)]


# ---- positions ----


def test_every_key_of_a_position_is_explained_in_its_order() -> None:
    told = [names(row[0])[0] for row in rows("key", "value", "if it is not named")]

    assert told == list(KEYS)


def test_a_position_has_the_keys_that_are_explained() -> None:
    position = set_up(GAME, 3, {}, GAME.shipped_edition(), FastChance(1))

    assert list(GAME.to_json(position)) == list(KEYS)


def test_every_field_of_the_position_line_is_explained_in_its_order() -> None:
    told = [names(row[0])[0] for row in rows("field", "key of the JSON")]

    assert told == list(ALLOWED)
    assert "needs all but `known`, `dealer` and `view`" in PAGE
    assert set(ALLOWED) - set(NEEDED) == {"known", "dealer", "view"}


@pytest.mark.parametrize("line", re.findall(r"^VQ1; n=5.*$", PAGE, re.MULTILINE))
def test_the_example_lines_are_read_and_written_again(line: str) -> None:
    fresh = set_up(GAME, 5, {}, GAME.shipped_edition(), FastChance(1))

    position = GAME.from_json(fresh, GAME.read_position(line), FastChance(2))

    again = GAME.write_position(position, view=2 if "view=" in line else None)
    assert re.sub(r"; known=.*?; dealer=0", "", again) == line


def test_the_name_of_every_draw_is_explained() -> None:
    drawn = names_of_draws("vampire_queen")

    told = {names(row[0])[0] for row in rows("draw", "kind", "when", "script")}

    assert told | {"rest", "world"} == drawn


# ---- messages ----


def test_every_message_of_the_notation_is_explained() -> None:
    wanted = {key for key in NOTATION_PAGE.messages if not key.startswith(ELSEWHERE)}

    assert sorted(key for key in wanted | set(OF_THE_HOUSE) if f"`{key}`" not in PAGE) == []


def test_every_message_that_is_explained_exists() -> None:
    kinds = "fact|refusal|position|notice|decision|move|then|end|line|aim|ahead|ending"
    explained = set(re.findall(rf"`((?:{kinds})-[a-z0-9-]+)`", PAGE))

    assert sorted(explained - NOTATION_PAGE.messages - set(OF_THE_HOUSE)) == []


def clauses_on_the_page() -> dict[str, set[str]]:
    told: dict[str, set[str]] = {}
    listed = [*rows("message", "clause", "refused")]
    listed += [row[:2] for row in rows("message", "clause", "arguments", "refused")]
    for row in listed:
        for key in names(row[0]):
            told.setdefault(key, set()).update(re.findall(r"VQ-\d+", row[1]) or [""])
    return told


def test_every_refusal_of_the_code_is_on_the_page_with_its_clause() -> None:
    told = clauses_on_the_page()
    missing = [
        (key, clause)
        for key, clause, _ in refusals_in_the_code("vampire_queen")
        if clause and not key.startswith(ELSEWHERE) and clause not in told.get(key, set())
    ]

    # Laid under a deck name that the page does not use: a piece of a scripted shuffle.
    assert [one for one in missing if one != ("refusal-unreadable", "VQ-12")] == []


def test_the_page_names_no_clause_that_the_code_does_not() -> None:
    code: dict[str, set[str]] = {}
    for key, clause, _ in refusals_in_the_code("vampire_queen"):
        code.setdefault(key, set()).add(clause)
    chosen = {"refusal-too-many-copies", "position-slayer-missing", "position-slayer-twice"}

    surplus = [
        (key, clause)
        for key, clauses in clauses_on_the_page().items()
        for clause in clauses
        if key in NOTATION_PAGE.messages
        and key not in chosen
        and clause not in code.get(key, set())
    ]

    assert surplus == []


def test_every_refusal_of_a_move_is_told_with_its_arguments() -> None:
    told = {
        names(row[0])[0]: set(names(row[2]))
        for row in rows("message", "clause", "arguments", "refused")
    }
    code = {
        key: set(given) for key, _, given in refusals_in_the_code("vampire_queen") if key in told
    }

    assert {key: given for key, given in told.items() if key in code} == code


# ---- what is shown and told ----


def some_games() -> Iterator[tuple[list[Telling], Scene]]:
    """What is told and shown in a few games, played with a fixed choice of moves."""
    for seats, seed in ((3, 1), (5, 2), (12, 3)):
        luck = FastChance(seed)
        journal = Journal()
        position = set_up(GAME, seats, {"phases": 2}, GAME.shipped_edition(), luck, journal)
        while not position.is_over():
            (seat,) = position.to_act()
            yield journal.told(seat), GAME.scene(position, seat)
            journal = position.journal = Journal()
            moves = position.moves(seat)
            position.apply(seat, moves[luck.below(len(moves))])
        yield journal.told(0), GAME.scene(position, 0)
    fresh = set_up(GAME, 3, {}, GAME.shipped_edition(), FastChance(4))
    laid = {"hands": ["7", "S15", "6 9"], "table": {"0": "S20", "1": "pass"}, "leader": 0}
    yield [], GAME.scene(GAME.from_json(fresh, laid, FastChance(5)), 2)


@cache
def heard_and_seen() -> tuple[dict[str, set[str]], list[Scene]]:
    messages: dict[str, set[str]] = {}
    scenes: list[Scene] = []
    for told, scene in some_games():
        scenes.append(scene)
        decision = scene.decision
        choices = decision.choices if decision else ()
        labels = [one for choice in choices for one in (choice.label, *choice.then)]
        for telling in (*told, *scene.notices, *scene.standing, *labels):
            messages[telling.key] = set(telling.args)
    return messages, scenes


def test_every_message_that_is_told_or_shown_is_explained_with_its_arguments() -> None:
    told = {
        names(row[0])[0]: set(names(row[1]))
        for heading in (
            ("message", "arguments", "told"),
            ("message", "arguments", "when"),
            ("label", "arguments", "of"),
            ("then", "arguments", "of"),
        )
        for row in rows(*heading)
    }

    messages, _ = heard_and_seen()

    assert messages == told


def test_everything_a_scene_may_contain_is_named() -> None:
    about = GAME.describe()

    for name in (*about.kinds, *about.marks, *about.zones, *about.counters, *about.causes):
        assert f"`{name}`" in PAGE


def test_the_keys_of_a_scene_are_explained_in_their_order() -> None:
    tables = rows("key", "value")
    _, scenes = heard_and_seen()
    scene = plain(scenes[0])
    assert isinstance(scene, dict)

    told = [names(row[0])[0] for row in tables]

    assert told[: len(told) - len(scene)] == ["scores", "winners", "cause", "clause"]
    assert told[-len(scene) :] == list(scene)


def test_the_keys_inside_a_scene_are_those_of_the_page() -> None:
    _, scenes = heard_and_seen()
    scene = next(one for one in scenes if one.decision and one.decision.choices[0].on)
    assert scene.decision is not None
    parts = [scene.seats[0], scene.zones[0], scene.zones[0].pieces[0], scene.decision]
    parts += [scene.decision.choices[0], scene.decision.choices[0].on[0]]

    for part in parts:
        keys = plain(part)
        assert isinstance(keys, dict)
        form = ".*?".join(rf'"{key}": ' for key in keys)
        assert re.search(rf"`\{{{form}[^`]*\}}`", PAGE), keys


def test_the_zones_lie_in_the_order_of_the_page() -> None:
    _, scenes = heard_and_seen()
    n = len(scenes[0].seats)
    zones = scenes[0].zones

    told = {row[0]: [names(cell) for cell in row[1:3]] for row in rows(
        "place", "`name`", "`shape`", "`owner`", "pieces"
    )}  # fmt: skip

    found = [(zone.name, zone.shape) for zone in zones]
    assert found == (
        [tuple(name for (name,) in told["0 .. n-1"])] * n
        + [tuple(name for (name,) in told["n .. 2n-1"])] * n
        + [tuple(name for (name,) in told[place]) for place in ("2n", "2n + 1")]
    )
    assert [zone.owner for zone in zones] == [*range(n), *range(n), -1, -1]


def test_the_longest_line_is_that_of_the_page() -> None:
    assert f"more than {LONGEST_LINE} characters" in PAGE


def test_the_pack_that_is_dealt_is_that_of_the_page() -> None:
    """8 of each number and 4 queens."""
    pack: Pack = pack_for(GAME.shipped_edition(), 3)

    assert len(pack.vampires) == 13 * 8 + 4
    assert "8 of each" in PAGE
