"""The data folder of a house on the network, and in which sentence each trouble with it is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gruft.kernel.refusal import Refused
from gruft.store.folder import FILE, Damaged, InUse, make_private
from gruft.store.schema import TooNew
from gruft.terminal.files import path_of, refusing_failures
from gruft.terminal.places import home

HOUSE = "house"


def data_folder(given: str | None) -> Path:
    """Where a house keeps its tables: the folder that was named, else `house` in one's own."""
    place = home() / HOUSE if given is None else path_of(given)
    with refusing_failures(place):
        nearest = nearest_to(place)
        if not nearest.is_dir():
            raise Refused("file-not-folder", file=str(nearest))
    return place


def nearest_to(folder: Path) -> Path:
    """The folder, or what is there of the way to it."""
    return next(path for path in (folder, *folder.parents) if path.exists())


def made(folder: Path) -> Path:
    """The folder, which is there from now on."""
    with refusing_failures(folder):
        make_private(folder)
    return folder


@contextmanager
def telling_troubles(folder: Path, file: Path | None = None) -> Iterator[None]:
    """Turn what is wrong with a folder or a database into a refusal."""
    database = str(file or folder / FILE)
    try:
        with refusing_failures(file or folder):
            yield
    except InUse:
        raise Refused("house-in-use", folder=str(folder)) from None
    except TooNew:
        raise Refused("database-newer", file=database) from None
    except Damaged as problem:
        raise Refused("database-damaged", file=database, problem=str(problem)) from None
