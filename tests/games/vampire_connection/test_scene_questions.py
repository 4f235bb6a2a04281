"""The question in a scene of The Vampire Connection: choices, what they foretell, windows."""

import pytest

from gruft.kernel.scene import Choice, Spot
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.table import Table, connecting, given, turn_begins


def choice(table: Table, move: str) -> Choice:
    (found,) = [one for one in table.decision().choices if one.move == move]
    return found


def foreseen(table: Table, move: str) -> list[tuple[str, dict[str, object]]]:
    return [(then.key, then.args) for then in choice(table, move).then]


def notices(table: Table, seat: int = SPECTATOR) -> list[str]:
    return [notice.key for notice in table.scene(seat).notices]


# ---- the question -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("mist > village", "move-go-mist"),
        ("bat > castle of Ficklecrash", "move-rob-bat"),
        ("hb+2x > village", "move-go-hunchback"),
        ("Rudey+0 -> Shortway", "move-stake"),
        ("GO", "move-opportunity"),
        ("book @ Ficklecrash", "move-lay"),
        ("end play", "move-end-play"),
    ],
)
def test_plays_are_labelled_by_what_they_are(move: str, key: str) -> None:
    hand = "mist, bat, hunchback, Double Success, Rudey, Good Opportunity, book"
    table = given([hand, "-", "-"], places=["castle", "castle", "tomb"], captives=["-", "V14", "-"])

    assert choice(table, move).label.key == key


@pytest.mark.clause("VC-40", "VC-41")
@pytest.mark.parametrize(("held", "asks"), [("bat", "from"), ("book", "lacking")])
def test_an_offer_that_cannot_be_accepted_says_so(held: str, asks: str) -> None:
    table = connecting(["mist, wolf", held, "stake"])

    table.plays(0, "trade Ficklecrash: mist <-> bat")

    assert table.decision().question.key == f"decision-offer-{asks}"


@pytest.mark.clause("VC-41")
@pytest.mark.parametrize(("wanted", "asks"), [("wolf", "from"), ("book", "lacking")])
def test_so_does_a_counter_offer(wanted: str, asks: str) -> None:
    table = connecting(["mist, wolf", "bat", "stake"])
    table.plays(0, "trade Ficklecrash: mist <-> bat")

    table.plays(1, f"counter bat <-> {wanted}")

    assert table.decision().question.key == f"decision-counter-{asks}"


@pytest.mark.clause("VC-184")
def test_discarding_names_how_many_are_too_many() -> None:
    table = given(["?*14", "-", "-"])
    table.plays(0, "end play")
    table.plays(0, "pass")

    question = table.decision().question

    assert (question.key, question.args) == ("decision-discard-down", {"count": 3, "limit": 12})


def test_protection_for_the_own_captives_is_laid_at_ones_own_castle() -> None:
    table = given(["book", "-", "-"], captives=["V14", "V01", "-"])

    assert choice(table, "book @ Biggulp").label.key == "move-lay-own"
    assert choice(table, "book @ Ficklecrash").label.key == "move-lay"


@pytest.mark.parametrize(
    ("move", "then"),
    [
        ("Rudey+0 -> Shortway", "then-staked"),
        ("GO", "then-drains"),
        ("escape", "then-flees"),
        ("party", "then-twice"),
        ("book @ Ficklecrash", "then-no-blood"),
    ],
)
def test_a_card_foretells_what_it_is_played_for(move: str, then: str) -> None:
    hand = "Rudey, Good Opportunity, Escape, Party, book"
    keys = {"places": ["castle", "castle", "tomb"], "captives": ["V15", "V14", "-"]}
    table = given([hand, "-", "-"], **keys)  # type: ignore[arg-type]

    assert foreseen(table, move) == [(then, {})]


@pytest.mark.clause("VC-164")
@pytest.mark.parametrize(
    ("fresh", "asked", "label"),
    [("-", "decision-drink", "move-drink"), ("V14", "decision-consume", "move-consume-nobody")],
)
def test_without_a_fresh_victim_one_is_asked_to_drink_not_whom_to_consume(
    fresh: str, asked: str, label: str
) -> None:
    table = given(["mist", "-", "-"], captives=["V15", "-", "-"], fresh=fresh)

    table.plays(0, "end play")

    assert table.decision().question.key == asked
    assert choice(table, "pass").label.key == label


@pytest.mark.clause("VC-58", "VC-73", "VC-138")
def test_a_journey_foretells_its_price_its_obstacles_and_its_danger() -> None:
    table = given(["bat, mist", "-", "-"], village="V01, garlic, windows, church, church")

    assert foreseen(table, "bat > village") == [
        ("then-costs-drop", {}),
        ("then-turned-back", {"count": 3, "size": 5}),
        ("then-can-be-staked", {"stakes": 2}),
    ]
    assert foreseen(table, "mist > village") == [("then-turned-back", {"count": 3, "size": 5})]
    assert foreseen(table, "mist > tomb") == [("then-lies-open", {})]


@pytest.mark.clause("VC-171", "VC-179", "VC-180")
@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({"captives": ["V14, V01", "-", "-"]}, ("then-drinks", {"net": 1})),
        ({"places": ["tomb", "castle", "castle"]}, ("then-rests", {"cards": 4})),
        ({"markers": ["stake", None, None], "immune": True}, ("then-draws", {"cards": 1})),
    ],
)
def test_ending_the_play_foretells_the_end_of_the_turn(
    keys: dict[str, object], told: tuple[str, dict[str, object]]
) -> None:
    table = given(["mist", "-", "-"], **keys)  # type: ignore[arg-type]

    assert foreseen(table, "end play") == [told]


