"""Where the book can be read two ways: the ruling, and what the table may choose instead."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from gruft.games.vampire_empire.edition.reading import READINGS
from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.kernel.chance import FastChance
from gruft.kernel.options import Options
from gruft.kernel.record import Header
from gruft.kernel.refusal import Refused
from gruft.table.fair import SALT_LENGTH
from gruft.table.opening import begin, new_header
from gruft.words.speech import Words
from tests.games.vampire_empire.combats import ROUND_1, ROUND_2, attacked, sums
from tests.games.vampire_empire.refused import begun_with
from tests.games.vampire_empire.support_cards import in_daylight
from tests.games.vampire_empire.table import H, Table, V, begun, by_day

OFF: Sequence[str] = ()
MARKED = {"Lady": {"attack": 1}, "Bishop": {"defence": 2}}


def test_every_reading_is_an_option_of_the_table_that_is_off_at_first() -> None:
    options = {option.name: option for option in GAME.options()}

    assert set(options) == set(READINGS)
    assert {option.default for option in options.values()} == {False}
    clauses = [option.clause for option in options.values()]
    assert sorted(clauses) == ["VE-110", "VE-116", "VE-167", "VE-192", "VE-29"]
    with pytest.raises(Refused) as refused:
        options["markers_both_rounds"].read("perhaps")
    assert (refused.value.key, refused.value.clause) == ("option-not-a-switch", "VE-110")


# --- Chapel and holy water -----------------------------------------------------------------------


def at_the_chapel(readings: Sequence[str]) -> Table:
    """H has played Chapel and paid with a Garlic."""
    moats = ["-", "Relic, Holy Water 1*2, Holy Water 3"]
    table = in_daylight("-", "Chapel, Garlic", moats=moats, readings=readings)
    return begun_with(table, H, "play Chapel", "pay Garlic")


@pytest.mark.clause("VE-5", "VE-167")
def test_chapel_leaves_holy_water_in_the_moat() -> None:
    table = at_the_chapel(OFF)

    assert table.legal(H) == ["pick Garlic"]


@pytest.mark.clause("VE-5", "VE-167")
def test_a_table_may_let_chapel_take_holy_water() -> None:
    table = at_the_chapel(["chapel_holy_water"])

    assert table.legal(H) == ["pick Garlic", "pick Relic", "pick Holy Water 1"]
    table.begins(H, "pick Holy Water 1", "pick Holy Water 1", "pick Holy Water 3")

    assert table.moat(H) == Counter(["Chapel", "Garlic", "Relic"])
    assert Counter(table.deck(H))["Holy Water 3"] == 1


@pytest.mark.clause("VE-136", "VE-167")
@pytest.mark.parametrize(
    ("readings", "playable"),
    [(OFF, ["decline"]), (["chapel_holy_water"], ["play Chapel", "decline"])],
)
def test_holy_water_alone_makes_chapel_worth_playing_or_not(
    readings: Sequence[str], playable: list[str]
) -> None:
    table = in_daylight("-", "Chapel, Ostler", moats=["-", "Holy Water 1"], readings=readings)

    assert [move for move in table.legal(H) if move != "play Ostler"] == playable


# --- markers in round 2 --------------------------------------------------------------------------


def two_rounds(readings: Sequence[str]) -> Table:
    """The Lady attacks with Rapier and Dagger, the Bishop has one card; markers 1 and 2."""
    vampires, humans = "Rapier, Dagger, Garlic", "Candlestick, Garlic"
    keys = {"markers": MARKED, "readings": readings}
    table = attacked("Rapier", "Candlestick", vampires, humans, **keys)
    table.plays(V, "a[Dagger]")
    return table


@pytest.mark.clause("VE-110", "VE-202")
def test_markers_count_in_round_1_only() -> None:
    table = two_rounds(OFF)
    before = table.scene(V).counters
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert (before["attack"], before["defence"]) == (3, 1)
    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(3, 3)], [(3, 1)])
    assert table.dead == {"Bishop"}


@pytest.mark.clause("VE-110", "VE-202")
def test_a_table_may_count_markers_once_more_in_round_2() -> None:
    table = two_rounds(["markers_both_rounds"])
    before = table.scene(V).counters
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert (before["attack"], before["defence"]) == (4, 3)
    assert table.told_of("fact-round-2") == []
    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(3, 3)], [(4, 3)])


@pytest.mark.clause("VE-110")
def test_the_table_says_that_a_marker_is_in_the_sums_of_round_2() -> None:
    keys = {"markers": {"Bishop": {"defence": 2}}, "readings": ["markers_both_rounds"]}
    table = attacked("Pistol", "Candlestick", "Pistol, Dagger", "Candlestick, Garlic", **keys)
    table.plays(V, "a[Dagger]")
    told = {telling.key for telling in table.scene(H).notices}
    table.plays(H, "decline")
    table.plays(H, "d[]")

    assert "notice-markers" in told
    assert sums(table, ROUND_2) == [(4, 3)]


@pytest.mark.clause("VE-110")
@pytest.mark.parametrize(
    ("readings", "asked"),
    [
        (OFF, "decision-attack-again"),
        (["markers_both_rounds"], "decision-attack-again-both-rounds"),
    ],
)
def test_the_question_says_whether_markers_count(readings: Sequence[str], asked: str) -> None:
    keys = {"markers": MARKED, "readings": readings}
    table = attacked("Rapier", "Candlestick", "Rapier, Dagger", "Candlestick, Garlic", **keys)

    decision = table.scene(V).decision

    assert decision is not None
    assert decision.question.key == asked


# --- Regeneration --------------------------------------------------------------------------------


def lady_dies(readings: Sequence[str], revealed: Sequence[str] = ()) -> Table:
    """By day the Bishop kills the Lady, a vampire."""
    table = by_day(
        "Regeneration, Garlic*2", "Relic, Garlic", readings=readings, revealed=list(revealed)
    )
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[]")
    table.plays(H, "decline")
    return table


@pytest.mark.clause("VE-192", "VE-209")
def test_nobody_is_asked_for_a_vampire_that_only_death_revealed() -> None:
    table = lady_dies(OFF)

    assert (table.asked, table.dead, table.revealed) == ("window", {"Lady"}, {"Lady"})


@pytest.mark.clause("VE-192", "VE-209")
def test_a_table_may_let_regeneration_save_a_vampire_that_only_death_revealed() -> None:
    table = lady_dies(["regeneration_always"])

    assert (table.asked, table.legal(V)) == ("death", ["play Regeneration", "decline"])
    window = table.position.window()
    assert window is not None
    assert window.trigger.key == "window-death-always"
    table.plays(V, "!Regeneration{Garlic*2}")
    table.plays(H, "decline")

    assert (table.dead, table.revealed) == (set(), {"Lady"})


@pytest.mark.clause("VE-192", "VE-127", "VE-209")
@pytest.mark.parametrize("readings", [OFF, ["regeneration_always"]])
def test_a_vampire_that_was_revealed_before_is_saved_in_either_reading(
    readings: Sequence[str],
) -> None:
    assert lady_dies(readings, ["Lady"]).asked == "death"


# --- what a table shows of its readings ----------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "card", "off", "on"),
    [
        ("chapel_holy_water", "Chapel", "can’t come back", "counts as a combat card"),
        ("markers_both_rounds", "Ostler", "in round 1 of a combat", "in both rounds"),
        ("protect_after_attack", "Ostler", "after an action. Cost", "being attacked"),
        ("protect_after_attack", "Secret Journey", "after an action. Cost", "being attacked"),
        ("protect_after_attack", "Mist Form", "after an action. Cost", "being attacked"),
        ("protect_after_attack", "Hypnosis", "after an action. Cost", "being attacked"),
        ("regeneration_always", "Regeneration", "already revealed", "even if its death"),
    ],
)
def test_a_card_tells_the_truth_of_the_reading(reading: str, card: str, off: str, on: str) -> None:
    words = Words.at(GAME, "en")
    usual: Options = dict.fromkeys(READINGS, False)

    said = [
        words.tell(GAME.about(GAME.shipped_edition(), options)[f"support-card {card}"].text)
        for options in (usual, usual | {reading: True})
    ]

    assert [off in one for one in said] == [True, False]
    assert [on in one for one in said] == [False, True]


@pytest.mark.parametrize("reading", READINGS)
def test_the_log_begins_with_the_readings_of_the_table(reading: str) -> None:
    told = [key for key, _ in begun(readings=[reading]).told()]

    assert told[0].startswith(f"fact-reading-{reading.split('_')[0]}")
    assert not [key for key, _ in begun().told() if key.startswith("fact-reading-")]


def header_of(**options: object) -> Header:
    """A match of Ada and Bela that reads these clauses the other way."""
    salts = [bytes(SALT_LENGTH), bytes(SALT_LENGTH)]
    return new_header(GAME, ["Ada", "Bela"], secret=bytes(32), salts=salts, options=options)


def test_a_match_is_begun_in_the_reading_of_its_record() -> None:
    position = begin(GAME, header_of(markers_both_rounds=True)).position

    assert isinstance(position, VampireEmpire)
    assert position.printed.readings.markers_both_rounds
    assert position.clone().printed.readings.markers_both_rounds
    assert position.world(V, FastChance(1)).printed.readings.markers_both_rounds


def test_a_record_from_before_the_readings_is_played_as_it_was() -> None:
    header = header_of()
    older = replace(header, options={})

    positions = [begin(GAME, one).position for one in (header, older)]

    assert GAME.to_json(positions[0]) == GAME.to_json(positions[1])
    for position in positions:
        assert isinstance(position, VampireEmpire)
        readings = position.printed.readings
        assert not any(getattr(readings, name) for name in READINGS)
