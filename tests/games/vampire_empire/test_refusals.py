"""Refusals at every decision: a true sentence in five languages, the same in all worlds.

The sentences are in the other files called `test_refusals_`, by chapter.
"""

from functools import cache
from random import Random

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.names import KIND_NAMES
from gruft.games.vampire_empire.rules import questions
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire import test_refusals_in_combat as in_combat
from tests.games.vampire_empire import test_refusals_of_actions as of_actions
from tests.games.vampire_empire import test_refusals_of_answers as of_answers
from tests.games.vampire_empire import test_refusals_of_effects as of_effects
from tests.games.vampire_empire import test_refusals_of_turns as of_turns
from tests.games.vampire_empire import test_refusals_of_windows as of_windows
from tests.games.vampire_empire.questions import QUESTIONS
from tests.games.vampire_empire.refused import (
    Case,
    after,
    begun_with,
    char,
    moat,
    play,
    refusal_of,
    said,
)
from tests.games.vampire_empire.table import H, Table, V, begun, by_day, given
from tests.tree import GAMES, keys_raised

MODULES = [f"rules/{file.stem}" for file in (GAMES / "vampire_empire/rules").glob("*.py")]
#: More Garlic in the place of the Pitchforks.
NO_PITCHFORK: dict[str, object] = {
    "cards.garlic.human": 3,
    "cards.garlic.vampire": 3,
    "cards.pitchfork.human": 0,
    "cards.pitchfork.vampire": 0,
}


def window(vampires: str, humans: str) -> Table:
    return given(vampires, humans, decision="window")


def taken_over() -> Table:
    """Three revealed vampires are in the castle."""
    keys = {"castle": ["Lady", "Monk", "Cook"], "revealed": ["Lady", "Monk"]}
    return after(given("Garlic", decision="reveal", **keys), (V, "reveal Cook"))  # type: ignore[arg-type]


def eliminated() -> Table:
    """The last vampire has died."""
    dead = ["Monk", "Cook"]
    table = by_day("-", "Pistol", dead=dead, revealed=dead)
    return after(table, (H, "Officer x Lady a[Pistol]"))


def without_pitchforks() -> Table:
    edition = GAME.edition_with(NO_PITCHFORK, "mine.toml")
    return begun_with(given("Garlic, Dagger", edition=edition), V, "pass")


def with_an_owners_card() -> Table:
    """The human deck has a Bell in the place of a Secret Passage."""
    bell: dict[str, object] = {"name": "Bell", "types": ["clergy"], "value": 4, "human": 1}
    edition = GAME.edition_with(
        {f"cards.spare_44.{key}": value for key, value in bell.items()}
        | {"cards.secret_passage.human": 1},
        "mine.toml",
    )
    return by_day("-", "Garlic", decision="step1", edition=edition)


CASES: list[Case] = [
    (taken_over, V, c.PASS, "The game is over. (VE-215)"),
    (eliminated, H, c.PASS, "The game is over. (VE-214)"),
    (
        lambda: given("Garlic"),
        2,
        c.PASS,
        "There’s no player 3 at this table: this is a game for two. (VE-17)",
    ),
    (lambda: given("Garlic"), V, c.MOVES, "There’s no move number 216. (VE-239)"),
    (lambda: given("Garlic"), H, c.PASS, "It’s Ada’s decision now, not yours. (VE-33)"),
    (
        QUESTIONS["respond"],
        V,
        c.DONE,
        "It’s your turn, but Bela decides first. (VE-127)",
    ),
    (
        lambda: window("Garlic", "-"),
        H,
        c.DONE,
        "Without cards in hand you aren’t asked in this window; it’s Ada’s decision. (VE-126)",
    ),
    (
        lambda: window("Garlic", "Garlic"),
        H,
        c.DONE,
        "You’ll be asked, but not yet: first Ada plays a support card or declines. (VE-124)",
    ),
    (
        lambda: after(window("Garlic", "Garlic"), (V, "decline")),
        V,
        c.DONE,
        "You’ve declined in this window; now Bela plays a card or declines. (VE-125)",
    ),
    (
        without_pitchforks,
        V,
        moat("Pitchfork"),
        "Pitchfork isn’t in any deck of this edition. (VE-236)",
    ),
    (
        with_an_owners_card,
        H,
        c.MOAT + c.FIRST_SPARE,
        "You don\u2019t hold Bell. (VE-238)",
    ),
]