@pytest.mark.clause("VC-164", "VC-171", "VC-219")
def test_consuming_foretells_the_net_sum() -> None:
    table = given(["mist", "-", "-"], fresh="V02, V14", captives=["V15", "-", "-"])
    table.plays(0, "end play")

    assert foreseen(table, "pass") == [("then-net", {"net": 3})]  # 2 + 2 - 1
    assert foreseen(table, "consume The Naughty Brat") == [("then-net", {"net": 7})]  # 2 + 2 + 3
    assert foreseen(table, "consume The Baker") == [("then-net", {"net": 5})]  # 2 - 1 + 4


@pytest.mark.clause("VC-173", "VC-178")
def test_buying_foretells_drops_and_cards() -> None:
    table = given(["mist", "-", "-"], captives=["V14", "-", "-"])
    table.plays(0, "end play")
    table.plays(0, "pass")

    assert table.scene(1).counters["net"] == 2
    assert foreseen(table, "buy 1") == [("then-drops", {"drops": 1}), ("then-draws", {"cards": 2})]


@pytest.mark.clause("VC-131", "VC-60")
def test_a_choice_points_at_the_cards_and_the_vampire_it_is_made_with() -> None:
    table = given(
        ["carriage, hunchback, Thrashon, stake*2", "-", "-"], places=["castle", "castle", "tomb"]
    )

    assert choice(table, "carriage+hb > village").on == (Spot(0, 0), Spot(0, 1))
    assert choice(table, "Thrashon+1 -> Shortway").on == (Spot(0, 2), Spot(0, 3), Spot(8, 0))
    assert choice(table, "end play").on == ()


def test_a_victim_is_pointed_at_where_it_lies() -> None:
    table = given(["bat", "-", "-"], captives=["-", "V14, V15", "-"])
    table.plays(0, "bat > castle of Ficklecrash")
    table.all_pass()

    assert choice(table, "rob The Blacksmith").on == (Spot(4, 2),)
    assert foreseen(table, "rob The Blacksmith") == [("then-values", {"left": 2, "right": 5})]


# ---- forced answers -----------------------------------------------------------------------------


@pytest.mark.clause("VC-247")
def test_public_facts_force_some_answers() -> None:
    no_prey = given(["mist", "-", "-"])
    no_prey.plays(0, "end play")
    one_prey = given(["carriage, hunchback", "-", "-"], captives=["-", "V14", "-"], kidnapped=False)
    one_prey.plays(0, "carriage+hb > castle of Ficklecrash")

    assert no_prey.decision().forced
    assert one_prey.decision().forced
    assert connecting(["-", "mist", "-"]).decision().forced
    assert given(["-", "mist", "-"]).decision().forced


@pytest.mark.clause("VC-247", "VC-149")
def test_a_window_is_never_forced_although_passing_is_the_only_answer() -> None:
    moving = given(["wolf", "-", "-"])
    moving.plays(0, "wolf > village")
    robbed = given(["carriage, hunchback", "-", "-"], captives=["-", "V10", "-"], kidnapped=False)
    robbed.plays(0, "carriage+hb > castle of Ficklecrash")
    robbed.plays(0, "rob The Village Priest")
    lying = turn_begins(["-", "-", "-"], places=["castle", "castle", "tomb"])

    for table in (moving, robbed, lying):
        assert [one.move for one in table.decision().choices] == ["pass"]
        assert not table.decision().forced


@pytest.mark.clause("VC-247")
def test_a_hand_never_forces_an_answer() -> None:
    table = given(["stake", "mist", "mist"])

    assert [one.move for one in table.decision().choices] == ["end play"]
    assert not table.decision().forced


# ---- windows ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-141", "VC-145", "VC-148")
def test_an_open_window_is_seen_by_all_with_what_opened_it_and_who_is_still_asked() -> None:
    table = given(["wolf", "Thrashon, stake", "-"])
    table.plays(0, "wolf > village")

    for watcher in (SPECTATOR, 0, 1, 2):
        window = table.scene(watcher).window
        assert window is not None
        assert (window.kind, window.seats, window.word_returns) == ("movement", (1, 2), False)
        assert window.trigger.key == "window-movement"
    assert table.scene(2).decision is None


def test_a_tomb_window_returns_the_word_and_a_response_asks_the_lord_alone() -> None:
    lying = turn_begins(["-", "-", "-"], places=["castle", "castle", "tomb"])
    attacked = given(["Good Opportunity", "-", "-"], captives=["-", "-", "V14"])
    attacked.plays(0, "GO; on The Baker")

    tomb, response = lying.scene(0).window, attacked.scene(1).window

    assert tomb is not None
    assert (tomb.kind, tomb.seats, tomb.word_returns) == ("tomb", (1, 2), True)
    assert response is not None
    assert (response.kind, response.seats) == ("response", (2,))
    assert response.trigger.key == "window-opportunity"


def test_a_finished_game_asks_nobody_and_notices_nothing() -> None:
    table = given(["-", "-", "-"], latch=True, drops=[3, 5, 5])

    table.ends_the_turn()
    scene = table.scene(0)

    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.cause) == ([1, 2], "end-village-empty")
    assert (scene.asked, scene.notices, scene.decision, scene.window) == ((), (), None, None)
    assert "active" not in scene.seats[0].marks
    assert table.sees(0, "hand", 1) == []
