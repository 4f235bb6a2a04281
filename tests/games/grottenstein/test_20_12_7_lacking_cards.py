"""Section 20.12: an owner's box may lack what the rules speak of, even if another card has it."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.editions import laid_over, said
from tests.games.grottenstein.table import given

NO_LADDER: dict[str, object] = {"cards.E03.effect": "plan"}
NO_CHARGE: dict[str, object] = {"cards.E04.effect": "flute"}
NO_HAMMER: dict[str, object] = {"cards.E08.effect": "sword"}
#: The ladder is another card, and ours is not in the box.
OTHER_LADDER: dict[str, object] = {
    "cards.E03.deck": "none",
    "cards.E03.name": "Rungs",
    "cards.E07.effect": "ladder",
    "cards.E07.name": "Rope",
}


def refusal_of(edition: Edition, line: str, **keys: object) -> Refused:
    """What whoever is asked hears of a line at a table with this box."""
    table = given(edition=edition, **keys)  # type: ignore[arg-type]
    refusal = GAME.refuse(table.position, table.turn, line)
    assert refusal is not None
    return refusal


@pytest.mark.clause("GR-9", "GR-168", "GR-175")
@pytest.mark.parametrize(
    ("lacking", "holds", "missing"),
    [
        (NO_HAMMER, {}, "Hammer, Stake. (GR-168)"),
        (NO_HAMMER, {"red": "Stake"}, "Hammer. (GR-175)"),
        ({"cards.E08.deck": "none"}, {}, "Hammer, Stake. (GR-168)"),
    ],
)
def test_without_a_hammer_in_the_box_nobody_stakes(
    lacking: dict[str, object], holds: dict[str, str], missing: str
) -> None:
    lying = {"at": "Cg2", "life": 30}

    refusal = refusal_of(laid_over(lacking), "stake vampire", vampire=lying, holds=holds)

    assert said(refusal).endswith(f"Missing: {missing}")


@pytest.mark.clause("GR-9", "GR-209")
@pytest.mark.parametrize(
    ("holds", "missing"), [({}, "Dynamite, Torch."), ({"red": "Torch"}, "Dynamite.")]
)
def test_without_dynamite_in_the_box_nothing_is_lit(holds: dict[str, str], missing: str) -> None:
    keys: dict[str, object] = {"red": "Gd2", "decision": "action", "holds": holds}

    refusal = refusal_of(laid_over(NO_CHARGE), "light Gd2/e2", **keys)

    assert said(refusal).endswith(f"Missing: {missing} (GR-209)")


@pytest.mark.clause("GR-9", "GR-14", "ED-14")
def test_without_a_ladder_in_the_box_none_is_laid() -> None:
    refusal = refusal_of(laid_over(NO_LADDER), "ladder Go10", red="Go10", decision="action")

    assert (refusal.key, refusal.clause) == ("refusal-no-such-card", "GR-14")


@pytest.mark.clause("GR-14", "ED-14")
def test_the_ladder_is_the_card_that_is_in_the_box() -> None:
    box = laid_over(OTHER_LADDER)
    table = given(edition=box, red="Go10", holds={"red": "E07"}, decision="action")

    table.does("ladder Go10")

    assert table.floor("Go10", "ladder") == {"E07"}


@pytest.mark.clause("GR-14", "GR-209")
def test_what_is_missing_is_called_as_the_card_that_is_in_the_box() -> None:
    box = laid_over(
        {
            "cards.E04.deck": "none",
            "cards.E04.name": "Old powder",
            "cards.E07.effect": "dynamite",
            "cards.E07.name": "New powder",
        }
    )

    refusal = refusal_of(box, "light Gd2/e2", red="Gd2", decision="action")

    assert "New powder" in said(refusal)
