"""Every message is there in five languages, with the same arguments, and reads well."""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from gruft.kernel.game import LANGUAGES
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import Refused, seat_of, text, word, words
from gruft.shelf import SHELF
from gruft.words.speech import Words
from tests.docs.pages import reasons_in_the_code
from tests.tree import GAMES, SRC, modules, name_of, tree

HOUSE = SRC / "gruft/words/text"
#: What a game may say in its own way.
USUAL = HOUSE / "usual"
FOLDERS = sorted({path.parent for path in SRC.rglob("text/**/*.ftl")})
VAMPIRE_QUEEN = "gruft.games.vampire_queen"

# Numbers of every plural form in all five languages.
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101, 1_000_000)


class Variables(Visitor):
    """Collects the arguments a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802
        assert isinstance(node, VariableReference)
        self.found.add(node.id.name)


def entries(file: Path) -> Sequence[BaseNode]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message id of a file, with the arguments of the message."""
    found: dict[str, set[str]] = {}
    for entry in entries(folder / f"{language}.ftl"):
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def room_of(folder: Path) -> Path:
    """The room whose words lie in a folder: `text` itself, or a part of it."""
    return folder.parent if folder.name == "text" else folder.parent.parent


def package_of(folder: Path) -> str:
    return ".".join(room_of(folder).relative_to(SRC).parts)


def label(folder: Path) -> str:
    return ".".join(folder.relative_to(SRC).parts)


# ---- the files ----


@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_a_folder_of_texts_has_a_file_for_each_language_and_no_other(folder: Path) -> None:
    found = {path.name for path in folder.iterdir() if path.is_file()}

    assert found == {f"{language}.ftl" for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_every_line_of_a_text_is_understood_and_no_message_stands_twice(
    folder: Path, language: str
) -> None:
    body = entries(folder / f"{language}.ftl")
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]

    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_all_languages_have_the_same_messages_with_the_same_arguments(
    folder: Path, language: str
) -> None:
    assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize("folder", [one for one in FOLDERS if one != HOUSE], ids=label)
