"""Chapter 8.2: which cards support whom in a combat."""

from collections import Counter

import pytest

from tests.games.vampire_empire.table import EVERYBODY, H, Table, V, by_day, given

CLASSES = {
    **dict.fromkeys(["Lady", "Lord", "Officer"], "noble"),
    **dict.fromkeys(["Monk", "Nun", "Bishop"], "clergy"),
    **dict.fromkeys(["Maid", "Cook", "Butler"], "servant"),
}
CLASS_CARDS = {
    "noble": ["Dagger", "Rapier", "Pistol", "Hunting Knife", "Medallion"],
    "clergy": ["Candlestick", "Holy Bible", "Relic", "Rosary", "Medallion"],
    "servant": ["Garlic", "Pitchfork", "Musket", "Rosary", "Hunting Knife"],
}
HUMAN_CARDS = {"noble": "Silver Bullets", "clergy": "Statue of Saint", "servant": "Aspen Stake"}
VAMPIRE_CARDS = {"noble": "Hound", "clergy": "Raven", "servant": "Black Rooster"}
BOTH_DECKS = (
    "Garlic, Pitchfork, Musket, Candlestick, Holy Bible, Relic, Dagger, Rapier, Pistol,"
    " Rosary, Hunting Knife, Medallion"
)
ALL_HUMAN = (
    f"{BOTH_DECKS}, Statue of Saint, Silver Bullets, Aspen Stake, Holy Water 1, Holy Water 3"
)
ALL_VAMPIRE = f"{BOTH_DECKS}, Raven, Hound, Black Rooster, Vampire 1, Vampire 3"
WATERS = {"Statue of Saint", "Silver Bullets", "Aspen Stake", "Holy Water 1", "Holy Water 3"}
REDS = {"Raven", "Hound", "Black Rooster", "Vampire 1", "Vampire 3"}
#: A third character whom nobody cares about.
EXTRAS = ["Butler", "Maid", "Lord", "Nun"]


def castle_of(a: str, t: str) -> list[str]:
    return [a, t, next(name for name in EXTRAS if name not in (a, t))]


def attack(seat: int, a: str, t: str, hand: str, **keys: object) -> set[str]:
    """The cards of this hand that may be played for A against T."""
    keys = {"castle": castle_of(a, t), "innocents": innocents_for(keys), **keys}
    table = by_day("-", hand, **keys) if seat == H else given(hand, "-", **keys)  # type: ignore[arg-type]
    table.begins(seat, "combat", a, t)
    return offered(table, seat)


def defence(seat: int, a: str, t: str, hand: str, **keys: object) -> set[str]:
    """The cards of this hand that may be played for T against A."""
    keys = {"castle": castle_of(a, t), "innocents": innocents_for(keys), **keys}
    shown = "Claws" if seat == H else "Crucifix"
    keys["pending"] = {"combat": {"attacker": a, "target": t, "side": "defence", "attack": shown}}
    hands = (hand, "-") if seat == V else ("-", hand)
    active = {"active": H, "turn": 4} if seat == V else {}
    table = given(*hands, decision="commit", **{**active, **keys})  # type: ignore[arg-type]
    return offered(table, seat)


def innocents_for(keys: dict[str, object]) -> list[str]:
    vampires = keys.get("vampires", [])
    assert isinstance(vampires, list)
    return [name for name in ("Lord", "Nun", "Maid", "Butler") if name not in vampires][:2]


def offered(table: Table, seat: int) -> set[str]:
    moves = table.legal(seat)
    return {move.removeprefix("play ") for move in moves if move.startswith("play ")}


# --- the sides -----------------------------------------------------------------------------------


@pytest.mark.clause("VE-90")
def test_the_cards_of_the_active_player_support_the_attacker_and_the_others_the_target() -> None:
    night = given("Dagger, Candlestick", "Dagger, Candlestick")
    day = by_day("Dagger, Candlestick", "Dagger, Candlestick")

    night.plays(V, "Lady x Bishop a[Dagger]")
    night.plays(H, "decline")
    day.plays(H, "Lady x Bishop a[Dagger]")

    assert offered(night, H) == {"Candlestick"}
    assert offered(day, V) == {"Candlestick"}


@pytest.mark.clause("VE-90")
@pytest.mark.parametrize(("a", "t"), [("Monk", "Cook"), ("Bishop", "Maid"), ("Lady", "Bishop")])
def test_the_sides_do_not_depend_on_what_the_characters_truly_are(a: str, t: str) -> None:
    table = given("Claws, Dagger*2, Garlic", "Crucifix, Garlic*2, Dagger", castle=castle_of(a, t))
    table.plays(V, f"{a} x {t} a[Claws]{{Garlic}}")
    table.plays(H, "decline")

    table.plays(H, "d[Crucifix]{Garlic*2}")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 3}]


