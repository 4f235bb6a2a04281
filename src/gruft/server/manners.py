"""What every request is held to before it is looked at, and what every answer carries.

Nothing here knows a game or a table; `doors.py` holds connections to their own manners, and
`socket.py` clients.
"""

import re
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.types import Message, Scope

from gruft.server.house import House
from gruft.server.origins import is_own_name, is_own_origin

AnyRequest = Request[Any, Any, Any]

READING = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 256 * 1024
#: Nothing that a page sends is nested deeper.
DEEPEST_BODY = 32
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    # What may be kept says so itself.
    "cache-control": "no-store",
}

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)


async def protect(message: Message, _: Scope) -> None:
    """Send our headers with everything, with refusals and lost pages as well."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


async def demand_manners(request: AnyRequest) -> None:
    """Refuse what comes under a strange name, from a strange page, too often or in no form."""
    must_be_welcome(request)
    if request.method not in READING:
        if not is_own_origin(request.headers):
            raise HTTPException(status_code=403)
        await _must_be_handy(request)


def must_be_welcome(request: AnyRequest) -> None:
    """Refuse what comes under a strange name, or too often."""
    house: House = request.app.state.house
    if not is_own_name(request.headers, house.names):
        raise HTTPException(status_code=421)
    _must_not_hurry(request, house)


def has_lost_its_way(request: AnyRequest) -> bool:
    """Tell whether a request leads nowhere: then nothing was demanded of it yet."""
    return "route_handler" not in request.scope


def _must_not_hurry(request: AnyRequest, house: House) -> None:
    address = request.client.host if request.client else ""
    writes = request.method not in READING
    if not house.gate.requests.take(address) or (writes and not house.gate.writes.take(address)):
        raise TooManyRequestsException


async def _must_be_handy(request: AnyRequest) -> None:
    """What a page of another site could send without being asked is no JSON; and what is nested
    without end, or no text at all, nobody can read."""
    if request.content_type[0] != "application/json":
        raise HTTPException(status_code=415)
    body = await request.body()
    if not is_text(body) or is_too_deep(body):
        raise HTTPException(status_code=400)


def is_text(body: bytes) -> bool:
    """Tell whether these bytes are text; the framework trips over a string that is none."""
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


def is_too_deep(body: bytes) -> bool:
    """Tell whether something is nested deeper than anything that is meant to be read."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST_BODY:
        return False
    depth = 0
    for sign in _STRING.sub(b"", body):
        depth += (sign in b"[{") - (sign in b"]}")
        if depth > DEEPEST_BODY:
            return True
    return False
