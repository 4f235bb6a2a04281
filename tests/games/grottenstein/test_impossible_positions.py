"""Positions of Vampir that cannot come about, and written ones that were damaged."""

from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.position import KEYS
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.laid import laid, laid_over, refusal_of, seeds
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import begun, cards, given

SERVANT: dict[str, object] = {"state": "servant"}
CORPSE: dict[str, object] = {"state": "corpse"}

# --- damaged positions ---------------------------------------------------------------------------

DAMAGE: tuple[object, ...] = (None, -1, 10**7, True, "x", [], [[]], {}, {"x": 1})


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_damaged_position_is_refused_or_can_come_about(moment: str) -> None:
    truth = MOMENTS[moment]().truth
    broken = [{**truth, key: value} for key in truth for value in DAMAGE]
    broken += [{name: value for name, value in truth.items() if name != key} for key in truth]
    refused = 0
    for damaged in broken:
        try:
            GAME.check(laid_over(damaged).position)
        except Refused:
            refused += 1

    assert refused > len(KEYS)


@pytest.mark.parametrize("inner", ["figures", "knowledge", "pending", "doors", "down", "sheets"])
def test_damage_further_inside_is_refused_or_can_come_about(inner: str) -> None:
    truth = given(red="Gh3", vampire="Gh4", holds={"red": "Sword"}).truth
    entries = truth[inner]
    assert isinstance(entries, dict)
    refused = 0
    for key in entries:
        for value in DAMAGE:
            try:
                laid_over({**truth, inner: {**entries, key: value}})
            except Refused:
                refused += 1

    assert refused >= len(entries)


def spoiled(data: object, where: Random) -> object:
    """The same with one value somewhere inside replaced."""
    if isinstance(data, dict) and data and where.random() < 0.8:
        key = where.choice(sorted(data))
        return {**data, key: spoiled(data[key], where)}
    if isinstance(data, list) and data and where.random() < 0.5:
        return [spoiled(data[0], where), *data[1:]]
    return where.choice([*DAMAGE, "Gh5", "E09", "red", "gold", "-", "?", 1])


@settings(max_examples=60, deadline=None)
@holds_for(seeds, st.sampled_from(sorted(MOMENTS)))
def test_what_is_read_of_a_spoiled_position_holds_together(seed: int, moment: str) -> None:
    where = Random(seed)
    truth = MOMENTS[moment]().truth
    key = where.choice(KEYS)
    try:
        table = laid_over({**truth, key: spoiled(truth[key], where)})
    except Refused:
        return

    GAME.check(table.position)
    assert laid_over(table.truth).truth == table.truth


