"""`gruft doctor`: looks at everything that a house needs, and says of each whether it is well."""

import os
import platform
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from gruft.kernel.refusal import Refused
from gruft.server.logs import LOG_FILE
from gruft.server.pages import WEB
from gruft.shelf import SHELF
from gruft.store.folder import FILE, InUse, check_database, held
from gruft.terminal.dwelling import data_folder, nearest_to, telling_troubles
from gruft.terminal.files import refusing_failures
from gruft.terminal.hosting import USUAL_HOST, listening, port_of
from gruft.terminal.leaving import DONE, WRONG
from gruft.terminal.versions import plain_games
from gruft.terminal.visit import Visit, sentence_of

OLDEST_PYTHON = (3, 11)
MEGABYTE = 1024 * 1024
#: A match takes some hundred kilobytes; below this a long evening may not fit.
LEAST_SPACE = 200
WELL, NOTE, ILL = "✓", "·", "!"
STYLES = {WELL: "green", NOTE: "", ILL: "red"}


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: how it is, and the sentence that says so."""

    sign: str
    sentence: str


def examine(visit: Visit, data: str | None, port: str | None) -> int:
    """Say of everything how it is; the exit code tells whether something is wrong."""
    number, folder = port_of(port), data_folder(data)
    found = list(Doctor(visit, folder, number).findings())
    for finding in found:
        visit.screen.say(f"{finding.sign} {finding.sentence}", STYLES[finding.sign])
    ill = any(finding.sign == ILL for finding in found)
    visit.say("doctor-ill" if ill else "doctor-well", "bold")
    return WRONG if ill else DONE


@dataclass(frozen=True, slots=True)
class Doctor:
    """Knows where to look."""

    visit: Visit
    folder: Path
    port: int

    def findings(self) -> Iterator[Finding]:
        """Everything, one after the other."""
        looks: list[Callable[[], Finding]] = [
            self._python,
            self._rules,
            self._page,
            self._writing,
            self._space,
            self._database,
            self._log,
            self._door,
        ]
        for look in looks:
            try:
                with refusing_failures(self.folder):
                    found = look()
                yield found
            except Refused as refused:
                yield Finding(ILL, sentence_of(self.visit.words, refused))

    def _say(self, sign: str, key: str, **args: object) -> Finding:
        return Finding(sign, self.visit.words.say(key, **args))

    def _python(self) -> Finding:
        well = sys.version_info >= OLDEST_PYTHON
        versions = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
        return self._say(WELL if well else ILL, "doctor-python", **versions)

    def _rules(self) -> Finding:
        plain = plain_games(self.visit.words)
        if not plain:
            return self._say(WELL, "doctor-compiled")
        if len(plain) == len(SHELF):
            return self._say(NOTE, "doctor-interpreted")
        return self._say(NOTE, "doctor-compiled-but-for", games=", ".join(plain))

    def _page(self) -> Finding:
        if (WEB / "index.html").exists():
            return self._say(WELL, "doctor-page")
        return self._say(ILL, "house-no-page")

    def _writing(self) -> Finding:
        place = nearest_to(self.folder)
        if os.access(place, os.W_OK | os.X_OK):
            return self._say(WELL, "doctor-folder", folder=str(self.folder))
        raise Refused("file-forbidden", file=str(place))

    def _space(self) -> Finding:
        free = shutil.disk_usage(nearest_to(self.folder)).free // MEGABYTE
        return self._say(WELL if free >= LEAST_SPACE else ILL, "doctor-space", free=free)

    def _database(self) -> Finding:
        file = self.folder / FILE
        if not file.exists():
            return self._say(NOTE, "doctor-no-house")
        with telling_troubles(self.folder):
            version = check_database(file)
        return self._say(WELL, "doctor-database", version=version)

    def _log(self) -> Finding:
        file = self.folder / LOG_FILE
        return self._say(NOTE, "doctor-log" if file.exists() else "doctor-no-log", file=str(file))

    def _door(self) -> Finding:
        if self._is_open():
            return self._say(NOTE, "doctor-open")
        listening(USUAL_HOST, self.port).close()
        return self._say(WELL, "doctor-port", port=self.port)

    def _is_open(self) -> bool:
        if not (self.folder / FILE).exists():
            return False
        try:
            with held(self.folder):
                return False
        except InUse:
            return True
        except OSError:
            return False
