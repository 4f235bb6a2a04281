"""What a seat of Vampir is asked: every answer with its label, what can be foreseen, what is said
about the table, and when a table may answer by itself."""

from typing import Any, cast

import pytest
from hypothesis import given as for_any
from hypothesis import settings

from gruft.games.grottenstein.game import GAME
from gruft.kernel.journal import Telling
from gruft.kernel.scene import Choice
from tests.games.grottenstein.laid import seat_counts, seeds, walk
from tests.games.grottenstein.moments import MOMENTS
from tests.games.grottenstein.table import RED, VAMPIRE, Table, begun, given
from tests.games.tables import SPECTATOR

Json = dict[str, Any]


def choice(table: Table, move: str) -> Choice:
    (found,) = [one for one in table.decision().choices if one.move == move]
    return found


def label(table: Table, move: str) -> tuple[str, Json]:
    return _told(choice(table, move).label)


def foreseen(table: Table, move: str) -> dict[str, Json]:
    return dict(_told(one) for one in choice(table, move).then)


def notices(table: Table, seat: int) -> dict[str, Json]:
    return dict(_told(one) for one in table.scene(seat).notices)


def _told(telling: Telling) -> tuple[str, Json]:
    return telling.key, {name: _plain(value) for name, value in telling.args.items()}


def _plain(value: object) -> object:
    """A player by the seat's number, a word by its key, a list of them as a list."""
    if not isinstance(value, dict):
        return value
    (inner,) = value.values()
    return [_plain(one) for one in inner] if isinstance(inner, list) else inner


# ---- the question -------------------------------------------------------------------------------


@pytest.mark.clause("GR-237")
@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "over"])
def test_a_question_lists_every_legal_answer_and_nobody_else_is_asked(moment: str) -> None:
    table = MOMENTS[moment]()

    offered = [one.move for one in table.decision().choices]
    short_forms = ["arrange"] if moment == "placing" else []
    assert offered == table.answers() + short_forms
    others = [seat for seat in range(-1, 5) if seat != table.turn]
    assert [seat for seat in others if table.scene(seat).decision] == []


@pytest.mark.clause("GR-35")
def test_who_plays_several_hunters_is_told_which_one_is_asked() -> None:
    table = given(seats=2, slot="green")

    question = table.decision().question
    assert question.key == "question"
    assert question.args == {
        "figure": {"word": "figure-green"},
        "question": {"word": "decision-first"},
    }
    assert notices(table, 1)["notice-turn"] == {"figure": "figure-green", "player": 1}


@pytest.mark.clause("GR-220")
def test_when_the_game_is_over_nothing_is_asked_and_the_outcome_is_shown() -> None:
    table = MOMENTS["over"]()

    for watcher in (SPECTATOR, VAMPIRE, RED):
        scene = table.scene(watcher)
        assert scene.decision is None
        assert scene.notices == ()
        assert scene.outcome is not None
        assert scene.outcome.cause == "end-vampire-dead"


# ---- where a throw leads ------------------------------------------------------------------------


@pytest.mark.clause("GR-50", "GR-51", "GR-55")
@settings(max_examples=15, deadline=None)
@for_any(seeds, seat_counts)
def test_every_destination_is_offered_with_a_way_of_single_steps(seed: int, seats: int) -> None:
    for position in walk(seed, seats, 60):
        if GAME.to_json(position)["pending"] != {"decision": "destination"}:
            continue
        table = Table(position)
        figure = table.figure(table.slot)
        for one in table.decision().choices:
            way = cast("list[str]", dict(map(_told, one.then)).get("then-steps", {}).get("way"))
            if one.move == figure["at"]:
                assert one.label.key == "move-no-step"
                continue
            assert (way[0], way[-1]) == (figure["at"], one.move)
            assert len(way) - 1 <= table.number("thrown")
            assert len(set(way)) == len(way)


@pytest.mark.clause("GR-51")
def test_the_foreseen_way_is_the_way_that_is_told_when_it_is_gone() -> None:
    table = given(dice=[6, 5])
    table.does("throw")
    goals = [one.move for one in table.decision().choices if one.label.key == "move-go"]

    for goal in goals[::7]:
        other = given(dice=[6, 5])
        other.does("throw")
        way = foreseen(other, goal)["then-steps"]["way"]
        other.does(goal)
        assert other.told_of("fact-moves")[-1]["way"] == way