@pytest.mark.parametrize(
    ("keys", "key", "clause"),
    [
        ({"phase": 1}, "position-unknown-key", ""),
        ({"round": 0}, "position-bad-number", ""),
        ({"slot": "white"}, "refusal-no-such-figure", "GR-12"),
        ({"cause": "boredom"}, "position-unknown-word", ""),
        ({"cause": "staked", "pending": "first"}, "position-over-without-cause", "GR-225"),
        ({"pending": "over"}, "position-over-without-cause", "GR-225"),
        ({"pending": "destination"}, "position-no-throw", "GR-57"),
        ({"pending": "vampire-first"}, "position-wrong-question", "GR-43"),
        ({"pending": "rising"}, "position-not-asked-now", "GR-178"),
        ({"pending": "ending"}, "position-not-asked-now", "ED-22"),
        ({"pending": "revealed"}, "position-not-asked-now", "GR-86"),
        ({"pending": "placing", "round": 2}, "position-not-asked-now", "GR-19"),
        ({"pending": "placing", "sheets": {"red": "Stake"}}, "position-arranged-already", "GR-19"),
        ({"pending": "placing", "locks": {"crypt": "gold"}}, "position-arranged-already", "GR-19"),
        ({"figures": {"white": {}}}, "position-unknown-key", ""),
        ({"figures": {"red": {"no_bite": True}}}, "position-unknown-key", ""),
        ({"figures": {"red": {"at": "Gz9"}}}, "refusal-no-such-square", "GR-1"),
        ({"figures": {"red": {"at": "Gh11"}}}, "position-square-taken", "GR-53"),
        ({"figures": {"red": {"at": "Cg2"}}}, "position-in-coffin", "GR-58"),
        ({"figures": {"red": {"at": "Go1"}}}, "position-in-wall", "GR-70"),
        ({"figures": {"red": {"life": 41}}}, "position-bad-number", ""),
        ({"figures": {"red": {"life": 0}}}, "position-wrong-life", "GR-13"),
        ({"figures": {"blue": {"state": "gone", "at": "Gh3"}}}, "position-gone-stands", "GR-190"),
        ({"slot": "blue", "figures": {"blue": {"state": "gone"}}}, None, "GR-190"),
        ({"figures": {"red": {"ready": True}}}, "position-not-ready", "GR-169"),
        (
            {"figures": {"red": {"ready": True}}, "sheets": {"red": "Hammer, Stake"}},
            "position-not-ready",
            "GR-169",
        ),
        ({"figures": {"blue": {**SERVANT, "poisoned": True}}}, "position-effects-ended", "GR-180"),
        ({"figures": {"blue": {**SERVANT, "rats": True}}}, "position-effects-ended", "GR-180"),
        ({"figures": {"blue": {**SERVANT, "shackled": 1}}}, "position-effects-ended", "GR-180"),
        ({"figures": {"blue": {**CORPSE, "stuck": True}}}, "position-effects-ended", "GR-180"),
        ({"pending": "destination", "thrown": 13}, "position-wrong-throw", "GR-50"),
        ({"pending": "destination", "thrown": 23}, "position-wrong-throw", "GR-50"),
        (
            {"pending": "destination", "slot": "vampire", "thrown": 13},
            "position-wrong-throw",
            "GR-50",
        ),
        (
            {"pending": "destination", "thrown": 7, "bat_slot": True},
            "position-hunter-flies",
            "GR-147",
        ),
        (
            {"pending": "action", "figures": {"red": {"shackled": 1}}},
            "position-not-asked-now",
            "ED-22",
        ),
        ({"doors": {"Gh5/h6": "destroyed 7"}}, "position-wrong-damage", "GR-134"),
        ({"figures": {"red": {"player": 0}}}, "position-both-teams", "GR-38"),
        ({"figures": {"vampire": {"player": 1}}}, "position-vampire-elsewhere", "GR-34"),
        ({"turned": [0]}, "position-vampire-elsewhere", "GR-34"),
        ({"turned": [1]}, "position-both-teams", "GR-38"),
        ({"kit_uses": 0}, "position-kit-used-up", "ED-10"),
        ({"bats": 6}, "position-bad-number", ""),
        ({"wardrobe": {"cape": 1}}, "position-bad-number", ""),
        ({"worn": ["hat"]}, "position-unknown-word", ""),
        ({"locks": {"crypt": "gold", "armour": "gold"}}, "position-wrong-locks", "GR-26"),
        ({"locks": {"crypt": "brass"}}, "position-unknown-word", ""),
        ({"doors": {"Gh5/h7": "closed"}}, "refusal-no-such-door", "GR-5"),
        ({"doors": {"Gh5/h6": "ajar"}}, "position-unknown-word", ""),
        ({"doors": {"Gh5/h6": "closed x"}}, "position-bad-number", ""),
        ({"doors": {"Gh5/h6": "closed 40"}}, "position-wrong-damage", "GR-134"),
        ({"doors": {"Ga11/b11": "destroyed"}}, "position-armoured-door-hurt", "GR-66"),
        ({"zombies": {"caster": "red", "squares": ["Gb5"]}}, "position-half-zombies", "GR-203"),
        (
            {"zombies": {"caster": "vampire", "squares": ["Gb5", "Gc5"]}},
            "position-half-zombies",
            "GR-203",
        ),
        (
            {"charge": {"lighter": "red", "aim": "wall", "at": "Gh5"}},
            "position-wrong-charge",
            "GR-209",
        ),
        (
            {"charge": {"lighter": "red", "aim": "Ga11/b11", "at": "Gb11"}},
            "position-wrong-charge",
            "GR-209",
        ),
    ],
)
def test_what_cannot_come_about_is_refused(
    keys: dict[str, object], key: str | None, clause: str
) -> None:
    found = refusal_of(**keys)

    assert found == (key or "position-slot-of-nobody", clause)


@pytest.mark.clause("GR-169")
@pytest.mark.parametrize("decision", ["action", "first"])
def test_who_was_ready_may_have_left_the_coffin_only_in_their_own_slot(decision: str) -> None:
    keys = {
        "figures": {"red": {"ready": True, "at": "Gh3"}},
        "sheets": {"red": "Hammer, Stake"},
        "pending": decision,
    }
    if decision == "action":
        assert laid(**keys).position.words[at.STAKE_FLAG] == 1
    else:
        assert refusal_of(**keys) == ("position-not-ready", "GR-169")


@pytest.mark.clause("GR-180")
def test_grease_holds_a_servant_too() -> None:
    assert laid(figures={"blue": {**SERVANT, "stuck": True}}).position.words[at.STUCK + 1] == 1


@pytest.mark.clause("GR-17")
def test_eleven_chips_close_no_twelve_doors() -> None:
    names = [name for name in begun().position.villa.door_names if name != "Ga11/b11"]
    eleven, twelve = (dict.fromkeys(names[:many], "closed") for many in (11, 12))

    assert laid(doors=eleven).number("chips") == 0
    assert refusal_of(doors=twelve) == ("position-wrong-chips", "GR-17")


@pytest.mark.clause("GR-209", "GR-213")
def test_a_burning_charge_lies_where_it_was_lit() -> None:
    charge = {"lighter": "red", "aim": "wall", "at": "Gn1"}
    table = given(charge=charge, dice=[5])
    assert table.truth["charge"] == charge

    table.does("stay", "end")

    assert table.truth["wall"] is False
    assert table.out == cards("Dynamite, Torch")


@pytest.mark.clause("GR-203", "GR-207")
def test_zombies_stand_where_they_were_placed() -> None:
    zombies = {"caster": "green", "squares": ["Gb5", "Gh5"]}
    table = laid(zombies=zombies)

    assert table.truth["zombies"] == zombies
