"""Refusals at every decision: a true sentence in five languages, the same in all worlds.

The sentences are in `test_refusals_in_play.py`, `test_refusals_of_offers.py` and
`test_refusals_of_answers.py`.
"""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from tests.games.vampire_connection import test_refusals_in_play as in_play
from tests.games.vampire_connection import test_refusals_of_answers as of_answers
from tests.games.vampire_connection import test_refusals_of_offers as of_offers
from tests.games.vampire_connection import test_refusals_of_victims as of_victims
from tests.games.vampire_connection.refused import (
    BRAT,
    GIVING,
    TYKE,
    WANTING,
    opened,
    refusal_of,
    said,
    victim,
)
from tests.games.vampire_connection.table import Table, begun, connecting, given
from tests.tree import GAMES, keys_raised

MODULES = [f"rules/{file.stem}" for file in (GAMES / "vampire_connection/rules").glob("*.py")]
HUNCHBACKS_ONLY: dict[str, object] = {
    **{f"vampire_cards.{name}": 0 for name in GAME.shipped_edition().table("vampire_cards")},
    "vampire_cards.hunchback": 30,
}


def ball() -> Table:
    """Ada turned the Masked Ball; she has the Tyke, Bela the Brat, Cora nobody."""
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


def only_hunchbacks(hands: list[str], pending: object) -> Table:
    edition = GAME.edition_with(HUNCHBACKS_ONLY, "mine.toml")
    return given(hands, edition=edition, pending=pending)


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
        table.position.apply(0, c.OFFER_TO + 1)
        table.position.apply(0, c.TYPE)
        table.position.apply(0, c.TYPE + 1)
        table.position.apply(1, c.REJECT)
    return table


def buying_from(deck: str) -> Table:
    """Three net points, and all other vampire cards are in Bela's hand."""
    names = GAME.shipped_edition().table("vampire_cards")
    rest = {name.replace("_", " "): count for name, count in names.items()}
    for card in deck.split(", "):
        rest[card] = int(str(rest[card])) - 1
    hand = ", ".join(f"{name}*{count}" for name, count in rest.items() if count)
    pending = {"decision": "buy", "net": 3}
    return given(["-", hand, "-"], deck=deck, captives=["V28", "-", "-"], pending=pending)


def ended(max_rounds: int, latch: bool) -> Table:
    """The last turn is over: the village has been turned over, or the rounds are."""
    start, active = (0, 2) if max_rounds == 2 else (0, 0)
    table = given(["-", "-", "-"], latch=latch, max_rounds=max_rounds, start=start, active=active)
    while not table.position.is_over():
        table.ends_the_turn()
    return table


