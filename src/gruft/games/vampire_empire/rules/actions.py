"""Chapter 7: the one action of a turn: hide a character, ask with holy water, fight, or pass."""

from mypy_extensions import i64

from gruft.games.vampire_empire import combat_facts, facts
from gruft.games.vampire_empire.cards import (
    ASK_WATER,
    CHAR,
    CHARACTERS,
    COMBAT,
    DONE,
    HIDE,
    HIDE_CARDS,
    HUMANS,
    KINDS,
    NOT_A_VAMPIRE,
    PASS,
    PASS_CARDS,
    PLAY,
    RED,
    VAMPIRES,
    WATER,
    WATER_CARDS,
    YES,
)
from gruft.games.vampire_empire.layout import (
    ACTION_ENDS,
    ASK,
    ASKED,
    ATTACKER,
    CARD,
    CHOOSE_ATTACKER,
    COMPOSING,
    CONTEXT,
    DECISION,
    FIELD,
    FOR_DENIAL,
    FOR_PASS,
    GROUP,
    GROUP_SIZE,
    HIDE_CARD,
    HIDE_CHAR,
    IMMEDIATE,
    IN_CASTLE,
    IN_CITY,
    LAST,
    LOW_WATER,
    NAMED,
    NEXT,
    ON_DENIAL,
    ON_HIDE,
    PLACE,
    POINT,
    PROVEN,
    RESPONSE_ASKED,
    REVEALED,
    TARGET,
    USE_WATER,
    WATER_CARD,
    WATER_CHAR,
    WATER_RESPONSE,
    WATER_SHOWN,
    WATER_TOLD,
    WINDOW_B,
    WINDOW_OPENS,
)
from gruft.games.vampire_empire.rules import combat, groups, support, turns
from gruft.games.vampire_empire.state import State


def actions(state: State, seat: i64) -> list[int]:
    """VE-38, VE-53, VE-54: what can be carried out; Pass always can."""
    found: list[int] = []
    if seat == VAMPIRES and state.count_of_type(seat, RED, 0) >= HIDE_CARDS:
        found.append(HIDE)
    if seat == HUMANS and can_ask(state, seat):
        found.append(ASK_WATER)
    if combat.is_possible(state, seat):
        found.append(COMBAT)
    found.append(PASS)
    return found


def can_ask(state: State, seat: i64) -> bool:
    """VE-62: two water cards; the castle always has somebody to ask about (VE-63, VE-215)."""
    return state.count_of_type(seat, WATER, 0) >= WATER_CARDS


def choose(state: State, seat: i64, move: i64) -> None:
    """The action is begun; what it needs follows in the same line."""
    words = state.words
    if move == PASS:
        held: i64 = state.hand_size(seat)
        cost: i64 = held if held < PASS_CARDS else PASS_CARDS
        support.ask_for_payment(state, cost, FOR_PASS)
        return
    words[COMPOSING] = 1
    if move == COMBAT:
        words[DECISION] = CHOOSE_ATTACKER
    else:
        words[DECISION] = HIDE_CHAR if move == HIDE else WATER_CHAR
        words[LAST] = PLAY


def passed(state: State) -> None:
    """VE-79 to VE-81: the cards are in the moat, and window B follows."""
    if state.journal is not None:
        combat_facts.passed(state)
    state.words[NEXT] = ACTION_ENDS


def end_action(state: State) -> None:
    """VE-35: window B follows every action."""
    state.words[NAMED] = 0
    state.words[GROUP_SIZE] = 0
    state.words[POINT] = WINDOW_B
    state.words[NEXT] = WINDOW_OPENS


# --- naming a character and showing cards --------------------------------------------------------


def questionable(state: State) -> list[int]:
    """VE-63, VE-64: in castle or city, and not a revealed vampire."""
    found: list[int] = []
    character: i64 = 0
    while character < CHARACTERS:
        if can_be_asked_about(state, character):
            found.append(CHAR + character)
        character += 1
    return found


def can_be_asked_about(state: State, character: i64) -> bool:
    """VE-63, VE-157: whether holy water may be used on a character."""
    place: i64 = state.words[PLACE + character]
    return place in (IN_CASTLE, IN_CITY) and not state.is_revealed(character)


