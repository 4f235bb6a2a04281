"""Sections 20.3, 20.4 and 20.12: villas that cannot be read, or in which a side is cut off."""

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.editions import (
    MINE,
    laid_over,
    plan,
    redrawn,
    refusal_of,
    said,
    swapped,
)

Boards = dict[str, str]

#: Signs of one plan changed: what is refused, by which clause, and what the message names.
REDRAWN: list[tuple[str, dict[str, str], str, str, dict[str, object]]] = [
    ("C", {"b2": "?"}, "edition-plan-sign", "ED-1", {"line": 5, "column": 7, "given": "?"}),
    ("C", {"b2/b3": "D"}, "", "", {}),
    ("C", {"b2/b3": "|"}, "edition-plan-sign", "ED-1", {"line": 6, "column": 7, "given": "|"}),
    ("C", {"b2/c2": "v"}, "edition-plan-sign", "ED-1", {"line": 5, "column": 8, "given": "v"}),
    ("G", {"b2": "8"}, "edition-plan-count", "GR-10", {"sign": "1", "given": 0, "wanted": 1}),
    ("U", {"c2": "8"}, "edition-plan-count", "GR-10", {"sign": "8", "given": 2, "wanted": 1}),
    ("U", {"c2": "P"}, "edition-plan-count", "ED-3", {"sign": "P", "given": 1, "wanted": 0}),
    ("U", {"c2": "H"}, "edition-plan-count", "ED-3", {"sign": "H", "given": 1, "wanted": 0}),
    ("G", {"o10": "."}, "edition-plan-count", "ED-3", {"sign": "H", "given": 0, "wanted": 1}),
    ("C", {"g2": "."}, "edition-plan-count", "ED-4", {"sign": "C", "given": 1, "wanted": 2}),
    ("G", {"c1": "C"}, "edition-plan-count", "ED-4", {"sign": "C", "given": 1, "wanted": 0}),
    ("C", {"i2": "."}, "edition-plan-count", "ED-4", {"sign": "V", "given": 0, "wanted": 1}),
    ("G", {"h7": "S"}, "edition-plan-count", "ED-4", {"sign": "S", "given": 5, "wanted": 4}),
    ("U", {"c2": "A"}, "edition-plan-count", "ED-2", {"sign": "A", "given": 1, "wanted": 0}),
    ("C", {"a10": "."}, "edition-plan-count", "ED-2", {"sign": "a", "given": 0, "wanted": 1}),
    ("G", {"e6/e7": "-"}, "", "", {}),
    ("C", {"e2/f2": "D"}, "edition-plan-count", "GR-25", {"sign": "X", "given": 1, "wanted": 2}),
    ("G", {"b5/b6": "X"}, "edition-plan-count", "GR-25", {"sign": "X", "given": 1, "wanted": 0}),
    ("G", {"a11/b11": "D"}, "edition-plan-count", "GR-64", {"sign": "Z", "given": 0, "wanted": 1}),
    ("U", {"b5/b6": "Z"}, "edition-plan-count", "GR-64", {"sign": "Z", "given": 1, "wanted": 0}),
    ("C", {"a4/a5": " "}, "edition-passage-openings", "GR-75", {"square": "Ca5", "given": 2}),
    ("G", {"a5/b5": "|"}, "edition-passage-openings", "GR-75", {"square": "Ga5", "given": 0}),
    ("G", {"h10/h11": "-"}, "edition-start-shut", "ED-4", {"square": "Gh11"}),
    ("C", {"g2/h2": "|"}, "edition-coffin-parted", "ED-4", {"square": "Cg2", "other": "Ch2"}),
    ("C", {"h2/i2": "|"}, "edition-vampire-far", "ED-4", {"square": "Ci2"}),
    ("C", {"j2/k2": "D"}, "edition-crypt-open", "ED-5", {"square": "Cj2", "other": "Ck2"}),
    ("C", {"j2/k2": ":"}, "edition-crypt-open", "ED-5", {"square": "Cj2", "other": "Ck2"}),
]

