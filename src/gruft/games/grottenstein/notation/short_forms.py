"""Short forms that stand for several moves of Vampir, as section 22 writes them.

`Gh11>Gg5`, `hit V sword`, `bite G`, `take C01+E08 remains`, `key Gold Ce2/f2`, `use kit B`,
`cast Gb5 Gh5`, `light Gn1 wall`; the letter of the slot may stand in front: `B: throw`. They are
taken apart into single moves; whether these are legal is asked later. What is written of the place
must be true. Results are decided by dice, so nobody writes them before.
"""

import re
from collections.abc import Callable

from gruft.games.grottenstein.advice.advice import policy
from gruft.games.grottenstein.notation.moves import (
    FIGURE_LETTERS,
    LONGEST_GIVEN,
    read_field,
    read_figure,
    read_square,
    unreadable,
    write_move,
)
from gruft.games.grottenstein.notation.names import (
    CARD_IDS,
    FIELD_NAMES,
    FIGURE_NAMES,
    PIECE_KEYS,
    card_with,
    find_card,
    no_such_card,
    read_card,
    read_cards,
)
from gruft.games.grottenstein.rules.carrying import is_at_hatch
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.vampire import field_of_piece
from gruft.games.grottenstein.show.facts import card_word, cards_word
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.refusal import Refused, text
from gruft.kernel.spelling import plainly

Parts = re.Match[str]
TakenApart = Callable[[Grottenstein, int, Parts], list[str]]

_SLOT = re.compile(r"(?P<slot>[rbgyv]) ?: ?(?P<item>.*)", re.IGNORECASE)
_NUMBERS = r".* (?:d\d+|[+-]\d+|\(\d+\))(?: .*)?"
#: Results as section 22 logs them, and the clause by which each comes about.
RESULTS = (
    (re.compile(r"throw ?\d+"), "GR-57"),
    (re.compile(r"bat ?\d+"), "GR-148"),
    (re.compile(rf"rev(?:eal)?{_NUMBERS}"), "GR-88"),
    (re.compile(r"key .* [+-]"), "GR-126"),
    (re.compile(rf"hit{_NUMBERS}"), "GR-115"),
    (re.compile(rf"bite{_NUMBERS}"), "GR-154"),
    (re.compile(rf"use{_NUMBERS}"), "ED-10"),
    (re.compile(r"boom.*"), "GR-213"),
    (re.compile(r"regen.*"), "GR-159"),
    (re.compile(r"crypt.*"), "GR-164"),
    (re.compile(_NUMBERS), "GR-57"),
)


def unfold(position: Grottenstein, seat: int, text: str) -> list[str]:
    """The single moves of a part that a seat writes; most parts are a single move."""
    written = " ".join(text.split())
    slot = _SLOT.fullmatch(written)
    if slot:
        _must_be_slot(position, slot["slot"].lower())
        written = slot["item"]
    for result, clause in RESULTS:
        # Only the dice, the locks and the end of a slot decide these.
        if result.fullmatch(plainly(written)):
            raise Refused("refusal-result", clause, given=written[:LONGEST_GIVEN])
    for pattern, taken_apart in _FORMS:
        match = pattern.fullmatch(written)
        if match:
            return taken_apart(position, seat, match)
    return [written]


def _must_be_slot(position: Grottenstein, letter: str) -> None:
    """The slot whose letter is written; the vampire sets up and lets corpses rise."""
    setting_up, actor = position.is_setting_up(), int(position.actor())
    letters = "" if setting_up else FIGURE_LETTERS[actor]
    if setting_up or position.words[at.DECISION] == at.RISING:
        letters += FIGURE_LETTERS[c.VAMPIRE]
    if letter not in letters:
        given, found = (FIGURE_NAMES[FIGURE_LETTERS.index(one)] for one in (letter, letters[-1]))
        raise Refused("refusal-other-slot", "GR-7", given=given, found=found)


