"""The socket: bytes in, messages to the client; messages out, bytes to the browser.

A client that sends too much, too fast or nonsense, or does not listen, is told so once and then let
go; nobody else notices. The reason of a close is a message key, like that of a refusal.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from gruft.server import wire
from gruft.server.client import Client
from gruft.server.doors import AT_ONCE
from gruft.server.encoding import ENCODER, decoded
from gruft.server.finding import Finder
from gruft.server.hall import now
from gruft.server.house import TheHouse
from gruft.server.limits import Bucket, Rate

AnySocket = WebSocket[Any, Any, Any]

BEAT_EVERY = 15.0
#: Close codes: 1008 is for rules that were broken, 1013 for a client that cannot keep up.
BROKEN_RULES, TRY_LATER = 1008, 1013
MOST_NONSENSE = 8
#: A client that does not listen does not hear that it is let go either.
GOODBYE = 1.0
#: What a connection raises that is no longer there.
GONE = (WebSocketDisconnect, RuntimeError, OSError)


@websocket("/ws", opt={"socket": True})
async def table_socket(socket: AnySocket, house: TheHouse) -> None:
    """One client, from the handshake to the end."""
    guest = await house.guests.by_token(socket.cookies.get(house.cookie))
    status = house.objection_to(socket, guest)
    if guest is None or status:
        await _deny(socket, status)
        return
    address = socket.client.host if socket.client else ""
    find = Finder(house.hall, house.gate.guesses, guest.id, address).table
    client = Client(house.hall, guest, house.gate.talk, find)
    client.at_once = _sends_at_once(socket)
    with house.gate.crowd.with_one_more(guest.id, address):
        await socket.accept()
        house.clients.add(client)
        try:
            await _serve(socket, client, house.gate.limits.messages)
        finally:
            house.clients.discard(client)
            client.leave_all()


def _sends_at_once(socket: AnySocket) -> Callable[[bytes], bool] | None:
    """What our own door offers; another server may have no such thing."""
    offered: Any = (socket.scope.get("extensions") or {}).get(AT_ONCE, {})
    send: Callable[[bytes], bool] | None = offered.get("send")
    return send


async def _deny(socket: AnySocket, status: int) -> None:
    """Refuse a handshake, in the form of every other refusal where the server can carry it."""
    key = f"http-{status}"
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(BROKEN_RULES, key)
        return
    body = ENCODER.encode(wire.Refusal("", key))
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await socket.send({"type": "websocket.http.response.start", "status": status, "headers": raw})
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def _serve(socket: AnySocket, client: Client, rate: Rate) -> None:
    listening = asyncio.create_task(_listen(socket, client, rate))
    others = _send(socket, client), _beat(client), client.too_slow.wait()
    tasks = [listening, *map(asyncio.ensure_future, others)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        reason = listening.result() if listening.done() else ""
        if client.too_slow.is_set():
            await _let_go(socket, client, TRY_LATER, "socket-too-slow")
        elif reason:
            await _let_go(socket, client, BROKEN_RULES, reason)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _let_go(socket: AnySocket, client: Client, code: int, reason: str) -> None:
    client.hall.metrics.dropped("too-slow" if code == TRY_LATER else "broke-rules")
    with suppress(TimeoutError, *GONE):
        async with asyncio.timeout(GOODBYE):
            await socket.close(code, reason)


async def _listen(socket: AnySocket, client: Client, rate: Rate) -> str:
    """Hear a client until it goes; returns why it must, if it must."""
    bucket, nonsense = Bucket(rate), 0
    while (sent := await _next(socket)) is not None:
        if not bucket.take():
            return "socket-too-fast"
        nonsense += not await take_in(client, sent)
        if nonsense > MOST_NONSENSE:
            return "socket-nonsense"
    return ""


async def take_in(client: Client, sent: str) -> bool:
    """Have a client say what was sent; tell whether it could be read."""
    try:
        message = decoded(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        client.hall.metrics.refused("message-unreadable")
        client.say(wire.Refusal("", "message-unreadable"))
        return False
    await client.hear(message)
    return True


async def _next(socket: AnySocket) -> str | None:
    try:
        return await socket.receive_text()
    except WebSocketDisconnect:
        return None


async def _send(socket: AnySocket, client: Client) -> None:
    with suppress(*GONE):
        while True:
            await client.send_unsent(socket.send_text)


async def _beat(client: Client) -> None:
    while True:
        await asyncio.sleep(BEAT_EVERY)
        client.say(wire.HouseBeat(now(), client.numbers()))
