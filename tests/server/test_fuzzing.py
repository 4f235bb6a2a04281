"""A short hail of messages; `make fuzz` is the long one. And proof that it would notice."""

from typing import Any

import pytest

from gruft.kernel.refusal import Refused
from gruft.server import acting, wondering
from gruft.server.hall import Hall
from tests.server import fuzzing
from tests.server.fuzzing import Broken, fuzz, fuzz_sockets

SEED = 20261116


def test_whatever_is_said_is_answered_in_a_sentence() -> None:
    heard = fuzz(SEED, 1_000)

    # The hail also hits: it is not all refused at the door.
    assert {"changed", "done", "drafted", "entered", "seat-not-yours"} <= set(heard)
    assert heard["changed"] > 50


def test_whatever_is_sent_over_a_socket_is_answered_too() -> None:
    goodbyes = fuzz_sockets(SEED, 240)

    assert 0 <= goodbyes <= 10


def test_a_crash_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(wondering, "why_not", crash)

    with pytest.raises(Broken, match=f"seed {SEED}, message .*why not"):
        fuzz(SEED, 1_000)


def test_a_refusal_without_words_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise Refused("nobody-has-words-for-this")

    monkeypatch.setattr(acting, "must_hold", refuse)

    with pytest.raises(Broken, match="nobody can say nobody-has-words-for-this"):
        fuzz(SEED, 1_000)


def test_a_house_that_believes_what_it_has_not_stored_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def forget(*_: Any) -> None:
        pass

    monkeypatch.setattr(Hall, "_append", forget)

    with pytest.raises(Broken, match="not what is stored"):
        fuzz(SEED, 1_000)


def test_silence_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ignore(*_: Any) -> bool:
        return False

    monkeypatch.setattr(fuzzing, "take_in", ignore)

    with pytest.raises(Broken, match="nothing was answered"):
        fuzz(SEED, 100)
