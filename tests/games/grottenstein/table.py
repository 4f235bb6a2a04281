"""The language of these tests: a table of Vampir in the words of the game.

A table is given by whatever matters: figures by colour (`red="Gh3"`, or with entries
`red={"at": "Gh3", "life": 5}`), what they hold (`holds={"red": "Sword"}`), and other keys of
positions. Unless a test says otherwise there are five seats, seat 0 plays the vampire, it is red's
slot in the second round, everybody stands where they began, and all cards lie by lot on fields.
"""

from collections.abc import Mapping, Sequence

from gruft.games.grottenstein.edition.printed import printed_for
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.notation.names import CARD_IDS, read_cards
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import set_up
from gruft.kernel.journal import Journal
from gruft.kernel.lines import default_line, write_line
from gruft.kernel.script import ScriptedChance
from tests.games.tables import GameTable

VAMPIRE, RED, BLUE, GREEN, YELLOW = range(5)  # seats, when five play
#: A table at which the vampire dies of his wounds (GR-221).
DIES = {"vampire_zero": "dies"}
FIGURES = ("red", "blue", "green", "yellow", "vampire")

#: The cellar cards in the order of their ids, and two locks: an arrangement for the vampire.
ARRANGEMENT = "arrange " + ", ".join(CARD_IDS[24:]) + " / gold iron"


def cards(text: str) -> set[str]:
    """The ids of the cards of a written list, which may name them."""
    shipped = printed_for(GAME.shipped_edition())
    return {CARD_IDS[card] for card in read_cards(shipped, text, "cards")}


