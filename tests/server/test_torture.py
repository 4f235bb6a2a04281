"""A house that is killed while people play loses nothing of what anybody was told.

A few deaths; `make torture` brings about two hundred.
"""

from pathlib import Path

from tests.server.torture import Torture
from tests.server.torture_house import EARLY, SLOW

FEW_FRAMES = 60


def test_nothing_that_anybody_was_told_is_lost(folder: Path) -> None:
    torture = Torture(folder, seed=3, kinds=[SLOW], most_frames=FEW_FRAMES)

    report = torture.run(kills=3)

    assert report.mistakes == []
    assert report.kills == 3
    assert report.done > 0


def test_a_house_that_promises_too_early_is_found_out(folder: Path) -> None:
    careless = Torture(folder, seed=2, kinds=[EARLY], most_frames=FEW_FRAMES)

    report = careless.run(kills=6)

    assert report.mistakes
