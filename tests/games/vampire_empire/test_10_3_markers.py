"""Chapter 10.4: the cards that place markers, and what markers do."""

from collections.abc import Callable

import pytest

from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.support_cards import at_night, in_daylight, lucky
from tests.games.vampire_empire.table import H, Table, V, by_day, given

CLASSES = {
    "servant": ["Maid", "Cook", "Butler"],
    "noble": ["Lady", "Lord", "Officer"],
    "clergy": ["Monk", "Nun", "Bishop"],
}
#: Who plays it, the class, and the character that gets a marker of 2.
MARKER_CARDS = {
    "Ostler": (H, "servant", "Butler"),
    "Squire": (H, "noble", "Officer"),
    "Novice": (H, "clergy", "Nun"),
    "Kitchen Boy": (V, "servant", "Cook"),
    "Lady-in-Waiting": (V, "noble", "Lady"),
    "Organist": (V, "clergy", "Bishop"),
}
MARKED = {"attack": 1, "defence": 2}


def window_of(card: str, **keys: object) -> Table:
    """The owner of a marker card is asked in their own turn, where it costs nothing."""
    if MARKER_CARDS[card][0] == V:
        return at_night(card, "-", **keys)
    return in_daylight("-", card, **keys)


# --- placing -------------------------------------------------------------------------------------


@pytest.mark.clause("VE-155", "VE-176")
@pytest.mark.parametrize("side", ["attack", "defence"])
@pytest.mark.parametrize("name", [name for names in CLASSES.values() for name in names])
@pytest.mark.parametrize("card", MARKER_CARDS)
def test_a_marker_card_marks_a_character_of_its_class(card: str, name: str, side: str) -> None:
    seat, wanted, best = MARKER_CARDS[card]
    others = [names[0] for names in CLASSES.values() if name not in names]
    table = window_of(card, castle=[name, *others])

    if name in CLASSES[wanted]:
        table.plays(seat, f"*{card}: {name} {side}")
        assert table.markers(name) == {side: 2 if name == best else 1}
    else:
        table.refuses(seat, f"*{card}: {name} {side}", "VE-155" if seat == H else "VE-176")


@pytest.mark.clause("VE-155", "VE-176")
@pytest.mark.parametrize("vampires", [["Lady", "Monk", "Cook"], ["Maid", "Monk", "Cook"]])
@pytest.mark.parametrize("card", MARKER_CARDS)
def test_the_player_chooses_among_all_of_the_class_in_the_castle(
    card: str, vampires: list[str]
) -> None:
    seat, wanted, _ = MARKER_CARDS[card]
    table = window_of(card, castle=CLASSES[wanted], vampires=vampires)

    table.begins(seat, f"play {card}")
    assert table.legal(seat) == CLASSES[wanted]

    table.begins(seat, CLASSES[wanted][0])
    assert table.legal(seat) == ["attack", "defence"]


@pytest.mark.clause("VE-155", "VE-176")
@pytest.mark.parametrize("card", MARKER_CARDS)
def test_characters_in_the_city_get_no_marker(card: str) -> None:
    seat, wanted, _ = MARKER_CARDS[card]
    inside, outside, _ = CLASSES[wanted]
    others = [names[0] for kind, names in CLASSES.items() if kind != wanted]
    table = window_of(card, castle=[inside, *others])

    table.refuses(seat, f"*{card}: {outside} attack", "VE-155" if seat == H else "VE-176")


@pytest.mark.clause("VE-155")
@pytest.mark.parametrize("observer", [SPECTATOR, V, H])
def test_everybody_sees_a_marker(observer: int) -> None:
    table = in_daylight("-", "Novice", castle=["Lady", "Nun", "Officer"])

    table.plays(H, "*Novice: Nun defence")

    told = {"player": H, "character": "name-nun", "side": "name-defence", "value": 2}
    assert table.told_of("fact-marker", observer) == [told]
    (nun,) = [piece for piece in table.pieces(observer, "castle") if piece.face == "Nun"]
    assert nun.numbers == (0, 2)


@pytest.mark.clause("VE-198")
@pytest.mark.parametrize("vampires", [["Lady", "Monk", "Cook"], ["Maid", "Monk", "Cook"]])
@pytest.mark.parametrize("card", MARKER_CARDS)
def test_without_a_character_of_its_class_the_card_is_not_played(
    card: str, vampires: list[str]
) -> None:
    seat, wanted, _ = MARKER_CARDS[card]
    others = [name for kind, names in CLASSES.items() if kind != wanted for name in names]
    table = window_of(card, castle=[others[0], others[1], others[3]], vampires=vampires)

    table.refuses(seat, f"play {card}", "VE-198")


@pytest.mark.clause("VE-198")
@pytest.mark.parametrize(("card", "name"), [("Squire", "Lady"), ("Lady-in-Waiting", "Lady")])
def test_a_revealed_vampire_is_a_character_of_its_class(card: str, name: str) -> None:
    seat = MARKER_CARDS[card][0]
    table = window_of(card, castle=[name, "Bishop", "Maid"], revealed=[name])

    assert table.allows(seat, f"*{card}: {name} attack")


