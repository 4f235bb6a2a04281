"""Positions of Vampir as JSON, and written keys laid over a fresh start.

Figures are laid by `figures.py`, doors, locks and wardrobe by `villa.py`, cards by `cards.py`, what
seats know by `knowledge.py`; what is plain is declared here. In the middle of a line nothing has
happened yet. So a position is written as it was before the line, with the moves that were made of
it: `draft`. Read again, these moves are made once more. docs/notation/grottenstein.md tells all of
it for those who write positions.
"""

from collections.abc import Mapping

from gruft.games.grottenstein.notation import cards, figures, villa
from gruft.games.grottenstein.notation.knowledge import (
    check_knowledge,
    knowledge_json,
    lay_knowledge,
)
from gruft.games.grottenstein.notation.moves import read_figure, read_move, write_move
from gruft.games.grottenstein.notation.names import FIGURE_NAMES, PIECE_KEYS
from gruft.games.grottenstein.rules.common import ANYBODY, SET_UP, THE_VAMPIRE
from gruft.games.grottenstein.rules.position import ENDS, Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.slots import opening
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.layout import has
from gruft.kernel import declared
from gruft.kernel.chance import Chance
from gruft.kernel.declared import Fact, marked, number, switch
from gruft.kernel.fields import write_json
from gruft.kernel.laying import as_mapping, as_text, as_word, refuse_unknown_keys
from gruft.kernel.lines import split_line
from gruft.kernel.refusal import Refused
from gruft.kernel.vectors import zeros

KEYS = (
    *("round", "slot", "thrown", "bat_slot", "figures", "turned", "bats", "worn", "wardrobe"),
    *("locks", "wall", "chips", "doors", "zombies", "charge", "kit_uses", "sheets", "down"),
    *("open", "floor", "out", "cause", "over", "to_act", "pending", "knowledge"),
)
#: What follows from the rest and is written for the reader.
DERIVED = ("chips", "over", "to_act")
DECISIONS = tuple(question.name for question in QUESTIONS)
CAUSES = tuple(end.removeprefix("end-") for end in ENDS[1:])
#: What is said of the open decision.
ENTRIES = ("decision", "after", "draft")

Data = Mapping[str, object]


def _facts(position: Grottenstein) -> list[Fact]:
    """What is plainly written: the round and the throw, supplies, the wall, what he wears."""
    printed = position.printed
    return [
        number("round", at.ROUND, 1, int(printed.most_rounds)),
        number("thrown", at.THROWN, 0, int(printed.sides) * max(2, int(printed.bat_dice))),
        switch("bat_slot", at.BAT_SLOT),
        number("bats", at.BATS, 0, int(printed.bats)),
        number("kit_uses", at.KIT_USES, 0, int(printed.kit_uses)),
        switch("wall", at.WALL),
        marked("worn", at.WORN, PIECE_KEYS),
    ]


# --- writing -------------------------------------------------------------------------------------


def to_json(position: Grottenstein) -> dict[str, object]:
    """Everything that is true now."""
    words = position.words
    told = declared.written(_facts(position), words) | cards.cards_json(position)
    told |= {
        "slot": FIGURE_NAMES[position.actor()],
        "figures": figures.figures_json(position),
        "turned": [seat for seat in range(position.seats) if has(words[at.TURNED], seat)],
        "wardrobe": {name: int(words[at.WARDROBE + n]) for n, name in enumerate(PIECE_KEYS)},
        "locks": villa.locks_json(position),
        "chips": int(words[at.CHIPS]),
        "doors": villa.doors_json(position),
        "zombies": figures.zombies_json(position),
        "charge": villa.charge_json(position),
        "cause": CAUSES[words[at.CAUSE] - 1] if position.is_over() else None,
        "over": position.is_over(),
        "to_act": [int(seat) for seat in position.to_act()],
        "pending": _pending_json(position),
        "knowledge": knowledge_json(position),
    }
    return {key: told[key] for key in KEYS}


