"""Luck of the browser tests: the same test meets the same deals, bots and names in every run."""

from pathlib import Path

from gruft.server.naming import word_list
from tests.server.fixed_luck import NAME, FixedLuck


def drawn(folder: Path, test: str) -> list[object]:
    (folder / NAME).write_text(test)
    luck = FixedLuck(folder)
    words = [luck.choice(word_list()) for _ in range(3)]
    return [words, luck.token_hex(16), luck.randbits(56)]


def test_the_same_test_meets_the_same_table(tmp_path: Path) -> None:
    assert drawn(tmp_path, "a newcomer plays") == drawn(tmp_path, "a newcomer plays")


def test_another_test_meets_another_table(tmp_path: Path) -> None:
    one, other = drawn(tmp_path, "a newcomer plays"), drawn(tmp_path, "a newcomer waits")

    assert all(mine != yours for mine, yours in zip(one, other, strict=True))


def test_a_name_that_is_taken_is_followed_by_another(tmp_path: Path) -> None:
    luck = FixedLuck(tmp_path)

    assert len({tuple(luck.choice(word_list()) for _ in range(3)) for _ in range(20)}) == 20
