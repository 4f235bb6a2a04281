"""Refusals at every question: a true sentence in five languages, the same in all worlds."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from random import Random

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.notation.names import TYPE_NAMES
from gruft.games.vampire_connection.rules.common import NOT_HELD
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from tests.games.refusals import refusal_of, said, told
from tests.games.vampire_connection.refused import BRAT, GIVING, TYKE, WANTING, Row, victim
from tests.games.vampire_connection.refused_answers import ANSWERS
from tests.games.vampire_connection.refused_plays import PLAYS
from tests.games.vampire_connection.table import Table, begun, connecting, given
from tests.tree import GAMES, keys_raised

MODULES = [f"rules/{file.stem}" for file in (GAMES / "vampire_connection/rules").glob("*.py")]
HUNCHBACKS_ONLY: dict[str, object] = {
    **{f"vampire_cards.{name}": 0 for name in GAME.shipped_edition().table("vampire_cards")},
    "vampire_cards.hunchback": 30,
}


def ball() -> Table:
    """Ada turned the Masked Ball; she has the Tyke, Bela the Brat, Cleo nobody."""
    return given(
        ["-", "-", "-"],
        captives=["V01", "V02", "-"],
        fresh="V03",
        village_turned=30,
        pending={"decision": "ball", "events": ["Masked Ball", None], "gifts": [None, None, "-"]},
    )


def ball_after_adas_choice() -> Table:
    table = ball()
    table.position.apply(0, victim(TYKE))
    return table


def two_events() -> Table:
    """Ada's hunchback, with Double Success, has turned two different events."""
    table = given(
        ["hunchback, Double Success", "-", "-"],
        village="Sunrise, Masked Ball, *",
        captives=["V01", "-", "-"],
    )
    table.plays(0, "hb+2x > village")
    return table


def only_hunchbacks(ada: str, pending: object) -> Callable[[], Table]:
    """Bela holds one of them."""
    edition = GAME.edition_with(HUNCHBACKS_ONLY, "mine.toml")
    return lambda: given([ada, "hunchback", "-"], edition=edition, pending=pending)


def without_the_tyke() -> Table:
    edition = GAME.edition_with({"victims.V01.in_play": False}, "mine.toml")
    table = given(["Escape", "-", "-"], edition=edition, captives=["-", "V02", "-"])
    table.position.apply(0, c.PLAY_ESCAPE)
    return table


def without_mist() -> Table:
    edition = GAME.edition_with({"vampire_cards.mist": 0}, "mine.toml")
    return given(["wolf", "bat", "-"], edition=edition, pending=WANTING | {"give": "W"})


def after_three_offers() -> Table:
    table = connecting(["mist", "wolf", "-"])
    for _ in range(3):
        for seat, move in ((0, c.OFFER_TO + 1), (0, c.TYPE), (0, c.TYPE + 1), (1, c.REJECT)):
            table.position.apply(seat, move)
    return table


def buying_from(deck: str) -> Callable[[], Table]:
    """Three net points, and all other vampire cards are in Bela's hand."""
    names = GAME.shipped_edition().table("vampire_cards")
    rest = {name.replace("_", " "): count for name, count in names.items()}
    for card in deck.split(", "):
        rest[card] = int(str(rest[card])) - 1
    hand = ", ".join(f"{name}*{count}" for name, count in rest.items() if count)
    pending = {"decision": "buy", "net": 3}
    return lambda: given(["-", hand, "-"], deck=deck, captives=["V28", "-", "-"], pending=pending)


def the_village_is_turned_over() -> Table:
    return ended(latch=True, max_rounds=100, active=0)


def the_rounds_are_over() -> Table:
    return ended(latch=False, max_rounds=2, active=2)


def ended(**keys: object) -> Table:
    """The last turn is over."""
    table = given(["-", "-", "-"], **keys)  # type: ignore[arg-type]
    while not table.position.is_over():
        table.ends_the_turn()
    return table


