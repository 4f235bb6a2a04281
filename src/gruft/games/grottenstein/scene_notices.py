"""What is to be said about the table of Vampir: whose turn it is, the throw, a burning fuse, and to
the seat that composes a line what it has chosen so far."""

from gruft.games.grottenstein.bits import has
from gruft.games.grottenstein.cards import CARDS, W_DAGGER
from gruft.games.grottenstein.layout import (
    AIM,
    BAT_SLOT,
    CASTING_AGAIN,
    CHARGE_AT,
    DECISION,
    DESTINATION,
    DOWN,
    FUSE,
    KEY_DOOR,
    LIGHTER,
    LOCK,
    LOCKING_ARMOUR,
    LOOKING,
    PATIENT,
    PICKED_CARD,
    PICKED_CARDS,
    PICKED_SQUARE,
    PLACED,
    PLAYER,
    REVEALED,
    TAKING_MORE,
    TARGET,
    THROWN,
    VAMPIRE_SEAT,
)
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.rules.slots import hunters_are_alone_in_crypt
from gruft.games.grottenstein.scene_cards import is_setting_up, knows_card, turned_up_field
from gruft.games.grottenstein.telling import (
    card_word,
    cards_word,
    door_word,
    field_word,
    figure_word,
    lock_word,
    square_word,
    weapon_word,
)
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
        return Telling("notice-set-up", {"player": seat_of(int(position.words[VAMPIRE_SEAT]))})
    figure = int(position.actor())
    player = seat_of(int(position.words[PLAYER + figure]))
    return Telling("notice-turn", {"figure": figure_word(position, figure), "player": player})


def _going_on(position: Grottenstein, seat: int) -> list[Telling]:
    """GR-57, GR-86: the throw before the move, and the card that lies turned up."""
    words = position.words
    if words[DECISION] == DESTINATION:
        key = "notice-bat" if words[BAT_SLOT] else "notice-thrown"
        return [Telling(key, {"thrown": int(words[THROWN])})]
    if words[DECISION] != REVEALED:
        return []
    field = turned_up_field(position)
    card = int(words[DOWN + field]) - 1
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
    if words[FUSE]:
        args: Args = {
            "figure": figure_word(position, int(words[LIGHTER])),
            "square": square_word(position, int(words[CHARGE_AT])),
            "door": door_word(position, int(words[AIM])),
        }
        told.append(Telling("notice-fuse-now" if words[FUSE] == 1 else "notice-fuse", args))
    return told


# --- one's own half line -------------------------------------------------------------------------


def _composed(position: Grottenstein, seat: int) -> list[Telling]:
    """What was chosen so far, told to the seat that chooses."""
    if seat < 0 or position.composing() != seat:
        return []
    words, decision = position.words, int(position.words[DECISION])
    if decision <= LOCKING_ARMOUR:
        return _arranged(position, decision)
    if decision == TAKING_MORE:
        taken = [card for card in range(CARDS) if has(words[PICKED_CARDS], card)]
        return [Telling("notice-taking", {"cards": cards_word(position, taken)})]
    if decision == TARGET:
        return [_weapon(position)]
    if decision in (PATIENT, LOOKING, KEY_DOOR):
        card = card_word(position, int(words[PICKED_CARD]))
        return [Telling("notice-using", {"card": card})]
    if decision == CASTING_AGAIN:
        square = square_word(position, int(words[PICKED_SQUARE]))
        return [Telling("notice-zombie", {"square": square})]
    return []


def _arranged(position: Grottenstein, decision: int) -> list[Telling]:
    """GR-23, GR-26: the cellar fields in order, and the lock of the crypt."""
    words = position.words
    laid = [int(words[DOWN + field]) - 1 for field in range(int(words[PLACED]))]
    told = [Telling("notice-laid", {"cards": cards_word(position, laid)})]
    if decision == LOCKING_ARMOUR:
        lock = lock_word(position, int(words[LOCK]))
        told.append(Telling("notice-crypt-lock", {"lock": lock}))
    return told


def _weapon(position: Grottenstein) -> Telling:
    card = int(position.words[PICKED_CARD])
    if card == THE_DAGGER:
        return Telling("notice-weapon", {"weapon": weapon_word(position, W_DAGGER, card)})
    return Telling("notice-weapon", {"weapon": card_word(position, card)})
