"""Help pages: `cyclopts` knows the commands and their options, the words are in our languages.

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
        written = self.words.say(f"help-{self.command}-usage")
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
        console.print()
        console.print(Text(self.words.say(_title(panel.format, entries[0])), style="bold"))
        console.print(two_columns(self._row(panel.format, entry) for entry in entries))

    def _row(self, kind: str, entry: HelpEntry) -> tuple[str, str]:
        label = _label(entry)
        plain = label.lstrip("-").lower()
        if kind == "command":
            return label, self.words.say(f"help-{plain}-short")
        key = f"help-{self.command}-{plain}"
        value = f" {self.words.say(f'{key}-value')}" if self.words.has(f"{key}-value") else ""
        return label + value, self.words.say(key)


def two_columns(rows: Iterable[tuple[str, str]]) -> Table:
    """Names on the left, what they mean on the right."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2), pad_edge=False)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, meaning in rows:
        table.add_row(Text(f"  {name}"), Text(meaning))
    return table


def _title(kind: str, entry: HelpEntry) -> str:
    if kind == "command":
        return "help-commands"
    return "help-arguments" if entry.positional_label else "help-options"


def _label(entry: HelpEntry) -> str:
    if entry.positional_label:
        return entry.positional_label
    return entry.positive_names[0] if entry.positive_names else entry.names[0]