#: Tables that are told in more than one line, who does what there, and what that seat hears.
CASES: list[tuple[Callable[[], Table], int, int, str]] = [
    (ball, 0, c.PASS, "You have to choose here; you can’t pass. (VC-91)"),
    (
        ball,
        0,
        victim(BRAT),
        "The Naughty Brat is in Bela’s castle. Choose a captive in your own castle. (VC-91)",
    ),
    (
        ball,
        0,
        victim(2),
        "The Drunkard was caught this turn and isn’t in a castle yet. Choose a captive in your "
        "own castle. (VC-93)",
    ),
    (
        ball,
        0,
        c.ACCEPT,
        "That isn’t what you’re being asked now: Masked Ball: choose a captive to "
        "give away. (VC-247)",
    ),
    (
        ball,
        2,
        victim(TYKE),
        "You have no captive to give away at the ball; wait until the others have chosen. (VC-91)",
    ),
    (
        ball_after_adas_choice,
        0,
        victim(TYKE),
        "You’ve already chosen which captive to give away at the ball, and that’s final. (VC-92)",
    ),
    (two_events, 0, c.PASS, "You have to choose here; you can’t pass. (VC-84)"),
    (
        two_events,
        0,
        c.BUY,
        ("That isn’t what you’re being asked now: Choose which event comes first. (VC-247)"),
    ),
    (two_events, 1, c.FIRST, "It’s Ada’s decision now, not yours. (VC-22)"),
    (
        lambda: only_hunchbacks(["hunchback", "hunchback", "-"], "connection"),
        0,
        c.OFFER_TO + 1,
        "No offer to Bela is possible, whatever you give and ask for. (VC-249)",
    ),
    (
        lambda: only_hunchbacks(["hunchback*2", "hunchback", "-"], GIVING),
        0,
        c.TYPE + 3,
        "You have no carriage in your hand. (VC-39)",
    ),
    (
        lambda: only_hunchbacks(["hunchback*2", "hunchback", "-"], GIVING | {"give": "hunchback"}),
        0,
        c.CONFIRM,
        "After that, no offer you could make would be allowed. (VC-249)",
    ),
    (
        without_the_tyke,
        0,
        victim(TYKE),
        "The Tyke isn’t in this edition. Choose a captive in any castle. (VC-208)",
    ),
    (without_mist, 0, c.TYPE, "This edition has no mist. (VC-39)"),
    (
        after_three_offers,
        0,
        c.OFFER_TO + 1,
        "You’ve made three offers this turn; there’s no fourth. (VC-42)",
    ),
    (
        lambda: buying_from("mist"),
        0,
        c.BUY + 1,
        "No card can be bought: deck and discard pile hold nothing but the free one. (VC-176)",
    ),
    (
        lambda: buying_from("mist, wolf"),
        0,
        c.BUY + 2,
        "Only one card can be bought: apart from the free one, deck and discard pile hold no "
        "more. (VC-176)",
    ),
    (
        lambda: buying_from("mist, wolf, bat"),
        0,
        c.BUY + 3,
        "Only 2 cards can be bought: apart from the free one, deck and discard pile hold no more. "
        "(VC-176)",
    ),
    (lambda: ended(100, latch=True), 0, c.PASS, "The game is over. (VC-188)"),
    (lambda: ended(2, latch=False), 0, c.PASS, "The game is over. (VC-193)"),
]


@pytest.mark.clause("VC-42", "VC-84", "VC-91", "VC-92", "VC-93", "VC-176", "VC-188", "VC-249")
@pytest.mark.parametrize(
    ("table", "seat", "move", "sentence"), CASES, ids=[case[-1][:50] for case in CASES]
)
def test_a_refusal_names_its_reason_and_its_clause_and_changes_nothing(
    table: Callable[[], Table], seat: int, move: int, sentence: str
) -> None:
    assert refusal_of(table(), seat, move) == sentence


def test_who_is_not_asked_hears_so_before_what_they_say_is_read() -> None:
    table = given(["-", "-", "-"])

    refusal = GAME.refuse(table.position, 1, "Hokuspokus")

    assert refusal is not None
    assert said(refusal) == "It’s Ada’s decision now, not yours. (VC-22)"
    assert said(GAME.not_asked(table.position, 1)) == said(refusal)


@pytest.mark.clause("VC-92")
def test_at_the_ball_nobody_learns_who_has_chosen() -> None:
    before, after = ball(), ball_after_adas_choice()

    for seat in (1, 2):
        for move in (c.PASS, victim(TYKE), victim(2), c.ACCEPT):
            heard = before.position.refusal(seat, move)
            assert heard.same_as(after.position.refusal(seat, move))


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
            assert said(refusal, language).endswith(f" ({refusal.clause})")


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


def keys_heard() -> set[str]:
    """The messages of all cases, with the words inside them."""
    tried = [(table(), seat, move) for table, seat, move, _ in CASES]
    tried += [(opened(hands, keys), 0, move) for hands, keys, move, _ in in_play.CASES]
    for hands, keys, pending, seat, move, _ in [
        *of_offers.CASES,
        *of_answers.CASES,
        *of_victims.CASES,
    ]:
        tried.append((opened(hands, keys, pending), seat, move))
    refusals = [table.position.refusal(seat, move) for table, seat, move in tried]
    asked = [refusal.details.get("wanted") for refusal in refusals]
    words = {str(word["word"]) for word in asked if isinstance(word, dict)}
    return words | {refusal.key for refusal in refusals}


def test_every_reason_against_a_move_is_among_the_cases() -> None:
    raised = keys_raised("vampire_connection", MODULES, "refusal|wanted")

    assert len(raised) > 80
    assert raised - keys_heard() == set()
