"""Scripted luck: throws, choices and shuffles decided beforehand, then the luck of a seed."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import Chance, FastChance, StrongChance
from gruft.kernel.refusal import Refused
from gruft.kernel.script import ScriptedChance
from gruft.kernel.vectors import vector
from tests.kernel.luck import words_of

CARDS = {"bat": 1, "wolf": 2, "mist": 3}
seeds = st.integers(0, 2**61)


def read_card(deck: str, written: str) -> int:
    if deck == "cards" and written in CARDS:
        return CARDS[written]
    raise Refused("no-such-card", given=written, deck=deck)


def scripted(
    *throws: int, shuffles: Sequence[Sequence[str]] = (), then: int | Chance = 1
) -> ScriptedChance:
    return ScriptedChance(throws, shuffles, read_card, then)


# ---- throws and choices ----


def test_scripted_throws_come_in_their_order() -> None:
    luck = scripted(3, 6, 1)

    assert [luck.die(6) for _ in range(3)] == [3, 6, 1]


def test_scripted_choices_come_from_the_same_queue_as_throws() -> None:
    luck = scripted(3, 0, 5)

    assert luck.die(6) == 3
    assert luck.pick(2, "who begins") == 0
    assert luck.pick(6, "room") == 5


@given(seeds)
def test_after_the_script_the_seed_goes_on(seed: int) -> None:
    luck, seeded = scripted(3, then=seed), FastChance(seed)

    assert luck.die(6) == 3
    assert [luck.die(6) for _ in range(10)] == [seeded.die(6) for _ in range(10)]
    assert [luck.pick(9, "room") for _ in range(10)] == [seeded.below(9) for _ in range(10)]


def test_after_the_script_a_given_generator_may_go_on() -> None:
    luck, strong = scripted(2, then=StrongChance(bytes(32))), StrongChance(bytes(32))

    assert luck.die(6) == 2
    assert [luck.die(6) for _ in range(10)] == [strong.die(6) for _ in range(10)]


def test_numbers_without_a_name_are_never_scripted() -> None:
    """Search and sampling draw them; a story is told in throws and named choices."""
    luck, seeded = scripted(3, then=5), FastChance(5)

    assert luck.below(1000) == seeded.below(1000)
    assert luck.word() == seeded.word()
    assert luck.left() == 1


@pytest.mark.parametrize("throw", [-1, 0, 7])
def test_a_throw_the_die_does_not_have_is_refused_and_stays_in_the_script(throw: int) -> None:
    luck = scripted(throw)

    with pytest.raises(Refused) as refused:
        luck.die(6)

    assert refused.value.key == "script-throw-out-of-range"
    assert refused.value.details == {"what": "die", "given": throw, "low": 1, "high": 6}
    assert luck.left() == 1


@pytest.mark.parametrize("throw", [1, 6])
def test_the_lowest_and_the_highest_side_of_a_die_can_be_scripted(throw: int) -> None:
    assert scripted(throw).die(6) == throw


@pytest.mark.parametrize("choice", [-1, 5])
def test_a_choice_that_is_not_offered_is_refused_by_its_name(choice: int) -> None:
    luck = scripted(choice)

    with pytest.raises(Refused) as refused:
        luck.pick(5, "who begins")

    assert refused.value.key == "script-throw-out-of-range"
    assert refused.value.details == {"what": "who begins", "given": choice, "low": 0, "high": 4}
    assert luck.left() == 1


@pytest.mark.parametrize("choice", [0, 4])
def test_the_first_and_the_last_choice_can_be_scripted(choice: int) -> None:
    assert scripted(choice).pick(5, "who begins") == choice


# ---- shuffles ----


def test_a_scripted_shuffle_names_the_pieces_from_the_top() -> None:
    luck = scripted(shuffles=[["mist", "bat", "wolf"]])

    assert luck.shuffled([1, 2, 3], "cards") == [3, 1, 2]


def test_scripted_shuffles_come_in_their_order() -> None:
    luck = scripted(shuffles=[["mist", "bat", "wolf"], ["wolf", "mist", "bat"]])

    assert luck.shuffled([1, 2, 3], "cards") == [3, 1, 2]
    assert luck.shuffled([1, 2, 3], "cards") == [2, 3, 1]


def test_equal_pieces_are_named_as_often_as_they_lie_there() -> None:
    luck = scripted(shuffles=[["bat", "wolf", "bat"]])

    assert luck.shuffled([1, 1, 2], "cards") == [1, 2, 1]


@given(seeds, st.permutations([1, 1, 2, 2, 3, 3]))
def test_below_the_named_pieces_the_seed_shuffles_the_rest(seed: int, before: list[int]) -> None:
    luck = scripted(shuffles=[["mist", "bat"]], then=seed)

    assert luck.shuffled(before, "cards") == [3, 1, *FastChance(seed).shuffled([1, 2, 2, 3], "")]


@given(seeds, st.permutations(range(8)))
def test_without_a_script_the_result_does_not_depend_on_the_order_before(
    seed: int, before: list[int]
) -> None:
    shuffled = scripted(then=seed).shuffled(before, "cards")

    assert shuffled == FastChance(seed).shuffled(list(range(8)), "cards")


def test_an_empty_list_scripts_one_shuffle_by_the_seed() -> None:
    luck = scripted(shuffles=[[], ["mist"]], then=3)

    assert luck.shuffled([1, 2, 3], "cards") == FastChance(3).shuffled([1, 2, 3], "cards")
    assert luck.shuffled([1, 2, 3], "cards")[0] == 3


def test_throws_do_not_use_up_shuffles_nor_shuffles_throws() -> None:
    luck = scripted(4, shuffles=[["wolf"]])

    assert luck.shuffled([1, 2], "cards") == [2, 1]
    assert luck.die(6) == 4


@pytest.mark.parametrize("order", [["mist"], ["wolf", "mist"], ["bat", "bat"]])
def test_a_piece_that_is_not_there_is_refused_and_nothing_is_shuffled(order: list[str]) -> None:
    luck = scripted(shuffles=[order])
    pieces = vector([2, 1])

    with pytest.raises(Refused) as refused:
        luck.shuffle(pieces, "cards")

    assert refused.value.key == "script-piece-missing"
    assert refused.value.details == {"piece": order[-1], "deck": "cards"}
    assert list(pieces) == [2, 1]
    assert luck.left() == 1


def test_what_the_game_cannot_read_is_refused_in_the_words_of_the_game() -> None:
    luck = scripted(shuffles=[["bat", "unicorn"]])
    pieces = vector([2, 1])

    with pytest.raises(Refused) as refused:
        luck.shuffle(pieces, "cards")

    assert refused.value.same_as(Refused("no-such-card", given="unicorn", deck="cards"))
    assert list(pieces) == [2, 1]
    assert luck.left() == 1


# ---- the script itself ----


def test_what_is_left_is_counted_down() -> None:
    luck = scripted(3, 5, shuffles=[["bat"], []])
    left = [luck.left()]

    luck.die(6)
    left.append(luck.left())
    luck.pick(6, "room")
    left.append(luck.left())
    luck.shuffled([1, 2], "cards")
    left.append(luck.left())
    luck.shuffled([1, 2], "cards")
    left.append(luck.left())

    assert left == [4, 3, 2, 1, 0]


def test_the_lists_a_script_was_made_from_are_not_touched() -> None:
    throws, shuffles = [3], [["wolf", "bat"]]
    luck = ScriptedChance(throws, shuffles, read_card, then=1)

    luck.die(6)
    luck.shuffled([1, 2], "cards")

    assert throws == [3]
    assert shuffles == [["wolf", "bat"]]


@given(seeds)
def test_a_clone_has_the_same_script_and_the_same_luck_after_it(seed: int) -> None:
    luck = scripted(3, 5, shuffles=[["mist"], ["wolf"]], then=seed)
    luck.die(6)
    luck.shuffled([1, 2, 3], "cards")

    clone = luck.clone()

    assert clone.die(6) == luck.die(6) == 5
    assert clone.shuffled([1, 2, 3], "cards") == luck.shuffled([1, 2, 3], "cards")
    assert words_of(clone, 10) == words_of(luck, 10)


@given(seeds)
def test_what_is_drawn_from_a_clone_is_not_drawn_from_the_original(seed: int) -> None:
    luck = scripted(3, shuffles=[["mist"]], then=seed)
    clone = luck.clone()

    clone.die(6)
    clone.shuffled([1, 2, 3], "cards")
    words_of(clone, 7)

    assert luck.left() == 2
    assert words_of(luck, 5) == words_of(FastChance(seed), 5)


def test_a_fork_follows_no_script() -> None:
    fork = scripted(3, 3, 3, then=4).fork()

    assert words_of(fork, 5) == words_of(FastChance(4).fork(), 5)
