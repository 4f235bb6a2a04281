"""What a seat of Vampir can foresee of a choice: steps, what lies there, what a weapon does.

Nothing is read but what the seat knows already; a forecast is no advice.
"""

from collections.abc import Iterable

from gruft.games.grottenstein.notation.names import PIECE_KEYS
from gruft.games.grottenstein.rules import paths
from gruft.games.grottenstein.rules.doors import keyholes
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.show.cards import cards_at, knows_card
from gruft.games.grottenstein.show.nouns import card_word, cards_word, field_word, square_word
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import door_of_move
from gruft.games.grottenstein.state.queries import is_remains, is_unlit
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import text, word, words

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
        self.decision = int(position.words[at.DECISION])
        self.actor = int(position.actor())
        self.ways: dict[int, list[int]] = {}
        if self.decision == at.DESTINATION:
            goals = list(moves)
            found = paths.ways(position, self.actor, goals)
            self.ways = dict(zip(goals, found, strict=True))

    def of(self, move: int) -> list[Telling]:
        """What follows from this move, as far as the seat can know."""
        if move < c.M_DOOR:
            return self._of_a_square(move) if self.decision == at.DESTINATION else []
        if move < c.M_CARD or move >= c.MOVES:
            return self._of_a_door(int(door_of_move(move)))
        if move < c.M_FIELD:
            return self._of_a_card(move - c.M_CARD)
        if move < c.M_FIGURE:
            return self._what_is_known(move - c.M_FIELD)
        if move < c.M_LOCK:
            return self._of_a_figure(move - c.M_FIGURE)
        return self._of_a_verb(move)

    # --- squares ---------------------------------------------------------------------------------

    def _of_a_square(self, square: int) -> list[Telling]:
        """GR-50, GR-56: how far it is and by which way, and what counts where one stops."""
        position, way = self.position, self.ways[square]
        names = words([square_word(position, one) for one in way])
        far = Telling("then-steps", {"steps": len(way) - 1, "way": names})
        told = [far] if len(way) > 1 else []
        if self.actor == c.VAMPIRE:
            return told + self._of_the_vampires_goal(square)
        field = int(position.villa.field[square])
        if field >= 0:
            told += self._what_lies_on(field)
        remains = self._remains_on(square)
        if remains:
            told.append(Telling("then-remains", {"cards": cards_word(position, remains)}))
        if self._may_stake_from(square):
            told.append(Telling("then-beside-coffin", {}))
        return told

    def _may_stake_from(self, square: int) -> bool:
        """GR-168, GR-169: a living hunter with hammer and stake, beside the coffin."""
        position, hunter = self.position, self.actor
        if not position.is_living(hunter) or not position.villa.near_coffin[square]:
            return False
        return bool(position.carries(hunter, c.HAMMER) and position.carries(hunter, c.STAKE))

    def _what_lies_on(self, field: int) -> list[Telling]:
        """GR-82, GR-89: a face-down card, or open ones."""
        if self.position.words[at.DOWN + field]:
            return self._what_lies_face_down(field)
        lying = cards_at(self.position, at.OPEN_FIELD + field)
        args = {"field": field_word(field), "cards": cards_word(self.position, lying)}
        return [Telling("then-open", dict(args))] if lying else []

    def _what_lies_face_down(self, field: int) -> list[Telling]:
        """GR-228, GR-234: its name for a seat that knows it."""
        hidden = Telling("then-face-down", {"field": field_word(field)})
        return self._what_is_known(field) or [hidden]

    def _what_is_known(self, field: int) -> list[Telling]:
        card = int(self.position.words[at.DOWN + field]) - 1
        if not knows_card(self.position, self.seat, card):
            return []
        args: dict[str, object] = {"field": field_word(field)}
        return [Telling("then-known", args | {"card": card_word(self.position, card)})]

    def _remains_on(self, square: int) -> list[int]:
        """GR-193, GR-194, GR-197, GR-219: what a living hunter could pick up from there."""
        if not self.position.is_living(self.actor):
            return []
        passage = self.position.villa.opening[square]
        places = [(card, self.position.words[at.PLACE + card]) for card in range(c.CARDS)]
        return [
            card
            for card, place in places
            if is_remains(place, square) or is_unlit(place, square) or is_remains(place, passage)
        ]

    def _of_the_vampires_goal(self, square: int) -> list[Telling]:
        """GR-142, GR-157: pieces that he could take there, by his own notes; the coffin."""
        villa, printed = self.position.villa, self.position.printed
        rest = {"points": int(printed.regeneration), "most": int(printed.most_life)}
        told = [Telling("then-lies-down", dict(rest))] if villa.kind[square] == v.COFFIN else []
        if self.seat != self.position.words[at.VAMPIRE_SEAT]:
            return told
        for piece in range(c.PIECES):
            lies = int(square_of_piece(self.position, piece))
            near = square == lies or villa.is_near(square, lies)
            if near and self.position.words[at.WORN + piece] == 0:
                told.append(Telling("then-wardrobe", {"piece": word(f"piece-{PIECE_KEYS[piece]}")}))
        return told

    # --- doors -----------------------------------------------------------------------------------

    def _of_a_door(self, door: int) -> list[Telling]:
        """GR-134, GR-126, GR-216: what it has left, whether a key failed, what a blast does."""
        position = self.position
        if self.decision == at.LIGHTING:
            works = Telling("then-works-from", {"number": int(position.printed.blast_from)})
            return [works, Telling("then-blast", {"points": int(position.printed.blast_damage)})]
        if door == c.WALL_CHIP:
            return []
        if self.decision == at.TARGET:
            left = int(position.printed.door_life - position.door_damage(door))
            return [Telling("then-door-left", {"points": left})]
        if self.decision == at.KEY_DOOR:
            return self._of_a_key(int(position.words[at.PICKED_CARD]), [door])
        return []

    def _of_a_key(self, card: int, doors: Iterable[int]) -> list[Telling]:
        """GR-126: everybody remembers which colours failed where."""
        effect = int(self.position.printed.effect[card])
        if effect == c.UNIVERSAL_KEY:
            return []
        failed = [self._failed(door) >> (effect - c.FIRST_KEY) & 1 for door in doors]
        return [Telling("then-failed", {})] if all(failed) else []

    def _failed(self, door: int) -> int:
        kind = self.position.villa.door_kind[door]
        lock = {v.CRYPT_DOOR: at.CRYPT_LOCK, v.ARMOURED: at.ARMOUR_LOCK}[int(kind)]
        return int(self.position.words[at.FAILED + lock])

    # --- cards and weapons -----------------------------------------------------------------------

    def _of_a_card(self, card: int) -> list[Telling]:
        printed = self.position.printed
        effect = int(printed.effect[card])
        if self.decision == at.WEAPON:
            return self._of_a_weapon(int(printed.weapon(card)))
        if self.decision == at.KEY_CARD:
            holes = keyholes(self.position, self.actor)
            return self._of_a_key(card, [int(door_of_move(move)) for move in holes])
        if self.decision == at.USING and effect == c.KIT:
            left = int(self.position.words[at.KIT_USES])
            points = int(printed.kit_points)
            return [Telling("then-kit", {"points": points, "left": left})]
        return []

    def _of_a_weapon(self, weapon: int) -> list[Telling]:
        """20.9: what it does, and how far it reaches."""
        printed = self.position.printed
        told = [Telling("then-range", {"range": int(printed.range[weapon])})]
        if printed.success_from[weapon] == 0:
            return [self._damage(weapon), *told]
        told.append(Telling("then-works-from", {"number": int(printed.success_from[weapon])}))
        if printed.fixed_damage[weapon] > 0:
            told.append(Telling("then-loses", {"points": int(printed.fixed_damage[weapon])}))
        hindered = {c.HINDERS_ATTACK: "then-keeps-off", c.HINDERS_MOVE: "then-holds"}
        key = hindered.get(int(printed.hinders[weapon]))
        return [*told, *([Telling(key, {})] if key else [])]

    def _damage(self, weapon: int) -> Telling:
        """GR-115: so many dice, and a bonus or a penalty."""
        dice = int(self.position.printed.dice[weapon])
        bonus = int(self.position.printed.bonus[weapon])
        if bonus == 0:
            return Telling("then-dice", {"dice": dice})
        return Telling("then-damage", {"dice": dice, "bonus": text(f"{bonus:+d}")})

    # --- figures and verbs -----------------------------------------------------------------------

    def _of_a_figure(self, figure: int) -> list[Telling]:
        """GR-226: life points, and what a figure that may be cured suffers from."""
        told = [Telling("then-life", {"points": int(self.position.life(figure))})]
        if self.decision == at.PATIENT:
            evils = {at.POISONED: "then-poisoned", at.BITTEN_BY_RATS: "then-rats"}
            told += [
                Telling(key, {})
                for place, key in evils.items()
                if self.position.words[place + figure]
            ]
        return told

    def _of_a_verb(self, move: int) -> list[Telling]:
        if move == c.DAGGER:
            return self._of_a_weapon(c.W_DAGGER)
        if move == c.BITE:
            return self._of_a_weapon(c.W_BITE)
        if move == c.CLOSE:
            return [Telling("then-chips", {"count": int(self.position.words[at.CHIPS])})]
        if move == c.BAT:
            dice, left = int(self.position.printed.bat_dice), int(self.position.words[at.BATS]) - 1
            return [Telling("then-bat", {"dice": dice, "left": left})]
        if self.decision == at.REVEALED and move == c.TAKE:
            return [self._of_the_find()]
        return [Telling(PLAIN_VERBS[move], {})] if move in PLAIN_VERBS else []

    def _of_the_find(self) -> Telling:
        """GR-86: what the card does that lies turned up."""
        found = int(self.position.face_down(self.position.field_here(self.actor)))
        return self.position.printed.about_effects[self.position.printed.effect[found]]
