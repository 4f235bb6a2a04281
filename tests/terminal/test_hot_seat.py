"""Several people at one screen: nobody ever sees another's hand."""

import re

import pytest

from gruft.shelf import SHELF
from gruft.table.table import Table
from gruft.terminal.saves import read_save
from gruft.terminal.screen import WIPE_SCREEN_AND_SCROLLBACK, Screen
from tests.terminal.runs import ANY_MOVE, House

HAND_OVER = re.compile(r"Pass the keyboard to (\w+)\. \w+, press Enter\.")
HAND = re.compile(r"(?:Hand|Your hand): ((?:(?:1?\d|Q|S15|S20|slayer\s+(?:15|20)),?\s+)+)")
PEOPLE = ("--names", "Ann,Ben,Zoe", "--seats", "4", "--option", "phases=1")


def screens(out: str) -> list[tuple[str, str]]:
    """What is shown between two wipes, and who sits there; the hand-over itself is nobody's."""
    parts = HAND_OVER.split(out)
    found = [("", parts[0])]
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        own, _, public = shown.partition("\nPass the keyboard ─")
        found += [(name, own), ("", public)]
    return found


def hands_in(shown: str) -> set[str]:
    """Every hand that is written out in a screen; sentences name a slayer by its word."""
    plain = (" ".join(hand.replace(",", " ").split()) for hand in HAND.findall(shown))
    return {hand.replace("slayer ", "S") for hand in plain}


def play(house: House, typed: str) -> str:
    return house.play(*PEOPLE, typed=typed, seed=8).out


def test_before_each_person_the_keyboard_is_handed_over(house: House) -> None:
    out = play(house, ANY_MOVE * 4)

    assert len(HAND_OVER.findall(out)) >= 2


def test_nobody_is_shown_a_hand_but_the_one_who_sits_there(house: House) -> None:
    """Every moment of the match is replayed; a screen may hold hands of its own seat only."""
    out = play(house, f"table\nlog\nhint\n{ANY_MOVE}" * 12)
    saved = read_save(house.saves[0]) if house.saves else None
    assert saved is not None

    names = saved.header.names
    table = Table.from_entries(SHELF["vampire_queen"], [saved.header])
    seen: dict[str, set[str]] = {name: set() for name in names}
    for number, step in enumerate([None, *saved.entries[1:]]):
        if step is not None:
            table.repeat_entry(step, number)
        for seat, name in enumerate(names):
            hand = table.scene(seat).zones[seat].pieces
            seen[name].add(" ".join(piece.face for piece in hand))

    shown = [(name, hand) for name, screen in screens(out) for hand in hands_in(screen)]
    assert {name for name, _ in shown} == {"Ann", "Ben", "Zoe"}
    assert [(name, hand) for name, hand in shown if hand not in seen.get(name, set())] == []


def test_between_two_people_the_screen_and_its_history_are_wiped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "is_live", property(lambda screen: True))
    house.set_environment(TERM="xterm")

    out = play(house, ANY_MOVE * 6)

    handed = HAND_OVER.findall(out)
    for part in HAND_OVER.split(out)[::2][1:-1]:
        assert WIPE_SCREEN_AND_SCROLLBACK in part.split("Hand: ")[-1]
        assert part.split("\n", 1)[1].startswith(WIPE_SCREEN_AND_SCROLLBACK)
    assert len(handed) > 2


def test_one_person_alone_never_hands_the_keyboard_over(house: House) -> None:
    run = house.play(typed="\npass\n" * 5)

    assert "Pass the keyboard" not in run.out


def test_a_person_is_told_what_happened_since_their_last_turn(house: House) -> None:
    out = play(house, ANY_MOVE * 6)

    shown = [screen for name, screen in screens(out) if name == "Ben"]
    assert "Phase 1 of 1 begins." in shown[0]
    assert "Phase 1 of 1 begins." not in shown[1]


# ---- consent ----


def test_an_undo_past_the_horizon_asks_the_other_people(house: House) -> None:
    """The first to be asked passes or leads; the next time they want it back."""
    house.put_tiny_games_on_the_shelf()
    typed = "\n\n" + "\n1\n" + "\n1\n" + "\nundo\nn\nundo\ny\ny\n"

    run = house.run("play", "envelopes", "--names", "Ann,Ben,Cid", "--seed", "2", typed=typed)

    assert "Ben, may Ann undo the last move? (y/n) n" in run.out
    assert "Ben doesn’t agree; everything stays as it is." in run.text
    assert "Cid, may Ann undo the last move? (y/n) y" in run.out
    assert "Ann undoes 3 moves." in run.text


def test_at_the_hand_over_the_last_person_may_take_back_what_nobody_has_seen(house: House) -> None:
    house.put_tiny_games_on_the_shelf()

    run = house.run(
        "play", "envelopes", "--names", "Ann,Ben,Cid", "--seed", "2", typed="\n\nundo\n2\n\n"
    )

    assert "(Ann can still undo the last move: undo)" in run.out
    assert "Ann undoes a move." in run.text
    assert "undone" in house.saves[0].read_text()