@pytest.mark.clause("VE-10", "VE-199")
def test_several_markers_add_up_for_each_side() -> None:
    markers = {"Lady": {"attack": 3, "defence": 1}}
    table = at_night("Lady-in-Waiting", "-", markers=markers)

    table.plays(V, "*Lady-in-Waiting: Lady attack")

    assert table.markers("Lady") == {"attack": 5, "defence": 1}


@pytest.mark.clause("VE-199")
def test_markers_of_both_seats_lie_side_by_side() -> None:
    table = in_daylight("Organist, Garlic", "Novice")
    table.plays(H, "*Novice: Bishop attack")
    table.plays(V, "*Organist{Garlic}: Bishop attack")

    assert table.markers("Bishop") == {"attack": 3}
    assert table.markers("Lady") == table.markers("Officer") == {}


# --- what markers do -----------------------------------------------------------------------------


@pytest.mark.clause("VE-200")
def test_a_marker_works_for_whichever_seat_uses_the_character() -> None:
    markers = {"Bishop": {"attack": 2, "defence": 1}, "Lady": {"attack": 1, "defence": 3}}

    table = by_day("Garlic", "Relic", markers=markers)
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[]")
    assert table.told_of("fact-round-1-markers") == [{"attack": 5, "defence": 3}]

    table = given("Relic", "Garlic", markers=markers)
    table.plays(V, "Bishop x Lady a[Relic]")
    table.plays(H, "decline")
    table.plays(H, "d[]")
    assert table.told_of("fact-round-1-markers") == [{"attack": 5, "defence": 3}]


@pytest.mark.clause("VE-202")
def test_markers_count_in_the_first_round_only() -> None:
    markers = {"Bishop": {"attack": 2, "defence": 0}, "Lady": {"attack": 0, "defence": 1}}
    table = by_day("Dagger*2, Rapier", "Candlestick, Relic, Garlic", markers=markers)
    table.plays(H, "Bishop x Lady a[Candlestick]")
    table.plays(V, "d[Rapier]")
    table.plays(H, "decline")
    table.plays(H, "a[Relic]")
    table.plays(V, "d[Dagger*2]")
    table.plays(H, "decline")

    assert table.told_of("fact-round-1-markers") == [{"attack": 3, "defence": 3}]
    assert table.told_of("fact-round-2") == [{"attack": 4, "defence": 4}]


@pytest.mark.clause("VE-202", "VE-114")
def test_a_marker_is_not_used_up_by_a_combat() -> None:
    markers = {"Bishop": MARKED, "Lady": MARKED}
    table = by_day("Pistol, Dagger", "Relic, Garlic", markers=markers)
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[Pistol]")
    table.plays(H, "decline")

    table.plays(H, "stop")

    assert table.markers("Bishop") == table.markers("Lady") == MARKED


@pytest.mark.clause("VE-202")
def test_the_attackers_marker_is_not_used_up_by_a_victory() -> None:
    table = by_day("Garlic", "Relic", markers={"Bishop": MARKED, "Lady": MARKED})
    table.plays(H, "Bishop x Lady a[Relic]")

    table.plays(V, "d[]")

    assert (table.dead, table.markers("Bishop")) == ({"Lady"}, MARKED)


# --- who leaves the castle -----------------------------------------------------------------------

EVERYBODY_MARKED = dict.fromkeys(["Lady", "Bishop", "Officer"], MARKED)


def hidden() -> Table:
    table = given("Vampire 1, Vampire 2, Vampire 3", "-", markers=EVERYBODY_MARKED)
    table.plays(V, "hide Lady [Vampire 1, Vampire 2, Vampire 3]")
    return table


def vanished() -> Table:
    keys = {"revealed": ["Lady"], "markers": EVERYBODY_MARKED}
    table = lucky(at_night("Mist Form, Garlic", "-", **keys), ["Lady"])
    table.plays(V, "*Mist Form{Garlic}")
    return table


def hypnotised() -> Table:
    table = at_night("Hypnosis, Garlic", "-", markers=EVERYBODY_MARKED)
    table.plays(V, "*Hypnosis{Garlic}")
    table.plays(V, ": Lady, Nun")
    return table


def travelling() -> Table:
    table = in_daylight("-", "Secret Journey, Garlic", markers=EVERYBODY_MARKED)
    table.plays(H, "*Secret Journey{Garlic}: Lady")
    return table


def dead() -> Table:
    table = by_day("Garlic", "Relic", markers=EVERYBODY_MARKED)
    table.plays(H, "Bishop x Lady a[Relic]")
    table.plays(V, "d[]")
    return table


@pytest.mark.clause("VE-201")
@pytest.mark.parametrize("leaves", [hidden, vanished, hypnotised, travelling, dead])
def test_who_leaves_the_castle_loses_all_markers(leaves: Callable[[], Table]) -> None:
    table = leaves()

    assert table.markers("Lady") == {}
    assert table.markers("Bishop") == table.markers("Officer") == MARKED


@pytest.mark.clause("VE-201")
def test_a_vampire_that_comes_straight_back_from_the_mist_has_no_markers() -> None:
    table = vanished()

    assert "Lady" in table.castle
    assert table.markers("Lady") == {}
