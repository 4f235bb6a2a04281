"""Chapter 5, second part: what happens at the end of every slot, and in which order."""

import pytest

from gruft.games.grottenstein.game import GAME
from tests.games.grottenstein.table import DIES, Table, given

COLOURS = ["red", "blue", "green", "yellow"]
CHARGE = {"lighter": "red", "aim": "wall", "at": "Gn1"}
STAKER = {"red": "Hammer, Stake"}
END_FACTS = ("fact-explodes", "fact-fizzles", "fact-poisoned", "fact-rats", "fact-dies")


def end_facts(table: Table) -> list[str]:
    """What happened at the end of the slot, in order."""
    return [key for key, _ in table.told() if key in END_FACTS]


# --- the end of a hunter's slot ------------------------------------------------------------------


@pytest.mark.clause("GR-46")
@pytest.mark.parametrize(
    ("life", "told", "left"),
    [
        (40, ["fact-explodes", "fact-poisoned", "fact-rats"], 33),
        (8, ["fact-explodes", "fact-poisoned", "fact-rats"], 1),
        (7, ["fact-explodes", "fact-poisoned", "fact-rats", "fact-dies"], 0),
        (6, ["fact-explodes", "fact-poisoned", "fact-dies"], 0),
        (4, ["fact-explodes", "fact-dies"], 0),
    ],
)
def test_at_the_end_of_a_slot_come_the_charge_the_poison_and_the_rats(
    life: int, told: list[str], left: int
) -> None:
    table = given(
        red={"at": "Gm2", "life": life, "poisoned": True, "rats": True}, charge=CHARGE, dice=[3]
    )

    table.does("stay", "end")

    assert end_facts(table) == told
    assert table.life("red") == left
    assert table.state("red") == ("living" if left else "corpse")


@pytest.mark.clause("GR-46", "GR-213")
def test_a_charge_waits_for_the_end_of_its_lighters_slot() -> None:
    table = given(slot="blue", charge=CHARGE, dice=[6])

    went_off: list[str] = []
    for _ in range(5):
        slot = table.slot
        table.ends_the_slot()
        if end_facts(table) and not went_off:
            went_off.append(slot)

    assert went_off == ["red"]


@pytest.mark.clause("GR-46")
def test_it_is_their_own_poison_and_their_own_rats() -> None:
    table = given(blue={"poisoned": True, "rats": True})

    table.ends_the_slot()
    assert [table.life(colour) for colour in COLOURS] == [40, 40, 40, 40]
    table.ends_the_slot()
    table.ends_the_slot()

    assert [table.life(colour) for colour in COLOURS] == [40, 37, 40, 40]


@pytest.mark.clause("GR-46", "GR-225")
@pytest.mark.parametrize(("poisoned", "evil"), [(True, "fact-poisoned"), (False, "fact-rats")])
def test_a_death_that_decides_the_game_drops_what_would_follow(poisoned: bool, evil: str) -> None:
    others = {colour: {"state": "gone"} for colour in COLOURS[1:]}
    red = {"at": "Gm2", "life": 1, "poisoned": poisoned, "rats": True}
    table = given(red=red, **others)  # type: ignore[arg-type]

    table.does("stay", "end")

    assert table.cause == "end-no-hunter"
    assert end_facts(table) == [evil, "fact-dies"]


@pytest.mark.clause("GR-46", "GR-225")
def test_an_explosion_that_kills_the_vampire_comes_before_poison_and_rats() -> None:
    table = given(
        options=DIES,
        red={"at": "Gm5", "life": 1, "poisoned": True, "rats": True},
        vampire={"at": "Gm2", "life": 4},
        charge=CHARGE,
        dice=[3],
    )

    table.does("stay", "end")

    assert table.cause == "end-vampire-dead"
    assert (table.life("red"), table.state("red")) == (1, "living")


@pytest.mark.clause("GR-46", "GR-169")
@pytest.mark.parametrize(("life", "ready"), [(4, True), (3, False), (2, False)])
def test_the_stake_flag_comes_last_and_only_for_who_still_lives(life: int, ready: bool) -> None:
    red = {"at": "Cg1", "life": life, "poisoned": True, "rats": True, "ready": False}
    table = given(red=red, holds=STAKER)

    table.does("stay", "end")

    assert table.figure("red")["ready"] is ready


@pytest.mark.clause("GR-47", "GR-46")
def test_a_lost_slot_is_still_lived_through() -> None:
    red = {"at": "Cg1", "shackled": 1, "poisoned": True, "rats": True, "ready": False}
    charge = {"lighter": "red", "aim": "Ce2/f2", "at": "Cf2"}
    table = given(red=red, charge=charge, holds=STAKER, dice=[5])
    assert table.answers() == ["end"]

    table.does("end")

    assert end_facts(table) == ["fact-explodes", "fact-poisoned", "fact-rats"]
    assert table.life("red") == 33
    assert table.figure("red")["ready"] is True
    assert table.figure("red")["shackled"] == 0


@pytest.mark.clause("GR-47")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_lost_slot_is_lost_only_once(colour: str) -> None:
    table = given(slot=colour, **{colour: {"shackled": 1}})  # type: ignore[arg-type]
    table.does("end")
    assert table.figure(colour)["shackled"] == 0

    table.comes_to("vampire")
    table.ends_the_slot()
    table.comes_to(colour)

    assert table.answers() == ["throw", "stay"]


