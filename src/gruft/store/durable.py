"""What is written stays written, even if the power fails: files, and their names in a folder."""

import os
from pathlib import Path


def sync(path: Path) -> None:
    """Have the system write it down for good; not every system can do so with folders."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)