#: Every refusal that is pinned; `refused_plays.py` and `refused_answers.py` have the others.
ROWS: list[Row] = [
    *PLAYS,
    *ANSWERS,
    (ball, 0, c.PASS, "must-choose VC-91"),
    (ball, 0, victim(BRAT),
     "victim-is-held VC-91 victim=name-v02 player=@1 wanted=wanted-own-captive"),
    (ball, 0, victim(2), "victim-is-fresh VC-93 victim=name-v03 wanted=wanted-own-captive"),
    (ball, 0, c.ACCEPT, "other-question VC-247 question=decision-ball"),
    (ball, 2, victim(TYKE), "nobody-to-give VC-91"),
    (ball_after_adas_choice, 0, victim(TYKE), "gift-chosen VC-92"),
    (two_events, 0, c.PASS, "must-choose VC-84"),
    (two_events, 0, c.BUY, "other-question VC-247 question=decision-order"),
    (two_events, 1, c.FIRST, "not-your-turn VC-22 player=@0"),
    (only_hunchbacks("hunchback", "connection"), 0, c.OFFER_TO + 1,
     "no-offer-possible VC-249 player=@1"),
    (only_hunchbacks("hunchback*2", GIVING), 0, c.TYPE + 3, "not-held VC-39 card=name-carriage"),
    (only_hunchbacks("hunchback*2", GIVING | {"give": "hunchback"}), 0, c.CONFIRM,
     "offer-cannot-be-completed VC-249"),
    (without_the_tyke, 0, victim(TYKE),
     "victim-not-in-game VC-208 victim=name-v01 wanted=wanted-captive"),
    (without_mist, 0, c.TYPE, "not-in-this-edition VC-39 card=name-mist"),
    (after_three_offers, 0, c.OFFER_TO + 1, "three-offers VC-42"),
    (buying_from("mist"), 0, c.BUY + 1, "too-few-to-buy VC-176 most=0"),
    (buying_from("mist, wolf"), 0, c.BUY + 2, "too-few-to-buy VC-176 most=1"),
    (buying_from("mist, wolf, bat"), 0, c.BUY + 3, "too-few-to-buy VC-176 most=2"),
    (the_village_is_turned_over, 0, c.PASS, "game-over VC-188"),
    (the_rounds_are_over, 0, c.PASS, "game-over VC-193"),
]  # fmt: skip


def refusals() -> list[Refused]:
    """What is answered to every row; `tests/golden` keeps the sentences."""
    return [table().position.refusal(seat, move) for table, seat, move, _ in ROWS]


@pytest.mark.clause("VC-25", "VC-32", "VC-39", "VC-42", "VC-49", "VC-84", "VC-91", "VC-92", "VC-93")
@pytest.mark.clause("VC-112", "VC-122", "VC-141", "VC-176", "VC-188", "VC-246", "VC-247", "VC-248")
@pytest.mark.clause("VC-249")
@pytest.mark.parametrize(("table", "seat", "move", "why"), ROWS, ids=[row[-1] for row in ROWS])
def test_a_refusal_names_its_reason_and_its_clause_and_changes_nothing(
    table: Callable[[], Table], seat: int, move: int, why: str
) -> None:
    assert told(refusal_of(table(), seat, move)) == why


def test_who_is_not_asked_hears_so_before_what_they_say_is_read() -> None:
    table = given(["-", "-", "-"])

    refusal = GAME.refuse(table.position, 1, "Hokuspokus")

    assert refusal is not None
    assert told(refusal) == "not-your-turn VC-22 player=@0"
    assert told(GAME.not_asked(table.position, 1)) == told(refusal)


@pytest.mark.clause("VC-92")
def test_at_the_ball_nobody_learns_who_has_chosen() -> None:
    before, after = ball(), ball_after_adas_choice()

    for seat in (1, 2):
        for move in (c.PASS, victim(TYKE), victim(2), c.ACCEPT):
            heard = before.position.refusal(seat, move)
            assert heard.same_as(after.position.refusal(seat, move))