#: Who is cut off, where, and why.
CUT_OFF: list[tuple[Boards, str, str, str]] = [
    ({"G": redrawn("G", {"c4/c5": "-", "d2/e2": "|"})}, "Ga1", "from-the-crypt", "GR-52"),
    ({"C": redrawn("C", {"c4/c5": "-", "d3/e3": "|"})}, "Ca1", "from-the-crypt", "GR-52"),
    ({"U": redrawn("U", {"k5/k6": "-", "e5/e6": "-"})}, "Ua1", "from-the-crypt", "GR-52"),
    ({"G": redrawn("G", {"c4/c5": "-"})}, "Ga1", "from-the-hall", "GR-52"),
    ({"G": redrawn("G", {"c4/c5": "^", "d2/e2": "|"})}, "Ga1", "no-way-back", "GR-61"),
    ({"U": redrawn("U", {"n8/n9": "-", "k11/l11": ">"})}, "Ul9", "no-way-back", "GR-61"),
    ({"G": redrawn("G", {"a10/b10": " "})}, "Ca1", "cellar-open", "GR-64"),
    ({"C": redrawn("C", {"o2/o3": "-"})}, "Co2", "from-the-crypt", "GR-52"),
    ({"C": redrawn("C", {"o2/o3": "^"})}, "Ca1", "by-wall", "GR-52"),
    ({"C": redrawn("C", {"o2/o3": "v"})}, "Ca1", "no-way-back", "GR-61"),
    ({"C": redrawn("C", {"f2/f3": "^", "g3/h3": "|"})}, "Cf3", "by-wall", "GR-52"),
    ({"C": redrawn("C", {"c4/c5": "v", "d3/e3": ">"})}, "Ca1", "by-wall", "GR-52"),
    ({"C": redrawn("C", {"c4/c5": "^", "d3/e3": "<"})}, "Ca1", "no-way-back", "GR-61"),
    ({"C": redrawn("C", {"a5/b5": "<"})}, "Ca1", "by-passage", "GR-52"),
    ({"C": redrawn("C", {"a10/b10": "<"})}, "Ca10", "no-way-back", "GR-61"),
    ({"C": redrawn("C", {"a10/b10": ">"})}, "Ca10", "by-wall", "GR-52"),
    ({"C": redrawn("C", {"f2/f3": "v", "g3/h3": "|"})}, "Cf3", "after-a-fall", "ED-21"),
]
#: The same with a way that is left.
NOT_CUT_OFF: list[Boards] = [
    {"G": redrawn("G", {"c4/c5": "^"})},
    {"G": redrawn("G", {"d2/e2": "|"})},
    {"G": redrawn("G", {"c4/c5": "v", "d2/e2": "<"})},
    {"U": redrawn("U", {"k5/k6": "-"})},
    {"C": redrawn("C", {"c4/c5": "^"})},
    {"C": redrawn("C", {"c4/c5": "v", "d3/e3": "<", "e4/e5": "^"})},
    {"C": redrawn("C", {"f2/f3": "^", "g3/h3": " "})},
    {"C": redrawn("C", {"a10/b10": "D"})},
]


def boards(drawn: Boards) -> dict[str, object]:
    return {f"board.{floor}": board for floor, board in drawn.items()}


def named(refused: Refused, *names: str) -> list[object]:
    return [refused.details[name] for name in names]


# --- what cannot be read, and what must be there -------------------------------------------------


@pytest.mark.clause("ED-1", "ED-2", "ED-3", "ED-4", "ED-5", "GR-10", "GR-25", "GR-64", "GR-75")
@pytest.mark.parametrize(("floor", "signs", "key", "clause", "details"), REDRAWN)
def test_a_plan_on_which_something_is_wrong_is_refused(
    floor: str, signs: dict[str, str], key: str, clause: str, details: dict[str, object]
) -> None:
    drawn = boards({floor: redrawn(floor, signs)})
    if not key:
        laid_over(drawn)
        return

    refused = refusal_of(drawn)

    assert (refused.key, refused.clause) == (key, clause)
    assert refused.details["setting"] == f"board.{floor}"
    assert {name: refused.details[name] for name in details} == details


