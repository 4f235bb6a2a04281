"""Chapter 18: how the game ends, and for whom."""

import pytest

from tests.games.grottenstein.table import BLUE, DIES, RED, VAMPIRE, Table, begun, given

GONE = {"state": "gone"}
CORPSE = {"state": "corpse"}
DRESSED = ["teeth", "nails"]
HUNTER_SEATS = [1, 2, 3, 4]
BESIDE_THE_COFFIN: dict[str, object] = {
    "red": {"at": "Cg1", "ready": True},
    "holds": {"red": "Hammer, Stake"},
    "vampire": {"at": "Cg2", "life": 20},
}


def last_hunter(**keys: object) -> Table:
    """Red alone is left, with 3 points, and the vampire beside them."""
    others = dict.fromkeys(("blue", "green", "yellow"), GONE)
    red = {"at": "Gh3", "life": 3}
    data = {"slot": "vampire", "worn": DRESSED, "red": red, "vampire": "Gh4", **others, **keys}
    return given(**data)  # type: ignore[arg-type]


# --- the hunters win -----------------------------------------------------------------------------


@pytest.mark.clause("GR-220", "GR-170")
def test_the_hunters_win_when_the_vampire_is_staked() -> None:
    table = given(**BESIDE_THE_COFFIN)  # type: ignore[arg-type]

    table.does("stake")

    assert (table.cause, table.winners) == ("end-staked", HUNTER_SEATS)
    assert table.position.is_over()


# --- beaten down, he comes into his coffin -------------------------------------------------------


@pytest.mark.clause("GR-221")
def test_at_0_he_is_laid_on_the_first_coffin_square_and_nobody_wins() -> None:
    table = given(red="Gh3", vampire={"at": "Gh4", "life": 6}, dice=[4])

    table.does("hit V dagger")

    assert not table.position.is_over()
    assert (table.at("vampire"), table.life("vampire")) == ("Cg2", 0)
    assert table.told_of("fact-to-coffin") == [{}]
    assert table.slot == "blue"


@pytest.mark.clause("GR-221", "GR-159", "GR-160")
def test_he_regenerates_for_the_first_time_at_the_end_of_his_next_slot() -> None:
    table = given(slot="yellow", yellow="Gh3", vampire={"at": "Gh4", "life": 6}, dice=[4])
    table.does("hit V dagger")
    assert table.answers() == ["end"]

    table.does("end")

    assert (table.at("vampire"), table.life("vampire")) == ("Cg2", 5)


@pytest.mark.clause("GR-221", "GR-162", "GR-218")
def test_there_he_lies_like_anybody_who_went_there() -> None:
    charge = {"lighter": "blue", "aim": "Ce2/f2", "at": "Cf2"}
    table = given(
        slot="red",
        red="Gh3",
        blue="Ua5",
        vampire={"at": "Gh4", "life": 1},
        charge=charge,
        dice=[1, 6],
    )

    table.does("hit V dagger", "stay", "end")

    assert not table.position.is_over()
    assert table.life("vampire") == 0


@pytest.mark.clause("GR-221", "GR-220", "GR-170")
def test_there_he_can_be_staked() -> None:
    ready = {"at": "Cg1", "ready": True}
    table = given(
        slot="red",
        red="Gh3",
        blue=ready,
        holds={"blue": "Hammer, Stake"},
        vampire={"at": "Gh4", "life": 1},
        dice=[1],
    )

    table.does("hit V dagger", "stake")

    assert table.cause == "end-staked"


@pytest.mark.clause("GR-221", "GR-164", "GR-49")
def test_the_crypt_penalty_lays_him_into_his_coffin_and_he_regenerates_a_slot_later() -> None:
    table = given(slot="vampire", red="Cf1", vampire={"at": "Gh4", "life": 2})

    table.does("stay", "end")

    assert (table.at("vampire"), table.life("vampire")) == ("Cg2", 0)
    table.comes_to("vampire")
    table.does("end")
    assert table.life("vampire") == 5


@pytest.mark.clause("GR-221")
@pytest.mark.parametrize("option", ["printed", "coffin"])
def test_he_does_not_die_unless_the_table_agrees_on_it(option: str) -> None:
    table = given(
        options={"vampire_zero": option}, red="Gh3", vampire={"at": "Gh4", "life": 1}, dice=[4]
    )

    table.does("hit V dagger")

    assert not table.position.is_over()


