"""Guests: people who gave a name. A signed token in a cookie says who one is."""

import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeTimedSerializer

from gruft.kernel.refusal import Refused
from gruft.store.contract import Guest, Store

LONGEST_NAME = 24
COOKIE = "gruft_guest"
SIGNING = "guest-signing"
#: Seconds after which a guest who never came back is nobody any more: a year.
VALID_FOR = 365 * 24 * 60 * 60


def clean_name(given: str) -> str:
    """A name as it can be shown: nothing that is not seen, no more than a line of a plaque."""
    composed = unicodedata.normalize("NFC", given)
    spaced = "".join(" " if letter.isspace() else letter for letter in composed)
    visible = "".join(letter for letter in spaced if letter == " " or letter.isprintable())
    name = " ".join(visible.split())[:LONGEST_NAME].strip()
    if not name:
        raise Refused("guest-no-name")
    return name


class Guests:
    """Who is who, by cookie."""

    def __init__(self, store: Store, signing: bytes) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(signing, salt=COOKIE)

    async def welcome(self, name: str, known: Guest | None) -> Guest:
        """A new guest, or a known one under a new name."""
        guest = Guest(known.id if known else secrets.token_hex(16), clean_name(name))
        await self._store.add_guest(guest)
        return guest

    def token(self, guest: Guest) -> str:
        """What a guest's browser keeps."""
        return str(self._signer.dumps(guest.id))

    async def by_token(self, token: str | None) -> Guest | None:
        """The guest whose token this is."""
        if not token:
            return None
        try:
            known = self._signer.loads(token, max_age=VALID_FOR)
        except BadSignature:
            return None
        return await self._store.guest(known) if isinstance(known, str) else None
