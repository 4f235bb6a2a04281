# ruff: noqa: RUF001  (Cyrillic letters are meant)
"""Russian plurals: three branches for every choice by number, and nouns that fit their numbers."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier

from tests.tree import ROOT
from tests.words.printed import choices, message_files

#: After 1 and 21, after 2, after 5 and 11.
COUNTED = (
    ("карта", "карты", "карт"),
    ("очко", "очка", "очков"),
    ("ход", "хода", "ходов"),
    ("капля", "капли", "капель"),
    ("шаг", "шага", "шагов"),
    ("игрок", "игрока", "игроков"),
    ("место", "места", "мест"),
    ("секунда", "секунды", "секунд"),
)


def test_russian_has_a_branch_for_one_for_a_few_and_for_all_others() -> None:
    """A choice by number knows `one` and `few`, and all other numbers are its default."""
    odd = []
    for file, name, choice in choices("ru"):
        keys = [
            variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)
        ]
        if {"one", "few", "many"} & set(keys) and keys != ["one", "few", "other"]:
            odd.append(f"{file} {name}: {keys}")

    assert odd == []


@pytest.mark.parametrize("number", [1, 2, 5, 11, 21])
def test_russian_nouns_fit_their_numbers(number: int) -> None:
    ends = {1: (0, 2), 2: (1, 0), 5: (2, 1), 11: (2, 1), 21: (0, 2)}
    _, never = ends[number]
    wrong = {forms[never] for forms in COUNTED} | (
        {forms[0] for forms in COUNTED} if number in (5, 11) else set()
    )
    # Behind these words another case is due: из 2 карт.
    pattern = re.compile(rf"(?<![\d\w])(\w+ )?{number} (\w+)")
    found = [
        f"{file} {key}: {said}"
        for file, key, said in said_in_russian(number)
        for before, noun in pattern.findall(said)
        if noun in wrong and before.strip().lower() not in {"из", "до", "от", "у", "для", "без"}
    ]

    assert found == []


def said_in_russian(number: int) -> list[tuple[str, str, str]]:
    """Every Russian message with this number for all of its arguments."""
    told = []
    for path in message_files("ru"):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        bundle = FluentBundle(["ru"], use_isolating=False)
        bundle.add_resource(resource)
        for key in re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE):
            value = bundle.get_message(key).value
            if value is not None:
                said, _ = bundle.format_pattern(value, AnyArgument(number))
                told.append((path.relative_to(ROOT).as_posix(), key, str(said)))
    return told


class AnyArgument(dict[str, object]):
    """Gives the same number whatever is asked for."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def __contains__(self, name: object) -> bool:
        return True

    def __getitem__(self, name: str) -> object:
        return self.number
