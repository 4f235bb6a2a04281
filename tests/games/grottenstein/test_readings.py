"""Where the original can be read two ways the table chooses; every reading is proved both ways.

GR-221 is in chapter 18. What hides nothing new is left to the chapters; here is what differs.
"""

from dataclasses import replace

import pytest

from gruft.games.grottenstein.game import GAME, GrottensteinGame
from gruft.kernel.options import Option, Options, read_options
from gruft.kernel.refusal import Refused
from gruft.testing.conformance import check_named
from tests.games.grottenstein.adventures import OTHER_READINGS, adventure, told_line_by_line
from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.scenes import at, faces, figure
from tests.games.grottenstein.seen import (
    BLUES_SERVANT,
    EVERYBODY,
    HUNTERS,
    SERVANT,
    alike,
    looks,
    worlds,
)
from tests.games.grottenstein.table import (
    BLUE,
    FIGURES,
    RED,
    VAMPIRE,
    Table,
    arranged,
    begun,
    given,
)
from tests.games.tables import SPECTATOR

DIAGONAL, PUBLIC, REMEMBERED = ({name: value} for name, value in OTHER_READINGS.items())
NOTICES = {
    "notice-diagonals": DIAGONAL,
    "notice-public-finds": PUBLIC,
    "notice-remembered-cellar": REMEMBERED,
}


# --- what a table may choose ---------------------------------------------------------------------


@pytest.mark.clause("GR-24", "GR-110", "GR-229")
def test_the_ruling_of_the_rulebook_is_the_default() -> None:
    chosen = read_options(GAME.options(), {})

    assert chosen["range_metric"] == "printed"
    assert chosen["finds"] == "hidden"
    assert chosen["cellar_cards"] == "noted"