@pytest.mark.clause("GR-221", "GR-222", "GR-223")
def test_with_the_last_hunter_dead_the_vampire_in_his_coffin_has_won() -> None:
    charge = {"lighter": "red", "aim": "wall", "at": "Gn1"}
    gone = dict.fromkeys(("blue", "green", "yellow"), GONE)
    figures = {"red": {"at": "Gn1", "life": 4}, "vampire": {"at": "Gl1", "life": 4}}
    table = given(charge=charge, dice=[6], **gone, **figures)  # type: ignore[arg-type]

    table.does("stay", "end")

    assert (table.cause, table.winners) == ("end-no-hunter", [VAMPIRE])


# --- a table at which he dies of his wounds ------------------------------------------------------


@pytest.mark.clause("GR-221", "GR-122")
@pytest.mark.parametrize(("life", "over"), [(5, True), (6, True), (7, False)])
def test_the_hunters_win_when_the_vampire_has_no_points_left(life: int, over: bool) -> None:
    table = given(options=DIES, red="Gh3", vampire={"at": "Gh4", "life": life}, dice=[4])

    table.does("hit V dagger")

    assert table.position.is_over() is over
    assert table.life("vampire") == max(0, life - 6)
    if over:
        assert (table.cause, table.winners) == ("end-vampire-dead", HUNTER_SEATS)


@pytest.mark.clause("GR-221", "GR-166", "GR-164")
@pytest.mark.parametrize(("life", "over"), [(3, True), (4, False)])
def test_the_crypt_penalty_can_kill_him(life: int, over: bool) -> None:
    table = given(options=DIES, slot="vampire", red="Cf1", vampire={"at": "Gh4", "life": life})

    table.does("stay", "end")

    assert table.position.is_over() is over
    assert table.truth["cause"] == ("vampire-dead" if over else None)


@pytest.mark.clause("GR-221", "GR-217")
def test_an_explosion_can_kill_him() -> None:
    charge = {"lighter": "red", "aim": "wall", "at": "Gn1"}
    table = given(
        options=DIES, charge=charge, red="Ua5", vampire={"at": "Gm1", "life": 4}, dice=[3]
    )

    table.does("stay", "end")

    assert table.cause == "end-vampire-dead"


# --- the vampire wins ----------------------------------------------------------------------------


@pytest.mark.clause("GR-222", "GR-225")
def test_the_vampire_wins_the_moment_no_living_hunter_is_left() -> None:
    table = last_hunter(dice=[3])

    table.does("stay", "bite R")

    assert (table.cause, table.winners) == ("end-no-hunter", [VAMPIRE])
    assert table.position.to_act() == []


@pytest.mark.clause("GR-222")
@pytest.mark.parametrize("other", [CORPSE, {"state": "servant"}, GONE])
def test_corpses_and_servants_do_not_count(other: dict[str, object]) -> None:
    table = last_hunter(blue=other, dice=[3])

    table.does("stay", "bite R")

    assert table.cause == "end-no-hunter"


@pytest.mark.clause("GR-222")
def test_one_living_hunter_is_enough_to_go_on() -> None:
    table = last_hunter(blue="Gb5", dice=[3])

    table.does("stay", "bite R")

    assert not table.position.is_over()


@pytest.mark.clause("GR-39", "GR-222")
def test_a_seat_that_plays_a_servant_wins_with_the_vampire() -> None:
    table = last_hunter(blue={"state": "servant", "player": BLUE}, dice=[3])

    table.does("stay", "bite R")

    assert table.winners == [VAMPIRE, BLUE]


@pytest.mark.clause("GR-39", "GR-220")
def test_a_seat_without_a_figure_wins_with_the_hunters() -> None:
    table = given(**BESIDE_THE_COFFIN, blue={"state": "servant"}, green=GONE)  # type: ignore[arg-type]

    table.does("stake")

    assert table.winners == HUNTER_SEATS


@pytest.mark.clause("GR-39", "GR-220")
def test_a_seat_that_has_changed_sides_loses_with_the_vampire() -> None:
    table = given(**BESIDE_THE_COFFIN, blue={"state": "servant", "player": BLUE})  # type: ignore[arg-type]

    table.does("stake")

    assert table.winners == [1, 3, 4]


@pytest.mark.clause("GR-223")
@pytest.mark.parametrize("hunters", [["red"], ["red", "blue"]])
def test_if_one_event_kills_the_vampire_and_the_last_hunter_the_hunters_win(
    hunters: list[str],
) -> None:
    charge = {"lighter": "red", "aim": "wall", "at": "Gn1"}
    squares = {"red": "Gn1", "blue": "Gm1"}
    figures: dict[str, object] = dict.fromkeys(("blue", "green", "yellow"), GONE)
    figures |= {name: {"at": squares[name], "life": 4} for name in hunters}
    figures["vampire"] = {"at": "Gl1", "life": 4}
    table = given(options=DIES, charge=charge, dice=[6], **figures)  # type: ignore[arg-type]

    table.does("stay", "end")

    assert (table.cause, table.winners) == ("end-vampire-dead", HUNTER_SEATS)
    assert table.state("red") == "corpse"


