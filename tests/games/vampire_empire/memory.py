"""What a player with perfect memory knows in Vampire Empire, worked out from what they were told.

An independent bookkeeper of section 15: it follows the facts that one observer is told and never
asks the rules what is known. Of the cards of others it keeps, for every kind and every set of
zones, how many copies are there at least (15.2, number 5); of the characters the trios that are
possible (number 1) and the places in the city that are known (number 3).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    key,
)
from tests.games.tables import Told
from tests.games.vampire_empire.table import H, Table, V

HAND, DECK, CELLAR, MOAT = 1, 2, 4, 8  # of the moat its hidden part
ZONES = {"hand": HAND, "deck": DECK, "cellar": CELLAR, "moat": MOAT}
SETS = range(1, 16)
WATERS = [f"Holy Water {value}" for value in (1, 2, 3)]

NAMED = {key(name): name for name in (*KIND_NAMES, *CHARACTER_NAMES)}
#: Cards of a group that leave the hand of the player for all to see.
GROUPS = ("fact-hides", "fact-asks", "fact-attacks", "fact-attacks-again", "fact-defends")
PAYMENTS = ("fact-pays", "fact-pays-you", "fact-passes", "fact-passes-you")
VAMPIRE_FACTS = ("fact-reveals", "fact-is-vampire", "fact-dies-vampire")
HUMAN_FACTS = ("fact-is-human", "fact-dies-human")

Bounds = dict[int, int]


class Pile:
    """What is known of the cards of one owner: at least so many of a kind in a set of zones."""

    def __init__(self, sizes: Mapping[int, int]) -> None:
        self.sizes = dict(sizes)
        self.shown: Counter[str] = Counter()  # lies open in the moat, or will
        self.least: dict[str, Bounds] = {}

    def bound(self, kind: str, zones: int) -> int:
        return self.least.get(kind, {}).get(zones, 0)

    def _change(self, kind: str, bounds: Bounds) -> None:
        self.least[kind] = {zones: count for zones, count in bounds.items() if count > 0}

    def moves_unseen(self, origin: int, goal: int, count: int) -> None:
        """Whatever was known to be in the first zone may be in the other now."""
        self.sizes[origin] -= count
        self.sizes[goal] += count
        for kind in list(self.least) if count else []:
            moved = {z: z & ~origin if z & origin and not z & goal else z for z in SETS}
            self._change(kind, {zones: self.bound(kind, moved[zones]) for zones in SETS})
        self._look_for_nothing(origin)

    def _look_for_nothing(self, zone: int) -> None:
        """An empty zone holds none of the cards; what lies hidden in a moat is not counted."""
        for kind in list(self.least) if zone != MOAT and self.sizes[zone] == 0 else []:
            self._change(kind, {zones: self.bound(kind, zones | zone) for zones in SETS})

    def leaves(self, kind: str, zone: int) -> None:
        """A card is seen leaving."""
        self.sizes[zone] -= 1
        one_less = {
            zones: max(self.bound(kind, zones) - 1, self.bound(kind, zones & ~zone))
            if zones & zone
            else self.bound(kind, zones)
            for zones in SETS
        }
        self._change(kind, one_less)
        self._look_for_nothing(zone)

    def comes(self, kind: str, zone: int) -> None:
        """A card is seen coming."""
        self.sizes[zone] += 1
        self._change(kind, {z: self.bound(kind, z) + bool(z & zone) for z in SETS})

    def is_shown(self, zone: int, cards: Counter[str]) -> None:
        """The whole zone is seen: the rest of what is known must be elsewhere."""
        for kind in {*self.least, *cards}:
            there = cards[kind]
            elsewhere = {
                zones: max(self.bound(kind, zones), self.bound(kind, zones | zone) - there)
                for zones in (0, *SETS)
                if not zones & zone
            }
            found = {z: elsewhere[z & ~zone] + there * bool(z & zone) for z in SETS}
            self._change(kind, found)

    def is_played(self, kind: str) -> None:
        self.leaves(kind, HAND)
        self.shown[kind] += 1

    def goes_to_chapel(self, kind: str) -> None:
        """Out of the moat, a copy that lies open first, and into the deck."""
        if self.shown[kind]:
            self.shown[kind] -= 1
        else:
            self.leaves(kind, MOAT)
        self.comes(kind, DECK)


class Memory:
    """The knowledge of one observer: a seat, or a spectator (-1)."""

    def __init__(self, table: Table, observer: int) -> None:
        self.observer = observer
        seats = table.scene(observer).seats
        self.piles = {
            owner: Pile(
                {
                    HAND: seats[owner].counters["cards"],
                    DECK: seats[owner].counters["deck-cards"],
                    CELLAR: seats[owner].counters["cellar-cards"],
                    MOAT: seats[owner].counters["moat-cards"],
                }
            )
            for owner in (V, H)
        }
        self.drawn = 0
        self.low_water = ""
        self.vampires = {str(one) for one in table.revealed}
        self.humans = {str(one) for one in table.proven}
        if observer == H:
            self.humans |= {str(one) for one in table.entries("innocents")}
        #: Top first; nobody knows who lies at a place without a name.
        self.city: list[str] = [""] * len(table.city)
        self.pair: set[str] = set()

    # --- what follows ----------------------------------------------------------------------------

    def trios(self) -> set[frozenset[str]]:
        """15.2, number 1: all revealed or dead vampires, and nobody who is known to be human."""
        return {
            frozenset(trio)
            for trio in combinations(CHARACTER_NAMES, 3)
            if self.vampires <= set(trio) and not self.humans & set(trio)
        }

    def places(self, members: Iterable[str]) -> dict[int, str]:
        """Who lies where, counted from 1 at the top; the last place that is left is known too."""
        known = {place: name for place, name in enumerate(self.city, 1) if name}
        open_places = [place for place, name in enumerate(self.city, 1) if not name]
        open_places = open_places[len(self.pair) :]
        left = set(members) - set(known.values()) - self.pair
        return known | (dict(zip(open_places, left, strict=True)) if len(left) == 1 else {})

    # --- what is told ----------------------------------------------------------------------------

    def hears(self, told: Sequence[Told], hand_of_humans: int) -> None:
        """Take note of what happened, in order; the size of H's hand afterwards is public."""
        for number, (fact, args) in enumerate(told):
            if fact == "fact-attacks" and self.low_water:
                later = [one for one in told[number + 1 :] if one[0] in PAYMENTS]
                paid = sum(_number(one[1], "count") for one in later)
                self._attacks_at_once(args, hand_of_humans + paid)
            elif fact in GROUPS:
                self._shows(fact, args)
            else:
                self._card_fact(fact, args)
                self._character_fact(fact, args)

    def _shows(self, fact: str, args: dict[str, object]) -> None:
        cards = _names(args["cards"])
        for kind in cards:
            self.piles[_number(args, "player")].is_played(kind)
        self.low_water = min(cards, key=_water_value) if fact == "fact-asks" else ""

    def _attacks_at_once(self, args: dict[str, object], hand_left: int) -> None:
        """VE-74, VE-77: the lower water card is in the group, if the hand has too many left."""
        cards = _names(args["cards"])
        if self.piles[H].sizes[HAND] - len(cards) != hand_left:
            cards.remove(self.low_water)
        for kind in cards:
            self.piles[H].is_played(kind)
        self.low_water = ""

    def _card_fact(self, fact: str, args: dict[str, object]) -> None:
        seat = _number(args, "player") if "player" in args else -1
        if fact in ("fact-night", "fact-day"):
            self.low_water = ""
        elif fact in ("fact-plays-card", "fact-replaces"):
            self.piles[seat].is_played(_name(args["card"]))
        elif fact in ("fact-sacrifice", "fact-passage"):
            self.piles[H].is_played("Sacrifice" if fact == "fact-sacrifice" else "Secret Passage")
        elif fact in PAYMENTS:
            self.piles[seat].moves_unseen(HAND, MOAT, _number(args, "count"))
        elif fact in ("fact-discards", "fact-discards-you"):
            self._discards(self.piles[seat], _number(args, "cellar"), _number(args, "moat"))
        elif fact in ("fact-draws", "fact-draws-you"):
            self.piles[seat].moves_unseen(DECK, HAND, _number(args, "count") - self.drawn)
            self.drawn = 0
        elif fact == "fact-new-deck":
            self._renews(self.piles[seat])
        else:
            self._effect(fact, args, seat)

    def _discards(self, pile: Pile, cellared: int, moated: int) -> None:
        pile.moves_unseen(HAND, CELLAR, cellared)
        pile.moves_unseen(HAND, MOAT, moated)

    def _renews(self, pile: Pile) -> None:
        """VE-223: also in the middle of a draw."""
        self.drawn = pile.sizes[DECK]
        pile.moves_unseen(DECK, HAND, self.drawn)
        pile.moves_unseen(CELLAR, DECK, pile.sizes[CELLAR])

    def _effect(self, fact: str, args: dict[str, object], seat: int) -> None:
        if fact == "fact-chapel":
            for kind in _names(args["cards"]):
                self.piles[seat].goes_to_chapel(kind)
        elif fact == "fact-looks-you":
            self.piles[1 - seat].is_shown(CELLAR, Counter(_names(args["cards"])))
        elif fact == "fact-crypt":
            self.piles[1 - seat].leaves(_name(args["card"]), CELLAR)
            self.piles[seat].comes(_name(args["card"]), HAND)
        elif fact == "fact-mist":
            self.piles[1 - seat].leaves(_name(args["card"]), CELLAR)
            self.piles[1 - seat].shown[_name(args["card"])] += 1
        elif fact == "fact-bat-you" and seat == self.observer:
            self.piles[1 - seat].is_shown(HAND, Counter(_names(args["cards"])))
        elif fact == "fact-bat-takes":
            for kind in _names(args["cards"]):
                self.piles[seat].is_played(kind)

    def _character_fact(self, fact: str, args: dict[str, object]) -> None:
        who = _name(args["character"]) if "character" in args else ""
        if fact in VAMPIRE_FACTS:
            self.vampires.add(who)
        elif fact in HUMAN_FACTS:
            self.humans.add(who)
        elif fact == "fact-vampires-were":
            self.vampires |= set(_names(args["characters"]))
        elif fact == "fact-your-innocents":
            self.humans |= set(_names(args["characters"]))
        elif fact == "fact-hidden":
            self.city.append(who)
        elif fact == "fact-enters":
            self._enters(who)
        elif fact in ("fact-vanishes", "fact-saved"):
            self.city, self.pair = [""] * (len(self.city) + 1), set()
        elif fact == "fact-returns-to-city":
            self.city.insert(0, who)
        elif fact == "fact-two-return-to-city-you":
            self.city[:0] = [_name(args["top"]), _name(args["lower"])]
        elif fact == "fact-two-return-to-city":
            self.city[:0] = ["", ""]
            self.pair = set(_names(args["characters"]))

    def _enters(self, who: str) -> None:
        """Section 15.1: when one of the two enters the castle, the other is next."""
        assert self.city.pop(0) in ("", who)
        if self.pair:
            (self.city[0],) = self.pair - {who}
            self.pair = set()


def _water_value(kind: str) -> tuple[int, int]:
    value = WATERS.index(kind) + 1 if kind in WATERS else 2
    return value, KIND_NAMES.index(kind)


def _number(args: Mapping[str, object], name: str) -> int:
    number = args[name]
    assert isinstance(number, int)
    return number


def _name(word: object) -> str:
    return NAMED[str(word)]


def _names(words: object) -> list[str]:
    assert isinstance(words, list)
    return [_name(word) for word in words if word != "name-nothing"]
