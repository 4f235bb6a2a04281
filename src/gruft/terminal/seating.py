"""Who sits where: from what was said on the command line or in the menu to people and bots by seat.

People are named with `--names`, from the first free seat on; bots with `--bots`, in the last free
seats; single seats with `--seat 2=raven` or `--seat 2=Ann`. The rest is filled as one would expect:
with people if bots alone were named, else with bots; and somebody sits in front of the screen
unless every seat was given to a bot by name.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gruft.bots.names import bot_name
from gruft.bots.players import BOTS
from gruft.kernel.game import Game, check_seats
from gruft.kernel.refusal import Refused
from gruft.terminal.arguments import separated, whole_number
from gruft.terminal.names import clean_name, must_be_different
from gruft.terminal.opponents import known_bot
from gruft.terminal.saves import PERSON
from gruft.words.speech import Words

USUAL_SEATS = 4
USUAL_BOT = "raven"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for, as it was written."""

    seats: str | None = None
    names: str | None = None
    bots: str | None = None
    single: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a person or a kind of bot, and a name if one was given."""

    player: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Party:
    """The players of a table: a kind and a name for every seat."""

    players: tuple[str, ...]
    names: tuple[str, ...]


Chairs = list[Sitter | None]


def seat_party(game: Game, wishes: Wishes, words: Words) -> Party:
    """Seat everybody, or say why that cannot be."""
    people = [Sitter(PERSON, name) for name in _parts(wishes.names)]
    bots = [Sitter(known_bot(bot)) for bot in _parts(wishes.bots)]
    single = [_single(text) for text in wishes.single]
    chairs: Chairs = [None] * _seat_count(game, wishes, len(people), len(bots), single)
    for seat, sitter in single:
        _sit(chairs, seat, sitter)
    for seat, bot in zip(_free(chairs)[-len(bots) :] if bots else [], bots, strict=False):
        _sit(chairs, seat, bot)
    for seat, person in zip(_free(chairs), people, strict=False):
        _sit(chairs, seat, person)
    _must_all_sit(chairs, [*people, *bots])
    _fill(chairs, Sitter(PERSON) if bots and not people else Sitter(USUAL_BOT))
    return _introduced(chairs, words)


def usual_seats(game: Game) -> int:
    """How many sit down if nothing was said."""
    return max(game.seat_counts[0], min(USUAL_SEATS, game.seat_counts[-1]))


def _seat_count(
    game: Game, wishes: Wishes, people: int, bots: int, single: Sequence[tuple[int, Sitter]]
) -> int:
    if wishes.seats is not None:
        seats = whole_number(wishes.seats, "--seats", -(10**9), 10**9)
    elif people and bots:
        seats = people + bots + len(single)
    elif bots:
        seats = max(game.seat_counts[0], 1 + bots + len(single))
    else:
        seats = max([usual_seats(game), people, *(seat + 1 for seat, _ in single)])
    check_seats(game, seats)
    return seats


def _single(text: str) -> tuple[int, Sitter]:
    number, sign, who = text.partition("=")
    if not sign or not who.strip():
        raise Refused("seat-unclear", given=text[:40])
    seat = whole_number(number, "--seat", 1, 99) - 1
    kind = who.strip().lower()
    return seat, Sitter(kind) if kind in BOTS else Sitter(PERSON, who)


def _sit(chairs: Chairs, seat: int, sitter: Sitter) -> None:
    if seat >= len(chairs):
        raise Refused("seat-missing", given=seat + 1, high=len(chairs))
    if chairs[seat] is not None:
        raise Refused("seat-twice", given=seat + 1)
    chairs[seat] = sitter


def _must_all_sit(chairs: Chairs, sitters: Sequence[Sitter]) -> None:
    for sitter in sitters:
        if not any(sitter is chair for chair in chairs):
            raise Refused("party-too-large", seats=len(chairs))


def _fill(chairs: Chairs, filling: Sitter) -> None:
    free = _free(chairs)
    if free and not any(chair and chair.player == PERSON for chair in chairs):
        chairs[free[0]] = Sitter(PERSON)
    for seat in _free(chairs):
        chairs[seat] = filling


def _free(chairs: Chairs) -> list[int]:
    return [seat for seat, chair in enumerate(chairs) if chair is None]


def _introduced(chairs: Chairs, words: Words) -> Party:
    """Give everybody a name that can be shown, and nobody another's."""
    sitters = [chair for chair in chairs if chair is not None]
    given = [clean_name(sitter.name) for sitter in sitters]
    must_be_different([name for name in given if name])
    for place, sitter in enumerate(sitters):
        if not given[place]:
            given[place] = _invented(sitter.player, place, given, words)
    return Party(tuple(sitter.player for sitter in sitters), tuple(given))


def _invented(player: str, seat: int, taken: Iterable[str], words: Words) -> str:
    used = {name.casefold() for name in taken}
    if player != PERSON:
        return _called(player, used, words)
    name = wanted = words.say("seat-name", number=seat + 1)
    number = 1
    while name.casefold() in used:
        number += 1
        name = f"{wanted} {number}"
    return name


def _called(kind: str, used: set[str], words: Words) -> str:
    """A bot's own name as it is said here; nobody at the table is called so in any language."""
    passed: set[str] = set()
    while True:
        name = bot_name(kind, used | passed)
        key = f"bot-called-{name.casefold()}"
        said = words.say(key) if words.has(key) else name
        if said.casefold() not in used:
            return said
        passed.add(name)


def _parts(written: str | None) -> list[str]:
    return separated(written) if written is not None else []