@pytest.mark.clause("GR-56", "GR-82")
def test_a_destination_says_what_lies_there() -> None:
    table = given(
        red="Gh6", yellow={"state": "gone"}, dice=[6, 6],
        down={"G3": None, "G9": "Sword"}, open={"G3": "Shield"}, floor={"Gh7": {"yellow": "Bow"}},
        knowledge={"known": ["-", "Sword", "Sword", "Sword", "Sword"]},
    )  # fmt: skip
    table.does("throw")

    assert foreseen(table, "Gh3")["then-face-down"] == {"field": "G4"}
    assert foreseen(table, "Gj6")["then-known"] == {"field": "G9", "card": "card-sword"}
    assert foreseen(table, "Gf1")["then-open"] == {"field": "G3", "cards": ["card-shield"]}
    assert foreseen(table, "Gh7")["then-remains"] == {"cards": ["card-bow"]}
    assert list(foreseen(table, "Gh5")) == ["then-steps"]


@pytest.mark.clause("GR-142", "GR-157")
def test_the_vampire_sees_where_he_would_lie_and_what_he_could_take() -> None:
    table = given(slot="vampire", wardrobe={"cape": 12, "teeth": 2, "nails": 2}, dice=[2, 2])
    table.does("throw")

    assert foreseen(table, "Ch2")["then-lies-down"] == {"points": 5, "most": 40}
    assert foreseen(table, "Cf2")["then-wardrobe"] == {"piece": "piece-cape"}
    assert foreseen(table, "Cf3")["then-wardrobe"] == {"piece": "piece-cape"}
    assert list(foreseen(table, "Cj1")) == ["then-steps"]


# ---- labels and forecasts -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "move", "key"),
    [
        ("placing", "C02", "move-lay"),
        ("locking-crypt", "gold", "move-lock"),
        ("rising", "servant mine", "move-servant-mine"),
        ("rising", "servant owner", "move-servant-owner"),
        ("first", "throw", "move-throw"),
        ("first", "stay", "move-stay"),
        ("destination", "Gg11", "move-no-step"),
        ("destination", "Gg10", "move-go"),
        ("action", "end", "move-end"),
        ("revealed", "take", "move-take-find"),
        ("revealed", "leave", "move-leave-find"),
        ("vampire-action", "end", "move-end"),
        ("weapon", "dagger", "move-dagger"),
        ("target", "vampire", "move-figure-attack"),
        ("taking", "E09", "move-card-take"),
        ("taking-more", "end", "move-enough"),
        ("closing", "Gh5/h6", "move-door-close"),
        ("looking", "G4", "move-field"),
        ("casting", "Gb5", "move-zombie"),
        ("lighting", "wall", "move-wall"),
    ],
)
def test_a_move_is_labelled_by_what_it_means(moment: str, move: str, key: str) -> None:
    assert label(MOMENTS[moment](), move)[0] == key


def test_labels_name_fields_rooms_cards_and_players() -> None:
    assert label(MOMENTS["placing"](), "C02")[1] == {"card": "card-holy-water", "field": "C3"}
    assert label(MOMENTS["rising"](), "servant owner")[1] == {"player": RED}
    assert label(MOMENTS["destination"](), "Gg10")[1] == {"square": "Gg10", "room": "room-Gf6"}
    assert label(MOMENTS["closing"](), "Gh5/h6")[1] == {
        "door": "Gh5/h6",
        "one": "room-Gb5",
        "other": "room-Gf6",
    }


@pytest.mark.clause("GR-109", "ED-7", "ED-9")
def test_a_weapon_says_what_it_does_and_how_far_it_reaches() -> None:
    table = given(
        slot="green", green="Gh3", vampire="Gh4",
        holds={"green": "Crucifix, Grease, Stake"},
    )  # fmt: skip
    table.begins("fight")

    assert foreseen(table, "dagger") == {
        "then-damage": {"dice": 1, "bonus": "+2"},
        "then-range": {"range": 1},
    }
    assert foreseen(table, "C01")["then-damage"] == {"dice": 1, "bonus": "-1"}
    assert foreseen(table, "E12") == {
        "then-range": {"range": 1},
        "then-works-from": {"number": 4},
        "then-loses": {"points": 4},
        "then-keeps-off": {},
    }
    assert foreseen(table, "C03") == {
        "then-range": {"range": 2},
        "then-works-from": {"number": 3},
        "then-holds": {},
    }


