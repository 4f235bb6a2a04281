"""The legal moves of The Vampire Connection a second time, written from the clauses.

Nothing of the rules is imported: everything is worked out from a position's JSON, slowly and in
plain words, so that it can be compared with the real rules question by question.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from gruft.games.vampire_connection.notation.names import VICTIM_NAMES
from tests.games.vampire_connection.offers import NAMES

PRIESTS = {"The Village Priest", "The Old Chaplain", "The Wandering Friar"}
HUNTERS = ("Beatquick", "Thrashon", "Rudey", "Assistant")
PROTECTIONS = ("crucifix", "holy water", "book")
#: VC-134: how many stakes each hunter needs, in this order; None is impossible.
STAKES: dict[str, tuple[int | None, ...]] = {
    "tomb": (1, 1, 0, 2),
    "wolf": (2, 1, 2, None),
    "bat": (2, 3, 3, None),
    "carriage": (1, 1, 1, None),
}
Side = tuple[str, ...]


def listed(text: object) -> Counter[str]:
    """The cards of a written list."""
    found: Counter[str] = Counter()
    for part in str(text or "-").split(", "):
        name, _, times = part.partition("*")
        if name != "-":
            found[name] += int(times or 1)
    return found


class Board:
    """What lies where, as the JSON says it."""

    def __init__(self, truth: dict[str, object]) -> None:
        self.truth = truth
        pending = truth["pending"]
        assert isinstance(pending, dict)
        self.pending: dict[str, object] = pending
        self.seats = self._number(truth["seats"])
        self.active = self._number(truth["active"])
        self.vampires = [str(name) for name in self._list("vampires")]
        self.hands = [listed(text) for text in self._list("hands")]
        self.captives = [list(listed(text)) for text in self._list("captives")]
        self.fresh = list(listed(truth["fresh"]))
        self.in_tomb = [place == "tomb" for place in self._list("places")]
        self.staked = [marker is not None for marker in self._list("markers")]
        self.drops = [self._number(drops) for drops in self._list("drops")]
        self.village = listed(truth["village"]).total()
        self.covers = dict(self._covers())

    def _number(self, value: object) -> int:
        assert isinstance(value, int)
        return value

    def _list(self, key: str) -> list[object]:
        value = self.truth[key]
        assert isinstance(value, list)
        return value

    def _covers(self) -> Iterator[tuple[str, str]]:
        for laid in self.laid:
            for victim in listed(laid["victims"]):
                yield victim, str(laid["card"])

    @property
    def laid(self) -> list[dict[str, object]]:
        found = self._list("laid")
        return [laid for laid in found if isinstance(laid, dict)]

    def number(self, key: str) -> int:
        """A number of the open decision."""
        return self._number(self.pending[key])

    def has_ability(self, seat: int, vampire: str) -> bool:
        """VC-218."""
        return bool(self.truth["abilities"]) and self.vampires[seat] == vampire

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    @property
    def hunters_come(self) -> bool:
        """VC-126, VC-127."""
        return self._number(self.truth["round"]) > 1 and bool(self.truth["kidnapped"])

    def at_castle(self, castle: int) -> list[str]:
        """VC-108: the captives there, and in front of AP's own castle the fresh victims too."""
        return self.captives[castle] + (self.fresh if castle == self.active else [])

    def can_be_stolen(self, lord: int) -> list[str]:
        """VC-69, VC-116: a book does not prevent it."""
        return [one for one in self.captives[lord] if self.covers.get(one) in (None, "book")]

    def bare(self, victims: list[str]) -> list[str]:
        """Those that lie under no card."""
        return [victim for victim in victims if victim not in self.covers]

    def everybody_captive(self) -> list[str]:
        return [victim for castle in self.captives for victim in castle]

    def copies(self) -> Counter[str]:
        """VC-39: all vampire cards there are, wherever they lie."""
        found = sum(self.hands, listed(self.truth["deck"]) + listed(self.truth["discard"]))
        found += Counter(str(laid["card"]) for laid in self.laid)
        found += Counter(str(marker) for marker in self._list("markers") if marker)
        return found + Counter(["Party"] * bool(self.truth["party"]))


def legal(truth: dict[str, object]) -> dict[int, list[str]]:
    """For every seat that is asked, or will be in the open window, what it may answer."""
    board = Board(truth)
    decision = str(board.pending["decision"])
    if decision == "over":
        return {}
    if decision == "ball":
        return dict(gifts(board))
    if decision in ("tomb-window", "move-window"):
        return {seat: in_window(board, decision, seat) for seat in still_to_be_asked(board)}
    asked = board.number("asked")
    return {asked: ANSWERS[decision](board, asked)}


def still_to_be_asked(board: Board) -> list[int]:
    """VC-141, VC-145: clockwise until AP."""
    clockwise = [(board.active + step) % board.seats for step in range(1, board.seats)]
    return clockwise[clockwise.index(board.number("asked")) :]


