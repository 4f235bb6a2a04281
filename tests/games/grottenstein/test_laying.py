"""Cards that are named and that are not: where they go in a position."""

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.laid import laid, laid_over, refusal_of
from tests.games.grottenstein.table import Table, cards, given

EVENT_FIELDS = [f"{floor}{number}" for floor in "GU" for number in range(1, 13)]
CELLAR_FIELDS = [f"C{number}" for number in range(1, 13)]


def face_down(table: Table, fields: list[str]) -> list[object]:
    return [table.down(field) for field in fields]


# --- where named cards lie -----------------------------------------------------------------------


def test_named_cards_lie_where_they_are_named() -> None:
    table = laid(
        figures={"yellow": {"state": "gone"}},
        sheets={"red": "Sword, Shield"},
        down={"G4": "Bow", "C12": "Stake"},
        open={"G7": "Torch, Plan"},
        floor={"Gh5": {"yellow": "Hammer"}, "Go10": {"ladder": "Ladder"}},
        out="Rats, Holy water",
    )

    assert table.sheet("red") == cards("Sword, Shield")
    assert (table.down("G4"), table.down("C12")) == ("E10", "C01")
    assert (table.down("G7"), table.open_on("G7")) == (None, cards("Torch, Plan"))
    assert table.floor("Gh5", "yellow") == cards("Hammer")
    assert table.floor("Go10", "ladder") == cards("Ladder")
    assert table.out == cards("Rats, Holy water")


@pytest.mark.clause("GR-14", "GR-22")
def test_the_rest_lies_by_lot_on_the_fields_of_its_deck() -> None:
    table = laid(sheets={"red": "Sword", "blue": "Stake"})

    events = face_down(table, EVENT_FIELDS)
    cellar = face_down(table, CELLAR_FIELDS)

    assert (events[-1], cellar[-1]) == (None, None)
    assert set(events[:-1]) == {f"E{n:02d}" for n in range(1, 25)} - {"E09"}
    assert set(cellar[:-1]) == {f"C{n:02d}" for n in range(2, 13)}


def test_the_lot_decides_what_is_not_named() -> None:
    one, other = (laid_over({"round": 2}, seed) for seed in (1, 2))

    for key in ("down", "wardrobe", "locks"):
        assert one.truth[key] != other.truth[key]
    assert laid_over({"round": 2}, 1).truth == one.truth


def test_a_field_may_be_named_empty_or_with_any_card() -> None:
    sheets = {"red": "Sword", "blue": "Bow, Torch"}
    with pytest.raises(Refused):
        laid(sheets=sheets)  # yellow's border is on the bow
    sheets = {"red": "Sword", "blue": "Plan, Torch"}
    table = laid(sheets=sheets, down={"G4": None, "U12": "?", "G1": "Bow"})

    assert table.down("G4") is None
    assert table.down("U12") is not None
    assert table.down("G1") == "E10"


@pytest.mark.clause("GR-23")
def test_before_the_vampire_has_laid_them_the_cellar_cards_lie_nowhere() -> None:
    table = laid(pending="placing", down={"G1": "Sword"})

    assert face_down(table, CELLAR_FIELDS) == [None] * 12
    assert len(table.answers()) == 12
    assert table.down("G1") == "E09"


def test_cards_that_the_box_lacks_are_nowhere() -> None:
    few: dict[str, object] = {"cards.E02.deck": "none"}
    table = given(edition=GAME.edition_with(few, "mine.toml"))

    assert "E02" not in face_down(table, EVENT_FIELDS)
    assert table.out == set()
    with pytest.raises(Refused) as refusal:
        given(edition=GAME.edition_with(few, "mine.toml"), holds={"red": "E02"})
    assert refusal.value.key == "position-card-not-in-box"


