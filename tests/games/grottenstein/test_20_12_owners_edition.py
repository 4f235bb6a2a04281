"""Section 20.12: what an owner's file says counts in play; presets and options."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.grottenstein.edition.printed import printed_for
from gruft.games.grottenstein.game import GAME
from gruft.kernel.edition import Edition, leaves
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words
from tests.games.grottenstein.editions import (
    OWNERS_FILE,
    SHIPPED,
    from_file,
    laid_over,
    printed_with,
    redrawn,
    said,
)
from tests.games.grottenstein.laid import seeds
from tests.games.grottenstein.table import ARRANGEMENT, BLUE, RED, VAMPIRE, begun, given


@pytest.fixture(scope="module")
def owned() -> Edition:
    return from_file(OWNERS_FILE)


def notes(edition: Edition) -> list[tuple[str, object]]:
    """What is unusual about an edition."""
    return [(note.key, note.args) for note in GAME.edition_warnings(edition)]


# --- cards, weapons, characters ------------------------------------------------------------------


@pytest.mark.clause("GR-30", "GR-42")
def test_order_and_start_squares_come_from_the_file(owned: Edition) -> None:
    table = begun(edition=owned)
    table.does(ARRANGEMENT)

    assert table.slot == "yellow"
    assert (table.at("yellow"), table.at("red")) == ("Gj11", "Gg11")
    assert table.player("yellow") == 1


@pytest.mark.clause("GR-115", "GR-110")
def test_a_weapon_hits_as_far_and_as_hard_as_the_file_says(owned: Edition) -> None:
    table = given(edition=owned, red="Gh1", vampire="Gh4", holds={"red": "E09"}, dice=[3])

    table.does("hit V two-hander")

    assert table.life("vampire") == 40 - 7


@pytest.mark.clause("GR-96", "GR-99")
def test_places_and_borders_come_from_the_file(owned: Edition) -> None:
    full = given(
        edition=owned,
        red="Gh3",
        down={"G4": "E09"},
        holds={"red": "Torch, Plan"},
        decision="action",
    )
    of_another_colour = given(
        edition=owned, slot="blue", blue="Gh3", down={"G4": "E09"}, decision="action"
    )

    for table in (full, of_another_colour):
        table.does("reveal")
        assert table.answers() == ["leave"]


@pytest.mark.clause("GR-198")
def test_the_loss_by_poison_comes_from_the_file(owned: Edition) -> None:
    table = given(edition=owned, red={"poisoned": True})

    table.does("stay", "end")

    assert table.life("red") == 35


@pytest.mark.clause("ED-6")
@pytest.mark.parametrize("written", ["amber", "silver"])
def test_a_lock_is_called_by_the_owners_name_or_by_ours(owned: Edition, written: str) -> None:
    table = begun(edition=owned)

    table.does(ARRANGEMENT.replace("iron", written))

    assert table.truth["locks"] == {"crypt": "gold", "armour": "silver"}
    assert "amber" in str(table.told_of("fact-arranged", VAMPIRE))


@pytest.mark.clause("ED-6", "GR-125")
def test_the_key_of_a_renamed_lock_bears_the_owners_name(owned: Edition) -> None:
    locks = {"crypt": "silver", "armour": "gold"}
    table = given(edition=owned, red="Ce2", holds={"red": "E16"}, locks=locks)

    table.does("stay", "key amber key Ce2/f2")

    assert table.door("Ce2/f2") == "open"


def test_names_of_the_file_are_told(owned: Edition) -> None:
    table = given(edition=owned, red="Gh3", down={"G4": "E09"}, decision="action")

    table.does("reveal")

    (told,) = table.told_of("fact-reveals", RED)
    assert (told["figure"], told["card"]) == ("Hildegard", "Two-hander")


def test_rooms_bear_the_names_of_the_file_where_it_has_one(owned: Edition) -> None:
    villa = printed_for(owned).villa
    named = dict(zip(villa.room_anchors, villa.room_names, strict=True))

    assert (named["Gf6"], named["Ga5"], named["Ca5"]) == ("Atrium", "Secret door", "")


def test_another_effect_makes_another_card() -> None:
    edition = laid_over(
        {"cards.E09.effect": "bat_swarm", "cards.E09.kind": "trap", "cards.E09.places": 0}
    )
    table = given(edition=edition, red="Gh3", down={"G4": "E09"}, decision="action", dice=[4])

    table.does("reveal")

    assert table.life("red") == 36
    assert "E09" in table.out


@pytest.mark.clause("GR-216")
def test_dynamite_may_be_any_card() -> None:
    first_and_last: dict[str, object] = {
        "cards.E01.effect": "dynamite",
        "cards.E01.border": "none",
        "cards.E04.effect": "kit",
        "cards.C12.effect": "torch",
        "cards.C12.kind": "object",
        "cards.C12.places": 1,
        "cards.E05.deck": "none",
    }
    charge = {"lighter": "red", "aim": "wall", "at": "Gn1"}
    table = given(edition=laid_over(first_and_last), charge=charge, dice=[6])

    table.does("stay", "end")

    assert table.out == {"E01", "C12"}


def test_a_card_may_change_its_deck() -> None:
    edition = laid_over({"cards.E09.deck": "cellar", "cards.C05.deck": "event"})
    cellar = [f"C{number:02d}" for number in range(1, 13)]
    table = begun(edition=edition)

    assert set(table.answers()) == {
        f"CARD({card})" if card > "C09" else card for card in cellar if card != "C05"
    } | {"E09"}
    assert notes(edition) == []


@pytest.mark.clause("GR-14")
def test_cards_that_are_not_in_the_box_are_nowhere_and_a_note_says_so() -> None:
    edition = laid_over(
        {"cards.E19.deck": "none", "cards.E20.deck": "none", "cards.C08.deck": "none"}
    )
    table = given(edition=edition)

    lying = set(dict(table.truth["down"]).values())  # type: ignore[call-overload]

    assert not {"E19", "E20", "C08"} & lying
    assert notes(edition) == [
        ("warning-event-cards", {"given": 22, "usual": 24}),
        ("warning-cellar-cards", {"given": 11, "usual": 12}),
    ]


def test_the_shipped_edition_has_nothing_unusual() -> None:
    assert notes(SHIPPED) == []
    GAME.check_edition(SHIPPED, "edition.toml")


@pytest.mark.clause("GR-110")
@pytest.mark.parametrize(("metric", "reaches"), [("manhattan", False), ("chebyshev", True)])
def test_by_the_other_metric_a_dagger_reaches_diagonally(metric: str, reaches: bool) -> None:
    table = given(edition=laid_over({"range_metric": metric}), red="Gh3", vampire="Gg2")

    assert table.may("hit V dagger") is reaches


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ru"])
def test_every_note_is_a_sentence(language: str) -> None:
    words = Words.at(GAME, language)

    for deck in ("event", "cellar"):
        told = words.tell(Telling(f"warning-{deck}-cards", {"given": 22, "usual": 24}))
        assert "22" in told
        assert "24" in told
    assert "Cf2" in words.tell(Telling("warning-number-at-locked-door", {"square": "Cf2"}))


def test_two_editions_at_once_do_not_mix() -> None:
    assert printed_with({"poison": 3}).poison == 3
    assert printed_with({"poison": 4}).poison == 4
    assert printed_for(SHIPPED).poison == 2
    assert printed_with({"board.U": redrawn("U", {"e11/f11": "|"})}).villa.doors == 54
    assert printed_for(SHIPPED).villa.doors == 55


@pytest.mark.clause("GR-36", "GR-40")
def test_an_owners_names_hide_as_well_as_ours(owned: Edition) -> None:
    table = given(edition=owned, slot="red", red="Gh3", down={"G4": "E09"}, decision="action")

    table.does("reveal", "take")

    assert "Two-hander" in str(table.told(BLUE))
    assert "Two-hander" not in str(table.told(VAMPIRE))


# --- any file ------------------------------------------------------------------------------------

KEYS = {key: value for key, value in leaves(SHIPPED.data) if not key.startswith("board.")}
WORDS = st.sampled_from(
    ["kit", "rats", "key_1", "trap", "object", "none", "cellar", "red", "vampire", "move", "coffin"]
)
NUMBERS = st.sampled_from([-2, 0, 1, 2, 3, 6, 12, 40, 99, 100])


def own_value(key: str) -> st.SearchStrategy[object]:
    """A value of the same kind as the printed one."""
    printed = KEYS[key]
    if isinstance(printed, bool):
        return st.booleans()
    if isinstance(printed, int):
        return NUMBERS
    return st.permutations(printed) if isinstance(printed, list) else WORDS


OWN_VALUES = st.sampled_from(sorted(KEYS)).flatmap(
    lambda key: own_value(key).map(lambda value: (key, value))
)


def edition_or_refusal(values: dict[str, object]) -> Edition | Refused:
    try:
        return laid_over(values)
    except Refused as refused:
        return refused


@settings(max_examples=12, deadline=None)
@drawn(st.lists(OWN_VALUES, min_size=1, max_size=4).map(dict), seeds)
def test_a_file_is_refused_with_a_sentence_or_can_be_played(
    values: dict[str, object], seed: int
) -> None:
    outcome = edition_or_refusal(values)
    if isinstance(outcome, Refused):
        assert said(outcome).startswith("mine.toml")
        return
    position = begun(edition=outcome, seed=seed, seats=2 + seed % 4).position

    for _ in range(40):
        if not position.is_over():
            seat = position.to_act()[0]
            moves = position.moves(seat)
            position.apply(seat, moves[seed % len(moves)])
    GAME.check(position)
