"""Where saved games and records lie: a private folder of the person's own."""

import os
import time
from collections.abc import Mapping
from pathlib import Path

from gruft.kernel.refusal import Refused
from gruft.terminal.files import path_of, refusing_failures

HOME_NAME = "GRUFT_HOME"
SAVES, RECORDS = "saves", "records"
SAVE_SUFFIX, RECORD_SUFFIX = ".save", ".record"


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of this person: `GRUFT_HOME`, else `gruft` among the data of the system."""
    if environment.get(HOME_NAME):
        return path_of(environment[HOME_NAME])
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]).absolute() / "gruft"
    try:
        return Path.home() / ".local" / "share" / "gruft"
    except RuntimeError:
        raise Refused("home-unknown") from None


def folder(name: str) -> Path:
    """A folder in the person's own, made if it is not there, closed to others."""
    place = home()
    with refusing_failures(place):
        place.parent.mkdir(parents=True, exist_ok=True)
    for inner in (place, place / name):
        with refusing_failures(inner):
            if inner.exists() and not inner.is_dir():
                raise Refused("file-not-folder", file=str(inner))
            inner.mkdir(mode=0o700, exist_ok=True)
    return place / name


def new_save(slug: str) -> Path:
    """A name for a new saved game."""
    return free_name(folder(SAVES) / f"{slug}-{time.strftime('%Y%m%d-%H%M%S')}{SAVE_SUFFIX}")


def new_record(save: Path) -> Path:
    """A name for the record of a saved game: beside it, or among the records if it lay at home."""
    place = folder(RECORDS) if save.parent == home() / SAVES else save.parent
    return free_name(place / f"{save.name.removesuffix(SAVE_SUFFIX)}{RECORD_SUFFIX}")


def free_name(wanted: Path) -> Path:
    """The name, or the next one with a number that no file has yet."""
    name, number = wanted, 1
    while name.exists() or name.is_symlink():
        number += 1
        name = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    return name


def saves() -> list[Path]:
    """Every saved game at home, the latest first."""
    place = home() / SAVES
    with refusing_failures(place):
        if not place.exists():
            return []
        found = [(path.stat().st_mtime, path) for path in place.glob(f"*{SAVE_SUFFIX}")]
    return [path for _, path in sorted(found, reverse=True)]
