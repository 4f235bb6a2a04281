"""Short forms of turns: step 1, support cards and actions, taken apart into single moves."""

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.questions import QUESTIONS
from tests.games.vampire_empire.table import H, Table, V, by_day, given


def unfolded(table: Table, text: str) -> list[str]:
    return GAME.unfold(table.position, table.turn, text)


def refusal_of(table: Table, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        unfolded(table, text)
    return refusal.value.key, refusal.value.clause


# --- step 1 --------------------------------------------------------------------------------------


def discarding(**keys: object) -> Table:
    hand = "Garlic*2, Dagger, Coffin, Raven"
    return given(hand, "Garlic", **{"decision": "step1", **keys})  # type: ignore[arg-type]


@pytest.mark.clause("VE-39", "VE-240", "VE-242")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (
            "c[Dagger, Garlic] m[Coffin] +6",
            ["cellar Garlic", "cellar Dagger", "moat Coffin", "draw"],
        ),
        ("c[Garlic*2]", ["cellar Garlic", "cellar Garlic", "draw"]),
        ("M [raven, GARLIC]", ["moat Garlic", "moat Raven", "draw"]),
        ("c[]m[-]", ["draw"]),
        ("+3", ["draw"]),
    ],
)
def test_discards_are_put_into_rising_order_and_followed_by_the_draw(
    text: str, moves: list[str]
) -> None:
    table = discarding()

    assert unfolded(table, text) == moves
    assert table.allows(V, text)


@pytest.mark.clause("VE-40", "VE-222", "VE-226")
@pytest.mark.parametrize(
    ("text", "keys", "drawn"),
    [
        ("m[Garlic]", {}, 4),
        ("m[Garlic]", {"decks": ["Musket, Relic", "*"]}, 2),
        ("c[Garlic]", {"decks": ["Musket, Relic", "*"]}, 3),
        ("c[Garlic]", {"decks": ["Musket", "*"], "cellars": ["Relic, Rapier, Claws", "-"]}, 4),
        ("m[Garlic]", {"decks": ["Musket", "*"], "cellar_used": [True, False]}, 1),
    ],
)
def test_a_written_number_is_that_of_the_cards_drawn(
    text: str, keys: dict[str, object], drawn: int
) -> None:
    table = discarding(**keys)
    held = table.hand(V).total()

    assert refusal_of(table, f"{text} +{drawn + 1}") == ("refusal-wrong-number-drawn", "VE-40")
    assert refusal_of(table, f"{text} +{drawn - 1}") == ("refusal-wrong-number-drawn", "VE-40")
    table.plays(V, f"{text} +{drawn}")
    assert table.hand(V).total() == held - 1 + drawn


@pytest.mark.clause("VE-41")
def test_discards_at_another_time_are_refused_like_single_ones() -> None:
    table = QUESTIONS["action"]()

    assert unfolded(table, "c[Garlic] +9") == ["cellar Garlic", "draw"]
    assert not table.allows(V, "c[Garlic] +9")


# --- support cards -------------------------------------------------------------------------------

WINDOW_HAND = "Garlic, Dagger, Novice, Chapel, Secret Journey, Crypt Opening"


def playing_by_day() -> Table:
    return by_day(
        "Garlic",
        WINDOW_HAND,
        decision="window",
        castle=["Nun", "Bishop", "Officer"],
        cellars=["Raven, Hound", "-"],
        moats=["-", "Relic, Rapier, Rosary"],
    )


@pytest.mark.clause("VE-155", "VE-156", "VE-164", "VE-244")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("*Novice{}: Nun attack", ["play Novice", "Nun", "attack"]),
        ("*novice: nun +2 DEF", ["play Novice", "Nun", "defence"]),
        ("* Novice : Bishop, defense", ["play Novice", "Bishop", "defence"]),
        ("*Novice{}: Bishop +1 att", ["play Novice", "Bishop", "attack"]),
        ("*Secret Journey{Garlic}: Officer", ["play Secret Journey", "pay Garlic", "Officer"]),
        (
            "*Chapel{Dagger}: Rosary, Dagger, Relic",
            ["play Chapel", "pay Dagger", "pick Relic", "pick Dagger", "pick Rosary"],
        ),
        ("*Crypt Opening {Garlic}", ["play Crypt Opening", "pay Garlic"]),
    ],
)
def test_a_card_of_the_humans_is_played_with_its_payment_and_choices(
    text: str, moves: list[str]
) -> None:
    table = playing_by_day()

    assert unfolded(table, text) == moves
    assert table.allows(H, text)


@pytest.mark.clause("VE-137", "VE-139")
def test_what_is_looked_at_is_chosen_on_the_next_line() -> None:
    table = playing_by_day()

    refusal = GAME.refuse(table.position, H, "*Crypt Opening{Garlic}: Raven")
    table.plays(H, "*Crypt Opening{Garlic}")
    table.plays(H, ": Raven")

    assert refusal is not None
    assert refusal.key == "line-goes-on"
    assert "Raven" in table.hand(H)


