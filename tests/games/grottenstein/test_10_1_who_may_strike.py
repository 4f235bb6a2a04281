"""Chapter 10: when an attack is made, with what, and at whom it may be aimed."""

import pytest

from gruft.games.grottenstein.notation.names import CARD_IDS
from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.table import RED, Table, cards, given

SERVANT = {"state": "servant"}
ATTACK_WEAPONS = cards("Sword, Club, Bow, Francisca, Hammer, Stake, Crucifix, Holy water, Grease")
TRAPS = cards("E19, E20, E21, E22, E23, E24, C08, C09, C10, C11, C12")
OWNERS = {"C06": "red", "E01": "blue", "E12": "green", "E10": "yellow"}


def face_to_face(held: str = "-", **keys: object) -> Table:
    """Red stands beside the vampire at the beginning of their slot."""
    laid: dict[str, object] = {"red": "Gh8", "vampire": "Gh9", "holds": {"red": held}, **keys}
    return given(**laid)  # type: ignore[arg-type]


def beset(state: str, **keys: object) -> Table:
    """Red between a hunter, a servant, a corpse, a zombie and the vampire, who is armed."""
    zombies = {"caster": "blue", "squares": ["Gi9", "Gg9"]}
    laid: dict[str, object] = {
        "red": {"at": "Gh8", "state": state},
        "blue": "Gh7",
        "green": {"at": "Gg8", **SERVANT},
        "yellow": {"at": "Gi8", "state": "corpse"},
        "vampire": "Gh9",
        "worn": ["teeth", "nails"],
        "zombies": zombies,
        **keys,
    }
    return given(**laid)  # type: ignore[arg-type]


def aims(table: Table, *moves: str) -> list[str]:
    """What an attack with these moves may be aimed at."""
    table.begins(*moves)
    return table.answers()


# --- in place ------------------------------------------------------------------------------------


@pytest.mark.clause("GR-102", "GR-119")
def test_an_attack_instead_of_moving_ends_the_slot() -> None:
    table = face_to_face("Plan", dice=[3])
    assert table.answers() == ["throw", "stay", "fight"]

    table.does("hit V dagger")

    assert (table.slot, table.asked) == ("blue", "first")
    assert table.at("red") == "Gh8"


@pytest.mark.clause("GR-102", "GR-46")
def test_the_end_of_the_slot_follows_the_attack() -> None:
    table = face_to_face(red={"at": "Gh8", "poisoned": True, "rats": True}, dice=[3])

    table.does("hit V dagger")

    assert table.life("red") == 37


@pytest.mark.clause("GR-103")
def test_who_has_thrown_is_moving_and_does_not_fight_in_place() -> None:
    table = face_to_face(dice=[3, 4])

    table.does("throw")

    assert table.asked == "destination"
    table.forbids("hit V dagger", "GR-103")
    table.does("Gh8")
    assert "fight" not in table.answers()


@pytest.mark.clause("GR-104", "GR-131")
@pytest.mark.parametrize("target", ["vampire", "blue", "Gd2/e2"])
def test_in_place_the_vampire_a_servant_or_a_door_may_be_attacked(target: str) -> None:
    table = given(red="Gd2", vampire="Gc2", blue={"at": "Gd3", **SERVANT}, dice=[1])
    offered = aims(table, "fight", "dagger")

    table.begins(target)

    assert offered == ["Gd2/e2", "blue", "vampire"]
    assert table.slot == "blue"


@pytest.mark.clause("GR-104")
def test_where_nothing_can_be_attacked_there_is_no_fight() -> None:
    table = given(red="Gh8")

    assert table.answers() == ["throw", "stay"]
    table.forbids("hit V dagger", "GR-104")


# --- friends, corpses and zombies ----------------------------------------------------------------


@pytest.mark.clause("GR-105")
def test_a_hunter_attacks_neither_hunters_nor_corpses_nor_zombies() -> None:
    table = beset("living")

    assert aims(table, "fight", "dagger") == ["green", "vampire"]


@pytest.mark.clause("GR-105", "GR-185")
def test_a_servant_attacks_neither_servants_nor_the_vampire() -> None:
    table = beset("servant")

    assert aims(table, "fight", "dagger") == ["blue"]


@pytest.mark.clause("GR-105", "GR-154")
def test_the_vampire_attacks_neither_servants_nor_corpses() -> None:
    table = beset("living", red="Gh7", blue="Gh10", vampire="Gh8", slot="vampire")
    table.does("stay")

    assert aims(table, "bite") == ["red"]


