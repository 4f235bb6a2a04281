"""What a seat of Vampir can foresee of a choice: steps, what lies there, what a weapon does.

Nothing is read but what the seat knows already; a forecast is no advice.
"""

from collections.abc import Iterable

from gruft.games.grottenstein.rules import paths
from gruft.games.grottenstein.rules.doors import keyholes
from gruft.games.grottenstein.rules.hunter import has_stake_and_hammer
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.show.facts import telling
from gruft.games.grottenstein.show.pieces import cards_at, sees_card
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import door_of_move
from gruft.games.grottenstein.state.state import is_remains, is_unlit
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import text

#: Verbs of which always the same follows.
PLAIN_VERBS = {
    c.THROW: "then-throw",
    c.STAY: "then-stay",
    c.FIGHT: "then-fight",
    c.STAKE_HIM: "then-stake",
    c.REVEAL: "then-reveal",
    c.LEAVE: "then-left-open",
    c.PUT: "then-put",
    c.KEY: "then-key",
    c.CAST: "then-cast",
    c.LIGHT: "then-light",
    c.SERVANT_MINE: "then-servant-mine",
    c.SERVANT_OWNER: "then-servant-owner",
}


class Forecasts:
    """What follows from each of the moves that a seat may make now."""

    def __init__(self, position: Grottenstein, seat: int, moves: Iterable[int]) -> None:
        self.position = position
        self.seat = seat
        self.deed = QUESTIONS[position.words[at.DECISION]].deed
        self.actor = int(position.actor())
        self.ways: dict[int, list[int]] = {}
        if self.deed == "go":
            goals = list(moves)
            found = paths.ways(position, self.actor, goals)
            self.ways = dict(zip(goals, found, strict=True))

    def of(self, move: int) -> list[Telling]:
        """What follows from this move, as far as the seat can know."""
        if move < c.M_DOOR:
            return self._of_a_square(move) if self.deed == "go" else []
        if move < c.M_CARD or move >= c.MOVES:
            return self._of_a_door(int(door_of_move(move)))
        if move < c.M_FIELD:
            return self._of_a_card(move - c.M_CARD)
        if move < c.M_FIGURE:
            return self._what_is_known(move - c.M_FIELD)
        if move < c.M_LOCK:
            return self._of_a_figure(move - c.M_FIGURE)
        return self._of_a_verb(move)

    def _then(self, key: str, **args: object) -> Telling:
        return telling(self.position, f"then-{key}", **args)

    # --- squares ---------------------------------------------------------------------------------

    def _of_a_square(self, square: int) -> list[Telling]:
        """How far it is and by which way, and what counts where one stops."""
        position, way = self.position, self.ways[square]
        told = [self._then("steps", steps=len(way) - 1, way=way)] if len(way) > 1 else []
        if self.actor == c.VAMPIRE:
            return told + self._of_the_vampires_goal(square)
        field = int(position.villa.field[square])
        if field >= 0:
            told += self._what_lies_on(field)
        if position.is_living(self.actor):
            passage = position.villa.opening[square]
            places = [(card, position.words[at.PLACE + card]) for card in range(c.CARDS)]
            remains = [
                card
                for card, place in places
                if is_remains(place, square)
                or is_unlit(place, square)
                or is_remains(place, passage)
            ]
            told += [self._then("remains", cards=remains)] if remains else []
            if position.villa.near_coffin[square] and has_stake_and_hammer(position, self.actor):
                told.append(self._then("beside-coffin"))
        return told

    def _what_lies_on(self, field: int) -> list[Telling]:
        """A face-down card, by its name for a seat that knows it, or open ones."""
        if self.position.words[at.DOWN + field]:
            return self._what_is_known(field) or [self._then("face-down", field=field)]
        lying = cards_at(self.position, at.OPEN_FIELD + field)
        return [self._then("open", field=field, cards=lying)] if lying else []

    def _what_is_known(self, field: int) -> list[Telling]:
        card = int(self.position.face_down(field))
        known = sees_card(self.position, self.seat, card)
        return [self._then("known", field=field, card=card)] if known else []

    def _of_the_vampires_goal(self, square: int) -> list[Telling]:
        """The coffin, and pieces that he could take there by his own notes."""
        position, villa, printed = self.position, self.position.villa, self.position.printed
        told: list[Telling] = []
        if villa.kind[square] == v.COFFIN:
            points, most = int(printed.regeneration), int(printed.most_life)
            told.append(self._then("lies-down", points=points, most=most))
        if self.seat == position.words[at.VAMPIRE_SEAT]:
            for piece in range(c.PIECES):
                lies = int(square_of_piece(position, piece))
                near = square == lies or villa.is_near(square, lies)
                if near and not position.wears(piece):
                    told.append(self._then("wardrobe", piece=piece))
        return told

    # --- doors -----------------------------------------------------------------------------------

    def _of_a_door(self, door: int) -> list[Telling]:
        """What it has left, whether a key failed, what a blast does."""
        position, printed = self.position, self.position.printed
        if self.deed == "light":
            works = self._then("works-from", number=int(printed.blast_from))
            return [works, self._then("blast", points=int(printed.blast_damage))]
        if self.deed == "attack":
            left = int(printed.door_life - position.door_damage(door))
            return [self._then("door-left", points=left)]
        if self.deed == "key":
            return self._of_a_key(int(position.words[at.PICKED_CARD]), [door])
        return []

    def _of_a_key(self, card: int, doors: Iterable[int]) -> list[Telling]:
        """Everybody remembers which colours failed where."""
        effect = int(self.position.printed.effect[card])
        if effect == c.UNIVERSAL_KEY:
            return []
        for door in doors:
            crypt = self.position.villa.door_kind[door] == v.CRYPT_DOOR
            failed = self.position.words[at.FAILED + (at.CRYPT_LOCK if crypt else at.ARMOUR_LOCK)]
            if not at.has(failed, effect - c.FIRST_KEY):
                return []
        return [self._then("failed")]

    # --- cards and weapons -----------------------------------------------------------------------

    def _of_a_card(self, card: int) -> list[Telling]:
        printed = self.position.printed
        if self.deed == "weapon":
            return self._of_a_weapon(int(printed.weapon(card)))
        if self.deed == "key":
            return self._of_a_key(card, keyholes(self.position, self.actor))
        if self.deed == "use" and printed.effect[card] == c.KIT:
            left = int(self.position.words[at.KIT_USES])
            return [self._then("kit", points=int(printed.kit_points), left=left)]
        return []

    def _of_a_weapon(self, weapon: int) -> list[Telling]:
        """What it does, and how far it reaches."""
        printed = self.position.printed
        metric = "range-diagonal" if self.position.villa.square_range else "range"
        told = [self._then(metric, range=int(printed.range[weapon]))]
        if printed.success_from[weapon] == 0:
            dice, bonus = int(printed.dice[weapon]), int(printed.bonus[weapon])
            if bonus == 0:
                return [self._then("dice", dice=dice), *told]
            return [self._then("damage", dice=dice, bonus=text(f"{bonus:+d}")), *told]
        told.append(self._then("works-from", number=int(printed.success_from[weapon])))
        if printed.fixed_damage[weapon] > 0:
            told.append(self._then("loses", points=int(printed.fixed_damage[weapon])))
        hindered = {c.HINDERS_ATTACK: "keeps-off", c.HINDERS_MOVE: "holds"}
        key = hindered.get(int(printed.hinders[weapon]))
        return [*told, self._then(key)] if key else told

    # --- figures and verbs -----------------------------------------------------------------------

    def _of_a_figure(self, figure: int) -> list[Telling]:
        """Life points, and what a figure that may be cured suffers from."""
        told = [self._then("life", points=int(self.position.life(figure)))]
        if self.deed == "help":
            evils = {at.POISONED: "poisoned", at.BITTEN_BY_RATS: "rats"}
            words = self.position.words
            told += [self._then(key) for place, key in evils.items() if words[place + figure]]
        return told

    def _of_a_verb(self, move: int) -> list[Telling]:
        words, printed = self.position.words, self.position.printed
        if move == c.DAGGER:
            return self._of_a_weapon(c.W_DAGGER)
        if move == c.BITE:
            return self._of_a_weapon(c.W_BITE)
        if move == c.CLOSE:
            return [self._then("chips", count=int(words[at.CHIPS]))]
        if move == c.BAT:
            dice, left = int(printed.bat_dice), int(words[at.BATS]) - 1
            return [self._then("bat", dice=dice, left=left)]
        if self.deed == "find" and move == c.TAKE:
            found = self.position.face_down(self.position.turned_up())
            return [printed.about_effects[printed.effect[found]]]
        return [Telling(PLAIN_VERBS[move], {})] if move in PLAIN_VERBS else []
