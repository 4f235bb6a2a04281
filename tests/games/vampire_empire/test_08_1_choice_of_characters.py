"""Chapter 8.1: who attacks whom."""

import pytest

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from tests.games.vampire_empire.table import CITY, H, Table, V, by_day, given

#: Fitting cards for every class, in both decks.
ALL_CLASSES = "Garlic, Candlestick, Dagger"


def attackers(table: Table, seat: int) -> list[str]:
    """Who may attack, once Combat has been chosen."""
    table.begins(seat, "combat")
    return table.legal(seat)


def targets(table: Table, seat: int, attacker: str) -> list[str]:
    """Whom this character may attack."""
    table.begins(seat, "combat", attacker)
    return table.legal(seat)


# --- two different characters in the castle ------------------------------------------------------


@pytest.mark.clause("VE-82")
@pytest.mark.parametrize("seat", [V, H])
def test_attacker_and_target_are_two_different_characters_in_the_castle(seat: int) -> None:
    table = by_day("-", ALL_CLASSES) if seat == H else given(ALL_CLASSES, "-")

    assert attackers(table, seat) == ["Lady", "Officer", "Bishop"]
    table.begins(seat, "Officer")
    assert table.legal(seat) == ["Lady", "Bishop"]


@pytest.mark.clause("VE-82")
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Lady x Lady a[Dagger]", "VE-82"),
        ("Nun x Lady a[Candlestick]", "VE-82"),
        ("Lady x Nun a[Dagger]", "VE-82"),
        ("Maid x Lady a[Garlic]", "VE-82"),
        ("Lady x Maid a[Dagger]", "VE-82"),
        ("Butler x Lady a[Garlic]", "VE-157"),
        ("Lady x Butler a[Dagger]", "VE-157"),
    ],
)
def test_nobody_fights_themselves_or_somebody_outside_the_castle(line: str, clause: str) -> None:
    table = given(ALL_CLASSES, "-", dead=["Maid"], journey=["Butler"])

    table.refuses(V, line, clause)


@pytest.mark.clause("VE-82")
@pytest.mark.parametrize("seat", [V, H])
def test_the_active_player_announces_both(seat: int) -> None:
    table = given("Dagger", "Garlic") if seat == V else by_day("Garlic", "Dagger")

    table.plays(seat, "Lady x Bishop a[Dagger]")

    (told,) = table.told_of("fact-attacks")
    assert (told["player"], told["attacker"], told["target"]) == (seat, "name-lady", "name-bishop")


# --- who attacks for H ---------------------------------------------------------------------------


@pytest.mark.clause("VE-83")
def test_no_revealed_vampire_attacks_for_h() -> None:
    table = by_day("-", ALL_CLASSES, revealed=["Lady"])

    table.refuses(H, "Lady x Bishop a[Dagger]", "VE-83")
    assert attackers(table, H) == ["Officer", "Bishop"]


@pytest.mark.clause("VE-84")
@pytest.mark.parametrize("castle", [["Lady", "Monk", "Cook"], ["Lord", "Nun", "Maid"]])
def test_everybody_else_attacks_for_h_also_a_secret_vampire(castle: list[str]) -> None:
    table = by_day("-", ALL_CLASSES, castle=castle)

    assert attackers(table, H) == castle


@pytest.mark.clause("VE-84")
def test_with_two_revealed_vampires_in_the_castle_only_the_third_attacks_for_h() -> None:
    table = by_day("-", ALL_CLASSES, castle=["Lady", "Monk", "Maid"], revealed=["Lady", "Monk"])

    assert attackers(table, H) == ["Maid"]


# --- who attacks for V ---------------------------------------------------------------------------


@pytest.mark.clause("VE-85")
def test_while_a_revealed_vampire_is_in_the_castle_only_revealed_ones_attack_for_v() -> None:
    table = given(ALL_CLASSES, "-", castle=["Lady", "Monk", "Maid"], revealed=["Lady"])

    table.refuses(V, "Monk x Maid a[Candlestick]", "VE-85")
    table.refuses(V, "Maid x Lady a[Garlic]", "VE-85")
    assert attackers(table, V) == ["Lady"]


@pytest.mark.clause("VE-85")
def test_of_two_revealed_vampires_either_attacks_for_v() -> None:
    table = given(ALL_CLASSES, "-", castle=["Lady", "Monk", "Maid"], revealed=["Lady", "Monk"])

    assert attackers(table, V) == ["Lady", "Monk"]


@pytest.mark.clause("VE-86")
@pytest.mark.parametrize("castle", [["Lady", "Monk", "Cook"], ["Lord", "Nun", "Maid"]])
def test_with_no_revealed_vampire_in_the_castle_anybody_attacks_for_v(castle: list[str]) -> None:
    table = given(ALL_CLASSES, "-", castle=castle)

    assert attackers(table, V) == castle


@pytest.mark.clause("VE-86")
def test_a_revealed_vampire_outside_the_castle_binds_nobody() -> None:
    city = given(ALL_CLASSES, "-", revealed=["Monk"])
    away = given(ALL_CLASSES, "-", revealed=["Monk", "Cook"], journey=["Monk"], dead=["Cook"])

    assert attackers(city, V) == ["Lady", "Officer", "Bishop"]
    assert attackers(away, V) == ["Lady", "Officer", "Bishop"]


@pytest.mark.clause("VE-87")
@pytest.mark.parametrize(
    ("hand", "possible"),
    [
        ("Candlestick*2, Garlic, Relic", False),
        ("Claws", False),
        ("Claws, Candlestick", True),
        ("Candlestick, Dagger", True),
        ("Candlestick, Vampire 1", True),
    ],
)
def test_if_no_revealed_vampire_can_attack_there_is_no_combat_for_v(
    hand: str, possible: bool
) -> None:
    table = given(hand, "-", revealed=["Lady"])

    assert ("combat" in table.legal(V)) is possible