@pytest.mark.clause("GR-224")
def test_after_the_last_round_the_vampire_wins() -> None:
    table = given(round=150, slot="yellow")

    table.does("stay", "end")
    assert not table.position.is_over()
    table.does("stay", "end")

    assert (table.cause, table.winners) == ("end-rounds-over", [VAMPIRE])
    assert table.number("round") == 150


@pytest.mark.clause("GR-224")
def test_the_round_before_is_not_the_last() -> None:
    table = given(round=149, slot="vampire")

    table.does("stay", "end")

    assert (table.position.is_over(), table.number("round")) == (False, 150)


@pytest.mark.clause("GR-224")
def test_the_table_may_agree_on_the_last_round() -> None:
    table = given(options={"max_rounds": 3}, round=3, slot="vampire")

    table.does("stay", "end")

    assert table.cause == "end-rounds-over"


@pytest.mark.clause("GR-49", "GR-224", "GR-166")
def test_the_penalty_of_the_last_round_still_counts() -> None:
    table = given(
        options=DIES, round=150, slot="vampire", red="Cf1", vampire={"at": "Gh4", "life": 3}
    )

    table.does("stay", "end")

    assert table.cause == "end-vampire-dead"


# --- the game ends at once -----------------------------------------------------------------------


@pytest.mark.clause("GR-225")
def test_nothing_that_would_follow_happens_any_more() -> None:
    table = given(
        options=DIES,
        red={"at": "Gh3", "poisoned": True, "rats": True},
        vampire={"at": "Gh4", "life": 1},
        dice=[4],
    )

    table.does("hit V dagger")

    assert table.life("red") == 40
    assert table.told_of("fact-poisoned") == []
    assert table.position.to_act() == []


@pytest.mark.clause("GR-225", "GR-156")
def test_what_the_vampire_gains_belongs_to_the_event_that_ends_the_game() -> None:
    table = last_hunter(red={"at": "Cb5", "life": 3}, vampire={"at": "Cc5", "life": 30}, dice=[5])

    table.does("stay", "bite R")

    assert (table.cause, table.life("vampire")) == ("end-no-hunter", 33)


@pytest.mark.clause("GR-225", "ED-23")
def test_what_the_altar_gives_him_belongs_to_it_as_well() -> None:
    table = last_hunter(
        slot="red",
        red={"at": "Cj4", "life": 2},
        vampire={"at": "Gh4", "life": 30},
        down={"C4": "Blood altar"},
        decision="action",
    )

    table.does("reveal")

    assert (table.cause, table.life("vampire")) == ("end-no-hunter", 32)


@pytest.mark.clause("GR-225")
def test_nobody_may_do_anything_when_the_game_is_over() -> None:
    table = given(**BESIDE_THE_COFFIN)  # type: ignore[arg-type]
    table.does("stake")

    for seat in range(5):
        assert table.legal(seat) == []
    table.refuses(RED, "throw", "GR-220")


@pytest.mark.parametrize(
    ("cause", "clause"),
    [
        ("staked", "GR-220"),
        ("vampire-dead", "GR-221"),
        ("no-hunter", "GR-222"),
        ("rounds-over", "GR-224"),
    ],
)
@pytest.mark.clause("GR-220", "GR-221", "GR-222", "GR-224")
def test_the_outcome_names_its_clause_and_one_point_for_each_winner(
    cause: str, clause: str
) -> None:
    dead = {"state": "corpse"}
    hunters = dict.fromkeys(("red", "blue", "green", "yellow"), dead)
    lost: dict[str, object] = dict(hunters) if cause == "no-hunter" else {}
    if cause == "vampire-dead":
        lost = {"vampire": {"life": 0}}
    table = given(options=DIES, cause=cause, **lost)  # type: ignore[arg-type]

    outcome = table.position.outcome()

    won = HUNTER_SEATS if clause in ("GR-220", "GR-221") else [VAMPIRE]
    assert (outcome.clause, outcome.winners) == (clause, won)
    assert [outcome.scores[seat] for seat in range(5)] == [int(seat in won) for seat in range(5)]


@pytest.mark.clause("GR-225")
def test_a_game_that_has_begun_is_not_over() -> None:
    assert not begun().position.is_over()
