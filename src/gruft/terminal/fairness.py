"""Fair luck at this screen: the house's secret, a salt for every seat, and what bots draw from."""

import hashlib
import os
from dataclasses import dataclass

from gruft.table.fair import SALT_LENGTH, SECRET_LENGTH


@dataclass(frozen=True, slots=True)
class Luck:
    """The bytes a match is made of."""

    secret: bytes
    salts: tuple[bytes, ...]


def luck_for(seats: int, seed: int | None) -> Luck:
    """Real entropy; with a seed the same bytes every time, for tests and games to be repeated."""
    if seed is None:
        salts = tuple(os.urandom(SALT_LENGTH) for _ in range(seats))
        return Luck(os.urandom(SECRET_LENGTH), salts)
    salts = tuple(_derived(seed, f"salt {seat}", SALT_LENGTH) for seat in range(seats))
    return Luck(_derived(seed, "secret", SECRET_LENGTH), salts)


def thinking_seed(seed: int | None, step: int) -> int:
    """What a bot draws from at this step of the match; never the match's own luck."""
    if seed is None:
        return int.from_bytes(os.urandom(7), "big")
    return int.from_bytes(_derived(seed, f"thought {step}", 7), "big")


def _derived(seed: int, what: str, length: int) -> bytes:
    return hashlib.sha256(f"gruft-local {seed} {what}".encode()).digest()[:length]
