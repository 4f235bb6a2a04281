"""The promise before the first card, and the seed that nobody can choose."""

import hashlib

import pytest

from gruft.table.fair import SALT_LENGTH, bot_salt, commitment_to, seed_from

SECRET = bytes(range(32))
SALTS = [b"\x11" * 16, b"\x22" * 16]


def test_the_commitment_is_the_one_of_the_fairness_page() -> None:
    assert commitment_to(SECRET) == (
        "5aa367676bce6e15d94371003e3ad81f209962fbe691d97e8e1bd7b455b02c8e"
    )


def test_the_seed_is_the_one_of_the_fairness_page() -> None:
    assert seed_from(SECRET, SALTS).hex() == (
        "a7d96e30aacd019b219964b05d7efcb88186c472280da2ec2009880652e93325"
    )


def test_the_salt_of_a_bot_is_the_one_of_the_fairness_page() -> None:
    assert bot_salt(commitment_to(SECRET), 1).hex() == "b8bb6cc3a65a8a1aa3167129cd5c7993"


def test_the_salt_of_a_bot_hangs_on_the_commitment_and_on_its_seat() -> None:
    other = commitment_to(SECRET[::-1])

    assert (
        len({bot_salt(one, seat) for one in (commitment_to(SECRET), other) for seat in (0, 1)}) == 4
    )
    assert len(bot_salt(other, 0)) == SALT_LENGTH


def test_the_commitment_does_not_show_the_seed() -> None:
    assert commitment_to(SECRET) != hashlib.sha256(SECRET).hexdigest()
    assert commitment_to(SECRET) != seed_from(SECRET, []).hex()


def test_every_salt_and_its_seat_matters() -> None:
    seeds = {
        seed_from(SECRET, SALTS),
        seed_from(SECRET, SALTS[::-1]),
        seed_from(SECRET, [SALTS[0], b"\x23" * 16]),
        seed_from(SECRET[::-1], SALTS),
    }

    assert len(seeds) == 4


@pytest.mark.parametrize("secret", [b"", SECRET[:31], SECRET + b"\0"])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment_to(secret)
    with pytest.raises(ValueError, match="32 bytes"):
        seed_from(secret, SALTS)


def test_all_salts_are_equally_long_so_that_no_two_lists_make_one_seed() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        seed_from(SECRET, [b"\x11" * 17, b"\x22" * 15])
