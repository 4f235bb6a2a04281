"""What a player with perfect memory knows in Vampir, worked out from what they were told.

An independent bookkeeper of section 21: it follows the facts that one observer is told and never
asks the rules what is known. Of cards that they did not see it keeps the story of every sheet: what
came when, what was shown and left, and what was proved not to be there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS, FIELD_NAMES
from tests.games.grottenstein.table import Table
from tests.games.tables import Told

HUNTERS = ("red", "blue", "green", "yellow")
COLOURS = ("gold", "silver", "copper", "iron")
PLACES = 3
SEEN = "seen"  # where everybody sees it

#: What is shown and kept; and what is shown and leaves the sheet.
KEPT = ("fact-cures", "fact-key-fits", "fact-key-fails", "fact-protects")
LEFT = {"fact-ladder": ("ladder",), "fact-lights": ("dynamite", "torch")}
LEFT |= {"fact-zombies": ("zombie-formula",)}
USED_UP = ("holy-water", "grease")
NO_DAMAGE = ("grease", "crucifix")


@dataclass(frozen=True)
class Card:
    """What is printed on a card."""

    name: str
    deck: str
    kind: str
    border: str
    places: int


def _printed(card: str) -> Card:
    edition = GAME.shipped_edition()
    effect, deck, kind, border = (
        str(edition.value(f"cards.{card}.{key}")) for key in ("effect", "deck", "kind", "border")
    )
    places = edition.number(f"cards.{card}.places")
    return Card(effect.replace("_", "-"), deck, kind, border, places)


PRINTED = {card: _printed(card) for card in CARD_IDS}


def deck_of(field_name: str) -> str:
    return "cellar" if field_name[0] == "C" else "event"


def by_name(word: object, deck: str = "") -> str:
    """The id of the card that a message names."""
    name = str(word).removeprefix("card-")
    (card,) = [c for c, one in PRINTED.items() if one.name == name and deck in ("", one.deck)]
    return card


# --- the story of a sheet ------------------------------------------------------------------------


@dataclass
class Sheet:
    """All that the observer saw happen on one sheet, in order."""

    colour: str
    #: ("unseen", deck), ("comes", card), ("shown", card), ("leaves", card), ("lacks", name)
    story: list[tuple[str, str]] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)  # the decks of the cards that are hidden now
    is_simple: bool = True  # whenever a card was shown, everybody knew which one it was

    def gets_unseen(self, deck: str) -> None:
        self.story.append(("unseen", deck))
        self.unseen.append(deck)

    def shows(self, card: str, known: bool) -> None:
        """One of the hidden cards turns out to be this one, unless the observer knew it."""
        if known:
            return
        deck = PRINTED[card].deck
        self.is_simple = self.is_simple and self.unseen.count(deck) == 1
        self.unseen.remove(deck)
        self.story.append(("shown", card))

    def can_hold(self, cards: Sequence[str]) -> bool:
        """Tell whether these may be the hidden cards, in some order."""
        return any(self._could_come_about(list(order)) for order in permutations(cards))

    def _could_come_about(self, hidden: list[str]) -> bool:
        """Tell whether all that was seen can have happened with these, in the order of taking."""
        return self._goes_on(0, [], hidden)

    def _goes_on(self, number: int, carried: list[str], hidden: list[str]) -> bool:
        """Follow the story; a card that came unseen is one that is shown later, or hidden now."""
        for place in range(number, len(self.story)):
            event, what = self.story[place]
            if event == "unseen":
                return any(
                    self._can_take(card, carried, what)
                    and self._goes_on(place + 1, [*carried, card], rest)
                    for card, rest in self._candidates(place, carried, hidden)
                )
            if event == "shown" and what not in carried:
                return False
            if event == "lacks" and any(PRINTED[card].name == what for card in carried):
                return False
            if event == "comes":
                carried = [*carried, what]
                if sum(PRINTED[card].places for card in carried) > PLACES:
                    return False
            if event == "leaves":
                carried = [card for card in carried if card != what]
        return not hidden

    def _candidates(
        self, place: int, carried: list[str], hidden: list[str]
    ) -> Iterator[tuple[str, list[str]]]:
        if hidden:
            yield hidden[0], hidden[1:]
        for event, card in self.story[place:]:
            if event == "shown" and card not in carried:
                yield card, hidden

    def _can_take(self, card: str, carried: list[str], deck: str) -> bool:
        one = PRINTED[card]
        fits = one.places + sum(PRINTED[other].places for other in carried) <= PLACES
        return (
            one.deck == deck
            and one.kind != "trap"
            and one.border in ("none", self.colour)
            and (fits or one.places == 0)
        )


# --- the observer --------------------------------------------------------------------------------


class Memory:
    """The knowledge of one observer: a seat, or a spectator (-1)."""

    def __init__(self, table: Table, observer: int) -> None:
        """From the moment when nobody has seen a card, but the vampire those of the cellar."""
        self.sheets = {colour: Sheet(colour) for colour in HUNTERS}
        self.known: dict[str, str] = {}
        if observer == table.player("vampire"):
            self.known = {str(table.down(f)): f for f in FIELD_NAMES[:12] if table.down(f)}
        #: 21.3: what was tried in vain, and what fitted; doors of the crypt share their lock.
        self.failed: dict[str, set[str]] = {"crypt": set(), "armour": set()}
        self.fitted: dict[str, str] = {}
        self.pieces: dict[str, int] = {}
        self.servants: set[str] = set()
        self._protected: set[str] = set()

    def pairs(self) -> set[tuple[str, str]]:
        """21.3: the colours that crypt and armoured door may have."""
        return {
            (crypt, armour)
            for crypt, armour in permutations(COLOURS, 2)
            if self._may_be("crypt", crypt) and self._may_be("armour", armour)
        }

    def _may_be(self, lock: str, colour: str) -> bool:
        return colour not in self.failed[lock] and self.fitted.get(lock, colour) == colour

    def hears(self, told: Sequence[Told]) -> None:
        """Take note of what happened, in order."""
        for fact, args in told:
            self._fields(fact, args)
            self._sheets(fact, args)
            self._fights(fact, args)
            if fact in ("fact-key-fits", "fact-key-fails"):
                self._tries(fact == "fact-key-fits", args)
            elif fact == "fact-wears":
                self.pieces[str(args["piece"]).removeprefix("piece-")] = int(str(args["field"])[1:])

    # --- what lies on fields ---

    def _fields(self, fact: str, args: Mapping[str, object]) -> None:
        where, colour = str(args.get("field", "")), _colour(args)
        if fact in ("fact-reveals", "fact-looks"):
            self.known[by_name(args["card"], deck_of(where))] = where
        elif fact == "fact-keeps":
            card = by_name(args["card"], deck_of(where))
            self.known[card] = f"shown {colour}" if colour in self.servants else colour
            self.sheets[colour].story.append(("comes", card))
        elif fact == "fact-keeps-hidden":
            self.sheets[colour].gets_unseen(deck_of(where))
        elif fact in ("fact-leaves", "fact-trap", "fact-trap-fails"):
            self.known[by_name(args["card"], deck_of(where))] = SEEN

    # --- what is shown of sheets ---

    def _sheets(self, fact: str, args: Mapping[str, object]) -> None:
        colour = _colour(args)
        if fact in KEPT:
            self._shows(colour, by_name(args["card"]))
        elif fact == "fact-heals":
            self._shows(colour, by_name("kit"), leaves=args["left"] == 0)
        elif fact == "fact-puts":
            self._shows(colour, by_name(args["card"]), leaves=True)
        elif fact == "fact-uses-passage":
            self._shows(colour, by_name("pseudo-vampire"))
        elif fact in ("fact-looks", "fact-looks-hidden"):
            self._shows(colour, by_name("plan"))
        elif fact == "fact-stakes":
            self._shows(colour, by_name("hammer"))
            self._shows(colour, by_name("stake"))
        elif fact == "fact-takes":
            for card in _cards(args):
                self.known[card] = f"shown {colour}"
                self.sheets[colour].story.append(("comes", card))
        elif fact in ("fact-rises", "fact-falls"):
            self.servants.add(colour)
            for card in _cards(args):
                self._shows(colour, card, leaves=fact == "fact-falls")
        for name in LEFT.get(fact, ()):
            self._shows(colour, by_name(name), leaves=True)

    def _shows(self, colour: str, card: str, leaves: bool = False) -> None:
        self.sheets[colour].shows(card, card in self.known)
        self.known[card] = SEEN if leaves else f"shown {colour}"
        if leaves:
            self.sheets[colour].story.append(("leaves", card))

    # --- fights and keys ---

    def _fights(self, fact: str, args: Mapping[str, object]) -> None:
        if fact == "fact-protects":
            self._protected.add(str(args["card"]).removeprefix("card-"))
        if fact not in ("fact-strikes", "fact-strikes-door", "fact-breaks-door"):
            return
        weapon = str(args["weapon"]).removeprefix("weapon-")
        if weapon not in ("dagger", "bite"):
            self._shows(_colour(args), by_name(weapon), leaves=weapon in USED_UP)
        target = _colour(args, "target")
        if target in HUNTERS and weapon not in NO_DAMAGE:
            dangers = {"shield", "garlic"} if weapon == "bite" else {"shield"}
            for name in sorted(dangers - self._protected):
                self.sheets[target].story.append(("lacks", name))
        self._protected = set()

    def _tries(self, fits: bool, args: Mapping[str, object]) -> None:
        lock = "armour" if args["door"] == "Ga11/b11" else "crypt"
        key = str(args["card"])
        if key == "card-universal-key":
            return
        colour = COLOURS[int(key.removeprefix("card-key-")) - 1]
        if fits:
            self.fitted[lock] = colour
        else:
            self.failed[lock].add(colour)


def _colour(args: Mapping[str, object], name: str = "figure") -> str:
    return str(args.get(name, "")).removeprefix("figure-")


def _cards(args: Mapping[str, object]) -> list[str]:
    cards = args["cards"]
    assert isinstance(cards, list)
    return [by_name(card) for card in cards if card != "cards-none"]