@pytest.mark.parametrize("text", ["E09, E11", "sword+shield", " Sword ,shield", "e09,E11"])
def test_lists_are_read_in_many_forms(text: str) -> None:
    table = laid(sheets={"red": text})

    assert table.truth["sheets"] == {"red": "E09, E11", "blue": "-", "green": "-", "yellow": "-"}


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "key", "clause"),
    [
        ({"sheets": {"red": "Sword", "blue": "E09"}}, "position-card-twice", "GR-14"),
        ({"sheets": {"red": "Sword*2"}}, "position-card-twice", "GR-14"),
        ({"sheets": {"red": "Sword"}, "down": {"G1": "E09"}}, "position-card-twice", "GR-14"),
        ({"sheets": {"red": "Sabre"}}, "refusal-no-such-card", "GR-14"),
        ({"sheets": {"red": "?"}}, "refusal-no-such-card", "GR-14"),
        ({"sheets": {"red": "Demon"}}, "refusal-which-card", "GR-14"),
        ({"sheets": {"vampire": "Sword"}}, "position-unknown-key", ""),
        ({"sheets": {"red": "Sword, Shield, Torch, Plan"}}, "position-too-much", "GR-96"),
        ({"sheets": {"red": "Bow"}}, "position-wrong-border", "GR-99"),
        ({"sheets": {"red": "Rats"}}, "position-trap-lies-open", "GR-88"),
        ({"open": {"G4": "Rats"}}, "position-trap-lies-open", "GR-88"),
        ({"open": {"G44": "Sword"}}, "refusal-no-such-field", "GR-10"),
        (
            {"open": {"G4": "Sword"}, "down": {"G4": "Bow"}},
            "position-field-covered",
            "GR-94",
        ),
        ({"down": {"G4": "Stake"}}, "position-wrong-deck", "GR-14"),
        ({"down": {"C4": "Sword"}}, "position-wrong-deck", "GR-14"),
        ({"down": {"G4": 4}}, "refusal-no-such-card", "GR-14"),
        ({"down": {"G4": None}}, "position-too-few-fields", "GR-94"),
        ({"down": {"G4": ["Sword"]}}, "position-not-a-text", ""),
        ({"floor": {"Gz1": {"red": "Sword"}}}, "refusal-no-such-square", "GR-1"),
        ({"floor": {"Gh5": {"white": "Sword"}}}, "position-unknown-word", ""),
        ({"floor": {"Gh5": {"ladder": "Ladder"}}}, "position-ladder-elsewhere", "ED-14"),
        ({"floor": {"Go10": {"ladder": "Sword"}}}, "position-on-the-floor", "GR-95"),
        ({"floor": {"Go10": {"unlit": "Sword"}}}, "position-on-the-floor", "GR-95"),
        ({"floor": {"Gh5": {"blue": "Sword"}}}, "position-remains-of-the-living", "GR-191"),
        (
            {
                "sheets": {"red": "Torch"},
                "charge": {"lighter": "red", "aim": "wall", "at": "Gn1"},
            },
            "position-card-twice",
            "GR-14",
        ),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(
    keys: dict[str, object], key: str, clause: str
) -> None:
    assert refusal_of(**keys) == (key, clause)


def test_more_unnamed_cards_than_there_are_cannot_lie() -> None:
    everything = ", ".join(f"E{number:02d}" for number in range(1, 25))

    assert refusal_of(out=everything, down={"G1": "?"}) == ("position-too-few-cards", "GR-14")


# --- what everybody knows ------------------------------------------------------------------------


@pytest.mark.clause("GR-36", "GR-230")
def test_a_sheet_is_known_to_the_hunters_and_hidden_from_the_vampire() -> None:
    table = given(holds={"red": "Sword"})
    worlds = [table.position.world(0, FastChance(seed)) for seed in range(40)]
    own = [table.position.world(2, FastChance(seed)) for seed in range(5)]

    assert len({GAME.to_json(world)["sheets"]["red"] for world in worlds}) > 3  # type: ignore[index]
    assert {GAME.to_json(world)["sheets"]["red"] for world in own} == {"E09"}  # type: ignore[index]


@pytest.mark.clause("GR-181")
def test_a_servants_sheet_is_known_to_all() -> None:
    table = given(slot="blue", red={"state": "servant"}, holds={"red": "Sword"})
    world = Table(table.position.world(-1, FastChance(1)))

    assert world.sheet("red") == cards("Sword")
    assert table.knowledge["shown"] == "-"


@pytest.mark.clause("GR-228")
def test_the_cellar_is_known_to_the_vampire() -> None:
    table = given()
    worlds = [Table(table.position.world(seat, FastChance(2))) for seat in (0, 1)]

    known, guessed = (face_down(world, CELLAR_FIELDS) for world in worlds)

    assert known == face_down(table, CELLAR_FIELDS)
    assert guessed != known


def test_what_a_seat_knows_beyond_that_is_written() -> None:
    known = ["-", "E10", "-", "-", "E10, C02"]
    table = given(down={"G4": "Bow", "C3": "Holy water"}, knowledge={"known": known})

    assert table.knowledge["known"] == known
    for seat in (1, 4):
        assert Table(table.position.world(seat, FastChance(1))).down("G4") == "E10"


def test_a_card_that_everybody_has_seen_is_shown() -> None:
    table = given(holds={"red": "Sword, Torch"}, knowledge={"shown": "Sword"})
    world = Table(table.position.world(0, FastChance(5)))

    assert "E09" in world.sheet("red")
    assert list(table.knowledge["hidden"]["red"]) == ["E05"]  # type: ignore[index]


def test_hidden_cards_were_taken_one_by_one_and_fit_the_places() -> None:
    table = given(holds={"red": "Torch, Sword", "blue": "Plan"}, knowledge={"shown": "Torch"})

    assert table.knowledge["hidden"] == {
        "red": {"E09": {"taken": 1, "room": 2, "denied": "-"}},
        "blue": {"E06": {"taken": 2, "room": 3, "denied": "-"}},
        "green": {},
        "yellow": {},
    }
    assert table.knowledge["takes"] == 2


def test_what_a_hidden_card_cannot_be_is_written() -> None:
    entries = {"taken": 4, "room": 2, "denied": "shield, garlic"}
    table = given(holds={"red": "Sword"}, knowledge={"hidden": {"red": {"Sword": entries}}})

    assert table.knowledge["hidden"]["red"] == {"E09": entries}  # type: ignore[index]
    worlds = [Table(table.position.world(0, FastChance(seed))) for seed in range(30)]
    assert all(world.sheet("red") != cards("Shield") for world in worlds)


@pytest.mark.clause("GR-232")
def test_keys_that_failed_and_fitted_are_written() -> None:
    knowledge = {"tried": {"crypt": "gold, iron"}, "fitted": {"armour": "copper"}}
    table = given(locks={"crypt": "silver", "armour": "copper"}, knowledge=knowledge)

    assert table.knowledge["tried"] == {"crypt": "gold, iron", "armour": "-"}
    assert table.knowledge["fitted"] == {"crypt": None, "armour": "copper"}
    world = Table(table.position.world(1, FastChance(8)))
    assert world.truth["locks"] == {"crypt": "silver", "armour": "copper"}


@pytest.mark.parametrize(
    ("knowledge", "key", "clause"),
    [
        ({"secrets": 1}, "position-unknown-key", ""),
        ({"known": ["-"]}, "position-not-per-seat", ""),
        ({"known": ["Sabre", "-", "-", "-", "-"]}, "refusal-no-such-card", "GR-14"),
        ({"takes": 0}, "position-bad-number", ""),
        ({"hidden": {"white": {}}}, "position-unknown-key", ""),
        ({"hidden": {"blue": {"Sword": {}}}}, "position-not-hidden", "GR-230"),
        ({"hidden": {"red": {"Sword": {"seen": 1}}}}, "position-unknown-key", ""),
        ({"hidden": {"red": {"Sword": {"room": 0}}}}, "position-untrue-knowledge", "GR-96"),
        ({"hidden": {"red": {"Sword": {"room": 4}}}}, "position-bad-number", ""),
        ({"hidden": {"red": {"Sword": {"denied": "sword"}}}}, "position-unknown-word", ""),
        ({"tried": {"attic": "gold"}}, "position-unknown-key", ""),
        ({"tried": {"crypt": "brass"}}, "position-unknown-word", ""),
        ({"tried": {"crypt": "gold"}}, "position-untrue-lock", "GR-232"),
        ({"fitted": {"crypt": "iron"}}, "position-untrue-lock", "GR-232"),
    ],
)
def test_knowledge_that_is_not_true_is_refused(
    knowledge: dict[str, object], key: str, clause: str
) -> None:
    found = refusal_of(
        sheets={"red": "Sword"}, locks={"crypt": "gold", "armour": "silver"}, knowledge=knowledge
    )

    assert found == (key, clause)


def test_two_hidden_cards_were_not_taken_at_once() -> None:
    hidden = {"red": {"Sword": {"taken": 2}, "Torch": {"taken": 2}}}

    found = refusal_of(sheets={"red": "Sword, Torch"}, knowledge={"hidden": hidden})

    assert found == ("position-untrue-knowledge", "GR-230")


def test_a_shield_cannot_be_denied_to_be_one() -> None:
    hidden = {"red": {"Shield": {"denied": "shield"}}}

    found = refusal_of(sheets={"red": "Shield"}, knowledge={"hidden": hidden})

    assert found == ("position-untrue-knowledge", "GR-96")
