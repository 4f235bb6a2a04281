"""Chapter 6.3, continued: the Masked Ball, at which everybody gives a captive to the left."""

import pytest

from tests.games.vampire_connection.table import SEAT_COUNTS, Table, cards, given

GUESTS = ["The Baker", "The Mayor", "The Milkmaid", "The Bard", "The Farmhand", "The Midwife"]


def ball(captives: list[str], **keys: object) -> Table:
    """AP has turned a Masked Ball."""
    hands = ["mist"] + ["-"] * (len(captives) - 1)
    keys = {"kidnapped": False, **keys}
    table = given(hands, village="Masked Ball, *", captives=captives, **keys)  # type: ignore[arg-type]
    table.plays(0, "mist > village")
    return table


def all_captives(table: Table) -> list[str]:
    """The captives of every seat, each with a single one or none."""
    return [next(iter(table.captives(seat)), "-") for seat in range(table.seats)]


def as_seen_by(table: Table, seat: int) -> list[object]:
    """Everything that a seat sees and has been told."""
    scene = table.scene(seat)
    notices = [(notice.key, notice.args) for notice in scene.notices]
    return [scene.asked, scene.zones, scene.seats, scene.counters, notices, table.told(seat)]


# --- giving --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-91", "VC-92")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everybody_gives_a_captive_to_the_seat_on_their_left(seats: int) -> None:
    table = ball(GUESTS[:seats])
    assert table.position.to_act() == list(range(seats))

    for seat in range(seats):
        table.plays(seat, f"gives {GUESTS[seat]}")

    assert all_captives(table) == [GUESTS[seats - 1], *GUESTS[: seats - 1]]
    assert table.village_discard == cards("Masked Ball")
    assert table.asked == "consume"


@pytest.mark.clause("VC-91")
def test_the_giver_chooses_which_one() -> None:
    table = ball(["The Baker, The Mayor, The Bard", "-", "-"])
    assert table.legal(0) == ["gives The Bard", "gives The Baker", "gives The Mayor"]

    table.plays(0, "gives The Baker")

    assert table.captives(0) == cards("The Bard, The Mayor")
    assert table.captives(1) == cards("The Baker")


@pytest.mark.clause("VC-91")
def test_giving_is_compulsory_and_one_gives_ones_own() -> None:
    table = ball(["The Baker", "The Mayor", "-"], dead=["The Bard", "-", "-"])

    table.refuses(0, "pass", "VC-91")
    table.refuses(0, "gives The Mayor", "VC-91")
    table.refuses(0, "gives The Bard", "VC-91")
    table.refuses(0, "gives The Tyke", "VC-91")
    table.refuses(0, "end play", "VC-247")


@pytest.mark.clause("VC-91")
def test_who_has_no_captives_gives_nothing_but_may_receive() -> None:
    table = ball(["The Baker", "-", "-"])
    assert table.position.to_act() == [0]
    table.refuses(1, "gives The Baker", "VC-91")

    table.plays(0, "gives The Baker")

    assert all_captives(table) == ["-", "The Baker", "-"]


@pytest.mark.clause("VC-91")
def test_where_nobody_has_captives_nobody_is_asked() -> None:
    table = ball(["-", "-", "-"], fresh="The Baker", dead=["-", "The Mayor", "-"])

    assert table.asked == "consume"
    assert table.village_discard == cards("Masked Ball")


# --- at the same moment --------------------------------------------------------------------------


@pytest.mark.clause("VC-92")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_choices_are_made_in_any_order_and_carried_out_together(order: list[int]) -> None:
    table = ball(GUESTS[:3])

    for number, seat in enumerate(order):
        assert all_captives(table) == GUESTS[:3]
        assert set(table.position.to_act()) == set(order[number:])
        table.plays(seat, f"gives {GUESTS[seat]}")

    assert all_captives(table) == ["The Milkmaid", "The Baker", "The Mayor"]


@pytest.mark.clause("VC-92")
def test_a_captive_just_received_cannot_be_passed_on() -> None:
    table = ball(["The Baker", "The Mayor", "-"])
    table.plays(0, "gives The Baker")

    table.refuses(1, "gives The Baker", "VC-91")
    table.plays(1, "gives The Mayor")

    assert all_captives(table) == ["-", "The Baker", "The Mayor"]


@pytest.mark.clause("VC-92")
def test_a_choice_cannot_be_changed() -> None:
    table = ball(["The Baker, The Bard", "The Mayor", "-"])
    table.plays(0, "gives The Baker")

    table.refuses(0, "gives The Bard", "VC-92")


@pytest.mark.clause("VC-92")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    table = ball(["The Baker, The Bard", "The Mayor", "-"])
    before = [as_seen_by(table, seat) for seat in (1, 2, -1)]

    table.plays(0, "gives The Baker")

    assert [as_seen_by(table, seat) for seat in (1, 2, -1)] == before
    assert table.told_of("fact-you-give", 0) == [{"victim": "name-v14"}]
    assert table.told_of("fact-gives") == []


@pytest.mark.clause("VC-92")
def test_all_gifts_are_told_to_everybody_when_they_are_made() -> None:
    table = ball(["The Baker", "The Mayor", "-"])

    table.plays(1, "gives The Mayor")
    table.plays(0, "gives The Baker")

    assert table.told_of("fact-gives") == [
        {"player": 0, "to": 1, "victim": "name-v14"},
        {"player": 1, "to": 2, "victim": "name-v20"},
    ]