@pytest.mark.clause("VC-194", "VC-199", "VC-200", "VC-214")
@pytest.mark.parametrize("card", range(c.TYPES))
def test_a_card_that_is_not_held_is_refused_by_the_clause_that_describes_it(card: int) -> None:
    rulebook = (files("gruft.games.vampire_connection") / "rulebook.md").read_text()

    clause = NOT_HELD[card].clause

    (described,) = (line for line in rulebook.splitlines() if line.startswith(f"**{clause}** "))
    assert TYPE_NAMES[card].lower() in described.lower()


# --- every decision, every move ------------------------------------------------------------------


def games(seats: int) -> list[VampireConnection]:
    """Positions of some games of random moves, from the first turn to the end."""
    found: list[VampireConnection] = []
    for seed in range(3):
        random = Random(f"{seats} {seed}")
        position = begun(seats, seed=seed, abilities=seed != 1).position
        position.journal = None
        while not position.is_over():
            if random.random() < 0.03:
                found.append(position.clone())
            seat = random.choice(position.to_act())
            position.apply(seat, random.choice(_lively(position, seat)))
        found.append(position)
    return found


def _lively(position: VampireConnection, seat: int) -> list[int]:
    """All moves, but the rare ones rather than the end of a phase."""
    moves = position.moves(seat)
    return [move for move in moves if c.PLAY_OPPORTUNITY <= move < victim(0)] or moves


@cache
def moments() -> dict[int, list[VampireConnection]]:
    return {seats: games(seats) for seats in GAME.seat_counts}


def illegal(position: VampireConnection, seat: int) -> list[int]:
    """All illegal moves; of a seat that is not asked, whose refusals are all alike, a few."""
    tried = range(c.MOVES) if position.moves(seat) else range(0, c.MOVES, 37)
    return [move for move in tried if not position.is_legal(seat, move)]


def test_the_positions_below_show_every_decision() -> None:
    """Else the tests below would be about less than they say."""
    met = {
        position.decision(seat)
        for positions in moments().values()
        for position in positions
        for seat in range(position.seats)
    }

    assert met - {"decision-wait"} >= {question.key for question in QUESTIONS} - {
        "decision-over",
        "decision-order",
    }


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_illegal_move_has_a_sentence_with_a_clause_in_every_language(seats: int) -> None:
    heard: dict[str, Refused] = {}
    for position in moments()[seats]:
        for seat in range(seats):
            for move in illegal(position, seat):
                refusal = position.refusal(seat, move)
                heard.setdefault(str(refusal), refusal)

    assert len({refusal.key for refusal in heard.values()}) > 50
    for refusal in heard.values():
        assert refusal.clause in GAME.rulebook()
        for language in LANGUAGES:
            assert said(GAME, refusal, language).endswith(f" ({refusal.clause})")


@pytest.mark.clause("VC-245")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_refusal_is_the_same_in_all_worlds_of_the_seat(seats: int) -> None:
    for number, position in enumerate(moments()[seats]):
        seat = number % seats
        if position.composing() not in (-1, seat):
            continue
        world = position.world(seat, FastChance(number))
        assert illegal(world, seat) == illegal(position, seat)
        for move in illegal(position, seat):
            assert position.refusal(seat, move).same_as(world.refusal(seat, move))


# --- the texts -----------------------------------------------------------------------------------


def test_every_reason_against_a_move_is_among_the_rows() -> None:
    raised = keys_raised("vampire_connection", MODULES, "refusal|wanted")
    asked = [refusal.details.get("wanted") for refusal in refusals()]
    words = {str(word["word"]) for word in asked if isinstance(word, dict)}

    assert len(raised) > 80
    assert raised - words - {refusal.key for refusal in refusals()} == set()
