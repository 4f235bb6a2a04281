"""Chapter 17, worlds as a whole: they look like the truth, and luck decides only what is hidden."""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.witness import PICK, SHUFFLE, WitnessedChance
from gruft.testing.perception import first_difference, perceive
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.offers import offered, only_with
from tests.games.vampire_connection.samples import worlds_of
from tests.games.vampire_connection.table import SEAT_COUNTS, Table, begun, cards, given

HANDS = ["mist*2, wolf", "stake*2, bat", "mist, Party", "Rudey", "hunchback*2", "Escape, wolf"]
CAPTIVES = ["The Bard, The Baker", "The Mayor", "The Tyke", "-", "The Milkmaid", "V28"]
OFFERED = {"partner": 1, "offers": 1, "give": "mist+wolf", "want": "bat"}
COUNTERED = {**OFFERED, "counter_give": "stake", "counter_want": "mist+mist"}
#: The same table at moments in which different things are hidden.
MOMENTS: dict[str, object] = {
    "play": "play",
    "answer": {"decision": "offer-answer", **OFFERED},
    "counter": {"decision": "counter-answer", **COUNTERED},
    "composing": {"decision": "offer-want", "partner": 1, "offers": 2, "give": "mist"},
    "countering": {"decision": "counter-want", **OFFERED, "counter_give": "stake"},
}
PLACES = [(seats, seat) for seats in SEAT_COUNTS for seat in range(SPECTATOR, seats)]


def table_of(seats: int, moment: str = "play", **keys: object) -> Table:
    """Everybody knows something; the deck has been reshuffled; cards lie on victims."""
    known = {
        str(seat): {str((seat + 1) % seats): HANDS[(seat + 1) % seats].split(", ")[-1]}
        for seat in range(seats)
    }
    known["spectator"] = {"0": "wolf"}
    knowledge = {
        "known": known,
        "reshuffled": "mist*6, wolf*4, bat*3, stake*3, carriage*2, hunchback*3",
        "drawn_since": ["mist", "bat", "mist", "-", "hunchback", "wolf"][:seats],
    }
    return given(
        HANDS[:seats],
        captives=CAPTIVES[:seats],
        laid=[{"card": "crucifix", "castle": 1, "victims": "The Mayor"}],
        deck="mist*2, wolf, bat, stake",
        knowledge=knowledge,
        pending=MOMENTS[moment],
        **keys,  # type: ignore[arg-type]
    )


@pytest.mark.clause("VC-236", "VC-245")
@pytest.mark.parametrize(("seats", "observer"), PLACES)
def test_in_every_world_its_observer_sees_hears_and_knows_the_same(
    seats: int, observer: int
) -> None:
    table = table_of(seats)

    for seed in range(3):
        world = table.position.world(observer, FastChance(seed))

        here, there = (
            perceive(GAME, table.position, observer, 1),
            perceive(GAME, world, observer, 1),
        )
        assert first_difference(here, there) == ""


@pytest.mark.clause("VC-236")
@pytest.mark.parametrize(("seats", "observer"), PLACES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_card_is_lost_or_added_in_a_world(seats: int, observer: int, moment: str) -> None:
    table = table_of(seats, moment)

    for seed in range(3):
        world = Table(table.position.world(observer, FastChance(seed)))

        assert whole_pack(world) == whole_pack(table)
        assert sorted(world.village) == sorted(table.village)
        sizes = [world.hand(seat).total() for seat in range(seats)]
        assert sizes == [table.hand(seat).total() for seat in range(seats)]
        for seat in range(seats):
            if observer != SPECTATOR:
                assert world.knows(observer, seat) == table.knows(observer, seat)
                assert table.knows(observer, seat) <= world.hand(seat)
        if observer != SPECTATOR:
            assert drawn_since(world)[observer] == drawn_since(table)[observer]


def whole_pack(table: Table) -> dict[str, int]:
    """All vampire cards in hands and in the deck."""
    held = cards(", ".join(table.deck))
    for seat in range(table.seats):
        held += table.hand(seat)
    return dict(held)


def drawn_since(table: Table) -> list[str]:
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    return list(knowledge["drawn_since"])


# --- what luck decides ---------------------------------------------------------------------------


@pytest.mark.clause("VC-245")
@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1, 2, 3])
@pytest.mark.parametrize("moment", [*MOMENTS, "start"])
def test_all_luck_that_makes_a_world_is_drawn_for_it(observer: int, moment: str) -> None:
    table = begun(4) if moment == "start" else table_of(4, moment)
    luck = WitnessedChance(FastChance(1))

    table.position.world(observer, luck)

    assert {draw.what for draw in luck.draws if draw.kind in (PICK, SHUFFLE)} == {"world"}