# --- classes -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-91", "VE-92", "VE-93", "VE-2")
@pytest.mark.parametrize("name", EVERYBODY)
def test_its_own_class_supports_a_character_and_nothing_else_does(name: str) -> None:
    enemy = "Bishop" if name != "Bishop" else "Officer"
    expected = set(CLASS_CARDS[CLASSES[name]])
    human = expected | {HUMAN_CARDS[CLASSES[name]]}
    vampire = expected | {VAMPIRE_CARDS[CLASSES[name]]}

    assert attack(H, name, enemy, ALL_HUMAN) == human
    assert attack(V, name, enemy, ALL_VAMPIRE) == vampire
    assert defence(H, enemy, name, ALL_HUMAN) == human
    assert defence(V, enemy, name, ALL_VAMPIRE) == vampire


@pytest.mark.clause("VE-91", "VE-94")
def test_a_revealed_vampire_keeps_its_class() -> None:
    nobles = {*CLASS_CARDS["noble"], "Hound"}

    assert attack(V, "Lady", "Bishop", ALL_VAMPIRE, revealed=["Lady"]) == nobles | REDS


@pytest.mark.clause("VE-91")
def test_a_card_of_another_class_is_refused() -> None:
    given("Dagger, Relic", "-").refuses(V, "Lady x Bishop a[Relic]", "VE-91")
    given("Dagger, Rosary", "-").refuses(V, "Lady x Bishop a[Rosary]", "VE-91")


# --- water ---------------------------------------------------------------------------------------


@pytest.mark.clause("VE-92", "VE-94")
@pytest.mark.parametrize("t", ["Lady", "Monk", "Cook"])
def test_water_is_played_against_a_revealed_vampire_beside_cards_of_the_class(t: str) -> None:
    assert attack(H, "Officer", t, ALL_HUMAN, revealed=[t]) == {*CLASS_CARDS["noble"], *WATERS}


@pytest.mark.clause("VE-92")
def test_water_defends_against_a_revealed_attacker() -> None:
    assert defence(H, "Lady", "Maid", ALL_HUMAN, revealed=["Lady"]) == {
        *CLASS_CARDS["servant"],
        *WATERS,
    }


@pytest.mark.clause("VE-92")
def test_a_revealed_vampire_that_does_not_fight_changes_nothing() -> None:
    hand = "Candlestick, Holy Water 1"

    assert attack(H, "Bishop", "Officer", hand, revealed=["Lady"]) == {"Candlestick"}
    by_day("-", hand, revealed=["Lady"]).refuses(H, "Bishop x Officer a[Holy Water 1]", "VE-92")


# --- red cards -----------------------------------------------------------------------------------


@pytest.mark.clause("VE-93", "VE-94")
@pytest.mark.parametrize("name", ["Lady", "Monk", "Cook"])
def test_red_cards_support_a_revealed_vampire_in_attack_and_defence(name: str) -> None:
    own = {*CLASS_CARDS[CLASSES[name]], *REDS}

    assert attack(V, name, "Bishop", ALL_VAMPIRE, revealed=[name]) == own
    assert defence(V, "Bishop", name, ALL_VAMPIRE, revealed=[name]) == own


@pytest.mark.clause("VE-93")
def test_red_cards_do_not_support_a_human() -> None:
    table = given("Dagger, Vampire 1", "-")

    table.refuses(V, "Officer x Bishop a[Vampire 1]", "VE-93")
    assert attack(V, "Officer", "Bishop", "Dagger, Vampire 1") == {"Dagger"}


@pytest.mark.clause("VE-93", "VE-97")
def test_a_stolen_red_card_is_not_played_against_a_revealed_vampire() -> None:
    hand = "Garlic, Vampire 1"

    assert defence(H, "Lady", "Maid", hand, revealed=["Lady"]) == {"Garlic"}


@pytest.mark.clause("VE-94")
def test_one_group_mixes_cards_that_are_eligible_for_different_reasons() -> None:
    night = given("Dagger, Vampire 2, Raven, Claws, Garlic", "-", revealed=["Lady"])
    day = by_day("-", "Relic, Holy Water 1, Aspen Stake, Crucifix, Garlic", revealed=["Lady"])

    night.plays(V, "Lady x Bishop a[Dagger, Vampire 2, Raven, Claws]{Garlic}")
    day.plays(H, "Bishop x Lady a[Relic, Holy Water 1, Aspen Stake, Crucifix]{Garlic}")

    assert night.told_of("fact-round-1") == [{"attack": 8, "defence": 0}]
    assert day.told_of("fact-round-1") == [{"attack": 9, "defence": 0}]