def _pending_json(position: Grottenstein) -> dict[str, object]:
    """What is asked; in the middle of a line also where it began, and its moves so far."""
    question = QUESTIONS[position.words[at.DECISION]]
    if position.composing() < 0:
        return {"decision": question.name}
    began = at.PLACING if position.is_setting_up() else int(position.words[at.ORIGIN])
    verb = [] if position.is_setting_up() else [int(question.verb)]
    moves = [write_move(position, move) for move in (*verb, *question.picked(position))]
    return {"decision": question.name, "after": DECISIONS[began], "draft": "; ".join(moves)}


# --- reading -------------------------------------------------------------------------------------


def from_json(fresh: Grottenstein, data: Data, chance: Chance) -> Grottenstein:
    """Lay the written keys over a fresh start and check the result."""
    refuse_unknown_keys(data, KEYS)
    if all(value is None for value in data.values()):
        position = fresh.clone()
        position.chance = chance
        return position
    return _laid(_blank(fresh, chance), data, chance)


def _blank(fresh: Grottenstein, chance: Chance) -> Grottenstein:
    """An empty villa for the same table: who plays the vampire, and the order of the hunters."""
    position = Grottenstein(fresh.seats, fresh.printed, zeros(len(fresh.words)), chance)
    words = position.words
    for word in (at.VAMPIRE_SEAT, *range(at.ORDER, at.ORDER + c.HUNTERS)):
        words[word] = fresh.words[word]
    words[at.ROUND] = 1
    words[at.WALL] = 1
    words[at.BATS] = fresh.printed.bats
    words[at.KIT_USES] = fresh.printed.kit_uses
    return position


def _laid(position: Grottenstein, data: Data, chance: Chance) -> Grottenstein:
    pending = _read_pending(data.get("pending"))
    figures.lay_figures(position, data.get("figures"))
    figures.lay_turned(position, data.get("turned"))
    declared.lay(_facts(position), position.words, data)
    slot = data.get("slot")
    if slot is not None:
        order = [int(position.words[at.ORDER + place]) for place in range(c.HUNTERS)]
        position.words[at.SLOT] = [*order, c.VAMPIRE].index(read_figure(as_text(slot, "slot")))
    _lay_decision(position, pending, data.get("cause"))
    figures.lay_zombies(position, data.get("zombies"))
    villa.lay_doors(position, data.get("doors"))
    villa.lay_charge(position, data.get("charge"))
    villa.lay_locks(position, data.get("locks"), chance)
    villa.lay_wardrobe(position, data, chance)
    cards.lay_cards(position, data, chance)
    figures.lay_stake_flags(position, data.get("figures"))
    lay_knowledge(position, data.get("knowledge"))
    check(position)
    _play_draft(position, pending)
    written = to_json(position)
    for key in DERIVED:
        said, found = write_json(data.get(key)), write_json(written[key])
        if data.get(key) is not None and said != found:
            raise Refused("position-disagrees", setting=key, given=said[:60], found=found)
    return position


def _read_pending(written: object) -> Data:
    """A decision by its name, or with all that belongs to it."""
    if written is None:
        return {}
    data = {"decision": written} if isinstance(written, str) else as_mapping(written, "pending")
    refuse_unknown_keys(data, ENTRIES)
    return data


def _lay_decision(position: Grottenstein, pending: Data, cause: object) -> None:
    """The decision at which the line began; the draft is played later. Who is over has a cause."""
    given = pending.get("after" if pending.get("draft") is not None else "decision")
    decision = at.OVER if cause is not None else int(opening(position, position.actor()))
    if given is not None:
        decision = as_word(given, "pending.decision", DECISIONS)
        question = QUESTIONS[decision]
        if question.verb >= 0 or (question.asks == SET_UP and decision != at.PLACING):
            raise Refused("position-without-draft", "GR-237", decision=question.name)
    position.words[at.DECISION] = decision
    if (cause is not None) != position.is_over():
        raise Refused("position-over-without-cause", "GR-225")
    if cause is not None:
        position.words[at.CAUSE] = 1 + as_word(cause, "cause", CAUSES)


