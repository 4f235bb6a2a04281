"""Chapter 13: what a table may agree on before the game, and that it is nothing else."""

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.options import read_options
from gruft.kernel.refusal import Refused
from tests.games.vampire_queen.playouts import rounds
from tests.games.vampire_queen.table import dealt, given, laid_over


@pytest.mark.clause("VQ-117")
def test_a_game_has_five_phases_unless_the_players_agree_on_another_number() -> None:
    table = dealt(3, seed=5)

    ended = [told.ends_phase for told in rounds(table, 5)]

    assert ended.count(True) == 5
    assert table.truth["phases"] == 5


@pytest.mark.clause("VQ-117")
@pytest.mark.parametrize("phases", [1, 2, 10])
def test_any_agreed_number_of_phases_is_played(phases: int) -> None:
    table = dealt(3, seed=6, phases=phases)

    ended = [told.ends_phase for told in rounds(table, 6)]

    assert ended.count(True) == phases
    assert table.position.is_over()


@pytest.mark.clause("VQ-117")
@pytest.mark.parametrize("phases", [1, 7, 11, 1001, 999_999, "12"])
def test_there_is_no_upper_limit_that_anybody_could_reach(phases: object) -> None:
    table = dealt(3, phases=phases)

    assert table.truth["phases"] == int(str(phases))
    assert table.scene(0).counters["phases"] == int(str(phases))


@pytest.mark.clause("VQ-117")
@pytest.mark.parametrize("phases", [0, -1, 1_000_000, "five", 2.5, True, None, ""])
def test_what_is_not_a_number_from_1_up_is_refused(phases: object) -> None:
    with pytest.raises(Refused) as refusal:
        dealt(3, phases=phases)

    assert (refusal.value.key, refusal.value.clause) == ("option-out-of-range", "VQ-117")
    assert refusal.value.details["option"] == "phases"


@pytest.mark.clause("VQ-117")
def test_the_number_of_phases_does_not_change_later() -> None:
    table = dealt(4, seed=7, phases=3)

    for _ in rounds(table, 7):
        assert table.truth["phases"] == 3


@pytest.mark.clause("VQ-117")
@pytest.mark.parametrize("phase", [0, 4, -1])
def test_a_phase_beyond_the_agreed_number_is_refused(phase: int) -> None:
    with pytest.raises(Refused) as refusal:
        given(["6", "3 10 Q", "S15 S20"], phases=3, phase=phase)

    assert refusal.value.key == "position-bad-number"
    assert refusal.value.details["setting"] == "phase"


@pytest.mark.clause("VQ-118")
def test_there_is_no_other_option_than_the_phases_the_seat_of_s15_and_memory() -> None:
    """The seat of S15 is not a variant: VQ-8 lets the host name it instead of drawing lots; and
    memory is a reading of VQ-123, which changes no rule."""
    assert [(option.name, option.default, option.clause) for option in GAME.options()] == [
        ("phases", 5, "VQ-117"),
        ("s15_seat", -1, "VQ-8"),
        ("memory", False, "VQ-123"),
    ]


@pytest.mark.clause("VQ-118")
@pytest.mark.parametrize("name", ["rounds", "short", "seed", ""])
def test_an_option_that_the_leaflet_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_options(GAME.options(), {name: 1})

    assert refusal.value.key == "option-unknown"


@pytest.mark.clause("VQ-8")
@pytest.mark.parametrize(("seats", "s15_seat"), [(3, 3), (5, 5), (5, 11), (11, 11)])
def test_s15_cannot_go_to_a_seat_that_is_not_at_the_table(seats: int, s15_seat: int) -> None:
    with pytest.raises(Refused) as refusal:
        set_up(GAME, seats, {"s15_seat": s15_seat}, GAME.shipped_edition(), FastChance(1))

    assert (refusal.value.key, refusal.value.clause) == ("option-no-such-seat", "VQ-8")
    assert refusal.value.details == {"option": "s15_seat", "high": seats - 1}


@pytest.mark.clause("VQ-8")
@pytest.mark.parametrize("s15_seat", [12, -2, "left", True])
def test_s15_cannot_go_to_a_seat_that_no_table_has(s15_seat: object) -> None:
    with pytest.raises(Refused) as refusal:
        dealt(12, s15_seat=s15_seat)

    assert (refusal.value.key, refusal.value.clause) == ("option-out-of-range", "VQ-8")


@pytest.mark.clause("VQ-117")
def test_a_position_may_be_laid_into_a_game_of_any_length() -> None:
    table = laid_over(3, {"phases": 9, "phase": 9})

    assert (table.phase, table.truth["phases"]) == (9, 9)