@pytest.mark.clause("ED-1")
def test_a_plan_has_23_lines_below_the_letters() -> None:
    assert said(refusal_of({"board.G": plan("G").strip().rsplit("\n", 1)[0]})) == (
        "mine.toml: below the line of column letters “board.G” must have 23 lines, not 22. (ED-1)"
    )
    assert refusal_of({"board.G": plan("G") + "more\n"}).details["given"] == 24
    laid_over({"board.G": f"\n\n{plan('G')}\n\n", "poison": 3})


@pytest.mark.clause("ED-1")
@pytest.mark.parametrize(("more", "given"), [("|", 35), ("", 33)])
def test_every_line_of_a_plan_has_34_characters(more: str, given: int) -> None:
    rows = plan("U").strip("\n").split("\n")
    rows[4] = rows[4] + more if more else rows[4][:-1]

    refused = refusal_of({"board.U": "\n".join(rows)})

    assert said(refused) == (
        f"mine.toml: line 5 of “board.U” must have 34 characters, not {given}. (ED-1)"
    )


@pytest.mark.clause("GR-2", "ED-2")
def test_a_stair_square_stands_in_the_same_place_on_both_plans() -> None:
    refused = refusal_of({"board.U": swapped("U", {"k6": "k8"})})

    assert (refused.key, refused.clause) == ("edition-stair-shifted", "ED-2")
    assert named(refused, "setting", "sign") == ["board.U", "M"]


@pytest.mark.clause("ED-2")
def test_the_two_squares_of_a_stair_lie_side_by_side() -> None:
    parted = {"G": redrawn("G", {"k6/k7": "-"}), "U": redrawn("U", {"k6/k7": "D"})}
    on_one_plan = {"G": parted["G"]}

    refused = refusal_of(boards(parted))

    assert (refused.key, refused.clause) == ("edition-stair-parted", "ED-2")
    assert named(refused, "square", "other") == ["Uk6", "Gk7"]
    laid_over(boards(on_one_plan))


@pytest.mark.clause("ED-4", "GR-30")
@pytest.mark.parametrize(
    "starts", [["Gg11", "Gh11", "Gi11"], [], ["Gg11", "Gh11", "Gi11", "Gi11"], ["a", "b", "c", "d"]]
)
def test_the_start_squares_are_those_that_are_drawn(starts: list[str]) -> None:
    refused = refusal_of({"start_squares": starts})

    named = ", ".join(starts) or "-"
    assert said(refused) == (
        f"mine.toml: “start_squares” names {named}; it must name the squares that are drawn with S:"
        " Gg11, Gh11, Gi11, Gj11. (ED-4)"
    )


@pytest.mark.clause("GR-30")
def test_the_start_squares_lie_in_one_room() -> None:
    moved = {"board.G": swapped("G", {"j11": "m7"})}

    refused = refusal_of({**moved, "start_squares": ["Gg11", "Gh11", "Gi11", "Gm7"]})

    assert (refused.key, refused.clause) == ("edition-starts-apart", "GR-30")
    assert named(refused, "square", "other") == ["Gm7", "Gg11"]


@pytest.mark.clause("ED-5")
@pytest.mark.parametrize("sign", ["hatch", "vampire"])
def test_the_crypt_holds_coffin_and_vampire_and_no_hatch(sign: str) -> None:
    inside = {"C": swapped("C", {"o10": "f1"})}
    outside = {"C": redrawn("C", {"h2/i2": "D", "i2/i1": "-", "i2/j2": "|", "i2/i3": "-"})}

    refused = refusal_of(boards(inside if sign == "hatch" else outside))

    assert (refused.key, refused.clause) == ("edition-crypt-holds", "ED-5")
    assert named(refused, "square") == ["Cf1" if sign == "hatch" else "Ci2"]


