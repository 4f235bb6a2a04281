"""REST under schemathesis: every address with anything at all, held against its own description."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.core.failures import FailureGroup

from gruft.server import rest
from gruft.server.describing import KNOWN
from tests.server.guests import Person, Seat, begun
from tests.server.houses import OpenedHouse, open_house

#: How many requests each address gets; `make fuzz` sends many more.
EXAMPLES = int(os.environ.get("GRUFT_FUZZ", "8"))
#: What the rules of a game refuse, no schema can say.
UNFIT = {"positive_data_acceptance"}

SEED = int(os.environ.get("GRUFT_SEED", "20261116"))
ALL = list(HealthCheck)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenedHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def evening(house: OpenedHouse) -> Iterator[tuple[Seat, str]]:
    # Nobody listens while requests are sent, and no bot shall play the match to its end meanwhile.
    with begun(house.address, grace=0) as evening:
        yield evening


@pytest.fixture(scope="module")
def described(house: OpenedHouse, evening: tuple[Seat, str]) -> Any:
    """The description that the house itself gives; one table in it is a real one."""
    loaded = schemathesis.openapi.from_url(f"{house.address}/schema/openapi.json")

    @loaded.hook
    def map_path_parameters(_: Any, parameters: dict[str, Any] | None) -> dict[str, Any] | None:
        if parameters and len(str(parameters.get("table", ""))) == 1:
            return {**parameters, "table": evening[1]}
        return parameters

    return loaded


def hold_against_its_description(operation: Any, mode: GenerationMode, person: Person) -> None:
    """Send many requests to one address, and look at every answer."""
    checks = [one for one in CHECKS.get_all() if one.__name__ not in UNFIT]
    cookies = dict(person.http.cookies)

    @seed(SEED)
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=ALL)
    @given(case=operation.as_strategy(generation_mode=mode, cookies=cookies))
    def hold(case: Any) -> None:
        case.call_and_validate(cookies=cookies, checks=checks)

    hold()


# The house runs in another thread, and its pings are drawn by the luck of the whole process.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_answer_is_as_described(
    described: Any, evening: tuple[Seat, str], mode: GenerationMode
) -> None:
    operations = [one.ok() for one in described.get_all_operations()]

    assert len(operations) >= 10
    for operation in operations:
        # No word is wrong for a table; that there is none of this name is another matter.
        can_be_wrong = operation.body or any(f"{{{name}}}" in operation.path for name in KNOWN)
        if mode.is_positive or can_be_wrong:
            hold_against_its_description(operation, mode, evening[0].person)


def test_an_answer_that_is_not_described_would_be_noticed(
    described: Any, evening: tuple[Seat, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(rest, "_game_shown", crash)
    (operation,) = [
        one.ok() for one in described.get_all_operations() if one.ok().path == "/api/shelf"
    ]

    with pytest.raises(FailureGroup):
        hold_against_its_description(operation, GenerationMode.POSITIVE, evening[0].person)


def test_the_table_is_still_there(evening: tuple[Seat, str]) -> None:
    table = evening[1]

    with evening[0].person.come() as seat:
        seat.enter(table)
        assert len(seat.play(table, [0], most=1)) == 1
