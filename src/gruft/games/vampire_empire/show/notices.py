"""What is to be said about the table of Vampire Empire: the step of the turn, the action under way
with its running sums, and to the seat that composes a line what it has chosen so far.

Both sums of a combat are public once a group is shown; the seat that composes one sees its own
cards counted.
"""

from gruft.games.vampire_empire.notation.names import character_word, kind_word
from gruft.games.vampire_empire.rules import groups
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show.facts import card_words, counted
from gruft.games.vampire_empire.show.zones import sees_the_line
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of

Args = dict[str, object]
AIMS = {c.VAMPIRES: "aim-vampires", c.HUMANS: "aim-humans"}


def notices_of(position: VampireEmpire, seat: int) -> list[Telling]:
    """Night or day, the step, what is going on, and one's own half line."""
    if position.is_over():
        return []
    words, decision = position.words, int(position.words[at.DECISION])
    phase = "notice-night" if position.is_night() else "notice-day"
    told = [
        Telling(phase, {"player": seat_of(words[at.ACTIVE])}),
        Telling(_step(position, decision), {}),
    ]
    if is_fighting(position, seat):
        told += _combat(position)
    if sees_the_line(position, seat):
        if words[at.CARD] and position.takes_effect():
            player, card = seat_of(words[at.PLAYER]), _card(position, at.CARD)
            told.append(Telling("notice-effect", {"player": player, "card": card}))
        elif decision == at.IMMEDIATE:
            told.append(Telling("notice-found", {"character": _character(position, at.NAMED)}))
    if seat >= 0 and position.composing() == seat:
        told += _composed(position, seat, decision)
    return told


def _step(position: VampireEmpire, decision: int) -> str:
    """Where the turn is; a window lasts while a card of it is answered or takes effect."""
    steps = {at.STEP1: "notice-step1", at.REVEAL: "notice-reveal"}
    if decision in steps:
        return steps[decision]
    answering = decision in (at.RESPOND, at.CANCEL_PICK)
    if answering or position.is_paying_for(at.FOR_SACRIFICE):
        in_window = position.words[at.CONTEXT] == at.ON_CARD
    else:
        in_window = position.is_paying_for(at.FOR_CARD) or decision == at.WINDOW
    if position.protects() or not (in_window or position.takes_effect()):
        return "notice-action"
    return "notice-before" if position.words[at.POINT] == at.WINDOW_A else "notice-after"


def _character(position: VampireEmpire, place: int) -> Args:
    return character_word(int(position.words[place]) - 1)


def _card(position: VampireEmpire, place: int) -> Args:
    return kind_word(position.printed, int(position.words[place]) - 1)


def _composed(position: VampireEmpire, seat: int, decision: int) -> list[Telling]:
    """What was chosen so far, told to the seat that chooses."""

    def cards(start: int) -> Args:
        return card_words(position, counted(position, start))

    words = position.words
    if decision == at.STEP1:
        piles = {"cellar": cards(at.DISCARDED + c.CELLAR), "moat": cards(at.DISCARDED + c.MOAT)}
        return [Telling("notice-discards", dict(piles))]
    group = [Telling("notice-group", {"cards": cards(at.GROUP)})]
    if decision == at.PAY:
        paid: Args = {"cards": cards(at.DISCARDED + c.MOAT), "count": int(words[at.TO_PAY])}
        key = "notice-passing" if position.is_paying_for(at.FOR_PASS) else "notice-paying"
        return [*(group if position.composes_group() else []), Telling(key, paid)]
    if decision == at.COMMIT:
        return group
    if position.composes_group():
        key = "notice-hiding" if seat == c.VAMPIRES else "notice-asking"
        named = _character(position, at.NAMED)
        return [Telling(key, {"character": named, "cards": cards(at.GROUP)})]
    if words[at.ANSWER]:
        return [Telling("notice-answering", {"card": _card(position, at.ANSWER)})]
    if decision == at.EFFECT_PICK:
        return [Telling("notice-picked", {"cards": cards(at.FIELD + seat * c.KINDS)})]
    for place, key in ((at.PICKED, "notice-chosen"), (at.ATTACKER, "notice-attacker")):
        if words[place]:
            return [Telling(key, {"character": _character(position, place)})]
    return []