def hideable(state: State) -> list[int]:
    """VE-56: any character in the castle, revealed or not."""
    found: list[int] = []
    character: i64 = 0
    while character < CHARACTERS:
        if state.in_castle(character):
            found.append(CHAR + character)
        character += 1
    return found


def name_character(state: State, move: i64) -> None:
    """VE-56, VE-63: named together with the cards."""
    state.words[NAMED] = move - CHAR + 1
    hiding = state.words[DECISION] == HIDE_CHAR
    state.words[DECISION] = HIDE_CARD if hiding else WATER_CARD
    state.words[COMPOSING] = 1


def named_cards(state: State, seat: i64) -> list[int]:
    """VE-240, VE-241: red or water cards in rising order, as long as enough are left."""
    hiding = state.words[DECISION] == HIDE_CARD
    wanted: i64 = RED if hiding else WATER
    missing: i64 = (HIDE_CARDS if hiding else WATER_CARDS) - state.words[GROUP_SIZE]
    found: list[int] = []
    kind: i64 = state.words[LAST] - PLAY
    while kind < KINDS:
        suits = state.held(seat, kind) > 0 and state.printed.types[kind] & wanted != 0
        if suits and state.count_of_type(seat, wanted, kind) >= missing:
            found.append(PLAY + kind)
        kind += 1
    return found


def add_card(state: State, seat: i64, move: i64) -> None:
    """VE-245, VE-246: one of the three or two cards; the last one shows them all."""
    words = state.words
    hiding = words[DECISION] == HIDE_CARD
    state.play_from_hand(seat, move - PLAY)
    words[GROUP + move - PLAY] += 1
    words[GROUP_SIZE] += 1
    words[LAST] = move
    if words[GROUP_SIZE] < (HIDE_CARDS if hiding else WATER_CARDS):
        words[COMPOSING] = 1
        return
    state.onto_field(seat)
    if state.journal is not None:
        combat_facts.action_shown(state, seat)
    if hiding:
        words[CONTEXT] = ON_HIDE
        words[NEXT] = RESPONSE_ASKED
    else:
        words[NEXT] = WATER_SHOWN


# --- Hide ----------------------------------------------------------------------------------------


def hide(state: State) -> None:
    """VE-58 to VE-60: with three effective red cards the character changes places."""
    character: i64 = state.words[NAMED] - 1
    hidden = state.words[GROUP_SIZE] >= HIDE_CARDS
    state.clear_field()
    state.words[NEXT] = ACTION_ENDS
    if state.journal is not None:
        combat_facts.hidden(state, character, hidden)
    if hidden:
        state.to_the_bottom(character)
        state.refill()
        turns.check_castle(state)


# --- Water ---------------------------------------------------------------------------------------


def ask_for_denial(state: State) -> None:
    """VE-65, VE-126: V may answer with a card before the truth is told."""
    words = state.words
    words[NEXT] = WATER_TOLD
    if state.hand_size(VAMPIRES) > 0:
        words[DECISION] = WATER_RESPONSE
        words[ASKED] = VAMPIRES
        words[NEXT] = ASK


def denials(state: State) -> list[int]:
    """VE-196: I'm Not a Vampire, or let the truth be told."""
    if state.can_pay(VAMPIRES, NOT_A_VAMPIRE):
        return [PLAY + NOT_A_VAMPIRE, DONE]
    return [DONE]


def answer_water(state: State, move: i64) -> None:
    """V's answer to the question."""
    if move != DONE:
        support.put_down(state, VAMPIRES, NOT_A_VAMPIRE, FOR_DENIAL)
        return
    if state.journal is not None:
        facts.declined(state, VAMPIRES)
    state.words[NEXT] = WATER_TOLD


def denial_shown(state: State) -> None:
    """VE-173: H may respond to it."""
    if state.journal is not None:
        facts.card_played(state)
    state.words[CONTEXT] = ON_DENIAL
    state.words[NEXT] = RESPONSE_ASKED


def denial_cancelled(state: State) -> None:
    """VE-197: the decision returns to V."""
    _denial_to_moat(state)
    state.words[NEXT] = WATER_SHOWN


