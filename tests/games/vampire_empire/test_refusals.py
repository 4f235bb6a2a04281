"""Refusals at every question: a true sentence in five languages, the same in all worlds."""

from collections.abc import Callable
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
from tests.games.refusals import refusal_of, said, told
from tests.games.vampire_empire.questions import QUESTIONS
from tests.games.vampire_empire.refused import Row, after, begun_with, char, moat, play
from tests.games.vampire_empire.refused_combats import COMBATS, attacking_by_day
from tests.games.vampire_empire.refused_readings import READINGS
from tests.games.vampire_empire.refused_turns import TURNS, window
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


#: Every refusal that is pinned; the files called `refused_` have the others, by chapter.
ROWS: list[Row] = [
    *TURNS,
    *COMBATS,
    *READINGS,
    (taken_over, V, c.PASS, "game-over VE-215"),
    (eliminated, H, c.PASS, "game-over VE-214"),
    (lambda: given("Garlic"), 2, c.PASS, "no-such-seat VE-17 given=3"),
    (lambda: given("Garlic"), V, c.MOVES, "no-such-move VE-239 given='216'"),
    (lambda: given("Garlic"), H, c.PASS, "not-your-turn VE-33 player=@0"),
    (QUESTIONS["respond"], V, c.DONE, "other-answers-first VE-127 player=@1"),
    (lambda: window("Garlic", "-"), H, c.DONE, "empty-hand VE-126 player=@0"),
    (lambda: window("Garlic", "Garlic"), H, c.DONE, "not-asked-yet VE-124 player=@0"),
    (lambda: after(window("Garlic", "Garlic"), (V, "decline")), V, c.DONE,
     "had-your-word VE-125 player=@1"),
    # Who is still to be asked in a window hears what would not be possible then.
    (lambda: window("Garlic", "Garlic"), H, play("Crucifix"),
     "only-in-combat VE-122 card=name-crucifix"),
    (without_pitchforks, V, moat("Pitchfork"), "not-in-this-edition VE-236 card=name-pitchfork"),
    (with_an_owners_card, H, c.MOAT + c.FIRST_SPARE, "not-held VE-238 card=<Bell>"),
]  # fmt: skip


def refusals() -> list[Refused]:
    """What is answered to every row; `tests/golden` keeps the sentences."""
    return [table().position.refusal(seat, move) for table, seat, move, _ in ROWS]


@pytest.mark.clause(
    "VE-26", "VE-33", "VE-36", "VE-38", "VE-41", "VE-42", "VE-43", "VE-44", "VE-47", "VE-50",
    "VE-53", "VE-55", "VE-56", "VE-62", "VE-63", "VE-65", "VE-66", "VE-72", "VE-73", "VE-79",
    "VE-82", "VE-83", "VE-85", "VE-87", "VE-91", "VE-92", "VE-93", "VE-94", "VE-95", "VE-98",
    "VE-99", "VE-100", "VE-116", "VE-118", "VE-119", "VE-121", "VE-122", "VE-123", "VE-124",
    "VE-125", "VE-126", "VE-127", "VE-130", "VE-131", "VE-134", "VE-136", "VE-144", "VE-155",
    "VE-156", "VE-157", "VE-164", "VE-167", "VE-169", "VE-170", "VE-173", "VE-174", "VE-175",
    "VE-177", "VE-181", "VE-182", "VE-183", "VE-185", "VE-187", "VE-188", "VE-194", "VE-198",
    "VE-204", "VE-205", "VE-209", "VE-226", "VE-240", "VE-241", "VE-242", "VE-245", "VE-246",
    "VE-247", "VE-249", "VE-250", "VE-251",
)  # fmt: skip
@pytest.mark.parametrize(("table", "seat", "move", "why"), ROWS, ids=[row[-1] for row in ROWS])
def test_a_refusal_names_its_reason_and_its_clause_and_changes_nothing(
    table: Callable[[], Table], seat: int, move: int, why: str
) -> None:
    assert told(refusal_of(table(), seat, move)) == why


def test_who_is_not_asked_hears_so_before_what_they_say_is_read() -> None:
    table = given("Garlic")

    refusal = GAME.refuse(table.position, H, "Hokuspokus")

    assert refusal is not None
    assert told(refusal) == "not-your-turn VE-33 player=@0"
    assert told(GAME.not_asked(table.position, H)) == told(refusal)


@pytest.mark.clause("VE-95", "VE-232")
def test_h_does_not_learn_from_a_refusal_that_a_character_is_a_secret_vampire() -> None:
    hand = "Dagger, Vampire 1"
    guilty = attacking_by_day(hand, "Lady", "Bishop")
    innocent = attacking_by_day(hand, "Lady", "Bishop", vampires=["Butler", "Monk", "Cook"])

    heard = [refusal_of(table, H, play("Vampire 1")) for table in (guilty, innocent)]

    assert heard[0].same_as(heard[1])


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
            assert said(GAME, refusal, language).endswith(f" ({refusal.clause})")


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


def test_every_reason_against_a_move_is_among_the_rows() -> None:
    raised = keys_raised("vampire_empire", MODULES, "refusal")

    assert len(raised) > 100
    assert raised - {refusal.key for refusal in refusals()} == set()


@pytest.mark.parametrize("table", [given("-", decision="step1"), by_day("-", decision="step1")])
def test_who_lacks_a_card_is_told_the_clause_that_names_it(table: Table) -> None:
    rulebook = GAME.rulebook()
    lacking = [table.position.refusal(table.turn, moat(name)) for name in KIND_NAMES]

    for name, refusal in zip(KIND_NAMES, lacking, strict=True):
        if refusal.key == "refusal-not-held":
            named = name.rstrip(" 123").replace("'", "\u2019")
            assert named.lower() in rulebook[refusal.clause].text.lower()

    assert [refusal.key for refusal in lacking].count("refusal-not-held") > 20