@pytest.mark.clause("GR-134", "GR-226")
def test_a_target_says_what_it_has_left() -> None:
    table = given(
        red="Gd2", vampire={"at": "Gd3", "life": 11}, doors={"Gd2/e2": "open 12"},
    )  # fmt: skip
    table.begins("fight", "dagger")

    assert foreseen(table, "vampire") == {"then-life": {"points": 11}}
    assert foreseen(table, "Gd2/e2") == {"then-door-left": {"points": 28}}


@pytest.mark.clause("GR-168", "GR-169", "GR-175")
@pytest.mark.parametrize(
    ("sheet", "square", "says"),
    [
        ("Hammer, Stake", "Cg1", True),
        ("Hammer, Stake", "Cf1", False),
        ("Hammer", "Cg1", False),
        ("Stake", "Cg1", False),
    ],
)
def test_a_hunter_with_both_reads_where_the_vampire_can_be_staked(
    sheet: str, square: str, says: bool
) -> None:
    table = given(red="Ce1", sheets={"red": sheet}, doors={"Ce2/f2": "destroyed 40"}, dice=[6, 6])
    table.does("throw")

    assert ("then-beside-coffin" in foreseen(table, square)) == says


@pytest.mark.clause("GR-209", "GR-213", "GR-216", "GR-217")
def test_dynamite_says_when_it_goes_off_and_what_it_does() -> None:
    table = given(red="Gn1", sheets={"red": "Dynamite, Torch"})
    table.does("stay")
    assert foreseen(table, "light") == {"then-light": {}}
    table.begins("light")

    assert foreseen(table, "wall") == {
        "then-works-from": {"number": 3},
        "then-blast": {"points": 4},
    }


@pytest.mark.clause("GR-126")
def test_a_key_says_that_it_was_tried_in_vain() -> None:
    table = given(
        red="Ce2", holds={"red": "Gold key, Iron key, Universal key"},
        locks={"crypt": "silver", "armour": "copper"}, knowledge={"tried": {"crypt": "gold"}},
    )  # fmt: skip
    table.begins("stay", "key")

    assert foreseen(table, "E15") == {"then-failed": {}}
    assert foreseen(table, "E18") == {}
    assert foreseen(table, "C07") == {}


@pytest.mark.clause("ED-10", "GR-200", "ED-12")
def test_help_says_how_much_is_left_and_what_a_patient_suffers_from() -> None:
    table = given(
        slot="blue", blue={"at": "Gh11", "poisoned": True, "rats": True, "life": 9},
        holds={"blue": "First-aid kit, Antidote"}, kit_uses=2,
    )  # fmt: skip
    table.begins("stay", "use")
    assert foreseen(table, "E01") == {"then-kit": {"points": 10, "left": 2}}

    table.begins("E02")
    assert foreseen(table, "blue") == {
        "then-life": {"points": 9},
        "then-poisoned": {},
        "then-rats": {},
    }


@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "over"])
def test_a_choice_points_at_the_piece_it_is_made_on(moment: str) -> None:
    table = MOMENTS[moment]()
    zones = table.scene(table.turn).zones

    for one in table.decision().choices:
        for spot in one.on:
            piece = zones[spot.zone].pieces[spot.place]
            assert piece.face or one.label.key == "move-field"
            if one.label.key.startswith("move-door-"):
                assert piece.node == one.move
            if one.label.key.startswith("move-figure-"):
                assert piece.face == one.move


# ---- notices ------------------------------------------------------------------------------------


@pytest.mark.clause("GR-57", "GR-148")
def test_everybody_is_told_what_was_thrown() -> None:
    walking = given(dice=[3, 4])
    walking.does("throw")
    flying = given(slot="vampire", worn=["cape"], dice=[1, 2, 3, 4])
    flying.does("bat")

    for watcher in (SPECTATOR, VAMPIRE, RED):
        assert notices(walking, watcher)["notice-thrown"] == {"thrown": 7}
        assert notices(flying, watcher)["notice-bat"] == {"thrown": 10}


