"""Three words are an invitation: who tries one name after the other has to wait."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from gruft.server.limits import Guesses, Limits, Rate
from gruft.server.naming import three_words
from tests.server.guests import Person, Refused, Seat, begin
from tests.server.houses import WIDE, OpenedHouse
from tests.server.strangers import somewhere

pytestmark = pytest.mark.usefixtures("unnoticed")

UNKNOWN, TOO_OFTEN = "table-unknown", "table-guessed-too-often"
#: A guest who has used these up waits for ever.
LIMITS = replace(WIDE, guesses=Rate(5, 0), guesses_of_address=Rate(12, 0))


@pytest.fixture(scope="module")
def limits() -> Limits:
    """Of guesses only few."""
    return LIMITS


@pytest.fixture
def here() -> dict[str, str]:
    """An address at which nobody was before."""
    return somewhere()


@pytest.fixture
def seat(mallory: Person, here: dict[str, str]) -> Iterator[Seat]:
    with mallory.come(**here) as one:
        yield one


@pytest.fixture
def table(besieged: OpenedHouse) -> Iterator[str]:
    """A table of somebody else."""
    with Person(besieged.address, "Ada") as ada, ada.come() as host:
        yield begin(host, "grottenstein", 2)


def told(guest: Seat, table: str, type: str = "enter", **more: object) -> str:
    """The key with which a table is refused, or nothing."""
    try:
        guest.ask(type, table=table, **more)
    except Refused as refused:
        return refused.key
    return ""


def guess(seat: Seat, times: int) -> list[str]:
    return [told(seat, three_words()) for _ in range(times)]


def test_who_tries_names_has_to_wait_also_before_a_table_that_is_there(
    seat: Seat, table: str
) -> None:
    assert guess(seat, 6) == [UNKNOWN] * 5 + [TOO_OFTEN]

    assert told(seat, table) == TOO_OFTEN
    assert told(seat, three_words(), "say", seat=-1, channel=[-1], text="Hi") == TOO_OFTEN


def test_another_socket_does_not_help(mallory: Person, seat: Seat, table: str) -> None:
    guess(seat, 5)

    with mallory.come(**somewhere()) as again:
        assert told(again, table) == TOO_OFTEN
    assert mallory.http.get(f"/api/tables/{table}/record").json()["key"] == TOO_OFTEN


def test_names_are_not_tried_by_reading_records_or_plans(
    besieged: OpenedHouse, mallory: Person, table: str
) -> None:
    keys = [mallory.http.get(f"/api/tables/{three_words()}/record").json() for _ in range(6)]
    assert [one["key"] for one in keys] == [UNKNOWN] * 5 + [TOO_OFTEN]

    with Person(besieged.address, **somewhere()) as nobody:
        nobody.http.cookies.clear()
        plans = "/api/games/grottenstein/plans"
        assert nobody.http.get(f"{plans}/{table}").status_code == 200
        keys = [nobody.http.get(f"{plans}/{three_words()}").json() for _ in range(6)]
        assert [one["key"] for one in keys] == [UNKNOWN] * 5 + [TOO_OFTEN]
        assert nobody.http.get(f"{plans}/{table}").json()["key"] == TOO_OFTEN


def test_a_name_that_is_right_costs_nothing(seat: Seat, table: str) -> None:
    for _ in range(20):
        assert told(seat, table) == ""
        seat.ask("leave", table=table)

    assert guess(seat, 6) == [UNKNOWN] * 5 + [TOO_OFTEN]


def test_who_sits_or_looks_on_is_not_held_up(
    mallory: Person, seat: Seat, table: str, here: dict[str, str]
) -> None:
    own = begin(seat)
    seat.enter(table)
    guess(seat, 6)

    assert told(seat, table) == ""
    with mallory.come(**here) as again:
        assert told(again, own) == ""
        assert told(again, table) == TOO_OFTEN


def test_many_guests_at_one_address_have_to_wait_together(
    besieged: OpenedHouse, table: str, here: dict[str, str]
) -> None:
    answers = []
    for _ in range(4):
        with Person(besieged.address, "Mallory", **here) as one, one.come(**here) as seat:
            answers += guess(seat, 4)

    assert answers == [UNKNOWN] * 12 + [TOO_OFTEN] * 4
    with Person(besieged.address, "Bo") as bo, bo.come(**somewhere()) as elsewhere:
        assert told(elsewhere, table) == ""


def test_who_has_to_wait_takes_nothing_from_those_beside_them() -> None:
    guesses = Guesses(LIMITS)

    assert [guesses.take("mallory", "here") for _ in range(100)].count(True) == 5
    assert [guesses.take("ada", "here") for _ in range(100)].count(True) == 5
    assert [guesses.take("bo", "here") for _ in range(100)].count(True) == 2
    guesses.put_back("ada", "here")
    assert [guesses.take("bo", "here") for _ in range(100)].count(True) == 1
