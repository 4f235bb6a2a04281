"""Chapter 15: the first game, without abilities; tips are not rules."""

import pytest

from tests.games.vampire_connection.table import VAMPIRES, Table, begun, cards, given
from tests.games.vampire_connection.visits import DEFENCES, FORMS, visited

EVERYTHING = (
    "mist, wolf, bat, carriage, hunchback, Double Success, Good Opportunity, Escape, "
    "crucifix, holy water, book, Party"
)


def order(vampire: str) -> list[str]:
    return [vampire, *[name for name in VAMPIRES if name != vampire][:2]]


def first_game(vampire: str, hand: str, **keys: object) -> Table:
    """AP is this vampire in a game without abilities."""
    keys = {"vampires": order(vampire), "abilities": False, **keys}
    return given([hand, "-", "-"], **keys)  # type: ignore[arg-type]


@pytest.mark.clause("VC-227")
@pytest.mark.parametrize("place", ["castle", "tomb"])
def test_every_vampire_may_play_the_same(place: str) -> None:
    moves = []
    for vampire in VAMPIRES:
        table = first_game(
            vampire,
            EVERYTHING,
            captives=["The Village Priest", "The Baker", "-"],
            places=[place, "castle", "castle"],
        )
        moves.append(list(table.position.moves(0)))

    assert all(legal == moves[0] for legal in moves)
    assert len(moves[0]) > 10


@pytest.mark.clause("VC-227")
@pytest.mark.parametrize("defence", DEFENCES)
@pytest.mark.parametrize("form", FORMS)
def test_defences_stop_every_vampire_alike(defence: str, form: str) -> None:
    caught = [
        visited(f"{defence}, The Baker, *", form, vampires=order(vampire), abilities=False).fresh
        for vampire in VAMPIRES
    ]

    assert all(victims == caught[0] for victims in caught)


@pytest.mark.clause("VC-227")
@pytest.mark.parametrize("victim", ["The Milkmaid", "The Mayor", "Grandmother with Stroller"])
def test_every_vampire_gets_the_same_blood(victim: str) -> None:
    drops = []
    for vampire in VAMPIRES:
        table = first_game(vampire, "Good Opportunity", captives=[victim, "-", "-"])
        table.plays(0, f"GO {victim}")
        drops.append(table.drops[0])

    assert drops == [drops[0]] * 6


@pytest.mark.clause("VC-227")
@pytest.mark.parametrize("target", VAMPIRES)
def test_every_vampire_is_staked_with_the_same_stakes(target: str) -> None:
    lord = next(name for name in VAMPIRES if name != target)
    third = next(name for name in VAMPIRES if name not in (target, lord))
    table = given(
        ["Beatquick, Thrashon, Rudey, Assistant, stake*7", "-", "-"],
        vampires=[lord, target, third],
        places=["castle", "tomb", "castle"],
        abilities=False,
    )

    stakings = ["Beatquick+1", "Thrashon+1", "Rudey+0", "Assistant+2"]
    assert table.legal(0)[1:] == [f"{one} -> {target}" for one in stakings]


@pytest.mark.clause("VC-227", "VC-218")
def test_it_is_a_choice_for_the_whole_game() -> None:
    table = begun(4, abilities=False)

    for _ in range(8):
        table.ends_the_turn()

    assert table.truth["abilities"] is False


@pytest.mark.clause("VC-228")
@pytest.mark.parametrize("abilities", [True, False])
def test_nobody_must_keep_a_hunchback(abilities: bool) -> None:
    table = given(["hunchback, mist", "-", "-"], village="The Baker, *", abilities=abilities)

    table.plays(0, "hb > village")

    assert table.hand(0) == cards("mist")


@pytest.mark.clause("VC-228")
@pytest.mark.parametrize("line", ["wolf > village", "bat > village", "wolf > tomb"])
def test_without_a_hunchback_one_may_travel_in_any_form(line: str) -> None:
    table = given(["wolf, bat, mist", "-", "-"], abilities=False)

    assert table.allows(0, line)
