"""Chapter 15.2, number 5: nobody can tell which of several copies has left a place."""

import pytest

from tests.games.vampire_empire.editions import laid_over
from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

FOUR_GARLICS = laid_over({"cards.garlic.human": 4, "cards.statue_of_saint.human": 0})
Places = dict[str, int]


def garlics_seen(table: Table) -> Places:
    """How many of H's garlics V has seen, by the zones in which they may be."""
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    seen: dict[str, str] = knowledge["sighted"][H]["opponent"]
    counted = {zones: cards(written)["Garlic"] for zones, written in seen.items()}
    return {zones: count for zones, count in counted.items() if count}


def sighted(places: Places) -> dict[str, object]:
    """V has seen so many garlics of H."""
    garlics = {zones: f"Garlic*{count}" for zones, count in places.items()}
    return {"sighted": [{}, {"opponent": garlics}]}


@pytest.mark.clause("VE-28", "VE-233")
@pytest.mark.parametrize("elsewhere", ["deck", "cellar", "moat", "deck+moat"])
def test_what_cannot_have_been_in_hand_was_not_played(elsewhere: str) -> None:
    table = by_day(
        "Dagger",
        "Garlic*2, Relic",
        castle=["Butler", "Bishop", "Officer"],
        cellars=["-", "Garlic" if elsewhere == "cellar" else "-"],
        moats=["-", "Garlic" if "moat" in elsewhere else "-"],
        knowledge=sighted({"hand+deck": 1, "hand+moat": 1, elsewhere: 1}),
        edition=FOUR_GARLICS,
    )

    table.plays(H, "Butler x Bishop a[Garlic]")

    assert garlics_seen(table) == {"hand+deck+moat": 1, elsewhere: 1}


@pytest.mark.clause("VE-164", "VE-233")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"moat": 2, "deck+moat": 1}, {"moat": 1, "deck+moat": 1}),
        ({"moat": 1, "hand+moat": 1, "deck+moat": 1}, {"hand+moat": 1, "deck+moat": 1}),
        ({"cellar+moat": 2, "deck+cellar+moat": 1}, {"cellar+moat": 1, "deck+cellar+moat": 1}),
        ({"hand+moat": 1, "deck+moat": 1}, {"hand+deck+moat": 1}),
        ({"cellar+moat": 1, "deck+moat": 1}, {"deck+cellar+moat": 1}),
        ({"cellar+moat": 1, "deck+moat": 1, "deck": 1}, {"deck+cellar+moat": 1, "deck": 1}),
    ],
)
def test_chapel_takes_the_surest_copy_if_there_is_one(before: Places, after: Places) -> None:
    table = by_day(
        "Dagger",
        "Chapel, Novice, Squire",
        decision="window",
        moats=["-", "Garlic*3, Relic, Pistol"],
        knowledge=sighted(before),
        edition=FOUR_GARLICS,
    )

    table.plays(H, "*Chapel{Novice}: Garlic, Relic, Pistol")

    assert garlics_seen(table) == {**after, "deck": 1 + after.get("deck", 0)}


@pytest.mark.clause("VE-177", "VE-233")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"hand+moat": 2}, {"hand": 2}),
        ({"hand+deck": 3}, {"hand": 2, "deck": 1}),
        ({"hand": 1, "hand+moat": 1, "deck": 1}, {"hand": 2, "deck": 1}),
        ({"hand+deck": 2, "hand+moat": 2}, {"hand": 2, "deck+moat": 2}),
    ],
)
def test_as_many_copies_as_a_shown_hand_holds_are_known_to_be_nowhere_else(
    before: Places, after: Places
) -> None:
    table = given(
        "Bat Form, Garlic",
        "Garlic*2, Relic",
        decision="window",
        moats=["-", "Garlic"],
        knowledge=sighted(before),
        edition=FOUR_GARLICS,
    )
    table.plays(V, "play Bat Form; pay Garlic")
    table.plays(H, "decline")

    table.plays(V, "vampire")

    assert garlics_seen(table) == after


@pytest.mark.clause("VE-233")
def test_an_empty_hand_of_the_vampires_says_nothing_of_the_cards_of_the_humans() -> None:
    table = given(
        "Dagger, Claws",
        "Garlic, Relic",
        knowledge={"sighted": [{}, {"opponent": {"hand+moat": "Garlic, Relic"}}]},
    )

    table.plays(V, "pass {Dagger, Claws}")

    assert garlics_seen(table) == {"hand+moat": 1}
