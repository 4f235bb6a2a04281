"""Leaks planted on purpose, one for each way in which something reaches a watcher.

A check that does not find them proves nothing. Each plant spoils a house while it lives, in both
houses of a pair alike: what it lets slip depends on the truth, which is different in the two.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch
from zlib import crc32

import msgspec

from gruft.kernel.edition import canonical
from gruft.kernel.record import LinePlayed
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Scene
from gruft.server import client, hall, hosted, logs, streams, wire, wondering
from gruft.server.hosted import Hosted
from gruft.server.parts import Parts
from gruft.server.places import Place
from gruft.server.playing import BotPlayers
from gruft.server.spoken import Told
from gruft.table import prompts, records, sealed
from gruft.table.live import commands, sitting, table, views
from gruft.table.live.work import Work
from gruft.table.sealed import Ground, Windows
from gruft.table.state import State

Planting = Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Plant:
    """A leak: how it is planted, in which games it has anything to tell, and on which evenings."""

    sow: Planting
    games: tuple[str, ...] = (
        "vampire_queen",
        "vampire_connection",
        "vampire_empire",
        "grottenstein",
    )
    evening: Mapping[str, object] | None = None

    @property
    def name(self) -> str:
        """What it is called."""
        return self.sow.__name__


def truth_of(state: State | None) -> int:
    """A number that hangs on everything that is true at a table."""
    if state is None:
        return 0
    return crc32(canonical(state.game.to_json(state.position)).encode())


@contextmanager
def _spoiled(spoil: Callable[[Hosted, Parts], Parts]) -> Iterator[None]:
    honest = Hosted._parts

    def parts(self: Hosted, seats: Sequence[int]) -> dict[int, Parts]:
        return {seat: spoil(self, dict(one)) for seat, one in honest(self, seats).items()}

    with patch.object(Hosted, "_parts", parts):
        yield


# --- frames --------------------------------------------------------------------------------------


def a_frame_is_longer_with_a_full_hand() -> Any:
    def spoil(table: Hosted, parts: Parts) -> Parts:
        return {**parts, "present": parts["present"] + b" " * (truth_of(table.sitting.match) % 9)}

    return _spoiled(spoil)


def a_view_has_one_field_more() -> Any:
    def spoil(table: Hosted, parts: Parts) -> Parts:
        return {**parts, "mood": str(truth_of(table.sitting.match)).encode()}

    return _spoiled(spoil)


def parts_come_in_the_order_of_a_hidden_card() -> Any:
    def spoil(table: Hosted, parts: Parts) -> Parts:
        turned = truth_of(table.sitting.match) % 2
        return dict(reversed(parts.items())) if turned else parts

    return _spoiled(spoil)


def a_scene_is_that_of_somebody_else() -> Any:
    def scene_of(state: State, seat: int) -> Scene:
        scene = prompts.scene_of(state, seat)
        theirs = [prompts.scene_of(state, other).zones for other in range(state.header.seats)]
        return replace(scene, zones=theirs[(seat + 1) % len(theirs)])

    return patch.object(views, "scene_of", scene_of)


def every_step_counts_as_a_frame() -> Any:
    honest = streams.Stream.go_on

    def go_on(self: Any, parts: Parts, log: Any, talk: Any, now: int) -> None:
        self.parts = {**self.parts, "present": b""}
        honest(self, parts, log, talk, now)

    return patch.object(streams.Stream, "go_on", go_on)


def a_beat_counts_all_acts_of_the_table() -> Any:
    def numbers(self: client.Client) -> dict[str, int]:
        return {name: one.table.length for name, one in self._tables.items()}

    return patch.object(client.Client, "numbers", numbers)


def whispers_are_heard() -> Any:
    return patch.object(hosted, "is_heard", lambda said, seat, seats: True)


# --- answers -------------------------------------------------------------------------------------


def a_refusal_knows_the_deck() -> Any:
    def why_not(message: wire.WhyNot, at: Hosted) -> wire.Done:
        raise Refused("line-not-now", deck=truth_of(at.sitting.match))

    return patch.object(wondering, "why_not", why_not)


def a_hint_is_thought_out_with_open_cards() -> Any:
    async def hinted(message: wire.Hint, at: Hosted, thinkers: object) -> wire.Hinted:
        line = f"play it {truth_of(at.sitting.match)} times"
        return wire.Hinted(message.id, line, (), Told("hint", {}))

    return patch.object(wondering, "hinted", hinted)


def an_old_page_of_the_log_is_that_of_somebody_else() -> Any:
    honest = wondering.log_page

    def log_page(message: wire.ReadLog, at: Hosted, place: Place | None) -> wire.LogPage:
        page = honest(message, at, place)
        theirs = at.streams[(message.seat + 1) % at.seats].page(page.first)
        return msgspec.structs.replace(page, log=theirs)

    return patch.object(wondering, "log_page", log_page)


# --- REST and the log ----------------------------------------------------------------------------


def a_record_has_the_lines_of_others() -> Any:
    def as_seen(entry: Any, seat: int, match: Any) -> Any:
        return entry

    return patch.object(records, "_as_seen", as_seen)


def a_record_has_a_mark_of_the_truth() -> Any:
    honest = records.record_for

    def record_for(match: Any, seat: int) -> Any:
        record = honest(match, seat)
        return replace(record, play=(*record.play, LinePlayed(0, f"? {truth_of(match.state)}")))

    return patch("gruft.server.rest.record_for", record_for)


def the_lobby_tells_when_anything_was_done() -> Any:
    def news_at_after(self: table.LiveTable, work: Work) -> int:
        return work.now

    return patch.object(table.LiveTable, "news_at_after", news_at_after)


def the_log_has_a_hand_in_it() -> Any:
    def write_down(self: Any, at: Hosted, before: str) -> None:
        logs.event("moved", running=truth_of(at.sitting.match))

    return patch.object(hall.Hall, "_write_down", write_down)


# --- time ----------------------------------------------------------------------------------------


def a_bot_thinks_longer_with_a_good_hand() -> Any:
    def pause_at(self: Any, at: Hosted, match: State) -> float:
        return 1.1 + truth_of(match) % 50 / 100

    return patch.object(BotPlayers, "_pause_at", pause_at)


def a_window_closes_early_if_nobody_can_act() -> Any:
    def all_settled(book: Windows, opening: sealed.Opening, ground: Ground) -> bool:
        return bool(truth_of_ground(ground) % 2)

    return patch.object(sealed, "all_settled", all_settled)


def a_window_is_opened_only_for_somebody_who_can_act() -> Any:
    def prompt_for(state: State, seat: int) -> Any:
        prompt = prompts.prompt_for(state, seat)
        return prompt if truth_of(state) % 2 else None

    return patch.object(views, "prompt_for", prompt_for)


def truth_of_ground(ground: Ground) -> int:
    """A number that hangs on everything that is true when a window may close."""
    return crc32(canonical(ground.game.to_json(ground.position)).encode())


@contextmanager
def who_has_chosen_can_be_seen() -> Iterator[None]:
    """As it was before there were rounds: questions, clocks, undo and records count every line."""
    with (
        patch.object(sitting, "round_of", lambda state: None),
        patch.object(views, "round_of", lambda state: None),
        patch.object(records, "round_of", lambda state: None),
        patch.object(commands, "round_of", lambda state: None),
    ):
        yield


WINDOWS = ("vampire_connection", "vampire_empire")
IN_WINDOW = {"until": "a window is open", "bots": ()}
PLANTS = [
    Plant(a_frame_is_longer_with_a_full_hand),
    Plant(a_view_has_one_field_more),
    Plant(parts_come_in_the_order_of_a_hidden_card),
    Plant(a_scene_is_that_of_somebody_else),
    Plant(every_step_counts_as_a_frame),
    Plant(a_beat_counts_all_acts_of_the_table),
    Plant(whispers_are_heard),
    Plant(a_refusal_knows_the_deck),
    Plant(a_hint_is_thought_out_with_open_cards, evening={"watcher": 0}),
    Plant(
        an_old_page_of_the_log_is_that_of_somebody_else,
        # The log of vampire_queen is the same for all until something is drawn.
        ("vampire_connection", "vampire_empire", "grottenstein"),
    ),
    Plant(a_record_has_the_lines_of_others, ("vampire_connection", "vampire_empire")),
    Plant(a_record_has_a_mark_of_the_truth),
    Plant(the_lobby_tells_when_anything_was_done, evening={"bots": ()}),
    Plant(the_log_has_a_hand_in_it),
    Plant(a_bot_thinks_longer_with_a_good_hand, evening={"bots": (1,), "watcher": 0, "asks": 0}),
    Plant(a_window_closes_early_if_nobody_can_act, WINDOWS, IN_WINDOW),
    Plant(a_window_is_opened_only_for_somebody_who_can_act, WINDOWS, IN_WINDOW),
    Plant(
        who_has_chosen_can_be_seen,
        ("vampire_connection",),
        {"until": "all choose at once", "seats": 4, "watcher": 3, "bots": (), "asks": 14},
    ),
]