# --- windows -------------------------------------------------------------------------------------


def in_window(board: Board, decision: str, seat: int) -> list[str]:
    if decision == "move-window":
        form = str(board.pending["form"])
        return ["pass", *stakings(board, seat, board.active, form)]
    return ["pass", *tomb_stakings(board, seat)]


def tomb_stakings(board: Board, seat: int) -> list[str]:
    """VC-129, VC-130, VC-144, VC-162, VC-163."""
    found: list[str] = []
    for target in board.others(seat):
        immune = target == board.active and bool(board.truth["immune"])
        if board.hunters_come and board.in_tomb[target] and not board.staked[target] and not immune:
            found += stakings(board, seat, target, "tomb")
    return found


def stakings(board: Board, seat: int, target: int, how: str) -> list[str]:
    """VC-131, VC-132, VC-134, VC-136: hunter and stakes come from one hand."""
    found = []
    for hunter, base in zip(HUNTERS, STAKES[how], strict=True):
        if base is None or not board.hands[seat][hunter]:
            continue
        needed = base + board.has_ability(target, "Stoneheart")
        if board.hands[seat]["stake"] >= needed:
            found.append(f"{hunter}+{needed} -> {board.vampires[target]}")
    return found


def response(board: Board, lord: int) -> list[str]:
    """VC-121, VC-122: a book only against a Good Opportunity, the others only with a priest."""
    usable = ["book"] if board.pending.get("card") == "GO" else []
    if PRIESTS & set(board.captives[lord]):
        usable += ["crucifix", "holy water"]
    return ["pass", *(f"respond {card}" for card in usable if board.hands[lord][card])]


# --- the Connection ------------------------------------------------------------------------------


def sides(cards: Counter[str], most: int) -> list[Side]:
    """VC-33, VC-248: one or two of these cards, in the order of D-1."""
    there = [name for name in NAMES if cards[name]]
    pairs = [(a, b) for a, b in combinations_with_replacement(there, 2) if a != b or cards[a] > 1]
    return [side for side in [*((name,) for name in there), *pairs] if len(side) <= most]


def offers(board: Board, proposer: int, partner: int) -> set[tuple[Side, Side]]:
    """VC-39: every legal offer."""
    gives = sides(board.hands[proposer], 2)
    wants = sides(board.copies(), min(2, board.hands[partner].total()))
    return {(give, want) for give in gives for want in wants if give != want}


def connection(board: Board, active: int) -> list[str]:
    partners = [seat for seat in board.others(active) if offers(board, active, seat)]
    return ["end connection", *(f"offer {board.vampires[seat]}" for seat in partners)]


def composing(board: Board, proposer: int) -> list[str]:
    """VC-248, VC-249: what can follow what was named, so that a legal offer can be completed."""
    decision = str(board.pending["decision"])
    partner = board.number("partner") if decision.startswith("offer") else board.active
    prefix = "" if decision.startswith("offer") else "counter_"
    give = tuple(listed(board.pending.get(f"{prefix}give")).elements())
    want = tuple(listed(board.pending.get(f"{prefix}want")).elements())
    made = offers(board, proposer, partner)
    if decision.endswith("give"):
        return next_words("give", give, {one for one, _ in made})
    return next_words("want", want, {other for one, other in made if one == give})


def next_words(verb: str, named: Side, whole: set[Side]) -> list[str]:
    done = ["done"] if named in whole else []
    following = {side[len(named)] for side in whole if side[: len(named)] == named != side}
    return done + [f"{verb} {card}" for card in sorted(following, key=NAMES.index)]


def answering(board: Board, seat: int) -> list[str]:
    """VC-40, VC-41: accept what is held; only an offer can be countered."""
    countered = board.pending["decision"] == "counter-answer"
    wanted = listed(board.pending["counter_want" if countered else "want"])
    found = ["accept"] if wanted <= board.hands[seat] else []
    found.append("reject")
    if not countered and offers(board, seat, board.active):
        found.append("counter")
    return found


# --- PLAY ----------------------------------------------------------------------------------------


def play(board: Board, me: int) -> list[str]:
    """VC-24: any number of cards, also none."""
    found = ["end play", *tomb_stakings(board, me), *cards_with_targets(board, me)]
    found += protections(board, me)
    if board.staked[me]:
        return found + ["revive"] * (board.hands[me]["hunchback"] > 0)
    if board.in_tomb[me] and board.has_ability(me, "Shortway"):
        found.append("leave tomb")
    return found + journeys(board, me)