@pytest.mark.clause("VE-94", "VE-7")
def test_a_card_that_is_eligible_for_two_reasons_counts_once() -> None:
    night = given("Hound", "-", revealed=["Lady"])
    day = by_day("-", "Statue of Saint", revealed=["Lady"])

    night.plays(V, "Lady x Bishop a[Hound]")
    day.plays(H, "Bishop x Lady a[Statue of Saint]")

    assert night.told_of("fact-round-1") == [{"attack": 2, "defence": 0}]
    assert day.told_of("fact-round-1") == [{"attack": 2, "defence": 0}]


@pytest.mark.clause("VE-95")
@pytest.mark.parametrize("name", ["Lady", "Monk", "Cook"])
def test_a_secret_vampire_gives_no_right_to_red_or_water_cards(name: str) -> None:
    own = CLASS_CARDS[CLASSES[name]]

    assert attack(V, name, "Bishop", ALL_VAMPIRE) == {*own, VAMPIRE_CARDS[CLASSES[name]]}
    assert attack(H, "Bishop", name, ALL_HUMAN) == {*CLASS_CARDS["clergy"], "Statue of Saint"}


@pytest.mark.clause("VE-95")
def test_red_cards_for_a_secret_vampire_are_refused() -> None:
    given("Dagger, Vampire 1", "-").refuses(V, "Lady x Bishop a[Vampire 1]", "VE-95")
    by_day("-", "Relic, Holy Water 1").refuses(H, "Bishop x Lady a[Holy Water 1]", "VE-92")


# --- Crucifix and Claws --------------------------------------------------------------------------


@pytest.mark.clause("VE-96", "VE-171", "VE-195")
@pytest.mark.parametrize("name", EVERYBODY)
@pytest.mark.parametrize("revealed", [[], ["Lady", "Monk", "Cook"]])
def test_crucifix_and_claws_support_every_character(name: str, revealed: list[str]) -> None:
    enemy = "Bishop" if name != "Bishop" else "Officer"
    if name not in revealed:
        assert attack(H, name, enemy, "Crucifix, Coffin", revealed=revealed) == {"Crucifix"}
    assert attack(V, name, enemy, "Claws, Coffin", revealed=revealed) == {"Claws"}
    assert defence(V, enemy, name, "Claws, Coffin, Hypnosis", revealed=revealed) == {"Claws"}


@pytest.mark.clause("VE-96")
def test_crucifix_and_claws_count_three() -> None:
    table = given("Claws, Garlic*2", "Crucifix, Garlic*2")
    table.plays(V, "Lady x Bishop a[Claws]{Garlic}")
    table.plays(H, "decline")

    table.plays(H, "d[Crucifix]{Garlic*2}")

    assert table.told_of("fact-round-1") == [{"attack": 3, "defence": 3}]


# --- either seat ---------------------------------------------------------------------------------


@pytest.mark.clause("VE-97", "VE-203")
def test_a_stolen_red_card_supports_a_revealed_vampire_also_for_h() -> None:
    table = given(
        "Dagger, Garlic",
        "Vampire 3, Garlic",
        castle=["Lady", "Monk", "Maid"],
        revealed=["Lady", "Monk"],
    )
    table.plays(V, "Lady x Monk a[Dagger]")
    table.plays(H, "decline")

    table.plays(H, "d[Vampire 3]")

    assert table.told_of("fact-round-1") == [{"attack": 1, "defence": 3}]


@pytest.mark.clause("VE-97")
def test_h_defends_one_revealed_vampire_against_another_with_water() -> None:
    keys: dict[str, object] = {"castle": ["Lady", "Monk", "Maid"], "revealed": ["Lady", "Monk"]}
    table = given("Dagger, Garlic", "Holy Water 2, Garlic", **keys)  # type: ignore[arg-type]
    table.plays(V, "Lady x Monk a[Dagger]")
    table.plays(H, "decline")

    assert offered(table, H) == {"Holy Water 2"}


@pytest.mark.clause("VE-97", "VE-203")
@pytest.mark.parametrize(
    ("card", "a", "fits"),
    [("Hound", "Officer", True), ("Hound", "Bishop", False), ("Vampire 1", "Officer", False)],
)
def test_a_stolen_red_card_supports_its_class_for_h(card: str, a: str, fits: bool) -> None:
    table = by_day("-", f"{card}, Crucifix, Garlic", revealed=["Lady"])

    table.begins(H, "combat", a, "Lady")

    assert (card in offered(table, H)) is fits


@pytest.mark.clause("VE-97", "VE-203")
def test_stolen_claws_support_everybody_for_h_at_the_day_cost() -> None:
    table = by_day("Relic", "Claws, Garlic*2")

    table.plays(H, "Bishop x Lady a[Claws]{Garlic*2}")

    assert table.moat(H) == Counter({"Garlic": 2, "Crypt Opening": 1})
    assert table.asked == "commit"
