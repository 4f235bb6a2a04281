"""Matches for the tests: opened with known secrets, played at random, looked at from outside."""

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest

from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.options import OptionValue
from gruft.kernel.record import Header
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR, plain
from gruft.table.opening import new_header
from gruft.table.table import Keeper, Table, keep_nowhere
from gruft.words.speech import Words
from tests.table.toy import TOY

SECRET = bytes(range(32))
NAMES = ("Ann", "Bo", "Çelik", "Дима", "Eve", "Fay", "Guy", "Hal", "Ida", "Jo", "Kay", "Lu")


def salts(seats: int) -> list[bytes]:
    """A salt for each seat."""
    return [bytes([seat]) * 16 for seat in range(seats)]


def header(game: Game = TOY, seats: int = 3, **options: OptionValue) -> Header:
    """The header of a match with these options."""
    return new_header(game, NAMES[:seats], secret=SECRET, salts=salts(seats), options=options)


def opened(
    game: Game = TOY, seats: int = 3, keeper: Keeper = keep_nowhere, **options: OptionValue
) -> Table:
    """A table at which nothing was played yet."""
    return Table.open(game, header(game, seats, **options), keeper)


def asked(table: Table) -> int:
    """The seat whose word it is."""
    return table.position.to_act()[0]


def play(table: Table, *lines: str) -> None:
    """Let whoever is asked play these lines."""
    for line in lines:
        table.answer(asked(table), line)


def play_on(table: Table, dice: random.Random, undos: bool = False, steps: int = 100_000) -> Table:
    """Play random lines to the end; with `undos`, now and then everybody agrees to go back."""
    everybody = set(range(table.header.seats))
    for _ in range(steps):
        if table.is_over:
            break
        if undos and table.lines and dice.random() < 0.03:
            table.undo(asked(table), dice.randrange(len(table.lines)), everybody)
            undos = table.branch < 5
        else:
            seat = asked(table)
            table.answer(seat, random_line(table, seat, dice))
    return table


def random_line(table: Table, seat: int, dice: random.Random) -> str:
    """Any whole line of this seat."""
    after, written = table.position.clone(), list[str]()
    while not written or after.composing() == seat:
        move = dice.choice(after.moves(seat))
        written.append(table.game.write(after, move))
        after.apply(seat, move)
    return "; ".join(written)


def finished(game: Game = TOY, seats: int = 3, seed: int = 1, **options: OptionValue) -> Table:
    """A table whose match is over, with undos on the way."""
    table = Table.open(game, header(game, seats, **options))
    return play_on(table, random.Random(seed), undos=True)


def picture(table: Table) -> Mapping[str, object]:
    """Everything that is true at a table, so that two tables can be compared."""
    seats = range(SPECTATOR, table.header.seats)
    coming = table.position.chance.clone()
    return {
        "position": table.game.to_json(table.position),
        "coming luck": [coming.word() for _ in range(9)],
        "lines": [(line.seat, line.line, line.horizons) for line in table.lines],
        "before": [table.game.to_json(line.before) for line in table.lines],
        "draws": list(table.draws),
        "branch": table.branch,
        "ended": table.ended,
        "log": {seat: plain(table.log.page(seat)) for seat in seats},
    }


def assert_sayable(refused: Refused, game: Game | None = None) -> None:
    """Every refusal reads as a sentence in every language."""
    for language in LANGUAGES:
        words = Words.at(game, language) if game else Words(language)
        assert words.refuse(refused).strip()


@contextmanager
def refusing(key: str, **details: object) -> Iterator[None]:
    """Expect a refusal of the house with these details, sayable in every language."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.key == key, str(caught.value)
    assert {name: caught.value.details[name] for name in details} == details
    assert_sayable(caught.value)