class Table(GameTable[Grottenstein]):
    """A game in progress, asked and answered in written moves."""

    def __init__(self, position: Grottenstein) -> None:
        super().__init__(GAME, position)

    # --- playing ---------------------------------------------------------------------------------

    def will_throw(self, *dice: int) -> "Table":
        """The coming dice show these numbers."""
        self.position.chance = ScriptedChance(dice, (), GAME.read_piece, FastChance(1))
        return self

    def plays(self, seat: int, line: str) -> None:
        """The seat plays a whole line, after which nothing is impossible."""
        super().plays(seat, line)
        GAME.check(self.position)

    def does(self, *lines: str) -> None:
        """The seat that is asked plays one line after the other."""
        for line in lines:
            self.plays(self.turn, line)

    def begins(self, *moves: str) -> None:
        """The seat that is asked makes the first moves of a line and has not yet said the rest."""
        for written in moves:
            seat = self.turn
            move = GAME.parse(self.position, seat, written)
            assert self.position.is_legal(seat, move), written
            self.position.apply(seat, move)
        self._truth, self._scenes = {}, {}

    def goes_to(self, square: str, *dice: int) -> None:
        """The figure whose slot it is throws, as much as can be or these dice, and goes there."""
        self.will_throw(*(dice or (6, 6)))
        self.does("throw", square)

    def is_harmless(self) -> None:
        """The seat that is asked does what is done at a timeout."""
        line = default_line(GAME, self.position, self.turn)
        self.does(write_line(GAME, self.position, line, self.turn))

    def ends_the_slot(self) -> None:
        """The figure whose slot it is does nothing more of use."""
        slot = self.number("round"), self.slot
        while not self.position.is_over() and (self.number("round"), self.slot) == slot:
            self.is_harmless()

    def comes_to(self, figure: str) -> None:
        """Slots go by without anything of use until it is this figure's."""
        while self.slot != figure:
            self.ends_the_slot()

    def may(self, line: str) -> bool:
        """Tell whether whoever is asked may play the line."""
        return self.allows(self.turn, line)

    def forbids(self, line: str, clause: str) -> None:
        """The seat that is asked may not play the line, because of this clause."""
        self.refuses(self.turn, line, clause)

    def answers(self) -> list[str]:
        """Every legal answer of whoever is asked."""
        return self.legal(self.turn)

    # --- what is true ----------------------------------------------------------------------------

    @property
    def pending(self) -> Mapping[str, object]:
        """The open decision with all that belongs to it."""
        return self._entries("pending")

    @property
    def asked(self) -> str:
        """The open decision."""
        return str(self.pending["decision"])

    @property
    def slot(self) -> str:
        """The figure whose slot it is."""
        return str(self.truth["slot"])

    def _entries(self, key: str) -> dict[str, object]:
        entries = self.truth[key]
        assert isinstance(entries, dict)
        return entries

    def figure(self, name: str) -> dict[str, object]:
        """Everything that is true of a figure."""
        entries = self._entries("figures")[name]
        assert isinstance(entries, dict)
        return entries

    def at(self, name: str) -> object:
        """The square of a figure; None when it is gone."""
        return self.figure(name)["at"]

    def life(self, name: str) -> object:
        return self.figure(name)["life"]

    def state(self, name: str) -> object:
        """Living, corpse, servant or gone."""
        return self.figure(name)["state"]

    def player(self, name: str) -> object:
        return self.figure(name)["player"]

    def sheet(self, name: str) -> set[str]:
        """The ids of the cards that a figure carries."""
        return cards(str(self._entries("sheets")[name]))

    def down(self, field: str) -> object:
        """The id of the face-down card of a field, else None."""
        return self._entries("down")[field]

    def open_on(self, field: str) -> set[str]:
        """The ids of the cards that lie face up on a field."""
        return cards(str(self._entries("open").get(field, "-")))

    def floor(self, square: str, kind: str) -> set[str]:
        """The ids of what lies on a square: remains by colour, `unlit` or `ladder`."""
        there = self._entries("floor").get(square, {})
        assert isinstance(there, dict)
        return cards(str(there.get(kind, "-")))

    @property
    def out(self) -> set[str]:
        """The ids of the cards that have left the game."""
        return cards(str(self.truth["out"]))

    def door(self, name: str) -> str:
        """The state of a door, and its damage if it has any."""
        return str(self._entries("doors").get(name, "open"))

    def lock(self, name: str) -> str:
        """The colour of the lock of `crypt` or `armour`."""
        return str(self._entries("locks")[name])

    @property
    def knowledge(self) -> Mapping[str, object]:
        return self._entries("knowledge")

    def known(self, seat: int) -> set[str]:
        """The ids of the hidden cards that a seat knows beyond what goes without saying."""
        known = self.knowledge["known"]
        assert isinstance(known, list)
        return cards(known[seat])

    @property
    def cause(self) -> str:
        """Why the game has ended: end-staked, end-vampire-dead, end-no-hunter, end-rounds-over."""
        return self.position.outcome().cause

    @property
    def winners(self) -> list[int]:
        return self.position.outcome().winners


def given(
    *,
    seats: int = 5,
    seed: int = 1,
    decision: str | None = None,
    holds: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    edition: Edition | None = None,
    options: Mapping[str, object] | None = None,
    **keys: object,
) -> Table:
    """A table with these figures and keys; see above for what is not named."""
    data: dict[str, object] = {
        "round": 2,
        "slot": "red",
        "figures": {name: _entries_of(keys.pop(name)) for name in FIGURES if name in keys},
        "sheets": dict(holds or {}),
        "pending": decision,
        **keys,
    }
    fresh = begun(seats=seats, seed=seed, edition=edition, options=options).position
    table = Table(GAME.from_json(fresh, data, FastChance(seed)))
    return table.will_throw(*dice) if dice else table


def _entries_of(figure: object) -> object:
    """A bare square says where the figure stands."""
    return {"at": figure} if isinstance(figure, str) else figure


def begun(
    *,
    seats: int = 5,
    seed: int = 1,
    chance: Chance | None = None,
    edition: Edition | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A table at the beginning of the game: the vampire has not arranged anything yet."""
    luck = chance or FastChance(seed)
    printed = edition or GAME.shipped_edition()
    position = set_up(GAME, seats, options or {}, printed, luck, Journal())
    assert isinstance(position, Grottenstein)
    return Table(position)


def arranged(**settings: object) -> Table:
    """The same table when the vampire has arranged cellar and locks."""
    table = begun(**settings)  # type: ignore[arg-type]
    table.does(ARRANGEMENT)
    return table
