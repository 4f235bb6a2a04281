"""The notation pages tell in which order lists are written; scenarios compare them so."""

import random
from collections.abc import Iterator, Sequence

from gruft.games.grottenstein.game import GAME as VAMPIR
from gruft.games.grottenstein.notation.names import CARD_IDS, PIECE_KEYS
from gruft.games.vampire_empire.game import GAME as VAMPIRE_EMPIRE
from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES, KIND_NAMES
from gruft.kernel.game import Game
from tests.docs.pages import NotationPage

TOP_FIRST = ("decks", "city", "journey")


def positions(game: Game, seats: int, seed: int, most: int) -> Iterator[dict[str, object]]:
    """The JSON of every position of a random game."""
    position, luck = game.fresh(seats, seed), random.Random(seed)
    for _ in range(most):
        yield game.to_json(position)
        if position.is_over():
            return
        seat = luck.choice(position.to_act())
        position.play(seat, luck.choice(position.moves(seat)))


def texts(value: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from texts(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from texts(inner, f"{path}.{place}")
    elif isinstance(value, str):
        yield path, value


def are_rising(ones: Sequence[object], order: Sequence[object]) -> bool:
    places = [order.index(one) for one in ones]
    return places == sorted(places)


def test_vampire_empire_writes_characters_by_index_and_cards_by_kind() -> None:
    assert (
        "are written by index, `city` and `decks` top first" in NotationPage("vampire_empire").text
    )
    lists, characters = 0, 0
    for seed in range(12):
        for data in positions(VAMPIRE_EMPIRE, 2, seed, 400):
            for key in ("castle", "dead", "vampires", "revealed", "innocents", "proven"):
                named = data[key]
                assert isinstance(named, list)
                assert are_rising(named, CHARACTER_NAMES), (key, named)
                characters += len(named)
            for path, text in texts({k: v for k, v in data.items() if k not in TOP_FIRST}, ""):
                cards = [part.partition("*")[0] for part in text.split(", ")]
                if all(card in KIND_NAMES for card in cards):
                    assert are_rising(cards, KIND_NAMES), (path, text)
                    lists += len(cards) > 1
    assert lists > 1000
    assert characters > 1000


def test_vampir_writes_cards_by_index_and_pieces_in_the_order_of_the_wardrobe() -> None:
    assert "Lists of cards are written by index" in NotationPage("grottenstein").text
    lists = 0
    for seed in range(6):
        for data in positions(VAMPIR, 4, seed, 600):
            worn, turned = data["worn"], data["turned"]
            assert isinstance(worn, list)
            assert isinstance(turned, list)
            assert are_rising(worn, PIECE_KEYS)
            assert turned == sorted(turned)
            for path, text in texts(data, ""):
                cards = text.split(", ")
                if len(cards) > 1 and not path.startswith(".pending"):
                    assert are_rising(cards, CARD_IDS), (path, text)
                    lists += 1
    assert lists > 100
