"""With bots at the table nobody chooses the luck either: their salts follow from the commitment."""

import hashlib
import json

from tests.server.guests import SALT, begun
from tests.server.houses import OpenedHouse


def salt_of_bot(commitment: str, seat: int) -> str:
    """As docs/fairness.md says it, without Gruft."""
    fixed = b"gruft-bot-1" + bytes.fromhex(commitment) + seat.to_bytes(8, "big")
    return hashlib.sha256(fixed).hexdigest()[:32]


def test_the_salts_of_bots_are_those_that_anybody_can_compute(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        commitment = seat.view(table, 0)["commitment"]

        record = seat.person.http.get(f"/api/tables/{table}/record").text

    (line,) = [one for one in record.splitlines() if one.startswith("salts: ")]
    salts = json.loads(line.removeprefix("salts: ").rpartition(" #")[0])
    assert salts == [SALT, salt_of_bot(commitment, 1), salt_of_bot(commitment, 2)]
