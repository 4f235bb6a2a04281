"""Guests: people who gave a name. A signed token in a cookie says who one is."""

import re
import secrets
import unicodedata
from itertools import takewhile

from itsdangerous import BadSignature, URLSafeTimedSerializer

from gruft.kernel.refusal import Refused
from gruft.store.contract import Guest, Store

LONGEST_NAME = 24
COOKIE = "gruft_guest"
SIGNING = "guest-signing"
#: Seconds after which a guest who never came back is nobody any more: a year.
VALID_FOR = 365 * 24 * 60 * 60
#: What Unicode calls a letter, sign or mark, and nobody sees: fillers, joiners, selectors, blanks.
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)


def clean_name(given: str) -> str:
    """A name as it can be shown: nothing that is not seen, no more than a line of a plaque.

    So nobody is called nothing, or passes for somebody else by a letter that is not seen or an
    accent that is written apart from its letter.
    """
    visible = "".join(" " if letter.isspace() else letter for letter in given if _is_seen(letter))
    composed = unicodedata.normalize("NFC", visible)
    name = " ".join(_from_first_letter(composed).split())[:LONGEST_NAME].strip()
    if not name:
        raise Refused("guest-no-name")
    return name


def _is_seen(letter: str) -> bool:
    return letter.isspace() or (letter.isprintable() and not UNSEEN.match(letter))


def _from_first_letter(name: str) -> str:
    """Without accents at the beginning: they would stand on whatever is shown before the name."""
    marks = takewhile(lambda sign: sign == " " or unicodedata.category(sign)[0] == "M", name)
    return name[len(list(marks)) :]


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