@pytest.mark.clause("VC-44", "VC-245")
@pytest.mark.parametrize(
    ("moment", "picks"),
    [("play", 0), ("composing", 0), ("answer", 2), ("countering", 2), ("counter", 4)],
)
@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1, 2])
def test_two_sides_of_each_complete_offer_are_imagined_by_those_who_are_no_party(
    observer: int, moment: str, picks: int
) -> None:
    luck = WitnessedChance(FastChance(1))

    table_of(4, moment).position.world(observer, luck)

    party = observer in (0, 1)
    assert [draw.kind for draw in luck.draws].count(PICK) == (0 if party else picks)


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("sides", ["mist+mist <-> wolf", "stake <-> mist+mist"])
def test_two_of_the_first_type_are_imagined_as_two_cards(sides: str) -> None:
    sizes = [len(side.split("+")) for side in sides.split(" <-> ")]

    for world in worlds_of(offered(sides), 2, 5):
        assert sizes_of(world) == sizes


def sizes_of(table: Table) -> list[int]:
    """How many cards are given and wanted."""
    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    return [cards(str(pending[side])).total() for side in ("give", "want")]


@pytest.mark.clause("VC-44", "VC-249")
def test_where_only_one_offer_exists_it_is_imagined() -> None:
    hands = ["hunchback*2", "hunchback", "hunchback"]
    table = offered("hunchback+hunchback <-> hunchback", hands, edition=only_with(0, 30, 0))

    assert [sizes_of(world) for world in worlds_of(table, 2, 3)] == [[2, 1]] * 3


@pytest.mark.clause("VC-44", "VC-249")
def test_where_two_offers_exist_both_are_imagined() -> None:
    known = {"known": {"2": {"0": "bat, hunchback", "1": "hunchback"}}}
    hands = ["bat, hunchback", "hunchback", "-"]
    table = offered("bat <-> hunchback", hands, edition=only_with(1, 29, 0), knowledge=known)

    seen = {tuple(given_and_wanted(world)) for world in worlds_of(table, 2, 20)}

    assert seen == {("bat", "hunchback"), ("hunchback", "bat")}


def given_and_wanted(table: Table) -> list[str]:
    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    return [str(pending["give"]), str(pending["want"])]


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("said", ["mist", "mist+mist"])
def test_in_the_worlds_of_others_an_offer_in_the_making_can_be_made_from_its_beginning(
    said: str,
) -> None:
    pending = {"decision": "offer-want", "partner": 1, "offers": 2, "give": said}
    table = given(["mist*2, wolf", "stake, bat", "-"], pending=pending)

    for world in worlds_of(table, 2, 3):
        world.begins(0, "offer Ficklecrash")
        assert "done" not in world.legal(0)
        first = world.legal(0)[0]
        world.begins(0, first)
        assert "done" in world.legal(0)


@pytest.mark.clause("VC-44")
@pytest.mark.parametrize("said", ["stake", "stake+stake"])
def test_in_the_worlds_of_others_a_counter_in_the_making_can_be_made_from_its_beginning(
    said: str,
) -> None:
    offer = {"partner": 1, "offers": 1, "give": "mist", "want": "bat", "counter_give": said}
    table = given(
        ["mist*2, wolf", "stake*2, bat", "-"], pending={"decision": "counter-want", **offer}
    )

    for world in worlds_of(table, 0, 3):
        assert world.asked == "offer-answer"
        world.begins(1, "counter")
        assert "done" not in world.legal(1)
        first = world.legal(1)[0]
        world.begins(1, first)
        assert "done" in world.legal(1)


