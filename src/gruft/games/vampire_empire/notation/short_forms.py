"""Short forms that stand for several moves of Vampire Empire, much as section 17 writes them.

`c[Garlic] m[Coffin] +2`, `*Novice{}: Nun attack`, `hide Cook [Raven, Vampire 1*2]`,
`Bishop x Lady a[Relic]`, `d[Rapier]`, `& Monk x Lord using Holy Water 1 a[]`,
`!Sacrifice{Garlic}>Claws`, `+[Dagger]`, `pass {Garlic, Dagger}`. They are taken apart into single
moves, the cards of a group in rising order (VE-240). Whether the moves are legal is asked later.
"""

import re
from collections.abc import Callable

from gruft.games.vampire_empire.notation.moves import (
    FINISHED,
    LONGEST_GIVEN,
    STOP,
    wrong_word,
)
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    SIDE_NAMES,
    TYPE_NAMES,
    character_word,
    find_character,
    kind_lists,
    kind_name,
    kind_word,
    read_character,
    read_kind,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.rules.responses import cancellable
from gruft.games.vampire_empire.show.words import WORDS
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.card_lists import EMPTY
from gruft.kernel.question import put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.spelling import plainly

Parts = re.Match[str]
TakenApart = Callable[[VampireEmpire, int, Parts], list[str]]

_PAID = r" ?(?:\{(?P<paid>[^{}]*)\})?"
_GROUP = r"(?:r(?P<round>[12]) )?(?P<side>[ad]) ?\[(?P<group>[^\[\]]*)\]" + _PAID
_FIGHTERS = r"(?P<attacker>\w+) x (?P<target>\w+)"
SIDES = {"att": "attack", "def": "defence", "defense": "defence"}
SIDES |= {name: name for name in SIDE_NAMES}


def unfold(position: VampireEmpire, seat: int, text: str) -> list[str]:
    """The single moves of a written part; most parts are a single move."""
    written = " ".join(text.split())
    for pattern, taken_apart in _FORMS:
        match = pattern.fullmatch(written)
        if match:
            return taken_apart(position, seat, match)
    return [text]


def _moves(position: VampireEmpire, verb: str, written: str | None) -> list[str]:
    """The cards of a list, in rising order."""
    kinds = sorted(kind_lists(position.printed).read_named(written or EMPTY))
    return [f"{verb} {kind_name(position.printed, kind)}" for kind in kinds]


