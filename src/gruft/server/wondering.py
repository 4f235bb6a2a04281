"""What a client asks and what changes nothing: drafts, reasons, hints, old lines of the log."""

import secrets

from gruft.kernel.groups import lay
from gruft.kernel.lines import as_if_asked
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.server import wire
from gruft.server.hosted import Hosted
from gruft.server.places import Place
from gruft.server.thinking import Thinkers, question_for
from gruft.table.state import State, imagined


def log_page(message: wire.ReadLog, hosted: Hosted, place: Place | None) -> wire.LogPage:
    """Earlier lines of what a seat was told, out of its own stream: a gallery that sees later
    reads later as well."""
    if place is None:
        raise Refused("table-not-entered")
    if message.seat not in (place or {SPECTATOR}):
        raise Refused("seat-not-yours")
    first = max(0, message.first)
    page = hosted.streams[message.seat].page(first)
    return wire.LogPage(message.id, hosted.name, message.seat, first, page)


def drafted(message: wire.Draft, hosted: Hosted) -> wire.Drafted:
    """What may follow after half a line."""
    state = hosted.sitting.must_be_playing()
    if message.question != hosted.sitting.questions[message.seat]:
        raise Refused("answer-too-late")
    position = _imagined(state, message.seat)
    laid = lay(state.game, position, message.seat, message.prefix)
    decision = laid.scene.decision if laid.scene else None
    return wire.Drafted(message.id, decision, laid.scene, laid.line, laid.held, laid.later)


def why_not(message: wire.WhyNot, hosted: Hosted) -> wire.Done:
    """Refuse a line for the reason that the rules have; a legal one is not played."""
    state = hosted.sitting.must_be_playing()
    refusal = state.game.refuse(_imagined(state, message.seat), message.seat, message.line)
    if refusal is not None:
        raise refusal
    return wire.Done(message.id)


async def hinted(message: wire.Hint, hosted: Hosted, thinkers: Thinkers) -> wire.Hinted:
    """What the game advises, in a world that the seat may believe in."""
    state, seat = hosted.sitting.must_be_playing(), message.seat
    if not hosted.sitting.setting.hints:
        raise Refused("hint-off")
    if seat not in _asked(state, seat).to_act():
        raise state.game.not_asked(state.position, seat)
    hint = await thinkers.hint(question_for(state, seat, "raven"))
    return wire.Hinted(message.id, hint.line, hint.steps, hint.reason)


def _imagined(state: State, seat: int) -> Position:
    return imagined(state, seat, secrets.randbits(56))


def _asked(state: State, seat: int) -> Position:
    return as_if_asked(state.game, state.position, seat)
