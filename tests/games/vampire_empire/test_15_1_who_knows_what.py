"""Chapter 15.1: who knows what; nothing half made, and nothing that a hidden move could betray."""

from collections.abc import Callable

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_empire.game import GAME
from gruft.kernel.chance import FastChance
from gruft.testing.perception import first_difference, perceive
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.random_games import random_game, random_moves, seeds
from tests.games.vampire_empire.table import (
    CITY,
    EVERYBODY,
    H,
    Table,
    V,
    begun,
    by_day,
    cards,
    given,
)

EVERYONE = [V, H, SPECTATOR]


def cannot_tell_apart(watcher: int, one: Table, other: Table) -> bool:
    """Whatever the watcher was told or can ask is the same at both tables."""
    here, there = (perceive(GAME, table.position, watcher, 7) for table in (one, other))
    return first_difference(here, there) == "" and one.told(watcher) == other.told(watcher)


# --- the table of chapter 15.1 -------------------------------------------------------------------


@pytest.mark.clause("VE-232", "VE-12", "VE-13")
def test_tokens_are_seen_by_their_owners_alone() -> None:
    table = given("Garlic", "Garlic", revealed=["Monk"])

    assert table.sees(V, "tokens", V) == ["Lady", "Monk", "Cook"]
    assert table.sees(H, "tokens", V) == table.sees(SPECTATOR, "tokens", V) == ["Monk", "?", "?"]
    assert table.sees(H, "tokens", H) == ["Lord", "Nun"]
    assert table.sees(V, "tokens", H) == table.sees(SPECTATOR, "tokens", H) == ["?", "?"]


@pytest.mark.clause("VE-232", "VE-12", "VE-13")
def test_tokens_are_told_to_their_owners_alone() -> None:
    table = begun(seed=4)

    told = {seat: {fact for fact, _ in table.told(seat)} for seat in EVERYONE}

    assert "fact-your-vampires" in told[V] - told[H] - told[SPECTATOR]
    assert "fact-your-innocents" in told[H] - told[V] - told[SPECTATOR]


@pytest.mark.clause("VE-232", "VE-29", "VE-30")
@pytest.mark.parametrize("zone", ["hand", "cellar", "moat"])
@pytest.mark.parametrize("owner", [V, H])
def test_hands_cellars_and_moats_are_seen_by_their_owners_and_counted_by_all(
    zone: str, owner: int
) -> None:
    both = ["Garlic, Relic", "Garlic, Relic"]
    piles = {name: both if name == zone else ["-", "-"] for name in ("hand", "cellar", "moat")}
    table = given(*piles["hand"], cellars=piles["cellar"], moats=piles["moat"])

    for observer in EVERYONE:
        expected = ["Garlic", "Relic"] if observer == owner else ["?", "?"]
        assert table.sees(observer, zone, owner) == expected


@pytest.mark.clause("VE-232")
def test_ones_own_deck_is_known_but_for_its_order() -> None:
    one = given("Dagger", "Dagger", decks=["Relic, Garlic, Raven", "?*9"])
    other = given("Dagger", "Dagger", decks=["Raven, Relic, Garlic", "?*9"])

    assert one.sees(V, "deck", V) == ["Garlic", "Relic", "Raven"]
    assert cannot_tell_apart(V, one, other)
    assert one.sees(H, "deck", V) == ["?"] * 3


@pytest.mark.clause("VE-232", "VE-21", "VE-22")
@pytest.mark.parametrize("observer", EVERYONE)
def test_who_is_in_the_city_is_seen_by_all_and_where_by_nobody(observer: int) -> None:
    table = given("Garlic", "Garlic")

    shown = table.pieces(observer, "city")

    assert [piece.face for piece in shown] == [name for name in EVERYBODY if name in CITY]
    assert not any({"top", "bottom", "place", "top-pair"} & set(piece.marks) for piece in shown)


@pytest.mark.clause("VE-232", "VE-61")
@pytest.mark.parametrize("observer", EVERYONE)
def test_everybody_knows_who_was_hidden_below_until_the_city_is_shuffled(observer: int) -> None:
    table = given("Raven, Hound, Vampire 1, Mist Form, Garlic", "-", revealed=["Lady"])

    table.plays(V, "hide Officer [Raven, Hound, Vampire 1]")

    assert {"bottom", "place"} <= table.marks_of(observer, "city", "Officer")
    table.plays(V, "*Mist Form{Garlic}")
    assert not any("place" in piece.marks for piece in table.pieces(observer, "city"))


