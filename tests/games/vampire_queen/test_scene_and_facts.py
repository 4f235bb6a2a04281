"""What a client draws: the question with its choices, and what is told move by move."""

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.game import LANGUAGES
from gruft.kernel.journal import CHANCE, SHOWN
from gruft.kernel.scene import HAND, PILE, ROW, Choice, Spot
from gruft.words.speech import Words
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.table import Table, dealt, given


def choice(table: Table, move: str) -> Choice:
    (found,) = [one for one in table.decision().choices if one.move == move]
    return found


def foretold(table: Table, move: str) -> list[tuple[str, dict[str, object]]]:
    return [(told.key, told.args) for told in choice(table, move).then]


def label(table: Table, move: str) -> tuple[str, dict[str, object]]:
    told = choice(table, move).label
    return told.key, told.args


def test_hands_lie_first_then_what_was_put_down_then_the_piles() -> None:
    zones = given(["6 6", "8 S15", "7 S20"]).scene(0).zones

    assert [(zone.name, zone.shape, zone.owner) for zone in zones] == [
        *(("hand", HAND, seat) for seat in range(3)),
        *(("laid", ROW, seat) for seat in range(3)),
        ("crypt", PILE, -1),
        ("undealt", PILE, -1),
    ]


def test_the_scene_names_the_game_and_its_watcher() -> None:
    scene = given(["6 6", "8 S15", "7 S20"]).scene(2)

    assert (scene.game, scene.seat) == ("vampire_queen", 2)
    assert [view.team for view in scene.seats] == [0, 1, 2]
    assert scene.window is None


@pytest.mark.parametrize(
    ("move", "key", "args"),
    [
        ("6", "move-lead", {"cards": "6"}),
        ("6 6 Q", "move-lead", {"cards": "6 6 Q"}),
        ("S20", "move-slayer", {"card": "20"}),
    ],
)
def test_a_lead_is_labelled_by_its_cards(move: str, key: str, args: dict[str, object]) -> None:
    table = given(["6 6 Q S20", "8 S15", "7"])

    assert label(table, move) == (key, args)


def test_a_raise_a_pass_and_an_answer_to_a_slayer_have_verbs_of_their_own() -> None:
    raising = given(["7 S20", "8 S15", "7"], table={"0": "6"})
    following = given(["7", "8 Q S15", "7"], table={"0": "S20"})

    assert label(raising, "8") == ("move-raise", {"cards": "8"})
    assert label(raising, "pass") == ("move-pass", {})
    assert label(following, "Q") == ("move-card", {"cards": "Q"})


@pytest.mark.clause("VQ-103")
@pytest.mark.parametrize(("move", "points"), [("6 6 Q", 26), ("S20", 20), ("Q", 14), ("6", 6)])
def test_a_choice_foretells_how_many_points_leave_the_hand(move: str, points: int) -> None:
    table = given(["6 6 Q S20", "8 S15", "7"])

    assert foretold(table, move)[0] == ("then-sheds", {"points": points})


@pytest.mark.clause("VQ-38", "VQ-53", "VQ-59")
@pytest.mark.parametrize(
    ("move", "follows"),
    [
        ("6 6 Q", ("then-to-beat", {"value": 6, "size": 3})),
        ("Q", ("then-unbeatable", {})),
        ("S20", ("then-hunts", {})),
    ],
)
def test_a_lead_foretells_what_the_others_must_do(
    move: str, follows: tuple[str, dict[str, object]]
) -> None:
    table = given(["6 6 Q S20", "8 S15", "7"])

    assert foretold(table, move)[1] == follows


@pytest.mark.clause("VQ-63", "VQ-72", "VQ-73")
def test_in_a_slayer_round_a_card_foretells_whether_it_would_take() -> None:
    table = given(["7", "6", "6 9 Q S15"], table={"0": "S20"}, leader=0)
    table.plays(1, "6")

    assert foretold(table, "9")[1] == ("then-highest", {})
    assert foretold(table, "6")[1] == ("then-highest", {})
    assert foretold(table, "Q")[1] == ("then-lower", {"value": 6})


@pytest.mark.clause("VQ-70")
def test_after_a_forced_pass_every_card_is_taken_by_who_passed() -> None:
    table = given(["7", "S15", "6 9"], table={"0": "S20"}, leader=0)

    assert foretold(table, "pass") == [("then-takes-all", {})]
    table.plays(1, "pass")

    assert foretold(table, "9")[1] == ("then-other-takes", {"player": {"seat": 1}})


@pytest.mark.clause("VQ-42")
def test_a_pass_in_a_normal_round_costs_nothing() -> None:
    table = given(["7 S20", "8 S15", "7"], table={"0": "6"})

    assert foretold(table, "pass") == [("then-keeps", {})]


@pytest.mark.parametrize(
    ("move", "places"),
    [("6", [1]), ("6 6", [1, 2]), ("6 Q", [1, 3]), ("Q Q", [3, 4]), ("S20", [5]), ("4", [0])],
)
def test_a_choice_points_at_the_cards_it_is_made_with(move: str, places: list[int]) -> None:
    table = given(["4 6 6 Q Q S20", "8 S15", "7"])

    assert choice(table, move).on == tuple(Spot(0, place) for place in places)


def test_a_pass_is_made_with_no_card() -> None:
    table = given(["7 S20", "8 S15", "7"], table={"0": "6"})

    assert choice(table, "pass").on == ()
    assert choice(table, "8").on == (Spot(1, 0),)


