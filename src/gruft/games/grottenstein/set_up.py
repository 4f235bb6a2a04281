"""Section 3: setting up a game of Vampir, and who plays whom."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.grottenstein import facts
from gruft.games.grottenstein.cards import (
    CARDS,
    CELLAR,
    EVENT,
    FIGURES,
    HUNTERS,
    PIECES,
    VAMPIRE,
    Printed,
)
from gruft.games.grottenstein.layout import (
    BATS,
    CASTER,
    CHIPS,
    CLOSED,
    DECISION,
    DOORS,
    IN_HAND,
    KIT_USES,
    LIFE,
    NOBODY,
    ORDER,
    PLACE,
    PLACING,
    PLAYER,
    ROUND,
    VAMPIRE_SEAT,
    WALL,
    WARDROBE,
    WHERE,
    ZOMBIES,
)
from gruft.games.grottenstein.position import Grottenstein
from gruft.games.grottenstein.villa import ARMOURED, CRYPT_DOOR, NUMBERS
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.vectors import zeros


def begin(
    seats: i64, printed: Printed, vampire_seat: i64, chance: Chance, journal: Journal | None
) -> Grottenstein:
    """GR-19: seats, wardrobe dice, event cards; the vampire then arranges cellar and locks."""
    position = Grottenstein(seats, printed, zeros(DOORS + printed.villa.doors), chance)
    position.journal = journal
    words = position.words
    words[VAMPIRE_SEAT] = vampire_seat
    _deal_hunters(position)
    piece: i64 = 0
    while piece < PIECES:
        words[WARDROBE + piece] = position.throw_dice(2)  # GR-20
        piece += 1
    _lay_event_cards(position)
    _close_doors(position)
    _place_figures(position)
    words[KIT_USES] = printed.kit_uses
    words[BATS] = printed.bats
    words[WALL] = 1  # GR-28
    words[CASTER] = NOBODY
    words[ZOMBIES] = NOBODY
    words[ZOMBIES + 1] = NOBODY
    words[ROUND] = 1
    words[DECISION] = PLACING
    if journal is not None:
        facts.game_began(position)
    return position


def _deal_hunters(position: Grottenstein) -> None:
    """GR-34, GR-35, GR-42: one by one in turn order, clockwise from the vampire's seat."""
    words = position.words
    others: i64 = position.seats - 1
    words[PLAYER + VAMPIRE] = words[VAMPIRE_SEAT]
    slot: i64 = 0
    while slot < HUNTERS:
        hunter: i64 = position.printed.order[slot]
        words[ORDER + slot] = hunter
        words[PLAYER + hunter] = (words[VAMPIRE_SEAT] + 1 + slot % others) % position.seats
        slot += 1


def _lay_event_cards(position: Grottenstein) -> None:
    """GR-22: shuffled onto G1 .. G12 and U1 .. U12; the cellar cards wait for the vampire."""
    events = vec[i64]()
    card: i64 = 0
    while card < CARDS:
        deck: i64 = position.printed.deck[card]
        if deck == EVENT:
            events = append(events, card)
        elif deck == CELLAR:
            position.words[PLACE + card] = IN_HAND
        else:
            position.remove_card(card)
        card += 1
    position.chance.shuffle(events, "event")
    place: i64 = 0
    while place < len(events):
        position.lay_down(events[place], NUMBERS + place)
        place += 1


def _close_doors(position: Grottenstein) -> None:
    """GR-25: two white chips and the lilac one."""
    position.words[CHIPS] = position.printed.white_chips
    door: i64 = 0
    while door < position.villa.doors:
        if position.villa.door_kind[door] in (CRYPT_DOOR, ARMOURED):
            position.set_door(door, CLOSED)
        door += 1


def _place_figures(position: Grottenstein) -> None:
    """GR-29 to GR-32: 40 points each, in the hall and beside the coffin."""
    words = position.words
    figure: i64 = 0
    while figure < FIGURES:
        words[LIFE + figure] = position.printed.start_life
        figure += 1
    slot: i64 = 0
    while slot < HUNTERS:
        words[WHERE + words[ORDER + slot]] = position.villa.starts[slot]
        slot += 1
    words[WHERE + VAMPIRE] = position.villa.vampire_start