@pytest.mark.clause("GR-105")
@pytest.mark.parametrize(("target", "clause"), [("B", "GR-105"), ("Y", "GR-105")])
def test_a_blow_at_a_hunter_or_a_corpse_is_refused(target: str, clause: str) -> None:
    beset("living").forbids(f"hit {target} dagger", clause)


@pytest.mark.clause("GR-105")
@pytest.mark.parametrize("target", ["G", "V"])
def test_a_servants_blow_at_their_own_team_is_refused(target: str) -> None:
    beset("servant").forbids(f"hit {target} dagger", "GR-105")


@pytest.mark.clause("GR-105")
def test_the_vampires_blow_at_a_servant_is_refused() -> None:
    table = beset("living", red="Gh7", blue="Gh10", vampire="Gh8", slot="vampire")
    table.does("stay")

    table.forbids("bite G", "GR-105")
    table.forbids("bite Y", "GR-105")


@pytest.mark.clause("GR-105", "GR-190")
def test_who_is_gone_is_not_a_target() -> None:
    table = given(red="Gh8", green={"state": "gone"}, vampire="Gh9")

    assert aims(table, "fight", "dagger") == ["vampire"]


# --- weapons -------------------------------------------------------------------------------------


@pytest.mark.clause("GR-106")
def test_one_attack_uses_exactly_one_weapon() -> None:
    table = face_to_face("Sword, Club, Hammer", dice=[2, 6, 6])

    table.does("hit V sword")

    assert table.life("vampire") == 38
    assert table.told_of("fact-strikes")[0]["weapon"] == "weapon-sword"
    assert table.slot == "blue"


@pytest.mark.clause("GR-107", "GR-108")
@pytest.mark.parametrize("card", [card for card in CARD_IDS if card not in TRAPS])
def test_only_attack_weapons_are_offered_and_the_dagger_always(card: str) -> None:
    figure = OWNERS.get(card, "red")
    table = given(slot=figure, vampire="Gh9", **{figure: "Gh8"}, holds={figure: card})  # type: ignore[arg-type]

    offered = aims(table, "fight")

    assert offered == ([card] if card in ATTACK_WEAPONS else []) + ["dagger"]


@pytest.mark.clause("GR-107")
def test_nobody_strikes_with_a_shield() -> None:
    face_to_face("Shield").forbids("hit V shield", "GR-107")


@pytest.mark.clause("GR-106")
def test_nobody_strikes_with_what_they_do_not_hold() -> None:
    table = given(red="Gh8", vampire="Gh9", holds={"blue": "Sword"})

    assert not table.may("hit V sword")


@pytest.mark.clause("GR-108", "GR-186")
@pytest.mark.parametrize("state", ["living", "servant"])
@pytest.mark.parametrize("held", ["-", "Sword, Club, Hammer"])
def test_the_dagger_is_always_there(state: str, held: str) -> None:
    red = {"at": "Gh8", "state": state}
    table = face_to_face(held, red=red, blue="Gh7")

    assert "dagger" in aims(table, "fight")


@pytest.mark.clause("GR-107", "GR-237")
def test_a_weapon_without_a_target_is_not_offered() -> None:
    """The crucifix harms nobody but the vampire, and the stake breaks no door."""
    servant = given(
        slot="green",
        green="Gh8",
        blue={"at": "Gh9", **SERVANT},
        holds={"green": "Crucifix, Holy water, Stake"},
    )
    door = given(red="Gd2", holds={"red": "Stake, Grease, Holy water"})

    assert aims(servant, "fight") == ["C01", "dagger"]
    assert aims(door, "fight") == ["dagger"]


@pytest.mark.clause("GR-110", "GR-237")
def test_only_weapons_that_reach_a_target_are_offered() -> None:
    armed = face_to_face("Sword, Club", vampire="Gh10")
    bare = face_to_face("Club", vampire="Gh10", open={"G1": "Bow"}, down={"G1": None})

    assert aims(armed, "fight") == ["E09"]
    assert bare.answers() == ["throw", "stay"]


# --- after moving --------------------------------------------------------------------------------


@pytest.mark.clause("GR-118", "GR-189")
@pytest.mark.parametrize("first", ["throw", "stay"])
def test_against_a_servant_a_hunter_may_move_and_then_attack(first: str) -> None:
    table = given(red="Gh8", blue={"at": "Gh7", **SERVANT}, dice=[1, 2, 4])

    table.does(*(["stay"] if first == "stay" else ["throw", "Gi7"]))
    table.does("hit B dagger")

    assert table.life("blue") == (12 - 6 if first == "throw" else 12 - 3)
    assert (table.slot, table.asked) == ("blue", "first")