@pytest.mark.parametrize(
    ("laid", "question"),
    [
        ({}, "decision-lead"),
        ({"0": "6"}, "decision-raise"),
        ({"0": "S20"}, "decision-slayer-round"),
    ],
)
def test_the_question_tells_leading_raising_and_following_apart(
    laid: dict[str, str], question: str
) -> None:
    table = given(
        ["7", "8 S15", "9" if "0" in laid and laid["0"] == "S20" else "9 S20"], table=laid
    )

    assert table.decision().question.key == question
    assert table.position.decision(table.turn) == question


def test_marks_say_who_leads_deals_and_has_passed() -> None:
    table = given(["6 S20", "8 S15", "7"], leader=1, dealer=2)
    table.plays(1, "8")
    table.plays(2, "pass")

    assert [view.marks for view in table.scene(SPECTATOR).seats] == [
        (),
        ("leader", "highest"),
        ("dealer", "passed"),
    ]


def test_in_a_finished_game_nobody_leads_and_nothing_is_noticed() -> None:
    table = given(["6", "3 10 Q", "S15 S20"], phase=5, dealer=0)
    table.round("6", "pass", "pass")

    scene = table.scene(SPECTATOR)

    assert [view.marks for view in scene.seats] == [("dealer",), (), ()]
    assert scene.notices == ()
    assert scene.asked == ()


def test_everything_in_a_scene_is_declared() -> None:
    described = GAME.describe()

    assert described.kinds == {"vampire", "slayer"}
    assert described.faces == {*(str(value) for value in range(1, 14)), "Q", "S15", "S20"}
    assert described.marks == {"known", "banned", "dealer", "leader", "passed"} | {
        "highest",
        "takes",
    }
    assert described.zones == {"hand", "laid", "crypt", "undealt"}
    assert described.counters == {"points", "cards", "phase", "phases", "set-size", "to-beat"} | {
        "highest"
    }
    assert described.causes == {"end-last-phase"}


# ---- facts and horizons -------------------------------------------------------------------------


def test_the_deal_is_told_to_all_and_each_hand_to_its_owner() -> None:
    table = dealt(3, s15_seat=0)

    assert table.told(SPECTATOR) == [("fact-phase-begins", {"phase": 1, "phases": 5, "player": 1})]
    assert table.told(2)[1] == ("fact-your-hand", {"cards": table.hand(2)})
    assert table.journal.horizons == [CHANCE]


@pytest.mark.parametrize(("move", "horizons"), [("pass", []), ("8", [SHOWN])])
def test_a_face_that_is_shown_is_a_horizon_and_a_pass_is_none(
    move: str, horizons: list[str]
) -> None:
    table = given(["7 S20", "8 S15", "7"], table={"0": "6"})

    table.plays(1, move)

    assert table.journal.horizons == horizons


def test_a_new_deal_is_a_horizon() -> None:
    table = given(["6", "3 10 Q", "S15 S20"])

    table.round("6", "pass", "pass")

    assert set(table.journal.horizons) == {SHOWN, CHANCE}


def test_a_whole_round_is_told_in_order() -> None:
    table = given(["6 2 S20", "8 3", "7 S15"])

    table.round("6", "8", "pass")

    assert table.told() == [
        ("fact-leads", {"player": 0, "cards": "6"}),
        ("fact-plays", {"player": 1, "cards": "8"}),
        ("fact-passes", {"player": 2}),
        ("fact-wins-round", {"player": 1}),
    ]


def test_the_end_of_a_game_is_told_in_order() -> None:
    table = given(["6", "3 10 Q", "S15 S20"], phase=5, scores=[1, 0, 0])

    table.round("6", "pass", "pass")

    assert table.told()[3:] == [
        ("fact-wins-round", {"player": 0}),
        ("fact-scores-nothing", {"player": 0, "cards": "-", "points": 0, "total": 1}),
        ("fact-scores", {"player": 1, "cards": "3 10 Q", "points": 27, "total": 27}),
        ("fact-scores", {"player": 2, "cards": "S15 S20", "points": 35, "total": 35}),
        ("fact-wins-game", {"player": 0, "total": 1}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_call_a_slayer_by_its_word_and_never_by_its_sign(language: str) -> None:
    table = given(["6 7 S20", "3 9", "12 S15"], phase=5)
    words = Words.at(GAME, language, ["Ada", "Bela", "Cleo"])
    said = [words.tell(choice.label) for choice in table.decision().choices]

    table.plays(0, "S20")
    said += [words.tell(notice) for notice in table.scene(0).notices]
    table.plays(1, "3")
    table.plays(2, "12")
    said += [words.tell(notice) for notice in table.scene(0).notices]
    table.round("3", "6", "9")
    said += [words.tell(telling) for telling in table.journal.told(2)]

    assert any("20" in one for one in said)
    assert not [one for one in said if "S15" in one or "S20" in one]


def test_a_clone_goes_its_own_way_and_tells_nobody() -> None:
    table = given(["6 2 S20", "8 3", "7 S15"])
    before, twin = table.truth, table.position.clone()

    twin.play(0, GAME.parse(twin, 0, "6"))

    assert GAME.to_json(table.position) == before
    assert GAME.to_json(twin) != before
    assert twin.journal is None
    assert table.told() == []


def test_a_clone_has_the_same_luck() -> None:
    table = given(["6", "3 10 Q", "S15 S20"])
    twin = Table(table.position.clone())

    table.round("6", "pass", "pass")
    twin.round("6", "pass", "pass")

    assert table.truth == twin.truth
