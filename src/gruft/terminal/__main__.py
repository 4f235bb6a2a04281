"""`python -m gruft.terminal` is the `gruft` command."""

import sys

from gruft.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
