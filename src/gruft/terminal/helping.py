"""Help pages: `cyclopts` knows the commands and their options, the words are ours in five languages.

The message of a command is `help-<command>`, that of an option `help-<command>-<option>`, and its
examples are `help-<command>-examples`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from gruft.words.speech import Words

ROOT = "gruft"
#: Options that every command has are explained once, on the first page.
EVERYWHERE = ("--help", "--version")


@dataclass(frozen=True, slots=True)
class HelpPage:
    """Draws the help of one command."""

    words: Words
    command: str

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """How the command is written."""
        written = str(usage).strip()
        console.print(Text.assemble((self.words.say("help-usage"), "bold"), " ", written))

    def render_description(self, console: Console, options: ConsoleOptions, text: object) -> None:
        """What the command is for."""
        console.print()
        console.print(Text(self.words.say(f"help-{self.command}")))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One group of arguments, options or commands."""
        entries = [entry for entry in panel.entries if _label(entry) not in EVERYWHERE]
        if not entries:
            return
        title = "help-commands" if panel.format == "command" else "help-options"
        console.print()
        console.print(Text(self.words.say(title), style="bold"))
        console.print(two_columns(self._row(panel.format, entry) for entry in entries))

    def _row(self, kind: str, entry: HelpEntry) -> tuple[str, str]:
        label = _label(entry)
        plain = label.lstrip("-").lower()
        key = f"help-{plain}" if kind == "command" else f"help-{self.command}-{plain}"
        metavar = f"help-{self.command}-{plain}-value"
        value = f" {self.words.say(metavar)}" if self.words.has(metavar) else ""
        return label + value, self.words.say(key)


def two_columns(rows: Iterable[tuple[str, str]]) -> Table:
    """Names on the left, what they mean on the right."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2), pad_edge=False)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, meaning in rows:
        table.add_row(Text(f"  {name}"), Text(meaning))
    return table


def _label(entry: HelpEntry) -> str:
    if entry.positional_label:
        return entry.positional_label
    return entry.positive_names[0] if entry.positive_names else entry.names[0]
