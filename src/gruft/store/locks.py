"""A lock on an open file, so that two programs do not write into one saved game or one house."""

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    #: Beyond the end of every file of ours: bytes that are locked there can still be read.
    FAR_AWAY = 1 << 40

    def lock(handle: int) -> bool:
        """Take the lock, which lasts until the file is closed; tell whether it was free."""
        os.lseek(handle, FAR_AWAY, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(handle: int) -> bool:
        """Take the lock, which lasts until the file is closed; tell whether it was free."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
