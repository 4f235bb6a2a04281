"""`gruft backup` and `gruft restore`: a whole house in one file, and a house made of it."""

from gruft.kernel.refusal import Refused
from gruft.store.folder import FILE, check_database, copy_database, count_tables, held, put_back
from gruft.terminal.dwelling import data_folder, made, telling_troubles
from gruft.terminal.files import path_of
from gruft.terminal.leaving import DONE
from gruft.terminal.visit import Visit

KILOBYTE = 1024


def back_up(visit: Visit, file: str, data: str | None) -> int:
    """Write everything that a house keeps into a new file, even while the house is open."""
    folder, target = data_folder(data), path_of(file)
    source = folder / FILE
    with telling_troubles(folder):
        if not source.exists():
            raise Refused("backup-nothing", folder=str(folder))
    # What is wrong is more likely the place for the copy than the house.
    with telling_troubles(folder, target):
        if target.exists():
            raise Refused("file-exists", file=file)
        copy_database(source, target)
    size = -(-target.stat().st_size // KILOBYTE)
    visit.say("backup-done", "green", file=file, tables=count_tables(target), size=size)
    visit.say("backup-secret")
    return DONE


def restore(visit: Visit, file: str, data: str | None, force: bool) -> int:
    """Make a house of a backup; one that is there is only replaced if that was asked for."""
    folder, copy = data_folder(data), path_of(file)
    with telling_troubles(folder, copy):
        copy.open("rb").close()
        check_database(copy)
    with telling_troubles(folder), held(made(folder)):
        if (folder / FILE).exists() and not force:
            raise Refused("restore-over", folder=str(folder))
        aside = put_back(copy, folder)
    visit.say("restore-done", "green", folder=str(folder), tables=count_tables(folder / FILE))
    if aside is not None:
        visit.say("restore-aside", file=str(aside))
    return DONE