# --- combat --------------------------------------------------------------------------------------


def is_fighting(position: VampireEmpire, seat: int) -> bool:
    """A combat is under way, as far as the seat is told."""
    return bool(position.words[at.ROUND] > 0) and sees_the_line(position, seat)


def _combat(position: VampireEmpire) -> list[Telling]:
    """Who fights whom, both sums, the markers in them, and how it stands."""
    attack, defence = sums_now(position)
    attacker, target = (_character(position, one) for one in (at.ATTACKER, at.TARGET))
    fighters: Args = {"attacker": attacker, "target": target}
    told = [
        Telling("notice-combat", fighters | {"round": int(position.words[at.ROUND])}),
        Telling("notice-sums", {"attack": attack, "defence": defence}),
    ]
    for_attack, for_defence = markers_now(position)
    if for_attack or for_defence:
        told.append(Telling("notice-markers", {"attack": for_attack, "defence": for_defence}))
    stands = "notice-would-die" if attack > defence else "notice-would-live"
    told.append(Telling("notice-tie" if attack == defence else stands, {"target": target}))
    return told


def markers_now(position: VampireEmpire) -> tuple[int, int]:
    """The attacker's and the target's markers, if they count in this round."""
    return _markers(position) if position.markers_count() else (0, 0)


def _markers(position: VampireEmpire) -> tuple[int, int]:
    attack = position.markers(position.words[at.ATTACKER] - 1, c.ATTACK)
    return int(attack), int(position.markers(position.words[at.TARGET] - 1, c.DEFENCE))


def sums_now(position: VampireEmpire, more: int = 0) -> tuple[int, int]:
    """Attack and defence as they stand, with so much more for the fighting side."""
    words = position.words
    if position.composing() >= 0 and position.composes_group():
        more += int(groups.group_value(position))
    added = [0, 0]
    added[int(words[at.FIGHTING])] = more
    for_attack, for_defence = markers_now(position)
    attack = int(words[at.ATTACK_SUM]) + for_attack + added[c.ATTACK]
    return attack, int(words[at.DEFENCE_SUM]) + for_defence + added[c.DEFENCE]


def first_sums(position: VampireEmpire) -> tuple[int, int]:
    """Attack and defence as round 1 compared them, with the markers that still lie there."""
    words, active = position.words, int(position.words[at.ACTIVE])
    worth = [0, 0]
    for place in range(3 * c.KINDS):
        seat, kind = divmod(place, c.KINDS)
        value = int(words[at.EARLIER + place] * position.printed.value[kind])
        # V's cancelled cards follow those of both.
        worth[seat % 2] += -value if seat == 2 else value
    attack, defence = _markers(position)
    return worth[active] + attack, worth[1 - active] + defence


# --- the match -----------------------------------------------------------------------------------


def standing_of(position: VampireEmpire, seat: int) -> list[Telling]:
    """What this seat plays for, the points of the living, what would end the game next: all of it
    is public."""
    if position.is_over():
        return []
    words = position.words
    vampires, humans = int(position.points(c.VAMPIRES)), int(position.points(c.HUMANS))
    key = "ahead-vampires" if vampires > humans else "ahead-humans"
    ahead = "ahead-even" if vampires == humans else key
    left: Args = {}
    for owner, name in enumerate(("vampires", "humans")):
        # Hand and deck, and a cellar that can still become the deck.
        cellar = 0 if words[at.CELLAR_USED + owner] else int(words[at.CELLAR_SIZE + owner])
        left[name] = int(position.hand_size(owner) + words[at.DECK_SIZE + owner]) + cellar
    ending = Telling("ending-cards", left)
    inside = int(position.revealed_in_castle())
    if inside:
        ending = Telling("ending-castle", {"count": inside})
    aim = Telling(AIMS.get(seat, "aim-both"), {})
    return [aim, Telling(ahead, {"vampires": vampires, "humans": humans}), ending]
