"""`gruft serve` for tests in real browsers: bots answer at once, and luck is that of the test.

Not for other tests: they open their houses with `houses.py`.
"""

import os
import sys
from functools import partial
from pathlib import Path

from gruft.server import pages
from gruft.server.house import Config
from gruft.terminal import hosting
from gruft.terminal.cli import main
from tests.server.fixed_luck import fix_luck
from tests.server.houses import WIDE

#: Where the built page lies, if not in the package: whoever works on the page has it elsewhere.
PAGE = "GRUFT_PAGE"


def hurry() -> None:
    """A person is given time to follow the bots; a test is not."""
    hosting.Config = partial(Config, bot_pause=0.0, limits=WIDE)  # type: ignore[attr-defined, assignment]
    if PAGE in os.environ:
        pages.WEB = hosting.WEB = Path(os.environ[PAGE])  # type: ignore[attr-defined]


if __name__ == "__main__":
    hurry()
    fix_luck(Path(sys.argv[sys.argv.index("--data") + 1]))
    sys.exit(main(sys.argv[1:]))
