"""`gruft serve` in a process of its own, as people run it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gruft.terminal.hosting import COMPILED_NAME
from tests.terminal.runs import environment

#: What a house learns from its surroundings.
KEPT = {"PATH", COMPILED_NAME}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


@contextmanager
def serving(
    home: Path, *words: str, python: str | Path = sys.executable
) -> Iterator["subprocess.Popen[str]"]:
    """Run `gruft serve` as a person does, who then walks away."""
    process = subprocess.Popen(
        [python, "-m", "gruft.terminal", "serve", "--lang", "en", *words],
        cwd=home,
        env=dict(
            environment(home, **{name: os.environ[name] for name in KEPT & os.environ.keys()})
        ),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address_of(process: "subprocess.Popen[str]") -> str:
    """Where it says that it can be found."""
    assert process.stdout is not None
    found = ADDRESS.search(process.stdout.readline())
    assert found is not None
    return found[0]