def forms(board: Board, me: int) -> Iterator[tuple[str, bool]]:
    """VC-58, VC-60, VC-220, VC-221: how AP can travel, and whether a foreign castle is in reach."""
    hand, fickle = board.hands[me], board.has_ability(me, "Ficklecrash")
    if hand["mist"]:
        yield "mist", False
    if hand["wolf"]:
        yield "wolf", False
    if hand["bat"] and board.drops[me] >= 1:
        yield "bat", True
    if hand["bat"] and fickle:
        yield "bat(wolf)", False
    if hand["carriage"] and (hand["hunchback"] or fickle):
        yield "carriage" if fickle else "carriage+hb", True


def journeys(board: Board, me: int) -> list[str]:
    """VC-49: the table of routes."""
    found: list[str] = []
    for form, far in forms(board, me):
        if board.in_tomb[me]:
            found.append(f"{form} > castle")
            continue
        found += [f"{form} > tomb", *to_village(board, me, form)]
        robbed = [lord for lord in board.others(me) if far and board.can_be_stolen(lord)]
        found += [f"{form} > castle of {board.vampires[lord]}" for lord in robbed]
    return found + (to_village(board, me, "hb") if board.hands[me]["hunchback"] else [])


def to_village(board: Board, me: int, form: str) -> list[str]:
    """VC-68, VC-80."""
    if board.village == 0:
        return []
    twice = [f"{form}+2x > village"] if board.hands[me]["Double Success"] else []
    return [f"{form} > village", *twice]


def cards_with_targets(board: Board, me: int) -> list[str]:
    """VC-158, VC-202, VC-208, VC-214, VC-246: only on a target; who is staked plays only Escape."""
    names = {"GO": "Good Opportunity", "escape": "Escape", "party": "Party"}
    usable = ["escape"] if board.staked[me] else list(names)
    if board.truth["party"] and "party" in usable:
        usable.remove("party")
    return [word for word in usable if board.hands[me][names[word]] and targets_of(board, me, word)]


def targets_of(board: Board, me: int, word: str) -> list[str]:
    """VC-203, VC-208, VC-215."""
    if word == "escape":
        return board.everybody_captive()
    return board.bare(board.everybody_captive() if word == "GO" else board.captives[me])


def target(board: Board, me: int) -> list[str]:
    return [f"on {victim}" for victim in targets_of(board, me, str(board.pending["card"]))]


def protections(board: Board, me: int) -> list[str]:
    """VC-107, VC-111, VC-112."""
    found = []
    for card in PROTECTIONS:
        for castle in range(board.seats):
            there = board.at_castle(castle)
            allowed = card == "book" or PRIESTS & set(there)
            if board.hands[me][card] and allowed and board.bare(there):
                found.append(f"{card} @ {board.vampires[castle]}")
    return found


def cover(board: Board, me: int) -> list[str]:
    """VC-109, VC-111, VC-248: victims of rising index; done after the first."""
    castle, last = board.laid[board.number("laid")]["castle"], board.pending["last"]
    assert isinstance(castle, int)
    after = -1 if last is None else VICTIM_NAMES.index(str(last))
    free = board.bare(board.at_castle(castle))
    rising = [victim for victim in free if VICTIM_NAMES.index(victim) > after]
    return ["done"] * (last is not None) + [f"cover {victim}" for victim in rising]


def rob(board: Board, me: int) -> list[str]:
    """VC-101."""
    return [f"rob {victim}" for victim in board.can_be_stolen(board.number("lord"))]


# --- events and END ------------------------------------------------------------------------------


def order(board: Board, me: int) -> list[str]:
    """VC-84."""
    events = board.pending["events"]
    assert isinstance(events, list)
    return [f"first {str(event).removesuffix(' marked')}" for event in events]


def gifts(board: Board) -> Iterator[tuple[int, list[str]]]:
    """VC-91: each who has not chosen gives one of their captives."""
    chosen = board.pending["gifts"]
    assert isinstance(chosen, list)
    for seat, gift in enumerate(chosen):
        if gift is None:
            yield seat, [f"gives {victim}" for victim in board.captives[seat]]


def consume(board: Board, me: int) -> list[str]:
    """VC-164."""
    return ["pass", *(f"consume {victim}" for victim in board.bare(board.fresh))]


def buy(board: Board, me: int) -> list[str]:
    """VC-173, VC-176."""
    left = listed(board.truth["deck"]).total() + listed(board.truth["discard"]).total()
    most = min(3, board.number("net"), max(0, left - 1))
    return [f"buy {number}" for number in range(most + 1)]


def discard(board: Board, me: int) -> list[str]:
    """VC-184."""
    return [f"discard {card}" for card in board.hands[me]]


ANSWERS: dict[str, Callable[[Board, int], list[str]]] = {
    "connection": connection,
    **dict.fromkeys(("offer-give", "offer-want", "counter-give", "counter-want"), composing),
    **dict.fromkeys(("offer-answer", "counter-answer"), answering),
    "play": play,
    "target": target,
    "cover": cover,
    "rob": rob,
    "response": response,
    "order": order,
    "consume": consume,
    "buy": buy,
    "discard": discard,
}
