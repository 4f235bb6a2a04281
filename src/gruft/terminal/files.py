"""Files of a person: every way in which reading or writing can fail is a sentence with the name."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gruft.kernel.refusal import Refused
from gruft.store.durable import sync

LARGEST_FILE = 20_000_000


def read_text(path: Path, largest: int = LARGEST_FILE) -> str:
    """The text of a file, or the reason why it cannot be read."""
    with refusing_failures(path), path.open("rb") as file:
        # One byte more than allowed is enough to know; endless files are not read to the end.
        data = file.read(largest + 1)
    if len(data) > largest:
        raise Refused("file-too-large", file=str(path), limit=largest)
    return decoded(data, str(path))


def decoded(data: bytes, file: str) -> str:
    """The bytes as text; line ends are left as they are."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = 1 + data[: problem.start].count(b"\n")
        raise Refused("file-not-utf8", file=file, line=line) from None


@contextmanager
def refusing_failures(path: Path) -> Iterator[None]:
    """Turn what the system says about a file into a refusal."""
    try:
        yield
    except FileNotFoundError:
        raise Refused("file-missing", file=str(path)) from None
    except FileExistsError:
        raise Refused("file-exists", file=str(path)) from None
    except IsADirectoryError:
        raise Refused("file-is-folder", file=str(path)) from None
    except NotADirectoryError:
        raise Refused("file-not-folder", file=str(path.parent)) from None
    except PermissionError:
        raise Refused("file-forbidden", file=str(path)) from None
    except (OSError, ValueError) as problem:
        # A ValueError is a name with a zero byte in it.
        reason = getattr(problem, "strerror", None) or str(problem)
        raise Refused("file-failed", file=str(path), problem=reason) from None


def path_of(given: str) -> Path:
    """The place that somebody means; `~ann` is the home of Ann, if there is one on this machine."""
    path = Path(given)
    try:
        with refusing_failures(path):
            return path.expanduser().absolute()
    except RuntimeError:
        raise Refused("file-not-folder", file=path.parts[0]) from None


def write_new(path: Path, text: str, mode: int = 0o600) -> None:
    """Write a file that does not exist yet; it is there whole and for good, or not at all."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    with refusing_failures(path):
        try:
            _write_durably(half, text, mode)
            _give_name(half, path)
        finally:
            half.unlink(missing_ok=True)
        sync(path.parent)


def _give_name(half: Path, path: Path) -> None:
    """A link, unlike a rename, never takes the place of a file that is there."""
    try:
        os.link(half, path)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems have no links.
        if path.exists():
            raise FileExistsError from None
        half.rename(path)


def _write_durably(path: Path, text: str, mode: int) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def replace_file(path: Path, text: str) -> None:
    """Write a file anew; until the new one is whole the old one stays."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    with refusing_failures(path):
        try:
            _write_durably(half, text, 0o666)
            half.replace(path)
        finally:
            half.unlink(missing_ok=True)
