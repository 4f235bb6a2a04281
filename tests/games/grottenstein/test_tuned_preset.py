"""The preset `tuned`: in advised play nearer to balance, and the hunters win by the stake alone."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.table import given


def beaten(preset: str) -> list[str]:
    """What happens when a blow takes the vampire's last points: the end, and where he is."""
    table = given(options={"preset": preset}, red="Gh3", vampire={"at": "Gh4", "life": 1}, dice=[6])
    table.does("hit vampire dagger")
    return ["over" if table.position.is_over() else "goes on", str(table.at("vampire"))]


@pytest.mark.clause("GR-221")
def test_at_0_the_vampire_comes_into_his_coffin() -> None:
    assert beaten("printed") == ["over", "Gh4"]
    assert beaten("tuned") == ["goes on", "Cg2"]


def test_the_default_edition_stays_as_it_is() -> None:
    shipped = GAME.shipped_edition()

    assert shipped.value("vampire_zero") == "dies"
    assert {option.name: option.default for option in GAME.options()}["preset"] == "printed"


def test_it_changes_reconstructed_values_only() -> None:
    tuned = GAME.shipped_edition().table("presets.tuned")

    assert dict(tuned) == {"vampire_zero": "coffin"}
    assert GAME.shipped_edition().sources["vampire_zero"] == "reconstructed"


def test_an_owner_cannot_lay_down_another_word() -> None:
    with pytest.raises(Refused) as refused:
        GAME.edition_with({"presets.tuned.vampire_zero": "flees"}, "owned")

    assert refused.value.clause == "GR-221"
