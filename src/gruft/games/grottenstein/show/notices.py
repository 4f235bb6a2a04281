"""What is to be said about the table of Vampir: whose turn it is, the throw, a burning fuse, and to
the seat that composes a line what it has chosen so far."""

from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.slots import hunters_are_alone_in_crypt
from gruft.games.grottenstein.show.cards import is_setting_up, knows_card, turned_up_field
from gruft.games.grottenstein.show.nouns import (
    card_word,
    cards_word,
    door_word,
    field_word,
    figure_word,
    lock_word,
    square_word,
    weapon_word,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.bits import has
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of

THE_DAGGER = -1
Args = dict[str, object]


def notices_of(position: Grottenstein, seat: int) -> list[Telling]:
    """Whose turn it is, what is going on, and one's own half line."""
    if position.is_over():
        return []
    return [
        _turn(position),
        *_going_on(position, seat),
        *_dangers(position),
        *_composed(position, seat),
    ]


def _turn(position: Grottenstein) -> Telling:
    """GR-7: the figure whose turn it is, and who plays it; before that the set-up."""
    if is_setting_up(position):
        return Telling("notice-set-up", {"player": seat_of(int(position.words[at.VAMPIRE_SEAT]))})
    figure = int(position.actor())
    player = seat_of(int(position.words[at.PLAYER + figure]))
    return Telling("notice-turn", {"figure": figure_word(position, figure), "player": player})


def _going_on(position: Grottenstein, seat: int) -> list[Telling]:
    """GR-57, GR-86: the throw before the move, and the card that lies turned up."""
    words = position.words
    if words[at.DECISION] == at.DESTINATION:
        key = "notice-bat" if words[at.BAT_SLOT] else "notice-thrown"
        return [Telling(key, {"thrown": int(words[at.THROWN])})]
    if words[at.DECISION] != at.REVEALED:
        return []
    field = turned_up_field(position)
    card = int(words[at.DOWN + field]) - 1
    if not knows_card(position, seat, card):
        return [Telling("notice-found-hidden", {"field": field_word(field)})]
    return [
        Telling("notice-found", {"field": field_word(field), "card": card_word(position, card)})
    ]


def _dangers(position: Grottenstein) -> list[Telling]:
    """GR-164, GR-213: the crypt penalty to come, and the fuse."""
    told: list[Telling] = []
    words = position.words
    if not is_setting_up(position) and hunters_are_alone_in_crypt(position):
        told.append(Telling("notice-crypt", {"points": int(position.printed.crypt_penalty)}))
    if words[at.FUSE]:
        args: Args = {
            "figure": figure_word(position, int(words[at.LIGHTER])),
            "square": square_word(position, int(words[at.CHARGE_AT])),
            "door": door_word(position, int(words[at.AIM])),
        }
        told.append(Telling("notice-fuse-now" if words[at.FUSE] == 1 else "notice-fuse", args))
    return told


# --- one's own half line -------------------------------------------------------------------------


def _composed(position: Grottenstein, seat: int) -> list[Telling]:
    """What was chosen so far, told to the seat that chooses."""
    if seat < 0 or position.composing() != seat:
        return []
    words, decision = position.words, int(position.words[at.DECISION])
    if decision <= at.LOCKING_ARMOUR:
        return _arranged(position, decision)
    if decision == at.TAKING_MORE:
        taken = [card for card in range(c.CARDS) if has(words[at.PICKED_CARDS], card)]
        return [Telling("notice-taking", {"cards": cards_word(position, taken)})]
    if decision == at.TARGET:
        return [_weapon(position)]
    if decision in (at.PATIENT, at.LOOKING, at.KEY_DOOR):
        card = card_word(position, int(words[at.PICKED_CARD]))
        return [Telling("notice-using", {"card": card})]
    if decision == at.CASTING_AGAIN:
        square = square_word(position, int(words[at.PICKED_SQUARE]))
        return [Telling("notice-zombie", {"square": square})]
    return []


def _arranged(position: Grottenstein, decision: int) -> list[Telling]:
    """GR-23, GR-26: the cellar fields in order, and the lock of the crypt."""
    words = position.words
    laid = [int(words[at.DOWN + field]) - 1 for field in range(int(words[at.PLACED]))]
    told = [Telling("notice-laid", {"cards": cards_word(position, laid)})]
    if decision == at.LOCKING_ARMOUR:
        lock = lock_word(position, int(words[at.LOCK]))
        told.append(Telling("notice-crypt-lock", {"lock": lock}))
    return told


def _weapon(position: Grottenstein) -> Telling:
    card = int(position.words[at.PICKED_CARD])
    if card == THE_DAGGER:
        return Telling("notice-weapon", {"weapon": weapon_word(position, c.W_DAGGER, card)})
    return Telling("notice-weapon", {"weapon": card_word(position, card)})