@pytest.mark.clause("VE-137", "VE-177", "VE-244")
def test_the_choices_of_a_card_of_the_vampires_wait_for_the_response() -> None:
    hand = "Garlic, Bat Form, Dagger"
    answered = given(hand, "Relic, Holy Water 1", decision="window")
    alone = given("Garlic, Organist, Dagger", "-", decision="window")

    answered.plays(V, "*Bat Form{Garlic}")
    answered.plays(H, "decline")
    answered.plays(V, ": HOLY WATER")

    assert answered.hand(H) == {"Relic": 1}
    assert alone.allows(V, "*Organist: Bishop +2 def")


@pytest.mark.clause("VE-183", "VE-185", "VE-189")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (": Garlic, Lady", ["pick Garlic", "Lady"]),
        (": Lady, Garlic", ["pick Garlic", "Lady"]),
        (": Officer, Lady", ["Officer", "Lady"]),
        (": Relic*2, garlic", ["pick Garlic", "pick Relic", "pick Relic"]),
        (": vampire", ["vampire"]),
        (": Vampire 1", ["pick Vampire 1"]),
        (":Nun def", ["Nun", "defence"]),
    ],
)
def test_picked_cards_come_first_and_characters_as_they_are_written(
    text: str, moves: list[str]
) -> None:
    assert unfolded(QUESTIONS["effect-return"](), text) == moves


@pytest.mark.clause("VE-155", "VE-176")
@pytest.mark.parametrize("text", ["*Novice{}: Nun +1 att", "*Novice{}: Bishop +2 def"])
def test_a_written_value_must_be_that_of_the_marker(text: str) -> None:
    table = playing_by_day()

    assert refusal_of(table, text) == ("refusal-wrong-marker", "VE-155")
    table.begins(H, "play Novice")
    assert refusal_of(table, text.removeprefix("*Novice{}")) == ("refusal-wrong-marker", "VE-155")


@pytest.mark.parametrize(
    "text",
    ["*Nobody", "*Novice{?}", "*Chapel{Garlic}: Garlic, ?", ": Dracula", ": Garlic,, Relic",
     "*Chapel{Garlic,}", "m[?]", "d[Lady]", "pass {*}", "hide Cook [?*3]", "!Claw",
     "+[Dagger+Relic]"],
)  # fmt: skip
def test_cards_must_be_named(text: str) -> None:
    assert refusal_of(playing_by_day(), text) == ("refusal-no-such-card", "VE-238")


# --- actions -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-245", "VE-246", "VE-243")
def test_hide_water_and_pass_are_written_with_their_cards() -> None:
    night, day = QUESTIONS["action"](), by_day("Garlic", "Aspen Stake, Holy Water 1, Relic")

    hiding = unfolded(night, "Hide Lady [Vampire 1, Raven, Hound]")
    asking = unfolded(day, "water lord[Holy Water 1, Aspen Stake]")

    assert hiding == ["hide", "Lady", "play Raven", "play Hound", "play Vampire 1"]
    assert asking == ["water", "Lord", "play Aspen Stake", "play Holy Water 1"]
    assert unfolded(night, "pass {Dagger, Garlic}") == ["pass", "pay Garlic", "pay Dagger"]
    assert night.allows(V, "Hide Lady [Vampire 1, Raven, Hound]")
    assert night.allows(V, "pass {Dagger, Garlic}")
    assert day.allows(H, "water lord[Holy Water 1, Aspen Stake]")


@pytest.mark.clause("VE-245", "VE-247")
def test_the_cards_may_follow_one_by_one() -> None:
    table = QUESTIONS["action"]()

    assert table.allows(V, "hide Lady; play Raven; play Hound; play Vampire 1")
    assert table.allows(V, "Lady x Bishop; play Dagger; done")


@pytest.mark.clause("VE-1")
@pytest.mark.parametrize(
    "text",
    ["hide Dracula [Raven]", "water Garlic", "Dracula x Lady", "Lady x nobody a[Dagger]",
     "& Monk x x"],
)  # fmt: skip
def test_a_character_must_be_one_of_the_nine(text: str) -> None:
    expected = ("refusal-no-such-character", "VE-1")
    assert refusal_of(QUESTIONS["action"](), text) == expected


# --- everything else -----------------------------------------------------------------------------


def test_elsewhere_a_part_is_a_single_move() -> None:
    table = QUESTIONS["action"]()

    for text in (
        "play Garlic",
        "Lady",
        "pass",
        "hide",
        "",
        "+",
        "*",
        "nonsense",
        "x",
        "hide [Raven]",
    ):
        assert unfolded(table, text) == [text]
