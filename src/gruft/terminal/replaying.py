"""`gruft replay`: a finished match again, step by step or all at once, from anybody's eyes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.table import Table
from rich.text import Text

from gruft.kernel.game import Game
from gruft.kernel.record import Record
from gruft.kernel.record_text import LONGEST_RECORD, read_record
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR, Scene
from gruft.shelf import find
from gruft.table.replay import Moment, entries_of, replay
from gruft.terminal.arguments import whole_number
from gruft.terminal.commands import QUIT, own_word, read_command
from gruft.terminal.drawing import Look, plain_table
from gruft.terminal.ending import show_end
from gruft.terminal.files import read_text
from gruft.terminal.keyboard import Gone
from gruft.terminal.looks import look_for
from gruft.terminal.visit import Visit

#: Everybody's hands at once; only for a match that is over.
EVERYBODY = -2


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes a match is watched with: a seat's, nobody's, everybody's."""

    seat: int

    @property
    def told_as(self) -> int:
        """The seat whose facts are told."""
        return max(self.seat, SPECTATOR)


def read_finished(file: str) -> tuple[Game, Record]:
    """Read a record whose luck lies open, and find its game."""
    record = read_record(read_text(Path(file), 4 * LONGEST_RECORD), file)
    game = find(record.header.game)
    if not record.is_finished:
        raise Refused("record-sealed")
    return game, record


def replay_record(
    visit: Visit, file: str, seat: str | None, everybody: bool, at_once: bool
) -> None:
    """Show a recorded match."""
    game, record = read_finished(file)
    words = visit.sit_down(game, record.header.names)
    eyes = eyes_for(seat, everybody, record.header.seats)
    moments = list(replay(game, entries_of(record)))
    look = look_for(game.slug, words, game.plans(moments[0].position))
    visit.say("replay-title", names=", ".join(record.header.names), steps=len(moments) - 1)
    if at_once or not (visit.keyboard.is_live and visit.screen.is_live):
        for moment in moments:
            tell_moment(visit, moment, eyes)
    elif not step_through(visit, game, look, moments, eyes):
        return
    show_end(visit, look, game.scene(moments[-1].position, SPECTATOR))


def eyes_for(seat: str | None, everybody: bool, seats: int) -> Eyes:
    """The eyes that were asked for."""
    if seat is not None and everybody:
        raise Refused("argument-conflict", one="--seat", other="--open")
    if everybody:
        return Eyes(EVERYBODY)
    return Eyes(SPECTATOR if seat is None else whole_number(seat, "--seat", 1, seats) - 1)


def tell_moment(visit: Visit, moment: Moment, eyes: Eyes) -> None:
    """Tell what happened at one step."""
    for telling in moment.told[eyes.told_as]:
        number = Text(f"{moment.number:>4}  ", style="dim")
        visit.screen.show(number.append(visit.words.tell(telling), style="not dim"))


def step_through(
    visit: Visit, game: Game, look: Look, moments: Sequence[Moment], eyes: Eyes
) -> bool:
    """Show steps as the person wants: on, back, to a step; tell whether the end was reached."""
    place = 0
    while place < len(moments):
        show_moment(visit, game, look, moments[place], eyes)
        try:
            typed = visit.ask(
                "replay-prompt",
                step=place,
                steps=len(moments) - 1,
                quit=own_word(QUIT, visit.words),
            )
            command = read_command(typed, visit.words)
            if command is not None and command.name == QUIT:
                return False
            place = next_place(typed, place, len(moments) - 1)
        except Gone:
            return False
        except Refused as refused:
            visit.complain(refused)
    return True


def next_place(typed: str, place: int, last: int) -> int:
    """The step to show next: Enter the following one, `-` the one before, a number that one."""
    if not typed:
        return place + 1
    if typed == "-":
        return max(0, place - 1)
    return whole_number(typed, "menu", 0, last)


def show_moment(visit: Visit, game: Game, look: Look, moment: Moment, eyes: Eyes) -> None:
    """Draw the table after a step."""
    scene = scene_for(game, moment, eyes)
    visit.screen.gap()
    visit.screen.rule(look.heading(scene))
    tell_moment(visit, moment, eyes)
    for telling in moment.told[eyes.told_as]:
        look.hear(telling)
    visit.screen.show(*look.table(scene))
    if eyes.seat == EVERYBODY:
        visit.screen.show(hands_table(look, scene))


def hands_table(look: Look, scene: Scene) -> Table:
    """Every hand with the name of its owner."""
    table = plain_table()
    for name, seat in zip(look.words.names, scene.seats, strict=True):
        for hand in look.own(replace(scene, seat=seat.seat)):
            table.add_row(Text(name, style="bold"), hand)
    return table


def scene_for(game: Game, moment: Moment, eyes: Eyes) -> Scene:
    """The table as these eyes see it; everybody's is what each sees of their own."""
    if eyes.seat != EVERYBODY:
        return game.scene(moment.position, eyes.seat)
    scene = game.scene(moment.position, SPECTATOR)
    own = [game.scene(moment.position, seat.seat).zones for seat in scene.seats]
    zones = tuple(
        zone if zone.owner < 0 else own[zone.owner][place] for place, zone in enumerate(scene.zones)
    )
    return replace(scene, zones=zones)
