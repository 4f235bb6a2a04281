"""On tiny editions, worlds that leave out a history or invent one are noticed."""

from collections import Counter
from itertools import permutations

import pytest

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.journal import Telling
from gruft.kernel.luck import EnumeratingChance, all_lines, all_luck, orders_of
from gruft.kernel.simple import SimplePosition
from gruft.kernel.simple.histories import fitting
from gruft.testing import enumeration
from gruft.testing.conformance import check_named
from gruft.testing.matches import Trial
from gruft.testing.tiny.envelopes.game import Envelopes, EnvelopesPosition
from gruft.testing.tiny.watchmen.game import Watchmen, WatchmenPosition
from tests.testing.sabotage import caught, envelopes, watchmen

# ---- all luck ----


def test_every_throw_of_two_dice_comes_once() -> None:
    throws = list(all_luck(lambda chance: (chance.die(6), chance.die(6))))

    assert Counter(throws) == Counter({(a, b): 1 for a in range(1, 7) for b in range(1, 7)})


def test_every_order_of_a_shuffle_comes_once_and_equal_pieces_are_not_told_apart() -> None:
    orders = list(all_luck(lambda chance: tuple(chance.shuffled([3, 1, 3, 2], "pack"))))

    assert sorted(orders) == sorted(set(permutations([3, 1, 3, 2])))
    assert len(orders) == orders_of(Counter([3, 1, 3, 2])) == 12


def test_later_luck_may_depend_on_earlier_luck() -> None:
    def draw(chance: Chance) -> tuple[int, int]:
        first = int(chance.pick(3, "how many"))
        return first, int(chance.pick(first + 1, "which"))

    assert list(all_luck(draw)) == [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]


def test_without_luck_there_is_one_way() -> None:
    assert list(all_luck(lambda chance: "so")) == ["so"]


def test_bare_words_cannot_be_enumerated() -> None:
    with pytest.raises(TypeError, match="cannot be enumerated"):
        EnumeratingChance([]).word()


def test_a_clone_goes_on_where_the_original_stands() -> None:
    chance = EnumeratingChance([1, 2])
    chance.pick(3, "first")

    assert chance.clone().pick(3, "second") == chance.pick(3, "second") == 2


def test_all_lines_of_an_offer_are_composed_to_the_end() -> None:
    game = Watchmen()
    position = Trial("lines", game, 3, 1).start()

    lines = [[game.names[move] for move in line] for line, _ in all_lines(position, 0)]

    assert ["stay"] in lines
    assert all(len(line) == 3 for line in lines if line != ["stay"])
    assert len(lines) == len({tuple(line) for line in lines})


# ---- worlds ----


def test_worlds_that_leave_a_history_out_are_found() -> None:
    class Narrow(EnvelopesPosition):
        def world(self, seat: int, chance: Chance) -> SimplePosition:
            possible = list(fitting(self.setup, seat, self.table.knowledge[seat]).values())
            world = possible[chance.pick(max(1, len(possible) // 2), "world")].clone()
            world.chance = chance.fork()
            return world

    assert "are no world of it, such as" in caught("worlds", envelopes(Narrow))


class Forgetting(WatchmenPosition):
    """Worlds for a third seat that has forgotten what it was told last."""

    def world(self, seat: int, chance: Chance) -> SimplePosition:
        log = self.table.knowledge[seat]
        lines = log.splitlines(keepends=True)
        possible = {**fitting(self.setup, seat, log)}
        if len(lines) > 1:
            possible |= fitting(self.setup, seat, "".join(lines[:-1]))
        world = list(possible.values())[chance.pick(len(possible), "world")].clone()
        world.chance = chance.fork()
        return world


def test_worlds_that_do_not_fit_are_found() -> None:
    assert "do not fit what it was told" in caught("worlds", watchmen(Forgetting))


def test_a_game_that_keeps_bounds_may_have_more_worlds_but_not_fewer() -> None:
    class Bounded(Watchmen):
        position_class = Forgetting
        worlds_are_exact = False

    assert check_named("worlds").run(Bounded(), 3, games=2)["groups"] > 0


def test_a_hidden_card_that_never_moves_in_any_world_is_found() -> None:
    """Paired histories cannot see this: both games of a pair keep the same card."""

    class Keeping(EnvelopesPosition):
        def world(self, seat: int, chance: Chance) -> SimplePosition:
            possible = fitting(self.setup, seat, self.table.knowledge[seat]).values()
            alike = [one for one in possible if one.table.hands[0] == self.table.hands[0]]
            world = alike[chance.pick(len(alike), "world")].clone()
            world.chance = chance.fork()
            return world

    assert "are no world of it" in caught("worlds", envelopes(Keeping))


def test_a_fact_that_tells_more_than_is_remembered_is_found() -> None:
    class Babbling(WatchmenPosition):
        def offer(self, seat: int, partner: int, gift: int, wish: int) -> None:
            super().offer(seat, partner, gift, wish)
            if self.journal is not None:
                self.journal.tell_apart(Telling("fact-lays", {"player": gift}), {})

    assert "worlds of seat" in caught("worlds", watchmen(Babbling))


def test_an_edition_that_is_too_large_to_enumerate_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(enumeration, "LARGEST_GROUP", 1)

    assert "too large" in caught("worlds", Envelopes(), games=1)


def test_worlds_too_many_to_list_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enumeration, "MOST_WORLDS", 1)

    assert "too large" in caught("worlds", Envelopes(), games=1)


# ---- tiny positions ----


class Later(Envelopes):
    """Envelopes whose tiny histories begin when all have sealed their lower card once."""

    def tiny_position(self) -> dict[str, object]:
        seats, options, edition = self.tiny_edition()
        position = self.start(seats, options, edition, FastChance(3))
        for seat in range(seats):
            position.play(seat, position.moves(seat)[0])
        return self.to_json(position)


class LaterInBounds(Later):
    """The same game; its worlds may be too many."""

    worlds_are_exact = False


def test_a_tiny_position_is_laid_over_the_start_of_tiny_games_only() -> None:
    game = Later()
    seats = game.tiny_edition()[0]

    tiny, usual = (Trial("worlds", game, seats, 2, tiny).start() for tiny in (True, False))

    assert game.to_json(tiny) == game.tiny_position()
    assert game.to_json(usual)["opened"] == []


def test_a_tiny_position_goes_on_with_the_luck_of_the_game() -> None:
    game = Later()
    trial = Trial("worlds", game, game.tiny_edition()[0], 2, tiny=True)

    first, second = (trial.start(FastChance(seed)) for seed in (1, 2))

    assert first.chance.word() != second.chance.word()


def test_histories_begin_at_the_tiny_position() -> None:
    """Hands that the keys of a position name are no other hands, but Envelopes does not know it."""
    assert check_named("worlds").run(LaterInBounds(), 3, games=3)["groups"] > 0
    assert "do not fit what it was told" in caught("worlds", Later())
