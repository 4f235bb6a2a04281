"""The house opens: a few questions with sensible answers, so that Enter alone leads to a game."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from gruft.bots.players import BOTS
from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF
from gruft.terminal.arguments import whole_number
from gruft.terminal.play import PlayWishes, play_new, play_saved, read_option_list
from gruft.terminal.resuming import described, unfinished_games
from gruft.terminal.seating import USUAL_BOT, Wishes, usual_seats
from gruft.terminal.shelving import seats_said
from gruft.terminal.signs import NOTHING
from gruft.terminal.visit import CLIENT, Visit, sentence_of
from gruft.words.speech import Words

Answer = TypeVar("Answer")


def open_house(visit: Visit, wishes: PlayWishes) -> int:
    """Ask what to play and with whom, then play it."""
    visit.screen.rule(visit.words.say("menu-title"))
    visit.say("menu-welcome")
    saved = ask_to_go_on(visit)
    if saved is not None:
        return play_saved(visit, saved, wishes.fast)
    game = ask_game(visit)
    words = visit.sit_down(game)
    visit.screen.gap()
    visit.screen.say(words.say("game-name"), "bold")
    visit.screen.say(words.say("game-about"))
    party = ask_party(visit, game, wishes.party)
    options = wishes.options or ask_options(visit, game)
    given = PlayWishes(party, options, wishes.edition, wishes.seed, wishes.save, wishes.fast)
    return play_new(visit, game, given)


def ask_to_go_on(visit: Visit) -> Path | None:
    """Offer the games that were left; Enter goes on with the latest one."""
    found = unfinished_games()[:3]
    if not found:
        return None
    visit.screen.gap()
    visit.say("menu-unfinished")
    rows = [described(visit, one) for one in found]
    number = ask_number_of(visit, [*rows, visit.words.say("menu-new-game")], "menu-choose")
    return found[number].saved.path if number < len(found) else None


def ask_game(visit: Visit) -> Game:
    """Let the person choose from the shelf."""
    games = list(SHELF.values())
    visit.screen.gap()
    visit.say("menu-games")
    rows: list[str] = []
    for game in games:
        words = Words.at(game, visit.words.language, client=CLIENT)
        rows.append(f"{words.say('game-name')} ({seats_said(words, game)})")
    return games[ask_number_of(visit, rows, "menu-choose")]


def ask_number_of(visit: Visit, rows: Sequence[str], key: str) -> int:
    """List rows with numbers, and return the place of the chosen one; Enter takes the first."""
    for number, row in enumerate(rows, start=1):
        visit.screen.item(number, row)
    return (
        ask_until(
            visit, key, "1", lambda typed: whole_number(typed, "menu", 1, len(rows)), usual="1"
        )
        - 1
    )


def ask_party(visit: Visit, game: Game, given: Wishes) -> Wishes:
    """Ask how many play, how many of them sit here, their names, and who the others are."""
    if given != Wishes():
        return given
    seats = ask_seats(visit, game)
    people = ask_until(
        visit,
        "menu-people",
        "1",
        lambda typed: whole_number(typed, "menu", 0, seats),
        high=seats,
        usual="1",
    )
    names = ",".join(ask_name(visit, number) for number in range(1, people + 1))
    bots = ask_bots(visit, seats - people)
    return Wishes(str(seats), names or None, bots or None)


def ask_seats(visit: Visit, game: Game) -> int:
    """Ask how many play, where a game leaves a choice."""
    low, high = game.seat_counts[0], game.seat_counts[-1]
    if low == high:
        return low
    usual = str(usual_seats(game))
    return ask_until(
        visit,
        "menu-seats",
        usual,
        lambda typed: _seats(typed, low, high),
        low=low,
        high=high,
        usual=usual,
    )


def ask_name(visit: Visit, number: int) -> str:
    """Ask a person's name; a comma would make two of it."""
    usual = visit.words.say("seat-name", number=number)
    typed = ask_until(visit, "menu-name", usual, str, number=number, usual=usual)
    return typed.replace(",", " ")


def ask_bots(visit: Visit, count: int) -> str:
    """Ask how strong the other players shall be."""
    if count == 0:
        return ""
    visit.say("menu-bots", count=count)
    kinds = sorted(BOTS, key=lambda kind: kind != USUAL_BOT)
    rows = [
        f"{visit.words.say(f'bot-{kind}')} {NOTHING} {visit.words.say(f'bot-{kind}-about')}"
        for kind in kinds
    ]
    kind = kinds[ask_number_of(visit, rows, "menu-choose")]
    return ",".join([kind] * count)


def ask_options(visit: Visit, game: Game) -> tuple[str, ...]:
    """Show the options of the game; Enter keeps them all."""
    if not game.options():
        return ()
    visit.say("menu-options")
    for option in game.options():
        visit.screen.say(
            f"  {option.name}={option.offered}  {visit.words.say(f'option-{option.name}')}"
        )
    chosen: list[str] = []
    while typed := ask_until(visit, "menu-option", "", lambda text: _option(game, text)):
        chosen.append(typed)
    return tuple(chosen)


def ask_until(
    visit: Visit, key: str, empty: str, read: Callable[[str], Answer], **args: object
) -> Answer:
    """Ask until the answer can be used; an empty line is the usual answer."""
    while True:
        try:
            return read(visit.ask(key, **args) or empty)
        except Refused as refused:
            visit.screen.say(sentence_of(visit.words, refused), "red")


def _seats(typed: str, low: int, high: int) -> int:
    return whole_number(typed, "menu", low, high)


def _option(game: Game, text: str) -> str:
    if text:
        read_option_list(game, [text])
    return text
