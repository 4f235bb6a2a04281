"""The `gruft` command: declares what there is. What each command does has a module of its own."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from gruft.kernel.refusal import Refused
from gruft.shelf import bring, bring_strangers, find
from gruft.terminal.arguments import (
    refusal_of,
    take_house_options,
    with_game,
    with_optional_values,
)
from gruft.terminal.cards import show_cards
from gruft.terminal.helping import ROOT, HelpPage
from gruft.terminal.learning import show_howto
from gruft.terminal.leaving import BAD_INPUT, DONE, guarded
from gruft.terminal.menu import open_house
from gruft.terminal.play import PlayWishes, play_new, play_saved
from gruft.terminal.replaying import replay_record
from gruft.terminal.resuming import choose_saved
from gruft.terminal.rules import show_rules
from gruft.terminal.seating import Wishes
from gruft.terminal.shelving import show_edition, show_games
from gruft.terminal.verifying import verify_records
from gruft.terminal.versions import show_version
from gruft.terminal.visit import Visit, begin_visit, fallback_visit, sentence_of, wants_colours

#: May be given several times.
Many = Annotated[tuple[str, ...], Parameter(negative=(), consume_multiple=False)]
#: Is given or not, and has no opposite.
Flag = Annotated[bool, Parameter(negative=())]


class Commands:
    """One method for each command; its parameters are the command's arguments."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit

    def games(self) -> int:
        show_games(self.visit)
        return DONE

    def play(
        self,
        game: str | None = None,
        /,
        *,
        seats: str | None = None,
        names: str | None = None,
        bots: str | None = None,
        seat: Many = (),
        option: Many = (),
        edition: str | None = None,
        seed: str | None = None,
        save: str | None = None,
        resume: str | None = None,
        fast: Flag = False,
    ) -> int:
        wishes = PlayWishes(Wishes(seats, names, bots, seat), option, edition, seed, save, fast)
        if resume is not None:
            must_be_resumed_alone(game, wishes)
            return play_saved(self.visit, choose_saved(self.visit, resume), fast)
        if game is None:
            return open_house(self.visit, wishes)
        return play_new(self.visit, find(game), wishes)

    def rules(
        self,
        game: str,
        topic: str | None = None,
        /,
        *,
        chapter: str | None = None,
        all: Flag = False,
    ) -> int:
        found = find(game)
        self.visit.sit_down(found)
        show_rules(self.visit, found, topic, chapter, all)
        return DONE

    def learn(self, game: str, /) -> int:
        found = find(game)
        self.visit.sit_down(found)
        show_howto(self.visit, found)
        return DONE

    def cards(self, game: str, name: str | None = None, /, *, edition: str | None = None) -> int:
        found = find(game)
        self.visit.sit_down(found)
        show_cards(self.visit, found, name, edition)
        return DONE

    def editions(self, game: str, file: str | None = None, /) -> int:
        found = find(game)
        self.visit.sit_down(found)
        show_edition(self.visit, found, file)
        return DONE

    def replay(
        self, record: str, /, *, seat: str | None = None, open: Flag = False, all: Flag = False
    ) -> int:
        replay_record(self.visit, record, seat, open, all)
        return DONE

    def verify(self, *record: str) -> int:
        return verify_records(self.visit, record)

    def scenario(self, *file: str, junit: str | None = None) -> int:
        # Imported when it is asked for: what reads YAML would make every command start late.
        from gruft.terminal.scenarios import run_scenarios

        return run_scenarios(self.visit, file, junit)

    def simulate(
        self,
        game: str,
        /,
        *,
        games: str | None = None,
        seats: str | None = None,
        bots: str | None = None,
        seed: str | None = None,
        option: Many = (),
        edition: str | None = None,
        count: str | None = None,
    ) -> int:
        from gruft.terminal.simulating import SimulationWishes, run_simulation

        wishes = SimulationWishes(games, seats, bots, seed, option, edition, count)
        run_simulation(self.visit, find(game), wishes)
        return DONE

    def serve(
        self,
        *,
        host: str | None = None,
        port: str | None = None,
        data: str | None = None,
        no_browser: Flag = False,
    ) -> int:
        from gruft.terminal.hosting import HouseWishes, serve_house

        return serve_house(self.visit, HouseWishes(host, port, data, no_browser))

    def new_game(
        self, slug: str, /, *, prefix: str, seats: str = "2-4", into: str | None = None
    ) -> int:
        from gruft.terminal.starting import start_game

        return start_game(self.visit, slug, prefix, seats, into)

    def backup(self, file: str, /, *, data: str | None = None) -> int:
        from gruft.terminal.keeping import back_up

        return back_up(self.visit, file, data)

    def restore(self, file: str, /, *, data: str | None = None, force: Flag = False) -> int:
        from gruft.terminal.keeping import restore

        return restore(self.visit, file, data, force)

    def doctor(self, *, data: str | None = None, port: str | None = None) -> int:
        from gruft.terminal.doctoring import examine

        return examine(self.visit, data, port)


def must_be_resumed_alone(game: str | None, wishes: PlayWishes) -> None:
    """A saved game brings its own players and options: to ask for others is a mistake."""
    if game is not None or PlayWishes(fast=wishes.fast) != wishes:
        raise Refused("resume-alone")


#: In the order in which they are listed.
COMMANDS = (
    "serve",
    "play",
    "games",
    "learn",
    "rules",
    "cards",
    "editions",
    "replay",
    "verify",
    "scenario",
    "simulate",
    "new-game",
    "backup",
    "restore",
    "doctor",
)


def declare(visit: Visit) -> App:
    """The application with every command, its help in the visitor's language."""
    app = App(
        name=ROOT,
        help_formatter=HelpPage(visit.words, ROOT),
        help_epilogue=visit.words.say(f"help-{ROOT}-examples"),
        help_format="plaintext",
        console=visit.screen.console,
        error_console=visit.aside.console,
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
        version=lambda: show_version(visit.words),
    )
    commands = Commands(visit)
    for place, name in enumerate(COMMANDS):
        app.command(
            getattr(commands, name.replace("-", "_")),
            name=name,
            sort_key=place,
            help_formatter=HelpPage(visit.words, name),
            help_epilogue=visit.words.say(f"help-{name}-examples"),
        )
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    options = take_house_options(sys.argv[1:] if arguments is None else arguments)
    colours = wants_colours() and not options.no_colours
    try:
        visit = begin_visit(options.language, colours, os.environ)
    except Refused as refused:
        fallback_visit(colours, os.environ).complain(refused)
        return BAD_INPUT
    return guarded(visit, lambda: run(visit, options.rest, options.games))


def run(visit: Visit, tokens: Sequence[str], strangers: Sequence[str] = ()) -> int:
    """Find the command and carry it out, with the games that strangers have brought."""
    for refused in bring_strangers():
        visit.aside.say(sentence_of(visit.words, refused), "yellow")
    brought = [bring(target).slug for target in strangers]
    try:
        result = declare(visit)(with_optional_values(with_game(tokens, brought)))
    except CycloptsError as problem:
        raise refusal_of(problem, COMMANDS) from None
    return result if isinstance(result, int) else DONE
