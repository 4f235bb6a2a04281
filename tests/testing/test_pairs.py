"""Paired histories notice every way in which a seat could learn what it was not told."""

from collections import Counter
from dataclasses import replace
from typing import Any, cast

import pytest

from gruft.kernel.chance import Chance
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import SHOWN, Telling
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Scene, Zone
from gruft.kernel.simple import SimplePosition
from gruft.testing.conformance import check_named
from gruft.testing.tiny import TINY
from gruft.testing.tiny.envelopes.game import Envelopes, EnvelopesPosition
from gruft.testing.tiny.turncoat.game import HUNTERS, Turncoat, TurncoatPosition
from gruft.testing.tiny.watchmen.game import LANTERN, Watchmen, WatchmenPosition
from tests.testing.sabotage import caught, envelopes, turncoat, watchmen


def table_of(position: Position) -> Any:
    return cast(SimplePosition, position).table


# ---- what a seat is shown ----


def test_a_scene_that_shows_who_has_sealed_is_found() -> None:
    class Watching(EnvelopesPosition):
        def asked_as_seen_by(self, seat: int) -> list[int]:
            return self.to_act()

    assert "by its scene: asked" in caught("pairs", envelopes(Watching), games=20)


def test_a_scene_that_counts_a_hidden_hand_is_found() -> None:
    class Counting(EnvelopesPosition):
        def counters_of(self, seat: int) -> dict[str, int]:
            return {**super().counters_of(seat), "points": sum(self.table.hands[seat])}

    assert "by its scene: seats[" in caught("pairs", envelopes(Counting))


def test_a_scene_that_lies_in_the_order_of_hidden_cards_is_found() -> None:
    class Ordered(Watchmen):
        def scene(self, position: Position, seat: int) -> Scene:
            honest = super().scene(position, seat)
            hands = table_of(position).hands
            return replace(honest, zones=tuple(sorted(honest.zones, key=lambda z: hands[z.owner])))

    assert "by its scene: zones[" in caught("pairs", Ordered(), games=20)


def test_a_spectator_who_sees_the_first_hand_is_found() -> None:
    class Leaning(EnvelopesPosition):
        def shown(self, seat: int) -> tuple[Zone, ...]:
            return super().shown(max(0, seat))

    assert "seat -1 can tell two games apart" in caught("pairs", envelopes(Leaning))


def test_a_seat_that_goes_on_learning_from_the_team_it_left_is_found() -> None:
    class Peeping(TurncoatPosition):
        def shown(self, seat: int) -> tuple[Zone, ...]:
            hunters = [one for one in range(1, self.seats) if self.table.teams[one] == HUNTERS]
            return super().shown(hunters[0] if seat > 0 and hunters else seat)

    assert "by its scene" in caught("pairs", turncoat(Peeping), seats=3, games=400)


# ---- what it may do ----


def test_a_question_that_depends_on_hidden_cards_is_found() -> None:
    class Asking(WatchmenPosition):
        def decision(self, seat: int) -> str:
            held = LANTERN in self.table.hands[(seat + 1) % 3]
            return "decision-watch" if held else super().decision(seat)

    assert "decision" in caught("pairs", watchmen(Asking), games=20)


def test_moves_that_depend_on_hidden_cards_are_found() -> None:
    class Knowing(WatchmenPosition):
        def choices(self, seat: int) -> list[int]:
            moves = super().choices(seat)
            if len(self.table.pending) == 2:  # asking only for what the partner holds
                held = self.table.hands[self.table.pending[0] - 5]
                return [move for move in moves if move - 11 in held] or moves[:1]
            return moves

    assert "seat" in caught("pairs", watchmen(Knowing), games=40)


def test_a_window_that_asks_only_those_who_hold_something_is_found() -> None:
    class Quick(WatchmenPosition):
        def open_the_watch(self) -> None:
            super().open_the_watch()
            holders = [seat for seat in self.table.watch if LANTERN in self.table.hands[seat]]
            self.table.watch = holders or self.table.watch[:1]

    found = caught("pairs", watchmen(Quick), games=40)

    assert "asked" in found or "window" in found


def test_a_refusal_that_depends_on_hidden_cards_is_found() -> None:
    class Hinting(EnvelopesPosition):
        def refusal(self, seat: int, move: int) -> Refused:
            given = sum(self.table.hands[(seat + 1) % self.seats])
            return Refused("refusal-not-now", "EN-3", given=given)

    assert "by its refusals" in caught("pairs", envelopes(Hinting), games=20)


def test_a_refusal_out_of_turn_that_depends_on_hidden_cards_is_found() -> None:
    class Chatty(Turncoat):
        def not_asked(self, position: Position, seat: int) -> Refused:
            clause = "TU-6" if table_of(position).graves[:1] == [0] else "TU-4"
            return Refused("refusal-not-asked", clause)

    assert "by its refusals" in caught("pairs", Chatty(), games=40)