def _must_be(written: str, meant: str, found: str, clause: str) -> None:
    """Refuse a place, a card or a figure that is not true, in the words in which it is written."""
    if plainly(meant) != plainly(found):
        given = written.strip()[:LONGEST_GIVEN]
        raise Refused("refusal-not-there", clause, given=given, found=found)


def _must_be_own_square(position: Grottenstein, written: str | None, clause: str) -> None:
    if written:
        read_square(position.villa, written)
        own = position.villa.names[position.where(position.actor())]
        _must_be(written, written, own, clause)


def _card(position: Grottenstein, text: str) -> str:
    return write_move(position, c.M_CARD + read_card(position.printed, text))


# --- moving and revealing ------------------------------------------------------------------------


def _movement(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    _must_be_own_square(position, match["origin"], "GR-51")
    return [match["goal"]]


def _reveal(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """Before the card is turned up nobody can name it."""
    field = FIELD_NAMES[read_field(match["field"])]
    here = int(position.field_here(position.actor()))
    if here < 0:
        square = text(position.villa.names[position.where(position.actor())])
        raise Refused("refusal-not-numbered", "GR-82", square=square)
    _must_be(match["field"], field, FIELD_NAMES[here], "GR-82")
    if match["card"] is None:
        return ["reveal"]
    card = read_card(position.printed, match["card"])
    if position.turned_up() < 0 or seat != position.asked():
        raise unreadable(match[0])
    found = CARD_IDS[int(position.face_down(here))]
    _must_be(match["card"], CARD_IDS[card], found, "GR-86")
    return [match["answer"]]


# --- cards ---------------------------------------------------------------------------------------


def _take(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """Cards of the floor are named one by one until `end`; the field or the ladder gives one."""
    cards = read_cards(position.printed, match["cards"], "take")
    if not cards:
        raise no_such_card(match["cards"])
    alone = [card for card in cards if _is_taken_alone(position, card)]
    together = [card for card in cards if card not in alone]
    if not together and position.is_legal(seat, c.TAKE):
        if len(alone) > 1:
            named = cards_word(position, alone)
            raise Refused("refusal-one-card-of-field", "GR-89", cards=named)
        if match["remains"]:
            raise Refused("refusal-no-remains", "GR-236", card=card_word(position, alone[0]))
    # What is taken alone would end the line: named last, it is refused for lying elsewhere.
    moves = ["take", *(write_move(position, c.M_CARD + card) for card in (*together, *alone))]
    place = position.words[at.PLACE + cards[0]]
    on_floor = at.FLOOR <= place < at.FLOOR + at.LAID * at.FLOOR_KIND
    return [*moves, "end"] if match["remains"] or len(cards) > 1 or on_floor else moves


def _is_taken_alone(position: Grottenstein, card: int) -> bool:
    """A face-up card of one's field, or the ladder of one's hatch."""
    figure, place = position.actor(), position.words[at.PLACE + card]
    if place >= at.FLOOR + at.LAID * at.FLOOR_KIND:
        return bool(is_at_hatch(position, figure))
    field = position.field_here(figure)
    return bool(field >= 0 and place == at.OPEN_FIELD + field)


def _use(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """An object, and the patient or field if it has one."""
    written = match["what"]
    if find_card(position.printed, written) is not None:
        return ["use", _card(position, written)]
    name, _, whom = written.rpartition(" ")
    if not name:
        raise no_such_card(written)
    if whom.upper() in FIELD_NAMES:
        whom = write_move(position, c.M_FIELD + read_field(whom))
    return ["use", _card(position, name), whom]


def _ladder(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """The ladder, whichever card it is in this box."""
    _must_be_own_square(position, match["square"], "ED-14")
    ladder = card_with(position.printed, c.LADDER)
    if ladder is None:
        raise no_such_card("ladder")
    return ["use", write_move(position, c.M_CARD + ladder)]


# --- doors and fights ----------------------------------------------------------------------------


def _key(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """A key may be named by its colour alone."""
    name = match["card"]
    if find_card(position.printed, name) is None and not name.lower().endswith("key"):
        name = f"{name} key"
    return ["key", _card(position, name), match["door"]]


def _light(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    _must_be_own_square(position, match["square"], "GR-209")
    return ["light", match["aim"]]


def _hit(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    weapon = match["weapon"]
    dagger = plainly(weapon) == "dagger"
    return ["fight", "dagger" if dagger else _card(position, weapon), match["target"]]


# --- the vampire ---------------------------------------------------------------------------------


def _wear(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """The square's number is announced, so it must be the right one."""
    piece = PIECE_KEYS.index(plainly(match["piece"]))
    # No other seat may learn from a refusal where a piece lies, whoever's slot it is.
    if seat == position.words[at.VAMPIRE_SEAT] and position.actor() == c.VAMPIRE:
        found = FIELD_NAMES[int(field_of_piece(position, piece))]
        _must_be(match["field"], match["field"], found, "GR-145")
    return [f"wear {PIECE_KEYS[piece]}"]


def _rise(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """V plays the one who rises, or leaves them to their owner."""
    rising = FIGURE_NAMES[int(position.actor())]
    _must_be(match["who"], FIGURE_NAMES[read_figure(match["who"])], rising, "GR-178")
    mine = plainly(match["player"]) in (FIGURE_LETTERS[c.VAMPIRE], FIGURE_NAMES[c.VAMPIRE])
    return ["servant mine" if mine else "servant owner"]


def _arrange_for_me(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """What a decent player would lay, by luck that nothing in the match tells."""
    luck, after = position.chance.aside(), position.clone()
    written: list[str] = []
    while after.asked() == seat and after.is_setting_up():
        move = int(policy(after, seat, luck))
        written.append(write_move(after, move))
        after.apply(seat, move)
    return written or [match[0]]


def _arrange(position: Grottenstein, seat: int, match: Parts) -> list[str]:
    """The cards of the cellar fields in order, the lock of the crypt, the other."""
    cards = read_cards(position.printed, match["cards"], "arrange")
    laid = [write_move(position, c.M_CARD + card) for card in cards]
    return [*laid, match["crypt"], match["armour"]]


# --- all of them ---------------------------------------------------------------------------------


def _form(pattern: str, taken_apart: TakenApart) -> tuple[re.Pattern[str], TakenApart]:
    return re.compile(pattern, re.IGNORECASE), taken_apart


_FORMS = (
    _form(r"(?P<origin>\w*) ?> ?(?P<goal>\w+)", _movement),
    _form(r"rev(?:eal)? (?P<field>\w+)(?: (?P<card>.+?) (?P<answer>take|leave))?", _reveal),
    _form(r"take (?P<cards>.+?)(?P<remains> remains)?", _take),
    _form(r"put (.+)", lambda position, seat, match: ["put", _card(position, match[1])]),
    _form(r"use (?P<what>.+)", _use),
    _form(r"ladder (?P<square>\w+)", _ladder),
    _form(r"cast (\w+) (\w+)", lambda position, seat, match: ["cast", match[1], match[2]]),
    _form(r"close (\S+)", lambda position, seat, match: ["close", match[1]]),
    _form(r"key (?P<card>.+) (?P<door>\S+/\S+)", _key),
    _form(r"light (?:(?P<square>\w+) )?(?P<aim>\S+)", _light),
    _form(r"hit (?P<target>\S+) (?P<weapon>.+)", _hit),
    _form(
        r"bite (\w+)",
        lambda position, seat, match: ["bite", FIGURE_NAMES[read_figure(match[1])]],
    ),
    _form(r"wear (?P<piece>cape|teeth|nails) (?P<field>\w+)", _wear),
    _form(r"rise (?P<who>\w+) by (?P<player>v|vampire|owner)", _rise),
    _form(r"arrange", _arrange_for_me),
    _form(r"arrange (?P<cards>[^/]+)/ ?(?P<crypt>\w+) (?P<armour>\w+)", _arrange),
)
