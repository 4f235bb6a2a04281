"""`gruft play`: a new match or a saved one, from the first card to the record or the save."""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gruft.kernel.edition import LONGEST_FILE, Edition
from gruft.kernel.game import Game
from gruft.kernel.options import offered_options, read_options
from gruft.kernel.refusal import Refused
from gruft.shelf import find
from gruft.table.opening import new_header
from gruft.table.table import Table
from gruft.terminal.arguments import whole_number
from gruft.terminal.commands import HELP, own_word
from gruft.terminal.ending import finish
from gruft.terminal.fairness import luck_for
from gruft.terminal.files import read_text
from gruft.terminal.keyboard import Gone
from gruft.terminal.leaving import DONE, INTERRUPTED
from gruft.terminal.opponents import known_bot
from gruft.terminal.places import new_save, saves
from gruft.terminal.saves import PERSON, SaveFile, Seating
from gruft.terminal.seating import Wishes, seat_party
from gruft.terminal.session import PAUSE, Left, Pace, Session
from gruft.terminal.shelving import warn_about
from gruft.terminal.turn import Turn
from gruft.terminal.visit import Visit

LARGEST_SEED = 10**12 - 1


@dataclass(frozen=True, slots=True)
class PlayWishes:
    """What was asked for on the command line, as it was written."""

    party: Wishes = field(default_factory=Wishes)
    options: tuple[str, ...] = ()
    edition: str | None = None
    seed: str | None = None
    save: str | None = None
    fast: bool = False


def play_new(visit: Visit, game: Game, wishes: PlayWishes) -> int:
    """Set a new match up and play it."""
    visit.sit_down(game)
    table, save = open_table(visit, game, wishes)
    session = Session(visit, table, save, pace_for(visit, wishes.fast))
    introduce(visit, table, save.seating)
    visit.say("fair-commitment", "dim", commitment=table.header.commitment)
    visit.say("fair-promise", "dim")
    if session.people:
        visit.say("first-tip", help=own_word(HELP, visit.words))
    return play_on(session)


def introduce(visit: Visit, table: Table, seating: Seating) -> None:
    """Say who is a bot, and what kind of one."""
    words = visit.words
    bots = [
        words.say("opponent", name=name, bot=words.say(f"bot-{player}").lower())
        for name, player in zip(table.header.names, seating.players, strict=True)
        if player != PERSON
    ]
    if bots:
        visit.say("opponents", names=", ".join(bots))


def play_saved(visit: Visit, path: Path, fast: bool) -> int:
    """Go on with a saved match."""
    save, saved = SaveFile.reopen(path)
    try:
        game = find(saved.header.game)
        visit.sit_down(game)
        table = Table.from_entries(game, saved.entries, save.keep)
        _must_know_everybody(save.seating, table)
    except BaseException:
        save.close()
        raise
    session = Session(visit, table, save, pace_for(visit, fast))
    if saved.torn:
        visit.say("save-torn", "yellow")
    visit.say("resumed", file=str(path))
    session.come_back()
    return play_on(session)


def open_table(visit: Visit, game: Game, wishes: PlayWishes) -> tuple[Table, SaveFile]:
    """Check every wish, and only then make the save file with the first entry in it."""
    party = seat_party(game, wishes.party, visit.words)
    seed = None if wishes.seed is None else whole_number(wishes.seed, "--seed", 0, LARGEST_SEED)
    luck = luck_for(len(party.players), seed)
    header = new_header(
        game,
        party.names,
        secret=luck.secret,
        salts=luck.salts,
        options=read_option_list(game, wishes.options, offered_options(game.options())),
        edition=edition_for(visit, game, wishes.edition),
    )
    save = SaveFile(save_path(game, wishes.save), Seating(party.players, seed))
    return Table.open(game, header, save.keep), save


def play_on(session: Session) -> int:
    """Play until the game is over or somebody leaves; whatever happens, the save file is let go."""
    try:
        take_turns(session)
        finish(session)
        return DONE
    except (Left, Gone):
        leave(session)
        return DONE
    except KeyboardInterrupt:
        session.visit.screen.gap()
        leave(session)
        return INTERRUPTED
    finally:
        session.save.close()


def take_turns(session: Session) -> None:
    """Ask whoever is to decide, again and again."""
    if not session.is_shared:
        session.tell_news(session.viewer)
    while not session.table.is_over:
        seat = session.next_seat()
        if not session.is_person(seat):
            session.play_bot(seat)
        elif (unasked := session.unasked_line(seat)) is not None:
            session.wait()
            session.answer(seat, unasked)
        elif session.viewer == seat or not session.hand_over(seat):
            Turn(session, seat).take()


def leave(session: Session) -> None:
    """Say that nothing is lost, and how to go on."""
    visit = session.visit
    visit.screen.gap()
    visit.say("left-saved", file=str(session.save.path))
    path = session.save.path
    # What was saved elsewhere is not found by itself.
    key = "left-resume" if path in saves() else "left-resume-file"
    visit.screen.whole(visit.words.say(key, file=shlex.quote(str(path))))


# --- reading the wishes --------------------------------------------------------------------------


def read_option_list(
    game: Game, written: Sequence[str], offered: Mapping[str, object] | None = None
) -> Mapping[str, object]:
    """Read `name=value` pairs, laid over what is offered; the game checks names and values."""
    given: dict[str, object] = {}
    for text in written:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refused("option-unclear", given=text[:60])
        if name.strip() in given:
            raise Refused("argument-twice", argument=f"--option {name.strip()}"[:60])
        given[name.strip()] = value.strip()
    return read_options(game.options(), {**(offered or {}), **given})


def edition_for(visit: Visit, game: Game, file: str | None) -> Edition | None:
    """The owner's edition, if one was named; what is unusual about it is said."""
    if file is None:
        return None
    edition = game.edition_from(read_text(Path(file), LONGEST_FILE), file)
    warn_about(visit, game, edition)
    return edition


def save_path(game: Game, wish: str | None) -> Path:
    """Where the match is saved: where the person wants it, never over another file."""
    if wish is None:
        return new_save(game.slug)
    path = Path(wish)
    if path.exists():
        raise Refused("file-is-folder" if path.is_dir() else "file-exists", file=wish)
    return path.absolute()


def pace_for(visit: Visit, fast: bool) -> Pace:
    """Bots take their time only where a person watches."""
    watched = visit.screen.is_live and visit.keyboard.is_live
    return Pace(PAUSE if watched and not fast else 0.0)


def _must_know_everybody(seating: Seating, table: Table) -> None:
    if len(seating.players) != table.header.seats:
        raise Refused("names-not-per-seat", given=len(seating.players), wanted=table.header.seats)
    for player in seating.players:
        if player != PERSON:
            known_bot(player)
