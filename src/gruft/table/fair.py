"""Fair luck: what is shown before the first card, and how secret and salts become the seed.

The house chooses a secret and shows its commitment; then every seat gives a salt. So neither side
can choose the luck: the house is bound before it sees a salt, and the players never see the secret
before the end. A bot's salt would be the house's own choice, so it has none: the commitment fixes
it. Bytes come from outside; nothing here is random.
"""

import hashlib
from collections.abc import Sequence

SECRET_LENGTH = 32
#: All salts are equally long: otherwise two different lists of salts could make one seed.
SALT_LENGTH = 16

BOT_LABEL = b"gruft-bot-1"
COMMITMENT_LABEL = b"gruft-commitment-1"
SEED_LABEL = b"gruft-seed-1"


def commitment_to(secret: bytes) -> str:
    """What the house shows before it sees the salts: a digest that binds it to the secret."""
    _must_have(secret, SECRET_LENGTH)
    return hashlib.sha256(COMMITMENT_LABEL + secret).hexdigest()


def seed_from(secret: bytes, salts: Sequence[bytes]) -> bytes:
    """The seed of a match: the secret and every seat's salt, in seat order."""
    _must_have(secret, SECRET_LENGTH)
    for salt in salts:
        _must_have(salt, SALT_LENGTH)
    return hashlib.sha256(SEED_LABEL + secret + b"".join(salts)).digest()


def bot_salt(commitment: str, seat: int) -> bytes:
    """The salt of a bot: fixed by what everybody was shown before anybody gave a salt."""
    fixed = BOT_LABEL + bytes.fromhex(commitment) + seat.to_bytes(8, "big")
    return hashlib.sha256(fixed).digest()[:SALT_LENGTH]


def _must_have(given: bytes, length: int) -> None:
    if len(given) != length:
        raise ValueError(f"{length} bytes are needed, not {len(given)}")
