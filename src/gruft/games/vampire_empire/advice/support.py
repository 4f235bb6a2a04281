"""How a seat of Vampire Empire weighs its support cards of the windows.

What each card does is said in `rules/`; here is only what that is worth.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.actions import chance_of_third
from gruft.games.vampire_empire.advice.combat import price_of_life
from gruft.games.vampire_empire.advice.odds import SURE, Look
from gruft.games.vampire_empire.advice.worth import (
    HOPELESS,
    Answer,
    death_worth,
    expense,
    price,
    takeover_near,
)
from gruft.games.vampire_empire.rules.effects import suits
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import best_marked, class_of

#: Why a support card is played, and used like this; where there is none, it makes a marker.
REASONS: Final[dict[int, str]] = {
    c.SECRET_JOURNEY: "advice-journey",
    c.CHAPEL: "advice-chapel",
    c.CRYPT_OPENING: "advice-crypt",
    c.BAT_FORM: "advice-bat",
    c.HYPNOSIS: "advice-hypnosis",
    c.COFFIN: "advice-coffin",
    c.MIST_FORM: "advice-mist",
}


@final
class Window(Answer):
    """The support card whose effect is worth more than it costs, or none."""

    def worth(self, look: Look, move: i64) -> i64:
        kind: i64 = move - c.PLAY
        protects = look.position.protects()
        worth: i64 = protection_worth(look, kind) if protects else effect_worth(look, kind)
        return worth - expense(look, kind)

    def reason(self, look: Look, move: i64) -> str:
        if move == c.DONE:
            return self.why_not
        protects = look.position.protects()
        return "advice-protect" if protects else REASONS.get(move - c.PLAY, self.why)


class Effect(Answer):
    """A choice that a support card asks for."""

    def reason(self, look: Look, move: i64) -> str:
        return REASONS.get(look.words[at.CARD] - 1, self.why)


def protection_worth(look: Look, kind: i64) -> i64:
    """What a card spares the attacked one: points of an attack that is shown, or all of it."""
    now: i64 = price_of_life(look, 0)
    if c.marker_class(kind) == 0:
        return now
    return now - price_of_life(look, 2 if best_marked(kind) == look.target else 1)


def effect_worth(look: Look, kind: i64) -> i64:
    """What the effect of a support card is worth now."""
    best: i64 = HOPELESS
    near = look.seat == c.VAMPIRES and takeover_near(look)
    if kind == c.CHAPEL:
        return chapel_worth(look)
    if kind == c.BAT_FORM:
        for place in range(i64(c.TYPES)):
            best = max(best, type_worth(look, place))
        return best
    if kind == c.COFFIN:
        return look.counts(idea.COFFIN)
    if kind == c.CRYPT_OPENING:
        return look.counts(idea.CRYPT)
    if kind == c.HYPNOSIS:
        # Two new characters to choose from; it may bring the third vampire.
        if near:
            return look.counts(idea.TAKEOVER) * min(SURE, 2 * chance_of_third(look)) // SURE
        return look.counts(idea.HYPNOSIS)
    if kind == c.MIST_FORM:
        # A revealed vampire leaves the castle, which is bad only if it was about to win.
        worth: i64 = 0 if near else look.counts(idea.MIST)
        return worth if look.words[at.CELLAR_SIZE + look.rival] > 0 else worth // 2
    for character in range(i64(c.CHARACTERS)):
        if look.position.in_castle(character) and suits(look.position, kind, character):
            best = max(best, use_worth(look, kind, character))
    return best


# --- characters chosen by cards ------------------------------------------------------------------


@final
class EffectCharacter(Effect):
    """Who gets the marker, who sets out, which vampire vanishes."""

    def worth(self, look: Look, move: i64) -> i64:
        return use_worth(look, look.words[at.CARD] - 1, move - c.CHAR)


def use_worth(look: Look, kind: i64, character: i64) -> i64:
    """What a card is worth that is used on a character."""
    if kind == c.MIST_FORM:
        # A vampire fares worst in the castle that lacks defence.
        return 0 - look.position.markers(character, c.DEFENCE)
    if kind != c.SECRET_JOURNEY:
        attack: i64 = marker_worth(look, kind, character, c.ATTACK)
        return max(attack, marker_worth(look, kind, character, c.DEFENCE))
    # Nobody can harm a traveller, and a travelling vampire takes no castle over.
    if takeover_near(look) and look.position.is_revealed(character):
        return look.counts(idea.TAKEOVER) // 4
    return look.counts(idea.JOURNEY) * (0 - death_worth(look, character)) // 100


def marker_worth(look: Look, kind: i64, character: i64, side: i64) -> i64:
    """A marker serves whoever uses the character."""
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


@final
class EffectSide(Effect):
    """Attack or defence."""

    def worth(self, look: Look, move: i64) -> i64:
        words = look.words
        return marker_worth(look, words[at.CARD] - 1, words[at.PICKED] - 1, move - c.SIDE)


@final
class EffectReturn(Effect):
    """Hypnosis sends those back who are of least use in the castle."""

    def worth(self, look: Look, move: i64) -> i64:
        character: i64 = move - c.CHAR
        worth: i64 = death_worth(look, character)
        won = look.seat == c.VAMPIRES and look.position.revealed_in_castle() >= c.CASTLE_SIZE
        return worth if won and look.position.is_revealed(character) else 0 - worth


# --- cards chosen by cards -----------------------------------------------------------------------


@final
class EffectType(Effect):
    """The type of which the rival will lose most."""

    def worth(self, look: Look, move: i64) -> i64:
        return type_worth(look, move - c.TYPE)


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
    """Three cards come back; few or weak ones are not worth it."""
    there: i64 = 0
    for kind in range(i64(c.KINDS)):
        if look.position.printed.value[kind] >= 2:
            there += moat_cards(look, kind)
    return look.counts(idea.CHAPEL) * min(c.CHAPEL_CARDS, there)


@final
class EffectPick(Effect):
    """The best cards of the pile; Chapel takes several in rising order."""

    def worth(self, look: Look, move: i64) -> i64:
        return price(look, move - c.PICK)

    def choice(self, look: Look, moves: list[int]) -> i64:
        if look.words[at.CARD] - 1 != c.CHAPEL:
            return super().choice(look, moves)
        for kind in range(look.words[at.LAST] - c.PICK, i64(c.KINDS)):
            better: i64 = 0
            for above in range(kind + 1, i64(c.KINDS)):
                if price(look, above) > price(look, kind):
                    better += moat_cards(look, above)
            if moat_cards(look, kind) > 0 and better < look.words[at.TO_PICK]:
                return c.PICK + kind
        return look.words[at.LAST]


def moat_cards(look: Look, kind: i64) -> i64:
    """How many cards of a kind Chapel could take."""
    if not look.position.is_combat_card(kind):
        return 0
    return look.words[at.MOATS + look.seat * c.KINDS + kind]
