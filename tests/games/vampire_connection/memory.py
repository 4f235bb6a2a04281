"""What a player with perfect memory knows of the other hands, worked out from what they were told.

An independent bookkeeper of VC-237 to VC-241: it reads the facts that one seat is told and never
asks the rules what is known.
"""

from collections import Counter

from tests.games.tables import Told
from tests.games.vampire_connection.offers import NAMES

#: How a type is named in a message.
TYPE_OF = {"name-" + name.lower().replace(" ", "-"): name for name in NAMES}
FORMS = {
    "name-mist": ["mist"],
    "name-wolf": ["wolf"],
    "name-bat": ["bat"],
    "name-bat-as-wolf": ["bat"],
    "name-carriage": ["carriage", "hunchback"],
    "name-hunchback": ["hunchback"],
}
#: What is played by these words, whatever else they say.
ALWAYS = {
    "fact-revives": "hunchback",
    "fact-plays-opportunity": "Good Opportunity",
    "fact-plays-escape": "Escape",
    "fact-plays-party": "Party",
}
#: More than seven cards of a type in one hand are remembered as seven.
MOST = 7


class Memory:
    """The cards that one seat, or a spectator, is sure to find in the other hands."""

    def __init__(self, observer: int, seats: int, drives_alone: int = -1) -> None:
        self.observer = observer
        self.drives_alone = drives_alone  # VC-221
        others = [seat for seat in range(seats) if seat != observer]
        self.sure = {seat: Counter({"hunchback": 1}) for seat in others}

    def hears(self, told: list[Told]) -> None:
        """Take note of what happened, in order."""
        for key, args in told:
            if key in ("fact-offers", "fact-counters"):
                self._is_offered(args)
            elif key == "fact-trades":
                self._trades(args)
            elif key == "fact-trades-numbers":
                self._loses_track(_seat(args, "player"), _number(args, "given"))
                self._loses_track(_seat(args, "partner"), _number(args, "wanted"))
            else:
                for card in self._shown(key, args):
                    self._falls(_seat(args, "player"), card, 1)

    def _is_offered(self, args: dict[str, object]) -> None:
        """VC-238: named again, the larger number counts."""
        if (seat := _seat(args, "player")) != self.observer:
            self.sure[seat] |= Counter(_types(args["given"]))

    def _trades(self, args: dict[str, object]) -> None:
        """VC-238: what came has left the hand, what went is in it."""
        given, wanted = _types(args["given"]), _types(args["wanted"])
        other, came, went = _seat(args, "player"), given, wanted
        if other == self.observer:
            other, came, went = _seat(args, "partner"), wanted, given
        for card in came:
            self._falls(other, card, 1)
        for card in went:
            self.sure[other][card] = min(MOST, self.sure[other][card] + 1)

    def _loses_track(self, seat: int, number: int) -> None:
        """VC-240: any of the cards may be among those that went."""
        for card in NAMES:
            self._falls(seat, card, number)

    def _falls(self, seat: int, card: str, number: int) -> None:
        if seat != self.observer:
            self.sure[seat][card] = max(0, self.sure[seat][card] - number)

    def _shown(self, key: str, args: dict[str, object]) -> list[str]:
        """VC-239: the cards that leave a hand face up."""
        if key in ("fact-travels", "fact-goes-robbing"):
            return self._travels(args)
        if key == "fact-stakes":
            return [*_types([args["hunter"]]), *["stake"] * _number(args, "stakes")]
        if key in ("fact-lays", "fact-wards-off", "fact-discards"):
            return _types([args["card"]])
        return [ALWAYS[key]] if key in ALWAYS else []

    def _travels(self, args: dict[str, object]) -> list[str]:
        cards = list(FORMS[str(args["form"])])
        if _seat(args, "player") == self.drives_alone and "carriage" in cards:
            cards.remove("hunchback")
        return cards + ["Double Success"] * (args["goal"] == "goal-village-twice")


def _seat(args: dict[str, object], name: str) -> int:
    seat = args[name]
    assert isinstance(seat, int)
    return seat


_number = _seat


def _types(names: object) -> list[str]:
    assert isinstance(names, list)
    return [TYPE_OF[name] for name in names]