# --- who takes part ------------------------------------------------------------------------------


@pytest.mark.clause("VC-93")
def test_fresh_victims_are_no_part_of_the_ball() -> None:
    table = ball(["The Baker", "-", "-"], fresh="The Mayor")
    table.refuses(0, "gives The Mayor", "VC-93")
    assert table.legal(0) == ["gives The Baker"]

    table.plays(0, "gives The Baker")

    assert table.fresh == cards("The Mayor")


@pytest.mark.clause("VC-93")
def test_staked_vampires_and_vampires_in_tombs_take_part() -> None:
    table = ball(["-", "The Baker", "The Mayor"], places=["castle", "tomb", "tomb"], round=1)
    assert table.position.to_act() == [1, 2]

    table = ball(["-", "The Baker", "The Mayor"], markers=[None, "stake", "Rudey"])
    assert table.position.to_act() == [1, 2]
    table.plays(1, "gives The Baker")
    table.plays(2, "gives The Mayor")

    assert all_captives(table) == ["The Mayor", "-", "The Baker"]
    assert table.markers == [None, "stake", "Rudey"]


@pytest.mark.clause("VC-89", "VC-93")
def test_during_the_giving_ap_is_in_their_castle_and_the_event_lies_face_up() -> None:
    table = given(
        ["hunchback", "-", "-"],
        village="Masked Ball, *",
        captives=["The Baker", "-", "-"],
        places=["tomb", "castle", "castle"],
    )

    table.plays(0, "hb > village")

    assert (table.asked, table.places[0]) == ("ball", "castle")
    assert table.village_discard == cards("-")
    assert "Masked Ball" not in table.village


# --- protections at the ball ---------------------------------------------------------------------


def laid(card: str, victims: str) -> list[dict[str, object]]:
    return [{"card": card, "castle": 1, "victims": victims}]


@pytest.mark.clause("VC-94")
@pytest.mark.parametrize("card", ["crucifix", "holy water", "book"])
@pytest.mark.parametrize("other", ["", ", The Bard"])
def test_alone_under_its_protection_a_captive_takes_it_along(card: str, other: str) -> None:
    table = ball(["-", f"The Baker{other}", "-"], laid=laid(card, "The Baker"))

    table.plays(1, "gives The Baker")

    assert table.captives(2) == cards("The Baker")
    assert table.laid == [{"card": card, "castle": 2, "victims": "The Baker"}]
    assert table.discard == cards("mist")


@pytest.mark.clause("VC-94")
@pytest.mark.parametrize("card", ["crucifix", "holy water"])
@pytest.mark.parametrize(
    ("given_away", "left"), [("The Baker", "The Mayor"), ("The Mayor", "The Baker")]
)
def test_one_of_several_goes_unprotected_and_the_card_stays(
    card: str, given_away: str, left: str
) -> None:
    table = ball(["-", "The Baker, The Mayor", "-"], laid=laid(card, "The Baker, The Mayor"))

    table.plays(1, f"gives {given_away}")

    assert table.captives(2) == cards(given_away)
    assert table.laid == [{"card": card, "castle": 1, "victims": left}]


@pytest.mark.clause("VC-94")
def test_an_unprotected_captive_leaves_the_protections_of_others_alone() -> None:
    table = ball(["-", "The Baker, The Mayor", "-"], laid=laid("book", "The Mayor"))

    table.plays(1, "gives The Baker")

    assert table.captives(2) == cards("The Baker")
    assert table.laid == laid("book", "The Mayor")


@pytest.mark.clause("VC-94")
def test_protections_that_cross_each_other_find_their_captives() -> None:
    table = ball(
        ["The Baker", "The Mayor", "The Bard"],
        laid=[
            {"card": "book", "castle": 0, "victims": "The Baker"},
            {"card": "book", "castle": 1, "victims": "The Mayor"},
            {"card": "crucifix", "castle": 2, "victims": "The Bard"},
        ],
    )

    for seat, victim in enumerate(["The Baker", "The Mayor", "The Bard"]):
        table.plays(seat, f"gives {victim}")

    assert table.laid == [
        {"card": "book", "castle": 1, "victims": "The Baker"},
        {"card": "book", "castle": 2, "victims": "The Mayor"},
        {"card": "crucifix", "castle": 0, "victims": "The Bard"},
    ]


# --- after the ball ------------------------------------------------------------------------------


@pytest.mark.clause("VC-95")
def test_the_captive_that_ap_receives_counts_when_they_drink() -> None:
    table = ball(["The Tyke", "-", "The Mayor's Daughter"])
    table.plays(0, "gives The Tyke")
    table.plays(2, "gives The Mayor's Daughter")

    table.plays(0, "keep all")
    table.plays(0, "buy 0")

    assert table.drops == [4, 1, 1]


@pytest.mark.clause("VC-95", "VC-114")
def test_a_captive_received_under_a_book_gives_nothing_and_the_book_is_discarded() -> None:
    table = ball(
        ["-", "-", "The Mayor's Daughter"],
        laid=[{"card": "book", "castle": 2, "victims": "The Mayor's Daughter"}],
    )
    table.plays(2, "gives The Mayor's Daughter")

    table.plays(0, "keep all")

    assert table.drops == [1, 1, 1]
    assert (table.laid, table.discard) == ([], cards("mist, book"))
