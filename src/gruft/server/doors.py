"""The doors of the house: what becomes of connections before there is a client, and after.

A visitor who dawdles over a request, never ends its head, opens connections without end or does not
take what is sent is cut off. The web server would wait for all of these for ever: to it, a closed
connection is one that has taken everything.
"""

import asyncio
from collections import Counter
from ipaddress import ip_address
from typing import Any, ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

#: So many connections from one address at once.
MOST_CONNECTIONS = 256
LARGEST_HEAD = 16 * 1024
NOT_TEXT = 1007
#: Under this name a socket offers to send without waiting. On the usual way a message wakes up a
#: task and goes through the hands of two frameworks, which takes longer than to send it.
AT_ONCE = "gruft.at_once"


class Visitors:
    """The open connections by address. A proxy on the machine of the house is not counted: it has
    as many as there are guests."""

    def __init__(self) -> None:
        self._addresses: dict[object, str] = {}
        self._counted: Counter[str] = Counter()

    def let_in(self, connection: object, address: str) -> bool:
        """Count a connection; tell whether it is one too many."""
        if ip_address(address).is_loopback:
            return True
        self._addresses[connection] = address
        self._counted[address] += 1
        return self._counted[address] <= MOST_CONNECTIONS

    def see_off(self, connection: object) -> None:
        """Forget a connection."""
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._counted -= Counter([address])


class HttpDoor(HttpToolsProtocol):
    """Speaks HTTP, to those who come to the point and take their answer."""

    visitors: ClassVar[Visitors] = Visitors()
    #: So long may a request take to come, and an answer to be taken.
    patience: ClassVar[float] = 20.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, and wait for a request."""
        super().connection_made(transport)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._head = 0
        self._is_in_head = True
        if self.client is not None and not self.visitors.let_in(transport, self.client[0]):
            transport.abort()
        else:
            self._wait_until("asked")

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        for what in tuple(self._timers):
            self._has(what)
        self.visitors.see_off(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Listen, but not to a head without end."""
        self._head += len(data)
        super().data_received(data)
        if self._is_in_head and self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head, self._is_in_head = 0, True
        self._wait_until("asked")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is read."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is read."""
        self._has("asked")
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the other door is responsible."""
        self._has("asked")
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Somebody does not take their answer."""
        self._wait_until("taken")
        super().pause_writing()

    def resume_writing(self) -> None:
        """They take it after all."""
        self._has("taken")
        super().resume_writing()

    def _wait_until(self, what: str) -> None:
        self._has(what)
        self._timers[what] = self.loop.call_later(self.patience, self.transport.abort)

    def _has(self, what: str) -> None:
        timer = self._timers.pop(what, None)
        if timer is not None:
            timer.cancel()


class SocketDoor(WebSocketsSansIOProtocol):
    """Speaks WebSocket, to those who listen."""

    #: After a goodbye there is so much time to hear it.
    goodbye: ClassVar[float] = 5.0

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone; they came in by the other door."""
        HttpDoor.visitors.see_off(self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; what is no text is nobody's mistake but the client's."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a handshake that was refused in words is over as well, and not forgotten."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def send_at_once(self, text: bytes) -> bool:
        """Send if that can be done without waiting; tell whether it could."""
        is_open = self.handshake_complete and self.initial_response is None and not self.close_sent
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def keepalive_timeout(self) -> None:
        """Nobody is there any more."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve a client, and do not wait for ever until it has taken the last word."""
        extensions = self.scope.get("extensions") or {}
        self.scope["extensions"] = {**extensions, AT_ONCE: {"send": self.send_at_once}}
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(self.goodbye, self.transport.abort)


def _is_text(data: Any) -> bool:
    try:
        bytes(data).decode()
    except UnicodeDecodeError:
        return False
    return True
