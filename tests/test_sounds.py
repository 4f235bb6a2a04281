"""Nobody listens to the sounds in a test, but what would hurt an ear can be measured."""

import re
import wave
from array import array
from itertools import pairwise

import pytest

from tests.tree import ROOT
from tools.sounds import FILES, HIGHEST, RECIPES, loudness, numbers, rate_of, swell

#: In decibels 3.5: less than anybody minds between a card and a bell.
ALIKE = 1.5


def kept(name: str) -> tuple[int, list[float]]:
    with wave.open(str(FILES / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        read = array("h", file.readframes(file.getnframes()))
        return file.getframerate(), [one / 32767 for one in read]


@pytest.mark.parametrize("name", RECIPES)
def test_a_file_is_what_its_recipe_makes(name: str) -> None:
    rate, heard = kept(name)

    assert rate == rate_of(name)
    # One machine's sine may be rounded otherwise than another's.
    assert heard == pytest.approx(numbers(name), abs=2 / 32767)


@pytest.mark.parametrize("name", RECIPES)
def test_nothing_clips_clicks_or_hums(name: str) -> None:
    _, heard = kept(name)

    assert max(abs(one) for one in heard) <= HIGHEST + 1 / 32767
    assert abs(heard[0]) < 0.001
    assert max(abs(one) for one in heard[-10:]) < 0.002
    assert abs(sum(heard) / len(heard)) < 0.0005


def test_all_are_about_as_loud() -> None:
    loud = {name: loudness(heard, rate) for name in RECIPES for rate, heard in [kept(name)]}

    assert max(loud.values()) < ALIKE * min(loud.values()), loud


@pytest.mark.parametrize("tenth", range(2, 19))
def test_a_tone_that_swells_keeps_its_pitch_to_its_end(tenth: int) -> None:
    sound = swell(0, 400, 2.0)
    heard = [sound(tenth / 10 + n / 16000) for n in range(800)]

    crossings = sum(1 for one, following in pairwise(heard) if one < 0 <= following)

    # A twentieth of a second has twenty waves of it.
    assert crossings == pytest.approx(20, abs=1)


def test_the_page_knows_each_of_them_and_no_other() -> None:
    score = (ROOT / "web/src/lib/motion/score.ts").read_text()
    listed = re.search(r"export const SOUNDS = \[(.*)\]", score)

    assert listed is not None
    assert sorted(re.findall(r'"(\w+)"', listed[1])) == sorted(RECIPES)
    assert sorted(file.stem for file in FILES.iterdir()) == sorted(RECIPES)
