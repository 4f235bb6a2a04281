"""What a client wants to do at a table, as a command; that it holds the seat is known before."""

from collections.abc import Sequence
from functools import partial

from gruft.bots.names import bot_name
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.server import wire
from gruft.server.hall import begin_command
from gruft.server.hosted import Command, Hosted
from gruft.server.onlookers import onlooker_called
from gruft.server.places import Place, acts_for
from gruft.server.thinking import must_be_bot
from gruft.store.contract import Guest
from gruft.table.live import commands
from gruft.table.live.chairs import seats_of, sitter_at
from gruft.table.live.work import Work


def command_for(message: wire.Client, hosted: Hosted, guest: Guest, place: Place | None) -> Command:
    """The command of a guest who looks at the table from this place (None: from nowhere)."""
    own = acts_for(hosted.sitting, guest.id, place)
    match message:
        case wire.Begin():
            return begin_command(hosted, own)
        case wire.SeatBot(seat=seat, bot=bot):
            return partial(_seat_bot, table=hosted.name, guest=own, seat=seat, bot=bot)
        case wire.StandUp(seat=seat):
            must_not_be_elsewhere(hosted, own, place, [seat])
            sitter = acts_for(hosted.sitting, guest.id, place, seat)
            return lambda work: commands.leave_seat(work, sitter, seat)
        case wire.Swap(seat=seat, other=other):
            must_not_be_elsewhere(hosted, own, place, [seat, other])
            sitter = acts_for(hosted.sitting, guest.id, place, seat)
            return lambda work: commands.swap(work, sitter, seat, other)
        case wire.PaceBots(pace=pace):
            return lambda work: commands.pace_bots(work, own, pace)
        case wire.Mute(silent=silent):
            whom = partial(_guest_of_host, message, hosted, own)
            return lambda work: commands.mute(work, own, whom(work), silent)
        case wire.Kick():
            whom = partial(_guest_of_host, message, hosted, own)
            return lambda work: commands.kick(work, own, whom(work))
        case wire.Say(seat=seat, channel=channel, text=text):
            name = _speaker(message, hosted, guest, place)
            return lambda work: commands.say(work, guest.id, name, seat, channel, text)
        case wire.ForSeat():
            return _playing(message, must_hold(place, message.seat))
        case _:
            raise Refused("message-unknown")


def _guest_of_host(message: wire.Mute | wire.Kick, hosted: Hosted, host: str, work: Work) -> str:
    """Who is meant, for the host alone: nobody else learns who is a bot, or who looks on."""
    commands.must_be_host(work.sitting, host)
    if message.seat == SPECTATOR and message.onlooker:
        return onlooker_called(hosted, message.onlooker)
    return _guest_at(work, message.seat)


def must_hold(place: Place | None, seat: int) -> int:
    """The seat that a client acts for; refused if it does not hold it."""
    if place is None or seat not in place:
        raise Refused("seat-not-yours")
    return seat


def must_not_be_elsewhere(
    hosted: Hosted, guest: str, place: Place | None, seats: Sequence[int]
) -> None:
    """Refuse a guest whose own seat somebody has taken to another browser; a host is one anyway."""
    if guest != hosted.sitting.host:
        for seat in {*seats} & {*seats_of(hosted.sitting.chairs, guest)}:
            must_hold(place, seat)


def _guest_at(work: Work, seat: int) -> str:
    sitter = sitter_at(work.sitting.chairs, seat)
    if not sitter.is_person:
        raise Refused("seat-is-bot", seat=seat + 1)
    return sitter.guest


def _speaker(message: wire.Say, hosted: Hosted, guest: Guest, place: Place | None) -> str:
    if place is None:
        raise Refused("table-not-entered")
    if message.seat == SPECTATOR and not place:
        return guest.name
    return sitter_at(hosted.sitting.chairs, must_hold(place, message.seat)).name


def _playing(message: wire.ForSeat, seat: int) -> Command:
    match message:
        case wire.Answer(question=question, line=line):
            return lambda work: commands.answer(work, seat, question, line)
        case wire.Withdraw():
            return lambda work: commands.withdraw(work, seat)
        case wire.GiveOrder(order=order, about=about, until=until):
            return lambda work: commands.order(work, seat, order, about, until)
        case wire.RecallOrder(order=order):
            return lambda work: commands.recall(work, seat, order)
        case wire.Undo():
            return lambda work: commands.undo(work, seat)
        case wire.Abort():
            return lambda work: commands.propose_abort(work, seat)
        case wire.CastVote(agree=agree):
            return lambda work: commands.vote(work, seat, agree)
        case wire.Resign():
            return lambda work: commands.resign(work, seat)
        case wire.ComeBack():
            return lambda work: commands.come_back(work, seat)
        case wire.MakePromise(to=to, text=text):
            return lambda work: commands.promise(work, seat, to, text)
        case wire.MarkPromise(number=number, kept=kept):
            return lambda work: commands.mark_promise(work, seat, number, kept)
        case _:
            raise Refused("message-unknown")


def _seat_bot(work: Work, table: str, guest: str, seat: int, bot: str) -> None:
    must_be_bot(bot)
    taken = [one.name for one in work.sitting.chairs if one is not None]
    commands.seat_bot(work, guest, seat, bot, bot_name(bot, taken, table))
