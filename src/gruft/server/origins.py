"""Whose page somebody comes from, and under which name: what keeps other sites out of the house.

A page of another site may not change anything here, and not listen. Nor may a site under whose own
name the house suddenly answers (DNS rebinding): the house knows its names. These are every address
in numbers, every name that no site on the internet can have, the name of its machine, and those
that whoever runs it has given it.
"""

import socket
from collections.abc import Collection, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

#: Endings of names that exist in a network of one's own only.
LOCAL = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")
FOREIGN = ("cross-site", "same-site")


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Tell whether a request comes from a page of this house, or from no page at all."""
    if headers.get("sec-fetch-site") in FOREIGN:
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def is_own_name(headers: Mapping[str, str], given: Collection[str]) -> bool:
    """Tell whether the house is known under the name by which somebody found it."""
    name = _name_of(headers.get("host", ""))
    if not name:
        return False
    is_local = "." not in name or name.endswith(LOCAL)
    return is_local or _is_address(name) or name == _own_name() or name in given


def _name_of(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _own_name() -> str:
    return socket.gethostname().lower()
