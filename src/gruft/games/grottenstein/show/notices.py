"""What is said about the table of Vampir: whose turn it is, the throw, a burning fuse, one's own
half line, how the table reads the rules; what always stands there: one's aim, how it stands, how
far the end is; and its story.

All of it is public but the half line and the aim, which changes with a seat's side.
"""

from gruft.games.grottenstein.notation.names import FIGURE_KEYS
from gruft.games.grottenstein.rules.common import is_card, is_lock
from gruft.games.grottenstein.rules.fights import THE_DAGGER
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.slots import hunters_are_alone_in_crypt
from gruft.games.grottenstein.show.facts import card_word, figure_word, telling, weapon_word
from gruft.games.grottenstein.show.pieces import sees_card
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.layout import has
from gruft.kernel.journal import Telling
from gruft.kernel.position import Position
from gruft.kernel.story import Gauge, Reading, Story


def notices_of(position: Grottenstein, seat: int) -> list[Telling]:
    """Whose turn it is, what is going on, and one's own half line."""
    if position.is_over():
        return []
    words = position.words
    if position.is_setting_up():
        turn = telling(position, "notice-set-up", player=int(words[at.VAMPIRE_SEAT]))
    else:
        figure = int(position.actor())
        player = int(words[at.PLAYER + figure])
        turn = telling(position, "notice-turn", figure=figure, player=player)
    passing = [*_going_on(position, seat), *_dangers(position), *_composed(position, seat)]
    return [turn, *passing, *_readings(position)]


def _readings(position: Grottenstein) -> list[Telling]:
    """GR-24, GR-110, GR-229: where the table reads the rules in another way than the rulebook."""
    chosen = {
        "notice-diagonals": position.villa.square_range,
        "notice-public-finds": position.printed.finds_are_public,
        "notice-remembered-cellar": position.printed.cellar_is_remembered,
    }
    return [Telling(key, {}) for key, holds in chosen.items() if holds]


def _going_on(position: Grottenstein, seat: int) -> list[Telling]:
    """The throw before the move, and the card that lies turned up."""
    words = position.words
    if QUESTIONS[words[at.DECISION]].deed == "go":
        key = "notice-bat" if words[at.BAT_SLOT] else "notice-thrown"
        return [telling(position, key, thrown=int(words[at.THROWN]))]
    field = int(position.turned_up())
    if field < 0:
        return []
    card = int(position.face_down(field))
    if not sees_card(position, seat, card):
        return [telling(position, "notice-found-hidden", field=field)]
    return [telling(position, "notice-found", field=field, card=card)]


def _dangers(position: Grottenstein) -> list[Telling]:
    """The crypt penalty to come, and the fuse."""
    told: list[Telling] = []
    words = position.words
    if not position.is_setting_up() and hunters_are_alone_in_crypt(position):
        points = int(position.printed.crypt_penalty)
        told.append(telling(position, "notice-crypt", points=points))
    if words[at.FUSE]:
        key = "notice-fuse-now" if words[at.FUSE] == 1 else "notice-fuse"
        figure, square, aim = (int(words[at_]) for at_ in (at.LIGHTER, at.CHARGE_AT, at.AIM))
        told.append(telling(position, key, figure=figure, square=square, door=aim))
    return told


def _composed(position: Grottenstein, seat: int) -> list[Telling]:
    """What was chosen so far, told to the seat that chooses."""
    if seat < 0 or position.composing() != seat:
        return []
    question = QUESTIONS[position.words[at.DECISION]]
    picked = question.picked(position)
    cards = [move - c.M_CARD for move in picked if is_card(move)]
    if position.is_setting_up():
        told = [telling(position, "notice-laid", cards=cards)]
        if is_lock(picked[-1]):
            told.append(telling(position, "notice-crypt-lock", lock=picked[-1] - c.M_LOCK))
        return told
    if not picked:
        return []
    if question.deed == "attack":
        dagger = weapon_word(position, c.W_DAGGER, THE_DAGGER)
        weapon = card_word(position, cards[0]) if cards else dagger
        return [Telling("notice-weapon", {"weapon": weapon})]
    if question.deed == "take":
        return [telling(position, "notice-taking", cards=cards)]
    if question.deed == "cast":
        return [telling(position, "notice-zombie", square=picked[0])]
    return [telling(position, "notice-using", card=cards[0])]


# --- what always stands there --------------------------------------------------------------------


def standing(position: Grottenstein, seat: int) -> tuple[Telling, ...]:
    """The aim, the stake or the last hunter, the last round."""
    if position.is_over():
        return ()
    words = position.words
    if seat < 0:
        aim = "aim-watch"
    elif seat == words[at.VAMPIRE_SEAT]:
        aim = "aim-vampire"
    else:
        aim = "aim-turned" if has(words[at.TURNED], seat) else "aim-hunters"
    rounds = {"round": int(words[at.ROUND]), "last": int(position.printed.most_rounds)}
    return Telling(aim, {}), _ahead(position, seat), Telling("ending-rounds", dict(rounds))


def _ahead(position: Grottenstein, seat: int) -> Telling:
    """While he lies below the full number, so many of his turns are left."""
    printed, life = position.printed, int(position.life(c.VAMPIRE))
    alive = len(position.living_hunters())
    if position.is_resting():
        return Telling("ahead-lying", {"alive": alive, "turns": _turns_lying(position, life)})
    # One blow with a dagger may send him into his coffin, and nobody has won by it.
    blow = 6 * int(printed.dice[c.W_DAGGER]) + int(printed.bonus[c.W_DAGGER])
    if not printed.dies_at_zero and life <= blow:
        is_his = seat == position.words[at.VAMPIRE_SEAT]
        turns = {"turns": _turns_lying(position, 0)}
        return Telling("ahead-weak" if is_his else "ahead-weak-other", dict(turns))
    return Telling("ahead-stake", {"alive": alive, "life": life})


def _turns_lying(position: Grottenstein, life: int) -> int:
    """So many of his slots pass before he may leave."""
    missing = int(position.printed.most_life) - life
    return -(-missing // max(1, int(position.printed.regeneration)))


# --- the story -----------------------------------------------------------------------------------


class GrottensteinStory(Story):
    """What tells a match of Vampir."""

    turning = (
        "fact-stakes",
        "fact-to-coffin",
        "fact-dies",
        "fact-rises",
        "fact-falls",
        "fact-wears",
        "fact-explodes",
        "fact-zombies",
        "fact-breaks-door",
        "fact-key-fits",
    )
    counted = ("fact-strikes", "fact-trap", "fact-heals", "fact-keeps", "fact-flies")
    title = "story-title"

    def reading(self, position: Position) -> Reading:
        """The life points of every figure, round by round."""
        assert isinstance(position, Grottenstein)
        gauges = [
            Gauge(figure_word(position, figure), int(position.life(figure)), FIGURE_KEYS[figure])
            for figure in range(c.FIGURES)
        ]
        return Reading(int(position.words[at.ROUND]), gauges)
