"""What a decent player of Vampire Empire does and why, in positions that speak for themselves."""

import pytest

from tests.games.tables import advised
from tests.games.vampire_empire.table import H, Table, V, by_day, given


def moves(table: Table) -> list[str]:
    """The moves of the advised line."""
    return [move for move, _ in advised(table)]


# --- step 1 --------------------------------------------------------------------------------------


def test_what_nobody_in_the_castle_can_use_goes_to_the_cellar() -> None:
    table = given("Garlic*2, Dagger, Pistol, Relic", decision="step1")

    assert advised(table) == [
        ("cellar Garlic", "advice-cellar"),
        ("cellar Garlic", "advice-cellar"),
        ("draw", "advice-draw"),
    ]


def test_no_card_is_given_up_once_the_cellar_is_used_up() -> None:
    table = given("Garlic*2, Dagger, Pistol", decision="step1", cellar_used=[True, False])

    assert advised(table) == [("draw", "advice-draw")]


def test_of_an_overfull_hand_the_least_useful_card_goes() -> None:
    hand = "Dagger*2, Pistol, Rapier, Relic, Holy Bible, Hound*2, Coffin"
    table = given(hand, decision="step1", cellar_used=[True, False])

    assert advised(table)[0] == ("moat Coffin", "advice-overfull")


# --- step 2 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("revealed", [[], ["Lady"], ["Lady", "Monk"]], ids=len)
def test_three_vampires_in_the_castle_reveal_themselves(revealed: list[str]) -> None:
    castle = ["Lady", "Monk", "Cook"]
    table = given("Garlic*2", "Relic", decision="reveal", castle=castle, revealed=revealed)

    assert advised(table)[0][1] == "advice-takeover"


def test_a_vampire_without_red_cards_stays_secret() -> None:
    table = given("Dagger, Garlic, Candlestick", "Garlic, Relic, Holy Water 2", decision="reveal")

    assert advised(table) == [("nobody", "advice-stay-secret")]


def test_a_vampire_with_red_cards_alone_reveals_itself() -> None:
    hand = "Vampire 1, Vampire 2*2, Vampire 3*2, Regeneration"
    table = given(hand, "Garlic", decision="reveal")

    assert advised(table) == [("reveal Lady", "advice-reveal")]


# --- the vampires' action ------------------------------------------------------------------------


def test_vampires_attack_a_human_and_not_one_of_their_own() -> None:
    table = given("Dagger*2, Rapier", "Garlic*2")

    line = advised(table)

    assert line[:3] == [
        ("combat", "advice-attack"),
        ("Lady", "advice-leader"),
        ("Officer", "advice-attack"),
    ]
    assert line[-1] == ("done", "advice-enough")


def test_an_attack_begins_with_little() -> None:
    table = given("Dagger*2, Rapier, Pistol", "Garlic")

    assert moves(table)[3:] == ["play Dagger", "done"]


