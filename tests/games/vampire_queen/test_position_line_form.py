"""Lines that are not position lines at all are refused with the field that is wrong."""

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.vampire_queen.test_position_line import EXAMPLE, FULL, changed, read, refusal_of


@pytest.mark.parametrize("text", ["", "VQ2; n=5", "n=5; phase=1/5", "FEN rnbqkbnr", "vq1; n=3"])
def test_a_line_begins_with_its_mark(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_position(text)

    assert refusal.value.key == "position-line-unmarked"
    assert refusal.value.details["wanted"] == "VQ1"


@pytest.mark.parametrize(
    "field", ["n", "phase", "scores", "lead", "turn", "ban", "table", "hands", "crypt", "undealt"]
)
def test_a_missing_field_is_named(field: str) -> None:
    without = "; ".join(part for part in EXAMPLE.split("; ") if not part.startswith(f"{field}="))

    with pytest.raises(Refused) as refusal:
        GAME.read_position(without)

    assert refusal.value.key == "position-line-lacks"
    assert refusal.value.details == {"setting": field}


@pytest.mark.parametrize("surplus", ["colour=red", "n=5", "ban", "", "=3"])
def test_a_field_that_is_unknown_or_stands_twice_is_refused(surplus: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_position(f"{EXAMPLE}; {surplus}")

    assert refusal.value.key == "position-line-bad-field"
    assert refusal.value.details == {"given": surplus}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("n", "five"),
        ("n", "-5"),
        ("n", "\u0665"),
        ("n", "9999999999"),
        ("phase", "1"),
        ("phase", "1/"),
        ("phase", "1/5/5"),
        ("phase", "a/b"),
        ("phase", "1/1000000"),
        ("scores", "0 0 0 0 x"),
        ("scores", "0 0 0 0 -1"),
        ("lead", ""),
        ("turn", "2.0"),
        ("hands", "9 S20"),
        ("hands", "0:9 S20 | 0:2"),
        ("hands", "0:9 S20 | 1:2 | 2:5 5 10 | 3:1 11 11 11 | 5:12 13 S15"),
        ("hands", "0:9 S20 | 1:2 | 2:5 5 10 | 3:1 11 11 11"),
        ("hands", "00:9 S20 | 1:2 | 2:5 5 10 | 3:1 | 4:S15"),
        ("table", "6 6 6 | 8 8 8"),
        ("table", "9:6 6 6"),
        ("table", "0:6 6 6 | 0:8 8 8"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(field: str, value: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_position(changed(EXAMPLE, **{field: value}))

    assert refusal.value.key == "position-line-unreadable"
    assert refusal.value.details == {"setting": field, "given": value}


@pytest.mark.clause("VQ-6")
@pytest.mark.parametrize("seats", ["0", "2", "13", "999999999"])
def test_a_line_for_a_number_of_players_that_cannot_play(seats: str) -> None:
    assert refusal_of(changed(EXAMPLE, n=seats)) == ("seats-out-of-range", "VQ-6")


@pytest.mark.parametrize(
    ("fields", "key", "setting"),
    [
        ({"phase": "6/5"}, "position-bad-number", "phase"),
        ({"phase": "0/5"}, "position-bad-number", "phase"),
        ({"phase": "0/0"}, "position-bad-number", "phases"),
        ({"scores": "0 0 0 0"}, "position-not-per-seat", "scores"),
        ({"lead": "5", "table": "-", "turn": "5"}, "position-bad-seat", "leader"),
        ({"turn": "3"}, "position-disagrees", "to_act"),
    ],
)
def test_a_field_that_does_not_fit_the_rest_is_named(
    fields: dict[str, str], key: str, setting: str
) -> None:
    with pytest.raises(Refused) as refusal:
        read(changed(EXAMPLE, **fields))

    assert refusal.value.key == key
    assert refusal.value.details["setting"] == setting


@pytest.mark.clause("VQ-87")
def test_a_ban_is_on_a_slayer() -> None:
    assert refusal_of(changed(EXAMPLE, ban="Q")) == ("position-bad-ban", "VQ-87")


@pytest.mark.clause("VQ-125")
def test_known_cards_may_be_added_and_must_be_true() -> None:
    known = read(f"{FULL}; known=0:1 | 1:5 | 2:9 9; dealer=2")

    assert [known.known(seat) for seat in range(3)] == ["1", "5", "9 9"]
    assert known.dealer == 2
    assert refusal_of(f"{FULL}; known=0:1 | 1:6 | 2:9") == ("position-untrue-knowledge", "VQ-125")
    assert refusal_of(f"{FULL}; known=0:1 1 | 1:5 | 2:9") == ("position-untrue-knowledge", "VQ-125")


@pytest.mark.clause("VQ-121")
def test_slayers_are_seen_and_never_listed_as_known() -> None:
    assert refusal_of(f"{FULL}; known=0:S15 | 1:5 | 2:9") == ("position-slayer-away", "VQ-121")


def test_a_view_without_known_cards_takes_them_from_the_hands_it_names() -> None:
    view = changed(FULL, hands="0:1 S15 | 1:5 ?*1 S20 | 2:9 9", undealt="?*69")

    table = read(f"{view}; view=2")

    assert [table.known(seat) for seat in range(3)] == ["1", "5", "-"]
    assert len(table.hand(1).split()) == 3
    assert table.undealt.total() == 69


def test_a_view_of_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        read(f"{FULL}; view=3")

    assert refusal.value.key == "position-line-unreadable"
    assert refusal.value.details["setting"] == "view"


def test_a_view_cannot_hide_more_cards_than_there_are() -> None:
    hidden = changed(FULL, hands="0:1 S15 | 1:4 5 S20 ?*100 | 2:9 9")

    assert refusal_of(hidden)[0] == "position-too-many-copies"
