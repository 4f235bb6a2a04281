"""The screen: lines are broken between words, and nothing that was typed moves the cursor."""

import io

from rich.text import Text

from gruft.terminal.screen import Screen, wrap


def screen_of(width: int) -> tuple[Screen, io.StringIO]:
    stream = io.StringIO()
    screen = Screen(stream, colours=False)
    screen.console.width = width
    return screen, stream


def test_the_name_of_a_file_is_never_broken() -> None:
    screen, stream = screen_of(40)

    screen.say("The game is saved: /" + "a" * 60 + " and more")

    assert stream.getvalue() == "The game is saved:\n/" + "a" * 60 + "\nand more\n"


def test_wide_letters_count_twice() -> None:
    assert wrap("桜桜桜 桜桜桜", 13) == ["桜桜桜 桜桜桜"]
    assert wrap("桜桜桜 桜桜桜", 12) == ["桜桜桜", "桜桜桜"]


def test_a_line_is_not_broken_where_the_language_forbids_it() -> None:
    screen, stream = screen_of(40)

    screen.show(Text("Mite 2 gagne le tour et toutes les cart\N{NO-BREAK SPACE}; fin"))

    assert stream.getvalue().splitlines()[1].startswith("cart\N{NO-BREAK SPACE};")


def test_what_was_typed_cannot_move_the_cursor() -> None:
    screen, stream = screen_of(40)

    screen.say("There is no “\x1b[2J\x07”.")

    assert stream.getvalue() == "There is no “?[2J?”.\n"


def test_lines_end_without_blanks() -> None:
    screen, stream = screen_of(40)

    screen.item(1, "one")
    screen.rule("title")

    assert [line for line in stream.getvalue().splitlines() if line.endswith(" ")] == []
