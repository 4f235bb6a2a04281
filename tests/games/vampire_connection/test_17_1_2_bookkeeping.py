"""Chapter 17, memory: its limits, what choices prove, and a bookkeeper who reads the facts."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.knowledge.worlds import unseen
from gruft.games.vampire_connection.notation.names import TYPE_NAMES
from gruft.kernel.chance import FastChance
from gruft.testing.perception import first_difference, perceive
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.memory import Memory
from tests.games.vampire_connection.playouts import lively_game, lively_moves, seat_counts, seeds
from tests.games.vampire_connection.table import Table, cards, connecting, given

# --- the limit of memory -------------------------------------------------------------------------


@pytest.mark.clause("VC-238", "VC-239")
def test_more_than_seven_cards_of_a_type_are_remembered_as_seven() -> None:
    table = connecting(
        ["mist, stake", "mist*7, wolf*2", "-"], knowledge={"known": {"0": {"1": "mist*7"}}}
    )
    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "accept")

    assert table.hand(1) == cards("mist*8, wolf")
    assert table.knows(0, 1) == cards("mist*7")
    table.ends_the_turn()
    table.plays(1, "end connection")
    table.plays(1, "mist > tomb")

    assert table.knows(0, 1) == cards("mist*6")


@pytest.mark.clause("VC-238")
def test_the_last_type_is_remembered_without_touching_its_neighbours() -> None:
    hands = ["Party, book*2, holy water*2, mist", "wolf", "-"]
    known = {"known": {"1": {"0": "mist, holy water*2, book*2"}}}
    table = connecting(hands, knowledge=known)

    table.plays(0, "trade Ficklecrash: Party <-> wolf")

    assert table.knows(1, 0) == cards(hands[0])


# --- what choices prove --------------------------------------------------------------------------


@pytest.mark.clause("VC-244")
def test_passing_in_a_window_changes_nothing_that_is_known() -> None:
    known = {"0": {"1": "stake"}, "2": {"1": "Rudey"}}
    table = given(["wolf", "Rudey, stake*2", "-"], knowledge={"known": known})
    table.plays(0, "wolf > tomb")

    table.all_pass()

    assert table.knows(0, 1) == cards("stake")
    assert table.knows(2, 1) == cards("Rudey")


@pytest.mark.clause("VC-243")
@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("Sunrise", "fact-turns"),
        ("Sunrise marked", "fact-turns-marked"),
        ("Masked Ball", "fact-turns"),
        ("Masked Ball marked", "fact-turns-marked"),
        ("Unrest", "fact-turns-marked"),
        ("Angel", "fact-turns-marked"),
    ],
)
def test_everybody_sees_whether_the_event_that_was_turned_is_marked(event: str, told: str) -> None:
    table = given(["mist", "-", "-"], village=f"{event}, *", village_shuffled=True)

    table.plays(0, "mist > village")

    name = "name-" + event.removesuffix(" marked").lower().replace(" ", "-")
    for seat in (SPECTATOR, 0, 1, 2):
        assert table.told_of(told, seat) == [{"player": 0, "card": name}]
        (piece,) = table.pieces(seat, "village-discard")
        assert ("marked" in piece.marks) == (told == "fact-turns-marked")


@pytest.mark.clause("VC-245")
@settings(max_examples=4)
@holds_for(seat_counts, seeds)
def test_whatever_a_bot_can_ask_is_the_same_in_a_world_it_cannot_tell_from_the_truth(
    seats: int, seed: int
) -> None:
    table = lively_game(seats, seed)

    for number, (seat, move) in enumerate(lively_moves(table, seed, 120)):
        composing = table.position.composing() >= 0
        if number % 10 == 0 and not composing:
            watcher = (seed + number) % (seats + 1) - 1
            world = table.position.world(watcher, FastChance(number))
            here = perceive(GAME, table.position, watcher, 5)
            assert first_difference(here, perceive(GAME, world, watcher, 5)) == ""
        table.begins(seat, move)


# --- the independent bookkeeper ------------------------------------------------------------------


def bookkeepers(table: Table) -> dict[int | str, Memory]:
    """One for every seat, and one for a spectator."""
    vampires = table.entries("vampires")
    alone = table.truth["abilities"] is True and "Ficklecrash" in vampires
    driver = vampires.index("Ficklecrash") if alone else -1
    kept: dict[int | str, Memory] = {"spectator": Memory(SPECTATOR, table.seats, driver)}
    return kept | {seat: Memory(seat, table.seats, driver) for seat in range(table.seats)}


def agrees(table: Table, observer: int | str, memory: Memory) -> None:
    """The bookkeeper and the game remember the same, and it is true."""
    for seat, sure in memory.sure.items():
        assert table.knows(observer, seat) == +sure
        assert +sure <= table.hand(seat)


@pytest.mark.clause("VC-237", "VC-238", "VC-239", "VC-240")
@settings(max_examples=10)
@holds_for(seat_counts, seeds)
def test_memory_is_what_a_bookkeeper_of_the_facts_would_remember(seats: int, seed: int) -> None:
    table = lively_game(seats, seed, abilities=seed % 3 > 0)
    kept = bookkeepers(table)

    for seat, move in lively_moves(table, seed, 150):
        table.begins(seat, move)
        if table.position.composing() < 0:
            for observer, memory in kept.items():
                memory.hears(table.told(memory.observer))
                agrees(table, observer, memory)
            table.journal.facts.clear()


# --- the vampire deck ----------------------------------------------------------------------------


def deck_memory(table: Table) -> tuple[Counter[str], list[Counter[str]]]:
    """What the last reshuffle put into the deck, and what each seat has drawn since."""
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    return cards(str(knowledge["reshuffled"])), [cards(one) for one in knowledge["drawn_since"]]


@pytest.mark.clause("VC-241")
def test_after_a_reshuffle_the_whole_deck_is_known_and_everybody_counts_their_own_draws() -> None:
    table = given(["-", "-", "-"], deck="wolf", places=["tomb", "castle", "castle"], round=1)
    pile = table.discard

    table.ends_the_turn()
    drawn = table.hand(0) - cards("wolf")
    assert deck_memory(table) == (pile, [drawn, cards("-"), cards("-")])
    table.ends_the_turn()

    assert drawn.total() == 3
    assert deck_memory(table) == (pile, [drawn, table.hand(1), cards("-")])
    assert table.hand(1).total() == 1


@pytest.mark.clause("VC-241")
def test_the_next_reshuffle_starts_the_count_anew() -> None:
    table = given(
        ["mist, bat", "wolf", "stake"],
        deck="-",
        active=1,
        round=1,
        knowledge={"reshuffled": "mist*9, wolf*3, bat", "drawn_since": ["mist, bat", "wolf", "-"]},
    )
    pile = table.discard

    table.ends_the_turn()

    assert deck_memory(table) == (pile, [cards("-"), table.hand(1) - cards("wolf"), cards("-")])


@pytest.mark.clause("VC-241", "VC-164")
def test_a_turn_without_consumption_adds_to_the_draws_of_ap_and_of_nobody_else() -> None:
    reshuffled = "mist*9, wolf*8, bat*6, stake*7"
    knowledge = {"reshuffled": reshuffled, "drawn_since": ["-"] * 6}
    table = given(["-"] * 6, knowledge=knowledge, deck="mist*9, wolf*8, bat*6, stake*7", round=1)

    table.ends_the_turn()

    assert deck_memory(table) == (cards(reshuffled), [table.hand(0), *[cards("-")] * 5])


@pytest.mark.clause("VC-236")
@pytest.mark.parametrize("observer", [SPECTATOR, *range(6)])
def test_unseen_is_what_other_hands_and_the_deck_hold_and_nothing_on_the_table(
    observer: int,
) -> None:
    table = given(
        ["mist, wolf", "bat*2, stake", "hunchback", "-", "book", "Escape"],
        captives=["-", "The Baker, The Bard", "The Mayor", "-", "-", "-"],
        laid=[
            {"card": "book", "castle": 1, "victims": "The Baker"},
            {"card": "crucifix", "castle": 1, "victims": "The Bard"},
            {"card": "holy water", "castle": 2, "victims": "The Mayor"},
        ],
        markers=["stake", "Rudey", "stake", None, None, "stake"],
        discard="carriage, Escape",
        party=True,
    )

    counts = unseen(table.position.words, 6, table.position.printed, observer)

    hidden = Counter(table.deck)
    for seat in set(range(6)) - {observer}:
        hidden += table.hand(seat)
    assert {name: count for name, count in zip(TYPE_NAMES, counts, strict=True) if count} == hidden