def test_a_hint_that_depends_on_hidden_cards_is_found() -> None:
    class Peeking(Envelopes):
        def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
            others = table_of(position).hands[(seat + 1) % int(position.seats)]
            return Advised(position.moves(seat)[0], Telling("advice", {"because": str(others)}))

    assert "by its advice" in caught("pairs", Peeking(), games=20)


def test_a_move_at_a_timeout_that_depends_on_hidden_cards_is_found() -> None:
    class Late(Envelopes):
        def default(self, position: Position, seat: int) -> int:
            moves = position.moves(seat)
            return moves[int(sum(table_of(position).hands[seat - 1])) % len(moves)]

    assert "by its default" in caught("pairs", Late(), games=40)


def test_channels_that_depend_on_hidden_cards_are_found() -> None:
    class Whispering(Envelopes):
        def channels(self, position: Position) -> list[tuple[int, ...]]:
            return [(0, 1, 2)][: 1 + sum(table_of(position).stock)] + (
                [(0, 1)] if 2 in table_of(position).hands[0] else []
            )

    assert "by its channels" in caught("pairs", Whispering(), games=20)


def test_an_undo_that_depends_on_hidden_cards_is_found() -> None:
    class Sticky(WatchmenPosition):
        def carry_out(self, seat: int, move: int) -> None:
            if self.journal is not None and LANTERN in self.table.hands[seat - 1]:
                self.journal.horizon(SHOWN)
            super().carry_out(seat, move)

    assert "by its way back" in caught("pairs", watchmen(Sticky), games=40)


# ---- the worlds it is given ----


def test_a_world_that_is_the_truth_is_found() -> None:
    class Copying(EnvelopesPosition):
        def world(self, seat: int, chance: Chance) -> SimplePosition:
            return self.clone()

    found = caught("pairs", envelopes(Copying))

    assert "were always the truth" in found or "by its worlds" in found


def test_a_world_that_is_the_truth_for_spectators_alone_is_found() -> None:
    class Careless(EnvelopesPosition):
        def world(self, seat: int, chance: Chance) -> SimplePosition:
            if seat >= 0:
                return super().world(seat, chance)
            world = self.clone()
            world.chance = chance.fork()
            return world

    assert "seat -1" in caught("pairs", envelopes(Careless))


def test_a_world_with_the_luck_to_come_is_found() -> None:
    class Foretelling(EnvelopesPosition):
        def world(self, seat: int, chance: Chance) -> SimplePosition:
            world = super().world(seat, chance)
            world.chance = self.chance.clone()
            return world

    assert "by its worlds" in caught("pairs", envelopes(Foretelling))


@pytest.mark.parametrize("game", [Watchmen, Turncoat])
def test_a_world_that_copies_what_others_remember_is_found(game: type[Any]) -> None:
    """Also without the help of `check`: by the moves that others make unseen."""

    class Remembering(game.position_class):  # type: ignore[name-defined,misc]
        def world(self, seat: int, chance: Chance) -> Any:
            world = super().world(seat, chance)
            for other in range(self.seats):
                if other != seat:
                    world.table.knowledge[other] = self.table.knowledge[other]
            return world

    class Lazy(game):  # type: ignore[misc]
        position_class = Remembering

        def check(self, position: object) -> None:
            """Let wrong worlds pass, so that only the comparison can find them."""

    assert "by its worlds" in caught("pairs", Lazy(), games=60)


# ---- what the pairs are ----


class OpenPosition(EnvelopesPosition):
    """Everybody hears everything, so with three seats nothing is hidden."""

    def tell_apart(self, public: Telling | None, private: dict[int, Telling]) -> None:
        for seat, telling in private.items():
            public = Telling(telling.key, {**telling.args, "player": seat})
        super().tell_apart(public, {})

    def asked_as_seen_by(self, seat: int) -> list[int]:
        return self.to_act()


def test_pairs_that_are_never_different_prove_nothing() -> None:
    assert "were always the truth" in caught("pairs", envelopes(OpenPosition))


def test_a_game_without_secrets_says_so_and_passes() -> None:
    class Open(Envelopes):
        position_class = OpenPosition

        def secrets_from(self, seat: int) -> bool:
            return False

    tally = check_named("pairs").run(Open(), 3)

    assert tally["compared"] > 0
    assert tally["different"] == 0


@pytest.mark.parametrize("game", TINY.values(), ids=list(TINY))
def test_others_choose_differently_in_the_two_games(game: Game) -> None:
    tally: Counter[str] = check_named("pairs").run(game, game.seat_counts[-1])

    assert tally["different"] > 20
    assert tally["another line"] > 10