@pytest.mark.clause("GR-64", "GR-65")
def test_the_armoured_door_is_at_the_head_of_its_stair() -> None:
    elsewhere = {"G": redrawn("G", {"a11/b11": "|", "b11/c11": "Z"})}

    refused = refusal_of(boards(elsewhere))

    assert (refused.key, refused.clause) == ("edition-armoured-elsewhere", "GR-64")
    assert named(refused, "square") == ["Gb11/c11"]


@pytest.mark.clause("GR-5")
def test_a_villa_has_at_most_99_doors() -> None:
    edges = [
        f"{column}{row}/{column}{row + 1}" for column in "abcdfghijlmno" for row in (1, 2, 3, 9)
    ]
    most = dict.fromkeys(edges[:44], "D")

    laid_over(boards({"U": redrawn("U", most)}))

    refused = refusal_of(boards({"U": redrawn("U", most | {edges[44]: "D"})}))
    assert said(refused) == (
        "mine.toml: the three plans have 100 doors; at most 99 are possible. (GR-5)"
    )


# --- who is cut off ------------------------------------------------------------------------------


@pytest.mark.clause("GR-52", "GR-61")
@pytest.mark.parametrize(("drawn", "square", "reason", "clause"), CUT_OFF)
def test_a_villa_that_cuts_somebody_off_is_refused_with_square_and_reason(
    drawn: Boards, square: str, reason: str, clause: str
) -> None:
    refused = refusal_of(boards(drawn))

    assert (refused.key, refused.clause) == ("edition-map-cut-off", clause)
    assert named(refused, "setting", "square") == [f"board.{square[0]}", square]
    assert refused.details["reason"] == {"word": f"cut-off-{reason}"}


@pytest.mark.parametrize("drawn", NOT_CUT_OFF)
def test_a_villa_in_which_a_way_is_left_is_accepted(drawn: Boards) -> None:
    laid_over(boards(drawn))


@pytest.mark.parametrize(
    ("signs", "sentence"),
    [
        (
            {"c4/c5": "-"},
            "mine.toml: this villa can’t be played because of the square Ga1 (“board.G”): at the "
            "start the hunters can’t get there from the entrance hall. (GR-52)",
        ),
        (
            {"b2": "8"},
            "mine.toml: “board.G” must have the sign “1” once, not 0 times. (GR-10)",
        ),
        (
            {"h7": "S"},
            "mine.toml: “board.G” must have the sign “S” 4 times, not 5 times. (ED-4)",
        ),
        (
            {"c1": "C"},
            "mine.toml: “board.G” must have the sign “C” nowhere, not once. (ED-4)",
        ),
        (
            {"b2/b3": "+"},
            "mine.toml: line 6, character 7 of “board.G” can’t be “+”. Expected here: an edge: a "
            "blank, “|”, “-”, “:”, D, X, Z or an arrow in its direction (“<”, “>”, “^”, “v”). "
            "(ED-1)",
        ),
    ],
)
def test_what_an_owner_is_told_of_their_villa(signs: dict[str, str], sentence: str) -> None:
    assert said(refusal_of(boards({"G": redrawn("G", signs)}))) == sentence


@pytest.mark.parametrize(
    "drawn",
    [
        *({floor: redrawn(floor, signs)} for floor, signs, key, _, _ in REDRAWN if key),
        *(drawn for drawn, *_ in CUT_OFF),
        {"U": swapped("U", {"k6": "k8"})},
        {"G": redrawn("G", {"k6/k7": "-"}), "U": redrawn("U", {"k6/k7": "D"})},
        {"C": swapped("C", {"o10": "f1"})},
        {"G": redrawn("G", {"a11/b11": "|", "b11/c11": "Z"})},
        {"G": "a"},
        {"G": plan("G").replace(" 1 |", " 1|")},
    ],
)
def test_every_refusal_of_a_villa_is_a_sentence_in_five_languages(drawn: Boards) -> None:
    refused = refusal_of(boards(drawn))

    for language in LANGUAGES:
        sentence = said(refused, language)
        assert sentence.startswith(MINE)
        assert sentence.endswith(f"({refused.clause})")
        for name in ("setting", "square", "other", "sign", "given"):
            shown = str(refused.details.get(name, ""))
            assert shown in sentence or shown in "01"
