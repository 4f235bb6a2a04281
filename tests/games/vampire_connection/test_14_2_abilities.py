"""Chapter 14, continued: the abilities of Garlictooth, Stoneheart and Miststone."""

import pytest

from tests.games.vampire_connection.table import VAMPIRES, cards, given
from tests.games.vampire_connection.visits import CARDS, FORMS, WRITTEN, visited

ALL_HUNTERS = "Beatquick, Thrashon, Rudey, Assistant, stake*7"
#: VC-134, for everybody but Countess Stoneheart.
STAKES = {
    "tomb": ["Beatquick+1", "Thrashon+1", "Rudey+0", "Assistant+2"],
    "wolf": ["Beatquick+2", "Thrashon+1", "Rudey+2"],
    "bat": ["Beatquick+2", "Thrashon+3", "Rudey+3"],
    "carriage": ["Beatquick+1", "Thrashon+1", "Rudey+1"],
}
STONEHEART = {
    "tomb": ["Beatquick+2", "Thrashon+2", "Rudey+1", "Assistant+3"],
    "wolf": ["Beatquick+3", "Thrashon+2", "Rudey+3"],
    "bat": ["Beatquick+3", "Thrashon+4", "Rudey+4"],
    "carriage": ["Beatquick+2", "Thrashon+2", "Rudey+2"],
}


def caught(vampire: str, defence: str, form: str, **keys: object) -> str:
    """What this vampire brings home from behind this defence."""
    others = [name for name in VAMPIRES if name != vampire][:2]
    keys = {"vampires": [vampire, *others], **keys}
    table = visited(f"{defence}, The Baker, *", form, **keys)
    return next(iter(table.fresh), "-")


def against(vampire: str, where: str, *, abilities: bool = True) -> list[str]:
    """The stakings that a player with all hunters has against this vampire."""
    others = [name for name in VAMPIRES if name != vampire][:2]
    keys = {"vampires": [vampire, *others], "abilities": abilities}
    if where == "tomb":
        table = given(
            ["-", ALL_HUNTERS, "-"],
            places=["tomb", "castle", "castle"],
            pending={"decision": "tomb-window", "asked": 1, "point": "end"},
            **keys,  # type: ignore[arg-type]
        )
    else:
        table = given([CARDS[where], ALL_HUNTERS, "-"], **keys)  # type: ignore[arg-type]
        table.plays(0, f"{WRITTEN[where]} > village")
    return [line.removesuffix(f" -> {vampire}") for line in table.legal(1)[1:]]


# --- Count Garlictooth ---------------------------------------------------------------------------


@pytest.mark.clause("VC-224")
@pytest.mark.parametrize("form", FORMS)
def test_garlic_does_not_stop_count_garlictooth_in_any_form(form: str) -> None:
    assert caught("Garlictooth", "garlic", form) == "The Baker"


@pytest.mark.clause("VC-224")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("defence", ["windows", "church"])
def test_other_defences_stop_him_like_everybody(form: str, defence: str) -> None:
    assert caught("Garlictooth", defence, form) == caught("Biggulp", defence, form)


@pytest.mark.clause("VC-224", "VC-218")
@pytest.mark.parametrize("form", ["mist", "wolf", "carriage"])
def test_garlic_stops_him_where_abilities_are_off_and_all_others_always(form: str) -> None:
    assert caught("Garlictooth", "garlic", form, abilities=False) == "-"
    for vampire in ("Biggulp", "Shortway", "Stoneheart", "Miststone"):
        assert caught(vampire, "garlic", form) == "-"


# --- Countess Stoneheart -------------------------------------------------------------------------


@pytest.mark.clause("VC-225", "VC-136")
@pytest.mark.parametrize("where", STAKES)
def test_every_hunter_needs_one_more_stake_against_countess_stoneheart(where: str) -> None:
    assert against("Stoneheart", where) == STONEHEART[where]
    assert against("Biggulp", where) == STAKES[where]


@pytest.mark.clause("VC-225", "VC-218")
@pytest.mark.parametrize("where", STAKES)
def test_where_abilities_are_off_she_is_staked_like_everybody(where: str) -> None:
    assert against("Stoneheart", where, abilities=False) == STAKES[where]


@pytest.mark.clause("VC-225")
def test_with_one_stake_fewer_she_is_safe() -> None:
    table = given(
        ["Rudey", "-", "-"],
        vampires=["Biggulp", "Stoneheart", "Shortway"],
        places=["castle", "tomb", "castle"],
    )

    assert table.legal(0) == ["end play"]
    table.refuses(0, "Rudey -> Stoneheart", "VC-134")


# --- Countess Miststone --------------------------------------------------------------------------


@pytest.mark.clause("VC-226")
@pytest.mark.parametrize("form", ["mist", "wolf", "bat", "carriage"])
def test_nailed_windows_do_not_stop_countess_miststone_in_any_form(form: str) -> None:
    assert caught("Miststone", "windows", form) == "The Baker"


@pytest.mark.clause("VC-226")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("defence", ["garlic", "church"])
def test_other_defences_stop_her_in_the_form_she_has(form: str, defence: str) -> None:
    assert caught("Miststone", defence, form) == caught("Biggulp", defence, form)


@pytest.mark.clause("VC-226", "VC-218")
@pytest.mark.parametrize("form", ["wolf", "bat"])
def test_windows_stop_her_where_abilities_are_off_and_all_others_always(form: str) -> None:
    assert caught("Miststone", "windows", form, abilities=False) == "-"
    for vampire in ("Biggulp", "Shortway", "Stoneheart", "Garlictooth"):
        assert caught(vampire, "windows", form) == "-"


@pytest.mark.clause("VC-226")
@pytest.mark.parametrize("where", STAKES)
def test_she_is_staked_like_everybody(where: str) -> None:
    assert against("Miststone", where) == STAKES[where]


@pytest.mark.clause("VC-224", "VC-226")
def test_an_ignored_defence_is_put_away() -> None:
    table = visited(
        "windows*3, The Baker, *", "wolf", vampires=["Miststone", "Biggulp", "Shortway"]
    )

    assert table.village_discard == cards("windows*3")
    assert table.fresh == cards("The Baker")
