"""Blows, bites, losses, deaths and explosions of Vampir, as everybody is told of them (GR-226)."""

from typing import TYPE_CHECKING

from gruft.games.grottenstein.show.nouns import (
    card_word,
    cards_word,
    dice_word,
    door_word,
    field_word,
    figure_word,
    journal_of,
    square_word,
    tell,
    weapon_word,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.journal import CHANCE, SHOWN

if TYPE_CHECKING:
    from gruft.games.grottenstein.state.state import State


# --- blows ---------------------------------------------------------------------------------------


def struck(state: "State", figure: int, weapon: int, target: int, die: int, lost: int) -> None:
    """GR-115: throw and loss are public."""
    journal_of(state).horizon(CHANCE)
    tell(
        state,
        "fact-strikes",
        figure=figure_word(state, figure),
        weapon=_weapon(state, weapon),
        target=figure_word(state, target),
        die=int(die),
        dice=dice_word(state),
        lost=int(lost),
        left=int(state.life(target)),
    )


def _weapon(state: "State", weapon: int) -> dict[str, object]:
    """GR-106: the card that was chosen for the blow; nothing is chosen for a bite."""
    card = -1 if weapon == c.W_BITE else int(state.words[at.PICKED_CARD])
    return weapon_word(state, weapon, card)


def protected(state: "State", target: int, card: int) -> None:
    """GR-121: shield or garlic is applied."""
    journal_of(state).horizon(CHANCE)
    args = {"figure": figure_word(state, target), "card": card_word(state, card)}
    tell(state, "fact-protects", **args)


def kept_off(state: "State") -> None:
    """ED-7: the vampire may not attack in his next slot."""
    tell(state, "fact-kept-off")


def stuck(state: "State", target: int) -> None:
    """ED-9: the target may not move in their next slot."""
    tell(state, "fact-stuck", figure=figure_word(state, target))


def struck_door(state: "State", figure: int, weapon: int, door: int, die: int, left: int) -> None:
    """GR-134, GR-136: what the door has left."""
    journal_of(state).horizon(CHANCE)
    tell(
        state,
        "fact-strikes-door" if left > 0 else "fact-breaks-door",
        figure=figure_word(state, figure),
        weapon=_weapon(state, weapon),
        door=door_word(state, door),
        die=int(die),
        dice=dice_word(state),
        left=int(left),
    )


def staked(state: "State", hunter: int) -> None:
    """GR-170: the end of the vampire."""
    journal_of(state).horizon(SHOWN)
    tell(state, "fact-stakes", figure=figure_word(state, hunter))


# --- losses and gains ----------------------------------------------------------------------------


def suffered(state: "State", hunter: int, poison: bool, lost: int) -> None:
    """GR-198, ED-17: the loss at the end of a slot."""
    tell(
        state,
        "fact-poisoned" if poison else "fact-rats",
        figure=figure_word(state, hunter),
        lost=int(lost),
        left=int(state.life(hunter)),
    )


def regenerated(state: "State", gained: int) -> None:
    """GR-159: what the coffin gives."""
    tell(state, "fact-regenerates", gained=int(gained), left=int(state.life(c.VAMPIRE)))


def crypt_weakened(state: "State", lost: int) -> None:
    """GR-164: hunters are in his crypt."""
    tell(state, "fact-crypt", lost=int(lost), left=int(state.life(c.VAMPIRE)))


def vampire_gained(state: "State", gained: int) -> None:
    """GR-156, ED-23: drained points."""
    tell(state, "fact-drains", gained=int(gained), left=int(state.life(c.VAMPIRE)))


def carried_to_coffin(state: "State") -> None:
    """GR-221: the option by which he does not die."""
    tell(state, "fact-to-coffin")


def hunter_died(state: "State", hunter: int) -> None:
    """GR-177: a corpse."""
    tell(state, "fact-dies", figure=figure_word(state, hunter))


def servant_fell(state: "State", figure: int) -> None:
    """GR-190, GR-191: gone for good; their cards stay on their square."""
    cards = [card for card in range(c.CARDS) if state.holds(figure, card)]
    tell(
        state,
        "fact-falls",
        figure=figure_word(state, figure),
        square=square_word(state, int(state.where(figure))),
        cards=cards_word(state, cards),
    )


# --- traps and charges ---------------------------------------------------------------------------


def trap_sprang(state: "State", figure: int, field: int, card: int, die: int, lost: int) -> None:
    """GR-88: a trap is public."""
    journal_of(state).horizon(CHANCE if die > 0 else SHOWN)
    tell(
        state,
        "fact-trap",
        figure=figure_word(state, figure),
        field=field_word(field),
        card=card_word(state, card),
        die=int(die),
        dice=dice_word(state),
        lost=int(lost),
        left=int(state.life(figure)),
    )


def trap_failed(state: "State", figure: int, field: int, card: int) -> None:
    """GR-187: traps do nothing to servants."""
    journal_of(state).horizon(SHOWN)
    tell(
        state,
        "fact-trap-fails",
        figure=figure_word(state, figure),
        field=field_word(field),
        card=card_word(state, card),
    )


def charge_lit(state: "State", figure: int) -> None:
    """GR-209: where the charge lies, and at what it is aimed."""
    journal_of(state).horizon(SHOWN)
    tell(
        state,
        "fact-lights",
        figure=figure_word(state, figure),
        door=door_word(state, int(state.words[at.AIM])),
        square=square_word(state, int(state.words[at.CHARGE_AT])),
    )


def charge_failed(state: "State", die: int) -> None:
    """GR-219: the cards lie unlit."""
    journal_of(state).horizon(CHANCE)
    square = square_word(state, int(state.words[at.CHARGE_AT]))
    tell(state, "fact-fizzles", die=int(die), dice=dice_word(state), square=square)


def charge_exploded(state: "State", die: int) -> None:
    """GR-216: the target is gone."""
    journal_of(state).horizon(CHANCE)
    door = door_word(state, int(state.words[at.AIM]))
    tell(state, "fact-explodes", die=int(die), dice=dice_word(state), door=door)


def blast_hurt(state: "State", figure: int) -> None:
    """GR-217: everybody in the room of the charge."""
    lost = min(int(state.printed.blast_damage), int(state.life(figure)))
    tell(state, "fact-blast", figure=figure_word(state, figure), lost=lost)