def test_an_attack_goes_on_where_the_rest_is_enough() -> None:
    table = given("Dagger, Pistol, Rapier", "Candlestick")
    table.plays(V, "Officer x Bishop a[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "d[Candlestick]")

    assert advised(table)[0][1] == "advice-press-on"


def test_with_vampires_alone_in_the_castle_there_is_nothing_to_attack() -> None:
    table = given("Dagger, Coffin, Pistol", "Relic", castle=["Lady", "Monk", "Cook"])

    assert advised(table) == [
        ("pass", "advice-pass"),
        ("pay Dagger", "advice-pay"),
        ("pay Coffin", "advice-pay"),
    ]


def test_a_human_is_hidden_where_the_third_vampire_lies_on_top_of_the_city() -> None:
    city = ["Cook", "Nun", "Maid", "Butler", "Lord", "Bishop"]
    table = given(
        "Vampire 1, Vampire 2, Vampire 3, Dagger",
        "Garlic",
        castle=["Lady", "Monk", "Officer"],
        city=city,
        revealed=["Lady", "Monk", "Cook"],
    )

    assert advised(table)[:2] == [("hide", "advice-hide"), ("Officer", "advice-hide")]


# --- the humans' action --------------------------------------------------------------------------


def test_humans_ask_about_somebody_they_are_in_doubt_about() -> None:
    table = by_day("Garlic*2, Dagger", "Holy Water 1, Holy Water 2, Chapel, Herbalist")

    line = advised(table)

    assert line[0] == ("water", "advice-question")
    assert line[1][0] not in ("Lord", "Nun")


def test_a_vampire_that_was_found_is_attacked_at_once_with_the_water() -> None:
    table = by_day("-", "Holy Water 1*2, Relic, Holy Bible")
    table.plays(H, "water Lady [Holy Water 1, Holy Water 1]")

    line = advised(table)

    assert line[0][1] == "advice-strike"
    assert line[1][0] == "use"


def test_humans_hunt_whom_everything_points_to() -> None:
    table = by_day("Garlic*2", "Relic, Dagger", proven=["Bishop", "Officer", "Butler"])

    assert advised(table)[:3] == [
        ("combat", "advice-hunt"),
        ("Bishop", "advice-leader"),
        ("Lady", "advice-hunt"),
    ]


def test_humans_do_not_attack_whom_they_know_to_be_human() -> None:
    innocents = ["Bishop", "Officer"]
    table = by_day("Garlic*2", "Relic, Dagger*2, Garlic", innocents=innocents)

    assert moves(table)[0] != "combat" or moves(table)[2] == "Lady"


# --- defence -------------------------------------------------------------------------------------


def test_humans_defend_the_attacked_with_as_little_as_is_enough() -> None:
    table = given("Dagger, Hound, Rapier", "Relic, Candlestick, Holy Bible, Garlic")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")

    assert advised(table) == [("play Candlestick", "advice-defend"), ("done", "advice-enough")]


def test_vampires_defend_a_vampire_with_as_little_as_is_enough() -> None:
    table = by_day("Dagger, Rapier, Pistol, Garlic", "Candlestick, Relic, Garlic")
    table.plays(H, "Bishop x Lady a[Candlestick]")

    assert advised(table) == [("play Dagger", "advice-defend"), ("done", "advice-enough")]


def attack_on_a_human(turn: int, humans: str = "Candlestick, Relic, Garlic") -> Table:
    table = by_day("Dagger, Rapier, Pistol, Garlic", humans, turn=turn)
    table.plays(H, "Bishop x Officer a[Candlestick]")
    return table


def test_vampires_let_a_human_die_or_defend_the_human_for_show() -> None:
    answers = {advised(attack_on_a_human(turn))[0] for turn in range(4, 12)}

    assert answers == {("play Dagger", "advice-bluff"), ("done", "advice-let-die")}


def test_the_bluff_does_not_depend_on_what_the_vampires_cannot_see() -> None:
    for turn in (4, 5):
        other_hand = attack_on_a_human(turn, "Candlestick, Sacrifice, Musket")

        assert advised(attack_on_a_human(turn)) == advised(other_hand)


# --- answers -------------------------------------------------------------------------------------


def test_a_character_who_can_be_saved_is_saved() -> None:
    table = given("Dagger, Hound, Rapier", "Herbalist, Garlic*2, Dagger")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert advised(table)[0] == ("play Herbalist", "advice-rescue")


def test_a_regeneration_is_cancelled() -> None:
    humans = "Candlestick, Relic, Garlic, Sacrifice, Dagger"
    table = by_day("Regeneration, Garlic*2, Dagger", humans, revealed=["Lady"])
    table.plays(H, "Bishop x Lady a[Candlestick]")
    table.plays(V, "d[]")
    table.plays(H, "decline")
    table.plays(V, "!Regeneration{Garlic, Garlic}")

    assert advised(table)[0] == ("play Sacrifice", "advice-sacrifice")


def test_a_question_about_a_vampire_is_denied() -> None:
    table = by_day("I'm Not a Vampire, Garlic*2", "Holy Water 1*2, Relic")
    table.plays(H, "water Lady [Holy Water 1, Holy Water 1]")

    assert advised(table)[0] == ("play I'm Not a Vampire", "advice-deny")


def test_a_question_about_a_human_is_denied_for_show_only_with_a_card_to_spare() -> None:
    for cards, wanted in (
        ("I'm Not a Vampire, Garlic*2", ("decline", "advice-tell")),
        ("I'm Not a Vampire*2, Garlic*2", ("play I'm Not a Vampire", "advice-deny-for-show")),
    ):
        table = by_day(cards, "Holy Water 1*2, Relic")
        table.plays(H, "water Bishop [Holy Water 1, Holy Water 1]")

        assert advised(table)[0] == wanted


# --- support cards -------------------------------------------------------------------------------


def test_chapel_brings_the_best_cards_back() -> None:
    moats = ["-", "Musket, Relic, Pistol, Dagger, Candlestick"]
    table = by_day("Garlic", "Chapel, Garlic*2", decision="window", moats=moats)

    assert moves(table) == [
        "play Chapel",
        "pay Garlic",
        "pick Musket",
        "pick Relic",
        "pick Pistol",
    ]


def test_a_marker_goes_on_a_revealed_vampire() -> None:
    castle = ["Cook", "Bishop", "Officer"]
    table = given(
        "Kitchen Boy, Dagger*2", "Relic", decision="window", castle=castle, revealed=["Cook"]
    )

    assert advised(table) == [("play Kitchen Boy", "advice-marker")]
