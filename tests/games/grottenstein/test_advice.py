"""What a decent player of Vampir does and why, in positions that speak for themselves."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.state.layout import WARDROBE
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.grottenstein.table import DIES, Table, arranged, begun, given
from tests.games.tables import advised

PAIR = "Hammer, Stake"
DRESSED = ["cape", "teeth", "nails"]


def moves(table: Table) -> list[str]:
    """The moves of the advised line."""
    return [move for move, _ in advised(table)]


def first(table: Table) -> tuple[str, str]:
    """The first move of the advised line, with its reason."""
    return advised(table)[0]


def goes(table: Table, *dice: int) -> tuple[str, str]:
    """Where the figure is advised to go when it has thrown these dice."""
    table.will_throw(*dice)
    table.begins("throw")
    return first(table)


# --- set-up --------------------------------------------------------------------------------------


def test_the_vampire_lays_out_the_cellar_and_chooses_two_locks() -> None:
    line = advised(begun())

    assert len(line) == 14
    assert {reason for _, reason in line[:11]} == {"advice-arrange"}
    assert [reason for _, reason in line[12:]] == ["advice-lock", "advice-lock"]


def arrangement(luck: int, seed: int = 1) -> list[str]:
    """The advised set-up: the seed threw the wardrobe, the luck is lent to the adviser."""
    return [move for move, _ in advised(begun(seed=seed), FastChance(luck))]


def test_no_way_into_the_cellar_leads_straight_to_the_stake() -> None:
    nearest_to_an_entrance = {5, 7, 8, 11}

    for luck in range(12):
        assert arrangement(luck).index("C01") + 1 not in nearest_to_an_entrance


def test_the_vampire_lays_traps_where_hunters_come_first_and_the_key_into_the_crypt() -> None:
    traps = {"C08", "C09", "CARD(C10)", "CARD(C11)", "CARD(C12)"}

    for luck in range(12):
        line = arrangement(luck)

        assert {line[field - 1] for field in (3, 4, 5, 7, 11)} == traps
        assert line[11] == "C07"


def test_the_arrangement_says_nothing_about_the_wardrobe() -> None:
    wardrobes = {tuple(begun(seed=seed).position.words[WARDROBE:][:3]) for seed in range(12)}

    assert len(wardrobes) > 6
    assert len({tuple(arrangement(luck=5, seed=seed)) for seed in range(12)}) == 1


def test_with_other_luck_the_same_vampire_arranges_everything_else() -> None:
    lines = [arrangement(luck) for luck in range(40)]

    assert {line.index("C01") + 1 for line in lines} == {1, 2, 10}
    assert len({tuple(line[:12]) for line in lines}) > 30
    assert len({tuple(line[12:]) for line in lines}) > 6


def test_a_vampire_who_laid_cards_himself_is_still_advised_to_hide_the_stake() -> None:
    table = begun()
    table.begins("C08", "C02", "C03", "C09", "C10", "C04", "C11", "C05", "C06", "C12")

    assert moves(table)[:2] == ["C07", "C01"]


def test_a_box_with_two_cellar_cards_is_arranged_too() -> None:
    table = begun(seats=3, edition=GAME.tiny_edition()[2])

    lines = {tuple(move for move, _ in advised(table, FastChance(luck))[:2]) for luck in range(12)}

    assert lines == {("C01", "C05"), ("C05", "C01")}


# --- the vampire ---------------------------------------------------------------------------------


def test_the_vampire_dresses_first() -> None:
    table = arranged()
    table.comes_to("vampire")

    assert first(table) == ("throw", "advice-dress")


@pytest.mark.parametrize("piece", ["teeth", "nails"])
def test_what_he_can_put_on_he_puts_on(piece: str) -> None:
    number, square = {"teeth": (7, "Ga8"), "nails": (8, "Ub11")}[piece]
    table = given(
        slot="vampire", vampire=square, wardrobe={piece: number}, decision="vampire-action"
    )

    assert first(table) == (f"wear {piece}", "advice-wear")


def test_a_long_way_to_a_piece_is_flown() -> None:
    table = given(slot="vampire", worn=["cape"], wardrobe={"teeth": 10, "nails": 6})

    assert first(table) == ("bat", "advice-fly")


def test_he_bites_a_lonely_hunter_and_drains_them_in_the_cellar() -> None:
    table = given(slot="vampire", vampire="Cg5", red="Ch5", worn=DRESSED)

    assert goes(table, 1, 1)[1] == "advice-prey"

    table = given(slot="vampire", vampire="Cg5", red="Ch5", worn=DRESSED, decision="vampire-action")

    assert first(table) == ("bite", "advice-drain")


def test_of_two_hunters_he_bites_the_weaker() -> None:
    table = given(
        slot="vampire",
        vampire="Gg8",
        red={"at": "Gf8", "life": 30},
        blue={"at": "Gh8", "life": 3},
        worn=DRESSED,
        decision="vampire-action",
    )

    assert advised(table)[:2] == [("bite", "advice-bite"), ("blue", "advice-bite")]


def test_a_weak_vampire_goes_home() -> None:
    table = given(options=DIES, slot="vampire", vampire={"at": "Ch4", "life": 5}, worn=DRESSED)

    assert goes(table, 6, 6) == ("Cg2", "advice-home")


def test_he_does_not_lie_down_where_hammer_and_stake_are_near() -> None:
    table = given(
        slot="vampire",
        vampire={"at": "Ci2", "life": 5},
        red="Ci3",
        holds={"red": PAIR},
        worn=DRESSED,
    )

    assert goes(table, 6, 6)[0] not in ("Cg2", "Ch2")


def test_rested_he_lies_still_while_nothing_is_near() -> None:
    table = given(
        options=DIES,
        slot="vampire",
        vampire="Cg2",
        worn=DRESSED,
        red="Gf8",
        blue="Gg8",
        green="Gf9",
        yellow="Gg9",
    )

    assert first(table) == ("stay", "advice-lie-still")


def test_he_plays_his_servants_himself() -> None:
    table = given(slot="red", red={"at": "Gc5", "life": 0, "state": "corpse"}, decision="rising")

    assert first(table) == ("servant mine", "advice-own-servant")


# --- servants ------------------------------------------------------------------------------------


def servant(at: str, **keys: object) -> dict[str, object]:
    """Red has risen, and the vampire plays them."""
    return {"at": at, "life": 12, "state": "servant", "player": 0, **keys}


def test_a_servant_strikes_the_hunter_beside_them() -> None:
    table = given(red=servant("Gg8"), blue="Gh8")

    assert advised(table)[0] == ("fight", "advice-servant-strikes")


def test_a_servant_follows_the_hunters() -> None:
    table = given(red=servant("Gb7"), blue="Gc5")

    assert goes(table, 1, 2)[1] == "advice-servant-follows"


def test_a_servant_runs_away_with_the_hammer() -> None:
    table = given(red=servant("Gg8"), blue="Gh8", holds={"red": "Hammer"})

    assert first(table) == ("throw", "advice-servant-runs")


# --- hunters: stake and blows --------------------------------------------------------------------


def test_who_stands_ready_beside_the_lying_vampire_drives_the_stake_in() -> None:
    table = given(
        red={"at": "Cg3", "ready": True},
        vampire={"at": "Cg2", "life": 20},
        holds={"red": PAIR},
    )

    assert first(table) == ("stake vampire", "advice-stake")


def test_who_holds_hammer_and_stake_goes_beside_the_coffin_and_stakes() -> None:
    table = given(
        red="Ci3", vampire={"at": "Cg2", "life": 10}, holds={"red": PAIR}, doors={"Ci3/i4": "open"}
    )

    square, reason = goes(table, 3, 3)

    assert square in ("Ci2", "Ch3", "Cg3", "Ch1", "Cg1", "Cf2")
    assert reason == "advice-stand-by-coffin"


def test_the_vampire_within_reach_is_struck_with_the_best_weapon() -> None:
    table = given(red="Gg8", vampire="Gh8", holds={"red": "Club"}, worn=DRESSED)

    assert first(table) == ("fight", "advice-strike")
    assert moves(table) == ["fight", "C05", "vampire"]


def test_a_servant_is_struck_after_the_move() -> None:
    table = given(
        red="Gg8",
        blue={"at": "Gh6", "life": 5, "state": "servant", "player": 0},
        holds={"blue": "Hammer"},
    )
    table.goes_to("Gh7", 6, 6)

    assert first(table) == ("fight", "advice-strike-servant")
    assert moves(table) == ["fight", "dagger", "blue"]


# --- hunters: ways in ----------------------------------------------------------------------------


def test_the_ladder_is_laid_at_the_hatch() -> None:
    table = given(red="Gn10", holds={"red": "Ladder"})

    assert goes(table, 1, 1) == ("Go10", "advice-ladder")

    table.does("Go10")

    assert first(table) == ("use", "advice-ladder")


def test_dynamite_and_torch_go_to_the_wall() -> None:
    table = given(red="Gm1", holds={"red": "Dynamite, Torch"})

    assert goes(table, 1, 1) == ("Gn1", "advice-blast")

    table.does("Gn1")

    assert first(table) == ("light", "advice-blast")
    assert moves(table) == ["light", "wall"]


def test_a_key_is_tried_on_the_crypt_and_not_a_second_time() -> None:
    table = given(red="Ce2", holds={"red": "Gold key"}, locks={"crypt": "iron", "armour": "gold"})
    table.does("stay")

    assert first(table) == ("key", "advice-unlock")

    table.does("key Gold Ce2/f2")
    table.comes_to("blue")
    table.comes_to("red")

    assert first(table)[1] != "advice-unlock"


def test_who_is_inside_lets_the_others_in() -> None:
    table = given(red="Ga11", holds={"red": "Universal key"})
    table.does("stay")

    assert first(table) == ("key", "advice-let-in")


# --- hunters: cards ------------------------------------------------------------------------------


def test_hunters_share_out_the_cards() -> None:
    table = arranged()
    goals = []
    for _ in range(4):
        table.will_throw(6, 6)
        table.begins("throw")
        goals.append(first(table))
        table.begins(goals[-1][0])
        while table.asked in ("action", "revealed"):
            table.begins(first(table)[0])

    assert {reason for _, reason in goals} == {"advice-search"}
    assert len({square for square, _ in goals}) == 4


def test_a_useful_find_is_taken_and_a_useless_one_left() -> None:
    for card, wanted in (
        ("E08", ("take", "advice-take")),
        ("E14", ("leave", "advice-leave")),
    ):
        table = given(red="Gh2", down={"G4": card})
        table.goes_to("Gh3", 1, 1)
        table.does("reveal")

        assert first(table) == wanted


def test_the_poisoned_are_cured() -> None:
    table = given(red="Gg8", blue={"at": "Gh8", "poisoned": True}, holds={"red": "Antidote"})
    table.does("stay")

    assert first(table) == ("use", "advice-cure")
    assert moves(table) == ["use", "E02", "blue"]


def test_hammer_and_stake_come_together_by_way_of_a_field() -> None:
    table = given(
        red="Gh3", blue="Gh5", holds={"red": "Hammer", "blue": "Stake"}, down={"G4": None}
    )
    table.does("stay")

    assert first(table) == ("put", "advice-hand-over")
    assert moves(table) == ["put", "E08"]

    table = given(slot="blue", red="Gh1", blue="Gg4", holds={"blue": "Stake"}, open={"G4": "E08"})

    assert goes(table, 1, 1) == ("Gh3", "advice-fetch")


def test_a_trap_that_the_plan_has_shown_is_left_alone() -> None:
    table = given(red="Gh2", down={"G4": "E22"}, holds={"red": "Plan"})
    table.does("stay", "use E06 G4")
    table.comes_to("blue")
    table.comes_to("red")

    assert goes(table, 1, 1)[0] != "Gh3"


@pytest.mark.clause("GR-45", "ED-13")
def test_a_look_at_the_plan_is_advised_for_want_of_a_better_action() -> None:
    table = given(red="Gh8", holds={"red": "Plan"})
    table.does("stay")

    assert first(table) == ("use", "advice-plan")
    table.does("; ".join(moves(table)))
    assert table.slot != "red"


@pytest.mark.clause("GR-45")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_that_the_look_costs_nothing(language: str) -> None:
    actions = {"en": "action", "de": "Aktion", "fr": "action", "it": "azione", "ru": "действию"}

    assert actions[language] in Words.at(GAME, language).say("advice-plan")