@pytest.mark.clause("VE-87")
def test_a_combat_that_no_revealed_vampire_can_begin_is_refused() -> None:
    table = given("Candlestick*2", "-", revealed=["Lady"])

    table.refuses(V, "Bishop x Officer a[Candlestick]", "VE-87")


@pytest.mark.clause("VE-87", "VE-99")
def test_defence_markers_can_take_the_combat_from_the_revealed_vampires() -> None:
    strong = {"Bishop": {"defence": 2}, "Officer": {"defence": 1}}
    weak = {"Bishop": {"defence": 2}, "Officer": {"defence": 0}}

    assert given("Dagger, Relic", "-", revealed=["Lady"], markers=strong).legal(V) == ["pass"]
    assert "combat" in given("Dagger, Relic", "-", revealed=["Lady"], markers=weak).legal(V)


# --- who is attacked -----------------------------------------------------------------------------


@pytest.mark.clause("VE-88")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize(
    ("castle", "revealed", "attacker", "attacked"),
    [
        (["Lady", "Monk", "Maid"], [], "Lady", ["Monk", "Maid"]),
        (["Lady", "Monk", "Maid"], [], "Maid", ["Lady", "Monk"]),
        (["Lord", "Nun", "Maid"], ["Lady"], "Nun", ["Lord", "Maid"]),
    ],
)
def test_anybody_else_in_the_castle_is_attacked_human_or_vampire(
    seat: int, castle: list[str], revealed: list[str], attacker: str, attacked: list[str]
) -> None:
    keys = {"castle": castle, "revealed": revealed}
    table = given(ALL_CLASSES, "-", **keys) if seat == V else by_day("-", ALL_CLASSES, **keys)  # type: ignore[arg-type]

    assert targets(table, seat, attacker) == attacked


@pytest.mark.clause("VE-88")
def test_revealed_vampires_are_attacked_by_both_seats() -> None:
    keys: dict[str, object] = {"castle": ["Lady", "Monk", "Maid"], "revealed": ["Lady", "Monk"]}
    night = given(ALL_CLASSES, "-", **keys)  # type: ignore[arg-type]
    day = by_day("-", ALL_CLASSES, **keys)

    assert targets(night, V, "Lady") == ["Monk", "Maid"]
    assert targets(day, H, "Maid") == ["Lady", "Monk"]


@pytest.mark.clause("VE-89")
@pytest.mark.parametrize("seat", [V, H])
def test_with_two_characters_in_the_castle_the_target_is_the_other_one(seat: int) -> None:
    keys: dict[str, object] = {
        "castle": ["Lady", "Bishop"],
        "city": [],
        "dead": ["Officer", *CITY],
        "revealed": ["Monk", "Cook"],
    }
    table = given(ALL_CLASSES, "-", **keys) if seat == V else by_day("-", ALL_CLASSES, **keys)  # type: ignore[arg-type]

    assert targets(table, seat, "Lady") == ["Bishop"]


@pytest.mark.clause("VE-89")
@pytest.mark.parametrize("lady_is_human", [False, True])
def test_with_one_character_in_the_castle_there_is_no_combat(lady_is_human: bool) -> None:
    """No game comes here: somebody would enter, or one side would have nobody left."""
    vampires = ["Maid", "Monk", "Cook"] if lady_is_human else ["Lady", "Monk", "Cook"]
    table = given("Pistol, Relic, Musket", "-", vampires=vampires)
    assert "combat" in table.legal(V)

    table.position.words[at.PLACE + c.BISHOP] = at.ON_JOURNEY
    table.position.words[at.PLACE + c.OFFICER] = at.ON_JOURNEY

    assert table.legal(V) == ["pass"]


@pytest.mark.clause("VE-82", "VE-91")
@pytest.mark.parametrize("seat", [V, H])
@pytest.mark.parametrize("vampires", [["Lady", "Monk", "Cook"], ["Maid", "Monk", "Cook"]])
def test_without_a_servant_in_the_castle_servants_cards_begin_no_combat(
    seat: int, vampires: list[str]
) -> None:
    hand = "Garlic, Musket"
    table = (
        given(hand, "-", vampires=vampires) if seat == V else by_day("-", hand, vampires=vampires)
    )

    assert table.legal(seat) == ["pass"]


@pytest.mark.clause("VE-82", "VE-88")
@pytest.mark.parametrize("seat", [V, H])
def test_only_characters_attack_and_are_attacked(seat: int) -> None:
    keys: dict[str, object] = {"vampires": ["Maid", "Monk", "Cook"]}
    strong = "Pistol, Relic, Musket"
    table = given(strong, "-", **keys) if seat == V else by_day("-", strong, **keys)  # type: ignore[arg-type]

    assert attackers(table, seat) == ["Lady", "Officer", "Bishop"]
    table.begins(seat, "Bishop")
    assert table.legal(seat) == ["Lady", "Officer"]


@pytest.mark.clause("VE-100", "VE-247")
def test_only_who_has_a_target_attacks() -> None:
    markers = {"Lady": {"defence": 1}, "Officer": {"defence": 1}, "Bishop": {"defence": 3}}
    table = given("Dagger*2, Relic", "-", markers=markers)

    assert attackers(table, V) == ["Lady", "Officer", "Bishop"]
    table.begins(V, "Lady")
    assert table.legal(V) == ["Officer"]
