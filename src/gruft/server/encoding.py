"""How messages become bytes, and bytes messages: JSON, in one place for sockets and REST."""

import msgspec

from gruft.kernel.journal import Telling
from gruft.kernel.position import Outcome
from gruft.server.wire import Client, House


def plain_hook(value: object) -> object:
    """Compiled classes of the kernel say themselves how they are written."""
    if isinstance(value, Telling | Outcome):
        return value.to_json()
    raise NotImplementedError(f"{type(value).__name__} is not for the wire")


ENCODER = msgspec.json.Encoder(enc_hook=plain_hook)
_CLIENT: msgspec.json.Decoder[Client] = msgspec.json.Decoder(Client)


def encoded(message: House) -> bytes:
    """A message of the house as it is sent."""
    return ENCODER.encode(message)


def decoded(sent: str | bytes) -> Client:
    """A message of a client; raises `msgspec.DecodeError` if it is none."""
    return _CLIENT.decode(sent)