@pytest.mark.clause("GR-229")
def test_only_hunters_are_told_what_was_revealed() -> None:
    table = MOMENTS["revealed"]()

    assert notices(table, RED)["notice-found"] == {"field": "G4", "card": "card-sword"}
    for watcher in (SPECTATOR, VAMPIRE):
        assert notices(table, watcher)["notice-found-hidden"] == {"field": "G4"}


@pytest.mark.clause("GR-213", "GR-164")
def test_everybody_is_told_of_a_burning_fuse_and_of_hunters_alone_in_the_crypt() -> None:
    table = given(red="Gn1", blue="Cj1", vampire="Gb5", holds={"red": "Dynamite, Torch"})
    table.does("stay", "light wall")

    lit = {"figure": "figure-red", "square": "Gn1", "door": "wall-chip"}
    for watcher in (SPECTATOR, VAMPIRE, RED):
        assert notices(table, watcher)["notice-fuse-now"] == lit
        assert notices(table, watcher)["notice-crypt"] == {"points": 3}


@pytest.mark.clause("GR-237", "GR-23", "GR-26")
@pytest.mark.parametrize(
    ("moment", "key", "args"),
    [
        ("placing", "notice-laid", {"cards": ["card-bat-swarm", "card-stake"]}),
        ("locking-armour", "notice-crypt-lock", {"lock": "lock-2"}),
        ("target", "notice-weapon", {"weapon": "weapon-dagger"}),
        ("taking-more", "notice-taking", {"cards": ["card-stake"]}),
        ("patient", "notice-using", {"card": "card-antidote"}),
        ("looking", "notice-using", {"card": "card-plan"}),
        ("key-door", "notice-using", {"card": "card-key-1"}),
        ("casting-again", "notice-zombie", {"square": "Gb5"}),
    ],
)
def test_half_a_line_is_told_to_the_seat_that_composes_it(
    moment: str, key: str, args: Json
) -> None:
    table = MOMENTS[moment]()

    assert notices(table, table.turn)[key] == args
    others = [seat for seat in range(-1, 5) if seat != table.turn]
    assert [seat for seat in others if key in notices(table, seat)] == []


# ---- what a table may answer by itself ----------------------------------------------------------


def is_forced(table: Table) -> bool:
    return table.decision().forced


@pytest.mark.clause("GR-82", "GR-160", "ED-9", "ED-22")
def test_what_public_facts_leave_as_the_only_answer_is_forced() -> None:
    must_reveal = given(red="Gh3", holds={"red": "Sword"})
    must_reveal.does("stay")
    assert is_forced(must_reveal)

    assert is_forced(given(slot="vampire", vampire={"at": "Cg2", "life": 30}))
    assert is_forced(given(slot="vampire", vampire={"at": "Ci2", "stuck": True}))
    assert is_forced(given(red={"at": "Gh3", "shackled": 1}))


@pytest.mark.clause("GR-230", "GR-237")
def test_an_answer_that_only_a_hidden_card_forces_is_asked() -> None:
    without_cards = given(red="Gh9")
    without_cards.does("stay")
    with_a_card = given(red="Gh9", holds={"red": "Sword"})
    with_a_card.does("stay")

    assert with_a_card.answers() == without_cards.answers() == ["end"]
    assert is_forced(without_cards)
    assert not is_forced(with_a_card)


@pytest.mark.clause("GR-142", "GR-144", "GR-233")
def test_the_vampire_is_asked_wherever_a_piece_might_lie() -> None:
    far_away = given(slot="vampire", vampire="Ci1")
    beside_a_number = given(slot="vampire", vampire="Cf2", wardrobe={"cape": 2})
    dressed = given(slot="vampire", vampire="Cf2", worn=["cape"])
    for table in (far_away, beside_a_number, dressed):
        table.does("stay")
        assert table.answers() == ["end"]

    assert is_forced(far_away)
    assert not is_forced(beside_a_number)
    assert is_forced(dressed)


@pytest.mark.clause("GR-23")
def test_half_an_arrangement_is_never_completed_by_the_table() -> None:
    table = begun()
    table.begins(*table.answers()[:-1])

    assert len(table.answers()) == 1
    assert not is_forced(table)
