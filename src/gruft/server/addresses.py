"""Where a house is found: on its own machine, and in the network that it is open to."""

import socket
from contextlib import suppress

#: An address that nobody has (RFC 5737); nothing is sent to it.
NOWHERE = ("192.0.2.1", 9)
EVERYWHERE = ("0.0.0.0", "::", "")
HERE = "127.0.0.1"


def own_address(host: str, port: int) -> str:
    """Where the house is found on its own machine."""
    name = HERE if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def lan_address(host: str, port: int) -> str | None:
    """Where others in the same network find it; None if nobody does."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        # Which of its addresses would this machine use? To connect a datagram socket sends nothing.
        asking.connect(NOWHERE)
        address = asking.getsockname()[0]
        return None if address.startswith("127.") else f"http://{address}:{port}/"
    return None
