"""What happened in Vampir, told to each seat in its own words (section 19).

Cards that only some seats may see are told to them by name; everybody else hears that there was a
card. Blows, losses and explosions are in `fight_facts.py`.
"""

from typing import TYPE_CHECKING

from gruft.games.grottenstein.notation.names import PIECE_KEYS
from gruft.games.grottenstein.show.nouns import (
    card_word,
    cards_word,
    dice_word,
    door_word,
    field_word,
    figure_word,
    journal_of,
    lock_word,
    square_word,
    tell,
    tell_card,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.kernel.journal import CHANCE, SHOWN, Telling
from gruft.kernel.refusal import seat_of, word, words

if TYPE_CHECKING:
    from gruft.games.grottenstein.state.state import State


# --- set-up --------------------------------------------------------------------------------------


def game_began(state: "State") -> None:
    """GR-20, GR-35, GR-233: who plays whom; the wardrobe is the vampire seat's secret."""
    journal_of(state).horizon(CHANCE)
    for figure in (c.VAMPIRE, *(int(state.words[at.ORDER + slot]) for slot in range(c.HUNTERS))):
        tell(
            state,
            "fact-plays",
            player=seat_of(int(state.words[at.PLAYER + figure])),
            figure=figure_word(state, figure),
        )
    for piece in range(c.PIECES):
        told = Telling("fact-wardrobe", _piece(state, piece))
        journal_of(state).tell_apart(None, {int(state.words[at.VAMPIRE_SEAT]): told})


def _piece(state: "State", piece: int) -> dict[str, object]:
    number = int(state.words[at.WARDROBE + piece])
    return {
        "piece": word(f"piece-{PIECE_KEYS[piece]}"),
        "field": field_word(piece * v.NUMBERS + number - 1),
    }


def arranged(state: "State") -> None:
    """GR-23, GR-26: others hear that it is done; only the vampire seat knows how."""
    cards = [int(state.words[at.DOWN + field]) - 1 for field in range(int(state.words[at.PLACED]))]
    args: dict[str, object] = {
        "cards": cards_word(state, cards),
        "crypt": lock_word(state, int(state.words[at.LOCK])),
        "armour": lock_word(state, int(state.words[at.LOCK + 1])),
    }
    own = {int(state.words[at.VAMPIRE_SEAT]): Telling("fact-arranged", args)}
    journal_of(state).tell_apart(Telling("fact-arranged-hidden", {}), own)


# --- slots ---------------------------------------------------------------------------------------


def slot_began(state: "State") -> None:
    """GR-7: whose slot it is, and who plays it."""
    figure = int(state.actor())
    message = "fact-slot-shackled" if state.words[at.SHACKLED + figure] > 0 else "fact-slot"
    tell(
        state,
        message,
        figure=figure_word(state, figure),
        player=seat_of(int(state.words[at.PLAYER + figure])),
        round=int(state.words[at.ROUND]),
    )


def servant_rose(state: "State", figure: int) -> None:
    """GR-37, GR-178, GR-181: who plays the servant, and all their cards."""
    journal_of(state).horizon(SHOWN)
    cards = [card for card in range(c.CARDS) if state.holds(figure, card)]
    tell(
        state,
        "fact-rises",
        figure=figure_word(state, figure),
        player=seat_of(int(state.words[at.PLAYER + figure])),
        cards=cards_word(state, cards),
        life=int(state.life(figure)),
    )


def game_ended(state: "State") -> None:
    """GR-220 to GR-224: how the game ended, and for whom."""
    outcome = state.outcome()
    tell(state, f"fact-{outcome.cause}", figure=figure_word(state, c.VAMPIRE))
    for winner in outcome.winners:
        tell(state, "fact-wins", player=seat_of(winner))


# --- movement ------------------------------------------------------------------------------------


def threw(state: "State") -> None:
    """GR-50, GR-148: every throw is public."""
    journal_of(state).horizon(CHANCE)
    args: dict[str, object] = {
        "figure": figure_word(state, int(state.actor())),
        "thrown": int(state.words[at.THROWN]),
        "dice": dice_word(state),
    }
    if state.words[at.BAT_SLOT] == 1:
        tell(state, "fact-flies", **args, left=int(state.words[at.BATS]))
    else:
        tell(state, "fact-throws", **args)


def stayed(state: "State") -> None:
    """GR-44: no throw."""
    tell(state, "fact-stays", figure=figure_word(state, int(state.actor())))


def used_passage(state: "State", figure: int) -> None:
    """Section 26: pseudo-vampire was needed and is thereby shown."""
    journal_of(state).horizon(SHOWN)
    tell(state, "fact-uses-passage", figure=figure_word(state, figure))


def moved(state: "State", figure: int, way: list[int]) -> None:
    """GR-51, GR-157: the way, and whether he lies down at its end."""
    args: dict[str, object] = {
        "figure": figure_word(state, figure),
        "way": words([square_word(state, square) for square in way]),
        "square": square_word(state, way[-1]),
        "steps": len(way) - 1,
    }
    lies = figure == c.VAMPIRE and way[-1] in list(state.villa.coffin)
    tell(state, "fact-lies-down" if lies else "fact-moves", **args)


def displaced(state: "State", figure: int) -> None:
    """ED-19, ED-21: put on another square by a trap."""
    tell(
        state,
        "fact-displaced",
        figure=figure_word(state, figure),
        square=square_word(state, int(state.where(figure))),
    )


# --- cards ---------------------------------------------------------------------------------------


def revealed(state: "State", figure: int, field: int, card: int) -> None:
    """GR-229, GR-231: hunters see it; a servant's find is public."""
    journal_of(state).horizon(SHOWN)
    args = {"figure": figure_word(state, figure), "field": field_word(field)}
    tell_card(state, "fact-reveals", card, **args)


def kept_find(state: "State", figure: int, field: int, card: int) -> None:
    """GR-86, GR-230: taken, still hidden from the vampire's team; the hunters are told what."""
    journal_of(state).horizon(SHOWN)
    args = {"figure": figure_word(state, figure), "field": field_word(field)}
    tell_card(state, "fact-keeps", card, **args)


def left_find(state: "State", figure: int, field: int, card: int) -> None:
    """GR-87, GR-229: left face up and thereby public."""
    journal_of(state).horizon(SHOWN)
    args = {"figure": figure_word(state, figure), "field": field_word(field)}
    tell(state, "fact-leaves", **args, card=card_word(state, card))


def took(state: "State", figure: int, cards: list[int]) -> None:
    """GR-89, GR-193: open cards are taken."""
    tell(state, "fact-takes", figure=figure_word(state, figure), cards=cards_word(state, cards))


def put_down(state: "State", figure: int, card: int) -> None:
    """GR-90: a card is put down face up."""
    journal_of(state).horizon(SHOWN)
    tell(state, "fact-puts", figure=figure_word(state, figure), card=card_word(state, card))


def ladder_laid(state: "State", figure: int) -> None:
    """ED-14: the hatch is open."""
    journal_of(state).horizon(SHOWN)
    tell(
        state,
        "fact-ladder",
        figure=figure_word(state, figure),
        square=square_word(state, int(state.where(figure))),
    )


def helped(state: "State", figure: int, card: int, patient: int, gained: int) -> None:
    """GR-101, GR-226: who was helped, with what, and what came of it, for states are public."""
    journal_of(state).horizon(SHOWN)
    args: dict[str, object] = {
        "figure": figure_word(state, figure),
        "card": card_word(state, card),
        "patient": figure_word(state, patient),
    }
    if state.printed.effect[card] == c.KIT:
        left = int(state.words[at.KIT_USES])
        tell(state, "fact-heals", **args, gained=int(gained), left=left)
    else:
        tell(state, "fact-cures", **args, cured=int(gained))


def looked(state: "State", figure: int, field: int, card: int) -> None:
    """ED-13, GR-234: the field is public, the card is for the team."""
    journal_of(state).horizon(SHOWN)
    args = {"figure": figure_word(state, figure), "field": field_word(field)}
    tell_card(state, "fact-looks", card, **args)


def zombies_cast(state: "State", figure: int) -> None:
    """GR-203: where the zombies stand."""
    journal_of(state).horizon(SHOWN)
    squares = [square_word(state, int(state.words[at.ZOMBIES + place])) for place in (0, 1)]
    tell(state, "fact-zombies", figure=figure_word(state, figure), squares=words(squares))


def zombies_vanished(state: "State") -> None:
    """GR-207: their caster is dead."""
    tell(state, "fact-zombies-vanish")


# --- doors and wardrobe --------------------------------------------------------------------------


def closed_door(state: "State", figure: int, door: int) -> None:
    """GR-76: a white chip lies on the door."""
    tell(state, "fact-closes", figure=figure_word(state, figure), door=door_word(state, door))


def tried_key(state: "State", figure: int, card: int, door: int, fits: bool) -> None:
    """GR-126, GR-232: the key, and success or failure."""
    journal_of(state).horizon(SHOWN)
    tell(
        state,
        "fact-key-fits" if fits else "fact-key-fails",
        figure=figure_word(state, figure),
        card=card_word(state, card),
        door=door_word(state, door),
    )


def wore(state: "State", piece: int) -> None:
    """GR-145: the number of the square is announced."""
    journal_of(state).horizon(SHOWN)
    tell(state, "fact-wears", **_piece(state, piece))
