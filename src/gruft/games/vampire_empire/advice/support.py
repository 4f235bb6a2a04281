"""How a seat of Vampire Empire weighs its support cards of the windows.

What each card does is said in `rules/`; here is only what that is worth.
"""

from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.actions import chance_of_third
from gruft.games.vampire_empire.advice.combat import HOPELESS
from gruft.games.vampire_empire.advice.odds import (
    SURE,
    Look,
)
from gruft.games.vampire_empire.advice.worth import (
    death_worth,
    price,
    takeover_near,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import best_marked, class_of, marker_class
from gruft.games.vampire_empire.state.layout import LAST as LAST_MOVE

# --- windows -------------------------------------------------------------------------------------


def support(look: Look, moves: list[int]) -> i64:
    """The support card whose effect is worth more than it costs, or none."""
    best: i64 = c.DONE
    most: i64 = 0
    for move in moves:
        if move != c.DONE:
            kind: i64 = move - c.PLAY
            worth: i64 = effect_worth(look, kind) - price(look, kind)
            worth -= look.position.cost(kind) * look.counts(idea.FODDER)
            if worth > most:
                most = worth
                best = move
    return best


def effect_worth(look: Look, kind: i64) -> i64:
    """What the effect of a support card is worth now."""
    if marker_class(kind) != 0:
        return best_marker_worth(look, kind)
    if kind == c.CHAPEL:
        return chapel_worth(look)
    if kind == c.BAT_FORM:
        return type_worth(look, best_type(look))
    if kind == c.COFFIN:
        return look.counts(idea.COFFIN)
    if kind == c.CRYPT_OPENING:
        return look.counts(idea.CRYPT)
    if kind == c.SECRET_JOURNEY:
        return journey_worth(look, best_traveller(look))
    if kind == c.HYPNOSIS:
        return hypnosis_worth(look)
    return mist_worth(look)


def hypnosis_worth(look: Look) -> i64:
    """VE-186: two new characters to choose from; it may bring the third vampire."""
    if look.seat == c.VAMPIRES and takeover_near(look):
        return look.counts(idea.TAKEOVER) * min(SURE, 2 * chance_of_third(look)) // SURE
    return look.counts(idea.HYPNOSIS)


def mist_worth(look: Look) -> i64:
    """VE-185: a revealed vampire leaves the castle, which is bad only if it was about to win."""
    if look.seat == c.VAMPIRES and takeover_near(look):
        return 0
    worth: i64 = look.counts(idea.MIST)
    return worth if look.words[at.CELLAR_SIZE + look.rival] > 0 else worth // 2


# --- markers -------------------------------------------------------------------------------------


def best_marker_worth(look: Look, kind: i64) -> i64:
    """What the marker is worth where it is worth most."""
    character: i64 = best_marked_character(look, kind)
    return max(
        marker_worth(look, kind, character, c.ATTACK),
        marker_worth(look, kind, character, c.DEFENCE),
    )


def best_marked_character(look: Look, kind: i64) -> i64:
    """Who should get the marker."""
    best: i64 = 0
    most: i64 = HOPELESS
    for character in range(i64(c.CHARACTERS)):
        fits = class_of(character) == marker_class(kind)
        if fits and look.position.in_castle(character):
            worth: i64 = max(
                marker_worth(look, kind, character, c.ATTACK),
                marker_worth(look, kind, character, c.DEFENCE),
            )
            if worth > most:
                most = worth
                best = character
    return best


def marker_worth(look: Look, kind: i64, character: i64, side: i64) -> i64:
    """VE-200: a marker serves whoever uses the character."""
    points: i64 = 2 if best_marked(kind) == character else 1
    if side == c.ATTACK:
        return points * look.counts(idea.ATTACK_MARKER) * own_use(look, character) // SURE
    own: i64 = 0 - death_worth(look, character)
    return points * look.counts(idea.DEFENCE_MARKER) * own // 100


def own_use(look: Look, character: i64) -> i64:
    """How much more this seat attacks with a character than the rival: in 1024ths."""
    revealed: i64 = look.position.revealed_in_castle()
    if look.position.is_revealed(character):
        return SURE if look.seat == c.VAMPIRES else 0 - SURE
    if look.seat == c.VAMPIRES:
        return 0 - SURE if revealed > 0 else SURE // 4
    return SURE if revealed > 0 else SURE // 8


def marked_side(look: Look) -> i64:
    """Attack or defence."""
    kind: i64 = look.words[at.CARD] - 1
    character: i64 = look.words[at.PICKED] - 1
    attack: i64 = marker_worth(look, kind, character, c.ATTACK)
    return c.SIDE if attack >= marker_worth(look, kind, character, c.DEFENCE) else c.SIDE + 1


# --- characters chosen by cards ------------------------------------------------------------------


def effect_character(look: Look, moves: list[int]) -> i64:
    """Who gets the marker, who sets out, which vampire vanishes."""
    kind: i64 = look.words[at.CARD] - 1
    if marker_class(kind) != 0:
        return c.CHAR + best_marked_character(look, kind)
    if kind == c.SECRET_JOURNEY:
        return c.CHAR + best_traveller(look)
    best: i64 = moves[0]
    for move in moves:
        if danger(look, move - c.CHAR) > danger(look, best - c.CHAR):
            best = move
    return best


def danger(look: Look, character: i64) -> i64:
    """How badly a vampire fares in the castle: it lacks defence."""
    return 0 - look.position.markers(character, c.DEFENCE)


def best_traveller(look: Look) -> i64:
    """Who should leave the castle for long."""
    best: i64 = 0
    most: i64 = HOPELESS
    for character in range(i64(c.CHARACTERS)):
        if look.position.in_castle(character):
            worth: i64 = journey_worth(look, character)
            if worth > most:
                most = worth
                best = character
    return best


def journey_worth(look: Look, character: i64) -> i64:
    """VE-157: nobody can harm a traveller, and a travelling vampire takes no castle over."""
    if takeover_near(look) and look.position.is_revealed(character):
        return look.counts(idea.TAKEOVER) // 4
    own: i64 = 0 - death_worth(look, character)
    return look.counts(idea.JOURNEY) * own // 100


def returning(look: Look, moves: list[int]) -> i64:
    """VE-187: Hypnosis sends those back who are of least use in the castle."""
    best: i64 = moves[0]
    for move in moves:
        if castle_use(look, move - c.CHAR) < castle_use(look, best - c.CHAR):
            best = move
    return best


def castle_use(look: Look, character: i64) -> i64:
    """How much this seat likes to have a character in the castle."""
    worth: i64 = death_worth(look, character)
    if look.position.is_revealed(character):
        worth = 0 - worth if takeover_for(look) else worth
    return worth


def takeover_for(look: Look) -> bool:
    """Three revealed vampires are among those who can stay."""
    return look.seat == c.VAMPIRES and look.position.revealed_in_castle() >= 3


# --- cards chosen by cards -----------------------------------------------------------------------


def best_type(look: Look) -> i64:
    """VE-177: the type of which the rival will lose most."""
    best: i64 = 0
    for place in range(1, i64(c.TYPES)):
        if type_worth(look, place) > type_worth(look, best):
            best = place
    return best


def type_worth(look: Look, place: i64) -> i64:
    """What it is worth that the rival loses all cards of a type."""
    lost: i64 = 0
    for kind in range(i64(c.KINDS)):
        if (look.position.printed.types[kind] >> place) & 1 == 1:
            lost += SURE * look.known[kind] + look.chance * look.pool[kind]
    worth: i64 = look.counts(idea.BAT)
    attacks = look.words[at.ACTIVE] == look.seat and look.words[at.POINT] == at.WINDOW_A
    if attacks and place < 3 and prey_of_class(look, place):
        worth += look.counts(idea.BAT_FIRST)
    return worth * lost // SURE


def prey_of_class(look: Look, place: i64) -> bool:
    """Somebody of a class is in the castle whose death would be welcome."""
    for character in range(i64(c.CHARACTERS)):
        fits = class_of(character) >> place == 1
        if fits and look.position.in_castle(character) and death_worth(look, character) > 0:
            return True
    return False


def chapel_worth(look: Look) -> i64:
    """VE-164: three cards come back; few or weak ones are not worth it."""
    there: i64 = 0
    for kind in range(i64(c.KINDS)):
        fights = look.position.printed.types[kind] & c.COMBAT_TYPES != 0
        if fights and look.position.printed.value[kind] >= 2:
            there += look.words[at.MOATS + look.seat * c.KINDS + kind]
    return look.counts(idea.CHAPEL) * min(3, there)


def picked(look: Look, moves: list[int]) -> i64:
    """The best cards of the pile; Chapel takes several in rising order."""
    best: i64 = moves[0]
    if look.words[at.CARD] - 1 == c.CHAPEL:
        return c.PICK + dearest(look, look.words[at.TO_PICK], look.words[LAST_MOVE] - c.PICK)
    for move in moves:
        if price(look, move - c.PICK) > price(look, best - c.PICK):
            best = move
    return best


def dearest(look: Look, count: i64, lowest: i64) -> i64:
    """The lowest kind among the so many fighting cards of the moat that are worth most."""
    for kind in range(lowest, i64(c.KINDS)):
        if moat_cards(look, kind) > 0 and better_above(look, kind) < count:
            return kind
    return lowest


def better_above(look: Look, kind: i64) -> i64:
    """How many fighting cards of a higher kind in the moat are worth more."""
    found: i64 = 0
    for above in range(kind + 1, i64(c.KINDS)):
        if moat_cards(look, above) > 0 and price(look, above) > price(look, kind):
            found += moat_cards(look, above)
    return found


def moat_cards(look: Look, kind: i64) -> i64:
    """VE-167: how many cards of a kind Chapel could take."""
    if look.position.printed.types[kind] & c.COMBAT_TYPES == 0:
        return 0
    return look.words[at.MOATS + look.words[at.PLAYER] * c.KINDS + kind]