def deny(state: State) -> None:
    """VE-196: no answer, no attack, both water cards are gone."""
    _denial_to_moat(state)
    state.clear_field()
    if state.journal is not None:
        combat_facts.question_denied(state)
    state.words[NEXT] = ACTION_ENDS


def _denial_to_moat(state: State) -> None:
    state.into_moat(VAMPIRES, state.words[CARD] - 1)
    state.words[CARD] = 0


def tell_the_truth(state: State) -> None:
    """VE-66 to VE-71: human or vampire; a hit in the castle may be followed by an attack."""
    words = state.words
    character: i64 = words[NAMED] - 1
    if not state.is_vampire(character):
        words[PROVEN + character] = 1
        state.clear_field()
        words[NEXT] = ACTION_ENDS
        if state.journal is not None:
            combat_facts.answered_human(state, character)
        return
    words[REVEALED + character] = 1
    if state.journal is not None:
        combat_facts.answered_vampire(state, character)
    if turns.check_castle(state):
        return
    if state.in_castle(character) and _has_other_attacker(state):
        _keep_the_lower_card(state)
        words[DECISION] = IMMEDIATE
        words[ASKED] = HUMANS
        words[NEXT] = ASK
    else:
        state.clear_field()
        words[NEXT] = ACTION_ENDS


def _has_other_attacker(state: State) -> bool:
    """VE-73: whether H is asked depends on the castle alone."""
    character: i64 = 0
    while character < CHARACTERS:
        if combat.may_attack(state, HUMANS, character):
            return True
        character += 1
    return False


def _keep_the_lower_card(state: State) -> None:
    """VE-74, VE-76: of equal values the lower id; the other card goes to the moat now."""
    words = state.words
    low: i64 = -1
    high: i64 = -1
    kind: i64 = 0
    while kind < KINDS:
        left: i64 = words[FIELD + HUMANS * KINDS + kind]
        while left > 0:
            if low < 0:
                low = kind
            else:
                high = kind
            left -= 1
        kind += 1
    if state.printed.value[high] < state.printed.value[low]:
        low, high = high, low
    state.off_field_into_moat(HUMANS, high)
    words[LOW_WATER] = low + 1


# --- the immediate attack ------------------------------------------------------------------------


def immediate_attackers(state: State) -> list[int]:
    """VE-72, VE-73: an attacker with whom VE-99 can be met, or decline."""
    target: i64 = state.words[NAMED] - 1
    low: i64 = state.printed.value[state.words[LOW_WATER] - 1]
    found: list[int] = []
    character: i64 = 0
    while character < CHARACTERS:
        allowed = combat.may_attack(state, HUMANS, character)
        if allowed and groups.can_attack(state, HUMANS, character, target, low):
            found.append(CHAR + character)
        character += 1
    found.append(DONE)
    return found


def attack_at_once(state: State, move: i64) -> None:
    """VE-70: H attacks the vampire that was just found, or does not."""
    words = state.words
    if move == DONE:
        words[LOW_WATER] = 0
        state.clear_field()
        words[NEXT] = ACTION_ENDS
        if state.journal is not None:
            combat_facts.no_attack(state)
        return
    words[ATTACKER] = move - CHAR + 1
    words[TARGET] = words[NAMED]
    words[DECISION] = USE_WATER
    words[COMPOSING] = 1


def uses_of_water(state: State) -> list[int]:
    """VE-75, VE-241: without the card only if the hand alone is enough."""
    attacker: i64 = state.words[ATTACKER] - 1
    if groups.can_attack(state, HUMANS, attacker, state.words[TARGET] - 1, 0):
        return [YES, DONE]
    return [YES]


def use_water(state: State, move: i64) -> None:
    """VE-74 to VE-77: the lower card counts as a card of the first group, if it is used."""
    words = state.words
    combat.begin(state)
    if move == YES:
        low: i64 = words[LOW_WATER] - 1
        words[LOW_WATER] = 0
        words[FIELD + HUMANS * KINDS + low] -= 1
        words[GROUP + low] += 1
        words[GROUP_SIZE] = 1