@pytest.mark.clause("GR-118", "GR-120")
def test_after_moving_only_servants_are_targets() -> None:
    table = given(
        red="Gd2", vampire="Gc2", blue={"at": "Gd3", **SERVANT}, holds={"red": "Club, Holy water"}
    )
    table.does("stay")

    assert aims(table, "fight") == ["C05", "dagger"]
    assert aims(table, "dagger") == ["blue"]


@pytest.mark.clause("GR-118")
def test_the_attack_after_moving_is_the_only_action() -> None:
    table = given(
        red="Gh8", blue={"at": "Gh7", **SERVANT}, holds={"red": "Plan"}, decision="action", dice=[1]
    )
    assert table.answers() == ["fight", "use", "end"]

    table.does("hit B dagger")

    assert table.slot == "blue"


@pytest.mark.clause("GR-119")
def test_attack_and_then_move_is_never_allowed() -> None:
    table = face_to_face(dice=[1, 6, 6])
    table.does("hit V dagger")

    assert table.turn != RED
    table.comes_to("red")
    assert table.at("red") == "Gh8"


@pytest.mark.clause("GR-120")
@pytest.mark.parametrize("line", ["hit V dagger", "hit Gd2/e2 dagger"])
def test_after_a_stay_neither_the_vampire_nor_a_door_can_be_attacked(line: str) -> None:
    table = given(red="Gd2", vampire="Gc2")
    assert table.may(line)

    table.does("stay")

    assert "fight" not in table.answers()
    table.forbids(line, "GR-120")


@pytest.mark.clause("GR-120")
@pytest.mark.parametrize("line", ["hit V dagger", "hit Gd2/e2 dagger"])
def test_after_a_throw_neither_the_vampire_nor_a_door_can_be_attacked(line: str) -> None:
    table = given(red="Gd3", vampire="Gc2")

    table.goes_to("Gd2")

    assert "fight" not in table.answers()
    table.forbids(line, "GR-120")


@pytest.mark.clause("GR-118", "GR-185")
def test_a_servant_does_not_attack_after_moving() -> None:
    table = given(red={"at": "Gh8", **SERVANT}, blue="Gh7", decision="action")

    assert "fight" not in table.answers()
    table.forbids("hit B dagger", "GR-185")


# --- owners' weapons -----------------------------------------------------------------------------


@pytest.mark.clause("GR-105", "GR-107")
def test_a_weapon_against_hunters_alone_is_of_use_to_servants_only() -> None:
    mine = laid_over({"weapons.sword.targets": "hunters"})
    hunter = beset("living", holds={"red": "Sword"}, edition=mine)
    servant = beset("servant", holds={"red": "Sword"}, edition=mine)

    assert aims(hunter, "fight") == ["dagger"]
    assert aims(servant, "fight") == ["E09", "dagger"]
    assert aims(servant, "E09") == ["blue"]


@pytest.mark.clause("GR-107")
def test_any_card_may_be_a_weapon() -> None:
    club = {"effect": "club", "kind": "object", "places": 1}
    altar = {"effect": "blood_altar", "kind": "trap", "places": 0}
    mine = laid_over(
        {"cards.E01.effect": "sword", "cards.E01.border": "none", "cards.E09.effect": "kit"}
        | {f"cards.C12.{key}": value for key, value in club.items()}
        | {f"cards.C05.{key}": value for key, value in altar.items()}
    )
    near = face_to_face("E01, C12", edition=mine)
    far = face_to_face("E01, C12", vampire="Gh10", edition=mine)

    assert aims(near, "fight") == ["E01", "CARD(C12)", "dagger"]
    assert aims(far, "fight") == ["E01"]
    assert aims(far, "E01") == ["vampire"]


@pytest.mark.clause("GR-104")
@pytest.mark.parametrize("figure", ["red", "blue", "green", "yellow"])
def test_every_servant_can_be_struck(figure: str) -> None:
    slot = "blue" if figure == "red" else "red"
    servant = {"at": "Gh9", **SERVANT}
    table = given(slot=slot, **{slot: "Gh8", figure: servant}, dice=[1])  # type: ignore[arg-type]

    table.does(f"hit {figure} dagger")

    assert table.life(figure) == 9