def _play_draft(position: Grottenstein, pending: Data) -> None:
    """Make the moves of the unfinished line once more: legal ones, and not the last of the line."""
    draft, decision = pending.get("draft"), pending.get("decision")
    for text in [] if draft is None else split_line(as_text(draft, "pending.draft")):
        seat, move = int(position.asked()), read_move(position, text)
        legal = seat >= 0 and position.is_legal(seat, move)
        if legal:
            position.apply(seat, move)
        if not legal or position.composing() != seat:
            raise Refused("position-wrong-draft", "GR-237", given=text[:60])
    found = int(position.words[at.DECISION])
    if decision is not None and as_word(decision, "pending.decision", DECISIONS) != found:
        raise Refused(
            "position-disagrees",
            setting="pending.decision",
            given=str(decision),
            found=DECISIONS[found],
        )


# --- what is true of every position --------------------------------------------------------------


def check(position: Grottenstein) -> None:
    """Refuse a position that cannot come about, or knowledge that is not true."""
    figures.check_figures(position)
    figures.check_squares(position)
    cards.check_cards(position)
    cards.check_sheets(position)
    cards.check_floor(position)
    villa.check_doors(position)
    villa.check_secrets(position)
    check_knowledge(position)
    villa.check_tries(position)
    figures.check_teams(position)
    question, figure = QUESTIONS[position.words[at.DECISION]], FIGURE_NAMES[position.actor()]
    clause = question.not_now(position)
    if clause:
        raise Refused("position-not-asked-now", clause, decision=question.name, figure=figure)
    figures.check_statuses(position)
    figures.check_ready(position)
    _check_throw(position)
    _check_supplies(position)
    _check_question(position)


def _check_throw(position: Grottenstein) -> None:
    """No more than two dice show, or those of the vampire as a bat."""
    words, printed = position.words, position.printed
    figure, thrown, flies = position.actor(), int(words[at.THROWN]), words[at.BAT_SLOT] == 1
    name = FIGURE_NAMES[figure]
    if flies and figure != c.VAMPIRE:
        raise Refused("position-hunter-flies", "GR-147", figure=name)
    most = (int(printed.bat_dice) if flies else 2) * int(printed.sides)
    if thrown > most:
        raise Refused("position-wrong-throw", "GR-50", figure=name, given=thrown, most=most)


def _check_supplies(position: Grottenstein) -> None:
    """Bat cards; a kit that is used up is out."""
    words, printed = position.words, position.printed
    if not 0 <= words[at.BATS] <= printed.bats:
        raise Refused("position-wrong-bats", "GR-147", most=int(printed.bats))
    kits = [card for card in range(c.CARDS) if printed.effect[card] == c.KIT]
    if words[at.KIT_USES] == 0 and any(words[at.PLACE + card] != at.OUT for card in kits):
        raise Refused("position-kit-used-up", "ED-10")


def _check_question(position: Grottenstein) -> None:
    """The question belongs to the slot, and those who are asked can answer."""
    if position.is_over():
        return
    question, figure = QUESTIONS[position.words[at.DECISION]], int(position.actor())
    if question.asks != SET_UP:
        name, is_his = FIGURE_NAMES[figure], figure == c.VAMPIRE
        if question.asks != ANYBODY and is_his != (question.asks == THE_VAMPIRE):
            raise Refused("position-wrong-question", "GR-43", figure=name)
        if position.words[at.STATUS + figure] == at.GONE:
            raise Refused("position-slot-of-nobody", "GR-190", figure=name)
        if question.deed == "go" and position.words[at.THROWN] <= 0:
            raise Refused("position-no-throw", "GR-57", figure=name)
    if not position.moves(position.asked()):
        raise Refused("position-nothing-to-answer", "GR-237", seat=int(position.asked()))


def census(position: Grottenstein) -> Mapping[str, int]:
    """GR-12 to GR-18: how many pieces of each kind there are, wherever they are."""
    decks = [int(position.printed.deck[card]) for card in range(c.CARDS)]
    status = [position.words[at.STATUS + figure] for figure in range(c.FIGURES)]
    return {
        "event cards": decks.count(c.EVENT),
        "cellar cards": decks.count(c.CELLAR),
        "white chips": int(position.words[at.CHIPS]) + len(villa.chipped_doors(position)),
        "figures": sum(at.LIVING <= one <= at.GONE for one in status),
    }