@pytest.mark.clause("VC-92", "VC-245")
@pytest.mark.parametrize("nth", range(1, 6))
def test_at_the_ball_each_other_lord_may_have_chosen_any_of_their_captives_or_nobody_yet(
    nth: int,
) -> None:
    """The Tyke lies under the n-th laid card, which is nobody's captive for that."""
    others = ["The Bard", "The Baker", "The Mayor", "The Milkmaid"]
    kinds = ["book", "holy water", "crucifix", "holy water", "book"]
    victims = [*others[: nth - 1], "The Tyke"]
    table = given(
        ["mist", "-", "-", "-"],
        captives=[f"The Tyke, {', '.join(others)}", "V28", "V26, V27", "-"],
        laid=[{"card": kinds[n], "castle": 0, "victims": one} for n, one in enumerate(victims)],
        village="Masked Ball, *",
    )
    table.plays(0, "mist > village")
    luck = WitnessedChance(FastChance(1))

    table.position.world(0, luck)

    picks = [(draw.what, draw.bound) for draw in luck.draws if draw.kind == PICK]
    assert picks[:2] == [("world", 2), ("world", 3)]


@pytest.mark.clause("VC-242", "VC-99")
def test_once_the_village_has_been_shuffled_it_is_one_pile_in_every_world() -> None:
    """Hands and vampire deck are shuffled together, then the village: two halves, or one pile."""
    table = begun(3)
    shuffled = given(["Escape", "-", "-"], captives=["-", "The Baker", "-"])
    shuffled.plays(0, "escape The Baker")

    assert [shuffles(one) for one in (table, shuffled)] == [3, 2]


def shuffles(table: Table) -> int:
    luck = WitnessedChance(FastChance(1))
    table.position.world(0, luck)
    return [draw.kind for draw in luck.draws].count(SHUFFLE)


@pytest.mark.clause("VC-242")
@pytest.mark.parametrize(
    ("turned", "bounds"), [(18, [3, 2]), (19, [3, 3]), (20, [3, 4]), (21, [3, 4])]
)
def test_only_what_lies_below_the_upper_pile_is_mixed_with_marked_events(
    turned: int, bounds: list[int]
) -> None:
    village = "The Tyke, The Baker, The Bard, Angel"
    table = given(
        ["-"] * 3, deck="-", village=village, village_turned=turned, village_shuffled=False
    )
    luck = WitnessedChance(FastChance(1))

    table.position.world(0, luck)

    assert [draw.bound for draw in luck.draws if draw.kind == SHUFFLE][-2:] == bounds


@pytest.mark.clause("VC-233", "VC-242")
@pytest.mark.parametrize("shuffled", [True, False])
def test_the_order_of_the_village_is_hidden(shuffled: bool) -> None:
    village = "The Tyke, The Baker, The Bard, garlic, windows, Angel"
    keys: dict[str, object] = {} if shuffled else {"village_turned": 16}
    table = given(["-"] * 3, village=village, village_shuffled=shuffled, **keys)  # type: ignore[arg-type]

    assert len({tuple(world.village) for world in worlds_of(table, 0, 8)}) > 1


@pytest.mark.clause("VC-92", "VC-245")
def test_where_all_have_chosen_in_a_world_one_of_them_has_not() -> None:
    table = given(["mist", "-", "-"], captives=["V28", "The Mayor", "-"], village="Masked Ball, *")
    table.plays(0, "mist > village")

    for seed in range(12):
        luck = WitnessedChance(FastChance(seed))
        world = table.position.world(SPECTATOR, luck)

        assert world.to_act()
        assert {draw.what for draw in luck.draws if draw.kind == PICK} == {"world"}


@pytest.mark.clause("VC-92", "VC-236")
@pytest.mark.parametrize("observer", [SPECTATOR, *range(1, 6)])
def test_a_gift_that_was_chosen_is_not_a_card_of_a_hand(observer: int) -> None:
    captives = ["V28", "The Mayor", "The Tyke", "The Bard", "The Milkmaid", "The Baker"]
    hands = ["mist*2", "wolf", "bat", "stake", "book", "-"]
    table = given(hands, captives=captives, village="Masked Ball, *")
    table.plays(0, "mist > village")
    table.plays(0, table.legal(0)[0])

    world = Table(table.position.world(observer, FastChance(1)))

    assert whole_pack(world) == whole_pack(table)
    assert [world.hand(seat).total() for seat in range(6)] == [1, 1, 1, 1, 1, 0]