def test_no_package_says_again_what_the_house_says(folder: Path) -> None:
    """Else one of the two would silently be lost; what every game may say anew is listed apart."""
    assert sorted(messages(folder, "en").keys() & messages(HOUSE, "en").keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_every_message_can_be_said_with_any_number(folder: Path, language: str) -> None:
    reader = Words(language, [package_of(folder)])

    for key, variables in messages(folder, language).items():
        for number in NUMBERS:
            said = reader.say(key, **dict.fromkeys(variables, number))
            assert said
            assert "{" not in said


# ---- the code that speaks ----


def spoken(module: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Every message a module refuses with or tells; with its arguments where they are named."""
    for node in ast.walk(tree(module)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name not in {"Refused", "refuse", "Reason", "Telling", "tell"}:
            continue
        arguments = {keyword.arg for keyword in node.keywords if keyword.arg}
        if name == "Reason":  # behind key and clause it names what it needs
            needs = [need for one in node.args[2:] for need in keys_in(one)]
            arguments = {need.partition("=")[0] for need in needs}
        if name == "refuse":  # `Place.refuse` adds the place
            arguments |= {"file", "line"}
        all_named = name in {"Refused", "refuse", "Reason"} and all(
            one.arg for one in node.keywords
        )
        if name == "Reason":  # needs that are worked out are read from the reasons themselves
            all_named = all(isinstance(one, ast.Constant) for one in node.args[2:])
        for key in keys_in(node.args[0]):
            yield key, arguments if all_named else None


def keys_in(node: ast.expr) -> list[str]:
    """The key, or the two keys of a choice between two."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def within_reach(module: Path) -> dict[str, set[str]]:
    """The messages a module can use: of the house, of its own room, of all rooms built on it."""
    reach = {**messages(HOUSE, "en"), **messages(USUAL, "en")}
    for folder in FOLDERS:
        if module.is_relative_to(room_of(folder)):
            reach |= messages(folder, "en")
    built_on_it = [
        set(messages(folder, "en"))
        for folder in FOLDERS
        if folder.name == "text" and folder.parent.parent == module.parent
    ]
    for key in set.intersection(*built_on_it) if built_on_it else ():
        reach[key] = set()
    return reach


def test_every_message_the_code_names_exists() -> None:
    missing = [
        f"{name_of(module)}: {key}"
        for module in modules(SRC)
        for key, _ in spoken(module)
        if key not in within_reach(module)
    ]

    assert missing == []


def test_every_refusal_gives_its_message_all_arguments() -> None:
    starved = [
        f"{name_of(module)}: {key} lacks {wanted - given}"
        for module in modules(SRC)
        for key, given in spoken(module)
        if given is not None and (wanted := within_reach(module).get(key, set())) - given
    ]

    assert starved == []


@pytest.mark.parametrize("slug", SHELF)
def test_every_reason_gives_its_message_all_arguments(slug: str) -> None:
    told = within_reach(GAMES / slug / "game.py")
    reasons = list(reasons_in_the_code(slug))

    assert len(reasons) > 10
    assert [key for key, _, needs in reasons if told[key] - needs] == []


def test_the_code_is_seen_to_speak() -> None:
    """Guards the tests above: they would pass if they found nothing."""
    raising = dict(spoken(GAMES / "vampire_queen/rules/questions.py"))
    reading = dict(spoken(GAMES / "vampire_queen/notation/moves.py"))

    assert raising["refusal-not-higher"] == {"given", "beat"}
    assert reading["refusal-two-values"] == {"one", "other"}
    assert reading["refusal-nothing-named"] == set()


# ---- what a reader hears ----


@pytest.mark.parametrize(
    ("points", "said"),
    [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко")],
)
def test_russian_counts_as_russian_does(points: int, said: str) -> None:
    reader = Words("ru", [VAMPIRE_QUEEN], ["Анна"])

    assert reader.say("fact-wins-game", player=seat_of(0), total=points) == (
        f"Анна побеждает: {said}."
    )


def test_french_counts_nothing_in_the_singular() -> None:
    reader = Words("fr", [VAMPIRE_QUEEN])

    assert reader.say("then-sheds", points=0) == "0 point de moins"
    assert reader.say("then-sheds", points=2) == "2 points de moins"


def test_a_seat_is_called_by_its_name() -> None:
    reader = Words("en", [VAMPIRE_QUEEN], ["Ada", "Bela"])

    assert reader.say("fact-passes", player=seat_of(1)) == "Bela passes."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 3 passes."),
        ("de", "Spieler 3 passt."),
        ("fr", "Joueur 3 passe."),
        ("it", "Giocatore 3 passa."),
        ("ru", "Игрок 3 пасует."),
    ],
)
def test_a_seat_without_a_name_is_called_by_its_number(language: str, said: str) -> None:
    reader = Words(language, [VAMPIRE_QUEEN], ["Ada", "Bela"])

    assert reader.say("fact-passes", player=seat_of(2)) == said


def test_an_argument_may_be_a_message_or_a_list_of_messages() -> None:
    reader = Words("de", [VAMPIRE_QUEEN])
    kinds = words(["kind-vampire", "kind-slayer"])

    assert reader.say("fact-your-hand", cards=word("card-queen")) == "Deine Hand: Queen"
    assert reader.say("fact-your-hand", cards=kinds) == "Deine Hand: Vampir, Jäger"


def test_an_argument_may_be_a_text_of_its_own_also_in_a_list() -> None:
    reader = Words("de", [VAMPIRE_QUEEN], ["Ada"])
    mixed = words(["kind-vampire", text("Fritz"), seat_of(0)])

    assert reader.say("fact-your-hand", cards=text("Fritz")) == "Deine Hand: Fritz"
    assert reader.say("fact-your-hand", cards=mixed) == "Deine Hand: Vampir, Fritz, Ada"


def test_a_fact_is_told_like_any_message() -> None:
    reader = Words("it", [VAMPIRE_QUEEN], ["Ada"])
    fact = Telling("fact-takes", {"player": seat_of(0), "cards": "1 2 S20", "forced": 0})

    assert reader.tell(fact) == "Ada prende 1 2 S20."


def test_a_refusal_ends_with_its_clause() -> None:
    reader = Words("en", [VAMPIRE_QUEEN])

    assert reader.refuse(Refused("refusal-game-over", "VQ-113")) == "The game is over. (VQ-113)"
    assert reader.refuse(Refused("refusal-game-over")) == "The game is over."


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Words("la")

    assert Words("en").refuse(refused.value) == (
        "The language “la” isn’t available. Known languages: en, de, fr, it, ru."
    )


def test_an_endless_argument_is_cut_short() -> None:
    said = Words("en").say("language-unknown", given="x" * 10_000, known="en")

    assert said.startswith("The language “xxx")
    assert "x…” isn’t available." in said
    assert len(said) < 600


def test_a_message_that_is_not_there_or_lacks_an_argument_is_a_fault_of_ours() -> None:
    reader = Words("en", [VAMPIRE_QUEEN])

    assert reader.has("fact-passes")
    assert not reader.has("fact-dances")
    with pytest.raises(LookupError):
        reader.say("fact-dances")
    with pytest.raises(ValueError, match="fact-passes in en"):
        reader.say("fact-passes")