def _discards(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """Discards, then the draw."""
    to_cellar = _moves(position, "cellar", match["cellar"])
    to_moat = _moves(position, "moat", match["moat"])
    words = position.words
    if match["drawn"] and words[at.DECISION] == at.STEP1:
        # Up to eight, from the deck and then from the cellar, if it holds any.
        thrown = len(to_cellar) + len(to_moat)
        there = words[at.DECK_SIZE + seat] + words[at.CELLAR_SIZE + seat] + len(to_cellar)
        drawn = int(max(0, min(c.HAND - position.hand_size(seat) + thrown, there)))
        given = int(match["drawn"])
        if given != drawn:
            raise Refused("refusal-wrong-number-drawn", "VE-40", given=given, needed=drawn)
    return [*to_cellar, *to_moat, "draw"]


# --- support cards -------------------------------------------------------------------------------


def _card(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """A card of a window, its payment, and its choices if they follow at once."""
    kind = read_kind(position.printed, match["card"])
    moves = [f"play {kind_name(position.printed, kind)}", *_moves(position, "pay", match["paid"])]
    if match["choices"] is None:
        return moves
    return moves + _read_choices(position, kind, match["choices"])


def _choices(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """The choices of the card that lies on the table."""
    return _read_choices(position, int(position.words[at.CARD]) - 1, match["choices"])


def _read_choices(position: VampireEmpire, card: int, written: str) -> list[str]:
    """Picked cards in rising order, then the others as they are written."""
    others: list[str] = []
    picked: list[str] = []
    for part in written.split(","):
        marked, character, plain = _marker(card, part), find_character(part), plainly(part)
        if marked:
            others += marked
        elif character is not None:
            others.append(CHARACTER_NAMES[character])
        elif plain in TYPE_NAMES or plain in SIDES:
            others.append(SIDES.get(plain, plain))
        else:
            picked.append(part)
    return _moves(position, "pick", ",".join(picked)) + others


_MARKER = re.compile(r"(?P<character>\w+) (?:\+ ?(?P<value>[0-9]) )?(?P<side>[a-z]+)")


def _marker(card: int, part: str) -> list[str]:
    """VE-155, VE-176: `Nun +2 def`; a value that is written must be that of the marker."""
    match = _MARKER.fullmatch(plainly(part))
    character = find_character(match["character"]) if match else None
    if match is None or character is None or match["side"] not in SIDES:
        return []
    value = 2 if c.best_marked(card) == character else 1
    if match["value"] and c.marker_class(card) and int(match["value"]) != value:
        raise Refused(
            "refusal-wrong-marker",
            "VE-155",
            character=character_word(character),
            given=int(match["value"]),
            needed=value,
        )
    return [CHARACTER_NAMES[character], SIDES[match["side"]]]


# --- actions -------------------------------------------------------------------------------------


def _named_with_cards(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """Hide or Water, the character, the cards."""
    character = CHARACTER_NAMES[read_character(match["character"])]
    return [plainly(match["action"]), character, *_moves(position, "play", match["cards"])]


# --- combat --------------------------------------------------------------------------------------


def _combat(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """The two characters and the first attack, if it is written."""
    fighters = [CHARACTER_NAMES[read_character(match[who])] for who in ("attacker", "target")]
    return ["combat", *fighters, *_first_attack(position, match)]


def _first_attack(position: VampireEmpire, match: Parts) -> list[str]:
    if match["side"] is None:
        return []
    _must_be_group(match, "a", 1)
    return _group_moves(position, match)


def _group(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """VE-248: a group of cards, as attack or defence as it is asked for."""
    words = position.words
    if words[at.DECISION] == at.COMMIT:
        _must_be_group(match, "a" if words[at.FIGHTING] == c.ATTACK else "d", int(words[at.ROUND]))
    elif not _moves(position, "play", match["group"]):  # its `done` would decline or draw here
        raise Refused("refusal-unreadable", "VE-239", given=match[0][:LONGEST_GIVEN])
    return _group_moves(position, match)


def _group_moves(position: VampireEmpire, match: Parts) -> list[str]:
    paid = _moves(position, "pay", match["paid"])
    return [*_moves(position, "play", match["group"]), FINISHED, *paid]


def _must_be_group(match: Parts, side: str, fighting_round: int) -> None:
    """Refuse the letter or the round of another group."""
    if plainly(match["side"]) != side:
        raise wrong_word(match["side"], side)
    if match["round"] and int(match["round"]) != fighting_round:
        raise wrong_word(f"r{match['round']}", f"r{fighting_round}")


def _immediate(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """The attacker, the lower water card or not, and the first group, if it is written."""
    attacker, target = read_character(match["attacker"]), read_character(match["target"])
    water = None if match["water"] is None else read_kind(position.printed, match["water"])
    if position.words[at.DECISION] == at.IMMEDIATE:
        found, lower = (int(position.words[word]) - 1 for word in (at.NAMED, at.LOW_WATER))
        if target != found:
            given, wanted = character_word(target), character_word(found)
            raise Refused("refusal-attack-the-found", "VE-72", given=given, wanted=wanted)
        if water not in (None, lower):
            card = kind_word(position.printed, lower)
            raise Refused("refusal-lower-water", "VE-74", card=card)
    use = "no" if water is None else "use"
    return [CHARACTER_NAMES[attacker], use, *_first_attack(position, match)]


# --- responses -----------------------------------------------------------------------------------


def _response(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """A card that answers; Sacrifice names its card where there is a choice."""
    kind = read_kind(position.printed, match["card"])
    moves = [f"play {kind_name(position.printed, kind)}"]
    if match["cancelled"] is not None:
        named = read_kind(position.printed, match["cancelled"])
        options = cancellable(position) if position.words[at.DECISION] == at.RESPOND else []
        if kind == c.SACRIFICE and len(options) == 1:
            # Nothing is asked then; a wrong name is still refused.
            reason = QUESTIONS[at.CANCEL_PICK].objection(position, seat, c.PICK + named)
            if reason is not None:
                raise put_into_words(reason, WORDS, position, seat, c.PICK + named)
        else:
            moves.append(f"pick {kind_name(position.printed, named)}")
    return moves + _moves(position, "pay", match["paid"])


def _replacement(position: VampireEmpire, seat: int, match: Parts) -> list[str]:
    """One card more, or none."""
    played = _moves(position, "play", match["cards"])
    return [*played, *_moves(position, "pay", match["paid"])] if played else ["decline"]


# --- all of them ---------------------------------------------------------------------------------


def _form(pattern: str, taken_apart: TakenApart) -> tuple[re.Pattern[str], TakenApart]:
    return re.compile(pattern, re.IGNORECASE), taken_apart


_FORMS = (
    _form(
        r"(?=[cm+])(?:c ?\[(?P<cellar>[^\[\]]*)\] ?)?(?:m ?\[(?P<moat>[^\[\]]*)\] ?)?"
        r"(?:\+ ?(?P<drawn>[0-9]{1,3}))?",
        _discards,
    ),
    _form(r"\* ?(?P<card>[^{}:]+?)" + _PAID + r" ?(?:: ?(?P<choices>.*))?", _card),
    _form(r": ?(?P<choices>.+)", _choices),
    _form(
        r"(?P<action>hide|water) (?P<character>[^\[\]]+?)(?: ?\[(?P<cards>[^\[\]]*)\])?",
        _named_with_cards,
    ),
    _form(
        r"pass ?\{(?P<paid>[^{}]*)\}",
        lambda position, seat, match: ["pass", *_moves(position, "pay", match["paid"])],
    ),
    _form(_FIGHTERS + rf"(?: {_GROUP})?", _combat),
    _form(_GROUP, _group),
    _form(r"r2 stop", lambda position, seat, match: [STOP]),
    _form(
        rf"& ?{_FIGHTERS}(?: using (?P<water>[^\[\]{{}}]+?))?(?: {_GROUP})?",
        _immediate,
    ),
    _form(r"! ?(?P<card>[^{}>]+?)" + _PAID + r" ?(?:> ?(?P<cancelled>.+))?", _response),
    _form(r"\+ ?\[(?P<cards>[^\[\]]*)\]" + _PAID, _replacement),
)