@pytest.mark.clause("GR-46")
@pytest.mark.parametrize("colour", COLOURS)
def test_what_lasts_for_one_slot_ends_with_it(colour: str) -> None:
    table = given(slot=colour, **{colour: {"stuck": True}})  # type: ignore[arg-type]

    table.ends_the_slot()

    assert (table.figure(colour)["stuck"], table.figure(colour)["shackled"]) == (False, 0)


@pytest.mark.clause("GR-46", "GR-169")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    ("square", "holds", "ready"),
    [
        ("Cg1", "Hammer, Stake", True),
        ("Cf1", "Hammer, Stake", False),
        ("Cg1", "Hammer", False),
        ("Cg1", "Stake", False),
    ],
)
def test_the_stake_flag_needs_the_place_and_both_tools(
    colour: str, square: str, holds: str, ready: bool
) -> None:
    figure = {"at": square, "ready": False}
    table = given(slot=colour, holds={colour: holds}, **{colour: figure})  # type: ignore[arg-type]

    table.ends_the_slot()

    assert table.figure(colour)["ready"] is ready


@pytest.mark.clause("GR-46", "GR-169", "GR-170")
def test_with_the_flag_they_may_stake_in_their_next_slot() -> None:
    red = {"at": "Cg1", "ready": False}
    table = given(red=red, holds=STAKER, vampire={"at": "Ch2", "life": 9})
    assert "stake vampire" not in table.answers()

    table.comes_to("vampire")
    table.ends_the_slot()

    assert (table.slot, "stake vampire" in table.answers()) == ("red", True)


@pytest.mark.clause("GR-46", "GR-169")
@pytest.mark.parametrize(("tool", "card"), [("hammer", "E08"), ("stake", "C01")])
def test_hammer_and_stake_are_what_an_owners_cards_say(tool: str, card: str) -> None:
    mine = {"cards.E01.effect": tool, "cards.E01.border": "none", f"cards.{card}.effect": "kit"}
    other = {"hammer": "C01", "stake": "E08"}[tool]
    table = given(
        edition=GAME.edition_with(mine, "mine"),
        red={"at": "Cg1", "ready": False},
        holds={"red": f"E01, {other}"},
    )

    table.ends_the_slot()

    assert table.figure("red")["ready"] is True


# --- the end of the vampire's slot ---------------------------------------------------------------


@pytest.mark.clause("GR-49", "GR-159", "GR-164")
@pytest.mark.parametrize(
    ("square", "hunter", "left"),
    [
        ("Cg2", "Gg11", 25),  # he lies
        ("Ch2", "Cf1", 25),  # also while a hunter is in the crypt
        ("Cj3", "Cf1", 20),  # he is in the crypt himself
        ("Cj4", "Cf1", 17),
        ("Cj4", "Ce2", 20),
    ],
)
def test_at_the_end_of_his_slot_he_regenerates_or_suffers_the_crypt_penalty(
    square: str, hunter: str, left: int
) -> None:
    table = given(slot="vampire", vampire={"at": square, "life": 20}, red=hunter)

    table.ends_the_slot()

    assert (table.life("vampire"), table.number("round"), table.slot) == (left, 3, "red")


@pytest.mark.clause("GR-49", "GR-164")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("state", "left"), [("living", 37), ("corpse", 40), ("servant", 40)])
def test_any_living_hunter_in_the_crypt_weakens_him(colour: str, state: str, left: int) -> None:
    figure = {"at": "Cf1", "state": state}
    table = given(slot="vampire", vampire="Gh4", **{colour: figure})  # type: ignore[arg-type]

    table.ends_the_slot()

    assert table.life("vampire") == left
    assert table.told_of("fact-crypt") == ([{"lost": 3, "left": 37}] if left == 37 else [])


@pytest.mark.clause("GR-49", "GR-159")
def test_what_the_coffin_gives_is_told() -> None:
    table = given(slot="vampire", vampire={"at": "Cg2", "life": 38})

    table.ends_the_slot()

    assert table.told_of("fact-regenerates") == [{"gained": 2, "left": 40}]


@pytest.mark.clause("GR-49")
def test_what_kept_him_from_moving_or_biting_ends_with_his_slot() -> None:
    table = given(slot="vampire", vampire={"stuck": True, "no_bite": True})

    table.ends_the_slot()

    vampire = table.figure("vampire")
    assert (vampire["stuck"], vampire["no_bite"]) == (False, False)


@pytest.mark.clause("GR-49", "GR-224")
@pytest.mark.parametrize(("limit", "over"), [(2, True), (3, False)])
def test_the_last_round_ends_after_the_penalty(limit: int, over: bool) -> None:
    table = given(
        slot="vampire",
        vampire={"at": "Cj4", "life": 20},
        red="Cf1",
        options={"max_rounds": limit},
    )

    table.ends_the_slot()

    assert (table.life("vampire"), table.position.is_over()) == (17, over)


@pytest.mark.clause("GR-49", "GR-166", "GR-225")
def test_a_deadly_penalty_comes_before_the_end_of_the_last_round() -> None:
    table = given(
        slot="vampire",
        vampire={"at": "Cj4", "life": 3},
        red="Cf1",
        options={"max_rounds": 2, **DIES},
    )

    table.ends_the_slot()

    assert table.cause == "end-vampire-dead"