@pytest.mark.parametrize(
    ("option", "clause"),
    [("range_metric", "GR-110"), ("finds", "GR-229"), ("cellar_cards", "GR-24")],
)
def test_a_reading_that_nobody_knows_is_refused(option: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        begun(options={option: "euclid"})

    assert (refused.value.key, refused.value.clause) == ("option-unknown-word", clause)


@pytest.mark.clause("GR-24", "GR-110", "GR-229")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_every_seat_sees_which_reading_is_in_force(seat: int) -> None:
    def said(options: Options) -> set[str]:
        return {one.key for one in given(options=options).scene(seat).notices} & set(NOTICES)

    assert said({}) == set()
    assert said(OTHER_READINGS) == set(NOTICES)
    for key, options in NOTICES.items():
        assert said(options) == {key}


# --- range ---------------------------------------------------------------------------------------


@pytest.mark.clause("GR-110")
@pytest.mark.parametrize(
    ("metric", "printed", "reaches"),
    [
        ("printed", "manhattan", False),
        ("printed", "chebyshev", True),
        ("manhattan", "chebyshev", False),
        ("chebyshev", "manhattan", True),
    ],
)
def test_the_table_chooses_how_ranges_are_counted(metric: str, printed: str, reaches: bool) -> None:
    edition = laid_over({"range_metric": printed})
    table = given(
        options={"range_metric": metric}, edition=edition, red="Gh7", vampire="Gi8", dice=[1]
    )

    assert table.may("hit V dagger") is reaches
    if not reaches:
        table.forbids("hit V dagger", "GR-110")


@pytest.mark.clause("GR-110", "GR-101", "GR-154")
@pytest.mark.parametrize(("options", "reaches"), [({}, False), (DIAGONAL, True)])
def test_bites_and_help_are_counted_in_the_same_way(options: Options, reaches: bool) -> None:
    helper = given(
        options=options, red="Gh7", blue="Gi8", holds={"red": "Antidote"}, decision="action"
    )
    biter = given(
        options=options, slot="vampire", red="Gh7", vampire="Gi8", worn=["teeth", "nails"]
    )

    biter.does("stay")

    assert helper.may("use antidote blue") is reaches
    assert biter.may("bite red") is reaches


@pytest.mark.clause("GR-110")
@pytest.mark.parametrize(
    ("options", "key"), [({}, "then-range"), (DIAGONAL, "then-range-diagonal")]
)
def test_a_weapon_that_is_chosen_says_how_it_is_counted(options: Options, key: str) -> None:
    table = given(options=options, red="Gh7", vampire="Gh8")
    table.begins("fight")

    (dagger,) = [one for one in table.decision().choices if one.move == "dagger"]

    assert [one.key for one in dagger.then if one.key.startswith("then-range")] == [key]


# --- finds ---------------------------------------------------------------------------------------


def finds(card: str, options: Options, field: str = "G4", **keys: object) -> Table:
    """Red turns up a card on G4."""
    data: dict[str, object] = {"red": "Gh3", "down": {field: card}, "decision": "action", **keys}
    table = given(options=options, **data)  # type: ignore[arg-type]
    table.does("reveal")
    return table


@pytest.mark.clause("GR-229")
@pytest.mark.parametrize(("options", "told"), [({}, HUNTERS), (PUBLIC, EVERYBODY)])
def test_a_find_is_told_to_the_hunters_or_to_everybody(options: Options, told: list[int]) -> None:
    table = finds("Sword", options)

    for seat in EVERYBODY:
        assert len(table.told_of("fact-reveals", seat)) == (seat in told)
        assert len(table.told_of("fact-reveals-hidden", seat)) == (seat not in told)
        assert (at(table, seat, "fields", "Gh3").face == "sword") is (seat in told)


@pytest.mark.clause("GR-230")
@pytest.mark.parametrize(("options", "seen"), [({}, {"?event"}), (PUBLIC, {"sword"})])
def test_what_is_taken_is_hidden_on_the_sheet_or_seen_there(
    options: Options, seen: set[str]
) -> None:
    table = finds("Sword", options, blue=BLUES_SERVANT)

    table.does("take")

    for seat in (SPECTATOR, VAMPIRE, BLUE):
        assert set(faces(table, seat, "sheet-red")) == seen
        (told,) = table.told_of("fact-keeps" if options else "fact-keeps-hidden", seat)
        assert ("card" in told) is bool(options)
    sheets = {str(world.sheet("red")) for world in worlds(table, VAMPIRE)}
    assert (len(sheets) == 1) is bool(options)


@pytest.mark.clause("GR-230")
@pytest.mark.parametrize("state", ["living", "corpse"])
def test_public_sheets_need_not_be_written_down(state: str) -> None:
    """A position that says nothing of it is one in which everybody has seen them."""
    keys: dict[str, object] = {"red": {"state": state}, "slot": "blue", "green": SERVANT}
    sword = given(options=PUBLIC, **keys, holds={"red": "Sword"})  # type: ignore[arg-type]
    shield = given(options=PUBLIC, **keys, holds={"red": "Shield"})  # type: ignore[arg-type]

    assert alike(sword, shield) == set()
    assert sword.truth["knowledge"]["shown"] == "-"  # type: ignore[index]
    assert sword.truth["knowledge"]["hidden"]["red"] == {}  # type: ignore[index]


@pytest.mark.clause("GR-229")
@pytest.mark.parametrize(("options", "seen"), [({}, ""), (PUBLIC, "sword")])
def test_nor_need_a_card_that_lies_turned_up(options: Options, seen: str) -> None:
    table = given(options=options, red="Gh3", down={"G4": "Sword"}, decision="revealed")

    for seat in (SPECTATOR, VAMPIRE):
        assert at(table, seat, "fields", "Gh3").face == seen
    assert at(table, RED, "fields", "Gh3").face == "sword"


@pytest.mark.clause("GR-230")
def test_nothing_can_be_hidden_on_a_public_sheet() -> None:
    knowledge = {"hidden": {"red": {"Sword": {"taken": 1}}}}
    given(holds={"red": "Sword"}, knowledge=knowledge)

    with pytest.raises(Refused) as refused:
        given(options=PUBLIC, holds={"red": "Sword"}, knowledge=knowledge)

    assert (refused.value.key, refused.value.clause) == ("position-not-hidden", "GR-230")


@pytest.mark.clause("GR-169", "GR-229", "GR-230")
def test_with_public_finds_everybody_sees_who_is_ready_to_stake() -> None:
    table = given(options=PUBLIC, slot="blue", red="Cf2", holds={"red": "Hammer, Stake"})

    for seat in EVERYBODY:
        assert figure(table, seat, "red").marks == ("ready-to-stake",)


@pytest.mark.clause("GR-234", "GR-229")
def test_what_the_plan_shows_is_no_find() -> None:
    table = given(
        options=PUBLIC,
        red="Gh3",
        holds={"red": "Plan"},
        down={"G4": None, "G7": "Shield"},
        decision="action",
    )

    table.does("use plan G7")

    for seat in (SPECTATOR, VAMPIRE):
        assert len(table.told_of("fact-looks-hidden", seat)) == 1
    assert len({world.down("G7") for world in worlds(table, VAMPIRE)}) > 1


# --- the vampire's own cellar --------------------------------------------------------------------


@pytest.mark.clause("GR-24", "GR-228")
@pytest.mark.parametrize(("options", "noted"), [({}, True), (REMEMBERED, False)])
def test_after_the_set_up_the_vampire_has_notes_or_his_memory(
    options: Options, noted: bool
) -> None:
    table = arranged(options=options)

    cellar = cellar_faces(table, VAMPIRE)

    assert ("" not in cellar) is noted
    assert (set(cellar) == {""}) is not noted
    (told,) = [one for one in table.told(VAMPIRE) if one[0].startswith("fact-arranged")]
    assert ("cards" in told[1]) is noted


def cellar_faces(table: Table, seat: int) -> list[str]:
    (zone,) = [one for one in table.scene(seat).zones if one.name == "fields"]
    return [piece.face for piece in zone.pieces if piece.kind == "cellar-card"]


@pytest.mark.clause("GR-24", "GR-232", "GR-233")
def test_locks_and_wardrobe_stay_on_his_notepad() -> None:
    table = arranged(options=REMEMBERED)

    assert faces(table, VAMPIRE, "locks") == ["lock-1", "lock-4"]
    (wardrobe,) = [one for one in table.scene(VAMPIRE).zones if one.name == "wardrobe"]
    assert all(piece.node for piece in wardrobe.pieces)


@pytest.mark.clause("GR-23", "GR-24")
def test_while_he_lays_them_out_he_sees_them() -> None:
    table = begun(options=REMEMBERED)
    table.begins("C08", "C01")

    assert at(table, VAMPIRE, "fields", "Ca1").face == "bat-swarm"
    assert len(faces(table, VAMPIRE, "hand")) == 10


@pytest.mark.clause("GR-24")
@pytest.mark.parametrize(("options", "offered"), [({}, True), (REMEMBERED, False)])
def test_the_house_offers_to_lay_only_what_he_will_see(options: Options, offered: bool) -> None:
    table = begun(options=options)

    assert ("arrange" in [one.move for one in table.decision().choices]) is offered
    assert table.may("arrange")


@pytest.mark.clause("GR-24", "GR-228")
@pytest.mark.parametrize("options", [{}, REMEMBERED])
def test_he_knows_his_cellar_all_the_same(options: Options) -> None:
    """What he could remember holds in every world of his, so bots play with it."""
    table = arranged(options=options)

    for world in worlds(table, VAMPIRE):
        assert world.truth["down"]["C1"] == table.truth["down"]["C1"]  # type: ignore[index]
        assert looks(world, VAMPIRE) == looks(table, VAMPIRE)


@pytest.mark.clause("GR-24", "GR-230")
@pytest.mark.parametrize(("options", "noted"), [({}, True), (REMEMBERED, False)])
def test_nor_is_he_reminded_when_a_hunter_finds_a_card_of_the_cellar(
    options: Options, noted: bool
) -> None:
    table = finds("Universal key", options, field="C5", red="Cl2")

    table.does("take")

    assert bool(table.told_of("fact-reveals", VAMPIRE)) is noted
    assert bool(table.told_of("fact-keeps", VAMPIRE)) is noted
    assert faces(table, VAMPIRE, "sheet-red") == ["universal-key" if noted else "?cellar"]
    assert faces(table, RED, "sheet-red") == ["universal-key"]
    assert ("universal-key" in faces(table, VAMPIRE, "unseen")) is not noted


@pytest.mark.clause("GR-24", "GR-226")
def test_what_everybody_sees_he_sees_too() -> None:
    table = finds("Universal key", REMEMBERED, field="C5", red="Cl2")

    table.does("leave")

    assert at(table, VAMPIRE, "fields", "Cl2").face == "universal-key"


@pytest.mark.clause("ED-13", "GR-24", "GR-234")
def test_a_servants_look_with_the_plan_is_told_him_once() -> None:
    table = given(
        options=REMEMBERED,
        red={"state": "servant", "at": "Cl3"},
        holds={"red": "Plan"},
        down={"C5": "Universal key"},
        decision="action",
    )

    table.does("use plan C5")

    (told,) = table.told_of("fact-looks", VAMPIRE)
    assert told["card"] == "card-universal-key"
    assert at(table, VAMPIRE, "fields", "Cl2").face == ""


@pytest.mark.clause("ED-13", "GR-24", "GR-234")
def test_an_event_card_that_a_servant_looked_at_is_none_of_his_cellar() -> None:
    table = given(
        options=REMEMBERED,
        red={"state": "servant", "at": "Gh5"},
        holds={"red": "Plan"},
        down={"G4": "Sword"},
        decision="action",
    )

    table.does("use plan G4")

    assert at(table, VAMPIRE, "fields", "Gh3").face == "sword"


@pytest.mark.clause("GR-24", "GR-169")
def test_who_is_ready_to_stake_is_not_shown_by_cards_he_must_remember() -> None:
    knowledge = {"shown": "Hammer"}
    ready = {"slot": "blue", "red": "Cf2", "holds": {"red": "Hammer, Stake"}}

    noted = given(knowledge=knowledge, **ready)  # type: ignore[arg-type]
    remembered = given(knowledge=knowledge, options=REMEMBERED, **ready)  # type: ignore[arg-type]

    assert figure(noted, VAMPIRE, "red").marks == ("ready-to-stake",)
    assert figure(remembered, VAMPIRE, "red").marks == ()


# --- all of them together ------------------------------------------------------------------------


class OtherReadings(GrottensteinGame):
    """Vampir as a table plays it that has chosen every other reading."""

    worlds_are_exact = True

    def options(self) -> tuple[Option, ...]:
        return tuple(
            replace(option, default=OTHER_READINGS.get(option.name, option.default))
            for option in super().options()
        )


@pytest.mark.clause("GR-24", "GR-110", "GR-229", "GR-230", "GR-237")
@pytest.mark.parametrize(
    ("check", "seats"),
    [("worlds", 3), ("pairs", 3), ("moves", 5), ("scenes", 2), ("json", 4), ("advice", 3)],
)
def test_the_kit_finds_nothing_wrong_with_every_other_reading(check: str, seats: int) -> None:
    games = seats + 1 if check == "pairs" else 1

    tally = check_named(check).run(OtherReadings(), seats, games=games)

    assert check != "worlds" or tally["groups"] > 10


@pytest.mark.clause("GR-24", "GR-229")
@pytest.mark.parametrize("seed", [2, 3])
def test_a_long_game_goes_on_with_every_other_reading(seed: int) -> None:
    """Cards are found, carried and lost, and nothing on a sheet is ever hidden."""
    table = adventure(seed, 5, options=OTHER_READINGS)

    for later in told_line_by_line(table, seed, 60):
        GAME.check(later.position)
        knowledge = later.truth["knowledge"]
        assert knowledge["hidden"] == {name: {} for name in FIGURES[:4]}  # type: ignore[index]
