"""Section 3: setting up a game of Vampir, and who plays whom."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import Printed
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.vectors import zeros


def begin(
    seats: i64, printed: Printed, vampire_seat: i64, chance: Chance, journal: Journal | None
) -> Grottenstein:
    """GR-19: seats, wardrobe dice, event cards; the vampire then arranges cellar and locks."""
    position = Grottenstein(seats, printed, zeros(at.DOORS + printed.villa.doors), chance)
    position.journal = journal
    words = position.words
    words[at.VAMPIRE_SEAT] = vampire_seat
    _deal_hunters(position)
    for piece in range(i64(c.PIECES)):
        words[at.WARDROBE + piece] = position.throw_dice(2)  # GR-20
    _lay_event_cards(position)
    _close_doors(position)
    _place_figures(position)
    words[at.KIT_USES] = printed.kit_uses
    words[at.BATS] = printed.bats
    words[at.WALL] = 1  # GR-28
    words[at.CASTER] = at.NOBODY
    words[at.ZOMBIES] = at.NOBODY
    words[at.ZOMBIES + 1] = at.NOBODY
    words[at.ROUND] = 1
    words[at.DECISION] = at.PLACING
    if journal is not None:
        facts.game_began(position)
    return position


def _deal_hunters(position: Grottenstein) -> None:
    """GR-34, GR-35, GR-42: one by one in turn order, clockwise from the vampire's seat."""
    words = position.words
    others: i64 = position.seats - 1
    words[at.PLAYER + c.VAMPIRE] = words[at.VAMPIRE_SEAT]
    for slot in range(i64(c.HUNTERS)):
        hunter: i64 = position.printed.order[slot]
        words[at.ORDER + slot] = hunter
        words[at.PLAYER + hunter] = (words[at.VAMPIRE_SEAT] + 1 + slot % others) % position.seats


def _lay_event_cards(position: Grottenstein) -> None:
    """GR-22: shuffled onto G1 .. G12 and U1 .. U12; the cellar cards wait for the vampire."""
    events = vec[i64]()
    for card in range(i64(c.CARDS)):
        deck: i64 = position.printed.deck[card]
        if deck == c.EVENT:
            events = append(events, card)
        elif deck == c.CELLAR:
            position.words[at.PLACE + card] = at.IN_HAND
        else:
            position.remove_card(card)
    position.chance.shuffle(events, "event")
    place: i64 = 0
    while place < len(events):
        position.lay_down(events[place], v.NUMBERS + place)
        place += 1


def _close_doors(position: Grottenstein) -> None:
    """GR-25: two white chips and the lilac one."""
    position.words[at.CHIPS] = position.printed.white_chips
    door: i64 = 0
    while door < position.villa.doors:
        if position.villa.door_kind[door] in (v.CRYPT_DOOR, v.ARMOURED):
            position.set_door(door, at.CLOSED)
        door += 1


def _place_figures(position: Grottenstein) -> None:
    """GR-29 to GR-32: 40 points each, in the hall and beside the coffin."""
    words = position.words
    for figure in range(i64(c.FIGURES)):
        words[at.LIFE + figure] = position.printed.start_life
    for slot in range(i64(c.HUNTERS)):
        words[at.WHERE + words[at.ORDER + slot]] = position.villa.starts[slot]
    words[at.WHERE + c.VAMPIRE] = position.villa.vampire_start