@pytest.mark.clause("VE-232", "VE-190")
@pytest.mark.parametrize("player", [V, H])
def test_the_order_after_hypnosis_is_known_to_who_played_it(player: int) -> None:
    table = hypnotised(player, "Officer; Bishop")
    other = 1 - player

    assert "top" in table.marks_of(player, "city", "Officer")
    for observer in (other, SPECTATOR):
        for name in ("Officer", "Bishop"):
            assert "top-pair" in table.marks_of(observer, "city", name)
        assert cannot_tell_apart(observer, table, hypnotised(player, "Bishop; Officer"))


def hypnotised(player: int, order: str) -> Table:
    """The night of V, or a day on which H plays a stolen Hypnosis."""
    if player == V:
        table = given("Hypnosis, Garlic, Vampire 1*2, Raven", "-", decision="window")
        table.plays(V, "play Hypnosis; pay Garlic")
    else:
        stolen = "Hypnosis, Garlic*2, Relic"
        table = by_day("-", stolen, decision="window", moats=["-", "Crypt Opening"])
        table.plays(H, "play Hypnosis; pay Garlic; pay Garlic")
    table.plays(player, order)
    return table


@pytest.mark.clause("VE-232", "VE-190")
def test_when_one_of_the_two_enters_the_castle_the_other_is_known_to_be_next() -> None:
    table = hypnotised(V, "Officer; Bishop")
    table.all_decline()

    table.plays(V, "hide Lady [Raven, Vampire 1, Vampire 1]")

    assert "Officer" in table.castle
    for observer in EVERYONE:
        assert {"top", "place"} <= table.marks_of(observer, "city", "Bishop")


@pytest.mark.clause("VE-232", "VE-27")
@pytest.mark.parametrize(
    ("line", "decision", "fact"),
    [
        ("c[Garlic] m[Relic]", "step1", "fact-discards"),
        ("pass {Garlic, Relic}", "action", "fact-passes"),
    ],
)
def test_of_hidden_discards_the_number_is_told(line: str, decision: str, fact: str) -> None:
    table = given("Garlic, Relic, Dagger", "Garlic", decision=decision)

    table.plays(V, line)

    assert "name-garlic" in str(table.told_of(fact + "-you", V))
    for observer in (H, SPECTATOR):
        assert "name-" not in str(table.told_of(fact, observer)[0])
        assert table.told_of(fact + "-you", observer) == []


@pytest.mark.clause("VE-232")
@settings(max_examples=4)
@holds_for(seeds)
def test_whatever_a_bot_can_ask_is_the_same_in_a_world_it_cannot_tell_from_the_truth(
    seed: int,
) -> None:
    table = random_game(seed)

    for number, (seat, move) in enumerate(random_moves(table, seed)):
        if number % 12 == 0 and table.position.composing() < 0:
            watcher = (seed + number) % 3 - 1
            world = table.position.world(watcher, FastChance(number))
            here = perceive(GAME, table.position, watcher, 5)
            assert first_difference(here, perceive(GAME, world, watcher, 5)) == ""
        table.begins(seat, move)
        if number > 120:
            break


# --- hidden cards carry no identity --------------------------------------------------------------


def discarding(line: str) -> Table:
    """V has seen Garlic, Relic and Pistol in H's hand; H discards and draws."""
    knowledge = {"sighted": [{}, {"opponent": {"hand": "Garlic, Relic, Pistol"}}]}
    table = by_day("Dagger", "Garlic, Relic, Pistol", decision="step1", knowledge=knowledge)
    table.plays(H, line)
    return table


@pytest.mark.clause("VE-233")
@pytest.mark.parametrize("watcher", [V, SPECTATOR])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("m[Garlic]", "m[Pistol]"),
        ("c[Garlic]", "c[Relic]"),
        ("c[Garlic] m[Relic]", "c[Relic] m[Garlic]"),
        ("c[Garlic, Relic] m[Pistol]", "c[Relic, Pistol] m[Garlic]"),
    ],
)
def test_after_a_hidden_discard_no_card_can_be_linked_to_one_seen_before(
    watcher: int, one: str, other: str
) -> None:
    assert cannot_tell_apart(watcher, discarding(one), discarding(other))


@pytest.mark.clause("VE-233")
def test_a_draw_does_not_tell_which_card_was_on_top() -> None:
    def drawn(deck: str) -> Table:
        knowledge = {"sighted": [{}, {"opponent": {"deck": "Relic"}}]}
        decks = ["?*9", deck]
        hand = "Garlic*2, Dagger*2, Rapier, Pistol, Rosary"
        table = by_day("Dagger", hand, decision="step1", decks=decks, knowledge=knowledge)
        table.plays(H, "draw")
        return table

    one, other = drawn("Relic, Medallion"), drawn("Medallion, Relic")

    assert one.hand(H) != other.hand(H)
    assert cannot_tell_apart(V, one, other)


