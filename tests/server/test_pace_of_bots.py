"""How long bots wait before they play is the host's wish, and nothing else shows in it."""

import json
from typing import get_args

import pytest

from gruft.kernel.lines import as_if_asked, default_line, write_line
from gruft.server.playing import BOT_PAUSE, PACES, SHORTEST
from gruft.server.reading import acts_from, table_from
from gruft.store.contract import Guest
from gruft.table.live.acts import Stamped, TableSet, read_stamped, write_stamped
from gruft.table.live.setting import BotPace, Setting
from tests.server.pairs_house import HOST, QuietHouse, Visitor, quiet_time

OTHER = 1
BOT = 2


def harmless(house: QuietHouse, seat: int) -> str:
    game, position = house.state.game, house.state.position
    asked = as_if_asked(game, position, seat)
    return write_line(game, asked, default_line(game, asked, seat), seat)


def until_a_bot_is_asked(house: QuietHouse, bots: tuple[int, ...]) -> int:
    """The people play until it is a bot's turn; returns its seat."""
    while (seat := house.state.position.to_act()[0]) not in bots:
        house.answer(seat, harmless(house, seat))
    return seat


def waited(house: QuietHouse, seat: int) -> int:
    """For how many milliseconds nothing happens after a bot was asked, though it knows at once."""
    asked, lines = house.loop.now, len(house.state.lines)
    house.bots.tell(seat, harmless(house, seat))
    while len(house.state.lines) == lines:
        house.wait_until(house.loop.now + 1)
    return house.loop.now - asked


@pytest.mark.parametrize("pace", get_args(BotPace))
def test_a_bot_waits_as_long_as_the_host_wants_whatever_it_holds(pace: BotPace) -> None:
    bots = (1, 2)
    with quiet_time():
        house = QuietHouse(Setting("vampire_queen", 3, bot_pace=pace), bots=bots)
        house.begin()

        times = [waited(house, until_a_bot_is_asked(house, bots)) for _ in range(6)]
        house.close()

    wanted = round(BOT_PAUSE * PACES[pace] * 1000)
    # The clock of this house goes on by whole milliseconds, and what is due is done in the next.
    assert all(wanted <= time <= wanted + 1 for time in times), times


def test_even_at_once_hides_how_long_a_bot_has_thought() -> None:
    assert sorted(PACES, key=PACES.__getitem__) == ["at once", "fast", "normal", "slow"]
    assert PACES["normal"] == 1
    assert min(PACES.values()) == SHORTEST > 0


def test_the_host_changes_the_pace_before_and_in_the_match_and_everybody_sees_it() -> None:
    with quiet_time():
        house = QuietHouse(Setting("vampire_queen", 3), bots=(BOT,))
        host, other = house.visitors[HOST], house.visitors[OTHER]

        before = host.ask("pace bots", pace="slow")
        house.begin()
        seen = [shown(house, OTHER)]
        within = host.ask("pace bots", pace="at once")
        seen.append(shown(house, OTHER))
        refused = [
            other.ask("pace bots", pace="fast"),
            Visitor(house, Guest("eve", "Eve")).ask("pace bots", pace="fast"),
        ]
        stored = house.run(house.store.acts(house.hosted.name))
        house.close()

    assert [before["type"], within["type"]] == ["done", "done"]
    assert seen == ["slow", "at once"]
    assert [one["type"] for one in refused] == ["refused"] * 2
    assert refused[0]["key"] == "table-host-only"
    assert table_from(acts_from(stored)).sitting.setting.bot_pace == "at once"


def shown(house: QuietHouse, seat: int) -> str:
    """The pace that a seat is shown at the table."""
    return str(json.loads(house.hosted.streams[seat].parts["setting"])["bot_pace"])


def test_after_the_end_there_is_no_pace_to_change() -> None:
    with quiet_time():
        house = QuietHouse(Setting("vampire_queen", 3), bots=(1, 2))
        house.begin()
        host = house.visitors[HOST]
        assert host.ask("abort", seat=HOST)["type"] == "done"
        assert house.sitting.phase == "over"

        refused = host.ask("pace bots", pace="fast")
        house.close()

    assert refused["key"] == "table-over"


def test_a_table_that_was_stored_without_a_pace_has_the_usual_one() -> None:
    written = write_stamped(Stamped(1, TableSet(Setting("vampire_queen", 3), "ann", "5a" * 32)))
    older = json.loads(written)
    del older["act"]["setting"]["bot_pace"]

    table = table_from([read_stamped(json.dumps(older).encode())])

    assert table.sitting.setting.bot_pace == "normal"