@pytest.mark.clause("VE-33", "VE-123", "VE-124", "VE-125", "VE-126", "VE-127")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_refusal_names_its_reason_and_its_clause_and_changes_nothing(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


def test_who_is_not_asked_hears_so_before_what_they_say_is_read() -> None:
    table = given("Garlic")

    refusal = GAME.refuse(table.position, H, "Hokuspokus")

    assert refusal is not None
    assert said(refusal) == "It’s Ada’s decision now, not yours. (VE-33)"
    assert said(GAME.not_asked(table.position, H)) == said(refusal)


@pytest.mark.clause("VE-124")
def test_who_is_still_to_be_asked_in_a_window_hears_what_would_not_be_possible_then() -> None:
    table = window("Garlic", "Garlic")

    assert refusal_of(table, H, play("Crucifix")) == (
        "Crucifix is played only in a combat, not in a window. (VE-122)"
    )


# --- every decision, every move ------------------------------------------------------------------


def game(seed: int) -> list[VampireEmpire]:
    """Positions of a game of random moves, from the first turn to the end."""
    random = Random(seed)
    position = begun(seed=seed).position
    position.journal = None
    found: list[VampireEmpire] = []
    while not position.is_over():
        if random.random() < 0.06:
            found.append(position.clone())
        seat = position.to_act()[0]
        position.apply(seat, random.choice(_lively(position, seat)))
    return [*found, position]


def _lively(position: VampireEmpire, seat: int) -> list[int]:
    """All moves, but cards and actions rather than declining and passing."""
    moves = position.moves(seat)
    return [move for move in moves if c.PLAY <= move < c.PASS] or moves


@cache
def moments() -> list[VampireEmpire]:
    """Positions of random games, and one for each decision."""
    asked = [table().position for table in QUESTIONS.values()]
    return [*asked, *(position for seed in range(4) for position in game(seed))]


def illegal(position: VampireEmpire, seat: int) -> list[int]:
    """All illegal moves; of a seat that is not asked, whose refusals are all alike, a few."""
    tried = range(c.MOVES) if position.moves(seat) else range(0, c.MOVES, 37)
    return [move for move in tried if not position.is_legal(seat, move)]


def test_the_positions_below_show_every_decision() -> None:
    """Else the tests below would be about less than they say."""
    met = {position.decision(seat) for position in moments() for seat in (V, H)}

    assert met >= {question.key for question in questions.QUESTIONS[1:]}


def test_every_illegal_move_has_a_sentence_with_a_clause_in_every_language() -> None:
    heard: dict[str, Refused] = {}
    for position in moments():
        for seat in (V, H):
            for move in illegal(position, seat):
                refusal = position.refusal(seat, move)
                heard.setdefault(str(refusal), refusal)

    assert len({refusal.key for refusal in heard.values()}) > 60
    for refusal in heard.values():
        assert refusal.clause in GAME.rulebook()
        for language in LANGUAGES:
            assert said(refusal, language).endswith(f" ({refusal.clause})")


@pytest.mark.clause("VE-232")
def test_a_refusal_is_the_same_in_all_worlds_of_the_seat() -> None:
    for number, position in enumerate(moments()):
        for seat in (V, H):
            if position.composing() not in (-1, seat):
                continue
            world = position.world(seat, FastChance(number))
            assert illegal(world, seat) == illegal(position, seat)
            for move in illegal(position, seat):
                assert position.refusal(seat, move).same_as(world.refusal(seat, move))


@pytest.mark.clause("VE-235")
def test_a_refusal_of_the_other_seat_says_nothing_about_a_hand() -> None:
    armed = after(given("Dagger, Garlic", "Sacrifice, Garlic"), (V, "Lady x Bishop a[Dagger]"))
    bare = after(given("Dagger, Relic", "Garlic, Relic"), (V, "Lady x Bishop a[Dagger]"))

    for move in (c.DONE, c.PICK, play("Garlic"), char("Lady")):
        heard = armed.position.refusal(V, move)
        assert heard.same_as(bare.position.refusal(V, move))


# --- the texts -----------------------------------------------------------------------------------


def keys_heard() -> set[str]:
    """The messages of all cases."""
    rooms = (of_turns, of_windows, of_actions, in_combat, of_answers, of_effects)
    cases = [*CASES, *(case for room in rooms for case in room.CASES)]
    return {table().position.refusal(seat, move).key for table, seat, move, _ in cases}


def test_every_reason_against_a_move_is_among_the_cases() -> None:
    raised = keys_raised("vampire_empire", MODULES, "refusal")

    assert len(raised) > 100
    assert raised - keys_heard() == set()


@pytest.mark.parametrize("table", [given("-", decision="step1"), by_day("-", decision="step1")])
def test_who_lacks_a_card_is_told_the_clause_that_names_it(table: Table) -> None:
    rulebook = GAME.rulebook()
    lacking = [table.position.refusal(table.turn, moat(name)) for name in KIND_NAMES]

    for name, refusal in zip(KIND_NAMES, lacking, strict=True):
        if refusal.key == "refusal-not-held":
            named = name.rstrip(" 123").replace("'", "\u2019")
            assert named.lower() in rulebook[refusal.clause].text.lower()

    assert [refusal.key for refusal in lacking].count("refusal-not-held") > 20