@pytest.mark.clause("VE-233")
def test_payments_cannot_be_told_apart() -> None:
    def paid(card: str) -> Table:
        table = given("Organist, Coffin, Garlic, Relic", "Dagger", decision="window")
        table.plays(V, f"play Coffin; pay {card}")
        return table

    assert cannot_tell_apart(H, paid("Garlic"), paid("Relic"))


# --- nothing half made ---------------------------------------------------------------------------


@pytest.mark.clause("VE-234")
@pytest.mark.parametrize(
    ("moves", "last", "facts"),
    [
        (["hide", "Lady", "play Raven", "play Hound"], "play Vampire 1", ["fact-hides"]),
        (["combat", "Lady", "Bishop", "play Dagger", "play Hound"], "done", ["fact-attacks"]),
        (["pass", "pay Dagger"], "pay Raven", ["fact-passes"]),
    ],
)
def test_the_picks_of_a_group_become_visible_together(
    moves: list[str], last: str, facts: list[str]
) -> None:
    table = given("Dagger, Raven, Hound, Vampire 1, Garlic", "Garlic")

    for move in moves:
        table.begins(V, move)
        assert table.told(H) == table.told(SPECTATOR) == []
        assert table.sees(H, "field", V) == []
        assert table.legal(H) == []
        assert not {"attacker", "target", "named"} & roles_seen_by(table, H)
    table.begins(V, last)

    assert [fact for fact, _ in table.told(H)][:1] == facts


def roles_seen_by(table: Table, observer: int) -> set[str]:
    zones = ("castle", "city")
    return {m for zone in zones for piece in table.pieces(observer, zone) for m in piece.marks}


@pytest.mark.clause("VE-234", "VE-27")
def test_discards_of_step_1_are_told_at_once() -> None:
    table = given("Dagger, Raven, Hound", "Garlic", decision="step1")

    table.begins(V, "cellar Dagger", "moat Raven")
    assert table.told(H) == []
    table.begins(V, "draw")

    assert table.told_of("fact-discards", H) == [{"player": V, "cellar": 1, "moat": 1}]


# --- declining -----------------------------------------------------------------------------------


def in_a_window(card: str) -> Table:
    table = by_day("Garlic", f"{card}, Garlic*2", decision="window")
    table.plays(H, "decline")
    return table


def in_a_response(card: str) -> Table:
    table = given("Dagger, Garlic", f"{card}, Garlic*2")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")
    return table


def in_a_death_window(card: str) -> Table:
    table = given("Dagger, Garlic", f"{card}, Garlic*2")
    table.plays(V, "Lady x Bishop a[Dagger]")
    table.plays(H, "decline")
    table.plays(H, "done")
    if table.asked == "respond":
        table.plays(H, "decline")
    assert table.asked == "death"
    table.plays(H, "decline")
    return table


def after_water(card: str) -> Table:
    table = by_day(f"{card}, Garlic*2", "Holy Water 1*2, Dagger")
    table.plays(H, "water Officer [Holy Water 1, Holy Water 1]")
    table.plays(V, "decline")
    return table


@pytest.mark.clause("VE-235", "VE-127")
@pytest.mark.parametrize(
    ("declined", "watcher", "useful"),
    [
        (in_a_window, V, "Chapel"),
        (in_a_window, V, "Squire"),
        (in_a_response, V, "Sacrifice"),
        (in_a_response, V, "Secret Passage"),
        (in_a_death_window, V, "Herbalist"),
        (after_water, H, "I'm Not a Vampire"),
    ],
)
def test_a_decline_looks_the_same_with_and_without_something_to_play(
    declined: Callable[[str], Table], watcher: int, useful: str
) -> None:
    with_it, without = declined(useful), declined("Musket")

    for observer in (watcher, SPECTATOR):
        assert cannot_tell_apart(observer, with_it, without)
    assert with_it.hand(1 - watcher) - without.hand(1 - watcher) == cards(useful)


@pytest.mark.clause("VE-125", "VE-126", "VE-232")
@pytest.mark.parametrize(
    ("humans", "decision", "question"),
    [
        ("Garlic", "window", "decision-window"),
        ("-", "window", "decision-wait"),
        ("Garlic", "action", "decision-wait"),
    ],
)
def test_who_is_not_asked_waits_unless_the_window_will_ask_them(
    humans: str, decision: str, question: str
) -> None:
    table = given("Garlic", humans, decision=decision)

    assert table.position.decision(H) == question
    assert table.position.decision(V) == f"decision-{decision}"
    assert (table.legal(H) != []) == (question == "decision-window")
