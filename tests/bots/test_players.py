"""Players made of code: what each of them does, and that none of them can break a rule."""

from collections import Counter

import pytest

from gruft.bots.players import BOTS, AdvisedBot, Bot, NaiveBot, RandomBot
from gruft.games.vampire_queen.game import GAME as VAMPIRE_QUEEN
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES, Game, set_up
from gruft.kernel.position import Position
from gruft.shelf import SHELF
from gruft.testing.tiny import TINY
from gruft.words.speech import Words
from tests.games.vampire_queen.table import Table, given
from tests.kernel.bells import GAME as BELLS
from tests.kernel.bells import LOUDLY, REST, SOFTLY, A, B, Bells, tower

GAMES = {**SHELF, **TINY}


def fresh(game: Game, seed: int = 1) -> Position:
    return set_up(game, game.seat_counts[0], {}, game.shipped_edition(), FastChance(seed))


def written(bot: Bot, table: Table, seed: int = 1) -> str:
    """What the bot plays in the seat to act, as people write it."""
    world = table.position.world(table.turn, FastChance(seed))
    (move,) = bot.choose(VAMPIRE_QUEEN, world, table.turn, FastChance(seed))
    return VAMPIRE_QUEEN.write(table.position, move)


class LazyBells(Bells):
    """A player who does not answer in time pulls the first rope."""

    def default(self, position: Position, seat: int) -> int:
        return A


# ---- all of them ----


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_every_bot_plays_every_game_to_its_end_in_whole_legal_lines(bot: Bot, game: Game) -> None:
    position, luck = fresh(game), FastChance(5)

    while asked := position.to_act():
        seat = asked[0]
        for move in bot.choose(game, position.world(seat, luck), seat, luck):
            position.play(seat, move)

        assert position.composing() != seat

    assert position.outcome().winners


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_the_same_world_and_the_same_luck_give_the_same_line(bot: Bot) -> None:
    world = fresh(VAMPIRE_QUEEN, seed=3)
    (seat,) = world.to_act()

    lines = [bot.choose(VAMPIRE_QUEEN, world, seat, FastChance(8)) for _ in range(3)]

    assert lines[0] == lines[1] == lines[2]


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_thinking_changes_nothing_in_the_world(bot: Bot) -> None:
    world = fresh(VAMPIRE_QUEEN)
    before = VAMPIRE_QUEEN.to_json(world)

    bot.choose(VAMPIRE_QUEEN, world, world.to_act()[0], FastChance(1))

    assert VAMPIRE_QUEEN.to_json(world) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_name_and_a_manner_in_every_language(name: str, language: str) -> None:
    words = Words(language, ["gruft.terminal"])

    assert words.has(f"bot-{name}")
    assert words.has(f"bot-{name}-about")


def test_bots_are_found_by_their_names() -> None:
    assert {name: type(bot) for name, bot in BOTS.items()} == {
        "moth": RandomBot,
        "naive": NaiveBot,
        "raven": AdvisedBot,
    }


# ---- the moth ----


def test_the_moth_plays_every_legal_move_about_equally_often() -> None:
    table = given(["1 2 3 4", "5 S15", "6 S20"])

    played = Counter(written(RandomBot(), table, seed) for seed in range(400))

    assert sorted(played) == ["1", "2", "3", "4"]
    assert min(played.values()) > 70


def test_the_moth_goes_on_until_its_line_is_whole() -> None:
    lines = [RandomBot().choose(BELLS, tower(), 0, FastChance(seed)) for seed in range(60)]

    assert {tuple(line[1:]) for line in lines if line[0] == A} == {(SOFTLY,), (LOUDLY,)}
    assert {tuple(line) for line in lines if line[0] == REST} == {(REST,)}


# ---- the naive one ----


def test_the_naive_one_leads_its_lowest_card_and_keeps_slayers_and_queens() -> None:
    table = given(["4 4 9 Q S20", "5", "6 S15"])

    assert written(NaiveBot(), table) == "4"


def test_the_naive_one_raises_as_low_as_it_may_and_saves_its_queens() -> None:
    table = given(["3 3 8", "9 9 12 12 Q", "6 S15 S20"])

    table.plays(0, "3 3")

    assert written(NaiveBot(), table) == "9 9"


def test_the_naive_one_spends_a_queen_where_nothing_else_raises() -> None:
    table = given(["9 9 8", "3 12 Q", "6 S15 S20"])

    table.plays(0, "9 9")

    assert written(NaiveBot(), table) == "12 Q"


def test_the_naive_one_passes_only_when_it_must() -> None:
    table = given(["13 8", "3 12", "6 S15 S20"])

    table.plays(0, "13")

    assert written(NaiveBot(), table) == "pass"


def test_the_naive_one_leads_a_slayer_when_it_holds_nothing_else() -> None:
    table = given(["S20", "3 12", "6 S15"])

    assert written(NaiveBot(), table) == "S20"


def test_a_game_that_says_nothing_about_beginners_lets_them_play_the_first_move_that_acts() -> None:
    line = NaiveBot().choose(LazyBells(), tower(), 0, FastChance(1))

    assert line == [B, SOFTLY]


# ---- the raven ----


def test_the_raven_plays_what_is_advised() -> None:
    table = given(["4 4 9 Q S20", "5 5", "6 S15"])
    advised = VAMPIRE_QUEEN.advise(table.position, 0, FastChance(1)).move

    assert written(AdvisedBot(), table) == VAMPIRE_QUEEN.write(table.position, advised)
